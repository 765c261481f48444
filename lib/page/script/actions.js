// actions: what buttons and keys do

const ACTIONS = {
	// by name: the function, and the key if there is one
	undo: [() => movePlayer('u'), 'u'],
	trail: [redraw, 't'],
	hint: [giveHint, 'f'],
	solve: [() => game.result === 'unfinished' && isSure() && resign(), 'F'],
	again: [playAgain, 'r'],
	next: [playNext, 'n'],
	new_ends: [placeNewEnds, 'g'],
	overview: [changeOverview, 'v'],
	theme: [changeTheme, 'c'],
	new: [openNew, 'm'],
	menu: [() => openDialog('menu'), 'p'], // it stops the clock and hides the maze
	zoom_in: [() => zoomBy(1.3), '+'],
	zoom_out: [() => zoomBy(1 / 1.3), '-'],
	help: [() => openDialog('help'), '?'],
	records: [openRecords],
	watch: [openWatch],
	watch_first: [() => watchStep(-1e9)],
	watch_back: [() => watchStep(-1)],
	watch_play: [() => playWatch(!watchFrame)],
	watch_on: [() => watchStep(1)],
	watch_last: [() => watchStep(1e9)],
	watch_far: [showWatch],
	close: [closeDialogs],
	save: [() => download(new Blob([writeGame()], { type: 'text/plain' }), 'txt')],
	svg: [() => savePicture('svg')],
	png: [() => savePicture('png')],
	link: [() => copyLink('', ownResult())],
	replay: [() => copyLink(game.keys, null)],
	open: [() => get('file').click()],
	print: [() => window.print()],
	far: [showFar],
	letters: [() => store('letters', pressed.letters ? '' : 'off')],
}
let sureUntil = 0

const keyOf = name => ACTIONS[name][1]

function act(name) {
	if (!/^(theme|letters|watch_.*)$/.test(name)) closeDialogs()
	if (name in pressed) pressed[name] = !pressed[name]
	ACTIONS[name][0]()
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
