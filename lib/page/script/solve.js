// solve: the shortest path

function solve(maze, from) {
	// the squares from there to the goal, both included; none if there is no path
	const { goal, size } = maze,
		cameFrom = new Int32Array(size),
		list = [from],
		way = []
	cameFrom[from] = -1
	if (events) note('seen', 'start', from, from)
	for (const here of list) {
		for (let k = EAST; k <= NORTH && !cameFrom[goal]; k++) {
			const there = stepFrom(maze, here, k)
			if (!there || cameFrom[there]) continue
			cameFrom[there] = here
			list.push(there)
			if (events) note('seen', 'seen', there, here)
		}
		if (cameFrom[goal]) break
	}
	for (let at = goal; at > 0 && cameFrom[goal]; at = cameFrom[at]) way.push(at)
	return way.reverse()
}
