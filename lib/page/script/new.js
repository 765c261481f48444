// new: choose another maze: a level, the daily maze, or one of your own

const NEW_FIELDS = ['width', 'height', 'seed', 'ends', 'algorithm', 'mask', 'loops']

function makeChoice(text, what, value, id, kind) {
	// a button that begins a maze, with the stars and the best time of that kind
	const button = makeElement('button', text),
		{ time, stars } = readRecord(kind)
	if (stars) button.append(makeStars(stars), makeElement('small', showTime(time)))
	button.dataset[what] = value
	return Object.assign(button, { type: 'button', id })
}

function listMazes() {
	const levels = LEVELS.map((_, i) =>
			makeChoice(`${i + 1} ${say.titles[i]}`, 'level', i + 1, `level_${i + 1}`, `level=${i + 1}`),
		),
		daily = makeChoice(say.daily, 'do', 'daily', 'new_daily', `daily=${findToday()}`),
		streak = findStreak()
	if (streak > 1) daily.append(makeElement('small', printText(say.streak, streak)))
	get('new_levels').replaceChildren(daily, ...levels)
}

function openNew() {
	const { maze, made, recipe } = game,
		isOwn = recipe.includes('x'),
		values = isOwn ? made : { ...PLAIN, width: maze.width | 1, height: maze.height | 1 }
	for (const name of NEW_FIELDS) get(`new_${name}`).value = values[name] ?? ''
	get('new_seed').value = ''
	get('new_weave').checked = values.weave || values.bridges !== null
	showWrong()
	listMazes()
	openDialog('new')
	if (!get('new_own').open) get(`level_${numberLevel(recipe) || findLevel()}`).focus()
}

function readNew() {
	// -> the recipe of the maze that the fields describe; or an error, and the field that it is about
	const value = name => get(`new_${name}`).value.trim()
	let field = ''
	try {
		const parts = []
		for (field of ['width', 'height']) parts.push(gateNumber(say[field], value(field), LEAST_SIDE, MOST_SIDE, true))
		const { made } = game,
			bridges = game.recipe.includes('x') && made.bridges !== null ? `bridges=${made.bridges}` : 'weave',
			options = ['seed', 'algorithm', 'loops', 'ends', 'mask'].filter(name => value(name)),
			recipe = [parts.join('x'), ...options.map(name => `${name}=${value(name)}`)]
		if (get('new_weave').checked) recipe.push(bridges)
		for (field of ['seed', 'loops', 'algorithm']) {
			if (value(field)) readPart({ ...PLAIN }, `${field}=${value(field)}`)
		}
		return { recipe: writeRecipe(readRecipe(recipe.join())) }
	} catch (why) {
		return { wrong: why.message, field }
	}
}

function takeNew(event) {
	const { recipe, wrong, field } = readNew()
	event.preventDefault()
	if (recipe) playNew(recipe)
	else showWrong(wrong, `new_${field}`)
}

function showWrong(text = '', id = '') {
	// reports what is wrong, and marks the field; without a text, nothing is wrong
	put('new_wrong', text)
	for (const field of all('#new_form :is(input, select)')) field.ariaInvalid = String(field.id === id)
	if (id) get(id).focus()
}
