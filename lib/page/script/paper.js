// paper: the worksheet, with the maze on a page and its solution on another

const paper = new CSSStyleSheet() // in the orientation of the maze; with a named page, Firefox prints an empty page

function makeSheet() {
	if (isInFog()) return get('sheet').replaceChildren(makeElement('p', say.in_fog))
	const maze = mazeAtStart(),
		{ recipe, seed } = game,
		title = [nameRecipe(recipe, maze), ...(seed ? [`${say.seed} ${seed}`] : [])].join(' · '),
		blanks = say.sheet_blanks.map(text => makeElement('span', text)),
		isWide = maze.width > maze.height
	const makePage = (head, words, way) =>
		makeElement('div', makeElement('h2', head), makeElement('p', ...words), makeSvg(maze, nameMaze(), way))
	get('sheet').replaceChildren(
		makePage(title, blanks, []),
		makePage(`${title} · ${say.solution}`, [], solve(maze, maze.player)),
	)
	get('sheet').classList.toggle('wide', isWide)
	paper.replaceSync(isWide ? '@page { size: landscape }' : '')
	document.adoptedStyleSheets = [paper]
}
