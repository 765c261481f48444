// actions: what buttons and keys do

const KEY_NAMES = {
	undo: 'u',
	trail: 't',
	hint: 'f',
	solve: 'F',
	again: 'r',
	next: 'n',
	new_ends: 'g',
	overview: 'v',
	theme: 'c',
	new: 'm',
	menu: 'p', // it stops the clock and hides the maze
	zoom_in: '+',
	zoom_out: '-',
	help: '?',
}
const ZOOMS = { zoom_in: 1.3, zoom_out: 1 / 1.3 }
let sureUntil = 0

const ACTIONS = {
	new: openNew,
	next: playNext,
	again: playAgain,
	new_ends: placeNewEnds,
	records: openRecords,
	watch: openWatch,
	...WATCH_ACTIONS,
	hint: giveHint,
	overview: changeOverview,
	zoom_in: () => zoomBy(ZOOMS.zoom_in),
	zoom_out: () => zoomBy(ZOOMS.zoom_out),
	close: closeDialogs,
	save: () => download(new Blob([writeGame()], { type: 'text/plain' }), 'txt'),
	svg: () => savePicture('svg'),
	png: () => savePicture('png'),
	link: () => copyLink('', ownResult()),
	replay: () => copyLink(game.keys, null),
	undo: () => movePlayer('u'),
	help: () => openDialog('help'),
	menu: () => openDialog('menu'),
	open: () => get('file').click(),
	print: () => window.print(),
	solve: () => game.result === 'unfinished' && isSure() && resign(),
	far: showFar,
	trail: redraw,
	theme() {
		const n = (THEMES.indexOf(theme()) + 1) % THEMES.length
		store('theme', THEMES[n])
		chooseTheme(THEMES[n])
		tell(`${say.theme}: ${say.themes[n]}`)
	},
	letters: () => store('letters', pressed.letters ? '' : 'off'),
}

function act(name) {
	if (!/^(theme|letters|watch_.*)$/.test(name)) closeDialogs()
	if (name in pressed) pressed[name] = !pressed[name]
	ACTIONS[name]?.()
	showPressed()
}

function isSure() {
	// asks before giving up, because Back does not lead to that game; true at the second press
	const is = timeNow() < sureUntil
	sureUntil = is ? 0 : timeNow() + 3500
	tell(is ? '' : say.sure)
	return is
}

function showPressed() {
	for (const button of all('[aria-pressed]')) button.ariaPressed = pressed[button.dataset.do]
}
