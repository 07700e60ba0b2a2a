import { n as systemClock } from "./no-platform.js";
import { F as inertJson, Ht as fitLine, Nt as mapStrings, Pt as redactor, qt as exitCode, vn as RalphError, zt as clip } from "./through-proxy.js";
import { n as liveFileName, t as liveFile } from "./live-file.js";
import { r as terminalProgress } from "./terminal.js";
import { n as runJob } from "./job.js";
import { m as fitsAfter } from "./evolve.js";
import { Et as countsInWords, O as nextLines, Pt as taskRows, Tt as countUnchanged, _t as costBudgetOf, c as stopSentence, kt as shownTasks, l as stuckSentence, n as remarks, o as completeSentence, vt as receiptOf, wt as countStatuses, y as explainBlocked } from "./remarks.js";
import { _ as statusIn, g as recordsOf, v as taskIn } from "./render-index.js";
import { D as plural, S as formatUsd, b as formatMinutes, i as plainLine, n as indentedLine, y as formatLimit } from "./one-line.js";
import { n as painter } from "./paint.js";
import { n as textTable } from "./task-table.js";
import { n as oneJob, t as finalReport } from "./final.js";
import { r as statusReport } from "./status.js";
import { A as commandLine, D as ralphCommand } from "./due.js";
import { i as lookOf, n as isCi, r as isInteractive, t as drawsBoard } from "./context.js";
import { t as flagsOfJob } from "./job-flags.js";
import { a as openProject } from "./state-files.js";
import { t as completeHere } from "./status-context.js";
import { join } from "node:path";
// src/adapter/log/json-lines.ts
/**
* Progress for programs (`--json`): one JSON object a line, UTF-8, in the order in which things happened.
*
* Every object has `time` (ISO 8601, UTC) and `kind`; the rest depends on `kind`:
*
* - `event`: `event`, a fact of the run as it is appended to `log/` (`src/schema/run/event.ts`, discriminated by `type`)
* - `agent`: `iteration` and `progress`, discriminated by its own `kind`: `started` (`model`), `tool` (`name`, `target`),
*   `says` (`text`), `retrying` (`why`, `attempt`, `delayMs`), `spent` (`usage`, of this call so far)
* - `check_started`: `name`, `rerun`, and of a rerun `because`: `failed` or `changed_files`
* - `check_finished`: `name`, `passed`, `durationMs`, `flaky`, `counts` (whether the strategy counts it), `again` (of the second run of a red one), and where there
*   are any `changed` (tracked files, put back since) and `left` (new files): `paths`, some of `total`; of a failed one
*   `failure`: `directory` and an excerpt of its `output`
* - `note`, `warning`: `text`
* - `waiting`: `until` (ISO 8601, UTC), `why`, and the command that goes on at once (`now`)
*
* Kinds and fields are only ever added. Strings are redacted; control, format and line-separating characters, which
* JSON would allow raw, are escaped, so that a line is one line and nothing in it acts on a terminal or a runner.
*/
function jsonLinesProgress(sink) {
	return (progress) => {
		try {
			const time = new Date(sink.now()).toISOString();
			sink.write(`${inertJson({
				time,
				...mapStrings(progress, sink.redact)
			})}\n`);
		} catch {}
	};
}
// src/app/outlast-limits.ts
/**
* Jobs one after the other, until one ends for anything but a wait for the provider. Between them nobody holds the
* lease, so that others may go on at once. What the jobs made counts as one job's; a wait that a limit of its own would
* cut off is left to a later one. Aborted while it waits, it ends as cancelled.
*/
async function outlastLimits(begin, request) {
	for (let before;;) {
		const job = await begin(before);
		const { reason, soFar } = job;
		if (reason.kind !== "waiting" || !fitsAfter(Date.parse(reason.until), {
			limits: request.limits,
			job: soFar
		})) return job;
		request.say(reason, job);
		await request.clock.waitUntil(Date.parse(reason.until), request.cancelled);
		if (request.cancelled.aborted) return {
			...job,
			reason: { kind: "cancelled" }
		};
		before = soFar;
	}
}
// src/core/report/terminal/end-of-job.ts
/** No line is wider, however wide the terminal is; a command stays whole where the terminal wraps lines. */
const maxColumns = 100;
/** Of a longer plan only the failed and the waiting tasks are listed. */
const maxTable = 10;
const maxListed = 5;
/**
* What a job prints when it ends, lines without their newline: one sentence, then what is needed, then where the work
* is and what it cost. `finalReport` has the rest, for `--verbose`.
*/
function endOfJob(job, context, look) {
	const { state, reason } = job;
	const paint = painter(look.color);
	const columns = Math.min(look.width, maxColumns);
	const stuck = stuckTask(job);
	const text = stopSentence(reason, context);
	const sentence = sentenceOf(job, stuck) ?? text.happened;
	const needs = needsOf(job, context, stuck);
	const details = stuck ? [] : text.details;
	const isComplete = reason.kind === "complete";
	const colour = isComplete ? "green" : reason.kind === "failed" || reason.kind === "stuck" ? "red" : "yellow";
	const facts = [
		["Needs you", needs.length > 0 ? needs : isComplete ? ["nothing"] : []],
		["Tasks", countsOf(job, stuck)],
		["Where", [whereItIs(job)]],
		["Cost", [costLine(job, context)]]
	];
	return [
		"",
		...fitLine(sentence, columns).map((line) => paint(line, colour)),
		...details.flatMap((detail) => fitLine(`  ${detail}`, columns)),
		"",
		...stuck ? [...stuckLines(job, stuck, {
			columns,
			paint
		}), ""] : [],
		...tableLines(job, {
			...look,
			width: columns
		}),
		...facts.flatMap(([name, lines]) => factLines(name, lines, columns)),
		...nextRows(text.next, context, {
			paint,
			columns: look.isTty ? columns : Number.POSITIVE_INFINITY
		}),
		...restsNow(state, reason) ? ["", "Nothing runs, and nothing is being spent."] : []
	];
}
function nextRows(next, { fetch, saysNext = true }, look) {
	if (!saysNext) return [];
	return [
		...fetch === void 0 ? [] : [`Fetch        ${look.paint(fetch, "bold")}`],
		"",
		...nextLines(next, look)
	];
}
const factLines = (name, [first, ...rest], columns) => first === void 0 ? [] : [...fitLine(`${name.padEnd(13)}${first}`, columns, 13), ...rest.flatMap((line) => fitLine(`${" ".repeat(13)}${line}`, columns, 13))];
const restsNow = ({ lease }, { kind }) => lease === null && kind !== "complete" && kind !== "busy";
/** The task that the run is stuck on, if its newest failures are known. */
function stuckTask({ plan, state, reason }) {
	const task = (reason.kind === "stuck" || reason.kind === "paused" ? reason.task : void 0) ?? (reason.kind === "stuck" ? state.timeline.at(-1)?.task : void 0);
	if (task === void 0 || !plan.tasks.some(({ id }) => id === task)) return void 0;
	return taskIn(state, task).recent_failures.length > 0 ? task : void 0;
}
function sentenceOf({ plan, state, reason }, stuck) {
	const records = recordsOf(plan, state);
	if (reason.kind === "complete") return completeSentence(records);
	if (stuck === void 0) return void 0;
	const counts = countStatuses(records);
	const waiting = explainBlocked(plan, statusIn(state)).filter(({ task, failed }) => task !== stuck && failed.includes(stuck)).length;
	const wait = waiting === 0 ? "" : `; ${waiting} ${waiting === 1 ? "waits" : "wait"} for it`;
	return `${stuckSentence(stuck, taskIn(state, stuck))} ${counts.done} of ${plural(records.length, "task")} ${counts.done === 1 ? "is" : "are"} done${wait}.`;
}
/** The newest failure with the lines that decide, and what each of the newest attempts did. */
function stuckLines({ plan, state }, task, look) {
	const { columns, paint } = look;
	const line = (text) => clip(text, columns);
	const title = plainLine(plan.tasks.find(({ id }) => id === task)?.title ?? "", 200);
	const failures = taskIn(state, task).recent_failures;
	const newest = failures.at(-1);
	const excerpts = newest?.said ?? [];
	const reasonLines = excerpts.length === 0 ? fitLine(`  ${plainLine(newest?.why ?? "", 300)}`, columns) : excerpts.flatMap(({ name, lines }) => [paint(line(`  \u2717 ${plainLine(name, 90)}`), "red"), ...lines.map((text) => line(`    ${indentedLine(text)}`))]);
	const tried = failures.flatMap(({ iteration, tried: words }) => words === null ? [] : [line(`    #${iteration}  ${plainLine(words, 200)}`)]);
	return [
		paint(line(`${task}  ${title}`), "bold"),
		...reasonLines,
		...tried.length === 0 ? [] : ["  What was tried", ...tried]
	];
}
/** What a person has to look at, the most pressing first. */
function needsOf({ plan, state, reason }, context, stuck) {
	const { evidence } = state;
	const unshown = reason.kind === "complete" ? evidence?.claimed ?? 0 : 0;
	const all = remarks({
		plan,
		state: {
			...state,
			evidence: null
		}
	}, (why) => plainLine(why, 300), context).filter((remark) => stuck === void 0 || !remark.startsWith(`${stuck} is stuck`));
	const more = all.length > maxListed ? [`and ${all.length - maxListed} more`] : [];
	const toTry = unshown === 0 ? [] : [`${plural(unshown, "criterion", "criteria")} to try by hand, which no test shows`];
	return [
		...all.slice(0, maxListed),
		...more,
		...toTry
	];
}
/** The attempts above have each task of a complete run. */
function tableLines({ plan, state, reason }, look) {
	if (reason.kind === "complete" || reason.kind === "busy") return [];
	const rows = plan.tasks.length <= maxTable ? shownTasks({
		plan,
		state
	}).rows : taskRows(plan, state).filter(({ status }) => status === "failed" || status === "given_up");
	return rows.length === 0 ? [] : [...textTable(rows, look).flatMap((line) => fitLine(line, look.width)), ""];
}
/** Unless the sentence has said it. */
function countsOf({ plan, state, reason }, stuck) {
	const records = recordsOf(plan, state);
	const allDone = records.every(({ status }) => status === "done") && countUnchanged(records) === 0;
	return stuck !== void 0 || reason.kind === "busy" || reason.kind === "complete" && allDone ? [] : [countsInWords(records)];
}
function whereItIs({ state, reason }) {
	const commits = receiptOf(state, Date.parse(state.updated)).commits;
	const merged = reason.kind === "complete" ? ", not merged" : "";
	return `branch ${plainLine(state.work_branch, 200)}, ${plural(commits, "commit")}${merged}`;
}
function costLine({ state }, context) {
	const { total, attempts, per_commit } = receiptOf(state, context.now);
	const budget = costBudgetOf(state, context.costBudgetUsd ?? null);
	const count = attempts.succeeded + attempts.failed + attempts.interrupted;
	const back = attempts.failed + attempts.interrupted;
	const figures = [`${plural(count, "attempt")}${back === 0 ? "" : `, ${back} rolled back`}`, ...per_commit && total.usd > 0 ? [`${formatUsd(per_commit.usd)} per commit`] : []];
	if (context.recorded) return `${formatUsd(total.usd)} when it was recorded, ${formatMinutes(total.runner_ms)} here; ${figures[0]}`;
	const of = budget === null ? "" : ` of ${formatLimit(budget)}`;
	return `${formatUsd(total.usd)}${of}, ${formatMinutes(total.runner_ms)}; ${figures.join("; ")}`;
}
// src/entry/run/carry-out.ts
/** Runs one job of the project and reports it; returns the exit code. */
async function carryOut(given, context, flags, { cd, queued, ready, saysNext = true, recorded = false } = {}) {
	const json = flags["json"] === true;
	const verbose = flags["verbose"] === true;
	const sink = await progressSink(given, context, {
		json,
		verbose
	});
	const { now } = context;
	const watched = liveFile(join(given.home, liveFileName), {
		now,
		redact: redactor(given.secrets)
	});
	const show = (progress) => {
		sink.show(progress);
		watched.show(progress);
	};
	const goesOn = (project, rules) => ({
		queued: queued?.words,
		again: new Map([...flagsOfJob(project, rules), ...queued?.told ?? []])
	});
	let project = given;
	const job = async (before) => {
		if (before) project = await openAgain(project, context, flags);
		return oneJob(project, context, {
			act: (ports, settings, cancelled) => runJob(ports, settings, cancelled, before),
			fresh: flags["fresh"] === true && !before,
			changeRules: flags["change-rules"] === true && !before,
			interactive: !json && isInteractive(context),
			atOnce: flags["now"] === true && !before,
			since: before?.started,
			show,
			display: sink.display,
			record: flags["record"],
			...ready && { ready: (ruled) => ready(ruled, context) }
		});
	};
	try {
		const result = await (ends(context, flags) ? job(void 0) : outlastLimits(job, waitingHere(given, context, {
			...sink,
			nowLine: (rules) => ralphCommand({
				...given,
				...goesOn(project, rules)
			}, "run", "--now")
		})));
		sink.clear();
		const here = await completeHere(project, context, result.state);
		report(project, context, {
			...result,
			json,
			verbose,
			saysNext,
			recorded,
			cd,
			mergesHere: here,
			...goesOn(project, result.state.rules)
		});
		return exitCode(result.reason);
	} finally {
		sink.close();
		watched.close();
	}
}
/** What people wrote into the plan meanwhile counts, as for any later job. What cannot be used leaves the former one, and the job says so. */
const openAgain = (former, context, flags) => openProject(context, flags).catch((error) => {
	if (error instanceof RalphError && unusableCodes.has(error.code)) return former;
	throw error;
});
const unusableCodes = /* @__PURE__ */ new Set([
	"PLAN_INVALID",
	"PLAN_MISSING",
	"CONFIG_INVALID",
	"FILE_UNREADABLE"
]);
/** Whoever is a program, or pays for a machine that waits, gets the exit code at once; a recording is of one job. */
const ends = (context, flags) => flags["no-wait"] === true || flags["json"] === true || flags["record"] !== void 0 || isCi(context);
function waitingHere(project, context, { show, nowLine }) {
	const { settings } = project;
	return {
		clock: systemClock(context.now),
		limits: {
			jobLimitMs: settings["job-limit"] ?? null,
			timeBudgetMs: settings["time-budget"] ?? null
		},
		cancelled: context.cancelled,
		say: ({ until, why }, { state }) => show({
			kind: "waiting",
			until,
			why,
			now: nowLine(state.rules)
		})
	};
}
async function progressSink(project, context, { json, verbose }) {
	const redact = redactor(project.secrets);
	const { out: write, color, isTty, now } = context;
	const nothing = {
		clear: () => void 0,
		close: () => void 0,
		display: void 0
	};
	if (json) return {
		...nothing,
		show: jsonLinesProgress({
			write,
			now,
			redact
		})
	};
	const board = drawsBoard(context) ? (await import("./run-board.js")).runBoard(project, context) : void 0;
	const live = isTty && (board !== void 0 || context.env["TERM"] !== "dumb" && !isCi(context));
	const columns = () => process.stdout.columns || context.columns;
	const brief = verbose ? void 0 : project.plan;
	const terminal = terminalProgress({
		write,
		color,
		isTty: live,
		now,
		redact,
		columns,
		area: board?.area,
		brief
	});
	const ticker = live ? setInterval(terminal.tick, 1e3) : void 0;
	ticker?.unref();
	const close = () => {
		terminal.clear();
		board?.close();
		clearInterval(ticker);
	};
	return {
		show: terminal.show,
		clear: terminal.clear,
		close,
		display: board?.display
	};
}
function report(project, context, result) {
	const { planFile, reachedBy, shownBranch: workBranch, stateRef, settings } = project;
	const at = {
		planFile,
		reachedBy,
		again: result.again,
		...result.cd !== void 0 && { cd: result.cd },
		queued: result.queued,
		...result.mergesHere && { mergesHere: true },
		hasNoBase: result.state.base_branch === null,
		workBranch,
		stateRef,
		now: context.now(),
		costBudgetUsd: settings["cost-budget"],
		settings
	};
	const text = result.json ? inertJson({
		kind: "result",
		exit: exitCode(result.reason),
		...statusReport(result, at),
		stop: result.reason
	}) : (result.verbose ? finalReport : endOfJob)(result, {
		...at,
		...whereTheBranchesAre(project),
		saysNext: result.saysNext,
		recorded: result.recorded
	}, lookOf(context)).join("\n");
	context.out(`${redactor(project.secrets)(text)}\n`);
}
/** Branches at a remote that is not the user's own repository have to be fetched before they can be named. */
const whereTheBranchesAre = ({ workBranch, shownBranch, settings }) => shownBranch === workBranch ? {} : { fetch: commandLine("git", "fetch", settings.remote ?? "") };
export { carryOut as t };
