// maze file

const TO_FILE = '10  4532'; // by code
const MOST_KEYS = 1000000,
	LONGEST_ROW = 3 * MOST_SIDE; // of a picture, with the spaces before it
const FROM_FILE = [1, 0, 7, 6, 4, 5, undefined, 1, 1, 1];

function write_maze() {
	const lines = [`${width} ${height}`],
		exit = inside_of(goal),
		place = (square) => `${column(square)},${row(square)}`;
	for (let at = stride + 1; at < size - stride; at += stride) {
		let codes = '';
		for (let here = at; here < at + width; here++)
			codes += `${here === player ? 8 : here === exit ? 7 : TO_FILE[cell[here]]} `;
		lines.push(codes.trimEnd());
	}
	if (exit === player) lines.push(`# goal ${place(goal)}`);
	if (is_outside(player)) lines.push(`# player ${place(player)}`);
	return lines;
}

function read_maze(text, name) {
	// -> { seed, keys, ... } of the # lines; the first maze of the file
	const facts = { seed: '', kind: '', keys: '', goal: '', player: '', time: '' };
	let n = 0, // the line read last
		at_text = 0;
	const refuse_line = () => refuse(say.wrong_file, printable(name), n || 1);
	const next_line = (passed_over = /^#/) => {
		// '' at the end
		while (at_text < text.length) {
			const end = text.indexOf('\n', at_text),
				next = text.slice(at_text, end < 0 ? text.length : end).trimEnd(),
				fact = /^# (seed|kind|keys|goal|player|time) (.+)$/.exec(next);
			at_text = end < 0 ? text.length : end + 1;
			n++;
			if (fact) facts[fact[1]] = fact[1] === 'keys' ? facts.keys + fact[2] : fact[2];
			if (facts.keys.length > MOST_KEYS) refuse_line();
			if (!passed_over.test(next)) return next;
		}
		n++;
		return '';
	};
	let first = next_line(/^(#?$|#.*[0-9A-DF-RT-WYZa-z])/); // in a picture, # may be a wall
	const picture = [];
	for (let line = first; line && !/[0-9]/.test(first); line = next_line(/$./))
		if (/[=═║]|\|\|/.test(line) || line.length > LONGEST_ROW || picture.push(line) > MOST_SIDE) refuse_line();
	if (picture.length) {
		text = see_picture(picture).join('\n');
		at_text = 0;
		first = next_line();
		n -= picture.length + 2; // line numbers are those of the picture
	}
	const sides = first.split(/[ \t]+/);
	if (sides.length !== 2) refuse_line();
	try {
		make_grid(...sides.map((side) => gate_number('', side, LEAST_SIDE, MOST_SIDE, true)));
	} catch {
		refuse_line();
	}
	player = goal = 0;
	for (let y = 1; y <= height; y++) {
		const codes = next_line()
			.replace(/[ \t]+/g, ' ')
			.trim();
		if (codes.length !== 2 * width - 1) refuse_line();
		for (let i = 0, at = y * stride + 1; i < codes.length; i += 2, at++) {
			const code = codes[i],
				known = FROM_FILE[codes.charCodeAt(i) - 48];
			if (known === undefined || (i && codes[i - 1] !== ' ')) refuse_line();
			if (code === '8' || code === '7') {
				const sides_here = Number(i === 0 || i === 2 * width - 2) + Number(y === 1 || y === height);
				if (code === '8' ? player : goal || sides_here === 2) refuse_line();
				if (code === '8') player = at;
				else goal = sides_here ? outside_of(at) : at;
			}
			cell[at] = known;
		}
	}
	if (!/^([0-9]+[ \t]+[0-9]+)?$/.test(next_line())) refuse_line(); // another maze may follow
	for (let at = 0; at < size; at++) {
		if (cell[at] >= BRIDGE_EAST && !is_bridge_end(at, cell[at] - BRIDGE_EAST)) refuse_line();
	}
	if (picture.length) find_ends();
	const place = (fact) =>
		/^[0-9]{1,4},[0-9]{1,4}$/.test(fact) ? Number(fact.split(',')[0]) + fact.split(',')[1] * stride : 0;
	if (!goal && inside_of(place(facts.goal)) === player) goal = place(facts.goal); // the player hides the goal
	if (!player && place(facts.player) === goal) player = goal; // the player has walked out
	if (!player || !goal) refuse_line();
	return facts;
}

const is_cell = (square) => (column(square) % 2) + (row(square) % 2) === 0 && !is_outside(square);

function is_bridge_end(at, k) {
	// is the other end where it should be, and both between cells?
	return is_cell(at - step[k]) && is_cell(at + 3 * step[k]) && cell[at + 2 * step[k]] === BRIDGE_EAST + (k ^ 1);
}
