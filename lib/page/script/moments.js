// moments: the walk of carve_recursive, or of carve_stack, told line by line, as bash runs it
//
// A moment is a line that is about to run: the function, the line in it (0 is its first), the call or cell it
// is about, how much is dug, what can be chosen from and what was drawn. A call knows the one that made it, and
// what that one had chosen from. lines says where in the functions of maze.sh things are done; a test holds all
// this against bash and its --trace.

const LINES = {
	list_candidates: { begin: [1, 2], each: [3, 4], add: 5, end: 8 },
	below: { all: [1, 2] },
	dig: { all: [1, 2, 3] },
	carve_recursive: { look: 1, draw: 2, dig: 3, call: 4 },
	carve_stack: { begin: [1, 2], again: 2, look: 3, draw: 4, dig: 5, keep: 6, go: 7, any: 8, back: 9, end: 11 },
};

function record_moments(name, side_x, side_y, seed) {
	const game = { width, height, cell, state };
	const moments = [],
		digs = [],
		lines = LINES[name],
		is_stack = name === 'carve_stack';
	let looked = [],
		number = '',
		call = null;
	const note = (line, fn = name) => moments.push({ fn, line, call, dug: digs.length, looked, number });
	const note_all = (list, fn) => {
		for (const line of list) note(line, fn);
	};
	const look = () => {
		const { begin, each, add, end } = LINES.list_candidates;
		note(lines.look);
		[looked, number] = [[], ''];
		note_all(begin, 'list_candidates');
		for (let k = EAST; k <= NORTH; k++) {
			note_all(each, 'list_candidates');
			if (cell[call.cell + 2 * step[k]] !== WALL) continue;
			note(add, 'list_candidates');
			looked = [...looked, k];
		}
		note(end, 'list_candidates');
	};
	make_grid(side_x, side_y);
	seed_with(seed);
	bridges_left = 0;
	cell[cell_at(0, 0)] = OPEN;
	call = { cell: cell_at(0, 0), parent: null, depth: 1, chosen: null };
	if (is_stack) note_all(lines.begin);
	for (;;) {
		look();
		if (looked.length) {
			note(lines.draw);
			note_all(LINES.below.all, 'below');
			const pick = below(looked.length),
				way = looked[pick];
			number = `${state} % ${looked.length} = ${pick}`;
			note(lines.dig);
			note_all(LINES.dig.all, 'dig');
			digs.push([call.cell, way]);
			const there = dig(call.cell, way);
			if (is_stack) note(lines.keep);
			note(is_stack ? lines.go : lines.call);
			call = { cell: there, parent: call, depth: call.depth + 1, chosen: { looked, number, way } };
		} else {
			if (is_stack) note(lines.any);
			if (!call.parent) break;
			if (is_stack) note(lines.back);
			call = call.parent;
		}
		if (is_stack) note(lines.again);
		[looked, number] = [[], ''];
	}
	if (is_stack) note(lines.end);
	note(-1); // all is done
	const maze = { width, height, stride, cell };
	set_size(game.width, game.height);
	({ cell, state } = game);
	return { name, moments, digs, maze };
}
