// maze file: write and read the text format of maze.sh

const TO_FILE = '10  4532 6' // by code
const FROM_FILE = [1, 0, 7, 6, 4, 5, OUTSIDE, 1, 1, 1]

function writeMaze(maze) {
	const { width, height, stride, player, goal } = maze,
		lines = [`${width} ${height}`],
		exit = insideOf(maze, goal),
		codes = Array.from(maze.cell, code => TO_FILE[code])
	codes[exit] = '7'
	codes[player] = '8'
	for (let at = stride + 1; at < maze.size - stride; at += stride) lines.push(codes.slice(at, at + width).join(' '))
	if (exit === player) lines.push(`# goal ${nameSquare(maze, goal)}`)
	if (maze.isOutside(player)) lines.push(`# player ${nameSquare(maze, player)}`)
	return lines
}

function readMaze(text, name) {
	// -> the first maze of a file, and the facts of its # lines
	const facts = { seed: '', maze: '', keys: '', goal: '', player: '', time: '' },
		lines = text.split('\n').map(line => line.trimEnd())
	const refuseLine = n => refuse(say.wrong_file, printable(name), n)
	let maze = null,
		y = 0
	for (const [n, line] of lines.entries()) {
		const [, fact, value] = /^# (seed|maze|keys|goal|player|time) (.+)$/.exec(line) ?? []
		if (fact) facts[fact] = fact === 'keys' ? facts.keys + value : value
		if (line.startsWith('#') || (!maze && !line)) continue
		if (y === maze?.height && /^([ \t]*[0-9]+[ \t]+[0-9]+)?$/.test(line)) break // another maze may follow
		if (!maze) maze = readSize(line) ?? refuseLine(n + 1)
		else if (!readRow(maze, line, ++y)) refuseLine(n + 1)
	}
	if (y !== maze?.height || !areBridgesWhole(maze)) refuseLine(lines.length)
	placeHidden(maze, facts)
	if (!maze.player || !maze.goal) refuse(maze.player ? say.no_goal : say.no_player, printable(name))
	maze.hasSquareCells = findSquareCells(maze) || isMostlyFilled(maze)
	return { maze, facts }
}

function readSize(line) {
	// -> an empty maze, or null
	const sides = /^[ \t]*[0-9]{1,5}[ \t]+[0-9]{1,5}$/.test(line) ? line.match(/[0-9]+/g).map(Number) : [0]
	return Math.min(...sides) < LEAST_READ || Math.max(...sides) > MOST_SIDE ? null : new Maze(sides[0], sides[1])
}

function readRow(maze, line, y) {
	// puts that row into the maze; false if it is wrong
	const codes = /^[ \t]*[0-9]([ \t]+[0-9])*$/.test(line) ? line.match(/[0-9]/g).map(Number) : []
	return y <= maze.height && codes.length === maze.width && codes.every((code, i) => putCode(maze, code, i + 1, y))
}

function putCode(maze, code, x, y) {
	const at = y * maze.stride + x,
		sides = Number(x === 1 || x === maze.width) + Number(y === 1 || y === maze.height), // of the border
		isTaken = code === 8 ? maze.player : code === 7 && (maze.goal || sides === 2)
	if (isTaken) return false
	maze.cell[at] = FROM_FILE[code]
	if (code === 8) maze.player = at
	if (code === 7) maze.goal = sides ? outsideOf(maze, at) : at
	return true
}

function areBridgesWhole(maze) {
	// is the other end of each bridge where it should be, and both between cells?
	const { cell, step } = maze
	const isWhole = (at, k) =>
		maze.isCell(at - step[k]) && maze.isCell(at + 3 * step[k]) && cell[at + 2 * step[k]] === BRIDGE_EAST + (k ^ 1)
	return cell.every((code, at) => !isBridge(code) || isWhole(at, code - BRIDGE_EAST))
}

function placeHidden(maze, facts) {
	// the goal below the player, and a player who has walked out
	const place = fact =>
		/^[0-9]{1,4},[0-9]{1,4}$/.test(fact) ? Number(fact.split(',')[0]) + fact.split(',')[1] * maze.stride : 0
	if (!maze.goal && insideOf(maze, place(facts.goal)) === maze.player) maze.goal = place(facts.goal)
	if (!maze.player && place(facts.player) === maze.goal) maze.player = maze.goal
}

function findSquareCells(maze) {
	// is every open square a cell? In a maze with an even side or an open pillar
	const { width, height, cell } = maze
	let openPillars = 0
	maze.eachCell(at => (openPillars += Number(cell[at] === OPEN)), [2, width - 2, 2, height - 2])
	return width % 2 === 0 || height % 2 === 0 || openPillars > 0
}

function isMostlyFilled(maze) {
	// are more than a quarter of the cells walls? In a maze that was read, every open square is then a cell
	const kept = listKept(maze)
	return 4 * kept.filter(at => maze.cell[at] === WALL).length > kept.length
}
