// src/adapter/github/workflow/watchdog.ts
/**
* True if a disabled workflow went to sleep: its newest run ran the step for it. GitHub has the state `disabled_manually`
* for a person as well as for a workflow's own token. Throws RalphError `GITHUB_\u2026`.
*/
async function hasGoneToSleep(github, { file, asleepStep }) {
	const { workflow_runs: runs } = await github.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs", {
		workflow_id: file,
		per_page: 1
	});
	const [newest] = runs;
	if (!newest) return false;
	const parameters = { run_id: Number(newest.id) };
	const { jobs } = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs", parameters);
	return jobs.some(({ steps = [] }) => steps.some(({ name, conclusion }) => name === asleepStep && conclusion === "success"));
}
/**
* Enables the watchdog if it sleeps or GitHub disabled it, not if a person did. Throws RalphError `GITHUB_\u2026`,
* GITHUB_NOT_FOUND if there is no such workflow.
*/
async function wakeWatchdog(github, watchdog) {
	const parameters = { workflow_id: watchdog.file };
	const { state } = await github.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}", parameters);
	if (state === "active") return "awake";
	if (state === "disabled_manually" && !await hasGoneToSleep(github, watchdog)) return "a person turned it off";
	await github.request("PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable", parameters);
	return "awake";
}
export { wakeWatchdog as n, hasGoneToSleep as t };
