// elements: parts of the page

/** @type {(id: string) => any} */
const get = id => document.getElementById(id)
const all = selector => [...document.querySelectorAll(selector)]
const root = document.documentElement,
	stage = get('stage')

function makeElement(name, ...inside) {
	const element = document.createElement(name)
	element.append(...inside)
	return element
}

function showList(id, rows) {
	// replaces only the rows that are new, so that a selection stays
	const list = get(id)
	for (const [i, [name, value]] of rows.entries()) {
		const row = makeElement('div', makeElement('dt', ...[name].flat()), makeElement('dd', value)),
			before = list.children[i]
		if (!before) list.append(row)
		else if (!before.isEqualNode(row)) before.replaceWith(row)
	}
	while (list.children[rows.length]) list.lastChild.remove()
}

function listChoices(id, values, texts = values.map(value => value || '–'), chosen = '') {
	get(id).replaceChildren(...values.map((value, i) => new Option(texts[i], value, false, value === chosen)))
}

function put(id, text) {
	const place = get(id),
		isSame = text && place.textContent === text
	place.textContent = isSame ? `${text}\xa0` : text // a screen reader repeats only a text that changes
}
