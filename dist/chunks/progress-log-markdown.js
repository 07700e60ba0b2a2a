import { kt as datetime } from "./through-proxy.js";
import { C as formatUtc } from "./one-line.js";
import { T as string, _ as int, h as boolean, m as array, p as _enum, x as object } from "./branch-name.js";
import { l as inlineMarkdown, o as agentCell, s as agentLine } from "./render-index.js";
import { wt as countStatuses } from "./remarks.js";
import { t as markdownTable } from "./task-table.js";
// src/schema/run/progress-log.ts
const text = string();
/** One successful iteration, in the progress log; every list and text is cut to a bound when written. */
const ProgressEntry = object({
	task_id: text,
	iteration: int(),
	timestamp: datetime(),
	summary: text,
	title: text,
	files_changed: array(object({
		path: text,
		action: _enum([
			"created",
			"modified",
			"deleted"
		])
	})),
	/** All of them; `files_changed` lists at most 50. */
	files_total: int(),
	tests_added: array(object({
		file: text,
		test_names: array(text)
	})),
	design_decisions: array(text),
	constraints: array(object({
		constraint: text,
		impact: text
	})),
	deviations: array(object({
		planned: text,
		actual: text,
		reason: text
	})),
	bugs: array(object({
		description: text,
		resolution: text,
		resolved: boolean()
	})),
	fully_complete: boolean()
});
/** `progress-log.json`: counts of the plan and the newest entries, newest first. Generated; nothing is decided by it. */
const ProgressLog = object({
	generated_at: datetime(),
	plan_summary: object({
		total_tasks: int(),
		completed: int(),
		/** Those in progress included. */
		pending: int(),
		failed: int(),
		skipped: int(),
		given_up: int().default(0)
	}),
	entries: array(ProgressEntry)
});
const longest = 500;
const mostItems = 20;
const mostFiles = 50;
/** One entry, with every text and list bounded; it is also filed with its iteration, as `progress.json`. */
function progressEntry({ task, iteration, at, handoff, changes }) {
	return {
		task_id: task.id,
		iteration,
		timestamp: at,
		summary: cut(handoff.summary),
		title: cut(task.title),
		files_changed: changes.slice(0, mostFiles).map(({ path, action }) => ({
			path,
			action
		})),
		files_total: changes.length,
		tests_added: first(handoff.tests_added).map(({ file, test_names }) => ({
			file: cut(file),
			test_names: first(test_names).map(cut)
		})),
		design_decisions: first(handoff.architectural_notes).map(cut),
		constraints: first(handoff.constraints_discovered).map(({ constraint, impact, workaround }) => ({
			constraint: cut(constraint),
			impact: cut(impact ?? workaround ?? "")
		})),
		deviations: first(handoff.deviations).map(({ planned, actual, reason }) => ({
			planned: cut(planned),
			actual: cut(actual),
			reason: cut(reason)
		})),
		bugs: first(handoff.bugs_encountered).map(({ description, resolution, resolved }) => ({
			description: cut(description),
			resolution: cut(resolution ?? ""),
			resolved
		})),
		fully_complete: handoff.task_completed?.fully_complete ?? true
	};
}
const cut = (text) => text.length <= longest ? text : `${text.slice(0, 499).replace(/[\uD800-\uDBFF]$/, "")}\u2026`;
const first = (items) => (items ?? []).slice(0, mostItems);
/**
* The next `progress-log.json`: the newest successes (newest first) before the entries of the previous log, one entry
* for each task and iteration, at most 20. Costs the same at the ten-thousandth iteration.
*/
function nextProgressLog(context) {
	const seen = /* @__PURE__ */ new Set();
	const entries = [...context.newest.map(progressEntry), ...context.previous?.entries ?? []].filter((entry) => {
		const key = `${entry.task_id} ${entry.iteration}`;
		return !seen.has(key) && seen.add(key);
	});
	const counts = countStatuses(context.rows);
	return {
		generated_at: context.generated,
		plan_summary: {
			total_tasks: context.rows.length,
			completed: counts.done,
			pending: counts.pending + counts.in_progress,
			failed: counts.failed,
			skipped: counts.skipped,
			given_up: counts.given_up
		},
		entries: entries.slice(0, 20)
	};
}
/** The log without iterations that were taken back: what it tells is done. */
const withoutIterations = (log, iterations) => log && {
	...log,
	entries: log.entries.filter((entry) => !iterations.includes(entry.iteration))
};
/** The previous log as it was stored; null where there is none or it is not one: it is generated anew either way. */
function readProgressLog(stored) {
	if (stored === void 0) return null;
	try {
		return ProgressLog.safeParse(JSON.parse(stored)).data ?? null;
	} catch {
		return null;
	}
}
// src/core/report/markdown/progress-log-markdown.ts
/** `progress-log.md`: the table of the tasks that are shown, then one block for each of the newest successful iterations. */
function progressLogMarkdown(log, context) {
	const { total_tasks, completed, pending, failed, skipped, given_up } = log.plan_summary;
	return `${[
		"# Progress log",
		`Plan ${context.plan}: ${completed} of ${total_tasks} tasks done, ${pending} pending, ${failed} failed, ${skipped} skipped${given_up > 0 ? `, ${given_up} given up` : ""}. As of ${formatUtc(log.generated_at)}.`,
		markdownTable(context.rows),
		...context.omitted ? [context.omitted] : [],
		"---",
		...log.entries.length === 0 ? ["No iteration has succeeded yet."] : log.entries.map(block),
		...log.entries.length === 20 ? [older] : []
	].join("\n\n")}\n`;
}
/** The page holds the newest ones. */
const older = "Every success, including older ones, is a file next to its iteration: `iterations/<thousand>/<iteration>/progress.json`.";
function block(entry) {
	const files = entry.files_changed.map(({ path, action }) => `| ${agentCell(path, 200)} | ${action} |`);
	const more = entry.files_total - files.length;
	return [
		`### ${entry.task_id}: ${inlineMarkdown(entry.title, 500)} (iteration ${entry.iteration}, ${formatUtc(entry.timestamp)})`,
		`**Summary:** ${line(entry.summary)}`,
		...entry.fully_complete ? [] : ["The checks passed, but the agent says that the task is not complete yet."],
		...files.length > 0 ? [[
			"| File | Action |",
			"| --- | --- |",
			...files
		].join("\n")] : [],
		...more > 0 ? [`And ${more} more files.`] : [],
		...list("Tests added", entry.tests_added, ({ file, test_names }) => [file, test_names.join("; ")]),
		...list("Design decisions", entry.design_decisions, (decision) => [decision, ""]),
		...list("Constraints", entry.constraints, ({ constraint, impact }) => [constraint, impact]),
		...list("Deviations", entry.deviations, ({ planned, actual, reason }) => [`${planned} \u2192 ${actual}`, reason]),
		...list("Bugs", entry.bugs, ({ description, resolution, resolved }) => [`${resolved ? "resolved" : "open"}: ${description}`, resolution])
	].join("\n\n");
}
/** A heading and a list, or nothing; what comes after the colon is optional. */
function list(heading, items, words) {
	if (items.length === 0) return [];
	const lines = items.map(words).map(([text, rest]) => `- ${line(text)}${rest === "" ? "" : `: ${line(rest)}`}`);
	return [`**${heading}:**`, lines.join("\n")];
}
const line = (text) => agentLine(text, 500);
export { withoutIterations as a, readProgressLog as i, nextProgressLog as n, ProgressEntry as o, progressEntry as r, progressLogMarkdown as t };
