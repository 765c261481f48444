// watch: carve a maze or search a path step by step, with the shell code that does it; two works side by side

const WATCH_MOST = 1000 // cells
const WATCH_ROWS = 60
let works = [], // one or two; the sentence and the code belong to the first; none for a maze that is too large
	watched_kind,
	watch_code, // the work whose code is shown
	watch_at = 0,
	watch_source = 0, // the cell that distances are measured from; 0: the first one, or the player
	watch_timer = 0

const watch_names = () => ['carve_recursive', ...Object.keys(ALGORITHMS).map(function_of), 'search_plainly']

// a maze from a file has no kind, and may have even sides
const of_file = () => ({ ...offer_kind(), width: width | 1, height: height | 1, is_file: true })

function open_watch(made = kind || of_file()) {
	open_dialog('watch')
	begin_watch(made, made.algorithm === 'backtracker' ? 'carve_recursive' : function_of(made.algorithm))
}

function begin_watch(made, chosen) {
	watched_kind = made
	const names = watch_names(),
		texts = names.map(name_of)
	list_choices('watch_what', names, texts, chosen)
	list_choices('watch_beside', ['', ...names], ['–', ...texts])
	watch_work(chosen)
	get('watch_play').focus({ preventScroll: true })
}

const is_of_game = () => watched_kind === kind || watched_kind.is_file // the smaller one is not

function record_watched(name) {
	if (name !== 'search_plainly') return record_carving(name, watched_kind)
	return aside(() => {
		if (!is_of_game()) make_maze(watched_kind)
		return record_search(player)
	})
}

function watch_work(name, beside = '') {
	const { width: wide, height: high } = watched_kind,
		cells = (wide >> 1) * (high >> 1)
	play_watch(false)
	get('watch_large').hidden = cells <= WATCH_MOST
	put('watch_large_words', print_text(say.w_large, cells, WATCH_MOST))
	const is_of_kind = kind && function_of(kind.algorithm) === name.replace('recursive', 'stack'),
		is_same = is_of_game() && (name === 'search_plainly' || is_of_kind),
		seed = is_same && !kind ? '–' : watched_kind.seed
	put('watch_title', `${wide} × ${high} · ${say.seed} ${seed}${is_same ? '' : ` · ${say.w_other}`}`)
	watch_at = watch_source = 0
	works = cells > WATCH_MOST ? [] : [name, beside].filter(Boolean).map(record_watched)
	if (works.length) show_watch()
}

const last_step = () => Math.max(...works.map(({ events }) => events.length - 1))

function step_of(work) {
	// by number, the shorter work waits at its end; by share, both end together
	const last = work.events.length - 1
	if (works.length < 2 || get('watch_pace').value === 'number') return Math.min(watch_at, last)
	return Math.round((watch_at * last) / Math.max(1, last_step()))
}

function go_watch(n) {
	watch_at = Math.max(0, Math.min(last_step(), n))
	show_watch()
}

const is_watch_over = () => !works.length || watch_at === last_step()

function play_watch(plays) {
	clearInterval(watch_timer)
	watch_timer = 0
	const button = get('watch_play')
	button.classList.toggle('plays', plays)
	button.querySelector('span').textContent = plays ? say.pause : say.play
	for (const words of all('#watch_dialog [aria-live]')) words.setAttribute('aria-live', plays ? 'off' : 'polite')
	if (!plays || !works.length) return
	const speed = Number(get('watch_speed').value) // 1 to 9
	const [pause, by] = speed < 7 ? [1200 / 2 ** speed, 1] : [20, 4 ** (speed - 6)]
	if (is_watch_over()) watch_at = 0
	watch_timer = setInterval(() => {
		go_watch(watch_at + by)
		if (is_watch_over()) play_watch(false)
	}, pause)
}

function show_watch() {
	const [work] = works,
		at = step_of(work),
		now = state_at(work, at),
		last = last_step()
	if (watch_code !== work) show_watched_code(work)
	in_state(work, now, () => {
		const [heading, rows] = tell_data(work, at, now)
		put('watch_words', tell_event(work, at, now))
		get('watch_about').textContent = say.about[number_of(work.name)] ?? ''
		get('watch_calls').textContent = heading
		show_list('watch_stack', rows.slice(0, WATCH_ROWS))
	})
	put('watch_number', print_text(say.w_step, watch_at, last))
	get('watch_at').max = last
	get('watch_at').value = watch_at
	for (const name of ['first', 'back']) get(`watch_${name}`).disabled = !watch_at
	for (const name of ['on', 'last']) get(`watch_${name}`).disabled = watch_at === last
	draw_works()
}

function show_watched_code(work) {
	const names = [...new Set(work.events.map(({ call }) => call.fn))].filter(fn => shell_code[fn])
	show_code([...names, ...(/recursive|stack/.test(work.name) ? ['list_candidates', 'below', 'dig'] : [])])
	watch_code = work
}

// the place of a function in the list of algorithms, of which the search is the last
const number_of = name => watch_names().indexOf(name.replace('recursive', 'stack')) - 1

const name_of = name => (name === 'search_plainly' ? say.w_search_name : name.slice(6).replaceAll('_', '-'))

function draw_works() {
	const { classList } = get('watch_dialog')
	classList.toggle('two', works.length > 1)
	classList.toggle('coded', pressed.watch_code)
	for (const [i, work] of works.entries()) {
		const half = all('#watch_room .half')[i],
			{ clientWidth, clientHeight } = half.querySelector('.plot'),
			n = step_of(work),
			now = state_at(work, n)
		if (works.length > 1) tell_half(half, work, n, now)
		draw_watch(half.querySelector('canvas'), [clientWidth, clientHeight], work, n, now)
	}
	const [work] = works
	if (!work) return
	mark_line(work.events[step_of(work)])
	in_state(work, state_at(work, step_of(work)), () => {
		const source = pressed.watch_far ? find_source() : 0
		show_legend('watch_legend', source, source && steps_from(source).most)
	})
}

function tell_half(half, work, n, now) {
	const [head, words, data] = half.querySelectorAll('.told > *'),
		tell = (place, text) => {
			if (place.textContent !== text) place.textContent = text
		}
	in_state(work, now, () => {
		const [heading] = tell_data(work, n, now)
		tell(head, `${name_of(work.name)} · ${print_text(say.w_step, n, work.events.length - 1)}`)
		tell(words, tell_event(work, n, now))
		const digs = /search|division/.test(work.name) ? [] : [print_text(say.w_passages, now.digs)]
		tell(data, [heading, ...digs].join(' · '))
	})
}

const find_source = () => watch_source || first_cell()

function take_source(event) {
	const i = all('#watch_room canvas').indexOf(event.target),
		work = works[i]
	if (!work || !pressed.watch_far) return
	const { left, top } = event.target.getBoundingClientRect()
	watch_source =
		in_state(work, state_at(work, step_of(work)), () =>
			cell_near(event.clientX - left, event.clientY - top, work.pitch),
		) || watch_source
	draw_works()
}

const WATCH_ACTIONS = {
	watch_first: () => watch_step(-1e9),
	watch_back: () => watch_step(-1),
	watch_play: () => play_watch(!watch_timer),
	watch_on: () => watch_step(1),
	watch_last: () => watch_step(1e9),
	watch_far: draw_works,
	watch_code: draw_works,
	watch_small: () => open_watch({ ...watched_kind, width: 21, height: 15, is_file: false }),
}
const WATCH_KEYS = { ' ': 'play', ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' }

function take_watch_key(event) {
	// a field needs its keys, and a button the space key
	const action = event.key === ' ' && event.target.closest('button') ? '' : WATCH_KEYS[event.key]
	if (!get('watch_dialog').open) return
	if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest('input, select')) return
	if (event.key === '+' || event.key === '-') change_speed(Number(`${event.key}1`))
	else if (action) WATCH_ACTIONS[`watch_${action}`]()
	else return
	event.preventDefault()
}

function watch_step(by) {
	play_watch(false)
	if (works.length) go_watch(watch_at + by)
}

function change_speed(by) {
	get('watch_speed').value = Number(get('watch_speed').value) + by
	if (watch_timer) play_watch(true)
}

function listen_to_watch() {
	listen(document, { keydown: take_watch_key }) // not the dialog: a button that is turned off loses the focus
	listen(get('watch_dialog'), { close: () => play_watch(false) })
	listen(get('watch_speed'), { input: () => watch_timer && play_watch(true) })
	for (const list of [get('watch_what'), get('watch_beside')])
		listen(list, { change: () => watch_work(get('watch_what').value, get('watch_beside').value) })
	listen(get('watch_pace'), { change: show_watch })
	listen(get('watch_room'), { click: take_source })
	listen(get('watch_at'), { input: () => watch_step(Number(get('watch_at').value) - watch_at) })
	new ResizeObserver(redraw_watch).observe(get('watch_room'))
}

function redraw_watch() {
	if (works.length && get('watch_dialog').open) show_watch()
}
