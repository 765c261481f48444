// sheet: the maze as a drawing, on paper or as a file, as sheet and svg of maze.sh draw it; square x,y is centered at 8x,8y

const place_of = square => [8 * column(square), 8 * row(square)]

function draw_paper(from) {
	// -> two paths of SVG: lines (walls, rails of bridges), and filled shapes (start, goal, walls as squares)
	const [x, y] = place_of(from),
		[goal_x, goal_y] = place_of(goal)
	let lines = '',
		filled = `M${x - 3.5} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M${goal_x} ${goal_y - 4}l4 4-4 4-4-4z`
	if (has_square_cells())
		each_piece(whole(), 1, (y, first, last) => {
			const wide = 8 * (last - first + 1)
			filled += `M${8 * first - 4} ${8 * y - 4}h${wide}v8h-${wide}z`
		})
	else
		each_run(whole(), 1, (across, n, first, last) => {
			const end = first === last ? `${8 * first}.1` : 8 * last // a wall alone is a dot
			lines += across ? `M${8 * first} ${8 * n}H${end}` : `M${8 * n} ${8 * first}V${end}`
		})
	cell.forEach((code, at) => {
		const [x, y] = place_of(at)
		if (code === BRIDGE_EAST) lines += `M${x} ${y - 8}l4 4h8l4-4M${x} ${y + 8}l4-4h8l4 4`
		if (code === BRIDGE_SOUTH) lines += `M${x - 8} ${y}l4 4v8l-4 4M${x + 8} ${y}l-4 4v8l4 4`
	})
	return [lines, filled]
}

const paper_size = () => [8 * stride, 8 * height + 16] // from -4,-4

function make_drawing(from, way = []) {
	const make = (name, attributes, ...inside) => {
		const element = document.createElementNS('http://www.w3.org/2000/svg', name)
		for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
		element.append(...inside)
		return element
	}
	const [across, down] = paper_size(),
		[lines, filled] = draw_paper(from),
		pen = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
		solution = way.map((at, i) => `${i ? 'L' : 'M'}${place_of(at).join(' ')}`).join('')
	return make(
		'svg',
		{ width: across, height: down, viewBox: `-4 -4 ${across} ${down}` },
		make('title', {}, name_maze(kind)),
		make('path', { stroke: 'none', fill: '#fff', d: `M-4-4h${across}v${down}h-${across}z` }),
		make('path', { ...pen, stroke: '#c22', 'stroke-width': 3, d: solution }),
		make('path', { ...pen, stroke: '#000', 'stroke-width': 2, d: lines }),
		make('path', { stroke: 'none', fill: '#000', d: filled }),
	)
}

const name_maze = made => [name_game(made), ...(made && !made.day ? [`${say.seed} ${made.seed}`] : [])].join(' · ')

function draw_sheet(made, from, title) {
	const draw = (head, words, way) =>
		make_element('div', make_element('h2', head), make_element('p', ...words), make_drawing(from, way))
	const blanks = say.sheet_blanks.map(text => make_element('span', text)),
		call = [say.in_terminal, ' ', made ? write_call(made) : '–']
	return [draw(title, blanks), draw(`${title} · ${say.solution}`, call, solve(from))]
}

const paper = new CSSStyleSheet() // in the orientation of the maze; with a named page, Firefox prints an empty page

function make_sheet() {
	// fills the pages on paper: the maze, then its solution
	note_solved()
	const is_wide = width > height
	get('sheet').replaceChildren(...draw_sheet(kind, start, name_maze(kind)))
	get('sheet').classList.toggle('wide', is_wide)
	paper.replaceSync(is_wide ? '@page { size: landscape }' : '')
	document.adoptedStyleSheets = [paper]
}

// The maze as a picture

function download(content, ending) {
	const file = make_element('a')
	file.href = URL.createObjectURL(content)
	file.download = `maze-${width}x${height}${kind ? `-${kind.seed}` : ''}.${ending}`
	file.click()
}

function save_svg() {
	const svg = new XMLSerializer().serializeToString(make_drawing(start))
	download(new Blob([svg], { type: 'image/svg+xml' }), 'svg')
}

const PNG_MOST = 4096 // pixels across or down: phones refuse more

function save_png() {
	const size = paper_size(),
		scale = Math.min(4, PNG_MOST / Math.max(...size)),
		canvas = make_element('canvas'),
		pen = canvas.getContext('2d'),
		[lines, filled] = draw_paper(start)
	;[canvas.width, canvas.height] = size.map(long => Math.ceil(long * scale))
	pen.fillStyle = '#fff'
	pen.fillRect(0, 0, canvas.width, canvas.height)
	pen.setTransform(scale, 0, 0, scale, 4 * scale, 4 * scale)
	pen.fillStyle = '#000'
	pen.lineWidth = 2
	pen.lineCap = 'round'
	pen.stroke(new Path2D(lines))
	pen.fill(new Path2D(filled))
	canvas.toBlob(content => download(content, 'png'))
}
