// main: begin, and connect events with the functions above

async function main() {
	read_masks(get('masks').textContent)
	pressed.letters = stored('letters') !== 'off'
	choose_language(stored('language') || root.dataset.lang || navigator.language.slice(0, 2))
	choose_scheme(stored('scheme'))
	choose_theme(stored('theme'))
	for (const icon of all('button svg')) icon.setAttribute('viewBox', '0 0 24 24')
	const at = history.state
	await load_address()
	await load_kept(at)
	listen(document, {
		keydown: take_key,
		click: press_button,
		visibilitychange: () => (document.hidden ? leave() : run_clock()),
	})
	listen(get('new_form'), { submit: take_new, input: draw_new })
	listen(get('new_own'), { toggle: draw_new })
	listen(get('file'), { change: open_game })
	for (const [name, choose] of Object.entries({
		language: choose_language,
		theme: choose_theme,
		scheme: choose_scheme,
	}))
		listen(get(name), {
			change(event) {
				store(name, event.target.value)
				choose(event.target.value)
			},
		})
	for (const dialog of all('dialog')) listen(dialog, { close: go_on, click: close_beside })
	listen(stage, {
		pointerdown: take_touch,
		pointermove: move_finger,
		pointerup: end_touch,
		pointercancel: end_touch,
		contextmenu: event => event.preventDefault(),
	})
	stage.addEventListener('wheel', turn_wheel, { passive: false })
	listen(get('pad'), {
		pointerdown: hold_button,
		pointerup: release_button,
		pointercancel: release_button,
		pointerleave: release_button,
		contextmenu: event => event.preventDefault(),
	})
	listen(visualViewport, { resize: () => stage.classList.toggle('zoomed', is_page_zoomed()) })
	listen_to_watch()
	new ResizeObserver(measure_again).observe(stage)
	listen(matchMedia('(prefers-color-scheme: dark)'), { change: () => choose_scheme(get('scheme').value) })
	listen(matchMedia('(prefers-contrast: more)'), { change: () => choose_theme(stored('theme')) })
	listen(window, {
		popstate: go_back,
		hashchange: take_address,
		beforeprint: make_sheet,
		pagehide: leave,
	})
	setInterval(() => {
		if (clock_since) show_facts()
		if (time_now() > notice_ends) put('notice', '')
	}, 250)
}

main()
