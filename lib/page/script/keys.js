// keys: what each key does

const ARROWS = { arrowleft: 'a', arrowdown: 's', arrowright: 'd', arrowup: 'w' }
const KEYS = { ...ARROWS, h: 'a', j: 's', k: 'w', l: 'd', backspace: 'u', a: 'a', s: 's', d: 'd', w: 'w', u: 'u' }

const GREEK = '\u0370' // the first letter that is not Latin

// Keyboards of other alphabets work too: each letter means the Latin key in its place.
const name_key = ({ key, code }) => (key < GREEK ? key : code.replace('Key', '').replace('Period', '.')).toLowerCase()

function is_typed_ahead() {
	// true for a key or tap that comes too soon after those that ended the game
	const before = ended
	ended = time_now()
	return result !== 'unfinished' && ended - before < 300
}

function take_key(event) {
	// Caps Lock does not count: only the shift key makes F of f
	const small = name_key(event),
		letter = event.shiftKey ? small.toUpperCase() : small
	const key = KEYS[small],
		as = { f1: 'f', escape: 'p', '=': '+' }[small] || letter
	const action = Object.keys(KEY_NAMES).find(name => KEY_NAMES[name] === as)
	const dialog = find_dialog()?.id
	if (event.ctrlKey || event.altKey || event.metaKey) return
	if (!pressed.letters && /^[^ ]$/u.test(event.key)) return
	if (dialog) {
		if (dialog === 'new_dialog') move_choice(event)
		if (event.target.closest('input, select')) return
		if (dialog === `${action}_dialog`) close_dialogs()
		if (dialog !== 'menu_dialog' || key || !action || small === 'escape') return
	}
	if (!key && !action) {
		const presses = event.key === ' ' && event.target.closest('button, summary')
		if (overview && event.key.length === 1 && !presses) change_overview()
		return
	}
	event.preventDefault()
	put('wrong', '')
	if (is_typed_ahead() && !key && !(action in ZOOMS)) return
	const k = MOVE_KEYS.indexOf(key)
	if (event.repeat && k >= 0 && !step_from(player, k)) return // a key that is held makes no bumps
	if (k >= 0 && result !== 'unfinished') look_around(k)
	else if (k >= 0 && event.shiftKey) run_player(k)
	else if (key) move_player(key)
	else if (overview && result === 'unfinished' && !(action in ZOOMS)) change_overview()
	else if (!event.repeat) act(action)
}

function look_around(k) {
	// moves the view, because after the end no key walks
	const part = [view_width, view_width, view_height, view_height][k] / 4
	move_view(view_x + part * sign_of(k === EAST, k === WEST), view_y + part * sign_of(k === SOUTH, k === NORTH))
}
