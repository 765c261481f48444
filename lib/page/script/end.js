// end: the end of a game

function show_over(is_over) {
	// after the end, Hint and Solve are off
	document.body.classList.toggle('over', is_over);
	for (const button of all('#dock [data-do=hint], #dock [data-do=solve]')) button.disabled = is_over;
}

const earns_stars = () => result === 'won' && moves > 0 && !given && is_first;

function judge_challenge() {
	const seconds = Math.floor(clock / 1000);
	const is_better = seconds < challenge.beat || (seconds === challenge.beat && moves < challenge.steps);
	return print_text(is_better ? say.beaten : say.not_beaten, write_result(challenge));
}

function end_day() {
	// -> a sentence about the daily mazes in a row, if this is the maze of today
	return kind?.day === find_today() ? print_text(say.streak, count_streak()) : '';
}

const write_share = (stars, shortest) =>
	`maze.sh ${kind.day} ${draw_stars(stars)} ${show_time(clock)} ${moves} steps (shortest ${shortest})`;

function end_game() {
	stop_clock();
	way = solve(start);
	const won = result === 'won',
		shortest = way.length && way.length - 1;
	const percent = (part, whole) => print_text(say.percent, whole ? Math.floor((100 * part) / whole) : 100);
	const stars = earns_stars() ? count_stars(shortest) : 0;
	if (won && keys.length > given) won_here++;
	keep_stars(stars);
	put('end_stars', stars ? draw_stars(stars) : '');
	get('end_stars').ariaLabel = print_text(say.stars, stars);
	put('end_title', won ? say.won : way.length ? say.resigned : say.no_way);
	put(
		'end_record',
		[won && challenge && judge_challenge(), stars && !hints && keep_record(shortest), stars && end_day()]
			.filter(Boolean)
			.join(' '),
	);
	put('end_share', stars && kind?.day ? write_share(stars, shortest) : '');
	get('end_link').dataset.say = own_result() ? 'challenge' : 'link';
	put('end_link', say[get('end_link').dataset.say]);
	note_solved();
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
	sight = null;
	chosen = 0;
	hint = [];
	ended = way_since = time_now();
	measure_view();
	if (won) ring_bell(660);
	get('end').focus({ preventScroll: true });
}
