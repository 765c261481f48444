// weave: bridges over passages

function canBridge({ cell, step, stride }, here, k) {
	const crossed = here + 2 * step[k],
		across = k < SOUTH ? stride : 1
	return (
		cell[here + step[k]] === WALL &&
		cell[here + 3 * step[k]] === WALL &&
		cell[here + 4 * step[k]] === WALL &&
		cell[crossed - across] === OPEN &&
		cell[crossed + across] === OPEN
	)
}

function buildBridge({ cell, step }, here, k) {
	cell[here + step[k]] = BRIDGE_EAST + k
	cell[here + 3 * step[k]] = BRIDGE_EAST + (k ^ 1)
	cell[here + 4 * step[k]] = OPEN
	return here + 4 * step[k]
}
