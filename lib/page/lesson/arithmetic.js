// arithmetic: the arithmetic of (( )), so that a typed answer can be judged by its value. Nothing typed is ever run: a
// text is split into signs and names, and calculated here

const ARITHMETIC = /\s*(?:(\d{1,9})(?!\w)|\$?\{?([A-Za-z_]\w*|(?<=\$\{?)\d)\}?|([-+*/%()[\]]))/y
const STRONG = { '+': 1, '-': 1, '*': 2, '/': 2, '%': 2 }

function split_arithmetic(text) {
	// -> numbers, names (as [name]) and signs; null if something else is in the text
	const parts = []
	for (ARITHMETIC.lastIndex = 0; text.slice(ARITHMETIC.lastIndex).trim(); ) {
		const found = ARITHMETIC.exec(text)
		if (!found) return null
		const [, number, name, sign] = found
		parts.push(number ? Number(number) : name ? [name] : sign)
	}
	return parts
}

function calculate(text, value_of) {
	// -> the value, a whole number; NaN if the text is not arithmetic. value_of: the value of a name, or of name and index
	const parts = split_arithmetic(text)
	let at = 0
	const take = sign => parts[at] === sign && ++at > 0
	const read_one = () => {
		const part = parts[at++]
		if (typeof part === 'number') return part
		if (part === '-') return -read_one()
		if (part === '(') {
			const value = read_sum(1)
			return take(')') ? value : Number.NaN
		}
		if (!Array.isArray(part)) return Number.NaN
		if (!take('[')) return value_of(part[0])
		const index = read_sum(1)
		return take(']') ? value_of(part[0], index) : Number.NaN
	}
	const read_sum = least => {
		// all signs that are at least that strong
		let value = read_one()
		for (let sign = String(parts[at]); STRONG[sign] >= least; sign = String(parts[at])) {
			at++
			value = apply_sign(sign, value, read_sum(STRONG[sign] + 1))
		}
		return value
	}
	if (!parts?.length) return Number.NaN
	const value = read_sum(1)
	return at === parts.length ? value : Number.NaN
}

function apply_sign(sign, one, other) {
	if (sign === '+') return one + other
	if (sign === '-') return one - other
	if (sign === '*') return one * other
	if (other === 0) return Number.NaN
	return sign === '/' ? Math.trunc(one / other) : one % other
}

const TRIED = 5 // ways to give values to the names

function are_equal(one, other) {
	// do two formulas have the same value, whatever the values of their names?
	for (let n = 1; n <= TRIED; n++) {
		const value_of = (name, index = 0) => {
			let value = 7 * n
			for (const sign of `${name}${index}`) value = (value * 31 + sign.charCodeAt(0)) % 997
			return value + 2
		}
		const [a, b] = [one, other].map(text => calculate(text, value_of))
		if (Number.isNaN(a) || a !== b) return false
	}
	return true
}

// A choice that is a formula is typed instead.
const is_formula = text => /^[\w\s+*/%()[\]$-]+$/.test(text) && /\w\s*[+*/%-]\s*\w/.test(text) && !text.startsWith('$')
