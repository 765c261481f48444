// wilson: Wilson's algorithm. Wander until the walk meets the maze, then carve along the notes

function carve_wilson() {
	const last_way = new Uint8Array(size)
	for (let y = 2; y < height; y += 2) {
		for (let x = 2; x < width; x += 2) {
			const from = y * stride + x
			let here = from
			while (cell[here] === WALL) {
				last_way[here] = pick_way(list_neighbors(here, 'at'), 'way')
				here += 2 * step[last_way[here]]
			}
			const end = here
			for (here = from; here !== end; ) here = dig(here, last_way[here], 'dig')
		}
	}
}
