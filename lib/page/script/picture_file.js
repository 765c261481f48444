// picture file: a text picture of a maze, read by the rules of maze.sh, as the rows of a maze file

const SIGNS = '\t .·•◦●@S◆XE'; // open, the player, the goal; anything else is a wall

function see_picture(lines) {
	// -> width and height, then the codes of each row
	const cut = Math.min(...lines.map((line) => line.search(/[^\t ]/))),
		rows = lines.map((line) => Array.from(line.slice(cut), (sign) => '000000888777'[SIGNS.indexOf(sign)] || '1')),
		across = Math.max(...rows.map((row) => row.length));
	const has_lines = /[+─│┌┐└┘├┤┬┴┼╴╵╶╷]/.test(lines.join('')), // a square is one character wide and three in turn
		is_pair = (code, i, row) => i % 2 || (code === '1') === (row[i + 1] === '1'),
		long = rows.every((row) => row.every(is_pair)) ? 2 : 1;
	const edge = (n) => (has_lines ? 4 * (n >> 1) + (n % 2) : n * long);
	let wide = 0;
	while (edge(wide) < across) wide++;
	const see_square = (row, x, y) => {
		const codes = row.slice(edge(x), edge(x + 1)),
			is_corner = has_lines && !(x % 2) && !(y % 2);
		return codes.find((code) => code > '1') || (is_corner || codes.includes('1') ? '1' : '0');
	};
	const read = rows.map((row, y) => Array.from({ length: wide }, (_, x) => see_square(row, x, y)).join(' '));
	return [`${wide} ${rows.length}`, ...read];
}

function find_ends() {
	// puts a player or goal that the picture does not show into openings in the border
	let last = 0;
	for (let at = 0; at < size; at++) {
		if (cell[at] !== OPEN || is_outside(at) || !is_outside(outside_of(at))) continue;
		player ||= at;
		if (at !== player) last = at;
	}
	if (!goal && last) goal = outside_of(last);
}
