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
	pause: 'p',
	zoom_in: '+',
	zoom_out: '-',
	help: '?',
}
const ZOOMS = { zoom_in: 1.3, zoom_out: 1 / 1.3 }
let sureUntil = 0,
	sureOf = ''

const ACTIONS = {
	new: openNew,
	next: () => mayLeave('next') && playNext(),
	again: () => mayLeave('again') && playAgain(),
	new_ends: () => mayLeave('new_ends') && placeNewEnds(),
	records: openRecords,
	watch: openWatch,
	...WATCH_ACTIONS,
	hint: giveHint,
	overview: changeOverview,
	pause: () => game.result === 'unfinished' && openDialog('pause'),
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
	solve: () => game.result === 'unfinished' && isSure('solve', say.sure) && resign(),
	far: showFar,
	trail: redraw,
	theme() {
		chooseTheme(THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length])
		store('theme', theme())
		tell(`${say.theme}: ${say.themes[THEMES.indexOf(theme())]}`)
	},
	letters: () => store('letters', pressed.letters ? '' : 'off'),
}

function act(name) {
	if (!/^(theme|letters|watch_.*)$/.test(name)) closeDialogs()
	if (name in pressed) pressed[name] = !pressed[name]
	ACTIONS[name]?.()
	showPressed()
}

function isSure(of, text) {
	// asks before an action that ends the game; true at the second press
	const is = sureOf === of && timeNow() < sureUntil
	;[sureOf, sureUntil] = is ? ['', 0] : [of, timeNow() + 3500]
	tell(is ? '' : text)
	return is
}

const mayLeave = name =>
	game.result !== 'unfinished' || !game.moves || isSure(name, printText(say.sure_leave, say[name]))

function showPressed() {
	for (const button of all('[aria-pressed]')) button.ariaPressed = pressed[button.dataset.do]
}
