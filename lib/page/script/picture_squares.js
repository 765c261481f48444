// picture squares: what the signs of a picture mean: walls, the player, the goal

function count_signs(rows) {
	// -> by sign, in order: how often it occurs
	const counts = new Map();
	for (const row of rows) for (const sign of row) counts.set(sign, (counts.get(sign) || 0) + 1);
	return counts;
}

const count_of = (counts, signs) => Array.from(signs).reduce((sum, sign) => sum + (counts.get(sign) || 0), 0);

function take_squares(rows) {
	// a square is one or two characters wide
	const border = [rows[0], rows.at(-1), ...rows.slice(1, -1).map((row) => [row[0], row.at(-1)])].flat(),
		counts = count_signs(rows),
		[walls, is_guess] = choose_walls(rows, counts, border);
	if (!count_of(counts, walls)) refuse_picture(-1, say.no_walls);
	refuse_unknown(counts, walls, is_guess);
	const wide = choose_square_width(rows, walls);
	rows.forEach((row, n) => {
		if (wide === 2 && row.some((sign) => '═║=|'.includes(sign) && !walls.includes(sign)))
			refuse_picture(n, say.picture_bridges);
	});
	return { rows, walls, across: [wide, wide], down: [1, 1] };
}

/** @returns {[string[], boolean]} */
function choose_walls(rows, counts, border) {
	// -> the signs that are walls; and could others be?
	const frame = ['+', '-', '|', ...BOX];
	if (new Set(border).size > 1 && border.every((sign) => frame.includes(sign))) return [[...frame, ...SOLID], false];
	if (count_of(counts, SOLID) > 4) return [Array.from(SOLID), false];
	if (count_of(counts, 'X') > 4) return [['X'], false];
	const most = Array.from(count_signs([border])).reduce((one, other) => (other[1] > one[1] ? other : one)),
		is_most = !OPEN_SIGNS.includes(most[0]) && 4 * most[1] >= 3 * border.length;
	if (is_most && (most[0] !== '0' || is_zero_wall(rows, border))) return [[most[0]], true];
	const usual = ['1', 'x', '*'].find((sign) => counts.has(sign));
	return [usual ? [usual] : Array.from(SOLID), true];
}

function is_zero_wall(rows, border) {
	// can 0 be the wall of a picture whose border is mostly 0?
	const is_zero = rows.map((row) => row.map((sign) => sign === '0'));
	return is_connected(is_zero, false) && (border.every((sign) => sign === '0') || !is_connected(is_zero, true));
}

function is_connected(squares, kind) {
	// are the squares of a kind, by row, connected?
	const wide = squares[0].length,
		left = new Set(Array.from(squares.flat().entries()).flatMap(([at, its]) => (its === kind ? [at] : []))),
		part = Array.from(left).slice(0, 1);
	for (const at of part) {
		left.delete(at);
		const near = [at - wide, at + wide, ...(at % wide ? [at - 1] : []), ...((at + 1) % wide ? [at + 1] : [])];
		for (const to of near) if (left.delete(to)) part.push(to);
	}
	return !left.size;
}

function choose_marks(counts, walls) {
	// -> the signs of player and goal: the first that are no walls and occur one to four times
	const fits = (sign) => !walls.includes(sign) && counts.has(sign) && counts.get(sign) < 5;
	return [PLAYERS.find(fits), GOALS.find(fits)];
}

function find_unknown(counts, walls) {
	// -> the signs without a meaning
	const known = [...OPEN_SIGNS, ...walls, ...choose_marks(counts, walls)];
	return Array.from(counts.keys()).filter((sign) => !known.includes(sign));
}

function refuse_unknown(counts, walls, is_guess) {
	// signs without a meaning must not fill too much of the picture
	const unknown = find_unknown(counts, walls),
		whole = count_of(counts, counts.keys()),
		filled = count_of(counts, unknown),
		loose = filled + count_of(counts, OPEN_SIGNS),
		is_rival = (sign) => 4 * counts.get(sign) > whole && 10 * (loose - counts.get(sign)) > whole;
	if (is_guess && unknown.some(is_rival)) refuse_picture(-1, say.several_walls);
	if (unknown.length > MOST_UNKNOWN && 10 * filled > whole)
		refuse_picture(-1, say.unknown_signs, printable(unknown.join(' ')));
}

function choose_square_width(rows, walls) {
	// -> how many characters show a square: 1 or 2
	if (rows[0].length % 2) return 1;
	const is_wall = rows.map((row) => row.map((sign) => walls.includes(sign))),
		unlike = is_wall.flatMap((row, n) => row.flatMap((wall, x) => (x % 2 && wall !== row[x - 1] ? [n] : [])));
	if (unlike.length && unlike.length < 10 && 40 * unlike.length <= rows.length * rows[0].length)
		refuse_picture(unlike[0], say.half_wall);
	return unlike.length ? 1 : 2;
}

function fill_maze({ rows, walls, across, down }) {
	// makes the maze of these squares -> what to say about it
	const columns = find_seams(rows[0].length, across),
		lines = find_seams(rows.length, down),
		counts = count_signs(rows),
		marks = choose_marks(counts, walls),
		unknown = find_unknown(counts, walls),
		squares = [[], []]; // of player and goal
	size_maze(columns.length - 1, lines.length - 1);
	for (let y = 1; y <= height; y++) {
		for (let x = 1; x <= width; x++) {
			const at = y * stride + x,
				text = rows.slice(lines[y - 1], lines[y]).flatMap((row) => row.slice(columns[x - 1], columns[x])),
				here = squares.filter((_, k) => text.includes(marks[k]));
			for (const found of here) found.push(at);
			cell[at] = here.length || !text.some((sign) => walls.includes(sign)) ? OPEN : WALL;
		}
	}
	[player, goal] = squares.map((found) => found[0] || 0);
	const notes = unknown.length ? [print_text(say.read_as_open, printable(unknown.join(' ')))] : [];
	squares.forEach((found, k) => {
		if (found.length > 1) notes.push(print_text([say.first_player, say.first_goal][k], found.length));
	});
	find_ends();
	return notes;
}

function find_seams(length, sizes) {
	// -> where squares begin, and where the last one ends
	const seams = [];
	for (let at = 0; at <= length; at += sizes[(seams.length + 1) % 2]) seams.push(at);
	return seams;
}

function size_maze(wide, high) {
	for (const [side, name, line] of [
		[wide, say.width, widest_line],
		[high, say.height, last_line],
	])
		if (side < LEAST_READ || side > MOST_SIDE)
			refuse_picture(line, say.out_of_range, name, side, LEAST_READ, MOST_SIDE);
	make_grid(wide, high);
	player = goal = 0;
}

function find_ends() {
	// puts a player or goal that the picture does not show into openings in the border, and a wall around a goal there
	const openings = [];
	for (let at = 0; at < size; at++)
		if (cell[at] === OPEN && !is_outside(at) && is_outside(outside_of(at))) openings.push(at);
	player ||= openings.find((at) => at !== goal) || 0;
	const last = openings.findLast((at) => at !== player);
	if (goal && openings.includes(goal)) add_border();
	else if (!goal && last) goal = outside_of(last);
}

function add_border() {
	// a wall around the maze
	const [inner, old] = [cell, stride],
		move = (at) => at && (Math.floor(at / old) + 1) * stride + (at % old) + 1,
		marks = [player, goal],
		wide = width,
		high = height;
	size_maze(width + 2, height + 2);
	for (let y = 1; y <= high; y++) cell.set(inner.slice(y * old + 1, y * old + 1 + wide), move(y * old + 1));
	[player, goal] = marks.map(move);
}
