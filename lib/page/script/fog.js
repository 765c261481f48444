// fog: the player sees ahead in four directions, up to the first wall; what was seen stays visible

function seeFromPlayer({ maze, sight }) {
	// sight: by square, 1 if it was seen; null without fog
	if (!sight) return
	for (let k = EAST; k <= NORTH; k++) {
		for (let at = maze.player, to = at; to; to = to === maze.goal ? 0 : stepFrom(maze, to, k)) {
			for (; at !== to; at += maze.step[k]) sight[at] = 1
			sight[to] = 1
		}
	}
}

const isInFog = () => game.sight && game.result === 'unfinished'

const isInSight = square => !game.sight || game.sight[square] === 1

const isBesideSight = (maze, square) =>
	[-maze.stride, 0, maze.stride].some(row => [-1, 0, 1].some(x => isInSight(square + row + x)))

function drawFog(pen, maze, squares) {
	if (!game.sight) return
	pen.fillStyle = ink.fog
	maze.eachSquare((at, x, y) => isBesideSight(maze, at) || fillSquare(pen, x, y), squares)
}
