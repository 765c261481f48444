// watch: the maze is carved before one's eyes, the shell code that does it beside it

const WATCHED = ['carve_recursive', 'carve_stack'];
const WATCH_MOST = 300; // cells; of a larger maze a small one of the same seed is shown
const WATCH_ROWS = 60;
let watched = null, // what record_moments gave, for both functions
	watch_name = WATCHED[0],
	watch_at = 0,
	watch_timer = 0;

const watch_moment = () => watched[watch_name].moments[watch_at];
const code_of = (name) =>
	get('code')
		.textContent.match(new RegExp(`^${name}\\(\\) [^]*?^}$`, 'm'))?.[0]
		.split('\n');

function open_watch() {
	const is_small = cells_wide * cells_high <= WATCH_MOST,
		seed = kind ? kind.seed : 1;
	const sides = is_small ? [width, height] : [21, 15];
	watched = {};
	for (const name of WATCHED) watched[name] = record_moments(name, sides[0], sides[1], seed);
	watch_at = 0;
	open_dialog('watch');
	put('watch_title', `${sides.join(' × ')} · ${say.seed} ${seed}`);
	choose_walk(WATCHED[0]);
	get('watch_maze').focus();
}

function choose_walk(name) {
	// the same walk: at the same look of the same cell
	const is_look = ({ fn, line }) => fn === watch_name && line === LINES[watch_name].look;
	const looks = watched[watch_name].moments.slice(0, watch_at + 1).filter(is_look).length;
	watch_name = name;
	const found = watched[name].moments.flatMap((moment, i) => (is_look(moment) ? i : []));
	watch_at = looks ? found[looks - 1] : 0;
	for (const button of all('[data-walk-by]')) button.ariaPressed = button.dataset.walkBy === name;
	get('watch_code').replaceChildren(
		...[name, 'list_candidates', 'below', 'dig'].map((fn) => {
			const block = make_element('div', ...code_of(fn).map((line) => make_element('span', `${line}\n`)));
			block.dataset.fn = fn;
			return block;
		}),
	);
	show_moment();
}

function go_watch(by) {
	// so many steps on, or back: lines of the function itself, or every line
	const { moments } = watched[watch_name],
		every = get('watch_every').checked;
	let left = Math.abs(by);
	while (left && moments[watch_at + Math.sign(by)]) {
		watch_at += Math.sign(by);
		if (every || watch_moment().fn === watch_name) left--;
	}
	show_moment();
}

function play_watch(plays) {
	clearInterval(watch_timer);
	watch_timer = 0;
	get('watch_play').ariaPressed = String(plays);
	if (!plays) return;
	const speed = Number(get('watch_speed').value); // 1 to 9
	const [pause, by] = speed < 7 ? [1200 / 2 ** speed, 1] : [20, 4 ** (speed - 6)];
	if (!watched[watch_name].moments[watch_at + 1]) watch_at = 0;
	watch_timer = setInterval(() => {
		go_watch(by);
		if (!watched[watch_name].moments[watch_at + 1]) play_watch(false);
	}, pause);
}

function show_moment() {
	const { fn, line, call, looked, number } = watch_moment(),
		rows = [];
	const names = [say.east, say.west, say.south, say.north];
	for (const block of all('#watch_code div')) {
		block.classList.toggle('runs', block.dataset.fn === fn && line >= 0);
		block.querySelector('mark')?.replaceWith(...block.querySelector('mark').childNodes);
		const row_there = block.dataset.fn === fn ? block.children[line] : null;
		if (!row_there) continue;
		const mark = make_element('mark', ...row_there.childNodes);
		row_there.append(mark);
		const { offsetTop, offsetHeight } = mark,
			pane = get('watch_code');
		if (offsetTop < pane.scrollTop || offsetTop + offsetHeight > pane.scrollTop + pane.clientHeight)
			pane.scrollTop = offsetTop - pane.clientHeight / 2;
	}
	const row_of = (one, chosen) => [
		[name_place(one.cell)],
		[chosen.looked.map((k) => names[k]).join(', ') || '–', chosen.number].filter(Boolean).join(' · '),
	];
	rows.push(row_of(call, { looked, number }));
	for (let at = call; at.parent && rows.length < WATCH_ROWS; at = at.parent) rows.push(row_of(at.parent, at.chosen));
	put(
		'watch_calls',
		print_text(watch_name === WATCHED[0] ? say.calls : say.waiting, call.depth - Number(watch_name !== WATCHED[0])),
	);
	show_list('watch_stack', rows);
	get('watch_back').disabled = !watch_at;
	get('watch_on').disabled = line < 0;
	draw_watch();
}

function name_place(at) {
	const { stride } = watched[watch_name].maze;
	return `${(at % stride) / 2 - 1},${Math.floor(at / stride) / 2 - 1}`;
}

function draw_watch() {
	const { digs, maze } = watched[watch_name],
		{ call, dug, looked } = watch_moment();
	const canvas = get('watch_maze'),
		dots = devicePixelRatio,
		pen = canvas.getContext('2d');
	const box = canvas.parentElement.getBoundingClientRect();
	const unit = Math.min(box.width / maze.width, box.height / maze.height, 36);
	[canvas.width, canvas.height] = [maze.width, maze.height].map((n) => Math.ceil(n * unit * dots));
	[canvas.style.width, canvas.style.height] = [maze.width, maze.height].map((n) => `${n * unit}px`);
	pen.setTransform(unit * dots, 0, 0, unit * dots, 0, 0);
	const place = (at) => [(at % maze.stride) - 1, Math.floor(at / maze.stride) - 1];
	const along = (k) => [1, -1, maze.stride, -maze.stride][k];
	const fill = (color, at, room = 0) => {
		const [x, y] = place(at);
		pen.fillStyle = color;
		pen.fillRect(x + room, y + room, 1 - 2 * room, 1 - 2 * room);
	};
	pen.fillStyle = ink.wall;
	pen.fillRect(0, 0, maze.width, maze.height);
	fill(ink.floor, 2 * maze.stride + 2);
	for (const [at, k] of digs.slice(0, dug)) for (const n of [1, 2]) fill(ink.floor, at + n * along(k));
	for (let at = call; at; at = at.parent) {
		fill(ink.dimmed, at.cell);
		if (at.parent) fill(ink.dimmed, (at.cell + at.parent.cell) / 2);
	}
	fill(ink.player, call.cell);
	fill(ink['player-dark'], call.cell, 0.3);
	for (const k of looked) fill(ink.goal, call.cell + 2 * along(k), 0.2);
}

function take_watch_key(event) {
	const on_maze = event.target === get('watch_maze'),
		speed = get('watch_speed');
	const act_on = {
		' ': on_maze && (() => play_watch(!watch_timer)),
		ArrowRight: event.target !== speed && (() => watch_step(1)),
		ArrowLeft: event.target !== speed && (() => watch_step(-1)),
		Tab: on_maze && !event.shiftKey && (() => choose_walk(WATCHED[Number(watch_name === WATCHED[0])])),
		'+': () => change_speed(1),
		'-': () => change_speed(-1),
	}[event.key];
	event.stopPropagation();
	if (!act_on || event.ctrlKey || event.altKey || event.metaKey) return;
	event.preventDefault();
	act_on();
}

function watch_step(by) {
	play_watch(false);
	go_watch(by);
}

function change_speed(by) {
	get('watch_speed').value = Number(get('watch_speed').value) + by;
	if (watch_timer) play_watch(true);
}
