'use strict';

// texts: what is said to people, in the languages that stand in the page, a block of JSON each

/** @type {any} */
let say = {};
/** @type {Record<string, any>} */
const languages = {};
for (const block of document.querySelectorAll('script[data-language]'))
	languages[/** @type {HTMLElement} */ (block).dataset.language] = JSON.parse(block.textContent);

function speak(language) {
	// what it lacks is said in English
	say = { ...languages.en, ...languages[language] };
}

const print_text = (format, ...values) => format.replace(/%s/g, () => String(values.shift()));

function printable(value) {
	const line = value.slice(0, 99).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
	return line.length > 60 ? `${line.slice(0, 60)}...` : line || "''";
}
