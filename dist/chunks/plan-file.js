import { n as __exportAll } from "./rolldown-runtime.js";
import { Ft as findingLine, Lt as unreadable, Vt as commandSpan, Y as defaultReadOptions, Z as planFormats, er as RalphError, vn as meantName } from "./through-proxy.js";
import { D as plural, r as oneLine } from "./one-line.js";
import { a as parseDocument, i as offsetAt, n as entriesOf, r as membersOf, s as getNodeValue, t as duplicateKeys, u as CheckKind } from "./json-syntax.js";
import { C as record, O as union, T as string, _ as int, a as Plan, b as number$1, h as boolean, k as unknown, m as array, p as _enum, s as Task, x as object } from "./branch-name.js";
import { C as salvaged, S as isRecord, _ as isLikeTask, a as statusWriter, b as refusedText, c as fieldIn, d as orderTitle, f as proseOf, g as idsOf, h as holdsEntries, i as statusOfWord, l as idsIn$3, m as withoutExtras, n as boxLikeLine, o as bareText, p as taskBody, r as isLegend, s as withoutLead, t as boxLike, u as namesOnly, v as unplacedMembers, x as unplacedIn, y as judgeDraft } from "./box-like.js";
import { n as shown, t as printPath } from "./fault.js";
import { i as flagWords, n as commandLine } from "./command-line.js";
import { a as lineIndex, i as outline, n as outsideLinks, r as outsideLinksIn, s as sourceText, t as mergeMarkers } from "./merge-markers.js";
import { i as shapeFaults } from "./plan-shape.js";
import { n as readPlanFolder } from "./plan-folder.js";
import { isAbsolute, join, relative, sep } from "node:path";
import { createHash } from "node:crypto";
// src/core/plan/format/json/sparse.ts
const usual$1 = Task.parse({
	id: "A",
	title: "A"
});
/** The fields of a task that say something: those with a value of their own, and id and title. */
function sparseTask(task) {
	const said = Object.entries(task).filter(([name, value]) => name === "id" || name === "title" || !same(value, usual$1[name]));
	return Object.fromEntries(said);
}
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** A plan as `plan.json`, without fields that have their usual value. */
const writeJson = (plan) => `${JSON.stringify({
	...plan,
	tasks: plan.tasks.map(sparseTask)
}, null, 2)}\n`;
// src/core/text/text-edit.ts
/** The text with all of these edits; those at one place stay in their order. No two may overlap. */
function withEdits(text, edits) {
	const parts = [];
	let from = 0;
	for (const edit of [...edits].sort((a, b) => a.offset - b.offset)) {
		parts.push(text.slice(from, edit.offset), edit.text);
		from = edit.offset + edit.length;
	}
	return parts.join("") + text.slice(from);
}
// src/core/plan/format/json/unnamed-tasks.ts
/** A document without tasks, but with lists that look like them: says where they are and what to call them. */
function unnamedTasks({ value, root }) {
	if (isRecord(value) && "tasks" in value) return [];
	const lists = taskLists(value, []);
	const [first, ...others] = lists;
	if (first === void 0) return [];
	const offset = offsetAt(root, first);
	const code = "PLAN_MISSING_FIELD";
	const where = printPath(first);
	if (others.length > 0) return [{
		severity: "error",
		code,
		at: ["tasks"],
		offset,
		message: `"tasks" is missing. There are ${lists.length} lists that look like tasks: ${where} is the first.`,
		remedy: "Put all tasks into one list at the top of the file, and call it \"tasks\"."
	}];
	const name = String(first.at(-1));
	const message = first.length === 0 ? "A plan is an object in { }, and this file is a list." : `"tasks" is missing. The list "${where}" looks like the tasks.`;
	const list = entriesAt(value, first).every((entry) => isRecord(entry) && "id" in entry) ? "tasks" : "userStories";
	const rename = name === list ? "" : `, and rename "${name}" to "${list}"`;
	const remedy = first.length === 0 ? `Put the list into an object: {"${list}": [ \u2026 ]}.` : first.length === 1 ? `Rename "${name}" to "${list}".` : `Move the list to the top of the file${rename}.`;
	return [{
		severity: "error",
		code: first.length === 0 ? "PLAN_WRONG_TYPE" : code,
		at: first.length === 0 ? [] : ["tasks"],
		offset,
		message,
		remedy
	}];
}
const entriesAt = (value, path) => {
	const list = path.reduce((at, name) => isRecord(at) || Array.isArray(at) ? Reflect.get(at, name) : void 0, value);
	return Array.isArray(list) ? list : [];
};
const deepest = 4;
function taskLists(value, at) {
	if (Array.isArray(value) && value.length > 0 && value.every(isLikeTask)) return [at];
	if (at.length >= deepest) return [];
	return (Array.isArray(value) ? value.map((entry, index) => [index, entry]) : isRecord(value) ? Object.entries(value) : []).flatMap(([name, entry]) => taskLists(entry, [...at, name]));
}
// src/core/plan/format/json/read-plan.ts
/** `plan.json`: its fields are those of a plan. What is no other JSON is read as this, and says what is missing. */
function planOfJson(document) {
	const { value, root } = document;
	const unnamed = unnamedTasks(document);
	const isTold = ({ at, offset = 0 }) => unnamed.some((fault) => at.length === 1 && offset <= (fault.offset ?? 0) && (fault.offset ?? 0) < endOf(root, offset));
	const unknown = unplacedMembers(accountsOf$2(root), idsIn$2(root)).filter((fault) => !isTold(fault));
	return {
		format: "plan.json",
		value,
		faults: [...unnamed, ...unknown],
		list: ["tasks"],
		...unplacedIn(unknown),
		placeOf: (at) => ({
			at,
			offset: offsetAt(root, at)
		})
	};
}
function endOf(root, offset) {
	const field = root.children?.find((property) => property.offset === offset);
	return field === void 0 ? 0 : field.offset + field.length;
}
/** Editors read `$schema` to find the published JSON Schema. */
const planFields$1 = /* @__PURE__ */ new Set([...Object.keys(Plan.shape), "$schema"]);
const taskFields$1 = new Set(Object.keys(Task.shape));
const inPlan = {
	whose: "plan",
	known: planFields$1,
	meant: Object.keys(Plan.shape),
	waits: "tasks"
};
const inTask$4 = {
	whose: "task",
	known: taskFields$1,
	meant: Object.keys(Task.shape),
	waits: "depends_on"
};
const accountsOf$2 = (root) => [{
	...inPlan,
	at: [],
	members: membersOf(root)
}, ...entriesOf(root, "tasks").map((task, index) => ({
	...inTask$4,
	at: ["tasks", index],
	members: membersOf(task)
}))];
const idsIn$2 = (root) => idsOf(entriesOf(root, "tasks").map(membersOf));
// src/core/plan/format/account/task-name.ts
const doneMark = String.raw`(?:[\u2705\u2714\u2713\u2611]\ufe0f?|[(\[](?:[\u2705\u2714\u2713\u2611]\ufe0f?\s*)?(?:done|completed?|finished)[)\]])`;
const doneEnd = new RegExp(String.raw`\s*(${doneMark})(?=[*_]*$)`, "iu");
const doneStart = new RegExp(String.raw`^(${doneMark})\s+`, "iu");
const struckOut = /^[*_]*~~(.+)~~[*_]*$/u;
/** `Task 2: ~~Title~~`: the name stays readable, and the title is struck out. */
const struckTitle = /^([^~]{1,40}?(?:[:.)]|\s[\u2013\u2014-])[*_]*\s*)~~([^~]+)~~[*_]*$/u;
/** A label such as `[P]` or `(Optional)`, or symbols such as an emoji or the stars of bold text. */
const ornament = /^(?:\[[A-Za-z][\w-]{0,11}\](?![[(:])|\([A-Za-z][\w ]{0,19}\)|[^\p{L}\p{N}\s[\](){}<>`"'#&@+=.,:;!?/|$%^\\-]+)\s*/u;
/** Reads the marks of a heading: `\u2705`, `(DONE)` and `[COMPLETED]` mean done, `~~\u2026~~` means skipped. */
function headingText(text) {
	const trimmed = text.trim();
	const struck = struckOut.exec(trimmed)?.[1];
	if (struck !== void 0) return {
		plain: withoutOrnaments(struck),
		status: "skipped",
		mark: "~~"
	};
	const [, name, title = ""] = struckTitle.exec(trimmed) ?? [];
	if (name !== void 0 && taskName(withoutOrnaments(name))) return {
		plain: withoutOrnaments(`${name}${title}`),
		status: "skipped",
		mark: "~~"
	};
	const mark = doneEnd.exec(trimmed)?.[1] ?? doneStart.exec(trimmed)?.[1];
	if (mark === void 0) return { plain: withoutOrnaments(trimmed) };
	return {
		plain: withoutOrnaments(trimmed.replace(doneEnd, "").replace(doneStart, "")),
		status: "done",
		mark
	};
}
function withoutOrnaments(text) {
	let plain = /^(\*\*|__)(.+)\1$/u.exec(text.trim())?.[2] ?? text;
	for (let before = ""; before !== plain;) {
		before = plain;
		plain = plain.replace(ornament, "");
	}
	return plain.trim();
}
const number = String.raw`\d+[a-z]?(?:\.\d+[a-z]?)*`;
const word = String.raw`(task|step|story|issue|ticket|todo)[\s_-]*#?\s*(${number})`;
const id = `([A-Z]{1,10}-?(${number}))`;
const aside$1 = String.raw`(\s*[([][^)\]]{1,60}[)\]])?`;
const named$2 = new RegExp(String.raw`^(?:${word}|${id})${aside$1}(?:\s*[*_]*\s*[:.)\u2013\u2014|-]+[*_]*\s*|\s*$)(.*)$`, "iu");
/** `Task 2 Do it`: no sign ends the name. A list of tasks, such as `Task 1 and Task 2`, is none. */
const unended = new RegExp(String.raw`^${word}\s+(?!(?:and|or|to|of|through)\b|[&,+/\u2013-])(\S.*)$`, "iu");
/** The name of a task that a title begins with; undefined if it has none. */
function taskName(plain) {
	const [, kind, count, whole, digits, label, title = ""] = named$2.exec(plain) ?? [];
	if (whole !== void 0 && digits !== void 0) return {
		word: /^[a-z]+/i.exec(whole)?.[0].toLowerCase() ?? "",
		number: digits,
		id: whole,
		isWord: false,
		title: joined(title, label)
	};
	if (kind !== void 0 && count !== void 0) return wordName(kind, count, joined(title, label));
	const [, kindOf, countOf, rest = ""] = unended.exec(plain) ?? [];
	return kindOf === void 0 || countOf === void 0 ? void 0 : wordName(kindOf, countOf, rest);
}
const wordName = (kind, count, title) => ({
	word: kind.toLowerCase(),
	number: count,
	id: `${kind.toUpperCase()}-${count}`,
	isWord: true,
	title
});
const joined = (title, label = "") => [title.replace(/^\s*[*_]{2}|[*_]{2}\s*$/g, "").trim(), label.trim()].filter(Boolean).join(" ");
// src/core/plan/format/account/lost-orders.ts
/**
* Orders in a table, or below a heading at the level of the tasks, which no reader takes. An error if a task would not wait as
* they say. `asides`: parts that hold no tasks; `fieldName`: how the format writes an order.
*/
function lostOrders(lines, tasks, { fields, asides, fieldName }) {
	const plan = planOf$1(tasks);
	const taskAt = new Map(tasks.map(({ line, id }) => [line, id]));
	const lineAbove = taskAbove(lines, taskAt);
	return [...headingOrders(lines).filter(({ line }) => !fields.has(line)), ...rowOrders(lines)].flatMap((order) => {
		const { line, value, place } = order;
		if (asides.has(line)) return [];
		const owner = place === "row" ? fields.get(line) : lineAbove.get(line);
		const id = subjectOf(order, plan) ?? (owner && taskAt.get(owner));
		const ids = requiredIn(value, plan);
		if (!(id !== void 0 && ids.some((one) => one !== id && !waitsFor(id, one, plan)))) return [];
		const what = place === "row" ? "row of a table" : "heading";
		return [{
			severity: "error",
			code: "PLAN_UNPLACED",
			at: [id],
			offset: line.offset,
			message: `This ${what} says that ${id} waits for ${value}, and nothing reads it, so ${id} would not wait.`,
			remedy: `Write "${fieldName} ${value}" right below the title of ${id}, or remove the ${place}.`
		}];
	});
}
function planOf$1(tasks) {
	return {
		ids: new Map(tasks.map(({ id }) => [id.toLowerCase(), id])),
		tasks: new Map(tasks.map((task) => [task.id, task])),
		titles: new Map(tasks.map(({ id, line }) => {
			const { plain } = headingText(line.text);
			return [bareText(taskName(plain)?.title ?? plain).toLowerCase(), id];
		}))
	};
}
function taskAbove(lines, taskAt) {
	const above = /* @__PURE__ */ new Map();
	let task;
	for (const line of lines) if (taskAt.has(line)) task = line;
	else if (task) above.set(line, task);
	return above;
}
/** `T2`, `Task 2`, `T2: Title` or its title. */
function subjectOf({ others }, { ids, titles }) {
	for (const cell of others) {
		const text = plainCell(cell);
		const id = ids.get(text.toLowerCase()) ?? ids.get((taskName(text)?.id ?? "").toLowerCase()) ?? titles.get(text.toLowerCase());
		if (id !== void 0) return id;
	}
}
const requiredIn = (value, { ids }) => idsIn$3(value.replace(/\b(task|step|story|issue|ticket|todo)s?\s+#?(\d+(?:\.\d+)*)/gi, (_, word, number) => `${word}-${number}`)).flatMap((word) => ids.get(word.toLowerCase()) ?? []);
/** Tasks that are looked at for one order: a plan that is larger states its orders in fields. */
const maxVisits = 2e3;
function waitsFor(id, earlier, { tasks }) {
	const queue = [id];
	const visited = new Set(queue);
	for (const one of queue) for (const next of tasks.get(one)?.waits ?? []) {
		if (next === earlier) return true;
		if (visited.size < maxVisits && !visited.has(next)) queue.push(next);
		visited.add(next);
	}
	return false;
}
/** `### Requires` with the names of tasks in the next line, and nothing else. */
function headingOrders(lines) {
	const written = lines.filter(({ kind }) => kind !== "blank");
	return written.flatMap((line, index) => {
		const next = written[index + 1];
		if (line.kind !== "heading" || !orderTitle.test(bareText(line.text).replace(/[:\uff1a]\s*$/, ""))) return [];
		if (!next || next.kind !== "item" && next.kind !== "text" || !namesOnly.test(next.text)) return [];
		return [{
			place: "heading",
			line,
			value: plainCell(next.text),
			others: []
		}];
	});
}
const plainCell = (text) => bareText(text).replaceAll("`", "");
function rowOrders(lines) {
	const tables = [];
	let isOpen = false;
	for (const line of lines) {
		const cells = (line.kind === "text" || line.kind === "item") && line.text.includes("|") ? cellsOf(line.text) : [];
		if (cells.length > 0 && !isOpen) tables.push([]);
		isOpen = cells.length > 0;
		if (isOpen) tables.at(-1)?.push({
			line,
			cells
		});
	}
	return tables.flatMap(tableOrders);
}
const cellsOf = (text) => text.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
const isOrderCell = (cell) => cell !== void 0 && orderTitle.test(plainCell(cell).replace(/[:\uff1a]\s*$/, ""));
/** Orders in a column of that name, and in rows with that name before the value. */
function tableOrders([head, second, ...body]) {
	const hasHead = second?.cells.every((cell) => /^:?-+:?$/.test(cell)) === true;
	const columns = hasHead ? (head?.cells ?? []).flatMap((cell, index) => isOrderCell(cell) ? [index] : []) : [];
	const inColumns = body.flatMap((row) => columns.flatMap((column) => orderAt(row, column, [column])));
	const inPairs = [
		head,
		...hasHead ? [] : [second],
		...body
	].flatMap((row) => row ?? []).flatMap((row) => row.cells.flatMap((cell, index) => isOrderCell(cell) ? orderAt(row, index + 1, [index, index + 1]) : []));
	return [...inColumns, ...inPairs];
}
function orderAt({ line, cells }, index, except) {
	const value = cells[index] ?? "";
	if (!namesOnly.test(value)) return [];
	return [{
		place: "row",
		line,
		value: plainCell(value),
		others: cells.filter((_, other) => !except.includes(other))
	}];
}
// src/core/plan/format/account/empty-parts.ts
/** Names of sections that hold several tasks, and are none. */
const isGroup = /^[^\p{L}\p{N}]*(?:\d+[.)]\s*)?(?:phase|stage|milestone|sprint|priority|epic|iteration|week|day)\b|^[^\p{L}\p{N}]*(?:p[0-4]|critical|high|medium|low)\b(?:[\s:\u2013\u2014-]|$)|\bpriority$/iu;
const numbered$1 = /^\d{1,3}[.):]\s+\p{L}/u;
/** Names of parts that tell of the work. */
const tells = /\b(?:overview|introduction|background|context|summary|goals?|objectives?|motivation|problem|scope|requirements?|constraints?|assumptions?|architecture|design|approach|risks?|notes?|references?|timeline|schedule|rollout|appendix|glossary|decisions?|questions?|dependencies|resources|metrics|status|history|changelog|conclusion)\b/iu;
/** A part without a task whose siblings have tasks: a warning, as it may only tell of the work. Linear. */
function emptyParts(lines, account) {
	const families = /* @__PURE__ */ new Map();
	for (const part of countedParts(lines, account)) {
		const family = `${part.kind} ${part.heading.level}`;
		const siblings = families.get(family);
		if (siblings) siblings.push(part);
		else families.set(family, [part]);
	}
	return [...families.values()].flatMap((siblings) => {
		const empty = siblings.filter(({ hasTask }) => !hasTask);
		const isUsual = empty.length * 2 <= siblings.length;
		return empty.length < siblings.length && (isUsual || siblings[0]?.kind === "group") ? empty.flatMap((part) => partFault(part, account.example)) : [];
	});
}
/** `High: Sow` or `Phase 2: Sow` between headings that are tasks: a warning where it has words of its own, and no task. Linear. */
function groupsBesideTasks(lines, account) {
	const levels = new Set(account.tasks.flatMap(({ line }) => line.kind === "heading" ? [line.level] : []));
	const numbers = account.tasks.flatMap(({ name }) => name ? [Number.parseInt(name.number, 10)] : []);
	return countedParts(lines, account).flatMap(({ heading, kind, lines: content, hasTask }) => {
		if (kind !== "group" || hasTask || content.length === 0 || !levels.has(heading.level)) return [];
		const number = /\d+/.exec(heading.text)?.[0];
		const fillsGap = !numbers.includes(Number(number)) && numbers.some((one) => one > Number(number));
		if (number !== void 0 && numbers.length > 0 && !fillsGap) return [];
		const title = heading.text.slice(0, 40);
		const example = JSON.stringify(account.example(title.replace(/^[^:\u2013\u2014-]{1,20}[:\u2013\u2014-]\s*/u, ""), number));
		const message = `${JSON.stringify(title)} stands beside the tasks, is none, and holds none.`;
		const remedy = `Write it as a task, such as ${example}, if it should be done.`;
		return [{
			severity: "warning",
			code: "PLAN_UNPLACED",
			at: [],
			offset: heading.offset,
			message,
			remedy
		}];
	});
}
function countedParts(lines, account) {
	const isTask = new Set(account.tasks.map(({ line }) => line));
	const sections = [];
	let open = [];
	for (const line of lines) {
		if (line.kind === "heading") open = open.filter(({ heading }) => heading.level < line.level);
		const section = isTask.has(line) ? void 0 : countedPart(line, account);
		if (section) {
			sections.push(section);
			open.push(section);
		}
		if (isContent(line) && !account.asides.has(line)) open.at(-1)?.lines.push(line);
		for (const around of isTask.has(line) ? open : []) around.hasTask = true;
	}
	return sections;
}
const isContent = ({ kind }) => kind === "item" || kind === "text";
function countedPart(heading, { fields, asides }) {
	const kind = heading.kind === "heading" && !fields.has(heading) && !asides.has(heading) ? kindOf(heading.text) : void 0;
	return kind && {
		heading,
		kind,
		lines: [],
		hasTask: false
	};
}
function kindOf(text) {
	if (isGroup.test(text)) return "group";
	return numbered$1.test(bareText(text)) && !tells.test(text) ? "number" : void 0;
}
function partFault({ heading, lines }, example) {
	const items = lines.filter((line) => line.kind === "item" && line.depth === 1);
	const [first = lines[0]] = items;
	if (first === void 0) return [];
	const title = JSON.stringify(heading.text.slice(0, 40));
	const message = items.length === 0 ? `There is no task below ${title}, though there are some below the headings beside it.` : `No item below ${title} has a check box, so ${items.length === 1 ? "it is no task" : "they are no tasks"}.`;
	const written = JSON.stringify(example(first.text.slice(0, 40)));
	const remedy = `Write ${items.length === 0 ? "what" : "each that"} should be done there as a task, such as ${written}.`;
	const { offset } = items.length === 0 ? heading : first;
	return [{
		severity: "warning",
		code: "PLAN_UNPLACED",
		at: [],
		offset,
		message,
		remedy
	}];
}
// src/core/plan/format/account/heading-like.ts
const marks = /^[\s>*_+\p{Cf}-]*(?:\d{1,3}[.)]\s+)?(?:<(?!h[1-6])[a-z]{1,10}>)?[\p{Cf}]*(#{2,12})[\s\p{Cf}]*(?=[\p{L}\p{N}[(*])/iu;
const tag = /^\s*<h([1-6])\b[^<>]{0,200}>\s*[^\s<]/iu;
/** The level of a heading that somebody meant in a line that is none: `###Title`, `**### Title**`, `<h3>Title</h3>`. */
function meantLevel(raw) {
	const level = tag.exec(raw)?.[1];
	return level === void 0 ? marks.exec(raw)?.[1]?.length : Number(level);
}
// src/core/plan/format/account/hidden-line.ts
const place = (line) => ({
	severity: "error",
	at: [],
	offset: line.offset
});
/** Lines that somebody meant as a task, and that Markdown shows as something else. */
function hidden(line, severity) {
	const { kind } = line;
	const why = kind === "code" ? "is indented so far that Markdown reads it as code" : kind === "text" ? "is part of a paragraph" : `stands in ${kind === "quote" ? "a quotation" : kind === "item" ? "a list" : "HTML"}`;
	const remedy = kind === "code" ? "Remove the indentation. Put examples between ``` lines." : kind === "text" ? "Put an empty line before it, and a space after the \"#\"." : "Move it out, with an empty line before it. Put examples between ``` lines.";
	return {
		...place(line),
		severity,
		code: "PLAN_HIDDEN_TASK",
		message: `This looks like a task, but ${why}.`,
		remedy
	};
}
// src/core/plan/format/account/status-line.ts
const statusField = /^(?:task )?(?:status|state|progress|stage|resolution)\s*[:=\u2013\u2014-]\s*(.+)$/iu;
const flag = /^(?:is )?(done|completed?|finished|closed|shipped|skip(?:ped)?|cancell?ed)\s*[:=]\s*(?:yes|true|y|x|\u2705|\u2713|\u2714|\d{4}-\d{2}-\d{2}.{0,40})[.!]?$/iu;
const exclaimed = /^(?:[\u2705\u2714\u2713\u2611\ud83c\udf89]\s*(?:done|completed?|finished)|(?:DONE|COMPLETED?|FINISHED))[.!]?$/iu;
/** What a line such as `State: done`, `Done: yes` or `\u2705 Done` says of its task; undefined for one that says nothing of it. */
function statusClaim({ kind, text, ticked }) {
	if (kind !== "text" && kind !== "item" && kind !== "quote" || ticked !== void 0) return void 0;
	const bare = bareText(text);
	return claimedBy(bare) ?? (isLoud(text, bare) && exclaimed.test(bare) ? "done" : void 0);
}
const claimAtEnd = /(?:\s[\u2013\u2014-]{1,2}|:)\s*[*_]*(DONE|COMPLETED?|FINISHED|SKIPPED|CANCELL?ED)[*_]*[.!]?\s*$/u;
/** What capitals at the end of a heading say of its task. */
function titleClaim(title) {
	const [, word] = claimAtEnd.exec(title) ?? [];
	if (word === void 0) return void 0;
	return /^(?:SKIP|CANCEL)/.test(word) ? "skipped" : "done";
}
function claimedBy(bare) {
	const [, value] = statusField.exec(bare) ?? [];
	if (value !== void 0) return /^100\s*%$/.test(value) ? "done" : statusIn(value);
	const [, word] = flag.exec(bare) ?? [];
	if (word === void 0) return void 0;
	return /^(?:skip|cancel)/i.test(word) ? "skipped" : "done";
}
function statusIn(value) {
	const status = statusOfWord(value.replace(/[.!]$/, ""), {
		at: [],
		offset: 0
	});
	return typeof status === "string" ? status : void 0;
}
/** `DONE`, `\u2705 Done` and `**Done**`: the word alone may begin a sentence. */
const isLoud = (text, bare) => bare === bare.toUpperCase() || !/^\p{L}/u.test(bare) || /^\*\*[^*]+\*\*$/.test(text);
/** Whether nothing is done any more for a task of this status. */
const isOver$1 = (status) => status !== "pending" && status !== "in_progress";
/** How a list of check boxes says it. */
const statusOfBox = (status) => status === "done" ? "tick its box, [x]" : "take the task out of the list";
// src/core/plan/format/account/margin-fields.ts
const orderName$2 = /^(?:depends on|dependenc(?:y|ies)|requires|after|blocked by|prerequisites?|waits for|needs)$/i;
/**
* Fields at the margin below a check box, such as `**Status:** done`: they belong to none, so the task above would be done again, or
* would not wait. What stands above all tasks, or below one that is over, says nothing of an open task.
*/
function marginFields(lines, { tasks, fields, asides }) {
	const open = new Map(tasks.map(({ line, status }) => [line, line.kind === "item" && !isOver$1(status)]));
	let task;
	return lines.flatMap((line) => {
		if (line.kind === "heading" || open.has(line)) task = open.get(line) ? line : void 0;
		const isMargin = line.kind === "text" && line.depth === 0 && !fields.has(line) && !asides.has(line);
		return task && isMargin ? marginFault(line, task) : [];
	});
}
function marginFault(line, task) {
	const stated = fieldIn(line);
	const claim = stated.length > 0 ? statusClaim(line) : void 0;
	const status = claim !== void 0 && isOver$1(claim) ? claim : void 0;
	const isOrder = stated.some(({ name, value }) => orderName$2.test(name) && namesOnly.test(value));
	if (status === void 0 && !isOrder) return [];
	const text = JSON.stringify(line.text.slice(0, 40));
	const title = JSON.stringify(task.text.slice(0, 40));
	return [{
		severity: "error",
		code: "PLAN_UNPLACED",
		at: [],
		offset: line.offset,
		message: `This line belongs to no task, so nothing would read what it says: ${text}.`,
		remedy: status === void 0 ? `Indent it below ${title} if it is meant there, else remove it.` : `If ${title} is ${status}, say so in its box, and remove this line.`
	}];
}
// src/core/plan/format/account/near-name.ts
const counted$1 = /^s?[\s_.:#([\u2116-]*(?:no\.?|nr\.?|number)?[\s_.:#([-]*(\d{1,6}[a-z]?(?:\.\d{1,6})*)(?![\p{L}\p{N}])/iu;
const lettered = /^[\s_#([-]*(?:\p{L}|[^\p{L}\s:][^\s:]{0,7}|[ivxl]{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|\?+|x{2,})[\])]*\s*(?:[:\u2013\u2014.)|\u2192]|-\s|-{2}|=>)\s*\S/iu;
const unnumbered = /^\s*:\s*\S/u;
/** A name in a text that is nearly one of `words`: `US 2`, `Task (2)`, `Task XIV:`, `**Task:** \u2026`, `[Task 2](x.md)`. */
function nearName(text, words) {
	const bare = withoutLead(bareText(text));
	const plain = bare.toLowerCase();
	for (const word of words) {
		if (word === "" || !plain.startsWith(word)) continue;
		const rest = bare.slice(word.length);
		const [, number] = counted$1.exec(rest) ?? [];
		if (number !== void 0) return {
			word,
			number
		};
		if ((word.length > 1 || bare[0] === bare[0]?.toUpperCase() && !unnumbered.test(rest)) && (lettered.test(rest) || unnumbered.test(rest))) return {
			word,
			number: void 0
		};
	}
}
const atEnd = /(?:[([]|\s[\u2013\u2014-]{1,2}\s)\s*(\p{L}{1,10})[\s_-]*#?(\d{1,6}[a-z]?(?:\.\d{1,6})*)[)\]]?$/iu;
/** A name that a heading ends with, such as `Glaze the pots (Task 2)` or `Glaze the pots \u2013 Task 2`, and what stands before it. */
function nameAtEnd(text, words) {
	const bare = bareText(text);
	const match = atEnd.exec(bare);
	const [, name = "", number] = match ?? [];
	const word = [...words].find((one) => one === name.toLowerCase());
	return match && word !== void 0 ? {
		word,
		number,
		title: bare.slice(0, match.index).trim()
	} : void 0;
}
const within = /(?:^|[^\p{L}\p{N}])(\p{L}{1,10})[\s_-]?#?(\d{1,6}[a-z]?(?:\.\d{1,6})*)\s*(?::|[\u2013\u2014]|-(?=\s))\s*\S/giu;
/** The names of tasks in the middle of a heading, such as `Later: Task 2: Glaze`. */
const namesWithin = (text, words) => {
	const wanted = new Set(words);
	return [...bareText(text).matchAll(within)].flatMap(([, name = "", number]) => {
		const word = name.toLowerCase();
		return wanted.has(word) && (word.length > 1 || name !== word) ? [{
			word,
			number
		}] : [];
	});
};
/** A number that a text begins with, such as `2.`, `(2)`, `#2` and `\u2461`, or that its first word has: `Aufgabe 2:`. */
function leadingNumber(text) {
	const bare = bareText(text).replace(/^[^\p{L}\p{N}]+/u, "").replace(/\s*\/\s*\d+/, "");
	const [, bareNumber] = /^(\d{1,3}[a-z]?(?:\.\d+)*)\s*[\]).:\u2013\u2014-]*\s+\S/iu.exec(bare) ?? [];
	if (bareNumber !== void 0) return {
		word: "",
		number: bareNumber
	};
	const [, word, number] = /^(\p{L}{2,20}(?:[ -]\p{L}{2,20})?)\s*#?(\d{1,3}[a-z]?(?:\.\d+)*)\s*(?:[.):\u2013\u2014-]|$)/iu.exec(bare) ?? [];
	return word === void 0 || number === void 0 ? void 0 : {
		word,
		number
	};
}
// src/core/plan/format/account/work-note.ts
const note = /^(?:to-?do|fixme|tbd|task|step)\b(?:\([^()]{1,30}\))?\s*(?::|[\u2013\u2014-]\s)\s*(\S.*)$/iu;
/** Without a sign behind it only in capitals. */
const loudNote = /^(?:TODO|FIXME)\s+(\S.*)$/;
/** The rest of a line that begins with `TODO:` or its like; undefined for any other. */
function workNote(text) {
	const bare = bareText(text);
	return note.exec(bare)?.[1] ?? loudNote.exec(bare)?.[1];
}
const kindOfWork = /^(?:bug(?:[ -]?fix)?|fix|hot-?fix|feat(?:ure)?|chore|refactor(?:ing)?|improvement|enhancement|follow-?up|bonus|to-?do|fixme|work item|action(?: item)?)\s*#?(\d{1,4})?\s*:\s*\S/iu;
/** What a heading such as `Bug 3: Crash` calls the work; undefined for any other heading. */
function workHeading(text) {
	const match = kindOfWork.exec(bareText(text));
	return match ? { number: match[1] } : void 0;
}
const counted = /^\(?(?:\p{L}{1,20}(?:[ -]\p{L}{1,20})?[ \t#_-]*)?(\d{1,6})[a-z]?(?:\.\d+)*[ \t]*(?:[).:|\u2013\u2014-]+|=>|\u2192)[ \t]*(\S.*)$/iu;
const labelled = /^\p{L}{2,20}(?:[ -]\p{L}{1,12})?\s*:\s*(\S.*)$/u;
/** The title of a task in a text that nearly names one, without its mark and name, and the number that it has. */
function titleIn(text) {
	const { plain } = headingText(text);
	const name = taskName(plain);
	if (name?.title) return {
		title: name.title,
		number: name.number
	};
	const bare = bareText(plain.replace(/^(?:[-*+]\s+)?\[[^\]]{0,3}\]\s*/, ""));
	const [, number, title] = counted.exec(bare) ?? [];
	if (title !== void 0) return {
		title,
		number
	};
	return nameAtEnd(bare, ["task", "step"]) ?? {
		title: labelled.exec(bare)?.[1] ?? (bare || text),
		number: void 0
	};
}
// src/core/plan/format/account/unplaced-lines.ts
/**
* The one rule of all formats in Markdown: a line that looks like a task is one, belongs to one, stands in a part that holds
* none, or is named here. An error if it would change what is done, else a warning. Linear.
*/
function unplacedLines(lines, account) {
	const spots = spotsOf(lines);
	const judging = judgingOf(spots, account);
	const faults = spots.flatMap((spot) => {
		const { line } = spot;
		if (silent.has(line.kind) || account.asides.has(line)) return [];
		const fault = judging.isTask.has(line) ? titleFault(line, judging) : line.kind === "heading" ? headingFault(spot, judging) : lineFault(spot, judging);
		return fault ? [fault] : [];
	});
	const faultOffsets = new Set(faults.map(({ offset }) => offset));
	const others = [
		...groupsBesideTasks(lines, account),
		...emptyParts(lines, account),
		...marginFields(lines, account)
	];
	return [...faults, ...others.filter(({ offset }) => !faultOffsets.has(offset))];
}
/** Headings that no reader takes for a task, and that name no part of a plan: `plan lint --explain` lists them. */
const contextHeadings = (lines, { tasks, fields }) => {
	const begun = new Set(tasks.map(({ line }) => line));
	return lines.filter((line) => line.kind === "heading" && !begun.has(line) && !fields.has(line));
};
const silent = /* @__PURE__ */ new Set([
	"fence",
	"fenced",
	"comment",
	"blank",
	"rule"
]);
function spotsOf(lines) {
	let section;
	let list = 0;
	let hasHeading = false;
	let inTable = false;
	return lines.map((line) => {
		const isTitle = line.kind === "heading" && line.level === 1 && !hasHeading;
		if (line.kind === "heading") {
			section = line;
			hasHeading = true;
		}
		if (line.depth === 0 && line.kind !== "blank") list += 1;
		inTable = line.kind === "text" && (inTable || delimiterRow.test(line.text));
		return {
			line,
			section,
			list,
			isTitle,
			inTable
		};
	});
}
function judgingOf(spots, account) {
	const isTask = new Set(account.tasks.map(({ line }) => line));
	const own = spots.filter(({ line }) => isTask.has(line));
	const names = account.tasks.flatMap(({ name }) => name ?? []);
	return {
		...account,
		isTask,
		statuses: new Map(account.tasks.map(({ line, status }) => [line, status])),
		holders: holdersOf(spots, isTask),
		sections: new Set(own.map(({ section }) => section)),
		lists: new Set(own.flatMap(({ line, list }) => line.kind === "item" ? [list] : [])),
		names: new Set(names.map(keyOf)),
		words: new Set(names.map(({ word }) => word)),
		numbers: new Set(names.map(({ number }) => numberOf(number))),
		levels: new Set(own.flatMap(({ line }) => line.kind === "heading" ? [line.level] : [])),
		isByHeading: own.some(({ line }) => line.kind === "heading"),
		boxed: new Set([...account.steps].flatMap((line) => line.ticked === void 0 ? [] : [account.fields.get(line)])),
		titles: new Set([...own.map(({ line }) => line.text), ...names.map(({ title }) => title)].map(titleOf))
	};
}
function holdersOf(spots, isTask) {
	const holders = /* @__PURE__ */ new Set();
	let above = [];
	for (const { line } of spots) {
		if (line.kind === "heading") above = above.filter(({ level }) => level < line.level);
		if (isTask.has(line)) for (const one of above) holders.add(one);
		if (line.kind === "heading") above.push(line);
	}
	return holders;
}
const numberOf = (text) => text.toLowerCase().replace(/(^|\.)0+(?=\d)/g, "$1");
const keyOf = ({ word, number }) => `${word} ${numberOf(number)}`;
function headingFault({ line, isTitle }, judging) {
	const { plain } = headingText(line.text);
	const box = boxLike(line.text.replace(/^(?:\d+[.)]|[-*+])\s+/, ""));
	if (box?.isSure) return unplaced(line, "This heading has a check box that is none", boxed$2(line, box));
	const name = taskName(plain);
	const parent = judging.tasks.find((task) => task.line === judging.fields.get(line))?.name;
	const context = {
		judging,
		parent,
		isTitle
	};
	const work = parent === void 0 && !isTitle && judging.isByHeading ? workHeading(plain) : void 0;
	const isCounted = work?.number !== void 0 && lacksNumber(judging, line, work.number);
	const looksSo = "This heading looks like a task, and is not read as one";
	if (isCounted || name && isMeant(name, context) || isNear(line, plain, context)) return unplaced(line, looksSo, headingRemedy(judging, line.text));
	return work?.number === void 0 && work && judging.levels.has(line.level) ? {
		...unplaced(line, looksSo, headingRemedy(judging, line.text)),
		severity: "warning"
	} : void 0;
}
/** What holds tasks is a part of the document, unless its number fills a gap among theirs. */
function lacksNumber({ numbers, holders }, line, number) {
	if (numbers.has(numberOf(number))) return false;
	return !holders.has(line) || [...numbers].some((one) => Number(one) > Number(number));
}
function isMeant(name, { judging, parent, isTitle }) {
	const { names, words, isByHeading } = judging;
	if (names.has(keyOf(name)) || !isByHeading && !words.has(name.word)) return false;
	if (parent) return words.has(name.word) && !numberOf(name.number).startsWith(`${numberOf(parent.number)}`);
	return words.has(name.word) || !isTitle && name.isWord && /^(?:task|step)$/.test(name.word);
}
/** Words that number parts of a document. */
const partWords = /^(?:phase|milestone|sprint|week|day|part|appendix|version|option|example|figure|fig|table|chapter|section|note|level|tier|priority|release|epic|iteration|stage|v|adr|rfc|fr|nfr|req|sc|ac|iso|pep|risk|dec|decision|requirement)$/iu;
function isNear(line, plain, { judging, parent, isTitle }) {
	const { levels, numbers, words, isByHeading } = judging;
	if (isTitle || !isByHeading) return false;
	const nearWords = parent ? words : [
		...words,
		"task",
		"step"
	];
	const near = nearName(line.text, nearWords) ?? nameAtEnd(line.text, nearWords);
	if (near) return isMissing(near, {
		judging,
		parent
	});
	if (namesWithin(line.text, words).some((one) => isMissing(one, {
		judging,
		parent
	}))) return true;
	if (parent || !levels.has(line.level) || numbers.size === 0) return false;
	const { word, number } = leadingNumber(line.text) ?? leadingNumber(plain) ?? {
		word: "",
		number: void 0
	};
	if (number === void 0 || word.split(/[\s-]/).some((one) => partWords.test(one))) return false;
	return !numbers.has(numberOf(number)) && numbersAlike(number, numbers);
}
/** Whether no task has the name; within a task, a number that begins with its own is a part of it. */
function isMissing({ word, number }, { judging, parent }) {
	if (number === void 0) return true;
	if (judging.names.has(`${word} ${numberOf(number)}`)) return false;
	return !parent || !numberOf(number).startsWith(numberOf(parent.number));
}
const numbersAlike = (said, numbers) => [...numbers].some((one) => one.split(".").length === said.split(".").length);
function headingRemedy({ example }, text) {
	const { title, number } = titleIn(text);
	return `Write it as the other tasks, such as ${JSON.stringify(example(title.slice(0, 40), number))}. If it is no task, reword it.`;
}
function lineFault(spot, judging) {
	const { line } = spot;
	const { kind, ticked } = line;
	if (kind === "item") return ticked === void 0 ? itemFault(spot, judging) : realBoxFault(line, judging);
	const text = line.raw.trim();
	if (isRow(text) || spot.inTable && text.includes("|")) return rowFault(line, judging);
	const isPlain = (kind === "text" || kind === "code") && !text.startsWith("&");
	const box = boxLikeLine(isPlain ? text : bareText(text.replace(/^[\s>]+/, "")));
	if (box && kind === "text") return unplaced(line, "This line has a check box that Markdown does not show as one", boxed$2(line, box));
	return hiddenFault(line, judging) ?? (box ? hidden(line, "warning") : statusFault(line, judging) ?? noteFault(line, judging));
}
function hiddenFault(line, judging) {
	const text = line.raw.trim();
	if (namesTask$1(text, judging)) return hidden(line, "error");
	if (isMeantHeading(line, judging)) return hidden(line, line.kind === "text" ? "error" : "warning");
	return line.kind === "html" && judging.lists.size > 0 && listedInHtml.test(text) ? hidden(line, "warning") : void 0;
}
const isRow = (text) => /^\|.*\|$/.test(text);
const delimiterRow = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?$/;
/** An item with words of its own: a link alone is a part of a table of contents. */
const listedInHtml = /^<li\b[^<>]{0,200}>\s*[^\s<]/i;
/** Where the tasks' headings have no names, only its marks tell that a line was meant as one. */
function isMeantHeading({ kind, raw }, { isByHeading, words, levels }) {
	if (!isByHeading || kind === "code" || [...words].some((word) => word !== "")) return false;
	const level = meantLevel(raw);
	return level !== void 0 && (level > 6 || levels.has(level));
}
/** A table may list the tasks that there are: only what is none of them is named. */
function rowFault(line, judging) {
	const cells = line.raw.trim().replace(/^\||\|$/g, "").split("|").map(bareText);
	const [first = ""] = cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell) && !isStatus(cell));
	const hasState = cells.some((cell) => isStatus(cell) || boxLike(`${cell} .`)?.isSure === true);
	const isNamed = namesTask$1(first, judging);
	if (!(isNamed || hasState && /\s/.test(first)) || judging.titles.has(titleOf(first))) return void 0;
	const near = nearName(first, judging.words);
	if (near?.number !== void 0 && !isNamed && judging.names.has(`${near.word} ${numberOf(near.number)}`)) return void 0;
	return {
		...place(line),
		severity: "warning",
		code: "PLAN_UNPLACED",
		message: `This row of a table looks like a task, and rows are none: ${quoted(first)}.`,
		remedy: remedyFor({
			...line,
			text: first
		}, judging)
	};
}
const isStatus = (cell) => typeof statusOfWord(cell.replace(/^\W+/u, ""), {
	at: [],
	offset: 0
}) === "string";
/** The words of a title, for comparing. */
const titleOf = (text) => withoutOrnaments(bareText(text)).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
/** A box that Markdown shows as one, and that is neither a task nor part of one. */
function realBoxFault(line, judging) {
	if (isLegend(line.text)) return void 0;
	const isPart = judging.fields.has(line);
	const fault = isPart ? void 0 : judging.stray(line);
	if (fault) return fault;
	const plain = withoutOrnaments(line.text);
	const name = taskName(plain) ?? spaced(plain);
	if (!(judging.isByHeading ? name !== void 0 : line.depth > 1 && name?.isWord === false) || !name || !isUnknown(name, judging)) return void 0;
	const message = `This task stands inside of ${isPart ? "another one" : "an item that is none"}: ${quoted(line.text)}.`;
	return {
		...place(line),
		code: "PLAN_UNPLACED",
		message,
		remedy: "Remove its indentation, or its id."
	};
}
function itemFault(spot, judging) {
	const { line, list } = spot;
	const parent = judging.fields.get(line);
	const inTask = parent !== void 0 && (parent.kind === "heading" || line.depth > parent.depth);
	const box = boxLike(line.text.replace(/^(?:(?:[-*+]|\d{1,9}[.)])\s+)+/, ""));
	if (box) return boxFault(spot, {
		judging,
		box,
		inTask
	});
	if (namesTask$1(line.text, judging)) return unplaced(line, "This item looks like a task, and is not read as one", remedyFor(line, judging));
	const claim = statusFault(line, judging) ?? noteFault(line, judging);
	if (claim) return claim;
	if (isMeantHeading(line, judging)) return hidden(line, "warning");
	if (!(line.depth === 1 && !inTask && judging.lists.has(list) && line.text !== "")) return void 0;
	const message = `This item has no check box, so it is no task: ${quoted(line.text)}.`;
	return {
		...place(line),
		severity: "warning",
		code: "PLAN_UNPLACED",
		message,
		remedy: remedyFor(line, judging)
	};
}
/** The heading of a task that ends with `- DONE`, where the task is read as open. */
function titleFault(line, { statuses, saysStatus }) {
	const claim = line.kind === "heading" ? titleClaim(line.text) : void 0;
	return claim && !isOver$1(statuses.get(line) ?? "pending") ? openFault(line, claim, saysStatus(claim)) : void 0;
}
/** A line that says another status of its task than its reader knows: the task would be done again, or not at all. */
function statusFault(line, { fields, statuses, saysStatus }) {
	const task = fields.get(line);
	const claim = task && statusClaim(line);
	if (!claim || !isOver$1(claim) || isOver$1(statuses.get(task) ?? "pending")) return void 0;
	return openFault(line, claim, `${saysStatus(claim)}. Remove this line`);
}
const openFault = (line, claim, advice) => ({
	...place(line),
	code: "PLAN_UNPLACED",
	message: `The task is read as open, though this line says that it is ${claim}: ${quoted(line.text)}.`,
	remedy: `If it is, ${advice}.`
});
/** `TODO: \u2026` outside of all tasks. */
function noteFault(line, { fields, example }) {
	const title = fields.has(line) ? void 0 : workNote(line.text);
	if (title === void 0) return void 0;
	return {
		...place(line),
		severity: "warning",
		code: "PLAN_UNPLACED",
		message: `This note looks like a task, and is not read as one: ${quoted(line.text)}.`,
		remedy: `Write it as the other tasks, such as ${JSON.stringify(example(title.slice(0, 40)))}, if it should be done.`
	};
}
/** A part of a task reaches its agent in any case; only where boxes say what is done it has to be clear. */
function boxFault({ line, section, list }, { judging, box, inTask }) {
	const isBeside = line.depth === 1 && judging.lists.has(list);
	const isStep = judging.steps.has(line) && (box.isSure || judging.boxed.has(judging.fields.get(line)));
	const isError = inTask ? isStep : box.isSure || isBeside;
	const isWarning = inTask ? box.isSure : judging.sections.has(section);
	if (!isError && !isWarning) return void 0;
	const fault = unclearBox(line, box);
	return isError ? fault : {
		...fault,
		severity: "warning"
	};
}
/** `Task 4: \u2026` or `T004 \u2026` at its beginning, where the tasks are called so and none has this number. */
function namesTask$1(line, judging) {
	const text = workNote(line) ?? line;
	const hashes = /^(?:#+|\\#+|\uff03+)[ \t]*(?=\S)/u.exec(text)?.[0] ?? "";
	if (/^[\s>]*`/.test(text)) return false;
	const plain = bareText(text).replace(/^[^\p{L}\p{N}[(]+/u, "").replace(/^(?:\d{1,9}[.)]\s+)?(?:\[.?\]\s+)?/u, "");
	const name = taskName(withoutOrnaments(plain)) ?? spaced(plain);
	if (!name || !judging.words.has(name.word)) return false;
	return hashes !== "" || isUnknown(name, judging);
}
/** `T004 \u2026`: an id of three digits needs no colon. */
function spaced(plain) {
	const [, word = "", number = "", title = ""] = /^([A-Z]{1,10}-?)(\d{3,}[a-z]?)\*{0,2}\s+(\S.*)$/.exec(plain) ?? [];
	return word === "" ? void 0 : {
		word: word.replace("-", "").toLowerCase(),
		number,
		id: `${word}${number}`,
		isWord: false,
		title
	};
}
const isUnknown = (name, { names, words }) => words.has(name.word) && !names.has(keyOf(name));
const quoted = (text) => JSON.stringify(text.slice(0, 40));
const unplaced = (line, what, remedy) => ({
	...place(line),
	code: "PLAN_UNPLACED",
	message: `${what}: ${quoted(line.text)}.`,
	remedy
});
const boxed$2 = ({ kind }, { title }) => {
	return `Write ${quoted(`${kind === "heading" ? "### " : "- "}[ ] ${title}`)} if it is open, with [x] if it is done.`;
};
function unclearBox(line, { mark, title }) {
	const message = `It is not clear whether this task is done: ${shown(mark)} before ${quoted(title)}.`;
	return {
		...place(line),
		code: "PLAN_UNCLEAR",
		message,
		remedy: "Write [ ] if it is open, [x] if it is done."
	};
}
const remedyFor = (line, { example }) => `Write it as the other tasks, such as ${JSON.stringify(example(titleIn(line.text).title.slice(0, 40)))}, if it should be done.`;
// src/core/plan/format/markdown/mark-edits.ts
const boxed$1 = /^((?:[-*+]|\d{1,9}[.)])[ \t]+)\[([ xX])\]/;
const item = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/;
/** What comes before a mark in its line is short. */
const head = 40;
/** Ticks the box of the item that begins at `offset`, or takes the tick away; nothing where it has no box or is so already. */
function boxEdits(text, offset, ticked) {
	const [, before = "", mark] = boxed$1.exec(text.slice(offset, offset + head)) ?? [];
	if (mark === void 0 || mark !== " " === ticked) return [];
	return [{
		offset: offset + before.length + 1,
		length: 1,
		text: ticked ? "x" : " "
	}];
}
/** The same by what a run says of a task. */
const markEdits$1 = (text, offset, fact) => fact?.status === void 0 ? [] : boxEdits(text, offset, fact.status === "done");
/** The same; an item without a box gets one with the first tick. */
function stepEdits(text, offset, ticked) {
	const line = text.slice(offset, offset + head);
	if (boxed$1.test(line) || !ticked) return boxEdits(text, offset, ticked);
	const [before] = item.exec(line) ?? [];
	return before === void 0 ? [] : [{
		offset: offset + before.length,
		length: 0,
		text: "[x] "
	}];
}
const field = /^(?:\*\*[A-Za-z ]+:?\*\*:?|[A-Za-z ]+:)[ \t]*/;
/** Another word in a field such as `**Status:** open`, which begins at `offset`. */
function fieldEdits$1(text, offset, word) {
	const line = lineAt(text, offset);
	const [name = ""] = field.exec(line) ?? [];
	const value = line.slice(name.length).trimEnd();
	const [, open = "", now = ""] = /^(`?)(.*?)`?$/.exec(value) ?? [];
	if (now === word) return [];
	const gap = name.endsWith(" ") || name.endsWith("	") ? "" : " ";
	return [{
		offset: offset + name.length + open.length,
		length: now.length,
		text: `${gap}${word}`
	}];
}
function lineAt(text, offset) {
	const end = text.indexOf("\n", offset);
	return text.slice(offset, end < 0 ? void 0 : end).replace(/\r$/, "");
}
/** How the lines of a text end. */
const lineEnd = (text) => /\r\n/.test(text.slice(0, text.indexOf("\n") + 1)) ? "\r\n" : "\n";
/** Puts a line behind the one that holds `offset`. */
function lineAfter(text, offset, line) {
	const end = text.indexOf("\n", offset);
	const eol = lineEnd(text);
	if (end < 0) return {
		offset: text.length,
		length: 0,
		text: `${eol}${line}`
	};
	return {
		offset: end + 1,
		length: 0,
		text: `${line}${eol}`
	};
}
/** Boxes of new tasks behind the last one, with what its item goes on with: their ids and titles. */
function addedEdits$1(text, given) {
	const { after, lines, tasks, facts } = given;
	if (!after || tasks.length === 0) return [];
	const [bullet = "- "] = item.exec(text.slice(after.offset, after.offset + head)) ?? [];
	let at = lines.indexOf(after);
	for (let next = at + 1; (lines[next]?.depth ?? 0) > 0 && lines[next]?.kind !== "blank"; next += 1) at = next;
	const boxes = tasks.map(({ task: { id, title } }) => {
		const mark = facts.get(id)?.status === "done" ? "x" : " ";
		return `${bullet}[${mark}] ${id} ${oneLine(title, 300)}`;
	});
	return [lineAfter(text, lines[at]?.offset ?? after.offset, boxes.join(lineEnd(text)))];
}
// src/core/plan/format/loose/loose-plan.ts
/** A document is refused at the place that makes it unclear, with what a person can do. */
const refusal = (message, offset) => ({
	severity: "error",
	code: "PLAN_UNCLEAR",
	at: [],
	offset,
	message,
	remedy: "Give each task a heading such as \"### Task 1: Title\", or a check box \"- [ ] Title\", and use check boxes for nothing else. docs/plan.md has examples of every format."
});
/** Names of sections whose check boxes are no tasks: they say when something is done, or what nobody shall do. */
const notTasks$1 = /^(?:\d+[.)]\s*)?(?:acceptance|success|exit|completion)\b|\bcriteria\b|^definition of (?:done|ready)|^done when|^out of scope|^non-?goals?|^checklist|^verification|^open questions?|^(?:legend|notation|key)\b/i;
/** Names of sections whose parts are the tasks. */
const holdsTasks = /^(?:\d+[.)]\s*)?(?:(?:implementation |remaining |open )?(?:tasks?|steps|work items?|to-?dos?|todo list|user stories|stories)|what needs to be done|things to do|task list)\s*:?$/i;
/** A check box that belongs to no other item. */
const isBox$1 = ({ kind, depth, ticked }) => kind === "item" && depth === 1 && ticked !== void 0;
/**
* Ids from titles, each of them once. A title keeps its id where tasks are put before it or taken out, as a number would
* not: what a run has done is told by ids.
*/
function slugs() {
	const taken = /* @__PURE__ */ new Map();
	return (title) => {
		const slug = (title.normalize("NFKD").toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-").slice(0, 40).replace(/-+$/, "");
		const base = /[^\p{ASCII}]/u.test(title.normalize("NFKD").replace(/\p{M}/gu, "")) || slug === "" ? [slug.slice(0, 30), hash(title)].filter(Boolean).join("-") : slug;
		const count = (taken.get(base) ?? 0) + 1;
		taken.set(base, count);
		return count === 1 ? base : `${base}-${count}`;
	};
}
/** FNV-1a of the text, for titles that letters and digits do not tell apart. */
function hash(text) {
	let value = 2166136261;
	for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
	return value.toString(16).padStart(8, "0");
}
// src/core/plan/format/loose/box-tasks.ts
function readBoxes(lines) {
	const reading = {
		found: [],
		rest: [],
		asides: /* @__PURE__ */ new Set(),
		fields: /* @__PURE__ */ new Map()
	};
	/** The headings above a line, outermost first. */
	let above = [];
	let open;
	for (const line of lines) {
		if (line.kind === "heading") above = [...above.filter(({ level }) => level < line.level), line];
		const isAside = above.some(({ text }) => notTasks$1.test(text));
		if (isAside) reading.asides.add(line);
		if (isBox$1(line) && !isAside && !isLegend(line.text)) {
			open = {
				line,
				area: areaOf(above),
				below: []
			};
			reading.found.push(open);
		} else if (open && (line.depth > 0 || line.kind === "blank")) {
			open.below.push(line);
			reading.fields.set(line, open.line);
		} else {
			open = void 0;
			reading.rest.push(line);
		}
	}
	return reading;
}
const areaOf = (above) => above.filter(({ level }) => level > 1).map(({ text }) => text).join(" \u203a ");
/** Tasks that are check boxes, in a document whose headings are none; undefined where it has no such box. */
function boxTasks(lines) {
	const { found, rest, asides, fields } = readBoxes(lines);
	const slugOf = slugs();
	if (found.length === 0) return void 0;
	const boxesOf = found.map(({ line, area, below }) => {
		const next = line.text === "" ? below.find(({ kind }) => kind === "text") : void 0;
		const text = (next ?? line).text.replace(/\s+/g, " ");
		const [, id, title = text] = named$1.exec(text) ?? [];
		const boxes = below.filter(({ kind, ticked }) => kind === "item" && ticked !== void 0);
		const said = below.filter((one) => one !== next && !boxes.includes(one) && one.kind !== "comment").map(({ raw }) => raw.trim());
		return {
			id: id ?? slugOf(title.replace(plainOrder, "")),
			title: title.replace(/^\*\*([^*]+)\*\*/, "$1"),
			description: [proseOf(said), area && `From the part \u201c${area}\u201d of the plan.`].filter(Boolean).join("\n\n"),
			criteria: boxes.map(({ text: criterion, offset }) => ({
				text: criterion,
				offset
			})),
			after: void 0,
			status: line.ticked ? "done" : "pending",
			edits: (source, done) => [line, ...boxes].flatMap(({ offset }) => boxEdits(source, offset, done)),
			offset: line.offset
		};
	});
	const placeOf = placesOf(boxesOf);
	const tasks = boxesOf.map((task, index) => {
		const box = found[index];
		return {
			...task,
			after: box && earlierTasks(index, ordersOf(task, box, placeOf), {
				tasks: boxesOf,
				placeOf
			})
		};
	});
	const account = {
		tasks: found.map(({ line }) => ({
			line,
			name: named$1.test(line.text) ? taskName(withoutOrnaments(line.text)) : void 0,
			status: line.ticked ? "done" : "pending"
		})),
		fields,
		steps: /* @__PURE__ */ new Set(),
		asides,
		stray: lostBox,
		example: (title) => `- [ ] ${title}`,
		saysStatus: statusOfBox
	};
	return {
		tasks,
		faults: [...criteriaFaults(lines, found), ...laterFaults(tasks, found, placeOf)],
		rest,
		account
	};
}
/** A label such as **Done when:** says that the boxes right below it are no tasks, and there is none that they could belong to. */
function criteriaFaults(lines, tasks) {
	const boxes = new Set(tasks.map(({ line }) => line));
	const written = lines.filter(({ kind }) => kind !== "blank");
	return written.flatMap((line, index) => {
		const above = written[index - 1];
		const label = above?.kind === "text" ? /^(?:(?:\*\*|__)([^*_:]{1,40}):?(?:\*\*|__):?|([^*_:]{1,40}):)$/.exec(above.text)?.slice(1).find(Boolean) : void 0;
		if (!boxes.has(line) || label === void 0 || !notTasks$1.test(label)) return [];
		return [refusal(`It is not clear which task the check boxes below "${label}" belong to.`, line.offset)];
	});
}
/** Which box a word names: by its id, by its words, or by its number in the list. */
function placesOf(tasks) {
	const plain = (title) => title.replace(/\s*\([^()]*\)\s*$/, "").toLowerCase();
	const places = new Map([...tasks.map(({ title }, index) => [plain(title), index]), ...tasks.map(({ id }, index) => [id.toLowerCase(), index])]);
	return (word) => {
		const number = /^#?(\d+)$/.exec(word)?.[1];
		const place = places.get(word.toLowerCase()) ?? (number === void 0 ? void 0 : Number(number) - 1);
		return place !== void 0 && tasks[place] ? place : void 0;
	};
}
const orderName$1 = /^(?:depends on|dependenc(?:y|ies)|requires|after|blocked by|prerequisites?|waits for|needs)$/i;
/** What a box says of the tasks that come before it, in brackets or in a line below it. */
function ordersOf({ title, offset: start }, { below }, placeOf) {
	const bracket = /\((?:after|depends on|requires):?\s+([^()]*)\)/i.exec(title);
	const lines = below.flatMap(fieldIn).filter(({ name }) => orderName$1.test(name));
	return [...bracket ? [{
		value: bracket[1] ?? "",
		offset: start
	}] : [], ...lines].map(({ value, offset }) => ({
		ids: wordsOf$1(value, placeOf),
		offset
	}));
}
/** Of "Task 1 and task 3" the numbers; a title is one word, and several stand between commas. */
function wordsOf$1(value, placeOf) {
	const titles = value.split(/\s*[,;]\s*(?:and\s+)?/).map((title) => title.trim());
	if (titles.every((title) => placeOf(title) !== void 0)) return titles;
	return idsIn$3(value).filter((word) => !/^(?:tasks?|steps?|box(?:es)?)$/i.test(word));
}
/** The tasks above that a box names, or none if it says so; undefined if it names anything else. */
function earlierTasks(index, orders, { tasks, placeOf }) {
	const [first] = orders;
	if (!first) return void 0;
	const words = orders.flatMap(({ ids }) => ids);
	const earlier = words.flatMap((word) => {
		const place = placeOf(word) ?? index;
		return place < index ? tasks[place]?.id ?? [] : [];
	});
	return earlier.length === words.length ? {
		ids: earlier,
		offset: first.offset
	} : void 0;
}
function namesNobody({ id, title }, offset) {
	const order = /\([^()]*\)\s*$/.exec(title)?.[0].trim() ?? title;
	return {
		severity: "warning",
		code: "PLAN_UNPLACED",
		at: [id],
		offset,
		message: `${JSON.stringify(order)} names something that is no task above, so "${id}" waits for the box before it.`,
		remedy: "If it is an order, name boxes above it by number or by their words, such as \"(after 1, 2)\"."
	};
}
/** Boxes are done from top to bottom: none waits for one below it. */
function laterFaults(tasks, boxes, placeOf) {
	return tasks.flatMap((task, index) => {
		const box = boxes[index];
		return (box ? ordersOf(task, box, placeOf) : []).flatMap(({ ids, offset }) => {
			const place = ids.map((id) => placeOf(id) ?? -1).find((one) => one > index);
			const later = place === void 0 ? void 0 : tasks[place]?.id;
			if (ids.some((id) => placeOf(id) === void 0) && offset === task.offset) return [namesNobody(task, offset)];
			if (later === void 0) return [];
			const message = `Task "${task.id}" waits for "${later}", which stands below it, and check boxes are done from top to bottom.`;
			const remedy = `Move this task below "${later}", or write both as headings with "Depends on: ${later}".`;
			return [{
				severity: "error",
				code: "PLAN_UNPLACED",
				at: [task.id],
				offset,
				message,
				remedy
			}];
		});
	});
}
/** With such an order behind its title, or with another one, it is the same task. */
const plainOrder = /\s*\((?:after|depends on|requires):?\s+(?:nothing|none|(?:(?:tasks?|steps?|box(?:es)?|and|[,&]|#?\d+|[A-Z]{1,10}-?\d+)(?:\s+|(?=[,)])))+)\)\s*$/i;
const named$1 = /^(?:\*\*)?([A-Z]{1,10}-?\d+(?:\.\d+)*)(?:\*\*)?:(?:\*\*)?\s+(.+)$/;
/** A box below an item that has none is neither a task nor part of one. */
const lostBox = ({ offset, text, depth }) => depth === 1 ? void 0 : {
	severity: "error",
	code: "PLAN_UNPLACED",
	at: [],
	offset,
	message: `This check box stands below an item that is no task: ${JSON.stringify(text.slice(0, 40))}.`,
	remedy: "Remove its indentation to make it a task, or give the item above it a box to make it part of that."
};
// src/core/plan/format/account/next-number.ts
/** A number that none of these has: `preferred` if it is free, else the one behind the highest, with as many digits. */
function nextNumber(numbers, preferred) {
	const used = new Set(numbers.map(Number));
	const digits = numbers.at(-1)?.length ?? 1;
	const isFree = preferred !== void 0 && /^\d{1,6}$/.test(preferred) && !used.has(Number(preferred));
	const highest = numbers.reduce((most, one) => Math.max(most, Number.parseInt(one, 10) || 0), 0);
	return String(isFree ? Number(preferred) : highest + 1).padStart(digits, "0");
}
// src/core/plan/format/markdown/listed-fields.ts
/** Orders of a task that are a part of a list there: nobody would wait. */
function listedFields(id, { listed, fields }, requires) {
	return listed.flatMap(({ name, value, offset }) => {
		if (name !== "requires" || idsIn$3(value).length === 0) return [];
		return [{
			severity: "error",
			code: "PLAN_UNPLACED",
			at: [id],
			offset,
			message: `The field ${shown(requires)} stands inside of a list, so it is a part of its item, and no task waits.`,
			remedy: fields.some((field) => field.name === name) ? `Change the task's own field to "${requires} ${value}", and remove this line, or reword it.` : `Remove this line, and write "${requires} ${value}" right below the heading of the task, or reword it.`
		}];
	});
}
// src/core/plan/format/loose/heading-tasks.ts
/** `### 2. [ ] Title` */
const boxed = /^(?:\d+[.)]\s+)?\[([ xX])\]\s+(.+)$/;
/** Tasks that are headings; undefined where no heading is one. */
function headingTasks(lines) {
	const found = taskHeadings(lines);
	if (found.length === 0) return void 0;
	const level = found.reduce((least, { heading }) => Math.min(least, heading.level), 6);
	const tops = found.filter(({ heading }) => heading.level === level);
	const slugOf = slugs();
	const ids = tops.map(({ id, title }) => id ?? slugOf(title));
	const idOf = new Map(ids.map((id) => [id.toLowerCase(), id]));
	const faults = [];
	const { bodies, rest, fields, asides } = bodiesOf(lines, tops);
	const doneMark = tops.find(({ said }) => said?.status === "done")?.said?.mark;
	const words = statusWords$1(bodies);
	const tasks = tops.map((top, index) => {
		return taskOf$1(top, {
			id: ids[index] ?? "",
			body: bodies[index] ?? [],
			idOf,
			doneMark,
			words,
			report: (one) => void faults.push(one)
		});
	});
	faults.push(...misnamedFields$1(bodies, ids, idOf));
	return {
		tasks,
		faults,
		account: {
			tasks: tops.map(({ heading, name, title }, index) => ({
				line: heading,
				name: name ?? numbered(heading.text, title),
				status: tasks[index]?.status ?? "pending"
			})),
			fields,
			steps: new Set(bodies.flatMap((body, index) => tops[index]?.mark === void 0 && !hasStatus(body) ? body : [])),
			asides,
			stray: stray$1,
			example: exampleOf$1(tops),
			saysStatus: (status) => `write "Status: ${status}" as the task's own field, right below its heading`
		},
		rest: rest.filter((line) => !(line.kind === "heading" && holdsTasks.test(line.text)))
	};
}
const inTask$3 = {
	whose: "task",
	known: /* @__PURE__ */ new Set(),
	meant: [],
	waits: "Depends on",
	tells: "order"
};
/** Fields such as `Blocked by: Task 1`, which nothing reads. Any other is a part of the description. */
function misnamedFields$1(bodies, ids, idOf) {
	const read = bodies.map((body, index) => ({
		id: ids[index] ?? "",
		body: taskBody(body, { stars: false })
	}));
	const accounts = read.map(({ id, body }) => ({
		...inTask$3,
		at: [id],
		members: body.others.map((field) => ({
			...field,
			value: namesIn(field.value, idOf)
		}))
	}));
	return [...read.flatMap(({ id, body }) => listedFields(id, body, "Depends on:")), ...unplacedMembers(accounts, new Set(ids))];
}
const hasStatus = (body) => taskBody(body, { stars: false }).fields.some(({ name }) => name === "status");
/** `2. [ ] Title` has a number, though its id comes from its words. */
function numbered(text, title) {
	const [, number] = /^(\d+)[.)]\s/.exec(text) ?? [];
	return number === void 0 ? void 0 : {
		word: "",
		number,
		id: number,
		isWord: false,
		title
	};
}
function exampleOf$1(tops) {
	const [{ heading, name, mark } = {
		heading: void 0,
		name: void 0,
		mark: void 0
	}] = tops;
	const start = "#".repeat(heading?.level ?? 3);
	const numbers = tops.map((top) => top.name ?? numbered(top.heading.text, top.title)).flatMap((one) => one?.word === (name?.word ?? "") ? one.number : []);
	return (title, number) => {
		const next = nextNumber(numbers, number);
		if (name?.isWord) return `${start} ${name.word[0]?.toUpperCase()}${name.word.slice(1)} ${next}: ${title}`;
		if (name) return `${start} ${name.id.slice(0, -name.number.length)}${next}: ${title}`;
		return `${start} ${numbers.length > 0 ? `${next}. ` : ""}${mark === void 0 ? "" : "[ ] "}${title}`;
	};
}
/** What stands below each task, and what belongs to none. */
function bodiesOf(lines, tops) {
	const rest = [];
	const fields = /* @__PURE__ */ new Map();
	const bodies = tops.map(() => []);
	const starts = new Map(tops.map(({ at, heading }, index) => [at, {
		body: bodies[index] ?? [],
		heading
	}]));
	const level = tops[0]?.heading.level ?? 0;
	let open;
	for (const [at, line] of lines.entries()) {
		if (line.kind === "heading" && line.level <= level) open = starts.get(at);
		if (starts.has(at)) continue;
		if (open) {
			open.body.push(line);
			fields.set(line, open.heading);
		} else rest.push(line);
	}
	return {
		bodies,
		rest,
		fields,
		asides: asidesIn(rest)
	};
}
/** The parts that hold no tasks, with what stands in them. */
function asidesIn(rest) {
	const asides = /* @__PURE__ */ new Set();
	let part;
	for (const line of rest) {
		if (line.kind === "heading" && (!part || line.level <= part.level)) part = notTasks$1.test(line.text) ? line : void 0;
		if (part) asides.add(line);
	}
	return asides;
}
function taskHeadings(lines) {
	let below = 0;
	const found = lines.flatMap((heading, at) => {
		if (heading.kind !== "heading") return [];
		const { level, text } = heading;
		if (level <= below) below = 0;
		const own = boxedTask(text) ?? namedTask(text);
		if (own) return [{
			heading,
			at,
			...own
		}];
		if (level > 1 && holdsTasks.test(text)) below = level;
		else if (below > 0 && level === below + 1 && !isGroup.test(text)) return [{
			heading,
			at,
			id: void 0,
			...marked(text)
		}];
		return [];
	});
	const deeper = found.filter(({ heading }) => heading.level > 1);
	const named = deeper.length > 0 || found.length < 2 ? deeper : found;
	const isWord = named.some(({ name }) => name?.isWord);
	const plainWords = new Set(named.flatMap(({ name, heading }) => name && heading.text.startsWith(name.id) ? [name.word] : []));
	return named.filter(({ name }) => {
		if (!name || name.isWord) return true;
		return plainWords.has(name.word) && !(isWord && records$1.test(name.word));
	});
}
/** Decisions, requirements and their like have ids too. */
const records$1 = /^(?:adr|rfc|fr|nfr|req|sc|ac|cve|iso|pep|risk|dec)$/;
const marked = (text) => {
	const said = headingText(text);
	return said.status ? {
		title: said.plain,
		said
	} : { title: text };
};
function boxedTask(text) {
	const [, mark, title = ""] = boxed.exec(text) ?? [];
	return mark === void 0 ? void 0 : {
		id: void 0,
		title: title.trim(),
		mark: mark === " " ? " " : "x"
	};
}
function namedTask(text) {
	const said = headingText(text);
	const name = taskName(said.plain);
	return name && {
		id: name.id,
		title: name.title || said.plain,
		name,
		said
	};
}
const stray$1 = ({ offset, text }) => refusal(`Headings are the tasks here, so it is not clear what this check box is: ${JSON.stringify(text.slice(0, 40))}.`, offset);
/** The document's own words for a status. */
const statusWords$1 = (bodies) => statusWriter(bodies.flatMap((body) => taskBody(body, { stars: false }).fields.flatMap(({ name, value }) => name === "status" ? [value] : [])));
function taskOf$1({ heading, title, mark, said }, { id, body, idOf, doneMark, words, report }) {
	const { about, fields, criteria, steps } = taskBody(body, { stars: false });
	const boxes = body.filter(isBox$1);
	const state = fields.find(({ name }) => name === "status");
	const status = statusOfWord(state?.value, {
		at: [id, "status"],
		offset: state?.offset ?? heading.offset
	});
	if (typeof status !== "string") report(status);
	const requires = fields.find(({ name }) => name === "requires");
	const bracket = /\((?:after|depends on|requires):?\s+([^()]*)\)/i.exec(title);
	const waits = requires?.value ?? bracket?.[1];
	const ticked = mark === void 0 ? boxes.length > 0 && boxes.every((box) => box.ticked === true) : mark === "x";
	const shown = said?.status ?? (ticked ? "done" : "pending");
	return {
		id,
		title: title.replace(bracket?.[0] ?? "", "").trim(),
		description: [about, steps.map(({ text }, at) => `${at + 1}. ${text}`).join("\n")].filter(Boolean).join("\n\n"),
		criteria,
		after: waits === void 0 ? void 0 : {
			ids: namesIn(waits, idOf),
			offset: requires?.offset ?? heading.offset
		},
		status: state === void 0 ? shown : typeof status === "string" ? status : "pending",
		doneBy: state ? `Status: ${state.value}` : said?.mark ?? "[x]",
		offset: heading.offset,
		edits: (text, done) => [...ownMarkEdits(text, {
			state,
			mark,
			said,
			heading
		}, {
			doneMark,
			words,
			done,
			hasBoxes: boxes.length > 0
		}), ...boxes.flatMap(({ offset }) => boxEdits(text, offset, done))]
	};
}
/** What says of a task itself that it is done: its field, else the box or the mark in its heading. */
function ownMarkEdits(text, { state, mark, said, heading }, { doneMark, words, done, hasBoxes }) {
	if (state) return fieldEdits$1(text, state.offset, words(done ? "done" : "pending", done ? "done" : "open"));
	if (mark !== void 0) return markEdits(text, heading.offset, done);
	if (said?.status === "done" || doneMark !== void 0) return doneMarkEdits(text, heading, {
		said,
		doneMark,
		done
	});
	return hasBoxes ? [] : newField(text, heading, done);
}
/** A mark such as `\u2705` at the end of a heading, in a document that says so. */
function doneMarkEdits(text, heading, { said, doneMark, done }) {
	const end = text.indexOf("\n", heading.offset);
	const line = text.slice(heading.offset, end < 0 ? void 0 : end).trimEnd();
	if (done && doneMark !== void 0 && said?.status === void 0) return [{
		offset: heading.offset + line.length,
		length: 0,
		text: ` ${doneMark}`
	}];
	if (done || said?.status !== "done" || said.mark === void 0) return [];
	const at = line.lastIndexOf(said.mark);
	const isLast = line.slice(at + said.mark.length).trim() === "";
	const from = isLast ? line.slice(0, at).trimEnd().length : at;
	const to = isLast ? at + said.mark.length : line.length - line.slice(at + said.mark.length).trimStart().length;
	return [{
		offset: heading.offset + from,
		length: to - from,
		text: ""
	}];
}
/** The box in a heading. */
function markEdits(text, offset, done) {
	const [before = ""] = /^#+[ \t]+(?:\d+[.)][ \t]+)?\[/.exec(text.slice(offset, offset + 40)) ?? [];
	return before === "" ? [] : [{
		offset: offset + before.length,
		length: 1,
		text: done ? "x" : " "
	}];
}
/** A paragraph of its own below the heading. */
function newField(text, { offset, text: title }, done) {
	if (!done) return [];
	const eol = lineEnd(text);
	const after = lineAfter(text, offset, "");
	const isFree = /^[ \t]*(?:\r?\n|$)/.test(text.slice(after.offset, after.offset + 200));
	return [lineAfter(text, offset, `${eol}${/^\S+:/.test(title) ? "Status: done" : "**Status:** done"}${isFree ? "" : eol}`)];
}
/** `Task 1 and Task 2` by their ids. */
const namesIn = (value, idOf) => idsIn$3(value.replace(/\b(task|step|story|issue|ticket|todo)s?\s+#?(\d+(?:\.\d+)*)/gi, (_, word, number) => `${word}-${number}`)).map((id) => idOf.get(id.toLowerCase()) ?? id);
// src/core/plan/format/loose/read-loose.ts
/**
* Any other Markdown, where it is clear what its tasks are: headings that call themselves tasks or stand below one named
* "Tasks", else check boxes. What is not clear is refused and never guessed.
*/
function planOfLoose(lines, { file, text = "", options }) {
	const plan = headingTasks(lines) ?? boxTasks(lines);
	const { tasks, rest } = plan ?? {
		tasks: [],
		rest: []
	};
	const ordered = tasks.flatMap(({ id, after }, index) => {
		const line = plan?.account.tasks[index]?.line;
		return line ? [{
			id,
			line,
			waits: after?.ids ?? before(tasks, index)
		}] : [];
	});
	const unplaced = plan ? [...unplacedLines(lines, plan.account), ...lostOrders(lines, ordered, {
		...plan.account,
		fieldName: "Depends on:"
	})] : [unclear(lines)];
	const context = proseOf(rest.filter(({ kind }) => kind !== "comment").map(({ raw }) => raw));
	return {
		format: "Markdown",
		value: tasks.length === 0 ? void 0 : {
			...context !== "" && { context },
			tasks: tasks.map(({ id, title, description, criteria, after, status }, index) => ({
				id,
				title,
				description,
				acceptance_criteria: criteria.map(({ text }) => text),
				depends_on: after?.ids ?? before(tasks, index),
				status
			}))
		},
		faults: [...plan?.faults ?? [], ...unplaced.map((fault) => fault.remedy.includes("docs/plan.md") ? orByAgent(fault, options?.shown ?? file) : fault)],
		...unplacedIn(unplaced),
		context: plan ? contextHeadings(lines, plan.account) : [],
		placeOf: ([, index, field, ...rest]) => {
			const task = typeof index === "number" ? tasks[index] : void 0;
			if (!task) return {
				at: [],
				offset: 0
			};
			const at = [
				task.id,
				...field === void 0 ? [] : [field],
				...rest
			];
			const [entry] = rest;
			if (field === "depends_on" && task.after) return {
				at,
				offset: task.after.offset
			};
			return {
				at,
				offset: (field === "acceptance_criteria" && typeof entry === "number" ? task.criteria[entry] : void 0)?.offset ?? task.offset
			};
		},
		silent: ["PLAN_NO_DESCRIPTION", "PLAN_NO_CRITERIA"],
		doneBy: doneByOf(tasks),
		edits: (facts) => tasks.flatMap(({ id, status, edits }) => {
			const done = facts.tasks.get(id)?.status;
			return done === void 0 || done === "done" === (status === "done") ? [] : edits(text, done === "done");
		})
	};
}
/** The task before this one; nothing waits for one that is skipped. */
function before(tasks, index) {
	let at = index - 1;
	while (tasks[at]?.status === "skipped") at -= 1;
	return tasks.slice(Math.max(0, at), at + 1).map(({ id }) => id);
}
function doneByOf(tasks) {
	const ways = tasks.flatMap(({ status, doneBy = "[x]" }) => status === "done" ? [doneBy] : []);
	return [...new Set(ways)].join(", ") || "[x]";
}
/** What reads a document for its meaning is an agent, and a person sees what it made of it. */
const orByAgent = (fault, file) => ({
	...fault,
	remedy: `${fault.remedy} Or have an agent turn it into a plan, which you see before it is saved: ${commandLine("ralph", "plan", "create", ...flagWords("from", file))}`
});
function unclear(lines) {
	return refusal("It is not clear what the tasks in this document are.", lines.find(({ kind }) => kind !== "blank")?.offset ?? 0);
}
// src/core/plan/format/json/json-edits.ts
/**
* Gives a field of an object this value: in the place of the one that stands there, else behind `behind` or the last field, written as
* its neighbours are. Nothing where it has that value.
*/
function fieldEdits(text, object, { name, value, behind }) {
	const fields = object.children ?? [];
	const found = fieldOf(object, name);
	const written = JSON.stringify(value);
	if (found) {
		const [, now] = found.children ?? [];
		if (!now || JSON.stringify(getNodeValue(now)) === written) return [];
		return [{
			offset: now.offset,
			length: now.length,
			text: listLike(text, now, value) ?? written
		}];
	}
	const before = (behind === void 0 ? void 0 : fieldOf(object, behind)) ?? fields.at(-1);
	const [key, its] = before?.children ?? [];
	if (!before || !key || !its) return [{
		offset: object.offset + 1,
		length: 0,
		text: `${JSON.stringify(name)}: ${written}`
	}];
	const colon = text.slice(key.offset + key.length, its.offset);
	const gap = gapBefore(text, before.offset);
	return [{
		offset: before.offset + before.length,
		length: 0,
		text: `,${gap}${JSON.stringify(name)}${colon}${written}`
	}];
}
/** A list as the one in its place is laid out: an entry a line, or all in one. */
function listLike(text, now, value) {
	const [first] = now.type === "array" ? now.children ?? [] : [];
	if (!Array.isArray(value) || value.length === 0 || !first) return void 0;
	const gap = gapBefore(text, first.offset);
	const end = text.slice(now.offset, now.offset + now.length - 1);
	return `[${gap}${value.map((entry) => JSON.stringify(entry)).join(`,${gap || " "}`)}${end.slice(end.trimEnd().length)}]`;
}
const fieldOf = (object, name) => object?.type === "object" ? object.children?.findLast(({ children }) => children?.[0]?.value === name) : void 0;
const entryOf = (object, name) => fieldOf(object, name)?.children?.[1];
/** The white space before a place. */
function gapBefore(text, offset) {
	let from = offset;
	while (from > 0 && /\s/.test(text[from - 1] ?? "")) from -= 1;
	return text.slice(from, offset);
}
/** Takes a field out of an object that has others too. */
function withoutField(text, object, name) {
	const fields = object.children ?? [];
	const found = fieldOf(object, name);
	if (!found) return [];
	const at = fields.indexOf(found);
	const [before, after] = [fields[at - 1], fields[at + 1]];
	const end = found.offset + found.length;
	if (before) return [{
		offset: before.offset + before.length,
		length: end - before.offset - before.length,
		text: ""
	}];
	return [{
		offset: found.offset,
		length: (after?.offset ?? end) - found.offset,
		text: ""
	}].filter(() => text !== "");
}
/** Puts an entry behind another one of a list, or at its end, laid out as the one before it. */
function entryEdits(text, list, value, behind) {
	const before = behind ?? list.children?.at(-1);
	if (!before) return [{
		offset: list.offset + 1,
		length: 0,
		text: JSON.stringify(value)
	}];
	const gap = gapBefore(text, before.offset);
	const written = gap.includes("\n") ? laidOut(text, before, {
		value,
		gap
	}) : JSON.stringify(value);
	return [{
		offset: before.offset + before.length,
		length: 0,
		text: `,${gap}${written}`
	}];
}
/** With the indentation of its neighbour. */
function laidOut(text, before, { value, gap }) {
	const [first] = before.children ?? [];
	const within = first ? gapBefore(text, first.offset) : "";
	const outer = gap.slice(gap.lastIndexOf("\n") + 1);
	const inner = within.slice(within.lastIndexOf("\n") + 1);
	const unit = inner.startsWith(outer) ? inner.slice(outer.length) : "";
	const eol = gap.includes("\r\n") ? "\r\n" : "\n";
	return within.includes("\n") ? JSON.stringify(value, null, unit || 2).replaceAll("\n", `${eol}${outer}`) : JSON.stringify(value);
}
// src/core/plan/format/prd/find-stories.ts
/** Names that a list of stories goes by. */
const listNames = [
	"userStories",
	"user_stories",
	"stories"
];
/** Objects that hold all of it in some files. */
const holders = [
	[],
	["prd"],
	["project"]
];
/** The list of stories of a `prd.json`; undefined where it has none. Another name than the usual ones needs `passes` in each entry. */
function findStories({ value, root }) {
	if (Array.isArray(value)) return isPassing$1(value) ? {
		list: [],
		faults: []
	} : void 0;
	const named = inHolders(value, isNamed);
	const found = named.length > 0 ? named : inHolders(value, (_, list) => isPassing$1(list));
	const [list] = found;
	if (list === void 0) return void 0;
	return {
		list,
		faults: found.slice(1).map((other) => {
			const message = `${printPath(list)} and ${printPath(other)} are both lists of stories, so it is not clear which to run.`;
			return {
				severity: "error",
				code: "PLAN_FORMAT",
				at: other,
				offset: offsetAt(root, other),
				message,
				remedy: oneList
			};
		})
	};
}
const oneList = "Keep one of them, or put all stories into one list. To run only the first, name the format: --format prd.json.";
const isNamed = (name, list) => name === "userStories" || listNames.includes(name) && Array.isArray(list);
function inHolders(value, wanted) {
	return holders.flatMap((path) => {
		const holder = path.reduce((at, name) => isRecord(at) ? at[String(name)] : void 0, value);
		if (!isRecord(holder)) return [];
		return Object.keys(holder).filter((name) => wanted(name, holder[name])).map((name) => [...path, name]);
	});
}
const isPassing$1 = (list) => Array.isArray(list) && list.length > 0 && list.every(isRecord) && list.some((entry) => typeof entry["passes"] === "boolean");
// src/core/plan/format/prd/notes.ts
/** What the engine writes into the notes of a story begins with this, on a line of its own that is the last one. */
const mark = "ralph: ";
/** What people and other tools wrote: no agent is told the rest as part of its task. */
function withoutNote(notes) {
	const at = notes.startsWith(mark) ? 0 : notes.lastIndexOf(`\n${mark}`);
	return at < 0 ? notes : notes.slice(0, at);
}
const withNote = (notes, note) => note === void 0 ? notes : [withoutNote(notes), `${mark}${note}`].filter(Boolean).join("\n");
// src/core/plan/format/prd/spellings.ts
/** How files in use spell the fields of a `prd.json`: the usual name first. */
const planSpellings = {
	project: [
		"project",
		"projectName",
		"project_name",
		"name",
		"title"
	],
	branchName: [
		"branchName",
		"branch_name",
		"branch"
	],
	description: [
		"description",
		"overview",
		"summary"
	],
	config: ["config"],
	stats: ["stats"]
};
const storySpellings = {
	id: [
		"id",
		"storyId",
		"story_id"
	],
	title: ["title", "name"],
	description: ["description"],
	acceptanceCriteria: [
		"acceptanceCriteria",
		"acceptance_criteria",
		"criteria",
		"steps"
	],
	priority: ["priority"],
	passes: [
		"passes",
		"passed",
		"done",
		"completed"
	],
	status: ["status"],
	attempts: ["attempts"],
	notes: ["notes"],
	completedAt: ["completedAt", "completed_at"],
	dependencies: [
		"dependencies",
		"dependsOn",
		"depends_on"
	]
};
/** The name by which an object has this field; null says nothing. */
function spelled(value, names) {
	if (!isRecord(value)) return void 0;
	return names.find((name) => Object.hasOwn(value, name) && value[name] !== null);
}
/** A story that has not passed yet is one to be done. */
const storyWords = {
	words: {
		passed: "done",
		passing: "done",
		passes: "done",
		failing: "pending",
		failed: "pending"
	},
	remedy: "Write pending, in_progress, passed or skipped."
};
/** What a story's status says; undefined where its word means nothing. */
function storyStatus(word) {
	const status = statusOfWord(word, {
		at: [],
		offset: 0
	}, storyWords);
	return typeof status === "string" ? status : void 0;
}
// src/core/plan/format/prd/prd-edits.ts
/** `passes`, `completedAt`, `attempts` and `notes` of the stories, the `stats` where the file keeps them, and new stories. */
function prdEdits(text, root, { facts, list: path, ids }) {
	const list = nodeAt(root, path);
	const nodes = list?.children ?? [];
	const stories = new Map(nodes.map((story, index) => [ids[index] ?? "", story]));
	const { tasks, run } = facts;
	const file = {
		text,
		wordOf: wordsOf(nodes),
		nameOf: namesOf(nodes)
	};
	const passing = [...stories].filter(([id, story]) => passes(story, tasks.get(id), file)).length;
	const passed = passing - [...stories.values()].filter((story) => isPassing(story, file)).length;
	const stats = entryOf(root, "stats") ?? entryOf(nodeAt(root, path.slice(0, -1)), "stats");
	return [
		...[...stories].flatMap(([id, story]) => storyEdits(story, tasks.get(id), file)),
		...facts.changed.flatMap(({ task, fields }) => changeEdits$1(stories.get(task.id), {
			task,
			fields
		}, file)),
		...list ? addedEdits(list, {
			stories,
			facts
		}, file) : [],
		...statsEdits(text, stats, {
			run,
			passing,
			passed
		})
	];
}
const nodeAt = (root, path) => path.reduce((at, name) => entryOf(at, String(name)), root);
function namesOf(stories) {
	const among = /* @__PURE__ */ new Map();
	const usual = (field) => {
		const names = storySpellings[field];
		const known = among.get(field) ?? names.find((name) => stories.some((story) => entryOf(story, name))) ?? names[0];
		among.set(field, known ?? field);
		return known ?? field;
	};
	return (field, story) => {
		const there = storySpellings[field].filter((name) => entryOf(story, name));
		return there.find((name) => entryOf(story, name)?.type !== "null") ?? there[0] ?? usual(field);
	};
}
/** The words of the file for a status, as far as it has them. */
function wordsOf(stories) {
	const words = stories.flatMap((story) => {
		const word = entryOf(story, "status")?.value;
		return typeof word === "string" ? [word] : [];
	});
	const done = words.find((word) => storyStatus(word) === "done") ?? "done";
	const open = words.find((word) => storyStatus(word) === "pending" && !/fail/i.test(word)) ?? "pending";
	return (isDone) => isDone ? done : open;
}
const passes = (story, fact, file) => fact?.status === void 0 ? isPassing(story, file) : fact.status === "done";
/** By `passes`, else by the status, else it is still to be done. */
function isPassing(story, { nameOf }) {
	const said = entryOf(story, nameOf("passes", story))?.value;
	return typeof said === "boolean" ? said : storyStatus(entryOf(story, "status")?.value) === "done";
}
function addedEdits(list, { stories, facts }, { text, nameOf, wordOf }) {
	const [first] = stories.values();
	const isNumbered = entryOf(first, nameOf("id", first))?.type === "number";
	const idOf = (id) => isNumbered && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : id;
	const byStatus = first !== void 0 && !entryOf(first, nameOf("passes")) && entryOf(first, "status") !== void 0;
	return facts.added.flatMap(({ task, after }) => {
		const { id, title, description, acceptance_criteria: criteria, depends_on: waits, order } = task;
		const isDone = facts.tasks.get(id)?.status === "done";
		return entryEdits(text, list, {
			[nameOf("id")]: idOf(id),
			[nameOf("title")]: title,
			[nameOf("description")]: description,
			[nameOf("acceptanceCriteria")]: criteria,
			...order !== void 0 && { [nameOf("priority")]: order },
			...byStatus ? { status: wordOf(isDone) } : { [nameOf("passes")]: isDone },
			...waits.length > 0 && { [nameOf("dependencies")]: waits.map(idOf) }
		}, after === void 0 ? void 0 : stories.get(after));
	});
}
/** What a changed task says in a story. */
const writtenFields$1 = [
	"title",
	"description",
	"acceptance_criteria",
	"depends_on",
	"order"
];
function changeEdits$1(story, { task, fields }, { text, nameOf }) {
	if (!story) return [];
	const waits = entryOf(story, nameOf("dependencies", story))?.children ?? [];
	const numbers = new Map(waits.map((node) => [String(node.value), getNodeValue(node)]));
	const values = {
		title: ["title", task.title],
		description: ["description", task.description.replace(/(?:^|\n\n)Notes: [\s\S]*$/, "")],
		acceptance_criteria: ["acceptanceCriteria", task.acceptance_criteria],
		depends_on: ["dependencies", task.depends_on.map((id) => numbers.get(id) ?? id)],
		order: ["priority", task.order ?? null]
	};
	return [...entryOf(story, nameOf("id", story)) !== void 0 ? [] : fieldEdits(text, story, {
		name: nameOf("id", story),
		value: task.id
	}), ...writtenFields$1.flatMap((name) => {
		const [field, value] = values[name];
		return fields.includes(name) ? fieldEdits(text, story, {
			name: nameOf(field, story),
			value
		}) : [];
	})];
}
function statsEdits(text, stats, { run, passing, passed }) {
	if (stats?.type !== "object") return [];
	const count = entryOf(stats, "iterationsRun")?.value;
	const hasText = (name) => typeof entryOf(stats, name)?.value === "string";
	const ended = run.completed !== void 0;
	return [
		{
			name: "iterationsRun",
			value: Math.max(0, (typeof count === "number" ? count : 0) + passed)
		},
		{
			name: "storiesCompleted",
			value: passing
		},
		...hasText("startedAt") ? [] : [{
			name: "startedAt",
			value: run.started
		}],
		...hasText("completedAt") === ended ? [] : [{
			name: "completedAt",
			value: run.completed ?? null
		}]
	].flatMap((field) => fieldEdits(text, stats, field));
}
function storyEdits(story, fact, file) {
	if (!fact) return [];
	const { text, nameOf } = file;
	const notes = entryOf(story, nameOf("notes", story));
	const said = String(notes?.value ?? "");
	const value = withNote(said, fact.note);
	const attempts = nameOf("attempts", story);
	return [
		...passEdits(story, fact, file),
		...fact.attempts > 0 || entryOf(story, attempts) ? fieldEdits(text, story, {
			name: attempts,
			value: fact.attempts
		}) : [],
		...value === said ? [] : fieldEdits(text, story, {
			name: nameOf("notes", story),
			value
		})
	];
}
function passEdits(story, { status, at }, file) {
	const { text, nameOf, wordOf } = file;
	if (status === void 0 || status === "done" === isPassing(story, file)) return [];
	const isDone = status === "done";
	const [flag, time] = [nameOf("passes", story), nameOf("completedAt", story)];
	const hasStatus = entryOf(story, "status") !== void 0;
	const byStatus = hasStatus && !entryOf(story, flag);
	return [
		...byStatus ? [] : fieldEdits(text, story, {
			name: flag,
			value: isDone
		}),
		...hasStatus ? fieldEdits(text, story, {
			name: "status",
			value: wordOf(isDone)
		}) : [],
		...isDone && at !== void 0 ? fieldEdits(text, story, {
			name: time,
			value: at,
			behind: byStatus ? "status" : flag
		}) : [],
		...isDone ? [] : withoutField(text, story, time)
	];
}
// src/core/plan/format/prd/written-as.ts
function writtenAs(value, list) {
	const holders = list.length === 0 ? [] : [list.slice(0, -1), ...list.length > 1 ? [[]] : []];
	const beside = Object.entries(planSpellings).flatMap(([field, names]) => {
		for (const holder of holders) {
			const name = spelled(valueAt(value, holder), names);
			if (name !== void 0 && list[0] !== name) return [[field, [...holder, name]]];
		}
		return [];
	});
	const raw = valueAt(value, list);
	const stories = Array.isArray(raw) ? raw : [];
	const named = beside.map(([field, path]) => [field, field === "project" ? nameIn(valueAt(value, path)) : valueAt(value, path)]);
	return {
		value: {
			...Object.fromEntries(named),
			userStories: Array.isArray(raw) ? withIds(raw.map(usual)) : raw
		},
		list,
		stories,
		paths: Object.fromEntries(beside)
	};
}
const valueAt = (value, path) => path.reduce((at, name) => isRecord(at) ? at[String(name)] : void 0, value);
/** A project may be told in an object of its own. */
const nameIn = (project) => isRecord(project) ? project[spelled(project, ["name", "title"]) ?? "name"] : project;
/** A story with the usual names of its fields. */
function usual(story) {
	if (!isRecord(story)) return story;
	const named = Object.entries(storySpellings).flatMap(([field, names]) => {
		const name = spelled(story, names);
		return name === void 0 ? [] : [[field, story[name]]];
	});
	const { id, title, description, priority, ...others } = Object.fromEntries(named);
	const rank = ranks.indexOf(String(priority).toLowerCase());
	return {
		...others,
		...id !== void 0 && { id: typeof id === "number" ? String(id) : id },
		...(title ?? description) !== void 0 && { title: title ?? (typeof description === "string" ? oneLine(description, 120) : description) },
		...description !== void 0 && { description },
		...Array.isArray(others["acceptanceCriteria"]) && { acceptanceCriteria: criteriaOf(story) },
		...priority !== void 0 && { priority: rank < 0 ? priority : rank + 1 }
	};
}
/** What its lists of criteria say, each once: a story may have steps beside its criteria. */
const criteriaOf = (story) => [...new Set(storySpellings.acceptanceCriteria.flatMap((name) => {
	const list = story[name];
	return Array.isArray(list) ? list.map(criterionOf) : [];
}))];
/** A criterion may be an object with its text and what a tool keeps beside it. */
function criterionOf(criterion) {
	if (!isRecord(criterion)) return criterion;
	const text = [
		"text",
		"description",
		"criterion",
		"title",
		"criteria"
	].map((name) => criterion[name]);
	const scenario = [
		"given",
		"when",
		"then"
	].flatMap((name) => typeof criterion[name] === "string" ? [`${name} ${criterion[name]}`] : []);
	return text.find((one) => typeof one === "string" && one.trim() !== "") ?? (scenario.join(", ") || criterion);
}
const ranks = [
	"critical",
	"high",
	"medium",
	"low"
];
/** A story without an id gets it from its words, as a check box does. */
function withIds(stories) {
	const slugOf = slugs();
	return stories.map((story) => isRecord(story) && !("id" in story) && typeof story["title"] === "string" ? {
		id: slugOf(story["title"]),
		...story
	} : story);
}
/** Fields that no task and no plan has a place for, each once. */
function leftOut$1(value, { list, stories, paths }) {
	const holders = new Set([[], list.slice(0, -1)].map((path) => printPath(path)));
	const known = new Set([list, ...Object.values(paths)].map((path) => printPath(path)));
	const beside = [...holders].flatMap((holder) => {
		const path = holder === "" ? [] : [holder];
		const fields = list.length === 0 ? void 0 : valueAt(value, path);
		return isRecord(fields) ? Object.keys(fields).map((name) => printPath([...path, name])) : [];
	});
	const inStories = stories.flatMap((story) => {
		const kept = new Set(keptFields.flatMap((field) => spelled(story, storySpellings[field]) ?? []));
		return isRecord(story) ? Object.keys(story).filter((name) => !kept.has(name)) : [];
	});
	return [.../* @__PURE__ */ new Set([
		...beside.filter((path) => !known.has(path) && !holders.has(path)),
		...paths["stats"] ? [printPath(paths["stats"])] : [],
		...inStories.map((name) => `${printPath(list) || "entries"}[].${name}`)
	])];
}
/** All that a reader knows of a story, but for when it was finished. */
const keptFields = Object.keys(storySpellings).filter((field) => field !== "completedAt");
/** The same place by the names of the document. */
function placeIn$1([first, ...rest], { list, stories, paths }) {
	if (first !== "userStories") return first === void 0 ? [] : [...paths[String(first)] ?? [first], ...rest];
	const [index, field, ...more] = rest;
	if (index === void 0 || field === void 0) return [...list, ...rest];
	const names = Object.hasOwn(storySpellings, field) ? storySpellings[field] : [];
	const title = field === "title" ? spelled(stories[Number(index)], [...storySpellings.title, ...storySpellings.description]) : void 0;
	return [
		...list,
		index,
		title ?? spelled(stories[Number(index)], names) ?? field,
		...more
	];
}
/** A field that a story has by two names, with two values. */
function clashes({ stories, list }) {
	return stories.flatMap((story, index) => [storySpellings.passes, storySpellings.dependencies].flatMap((names) => {
		if (!isRecord(story)) return [];
		const [first, ...others] = names.filter((name) => spelled(story, [name]) !== void 0);
		const other = others.find((name) => first && JSON.stringify(story[name]) !== JSON.stringify(story[first]));
		if (first === void 0 || other === void 0) return [];
		const message = `${shown(first)} and ${shown(other)} mean the same in a story, but say different things here.`;
		return [{
			severity: "error",
			code: "PLAN_DUPLICATE_KEY",
			at: [
				...list,
				index,
				other
			],
			message,
			remedy: "Keep one of them."
		}];
	}));
}
// src/core/plan/format/prd/read-prd.ts
/** Where a field of the plan stands in a story. */
const fields = {
	acceptance_criteria: "acceptanceCriteria",
	depends_on: "dependencies",
	order: "priority"
};
/** `prd.json`: user stories with `passes`, found by its list of stories. Undefined for any other document. */
function planOfPrd(document) {
	const { value, root, text } = document;
	const found = findStories(document);
	if (found === void 0) return void 0;
	const written = writtenAs(value, found.list);
	const parsed = Prd.safeParse(written.value);
	const at = (path) => placeIn$1(path, written);
	const faults = parsed.success ? [] : shapeFaults({ issues: moved(parsed.error.issues, at) }, value);
	const prd = parsed.success ? parsed.data : salvaged(written.value, parsed.error);
	const told = [
		...faults,
		...found.faults,
		...clashes(written),
		...statusFaults(prd, written)
	];
	const unknown = unplacedMembers(accountsOf$1(document, found), new Set((prd.userStories ?? []).map(({ id }) => id)));
	return {
		format: "prd.json",
		value: planOf(prd),
		faults: [...told.map((fault) => ({
			...fault,
			offset: offsetAt(root, fault.at)
		})), ...unknown],
		list: found.list,
		...unplacedIn([...unknown, ...found.faults]),
		placeOf: (path) => {
			const there = placeOf(path, written);
			return {
				at: there,
				offset: offsetAt(root, there)
			};
		},
		doneBy: doneBy(prd),
		leftOut: leftOut$1(value, written),
		tells: { inFields: writtenFields$1 },
		edits: (facts) => prdEdits(text, root, {
			facts,
			list: found.list,
			ids: (prd.userStories ?? []).map(({ id }) => id)
		}),
		times: timesOf(prd)
	};
}
/** Fields that the loops write for themselves. */
const ownFields$1 = [
	"epicId",
	"stats",
	"$schema"
];
const storyNames = Object.values(storySpellings).flat();
const inStory = {
	whose: "story",
	known: /* @__PURE__ */ new Set([...storyNames, ...ownFields$1]),
	meant: storyNames,
	waits: "dependencies"
};
/** Beside the stories there may be anything; but no other list of them. */
const inDocument = {
	whose: "prd.json",
	known: new Set(Object.values(planSpellings).flat()),
	meant: [],
	waits: "",
	tells: "errors"
};
function accountsOf$1({ root }, { list, faults }) {
	const told = new Set(faults.map(({ at }) => printPath(at)));
	const holder = list.slice(0, -1).reduce((node, name) => entryOf(node, String(name)), root);
	const stories = list.length === 0 ? root.children ?? [] : entriesOf(holder, String(list.at(-1)));
	return [...(list.length === 0 ? [] : [{
		node: root,
		at: []
	}, ...list.length > 1 ? [{
		node: holder,
		at: list.slice(0, -1)
	}] : []]).map(({ node, at }) => ({
		...inDocument,
		known: /* @__PURE__ */ new Set([...inDocument.known, String(list[at.length])]),
		at,
		members: membersOf(node).filter(({ name, value }) => holdsEntries(value) && !told.has(printPath([...at, name])))
	})), ...stories.map((story, index) => ({
		...inStory,
		at: [...list, index],
		members: membersOf(story)
	}))];
}
/** By the names that the document has for its fields. */
const moved = (issues, at) => issues.map((issue) => ({
	...issue,
	path: [...at(issue.path.map((name) => typeof name === "number" ? name : String(name)))]
}));
/** `passes` decides; a status that says something else is reported. */
function statusFaults({ userStories = [] }, { list, stories }) {
	return userStories.flatMap(({ passes, status }, index) => {
		if (status === void 0) return [];
		const at = [
			...list,
			index,
			"status"
		];
		const means = statusOfWord(status, {
			at,
			offset: 0
		}, storyWords);
		if (typeof means !== "string") return [passes === void 0 ? means : {
			...means,
			severity: "warning",
			remedy: `${means.remedy} "passes" counts here.`
		}];
		if (passes === void 0 || passes === (means === "done")) return [];
		const name = spelled(stories[index], storySpellings.passes) ?? "passes";
		return [{
			severity: "warning",
			code: "PLAN_STATUS_DIFFERS",
			at,
			message: `The story's status is ${shown(status)}, but "${name}" is ${passes}.`,
			remedy: `Fix the one that is wrong; "${name}" counts.`
		}];
	});
}
function statusOf$1({ passes, status }) {
	const means = storyStatus(status) ?? "pending";
	if (passes === void 0) return means;
	if (passes) return "done";
	return means === "skipped" ? "skipped" : "pending";
}
function planOf({ project, branchName, description, config, userStories }) {
	const name = branchName === void 0 ? void 0 : nameOfBranch(branchName);
	const { maxIterations, stuckThreshold, qualityGates = {} } = config ?? {};
	const checks = Object.entries(qualityGates).flatMap(([gate, run]) => run?.trim() ? [checkOf(gate, run)] : []);
	return {
		...name !== void 0 && { name },
		...project !== void 0 && { project },
		...branchName !== void 0 && { branch: branchName },
		...description?.trim() && { context: description },
		...maxIterations !== void 0 && { max_iterations: maxIterations },
		...checks.length > 0 && { checks },
		tasks: userStories?.map((story) => ({
			id: story.id,
			title: story.title,
			description: [story.description, noteOf(story.notes ?? "")].filter(Boolean).join("\n\n"),
			acceptance_criteria: story.acceptanceCriteria ?? [],
			depends_on: story.dependencies ?? [],
			status: statusOf$1(story),
			...story.priority !== void 0 && { order: story.priority },
			...story.attempts !== void 0 && { retry_count: story.attempts },
			...stuckThreshold !== void 0 && { max_retries: stuckThreshold - 1 }
		}))
	};
}
function doneBy({ userStories = [] }) {
	const byStatus = userStories.find(({ passes, status }) => passes === void 0 && storyStatus(status) === "done");
	return byStatus ? `"status": ${shown(byStatus.status)}` : "\"passes\": true";
}
const timesOf = ({ userStories = [] }) => new Map(userStories.flatMap(({ id, completedAt }) => typeof completedAt === "string" ? [[id, completedAt]] : []));
const noteOf = (notes) => withoutNote(notes) && `Notes: ${withoutNote(notes)}`;
/** A gate by one of the usual names is of that kind, whatever it calls. */
function checkOf(gate, run) {
	const kind = CheckKind.safeParse(gate);
	return {
		name: gate,
		run,
		...kind.success && { kind: kind.data }
	};
}
/** The loops tell one run from another by its branch, and their file has the same name in all of them. */
function nameOfBranch(branch) {
	return branch.replace(/^ralph\//, "").match(/[A-Za-z0-9][A-Za-z0-9._-]*/g)?.join("-").slice(0, 64);
}
/** Where a field of the plan was written. */
function placeOf(at, written) {
	const [first, index, field, ...rest] = at;
	if (first === "branch" || first === "name") return placeIn$1(["branchName"], written);
	if (first === "checks") return placeIn$1(["config", "qualityGates"], written);
	if (first === "max_iterations") return placeIn$1(["config", "maxIterations"], written);
	if (first !== "tasks") return placeIn$1(at, written);
	const name = field === void 0 ? [] : [fields[String(field)] ?? field];
	return placeIn$1([
		"userStories",
		...index === void 0 ? [] : [index],
		...name,
		...rest
	], written);
}
/** Of a user story, what decides what is done; whatever else stands there is left to the tool that wrote it. */
const Story = object({
	id: string(),
	epicId: string().optional(),
	title: string().min(1),
	description: string().optional(),
	acceptanceCriteria: array(string()).optional(),
	priority: number$1().optional(),
	passes: boolean().optional(),
	status: string().optional(),
	attempts: int().nonnegative().optional(),
	notes: string().optional(),
	completedAt: unknown().optional(),
	dependencies: array(union([string(), int().transform(String)])).optional()
});
/** `prd.json` of the BMAD loop and of the loops that came before it. */
const Prd = object({
	project: string().optional(),
	branchName: string().min(1).optional(),
	description: string().optional(),
	config: object({
		maxIterations: int().positive().optional(),
		stuckThreshold: int().positive().optional(),
		qualityGates: record(string(), string().nullable()).optional()
	}).optional(),
	userStories: array(Story)
});
// src/core/plan/format/read/choose-draft.ts
/**
* No single sign decides. Of the readers, most special first, those count that place tasks and leave nothing unplaced that would change
* what is done. If they differ, or tasks stand in two lists, it is an error. If all leave something, the most special one is
* taken; if it leaves more than twice as much as it places, it gives way to one that places more than it leaves: one slip must not
* change the format. The last reader takes every document, so it is only asked if no other fits.
*/
function chooseDraft(drafts, file) {
	const special = drafts.slice(0, -1).filter(({ draft }) => draft.unplaced === 0 && tasksIn(draft).length > 0);
	const best = special.toSorted((one, other) => ignoredBy(one) - ignoredBy(other))[0];
	const chosen = best ?? leastUnplaced(drafts);
	if (!chosen) throw new Error("the last reader takes every document");
	const rival = best ? special.find((other) => other !== best && isRival(best, other)) : drafts.find((other) => other !== chosen && standsElsewhere(chosen.draft, other.draft));
	const { faults } = chosen.draft;
	if (!rival) return {
		draft: chosen.draft,
		faults
	};
	return {
		draft: chosen.draft,
		faults: [...faults.filter((fault) => !isOtherList(fault)), twoFormats(chosen, rival, file)]
	};
}
const ignoredBy = ({ draft }) => draft.ignored ?? 0;
/** A list of tasks beside the one that was read. */
const isOtherList = ({ code, at }) => code === "PLAN_FORMAT" && at.length > 0 || code === "PLAN_UNKNOWN_FIELD" && at.length === 1;
function leastUnplaced(drafts) {
	const [first, ...others] = drafts;
	const { unplaced = 0 } = first?.draft ?? {};
	if (!first || unplaced === 0 || unplaced <= 2 * tasksIn(first.draft).length) return first;
	return others.find(({ draft }) => tasksIn(draft).length > (draft.unplaced ?? 0)) ?? first;
}
function tasksIn({ value }) {
	const tasks = typeof value === "object" && value !== null ? Reflect.get(value, "tasks") : void 0;
	return Array.isArray(tasks) ? tasks : [];
}
/** Of two that leave nothing, any difference counts; of what one ignores, only what changes what is run. */
function isRival(one, other) {
	const fields = ignoredBy(one) + ignoredBy(other) === 0 ? void 0 : [
		"id",
		"depends_on",
		"status"
	];
	const told = ({ draft }) => JSON.stringify(tasksIn(draft), fields && ["tasks", ...fields]);
	return (ignoredBy(other) === 0 || ignoredBy(one) > 0) && told(one) !== told(other);
}
function standsElsewhere(one, other) {
	if (!one.list || !other.list || tasksIn(one).length === 0 || tasksIn(other).length === 0) return false;
	const [a, b] = [printPath(one.list), printPath(other.list)];
	return a !== b;
}
function twoFormats(one, other, file) {
	const [first, second] = [one, other].map(({ name, draft }) => `${plural(tasksIn(draft).length, "task")} as ${name}${draft.list?.length ? ` (${printPath(draft.list)})` : ""}`);
	return {
		severity: "error",
		code: "PLAN_FORMAT",
		at: [],
		offset: other.draft.placeOf(["tasks", 0]).offset,
		message: `${file} fits two formats with different tasks: ${first}, ${second}.`,
		remedy: `Keep the tasks of one of them, or name the format: --format ${one.name} or --format ${other.name}.`
	};
}
// src/core/plan/format/read/foreign-file.ts
/** JSON files that other programs own, by name; their lists are never the tasks of a plan. */
const owners = [
	[/^(?:package|package-lock|npm-shrinkwrap)\.json$/i, "npm"],
	[/^composer\.json$/i, "Composer"],
	[/^(?:ts|js)config(?:\.[\w-]+)*\.json$/i, "the TypeScript compiler"],
	[/^(?:deno|import_map|jsr)\.json$/i, "Deno"],
	[/^(?:lerna|nx|turbo|renovate|biome|cspell|tslint|vercel|firebase|angular)\.json$/i, "another program"]
];
/** A file that is no plan whatever it holds, though one of its lists may look like tasks. */
function foreignFile(file, value) {
	const name = file.split(/[/\\]/).at(-1) ?? "";
	const [, owner] = owners.find(([pattern]) => pattern.test(name)) ?? [];
	const whose = owner ?? (isEditorTasks(value) ? "an editor, as its tasks are commands" : void 0);
	if (whose === void 0) return void 0;
	return {
		severity: "error",
		code: "PLAN_FORMAT",
		at: [],
		offset: 0,
		message: `${file} is no plan: it belongs to ${whose}.`,
		remedy: "Name the file of the plan with --plan. If this is the plan, add --format plan.json."
	};
}
/** `tasks.json` of Visual Studio Code: each entry is a command with a label. */
const isEditorTasks = (value) => isRecord(value) && Array.isArray(value["tasks"]) && value["tasks"].length > 0 && value["tasks"].every((task) => isRecord(task) && !("title" in task) && ("label" in task || "taskName" in task) && "command" in task);
// src/core/plan/format/spec-kit/phases.ts
const taskText$1 = /^(?:\*\*)?(T(?:\d{3,}[a-z]?(?:[-.](?!T\d)[A-Za-z0-9]+)*|X{3}))(?:\*\*)?:?[ \t]+((?:\[[^\]]{1,12}\][ \t]*)*)(.*)$/;
const labels = /\[(P)\]|\[(US-?\d+)\]/gi;
const dependsOn$1 = /\((?:depends on|requires|after):?[ \t]+([^()]*)/i;
const named = /T(\d{3,})((?:[a-z]|[-.](?!T\d)[A-Za-z0-9]+)*)(?:[ \t]*(?:[-\u2013\u2014]|to|through)[ \t]*T(\d{3,}))?/g;
/** The tasks in the order of the text, each with the phase whose heading stands above it. */
function readPhases(lines) {
	const reading = {
		tasks: [],
		phases: [],
		preamble: [],
		open: void 0,
		inPhase: false,
		part: partOf(""),
		unnamed: /* @__PURE__ */ new Map(),
		fields: /* @__PURE__ */ new Map(),
		asides: /* @__PURE__ */ new Set()
	};
	const endPart = (title) => {
		judgePart(reading);
		reading.part = partOf(title);
	};
	for (const line of lines) {
		if (line.kind === "heading") endPart(line.text);
		reading.part.lines.push(line);
		if (line.kind === "heading" && line.level <= 2) takeHeading(reading, line);
		else if (isBox(line)) takeBox(reading, line);
		else takeLine(reading, line);
	}
	endPart("");
	return reading;
}
const partOf = (title) => ({
	title,
	unnamed: [],
	lines: [],
	hasTasks: false
});
/** Parts whose boxes say what the list of tasks or the work must keep. */
const aside = /^(?:legend|notation|key)\b|\b(?:checklist|validation|criteria|verification|compliance|definition of done)\b/i;
function takeHeading(reading, { level, text }) {
	reading.open = void 0;
	reading.inPhase = level === 2 && /^phase\b/i.test(text);
	if (reading.inPhase) reading.phases.push({
		title: text,
		isStory: /user story|\bUS\d/i.test(text),
		lines: []
	});
}
function takeBox(reading, line) {
	const { phases, tasks, part } = reading;
	if (phases.length === 0) phases.push({
		title: "",
		isStory: false,
		lines: []
	});
	reading.open = taskOf(line, phases.length - 1);
	if (!reading.open) {
		if (!isLegend(line.text)) part.unnamed.push(line);
		return;
	}
	part.hasTasks = true;
	tasks.push(reading.open);
}
function takeLine(reading, line) {
	const { kind, depth, raw } = line;
	if (reading.open && depth > 0) {
		reading.fields.set(line, reading.open.line);
		reading.open.fields.push(...fieldIn(line));
	}
	if (reading.open && depth > 0 && kind !== "blank" && kind !== "comment") reading.open.details.push(raw.trim());
	else if (kind !== "text" && kind !== "quote") return;
	else if (reading.inPhase) reading.phases.at(-1)?.lines.push(raw);
	else if (reading.phases.length === 0) reading.preamble.push(raw);
}
/** A check box that belongs to no other item. */
const isBox = ({ kind, depth, ticked }) => kind === "item" && depth === 1 && ticked !== void 0;
function taskOf(line, phase) {
	const [, id, marks = "", title = ""] = taskText$1.exec(line.text) ?? [];
	if (id === void 0) return void 0;
	const found = [...marks.matchAll(labels)];
	const after = idsIn$1(dependsOn$1.exec(title)?.[1] ?? "");
	return {
		id,
		line,
		title: title.trim(),
		parallel: found.some(([, parallel]) => parallel !== void 0),
		story: found.find(([, , story]) => story !== void 0)?.[2]?.toUpperCase(),
		after,
		phase,
		details: [],
		fields: []
	};
}
/** More than a list of tasks has. */
const longestRange = 500;
/** `T012, T014-T016`: each of them. */
const idsIn$1 = (text) => [...text.matchAll(named)].flatMap(([, first = "", rest = "", last]) => {
	const count = last === void 0 ? 1 : Math.min(Number(last) - Number(first) + 1, longestRange);
	const next = (index) => `T${String(Number(first) + index).padStart(first.length, "0")}`;
	return [`T${first}${rest}`, ...Array.from({ length: Math.max(0, count - 1) }, (_, index) => next(index + 1))];
});
/** Boxes without an id: beside tasks each might be one that lost it; where no box has one, they are no tasks. */
function judgePart({ part, inPhase, unnamed, asides }) {
	const { title, unnamed: boxes, hasTasks } = part;
	const [first] = boxes;
	if (hasTasks || inPhase && !aside.test(title)) {
		for (const line of boxes) unnamed.set(line, withoutId(line));
		return;
	}
	if (!inPhase && aside.test(title)) {
		for (const line of part.lines) if (!boxes.includes(line)) asides.add(line);
	}
	if (!first) return;
	const [all, are] = boxes.length === 1 ? ["A check box", "is not a task"] : [`${boxes.length} check boxes`, "are not tasks"];
	unnamed.set(first, {
		severity: "warning",
		code: "PLAN_MISSING_FIELD",
		at: [],
		offset: first.offset,
		message: `${all} without an id below ${JSON.stringify(title.slice(0, 60))} ${are}, so no agent gets ${boxes.length === 1 ? "it" : "them"}.`,
		remedy: "Start each one that should be done with an id such as T042."
	});
}
function withoutId({ offset, text }) {
	return {
		severity: "error",
		code: "PLAN_MISSING_FIELD",
		at: [],
		offset,
		message: `This check box has no task id: ${JSON.stringify(text.slice(0, 40))}.`,
		remedy: "Start it with an id such as T042, or remove the box if it is not a task."
	};
}
/**
* What each task waits for. In a phase the tasks marked `[P]` that stand together wait for nothing of each other, and the
* next without the mark waits for all of them. The last task of a phase closes it: it waits for all before it, so that
* whatever waits for the phase waits for this one, and the number of dependencies is linear.
*/
function phaseOrder(tasks, isStory) {
	const waits = [];
	/** The tasks that close the phases so far, and of them the one that every later phase waits for. */
	let closed = [];
	let shared = [];
	for (const phase of inPhases(tasks)) {
		const isOwn = isStory[phase[0]?.phase ?? 0] === true;
		waits.push(...withinPhase(phase, isOwn ? shared : closed));
		const last = phase.slice(-1).map(({ id }) => id);
		closed = isOwn ? [...closed, ...last] : last;
		if (!isOwn) shared = last;
	}
	return waits;
}
function inPhases(tasks) {
	const phases = [];
	for (const task of tasks) {
		const open = phases.at(-1);
		if (open?.[0]?.phase === task.phase) open.push(task);
		else phases.push([task]);
	}
	return phases;
}
function withinPhase(phase, before) {
	let barrier = before;
	let beside = [];
	return phase.map(({ id, parallel, after }, index) => {
		const joins = !parallel || index === phase.length - 1;
		const waits = joins && beside.length > 0 ? beside : barrier;
		if (joins) {
			barrier = [id];
			beside = [];
		} else beside.push(id);
		return [.../* @__PURE__ */ new Set([...waits, ...after])];
	});
}
// src/core/plan/format/spec-kit/read-spec-kit.ts
/**
* `tasks.md` of spec-kit: check boxes with ids such as T001 below headings for phases. Undefined for any other
* document. A task waits for the one before it in its phase, unless it is marked `[P]`; a phase waits for those before it,
* unless both are of a story.
*/
function planOfSpecKit(lines, { file, text = "" }) {
	if (!lines.filter(isBox).some(({ text }) => /^(?:\*\*)?T\d{3,}/.test(text)) || lines.some(isQueueField)) return void 0;
	const { tasks, phases, preamble, unnamed, fields, asides } = readPhases(lines);
	const account = {
		tasks: tasks.map(({ id, line }) => ({
			line,
			name: taskName(`${id}:`),
			status: line.ticked ? "done" : "pending"
		})),
		fields,
		steps: /* @__PURE__ */ new Set(),
		asides,
		stray: (line) => unnamed.get(line),
		example: (title) => `- [ ] T042 ${title}`,
		saysStatus: statusOfBox
	};
	const waits = phaseOrder(tasks.map((task) => ({
		...task,
		after: [...task.after, ...orderIn(task)]
	})), phases.map(({ isStory }) => isStory));
	const ordered = tasks.map(({ id, line }, index) => ({
		id,
		line,
		waits: waits[index] ?? []
	}));
	const unplaced = [
		...unplacedLines(lines, account),
		...misnamedFields(tasks),
		...lostOrders(lines, ordered, {
			...account,
			fieldName: "Depends on:"
		})
	];
	const name = featureOf(file);
	const context = proseOf(preamble);
	return {
		format: "spec-kit tasks",
		value: {
			...name !== void 0 && { name },
			...context !== "" && { context },
			tasks: tasks.map((task, index) => ({
				id: task.id,
				title: task.title,
				description: about(task, phases[task.phase]),
				acceptance_criteria: [],
				depends_on: waits[index] ?? [],
				status: task.line.ticked ? "done" : "pending"
			}))
		},
		faults: unplaced,
		...unplacedIn(unplaced),
		context: contextHeadings(lines, account),
		placeOf: ([, index, ...rest]) => {
			const task = typeof index === "number" ? tasks[index] : void 0;
			return {
				at: task ? [task.id, ...rest] : [],
				offset: task?.line.offset ?? 0
			};
		},
		silent: ["PLAN_NO_CRITERIA"],
		doneBy: "[x]",
		edits: ({ tasks: facts, added }) => [...tasks.flatMap(({ id, line }) => markEdits$1(text, line.offset, facts.get(id))), ...addedEdits$1(text, {
			after: tasks.at(-1)?.line,
			lines,
			tasks: added,
			facts
		})]
	};
}
const orderName = /^(?:depends on|dependenc(?:y|ies)|requires|after|blocked by)$/i;
/** `Depends on: T001` below a task is an order as `(depends on T001)` in its title is. */
const orderIn = ({ fields }) => fields.flatMap(({ name, value }) => orderName.test(name) ? idsIn$1(value) : []);
const inTask$2 = {
	whose: "task",
	known: /* @__PURE__ */ new Set(),
	meant: [],
	waits: "Depends on",
	tells: "order"
};
/** Fields that name other tasks, and that nothing reads. Any other is a part of the description. */
function misnamedFields(tasks) {
	const accounts = tasks.map(({ id, fields }) => ({
		...inTask$2,
		at: [id],
		members: fields.filter(({ name }) => !orderName.test(name)).map((field) => ({
			...field,
			value: onlyIds(field.value) ? idsIn$1(field.value) : field.value
		}))
	}));
	return unplacedMembers(accounts, new Set(tasks.map(({ id }) => id)));
}
const onlyIds = (value) => /^[`*[]*T\d{3,}\w*(?:[\s,;&\]`*]+(?:and\s+)?T\d{3,}\w*)*[\]`*.]*$/.test(value);
const isQueueField = ({ kind, text }) => kind === "text" && /^\*\*Requires:?\*\*/.test(text);
function about({ title, story, details }, phase) {
	const place = [phase?.title, story && `story ${story} of the specification`].filter(Boolean).join("; ");
	const said = phase?.lines.join("\n") ?? "";
	return [
		title,
		details.join("\n"),
		place && `Part of: ${place}.`,
		said.length <= longestPhase ? said : ""
	].filter(Boolean).join("\n\n");
}
const longestPhase = 2e3;
/** `specs/001-photo-albums/tasks.md`: all of them have one file name, so the folder is the plan's name. */
function featureOf(file) {
	const [name = "", folder = ""] = file.split(/[/\\]/).reverse();
	return /^tasks\.md$/i.test(name) && /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(folder) ? folder : void 0;
}
// src/core/plan/format/markdown/extra-fields.ts
/** The fields of a code block with the info string `ralph`: an object of JSON with `known` names. */
function extraFields(block, { at, known }) {
	if (block === void 0) return {
		value: {},
		faults: [],
		offsetOf: () => 0
	};
	const document = parseDocument(block.text);
	const moved = (fault) => ({
		...fault,
		at: [...at, ...fault.at],
		offset: block.offset + (fault.offset ?? 0)
	});
	const whole = () => block.offset;
	if (Array.isArray(document)) return {
		value: {},
		faults: document.map(moved),
		offsetOf: whole
	};
	if (!isRecord(document.value)) return {
		value: {},
		faults: [moved(noObject)],
		offsetOf: whole
	};
	const { root, value } = document;
	const unknown = Object.keys(value).filter((name) => !known.includes(name) && name !== "__proto__").map((name) => unknownField(name, {
		known,
		offset: offsetAt(root, [name])
	}));
	return {
		value: Object.fromEntries(Object.entries(value).filter(([name]) => known.includes(name))),
		faults: [...duplicateKeys(root), ...unknown].map(moved),
		offsetOf: (path) => block.offset + offsetAt(root, path)
	};
}
const noObject = {
	severity: "error",
	code: "PLAN_WRONG_TYPE",
	at: [],
	offset: 0,
	message: "This block must hold an object in { }.",
	remedy: "Write the fields of plan.json that the Markdown has no place for, such as {\"order\": 1}."
};
function unknownField(name, { known, offset }) {
	const meant = meantName(name, known);
	return {
		severity: "error",
		code: "PLAN_UNKNOWN_FIELD",
		at: [name],
		offset,
		message: `There is no field ${shown(name)}${meant === void 0 ? "; it is ignored" : `; did you mean "${meant}"?`}`,
		remedy: meant === void 0 ? "Remove it." : `Rename it to "${meant}".`
	};
}
// src/core/plan/format/strict/strict-edits.ts
/** `**Status:**` and the boxes of the tasks, and below the tasks those that came by amendments. */
function strictEdits(text, written, given) {
	const { facts, subtasks, end, writeTask } = given;
	const words = statusWriter(written.flatMap(({ body }) => body.fields.flatMap(({ name, value }) => name === "status" ? [value] : [])));
	const edits = written.flatMap((task) => {
		const hasOwn = subtasks === "own" && task.body.steps.length > 0;
		const said = (hasOwn ? task.body.steps.map((_, index) => `${task.id}.${index + 1}`) : [task.id]).map((id) => facts.tasks.get(id));
		return said.every((fact) => fact?.status === void 0) ? [] : taskEdits(text, task, {
			said,
			hasOwn,
			words
		});
	});
	const found = discoveredEdits(text, given);
	const { added } = facts;
	if (added.length === 0) return [...edits, ...found];
	const eol = lineEnd(text);
	const block = `${text.slice(0, end).endsWith("\n") ? "" : eol}${eol}${added.map(({ task }) => {
		const status = facts.tasks.get(task.id)?.status === "done" ? "done" : "pending";
		return writeTask({
			...task,
			status,
			retry_count: 0
		}).replaceAll("\n", eol);
	}).join(eol + eol)}${eol}${end < text.length ? eol : ""}`;
	return [
		...edits,
		{
			offset: end,
			length: 0,
			text: block
		},
		...found
	];
}
/** Entries of the engine below "Discovered" begin with this, so that it knows them again; the others are people's. */
const ownEntry = "ralph: ";
/** One entry for what became of each task, in the order of the plan whenever they came; those that no longer hold go. */
function discoveredEdits(text, { facts, discovered }) {
	const eol = lineEnd(text);
	const own = discovered.filter(({ kind, text: entry }) => kind === "item" && entry.startsWith("ralph: "));
	const lines = [
		...facts.changed.map(({ line }) => line),
		...facts.discovered,
		...facts.left
	];
	const wanted = [...new Set(lines.map((line) => `${ownEntry}${line}`))];
	const there = new Map(own.map((line) => [line.text, line]));
	const holds = new Set(wanted);
	const gone = own.filter((line) => !holds.has(line.text)).map(({ offset }) => lineOff(text, offset));
	const news = /* @__PURE__ */ new Map();
	let before;
	for (const line of wanted) {
		before = there.get(line) ?? before;
		if (!there.has(line)) news.set(before, [...news.get(before) ?? [], `- ${line}`]);
	}
	const placed = [...news].flatMap(([after, entries]) => after ? [lineAfter(text, after.offset, entries.join(eol))] : firstEntries(text, {
		discovered,
		own,
		entries
	}));
	return [...gone, ...placed];
}
function lineOff(text, offset) {
	const end = text.indexOf("\n", offset);
	return {
		offset,
		length: (end < 0 ? text.length : end + 1) - offset,
		text: ""
	};
}
/** Entries that none of ours stands before: above the others, else at the end of the part, which may have to be begun. */
function firstEntries(text, given) {
	const { discovered, own, entries } = given;
	const eol = lineEnd(text);
	const [next] = own;
	if (next) return [{
		offset: next.offset,
		length: 0,
		text: `${entries.join(eol)}${eol}`
	}];
	const last = discovered.findLast(({ kind }) => kind !== "blank");
	if (last) return [lineAfter(text, last.offset, [...last.kind === "heading" ? [""] : [], ...entries].join(eol))];
	const gap = text.endsWith("\n") ? eol : `${eol}${eol}`;
	return [{
		offset: text.length,
		length: 0,
		text: `${gap}## Discovered${eol}${eol}${entries.join(eol)}${eol}`
	}];
}
function taskEdits(text, { heading, body }, { said, hasOwn, words }) {
	const { steps, criteria, fields } = body;
	const state = fields.find(({ name }) => name === "status");
	const now = statusOfWord(state?.value.replace(/^`|`$/g, ""), {
		at: [],
		offset: 0
	});
	const was = (index) => now === "done" || steps[index]?.ticked === true;
	const isDone = said.map((fact, index) => fact?.status === void 0 ? hasOwn ? was(index) : now === "done" : fact.status === "done");
	const all = isDone.every(Boolean);
	const means = all ? "done" : isDone.some(Boolean) ? "in_progress" : "pending";
	const word = words(means, means === "done" ? "complete" : means === "pending" ? "open" : means);
	const status = now === means || now === "in_progress" && !all && hasOwn ? [] : state ? fieldEdits$1(text, state.offset, word) : [lineAfter(text, fields[0]?.offset ?? heading.offset, `**Status:** ${word}`)];
	const ticks = hasOwn ? steps.flatMap(({ offset }, index) => stepEdits(text, offset, isDone[index] === true)) : steps.flatMap(({ offset }) => boxEdits(text, offset, all));
	return [
		...status,
		...ticks,
		...criteria.flatMap(({ offset }) => boxEdits(text, offset, all))
	];
}
// src/core/plan/format/strict/strict-task.ts
/** The tasks that one of the document becomes: itself, or one for each of its subtasks. */
function strictTask(written) {
	const { id, title, heading, said, body, extra, subtasks, report } = written;
	for (const again of repeated(body)) report(again);
	const requires = body.fields.find(({ name }) => name === "requires");
	const state = body.fields.find(({ name }) => name === "status");
	const place = {
		at: [id, "status"],
		offset: state?.offset ?? heading.offset
	};
	const status = statusOfWord(state?.value.replace(/^`|`$/g, ""), place);
	if (typeof status !== "string") report(status);
	const whole = {
		title,
		description: body.about,
		acceptance_criteria: body.criteria.map(({ text }) => text),
		depends_on: idsIn$3(requires?.value ?? ""),
		status: typeof status !== "string" ? "pending" : state ? status : said?.status ?? status
	};
	const offsets = {
		requires: requires?.offset,
		status: state?.offset
	};
	const offsetOf = (items) => (path) => {
		if (String(path[0]) in extra.value) return extra.offsetOf(path);
		const item = path[0] === "acceptance_criteria" && typeof path[1] === "number" ? items[path[1]] : void 0;
		const field = path[0] === "depends_on" ? offsets.requires : path[0] === "status" ? offsets.status : void 0;
		return item?.offset ?? field ?? heading.offset;
	};
	if (body.steps.length === 0 || subtasks === "joined") {
		const description = [body.about, ...stepList(body.steps)].filter(Boolean).join("\n\n");
		return [{
			value: {
				id,
				...whole,
				description,
				...extra.value
			},
			stands: id,
			offsetOf: offsetOf(body.criteria)
		}];
	}
	const { depends_on, description, acceptance_criteria, ...fields } = {
		...whole,
		...extra.value
	};
	const over = fields.status !== "pending" && fields.status !== "in_progress";
	return body.steps.map((step, index) => {
		const isLast = index === body.steps.length - 1;
		const [head = "", ...more] = step.text.split("\n");
		const part = `Subtask ${index + 1} of ${body.steps.length} of ${id}, \u201c${fields.title}\u201d.`;
		const value = {
			...fields,
			id: `${id}.${index + 1}`,
			title: head,
			description: [
				more.join("\n"),
				part,
				description,
				around(body.steps, index)
			].filter(Boolean).join("\n\n"),
			acceptance_criteria: isLast && acceptance_criteria.length > 0 ? acceptance_criteria : [step.text],
			depends_on: index === 0 ? depends_on : [`${id}.${index}`],
			status: over ? fields.status : step.ticked ? "done" : "pending"
		};
		const fieldOf = offsetOf(isLast ? body.criteria : []);
		const own = (path) => path.length === 0 || path[0] === "title" || path[0] === "id" ? step.offset : fieldOf(path);
		return {
			value,
			...isLast && { stands: id },
			offsetOf: own
		};
	});
}
/** The subtasks beside one, as many as a glance takes: a list of all in each would be the square of them. */
function around(steps, index) {
	const from = Math.max(0, index - 5);
	return `Its subtasks:\n${steps.slice(from, index + 6).map((step, at) => {
		const mark = from + at < index ? "(before) " : from + at === index ? "(this one) " : "(later) ";
		return `${from + at + 1}. ${mark}${firstLine(step)}`;
	}).join("\n")}`;
}
const firstLine = ({ text }) => text.split("\n", 1)[0] ?? "";
function stepList(steps) {
	if (steps.length === 0) return [];
	return [`Subtasks, one after the other:\n${steps.map((step, at) => `${at + 1}. ${step.ticked ? "(done) " : ""}${step.text}`).join("\n")}`];
}
function repeated({ fields }) {
	return fields.flatMap(({ name, offset }, index) => {
		if (fields.findIndex((one) => one.name === name) === index) return [];
		return [{
			severity: "error",
			code: "PLAN_DUPLICATE_KEY",
			at: [],
			offset,
			message: `This task has a second field ${name === "status" ? "**Status:**" : "**Requires:**"}; only the first counts.`,
			remedy: "Keep one of them."
		}];
	});
}
// src/core/plan/format/strict/read-strict.ts
const taskHeading = /^([A-Za-z0-9][A-Za-z0-9._-]*):(?:[ \t]+(.*))?$/;
const taskField = /^\*\*(?:Requires|Status|Done when|Subtasks):?\*\*/i;
const planTitle = /^Plan(?::[ \t]*(.*))?$/;
const taskFields = Object.keys(Task.shape).filter((name) => name !== "id");
const planFields = Object.keys(Plan.shape).filter((name) => name !== "tasks");
/** Parts of the queue's document that hold no tasks. */
const notTasks = /^(?:context|rules|discovered)\b/i;
/**
* The Markdown of a plan queue: `# Plan:`, and for each task `### T1: Title` with `**Requires:**`, `**Status:**`,
* `**Done when:**` and numbered subtasks. Undefined for any other document.
*/
function planOfStrict(lines, { subtasks }, writing) {
	const title = lines.find(({ kind, level }) => kind === "heading" && level === 1);
	const named = planTitle.exec(title?.text ?? "");
	const parts = partsOf(lines);
	if (!(parts.tasks.length > 0 && (named !== null || parts.tasks.some((task) => task.lines.some(isField))))) return void 0;
	const { lines: context, extras } = withoutExtras(parts.context);
	const block = extraFields(extras, {
		at: [],
		known: planFields
	});
	const faults = [...block.faults, ...discovered(parts.discovered)];
	const all = [];
	const statuses = /* @__PURE__ */ new Map();
	const ordered = [];
	const tasks = parts.tasks.flatMap(({ heading, lines: [, ...body] }) => {
		const { id = "", title: name = "", said } = namedHeading(heading.text) ?? {};
		const written = taskBody(body, { stars: true });
		const extra = extraFields(written.extras, {
			at: [id],
			known: taskFields
		});
		faults.push(...extra.faults);
		all.push({
			id,
			heading,
			body: written
		});
		statuses.set(id, statusOf(written, said));
		ordered.push({
			id,
			line: heading,
			waits: waitsOf$1(written, extra)
		});
		return strictTask({
			id,
			title: name.trim(),
			heading,
			said,
			body: written,
			extra,
			subtasks,
			report: (fault) => faults.push(fault)
		});
	});
	const account = {
		tasks: all.map(({ id, heading }) => ({
			line: heading,
			name: taskName(`${id}:`),
			status: statuses.get(id) ?? "pending"
		})),
		fields: new Map(parts.tasks.flatMap(({ heading, lines: own }) => own.slice(1).map((line) => [line, heading]))),
		steps: new Set(all.flatMap(({ body: { stepLines } }) => stepLines)),
		asides: parts.asides,
		stray,
		example: exampleOf(all.map(({ id }) => id)),
		saysStatus: (status) => `write "**Status:** ${status === "done" ? "complete" : status}" as the task's own field, right below its heading`
	};
	const lost = lostOrders(lines, ordered, {
		...account,
		fieldName: "**Requires:**"
	});
	const ownFields = new Set(all.flatMap(({ body }) => body.fields.map(({ offset }) => offset)));
	const unplaced = unplacedLines(lines, account).filter(({ offset = -1 }) => !ownFields.has(offset));
	const misnamed = [
		...lost,
		...all.flatMap(({ id, body }) => listedFields(id, body, "**Requires:**")),
		...unplacedMembers(all.map(({ id, body: { others } }) => ({
			...inTask$1,
			at: [id],
			members: others.map(pointing)
		})), new Set(all.map(({ id }) => id)))
	];
	faults.push(...unplaced, ...misnamed);
	const lastOf = new Map(tasks.flatMap(({ stands, value: { id } }) => stands === void 0 ? [] : [[stands, id]]));
	const project = named?.[1]?.trim();
	const about = contextOf(context);
	return {
		format: "Markdown plan",
		value: {
			...project && { project },
			...about !== "" && { context: about },
			...block.value,
			tasks: tasks.map(({ value }) => ({
				...value,
				depends_on: dependsOn(value["depends_on"], lastOf)
			}))
		},
		faults,
		...unplacedIn([...unplaced, ...misnamed]),
		context: contextHeadings(lines, account),
		placeOf: placeIn(tasks, {
			title,
			offsetOf: block.offsetOf,
			fields: Object.keys(block.value)
		}),
		doneBy: "**Status:** complete",
		tells: "below Discovered",
		...writing && { edits: (facts) => strictEdits(writing.text, all, {
			...writing,
			facts,
			subtasks,
			discovered: parts.discovered,
			end: endOfTasks(lines, parts, writing.text)
		}) }
	};
}
/** Any other field is a part of the description, which the agent gets. */
const inTask$1 = {
	whose: "task",
	known: /* @__PURE__ */ new Set(),
	meant: [],
	waits: "**Requires:**",
	tells: "order"
};
/** The tasks that a field names, where it names nothing else. */
const pointing = (field) => ({
	...field,
	value: idsIn$3(field.value)
});
function waitsOf$1({ fields }, { value }) {
	const listed = value["depends_on"];
	if (Array.isArray(listed)) return listed.map(String);
	return idsIn$3(fields.find(({ name }) => name === "requires")?.value ?? "");
}
/** Without a word of what is wrong with it. */
function statusOf({ fields }, said) {
	const field = fields.find(({ name }) => name === "status");
	const status = statusOfWord(field?.value.replace(/^`|`$/g, ""), {
		at: [],
		offset: 0
	});
	return typeof status === "string" ? field ? status : said?.status ?? status : "pending";
}
function exampleOf(ids) {
	const letters = /^(.*?)\d*$/.exec(ids.at(-1) ?? "")?.[1] ?? "";
	const numbers = ids.flatMap((id) => id.startsWith(letters) ? id.slice(letters.length) : []);
	return (title, number) => `### ${letters}${nextNumber(numbers, number)}: ${title}`;
}
/** Where the last task of the document ends, with the line end behind what it says. */
function endOfTasks(lines, { tasks }, text) {
	const last = new Set(tasks.at(-1)?.lines);
	const line = lines.findLast((one) => last.has(one) && one.kind !== "blank" && one.kind !== "rule");
	const end = text.indexOf("\n", line?.offset ?? text.length);
	return end < 0 ? text.length : end + 1;
}
const isField = ({ kind, text }) => kind === "text" && taskField.test(text);
const dependsOn = (given, lastOf) => Array.isArray(given) ? given.map((id) => typeof id === "string" ? lastOf.get(id) ?? id : id) : given;
function placeIn(tasks, plan) {
	return (at) => {
		const [first, index, ...rest] = at;
		const task = typeof index === "number" ? tasks[index] : void 0;
		if (first === "tasks") return task ? {
			at: [task.value.id, ...rest],
			offset: task.offsetOf(rest)
		} : {
			at,
			offset: 0
		};
		return {
			at,
			offset: plan.fields.includes(String(first)) ? plan.offsetOf(at) : plan.title?.offset ?? 0
		};
	};
}
/** `T1: Title`, also with marks around it. */
function namedHeading(text) {
	const [, plainId, plainTitle] = taskHeading.exec(text) ?? [];
	const said = headingText(plainTitle ?? text);
	const whole = plainId === void 0 ? said.plain : `${plainId}: ${said.status ? said.plain : plainTitle ?? ""}`;
	const [, id, title] = taskHeading.exec(whole) ?? [];
	return id === void 0 ? void 0 : {
		id,
		title,
		said
	};
}
const stray = ({ offset, text }) => ({
	severity: "error",
	code: "PLAN_UNPLACED",
	at: [],
	offset,
	message: `This check box belongs to no task: ${JSON.stringify(text.slice(0, 40))}.`,
	remedy: "Move it below a task, make it a task of its own (### T9: \u2026), or remove the box."
});
/** Every line belongs to one part: nothing that somebody wrote is lost. */
function partsOf(lines) {
	const parts = {
		tasks: [],
		context: [],
		discovered: [],
		asides: /* @__PURE__ */ new Set()
	};
	let part = partNamed("");
	let into = parts.context;
	for (const [at, line] of lines.entries()) {
		if (line.kind === "heading") {
			if (line.level < 3) part = partNamed(line.text);
			if (line.level < 4) into = partAt(parts, {
				lines,
				at,
				part
			});
		}
		if (into === parts.context || into === parts.discovered) takeAside(parts, line, part);
		into.push(line);
	}
	return parts;
}
/** Where what stands below a heading belongs. */
function partAt(parts, { lines, at, part }) {
	const heading = lines[at];
	if (part.isDiscovered) return parts.discovered;
	return heading?.level === 3 && namesTask(lines, at, !part.holdsTasks) ? beginTask(parts, heading) : parts.context;
}
/** Headings in the context are looked at: a task may stand there by mistake. */
function takeAside({ asides }, line, part) {
	if (!part.holdsTasks && (part.isAside || line.kind !== "heading")) asides.add(line);
}
/** What may stand below a heading of the document. A task that says so itself is one anywhere but below "Discovered". */
const partNamed = (title) => ({
	holdsTasks: !notTasks.test(title) && !notTasks$1.test(title),
	isAside: notTasks$1.test(title) || /^discovered\b/i.test(title),
	isDiscovered: /^discovered\b/i.test(title)
});
/** The lines of the new task; the first of them is its heading. */
function beginTask({ tasks }, heading) {
	const lines = [];
	tasks.push({
		heading,
		lines
	});
	return lines;
}
/** `### T1: \u2026`; a name without a number, or one in a part that holds no tasks, only where a field of a task follows. */
function namesTask(lines, at, needsField) {
	const { id } = namedHeading(lines[at]?.text ?? "") ?? {};
	if (id === void 0) return false;
	const isRecord = records.test(id);
	if (/\d/.test(id) && !isRecord && !needsField) return true;
	for (let next = at + 1; next < lines.length && lines[next]?.kind !== "heading"; next += 1) {
		const line = lines[next];
		if (isField(line) && !(isRecord && ownStatus.test(line.text))) return true;
	}
	return false;
}
/** Decisions and their like have ids, and statuses of their own. */
const records = /^(?:ADR|RFC|DEC|RISK|REQ|NFR|FR|PEP)-?\d/;
const ownStatus = /^\*\*Status:?\*\*:?\s*(?:accepted|proposed|draft|superseded|deprecated|rejected|approved|decided|mitigated)\b/i;
/** Without the title, the status of the plan and headings that nothing stands below. */
function contextOf(lines) {
	const said = lines.filter(({ kind, level, text }) => !(kind === "heading" && level === 1 && planTitle.test(text)) && !/^\*\*Status:?\*\*/i.test(text));
	let next;
	const kept = said.reduceRight((kept, line) => {
		const empty = line.kind === "heading" && (next === void 0 || next.kind === "heading" && next.level <= line.level);
		if (!empty) kept.push(line);
		if (!empty && line.kind !== "blank" && line.kind !== "rule") next = line;
		return kept;
	}, []);
	return proseOf(kept.reverse().map(({ raw }) => raw));
}
function discovered(lines) {
	const found = lines.filter(({ kind, depth, level, text }) => kind === "heading" && level > 2 || kind === "item" && depth === 1 && !text.startsWith("ralph: "));
	const [first] = found;
	if (first === void 0) return [];
	const message = `${plural(found.length, "entry", "entries")} under "Discovered" ${found.length === 1 ? "is not a task" : "are not tasks"}, so no agent gets ${found.length === 1 ? "it" : "them"}.`;
	return [{
		severity: "warning",
		code: "PLAN_DISCOVERED",
		at: [],
		offset: first.offset,
		message,
		remedy: "Turn each that should be done into a task (### T9: \u2026) under \"Tasks\"."
	}];
}
// src/core/plan/format/task-master/part-id.ts
/** The id of a subtask in the plan: that of its task is a part of it. */
const partId = (part, task) => String(part).includes(".") ? String(part) : `${task}.${part}`;
// src/core/plan/format/task-master/task-master-edits.ts
/** `"status"` of tasks and subtasks in one list of a `tasks.json`, and the tasks that came by amendments. */
function taskMasterEdits(text, top, { facts, subtasks }) {
	const list = entryOf(top, "tasks");
	if (!list) return [];
	const nodes = list.children ?? [];
	const byId = new Map(nodes.map((task) => [idOf(task), task]));
	const statuses = nodes.flatMap((task) => {
		const parts = entryOf(task, "subtasks")?.children ?? [];
		return subtasks === "own" && parts.length > 0 ? partEdits(text, {
			task,
			parts,
			facts: facts.tasks
		}) : wholeEdits(text, {
			task,
			parts,
			facts: facts.tasks
		});
	});
	const news = facts.added.flatMap(({ task, after }) => {
		const { id, title, description, acceptance_criteria: criteria, depends_on: waits } = task;
		const status = facts.tasks.get(id)?.status === "done" ? "done" : "pending";
		const value = {
			id: asId(id),
			title,
			description,
			status,
			dependencies: waits.map(asId),
			...criteria.length > 0 && { testStrategy: criteria.join("\n") },
			subtasks: []
		};
		return entryEdits(text, list, value, after === void 0 ? void 0 : byId.get(after));
	});
	const parts = nodes.flatMap((task) => (entryOf(task, "subtasks")?.children ?? []).map((part) => [partId(String(entryOf(part, "id")?.value), idOf(task)), part]));
	const byName = new Map([...byId, ...subtasks === "own" ? parts : []]);
	const own = partsIn(subtasks === "own" ? nodes : []);
	const changes = facts.changed.flatMap((change) => [...changeEdits(text, byName.get(change.task.id), change), ...waitEdits(text, {
		entry: byName.get(change.task.id),
		parts: own,
		change
	})]);
	return [
		...statuses,
		...changes,
		...news
	];
}
/** What a changed task says in an entry. */
const writtenFields = [
	"title",
	"description",
	"acceptance_criteria",
	"depends_on"
];
const wordFields = [
	"title",
	"description",
	"acceptance_criteria"
];
/** Behind the words of a task a reader puts what its place in the list says. */
const told = /(?:^|\n\n)(?:Part \d+ of \d+ of task |Subtasks, one after the other:\n)[\s\S]*$/;
function changeEdits(text, entry, { task, fields }) {
	if (!entry) return [];
	const { title, description, acceptance_criteria: criteria } = task;
	const details = String(entryOf(entry, "details")?.value ?? "").trim();
	const said = description.replace(told, "");
	const kept = details !== "" && said.endsWith(`\n\n${details}`);
	const about = [{
		name: "description",
		value: kept ? said.slice(0, -details.length - 2) : said
	}, ...kept || details === "" ? [] : [{
		name: "details",
		value: ""
	}]];
	const values = {
		title: [{
			name: "title",
			value: title
		}],
		description: about,
		acceptance_criteria: [{
			name: "testStrategy",
			value: criteria.join("\n")
		}]
	};
	return wordFields.flatMap((name) => fields.includes(name) ? values[name].flatMap((field) => fieldEdits(text, entry, field)) : []);
}
function partsIn(tasks) {
	const all = tasks.map((task) => {
		return {
			task,
			ids: (entryOf(task, "subtasks")?.children ?? []).map((part) => partId(String(entryOf(part, "id")?.value), idOf(task)))
		};
	});
	return {
		taskOf: new Map(all.flatMap(({ task, ids }) => ids.map((id) => [id, task]))),
		of: new Map(all.map(({ task, ids }) => [idOf(task), ids]))
	};
}
/**
* What a task waits for. Of a part, neither its task's own nor, for the last one, its siblings are written: a reader adds
* them. Where a list cannot say it, as one that a part would have to leave out, it stays.
*/
function waitEdits(text, { entry, parts, change }) {
	const { task, fields } = change;
	if (!entry || !fields.includes("depends_on")) return [];
	const owner = parts.taskOf.get(task.id);
	const [ownId, siblings] = owner ? [idOf(owner), parts.of.get(idOf(owner)) ?? []] : [void 0, []];
	const lastOf = (id) => parts.of.get(id)?.at(-1) ?? id;
	const waits = (of) => entryOf(of, "dependencies")?.children ?? [];
	const nameOf = (word) => ownId === void 0 ? lastOf(word) : partId(word, ownId);
	const known = new Map(waits(entry).map((node) => [nameOf(String(node.value)), node.value]));
	const isLast = siblings.at(-1) === task.id;
	const added = /* @__PURE__ */ new Set([...owner ? waits(owner).map((node) => lastOf(String(node.value))) : [], ...isLast ? siblings.slice(0, -1) : []]);
	const value = task.depends_on.flatMap((id) => {
		const said = known.get(id);
		if (said !== void 0) return [said];
		if (added.has(id)) return [];
		if (ownId === void 0) return [asId(wholeOf(parts, id))];
		return [siblings.includes(id) ? asId(id.slice(ownId.length + 1)) : id];
	});
	const isSaid = [...added].every((id) => task.depends_on.includes(id));
	const reaches = ownId === void 0 || value.every((id) => String(id).includes(".") || siblings.includes(partId(id, ownId)));
	return isSaid && reaches ? fieldEdits(text, entry, {
		name: "dependencies",
		value
	}) : [];
}
/** The last part of a task stands for it. */
function wholeOf({ taskOf, of }, id) {
	const task = taskOf.get(id);
	return task && of.get(idOf(task))?.at(-1) === id ? idOf(task) : id;
}
const idOf = (task) => String(entryOf(task, "id")?.value);
/** Numbers are the tool's own ids. */
const asId = (id) => /^[1-9]\d{0,8}$/.test(id) ? Number(id) : id;
function wholeEdits(text, { task, parts, facts }) {
	const status = facts.get(idOf(task))?.status;
	if (status === void 0) return [];
	return [task, ...parts].flatMap((one) => statusEdits(text, one, status === "done" ? "done" : "pending"));
}
/** A task is done with the last of its parts. Where it says that it is over, so are they, whatever they say. */
function partEdits(text, { task, parts, facts }) {
	const said = parts.map((part) => facts.get(partId(String(entryOf(part, "id")?.value), idOf(task)))?.status);
	if (said.every((status) => status === void 0)) return [];
	const isOver = meaningOf$1(task) === "done";
	const done = parts.map((part, index) => said[index] === void 0 ? isOver || meaningOf$1(part) === "done" : said[index] === "done");
	return [...statusEdits(text, task, done.every(Boolean) ? "done" : done.some(Boolean) ? "in-progress" : "pending"), ...parts.flatMap((part, index) => done[index] || meaningOf$1(part) === "done" ? statusEdits(text, part, done[index] ? "done" : "pending") : [])];
}
const meaningOf$1 = (task) => statusOfWord(entryOf(task, "status")?.value, {
	at: [],
	offset: 0
});
/** Another word for the same stays. */
function statusEdits(text, task, word) {
	return meaningOf$1(task) === statusOfWord(word, {
		at: [],
		offset: 0
	}) ? [] : fieldEdits(text, task, {
		name: "status",
		value: word
	});
}
// src/core/plan/format/task-master/read-task-master.ts
/** `tasks.json` of Task Master, found by the fields of its tasks. Undefined for any other document. */
function planOfTaskMaster({ value, root, text }, options) {
	const tags = tagsOf(value);
	if (tags === void 0) return void 0;
	const tag = chosenTag(tags, options.tag);
	if (tag === void 0) return withoutTag(tags, options.tag, root.offset);
	const list = tag === "" ? value : value[tag];
	const node = tag === "" ? root : entryOf(root, tag);
	const top = tag === "" ? [] : [tag];
	const draft = planOfList(list, {
		top,
		root,
		options
	});
	const beside = {
		...inList,
		known: new Set(tags),
		at: [],
		members: tag === "" ? [] : membersOf(root)
	};
	const unknown = unplacedMembers([beside, ...accountsOf(node, top)], idsIn(node));
	const others = tags.filter((name) => name !== tag).map((name) => `the list of the tag ${name}`);
	return {
		...draft,
		faults: [...draft.faults, ...unknown],
		list: [...top, "tasks"],
		...unplacedIn(unknown),
		leftOut: [...draft.leftOut ?? [], ...others],
		edits: (facts) => taskMasterEdits(text, node, {
			facts,
			subtasks: options.subtasks
		})
	};
}
const known = /* @__PURE__ */ new Set([...[
	"id",
	"title",
	"description",
	"details",
	"testStrategy",
	"status",
	"dependencies",
	"subtasks"
]]);
/** Fields that the tool writes for itself, and that change nothing of what is done. */
const ownFields = [...[
	"priority",
	"complexity",
	"complexityScore",
	"complexityReasoning",
	"recommendedSubtasks",
	"expansionPrompt"
], ...[
	"parentId",
	"parentTaskId",
	"parentTask",
	"isSubtask",
	"previousStatus",
	"createdAt",
	"updatedAt",
	"metadata"
]];
const inPart = {
	whose: "subtask",
	known: new Set([...known, ...ownFields].filter((name) => name !== "subtasks")),
	meant: [...known],
	waits: "dependencies"
};
const inTask = {
	...inPart,
	whose: "task",
	known: /* @__PURE__ */ new Set([...inPart.known, "subtasks"])
};
/** Beside the tasks there may be anything; but no other list of them. */
const inList = {
	whose: "list",
	known: /* @__PURE__ */ new Set(["tasks"]),
	meant: [],
	waits: "",
	tells: "errors"
};
const accountsOf = (list, top) => [{
	...inList,
	at: top,
	members: membersOf(list).filter(({ value }) => holdsEntries(value))
}, ...entriesOf(list, "tasks").flatMap((task, index) => [{
	...inTask,
	at: [
		...top,
		"tasks",
		index
	],
	members: membersOf(task)
}, ...entriesOf(task, "subtasks").map((part, at) => ({
	...inPart,
	at: [
		...top,
		"tasks",
		index,
		"subtasks",
		at
	],
	members: membersOf(part).filter(({ name, value }) => name !== "subtasks" || Array.isArray(value) && value.length > 0)
}))])];
const idsIn = (list) => idsOf(entriesOf(list, "tasks").map(membersOf));
/** `master` is the tag that the tool itself uses where none is named. */
function chosenTag(tags, wanted) {
	if (tags.includes("")) return "";
	const name = wanted ?? (tags.includes("master") || tags.length > 1 ? "master" : tags[0]);
	return tags.find((tag) => tag === name);
}
function planOfList(raw, { top, root, options }) {
	const placed = (at) => ({
		at: [...top, ...at],
		offset: offsetAt(root, [...top, ...at])
	});
	const parsed = TaskList.safeParse(raw);
	const faults = parsed.success ? [] : shapeFaults(parsed.error, raw).map((fault) => ({
		...fault,
		...placed(fault.at)
	}));
	const list = parsed.success ? parsed.data : salvaged(raw, parsed.error);
	const written = (list.tasks ?? []).flatMap((task, index) => tasksOf(task, ["tasks", index], options));
	const lastOf = new Map(written.flatMap(({ stands, id }) => stands === void 0 ? [] : [[stands, id]]));
	const wholeOf = options.subtasks === "joined" ? tasksOfParts(list.tasks ?? []) : void 0;
	const tasks = written.map(({ at, task, id, title, about, waits }) => {
		const status = statusOfWord(task.status, placed([...at, "status"]));
		if (typeof status !== "string") faults.push(status);
		return {
			id,
			title,
			description: about,
			acceptance_criteria: task.testStrategy?.trim() ? [task.testStrategy.trim()] : [],
			depends_on: wholeOf ? [...new Set(waits.map((other) => wholeOf.get(other) ?? other))] : waits.map((other) => lastOf.get(other) ?? other),
			status: typeof status === "string" ? status : "pending"
		};
	});
	for (const [index, { status, subtasks }] of (list.tasks ?? []).entries()) {
		const found = statusOfWord(status, placed([
			"tasks",
			index,
			"status"
		]));
		if (typeof found !== "string" && options.subtasks === "own" && (subtasks ?? []).length > 0) faults.push(found);
	}
	const [name] = top;
	const about = list.metadata?.description?.trim();
	return {
		format: "Task Master",
		value: {
			...name !== void 0 && name !== "master" && { name },
			...about && { context: about },
			tasks
		},
		faults,
		placeOf: ([first, index, field, ...rest]) => {
			const at = typeof index === "number" ? written[index]?.at : void 0;
			return placed([...at ?? (first === "tasks" ? ["tasks"] : []), ...field === void 0 ? [] : [names[String(field)] ?? field, ...rest]]);
		},
		doneBy: "\"status\": \"done\"",
		leftOut: leftOut(raw),
		tells: { inFields: writtenFields }
	};
}
/** Fields of tasks and of their parts that no task of a plan has, each once. */
function leftOut(list) {
	const tasks = isRecord(list) && Array.isArray(list["tasks"]) ? list["tasks"].filter(isRecord) : [];
	const parts = tasks.flatMap(({ subtasks }) => Array.isArray(subtasks) ? subtasks.filter(isRecord) : []);
	const named = (of, where) => of.flatMap((one) => Object.keys(one).flatMap((name) => known.has(name) ? [] : [`${where}.${name}`]));
	return [.../* @__PURE__ */ new Set([...named(tasks, "tasks[]"), ...named(parts, "subtasks[]")])];
}
/** What waits for a part waits for its task, where that is done as a whole. */
const tasksOfParts = (tasks) => new Map(tasks.flatMap(({ id, subtasks }) => (subtasks ?? []).map((part) => [partId(part.id, String(id)), String(id)])));
const names = {
	depends_on: "dependencies",
	acceptance_criteria: "testStrategy"
};
/** The tags of a document, `''` for one without; undefined where it is none of Task Master's. */
function tagsOf(value) {
	if (!isRecord(value)) return void 0;
	if (Array.isArray(value["tasks"])) return isTaskList(value) ? [""] : void 0;
	const lists = Object.entries(value).filter(([, list]) => isRecord(list) && Array.isArray(list["tasks"]));
	return lists.some(([, list]) => isTaskList(list)) || lists.some(([name]) => name === "master") ? lists.map(([name]) => name) : void 0;
}
/** Its tasks have fields that a plan.json has not, and none of those that only a plan.json has. */
function isTaskList(list) {
	const tasks = isRecord(list) && Array.isArray(list["tasks"]) ? list["tasks"].filter(isRecord) : [];
	const ours = [
		"depends_on",
		"acceptance_criteria",
		"max_retries"
	];
	if (tasks.length === 0 || tasks.some((task) => ours.some((name) => name in task))) return false;
	const has = (name) => tasks.some((task) => name in task);
	const isNumbered = tasks.some(({ id }) => typeof id === "number");
	return [
		"details",
		"testStrategy",
		"subtasks"
	].some(has) || has("dependencies") && (isNumbered || has("priority"));
}
function withoutTag(tags, wanted, offset) {
	const there = tags.filter(Boolean).join(", ") || "none";
	return {
		format: "Task Master",
		value: void 0,
		faults: [{
			severity: "error",
			code: "PLAN_TAG",
			at: [],
			offset,
			message: wanted === void 0 ? `The file has several lists of tasks: ${there}.` : `The file has no tag "${wanted}".`,
			remedy: wanted === void 0 ? "Name one with the setting plan-tag." : `Its tags: ${there}.`
		}],
		placeOf: () => ({
			at: [],
			offset
		})
	};
}
function tasksOf(task, at, { subtasks }) {
	const id = String(task.id);
	const waits = (task.dependencies ?? []).map(String);
	const parts = task.subtasks ?? [];
	const about = textOf$1(task);
	if (parts.length === 0 || subtasks === "joined") {
		const list = parts.map((part) => `- ${done(part) ? "(done) " : ""}${part.title}: ${textOf$1(part)}`);
		const steps = list.length === 0 ? [] : [`Subtasks, one after the other:\n${list.join("\n")}`];
		return [{
			at,
			task,
			id,
			stands: id,
			title: task.title,
			about: [about, ...steps].join("\n\n"),
			waits
		}];
	}
	return parts.map((part, index) => {
		const before = (part.dependencies ?? []).map((other) => partId(other, id));
		const isLast = index === parts.length - 1;
		const others = isLast ? parts.slice(0, -1).map((other) => partId(other.id, id)) : before;
		const strategy = part.testStrategy?.trim() || !isLast ? part.testStrategy : task.testStrategy;
		const status = isOver(task) ? task.status : part.status;
		return {
			at: [
				...at,
				"subtasks",
				index
			],
			task: {
				...part,
				testStrategy: strategy,
				...status !== void 0 && { status }
			},
			id: partId(part.id, id),
			...isLast && { stands: id },
			title: part.title,
			about: [
				textOf$1(part),
				`Part ${index + 1} of ${parts.length} of task ${id}, \u201c${task.title}\u201d.`,
				about
			].filter(Boolean).join("\n\n"),
			waits: [.../* @__PURE__ */ new Set([
				...before,
				...waits,
				...others
			])]
		};
	});
}
const meaning = ({ status }) => statusOfWord(status, {
	at: [],
	offset: 0
});
const done = (task) => meaning(task) === "done";
const isOver = (task) => done(task) || meaning(task) === "skipped";
const textOf$1 = ({ description, details }) => [description, details].map((text) => text?.trim()).filter(Boolean).join("\n\n");
/** Numbers in most files; texts such as `1.2` where one names a subtask. */
const Id = union([int().positive(), string().min(1)]);
const common = {
	id: Id,
	title: string().min(1),
	description: string().nullish(),
	details: string().nullish(),
	testStrategy: string().nullish(),
	status: string().optional(),
	dependencies: array(Id).nullish()
};
const Subtask = object(common);
const TaskMasterTask = object({
	...common,
	priority: _enum([
		"critical",
		"high",
		"medium",
		"low"
	]).nullish().catch(void 0),
	subtasks: array(Subtask).nullish()
});
/** One list of tasks in a `tasks.json` of Task Master: the whole document, or what stands below a tag. */
const TaskList = object({
	tasks: array(TaskMasterTask),
	metadata: object({ description: string().optional() }).optional().catch(void 0)
});
// src/core/plan/format/write/write-markdown.ts
const statusWords = {
	pending: "open",
	in_progress: "in_progress",
	done: "complete",
	skipped: "skipped",
	failed: "failed",
	given_up: "given_up"
};
/** Fields that the format has a place for. */
const taskPlaces = [
	"title",
	"description",
	"acceptance_criteria",
	"depends_on",
	"status"
];
const planPlaces = ["project", "context"];
/** No text keeps these on its way through a file, and merge marks are none of the plan's. */
const unwritable = /[\0\r]|\p{Surrogate}|^(?:<{7}|\|{7}|={7}|>{7})/mu;
/**
* A plan as the Markdown of a queue, which is read as exactly this plan again: each part is read back, and what would be
* read otherwise, or has no place in the format, stands as JSON in a code block. Linear in the size of the plan.
*/
function writeMarkdown(plan) {
	const others = endsOf(plan);
	const ids = new Set(plan.tasks.map(({ id }) => id));
	const written = plan.tasks.map((task) => taskPart(task, withNamed(others, task, ids)));
	return `${[
		planPart(plan, others),
		"## Tasks",
		...written
	].join("\n\n")}\n`;
}
const end = Task.parse({
	id: "END-0",
	title: "End"
});
/** A task for each way in which the tasks are called: a line that begins as one of them would be taken for a lost task. */
const endsOf = ({ tasks }) => [...new Map(tasks.flatMap(({ id }) => {
	const word = taskName(`${id}:`)?.word;
	return word === void 0 ? [] : [[word, Task.parse({
		id,
		title: "End"
	})]];
})).values(), end];
/** And the tasks that this one names: a line such as "Requires: T1" is a lost order only where there is a T1. */
function withNamed(ends, { description, acceptance_criteria }, ids) {
	const named = [...new Set([description, ...acceptance_criteria].flatMap((text) => text.match(/[A-Za-z0-9._-]+/g) ?? []))].filter((word) => ids.has(word) && !ends.some(({ id }) => id === word));
	return [...ends, ...named.map((id) => Task.parse({
		id,
		title: "End"
	}))];
}
const textOf = (ends) => ends.map((task) => taskText(task, [])).join("\n\n");
/** One task of it. */
function taskPart(task, others = [end]) {
	const ends = others.filter(({ id }) => id !== task.id);
	const differs = (text) => {
		const [found, ...more] = readAgain(`# Plan\n\n## Tasks\n\n${text}\n\n${textOf(ends)}`)?.tasks ?? [];
		if (!found || !same(more, ends)) return taskPlaces;
		return taskPlaces.filter((name) => !same(found[name], task[name]));
	};
	return faithful(taskPlaces, differs, (inJson) => taskText(task, inJson), task);
}
function planPart(plan, ends) {
	const differs = (text) => {
		const found = readAgain(`${text}\n\n## Tasks\n\n${textOf(ends)}`);
		if (!found || !same(found.tasks, ends)) return planPlaces;
		return planPlaces.filter((name) => !same(found[name], plan[name]));
	};
	return faithful(planPlaces, differs, (inJson) => planText(plan, inJson), plan);
}
/** The plainest of a few ways to write something that is read again as it was. */
function faithful(places, differs, write, value) {
	const isUnwritable = (name) => [value[name]].flat().some((text) => unwritable.test(String(text)));
	const first = places.filter(isUnwritable);
	const plain = write(first);
	const wrong = differs(plain);
	if (wrong.length === 0) return plain;
	const second = write([.../* @__PURE__ */ new Set([...first, ...wrong])]);
	return differs(second).length === 0 ? second : write(places);
}
/** Undefined where the text is no such plan, or has a fault. */
function readAgain(text) {
	const draft = planOfStrict(outline(text), defaultReadOptions);
	return (draft?.faults.length === 0 ? Plan.safeParse(draft.value) : void 0)?.data;
}
function taskText(task, inJson) {
	const { id, title, description, acceptance_criteria: criteria, depends_on, status } = task;
	const has = (name) => !inJson.includes(name);
	const list = criteria.map((text) => `- [ ] ${text.replaceAll("\n", "\n  ")}`).join("\n");
	const fields = Object.entries(sparseTask(task)).filter(([name]) => name !== "id" && (inJson.includes(name) || !taskPlaces.includes(name)));
	return [
		`### ${id}: ${has("title") ? title : oneLine(title, 80) || id}`,
		...has("description") && description !== "" ? [description] : [],
		`**Requires:** ${has("depends_on") && depends_on.length > 0 ? depends_on.join(", ") : "\u2014"}\n**Status:** ${statusWords[status]}`,
		...has("acceptance_criteria") && criteria.length > 0 ? [`**Done when:**\n${list}`] : [],
		...block(fields)
	].join("\n\n");
}
function planText({ tasks: _, ...plan }, inJson) {
	const { project, context } = plan;
	const has = (name) => !inJson.includes(name);
	const fields = Object.entries(plan).filter(([name, value]) => value !== void 0 && (inJson.includes(name) || !planPlaces.includes(name)));
	return [
		has("project") && project !== void 0 ? `# Plan: ${project}` : "# Plan",
		...block(fields),
		...has("context") && context !== void 0 ? [context] : []
	].join("\n\n");
}
const block = (fields) => fields.length === 0 ? [] : [`\`\`\`ralph\n${JSON.stringify(Object.fromEntries(fields))}\n\`\`\``];
// src/core/plan/format/formats.ts
/** From the most special to the most general; the last one takes every document, and says in its findings why it is no plan. */
const jsonFormats = [
	{
		name: "prd.json",
		title: "prd.json",
		read: planOfPrd
	},
	{
		name: "task-master",
		title: "Task Master",
		read: (document, { options }) => planOfTaskMaster(document, options)
	},
	{
		name: "plan.json",
		title: "plan.json",
		read: planOfJson
	}
];
const markdownFormats = [
	{
		name: "queue",
		title: "Markdown plan",
		read: (lines, { options, text }) => planOfStrict(lines, options, {
			text,
			writeTask: taskPart
		})
	},
	{
		name: "spec-kit",
		title: "spec-kit tasks",
		read: planOfSpecKit
	},
	{
		name: "markdown",
		title: "Markdown",
		read: planOfLoose
	}
];
/** The name by which a setting knows the format of a plan that was read. */
const formatNamed = (title) => title === "BMAD" ? "bmad" : [...jsonFormats, ...markdownFormats].find((one) => one.title === title)?.name ?? "auto";
/** The only way from a file to a plan. An issue is read by `planOfIssue`: its parser of Markdown is half a megabyte. */
function readPlan({ file, bytes, options = defaultReadOptions }) {
	const read = draftOf({
		file,
		bytes,
		options
	});
	if ("refused" in read) return refusedText(read.refused, read.text);
	const { draft, text } = read;
	const { format, doneBy, leftOut, context = [] } = draft;
	const lineOf = lineIndex(text);
	const headings = context.map((heading) => ({
		line: lineOf(heading.offset).line,
		text: heading.text
	}));
	const begins = lineOf(draft.placeOf(["tasks", 0]).offset).line;
	return {
		...judgeDraft(draft, text, file),
		format,
		begins,
		doneBy,
		leftOut,
		context: headings
	};
}
function draftOf({ file, bytes, options }) {
	const text = sourceText(bytes, file);
	if (typeof text !== "string") return { refused: [text] };
	const unmerged = mergeMarkers(text);
	if (unmerged.length > 0) return {
		refused: unmerged,
		text
	};
	const context = {
		file,
		options,
		text
	};
	if (isJson(text, file)) {
		const document = parseDocument(text);
		if (Array.isArray(document)) return {
			refused: document,
			text
		};
		const foreign = (options.format ?? "auto") === "auto" ? foreignFile(file, document.value) : void 0;
		if (foreign) return {
			refused: [foreign],
			text
		};
		return {
			text,
			draft: draftBy(jsonFormats, document, {
				...context,
				also: [...duplicateKeys(document.root), ...outsideLinksIn(text, file)]
			})
		};
	}
	const lines = outline(text);
	return {
		text,
		draft: draftBy(markdownFormats, lines, {
			...context,
			also: outsideLinks(lines, file)
		})
	};
}
/** A Markdown document may begin with a link or a box. */
const isJson = (text, file) => /\.json$/i.test(file) || /^\s*(?:\{|\[\s*(?:[{"]|\]\s*$))/.test(text);
function draftBy(formats, document, { also, ...context }) {
	const named = context.options.format ?? "auto";
	if (named === "auto") {
		const { draft, faults } = chooseDraft(formats.flatMap(({ name, read }) => {
			const draft = read(document, context);
			return draft ? [{
				name,
				draft
			}] : [];
		}), context.file);
		return {
			...draft,
			faults: [...also, ...faults]
		};
	}
	const draft = formats.find(({ name }) => name === named)?.read(document, context);
	return draft ? {
		...draft,
		faults: [...also, ...draft.faults.map(besideNamed)]
	} : ofOtherFormat(named, context);
}
/** Whoever names the format has decided which of several lists counts. */
const besideNamed = (fault) => isOtherList(fault) ? {
	...fault,
	severity: "warning"
} : fault;
const ofOtherFormat = (format, { file }) => ({
	format,
	value: void 0,
	faults: [{
		severity: "error",
		code: "PLAN_FORMAT",
		at: [],
		offset: 0,
		message: `${file} is not written in the format ${format}, which is the one of its run or was named.`,
		remedy: `Write it in that format, or name another with --format: ${planFormats.filter((name) => name !== format).join(", ")}.`
	}],
	placeOf: () => ({
		at: [],
		offset: 0
	})
});
/** For who writes into it; `why` where nobody can: it is no plan at the moment. Undefined where its format holds no facts. */
function planDocument(file) {
	const found = judgedText({
		options: defaultReadOptions,
		...file
	});
	if ("why" in found) return found;
	const { text, plan, edits, tells, times } = found;
	const ids = new Set(plan.tasks.map(({ id }) => id));
	return edits && {
		ids,
		plan,
		times,
		...writing(file, {
			text,
			ids,
			edits,
			tells
		})
	};
}
function judgedText(file) {
	const read = draftOf(file);
	const { plan, findings } = "refused" in read ? refusedText(read.refused, read.text) : judgeDraft(read.draft, read.text, file.file);
	if (plan && !("refused" in read)) {
		const { edits, tells, times } = read.draft;
		return {
			plan,
			text: read.text,
			edits,
			tells,
			times
		};
	}
	const fault = findings.find(({ severity }) => severity === "error");
	return { why: `${fault?.line ? `line ${fault.line}: ` : ""}${fault?.message ?? "it is no plan"}` };
}
/**
* Read again before it counts: not every format has a place for every new task, and a document that is no plan any more, or
* another one, would be worse than one that says less.
*/
function writing(file, { text, ids, edits, tells }) {
	const after = (facts) => withEdits(text, edits(facts));
	const holds = (bytes, added) => {
		const again = judgedText({
			options: defaultReadOptions,
			...file,
			bytes
		});
		const wanted = /* @__PURE__ */ new Set([...ids, ...added.map(({ task }) => task.id)]);
		return "plan" in again && again.plan.tasks.length === wanted.size && again.plan.tasks.every(({ id }) => wanted.has(id));
	};
	const waitsIn = (said) => {
		const again = judgedText({
			options: defaultReadOptions,
			...file,
			bytes: encoded(said, file.bytes)
		});
		return new Map("plan" in again ? again.plan.tasks.map((task) => [task.id, waitsOf(task)]) : []);
	};
	const takes = (facts) => facts.added.length > 0 && holds(encoded(after(facts), file.bytes), facts.added);
	return {
		write: (facts) => {
			const all = takes(facts);
			const said = after(all ? facts : {
				...facts,
				added: []
			});
			const bytes = said === text ? void 0 : encoded(said, file.bytes);
			return bytes && (all || holds(bytes, [])) ? bytes : void 0;
		},
		unsaid: (facts) => {
			const { added, changed, discovered } = facts;
			const news = takes(facts) ? [] : added.map(({ task }) => `${task.id} was added: ${oneLine(task.title, 200)}`);
			if (tells === "below Discovered") return news;
			const written = new Set(tells?.inFields);
			const again = tells && changed.some(({ fields }) => fields.includes("depends_on")) ? waitsIn(after(facts)) : none;
			const isTold = ({ task, fields }) => fields.every((name) => written.has(name)) && (!fields.includes("depends_on") || again.get(task.id) === waitsOf(task));
			const untold = changed.filter((one) => !isTold(one));
			return [
				...news,
				...untold.map(({ line }) => line),
				...discovered
			];
		}
	};
}
const none = /* @__PURE__ */ new Map();
const waitsOf = ({ depends_on }) => JSON.stringify([...new Set(depends_on)].sort());
/** With the byte order mark that the file had. */
function encoded(text, before) {
	const hasMark = before[0] === 239 && before[1] === 187 && before[2] === 191;
	return new TextEncoder().encode(hasMark ? `\ufeff${text}` : text);
}
// src/core/plan/change/plan-meaning.ts
/**
* What a plan says, as a text that is the same for two plans where no person has changed anything: without statuses, attempts and
* ticks, which a run writes into the document itself.
*/
const meaningOf = (plan) => JSON.stringify({
	...plan,
	tasks: plan.tasks.map(({ status: _, retry_count: __, ...task }) => meant(task))
});
const meant = (task) => ({
	...task,
	description: withoutTicks(task.description)
});
/** A text with every box of a list empty. */
const withoutTicks = (text) => text.replace(/^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)(?:\[[xX]\]|\(done\) )/gm, (whole, mark) => whole.endsWith("]") ? `${mark}[ ]` : mark);
// src/entry/project/plan-file.ts
var plan_file_exports = /* @__PURE__ */ __exportAll({
	readInFirstFormat: () => readInFirstFormat,
	readOptionsOf: () => readOptionsOf,
	readPlanFile: () => readPlanFile,
	readValidStories: () => readValidStories
});
const readOptionsOf = (settings) => ({
	subtasks: settings["plan-subtasks"],
	tag: settings["plan-tag"],
	scope: settings["plan-scope"],
	format: settings.format
});
/**
* Reads and lints a plan, a file or a folder. Rejects as `files.read` does if it is missing. `name` may name the plan.
*/
async function readPlanAt(path, name, reading) {
	const { files, options, toplevel } = reading;
	const { target, outside } = await resolveTarget(path, {
		files,
		toplevel
	});
	if (outside) return {
		plan: void 0,
		findings: [leadsOut(name, target)],
		source: "",
		sources: [path]
	};
	const link = target === path ? [] : [path];
	const folder = isFile(path) ? void 0 : await readPlanFolder(target, {
		...reading,
		scope: options.scope
	});
	if (folder) return {
		...folder.read,
		...folder,
		sources: [...folder.sources, ...link],
		choices: folder.read.choices
	};
	const bytes = await files.read(target);
	return {
		...readPlan({
			file: name,
			bytes,
			options
		}),
		source: contentDigest(bytes),
		sources: [target, ...link]
	};
}
/** Follows links: a path in the repository may not lead out of it, and the real file is the one that is written. */
async function resolveTarget(path, { files, toplevel }) {
	const real = await files.realPath(path).catch(() => path);
	const inside = pathBelow(await files.realPath(toplevel).catch(() => toplevel), real);
	if (inside === void 0) return {
		target: real,
		outside: pathBelow(toplevel, path) !== void 0 && real !== path
	};
	return {
		target: join(toplevel, inside),
		outside: false
	};
}
function pathBelow(folder, path) {
	const inside = relative(folder, path);
	return inside.startsWith("..") || isAbsolute(inside) ? void 0 : inside;
}
const leadsOut = (name, target) => ({
	severity: "error",
	code: "PLAN_LINK_OUTSIDE",
	path: "",
	line: null,
	column: null,
	message: `A symbolic link takes ${name} out of the repository, to ${target}.`,
	remedy: "Put the plan itself into the repository, or name it by its own path."
});
const isFile = (path) => /\.(?:json|md)$/i.test(path);
/** Reads and lints a plan. Throws RalphError PLAN_MISSING, or PLAN_INVALID with every finding. */
async function readPlanFile(path, shown, reading) {
	const inside = relative(reading.toplevel, path);
	const { plan, format, begins = null, findings, sources, choices } = await readPlanAt(path, inside.startsWith("..") || isAbsolute(inside) ? path : inside.split(sep).join("/"), {
		...reading,
		options: {
			...reading.options,
			shown
		}
	}).catch((error) => {
		throw error.code === "ENOENT" ? planMissing(shown, reading.queue) : unreadable(shown, error);
	});
	const errors = findings.filter(({ severity }) => severity === "error");
	if (plan === void 0 || errors.length > 0) throw new RalphError({
		code: "PLAN_INVALID",
		message: `${shown} has ${errors.length === 1 ? "a fault" : `${errors.length} faults`}; nothing was started.`,
		hint: `Fix the problems above, then run again. ${commandSpan("ralph", "plan", "lint", shown)} checks only the plan.`,
		findings: errors.map((finding) => findingLine(finding, shown))
	});
	const source = contentDigest(Buffer.from(meaningOf(plan)));
	const warnings = findings.filter(({ severity }) => severity === "warning");
	return {
		plan,
		format,
		detected: {
			name: formatNamed(format),
			line: begins
		},
		source,
		sources,
		choices,
		warnings
	};
}
/**
* The valid stories of a folder: a run may have recorded a scope without the others. Undefined for any other plan, and
* if no story is valid.
*/
async function readValidStories(path, shown, reading) {
	const scope = (isFile(path) || reading.options.scope ? void 0 : await readPlanFolder(path, reading))?.read.sound.join(",");
	if (!scope) return void 0;
	return readPlanFile(path, shown, {
		...reading,
		options: {
			...reading.options,
			scope
		}
	}).catch(() => void 0);
}
/** Reads a file that fits two formats as the first of them: the run may have recorded which one counts. */
async function readInFirstFormat(path, shown, reading) {
	if (reading.options.format !== "auto") return void 0;
	for (const format of planFormats.filter((name) => name !== "auto" && name !== "bmad")) {
		const options = {
			...reading.options,
			format
		};
		const read = await readPlanFile(path, shown, {
			...reading,
			options
		}).catch(() => void 0);
		if (read) return read;
	}
}
const contentDigest = (bytes) => createHash("sha256").update(bytes).digest("hex");
const planMissing = (shown, queue) => new RalphError({
	code: "PLAN_MISSING",
	message: `There is no plan at ${shown}.`,
	hint: queue === void 0 ? "`ralph start` makes one of a sentence, and needs no file. Or write one (docs/plan.md), or name another file with --plan (in a workflow: the input `plan`)." : `The plans of this repository are in the queue at ${queue}/: \`ralph run --queue\` works through them. Or name one of them with --plan.`
});
export { withoutTicks as a, readPlan as c, lineAfter as d, lineEnd as f, readPlanFile as i, writeMarkdown as l, writeJson as m, readOptionsOf as n, encoded as o, withEdits as p, readPlanAt as r, planDocument as s, plan_file_exports as t, boxEdits as u };
