// src/core/run/attempt/attempt-tree.ts
/** By the newest event; a rejected tree counts too. `awaiting`: iterations that wait for approval, if known. */
function attemptTree(events, iteration, awaiting) {
	const iterationEvents = events.filter((event) => "iteration" in event && event.iteration === iteration);
	for (const event of iterationEvents.toReversed()) {
		const tree = treeOf(event);
		if (tree?.kind === "tree" && event.type === "attempt_held" && awaiting && !awaiting.includes(iteration)) return {
			...tree,
			fate: `${event.task}, dropped before anybody approved it`
		};
		if (tree) return tree;
	}
	return {
		kind: "none",
		why: iterationEvents.length === 0 ? "there was no such iteration" : "it is still running"
	};
}
function treeOf(event) {
	switch (event.type) {
		case "attempt_succeeded": return event.commit === null ? {
			kind: "none",
			why: "it found nothing left to do"
		} : {
			kind: "tree",
			commit: event.commit,
			fate: `${event.task}, accepted`
		};
		case "attempt_approved": return {
			kind: "tree",
			commit: event.commit,
			fate: `${event.task}, ${event.rejoins ? "approved" : "accepted"}`
		};
		case "attempt_held": return {
			kind: "tree",
			commit: event.commit,
			fate: `${event.task}, waits for approval`
		};
		case "attempt_rejected": return {
			kind: "tree",
			commit: event.commit,
			fate: `${event.task}, rejected by a person`
		};
		case "undo_done": return event.commit === null ? {
			kind: "none",
			why: "it was an undo that found nothing to revert"
		} : {
			kind: "tree",
			commit: event.commit,
			fate: `undo of iteration ${event.undoes}`
		};
		case "attempt_failed": return rejected(event.rejected, `${event.task}, rejected`, event.why);
		case "undo_failed": return rejected(event.rejected, `refused undo of iteration ${event.undoes}`, event.why);
		case "attempt_interrupted": return {
			kind: "none",
			why: `it was interrupted: ${event.why}`
		};
		default: return;
	}
}
const rejected = (commit, fate, why) => commit === null ? {
	kind: "none",
	why: `nothing of it was kept: ${why}`
} : {
	kind: "tree",
	commit,
	fate
};
export { attemptTree as t };
