// carve: recursive backtracking, with a stack

let bridges_left = 0

function list_candidates(here) {
	// the directions to dig in from a cell
	const candidate = []
	for (let k = EAST; k <= NORTH; k++) {
		if (cell[here + 2 * step[k]] === WALL || (bridges_left && can_bridge(here, k))) candidate.push(k)
	}
	const mark_bridge = k => (cell[here + 2 * step[k]] === WALL ? k : k + 4)
	if (events) note('look', 'look', here, candidate.map(mark_bridge))
	return candidate
}

function dig(here, k, site = '') {
	// digs the passage in that direction; -> the cell that it leads to
	const is_bridge = cell[here + 2 * step[k]] !== WALL && bridges_left > 0
	const there = is_bridge ? build_bridge(here, k) : here + 2 * step[k]
	if (is_bridge) bridges_left--
	else cell[here] = cell[here + step[k]] = cell[there] = OPEN
	if (events) note('dig', site, here, k, there)
	return there
}

function carve_stack(here) {
	const waiting = []
	while (here) {
		const candidate = list_candidates(here)
		if (candidate.length) {
			waiting.push(here)
			here = dig(here, candidate[below(candidate.length, 'draw')], 'dig')
		} else {
			here = waiting.pop()
		}
	}
}
