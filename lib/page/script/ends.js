// ends: where the player starts, and where the goal is

const ENDS = ['corners', 'opposite', 'center', 'random', 'far']
let player = 0,
	goal = 0

const cell_at = (x, y) => (2 * y + 2) * stride + 2 * x + 2 // the square of a cell, both from 0
function outside_of(opening) {
	// the square of the ring next to an opening in the border
	const x = column(opening)
	return opening + (x === width ? 1 : x === 1 ? -1 : row(opening) === height ? stride : -stride)
}

function inside_of(square) {
	// the exit that leads to a goal in the ring; or the goal itself
	const x = column(square),
		y = row(square)
	return square + sign_of(x === 0, x > width) + stride * sign_of(y === 0, y > height)
}

function pick_cell() {
	const kept = list_kept()
	return kept[below(kept.length)]
}

function place_ends(kind) {
	;[place_corners, place_opposite, place_center, place_random, place_far][ENDS.indexOf(kind)]()
	cell[player] = cell[inside_of(goal)] = OPEN
}

function place_corners() {
	// above the first cell and below the last
	player = first_kept() - stride
	goal = cell.findLastIndex(is_kept) + stride
	if (row(goal) === height) goal += stride
}

function place_opposite() {
	// an opening somewhere, and its mirror image through the center
	const side = below(4),
		cells = side < SOUTH ? cells_high : cells_wide
	let k = below(cells)
	while (2 * k + 1 === cells) k = below(cells)
	const along = 2 * k + 2,
		x = [width, 1, along, along][side],
		y = [along, along, height, 1][side]
	player = y * stride + x
	goal = outside_of((height + 1 - y) * stride + width + 1 - x)
}

function place_center() {
	player = cell_at(cells_wide >> 1, cells_high >> 1)
	goal = 2 * below(cells_wide) + 2
}

function place_random() {
	player = goal = pick_cell()
	while (goal === player) goal = pick_cell()
}

function place_on_squares() {
	// any two open squares, if there are two
	const open = []
	for (let at = 0; at < size; at++) if (cell[at] === OPEN && !is_outside(at)) open.push(at)
	if (open.length < 2) return
	player = goal = open[below(open.length)]
	while (goal === player) goal = open[below(open.length)]
}

function place_far() {
	player = farthest_from(first_kept())
	goal = farthest_from(player)
}

function farthest_from(first) {
	// in passages and bridges; the first of several, row by row
	const { steps, most } = spread_from(first, (here, k) => {
		const next = cell[here + step[k]]
		return (next === OPEN || next === BRIDGE_EAST + k) && here + (next === OPEN ? 2 : 4) * step[k]
	})
	return steps.indexOf(most)
}

function spread_from(first, next) {
	// next(square, direction): where a step leads, if anywhere. -> the steps to each square, or -1, and the most of them
	const steps = new Int32Array(size).fill(-1),
		list = [first]
	steps[first] = 0
	for (const here of list) {
		for (let k = EAST; k <= NORTH; k++) {
			const there = next(here, k)
			if (!there || steps[there] >= 0) continue
			steps[there] = steps[here] + 1
			list.push(there)
		}
	}
	return { steps, most: steps[list[list.length - 1]] }
}
