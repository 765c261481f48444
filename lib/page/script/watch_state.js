// watch state: the maze, and the data of the function that runs, after any number of events
//
// The events are applied to the empty maze, or to the last state if that is earlier. One call applies at most
// EVENTS_AT_ONCE of them; now.n is the number applied.

function state_at(work, n) {
	// -> cell, here (where the work is, or 0), frames (the cells that wait, and what was found and drawn there), digs,
	// run (passages that follow one another), walk (cells since the last passage), sets, far (steps of a search)
	const { events, name } = work;
	const now = work.now?.n <= n ? work.now : begin_state(work);
	work.now = now;
	const frame_at = (here) => {
		// the walk is in that cell: a call has begun, or later calls have ended
		const at = now.frames.findLastIndex((one) => one.here === here);
		if (at < 0) now.frames.push({ here, ways: [], number: '' });
		else now.frames.length = at + 1;
		return now.frames.at(-1);
	};
	return in_state(work, now, () => {
		const { set_of } = now;
		const find_set = (at) => (set_of.has(at) ? find_set(set_of.get(at)) : at);
		for (const last = Math.min(n, now.n + EVENTS_AT_ONCE); now.n < last; ) {
			const { what, values } = events[++now.n],
				[a, b, c] = values;
			if (what === 'begin') {
				if (name === 'carve_division') continue;
				now.here = a;
				cell[a] = OPEN;
			} else if (what === 'look') {
				now.here = a;
				Object.assign(frame_at(a), { ways: b, number: '' });
			} else if (what === 'at') {
				now.here = a;
				const before = now.walk.indexOf(a); // drop a loop of the walk
				if (before >= 0) now.walk.length = before;
				now.walk.push(a);
			} else if (what === 'draw') {
				now.number = `${a} % ${b} = ${c}`;
				if (now.frames.length) now.frames.at(-1).number = now.number;
			} else if (what === 'dig') {
				lay_passage(a, b, c);
				set_of.set(find_set(c), find_set(a));
				now.run = now.run.at(-1)?.[1] === a ? [...now.run.slice(-200), [a, c]] : [[a, c]];
				now.here = c;
				now.walk = [];
				now.digs++;
			} else if (what === 'wall') {
				for (let k = 0; k < 2 * c - 1; k++) cell[a + k * b] = k === 2 * values[3] ? OPEN : WALL;
				now.digs++;
			} else if (what === 'loop') {
				cell[a + step[b]] = OPEN;
				now.here = a;
			} else if (what === 'seen') {
				now.here = a;
				now.far.set(a, a === b ? 0 : now.far.get(b) + 1);
			} else if (what === 'done') {
				Object.assign(now, { here: 0, frames: [], walk: [], run: [] });
			}
		}
		now.sets = find_sets(name, find_set);
		return now;
	});
}

// what act returns in that state of the maze; the game's maze stays
const in_state = ({ maze }, { cell }, act) =>
	aside(() => {
		put_maze({ ...maze, cell });
		return act();
	});

function begin_state({ name, maze }) {
	return aside(() => {
		make_grid(maze.width, maze.height);
		if (name === 'search_plainly') cell.set(maze.cell);
		else if (name === 'carve_division') open_inside();
		const lists = { frames: [], run: [], walk: [] };
		return { n: -1, cell, here: 0, number: '', digs: 0, ...lists, far: new Map(), set_of: new Map(), sets: new Map() };
	});
}

function lay_passage(here, k, there) {
	if (there !== here + 2 * step[k]) {
		bridges_left++; // build_bridge subtracts it
		build_bridge(here, k);
	} else {
		cell[here] = cell[here + step[k]] = cell[there] = OPEN;
	}
}

function find_sets(name, find_set) {
	// the set of each cell that has been dug, for the algorithms that keep sets
	const sets = new Map();
	if (!/kruskal|eller/.test(name)) return sets;
	each_cell([1, width, 1, height], (at) => {
		if (list_passages(at)) sets.set(at, find_set(at));
	});
	return sets;
}

function list_frontier() {
	// the unvisited cells beside a visited one
	const found = [];
	each_cell([1, width, 1, height], (at) => {
		if (cell[at] === WALL && list_cells(at, OPEN)) found.push(at);
	});
	return found;
}
