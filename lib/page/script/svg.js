// svg: a picture for paper, the same as generate -f svg; square x,y is centered at 8x,8y

const SVG_LINES = { fill: 'none', stroke: '#000', 'stroke-width': 2, 'stroke-linecap': 'round' }

function makeShape(tag, attributes, ...inside) {
	const shape = document.createElementNS('http://www.w3.org/2000/svg', tag)
	for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value)
	shape.append(...inside)
	return shape
}

function makeSvg(maze, name, way = []) {
	const box = { width: 8 * maze.stride, height: 8 * maze.height + 16 },
		walls = maze.hasSquareCells ? listSvgSquares(maze) : listSvgLines(maze),
		pen = maze.hasSquareCells ? {} : SVG_LINES,
		rails = drawSvgRails(maze)
	const shapes = [
		makeShape('title', {}, printText(say.svg_title, name)),
		makeShape('rect', { x: -4, y: -4, ...box, fill: '#fff' }),
		...(way.length ? [makeSvgWay(maze, way)] : []),
		makeShape('path', { class: 'walls', ...pen, d: ['', ...walls, ''].join('\n') }),
		...(rails ? [makeShape('path', { class: 'bridges', ...SVG_LINES, d: rails })] : []),
		...makeSvgEnds(maze),
	]
	const viewBox = `-4 -4 ${box.width} ${box.height}`
	return makeShape('svg', { viewBox, role: 'img' }, '\n', ...shapes.flatMap(shape => [shape, '\n']))
}

const writeSvg = svg => `${new XMLSerializer().serializeToString(svg).replace(/&#(10|xA);/g, '\n')}\n`

const placeOf = (maze, square) => [8 * maze.column(square), 8 * maze.row(square)]

function listSvgSquares(maze) {
	// walls as filled squares, those side by side in one piece
	const lines = Array(maze.height).fill('')
	eachPiece(maze, maze.whole(), 1, (y, first, last) => {
		const wide = 8 * (last - first + 1)
		lines[y - 1] += `M${8 * first - 4} ${8 * y - 4}h${wide}v8h-${wide}z`
	})
	return lines.filter(Boolean)
}

function listSvgLines(maze) {
	// walls as lines, a text for each row and column; a wall alone is a dot
	const { width, height } = maze,
		lines = Array(height + width).fill('')
	eachRun(maze, maze.whole(), 1, (isAcross, n, first, last) => {
		const end = first === last ? `${8 * first}.1` : 8 * last
		if (isAcross) lines[n - 1] += `M${8 * first} ${8 * n}H${end}`
		else lines[height + n - 1] += `M${8 * n} ${8 * first}V${end}`
	})
	return lines.filter(Boolean)
}

function drawSvgRails(maze) {
	// two rails over each crossed cell, with their ends bent outward
	let rails = ''
	for (const [at, code] of maze.cell.entries()) {
		const [x, y] = placeOf(maze, at)
		if (code === BRIDGE_EAST) rails += `M${x} ${y - 8}l4 4h8l4-4M${x} ${y + 8}l4-4h8l4 4`
		if (code === BRIDGE_SOUTH) rails += `M${x - 8} ${y}l4 4v8l-4 4M${x + 8} ${y}l-4 4v8l4 4`
	}
	return rails
}

function makeSvgEnds(maze) {
	const [cx, cy] = placeOf(maze, maze.player),
		[x, y] = placeOf(maze, maze.goal),
		start = makeShape('circle', { class: 'start', cx, cy, r: 3.5 })
	if (maze.player === maze.goal) return [start]
	return [start, makeShape('path', { class: 'goal', d: `M${x} ${y - 4}l4 4-4 4-4-4z` })]
}

function makeSvgWay(maze, way) {
	// the corners of the path
	const corners = way.filter((at, i) => !i || directionOf(way[i - 1], at) !== directionOf(at, way[i + 1])),
		points = corners.map(at => placeOf(maze, at).join()).join(' '),
		pen = { fill: 'none', stroke: '#c22', 'stroke-width': 3, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
	return makeShape('polyline', { class: 'way', ...pen, points })
}
