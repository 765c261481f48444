// eller: Eller's algorithm. Row by row, with sets of cells that are connected so far

ALGORITHMS.eller = function carveEller(maze) {
	const { cellsWide, cellsHigh } = maze
	let setOf = Array.from({ length: cellsWide }, (_, x) => x) // a column further west of the same set, or itself
	const findSet = x => (setOf[x] === x ? x : findSet(setOf[x]))
	for (let y = 0; y < cellsHigh; y++) {
		const isLast = y === cellsHigh - 1
		for (let x = 0; x + 1 < cellsWide; x++) {
			const a = findSet(x),
				b = findSet(x + 1)
			if (a === b || !(isLast || below(2, 'coin') === 0)) continue
			dig(maze, maze.cellAt(x, y), EAST, 'east')
			setOf[Math.max(a, b)] = Math.min(a, b)
		}
		setOf = setOf.map((_, x) => findSet(x))
		if (!isLast) setOf = digSouth(maze, y, setOf)
	}
}

function digSouth(maze, y, setOf) {
	// from each set of that row; the sets of the next one
	const next = setOf.map((_, x) => x),
		members = setOf.map(() => [])
	for (const [x, set] of setOf.entries()) members[set].push(x)
	enter('dig_south', 2 * y + 2)
	for (const set of members) {
		let first = -1
		for (const x of set) {
			if (below(2, 'coin') !== 0) continue
			dig(maze, maze.cellAt(x, y), SOUTH, 'south')
			if (first < 0) first = x
			next[x] = first
		}
		if (set.length && first < 0) dig(maze, maze.cellAt(set[below(set.length, 'cell')], y), SOUTH, 'last')
	}
	leaveCall()
	return next
}
