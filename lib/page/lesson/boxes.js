// boxes: an array to click; a click, or an arrow key, shows the box as code and its value

function look_into(button) {
	const group = button.closest('.boxes'),
		name = group.ariaLabel,
		n = Number(button.dataset.box)
	const [x, y] = [n % 9, Math.floor(n / 9)],
		ring = x % 8 && y % 8 ? '' : `, ${say_ring}`,
		where = group.dataset.row === '9' ? `   x ${x}, y ${y}${ring}` : ''
	for (const one of group.children) {
		one.tabIndex = one === button ? 0 : -1
		one.classList.toggle('seen', one === button)
	}
	group.nextElementSibling.replaceChildren(make_element('code', `\${${name}[${n}]} = ${button.textContent}${where}`))
}

function move_in_boxes(event) {
	const button = event.target.closest('.boxes button'),
		group = button?.parentNode
	const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -group?.dataset.row, ArrowDown: Number(group?.dataset.row) }[
		event.key
	]
	const next = group?.children[Array.from(group.children).indexOf(button) + by]
	if (!next) return
	event.preventDefault()
	next.focus()
	look_into(next)
}

function prepare_boxes() {
	// Tab reaches one box of each array
	for (const group of all('.boxes'))
		for (const button of group.children) button.tabIndex = button.previousElementSibling ? -1 : 0
}
