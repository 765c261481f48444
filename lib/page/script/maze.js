// maze: the array of walls and cells, with a ring of open squares around the maze

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
const STEP_X = [1, -1, 0, 0],
	STEP_Y = [0, 0, 1, -1]
const LEAST_SIDE = 5,
	LEAST_READ = 3, // of a maze that was read
	MOST_SIDE = 2001

class Maze {
	constructor(width, height) {
		this.width = width
		this.height = height
		this.stride = width + 2
		this.size = this.stride * (height + 2)
		this.cellsWide = width >> 1
		this.cellsHigh = height >> 1
		this.step = [1, -1, this.stride, -this.stride] // by direction: the distance to the next square
		this.player = this.goal = 0
		this.bridgesLeft = 0
		this.passagesLeft = Infinity
		this.isShaped = false // does a mask leave out squares?
		this.hasSquareCells = false // is every open square a cell? Only in mazes that were read
		this.cell = new Uint8Array(this.size).fill(OPEN)
		for (let y = 1; y <= height; y++) this.cell.fill(WALL, y * this.stride + 1, y * this.stride + width + 1)
	}

	copy() {
		return Object.assign(new Maze(this.width, this.height), this, { cell: this.cell.slice() })
	}

	column(square) {
		return square % this.stride
	}

	row(square) {
		return Math.floor(square / this.stride)
	}

	isOutside(square) {
		// is it in the ring?
		const x = this.column(square)
		return x < 1 || x > this.width || square < this.stride || square > this.size - this.stride
	}

	isCell(square) {
		return this.column(square) % 2 === 0 && this.row(square) % 2 === 0 && !this.isOutside(square)
	}

	cellAt(x, y) {
		// the square of a cell, both from 0
		return (2 * y + 2) * this.stride + 2 * x + 2
	}

	isCrossed(cell) {
		// does a bridge lead over it?
		return this.cell[cell - 1] === BRIDGE_EAST || this.cell[cell - this.stride] === BRIDGE_SOUTH
	}

	whole() {
		return [1, this.width, 1, this.height]
	}

	eachCell(use, [west, east, north, south] = this.whole()) {
		this.eachSquare(use, [west + 1, east, north + 1, south], 2)
	}

	eachSquare(use, [west, east, north, south], by = 1) {
		for (let y = north; y <= south; y += by) {
			for (let x = west; x <= east; x += by) use(y * this.stride + x, x, y)
		}
	}
}

const isBridge = code => code >= BRIDGE_EAST && code <= BRIDGE_NORTH

const isOverBridge = (maze, from, to) => [4, 4 * maze.stride].includes(Math.abs(to - from))

const countBridges = maze => maze.cell.reduce((ends, code) => ends + Number(isBridge(code)), 0) / 2

const nameSquare = (maze, square) => `${maze.column(square)},${maze.row(square)}`
