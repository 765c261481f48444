// watch draw: draw the maze that is watched, with the thin walls of the game, and the data of the function that runs

function draw_watch(canvas, room, work, n, now) {
	const shown = n < work.events.length - 1 ? now : work.maze // at the end with its openings
	in_state(work, shown, () =>
		draw_small(canvas, room, pen => {
			work.pitch = pitch
			draw_floor(pen)
			draw_kept_below(pen, work, n, now)
			draw_walls(pen, whole(), ink.held)
			draw_kept_above(pen, work, n, now)
		}),
	)
}

const list_waiting_cells = ({ frames }) => frames.map(({ here }) => here)

function draw_kept_below(pen, work, n, now) {
	// marks in the color of the floor: sets, distances, the area, the cells that wait, the walk
	const { what, call } = work.events[n]
	if (pressed.watch_far) draw_far(pen, whole(), steps_from(find_source()))
	for (const [at, set] of pressed.watch_far ? [] : now.sets) {
		pen.fillStyle = hue((set * 47) % 360)
		pen.fillRect(edge_of(column(at)) - thin / 2, edge_of(row(at)) - thin / 2, pitch, pitch)
	}
	const most = Math.max(1, ...now.far.values())
	for (const [at, far] of now.far) {
		pen.fillStyle = hue(far_hue(far, most))
		fill_square(pen, column(at), row(at))
	}
	if (call.fn === 'divide') {
		const [west, north, cells_across, cells_down] = call.args,
			at = cell_at(west, north)
		pen.fillStyle = ink.flash
		pen.fillRect(edge_of(column(at)), edge_of(row(at)), cells_across * pitch - thin, cells_down * pitch - thin)
	}
	draw_line(pen, list_waiting_cells(now), ink.dimmed, wide * (pressed.watch_far ? 0.12 : 0.5))
	if (/hunt|sidewinder/.test(call.fn)) draw_line(pen, now.run.flat(), ink.dimmed, wide * 0.5)
	if (what === 'done' && now.far.size) draw_line(pen, solve(player), ink.walked, wide * 0.3)
}

function draw_kept_above(pen, { events }, n, now) {
	// marks that are visible on walls too: candidates, frontier, walk, the current cell, start and goal
	const { what, call, values } = events[n]
	const dot = (color, at, part) => mark_square(pen, color, at, Math.max(1.5, wide * part))
	draw_over_bridges(pen, list_waiting_cells(now), ink.dimmed, wide * 0.46)
	if (what === 'done' && now.far.size) draw_over_bridges(pen, solve(player), ink.walked, wide * 0.3)
	if (call.fn === 'carve_prim') for (const at of list_frontier()) dot(ink.hint, at, 0.22)
	if (now.trail) {
		pen.strokeStyle = ink.dimmed
		pen.lineWidth = Math.max(1, wide * 0.14)
		pen.beginPath()
		for (const at of now.trail) {
			const along = row(at) % 2 ? stride : 1
			pen.moveTo(middle_x(at - along), middle_y(at - along))
			pen.lineTo(middle_x(at + along), middle_y(at + along))
		}
		pen.stroke()
		draw_line(pen, now.walk.slice(-41), ink.hint, wide * 0.2)
	}
	if (call.fn === 'carve_wilson') draw_line(pen, now.walk, ink.hint, wide * 0.3)
	const frame = now.frames.at(-1)
	if (frame && (what === 'look' || what === 'draw'))
		for (const k of frame.ways) dot(ink.goal, frame.here + (k < 4 ? 2 : 4) * step[k % 4], 0.3)
	if (what === 'dig') draw_line(pen, [values[0], values[2]], ink.walked, wide * 0.3)
	if (what === 'refused') {
		const [at, to] = now.refused,
			aside = row(at) === row(to) ? stride : 1,
			wall = (at + to) / 2
		draw_line(pen, [wall - aside, wall + aside], ink.hint, Math.max(2, thin * 1.4))
		for (const one of [at, to]) dot(ink.hint, one, 0.2)
	}
	if (what === 'wall') {
		const [at, along, cells] = values
		draw_line(pen, [at - along, at + (2 * cells - 1) * along], ink.hint, thin)
	}
	if (now.here) draw_piece(pen, 'player', middle_x(now.here), middle_y(now.here), wide * 0.7)
	if (n < events.length - 1 && !now.far.size) return
	mark_square(pen, ink.walked, player, wide * 0.3)
	draw_goal(pen)
}
