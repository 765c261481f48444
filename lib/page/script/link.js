// link: copy a link to the maze, to the steps of a game, or to a result to beat

const ownResult = () =>
	game.result === 'won' && !game.given ? { beat: Math.max(1, Math.floor(game.clock / 1000)), steps: game.moves } : null

async function copyLink(keys, challenge) {
	const { recipe } = game,
		address = recipe && writeAddress(recipe, keys, challenge)
	if (!recipe || address.length > LONGEST_ADDRESS) return tell(say.no_link)
	const url = (get('maze').dataset.url || pageAddress()) + address, // --url says where the page will stand
		text = challenge ? get('end_share').textContent : ''
	try {
		await navigator.clipboard.writeText(`${text}\n${url}`.trim())
		tell(url.startsWith('file:') ? say.copied_file : say.copied)
	} catch {
		prompt(say.copied, url)
	}
}
