// hunt-and-kill: a walk, and a hunt for the next cell where it ends

function carve_hunt_and_kill(here) {
	let hunted = here
	for (;;) {
		const mask = list_cells(here, WALL)
		if (mask) {
			here = dig(here, pick_way(mask, 'way'), 'dig')
			continue
		}
		if (cell[hunted] !== WALL) hunted = next_unvisited(hunted)
		if (!hunted) return
		for (here = hunted; !list_cells(here, OPEN); ) here = next_unvisited(here) // in a shape, the walk may reach it later
		dig(here, pick_way(list_cells(here, OPEN, 'hunted'), 'back'), 'join')
	}
}

function next_unvisited(here) {
	// row by row; 0 after the last one
	do here += column(here) < width - 1 ? 2 : stride + 5
	while (here < size - stride && cell[here] !== WALL)
	return here < size - stride ? here : 0
}
