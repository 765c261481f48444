// address: #41x31,seed=7,weave,ends=far,keys=dds is a maze and its game; #41x31,seed=7,beat=72,steps=95 is
// the maze and a result to beat

const MOST_BRIDGES = 1000000,
	LONGEST_ADDRESS = 65536,
	MOST_TO_BEAT = 999999, // seconds, and steps
	MOST_WANDERED = 90000; // cells: aldous-broder needs about the square of their logarithm of steps for each

function decode_address(text) {
	let decoded = '';
	if (text.length > LONGEST_ADDRESS) refuse(say.too_long, LONGEST_ADDRESS);
	try {
		decoded = decodeURIComponent(text);
	} catch {
		refuse(say.malformed);
	}
	return decoded;
}

/** @returns {any[]} */
function read_address(text) {
	// -> the kind of maze, the keys, and the result to beat or null; what is missing has its default
	const new_kind = offer_kind(),
		to_beat = { beat: 0, steps: 0 };
	let keys_said = '',
		is_bounded = false;
	for (const item of text.split(',')) {
		const [, name, value] = /^(seed|bridges|ends|keys|algorithm|loops|beat|steps)=(.*)$/s.exec(item) || ['', item];
		const sides = item.split('x');
		if (name === 'seed') {
			new_kind.seed = gate_number(say.seed, value, 1, LAST_SEED);
		} else if (name === 'weave') {
			if (!is_bounded) new_kind.bridges = MOST_BRIDGES;
		} else if (name === 'bridges') {
			new_kind.bridges = gate_number(name, value, 0, MOST_BRIDGES);
			is_bounded = true;
		} else if (name === 'beat' || name === 'steps') {
			to_beat[name] = gate_number(name, value, 1, MOST_TO_BEAT);
		} else if (name === 'algorithm' && Object.hasOwn(ALGORITHMS, value)) {
			new_kind.algorithm = value;
		} else if (name === 'loops') {
			new_kind.loops = gate_number(say.loops, value, 0, 100);
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
	check_kind(new_kind);
	return [new_kind, keys_said, to_beat.beat && to_beat.steps ? to_beat : null];
}

function check_kind(new_kind) {
	// no maze of this kind, or none that the page makes while somebody waits
	if (new_kind.bridges && new_kind.algorithm !== 'backtracker') refuse(say.only_backtracker);
	if (new_kind.algorithm === 'aldous-broder' && (new_kind.width >> 1) * (new_kind.height >> 1) > MOST_WANDERED)
		refuse(say.too_slow, new_kind.algorithm, ...Array(2).fill(2 * Math.sqrt(MOST_WANDERED) + 1));
}

function write_address(kind, keys = '', to_beat = null) {
	const said = [`#${kind.width}x${kind.height}`, `seed=${kind.seed}`];
	if (kind.algorithm !== 'backtracker') said.push(`algorithm=${kind.algorithm}`);
	if (kind.bridges) said.push(kind.bridges === MOST_BRIDGES ? 'weave' : `bridges=${kind.bridges}`);
	if (kind.loops !== null) said.push(`loops=${kind.loops}`);
	if (kind.ends !== 'corners') said.push(`ends=${kind.ends}`);
	if (keys) said.push(`keys=${keys}`);
	if (to_beat) said.push(`beat=${to_beat.beat},steps=${to_beat.steps}`);
	return said.join(',');
}

function write_call(kind) {
	// the same maze in a terminal
	const said = [`./maze.sh play ${kind.width}x${kind.height} --seed ${kind.seed}`];
	if (kind.algorithm !== 'backtracker') said.push(`-a ${kind.algorithm}`);
	if (kind.bridges) said.push(kind.bridges === MOST_BRIDGES ? '--weave' : `--bridges ${kind.bridges}`);
	if (kind.loops !== null) said.push(`--loops ${kind.loops}`);
	if (kind.ends !== 'corners') said.push(`--ends ${kind.ends}`);
	return said.join(' ');
}
