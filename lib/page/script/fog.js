// fog: the player sees ahead in four directions, up to the first wall; what was seen stays visible

let sight = null // by square: 1 if it was seen; null without fog

function begin_fog() {
	sight = kind?.fog ? new Uint8Array(size) : null
	see_from_player()
}

function see_from_player() {
	if (!sight) return
	for (let k = EAST; k <= NORTH; k++) {
		for (let at = player, to = at; to; to = to === goal ? 0 : step_from(to, k)) {
			for (; at !== to; at += step[k]) sight[at] = 1
			sight[to] = 1
		}
	}
	held = null
}

const is_in_sight = square => !sight || sight[square] === 1

const is_beside_sight = square => [-stride, 0, stride].some(row => [-1, 0, 1].some(x => is_in_sight(square + row + x)))

function make_fog(pen) {
	// a dark texture, unlike any floor
	const tile = new OffscreenCanvas(8, 8),
		ink_of_tile = tile.getContext('2d')
	ink_of_tile.fillStyle = ink.fog
	ink_of_tile.fillRect(0, 0, 8, 8)
	ink_of_tile.fillStyle = ink['fog-line']
	for (let at = 0; at < 8; at++) ink_of_tile.fillRect(at, 7 - at, 1, 1)
	return pen.createPattern(tile, 'repeat')
}

function draw_fog(pen, squares) {
	const [west, east, north, south] = squares
	if (!sight) return
	pen.fillStyle = make_fog(pen)
	for (let y = north; y <= south; y++) {
		for (let x = west; x <= east; x++) {
			if (!is_beside_sight(y * stride + x)) fill_square(pen, x, y)
		}
	}
}
