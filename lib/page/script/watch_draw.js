// watch draw: draw the maze that is watched, with the thin walls of the game, and the data of the function that runs

function drawWatch(plot, work) {
	// as large as fits into the plot
	const { now, events } = work,
		maze = now.n < events.length - 1 ? now.maze : work.maze, // at the end with its openings
		canvas = plot.firstElementChild,
		pen = canvas.getContext('2d'),
		dots = devicePixelRatio,
		ofGame = [pitch, wide, thin],
		fits = [(plot.clientWidth - 4) / (maze.cellsWide + 2), (plot.clientHeight - 4) / (maze.cellsHigh + 2)]
	setPitch(Math.max(2, Math.min(...fits, 96)), false)
	work.pitch = pitch
	const sides = [edgeOf(maze.width + 2) + 4, edgeOf(maze.height + 2) + 4], // the goal may be larger than its cell
		pixels = sides.map(side => Math.ceil(side * dots))
	if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) [canvas.width, canvas.height] = pixels
	;[canvas.style.width, canvas.style.height] = sides.map(side => `${side}px`)
	pen.setTransform(dots, 0, 0, dots, 0, 0)
	pen.clearRect(0, 0, ...sides)
	pen.lineCap = pen.lineJoin = 'round'
	drawFloor(pen, maze)
	drawKeptBelow(pen, maze, now)
	drawWalls(pen, maze, maze.whole(), ink.held)
	drawKeptAbove(pen, maze, now)
	if (maze === work.maze || now.far.size) {
		markSquare(pen, maze, ink.walked, maze.player, 0.3)
		drawGoal(pen, maze)
	}
	;[pitch, wide, thin] = ofGame
}

function measureFar({ maze, far }) {
	// -> the square that distances are measured from, the steps to each one, and the most of them; in a search, to those
	// that it has reached
	const source = pressed.watch_far ? watchSource || firstOpen(maze) : maze.player,
		steps = stepsFrom(maze, source).steps.map((n, at) => (!far.size || far.has(at) ? n : -1))
	return { source, steps, most: Math.max(...steps) }
}

const listWaitingCells = ({ frames }) => frames.map(({ here }) => here)

function drawKeptBelow(pen, maze, now) {
	// marks in the color of the floor: sets, distances, the area, the cells that wait, the walk
	const { what, call } = now.event
	if (pressed.watch_far || now.far.size) drawFar(pen, maze, maze.whole(), measureFar(now))
	else drawSets(pen, maze, now)
	if (call.fn === 'divide') {
		const [west, north, across, down] = call.args,
			at = maze.cellAt(west, north)
		pen.fillStyle = ink.flash
		pen.fillRect(edgeOf(maze.column(at)), edgeOf(maze.row(at)), across * pitch - thin, down * pitch - thin)
	}
	drawLine(pen, maze, listWaitingCells(now), ink.dimmed, wide * (pressed.watch_far ? 0.12 : 0.5))
	if (/hunt|sidewinder/.test(call.fn)) drawLine(pen, maze, now.run.flat(), ink.dimmed, wide * 0.5)
	if (what === 'done' && now.far.size) drawLine(pen, maze, solve(maze, maze.player), ink.walked, wide * 0.3)
}

function drawSets(pen, maze, { sets }) {
	for (const [at, set] of sets) {
		pen.fillStyle = hue((set * 47) % 360)
		pen.fillRect(edgeOf(maze.column(at)) - thin / 2, edgeOf(maze.row(at)) - thin / 2, pitch, pitch)
	}
}

function drawKeptAbove(pen, maze, now) {
	// marks that are visible on walls too: candidates, frontier, walk, the current cell
	const { what, call } = now.event
	drawOverBridges(pen, maze, listWaitingCells(now), ink.dimmed, wide * 0.46)
	if (what === 'done' && now.far.size) drawOverBridges(pen, maze, solve(maze, maze.player), ink.walked, wide * 0.3)
	if (call.fn === 'carve_prim') for (const at of listFrontier(maze)) markSquare(pen, maze, ink.hint, at, 0.22)
	if (keepsLoops(now)) drawLine(pen, maze, now.walk.slice(-41), ink.hint, wide * 0.2)
	if (call.fn === 'carve_wilson') drawLine(pen, maze, now.walk, ink.hint, wide * 0.3)
	drawEvent(pen, maze, now)
	if (now.here) drawPiece(pen, 'player', middleX(maze, now.here), middleY(maze, now.here), wide * 0.7)
}

function drawEvent(pen, maze, now) {
	const { what, values } = now.event,
		frame = now.frames.at(-1)
	if (frame && (what === 'look' || what === 'draw'))
		for (const k of frame.ways) markSquare(pen, maze, ink.goal, frame.here + (k < 4 ? 2 : 4) * maze.step[k % 4], 0.3)
	if (what === 'dig') drawLine(pen, maze, [values[0], values[2]], ink.walked, wide * 0.3)
	if (what === 'refused') {
		const [at, k] = values,
			wall = at + maze.step[k],
			aside = maze.step[k ^ 2]
		drawLine(pen, maze, [wall - aside, wall + aside], ink.hint, Math.max(2, thin * 1.4))
		for (const one of [at, wall + maze.step[k]]) markSquare(pen, maze, ink.hint, one, 0.2)
	}
	if (what === 'wall') {
		const [at, along, cells] = values
		drawLine(pen, maze, [at - along, at + (2 * cells - 1) * along], ink.hint, thin)
	}
}
