import { ln as nearestName } from "./through-proxy.js";
import { s as Task } from "./branch-name.js";
import { n as quoteValue, r as toFinding, t as printPath } from "./fault.js";
import { t as lintFaults } from "./lint.js";
import { u as fileNameFault } from "./plan-folder.js";
import { n as listFaults, t as checkShape } from "./plan-shape.js";
import { a as lineIndex } from "./merge-markers.js";
// src/core/plan/format/read/salvage.ts
/**
* A plan to lint despite faults of shape, so that a wrong type in one task does not hide a cycle among others; never to
* be run. Faulty fields get defaults, faulty tasks keep their positions, and their ids become their paths, which no
* real id can be.
*/
function salvagePlan(value) {
	const raw = isRecord$1(value) ? value : {};
	const tasks = Array.isArray(raw["tasks"]) ? raw["tasks"] : [];
	const branch = raw["branch"];
	return {
		...typeof branch === "string" && branch !== "" ? { branch } : {},
		tasks: tasks.map((task, index) => salvageTask(task, `tasks[${index}]`))
	};
}
function salvageTask(value, path) {
	const raw = isRecord$1(value) ? value : {};
	const task = {
		id: path,
		title: path,
		description: ""
	};
	for (const [name, schema] of Object.entries(Task.shape)) {
		const parsed = schema.safeParse(Object.hasOwn(raw, name) ? raw[name] : void 0);
		if (parsed.success && parsed.data !== void 0) task[name] = parsed.data;
		else task[name] ??= schema.safeParse(void 0).data;
	}
	const entries = raw["depends_on"];
	if (Array.isArray(entries)) task["depends_on"] = entries.map((id) => typeof id === "string" ? id : "?");
	return task;
}
/** The document without the values that its schema refuses, to lint the rest. Lists keep their lengths. */
function salvaged(value, { issues }) {
	const copy = structuredClone(value);
	for (const { path } of issues) {
		const [last] = path.slice(-1);
		let parent = copy;
		for (const key of path.slice(0, -1)) parent = isRecordOrList(parent) ? parent[String(key)] : void 0;
		if (!isRecordOrList(parent) || last === void 0) continue;
		if (Array.isArray(parent)) parent[Number(last)] = typeof parent[Number(last)] === "object" ? {} : "?";
		else delete parent[String(last)];
	}
	return copy;
}
const isRecordOrList = (value) => typeof value === "object" && value !== null;
function isRecord$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/core/plan/format/read/draft.ts
/** Unplaced lines or members: errors, and remarks. */
function unplacedIn(faults) {
	const unplaced = faults.filter(({ severity }) => severity === "error").length;
	return {
		unplaced,
		ignored: faults.length - unplaced
	};
}
/** Combines the faults of the reader, the shape and the lint rules. */
function judgeDraft(draft, text, file) {
	const { plan, faults } = judge(draft, file);
	const positionOf = linesOf(draft.texts, text);
	const findings = faults.sort((a, b) => compareNames(a.file ?? "", b.file ?? "") || (a.offset ?? 0) - (b.offset ?? 0)).map((fault) => toFinding(fault, ({ file: name, offset = 0 }) => positionOf(name)?.(offset)));
	return {
		plan: faults.some(({ severity }) => severity === "error") ? void 0 : plan,
		findings
	};
}
const compareNames = (a, b) => a < b ? -1 : a > b ? 1 : 0;
/** The lines of each text, counted once and only if needed. */
function linesOf(texts, mainText) {
	const cache = /* @__PURE__ */ new Map();
	return (file) => {
		const text = file === void 0 ? mainText : texts?.get(file);
		const lines = cache.get(file) ?? (text === void 0 ? void 0 : lineIndex(text));
		if (lines) cache.set(file, lines);
		return lines;
	};
}
function refusedText(faults, text) {
	const positionOf = text === void 0 ? void 0 : lineIndex(text);
	const locate = ({ offset }) => offset === void 0 ? void 0 : positionOf?.(offset);
	return {
		plan: void 0,
		findings: faults.map((fault) => toFinding(fault, locate))
	};
}
function judge({ value, faults: readerFaults, placeOf, silent = [], isThorough = false }, file) {
	const located = (fault) => {
		const { at, offset, file: otherFile } = placeOf(fault.at);
		return {
			...fault.offset === void 0 && otherFile !== void 0 ? { file: otherFile } : {},
			...fault,
			at,
			offset: fault.offset ?? offset
		};
	};
	if (value === void 0) return {
		plan: void 0,
		faults: [...readerFaults]
	};
	const lists = listFaults(value).map(located);
	if (lists.length > 0) return {
		plan: void 0,
		faults: [...readerFaults, ...lists]
	};
	const { plan, faults: shape } = checkShape(value);
	const readerShape = readerFaults.filter(({ code }) => shapeCodes.has(code));
	const shapeFaults = notCovered(shape.map(located), readerShape);
	const allShapeFaults = [...shapeFaults, ...readerShape];
	const lint = notCovered(lintFaults(plan ?? salvagePlan(value)).filter(({ code }) => !silent.includes(code)).filter(({ code, at }) => !isThorough || code !== "PLAN_TASK_TOO_LARGE" || at[2] !== "description").map(located), allShapeFaults);
	const name = plan !== void 0 && plan.name === void 0 ? fileNameFault(file) : void 0;
	return {
		plan,
		faults: [
			...readerFaults,
			...shapeFaults,
			...lint,
			...name === void 0 ? [] : [located(name)]
		]
	};
}
const shapeCodes = /* @__PURE__ */ new Set([
	"PLAN_MISSING_FIELD",
	"PLAN_WRONG_TYPE",
	"PLAN_WRONG_VALUE"
]);
/** A finding at a place of the wrong shape only repeats it: salvaging made up the value. */
function notCovered(lint, misshapen) {
	const places = new Set(misshapen.map(({ at }) => printPath(at)));
	if (places.size === 0) return lint;
	return lint.filter(({ at }) => !places.has("") && at.every((_, index) => !places.has(printPath(at.slice(0, index + 1)))));
}
// src/core/plan/format/read/unplaced-members.ts
const severity = {
	order: 4,
	work: 3,
	status: 2,
	near: 1,
	list: .5,
	nothing: 0
};
/**
* The rule of all formats in JSON and YAML: a member of a task is one of its fields, or is reported. An error if it
* would change what is done or in which order, else a warning. Each name once, at its first error. Linear.
*/
function unplacedMembers(accounts, ids) {
	const tasks = {
		ids,
		titles: titlesOf(accounts),
		prefixes: new Set([...ids].map(prefixOf))
	};
	const unplacedByName = /* @__PURE__ */ new Map();
	for (const account of accounts) for (const member of account.members) {
		if (account.knownNames.has(member.name) || member.name === "__proto__") continue;
		const kind = kindOf(member, account, tasks);
		if (account.reports && kind === "nothing" || account.reports === "order" && kind !== "order") continue;
		addUnplaced(unplacedByName, {
			...member,
			account,
			kind,
			count: 1
		});
	}
	return [...unplacedByName.values()].map(toFault);
}
function addUnplaced(unplacedByName, unplaced) {
	const key = `${unplaced.account.whose} ${unplaced.name}`;
	const earlier = unplacedByName.get(key);
	if (earlier === void 0) unplacedByName.set(key, unplaced);
	else if (severity[unplaced.kind] > severity[earlier.kind]) unplacedByName.set(key, {
		...unplaced,
		count: earlier.count + 1
	});
	else earlier.count += 1;
}
/** Empty for an id that is only a number. */
const prefixOf = (id) => /^([a-z][a-z_-]*)\d[\w.-]*$/i.exec(id)?.[1]?.toLowerCase() ?? "";
const titlesOf = (accounts) => new Set(accounts.flatMap(({ members }) => {
	const title = titleAmong(members);
	return isId(title) ? [String(title).toLowerCase()] : [];
}));
/** Stories without titles are called by their descriptions. */
const titleAmong = (members) => (members.find(({ name }) => name === "title") ?? members.find(({ name }) => name === "description"))?.value;
const lettersOf = (name) => name.toLowerCase().replace(/[^a-z]/g, "");
const orderNames = /^(?:isblockedby|blockedby|requires?|required(?:by|tasks?)?|prerequisites?|prereqs?|dep(?:s|ends?|endant|endent|endency|endencies)(?:on|tasks?|ids?)?|after|runafter|startafter|wait(?:s|ing)?(?:for|on)|needs|predecessors?|upstream|follows?|precededby|block(?:ed|ers?)|rel(?:y|ies)on|requirestasks?|needstasks?|(?:order|comes|must)after|aftertasks?|mustfollow|successorof|gatedby|unlockedby|pre|prev|previous)$/;
/** These may also name a tool, a date or a condition. */
const maybeOrder = /^(?:requires?|required|prerequisites?|prereqs?|after|needs|upstream|follows?|block(?:ed|ers?)|rel(?:y|ies)on|pre|prev|previous)$/;
const workNames = /^(?:(?:sub)?(?:tasks?|stories|todos?|steps)|userstories|children|workitems?|checklist|backlog)$/;
/** Lists that may hold work, or tell of it. */
const maybeWork = /^(?:bugs?|bugfixes|issues|features|fixes|followups?|next(?:steps|up)?|upcoming|pending|remaining|later|queue|open|items|ideas|nicetohave)$/;
const statusNames = /^(?:passes|passed|done|completed?|isdone|isco?mpleted?|finished|state|status|skip|skipped)$/;
/** Values of these members may look like a task's id or title. */
const labelNames = /^(?:tags?|labels?|category|epic(?:id)?|area|component|module|type|kind|group|phase|milestone|sprint|owner|assignee|key|slug|uuid|name|story|storyid|ref|branch)$/;
function kindOf({ name, value }, account, tasks) {
	const word = lettersOf(name);
	const { ids } = tasks;
	const near = nearestName(name, account.suggestions);
	if (isEmpty(value)) return near ? "near" : "nothing";
	if (isOrder(word, value, {
		account,
		tasks
	})) return "order";
	if (near !== void 0 && lettersOf(near) === word) return "near";
	if (isWork(word, value, {
		account,
		ids
	})) return "work";
	if (statusNames.test(word) && value !== false) return "status";
	if (!near && maybeWork.test(word) && hasOtherEntries(value, ids)) return "list";
	return near ? "near" : "nothing";
}
function isOrder(word, value, { account, tasks }) {
	if (namesTasks(word, value, {
		account,
		tasks
	})) return true;
	return isOrderName(word, value, tasks) || isRecord(value) && containsOrder(value, {
		tasks,
		depth: 0
	});
}
function isOrderName(word, value, { ids, prefixes }) {
	if (!orderNames.test(word)) return false;
	if (!maybeOrder.test(word)) return true;
	const words = wordsOf(value);
	if ([value].flat().some((one) => ids.has(String(referred(one))))) return true;
	return words.some((one) => ids.has(one)) || words.length > 0 && words.every((one) => isLikeId(one, prefixes));
}
const isLikeId = (word, prefixes) => {
	const prefix = prefixOf(word);
	return prefix !== "" && prefixes.has(prefix);
};
/** An order in a nested member, such as `{"links": {"blockedBy": ["A"]}}`. */
const containsOrder = (value, { tasks, depth }) => Object.entries(value).some(([name, one]) => orderNames.test(lettersOf(name)) && wordsOf(one).some((word) => tasks.ids.has(word)) || depth < maxDepth && isRecord(one) && containsOrder(one, {
	tasks,
	depth: depth + 1
}));
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function isWork(word, value, { account: { isTask, at }, ids }) {
	if (workNames.test(word) && hasOtherEntries(value, ids)) return true;
	return containsTasks(value, {
		depth: isTask ?? typeof at.at(-1) === "number" ? maxDepth : 0,
		ids
	});
}
/** A list of existing tasks only groups them. */
const hasOtherEntries = (value, ids) => Array.isArray(value) && value.length > 0 && !value.every((entry) => isId(entry) && ids.has(String(entry)));
const isEmpty = (value) => value === null || value === "" || value === false || Array.isArray(value) && value.length === 0 || value === "none";
function namesTasks(word, value, { account, tasks: { ids, titles } }) {
	if (labelNames.test(word)) return false;
	const ownId = account.members.find(({ name }) => /^(?:story_?)?id$/i.test(name))?.value;
	const ownTitle = titleAmong(account.members);
	const isOther = (one) => isId(one) && titles.has(String(one).toLowerCase()) && one !== ownTitle;
	const texts = [value].flat().map(referred);
	if (texts.length > 0 && texts.every(isOther)) return true;
	const names = typeof value === "string" ? value.split(/[\s,]+/) : typeof value === "object" ? texts : [];
	return names.length > 0 && names.every((one) => isId(one) && ids.has(String(one)) && one !== ownId);
}
/** `{"id": "A"}` names a task as `"A"` does, also with a word that says how; anything more is an object of its own. */
function referred(value) {
	if (!isRecord(value)) return value;
	const names = Object.keys(value);
	const [name] = names.filter((one) => /^(?:id|task|story|ref|task_?id|story_?id)$/i.test(one));
	return name !== void 0 && names.every((one) => one === name || /^(?:type|kind|reason|title)$/.test(one)) ? Reflect.get(value, name) : value;
}
/** The words of one or several texts, without surrounding signs. */
const wordsOf = (value) => [value].flat().flatMap((one) => isId(one) ? String(one).split(/[\s,;]+/).map((word) => word.replace(/^\W+|\W+$/g, "")) : []);
const isId = (value) => typeof value === "string" || typeof value === "number";
const idsOf = (objects) => new Set(objects.flatMap((members) => members.flatMap(({ name, value }) => name === "id" && isId(value) ? [String(value)] : [])));
/** Only lists and objects can contain tasks. */
const holdsEntries = (value) => typeof value === "object" && value !== null;
const maxDepth = 3;
/** Objects with titles and a state, or a list with the name of one, also nested in parts such as phases. */
function containsTasks(value, { depth, ids }) {
	if (typeof value !== "object" || value === null || depth > maxDepth) return false;
	const entries = Object.values(value);
	if (entries.length > 0 && entries.every(isLikeTask)) return true;
	if (depth < maxDepth && Object.entries(value).some(([name, one]) => workNames.test(lettersOf(name)) && hasOtherEntries(one, ids))) return true;
	return entries.some((one) => containsTasks(one, {
		depth: depth + 1,
		ids
	}));
}
/** True if it has a title, and a state or an order. */
const isLikeTask = (entry) => typeof entry === "object" && entry !== null && [
	"title",
	"name",
	"description",
	"summary"
].some((name) => typeof Reflect.get(entry, name) === "string") && taskSigns.some((name) => name in entry);
const taskSigns = [...[
	"passes",
	"done",
	"completed",
	"status",
	"state",
	"dependencies",
	"depends_on",
	"dependsOn"
], ...[
	"acceptanceCriteria",
	"acceptance_criteria",
	"priority",
	"steps"
]];
function toFault({ name, offset, count, kind, account }) {
	const { whose, at, suggestions: meant, orderField: waits } = account;
	const more = count > 1 ? ` (in ${count} places)` : "";
	const subject = `${/^[aeiou]/.test(whose) ? "An" : "A"} ${whose} has no field ${quoteValue(name)}${more}`;
	const place = {
		code: "PLAN_UNKNOWN_FIELD",
		at: [...at, name],
		offset
	};
	const near = nearestName(name, meant);
	const error = (message, remedy) => ({
		...place,
		severity: "error",
		message,
		remedy
	});
	if (kind === "near" || kind === "order" && near !== void 0) return error(`${subject}; did you mean "${near}"?`, `Rename it to "${near}".`);
	if (kind === "order") return error(`${subject}, so no task would wait for those that it names.`, `Rename it to "${waits}" if they come before, else remove it.`);
	if (kind === "work") return error(`${subject}, so no agent would get what it lists.`, "Write each entry as a task of its own, or move it into the description.");
	if (kind === "status") return error(`${subject}, so what it says is not known to be done.`, "Write it in the field that says the status, or remove it.");
	if (kind === "list") return {
		...place,
		severity: "warning",
		message: `${subject}, so no agent would get what it lists.`,
		remedy: "Write each entry that should be done as a task of its own."
	};
	return {
		...place,
		severity: "warning",
		message: `${subject}; it is ignored.`,
		remedy: "Remove it, or move its text to a field that ralph reads."
	};
}
// src/core/plan/format/markdown/task-body.ts
const starredField = /^\*\*([A-Za-z][A-Za-z ]{0,30}?):?\*\*:?[ \t]*(.*)$/;
const plainField = /^(Status|Depends on|Requires|After|Done when|Acceptance criteria|Subtasks):[ \t]*(.*)$/i;
const meanings = {
	requires: "requires",
	"depends on": "requires",
	dependencies: "requires",
	after: "requires",
	status: "status",
	"done when": "criteria",
	"acceptance criteria": "criteria",
	subtasks: "steps"
};
/** `stars`: only fields in bold count. */
function taskBody(bodyLines, { stars }) {
	const { lines, extras } = withoutExtras(bodyLines);
	const reading = {
		about: [],
		fields: [],
		criteria: [],
		steps: [],
		stepLines: [],
		list: void 0,
		inOpening: true,
		lacksNames: false
	};
	const otherFields = headingOrders(lines, stars);
	const listedFields = [];
	for (const line of lines) {
		const field = line.kind === "text" && line.depth === 0 ? fieldOf(line, stars) : void 0;
		if (field) addField(reading, field);
		else if (!addNames(reading, line)) {
			const field = line.depth > 0 ? listedField(line, stars) : void 0;
			if (field) listedFields.push(field);
			else otherFields.push(...fieldIn(line));
			addLine(reading, line);
		}
	}
	const { about, fields, criteria, steps, stepLines } = reading;
	return {
		about: proseOf(about),
		fields,
		criteria: dedentItems(criteria),
		steps: dedentItems(steps),
		stepLines,
		otherFields,
		listedFields,
		extras
	};
}
function addField(reading, { meaning, value, offset }) {
	if (meaning === "requires" || meaning === "status") {
		reading.list = void 0;
		reading.lacksNames = meaning === "requires" && value === "";
		reading.fields.push({
			name: meaning,
			value,
			offset
		});
		return;
	}
	reading.list = meaning;
	reading.lacksNames = false;
	if (value !== "") reading[meaning].push({
		text: value,
		ticked: false,
		offset
	});
}
const taskNamePattern = String.raw`(?:(?:task|step|story|issue|ticket|todo)s?\s+#?)?[A-Za-z_.-]{0,20}\d[\w.-]{0,40}`;
/** `T1, T2 and T3`, and nothing else. */
const namesOnly = new RegExp(String.raw`^[*_\x60[]*${taskNamePattern}(?:[*_\x60\]]*(?:,|;|\sand\s|\s&\s)\s*[*_\x60[]*${taskNamePattern})*[*_\x60\].]*$`, "i");
/** `- T1` below a `**Requires:**` without a value. */
function addNames(reading, { kind, text, ticked }) {
	if (!reading.lacksNames || kind === "blank") return false;
	const field = reading.fields.at(-1);
	reading.lacksNames = (kind === "item" || kind === "text") && ticked === void 0 && namesOnly.test(text);
	if (!reading.lacksNames || !field) return false;
	const value = [field.value, text].filter(Boolean).join(", ");
	reading.fields[reading.fields.length - 1] = {
		...field,
		value
	};
	return true;
}
/** Names of a heading or cell that lists the tasks that come first. */
const orderTitle = /^(?:requires|depends[ -]on|dependenc(?:y|ies)|blocked[ -]by|pre-?requisites?|after|waits[ -]for|needs)$/i;
/** `#### Depends on` or `**Requires**` with names of tasks in the next line. */
function headingOrders(lines, stars) {
	const textLines = lines.filter(({ kind }) => kind !== "blank");
	return textLines.flatMap((line, index) => {
		const next = textLines[index + 1];
		const isTitle = line.kind === "heading" || line.kind === "text" && /^[*_]/.test(line.text);
		const name = line.text.replace(/[*_:\uff1a]/g, "").trim();
		if (!isTitle || !orderTitle.test(name) || line.kind === "text" && fieldOf(line, stars)) return [];
		return next && (next.kind === "item" || next.kind === "text") && namesOnly.test(next.text) ? [{
			name,
			value: next.text,
			offset: line.offset
		}] : [];
	});
}
function addLine(reading, line) {
	const list = reading.list ?? (isStep(line) ? "steps" : void 0);
	if (list !== "criteria" && line.kind === "item" && line.depth === 1 && (list === "steps" || line.ordered)) reading.stepLines.push(line);
	if (list && line.kind === "item" && line.depth === 1) {
		reading.list = list;
		reading[list].push({
			text: line.text,
			ticked: line.ticked === true,
			offset: line.offset
		});
		return;
	}
	if (list && (line.depth > 0 || line.kind === "blank")) continueItem(reading[list], line);
	else {
		reading.list = void 0;
		reading.inOpening &&= line.kind === "quote" || line.kind === "blank";
		reading.about.push(reading.inOpening ? line.text : line.raw);
	}
}
const isStep = ({ kind, ordered, ticked, depth }) => kind === "item" && ordered && ticked !== void 0 && depth === 1;
function fieldOf({ text, offset }, stars) {
	const [, name = "", value = ""] = starredField.exec(text) ?? (stars ? null : plainField.exec(text)) ?? [];
	const meaning = meanings[name.trim().toLowerCase()];
	return meaning && {
		meaning,
		value: value.trim(),
		offset
	};
}
/** `- **Requires:** T1`, also in a continuation line of an item. */
function listedField(line, stars) {
	const field = (line.kind === "item" || line.kind === "text") && line.ticked === void 0 ? fieldOf(line, stars) : void 0;
	return field && (field.meaning === "requires" || field.meaning === "status") && field.value !== "" ? {
		name: field.meaning,
		value: field.value,
		offset: line.offset
	} : void 0;
}
const anyField = /^(?:\*\*|__|_|\*)?[ \t]{0,3}([A-Za-z][A-Za-z _-]{1,30}?)(?:\*\*|__|_|\*)?[ \t]{0,3}[:\uff1a][ \t]{0,3}(?:\*\*|__|_|\*)?[ \t]{0,8}(\S.*)$/;
/** Returns the field of a line with the form of one. */
function fieldIn({ kind, text, offset }) {
	if (kind !== "text" && kind !== "item" || !/[:\uff1a]/.test(text) || text.includes("://")) return [];
	const [, name, value = ""] = anyField.exec(text) ?? [];
	return name === void 0 ? [] : [{
		name,
		value: value.trim(),
		offset
	}];
}
/** Continuation lines keep their indentation. */
function continueItem(items, { raw, kind }) {
	const item = items.at(-1);
	if (item) items[items.length - 1] = {
		...item,
		text: `${item.text}\n${kind === "blank" ? "" : raw.trimEnd()}`
	};
}
const dedentItems = (items) => items.map((item) => ({
	...item,
	text: dedent(item.text)
}));
/** Removes the indentation that all lines after the first one share. */
function dedent(text) {
	const [first = "", ...rest] = text.trimEnd().split("\n");
	const indents = rest.filter(Boolean).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
	const shared = indents.length === 0 ? 0 : Math.min(...indents);
	return [first, ...rest.map((line) => line.slice(shared))].join("\n");
}
/** Without blank lines and rules around it. */
function proseOf(lines) {
	const isBlank = (line) => line !== void 0 && /^[ \t]*(?:-{3,}|\*{3,}|_{3,})?[ \t]*$/.test(line);
	let [from, to] = [0, lines.length];
	while (from < to && isBlank(lines[from])) from += 1;
	while (to > from && isBlank(lines[to - 1])) to -= 1;
	return lines.slice(from, to).join("\n");
}
/** Separates comments, and the first code block with extra fields, from the lines. */
function withoutExtras(bodyLines) {
	const lines = bodyLines.filter(({ kind }) => kind !== "comment");
	const start = lines.findIndex(({ kind, depth, text }) => kind === "fence" && depth === 0 && text === "ralph");
	if (start < 0) return {
		lines,
		extras: void 0
	};
	let end = start + 1;
	while (lines[end]?.kind === "fenced") end += 1;
	const block = lines.splice(start, end + 1 - start);
	const text = block.slice(1, end - start).map(({ raw }) => raw);
	const first = block[1] ?? block[0];
	const indent = /^\s*/.exec(text[0] ?? "")?.[0].length ?? 0;
	return {
		lines,
		extras: {
			text: text.join("\n"),
			offset: (first?.offset ?? 0) - indent
		}
	};
}
/** The ids of `T1, T2 and T3`; empty for a dash and words for nothing. Text in brackets is ignored. */
function idsIn(value) {
	const cleaned = value.replace(/\([^()]*\)/g, " ").replace(/[`*[\]]/g, "").trim();
	if (/^(?:[-\u2013\u2014]+|none|nothing|n\/a)?\.?$/i.test(cleaned)) return [];
	return cleaned.split(/[\s,;&+]+/).map((word) => word.replace(/[.:]+$/, "")).filter((word) => word !== "" && !/^(?:and|after)$/i.test(word));
}
// src/core/plan/format/account/bare-text.ts
/** HTML entities that occur around names. */
const entities = {
	nbsp: " ",
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\""
};
function decodeEntity(whole, name) {
	const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : /^#/.test(name) ? Number(name.slice(1)) : NaN;
	if (code > 0 && code <= 1114111) return String.fromCodePoint(code);
	return entities[name.toLowerCase()] ?? whole;
}
/**
* The text of a line for comparisons: without links, tags, comments, emphasis and escapes, with plain digits and signs
* instead of wide and circled ones. Linear.
*/
const bareText = (text) => text.replace(/<!--.*?-->/g, " ").replace(/<\/?[A-Za-z][^<>]{0,200}>/g, " ").replace(/&(#?\w{1,10});/g, decodeEntity).replace(/\[([^[\]]{1,300})\](?:\([^()]{0,500}\)|\[[^[\]]{0,100}\])/g, "$1").replace(/[\ufe0f\u20e3]/g, "").normalize("NFKC").replace(/\\(?=\W)/g, "").replace(/[*~]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "").replace(/(?<=\p{L})\p{Cf}+(?=\p{L})/gu, "").replace(/[\s\p{Cf}]+/gu, " ").trim();
/** Signs and emoji at the beginning of a bare text. */
const leadingSigns = /^[^\p{L}\p{N}[({`"'$@/\\]+/u;
const leadingLabel = /^(?:(?:new|extra|bonus|optional|additional|todo|wip|draft|updated?|next|also)\b[\s:\u2013\u2014-]*|[([][\p{L}][\p{L}\p{N} _-]{0,20}[)\]]\s*|\(?\d{1,3}[.):]\s+(?=\p{L}))/iu;
/** Removes what people write before a name: signs, a label, a word such as `New`, a number with a dot. */
function withoutLead(bare) {
	let rest = bare.replace(/^[`"'([{]+(?=\p{L}{1,10}[\s_-]?\d)/u, "");
	for (let previous = ""; previous !== rest;) {
		previous = rest;
		rest = rest.replace(leadingSigns, "").replace(leadingLabel, "");
	}
	return rest.replace(/^`+/, "");
}
// src/core/plan/format/read/status-words.ts
/** Statuses in the words of many tools, without case, spaces, `_` and `-`. */
const words = {
	pending: "pending",
	open: "pending",
	todo: "pending",
	notstarted: "pending",
	backlog: "pending",
	ready: "pending",
	waiting: "pending",
	blocked: "pending",
	inprogress: "in_progress",
	started: "in_progress",
	done: "done",
	complete: "done",
	completed: "done",
	skipped: "skipped",
	cancelled: "skipped",
	canceled: "skipped",
	deferred: "skipped",
	failed: "failed",
	review: "given_up",
	givenup: "given_up"
};
/** Pending for an undefined word; a fault for an unknown one. */
function parseStatus(word, location, toolWords) {
	if (word === void 0) return "pending";
	const normalized = typeof word === "string" ? withoutSigns(word.toLowerCase().replace(/[\s_-]/g, "")) : "";
	const dictionary = toolWords !== void 0 && Object.hasOwn(toolWords.words, normalized) ? toolWords.words : words;
	const status = Object.hasOwn(dictionary, normalized) ? dictionary[normalized] : void 0;
	if (status !== void 0) return status;
	return {
		severity: "error",
		code: "PLAN_UNKNOWN_STATUS",
		...location,
		message: `${quoteValue(word)} is not a task status.`,
		remedy: toolWords?.remedy ?? "Write open, in_progress, blocked, complete, skipped or failed, or a word of the tool that wrote the file."
	};
}
/** `\u2705 done` and the sign alone mean `done`. */
function withoutSigns(word) {
	const bare = word.replace(/^(?:\[x\]|[^\p{L}\p{N}[\]])+/u, "");
	return bare === "" && /[\u2705\u2714\u2713\u2611]|\[x\]/u.test(word) ? "done" : bare;
}
/** Words that documents use together. */
const pairs = [
	["open", "complete"],
	["todo", "done"],
	["not started", "done"]
];
function statusWriter(texts) {
	const documentWords = texts.map((text) => text.replace(/^`|`$/g, "").trim()).filter((text) => /^[A-Za-z _-]+$/.test(text));
	const meaning = (text) => parseStatus(text, {
		at: [],
		offset: 0
	});
	const wordByStatus = /* @__PURE__ */ new Map();
	for (const text of documentWords) if (!wordByStatus.has(meaning(text)) && !/^(?:blocked|waiting|backlog)$/i.test(text)) wordByStatus.set(meaning(text), text);
	const [first = ""] = documentWords;
	const inStyle = (word) => first === "" || first === first.toLowerCase() ? word : first === first.toUpperCase() ? word.toUpperCase() : word.replace(/^./, (letter) => letter.toUpperCase());
	return (status, usual) => {
		const documentWord = wordByStatus.get(status);
		if (documentWord !== void 0) return documentWord;
		const lowerWords = new Set(documentWords.map((text) => text.toLowerCase()));
		const pair = pairs.find((words) => words.some((word) => lowerWords.has(word)));
		return inStyle(pair?.find((word) => meaning(word) === status) ?? usual);
	};
}
// src/core/plan/format/account/box-like.ts
const blanks = /[\s\p{Cf}\u3164\u2800]/gu;
/** A sign, or a number or letter followed by a sign, also in bold. */
const bullet = new RegExp(String.raw`^(?:[*_]{0,2}(?:${[
	String.raw`[^\p{L}\p{N}\s#$[\]\uff3b\uff3d\u3010\u3011\x60"'(){}<>\u2610\u25a1\u25a2\u25fb\u2b1c\ud83d\udd32\u2611\u2612\ud83d\uddf9\ud83d\uddf5\ud83d\udd33\u2705\u2714\u2713\u274e]{1,4}`,
	String.raw`[(#]{0,2}\p{N}{1,12}(?:\.\p{N}{1,3})*(?:[.):]+|\s+[\u2013\u2014-](?=\s)|(?=[\s*_]))?`,
	String.raw`\(?(?:[A-Za-z]|[ivxlIVXL]{1,6})[.):]`,
	String.raw`[oO](?=\s)`
].join("|")})[*_]{0,2})?[\s\p{Cf}]*`, "u");
/** A box may be bold, italic, struck out or code. */
const emphasis = /^(?:[*~]{1,3}|_{1,2}|`)(?=\\?[[\uff3b\u3010\u2610\u2611\u2612\u2b1c\u2705\u2714\u2713])/u;
const bracketed = /^\\?[[\uff3b\u3010]([^[\]\uff3b\uff3d\u3010\u3011]{0,8}?)\\?[\]\uff3d\u3011]/u;
const htmlBox = /^<input\b[^>]*\btype\s*=\s*["']?checkbox\b[^>]*>/i;
const emptySigns = /^[\u2610\u25a1\u25a2\u25fb\u2b1c\ud83d\udd32]\ufe0f?/u;
const fullSigns = /^[\u2611\u2612\ud83d\uddf9\ud83d\uddf5\ud83d\udd33]\ufe0f?/u;
const doneSigns = /^(?:\u2705|\u2714|\u2713|\u274e)\ufe0f?/u;
/** Signs that mean a tick. */
const ticks = /^(?:[xX×\u2715\u2716\u2717\u2718\u0445\u0425\u2713\u2714\u2705\u2611\u221a]\ufe0f?)$/u;
/** The box at the beginning of an item's text; undefined for a link, a footnote or a number in brackets. */
function boxLike(text) {
	const [emphasisMark = ""] = emphasis.exec(text) ?? [];
	const bare = text.slice(emphasisMark.length);
	const signBox = boxOfSign(bare);
	if (signBox) return signBox;
	const [whole, inner = ""] = bracketed.exec(bare) ?? [];
	if (whole === void 0) return void 0;
	const mark = inner.replace(blanks, "");
	const afterBox = bare.slice(whole.length);
	const rest = emphasisMark !== "" && afterBox.startsWith(emphasisMark) ? afterBox.slice(emphasisMark.length) : afterBox;
	if (/^[([:\uff3b\uff08]/u.test(rest) || /^[\d^]|\.{2}|\u2026/u.test(mark) || [...mark].length > 2) return void 0;
	if (/\p{L}/u.test(mark) && !ticks.test(mark) && /^(?:\.\w|\/)/.test(rest)) return void 0;
	const title = rest.replace(/^[\s\p{Cf}]+/u, "");
	if (title === "" || isLegend(title)) return void 0;
	return {
		mark: whole,
		title,
		isSure: ticks.test(mark) || !/\p{L}/u.test(mark),
		isDone: ticks.test(mark)
	};
}
/** `[x] = done` and `[P] tasks = different files` explain a mark. */
const isLegend = (title) => /^(?:=|\u2192|->|\u21d2|means\b|\S+\s+=\s)/u.test(title);
function boxOfSign(text) {
	for (const [pattern, isSure] of [
		[htmlBox, true],
		[emptySigns, true],
		[fullSigns, true],
		[doneSigns, false]
	]) {
		const [mark] = pattern.exec(text) ?? [];
		const title = mark === void 0 ? "" : text.slice(mark.length).trim();
		if (mark !== void 0 && title !== "") return {
			mark,
			title,
			isSure,
			isDone: pattern === htmlBox ? /\bchecked\b/i.test(mark) : pattern !== emptySigns
		};
	}
}
/** The same for a line that Markdown reads as a paragraph, such as `-[ ] a`; a bullet may precede the box. */
function boxLikeLine(text) {
	const [bulletText = ""] = bullet.exec(text) ?? [];
	const box = boxLike(text.slice(bulletText.length));
	return box?.isSure === true && (bulletText !== "" || !/^[\u2705\u2714\u2713]/u.test(box.mark)) ? box : void 0;
}
export { salvaged as C, isRecord$1 as S, isLikeTask as _, statusWriter as a, refusedText as b, fieldIn as c, orderTitle as d, proseOf as f, idsOf as g, holdsEntries as h, parseStatus as i, idsIn as l, withoutExtras as m, boxLikeLine as n, bareText as o, taskBody as p, isLegend as r, withoutLead as s, boxLike as t, namesOnly as u, unplacedMembers as v, unplacedIn as x, judgeDraft as y };
