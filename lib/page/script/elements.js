// elements: parts of the page

function make_element(name, ...inside) {
	const element = document.createElement(name)
	element.append(...inside)
	return element
}

function show_list(id, rows) {
	// replaces only the rows that are new, so that a selection stays
	const list = get(id)
	for (const [i, [name, value]] of rows.entries()) {
		const row = make_element('div', make_element('dt', ...[name].flat()), make_element('dd', value)),
			before = list.children[i]
		if (!before) list.append(row)
		else if (!before.isEqualNode(row)) before.replaceWith(row)
	}
	while (list.children[rows.length]) list.lastChild.remove()
}

function list_choices(id, values, texts = values.map(value => value || '–'), chosen = '') {
	get(id).replaceChildren(...values.map((value, i) => new Option(texts[i], value, false, value === chosen)))
}

function put(id, text) {
	const place = get(id),
		is_same = text && place.textContent === text
	place.textContent = is_same ? `${text}\xa0` : text // a screen reader repeats only a text that changes
}

function listen(target, events) {
	for (const [name, act_on] of Object.entries(events)) target.addEventListener(name, act_on)
}
