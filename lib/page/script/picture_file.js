// picture file: a text picture of a maze, read by the rules of maze.sh
//
// Rows are arrays of signs. What a picture shows are squares: rows, walls (signs), and across and down, each the sizes of the
// squares with an even and an odd number, in characters.

const OPEN_SIGNS = ' .·•◦_⬜',
	SOLID = '#█▓▒■⬛',
	LEVEL = '─━┄┅┈┉╌╍═╼╾', // box drawing: horizontal lines
	UPRIGHT = '|│┃┆┇┊┋╎╏║╵╷╹╻╽╿',
	BOX = Array.from({ length: 128 }, (_, k) => String.fromCharCode(0x2500 + k)).filter((sign) => !'╱╲╳'.includes(sign)),
	PLAYERS = Array.from('●@SsPA2pmr'),
	GOALS = Array.from('◆EeGFBX3g'),
	MOST_SIGNS = 25, // beyond ASCII
	MOST_UNKNOWN = 5;
let widest_line, last_line; // of the picture, from 0

function see_picture(lines) {
	// makes the maze that the lines show -> what to say about it; throws an error with the line, from 0, or -1
	const rows = take_rows(lines);
	refuse_text(rows);
	if (rows[0].every((sign) => '_ '.includes(sign))) return fill_maze(take_underscores(rows));
	const lattice = find_lattice(rows);
	if (lattice) return fill_maze(take_lattice(rows, lattice));
	if (rows[0].includes(',') || rows[0].includes(';')) return fill_maze(take_squares(take_list(rows)));
	const is_spaced = rows[0][0] !== ' ' && rows.every((row) => row.every((sign, x) => !(x % 2) || sign === ' '));
	return fill_maze(take_squares(is_spaced ? rows.map((row) => row.filter((_, x) => !(x % 2))) : rows));
}

function refuse_picture(line, text, ...values) {
	throw Object.assign(new Error(print_text(text, ...values)), { line });
}

function take_rows(lines) {
	// -> the rows, equally long, without the spaces that all of them begin with
	const known = new Set();
	lines.forEach((line, n) => {
		if (/[\u0001-\u001f\u007f-\u009f]/.test(line)) refuse_picture(n, say.control_sign);
		for (const sign of line) {
			if (sign <= '~') continue;
			if (sign === '\ufffd') refuse_picture(n, say.not_utf8);
			if (/[▀▄\u2800-\u28ff]/.test(sign)) refuse_picture(n, say.half_picture);
			if (known.add(sign).size > MOST_SIGNS) refuse_picture(n, say.many_signs, MOST_SIGNS);
		}
	});
	const cut = Math.min(...lines.map((line) => line.search(/[^ ]|$/))),
		rows = lines.map((line) => Array.from(trim_spaces(line.slice(cut)).replaceAll(']', '['))),
		wide = Math.max(...rows.map((row) => row.length));
	widest_line = rows.findIndex((row) => row.length === wide);
	last_line = rows.length - 1;
	return pad_rows(rows, wide);
}

const trim_spaces = (line) => line.slice(0, line.search(/ *$/));

const pad_rows = (rows, wide) => rows.map((row) => [...row, ...Array(Math.max(0, wide - row.length)).fill(' ')]);

function refuse_text(rows) {
	// what is no picture of squares: edges, words, numbers
	const texts = rows.map((row) => trim_spaces(row.join('')));
	if (/^[0-9]+,[0-9]+ [0-9]+,[0-9]+$/.test(texts[0])) refuse_picture(0, say.edges_picture);
	texts.forEach((text, n) => {
		const is_text = text.split(' ').some((word) => new Set(word.match(/[a-z]/g)).size > 2);
		if (rows[n].at(-1) === ' ' && is_text)
			throw Object.assign(new Error(printable(text)), { line: n, form: say.text_line });
	});
	const numbers = texts.map((text) => text.split(' ').filter(Boolean)),
		count = numbers[0].length;
	if (count < 2 || texts.some((text) => /[^0-9 ]/.test(text)) || numbers.some((row) => row.length !== count)) return;
	numbers.forEach((row, n) => {
		const long = row.find((number) => number.length > 1);
		if (long) refuse_picture(n, say.long_sign, printable(long));
	});
}

function take_underscores(rows) {
	// walls are _ below and | beside the cells
	const squares = [];
	pad_rows(rows, rows[0].length | 1).forEach((row, n) => {
		const wrong = row.findIndex((sign, x) => x % 2 && sign === '|');
		if (wrong > 0) refuse_picture(n, say.wall_in_cell, wrong + 1);
		squares.push(row.map((sign) => (sign === '_' ? ' ' : sign)));
		squares.push(row.map((sign, x) => (x % 2 === 0 || sign === '_' ? '|' : ' ')));
	});
	return { rows: squares.slice(1), walls: ['|'], across: [1, 1], down: [1, 1] };
}

const divisor_of = (a, b) => (b ? divisor_of(b, a % b) : a);

function find_lattice(rows) {
	// -> the pitch across and down, and the posts; nothing if the picture is no lattice
	const first = rows[0][0],
		is_box = BOX.includes(first),
		is_round = first === 'o' && rows[0].every((sign) => 'o- '.includes(sign));
	if (!is_box && !is_round && first !== '+') return null;
	const posts = is_box ? BOX.filter((sign) => !LEVEL.includes(sign)) : [first, '|'],
		wide = rows[0].length;
	let across = 0,
		down = is_box ? 2 : 0;
	rows.forEach((row, y) => {
		if (!is_box && row[0] === first) down = divisor_of(down, y);
		row.forEach((sign, x) => {
			if (posts.includes(sign)) across = divisor_of(across, x);
		});
	});
	if (is_box && across > 4) across = across % 4 === 0 ? 4 : across % 2 === 0 ? 2 : across;
	if (across < 2 || down < 2 || wide - 1 < 2 * across || rows.length - 1 < 2 * down) return null;
	for (let y = 0; y < rows.length; y += down) {
		for (let x = 0; x < wide; x += across) {
			const inside = rows.slice(y + 1, y + down).flatMap((row) => row.slice(x + 1, x + across)),
				solid = inside.filter((sign) => SOLID.includes(sign)).length;
			if (solid && solid < inside.length) return null;
		}
	}
	return { across, down, posts };
}

function take_lattice(rows, { across, down, posts }) {
	// posts, what is between two of them, and cells
	const wide = rows[0].length,
		is_light = BOX.includes(rows[0][0]) && !/[\u2550-\u256c]/.test(rows[0][0]),
		is_corner = (sign) => posts.includes(sign) && !UPRIGHT.includes(sign);
	if ((wide - 1) % across) refuse_picture(widest_line, say.uneven_column, wide);
	rows.forEach((row, n) => {
		if (is_light && row.some((sign) => '═║'.includes(sign))) refuse_picture(n, say.picture_bridges);
		if (n % down && (n === last_line || row.some(is_corner))) refuse_picture(n, say.uneven_line);
	});
	return {
		rows: rows.map((row, y) => row.map((sign, x) => (y % down || x % across ? sign : '#'))),
		walls: [...posts, ...LEVEL, '-', ...SOLID],
		across: [1, across - 1],
		down: [1, down - 1],
	};
}

function take_list(rows) {
	// a list: a sign for each item
	const separator = rows[0].includes(',') ? ',' : ';',
		trim = (text) => text.replace(/^[ [(){};]+/, '').replace(/[ [(){};]+$/, '');
	const see_item = (text, n) => {
		const quoted = /^(['"])(.*)\1$/.exec(trim(text)),
			item = quoted ? quoted[2] : trim(text);
		if (Array.from(item).length > 1) refuse_picture(n, say.long_sign, printable(item));
		return item || ' ';
	};
	const see_row = (row, n) =>
		trim(row.join(''))
			.split(separator)
			.map((text) => see_item(text, n))
			.join('');
	const listed = rows.map((row, n) => Array.from(trim_spaces(see_row(row, n))));
	return pad_rows(listed, Math.max(...listed.map((row) => row.length)));
}
