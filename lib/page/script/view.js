// view: a window on the maze
//
// Columns and rows with odd numbers are thin, the even ones wide. Three canvases lie on top of each other: floor and
// trail; walls and bridges; everything that changes from frame to frame. The first two extend beyond the window, and are drawn
// again when the view leaves them.

const THIN = 0.17 // of the distance from cell to cell
let pitch = 20,
	wide = 16,
	thin = 4 // CSS pixels, like all that follow
let view_width = 0,
	view_height = 0,
	view_x = 0,
	view_y = 0 // the visible part of the maze
let room = null // for the maze during a game: width and height
let held = null // the part in the two layers: left, top, right, bottom; dots, the pixels of the screen for one of CSS; the next row to draw
let shown_x = 0,
	shown_y = 0,
	look = EAST // where the player is drawn, and the direction it faces
let glide = null // the movement of the player that is being drawn
let chosen = 0 // the pitch after a zoom
let overview = false,
	hint = [],
	way = []
let way_shown = 0,
	way_since = 0,
	flash_since = 0
let frame_asked = false
const pressed = {
	trail: true,
	letters: true,
	bell: false,
	describe: false,
	far: false,
	watch_far: false,
	watch_code: false,
} // the buttons that stay pressed
const INKS =
	'floor wall wall-end walked dimmed way hint player player-dark goal goal-dark deck shade flash held fog fog-line tint'
const ink = {} // the colors of the style, by name

/** @type {(id: string) => any} */
const get = id => document.getElementById(id)
/** @type {(selector: string) => any[]} */
const all = selector => [...document.querySelectorAll(selector)]
const root = document.documentElement,
	stage = get('stage')
const pens = all('#layers canvas').map(canvas => canvas.getContext('2d'))
const [trail_pen, wall_pen, top_pen] = pens
const reduced_motion = matchMedia('(prefers-reduced-motion: reduce)')
const theme = () => root.dataset.theme

// Where a column or row begins, its middle, and the column or row at a place.
const edge_of = n => (n >> 1) * pitch + (n & 1 ? wide : 0)
const middle_of = n => edge_of(n) + (n & 1 ? thin : wide) / 2
const middle_x = square => middle_of(column(square)),
	middle_y = square => middle_of(row(square))
const line_near = place => 2 * Math.floor(place / pitch) + 1

const SCHEMES = ['system', 'light', 'dark']

function set_scheme(name) {
	// light or dark, as chosen or else as the system is
	const of_system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
	root.dataset.scheme = SCHEMES.includes(name, 1) ? name : of_system
}

function choose_inks() {
	const style = getComputedStyle(root)
	for (const name of INKS.split(' ')) ink[name] = style.getPropertyValue(`--${name}`)
}

const snap = long => Math.max(1, Math.round(long * devicePixelRatio)) / devicePixelRatio

const SPARE = 14 // pixels of the player and of the goal that may be outside a maze that is shown whole
const NEAREST = 200 // pixels from cell to cell
const BAND = 30000 // half the squares that a frame draws

function find_pitches() {
	// -> the pitch that shows the whole maze, and the pitch for playing
	const least = (matchMedia('(pointer: coarse)').matches ? 19 : 15) * (has_square_cells() ? 2 : 1)
	const fits = [view_width / (cells_wide + 2), view_height / (cells_high + 2)]
	const whole = Math.min((view_width - SPARE) / (cells_wide + 2), (view_height - SPARE) / (cells_high + 2), NEAREST)
	const near = Math.min(least, ...fits.filter(fit => fit > 0.85 * least)) // a little smaller, but without scrolling
	const smallest = Math.min(...fits, NEAREST)
	return smallest >= near ? [smallest, smallest] : [Math.max(whole, 0.1), near]
}

function measure_view() {
	const dots = devicePixelRatio
	;[view_width, view_height] = [stage.clientWidth, stage.clientHeight]
	if (result === 'unfinished') room = [view_width, view_height]
	const [fits, near] = find_pitches()
	get('overview').disabled = near === fits && !chosen
	if (get('overview').disabled) overview = false
	pitch = overview ? fits : chosen || near
	if (pitch > 5) pitch = Math.floor(pitch * dots) / dots
	thin = pitch > 5 ? snap(pitch * THIN) : pitch / 3
	if (has_square_cells()) thin = pitch / 2 // no column is thinner than another
	wide = pitch - thin
	held = null
	move_view(...aim_view(2))
}

function measure_again() {
	// an observer reports late; if the size is known already, the view stays where it was moved
	if (view_width !== stage.clientWidth || view_height !== stage.clientHeight) measure_view()
}

// where a view begins that lies within the maze, or, if it is larger, the maze in its middle
const limit = (at, seen, whole) => (whole <= seen ? (whole - seen) / 2 : Math.max(0, Math.min(whole - seen, at)))

function aim_view(part) {
	// that part of the window stays ahead of the player
	const aim = (at, seen, from, whole) =>
		limit(Math.max(at + seen / part - seen, Math.min(at - seen / part, from)), seen, whole)
	return [
		aim(middle_x(player), view_width, view_x, edge_of(width + 2)),
		aim(middle_y(player), view_height, view_y, edge_of(height + 2)),
	]
}

// Zoom: the point of the maze below the finger or pointer stays there.

function zoom_by(factor, x = shown_x - view_x, y = shown_y - view_y) {
	const [whole] = find_pitches(),
		before = pitch,
		at = [view_x, view_y]
	chosen = Math.min(NEAREST, pitch * factor)
	overview = chosen <= whole
	if (overview) chosen = 0
	measure_view()
	if (!overview) move_view((at[0] + x) * (pitch / before) - x, (at[1] + y) * (pitch / before) - y)
}

function move_view(x, y) {
	glide = null
	;[shown_x, shown_y] = [middle_x(player), middle_y(player)]
	view_x = limit(x, view_width, edge_of(width + 2))
	view_y = limit(y, view_height, edge_of(height + 2))
	ask_frame()
}

function ask_frame() {
	if (!frame_asked) requestAnimationFrame(draw_frame)
	frame_asked = true
}

function redraw() {
	held = null
	ask_frame()
}

function draw_frame(now) {
	frame_asked = false
	if (view_width < 1 || view_height < 1) return
	if (glide) move_along(now)
	const dots = devicePixelRatio,
		[x, y] = [view_x, view_y].map(at => Math.round(at * dots) / dots)
	const is_held =
		held?.dots === dots &&
		x >= held.left &&
		y >= held.top &&
		x + view_width <= held.right &&
		y + view_height <= held.bottom
	if (!is_held) begin_layers(x, y)
	if (held.next <= height) draw_band()
	for (const { canvas } of [trail_pen, wall_pen])
		canvas.style.transform = `translate(${held.left - x}px, ${held.top - y}px)`
	draw_top(x, y, now)
}

function follow_player(lasts, squares) {
	// shows the way along these squares, from where the player is drawn now
	const places = squares.slice(1).map(square => [middle_x(square), middle_y(square)])
	glide = {
		since: time_now(),
		lasts: reduced_motion.matches ? 1 : lasts,
		places: [[shown_x, shown_y], ...places],
		from: [view_x, view_y],
		to: aim_view(4),
	}
	ask_frame()
}

function move_along(now) {
	const part = Math.min(1, Math.max(0, now - glide.since) / glide.lasts),
		eased = part * (2 - part),
		along = eased * (glide.places.length - 1),
		n = Math.floor(along),
		between = (from, to, part) => from.map((at, i) => at + (to[i] - at) * part)
	;[shown_x, shown_y] = between(glide.places[n], glide.places[n + 1] || glide.places[n], along - n)
	;[view_x, view_y] = between(glide.from, glide.to, eased)
	if (part < 1) ask_frame()
	else glide = null
}

function begin_layers(x, y) {
	const dots = devicePixelRatio
	const more_x = edge_of(width + 2) > view_width ? view_width / 3 : 0
	const more_y = edge_of(height + 2) > view_height ? view_height / 3 : 0
	held = { dots, left: x - more_x, top: y - more_y, right: x + view_width + more_x, bottom: y + view_height + more_y }
	for (const pen of pens) {
		const more = pen === top_pen ? 0 : 2,
			{ canvas } = pen
		canvas.width = Math.ceil((view_width + more * more_x) * dots)
		canvas.height = Math.ceil((view_height + more * more_y) * dots)
		canvas.style.width = `${canvas.width / dots}px`
		canvas.style.height = `${canvas.height / dots}px`
		pen.setTransform(dots, 0, 0, dots, -held.left * dots, -held.top * dots)
		pen.lineCap = pen.lineJoin = 'round'
	}
	draw_floor(trail_pen, squares_held())
	held.next = squares_held()[2]
}

function draw_band() {
	// the next rows of the layers; a frame draws a part of a large maze, or it would block the page
	const [west, east, , south] = squares_held(),
		last = Math.min(south, held.next + 2 * Math.ceil(BAND / (east - west + 1))),
		squares = [west, east, held.next, last]
	if (far_source) draw_far(trail_pen, squares, far)
	draw_walls(wall_pen, squares)
	draw_fog(wall_pen, squares)
	held.next = last < south ? last : Infinity
	if (last < south) ask_frame()
	else draw_ways()
}

function squares_held() {
	// the columns and rows in the layers: first, last, first, last
	return [
		Math.max(1, line_near(held.left)),
		Math.min(width, line_near(held.right)),
		Math.max(1, line_near(held.top)),
		Math.min(height, line_near(held.bottom)),
	]
}
