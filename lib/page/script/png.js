// png: a picture for documents and messages, the same as generate -f png
//
// A square has 8x8 pixels of one bit, so each of its eight rows is one byte: 0 black, 255 white. A row of pixels begins
// with a byte 0 (no filter). The data are not compressed: the zlib stream consists of stored blocks, each of as many
// rows as fit into 65,535 bytes.

const PNG_START = [255, 195, 129, 129, 129, 129, 195, 255],
	PNG_GOAL = [231, 195, 129, 0, 0, 129, 195, 231],
	PNG_ACROSS = [255, 0, 255, 255, 255, 255, 0, 255], // a bridge from west to east
	PNG_DOWN = Array(8).fill(189), // from north to south
	PNG_WALL = Array(8).fill(0),
	PNG_OPEN = Array(8).fill(255)

function drawPng(maze) {
	// -> the parts of the file
	const { stride, height } = maze,
		header = [...splitNumber(8 * stride), ...splitNumber(8 * (height + 2)), 1, 0, 0, 0, 0],
		signature = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])
	return [signature, ...makeChunk('IHDR', header), ...makeChunk('IDAT', packRows(maze)), ...makeChunk('IEND', [])]
}

function listPixels(maze) {
	// -> all rows of pixels
	const { stride, height, cell } = maze,
		long = stride + 1,
		pixels = new Uint8Array(8 * (height + 2) * long)
	for (const [at, code] of cell.entries()) {
		const square = squareOf(maze, at, code),
			first = 8 * maze.row(at) * long + maze.column(at) + 1
		for (let k = 0; k < 8; k++) pixels[first + k * long] = square[k]
	}
	return pixels
}

function squareOf(maze, at, code) {
	if (at === maze.player) return PNG_START
	if (at === maze.goal) return PNG_GOAL
	if (isBridge(code)) return code < BRIDGE_SOUTH ? PNG_ACROSS : PNG_DOWN
	if (maze.isCrossed(at)) return maze.cell[at - 1] === BRIDGE_EAST ? PNG_ACROSS : PNG_DOWN
	return code === WALL ? PNG_WALL : PNG_OPEN
}

const splitNumber = n => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]

function packRows(maze) {
	// -> a zlib stream
	const pixels = listPixels(maze),
		most = 65535 - (65535 % (maze.stride + 1)), // bytes of a block
		data = new Uint8Array(6 + pixels.length + 5 * Math.ceil(pixels.length / most))
	let end = 2
	data.set([120, 1])
	for (let n = 0; n < pixels.length; n += most) {
		const block = pixels.subarray(n, n + most),
			size = block.length
		data.set([Number(n + most >= pixels.length), size & 255, size >> 8, ~size & 255, (~size >> 8) & 255], end)
		data.set(block, end + 5)
		end += 5 + size
	}
	data.set(splitNumber(addBytes(pixels)), end)
	return data
}

function addBytes(bytes) {
	// -> the checksum Adler-32
	let sum = 1,
		sums = 0
	for (const byte of bytes) {
		sum = (sum + byte) % 65521
		sums = (sums + sum) % 65521
	}
	return sums * 65536 + sum
}

function makeChunk(type, data) {
	// -> its length; its type and data; their checksum
	const bytes = new Uint8Array([...Array.from(type, letter => letter.charCodeAt(0)), ...data])
	return [splitNumber(data.length), bytes, splitNumber(checkBytes(bytes))].map(part => new Uint8Array(part))
}

const CRC_OF = Array.from({ length: 256 }, (_, n) => {
	for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1
	return n
})

const checkBytes = bytes => ~bytes.reduce((crc, byte) => CRC_OF[(crc ^ byte) & 255] ^ (crc >>> 8), -1)
