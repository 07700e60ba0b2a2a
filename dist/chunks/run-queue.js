import { n as secretValues } from "./secret-values.js";
import { An as exits, Nt as errorExitCode, Pt as errorText, R as inertJson, er as RalphError, gn as redactor } from "./through-proxy.js";
import { l as nextPlan } from "./plan-folder.js";
import { a as openQueue, c as refuseUncommitted, d as nextOfQueue, i as onPrevious, p as nextDocument, r as nextReadablePlan, s as refuseTwins } from "./queue-here.js";
import { i as plainLine } from "./one-line.js";
import { t as refuseUnready } from "./before-run.js";
import { n as openWithPlanFallback } from "./plan-of-state.js";
import { i as lookOf } from "./context.js";
import { n as flagsOfQueue } from "./job-flags.js";
import { t as queueTyped } from "./queue-typed.js";
import { t as carryOut } from "./carry-out.js";
import { dryRun } from "./dry-run.js";
import { relative, resolve } from "node:path";
// src/entry/run/run-queue.ts
/**
* Carries out plans of the queue until none is left, or one stops it; what comes next is decided anew after each job, by
* the states. A plan that waits for a person is looked at once: whoever gives this command may have helped it.
* Returns the exit code of the plan that ended it; throws what a job throws.
*/
async function runQueue(context, flags, { once }) {
	refusePlan(flags);
	const tried = /* @__PURE__ */ new Set();
	let code = exits.complete.code;
	for (;;) {
		const here = await openQueue(context, flags);
		const { queue, settings, toplevel } = here;
		refuseTwins(queue);
		const passesFailed = settings["queue-failed"] === "pass";
		const next = nextPlan({ rows: queue.rows.filter(({ name }) => !passesFailed || !tried.has(name)) }, { passesFailed });
		const ends = next.kind === "empty" || tried.has(next.row.name) || once && tried.size > 0;
		const told = flagsOfQueue(here, flags);
		if (ends) return ended(context, flags, {
			here,
			next: once && tried.size > 0 ? await nextReadablePlan(here, context, () => void 0) : next,
			code,
			tried,
			once,
			told
		});
		tried.add(next.row.name);
		announce(context, flags, next.row);
		const plan = relative(context.cwd, resolve(toplevel, next.row.path));
		await refuseUncommitted(here, next, {
			context,
			shown: plan
		});
		const given = {
			...flags,
			plan,
			queue: queue.folder
		};
		const queued = ["--queue", ...once ? ["--once"] : []];
		code = await worst(code, () => one(context, given, {
			next,
			queued: passesFailed && flags["dry-run"] !== true ? void 0 : {
				words: queued,
				told
			}
		}), {
			context,
			passesFailed
		});
		if (flags["dry-run"] === true || context.cancelled.aborted) return code;
	}
}
async function one(context, flags, { next, queued }) {
	const opened = await openWithPlanFallback(context, flags);
	const project = onPrevious(opened, next.kind === "begin" ? next.previous : void 0);
	return flags["dry-run"] === true ? dryRun(project, context, flags, queued) : carryOut(project, context, flags, {
		ready: refuseUnready,
		queued
	});
}
/** A plan that cannot even begin is passed over like one that failed, and told. */
async function worst(before, job, { context, passesFailed }) {
	try {
		return await job() || (passesFailed ? before : 0);
	} catch (error) {
		const passes = error instanceof RalphError && (error.exit === "data" || error.exit === "failed");
		if (!passesFailed || !passes) throw error;
		context.err(errorText(error));
		return errorExitCode(error);
	}
}
function announce(context, { json }, { name, path }) {
	if (json === true) context.out(`${inertJson({
		kind: "plan",
		plan: name,
		file: path
	})}\n`);
	else context.out(`Plan ${name} (${path})\n`);
}
/** What comes next, also where this command goes no further. */
function ended(context, flags, { here, next, code, tried, once, told }) {
	const { json } = flags;
	const isSaid = next.kind === "continue" && tried.has(next.row.name);
	const { queue } = here;
	const typed = queueTyped(flags, context, here, {
		once,
		chosen: [...told.values()].flat()
	});
	const left = queue.rows.filter(({ standing }) => standing !== "complete");
	const passed = next.kind === "empty" && left.length > 0 ? [`Not complete: ${left.map(({ name }) => plainLine(name, 80)).join(", ")}. \`ralph queue\` shows why.`] : [];
	const lines = [...nextOfQueue(queue, next, lookOf(context), typed), ...passed];
	if (json === true) context.out(`${inertJson({
		kind: "queue",
		next: nextDocument(next, queue)
	})}\n`);
	else if (!isSaid) context.out(`${redactor(secretValues(context.env))(lines.join("\n"))}\n`);
	return code;
}
function refusePlan({ plan, record, fresh }) {
	const other = Object.entries({
		plan,
		record,
		fresh
	}).find(([, value]) => value !== void 0 && value !== false);
	if (other === void 0) return;
	throw new RalphError({
		code: "USAGE",
		message: `run: --${other[0]} chooses a plan, and so does --queue.`,
		hint: "Remove one of the two. `ralph queue` shows what comes next."
	});
}
export { runQueue };
