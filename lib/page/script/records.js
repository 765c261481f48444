// records: what the browser stores, if it can: choices, and the best of each kind of maze

let storage = {}
try {
	storage = localStorage
} catch {
	/* the browser refuses it: until the page is closed, the object serves */
}

const stored = name => storage[`maze.sh ${name}`] ?? ''

function store(name, value) {
	try {
		storage[`maze.sh ${name}`] = value
	} catch {
		/* it is full */
	}
}

function readRecord(kind) {
	// -> the best time in milliseconds and the fewest extra steps, Infinity if each win had hints; the most stars
	const kept = /^([0-9]{1,10}|Infinity) ([0-9]{1,10}|Infinity) ([1-3])$/.exec(stored(`best ${kind}`)) ?? [],
		[time, extra, stars] = kept.slice(1).map(Number)
	return { time: time ?? Infinity, extra: extra ?? Infinity, stars: stars ?? 0 }
}

function keepRecord(kind, time, extra, stars, hints) {
	// -> the names of the values that are better than before. With hints, a win counts for the stars only
	const best = readRecord(kind),
		now = hints ? best : { time, extra },
		better = ['time', 'extra'].filter(name => now[name] < best[name] && best[name] < Infinity),
		line = [Math.min(now.time, best.time), Math.min(now.extra, best.extra), Math.max(stars, best.stars)].join(' ')
	store(`best ${kind}`, line)
	return better
}

function openRecords() {
	const kinds = Object.keys(storage).map(key => /^maze\.sh best (.*)$/s.exec(key)?.[1] ?? '')
	kinds.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
	const rows = kinds.flatMap(kind => {
		const { time, extra, stars } = readRecord(kind)
		if (!stars) return []
		const name = numberLevel(kind) > LEVELS.length ? kind : nameRecipe(kind)
		const best = time < Infinity ? `${showTime(time)} · ${say.extra} ${extra} · ` : ''
		return [[[printable(name)], best + drawStars(stars)]]
	})
	showList('records_list', rows.length ? rows : [[[say.no_records], '']])
	openDialog('records')
}
