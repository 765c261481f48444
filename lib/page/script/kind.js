// kind: how a maze is made: size, seed, algorithm, bridges, loops, ends
//
// Without loops, loops is null: 0, as in maze.sh, draws numbers and opens nothing.

let kind = null // how this maze is made; null if it came from a file

const SIZES = [
	// the least width of a cell in pixels, and the most cells
	[46, 100],
	[28, 300],
	[20, 900],
	[9, 4000],
]

function fit_size(n) {
	// -> width and height of a maze of one of the SIZES, in the shape of the window
	const [least, most] = SIZES[n],
		[wide, high] = room || [stage.clientWidth || 600, stage.clientHeight || 600]
	const pitch = Math.max(least, Math.sqrt((wide * high) / most))
	return [wide, high].map(room => 2 * Math.max(3, Math.floor(room / pitch) - 2) + 1)
}

const PLAIN = {
	algorithm: 'backtracker',
	bridges: 0,
	loops: null,
	ends: 'corners',
	mask: '',
	fog: false,
	level: 0,
	day: '',
}

function offer_kind() {
	// a maze that fits this window
	const [width, height] = fit_size(1)
	return { ...PLAIN, width, height, seed: pick_seed() }
}

const free_kind = () => ({ ...offer_kind(), ...(kind?.level || kind?.day ? {} : kind) }) // the kind of a maze that is not a level

let ready = null // the maze that a worker has made, and its name

function make_maze(kind) {
	if (ready && ready.name === write_address(kind)) put_maze({ ...ready.maze, cell: ready.maze.cell.slice() })
	else build_maze(kind)
}

function count_bridges() {
	let ends = 0
	for (const code of cell) if (is_bridge(code)) ends++
	return ends / 2
}

function find_kind(said, seed) {
	// the kind that makes exactly the current maze; null if none does
	const maze = take_maze(),
		kinds = said ? read_kind(said) : guess_kinds(seed)
	const is_found = found => {
		if (found.width !== maze.width || found.height !== maze.height) return false
		make_maze(found)
		return player === maze.player && goal === maze.goal && cell.every((code, at) => code === maze.cell[at])
	}
	return aside(() => kinds.find(is_found)) || null
}

/** @returns {any[]} */
function read_kind(said) {
	try {
		return [read_address(said)[0]]
	} catch {
		return []
	}
}

const GUESSED = 300000 // squares: a larger maze would take too long

function guess_kinds(seed) {
	// for a maze file that has only a seed
	if (!seed) return []
	const count = count_bridges(),
		names = Object.keys(ALGORITHMS).slice(0, size < GUESSED ? Infinity : 1),
		made = count ? [{ bridges: MOST_BRIDGES }, { bridges: count }] : names.map(algorithm => ({ algorithm })),
		ends = is_outside(goal) ? ['corners', 'opposite', 'center'] : ['random', 'far']
	return made.flatMap(one => ends.map(name => ({ ...offer_kind(), width, height, seed, ...one, ends: name })))
}
