// watch draw: draw the maze that is watched, with the thin walls of the game, and the data of the function that runs

function drawWatch(canvas, room, work, n, now) {
	const maze = n < work.events.length - 1 ? now.maze : work.maze // at the end with its openings
	drawSmall(canvas, room, maze, pen => {
		work.pitch = pitch
		drawFloor(pen, maze)
		drawKeptBelow(pen, maze, work, n, now)
		drawWalls(pen, maze, maze.whole(), ink.held)
		drawKeptAbove(pen, maze, work, n, now)
	})
}

function drawSmall(canvas, [across, down], maze, draw) {
	// draws the maze on another canvas, as large as fits into the room
	const pen = canvas.getContext('2d'),
		dots = devicePixelRatio,
		ofGame = [pitch, wide, thin]
	setPitch(Math.max(2, Math.min((across - 4) / (maze.cellsWide + 2), (down - 4) / (maze.cellsHigh + 2), 96)), false)
	const sides = [edgeOf(maze.width + 2) + 4, edgeOf(maze.height + 2) + 4], // the goal may be larger than its cell
		pixels = sides.map(side => Math.ceil(side * dots))
	if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) [canvas.width, canvas.height] = pixels
	;[canvas.style.width, canvas.style.height] = sides.map(side => `${side}px`)
	pen.setTransform(dots, 0, 0, dots, 0, 0)
	pen.clearRect(0, 0, ...sides)
	pen.lineCap = pen.lineJoin = 'round'
	draw(pen)
	;[pitch, wide, thin] = ofGame
}

function measureFar(work, { maze, far }) {
	// -> the cell that distances are measured from, the steps to each square, and the most of them; a search has reached
	// only a part of them
	const source = findSource(maze),
		{ steps } = stepsFrom(maze, source),
		isReached = work.name === 'search_plainly' ? at => far.has(at) : () => true
	const reached = steps.map((n, at) => (isReached(at) ? n : -1))
	return { source, steps: reached, most: reached.reduce((most, n) => Math.max(most, n), 0) }
}

const listWaitingCells = ({ frames }) => frames.map(({ here }) => here)

function drawKeptBelow(pen, maze, work, n, now) {
	// marks in the color of the floor: sets, distances, the area, the cells that wait, the walk
	const { what, call } = work.events[n]
	if (pressed.watch_far) drawFar(pen, maze, maze.whole(), measureFar(work, now))
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

function drawSets(pen, maze, { sets, far }) {
	// the sets of an algorithm, or what a search has reached, by its distance
	for (const [at, set] of sets) {
		pen.fillStyle = hue((set * 47) % 360)
		pen.fillRect(edgeOf(maze.column(at)) - thin / 2, edgeOf(maze.row(at)) - thin / 2, pitch, pitch)
	}
	const most = Math.max(1, ...far.values())
	for (const [at, steps] of far) {
		pen.fillStyle = hue(farHue(steps, most))
		fillSquare(pen, maze.column(at), maze.row(at))
	}
}

function drawKeptAbove(pen, maze, { events }, n, now) {
	// marks that are visible on walls too: candidates, frontier, walk, the current cell, start and goal
	const { what, call } = events[n]
	drawOverBridges(pen, maze, listWaitingCells(now), ink.dimmed, wide * 0.46)
	if (what === 'done' && now.far.size) drawOverBridges(pen, maze, solve(maze, maze.player), ink.walked, wide * 0.3)
	if (call.fn === 'carve_prim') for (const at of listFrontier(maze)) drawMark(pen, maze, ink.hint, at, 0.22)
	if (now.trail) drawWholeWalk(pen, maze, now)
	if (call.fn === 'carve_wilson') drawLine(pen, maze, now.walk, ink.hint, wide * 0.3)
	drawEvent(pen, maze, events[n], now)
	if (now.here) drawPiece(pen, 'player', middleX(maze, now.here), middleY(maze, now.here), wide * 0.7)
	if (n < events.length - 1 && !now.far.size) return
	drawMark(pen, maze, ink.walked, maze.player, 0.3)
	drawGoal(pen, maze)
}

const drawMark = (pen, maze, color, at, part) => markSquare(pen, maze, color, at, Math.max(1.5, wide * part))

function drawWholeWalk(pen, maze, { trail, walk }) {
	pen.strokeStyle = ink.dimmed
	pen.lineWidth = Math.max(1, wide * 0.14)
	pen.beginPath()
	for (const at of trail) {
		const along = maze.row(at) % 2 ? maze.stride : 1
		pen.moveTo(middleX(maze, at - along), middleY(maze, at - along))
		pen.lineTo(middleX(maze, at + along), middleY(maze, at + along))
	}
	pen.stroke()
	drawLine(pen, maze, walk.slice(-41), ink.hint, wide * 0.2)
}

function drawEvent(pen, maze, { what, values }, now) {
	const frame = now.frames.at(-1)
	if (frame && (what === 'look' || what === 'draw'))
		for (const k of frame.ways) drawMark(pen, maze, ink.goal, frame.here + (k < 4 ? 2 : 4) * maze.step[k % 4], 0.3)
	if (what === 'dig') drawLine(pen, maze, [values[0], values[2]], ink.walked, wide * 0.3)
	if (what === 'refused') {
		const [at, to] = now.refused,
			aside = maze.row(at) === maze.row(to) ? maze.stride : 1,
			wall = (at + to) / 2
		drawLine(pen, maze, [wall - aside, wall + aside], ink.hint, Math.max(2, thin * 1.4))
		for (const one of [at, to]) drawMark(pen, maze, ink.hint, one, 0.2)
	}
	if (what === 'wall') {
		const [at, along, cells] = values
		drawLine(pen, maze, [at - along, at + (2 * cells - 1) * along], ink.hint, thin)
	}
}
