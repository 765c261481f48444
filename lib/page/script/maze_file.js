// maze file: write and read the text format of maze.sh

const TO_FILE = '10  4532 6' // by code
const MOST_KEYS = 1000000,
	MOST_LINES = 100000,
	LONGEST_LINE = 16383 // bytes
const FROM_FILE = [1, 0, 7, 6, 4, 5, OUTSIDE, 1, 1, 1]

function write_maze() {
	const lines = [`${width} ${height}`],
		exit = inside_of(goal)
	for (let at = stride + 1; at < size - stride; at += stride) {
		let codes = ''
		for (let here = at; here < at + width; here++)
			codes += `${here === player ? 8 : here === exit ? 7 : TO_FILE[cell[here]]} `
		lines.push(codes.trimEnd())
	}
	if (exit === player) lines.push(`# goal ${name_square(goal)}`)
	if (is_outside(player)) lines.push(`# player ${name_square(player)}`)
	return lines
}

function read_maze(text, name) {
	// -> { seed, keys, ... } of the # lines; the first maze of the file
	const facts = { seed: '', kind: '', keys: '', goal: '', player: '', time: '' }
	const lines = text.split('\n', MOST_LINES)
	if (!lines.at(-1)) lines.pop()
	let n = 0 // the number of the line read last
	const refuse_line = () => refuse(say.wrong_file, printable(name), n || 1)
	const next_line = is_passed_over => {
		// undefined at the end
		while (n < lines.length) {
			const next = lines[n++].trimEnd(),
				fact = /^# (seed|kind|keys|goal|player|time) (.+)$/.exec(next)
			if (new TextEncoder().encode(next).length > LONGEST_LINE) refuse_line()
			if (fact) facts[fact[1]] = fact[1] === 'keys' ? facts.keys + fact[2] : fact[2]
			if (facts.keys.length > MOST_KEYS) refuse_line()
			if (!is_passed_over.test(next === '#' ? lines[n - 1] : next)) return next || lines[n - 1].replaceAll('\r', '')
		}
		n++
		return undefined
	}
	let first = next_line(/^#/)
	while (first !== undefined && !first.trim()) first = next_line(/^#/)
	if (first === undefined) refuse(say.no_maze, printable(name), say.empty_file)
	if (!is_header(first, lines.slice(n))) refuse_line()
	read_rows(first, () => next_line(/^#/), refuse_line)
	const place = fact =>
		/^[0-9]{1,4},[0-9]{1,4}$/.test(fact) ? Number(fact.split(',')[0]) + fact.split(',')[1] * stride : 0
	if (!goal && inside_of(place(facts.goal)) === player) goal = place(facts.goal) // the player hides the goal
	if (!player && place(facts.player) === goal) player = goal // the player has walked out
	if (!player || !goal) refuse(player ? say.no_goal : say.no_player, printable(name))
	return facts
}

function is_header(line, more) {
	// does a maze file begin here? Its first line has two numbers, and the next one as many digits as the first says
	const size = /^[ \t]*0*([0-9]+)[ \t]+[0-9]+$/.exec(line),
		row = more.find(next => !next.startsWith('#'))?.trimEnd() ?? ''
	return size && /^[ \t]*([0-9][ \t]+)*[0-9]$/.test(row) && String(row.match(/[0-9]/g).length) === size[1]
}

function read_rows(first, next_line, refuse_line) {
	// the maze whose first line this is
	const sides = first.trim().split(/[ \t]+/)
	try {
		make_grid(...sides.map(side => gate_number('', side, LEAST_READ, MOST_SIDE)))
	} catch {
		refuse_line()
	}
	player = goal = 0
	for (let y = 1; y <= height; y++) if (!read_row(next_line() ?? '', y)) refuse_line()
	if (!/^([ \t]*[0-9]+[ \t]+[0-9]+)?$/.test((next_line() ?? '').trim())) refuse_line() // another maze may follow
	for (let at = 0; at < size; at++) {
		if (is_bridge(cell[at]) && !is_bridge_end(at, cell[at] - BRIDGE_EAST)) refuse_line()
	}
}

function read_row(line, y) {
	// puts that row into the maze; false if it is wrong
	const codes = /^[0-9]([ \t]+[0-9])*$/.test(line.trim()) ? line.match(/[0-9]/g).map(Number) : []
	return codes.length === width && codes.every((code, i) => put_code(code, i + 1, y))
}

function put_code(code, x, y) {
	const at = y * stride + x,
		sides = Number(x === 1 || x === width) + Number(y === 1 || y === height), // of the border
		is_taken = code === 8 ? player : code === 7 && (goal || sides === 2)
	if (is_taken) return false
	cell[at] = FROM_FILE[code]
	if (code === 8) player = at
	if (code === 7) goal = sides ? outside_of(at) : at
	return true
}

function is_bridge_end(at, k) {
	// is the other end where it should be, and both between cells?
	return is_cell(at - step[k]) && is_cell(at + 3 * step[k]) && cell[at + 2 * step[k]] === BRIDGE_EAST + (k ^ 1)
}
