// records: what the browser keeps, if it does

function stored(name) {
	try {
		return localStorage.getItem(`maze.sh ${name}`) || '';
	} catch {
		return '';
	}
}

function store(name, value) {
	try {
		localStorage.setItem(`maze.sh ${name}`, value);
	} catch {
		/* the game goes on without */
	}
}

function name_kind() {
	const said = [`${width}x${height}`, bridges ? 'weave' : 'plain', kind ? kind.ends : 'file'];
	if (kind && kind.algorithm !== 'backtracker') said.push(kind.algorithm);
	if (kind && kind.loops !== null) said.push(`${kind.loops}%`);
	return said.join(' ');
}

function keep_record(shortest) {
	// milliseconds and extra moves -> what is better than ever
	const now = [Math.round(clock), moves - shortest],
		kept = stored(name_kind());
	const best = /^[0-9]{1,10} [0-9]{1,10}$/.test(kept) ? kept.split(' ').map(Number) : [Infinity, Infinity];
	const better = [say.time, say.extra].filter((_, i) => now[i] < best[i]);
	if (!better.length) return '';
	store(name_kind(), now.map((value, i) => Math.min(value, best[i])).join(' '));
	return print_text(say.new_record, better.join(', '));
}

function open_records() {
	const found = [];
	try {
		for (const name of Object.keys(localStorage).sort()) {
			const [, maze] = /^maze\.sh ([0-9]+x[0-9]+ .*)$/.exec(name) || [];
			const [, time, more] = /^([0-9]{1,10}) ([0-9]{1,10})$/.exec(localStorage.getItem(name)) || [];
			if (maze && time) found.push([[printable(maze)], `${show_time(Number(time))} · ${say.extra} ${more}`]);
		}
	} catch {
		/* then there are none */
	}
	show_list('records_list', found.length ? found : [[[say.no_records], '']]);
	open_dialog('records');
}
