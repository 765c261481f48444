// former: games that were left. Each has a place in the window's history, so that Back leads to it; the last
// ones stay in the browser, where it keeps anything, and go on when their page is opened again
//
// seen: a hint or the way was shown in this maze, so it makes no record any more.

const MOST_KEPT = 9;
const former = new Map(); // by place
let last_place = Date.now(), // unlike those of an earlier visit
	place = last_place,
	shown_hash = '',
	seen = false;

function take_snapshot() {
	// what brings this game back
	const time = Math.round(read_clock());
	return kind
		? { address: write_address(kind, keys), given, hints, time, seen }
		: { text: game_text(), given, hints, time, seen };
}

function put_back(kept) {
	if (kept.address) play_kind(...read_address(kept.address.slice(1)));
	else if (!load_text(kept.text, 'game')) return;
	[given, hints, clock] = [kept.given, kept.hints, kept.time].map(Number);
	seen = kept.seen === true;
	show_facts();
}

function leave_game() {
	// for another one
	if (size && keys && result === 'unfinished') former.set(place, take_snapshot());
	seen = false;
}

function show_address(keys_played = '', is_new = false) {
	// so that loading the page again opens this maze again
	const address = page_address() + (kind ? write_address(kind, keys_played) : '');
	if (is_new) place = ++last_place;
	history[is_new ? 'pushState' : 'replaceState'](place, '', address);
	shown_hash = location.hash;
}

function go_back(event) {
	// or on: to a game that was left
	const kept = former.get(event.state);
	if (!kept) return;
	shown_hash = location.hash;
	leave_game();
	place = event.state;
	put_back(kept);
}

function take_address() {
	// it has been changed
	if (location.hash !== shown_hash) load_address();
}

function name_page() {
	const { textContent, dataset } = get('maze');
	return [location.href, dataset.kind, textContent.length, textContent.slice(-99)].join(' ');
}

function read_kept() {
	try {
		const kept = JSON.parse(stored('games'));
		return Array.isArray(kept) ? kept : [];
	} catch {
		return [];
	}
}

function leave() {
	// the page, for a while or for good
	stop_clock();
	const others = read_kept().filter(([name]) => name !== name_page());
	if (keys && result === 'unfinished') others.unshift([name_page(), take_snapshot()]);
	store('games', JSON.stringify(others.slice(0, MOST_KEPT)));
}

function load_kept() {
	try {
		const [, kept] = read_kept().find(([name]) => name === name_page());
		put_back(kept);
	} catch {
		/* none was kept */
	}
}
