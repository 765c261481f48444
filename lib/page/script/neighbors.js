// neighbors: what lies around a cell
//
// A set of directions is a mask, the sum of 1 (east), 2 (west), 4 (south) and 8 (north).

const WAYS = Array.from({ length: 16 }, (_, mask) => [EAST, WEST, SOUTH, NORTH].filter(k => (mask >> k) & 1))

function has_square_cells() {
	// is every open square a cell? In a maze that was read, if it has an even side or an open pillar
	if (width % 2 === 0 || height % 2 === 0) return true
	for (let y = 3; y < height; y += 2) {
		for (let x = 3; x < width; x += 2) if (cell[y * stride + x] === OPEN) return true
	}
	return false
}

function pick_way(mask, site = '') {
	// one of its directions
	const ways = WAYS[mask]
	return ways[below(ways.length, site)]
}

function list_neighbors(here, site = '') {
	// the directions in which there is a cell
	if (events) note('at', site, here)
	const x = column(here)
	let mask =
		Number(x < width - 1) + 2 * Number(x > 2) + 4 * Number(here < size - 3 * stride) + 8 * Number(here >= 3 * stride)
	if (shaped) for (let k = EAST; k <= NORTH; k++) if (cell[here + 2 * step[k]] === OUTSIDE) mask &= ~(1 << k)
	return mask
}

function list_cells(here, code, site = '') {
	// those in which there is a visited one (OPEN), or an unvisited one (WALL)
	let mask = 0
	for (let k = EAST; k <= NORTH; k++) mask |= Number(cell[here + 2 * step[k]] === code) << k
	return mask & list_neighbors(here, site) // the ring is open too, but has no cells
}

const is_kept = (code, at) => code !== OUTSIDE && is_cell(at) // not left out by a mask
const first_kept = () => cell.findIndex(is_kept)

function list_kept() {
	// row by row
	const kept = []
	each_cell(whole(), at => cell[at] === OUTSIDE || kept.push(at))
	return kept
}

function list_passages(here) {
	// those in which a passage or a bridge leads
	let mask = 0
	for (let k = EAST; k <= NORTH; k++) {
		const next = cell[here + step[k]]
		mask |= Number(next === OPEN || next === BRIDGE_EAST + k) << k
	}
	return mask
}
