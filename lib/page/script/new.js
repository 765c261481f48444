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
	put('new_wrong', '')
	listMazes()
	openDialog('new')
	if (!get('new_own').open) get(`level_${numberLevel(recipe) || findLevel()}`).focus()
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
