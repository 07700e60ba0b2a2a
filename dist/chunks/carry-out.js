import { n as systemClock } from "./no-platform.js";
import { On as ralphCommand, Vn as exitCode, an as redactor, in as mapStrings, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { n as openLiveFile, t as liveFileName } from "./live-file.js";
import { i as terminalProgress } from "./terminal2.js";
import { n as runJob } from "./job.js";
import { s as fitsAfter } from "./run-sentence.js";
import { n as endOfJob, r as finalReport } from "./end-of-job.js";
import { o as statusReport } from "./status.js";
import { n as commandLine } from "./command-line.js";
import { i as textStyleOf, n as isCi, r as isInteractive, t as canRedraw } from "./context.js";
import { t as flagsOfJob } from "./job-flags.js";
import { h as openProject } from "./state-files.js";
import { a as tryReading, t as canMergeHere } from "./status-context.js";
import { t as oneJob } from "./one-job.js";
import { join } from "node:path";
// src/adapter/log/json-lines.ts
/**
* Progress for programs (`--json`): one JSON object a line, UTF-8, in the order in which things happened.
*
* Every object has `time` (ISO 8601, UTC) and `kind`; the rest depends on `kind`:
*
* - `event`: `event`, a fact of the run that is appended to `log/` (`src/schema/run/event.ts`, discriminated by `type`)
* - `agent`: `iteration` and `progress`, discriminated by its own `kind`: `started` (`model`), `tool` (`name`, `target`),
*   `says` (`text`), `retrying` (`why`, `attempt`, `delayMs`), `spent` (`usage`, of this call so far)
* - `check_started`: `name`, `rerun`, and of a rerun `because`: `failed` or `changed_files`
* - `check_finished`: `name`, `passed`, `durationMs`, `flaky`, `counts` (whether the strategy counts it), `again` (of the second run of a red one), and where there
*   are any `changed` (tracked files, put back since) and `left` (new files): `paths`, some of `total`; of a failed one
*   `failure`: `directory` and an excerpt of its `output`
* - `note`, `warning`: `text`
* - `waiting`: `until` (ISO 8601, UTC), `why`, and the command that continues immediately (`now`)
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
* Runs jobs one after the other until one ends for another reason than a wait for the provider. Between them nobody
* holds the lease. Their attempts count as one job's. Aborted while it waits, it ends as cancelled.
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
// src/entry/run/carry-out.ts
/** Runs one job of the project and reports it; returns the exit code. */
async function runAndReport(openedProject, context, flags, { cd, queued, assertReady, saysNext = true, recorded = false, planShown = false } = {}) {
	const json = flags["json"] === true;
	const verbose = flags["verbose"] === true;
	const sink = await progressSink(openedProject, context, {
		json,
		verbose
	});
	const { now } = context;
	const liveRecord = openLiveFile(join(openedProject.home, liveFileName), {
		now,
		redact: redactor(openedProject.secrets)
	});
	let madeCommits = false;
	const show = (progress) => {
		madeCommits ||= progress.kind === "event" && progress.event.type === "attempt_succeeded";
		sink.show(progress);
		liveRecord.show(progress);
	};
	const continuationOf = (project, rules) => ({
		queued: queued?.words,
		again: new Map([...flagsOfJob(project, rules), ...queued?.queueFlags ?? []])
	});
	let reading;
	const readChanges = async (access) => {
		if (!madeCommits || context.cancelled.aborted) return;
		reading = await access.state.load().then(({ run }) => run ? tryReading(access, run, context) : void 0).catch(() => void 0);
	};
	let project = planShown ? {
		...openedProject,
		warnings: []
	} : openedProject;
	const runNextJob = async (previous) => {
		if (previous) project = await reopenProject(project, context, flags);
		return oneJob(project, context, {
			act: (ports, settings, cancelled) => runJob(ports, {
				...settings,
				forecastShown: planShown
			}, cancelled, previous),
			fresh: flags["fresh"] === true && !previous,
			changeRules: flags["change-rules"] === true && !previous,
			interactive: !json && isInteractive(context),
			atOnce: flags["now"] === true && !previous,
			since: previous?.started,
			show,
			display: sink.display,
			record: flags["record"],
			...!json && !verbose && { onEnd: readChanges },
			...assertReady && { assertReady: (ruled) => assertReady(ruled, context) }
		});
	};
	try {
		const result = await (endsAtLimit(context, flags) ? runNextJob(void 0) : outlastLimits(runNextJob, waitOptions(openedProject, context, {
			...sink,
			nowLine: (rules) => ralphCommand({
				...openedProject,
				...continuationOf(project, rules)
			}, "run", "--now")
		})));
		sink.clear();
		const mergesHere = await canMergeHere(project, context, result.state);
		printReport(project, context, {
			...result,
			reading,
			json,
			verbose,
			saysNext,
			recorded,
			cd,
			mergesHere,
			...continuationOf(project, result.state.rules)
		});
		return exitCode(result.reason);
	} finally {
		sink.close();
		liveRecord.close();
	}
}
/** Adopts what people wrote into the plan. An unusable file keeps the previous project, and the job reports that. */
const reopenProject = (previous, context, flags) => openProject(context, flags).catch((error) => {
	if (error instanceof RalphError && unusableCodes.has(error.code)) return previous;
	throw error;
});
const unusableCodes = /* @__PURE__ */ new Set([
	"PLAN_INVALID",
	"PLAN_MISSING",
	"CONFIG_INVALID",
	"FILE_UNREADABLE"
]);
/** A program, or somebody who pays for a waiting machine, gets the exit code instead; a recording is of one job. */
const endsAtLimit = (context, flags) => flags["no-wait"] === true || flags["json"] === true || flags["record"] !== void 0 || isCi(context);
function waitOptions(project, context, { show, nowLine }) {
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
	const noDisplay = {
		clear: () => void 0,
		close: () => void 0,
		display: void 0
	};
	if (json) return {
		...noDisplay,
		show: jsonLinesProgress({
			write,
			now,
			redact
		})
	};
	const board = canRedraw(context) ? (await import("./run-board.js")).runBoard(project, context) : void 0;
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
function printReport(project, context, result) {
	const { planFile, isDefaultPlan, reachedBy, shownBranch: workBranch, stateRef, settings } = project;
	const details = {
		planFile,
		isDefaultPlan,
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
		...statusReport(result, details),
		stop: result.reason
	}) : (result.verbose ? finalReport : endOfJob)(result, {
		...details,
		...fetchHint(project),
		saysNext: result.saysNext,
		recorded: result.recorded,
		reading: result.reading
	}, textStyleOf(context)).join("\n");
	context.out(`${redactor(project.secrets)(text)}\n`);
}
/** Branches at another remote have to be fetched before they have a name here. */
const fetchHint = ({ workBranch, shownBranch, settings }) => shownBranch === workBranch ? {} : { fetch: commandLine("git", "fetch", settings.remote ?? "") };
export { runAndReport as t };
