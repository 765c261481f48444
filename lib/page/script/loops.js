// loops: a maze with more than one path

function openLoops(maze, percent) {
	// opens the given percentage of the dead ends, cell by cell
	const { cell, step } = maze
	enter('open_loops', percent)
	maze.eachCell(here => {
		if (cell[here] !== OPEN || WAYS[listPassages(maze, here)].length !== 1 || below(100, 'draw') >= percent) return
		let mask = listCells(maze, here, OPEN, 'at')
		for (let k = EAST; k <= NORTH; k++) if (cell[here + step[k]] !== WALL) mask &= ~(1 << k)
		if (!mask) return
		const k = pickWay(mask, 'way')
		cell[here + step[k]] = OPEN
		if (events) note('loop', 'open', here, k)
	})
	leaveCall()
}
