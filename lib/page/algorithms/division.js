// division: recursive division. At first, everything is open; walls with one gap each divide it again and again

function openInside({ cell, stride, width, height }) {
	for (let y = 2; y < height; y++) cell.fill(OPEN, y * stride + 2, y * stride + width)
}

ALGORITHMS.division = function carveDivision(maze) {
	openInside(maze)
	divide(maze, 0, 0, maze.cellsWide, maze.cellsHigh)
}

function divide(maze, west, north, wide, high) {
	// an area, in cells
	const { stride } = maze
	if (wide < 2 || high < 2) return
	enter('divide', west, north, wide, high)
	if (wide < high || (wide === high && below(2, 'turn') === 0)) {
		const wall = north + below(high - 1, 'row')
		buildWall(maze, maze.cellAt(west, wall) + stride, 1, wide, below(wide, 'row_gap'), 'row_wall')
		divide(maze, west, north, wide, wall - north + 1)
		divide(maze, west, wall + 1, wide, north + high - wall - 1)
	} else {
		const wall = west + below(wide - 1, 'column')
		buildWall(maze, maze.cellAt(wall, north) + 1, stride, high, below(high, 'column_gap'), 'column_wall')
		divide(maze, west, north, wall - west + 1, high)
		divide(maze, wall + 1, north, west + wide - wall - 1, high)
	}
	leaveCall()
}

function buildWall(maze, at, along, cells, gap, site = '') {
	// along that many cells, except one
	spendPassage(maze)
	for (let k = 0; k < 2 * cells - 1; k++) maze.cell[at + k * along] = k === 2 * gap ? OPEN : WALL
	if (events) note('wall', site, at, along, cells, gap)
}
