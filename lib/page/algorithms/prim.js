// prim: Prim's algorithm. Choose a random cell of the frontier, the cells next to the maze, again and again

ALGORITHMS.prim = function carvePrim(maze, first) {
	const seen = new Uint8Array(maze.size), // was the cell ever in the frontier or in the maze?
		frontier = []
	const add = here => {
		seen[here] = 1
		for (const k of WAYS[listNeighbors(maze, here)]) {
			const there = here + 2 * maze.step[k]
			if (!seen[there]) frontier.push(there)
			seen[there] = 1
		}
	}
	add(first)
	while (frontier.length) {
		const n = below(frontier.length, 'cell'),
			here = frontier[n],
			last = frontier.pop()
		if (n < frontier.length) frontier[n] = last // the last one takes its place
		dig(maze, here, pickWay(listCells(maze, here, OPEN), 'way'), 'dig')
		add(here)
	}
}
