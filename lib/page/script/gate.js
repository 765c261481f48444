// gate: the one way in for every value from outside

function refuse(format, ...values) {
	throw new Error(printText(format, ...values))
}

function gateNumber(name, value, least, most, isOdd = false) {
	const number = /^[0-9]{1,18}$/.test(value) ? Number(value) : -1
	if (number < least || number > most) refuse(say.out_of_range, name, printable(value), least, most)
	if (isOdd && number % 2 === 0) refuse(say.not_odd, name, printable(value), number - 1, number + 1)
	return number
}
