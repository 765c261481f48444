// recipe: read and write how a maze is made, as one string: 31x17,seed=250,ends=far
//
// level=7 and daily=2026-11-23 stand for the recipes in the tables of levels, and replace a recipe that equals theirs.

const PLAIN = {
	// the defaults of the options, in the order of the table of maze.sh
	algorithm: 'backtracker',
	loops: null, // not 0, which draws numbers and opens nothing
	ends: 'corners',
	weave: false,
	bridges: null,
	mask: '',
	passages: null,
	fog: false,
}
const MOST_DUG = 1000000, // bridges, passages
	MOST_WANDERED = 90000 // cells: aldous-broder needs about the square of their logarithm of steps for each
const UNSHAPED = ['binary-tree', 'sidewinder', 'eller', 'division', 'opposite', 'center'] // what does not suit a mask

function readRecipe(recipe) {
	// -> how a maze is made
	const made = { ...PLAIN, width: 0, height: 0, seed: 0 },
		[name, value] = recipe.split(/=(.*)/s)
	let text = recipe
	if (name === 'level') text = LEVELS[gateNumber(name, value ?? '', 1, LEVELS.length) - 1]
	if (name === 'daily') text = listDay(value ?? findToday())
	for (const part of text.split(',')) readPart(made, part)
	if (!made.width) refuse(say.unknown, printable(recipe))
	made.seed ||= pickSeed()
	checkMade(made)
	return made
}

function readPart(made, part) {
	const [name, value = ''] = part.split(/=(.*)/s),
		sides = part.split('x')
	if (/^[0-9]/.test(part) && sides.length === 2) {
		made.width = gateNumber(say.width, sides[0], LEAST_SIDE, MOST_SIDE, true)
		made.height = gateNumber(say.height, sides[1], LEAST_SIDE, MOST_SIDE, true)
	} else if (part === 'weave' || part === 'fog') made[part] = true
	else if (name === 'seed') made.seed = gateNumber(say.seed, value, 1, LAST_SEED)
	else if (name === 'loops') made.loops = gateNumber(say.loops, value, 0, 100)
	else if (name === 'bridges' || name === 'passages') made[name] = gateNumber(name, value, 0, MOST_DUG)
	else if (name === 'algorithm' && Object.hasOwn(ALGORITHMS, value)) made.algorithm = value
	else if (name === 'ends' && Object.hasOwn(ENDS, value)) made.ends = value
	else if (name === 'mask' && Object.hasOwn(MASKS, value)) made.mask = value
	else refuse(say.unknown, printable(part))
}

function checkMade(made) {
	// refuses what does not exist, or takes too long to make
	const { mask, algorithm, ends, weave, bridges, width, height } = made,
		unfit = [algorithm, ends].find(name => UNSHAPED.includes(name))
	if (mask && unfit) refuse(say.not_together, `${say.shape} ${mask}`, unfit)
	if (mask) beginMaze(made) // it refuses a size that is too small
	if ((weave || bridges !== null) && algorithm !== 'backtracker') refuse(say.not_together, say.weave, algorithm)
	if (algorithm === 'aldous-broder' && (width >> 1) * (height >> 1) > MOST_WANDERED)
		refuse(say.too_slow, algorithm, ...Array(2).fill(2 * Math.sqrt(MOST_WANDERED) + 1))
}

// for a maze that no recipe makes, and whose sides may be even
const likeMaze = ({ width, height }) => ({ ...PLAIN, width: width | 1, height: height | 1 })

function listParts(made) {
	// the parts after size and seed, as text
	const names = Object.keys(PLAIN).filter(name => made[name] !== PLAIN[name])
	return names.map(name => (made[name] === true ? name : `${name}=${made[name]}`))
}

function writeRecipe(made) {
	const recipe = [`${made.width}x${made.height}`, `seed=${made.seed}`, ...listParts(made)].join(),
		day = String(made.seed).replace(/^(....)(..)(..)$/, '$1-$2-$3')
	if (LEVELS.includes(recipe)) return `level=${LEVELS.indexOf(recipe) + 1}`
	return isDay(day) && listDay(day) === recipe ? `daily=${day}` : recipe
}

// for the records: the level, the day, or the recipe without its seed; other for a maze that no recipe makes
const nameKind = recipe => recipe.replace(/,seed=[0-9]+/, '') || 'other'
