import { An as paintCode, Cn as operatorLine, In as fitLine, an as redactor, gr as withoutCredentials, jn as painter, mn as nextStepLines, z as inertJson } from "./through-proxy.js";
import { D as plural, M as cappedLines, a as plainLine, v as formatDuration } from "./one-line.js";
import { a as tableLines, n as factLines } from "./terminal.js";
import { Dt as forecastLines, W as whereLines, j as remarks, ln as taskRows, tn as laneWords } from "./run-sentence.js";
import { c as terminalTaskTable } from "./progress.js";
import { i as refusedInWords, o as statusReport, r as ordersInWords, s as waitingLine, t as attemptsIn } from "./status.js";
import { a as readFirstLines, c as stuckLines, i as needsOf, l as stuckTask, o as restLines, s as sentenceOf, t as costLine } from "./end-of-job.js";
import { r as statusText } from "./status-text.js";
import { i as openQueue, m as planInQueue, n as nextInQueue, v as queueSentence } from "./queue-here.js";
import { n as displayPath } from "./branch-name.js";
import { t as lookAtPast } from "./look-at-run.js";
import { i as textStyleOf } from "./context.js";
import { c as settingFlags, n as flagHelp, o as jsonFlag, t as configFlag } from "../cli/index.js";
import { a as tryReading, n as statusContext } from "./status-context.js";
// src/core/report/terminal/status-in-brief.ts
/** Listed of a longer plan. */
const maxNext = 3;
/**
* The output of `ralph status`, lines without their newline, in the form of the end of a job. `statusText` has the
* rest, for `--verbose`. `all`: every task.
*/
function statusInBrief({ plan, state }, report, context, look) {
	const columns = Math.min(look.width, 100);
	const paint = painter(look.color);
	const reason = report.lease === null && report.stop !== null && report.standing === report.stop.kind ? report.stop : null;
	const job = {
		plan,
		state,
		reason
	};
	const stuck = stuckTask(job);
	const needs = needsOf(job, context, stuck);
	const isComplete = reason?.kind === "complete";
	const facts = [
		["In work", openLines(report)],
		["Needs you", needs.length > 0 ? needs : isComplete || report.lease ? ["nothing"] : []],
		["On its way", ordersInWords(report)],
		["Refused", cappedLines(refusedInWords(report), 5)],
		["Waiting", [waitingLine(report, context.now)].flatMap((line) => line ?? [])],
		["Ahead", forecastLines(report.forecast).slice(0, 1)],
		["Remembered", knowledgeLines(report, context)],
		["Read first", context.reading ? readFirstLines(context.reading, isComplete) : []],
		["Where", whereLines(state, reason)],
		["Cost", [costLine(job, context)]]
	];
	const remarkLines = new Set(remarks({
		plan,
		state
	}, (text) => plainLine(text, 500), context));
	const details = stuck ? [] : report.details.filter((line) => !remarkLines.has(line));
	return [
		...fitLine(sentenceOf(job, stuck) ?? report.sentence, columns).map((line) => paint(line, "bold")),
		...details.flatMap((line) => fitLine(`  ${line}`, columns)),
		"",
		...stuck ? [...stuckLines(job, stuck, {
			columns,
			paint
		}), ""] : [],
		...factLines(facts, {
			margin: 13,
			columns
		}),
		...taskLines(taskRows(plan, state), report, {
			...look,
			width: columns,
			more: operatorLine(context, "status", "--all")
		}),
		...report.warnings.flatMap(({ text, choices }) => [
			"",
			...fitLine(`${text}.`, columns).map((line) => paint(line, "yellow")),
			...choices.flatMap((choice) => fitLine(`  - ${paintCode(choice, paint)}`, columns))
		]),
		"",
		...nextStepLines(report.next_steps, {
			...look,
			width: columns
		}),
		...restLines(state, reason)
	];
}
function openLines(report) {
	return attemptsIn(report).map((attempt) => {
		const title = plainLine(report.tasks.find(({ id }) => id === attempt.task)?.title ?? "", 100);
		const attemptText = attempt.attempt === 1 ? "" : `, attempt ${attempt.attempt}`;
		const words = laneWords(attempt);
		const phase = words === void 0 ? "" : `, ${words}`;
		return `${attempt.task}  ${title}  (#${attempt.iteration}${attemptText}, for ${formatDuration(attempt.age_ms)}${phase})`;
	});
}
const knowledgeLines = ({ knowledge }, context) => knowledge.length === 0 ? [] : [`${plural(knowledge.length, "entry", "entries")} of people, told to every agent:  ${operatorLine(context, "knowledge")}`];
/** `more`: the command that lists every task. */
function taskLines(rows, report, look) {
	const isWhole = look.all === true || rows.length <= 10;
	const nextIds = new Set(report.ready.slice(0, maxNext));
	const shown = isWhole ? rows : rows.filter(({ id, status }) => alwaysShown.has(status) || nextIds.has(id));
	const countHidden = (status) => rows.filter((row) => row.status === status && !shown.includes(row)).length;
	const rest = [
		[countHidden("pending"), "that wait"],
		[countHidden("done"), "that are done"],
		[countHidden("skipped"), "that were skipped"]
	].filter(([count]) => count > 0).map(([count, which]) => `${count} ${which}`);
	const heldUp = report.details.length > 0 ? [] : report.held_up.map(({ why }) => why);
	return [
		...shown.length === 0 ? [] : ["", ...tableLines(terminalTaskTable(shown), look).flatMap((line) => fitLine(line, look.width))],
		...rest.length === 0 ? [] : [...shown.length === 0 ? [""] : [], `\u2026  ${rest.join(", ")}:  ${look.more}`],
		...heldUp.length === 0 ? [] : [
			"",
			"Held up",
			...cappedLines(heldUp, 5).flatMap((line) => fitLine(`  ${line}`, look.width))
		]
	];
}
const alwaysShown = /* @__PURE__ */ new Set([
	"in_progress",
	"failed",
	"given_up"
]);
// src/entry/command/status.ts
const flags = {
	...settingFlags("plan", "remote", "state-ref", "cost-budget"),
	...configFlag,
	...jsonFlag,
	all: {
		help: "every task of a plan with more than ten",
		toggle: true
	},
	verbose: {
		help: "also rules, confinement, the job that holds the run and the state ref",
		toggle: true
	},
	watch: {
		help: "keep showing it until the run is complete or needs a person",
		toggle: true,
		notWith: [
			"json",
			"all",
			"verbose"
		]
	}
};
const statusCommand = {
	help: `Shows a run's progress, what it cost and what it needs. Changes nothing.

Usage: ralph status [options]

Examples:
  ralph status --plan plan.json
  ralph status --json
  ralph status --watch

Options:
${flagHelp(flags)}`,
	flags,
	run: async (context, { values }) => {
		if (values["watch"]) {
			const { watchStatus } = await import("./status-watch.js");
			return lookAtPast(context, values, (opened) => watchStatus(opened, context));
		}
		const { project, run, details } = await lookAtPast(context, values, async ({ project, access, run: loaded }) => {
			const words = await statusContext(project, access, {
				context,
				run: loaded
			});
			const reading = await tryReading(access, loaded, context);
			return {
				project,
				run: loaded,
				details: {
					...words,
					reading
				}
			};
		});
		const { repository, remoteIsOwn } = project;
		const pathContext = {
			repository: repository.toplevel,
			home: context.env["HOME"]
		};
		const remote = remoteIsOwn ? "this repository" : displayPath(withoutCredentials(project.remote), pathContext);
		const report = statusReport(run, details);
		const localQueue = project.queue?.moves || run.state.queue !== null ? await openQueue(context, values) : void 0;
		const text = values["json"] ? inertJson({
			...report,
			read_first: readFirst(details.reading),
			queue: localQueue ? planInQueue(localQueue.queue, nextInQueue(localQueue), project.planName) : null
		}, 2) : values["verbose"] ? statusText(report, {
			...textStyleOf(context),
			...details,
			remote,
			where: whereLines(run.state, run.state.stop)
		}).join("\n") : statusInBrief(run, report, details, {
			...textStyleOf(context),
			all: values["all"] === true
		}).join("\n");
		context.out(`${redactor(project.secrets)(text)}\n`);
		if (localQueue && !values["json"]) context.out(`${queueSentence(localQueue.queue, project.planName)}\n`);
		return 0;
	}
};
/** For programs: places without their lines; null if the changes cannot be read. */
const readFirst = (reading) => reading === void 0 ? null : {
	...reading,
	hunks: reading.hunks.map(({ excerpt: _, ...place }) => place)
};
export { statusCommand };
