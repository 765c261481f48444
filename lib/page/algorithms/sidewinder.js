// sidewinder: runs along a row, each with one passage north

ALGORITHMS.sidewinder = function carveSidewinder(maze, first) {
	let run = first // where it begins
	maze.eachCell(here => {
		const isLast = maze.column(here) === maze.width - 1
		if (maze.column(here) === 2) run = here
		if (maze.row(here) === 2) {
			if (!isLast) dig(maze, here, EAST, 'east')
		} else if (!isLast && below(2, 'coin')) {
			dig(maze, here, EAST, 'east')
		} else {
			dig(maze, run + 2 * below((here - run) / 2 + 1, 'cell'), NORTH, 'north')
			run = here + 2
		}
	})
}
