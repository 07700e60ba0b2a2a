import { t as require_dist } from "./dist.js";
import { n as quoteValue } from "./fault.js";
import { _ as stemOf, b as storyNumber } from "./plan-folder.js";
import { c as fieldIn, f as proseOf, i as parseStatus } from "./box-like.js";
// src/core/plan/format/bmad/yaml-nodes.ts
var import_dist = require_dist();
/** The members of a map, in their order; empty for any other node. */
function pairsOf(node, document) {
	const map = resolveNode(node, document);
	if (!(0, import_dist.isMap)(map)) return [];
	return map.items.map(({ key, value }) => ({
		name: String((0, import_dist.isScalar)(key) ? key.value : key),
		value: resolveNode(value, document),
		offset: startOf(key)
	}));
}
const fieldsOf = (node, document) => new Map(pairsOf(node, document).flatMap(({ name, value }) => value ? [[name, value]] : []));
/** The entries of a list; empty for any other node. */
const listOf = (node, document) => {
	const list = resolveNode(node, document);
	return (0, import_dist.isSeq)(list) ? list.items.flatMap((item) => resolveNode(item, document) ?? []) : [];
};
const resolveNode = (node, document) => (0, import_dist.isAlias)(node) ? node.resolve(document) : (0, import_dist.isMap)(node) || (0, import_dist.isSeq)(node) || (0, import_dist.isScalar)(node) ? node : void 0;
const scalarOf = (node) => (0, import_dist.isScalar)(node) ? node.value ?? void 0 : void 0;
const startOf = (node) => node?.range?.[0] ?? 0;
/** The first of these fields with a text. */
function wordOf(fields, ...names) {
	for (const name of names) {
		const value = scalarOf(fields.get(name));
		if (value !== void 0 && String(value).trim() !== "") return String(value).trim();
	}
}
const maxDepth = 5;
/** A value as JSON, of limited depth. Aliases are not resolved: they may be endless. */
function plainValue(node, depth = 0) {
	if ((0, import_dist.isScalar)(node)) return node.value;
	if (depth > maxDepth) return null;
	if ((0, import_dist.isSeq)(node)) return node.items.map((item) => plainValue(item, depth + 1));
	if (!(0, import_dist.isMap)(node)) return null;
	return Object.fromEntries(node.items.map(({ key, value }) => [String((0, import_dist.isScalar)(key) ? key.value : key), plainValue(value, depth + 1)]));
}
// src/core/plan/format/bmad/sprint-status.ts
/** One map for many rows; `mergeRows` reports duplicate keys with their places. */
const parseYaml = (text) => (0, import_dist.parseDocument)(text, {
	uniqueKeys: false,
	version: "1.2"
});
/**
* The stories of a `sprint-status.yaml` in any of its forms: rows below `development_status`, or lists named `stories`
* at the top, in sprints or in epics. Invalid YAML is not used at all.
*/
function readSprintStatus(text) {
	const document = parseYaml(text);
	const syntaxFaults = document.errors.map(syntaxFault);
	const empty = {
		project: void 0,
		rows: [],
		epics: [],
		currentSprint: void 0,
		storyLocation: void 0
	};
	if (syntaxFaults.length > 0) return {
		...empty,
		document,
		epicNodes: /* @__PURE__ */ new Map(),
		sprintNodes: /* @__PURE__ */ new Map(),
		faults: syntaxFaults
	};
	const topFields = fieldsOf(document.contents, document);
	const epics = listOf(topFields.get("epics"), document);
	const sprints = listOf(topFields.get("sprints"), document).map((node, index) => {
		const fields = fieldsOf(node, document);
		return {
			node,
			fields,
			name: wordOf(fields, "sprint_number", "number", "id", "name") ?? String(index + 1)
		};
	});
	const allRows = [
		...developmentRows(topFields.get("development_status"), document),
		...storiesIn(topFields.get("stories"), { list: "stories" }, document),
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
	const location = scalarOf(topFields.get("story_location"));
	const epicRowNodes = pairsOf(topFields.get("development_status"), document).flatMap(({ name, value, offset }) => {
		const [, id] = epicKey.exec(name) ?? [];
		return id === void 0 ? [] : ownNode(value, offset).map((node) => [id, node]);
	});
	return {
		document,
		epicNodes: new Map([...epicRowNodes, ...epics.flatMap((epic) => epicStatusNode(epic, document))]),
		sprintNodes: new Map(sprints.map(({ name, node }) => [name, node])),
		project: wordOf(topFields, "project_name", "project"),
		...mergeRows(allRows),
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
		currentSprint: wordOf(topFields, "current_sprint", "sprint_number"),
		storyLocation: typeof location === "string" && location.trim() !== "" ? {
			path: location.trim(),
			offset: startOf(topFields.get("story_location"))
		} : void 0
	};
}
function syntaxFault({ code, message, pos }) {
	const isTab = code === "TAB_AS_INDENT";
	return {
		severity: "error",
		code: "PLAN_SYNTAX",
		at: [],
		offset: pos[0],
		message: isTab ? "This line is indented with a tab, which YAML does not allow." : `This is not valid YAML: ${firstLine(message)}`,
		remedy: isTab ? "Use spaces." : "Fix the YAML here."
	};
}
const firstLine = (message) => message.split(/ at line |\n/)[0]?.replace(/[.:]?$/, ".") ?? "";
const epicKey = /^epic-(.+?)(?<!-retrospective)$/i;
/** `1-2-login: done` below `development_status`, without rows of epics and retrospectives. */
function developmentRows(node, document) {
	const rows = pairsOf(node, document);
	const epicOf = longestPrefix(rows.flatMap(({ name }) => epicKey.exec(name)?.[1] ?? []));
	return rows.flatMap(({ name, value, offset }) => {
		if (/^epic-|retrospective$/i.test(name)) return [];
		const fields = fieldsOf(value, document);
		const statusNode = fields.get("status");
		const node = statusNode ?? value;
		const statusValue = (0, import_dist.isMap)(value) ? scalarOf(statusNode) : scalarOf(value);
		return [{
			...rowOf(fields, {
				key: name,
				offset,
				document
			}),
			status: statusValue ?? "",
			statusNodes: ownNode(node, offset),
			list: "development_status",
			statusOffset: startOf(node) || offset,
			epic: epicOf(name)
		}];
	});
}
/** The status node in an entry of `epics`, with the epic's id. */
function epicStatusNode(epic, document) {
	const fields = fieldsOf(epic, document);
	const [id, status] = [wordOf(fields, "id", "epic_id", "number"), fields.get("status")];
	return id === void 0 || status === void 0 ? [] : ownNode(status, startOf(epic)).map((node) => [id, node]);
}
/** Without aliased nodes, which are elsewhere in the document. */
const ownNode = (node, from) => node && startOf(node) >= from ? [node] : [];
/** Finds the longest id that a key begins with, up to a dash. */
function longestPrefix(ids) {
	const idByLowerCase = new Map(ids.map((id) => [id.toLowerCase(), id]));
	return (key) => {
		const lowerKey = key.toLowerCase();
		for (let end = lowerKey.lastIndexOf("-"); end > 0; end = lowerKey.lastIndexOf("-", end - 1)) {
			const id = idByLowerCase.get(lowerKey.slice(0, end));
			if (id !== void 0) return id;
		}
	};
}
function storiesIn(node, { list, sprint, epic }, document) {
	return listOf(node, document).map((story) => {
		const fields = fieldsOf(story, document);
		const plainKey = (0, import_dist.isMap)(story) ? void 0 : scalarOf(story);
		const key = plainKey === void 0 ? wordOf(fields, "story_id", "id", "key", "story") ?? "" : String(plainKey);
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
		description: texts("description", "user_story").join("\n\n"),
		criteria: texts("acceptance_criteria", "acceptanceCriteria"),
		dependencies: texts("dependencies", "depends_on", "blocked_by").flatMap((text) => text.split(/[\s,]+/).filter(Boolean)),
		points: Number.isFinite(points) && points > 0 ? points : void 0,
		file: wordOf(fields, "file", "story_file", "path")
	};
}
/** Merges a story's rows of different kinds of lists; two rows in one kind are an error. */
function mergeRows(listed) {
	const rows = /* @__PURE__ */ new Map();
	const faults = [];
	for (const row of listed) {
		const earlier = rows.get(row.key);
		if (row.key === "") faults.push(missingIdFault(row));
		else if (earlier === void 0) rows.set(row.key, row);
		else if (earlier.list === row.list) faults.push(repeatedRowFault(row));
		else rows.set(row.key, joinRows(earlier, row));
	}
	return {
		rows: [...rows.values()],
		faults
	};
}
const joinRows = (first, second) => ({
	...first,
	title: first.title ?? second.title,
	status: first.status ?? second.status,
	statusNodes: [...first.statusNodes, ...second.statusNodes],
	statusOffset: first.statusNodes.length > 0 ? first.statusOffset : second.statusOffset,
	epic: first.epic ?? second.epic,
	sprint: first.sprint ?? second.sprint,
	description: first.description || second.description,
	criteria: first.criteria.length > 0 ? first.criteria : second.criteria,
	dependencies: [.../* @__PURE__ */ new Set([...first.dependencies, ...second.dependencies])],
	points: first.points ?? second.points,
	file: first.file ?? second.file
});
const repeatedRowFault = ({ key, offset }) => ({
	severity: "error",
	code: "PLAN_DUPLICATE_ID",
	at: [key],
	offset,
	message: `The story ${quoteValue(key)} is listed more than once.`,
	remedy: "Remove one of its rows, or give this story an id of its own."
});
const missingIdFault = ({ offset }) => ({
	severity: "error",
	code: "PLAN_MISSING_FIELD",
	at: [],
	offset,
	message: "A story has no id.",
	remedy: "Add story_id, such as STORY-001."
});
// src/core/plan/format/bmad/bmad-status.ts
/** Without `_`, `-` and blanks, both spellings of a word are equal. */
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
/** Removes marks before the word and remarks after it: `\u2705 Done (2026-01-10)`. */
function plainStatus(word) {
	if (typeof word !== "string") return word;
	const [plain] = /[A-Za-z][A-Za-z_' -]*/.exec(word.replace(/^[^A-Za-z]+/, "")) ?? [];
	return plain?.replace(/[ \t-]+$/, "").replace(/'/g, "") ?? word;
}
const bmadStatus = (word, place) => parseStatus(plainStatus(word), place, bmad);
// src/core/plan/format/bmad/story-text.ts
const sectionTitles = [
	[/^acceptance criteria|^done when|^definition of done/i, "criteria"],
	[/^(?:implementation )?tasks\b|^subtasks\b/i, "tasks"],
	[/^status$/i, "status"],
	[/^dev agent record|^file list|^change ?log|^qa results|^senior developer review|^progress tracking|^status history/i, "left out"]
];
const sectionKindOf = (title) => sectionTitles.find(([pattern]) => pattern.test(title.trim()))?.[1] ?? "about";
const statusField = /^(?:\*\*)?Status(?:\*\*:|:\*\*|:)[ \t]*(.*)$/i;
const boldField = /^\*\*([^*]{1,60}?):?\*\*:?[ \t]*(.*)$/;
/** Reads the lines of a story; its heading, if it has one, comes first. */
function storyText(allLines) {
	const { lines, status, fields } = withoutFrontMatter(allLines);
	const first = lines.findIndex(({ kind }) => kind === "heading");
	const hasHeading = first >= 0 && lines.slice(0, first).every(({ kind }) => kind === "blank" || kind === "comment");
	const headingLine = hasHeading ? lines[first] : void 0;
	const reading = {
		section: "about",
		level: headingLine?.level ?? 0,
		status,
		about: [],
		criteria: [],
		tasks: [],
		fields: [...fields],
		leftOut: []
	};
	for (const line of hasHeading ? lines.slice(first + 1) : lines) addLine(reading, line);
	return {
		title: headingLine && titleOf(headingLine.text),
		status: reading.status,
		description: proseOf(reading.about),
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
function addLine(reading, line) {
	const { kind, text } = line;
	if (kind === "comment") return;
	if (kind === "heading" && beginsSection(reading, line)) beginSection(reading, line);
	else if (kind !== "text" || !(readStatus(reading, line) || readField(reading, text))) addToSection(reading, line);
}
/** A deeper heading in a left-out section belongs to it. */
const beginsSection = ({ section: part, level }, line) => sectionKindOf(line.text) !== "about" || line.level <= level || part === "about";
function beginSection(reading, { text, level }) {
	reading.section = sectionKindOf(text);
	reading.level = level;
	if (reading.section === "about") reading.about.push(`**${text}**`);
}
/** Reads `Status: done`, or the line below a Status heading. Returns true if it was one. */
function readStatus(reading, { text, offset }) {
	if (reading.section === "left out" || reading.status !== void 0) return false;
	const statusText = statusField.exec(text)?.[1] ?? (reading.section === "status" ? text : void 0);
	if (statusText === void 0) return false;
	if (statusText.trim() !== "") reading.status = {
		word: statusText.trim(),
		offset: offset + text.length - statusText.length
	};
	return true;
}
/** `**Acceptance Criteria:**` begins a section like a heading. Returns true if the line is used up. */
function readField(reading, text) {
	const [, name = "", rest = ""] = boldField.exec(text) ?? [];
	if (name === "" || !isNamed(name) && rest !== "") return false;
	const section = sectionKindOf(name);
	if (section === "status") return false;
	if (section !== "about" || reading.section !== "left out") reading.section = section;
	return rest === "" && section !== "about";
}
const isNamed = (name) => sectionKindOf(name) !== "about";
/** Adds a line to the agent's text, unless its section is left out. */
function addToSection(reading, line) {
	const { section } = reading;
	if (section === "left out") {
		if (line.ticked === false) reading.leftOut.push(line);
		return;
	}
	if (line.ticked === void 0) reading.fields.push(...fieldIn(line));
	if (section === "criteria") reading.criteria.push(line);
	else if (section === "tasks") reading.tasks.push(line);
	else reading.about.push(line.raw);
}
/** The list's items; without a list, paragraphs, such as one with Given, When and Then. */
function criteriaOf(lines) {
	const isList = lines.some(({ kind, depth }) => kind === "item" && depth === 1);
	const criteriaTexts = [];
	const linesAbove = [];
	let inCriterion = false;
	for (const line of lines) {
		if (isList ? line.kind === "item" && line.depth === 1 : line.kind !== "blank" && !inCriterion) criteriaTexts.push({
			text: line.kind === "item" ? line.text : line.raw.trim(),
			offset: line.offset
		});
		else if (criteriaTexts.length === 0) linesAbove.push(line.raw);
		else if (line.kind !== "blank") continueCriterion(criteriaTexts, line);
		inCriterion = line.kind !== "blank";
	}
	return {
		criteria: criteriaTexts.map(({ text, offset }) => ({
			text: text.trim(),
			offset
		})).filter(({ text }) => text !== ""),
		aboveCriteria: proseOf(linesAbove)
	};
}
function continueCriterion(criteriaTexts, { raw }) {
	const last = criteriaTexts.at(-1);
	if (last) criteriaTexts[criteriaTexts.length - 1] = {
		...last,
		text: `${last.text}\n${raw.trim()}`
	};
}
/** Reads a block of YAML between two `---` at the top. */
function withoutFrontMatter(allLines) {
	const unchanged = {
		lines: allLines,
		status: void 0,
		fields: []
	};
	if (allLines[0]?.raw.trim() !== "---") return unchanged;
	const end = allLines.findIndex(({ raw }, index) => index > 0 && raw.trim() === "---");
	if (end < 0) return unchanged;
	const fields = allLines.slice(1, end).flatMap(({ raw, offset }) => {
		const [, prefix = "", name = "", value = ""] = /^((\w[\w -]*):[ \t]*['"]?)([^'"#]+)/.exec(raw.trim()) ?? [];
		return value.trim() === "" ? [] : [{
			name,
			value: value.trim(),
			offset: offset + prefix.length
		}];
	});
	const isStatus = ({ name }) => /^status$/i.test(name);
	const status = fields.find(isStatus);
	return {
		lines: allLines.slice(end + 1),
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
	const sections = {
		stories: [],
		epics: []
	};
	let openSection;
	for (const line of lines) {
		const newSection = line.kind === "heading" ? beginSectionAt(line, sections) : void 0;
		if (newSection) openSection = newSection;
		else if (line.kind === "heading" && openSection && line.level <= openSection.level) openSection = void 0;
		else openSection?.lines.push(line);
	}
	return sections;
}
function beginSectionAt(line, sections) {
	const epic = sectionName(epicHeading, line.text);
	const name = epic ?? (line.level >= 2 ? sectionName(storyHeading, line.text) : void 0);
	if (name === void 0) return void 0;
	const newSection = {
		name,
		level: line.level,
		lines: [line]
	};
	sections[epic === void 0 ? "stories" : "epics"].push(newSection);
	return newSection;
}
const sectionName = (pattern, text) => pattern.exec(text.trim())?.slice(1).find((name) => name !== void 0);
// src/core/plan/format/bmad/stories.ts
/** In a folder without a list, the story files are the list, sorted by number. */
function statusOfFiles(files) {
	const storiesWithContent = files.filter(({ text }) => text.status !== void 0 && (text.criteria.length > 0 || text.tasks.length > 0));
	const numbers = (path) => (stemOf(path).match(/\d+/g) ?? []).slice(0, 2).map(Number);
	return {
		project: void 0,
		rows: storiesWithContent.toSorted((a, b) => {
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
			description: "",
			criteria: [],
			dependencies: [],
			points: void 0,
			file: path
		})),
		epics: [],
		currentSprint: void 0,
		storyLocation: void 0,
		faults: []
	};
}
/** The key of a story without a row. */
const keyOfFile = (stem) => stem.replace(/[^A-Za-z0-9._-]+/g, "-").replace(/\.{2,}/g, ".");
function sectionsOf(paths, linesOf) {
	const stories = /* @__PURE__ */ new Map();
	const epics = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const sections = sectionsIn(linesOf(path));
		for (const section of sections.stories) addIfEmpty(stories, storyNumber(section.name), {
			...section,
			path
		});
		for (const section of sections.epics) addIfEmpty(epics, epicName(section.name), {
			...section,
			path
		});
	}
	return {
		stories: withTexts(stories),
		epics: withTexts(epics)
	};
}
/** Adds the first section with content: later documents often only repeat the titles. */
function addIfEmpty(target, name, section) {
	const hasContent = (one) => (one?.lines.filter(({ kind }) => kind !== "blank").length ?? 0) > 1;
	if (!hasContent(target.get(name))) target.set(name, section);
}
const withTexts = (sections) => new Map([...sections].map(([name, { path, lines }]) => [name, {
	path,
	text: storyText(lines)
}]));
const epicName = (name) => name.toLowerCase().replace(/^epic[-_ ]*/, "").replace(/^0+(?=\d)/, "");
/** The file of each row: the one that it names, one with its name, or the only one with its number. */
function filesOf(rows, files) {
	const byStem = new Map(files.map((file) => [stemOf(file.path).toLowerCase(), file]));
	const byNumber = groupBy(files, ({ path }) => storyNumber(stemOf(path)));
	const byName = groupBy(files, ({ path }) => nameOf(path));
	const byKey = /* @__PURE__ */ new Map();
	const faults = [];
	for (const { key, file } of rows) {
		const namedFile = file === void 0 ? void 0 : byName.get(nameOf(file))?.find(({ path }) => path === file || path.endsWith(`/${file.replace(/^\.\//, "")}`));
		const candidates = byNumber.get(storyNumber(key)) ?? [];
		const storyFile = namedFile ?? byStem.get(key.toLowerCase()) ?? candidates[0];
		if (storyFile) byKey.set(key, storyFile);
		if (!namedFile && !byStem.has(key.toLowerCase())) faults.push(...candidates.slice(1).map((other) => sameStoryFault(other, candidates[0], key)));
	}
	return {
		byKey,
		faults
	};
}
const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
const sameStoryFault = (other, first, key) => ({
	severity: "error",
	code: "PLAN_DUPLICATE_ID",
	at: [key],
	file: other.path,
	offset: 0,
	message: `This file and ${first?.path} both describe story ${quoteValue(key)}.`,
	remedy: `Rename the right one to ${key}.md, or delete the other.`
});
/** A row with its text: from its file, or else from its section in the epics. */
function storyOf(row, { file, sections, listPath }) {
	const text = file?.text ?? sections.stories.get(storyNumber(row.key))?.text;
	const filePath = listPath ?? file?.path;
	const status = bmadStatus(row.status, {
		at: [row.key, "status"],
		offset: row.statusOffset
	});
	const parts = {
		row,
		id: idOf(row.key),
		text,
		file
	};
	if (typeof status === "string") return {
		...parts,
		status,
		faults: []
	};
	return {
		...parts,
		status: "pending",
		faults: [{
			...status,
			...filePath !== void 0 && { file: filePath }
		}]
	};
}
/** Groups in the order of their first members. */
function groupBy(values, nameOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const value of values) {
		const group = groups.get(nameOf(value));
		if (group) group.push(value);
		else groups.set(nameOf(value), [value]);
	}
	return groups;
}
/** Keys contain the whole title. A longer one is cut; it stays unique, since it begins with the story's number. */
const idOf = (key) => key.length <= 64 ? key : key.slice(0, 64).replace(/[-._]+$/, "");
/** `1-2-user-login` \u2192 `User login` */
function titleOfKey(key) {
	const words = key.replace(/^[\d.]+[a-z]?[-._]\d+[a-z]?[-._]/, "").replace(/[-_]+/g, " ").trim() || key;
	return words.charAt(0).toUpperCase() + words.slice(1);
}
export { keyOfFile as a, storyOf as c, bmadStatus as d, readSprintStatus as f, plainValue as g, pairsOf as h, idOf as i, titleOfKey as l, listOf as m, filesOf as n, sectionsOf as o, fieldsOf as p, groupBy as r, statusOfFiles as s, epicName as t, storyText as u };
