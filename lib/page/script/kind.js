// kind: what makes a maze: its size, seed, algorithm, bridges, loops and ends
//
// loops is null where none are wanted: with 0, as in maze.sh, they are drawn for and none comes.

const LEVELS = [
	// how wide a cell is at least, in pixels, and how many cells there are at most
	[46, 100],
	[28, 300],
	[20, 900],
	[9, 4000],
];

function fit_size(level) {
	// -> width and height of a maze as hard as that, in the shape of the window
	const [least, most] = LEVELS[level],
		[wide, high] = [stage.clientWidth || 600, stage.clientHeight || 600];
	const pitch = Math.max(least, Math.sqrt((wide * high) / most));
	return [wide, high].map((room) => 2 * Math.max(3, Math.floor(room / pitch) - 2) + 1);
}

function offer_kind() {
	// a maze that looks good in this window
	const [wide, high] = fit_size(1);
	return {
		width: wide,
		height: high,
		seed: pick_seed(),
		algorithm: 'backtracker',
		bridges: 0,
		loops: null,
		ends: 'corners',
	};
}

function make_maze(kind) {
	make_grid(kind.width, kind.height);
	seed_with(kind.seed);
	carve(kind.algorithm, kind.bridges);
	if (kind.loops !== null) open_loops(kind.loops);
	place_ends(kind.ends);
}

function count_bridges() {
	let ends = 0;
	for (const code of cell) if (code >= BRIDGE_EAST) ends++;
	return ends / 2;
}

function find_kind(said, seed) {
	// the kind that gives just the maze there is now; null if none does
	const maze = take_maze(),
		kinds = said ? read_kind(said) : guess_kinds(seed);
	const is_found = (found) => {
		if (found.width !== maze.width || found.height !== maze.height) return false;
		make_maze(found);
		return player === maze.player && goal === maze.goal && is_same(cell, maze.cell);
	};
	return aside(() => kinds.find(is_found)) || null;
}

/** @returns {any[]} */
function read_kind(said) {
	try {
		return [read_address(said)[0]];
	} catch {
		return [];
	}
}

const GUESSED = 300000; // squares: in a larger maze it would take too long

function guess_kinds(seed) {
	// a maze file has its seed alone
	if (!seed) return [];
	const count = count_bridges(),
		plain = { ...offer_kind(), width, height, seed };
	const kinds = (count ? [MOST_BRIDGES, count] : [0]).map((bridges) => ({ ...plain, bridges }));
	if (!count && size < GUESSED)
		kinds.push(
			...Object.keys(ALGORITHMS)
				.slice(1)
				.map((algorithm) => ({ ...plain, algorithm })),
		);
	const ends = is_outside(goal) ? ['corners', 'opposite', 'center'] : ['random', 'far'];
	return kinds.flatMap((kind) => ends.map((name) => ({ ...kind, ends: name })));
}

function is_same(one, other) {
	for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
	return one.length === other.length;
}
