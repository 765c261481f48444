// picture squares: what the signs of a picture mean: walls, the player, the goal

const OPEN_SIGNS = ' ._·•◦⬜',
	SOLID = '#█▓▒■⬛',
	BOX = Array.from({ length: 128 }, (_, k) => String.fromCharCode(0x2500 + k)).filter(sign => !'╱╲╳'.includes(sign)),
	PLAYERS = '●@SsPA2pmr',
	GOALS = '◆EeGFBX3g',
	MOST_UNKNOWN = 5

function refuse_picture(line, text, ...values) {
	throw Object.assign(new Error(print_text(text, ...values)), { line })
}

function count_signs(rows) {
	// -> by sign, in order: how often it occurs
	const counts = new Map()
	for (const sign of rows.flat(2)) counts.set(sign, (counts.get(sign) || 0) + 1)
	return counts
}

const count_of = (counts, signs) => Array.from(signs).reduce((sum, sign) => sum + (counts.get(sign) || 0), 0)

function take_squares(rows) {
	// a square is one or two signs wide
	const border = [rows[0], rows.at(-1), ...rows.slice(1, -1).map(row => [row[0], row.at(-1)])].flat(),
		counts = count_signs(rows),
		[walls, is_guess] = choose_walls(rows, counts, border)
	if (!count_of(counts, walls)) refuse_picture(-1, say.no_walls)
	refuse_unknown(counts, walls, is_guess)
	const wide = choose_square_width(rows, walls),
		in_pairs = row => row.flatMap((sign, x) => (x % 2 ? [[row[x - 1], sign]] : []))
	if (wide === 2)
		refuse_bridges(
			rows,
			Array.from('═║=|').filter(sign => !walls.includes(sign)),
		)
	return { squares: wide === 2 ? rows.map(in_pairs) : rows, walls }
}

/** @returns {[string[], boolean]} */
function choose_walls(rows, counts, border) {
	// -> the signs that are walls; and could others be?
	const frame = ['+', '-', '|', ...BOX]
	if (new Set(border).size > 1 && border.every(sign => frame.includes(sign))) return [[...frame, ...SOLID], false]
	for (const walls of [SOLID, 'X']) if (count_of(counts, walls) > 4) return [Array.from(walls), false]
	const [sign, most] = Array.from(count_signs(border)).reduce((one, other) => (other[1] > one[1] ? other : one)),
		is_most = !OPEN_SIGNS.includes(sign) && 4 * most >= 3 * border.length
	if (is_most && (sign !== '0' || is_zero_wall(rows, border))) return [[sign], true]
	return [Array.from(['1', 'x', '*'].find(usual => counts.has(usual)) ?? SOLID), true]
}

function is_zero_wall(rows, border) {
	// can 0 be the wall of a picture whose border is mostly 0?
	const is_zero = rows.flat().map(sign => sign === '0'),
		wide = rows[0].length
	return (
		is_connected(is_zero, false, wide) && (border.every(sign => sign === '0') || !is_connected(is_zero, true, wide))
	)
}

function is_connected(squares, kind, wide) {
	// are the squares of a kind connected?
	const left = new Set(squares.flatMap((its, at) => (its === kind ? [at] : []))),
		part = Array.from(left).slice(0, 1)
	for (const at of part) {
		left.delete(at)
		const near = [at - wide, at + wide, ...(at % wide ? [at - 1] : []), ...((at + 1) % wide ? [at + 1] : [])]
		for (const to of near) if (left.delete(to)) part.push(to)
	}
	return !left.size
}

function choose_marks(counts, walls) {
	// -> the signs of player and goal, the first that are no walls and occur one to four times; the signs without a meaning
	const fits = sign => !walls.includes(sign) && counts.get(sign) < 5,
		marks = [PLAYERS, GOALS].map(signs => Array.from(signs).find(fits)),
		known = [...OPEN_SIGNS, ...walls, ...marks]
	return { marks, unknown: Array.from(counts.keys()).filter(sign => !known.includes(sign)) }
}

function refuse_unknown(counts, walls, is_guess) {
	// signs without a meaning must not fill too much of the picture
	const { unknown } = choose_marks(counts, walls),
		whole = count_of(counts, counts.keys()),
		filled = count_of(counts, unknown),
		loose = filled + count_of(counts, OPEN_SIGNS),
		is_rival = sign => 4 * counts.get(sign) > whole && 10 * (loose - counts.get(sign)) > whole
	if (is_guess && unknown.some(is_rival)) refuse_picture(-1, say.several_walls)
	if (unknown.length > MOST_UNKNOWN && 10 * filled > whole)
		refuse_picture(-1, say.unknown_signs, printable(unknown.join(' ')))
}

function choose_square_width(rows, walls) {
	// -> how many signs show a square: 1 or 2
	if (rows[0].length % 2) return 1
	const is_wall = rows.map(row => row.map(sign => walls.includes(sign))),
		unlike = is_wall.flatMap((row, n) => row.flatMap((wall, x) => (x % 2 && wall !== row[x - 1] ? [n] : [])))
	if (unlike.length && unlike.length < 10 && 40 * unlike.length <= rows.length * rows[0].length)
		refuse_picture(unlike[0], say.half_wall)
	return unlike.length ? 1 : 2
}

function refuse_bridges(rows, signs) {
	rows.forEach((row, n) => {
		if (row.some(sign => signs.includes(sign))) refuse_picture(n, say.picture_bridges)
	})
}

function fill_maze({ squares, walls }) {
	// makes the maze of these squares -> what to say about it
	const { marks, unknown } = choose_marks(count_signs(squares), walls),
		found = [[], []] // the squares of player and goal
	size_maze(squares[0].length, squares.length)
	squares.flat().forEach((signs, n) => {
		const at = (Math.floor(n / width) + 1) * stride + (n % width) + 1,
			here = found.filter((_, k) => signs.includes(marks[k]))
		for (const its of here) its.push(at)
		cell[at] = here.length || !Array.from(signs).some(sign => walls.includes(sign)) ? OPEN : WALL
	})
	;[player, goal] = found.map(its => its[0] || 0)
	find_ends()
	const notes = unknown.length ? [print_text(say.read_as_open, printable(unknown.join(' ')))] : []
	if (found[0].length > 1) notes.push(print_text(say.first_player, found[0].length))
	if (found[1].length > 1) notes.push(print_text(say.first_goal, found[1].length))
	return notes
}

function size_maze(wide, high) {
	const refuse_side = (line, name, side) => {
		if (side < LEAST_READ || side > MOST_SIDE) refuse_picture(line, say.out_of_range, name, side, LEAST_READ, MOST_SIDE)
	}
	refuse_side(widest_line, say.width, wide)
	refuse_side(last_line, say.height, high)
	make_grid(wide, high)
}

function find_ends() {
	// puts a player or goal that the picture does not show into openings in the border, and a wall around a goal there
	const openings = []
	for (let at = 0; at < size; at++)
		if (cell[at] === OPEN && !is_outside(at) && is_outside(outside_of(at))) openings.push(at)
	player ||= openings.find(at => at !== goal) || 0
	const last = openings.findLast(at => at !== player)
	if (openings.includes(goal)) add_border()
	else if (!goal && last) goal = outside_of(last)
}

function add_border() {
	// a wall around the maze
	const [inner, old, wide, high] = [cell, stride, width, height],
		move = at => at && (Math.floor(at / old) + 1) * stride + (at % old) + 1
	size_maze(width + 2, height + 2)
	for (let y = 1; y <= high; y++) cell.set(inner.slice(y * old + 1, y * old + 1 + wide), move(y * old + 1))
	;[player, goal] = [player, goal].map(move)
}
