import { vn as meantName } from "./through-proxy.js";
import { s as Task } from "./branch-name.js";
import { g as fileNameFault } from "./plan-folder.js";
import { n as shown, r as toFinding, t as printPath } from "./fault.js";
import { t as lintFaults } from "./lint.js";
import { n as listFaults, t as checkShape } from "./plan-shape.js";
import { a as lineIndex } from "./merge-markers.js";
// src/core/plan/format/read/salvage.ts
/**
* What can be linted of a plan whose shape has faults, so that a wrong type in one task does not hide a cycle among
* others. Only for findings, never to be run: a faulty field takes its default, a faulty task keeps its position, and
* its id becomes its path, which no real id can be.
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
function salvageTask(value, place) {
	const raw = isRecord$1(value) ? value : {};
	const task = {
		id: place,
		title: place,
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
/** The same document without what its schema refuses, so that the rest of it can be linted. A list keeps its length. */
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
/** Whether a value of JSON is an object. */
function isRecord$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/core/plan/format/read/draft.ts
/** Of what was found to have no place, how much is an error and how much a remark. */
function unplacedIn(faults) {
	const unplaced = faults.filter(({ severity }) => severity === "error").length;
	return {
		unplaced,
		ignored: faults.length - unplaced
	};
}
/** Says everything that is wrong with a draft at once: what its reader found, its shape, and the lint rules. */
function judgeDraft(draft, text, file) {
	const { plan, faults } = judge(draft, file);
	const positionOf = linesOf(draft.texts, text);
	const findings = faults.sort((a, b) => compareNames(a.file ?? "", b.file ?? "") || (a.offset ?? 0) - (b.offset ?? 0)).map((fault) => toFinding(fault, ({ file: named, offset = 0 }) => positionOf(named)?.(offset)));
	return {
		plan: faults.some(({ severity }) => severity === "error") ? void 0 : plan,
		findings
	};
}
const compareNames = (one, other) => one < other ? -1 : one > other ? 1 : 0;
/** The lines of each text, counted once and only where something is to be said of it. */
function linesOf(texts, own) {
	const known = /* @__PURE__ */ new Map();
	return (file) => {
		const text = file === void 0 ? own : texts?.get(file);
		const lines = known.get(file) ?? (text === void 0 ? void 0 : lineIndex(text));
		if (lines) known.set(file, lines);
		return lines;
	};
}
/** Findings about a text that cannot be read as far as a plan. */
function refusedText(faults, text) {
	const positionOf = text === void 0 ? void 0 : lineIndex(text);
	const locate = ({ offset }) => offset === void 0 ? void 0 : positionOf?.(offset);
	return {
		plan: void 0,
		findings: faults.map((fault) => toFinding(fault, locate))
	};
}
function judge({ value, faults: own, placeOf, silent = [], isThorough = false }, file) {
	const placed = (fault) => {
		const { at, offset, file: elsewhere } = placeOf(fault.at);
		return {
			...fault.offset === void 0 && elsewhere !== void 0 ? { file: elsewhere } : {},
			...fault,
			at,
			offset: fault.offset ?? offset
		};
	};
	if (value === void 0) return {
		plan: void 0,
		faults: [...own]
	};
	const lists = listFaults(value).map(placed);
	if (lists.length > 0) return {
		plan: void 0,
		faults: [...own, ...lists]
	};
	const { plan, faults: shape } = checkShape(value);
	const told = own.filter(({ code }) => shapeCodes.has(code));
	const shaped = notCovered(shape.map(placed), told);
	const misshapen = [...shaped, ...told];
	const lint = notCovered(lintFaults(plan ?? salvagePlan(value)).filter(({ code }) => !silent.includes(code)).filter(({ code, at }) => !isThorough || code !== "PLAN_TASK_TOO_LARGE" || at[2] !== "description").map(placed), misshapen);
	const name = plan !== void 0 && plan.name === void 0 ? fileNameFault(file) : void 0;
	return {
		plan,
		faults: [
			...own,
			...shaped,
			...lint,
			...name === void 0 ? [] : [placed(name)]
		]
	};
}
const shapeCodes = /* @__PURE__ */ new Set([
	"PLAN_MISSING_FIELD",
	"PLAN_WRONG_TYPE",
	"PLAN_WRONG_VALUE"
]);
/** Findings at a place that has the wrong shape only repeat it: the value was made up. */
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
* The one rule of all formats in JSON and YAML: a member of a task is one of its fields, or is named here. An error if it would
* change what is done or in which order, else a warning. Each name once, at its first place that is an error. Linear.
*/
function unplacedMembers(accounts, ids) {
	const tasks = {
		ids,
		titles: titlesOf(accounts),
		prefixes: new Set([...ids].map(prefixOf))
	};
	const found = /* @__PURE__ */ new Map();
	for (const account of accounts) for (const member of account.members) {
		if (account.known.has(member.name) || member.name === "__proto__") continue;
		const kind = kindOf(member, account, tasks);
		if (account.tells && kind === "nothing" || account.tells === "order" && kind !== "order") continue;
		note(found, {
			...member,
			account,
			kind,
			count: 1
		});
	}
	return [...found.values()].map(toFault);
}
function note(found, unplaced) {
	const key = `${unplaced.account.whose} ${unplaced.name}`;
	const earlier = found.get(key);
	if (earlier === void 0) found.set(key, unplaced);
	else if (severity[unplaced.kind] > severity[earlier.kind]) found.set(key, {
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
const plain$1 = (name) => name.toLowerCase().replace(/[^a-z]/g, "");
const orderNames = /^(?:isblockedby|blockedby|requires?|required(?:by|tasks?)?|prerequisites?|prereqs?|dep(?:s|ends?|endant|endent|endency|endencies)(?:on|tasks?|ids?)?|after|runafter|startafter|wait(?:s|ing)?(?:for|on)|needs|predecessors?|upstream|follows?|precededby|block(?:ed|ers?)|rel(?:y|ies)on|requirestasks?|needstasks?|(?:order|comes|must)after|aftertasks?|mustfollow|successorof|gatedby|unlockedby|pre|prev|previous)$/;
/** These may also name a tool, a date or a condition in words. */
const maybeOrder = /^(?:requires?|required|prerequisites?|prereqs?|after|needs|upstream|follows?|block(?:ed|ers?)|rel(?:y|ies)on|pre|prev|previous)$/;
const workNames = /^(?:(?:sub)?(?:tasks?|stories|todos?|steps)|userstories|children|workitems?|checklist|backlog)$/;
/** Lists that may hold work, or tell of it. */
const maybeWork = /^(?:bugs?|bugfixes|issues|features|fixes|followups?|next(?:steps|up)?|upcoming|pending|remaining|later|queue|open|items|ideas|nicetohave)$/;
const statusNames = /^(?:passes|passed|done|completed?|isdone|isco?mpleted?|finished|state|status|skip|skipped)$/;
/** Names of things that may be called as a task is. */
const labelNames = /^(?:tags?|labels?|category|epic(?:id)?|area|component|module|type|kind|group|phase|milestone|sprint|owner|assignee|key|slug|uuid|name|story|storyid|ref|branch)$/;
function kindOf({ name, value }, account, tasks) {
	const word = plain$1(name);
	const { ids } = tasks;
	const near = meantName(name, account.meant);
	if (isEmpty(value)) return near ? "near" : "nothing";
	if (saysOrder(word, value, {
		account,
		tasks
	})) return "order";
	if (near !== void 0 && plain$1(near) === word) return "near";
	if (listsWork(word, value, {
		account,
		ids
	})) return "work";
	if (statusNames.test(word) && value !== false) return "status";
	if (!near && maybeWork.test(word) && listsMore(value, ids)) return "list";
	return near ? "near" : "nothing";
}
function saysOrder(word, value, { account, tasks }) {
	if (pointsAtTasks(word, value, {
		account,
		tasks
	})) return true;
	return hasOrder(word, value, tasks) || isRecord(value) && ordersWithin(value, {
		tasks,
		depth: 0
	});
}
function hasOrder(word, value, { ids, prefixes }) {
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
/** An order in the depth of a member, such as `{"links": {"blockedBy": ["A"]}}`. */
const ordersWithin = (value, { tasks, depth }) => Object.entries(value).some(([name, one]) => orderNames.test(plain$1(name)) && wordsOf(one).some((word) => tasks.ids.has(word)) || depth < deepest && isRecord(one) && ordersWithin(one, {
	tasks,
	depth: depth + 1
}));
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function listsWork(word, value, { account: { isTask, at }, ids }) {
	if (workNames.test(word) && listsMore(value, ids)) return true;
	return holdsWork(value, {
		depth: isTask ?? typeof at.at(-1) === "number" ? deepest : 0,
		ids
	});
}
/** A list that names the tasks that there are only groups them. */
const listsMore = (value, ids) => Array.isArray(value) && value.length > 0 && !value.every((one) => isId(one) && ids.has(String(one)));
const isEmpty = (value) => value === null || value === "" || value === false || Array.isArray(value) && value.length === 0 || value === "none";
function pointsAtTasks(word, value, { account, tasks: { ids, titles } }) {
	if (labelNames.test(word)) return false;
	const own = account.members.find(({ name }) => /^(?:story_?)?id$/i.test(name))?.value;
	const ownTitle = titleAmong(account.members);
	const isOther = (one) => isId(one) && titles.has(String(one).toLowerCase()) && one !== ownTitle;
	const texts = [value].flat().map(referred);
	if (texts.length > 0 && texts.every(isOther)) return true;
	const names = typeof value === "string" ? value.split(/[\s,]+/) : typeof value === "object" ? texts : [];
	return names.length > 0 && names.every((one) => isId(one) && ids.has(String(one)) && one !== own);
}
/** `{"id": "A"}` names a task as `"A"` does, also with a word that says how; anything more is an object of its own. */
function referred(value) {
	if (!isRecord(value)) return value;
	const names = Object.keys(value);
	const [name] = names.filter((one) => /^(?:id|task|story|ref|task_?id|story_?id)$/i.test(one));
	return name !== void 0 && names.every((one) => one === name || /^(?:type|kind|reason|title)$/.test(one)) ? Reflect.get(value, name) : value;
}
/** The words of a text, or of a list of texts, without the signs around them. */
const wordsOf = (value) => [value].flat().flatMap((one) => isId(one) ? String(one).split(/[\s,;]+/).map((word) => word.replace(/^\W+|\W+$/g, "")) : []);
const isId = (value) => typeof value === "string" || typeof value === "number";
/** The ids of these objects, as people name them. */
const idsOf = (objects) => new Set(objects.flatMap((members) => members.flatMap(({ name, value }) => name === "id" && isId(value) ? [String(value)] : [])));
/** A list or an object: only there may be tasks. */
const holdsEntries = (value) => typeof value === "object" && value !== null;
const deepest = 3;
/** Objects that have titles and say something of their state, or a list by the name of one, also in parts such as phases. */
function holdsWork(value, { depth, ids }) {
	if (typeof value !== "object" || value === null || depth > deepest) return false;
	const entries = Object.values(value);
	if (entries.length > 0 && entries.every(isLikeTask)) return true;
	if (depth < deepest && Object.entries(value).some(([name, one]) => workNames.test(plain$1(name)) && listsMore(one, ids))) return true;
	return entries.some((one) => holdsWork(one, {
		depth: depth + 1,
		ids
	}));
}
/** It has a title, and says something of its state, or what comes before it. */
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
	const { whose, at, meant, waits } = account;
	const more = count > 1 ? ` (in ${count} places)` : "";
	const subject = `${/^[aeiou]/.test(whose) ? "An" : "A"} ${whose} has no field ${shown(name)}${more}`;
	const place = {
		code: "PLAN_UNKNOWN_FIELD",
		at: [...at, name],
		offset
	};
	const near = meantName(name, meant);
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
const starred = /^\*\*([A-Za-z][A-Za-z ]{0,30}?):?\*\*:?[ \t]*(.*)$/;
const plain = /^(Status|Depends on|Requires|After|Done when|Acceptance criteria|Subtasks):[ \t]*(.*)$/i;
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
/** Reads the lines of a task. `stars`: only a field in bold is one. */
function taskBody(all, { stars }) {
	const { lines, extras } = withoutExtras(all);
	const reading = {
		about: [],
		fields: [],
		criteria: [],
		steps: [],
		stepLines: [],
		list: void 0,
		opening: true,
		lacksNames: false
	};
	const others = headedOrders(lines, stars);
	const listed = [];
	for (const line of lines) {
		const field = line.kind === "text" && line.depth === 0 ? fieldOf(line, stars) : void 0;
		if (field) takeField(reading, field);
		else if (!takeNames(reading, line)) {
			const inList = line.depth > 0 ? listedField(line, stars) : void 0;
			if (inList) listed.push(inList);
			else others.push(...fieldIn(line));
			takeLine(reading, line);
		}
	}
	const { about, fields, criteria, steps, stepLines } = reading;
	return {
		about: proseOf(about),
		fields,
		criteria: ended(criteria),
		steps: ended(steps),
		stepLines,
		others,
		listed,
		extras
	};
}
function takeField(reading, { means, value, offset }) {
	if (means === "requires" || means === "status") {
		reading.list = void 0;
		reading.lacksNames = means === "requires" && value === "";
		reading.fields.push({
			name: means,
			value,
			offset
		});
		return;
	}
	reading.list = means;
	reading.lacksNames = false;
	if (value !== "") reading[means].push({
		text: value,
		ticked: false,
		offset
	});
}
const nameOfTask = String.raw`(?:(?:task|step|story|issue|ticket|todo)s?\s+#?)?[A-Za-z_.-]{0,20}\d[\w.-]{0,40}`;
/** `T1, T2 and T3`, and nothing else. */
const namesOnly = new RegExp(String.raw`^[*_\x60[]*${nameOfTask}(?:[*_\x60\]]*(?:,|;|\sand\s|\s&\s)\s*[*_\x60[]*${nameOfTask})*[*_\x60\].]*$`, "i");
/** `- T1` below a `**Requires:**` without a value. */
function takeNames(reading, { kind, text, ticked }) {
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
/** What a heading or a cell calls the tasks that come first. */
const orderTitle = /^(?:requires|depends[ -]on|dependenc(?:y|ies)|blocked[ -]by|pre-?requisites?|after|waits[ -]for|needs)$/i;
/** `#### Depends on` or `**Requires**` with the names of tasks in the next line. */
function headedOrders(lines, stars) {
	const written = lines.filter(({ kind }) => kind !== "blank");
	return written.flatMap((line, index) => {
		const next = written[index + 1];
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
function takeLine(reading, line) {
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
	if (list && (line.depth > 0 || line.kind === "blank")) goOn(reading[list], line);
	else {
		reading.list = void 0;
		reading.opening &&= line.kind === "quote" || line.kind === "blank";
		reading.about.push(reading.opening ? line.text : line.raw);
	}
}
const isStep = ({ kind, ordered, ticked, depth }) => kind === "item" && ordered && ticked !== void 0 && depth === 1;
function fieldOf({ text, offset }, stars) {
	const [, name = "", value = ""] = starred.exec(text) ?? (stars ? null : plain.exec(text)) ?? [];
	const means = meanings[name.trim().toLowerCase()];
	return means && {
		means,
		value: value.trim(),
		offset
	};
}
/** `- **Requires:** T1`, or the same in a further line of an item. */
function listedField(line, stars) {
	const field = (line.kind === "item" || line.kind === "text") && line.ticked === void 0 ? fieldOf(line, stars) : void 0;
	return field && (field.means === "requires" || field.means === "status") && field.value !== "" ? {
		name: field.means,
		value: field.value,
		offset: line.offset
	} : void 0;
}
const anyField = /^(?:\*\*|__|_|\*)?[ \t]{0,3}([A-Za-z][A-Za-z _-]{1,30}?)(?:\*\*|__|_|\*)?[ \t]{0,3}[:\uff1a][ \t]{0,3}(?:\*\*|__|_|\*)?[ \t]{0,8}(\S.*)$/;
/** The field that a line is, if it has the form of one. */
function fieldIn({ kind, text, offset }) {
	if (kind !== "text" && kind !== "item" || !/[:\uff1a]/.test(text) || text.includes("://")) return [];
	const [, name, value = ""] = anyField.exec(text) ?? [];
	return name === void 0 ? [] : [{
		name,
		value: value.trim(),
		offset
	}];
}
/** A further line of an item, which is shown below it as far in as it stood. */
function goOn(items, { raw, kind }) {
	const item = items.at(-1);
	if (item) items[items.length - 1] = {
		...item,
		text: `${item.text}\n${kind === "blank" ? "" : raw.trimEnd()}`
	};
}
const ended = (items) => items.map((item) => ({
	...item,
	text: dedented(item.text)
}));
/** The lines after the first one without the indentation that all of them share. */
function dedented(text) {
	const [first = "", ...rest] = text.trimEnd().split("\n");
	const indents = rest.filter(Boolean).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
	const shared = indents.length === 0 ? 0 : Math.min(...indents);
	return [first, ...rest.map((line) => line.slice(shared))].join("\n");
}
/** Without blank lines and rules around it. */
function proseOf(lines) {
	const empty = (line) => line !== void 0 && /^[ \t]*(?:-{3,}|\*{3,}|_{3,})?[ \t]*$/.test(line);
	let [from, to] = [0, lines.length];
	while (from < to && empty(lines[from])) from += 1;
	while (to > from && empty(lines[to - 1])) to -= 1;
	return lines.slice(from, to).join("\n");
}
/** The lines without comments and without the first code block that holds fields of ours. */
function withoutExtras(all) {
	const lines = all.filter(({ kind }) => kind !== "comment");
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
/** The ids of `T1, T2 and T3`; none for a dash and for words that say so. What is in brackets says why. */
function idsIn(value) {
	const plain = value.replace(/\([^()]*\)/g, " ").replace(/[`*[\]]/g, "").trim();
	if (/^(?:[-\u2013\u2014]+|none|nothing|n\/a)?\.?$/i.test(plain)) return [];
	return plain.split(/[\s,;&+]+/).map((word) => word.replace(/[.:]+$/, "")).filter((word) => word !== "" && !/^(?:and|after)$/i.test(word));
}
// src/core/plan/format/account/bare-text.ts
/** Entities that people and tools write around names. */
const entities = {
	nbsp: " ",
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\""
};
function entityOf(whole, name) {
	const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : /^#/.test(name) ? Number(name.slice(1)) : NaN;
	if (code > 0 && code <= 1114111) return String.fromCodePoint(code);
	return entities[name.toLowerCase()] ?? whole;
}
/**
* The text of a line for judging it: without links, tags, comments, emphasis and escapes, and with ordinary digits and signs in the
* place of wide and circled ones. Linear.
*/
const bareText = (text) => text.replace(/<!--.*?-->/g, " ").replace(/<\/?[A-Za-z][^<>]{0,200}>/g, " ").replace(/&(#?\w{1,10});/g, entityOf).replace(/\[([^[\]]{1,300})\](?:\([^()]{0,500}\)|\[[^[\]]{0,100}\])/g, "$1").replace(/[\ufe0f\u20e3]/g, "").normalize("NFKC").replace(/\\(?=\W)/g, "").replace(/[*~]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "").replace(/(?<=\p{L})\p{Cf}+(?=\p{L})/gu, "").replace(/[\s\p{Cf}]+/gu, " ").trim();
/** Marks, signs and emoji at the beginning of a bare text. */
const signs = /^[^\p{L}\p{N}[({`"'$@/\\]+/u;
const lead = /^(?:(?:new|extra|bonus|optional|additional|todo|wip|draft|updated?|next|also)\b[\s:\u2013\u2014-]*|[([][\p{L}][\p{L}\p{N} _-]{0,20}[)\]]\s*|\(?\d{1,3}[.):]\s+(?=\p{L}))/iu;
/** A bare text without what people put before a name: signs, a label, a word such as `New`, a number with a point. */
function withoutLead(bare) {
	let rest = bare.replace(/^[`"'([{]+(?=\p{L}{1,10}[\s_-]?\d)/u, "");
	for (let before = ""; before !== rest;) {
		before = rest;
		rest = rest.replace(signs, "").replace(lead, "");
	}
	return rest.replace(/^`+/, "");
}
// src/core/plan/format/read/status-words.ts
/** What the tools call the statuses of a task, without case, spaces, `_` and `-`. */
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
/** The status that a word means; a fault where it means none. Nothing is a task to be done. */
function statusOfWord(word, place, own) {
	if (word === void 0) return "pending";
	const plain = typeof word === "string" ? withoutSigns(word.toLowerCase().replace(/[\s_-]/g, "")) : "";
	const known = own !== void 0 && Object.hasOwn(own.words, plain) ? own.words : words;
	const status = Object.hasOwn(known, plain) ? known[plain] : void 0;
	if (status !== void 0) return status;
	return {
		severity: "error",
		code: "PLAN_UNKNOWN_STATUS",
		...place,
		message: `${shown(word)} is not a task status.`,
		remedy: own?.remedy ?? "Write open, in_progress, blocked, complete, skipped or failed, or a word of the tool that wrote the file."
	};
}
/** `\u2705 done` says the same as `done`, and so does the sign alone. */
function withoutSigns(word) {
	const rest = word.replace(/^(?:\[x\]|[^\p{L}\p{N}[\]])+/u, "");
	return rest === "" && /[\u2705\u2714\u2713\u2611]|\[x\]/u.test(word) ? "done" : rest;
}
/** Words that stand beside each other. */
const pairs = [
	["open", "complete"],
	["todo", "done"],
	["not started", "done"]
];
function statusWriter(texts) {
	const plain = texts.map((text) => text.replace(/^`|`$/g, "").trim()).filter((text) => /^[A-Za-z _-]+$/.test(text));
	const meaning = (text) => statusOfWord(text, {
		at: [],
		offset: 0
	});
	const written = /* @__PURE__ */ new Map();
	for (const text of plain) if (!written.has(meaning(text)) && !/^(?:blocked|waiting|backlog)$/i.test(text)) written.set(meaning(text), text);
	const [first = ""] = plain;
	const styled = (word) => first === "" || first === first.toLowerCase() ? word : first === first.toUpperCase() ? word.toUpperCase() : word.replace(/^./, (letter) => letter.toUpperCase());
	return (status, usual) => {
		const own = written.get(status);
		if (own !== void 0) return own;
		const known = new Set(plain.map((text) => text.toLowerCase()));
		const pair = pairs.find((words) => words.some((word) => known.has(word)));
		return styled(pair?.find((word) => meaning(word) === status) ?? usual);
	};
}
// src/core/plan/format/account/box-like.ts
const blanks = /[\s\p{Cf}\u3164\u2800]/gu;
/** A sign, or a number or letter with a sign behind it, also in bold. */
const bullet = new RegExp(String.raw`^(?:[*_]{0,2}(?:${[
	String.raw`[^\p{L}\p{N}\s#$[\]\uff3b\uff3d\u3010\u3011\x60"'(){}<>\u2610\u25a1\u25a2\u25fb\u2b1c\ud83d\udd32\u2611\u2612\ud83d\uddf9\ud83d\uddf5\ud83d\udd33\u2705\u2714\u2713\u274e]{1,4}`,
	String.raw`[(#]{0,2}\p{N}{1,12}(?:\.\p{N}{1,3})*(?:[.):]+|\s+[\u2013\u2014-](?=\s)|(?=[\s*_]))?`,
	String.raw`\(?(?:[A-Za-z]|[ivxlIVXL]{1,6})[.):]`,
	String.raw`[oO](?=\s)`
].join("|")})[*_]{0,2})?[\s\p{Cf}]*`, "u");
/** A box may be written in bold, in italics, struck out or as code. */
const emphasis = /^(?:[*~]{1,3}|_{1,2}|`)(?=\\?[[\uff3b\u3010\u2610\u2611\u2612\u2b1c\u2705\u2714\u2713])/u;
const bracketed = /^\\?[[\uff3b\u3010]([^[\]\uff3b\uff3d\u3010\u3011]{0,8}?)\\?[\]\uff3d\u3011]/u;
const htmlBox = /^<input\b[^>]*\btype\s*=\s*["']?checkbox\b[^>]*>/i;
const emptySigns = /^[\u2610\u25a1\u25a2\u25fb\u2b1c\ud83d\udd32]\ufe0f?/u;
const fullSigns = /^[\u2611\u2612\ud83d\uddf9\ud83d\uddf5\ud83d\udd33]\ufe0f?/u;
const doneSigns = /^(?:\u2705|\u2714|\u2713|\u274e)\ufe0f?/u;
/** Letters that look like the tick. */
const ticks = /^(?:[xX×\u2715\u2716\u2717\u2718\u0445\u0425\u2713\u2714\u2705\u2611\u221a]\ufe0f?)$/u;
/** The box at the beginning of an item's text; undefined for a link, a footnote, a number in brackets and all else. */
function boxLike(text) {
	const [around = ""] = emphasis.exec(text) ?? [];
	const bare = text.slice(around.length);
	const sign = signed(bare);
	if (sign) return sign;
	const [whole, inner = ""] = bracketed.exec(bare) ?? [];
	if (whole === void 0) return void 0;
	const mark = inner.replace(blanks, "");
	const behind = bare.slice(whole.length);
	const rest = around !== "" && behind.startsWith(around) ? behind.slice(around.length) : behind;
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
/** `[x] = done` and `[P] tasks = different files` say what a mark means. */
const isLegend = (title) => /^(?:=|\u2192|->|\u21d2|means\b|\S+\s+=\s)/u.test(title);
function signed(text) {
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
/** The same of a line that Markdown takes for a paragraph, such as `-[ ] a`; a bullet may stand before the box. */
function boxLikeLine(text) {
	const [before = ""] = bullet.exec(text) ?? [];
	const box = boxLike(text.slice(before.length));
	return box?.isSure === true && (before !== "" || !/^[\u2705\u2714\u2713]/u.test(box.mark)) ? box : void 0;
}
export { salvaged as C, isRecord$1 as S, isLikeTask as _, statusWriter as a, refusedText as b, fieldIn as c, orderTitle as d, proseOf as f, idsOf as g, holdsEntries as h, statusOfWord as i, idsIn as l, withoutExtras as m, boxLikeLine as n, bareText as o, taskBody as p, isLegend as r, withoutLead as s, boxLike as t, namesOnly as u, unplacedMembers as v, unplacedIn as x, judgeDraft as y };
