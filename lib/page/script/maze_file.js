// maze file

const TO_FILE = '10  4532'; // by code
const FROM_FILE = '107645 111';

function write_maze() {
	const lines = [`${width} ${height}`],
		exit = inside_of(goal),
		place = (square) => `${column(square)},${row(square)}`;
	const code = (at) => (at === player ? 8 : at === exit ? 7 : TO_FILE[cell[at]]);
	for (let at = stride + 1; at < size - stride; at += stride) {
		lines.push(Array.from({ length: width }, (_, i) => code(at + i)).join(' '));
	}
	if (exit === player) lines.push(`# goal ${place(goal)}`);
	if (is_outside(player)) lines.push(`# player ${place(player)}`);
	return lines;
}

function read_maze(text, name) {
	// -> { seed, keys, ... } of the # lines; the first maze of the file
	const lines = text.split('\n'),
		facts = { seed: '', keys: '', goal: '', player: '', time: '' };
	let n = 0;
	const refuse_line = () => refuse(say.wrong_file, printable(name), n);
	const next_line = () => {
		// '' at the end
		while (n < lines.length) {
			const next = lines[n++].trimEnd(),
				fact = /^# (seed|keys|goal|player|time) (.+)$/.exec(next);
			if (fact) facts[fact[1]] = fact[1] === 'keys' ? facts.keys + fact[2] : fact[2];
			if (!next.startsWith('#')) return next;
		}
		n++;
		return '';
	};
	const sides = next_line().split(/[ \t]+/);
	if (sides.length !== 2) refuse_line();
	try {
		make_grid(...sides.map((side) => gate_number('', side, LEAST_SIDE, MOST_SIDE, true)));
	} catch {
		refuse_line();
	}
	player = goal = 0;
	for (let y = 1; y <= height; y++) {
		const codes = next_line()
			.split(/[ \t]+/)
			.filter(Boolean);
		if (codes.length !== width) refuse_line();
		codes.forEach((code, i) => {
			const at = y * stride + i + 1,
				sides_here = Number(i === 0 || i === width - 1) + Number(y === 1 || y === height);
			const is_second = (code === '8' && player) || (code === '7' && (goal || sides_here === 2));
			if (!/^[0-57-9]$/.test(code) || is_second) refuse_line();
			if (code === '8') player = at;
			if (code === '7') goal = sides_here ? outside_of(at) : at;
			cell[at] = Number(FROM_FILE[code]);
		});
	}
	if (next_line()) refuse_line();
	for (let at = 0; at < size; at++) {
		if (cell[at] >= BRIDGE_EAST && !is_bridge_end(at, cell[at] - BRIDGE_EAST)) refuse_line();
	}
	const place = (fact) =>
		/^[0-9]{1,4},[0-9]{1,4}$/.test(fact) ? Number(fact.split(',')[0]) + fact.split(',')[1] * stride : 0;
	if (!goal && inside_of(place(facts.goal)) === player) goal = place(facts.goal); // the player hides it
	if (!player && place(facts.player) === goal) player = goal; // who has walked out
	if (!player || !goal) refuse_line();
	return facts;
}

const is_cell = (square) => (column(square) % 2) + (row(square) % 2) === 0 && !is_outside(square);

function is_bridge_end(at, k) {
	// is the other end where it should be, and both between cells?
	return is_cell(at - step[k]) && is_cell(at + 3 * step[k]) && cell[at + 2 * step[k]] === BRIDGE_EAST + (k ^ 1);
}
