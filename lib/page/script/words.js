// words: the maze in words

const name_direction = k => [say.east, say.west, say.south, say.north][k]

function name_distance() {
	const [across, down] = distance_to_goal()
	const far = (n, k) => (n ? [`${name_direction(k)} ${Math.abs(n)}`] : [])
	return [...far(across, EAST + Number(across < 0)), ...far(down, SOUTH + Number(down < 0))].join(', ') || '0'
}

function describe_maze() {
	document.title = name_game(kind) + (kind && !kind.day ? ` · ${kind.seed}` : '')
	stage.ariaLabel = document.title
	show_title()
	put('call', kind ? write_call(kind) : '–')
	describe_player()
}

function show_title() {
	// the name of the maze, and what to do; after the end, nothing is left to do
	const to_beat = challenge && print_text(say.task_beat, show_time(1000 * challenge.beat), challenge.steps),
		won = read_share()
	const tasks = [to_beat || say.task, sight && say.task_fog, !is_first && say.known]
	put('title_name', name_game(kind))
	put(
		'title_task',
		won ? print_text(say.daily_won, printable(won)) : result === 'unfinished' ? tasks.filter(Boolean).join(' ') : '',
	)
}

function describe_player() {
	top_pen.canvas.ariaLabel = print_text(say.picture, width, height, bridges, name_distance())
	const open = []
	for (let k = EAST; k <= NORTH; k++) {
		let far = 0
		for (let at = step_from(player, k); at; at = is_fork(at, k) || at === goal ? 0 : step_from(at, k)) far++
		const way_there = cell[player + step[k]] === BRIDGE_EAST + k ? say.bridge : '%s'
		if (far) open.push(`${print_text(way_there, name_direction(k))} ${far}`)
	}
	const words = print_text(say.passages, open.join(', ') || 0, name_distance())
	put('words', is_crossed(player) ? `${words} ${say.crossed}` : words)
}
