// picture file: a text picture of a maze, read by the rules of maze.sh
//
// Rows are arrays of signs. Whatever the picture is, it becomes { squares, walls }: rows of squares, each an array of the signs
// that show it, and the signs of walls.

const LEVEL = '─━┄┅┈┉╌╍═╼╾', // box drawing: horizontal lines
	UPRIGHT = '|│┃┆┇┊┋╎╏║╵╷╹╻╽╿',
	MOST_SIGNS = 25 // beyond ASCII
let widest_line, last_line // of the picture, from 0

function see_picture(lines) {
	// makes the maze that the lines show -> what to say about it; throws an error with the line, from 0, or -1
	const rows = take_rows(lines)
	refuse_text(rows, lines)
	if (rows[0].every(sign => '_ '.includes(sign))) return fill_maze(take_underscores(rows))
	const lattice = find_lattice(rows)
	if (lattice) return fill_maze(take_lattice(rows, lattice))
	const is_list = rows[0].includes(',') || rows[0].includes(';')
	return fill_maze(take_squares(is_list ? take_list(rows) : drop_spaces(rows)))
}

function take_rows(lines) {
	// -> the rows, equally long, without the spaces that all of them begin with
	const known = new Set()
	lines.forEach((line, n) => {
		if (/[\u0001-\u001f\u007f-\u009f]/.test(line)) refuse_picture(n, say.control_sign)
		for (const sign of line) {
			if (sign === '\ufffd') refuse_picture(n, say.not_utf8)
			if (/[▀▄\u2800-\u28ff]/.test(sign)) refuse_picture(n, say.half_picture)
			if (sign > '~' && known.add(sign).size > MOST_SIGNS) refuse_picture(n, say.many_signs, MOST_SIGNS)
		}
	})
	const indent = Math.min(...lines.map(line => line.search(/[^ ]|$/))),
		rows = lines.map(line => Array.from(trim_spaces(line.slice(indent)).replaceAll(']', '[')))
	widest_line = rows.findIndex(row => row.length === Math.max(...rows.map(({ length }) => length)))
	last_line = rows.length - 1
	return pad_rows(rows)
}

const trim_spaces = line => line.slice(0, line.search(/ *$/))

function pad_rows(rows) {
	// each as long as the longest
	const wide = Math.max(...rows.map(({ length }) => length))
	return rows.map(row => [...row, ...Array(wide - row.length).fill(' ')])
}

function refuse_text(rows, lines) {
	// what is no picture of squares: edges, json, words, numbers
	const texts = rows.map(row => trim_spaces(row.join('')))
	if (/^[0-9]+,[0-9]+ [0-9]+,[0-9]+$/.test(texts[0])) refuse_picture(0, say.format_picture, 'edges')
	if (/^\{"[a-z][a-z].*":/.test(texts[0])) refuse_picture(0, say.format_picture, 'json')
	texts.forEach((text, n) => {
		const is_text = text.split(' ').some(word => new Set(word.match(/[a-z]/g)).size > 2)
		if (rows[n].at(-1) === ' ' && is_text)
			throw Object.assign(new Error(printable(lines[n].trim())), { line: n, form: say.text_line })
	})
	const numbers = texts.map(text => text.split(' ').filter(Boolean))
	if (texts.some(text => /[^0-9 ]/.test(text)) || numbers[0].length < 2) return
	if (numbers.every(({ length }) => length === numbers[0].length)) numbers.forEach(refuse_long_sign)
}

function refuse_long_sign(items, n) {
	const long = items.find(item => Array.from(item).length > 1)
	if (long) refuse_picture(n, say.long_sign, printable(long))
}

function take_underscores(rows) {
	// walls are _ below and | beside the cells
	const squares = rows.flatMap((row, n) => {
		const signs = row.length % 2 ? row : [...row, ' '],
			wrong = signs.findIndex((sign, x) => x % 2 && sign === '|')
		if (wrong > 0) refuse_picture(n, say.wall_in_cell, wrong + 1)
		const below = signs.map((sign, x) => [x % 2 === 0 || sign === '_' ? '|' : ' '])
		return [signs.map(sign => [sign.replace('_', ' ')]), below]
	})
	return { squares: squares.slice(1), walls: ['|'] }
}

function find_lattice(rows) {
	// -> the pitch across and down, and the posts; nothing if the picture is no lattice
	const first = rows[0][0],
		is_box = BOX.includes(first),
		is_round = first === 'o' && rows[0].every(sign => 'o- '.includes(sign))
	if (!is_box && !is_round && first !== '+') return null
	const posts = is_box ? BOX.filter(sign => !LEVEL.includes(sign)) : [first, '|']
	let across = rows.flatMap(row => row.map((sign, x) => (posts.includes(sign) ? x : 0))).reduce(divisor_of)
	const down = is_box ? 2 : rows.map((row, y) => (row[0] === first ? y : 0)).reduce(divisor_of)
	if (is_box && across > 4) across = across % 4 === 0 ? 4 : across % 2 === 0 ? 2 : across
	if (across < 2 || down < 2 || rows[0].length <= 2 * across || rows.length <= 2 * down) return null
	return has_half_cells(rows, across, down) ? null : { across, down, posts }
}

const divisor_of = (a, b) => (b ? divisor_of(b, a % b) : a)

function has_half_cells(rows, across, down) {
	// has a cell of the lattice a solid sign and another one?
	const cells = cut_lattice(rows, across, down).flatMap((row, y) => row.filter((_, x) => x % 2 && y % 2))
	return cells.some(signs => new Set(signs.map(sign => SOLID.includes(sign))).size > 1)
}

function take_lattice(rows, { across, down, posts }) {
	// posts, what is between two of them, and cells
	const wide = rows[0].length,
		is_light = BOX.includes(rows[0][0]) && !/[\u2550-\u256c]/.test(rows[0][0]),
		is_corner = sign => posts.includes(sign) && !UPRIGHT.includes(sign)
	if ((wide - 1) % across) refuse_picture(widest_line, say.uneven_column, wide)
	if (is_light) refuse_bridges(rows, '═║')
	rows.forEach((row, n) => {
		if (n % down && (n === last_line || row.some(is_corner))) refuse_picture(n, say.uneven_line)
	})
	const squares = cut_lattice(rows, across, down)
	for (let y = 0; y < squares.length; y += 2) for (let x = 0; x < squares[y].length; x += 2) squares[y][x] = ['#']
	return { squares, walls: [...posts, ...LEVEL, '-', ...SOLID] }
}

function cut_lattice(rows, across, down) {
	// -> rows of squares: posts, what is between two of them, and cells
	const place = (at, pitch) => 2 * Math.floor(at / pitch) + Number(at % pitch > 0),
		squares = []
	rows.forEach((row, n) => {
		squares[place(n, down)] ??= []
		row.forEach((sign, at) => {
			squares[place(n, down)][place(at, across)] ??= []
			squares[place(n, down)][place(at, across)].push(sign)
		})
	})
	return squares
}

function take_list(rows) {
	// -> a sign for each item
	const separator = rows[0].includes(',') ? ',' : ';',
		trim = text => text.replace(/^[ [(){};]+/, '').replace(/[ [(){};]+$/, '')
	const listed = rows.map((row, n) => {
		const items = trim(row.join('')).split(separator),
			bare = items.map(item => trim(item).replace(/^(['"])(.*)\1$/, '$2'))
		refuse_long_sign(bare, n)
		return Array.from(trim_spaces(bare.map(item => item || ' ').join('')))
	})
	return pad_rows(listed)
}

function drop_spaces(rows) {
	// -> without every second sign, if all of these are spaces
	const is_spaced = rows[0][0] !== ' ' && rows.every(row => row.every((sign, x) => x % 2 === 0 || sign === ' '))
	return is_spaced ? rows.map(row => row.filter((_, x) => x % 2 === 0)) : rows
}
