// without local: the recursion, as it goes wrong where a variable belongs to all calls

let spot = 0;

function carve_without_local(here) {
	spot = here;
	for (let candidate = list_candidates(spot); candidate.length; candidate = list_candidates(spot)) {
		const there = dig(spot, candidate[below(candidate.length, 2)], 3);
		enter('carve_without_local', there);
		carve_without_local(there);
		leave_call();
	}
}
