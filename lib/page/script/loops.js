// loops: a maze with more than one path

function open_loops(percent) {
	// opens the given percentage of the dead ends, cell by cell
	enter('open_loops', percent)
	for (let y = 2; y < height; y += 2) {
		for (let x = 2; x < width; x += 2) {
			const here = y * stride + x
			if (cell[here] !== OPEN || WAYS[list_passages(here)].length !== 1 || below(100, 'draw') >= percent) continue
			let mask = list_cells(here, OPEN, 'at')
			for (let k = EAST; k <= NORTH; k++) if (cell[here + step[k]] !== WALL) mask &= ~(1 << k)
			if (!mask) continue
			const k = pick_way(mask, 'way')
			cell[here + step[k]] = OPEN
			if (events) note('loop', 'open', here, k)
		}
	}
	leave_call()
}
