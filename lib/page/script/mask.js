// mask: the shape of a maze, by the rules of maze.sh. Squares that are left out are no walls, so they look visited

const MASKS = {} // by name: rows, with 1 for a cell inside and 0 for one outside

function shapeMaze(maze, name) {
	const mask = MASKS[name],
		{ cell, stride } = maze,
		character = (n, cells, high) => Math.floor(((n / 2 - 1) * high) / cells),
		widest = Math.max(...mask.map(({ length }) => length)),
		kept = new Set()
	maze.eachCell(at => {
		const line = mask[character(maze.row(at), maze.cellsHigh, mask.length)]
		if (line[character(maze.column(at), maze.cellsWide, widest)] === '1') kept.add(at)
	})
	const largest = findLargestGroup(maze, kept)
	if (new Set(largest.map(at => maze.row(at))).size < 2 || new Set(largest.map(at => maze.column(at))).size < 2)
		refuse(say.not_together, `${say.shape} ${name}`, `${maze.width} × ${maze.height}`)
	const around = [-stride - 1, -stride, 1 - stride, -1, 0, 1, stride - 1, stride, stride + 1]
	for (let at = stride; at < maze.size - stride; at++) if (!maze.isOutside(at)) cell[at] = OUTSIDE
	for (const at of largest) for (const by of around) cell[at + by] = WALL
	maze.isShaped = true
}

function findLargestGroup(maze, left) {
	// of cells side by side; left: the cells that are in no group yet
	let largest = []
	for (const first of left) {
		const group = [first]
		for (const here of group) {
			left.delete(here)
			for (const by of maze.step) if (left.delete(here + 2 * by)) group.push(here + 2 * by)
		}
		if (group.length > largest.length) largest = group
	}
	return largest
}
