// walk: one step; the replay of keys

const MOVE_KEYS = 'dasw' // east, west, south, north
let moves, bumps, result
let taken // the steps that are not undone: directions
let line // squares from the start to the player, without steps back
let walked // by square: a bit for each direction ever taken from it, or to it
let decks // the bridges ever taken: from, to, 0

function start_walk() {
	moves = bumps = 0
	result = player === goal ? 'won' : 'unfinished'
	taken = []
	line = [player]
	walked = new Uint8Array(size)
	decks = []
}

function step_from(square, k) {
	// -> the next square, or 0
	const there = square + step[k]
	if (there === goal) return there
	if (cell[there] === BRIDGE_EAST + k) return square + 4 * step[k] // over the bridge, in one step
	return cell[there] === OPEN && !is_outside(there) ? there : 0
}

function walk(k) {
	// moves the player; false if the step is refused
	const here = player,
		there = step_from(here, k)
	if (!there) {
		bumps++
		return false
	}
	player = there
	moves++
	if (is_over_bridge(here, there) && !((walked[here] >> k) & 1)) decks.push(here, there, 0)
	walked[here] |= 1 << k
	walked[there] |= 1 << (k ^ 1)
	if (line[line.length - 2] === there) line.pop()
	else line.push(there)
	see_from_player()
	if (player === goal) result = 'won'
	return true
}

function replay_key(key) {
	if (key === 'u') return taken.length > 0 && walk(taken.pop() ^ 1)
	const k = MOVE_KEYS.indexOf(key)
	if (!walk(k)) return false
	taken.push(k)
	return true
}

function replay(keys) {
	for (const key of keys) {
		if (result === 'unfinished') replay_key(key)
	}
}
