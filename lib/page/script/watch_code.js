// watch code: the shell functions, as bash put them into the page

const shellCode = {} // by function: its lines, and by line the site that a comment # @site names
for (const text of get('code')
	.textContent.trimStart()
	.split(/(?<=^})\n/m)) {
	const lines = text.split('\n').map(line => line.split(/ +# @(?=\w+$)/))
	shellCode[text.split('(')[0]] = { lines: lines.map(([line]) => line), sites: lines.map(([, site]) => site) }
}

function lineOf({ call, site }) {
	// the line of that name, or else the first one below the name of the function; -1 before and after the work
	const sites = shellCode[call.fn]?.sites
	if (!sites || site === 'begin' || site === 'done') return -1
	return Math.max(1, sites.indexOf(site))
}

function showCode({ name, events }) {
	const ran = [...new Set(events.map(({ call }) => call.fn))].filter(fn => shellCode[fn]),
		helpers = /recursive|stack/.test(name) ? ['list_candidates', 'below', 'dig'] : []
	const makeLine = line => makeElement('span', `${line}\n`),
		makeBlock = fn => Object.assign(makeElement('div', ...shellCode[fn].lines.map(makeLine)), { id: `code_${fn}` })
	get('watch_lines').replaceChildren(...[...ran, ...helpers].map(makeBlock))
}

function markLine(event) {
	const pane = get('watch_lines'),
		row = get(`code_${event.call.fn}`)?.children[lineOf(event)],
		marked = pane.querySelector('[aria-current]')
	marked?.removeAttribute('aria-current')
	row?.setAttribute('aria-current', 'step')
	row?.scrollIntoView({ block: 'nearest' })
}
