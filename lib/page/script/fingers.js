// fingers, mouse and wheel
//
// A swipe runs to the next junction, and on from there if the finger turns. A tap or click walks toward its side of the
// player. Two fingers zoom and move the maze, a mouse drags it. In a zoomed page, fingers belong to the browser, or the
// zoom could not be undone.

const SWIPE = 22,
	HELD = 350 // milliseconds
const fingers = new Map() // the place of each finger that is down
let touch = null, // the one that walks
	repeats = 0

const is_page_zoomed = () => visualViewport.scale > 1.01

function take_touch(event) {
	if (event.button > 0 || is_page_zoomed()) return
	const at = { x: event.clientX, y: event.clientY }
	fingers.set(event.pointerId, at)
	stage.setPointerCapture(event.pointerId)
	put('wrong', '')
	touch = fingers.size > 1 ? null : { ...at, id: event.pointerId, toward: -1, drags: event.pointerType === 'mouse' }
}

function place_in_stage(x, y) {
	const { left, top } = stage.getBoundingClientRect()
	return [x - left, y - top]
}

function spread() {
	// of the first two fingers: their distance, and their middle in the stage
	const [one, other] = fingers.values(),
		[x, y] = place_in_stage((one.x + other.x) / 2, (one.y + other.y) / 2)
	return { far: Math.hypot(one.x - other.x, one.y - other.y), x, y }
}

function move_finger(event) {
	const finger = fingers.get(event.pointerId)
	if (!finger) return
	const before = fingers.size > 1 ? spread() : null
	const [across, down] = [event.clientX - finger.x, event.clientY - finger.y]
	const is_drag = touch && (touch.drags || result !== 'unfinished')
	if (!before && !is_drag) return follow_touch(event)
	;[finger.x, finger.y] = [event.clientX, event.clientY]
	if (before) {
		const after = spread()
		if (before.far > 20) zoom_by(after.far / before.far, after.x, after.y)
		move_view(view_x + before.x - after.x, view_y + before.y - after.y)
	} else if (touch.toward >= 0 || Math.hypot(event.clientX - touch.x, event.clientY - touch.y) > 6) {
		touch.toward = 0 // a drag, not a click
		move_view(view_x - across, view_y - down)
	}
}

function turn_wheel(event) {
	const lines = event.deltaMode ? 30 : 1,
		factor = Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 100 : 500))
	event.preventDefault()
	if (event.deltaX) move_view(view_x + event.deltaX * lines, view_y)
	if (event.deltaY) zoom_by(factor, ...place_in_stage(event.clientX, event.clientY))
}

const direction_to = (across, down) =>
	Math.abs(across) > Math.abs(down) ? EAST + Number(across < 0) : SOUTH + Number(down < 0)

function follow_touch(event) {
	if (touch?.id !== event.pointerId) return
	const across = event.clientX - touch.x,
		down = event.clientY - touch.y,
		k = direction_to(across, down)
	if (Math.max(Math.abs(across), Math.abs(down)) < (k === touch.toward ? 3 * SWIPE : SWIPE)) return
	;[touch.x, touch.y] = [event.clientX, event.clientY]
	if (touch.toward >= 0 && !step_from(player, k)) return // a long swipe does not count as a bump
	touch.toward = k
	run_player(k)
}

function end_touch(event) {
	fingers.delete(event.pointerId)
	if (touch?.id !== event.pointerId) return
	const tapped = touch.toward < 0 && event.type === 'pointerup',
		[x, y] = place_in_stage(event.clientX, event.clientY)
	touch = null
	if (!tapped) return
	if (far_source) {
		far_source = cell_near(x + view_x, y + view_y, pitch) || far_source
		return show_far()
	}
	if (overview) return change_overview()
	const across = x + view_x - shown_x,
		down = y + view_y - shown_y
	if (Math.max(Math.abs(across), Math.abs(down)) > wide / 2) run_player(direction_to(across, down))
}

function close_beside(event) {
	const { left, right, top, bottom } = event.target.getBoundingClientRect()
	const { clientX: x, clientY: y } = event
	if (event.target.open && (x < left || x > right || y < top || y > bottom)) event.target.close()
}

function press_button(event) {
	const button = event.target.closest('button')
	if (is_typed_ahead() && button?.closest('#end')) return
	if (button?.dataset.do) act(button.dataset.do)
	if (button?.dataset.size) play_size(Number(button.dataset.size))
	if (button?.dataset.level) play_new(level_kind(Number(button.dataset.level)))
	if (button?.dataset.walk && !event.detail) move_player(button.dataset.walk) // a screen reader or key holds no button
}

// A button of the pad takes a step, or runs from junction to junction while it is held down.

function hold_button(event) {
	const way = event.target.closest('[data-walk]')?.dataset.walk
	if (!way || event.button > 0) return
	const k = MOVE_KEYS.indexOf(way)
	const run = () => {
		if (step_from(player, k)) run_player(k) // a button that is held makes no bumps
		repeats = setTimeout(run, HELD)
	}
	move_player(way)
	clearTimeout(repeats)
	repeats = setTimeout(run, HELD)
}

const release_button = () => clearTimeout(repeats)
