// maker: make the maze of a kind. The files from random.js to this one touch nothing of the page, so a worker can run them

function begin_grid({ width, height, mask, seed }) {
	make_grid(width, height)
	shaped = Boolean(mask)
	if (shaped) shape_maze(mask)
	seed_with(seed)
}

function build_maze(kind) {
	begin_grid(kind)
	carve(kind.algorithm, kind.bridges)
	if (kind.loops !== null) open_loops(kind.loops)
	place_ends(kind.ends)
}

if (typeof document === 'undefined')
	addEventListener('message', ({ data: [kind, masks] }) => {
		Object.assign(MASKS, masks)
		build_maze(kind)
		postMessage(take_maze())
	})
