// aldous-broder: wander about; connect a cell that is entered for the first time to the previous cell

ALGORITHMS['aldous-broder'] = function carveAldousBroder(maze, here) {
	for (let left = listKept(maze).length - 1; left; ) {
		const k = pickWay(listNeighbors(maze, here, 'at'), 'way'),
			to = here + 2 * maze.step[k]
		if (maze.cell[to] === WALL) {
			dig(maze, here, k, 'dig')
			left--
		}
		here = to
	}
}
