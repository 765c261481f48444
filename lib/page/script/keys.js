// keys: what each key does

const KEYS = {
	...{ arrowleft: 'a', arrowdown: 's', arrowright: 'd', arrowup: 'w', backspace: 'u' },
	...{ h: 'a', j: 's', k: 'w', l: 'd', a: 'a', s: 's', d: 'd', w: 'w', u: 'u' },
}
const GREEK = '\u0370' // the first letter that is not Latin

// Keyboards of other alphabets work too: each letter means the Latin key in its place.
const nameKey = ({ key, code }) => (key < GREEK ? key : code.replace('Key', '')).toLowerCase()

function isTypedAhead() {
	// true for a key or tap that comes too soon after the end of a game, or after another such key; notes its time
	const before = lastPress
	lastPress = timeNow()
	return game.result !== 'unfinished' && lastPress - before < 300
}

function takeKey(event) {
	// Caps Lock does not count: only the shift key makes F of f
	const small = nameKey(event),
		letter = event.shiftKey ? small.toUpperCase() : small
	const key = KEYS[small],
		as = { f1: 'f', escape: 'p', '=': '+' }[small] || letter
	const action = Object.keys(ACTIONS).find(name => keyOf(name) === as),
		isZoom = action?.startsWith('zoom')
	if (event.ctrlKey || event.altKey || event.metaKey) return
	if (!pressed.letters && /^[^ ]$/u.test(event.key)) return
	if (findDialog() && takeDialogKey(event, key, action)) return
	if (!key && !action) {
		const presses = event.key === ' ' && event.target.closest('button, summary')
		if (overview && event.key.length === 1 && !presses) changeOverview()
		return
	}
	event.preventDefault()
	put('wrong', '')
	if (isTypedAhead() && !key && !isZoom) return
	if (key) takeMove(event, key)
	else if (overview && game.result === 'unfinished' && !isZoom) changeOverview()
	else if (!event.repeat) act(action)
}

function takeDialogKey(event, key, action) {
	// obeys the key that closes the dialog; true if the key is not for the game. The menu obeys the keys that it shows
	const { id } = findDialog()
	if (event.target.closest('input, select')) return true
	if (id === 'watch_dialog') takeWatchKey(event)
	if (id === `${action}_dialog`) closeDialogs()
	return id !== 'menu_dialog' || key || !action || action === 'menu'
}

function takeMove(event, key) {
	const k = MOVE_KEYS.indexOf(key)
	if (event.repeat && k >= 0 && !stepFrom(game.maze, game.maze.player, k)) return // a key that is held makes no bumps
	if (k >= 0 && game.result !== 'unfinished') lookAround(k)
	else if (k >= 0 && event.shiftKey) runPlayer(k)
	else movePlayer(key)
}

function lookAround(k) {
	// moves the view, because after the end no key walks
	moveView(viewX + (STEP_X[k] * viewWidth) / 4, viewY + (STEP_Y[k] * viewHeight) / 4)
}
