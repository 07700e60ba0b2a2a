import { yr as RalphError } from "./through-proxy.js";
// src/adapter/github/workflow/workflow-liveness.ts
/**
* Liveness of workflow runs. An attempt is over before the next one of the same run begins, and the steps of a job follow
* each other. GitHub knows about other runs; if it does not answer, the lease's age decides.
*/
function workflowLiveness(self, checkRunLife = async () => "unknown") {
	return {
		self,
		check: async (holder) => {
			if (holder.kind !== "workflow") return "unknown";
			if (holder.run_id !== self.run_id) return checkRunLife({
				id: holder.run_id,
				attempt: holder.attempt
			});
			if (holder.attempt < self.attempt) return "gone";
			return holder.attempt === self.attempt && holder.job === self.job ? "gone" : "alive";
		}
	};
}
/** Asks GitHub (docs/design.md#lease); `unknown` without `actions: read`. */
const runLifeChecker = (github) => async ({ id, attempt }) => {
	try {
		const run = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { run_id: Number(id) });
		return run.status === "completed" || (run.run_attempt ?? 1) > attempt ? "gone" : "alive";
	} catch (error) {
		if (error instanceof RalphError) return "unknown";
		throw error;
	}
};
const checkHolderLife = async (github, lease) => lease?.holder.kind === "workflow" ? runLifeChecker(github)({
	id: lease.holder.run_id,
	attempt: lease.holder.attempt
}) : "unknown";
export { runLifeChecker as n, workflowLiveness as r, checkHolderLife as t };
