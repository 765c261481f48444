// worker: make a large maze in a worker, so that it does not block the page; where none can be started, the page makes it

const LARGE = 40000 // squares: the page itself makes a smaller maze
let worker = null // while it makes a maze
const own_code = {
	createScriptURL: () => URL.createObjectURL(new Blob([document.querySelector('script:not([type])').textContent])),
}
/** @type {any} */
const { trustedTypes: types } = window
const maker_address = (types?.createPolicy('maker', own_code) ?? own_code).createScriptURL('')

async function prepare(kind) {
	// until make_maze finds this maze made, if it is large; never, if another game begins before
	stop_worker()
	if (!(kind?.width * kind?.height >= LARGE) || ready?.name === write_address(kind)) return
	stage.ariaBusy = 'true'
	const maze = await new Promise((go_on, fail) => {
		worker = new Worker(maker_address)
		worker.onmessage = ({ data }) => go_on(data)
		worker.onerror = fail
		worker.postMessage([kind, MASKS])
	}).catch(() => null)
	if (maze) ready = { name: write_address(kind), maze }
}

function stop_worker() {
	worker?.terminate()
	worker = null
	stage.ariaBusy = 'false'
}
