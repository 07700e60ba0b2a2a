import { i as checkOutCandidate } from "./job-settings.js";
import { r as readTopFile } from "./history.js";
import { t as beginJob } from "./job.js";
import { f as stepInputs, yr as RalphError } from "./through-proxy.js";
import { f as inputValue } from "./end-step.js";
import { c as withRemoteStore } from "./comment-event.js";
import { runPart } from "./run-step.js";
// src/entry/action/step/begin-step.ts
/** `command: begin`: an iteration up to its checks, which are the workflow's jobs, or the following steps with a trusted agent. Returns the exit code. */
function beginStep(context) {
	const laidOut = inputValue(stepInputs["trust-agent"], context.inputs.flags["trust-agent"]);
	return runPart(context, {
		checksElsewhere: true,
		settles: false,
		idleReason: reasonNotBegun,
		act: () => (ports, job, cancelled) => beginJob(ports, job, {
			cancelled,
			scope: {
				until: "coded",
				laidOut
			}
		}),
		async after(end, { remote }) {
			const commit = end.kind === "handed_on" ? end.state.handed?.commit : void 0;
			if (!laidOut || !commit) return;
			const { workspace } = context.checkout;
			await checkOutCandidate({
				workspace,
				env: context.env,
				remote,
				commit
			});
		}
	});
}
const noRunYet = "no run has been started yet, and the schedule only continues runs";
/** A schedule continues a run but never begins one: merging the workflow must not spend money. */
async function reasonNotBegun({ stateRef, queue }, context, github) {
	if (context.env["GITHUB_EVENT_NAME"] !== "schedule" || !github || queue?.moves) return void 0;
	if (!stateRef.startsWith("refs/heads/")) return await withRemoteStore(context, github.client, (store) => readTopFile(store, [stateRef], "run.json")) === void 0 ? noRunYet : void 0;
	try {
		await github.client.request("GET /repos/{owner}/{repo}/git/ref/{ref}", { ref: stateRef.replace(/^refs\//, "") });
		return;
	} catch (error) {
		return error instanceof RalphError && error.code === "GITHUB_NOT_FOUND" ? noRunYet : void 0;
	}
}
export { beginStep, reasonNotBegun };
