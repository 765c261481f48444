// actions: the actions of buttons, the menu and keys

const KEY_NAMES = {
	undo: 'u',
	trail: 't',
	hint: 'f',
	solve: 'F',
	again: 'r',
	next: 'n',
	new_ends: 'g',
	overview: 'v',
	flash: '.',
	theme: 'c',
	new: 'm',
	bell: 'b',
	describe: 'e',
	pause: 'p',
	zoom_in: '+',
	zoom_out: '-',
	help: '?',
}
const MENU = [
	'again new_ends records pause help',
	'watch describe',
	'link replay open save svg png',
	'print',
	'bell letters',
] // by group
const THEMES = ['plain', 'two', 'contrast', 'none']
const ZOOMS = { zoom_in: 1.3, zoom_out: 1 / 1.3 }
let bell = null,
	sure_until = 0,
	sure_of = ''

function choose_language(name) {
	const scheme = get('scheme').value || stored('scheme') || 'system'
	root.lang = Object.hasOwn(languages, name) ? name : 'en'
	speak(root.lang)
	const codes = Object.keys(languages)
	list_choices(
		'language',
		codes,
		codes.map(code => languages[code].name_of_language),
		root.lang,
	)
	list_choices('theme', THEMES, say.themes, theme())
	list_choices('scheme', SCHEMES, say.schemes, scheme)
	list_choices('new_ends', ENDS, say.kinds)
	list_choices('new_algorithm', Object.keys(ALGORITHMS))
	list_choices('new_mask', ['', ...Object.keys(MASKS)])
	list_keys()
	show_pressed()
	list_mazes()
	if (!size) return
	describe_maze()
	show_facts()
	if (!get('end').hidden) show_end()
}

function list_keys() {
	const to_press = (...keys) => keys.map(key => make_element('kbd', key))
	show_list('help_keys', [
		[to_press('a', 's', 'd', 'w'), say.help_walk],
		...Object.entries(KEY_NAMES).map(([name, key]) => [to_press(key), say[name]]),
	])
	const make_button = name => {
		const button = make_element('button', say[name], ...(name in KEY_NAMES ? to_press(KEY_NAMES[name]) : []))
		button.dataset.do = name
		if (name in pressed) button.ariaPressed = false
		return button
	}
	const groups = MENU.flatMap((names, i) => {
		const list = make_element('p', ...names.split(' ').map(make_button))
		list.className = 'grid'
		return [make_element('h3', say.groups[i]), list]
	})
	get('menu_list').replaceChildren(...groups)
}

function choose_scheme(name) {
	set_scheme(name)
	choose_theme(theme())
}

function choose_theme(name) {
	const usual = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'plain'
	root.dataset.theme = get('theme').value = THEMES.includes(name) ? name : usual
	choose_inks()
	redraw()
	redraw_watch()
}

function ring_bell(tone) {
	if (!pressed.bell) return
	bell ||= new AudioContext()
	const sound = bell.createOscillator(),
		loudness = bell.createGain()
	sound.frequency.value = tone
	loudness.gain.setValueAtTime(0.12, bell.currentTime)
	loudness.gain.exponentialRampToValueAtTime(0.001, bell.currentTime + 0.2)
	sound.connect(loudness).connect(bell.destination)
	sound.start()
	sound.stop(bell.currentTime + 0.2)
}

function show_pressed() {
	for (const button of all('[aria-pressed]')) button.ariaPressed = pressed[button.dataset.do]
	get('words').classList.toggle('hushed', !pressed.describe)
}

/** @type {() => any} */
const find_dialog = () => document.querySelector('dialog[open]') // at most one is open

const close_dialogs = () => find_dialog()?.close()

function open_dialog(name) {
	close_dialogs()
	stop_clock()
	get(`${name}_dialog`).showModal()
	find_dialog().querySelector('h2[tabindex]')?.focus() // a list would take the letters, and the last button scroll
	stage.classList.toggle('covered', result === 'unfinished' && (keys !== '' || name === 'pause')) // hidden while the clock is stopped
}

function go_on() {
	if (find_dialog()) return
	stage.classList.remove('covered')
	run_clock()
}

async function play_new(new_kind) {
	close_dialogs()
	leave_game()
	await prepare(new_kind)
	play_kind(new_kind)
	show_address('', true)
}

function show_wrong(form, text = '', id = '') {
	// reports what is wrong in that form, and marks the field; without a text, nothing is wrong
	put(`${form}_wrong`, text)
	for (const field of all('form :is(input, select)')) field.ariaInvalid = String(field.id === id)
	if (id) get(id).focus()
}

async function open_game() {
	const [file] = get('file').files
	if (!file) return
	const text = await file.slice(0, 2e7).text(),
		was_seen = seen
	leave_game()
	if (load_text(text, file.name)) show_address('', true)
	else seen = was_seen
	get('file').value = ''
}

const own_result = () =>
	result === 'won' && !given ? { beat: Math.max(1, Math.floor(clock / 1000)), steps: moves } : null

async function copy_link(keys_played, to_beat) {
	const address = kind && write_address(kind, keys_played, to_beat)
	if (!kind || address.length > LONGEST_ADDRESS) return tell(say.no_link)
	const link = page_address() + address,
		share = to_beat ? get('end_share').textContent : '' // of a daily maze
	try {
		if (navigator.share && matchMedia('(pointer: coarse)').matches)
			return await navigator.share({ title: document.title, text: share, url: link })
	} catch (why) {
		if (why.name === 'AbortError') return
	}
	try {
		await navigator.clipboard.writeText(`${share}\n${link}`.trim())
		tell(say.copied)
	} catch {
		prompt(say.copied, link)
	}
}

function is_sure(of, text) {
	// asks before an action that ends the game; true at the second press
	const is = sure_of === of && time_now() < sure_until
	;[sure_of, sure_until] = is ? ['', 0] : [of, time_now() + 3500]
	tell(is ? '' : text)
	return is
}

const may_leave = name => result !== 'unfinished' || !keys || is_sure(name, print_text(say.sure_leave, say[name]))

const note_seen_whole = () => result === 'unfinished' && note_solved()

function may_download() {
	if (sight && result === 'unfinished') tell(say.after_game)
	else note_seen_whole()
	return !sight
}

const ACTIONS = {
	new: open_new,
	daily: () => play_new(day_kind(find_today())),
	next: () => (kind?.day && result === 'unfinished' ? open_new() : may_leave('next') && play_next()),
	again: () => may_leave('again') && play_again(),
	new_ends: () => may_leave('new_ends') && place_new_ends(),
	records: open_records,
	watch() {
		open_watch()
		if (works.length) note_seen_whole()
	},
	...WATCH_ACTIONS,
	hint: give_hint,
	overview: change_overview,
	pause: () => result === 'unfinished' && open_dialog('pause'),
	zoom_in: () => zoom_by(ZOOMS.zoom_in),
	zoom_out: () => zoom_by(ZOOMS.zoom_out),
	close: close_dialogs,
	save: () => download(new Blob([game_text()], { type: 'text/plain' }), 'txt'),
	svg: () => may_download() && save_svg(),
	png: () => may_download() && save_png(),
	link: () => copy_link('', own_result()),
	replay: () => copy_link(keys, null),
	undo: () => move_player('u'),
	help: () => open_dialog('help'),
	menu: () => open_dialog('menu'),
	open: () => get('file').click(),
	print: () => window.print(),
	solve() {
		if (result === 'unfinished' && is_sure('solve', say.sure)) resign()
	},
	far: show_far,
	trail: redraw,
	flash() {
		flash_since = time_now()
		ask_frame()
	},
	theme() {
		choose_theme(THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length])
		store('theme', theme())
		tell(`${say.theme}: ${say.themes[THEMES.indexOf(theme())]}`)
	},
	bell: () => ring_bell(440),
	letters: () => store('letters', pressed.letters ? '' : 'off'),
}

function act(name) {
	if (!/^(theme|bell|describe|letters|watch_.*)$/.test(name)) close_dialogs()
	if (name in pressed) pressed[name] = !pressed[name]
	ACTIONS[name]?.()
	show_pressed()
}
