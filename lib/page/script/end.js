// end: of a game

function show_over(is_over) {
	// what makes no sense then cannot be pressed
	document.body.classList.toggle('over', is_over);
	for (const button of all('#dock [data-do=hint], #dock [data-do=solve]')) button.disabled = is_over;
}

function end_game() {
	stop_clock();
	way = solve(start);
	const won = result === 'won',
		shortest = way.length && way.length - 1;
	const percent = (part, whole) => `${whole ? Math.floor((100 * part) / whole) : 100}%`;
	if (won && keys.length > given) won_here++;
	put('end_title', won ? say.won : way.length ? say.resigned : say.no_way);
	put('end_record', won && moves && !hints && !seen && !given ? keep_record(shortest) : '');
	show_list('end_facts', [
		[say.time, show_time(clock)],
		[say.moves, moves],
		[say.shortest, shortest],
		[say.efficiency, won ? percent(shortest, moves) : '–'],
	]);
	show_list('end_more', [
		[say.bumps, bumps],
		[say.good, percent(moves, moves + bumps)],
		[say.hints, hints],
		[say.sitting, won_here],
	]);
	get('end').hidden = false;
	show_over(true);
	tell('');
	put('words', '');
	overview = true;
	chosen = 0;
	hint = [];
	ended = way_since = time_now();
	measure_view();
	if (won) ring_bell(660);
	get('end').focus({ preventScroll: true });
}
