// levels: the levels and the daily mazes, from the table of maze.sh

/** @type {HTMLElement} */
const level_table = document.querySelector('#levels')
const LEVELS = level_table.textContent.trim().split('\n')
const DAYS = level_table.dataset.days.split(' ') // from Monday, without the seed

function level_kind(level) {
	const new_kind = { ...offer_kind(), level }
	take_settings(new_kind, LEVELS[level - 1])
	return new_kind
}

const write_day = date => JSON.stringify(date).slice(1, 11) // YYYY-MM-DD; no day for an invalid date

function day_kind(day) {
	const date = new Date(day)
	if (write_day(date) !== day || day < '1900' || day >= '2101') refuse(say.not_day, printable(day))
	const new_kind = { ...offer_kind(), seed: Number(day.replaceAll('-', '')), day }
	take_settings(new_kind, DAYS[(date.getUTCDay() + 6) % 7])
	return new_kind
}

function find_today() {
	const now = new Date()
	return write_day(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())))
}

// the level after the highest one that was won
const find_level = () => Math.min(LEVELS.length, LEVELS.findLastIndex((_, i) => stars_of(`level-${i + 1}`)) + 2)

const name_level = level => `${print_text(say.level, level)}: ${say.titles[level - 1]}`

function name_game(made) {
	if (made?.day) return `${say.daily} ${made.day}`
	return made?.level ? name_level(made.level) : print_text(say.maze, width, height)
}

// Stars: one for a win; more without hints on a path that is nearly the shortest, in a maze that was not known.

function count_stars(shortest) {
	if (!is_first || hints || 2 * moves > 3 * shortest) return 1
	return 10 * moves > 11 * shortest ? 2 : 3
}

const draw_stars = stars => '★★★☆☆☆'.slice(3 - stars, 6 - stars)

const make_stars = stars =>
	Object.assign(make_element('span', draw_stars(stars)), { role: 'img', ariaLabel: print_text(say.stars, stars) })

const stars_of = name => Number(/^[1-3]$/.exec(stored(`stars ${name}`)))

const read_share = () => (kind?.day ? stored(`share ${kind.day}`) : '')

function keep_share(line) {
	// -> the line to share of the first win on this day
	if (!read_share()) store(`share ${kind.day}`, line)
	return read_share() || line
}

function find_streak(won = read_names('days')) {
	// -> the days in a row, up to today or yesterday, whose maze was won on the same day
	const date = new Date(find_today())
	let streak = 0
	if (!won.includes(write_day(date))) date.setUTCDate(date.getUTCDate() - 1)
	for (; won.includes(write_day(date)); streak++) date.setUTCDate(date.getUTCDate() - 1)
	return streak
}

function sum_stars() {
	// after the last level with a title: the stars of all of them, and where the fewest are
	const stars = Array.from({ length: LEVELS.length }, (_, i) => stars_of(`level-${i + 1}`)),
		sum = stars.reduce((all, one) => all + one)
	return print_text(say.sum_stars, sum, 3 * stars.length, stars.indexOf(Math.min(...stars)) + 1)
}
