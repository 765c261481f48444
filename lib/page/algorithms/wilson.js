// wilson: Wilson's algorithm. Wander until the walk meets the maze, then carve along the notes

ALGORITHMS.wilson = function carveWilson(maze) {
	const { cell, step } = maze,
		lastWay = new Uint8Array(maze.size)
	maze.eachCell(from => {
		let here = from
		while (cell[here] === WALL) {
			lastWay[here] = pickWay(listNeighbors(maze, here, 'at'), 'way')
			here += 2 * step[lastWay[here]]
		}
		const end = here
		for (here = from; here !== end; ) here = dig(maze, here, lastWay[here], 'dig')
	})
}
