// address: #41x31,seed=7,weave,ends=far,keys=dds is a maze and its game

const MOST_BRIDGES = 1000000,
	LONGEST_ADDRESS = 65536;

function read_address(text) {
	// -> the kind of maze, and the keys; what is not said has its default
	const new_kind = offer_kind();
	let keys_said = '',
		is_bounded = false;
	if (text.length > LONGEST_ADDRESS) refuse(say.too_long, LONGEST_ADDRESS);
	for (const item of text.split(',')) {
		const [, name, value] = /^(seed|bridges|ends|keys)=(.*)$/s.exec(item) || ['', item];
		const sides = item.split('x');
		if (name === 'seed') {
			new_kind.seed = gate_number(say.seed, value, 1, LAST_SEED);
		} else if (name === 'weave') {
			if (!is_bounded) new_kind.bridges = MOST_BRIDGES;
		} else if (name === 'bridges') {
			new_kind.bridges = gate_number(name, value, 0, MOST_BRIDGES);
			is_bounded = true;
		} else if (name === 'ends' && ENDS.includes(value)) {
			new_kind.ends = value;
		} else if (name === 'keys' && /^[asdwu]*$/.test(value)) {
			keys_said = value;
		} else if (/^[0-9]/.test(item) && sides.length === 2) {
			new_kind.width = gate_number(say.width, sides[0], LEAST_SIDE, MOST_SIDE, true);
			new_kind.height = gate_number(say.height, sides[1], LEAST_SIDE, MOST_SIDE, true);
		} else {
			refuse(say.unknown, printable(item));
		}
	}
	return [new_kind, keys_said];
}

function write_address(kind, keys) {
	const bridges = kind.bridges === MOST_BRIDGES ? ',weave' : kind.bridges ? `,bridges=${kind.bridges}` : '';
	const ends = kind.ends === 'corners' ? '' : `,ends=${kind.ends}`;
	return `#${kind.width}x${kind.height},seed=${kind.seed}${bridges}${ends}${keys ? `,keys=${keys}` : ''}`;
}

function offer_kind() {
	// a maze that looks good in this window
	const side = (room, most) => 2 * Math.max(5, Math.min(most, Math.floor(room / 28) - 2)) + 1;
	return {
		width: side(stage.clientWidth, 20),
		height: side(stage.clientHeight, 15),
		seed: pick_seed(),
		bridges: 0,
		ends: 'corners',
	};
}

function make_maze(kind) {
	make_grid(kind.width, kind.height);
	seed_with(kind.seed);
	carve(kind.bridges);
	place_ends(kind.ends);
}

const count_bridges = () => cell.reduce((sum, code) => sum + Number(code >= BRIDGE_EAST), 0) / 2;

function find_kind(seed) {
	// the kind that gives just the maze there is now; null if none does
	const maze = { width, height, cell, player, goal },
		count = count_bridges();
	for (const bridges of count ? [MOST_BRIDGES, count] : [0]) {
		for (const ends of ENDS) {
			const found = { width, height, seed, bridges, ends };
			make_maze(found);
			if (player === maze.player && goal === maze.goal && cell.every((code, at) => code === maze.cell[at]))
				return found;
		}
	}
	({ cell, player, goal } = maze);
	return null;
}
