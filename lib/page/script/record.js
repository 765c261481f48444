// record: record the events for Watch while a maze is made, or a path is found
//
// An event is a call of a primitive, look, at, draw, dig, wall, loop or seen, with its values. site names the line of
// the shell function of the same name that the page marks: the line that ends with # @site. A call knows its
// arguments and the call that made it.

let events = null, // null while nothing is watched
	call = null,
	passed = 0, // events so far
	known = 0; // events that are recorded already

const EVENTS_AT_ONCE = 3000, // recorded or applied before the page answers again
	ENOUGH = new Error('enough events');

function note(what, site, ...values) {
	if (!site || passed++ < known) return;
	if (events.length === EVENTS_AT_ONCE) throw ENOUGH;
	events.push({ what, site, call, values });
}

function enter(fn, ...args) {
	if (events) call = { fn, args, parent: call };
}

function leave_call() {
	if (events) call = call.parent;
}

const function_of = (algorithm) => `carve_${algorithm === 'backtracker' ? 'stack' : algorithm.replaceAll('-', '_')}`;

function record_work(name, work) {
	// -> the first events of a function; after the last ones, also the maze that it made
	const task = { name, work, events: [], maze: null, kept: [], pitch: 1 };
	record_more(task);
	return task;
}

function record_more(task) {
	// runs the work again, and records the events after those that are known; the game's maze stays
	const more = [];
	[events, call, passed, known] = [more, null, 0, task.events.length];
	aside(() => {
		try {
			task.work();
			task.maze = take_maze();
		} catch (why) {
			if (why !== ENOUGH) throw why;
		} finally {
			events = null;
		}
	});
	task.events.push(...more);
}

function record_carving(name, made) {
	// a maze of the kind made, by carve_recursive, which is the walk of carve_stack, or by another function
	return record_work(name, () => {
		const algorithm = Object.keys(ALGORITHMS).find((one) => function_of(one) === name) || 'backtracker';
		make_grid(made.width, made.height);
		seed_with(made.seed);
		enter(name, cell_at(0, 0));
		note('begin', 'begin', cell_at(0, 0));
		carve(algorithm, algorithm === 'backtracker' ? made.bridges : 0);
		note('done', 'done', cell_at(0, 0));
		leave_call();
		if (made.loops !== null) {
			enter('open_loops', made.loops);
			open_loops(made.loops);
			leave_call();
		}
		place_ends(made.ends);
	});
}

function record_search(from) {
	return record_work('search_plainly', () => {
		enter('search_plainly');
		player = from;
		solve(from);
		note('done', 'done', goal);
	});
}
