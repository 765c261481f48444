// kruskal: Kruskal's algorithm. Shuffle all walls; open each one unless its cells are already connected

ALGORITHMS.kruskal = function carveKruskal(maze) {
	const { step } = maze,
		walls = listWalls(maze),
		setOf = Int32Array.from({ length: maze.size }, (_, at) => at) // of a cell: another one of its set, or itself
	const findSet = here => {
		while (setOf[here] !== here) here = setOf[here] = setOf[setOf[here]]
		return here
	}
	for (let i = walls.length - 1; i > 0; i--) {
		const j = below(i + 1)
		;[walls[i], walls[j]] = [walls[j], walls[i]]
	}
	for (const [here, k] of walls) {
		const a = findSet(here),
			b = findSet(here + 2 * step[k])
		if (a === b) {
			if (events) note('refused', 'refused', here, k)
			continue
		}
		dig(maze, here, k, 'dig')
		setOf[b] = a
	}
}

function listWalls(maze) {
	// between two cells, each as the cell on one side of it and the direction of the other
	const walls = []
	for (const here of listKept(maze)) {
		for (const k of WAYS[listNeighbors(maze, here)]) if (k === EAST || k === SOUTH) walls.push([here, k])
	}
	return walls
}
