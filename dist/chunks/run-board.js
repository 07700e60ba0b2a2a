import { t as noPlatform } from "./no-platform.js";
import { t as terminalBoard } from "./board.js";
import { n as boardTitle, t as boardLines } from "./status-text.js";
import { o as statusReport } from "./status.js";
import { v as formatDuration } from "./one-line.js";
import { an as redactor } from "./through-proxy.js";
import { K as noUsage } from "./pass.js";
import { i as textStyleOf } from "./context.js";
// src/entry/run/run-board.ts
/** Computed only this often, not at each step of an agent: forecast and ages are linear in the plan. */
const maxReportAgeMs = 5e3;
/** The newest written state, and below it the current work. Draws nothing before the run is acquired. */
function runBoard({ planFile, isDefaultPlan, reachedBy, stateRef, shownBranch: workBranch, settings, secrets }, context) {
	const clean = redactor(secrets);
	const board = terminalBoard(process.stdout, context.env);
	let run;
	let cached;
	const reportNow = (now) => {
		if (!run) return void 0;
		if (!cached || now - cached.at >= maxReportAgeMs) {
			const words = {
				planFile,
				isDefaultPlan,
				reachedBy,
				stateRef,
				workBranch,
				now,
				costBudgetUsd: settings["cost-budget"],
				settings
			};
			cached = {
				report: statusReport(run, words),
				at: now
			};
		}
		return cached.report;
	};
	return {
		area: {
			draw(live) {
				const now = context.now();
				const report = reportNow(now);
				if (!report) return;
				const width = process.stdout.columns || context.columns;
				const lines = boardLines(report, {
					...textStyleOf(context),
					width,
					now,
					last: live.last?.text ?? null,
					live: liveWork(live, now)
				});
				board.draw(clean(lines.join("\n")).split("\n"), clean(boardTitle(report)));
			},
			clear: board.clear
		},
		display: {
			...noPlatform.display,
			report(shown) {
				run = shown;
				cached = void 0;
			}
		},
		close: board.close
	};
}
const liveWork = ({ attempt, waitsUntil, last }, now) => ({
	phase: phaseOf({
		attempt,
		waitsUntil
	}, now),
	usage: attempt?.usage ?? noUsage,
	lastAt: last?.at ?? now
});
const phaseOf = ({ attempt, waitsUntil }, now) => {
	if (waitsUntil !== null && waitsUntil > now) return `waiting, ${formatDuration(waitsUntil - now)} left`;
	return attempt?.phase ?? "between two tasks";
};
export { runBoard };
