// walk: one step; the replay of keys

const MOVE_KEYS = 'dasw' // east, west, south, north

function startWalk(maze) {
	// -> what a game knows of its steps
	return {
		moves: 0,
		bumps: 0,
		result: maze.player === maze.goal ? 'won' : 'unfinished',
		taken: [], // the steps that are not undone: directions
		line: [maze.player], // squares from the start to the player, without steps back
		walked: new Uint8Array(maze.size), // by square: a bit for each direction ever taken from it, or to it
		decks: [], // the bridges ever taken: from, to, 0
	}
}

function stepFrom({ cell, step, goal, size, stride, width }, square, k) {
	// -> the next square, or 0
	const there = square + step[k]
	if (there === goal) return there
	if (cell[there] === BRIDGE_EAST + k) return square + 4 * step[k] // over the bridge, in one step
	const x = there % stride,
		isInside = x > 0 && x <= width && there > stride && there < size - stride
	return cell[there] === OPEN && isInside ? there : 0
}

const directionOf = (from, to) => (Math.abs(to - from) <= 4 ? EAST : SOUTH) + Number(to < from)

function walk(game, k) {
	// moves the player; false if the step is refused
	const { maze, walked, line } = game,
		here = maze.player,
		there = stepFrom(maze, here, k)
	if (!there) {
		game.bumps++
		return false
	}
	maze.player = there
	game.moves++
	if (isOverBridge(maze, here, there) && !((walked[here] >> k) & 1)) game.decks.push(here, there, 0)
	walked[here] |= 1 << k
	walked[there] |= 1 << (k ^ 1)
	if (line[line.length - 2] === there) line.pop()
	else line.push(there)
	if (there === maze.goal) game.result = 'won'
	seeFromPlayer(game)
	return true
}

function replayKey(game, key) {
	// <key>: one of a s d w u -> false if the player does not move
	if (key === 'u') return game.taken.length > 0 && walk(game, game.taken.pop() ^ 1)
	const k = MOVE_KEYS.indexOf(key)
	if (!walk(game, k)) return false
	game.taken.push(k)
	return true
}
