// division: recursive division. At first, everything is open; walls with one gap each divide it again and again

function open_inside() {
	for (let y = 2; y < height; y++) cell.fill(OPEN, y * stride + 2, y * stride + width)
}

function carve_division() {
	open_inside()
	divide(0, 0, cells_wide, cells_high)
}

function divide(west, north, wide, high) {
	// an area, in cells
	if (wide < 2 || high < 2) return
	enter('divide', west, north, wide, high)
	if (wide < high || (wide === high && below(2, 'turn') === 0)) {
		const wall = north + below(high - 1, 'row')
		build_wall(cell_at(west, wall) + stride, 1, wide, below(wide, 'row_gap'), 'row_wall')
		divide(west, north, wide, wall - north + 1)
		divide(west, wall + 1, wide, north + high - wall - 1)
	} else {
		const wall = west + below(wide - 1, 'column')
		build_wall(cell_at(wall, north) + 1, stride, high, below(high, 'column_gap'), 'column_wall')
		divide(west, north, wall - west + 1, high)
		divide(wall + 1, north, west + wide - wall - 1, high)
	}
	leave_call()
}

function build_wall(at, along, cells, gap, site) {
	// along that many cells, except one
	for (let k = 0; k < 2 * cells - 1; k++) cell[at + k * along] = k === 2 * gap ? OPEN : WALL
	if (events) note('wall', site, at, along, cells, gap)
}
