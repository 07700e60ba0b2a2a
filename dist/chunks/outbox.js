import { er as RalphError, jt as money } from "./through-proxy.js";
import { O as thousands, i as plainLine, p as startOf } from "./one-line.js";
import { a as Plan } from "./branch-name.js";
import { r as toFinding } from "./fault.js";
import { t as lintFaults } from "./lint.js";
import { i as ownMark, n as readIssueForm } from "./issue-form.js";
// src/core/plan/format/issue/issue-plan.ts
const mostTasks = 100;
const mostCriteria = 30;
const mostChecks = 20;
const longestTitle = 200;
const longestText = 4e3;
const longestCriterion = 500;
/** How a job names the plan of an issue: `issue:42`. */
const issuePlanFile = (issue) => `issue:${issue}`;
/** The number of `issue:42`; undefined for the path of a file. */
function issueOfPlan(file) {
	const number = /^issue:([1-9]\d{0,8})$/.exec(file)?.[1];
	return number === void 0 ? void 0 : Number(number);
}
/**
* The plan that an issue's text is: by rules alone, no model is asked. Undefined
* where the issue was not written by the form. Pure: the same text is the same plan.
*/
function planOfIssue(issue) {
	const form = readIssueForm(issue.body);
	if (form === void 0) return void 0;
	const findings = [];
	const find = (line, message, remedy) => {
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
		find(form.line, form.message, form.remedy);
		return {
			order: void 0,
			findings
		};
	}
	const written = readTasks(form.tasks);
	if (written.length === 0) find(form.goal.at(-1)?.line, "There is no task under \"Tasks\".", "Write one list item for each.");
	if (written.length > mostTasks) find(written[mostTasks]?.line, `There are ${written.length} tasks; a form takes ${mostTasks}.`, "Write a plan.json.");
	const plan = written.length === 0 ? void 0 : planOf(issue, {
		form,
		written: written.slice(0, mostTasks),
		find
	});
	if (plan) findings.push(...lintFaults(plan).map((fault) => placed(fault, written)));
	const settings = settingsOf(form, find);
	return {
		order: findings.some(({ severity }) => severity === "error") || plan === void 0 ? void 0 : {
			plan,
			...settings
		},
		findings
	};
}
function planOf({ number, title }, { form, written, find }) {
	const ids = written.map(({ id }, at) => id ?? `TASK-${at + 1}`);
	const goal = textOf(form.goal);
	for (const [line, message] of tooLong(goal, {
		form,
		written
	})) find(line, message, "Shorten it, or write a plan.json.");
	const tasks = written.map((task, at) => ({
		id: ids[at] ?? "",
		title: startOf(task.title, longestTitle),
		description: [
			...task.title.length > longestTitle ? [task.title] : [],
			...task.description,
			`The goal of the whole run: ${goal}`
		].join("\n"),
		acceptance_criteria: [...task.criteria],
		depends_on: dependencies(task, {
			at,
			ids,
			find
		})
	}));
	const project = plainLine(title.replace(/^ralph:\s*/i, ""), 100);
	return Plan.parse({
		name: `issue-${number}`,
		...project !== "" && { project },
		tasks
	});
}
/** What does not fit, with its line: nothing of a plan is cut in silence. */
function tooLong(goal, { form, written }) {
	const faults = (line, what, text, most, of = " characters") => {
		const sizes = [text.length, most].map((size) => thousands(size));
		return text.length <= most ? [] : [[line, `${what} has ${sizes[0]}${of}; a form takes ${sizes[1]}.`]];
	};
	return [...faults(form.goal[0]?.line, "The goal", goal, longestText), ...written.flatMap(({ line, description, criteria }) => [
		...faults(line, "The text of this task", description.join("\n"), longestText),
		...faults(line, "This task", criteria, mostCriteria, " criteria"),
		...criteria.flatMap((text) => faults(line, "A criterion of this task", text, longestCriterion))
	])];
}
/** One after the other, unless it is said otherwise. */
function dependencies(task, { at, ids, find }) {
	if (task.after === void 0) return ids.slice(Math.max(0, at - 1), at);
	if (task.after.length === 1 && /^(?:nothing|none)$/i.test(task.after[0] ?? "")) return [];
	return task.after.flatMap((word) => {
		const id = ids.find((one) => one === word) ?? (/^#?\d+$/.test(word) ? ids[Number(word.replace("#", "")) - 1] : void 0);
		if (id !== void 0) return [id];
		find(task.line, `"${startOf(word, 40)}" is not a task that this one can follow.`, "Name its number or its id.");
		return [];
	});
}
function settingsOf(form, find) {
	const checks = linesOf(form.checks);
	if (checks.length > mostChecks) find(form.checks[0]?.line, `There are ${checks.length} checks; a form takes ${mostChecks}.`, "Configure them in .github/ralph.yml.");
	const [amount, model] = [textOf(form.budget), textOf(form.model)];
	const read = amount === "" ? void 0 : money(amount);
	if (read && "expected" in read) find(form.budget[0]?.line, `The budget should be ${read.expected}.`, "Write a number.");
	const named = /^[\w.:@/[\]-]{1,100}$/.test(model);
	if (model !== "" && !named) find(form.model[0]?.line, "The model is one name without spaces.", "Write it as `claude --model` takes it.");
	return {
		checks,
		budget: read && "value" in read ? read.value : null,
		model: model !== "" && named ? model : null
	};
}
/** Without the fence that a form may put around code. */
const linesOf = (lines) => lines.map(({ text }) => text.trim()).filter((text) => text !== "" && !/^(?:`{3,}|~{3,})/.test(text));
const textOf = (lines) => linesOf(lines).join("\n");
/** A finding about a task is where the task was written. */
function placed(fault, written) {
	const [list, position] = fault.at;
	const task = list === "tasks" && typeof position === "number" ? written[position] : void 0;
	return {
		...toFinding(fault),
		line: task?.line ?? null
	};
}
const item = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/;
/**
* A list of tasks with lists of criteria below them; or titles of a line each with criteria below them; or, where there
* are empty lines, paragraphs that begin with a title. Which of them the first line shows.
*/
function readTasks(lines) {
	const spoken = lines.filter(({ text }) => text.trim() !== "");
	const [first] = spoken;
	if (first === void 0) return [];
	return (item.test(first.text) ? fromList(spoken) : fromTitles(lines)).map(written);
}
/** Items as far to the left as the first one are tasks, those further in are criteria, and other lines describe. */
function fromList(lines) {
	const drafts = [];
	const depth = indentOf(lines[0]?.text ?? "");
	for (const { text, line } of lines) {
		const [, indent = "", content = ""] = item.exec(text) ?? [];
		const task = drafts.at(-1);
		if (content !== "" && indent.length <= depth) drafts.push({
			line,
			first: content,
			description: [],
			criteria: []
		});
		else if (content !== "") task?.criteria.push(content.trim());
		else task?.description.push(text.trim());
	}
	return drafts;
}
function fromTitles(lines) {
	const last = lines.findLastIndex(({ text }) => text.trim() !== "");
	const inParagraphs = lines.slice(0, last).some(({ text }, at) => text.trim() === "" && at > 0);
	const drafts = [];
	let begins = true;
	for (const { text, line } of lines) {
		const content = item.exec(text)?.[2];
		if (text.trim() === "") begins = true;
		else if (content !== void 0 && drafts.length > 0) drafts.at(-1)?.criteria.push(content.trim());
		else if (begins || !inParagraphs) {
			drafts.push({
				line,
				first: text.trim(),
				description: [],
				criteria: []
			});
			begins = false;
		} else drafts.at(-1)?.description.push(text.trim());
	}
	return drafts;
}
const indentOf = (text) => /^\s*/.exec(text)?.[0].length ?? 0;
function written({ line, first, description, criteria }) {
	const [, head = first, after] = /^(.*?)\s*\(after:?\s+([^()]{1,300})\)\s*$/i.exec(first) ?? [];
	const [, id, title = head] = /^([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+):\s+(.+)$/.exec(head) ?? [];
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
/** The conversation of an issue or a pull request: reviews have none of their own. */
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
/** The place where somebody wrote, and where an answer is found beside it. */
function threadAt(github, place) {
	return placeBeside(github, place).catch((error) => {
		if (error instanceof RalphError && error.code === "GITHUB_NOT_FOUND") return conversation(github, place);
		throw error;
	});
}
async function placeBeside(github, place) {
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
/** Texts of ours by their mark. */
function ownMarks(written, self) {
	const found = /* @__PURE__ */ new Map();
	for (const { id, body = "", user } of written) {
		const mark = user?.login === self ? body.split("\n")[0]?.trim() : void 0;
		if (mark?.startsWith("<!-- ralph:")) found.set(mark, [...found.get(mark) ?? [], Number(id)]);
	}
	return found;
}
/** An order's id: it sorts by the moment, then by the comment or the review, and says where to answer. */
function commentId({ at, issue, comment, kind, review }) {
	const tail = kind === void 0 || kind === "comment" ? "" : kind === "line" ? `/line/${comment}` : `/${kind}`;
	return `${placePrefix(at, review ?? comment)}${issue}${tail}`;
}
/** The place of an id that `commentId` made; undefined for any other. */
function placeOf(id) {
	const [, at = "", first, issue, kind, line] = /^(\d{4}-[^/]+)\/(\d+)\/(\d+)(?:\/(review|commit|line)(?:\/(\d+))?)?$/.exec(id) ?? [];
	if (first === void 0) return void 0;
	const place = {
		at,
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
/** What the id of a comment begins with, and all ids of a review: its own and those of its lines. */
const placePrefix = (at, id) => `${at}/${String(id).padStart(12, "0")}/`;
// src/adapter/github/thread/outbox.ts
/** GitHub's signs for what became of an order. */
const signs = {
	seen: "eyes",
	done: "+1",
	refused: "confused"
};
/** After a creation whose answer was lost: lists may lag, and asking too early would make a second one. */
const unsureMs = 1e4;
/** The hidden line by which a comment of ours is found again; the plan keeps two of them in one issue apart. */
const markOf = (plan, key) => `${ownMark}${plan}:${key} -->`;
/**
* Answers and signs. A sign may be given again and again. A comment is created only where no comment of ours with its
* mark is in the list, and after a lost answer the list decides (failure model H1, H2); a second one with the same mark
* is removed.
*/
function outboxAt(options) {
	const { github, plan, self, notices, now, warn, redact } = options;
	const unsure = /* @__PURE__ */ new Map();
	async function sign(order, name) {
		const place = placeOf(order);
		const content = signs[name];
		if (!place?.comment || !content) return;
		const given = {
			comment_id: place.comment,
			content
		};
		if (place.kind === "comment") await github.request("POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions", given);
		else if (place.kind === "line") await github.request("POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions", given);
		else if (place.kind === "commit") await github.request("POST /repos/{owner}/{repo}/comments/{comment_id}/reactions", given);
	}
	/** An answer stands where its order does; a notice where the run is tracked. */
	function threadOf({ key, kind }) {
		if (kind === "notice") {
			const issue = notices();
			return issue === void 0 ? void 0 : conversation(github, {
				issue,
				at: key.split("/")[1] ?? ""
			});
		}
		const place = placeOf(key.slice(key.indexOf("/") + 1));
		return place && (kind === "reply" ? threadAt(github, place) : conversation(github, place));
	}
	async function comment(effect) {
		const { key } = effect;
		if (now() < (unsure.get(key) ?? 0)) throw notYet(key);
		const thread = await threadOf(effect);
		if (!thread) return;
		try {
			await writeOnce(effect, thread);
		} catch (error) {
			const place = placeOf(key.slice(key.indexOf("/") + 1));
			if (place?.kind !== "commit" || !isClosed(error)) throw error;
			unsure.delete(key);
			await writeOnce(effect, conversation(github, place));
		}
	}
	async function writeOnce({ key, body }, thread) {
		const mark = markOf(plan, key);
		const [first, ...others] = ownMarks(await thread.list(), self).get(mark) ?? [];
		for (const other of others) await thread.remove(other);
		if (first !== void 0) return;
		unsure.set(key, now() + unsureMs);
		await thread.create(`${mark}\n${redact(body)}`);
		unsure.delete(key);
	}
	async function deliverOne(effect) {
		try {
			if (effect.kind === "sign") await sign(effect.key.slice(effect.key.indexOf("/") + 1), effect.body);
			else await comment(effect);
			return true;
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			if (pointless.has(error.code) || effect.kind === "sign" && error.code === "GITHUB_FORBIDDEN") return true;
			if (error.code !== "GITHUB_NOT_YET") warn(`${effect.key} could not be delivered yet: ${error.message} ${error.hint}`);
			return false;
		}
	}
	return {
		sign: (order, name) => sign(order, name).catch(unlessFault),
		async deliver(effects) {
			const delivered = [];
			for (const effect of effects) if (await deliverOne(effect)) delivered.push(effect.key);
			return delivered;
		}
	};
}
/** The comment or its thread is gone, or closed to everybody: nobody can be told there any more. */
const pointless = /* @__PURE__ */ new Set([
	"GITHUB_NOT_FOUND",
	"GITHUB_GONE",
	"GITHUB_MOVED",
	"GITHUB_LOCKED",
	"GITHUB_REFUSED"
]);
const isClosed = (error) => error instanceof RalphError && (error.code === "GITHUB_REFUSED" || error.code === "GITHUB_FORBIDDEN");
const notYet = (key) => new RalphError({
	code: "GITHUB_NOT_YET",
	message: `Whether ${key} was created is not known yet.`,
	hint: "The list of comments will show it in a few seconds."
});
function unlessFault(error) {
	if (!(error instanceof RalphError)) throw error;
}
export { placeOf as a, issuePlanFile as c, ownMarks as i, planOfIssue as l, outboxAt as n, placePrefix as o, commentId as r, issueOfPlan as s, markOf as t };
