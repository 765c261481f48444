// words: the maze in words

const name_direction = (k) => [say.east, say.west, say.south, say.north][k];

function name_distance() {
	const [across, down] = distance_to_goal();
	const far = (n, k) => (n ? [`${name_direction(k)} ${Math.abs(n)}`] : []);
	return [...far(across, EAST + Number(across < 0)), ...far(down, SOUTH + Number(down < 0))].join(', ') || '0';
}

function describe_maze() {
	document.title = name_game(kind) + (kind && !kind.day ? ` · ${kind.seed}` : '');
	stage.ariaLabel = document.title;
	put('title_name', name_game(kind));
	const task = challenge ? print_text(say.task_beat, show_time(1000 * challenge.beat), challenge.steps) : say.task;
	put('title_task', sight ? `${task} ${say.task_fog}` : task);
	put('call', kind ? write_call(kind) : '–');
	describe_player();
}

function describe_player() {
	top_pen.canvas.ariaLabel = print_text(say.picture, width, height, bridges, name_distance());
	// where passages lead from here, and how far
	const open = [];
	for (let k = EAST; k <= NORTH; k++) {
		let far = 0;
		for (let at = step_from(player, k); at; at = is_fork(at, k) || at === goal ? 0 : step_from(at, k)) far++;
		const way_there = cell[player + step[k]] === BRIDGE_EAST + k ? say.bridge : '%s';
		if (far) open.push(`${print_text(way_there, name_direction(k))} ${far}`);
	}
	const words = print_text(say.passages, open.join(', ') || 0, name_distance());
	put('words', is_crossed(player) ? `${words} ${say.crossed}` : words);
}
