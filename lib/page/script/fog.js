// fog: the player sees straight ahead in the four directions, up to the first wall; what was seen stays visible

let sight = null; // by square: 1 if it was seen; null without fog

function begin_fog() {
	sight = kind?.fog ? new Uint8Array(size) : null;
	see_from_player();
}

function see_from_player() {
	if (!sight) return;
	for (let k = EAST; k <= NORTH; k++) {
		for (let at = player, to = at; to; to = to === goal ? 0 : step_from(to, k)) {
			for (; at !== to; at += step[k]) sight[at] = 1;
			sight[to] = 1;
		}
	}
	held = null;
}

const is_in_sight = (square) => !sight || sight[square] === 1;

const is_beside_sight = (square) =>
	[-stride, 0, stride].some((row) => [-1, 0, 1].some((x) => is_in_sight(square + row + x)));

function draw_fog(pen, squares) {
	const [west, east, north, south] = squares;
	pen.fillStyle = ink.held;
	for (let y = north; sight && y <= south; y++) {
		for (let x = west; x <= east; x++) {
			if (!is_beside_sight(y * stride + x)) fill_square(pen, x, y);
		}
	}
}
