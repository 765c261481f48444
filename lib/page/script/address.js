// address: #41x31,seed=7,weave,ends=far,keys=dds is a maze and its game, #level=7 a level, #daily=2026-11-23 the
// maze of a day; beat=72,steps=95 is a result to beat

const MOST_BRIDGES = 1000000,
	LONGEST_ADDRESS = 65536,
	MOST_TO_BEAT = 999999, // seconds, and steps
	MOST_WANDERED = 90000 // cells: aldous-broder needs about the square of their logarithm of steps for each

function decode_address(text) {
	if (text.length > LONGEST_ADDRESS) refuse(say.too_long, LONGEST_ADDRESS)
	try {
		return decodeURIComponent(text)
	} catch {
		return refuse(say.unknown, printable(text))
	}
}

function take_settings(new_kind, text) {
	// -> the items of an address that do not describe how a maze is made; the others go into the kind
	let is_bounded = false
	return text.split(',').filter(item => {
		const [name, value = ''] = item.split(/=(.*)/s),
			sides = item.split('x')
		if (name === 'seed') {
			new_kind.seed = gate_number(say.seed, value, 1, LAST_SEED)
		} else if (item === 'weave') {
			if (!is_bounded) new_kind.bridges = MOST_BRIDGES
		} else if (item === 'fog') {
			new_kind.fog = true
		} else if (name === 'bridges') {
			new_kind.bridges = gate_number(name, value, 0, MOST_BRIDGES)
			is_bounded = true
		} else if (name === 'algorithm' && Object.hasOwn(ALGORITHMS, value)) {
			new_kind.algorithm = value
		} else if (name === 'loops') {
			new_kind.loops = gate_number(say.loops, value, 0, 100)
		} else if (name === 'ends' && ENDS.includes(value)) {
			new_kind.ends = value
		} else if (name === 'mask' && Object.hasOwn(MASKS, value)) {
			new_kind.mask = value
		} else if (/^[0-9]/.test(item) && sides.length === 2) {
			new_kind.width = gate_number(say.width, sides[0], LEAST_SIDE, MOST_SIDE, true)
			new_kind.height = gate_number(say.height, sides[1], LEAST_SIDE, MOST_SIDE, true)
		} else {
			return true
		}
		return false
	})
}

/** @returns {any[]} */
function read_address(text) {
	// -> the kind of maze, the keys, and the result to beat or null; missing items have their defaults
	const to_beat = { beat: 0, steps: 0 }
	let new_kind = offer_kind(),
		keys_said = ''
	for (const item of take_settings(new_kind, text)) {
		const [name, value = ''] = item.split(/=(.*)/s)
		if (name === 'level') {
			new_kind = level_kind(gate_number(name, value, 1, LEVELS.length))
		} else if (name === 'daily') {
			new_kind = day_kind(item === 'daily' ? find_today() : value)
		} else if (name === 'beat' || name === 'steps') {
			to_beat[name] = gate_number(name, value, 1, MOST_TO_BEAT)
		} else if (name === 'keys' && /^[asdwu]*$/.test(value)) {
			keys_said = value
		} else {
			refuse(say.unknown, printable(item))
		}
	}
	const beside = new_kind.day ? /^(daily$|(daily|keys|beat|steps)=)/ : /^(level|keys|beat|steps)=/
	const other = (new_kind.level || new_kind.day) && text.split(',').find(item => !beside.test(item))
	if (other) refuse(say.not_together, printable(other), new_kind.day ? 'daily' : 'level')
	check_kind(new_kind)
	return [new_kind, keys_said, to_beat.beat && to_beat.steps ? to_beat : null]
}

function check_kind(new_kind) {
	// refuses a kind that does not exist, or that takes too long to make
	const { mask, algorithm, ends } = new_kind,
		unfit = UNSHAPED.test(algorithm) ? algorithm : /opposite|center/.test(ends) && ends
	if (mask && unfit) refuse(say.not_together, `${say.shape} ${mask}`, unfit)
	if (mask) aside(() => begin_grid(new_kind)) // it refuses a size that is too small
	if (new_kind.bridges && algorithm !== 'backtracker') refuse(say.not_together, say.weave, algorithm)
	if (algorithm === 'aldous-broder' && (new_kind.width >> 1) * (new_kind.height >> 1) > MOST_WANDERED)
		refuse(say.too_slow, algorithm, ...Array(2).fill(2 * Math.sqrt(MOST_WANDERED) + 1))
}

function write_address(kind, keys = '', to_beat = null) {
	const options = list_options(kind).map(option => option.join('=')),
		free = [`${kind.width}x${kind.height}`, `seed=${kind.seed}`, ...options],
		said = kind.day ? [`daily=${kind.day}`] : kind.level ? [`level=${kind.level}`] : free
	if (keys) said.push(`keys=${keys}`)
	if (to_beat) said.push(`beat=${to_beat.beat},steps=${to_beat.steps}`)
	return `#${said.join(',')}`
}

function write_call(kind) {
	if (kind.day) return `./maze.sh daily ${kind.day}`
	if (kind.level) return `./maze.sh play --level ${kind.level}`
	const what = `${kind.width}x${kind.height}`,
		options = list_options(kind).map(option => `--${option.join(' ')}`)
	return ['./maze.sh play', what, `--seed ${kind.seed}`, ...options].join(' ')
}

function list_options(kind) {
	// name and value of each option besides size and seed
	const { algorithm, bridges, loops, ends, mask, fog } = kind,
		options = []
	if (algorithm !== 'backtracker') options.push(['algorithm', algorithm])
	if (bridges) options.push(bridges === MOST_BRIDGES ? ['weave'] : ['bridges', bridges])
	if (loops !== null) options.push(['loops', loops])
	if (ends !== 'corners') options.push(['ends', ends])
	if (mask) options.push(['mask', mask])
	if (fog) options.push(['fog'])
	return options
}
