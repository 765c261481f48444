// watch code: the shell functions, as bash put them into the page

/** @type {Record<string, { sites: string[], lines: string[] }>} */
const shellCode = {} // by function: its lines, and by line the site that a comment # @site names
const code = get('code').textContent.trimStart().replaceAll('\t', '    ')
for (const text of code.split(/(?<=^})\n/m)) {
	const lines = text.split('\n').map(line => line.split(/ +# @(?=\w+$)/))
	shellCode[text.split('(')[0]] = { lines: lines.map(([line]) => line), sites: lines.map(([, site]) => site) }
}

function lineOf({ call, site }) {
	// the line of that name, or else the first one below the name of the function; -1 before and after the work
	const sites = shellCode[call.fn]?.sites
	if (!sites || site === 'begin' || site === 'done') return -1
	return Math.max(1, sites.indexOf(site))
}

function indentLine(line) {
	// the rest of a line that is too long begins further to the right
	line.style.setProperty('--indent', String(line.textContent.search(/\S|$/)))
	return line
}

function showCode(names) {
	const makeBlock = fn => {
		const lines = shellCode[fn].lines.map(line => indentLine(makeElement('span', `${line}\n`))),
			block = makeElement('div', ...lines)
		block.dataset.fn = fn
		return block
	}
	get('watch_lines').replaceChildren(...names.map(makeBlock))
}

function markLine(event) {
	const pane = get('watch_lines'),
		block = pane.querySelector(`[data-fn=${event.call.fn}]`),
		row = block?.children[lineOf(event)],
		marked = pane.querySelector('[aria-current]')
	if (marked !== row) {
		marked?.removeAttribute('aria-current')
		pane.querySelector('.runs')?.classList.remove('runs')
		row?.setAttribute('aria-current', 'step')
		block?.classList.toggle('runs', Boolean(row))
	}
	if (!row) return
	const { offsetTop, offsetHeight } = row
	if (offsetTop < pane.scrollTop || offsetTop + offsetHeight > pane.scrollTop + pane.clientHeight)
		pane.scrollTop = offsetTop - pane.clientHeight / 2
}
