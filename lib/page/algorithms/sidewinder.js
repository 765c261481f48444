// sidewinder: runs along a row, each with one passage north

function carve_sidewinder() {
	for (let y = 2; y < height; y += 2) {
		let run = y * stride + 2 // where it begins
		for (let x = 2; x < width; x += 2) {
			const here = y * stride + x,
				is_last = x === width - 1
			if (y === 2) {
				if (!is_last) dig(here, EAST, 'east')
			} else if (!is_last && below(2, 'coin')) {
				dig(here, EAST, 'east')
			} else {
				dig(run + 2 * below((here - run) / 2 + 1, 'cell'), NORTH, 'north')
				run = here + 2
			}
		}
	}
}
