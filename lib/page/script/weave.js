// weave: bridges over passages

function canBridge({ cell, step, stride }, here, k) {
	const along = step[k],
		aside = k < SOUTH ? stride : 1,
		crossed = here + 2 * along
	return (
		cell[here + along] === WALL &&
		cell[here + 3 * along] === WALL &&
		cell[here + 4 * along] === WALL &&
		cell[crossed - aside] === OPEN &&
		cell[crossed + aside] === OPEN
	)
}

function buildBridge({ cell, step }, here, k) {
	const along = step[k],
		there = here + 4 * along
	cell[here + along] = BRIDGE_EAST + k
	cell[here + 3 * along] = BRIDGE_EAST + (k ^ 1)
	cell[there] = OPEN
	return there
}
