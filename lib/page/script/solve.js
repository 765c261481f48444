// solve: the shortest way

function solve(from) {
	// the squares from there to the goal, both with it; none if there is no way
	const came_from = new Int32Array(size),
		list = [from],
		way = [];
	came_from[from] = -1;
	for (const here of list) {
		if (came_from[goal]) break;
		for (let k = EAST; k <= NORTH; k++) {
			const there = step_from(here, k);
			if (!there || came_from[there]) continue;
			came_from[there] = here;
			list.push(there);
		}
	}
	for (let at = goal; at > 0 && came_from[goal]; at = came_from[at]) way.push(at);
	return way.reverse();
}
