import { Gt as costBudgetOf, Kt as receiptOf, Mt as roleInWords, Ot as forecastSentence, jn as confinementInWords, jt as attemptsInWords } from "./run-sentence.js";
import { S as reportedRunnerMs } from "./due.js";
import { A as totalTokens, D as plural, N as cappedRow, S as formatUsd, b as formatMinutes, v as formatDuration, x as formatTokens, y as formatLimit } from "./one-line.js";
import { zn as sparkline } from "./through-proxy.js";
import { a as tableLines } from "./terminal.js";
import { n as forecast } from "./forecast.js";
// src/core/report/section/run-report.ts
const titled = (title, ...sections) => (report) => [{
	title,
	blocks: sections.flatMap((section) => section(report))
}];
/** The section's parts have to be opened by the reader. */
const folded = (section) => (report) => section(report).map((block) => typeof block === "object" && "title" in block ? {
	...block,
	isFolded: true
} : block);
// src/core/report/section/cost.ts
const receipt = ({ state }) => receiptBlocks(receiptOf(state, Date.parse(state.updated)));
const receiptBlocks = (costs) => [receiptTable(costs), receiptNotes(costs).join(" ")];
const cost = titled("Cost", receipt);
/** Spent, expected and maximum cost. */
function money(report) {
	const { state, place } = report;
	const budget = costBudgetOf(state, place.costBudgetUsd);
	const minutes = formatMinutes(reportedRunnerMs(state, Date.parse(state.updated)));
	const costs = state.timeline.map(({ usd }) => usd);
	return [[
		`Spent ${formatUsd(state.usage.usd)} of at most ${formatLimit(budget)}, and ${minutes} of runner time.`,
		expectedUpTo(budget, report),
		place.jobMs === void 0 ? "" : `A job runs for at most ${formatDuration(place.jobMs)}.`,
		costs.length < 2 || Math.max(...costs) <= 0 ? "" : `What the newest attempts cost: ${sparkline(costs, costs.length)}`
	].filter((sentence) => sentence !== "").join(" ")];
}
const expected = (report) => [expectedUpTo(costBudgetOf(report.state, null), report)];
function expectedUpTo(costBudgetUsd, { plan, state, settings }) {
	const now = Date.parse(state.updated);
	return forecastSentence(forecast({
		plan,
		state
	}, {
		now,
		costBudgetUsd,
		settings
	})) ?? "";
}
/** For a terminal, at most 80 columns wide. */
function receiptLines(receipt) {
	const { head, rows } = receiptTable(receipt);
	const indented = rows.map(([name, ...rest]) => [`  ${name}`, ...rest]);
	return [...tableLines({
		head,
		rows: indented
	}), ...receiptNotes(receipt).map((note) => `  ${note}`)];
}
function receiptTable(receipt) {
	const { total, jobs, roles, per_task, per_attempt, per_commit, commits, attempts } = receipt;
	const row = (name, { usd, runner_ms }, remark) => [
		name,
		formatUsd(usd),
		formatMinutes(runner_ms),
		remark
	];
	return {
		head: [
			"Receipt",
			">Model",
			">Runner",
			""
		],
		rows: [
			row("Total", total, plural(jobs, "job")),
			...roles.map(({ role, usd, calls, tokens, unknown }) => [
				`\u2013 ${roleInWords(role)}`,
				formatUsd(usd),
				"",
				`${calls === null ? "" : `${plural(calls, "call")}${unknown ? ` (cost of ${unknown} unknown)` : ""}, `}${formatTokens(tokens)} tokens`
			]),
			...per_task ? [row("Per task", per_task, `${plural(per_task.tasks, "task")} worked on`)] : [],
			...per_attempt ? [row("Per attempt", per_attempt, attemptsInWords(attempts))] : [],
			...per_commit ? [row("Per verified commit", per_commit, plural(commits, "commit"))] : []
		]
	};
}
/** The most expensive task, the tokens, and what is unknown. */
function receiptNotes({ usage, attempts, attempts_ms, beside, total, roles, dearest, stuck, confined, unchecked }) {
	const hasAttempts = attempts.succeeded + attempts.failed + attempts.interrupted > 0;
	const tokensText = totalTokens(usage) === 0 ? `The agent reported ${usage.usd === 0 ? "neither cost nor tokens" : "no tokens"}.` : `${usage.usd === 0 ? "The agent reported no cost. " : ""}${formatTokens(totalTokens(usage))} tokens: ${formatTokens(usage.input_tokens + usage.cache_creation_tokens)} in, ${formatTokens(usage.cache_read_tokens)} from the cache, ${formatTokens(usage.output_tokens)} out.`;
	return [
		...hasAttempts || usage.usd > 0 ? [tokensText] : [],
		...beside ? [`The attempts took ${formatMinutes(attempts_ms)}, side by side in ${formatMinutes(total.runner_ms)}.`] : [],
		...roles.flatMap(({ role, unknown = 0 }) => unknown === 0 ? [] : [`${plural(unknown, "call")} (${roleInWords(role)}) ${unknown === 1 ? "was" : "were"} lost together with the job: the cost is unknown and is not in the total.`]),
		...dearest ? [`The most expensive task: ${dearest.task}, ${formatUsd(dearest.usd)}.`] : [],
		...stuck.tasks.length > 0 ? [`Stuck: ${cappedRow(stuck.tasks, 5)}${stuck.retries > 0 ? `; ${plural(stuck.retries, "retry", "retries")} saved` : ""}.`] : [],
		...confined ? [`Confinement: ${confinementInWords(confined)}.`] : [],
		...unchecked ? [`${unchecked}.`] : []
	];
}
export { receiptLines as a, receipt as i, expected as n, folded as o, money as r, titled as s, cost as t };
