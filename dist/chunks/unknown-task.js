import { un as similarIdFinder } from "./through-proxy.js";
// src/core/plan/graph/unknown-task.ts
/** `the plan has no task T7`, with the id that was probably meant. */
function unknownTask({ tasks }, task) {
	const suggestion = similarIdFinder(tasks.map(({ id }) => id))(task);
	return `the plan has no task ${task}${suggestion === void 0 ? "" : `. Did you mean ${suggestion}?`}`;
}
export { unknownTask as t };
