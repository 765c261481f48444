// answers: a number, or choices for the gaps in code; replies and hints are in the form, hidden

const find_replies = (form, what) => Array.from(form.querySelectorAll(`[data-reply=${what}]`));
const find_fields = (form) => Array.from(form.querySelectorAll('select, input'));

function answer(form) {
	const fields = find_fields(form),
		[first] = fields;
	for (const field of fields) field.ariaInvalid = 'false';
	if (first.localName === 'input' && !/^[0-9]{1,9}$/.test(first.value.trim()))
		return reply(form, false, print_text(find_replies(form, 'number')[0].textContent, printable(first.value.trim())));
	if (fields.some(({ value }) => value === '')) return reply(form, false, get('lesson').dataset.choose);
	const value_of = ({ value, localName }) => (localName === 'input' ? String(Number(value)) : value);
	const wrong = fields.filter((field) => value_of(field) !== field.dataset.right);
	if (wrong.length === 0) {
		reply(form, true, find_replies(form, 'right')[0].textContent);
		solve_section(form.closest('section').id);
		return;
	}
	const whys = find_replies(form, 'why'),
		last = value_of(wrong.at(-1));
	reply(form, false, (whys.find((one) => one.dataset.to === last) || find_replies(form, 'wrong')[0]).textContent);
	if (whys.length === 0) for (const field of wrong) field.ariaInvalid = 'true';
}

function reply(form, is_right, text) {
	// replaces the last reply; hints stay until the answer is right
	const place = form.querySelector('.reply'),
		hints = find_replies(form, 'hint').map((one) => one.textContent);
	const kept = Array.from(place.children).filter(({ textContent: shown }) => shown !== text && hints.includes(shown));
	place.replaceChildren(make_element('p', text), ...(is_right ? [] : kept));
	place.classList.toggle('right', is_right);
}

function show_hint(button) {
	// shows the next hint below the others
	const form = button.closest('form'),
		hints = find_replies(form, 'hint'),
		place = form.querySelector('.reply');
	const given = Array.from(place.children, (one) => one.textContent);
	const next = hints.find((one) => !given.includes(one.textContent));
	if (next) place.append(make_element('p', next.textContent));
}
