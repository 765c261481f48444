// svg: a picture for paper, the same as generate -f svg; square x,y is centered at 8x,8y

const SVG_LINES = { fill: 'none', stroke: '#000', 'stroke-width': 2, 'stroke-linecap': 'round' }

function listSvg(maze, name, way = []) {
	// -> the elements of the picture, each with its attributes, and perhaps a text; the first one holds the others
	const box = { width: 8 * maze.stride, height: 8 * maze.height + 16 },
		elements = [
			['svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `-4 -4 ${box.width} ${box.height}`, role: 'img' }],
			['title', {}, printText(say.svg_title, name)],
			['rect', { x: -4, y: -4, ...box, fill: '#fff' }],
		]
	if (way.length) elements.push(drawSvgWay(maze, way))
	const walls = maze.hasSquareCells ? listSvgSquares(maze) : listSvgLines(maze),
		rails = drawSvgRails(maze),
		pen = maze.hasSquareCells ? {} : SVG_LINES
	elements.push(['path', { class: 'walls', ...pen, d: ['', ...walls, ''].join('\n') }])
	if (rails) elements.push(['path', { class: 'bridges', ...SVG_LINES, d: rails }])
	return [...elements, ...drawSvgEnds(maze)]
}

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

function drawSvgEnds(maze) {
	const [cx, cy] = placeOf(maze, maze.player),
		[x, y] = placeOf(maze, maze.goal),
		start = ['circle', { class: 'start', cx, cy, r: 3.5 }]
	return maze.player === maze.goal ? [start] : [start, ['path', { class: 'goal', d: `M${x} ${y - 4}l4 4-4 4-4-4z` }]]
}

function drawSvgWay(maze, way) {
	// the corners of the path
	const corners = way.filter((_, i) => i === 0 || i === way.length - 1 || !isStraight(way.slice(i - 1, i + 2))),
		points = corners.map(at => placeOf(maze, at).join()).join(' '),
		pen = { fill: 'none', stroke: '#c22', 'stroke-width': 3, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
	return ['polyline', { class: 'way', ...pen, points }]
}

/** @type {(squares: any[]) => boolean} */
const isStraight = ([before, at, after]) => directionOf(before, at) === directionOf(at, after)

function writeSvg(elements) {
	const lines = elements.map(([tag, attributes, text], i) => {
		const start = [tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join(' ')
		return i === 0 ? `<${start}>` : text ? `<${start}>${text}</${tag}>` : `<${start}/>`
	})
	return `${lines.join('\n')}\n</svg>\n`
}

function makeSvg(elements) {
	// the same as elements of the page
	const [svg, ...parts] = elements.map(([tag, { xmlns, ...attributes }, text = '']) => {
		const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
		for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
		element.append(text)
		return element
	})
	svg.append(...parts)
	return svg
}
