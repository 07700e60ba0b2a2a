import { cn as openAttempts, j as isActive, ln as openCalls, s as slicesOf, ut as ofOneJob, w as statusIn } from "./slices.js";
import { $ as attentionIn, $t as countUnchanged, Et as budgetInWords, Gt as costBudgetOf, I as stopInWords, Kt as receiptOf, Qt as countStatuses, Tt as budgetChoices, it as explainBlocked, ln as taskRows, o as runSentence, ot as readyTasks } from "./run-sentence.js";
import { K as noUsage } from "./pass.js";
import { c as refusedIn, f as lostCounsel, n as fold } from "./evolve.js";
import { v as holderInWords } from "./due.js";
import { D as plural, a as plainLine, m as ageMs, v as formatDuration, w as fromNow } from "./one-line.js";
import { Cn as operatorLine, hn as step, kn as shortOid, pn as nextSentence } from "./through-proxy.js";
import { n as forecast } from "./forecast.js";
// src/core/run/fold/lost-job.ts
/**
* For reports about a lost job: its attempts and call end without a result, as the next job will record (failure model
* P2).
*/
function withoutLostJob(state) {
	const { updated } = state;
	const open = openCalls(state);
	const events = [];
	const call = lostCounsel(state);
	if (call) events.push({
		type: "counsel_lost",
		at: updated,
		...call
	});
	for (const { iteration, task } of open) {
		const spent = {
			usage: noUsage,
			duration_ms: 0
		};
		events.push({
			type: "attempt_interrupted",
			at: updated,
			iteration,
			task,
			cause: "runner_lost",
			why: "its job is gone",
			until: null,
			...spent,
			...open.length > 1 && { beside: true }
		});
	}
	return fold(state, [...events, {
		type: "lease_released",
		at: updated
	}]) ?? state;
}
// src/core/report/words/status.ts
/** Linear in the plan. */
function statusReport(run, context) {
	const { plan } = run;
	const { now, lost = false } = context;
	const state = lost ? withoutLostJob(run.state) : run.state;
	const text = runSentence({
		plan,
		state
	}, context);
	const tasks = taskRows(plan, state);
	const { current, awaiting } = state;
	const { lease } = run.state;
	const statusOf = statusIn(state);
	const ready = readyTasks(plan, statusOf, attentionIn(state)).filter((task) => task.id !== current?.task && task.id !== awaiting?.task);
	const open = openAttempts(state).map(({ task }) => task);
	const startable = /* @__PURE__ */ new Set([
		...ready.map((task) => task.id),
		...open,
		awaiting?.task
	]);
	const orders = (context.ordered ?? []).map(({ id, at, by, text: orderText }) => ({
		id,
		at,
		by,
		text: orderText
	}));
	const next = orders.length > 0 && !state.lease ? [step("Apply the waiting orders", operatorLine(context, "run"))] : text.next;
	const renewedAgo = lease ? ageMs(lease.renewed, now) : 0;
	return {
		schema: 1,
		plan: state.plan,
		run: state.run,
		sentence: text.happened,
		details: [...lost && lease ? [lostJob(lease.holder)] : [], ...text.details],
		next: nextSentence(next),
		next_steps: next,
		standing: standingOf(state),
		stop: state.stop,
		started: state.started,
		updated: state.updated,
		iteration: state.iteration,
		counts: {
			...countStatuses(tasks),
			total: tasks.length
		},
		attempts: state.counts,
		current: current && {
			...current,
			age_ms: ageMs(current.started, now)
		},
		lanes: state.lanes.map((lane) => ({
			...lane,
			age_ms: ageMs(lane.started, now)
		})),
		lease: lease && {
			holder: holderInWords(lease.holder),
			renewed: lease.renewed,
			age_ms: renewedAgo,
			over: lost || renewedAgo >= 6e5
		},
		ready: ready.map((task) => task.id),
		waiting: state.waiting,
		awaiting: state.awaiting,
		held_up: explainBlocked(plan, statusOf).filter(({ task }) => !startable.has(task)),
		confined: state.confined,
		usage: state.usage,
		receipt: receiptOf(state, now),
		forecast: forecast({
			plan,
			state
		}, {
			now,
			costBudgetUsd: costBudgetOf(state, context.costBudgetUsd ?? null),
			settings: context.settings
		}),
		warnings: warningsOf(state, context),
		orders,
		refused: refusedIn(state),
		work: {
			branch: state.work_branch,
			commit: state.work
		},
		pull_requests: slicesOf(state).map(({ branch, milestone, lines, merged, red }) => ({
			branch,
			milestone,
			lines,
			merged,
			red
		})),
		knowledge: state.knowledge.filter((entry) => entry.by !== null && isActive(entry)),
		learned: state.knowledge.filter((entry) => entry.by === null && isActive(entry)).length,
		rules: state.rules,
		state_ref: context.stateRef,
		remote: context.remote ?? state.remote,
		tasks: tasks.map((row) => ({
			...row,
			commit: row.commit && shortOid(row.commit)
		}))
	};
}
/** The current attempt, or those of the lanes. */
const attemptsIn = ({ current, lanes }) => [...current ? [{
	...current,
	candidate: null,
	held: null
}] : [], ...lanes];
const ordersInWords = ({ orders }) => orders.map(({ by, text }) => `${plainLine(text, 200)} (by ${plainLine(by, 60)}; no job has picked it up yet)`);
/** `ralph orders` has all of them. */
const refusedInWords = ({ refused }) => refused.map(({ by, text, why }) => `${plainLine(text, 100)} (by ${plainLine(by, 60)}): ${plainLine(why, 300)}`);
const lostJob = (holder) => `The last job (${holderInWords(holder)}) ended without releasing the run, for example after a crash or a second Ctrl-C.`;
/** Omits budgets that no longer matter: those of a complete run or an ended job, and a budget that caused the stop. */
function warningsOf({ warned, stop, usage, lease }, context) {
	if (stop?.kind === "complete" || stop?.kind === "cost_budget" || stop?.kind === "token_budget") return [];
	return warned.filter(({ budget }) => lease !== null || !ofOneJob(budget)).map((warning) => {
		const use = warning.budget === "cost" ? {
			...warning,
			used: usage.usd
		} : warning;
		return {
			...use,
			text: budgetInWords(use),
			choices: budgetChoices(use, context)
		};
	});
}
/** `process 4711 on build-3, renewed 2m ago`. */
function leaseLine({ lease }) {
	if (!lease) return "none: the next job may start";
	const since = `last renewed ${formatDuration(lease.age_ms)} ago`;
	return lease.over ? `${lease.holder}, ${since}: the job is gone; the next job takes over` : `${lease.holder}, ${since}`;
}
/** Null if the time is unknown or over. */
function waitingLine({ waiting }, now) {
	if (!waiting || Date.parse(waiting.until) <= now) return null;
	return `until ${fromNow(waiting.until, now)}: ${plainLine(waiting.why, 300)}`;
}
/** A waiting commit takes precedence over the last stop, since nothing else continues before a decision. */
function standingOf({ lease, awaiting, paused, stop }) {
	if (lease) return "at_work";
	if (awaiting) return "waiting_for_approval";
	if (paused) return "paused";
	return stop?.kind ?? "between_jobs";
}
/** A few words; `run-sentence.ts` has the long form. */
function standingInWords(state) {
	const unchanged = countUnchanged(Object.values(state.tasks));
	return `${stateInWords(state)}${unchanged === 0 ? "" : `; ${plural(unchanged, "task")} done without a change`}`;
}
function stateInWords(state) {
	switch (standingOf(state)) {
		case "at_work": return "at work";
		case "waiting_for_approval": return `waiting for approval${state.awaiting ? ` of ${state.awaiting.task}` : ""}`;
		case "paused": return "paused";
		default: return state.stop ? stopInWords(state.stop) : "no job running";
	}
}
export { standingInWords as a, withoutLostJob as c, refusedInWords as i, leaseLine as n, statusReport as o, ordersInWords as r, waitingLine as s, attemptsIn as t };
