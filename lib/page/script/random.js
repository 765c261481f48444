'use strict'

// random numbers: those of maze.sh, so that a seed makes the same maze here

const LAST_SEED = 2147483646
let state = 1

function seedWith(seed) {
	state = seed
}

function below(n, site = '') {
	state = (state * 48271) % 2147483647
	if (events) note('draw', site, state, n, state % n)
	return state % n
}

const pickSeed = () => Math.floor(Math.random() * LAST_SEED) + 1
