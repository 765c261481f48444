// far: squares colored by their distance from one of them, in steps of the game

let far_source = 0, // after the end of a game: the square to measure from
	far = null // and the steps from there

const steps_from = first => spread_from(first, step_from)

const hue = degrees => `hsl(${degrees} ${ink.tint})`
const far_hue = (far, most) => Math.round(220 - (200 * far) / Math.max(1, most))

function draw_far(pen, squares, { steps, most }) {
	const [west, east, north, south] = squares,
		hue_at = at => (steps[at] < 0 ? -1 : far_hue(steps[at], most))
	for (let y = north; y <= south; y++) {
		for (let x = west; x <= east; x++) {
			const first = x,
				its = hue_at(y * stride + x)
			while (x < east && hue_at(y * stride + x + 1) === its) x++
			pen.fillStyle = hue(its)
			if (its >= 0) fill_square(pen, first, y, x)
		}
	}
}

function show_legend(id, source, most) {
	// what the colors mean; without a source, nothing is colored
	const scale = make_element('i'),
		words = print_text(say.far_legend, name_cell(source))
	get(id).hidden = !source
	if (source) get(id).replaceChildren(`${words} 0 `, scale, ` ${most}. ${say.far_choose}`)
}

const first_cell = () => cell.findIndex((code, at) => code === OPEN && is_cell(at))

// the cell at a place of a drawing, where a cell begins at each multiple of the pitch; 0 if there is none
function cell_near(x, y, pitch) {
	const [across, down] = [Math.floor(x / pitch), Math.floor(y / pitch)],
		is_in = across > 0 && across <= cells_wide && down > 0 && down <= cells_high
	return is_in && cell[2 * down * stride + 2 * across] === OPEN ? 2 * down * stride + 2 * across : 0
}

function show_far() {
	far_source = pressed.far && result !== 'unfinished' ? far_source || first_cell() : 0
	far = far_source && steps_from(far_source)
	show_legend('end_far', far_source, far.most)
	redraw()
}
