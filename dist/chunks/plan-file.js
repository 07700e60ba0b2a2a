import { n as __exportAll } from "./rolldown-runtime.js";
import { Q as planFormats, X as defaultReadOptions, jt as unreadable, kt as findingLine, ln as nearestName, yn as commandSpan, yr as RalphError } from "./through-proxy.js";
import { D as plural, i as oneLine } from "./one-line.js";
import { a as membersOf, f as CheckKind, i as fieldOf, l as getNodeValue, n as entriesOf, o as offsetAt, r as entryOf, s as parseDocument, t as duplicateKeys } from "./json-syntax.js";
import { A as unknown, E as string, S as object, c as Task, g as boolean, h as array, k as union, m as _enum, o as Plan, v as int, w as record, x as number$1 } from "./branch-name.js";
import { n as quoteValue, t as printPath } from "./fault.js";
import { C as salvaged, S as isRecord, _ as isLikeTask, a as statusWriter, b as refusedText, c as fieldIn, d as orderTitle, f as proseOf, g as idsOf, h as holdsEntries, i as parseStatus, l as idsIn$3, m as withoutExtras, n as boxLikeLine, o as bareText, p as taskBody, r as isLegend, s as withoutLead, t as boxLike, u as namesOnly, v as unplacedMembers, x as unplacedIn, y as judgeDraft } from "./box-like.js";
import { i as flagWords, n as commandLine } from "./command-line.js";
import { a as outline, c as sourceText, i as isBox, n as outsideLinks, o as lineIndex, r as outsideLinksIn, t as mergeMarkers } from "./merge-markers.js";
import { i as shapeFaults } from "./plan-shape.js";
import { n as readPlanFolder } from "./plan-folder.js";
import { isAbsolute, join, relative, sep } from "node:path";
import { createHash } from "node:crypto";
// src/core/plan/format/json/sparse.ts
const defaults = Task.parse({
	id: "A",
	title: "A"
});
/** The fields of a task that differ from their defaults, with id and title. */
function sparseTask(task) {
	const entries = Object.entries(task).filter(([name, value]) => name === "id" || name === "title" || !isSameJson(value, defaults[name]));
	return Object.fromEntries(entries);
}
const isSameJson = (a, b) => JSON.stringify(a) === JSON.stringify(b);
/** A plan as `plan.json`, without fields that have their default. */
const writeJson = (plan) => `${JSON.stringify({
	...plan,
	tasks: plan.tasks.map(sparseTask)
}, null, 2)}\n`;
// src/core/text/text-edit.ts
/** Edits at one place keep their order. They must not overlap. */
function withEdits(text, edits) {
	const pieces = [];
	let from = 0;
	for (const edit of [...edits].sort((a, b) => a.offset - b.offset)) {
		pieces.push(text.slice(from, edit.offset), edit.text);
		from = edit.offset + edit.length;
	}
	return pieces.join("") + text.slice(from);
}
// src/core/plan/format/json/read-plan.ts
/** `plan.json`, whose fields are those of a plan. It also reads any other JSON, and reports what is missing. */
function planOfJson(document) {
	const { value, root } = document;
	const unnamedFaults = unnamedTasks(document);
	const isReported = ({ at, offset = 0 }) => unnamedFaults.some((fault) => at.length === 1 && offset <= (fault.offset ?? 0) && (fault.offset ?? 0) < endOf(root, offset));
	const memberFaults = unplacedMembers(accountsOf$2(root), idsIn$2(root)).filter((fault) => !isReported(fault));
	return {
		format: "plan.json",
		value,
		faults: [...unnamedFaults, ...memberFaults],
		list: ["tasks"],
		...unplacedIn(memberFaults),
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
/** Editors use `$schema` to find the published JSON Schema. */
const planFields$1 = /* @__PURE__ */ new Set([...Object.keys(Plan.shape), "$schema"]);
const taskFields$1 = new Set(Object.keys(Task.shape));
const inPlan = {
	whose: "plan",
	knownNames: planFields$1,
	suggestions: Object.keys(Plan.shape),
	orderField: "tasks"
};
const inTask$4 = {
	whose: "task",
	knownNames: taskFields$1,
	suggestions: Object.keys(Task.shape),
	orderField: "depends_on"
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
/** Reports lists that look like tasks in a document without "tasks", and how to rename them. */
function unnamedTasks({ value, root }) {
	if (isRecord(value) && "tasks" in value) return [];
	const lists = taskLists(value, []);
	const [first, ...others] = lists;
	if (first === void 0) return [];
	const offset = offsetAt(root, first);
	const code = "PLAN_MISSING_FIELD";
	const listPath = printPath(first);
	if (others.length > 0) return [{
		severity: "error",
		code,
		at: ["tasks"],
		offset,
		message: `"tasks" is missing. There are ${lists.length} lists that look like tasks: ${listPath} is the first.`,
		remedy: "Put all tasks into one list at the top of the file, and call it \"tasks\"."
	}];
	const name = String(first.at(-1));
	const message = first.length === 0 ? "A plan is an object in { }, and this file is a list." : `"tasks" is missing. The list "${listPath}" looks like the tasks.`;
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
	const list = path.reduce((parent, name) => isRecord(parent) || Array.isArray(parent) ? Reflect.get(parent, name) : void 0, value);
	return Array.isArray(list) ? list : [];
};
const maxDepth = 4;
function taskLists(value, path) {
	if (Array.isArray(value) && value.length > 0 && value.every(isLikeTask)) return [path];
	if (path.length >= maxDepth) return [];
	return (Array.isArray(value) ? value.map((entry, index) => [index, entry]) : isRecord(value) ? Object.entries(value) : []).flatMap(([name, entry]) => taskLists(entry, [...path, name]));
}
// src/core/plan/format/account/task-name.ts
const doneMark = String.raw`(?:[\u2705\u2714\u2713\u2611]\ufe0f?|[(\[](?:[\u2705\u2714\u2713\u2611]\ufe0f?\s*)?(?:done|completed?|finished)[)\]])`;
const doneEnd = new RegExp(String.raw`\s*(${doneMark})(?=[*_]*$)`, "iu");
const doneStart = new RegExp(String.raw`^(${doneMark})\s+`, "iu");
const struckOut = /^[*_]*~~(.+)~~[*_]*$/u;
/** `Task 2: ~~Title~~`: only the title is struck out. */
const struckTitle = /^([^~]{1,40}?(?:[:.)]|\s[\u2013\u2014-])[*_]*\s*)~~([^~]+)~~[*_]*$/u;
/** A label such as `[P]` or `(Optional)`, or symbols such as an emoji or bold marks. */
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
	for (let previous = ""; previous !== plain;) {
		previous = plain;
		plain = plain.replace(ornament, "");
	}
	return plain.trim();
}
const number = String.raw`\d+[a-z]?(?:\.\d+[a-z]?)*`;
const word = String.raw`(task|step|story|issue|ticket|todo)[\s_-]*#?\s*(${number})`;
const id = `([A-Z]{1,10}-?(${number}))`;
const aside$1 = String.raw`(\s*[([][^)\]]{1,60}[)\]])?`;
const namePattern = new RegExp(String.raw`^(?:${word}|${id})${aside$1}(?:\s*[*_]*\s*[:.)\u2013\u2014|-]+[*_]*\s*|\s*$)(.*)$`, "iu");
/** `Task 2 Do it`: no sign ends the name. Excludes lists such as `Task 1 and Task 2`. */
const unendedName = new RegExp(String.raw`^${word}\s+(?!(?:and|or|to|of|through)\b|[&,+/\u2013-])(\S.*)$`, "iu");
/** The name at the beginning of a title; undefined if it has none. */
function taskName(plain) {
	const [, kind, count, whole, digits, label, title = ""] = namePattern.exec(plain) ?? [];
	if (whole !== void 0 && digits !== void 0) return {
		word: /^[a-z]+/i.exec(whole)?.[0].toLowerCase() ?? "",
		number: digits,
		id: whole,
		isWord: false,
		title: titleWithLabel(title, label)
	};
	if (kind !== void 0 && count !== void 0) return wordName(kind, count, titleWithLabel(title, label));
	const [, kindOf, countOf, rest = ""] = unendedName.exec(plain) ?? [];
	return kindOf === void 0 || countOf === void 0 ? void 0 : wordName(kindOf, countOf, rest);
}
const wordName = (kind, count, title) => ({
	word: kind.toLowerCase(),
	number: count,
	id: `${kind.toUpperCase()}-${count}`,
	isWord: true,
	title
});
const titleWithLabel = (title, label = "") => [title.replace(/^\s*[*_]{2}|[*_]{2}\s*$/g, "").trim(), label.trim()].filter(Boolean).join(" ");
// src/core/plan/format/account/lost-orders.ts
/**
* Orders in tables, or below headings at the level of the tasks, which no reader uses. An error if a task would not
* wait accordingly. `sideLines`: sections without tasks; `fieldName`: the format's field for an order.
*/
function lostOrders(lines, tasks, { fields, sideLines, fieldName }) {
	const index = taskIndexOf(tasks);
	const idByLine = new Map(tasks.map(({ line, id }) => [line, id]));
	const taskLineAbove = taskLinesAbove(lines, idByLine);
	return [...headingOrders(lines).filter(({ line }) => !fields.has(line)), ...rowOrders(lines)].flatMap((order) => {
		const { line, value, place } = order;
		if (sideLines.has(line)) return [];
		const owner = place === "row" ? fields.get(line) : taskLineAbove.get(line);
		const id = subjectOf(order, index) ?? (owner && idByLine.get(owner));
		const ids = requiredIn(value, index);
		if (!(id !== void 0 && ids.some((earlier) => earlier !== id && !waitsFor(id, earlier, index)))) return [];
		const placeInWords = place === "row" ? "row of a table" : "heading";
		return [{
			severity: "error",
			code: "PLAN_UNPLACED",
			at: [id],
			offset: line.offset,
			message: `This ${placeInWords} says that ${id} waits for ${value}, and nothing reads it, so ${id} would not wait.`,
			remedy: `Write "${fieldName} ${value}" right below the title of ${id}, or remove the ${place}.`
		}];
	});
}
function taskIndexOf(tasks) {
	return {
		ids: new Map(tasks.map(({ id }) => [id.toLowerCase(), id])),
		tasks: new Map(tasks.map((task) => [task.id, task])),
		titles: new Map(tasks.map(({ id, line }) => {
			const { plain } = headingText(line.text);
			return [bareText(taskName(plain)?.title ?? plain).toLowerCase(), id];
		}))
	};
}
function taskLinesAbove(lines, taskAt) {
	const above = /* @__PURE__ */ new Map();
	let task;
	for (const line of lines) if (taskAt.has(line)) task = line;
	else if (task) above.set(line, task);
	return above;
}
/** The task that a cell names: `T2`, `Task 2`, `T2: Title` or its title. */
function subjectOf({ otherCells }, { ids, titles }) {
	for (const cell of otherCells) {
		const text = plainCell(cell);
		const id = ids.get(text.toLowerCase()) ?? ids.get((taskName(text)?.id ?? "").toLowerCase()) ?? titles.get(text.toLowerCase());
		if (id !== void 0) return id;
	}
}
const requiredIn = (value, { ids }) => idsIn$3(value.replace(/\b(task|step|story|issue|ticket|todo)s?\s+#?(\d+(?:\.\d+)*)/gi, (_, word, number) => `${word}-${number}`)).flatMap((word) => ids.get(word.toLowerCase()) ?? []);
/** Limit for one order; larger plans write orders in fields. */
const maxVisits = 2e3;
function waitsFor(id, earlier, { tasks }) {
	const queue = [id];
	const visited = new Set(queue);
	for (const current of queue) for (const next of tasks.get(current)?.waits ?? []) {
		if (next === earlier) return true;
		if (visited.size < maxVisits && !visited.has(next)) queue.push(next);
		visited.add(next);
	}
	return false;
}
/** `### Requires` with only names of tasks in the next line. */
function headingOrders(lines) {
	const textLines = lines.filter(({ kind }) => kind !== "blank");
	return textLines.flatMap((line, index) => {
		const next = textLines[index + 1];
		if (line.kind !== "heading" || !orderTitle.test(bareText(line.text).replace(/[:\uff1a]\s*$/, ""))) return [];
		if (!next || next.kind !== "item" && next.kind !== "text" || !namesOnly.test(next.text)) return [];
		return [{
			place: "heading",
			line,
			value: plainCell(next.text),
			otherCells: []
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
function orderAt({ line, cells }, index, excludedColumns) {
	const value = cells[index] ?? "";
	if (!namesOnly.test(value)) return [];
	return [{
		place: "row",
		line,
		value: plainCell(value),
		otherCells: cells.filter((_, column) => !excludedColumns.includes(column))
	}];
}
// src/core/plan/format/account/counted-lines.ts
/** Marks of headings and frames in other notations: `h2. `, `=== `, `{panel}`. */
const foreignMarks = /^(?:h[1-6]\.\s+|=+\s*|\{[a-z]{2,12}\}\s*|\|\|\s*|\[)+/i;
const numberWords = [
	"zero",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten"
];
const counted$2 = /^(\p{L}{1,20})?\s*[#(.-]?\s*(\d{1,4})\]?\s*(?:[:.)|=\u2192]|[\u2013\u2014-]\s)\s*(?=[^\s\d])/u;
const spelledOut = new RegExp(String.raw`^(\p{L}{2,20})[\s-]+(${numberWords.join("|")})\s*(?:[:.)]|[\u2013\u2014-]\s)\s*\S`, "iu");
/** What is numbered in a text besides work. */
const otherWords = /^(?:figure|fig|table|example|version|appendix|note|page|line|chapter|option|level|tier|risk|adr|rfc|fr|nfr|req|sc|ac|iso|pep|http|python|node|java|v|p|h)$/i;
function countIn(raw) {
	const bare = bareText(raw).replace(foreignMarks, "");
	const [, word = "", digits] = counted$2.exec(bare) ?? [];
	if (digits !== void 0) return {
		word: word.toLowerCase(),
		number: Number(digits)
	};
	const [, kind, spelled = ""] = spelledOut.exec(bare) ?? [];
	return kind === void 0 ? void 0 : {
		word: kind.toLowerCase(),
		number: numberWords.indexOf(spelled.toLowerCase())
	};
}
/**
* Lines of a text whose number no task has: with the tasks' own word (`h2. Task 2: \u2026`), or with another one where the
* number is missing between theirs (`Part 2: \u2026` between the tasks 1 and 3). A sequence of its own is left alone.
*/
function countedLines(lines, tasks) {
	const names = tasks.flatMap(({ line, name }) => name ?? taskName(withoutOrnaments(line.text)) ?? []);
	const numbers = names.flatMap(({ number }) => /^\d+$/.test(number) ? [Number(number)] : []);
	if (numbers.length === 0) return /* @__PURE__ */ new Set();
	const words = new Set(names.map(({ word }) => word));
	const counts = lines.flatMap((line) => {
		const count = line.kind === "text" ? countIn(line.raw) : void 0;
		return count ? [{
			line,
			...count
		}] : [];
	});
	const keys = new Set(counts.map(({ word, number }) => `${word} ${number}`));
	const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)];
	const isWork = ({ word, number }) => {
		if (numbers.includes(number)) return false;
		if (words.has(word)) return true;
		return number > lowest && number < highest && !otherWords.test(word) && !keys.has(`${word} ${number - 1}`);
	};
	return new Set(counts.filter(isWork).map(({ line }) => line));
}
// src/core/plan/format/account/empty-parts.ts
/** Sections that contain several tasks, and are none. */
const isGroup = /^[^\p{L}\p{N}]*(?:\d+[.)]\s*)?(?:phase|stage|milestone|sprint|priority|epic|iteration|week|day)\b|^[^\p{L}\p{N}]*(?:p[0-4]|critical|high|medium|low)\b(?:[\s:\u2013\u2014-]|$)|\bpriority$/iu;
const numbered = /^\d{1,3}[.):]\s+\p{L}/u;
/** Sections that describe the work. */
const descriptiveTitle = /\b(?:overview|introduction|background|context|summary|goals?|objectives?|motivation|problem|scope|requirements?|constraints?|assumptions?|architecture|design|approach|risks?|notes?|references?|timeline|schedule|rollout|appendix|glossary|decisions?|questions?|dependencies|resources|metrics|status|history|changelog|conclusion)\b/iu;
/**
* Reports sections without tasks beside sections with tasks: a warning, since they may only describe the work. Linear.
*/
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
	let openSections = [];
	for (const line of lines) {
		if (line.kind === "heading") openSections = openSections.filter(({ heading }) => heading.level < line.level);
		const section = isTask.has(line) ? void 0 : countedPart(line, account);
		if (section) {
			sections.push(section);
			openSections.push(section);
		}
		if (isContent(line) && !account.sideLines.has(line)) openSections.at(-1)?.lines.push(line);
		for (const section of isTask.has(line) ? openSections : []) section.hasTask = true;
	}
	return sections;
}
const isContent = ({ kind }) => kind === "item" || kind === "text";
function countedPart(heading, { fields, sideLines }) {
	const kind = heading.kind === "heading" && !fields.has(heading) && !sideLines.has(heading) ? kindOf(heading.text) : void 0;
	return kind && {
		heading,
		kind,
		lines: [],
		hasTask: false
	};
}
function kindOf(text) {
	if (isGroup.test(text)) return "group";
	return numbered.test(bareText(text)) && !descriptiveTitle.test(text) ? "number" : void 0;
}
function partFault({ heading, lines }, example) {
	const items = lines.filter((line) => line.kind === "item" && line.depth === 1);
	const [first = lines[0]] = items;
	if (first === void 0) return [];
	const title = JSON.stringify(heading.text.slice(0, 40));
	const message = items.length === 0 ? `There is no task below ${title}, though there are some below the headings beside it.` : `No item below ${title} has a check box, so ${items.length === 1 ? "it is no task" : "they are no tasks"}.`;
	const exampleText = JSON.stringify(example(first.text.slice(0, 40)));
	const remedy = `Write ${items.length === 0 ? "what" : "each that"} should be done there as a task, such as ${exampleText}.`;
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
/** The task status that a line such as `State: done`, `Done: yes` or `\u2705 Done` claims. */
function statusClaim({ kind, text, ticked }) {
	if (kind !== "text" && kind !== "item" && kind !== "quote" || ticked !== void 0) return void 0;
	const bare = bareText(text);
	return statusClaimed(bare) ?? (isLoud(text, bare) && exclaimed.test(bare) ? "done" : void 0);
}
const claimAtEnd = /(?:\s[\u2013\u2014-]{1,2}|:)\s*[*_]*(DONE|COMPLETED?|FINISHED|SKIPPED|CANCELL?ED)[*_]*[.!]?\s*$/u;
/** The status in capitals at the end of a heading. */
function titleClaim(title) {
	const [, word] = claimAtEnd.exec(title) ?? [];
	if (word === void 0) return void 0;
	return /^(?:SKIP|CANCEL)/.test(word) ? "skipped" : "done";
}
function statusClaimed(bare) {
	const [, value] = statusField.exec(bare) ?? [];
	if (value !== void 0) return /^100\s*%$/.test(value) ? "done" : statusIn(value);
	const [, word] = flag.exec(bare) ?? [];
	if (word === void 0) return void 0;
	return /^(?:skip|cancel)/i.test(word) ? "skipped" : "done";
}
function statusIn(value) {
	const status = parseStatus(value.replace(/[.!]$/, ""));
	return typeof status === "string" ? status : void 0;
}
/** `DONE`, `\u2705 Done` and `**Done**`: a plain "Done" may begin a sentence. */
const isLoud = (text, bare) => bare === bare.toUpperCase() || !/^\p{L}/u.test(bare) || /^\*\*[^*]+\*\*$/.test(text);
/** True if a task of this status needs no more work. */
const isOver$1 = (status) => status !== "pending" && status !== "in_progress";
/** How to set a status in a list of check boxes. */
const boxStatusAdvice = (status) => status === "done" ? "tick its box, [x]" : "take the task out of the list";
// src/core/plan/format/account/margin-fields.ts
const orderName$2 = /^(?:depends on|dependenc(?:y|ies)|requires|after|blocked by|prerequisites?|waits for|needs)$/i;
/**
* Fields at the margin below a check box, such as `**Status:** done`: they belong to none, so the task above would be done again, or
* would not wait. What stands above all tasks, or below one that is over, says nothing of an open task.
*/
function marginFields(lines, { tasks, fields, sideLines }) {
	const open = new Map(tasks.map(({ line, status }) => [line, line.kind === "item" && !isOver$1(status)]));
	let task;
	return lines.flatMap((line) => {
		if (line.kind === "heading" || open.has(line)) task = open.get(line) ? line : void 0;
		const isMargin = line.kind === "text" && line.depth === 0 && !fields.has(line) && !sideLines.has(line);
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
/**
* A text that nearly begins with one of `words` as a task's name: `US 2`, `Task (2)`, `Task XIV:`, `**Task:** \u2026`,
* `[Task 2](x.md)`.
*/
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
const nameAtEndPattern = /(?:[([]|\s[\u2013\u2014-]{1,2}\s)\s*(\p{L}{1,10})[\s_-]*#?(\d{1,6}[a-z]?(?:\.\d{1,6})*)[)\]]?$/iu;
/**
* A name at the end of a heading, such as `Glaze the pots (Task 2)` or `Glaze the pots \u2013 Task 2`, and the title before
* it.
*/
function nameAtEnd(text, words) {
	const bare = bareText(text);
	const match = nameAtEndPattern.exec(bare);
	const [, name = "", number] = match ?? [];
	const word = [...words].find((candidate) => candidate === name.toLowerCase());
	return match && word !== void 0 ? {
		word,
		number,
		title: bare.slice(0, match.index).trim()
	} : void 0;
}
const within = /(?:^|[^\p{L}\p{N}])(\p{L}{1,10})[\s_-]?#?(\d{1,6}[a-z]?(?:\.\d{1,6})*)\s*(?::|[\u2013\u2014]|-(?=\s))\s*\S/giu;
/** The names of tasks in the middle of a heading, such as `Later: Task 2: Glaze`. */
const namesWithin = (text, words) => {
	const wordSet = new Set(words);
	return [...bareText(text).matchAll(within)].flatMap(([, name = "", number]) => {
		const word = name.toLowerCase();
		return wordSet.has(word) && (word.length > 1 || name !== word) ? [{
			word,
			number
		}] : [];
	});
};
/** A leading number, such as `2.`, `(2)`, `#2` and `\u2461`, or the number after a first word: `Aufgabe 2:`. */
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
/** Without punctuation, only in capitals. */
const loudNote = /^(?:TODO|FIXME)\s+(\S.*)$/;
/** The rest of a line that begins with `TODO:` or similar; undefined for any other. */
function workNote(text) {
	const bare = bareText(text);
	return note.exec(bare)?.[1] ?? loudNote.exec(bare)?.[1];
}
const kindOfWork = /^(?:bug(?:[ -]?fix)?|fix|hot-?fix|feat(?:ure)?|chore|refactor(?:ing)?|improvement|enhancement|follow-?up|bonus|to-?do|fixme|work item|action(?: item)?)\s*#?(\d{1,4})?\s*:\s*\S/iu;
/** The number of a heading such as `Bug 3: Crash`; undefined for any other heading. */
function workHeading(text) {
	const match = kindOfWork.exec(bareText(text));
	return match ? { number: match[1] } : void 0;
}
const counted = /^\(?(?:\p{L}{1,20}(?:[ -]\p{L}{1,20})?[ \t#_-]*)?(\d{1,6})[a-z]?(?:\.\d+)*[ \t]*(?:[).:|\u2013\u2014-]+|=>|\u2192)[ \t]*(\S.*)$/iu;
const labelled = /^\p{L}{2,20}(?:[ -]\p{L}{1,12})?\s*:\s*(\S.*)$/u;
/** The title and number in a text that nearly names a task. */
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
* The rule of all formats in Markdown: a line that looks like a task is one, belongs to one, is in a section without
* tasks, or is reported. An error if it would change what is done, else a warning. Linear.
*/
function unplacedLines(lines, account) {
	const positions = positionsOf(lines);
	const context = contextOf$1(positions, account);
	const counted = countedLines(lines, account.tasks);
	const faults = positions.flatMap((position) => {
		const { line } = position;
		if (ignoredKinds.has(line.kind) || account.sideLines.has(line)) return [];
		const fault = context.taskLines.has(line) ? titleFault(line, context) : line.kind === "heading" ? headingFault(position, context) : lineFault(position, context) ?? (counted.has(line) ? countedFault(line, context) : void 0);
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
/** Headings that are no tasks and no part of one, for `plan lint --explain`. */
const contextHeadings = (lines, { tasks, fields }) => {
	const taskLines = new Set(tasks.map(({ line }) => line));
	return lines.filter((line) => line.kind === "heading" && !taskLines.has(line) && !fields.has(line));
};
const ignoredKinds = /* @__PURE__ */ new Set([
	"fence",
	"fenced",
	"comment",
	"blank",
	"rule"
]);
function positionsOf(lines) {
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
function contextOf$1(positions, account) {
	const taskLines = new Set(account.tasks.map(({ line }) => line));
	const taskPositions = positions.filter(({ line }) => taskLines.has(line));
	const names = account.tasks.flatMap(({ name }) => name ?? []);
	return {
		...account,
		taskLines,
		statuses: new Map(account.tasks.map(({ line, status }) => [line, status])),
		holders: holdersOf(positions, taskLines),
		sections: new Set(taskPositions.map(({ section }) => section)),
		lists: new Set(taskPositions.flatMap(({ line, list }) => line.kind === "item" ? [list] : [])),
		names: new Set(names.map(keyOf)),
		words: new Set(names.map(({ word }) => word)),
		numbers: new Set(names.map(({ number }) => numberOf(number))),
		levels: new Set(taskPositions.flatMap(({ line }) => line.kind === "heading" ? [line.level] : [])),
		isByHeading: taskPositions.some(({ line }) => line.kind === "heading"),
		boxed: new Set([...account.steps].flatMap((line) => line.ticked === void 0 ? [] : [account.fields.get(line)])),
		titles: new Set([...taskPositions.map(({ line }) => line.text), ...names.map(({ title }) => title)].map(titleOf))
	};
}
function holdersOf(positions, taskLines) {
	const holders = /* @__PURE__ */ new Set();
	let headings = [];
	for (const { line } of positions) {
		if (line.kind === "heading") headings = headings.filter(({ level }) => level < line.level);
		if (taskLines.has(line)) for (const heading of headings) holders.add(heading);
		if (line.kind === "heading") headings.push(line);
	}
	return holders;
}
const numberOf = (text) => text.toLowerCase().replace(/(^|\.)0+(?=\d)/g, "$1");
const keyOf = ({ word, number }) => `${word} ${numberOf(number)}`;
function headingFault({ line, isTitle }, context) {
	const { plain } = headingText(line.text);
	const box = boxLike(line.text.replace(/^(?:\d+[.)]|[-*+])\s+/, ""));
	if (box?.isSure) return unplacedFault(line, "This heading has a check box that is none", boxRemedy(line, box));
	const name = taskName(plain);
	const parent = context.tasks.find((task) => task.line === context.fields.get(line))?.name;
	const headingContext = {
		context,
		parent,
		isTitle
	};
	const work = parent === void 0 && !isTitle && context.isByHeading ? workHeading(plain) : void 0;
	const isCounted = work?.number !== void 0 && lacksNumber(context, line, work.number);
	const message = "This heading looks like a task, and is not read as one";
	if (isCounted || name && isLikelyTask(name, headingContext) || isNear(line, plain, headingContext)) return unplacedFault(line, message, headingRemedy(context, line.text));
	return work?.number === void 0 && work && context.levels.has(line.level) ? {
		...unplacedFault(line, message, headingRemedy(context, line.text)),
		severity: "warning"
	} : void 0;
}
/** A heading above tasks is a section, unless its number fills a gap among theirs. */
function lacksNumber({ numbers, holders }, line, number) {
	if (numbers.has(numberOf(number))) return false;
	return !holders.has(line) || [...numbers].some((taken) => Number(taken) > Number(number));
}
function isLikelyTask(name, { context, parent, isTitle }) {
	const { names, words, isByHeading } = context;
	if (names.has(keyOf(name)) || !isByHeading && !words.has(name.word)) return false;
	if (parent) return words.has(name.word) && !numberOf(name.number).startsWith(`${numberOf(parent.number)}`);
	return words.has(name.word) || !isTitle && name.isWord && /^(?:task|step)$/.test(name.word);
}
/** Words before the numbers of sections. */
const partWords = /^(?:phase|milestone|sprint|week|day|part|appendix|version|option|example|figure|fig|table|chapter|section|note|level|tier|priority|release|epic|iteration|stage|v|adr|rfc|fr|nfr|req|sc|ac|iso|pep|risk|dec|decision|requirement)$/iu;
function isNear(line, plain, { context, parent, isTitle }) {
	const { levels, numbers, words, isByHeading } = context;
	if (isTitle || !isByHeading) return false;
	const nearWords = parent ? words : [
		...words,
		"task",
		"step"
	];
	const near = nearName(line.text, nearWords) ?? nameAtEnd(line.text, nearWords);
	if (near) return isMissing(near, {
		context,
		parent
	});
	if (namesWithin(line.text, words).some((one) => isMissing(one, {
		context,
		parent
	}))) return true;
	if (parent || !levels.has(line.level) || numbers.size === 0) return false;
	const { word, number } = leadingNumber(line.text) ?? leadingNumber(plain) ?? {
		word: "",
		number: void 0
	};
	if (number === void 0 || word.split(/[\s-]/).some((part) => partWords.test(part))) return false;
	return !numbers.has(numberOf(number)) && numbersAlike(number, numbers);
}
/** True if no task has this name. Within a task, a number that begins with the task's is part of it. */
function isMissing({ word, number }, { context, parent }) {
	if (number === void 0) return true;
	if (context.names.has(`${word} ${numberOf(number)}`)) return false;
	return !parent || !numberOf(number).startsWith(numberOf(parent.number));
}
const numbersAlike = (number, numbers) => [...numbers].some((other) => other.split(".").length === number.split(".").length);
function headingRemedy({ example }, text) {
	const { title, number } = titleIn(text);
	return `Write it as the other tasks, such as ${JSON.stringify(example(title.slice(0, 40), number))}. If it is no task, reword it.`;
}
function lineFault(position, context) {
	const { line } = position;
	const { kind, ticked } = line;
	if (kind === "item") return ticked === void 0 ? itemFault(position, context) : realBoxFault(line, context);
	const text = line.raw.trim();
	if (isRow(text) || position.inTable && text.includes("|")) return rowFault(line, context);
	const isPlain = (kind === "text" || kind === "code") && !text.startsWith("&");
	const box = boxLikeLine(isPlain ? text : bareText(text.replace(/^[\s>]+/, "")));
	if (box && kind === "text") return unplacedFault(line, "This line has a check box that Markdown does not show as one", boxRemedy(line, box));
	return hiddenFault(line, context) ?? (box ? hidden(line, "warning") : statusFault(line, context) ?? noteFault(line, context));
}
function hiddenFault(line, context) {
	const text = line.raw.trim();
	if (namesTask$1(text, context)) return hidden(line, "error");
	if (isMeantHeading(line, context)) return hidden(line, line.kind === "text" ? "error" : "warning");
	return line.kind === "html" && context.lists.size > 0 && listedInHtml.test(text) ? hidden(line, "warning") : void 0;
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
function rowFault(line, context) {
	const cells = line.raw.trim().replace(/^\||\|$/g, "").split("|").map(bareText);
	const [first = ""] = cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell) && !isStatus(cell));
	const hasState = cells.some((cell) => isStatus(cell) || boxLike(`${cell} .`)?.isSure === true);
	const isNamed = namesTask$1(first, context);
	if (!(isNamed || hasState && /\s/.test(first)) || context.titles.has(titleOf(first))) return void 0;
	const near = nearName(first, context.words);
	if (near?.number !== void 0 && !isNamed && context.names.has(`${near.word} ${numberOf(near.number)}`)) return void 0;
	return {
		...place(line),
		severity: "warning",
		code: "PLAN_UNPLACED",
		message: `This row of a table looks like a task, and rows are none: ${quoteStart(first)}.`,
		remedy: remedyFor({
			...line,
			text: first
		}, context)
	};
}
const isStatus = (cell) => typeof parseStatus(cell.replace(/^\W+/u, "")) === "string";
/** A title's words, for comparison. */
const titleOf = (text) => withoutOrnaments(bareText(text)).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
/** A real check box that is neither a task nor part of one. */
function realBoxFault(line, context) {
	if (isLegend(line.text)) return void 0;
	const isPart = context.fields.has(line);
	const fault = isPart ? void 0 : context.strayBox(line);
	if (fault) return fault;
	const plain = withoutOrnaments(line.text);
	const name = taskName(plain) ?? nameWithoutColon(plain);
	if (!(context.isByHeading ? name !== void 0 : line.depth > 1 && name?.isWord === false) || !name || !isUnknown(name, context)) return void 0;
	const message = `This task stands inside of ${isPart ? "another one" : "an item that is none"}: ${quoteStart(line.text)}.`;
	return {
		...place(line),
		code: "PLAN_UNPLACED",
		message,
		remedy: "Remove its indentation, or its id."
	};
}
function itemFault(position, context) {
	const { line, list } = position;
	const parent = context.fields.get(line);
	const inTask = parent !== void 0 && (parent.kind === "heading" || line.depth > parent.depth);
	const box = boxLike(line.text.replace(/^(?:(?:[-*+]|\d{1,9}[.)])\s+)+/, ""));
	if (box) return boxFault(position, {
		context,
		box,
		inTask
	});
	if (namesTask$1(line.text, context)) return unplacedFault(line, "This item looks like a task, and is not read as one", remedyFor(line, context));
	const claim = statusFault(line, context) ?? noteFault(line, context);
	if (claim) return claim;
	if (isMeantHeading(line, context)) return hidden(line, "warning");
	if (!(line.depth === 1 && !inTask && context.lists.has(list) && line.text !== "")) return void 0;
	const message = `This item has no check box, so it is no task: ${quoteStart(line.text)}.`;
	return {
		...place(line),
		severity: "warning",
		code: "PLAN_UNPLACED",
		message,
		remedy: remedyFor(line, context)
	};
}
/** A task's heading that ends with `- DONE`, though the task counts as open. */
function titleFault(line, { statuses, statusAdvice }) {
	const claim = line.kind === "heading" ? titleClaim(line.text) : void 0;
	return claim && !isOver$1(statuses.get(line) ?? "pending") ? openFault(line, claim, statusAdvice(claim)) : void 0;
}
/** A line with a status that contradicts its task's: the task would be repeated, or skipped. */
function statusFault(line, { fields, statuses, statusAdvice }) {
	const task = fields.get(line);
	const claim = task && statusClaim(line);
	if (!claim || !isOver$1(claim) || isOver$1(statuses.get(task) ?? "pending")) return void 0;
	return openFault(line, claim, `${statusAdvice(claim)}. Remove this line`);
}
const openFault = (line, claim, advice) => ({
	...place(line),
	code: "PLAN_UNPLACED",
	message: `The task is read as open, though this line says that it is ${claim}: ${quoteStart(line.text)}.`,
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
		message: `This note looks like a task, and is not read as one: ${quoteStart(line.text)}.`,
		remedy: `Write it as the other tasks, such as ${JSON.stringify(example(title.slice(0, 40)))}, if it should be done.`
	};
}
const countedFault = (line, context) => ({
	...unplacedFault(line, "This line looks like a task, and is part of a text", remedyFor(line, context)),
	severity: "warning"
});
/** A part of a task reaches its agent in any case; its box must be clear only if boxes show progress. */
function boxFault({ line, section, list }, { context, box, inTask }) {
	const isBeside = line.depth === 1 && context.lists.has(list);
	const isStep = context.steps.has(line) && (box.isSure || context.boxed.has(context.fields.get(line)));
	const isError = inTask ? isStep : box.isSure || isBeside;
	const isWarning = inTask ? box.isSure : context.sections.has(section);
	if (!isError && !isWarning) return void 0;
	const fault = unclearBox(line, box);
	return isError ? fault : {
		...fault,
		severity: "warning"
	};
}
/** True for `Task 4: \u2026` or `T004 \u2026` in the tasks' naming style, if no task has this number. */
function namesTask$1(line, context) {
	const text = workNote(line) ?? line;
	const hashes = /^(?:#+|\\#+|\uff03+)[ \t]*(?=\S)/u.exec(text)?.[0] ?? "";
	if (/^[\s>]*`/.test(text)) return false;
	const plain = bareText(text).replace(/^[^\p{L}\p{N}[(]+/u, "").replace(/^(?:\d{1,9}[.)]\s+)?(?:\[.?\]\s+)?/u, "");
	const name = taskName(withoutOrnaments(plain)) ?? nameWithoutColon(plain);
	if (!name || !context.words.has(name.word)) return false;
	return hashes !== "" || isUnknown(name, context);
}
/** `T004 \u2026`: an id of three digits needs no colon. */
function nameWithoutColon(plain) {
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
const quoteStart = (text) => JSON.stringify(text.slice(0, 40));
const unplacedFault = (line, what, remedy) => ({
	...place(line),
	code: "PLAN_UNPLACED",
	message: `${what}: ${quoteStart(line.text)}.`,
	remedy
});
const boxRemedy = ({ kind }, { title }) => {
	return `Write ${quoteStart(`${kind === "heading" ? "### " : "- "}[ ] ${title}`)} if it is open, with [x] if it is done.`;
};
function unclearBox(line, { mark, title }) {
	const message = `It is not clear whether this task is done: ${quoteValue(mark)} before ${quoteStart(title)}.`;
	return {
		...place(line),
		code: "PLAN_UNCLEAR",
		message,
		remedy: "Write [ ] if it is open, [x] if it is done."
	};
}
const remedyFor = (line, { example }) => `Write it as the other tasks, such as ${JSON.stringify(example(titleIn(line.text).title.slice(0, 40)))}, if it should be done.`;
// src/core/plan/format/markdown/mark-edits.ts
const boxedItem = /^((?:[-*+]|\d{1,9}[.)])[ \t]+)\[([ xX])\]/;
const item = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/;
/** Characters at the beginning of a line that contain its mark. */
const markChars = 40;
/** Ticks or clears the box of the item at `offset`; no edit if it has no box or the right one. */
function boxEdits(text, offset, ticked) {
	const [, before = "", mark] = boxedItem.exec(text.slice(offset, offset + markChars)) ?? [];
	if (mark === void 0 || mark !== " " === ticked) return [];
	return [{
		offset: offset + before.length + 1,
		length: 1,
		text: ticked ? "x" : " "
	}];
}
/** The same for the status in a task's fact. */
const markEdits = (text, offset, fact) => fact?.status === void 0 ? [] : boxEdits(text, offset, fact.status === "done");
/** The same; an item without a box gets one with its first tick. */
function stepEdits(text, offset, ticked) {
	const line = text.slice(offset, offset + markChars);
	if (boxedItem.test(line) || !ticked) return boxEdits(text, offset, ticked);
	const [prefix] = item.exec(line) ?? [];
	return prefix === void 0 ? [] : [{
		offset: offset + prefix.length,
		length: 0,
		text: "[x] "
	}];
}
const field = /^(?:\*\*[A-Za-z ]+:?\*\*:?|[A-Za-z ]+:)[ \t]*/;
/** Replaces the value of a field such as `**Status:** open` at `offset`. */
function fieldEdits$1(text, offset, word) {
	const line = lineAt(text, offset);
	const [name = ""] = field.exec(line) ?? [];
	const value = line.slice(name.length).trimEnd();
	const [, quoteMark = "", current = ""] = /^(`?)(.*?)`?$/.exec(value) ?? [];
	if (current === word) return [];
	const gap = name.endsWith(" ") || name.endsWith("	") ? "" : " ";
	return [{
		offset: offset + name.length + quoteMark.length,
		length: current.length,
		text: `${gap}${word}`
	}];
}
function lineAt(text, offset) {
	const end = text.indexOf("\n", offset);
	return text.slice(offset, end < 0 ? void 0 : end).replace(/\r$/, "");
}
const lineEnd = (text) => /\r\n/.test(text.slice(0, text.indexOf("\n") + 1)) ? "\r\n" : "\n";
/** Inserts a line after the one that contains `offset`. */
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
/** Boxes of new tasks after the last one and its continuation lines. */
function addedEdits$1(text, input) {
	const { after, lines, tasks, facts } = input;
	if (!after || tasks.length === 0) return [];
	const [bullet = "- "] = item.exec(text.slice(after.offset, after.offset + markChars)) ?? [];
	let lastIndex = lines.indexOf(after);
	for (let index = lastIndex + 1; (lines[index]?.depth ?? 0) > 0 && lines[index]?.kind !== "blank"; index += 1) lastIndex = index;
	const boxes = tasks.map(({ task: { id, title } }) => {
		const mark = facts.get(id)?.status === "done" ? "x" : " ";
		return `${bullet}[${mark}] ${id} ${oneLine(title, 300)}`;
	});
	return [lineAfter(text, lines[lastIndex]?.offset ?? after.offset, boxes.join(lineEnd(text)))];
}
// src/core/plan/format/loose/loose-plan.ts
/** Points to the unclear place, with a remedy. */
const refusal = (message, offset) => ({
	severity: "error",
	code: "PLAN_UNCLEAR",
	at: [],
	offset,
	message,
	remedy: "Give each task a heading such as \"### Task 1: Title\", or a check box \"- [ ] Title\", and use check boxes for nothing else. docs/plan.md has examples of every format."
});
/** Sections whose check boxes are no tasks: criteria, exclusions, checklists, legends. */
const notTasks = /^(?:\d+[.)]\s*)?(?:acceptance|success|exit|completion)\b|\bcriteria\b|^definition of (?:done|ready)|^done when|^out of scope|^non-?goals?|^checklist|^verification|^open questions?|^(?:legend|notation|key)\b/i;
/** Sections whose parts are the tasks. */
const holdsTasks = /^(?:\d+[.)]\s*)?(?:(?:implementation |remaining |open )?(?:tasks?|steps|work items?|to-?dos?|todo list|user stories|stories)|what needs to be done|things to do|task list)\s*:?$/i;
/**
* Makes unique ids from titles. Unlike a number, such an id stays when tasks are inserted or removed; a run identifies
* its done tasks by it.
*/
function slugs() {
	const counts = /* @__PURE__ */ new Map();
	return (title) => {
		const slug = (title.normalize("NFKD").toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-").slice(0, 40).replace(/-+$/, "");
		const base = /[^\p{ASCII}]/u.test(title.normalize("NFKD").replace(/\p{M}/gu, "")) || slug === "" ? [slug.slice(0, 30), hash(title)].filter(Boolean).join("-") : slug;
		const count = (counts.get(base) ?? 0) + 1;
		counts.set(base, count);
		return count === 1 ? base : `${base}-${count}`;
	};
}
/** FNV-1a, for titles without enough letters and digits. */
function hash(text) {
	let value = 2166136261;
	for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
	return value.toString(16).padStart(8, "0");
}
// src/core/plan/format/loose/box-tasks.ts
function readBoxes(lines) {
	const reading = {
		boxes: [],
		rest: [],
		sideLines: /* @__PURE__ */ new Set(),
		fields: /* @__PURE__ */ new Map()
	};
	/** The enclosing headings, outermost first. */
	let headings = [];
	let currentBox;
	for (const line of lines) {
		if (line.kind === "heading") headings = [...headings.filter(({ level }) => level < line.level), line];
		const isSideLine = headings.some(({ text }) => notTasks.test(text));
		if (isSideLine) reading.sideLines.add(line);
		if (isBox(line) && !isSideLine && !isLegend(line.text)) {
			currentBox = {
				line,
				sectionTitle: areaOf(headings),
				content: []
			};
			reading.boxes.push(currentBox);
		} else if (currentBox && (line.depth > 0 || line.kind === "blank")) {
			currentBox.content.push(line);
			reading.fields.set(line, currentBox.line);
		} else {
			currentBox = void 0;
			reading.rest.push(line);
		}
	}
	return reading;
}
const areaOf = (headings) => headings.filter(({ level }) => level > 1).map(({ text }) => text).join(" \u203a ");
/** Tasks that are check boxes, in a document without task headings; undefined if it has none. */
function boxTasks(lines) {
	const { boxes: taskBoxes, rest, sideLines, fields } = readBoxes(lines);
	const slugOf = slugs();
	if (taskBoxes.length === 0) return void 0;
	const boxTasksInOrder = taskBoxes.map(({ line, sectionTitle: area, content: below }) => {
		const titleLine = line.text === "" ? below.find(({ kind }) => kind === "text") : void 0;
		const text = (titleLine ?? line).text.replace(/\s+/g, " ");
		const [, id, title = text] = namedBox.exec(text) ?? [];
		const boxes = below.filter(({ kind, ticked }) => kind === "item" && ticked !== void 0);
		const prose = below.filter((one) => one !== titleLine && !boxes.includes(one) && one.kind !== "comment").map(({ raw }) => raw.trim());
		return {
			id: id ?? slugOf(title.replace(plainOrder, "")),
			title: title.replace(/^\*\*([^*]+)\*\*/, "$1"),
			description: [proseOf(prose), area && `From the part \u201c${area}\u201d of the plan.`].filter(Boolean).join("\n\n"),
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
	const placeOf = placeFinder$1(boxTasksInOrder);
	const tasks = boxTasksInOrder.map((task, index) => {
		const box = taskBoxes[index];
		return {
			...task,
			after: box && earlierTasks(index, ordersOf(task, box, placeOf), {
				tasks: boxTasksInOrder,
				placeOf
			})
		};
	});
	const lineAccount = {
		tasks: taskBoxes.map(({ line }) => ({
			line,
			name: namedBox.test(line.text) ? taskName(withoutOrnaments(line.text)) : void 0,
			status: line.ticked ? "done" : "pending"
		})),
		fields,
		steps: /* @__PURE__ */ new Set(),
		sideLines,
		strayBox: lostBoxFault,
		example: (title) => `- [ ] ${title}`,
		statusAdvice: boxStatusAdvice
	};
	return {
		tasks,
		faults: [...criteriaFaults(lines, taskBoxes), ...laterFaults(tasks, taskBoxes, placeOf)],
		rest,
		account: lineAccount
	};
}
/** Boxes below a label such as **Done when:** are no tasks, and there is no task that they could belong to. */
function criteriaFaults(lines, tasks) {
	const boxes = new Set(tasks.map(({ line }) => line));
	const textLines = lines.filter(({ kind }) => kind !== "blank");
	return textLines.flatMap((line, index) => {
		const above = textLines[index - 1];
		const label = above?.kind === "text" ? /^(?:(?:\*\*|__)([^*_:]{1,40}):?(?:\*\*|__):?|([^*_:]{1,40}):)$/.exec(above.text)?.slice(1).find(Boolean) : void 0;
		if (!boxes.has(line) || label === void 0 || !notTasks.test(label)) return [];
		return [refusal(`It is not clear which task the check boxes below "${label}" belong to.`, line.offset)];
	});
}
/** The position of the box that a word names: by id, title or number. */
function placeFinder$1(tasks) {
	const normalized = (title) => title.replace(/\s*\([^()]*\)\s*$/, "").toLowerCase();
	const places = new Map([...tasks.map(({ title }, index) => [normalized(title), index]), ...tasks.map(({ id }, index) => [id.toLowerCase(), index])]);
	return (word) => {
		const number = /^#?(\d+)$/.exec(word)?.[1];
		const place = places.get(word.toLowerCase()) ?? (number === void 0 ? void 0 : Number(number) - 1);
		return place !== void 0 && tasks[place] ? place : void 0;
	};
}
const orderName$1 = /^(?:depends on|dependenc(?:y|ies)|requires|after|blocked by|prerequisites?|waits for|needs)$/i;
/** The tasks that a box names in brackets or in a line below. */
function ordersOf({ title, offset: start }, { content: below }, placeOf) {
	const bracket = /\((?:after|depends on|requires):?\s+([^()]*)\)/i.exec(title);
	const lines = below.flatMap(fieldIn).filter(({ name }) => orderName$1.test(name));
	return [...bracket ? [{
		value: bracket[1] ?? "",
		offset: start
	}] : [], ...lines].map(({ value, offset }) => ({
		ids: namesOf$1(value, placeOf),
		offset
	}));
}
/** The numbers of "Task 1 and task 3"; titles are separated by commas. */
function namesOf$1(value, placeOf) {
	const titles = value.split(/\s*[,;]\s*(?:and\s+)?/).map((title) => title.trim());
	if (titles.every((title) => placeOf(title) !== void 0)) return titles;
	return idsIn$3(value).filter((word) => !/^(?:tasks?|steps?|box(?:es)?)$/i.test(word));
}
/** The tasks above that a box names; undefined if it names anything else. */
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
function unknownOrderFault({ id, title }, offset) {
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
			const place = ids.map((id) => placeOf(id) ?? -1).find((position) => position > index);
			const later = place === void 0 ? void 0 : tasks[place]?.id;
			if (ids.some((id) => placeOf(id) === void 0) && offset === task.offset) return [unknownOrderFault(task, offset)];
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
/** Without this order, it is still the same task. */
const plainOrder = /\s*\((?:after|depends on|requires):?\s+(?:nothing|none|(?:(?:tasks?|steps?|box(?:es)?|and|[,&]|#?\d+|[A-Z]{1,10}-?\d+)(?:\s+|(?=[,)])))+)\)\s*$/i;
const namedBox = /^(?:\*\*)?([A-Z]{1,10}-?\d+(?:\.\d+)*)(?:\*\*)?:(?:\*\*)?\s+(.+)$/;
/** A box below an item without one is neither a task nor part of one. */
const lostBoxFault = ({ offset, text, depth }) => depth === 1 ? void 0 : {
	severity: "error",
	code: "PLAN_UNPLACED",
	at: [],
	offset,
	message: `This check box stands below an item that is no task: ${JSON.stringify(text.slice(0, 40))}.`,
	remedy: "Remove its indentation to make it a task, or give the item above it a box to make it part of that."
};
// src/core/plan/format/account/next-number.ts
/** A free number: `preferred`, or the one after the highest, with as many digits. */
function nextNumber(numbers, preferred) {
	const used = new Set(numbers.map(Number));
	const digits = numbers.at(-1)?.length ?? 1;
	const isFree = preferred !== void 0 && /^\d{1,6}$/.test(preferred) && !used.has(Number(preferred));
	const highest = numbers.reduce((maximum, number) => Math.max(maximum, Number.parseInt(number, 10) || 0), 0);
	return String(isFree ? Number(preferred) : highest + 1).padStart(digits, "0");
}
// src/core/plan/format/markdown/listed-fields.ts
/** Fields such as `Requires:` inside a list: they belong to its item, so the task would not wait. */
function listedFields(id, { listedFields: listed, fields }, fieldLabel) {
	return listed.flatMap(({ name, value, offset }) => {
		if (name !== "requires" || idsIn$3(value).length === 0) return [];
		return [{
			severity: "error",
			code: "PLAN_UNPLACED",
			at: [id],
			offset,
			message: `The field ${quoteValue(fieldLabel)} stands inside of a list, so it is a part of its item, and no task waits.`,
			remedy: fields.some((field) => field.name === name) ? `Change the task's own field to "${fieldLabel} ${value}", and remove this line, or reword it.` : `Remove this line, and write "${fieldLabel} ${value}" right below the heading of the task, or reword it.`
		}];
	});
}
// src/core/plan/format/loose/heading-tasks.ts
/** `### 2. [ ] Title` */
const boxedHeading = /^(?:\d+[.)]\s+)?\[([ xX])\]\s+(.+)$/;
/** Tasks that are headings; undefined if no heading is one. */
function headingTasks(lines) {
	const headings = taskHeadings(lines);
	if (headings.length === 0) return void 0;
	const level = headings.reduce((minimum, { heading }) => Math.min(minimum, heading.level), 6);
	const topHeadings = headings.filter(({ heading }) => heading.level === level);
	const slugOf = slugs();
	const ids = topHeadings.map(({ id, title }) => id ?? slugOf(title));
	const idOf = new Map(ids.map((id) => [id.toLowerCase(), id]));
	const faults = [];
	const { bodies, rest, fields, sideLines } = bodiesOf(lines, topHeadings);
	const doneMark = topHeadings.find(({ marks: statedMarks }) => statedMarks?.status === "done")?.marks?.mark;
	const words = statusWords$1(bodies);
	const tasks = topHeadings.map((top, index) => {
		return taskOf$1(top, {
			id: ids[index] ?? "",
			body: bodies[index] ?? [],
			idOf,
			doneMark,
			words,
			report: (fault) => void faults.push(fault)
		});
	});
	faults.push(...misnamedFields$1(bodies, ids, idOf));
	return {
		tasks,
		faults,
		account: {
			tasks: topHeadings.map(({ heading, name, title }, index) => ({
				line: heading,
				name: name ?? numberedName(heading.text, title),
				status: tasks[index]?.status ?? "pending"
			})),
			fields,
			steps: new Set(bodies.flatMap((body, index) => topHeadings[index]?.mark === void 0 && !hasStatus(body) ? body : [])),
			sideLines,
			strayBox: strayBoxFault$1,
			example: exampleOf$1(topHeadings),
			statusAdvice: (status) => `write "Status: ${status}" as the task's own field, right below its heading`
		},
		rest: rest.filter((line) => !(line.kind === "heading" && holdsTasks.test(line.text)))
	};
}
const inTask$3 = {
	whose: "task",
	orderField: "Depends on",
	reports: "order"
};
/** Fields such as `Blocked by: Task 1`, which no reader knows. Any other is part of the description. */
function misnamedFields$1(bodies, ids, idOf) {
	const readBodies = bodies.map((body, index) => ({
		id: ids[index] ?? "",
		body: taskBody(body, { stars: false })
	}));
	const accounts = readBodies.map(({ id, body }) => ({
		...inTask$3,
		at: [id],
		members: body.otherFields.map((field) => ({
			...field,
			value: idsNamedIn(field.value, idOf)
		}))
	}));
	return [...readBodies.flatMap(({ id, body }) => listedFields(id, body, "Depends on:")), ...unplacedMembers(accounts, new Set(ids))];
}
const hasStatus = (body) => taskBody(body, { stars: false }).fields.some(({ name }) => name === "status");
/** `2. [ ] Title` has a number, though its id comes from its words. */
function numberedName(text, title) {
	const [, number] = /^(\d+)[.)]\s/.exec(text) ?? [];
	return number === void 0 ? void 0 : {
		word: "",
		number,
		id: number,
		isWord: false,
		title
	};
}
function exampleOf$1(topHeadings) {
	const [{ heading, name, mark } = {
		heading: void 0,
		name: void 0,
		mark: void 0
	}] = topHeadings;
	const start = "#".repeat(heading?.level ?? 3);
	const numbers = topHeadings.map((top) => top.name ?? numberedName(top.heading.text, top.title)).flatMap((candidate) => candidate?.word === (name?.word ?? "") ? candidate.number : []);
	return (title, number) => {
		const next = nextNumber(numbers, number);
		if (name?.isWord) return `${start} ${name.word[0]?.toUpperCase()}${name.word.slice(1)} ${next}: ${title}`;
		if (name) return `${start} ${name.id.slice(0, -name.number.length)}${next}: ${title}`;
		return `${start} ${numbers.length > 0 ? `${next}. ` : ""}${mark === void 0 ? "" : "[ ] "}${title}`;
	};
}
/** The lines below each task, and those of no task. */
function bodiesOf(lines, topHeadings) {
	const rest = [];
	const fields = /* @__PURE__ */ new Map();
	const bodies = topHeadings.map(() => []);
	const starts = new Map(topHeadings.map(({ lineIndex, heading }, index) => [lineIndex, {
		body: bodies[index] ?? [],
		heading
	}]));
	const level = topHeadings[0]?.heading.level ?? 0;
	let current;
	for (const [index, line] of lines.entries()) {
		if (line.kind === "heading" && line.level <= level) current = starts.get(index);
		if (starts.has(index)) continue;
		if (current) {
			current.body.push(line);
			fields.set(line, current.heading);
		} else rest.push(line);
	}
	return {
		bodies,
		rest,
		fields,
		sideLines: sideLinesIn(rest)
	};
}
/** Lines of the sections that hold no tasks. */
function sideLinesIn(rest) {
	const sideLines = /* @__PURE__ */ new Set();
	let section;
	for (const line of rest) {
		if (line.kind === "heading" && (!section || line.level <= section.level)) section = notTasks.test(line.text) ? line : void 0;
		if (section) sideLines.add(line);
	}
	return sideLines;
}
function taskHeadings(lines) {
	let tasksLevel = 0;
	const headings = lines.flatMap((heading, lineIndex) => {
		if (heading.kind !== "heading") return [];
		const { level, text } = heading;
		if (level <= tasksLevel) tasksLevel = 0;
		const taskStart = boxedTask(text) ?? namedTask(text);
		if (taskStart) return [{
			heading,
			lineIndex,
			...taskStart
		}];
		if (level > 1 && holdsTasks.test(text)) tasksLevel = level;
		else if (tasksLevel > 0 && level === tasksLevel + 1 && !isGroup.test(text)) return [{
			heading,
			lineIndex,
			id: void 0,
			...withMarks(text)
		}];
		return [];
	});
	const deeperHeadings = headings.filter(({ heading }) => heading.level > 1);
	const candidates = deeperHeadings.length > 0 || headings.length < 2 ? deeperHeadings : headings;
	const isWord = candidates.some(({ name }) => name?.isWord);
	const plainWords = new Set(candidates.flatMap(({ name, heading }) => name && heading.text.startsWith(name.id) ? [name.word] : []));
	return candidates.filter(({ name }) => {
		if (!name || name.isWord) return true;
		return plainWords.has(name.word) && !(isWord && recordIds$1.test(name.word));
	});
}
/** Decisions and requirements have ids too. */
const recordIds$1 = /^(?:adr|rfc|fr|nfr|req|sc|ac|cve|iso|pep|risk|dec)$/;
const withMarks = (text) => {
	const marks = headingText(text);
	return marks.status ? {
		title: marks.plain,
		marks
	} : { title: text };
};
function boxedTask(text) {
	const [, mark, title = ""] = boxedHeading.exec(text) ?? [];
	return mark === void 0 ? void 0 : {
		id: void 0,
		title: title.trim(),
		mark: mark === " " ? " " : "x"
	};
}
function namedTask(text) {
	const marks = headingText(text);
	const name = taskName(marks.plain);
	return name && {
		id: name.id,
		title: name.title || marks.plain,
		name,
		marks
	};
}
const strayBoxFault$1 = ({ offset, text }) => refusal(`Headings are the tasks here, so it is not clear what this check box is: ${JSON.stringify(text.slice(0, 40))}.`, offset);
/** The document's own words for a status. */
const statusWords$1 = (bodies) => statusWriter(bodies.flatMap((body) => taskBody(body, { stars: false }).fields.flatMap(({ name, value }) => name === "status" ? [value] : [])));
function taskOf$1({ heading, title, mark, marks: statedMarks }, { id, body, idOf, doneMark, words, report }) {
	const { about, fields, criteria, steps } = taskBody(body, { stars: false });
	const boxes = body.filter(isBox);
	const statusField = fields.find(({ name }) => name === "status");
	const status = parseStatus(statusField?.value, {
		at: [id, "status"],
		offset: statusField?.offset ?? heading.offset
	});
	if (typeof status !== "string") report(status);
	const requires = fields.find(({ name }) => name === "requires");
	const bracket = /\((?:after|depends on|requires):?\s+([^()]*)\)/i.exec(title);
	const order = requires?.value ?? bracket?.[1];
	const isTicked = mark === void 0 ? boxes.length > 0 && boxes.every((box) => box.ticked === true) : mark === "x";
	const markedStatus = statedMarks?.status ?? (isTicked ? "done" : "pending");
	return {
		id,
		title: title.replace(bracket?.[0] ?? "", "").trim(),
		description: [about, steps.map(({ text }, index) => `${index + 1}. ${text}`).join("\n")].filter(Boolean).join("\n\n"),
		criteria,
		after: order === void 0 ? void 0 : {
			ids: idsNamedIn(order, idOf),
			offset: requires?.offset ?? heading.offset
		},
		status: statusField === void 0 ? markedStatus : typeof status === "string" ? status : "pending",
		doneBy: statusField ? `Status: ${statusField.value}` : statedMarks?.mark ?? "[x]",
		offset: heading.offset,
		edits: (text, done) => [...statusEdits$1(text, {
			state: statusField,
			mark,
			marks: statedMarks,
			heading
		}, {
			doneMark,
			words,
			done,
			hasBoxes: boxes.length > 0
		}), ...boxes.flatMap(({ offset }) => boxEdits(text, offset, done))]
	};
}
/** Edits where the task states its status: a field, or the box or mark in its heading. */
function statusEdits$1(text, { state, mark, marks: statedMarks, heading }, { doneMark, words, done, hasBoxes }) {
	if (state) return fieldEdits$1(text, state.offset, words(done ? "done" : "pending", done ? "done" : "open"));
	if (mark !== void 0) return headingBoxEdits(text, heading.offset, done);
	if (statedMarks?.status === "done" || doneMark !== void 0) return doneMarkEdits(text, heading, {
		statedMarks,
		doneMark,
		done
	});
	return hasBoxes ? [] : newFieldEdits(text, heading, done);
}
/** A mark such as `\u2705` at the end of a heading. */
function doneMarkEdits(text, heading, { statedMarks, doneMark, done }) {
	const end = text.indexOf("\n", heading.offset);
	const line = text.slice(heading.offset, end < 0 ? void 0 : end).trimEnd();
	if (done && doneMark !== void 0 && statedMarks?.status === void 0) return [{
		offset: heading.offset + line.length,
		length: 0,
		text: ` ${doneMark}`
	}];
	if (done || statedMarks?.status !== "done" || statedMarks.mark === void 0) return [];
	const markIndex = line.lastIndexOf(statedMarks.mark);
	const isLast = line.slice(markIndex + statedMarks.mark.length).trim() === "";
	const from = isLast ? line.slice(0, markIndex).trimEnd().length : markIndex;
	const to = isLast ? markIndex + statedMarks.mark.length : line.length - line.slice(markIndex + statedMarks.mark.length).trimStart().length;
	return [{
		offset: heading.offset + from,
		length: to - from,
		text: ""
	}];
}
function headingBoxEdits(text, offset, done) {
	const [prefix = ""] = /^#+[ \t]+(?:\d+[.)][ \t]+)?\[/.exec(text.slice(offset, offset + 40)) ?? [];
	return prefix === "" ? [] : [{
		offset: offset + prefix.length,
		length: 1,
		text: done ? "x" : " "
	}];
}
/** A new paragraph below the heading. */
function newFieldEdits(text, { offset, text: title }, done) {
	if (!done) return [];
	const eol = lineEnd(text);
	const after = lineAfter(text, offset, "");
	const isFree = /^[ \t]*(?:\r?\n|$)/.test(text.slice(after.offset, after.offset + 200));
	return [lineAfter(text, offset, `${eol}${/^\S+:/.test(title) ? "Status: done" : "**Status:** done"}${isFree ? "" : eol}`)];
}
/** The ids in `Task 1 and Task 2`. */
const idsNamedIn = (value, idOf) => idsIn$3(value.replace(/\b(task|step|story|issue|ticket|todo)s?\s+#?(\d+(?:\.\d+)*)/gi, (_, word, number) => `${word}-${number}`)).map((id) => idOf.get(id.toLowerCase()) ?? id);
// src/core/plan/format/loose/read-loose.ts
/**
* Reads any other Markdown if its tasks are clear: headings that name a task or are below "Tasks", else check boxes.
* Unclear documents are refused.
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
			waits: after?.ids ?? taskBefore(tasks, index)
		}] : [];
	});
	const unplaced = plan ? [...unplacedLines(lines, plan.account), ...lostOrders(lines, ordered, {
		...plan.account,
		fieldName: "Depends on:"
	})] : [unclearFault(lines)];
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
				depends_on: after?.ids ?? taskBefore(tasks, index),
				status
			}))
		},
		faults: [...plan?.faults ?? [], ...unplaced.map((fault) => fault.remedy.includes("docs/plan.md") ? withAgentAdvice(fault, options?.shown ?? file) : fault)],
		...unplacedIn(unplaced),
		context: plan ? contextHeadings(lines, plan.account) : [],
		placeOf: ([, index, field, ...rest]) => {
			const task = typeof index === "number" ? tasks[index] : void 0;
			if (!task) return {
				at: [],
				offset: 0
			};
			const path = [
				task.id,
				...field === void 0 ? [] : [field],
				...rest
			];
			const [entry] = rest;
			if (field === "depends_on" && task.after) return {
				at: path,
				offset: task.after.offset
			};
			return {
				at: path,
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
/** The task before this one that is not skipped. */
function taskBefore(tasks, index) {
	let position = index - 1;
	while (tasks[position]?.status === "skipped") position -= 1;
	return tasks.slice(Math.max(0, position), position + 1).map(({ id }) => id);
}
function doneByOf(tasks) {
	const ways = tasks.flatMap(({ status, doneBy = "[x]" }) => status === "done" ? [doneBy] : []);
	return [...new Set(ways)].join(", ") || "[x]";
}
const withAgentAdvice = (fault, file) => ({
	...fault,
	remedy: `${fault.remedy} Or have an agent turn it into a plan, which you see before it is saved: ${commandLine("ralph", "plan", "create", ...flagWords("from", file))}`
});
function unclearFault(lines) {
	return refusal("It is not clear what the tasks in this document are.", lines.find(({ kind }) => kind !== "blank")?.offset ?? 0);
}
// src/core/plan/format/prd/find-stories.ts
/** Usual names for a list of stories. */
const listNames = [
	"userStories",
	"user_stories",
	"stories"
];
/** Objects that contain the whole document in some files. */
const holders = [
	[],
	["prd"],
	["project"]
];
/**
* The list of stories in a `prd.json`; undefined if it has none. Under an unusual name, it needs an entry with
* `passes`.
*/
function findStories({ value, root }) {
	if (Array.isArray(value)) return isPassing$1(value) ? {
		list: [],
		faults: []
	} : void 0;
	const namedLists = inHolders(value, isNamed);
	const listPaths = namedLists.length > 0 ? namedLists : inHolders(value, (_, list) => isPassing$1(list));
	const [list] = listPaths;
	if (list === void 0) return void 0;
	return {
		list,
		faults: listPaths.slice(1).map((other) => {
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
function inHolders(value, isWanted) {
	return holders.flatMap((path) => {
		const holder = path.reduce((at, name) => isRecord(at) ? at[String(name)] : void 0, value);
		if (!isRecord(holder)) return [];
		return Object.keys(holder).filter((name) => isWanted(name, holder[name])).map((name) => [...path, name]);
	});
}
const isPassing$1 = (list) => Array.isArray(list) && list.length > 0 && list.every(isRecord) && list.some((entry) => typeof entry["passes"] === "boolean");
// src/core/plan/format/prd/spellings.ts
/** Spellings of the fields in existing files, the usual name first. */
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
/** An object's name for this field; null counts as missing. */
function spelled(value, names) {
	if (!isRecord(value)) return void 0;
	return names.find((name) => Object.hasOwn(value, name) && value[name] !== null);
}
/** A story that has not passed yet is still open. */
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
/** Undefined if the word is no status. */
function storyStatus(word) {
	const status = parseStatus(word, void 0, storyWords);
	return typeof status === "string" ? status : void 0;
}
// src/core/plan/format/prd/named-document.ts
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
	const namedFields = beside.map(([field, path]) => [field, field === "project" ? nameIn(valueAt(value, path)) : valueAt(value, path)]);
	return {
		value: {
			...Object.fromEntries(namedFields),
			userStories: Array.isArray(raw) ? withIds(raw.map(usual)) : raw
		},
		list,
		stories,
		paths: Object.fromEntries(beside)
	};
}
const valueAt = (value, path) => path.reduce((at, name) => isRecord(at) ? at[String(name)] : void 0, value);
/** A project may be an object with a name. */
const nameIn = (project) => isRecord(project) ? project[spelled(project, ["name", "title"]) ?? "name"] : project;
function usual(story) {
	if (!isRecord(story)) return story;
	const namedFields = Object.entries(storySpellings).flatMap(([field, names]) => {
		const name = spelled(story, names);
		return name === void 0 ? [] : [[field, story[name]]];
	});
	const { id, title, description, priority, ...others } = Object.fromEntries(namedFields);
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
/** The entries of all its lists of criteria, each once: a story may have steps beside its criteria. */
const criteriaOf = (story) => [...new Set(storySpellings.acceptanceCriteria.flatMap((name) => {
	const list = story[name];
	return Array.isArray(list) ? list.map(criterionOf) : [];
}))];
/** A criterion may be an object with a text and a tool's fields. */
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
/** A story without an id gets one from its words, like a check box. */
function withIds(stories) {
	const slugOf = slugs();
	return stories.map((story) => isRecord(story) && !("id" in story) && typeof story["title"] === "string" ? {
		id: slugOf(story["title"]),
		...story
	} : story);
}
/** Fields without a place in a plan, each once. */
function leftOut(value, { list, stories, paths }) {
	const holders = new Set([[], list.slice(0, -1)].map((path) => printPath(path)));
	const knownPaths = new Set([list, ...Object.values(paths)].map((path) => printPath(path)));
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
		...beside.filter((path) => !knownPaths.has(path) && !holders.has(path)),
		...paths["stats"] ? [printPath(paths["stats"])] : [],
		...inStories.map((name) => `${printPath(list) || "entries"}[].${name}`)
	])];
}
/** All known fields of a story, except the time when it was finished. */
const keptFields = Object.keys(storySpellings).filter((field) => field !== "completedAt");
/** The path with the document's own names. */
function placeIn([first, ...rest], { list, stories, paths }) {
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
/** Two spellings of one field in a story, with different values. */
function clashes({ stories, list }) {
	return stories.flatMap((story, index) => [storySpellings.passes, storySpellings.dependencies].flatMap((names) => {
		if (!isRecord(story)) return [];
		const [first, ...others] = names.filter((name) => spelled(story, [name]) !== void 0);
		const other = others.find((name) => first && JSON.stringify(story[name]) !== JSON.stringify(story[first]));
		if (first === void 0 || other === void 0) return [];
		const message = `${quoteValue(first)} and ${quoteValue(other)} mean the same in a story, but say different things here.`;
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
// src/core/plan/format/prd/notes.ts
/** The last line of a story's notes begins with this if the engine wrote it. */
const mark = "ralph: ";
/** The notes of people and other tools, without the engine's line. */
function withoutNote(notes) {
	const at = notes.startsWith(mark) ? 0 : notes.lastIndexOf(`\n${mark}`);
	return at < 0 ? notes : notes.slice(0, at);
}
const withNote = (notes, note) => note === void 0 ? notes : [withoutNote(notes), `${mark}${note}`].filter(Boolean).join("\n");
// src/core/plan/format/json/json-edits.ts
/**
* Sets a field of an object. A new field goes behind `after` or the last field, in the style of its neighbours. No
* edit if the value is already there.
*/
function fieldEdits(text, object, { name, value, after }) {
	const fields = object.children ?? [];
	const field = fieldOf(object, name);
	const written = JSON.stringify(value);
	if (field) {
		const [, current] = field.children ?? [];
		if (!current || JSON.stringify(getNodeValue(current)) === written) return [];
		return [{
			offset: current.offset,
			length: current.length,
			text: listLike(text, current, value) ?? written
		}];
	}
	const neighbour = (after === void 0 ? void 0 : fieldOf(object, after)) ?? fields.at(-1);
	const [key, neighbourValue] = neighbour?.children ?? [];
	if (!neighbour || !key || !neighbourValue) return [{
		offset: object.offset + 1,
		length: 0,
		text: `${JSON.stringify(name)}: ${written}`
	}];
	const colon = text.slice(key.offset + key.length, neighbourValue.offset);
	const gap = spaceBefore(text, neighbour.offset);
	return [{
		offset: neighbour.offset + neighbour.length,
		length: 0,
		text: `,${gap}${JSON.stringify(name)}${colon}${written}`
	}];
}
/** In the layout of the list that it replaces: one entry a line, or all in one. */
function listLike(text, current, value) {
	const [first] = current.type === "array" ? current.children ?? [] : [];
	if (!Array.isArray(value) || value.length === 0 || !first) return void 0;
	const gap = spaceBefore(text, first.offset);
	const end = text.slice(current.offset, current.offset + current.length - 1);
	return `[${gap}${value.map((entry) => JSON.stringify(entry)).join(`,${gap || " "}`)}${end.slice(end.trimEnd().length)}]`;
}
/** The white space before an offset. */
function spaceBefore(text, offset) {
	let from = offset;
	while (from > 0 && /\s/.test(text[from - 1] ?? "")) from -= 1;
	return text.slice(from, offset);
}
/** Removes a field from an object that has others. */
function withoutField(text, object, name) {
	const fields = object.children ?? [];
	const field = fieldOf(object, name);
	if (!field) return [];
	const index = fields.indexOf(field);
	const [before, after] = [fields[index - 1], fields[index + 1]];
	const end = field.offset + field.length;
	if (before) return [{
		offset: before.offset + before.length,
		length: end - before.offset - before.length,
		text: ""
	}];
	return [{
		offset: field.offset,
		length: (after?.offset ?? end) - field.offset,
		text: ""
	}].filter(() => text !== "");
}
/** Inserts an entry after another one of a list, or at its end, in the layout of the entry before it. */
function entryEdits(text, list, value, after) {
	const before = after ?? list.children?.at(-1);
	if (!before) return [{
		offset: list.offset + 1,
		length: 0,
		text: JSON.stringify(value)
	}];
	const gap = spaceBefore(text, before.offset);
	const entryText = gap.includes("\n") ? formatLike(text, before, {
		value,
		gap
	}) : JSON.stringify(value);
	return [{
		offset: before.offset + before.length,
		length: 0,
		text: `,${gap}${entryText}`
	}];
}
/** With the indentation of its neighbour. */
function formatLike(text, before, { value, gap }) {
	const [first] = before.children ?? [];
	const innerGap = first ? spaceBefore(text, first.offset) : "";
	const outerIndent = gap.slice(gap.lastIndexOf("\n") + 1);
	const innerIndent = innerGap.slice(innerGap.lastIndexOf("\n") + 1);
	const indentUnit = innerIndent.startsWith(outerIndent) ? innerIndent.slice(outerIndent.length) : "";
	const eol = gap.includes("\r\n") ? "\r\n" : "\n";
	return innerGap.includes("\n") ? JSON.stringify(value, null, indentUnit || 2).replaceAll("\n", `${eol}${outerIndent}`) : JSON.stringify(value);
}
// src/core/plan/format/prd/prd-edits.ts
/** Edits of stories, of `stats` if the file has them, and new stories. */
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
		const name = among.get(field) ?? names.find((name) => stories.some((story) => entryOf(story, name))) ?? names[0];
		among.set(field, name ?? field);
		return name ?? field;
	};
	return (field, story) => {
		const there = storySpellings[field].filter((name) => entryOf(story, name));
		return there.find((name) => entryOf(story, name)?.type !== "null") ?? there[0] ?? usual(field);
	};
}
/** The file's own words for a status. */
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
/** By `passes`, else by the status; false without both. */
function isPassing(story, { nameOf }) {
	const writtenPasses = entryOf(story, nameOf("passes", story))?.value;
	return typeof writtenPasses === "boolean" ? writtenPasses : storyStatus(entryOf(story, "status")?.value) === "done";
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
/** Fields of a changed task that a story can hold. */
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
	const isComplete = run.completed !== void 0;
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
		...hasText("completedAt") === isComplete ? [] : [{
			name: "completedAt",
			value: run.completed ?? null
		}]
	].flatMap((field) => fieldEdits(text, stats, field));
}
function storyEdits(story, fact, file) {
	if (!fact) return [];
	const { text, nameOf } = file;
	const notes = entryOf(story, nameOf("notes", story));
	const oldNotes = String(notes?.value ?? "");
	const value = withNote(oldNotes, fact.note);
	const attempts = nameOf("attempts", story);
	return [
		...passEdits(story, fact, file),
		...fact.attempts > 0 || entryOf(story, attempts) ? fieldEdits(text, story, {
			name: attempts,
			value: fact.attempts
		}) : [],
		...value === oldNotes ? [] : fieldEdits(text, story, {
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
			after: byStatus ? "status" : flag
		}) : [],
		...isDone ? [] : withoutField(text, story, time)
	];
}
// src/core/plan/format/prd/read-prd.ts
/** Story fields by plan field. */
const fields = {
	acceptance_criteria: "acceptanceCriteria",
	depends_on: "dependencies",
	order: "priority"
};
/** `prd.json`: user stories with `passes`, recognized by the list of stories. Undefined for other documents. */
function planOfPrd(document) {
	const { value, root, text } = document;
	const storyList = findStories(document);
	if (storyList === void 0) return void 0;
	const written = writtenAs(value, storyList.list);
	const parsed = Prd.safeParse(written.value);
	const pathInDocument = (path) => placeIn(path, written);
	const faults = parsed.success ? [] : shapeFaults({ issues: moved(parsed.error.issues, pathInDocument) }, value);
	const prd = parsed.success ? parsed.data : salvaged(written.value, parsed.error);
	const ownFaults = [
		...faults,
		...storyList.faults,
		...clashes(written),
		...statusFaults(prd, written)
	];
	const unknown = unplacedMembers(accountsOf$1(document, storyList), new Set((prd.userStories ?? []).map(({ id }) => id)));
	return {
		format: "prd.json",
		value: planOf(prd),
		faults: [...ownFaults.map((fault) => ({
			...fault,
			offset: offsetAt(root, fault.at)
		})), ...unknown],
		list: storyList.list,
		...unplacedIn([...unknown, ...storyList.faults]),
		placeOf: (path) => {
			const there = placeOf(path, written);
			return {
				at: there,
				offset: offsetAt(root, there)
			};
		},
		doneBy: doneBy(prd),
		leftOut: leftOut(value, written),
		tells: { inFields: writtenFields$1 },
		edits: (facts) => prdEdits(text, root, {
			facts,
			list: storyList.list,
			ids: (prd.userStories ?? []).map(({ id }) => id)
		}),
		times: timesOf(prd)
	};
}
/** Fields that loops write for themselves. */
const ownFields = [
	"epicId",
	"stats",
	"$schema"
];
const storyNames = Object.values(storySpellings).flat();
const inStory = {
	whose: "story",
	knownNames: /* @__PURE__ */ new Set([...storyNames, ...ownFields]),
	suggestions: storyNames,
	orderField: "dependencies"
};
/** Any fields are allowed beside the stories, except another list of stories. */
const inDocument = {
	whose: "prd.json",
	reports: "errors"
};
const documentNames = Object.values(planSpellings).flat();
function accountsOf$1({ root }, { list, faults }) {
	const reportedPaths = new Set(faults.map(({ at }) => printPath(at)));
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
		at,
		knownNames: /* @__PURE__ */ new Set([...documentNames, String(list[at.length])]),
		members: membersOf(node).filter(({ name, value }) => holdsEntries(value) && !reportedPaths.has(printPath([...at, name])))
	})), ...stories.map((story, index) => ({
		...inStory,
		at: [...list, index],
		members: membersOf(story)
	}))];
}
/** With the document's own names of fields. */
const moved = (issues, at) => issues.map((issue) => ({
	...issue,
	path: [...at(issue.path.map((name) => typeof name === "number" ? name : String(name)))]
}));
/** `passes` decides; a contradicting status or time of completion is reported. */
function statusFaults({ userStories = [] }, { list, stories }) {
	return userStories.flatMap((story, index) => {
		const { passes, status, completedAt } = story;
		if (status === void 0 && typeof completedAt === "string" && completedAt.trim() !== "" && statusOf$1(story) === "pending") {
			const name = spelled(stories[index], storySpellings.completedAt) ?? "completedAt";
			const message = `The story has ${quoteValue(name)}, and nothing says that it is done.`;
			const remedy = `If it is, write "passes": true; else remove "${name}". It counts as open.`;
			return [{
				severity: "warning",
				code: "PLAN_STATUS_DIFFERS",
				at: [
					...list,
					index,
					name
				],
				message,
				remedy
			}];
		}
		if (status === void 0) return [];
		const path = [
			...list,
			index,
			"status"
		];
		const means = parseStatus(status, {
			at: path,
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
			at: path,
			message: `The story's status is ${quoteValue(status)}, but "${name}" is ${passes}.`,
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
	return byStatus ? `"status": ${quoteValue(byStatus.status)}` : "\"passes\": true";
}
const timesOf = ({ userStories = [] }) => new Map(userStories.flatMap(({ id, completedAt }) => typeof completedAt === "string" ? [[id, completedAt]] : []));
const noteOf = (notes) => withoutNote(notes) && `Notes: ${withoutNote(notes)}`;
/** A gate with the name of a kind of check is of that kind. */
function checkOf(gate, run) {
	const kind = CheckKind.safeParse(gate);
	return {
		name: gate,
		run,
		...kind.success && { kind: kind.data }
	};
}
/** Loops identify a run by its branch; their files all have the same name. */
function nameOfBranch(branch) {
	return branch.replace(/^ralph\//, "").match(/[A-Za-z0-9][A-Za-z0-9._-]*/g)?.join("-").slice(0, 64);
}
/** The document's path of a plan's field. */
function placeOf(path, written) {
	const [first, index, field, ...rest] = path;
	if (first === "branch" || first === "name") return placeIn(["branchName"], written);
	if (first === "checks") return placeIn(["config", "qualityGates"], written);
	if (first === "max_iterations") return placeIn(["config", "maxIterations"], written);
	if (first !== "tasks") return placeIn(path, written);
	const name = field === void 0 ? [] : [fields[String(field)] ?? field];
	return placeIn([
		"userStories",
		...index === void 0 ? [] : [index],
		...name,
		...rest
	], written);
}
/** The fields that decide what is done; all others belong to the tool that wrote them. */
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
/** `prd.json` of the BMAD loop and its predecessors. */
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
* Chooses among the readers' drafts, most special first. Candidates have tasks and leave nothing unplaced that would
* change what is done; if they differ, or tasks are in two lists, it is an error. If all leave something, the most
* special one wins, unless it leaves more than twice as much as it places and another places more than it leaves: one
* slip must not change the format. The last reader accepts every document, so it is only chosen if no other fits.
*/
function chooseDraft(drafts, file) {
	const candidates = drafts.slice(0, -1).filter(({ draft }) => draft.unplaced === 0 && tasksIn(draft).length > 0);
	const best = candidates.toSorted((a, b) => ignoredBy(a) - ignoredBy(b))[0];
	const chosen = best ?? mostSpecific(drafts);
	if (!chosen) throw new Error("the last reader takes every document");
	const rival = best ? candidates.find((other) => other !== best && differs(best, other)) : drafts.find((other) => other !== chosen && isOtherPlace(chosen.draft, other.draft));
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
/** A list of tasks besides the one that was read. */
const isOtherList = ({ code, at }) => code === "PLAN_FORMAT" && at.length > 0 || code === "PLAN_UNKNOWN_FIELD" && at.length === 1;
function mostSpecific(drafts) {
	const [first, ...others] = drafts;
	const { unplaced = 0 } = first?.draft ?? {};
	if (!first || unplaced === 0 || unplaced <= 2 * tasksIn(first.draft).length) return first;
	return others.find(({ draft }) => tasksIn(draft).length > (draft.unplaced ?? 0)) ?? first;
}
function tasksIn({ value }) {
	const tasks = typeof value === "object" && value !== null ? Reflect.get(value, "tasks") : void 0;
	return Array.isArray(tasks) ? tasks : [];
}
/** If both leave nothing, any difference counts; otherwise only differences that change what runs. */
function differs(one, other) {
	const fields = ignoredBy(one) + ignoredBy(other) === 0 ? void 0 : [
		"id",
		"depends_on",
		"status"
	];
	const tasksJson = ({ draft }) => JSON.stringify(tasksIn(draft), fields && ["tasks", ...fields]);
	return (ignoredBy(other) === 0 || ignoredBy(one) > 0) && tasksJson(one) !== tasksJson(other);
}
function isOtherPlace(one, other) {
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
/** JSON files of other programs: their lists are never the tasks of a plan. */
const owners = [
	[/^(?:package|package-lock|npm-shrinkwrap)\.json$/i, "npm"],
	[/^composer\.json$/i, "Composer"],
	[/^(?:ts|js)config(?:\.[\w-]+)*\.json$/i, "the TypeScript compiler"],
	[/^(?:deno|import_map|jsr)\.json$/i, "Deno"],
	[/^(?:lerna|nx|turbo|renovate|biome|cspell|tslint|vercel|firebase|angular)\.json$/i, "another program"]
];
/** A file of another program, though one of its lists may look like tasks. */
function foreignFile(file, value) {
	const name = file.split(/[/\\]/).at(-1) ?? "";
	const [, owner] = owners.find(([pattern]) => pattern.test(name)) ?? [];
	const ownerName = owner ?? (isEditorTasks(value) ? "an editor, as its tasks are commands" : void 0);
	if (ownerName === void 0) return void 0;
	return {
		severity: "error",
		code: "PLAN_FORMAT",
		at: [],
		offset: 0,
		message: `${file} is no plan: it belongs to ${ownerName}.`,
		remedy: "Name the file of the plan with --plan. If this is the plan, add --format plan.json."
	};
}
/** `tasks.json` of Visual Studio Code: each entry is a command with a label. */
const isEditorTasks = (value) => isRecord(value) && Array.isArray(value["tasks"]) && value["tasks"].length > 0 && value["tasks"].every((task) => isRecord(task) && !("title" in task) && ("label" in task || "taskName" in task) && "command" in task);
// src/core/plan/format/spec-kit/phases.ts
const taskText$1 = /^(?:\*\*)?(T(?:\d{3,}[a-z]?(?:[-.](?!T\d)[A-Za-z0-9]+)*|X{3}))(?:\*\*)?:?[ \t]+((?:\[[^\]]{1,12}\][ \t]*)*)(.*)$/;
const labels = /\[(P)\]|\[(US-?\d+)\]/gi;
const dependsOn = /\((?:depends on|requires|after):?[ \t]+([^()]*)/i;
const idPattern = /T(\d{3,})((?:[a-z]|[-.](?!T\d)[A-Za-z0-9]+)*)(?:[ \t]*(?:[-\u2013\u2014]|to|through)[ \t]*T(\d{3,}))?/g;
/** The tasks in the order of the text, each with its phase. */
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
/** Sections of criteria and legends, whose boxes are no tasks. */
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
function taskOf(line, phase) {
	const [, id, marks = "", title = ""] = taskText$1.exec(line.text) ?? [];
	if (id === void 0) return void 0;
	const labelMatches = [...marks.matchAll(labels)];
	const after = idsIn$1(dependsOn.exec(title)?.[1] ?? "");
	return {
		id,
		line,
		title: title.trim(),
		parallel: labelMatches.some(([, parallel]) => parallel !== void 0),
		story: labelMatches.find(([, , story]) => story !== void 0)?.[2]?.toUpperCase(),
		after,
		phase,
		details: [],
		fields: []
	};
}
/** Longer ranges are cut. */
const longestRange = 500;
/** Each id of `T012, T014-T016`. */
const idsIn$1 = (text) => [...text.matchAll(idPattern)].flatMap(([, first = "", rest = "", last]) => {
	const count = last === void 0 ? 1 : Math.min(Number(last) - Number(first) + 1, longestRange);
	const next = (index) => `T${String(Number(first) + index).padStart(first.length, "0")}`;
	return [`T${first}${rest}`, ...Array.from({ length: Math.max(0, count - 1) }, (_, index) => next(index + 1))];
});
/** Boxes without an id: beside tasks, each may be a task that lost it; a section without ids has no tasks. */
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
* The dependencies of each task. Adjacent tasks marked `[P]` do not wait for each other; the next task without the mark
* waits for all of them. A phase's last task waits for all before it, and later phases wait for it alone, which keeps
* the number of dependencies linear.
*/
function phaseOrder(tasks, isStory) {
	const waits = [];
	/** The last tasks of the phases so far; `shared`: the one that all later phases wait for. */
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
* `tasks.md` of spec-kit: check boxes with ids such as T001 below headings for phases. Undefined for other documents. A
* task waits for the one before it in its phase, unless it is marked `[P]`. A phase waits for those before it, unless
* both belong to a story.
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
		sideLines: asides,
		strayBox: (line) => unnamed.get(line),
		example: (title) => `- [ ] T042 ${title}`,
		statusAdvice: boxStatusAdvice
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
		edits: ({ tasks: facts, added }) => [...tasks.flatMap(({ id, line }) => markEdits(text, line.offset, facts.get(id))), ...addedEdits$1(text, {
			after: tasks.at(-1)?.line,
			lines,
			tasks: added,
			facts
		})]
	};
}
const orderName = /^(?:depends on|dependenc(?:y|ies)|requires|after|blocked by)$/i;
/** `Depends on: T001` below a task means the same as `(depends on T001)` in its title. */
const orderIn = ({ fields }) => fields.flatMap(({ name, value }) => orderName.test(name) ? idsIn$1(value) : []);
const inTask$2 = {
	whose: "task",
	orderField: "Depends on",
	reports: "order"
};
/** Fields that name other tasks, and that no reader uses. Other fields are part of the description. */
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
	const phaseText = phase?.lines.join("\n") ?? "";
	return [
		title,
		details.join("\n"),
		place && `Part of: ${place}.`,
		phaseText.length <= longestPhase ? phaseText : ""
	].filter(Boolean).join("\n\n");
}
const longestPhase = 2e3;
/** All of these files are called `tasks.md`, so the plan's name is the folder's: `specs/001-photo-albums/tasks.md`. */
function featureOf(file) {
	const [name = "", folder = ""] = file.split(/[/\\]/).reverse();
	return /^tasks\.md$/i.test(name) && /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(folder) ? folder : void 0;
}
// src/core/plan/format/markdown/extra-fields.ts
/** The fields of a code block with the info string `ralph`: a JSON object with names of `knownNames`. */
function extraFields(block, { at, knownNames }) {
	if (block === void 0) return {
		value: {},
		faults: [],
		offsetOf: () => 0
	};
	const document = parseDocument(block.text);
	const located = (fault) => ({
		...fault,
		at: [...at, ...fault.at],
		offset: block.offset + (fault.offset ?? 0)
	});
	const blockOffset = () => block.offset;
	if (Array.isArray(document)) return {
		value: {},
		faults: document.map(located),
		offsetOf: blockOffset
	};
	if (!isRecord(document.value)) return {
		value: {},
		faults: [located(noObjectFault)],
		offsetOf: blockOffset
	};
	const { root, value } = document;
	const unknownFaults = Object.keys(value).filter((name) => !knownNames.includes(name) && name !== "__proto__").map((name) => unknownField(name, {
		knownNames,
		offset: offsetAt(root, [name])
	}));
	return {
		value: Object.fromEntries(Object.entries(value).filter(([name]) => knownNames.includes(name))),
		faults: [...duplicateKeys(root), ...unknownFaults].map(located),
		offsetOf: (path) => block.offset + offsetAt(root, path)
	};
}
const noObjectFault = {
	severity: "error",
	code: "PLAN_WRONG_TYPE",
	at: [],
	offset: 0,
	message: "This block must hold an object in { }.",
	remedy: "Write the fields of plan.json that the Markdown has no place for, such as {\"order\": 1}."
};
function unknownField(name, { knownNames, offset }) {
	const suggestion = nearestName(name, knownNames);
	return {
		severity: "error",
		code: "PLAN_UNKNOWN_FIELD",
		at: [name],
		offset,
		message: `There is no field ${quoteValue(name)}${suggestion === void 0 ? "; it is ignored" : `; did you mean "${suggestion}"?`}`,
		remedy: suggestion === void 0 ? "Remove it." : `Rename it to "${suggestion}".`
	};
}
// src/core/plan/format/strict/strict-edits.ts
/** Edits of `**Status:**` and boxes, and the tasks of amendments after the existing ones. */
function strictEdits(text, written, input) {
	const { facts, subtasks, end, writeTask } = input;
	const words = statusWriter(written.flatMap(({ body }) => body.fields.flatMap(({ name, value }) => name === "status" ? [value] : [])));
	const edits = written.flatMap((task) => {
		const hasOwnSteps = subtasks === "own" && task.body.steps.length > 0;
		const taskFacts = (hasOwnSteps ? task.body.steps.map((_, index) => `${task.id}.${index + 1}`) : [task.id]).map((id) => facts.tasks.get(id));
		return taskFacts.every((fact) => fact?.status === void 0) ? [] : taskEdits(text, task, {
			said: taskFacts,
			hasOwn: hasOwnSteps,
			words
		});
	});
	const discoveredEdit = discoveredEdits(text, input);
	const { added } = facts;
	if (added.length === 0) return [...edits, ...discoveredEdit];
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
		...discoveredEdit
	];
}
/** Prefix of the engine's entries below "Discovered"; all others are people's. */
const engineMark = "ralph: ";
/** One entry for each change of a task, in the plan's order. Outdated entries are removed. */
function discoveredEdits(text, { facts, discovered }) {
	const eol = lineEnd(text);
	const engineEntries = discovered.filter(({ kind, text: entry }) => kind === "item" && entry.startsWith("ralph: "));
	const lines = [
		...facts.changed.map(({ line }) => line),
		...facts.discovered,
		...facts.left
	];
	const expected = [...new Set(lines.map((line) => `${engineMark}${line}`))];
	const existing = new Map(engineEntries.map((line) => [line.text, line]));
	const expectedSet = new Set(expected);
	const removals = engineEntries.filter((line) => !expectedSet.has(line.text)).map(({ offset }) => removeLine(text, offset));
	const newEntries = /* @__PURE__ */ new Map();
	let previous;
	for (const line of expected) {
		previous = existing.get(line) ?? previous;
		if (!existing.has(line)) newEntries.set(previous, [...newEntries.get(previous) ?? [], `- ${line}`]);
	}
	const insertions = [...newEntries].flatMap(([after, entries]) => after ? [lineAfter(text, after.offset, entries.join(eol))] : firstEntries(text, {
		discovered,
		engineEntries,
		entries
	}));
	return [...removals, ...insertions];
}
function removeLine(text, offset) {
	const end = text.indexOf("\n", offset);
	return {
		offset,
		length: (end < 0 ? text.length : end + 1) - offset,
		text: ""
	};
}
/** Entries without an engine's entry before them: above the others, else at the end of a possibly new section. */
function firstEntries(text, input) {
	const { discovered, engineEntries, entries } = input;
	const eol = lineEnd(text);
	const [next] = engineEntries;
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
function taskEdits(text, { heading, body }, { said: taskFacts, hasOwn: hasOwnSteps, words }) {
	const { steps, criteria, fields } = body;
	const state = fields.find(({ name }) => name === "status");
	const currentStatus = parseStatus(state?.value.replace(/^`|`$/g, ""));
	const wasDone = (index) => currentStatus === "done" || steps[index]?.ticked === true;
	const doneSteps = taskFacts.map((fact, index) => fact?.status === void 0 ? hasOwnSteps ? wasDone(index) : currentStatus === "done" : fact.status === "done");
	const isAllDone = doneSteps.every(Boolean);
	const newStatus = isAllDone ? "done" : doneSteps.some(Boolean) ? "in_progress" : "pending";
	const word = words(newStatus, newStatus === "done" ? "complete" : newStatus === "pending" ? "open" : newStatus);
	const status = currentStatus === newStatus || currentStatus === "in_progress" && !isAllDone && hasOwnSteps ? [] : state ? fieldEdits$1(text, state.offset, word) : [lineAfter(text, fields[0]?.offset ?? heading.offset, `**Status:** ${word}`)];
	const ticks = hasOwnSteps ? steps.flatMap(({ offset }, index) => stepEdits(text, offset, doneSteps[index] === true)) : steps.flatMap(({ offset }) => boxEdits(text, offset, isAllDone));
	return [
		...status,
		...ticks,
		...criteria.flatMap(({ offset }) => boxEdits(text, offset, isAllDone))
	];
}
// src/core/plan/format/strict/strict-task.ts
/** A document's task as one task of the plan, or one for each of its subtasks. */
function strictTask(input) {
	const { id, title, heading, marks: said, body, extra, subtasks, report } = input;
	for (const fault of repeatedFields(body)) report(fault);
	const requires = body.fields.find(({ name }) => name === "requires");
	const statusField = body.fields.find(({ name }) => name === "status");
	const place = {
		at: [id, "status"],
		offset: statusField?.offset ?? heading.offset
	};
	const status = parseStatus(statusField?.value.replace(/^`|`$/g, ""), place);
	if (typeof status !== "string") report(status);
	const wholeTask = {
		title,
		description: body.about,
		acceptance_criteria: body.criteria.map(({ text }) => text),
		depends_on: idsIn$3(requires?.value ?? ""),
		status: typeof status !== "string" ? "pending" : statusField ? status : said?.status ?? status
	};
	const offsets = {
		requires: requires?.offset,
		status: statusField?.offset
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
				...wholeTask,
				description,
				...extra.value
			},
			completes: id,
			offsetOf: offsetOf(body.criteria)
		}];
	}
	const { depends_on, description, acceptance_criteria, ...fields } = {
		...wholeTask,
		...extra.value
	};
	const isOver = fields.status !== "pending" && fields.status !== "in_progress";
	return body.steps.map((step, index) => {
		const isLast = index === body.steps.length - 1;
		const [title = "", ...details] = step.text.split("\n");
		const part = `Subtask ${index + 1} of ${body.steps.length} of ${id}, \u201c${fields.title}\u201d.`;
		const value = {
			...fields,
			id: `${id}.${index + 1}`,
			title,
			description: [
				details.join("\n"),
				part,
				description,
				neighbours(body.steps, index)
			].filter(Boolean).join("\n\n"),
			acceptance_criteria: isLast && acceptance_criteria.length > 0 ? acceptance_criteria : [step.text],
			depends_on: index === 0 ? depends_on : [`${id}.${index}`],
			status: isOver ? fields.status : step.ticked ? "done" : "pending"
		};
		const fieldOf = offsetOf(isLast ? body.criteria : []);
		const offsetOfPath = (path) => path.length === 0 || path[0] === "title" || path[0] === "id" ? step.offset : fieldOf(path);
		return {
			value,
			...isLast && { completes: id },
			offsetOf: offsetOfPath
		};
	});
}
/** The neighbouring subtasks: with a full list in each, the text would grow quadratically. */
function neighbours(steps, index) {
	const from = Math.max(0, index - 5);
	return `Its subtasks:\n${steps.slice(from, index + 6).map((step, offset) => {
		const mark = from + offset < index ? "(before) " : from + offset === index ? "(this one) " : "(later) ";
		return `${from + offset + 1}. ${mark}${firstLine(step)}`;
	}).join("\n")}`;
}
const firstLine = ({ text }) => text.split("\n", 1)[0] ?? "";
function stepList(steps) {
	if (steps.length === 0) return [];
	return [`Subtasks, one after the other:\n${steps.map((step, index) => `${index + 1}. ${step.ticked ? "(done) " : ""}${step.text}`).join("\n")}`];
}
function repeatedFields({ fields }) {
	return fields.flatMap(({ name, offset }, index) => {
		if (fields.findIndex((field) => field.name === name) === index) return [];
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
/** Sections of the queue's document without tasks. */
const noTasksTitle = /^(?:context|rules|discovered)\b/i;
/**
* The Markdown of a plan queue: `# Plan:`, and for each task `### T1: Title` with `**Requires:**`, `**Status:**`,
* `**Done when:**` and numbered subtasks. Undefined for other documents.
*/
function planOfStrict(lines, { subtasks }, writer) {
	const title = lines.find(({ kind, level }) => kind === "heading" && level === 1);
	const titleMatch = planTitle.exec(title?.text ?? "");
	const sections = sectionsOf(lines);
	if (!(sections.tasks.length > 0 && (titleMatch !== null || sections.tasks.some((task) => task.lines.some(isField))))) return void 0;
	const { lines: context, extras } = withoutExtras(sections.context);
	const planExtras = extraFields(extras, {
		at: [],
		knownNames: planFields
	});
	const faults = [...planExtras.faults, ...discoveredFaults(sections.discovered)];
	const written = [];
	const statuses = /* @__PURE__ */ new Map();
	const ordered = [];
	const tasks = sections.tasks.flatMap(({ heading, lines: [, ...body] }) => {
		const { id = "", title: name = "", marks } = namedHeading(heading.text) ?? {};
		const taskBodyRead = taskBody(body, { stars: true });
		const extra = extraFields(taskBodyRead.extras, {
			at: [id],
			knownNames: taskFields
		});
		faults.push(...extra.faults);
		written.push({
			id,
			heading,
			body: taskBodyRead
		});
		statuses.set(id, statusOf(taskBodyRead, marks));
		ordered.push({
			id,
			line: heading,
			waits: waitsOf(taskBodyRead, extra)
		});
		return strictTask({
			id,
			title: name.trim(),
			heading,
			marks,
			body: taskBodyRead,
			extra,
			subtasks,
			report: (fault) => faults.push(fault)
		});
	});
	const account = {
		tasks: written.map(({ id, heading }) => ({
			line: heading,
			name: taskName(`${id}:`),
			status: statuses.get(id) ?? "pending"
		})),
		fields: new Map(sections.tasks.flatMap(({ heading, lines: taskLines }) => taskLines.slice(1).map((line) => [line, heading]))),
		steps: new Set(written.flatMap(({ body: { stepLines } }) => stepLines)),
		sideLines: sections.sideLines,
		strayBox: strayBoxFault,
		example: exampleOf(written.map(({ id }) => id)),
		statusAdvice: (status) => `write "**Status:** ${status === "done" ? "complete" : status}" as the task's own field, right below its heading`
	};
	const lostOrderFaults = lostOrders(lines, ordered, {
		...account,
		fieldName: "**Requires:**"
	});
	const fieldOffsets = new Set(written.flatMap(({ body }) => body.fields.map(({ offset }) => offset)));
	const unplaced = unplacedLines(lines, account).filter(({ offset = -1 }) => !fieldOffsets.has(offset));
	const misnamed = [
		...lostOrderFaults,
		...written.flatMap(({ id, body }) => listedFields(id, body, "**Requires:**")),
		...unplacedMembers(written.map(({ id, body: { otherFields: others } }) => ({
			...inTask$1,
			at: [id],
			members: others.map(withIdsAsValue)
		})), new Set(written.map(({ id }) => id)))
	];
	faults.push(...unplaced, ...misnamed);
	const lastPartOf = new Map(tasks.flatMap(({ completes: stands, value: { id } }) => stands === void 0 ? [] : [[stands, id]]));
	const project = titleMatch?.[1]?.trim();
	const contextText = contextOf(context);
	return {
		format: "Markdown plan",
		value: {
			...project && { project },
			...contextText !== "" && { context: contextText },
			...planExtras.value,
			tasks: tasks.map(({ value }) => ({
				...value,
				depends_on: withLastParts(value["depends_on"], lastPartOf)
			}))
		},
		faults,
		...unplacedIn([...unplaced, ...misnamed]),
		context: contextHeadings(lines, account),
		placeOf: placeFinder(tasks, {
			title,
			offsetOf: planExtras.offsetOf,
			fields: Object.keys(planExtras.value)
		}),
		doneBy: "**Status:** complete",
		tells: "below Discovered",
		...writer && { edits: (facts) => strictEdits(writer.text, written, {
			...writer,
			facts,
			subtasks,
			discovered: sections.discovered,
			end: endOfTasks(lines, sections, writer.text)
		}) }
	};
}
/** Other fields are part of the description. */
const inTask$1 = {
	whose: "task",
	orderField: "**Requires:**",
	reports: "order"
};
/** The tasks that a field names, if it names nothing else. */
const withIdsAsValue = (field) => ({
	...field,
	value: idsIn$3(field.value)
});
function waitsOf({ fields }, { value }) {
	const listed = value["depends_on"];
	if (Array.isArray(listed)) return listed.map(String);
	return idsIn$3(fields.find(({ name }) => name === "requires")?.value ?? "");
}
/** Ignores faults, which are reported elsewhere. */
function statusOf({ fields }, marks) {
	const field = fields.find(({ name }) => name === "status");
	const status = parseStatus(field?.value.replace(/^`|`$/g, ""));
	return typeof status === "string" ? field ? status : marks?.status ?? status : "pending";
}
function exampleOf(ids) {
	const letters = /^(.*?)\d*$/.exec(ids.at(-1) ?? "")?.[1] ?? "";
	const numbers = ids.flatMap((id) => id.startsWith(letters) ? id.slice(letters.length) : []);
	return (title, number) => `### ${letters}${nextNumber(numbers, number)}: ${title}`;
}
/** Offset after the line end of the last task. */
function endOfTasks(lines, { tasks }, text) {
	const lastLines = new Set(tasks.at(-1)?.lines);
	const line = lines.findLast((line) => lastLines.has(line) && line.kind !== "blank" && line.kind !== "rule");
	const end = text.indexOf("\n", line?.offset ?? text.length);
	return end < 0 ? text.length : end + 1;
}
const isField = ({ kind, text }) => kind === "text" && taskField.test(text);
const withLastParts = (dependencies, lastOf) => Array.isArray(dependencies) ? dependencies.map((id) => typeof id === "string" ? lastOf.get(id) ?? id : id) : dependencies;
function placeFinder(tasks, planHeader) {
	return (path) => {
		const [first, index, ...rest] = path;
		const task = typeof index === "number" ? tasks[index] : void 0;
		if (first === "tasks") return task ? {
			at: [task.value.id, ...rest],
			offset: task.offsetOf(rest)
		} : {
			at: path,
			offset: 0
		};
		return {
			at: path,
			offset: planHeader.fields.includes(String(first)) ? planHeader.offsetOf(path) : planHeader.title?.offset ?? 0
		};
	};
}
/** `T1: Title`, also with marks around it. */
function namedHeading(text) {
	const [, plainId, plainTitle] = taskHeading.exec(text) ?? [];
	const marks = headingText(plainTitle ?? text);
	const heading = plainId === void 0 ? marks.plain : `${plainId}: ${marks.status ? marks.plain : plainTitle ?? ""}`;
	const [, id, title] = taskHeading.exec(heading) ?? [];
	return id === void 0 ? void 0 : {
		id,
		title,
		marks
	};
}
const strayBoxFault = ({ offset, text }) => ({
	severity: "error",
	code: "PLAN_UNPLACED",
	at: [],
	offset,
	message: `This check box belongs to no task: ${JSON.stringify(text.slice(0, 40))}.`,
	remedy: "Move it below a task, make it a task of its own (### T9: \u2026), or remove the box."
});
/** Assigns every line to one section, so that no text is dropped. */
function sectionsOf(lines) {
	const sections = {
		tasks: [],
		context: [],
		discovered: [],
		sideLines: /* @__PURE__ */ new Set()
	};
	let sectionKind = sectionKindOf("");
	let target = sections.context;
	for (const [index, line] of lines.entries()) {
		if (line.kind === "heading") {
			if (line.level < 3) sectionKind = sectionKindOf(line.text);
			if (line.level < 4) target = targetOf(sections, {
				lines,
				index,
				sectionKind
			});
		}
		if (target === sections.context || target === sections.discovered) addSideLine(sections, line, sectionKind);
		target.push(line);
	}
	return sections;
}
/** The section for the lines below a heading. */
function targetOf(sections, { lines, index, sectionKind }) {
	const heading = lines[index];
	if (sectionKind.isDiscovered) return sections.discovered;
	return heading?.level === 3 && namesTask(lines, index, !sectionKind.holdsTasks) ? addTask(sections, heading) : sections.context;
}
/** Headings in the context are still checked: a task may be there by mistake. */
function addSideLine({ sideLines }, line, sectionKind) {
	if (!sectionKind.holdsTasks && (sectionKind.isSideSection || line.kind !== "heading")) sideLines.add(line);
}
/** What may be below a heading. A task with a task's fields counts anywhere except below "Discovered". */
const sectionKindOf = (title) => ({
	holdsTasks: !noTasksTitle.test(title) && !notTasks.test(title),
	isSideSection: notTasks.test(title) || /^discovered\b/i.test(title),
	isDiscovered: /^discovered\b/i.test(title)
});
/** Returns the lines of the new task; the first one is its heading. */
function addTask({ tasks }, heading) {
	const lines = [];
	tasks.push({
		heading,
		lines
	});
	return lines;
}
/** `### T1: \u2026`. A name without a number, or in a section without tasks, needs a field below it. */
function namesTask(lines, index, needsField) {
	const { id } = namedHeading(lines[index]?.text ?? "") ?? {};
	if (id === void 0) return false;
	const isRecord = recordIds.test(id);
	if (/\d/.test(id) && !isRecord && !needsField) return true;
	for (let lineIndex = index + 1; lineIndex < lines.length && lines[lineIndex]?.kind !== "heading"; lineIndex += 1) {
		const line = lines[lineIndex];
		if (isField(line) && !(isRecord && recordStatus.test(line.text))) return true;
	}
	return false;
}
/** Decisions have ids and statuses, too. */
const recordIds = /^(?:ADR|RFC|DEC|RISK|REQ|NFR|FR|PEP)-?\d/;
const recordStatus = /^\*\*Status:?\*\*:?\s*(?:accepted|proposed|draft|superseded|deprecated|rejected|approved|decided|mitigated)\b/i;
/** Without the title, the plan's status and headings without content. */
function contextOf(lines) {
	const contentLines = lines.filter(({ kind, level, text }) => !(kind === "heading" && level === 1 && planTitle.test(text)) && !/^\*\*Status:?\*\*/i.test(text));
	let nextContent;
	const reversed = contentLines.reduceRight((kept, line) => {
		const isEmpty = line.kind === "heading" && (nextContent === void 0 || nextContent.kind === "heading" && nextContent.level <= line.level);
		if (!isEmpty) kept.push(line);
		if (!isEmpty && line.kind !== "blank" && line.kind !== "rule") nextContent = line;
		return kept;
	}, []);
	return proseOf(reversed.reverse().map(({ raw }) => raw));
}
function discoveredFaults(lines) {
	const entries = lines.filter(({ kind, depth, level, text }) => kind === "heading" && level > 2 || kind === "item" && depth === 1 && !text.startsWith("ralph: "));
	const [first] = entries;
	if (first === void 0) return [];
	const message = `${plural(entries.length, "entry", "entries")} under "Discovered" ${entries.length === 1 ? "is not a task" : "are not tasks"}, so no agent gets ${entries.length === 1 ? "it" : "them"}.`;
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
/** A subtask's id in the plan contains its task's. */
const partId = (part, task) => String(part).includes(".") ? String(part) : `${task}.${part}`;
// src/core/plan/format/task-master/task-master-edits.ts
/** Edits of `"status"` in one list of a `tasks.json`, and the tasks of amendments. */
function taskMasterEdits(text, listNode, { facts, subtasks }) {
	const list = entryOf(listNode, "tasks");
	if (!list) return [];
	const nodes = list.children ?? [];
	const taskById = new Map(nodes.map((task) => [idOf(task), task]));
	const statuses = nodes.flatMap((task) => {
		const subtaskNodes = entryOf(task, "subtasks")?.children ?? [];
		return subtasks === "own" && subtaskNodes.length > 0 ? partEdits(text, {
			task,
			parts: subtaskNodes,
			facts: facts.tasks
		}) : wholeEdits(text, {
			task,
			parts: subtaskNodes,
			facts: facts.tasks
		});
	});
	const newTasks = facts.added.flatMap(({ task, after }) => {
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
		return entryEdits(text, list, value, after === void 0 ? void 0 : taskById.get(after));
	});
	const partEntries = nodes.flatMap((task) => (entryOf(task, "subtasks")?.children ?? []).map((part) => [partId(String(entryOf(part, "id")?.value), idOf(task)), part]));
	const entryById = new Map([...taskById, ...subtasks === "own" ? partEntries : []]);
	const partIndex = partsIn(subtasks === "own" ? nodes : []);
	const changes = facts.changed.flatMap((change) => [...changeEdits(text, entryById.get(change.task.id), change), ...waitEdits(text, {
		entry: entryById.get(change.task.id),
		parts: partIndex,
		change
	})]);
	return [
		...statuses,
		...changes,
		...newTasks
	];
}
/** Fields of a changed task that an entry can hold. */
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
/** Text that the reader adds behind a task's own words. */
const addedText = /(?:^|\n\n)(?:Part \d+ of \d+ of task |Subtasks, one after the other:\n)[\s\S]*$/;
function changeEdits(text, entry, { task, fields }) {
	if (!entry) return [];
	const { title, description, acceptance_criteria: criteria } = task;
	const details = String(entryOf(entry, "details")?.value ?? "").trim();
	const ownText = description.replace(addedText, "");
	const keepsDetails = details !== "" && ownText.endsWith(`\n\n${details}`);
	const descriptionFields = [{
		name: "description",
		value: keepsDetails ? ownText.slice(0, -details.length - 2) : ownText
	}, ...keepsDetails || details === "" ? [] : [{
		name: "details",
		value: ""
	}]];
	const values = {
		title: [{
			name: "title",
			value: title
		}],
		description: descriptionFields,
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
		partsOf: new Map(all.map(({ task, ids }) => [idOf(task), ids]))
	};
}
/**
* Edits of dependencies. The reader adds a part's dependencies on its task's and, for the last part, on its siblings,
* so they are not written. If the list cannot express the change, it stays.
*/
function waitEdits(text, { entry, parts, change }) {
	const { task, fields } = change;
	if (!entry || !fields.includes("depends_on")) return [];
	const owner = parts.taskOf.get(task.id);
	const [ownId, siblings] = owner ? [idOf(owner), parts.partsOf.get(idOf(owner)) ?? []] : [void 0, []];
	const lastOf = (id) => parts.partsOf.get(id)?.at(-1) ?? id;
	const waits = (of) => entryOf(of, "dependencies")?.children ?? [];
	const nameOf = (word) => ownId === void 0 ? lastOf(word) : partId(word, ownId);
	const writtenIds = new Map(waits(entry).map((node) => [nameOf(String(node.value)), node.value]));
	const isLast = siblings.at(-1) === task.id;
	const added = /* @__PURE__ */ new Set([...owner ? waits(owner).map((node) => lastOf(String(node.value))) : [], ...isLast ? siblings.slice(0, -1) : []]);
	const value = task.depends_on.flatMap((id) => {
		const written = writtenIds.get(id);
		if (written !== void 0) return [written];
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
function wholeOf({ taskOf, partsOf: of }, id) {
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
/** A task is done with the last of its parts. If the task itself is done, all of its parts are. */
function partEdits(text, { task, parts, facts }) {
	const partStatuses = parts.map((part) => facts.get(partId(String(entryOf(part, "id")?.value), idOf(task)))?.status);
	if (partStatuses.every((status) => status === void 0)) return [];
	const isOver = meaningOf$1(task) === "done";
	const done = parts.map((part, index) => partStatuses[index] === void 0 ? isOver || meaningOf$1(part) === "done" : partStatuses[index] === "done");
	return [...statusEdits(text, task, done.every(Boolean) ? "done" : done.some(Boolean) ? "in-progress" : "pending"), ...parts.flatMap((part, index) => done[index] || meaningOf$1(part) === "done" ? statusEdits(text, part, done[index] ? "done" : "pending") : [])];
}
const meaningOf$1 = (task) => parseStatus(entryOf(task, "status")?.value);
/** Another word for the same status stays. */
function statusEdits(text, task, word) {
	return meaningOf$1(task) === parseStatus(word) ? [] : fieldEdits(text, task, {
		name: "status",
		value: word
	});
}
// src/core/plan/format/task-master/read-task-master.ts
/** `tasks.json` of Task Master, recognized by the fields of its tasks. Undefined for other documents. */
function planOfTaskMaster({ value, root, text }, options) {
	const tags = tagsOf(value);
	if (tags === void 0) return void 0;
	const tag = chosenTag(tags, options.tag);
	if (tag === void 0) return draftWithoutTag(tags, options.tag, root.offset);
	const list = tag === "" ? value : value[tag];
	const node = tag === "" ? root : entryOf(root, tag);
	const listPath = tag === "" ? [] : [tag];
	const draft = planOfList(list, {
		listPath,
		root,
		options
	});
	const topLevel = {
		...inList,
		knownNames: new Set(tags),
		at: [],
		members: tag === "" ? [] : membersOf(root)
	};
	const unknownFaults = unplacedMembers([topLevel, ...accountsOf(node, listPath)], idsIn(node));
	const otherLists = tags.filter((name) => name !== tag).map((name) => `the list of the tag ${name}`);
	return {
		...draft,
		faults: [...draft.faults, ...unknownFaults],
		list: [...listPath, "tasks"],
		...unplacedIn(unknownFaults),
		leftOut: [...draft.leftOut ?? [], ...otherLists],
		edits: (facts) => taskMasterEdits(text, node, {
			facts,
			subtasks: options.subtasks
		})
	};
}
const knownFields = /* @__PURE__ */ new Set([...[
	"id",
	"title",
	"description",
	"details",
	"testStrategy",
	"status",
	"dependencies",
	"subtasks"
]]);
/** Fields for the tool itself, without effect on what is done. */
const toolFields = [...[
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
	knownNames: new Set([...knownFields, ...toolFields].filter((name) => name !== "subtasks")),
	suggestions: [...knownFields],
	orderField: "dependencies"
};
const inTask = {
	...inPart,
	whose: "task",
	knownNames: /* @__PURE__ */ new Set([...inPart.knownNames, "subtasks"])
};
/** Any fields are allowed beside the tasks, except another list of tasks. */
const inList = {
	whose: "list",
	knownNames: /* @__PURE__ */ new Set(["tasks"]),
	reports: "errors"
};
const accountsOf = (list, listPath) => [{
	...inList,
	at: listPath,
	members: membersOf(list).filter(({ value }) => holdsEntries(value))
}, ...entriesOf(list, "tasks").flatMap((task, index) => [{
	...inTask,
	at: [
		...listPath,
		"tasks",
		index
	],
	members: membersOf(task)
}, ...entriesOf(task, "subtasks").map((part, partIndex) => ({
	...inPart,
	at: [
		...listPath,
		"tasks",
		index,
		"subtasks",
		partIndex
	],
	members: membersOf(part).filter(({ name, value }) => name !== "subtasks" || Array.isArray(value) && value.length > 0)
}))])];
const idsIn = (list) => idsOf(entriesOf(list, "tasks").map(membersOf));
/** `master` is the tool's own default tag. */
function chosenTag(tags, requested) {
	if (tags.includes("")) return "";
	const name = requested ?? (tags.includes("master") || tags.length > 1 ? "master" : tags[0]);
	return tags.find((tag) => tag === name);
}
function planOfList(raw, { listPath, root, options }) {
	const placeOf = (at) => ({
		at: [...listPath, ...at],
		offset: offsetAt(root, [...listPath, ...at])
	});
	const parsed = TaskList.safeParse(raw);
	const faults = parsed.success ? [] : shapeFaults(parsed.error, raw).map((fault) => ({
		...fault,
		...placeOf(fault.at)
	}));
	const list = parsed.success ? parsed.data : salvaged(raw, parsed.error);
	const writtenTasks = (list.tasks ?? []).flatMap((task, index) => tasksOf(task, ["tasks", index], options));
	const lastPartOf = new Map(writtenTasks.flatMap(({ completes: stands, id }) => stands === void 0 ? [] : [[stands, id]]));
	const taskOfPart = options.subtasks === "joined" ? tasksOfParts(list.tasks ?? []) : void 0;
	const tasks = writtenTasks.map(({ at, task, id, title, description: about, waits }) => {
		const status = parseStatus(task.status, placeOf([...at, "status"]));
		if (typeof status !== "string") faults.push(status);
		return {
			id,
			title,
			description: about,
			acceptance_criteria: task.testStrategy?.trim() ? [task.testStrategy.trim()] : [],
			depends_on: taskOfPart ? [...new Set(waits.map((other) => taskOfPart.get(other) ?? other))] : waits.map((other) => lastPartOf.get(other) ?? other),
			status: typeof status === "string" ? status : "pending"
		};
	});
	faults.push(...misplacedParts(raw, placeOf));
	for (const [index, { status, subtasks }] of (list.tasks ?? []).entries()) {
		const meaning = parseStatus(status, placeOf([
			"tasks",
			index,
			"status"
		]));
		if (typeof meaning !== "string" && options.subtasks === "own" && (subtasks ?? []).length > 0) faults.push(meaning);
	}
	const [name] = listPath;
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
			const taskPath = typeof index === "number" ? writtenTasks[index]?.at : void 0;
			return placeOf([...taskPath ?? (first === "tasks" ? ["tasks"] : []), ...field === void 0 ? [] : [originalNames[String(field)] ?? field, ...rest]]);
		},
		doneBy: "\"status\": \"done\"",
		leftOut: leftOutFields(raw),
		tells: { inFields: writtenFields }
	};
}
const parentFields = [
	"parentId",
	"parentTaskId",
	"parentTask"
];
/** Tasks that name another one as their parent, and stand beside it or in a third: nothing would wait for them. */
function misplacedParts(raw, placeOf) {
	const ids = new Set(recordsIn(raw, "tasks").map(({ id }) => String(id)));
	const faultsOf = (task, path, container) => parentFields.flatMap((name) => {
		const parent = String(task[name]);
		if (!ids.has(parent) || parent === container || parent === String(task["id"])) return [];
		const stands = container === void 0 ? "it stands beside it" : `it stands in task ${container}`;
		return [{
			...placeOf([...path, name]),
			severity: "error",
			code: "PLAN_UNPLACED",
			message: `"${name}" says that this is a part of task ${parent}, but ${stands}, so nothing waits for it.`,
			remedy: `Move it to the subtasks of task ${parent}, or remove "${name}" and write the order in "dependencies".`
		}];
	});
	return recordsIn(raw, "tasks").flatMap((task, index) => [...faultsOf(task, ["tasks", index], void 0), ...recordsIn(task, "subtasks").flatMap((part, partIndex) => faultsOf(part, [
		"tasks",
		index,
		"subtasks",
		partIndex
	], String(task["id"])))]);
}
/** Fields of tasks and subtasks without a place in a plan, each once. */
function leftOutFields(list) {
	const tasks = recordsIn(list, "tasks");
	const subtaskList = tasks.flatMap((task) => recordsIn(task, "subtasks"));
	const unknownNames = (objects, prefix) => objects.flatMap((object) => Object.keys(object).flatMap((name) => knownFields.has(name) ? [] : [`${prefix}.${name}`]));
	return [.../* @__PURE__ */ new Set([...unknownNames(tasks, "tasks[]"), ...unknownNames(subtaskList, "subtasks[]")])];
}
const recordsIn = (holder, name) => {
	const list = isRecord(holder) ? holder[name] : void 0;
	return Array.isArray(list) ? list.filter(isRecord) : [];
};
/** Dependencies on a part become dependencies on its task, if that is done as a whole. */
const tasksOfParts = (tasks) => new Map(tasks.flatMap(({ id, subtasks }) => (subtasks ?? []).map((part) => [partId(part.id, String(id)), String(id)])));
const originalNames = {
	depends_on: "dependencies",
	acceptance_criteria: "testStrategy"
};
/** The tags of a document, `''` for one without; undefined if it is not Task Master's. */
function tagsOf(value) {
	if (!isRecord(value)) return void 0;
	if (Array.isArray(value["tasks"])) return isTaskList(value) ? [""] : void 0;
	const lists = Object.entries(value).filter(([, list]) => isRecord(list) && Array.isArray(list["tasks"]));
	return lists.some(([, list]) => isTaskList(list)) || lists.some(([name]) => name === "master") ? lists.map(([name]) => name) : void 0;
}
/** True if its tasks have fields of Task Master, and none that only a plan.json has. */
function isTaskList(list) {
	const tasks = isRecord(list) && Array.isArray(list["tasks"]) ? list["tasks"].filter(isRecord) : [];
	const planFields = [
		"depends_on",
		"acceptance_criteria",
		"max_retries"
	];
	if (tasks.length === 0 || tasks.some((task) => planFields.some((name) => name in task))) return false;
	const hasField = (name) => tasks.some((task) => name in task);
	const isNumbered = tasks.some(({ id }) => typeof id === "number");
	return [
		"details",
		"testStrategy",
		"subtasks"
	].some(hasField) || hasField("dependencies") && (isNumbered || hasField("priority"));
}
function draftWithoutTag(tags, requested, offset) {
	const tagList = tags.filter(Boolean).join(", ") || "none";
	return {
		format: "Task Master",
		value: void 0,
		faults: [{
			severity: "error",
			code: "PLAN_TAG",
			at: [],
			offset,
			message: requested === void 0 ? `The file has several lists of tasks: ${tagList}.` : `The file has no tag "${requested}".`,
			remedy: requested === void 0 ? "Name one with the setting plan-tag." : `Its tags: ${tagList}.`
		}],
		placeOf: () => ({
			at: [],
			offset
		})
	};
}
function tasksOf(task, path, { subtasks }) {
	const id = String(task.id);
	const waits = (task.dependencies ?? []).map(String);
	const subtaskList = task.subtasks ?? [];
	const text = textOf$1(task);
	if (subtaskList.length === 0 || subtasks === "joined") {
		const list = subtaskList.map((part) => `- ${isDone(part) ? "(done) " : ""}${part.title}: ${textOf$1(part)}`);
		const steps = list.length === 0 ? [] : [`Subtasks, one after the other:\n${list.join("\n")}`];
		return [{
			at: path,
			task,
			id,
			completes: id,
			title: task.title,
			description: [text, ...steps].join("\n\n"),
			waits
		}];
	}
	return subtaskList.map((part, index) => {
		const partDependencies = (part.dependencies ?? []).map((other) => partId(other, id));
		const isLast = index === subtaskList.length - 1;
		const previousParts = isLast ? subtaskList.slice(0, -1).map((other) => partId(other.id, id)) : partDependencies;
		const strategy = part.testStrategy?.trim() || !isLast ? part.testStrategy : task.testStrategy;
		const status = isOver(task) ? task.status : part.status;
		return {
			at: [
				...path,
				"subtasks",
				index
			],
			task: {
				...part,
				testStrategy: strategy,
				...status !== void 0 && { status }
			},
			id: partId(part.id, id),
			...isLast && { completes: id },
			title: part.title,
			description: [
				textOf$1(part),
				`Part ${index + 1} of ${subtaskList.length} of task ${id}, \u201c${task.title}\u201d.`,
				text
			].filter(Boolean).join("\n\n"),
			waits: [.../* @__PURE__ */ new Set([
				...partDependencies,
				...waits,
				...previousParts
			])]
		};
	});
}
const statusOfTask = ({ status }) => parseStatus(status);
const isDone = (task) => statusOfTask(task) === "done";
const isOver = (task) => isDone(task) || statusOfTask(task) === "skipped";
const textOf$1 = ({ description, details }) => [description, details].map((text) => text?.trim()).filter(Boolean).join("\n\n");
/** Usually numbers; texts such as `1.2` may name a subtask. */
const Id = union([int().positive(), string().min(1)]);
const sharedFields = {
	id: Id,
	title: string().min(1),
	description: string().nullish(),
	details: string().nullish(),
	testStrategy: string().nullish(),
	status: string().optional(),
	dependencies: array(Id).nullish()
};
const Subtask = object(sharedFields);
const TaskMasterTask = object({
	...sharedFields,
	priority: _enum([
		"critical",
		"high",
		"medium",
		"low"
	]).nullish().catch(void 0),
	subtasks: array(Subtask).nullish()
});
/** One list of tasks: the whole document, or the value of a tag. */
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
/** Fields with a place in the format. */
const taskPlaces = [
	"title",
	"description",
	"acceptance_criteria",
	"depends_on",
	"status"
];
const planPlaces = ["project", "context"];
/** No text survives a file with these, and merge markers are not a plan's text. */
const unwritable = /[\0\r]|\p{Surrogate}|^(?:<{7}|\|{7}|={7}|>{7})/mu;
/**
* A plan as the queue's Markdown, which reads as exactly this plan: each part is read back, and fields that would
* change, or have no place, become JSON in a code block. Linear in the plan's size.
*/
function writeMarkdown(plan) {
	const endTasks = endTasksOf(plan);
	const ids = new Set(plan.tasks.map(({ id }) => id));
	const taskTexts = plan.tasks.map((task) => taskPart(task, withMentioned(endTasks, task, ids)));
	return `${[
		planPart(plan, endTasks),
		"## Tasks",
		...taskTexts
	].join("\n\n")}\n`;
}
const defaultEnd = Task.parse({
	id: "END-0",
	title: "End"
});
/** A task for each naming style of the plan's tasks: a line in that style would be reported as a lost task. */
const endTasksOf = ({ tasks }) => [...new Map(tasks.flatMap(({ id }) => {
	const word = taskName(`${id}:`)?.word;
	return word === void 0 ? [] : [[word, Task.parse({
		id,
		title: "End"
	})]];
})).values(), defaultEnd];
/** Adds the tasks that this one mentions: "Requires: T1" is reported as a lost order only if there is a T1. */
function withMentioned(endTasks, { description, acceptance_criteria }, ids) {
	const mentioned = [...new Set([description, ...acceptance_criteria].flatMap((text) => text.match(/[A-Za-z0-9._-]+/g) ?? []))].filter((word) => ids.has(word) && !endTasks.some(({ id }) => id === word));
	return [...endTasks, ...mentioned.map((id) => Task.parse({
		id,
		title: "End"
	}))];
}
const textOf = (endTasks) => endTasks.map((task) => taskText(task, [])).join("\n\n");
function taskPart(task, endTasks = [defaultEnd]) {
	const otherEnds = endTasks.filter(({ id }) => id !== task.id);
	const changedFields = (text) => {
		const [first, ...rest] = readBack(`# Plan\n\n## Tasks\n\n${text}\n\n${textOf(otherEnds)}`)?.tasks ?? [];
		if (!first || !isSameJson(rest, otherEnds)) return taskPlaces;
		return taskPlaces.filter((name) => !isSameJson(first[name], task[name]));
	};
	return writeExactly(taskPlaces, changedFields, (inJson) => taskText(task, inJson), task);
}
function planPart(plan, endTasks) {
	const changedFields = (text) => {
		const readPlan = readBack(`${text}\n\n## Tasks\n\n${textOf(endTasks)}`);
		if (!readPlan || !isSameJson(readPlan.tasks, endTasks)) return planPlaces;
		return planPlaces.filter((name) => !isSameJson(readPlan[name], plan[name]));
	};
	return writeExactly(planPlaces, changedFields, (inJson) => planText(plan, inJson), plan);
}
/** The plainest form that reads back unchanged. */
function writeExactly(places, changedFields, write, value) {
	const isUnwritable = (name) => [value[name]].flat().some((text) => unwritable.test(String(text)));
	const unwritableFields = places.filter(isUnwritable);
	const plainText = write(unwritableFields);
	const changed = changedFields(plainText);
	if (changed.length === 0) return plainText;
	const withJson = write([.../* @__PURE__ */ new Set([...unwritableFields, ...changed])]);
	return changedFields(withJson).length === 0 ? withJson : write(places);
}
/** Undefined if the text is no such plan, or has faults. */
function readBack(text) {
	const draft = planOfStrict(outline(text), defaultReadOptions);
	return (draft?.faults.length === 0 ? Plan.safeParse(draft.value) : void 0)?.data;
}
function taskText(task, inJson) {
	const { id, title, description, acceptance_criteria: criteria, depends_on, status } = task;
	const inText = (name) => !inJson.includes(name);
	const list = criteria.map((text) => `- [ ] ${text.replaceAll("\n", "\n  ")}`).join("\n");
	const fields = Object.entries(sparseTask(task)).filter(([name]) => name !== "id" && (inJson.includes(name) || !taskPlaces.includes(name)));
	return [
		`### ${id}: ${inText("title") ? title : oneLine(title, 80) || id}`,
		...inText("description") && description !== "" ? [description] : [],
		`**Requires:** ${inText("depends_on") && depends_on.length > 0 ? depends_on.join(", ") : "\u2014"}\n**Status:** ${statusWords[status]}`,
		...inText("acceptance_criteria") && criteria.length > 0 ? [`**Done when:**\n${list}`] : [],
		...block(fields)
	].join("\n\n");
}
function planText({ tasks: _, ...plan }, inJson) {
	const { project, context } = plan;
	const inText = (name) => !inJson.includes(name);
	const fields = Object.entries(plan).filter(([name, value]) => value !== void 0 && (inJson.includes(name) || !planPlaces.includes(name)));
	return [
		inText("project") && project !== void 0 ? `# Plan: ${project}` : "# Plan",
		...block(fields),
		...inText("context") && context !== void 0 ? [context] : []
	].join("\n\n");
}
const block = (fields) => fields.length === 0 ? [] : [`\`\`\`ralph\n${JSON.stringify(Object.fromEntries(fields))}\n\`\`\``];
// src/core/plan/format/formats.ts
/** Most special first. The last one accepts every document, and its findings say why it is no plan. */
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
/** The format's setting name, by its title. */
const formatNamed = (title) => title === "BMAD" ? "bmad" : [...jsonFormats, ...markdownFormats].find((format) => format.title === title)?.name ?? "auto";
/** The only way from a file to a plan. `planOfIssue` reads issues: its Markdown parser is half a megabyte. */
function readPlan({ file, bytes, options = defaultReadOptions }) {
	const source = draftOf({
		file,
		bytes,
		options
	});
	if ("refused" in source) return refusedText(source.refused, source.text);
	const { draft, text } = source;
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
		firstTaskLine: begins,
		doneBy,
		leftOut,
		context: headings
	};
}
function draftOf({ file, bytes, options }) {
	const text = sourceText(bytes, file);
	if (typeof text !== "string") return { refused: [text] };
	const mergeFaults = mergeMarkers(text);
	if (mergeFaults.length > 0) return {
		refused: mergeFaults,
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
		const foreignFault = (options.format ?? "auto") === "auto" ? foreignFile(file, document.value) : void 0;
		if (foreignFault) return {
			refused: [foreignFault],
			text
		};
		return {
			text,
			draft: draftBy(jsonFormats, document, {
				...context,
				documentFaults: [...duplicateKeys(document.root), ...outsideLinksIn(text, file)]
			})
		};
	}
	const lines = outline(text);
	return {
		text,
		draft: draftBy(markdownFormats, lines, {
			...context,
			documentFaults: outsideLinks(lines, file)
		})
	};
}
/** A Markdown document may begin with a link or a box. */
const isJson = (text, file) => /\.json$/i.test(file) || /^\s*(?:\{|\[\s*(?:[{"]|\]\s*$))/.test(text);
function draftBy(formats, document, { documentFaults, ...context }) {
	const formatName = context.options.format ?? "auto";
	if (formatName === "auto") {
		const { draft, faults } = chooseDraft(formats.flatMap(({ name, read }) => {
			const draft = read(document, context);
			return draft ? [{
				name,
				draft
			}] : [];
		}), context.file);
		return {
			...draft,
			faults: [...documentFaults, ...faults]
		};
	}
	const draft = formats.find(({ name }) => name === formatName)?.read(document, context);
	return draft ? {
		...draft,
		faults: [...documentFaults, ...draft.faults.map(asWarning)]
	} : otherFormatDraft(formatName, context);
}
/** A named format decides which of several lists counts. */
const asWarning = (fault) => isOtherList(fault) ? {
	...fault,
	severity: "warning"
} : fault;
const otherFormatDraft = (format, { file }) => ({
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
/** `why`: it is no valid plan. Undefined if its format takes no facts. */
function planDocument(file) {
	const judged = judgedText({
		options: defaultReadOptions,
		...file
	});
	if ("why" in judged) return judged;
	const { text, plan, edits, tells, times } = judged;
	const ids = new Set(plan.tasks.map(({ id }) => id));
	return edits && {
		ids,
		plan,
		times,
		...documentWriter(file, {
			text,
			ids,
			edits,
			tells
		})
	};
}
function judgedText(file) {
	const source = draftOf(file);
	const { plan, findings } = "refused" in source ? refusedText(source.refused, source.text) : judgeDraft(source.draft, source.text, file.file);
	if (plan && !("refused" in source)) {
		const { edits, tells, times } = source.draft;
		return {
			plan,
			text: source.text,
			edits,
			tells,
			times
		};
	}
	const fault = findings.find(({ severity }) => severity === "error");
	return { why: `${fault?.line ? `line ${fault.line}: ` : ""}${fault?.message ?? "it is no plan"}` };
}
/**
* Each edit is read back before it counts: not every format can hold every new task, and a document that is no plan, or
* another one, would be worse than one without the fact.
*/
function documentWriter(file, { text, ids, edits, tells }) {
	const textWith = (facts) => withEdits(text, edits(facts));
	const readsBack = (bytes, added) => {
		const reread = judgedText({
			options: defaultReadOptions,
			...file,
			bytes
		});
		const expectedIds = /* @__PURE__ */ new Set([...ids, ...added.map(({ task }) => task.id)]);
		return "plan" in reread && reread.plan.tasks.length === expectedIds.size && reread.plan.tasks.every(({ id }) => expectedIds.has(id));
	};
	const ordersIn = (text) => {
		const reread = judgedText({
			options: defaultReadOptions,
			...file,
			bytes: encodeLike(text, file.bytes)
		});
		return new Map("plan" in reread ? reread.plan.tasks.map((task) => [task.id, orderKey(task)]) : []);
	};
	const canAdd = (facts) => facts.added.length > 0 && readsBack(encodeLike(textWith(facts), file.bytes), facts.added);
	return {
		write: (facts) => {
			const addsAll = canAdd(facts);
			const newText = textWith(addsAll ? facts : {
				...facts,
				added: []
			});
			const bytes = newText === text ? void 0 : encodeLike(newText, file.bytes);
			return bytes && (addsAll || readsBack(bytes, [])) ? bytes : void 0;
		},
		unwritable: (facts) => {
			const { added, changed, discovered } = facts;
			const addedLines = canAdd(facts) ? [] : added.map(({ task }) => `${task.id} was added: ${oneLine(task.title, 200)}`);
			if (tells === "below Discovered") return addedLines;
			const writtenFields = new Set(tells?.inFields);
			const writtenOrders = tells && changed.some(({ fields }) => fields.includes("depends_on")) ? ordersIn(textWith(facts)) : noOrders;
			const isWritten = ({ task, fields }) => fields.every((name) => writtenFields.has(name)) && (!fields.includes("depends_on") || writtenOrders.get(task.id) === orderKey(task));
			const unwritten = changed.filter((change) => !isWritten(change));
			return [
				...addedLines,
				...unwritten.map(({ line }) => line),
				...discovered
			];
		}
	};
}
const noOrders = /* @__PURE__ */ new Map();
const orderKey = ({ depends_on }) => JSON.stringify([...new Set(depends_on)].sort());
/** Keeps the byte order mark that the file had. */
function encodeLike(text, original) {
	const hasMark = original[0] === 239 && original[1] === 187 && original[2] === 191;
	return new TextEncoder().encode(hasMark ? `\ufeff${text}` : text);
}
// src/core/plan/change/plan-meaning.ts
/**
* A text that is equal for two plans unless a person changed one: without statuses, attempts and ticks, which a run
* writes into the document.
*/
const meaningOf = (plan) => JSON.stringify({
	...plan,
	tasks: plan.tasks.map(({ status: _, retry_count: __, ...task }) => taskMeaning(task))
});
const taskMeaning = (task) => ({
	...task,
	description: withoutTicks(task.description)
});
/** Clears every box of a list. */
const withoutTicks = (text) => text.replace(/^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)(?:\[[xX]\]|\(done\) )/gm, (whole, mark) => whole.endsWith("]") ? `${mark}[ ]` : mark);
// src/entry/project/plan-file.ts
var plan_file_exports = /* @__PURE__ */ __exportAll({
	readInFirstFormat: () => readInFirstFormat,
	readOptionsOf: () => readOptionsOf,
	readPlanFile: () => readPlanFile,
	readValidStories: () => readValidStories
});
/** `text`: of a plan without a file, which is JSON; settings about files do not apply to it. */
const readOptionsOf = (settings, text) => ({
	subtasks: settings["plan-subtasks"],
	tag: settings["plan-tag"],
	scope: settings["plan-scope"],
	format: text ? "plan.json" : settings.format
});
/** Rejects as `files.read` does if the plan is missing. `name` may name the plan. */
async function readPlanAt(path, name, reading) {
	const { files, options, toplevel } = reading;
	const { target, outside } = await resolveTarget(path, {
		files,
		toplevel
	});
	if (outside) return {
		plan: void 0,
		findings: [linkLeadsOut(name, target)],
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
const linkLeadsOut = (name, target) => ({
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
	const { plan, format, firstTaskLine: begins = null, findings, sources, choices } = await readPlanAt(path, inside.startsWith("..") || isAbsolute(inside) ? path : inside.split(sep).join("/"), {
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
/** A run may have recorded a scope without the other stories. Undefined if there are no valid ones. */
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
export { withoutTicks as a, readPlan as c, lineAfter as d, lineEnd as f, readPlanFile as i, writeMarkdown as l, writeJson as m, readOptionsOf as n, encodeLike as o, withEdits as p, readPlanAt as r, planDocument as s, plan_file_exports as t, boxEdits as u };
