// sections: show the screens and exercises one at a time; the address names the one that is shown

const sections = all('main > section').map(section => section.id)
let shown = sections[0]
const solved = new Set()
const find_link = rel => all(`[rel=${rel}]`)[0]

// a variable, an array element, a calculation, or a name with an underscore
const CODE = /("?\$\{[^}]*\}"?|"?\$\w+"?|\$?\(\([^)]*\)\)|\b[a-z_]+\[[^\]]*\]|\b[a-z]+_[a-z_]+\b)/

function mark_code(paragraph) {
	for (const node of Array.from(paragraph.childNodes)) {
		const parts = node.nodeType === Node.TEXT_NODE ? node.textContent.split(CODE) : []
		if (parts.length > 1) node.replaceWith(...parts.map((part, i) => (i % 2 ? make_element('code', part) : part)))
	}
	return paragraph
}

function load_section() {
	for (const name of stored('lesson solved').split(' ')) if (sections.includes(name)) solved.add(name)
	const last = stored('lesson place')
	if (sections.includes(last)) shown = last
	take_section()
}

function take_section() {
	// shows the section in the address
	const name = location.hash.slice(1),
		is_known = sections.includes(name)
	if (is_known) shown = name
	else if (name) history.replaceState(null, '', `#${shown}`) // a reload should not report it again
	get('wrong').textContent = is_known || !name ? '' : print_text(get('lesson').dataset.wrong, printable(name))
	store('lesson place', shown)
	for (const section of all('main > section')) section.hidden = section.id !== shown
	const at = sections.indexOf(shown)
	for (const [rel, to] of [
		['prev', sections[at - 1]],
		['next', sections[at + 1]],
	]) {
		const link = find_link(rel)
		link.hidden = !to
		link.href = `#${to}`
	}
	list_sections()
}

function list_sections() {
	const mark = name => (solved.has(name) ? '✓ ' : ''),
		titles = sections.map(name => mark(name) + get(`title-${name}`).textContent)
	list_choices('sections', sections, titles, shown)
	find_link('next').classList.toggle('main', solved.has(shown))
}

function solve_section(name) {
	solved.add(name)
	store('lesson solved', [...solved].join(' '))
	list_sections()
}
