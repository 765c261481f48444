// eller: Eller's algorithm. Row by row, with sets of cells that are joined so far

function carve_eller() {
	let set_of = Array.from({ length: cells_wide }, (_, x) => x); // a column further west of the same set, or itself
	const find_set = (x) => (set_of[x] === x ? x : find_set(set_of[x]));
	for (let y = 2; y < height; y += 2) {
		const is_last = y === height - 1;
		for (let x = 0; x + 1 < cells_wide; x++) {
			const a = find_set(x),
				b = find_set(x + 1);
			if (a === b || !(is_last || below(2) === 0)) continue;
			dig(y * stride + 2 * x + 2, EAST);
			set_of[Math.max(a, b)] = Math.min(a, b);
		}
		if (!is_last)
			set_of = dig_south(
				y,
				set_of.map((_, x) => find_set(x)),
			);
	}
}

function dig_south(y, set_of) {
	// from each set of that row; the sets of the next one
	const below_it = set_of.map((_, x) => x),
		members = set_of.map(() => []);
	for (let x = 0; x < cells_wide; x++) members[set_of[x]].push(x);
	for (const set of members) {
		const ways = set.filter(() => below(2) === 0);
		if (set.length && !ways.length) ways.push(set[below(set.length)]);
		for (const x of ways) {
			dig(y * stride + 2 * x + 2, SOUTH);
			below_it[x] = ways[0];
		}
	}
	return below_it;
}
