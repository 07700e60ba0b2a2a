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
	const raw = isRecord(value) ? value : {};
	const tasks = Array.isArray(raw["tasks"]) ? raw["tasks"] : [];
	const branch = raw["branch"];
	return {
		...typeof branch === "string" && branch !== "" ? { branch } : {},
		tasks: tasks.map((task, index) => salvageTask(task, `tasks[${index}]`))
	};
}
function salvageTask(value, place) {
	const raw = isRecord(value) ? value : {};
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
function isRecord(value) {
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
	const plain = typeof word === "string" ? word.toLowerCase().replace(/[\s_-]/g, "") : "";
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
		opening: true
	};
	const others = [];
	for (const line of lines) {
		const field = line.kind === "text" && line.depth === 0 ? fieldOf(line, stars) : void 0;
		if (field) takeField(reading, field);
		else {
			if (line.depth === 0 || line.kind === "item") others.push(...otherField(line));
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
		extras
	};
}
function takeField(reading, { means, value, offset }) {
	if (means === "requires" || means === "status") {
		reading.list = void 0;
		reading.fields.push({
			name: means,
			value,
			offset
		});
		return;
	}
	reading.list = means;
	if (value !== "") reading[means].push({
		text: value,
		ticked: false,
		offset
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
const anyField = /^(?:\*\*|__|_|\*)?([A-Za-z][A-Za-z _-]{1,30}?)(?:\*\*|__|_|\*)?:(?:\*\*|__|_|\*)?[ \t]+(\S.*)$/;
function otherField({ kind, text, offset }) {
	const [, name, value = ""] = kind === "text" || kind === "item" ? anyField.exec(text) ?? [] : [];
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
export { statusOfWord as a, refusedText as c, salvaged as d, withoutExtras as i, unplacedIn as l, proseOf as n, statusWriter as o, taskBody as r, judgeDraft as s, idsIn as t, isRecord as u };
