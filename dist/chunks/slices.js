import { s as milestonesOf } from "./due.js";
import { _ as statusIn } from "./render-index.js";
// src/core/run/next/slices.ts
/** The slices of a run, oldest first; none if its work is one pull request. */
function slicesOf({ slices, work, work_branch, lines }) {
	return slices.map((slice, place) => {
		const { milestone, end, iteration } = slice;
		const same = slices.filter((one) => one.milestone === milestone);
		const number = same.indexOf(slice) + 1;
		const last = number === same.length;
		const branch = milestone === null ? work_branch : `${work_branch}.${milestone}`;
		return {
			milestone,
			branch: last ? branch : `${branch}+${number}`,
			tip: end ?? work,
			newest: end === null,
			number: same.length > 1 ? number : null,
			last,
			iterations: {
				from: iteration,
				until: slices[place + 1]?.iteration ?? null
			},
			lines: end === null ? lines : slice.lines ?? 0
		};
	});
}
/** Branches whose pull requests are the run's. */
const branchesOf = (state) => [state.work_branch, ...slicesOf(state).map(({ branch }) => branch)];
/** Whether a branch is that of a pull request of the run with this work branch. */
const isBranchOfRun = (branch, workBranch) => branch === workBranch || branch.startsWith(`${workBranch}.`) || branch.startsWith(`${workBranch}+`);
/**
* The milestone whose next slice begins with a commit for this task; undefined if the newest slice goes on. A branch only
* ever moves forward, so what comes late (a retry, a task of an earlier milestone, an undo) belongs to the newest slice,
* and so does everything once the left-over tasks have begun. A run that has commits without milestones keeps its one
* pull request, until that is full: `size` says how many lines one may have, and how many the commit adds.
*/
function beginsSlice(plan, state, task, size = {
	limit: 0,
	lines: 0
}) {
	if (state.merging?.task === task) return void 0;
	const milestone = beginsMilestone(plan, state, task);
	if (milestone !== void 0) return milestone;
	return size.limit > 0 && state.lines > 0 && state.lines + size.lines > size.limit ? state.slices.at(-1)?.milestone ?? null : void 0;
}
function beginsMilestone(plan, state, task) {
	const milestones = milestonesOf(plan);
	const { slices, tasks } = state;
	const newest = slices.at(-1);
	if (!milestones || newest?.milestone === null) return void 0;
	if (!newest && Object.values(tasks).some(({ commit }) => commit !== null)) return void 0;
	const milestone = milestones.of(task);
	if (!newest && milestone === null) return void 0;
	return slices.some((slice) => slice.milestone === milestone) ? void 0 : milestone;
}
/** Ids of the tasks that a slice is for, in plan order. */
function tasksOf(plan, milestone) {
	const milestones = milestonesOf(plan);
	return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone);
}
/** Nothing is left to be done for it. */
function isDone(plan, state, milestone) {
	const statusOf = statusIn(state);
	const asked = new Set(state.asks.map(({ task }) => task));
	const isOver = (id) => statusOf(id) === "skipped" || statusOf(id) === "done" && !asked.has(id);
	return tasksOf(plan, milestone).every(isOver);
}
export { slicesOf as a, isDone as i, branchesOf as n, tasksOf as o, isBranchOfRun as r, beginsSlice as t };
