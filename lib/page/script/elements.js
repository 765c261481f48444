// elements: what the page is made of

function make_element(name, ...inside) {
	const element = document.createElement(name);
	element.append(...inside);
	return element;
}

function show_list(id, rows) {
	get(id).replaceChildren(
		...rows.map(([name, value]) =>
			make_element('div', make_element('dt', ...[name].flat()), make_element('dd', value)),
		),
	);
}
