// records: the records, which the browser stores if it can

function stored(name, where = 'localStorage') {
	try {
		return window[where].getItem(`maze.sh ${name}`) || ''
	} catch {
		return ''
	}
}

function read_json(name, where) {
	// the list stored under that name; empty if it is damaged
	try {
		const list = JSON.parse(stored(name, where))
		return Array.isArray(list) ? list : []
	} catch {
		return []
	}
}

const read_names = list => read_json(list).filter(name => typeof name === 'string')

function keep_name(list, name, most) {
	// puts the name first in a stored list
	const names = [name, ...read_names(list).filter(other => other !== name)]
	store(list, JSON.stringify(names.slice(0, most)))
}

function store(name, value, where = 'localStorage') {
	try {
		if (value) window[where].setItem(`maze.sh ${name}`, value)
		else window[where].removeItem(`maze.sh ${name}`)
	} catch {
		/* the game continues without storage */
	}
}

function name_kind() {
	if (kind?.day) return `daily-${kind.day}`
	if (kind?.level) return `level-${kind.level}`
	const said = [`${width}x${height}`, bridges ? 'weave' : 'plain', kind ? kind.ends : 'file']
	if (kind && kind.algorithm !== 'backtracker') said.push(kind.algorithm)
	if (kind && kind.loops !== null) said.push(`${kind.loops}%`)
	if (kind?.mask) said.push(kind.mask)
	return said.join(' ')
}

function read_best(name) {
	// -> the best time in milliseconds and the fewest extra steps under that name
	const kept = stored(name)
	return /^[0-9]{1,10} [0-9]{1,10}$/.test(kept) ? kept.split(' ').map(Number) : [Infinity, Infinity]
}

function keep_record(shortest) {
	// stores the best time and the fewest extra steps; -> the names of those that are new
	const now = [Math.round(clock), moves - shortest],
		best = read_best(name_kind())
	const better = ['time', 'extra'].filter((_, i) => now[i] < best[i])
	const best_now = now.map((value, i) => Math.min(value, best[i])).join(' ')
	if (better.length) store(name_kind(), best_now)
	return stored(name_kind()) === best_now ? better : [] // without storage there are no records
}

function open_records() {
	const found = []
	try {
		for (const key of Object.keys(localStorage).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
			const [, name, level, day] = /^maze\.sh ([0-9]+x[0-9]+ .*|level-([0-9]+)|daily-(.*))$/.exec(key) || []
			const [, time, more] = /^([0-9]{1,10}) ([0-9]{1,10})$/.exec(localStorage.getItem(key)) || []
			if (!name || !time) continue
			const words = day || LEVELS[Number(level) - 1] ? name_game({ level, day }) : name,
				stars = stars_of(name)
			found.push([
				[printable(words)],
				`${show_time(Number(time))} · ${say.extra} ${more}${stars ? ` · ${draw_stars(stars)}` : ''}`,
			])
		}
	} catch {
		/* no storage, no records */
	}
	show_list('records_list', found.length ? found : [[[say.no_records], '']])
	open_dialog('records')
}
