// solve: the shortest path

function solve(from) {
	// the squares from there to the goal, both included; none if there is no path
	const came_from = new Int32Array(size),
		list = new Int32Array(size),
		way = []
	let front = 0,
		end = 0
	came_from[from] = -1
	list[end++] = from
	if (events) note('seen', 'start', from, from)
	while (front < end && !came_from[goal]) {
		const here = list[front++]
		for (let k = EAST; k <= NORTH; k++) {
			const there = step_from(here, k)
			if (!there || came_from[there]) continue
			came_from[there] = here
			list[end++] = there
			if (events) note('seen', 'seen', there, here)
			if (there === goal) break
		}
	}
	for (let at = goal; at > 0 && came_from[goal]; at = came_from[at]) way.push(at)
	return way.reverse()
}

// how many cells of a path three or more passages lead from; it does not stand on those that it crosses
const count_choices = way =>
	way.filter(at => {
		const is_cell = !is_outside(at) && column(at) % 2 === 0 && row(at) % 2 === 0
		return is_cell && WAYS[list_passages(at) & list_cells(at, OPEN)].length > 2
	}).length
