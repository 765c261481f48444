// watch words: each event in one plain sentence, and the data of the function that runs

const nameCell = (maze, at) => `${maze.column(at) / 2 - 1},${maze.row(at) / 2 - 1}` // its column and row, from 0

const nameWays = ways => ways.map(k => nameDirection(k % 4)).join(', ')

function tellEvent(now) {
	const { maze, event } = now,
		{ what, site, call, values } = event,
		[a, b, c] = values,
		name = at => nameCell(maze, at)
	if (what === 'begin') return now.name === 'carve_division' ? say.w_open : printText(say.w_begin, name(a))
	if (what === 'look') return tellLook(now, a, b)
	if (what === 'at') return printText(/hunt|loops/.test(call.fn) ? say.w_hunt : say.w_at, name(a))
	if (what === 'draw') return printText(say.w_draw, a, b, c)
	if (what === 'dig') {
		const isOver = Math.abs(c - a) > 2 * Math.abs(maze.step[b])
		return printText(isOver ? say.w_bridge : say.w_dig, nameDirection(b), name(a), name(c))
	}
	if (what === 'refused') return printText(say.w_refused, name(a), name(a + 2 * maze.step[b]))
	if (what === 'wall') return printText(say.w_wall, c, values[3])
	if (what === 'loop') return printText(say.w_loop, name(a), nameDirection(b))
	if (site === 'start') return printText(say.w_search, nameSquare(maze, a))
	if (what === 'seen') return printText(say.w_seen, nameSquare(maze, a), nameSquare(maze, b), now.far.get(a))
	if (now.name === 'search_plainly') return printText(say.w_path, now.far.get(maze.goal) ?? '–')
	return printText(now.name === 'carve_division' ? say.w_done_walls : say.w_done, now.digs)
}

function tellLook({ maze, name, event, frames }, here, ways) {
	const before = /recursive|stack/.test(name) ? frames.at(-2)?.here : event.call.parent?.args[0]
	if (ways.length) return printText(say.w_look, nameCell(maze, here), nameWays(ways))
	if (!before) return printText(say.w_last, nameCell(maze, here))
	return printText(name === 'carve_stack' ? say.w_pop : say.w_return, nameCell(maze, here), nameCell(maze, before))
}

function listCalls({ call }, maze) {
	const rows = []
	for (let at = call; at; at = at.parent) rows.push([[at.fn], nameArguments(at, maze)])
	return rows
}

function nameArguments({ fn, args }, maze) {
	// with the names in the comment beside the shell function
	const names = Array.from(shellCode[fn]?.lines[0].matchAll(/<([^>]+)>/g) ?? [], ([, name]) => name)
	return args
		.map((arg, i) => `${names[i] ?? ''} ${/cell/.test(names[i]) ? nameCell(maze, arg) : arg}`.trim())
		.join(', ')
}

const listWaiting = ({ frames, maze }) =>
	frames
		.map(({ here, ways, number }) => [
			[nameCell(maze, here)],
			[nameWays(ways) || '–', number].filter(Boolean).join(' · '),
		])
		.reverse()

function tellData(now) {
	// -> a heading and rows: the active calls, the array, or the other data of the algorithm
	const { maze, frames, event } = now,
		{ fn } = event.call
	if (fn === 'search_plainly') return [printText(say.w_reached, now.far.size), []]
	if (event.what === 'done') return [printText(say.calls, 0), []]
	if (fn === 'carve_recursive') return [printText(say.calls, Math.max(1, frames.length)), listWaiting(now)]
	if (fn === 'carve_stack') return [printText(say.waiting, Math.max(0, frames.length - 1)), listWaiting(now)]
	const calls = listCalls(event, maze)
	if (fn === 'carve_prim') return [printText(say.w_frontier, listFrontier(maze).length), calls]
	if (now.name === 'carve_eller') return [printText(say.w_row_sets, new Set(now.sets.values()).size), calls]
	if (now.sets.size) return [printText(say.w_sets, listKept(maze).length - now.digs), calls]
	if (keepsLoops(now)) return [printText(say.w_walked, Math.max(0, now.walk.length - 1)), calls]
	if (fn === 'carve_wilson' && now.walk.length > 1) return [printText(say.w_walk, now.walk.length), calls]
	return [printText(say.calls, calls.length), calls]
}
