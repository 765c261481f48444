// menu: the dialogs, the menu with its settings, and the list of keys

const MENU = 'again new_ends records help watch link replay open save svg png print theme letters'

/** @type {() => any} */
const findDialog = () => document.querySelector('dialog[open]') // at most one is open

const closeDialogs = () => findDialog()?.close()

function openDialog(name) {
	const { result, moves } = game
	closeDialogs()
	stopClock()
	get(`${name}_dialog`).showModal()
	findDialog().querySelector('h2[tabindex]')?.focus() // a list would take the letters, and the last button scroll
	stage.classList.toggle('covered', result === 'unfinished' && moves > 0) // no clock, no maze
}

function goOn() {
	playWatch(false)
	if (findDialog()) return
	stage.classList.remove('covered')
	runClock()
}

function chooseLanguage(name) {
	const codes = Object.keys(languages),
		names = codes.map(code => languages[code].name_of_language)
	root.lang = codes.includes(name) ? name : 'en'
	speak(root.lang)
	listChoices('language', codes, names, root.lang)
	listChoices('new_ends', Object.keys(ENDS), say.kinds)
	listChoices('new_algorithm', Object.keys(ALGORITHMS))
	listChoices('new_mask', ['', ...Object.keys(MASKS)])
	listKeys()
	listMenu()
	showPressed()
	if (!game) return
	describeMaze()
	showFacts()
	if (!get('end').hidden) showEnd()
}

const makeKeys = (...keys) => keys.map(key => makeElement('kbd', key))

const listKeys = () =>
	showList('help_keys', [
		[makeKeys('a', 's', 'd', 'w'), say.help_walk],
		...Object.keys(ACTIONS).flatMap(name => (keyOf(name) ? [[makeKeys(keyOf(name)), say[name]]] : [])),
	])

function listMenu() {
	const makeButton = name => {
		const button = makeElement('button', say[name], ...(keyOf(name) ? makeKeys(keyOf(name)) : []))
		button.dataset.do = name
		if (name in pressed) button.ariaPressed = false
		return button
	}
	get('menu_list').replaceChildren(...MENU.split(' ').map(makeButton))
}
