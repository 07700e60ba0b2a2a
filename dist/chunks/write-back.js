import { n as __exportAll } from "./rolldown-runtime.js";
import { f as differing } from "./job.js";
import { t as require_dist } from "./dist.js";
import { d as lineAfter, f as lineEnd, o as encoded, p as withEdits, s as planDocument, u as boxEdits } from "./plan-file.js";
import { i as outline } from "./merge-markers.js";
import { C as formatUtc, D as plural, N as cappedRow, r as oneLine } from "./one-line.js";
import { S as kindOf, T as storyFolder, a as locatePlan, b as isSprintStatus, i as isLogOf, o as movesDue, w as stemOf, x as isStoryFolder } from "./plan-folder.js";
import { a as keyOfFile, d as bmadStatus, f as readSprintStatus, i as inGroups, r as idOf, u as storyText } from "./stories.js";
import { X as planFormatNamed, k as planSourcePath, v as queuedFile } from "./through-proxy.js";
import { s as isReserved } from "./due.js";
import { D as taskIn, T as recordsOf, g as agentLine, v as inlineMarkdown } from "./slices.js";
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
/** Tasks of the plan that no person wrote down, in its order. Linear. */
const amendedIn = ({ plan, inDocument, inSource }) => plan.tasks.flatMap((task, index) => inDocument.has(task.id) || inSource.has(task.id) || isReserved(task.id) ? [] : [{
	task,
	after: plan.tasks[index - 1]?.id
}]);
const longestLine = 500;
/** What amendments have made of the tasks that people wrote. Linear. */
function becameOf({ plan, state, source }, amended) {
	const now = new Map(plan.tasks.map((task) => [task.id, task]));
	const gone = (source?.tasks ?? []).filter(({ id }) => !now.has(id)).map(({ id }) => `${id} was removed from the plan`);
	const changed = (source?.tasks ?? []).flatMap((before) => {
		const task = now.get(before.id);
		const fields = task ? differing(task, before).filter((name) => !isTold(name, {
			task,
			before
		})) : [];
		if (!task || fields.length === 0) return [];
		const said = fields.map((name) => `${name} is ${JSON.stringify(task[name] ?? null)}`);
		return [{
			task,
			fields,
			line: oneLine(`${task.id} was changed: ${said.join(", ")}`, longestLine)
		}];
	});
	const givenUp = plan.tasks.flatMap(({ id }) => {
		const why = amended?.givenUp.get(id) ?? state.tasks[id]?.given_up?.why;
		return why === void 0 ? [] : [`${id} was given up: ${why}`];
	});
	return {
		changed,
		discovered: [...gone, ...givenUp].map((line) => oneLine(line, longestLine))
	};
}
/** A document that tells a task which an agent added says more around its words. */
const isTold = (name, { task, before }) => name === "description" && task.description !== "" && before.description.includes(task.description);
/** What a run has to say in the document of its plan, as it will be with the commit that is about to be made. Linear. */
function planFacts({ plan: current, state, ...known }, becomes) {
	const { finished, undone = [], amended, at, times } = becomes;
	const plan = amended?.plan ?? current;
	const opened = new Set(undone);
	const statusOf = (id, record) => opened.has(id) ? "open" : id === finished?.task || isDoneHere(record) ? "done" : void 0;
	const tasks = /* @__PURE__ */ new Map();
	let open = 0;
	for (const [index, record] of recordsOf(plan, state).entries()) {
		const id = plan.tasks[index]?.id ?? "";
		const status = statusOf(id, record);
		if (status === "open" || status !== "done" && !over.has(record.status)) open += 1;
		const attempts = record.failed_attempts;
		if (status === void 0 && attempts === 0 || isReserved(id)) continue;
		const note = id === finished?.task ? finished.summary : record.summary;
		tasks.set(id, factOf({
			status,
			at: times?.get(id) ?? inSeconds(at),
			attempts,
			note
		}));
	}
	return {
		tasks,
		added: amendedIn({
			plan,
			...known
		}),
		...becameOf({
			plan,
			state,
			source: known.source
		}, amended),
		left: leftOf({
			plan,
			state,
			tasks
		}, becomes),
		run: {
			started: state.started.replace(/\.\d+Z$/, "Z"),
			completed: open === 0 ? inSeconds(at) : void 0
		}
	};
}
/** What agents of finished tasks left. */
const leftOf = ({ plan, state, tasks }, { finished, amended }) => plan.tasks.flatMap(({ id }) => {
	if (tasks.get(id)?.status !== "done") return [];
	return ((id === finished?.task ? amended?.left : state.tasks[id]?.left) ?? []).map((line) => `${id} left undone: ${line}`);
});
const factOf = ({ status, at, attempts, note }) => ({
	status,
	at,
	attempts,
	...note && { note: oneLine(note, 300) }
});
const over = /* @__PURE__ */ new Set(["done", "skipped"]);
/** What was done before the run says so itself. */
const isDoneHere = ({ status, commit, closed }) => status === "done" && (commit !== null || closed !== null);
const inSeconds = (at) => new Date(at).toISOString().replace(/\.\d+Z$/, "Z");
// src/app/own/queue-moves.ts
/** Where the commit would have the plan's file: in a queue it moves, while jobs find it on the base as it was. */
async function documentNow({ job: { document }, ledger: { state }, list }) {
	if (document === null || state.queue === null) return document;
	return locatePlan(await list(state.queue), {
		folder: state.queue,
		path: document
	})?.path ?? document;
}
/** The moves by which the folders of the queue say where the plan stands with this commit. */
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
/** The plan's own file, wherever it lies in the queue: it goes where the plan stands, whatever is merged or taken back. */
const queueFolders = {
	holds: (path, { document, settings }) => {
		const folder = settings.queue ?? "plans";
		const own = document === null ? void 0 : queuedFile(document, folder);
		if (own === void 0) return false;
		const of = {
			folder,
			path: own.path
		};
		return locatePlan([path], of) !== void 0 || isLogOf(path, of);
	},
	edits: edits$1
};
// src/core/plan/format/bmad/added-stories.ts
/** A row for each added task behind the one that it follows, written as that one is. Nothing where the list would not be read so again. */
function addedStories(text, list, { facts: { added, tasks }, words }) {
	if (added.length === 0) return nothing;
	const rows = new Map(list.rows.map((row) => [idOf(row.key), row]));
	const written = added.flatMap(({ task, after }) => {
		const beside = rows.get(after ?? "") ?? list.rows.at(-1);
		if (!beside) return [];
		rows.set(task.id, beside);
		const isDone = tasks.get(task.id)?.status === "done";
		return [{
			beside,
			...(beside.list === "development_status" ? rowOfKey : rowOfList)(text, beside, {
				task,
				status: isDone ? words.done : words.open
			})
		}];
	});
	const edits = written.map(({ edit }) => edit);
	const known = new Set(list.rows.map(({ key }) => key));
	const again = readSprintStatus(withEdits(text, edits));
	if (!(again.faults.length === list.faults.length && again.rows.length === known.size + added.length && added.every(({ task }) => again.rows.some(({ key }) => key === task.id)))) return {
		...nothing,
		untold: added.map(({ task }) => `${task.id} was added: ${oneLine(task.title, 200)}`)
	};
	return {
		edits,
		files: written.flatMap(({ beside, file }) => file ? [{
			...file,
			beside
		}] : []),
		rows: again.rows.filter(({ key }) => !known.has(key)),
		untold: []
	};
}
const nothing = {
	edits: [],
	files: [],
	rows: [],
	untold: []
};
/** `1-3-login: backlog`. The file of a story tells it; one whose name no reader takes for a story tells itself. */
function rowOfKey(text, beside, { task, status }) {
	const key = scalar(task.id);
	const isNamed = kindOf(`stories/${task.id}.md`) === "story";
	const line = isNamed ? `${key}: ${status}` : `${key}: ${flow([["status", status], ...wordsOf$1(task)])}`;
	return {
		edit: lineAfter(text, beside.statusOffset, `${indentOf(text, beside.offset)}${line}`),
		...isNamed && { file: {
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
/** An entry of a list, in lines or in one as its neighbour. */
function rowOfList(text, beside, { task, status }) {
	const start = text.lastIndexOf("\n", beside.offset - 1) + 1;
	const before = text.slice(start, beside.offset);
	const isFlow = text[beside.offset] === "{";
	const end = isFlow ? beside.offset : endOfEntry(text, beside.offset);
	const entry = text.slice(beside.offset, isFlow ? text.indexOf("\n", beside.offset) : end);
	const [id = "id"] = /\b(?:story_id|id|key|story)(?=["']?:)/.exec(entry) ?? [];
	const [title = "title"] = /\b(?:title|name)(?=["']?:)/.exec(entry) ?? [];
	const [, epic] = /\b(?:epic_id|epic):[ \t]*("[^"\n]*"|'[^'\n]*'|[^\s,}#]+)/.exec(entry) ?? [];
	const [, ...words] = wordsOf$1(task);
	const fields = [
		[id, scalar(task.id)],
		[title, JSON.stringify(task.title)],
		...epic === void 0 ? [] : [["epic_id", epic]],
		["status", status],
		...words,
		["dependencies", list(task.depends_on)]
	];
	const eol = lineEnd(text);
	const lines = fields.map(([name, value], at) => `${at === 0 ? before : " ".repeat(before.length)}${name}: ${value}`);
	return { edit: lineAfter(text, Math.max(start, end - 1), isFlow ? `${before}${flow(fields)}` : lines.join(eol)) };
}
/** Behind the last line that belongs to it: deeper in than its dash, and neither blank nor a comment. */
function endOfEntry(text, offset) {
	const column = offset - (text.lastIndexOf("\n", offset - 1) + 1);
	let end = endOfLine(text, offset);
	for (let next = end + 1; next < text.length; next = endOfLine(text, next) + 1) {
		const line = text.slice(next, endOfLine(text, next)).replace(/\r$/, "");
		const indent = line.length - line.trimStart().length;
		if (line.trim() !== "" && indent < column) break;
		if (line.trim() !== "" && !line.trimStart().startsWith("#")) end = endOfLine(text, next);
	}
	return end;
}
function endOfLine(text, from) {
	const end = text.indexOf("\n", from);
	return end < 0 ? text.length : end;
}
const indentOf = (text, offset) => text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
const wordsOf$1 = ({ title, description, acceptance_criteria: criteria }) => [
	["title", JSON.stringify(title)],
	["description", JSON.stringify(description)],
	...criteria.length > 0 ? [["acceptance_criteria", list(criteria)]] : []
];
/** Double-quoted scalars of YAML are those of JSON. */
const list = (values) => `[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
const flow = (fields) => `{${fields.map(([name, value]) => `${name}: ${value}`).join(", ")}}`;
/** What YAML would read as another value stands in quotes. */
const scalar = (id) => /^[A-Za-z][\w-]*$|^\d+-\d+-[A-Za-z][\w-]*$/.test(id) && !/^(?:true|false|null|y|n|yes|no|on|off)$/i.test(id) ? id : JSON.stringify(id);
function storyFile({ title, description, acceptance_criteria: criteria }, { status, text }) {
	const criteriaPart = criteria.length === 0 ? [] : [
		"## Acceptance Criteria",
		"",
		...criteria.map((one, at) => `${at + 1}. ${oneLine(one, 1e3)}`),
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
		...criteriaPart
	].join("\n").replace(/\n*$/, "\n").replaceAll("\n", lineEnd(text));
}
// src/core/plan/format/bmad/changed-story.ts
/** Each field by itself, and only where the file is then read as saying it, and all else as before. Linear. */
function changedStory(before, { task, fields }) {
	const told = [];
	let text = before;
	for (const name of [
		"title",
		"acceptance_criteria",
		"description"
	]) {
		if (!fields.includes(name)) continue;
		const lines = outline(text);
		const was = storyText(lines);
		const wanted = wantedOf(name, task, was);
		const after = withEdits(text, writers[name](text, lines, {
			was,
			wanted
		}));
		const is = storyText(outline(after));
		if (!same(saidBy(is), {
			...saidBy(was),
			[name]: wanted
		})) continue;
		text = after;
		told.push(name);
	}
	return {
		text,
		told
	};
}
const saidBy = ({ title, criteria, about, tasks, status }) => ({
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
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** Behind the words of a story its reader puts what stands elsewhere in the file, or in others. */
const toldBehind = /(?:^|\n\n)(?:Of the acceptance criteria:\n|Tasks, one after the other:\n|Part of epic [^\n]*\u201c|The story's file is )[\s\S]*$/;
/** The headings of a story are told as lines in bold. */
const bold = /^\*\*[^*\n]+\*\*\n+/;
function wantedOf(name, task, was) {
	if (name === "title") return oneLine(task.title, 300);
	if (name === "acceptance_criteria") return task.acceptance_criteria.map((one) => oneLine(one, 1e3));
	const [heading = ""] = bold.exec(was.about.trim()) ?? [];
	const said = task.description.replace(toldBehind, "").trim();
	return heading === "" || said.startsWith(heading.trim()) ? said : `${heading}${said.replace(/^(?=#)/gm, "\\")}`;
}
const writers = {
	title: (text, lines, { was, wanted }) => {
		const heading = lines.find(({ kind }) => kind === "heading");
		const at = heading && was.title !== void 0 ? heading.raw.lastIndexOf(was.title) : -1;
		if (!heading || at < 0 || was.title === void 0) return [];
		const start = heading.offset - (heading.raw.length - heading.raw.trimStart().length);
		return text.startsWith(was.title, start + at) ? [{
			offset: start + at,
			length: was.title.length,
			text: String(wanted)
		}] : [];
	},
	acceptance_criteria: (text, lines, { was: { criteria }, wanted }) => {
		const [first, last] = [criteria[0], criteria.at(-1)];
		if (!first || !last || !Array.isArray(wanted) || wanted.length === 0) return [];
		const [, bullet = ""] = /^([-*+] |\d+[.)] +)/.exec(text.slice(first.offset, first.offset + 20)) ?? [];
		const isNumbered = /^\d/.test(bullet);
		const list = wanted.map((one, at) => `${isNumbered ? bullet.replace(/^\d+/, String(at + 1)) : bullet}${one}`);
		return [{
			...between(text, lines, [first.offset, last.offset]),
			text: list.join(lineEnd(text))
		}];
	},
	description: (text, lines, { was, wanted }) => {
		const words = was.about.trim().replace(bold, "").split("\n").filter(Boolean);
		const body = String(wanted).replace(bold, "").replaceAll("\n", lineEnd(text));
		const raws = lines.filter(({ raw }) => raw.trim() !== "");
		const from = raws.findIndex(({ raw }) => raw.trim() === words[0]?.trim());
		const [first, last] = [raws[from], raws[from + words.length - 1]];
		if (!first || !last || last.raw.trim() !== words.at(-1)?.trim()) return [];
		return [{
			...between(text, lines, [first.offset, last.offset]),
			text: body
		}];
	}
};
/** From one line's first character to the end of what the line at the other place goes on with. */
function between(text, lines, [from, to]) {
	let at = lines.findIndex(({ offset }) => offset === to);
	while (at + 1 < lines.length && lines[at]?.depth && lines[at + 1]?.depth && lines[at + 1]?.kind !== "blank") at += 1;
	const end = text.indexOf("\n", lines[at]?.offset ?? to);
	return {
		offset: from,
		length: (end < 0 ? text.length : text[end - 1] === "\r" ? end - 1 : end) - from
	};
}
// src/core/plan/format/bmad/bmad-edits.ts
/** Ids of the tasks that a list of stories has; undefined where it cannot be read. */
function listedIds({ rows, faults }) {
	return faults.some(({ severity }) => severity === "error") ? void 0 : new Set(rows.map(({ key }) => idOf(key)));
}
/** When its stories were finished: it tells of the newest alone, which stands for each of them. */
function listTimes(list) {
	const updated = list.document.get("last_updated");
	return new Map(typeof updated === "string" ? [...listedIds(list) ?? []].map((id) => [id, updated]) : []);
}
/** The status of each finished story and of its epic, `last_updated` and the counts: only these words change, and every other byte stays. */
function statusEdits(text, facts, given = {}) {
	const { list = readSprintStatus(text), gone = /* @__PURE__ */ new Set(), former = /* @__PURE__ */ new Map() } = given;
	const { document } = list;
	const { tasks } = facts;
	const changed = list.rows.flatMap((row) => {
		const fact = tasks.get(idOf(row.key));
		const wasDone = isDone(row);
		const becomes = fact?.status === void 0 ? wasDone : fact.status === "done";
		return becomes === wasDone ? [] : [{
			row,
			isDone: becomes,
			fact
		}];
	});
	const dropped = list.rows.filter((row) => gone.has(idOf(row.key)) && isOpen(row));
	const words = wordsOf(list);
	const added = addedStories(text, list, {
		facts,
		words: {
			done: words.done,
			open: words.waiting
		}
	});
	const said = wordEdits(text, list, facts.changed);
	const openAgain = ({ key }) => {
		const word = former.get(idOf(key));
		return word !== void 0 && bmadStatus(word, {
			at: [],
			offset: 0
		}) !== "done" ? word : words.open;
	};
	if (changed.length + dropped.length + added.edits.length === 0) return {
		edits: said,
		changed,
		added
	};
	const rows = [...changed.map(({ row, isDone: done }) => ({
		row,
		word: done ? words.done : openAgain(row)
	})), ...dropped.map((row) => ({
		row,
		word: words.gone
	}))].flatMap(({ row, word }) => row.statusNodes.flatMap((node) => scalarEdits(text, node, word)));
	const newest = changed.flatMap(({ fact }) => fact?.at ?? []).sort().at(-1);
	const becomes = new Map([...changed.map(({ row, isDone: done }) => [row, done ? "done" : openAgain(row)]), ...dropped.map((row) => [row, "deferred"])]);
	const rowsAfter = [...list.rows.map((row) => ({
		...row,
		status: becomes.get(row) ?? row.status
	})), ...added.rows];
	const after = {
		...list,
		rows: rowsAfter
	};
	const epics = epicEdits(text, {
		list: after,
		touched: new Set([...becomes.keys()].map(({ epic }) => epic)),
		words
	});
	const counts = countEdits(text, document.get("metrics", true), after.rows);
	const inSprints = inGroups(after.rows, ({ sprint = "" }) => sprint);
	const sprints = [...list.sprintNodes].flatMap(([name, node]) => countEdits(text, node, inSprints.get(name) ?? []));
	const dated = updatedEdits(text, document, newest);
	return {
		edits: [
			...rows,
			...said,
			...epics,
			...dated,
			...counts,
			...sprints,
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
/** Titles and descriptions that the list itself has, as amendments have made them. */
function wordEdits(text, { rows }, changed) {
	if (changed.length === 0) return [];
	const byId = new Map(rows.map((row) => [idOf(row.key), row]));
	return changed.flatMap(({ task, fields }) => ["title", "description"].flatMap((name) => {
		const node = fields.includes(name) ? byId.get(task.id)?.words?.[name] : void 0;
		if (!(0, import_dist.isScalar)(node) || !node.range || node.value === wordsIn(task, name)) return [];
		const [start, end] = node.range;
		if (start === end || text.slice(start, end).includes("\n")) return [];
		return [{
			offset: start,
			length: end - start,
			text: JSON.stringify(wordsIn(task, name))
		}];
	}));
}
const wordsIn = ({ title, description }, name) => name === "title" ? title : description.replace(toldBehind, "").trim();
/** Of the fields that were changed, those that the row of the story says. */
function toldInRow(row, { task, fields }) {
	const said = {
		title: row.title,
		description: row.about
	};
	return fields.filter((name) => (name === "title" || name === "description") && row.words?.[name] && said[name] === wordsIn(task, name));
}
/** An epic is done with the last of its stories, and begun with the first. */
function epicEdits(text, given) {
	const { list, touched, words } = given;
	const epics = [...list.epicNodes].filter(([id]) => touched.has(id));
	const stories = new Map(epics.map(([id]) => [id, []]));
	for (const row of list.rows) if (row.epic !== void 0) stories.get(row.epic)?.push(statusOf(row));
	return epics.flatMap(([id, node]) => {
		const statuses = stories.get(id) ?? [];
		const over = statuses.every((status) => status === "done" || status === "skipped");
		const now = (0, import_dist.isScalar)(node) ? bmadStatus(node.value, {
			at: [],
			offset: 0
		}) : void 0;
		if (over && !statuses.includes("done")) return [];
		if (over) return now === "done" ? [] : scalarEdits(text, node, words.done);
		return now === "in_progress" ? [] : scalarEdits(text, node, words.open);
	});
}
/** As the file spells them elsewhere: lists have names with `_`, rows below `development_status` with `-`. */
function wordsOf({ rows }) {
	const said = rows.map(({ status }) => String(status));
	const known = (means) => said.find((word) => /^[A-Za-z_-]+$/.test(word) && bmadStatus(word, {
		at: [],
		offset: 0
	}) === means);
	const isLoud = said.every((word) => word === word.toUpperCase());
	const isList = rows.some(({ list }) => list !== "development_status") && !said.some((word) => word.includes("-"));
	const open = isList ? "in_progress" : "in-progress";
	return {
		done: known("done") ?? (isLoud ? "DONE" : "done"),
		open: known("in_progress") ?? (isLoud ? open.toUpperCase() : open),
		gone: known("skipped") ?? (isLoud ? "DEFERRED" : "deferred"),
		waiting: known("pending") ?? (isLoud ? "PENDING" : isList ? "not_started" : "backlog")
	};
}
/** Another word in the place of a scalar, within the quotes that it has. */
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
/** A date stays a date, a moment a moment. */
function updatedEdits(text, document, at) {
	const node = document.get("last_updated", true);
	if (at === void 0 || !(0, import_dist.isScalar)(node)) return [];
	return scalarEdits(text, node, /^\d{4}-\d{2}-\d{2}$/.test(String(node.value)) ? at.slice(0, 10) : at);
}
/** The counts of these stories that the file keeps, and no others. */
function countEdits(text, metrics, rows) {
	if (!(0, import_dist.isMap)(metrics)) return [];
	const points = (of) => of.reduce((sum, row) => sum + (row.points ?? 0), 0);
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
		points_completed: points(done),
		completed_points: points(done),
		completion_percentage: Math.round(done.length * 100 / Math.max(1, rows.length))
	};
	return Object.entries(counts).flatMap(([name, count]) => {
		const node = metrics.get(name, true);
		return (0, import_dist.isScalar)(node) && typeof node.value === "number" && node.value !== count ? scalarEdits(text, node, String(count)) : [];
	});
}
/** `Status:` of a story's file and the boxes of its tasks. */
function storyEdits(text, done) {
	const { status, tasks } = storyText(outline(text));
	const means = status && bmadStatus(status.word, {
		at: [],
		offset: 0
	});
	if (!done && status && means !== "done") return [];
	const isLoud = /^[A-Z]/.test(status?.word ?? "");
	const word = done ? isLoud ? "Done" : "done" : isLoud ? "InProgress" : "in-progress";
	return [...!status || means === "done" === done ? [] : [{
		offset: status.offset,
		length: status.word.length,
		text: word
	}], ...tasks.flatMap(({ offset, ticked }) => ticked === void 0 ? [] : boxEdits(text, offset, done))];
}
/** Where the file of a story may be, most likely first: paths from the top of the repository. */
function storyPaths({ key, file }, { storyLocation }, statusFile) {
	const folder = statusFile.split("/").slice(0, -1);
	const folders = [
		storyLocation && storyFolder(storyLocation.path, statusFile),
		[...folder, "stories"].join("/"),
		folder.join("/"),
		[...folder.slice(0, -1), "stories"].join("/")
	];
	const given = file === void 0 ? [] : [storyFolder(file, statusFile), storyFolder(`./${file}`, statusFile)];
	const usual = folders.flatMap((one) => one === void 0 ? [] : [[one, `${key}.md`].filter(Boolean).join("/")]);
	return [.../* @__PURE__ */ new Set([...given.flatMap((one) => one ?? []), ...usual])];
}
// src/app/own/facts-of-commit.ts
/** Of what has become of the plan, what does with this commit: the rest was said with others. */
function withThis(facts, known, becomes) {
	const { amended, ...others } = becomes;
	if (amended === void 0) return {
		...facts,
		added: [],
		changed: [],
		discovered: []
	};
	const before = planFacts(known, others);
	const said = /* @__PURE__ */ new Set([
		...before.added.map(({ task }) => task.id),
		...before.changed.map(({ line }) => line),
		...before.discovered
	]);
	return {
		...facts,
		added: facts.added.filter(({ task }) => !said.has(task.id)),
		changed: facts.changed.filter(({ line }) => !said.has(line)),
		discovered: facts.discovered.filter((line) => !said.has(line))
	};
}
const noPlace = (document, what) => `${document} has no place for these changes of the plan: ${cappedRow(what, 10)}`;
/** The plan file as it was taken over last. */
async function sourceOf({ recall, plan }) {
	const source = await recall(planSourcePath);
	return source === void 0 ? plan : Plan.parse(JSON.parse(source));
}
// src/app/own/bmad-write-back.ts
/** The list of stories, and the file of each story that the commit finishes, takes back or changes. */
async function bmadEdits(document, bytes, making) {
	const { ledger, becomes, read, warn } = making;
	const text = new TextDecoder().decode(bytes);
	const list = readSprintStatus(text);
	const ids = listedIds(list);
	if (!ids) {
		warn(`${document} stays unchanged on the work branch because it cannot be read there`);
		return [];
	}
	const { known, source } = await knownOf(making, ids);
	const facts = planFacts(known, becomes);
	const gone = goneIn(source, becomes.amended?.plan ?? ledger.plan);
	const { edits, changed, added } = statusEdits(text, facts, {
		list,
		gone,
		former: await formerWords(document, making)
	});
	const after = withEdits(text, edits);
	const rows = new Map(list.rows.map((row) => [idOf(row.key), row]));
	const fileOf = async (row) => {
		for (const path of storyPaths(row, list, document)) {
			const story = await read(path);
			if (story) return {
				path,
				bytes: story
			};
		}
	};
	const files = /* @__PURE__ */ new Map();
	const storyOf = async (id) => {
		const row = rows.get(id);
		const found = row && await fileOf(row);
		if (!found) return void 0;
		const story = files.get(found.path) ?? {
			...found,
			text: new TextDecoder().decode(found.bytes)
		};
		files.set(found.path, story);
		return story;
	};
	for (const { row, isDone } of changed) tick(await storyOf(idOf(row.key)), isDone);
	const said = withThis(facts, known, becomes);
	const rowsAfter = new Map(facts.changed.length === 0 ? [] : readSprintStatus(after).rows.map((row) => [idOf(row.key), row]));
	const inRow = (one) => {
		const row = rowsAfter.get(one.task.id);
		return row ? toldInRow(row, one) : [];
	};
	const untold = [
		...added.untold,
		...await changeStories({
			facts,
			said,
			becomes
		}, storyOf, inRow),
		...said.discovered.filter((line) => ![...gone].some((id) => rows.has(id) && line.startsWith(`${id} was removed `)))
	];
	if (untold.length > 0) warn(noPlace(document, untold));
	const result = edits.length === 0 ? [] : [{
		path: document,
		content: encoded(after, bytes)
	}];
	result.push(...writtenIn(files));
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
/** What the list said of each story before there was what is taken back. */
async function formerWords(document, { readFormer }) {
	const bytes = await readFormer?.(document);
	if (!bytes) return /* @__PURE__ */ new Map();
	const { rows } = readSprintStatus(new TextDecoder().decode(bytes));
	return new Map(rows.map(({ key, status }) => [idOf(key), String(status)]));
}
/** A folder of stories without a list: each file tells the status of its story. */
async function storyFolderEdits(folder, making) {
	const { becomes, list, read, warn } = making;
	const paths = (await list(folder)).filter((path) => kindOf(path) === "story");
	const byId = new Map(paths.map((path) => [idOf(keyOfFile(stemOf(path))), path]));
	const { known } = await knownOf(making, new Set(byId.keys()));
	const facts = planFacts(known, becomes);
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
	const said = withThis(facts, known, becomes);
	const untold = [
		...said.added.map(({ task }) => `${task.id} was added: ${oneLine(task.title, 200)}`),
		...await changeStories({
			facts,
			said,
			becomes
		}, storyOf, () => []),
		...said.discovered
	];
	if (untold.length > 0) warn(noPlace(folder, untold));
	return writtenIn(files);
}
function tick(story, isDone) {
	if (story) story.text = withEdits(story.text, storyEdits(story.text, isDone));
}
/** Writes changed words into the files of their stories; what found no place, in words. */
async function changeStories({ facts, said, becomes }, storyOf, inRow) {
	const untold = [];
	const news = new Set(said.changed);
	for (const change of becomes.undone?.length ? facts.changed : said.changed) {
		const fields = change.fields.filter((name) => name !== "order");
		if (fields.length === 0) continue;
		const story = await storyOf(change.task.id);
		const told = new Set(inRow(change));
		if (story) {
			const written = changedStory(story.text, {
				task: change.task,
				fields: fields.filter((name) => !told.has(name))
			});
			story.text = written.text;
			for (const name of written.told) told.add(name);
		}
		if (news.has(change) && !fields.every((name) => told.has(name))) untold.push(change.line);
	}
	return untold;
}
const writtenIn = (files) => [...files.values()].flatMap(({ path, bytes, text }) => text === new TextDecoder().decode(bytes) ? [] : [{
	path,
	content: encoded(text, bytes)
}]);
/** Stories that amendments have taken out of the plan. */
function goneIn(source, plan) {
	const now = new Set(plan.tasks.map(({ id }) => id));
	return new Set(source.tasks.flatMap(({ id }) => now.has(id) ? [] : [id]));
}
async function knownOf({ ledger }, inDocument) {
	const { plan, state } = ledger;
	const source = await sourceOf(ledger);
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
// src/app/own/write-back.ts
var write_back_exports = /* @__PURE__ */ __exportAll({
	finishTimes: () => finishTimes,
	planFile: () => planFile
});
/** The plan file with what the run has to say in it: none where it lies outside of the repository, or says it all. */
async function edits(making) {
	const { job, ledger, becomes, read, warn } = making;
	const { settings } = job;
	const document = settings["write-back"] ? await documentNow(making) : null;
	if (document === null) return [];
	if (isStoryFolder(document)) return storyFolderEdits(document, making);
	const bytes = await read(document);
	if (!bytes) return [];
	if (isSprintStatus(document)) return bmadEdits(document, bytes, making);
	const found = planDocument({
		file: document,
		bytes,
		options: readOptions(making)
	});
	if (!found) return [];
	if ("why" in found) {
		warn(`${document} stays unchanged on the work branch because it cannot be read there: ${found.why}`);
		return [];
	}
	const { plan, state } = ledger;
	const source = isSame(becomes.amended?.plan ?? plan, found.plan) ? void 0 : await sourceOf(ledger);
	const inSource = source ? new Set(source.tasks.map(({ id }) => id)) : found.ids;
	const known = {
		plan,
		state,
		inDocument: found.ids,
		inSource,
		source
	};
	const facts = planFacts(known, becomes);
	const content = found.write(facts);
	const unsaid = found.unsaid(withThis(facts, known, becomes));
	if (unsaid.length > 0) warn(noPlace(document, unsaid));
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
/** When tasks were finished, by id, as far as the plan's document says so. */
async function finishTimes(making) {
	const document = await documentNow(making);
	const bytes = document === null || isStoryFolder(document) ? void 0 : await making.read(document);
	if (document === null || !bytes) return /* @__PURE__ */ new Map();
	if (isSprintStatus(document)) return listTimes(readSprintStatus(new TextDecoder().decode(bytes)));
	const found = planDocument({
		file: document,
		bytes,
		options: readOptions(making)
	});
	return (found && "times" in found ? found.times : void 0) ?? /* @__PURE__ */ new Map();
}
const planFile = {
	holds: (path, { document, settings }) => settings["write-back"] && path === document,
	edits
};
/** Whether the run goes by exactly the tasks that the document has. Linear. */
function isSame({ tasks }, document) {
	const written = new Map(document.tasks.map((task) => [task.id, task]));
	const known = tasks.filter(({ id }) => !isReserved(id));
	return known.length === written.size && known.every((task) => {
		const there = written.get(task.id);
		return there !== void 0 && differing(task, there).length === 0;
	});
}
export { queueFolders as i, write_back_exports as n, documentNow as r, planFile as t };
