// hunt-and-kill: a walk, and a hunt for the next cell where it ends

function carveHuntAndKill(maze, here) {
	let hunted = here
	for (;;) {
		const mask = listCells(maze, here, WALL)
		if (mask) {
			here = dig(maze, here, pickWay(mask, 'way'), 'dig')
			continue
		}
		if (maze.cell[hunted] !== WALL) hunted = nextUnvisited(maze, hunted)
		if (!hunted) return
		here = hunted
		while (!listCells(maze, here, OPEN)) here = nextUnvisited(maze, here) // in a shape, the walk may reach it later
		dig(maze, here, pickWay(listCells(maze, here, OPEN, 'hunted'), 'back'), 'join')
	}
}

function nextUnvisited(maze, here) {
	// row by row; 0 after the last one
	const end = maze.size - maze.stride
	do here += maze.column(here) < maze.width - 1 ? 2 : maze.stride + 5
	while (here < end && maze.cell[here] !== WALL)
	return here < end ? here : 0
}
