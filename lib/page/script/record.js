// record: record the events for Watch while a maze is made, or a path is found
//
// An event is a call of a primitive, look, at, draw, dig, wall, refused, loop or seen, with its values. site names the
// line of the shell function of the same name that the page marks: the line that ends with # @site. A call knows its
// arguments and the call that made it.

let events = null, // null while nothing is watched
	call = null

function note(what, site, ...values) {
	if (site) events.push({ what, site, call, values })
}

function enter(fn, ...args) {
	if (events) call = { fn, args, parent: call }
}

function leaveCall() {
	if (events) call = call.parent
}

const functionOf = algorithm => `carve_${algorithm === 'backtracker' ? 'stack' : algorithm.replaceAll('-', '_')}`

function recordWork(name, work) {
	// -> the events of a function, and the maze that it returns
	const recorded = []
	;[events, call] = [recorded, null]
	enter(name)
	const maze = work()
	events = null
	return { name, events: recorded, maze, pitch: 1 }
}

function recordCarving(name, made) {
	// a maze like the one made, by carve_recursive, which is the walk of carve_stack, or by another function
	const algorithm = Object.keys(ALGORITHMS).find(one => functionOf(one) === name) || 'backtracker'
	return recordWork(name, () => {
		const mask = UNSHAPED.includes(algorithm) ? '' : made.mask,
			maze = beginMaze(algorithm === 'backtracker' ? made : { ...made, mask, weave: false, bridges: null }),
			first = firstKept(maze)
		call.args = [first]
		note('begin', 'begin', first)
		carve(maze, algorithm)
		note('done', 'done', first)
		leaveCall()
		if (made.loops !== null) openLoops(maze, made.loops)
		placeEnds(maze, made.ends)
		return maze
	})
}

const recordSearch = maze =>
	recordWork('search_plainly', () => {
		solve(maze, maze.player)
		note('done', 'done', maze.goal)
		return maze.copy()
	})
