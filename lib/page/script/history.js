// history: each game has a place in the window's history, so that Back leads to it, after a reload too
//
// The state of a place is the game as it was when its place was left for a new one; games that were left by Back or by
// a reload are in a map.

let place = Date.now() // unlike those of an earlier visit
const left = new Map(), // games, by place
	MOST_LEFT = 9

const pageAddress = () => location.href.replace(/#.*$/, '')

const listAnswer = ({ beat, steps }) => [`beat=${beat}`, `steps=${steps}`]

const writeAddress = (recipe, keys = '', challenge = null) =>
	`#${[recipe, ...(keys ? [`keys=${keys}`] : []), ...(challenge ? listAnswer(challenge) : [])].join()}`

function takeSnapshot() {
	const { recipe, keys, given, hints, challenge } = game,
		text = recipe ? '' : writeGame()
	return { place, recipe, text, keys, given, hints, challenge, time: Math.round(readClock()) }
}

function setHistory(method) {
	const { recipe, challenge } = game,
		snapshot = takeSnapshot(),
		address = recipe ? writeAddress(recipe, '', challenge) : pageAddress()
	left.set(place, snapshot)
	try {
		history[method](snapshot, '', address)
	} catch {
		history[method]({ place }, '', address) // too large for the browser
	}
}

const keepGame = () => setHistory('replaceState')

function addToHistory() {
	place++
	setHistory('pushState')
}

function goBack({ state }) {
	// to a game in the history, or to the maze of an address; a dialog that is open closes instead
	if (state?.place === place) return
	if (state && findDialog()) {
		closeDialogs()
		return history.go(state.place < place ? 1 : -1)
	}
	closeDialogs()
	left.set(place, takeSnapshot())
	if (state) putBack(left.get(state.place) ?? state)
	else loadAddress()
}

function putBack(kept) {
	const { recipe, text, keys, given, hints, time, challenge } = kept
	if (recipe) playRecipe(recipe, { keys, given, hints, time, challenge })
	else loadText(text)
	Object.assign(game, { given, hints })
	place = kept.place
	showFacts()
}

function leave() {
	// keeps the last games for this tab, because the browser may drop a change of the history now
	stopClock()
	left.set(place, takeSnapshot())
	try {
		sessionStorage.setItem('maze.sh games', JSON.stringify([...left].slice(-MOST_LEFT)))
	} catch {
		/* full, or refused */
	}
}

function loadPage() {
	try {
		for (const [at, kept] of JSON.parse(sessionStorage.getItem('maze.sh games') ?? '[]')) left.set(at, kept)
		if (history.state) return putBack(left.get(history.state.place) ?? history.state)
	} catch {
		/* damaged, or no storage */
	}
	loadAddress()
}
