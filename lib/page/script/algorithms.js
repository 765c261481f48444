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
}

const UNSHAPED = /^(binary-tree|sidewinder|eller|division)$/ // they need a rectangle

function carve(algorithm, bridges) {
	bridges_left = bridges
	const first = first_kept()
	cell[first] = OPEN
	ALGORITHMS[algorithm](first)
}
