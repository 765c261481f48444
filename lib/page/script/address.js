// address: the part behind # is a recipe, perhaps with keys=ddss, or with a result to beat: beat=72,steps=95

const LONGEST_ADDRESS = 65536,
	MOST_TO_BEAT = 999999 // seconds, and steps

function readAddress(text) {
	// -> the recipe, the keys, and the result to beat or null
	if (text.length > LONGEST_ADDRESS) refuse(say.too_long, LONGEST_ADDRESS)
	const challenge = { beat: 0, steps: 0 },
		parts = []
	let keys = '',
		plain = text
	try {
		plain = decodeURIComponent(text)
	} catch {
		/* a wrong % is refused with its part */
	}
	for (const part of plain.split(',')) {
		const [name, value = ''] = part.split(/=(.*)/s)
		if (name === 'beat' || name === 'steps') challenge[name] = gateNumber(name, value, 1, MOST_TO_BEAT)
		else if (name === 'keys' && /^[asdwu]*$/.test(value)) keys = value
		else parts.push(part)
	}
	return { recipe: parts.join(), keys, challenge: challenge.beat && challenge.steps ? challenge : null }
}

function loadAddress() {
	// begins the maze of the address, or else the maze in this page. A wrong address is removed, and a game stays
	const isFirst = !game
	try {
		if (location.hash.length > 1) {
			const { recipe, keys, challenge } = readAddress(location.hash.slice(1))
			playRecipe(recipe, { keys, challenge })
		} else loadEmbedded()
		place++
		setHistory('replaceState')
	} catch (why) {
		if (isFirst) {
			loadEmbedded()
			setHistory('replaceState')
		} else history.back() // from the place that the browser has made
		tell('', printText(say.wrong_address, why.message))
	}
}

function loadEmbedded() {
	const { textContent, dataset } = get('maze')
	loadText(textContent, { said: dataset.recipe })
}

function loadText(text, { said = '', name = 'maze', ...options } = {}) {
	// begins the game of a maze file
	const { maze, facts } = readMaze(text, name),
		made = checkRecipe(maze, said || facts.maze),
		number = (value, most) => (/^[0-9]{1,10}$/.test(value) && Number(value) <= most ? Number(value) : 0)
	if (made) maze.hasSquareCells = findSquareCells(maze) // few passages leave cells filled
	beginGame(maze, made, {
		keys: facts.keys.replace(/[^asdwu]/g, ''),
		time: 1000 * number(facts.time, 1e9),
		seed: number(facts.seed, LAST_SEED),
		...options,
	})
}

function checkRecipe(maze, said) {
	// -> what the recipe says, or null if it makes another maze
	try {
		const made = readRecipe(said)
		return writeMaze(makeMaze(made)).join() === writeMaze(maze).join() ? made : null
	} catch {
		return null // no recipe
	}
}
