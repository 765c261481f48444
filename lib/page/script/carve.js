// carve: recursive backtracking, with a stack

let bridges_left = 0;

function list_candidates(here) {
	// the directions to dig in from a cell
	const candidate = [];
	for (let k = EAST; k <= NORTH; k++) {
		if (cell[here + 2 * step[k]] === WALL || (bridges_left && can_bridge(here, k))) candidate.push(k);
	}
	return candidate;
}

function dig(here, k) {
	// the passage that way; the cell it leads to
	const there = here + 2 * step[k];
	if (cell[there] !== WALL && bridges_left) return build_bridge(here, k);
	cell[here] = cell[here + step[k]] = cell[there] = OPEN;
	return there;
}

function carve_stack(here) {
	const waiting = [];
	while (here) {
		const candidate = list_candidates(here);
		if (candidate.length) {
			waiting.push(here);
			here = dig(here, candidate[below(candidate.length)]);
		} else {
			here = waiting.pop();
		}
	}
}
