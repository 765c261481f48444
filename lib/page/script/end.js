// end: of a game

function show_over(is_over) {
	// what makes no sense then cannot be pressed
	document.body.classList.toggle('over', is_over);
	for (const button of all('#dock [data-do=hint], #dock [data-do=solve]')) button.disabled = is_over;
}

const earns_record = () => result === 'won' && moves > 0 && !hints && !given && !is_seen();

function judge_challenge() {
	const seconds = Math.floor(clock / 1000);
	const is_better = seconds < challenge.beat || (seconds === challenge.beat && moves < challenge.steps);
	return print_text(is_better ? say.beaten : say.not_beaten, write_result(challenge));
}

function end_game() {
	stop_clock();
	way = solve(start);
	const won = result === 'won',
		shortest = way.length && way.length - 1;
	const percent = (part, whole) => `${whole ? Math.floor((100 * part) / whole) : 100}%`;
	if (won && keys.length > given) won_here++;
	put('end_title', won ? say.won : way.length ? say.resigned : say.no_way);
	put(
		'end_record',
		[won && challenge && judge_challenge(), earns_record() && keep_record(shortest)].filter(Boolean).join(' '),
	);
	get('end_link').dataset.say = own_result() ? 'challenge' : 'link';
	put('end_link', say[get('end_link').dataset.say]);
	note_seen();
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
