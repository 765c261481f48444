// colors: the themes, and the colors of the style for the canvases

const THEMES = ['plain', 'contrast', 'none']
const INKS = 'floor wall wall-end walked dimmed way hint player player-dark goal goal-dark deck shade flash held fog'
const ink = {} // by name
const systemDark = matchMedia('(prefers-color-scheme: dark)'),
	moreContrast = matchMedia('(prefers-contrast: more)')

const theme = () => root.dataset.theme

function chooseTheme(name) {
	const usual = moreContrast.matches ? 'contrast' : 'plain'
	root.dataset.theme = THEMES.includes(name) ? name : usual
	chooseInks()
}

function changeTheme() {
	const n = (THEMES.indexOf(theme()) + 1) % THEMES.length
	store('theme', THEMES[n])
	chooseTheme(THEMES[n])
	tell(`${say.theme}: ${say.themes[n]}`)
}

function chooseInks() {
	const probe = get('layers') // it has no text
	for (const name of INKS.split(' ')) {
		probe.style.color = `var(--${name})`
		ink[name] = getComputedStyle(probe).color
	}
	redraw()
	redrawWatch()
}
