// far: squares colored by their distance from one of them, in steps of the game

let far_source = 0; // after the end of a game: the square to measure from

const steps_from = (first) => spread_from(first, step_from);

const hue = (part) => `hsl(${Math.round(part)} ${ink.tint})`;
const far_color = (far, most) => hue(220 - (200 * far) / Math.max(1, most));

function draw_far(pen, squares, { steps, most }) {
	const [west, east, north, south] = squares;
	for (let y = north; y <= south; y++) {
		for (let x = west; x <= east; x++) {
			const far = steps[y * stride + x];
			if (far < 0) continue;
			pen.fillStyle = far_color(far, most);
			fill_square(pen, x, y);
		}
	}
}

function show_legend(id, source, most) {
	// what the colors mean; without a source, nothing is colored
	const scale = make_element('i'),
		words = print_text(say.far_legend, name_cell(source));
	get(id).hidden = !source;
	if (source) get(id).replaceChildren(`${words} 0 `, scale, ` ${most}. ${say.far_choose}`);
}

const first_cell = () => cell.findIndex((code, at) => code === OPEN && is_cell(at));

// the cell at a place of a drawing, where a cell begins at each multiple of the pitch; 0 if there is none
function cell_near(x, y, pitch) {
	const [across, down] = [Math.floor(x / pitch), Math.floor(y / pitch)],
		is_in = across > 0 && across <= cells_wide && down > 0 && down <= cells_high;
	return is_in && cell[2 * down * stride + 2 * across] === OPEN ? 2 * down * stride + 2 * across : 0;
}

function show_far() {
	far_source = pressed.far && result !== 'unfinished' ? far_source || first_cell() : 0;
	const far = far_source ? steps_from(far_source) : { most: 0 };
	show_legend('end_far', far_source, far.most);
	held = null;
	ask_frame();
}
