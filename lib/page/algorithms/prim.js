// prim: Prim's algorithm. Choose a random cell of the frontier, the cells next to the maze, again and again

function carve_prim(first) {
	const mark = new Uint8Array(size) // 1: seen, 2: in the maze
	const frontier = []
	const add = here => {
		mark[here] = 2
		for (const k of WAYS[list_neighbors(here)]) {
			const there = here + 2 * step[k]
			if (mark[there]) continue
			mark[there] = 1
			frontier.push(there)
		}
	}
	add(first)
	while (frontier.length) {
		const n = below(frontier.length, 'cell'),
			here = frontier[n],
			last = frontier.pop()
		if (n < frontier.length) frontier[n] = last // the last one takes its place
		dig(here, pick_way(list_cells(here, OPEN), 'way'), 'dig')
		add(here)
	}
}
