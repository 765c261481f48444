// levels: the recipes of the levels and of the daily mazes, and the shapes, from the tables of maze.sh; stars

const LEVELS = get('levels').textContent.trim().split('\n'),
	DAYS = get('levels').dataset.days.split(' ') // from Monday on, without the seed
for (const line of get('masks').textContent.trim().split('\n')) {
	const [name, ...rows] = line.split(' ')
	MASKS[name] = rows
}

const writeDay = date => JSON.stringify(date).slice(1, 11) // YYYY-MM-DD; no day for an invalid date

const isDay = day => writeDay(new Date(day)) === day && day >= '1900' && day < '2101'

function listDay(day) {
	// -> the recipe of that day; the date is the seed
	if (!isDay(day)) refuse(say.not_day, printable(day))
	const [size, ...parts] = DAYS[(new Date(day).getUTCDay() + 6) % 7].split(',')
	return [size, `seed=${day.replaceAll('-', '')}`, ...parts].join()
}

function findToday() {
	const now = new Date()
	return writeDay(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())))
}

const numberLevel = recipe => Number(/^level=(.*)/.exec(recipe)?.[1] ?? 0)

// the level after the highest one that was won
const findLevel = () => Math.min(LEVELS.length, LEVELS.findLastIndex((_, i) => readRecord(`level=${i + 1}`).stars) + 2)

function nameRecipe(recipe, maze = null) {
	// the title of a maze
	const level = numberLevel(recipe)
	if (level) return `${printText(say.level, level)}: ${say.titles[level - 1]}`
	if (recipe.startsWith('daily=')) return `${say.daily} ${recipe.slice(6)}`
	return maze ? printText(say.maze, maze.width, maze.height) : recipe
}

function countStars(moves, shortest, hints) {
	if (hints || 2 * moves > 3 * shortest) return 1
	return 10 * moves > 11 * shortest ? 2 : 3
}

const drawStars = stars => '★★★☆☆☆'.slice(3 - stars, 6 - stars)

function findStreak() {
	// -> the days in a row, up to today or yesterday, whose maze was won on the same day
	const date = new Date(findToday()),
		isWon = () => stored(`won ${writeDay(date)}`)
	let streak = 0
	if (!isWon()) date.setUTCDate(date.getUTCDate() - 1)
	for (; isWon(); streak++) date.setUTCDate(date.getUTCDate() - 1)
	return streak
}

function sumStars() {
	// after the last level: the stars of all, and where the fewest are
	const stars = LEVELS.map((_, i) => readRecord(`level=${i + 1}`).stars),
		sum = stars.reduce((all, one) => all + one)
	return printText(say.sum_stars, sum, 3 * stars.length, stars.indexOf(Math.min(...stars)) + 1)
}
