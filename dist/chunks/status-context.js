import { t as isLost } from "./kept-runs.js";
import { o as waitingOrders } from "./read-run.js";
import { n as inboxOf } from "./state-access.js";
// src/entry/wire/status-context.ts
/** What a report of a run must know besides its state, for whoever reads it on this machine now. */
async function statusContext(project, access, { context, run }) {
	const { planFile, reachedBy, stateRef, settings } = project;
	const now = context.now();
	return {
		planFile,
		reachedBy,
		stateRef,
		workBranch: run.state.work_branch === project.workBranch ? project.shownBranch : run.state.work_branch,
		now,
		ordered: await waitingOrders(inboxOf(project, access, context.now), run),
		costBudgetUsd: settings["cost-budget"],
		settings,
		lost: await isLost(run.state, now)
	};
}
export { statusContext as t };
