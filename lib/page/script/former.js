// former: unfinished games. Each has a place in the window's history, so that Back leads to it, after a reload
// too. The browser stores the last ones, if it can, and they continue when their page is opened again.
//
// Every win earns a star. More than one, and a record, are earned only by the first try at a maze that is not known: whose
// solution was not shown before, and that was not seen whole while the clock stood.

const MOST_KEPT = 9,
	MOST_SEEN = 200
const former = new Map() // by place
let last_place = Date.now(), // unlike those of an earlier visit
	place = last_place,
	shown_hash = '',
	seen = false, // was this maze solved or shown before? Of a maze without a kind, only this variable knows
	is_first = true // can this game still earn three stars and a record?

function take_snapshot() {
	const game = kind ? { address: write_address(kind, keys, challenge) } : { text: game_text() }
	return { ...game, given, hints, time: Math.round(read_clock()), seen, is_first }
}

const kind_of = kept => read_kind(kept?.address?.slice(1))[0]

function put_back(kept) {
	if (kept.address) play_kind(...read_address(kept.address.slice(1)))
	else if (!load_text(kept.text, 'game')) return
	;[given, hints, clock] = [kept.given, kept.hints, kept.time].map(Number)
	seen = kept.seen === true
	is_first = kept.is_first === true
	show_title()
	show_facts()
}

function leave_game() {
	if (size && is_begun() && result === 'unfinished') former.set(place, take_snapshot())
	seen = false
}

const is_seen = () => seen || (kind !== null && read_names('seen').includes(write_address(kind)))

function note_solved() {
	// the solution of this maze was found or shown, or all of it was seen while the clock stood
	remember_maze()
	is_first = false
	show_title()
}

function remember_maze() {
	seen = true
	if (kind) keep_name('seen', write_address(kind), MOST_SEEN)
}

function show_address(keys_played = '', is_new = false) {
	const address = page_address() + (kind ? write_address(kind, keys_played, challenge) : '')
	if (is_new) place = ++last_place
	history[is_new ? 'pushState' : 'replaceState'](place, '', address)
	shown_hash = location.hash
}

async function go_back({ state }) {
	// goes to an unfinished game or to the maze of the address, in the history; a dialog belongs to its game
	close_dialogs()
	stop_worker()
	const kept = former.get(state),
		is_same = location.hash === shown_hash
	if (state === place || kept) shown_hash = location.hash
	if (state === place) return
	if (kept) {
		leave_game()
		await prepare(kind_of(kept))
		place = state
		put_back(kept)
	} else if (state && is_same) {
		load_address() // no hashchange follows
	}
}

function take_address() {
	if (location.hash === shown_hash) return
	close_dialogs()
	load_address()
}

function name_page() {
	const { textContent, dataset } = get('maze')
	return ['game', location.href, dataset.kind, textContent.length, textContent.slice(-99)].join(' ')
}

function keep_game() {
	// stores the current game, if it is unfinished, under the name of the page
	former.delete(place) // it is older than the current game
	const name = name_page(),
		game = is_begun() && result === 'unfinished' ? JSON.stringify(take_snapshot()) : '',
		names = read_json('games').filter(one => one !== name)
	if (game) names.unshift(name)
	for (const old of names.splice(MOST_KEPT)) store(old, '')
	store('games', JSON.stringify(names))
	store(name, game) // each by itself: another tab may leave at the same time
}

function leave() {
	stop_clock()
	if (!worker) keep_game()
	store('former', JSON.stringify([...former].slice(-MOST_KEPT)), 'sessionStorage') // so that Back leads past a reload
}

async function load_kept(at) {
	// takes the games that this tab has left; continues the last one on this page, or the one at this place
	const wrong = get('wrong').textContent // the message about the address
	for (const one of read_json('former', 'sessionStorage')) former.set(one?.[0], one?.[1])
	try {
		const kept = JSON.parse(stored(name_page()) || 'false') || former.get(at)
		await prepare(kind_of(kept))
		if (kept) put_back(kept)
	} catch {
		/* damaged */
	}
	get('wrong').textContent = wrong
}
