// grid: the array of walls and cells

const WALL = 0,
	OPEN = 1,
	BRIDGE_EAST = 4, // and a direction: the end of a bridge that leads there
	BRIDGE_SOUTH = 6,
	BRIDGE_NORTH = 7,
	OUTSIDE = 9 // left out by a mask
const EAST = 0,
	WEST = 1,
	SOUTH = 2,
	NORTH = 3 // k ^ 1 is the opposite of k
const LEAST_SIDE = 5,
	LEAST_READ = 3, // of a maze that was read
	MOST_SIDE = 2001
let width, height, stride, size, cells_wide, cells_high, cell
let step, // by direction: the distance to the next square
	shaped = false // does a mask leave out squares of the maze that is made?

function set_size(squares_wide, squares_high) {
	;[width, height, stride] = [squares_wide, squares_high, squares_wide + 2]
	;[size, cells_wide, cells_high] = [stride * (height + 2), width >> 1, height >> 1]
	step = [1, -1, stride, -stride]
}

function make_grid(squares_wide, squares_high) {
	set_size(squares_wide, squares_high)
	cell = new Uint8Array(size).fill(OPEN)
	for (let y = 1; y <= height; y++) cell.fill(WALL, y * stride + 1, y * stride + width + 1)
}

// Work that makes other mazes stores this maze and restores it.

const take_maze = () => ({ width, height, cell, player, goal, state })

function put_maze(maze) {
	set_size(maze.width, maze.height)
	;({ cell, player, goal, state } = maze)
}

function aside(work) {
	// what work returns; the maze is then the same as before
	const maze = take_maze()
	try {
		return work()
	} finally {
		put_maze(maze)
	}
}

const is_bridge = code => code >= BRIDGE_EAST && code <= BRIDGE_NORTH

const sign_of = (more, less) => (more ? 1 : 0) - (less ? 1 : 0)

const column = square => square % stride
const row = square => Math.floor(square / stride)
const name_square = square => `${column(square)},${row(square)}`

function is_outside(square) {
	// is it in the ring?
	const x = column(square),
		y = row(square)
	return x < 1 || x > width || y < 1 || y > height
}

const is_cell = square => (column(square) % 2) + (row(square) % 2) === 0 && !is_outside(square)

/** @returns {any} */
const whole = () => [1, width, 1, height]

function each_cell([west, east, north, south], use) {
	for (let y = north + 1; y <= south; y += 2) {
		for (let x = west + 1; x <= east; x += 2) use(y * stride + x)
	}
}
