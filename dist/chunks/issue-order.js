import { r as readTopFile } from "./history.js";
import { d as ownLogin, f as inputValue, m as workflowAccount } from "./end-step.js";
import { r as commentMark } from "./issue-form.js";
import { f as planOfIssue, r as markOf } from "./outbox.js";
import { E as issueOrderPath, N as stateRefOf, O as knownPrefixes, m as settings } from "./through-proxy.js";
import { D as plural, M as cappedLines, y as formatLimit } from "./one-line.js";
import { _ as inlineMarkdown } from "./slices.js";
import { t as markdownOf } from "./markdown.js";
import { t as firstForecast } from "./forecast.js";
import { n as dependencyGraph } from "./progress.js";
import { n as publicNotice } from "./after-init.js";
import { Ot as forecastSentence } from "./run-sentence.js";
import { E as string, S as object, h as array, o as Plan, x as number } from "./branch-name.js";
import { c as withRemoteStore } from "./comment-event.js";
import { createHash } from "node:crypto";
// src/adapter/github/thread/issue-preview.ts
async function readIssue(github, number) {
	const issue = await github.request("GET /repos/{owner}/{repo}/issues/{issue_number}", { issue_number: number });
	return {
		number,
		title: issue.title,
		body: issue.body ?? ""
	};
}
/**
* The comment that shows an issue as a plan: one for each issue, edited in place. It holds the digest of its text, so that
* an order to start applies to the text that its author has read.
*/
function previewAt(options) {
	const comment = ownComment({
		...options,
		mark: markOf(options.plan, "preview")
	});
	const digestLine = /^<!-- ralph:digest ([0-9a-f]{64}) -->$/m;
	const previewIn = (comment) => comment && {
		digest: digestLine.exec(comment.body)?.[1] ?? "",
		at: comment.updatedAt
	};
	return {
		read: async () => previewIn(await comment.find()),
		async show(text, digest) {
			const current = await comment.find();
			if (previewIn(current)?.digest === digest) return;
			await comment.write(`${commentMark}digest ${digest} -->\n${text}`, current);
		}
	};
}
/**
* One comment of ours in a conversation, found by its first line `mark` and edited in place. Only the comments of `self`
* are ours: anybody can copy a mark.
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
		async write(text, current) {
			const body = `${mark}\n${text}`;
			if (current) await github.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
				comment_id: current.id,
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
const maxFindings = 30;
/** The comment that shows an issue as a plan before it starts: tasks, graph, probable cost, and errors. */
function issuePreview({ order, findings }, stage) {
	const errors = findings.filter(({ severity }) => severity === "error");
	if (order === void 0) {
		const count = errors.length === 1 ? "One thing is" : `${errors.length} things are`;
		return markdownOf([`**This issue is not a plan yet: ${count} to fix.** Edit the text above; ralph then checks it again.`, listed(findings)]);
	}
	const { plan, checks } = order;
	return markdownOf([
		opening[stage](plural(plan.tasks.length, "task")),
		tasksTable(plan),
		...dependencyGraph(plan, plan.tasks),
		costs(order),
		...checks.length > 0 ? ["In addition to the configured checks, these must pass:", { code: checks.join("\n") }] : [],
		...findings.length > 0 ? ["Please check:", listed(findings)] : [],
		publicNotice(plan.name ?? "")
	]);
}
const opening = {
	new: (tasks) => `**This is the plan, ${tasks} in total.** Nothing has started. Somebody with write access can start it as shown here with \`/ralph start\`.`,
	edited: () => "**The text was edited after the run started.** The run continues with the old plan; `/ralph plan` switches to this one:",
	current: (tasks) => `**This is the run's plan, ${tasks} in total.**`
};
const tasksTable = ({ tasks }) => ({
	head: [
		"Task",
		"What to do",
		"After",
		"Done when"
	],
	rows: tasks.map(({ id, title, depends_on, acceptance_criteria }) => [
		id,
		inlineMarkdown(title, 200),
		depends_on.join(", "),
		acceptance_criteria.map((criterion) => inlineMarkdown(criterion, 200)).join("; ")
	])
});
function costs({ plan, budget, model }) {
	const forecast = forecastSentence(firstForecast(plan, { costBudgetUsd: budget }));
	return [
		...forecast ? [forecast] : [],
		budget === null ? "It may cost up to the configured budget." : `It may cost ${formatLimit(budget)}, or less if the configured budget is lower.`,
		...model === null ? [] : [`Model: ${inlineMarkdown(model, 100)}.`]
	].join(" ");
}
function listed(findings) {
	const lines = findings.map(({ line, message, remedy }) => {
		return `${line === null ? "" : `line ${line}: `}${inlineMarkdown(`${message} ${remedy}`, 400)}`;
	});
	return { list: cappedLines(lines, maxFindings) };
}
// src/schema/plan/issue-order.ts
/** How an issue of the form was read when its run began, or when an edit was adopted. */
const IssueOrder = object({
	plan: Plan,
	/** Besides the configured ones. */
	checks: array(string()),
	/** USD; never more than is configured. */
	budget: number().nullable(),
	model: string().nullable()
});
// src/entry/action/issue/issue-order.ts
/** Of the meaning: an edit without effect has the same digest. */
const digestOfOrder = (order) => sha256(JSON.stringify(order));
const sha256 = (text) => createHash("sha256").update(text).digest("hex");
/** Undefined if the issue was not written with the form. */
async function readLiveIssue(github, number) {
	const text = await readIssue(github, number);
	const plan = planOfIssue(text);
	return plan && {
		...plan,
		text,
		digest: plan.order ? digestOfOrder(plan.order) : sha256(text.body)
	};
}
/** The recorded order of this issue's run; undefined if none has begun. */
async function readRecordedOrder(context, github, issue) {
	const prefix = inputValue(settings["state-ref"], context.inputs.flags["state-ref"]);
	const refs = knownPrefixes(prefix).map((knownPrefix) => stateRefOf(`issue-${issue}`, knownPrefix));
	const text = await withRemoteStore(context, github, (store) => readTopFile(store, refs, issueOrderPath));
	return text === void 0 ? void 0 : IssueOrder.parse(JSON.parse(text));
}
const openPreview = async (context, github, issue) => previewAt({
	github,
	issue,
	plan: `issue-${issue}`,
	self: await ownLogin(context, github)
});
/** With an App, the workflow that writes previews may still use its own token. */
async function readPreview(context, github, issue) {
	const ownPreview = await (await openPreview(context, github, issue)).read();
	if (context.appLogin === void 0) return ownPreview;
	const workflowPreview = await previewAt({
		github,
		issue,
		plan: `issue-${issue}`,
		self: workflowAccount
	}).read();
	return workflowPreview && (!ownPreview || workflowPreview.at > ownPreview.at) ? workflowPreview : ownPreview;
}
/** Writes the preview of the issue's plan, unless it is up to date. */
async function showIssue(context, github, request) {
	const { live, recorded } = request;
	const stage = recorded === void 0 ? "new" : digestOfOrder(recorded) === live.digest ? "current" : "edited";
	await (await openPreview(context, github, live.text.number)).show(issuePreview(live, stage), live.digest);
}
export { showIssue as a, readRecordedOrder as i, readLiveIssue as n, ownComment as o, readPreview as r, digestOfOrder as t };
