// algorithms: the functions, by name

const ALGORITHMS = {
	backtracker: carve_stack,
	prim: carve_prim,
	kruskal: carve_kruskal,
	wilson: carve_wilson,
	'aldous-broder': carve_aldous_broder,
	'hunt-and-kill': carve_hunt_and_kill,
	'binary-tree': carve_binary_tree,
	sidewinder: carve_sidewinder,
	eller: carve_eller,
	division: carve_division,
};

function carve(algorithm, bridges) {
	bridges_left = bridges;
	cell[cell_at(0, 0)] = OPEN;
	ALGORITHMS[algorithm](cell_at(0, 0));
}
