// ends: where the player starts, and where the goal is

function placeEnds(maze, kind) {
	ENDS[kind](maze)
	maze.cell[maze.player] = maze.cell[insideOf(maze, maze.goal)] = OPEN
}

function outsideOf(maze, opening) {
	// the square of the ring next to an opening in the border
	const x = maze.column(opening),
		y = maze.row(opening)
	return opening + (x === maze.width ? 1 : x === 1 ? -1 : y === maze.height ? maze.stride : -maze.stride)
}

function insideOf(maze, square) {
	// the exit that leads to a goal in the ring; or the goal itself
	const x = maze.column(square),
		y = maze.row(square)
	return square + Number(x === 0) - Number(x > maze.width) + maze.stride * (Number(y === 0) - Number(y > maze.height))
}

const ENDS = {
	corners(maze) {
		// above the first cell and below the last
		const { cell, stride, height } = maze
		maze.player = firstKept(maze) - stride
		maze.goal = cell.findLastIndex((code, at) => code !== OUTSIDE && maze.isCell(at)) + stride
		if (maze.row(maze.goal) === height) maze.goal += stride
	},

	opposite(maze) {
		// an opening somewhere, and its mirror image through the center
		const { width, height, stride } = maze,
			side = below(4),
			cells = side < SOUTH ? maze.cellsHigh : maze.cellsWide
		let k = below(cells)
		while (2 * k + 1 === cells) k = below(cells)
		const along = 2 * k + 2,
			x = [width, 1, along, along][side],
			y = [along, along, height, 1][side]
		maze.player = y * stride + x
		maze.goal = outsideOf(maze, (height + 1 - y) * stride + width + 1 - x)
	},

	center(maze) {
		maze.player = maze.cellAt(maze.cellsWide >> 1, maze.cellsHigh >> 1)
		maze.goal = 2 * below(maze.cellsWide) + 2
	},

	random(maze, among = listKept(maze)) {
		maze.player = maze.goal = among[below(among.length)]
		while (maze.goal === maze.player) maze.goal = among[below(among.length)]
	},

	far(maze) {
		maze.player = farthestFrom(maze, firstKept(maze))
		maze.goal = farthestFrom(maze, maze.player)
	},
}

function farthestFrom(maze, first) {
	// in passages and bridges; the first of several, row by row
	const { cell, step, size } = maze
	const { steps, most } = spreadFrom(first, size, (here, k) => {
		const next = cell[here + step[k]]
		return (next === OPEN || next === BRIDGE_EAST + k) && here + (next === OPEN ? 2 : 4) * step[k]
	})
	return steps.indexOf(most)
}

function spreadFrom(first, size, next) {
	// next(square, direction): where a step leads, if anywhere. -> the steps to each square, or -1; the most of them; the
	// square before each one; all that are reached, in the order in which they are found
	const steps = new Int32Array(size).fill(-1),
		cameFrom = new Int32Array(size),
		list = [first]
	steps[first] = 0
	cameFrom[first] = first
	for (const here of list) {
		for (let k = EAST; k <= NORTH; k++) {
			const there = next(here, k)
			if (!there || steps[there] >= 0) continue
			steps[there] = steps[here] + 1
			cameFrom[there] = here
			list.push(there)
		}
	}
	return { steps, most: steps[list[list.length - 1]], cameFrom, list }
}
