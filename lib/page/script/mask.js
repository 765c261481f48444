// mask: the shape of a maze, by the rules of maze.sh. Squares that are left out are no walls, so they look visited

/** @type {Record<string, string[]>} */
const MASKS = {} // by name: rows, with 1 for a cell inside and 0 for one outside

function read_masks(text) {
	for (const line of text.trim().split('\n')) {
		const [name, ...rows] = line.split('/') // a row has the lengths of its parts, which are left out and kept in turn
		MASKS[name] = rows.map(row => Array.from(row.split(' '), (n, i) => String(i % 2).repeat(Number(n))).join(''))
	}
}

function shape_maze(name) {
	const mask = MASKS[name],
		character = (n, cells, high) => Math.floor(((n / 2 - 1) * high) / cells),
		widest = Math.max(...mask.map(({ length }) => length)),
		left = new Set()
	let largest = [] // of the groups of cells side by side
	each_cell(whole(), at => {
		const line = mask[character(row(at), cells_high, mask.length)]
		if (line[character(column(at), cells_wide, widest)] === '1') left.add(at)
	})
	for (const first of left) {
		const group = [first]
		for (const here of group) {
			left.delete(here)
			for (const by of step) if (left.delete(here + 2 * by)) group.push(here + 2 * by)
		}
		if (group.length > largest.length) largest = group
	}
	if ([row, column].some(place => new Set(largest.map(place)).size < 2))
		refuse(say.not_together, `${say.shape} ${name}`, `${width} × ${height}`)
	const around = [-stride - 1, -stride, 1 - stride, -1, 0, 1, stride - 1, stride, stride + 1]
	for (let at = stride; at < size - stride; at++) if (!is_outside(at)) cell[at] = OUTSIDE
	for (const at of largest) for (const by of around) cell[at + by] = WALL
}
