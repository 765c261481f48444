// the sheet: the maze on paper; square x,y is centred at 8x,8y

function make_drawing(name, attribute, value, ...inside) {
	const element = document.createElementNS('http://www.w3.org/2000/svg', name);
	element.setAttribute(attribute, value);
	element.append(...inside);
	return element;
}

const paper = new CSSStyleSheet(); // turned like the maze; a named page would leave Firefox with an empty one

function make_sheet() {
	const whole = [1, width, 1, height],
		place = (square) => `${8 * column(square)} ${8 * row(square)}`;
	let walls = '';
	each_run(whole, (across, n, first, last) => {
		walls += across ? `M${8 * first} ${8 * n}H${8 * last}` : `M${8 * n} ${8 * first}V${8 * last}`;
	});
	each_cell(whole, (at) => {
		if (cell[at] === WALL) walls += `M${place(at)}m-8 0h16m-8-8v16`;
		if (cell[at - 1] === BRIDGE_EAST)
			walls += `M${place(at)}m-9-5h18m0 10h-18M${place(at)}m-8-8v3m16 0v-3m0 16v-3m-16 0v3`;
		if (cell[at - stride] === BRIDGE_SOUTH)
			walls += `M${place(at)}m-5-9v18m10 0v-18M${place(at)}m-8-8h3m0 16h-3m16 0h-3m0-16h3`;
	});
	walls += `M${place(start)}m-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M${place(goal)}m0-5 5 5-5 5-5-5z`;
	const blank = (text) => make_element('span', `${text}: `);
	const title = document.title.replace(' · ', ` · ${say.seed} `);
	const draw = (...more) =>
		make_drawing(
			'svg',
			'viewBox',
			`-6 -6 ${8 * width + 20} ${8 * height + 20}`,
			make_drawing('path', 'd', walls),
			...more,
		);
	const solution = make_drawing('polyline', 'points', solve(start).map(place).join(' '));
	get('sheet').replaceChildren(
		make_element('div', make_element('h2', title), make_element('p', blank(say.name), blank(say.time)), draw()),
		make_element(
			'div',
			make_element('h2', `${title} · ${say.solution}`),
			make_element('p', say.in_terminal, ' ', kind ? write_call(kind) : '–'),
			draw(solution),
		),
	);
	get('sheet').classList.toggle('wide', width > height);
	paper.replaceSync(width > height ? '@page { size: landscape }' : '');
	document.adoptedStyleSheets = [paper];
}
