// hunt-and-kill: a walk, and a hunt for the next cell where it ends

function carve_hunt_and_kill(here) {
	let hunted = here;
	for (;;) {
		const mask = list_cells(here, WALL);
		if (mask) {
			here = dig(here, pick_way(mask, 'way'), 'dig');
			continue;
		}
		while (cell[hunted] !== WALL) {
			hunted += column(hunted) < width - 1 ? 2 : stride + 5; // or to the next row of cells
			if (hunted >= size - stride) return;
		}
		here = hunted;
		dig(here, pick_way(list_cells(here, OPEN, 'hunted'), 'back'), 'join');
	}
}
