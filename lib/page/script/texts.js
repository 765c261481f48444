'use strict';

// texts: the texts of the page in each of its languages, with the titles of the levels

/** @type {any} */
let say = {};
/** @type {Record<string, any>} */
const languages = {};
const { keys: text_keys, ...texts } = JSON.parse(document.querySelector('#texts').textContent);
for (const [language, [titles, ...values]] of Object.entries(texts)) {
	const found = text_keys.split(' ').flatMap((key, i) => (values[i] ? [[key, values[i]]] : []));
	languages[language] = { titles: titles.split('|'), ...Object.fromEntries(found) };
}

function speak(language) {
	// labels the page in that language; English texts stand in for missing ones
	say = { ...languages.en, ...languages[language] };
	for (const place of all('[data-say]')) place.textContent = say[place.dataset.say];
	for (const place of all('[data-label]')) place.ariaLabel = say[place.dataset.label];
}

const print_text = (format, ...values) => format.replace(/%s/g, () => String(values.shift()));

function printable(value) {
	const line = value.slice(0, 99).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
	return line.length > 60 ? `${line.slice(0, 60)}...` : line || "''";
}
