// loops: a maze with more than one path

function open_loops(percent) {
	// opens the given percentage of the dead ends, cell by cell
	for (let y = 2; y < height; y += 2) {
		for (let x = 2; x < width; x += 2) {
			const here = y * stride + x;
			if (cell[here] !== OPEN || WAYS[list_passages(here)].length !== 1 || below(100, 1) >= percent) continue;
			let mask = list_cells(here, OPEN, 2);
			for (let k = EAST; k <= NORTH; k++) if (cell[here + step[k]] !== WALL) mask &= ~(1 << k);
			if (!mask) continue;
			const k = pick_way(mask, 3);
			cell[here + step[k]] = OPEN;
			if (events) note('loop', 3, here, k);
		}
	}
}
