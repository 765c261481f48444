// fingers, mouse and wheel
//
// A swipe runs to the next junction, and on from there if the finger turns. A tap or click walks toward its side of the
// player. Two fingers zoom and move the maze, a mouse drags it. In a zoomed page, fingers belong to the browser, or the
// zoom could not be undone.

const SWIPE = 22,
	REPEAT = 350 // milliseconds from one run of a button that is held to the next
const fingers = new Map() // the place of each finger that is down
let touch = null, // the one that walks
	repeats = 0

const isPageZoomed = () => visualViewport.scale > 1.01

function takeTouch(event) {
	if (event.button > 0 || isPageZoomed()) return
	const at = { x: event.offsetX, y: event.offsetY }
	fingers.set(event.pointerId, at)
	stage.setPointerCapture(event.pointerId)
	touch = { ...at, id: event.pointerId, toward: -1, isTap: true, drags: event.pointerType === 'mouse' }
	if (fingers.size > 1) touch = null
}

function spread() {
	// of the first two fingers: their distance and their middle
	const [one, other] = fingers.values()
	return { far: Math.hypot(one.x - other.x, one.y - other.y), x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function moveFinger(event) {
	const finger = fingers.get(event.pointerId)
	if (!finger) return
	const before = fingers.size > 1 ? spread() : null,
		[across, down] = [event.offsetX - finger.x, event.offsetY - finger.y],
		isDrag = touch && (touch.drags || game.result !== 'unfinished')
	if (!before && !isDrag) return followTouch(event)
	;[finger.x, finger.y] = [event.offsetX, event.offsetY]
	if (before) {
		const after = spread()
		if (before.far > 20) zoomBy(after.far / before.far, after.x, after.y)
		moveView(viewX + before.x - after.x, viewY + before.y - after.y)
	} else if (!touch.isTap || Math.hypot(event.offsetX - touch.x, event.offsetY - touch.y) > 6) {
		touch.isTap = false
		moveView(viewX - across, viewY - down)
	}
}

function turnWheel(event) {
	event.preventDefault()
	if (event.deltaX) moveView(viewX + event.deltaX, viewY)
	if (event.deltaY) zoomBy(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 500)), event.offsetX, event.offsetY)
}

const directionTo = (across, down) =>
	Math.abs(across) > Math.abs(down) ? EAST + Number(across < 0) : SOUTH + Number(down < 0)

function followTouch(event) {
	if (touch?.id !== event.pointerId) return
	const across = event.offsetX - touch.x,
		down = event.offsetY - touch.y,
		k = directionTo(across, down)
	if (Math.max(Math.abs(across), Math.abs(down)) < (k === touch.toward ? 3 * SWIPE : SWIPE)) return
	;[touch.x, touch.y] = [event.offsetX, event.offsetY]
	if (touch.toward >= 0 && !stepFrom(game.maze, game.maze.player, k)) return // a long swipe does not count as a bump
	;[touch.toward, touch.isTap] = [k, false]
	runPlayer(k)
}

function endTouch(event) {
	fingers.delete(event.pointerId)
	if (touch?.id !== event.pointerId) return
	const isTapped = touch.isTap && event.type === 'pointerup',
		[x, y] = [event.offsetX + viewX, event.offsetY + viewY]
	touch = null
	if (!isTapped) return
	if (farSource) {
		farSource = cellNear(game.maze, x, y, pitch) || farSource
		return showFar()
	}
	if (overview) return changeOverview()
	const across = x - shownX,
		down = y - shownY
	if (Math.max(Math.abs(across), Math.abs(down)) > wide / 2) runPlayer(directionTo(across, down))
}

function pressButton(event) {
	const button = event.target.closest('button')
	if (isTypedAhead() && button?.closest('#end')) return
	if (button?.dataset.do) act(button.dataset.do)
	if (button?.dataset.recipe) playNew(button.dataset.recipe)
	if (button?.dataset.walk && !event.detail) movePlayer(button.dataset.walk) // a screen reader or key holds no button
}

// A button of the pad takes a step, or runs from junction to junction while it is held down.

function holdButton(event) {
	const key = event.target.closest('[data-walk]')?.dataset.walk
	if (!key || event.button > 0) return
	const k = MOVE_KEYS.indexOf(key)
	const run = () => {
		if (stepFrom(game.maze, game.maze.player, k)) runPlayer(k) // a button that is held makes no bumps
		repeats = setTimeout(run, REPEAT)
	}
	movePlayer(key)
	clearTimeout(repeats)
	repeats = setTimeout(run, REPEAT)
}

const releaseButton = () => clearTimeout(repeats)
