import { n as secretValues } from "./secret-values.js";
import { Dt as errorExitCode, Hn as exits, Ot as errorText, an as redactor, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { w as nextPlan } from "./plan-folder.js";
import { a as refuseTwins, d as nextOfQueue, i as openQueue, o as refuseUncommitted, p as nextDocument, r as nextReadablePlan, t as basedOnPrevious } from "./queue-here.js";
import { a as plainLine } from "./one-line.js";
import { t as refuseUnready } from "./before-run.js";
import { n as openWithPlanFallback } from "./plan-of-state.js";
import { i as textStyleOf } from "./context.js";
import { n as flagsOfQueue } from "./job-flags.js";
import { t as queueTyped } from "./queue-typed.js";
import { t as runAndReport } from "./carry-out.js";
import { dryRun } from "./dry-run.js";
import { relative, resolve } from "node:path";
// src/entry/run/run-queue.ts
/**
* Runs plans of the queue until none is left, or one stops it; after each job, the states decide what comes next. A
* plan that waits for a person is tried once: the person may have helped it. Returns the exit code of the last plan;
* throws what a job throws.
*/
async function runQueue(context, flags, { once }) {
	refusePlanFlags(flags);
	const tried = /* @__PURE__ */ new Set();
	let code = exits.complete.code;
	for (;;) {
		const localQueue = await openQueue(context, flags);
		const { queue, settings, toplevel } = localQueue;
		refuseTwins(queue);
		const passesFailed = settings["queue-failed"] === "pass";
		const next = nextPlan({ rows: queue.rows.filter(({ name }) => !passesFailed || !tried.has(name)) }, { passesFailed });
		const isOver = next.kind === "empty" || tried.has(next.row.name) || once && tried.size > 0;
		const queueFlags = flagsOfQueue(localQueue, flags);
		if (isOver) return reportEnd(context, flags, {
			localQueue,
			next: once && tried.size > 0 ? await nextReadablePlan(localQueue, context, () => void 0) : next,
			code,
			tried,
			once,
			queueFlags
		});
		tried.add(next.row.name);
		announcePlan(context, flags, next.row);
		const plan = relative(context.cwd, resolve(toplevel, next.row.path));
		await refuseUncommitted(localQueue, next, {
			context,
			shown: plan
		});
		const planFlags = {
			...flags,
			plan,
			queue: queue.folder
		};
		const queueWords = ["--queue", ...once ? ["--once"] : []];
		code = await runOrSkip(code, () => runPlan(context, planFlags, {
			next,
			queued: passesFailed && flags["dry-run"] !== true ? void 0 : {
				words: queueWords,
				queueFlags
			}
		}), {
			context,
			passesFailed
		});
		if (flags["dry-run"] === true || context.cancelled.aborted) return code;
	}
}
async function runPlan(context, flags, { next, queued }) {
	const opened = await openWithPlanFallback(context, flags);
	const project = basedOnPrevious(opened, next.kind === "begin" ? next.previous : void 0);
	return flags["dry-run"] === true ? dryRun(project, context, flags, queued) : runAndReport(project, context, flags, {
		assertReady: refuseUnready,
		queued
	});
}
/** Skips and reports a plan that cannot even begin, like one that failed. */
async function runOrSkip(earlierCode, job, { context, passesFailed }) {
	try {
		return await job() || (passesFailed ? earlierCode : 0);
	} catch (error) {
		const passes = error instanceof RalphError && (error.exit === "data" || error.exit === "failed");
		if (!passesFailed || !passes) throw error;
		context.err(errorText(error));
		return errorExitCode(error);
	}
}
function announcePlan(context, { json }, { name, path }) {
	if (json === true) context.out(`${inertJson({
		kind: "plan",
		plan: name,
		file: path
	})}\n`);
	else context.out(`Plan ${name} (${path})\n`);
}
/** Prints what comes next, even if this command goes no further. */
function reportEnd(context, flags, { localQueue, next, code, tried, once, queueFlags }) {
	const { json } = flags;
	const wasReported = next.kind === "continue" && tried.has(next.row.name);
	const { queue } = localQueue;
	const typed = queueTyped(flags, context, localQueue, {
		once,
		extraFlags: [...queueFlags.values()].flat()
	});
	const remaining = queue.rows.filter(({ standing }) => standing !== "complete");
	const skippedLines = next.kind === "empty" && remaining.length > 0 ? [`Not complete: ${remaining.map(({ name }) => plainLine(name, 80)).join(", ")}. \`ralph queue\` shows why.`] : [];
	const lines = [...nextOfQueue(queue, next, textStyleOf(context), typed), ...skippedLines];
	if (json === true) context.out(`${inertJson({
		kind: "queue",
		next: nextDocument(next, queue)
	})}\n`);
	else if (!wasReported) context.out(`${redactor(secretValues(context.env))(lines.join("\n"))}\n`);
	return code;
}
function refusePlanFlags({ plan, record, fresh }) {
	const conflicting = Object.entries({
		plan,
		record,
		fresh
	}).find(([, value]) => value !== void 0 && value !== false);
	if (conflicting === void 0) return;
	throw new RalphError({
		code: "USAGE",
		message: `run: --${conflicting[0]} chooses a plan, and so does --queue.`,
		hint: "Remove one of the two. `ralph queue` shows what comes next."
	});
}
export { runQueue };
