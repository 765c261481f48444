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

const name_page = () => location.href + get('maze').textContent;

function leave() {
	// for a while, or until this page is loaded again in this window
	stop_clock();
	const kept = result === 'unfinished' ? [name_page(), game_text(), given, hints, read_clock()] : [];
	try {
		sessionStorage.setItem('maze.sh game', JSON.stringify(kept));
	} catch {
		/* the game goes on without */
	}
}

function load_kept() {
	try {
		const [page, text, ...numbers] = JSON.parse(sessionStorage.getItem('maze.sh game'));
		if (page !== name_page() || !load_text(text, 'game')) return;
		[given, hints, clock] = numbers.map(Number);
		show_facts();
	} catch {
		/* none was kept */
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
