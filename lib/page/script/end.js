// end: the end of a game

let ending = null // of the last game: its stars, the steps of its shortest path, what is a new record, the days in a row

function show_over(is_over) {
	get('end').hidden = !is_over
	document.body.classList.toggle('over', is_over)
	for (const button of all('#dock [data-do=hint], #dock [data-do=solve]')) button.disabled = is_over
}

const earns_stars = () => result === 'won' && moves > 0 && !given

function judge_challenge() {
	const seconds = Math.floor(clock / 1000)
	const is_better = seconds < challenge.beat || (seconds === challenge.beat && moves < challenge.steps)
	return print_text(is_better ? say.beaten : say.not_beaten, write_result(challenge))
}

const write_share = (stars, shortest) =>
	`maze.sh ${kind.day} ${draw_stars(stars)} ${show_time(clock)} ${moves} steps (shortest ${shortest})`

function end_game() {
	stop_clock()
	way = solve(start)
	const won = result === 'won',
		shortest = way.length && way.length - 1,
		stars = earns_stars() ? count_stars(shortest) : 0,
		share = stars && kind?.day ? keep_share(write_share(stars, shortest)) : ''
	const is_todays = stars > 0 && kind?.day === find_today()
	if (won && keys.length > given) won_here++
	if (is_todays) keep_name('days', kind.day, 400)
	if (kind?.level || kind?.day) store(`stars ${name_kind()}`, Math.max(stars, stars_of(name_kind())))
	ending = {
		stars,
		shortest,
		better: stars && is_first && !hints ? keep_record(shortest) : [],
		streak: is_todays ? Math.max(1, find_streak()) : 0,
	}
	note_solved()
	put('end_stars', stars ? draw_stars(stars) : '')
	put('end_share', share)
	show_end()
	show_over(true)
	tell('')
	put('words', '')
	overview = true
	sight = null
	chosen = 0
	hint = []
	ended = way_since = time_now()
	measure_view()
	if (won) ring_bell(660)
	get('end').focus({ preventScroll: true })
}

function count_dead_ends() {
	let count = 0
	each_cell(whole(), at => {
		if (cell[at] === OPEN && WAYS[list_passages(at)].length === 1) count++
	})
	return count
}

const count_turns = () =>
	way.slice(2).filter((to, i) => direction_of(way[i], way[i + 1]) !== direction_of(way[i + 1], to)).length

function show_end() {
	const { stars, shortest, better, streak } = ending,
		won = result === 'won',
		link = own_result() ? 'challenge' : 'link'
	show_pressed()
	const percent = (part, whole) => print_text(say.percent, whole ? Math.floor((100 * part) / whole) : 100)
	get('end_stars').ariaLabel = print_text(say.stars, stars)
	put('end_title', won ? say.won : way.length ? say.resigned : say.no_way)
	const reached = [
		won && challenge && judge_challenge(),
		better.length && print_text(say.new_record, better.map(name => say[name]).join(', ')),
		streak && print_text(say.streak, streak),
		stars && kind?.level === LEVELS.length && sum_stars(),
	]
	put('end_record', reached.filter(Boolean).join(' '))
	get('end_link').dataset.say = link
	put('end_link', say[link])
	show_list('end_facts', [
		[say.time, show_time(clock)],
		[say.moves, moves],
		[say.shortest, shortest],
		[say.efficiency, won ? percent(shortest, moves) : '–'],
	])
	show_list('end_more', [
		[say.dead_ends, count_dead_ends()],
		[say.turns, way.length ? count_turns() : '–'],
		[say.bumps, bumps],
		[say.good, percent(moves, moves + bumps)],
		[say.hints, hints],
		[say.sitting, won_here],
	])
}
