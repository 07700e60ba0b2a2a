import { E as storyNumber, w as stemOf } from "./plan-folder.js";
import { n as shown } from "./fault.js";
import { c as fieldIn, f as proseOf, i as statusOfWord } from "./box-like.js";
import { t as require_dist } from "./dist.js";
// src/core/plan/format/bmad/yaml-nodes.ts
var import_dist = require_dist();
/** The members of a map, in their order, and nothing of anything else. */
function pairsOf(node, document) {
	const map = resolved(node, document);
	if (!(0, import_dist.isMap)(map)) return [];
	return map.items.map(({ key, value }) => ({
		name: String((0, import_dist.isScalar)(key) ? key.value : key),
		value: resolved(value, document),
		offset: startOf(key)
	}));
}
const fieldsOf = (node, document) => new Map(pairsOf(node, document).flatMap(({ name, value }) => value ? [[name, value]] : []));
/** The entries of a list, and nothing of anything else. */
const listOf = (node, document) => {
	const list = resolved(node, document);
	return (0, import_dist.isSeq)(list) ? list.items.flatMap((item) => resolved(item, document) ?? []) : [];
};
const resolved = (node, document) => (0, import_dist.isAlias)(node) ? node.resolve(document) : (0, import_dist.isMap)(node) || (0, import_dist.isSeq)(node) || (0, import_dist.isScalar)(node) ? node : void 0;
const scalarOf = (node) => (0, import_dist.isScalar)(node) ? node.value ?? void 0 : void 0;
const startOf = (node) => node?.range?.[0] ?? 0;
/** The first of these fields that holds a word. */
function wordOf(fields, ...names) {
	for (const name of names) {
		const value = scalarOf(fields.get(name));
		if (value !== void 0 && String(value).trim() !== "") return String(value).trim();
	}
}
const deepest = 5;
/** A value as JSON has it, as deep as anybody looks. What an alias refers to stands elsewhere, and may be endless. */
function plainValue(node, depth = 0) {
	if ((0, import_dist.isScalar)(node)) return node.value;
	if (depth > deepest) return null;
	if ((0, import_dist.isSeq)(node)) return node.items.map((item) => plainValue(item, depth + 1));
	if (!(0, import_dist.isMap)(node)) return null;
	return Object.fromEntries(node.items.map(({ key, value }) => [String((0, import_dist.isScalar)(key) ? key.value : key), plainValue(value, depth + 1)]));
}
// src/core/plan/format/bmad/sprint-status.ts
/** Many rows, one map: keys that are written twice are told by us, each with its place. */
const parseYaml = (text) => (0, import_dist.parseDocument)(text, {
	uniqueKeys: false,
	version: "1.2"
});
/**
* The stories of a `sprint-status.yaml`, in whichever of its shapes: rows below `development_status`, or lists named `stories`
* at the top, in sprints or in epics. Nothing of a text that is no YAML is used.
*/
function readSprintStatus(text) {
	const document = parseYaml(text);
	const broken = document.errors.map(syntaxFault);
	const empty = {
		project: void 0,
		rows: [],
		epics: [],
		currentSprint: void 0,
		storyLocation: void 0
	};
	if (broken.length > 0) return {
		...empty,
		document,
		epicNodes: /* @__PURE__ */ new Map(),
		sprintNodes: /* @__PURE__ */ new Map(),
		faults: broken
	};
	const top = fieldsOf(document.contents, document);
	const epics = listOf(top.get("epics"), document);
	const sprints = listOf(top.get("sprints"), document).map((node, index) => {
		const fields = fieldsOf(node, document);
		return {
			node,
			fields,
			name: wordOf(fields, "sprint_number", "number", "id", "name") ?? String(index + 1)
		};
	});
	const listed = [
		...developed(top.get("development_status"), document),
		...storiesIn(top.get("stories"), { list: "stories" }, document),
		...sprints.flatMap(({ fields, name }) => storiesIn(fields.get("stories"), {
			list: "sprints",
			sprint: name
		}, document)),
		...epics.flatMap((epic) => {
			const fields = fieldsOf(epic, document);
			const id = wordOf(fields, "id", "epic_id", "number");
			return storiesIn(fields.get("stories"), {
				list: "epics",
				epic: id
			}, document);
		})
	];
	const location = scalarOf(top.get("story_location"));
	const named = pairsOf(top.get("development_status"), document).flatMap(({ name, value, offset }) => {
		const [, id] = epicKey.exec(name) ?? [];
		return id === void 0 ? [] : ownNode(value, offset).map((node) => [id, node]);
	});
	return {
		document,
		epicNodes: new Map([...named, ...epics.flatMap((epic) => statusOfEpic(epic, document))]),
		sprintNodes: new Map(sprints.map(({ name, node }) => [name, node])),
		project: wordOf(top, "project_name", "project"),
		...merged(listed),
		epics: epics.flatMap((epic) => {
			const fields = fieldsOf(epic, document);
			const id = wordOf(fields, "id", "epic_id", "number");
			const title = wordOf(fields, "title", "name") ?? "";
			return id === void 0 ? [] : [{
				id,
				title,
				about: wordOf(fields, "description", "goal") ?? ""
			}];
		}),
		currentSprint: wordOf(top, "current_sprint", "sprint_number"),
		storyLocation: typeof location === "string" && location.trim() !== "" ? {
			path: location.trim(),
			offset: startOf(top.get("story_location"))
		} : void 0
	};
}
function syntaxFault({ code, message, pos }) {
	const tab = code === "TAB_AS_INDENT";
	return {
		severity: "error",
		code: "PLAN_SYNTAX",
		at: [],
		offset: pos[0],
		message: tab ? "This line is indented with a tab, which YAML does not allow." : `This is not valid YAML: ${firstLine(message)}`,
		remedy: tab ? "Use spaces." : "Fix the YAML here."
	};
}
const firstLine = (message) => message.split(/ at line |\n/)[0]?.replace(/[.:]?$/, ".") ?? "";
const epicKey = /^epic-(.+?)(?<!-retrospective)$/i;
/** `1-2-login: done` below `development_status`; rows for epics and retrospectives are no stories. */
function developed(node, document) {
	const rows = pairsOf(node, document);
	const epicOf = longestPrefix(rows.flatMap(({ name }) => epicKey.exec(name)?.[1] ?? []));
	return rows.flatMap(({ name, value, offset }) => {
		if (/^epic-|retrospective$/i.test(name)) return [];
		const fields = fieldsOf(value, document);
		const said = fields.get("status");
		const node = said ?? value;
		const given = (0, import_dist.isMap)(value) ? scalarOf(said) : scalarOf(value);
		return [{
			...rowOf(fields, {
				key: name,
				offset,
				document
			}),
			status: given ?? "",
			statusNodes: ownNode(node, offset),
			list: "development_status",
			statusOffset: startOf(node) || offset,
			epic: epicOf(name)
		}];
	});
}
/** Where an entry of `epics` says how it stands. */
function statusOfEpic(epic, document) {
	const fields = fieldsOf(epic, document);
	const [id, status] = [wordOf(fields, "id", "epic_id", "number"), fields.get("status")];
	return id === void 0 || status === void 0 ? [] : ownNode(status, startOf(epic)).map((node) => [id, node]);
}
/** None where it stands elsewhere, before the row that refers to it. */
const ownNode = (node, from) => node && startOf(node) >= from ? [node] : [];
/** The longest of these ids that a key begins with, up to one of its dashes. */
function longestPrefix(ids) {
	const known = new Map(ids.map((id) => [id.toLowerCase(), id]));
	return (key) => {
		const low = key.toLowerCase();
		for (let end = low.lastIndexOf("-"); end > 0; end = low.lastIndexOf("-", end - 1)) {
			const found = known.get(low.slice(0, end));
			if (found !== void 0) return found;
		}
	};
}
function storiesIn(node, { list, sprint, epic }, document) {
	return listOf(node, document).map((story) => {
		const fields = fieldsOf(story, document);
		const plain = (0, import_dist.isMap)(story) ? void 0 : scalarOf(story);
		const key = plain === void 0 ? wordOf(fields, "story_id", "id", "key", "story") ?? "" : String(plain);
		const status = fields.get("status");
		const row = rowOf(fields, {
			key,
			offset: startOf(story),
			document
		});
		return {
			...row,
			status: scalarOf(status),
			statusNodes: ownNode(status, row.offset),
			list,
			statusOffset: startOf(status) || row.offset,
			epic: row.epic ?? epic,
			sprint: row.sprint ?? sprint
		};
	});
}
function rowOf(fields, { key, offset, document }) {
	const texts = (...names) => {
		const node = names.map((name) => fields.get(name)).find((found) => found !== void 0);
		return ((0, import_dist.isSeq)(node) ? listOf(node, document) : node ? [node] : []).map((item) => String(scalarOf(item) ?? "").trim()).filter(Boolean);
	};
	const points = Number(wordOf(fields, "points", "story_points", "estimate"));
	return {
		key,
		offset,
		title: wordOf(fields, "title", "name"),
		words: {
			title: fields.get("title") ?? fields.get("name"),
			description: fields.get("description") ?? fields.get("user_story")
		},
		epic: wordOf(fields, "epic_id", "epic"),
		sprint: wordOf(fields, "sprint"),
		about: texts("description", "user_story").join("\n\n"),
		criteria: texts("acceptance_criteria", "acceptanceCriteria"),
		waits: texts("dependencies", "depends_on", "blocked_by").flatMap((text) => text.split(/[\s,]+/).filter(Boolean)),
		points: Number.isFinite(points) && points > 0 ? points : void 0,
		file: wordOf(fields, "file", "story_file", "path")
	};
}
/** A story that its sprint and its epic list is one; one that stands twice in the same kind of list is an error. */
function merged(listed) {
	const rows = /* @__PURE__ */ new Map();
	const faults = [];
	for (const row of listed) {
		const known = rows.get(row.key);
		if (row.key === "") faults.push(withoutId(row));
		else if (known === void 0) rows.set(row.key, row);
		else if (known.list === row.list) faults.push(twice(row));
		else rows.set(row.key, joined(known, row));
	}
	return {
		rows: [...rows.values()],
		faults
	};
}
const joined = (one, other) => ({
	...one,
	title: one.title ?? other.title,
	status: one.status ?? other.status,
	statusNodes: [...one.statusNodes, ...other.statusNodes],
	statusOffset: one.statusNodes.length > 0 ? one.statusOffset : other.statusOffset,
	epic: one.epic ?? other.epic,
	sprint: one.sprint ?? other.sprint,
	about: one.about || other.about,
	criteria: one.criteria.length > 0 ? one.criteria : other.criteria,
	waits: [.../* @__PURE__ */ new Set([...one.waits, ...other.waits])],
	points: one.points ?? other.points,
	file: one.file ?? other.file
});
const twice = ({ key, offset }) => ({
	severity: "error",
	code: "PLAN_DUPLICATE_ID",
	at: [key],
	offset,
	message: `The story ${shown(key)} is listed more than once.`,
	remedy: "Remove one of its rows, or give this story an id of its own."
});
const withoutId = ({ offset }) => ({
	severity: "error",
	code: "PLAN_MISSING_FIELD",
	at: [],
	offset,
	message: "A story has no id.",
	remedy: "Add story_id, such as STORY-001."
});
// src/core/plan/format/bmad/bmad-status.ts
/** Both spellings of each, as without `_`, `-` and blanks they are one. */
const bmad = {
	words: {
		draft: "pending",
		drafted: "pending",
		approved: "pending",
		planned: "pending",
		contexted: "pending",
		readyfordev: "pending",
		readyfordevelopment: "pending",
		optional: "pending",
		readyforreview: "given_up",
		inreview: "given_up",
		blocked: "given_up",
		archived: "skipped",
		wontfix: "skipped",
		removed: "skipped",
		superseded: "skipped"
	},
	remedy: "Write backlog, ready-for-dev, in-progress, review or done (or not_started, in_progress, completed, blocked, deferred, cancelled)."
};
/** The word without marks before it and remarks after it: `\u2705 Done (2026-01-10)`. */
function plainStatus(word) {
	if (typeof word !== "string") return word;
	const [plain] = /[A-Za-z][A-Za-z_' -]*/.exec(word.replace(/^[^A-Za-z]+/, "")) ?? [];
	return plain?.replace(/[ \t-]+$/, "").replace(/'/g, "") ?? word;
}
/** The status of a story by the words of the method. */
const bmadStatus = (word, place) => statusOfWord(plainStatus(word), place, bmad);
// src/core/plan/format/bmad/story-text.ts
const parts = [
	[/^acceptance criteria|^done when|^definition of done/i, "criteria"],
	[/^(?:implementation )?tasks\b|^subtasks\b/i, "tasks"],
	[/^status$/i, "status"],
	[/^dev agent record|^file list|^change ?log|^qa results|^senior developer review|^progress tracking|^status history/i, "left out"]
];
const partOf = (title) => parts.find(([pattern]) => pattern.test(title.trim()))?.[1] ?? "about";
const statusField = /^(?:\*\*)?Status(?:\*\*:|:\*\*|:)[ \t]*(.*)$/i;
const boldField = /^\*\*([^*]{1,60}?):?\*\*:?[ \t]*(.*)$/;
/** Reads the lines of a story. Its own heading, where it has one, is the first line. */
function storyText(all) {
	const { lines, status, fields } = withoutFrontMatter(all);
	const first = lines.findIndex(({ kind }) => kind === "heading");
	const heading = first >= 0 && lines.slice(0, first).every(({ kind }) => kind === "blank" || kind === "comment");
	const own = heading ? lines[first] : void 0;
	const reading = {
		part: "about",
		level: own?.level ?? 0,
		status,
		about: [],
		criteria: [],
		tasks: [],
		fields: [...fields],
		leftOut: []
	};
	for (const line of heading ? lines.slice(first + 1) : lines) takeLine(reading, line);
	return {
		title: own && titleOf(own.text),
		status: reading.status,
		about: proseOf(reading.about),
		...criteriaOf(reading.criteria),
		tasks: reading.tasks.flatMap(taskLine),
		fields: reading.fields,
		leftOutBoxes: reading.leftOut.map(({ text, offset }) => ({
			text,
			offset
		}))
	};
}
const taskLine = ({ kind, raw, text, ticked, depth, offset }) => kind === "blank" ? [] : [{
	text: kind === "item" ? text : depth > 0 ? raw.trim() : raw.trimEnd(),
	isItem: kind === "item",
	ticked,
	depth,
	offset
}];
/** `Story 1.2: Login`, `Epic 2 - Login` \u2192 `Login` */
const titleOf = (heading) => heading.replace(/^(?:user )?story[ \t]*|^epic[ \t]+(?=\d)/i, "").replace(/^(?:[A-Za-z0-9]+(?:[-._]\d+[a-z]?)+|\d+)[ \t]*(?:[:\u2013\u2014-][ \t]*|$)/, "").trim() || heading.trim();
function takeLine(reading, line) {
	const { kind, text } = line;
	if (kind === "comment") return;
	if (kind === "heading" && beginsPart(reading, line)) takeHeading(reading, line);
	else if (kind !== "text" || !(takeStatus(reading, line) || takeField(reading, text))) keep(reading, line);
}
/** A deeper heading within what is left out belongs to it. */
const beginsPart = ({ part, level }, line) => partOf(line.text) !== "about" || line.level <= level || part === "about";
function takeHeading(reading, { text, level }) {
	reading.part = partOf(text);
	reading.level = level;
	if (reading.part === "about") reading.about.push(`**${text}**`);
}
/** `Status: done`, or the line below a heading that says so. Whether it was one. */
function takeStatus(reading, { text, offset }) {
	if (reading.part === "left out" || reading.status !== void 0) return false;
	const said = statusField.exec(text)?.[1] ?? (reading.part === "status" ? text : void 0);
	if (said === void 0) return false;
	if (said.trim() !== "") reading.status = {
		word: said.trim(),
		offset: offset + text.length - said.length
	};
	return true;
}
/** `**Acceptance Criteria:**` begins a part as a heading would. Whether nothing of the line is left. */
function takeField(reading, text) {
	const [, name = "", rest = ""] = boldField.exec(text) ?? [];
	if (name === "" || !isNamed(name) && rest !== "") return false;
	const part = partOf(name);
	if (part === "status") return false;
	if (part !== "about" || reading.part !== "left out") reading.part = part;
	return rest === "" && part !== "about";
}
const isNamed = (name) => partOf(name) !== "about";
/** Every line is part of what the agent gets, except for what is left out. */
function keep(reading, line) {
	const { part } = reading;
	if (part === "left out") {
		if (line.ticked === false) reading.leftOut.push(line);
		return;
	}
	if (line.ticked === void 0) reading.fields.push(...fieldIn(line));
	if (part === "criteria") reading.criteria.push(line);
	else if (part === "tasks") reading.tasks.push(line);
	else reading.about.push(line.raw);
}
/** Items of the list; where there is none, paragraphs, such as one with Given, When and Then. */
function criteriaOf(lines) {
	const isList = lines.some(({ kind, depth }) => kind === "item" && depth === 1);
	const found = [];
	const above = [];
	let open = false;
	for (const line of lines) {
		if (isList ? line.kind === "item" && line.depth === 1 : line.kind !== "blank" && !open) found.push({
			text: line.kind === "item" ? line.text : line.raw.trim(),
			offset: line.offset
		});
		else if (found.length === 0) above.push(line.raw);
		else if (line.kind !== "blank") goOn(found, line);
		open = line.kind !== "blank";
	}
	return {
		criteria: found.map(({ text, offset }) => ({
			text: text.trim(),
			offset
		})).filter(({ text }) => text !== ""),
		aboveCriteria: proseOf(above)
	};
}
function goOn(found, { raw }) {
	const last = found.at(-1);
	if (last) found[found.length - 1] = {
		...last,
		text: `${last.text}\n${raw.trim()}`
	};
}
/** A block of YAML between two `---` at the top: its status and its other fields. */
function withoutFrontMatter(all) {
	const none = {
		lines: all,
		status: void 0,
		fields: []
	};
	if (all[0]?.raw.trim() !== "---") return none;
	const end = all.findIndex(({ raw }, index) => index > 0 && raw.trim() === "---");
	if (end < 0) return none;
	const fields = all.slice(1, end).flatMap(({ raw, offset }) => {
		const [, before = "", name = "", value = ""] = /^((\w[\w -]*):[ \t]*['"]?)([^'"#]+)/.exec(raw.trim()) ?? [];
		return value.trim() === "" ? [] : [{
			name,
			value: value.trim(),
			offset: offset + before.length
		}];
	});
	const isStatus = ({ name }) => /^status$/i.test(name);
	const status = fields.find(isStatus);
	return {
		lines: all.slice(end + 1),
		status: status && {
			word: status.value,
			offset: status.offset
		},
		fields: fields.filter((field) => !isStatus(field))
	};
}
const storyHeading = /^(?:user )?story[ \t]+([\w.-]*\d\w*)\b|^([A-Z][A-Z0-9]*-\d+)\b|^(\d+\.\d+)\b/i;
const epicHeading = /^epic[ \t-]*([\w.]+)|^(EPIC-\d+)\b/i;
/** The stories and epics of a document with many of them. Linear. */
function sectionsIn(lines) {
	const found = {
		stories: [],
		epics: []
	};
	let open;
	for (const line of lines) {
		const begun = line.kind === "heading" ? begin(line, found) : void 0;
		if (begun) open = begun;
		else if (line.kind === "heading" && open && line.level <= open.level) open = void 0;
		else open?.lines.push(line);
	}
	return found;
}
function begin(line, found) {
	const epic = nameIn(epicHeading, line.text);
	const name = epic ?? (line.level >= 2 ? nameIn(storyHeading, line.text) : void 0);
	if (name === void 0) return void 0;
	const open = {
		name,
		level: line.level,
		lines: [line]
	};
	found[epic === void 0 ? "stories" : "epics"].push(open);
	return open;
}
const nameIn = (pattern, text) => pattern.exec(text.trim())?.slice(1).find((name) => name !== void 0);
// src/core/plan/format/bmad/stories.ts
/** A folder without a list: its story files are the stories, in the order of their numbers. */
function ofFiles(files) {
	const told = files.filter(({ text }) => text.status !== void 0 && (text.criteria.length > 0 || text.tasks.length > 0));
	const numbers = (path) => (stemOf(path).match(/\d+/g) ?? []).slice(0, 2).map(Number);
	return {
		project: void 0,
		rows: told.toSorted((a, b) => {
			const [x, y] = [numbers(a.path), numbers(b.path)];
			return (x[0] ?? 0) - (y[0] ?? 0) || (x[1] ?? 0) - (y[1] ?? 0);
		}).map(({ path, text }) => ({
			key: keyOfFile(stemOf(path)),
			title: text.title,
			status: text.status?.word,
			statusNodes: [],
			list: "stories",
			statusOffset: text.status?.offset ?? 0,
			offset: 0,
			epic: /^\D*(\d+)[-._]\d/.exec(stemOf(path))?.[1],
			sprint: void 0,
			about: "",
			criteria: [],
			waits: [],
			points: void 0,
			file: path
		})),
		epics: [],
		currentSprint: void 0,
		storyLocation: void 0,
		faults: []
	};
}
/** The key of a story that only its file tells. */
const keyOfFile = (stem) => stem.replace(/[^A-Za-z0-9._-]+/g, "-").replace(/\.{2,}/g, ".");
function sectionsOf(paths, linesOf) {
	const stories = /* @__PURE__ */ new Map();
	const epics = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const found = sectionsIn(linesOf(path));
		for (const section of found.stories) addFirst(stories, storyNumber(section.name), {
			...section,
			path
		});
		for (const section of found.epics) addFirst(epics, epicName(section.name), {
			...section,
			path
		});
	}
	return {
		stories: told(stories),
		epics: told(epics)
	};
}
/** The first that says something counts: later documents often only list the titles again. */
function addFirst(to, name, section) {
	const says = (one) => (one?.lines.filter(({ kind }) => kind !== "blank").length ?? 0) > 1;
	if (!says(to.get(name))) to.set(name, section);
}
const told = (sections) => new Map([...sections].map(([name, { path, lines }]) => [name, {
	path,
	text: storyText(lines)
}]));
const epicName = (name) => name.toLowerCase().replace(/^epic[-_ ]*/, "").replace(/^0+(?=\d)/, "");
/** The file of each row: the one it names, one with its name, or the only one with its number. */
function filesOf(rows, files) {
	const byStem = new Map(files.map((file) => [stemOf(file.path).toLowerCase(), file]));
	const byNumber = inGroups(files, ({ path }) => storyNumber(stemOf(path)));
	const byName = inGroups(files, ({ path }) => nameOf(path));
	const byKey = /* @__PURE__ */ new Map();
	const faults = [];
	for (const { key, file } of rows) {
		const given = file === void 0 ? void 0 : byName.get(nameOf(file))?.find(({ path }) => path === file || path.endsWith(`/${file.replace(/^\.\//, "")}`));
		const alike = byNumber.get(storyNumber(key)) ?? [];
		const found = given ?? byStem.get(key.toLowerCase()) ?? alike[0];
		if (found) byKey.set(key, found);
		if (!given && !byStem.has(key.toLowerCase())) faults.push(...alike.slice(1).map((other) => sameStory(other, alike[0], key)));
	}
	return {
		byKey,
		faults
	};
}
const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
const sameStory = (other, first, key) => ({
	severity: "error",
	code: "PLAN_DUPLICATE_ID",
	at: [key],
	file: other.path,
	offset: 0,
	message: `This file and ${first?.path} both describe story ${shown(key)}.`,
	remedy: `Rename the right one to ${key}.md, or delete the other.`
});
/** A row with what tells it: its file, else its section in the epics. */
function storyOf(row, { file, sections, own }) {
	const text = file?.text ?? sections.stories.get(storyNumber(row.key))?.text;
	const where = own ?? file?.path;
	const status = bmadStatus(row.status, {
		at: [row.key, "status"],
		offset: row.statusOffset
	});
	const about = {
		row,
		id: idOf(row.key),
		text,
		file
	};
	if (typeof status === "string") return {
		...about,
		status,
		faults: []
	};
	return {
		...about,
		status: "pending",
		faults: [{
			...status,
			...where !== void 0 && { file: where }
		}]
	};
}
/** Lists by name, in the order of their first members. */
function inGroups(values, nameOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const value of values) {
		const group = groups.get(nameOf(value));
		if (group) group.push(value);
		else groups.set(nameOf(value), [value]);
	}
	return groups;
}
/** Keys hold the whole title; what is too long for an id begins with the story's number, so it stays its own. */
const idOf = (key) => key.length <= 64 ? key : key.slice(0, 64).replace(/[-._]+$/, "");
/** `1-2-user-login` \u2192 `User login` */
function titleOfKey(key) {
	const words = key.replace(/^[\d.]+[a-z]?[-._]\d+[a-z]?[-._]/, "").replace(/[-_]+/g, " ").trim() || key;
	return words.charAt(0).toUpperCase() + words.slice(1);
}
export { keyOfFile as a, storyOf as c, bmadStatus as d, readSprintStatus as f, plainValue as g, pairsOf as h, inGroups as i, titleOfKey as l, listOf as m, filesOf as n, ofFiles as o, fieldsOf as p, idOf as r, sectionsOf as s, epicName as t, storyText as u };
