// sheet: the maze as a drawing, on paper or as a file; square x,y is centered at 8x,8y

let sheet_set = []; // the kinds of a set of worksheets; empty: print the current maze

const draw_place = (square) => `${8 * column(square)} ${8 * row(square)}`;

function draw_path(from) {
	// -> the walls, the start and the goal as a path of SVG
	const whole = [1, width, 1, height];
	const by_squares = has_square_cells();
	let walls = '';
	if (by_squares)
		each_piece(whole, (y, first, last) => {
			const wide = 8 * (last - first + 1);
			for (const down of [-3, -1, 1, 3]) walls += `M${8 * first - 3} ${8 * y + down}h${wide - 2}`;
			walls += `M${8 * first - 4} ${8 * y - 4}h${wide}v8h-${wide}z`;
		});
	else
		each_run(whole, (across, n, first, last) => {
			walls += across ? `M${8 * first} ${8 * n}H${8 * last}` : `M${8 * n} ${8 * first}V${8 * last}`;
		});
	each_cell(whole, (at) => {
		const place = `M${draw_place(at)}`;
		if (cell[at] === WALL && !by_squares) walls += `${place}m-8 0h16m-8-8v16`;
		if (cell[at - 1] === BRIDGE_EAST) walls += `${place}m-9-5h18m0 10h-18${place}m-8-8v3m16 0v-3m0 16v-3m-16 0v3`;
		if (cell[at - stride] === BRIDGE_SOUTH) walls += `${place}m-5-9v18m10 0v-18${place}m-8-8h3m0 16h-3m16 0h-3m0-16h3`;
	});
	return `${walls}M${draw_place(from)}m-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M${draw_place(goal)}m0-5 5 5-5 5-5-5z`;
}

// the path, with a gap where it leads below a bridge
const draw_solution = (way) =>
	way.map((at, i) => (is_crossed(at) ? '' : `${i && !is_crossed(way[i - 1]) ? 'L' : 'M'}${draw_place(at)}`)).join('');

const paper_size = () => [8 * width + 20, 8 * height + 20]; // from -6,-6

function make_drawing(name, attribute, value, ...inside) {
	const element = document.createElementNS('http://www.w3.org/2000/svg', name);
	element.setAttribute(attribute, value);
	element.append(...inside);
	return element;
}

const name_maze = (made) => [name_game(made), ...(made && !made.day ? [`${say.seed} ${made.seed}`] : [])].join(' · ');

function draw_sheet(made, from, title) {
	// -> the worksheet of the current maze, and its solution
	const draw = (head, words, ...more) => {
		const walls = make_drawing('path', 'd', draw_path(from)),
			drawing = make_drawing('svg', 'viewBox', `-6 -6 ${paper_size().join(' ')}`, walls, ...more);
		return make_element('div', make_element('h2', head), make_element('p', ...words), drawing);
	};
	const blanks = say.sheet_blanks.map((text) => make_element('span', text)),
		call = [say.in_terminal, ' ', made ? write_call(made) : '–'],
		solution = make_drawing('path', 'd', draw_solution(solve(from)));
	return [draw(title, blanks), draw(`${title} · ${say.solution}`, call, solution)];
}

const paper = new CSSStyleSheet(); // in the orientation of the maze; with a named page, Firefox prints an empty page

function make_sheet() {
	// fills the pages on paper: all mazes, then all solutions
	const sheets = sheet_set.map((made, i) =>
		aside(() => {
			make_maze(made);
			return draw_sheet(made, player, `${name_maze(made)} · ${i + 1}/${sheet_set.length}`);
		}),
	);
	if (!sheets.length) {
		note_solved();
		sheets.push(draw_sheet(kind, start, name_maze(kind)));
	}
	get('sheet').replaceChildren(...sheets.map(([maze]) => maze), ...sheets.map(([, solution]) => solution));
	const is_wide = sheet_set.length ? sheet_set[0].width > sheet_set[0].height : width > height;
	get('sheet').classList.toggle('wide', is_wide);
	paper.replaceSync(is_wide ? '@page { size: landscape }' : '');
	document.adoptedStyleSheets = [paper];
}

function open_sheets() {
	const levels = LEVELS.slice(0, titled()).map((_, i) => [i + 1, name_level(i + 1)]);
	list_choices('sheets_level', levels, kind?.level || 1);
	show_wrong('sheets');
	open_dialog('sheets');
}

function list_sheets(count, level) {
	// -> kinds of a level, each with the next seed that fits
	const kinds = [];
	for (let seed = (pick_seed() % 2000000000) + 1; kinds.length < count; seed++) {
		const made = level_kind(level, seed);
		aside(() => make_maze(made));
		kinds.push(made);
		seed = made.seed;
	}
	return kinds;
}

function take_sheets(event) {
	event.preventDefault();
	try {
		const count = gate_number(say.sheets_count, get('sheets_count').value.trim(), 1, 100);
		sheet_set = list_sheets(count, Number(get('sheets_level').value));
		close_dialogs();
		window.print();
	} catch (why) {
		show_wrong('sheets', why.message, 'sheets_count');
	}
}

// The maze as a picture

function download(content, ending) {
	const file = make_element('a');
	file.href = URL.createObjectURL(content);
	file.download = `maze-${width}x${height}${kind ? `-${kind.seed}` : ''}.${ending}`;
	file.click();
}

function save_svg() {
	const [across, down] = paper_size(),
		box = `xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="-6 -6 ${across} ${down}"`;
	const pen = 'fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';
	const svg = `<svg ${box}><path fill="#fff" d="M-6-6h${across}v${down}h-${across}z"/><path ${pen} d="${draw_path(start)}"/></svg>\n`;
	download(new Blob([svg], { type: 'image/svg+xml' }), 'svg');
}

const PNG_MOST = 4096; // pixels across or down: phones refuse more

function save_png() {
	const size = paper_size(),
		scale = Math.min(4, PNG_MOST / Math.max(...size)),
		canvas = make_element('canvas'),
		pen = canvas.getContext('2d');
	[canvas.width, canvas.height] = size.map((long) => Math.ceil(long * scale));
	pen.fillStyle = '#fff';
	pen.fillRect(0, 0, canvas.width, canvas.height);
	pen.setTransform(scale, 0, 0, scale, 6 * scale, 6 * scale);
	pen.lineWidth = 1.5;
	pen.lineCap = pen.lineJoin = 'round';
	pen.stroke(new Path2D(draw_path(start)));
	canvas.toBlob((content) => download(content, 'png'));
}
