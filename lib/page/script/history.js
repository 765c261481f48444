// history: each game has a place in the window's history, so that Back leads to it, after a reload too
//
// The state of the window is the number of the place. The storage of this tab has the game as it was when the player
// left that place.

let place = Date.now() // unlike those of an earlier visit

const pageAddress = () => location.href.replace(/#.*$/, '')

const writeAddress = (recipe, keys = '', challenge = null) =>
	`#${recipe}${keys && `,keys=${keys}`}${challenge ? `,beat=${challenge.beat},steps=${challenge.steps}` : ''}`

function keepGame() {
	stopClock()
	const { recipe, keys, given, hints, challenge, clock } = game,
		text = recipe ? '' : writeGame(),
		kept = { recipe, text, keys, given, hints, challenge, time: Math.round(clock) }
	try {
		sessionStorage.setItem(`maze.sh ${place}`, JSON.stringify(kept))
	} catch {
		/* full, or refused: Back leads to the maze of the address */
	}
}

function setHistory(method) {
	const { recipe, challenge } = game
	history[method](place, '', recipe ? writeAddress(recipe, '', challenge) : pageAddress())
}

function addToHistory() {
	place++
	setHistory('pushState')
}

function goBack({ state }) {
	// to a game in the history, or to the maze of an address; a dialog that is open closes instead
	if (state === place) return
	if (state && findDialog()) {
		closeDialogs()
		return history.go(state < place ? 1 : -1)
	}
	closeDialogs()
	keepGame()
	loadPlace()
}

function loadPlace() {
	// the game that was kept at this place, or else the maze of the address
	try {
		const kept = JSON.parse(sessionStorage.getItem(`maze.sh ${history.state}`))
		if (!kept) return loadAddress()
		if (kept.recipe) playRecipe(kept.recipe, kept)
		else loadText(kept.text, kept)
		place = history.state
	} catch {
		loadAddress()
	}
}
