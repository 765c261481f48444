// solve: the shortest path

function solve(maze, from) {
	// the squares from there to the goal, both included; none if there is no path
	const { goal } = maze,
		{ steps, cameFrom, list } = stepsFrom(maze, from),
		way = []
	if (events) {
		const seen = list.slice(0, list.indexOf(goal) + 1 || list.length)
		for (const square of seen) note('seen', square === from ? 'start' : 'seen', square, cameFrom[square])
	}
	for (let at = goal; steps[at] > 0; at = cameFrom[at]) way.push(at)
	return steps[goal] < 0 ? [] : [...way, from].reverse()
}
