// watch code: the shell functions, as bash put them into the page

/** @type {Record<string, { sites: string[], lines: string[] }>} */
const shell_code = {} // by function: its lines, and by line the site that a comment # @site names
const code = get('code').textContent.trimStart().replaceAll('\t', '    ')
for (const text of code.split(/(?<=^})\n/m)) {
	const lines = text.split('\n').map(line => line.split(/ +# @(?=\w+$)/))
	shell_code[text.split('(')[0]] = { lines: lines.map(([line]) => line), sites: lines.map(([, site]) => site) }
}

function line_of({ call, site }) {
	// the line of that name, or else the first one below the name of the function; -1 before and after the work
	const sites = shell_code[call.fn]?.sites
	if (!sites || site === 'begin' || site === 'done') return -1
	return Math.max(1, sites.indexOf(site))
}

function indent_line(line) {
	// the rest of a line that is too long begins further to the right
	line.style.setProperty('--indent', String(line.textContent.search(/\S|$/)))
	return line
}

function show_code(names) {
	const make_block = fn => {
		const block = make_element(
			'div',
			...shell_code[fn].lines.map(line => indent_line(make_element('span', `${line}\n`))),
		)
		block.dataset.fn = fn
		return block
	}
	get('watch_lines').replaceChildren(...names.map(make_block))
}

function mark_line(event) {
	const pane = get('watch_lines'),
		block = pane.querySelector(`[data-fn=${event.call.fn}]`),
		row = block?.children[line_of(event)],
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
