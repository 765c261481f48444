// end: the end of a game

function showOver(isOver) {
	get('end').hidden = !isOver
	document.body.classList.toggle('over', isOver)
	for (const button of all('#dock [data-do=hint], #dock [data-do=solve]')) button.disabled = isOver
}

function judgeChallenge({ clock, moves, challenge }) {
	const seconds = Math.floor(clock / 1000),
		isBetter = seconds < challenge.beat || (seconds === challenge.beat && moves < challenge.steps)
	return printText(isBetter ? say.beaten : say.not_beaten, writeResult(challenge))
}

const readShare = () => stored(`share ${game.recipe}`)

function keepShare(stars, shortest) {
	// -> the line to share: of a daily maze that of its first win
	const { recipe, clock, moves } = game,
		name = recipe.replace('daily=', '').replace('=', ' '),
		line = `maze.sh ${name} ${drawStars(stars)} ${showTime(clock)} ${moves} steps (shortest ${shortest})`
	if (!recipe.startsWith('daily=')) return recipe.startsWith('level=') ? line : ''
	if (!readShare()) store(`share ${recipe}`, line)
	return readShare() || line
}

function endGame() {
	stopClock()
	const { maze, start, result, recipe, clock, moves, hints, given } = game
	way = solve(maze, start)
	const shortest = way.length && way.length - 1,
		stars = result === 'won' && moves && !given ? countStars(moves, shortest, hints) : 0,
		isTodays = stars > 0 && recipe === `daily=${findToday()}`
	if (isTodays) store(`won ${findToday()}`, 'yes')
	game.ending = {
		stars,
		shortest,
		better: stars ? keepRecord(nameKind(recipe), Math.round(clock), moves - shortest, stars, hints) : [],
		streak: isTodays ? Math.max(1, findStreak()) : 0,
	}
	put('end_share', stars ? keepShare(stars, shortest) : '')
	showTitle()
	showEnd()
	showOver(true)
	tell('')
	put('words', '')
	;[overview, chosen, hint, game.sight] = [true, 0, [], null]
	lastPress = timeNow()
	measureView()
	get('end').focus({ preventScroll: true })
}

function showEnd() {
	const { stars, shortest, better, streak } = game.ending,
		{ result, challenge, recipe, clock, moves, bumps, hints } = game,
		isWon = result === 'won',
		link = ownResult() ? 'challenge' : 'link'
	showPressed()
	put('end_stars', stars ? drawStars(stars) : '')
	get('end_stars').ariaLabel = printText(say.stars, stars)
	put('end_title', isWon ? say.won : way.length ? say.resigned : say.no_way)
	const reached = [
		isWon && challenge && judgeChallenge(game),
		better.length && printText(say.new_record, better.map(name => say[name]).join(', ')),
		streak && printText(say.streak, streak),
		stars && numberLevel(recipe) === LEVELS.length && sumStars(),
	]
	put('end_record', reached.filter(Boolean).join(' '))
	get('end_link').dataset.say = link
	put('end_link', say[link])
	showList('end_facts', [
		[say.time, showTime(clock)],
		[say.moves, moves],
		[say.shortest, shortest],
		[say.bumps, bumps],
		[say.hints, hints],
	])
}
