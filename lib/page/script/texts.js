'use strict';

// texts: the texts of the page in each of its languages, with the titles of the levels

/** @type {any} */
let say = {};
/** @type {Record<string, any>} */
const languages = {};
const { names: text_names, ...all_texts } = JSON.parse(document.querySelector('#texts').textContent);
for (const [language, texts] of Object.entries(all_texts))
	languages[language] = Object.fromEntries(text_names.map((name, i) => [name, texts[i]]));

function speak(language) {
	// labels the page in that language
	say = languages[language] || languages.en;
	for (const place of all('[data-say]')) place.textContent = say[place.dataset.say];
	for (const place of all('[data-label]')) place.ariaLabel = say[place.dataset.label];
}

const print_text = (format, ...values) => format.replace(/%s/g, () => String(values.shift()));

function printable(value) {
	const bytes = new TextEncoder().encode(value);
	let line = new TextDecoder().decode(bytes.slice(0, 60));
	if (bytes.length > 60) line = `${line.replace(/\P{ASCII}$/u, '')}...`;
	return line.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?') || "''";
}
