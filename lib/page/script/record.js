// record: record the events for Watch while a maze is made, or a path is found
//
// An event is a call of a primitive, look, at, draw, dig, wall, loop or seen, with its values. site names the line of
// the shell function of the same name that the page marks: the line that ends with # @site. A call knows its
// arguments and the call that made it.

let events = null, // null while nothing is watched
	call = null

function note(what, site, ...values) {
	if (site) events.push({ what, site, call, values })
}

function enter(fn, ...args) {
	if (events) call = { fn, args, parent: call }
}

function leave_call() {
	if (events) call = call.parent
}

const function_of = algorithm => `carve_${algorithm === 'backtracker' ? 'stack' : algorithm.replaceAll('-', '_')}`

function record_work(name, work) {
	// -> the events of a function, and the maze that it made; the game's maze stays
	const recorded = []
	;[events, call] = [recorded, null]
	return aside(() => {
		work()
		events = null
		return { name, events: recorded, maze: take_maze(), pitch: 1 }
	})
}

function record_carving(name, made) {
	// a maze of the kind made, by carve_recursive, which is the walk of carve_stack, or by another function
	return record_work(name, () => {
		const algorithm = Object.keys(ALGORITHMS).find(one => function_of(one) === name) || 'backtracker'
		begin_grid(UNSHAPED.test(algorithm) ? { ...made, mask: '' } : made)
		const first = first_kept()
		enter(name, first)
		note('begin', 'begin', first)
		carve(algorithm, algorithm === 'backtracker' ? made.bridges : 0)
		note('done', 'done', first)
		leave_call()
		if (made.loops !== null) open_loops(made.loops)
		place_ends(made.ends)
	})
}

function record_search(from) {
	return record_work('search_plainly', () => {
		enter('search_plainly')
		player = from
		solve(from)
		note('done', 'done', goal)
	})
}
