// main: the page of the lesson

function watch_screen() {
	// opens Watch with the function that the screen is about
	get('watch_dialog').showModal()
	begin_watch(kind, get(shown).querySelector('[data-watch]').dataset.watch)
}

const LESSON_ACTIONS = {
	...WATCH_ACTIONS,
	watch: watch_screen,
	hint: show_hint,
	close: () => get('watch_dialog').close(),
}

function press(event) {
	const button = event.target.closest('button')
	if (button?.dataset.box) look_into(button)
	else if (button?.dataset.do) {
		const name = button.dataset.do
		if (name in pressed) {
			pressed[name] = !pressed[name]
			button.ariaPressed = String(pressed[name])
		}
		LESSON_ACTIONS[name](button)
	}
}

function start_lesson() {
	speak(root.lang)
	set_scheme(stored('scheme'))
	root.dataset.theme = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : stored('theme') || 'plain'
	for (const icon of all('button svg')) icon.setAttribute('viewBox', '0 0 24 24')
	ALGORITHMS['without-local'] = carve_without_local
	kind = { ...PLAIN, width: 7, height: 7, seed: 9 }
	make_maze(kind)
	prepare_boxes()
	prepare_gaps()
	for (const line of all('pre > span')) indent_line(line)
	const draw_figures = add_figures()
	draw_figures()
	for (const paragraph of all('section > p:not(.row, .looked), .question')) mark_code(paragraph)
	load_section()
	listen(document, { click: press, keydown: move_in_boxes })
	listen(get('sections'), {
		change() {
			location.hash = get('sections').value
		},
	})
	for (const form of all('form'))
		listen(form, {
			submit(event) {
				event.preventDefault()
				answer(form)
			},
		})
	listen(window, {
		hashchange() {
			get('watch_dialog').close() // it belongs to the screen before
			take_section()
			scrollTo(0, 0)
			get(`title-${shown}`).focus({ preventScroll: true })
		},
	})
	listen(matchMedia('(prefers-color-scheme: dark)'), {
		change() {
			set_scheme(stored('scheme'))
			draw_figures()
			redraw_watch()
		},
	})
	listen_to_watch()
}

start_lesson()
