// answers: a number, or choices for the gaps in code; replies and hints are in the form, hidden

const find_replies = (form, what) => Array.from(form.querySelectorAll(`[data-reply=${what}]`))
const find_fields = form => Array.from(form.querySelectorAll('select, input'))

const is_number_field = field => field.localName === 'input' && !is_formula(field.dataset.right)

function read_number(field) {
	// -> the value of digits, or of a calculation with the boxes of the screen; NaN for anything else
	const typed = field.value.trim(),
		boxes = Array.from(field.closest('section').querySelectorAll('.boxes'))
	const value_of = (name, index = 0) => {
		const group = boxes.find(one => one.ariaLabel === name)
		return Number(group?.querySelector(`[data-box="${index}"]`)?.textContent ?? Number.NaN)
	}
	const value = /^[0-9]{1,9}$/.test(typed) ? Number(typed) : calculate(typed, value_of)
	return value >= 0 && value < 1e9 ? value : Number.NaN
}

function is_answer(field, wanted) {
	if (field.localName === 'select') return field.value === wanted
	if (!is_formula(field.dataset.right)) return String(read_number(field)) === wanted
	return are_equal(field.value, field.value) && are_equal(fill_in(field, field.value), fill_in(field, wanted))
}

function fill_in(field, text) {
	// the part between (( or = and = or )) that the gap is in, with that text in it: a * beside it binds stronger than a +
	const code = node => {
		if (node === field) return `\n${text}\n`
		return node.dataset?.right ?? (node.localName ? '' : node.textContent.replaceAll('\n', ';'))
	}
	const [before, inside, after] = Array.from(field.parentNode.childNodes, code).join('').split('\n')
	const from = before.split('((').at(-1)
	if (from === before || from.includes('))')) return inside
	return from.split('=').at(-1) + inside + after.split('))')[0].split('=')[0]
}

function prepare_gaps() {
	// choices in another order each time; a formula is typed
	for (const list of all('.gaps select')) {
		const options = Array.from(list.options).slice(1)
		for (let i = options.length - 1; i > 0; i--) {
			const j = Math.floor(Math.random() * (i + 1))
			;[options[i], options[j]] = [options[j], options[i]]
		}
		list.append(...options)
		if (!is_formula(list.dataset.right ?? '')) continue
		const field = make_element('input')
		Object.assign(field, {
			ariaLabel: list.ariaLabel,
			autocomplete: 'off',
			spellcheck: false,
			maxLength: 60,
			size: 18,
		})
		field.dataset.right = list.dataset.right
		list.replaceWith(field)
	}
}

function answer(form) {
	const fields = find_fields(form),
		[first] = fields
	for (const field of fields) field.ariaInvalid = 'false'
	if (is_number_field(first) && Number.isNaN(read_number(first)))
		return reply(form, false, print_text(find_replies(form, 'number')[0].textContent, printable(first.value.trim())))
	if (fields.some(({ value }) => value === '')) return reply(form, false, get('lesson').dataset.choose)
	const wrong = fields.filter(field => !is_answer(field, field.dataset.right))
	if (wrong.length === 0) {
		reply(form, true, find_replies(form, 'right')[0].textContent)
		solve_section(form.closest('section').id)
		return
	}
	const whys = find_replies(form, 'why')
	reply(
		form,
		false,
		(whys.find(one => is_answer(wrong.at(-1), one.dataset.to)) || find_replies(form, 'wrong')[0]).textContent,
	)
	if (whys.length === 0) for (const field of wrong) field.ariaInvalid = 'true'
}

function reply(form, is_right, text) {
	// replaces the last reply; hints stay until the answer is right
	const place = form.querySelector('.reply'),
		hints = find_replies(form, 'hint').map(one => one.textContent)
	const kept = Array.from(place.children).filter(({ textContent: shown }) => shown !== text && hints.includes(shown))
	place.replaceChildren(mark_code(make_element('p', text)), ...(is_right ? [] : kept))
	place.classList.toggle('right', is_right)
}

function show_hint(button) {
	// shows the next hint below the others
	const form = button.closest('form'),
		hints = find_replies(form, 'hint'),
		place = form.querySelector('.reply')
	const given = Array.from(place.children, one => one.textContent)
	const next = hints.find(one => !given.includes(one.textContent))
	if (next) place.append(mark_code(make_element('p', next.textContent)))
}
