// new: choose another maze: a level, the daily maze, or one of your own

const NEW_FIELDS = ['width', 'height', 'seed', 'ends', 'algorithm', 'mask', 'loops']

function makeChoice(recipe, ...text) {
	// a button that begins a maze, with the stars and the best time of that kind
	const button = makeElement('button', ...text),
		{ time, stars } = readRecord(recipe),
		shown = makeElement('span', drawStars(stars))
	shown.role = 'img'
	shown.ariaLabel = printText(say.stars, stars)
	if (stars) button.append(shown, makeElement('small', time < Infinity ? showTime(time) : ''))
	button.dataset.recipe = recipe
	button.type = 'button'
	return button
}

function listMazes() {
	const levels = LEVELS.map((_, i) => makeChoice(`level=${i + 1}`, `${i + 1} ${say.titles[i]}`)),
		streak = findStreak(),
		days = streak > 1 ? [makeElement('small', printText(say.streak, streak))] : []
	get('new_levels').replaceChildren(makeChoice(`daily=${findToday()}`, say.daily, ...days), ...levels)
}

function openNew() {
	const { maze, made, recipe } = game,
		isOwn = recipe.includes('x'),
		values = isOwn ? made : likeMaze(maze)
	for (const name of NEW_FIELDS) get(`new_${name}`).value = values[name] ?? ''
	get('new_seed').value = ''
	get('new_weave').checked = values.weave || values.bridges !== null
	put('new_wrong', '')
	listMazes()
	openDialog('new')
	if (!get('new_own').open) all('#new_levels button')[numberLevel(recipe) || findLevel()].focus()
}

function takeNew(event) {
	// the browser has checked each field; what does not fit together is refused here
	const value = name => get(`new_${name}`).value,
		options = ['seed', 'algorithm', 'loops', 'ends', 'mask'].filter(value),
		recipe = [`${value('width')}x${value('height')}`, ...options.map(name => `${name}=${value(name)}`)],
		isBridges = game.recipe.includes('x') && game.made.bridges !== null
	if (get('new_weave').checked) recipe.push(isBridges ? `bridges=${game.made.bridges}` : 'weave')
	event.preventDefault()
	try {
		playNew(recipe.join())
	} catch (why) {
		put('new_wrong', why.message)
	}
}
