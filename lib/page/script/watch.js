// watch: carve a maze or search a path step by step, with the shell code that does it; two works side by side

const WATCH_MOST = 1000, // cells
	WATCH_ROWS = 60,
	RATES = [1, 2, 4, 8, 16, 32, 64, 256, 1024] // steps in a second, by speed
let works = [], // one or two; the sentence and the code belong to the first; none for a maze that is too large
	watchedMade, // how the maze is made
	watchCode, // the work whose code is shown
	watchAt = 0,
	watchSource = 0, // the cell that distances are measured from; 0: the first one
	watchFrame = 0 // of the browser, while the steps play

const watchNames = () => ['carve_recursive', ...Object.keys(ALGORITHMS).map(functionOf), 'search_plainly']

// a maze from a file is made by nothing, and may have even sides
const likeGame = ({ maze }) => ({
	...PLAIN,
	width: maze.width | 1,
	height: maze.height | 1,
	seed: pickSeed(),
	isFile: true,
})

function openWatch(made = game.made || likeGame(game)) {
	const chosen = made.algorithm === 'backtracker' ? 'carve_recursive' : functionOf(made.algorithm),
		names = watchNames(),
		texts = names.map(nameOf)
	openDialog('watch')
	watchedMade = made
	listChoices('watch_what', names, texts, chosen)
	listChoices('watch_beside', ['', ...names], ['–', ...texts])
	watchAt = 0
	watchWork(chosen)
	get('watch_play').focus({ preventScroll: true })
}

const isOfGame = () => watchedMade === game.made || watchedMade.isFile // the smaller one is not

function recordWatched(name) {
	if (name !== 'search_plainly') return recordCarving(name, watchedMade)
	if (!isOfGame()) return recordSearch(makeMaze(watchedMade))
	return recordSearch(game.result === 'unfinished' ? game.maze : mazeAtStart())
}

function watchWork(name, beside = '') {
	// another comparison keeps the step
	const { width: across, height: down, algorithm, isFile } = watchedMade,
		cells = (across >> 1) * (down >> 1),
		isMade = !isFile && functionOf(algorithm) === name.replace('recursive', 'stack'),
		isSame = isOfGame() && (name === 'search_plainly' || isMade),
		seed = isSame && isFile ? game.seed || '–' : watchedMade.seed
	playWatch(false)
	get('watch_large').hidden = cells <= WATCH_MOST
	put('watch_large_words', printText(say.w_large, cells, WATCH_MOST))
	put('watch_title', `${across} × ${down} · ${say.seed} ${seed}${isSame ? '' : ` · ${say.w_other}`}`)
	if (name !== works[0]?.name) watchAt = 0
	watchSource = 0
	works = cells > WATCH_MOST ? [] : [name, beside].filter(Boolean).map(recordWatched)
	if (works.length) goWatch(watchAt)
}

const lastStep = () => Math.max(...works.map(({ events }) => events.length - 1))

function stepOf(work) {
	// by number, the shorter work waits at its end; by share, both end together
	const last = work.events.length - 1
	if (works.length < 2 || get('watch_pace').value === 'number') return Math.min(watchAt, last)
	return Math.round((watchAt * last) / Math.max(1, lastStep()))
}

function goWatch(n) {
	watchAt = Math.max(0, Math.min(lastStep(), n))
	showWatch()
}

const isWatchOver = () => !works.length || watchAt === lastStep()

function playWatch(plays) {
	// at each frame, as many steps as the speed has in that time
	const button = get('watch_play')
	cancelAnimationFrame(watchFrame)
	watchFrame = 0
	button.classList.toggle('plays', plays)
	button.querySelector('span').textContent = plays ? say.pause : say.play
	for (const words of all('#watch_dialog [aria-live]')) words.setAttribute('aria-live', plays ? 'off' : 'polite')
	if (!plays || !works.length) return
	if (isWatchOver()) watchAt = 0
	let before = timeNow(),
		due = 0
	const play = () => {
		const now = timeNow()
		due += ((now - before) / 1000) * RATES[Number(get('watch_speed').value) - 1]
		before = now
		if (due >= 1) goWatch(watchAt + Math.floor(due))
		due %= 1
		if (isWatchOver()) playWatch(false)
		else watchFrame = requestAnimationFrame(play)
	}
	watchFrame = requestAnimationFrame(play)
}

function showWatch() {
	const [work] = works,
		at = stepOf(work),
		now = stateAt(work, at),
		last = lastStep(),
		[heading, rows] = tellData(work, at, now)
	if (watchCode !== work) showWatchedCode(work)
	put('watch_words', tellEvent(work, at, now))
	get('watch_about').textContent = say.about[numberOf(work.name)] ?? ''
	get('watch_calls').textContent = heading
	showList('watch_stack', rows.slice(0, WATCH_ROWS))
	put('watch_number', printText(say.w_step, watchAt, last))
	get('watch_at').max = last
	get('watch_at').value = watchAt
	for (const name of ['first', 'back']) get(`watch_${name}`).disabled = !watchAt
	for (const name of ['on', 'last']) get(`watch_${name}`).disabled = watchAt === last
	drawWorks()
}

function showWatchedCode(work) {
	const names = [...new Set(work.events.map(({ call }) => call.fn))].filter(fn => shellCode[fn])
	showCode([...names, ...(/recursive|stack/.test(work.name) ? ['list_candidates', 'below', 'dig'] : [])])
	watchCode = work
}

// the place of a function in the list of algorithms, of which the search is the last
const numberOf = name => watchNames().indexOf(name.replace('recursive', 'stack')) - 1

const nameOf = name => (name === 'search_plainly' ? say.w_search_name : name.slice(6).replaceAll('_', '-'))

function drawWorks() {
	get('watch_dialog').classList.toggle('two', works.length > 1)
	for (const [i, work] of works.entries()) {
		const half = all('#watch_room .half')[i],
			{ clientWidth, clientHeight } = half.querySelector('.plot'),
			n = stepOf(work),
			now = stateAt(work, n)
		if (works.length > 1) tellHalf(half, work, n, now)
		drawWatch(half.querySelector('canvas'), [clientWidth, clientHeight], work, n, now)
	}
	const [work] = works
	if (!work) return
	const now = stateAt(work, stepOf(work)),
		{ source, most } = pressed.watch_far ? measureFar(work, now) : { source: 0, most: 0 }
	markLine(work.events[stepOf(work)])
	showLegend('watch_legend', now.maze, source, most)
}

function tellHalf(half, work, n, now) {
	const [head, words, data] = half.querySelectorAll('.told > *'),
		[heading] = tellData(work, n, now),
		digs = /search|division/.test(work.name) ? [] : [printText(say.w_passages, now.digs)]
	const tellIn = (element, text) => {
		if (element.textContent !== text) element.textContent = text
	}
	tellIn(head, `${nameOf(work.name)} · ${printText(say.w_step, n, work.events.length - 1)}`)
	tellIn(words, tellEvent(work, n, now))
	tellIn(data, [heading, ...digs].join(' · '))
}

const findSource = maze => watchSource || firstOpen(maze)

function takeSource(event) {
	const work = works[all('#watch_room canvas').indexOf(event.target)]
	if (!work || !pressed.watch_far) return
	const { left, top } = event.target.getBoundingClientRect(),
		{ maze } = stateAt(work, stepOf(work))
	watchSource = cellNear(maze, event.clientX - left, event.clientY - top, work.pitch) || watchSource
	drawWorks()
}

const WATCH_ACTIONS = {
	watch_first: () => watchStep(-1e9),
	watch_back: () => watchStep(-1),
	watch_play: () => playWatch(!watchFrame),
	watch_on: () => watchStep(1),
	watch_last: () => watchStep(1e9),
	watch_far: drawWorks,
	watch_small: () => openWatch({ ...watchedMade, width: 21, height: 15, isFile: false }),
}
const WATCH_KEYS = { ' ': 'play', ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' }

function takeWatchKey(event) {
	// a field needs its keys, and a button the space key
	const action = event.key === ' ' && event.target.closest('button') ? '' : WATCH_KEYS[event.key]
	if (!get('watch_dialog').open) return
	if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest('input, select')) return
	if (event.key === '+' || event.key === '-')
		get('watch_speed').value = Number(get('watch_speed').value) + Number(`${event.key}1`)
	else if (action) WATCH_ACTIONS[`watch_${action}`]()
	else return
	event.preventDefault()
}

function watchStep(by) {
	playWatch(false)
	if (works.length) goWatch(watchAt + by)
}

function listenToWatch() {
	listen(document, { keydown: takeWatchKey }) // not the dialog: a button that is turned off loses the focus
	listen(get('watch_dialog'), { close: () => playWatch(false) })
	for (const list of [get('watch_what'), get('watch_beside')])
		listen(list, { change: () => watchWork(get('watch_what').value, get('watch_beside').value) })
	listen(get('watch_pace'), { change: showWatch })
	listen(get('watch_room'), { click: takeSource })
	listen(get('watch_at'), { input: () => watchStep(Number(get('watch_at').value) - watchAt) })
	new ResizeObserver(redrawWatch).observe(get('watch_room'))
}

function redrawWatch() {
	if (works.length && get('watch_dialog').open) showWatch()
}
