import { ar as tryRead, yr as RalphError, zt as money } from "./through-proxy.js";
import { O as thousands, a as plainLine, f as startOf } from "./one-line.js";
import { o as Plan } from "./branch-name.js";
import { n as readIssueForm, r as commentMark } from "./issue-form.js";
import { r as toFinding } from "./fault.js";
import { t as lintFaults } from "./lint.js";
// src/core/plan/format/issue/issue-plan.ts
const maxTasks = 100;
const maxCriteria = 30;
const maxChecks = 20;
const maxTitleChars = 200;
const maxTextChars = 4e3;
const maxCriterionChars = 500;
/** A job's name for the plan of an issue: `issue:42`. */
const issuePlanFile = (issue) => `issue:${issue}`;
/** The number of `issue:42`; undefined for a file's path. */
function issueOfPlan(file) {
	const number = /^issue:([1-9]\d{0,8})$/.exec(file)?.[1];
	return number === void 0 ? void 0 : Number(number);
}
/** The plan in an issue's text, read by rules without a model. Undefined if the issue does not use the form. Pure. */
function planOfIssue(issue) {
	const form = readIssueForm(issue.body);
	if (form === void 0) return void 0;
	const findings = [];
	const addFinding = (line, message, remedy) => {
		findings.push({
			severity: "error",
			code: "ISSUE_FORM",
			path: "",
			line: line ?? null,
			column: null,
			message,
			remedy
		});
	};
	if ("remedy" in form) {
		addFinding(form.line, form.message, form.remedy);
		return {
			order: void 0,
			findings
		};
	}
	const writtenTasks = readTasks(form.tasks);
	if (writtenTasks.length === 0) addFinding(form.goal.at(-1)?.line, "There is no task under \"Tasks\".", "Write one list item for each.");
	if (writtenTasks.length > maxTasks) addFinding(writtenTasks[maxTasks]?.line, `There are ${writtenTasks.length} tasks; a form takes ${maxTasks}.`, "Write a plan.json.");
	const plan = writtenTasks.length === 0 ? void 0 : planOf(issue, {
		form,
		writtenTasks: writtenTasks.slice(0, maxTasks),
		addFinding
	});
	if (plan) findings.push(...lintFaults(plan).map((fault) => locatedFinding(fault, writtenTasks)));
	const settings = settingsOf(form, addFinding);
	return {
		order: findings.some(({ severity }) => severity === "error") || plan === void 0 ? void 0 : {
			plan,
			...settings
		},
		findings
	};
}
function planOf({ number, title }, { form, writtenTasks, addFinding }) {
	const ids = writtenTasks.map(({ id }, index) => id ?? `TASK-${index + 1}`);
	const goal = textOf(form.goal);
	for (const [line, message] of lengthFaults(goal, {
		form,
		writtenTasks
	})) addFinding(line, message, "Shorten it, or write a plan.json.");
	const tasks = writtenTasks.map((task, index) => ({
		id: ids[index] ?? "",
		title: startOf(task.title, maxTitleChars),
		description: [
			...task.title.length > maxTitleChars ? [task.title] : [],
			...task.description,
			`The goal of the whole run: ${goal}`
		].join("\n"),
		acceptance_criteria: [...task.criteria],
		depends_on: dependencies(task, {
			index,
			ids,
			addFinding
		})
	}));
	const project = plainLine(title.replace(/^ralph:\s*/i, ""), 100);
	return Plan.parse({
		name: `issue-${number}`,
		...project !== "" && { project },
		tasks
	});
}
/** Texts that are too long, with their lines: no text is cut silently. */
function lengthFaults(goal, { form, writtenTasks }) {
	const faults = (line, subject, text, max, unit = " characters") => {
		const sizes = [text.length, max].map((size) => thousands(size));
		return text.length <= max ? [] : [[line, `${subject} has ${sizes[0]}${unit}; a form takes ${sizes[1]}.`]];
	};
	return [...faults(form.goal[0]?.line, "The goal", goal, maxTextChars), ...writtenTasks.flatMap(({ line, description, criteria }) => [
		...faults(line, "The text of this task", description.join("\n"), maxTextChars),
		...faults(line, "This task", criteria, maxCriteria, " criteria"),
		...criteria.flatMap((text) => faults(line, "A criterion of this task", text, maxCriterionChars))
	])];
}
/** Each task follows the one before it, unless it states otherwise. */
function dependencies(task, { index, ids, addFinding }) {
	if (task.after === void 0) return ids.slice(Math.max(0, index - 1), index);
	if (task.after.length === 1 && /^(?:nothing|none)$/i.test(task.after[0] ?? "")) return [];
	return task.after.flatMap((word) => {
		const id = ids.find((id) => id === word) ?? (/^#?\d+$/.test(word) ? ids[Number(word.replace("#", "")) - 1] : void 0);
		if (id !== void 0) return [id];
		addFinding(task.line, `"${startOf(word, 40)}" is not a task that this one can follow.`, "Name its number or its id.");
		return [];
	});
}
function settingsOf(form, addFinding) {
	const checks = linesOf(form.checks);
	if (checks.length > maxChecks) addFinding(form.checks[0]?.line, `There are ${checks.length} checks; a form takes ${maxChecks}.`, "Configure them in .github/ralph.yml.");
	const [amount, model] = [textOf(form.budget), textOf(form.model)];
	const budget = amount === "" ? void 0 : money(amount);
	if (budget && "expected" in budget) addFinding(form.budget[0]?.line, `The budget should be ${budget.expected}.`, "Write a number.");
	const isModelName = /^[\w.:@/[\]-]{1,100}$/.test(model);
	if (model !== "" && !isModelName) addFinding(form.model[0]?.line, "The model is one name without spaces.", "Write it as `claude --model` takes it.");
	return {
		checks,
		budget: budget && "value" in budget ? budget.value : null,
		model: model !== "" && isModelName ? model : null
	};
}
/** Without the code fence that a form may add. */
const linesOf = (lines) => lines.map(({ text }) => text.trim()).filter((text) => text !== "" && !/^(?:`{3,}|~{3,})/.test(text));
const textOf = (lines) => linesOf(lines).join("\n");
function locatedFinding(fault, writtenTasks) {
	const [list, position] = fault.at;
	const task = list === "tasks" && typeof position === "number" ? writtenTasks[position] : void 0;
	return {
		...toFinding(fault),
		line: task?.line ?? null
	};
}
const item = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/;
/**
* The first line decides the form: a list of tasks with criteria below; or one-line titles with criteria below; or,
* with empty lines, paragraphs that begin with a title.
*/
function readTasks(lines) {
	const textLines = lines.filter(({ text }) => text.trim() !== "");
	const [first] = textLines;
	if (first === void 0) return [];
	return (item.test(first.text) ? draftsFromList(textLines) : draftsFromTitles(lines)).map(taskOfDraft);
}
/** Items as far left as the first one are tasks, deeper ones are criteria, and other lines describe. */
function draftsFromList(lines) {
	const drafts = [];
	const depth = indentOf(lines[0]?.text ?? "");
	for (const { text, line } of lines) {
		const [, indent = "", content = ""] = item.exec(text) ?? [];
		const task = drafts.at(-1);
		if (content !== "" && indent.length <= depth) drafts.push({
			line,
			firstLine: content,
			description: [],
			criteria: []
		});
		else if (content !== "") task?.criteria.push(content.trim());
		else task?.description.push(text.trim());
	}
	return drafts;
}
function draftsFromTitles(lines) {
	const lastIndex = lines.findLastIndex(({ text }) => text.trim() !== "");
	const inParagraphs = lines.slice(0, lastIndex).some(({ text }, index) => text.trim() === "" && index > 0);
	const drafts = [];
	let beginsTask = true;
	for (const { text, line } of lines) {
		const content = item.exec(text)?.[2];
		if (text.trim() === "") beginsTask = true;
		else if (content !== void 0 && drafts.length > 0) drafts.at(-1)?.criteria.push(content.trim());
		else if (beginsTask || !inParagraphs) {
			drafts.push({
				line,
				firstLine: text.trim(),
				description: [],
				criteria: []
			});
			beginsTask = false;
		} else drafts.at(-1)?.description.push(text.trim());
	}
	return drafts;
}
const indentOf = (text) => /^\s*/.exec(text)?.[0].length ?? 0;
function taskOfDraft({ line, firstLine: first, description, criteria }) {
	const [, titleText = first, after] = /^(.*?)\s*\(after:?\s+([^()]{1,300})\)\s*$/i.exec(first) ?? [];
	const [, id, title = titleText] = /^([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+):\s+(.+)$/.exec(titleText) ?? [];
	return {
		line,
		id,
		title: title.trim(),
		description,
		criteria,
		after: after?.split(/[\s,]+|\band\b/).filter(Boolean)
	};
}
// src/adapter/github/thread/threads.ts
const conversation = (github, { issue: issue_number, at: since }) => ({
	list: () => github.list("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
		issue_number,
		since
	}),
	create: (body) => github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
		issue_number,
		body
	}),
	remove: (comment_id) => github.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id })
});
function findThread(github, place) {
	return threadBeside(github, place).catch((error) => {
		if (error instanceof RalphError && error.code === "GITHUB_NOT_FOUND") return conversation(github, place);
		throw error;
	});
}
async function threadBeside(github, place) {
	const { kind, comment: comment_id, issue: pull_number, at: since } = place;
	if (kind === "line") {
		const root = (await github.request("GET /repos/{owner}/{repo}/pulls/comments/{comment_id}", { comment_id })).in_reply_to_id ?? comment_id;
		return {
			list: () => github.list("GET /repos/{owner}/{repo}/pulls/{pull_number}/comments", {
				pull_number,
				since
			}),
			create: (body) => github.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies", {
				pull_number,
				comment_id: root,
				body
			}),
			remove: (id) => github.request("DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}", { comment_id: id })
		};
	}
	if (kind !== "commit") return conversation(github, place);
	const { commit_id: commit_sha } = await github.request("GET /repos/{owner}/{repo}/comments/{comment_id}", { comment_id });
	return {
		list: () => github.list("GET /repos/{owner}/{repo}/commits/{commit_sha}/comments", { commit_sha }),
		create: (body) => github.request("POST /repos/{owner}/{repo}/commits/{commit_sha}/comments", {
			commit_sha,
			body
		}),
		remove: (id) => github.request("DELETE /repos/{owner}/{repo}/comments/{comment_id}", { comment_id: id })
	};
}
function commentsByMark(comments, self) {
	const idsByMark = /* @__PURE__ */ new Map();
	for (const { id, body = "", user } of comments) {
		const mark = user?.login === self ? body.split("\n")[0]?.trim() : void 0;
		if (mark?.startsWith("<!-- ralph:")) idsByMark.set(mark, [...idsByMark.get(mark) ?? [], Number(id)]);
	}
	return idsByMark;
}
/** An order's id: it sorts by time, then by comment or review, and says where to answer. */
function commentId({ at, issue, comment, kind, review }) {
	const tail = kind === void 0 || kind === "comment" ? "" : kind === "line" ? `/line/${comment}` : `/${kind}`;
	return `${placePrefix(at, review ?? comment)}${issue}${tail}`;
}
/** Undefined for an id that `commentId` did not make. */
function placeOf(id) {
	const [, createdAt = "", first, issue, kind, line] = /^(\d{4}-[^/]+)\/(\d+)\/(\d+)(?:\/(review|commit|line)(?:\/(\d+))?)?$/.exec(id) ?? [];
	if (first === void 0) return void 0;
	const place = {
		at: createdAt,
		issue: Number(issue),
		comment: Number(first)
	};
	if (kind === "line") return {
		...place,
		kind,
		comment: Number(line),
		review: Number(first)
	};
	return {
		...place,
		kind: kind === "review" || kind === "commit" ? kind : "comment"
	};
}
/** The start of a comment's id, and of all ids of a review. */
const placePrefix = (at, id) => `${at}/${String(id).padStart(12, "0")}/`;
// src/adapter/github/thread/outbox.ts
const reactions = {
	seen: "eyes",
	done: "+1",
	refused: "confused"
};
/** After a creation whose answer was lost: lists may lag, so an early look would create a second one. */
const uncertainMs = 1e4;
/** `deliverOne` returns false for an effect that is tried again later. */
const posterOf = (deliverOne) => ({ async deliver(effects) {
	const delivered = [];
	for (const effect of effects) if (await deliverOne(effect)) delivered.push(effect.key);
	return delivered;
} });
/** What may be there although its creation failed. */
function creations(now) {
	const uncertainUntil = /* @__PURE__ */ new Map();
	return {
		isUncertain: (key) => now() < (uncertainUntil.get(key) ?? 0),
		forget: (key) => uncertainUntil.delete(key),
		async create(key, request) {
			uncertainUntil.set(key, now() + uncertainMs);
			await request();
			uncertainUntil.delete(key);
		}
	};
}
/** Undefined for a body that no job of ours wrote. */
const bodyOf = (shape, body) => tryRead(() => shape.parse(JSON.parse(body)));
/** The hidden line by which a comment of ours is found; the plan tells two plans in one issue apart. */
const markOf = (plan, key) => `${commentMark}${plan}:${key} -->`;
/**
* Answers and reactions. A comment is created only if no comment of ours has its mark; after a lost answer the list
* decides (failure model H1, H2). A second comment with the same mark is removed.
*/
function outboxAt(options) {
	const { github, plan, self, noticeThread, now, warn, redact } = options;
	const comments = creations(now);
	async function sign(order, name) {
		const place = placeOf(order);
		const content = reactions[name];
		if (!place?.comment || !content) return;
		const parameters = {
			comment_id: place.comment,
			content
		};
		if (place.kind === "comment") await github.request("POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions", parameters);
		else if (place.kind === "line") await github.request("POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions", parameters);
		else if (place.kind === "commit") await github.request("POST /repos/{owner}/{repo}/comments/{comment_id}/reactions", parameters);
	}
	function threadOf({ key, kind }) {
		if (kind === "notice") {
			const issue = noticeThread();
			return issue === void 0 ? void 0 : conversation(github, {
				issue,
				at: key.split("/")[1] ?? ""
			});
		}
		const place = placeOf(key.slice(key.indexOf("/") + 1));
		return place && (kind === "reply" ? findThread(github, place) : conversation(github, place));
	}
	async function deliverComment(effect) {
		const { key } = effect;
		if (comments.isUncertain(key)) throw stillUncertain(key);
		const thread = await threadOf(effect);
		if (!thread) return;
		try {
			await writeOnce(effect, thread);
		} catch (error) {
			const place = placeOf(key.slice(key.indexOf("/") + 1));
			if (place?.kind !== "commit" || !isClosed(error)) throw error;
			comments.forget(key);
			await writeOnce(effect, conversation(github, place));
		}
	}
	async function writeOnce({ key, body }, thread) {
		const mark = markOf(plan, key);
		const [first, ...others] = commentsByMark(await thread.list(), self).get(mark) ?? [];
		for (const other of others) await thread.remove(other);
		if (first !== void 0) return;
		await comments.create(key, () => thread.create(`${mark}\n${redact(body)}`));
	}
	async function deliverOne(effect) {
		try {
			if (effect.kind === "sign") await sign(effect.key.slice(effect.key.indexOf("/") + 1), effect.body);
			else await deliverComment(effect);
			return true;
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			if (undeliverable.has(error.code) || effect.kind === "sign" && error.code === "GITHUB_FORBIDDEN") return true;
			if (error.code !== "GITHUB_NOT_YET") warn(`${effect.key} could not be delivered yet: ${error.message} ${error.hint}`);
			return false;
		}
	}
	return {
		...posterOf(deliverOne),
		sign: (order, name) => sign(order, name).catch(ignoreFault)
	};
}
/** The comment or its thread is gone or closed: there is nobody to answer. */
const undeliverable = /* @__PURE__ */ new Set([
	"GITHUB_NOT_FOUND",
	"GITHUB_GONE",
	"GITHUB_MOVED",
	"GITHUB_LOCKED",
	"GITHUB_REFUSED"
]);
const isClosed = (error) => error instanceof RalphError && (error.code === "GITHUB_REFUSED" || error.code === "GITHUB_FORBIDDEN");
const stillUncertain = (key) => new RalphError({
	code: "GITHUB_NOT_YET",
	message: `Whether ${key} was created is not known yet.`,
	hint: "The list of comments will show it in a few seconds."
});
function ignoreFault(error) {
	if (!(error instanceof RalphError)) throw error;
}
export { posterOf as a, placeOf as c, issuePlanFile as d, planOfIssue as f, outboxAt as i, placePrefix as l, creations as n, commentId as o, markOf as r, commentsByMark as s, bodyOf as t, issueOfPlan as u };
