// draw: draw the three canvases

// the walls (or squares of another code) of every row, or of every second one: use(row, first, last)
function each_piece([west, east, north, south], by, use, code = WALL) {
	for (let y = north; y <= south; y += by) {
		for (let x = west; x <= east; x++) {
			const first = x
			while (x <= east && cell[y * stride + x] === code) x++
			if (x > first) use(y, first, x - 1)
		}
	}
}

// the straight walls, in rows and columns: use(is it across?, line, first, last)
function each_run(squares, by, use) {
	const [west, east, north, south] = squares
	each_piece(squares, by, (y, first, last) => {
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

function fill_square(pen, x, y, last = x) {
	// or the squares up to the last one; half a pixel larger on each side, or thin lines would show between two squares
	pen.fillRect(edge_of(x) - 0.5, edge_of(y) - 0.5, edge_of(last + 1) - edge_of(x) + 1, (y % 2 ? thin : wide) + 1)
}

function draw_floor(pen, squares = whole()) {
	pen.fillStyle = ink.floor
	pen.fillRect(edge_of(1), edge_of(1), edge_of(width) - wide, edge_of(height) - wide)
	const leave_out = (y, first, last) =>
		pen.clearRect(edge_of(first), edge_of(y), edge_of(last) + pitch - edge_of(first), pitch)
	each_piece(squares, 1, leave_out, OUTSIDE)
}

function draw_small(canvas, room, draw) {
	// draws the maze on another canvas, as large as fits into the room: a width and a height
	const pen = canvas.getContext('2d'),
		dots = devicePixelRatio,
		game = [pitch, wide, thin]
	pitch = Math.min((room[0] - 4) / (cells_wide + 2), (room[1] - 4) / (cells_high + 2), 96)
	pitch = Math.max(2, Math.floor(pitch * dots) / dots)
	thin = snap(pitch * THIN)
	wide = pitch - thin
	const [across, down] = [edge_of(width + 2) + 4, edge_of(height + 2) + 4], // the goal may be larger than its cell
		sides = [Math.ceil(across * dots), Math.ceil(down * dots)]
	if (canvas.width !== sides[0] || canvas.height !== sides[1]) [canvas.width, canvas.height] = sides
	;[canvas.style.width, canvas.style.height] = [`${across}px`, `${down}px`]
	pen.setTransform(dots, 0, 0, dots, 0, 0)
	pen.clearRect(0, 0, across, down)
	pen.lineCap = pen.lineJoin = 'round'
	draw(pen)
	;[pitch, wide, thin] = game
}

function draw_walls(pen, squares, uncarved = '') {
	// uncarved: the color of cells that are walls; without it, they are part of the walls
	const shade = pen.createLinearGradient(0, 0, edge_of(width + 2), edge_of(height + 2))
	shade.addColorStop(0, ink.wall)
	shade.addColorStop(1, ink['wall-end'])
	pen.fillStyle = ink.walls = shade
	pen.lineWidth = thin
	pen.strokeStyle = ink.walls
	if (has_square_cells()) {
		each_piece(squares, 1, (y, first, last) =>
			pen.fillRect(edge_of(first), edge_of(y), edge_of(last + 1) - edge_of(first), edge_of(y + 1) - edge_of(y)),
		)
		each_cell(squares, at => is_crossed(at) && draw_bridge(pen, at))
		return
	}
	pen.beginPath()
	each_run(squares, 2, (across, n, first, last) => {
		const from = middle_of(first),
			to = middle_of(last),
			at = middle_of(n)
		pen.moveTo(across ? from : at, across ? at : from)
		pen.lineTo(across ? to : at, across ? at : to)
	})
	pen.stroke()
	const margin = uncarved ? 0 : thin
	each_cell(squares, at => {
		if (cell[at] === WALL) {
			if (uncarved) pen.fillStyle = uncarved
			pen.fillRect(edge_of(column(at)) - margin, edge_of(row(at)) - margin, wide + 2 * margin, wide + 2 * margin)
		} else if (is_crossed(at)) draw_bridge(pen, at)
	})
}

const is_crossed = at => cell[at - 1] === BRIDGE_EAST || cell[at - stride] === BRIDGE_SOUTH

function draw_bridge(pen, at) {
	const x = edge_of(column(at)),
		y = edge_of(row(at)),
		rail = snap(thin * 0.7),
		low = snap(wide * 0.14),
		shade = wide * 0.13
	const fill = (color, along, across, long, broad) => {
		pen.fillStyle = color
		if (cell[at - 1] === BRIDGE_EAST) pen.fillRect(x + along, y + across, long, broad)
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

function draw_line(pen, squares, color, broad) {
	pen.strokeStyle = color
	pen.lineWidth = broad
	pen.beginPath()
	for (const square of squares) pen.lineTo(middle_x(square), middle_y(square))
	pen.stroke()
}

function draw_ways() {
	// the path, and where the player has been
	const pen = trail_pen,
		[west, east, north, south] = squares_held()
	if (way_shown) draw_line(pen, way.slice(0, way_shown + 1), far_source ? ink.floor : ink.way, way_width())
	if (!is_trail_seen()) return
	pen.strokeStyle = ink.dimmed
	pen.lineWidth = trail_width()
	pen.beginPath()
	for (let y = north; y <= south; y++) {
		for (let x = west, at = y * stride + x; x <= east; x++, at++) {
			for (let k = EAST; walked[at] >> k; k++) {
				if (!((walked[at] >> k) & 1)) continue
				const there = at + (cell[at + step[k]] === BRIDGE_EAST + k ? 4 : 1) * step[k]
				pen.moveTo(middle_of(x), middle_of(y))
				pen.lineTo(middle_x(there), middle_y(there))
			}
		}
	}
	pen.stroke()
	draw_line(pen, line, ink.walked, trail_width())
}

const is_trail_seen = () => pressed.trail || result !== 'unfinished'
const trail_width = () => Math.max(1.5, thin * 0.6)
const way_width = () => Math.max(3, wide * 0.6)

function add_to_trail(from) {
	if (!held || !pressed.trail) return
	if (line[line.length - 2] !== from) draw_line(trail_pen, [from, player], ink.dimmed, trail_width())
	draw_line(trail_pen, line.slice(-3), ink.walked, trail_width())
}

function draw_over_bridges(pen, squares, color, broad) {
	pen.fillStyle = color
	for (let i = 1; i < squares.length; i++) {
		if (!is_over_bridge(squares[i - 1], squares[i])) continue
		const at = (squares[i - 1] + squares[i]) / 2,
			long = pitch + thin,
			is_across = cell[at - 1] === BRIDGE_EAST
		const [across, down] = is_across ? [long, broad] : [broad, long]
		pen.fillRect(middle_x(at) - across / 2, middle_y(at) - down / 2, across, down)
	}
}

const is_over_bridge = (from, to) => Math.abs(to - from) === 4 || Math.abs(to - from) === 4 * stride

function draw_top(x, y, now) {
	const pen = top_pen,
		dots = devicePixelRatio
	pen.setTransform(dots, 0, 0, dots, -x * dots, -y * dots)
	pen.clearRect(x, y, view_width + 1, view_height + 1)
	if (way_since && held.next > height) show_way(now)
	if (bridges && way_shown) draw_over_bridges(pen, way.slice(0, way_shown + 1), ink.way, wide * 0.46)
	if (bridges && is_trail_seen()) {
		draw_over_bridges(pen, decks, ink.dimmed, trail_width())
		draw_over_bridges(pen, line, ink.walked, trail_width())
	}
	if (flash_since) draw_flash(pen, now)
	for (const square of hint) mark_square(pen, ink.hint, square, Math.max(2, wide * 0.16))
	if (player !== start) {
		mark_square(pen, ink.walked, start, Math.max(3, wide * 0.28))
		mark_square(pen, ink.floor, start, Math.max(2, wide * 0.18))
	}
	if (is_in_sight(goal)) draw_goal(pen)
	draw_player(pen)
	if (bridges && is_crossed(player) && !glide?.over_bridge) {
		pen.globalAlpha = 0.5
		draw_bridge(pen, player)
		pen.globalAlpha = 1
	}
}

function draw_dot(pen, color, x, y, radius) {
	pen.fillStyle = color
	pen.beginPath()
	pen.arc(x, y, radius, 0, 7)
	pen.fill()
}

const mark_square = (pen, color, square, radius) => draw_dot(pen, color, middle_x(square), middle_y(square), radius)

function draw_box(pen, color, x, y, side) {
	pen.fillStyle = color
	pen.beginPath()
	pen.roundRect(x - side / 2, y - side / 2, side, side, side * 0.28)
	pen.fill()
}

function draw_piece(pen, name, x, y, side) {
	draw_box(pen, ink[`${name}-dark`], x, y, side + 2)
	draw_box(pen, ink[name], x, y, side)
}

const box_side = () => Math.max(overview ? 13 : 9, wide * 0.88)

function draw_goal(pen) {
	const x = middle_x(goal),
		y = middle_y(goal),
		half = box_side() * 0.3
	draw_piece(pen, 'goal', x, y, box_side())
	pen.fillStyle = ink['goal-dark']
	pen.beginPath()
	pen.lineTo(x, y - half)
	pen.lineTo(x + half, y)
	pen.lineTo(x, y + half)
	pen.lineTo(x - half, y)
	pen.fill()
}

function draw_player(pen) {
	const side = box_side(),
		looks = side * 0.11,
		x = shown_x + looks * sign_of(look === EAST, look === WEST),
		y = shown_y + looks * sign_of(look === SOUTH, look === NORTH)
	draw_piece(pen, 'player', shown_x, shown_y, side)
	draw_dot(pen, ink['player-dark'], x, y, side * 0.27)
}

function draw_flash(pen, now) {
	// the player's row and column: two soft waves in two seconds
	const part = Math.max(0, now - flash_since) / 2000,
		broad = Math.max(wide, 4)
	if (part > 1) flash_since = 0
	pen.globalAlpha = part > 1 ? 0 : reduced_motion.matches ? 1 : (1 - Math.cos(part * 4 * Math.PI)) / 2
	pen.fillStyle = ink.flash
	pen.fillRect(0, shown_y - broad / 2, edge_of(width + 2), broad)
	pen.fillRect(shown_x - broad / 2, 0, broad, edge_of(height + 2))
	pen.globalAlpha = 1
	ask_frame()
}

function show_way(now) {
	const lasts = reduced_motion.matches || way.length > 4000 ? 1 : 900
	const part = Math.min(1, Math.max(0, now - way_since) / lasts)
	way_shown = Math.round((way.length - 1) * part)
	trail_pen.clearRect(held.left, held.top, held.right - held.left, held.bottom - held.top)
	draw_floor(trail_pen, squares_held())
	if (far_source) draw_far(trail_pen, squares_held(), far)
	draw_ways()
	if (part < 1) ask_frame()
	else way_since = 0
}
