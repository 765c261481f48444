// watch code: the shell functions, as bash put them into the page

/** @type {Record<string, { sites: number[], lines: string[] }>} */
const shell_code = {};
for (const block of get('code').textContent.split(/^@/m).slice(1)) {
	const [head, ...lines] = block.trimEnd().split('\n'),
		[name, ...sites] = head.split(' ');
	shell_code[name] = { sites: sites.map(Number), lines };
}

const line_of = ({ call, site }) => shell_code[call.fn]?.sites[site - 1] ?? -1; // -1: before the first and after the last

function show_code(names) {
	const make_block = (fn) => {
		const block = make_element('div', ...shell_code[fn].lines.map((line) => make_element('span', `${line}\n`)));
		block.dataset.fn = fn;
		return block;
	};
	get('watch_code').replaceChildren(...names.map(make_block));
}

function mark_line(event) {
	const pane = get('watch_code'),
		mark = pane.querySelector('mark'),
		block = pane.querySelector(`[data-fn=${event.call.fn}]`),
		row = block?.children[line_of(event)];
	mark?.replaceWith(...mark.childNodes);
	pane.querySelector('.runs')?.classList.remove('runs');
	if (!row) return;
	const marked = make_element('mark', ...row.childNodes);
	row.append(marked);
	block.classList.add('runs');
	const { offsetTop, offsetHeight } = marked;
	if (offsetTop < pane.scrollTop || offsetTop + offsetHeight > pane.scrollTop + pane.clientHeight)
		pane.scrollTop = offsetTop - pane.clientHeight / 2;
}
