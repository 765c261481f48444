// hunt-and-kill: a walk, and a hunt for the next cell where it ends

ALGORITHMS['hunt-and-kill'] = function carveHuntAndKill(maze, here) {
	const { cell } = maze,
		kept = listKept(maze)
	let first = 0 // the first unvisited cell
	for (;;) {
		const mask = listCells(maze, here, WALL)
		if (mask) {
			here = dig(maze, here, pickWay(mask, 'way'), 'dig')
			continue
		}
		while (cell[kept[first]] === OPEN) first++
		if (first === kept.length) return
		let n = first // or, in a shape, a later one: the walk may reach the first afterwards
		while (cell[kept[n]] !== WALL || !listCells(maze, kept[n], OPEN)) n++
		here = kept[n]
		dig(maze, here, pickWay(listCells(maze, here, OPEN, 'hunted'), 'back'), 'join')
	}
}
