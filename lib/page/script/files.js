// files: save and open maze files, save pictures, and copy links

function writeGame() {
	// -> the maze as it was at the start, and the keys since
	const { recipe, seed, keys } = game,
		lines = writeMaze(mazeAtStart()),
		seconds = Math.floor(readClock() / 1000)
	if (seed) lines.push(`# seed ${seed}`)
	if (recipe) lines.push(`# maze ${recipe}`)
	for (let at = 0; at < keys.length; at += 60) lines.push(`# keys ${keys.slice(at, at + 60)}`)
	if (seconds) lines.push(`# time ${seconds}`)
	return `${lines.join('\n')}\n`
}

async function openGame() {
	const [file] = get('file').files
	if (!file) return
	const text = await file.slice(0, 2e7).text()
	get('file').value = ''
	try {
		keepGame()
		loadText(text, { name: file.name })
		addToHistory()
	} catch (why) {
		tell('', why.message)
	}
}

function download(content, ending) {
	const file = makeElement('a'),
		{ maze, seed } = game
	file.href = URL.createObjectURL(content)
	file.download = `maze-${maze.width}x${maze.height}${seed ? `-${seed}` : ''}.${ending}`
	file.click()
}

const mazeAtStart = () => Object.assign(game.maze.copy(), { player: game.start })

const nameMaze = () =>
	`${game.maze.width}x${game.maze.height}${game.seed ? `, ${say.svg_seed.replace('%d', game.seed)}` : ''}`

function savePicture(ending) {
	if (isInFog()) return tell(say.in_fog)
	const maze = mazeAtStart(),
		parts = ending === 'svg' ? [writeSvg(makeSvg(maze, nameMaze()))] : drawPng(maze)
	download(new Blob(parts, { type: ending === 'svg' ? 'image/svg+xml' : 'image/png' }), ending)
}

const ownResult = () =>
	game.result === 'won' && !game.given ? { beat: Math.max(1, Math.floor(game.clock / 1000)), steps: game.moves } : null

async function copyLink(keys, challenge) {
	const { recipe } = game,
		address = recipe && writeAddress(recipe, keys, challenge)
	if (!recipe || address.length > LONGEST_ADDRESS) return tell(say.no_link)
	const url = (get('maze').dataset.url || pageAddress()) + address, // --url says where the page will stand
		text = challenge ? get('end_share').textContent : ''
	try {
		await navigator.clipboard.writeText(`${text}\n${url}`.trim())
		tell(url.startsWith('file:') ? say.copied_file : say.copied)
	} catch {
		prompt(say.copied, url)
	}
}
