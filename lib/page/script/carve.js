// carve: recursive backtracking, with a stack; and how any algorithm digs

const ALGORITHMS = { backtracker: carveStack } // by name: the functions; algorithms/NAME.js adds its own

class Spent extends Error {} // no passage is left to dig

function listCandidates(maze, here) {
	// the directions to dig in from a cell
	const { cell, step, bridgesLeft, passagesLeft } = maze,
		candidate = []
	for (let k = EAST; k <= NORTH && passagesLeft; k++) {
		if (cell[here + 2 * step[k]] === WALL || (bridgesLeft && canBridge(maze, here, k))) candidate.push(k)
	}
	const markBridge = k => (cell[here + 2 * step[k]] === WALL ? k : k + 4)
	if (events) note('look', 'look', here, candidate.map(markBridge))
	return candidate
}

function dig(maze, here, k, site = '') {
	// digs the passage in that direction; -> the cell that it leads to
	const { cell, step } = maze,
		isOver = cell[here + 2 * step[k]] !== WALL && maze.bridgesLeft > 0
	spendPassage(maze)
	const there = isOver ? buildBridge(maze, here, k) : here + 2 * step[k]
	if (isOver) maze.bridgesLeft--
	else cell[here] = cell[here + step[k]] = cell[there] = OPEN
	if (events) note('dig', site, here, k, there)
	return there
}

function spendPassage(maze) {
	if (!maze.passagesLeft) throw new Spent()
	maze.passagesLeft--
}

function carveStack(maze, here) {
	const waiting = []
	while (here) {
		const candidate = listCandidates(maze, here)
		if (candidate.length) {
			waiting.push(here)
			here = dig(maze, here, candidate[below(candidate.length, 'draw')], 'dig')
		} else {
			here = waiting.pop()
		}
	}
}
