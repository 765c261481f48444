// binary-tree: each cell goes west or north

function carve_binary_tree(first) {
	for (let y = 2; y < height; y += 2) {
		for (let x = 2; x < width; x += 2) {
			const here = y * stride + x
			if (here === first) continue
			const pick = below(Number(x > 2) + Number(y > 2), 'coin')
			if (x === 2 || pick === 1) dig(here, NORTH, 'north')
			else dig(here, WEST, 'west')
		}
	}
}
