// make maze: the maze that a recipe makes

function carve(maze, algorithm) {
	const first = firstKept(maze)
	maze.cell[first] = OPEN
	try {
		ALGORITHMS[algorithm](maze, first)
	} catch (why) {
		if (!(why instanceof Spent)) throw why
		maze.hasSquareCells = findSquareCells(maze) // division leaves open pillars
	}
}

function beginMaze({ width, height, mask, seed, weave, bridges, passages }) {
	const maze = new Maze(width, height)
	if (mask) shapeMaze(maze, mask)
	maze.bridgesLeft = bridges ?? (weave ? Infinity : 0)
	maze.passagesLeft = passages ?? Infinity
	seedWith(seed)
	return maze
}

function makeMaze(made) {
	// made: what a recipe says
	const maze = beginMaze(made)
	carve(maze, made.algorithm)
	if (made.loops !== null) openLoops(maze, made.loops)
	placeEnds(maze, made.ends)
	return maze
}
