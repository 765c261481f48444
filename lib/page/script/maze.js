'use strict';

// The chapters of maze.sh, once more, as far as a game needs them, with the same names. Squares are indices into cell; 0 is none.

// messages, NAME: English | German; %s stands for a value

const TEXTS = `
time: time | Zeit
moves: moves | Schritte
exit: exit | Ausgang
size: size | Größe
seed: seed | Startwert
width: width | Breite
height: height | Höhe
ends: start and goal | Start und Ziel
weave: passages cross on bridges | Gänge kreuzen sich auf Brücken
new: New | Neu
hint: Hint | Tipp
trail: Trail | Spur
solve: Solve | Lösung
overview: Map | Karte
menu: Menu | Menü
open: Open a maze file | Labyrinth öffnen
save: Save the game | Spiel speichern
link: Copy a link | Link kopieren
print: Print a worksheet | Arbeitsblatt drucken
again: Again | Noch einmal
new_ends: New start and goal | Neuer Start, neues Ziel
pause: Pause | Pause
theme: Colours | Farben
bell: Sound | Ton
describe: In words | In Worten
help: Help | Hilfe
language: Deutsch | English
close: Close | Schließen
cancel: Cancel | Abbrechen
begin: Begin | Los
new_maze: New maze | Neues Labyrinth
next: Next maze | Nächstes
go_on: Go on | Weiter
undo: One step back | Einen Schritt zurück
name: name | Name
east: east | Osten
west: west | Westen
south: south | Süden
north: north | Norden
maze: Maze %s × %s | Labyrinth %s × %s
themes: plain, two-coloured, high contrast, no colours | schlicht, zweifarbig, kontrastreich, ohne Farben
kinds: corners, opposite sides, centre to border, anywhere, far apart | Ecken, gegenüber, Mitte zum Rand, irgendwo, weit entfernt
wall: Here is a wall. | Hier ist eine Wand.
wrong_way: Wrong way. Goal: %s. | Falsche Richtung. Ziel: %s.
bridge: %s over a bridge | %s über eine Brücke
passages: Open: %s. Goal: %s. | Offen: %s. Ziel: %s.
crossed: A bridge leads over you. | Über dir führt eine Brücke.
hinted: Go %s. | Geh nach %s.
picture: Maze of %s by %s squares with %s bridges. Goal: %s. | Labyrinth aus %s mal %s Feldern mit %s Brücken. Ziel: %s.
no_way: There is no way from here to the goal | Von hier führt kein Weg zum Ziel
copied: Link copied: it opens this game. | Link kopiert: er öffnet dieses Spiel.
no_link: No link can hold this game: save it. | Kein Link kann dieses Spiel fassen: speichere es.
sure: Once more: show the whole way, end the game. | Noch einmal: den ganzen Weg zeigen, Ende.
won: You found the way out | Du hast den Weg gefunden
resigned: This is the way | Das ist der Weg
new_record: Your new record: %s | Dein neuer Rekord: %s
extra: extra moves | Umwege
bumps: bumps | an Wände
good: good moves | gute Schritte
shortest: shortest way | kürzester Weg
efficiency: efficiency | Effizienz
hints: hints | Tipps
sitting: won in this sitting | gewonnen, seit du spielst
help_goal: You are the yellow square. Walk to the green one. | Du bist das gelbe Feld. Geh zum grünen.
help_touch: A swipe walks to the next fork; so does a touch beside you. | Wischen geht bis zur nächsten Gabelung; auch Tippen neben dich.
help_walk: walk; arrows and h j k l too | gehen; auch Pfeile und h j k l
flash: Find yourself | Finde dich
out_of_range: %s is not from %s to %s: %s | %s ist nicht von %s bis %s: %s
not_odd: %s is not odd: %s | %s ist nicht ungerade: %s
unknown: unknown: %s | unbekannt: %s
too_long: longer than %s characters | länger als %s Zeichen
wrong_address: This address is no maze: %s | Diese Adresse ist kein Labyrinth: %s
wrong_file: %s is no maze file, see line %s | %s ist keine Labyrinthdatei, siehe Zeile %s
`;
let say = {};

function speak(language) {
	say = {};
	for (const [, name, english, german] of TEXTS.matchAll(/^(\w+): (.*) \| (.*)$/gm))
		say[name] = language === 'de' ? german : english;
	for (const list of ['kinds', 'themes']) say[list] = say[list].split(', ');
}

const print_text = (format, ...values) => format.replace(/%s/g, () => String(values.shift()));

function printable(value) {
	const line = value.replace(/[\0-\x1f\x7f-\x9f]/g, '?');
	return line.length > 60 ? `${line.slice(0, 60)}...` : line || "''";
}

// gate: the one way in for every value from outside

function refuse(format, ...values) {
	throw new Error(print_text(format, ...values));
}

function gate_number(name, value, least, most, odd = false) {
	const number = /^[0-9]{1,18}$/.test(value) ? Number(value) : -1;
	if (number < least || number > most) refuse(say.out_of_range, name, least, most, printable(value));
	if (odd && number % 2 === 0) refuse(say.not_odd, name, printable(value));
	return number;
}

// random numbers

const LAST_SEED = 2147483646;
let state = 1;

function seed_with(seed) {
	state = seed;
}

function below(n) {
	state = state * 48271 % 2147483647;
	return state % n;
}

const pick_seed = () => Math.floor(Math.random() * LAST_SEED) + 1;

// grid: the array of walls and cells

const WALL = 0, OPEN = 1, BRIDGE_EAST = 4, BRIDGE_WEST = 5, BRIDGE_SOUTH = 6, BRIDGE_NORTH = 7;
const EAST = 0, WEST = 1, SOUTH = 2, NORTH = 3; // k ^ 1 is the opposite of k
const LEAST_SIDE = 5, MOST_SIDE = 2001;
let width = 0, height = 0, stride = 0, size = 0, cells_wide = 0, cells_high = 0;
let cell = new Uint8Array(0);
let step = []; // by direction: how far the next square is

function set_size(squares_wide, squares_high) {
	[width, height, stride] = [squares_wide, squares_high, squares_wide + 2];
	[size, cells_wide, cells_high] = [stride * (height + 2), width >> 1, height >> 1];
	step = [1, -1, stride, -stride];
}

function make_grid(squares_wide, squares_high) {
	set_size(squares_wide, squares_high);
	cell = new Uint8Array(size).fill(OPEN);
	for (let y = 1; y <= height; y++) cell.fill(WALL, y * stride + 1, y * stride + width + 1);
}

const column = (square) => square % stride;
const row = (square) => Math.floor(square / stride);

function is_outside(square) { // is it in the ring?
	const x = column(square), y = row(square);
	return x < 1 || x > width || y < 1 || y > height;
}

// carve: recursive backtracking, with a stack

let bridges_left = 0;

function list_candidates(here) { // the directions to dig in from a cell
	const candidate = [];
	for (let k = EAST; k <= NORTH; k++) {
		if (cell[here + 2 * step[k]] === WALL || (bridges_left && can_bridge(here, k))) candidate.push(k);
	}
	return candidate;
}

function dig(here, k) { // the passage that way; the cell it leads to
	const there = here + 2 * step[k];
	if (cell[there] !== WALL) return build_bridge(here, k);
	cell[here + step[k]] = cell[there] = OPEN;
	return there;
}

function carve_stack(here) {
	const waiting = [];
	while (here) {
		const candidate = list_candidates(here);
		if (candidate.length) {
			waiting.push(here);
			here = dig(here, candidate[below(candidate.length)]);
		} else {
			here = waiting.pop();
		}
	}
}

function can_bridge(here, k) {
	const crossed = here + 2 * step[k], aside = k < SOUTH ? stride : 1;
	return cell[here + step[k]] === WALL && cell[here + 3 * step[k]] === WALL &&
		cell[here + 4 * step[k]] === WALL &&
		cell[crossed - aside] === OPEN && cell[crossed + aside] === OPEN;
}

function build_bridge(here, k) {
	bridges_left--;
	cell[here + step[k]] = BRIDGE_EAST + k;
	cell[here + 3 * step[k]] = BRIDGE_EAST + (k ^ 1);
	cell[here + 4 * step[k]] = OPEN;
	return here + 4 * step[k];
}

function carve(bridges) {
	bridges_left = bridges;
	cell[cell_at(0, 0)] = OPEN;
	carve_stack(cell_at(0, 0));
}

// ends

const ENDS = ['corners', 'opposite', 'center', 'random', 'far'];
let player = 0, goal = 0;

const cell_at = (x, y) => (2 * y + 2) * stride + 2 * x + 2; // the square of a cell, both from 0
function outside_of(opening) { // the square of the ring next to an opening in the border
	const x = column(opening);
	return opening + (x === width ? 1 : x === 1 ? -1 : row(opening) === height ? stride : -stride);
}

function inside_of(square) { // the exit that leads to a goal in the ring; or the goal itself
	const x = column(square), y = row(square);
	return square + (x === 0) - (x > width) + stride * ((y === 0) - (y > height));
}

function pick_cell() {
	const n = below(cells_wide * cells_high);
	return cell_at(n % cells_wide, Math.floor(n / cells_wide));
}

function place_ends(kind) {
	[place_corners, place_opposite, place_center, place_random, place_far][ENDS.indexOf(kind)]();
	cell[player] = cell[inside_of(goal)] = OPEN;
}

function place_corners() {
	player = stride + 2;
	goal = (height + 1) * stride + width - 1;
}

function place_opposite() { // an opening somewhere, and its mirror image through the centre
	const side = below(4), cells = side < SOUTH ? cells_high : cells_wide;
	let k = below(cells);
	while (2 * k + 1 === cells) k = below(cells);
	const along = 2 * k + 2, x = [width, 1, along, along][side], y = [along, along, height, 1][side];
	player = y * stride + x;
	goal = outside_of((height + 1 - y) * stride + width + 1 - x);
}

function place_center() {
	player = cell_at(cells_wide >> 1, cells_high >> 1);
	goal = 2 * below(cells_wide) + 2;
}

function place_random() {
	player = goal = pick_cell();
	while (goal === player) goal = pick_cell();
}

function place_far() {
	player = farthest_from(cell_at(0, 0));
	goal = farthest_from(player);
}

function farthest_from(first) { // in passages and bridges; the first of several, row by row
	const distance = new Int32Array(size).fill(-1), list = [first];
	let farthest = first;
	distance[first] = 0;
	for (const here of list) {
		if (distance[here] > distance[farthest] || (distance[here] === distance[farthest] && here < farthest))
			farthest = here;
		for (let k = EAST; k <= NORTH; k++) {
			const next = cell[here + step[k]], there = here + (next === OPEN ? 2 : 4) * step[k];
			if ((next !== OPEN && next !== BRIDGE_EAST + k) || distance[there] >= 0) continue;
			distance[there] = distance[here] + 1;
			list.push(there);
		}
	}
	return farthest;
}

// walk: one step; the replay of keys

const MOVE_KEYS = 'dasw'; // east, west, south, north
let moves = 0, bumps = 0, result = 'unfinished', refusal = '';
let taken = []; // the steps not yet gone back by: directions
let line = []; // squares from the start to the player, without what was gone back over
let walked = new Uint8Array(0); // by square: a bit for each direction ever taken from it, or to it

function start_walk() {
	moves = bumps = 0;
	result = player === goal ? 'won' : 'unfinished';
	taken = [];
	line = [player];
	walked = new Uint8Array(size);
}

function step_from(square, k) { // the square one step on; or 0, and refusal
	let there = square + step[k];
	if (there === goal) return there;
	refusal = is_outside(there) ? 'outside' : 'wall';
	if (refusal === 'outside') return 0;
	if (cell[there] === BRIDGE_EAST + k) there = square + 4 * step[k]; // across it, in one step
	return cell[there] === OPEN ? there : 0;
}

function walk(k) { // the player takes a step; false if it is refused
	const here = player, there = step_from(here, k);
	if (!there) {
		bumps++;
		return false;
	}
	player = there;
	moves++;
	walked[here] |= 1 << k;
	walked[there] |= 1 << (k ^ 1);
	if (line[line.length - 2] === there) line.pop();
	else line.push(there);
	if (player === goal) result = 'won';
	return true;
}

const undo = () => taken.length > 0 && walk(taken.pop() ^ 1); // the last step not yet gone back by

function replay_key(key) {
	if (key === 'u') return undo();
	const k = MOVE_KEYS.indexOf(key);
	if (!walk(k)) return false;
	taken.push(k);
	return true;
}

function replay(keys) {
	for (const key of keys) {
		if (result === 'unfinished') replay_key(key);
	}
}

// solve: the shortest way

function solve(from) { // the squares from there to the goal, both with it; none if there is no way
	const came_from = new Int32Array(size), list = [from], way = [];
	came_from[from] = -1;
	for (const here of list) {
		if (came_from[goal]) break;
		for (let k = EAST; k <= NORTH; k++) {
			const there = step_from(here, k);
			if (!there || came_from[there]) continue;
			came_from[there] = here;
			list.push(there);
		}
	}
	for (let at = goal; at > 0 && came_from[goal]; at = came_from[at]) way.push(at);
	return way.reverse();
}

// maze file

const TO_FILE = '10  4532'; // by code
const FROM_FILE = '107645 111';

function write_maze() {
	const lines = [`${width} ${height}`], exit = inside_of(goal), place = (square) =>
		`${column(square)},${row(square)}`;
	const code = (at) => (at === player ? 8 : at === exit ? 7 : TO_FILE[cell[at]]);
	for (let at = stride + 1; at < size - stride; at += stride) {
		lines.push(Array.from({ length: width }, (_, i) => code(at + i)).join(' '));
	}
	if (exit === player) lines.push(`# goal ${place(goal)}`);
	if (is_outside(player)) lines.push(`# player ${place(player)}`);
	return lines;
}

function read_maze(text, name) { // -> { seed, keys, ... } of the # lines; the first maze of the file
	const lines = text.split('\n'),
		facts = { seed: '', keys: '', goal: '', player: '', time: '' };
	let n = 0;
	const refuse_line = () => refuse(say.wrong_file, printable(name), n);
	const next_line = () => { // '' at the end
		while (n < lines.length) {
			const next = lines[n++].trimEnd(), fact = /^# (seed|keys|goal|player|time) (.+)$/.exec(next);
			if (fact) facts[fact[1]] = fact[1] === 'keys' ? facts.keys + fact[2] : fact[2];
			if (!next.startsWith('#')) return next;
		}
		n++;
		return '';
	};
	const sides = next_line().split(/[ \t]+/);
	if (sides.length !== 2) refuse_line();
	try {
		make_grid(...sides.map((side) => gate_number('', side, LEAST_SIDE, MOST_SIDE, true)));
	} catch {
		refuse_line();
	}
	player = goal = 0;
	for (let y = 1; y <= height; y++) {
		const codes = next_line().split(/[ \t]+/).filter(Boolean);
		if (codes.length !== width) refuse_line();
		codes.forEach((code, i) => {
			const at = y * stride + i + 1, sides_here = (i === 0 || i === width - 1) + (y === 1 || y === height);
			const is_second = (code === '8' && player) || (code === '7' && (goal || sides_here === 2));
			if (!/^[0-57-9]$/.test(code) || is_second) refuse_line();
			if (code === '8') player = at;
			if (code === '7') goal = sides_here ? outside_of(at) : at;
			cell[at] = FROM_FILE[code];
		});
	}
	if (next_line()) refuse_line();
	for (let at = 0; at < size; at++) {
		if (cell[at] >= BRIDGE_EAST && !is_bridge_end(at, cell[at] - BRIDGE_EAST)) refuse_line();
	}
	const place = (fact) => (/^[0-9]{1,4},[0-9]{1,4}$/.test(fact)
		? Number(fact.split(',')[0]) + fact.split(',')[1] * stride : 0);
	if (!goal && inside_of(place(facts.goal)) === player) goal = place(facts.goal); // the player hides it
	if (!player && place(facts.player) === goal) player = goal; // who has walked out
	if (!player || !goal) refuse_line();
	return facts;
}

const is_cell = (square) => column(square) % 2 + row(square) % 2 === 0 && !is_outside(square);

function is_bridge_end(at, k) { // is the other end where it should be, and both between cells?
	return is_cell(at - step[k]) && is_cell(at + 3 * step[k]) &&
		cell[at + 2 * step[k]] === BRIDGE_EAST + (k ^ 1);
}

// address: #41x31,seed=7,weave,ends=far,keys=dds is a maze and its game

const MOST_BRIDGES = 1000000, LONGEST_ADDRESS = 65536;

function read_address(text) { // -> the kind of maze, and the keys; what is not said has its default
	const new_kind = offer_kind();
	let keys_said = '', is_bounded = false;
	if (text.length > LONGEST_ADDRESS) refuse(say.too_long, LONGEST_ADDRESS);
	for (const item of text.split(',')) {
		const [, name, value] = /^(seed|bridges|ends|keys)=(.*)$/s.exec(item) || ['', item];
		const sides = item.split('x');
		if (name === 'seed') {
			new_kind.seed = gate_number(say.seed, value, 1, LAST_SEED);
		} else if (name === 'weave') {
			if (!is_bounded) new_kind.bridges = MOST_BRIDGES;
		} else if (name === 'bridges') {
			new_kind.bridges = gate_number(name, value, 0, MOST_BRIDGES);
			is_bounded = true;
		} else if (name === 'ends' && ENDS.includes(value)) {
			new_kind.ends = value;
		} else if (name === 'keys' && /^[asdwu]*$/.test(value)) {
			keys_said = value;
		} else if (/^[0-9]/.test(item) && sides.length === 2) {
			new_kind.width = gate_number(say.width, sides[0], LEAST_SIDE, MOST_SIDE, true);
			new_kind.height = gate_number(say.height, sides[1], LEAST_SIDE, MOST_SIDE, true);
		} else {
			refuse(say.unknown, printable(item));
		}
	}
	return [new_kind, keys_said];
}

function write_address(kind, keys) {
	const bridges = kind.bridges === MOST_BRIDGES ? ',weave' : kind.bridges ? `,bridges=${kind.bridges}`
		: '';
	const ends = kind.ends === 'corners' ? '' : `,ends=${kind.ends}`;
	return `#${kind.width}x${kind.height},seed=${kind.seed}${bridges}${ends}${keys ? `,keys=${keys}` : ''}`;
}

function offer_kind() { // a maze that looks good in this window
	const side = (room, most) => 2 * Math.max(5, Math.min(most, Math.floor(room / 28) - 2)) + 1;
	return { width: side(stage.clientWidth, 20), height: side(stage.clientHeight, 15),
		seed: pick_seed(), bridges: 0, ends: 'corners' };
}

function make_maze(kind) {
	make_grid(kind.width, kind.height);
	seed_with(kind.seed);
	carve(kind.bridges);
	place_ends(kind.ends);
}

const count_bridges = () => cell.reduce((sum, code) => sum + (code >= BRIDGE_EAST), 0) / 2;

function find_kind(seed) { // the kind that gives just the maze there is now; null if none does
	const maze = { width, height, cell, player, goal }, count = count_bridges();
	for (const bridges of count ? [MOST_BRIDGES, count] : [0]) {
		for (const ends of ENDS) {
			const found = { width, height, seed, bridges, ends };
			make_maze(found);
			if (player === maze.player && goal === maze.goal && cell.every((code, at) => code === maze.cell[at]))
				return found;
		}
	}
	({ cell, player, goal } = maze);
	return null;
}

// view: a window on the maze
//
// Columns and rows with odd numbers are thin, the even ones wide. Three canvases lie one on the
// other: floor and trail; walls and bridges; what changes from frame to frame. The first two hold
// more than is seen, and are drawn again when the view leaves them.

const THIN = .17; // of the way from cell to cell
let pitch = 20, wide = 16, thin = 4; // CSS pixels, as all that follow
let view_width = 0, view_height = 0, view_x = 0, view_y = 0; // what is seen of the maze
let held = null; // what the two layers hold: left, top, right, bottom
let shown_x = 0, shown_y = 0, look = EAST; // where the player is drawn, and looks
let glide = null; // on the way to where he belongs
let overview = false, trail_shown = true, hint = [], way = [];
let way_shown = 0, way_since = 0, flash_since = 0;
let frame_asked = false;
const INKS = 'floor wall wall-end walked dimmed way hint player player-dark goal goal-dark deck shade flash';
const ink = {}; // the colours of the style, by name

const get = (id) => document.getElementById(id), all = (selector) => document.querySelectorAll(selector);
const root = document.documentElement, stage = get('stage');
const pens = Array.from(all('canvas'), (canvas) => canvas.getContext('2d'));
const [trail_pen, wall_pen, top_pen] = pens;
const reduced_motion = matchMedia('(prefers-reduced-motion: reduce)');
const theme = () => root.dataset.theme;

// Where a column or row begins, and its middle; and the other way round, the one that is there.
const edge_of = (n) => (n >> 1) * pitch + (n & 1 ? wide : 0);
const middle_of = (n) => edge_of(n) + (n & 1 ? thin : wide) / 2;
const middle_x = (square) => middle_of(column(square)), middle_y = (square) => middle_of(row(square));
const line_near = (place) => 2 * Math.floor(place / pitch) + 1;

function choose_inks() {
	const style = getComputedStyle(root);
	for (const name of INKS.split(' ')) ink[name] = style.getPropertyValue(`--${name}`);
}

const snap = (long) => Math.max(1, Math.round(long * devicePixelRatio)) / devicePixelRatio;

function measure_view() { // the window, or what is in it, has changed
	const dots = devicePixelRatio, least = matchMedia('(pointer: coarse)').matches ? 19 : 15;
	[view_width, view_height] = [stage.clientWidth, stage.clientHeight];
	const fits = [view_width / (cells_wide + 2), view_height / (cells_high + 2)];
	const near = Math.min(least, ...fits.filter((fit) => fit > .85 * least)); // no scrolling for so little
	pitch = Math.max(Math.min(...fits, 60), overview ? 0 : near);
	if (pitch > 5) pitch = Math.floor(pitch * dots) / dots;
	thin = pitch > 5 ? snap(pitch * THIN) : pitch / 3;
	wide = pitch - thin;
	held = glide = null;
	[shown_x, shown_y] = [middle_x(player), middle_y(player)];
	[view_x, view_y] = aim_view(2);
	ask_frame();
}

function aim_view(part) { // that part of the window is to stay ahead of the player
	const aim = (at, seen, from, whole) => whole <= seen ? (whole - seen) / 2
		: Math.max(0, Math.min(whole - seen,
			Math.max(at + seen / part - seen, Math.min(at - seen / part, from))));
	return [aim(middle_x(player), view_width, view_x, edge_of(width + 2)),
		aim(middle_y(player), view_height, view_y, edge_of(height + 2))];
}

function ask_frame() {
	if (!frame_asked) requestAnimationFrame(draw_frame);
	frame_asked = true;
}

function draw_frame(now) {
	frame_asked = false;
	if (view_width < 1 || view_height < 1) return;
	if (glide) move_along(now);
	const dots = devicePixelRatio, [x, y] = [view_x, view_y].map((at) => Math.round(at * dots) / dots);
	if (!held || x < held.left || y < held.top || x + view_width > held.right ||
		y + view_height > held.bottom) {
		draw_layers(x, y);
	}
	for (const { canvas } of [trail_pen, wall_pen])
		canvas.style.transform = `translate(${held.left - x}px, ${held.top - y}px)`;
	draw_top(x, y, now);
}

function follow_player(lasts) {
	const [aim_x, aim_y] = aim_view(4);
	glide = { since: time_now(), lasts: reduced_motion.matches ? 1 : lasts,
		from: [shown_x, shown_y, view_x, view_y], to: [middle_x(player), middle_y(player), aim_x, aim_y] };
	ask_frame();
}

function move_along(now) {
	const part = Math.min(1, Math.max(0, now - glide.since) / glide.lasts), eased = part * (2 - part);
	[shown_x, shown_y, view_x, view_y] = glide.from.map((from, i) => from + (glide.to[i] - from) * eased);
	if (part < 1) ask_frame();
	else glide = null;
}

function draw_layers(x, y) {
	const dots = devicePixelRatio;
	const more_x = edge_of(width + 2) > view_width ? view_width / 3 : 0;
	const more_y = edge_of(height + 2) > view_height ? view_height / 3 : 0;
	held = { left: x - more_x, top: y - more_y, right: x + view_width + more_x,
		bottom: y + view_height + more_y };
	for (const pen of pens) {
		const more = pen === top_pen ? 0 : 2, { canvas } = pen;
		canvas.width = Math.ceil((view_width + more * more_x) * dots);
		canvas.height = Math.ceil((view_height + more * more_y) * dots);
		canvas.style.width = `${canvas.width / dots}px`;
		canvas.style.height = `${canvas.height / dots}px`;
		pen.setTransform(dots, 0, 0, dots, -held.left * dots, -held.top * dots);
		pen.lineCap = pen.lineJoin = 'round';
	}
	draw_trail();
	draw_walls();
}

function squares_held() { // the columns and rows in the layers: first, last, first, last
	return [Math.max(1, line_near(held.left)), Math.min(width, line_near(held.right)),
		Math.max(1, line_near(held.top)), Math.min(height, line_near(held.bottom))];
}

// the straight walls: use(is it across?, line, first, last)
function each_run([west, east, north, south], use) {
	for (let y = north; y <= south; y += 2) {
		for (let x = west; x <= east; x++) {
			const first = x, at = y * stride;
			while (x <= east && cell[at + x] === WALL) x++;
			const is_lone = x - first === 1 && cell[at + first - stride] && cell[at + first + stride];
			if (x - first > 1 || is_lone) use(true, y, first, x - 1);
		}
	}
	for (let x = west; x <= east; x += 2) {
		for (let y = north; y <= south; y++) {
			const first = y;
			while (y <= south && cell[y * stride + x] === WALL) y++;
			if (y - first > 1) use(false, x, first, y - 1);
		}
	}
}

function each_cell([west, east, north, south], use) {
	for (let y = north + 1; y <= south; y += 2) {
		for (let x = west + 1; x <= east; x += 2) use(y * stride + x);
	}
}

function draw_walls() {
	const pen = wall_pen, shade = pen.createLinearGradient(0, 0, edge_of(width + 2), edge_of(height + 2));
	shade.addColorStop(0, ink.wall);
	shade.addColorStop(1, ink['wall-end']);
	pen.fillStyle = ink.walls = shade;
	pen.lineWidth = thin;
	pen.strokeStyle = ink.walls;
	pen.beginPath();
	each_run(squares_held(), (across, n, first, last) => {
		const from = middle_of(first), to = middle_of(last), at = middle_of(n);
		pen.moveTo(across ? from : at, across ? at : from);
		pen.lineTo(across ? to : at, across ? at : to);
	});
	pen.stroke();
	each_cell(squares_held(), (at) => {
		if (cell[at] === WALL) pen.fillRect(edge_of(column(at)) - thin, edge_of(row(at)) - thin, pitch + thin,
			pitch + thin);
		else if (is_crossed(at)) draw_bridge(pen, at);
	});
}

const is_crossed = (at) => cell[at - 1] === BRIDGE_EAST || cell[at - stride] === BRIDGE_SOUTH;

function draw_bridge(pen, at) { // its deck between two rails, over the passage it crosses
	const x = edge_of(column(at)), y = edge_of(row(at)), rail = snap(thin * .7), low = snap(wide * .14),
		shade = wide * .13;
	const fill = (color, along, across, long, broad) => {
		pen.fillStyle = color;
		if (cell[at - 1] === BRIDGE_EAST) pen.fillRect(x + along, y + across, long, broad);
		else pen.fillRect(x + across, y + along, broad, long);
	};
	fill(ink.shade, 0, low - shade, wide, wide - 2 * low + 2 * shade);
	fill(ink.deck, -thin, low, pitch + thin, wide - 2 * low);
	for (const across of [low, wide - low - rail]) fill(ink.walls, -thin, across, pitch + thin, rail);
	for (const along of [-thin, wide]) { // the walls of the passage below
		fill(ink.walls, along, -thin / 2, thin, low + thin / 2);
		fill(ink.walls, along, wide - low, thin, low + thin / 2);
	}
}

function draw_line(pen, squares, color, broad) {
	pen.strokeStyle = color;
	pen.lineWidth = broad;
	pen.beginPath();
	for (const square of squares) pen.lineTo(middle_x(square), middle_y(square));
	pen.stroke();
}

function draw_trail() { // the floor, the way, and where one has been
	const pen = trail_pen, [west, east, north, south] = squares_held();
	pen.clearRect(held.left, held.top, held.right - held.left, held.bottom - held.top);
	pen.fillStyle = ink.floor;
	pen.fillRect(edge_of(1), edge_of(1), edge_of(width) - wide, edge_of(height) - wide);
	if (way_shown) draw_line(pen, way.slice(0, way_shown + 1), ink.way, way_width());
	if (!is_trail_seen()) return;
	pen.strokeStyle = ink.dimmed;
	pen.lineWidth = trail_width();
	pen.beginPath();
	for (let y = north; y <= south; y++) {
		for (let x = west, at = y * stride + x; x <= east; x++, at++) {
			for (let k = EAST; walked[at] >> k; k++) {
				if (!(walked[at] >> k & 1)) continue;
				const there = at + (cell[at + step[k]] === BRIDGE_EAST + k ? 4 : 1) * step[k];
				pen.moveTo(middle_of(x), middle_of(y));
				pen.lineTo(middle_x(there), middle_y(there));
			}
		}
	}
	pen.stroke();
	draw_line(pen, line, ink.walked, trail_width());
}

const is_trail_seen = () => trail_shown || result !== 'unfinished';
const trail_width = () => Math.max(1.5, wide * .2);
const way_width = () => Math.max(3, wide * .6);

function add_to_trail(from) {
	if (!held || !trail_shown) return;
	if (line[line.length - 2] !== from) draw_line(trail_pen, [from, player], ink.dimmed, trail_width());
	draw_line(trail_pen, line.slice(-3), ink.walked, trail_width());
}

function draw_over_bridges(pen, squares, color, broad) { // the parts of a line that lead over bridges
	pen.fillStyle = color;
	for (let i = 1; i < squares.length; i++) {
		if (!is_over_bridge(squares[i - 1], squares[i])) continue;
		const at = (squares[i - 1] + squares[i]) / 2, long = pitch + thin,
			is_across = cell[at - 1] === BRIDGE_EAST;
		const [across, down] = is_across ? [long, broad] : [broad, long];
		pen.fillRect(middle_x(at) - across / 2, middle_y(at) - down / 2, across, down);
	}
}

const is_over_bridge = (from, to) => Math.abs(to - from) === 4 || Math.abs(to - from) === 4 * stride;

function draw_top(x, y, now) {
	const pen = top_pen, dots = devicePixelRatio;
	pen.setTransform(dots, 0, 0, dots, -x * dots, -y * dots);
	pen.clearRect(x, y, view_width + 1, view_height + 1);
	if (way_since) show_way(now);
	if (bridges && way_shown) draw_over_bridges(pen, way.slice(0, way_shown + 1), ink.way, wide * .46);
	if (bridges && is_trail_seen()) draw_over_bridges(pen, line, ink.walked, trail_width());
	if (flash_since) draw_flash(pen, now);
	for (const square of hint) draw_dot(pen, ink.hint, middle_x(square), middle_y(square),
		Math.max(2, wide * .16));
	if (player !== start) {
		draw_dot(pen, ink.walked, middle_x(start), middle_y(start), Math.max(3, wide * .28));
		draw_dot(pen, ink.floor, middle_x(start), middle_y(start), Math.max(2, wide * .18));
	}
	draw_goal(pen);
	draw_player(pen);
	if (bridges && is_crossed(player) && !glide?.over_bridge) {
		pen.globalAlpha = .5;
		draw_bridge(pen, player);
		pen.globalAlpha = 1;
	}
}

function draw_dot(pen, color, x, y, radius) {
	pen.fillStyle = color;
	pen.beginPath();
	pen.arc(x, y, radius, 0, 7);
	pen.fill();
}

function draw_box(pen, color, x, y, side) {
	pen.fillStyle = color;
	pen.beginPath();
	pen.roundRect(x - side / 2, y - side / 2, side, side, side * .28);
	pen.fill();
}

const box_side = () => Math.max(overview ? 13 : 9, wide * .88);

function draw_goal(pen) {
	const x = middle_x(goal), y = middle_y(goal), half = box_side() * .3;
	draw_box(pen, ink.goal, x, y, box_side());
	pen.fillStyle = ink['goal-dark'];
	pen.beginPath();
	for (const [across, down] of [[0, -half], [half, 0], [0, half], [-half, 0]])
		pen.lineTo(x + across, y + down);
	pen.fill();
}

function draw_player(pen) {
	const side = box_side(), looks = side * .11;
	draw_box(pen, ink.player, shown_x, shown_y, side);
	draw_dot(pen, ink['player-dark'], shown_x + looks * ((look === EAST) - (look === WEST)),
		shown_y + looks * ((look === SOUTH) - (look === NORTH)), side * .27);
}

function draw_flash(pen, now) { // the player's row and column: two soft waves in two seconds
	const part = Math.max(0, now - flash_since) / 2000, broad = Math.max(wide, 4);
	if (part > 1) flash_since = 0;
	pen.globalAlpha = part > 1 ? 0 : reduced_motion.matches ? 1 : (1 - Math.cos(part * 4 * Math.PI)) / 2;
	pen.fillStyle = ink.flash;
	pen.fillRect(0, shown_y - broad / 2, edge_of(width + 2), broad);
	pen.fillRect(shown_x - broad / 2, 0, broad, edge_of(height + 2));
	pen.globalAlpha = 1;
	ask_frame();
}

function show_way(now) { // it draws itself, from the start to the goal
	const lasts = reduced_motion.matches || way.length > 4000 ? 1 : 900;
	const part = Math.min(1, Math.max(0, now - way_since) / lasts);
	way_shown = Math.round((way.length - 1) * part);
	draw_trail();
	if (part < 1) ask_frame();
	else way_since = 0;
}

// game

let kind = null; // from which this maze can be had again; null: only from a file
let start = 0, keys = '', given = 0, hints = 0, won_here = 0, bridges = 0; // given: keys at the beginning
let clock = 0, clock_since = 0;
let describing = false, notice_ends = 0, ended = 0;

function begin_game(new_kind, keys_played, time = 0) {
	kind = new_kind;
	start = player;
	bridges = count_bridges();
	keys = keys_played;
	given = keys.length;
	clock = time;
	hints = clock_since = way_shown = way_since = flash_since = 0;
	hint = [];
	way = [];
	overview = false;
	look = goal > player ? SOUTH : NORTH;
	start_walk();
	replay(keys);
	get('end').hidden = true;
	document.body.classList.remove('over');
	tell('');
	put('wrong', '');
	measure_view();
	describe_maze();
	show_facts();
	if (result === 'won') end_game();
}

function play_kind(new_kind, keys_played = '') {
	make_maze(new_kind);
	begin_game(new_kind, keys_played);
}

const page_address = () => location.href.replace(/#.*$/, '');

function show_address(keys_played = '') { // so that reloading opens this maze again
	history.replaceState(null, '', page_address() + (kind ? write_address(kind, keys_played) : ''));
}

const time_now = () => performance.now();

function run_clock() {
	if (!clock_since && result === 'unfinished' && !find_dialog() && moves + bumps + hints)
		clock_since = time_now();
}

function stop_clock() {
	clock = read_clock();
	clock_since = 0;
}

const read_clock = () => clock + (clock_since && time_now() - clock_since);

function show_time(milliseconds) {
	const seconds = Math.floor(milliseconds / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function put(id, text) {
	const place = get(id), is_same = text && place.textContent === text;
	place.textContent = is_same ? `${text}\xa0` : text; // what has not changed is not spoken again
}

const distance_to_goal = () => [column(goal) - column(player), row(goal) - row(player)];

function show_facts() {
	const [across, down] = distance_to_goal(),
		arrow = '↖↑↗←·→↙↓↘'[4 + Math.sign(across) + 3 * Math.sign(down)];
	show_list('facts', [[say.time, show_time(read_clock())], [say.moves, moves],
		[say.exit, `${arrow} ${Math.abs(across) + Math.abs(down)}`],
		[say.size, `${width} × ${height}`], [say.seed, kind ? kind.seed : '–']]);
}

function tell(text) {
	put('notice', text);
	notice_ends = time_now() + 3500;
}

function press_key(key) { // a s d w u; true if the player has moved
	if (result !== 'unfinished' || (key === 'u' && !taken.length)) return false;
	if (overview) change_overview();
	const from = player;
	keys += key;
	if (!replay_key(key)) {
		look = MOVE_KEYS.indexOf(key);
		bump();
		return false;
	}
	run_clock();
	look = direction_of(from, player);
	hint = hint.slice(hint.indexOf(player) + 1 || hint.length);
	add_to_trail(from);
	return true;
}

const direction_of = (from, to) => (Math.abs(to - from) <= 4 ? EAST : SOUTH) + (to < from);

function bump() {
	const why = refusal === 'outside' ? print_text(say.wrong_way, name_distance()) : say.wall;
	run_clock();
	put('words', why);
	if (refusal === 'outside') tell(why);
	ring_bell(140);
	ask_frame();
}

function move_player(key) {
	const from = player;
	if (press_key(key)) show_moved(from, 1);
}

function run_player(k) { // on and on, to the next fork or the end of the straight
	const from = player;
	let steps = 0;
	while ((!steps || (result === 'unfinished' && !is_fork(player, k) && step_from(player, k))) &&
		press_key(MOVE_KEYS[k])) steps++;
	if (steps) show_moved(from, steps);
}

const is_fork = (square, k) =>
	(k < SOUTH ? [SOUTH, NORTH] : [EAST, WEST]).some((aside) => step_from(square, aside));

function show_moved(from, steps) {
	const over_bridge = is_over_bridge(from, player) && steps === 1;
	follow_player(over_bridge ? 170 : Math.min(260, 80 + 12 * steps));
	glide.over_bridge = over_bridge;
	show_facts();
	describe_player();
	if (result === 'won') end_game();
}

const name_direction = (k) => [say.east, say.west, say.south, say.north][k];

function name_distance() {
	const [across, down] = distance_to_goal();
	const far = (n, k) => (n ? [`${name_direction(k)} ${Math.abs(n)}`] : []);
	return [...far(across, EAST + (across < 0)), ...far(down, SOUTH + (down < 0))].join(', ') || '0';
}

function describe_maze() {
	document.title = print_text(say.maze, width, height) + (kind ? ` · ${kind.seed}` : '');
	stage.ariaLabel = document.title;
	top_pen.canvas.ariaLabel = print_text(say.picture, width, height, bridges, name_distance());
	describe_player();
}

function describe_player() { // where passages lead from here, and how far
	const open = [];
	for (let k = EAST; k <= NORTH; k++) {
		let far = 0;
		for (let at = step_from(player, k); at; at = is_fork(at, k) || at === goal ? 0 : step_from(at, k))
			far++;
		const way_there = cell[player + step[k]] === BRIDGE_EAST + k ? say.bridge : '%s';
		if (far) open.push(`${print_text(way_there, name_direction(k))} ${far}`);
	}
	put('words', print_text(say.passages, open.join(', ') || 0, name_distance()) +
		(is_crossed(player) ? ` ${say.crossed}` : ''));
}

function give_hint() {
	const found = solve(player);
	if (result !== 'unfinished') return;
	if (!found.length) return tell(say.no_way);
	hints++;
	run_clock();
	hint = found.slice(1, 6);
	put('words', print_text(say.hinted,
		hint.map((to, i) => name_direction(direction_of(found[i], to))).join(', ')));
	ask_frame();
}

function resign() {
	if (result !== 'unfinished') return;
	close_dialogs();
	result = 'quit';
	end_game();
}

function end_game() {
	stop_clock();
	way = solve(start);
	const won = result === 'won', shortest = way.length && way.length - 1;
	const percent = (part, whole) => `${whole ? Math.floor(100 * part / whole) : 100}%`;
	if (won && keys.length > given) won_here++;
	put('end_title', won ? say.won : way.length ? say.resigned : say.no_way);
	put('end_record', won && moves && !hints && !given ? keep_record(shortest) : '');
	show_list('end_facts', [[say.time, show_time(clock)], [say.moves, moves], [say.bumps, bumps],
		[say.good, percent(moves, moves + bumps)], [say.shortest, shortest],
		[say.efficiency, won ? percent(shortest, moves) : '–'], [say.hints, hints], [say.sitting, won_here]]);
	get('end').hidden = false;
	document.body.classList.add('over');
	put('words', '');
	overview = true;
	hint = [];
	ended = way_since = time_now();
	measure_view();
	if (won) ring_bell(660);
	get('end').focus({ preventScroll: true });
}

function make_element(name, ...inside) {
	const element = document.createElement(name);
	element.append(...inside);
	return element;
}

function show_list(id, rows) {
	get(id).replaceChildren(...rows.map(([name, value]) =>
		make_element('div', make_element('dt', ...[name].flat()), make_element('dd', value))));
}

function play_again() {
	player = start;
	begin_game(kind, '');
}

function play_next() {
	const last = kind || { ...offer_kind(), width, height, bridges: bridges && MOST_BRIDGES };
	play_kind({ ...last, seed: last.seed % LAST_SEED + 1 });
	show_address();
}

function place_new_ends() { // in the same maze; the openings in the border are closed
	for (const square of [inside_of(goal), start]) {
		if (column(square) % 2 || row(square) % 2) cell[square] = WALL;
	}
	seed_with(pick_seed());
	do place_random(); while (cell[player] !== OPEN || cell[goal] !== OPEN);
	begin_game(null, '');
	show_address();
}

function change_overview() {
	if (result !== 'unfinished') return;
	overview = !overview;
	measure_view();
}

function game_text() { // the maze as it began, and the keys since
	const there = player;
	player = start;
	const lines = write_maze();
	player = there;
	if (kind) lines.push(`# seed ${kind.seed}`);
	for (let at = 0; at < keys.length; at += 60) lines.push(`# keys ${keys.slice(at, at + 60)}`);
	const seconds = Math.floor(read_clock() / 1000);
	if (seconds) lines.push(`# time ${seconds}`);
	return `${lines.join('\n')}\n`;
}

function load_text(text, name) { // a maze file; what is there stays if it is none
	const before = { width, height, cell, player, goal };
	try {
		const facts = read_maze(text, name), seed = /^[0-9]{1,10}$/.test(facts.seed) ? Number(facts.seed) : 0;
		begin_game(seed > 0 && seed <= LAST_SEED ? find_kind(seed) : null,
			facts.keys.replace(/[^asdwu]/g, ''), /^[0-9]{1,9}$/.test(facts.time) ? 1000 * facts.time : 0);
		return true;
	} catch (why) {
		set_size(before.width, before.height);
		({ cell, player, goal } = before);
		put('wrong', why.message);
		return false;
	}
}

function load_address() { // or else the maze in this page, or else any
	const maze = get('maze').textContent.trim();
	let wrong = '';
	try {
		const text = decodeURIComponent(location.hash.slice(1));
		if (text) {
			play_kind(...read_address(text));
			return /\dx.*seed=/.test(text) || show_address(keys);
		}
	} catch (why) {
		wrong = print_text(say.wrong_address, why.message);
	}
	if (!maze || !load_text(maze, 'maze')) play_kind(offer_kind());
	put('wrong', wrong);
}

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
	} catch { /* the game goes on without */ }
}

const name_page = () => location.href + get('maze').textContent;

function leave() { // for a while, or until this page is loaded again in this window
	stop_clock();
	const kept = result === 'unfinished' ? [name_page(), game_text(), given, hints, read_clock()] : [];
	try {
		sessionStorage.setItem('maze.sh game', JSON.stringify(kept));
	} catch { /* the game goes on without */ }
}

function load_kept() {
	try {
		const [page, text, ...numbers] = JSON.parse(sessionStorage.getItem('maze.sh game'));
		if (page !== name_page() || !load_text(text, 'game')) return;
		[given, hints, clock] = numbers.map(Number);
		show_facts();
	} catch { /* none was kept */ }
}

const name_kind = () => `${width}x${height} ${bridges ? 'weave' : 'plain'} ${kind ? kind.ends : 'file'}`;

function keep_record(shortest) { // milliseconds and extra moves -> what is better than ever
	const now = [Math.round(clock), moves - shortest], kept = stored(name_kind());
	const best = /^[0-9]{1,10} [0-9]{1,10}$/.test(kept) ? kept.split(' ') : [Infinity, Infinity];
	const better = [say.time, say.extra].filter((_, i) => now[i] < best[i]);
	if (!better.length) return '';
	store(name_kind(), now.map((value, i) => Math.min(value, best[i])).join(' '));
	return print_text(say.new_record, better.join(', '));
}

// controls: keys, swipes, buttons

const KEY_NAMES = { undo: 'u', trail: 't', hint: 'f', solve: 'F', again: 'r', next: 'n', new_ends: 'g',
	overview: 'v', flash: '.', theme: 'c', bell: 'b', describe: 'e', pause: 'p', help: '?' };
const PRESSED = { trail: () => trail_shown, bell: () => bell_on, describe: () => describing };
const MENU = 'open save link print again new_ends pause theme bell describe help language';
const THEMES = ['plain', 'two', 'contrast', 'none'];
let bell = null, bell_on = false, sure_until = 0;

function choose_language(name) {
	root.lang = name === 'de' ? 'de' : 'en';
	speak(root.lang);
	for (const place of all('[data-say]')) place.textContent = say[place.dataset.say];
	for (const place of all('[data-label]')) place.ariaLabel = say[place.dataset.label];
	get('new_ends').replaceChildren(...ENDS.map((ends, i) => new Option(say.kinds[i], ends)));
	const to_press = (...names) => names.map((key) => make_element('kbd', key));
	show_list('help_keys', [[to_press('a', 's', 'd', 'w'), say.help_walk],
		...Object.entries(KEY_NAMES).map(([name, key]) => [to_press(key), say[name]])]);
	get('menu_list').replaceChildren(...MENU.split(' ').map((name) => {
		const key = KEY_NAMES[name];
		const button = make_element('button', say[name], key ? make_element('kbd', key) : '');
		button.dataset.do = name;
		if (name in PRESSED) button.ariaPressed = false;
		return button;
	}));
	show_pressed();
	if (size) describe_maze();
}

function choose_theme(name) {
	root.dataset.theme = THEMES.includes(name) ? name : 'plain';
	choose_inks();
	held = null;
	ask_frame();
}

function ring_bell(tone) {
	if (!bell_on) return;
	bell ||= new AudioContext();
	const sound = bell.createOscillator(), loudness = bell.createGain();
	sound.frequency.value = tone;
	loudness.gain.setValueAtTime(.12, bell.currentTime);
	loudness.gain.exponentialRampToValueAtTime(.001, bell.currentTime + .2);
	sound.connect(loudness).connect(bell.destination);
	sound.start();
	sound.stop(bell.currentTime + .2);
}

function show_pressed() { // the buttons that stay pressed
	for (const button of all('[aria-pressed]')) button.ariaPressed = PRESSED[button.dataset.do]();
	get('words').classList.toggle('hushed', !describing);
}

const find_dialog = () => document.querySelector('dialog[open]'); // at most one is open

const close_dialogs = () => find_dialog()?.close();

function open_dialog(name) {
	close_dialogs();
	stop_clock();
	get(`${name}_dialog`).showModal();
}

function pause() {
	if (result !== 'unfinished') return;
	open_dialog('pause');
	stage.classList.add('covered');
}

function go_on() { // a dialog has been closed
	if (find_dialog()) return;
	stage.classList.remove('covered');
	run_clock();
}

function open_new() {
	get('new_width').value = width;
	get('new_height').value = height;
	get('new_seed').value = '';
	get('new_ends').value = kind ? kind.ends : ENDS[0];
	get('new_weave').checked = bridges > 0;
	put('new_wrong', '');
	open_dialog('new');
}

function take_new(event) {
	event.preventDefault();
	const value = (name) => get(`new_${name}`).value.trim();
	const more = (value('seed') && `,seed=${value('seed')}`) + (get('new_weave').checked ? ',weave' : '');
	try {
		const [new_kind] = read_address(`${value('width')}x${value('height')}${more},ends=${value('ends')}`);
		close_dialogs();
		play_kind(new_kind);
		show_address();
	} catch (why) {
		put('new_wrong', why.message);
	}
}

function save_game() {
	const file = make_element('a');
	file.href = URL.createObjectURL(new Blob([game_text()], { type: 'text/plain' }));
	file.download = `maze-${width}x${height}${kind ? `-${kind.seed}` : ''}.txt`;
	file.click();
}

async function open_game() {
	const [file] = get('file').files;
	if (file && load_text(await file.slice(0, 2e7).text(), file.name)) show_address();
	get('file').value = '';
}

async function copy_link() {
	const address = kind && write_address(kind, keys);
	if (!kind || address.length > LONGEST_ADDRESS) return tell(say.no_link);
	const link = page_address() + address;
	try {
		await navigator.clipboard.writeText(link);
		tell(say.copied);
	} catch {
		prompt(say.link, link);
	}
}

const ACTIONS = {
	new: open_new, next: play_next, again: play_again, new_ends: place_new_ends, hint: give_hint,
	overview: change_overview, pause, close: close_dialogs, save: save_game, link: copy_link,
	undo: () => move_player('u'),
	help: () => open_dialog('help'),
	menu: () => open_dialog('menu'),
	open: () => get('file').click(),
	print: () => window.print(),
	solve() {
		if (time_now() < sure_until) return resign();
		sure_until = time_now() + 3500;
		tell(say.sure);
	},
	trail() {
		trail_shown = !trail_shown;
		held = null;
		ask_frame();
	},
	flash() {
		flash_since = time_now();
		ask_frame();
	},
	theme() {
		choose_theme(THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]);
		store('theme', theme());
		tell(`${say.theme}: ${say.themes[THEMES.indexOf(theme())]}`);
	},
	bell() {
		bell_on = !bell_on;
		ring_bell(440);
	},
	describe() {
		describing = !describing;
	},
	language() {
		choose_language(root.lang === 'de' ? 'en' : 'de');
		store('language', root.lang);
	},
};

function act(name) {
	if (!['theme', 'bell', 'describe', 'language'].includes(name)) close_dialogs();
	ACTIONS[name]();
	show_pressed();
}

const KEYS = { arrowleft: 'a', arrowdown: 's', arrowright: 'd', arrowup: 'w', h: 'a', j: 's', k: 'w',
	l: 'd', backspace: 'u', a: 'a', s: 's', d: 'd', w: 'w', u: 'u' };

function is_typed_ahead() { // keys and taps too soon after those that ended the game
	const before = ended;
	ended = time_now();
	return result !== 'unfinished' && ended - before < 300;
}

function take_key(event) {
	const small = event.key.toLowerCase(), key = KEYS[small], as = { f1: 'f', escape: 'p' }[small] || small;
	const action = Object.keys(KEY_NAMES).find((name) => KEY_NAMES[name].toLowerCase() === as);
	const dialog = find_dialog()?.id;
	if (event.ctrlKey || event.altKey || event.metaKey) return;
	if (dialog) {
		if (dialog === `${action}_dialog`) close_dialogs();
		if (dialog !== 'menu_dialog' || key || !action || small === 'escape') return;
	}
	if (!key && !action) {
		const presses = event.key === ' ' && event.target.closest('button');
		if (overview && event.key.length === 1 && !presses) change_overview();
		return;
	}
	event.preventDefault();
	put('wrong', '');
	if (is_typed_ahead()) return;
	if (key) move_player(key);
	else if (event.key === 'F') resign();
	else if (overview && result === 'unfinished') change_overview();
	else if (!event.repeat) act(action);
}

// A swipe walks to the next fork; a finger that stays down and turns goes on from there. A touch or
// click without a swipe walks to the side of the player that it is on.

const SWIPE = 22;
let touch = null;

function take_touch(event) {
	if (event.button > 0 || touch) return;
	touch = { id: event.pointerId, x: event.clientX, y: event.clientY, toward: -1 };
	put('wrong', '');
	stage.setPointerCapture(event.pointerId);
}

const direction_to = (across, down) =>
	(Math.abs(across) > Math.abs(down) ? EAST + (across < 0) : SOUTH + (down < 0));

function follow_touch(event) {
	if (touch?.id !== event.pointerId) return;
	const across = event.clientX - touch.x, down = event.clientY - touch.y, k = direction_to(across, down);
	if (Math.max(Math.abs(across), Math.abs(down)) < (k === touch.toward ? 3 * SWIPE : SWIPE)) return;
	[touch.x, touch.y] = [event.clientX, event.clientY];
	if (touch.toward >= 0 && !step_from(player, k)) return; // a long swipe is no bump
	touch.toward = k;
	run_player(k);
}

function end_touch(event) {
	if (touch?.id !== event.pointerId) return;
	const tapped = touch.toward < 0 && event.type === 'pointerup', box = stage.getBoundingClientRect();
	touch = null;
	if (!tapped) return;
	if (overview) return change_overview();
	const across = event.clientX - box.left + view_x - shown_x,
		down = event.clientY - box.top + view_y - shown_y;
	if (Math.max(Math.abs(across), Math.abs(down)) > wide / 2) run_player(direction_to(across, down));
}

function press_button(event) {
	const button = event.target.closest('button');
	if (is_typed_ahead() && button?.closest('#end')) return;
	if (button?.dataset.do) act(button.dataset.do);
	if (button?.dataset.walk) run_player(MOVE_KEYS.indexOf(button.dataset.walk));
	const sides = button?.dataset.size?.split('x');
	if (sides) [get('new_width').value, get('new_height').value] = sides;
}

// the sheet: the maze on paper; square x,y is centred at 8x,8y

function make_drawing(name, attribute, value, ...inside) {
	const element = document.createElementNS('http://www.w3.org/2000/svg', name);
	element.setAttribute(attribute, value);
	element.append(...inside);
	return element;
}

function make_sheet() {
	const whole = [1, width, 1, height], place = (square) => `${8 * column(square)} ${8 * row(square)}`;
	let walls = '';
	each_run(whole, (across, n, first, last) => {
		walls += across ? `M${8 * first} ${8 * n}H${8 * last}` : `M${8 * n} ${8 * first}V${8 * last}`;
	});
	each_cell(whole, (at) => {
		if (cell[at] === WALL) walls += `M${place(at)}m-8 0h16m-8-8v16`;
		if (cell[at - 1] === BRIDGE_EAST)
			walls += `M${place(at)}m-9-5h18m0 10h-18M${place(at)}m-8-8v3m16 0v-3m0 16v-3m-16 0v3`;
		if (cell[at - stride] === BRIDGE_SOUTH)
			walls += `M${place(at)}m-5-9v18m10 0v-18M${place(at)}m-8-8h3m0 16h-3m16 0h-3m0-16h3`;
	});
	walls += `M${place(start)}m-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M${place(goal)}m0-5 5 5-5 5-5-5z`;
	const blank = (text) => make_element('span', `${text}: `);
	get('sheet').replaceChildren(
		make_element('h2', document.title.replace(' · ', ` · ${say.seed} `)),
		make_element('p', blank(say.name), blank(say.time)),
		make_drawing('svg', 'viewBox', `-6 -6 ${8 * width + 20} ${8 * height + 20}`,
			make_drawing('path', 'd', walls)));
}

function listen(target, events) {
	for (const [name, act_on] of Object.entries(events)) target.addEventListener(name, act_on);
}

function main() {
	choose_language(root.dataset.lang || stored('language') || navigator.language.slice(0, 2));
	choose_theme(stored('theme'));
	for (const icon of all('button svg')) icon.setAttribute('viewBox', '0 0 24 24');
	load_address();
	load_kept();
	listen(document, { keydown: take_key, click: press_button,
		visibilitychange: () => (document.hidden ? leave() : run_clock()) });
	listen(get('new_form'), { submit: take_new });
	listen(get('file'), { change: open_game });
	for (const dialog of all('dialog')) listen(dialog, { close: go_on });
	listen(stage, { pointerdown: take_touch, pointermove: follow_touch, pointerup: end_touch,
		pointercancel: end_touch, contextmenu: (event) => event.preventDefault() });
	new ResizeObserver(measure_view).observe(stage);
	listen(matchMedia('(prefers-color-scheme: dark)'), { change: () => choose_theme(theme()) });
	listen(window, { hashchange: load_address, beforeprint: make_sheet, pagehide: leave });
	setInterval(() => {
		if (clock_since) show_facts();
		if (time_now() > notice_ends) put('notice', '');
	}, 250);
}

main();
