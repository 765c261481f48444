// words: the maze in words

const nameDirection = k => [say.east, say.west, say.south, say.north][k]

function distanceToGoal() {
	// in columns and rows
	const { maze } = game
	return [maze.column(maze.goal) - maze.column(maze.player), maze.row(maze.goal) - maze.row(maze.player)]
}

function nameDistance() {
	const [across, down] = distanceToGoal()
	const far = (n, k) => (n ? [`${nameDirection(k)} ${Math.abs(n)}`] : [])
	return [...far(across, EAST + Number(across < 0)), ...far(down, SOUTH + Number(down < 0))].join(', ') || '0'
}

function describeMaze() {
	const { recipe, maze, seed } = game,
		name = nameRecipe(recipe, maze)
	document.title = seed && recipe.includes(',') ? `${name} · ${seed}` : name
	stage.ariaLabel = document.title
	showTitle()
	describePlayer()
}

function showTitle() {
	// the name of the maze, and what to do; after the end, nothing is left to do
	const { recipe, maze, challenge, sight, result } = game,
		toBeat = challenge && printText(say.task_beat, showTime(1000 * challenge.beat), challenge.steps),
		tasks = [toBeat || say.task, sight && say.task_fog].filter(Boolean).join(' ')
	put('title_name', nameRecipe(recipe, maze))
	put('title_task', result === 'unfinished' ? tasks : '')
}

function describePlayer() {
	const { maze, bridges } = game,
		{ player, cell, step, goal } = maze,
		open = []
	topPen.canvas.ariaLabel = printText(say.picture, maze.width, maze.height, bridges, nameDistance())
	for (let k = EAST; k <= NORTH; k++) {
		let far = 0
		for (let at = stepFrom(maze, player, k); at; far++) {
			at = isFork(maze, at, k) || at === goal ? 0 : stepFrom(maze, at, k)
		}
		const wayThere = cell[player + step[k]] === BRIDGE_EAST + k ? say.bridge : '%s'
		if (far) open.push(`${printText(wayThere, nameDirection(k))} ${far}`)
	}
	const words = printText(say.passages, open.join(', ') || 0, nameDistance())
	put('words', maze.isCrossed(player) ? `${words} ${say.crossed}` : words)
}

const isFork = (maze, square, k) =>
	(k < SOUTH ? [SOUTH, NORTH] : [EAST, WEST]).some(aside => stepFrom(maze, square, aside))
