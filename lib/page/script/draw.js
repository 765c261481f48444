// draw: the floor, walls and bridges of any maze

function eachPiece(maze, [west, east, north, south], by, use, code = WALL) {
	// the walls (or squares of another code) of every row, or of every second one: use(row, first, last)
	for (let y = north; y <= south; y += by) {
		for (let x = west; x <= east; x++) {
			const first = x
			while (x <= east && maze.cell[y * maze.stride + x] === code) x++
			if (x > first) use(y, first, x - 1)
		}
	}
}

function eachRun(maze, squares, by, use) {
	// the straight walls, in rows and columns: use(is it across?, line, first, last)
	const { cell, stride } = maze,
		[west, east, north, south] = squares
	eachPiece(maze, squares, by, (y, first, last) => {
		const at = y * stride + first
		if (last > first || (cell[at - stride] && cell[at + stride])) use(true, y, first, last)
	})
	for (let x = west; x <= east; x += by) {
		for (let y = north; y <= south; y++) {
			const first = y
			while (y <= south && cell[y * stride + x] === WALL) y++
			if (y - first > 1) use(false, x, first, y - 1)
		}
	}
}

function fillSquare(pen, x, y) {
	// half a pixel larger on each side, or thin lines would show between two squares
	pen.fillRect(edgeOf(x) - 0.5, edgeOf(y) - 0.5, (x % 2 ? thin : wide) + 1, (y % 2 ? thin : wide) + 1)
}

function drawFloor(pen, maze, squares = maze.whole()) {
	pen.fillStyle = ink.floor
	pen.fillRect(edgeOf(1), edgeOf(1), edgeOf(maze.width) - wide, edgeOf(maze.height) - wide)
	const leaveOut = (y, first, last) =>
		pen.clearRect(edgeOf(first), edgeOf(y), edgeOf(last) + pitch - edgeOf(first), pitch)
	eachPiece(maze, squares, 1, leaveOut, OUTSIDE)
}

function drawWalls(pen, maze, squares, uncarved = '') {
	// uncarved: the color of cells that are walls; without it, they are part of the walls
	const { cell } = maze,
		shade = pen.createLinearGradient(0, 0, edgeOf(maze.width + 2), edgeOf(maze.height + 2))
	shade.addColorStop(0, ink.wall)
	shade.addColorStop(1, ink['wall-end'])
	pen.fillStyle = pen.strokeStyle = ink.walls = shade
	pen.lineWidth = thin
	const fillPiece = (y, first, last) =>
		pen.fillRect(edgeOf(first), edgeOf(y), edgeOf(last + 1) - edgeOf(first), edgeOf(y + 1) - edgeOf(y))
	if (maze.hasSquareCells) eachPiece(maze, squares, 1, fillPiece)
	else drawThinWalls(pen, maze, squares)
	const margin = uncarved ? 0 : thin
	maze.eachCell(at => {
		if (maze.isCrossed(at)) drawBridge(pen, maze, at)
		if (cell[at] !== WALL || maze.hasSquareCells) return
		pen.fillStyle = uncarved || ink.walls
		pen.fillRect(edgeOf(maze.column(at)) - margin, edgeOf(maze.row(at)) - margin, wide + 2 * margin, wide + 2 * margin)
	}, squares)
}

function drawThinWalls(pen, maze, squares) {
	pen.beginPath()
	eachRun(maze, squares, 2, (isAcross, n, first, last) => {
		const from = middleOf(first),
			to = middleOf(last),
			at = middleOf(n)
		pen.moveTo(isAcross ? from : at, isAcross ? at : from)
		pen.lineTo(isAcross ? to : at, isAcross ? at : to)
	})
	pen.stroke()
}

function drawBridge(pen, maze, at) {
	const x = edgeOf(maze.column(at)),
		y = edgeOf(maze.row(at)),
		isAcross = maze.cell[at - 1] === BRIDGE_EAST,
		rail = snap(thin * 0.7),
		low = snap(wide * 0.14),
		shade = wide * 0.13
	const fill = (color, along, across, long, broad) => {
		pen.fillStyle = color
		if (isAcross) pen.fillRect(x + along, y + across, long, broad)
		else pen.fillRect(x + across, y + along, broad, long)
	}
	fill(ink.shade, 0, low - shade, wide, wide - 2 * low + 2 * shade)
	fill(ink.deck, -thin, low, pitch + thin, wide - 2 * low)
	for (const across of [low, wide - low - rail]) fill(ink.walls, -thin, across, pitch + thin, rail)
	for (const along of [-thin, wide]) {
		// the walls of the passage below
		fill(ink.walls, along, -thin / 2, thin, low + thin / 2)
		fill(ink.walls, along, wide - low, thin, low + thin / 2)
	}
}

function drawLine(pen, maze, squares, color, broad) {
	pen.strokeStyle = color
	pen.lineWidth = broad
	pen.beginPath()
	for (const square of squares) pen.lineTo(middleX(maze, square), middleY(maze, square))
	pen.stroke()
}

function drawOverBridges(pen, maze, squares, color, broad) {
	pen.fillStyle = color
	for (let i = 1; i < squares.length; i++) {
		if (!isOverBridge(maze, squares[i - 1], squares[i])) continue
		const at = (squares[i - 1] + squares[i]) / 2,
			long = pitch + thin,
			isAcross = maze.cell[at - 1] === BRIDGE_EAST,
			[across, down] = isAcross ? [long, broad] : [broad, long]
		pen.fillRect(middleX(maze, at) - across / 2, middleY(maze, at) - down / 2, across, down)
	}
}

function drawDot(pen, color, x, y, radius) {
	pen.fillStyle = color
	pen.beginPath()
	pen.arc(x, y, radius, 0, 7)
	pen.fill()
}

const markSquare = (pen, maze, color, square, part) =>
	drawDot(pen, color, middleX(maze, square), middleY(maze, square), Math.max(2, wide * part))

function drawPiece(pen, name, x, y, side) {
	pen.fillStyle = ink[name]
	pen.strokeStyle = ink[`${name}-dark`]
	pen.lineWidth = 1
	pen.beginPath()
	pen.roundRect(x - side / 2, y - side / 2, side, side, side * 0.28)
	pen.fill()
	pen.stroke()
}

const boxSide = () => Math.max(overview ? 13 : 9, wide * 0.88)

function drawGoal(pen, maze) {
	const x = middleX(maze, maze.goal),
		y = middleY(maze, maze.goal),
		half = boxSide() * 0.3
	drawPiece(pen, 'goal', x, y, boxSide())
	pen.fillStyle = ink['goal-dark']
	pen.beginPath()
	pen.lineTo(x, y - half)
	pen.lineTo(x + half, y)
	pen.lineTo(x, y + half)
	pen.lineTo(x - half, y)
	pen.fill()
}
