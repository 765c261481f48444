// main: begin, and connect events with the functions above

function main() {
	readMasks(get('masks').textContent)
	pressed.letters = stored('letters') !== 'off'
	chooseLanguage(stored('language') || root.dataset.lang || navigator.language.slice(0, 2))
	loadPlace()
	chooseLanguage(root.lang)
	chooseTheme(stored('theme'))
	for (const icon of all('button svg')) icon.setAttribute('viewBox', '0 0 24 24')
	listenToPage()
	listenToStage()
	listenToWatch()
	setInterval(() => {
		if (game.clockSince) showFacts()
		if (timeNow() > noticeEnds) put('notice', '')
	}, 250)
}

function listenToPage() {
	listen(document, {
		keydown: takeKey,
		click: pressButton,
		visibilitychange: () => (document.hidden ? leave() : runClock()),
	})
	listen(window, { popstate: goBack, beforeprint: makeSheet, pagehide: leave })
	listen(get('new_form'), { submit: takeNew })
	listen(get('file'), { change: openGame })
	for (const [name, choose] of Object.entries({ language: chooseLanguage, theme: chooseTheme }))
		listen(get(name), {
			change({ target }) {
				store(name, target.value)
				choose(target.value)
			},
		})
	for (const dialog of all('dialog')) listen(dialog, { close: goOn })
	listen(systemDark, { change: chooseInks })
	listen(moreContrast, { change: () => chooseTheme(stored('theme')) })
}

function listenToStage() {
	listen(stage, {
		pointerdown: takeTouch,
		pointermove: moveFinger,
		pointerup: endTouch,
		pointercancel: endTouch,
		contextmenu: event => event.preventDefault(),
	})
	stage.addEventListener('wheel', turnWheel, { passive: false })
	listen(get('pad'), {
		pointerdown: holdButton,
		pointerup: releaseButton,
		pointercancel: releaseButton,
		pointerleave: releaseButton,
		contextmenu: event => event.preventDefault(),
	})
	listen(visualViewport, { resize: () => stage.classList.toggle('zoomed', isPageZoomed()) })
	new ResizeObserver(measureAgain).observe(stage)
}

main()
