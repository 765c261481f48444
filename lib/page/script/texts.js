'use strict';

// texts: the texts of the page in each of its languages, with the titles of the levels

/** @type {any} */
let say = {};
/** @type {Record<string, any>} */
const languages = {};
for (const element of document.querySelectorAll('[type="application/json"]')) {
	const { lang, dataset, textContent } = /** @type {HTMLElement} */ (element);
	const texts = JSON.parse(textContent); // of other languages than English only the values
	const named = Array.isArray(texts) ? name_texts(texts) : texts;
	languages[lang] = { titles: dataset.titles.split('|'), ...named };
}

function name_texts(values) {
	const names = Object.keys(languages.en).slice(1);
	return Object.fromEntries(names.flatMap((name, i) => (values[i] === null ? [] : [[name, values[i]]])));
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
