import { n as fold } from "./evolve.js";
// src/entry/run/imagined-state.ts
/** The state as it would be right after a start; `previous`: of the run before a fresh one. */
function imaginedState(project, context, previous = null) {
	const state = fold(previous, [{
		type: "run_started",
		at: new Date(context.now()).toISOString(),
		run: "dry-run",
		plan: project.planName,
		base: project.repository.head,
		base_branch: project.repository.branch,
		work_branch: project.workBranch,
		remote: project.remote,
		plan_source: project.planSource,
		plan_file: project.planFile,
		plan_format: project.planFormat?.name ?? null,
		started_by: null,
		issue: null,
		rules: null,
		tasks: tasksOf(project.plan)
	}]);
	if (!state) throw new Error("a run that was started has a state");
	return state;
}
const tasksOf = (plan) => plan.tasks.map(({ id, status, retry_count }) => ({
	id,
	status,
	failed_attempts: retry_count
}));
export { imaginedState as t };
