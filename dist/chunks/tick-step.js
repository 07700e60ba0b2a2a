import { t as surveyStates } from "./survey-states.js";
import { a as mergeIsDue, d as commentQueue, h as defaultBranch, i as startUnlessPending, l as trackingLabel, m as orderReader, s as lookAtMerge, t as newestRuns, u as reviewQueue } from "./start-next-job.js";
import { D as knownPrefixes, Nt as errorExitCode, Pt as errorText, er as RalphError, f as stepInputs, p as settings, tt as leastOf } from "./through-proxy.js";
import { a as reviewPayload, c as withRemoteStore, o as whoMayOrder, s as atBase } from "./comment-event.js";
import { t as markOf } from "./outbox.js";
import { t as lifeOfHolder } from "./workflow-liveness.js";
import { c as setOutput, d as ownLogin, f as inputValue, g as annotate, l as writeSummary, u as apiClient } from "./end-step.js";
import { n as due, r as isUnread } from "./due.js";
import { n as branchesOf, v as inlineMarkdown } from "./slices.js";
import { n as watchdogFile } from "./watchdog-text.js";
import { i as plainLine } from "./one-line.js";
import { i as openQueue } from "./queue-here.js";
import { n as hasBegun, o as whyIdle, r as nextOfJob } from "./plan-of-job.js";
// src/adapter/github/tracker/waiting-orders.ts
/**
* How many orders wait in the comments and reviews of each of these runs: two lists for all of them, one for each thread
* and one for the reviews of each open pull request.
* Nothing is consumed or marked. Orders that nobody may give do not count, or a stranger could start jobs for ever.
* Never rejects for a fault of GitHub's: a warning says what could not be looked at.
*/
function waitingOrders(options) {
	const { github, self } = options;
	let complete = true;
	const warn = (text) => {
		complete = false;
		options.warn(text);
	};
	const whoMay = async (...question) => {
		const verdict = await may(...question);
		if (verdict === "later" || verdict !== "yes" && verdict.unsure) complete = false;
		return verdict;
	};
	const may = whoMayOrder(options);
	const orderOf = orderReader({
		whoMay,
		self
	});
	async function look(what, list) {
		try {
			return await list();
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			warn(`${what} could not be listed, so orders there wait for the next job: ${error.message} ${error.hint}`);
			return [];
		}
	}
	const issues = () => github.list("GET /repos/{owner}/{repo}/issues", { labels: trackingLabel });
	const pulls = () => github.list("GET /repos/{owner}/{repo}/pulls", { state: "open" });
	return async (runs) => {
		if (runs.length === 0) return {
			counts: /* @__PURE__ */ new Map(),
			complete
		};
		const [open, proposed] = await Promise.all([look("issues", issues), look("pull requests", pulls)]);
		const own = `${github.owner}/${github.repo}`;
		const pullsOf = ({ branches }) => proposed.filter(({ head }) => branches.includes(head.ref) && head.repo?.full_name === own).map(({ number }) => number);
		const issueOf = ({ plan, issue }) => issue ?? open.find(({ body, pull_request }) => !pull_request && body?.startsWith(markOf(plan, "issue")))?.number;
		const count = async (run) => {
			const pulls = pullsOf(run);
			const threads = [issueOf(run), ...pulls].filter((number) => number !== void 0);
			const queue = commentQueue({
				github,
				self,
				orderOf,
				warn,
				threads: () => threads,
				find: async () => true,
				others: reviewQueue({
					github,
					pulls: () => pulls,
					whoMay,
					self,
					warn
				}),
				seen: async () => void 0,
				own: () => void 0
			});
			const { consumed, cursor: since } = run.control;
			const { orders } = await queue({
				since,
				started: run.started,
				consumed,
				to: "obey"
			});
			const known = new Set(consumed);
			return [run.plan, orders.filter(({ id, refused }) => !known.has(id) && refused?.answer !== false).length];
		};
		return {
			counts: new Map(await Promise.all(runs.map(count))),
			complete
		};
	};
}
/**
* Whether the watchdog need not look at this run until a job wakes it: it is complete, or it has stood still for a day and
* only a person can continue it. Such a person gives an order, whose job wakes the watchdog. Pure.
*/
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
const nothing = {
	queued: [],
	mayRest: true,
	takenOut: /* @__PURE__ */ new Set()
};
/**
* The next plan of a queue, where it is due, by the folders of the base and the states that were just looked at. What
* cannot be read holds up the queue alone.
*/
async function queueDue(github, looked, { context, warn }) {
	const states = looked.map(({ run }) => run.state);
	const isOver = ({ lease, stop }) => lease === null && stop?.kind === "complete";
	if (byReview(context) || !(states.some(({ queue }) => queue !== null) || states.every(isOver))) return nothing;
	try {
		const base = await atBase(context);
		const runs = new Map(looked.map(({ plan, run }) => [plan, run.state]));
		const here = await openQueue(base, base.inputs.flags, { runs });
		if (!hasBegun(here) && here.settings.queue === void 0) return nothing;
		const takenOut = new Set(here.queue.takenOut);
		const nothingDue = {
			queued: [],
			mayRest: false,
			takenOut
		};
		for (const finding of here.queue.findings) warn(finding);
		if (here.queue.findings.length > 0) return nothingDue;
		const next = await nextOfJob(here, base);
		if (next.kind === "begin") {
			const due = await beginning(github, here, {
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
		context.out(`Queue: ${next.kind === "continue" ? `${next.row.name} is running` : whyIdle(here, next)}.\n`);
		return {
			...nothing,
			takenOut
		};
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		warn(`the queue could not be read: ${error.message} ${error.hint}`);
		return nothing;
	}
}
async function beginning(github, here, { row: { name, path: plan }, context, warn }) {
	const workflow = inputValue(stepInputs.dispatch, context.inputs.flags["dispatch"]);
	const self = context.checkout.holder.run_id;
	const runs = workflow === void 0 ? void 0 : await newestRuns(github, {
		workflow,
		self
	});
	const written = Math.max(0, ...[...here.runs.values()].map(({ updated }) => Date.parse(updated)));
	const verdict = beginVerdict({
		hasBegun: hasBegun(here),
		lastWrite: written,
		runs
	});
	if (verdict.due) {
		context.out(`Queue: ${name} comes next.\n`);
		return {
			plan,
			name
		};
	}
	const waits = `${name} comes next and is not started: ${verdict.why}`;
	if (verdict.needsPerson) warn(`${waits}; look at them under Actions, then start ${workflow} by hand`);
	else context.out(`Queue: ${waits}.\n`);
}
// src/entry/action/step/tick-step.ts
/**
* Says which runs are due, and starts their workflow where it is told to: without a checkout, without a commit, and
* with five calls of the API where nothing is. In a job that a review started only the run of its pull request counts.
* Returns the exit code.
*/
async function tickStep(given) {
	const said = [];
	const out = (text) => {
		said.push(text.trim());
		given.out(text);
	};
	const context = {
		...given,
		out
	};
	const warn = (text) => {
		said.push(text);
		annotate.warning(text);
	};
	try {
		const github = apiClient(context);
		if (!github) throw tokenMissing();
		const all = await withMerges(github, await judge(github, await meant(await readable(github, context, warn), context), {
			context,
			warn
		}), {
			context,
			warn
		});
		const { queued, mayRest, takenOut } = await queueDue(github, all, {
			context,
			warn
		});
		const judged = all.map((one) => takenOut.has(one.plan) ? {
			...one,
			verdict: withoutFile
		} : one);
		for (const { plan, verdict } of judged) context.out(`${plainLine(plan, 100)}: ${verdict.due ? "due" : "not due"}, ${plainLine(verdict.why, 300)}.\n`);
		if (judged.length === 0) context.out(`${nothingToLookAt(context)}\n`);
		const wanted = [...judged.filter(({ verdict }) => verdict.due).map((run) => ({
			plan: fileOf(run),
			name: run.plan
		})), ...queued];
		setOutput("due-plans", JSON.stringify(wanted));
		setOutput("next-at", nextAt(judged));
		await start(github, wanted, {
			context,
			warn
		});
		if (mayRest) await restIfNoRunNeedsIt(github, judged, {
			context,
			warn
		});
		await writeSummary(`${said.map((line) => `- ${inlineMarkdown(line, 500)}`).join("\n")}\n`);
		return 0;
	} catch (error) {
		annotate.error(errorText(error));
		return errorExitCode(error);
	}
}
const withoutFile = {
	due: false,
	why: "its file is no longer in the queue",
	at: null
};
/** The runs whose state can be read; of the others a warning says why. */
async function readable(github, context, warn) {
	const prefixes = knownPrefixes(inputValue(settings["state-ref"], context.inputs.flags["state-ref"]));
	const found = await withRemoteStore(context, github, (store) => surveyStates({
		store,
		prefixes
	}));
	for (const { plan, fault } of found) if (fault) warn(`the state of ${plainLine(plan, 100)} cannot be read: ${fault}`);
	return found.filter((one) => one.run !== void 0);
}
/** All of them, or the one whose pull request was reviewed. */
async function meant(runs, context) {
	const review = await reviewPayload(context);
	if (review === "other") return runs;
	return runs.filter((one) => review !== void 0 && branchesOf(one.run.state).includes(review.pull_request.head.ref));
}
const nothingToLookAt = (context) => byReview(context) ? "The reviewed pull request does not belong to a run." : "No run has been started in this repository.";
/** Comments and reviews are only looked at where they could change the answer: of a complete run where one was just written. */
async function judge(github, runs, { context, warn }) {
	const { inputs, now } = context;
	const input = (name) => inputValue(settings[name], inputs.flags[name]);
	const orders = waitingOrders({
		github,
		self: await ownLogin(context, github),
		least: leastOf(input("command-permission")),
		bots: input("command-bots"),
		now,
		warn
	});
	const first = await Promise.all(runs.map(async (one) => {
		const { state, control } = one.run;
		const waiting = one.inbox.filter((id) => !control.consumed.includes(id)).length;
		const life = await lifeOfHolder(github, state.lease);
		return {
			...one,
			verdict: due({
				state,
				orders: waiting,
				now: now(),
				life,
				base: context.checkout
			}),
			noOrderWaits: false
		};
	}));
	const { counts, complete } = await orders(first.filter(({ verdict, run }) => !verdict.due && !run.state.lease && (byReview(context) || !isDone(run))).map((one) => {
		const { state, control } = one.run;
		return {
			plan: one.plan,
			branches: branchesOf(one.run.state),
			issue: state.issue,
			started: state.started,
			control
		};
	}));
	return first.map((one) => {
		const waiting = counts.get(one.plan) ?? 0;
		if (waiting === 0) return {
			...one,
			noOrderWaits: complete && counts.has(one.plan)
		};
		return {
			...one,
			verdict: due({
				state: one.run.state,
				orders: waiting,
				now: now()
			})
		};
	});
}
/** A complete run that is to be merged is due as soon as it may be; while its checks are under way, it is not at rest. */
async function withMerges(github, runs, { context, warn }) {
	const self = runs.some(({ run }) => mergeIsDue(run.state)) ? await ownLogin(context, github) : "";
	return Promise.all(runs.map(async (one) => {
		const { state } = one.run;
		if (one.verdict.due || !mergeIsDue(state)) return one;
		const look = await lookAtMerge(github, {
			branch: state.work_branch,
			tip: state.work
		}, self).catch((error) => {
			if (!(error instanceof RalphError)) throw error;
			warn(`could not find out whether ${one.plan} may be merged: ${error.message} ${error.hint}`);
		});
		if (look === void 0) return {
			...one,
			awake: true
		};
		if (look.kind !== "open") return one;
		const { number, verdict } = look;
		if (verdict.kind === "merge") return {
			...one,
			verdict: {
				due: true,
				why: `its required checks have passed, so #${number} is merged now`
			}
		};
		const why = `it is complete, and #${number} is not merged: ${verdict.why}`;
		return {
			...one,
			verdict: {
				due: false,
				why,
				at: null
			},
			awake: verdict.kind === "wait"
		};
	}));
}
async function start(github, runs, { context, warn }) {
	const workflow = inputValue(stepInputs.dispatch, context.inputs.flags["dispatch"]);
	if (workflow === void 0 || runs.length === 0) return;
	const branch = context.checkout.branch ?? await defaultBranch(github);
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
/** The watchdog goes to sleep by itself; the next job that begins or goes on with a run wakes it. */
async function restIfNoRunNeedsIt(github, runs, { context, warn }) {
	const now = context.now();
	const rests = ({ run: { state }, verdict, noOrderWaits, awake = false }) => needsNoTick({
		state,
		verdict,
		noOrderWaits,
		awaitsMerge: awake
	}, now);
	if (context.runner.workflow !== "ralph-watchdog.yml" || !runs.every(rests)) return;
	try {
		if (await jobIsUnderWay(github, context)) return;
		const at = { workflow_id: watchdogFile };
		await github.request("PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable", at);
		setOutput("asleep", "true");
		const reason = runs.every(({ run }) => isDone(run)) ? "Every run is complete" : "Every run is complete or has waited for a person for a day";
		context.out(`${reason}: ${watchdogFile} is disabled until the next job of a run.\n`);
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		if (error.code !== "GITHUB_NOT_FOUND") warn(`${watchdogFile} could not be disabled: ${error.message} ${error.hint}`);
	}
}
/** One that has written nothing yet: it found this watchdog on, and may still be lost. What waits for a reviewer is complete. */
async function jobIsUnderWay(github, context) {
	const workflow = inputValue(stepInputs.dispatch, context.inputs.flags["dispatch"]);
	if (workflow === void 0) return false;
	return (await newestRuns(github, {
		workflow,
		self: context.checkout.holder.run_id
	}))?.some(({ status }) => status !== "completed" && status !== "waiting") ?? false;
}
const isDone = ({ state }) => state.lease === null && state.stop?.kind === "complete";
/** States of older programs do not say it. */
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
