// watch: carve a maze or search a path step by step, with the shell code that does it; two works side by side

const WATCH_MOST = 1000, // cells
	WATCH_ROWS = 60,
	RATES = [1, 2, 4, 8, 16, 32, 64, 256, 1024] // steps in a second, by speed
let works = [], // one or two; the code and the calls that are shown belong to the first
	watchedMade, // how the mazes are made
	watchedMaze, // in which a path is searched
	watchAt = 0,
	watchSource = 0, // the cell that distances are measured from; 0: the first one
	watchFrame = 0 // of the browser, while the steps play

const watchNames = () => ['carve_recursive', ...Object.keys(ALGORITHMS).map(functionOf), 'search_plainly']

function openWatch() {
	const cells = game.maze.cellsWide * game.maze.cellsHigh,
		isLarge = cells > WATCH_MOST
	if (isInFog()) return tell(say.in_fog)
	if (isLarge && !confirm(`${printText(say.w_large, cells, WATCH_MOST)}\n${say.w_smaller}?`)) return
	watchedMade = game.made || { ...likeMaze(game.maze), seed: pickSeed() }
	if (isLarge) watchedMade = { ...watchedMade, width: 21, height: 15 }
	watchedMaze = game.result === 'unfinished' ? game.maze : mazeAtStart()
	if (isLarge) watchedMaze = makeMaze(watchedMade)
	const { algorithm } = watchedMade,
		chosen = algorithm === 'backtracker' ? 'carve_recursive' : functionOf(algorithm),
		names = watchNames(),
		texts = names.map(nameOf)
	openDialog('watch')
	listChoices('watch_what', names, texts, chosen)
	listChoices('watch_beside', ['', ...names], ['–', ...texts])
	watchAt = 0
	watchWork(chosen)
	get('watch_play').focus({ preventScroll: true })
}

function watchWork(name, beside = '') {
	// another comparison keeps the step
	playWatch(false)
	if (name !== works[0]?.name) watchAt = 0
	watchSource = 0
	const record = one => (one === 'search_plainly' ? recordSearch(watchedMaze) : recordCarving(one, watchedMade))
	works = [name, beside].filter(Boolean).map(record)
	get('watch_dialog').classList.toggle('two', works.length > 1)
	showCode(works[0])
	goWatch(watchAt)
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

const isWatchOver = () => watchAt === lastStep()

function playWatch(plays) {
	// at each frame, as many steps as the speed has in that time
	const button = get('watch_play')
	cancelAnimationFrame(watchFrame)
	watchFrame = 0
	button.classList.toggle('plays', plays)
	button.querySelector('span').textContent = plays ? say.pause : say.play
	for (const words of all('#watch_room [aria-live]')) words.ariaLive = plays ? 'off' : 'polite'
	if (!plays) return
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
	const last = lastStep(),
		[work] = works
	get('watch_at').max = last
	get('watch_at').value = watchAt
	for (const name of ['first', 'back']) get(`watch_${name}`).disabled = !watchAt
	for (const name of ['on', 'last']) get(`watch_${name}`).disabled = watchAt === last
	for (const [i, one] of works.entries()) showWork(all('#watch_room .half')[i], one)
	const { now } = work,
		[heading, rows] = tellData(now),
		{ source, most } = pressed.watch_far ? measureFar(now) : { source: 0, most: 0 }
	// a text for each algorithm, the same for recursion and stack, and one for the search
	get('watch_about').textContent = say.about[watchNames().indexOf(work.name.replace('recursive', 'stack')) - 1]
	get('watch_calls').textContent = heading
	showList('watch_stack', rows.slice(0, WATCH_ROWS))
	markLine(now.event)
	showLegend('watch_legend', now.maze, source, most)
}

function showWork(half, work) {
	const [head, words, data, plot] = half.children,
		now = stateAt(work, stepOf(work)),
		digs = /search|division/.test(work.name) ? [] : [printText(say.w_passages, now.digs)]
	head.textContent = `${nameOf(work.name)} · ${printText(say.w_step, now.n, work.events.length - 1)}`
	words.textContent = tellEvent(now)
	data.textContent = [tellData(now)[0], ...digs].join(' · ')
	drawWatch(plot, work)
}

const nameOf = name => (name === 'search_plainly' ? say.w_search_name : name.slice(6).replaceAll('_', '-'))

function takeSource(event) {
	const work = works[all('#watch_room canvas').indexOf(event.target)]
	if (!work || !pressed.watch_far) return
	watchSource = cellNear(work.now.maze, event.offsetX, event.offsetY, work.pitch) || watchSource
	showWatch()
}

const WATCH_KEYS = { ' ': 'play', ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' }

function takeWatchKey(event) {
	// a button needs the space key
	const action = event.key === ' ' && event.target.closest('button') ? '' : WATCH_KEYS[event.key]
	if (event.key === '+') get('watch_speed').stepUp()
	else if (event.key === '-') get('watch_speed').stepDown()
	else if (action) act(`watch_${action}`)
	else return
	event.preventDefault()
}

function watchStep(by) {
	playWatch(false)
	goWatch(watchAt + by)
}

function redrawWatch() {
	if (get('watch_dialog').open) showWatch()
}
