import { $t as countUnchanged, F as completeSentence, Gt as costBudgetOf, Jt as uncheckedWords, Kt as receiptOf, L as stopSentence, Qt as countStatuses, R as stuckSentence, W as whereLines, en as countsInWords, in as shownTasks, it as explainBlocked, j as remarks, jt as attemptsInWords, ln as taskRows } from "./run-sentence.js";
import { C as recordsOf, T as taskIn, in as isHeld, w as statusIn } from "./slices.js";
import { D as plural, N as cappedRow, O as thousands, S as formatUsd, a as plainLine, b as formatMinutes, r as indentedLine, y as formatLimit } from "./one-line.js";
import { An as painter, Fn as fitLine, In as fitLines, Ln as pad, Mn as clip, Nn as columnsOf, On as shortOid, Pn as displayWidth, Sn as operatorLine, fn as nextLines, kn as paintCode, vn as commandSpan } from "./through-proxy.js";
import { a as tableLines, n as factLines } from "./terminal.js";
import { a as receiptLines } from "./cost.js";
import { c as terminalTaskTable } from "./progress.js";
import { i as rulesInWords } from "./rules-text.js";
/**
* The output at the end of a job, lines without their newline: a sentence, what is needed, where the work is and its
* cost. `finalReport` has the rest, for `--verbose`.
*/
function endOfJob(job, context, look) {
	const { state, reason } = job;
	const paint = painter(look.color);
	const columns = Math.min(look.width, 100);
	const stuck = stuckTask(job);
	const text = stopSentence(reason, context);
	const sentence = sentenceOf(job, stuck) ?? text.happened;
	const needs = needsOf(job, context, stuck);
	const details = stuck ? [] : text.details;
	const isComplete = reason.kind === "complete";
	const facts = [
		["Needs you", needs.length > 0 ? needs : isComplete ? ["nothing"] : []],
		["Tasks", countsOf(job, stuck)],
		["To check", uncheckedLine(state)],
		["Read first", context.reading ? readFirstLines(context.reading) : []],
		["Where", whereLines(state, reason)],
		["Cost", [costLine(job, context)]]
	];
	return [
		"",
		...fitLine(sentence, columns).map((line) => paint(line, colourOf(reason))),
		...details.flatMap((detail) => fitLine(`  ${detail}`, columns)),
		"",
		...stuck ? [...stuckLines(job, stuck, {
			columns,
			paint
		}), ""] : [],
		...taskLines(job, {
			...look,
			width: columns
		}),
		...factLines(facts, {
			margin: 13,
			columns
		}),
		...nextRows(text.next, context, {
			paint,
			columns: look.isTty ? columns : Number.POSITIVE_INFINITY
		}),
		...restLines(state, reason)
	];
}
const colourOf = ({ kind }) => kind === "complete" ? "green" : kind === "failed" || kind === "stuck" ? "red" : "yellow";
/** The verbose output at the end of a job, lines without their newline: the result first, the next steps last. */
function finalReport(job, context, look) {
	const { plan, state, reason } = job;
	const paint = painter(look.color);
	const shown = shownTasks({
		plan,
		state
	});
	const text = stopSentence(reason, context);
	const rules = rulesInWords(state.rules);
	const branch = plainLine(state.work_branch, 200);
	const lines = [
		"",
		paint(text.happened, colourOf(reason)),
		...[...text.details, ...remarks({
			plan,
			state
		}, (why) => plainLine(why, 500), context)].map((detail) => `  - ${detail}`),
		`${countsInWords(recordsOf(plan, state))}; ${attemptsInWords(state.counts)}.`,
		"",
		...tableLines(terminalTaskTable(shown.rows), look),
		...shown.omitted ? [shown.omitted] : [],
		"",
		...receiptLines(receiptOf(state, context.now)),
		"",
		...context.fetch === void 0 ? [] : [`Fetch the branches first: ${paint(context.fetch, "bold")}`],
		`Work   ${branch} at ${shortOid(state.work)}   (${paintCode(commandSpan("git", "log", "--oneline", context.workBranch), paint)})`,
		`State  ${plainLine(context.stateRef, 200)}`,
		...rules === void 0 ? [] : [`Rules  ${rules}`]
	];
	return [...fitLines(lines, look), ...nextLines(text.next, {
		paint,
		columns: columnsOf(look)
	})];
}
const maxRead = 3;
/** The amount, then the first places with their strongest reason. `isWhole`: no more commits follow. */
function readFirstLines({ hunks, shown, lines }, isWhole = true) {
	if (hunks.length === 0) return [];
	const places = hunks.slice(0, maxRead).map(({ path, from, to, reasons }) => ({
		place: `${plainLine(path, 60)}:${from === to ? from : `${from}\u2013${to}`}`,
		reason: plainLine(reasons[0] ?? "", 200)
	}));
	const width = Math.max(...places.map(({ place }) => displayWidth(place)));
	return [`${plural(hunks.length, "place")}, ${thousands(shown)} of ${thousands(lines)} changed ${lines === 1 ? "line" : "lines"}${isWhole ? "" : " so far"}`, ...places.map(({ place, reason }) => `${pad(place, width)}  ${reason}`)];
}
function nextRows(next, { fetch, saysNext = true }, look) {
	if (!saysNext) return [];
	return [
		...fetch === void 0 ? [] : [`Fetch        ${look.paint(fetch, "bold")}`],
		"",
		...nextLines(next, look)
	];
}
const restLines = ({ lease }, reason) => lease !== null || reason === null || reason.kind === "complete" || reason.kind === "busy" ? [] : ["", "Nothing runs, and nothing is being spent."];
/** Undefined if its newest failures are unknown. */
function stuckTask({ plan, state, reason }) {
	const task = (reason?.kind === "stuck" || reason?.kind === "paused" ? reason.task : void 0) ?? (reason?.kind === "stuck" ? state.timeline.at(-1)?.task : void 0);
	if (task === void 0 || !plan.tasks.some(({ id }) => id === task)) return void 0;
	return taskIn(state, task).recent_failures.length > 0 ? task : void 0;
}
function sentenceOf({ plan, state, reason }, stuck) {
	const records = recordsOf(plan, state);
	if (reason?.kind === "complete") return completeSentence(records, { isChecked: uncheckedWords(state.baseline) === void 0 });
	if (stuck === void 0) return void 0;
	const counts = countStatuses(records);
	const waiting = explainBlocked(plan, statusIn(state)).filter(({ task, failed }) => task !== stuck && failed.includes(stuck)).length;
	const wait = waiting === 0 ? "" : `; ${waiting} ${waiting === 1 ? "waits" : "wait"} for it`;
	return `${stuckSentence(stuck, taskIn(state, stuck))} ${counts.done} of ${plural(records.length, "task")} ${counts.done === 1 ? "is" : "are"} done${wait}.`;
}
/** The decisive lines of the newest failure, and a line for each recent attempt. */
function stuckLines({ plan, state }, task, look) {
	const { columns, paint } = look;
	const line = (text) => clip(text, columns);
	const title = plainLine(plan.tasks.find(({ id }) => id === task)?.title ?? "", 200);
	const failures = taskIn(state, task).recent_failures;
	const newest = failures.at(-1);
	const excerpts = newest?.said ?? [];
	const reasonLines = excerpts.length === 0 ? fitLine(`  ${plainLine(newest?.why ?? "", 300)}`, columns) : excerpts.flatMap(({ name, lines }) => [paint(line(`  \u2717 ${plainLine(name, 90)}`), "red"), ...lines.map((text) => line(`    ${indentedLine(text)}`))]);
	const triedLines = failures.flatMap(({ iteration, tried: words }) => words === null ? [] : [line(`    #${iteration}  ${plainLine(words, 200)}`)]);
	return [
		paint(line(`${task}  ${title}`), "bold"),
		...reasonLines,
		...triedLines.length === 0 ? [] : ["  What was tried", ...triedLines]
	];
}
/** Most pressing first. */
function needsOf({ plan, state, reason }, context, stuck) {
	const { evidence } = state;
	const unproven = reason?.kind === "complete" ? evidence?.claimed ?? 0 : 0;
	const all = remarks({
		plan,
		state: {
			...state,
			evidence: null
		}
	}, (why) => plainLine(why, 300), context).filter((remark) => stuck === void 0 || !remark.startsWith(`${stuck} is stuck`));
	const more = all.length > 5 ? [`and ${all.length - 5} more:  ${operatorLine(context, "status", "--verbose")}`] : [];
	const untested = unproven === 0 ? [] : [`${plural(unproven, "criterion", "criteria")} to try by hand, which no test shows`];
	return [
		...all.slice(0, 5),
		...more,
		...untested
	];
}
/** A complete run has each task in its attempts above. */
function taskLines({ plan, state, reason }, look) {
	if (reason.kind === "complete" || reason.kind === "busy") return [];
	const rows = plan.tasks.length <= 10 ? shownTasks({
		plan,
		state
	}).rows : taskRows(plan, state).filter(({ status }) => status === "failed" || status === "given_up");
	return rows.length === 0 ? [] : [...tableLines(terminalTaskTable(rows), look).flatMap((line) => fitLine(line, look.width)), ""];
}
/** Empty if the sentence says the same. */
function countsOf({ plan, state, reason }, stuck) {
	const records = recordsOf(plan, state);
	const allDone = records.every(({ status }) => status === "done") && countUnchanged(records) === 0;
	return stuck !== void 0 || reason.kind === "busy" || reason.kind === "complete" && allDone ? [] : [countsInWords(records)];
}
/** Candidates of lanes outlive the job. */
function uncheckedLine({ lanes }) {
	const tasks = lanes.filter((lane) => lane.candidate !== null && !isHeld(lane)).map(({ task }) => task);
	if (tasks.length === 0) return [];
	return [`${plural(tasks.length, "change")} (${cappedRow(tasks, 5)}): the next job checks ${tasks.length === 1 ? "it" : "them"} first`];
}
function costLine({ state }, context) {
	const { total, attempts, attempts_ms, beside, per_commit, roles } = receiptOf(state, context.now);
	const budget = costBudgetOf(state, context.costBudgetUsd ?? null);
	const count = attempts.succeeded + attempts.failed + attempts.interrupted;
	const rolledBack = attempts.failed + attempts.interrupted;
	const unknown = roles.reduce((sum, role) => sum + (role.unknown ?? 0), 0);
	const figures = [
		...unknown === 0 ? [] : [`the cost of ${plural(unknown, "call")} is unknown`],
		`${plural(count, "attempt")}${rolledBack === 0 ? "" : `, ${rolledBack} rolled back`}`,
		...beside ? [`side by side, ${formatMinutes(attempts_ms)} in all`] : [],
		...per_commit && total.usd > 0 ? [`${formatUsd(per_commit.usd)} per commit`] : []
	];
	if (context.recorded) return `${formatUsd(total.usd)} when it was recorded, ${formatMinutes(total.runner_ms)} here; ${figures[0]}`;
	const budgetText = budget === null ? "" : ` of ${formatLimit(budget)}`;
	return `${formatUsd(total.usd)}${budgetText}, ${formatMinutes(total.runner_ms)}; ${figures.join("; ")}`;
}
export { readFirstLines as a, stuckLines as c, needsOf as i, stuckTask as l, endOfJob as n, restLines as o, finalReport as r, sentenceOf as s, costLine as t };
