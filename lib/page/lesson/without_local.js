// without local: the recursion with a variable that all calls share, which goes wrong

let spot = 0

function carve_without_local(here) {
	spot = here
	for (let candidate = list_candidates(spot); candidate.length; candidate = list_candidates(spot)) {
		const there = dig(spot, candidate[below(candidate.length, 'draw')], 'dig')
		enter('carve_without_local', there)
		carve_without_local(there)
		leave_call()
	}
}
