// far: squares colored by their distance from one of them, in steps of the game

let farSource = 0, // after the end of a game: the square to measure from
	far = null // and the steps from there

const stepsFrom = (maze, first) => spreadFrom(first, maze.size, (here, k) => stepFrom(maze, here, k))

const hue = (degrees, light = systemDark.matches ? 35 : 75) => `hsl(${degrees} 70% ${light}%)`

function farColor(steps, most) {
	// the theme without colors shows the distance by its lightness
	const part = steps / Math.max(1, most)
	return hue(220 - 200 * part, systemDark.matches ? 20 + 25 * part : 85 - 25 * part)
}

function drawFar(pen, maze, squares, { steps, most }) {
	maze.eachSquare((at, x, y) => {
		if (steps[at] < 0) return
		pen.fillStyle = farColor(steps[at], most)
		fillSquare(pen, x, y)
	}, squares)
}

function showLegend(id, maze, source, most) {
	// what the colors mean; without a source, nothing is colored
	get(id).hidden = !source
	if (!source) return
	const words = printText(say.far_legend, nameCell(maze, source))
	get(id).replaceChildren(`${words} 0 `, makeElement('i'), ` ${most}. ${say.far_choose}`)
}

const firstOpen = maze => maze.cell.findIndex((code, at) => code === OPEN && maze.isCell(at))

function cellNear(maze, x, y, pitch) {
	// the cell at a place of a drawing, where a cell begins at each multiple of the pitch; 0 if there is none
	const [across, down] = [Math.floor(x / pitch), Math.floor(y / pitch)],
		at = 2 * down * maze.stride + 2 * across,
		isIn = across > 0 && across <= maze.cellsWide && down > 0 && down <= maze.cellsHigh
	return isIn && maze.cell[at] === OPEN ? at : 0
}

function showFar() {
	const { maze, result } = game
	farSource = pressed.far && result !== 'unfinished' ? farSource || firstOpen(maze) : 0
	far = farSource && stepsFrom(maze, farSource)
	showLegend('end_far', maze, farSource, far.most)
	redraw()
}
