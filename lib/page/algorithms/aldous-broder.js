// aldous-broder: wander about; connect a cell that is entered for the first time to the previous cell

function carve_aldous_broder(here) {
	for (let left = list_kept().length - 1; left; ) {
		const k = pick_way(list_neighbors(here, 'at'), 'way'),
			to = here + 2 * step[k]
		if (cell[to] === WALL) {
			dig(here, k, 'dig')
			left--
		}
		here = to
	}
}
