import { n as __exportAll } from "./rolldown-runtime.js";
import { y as differingFields } from "./job.js";
import { t as require_dist } from "./dist.js";
import { d as lineAfter, f as lineEnd, o as encodeLike, p as withEdits, s as planDocument, u as boxEdits } from "./plan-file.js";
import { i as outline } from "./merge-markers.js";
import { C as formatUtc, D as plural, N as cappedRow, i as oneLine } from "./one-line.js";
import { _ as stemOf, a as locatePlan, h as kindOf, i as isLogOf, m as isStoryFolder, o as movesDue, p as isSprintStatus, y as storyFolder } from "./plan-folder.js";
import { a as keyOfFile, d as bmadStatus, f as readSprintStatus, i as idOf, r as groupBy, u as storyText } from "./stories.js";
import { A as planSourcePath, Z as planFormatNamed, y as queuedFile } from "./through-proxy.js";
import { s as isReserved } from "./due.js";
import { C as recordsOf, T as taskIn, _ as inlineMarkdown, h as agentLine } from "./slices.js";
import { a as Plan } from "./branch-name.js";
// src/core/queue/progress-file.ts
var import_dist = require_dist();
/** Text of `progress.md` for an archived plan that has none: one line with the outcome of each task. */
function progressFile(input) {
	const { plan, state, finished, nowMs } = input;
	const commits = state.counts.succeeded + (finished ? 1 : 0);
	const records = recordsOf(plan, state);
	const tasks = plan.tasks.map(({ id, title }, index) => {
		const { status, summary, unchanged = null, added_by } = records[index] ?? taskIn(state, id);
		const name = added_by === "agent" ? agentLine(title, 200) : inlineMarkdown(title, 200);
		const isNew = finished?.task === id;
		const outcome = (isNew ? finished.summary : summary) ?? "";
		const suffix = outcome === "" ? "" : `: ${agentLine(outcome, 500)}`;
		return `- **${id}** ${name} (${isNew ? "done" : unchanged ? "done without a change" : status})${suffix}`;
	});
	return `# Progress of ${inlineMarkdown(plan.project ?? state.plan, 100)}

Started ${formatUtc(state.started)}, complete ${formatUtc(new Date(nowMs).toISOString())}, with ${plural(commits, "successful iteration")}.

${tasks.join("\n")}
`;
}
// src/core/run/stored/plan-facts.ts
/** Tasks of the plan that no person wrote, in its order. Linear. */
const amendedIn = ({ plan, inDocument, inSource }) => plan.tasks.flatMap((task, index) => inDocument.has(task.id) || inSource.has(task.id) || isReserved(task.id) ? [] : [{
	task,
	after: plan.tasks[index - 1]?.id
}]);
const maxLineChars = 500;
function changesOf({ plan, state, source }, amended) {
	const taskById = new Map(plan.tasks.map((task) => [task.id, task]));
	const removed = (source?.tasks ?? []).filter(({ id }) => !taskById.has(id)).map(({ id }) => `${id} was removed from the plan`);
	const changed = (source?.tasks ?? []).flatMap((before) => {
		const task = taskById.get(before.id);
		const fields = task ? differingFields(task, before).filter((name) => !containsDescription(name, {
			task,
			before
		})) : [];
		if (!task || fields.length === 0) return [];
		const changes = fields.map((name) => `${name} is ${JSON.stringify(task[name] ?? null)}`);
		return [{
			task,
			fields,
			line: oneLine(`${task.id} was changed: ${changes.join(", ")}`, maxLineChars)
		}];
	});
	const givenUp = plan.tasks.flatMap(({ id }) => {
		const why = amended?.givenUp.get(id) ?? state.tasks[id]?.given_up?.why;
		return why === void 0 ? [] : [`${id} was given up: ${why}`];
	});
	return {
		changed,
		discovered: [...removed, ...givenUp].map((line) => oneLine(line, maxLineChars))
	};
}
/** The document may add text around the words of an agent's task. */
const containsDescription = (name, { task, before }) => name === "description" && task.description !== "" && before.description.includes(task.description);
/** The facts about the run in its plan document, after the commit that is about to be made. Linear. */
function planFacts({ plan: current, state, ...document }, effects) {
	const { finished, undone = [], amended, at, times } = effects;
	const plan = amended?.plan ?? current;
	const opened = new Set(undone);
	const statusOf = (id, record) => opened.has(id) ? "open" : id === finished?.task || isDoneByRun(record) ? "done" : void 0;
	const tasks = /* @__PURE__ */ new Map();
	let open = 0;
	for (const [index, record] of recordsOf(plan, state).entries()) {
		const id = plan.tasks[index]?.id ?? "";
		const status = statusOf(id, record);
		if (status === "open" || status !== "done" && !closedStatuses.has(record.status)) open += 1;
		const attempts = record.failed_attempts;
		if (status === void 0 && attempts === 0 || isReserved(id)) continue;
		const note = id === finished?.task ? finished.summary : record.summary;
		tasks.set(id, taskFact({
			status,
			at: times?.get(id) ?? isoSeconds(at),
			attempts,
			note
		}));
	}
	return {
		tasks,
		added: amendedIn({
			plan,
			...document
		}),
		...changesOf({
			plan,
			state,
			source: document.source
		}, amended),
		left: leftOf({
			plan,
			state,
			tasks
		}, effects),
		run: {
			started: state.started.replace(/\.\d+Z$/, "Z"),
			completed: open === 0 ? isoSeconds(at) : void 0
		}
	};
}
const leftOf = ({ plan, state, tasks }, { finished, amended }) => plan.tasks.flatMap(({ id }) => {
	if (tasks.get(id)?.status !== "done") return [];
	return ((id === finished?.task ? amended?.left : state.tasks[id]?.left) ?? []).map((line) => `${id} left undone: ${line}`);
});
const taskFact = ({ status, at, attempts, note }) => ({
	status,
	at,
	attempts,
	...note && { note: oneLine(note, 300) }
});
const closedStatuses = /* @__PURE__ */ new Set(["done", "skipped"]);
/** The document itself marks tasks that were done before the run. */
const isDoneByRun = ({ status, commit, closed }) => status === "done" && (commit !== null || closed !== null);
const isoSeconds = (at) => new Date(at).toISOString().replace(/\.\d+Z$/, "Z");
// src/app/own/queue-moves.ts
/** The plan's file at this commit: a queue moves it, while the base still has the old path. */
async function findDocument({ job: { document }, ledger: { state }, list }) {
	if (document === null || state.queue === null) return document;
	return locatePlan(await list(state.queue), {
		folder: state.queue,
		path: document
	})?.path ?? document;
}
/** Moves the plan's file between the queue's folders. */
async function edits$1(making) {
	const { job, ledger, becomes, list, read, warn } = making;
	const { plan, state } = ledger;
	const { queue: folder } = state;
	if (folder === null || job.document === null) return [];
	const nothing = /* @__PURE__ */ new Set();
	const { run } = planFacts({
		plan,
		state,
		inDocument: nothing,
		inSource: nothing
	}, becomes);
	const day = new Date(becomes.at).toISOString().slice(0, 10);
	const done = run.completed !== void 0;
	const paths = await list(folder);
	const due = movesDue(paths, {
		folder,
		path: job.document,
		done,
		day
	});
	if (!due) {
		if (!(locatePlan(paths, {
			folder,
			path: job.document
		}) !== void 0) && state.iteration === 0) warn(`${job.document} is not committed, so the queue's folders stay as they are`);
		return [];
	}
	const moved = [];
	for (const { from, to } of due.moves) {
		const content = await read(from);
		if (content) moved.push({
			path: to,
			content
		}, {
			path: from,
			content: null
		});
		else warn(`${from} is not moved on the work branch: it is too large`);
	}
	if (moved.length > 0) moved.push(...due.keepFiles.map((path) => ({
		path,
		content: /* @__PURE__ */ new Uint8Array()
	})));
	if (due.progress === null) return moved;
	const text = progressFile({
		plan,
		state,
		finished: becomes.finished,
		nowMs: becomes.at
	});
	return [...moved, {
		path: due.progress,
		content: new TextEncoder().encode(text)
	}];
}
const queueFolders = {
	holds: (path, { document, settings }) => {
		const folder = settings.queue ?? "plans";
		const queued = document === null ? void 0 : queuedFile(document, folder);
		if (queued === void 0) return false;
		const of = {
			folder,
			path: queued.path
		};
		return locatePlan([path], of) !== void 0 || isLogOf(path, of);
	},
	edits: edits$1
};
// src/core/plan/format/bmad/added-stories.ts
/**
* A row for each added task after its predecessor, in the style of that row. Nothing if the list would then not read as
* expected.
*/
function addedStories(text, list, { facts: { added, tasks }, words }) {
	if (added.length === 0) return noStories;
	const rowByTask = new Map(list.rows.map((row) => [idOf(row.key), row]));
	const writtenRows = added.flatMap(({ task, after }) => {
		const neighbour = rowByTask.get(after ?? "") ?? list.rows.at(-1);
		if (!neighbour) return [];
		rowByTask.set(task.id, neighbour);
		const isDone = tasks.get(task.id)?.status === "done";
		return [{
			beside: neighbour,
			...(neighbour.list === "development_status" ? rowOfKey : rowOfList)(text, neighbour, {
				task,
				status: isDone ? words.done : words.open
			})
		}];
	});
	const edits = writtenRows.map(({ edit }) => edit);
	const oldKeys = new Set(list.rows.map(({ key }) => key));
	const reread = readSprintStatus(withEdits(text, edits));
	if (!(reread.faults.length === list.faults.length && reread.rows.length === oldKeys.size + added.length && added.every(({ task }) => reread.rows.some(({ key }) => key === task.id)))) return {
		...noStories,
		unwritten: added.map(({ task }) => `${task.id} was added: ${oneLine(task.title, 200)}`)
	};
	return {
		edits,
		files: writtenRows.flatMap(({ beside, file }) => file ? [{
			...file,
			beside
		}] : []),
		rows: reread.rows.filter(({ key }) => !oldKeys.has(key)),
		unwritten: []
	};
}
const noStories = {
	edits: [],
	files: [],
	rows: [],
	unwritten: []
};
/** `1-2-login: backlog`, with a story file. If its name would not be a story's, the row contains the text. */
function rowOfKey(text, neighbour, { task, status }) {
	const key = yamlScalar(task.id);
	const isStoryName = kindOf(`stories/${task.id}.md`) === "story";
	const line = isStoryName ? `${key}: ${status}` : `${key}: ${flowMap([["status", status], ...textFieldsOf(task)])}`;
	return {
		edit: lineAfter(text, neighbour.statusOffset, `${indentOf(text, neighbour.offset)}${line}`),
		...isStoryName && { file: {
			row: {
				key: task.id,
				file: void 0
			},
			text: storyFile(task, {
				status,
				text
			})
		} }
	};
}
/** An entry of a list, in the layout of its neighbour. */
function rowOfList(text, neighbour, { task, status }) {
	const start = text.lastIndexOf("\n", neighbour.offset - 1) + 1;
	const indent = text.slice(start, neighbour.offset);
	const isFlow = text[neighbour.offset] === "{";
	const end = isFlow ? neighbour.offset : endOfEntry(text, neighbour.offset);
	const entry = text.slice(neighbour.offset, isFlow ? text.indexOf("\n", neighbour.offset) : end);
	const [idName = "id"] = /\b(?:story_id|id|key|story)(?=["']?:)/.exec(entry) ?? [];
	const [titleName = "title"] = /\b(?:title|name)(?=["']?:)/.exec(entry) ?? [];
	const [, epicValue] = /\b(?:epic_id|epic):[ \t]*("[^"\n]*"|'[^'\n]*'|[^\s,}#]+)/.exec(entry) ?? [];
	const [, ...textFields] = textFieldsOf(task);
	const fields = [
		[idName, yamlScalar(task.id)],
		[titleName, JSON.stringify(task.title)],
		...epicValue === void 0 ? [] : [["epic_id", epicValue]],
		["status", status],
		...textFields,
		["dependencies", jsonList(task.depends_on)]
	];
	const eol = lineEnd(text);
	const lines = fields.map(([name, value], index) => `${index === 0 ? indent : " ".repeat(indent.length)}${name}: ${value}`);
	return { edit: lineAfter(text, Math.max(start, end - 1), isFlow ? `${indent}${flowMap(fields)}` : lines.join(eol)) };
}
/** After the last line that belongs to it: indented more than its dash, and neither blank nor a comment. */
function endOfEntry(text, offset) {
	const column = offset - (text.lastIndexOf("\n", offset - 1) + 1);
	let end = endOfLine(text, offset);
	for (let lineStart = end + 1; lineStart < text.length; lineStart = endOfLine(text, lineStart) + 1) {
		const line = text.slice(lineStart, endOfLine(text, lineStart)).replace(/\r$/, "");
		const indent = line.length - line.trimStart().length;
		if (line.trim() !== "" && indent < column) break;
		if (line.trim() !== "" && !line.trimStart().startsWith("#")) end = endOfLine(text, lineStart);
	}
	return end;
}
function endOfLine(text, from) {
	const end = text.indexOf("\n", from);
	return end < 0 ? text.length : end;
}
const indentOf = (text, offset) => text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
const textFieldsOf = ({ title, description, acceptance_criteria: criteria }) => [
	["title", JSON.stringify(title)],
	["description", JSON.stringify(description)],
	...criteria.length > 0 ? [["acceptance_criteria", jsonList(criteria)]] : []
];
/** YAML's double-quoted scalars are JSON's. */
const jsonList = (values) => `[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
const flowMap = (fields) => `{${fields.map(([name, value]) => `${name}: ${value}`).join(", ")}}`;
/** Quotes ids that YAML would read as another value. */
const yamlScalar = (id) => /^[A-Za-z][\w-]*$|^\d+-\d+-[A-Za-z][\w-]*$/.test(id) && !/^(?:true|false|null|y|n|yes|no|on|off)$/i.test(id) ? id : JSON.stringify(id);
function storyFile({ title, description, acceptance_criteria: criteria }, { status, text }) {
	const criteriaLines = criteria.length === 0 ? [] : [
		"## Acceptance Criteria",
		"",
		...criteria.map((criterion, index) => `${index + 1}. ${oneLine(criterion, 1e3)}`),
		""
	];
	return [
		`# ${oneLine(title, 300)}`,
		"",
		`Status: ${status}`,
		"",
		"## Story",
		"",
		description.replace(/^(?=#)/gm, "\\"),
		"",
		...criteriaLines
	].join("\n").replace(/\n*$/, "\n").replaceAll("\n", lineEnd(text));
}
// src/core/plan/format/bmad/changed-story.ts
/** Writes each field separately, and only if the file then reads back with it, and otherwise unchanged. Linear. */
function changedStory(original, { task, fields }) {
	const writtenFields = [];
	let text = original;
	for (const name of [
		"title",
		"acceptance_criteria",
		"description"
	]) {
		if (!fields.includes(name)) continue;
		const lines = outline(text);
		const current = storyText(lines);
		const expected = expectedValue(name, task, current);
		const candidate = withEdits(text, writers[name](text, lines, {
			current,
			expected
		}));
		const reread = storyText(outline(candidate));
		if (!isSame$1(fieldsIn(reread), {
			...fieldsIn(current),
			[name]: expected
		})) continue;
		text = candidate;
		writtenFields.push(name);
	}
	return {
		text,
		writtenFields
	};
}
const fieldsIn = ({ title, criteria, description: about, tasks, status }) => ({
	title,
	acceptance_criteria: criteria.map(({ text }) => text),
	description: about.trim(),
	tasks: tasks.map(({ text, ticked, depth }) => [
		text,
		ticked,
		depth
	]),
	status: status?.word
});
const isSame$1 = (a, b) => JSON.stringify(a) === JSON.stringify(b);
/** Text that the reader adds behind a story's own description. */
const addedText = /(?:^|\n\n)(?:Of the acceptance criteria:\n|Tasks, one after the other:\n|Part of epic [^\n]*\u201c|The story's file is )[\s\S]*$/;
/** The reader turns headings of a story into bold lines. */
const boldHeading = /^\*\*[^*\n]+\*\*\n+/;
function expectedValue(name, task, current) {
	if (name === "title") return oneLine(task.title, 300);
	if (name === "acceptance_criteria") return task.acceptance_criteria.map((criterion) => oneLine(criterion, 1e3));
	const [heading = ""] = boldHeading.exec(current.description.trim()) ?? [];
	const ownText = task.description.replace(addedText, "").trim();
	return heading === "" || ownText.startsWith(heading.trim()) ? ownText : `${heading}${ownText.replace(/^(?=#)/gm, "\\")}`;
}
const writers = {
	title: (text, lines, { current, expected }) => {
		const heading = lines.find(({ kind }) => kind === "heading");
		const titleIndex = heading && current.title !== void 0 ? heading.raw.lastIndexOf(current.title) : -1;
		if (!heading || titleIndex < 0 || current.title === void 0) return [];
		const start = heading.offset - (heading.raw.length - heading.raw.trimStart().length);
		return text.startsWith(current.title, start + titleIndex) ? [{
			offset: start + titleIndex,
			length: current.title.length,
			text: String(expected)
		}] : [];
	},
	acceptance_criteria: (text, lines, { current: { criteria }, expected }) => {
		const [first, last] = [criteria[0], criteria.at(-1)];
		if (!first || !last || !Array.isArray(expected) || expected.length === 0) return [];
		const [, bullet = ""] = /^([-*+] |\d+[.)] +)/.exec(text.slice(first.offset, first.offset + 20)) ?? [];
		const isNumbered = /^\d/.test(bullet);
		const list = expected.map((criterion, index) => `${isNumbered ? bullet.replace(/^\d+/, String(index + 1)) : bullet}${criterion}`);
		return [{
			...spanOf(text, lines, [first.offset, last.offset]),
			text: list.join(lineEnd(text))
		}];
	},
	description: (text, lines, { current, expected }) => {
		const words = current.description.trim().replace(boldHeading, "").split("\n").filter(Boolean);
		const body = String(expected).replace(boldHeading, "").replaceAll("\n", lineEnd(text));
		const textLines = lines.filter(({ raw }) => raw.trim() !== "");
		const startIndex = textLines.findIndex(({ raw }) => raw.trim() === words[0]?.trim());
		const [first, last] = [textLines[startIndex], textLines[startIndex + words.length - 1]];
		if (!first || !last || last.raw.trim() !== words.at(-1)?.trim()) return [];
		return [{
			...spanOf(text, lines, [first.offset, last.offset]),
			text: body
		}];
	}
};
/** From the first character of one line to the end of the other line's item. */
function spanOf(text, lines, [from, to]) {
	let lastIndex = lines.findIndex(({ offset }) => offset === to);
	while (lastIndex + 1 < lines.length && lines[lastIndex]?.depth && lines[lastIndex + 1]?.depth && lines[lastIndex + 1]?.kind !== "blank") lastIndex += 1;
	const end = text.indexOf("\n", lines[lastIndex]?.offset ?? to);
	return {
		offset: from,
		length: (end < 0 ? text.length : text[end - 1] === "\r" ? end - 1 : end) - from
	};
}
// src/core/plan/format/bmad/bmad-edits.ts
/** Undefined if the list cannot be read. */
function listedIds({ rows, faults }) {
	return faults.some(({ severity }) => severity === "error") ? void 0 : new Set(rows.map(({ key }) => idOf(key)));
}
/** The list has only the time of its newest story, which stands for each of them. */
function listTimes(list) {
	const updated = list.document.get("last_updated");
	return new Map(typeof updated === "string" ? [...listedIds(list) ?? []].map((id) => [id, updated]) : []);
}
/** Edits of the status of finished stories and their epics, `last_updated` and the counts; all other bytes stay. */
function statusEdits(text, facts, options = {}) {
	const { list = readSprintStatus(text), removedIds = /* @__PURE__ */ new Set(), formerStatuses = /* @__PURE__ */ new Map() } = options;
	const { document } = list;
	const { tasks } = facts;
	const changed = list.rows.flatMap((row) => {
		const fact = tasks.get(idOf(row.key));
		const wasDone = isDone(row);
		const isNowDone = fact?.status === void 0 ? wasDone : fact.status === "done";
		return isNowDone === wasDone ? [] : [{
			row,
			isDone: isNowDone,
			fact
		}];
	});
	const droppedRows = list.rows.filter((row) => removedIds.has(idOf(row.key)) && isOpen(row));
	const words = wordsOf(list);
	const added = addedStories(text, list, {
		facts,
		words: {
			done: words.done,
			open: words.waiting
		}
	});
	const textEdits = rowTextEdits(text, list, facts.changed);
	const reopenedWord = ({ key }) => {
		const word = formerStatuses.get(idOf(key));
		return word !== void 0 && bmadStatus(word, {
			at: [],
			offset: 0
		}) !== "done" ? word : words.open;
	};
	if (changed.length + droppedRows.length + added.edits.length === 0) return {
		edits: textEdits,
		changed,
		added
	};
	const rowEdits = [...changed.map(({ row, isDone: done }) => ({
		row,
		word: done ? words.done : reopenedWord(row)
	})), ...droppedRows.map((row) => ({
		row,
		word: words.gone
	}))].flatMap(({ row, word }) => row.statusNodes.flatMap((node) => scalarEdits(text, node, word)));
	const newest = changed.flatMap(({ fact }) => fact?.at ?? []).sort().at(-1);
	const newStatuses = new Map([...changed.map(({ row, isDone: done }) => [row, done ? "done" : reopenedWord(row)]), ...droppedRows.map((row) => [row, "deferred"])]);
	const newRows = [...list.rows.map((row) => ({
		...row,
		status: newStatuses.get(row) ?? row.status
	})), ...added.rows];
	const newList = {
		...list,
		rows: newRows
	};
	const epics = epicEdits(text, {
		list: newList,
		touched: new Set([...newStatuses.keys()].map(({ epic }) => epic)),
		words
	});
	const counts = countEdits(text, document.get("metrics", true), newList.rows);
	const rowsBySprint = groupBy(newList.rows, ({ sprint = "" }) => sprint);
	const sprintEdits = [...list.sprintNodes].flatMap(([name, node]) => countEdits(text, node, rowsBySprint.get(name) ?? []));
	const dateEdits = updatedEdits(text, document, newest);
	return {
		edits: [
			...rowEdits,
			...textEdits,
			...epics,
			...dateEdits,
			...counts,
			...sprintEdits,
			...added.edits
		],
		changed,
		added
	};
}
const statusOf = (row) => bmadStatus(row.status, {
	at: [],
	offset: 0
});
const isDone = (row) => statusOf(row) === "done";
const isOpen = (row) => statusOf(row) === "pending" || statusOf(row) === "in_progress";
/** Changes of titles and descriptions that the list itself contains. */
function rowTextEdits(text, { rows }, changed) {
	if (changed.length === 0) return [];
	const byId = new Map(rows.map((row) => [idOf(row.key), row]));
	return changed.flatMap(({ task, fields }) => ["title", "description"].flatMap((field) => {
		const node = fields.includes(field) ? byId.get(task.id)?.words?.[field] : void 0;
		if (!(0, import_dist.isScalar)(node) || !node.range || node.value === ownText(task, field)) return [];
		const [start, end] = node.range;
		if (start === end || text.slice(start, end).includes("\n")) return [];
		return [{
			offset: start,
			length: end - start,
			text: JSON.stringify(ownText(task, field))
		}];
	}));
}
const ownText = ({ title, description }, name) => name === "title" ? title : description.replace(addedText, "").trim();
/** The changed fields that the story's row contains. */
function fieldsInRow(row, { task, fields }) {
	const rowTexts = {
		title: row.title,
		description: row.description
	};
	return fields.filter((name) => (name === "title" || name === "description") && row.words?.[name] && rowTexts[name] === ownText(task, name));
}
/** An epic is done with its last story, and begun with its first. */
function epicEdits(text, input) {
	const { list, touched, words } = input;
	const epics = [...list.epicNodes].filter(([id]) => touched.has(id));
	const stories = new Map(epics.map(([id]) => [id, []]));
	for (const row of list.rows) if (row.epic !== void 0) stories.get(row.epic)?.push(statusOf(row));
	return epics.flatMap(([id, node]) => {
		const statuses = stories.get(id) ?? [];
		const isOver = statuses.every((status) => status === "done" || status === "skipped");
		const currentStatus = (0, import_dist.isScalar)(node) ? bmadStatus(node.value, {
			at: [],
			offset: 0
		}) : void 0;
		if (isOver && !statuses.includes("done")) return [];
		if (isOver) return currentStatus === "done" ? [] : scalarEdits(text, node, words.done);
		return currentStatus === "in_progress" ? [] : scalarEdits(text, node, words.open);
	});
}
/** In the file's own spelling: lists use `_` in words, rows below `development_status` use `-`. */
function wordsOf({ rows }) {
	const words = rows.map(({ status }) => String(status));
	const ownWord = (meaning) => words.find((word) => /^[A-Za-z_-]+$/.test(word) && bmadStatus(word, {
		at: [],
		offset: 0
	}) === meaning);
	const isUpperCase = words.every((word) => word === word.toUpperCase());
	const isList = rows.some(({ list }) => list !== "development_status") && !words.some((word) => word.includes("-"));
	const open = isList ? "in_progress" : "in-progress";
	return {
		done: ownWord("done") ?? (isUpperCase ? "DONE" : "done"),
		open: ownWord("in_progress") ?? (isUpperCase ? open.toUpperCase() : open),
		gone: ownWord("skipped") ?? (isUpperCase ? "DEFERRED" : "deferred"),
		waiting: ownWord("pending") ?? (isUpperCase ? "PENDING" : isList ? "not_started" : "backlog")
	};
}
/** Replaces a scalar within its quotes. */
function scalarEdits(text, node, word) {
	if (!(0, import_dist.isScalar)(node) || !node.range) return [];
	const [start, end] = node.range;
	const source = text.slice(start, end);
	const quote = /^(["'])/.exec(source)?.[1] ?? "";
	if (source === `${quote}${word}${quote}` || source.includes("\n")) return [];
	const gap = source === "" && !/\s/.test(text[start - 1] ?? " ") ? " " : "";
	return [{
		offset: start,
		length: end - start,
		text: `${gap}${quote}${word}${quote}`
	}];
}
/** Keeps the form of a date or a time. */
function updatedEdits(text, document, finishedAt) {
	const node = document.get("last_updated", true);
	if (finishedAt === void 0 || !(0, import_dist.isScalar)(node)) return [];
	return scalarEdits(text, node, /^\d{4}-\d{2}-\d{2}$/.test(String(node.value)) ? finishedAt.slice(0, 10) : finishedAt);
}
/** Only the counts that the file has. */
function countEdits(text, metrics, rows) {
	if (!(0, import_dist.isMap)(metrics)) return [];
	const pointsOf = (counted) => counted.reduce((sum, row) => sum + (row.points ?? 0), 0);
	const done = rows.filter(isDone);
	const begun = rows.filter((row) => statusOf(row) === "in_progress");
	const waiting = rows.filter((row) => statusOf(row) === "pending");
	const counts = {
		total_stories: rows.length,
		stories_completed: done.length,
		completed_stories: done.length,
		stories_done: done.length,
		stories_in_progress: begun.length,
		stories_not_started: waiting.length,
		points_completed: pointsOf(done),
		completed_points: pointsOf(done),
		completion_percentage: Math.round(done.length * 100 / Math.max(1, rows.length))
	};
	return Object.entries(counts).flatMap(([name, count]) => {
		const node = metrics.get(name, true);
		return (0, import_dist.isScalar)(node) && typeof node.value === "number" && node.value !== count ? scalarEdits(text, node, String(count)) : [];
	});
}
/** Edits of `Status:` in a story's file, and of its tasks' boxes. */
function storyEdits(text, isDone) {
	const { status, tasks } = storyText(outline(text));
	const meaning = status && bmadStatus(status.word, {
		at: [],
		offset: 0
	});
	if (!isDone && status && meaning !== "done") return [];
	const isCapitalized = /^[A-Z]/.test(status?.word ?? "");
	const word = isDone ? isCapitalized ? "Done" : "done" : isCapitalized ? "InProgress" : "in-progress";
	return [...!status || meaning === "done" === isDone ? [] : [{
		offset: status.offset,
		length: status.word.length,
		text: word
	}], ...tasks.flatMap(({ offset, ticked }) => ticked === void 0 ? [] : boxEdits(text, offset, isDone))];
}
/** Possible paths of a story's file from the top of the repository, most likely first. */
function storyPaths({ key, file }, { storyLocation }, statusFile) {
	const folder = statusFile.split("/").slice(0, -1);
	const folders = [
		storyLocation && storyFolder(storyLocation.path, statusFile),
		[...folder, "stories"].join("/"),
		folder.join("/"),
		[...folder.slice(0, -1), "stories"].join("/")
	];
	const namedPaths = file === void 0 ? [] : [storyFolder(file, statusFile), storyFolder(`./${file}`, statusFile)];
	const usualPaths = folders.flatMap((folderPath) => folderPath === void 0 ? [] : [[folderPath, `${key}.md`].filter(Boolean).join("/")]);
	return [.../* @__PURE__ */ new Set([...namedPaths.flatMap((path) => path ?? []), ...usualPaths])];
}
// src/app/own/facts-of-commit.ts
/** Only the plan changes of this commit, without those that were stated before. */
function factsOfCommit(facts, factsInput, becomes) {
	const { amended, ...others } = becomes;
	if (amended === void 0) return {
		...facts,
		added: [],
		changed: [],
		discovered: []
	};
	const before = planFacts(factsInput, others);
	const statedBefore = /* @__PURE__ */ new Set([
		...before.added.map(({ task }) => task.id),
		...before.changed.map(({ line }) => line),
		...before.discovered
	]);
	return {
		...facts,
		added: facts.added.filter(({ task }) => !statedBefore.has(task.id)),
		changed: facts.changed.filter(({ line }) => !statedBefore.has(line)),
		discovered: facts.discovered.filter((line) => !statedBefore.has(line))
	};
}
const unplacedWarning = (document, what) => `${document} has no place for these changes of the plan: ${cappedRow(what, 10)}`;
async function readSource({ recall, plan }) {
	const source = await recall(planSourcePath);
	return source === void 0 ? plan : Plan.parse(JSON.parse(source));
}
// src/app/own/write-back.ts
var write_back_exports = /* @__PURE__ */ __exportAll({
	finishTimes: () => finishTimes,
	planFile: () => planFile
});
/** Edits the plan file; nothing if it lies outside the repository or is up to date. */
async function edits(making) {
	const { job, ledger, becomes, read, warn } = making;
	const { settings } = job;
	const document = settings["write-back"] ? await findDocument(making) : null;
	if (document === null) return [];
	if (isStoryFolder(document)) return storyFolderEdits(document, making);
	const bytes = await read(document);
	if (!bytes) return [];
	if (isSprintStatus(document)) return bmadEdits(document, bytes, making);
	const parsedDocument = planDocument({
		file: document,
		bytes,
		options: readOptions(making)
	});
	if (!parsedDocument) return [];
	if ("why" in parsedDocument) {
		warn(`${document} stays unchanged on the work branch because it cannot be read there: ${parsedDocument.why}`);
		return [];
	}
	const { plan, state } = ledger;
	const source = isSame(becomes.amended?.plan ?? plan, parsedDocument.plan) ? void 0 : await readSource(ledger);
	const inSource = source ? new Set(source.tasks.map(({ id }) => id)) : parsedDocument.ids;
	const factsInput = {
		plan,
		state,
		inDocument: parsedDocument.ids,
		inSource,
		source
	};
	const facts = planFacts(factsInput, becomes);
	const content = parsedDocument.write(facts);
	const unsaid = parsedDocument.unwritable(factsOfCommit(facts, factsInput, becomes));
	if (unsaid.length > 0) warn(unplacedWarning(document, unsaid));
	return content ? [{
		path: document,
		content
	}] : [];
}
const readOptions = ({ job: { settings, planFormat }, ledger: { state } }) => ({
	subtasks: settings["plan-subtasks"],
	tag: settings["plan-tag"],
	format: (planFormat && planFormatNamed(state.plan_format)) ?? settings.format
});
/** Finish times by task id, if the plan's document has them. */
async function finishTimes(making) {
	const document = await findDocument(making);
	const bytes = document === null || isStoryFolder(document) ? void 0 : await making.read(document);
	if (document === null || !bytes) return /* @__PURE__ */ new Map();
	if (isSprintStatus(document)) return listTimes(readSprintStatus(new TextDecoder().decode(bytes)));
	const parsedDocument = planDocument({
		file: document,
		bytes,
		options: readOptions(making)
	});
	return (parsedDocument && "times" in parsedDocument ? parsedDocument.times : void 0) ?? /* @__PURE__ */ new Map();
}
const planFile = {
	holds: (path, { document, settings }) => settings["write-back"] && path === document,
	edits
};
/** Whether the document has exactly the run's tasks. Linear. */
function isSame({ tasks }, document) {
	const written = new Map(document.tasks.map((task) => [task.id, task]));
	const tasksOfRun = tasks.filter(({ id }) => !isReserved(id));
	return tasksOfRun.length === written.size && tasksOfRun.every((task) => {
		const documentTask = written.get(task.id);
		return documentTask !== void 0 && differingFields(task, documentTask).length === 0;
	});
}
/** Edits the list of stories, and the files of finished, undone or changed stories. */
async function bmadEdits(document, bytes, making) {
	const { ledger, becomes, read, warn } = making;
	const text = new TextDecoder().decode(bytes);
	const list = readSprintStatus(text);
	const ids = listedIds(list);
	if (!ids) {
		warn(`${document} stays unchanged on the work branch because it cannot be read there`);
		return [];
	}
	const { known: factsInput, source } = await readFactsInput(making, ids);
	const facts = planFacts(factsInput, becomes);
	const removedIds = removedFrom(source, becomes.amended?.plan ?? ledger.plan);
	const { edits, changed, added } = statusEdits(text, facts, {
		list,
		removedIds,
		formerStatuses: await readFormerStatuses(document, making)
	});
	const after = withEdits(text, edits);
	const rows = new Map(list.rows.map((row) => [idOf(row.key), row]));
	const fileOf = async (row) => {
		for (const path of storyPaths(row, list, document)) {
			const bytes = await read(path);
			if (bytes) return {
				path,
				bytes
			};
		}
	};
	const files = /* @__PURE__ */ new Map();
	const storyOf = async (id) => {
		const row = rows.get(id);
		const file = row && await fileOf(row);
		if (!file) return void 0;
		const story = files.get(file.path) ?? {
			...file,
			text: new TextDecoder().decode(file.bytes)
		};
		files.set(file.path, story);
		return story;
	};
	for (const { row, isDone } of changed) tick(await storyOf(idOf(row.key)), isDone);
	const newFacts = factsOfCommit(facts, factsInput, becomes);
	const rowsAfter = new Map(facts.changed.length === 0 ? [] : readSprintStatus(after).rows.map((row) => [idOf(row.key), row]));
	const inRow = (one) => {
		const row = rowsAfter.get(one.task.id);
		return row ? fieldsInRow(row, one) : [];
	};
	const unplaced = [
		...added.unwritten,
		...await changeStories({
			facts,
			said: newFacts,
			becomes
		}, storyOf, inRow),
		...newFacts.discovered.filter((line) => ![...removedIds].some((id) => rows.has(id) && line.startsWith(`${id} was removed `)))
	];
	if (unplaced.length > 0) warn(unplacedWarning(document, unplaced));
	const result = edits.length === 0 ? [] : [{
		path: document,
		content: encodeLike(after, bytes)
	}];
	result.push(...changedFiles(files));
	for (const { row, beside, text: story } of added.files) {
		if (await fileOf(row)) continue;
		const near = (await fileOf(beside))?.path ?? storyPaths(row, list, document)[0] ?? document;
		const path = `${near.slice(0, near.lastIndexOf("/") + 1)}${row.key}.md`;
		result.push({
			path,
			content: new TextEncoder().encode(story)
		});
	}
	return result;
}
async function readFormerStatuses(document, { readFormer }) {
	const bytes = await readFormer?.(document);
	if (!bytes) return /* @__PURE__ */ new Map();
	const { rows } = readSprintStatus(new TextDecoder().decode(bytes));
	return new Map(rows.map(({ key, status }) => [idOf(key), String(status)]));
}
/** For a folder without a list: each file has its story's status. */
async function storyFolderEdits(folder, making) {
	const { becomes, list, read, warn } = making;
	const paths = (await list(folder)).filter((path) => kindOf(path) === "story");
	const byId = new Map(paths.map((path) => [idOf(keyOfFile(stemOf(path))), path]));
	const { known: factsInput } = await readFactsInput(making, new Set(byId.keys()));
	const facts = planFacts(factsInput, becomes);
	const files = /* @__PURE__ */ new Map();
	const storyOf = async (id) => {
		const path = byId.get(id);
		const bytes = path === void 0 ? void 0 : await read(path);
		if (path === void 0 || !bytes) return void 0;
		const story = files.get(path) ?? {
			path,
			bytes,
			text: new TextDecoder().decode(bytes)
		};
		files.set(path, story);
		return story;
	};
	const finished = becomes.finished && facts.tasks.get(becomes.finished.task)?.status === "done";
	if (becomes.finished && finished) tick(await storyOf(becomes.finished.task), true);
	for (const id of becomes.undone ?? []) tick(await storyOf(id), false);
	const newFacts = factsOfCommit(facts, factsInput, becomes);
	const unplaced = [
		...newFacts.added.map(({ task }) => `${task.id} was added: ${oneLine(task.title, 200)}`),
		...await changeStories({
			facts,
			said: newFacts,
			becomes
		}, storyOf, () => []),
		...newFacts.discovered
	];
	if (unplaced.length > 0) warn(unplacedWarning(folder, unplaced));
	return changedFiles(files);
}
function tick(story, isDone) {
	if (story) story.text = withEdits(story.text, storyEdits(story.text, isDone));
}
/** Writes changed fields into story files; returns changes without a place. */
async function changeStories({ facts, said, becomes }, storyOf, inRow) {
	const unplaced = [];
	const news = new Set(said.changed);
	for (const change of becomes.undone?.length ? facts.changed : said.changed) {
		const fields = change.fields.filter((name) => name !== "order");
		if (fields.length === 0) continue;
		const story = await storyOf(change.task.id);
		const placedFields = new Set(inRow(change));
		if (story) {
			const written = changedStory(story.text, {
				task: change.task,
				fields: fields.filter((name) => !placedFields.has(name))
			});
			story.text = written.text;
			for (const name of written.writtenFields) placedFields.add(name);
		}
		if (news.has(change) && !fields.every((name) => placedFields.has(name))) unplaced.push(change.line);
	}
	return unplaced;
}
const changedFiles = (files) => [...files.values()].flatMap(({ path, bytes, text }) => text === new TextDecoder().decode(bytes) ? [] : [{
	path,
	content: encodeLike(text, bytes)
}]);
function removedFrom(source, plan) {
	const now = new Set(plan.tasks.map(({ id }) => id));
	return new Set(source.tasks.flatMap(({ id }) => now.has(id) ? [] : [id]));
}
async function readFactsInput({ ledger }, inDocument) {
	const { plan, state } = ledger;
	const source = await readSource(ledger);
	return {
		known: {
			plan,
			state,
			inDocument,
			inSource: new Set(source.tasks.map(({ id }) => id)),
			source
		},
		source
	};
}
export { queueFolders as i, write_back_exports as n, findDocument as r, planFile as t };
