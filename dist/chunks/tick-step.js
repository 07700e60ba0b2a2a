import { t as surveyStates } from "./survey-states.js";
import { a as mergeIsDue, d as commentQueue, h as readDefaultBranch, i as startUnlessPending, l as trackingLabel, m as orderReader, s as checkMerge, t as readNewestRuns, u as reviewQueue } from "./start-next-job.js";
import { Dt as errorExitCode, O as knownPrefixes, Ot as errorText, f as stepInputs, m as settings, rt as minStandingsOf, yr as RalphError } from "./through-proxy.js";
import { a as reviewPayload, c as withRemoteStore, o as permissionChecker, s as atBase } from "./comment-event.js";
import { r as markOf } from "./outbox.js";
import { t as checkHolderLife } from "./workflow-liveness.js";
import { c as setOutput, d as ownLogin, f as inputValue, g as annotate, l as writeSummary, u as apiClient } from "./end-step.js";
import { n as dueVerdict, r as isUnread } from "./due.js";
import { _ as inlineMarkdown, n as branchesOf } from "./slices.js";
import { n as watchdogFile } from "./watchdog-text.js";
import { a as plainLine } from "./one-line.js";
import { i as openQueue } from "./queue-here.js";
import { i as hasBegun, n as findNextPlan, o as whyIdle } from "./plan-of-job.js";
// src/adapter/github/tracker/waiting-orders.ts
/**
* Counts the waiting orders of each run in comments and reviews: two lists for all runs, one for each thread and one for
* the reviews of each open pull request. Consumes and marks nothing. Orders of people without the right do not count, or a
* stranger could start jobs for ever. Never rejects for a fault of GitHub's: it warns.
*/
function waitingOrders(options) {
	const { github, self } = options;
	let isComplete = true;
	const warn = (text) => {
		isComplete = false;
		options.warn(text);
	};
	const whoMay = async (...question) => {
		const verdict = await checkPermission(...question);
		if (verdict === "later" || verdict !== "yes" && verdict.unsure) isComplete = false;
		return verdict;
	};
	const checkPermission = permissionChecker(options);
	const orderOf = orderReader({
		whoMay,
		self
	});
	async function listOrWarn(kind, list) {
		try {
			return await list();
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			warn(`${kind} could not be listed, so orders there wait for the next job: ${error.message} ${error.hint}`);
			return [];
		}
	}
	const issues = () => github.list("GET /repos/{owner}/{repo}/issues", { labels: trackingLabel });
	const pulls = () => github.list("GET /repos/{owner}/{repo}/pulls", { state: "open" });
	return async (runs) => {
		if (runs.length === 0) return {
			counts: /* @__PURE__ */ new Map(),
			isComplete
		};
		const [openIssues, openPulls] = await Promise.all([listOrWarn("issues", issues), listOrWarn("pull requests", pulls)]);
		const ownName = `${github.owner}/${github.repo}`;
		const pullsOf = ({ branches }) => openPulls.filter(({ head }) => branches.includes(head.ref) && head.repo?.full_name === ownName).map(({ number }) => number);
		const issueOf = ({ plan, issue }) => issue ?? openIssues.find(({ body, pull_request }) => !pull_request && body?.startsWith(markOf(plan, "issue")))?.number;
		const count = async (run) => {
			const pulls = pullsOf(run);
			const threads = [issueOf(run), ...pulls].filter((number) => number !== void 0);
			const queue = commentQueue({
				github,
				self,
				orderOf,
				warn,
				threads: () => threads,
				findThreads: async () => true,
				slowSources: reviewQueue({
					github,
					pulls: () => pulls,
					whoMay,
					self,
					warn
				}),
				acknowledge: async () => void 0,
				onOwnComment: () => void 0
			});
			const { consumed, cursor: since } = run.control;
			const { orders } = await queue({
				since,
				started: run.started,
				consumed,
				to: "obey"
			});
			const consumedIds = new Set(consumed);
			return [run.plan, orders.filter(({ id, refused }) => !consumedIds.has(id) && refused?.answer !== false).length];
		};
		return {
			counts: new Map(await Promise.all(runs.map(count))),
			isComplete
		};
	};
}
/** True if the run is complete, or has waited a day for a person, whose order wakes the watchdog again. Pure. */
function needsNoTick({ state, verdict, noOrderWaits, awaitsMerge }, now) {
	if (verdict.due || verdict.at !== null || state.lease !== null || awaitsMerge) return false;
	if (state.stop?.kind === "complete") return true;
	if (isUnread(state.stop)) return false;
	return noOrderWaits && now - Date.parse(state.updated) >= 864e5;
}
// src/core/queue/begin-due.ts
/** If this many jobs in a row wrote nothing, the next one would not either. */
const maxLostJobs = 3;
/** Events of a push or of a start on purpose. A comment may start a job that works on no plan. */
const startEvents = /* @__PURE__ */ new Set([
	"push",
	"workflow_dispatch",
	"repository_dispatch"
]);
const lostConclusions = /* @__PURE__ */ new Set([
	"failure",
	"timed_out",
	"startup_failure",
	"stale"
]);
/**
* Whether the watchdog may start the next plan of a queue. It may not while a job that could begin it waits or is at
* work. If no plan has begun, it may only replace a job that was lost before its first write: a merge of the workflow
* alone must not spend money. `lastWrite`: when a job last wrote a state; `runs`: undefined if the server cannot be
* asked. Pure.
*/
function beginVerdict({ hasBegun, lastWrite, runs }) {
	const notDue = (why, needsPerson = false) => ({
		due: false,
		why,
		needsPerson
	});
	if (runs === void 0) return hasBegun ? { due: true } : notDue("no plan of the queue has begun");
	if (runs.some(({ event, status }) => startEvents.has(event) && status !== "completed")) return notDue("a job of its workflow waits or is at work");
	const lostJobs = runs.filter(({ event, conclusion, created }) => created > lastWrite && startEvents.has(event) && lostConclusions.has(conclusion ?? ""));
	if (lostJobs.length >= maxLostJobs) return notDue(`its last ${lostJobs.length} jobs failed before they wrote anything`, true);
	return hasBegun || lostJobs.length > 0 ? { due: true } : notDue("no plan of the queue has begun; a push of a plan or \u201cRun workflow\u201d starts the first one");
}
// src/entry/action/step/tick-queue.ts
const byReview = ({ env }) => env["GITHUB_EVENT_NAME"] === "pull_request_review";
const nothingQueued = {
	queued: [],
	maySleep: true,
	takenOut: /* @__PURE__ */ new Set()
};
/** The queue's next plan if it is due, by the base's folders and the surveyed states. A fault only stops the queue. */
async function queueDue(github, surveyed, { context, warn }) {
	const states = surveyed.map(({ run }) => run.state);
	const isOver = ({ lease, stop }) => lease === null && stop?.kind === "complete";
	if (byReview(context) || !(states.some(({ queue }) => queue !== null) || states.every(isOver))) return nothingQueued;
	try {
		const base = await atBase(context);
		const runs = new Map(surveyed.map(({ plan, run }) => [plan, run.state]));
		const localQueue = await openQueue(base, base.inputs.flags, { runs });
		if (!hasBegun(localQueue) && localQueue.settings.queue === void 0) return nothingQueued;
		const takenOut = new Set(localQueue.queue.takenOut);
		const nothingDue = {
			queued: [],
			maySleep: false,
			takenOut
		};
		for (const finding of localQueue.queue.findings) warn(finding);
		if (localQueue.queue.findings.length > 0) return nothingDue;
		const next = await findNextPlan(localQueue, base);
		if (next.kind === "begin") {
			const due = await beginIfDue(github, localQueue, {
				row: next.row,
				context,
				warn
			});
			return due === void 0 ? nothingDue : {
				...nothingDue,
				queued: [due]
			};
		}
		if ("fault" in next) {
			warn(`the queue stops at ${next.row.path}: ${next.fault.message} ${next.fault.hint}`);
			return nothingDue;
		}
		context.out(`Queue: ${next.kind === "continue" ? `${next.row.name} is running` : whyIdle(localQueue, next)}.\n`);
		return {
			...nothingQueued,
			takenOut
		};
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		warn(`the queue could not be read: ${error.message} ${error.hint}`);
		return nothingQueued;
	}
}
async function beginIfDue(github, localQueue, { row: { name, path: plan }, context, warn }) {
	const workflow = inputValue(stepInputs.dispatch, context.inputs.flags["dispatch"]);
	const self = context.checkout.holder.run_id;
	const runs = workflow === void 0 ? void 0 : await readNewestRuns(github, {
		workflow,
		self
	});
	const lastUpdate = Math.max(0, ...[...localQueue.runs.values()].map(({ updated }) => Date.parse(updated)));
	const verdict = beginVerdict({
		hasBegun: hasBegun(localQueue),
		lastWrite: lastUpdate,
		runs
	});
	if (verdict.due) {
		context.out(`Queue: ${name} comes next.\n`);
		return {
			plan,
			name
		};
	}
	const waitingText = `${name} comes next and is not started: ${verdict.why}`;
	if (verdict.needsPerson) warn(`${waitingText}; look at them under Actions, then start ${workflow} by hand`);
	else context.out(`Queue: ${waitingText}.\n`);
}
// src/entry/action/step/tick-step.ts
/** Prints the due runs and starts their workflow if configured, without a checkout or a commit, and with five calls of the API if nothing is due. In a job of a review only the run of its pull request counts. Returns the exit code. */
async function tickStep(step) {
	const lines = [];
	const out = (text) => {
		lines.push(text.trim());
		step.out(text);
	};
	const context = {
		...step,
		out
	};
	const warn = (text) => {
		lines.push(text);
		annotate.warning(text);
	};
	try {
		const github = apiClient(context);
		if (!github) throw tokenMissing();
		const withMergeVerdicts = await addMergeVerdicts(github, await judgeRuns(github, await selectRuns(await readRuns(github, context, warn), context), {
			context,
			warn
		}), {
			context,
			warn
		});
		const { queued, maySleep, takenOut } = await queueDue(github, withMergeVerdicts, {
			context,
			warn
		});
		const judged = withMergeVerdicts.map((survey) => takenOut.has(survey.plan) ? {
			...survey,
			verdict: removedFromQueue
		} : survey);
		for (const { plan, verdict } of judged) context.out(`${plainLine(plan, 100)}: ${verdict.due ? "due" : "not due"}, ${plainLine(verdict.why, 300)}.\n`);
		if (judged.length === 0) context.out(`${nothingToLookAt(context)}\n`);
		const duePlans = [...judged.filter(({ verdict }) => verdict.due).map((run) => ({
			plan: fileOf(run),
			name: run.plan
		})), ...queued];
		setOutput("due-plans", JSON.stringify(duePlans));
		setOutput("next-at", nextAt(judged));
		await startWorkflows(github, duePlans, {
			context,
			warn
		});
		if (maySleep) await sleepIfUnneeded(github, judged, {
			context,
			warn
		});
		await writeSummary(`${lines.map((line) => `- ${inlineMarkdown(line, 500)}`).join("\n")}\n`);
		return 0;
	} catch (error) {
		annotate.error(errorText(error));
		return errorExitCode(error);
	}
}
const removedFromQueue = {
	due: false,
	why: "its file is no longer in the queue",
	at: null
};
/** Warns about runs whose state cannot be read. */
async function readRuns(github, context, warn) {
	const prefixes = knownPrefixes(inputValue(settings["state-ref"], context.inputs.flags["state-ref"]));
	const surveys = await withRemoteStore(context, github, (store) => surveyStates({
		store,
		prefixes
	}));
	for (const { plan, fault } of surveys) if (fault) warn(`the state of ${plainLine(plan, 100)} cannot be read: ${fault}`);
	return surveys.filter((survey) => survey.run !== void 0);
}
/** All runs, or the one whose pull request was reviewed. */
async function selectRuns(runs, context) {
	const review = await reviewPayload(context);
	if (review === "other") return runs;
	return runs.filter((one) => review !== void 0 && branchesOf(one.run.state).includes(review.pull_request.head.ref));
}
const nothingToLookAt = (context) => byReview(context) ? "The reviewed pull request does not belong to a run." : "No run has been started in this repository.";
/** Reads comments and reviews only if they could change the verdict; for a complete run only after a review. */
async function judgeRuns(github, runs, { context, warn }) {
	const { inputs, now } = context;
	const input = (name) => inputValue(settings[name], inputs.flags[name]);
	const orders = waitingOrders({
		github,
		self: await ownLogin(context, github),
		minStanding: minStandingsOf(input("command-permission")),
		bots: input("command-bots"),
		now,
		warn
	});
	const withoutOrders = await Promise.all(runs.map(async (survey) => {
		const { state, control } = survey.run;
		const waiting = survey.inbox.filter((id) => !control.consumed.includes(id)).length;
		const life = await checkHolderLife(github, state.lease);
		return {
			...survey,
			verdict: dueVerdict({
				state,
				orders: waiting,
				now: now(),
				life,
				base: context.checkout
			}),
			noOrderWaits: false
		};
	}));
	const { counts, isComplete } = await orders(withoutOrders.filter(({ verdict, run }) => !verdict.due && !run.state.lease && (byReview(context) || !isDone(run))).map((survey) => {
		const { state, control } = survey.run;
		return {
			plan: survey.plan,
			branches: branchesOf(survey.run.state),
			issue: state.issue,
			started: state.started,
			control
		};
	}));
	return withoutOrders.map((survey) => {
		const waiting = counts.get(survey.plan) ?? 0;
		if (waiting === 0) return {
			...survey,
			noOrderWaits: isComplete && counts.has(survey.plan)
		};
		return {
			...survey,
			verdict: dueVerdict({
				state: survey.run.state,
				orders: waiting,
				now: now()
			})
		};
	});
}
/** A complete run with `on-complete: merge` is due when it may be merged; while its checks run, it needs the watchdog. */
async function addMergeVerdicts(github, runs, { context, warn }) {
	const self = runs.some(({ run }) => mergeIsDue(run.state)) ? await ownLogin(context, github) : "";
	return Promise.all(runs.map(async (survey) => {
		const { state } = survey.run;
		if (survey.verdict.due || !mergeIsDue(state)) return survey;
		const mergeCheck = await checkMerge(github, {
			branch: state.work_branch,
			tip: state.work
		}, self).catch((error) => {
			if (!(error instanceof RalphError)) throw error;
			warn(`could not find out whether ${survey.plan} may be merged: ${error.message} ${error.hint}`);
		});
		if (mergeCheck === void 0) return {
			...survey,
			needsTick: true
		};
		if (mergeCheck.kind !== "open") return survey;
		const { number, verdict } = mergeCheck;
		if (verdict.kind === "merge") return {
			...survey,
			verdict: {
				due: true,
				why: `its required checks have passed, so #${number} is merged now`
			}
		};
		const reason = `it is complete, and #${number} is not merged: ${verdict.why}`;
		return {
			...survey,
			verdict: {
				due: false,
				why: reason,
				at: null
			},
			needsTick: verdict.kind === "wait"
		};
	}));
}
async function startWorkflows(github, runs, { context, warn }) {
	const workflow = inputValue(stepInputs.dispatch, context.inputs.flags["dispatch"]);
	if (workflow === void 0 || runs.length === 0) return;
	const branch = context.checkout.branch ?? await readDefaultBranch(github);
	if (branch === void 0) return warn(`${workflow} could not be started: GitHub did not name the default branch`);
	for (const run of runs) {
		const self = context.checkout.holder.run_id;
		const next = await startUnlessPending(github, {
			workflow,
			branch,
			chain: 0,
			plan: run.plan,
			self
		});
		if (next.kind === "started") context.out(`${run.name}: ${workflow} was started.\n`);
		else if (next.kind === "pending") context.out(`${run.name}: its next job is already waiting: ${next.url}\n`);
		else warn(`${run.name} is due, but ${workflow} could not be started: ${next.why}`);
	}
}
/** Disables the watchdog; the next job of a run enables it. */
async function sleepIfUnneeded(github, runs, { context, warn }) {
	const now = context.now();
	const needsNoWatchdog = ({ run: { state }, verdict, noOrderWaits, needsTick = false }) => needsNoTick({
		state,
		verdict,
		noOrderWaits,
		awaitsMerge: needsTick
	}, now);
	if (context.runner.workflow !== "ralph-watchdog.yml" || !runs.every(needsNoWatchdog)) return;
	try {
		if (await jobIsUnderWay(github, context)) return;
		const parameters = { workflow_id: watchdogFile };
		await github.request("PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable", parameters);
		setOutput("asleep", "true");
		const reason = runs.every(({ run }) => isDone(run)) ? "Every run is complete" : "Every run is complete or has waited for a person for a day";
		context.out(`${reason}: ${watchdogFile} is disabled until the next job of a run.\n`);
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		if (error.code !== "GITHUB_NOT_FOUND") warn(`${watchdogFile} could not be disabled: ${error.message} ${error.hint}`);
	}
}
/** A job that has written nothing yet relies on this watchdog. A job that waits for a reviewer belongs to a complete run. */
async function jobIsUnderWay(github, context) {
	const workflow = inputValue(stepInputs.dispatch, context.inputs.flags["dispatch"]);
	if (workflow === void 0) return false;
	return (await readNewestRuns(github, {
		workflow,
		self: context.checkout.holder.run_id
	}))?.some(({ status }) => status !== "completed" && status !== "waiting") ?? false;
}
const isDone = ({ state }) => state.lease === null && state.stop?.kind === "complete";
/** Older states lack it. */
const fileOf = ({ run }) => run.state.plan_file ?? "plan.json";
function nextAt(runs) {
	const times = runs.flatMap(({ verdict }) => verdict.due || verdict.at === null ? [] : [verdict.at]);
	return times.length === 0 ? "" : new Date(Math.min(...times)).toISOString();
}
const tokenMissing = () => new RalphError({
	code: "TOKEN_MISSING",
	message: "`tick` needs `github-token` to read the repository and its comments.",
	hint: "Pass `github-token` to the step; the workflow that `ralph init` writes does."
});
export { tickStep };
