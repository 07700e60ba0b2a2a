import { n as runLifeChecker, r as workflowLiveness } from "./workflow-liveness.js";
import { a as settingSources } from "./setting-sources.js";
import { a as refuseTwins, i as openQueue, r as nextReadablePlan, s as withFirstQueuedPlan } from "./queue-here.js";
import { u as apiClient } from "./end-step.js";
import { t as commentPayload } from "./comment-event.js";
// src/entry/action/issue/plan-of-job.ts
/** Commands that begin or continue a run; the others settle. */
const startsRun = /* @__PURE__ */ new Set([
	"run",
	"begin",
	"intake"
]);
/**
* For a queue without a configured plan: the plan of the commented thread, else the one that this workflow run works on, else
* the next one. Throws RalphError QUEUE_INVALID, and PLAN_INVALID if the next one cannot begin.
*/
async function findJobPlan(context, { before }) {
	const { inputs, env } = context;
	if (before.settings.queue === void 0 || before.sources.plan !== "default") return { kind: "none" };
	if (!startsRun.has(inputs.command)) return delegatedPlan(context, await openJobQueue(context, alwaysAlive));
	const queue = await openJobQueue(context);
	const payload = await commentPayload(context);
	if (payload === void 0) return {
		kind: "idle",
		why: "the event has no comment"
	};
	if (payload !== "other") return planOfThread(payload.issue, queue);
	refuseTwins(queue.queue);
	const next = await findNextPlan(queue, context);
	if ("fault" in next) throw next.fault;
	if (next.kind === "begin" && env["GITHUB_EVENT_NAME"] === "schedule" && !hasBegun(queue)) return {
		kind: "idle",
		why: "no plan of the queue has been started yet, and the schedule only continues a run"
	};
	return next.kind === "begin" || next.kind === "continue" ? {
		kind: "plan",
		path: next.row.path
	} : {
		kind: "idle",
		why: whyIdle(queue, next)
	};
}
/** Flags for a killed step: the plan of its workflow run, else any plan of the queue, which suffices to repair the checkout. */
async function flagsAfterKill(context) {
	const { flags } = context.inputs;
	const { before } = await settingSources(context, flags);
	if (before.settings.queue === void 0 || before.sources.plan !== "default") return flags;
	const jobPlan = delegatedPlan(context, await openJobQueue(context, alwaysAlive));
	return jobPlan.kind === "plan" ? {
		...flags,
		plan: jobPlan.path
	} : withFirstQueuedPlan(context, flags);
}
/** Why the queue has nothing for a job to do. */
function whyIdle({ queue }, next) {
	if (next.kind === "empty") return `no plan is left to start in ${queue.folder}/pending/`;
	const { name } = next.row;
	if (next.kind === "busy") return `a job is working on ${name}`;
	return `the queue waits for a person: ${name} ${next.row.standing === "failed" ? "failed" : "needs one"}`;
}
/** The next readable plan; prints a line for each skipped one. */
const findNextPlan = (queue, context) => nextReadablePlan(queue, context, ({ path }, { message }) => context.out(`${path} is skipped: ${message}\n`));
/** With GitHub's answers about which jobs are alive. */
function openJobQueue(context, liveness) {
	const github = apiClient(context);
	const effective = liveness ?? workflowLiveness(context.checkout.holder, github && runLifeChecker(github));
	return openQueue(context, context.inputs.flags, { liveness: effective });
}
/** For a job that continues after a delegation, possibly in a later attempt of the workflow run. */
const alwaysAlive = { check: async () => "alive" };
function delegatedPlan({ checkout: { holder } }, { runs }) {
	const ownRun = [...runs.values()].find(({ lease }) => {
		return lease?.holder.kind === "workflow" && lease.holder.run_id === holder.run_id;
	});
	const path = ownRun && fileOf(ownRun);
	return path === void 0 ? {
		kind: "idle",
		why: "this workflow run was not given a plan of the queue"
	} : {
		kind: "plan",
		path
	};
}
/** By the mark of our issues and pull requests, or by the number of a run's configured issue. */
function planOfThread({ number, body }, { queue, runs }) {
	const [, planName] = /^<!-- ralph:([^\s:]+):(?:issue|pull|pull-ready) -->/.exec(body ?? "") ?? [];
	const run = planName === void 0 ? [...runs.values()].find(({ issue }) => issue === number) : runs.get(planName);
	const path = (run && fileOf(run)) ?? queue.rows.find(({ name }) => name === planName)?.path;
	return path === void 0 ? {
		kind: "idle",
		why: `the comment is on #${number}, which belongs to no plan that has started`
	} : {
		kind: "plan",
		path
	};
}
const fileOf = ({ plan_file }) => plan_file ?? void 0;
const hasBegun = ({ runs, queue }) => [...runs.values()].some((run) => run.queue === queue.folder);
export { openJobQueue as a, hasBegun as i, findNextPlan as n, whyIdle as o, flagsAfterKill as r, findJobPlan as t };
