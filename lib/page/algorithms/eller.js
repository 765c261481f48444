// eller: Eller's algorithm. Row by row, with sets of cells that are connected so far

function carve_eller() {
	let set_of = Array.from({ length: cells_wide }, (_, x) => x) // a column further west of the same set, or itself
	const find_set = x => (set_of[x] === x ? x : find_set(set_of[x]))
	for (let y = 2; y < height; y += 2) {
		const is_last = y === height - 1
		for (let x = 0; x + 1 < cells_wide; x++) {
			const a = find_set(x),
				b = find_set(x + 1)
			if (a === b || !(is_last || below(2, 'coin') === 0)) continue
			dig(y * stride + 2 * x + 2, EAST, 'east')
			set_of[Math.max(a, b)] = Math.min(a, b)
		}
		set_of = set_of.map((_, x) => find_set(x))
		if (!is_last) set_of = dig_south(y, set_of)
	}
}

function dig_south(y, set_of) {
	// from each set of that row; the sets of the next one
	const below_it = set_of.map((_, x) => x),
		members = set_of.map(() => [])
	for (let x = 0; x < cells_wide; x++) members[set_of[x]].push(x)
	enter('dig_south', y)
	for (const set of members) {
		let first = -1
		for (const x of set) {
			if (below(2, 'coin') !== 0) continue
			dig(y * stride + 2 * x + 2, SOUTH, 'south')
			if (first < 0) first = x
			below_it[x] = first
		}
		if (set.length && first < 0) dig(y * stride + 2 * set[below(set.length, 'cell')] + 2, SOUTH, 'last')
	}
	leave_call()
	return below_it
}
