import { n as quoteValue } from "./fault.js";
import { i as outline, n as outsideLinks, s as sourceText, t as mergeMarkers } from "./merge-markers.js";
import { h as holdsEntries, n as boxLikeLine, o as bareText, t as boxLike, v as unplacedMembers, y as judgeDraft } from "./box-like.js";
import { D as plural, O as thousands, n as firstThree } from "./one-line.js";
import { o as shortenMarkdown } from "./fences.js";
import { _ as stemOf, b as storyNumber, f as isFolderOfStories, g as sprintStatusIn, h as kindOf, v as storiesAmong, y as storyFolder } from "./plan-folder.js";
import { c as storyOf, d as bmadStatus, f as readSprintStatus, g as plainValue, h as pairsOf, i as idOf, l as titleOfKey, m as listOf, n as filesOf, o as sectionsOf, p as fieldsOf, r as groupBy, s as statusOfFiles, t as epicName, u as storyText } from "./stories.js";
import { $ as readScope } from "./through-proxy.js";
import { t as require_dist } from "./dist.js";
// src/core/plan/format/bmad/documents.ts
/** Characters of a prompt for all documents: three eighths of the default prompt. */
const maxContextChars = 12e3;
/** The documents' order in a prompt, and their shares of it: binding ones first. */
const shares = {
	rules: 4,
	architecture: 4,
	brief: 2,
	prd: 3
};
const titles = {
	rules: "Rules of the project",
	architecture: "Architecture",
	brief: "Product brief",
	prd: "PRD"
};
/** Headings of sections that help with any task. */
const usefulHeading = /overview|summary|goal|vision|scope|non-?functional|constraint|principle|pattern|convention|stack|structure|decision|rule|standard|naming|error/i;
/** Context for every agent: the parts of the documents that hold for all stories, and where the rest is. */
function contextOf(project, documents) {
	const documentsByKind = Object.keys(shares).map((kind) => documents.filter((document) => document.kind === kind)).filter((list) => list.length > 0);
	const totalShares = documentsByKind.reduce((sum, [document]) => sum + (document ? shares[document.kind] : 0), 0);
	const sections = documentsByKind.flatMap((list) => list.map(({ kind, path, text }) => {
		const maxChars = Math.floor(maxContextChars * shares[kind] / totalShares / list.length);
		return `# ${titles[kind]} (${path})\n\n${excerptOf(text, maxChars)}`;
	}));
	const name = project === void 0 ? "" : `The project is ${project}. `;
	const paths = documents.map(({ path }) => path).join(", ");
	return [documents.length === 0 ? name.trim() : `${name}Its documents are in the repository: ${paths}. Read there what the story needs and what is left out below.`, ...sections].filter(Boolean).join("\n\n");
}
/** Characters of a document that are examined; the agent reads the rest itself. */
const maxExamined = 4e5;
function excerptOf(whole, maxChars) {
	const text = whole.slice(0, maxExamined).replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, "").trim().replace(/^# .*\n+/, "");
	if (text.length <= maxChars) return text;
	const usefulSections = text.split(/^(?=#{1,3} )/m).filter((section) => usefulHeading.test(section.split("\n", 1)[0] ?? ""));
	const total = usefulSections.reduce((sum, section) => sum + section.length, 0);
	if (total === 0) return shortenMarkdown(text, maxChars);
	return usefulSections.map((section) => shortenMarkdown(section, Math.floor(maxChars * section.length / Math.max(total, maxChars)))).map((section) => section.trim()).filter(Boolean).join("\n\n");
}
const largeChars = 1e6;
/** Warns of documents of which hardly anything reaches an agent. */
const largeDocument = (path, text) => text.length < largeChars ? [] : [{
	severity: "warning",
	code: "PLAN_DOCUMENT_TOO_LARGE",
	at: [],
	file: path,
	offset: 0,
	message: `The document has ${thousands(text.length)} characters; a prompt has room for ${thousands(maxContextChars)} of all documents together.`,
	remedy: "Split it into files by topic, and have each story name the files that it needs."
}];
// src/core/plan/format/bmad/in-scope.ts
/** The rows in a scope; a fault with the available choices if the scope names anything else. */
function inScope({ rows, currentSprint }, scope) {
	if (scope.kind === "all") return {
		rows,
		faults: []
	};
	if (scope.kind === "stories") return namedRows(rows, scope.stories);
	const name = scope.kind === "epic" ? scope.epic : scope.sprint ?? currentSprint;
	const groupOf = (row) => scope.kind === "epic" ? row.epic : row.sprint;
	const groups = [...new Set(rows.flatMap((row) => groupOf(row) ?? []))];
	if (scope.kind === "sprint" && groups.length === 0 && name !== void 0 && name === currentSprint) return {
		rows,
		faults: []
	};
	const matchingRows = rows.filter((row) => name !== void 0 && sameName(groupOf(row), name));
	if (matchingRows.length > 0) return {
		rows: matchingRows,
		faults: []
	};
	const fault = name === void 0 ? "does not say which sprint is the current one" : `has no ${scope.kind} ${quoteValue(name)}`;
	return {
		rows: [],
		faults: [notThere(`The list of stories ${fault}.`, availableNames(scope.kind, groups))]
	};
}
const availableNames = (kind, names) => names.length === 0 ? `It has no ${kind}s at all: use another plan-scope, such as all.` : `Its ${kind}s: ${names.slice(0, 20).join(", ")}. Name one with plan-scope: ${kind}-${plainName(names[0] ?? "")}.`;
/** `1`, `epic-1`, `EPIC-001` and `Epic 1` are the same. */
const plainName = (name) => name.toLowerCase().replace(/^(?:epic|sprint)[-_ ]*/, "").replace(/^0+(?=\d)/, "");
const sameName = (a, b) => a !== void 0 && plainName(a) === plainName(b);
function namedRows(rows, names) {
	const exact = new Map(rows.map((row) => [row.key.toLowerCase(), row]));
	const byNumber = groupBy(rows, ({ key }) => storyNumber(key));
	const chosen = /* @__PURE__ */ new Set();
	const faults = names.flatMap((name) => {
		const exactRow = exact.get(name.toLowerCase());
		const candidates = exactRow ? [exactRow] : byNumber.get(storyNumber(name)) ?? [];
		for (const row of candidates.slice(0, 1)) chosen.add(row);
		if (candidates.length === 1) return [];
		const ids = (candidates.length === 0 ? rows : candidates).slice(0, 20).map(({ key }) => key);
		const message = candidates.length === 0 ? `There is no story ${quoteValue(name)}.` : `${quoteValue(name)} names several stories.`;
		return [notThere(message, `The stories are: ${ids.join(", ")}${rows.length > 20 ? ", \u2026" : ""}.`)];
	});
	return {
		rows: rows.filter((row) => chosen.has(row)),
		faults
	};
}
const notThere = (message, remedy) => ({
	severity: "error",
	code: "PLAN_SCOPE",
	at: [],
	offset: 0,
	message,
	remedy
});
// src/core/plan/format/bmad/read-files.ts
/** Adds a file's text to `texts`, or returns why it cannot. */
function addText(texts, { path, link, bytes, folder = false }) {
	const kind = kindOf(path);
	if (link || bytes === void 0) return kind || folder || isFolderOfStories(path) ? [linkFault(path, kind ?? "story")] : [];
	if (kind !== "status" && kind !== "story" && bytes.length > maxDocumentBytes) return [tooLargeFault(path, bytes.length)];
	const text = isDocument(kind) ? new TextDecoder("utf-8").decode(bytes) : sourceText(bytes, path);
	if (typeof text !== "string") return [{
		...text,
		file: path
	}];
	texts.set(path, text);
	return isDocument(kind) ? [] : mergeMarkers(text).map((fault) => ({
		...fault,
		file: path
	}));
}
const maxDocumentBytes = 67108864;
const isDocument = (kind) => kind !== "status" && kind !== "story";
const tooLargeFault = (file, size) => ({
	severity: "warning",
	code: "PLAN_DOCUMENT_TOO_LARGE",
	at: [],
	file,
	offset: 0,
	message: `The document is ${size} bytes long, so it is left out.`,
	remedy: "Split it into files by topic, and have each story name the files that it needs."
});
const linkFault = (file, kind) => ({
	severity: isDocument(kind) ? "warning" : "error",
	code: "PLAN_LINK_OUTSIDE",
	at: [],
	file,
	offset: 0,
	message: "This is a symbolic link. Links are not followed here, because they can point outside the repository.",
	remedy: "Put the file itself here."
});
// src/core/plan/format/bmad/scope-choices.ts
function choicesOf({ rows, currentSprint }) {
	const openRows = rows.filter((row) => !isOver$1(row) && statusOf$1(row) !== "given_up");
	const byEpic = groupBy(openRows.filter(({ epic }) => epic !== void 0), ({ epic }) => epic ?? "");
	const currentRows = openRows.filter(({ sprint }) => sprint !== void 0 && sprint === currentSprint);
	return {
		open: openRows.length,
		epics: [...byEpic].map(([name, list]) => ({
			name,
			open: list.length
		})),
		sprint: currentSprint === void 0 || currentRows.length === 0 ? void 0 : {
			name: currentSprint,
			open: currentRows.length
		},
		stories: openRows.map(({ key, title }) => ({
			id: key,
			title: title ?? titleOfKey(key)
		}))
	};
}
const statusOf$1 = (row) => bmadStatus(row.status, {
	at: [],
	offset: 0
});
const isOver$1 = (row) => statusOf$1(row) === "done" || statusOf$1(row) === "skipped";
// src/core/plan/format/bmad/status-members.ts
var import_dist = require_dist();
const lists = [
	"stories",
	"sprints",
	"epics"
];
const topNames = [
	"development_status",
	...lists,
	"story_location",
	"current_sprint",
	"sprint_number"
];
/** Fields about the list, which the method and its users write. */
const listNotes = [
	...[
		"project",
		"project_name",
		"project_key",
		"project_level",
		"version",
		"tracking_system",
		"generated",
		"generated_at"
	],
	...[
		"generated_by",
		"last_updated",
		"updated",
		"created",
		"author",
		"metrics",
		"notes",
		"goal",
		"sprint_goal",
		"sprint_name"
	],
	...[
		"start_date",
		"end_date",
		"velocity",
		"capacity",
		"team",
		"status_definitions",
		"$schema"
	]
];
const storyNames = [
	...[
		"story_id",
		"id",
		"key",
		"story",
		"title",
		"name",
		"status",
		"epic_id",
		"epic",
		"sprint",
		"description",
		"user_story"
	],
	...[
		"acceptance_criteria",
		"acceptanceCriteria",
		"dependencies",
		"depends_on",
		"blocked_by",
		"points",
		"story_points"
	],
	...[
		"estimate",
		"file",
		"story_file",
		"path"
	]
];
/** Fields about a story that do not change what is done. */
const storyNotes = [...[
	"priority",
	"assigned_to",
	"assignee",
	"owner",
	"tags",
	"labels",
	"type",
	"notes",
	"risk",
	"complexity",
	"actual"
], ...[
	"started",
	"started_at",
	"start_date",
	"end_date",
	"completed_at",
	"completed_date",
	"completion_date",
	"last_updated"
]];
const groupNames = [
	"id",
	"epic_id",
	"number",
	"sprint_number",
	"title",
	"name",
	"description",
	"goal",
	"status",
	"stories"
];
const inStory$1 = {
	whose: "story",
	knownNames: /* @__PURE__ */ new Set([...storyNames, ...storyNotes]),
	orderField: "dependencies",
	isTask: true
};
const inGroup = {
	knownNames: /* @__PURE__ */ new Set([...groupNames, ...storyNotes]),
	suggestions: [],
	orderField: "",
	reports: "errors",
	isTask: false
};
/** Shorter names, such as `story`, are too similar to other words. */
const suggestedNames = storyNames.filter((name) => name.length > 6);
/**
* Reports members of a `sprint-status.yaml` that are neither stories, nor fields of one, nor about the list. Linear.
*/
function unplacedInStatus(document) {
	const topPairs = pairsOf(document.contents, document);
	const nodeOf = (name) => topPairs.find((pair) => pair.name === name)?.value;
	const groups = lists.slice(1).flatMap((name) => listOf(nodeOf(name), document).map((node, index) => ({
		name,
		node,
		index
	})));
	const developmentRows = pairsOf(nodeOf("development_status"), document);
	const stories = [...developmentRows.flatMap(({ name, value }) => (0, import_dist.isMap)(value) ? [{
		key: name,
		node: value
	}] : []), ...[nodeOf("stories"), ...groups.map(({ node }) => fieldsOf(node, document).get("stories"))].flatMap((list) => listOf(list, document)).map((node) => ({
		key: keyOf(node, document),
		node
	}))];
	const ids = /* @__PURE__ */ new Set([...developmentRows.map(({ name }) => name), ...stories.map(({ key }) => key)]);
	const accounts = [
		...topAccounts(topPairs.filter(({ name, value }) => !holdsRows(name, value, document))),
		...groups.map(({ name, node, index }) => ({
			...inGroup,
			whose: name === "epics" ? "epic" : "sprint",
			at: [name, index],
			members: membersOf(pairsOf(node, document), inGroup.knownNames)
		})),
		...stories.map(({ key, node }) => ({
			...inStory$1,
			at: [key],
			members: membersOf(pairsOf(node, document), inStory$1.knownNames),
			suggestions: suggestedNames
		}))
	];
	return [
		...topPairs.flatMap((pair) => holdsRows(pair.name, pair.value, document) ? [misplacedRowsFault(pair)] : []),
		...shapeFaults(topPairs, groups, document),
		...unplacedMembers(accounts, ids)
	];
}
/** Words and numbers may be anything; a list or map with nearly the name of a known one is meant as that. */
function topAccounts(topPairs) {
	const account = {
		whose: "sprint-status.yaml",
		at: [],
		knownNames: /* @__PURE__ */ new Set([...topNames, ...listNotes]),
		orderField: ""
	};
	const members = membersOf(topPairs, account.knownNames);
	return [{
		...account,
		suggestions: topNames,
		members: members.filter(({ value }) => holdsEntries(value))
	}, {
		...account,
		suggestions: [],
		members: members.filter(({ value }) => !holdsEntries(value))
	}];
}
function keyOf(node, document) {
	const value = pairsOf(node, document).find(({ name }) => /^(?:story_id|id|key|story)$/.test(name))?.value;
	return (0, import_dist.isScalar)(value) ? String(value.value) : "";
}
/** `completed: 2026-01-10` is a date, not a status. */
const membersOf = (pairs, knownNames) => pairs.flatMap(({ name, value, offset }) => {
	if (knownNames.has(name)) return [];
	const plain = plainValue(value);
	return typeof plain === "string" && /^\d{4}-\d\d-\d\d/.test(plain) ? [] : [{
		name,
		value: plain,
		offset
	}];
});
const storyKey = /^\d+[a-z]?[-.]\d+[a-z]?(?=$|[-._])|^(?:story|us)-\d+/i;
/** True for `1-2-login: backlog` below another name than `development_status`. */
const holdsRows = (name, node, document) => name !== "development_status" && pairsOf(node, document).some(({ name: key, value }) => storyKey.test(key) && ((0, import_dist.isMap)(value) || (0, import_dist.isScalar)(value) && typeof bmadStatus(value.value, {
	at: [],
	offset: 0
}) === "string"));
const misplacedRowsFault = ({ name, offset }) => ({
	severity: "error",
	code: "PLAN_UNKNOWN_FIELD",
	at: [name],
	offset,
	message: `A sprint-status.yaml has no field ${quoteValue(name)}, so no agent would get the stories that it lists.`,
	remedy: lists.includes(name) ? `Move its rows below development_status, or write ${name} as a list with "- ".` : "Move its rows below development_status."
});
function shapeFaults(topPairs, groups, document) {
	const groupPairs = groups.flatMap(({ name, node, index }) => pairsOf(node, document).flatMap((pair) => pair.name === "stories" ? [{
		...pair,
		at: [name, index]
	}] : []));
	return [...topPairs.map((pair) => ({
		...pair,
		at: []
	})), ...groupPairs].flatMap(({ name, value, offset, at }) => {
		if (!isMisshapen(name, value) || holdsRows(name, value, document)) return [];
		const expected = name === "development_status" ? "rows such as \"1-2-login: backlog\"" : "a list of entries with \"- \"";
		return [{
			severity: "error",
			code: "PLAN_WRONG_TYPE",
			at: [...at, name],
			offset,
			message: `${quoteValue(name)} must be ${expected}; found ${quoteValue(plainValue(value))}.`,
			remedy: `Write ${expected}.`
		}];
	});
}
function isMisshapen(name, value) {
	if (value === void 0 || (0, import_dist.isScalar)(value) && (value.value === null || value.value === "") || !(name === "development_status" || lists.includes(name))) return false;
	return name === "development_status" ? !(0, import_dist.isMap)(value) : !(0, import_dist.isSeq)(value);
}
// src/core/plan/format/bmad/story-faults.ts
/** A story cannot begin if it waits for an unfinished story outside the scope. */
function dependencyFaults({ rows }, stories) {
	const chosenKeys = new Set(stories.map(({ row }) => row.key));
	const rowByKey = new Map(rows.map((row) => [row.key, row]));
	return stories.flatMap(({ row, status }) => row.dependencies.flatMap((key) => {
		const dependency = rowByKey.get(key);
		if (chosenKeys.has(key) || dependency === void 0 || isOver(dependency) || status === "done") return [];
		const message = `Story ${quoteValue(row.key)} waits for ${quoteValue(key)}, which plan-scope leaves out and which is not done.`;
		return [{
			severity: "error",
			code: "PLAN_SCOPE",
			at: [row.key],
			offset: row.offset,
			message,
			remedy: "Add it to plan-scope, or do it first."
		}];
	}));
}
const statusOf = (row) => bmadStatus(row.status, {
	at: [],
	offset: 0
});
const isOver = (row) => statusOf(row) === "done" || statusOf(row) === "skipped";
/** Faults of a story's sources. */
function storyFaults({ row, text, file, status }, { anyFile: hasFiles, linked }) {
	if (status !== "pending" && status !== "in_progress") return statusFaults(row, file, status);
	const path = [row.key];
	const { offset } = row;
	const faults = [...statusFaults(row, file, status), ...sizeFaults(row)];
	if (linked.has(storyNumber(row.key))) return faults;
	if (row.file !== void 0 && file?.path !== row.file && !file?.path.endsWith(row.file.replace(/^\.\//, ""))) {
		const message = `Story ${quoteValue(row.key)} names the file ${quoteValue(row.file)}, which does not exist.`;
		return [...faults, {
			severity: "error",
			code: "PLAN_STORY_FILE",
			at: path,
			offset,
			message,
			remedy: "Write the file, or correct its name."
		}];
	}
	if (file !== void 0) return faults;
	const remedy = `Write ${row.key}.md beside the other stories (create-story does that), or leave the story out with plan-scope.`;
	if (text === void 0 && row.title === void 0) {
		const message = `Story ${quoteValue(row.key)} is listed, but no file and no epic describes it.`;
		return [...faults, {
			severity: "error",
			code: "PLAN_STORY_FILE",
			at: path,
			offset,
			message,
			remedy
		}];
	}
	if (!hasFiles || !/ready|progress/i.test(String(row.status))) return faults;
	const message = `Story ${quoteValue(row.key)} is ${String(row.status)}, but it has no file, so the agent gets only what ${text ? "the epics say" : "the list says"}.`;
	return [...faults, {
		severity: "warning",
		code: "PLAN_STORY_FILE",
		at: path,
		offset,
		message,
		remedy
	}];
}
function statusFaults(row, file, status) {
	const fileStatus = file?.text.status;
	if (!file || !fileStatus || row.file === file.path) return [];
	const statusInFile = bmadStatus(fileStatus.word, {
		at: [row.key, "status"],
		offset: fileStatus.offset
	});
	if (statusInFile === status || typeof statusInFile !== "string") return typeof statusInFile === "string" ? [] : [{
		...statusInFile,
		file: file.path
	}];
	const isOpen = (status) => status === "pending" || status === "in_progress";
	if (isOpen(statusInFile) && isOpen(status)) return [];
	const message = `The story file says ${quoteValue(fileStatus.word)}, but the list says ${quoteValue(row.status)} for ${row.key}.`;
	return [{
		severity: "warning",
		code: "PLAN_STATUS_DIFFERS",
		at: [row.key],
		file: file.path,
		offset: fileStatus.offset,
		message,
		remedy: "Fix the one that is wrong; the list counts."
	}];
}
/** By the method's own scale, a larger story is an epic. */
const maxPoints = 13;
const sizeFaults = ({ key, points, offset }) => points === void 0 || points < maxPoints ? [] : [{
	severity: "warning",
	code: "PLAN_TASK_TOO_LARGE",
	at: [key],
	offset,
	message: `Story ${quoteValue(key)} has ${points} points; a story should fit in one agent call.`,
	remedy: "Split it into smaller stories."
}];
/** Unclear boxes of an open story, and open boxes in sections that no agent gets. */
function boxFaults({ row, text, file, status }) {
	if (!text || !file || status !== "pending" && status !== "in_progress") return [];
	const location = {
		severity: "warning",
		at: [row.key],
		file: file.path
	};
	const unclear = text.tasks.flatMap(({ text: line, isItem, ticked, offset }) => {
		const box = ticked !== void 0 ? void 0 : isItem ? boxLike(line) : boxLikeLine(bareText(line));
		if (!box?.isSure) return [];
		const message = `It is not clear whether this part of the story is done: ${quoteValue(box.mark)} before ${quoteValue(box.title)}.`;
		return [{
			...location,
			code: "PLAN_UNCLEAR",
			offset,
			message,
			remedy: "Write \"- [ ] \" if it is open, \"- [x] \" if it is done."
		}];
	});
	const [first] = text.leftOutBoxes;
	if (!first) return unclear;
	const count = text.leftOutBoxes.length;
	const message = `${plural(count, "open check box", "open check boxes")} of this story ${count === 1 ? "stands" : "stand"} in a part that no agent gets, such as ${quoteValue(first.text)}.`;
	const remedy = "Move what should be done below \"## Tasks\".";
	return [...unclear, {
		...location,
		code: "PLAN_UNPLACED",
		offset: first.offset,
		message,
		remedy
	}];
}
// src/core/plan/format/bmad/story-fields.ts
/** Fields of a story's file that name earlier stories. */
const orderField = /^(?:depends[ _-]?on|dependenc(?:y|ies)|blocked[ _-]?by|requires|prerequisites?)$/i;
/** These may also name a tool or a condition. */
const ambiguousField = /^(?:dependenc|requires|prereq)/i;
/** These name further reading. */
const crossReference = /^(?:related|references?|see also|source|next|previous)\b/i;
const emptyValue = /^(?:[-\u2013\u2014]+$|(?:none|nothing|n\/a|no)\b)/i;
const storyId = /^(?:\d+[a-z]?[-.]\d+[a-z]?(?=$|[-._])|[a-z][a-z0-9]*-\d+(?=$|[-._]))/i;
/**
* Finds the stories that a text names by key, number or title. The index is built at the first call; linear in the
* rows.
*/
function storyNameFinder(rows) {
	let index;
	return (value) => {
		index ??= storyIndex(rows);
		const { byKey, byNumber, byTitle } = index;
		const cleaned = value.replace(/\([^()]*\)/g, " ").replace(/[`*[\]"']/g, " ");
		const keyByTitle = byTitle.get(cleaned.trim().toLowerCase());
		if (keyByTitle !== void 0) return {
			keys: [keyByTitle],
			unknown: []
		};
		const stories = (cleaned.match(/[A-Za-z0-9][\w.-]*/g) ?? []).map((word) => word.replace(/[.-]+$|\.md$/i, "")).map((word) => {
			const candidates = byNumber.get(storyNumber(word)) ?? [];
			return {
				word,
				key: byKey.get(word.toLowerCase()) ?? (storyId.test(word) ? candidates[0]?.key : void 0)
			};
		});
		return {
			keys: [...new Set(stories.flatMap(({ key }) => key ?? []))],
			unknown: stories.flatMap(({ word, key }) => key === void 0 && storyId.test(word) ? [word] : [])
		};
	};
}
const storyIndex = (rows) => ({
	byKey: new Map(rows.map(({ key }) => [key.toLowerCase(), key])),
	byNumber: groupBy(rows, ({ key }) => storyNumber(key)),
	byTitle: new Map(rows.map(({ key, title }) => [(title ?? titleOfKey(key)).toLowerCase(), key]))
});
/** The dependencies that a story's file states, and the faults of these fields. */
function dependenciesOf({ row, text, file, status }, storiesIn) {
	const fields = text?.fields ?? [];
	if (fields.length === 0 || status !== "pending" && status !== "in_progress") return {
		dependencies: [],
		faults: []
	};
	const location = {
		at: [row.key],
		...file && { file: file.path }
	};
	const dependencies = [];
	const faults = [];
	for (const field of fields) {
		if (!orderField.test(field.name) || emptyValue.test(field.value)) continue;
		const { keys, unknown } = storiesIn(field.value);
		dependencies.push(...keys.map((key) => ({
			key,
			offset: field.offset
		})));
		if (unknown.length > 0 || keys.length === 0 && !ambiguousField.test(field.name)) faults.push({
			...location,
			...unknownStoryFault(field, unknown[0])
		});
	}
	const otherFields = fields.filter(({ name }) => !orderField.test(name) && !crossReference.test(name));
	const ids = /* @__PURE__ */ new Set([row.key, ...dependencies.map(({ key }) => key)]);
	const members = otherFields.map((field) => ({
		...field,
		value: orderValue(field, {
			row,
			storiesIn,
			ids
		})
	}));
	faults.push(...unplacedMembers([{
		...inStory,
		at: [row.key],
		members
	}], ids).map((fault) => ({
		...location,
		...fault
	})));
	return {
		dependencies,
		faults: file ? faults : []
	};
}
const inStory = {
	whose: "story",
	knownNames: /* @__PURE__ */ new Set(),
	suggestions: [],
	orderField: "**Depends on:**",
	reports: "order"
};
/** The stories' keys if a field names nothing else; otherwise its text. */
function orderValue({ value }, { row, storiesIn, ids }) {
	const words = value.replace(/\bstor(?:y|ies)\b|\band\b/gi, " ").match(/[^\s,;&]+/g) ?? [];
	const { keys } = storiesIn(value);
	if (keys.length === 0 || keys.includes(row.key) || words.length !== keys.length) return value;
	for (const key of keys) ids.add(key);
	return keys;
}
function unknownStoryFault({ name, value, offset }, unknown) {
	const isId = unknown !== void 0;
	return {
		severity: isId ? "error" : "warning",
		code: "PLAN_UNKNOWN_DEPENDENCY",
		offset,
		message: isId ? `The field ${quoteValue(name)} names ${quoteValue(unknown)}, which is no story of the plan.` : `The field ${quoteValue(name)} names no story of the plan (${quoteValue(value)}), so the story waits for nothing.`,
		remedy: "Write the key of a story as the list has it, such as 1-2-login, or reword the line."
	};
}
// src/core/plan/format/bmad/unlisted.ts
/** Story files without a row. An error if such a file describes open work. */
function unlistedFiles(files, listing) {
	const { rows, byKey, hasList } = listing;
	const usedPaths = new Set([...byKey.values()].map(({ path }) => path));
	const folders = new Set([...usedPaths].map(folderOf));
	const isBeside = ({ path }) => folders.has(folderOf(path)) || /(?:^|\/)stories\/$/i.test(folderOf(path));
	const byNumber = new Map(rows.map(({ key }) => [storyNumber(key), key]));
	return files.filter((file) => !usedPaths.has(file.path) && (isBeside(file) || hasWork(file.text) || file.text.status !== void 0)).map((file) => {
		const severity = hasWork(file.text) && (hasList ? isOpenStatus(file.text) : isBeside(file)) && listing.isWhole ? "error" : "warning";
		const key = byNumber.get(storyNumber(stemOf(file.path)));
		const otherFile = key === void 0 ? void 0 : {
			key,
			path: byKey.get(key)?.path
		};
		const advice = hasList ? missingRowAdvice(file, otherFile) : noStoryAdvice(file);
		return {
			severity,
			code: "PLAN_STORY_FILE",
			at: [],
			file: file.path,
			offset: 0,
			...advice
		};
	});
}
const hasWork = ({ criteria, tasks }) => criteria.length > 0 || tasks.length > 0;
function missingRowAdvice({ path }, otherFile) {
	if (otherFile) return {
		message: `Story ${quoteValue(otherFile.key)} is told by ${otherFile.path ?? "another file"}, so this file is left out.`,
		remedy: "Rename this file to a number and a name of its own and add a row for it, or delete it."
	};
	return {
		message: "The list of stories does not mention this file, so it is left out.",
		remedy: `Add a row ${stemOf(path)} to the list, write "Status: done" if it is done, or delete the file.`
	};
}
const noStoryAdvice = ({ text: { status } }) => status === void 0 ? {
	message: "This file has no status, so it is no story of the plan.",
	remedy: "Write a line \"Status: Draft\" below its title if it should be done, or \"Status: Done\" if it is done."
} : {
	message: "This file has no criteria and no tasks, so it is no story of the plan.",
	remedy: "Write what has to be done below \"## Acceptance Criteria\" or \"## Tasks\", or delete the file."
};
const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
function isOpenStatus({ status }) {
	if (status === void 0) return false;
	const meaning = bmadStatus(status.word, {
		at: [],
		offset: 0
	});
	return meaning === "pending" || meaning === "in_progress";
}
/** `Story 1.3: \u2026`; a bare number may name any section. */
const storyNameIn = (text) => /^[*_]*(?:user )?(?:story[ \t]+(\d+[a-z]?[-.]\d+[a-z]?)|(story-\d+))\b/i.exec(text)?.slice(1).find(Boolean);
/** Stories in documents of epics that are not in the plan: one finding for each document. */
function unlistedSections(paths, linesOf, { rows, hasList }) {
	const numbers = new Set(rows.map(({ key }) => storyNumber(key)));
	return paths.flatMap((path) => {
		const missing = linesOf(path).flatMap(({ kind, level, text, offset }) => {
			const name = kind === "heading" && level > 1 || kind === "item" ? storyNameIn(text) : void 0;
			return name === void 0 || numbers.has(storyNumber(name)) ? [] : [{
				name,
				offset
			}];
		});
		const names = [...new Set(missing.map(({ name }) => name))];
		const [first] = missing;
		if (first === void 0) return [];
		const verb = names.length === 1 ? "is" : "are";
		return [{
			severity: "warning",
			code: "PLAN_STORY_FILE",
			at: [],
			file: path,
			offset: first.offset,
			message: `${plural(names.length, "story", "stories")} of this document ${verb} ${hasList ? "not in the list of stories" : "told by no file"}, so no agent gets ${names.length === 1 ? "it" : "them"}: ${firstThree(names)}.`,
			remedy: hasList ? "Add a row to the list for each that should be done." : "Write a file for each that should be done."
		}];
	});
}
// src/core/plan/format/bmad/read-bmad.ts
/** Reads a folder of BMAD documents as one plan: a story is a task. Pure, and never throws. */
function readBmad({ folder, files, scope }) {
	const texts = /* @__PURE__ */ new Map();
	const unreadable = files.flatMap((file) => addText(texts, file));
	const nearest = sprintStatusIn(files);
	const listPath = nearest.length === 1 ? nearest[0]?.path : void 0;
	const linesOf = cachedBy((path) => outline(texts.get(path) ?? ""));
	const ofKind = (...kinds) => [...texts.keys()].filter((path) => kinds.includes(kindOf(path) ?? ""));
	const isHalfMerged = unreadable.some(({ file, code }) => file === listPath && code === "PLAN_MERGE_MARKERS");
	const list = listPath === void 0 || isHalfMerged ? void 0 : texts.get(listPath);
	const sprintStatus = list === void 0 ? void 0 : readSprintStatus(list);
	const keys = new Set(sprintStatus?.rows.map(({ key }) => key.toLowerCase()));
	const namedStoryFiles = ofKind("story").map((path) => ({
		path,
		text: storyText(linesOf(path))
	}));
	const storyFiles = storiesAmong(namedStoryFiles, keys);
	const status = sprintStatus ?? statusOfFiles(storyFiles);
	const basicFaults = [
		...unreadable,
		...ambiguousListFault(nearest, folder),
		...status.faults,
		...locationFaults(status, listPath)
	];
	const unplaced = sprintStatus && basicFaults.length === 0 ? unplacedInStatus(sprintStatus.document) : [];
	const isExplained = unplaced.some(({ severity }) => severity === "error");
	if (basicFaults.length === 0 && status.rows.length === 0 && !isExplained) basicFaults.push(noStoriesFault(folder, list !== void 0));
	const searchedPaths = ofKind("epics", "prd").filter((path) => (texts.get(path)?.length ?? 0) < maxSearchedChars);
	const sections = sectionsOf(searchedPaths, linesOf);
	const target = scopeOfSetting(scope);
	const { rows, faults: scopeFaults } = inScope(status, target);
	const storyFileIndex = filesOf(status.rows, storyFiles);
	const storiesIn = storyNameFinder(status.rows);
	const stories = rows.map((row) => storyOf(row, {
		file: storyFileIndex.byKey.get(row.key),
		sections,
		listPath
	})).map((story) => withOrder(story, storiesIn));
	const listing = {
		rows: status.rows,
		byKey: storyFileIndex.byKey,
		hasList: list !== void 0,
		isWhole: target.kind === "all"
	};
	const documents = documentsIn(texts);
	const unreadPaths = new Set(unreadable.flatMap(({ file }) => file === void 0 || texts.has(file) ? [] : [file]));
	const linkedStories = new Set(files.flatMap(({ path, link }) => link || unreadPaths.has(path) ? [storyNumber(stemOf(path))] : []));
	const faults = [
		...basicFaults,
		...scopeFaults,
		...storyFileIndex.faults,
		...stories.flatMap((story) => [...story.faults, ...storyFaults(story, {
			anyFile: storyFiles.length > 0,
			linked: linkedStories
		})]),
		...stories.flatMap((story) => [...story.orderFaults, ...boxFaults(story)]),
		...dependencyFaults(status, stories),
		...unlistedFiles(storyFiles, listing),
		...unplaced,
		...unlistedSections(searchedPaths, linesOf, listing),
		...stories.flatMap(({ file }) => file ? linkFaults(file.path, linesOf) : []),
		...documents.flatMap(({ path, text }) => largeDocument(path, text))
	];
	const storyOfFault = storyOfFaultFinder(status.rows);
	const isListFault = (fault) => (fault.file ?? listPath) === listPath;
	const isListUnread = basicFaults.some((fault) => fault.severity === "error" && isListFault(fault) && unreadCodes.has(fault.code));
	const chosenKeys = new Set(rows.map(({ key }) => key));
	const judgedFaults = faults.map((fault) => {
		const story = storyOfFault(fault);
		return story === void 0 || chosenKeys.has(story) ? fault : {
			...fault,
			severity: "warning"
		};
	});
	const faultyKeys = new Set(judgedFaults.flatMap((fault) => fault.severity === "error" ? storyOfFault(fault) ?? [] : []));
	const context = contextOf(status.project, documents);
	const draft = {
		format: "BMAD",
		value: isListUnread ? void 0 : planValue({
			stories,
			sprintStatus: status,
			context,
			epics: sections.epics,
			folder
		}),
		faults: (isListUnread ? basicFaults : judgedFaults).map((fault) => withFile(fault, listPath)),
		texts,
		placeOf: (at) => placeOf(at, stories, listPath),
		doneBy: "status done",
		isThorough: true
	};
	return {
		...judgeDraft(draft, listPath === void 0 ? "" : texts.get(listPath) ?? "", `${nameOf(status.project, folder)}.json`),
		format: "BMAD",
		doneBy: "status done",
		sources: sourcesOf(listPath, storyFiles, sections.stories),
		choices: choicesOf(status),
		sound: rows.flatMap(({ key }) => faultyKeys.has(key) ? [] : [key])
	};
}
/** Finds the story of a fault, by its row or its file. */
function storyOfFaultFinder(rows) {
	const keys = new Set(rows.map(({ key }) => key));
	const byNumber = new Map(rows.map(({ key }) => [storyNumber(key), key]));
	const byFile = new Map(rows.flatMap(({ key, file }) => file === void 0 ? [] : [[file, key]]));
	return ({ at: [firstSegment], file }) => {
		if (typeof firstSegment === "string" && keys.has(firstSegment)) return firstSegment;
		if (file === void 0 || kindOf(file) !== "story") return void 0;
		return byFile.get(file) ?? byNumber.get(storyNumber(stemOf(file)));
	};
}
function scopeOfSetting(setting) {
	const parsed = readScope(setting);
	return "value" in parsed ? parsed.value : { kind: "all" };
}
/** Longer documents tell their stories in separate files. */
const maxSearchedChars = 1e6;
const locationFaults = ({ storyLocation }, listPath) => storyLocation === void 0 || listPath === void 0 || storyFolder(storyLocation.path, listPath) !== void 0 ? [] : [{
	severity: "warning",
	code: "PLAN_LINK_OUTSIDE",
	at: ["story_location"],
	offset: storyLocation.offset,
	message: `story_location is ${quoteValue(storyLocation.path)}, which points outside the repository, so it is not read.`,
	remedy: "Write it from the top of the repository, such as docs/stories."
}];
const withFile = (fault, listPath) => fault.file !== void 0 || listPath === void 0 ? fault : {
	...fault,
	file: listPath
};
function cachedBy(make) {
	const cache = /* @__PURE__ */ new Map();
	return (path) => {
		const value = cache.get(path) ?? make(path);
		cache.set(path, value);
		return value;
	};
}
const documentsIn = (texts) => [...texts].flatMap(([path, text]) => {
	const kind = kindOf(path);
	return kind === "rules" || kind === "architecture" || kind === "brief" || kind === "prd" ? [{
		path,
		kind,
		text
	}] : [];
});
/** Faults of a list that could not be read, so that nothing is known about its content. */
const unreadCodes = /* @__PURE__ */ new Set([
	"PLAN_SYNTAX",
	"PLAN_MERGE_MARKERS",
	"PLAN_ENCODING",
	"PLAN_FOLDER",
	"PLAN_NO_TASKS",
	"PLAN_TOO_LARGE"
]);
function ambiguousListFault(lists, folder) {
	if (lists.length < 2) return [];
	return [{
		severity: "error",
		code: "PLAN_FOLDER",
		at: [],
		message: `${folder} has several lists of stories: ${lists.map(({ path }) => path).join(", ")}.`,
		remedy: "Name the folder of one of them."
	}];
}
const noStoriesFault = (folder, hasList) => ({
	severity: "error",
	code: hasList ? "PLAN_NO_TASKS" : "PLAN_FOLDER",
	at: [],
	message: hasList ? "The list has no stories: neither rows below development_status nor a list named stories." : `${folder} has no sprint-status.yaml and no story files, such as stories/1-1-login.md.`,
	remedy: hasList ? "Run sprint-planning, or add the rows yourself." : "Name the folder that holds them, or another plan."
});
const linkFaults = (path, linesOf) => outsideLinks(linesOf(path), path).map((fault) => ({
	...fault,
	file: path
}));
function planValue({ stories, sprintStatus, context, epics, folder }) {
	if (stories.length === 0) return void 0;
	const chosenKeys = new Set(stories.map(({ row }) => row.key));
	const keys = new Map(sprintStatus.rows.map(({ key }) => [key, idOf(key)]));
	return {
		name: nameOf(sprintStatus.project, folder),
		...sprintStatus.project !== void 0 && { project: sprintStatus.project },
		...context !== "" && { context },
		tasks: stories.map((story, index) => {
			const { row, id, text, status } = story;
			return {
				id,
				title: row.title ?? text?.title ?? titleOfKey(row.key),
				description: descriptionOf(story, sprintStatus, epics),
				acceptance_criteria: text && text.criteria.length > 0 ? text.criteria.map((criterion) => criterion.text) : row.criteria,
				depends_on: row.dependencies.filter((key) => chosenKeys.has(key) || !keys.has(key)).map((key) => keys.get(key) ?? key),
				status,
				order: index
			};
		})
	};
}
/** Adds the dependencies in the story's file to those of its row. */
function withOrder(story, storiesIn) {
	const { dependencies: waits, faults } = dependenciesOf(story, storiesIn);
	const { row } = story;
	if (waits.length === 0) return {
		...story,
		orderOffset: void 0,
		orderFaults: faults
	};
	const allKeys = [.../* @__PURE__ */ new Set([...row.dependencies, ...waits.map(({ key }) => key)])];
	const orderOffset = row.dependencies.length === 0 ? waits[0]?.offset : void 0;
	return {
		...story,
		row: {
			...row,
			dependencies: allKeys
		},
		orderOffset,
		orderFaults: faults
	};
}
const maxEpicChars = 1e3;
const taskLineText = ({ text, isItem, ticked, depth }) => isItem ? `${"  ".repeat(depth - 1)}- ${ticked ? "(done) " : ""}${text}` : `${"  ".repeat(depth)}${text}`;
function descriptionOf({ row, text, file }, { epics: listedEpics }, sections) {
	const tasks = (text?.tasks ?? []).map(taskLineText);
	const ownEpic = row.epic === void 0 ? void 0 : epicName(row.epic);
	const listedEpic = listedEpics.find(({ id }) => epicName(id) === ownEpic);
	const epicText = ownEpic === void 0 ? void 0 : sections.get(ownEpic)?.text;
	const title = listedEpic?.title || epicText?.title;
	const goal = (listedEpic?.about || epicText?.description || "").slice(0, maxEpicChars).trim();
	return [
		text?.description.trim() || row.description,
		text?.aboveCriteria ? `Of the acceptance criteria:\n${text.aboveCriteria}` : "",
		tasks.length > 0 ? `Tasks, one after the other:\n${tasks.join("\n")}` : "",
		title ? `Part of epic ${row.epic}, \u201c${title}\u201d.${goal === "" ? "" : `\n${goal}`}` : "",
		file ? `The story's file is ${file.path}. Its status and check boxes are ticked for you: leave it as it is.` : ""
	].filter(Boolean).join("\n\n");
}
/** The project's name, or the folder's, in a form for branches. */
function nameOf(project, folder) {
	return ((project ?? folder.split("/").at(-1) ?? "").normalize("NFKD").match(/[A-Za-z0-9]+/g) ?? []).join("-").slice(0, 60).toLowerCase() || "bmad";
}
function placeOf([list, index, field], stories, listPath) {
	const story = list === "tasks" && typeof index === "number" ? stories[index] : void 0;
	const listFile = listPath === void 0 ? {} : { file: listPath };
	if (!story) return {
		at: [],
		offset: 0,
		...listFile
	};
	const { row, file, orderOffset } = story;
	const path = [row.key, ...field === void 0 ? [] : [field]];
	if (field === "depends_on" && file && orderOffset !== void 0) return {
		at: path,
		offset: orderOffset,
		file: file.path
	};
	if (field === "status") return {
		at: path,
		offset: row.statusOffset,
		...listFile
	};
	return file && (field === void 0 || field === "description" || field === "acceptance_criteria" || listPath === void 0) ? {
		at: path,
		offset: 0,
		file: file.path
	} : {
		at: path,
		offset: row.offset,
		...listFile
	};
}
const sourcesOf = (listPath, files, epics) => [.../* @__PURE__ */ new Set([
	...listPath === void 0 ? [] : [listPath],
	...files.map(({ path }) => path),
	...[...epics.values()].map(({ path }) => path)
])];
/** The folder that `story_location` names, from the top of the repository. */
function storyFolderIn(files) {
	const [list, ...others] = sprintStatusIn(files);
	const bytes = files.find(({ path }) => path === list?.path)?.bytes;
	if (list === void 0 || others.length > 0 || bytes === void 0) return void 0;
	const [, location] = /^story_location:[ \t]*["']?([^"'#\r\n]+)/m.exec(new TextDecoder("utf-8").decode(bytes)) ?? [];
	return location === void 0 ? void 0 : storyFolder(location.trim(), list.path);
}
export { readBmad, storyFolderIn };
