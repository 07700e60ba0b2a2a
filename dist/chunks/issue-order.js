import { n as readTopFile } from "./history.js";
import { d as ownLogin, f as inputValue, m as workflowAccount } from "./end-step.js";
import { i as ownMark } from "./issue-form.js";
import { l as planOfIssue, t as markOf } from "./outbox.js";
import { D as knownPrefixes, M as stateRefOf, T as issueOrderPath, p as settings } from "./through-proxy.js";
import { D as plural, M as cappedLines, y as formatLimit } from "./one-line.js";
import { r as fenced } from "./fences.js";
import { v as inlineMarkdown, y as markdownCell } from "./slices.js";
import { t as firstForecast } from "./forecast.js";
import { n as publicNotice } from "./after-init.js";
import { Et as forecastSentence } from "./run-sentence.js";
import { t as dependencyGraph } from "./graph.js";
import { T as string, a as Plan, b as number, m as array, x as object } from "./branch-name.js";
import { c as withRemoteStore } from "./comment-event.js";
import { createHash } from "node:crypto";
// src/adapter/github/thread/issue-preview.ts
/** Throws RalphError `GITHUB_\u2026`. */
async function readIssue(github, number) {
	const issue = await github.request("GET /repos/{owner}/{repo}/issues/{issue_number}", { issue_number: number });
	return {
		number,
		title: issue.title,
		body: issue.body ?? ""
	};
}
/**
* The comment that shows an issue as the plan that it is: one for an issue, edited in place. It holds the digest of what
* it shows, so that an order to start can be held to the text that its author has seen.
*/
function previewAt(options) {
	const comment = ownComment({
		...options,
		mark: markOf(options.plan, "preview")
	});
	const digestLine = /^<!-- ralph:digest ([0-9a-f]{64}) -->$/m;
	const shownIn = (one) => one && {
		digest: digestLine.exec(one.body)?.[1] ?? "",
		at: one.updatedAt
	};
	return {
		/** What is shown now; undefined where nothing is. */
		shown: async () => shownIn(await comment.find()),
		async show(text, digest) {
			const before = await comment.find();
			if (shownIn(before)?.digest === digest) return;
			await comment.write(`${ownMark}digest ${digest} -->\n${text}`, before);
		}
	};
}
/**
* One comment of ours in the conversation of an issue or pull request: its text begins with `mark`, by which it is found
* again and edited in place. Only what `self` wrote is ours: anybody can copy a mark.
*/
function ownComment(options) {
	const { github, issue: issue_number, mark, self } = options;
	return {
		async find() {
			const ours = (await github.list("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", { issue_number })).find(({ user, body }) => user?.login === self && body?.startsWith(mark));
			return ours && {
				id: Number(ours.id),
				body: ours.body ?? "",
				updatedAt: Date.parse(ours.updated_at)
			};
		},
		/** In the place of the one that was found; without it a new one. */
		async write(text, before) {
			const body = `${mark}\n${text}`;
			if (before) await github.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
				comment_id: before.id,
				body
			});
			else await github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
				issue_number,
				body
			});
		}
	};
}
// src/core/report/markdown/issue-preview.ts
const shownFindings = 30;
/**
* The comment that shows an issue of the form as the plan that it is, before anybody starts it: tasks, graph, what it
* will probably cost, and what is wrong with it.
*/
function issuePreview(read, stage) {
	const { order, findings } = read;
	const errors = findings.filter(({ severity }) => severity === "error");
	if (order === void 0) return [`**This issue is not a plan yet: ${errors.length === 1 ? "One thing is" : `${errors.length} things are`} to fix.** Edit the text above; ralph then checks it again.`, listed(findings)].join("\n\n");
	const { plan, checks } = order;
	const graph = dependencyGraph(plan, plan.tasks);
	return [
		opening[stage](plural(plan.tasks.length, "task")),
		tasksTable(plan),
		...graph === void 0 ? [] : [graph],
		costs(order),
		...checks.length > 0 ? [`In addition to the configured checks, these must pass:\n\n${fenced(checks.join("\n"))}`] : [],
		...findings.length > 0 ? [`Please check:\n\n${listed(findings)}`] : [],
		publicNotice(plan.name ?? "")
	].join("\n\n");
}
const opening = {
	new: (tasks) => `**This is the plan, ${tasks} in total.** Nothing has started. Somebody with write access can start it as shown here with \`/ralph start\`.`,
	edited: () => "**The text was edited after the run started.** The run continues with the old plan; `/ralph plan` switches to this one:",
	current: (tasks) => `**This is the run's plan, ${tasks} in total.**`
};
function tasksTable({ tasks }) {
	return [
		"| Task | What to do | After | Done when |",
		"| --- | --- | --- | --- |",
		...tasks.map(({ id, title, depends_on, acceptance_criteria }) => {
			const criteria = acceptance_criteria.map((one) => markdownCell(one, 200)).join("; ");
			return `| ${id} | ${markdownCell(title, 200)} | ${depends_on.join(", ")} | ${criteria} |`;
		})
	].join("\n");
}
function costs({ plan, budget, model }) {
	const ahead = forecastSentence(firstForecast(plan, { costBudgetUsd: budget }));
	return [
		...ahead ? [ahead] : [],
		budget === null ? "It may cost up to the configured budget." : `It may cost ${formatLimit(budget)}, or less if the configured budget is lower.`,
		...model === null ? [] : [`Model: ${inlineMarkdown(model, 100)}.`]
	].join(" ");
}
function listed(findings) {
	const lines = findings.map(({ line, message, remedy }) => {
		return `${line === null ? "" : `line ${line}: `}${inlineMarkdown(`${message} ${remedy}`, 400)}`;
	});
	return cappedLines(lines, shownFindings).map((line) => `- ${line}`).join("\n");
}
// src/schema/plan/issue-order.ts
/** What an issue of the form was taken for when its run began, or when an edit was taken over. */
const IssueOrder = object({
	plan: Plan,
	/** Besides the configured ones. */
	checks: array(string()),
	/** USD; never more than is configured. */
	budget: number().nullable(),
	model: string().nullable()
});
// src/entry/action/issue/issue-order.ts
/** By what is done, not by what is written: an edit that changes nothing is none. */
const digestOfOrder = (order) => sha256(JSON.stringify(order));
const sha256 = (text) => createHash("sha256").update(text).digest("hex");
/** Undefined where the issue was not written by the form. */
async function liveIssue(github, number) {
	const text = await readIssue(github, number);
	const read = planOfIssue(text);
	return read && {
		...read,
		text,
		digest: read.order ? digestOfOrder(read.order) : sha256(text.body)
	};
}
/** What the run of this issue goes on with; undefined where none has begun. */
async function recordedOrder(context, github, issue) {
	const prefix = inputValue(settings["state-ref"], context.inputs.flags["state-ref"]);
	const refs = knownPrefixes(prefix).map((one) => stateRefOf(`issue-${issue}`, one));
	const text = await withRemoteStore(context, github, (store) => readTopFile(store, refs, issueOrderPath));
	return text === void 0 ? void 0 : IssueOrder.parse(JSON.parse(text));
}
const board = async (context, github, issue) => previewAt({
	github,
	issue,
	plan: `issue-${issue}`,
	self: await ownLogin(context, github)
});
/** Where an App writes, the workflow that shows issues may go by its own token all the same. */
async function shownOf(context, github, issue) {
	const own = await (await board(context, github, issue)).shown();
	if (context.appLogin === void 0) return own;
	const other = await previewAt({
		github,
		issue,
		plan: `issue-${issue}`,
		self: workflowAccount
	}).shown();
	return other && (!own || other.at > own.at) ? other : own;
}
/** Shows the issue as the plan that it is; nothing where that is what is shown already. */
async function showIssue(context, github, request) {
	const { live, recorded } = request;
	const stage = recorded === void 0 ? "new" : digestOfOrder(recorded) === live.digest ? "current" : "edited";
	await (await board(context, github, live.text.number)).show(issuePreview(live, stage), live.digest);
}
export { shownOf as a, showIssue as i, liveIssue as n, ownComment as o, recordedOrder as r, digestOfOrder as t };
