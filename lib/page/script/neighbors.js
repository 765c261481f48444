// neighbors: what lies around a cell
//
// A set of directions is a mask, the sum of 1 (east), 2 (west), 4 (south) and 8 (north).

const WAYS = Array.from({ length: 16 }, (_, mask) => [EAST, WEST, SOUTH, NORTH].filter(k => (mask >> k) & 1))

function pickWay(mask, site = '') {
	// one of its directions
	const ways = WAYS[mask]
	return ways[below(ways.length, site)]
}

function listNeighbors(maze, here, site = '') {
	// the directions in which there is a cell
	const { cell, step, stride, width, size } = maze,
		x = maze.column(here)
	if (events) note('at', site, here)
	let mask =
		Number(x < width - 1) + 2 * Number(x > 2) + 4 * Number(here < size - 3 * stride) + 8 * Number(here >= 3 * stride)
	if (maze.isShaped) for (let k = EAST; k <= NORTH; k++) if (cell[here + 2 * step[k]] === OUTSIDE) mask &= ~(1 << k)
	return mask
}

function listCells(maze, here, code, site = '') {
	// those in which there is a visited one (OPEN), or an unvisited one (WALL)
	let mask = 0
	for (let k = EAST; k <= NORTH; k++) mask |= Number(maze.cell[here + 2 * maze.step[k]] === code) << k
	return mask & listNeighbors(maze, here, site) // the ring is open too, but has no cells
}

function listKept(maze) {
	// the cells that no mask leaves out, row by row
	const kept = []
	maze.eachCell(at => maze.cell[at] === OUTSIDE || kept.push(at))
	return kept
}

const firstKept = maze => maze.cell.findIndex((code, at) => code !== OUTSIDE && maze.isCell(at))

function listPassages(maze, here) {
	// those in which a passage or a bridge leads
	let mask = 0
	for (let k = EAST; k <= NORTH; k++) {
		const next = maze.cell[here + maze.step[k]]
		mask |= Number(next === OPEN || next === BRIDGE_EAST + k) << k
	}
	return mask
}
