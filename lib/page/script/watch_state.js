// watch state: the maze, and the data of the function that runs, after any number of events
//
// The events are applied one after another, from the first or from where the work is; now.event is the last one, and
// now.n its number.

function stateAt(work, n) {
	// -> maze, here (where the work is, or 0), frames (the cells that wait, and what was found and drawn there), digs,
	// run (passages that follow one another), walk (cells since the last passage), sets, far (steps of a search)
	if (!work.now || work.now.n > n) work.now = beginState(work)
	const { now } = work
	while (now.n < n) {
		now.event = work.events[++now.n]
		EFFECTS[now.event.what](now, ...now.event.values)
	}
	now.sets = findSets(now)
	return now
}

function beginState({ name, maze }) {
	const empty = new Maze(maze.width, maze.height)
	if (name === 'search_plainly') empty.cell.set(maze.cell)
	else if (name === 'carve_division') openInside(empty)
	else for (const [at, code] of maze.cell.entries()) if (code === OUTSIDE) empty.cell[at] = OUTSIDE
	return {
		maze: Object.assign(maze.copy(), { cell: empty.cell }),
		...{ name, n: -1, event: null, here: 0, digs: 0, row: 2, goesSouth: false },
		...{ frames: [], run: [], walk: [], far: new Map(), setOf: new Map(), sets: new Map() },
	}
}

// What each event does to the maze and to the data
const EFFECTS = {
	begin(now, here) {
		if (now.maze.cell[here] === OPEN) return // division begins with everything open
		now.here = here
		now.maze.cell[here] = OPEN
	},
	look(now, here, ways) {
		// a call has begun in that cell, or later calls have ended
		const at = now.frames.findLastIndex(one => one.here === here)
		if (at >= 0) now.frames.length = at
		now.frames.push({ here, ways, number: '' })
		now.here = here
	},
	at(now, here) {
		const before = keepsLoops(now) ? -1 : now.walk.indexOf(here)
		if (before >= 0) now.walk.length = before
		if (now.walk.at(-1) !== here) now.walk.push(here)
		now.here = here
	},
	draw(now, random, n, rest) {
		if (now.frames.length) now.frames.at(-1).number = `${random} % ${n} = ${rest}`
	},
	dig(now, here, k, there) {
		const { cell, step } = now.maze
		if (there !== here + 2 * step[k]) buildBridge(now.maze, here, k)
		else cell[here] = cell[here + step[k]] = cell[there] = OPEN
		now.setOf.set(findSet(now, there), findSet(now, here))
		now.run = now.run.at(-1)?.[1] === here ? [...now.run.slice(-200), [here, there]] : [[here, there]]
		now.row = now.maze.row(here)
		now.goesSouth = k === SOUTH
		if (keepsLoops(now)) now.walk.push(there)
		else now.walk = []
		now.here = there
		now.digs++
	},
	wall(now, at, along, cells, gap) {
		buildWall(now.maze, at, along, cells, gap)
		now.digs++
	},
	refused() {},
	loop(now, here, k) {
		now.maze.cell[here + now.maze.step[k]] = OPEN
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

const keepsLoops = ({ event }) => event.call.fn === 'carve_aldous_broder' // in its walk

const findSet = (now, at) => (now.setOf.has(at) ? findSet(now, now.setOf.get(at)) : at)

function findSets(now) {
	// the set of each cell, for the algorithms that keep sets: of the cells that were dug, or of those in Eller's row
	const sets = new Map(),
		{ maze, name, event } = now,
		isEller = name === 'carve_eller',
		atRow = now.row + (now.goesSouth && event.call.fn === name ? 2 : 0)
	if (!isEller && name !== 'carve_kruskal') return sets
	maze.eachCell(at => {
		if (isEller ? maze.row(at) === atRow : listPassages(maze, at)) sets.set(at, findSet(now, at))
	})
	return sets
}

function listFrontier(maze) {
	// the unvisited cells beside a visited one
	const found = []
	maze.eachCell(at => {
		if (maze.cell[at] === WALL && listCells(maze, at, OPEN)) found.push(at)
	})
	return found
}
