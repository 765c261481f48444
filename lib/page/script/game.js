// game: begin a game, take its steps

let game = null // the maze, how it was made, and what the player has done in it
let noticeEnds = 0,
	lastPress = 0 // when the last key or tap came, or the game ended
const pressed = {
	trail: true,
	letters: true,
	far: false,
	watch_far: false,
} // the buttons that stay pressed

const timeNow = () => performance.now()

function beginGame(
	maze,
	made,
	{ keys = '', given = keys.length, hints = 0, time = 0, challenge = null, seed = 0 } = {},
) {
	// made: what its recipe says, or null for a maze that no recipe makes. given: the keys of a link or a file
	game = {
		...startWalk(maze),
		...{ maze, made, challenge, hints, keys, given },
		recipe: made ? writeRecipe(made) : '',
		seed: made ? made.seed : seed,
		start: maze.player,
		bridges: countBridges(maze),
		sight: made?.fog ? new Uint8Array(maze.size) : null,
		spans: [], // the steps that each key or swipe has walked, for the way back
		clock: time,
		clockSince: 0,
	}
	chosen = 0
	;[hint, way, overview] = [[], [], false]
	look = maze.goal > maze.player ? SOUTH : NORTH
	pressed.far = false
	showFar()
	seeFromPlayer(game)
	for (const key of keys) if (game.result === 'unfinished') replayKey(game, key)
	if (!get('end').hidden) stage.focus({ preventScroll: true })
	showOver(false)
	tell('')
	measureView()
	describeMaze()
	showFacts()
	if (game.result === 'won') endGame()
}

function playRecipe(recipe, options = {}) {
	const made = readRecipe(recipe)
	beginGame(makeMaze(made), made, options)
}

function runClock() {
	const { clockSince, result, moves, hints } = game
	if (!clockSince && result === 'unfinished' && !findDialog() && moves + hints) game.clockSince = timeNow()
}

function stopClock() {
	game.clock = readClock()
	game.clockSince = 0
}

const readClock = () => game.clock + (game.clockSince && timeNow() - game.clockSince)

function showTime(milliseconds) {
	// 1:23, or 1:02:03 from an hour on
	const seconds = Math.floor(milliseconds / 1000),
		minutes = Math.floor(seconds / 60),
		two = n => String(n % 60).padStart(2, '0')
	return minutes < 60 ? `${minutes}:${two(seconds)}` : `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`
}

function showFacts() {
	const { maze, moves, recipe, seed, challenge } = game,
		[across, down] = distanceToGoal(),
		{ time } = readRecord(nameKind(recipe)),
		arrow = '↖↑↗←·→↙↓↘'[4 + Math.sign(across) + 3 * Math.sign(down)]
	showList('facts', [
		[say.time, showTime(readClock())],
		[say.moves, moves],
		[maze.isOutside(maze.goal) ? say.exit : say.goal, `${arrow} ${Math.abs(across) + Math.abs(down)}`],
		[say.seed, seed || '–'],
		...(numberLevel(recipe) && time < Infinity ? [[say.best, showTime(time)]] : []),
		...(challenge ? [[say.to_beat, writeResult(challenge)]] : []),
	])
}

const writeResult = ({ beat, steps }) => `${showTime(1000 * beat)} · ${steps}`

function tell(text, wrong = '') {
	// a notice, for as long as it takes to read it; or what is wrong, until the next key or click
	put('notice', text)
	put('wrong', wrong)
	noticeEnds = timeNow() + 3000 + 40 * text.length
}

function pressKey(key) {
	// obeys one of a s d w u; true if the player moved. Only a step starts the clock
	const { maze, result, taken } = game,
		from = maze.player
	if (result !== 'unfinished' || (key === 'u' && !taken.length)) return false
	if (overview) changeOverview()
	game.keys += key
	if (!replayKey(game, key)) {
		look = MOVE_KEYS.indexOf(key)
		bump()
		return false
	}
	runClock()
	look = directionOf(from, maze.player)
	hint = hint.slice(hint.indexOf(maze.player) + 1 || hint.length)
	addToTrail(from)
	if (game.sight) held = null
	return true
}

function bump() {
	const { maze } = game,
		leadsOut = maze.isOutside(maze.player + maze.step[look])
	put('words', leadsOut ? printText(say.wrong_way, nameDistance()) : say.wall)
	if (leadsOut) tell(get('words').textContent)
	askFrame()
}

function movePlayer(key) {
	// the step onto the exit's opening is followed by the step out; u walks back what the last key walked
	const { maze, spans } = game,
		squares = [maze.player],
		back = key === 'u' ? (spans.pop() ?? 1) : 1
	while (squares.length <= back && pressKey(key)) squares.push(maze.player)
	if (squares.length === 1) return
	if (key !== 'u' && maze.isOutside(maze.goal) && maze.player === insideOf(maze, maze.goal)) {
		pressKey(MOVE_KEYS[directionOf(maze.player, maze.goal)])
		squares.push(maze.goal)
	}
	if (key !== 'u') spans.push(squares.length - 1)
	showMoved(squares)
}

function runPlayer(k) {
	// walks on, around corners too, to the next junction, dead end or goal
	const squares = [game.maze.player]
	for (let way = k; way >= 0 && pressKey(MOVE_KEYS[way]); way = findWayOn(way)) squares.push(game.maze.player)
	if (squares.length === 1) return
	game.spans.push(squares.length - 1)
	showMoved(squares)
}

function findWayOn(k) {
	// the only direction that leads on for a player who came in direction k; -1 at a junction, a dead end or the start
	const { maze, result, start } = game,
		ways = [EAST, WEST, SOUTH, NORTH].filter(way => way !== (k ^ 1) && stepFrom(maze, maze.player, way))
	return result === 'unfinished' && ways.length === 1 && maze.player !== start ? ways[0] : -1
}

function showMoved(squares) {
	// the player has walked from the first of these squares to the last
	followPlayer(squares)
	showFacts()
	describePlayer()
	if (game.result === 'won') endGame()
}

function giveHint() {
	const { maze, result } = game
	if (result !== 'unfinished') return
	const found = solve(maze, maze.player)
	if (!found.length) return tell(say.no_way)
	game.hints++
	runClock()
	hint = found.slice(1, 6).filter((_, i, squares) => squares.slice(0, i + 1).every(isInSight))
	put('words', printText(say.hinted, hint.map((to, i) => nameDirection(directionOf(found[i], to))).join(', ')))
	askFrame()
}

function resign() {
	game.result = 'quit'
	endGame()
}

function playAgain() {
	const { made, seed, challenge } = game
	keepGame()
	beginGame(mazeAtStart(), made, { seed, challenge })
	addToHistory()
}

function playNext() {
	// the next level; after the last one and after a daily maze the menu; otherwise another maze of the same kind
	const { recipe, made, maze, seed, bridges } = game,
		level = numberLevel(recipe),
		kind = made ?? { ...likeMaze(maze), weave: bridges > 0 }
	if (recipe.startsWith('daily=') || level === LEVELS.length) openNew()
	else if (level) playNew(`level=${level + 1}`)
	else playNew(writeRecipe({ ...kind, seed: (seed % LAST_SEED) + 1 }))
}

function playNew(recipe) {
	keepGame()
	playRecipe(recipe)
	closeDialogs()
	addToHistory()
}

function placeNewEnds() {
	// places both in the same maze, in open cells; closes the openings in the border
	const { maze, start, seed } = game,
		{ cell } = maze
	keepGame()
	const moved = maze.copy()
	for (const square of [insideOf(maze, maze.goal), start]) {
		if (maze.isOutside(outsideOf(maze, square))) moved.cell[square] = WALL
	}
	const places = moved.hasSquareCells ? [...cell.keys()].filter(at => !maze.isOutside(at)) : listKept(maze),
		open = places.filter(at => cell[at] === OPEN)
	if (open.length < 2) return
	seedWith(pickSeed())
	ENDS.random(moved, open)
	beginGame(moved, null, { seed })
	addToHistory()
}
