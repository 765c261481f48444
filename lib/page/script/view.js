// view: a window on the maze
//
// Columns and rows with odd numbers are thin, the even ones wide. Three canvases lie on top of each other: floor and
// trail; walls and bridges; everything that changes from frame to frame. The first two extend beyond the window, and
// are drawn again when the view leaves them. All lengths are CSS pixels.

const THIN = 0.17, // of the distance from cell to cell
	SPARE = 14, // of the player and of the goal that may be outside a maze that is shown whole
	NEAREST = 200 // from cell to cell
let pitch = 20,
	wide = 16,
	thin = 4
let viewWidth = 0,
	viewHeight = 0,
	viewX = 0,
	viewY = 0 // the visible part of the maze
let held = null // the part in the layers: left, top, right, bottom; dots, in a pixel of CSS
let shownX = 0,
	shownY = 0,
	look = EAST // where the player is drawn, and the direction it faces
let glide = null // the movement of the player that is being drawn
let chosen = 0 // the pitch after a zoom
let overview = false,
	hint = [],
	way = []
let isFrameAsked = false

const pens = all('#layers canvas').map(canvas => canvas.getContext('2d'))
const [trailPen, wallPen, topPen] = pens
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)'),
	coarse = matchMedia('(pointer: coarse)')

// Where a column or row begins, its middle, and the thin column or row at a place or just after it.
const edgeOf = n => (n >> 1) * pitch + (n & 1 ? wide : 0)
const middleOf = n => edgeOf(n) + (n & 1 ? thin : wide) / 2
const middleX = (maze, square) => middleOf(maze.column(square)),
	middleY = (maze, square) => middleOf(maze.row(square))
const lineNear = place => 2 * Math.floor(place / pitch) + 1

const snap = long => Math.max(1, Math.round(long * devicePixelRatio)) / devicePixelRatio

function setPitch(longer, hasSquareCells) {
	// the distance from cell to cell, in whole pixels of the screen
	pitch = longer > 5 ? Math.floor(longer * devicePixelRatio) / devicePixelRatio : longer
	thin = pitch > 5 ? snap(pitch * THIN) : pitch / 3
	if (hasSquareCells) thin = pitch / 2 // no column is thinner than another
	wide = pitch - thin
}

function findPitches() {
	// -> the pitch that shows the whole maze, and the pitch for playing
	const { cellsWide, cellsHigh, hasSquareCells } = game.maze,
		least = (coarse.matches ? 16 : 13) * (hasSquareCells ? 2 : 1),
		whole = Math.min((viewWidth - SPARE) / (cellsWide + 2), (viewHeight - SPARE) / (cellsHigh + 2), NEAREST)
	return [Math.max(whole, 0.1), Math.max(whole, least)]
}

function measureView() {
	;[viewWidth, viewHeight] = [stage.clientWidth, stage.clientHeight]
	const [fits, near] = findPitches()
	get('overview').disabled = near === fits && !chosen
	if (get('overview').disabled) overview = false
	setPitch(overview ? fits : chosen || near, game.maze.hasSquareCells)
	held = null
	showPlayer()
	moveView(...aimView(1 / 2))
}

const wholeWidth = () => edgeOf(game.maze.width + 2),
	wholeHeight = () => edgeOf(game.maze.height + 2)

// where a view begins that lies within the maze, or, if it is larger, the maze in its middle
const limit = (at, seen, whole) => (whole <= seen ? (whole - seen) / 2 : Math.max(0, Math.min(whole - seen, at)))

function aimView(part) {
	// moves no farther than it must, so that this part of the window lies on each side of the player as it is drawn
	const aim = (at, seen, from, whole) => {
		const least = at - seen * (1 - part),
			most = at - seen * part
		return limit(Math.max(least, Math.min(most, from)), seen, whole)
	}
	return [aim(shownX, viewWidth, viewX, wholeWidth()), aim(shownY, viewHeight, viewY, wholeHeight())]
}

function zoomBy(factor, x = shownX - viewX, y = shownY - viewY) {
	// the point of the maze below the finger or pointer stays there
	const [whole] = findPitches(),
		before = pitch,
		at = [viewX, viewY]
	chosen = Math.min(NEAREST, pitch * factor)
	overview = chosen <= whole
	if (overview) chosen = 0
	measureView()
	if (!overview) moveView((at[0] + x) * (pitch / before) - x, (at[1] + y) * (pitch / before) - y)
}

function showPlayer() {
	const { maze } = game
	glide = null
	;[shownX, shownY] = [middleX(maze, maze.player), middleY(maze, maze.player)]
}

function moveView(x, y) {
	showPlayer()
	viewX = limit(x, viewWidth, wholeWidth())
	viewY = limit(y, viewHeight, wholeHeight())
	askFrame()
}

function changeOverview() {
	overview = !overview
	chosen = 0
	measureView()
}

function askFrame() {
	if (!isFrameAsked) requestAnimationFrame(drawFrame)
	isFrameAsked = true
}

function redraw() {
	held = null
	askFrame()
}

function drawFrame(now) {
	isFrameAsked = false
	if (viewWidth < 1 || viewHeight < 1) return
	if (glide) moveAlong(now)
	const dots = devicePixelRatio,
		[x, y] = [viewX, viewY].map(at => Math.round(at * dots) / dots)
	const isHeld =
		held?.dots === dots &&
		x >= held.left &&
		y >= held.top &&
		x + viewWidth <= held.right &&
		y + viewHeight <= held.bottom
	if (!isHeld) drawLayers(x, y)
	for (const { canvas } of [trailPen, wallPen])
		canvas.style.transform = `translate(${held.left - x}px, ${held.top - y}px)`
	drawTop(x, y)
}

function followPlayer(squares) {
	// shows the way along these squares, from where the player is drawn now
	const { maze } = game,
		places = squares.slice(1).map(square => [middleX(maze, square), middleY(maze, square)])
	glide = {
		since: timeNow(),
		lasts: reducedMotion.matches ? 1 : Math.min(200, 70 + 15 * squares.length),
		places: [[shownX, shownY], ...places],
	}
	askFrame()
}

function moveAlong(now) {
	const { since, lasts, places } = glide,
		part = Math.min(1, Math.max(0, now - since) / lasts),
		along = part * (2 - part) * (places.length - 1),
		n = Math.floor(along),
		next = places[n + 1] || places[n]
	;[shownX, shownY] = places[n].map((at, i) => at + (next[i] - at) * (along - n))
	;[viewX, viewY] = aimView(1 / 4)
	if (part < 1) askFrame()
	else glide = null
}

function drawLayers(x, y) {
	const dots = devicePixelRatio,
		moreX = wholeWidth() > viewWidth ? viewWidth / 3 : 0,
		moreY = wholeHeight() > viewHeight ? viewHeight / 3 : 0
	held = { dots, left: x - moreX, top: y - moreY, right: x + viewWidth + moreX, bottom: y + viewHeight + moreY }
	for (const pen of pens) {
		const more = pen === topPen ? 0 : 2,
			{ canvas } = pen
		canvas.width = Math.ceil((viewWidth + more * moreX) * dots)
		canvas.height = Math.ceil((viewHeight + more * moreY) * dots)
		canvas.style.width = `${canvas.width / dots}px`
		canvas.style.height = `${canvas.height / dots}px`
		pen.setTransform(dots, 0, 0, dots, -held.left * dots, -held.top * dots)
		pen.lineCap = pen.lineJoin = 'round'
	}
	const { maze } = game,
		squares = squaresHeld()
	drawFloor(trailPen, maze, squares)
	if (farSource) drawFar(trailPen, maze, squares, far)
	drawWays()
	drawWalls(wallPen, maze, squares)
	drawFog(wallPen, maze, squares)
}

function squaresHeld() {
	// the columns and rows in the layers: first, last, first, last; all odd, so each cell lies between two of them
	return [
		Math.max(1, lineNear(held.left - pitch)),
		Math.min(game.maze.width, lineNear(held.right)),
		Math.max(1, lineNear(held.top - pitch)),
		Math.min(game.maze.height, lineNear(held.bottom)),
	]
}
