// kruskal: Kruskal's algorithm. Shuffle all walls; open each one unless its cells are already connected

function carve_kruskal() {
	const walls = [],
		set_of = new Int32Array(size) // of a cell: another one of its set, or itself
	const find_set = here => {
		while (set_of[here] !== here) here = set_of[here] = set_of[set_of[here]]
		return here
	}
	for (let y = 2; y < height; y += 2) {
		for (let x = 2; x < width; x += 2) {
			const here = y * stride + x
			set_of[here] = here
			if (cell[here] === OUTSIDE) continue
			if (x < width - 1 && cell[here + 2] !== OUTSIDE) walls.push(4 * here + EAST)
			if (y < height - 1 && cell[here + 2 * stride] !== OUTSIDE) walls.push(4 * here + SOUTH)
		}
	}
	for (let i = walls.length - 1; i > 0; i--) {
		const j = below(i + 1)
		;[walls[i], walls[j]] = [walls[j], walls[i]]
	}
	for (const wall of walls) {
		const here = wall >> 2,
			k = wall & 3,
			a = find_set(here),
			b = find_set(here + 2 * step[k])
		if (a === b) {
			if (events) note('refused', 'refused', here, k)
			continue
		}
		dig(here, k, 'dig')
		set_of[b] = a
	}
}
