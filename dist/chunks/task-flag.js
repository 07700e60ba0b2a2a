import { On as ralphCommand, xn as lineSpan, yr as RalphError } from "./through-proxy.js";
import { t as unknownTask } from "./unknown-task.js";
import { a as plainLine } from "./one-line.js";
// src/entry/project/task-flag.ts
/** For a filter that matched nothing: a misspelt task looks like one without results. Throws RalphError USAGE. */
function refuseUnknownTask(command, project, task) {
	const { plan } = project;
	if (task === void 0 || plan.tasks.some(({ id }) => id === task)) return;
	throw new RalphError({
		code: "USAGE",
		message: `${command}: ${unknownTask(plan, plainLine(task, 80))}`,
		hint: `${lineSpan(ralphCommand(project, "status", "--all"))} shows all tasks.`
	});
}
export { refuseUnknownTask as t };
