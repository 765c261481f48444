// binary-tree: each cell goes west or north

ALGORITHMS['binary-tree'] = function carveBinaryTree(maze, first) {
	maze.eachCell(here => {
		const x = maze.column(here),
			y = maze.row(here)
		if (here === first) return
		const pick = below(Number(x > 2) + Number(y > 2), 'coin')
		if (x === 2 || pick === 1) dig(maze, here, NORTH, 'north')
		else dig(maze, here, WEST, 'west')
	})
}
