// figures: drawings inside the text. A maze to dig by clicks, where dig is explained; and each function that can be
// watched, step by step, beside its code

const [say_dig, say_dug, say_stuck, say_ring] = get('lesson').dataset.figures.split('|')
const FIGURE = [320, 250] // the room for a drawing: width and height

function make_figure(section, before, ...inside) {
	const canvas = make_element('canvas'),
		words = make_element('p'),
		figure = make_element('figure', canvas, words, ...inside)
	words.setAttribute('aria-live', 'polite')
	canvas.setAttribute('role', 'img')
	canvas.ariaLabel = section.querySelector('h2').textContent
	before.before(figure)
	return { canvas, words }
}

// the lines of a function on a screen
function find_code(section, name) {
	const starts = one => one.textContent.startsWith(`${name}() {`)
	return Array.from(Array.from(section.querySelectorAll('pre')).find(starts)?.children ?? [])
}

function add_steps(button) {
	// the function that the button watches
	const section = button.closest('section'),
		name = button.dataset.watch,
		work = record_carving(name, kind),
		lines = find_code(section, name),
		place = make_element('span'),
		[back, on] = ['◀', '▶'].map(sign => make_element('button', sign)),
		row = make_element('p', back, on, place)
	let n = 0
	;[back.ariaLabel, on.ariaLabel, row.className] = [say.step_back, say.step_on, 'row']
	const { canvas, words } = make_figure(section, button.parentNode, row)
	const show = () => {
		const now = state_at(work, n),
			runs = line_of(work.events[n]),
			last = work.events.length - 1
		words.textContent = in_state(work, now, () => tell_event(work, n, now))
		for (const [i, line] of lines.entries()) line.classList.toggle('now', i === runs)
		place.textContent = print_text(say.w_step, n, last)
		;[back.disabled, on.disabled] = [n === 0, n === last]
		draw_watch(canvas, FIGURE, work, n, now)
	}
	const turn = by => () => {
		n += by
		show()
	}
	listen(back, { click: turn(-1) })
	listen(on, { click: turn(1) })
	return show
}

function add_digging(section) {
	// a maze that the reader digs; an open cell that is clicked is where the next passage begins
	const { canvas, words } = make_figure(section, section.querySelector('form, .question')),
		maze = aside(() => {
			make_grid(kind.width, kind.height)
			return { ...take_maze(), player: 0, goal: 0 }
		})
	let here = 0,
		drawn_pitch = 1
	const in_maze = work =>
		aside(() => {
			put_maze(maze)
			return work()
		})
	const show = () =>
		in_maze(() =>
			draw_small(canvas, FIGURE, pen => {
				drawn_pitch = pitch
				draw_floor(pen)
				draw_walls(pen, whole(), ink.held)
				for (const k of list_candidates(here)) mark_square(pen, ink.goal, here + 2 * step[k], wide * 0.3)
				draw_piece(pen, 'player', middle_x(here), middle_y(here), wide * 0.7)
			}),
		)
	const go = k => {
		const from = here
		here = dig(here, k)
		words.textContent = print_text(say_dug, from, k, from, from + step[k], here)
	}
	const click = ({ clientX, clientY }) => {
		const { left, top } = canvas.getBoundingClientRect(),
			[x, y] = [clientX - left, clientY - top].map(at => 2 * Math.floor(at / drawn_pitch))
		in_maze(() => {
			const there = y * stride + x,
				way = list_candidates(here).find(k => here + 2 * step[k] === there)
			if (way !== undefined) go(way)
			else if (is_cell(there) && cell[there] === OPEN) here = there
			if (!list_candidates(here).length) words.textContent = print_text(say_stuck, here)
		})
		show()
	}
	in_maze(() => {
		here = cell_at(0, 0)
		cell[here] = OPEN
	})
	words.textContent = say_dig
	listen(canvas, { click })
	return show
}

function add_figures() {
	// -> draws all of them, also when the colors have changed
	const digs = all('main > section').filter(section => find_code(section, 'dig').length)
	const shows = [...digs.map(add_digging), ...all('[data-watch]').map(add_steps)]
	return () => {
		choose_inks()
		for (const show of shows) show()
	}
}
