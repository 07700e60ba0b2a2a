import { Dt as forecastLines, Nt as rolesInWords, jn as confinementInWords, on as statusMark, rn as shownRows, tn as laneWords } from "./run-sentence.js";
import { A as totalTokens, D as plural, M as cappedLines, N as cappedRow, S as formatUsd, a as plainLine, b as formatMinutes, j as usageInWords, m as ageMs, v as formatDuration, x as formatTokens } from "./one-line.js";
import { An as paintCode, Fn as displayWidth, Ln as fitLines, Nn as clip, jn as painter, kn as shortOid, mn as nextStepLines } from "./through-proxy.js";
import { a as tableLines } from "./terminal.js";
import { c as terminalTaskTable } from "./progress.js";
import { i as rulesInWords } from "./rules-text.js";
import { i as refusedInWords, n as leaseLine, r as ordersInWords, s as waitingLine, t as attemptsIn } from "./status.js";
import { a as readFirstLines } from "./end-of-job.js";
// src/core/report/terminal/status-text.ts
const maxListed = 20;
/** The verbose output of `ralph status`, lines without their newline; the table comes before the next steps. */
function statusText(report, look) {
	const paint = painter(look.color);
	const shown = shownRows(report.tasks);
	const heldUp = report.details.length > 0 ? [] : report.held_up.map(({ why }) => why);
	const lines = [
		paint(report.sentence, "bold"),
		...report.details.map((detail) => `  - ${detail}`),
		"",
		...facts(report, look),
		"",
		...tableLines(terminalTaskTable(shown.rows), look),
		...shown.omitted ? [shown.omitted] : [],
		...heldUp.length > 0 ? [
			"",
			"Held up:",
			...listed(heldUp)
		] : [],
		...report.knowledge.length > 0 ? [
			"",
			"Every agent is told:",
			...listed(report.knowledge.map(knowledgeLine))
		] : [],
		...report.warnings.flatMap(({ text, choices }) => [
			"",
			paint(`${text}.`, "yellow"),
			...choices.map((choice) => `  - ${paintCode(choice, paint)}`)
		]),
		""
	];
	return [...fitLines(lines, look), ...nextStepLines(report.next_steps, look)];
}
function facts(report, { now, remote = report.remote, reading, where = [] }) {
	const [forecastText, ...basis] = forecastLines(report.forecast);
	const [first, ...places] = reading ? readFirstLines(reading, report.stop?.kind === "complete") : [];
	return [
		["Plan", `${report.plan}, ${plural(report.counts.total, "task")}, ${report.counts.done} done`],
		["Attempt", attemptLine(report)],
		["Lease", leaseLine(report)],
		...ordersInWords(report).map((line) => ["Ordered", line]),
		...refusedInWords(report).slice(0, 3).map((line) => ["Refused", line]),
		["Waiting", waitingLine(report, now)],
		["Ready", readyLine(report)],
		["Confined", report.confined && confinementInWords(report.confined)],
		["Cost", usageInWords(report.usage)],
		["", rolesInWords(report.receipt)],
		["Runner", `${formatMinutes(report.receipt.total.runner_ms)} in ${plural(report.receipt.jobs, "job")}`],
		["Forecast", forecastText ?? null],
		...basis.map((line) => ["", line]),
		["Work", `${plainLine(report.work.branch, 200)} at ${shortOid(report.work.commit)}`],
		...where.slice(1).map((line) => ["", line]),
		["Read", first ?? null],
		...places.map((line) => ["", line]),
		["Rules", rulesInWords(report.rules) ?? null],
		["State", `${plainLine(report.state_ref, 200)} at ${plainLine(remote, 200)}`]
	].flatMap(([name, value]) => value === null ? [] : [`${name.padEnd(10)}${value}`]);
}
const knowledgeLine = ({ id, text, by }) => `[${id}] ${plainLine(text, 300)} (${plainLine(by ?? "", 60)})`;
function attemptLine(report) {
	const words = attemptsIn(report).map(({ task, iteration, attempt, age_ms }) => `${task}, iteration ${iteration}, attempt ${attempt}, for ${formatDuration(age_ms)}`);
	return words.length === 0 ? null : words.join("; ");
}
const readyLine = ({ ready }) => ready.length === 0 ? "no task" : cappedRow(ready, 5);
const listed = (lines) => cappedLines(lines, maxListed).map((line) => `  ${line}`);
function openRows(report, now) {
	return attemptsIn(report).map(({ task, iteration, attempt, started, ...lane }) => {
		const words = laneWords(lane);
		const phase = words === void 0 ? "" : `, ${words}`;
		return {
			task,
			words: `iteration ${iteration}, attempt ${attempt}, for ${formatDuration(ageMs(started, now))}${phase}`
		};
	});
}
/** A few lines that are redrawn, not wider than the terminal; `last` is the newest event. */
function boardLines(report, look) {
	const { live, now } = look;
	const { tasks, updated } = report;
	const lastAge = live ? Math.max(0, now - live.lastAt) : ageMs(updated, now);
	const paint = painter(look.color);
	const [forecastText] = forecastLines(report.forecast);
	const titleOf = (task) => plainLine(tasks.find(({ id }) => id === task)?.title ?? "", 200);
	const rows = [
		...openRows(report, now).flatMap(({ task, words }) => [["", `${statusMark.in_progress} ${task} ${titleOf(task)}`], ["", words]]),
		["Phase", live ? plainLine(live.phase, 200) : null],
		["Last", look.last && `${plainLine(look.last, 300)} (${formatDuration(lastAge)} ago)`],
		["Cost", costLine(report, live)],
		["Left", forecastText ?? null],
		["Next", report.next_steps[0] ? nextLine(report.next_steps[0]) : null]
	];
	return [paint(clip(headLine(report, look.width - 1), look.width - 1), "bold"), ...rows.flatMap(([name, value]) => value === null ? [] : [clip(`  ${name.padEnd(6)}${value}`, look.width - 1)])];
}
const [minName, barWidth] = [8, 20];
/** Clips a long name to keep the progress visible; the bar is omitted if it does not fit. */
function headLine({ plan, standing, counts }, width) {
	const standingText = `: ${standing.replaceAll("_", " ")}, ${counts.done} of ${counts.total} tasks done`;
	const head = clip(plan, Math.max(minName, width - standingText.length)) + standingText;
	return displayWidth(head) + 1 + barWidth <= width ? `${head} ${bar(counts, barWidth)}` : head;
}
/** The state has the current attempt's cost only after its end, so it is separate. */
function costLine({ usage, receipt }, live) {
	const tokens = live ? totalTokens(live.usage) : 0;
	const money = live?.usage.usd ? [formatUsd(live.usage.usd)] : [];
	const attempt = tokens > 0 ? `, this attempt ${[...money, `${formatTokens(tokens)} tokens`].join(" and ")}` : "";
	const total = usage.usd + (live?.usage.usd ?? 0);
	return `${formatUsd(total)}, ${formatMinutes(receipt.total.runner_ms)} of runner time${attempt}`;
}
const nextLine = ({ does, commands }) => plainLine(commands[0] === void 0 ? does : `${does}: ${commands[0]}`, 500);
const bar = ({ done, skipped, total }, width) => {
	const full = total === 0 ? 0 : Math.floor(width * (done + skipped) / total);
	return `${"\u2588".repeat(full)}${"\u2591".repeat(width - full)}`;
};
/** The terminal's title: `ralph: demo 3/7 TRUNCATE`. */
const taskInWork = (current, lanes) => current?.task ?? (lanes.length > 1 ? `${lanes.length} tasks` : lanes[0]?.task);
const boardTitle = ({ plan, counts, current, lanes, standing }) => `ralph: ${plan} ${counts.done}/${counts.total} ${taskInWork(current, lanes) ?? standing.replaceAll("_", " ")}`;
export { boardTitle as n, statusText as r, boardLines as t };
