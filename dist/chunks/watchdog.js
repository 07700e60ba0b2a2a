// src/adapter/github/workflow/watchdog.ts
/**
* Whether a workflow that is switched off went to sleep by itself: its newest run carried out the step that says so.
* GitHub calls what a workflow's own token switched off `disabled_manually`, as it does what a person did.
* Throws RalphError `GITHUB_\u2026`.
*/
async function sleepsByItself(github, { file, asleepStep }) {
	const { workflow_runs: runs } = await github.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs", {
		workflow_id: file,
		per_page: 1
	});
	const [newest] = runs;
	if (!newest) return false;
	const at = { run_id: Number(newest.id) };
	const { jobs } = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs", at);
	return jobs.some(({ steps = [] }) => steps.some(({ name, conclusion }) => name === asleepStep && conclusion === "success"));
}
/**
* Switches the watchdog on where it sleeps or GitHub has switched it off; one that a person has switched off stays so.
* Throws RalphError `GITHUB_\u2026`, GITHUB_NOT_FOUND where there is no such workflow.
*/
async function wakeWatchdog(github, watchdog) {
	const at = { workflow_id: watchdog.file };
	const { state } = await github.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}", at);
	if (state === "active") return "awake";
	if (state === "disabled_manually" && !await sleepsByItself(github, watchdog)) return "a person turned it off";
	await github.request("PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable", at);
	return "awake";
}
export { wakeWatchdog as n, sleepsByItself as t };
