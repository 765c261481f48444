// main: begin, and connect events with the functions above

Object.assign(document, {
	onkeydown: takeKey,
	onclick: pressButton,
	onpointerdown: () => put('wrong', ''),
	onvisibilitychange: () => (document.hidden ? keepGame() : runClock()),
})
Object.assign(window, { onpopstate: goBack, onbeforeprint: makeSheet, onpagehide: keepGame })
Object.assign(stage, {
	onpointerdown: takeTouch,
	onpointermove: moveFinger,
	onpointerup: endTouch,
	onpointercancel: endTouch,
	oncontextmenu: event => event.preventDefault(),
	onwheel: turnWheel,
})
Object.assign(get('pad'), {
	onpointerdown: holdButton,
	onpointerup: releaseButton,
	onpointercancel: releaseButton,
	onpointerleave: releaseButton,
	oncontextmenu: event => event.preventDefault(),
})
for (const dialog of all('dialog')) dialog.onclose = goOn
for (const name of ['what', 'beside'])
	get(`watch_${name}`).onchange = () => watchWork(get('watch_what').value, get('watch_beside').value)
get('watch_pace').onchange = showWatch
get('watch_room').onclick = takeSource
get('watch_at').oninput = () => watchStep(Number(get('watch_at').value) - watchAt)
get('new_form').onsubmit = takeNew
get('file').onchange = openGame
get('language').onchange = ({ target }) => {
	store('language', target.value)
	chooseLanguage(target.value)
}
systemDark.onchange = chooseInks
moreContrast.onchange = () => chooseTheme(stored('theme'))
visualViewport.onresize = () => stage.classList.toggle('zoomed', isPageZoomed())

pressed.letters = stored('letters') !== 'off'
chooseLanguage(stored('language') || root.dataset.lang || navigator.language.slice(0, 2))
loadPlace()
chooseLanguage(root.lang)
chooseTheme(stored('theme'))
for (const icon of all('button svg')) icon.setAttribute('viewBox', '0 0 24 24')
new ResizeObserver(measureView).observe(stage)
new ResizeObserver(redrawWatch).observe(get('watch_room'))
setInterval(() => {
	if (game.clockSince) showFacts()
	if (timeNow() > noticeEnds) put('notice', '')
}, 250)
