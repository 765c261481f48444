// new: choose another maze: a level, the daily maze, or one of your own, with a small picture of it

const SMALL_MOST = 4000 // cells: a larger maze would take too long while one types
let offered_seed = 1 // for an empty field

function make_choice(text, what, value, id, name = '') {
	// a button that begins a maze, with the stars and the best time under that name
	const button = make_element('button', text),
		stars = name && stars_of(name),
		[time] = read_best(name)
	if (stars) button.append(make_stars(stars))
	if (name && time < Infinity) button.append(make_element('small', show_time(time)))
	button.dataset[what] = value
	return Object.assign(button, { type: 'button', id })
}

function list_mazes() {
	const levels = LEVELS.map((_, i) =>
		make_choice(`${i + 1} ${say.titles[i]}`, 'level', i + 1, `level_${i + 1}`, `level-${i + 1}`),
	)
	const daily = make_choice(say.daily, 'do', 'daily', 'new_daily', `daily-${find_today()}`),
		streak = find_streak()
	if (streak > 1) daily.append(make_element('small', print_text(say.streak, streak)))
	get('new_levels').replaceChildren(daily, ...levels)
	const sizes = SIZES.map((_, i) =>
		make_choice(`${say.levels[i]} ${fit_size(i).join('\xa0×\xa0')}`, 'size', i, `size_${i}`),
	)
	get('new_sizes').replaceChildren(...sizes)
}

function open_new() {
	const free = free_kind(),
		values = { ...free, width, height, seed: '', loops: free.loops ?? '' }
	for (const name of ['width', 'height', 'seed', 'ends', 'algorithm', 'loops', 'mask'])
		get(`new_${name}`).value = values[name]
	get('new_weave').checked = (kind ? free.bridges : bridges) > 0
	offered_seed = pick_seed()
	get('new_seed').placeholder = offered_seed
	show_wrong('new')
	list_mazes()
	open_dialog('new')
	if (!get('new_own').open) get(kind?.level ? `level_${find_level()}` : 'level_1').focus()
	draw_new()
}

function play_size(n) {
	const [wide, high] = fit_size(n)
	play_new({ ...free_kind(), mask: '', width: wide, height: high, seed: pick_seed() })
}

function read_new() {
	// -> the kind of maze that the fields describe; or an error, and the field that it is about
	const value = name => get(`new_${name}`).value.trim()
	let field = ''
	const number = (name, least, most, odd = false) => {
		field = name
		return gate_number(say[name], value(name), least, most, odd)
	}
	try {
		const new_kind = {
			...free_kind(),
			width: number('width', LEAST_SIDE, MOST_SIDE, true),
			height: number('height', LEAST_SIDE, MOST_SIDE, true),
			seed: value('seed') ? number('seed', 1, LAST_SEED) : offered_seed,
			loops: value('loops') ? number('loops', 0, 100) : null,
			ends: value('ends'),
			algorithm: value('algorithm'),
			mask: value('mask'),
			bridges: get('new_weave').checked ? free_kind().bridges || MOST_BRIDGES : 0,
		}
		field = 'algorithm'
		check_kind(new_kind)
		return { new_kind }
	} catch (why) {
		return { wrong: why.message, field: `new_${field}` }
	}
}

function take_new(event) {
	event.preventDefault()
	const { new_kind, wrong, field } = read_new()
	if (new_kind) play_new(new_kind)
	else show_wrong('new', wrong, field)
}

function draw_new() {
	// the maze that Start would begin, unless it is too large, or the fields are wrong
	const { new_kind } = read_new(),
		cells = new_kind ? (new_kind.width >> 1) * (new_kind.height >> 1) : 0,
		{ clientWidth, clientHeight } = get('new_room')
	get('new_picture').hidden = !cells || cells > SMALL_MOST || !clientWidth
	if (get('new_picture').hidden) return
	aside(() => {
		make_maze(new_kind)
		draw_small(get('new_picture'), [clientWidth, clientHeight], pen => {
			draw_floor(pen)
			draw_walls(pen, whole())
			draw_piece(pen, 'player', middle_x(player), middle_y(player), Math.max(7, wide * 0.8))
			draw_goal(pen)
		})
	})
}

function move_choice(event) {
	// the arrow keys move in the list of levels
	const buttons = Array.from(get('new_levels').children),
		at = buttons.indexOf(event.target),
		in_row = buttons.filter(({ offsetTop }) => offsetTop === buttons[0].offsetTop).length,
		by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -in_row, ArrowDown: in_row }[event.key]
	if (at < 0 || !by) return
	event.preventDefault()
	buttons[Math.max(0, Math.min(buttons.length - 1, at + by))].focus()
}
