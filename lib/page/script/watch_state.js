// watch state: the maze, and the data of the function that runs, after any number of events
//
// The events are applied one after another, from the first or from where the work is; now.n is the number of the last one.

function state_at(work, n) {
	// -> cell, here (where the work is, or 0), frames (the cells that wait, and what was found and drawn there), digs,
	// run (passages that follow one another), walk (cells since the last passage), sets, far (steps of a search)
	if (!work.now || work.now.n > n) work.now = begin_state(work)
	const { now } = work
	return in_state(work, now, () => {
		while (now.n < n) {
			const { what, values } = work.events[++now.n]
			EFFECTS[what](now, ...values)
		}
		now.sets = find_sets(work, now)
		return now
	})
}

// What each event does to the maze and to the data
const EFFECTS = {
	begin(now, here) {
		if (cell[here] === OPEN) return // division begins with everything open
		now.here = here
		cell[here] = OPEN
	},
	look(now, here, ways) {
		// a call has begun in that cell, or later calls have ended
		const at = now.frames.findLastIndex(one => one.here === here)
		if (at >= 0) now.frames.length = at
		now.frames.push({ here, ways, number: '' })
		now.here = here
	},
	at(now, here) {
		if (now.trail) return go_to(now, here)
		const before = now.walk.indexOf(here) // drop a loop of the walk
		if (before >= 0) now.walk.length = before
		now.walk.push(here)
		now.here = here
	},
	draw(now, random, n, rest) {
		if (now.frames.length) now.frames.at(-1).number = `${random} % ${n} = ${rest}`
	},
	dig(now, here, k, there) {
		if (there !== here + 2 * step[k]) build_bridge(here, k)
		else cell[here] = cell[here + step[k]] = cell[there] = OPEN
		now.set_of.set(find_set(now, there), find_set(now, here))
		now.run = now.run.at(-1)?.[1] === here ? [...now.run.slice(-200), [here, there]] : [[here, there]]
		now.row = row(here)
		now.goes_south = k === SOUTH
		if (now.trail) go_to(now, there)
		else now.walk = []
		now.here = there
		now.digs++
	},
	wall(now, at, along, cells, gap) {
		build_wall(at, along, cells, gap)
		now.digs++
	},
	refused(now, here, k) {
		now.refused = [here, here + 2 * step[k]]
	},
	loop(now, here, k) {
		cell[here + step[k]] = OPEN
		now.here = here
	},
	seen(now, square, from) {
		now.here = square
		now.far.set(square, square === from ? 0 : now.far.get(from) + 1)
	},
	done(now) {
		Object.assign(now, { here: 0, frames: [], walk: [], run: [] })
	},
}

function go_to(now, here) {
	// a step of a walk that keeps its loops
	if (now.here && now.here !== here) {
		now.trail.add((now.here + here) / 2)
		now.moves++
	}
	now.walk.push(here)
	now.here = here
}

const find_set = (now, at) => (now.set_of.has(at) ? find_set(now, now.set_of.get(at)) : at)

// what act returns in that state of the maze; the game's maze stays
const in_state = ({ maze }, { cell }, act) =>
	aside(() => {
		put_maze({ ...maze, cell })
		return act()
	})

function begin_state({ name, maze }) {
	return aside(() => {
		make_grid(maze.width, maze.height)
		if (name === 'search_plainly') cell.set(maze.cell)
		else if (name === 'carve_division') open_inside()
		else for (const at of maze.cell.keys()) if (maze.cell[at] === OUTSIDE) cell[at] = OUTSIDE
		const trail = name === 'carve_aldous_broder' ? new Set() : null // the passages and walls that the whole walk crossed
		const lists = { frames: [], run: [], walk: [], refused: [], far: new Map(), set_of: new Map(), sets: new Map() }
		return { n: -1, cell, here: 0, digs: 0, moves: 0, row: 2, goes_south: false, trail, ...lists }
	})
}

function find_sets({ name, events }, now) {
	// the set of each cell, for the algorithms that keep sets: of the cells that were dug, or of those in Eller's row
	const sets = new Map(),
		is_eller = name === 'carve_eller',
		at_row = now.row + (now.goes_south && events[now.n].call.fn === name ? 2 : 0)
	if (!is_eller && name !== 'carve_kruskal') return sets
	each_cell(whole(), at => {
		if (is_eller ? row(at) === at_row : list_passages(at)) sets.set(at, find_set(now, at))
	})
	return sets
}

function list_frontier() {
	// the unvisited cells beside a visited one
	const found = []
	each_cell(whole(), at => {
		if (cell[at] === WALL && list_cells(at, OPEN)) found.push(at)
	})
	return found
}
