import { i as readOwnTree, n as isReadyFor } from "./own-merge.js";
import { t as isLost } from "./kept-runs.js";
import { o as waitingOrders } from "./read-run.js";
import { n as inboxOf } from "./state-access.js";
// src/entry/wire/status-context.ts
/** Whether the run is complete, and `finish --here` can merge it where the user is. */
async function completeHere(project, { env, checkout }, { stop, base_branch: base }) {
	if (stop?.kind !== "complete" || checkout || !project.remoteIsOwn) return false;
	return isReadyFor(base, await readOwnTree(project.repository.toplevel, env).catch(() => void 0));
}
/** What a report of a run must know besides its state, for whoever reads it on this machine now. */
async function statusContext(project, access, { context, run }) {
	const { planFile, isDefaultPlan, reachedBy, stateRef, settings } = project;
	const now = context.now();
	return {
		planFile,
		isDefaultPlan,
		reachedBy,
		stateRef,
		workBranch: run.state.work_branch === project.workBranch ? project.shownBranch : run.state.work_branch,
		now,
		mergesHere: await completeHere(project, context, run.state),
		hasNoBase: run.state.base_branch === null,
		ordered: await waitingOrders(inboxOf(project, access, context.now), run),
		costBudgetUsd: settings["cost-budget"],
		settings,
		lost: await isLost(run.state, now)
	};
}
export { statusContext as n, completeHere as t };
