import { er as RalphError } from "./through-proxy.js";
// src/adapter/github/workflow/workflow-liveness.ts
/**
* Liveness of workflow runs. An attempt is over before the next one of the same run can begin, and the steps of one job
* come one after the other; of other runs GitHub is asked, and where it cannot be, the lease's age decides.
*/
function workflowLiveness(self, ask = async () => "unknown") {
	return {
		self,
		check: async (holder) => {
			if (holder.kind !== "workflow") return "unknown";
			if (holder.run_id !== self.run_id) return ask({
				id: holder.run_id,
				attempt: holder.attempt
			});
			if (holder.attempt < self.attempt) return "gone";
			return holder.attempt === self.attempt && holder.job === self.job ? "gone" : "alive";
		}
	};
}
/** Asks GitHub whether an attempt of a workflow run goes on (docs/design.md#lease); without `actions: read` nobody knows. */
const lifeOfRun = (github) => async ({ id, attempt }) => {
	try {
		const run = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { run_id: Number(id) });
		return run.status === "completed" || (run.run_attempt ?? 1) > attempt ? "gone" : "alive";
	} catch (error) {
		if (error instanceof RalphError) return "unknown";
		throw error;
	}
};
/** The same of whoever holds a run's lease. */
const lifeOfHolder = async (github, lease) => lease?.holder.kind === "workflow" ? lifeOfRun(github)({
	id: lease.holder.run_id,
	attempt: lease.holder.attempt
}) : "unknown";
export { lifeOfRun as n, workflowLiveness as r, lifeOfHolder as t };
