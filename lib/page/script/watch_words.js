// watch words: each event in one plain sentence, and the data of the function that runs

const name_cell = at => `${column(at) / 2 - 1},${row(at) / 2 - 1}` // its column and row, from 0

const name_ways = ways => ways.map(k => name_direction(k % 4)).join(', ')

function tell_event(work, n, now) {
	const { what, site, call, values } = work.events[n],
		[a, b, c] = values
	if (what === 'begin') return work.name === 'carve_division' ? say.w_open : print_text(say.w_begin, name_cell(a))
	if (what === 'look') {
		const before = /recursive|stack/.test(work.name) ? now.frames.at(-2)?.here : call.parent?.args[0]
		if (b.length) return print_text(say.w_look, name_cell(a), name_ways(b))
		if (!before) return print_text(say.w_last, name_cell(a))
		return print_text(work.name === 'carve_stack' ? say.w_pop : say.w_return, name_cell(a), name_cell(before))
	}
	if (what === 'at') return print_text(/hunt|loops/.test(call.fn) ? say.w_hunt : say.w_at, name_cell(a))
	if (what === 'draw') return print_text(say.w_draw, a, b, c)
	if (what === 'dig') {
		const is_bridge = Math.abs(c - a) > 2 * Math.abs(step[b])
		return print_text(is_bridge ? say.w_bridge : say.w_dig, name_direction(b), name_cell(a), name_cell(c))
	}
	if (what === 'refused') return print_text(say.w_refused, ...now.refused.map(name_cell))
	if (what === 'wall') return print_text(say.w_wall, c, values[3])
	if (what === 'loop') return print_text(say.w_loop, name_cell(a), name_direction(b))
	if (what === 'seen')
		return site === 'start'
			? print_text(say.w_search, name_square(a))
			: print_text(say.w_seen, name_square(a), name_square(b), now.far.get(a))
	if (work.name === 'search_plainly') return print_text(say.w_path, now.far.get(goal) ?? '–')
	return print_text(work.name === 'carve_division' ? say.w_done_walls : say.w_done, now.digs)
}

function list_calls({ call }) {
	const rows = []
	for (let at = call; at; at = at.parent) rows.push([[at.fn], name_arguments(at)])
	return rows
}

function name_arguments({ fn, args }) {
	// with the names in the comment beside the shell function
	const names = Array.from(shell_code[fn]?.lines[0].matchAll(/<([^>]+)>/g) ?? [], ([, name]) => name)
	return args.map((arg, i) => `${names[i] ?? ''} ${/cell/.test(names[i]) ? name_cell(arg) : arg}`.trim()).join(', ')
}

const list_waiting = ({ frames }) =>
	frames
		.map(({ here, ways, number }) => [[name_cell(here)], [name_ways(ways) || '–', number].filter(Boolean).join(' · ')])
		.reverse()

function tell_data(work, n, now) {
	// -> a heading and rows: the active calls, the array, or the other data of the algorithm
	const event = work.events[n],
		{ fn } = event.call
	if (fn === 'search_plainly') return [print_text(say.w_reached, now.far.size), []]
	if (event.what === 'done') return [print_text(say.calls, 0), []]
	if (fn === 'carve_recursive') return [print_text(say.calls, Math.max(1, now.frames.length)), list_waiting(now)]
	if (fn === 'carve_stack') return [print_text(say.waiting, Math.max(0, now.frames.length - 1)), list_waiting(now)]
	const calls = list_calls(event)
	if (fn === 'carve_prim') return [print_text(say.w_frontier, list_frontier().length), calls]
	if (work.name === 'carve_eller') return [print_text(say.w_row_sets, new Set(now.sets.values()).size), calls]
	if (now.sets.size) return [print_text(say.w_sets, cells_wide * cells_high - now.digs), calls]
	if (now.trail) return [print_text(say.w_walked, now.moves), calls]
	if (fn === 'carve_wilson' && now.walk.length > 1) return [print_text(say.w_walk, now.walk.length), calls]
	return [print_text(say.calls, calls.length), calls]
}
