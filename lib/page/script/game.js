// game: begin a game, take its steps, save and load it

let start, keys, hints, bridges, clock, clock_since
let given, // keys at the beginning
	challenge // the result to beat, or null
let won_here = 0,
	notice_ends = 0,
	ended = 0

function begin_game(new_kind, keys_played, time = 0) {
	stop_worker()
	kind = new_kind
	start = player
	bridges = count_bridges()
	keys = keys_played
	given = keys.length
	clock = time
	hints = clock_since = way_shown = way_since = flash_since = 0
	;[hint, way] = [[], []]
	overview = false
	chosen = 0
	look = goal > player ? SOUTH : NORTH
	is_first = !is_seen()
	pressed.far = false
	show_far()
	start_walk()
	begin_fog()
	replay(keys)
	if (!get('end').hidden) stage.focus({ preventScroll: true })
	show_over(false)
	tell('')
	put('wrong', '')
	measure_view()
	describe_maze()
	show_facts()
	if (result === 'won') end_game()
}

function play_kind(new_kind, keys_played = '', to_beat = null) {
	make_maze(new_kind)
	challenge = to_beat
	begin_game(new_kind, keys_played)
}

const is_begun = () => keys !== '' || hints > 0 || !kind // would leaving lose anything?

const page_address = () => location.href.replace(/#.*$/, '')

const time_now = () => performance.now()

function run_clock() {
	if (!clock_since && result === 'unfinished' && !find_dialog() && moves + bumps + hints) clock_since = time_now()
}

function stop_clock() {
	clock = read_clock()
	clock_since = 0
}

const read_clock = () => clock + (clock_since && time_now() - clock_since)

function show_time(milliseconds) {
	// 1:23, or 1:02:03 from an hour on
	const seconds = Math.floor(milliseconds / 1000),
		minutes = Math.floor(seconds / 60),
		two = n => String(n % 60).padStart(2, '0')
	return minutes < 60 ? `${minutes}:${two(seconds)}` : `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`
}

const distance_to_goal = () => [column(goal) - column(player), row(goal) - row(player)]

function show_facts() {
	const [across, down] = distance_to_goal(),
		[best] = read_best(name_kind()),
		arrow = '↖↑↗←·→↙↓↘'[4 + Math.sign(across) + 3 * Math.sign(down)]
	show_list('facts', [
		[say.time, show_time(read_clock())],
		[say.moves, moves],
		[is_outside(goal) ? say.exit : say.goal, `${arrow} ${Math.abs(across) + Math.abs(down)}`],
		[say.seed, kind ? kind.seed : '–'],
		...(kind?.level && best < Infinity ? [[say.best, show_time(best)]] : []),
		...(challenge ? [[say.to_beat, write_result(challenge)]] : []),
	])
}

const write_result = ({ beat, steps }) => `${show_time(1000 * beat)} · ${steps}`

function tell(text) {
	put('notice', text)
	notice_ends = time_now() + 3500
}

function press_key(key) {
	// obeys one of a s d w u; true if the player moved
	if (worker || result !== 'unfinished' || (key === 'u' && !taken.length)) return false
	if (overview) change_overview()
	const from = player
	keys += key
	if (!replay_key(key)) {
		look = MOVE_KEYS.indexOf(key)
		bump()
		return false
	}
	run_clock()
	look = direction_of(from, player)
	hint = hint.slice(hint.indexOf(player) + 1 || hint.length)
	add_to_trail(from)
	return true
}

const direction_of = (from, to) => (Math.abs(to - from) <= 4 ? EAST : SOUTH) + Number(to < from)

function bump() {
	const leads_out = is_outside(player + step[look]),
		why = leads_out ? print_text(say.wrong_way, name_distance()) : say.wall
	run_clock()
	put('words', why)
	if (leads_out) tell(why)
	ring_bell(140)
	ask_frame()
}

function move_player(key) {
	const from = player
	if (press_key(key)) show_moved([from, player])
}

function run_player(k) {
	// walks on, around corners too, to the next junction, dead end or goal
	const squares = [player]
	for (let way = k; way >= 0 && press_key(MOVE_KEYS[way]); way = find_way_on(way)) squares.push(player)
	if (squares.length > 1) show_moved(squares)
}

function find_way_on(k) {
	// the only direction that leads on for a player who came in direction k; -1 at a junction, a dead end or the start
	const ways = [EAST, WEST, SOUTH, NORTH].filter(way => way !== (k ^ 1) && step_from(player, way))
	return result === 'unfinished' && ways.length === 1 && player !== start ? ways[0] : -1
}

const is_fork = (square, k) => (k < SOUTH ? [SOUTH, NORTH] : [EAST, WEST]).some(aside => step_from(square, aside))

function show_moved(squares) {
	// the player has walked from the first of these squares to the last
	const over_bridge = squares.length === 2 && is_over_bridge(squares[0], player)
	follow_player(over_bridge ? 170 : Math.min(200, 70 + 15 * squares.length), squares)
	glide.over_bridge = over_bridge
	show_facts()
	describe_player()
	if (result === 'won') end_game()
}

function give_hint() {
	if (result !== 'unfinished') return
	const found = solve(player)
	if (!found.length) return tell(say.no_way)
	hints++
	remember_maze()
	run_clock()
	hint = found.slice(1, 6).filter((_, i, squares) => squares.slice(0, i + 1).every(is_in_sight))
	put('words', print_text(say.hinted, hint.map((to, i) => name_direction(direction_of(found[i], to))).join(', ')))
	ask_frame()
}

function resign() {
	result = 'quit'
	end_game()
}

function play_again() {
	player = start
	begin_game(kind, '')
	show_address()
}

function play_next() {
	const last = kind || { ...offer_kind(), width, height, bridges: bridges && MOST_BRIDGES },
		seed = (last.seed % LAST_SEED) + 1
	if (last.day) play_new(level_kind(find_level()))
	else if (last.level && last.level < LEVELS.length) play_new(level_kind(last.level + 1))
	else play_new({ ...last, level: 0, seed })
}

function place_new_ends() {
	// places both in the same maze, in open cells if there are two; closes the openings in the border
	leave_game()
	for (const square of [inside_of(goal), start]) {
		if (is_outside(outside_of(square))) cell[square] = WALL
	}
	seed_with(pick_seed())
	challenge = null
	let tried = 0
	if (has_square_cells()) place_on_squares()
	else {
		do place_random()
		while ((cell[player] === WALL || cell[goal] === WALL) && ++tried < 1000)
		cell[player] = cell[goal] = OPEN
	}
	begin_game(null, '')
	show_address('', true)
}

function change_overview() {
	overview = !overview
	chosen = 0
	measure_view()
}

function game_text() {
	// -> the maze as it was at the start, and the keys since
	const lines = aside(() => {
		player = start
		return write_maze()
	})
	if (kind) lines.push(`# seed ${kind.seed}`)
	if (kind && (kind.level || kind.fog || kind.mask || kind.algorithm !== 'backtracker' || kind.loops !== null))
		lines.push(`# kind ${write_address(kind).slice(1)}`)
	for (let at = 0; at < keys.length; at += 60) lines.push(`# keys ${keys.slice(at, at + 60)}`)
	const seconds = Math.floor(read_clock() / 1000)
	if (seconds) lines.push(`# time ${seconds}`)
	return `${lines.join('\n')}\n`
}

function load_text(text, name, said = '') {
	// loads a maze file; if it is none, the current game stays
	const before = take_maze()
	try {
		const facts = read_maze(text, name),
			seed = /^[0-9]{1,10}$/.test(facts.seed) ? Number(facts.seed) : 0,
			time = /^[0-9]{1,9}$/.test(facts.time) ? 1000 * Number(facts.time) : 0
		challenge = null
		begin_game(find_kind(said || facts.kind, seed <= LAST_SEED ? seed : 0), facts.keys.replace(/[^asdwu]/g, ''), time)
		return true
	} catch (why) {
		put_maze(before)
		put('wrong', why.message)
		return false
	}
}

async function load_address() {
	// loads the maze of the address, or else the maze in this page; a wrong address is removed, and the current game stays
	const { dataset, textContent: maze } = get('maze')
	let wrong = ''
	try {
		const text = decode_address(location.hash.slice(1))
		if (text) {
			const [new_kind, keys_said, to_beat] = read_address(text)
			leave_game()
			await prepare(new_kind)
			place = ++last_place
			play_kind(new_kind, keys_said, to_beat)
			return show_address(keys_said)
		}
	} catch (why) {
		wrong = print_text(say.wrong_address, why.message)
	}
	if (wrong && size) {
		shown_hash = location.hash
		history.back() // from the entry that the browser has made
	} else {
		leave_game()
		await prepare(read_kind(dataset.kind)[0])
		place = ++last_place
		if (!maze.trim() || !load_text(maze, 'maze', dataset.kind)) play_kind(offer_kind())
		history.replaceState(place, '', page_address()) // a reload should not report it again
		shown_hash = location.hash
	}
	put('wrong', wrong)
}
