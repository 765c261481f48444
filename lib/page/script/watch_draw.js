// watch draw: draw the maze that is watched, with the thin walls of the game, and the data of the function that runs

function draw_watch(canvas, room, work, n, now) {
	const shown = n < work.events.length - 1 ? now : work.maze; // at the end with its openings
	in_state(work, shown, () =>
		draw_small(canvas, room, (pen) => {
			draw_floor(pen);
			draw_kept_below(pen, work, n, now);
			draw_walls(pen, [1, width, 1, height]);
			draw_kept_above(pen, work, n, now);
		}),
	);
}

const hue = (part) => `hsl(${Math.round(part)} ${ink.tint})`;

const list_waiting_cells = ({ frames }) => frames.map(({ here }) => here);

function draw_kept_below(pen, { events }, n, now) {
	// marks in the color of the floor: sets, distances, the area, the cells that wait, the walk
	const { what, call } = events[n];
	for (const [at, set] of now.sets) {
		pen.fillStyle = hue((set * 47) % 360);
		pen.fillRect(edge_of(column(at)) - thin / 2, edge_of(row(at)) - thin / 2, pitch, pitch);
	}
	const most = Math.max(1, ...now.far.values());
	for (const [at, far] of now.far) {
		pen.fillStyle = hue(220 - (200 * far) / most);
		fill_square(pen, column(at), row(at));
	}
	if (call.fn === 'divide') {
		const [west, north, cells_across, cells_down] = call.args,
			at = cell_at(west, north);
		pen.fillStyle = ink.flash;
		pen.fillRect(edge_of(column(at)), edge_of(row(at)), cells_across * pitch - thin, cells_down * pitch - thin);
	}
	draw_line(pen, list_waiting_cells(now), ink.dimmed, wide * 0.5);
	if (/hunt|sidewinder/.test(call.fn)) draw_line(pen, now.run.flat(), ink.dimmed, wide * 0.5);
	if (what === 'done' && now.far.size) draw_line(pen, solve(player), ink.way, way_width());
}

function draw_kept_above(pen, { events }, n, now) {
	// marks that are visible on walls too: candidates, frontier, walk, the current cell, start and goal
	const { what, call, values } = events[n];
	const dot = (color, at, part) => mark_square(pen, color, at, Math.max(1.5, wide * part));
	draw_over_bridges(pen, list_waiting_cells(now), ink.dimmed, wide * 0.46);
	if (what === 'done' && now.far.size) draw_over_bridges(pen, solve(player), ink.way, wide * 0.46);
	if (call.fn === 'carve_prim') for (const at of list_frontier()) dot(ink.hint, at, 0.22);
	if (call.fn === 'carve_wilson') draw_line(pen, now.walk, ink.hint, wide * 0.3);
	const frame = now.frames.at(-1);
	if (frame && (what === 'look' || what === 'draw'))
		for (const k of frame.ways) dot(ink.goal, frame.here + (k < 4 ? 2 : 4) * step[k % 4], 0.3);
	if (what === 'dig') draw_line(pen, [values[0], values[2]], ink.walked, wide * 0.3);
	if (what === 'wall') {
		const [at, along, cells] = values;
		draw_line(pen, [at - along, at + (2 * cells - 1) * along], ink.hint, thin);
	}
	if (now.here) draw_piece(pen, 'player', middle_x(now.here), middle_y(now.here), wide * 0.7);
	if (n < events.length - 1 && !now.far.size) return;
	mark_square(pen, ink.walked, player, wide * 0.3);
	draw_goal(pen);
}
