import { n as lifeOfRun, r as workflowLiveness } from "./workflow-liveness.js";
import { a as settingSources } from "./setting-sources.js";
import { a as refuseTwins, i as openQueue, r as nextReadablePlan, s as withFirstQueuedPlan } from "./queue-here.js";
import { u as apiClient } from "./end-step.js";
import { t as commentPayload } from "./comment-event.js";
// src/entry/action/issue/plan-of-job.ts
/** Those that take a run up; all others settle what one of them has begun. */
const takesUp = /* @__PURE__ */ new Set([
	"run",
	"begin",
	"intake"
]);
/**
* Where `queue` is set and no plan is named: the plan whose thread was commented on, the one that this workflow run has
* begun to work on, else the next one. Throws RalphError QUEUE_INVALID, and PLAN_INVALID where the next one cannot begin.
*/
async function planOfJob(context, { before }) {
	const { inputs, env } = context;
	if (before.settings.queue === void 0 || before.sources.plan !== "default") return { kind: "none" };
	if (!takesUp.has(inputs.command)) return handedOnHere(context, await queueOfJob(context, everybodyLives));
	const queue = await queueOfJob(context);
	const payload = await commentPayload(context);
	if (payload === void 0) return {
		kind: "idle",
		why: "the event has no comment"
	};
	if (payload !== "other") return ofThread(payload.issue, queue);
	refuseTwins(queue.queue);
	const next = await nextOfJob(queue, context);
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
/** What a killed step worked on: the plan that its workflow run has, else any of the queue, to mend the checkout by. */
async function flagsAfterKill(context) {
	const { flags } = context.inputs;
	const { before } = await settingSources(context, flags);
	if (before.settings.queue === void 0 || before.sources.plan !== "default") return flags;
	const left = handedOnHere(context, await queueOfJob(context, everybodyLives));
	return left.kind === "plan" ? {
		...flags,
		plan: left.path
	} : withFirstQueuedPlan(context, flags);
}
/** What a queue says that has nothing for a job to do. */
function whyIdle({ queue }, next) {
	if (next.kind === "empty") return `no plan is left to start in ${queue.folder}/pending/`;
	const { name } = next.row;
	if (next.kind === "busy") return `a job is working on ${name}`;
	return `the queue waits for a person: ${name} ${next.row.standing === "failed" ? "failed" : "needs one"}`;
}
/** The next plan, and a line for each that is passed over since it cannot be read. */
const nextOfJob = (here, context) => nextReadablePlan(here, context, ({ path }, { message }) => context.out(`${path} is skipped: ${message}\n`));
/** The queue as a job of a workflow sees it; GitHub says which jobs go on. */
function queueOfJob(context, liveness) {
	const github = apiClient(context);
	const asked = liveness ?? workflowLiveness(context.checkout.holder, github && lifeOfRun(github));
	return openQueue(context, context.inputs.flags, { liveness: asked });
}
/** Whoever goes on with what was handed on may be a later attempt than the job that did. */
const everybodyLives = { check: async () => "alive" };
function handedOnHere({ checkout: { holder } }, { runs }) {
	const own = [...runs.values()].find(({ lease }) => {
		return lease?.holder.kind === "workflow" && lease.holder.run_id === holder.run_id;
	});
	const path = own && fileOf(own);
	return path === void 0 ? {
		kind: "idle",
		why: "this workflow run was not given a plan of the queue"
	} : {
		kind: "plan",
		path
	};
}
/** By the mark that our issues and pull requests begin with, or by the number of an issue that was named for a run. */
function ofThread({ number, body }, { queue, runs }) {
	const [, marked] = /^<!-- ralph:([^\s:]+):(?:issue|pull|pull-ready) -->/.exec(body ?? "") ?? [];
	const run = marked === void 0 ? [...runs.values()].find(({ issue }) => issue === number) : runs.get(marked);
	const path = (run && fileOf(run)) ?? queue.rows.find(({ name }) => name === marked)?.path;
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
export { queueOfJob as a, planOfJob as i, hasBegun as n, whyIdle as o, nextOfJob as r, flagsAfterKill as t };
