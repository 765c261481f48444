// watch: carve a maze or search a path step by step, with the shell code that does it; two works side by side

const WATCH_MOST = 600; // cells
const WATCH_ROWS = 60;
const WATCH_SMALL = [21, 15];
let works = [], // one or two; the sentence and the code belong to the first; none for a maze that is too large
	watched_kind,
	watch_code, // the work whose code is shown
	watch_turn,
	watch_at = 0,
	watch_timer = 0;

const watch_names = () => ['carve_recursive', ...Object.keys(ALGORITHMS).map(function_of), 'search_plainly'];

function open_watch(made = kind || { ...offer_kind(), width, height }) {
	open_dialog('watch');
	begin_watch(made, made.algorithm === 'backtracker' ? 'carve_recursive' : function_of(made.algorithm));
}

function begin_watch(made, chosen) {
	watched_kind = made;
	const names = watch_names().map((name) => [
		name,
		name === 'search_plainly' ? say.w_search_name : name.slice(6).replaceAll('_', '-'),
	]);
	list_choices('watch_what', names, chosen);
	list_choices('watch_beside', [['', '–'], ...names], '');
	watch_work(chosen);
	get('watch_play').focus({ preventScroll: true });
}

const is_of_game = () => watched_kind.width === width && watched_kind.height === height; // the smaller one is not

function record_watched(name) {
	if (name !== 'search_plainly') return record_carving(name, watched_kind);
	return aside(() => {
		if (!is_of_game()) make_maze(watched_kind);
		return record_search(player);
	});
}

function watch_work(name, beside = '') {
	const { width: wide, height: high } = watched_kind,
		cells = (wide >> 1) * (high >> 1);
	play_watch(false);
	get('watch_large').hidden = cells <= WATCH_MOST;
	put('watch_large_words', print_text(say.w_large, cells, WATCH_MOST));
	const is_of_kind = kind && function_of(kind.algorithm) === name.replace('recursive', 'stack'),
		is_same = is_of_game() && (name === 'search_plainly' || is_of_kind),
		seed = is_same && !kind ? '–' : watched_kind.seed;
	put('watch_title', `${wide} × ${high} · ${say.seed} ${seed}${is_same ? '' : ` · ${say.w_other}`}`);
	watch_at = 0;
	works = cells > WATCH_MOST ? [] : [name, beside].filter(Boolean).map(record_watched);
	if (works.length) show_watch();
}

const last_step = () => Math.max(...works.map(({ events }) => events.length - 1));
const step_of = (work) => Math.min(watch_at, work.events.length - 1); // the shorter work waits at its end

function go_watch(n) {
	watch_at = Math.max(0, Math.min(last_step(), n));
	show_watch();
}

const is_watch_over = () => !works.length || (works.every(({ maze }) => maze) && watch_at === last_step());

function play_watch(plays) {
	clearInterval(watch_timer);
	watch_timer = 0;
	const button = get('watch_play');
	button.classList.toggle('plays', plays);
	button.querySelector('span').textContent = plays ? say.pause : say.play;
	get('watch_words').setAttribute('aria-live', plays ? 'off' : 'polite');
	if (!plays || !works.length) return;
	const speed = Number(get('watch_speed').value); // 1 to 9
	const [pause, by] = speed < 7 ? [1200 / 2 ** speed, 1] : [20, 4 ** (speed - 6)];
	if (is_watch_over()) watch_at = 0;
	watch_timer = setInterval(() => {
		go_watch(watch_at + by);
		if (is_watch_over()) play_watch(false);
	}, pause);
}

function show_watch() {
	// A long work takes several turns, so that the page answers in between.
	clearTimeout(watch_turn);
	if (works.every(is_ready)) draw_step();
	else watch_turn = setTimeout(show_watch);
}

function is_ready(work) {
	// works toward this step for one turn; true if it is reached
	if (work.maze) return state_at(work, step_of(work)).n === step_of(work);
	record_more(work);
	return false;
}

function draw_step() {
	const [work] = works,
		at = step_of(work),
		now = state_at(work, at),
		last = last_step();
	if (watch_code !== work) show_watched_code(work);
	in_state(work, now, () => {
		const [heading, rows] = list_kept(work, at, now);
		put('watch_words', tell_event(work, at, now));
		get('watch_calls').textContent = heading;
		show_list('watch_stack', rows.slice(0, WATCH_ROWS));
	});
	mark_line(work.events[at]);
	put('watch_number', print_text(say.w_step, watch_at, last));
	get('watch_at').max = last;
	get('watch_at').value = watch_at;
	for (const name of ['first', 'back']) get(`watch_${name}`).disabled = !watch_at;
	for (const name of ['on', 'last']) get(`watch_${name}`).disabled = watch_at === last;
	draw_works();
}

function show_watched_code(work) {
	const names = [...new Set(work.events.map(({ call }) => call.fn))].filter((fn) => shell_code[fn]);
	show_code([...names, ...(/recursive|stack/.test(work.name) ? ['list_candidates', 'below', 'dig'] : [])]);
	watch_code = work;
}

function draw_works() {
	choose_inks();
	const { width: across, height: down } = get('watch_room').getBoundingClientRect(),
		half = across > down ? [across / 2 - 8, down] : [across, down / 2 - 8];
	const [canvas, other] = all('#watch_room canvas');
	other.hidden = works.length < 2;
	for (const work of works) {
		const n = step_of(work),
			now = state_at(work, n),
			beside = work !== works[0];
		draw_watch(beside ? other : canvas, other.hidden ? [across, down] : half, work, n, now);
		if (beside) other.ariaLabel = in_state(work, now, () => tell_event(work, n, now));
	}
}

const WATCH_ACTIONS = {
	watch_first: () => watch_step(-1e9),
	watch_back: () => watch_step(-1),
	watch_play: () => play_watch(!watch_timer),
	watch_on: () => watch_step(1),
	watch_last: () => watch_step(1e9),
	watch_small: () => open_watch({ ...watched_kind, width: WATCH_SMALL[0], height: WATCH_SMALL[1] }),
};
const WATCH_KEYS = { ' ': 'play', ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' };

function take_watch_key(event) {
	// a field needs its keys, and a button the space key
	const action = event.key === ' ' && event.target.closest('button') ? '' : WATCH_KEYS[event.key];
	if (!get('watch_dialog').open) return;
	if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest('input, select')) return;
	if (event.key === '+' || event.key === '-') change_speed(Number(`${event.key}1`));
	else if (action) WATCH_ACTIONS[`watch_${action}`]();
	else return;
	event.preventDefault();
}

function watch_step(by) {
	play_watch(false);
	if (works.length) go_watch(watch_at + by);
}

function change_speed(by) {
	get('watch_speed').value = Number(get('watch_speed').value) + by;
	if (watch_timer) play_watch(true);
}

function listen_to_watch() {
	listen(document, { keydown: take_watch_key }); // not the dialog: a button that is turned off loses the focus
	listen(get('watch_dialog'), { close: () => play_watch(false) });
	listen(get('watch_speed'), { input: () => watch_timer && play_watch(true) });
	for (const list of [get('watch_what'), get('watch_beside')])
		listen(list, { change: () => watch_work(get('watch_what').value, get('watch_beside').value) });
	listen(get('watch_at'), { input: () => watch_step(Number(get('watch_at').value) - watch_at) });
	new ResizeObserver(redraw_watch).observe(get('watch_room'));
}

function redraw_watch() {
	// its window or the colors have changed
	if (works.length && get('watch_dialog').open) show_watch();
}
