import { s as milestonesOf } from "./due.js";
import { _ as statusIn } from "./render-index.js";
// src/core/run/next/slices.ts
/** The slices of a run, oldest first; none where its plan had no milestones when it began. */
function slicesOf({ slices, work, work_branch }) {
	return slices.map(({ milestone, end }) => ({
		milestone,
		branch: milestone === null ? work_branch : `${work_branch}.${milestone}`,
		tip: end ?? work,
		newest: end === null
	}));
}
/** Branches whose pull requests are the run's. */
const branchesOf = (state) => [state.work_branch, ...slicesOf(state).map(({ branch }) => branch)];
/**
* The milestone whose slice begins with a commit for this task; undefined where the newest slice goes on. A branch only
* ever moves forward, so what comes late (a retry, a task of an earlier milestone, an undo) belongs to the newest slice,
* and so does everything once the left-over tasks have begun. A run that has commits without milestones keeps its one
* pull request.
*/
function beginsSlice(plan, state, task) {
	const milestones = milestonesOf(plan);
	const { slices, tasks, merging } = state;
	const newest = slices.at(-1);
	if (!milestones || merging?.task === task || newest?.milestone === null) return void 0;
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
export { tasksOf as a, slicesOf as i, branchesOf as n, isDone as r, beginsSlice as t };
