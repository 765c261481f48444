// fingers

// A swipe walks to the next fork; a finger that stays down and turns goes on from there. A touch or
// click without a swipe walks to the side of the player that it is on.

const SWIPE = 22;
let touch = null;

function take_touch(event) {
	if (event.button > 0 || touch) return;
	touch = { id: event.pointerId, x: event.clientX, y: event.clientY, toward: -1 };
	put('wrong', '');
	stage.setPointerCapture(event.pointerId);
}

const direction_to = (across, down) =>
	Math.abs(across) > Math.abs(down) ? EAST + Number(across < 0) : SOUTH + Number(down < 0);

function follow_touch(event) {
	if (touch?.id !== event.pointerId) return;
	const across = event.clientX - touch.x,
		down = event.clientY - touch.y,
		k = direction_to(across, down);
	if (Math.max(Math.abs(across), Math.abs(down)) < (k === touch.toward ? 3 * SWIPE : SWIPE)) return;
	[touch.x, touch.y] = [event.clientX, event.clientY];
	if (touch.toward >= 0 && !step_from(player, k)) return; // a long swipe is no bump
	touch.toward = k;
	run_player(k);
}

function end_touch(event) {
	if (touch?.id !== event.pointerId) return;
	const tapped = touch.toward < 0 && event.type === 'pointerup',
		box = stage.getBoundingClientRect();
	touch = null;
	if (!tapped) return;
	if (overview) return change_overview();
	const across = event.clientX - box.left + view_x - shown_x,
		down = event.clientY - box.top + view_y - shown_y;
	if (Math.max(Math.abs(across), Math.abs(down)) > wide / 2) run_player(direction_to(across, down));
}

function close_beside(event) {
	// a click beside a dialog
	const { left, right, top, bottom } = event.target.getBoundingClientRect();
	const { clientX: x, clientY: y } = event;
	if (event.target.open && (x < left || x > right || y < top || y > bottom)) event.target.close();
}

function press_button(event) {
	const button = event.target.closest('button');
	if (is_typed_ahead() && button?.closest('#end')) return;
	if (button?.dataset.do) act(button.dataset.do);
	if (button?.dataset.walk) run_player(MOVE_KEYS.indexOf(button.dataset.walk));
	const sides = button?.dataset.size?.split('x');
	if (sides) [get('new_width').value, get('new_height').value] = sides;
}
