// texts: the texts of the page in each of its languages, with the titles of the levels

let say = {}
const languages = {}
const [textNames, ...textLines] = document.querySelector('#texts').textContent.trim().split('\n')
for (const names = textNames.split(' '); textLines.length; ) {
	const [language, ...texts] = textLines.splice(0, names.length + 1),
		values = texts.map(text => (text.includes('\t') ? text.split('\t') : text)) // a text, or an array of them
	languages[language] = Object.fromEntries(names.map((name, i) => [name, values[i]]))
}

function speak(language) {
	// labels the page in that language
	say = languages[language] || languages.en
	for (const place of all('[data-say]')) place.textContent = say[place.dataset.say]
	for (const place of all('[data-label]')) place.ariaLabel = say[place.dataset.label]
}

const printText = (format, ...values) => format.replace(/%s/g, () => String(values.shift()))

function printable(value) {
	const bytes = new TextEncoder().encode(value)
	let line = new TextDecoder().decode(bytes.slice(0, 60))
	if (bytes.length > 60) line = `${line.replace(/\P{ASCII}$/u, '')}...`
	return line.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?') || "''"
}
