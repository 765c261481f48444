// draw game: what lies on the maze of the game: the path, the trail, the hint, the player and the goal

const isTrailSeen = () => pressed.trail || game.result !== 'unfinished'
const trailWidth = () => Math.max(1.5, thin * 0.6)

function drawWays() {
	// the path, and where the player has been
	const { maze, line } = game
	if (way.length) drawLine(trailPen, maze, way, farSource ? ink.floor : ink.way, Math.max(3, wide * 0.6))
	if (!isTrailSeen()) return
	drawWalked(trailPen)
	drawLine(trailPen, maze, line, ink.walked, trailWidth())
}

function drawWalked(pen) {
	const { maze, walked } = game,
		{ cell, step } = maze
	pen.strokeStyle = ink.dimmed
	pen.lineWidth = trailWidth()
	pen.beginPath()
	maze.eachSquare((at, x, y) => {
		for (const k of WAYS[walked[at]]) {
			const there = at + (cell[at + step[k]] === BRIDGE_EAST + k ? 4 : 1) * step[k]
			pen.moveTo(middleOf(x), middleOf(y))
			pen.lineTo(middleX(maze, there), middleY(maze, there))
		}
	}, squaresHeld())
	pen.stroke()
}

function addToTrail(from) {
	const { maze, line } = game
	if (!held || !pressed.trail) return
	if (line[line.length - 2] !== from) drawLine(trailPen, maze, [from, maze.player], ink.dimmed, trailWidth())
	drawLine(trailPen, maze, line.slice(-3), ink.walked, trailWidth())
}

function drawTop(x, y) {
	const pen = topPen,
		dots = devicePixelRatio,
		{ maze, start } = game
	pen.setTransform(dots, 0, 0, dots, -x * dots, -y * dots)
	pen.clearRect(x, y, viewWidth + 1, viewHeight + 1)
	if (game.bridges) drawOnBridges(pen)
	for (const square of hint) markSquare(pen, maze, ink.hint, square, 0.16)
	if (maze.player !== start) {
		markSquare(pen, maze, ink.walked, start, 0.28)
		markSquare(pen, maze, ink.floor, start, 0.18)
	}
	if (isInSight(maze.goal)) drawGoal(pen, maze)
	drawPlayer(pen)
	if (maze.isCrossed(maze.player)) {
		pen.globalAlpha = 0.5
		drawBridge(pen, maze, maze.player)
		pen.globalAlpha = 1
	}
}

function drawOnBridges(pen) {
	const { maze, decks, line } = game
	drawOverBridges(pen, maze, way, ink.way, wide * 0.46)
	if (!isTrailSeen()) return
	drawOverBridges(pen, maze, decks, ink.dimmed, trailWidth())
	drawOverBridges(pen, maze, line, ink.walked, trailWidth())
}

function drawPlayer(pen) {
	const side = boxSide(),
		looks = side * 0.11
	drawPiece(pen, 'player', shownX, shownY, side)
	drawDot(pen, ink['player-dark'], shownX + looks * STEP_X[look], shownY + looks * STEP_Y[look], side * 0.27)
}
