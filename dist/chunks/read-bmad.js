import { n as shown } from "./fault.js";
import { i as outline, n as outsideLinks, s as sourceText, t as mergeMarkers } from "./merge-markers.js";
import { h as holdsEntries, n as boxLikeLine, o as bareText, t as boxLike, v as unplacedMembers, y as judgeDraft } from "./box-like.js";
import { D as plural, O as thousands, o as some } from "./one-line.js";
import { o as shortenMarkdown } from "./fences.js";
import { C as sprintStatusIn, E as storyNumber, S as kindOf, T as storyFolder, v as amongStories, w as stemOf, y as isFolderOfStories } from "./plan-folder.js";
import { c as storyOf, d as bmadStatus, f as readSprintStatus, g as plainValue, h as pairsOf, i as inGroups, l as titleOfKey, m as listOf, n as filesOf, o as ofFiles, p as fieldsOf, r as idOf, s as sectionsOf, t as epicName, u as storyText } from "./stories.js";
import { Q as readScope } from "./through-proxy.js";
import { t as require_dist } from "./dist.js";
// src/core/plan/format/bmad/documents.ts
/** What all of them may take of a prompt, in characters; three eighths of what one holds by default. */
const mostContext = 12e3;
/** The order in which agents are told of them, and how the room is shared: what binds comes first. */
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
/** Headings of what helps with any task; the rest of a document is told where there is room. */
const telling = /overview|summary|goal|vision|scope|non-?functional|constraint|principle|pattern|convention|stack|structure|decision|rule|standard|naming|error/i;
/** What every agent is told of the documents: the parts that hold for all stories, and where the rest is. */
function contextOf(project, documents) {
	const there = Object.keys(shares).map((kind) => documents.filter((one) => one.kind === kind)).filter((list) => list.length > 0);
	const all = there.reduce((sum, [one]) => sum + (one ? shares[one.kind] : 0), 0);
	const parts = there.flatMap((list) => list.map(({ kind, path, text }) => {
		const room = Math.floor(mostContext * shares[kind] / all / list.length);
		return `# ${titles[kind]} (${path})\n\n${excerptOf(text, room)}`;
	}));
	const name = project === void 0 ? "" : `The project is ${project}. `;
	const where = documents.map(({ path }) => path).join(", ");
	return [documents.length === 0 ? name.trim() : `${name}Its documents are in the repository: ${where}. Read there what the story needs and what is left out below.`, ...parts].filter(Boolean).join("\n\n");
}
/** So much of a document is looked at; what comes after it, the agent reads itself. */
const mostLooked = 4e5;
function excerptOf(whole, room) {
	const text = whole.slice(0, mostLooked).replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, "").trim().replace(/^# .*\n+/, "");
	if (text.length <= room) return text;
	const wanted = text.split(/^(?=#{1,3} )/m).filter((section) => telling.test(section.split("\n", 1)[0] ?? ""));
	const total = wanted.reduce((sum, section) => sum + section.length, 0);
	if (total === 0) return shortenMarkdown(text, room);
	return wanted.map((section) => shortenMarkdown(section, Math.floor(room * section.length / Math.max(total, room)))).map((section) => section.trim()).filter(Boolean).join("\n\n");
}
const large = 1e6;
/** Documents of which next to nothing reaches an agent. */
const largeDocument = (path, text) => text.length < large ? [] : [{
	severity: "warning",
	code: "PLAN_DOCUMENT_TOO_LARGE",
	at: [],
	file: path,
	offset: 0,
	message: `The document has ${thousands(text.length)} characters; a prompt has room for ${thousands(mostContext)} of all documents together.`,
	remedy: "Split it into files by topic, and have each story name the files that it needs."
}];
// src/core/plan/format/bmad/in-scope.ts
/** The rows in a scope; a fault where it names what is not there, with what there is. */
function inScope({ rows, currentSprint }, scope) {
	if (scope.kind === "all") return {
		rows,
		faults: []
	};
	if (scope.kind === "stories") return named(rows, scope.stories);
	const wanted = scope.kind === "epic" ? scope.epic : scope.sprint ?? currentSprint;
	const of = (row) => scope.kind === "epic" ? row.epic : row.sprint;
	const known = [...new Set(rows.flatMap((row) => of(row) ?? []))];
	if (scope.kind === "sprint" && known.length === 0 && wanted !== void 0 && wanted === currentSprint) return {
		rows,
		faults: []
	};
	const found = rows.filter((row) => wanted !== void 0 && sameName(of(row), wanted));
	if (found.length > 0) return {
		rows: found,
		faults: []
	};
	const what = wanted === void 0 ? "does not say which sprint is the current one" : `has no ${scope.kind} ${shown(wanted)}`;
	return {
		rows: [],
		faults: [notThere(`The list of stories ${what}.`, knownWords(scope.kind, known))]
	};
}
const knownWords = (kind, known) => known.length === 0 ? `It has no ${kind}s at all: use another plan-scope, such as all.` : `Its ${kind}s: ${known.slice(0, 20).join(", ")}. Name one with plan-scope: ${kind}-${plainName(known[0] ?? "")}.`;
/** `1`, `epic-1`, `EPIC-001` and `Epic 1` are one. */
const plainName = (name) => name.toLowerCase().replace(/^(?:epic|sprint)[-_ ]*/, "").replace(/^0+(?=\d)/, "");
const sameName = (one, other) => one !== void 0 && plainName(one) === plainName(other);
function named(rows, wanted) {
	const exact = new Map(rows.map((row) => [row.key.toLowerCase(), row]));
	const byNumber = inGroups(rows, ({ key }) => storyNumber(key));
	const chosen = /* @__PURE__ */ new Set();
	const faults = wanted.flatMap((name) => {
		const one = exact.get(name.toLowerCase());
		const alike = one ? [one] : byNumber.get(storyNumber(name)) ?? [];
		for (const row of alike.slice(0, 1)) chosen.add(row);
		if (alike.length === 1) return [];
		const ids = (alike.length === 0 ? rows : alike).slice(0, 20).map(({ key }) => key);
		const message = alike.length === 0 ? `There is no story ${shown(name)}.` : `${shown(name)} names several stories.`;
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
/** Takes the text of a file into `texts`, or says why not. */
function readInto(texts, { path, link, bytes, folder = false }) {
	const kind = kindOf(path);
	if (link || bytes === void 0) return kind || folder || isFolderOfStories(path) ? [isLink(path, kind ?? "story")] : [];
	if (kind !== "status" && kind !== "story" && bytes.length > largestDocument) return [unreadDocument(path, bytes.length)];
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
const largestDocument = 67108864;
const isDocument = (kind) => kind !== "status" && kind !== "story";
const unreadDocument = (file, size) => ({
	severity: "warning",
	code: "PLAN_DOCUMENT_TOO_LARGE",
	at: [],
	file,
	offset: 0,
	message: `The document is ${size} bytes long, so it is left out.`,
	remedy: "Split it into files by topic, and have each story name the files that it needs."
});
const isLink = (file, kind) => ({
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
	const open = rows.filter((row) => !isOver$1(row) && meaning$1(row) !== "given_up");
	const counted = inGroups(open.filter(({ epic }) => epic !== void 0), ({ epic }) => epic ?? "");
	const current = open.filter(({ sprint }) => sprint !== void 0 && sprint === currentSprint);
	return {
		open: open.length,
		epics: [...counted].map(([name, list]) => ({
			name,
			open: list.length
		})),
		sprint: currentSprint === void 0 || current.length === 0 ? void 0 : {
			name: currentSprint,
			open: current.length
		},
		stories: open.map(({ key, title }) => ({
			id: key,
			title: title ?? titleOfKey(key)
		}))
	};
}
const meaning$1 = (row) => bmadStatus(row.status, {
	at: [],
	offset: 0
});
const isOver$1 = (row) => meaning$1(row) === "done" || meaning$1(row) === "skipped";
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
/** What the method and those who keep such a file write beside the stories. */
const about = [
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
/** What says who does a story, when and why, and changes nothing of what is done. */
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
	known: /* @__PURE__ */ new Set([...storyNames, ...storyNotes]),
	waits: "dependencies",
	isTask: true
};
const inGroup = {
	known: /* @__PURE__ */ new Set([...groupNames, ...storyNotes]),
	meant: [],
	waits: "",
	tells: "errors",
	isTask: false
};
/** Short names such as `story` are near to words that mean something else. */
const meant = storyNames.filter((name) => name.length > 6);
/** What stands in a `sprint-status.yaml` and is neither a story, nor a field of one, nor about the list. Linear. */
function unplacedInStatus(document) {
	const top = pairsOf(document.contents, document);
	const of = (name) => top.find((pair) => pair.name === name)?.value;
	const groups = lists.slice(1).flatMap((name) => listOf(of(name), document).map((node, index) => ({
		name,
		node,
		index
	})));
	const developed = pairsOf(of("development_status"), document);
	const stories = [...developed.flatMap(({ name, value }) => (0, import_dist.isMap)(value) ? [{
		key: name,
		node: value
	}] : []), ...[of("stories"), ...groups.map(({ node }) => fieldsOf(node, document).get("stories"))].flatMap((list) => listOf(list, document)).map((node) => ({
		key: keyOf(node, document),
		node
	}))];
	const ids = /* @__PURE__ */ new Set([...developed.map(({ name }) => name), ...stories.map(({ key }) => key)]);
	const accounts = [
		...topAccounts(top.filter(({ name, value }) => !holdsRows(name, value, document))),
		...groups.map(({ name, node, index }) => ({
			...inGroup,
			whose: name === "epics" ? "epic" : "sprint",
			at: [name, index],
			members: membersOf(pairsOf(node, document), inGroup.known)
		})),
		...stories.map(({ key, node }) => ({
			...inStory$1,
			at: [key],
			members: membersOf(pairsOf(node, document), inStory$1.known),
			meant
		}))
	];
	return [
		...top.flatMap((pair) => holdsRows(pair.name, pair.value, document) ? [rowsElsewhere(pair)] : []),
		...shapeFaults(top, groups, document),
		...unplacedMembers(accounts, ids)
	];
}
/** A word or a number may be anything; a list or a map by nearly the name of one of ours is that. */
function topAccounts(top) {
	const account = {
		whose: "sprint-status.yaml",
		at: [],
		known: /* @__PURE__ */ new Set([...topNames, ...about]),
		waits: ""
	};
	const members = membersOf(top, account.known);
	return [{
		...account,
		meant: topNames,
		members: members.filter(({ value }) => holdsEntries(value))
	}, {
		...account,
		meant: [],
		members: members.filter(({ value }) => !holdsEntries(value))
	}];
}
function keyOf(node, document) {
	const value = pairsOf(node, document).find(({ name }) => /^(?:story_id|id|key|story)$/.test(name))?.value;
	return (0, import_dist.isScalar)(value) ? String(value.value) : "";
}
/** Dates of things that are called as a state is, such as `completed: 2026-01-10`, are no state. */
const membersOf = (pairs, meantNames) => pairs.flatMap(({ name, value, offset }) => {
	if (meantNames.has(name)) return [];
	const plain = plainValue(value);
	return typeof plain === "string" && /^\d{4}-\d\d-\d\d/.test(plain) ? [] : [{
		name,
		value: plain,
		offset
	}];
});
const storyKey = /^\d+[a-z]?[-.]\d+[a-z]?(?=$|[-._])|^(?:story|us)-\d+/i;
/** `1-2-login: backlog` below a name that is not `development_status`. */
const holdsRows = (name, node, document) => name !== "development_status" && pairsOf(node, document).some(({ name: key, value }) => storyKey.test(key) && ((0, import_dist.isMap)(value) || (0, import_dist.isScalar)(value) && typeof bmadStatus(value.value, {
	at: [],
	offset: 0
}) === "string"));
const rowsElsewhere = ({ name, offset }) => ({
	severity: "error",
	code: "PLAN_UNKNOWN_FIELD",
	at: [name],
	offset,
	message: `A sprint-status.yaml has no field ${shown(name)}, so no agent would get the stories that it lists.`,
	remedy: lists.includes(name) ? `Move its rows below development_status, or write ${name} as a list with "- ".` : "Move its rows below development_status."
});
function shapeFaults(top, groups, document) {
	const inGroups = groups.flatMap(({ name, node, index }) => pairsOf(node, document).flatMap((pair) => pair.name === "stories" ? [{
		...pair,
		at: [name, index]
	}] : []));
	return [...top.map((pair) => ({
		...pair,
		at: []
	})), ...inGroups].flatMap(({ name, value, offset, at }) => {
		if (!isMisshapen(name, value) || holdsRows(name, value, document)) return [];
		const expected = name === "development_status" ? "rows such as \"1-2-login: backlog\"" : "a list of entries with \"- \"";
		return [{
			severity: "error",
			code: "PLAN_WRONG_TYPE",
			at: [...at, name],
			offset,
			message: `${shown(name)} must be ${expected}; found ${shown(plainValue(value))}.`,
			remedy: `Write ${expected}.`
		}];
	});
}
function isMisshapen(name, value) {
	if (value === void 0 || (0, import_dist.isScalar)(value) && (value.value === null || value.value === "") || !(name === "development_status" || lists.includes(name))) return false;
	return name === "development_status" ? !(0, import_dist.isMap)(value) : !(0, import_dist.isSeq)(value);
}
// src/core/plan/format/bmad/story-faults.ts
/** A story that waits for one outside of the scope that is not done could never begin. */
function dependencyFaults({ rows }, stories) {
	const there = new Set(stories.map(({ row }) => row.key));
	const listed = new Map(rows.map((row) => [row.key, row]));
	return stories.flatMap(({ row, status }) => row.waits.flatMap((other) => {
		const found = listed.get(other);
		if (there.has(other) || found === void 0 || isOver(found) || status === "done") return [];
		const message = `Story ${shown(row.key)} waits for ${shown(other)}, which plan-scope leaves out and which is not done.`;
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
const meaning = (row) => bmadStatus(row.status, {
	at: [],
	offset: 0
});
const isOver = (row) => meaning(row) === "done" || meaning(row) === "skipped";
/** What is amiss with where a story is told. */
function storyFaults({ row, text, file, status }, { anyFile, linked }) {
	if (status !== "pending" && status !== "in_progress") return statusFaults(row, file, status);
	const at = [row.key];
	const { offset } = row;
	const found = [...statusFaults(row, file, status), ...sizeFaults(row)];
	if (linked.has(storyNumber(row.key))) return found;
	if (row.file !== void 0 && file?.path !== row.file && !file?.path.endsWith(row.file.replace(/^\.\//, ""))) {
		const message = `Story ${shown(row.key)} names the file ${shown(row.file)}, which does not exist.`;
		return [...found, {
			severity: "error",
			code: "PLAN_STORY_FILE",
			at,
			offset,
			message,
			remedy: "Write the file, or correct its name."
		}];
	}
	if (file !== void 0) return found;
	const remedy = `Write ${row.key}.md beside the other stories (create-story does that), or leave the story out with plan-scope.`;
	if (text === void 0 && row.title === void 0) {
		const message = `Story ${shown(row.key)} is listed, but no file and no epic describes it.`;
		return [...found, {
			severity: "error",
			code: "PLAN_STORY_FILE",
			at,
			offset,
			message,
			remedy
		}];
	}
	if (!anyFile || !/ready|progress/i.test(String(row.status))) return found;
	const message = `Story ${shown(row.key)} is ${String(row.status)}, but it has no file, so the agent gets only what ${text ? "the epics say" : "the list says"}.`;
	return [...found, {
		severity: "warning",
		code: "PLAN_STORY_FILE",
		at,
		offset,
		message,
		remedy
	}];
}
function statusFaults(row, file, status) {
	const said = file?.text.status;
	if (!file || !said || row.file === file.path) return [];
	const inFile = bmadStatus(said.word, {
		at: [row.key, "status"],
		offset: said.offset
	});
	if (inFile === status || typeof inFile !== "string") return typeof inFile === "string" ? [] : [{
		...inFile,
		file: file.path
	}];
	const open = (one) => one === "pending" || one === "in_progress";
	if (open(inFile) && open(status)) return [];
	const message = `The story file says ${shown(said.word)}, but the list says ${shown(row.status)} for ${row.key}.`;
	return [{
		severity: "warning",
		code: "PLAN_STATUS_DIFFERS",
		at: [row.key],
		file: file.path,
		offset: said.offset,
		message,
		remedy: "Fix the one that is wrong; the list counts."
	}];
}
/** By the method's own scale such a story is an epic. */
const mostPoints = 13;
const sizeFaults = ({ key, points, offset }) => points === void 0 || points < mostPoints ? [] : [{
	severity: "warning",
	code: "PLAN_TASK_TOO_LARGE",
	at: [key],
	offset,
	message: `Story ${shown(key)} has ${points} points; a story should fit in one agent call.`,
	remedy: "Split it into smaller stories."
}];
/** Boxes of an open story that say nothing clear, and open ones in parts that no agent gets. */
function boxFaults({ row, text, file, status }) {
	if (!text || !file || status !== "pending" && status !== "in_progress") return [];
	const place = {
		severity: "warning",
		at: [row.key],
		file: file.path
	};
	const unclear = text.tasks.flatMap(({ text: line, isItem, ticked, offset }) => {
		const box = ticked !== void 0 ? void 0 : isItem ? boxLike(line) : boxLikeLine(bareText(line));
		if (!box?.isSure) return [];
		const message = `It is not clear whether this part of the story is done: ${shown(box.mark)} before ${shown(box.title)}.`;
		return [{
			...place,
			code: "PLAN_UNCLEAR",
			offset,
			message,
			remedy: "Write \"- [ ] \" if it is open, \"- [x] \" if it is done."
		}];
	});
	const [first] = text.leftOutBoxes;
	if (!first) return unclear;
	const count = text.leftOutBoxes.length;
	const message = `${plural(count, "open check box", "open check boxes")} of this story ${count === 1 ? "stands" : "stand"} in a part that no agent gets, such as ${shown(first.text)}.`;
	const remedy = "Move what should be done below \"## Tasks\".";
	return [...unclear, {
		...place,
		code: "PLAN_UNPLACED",
		offset: first.offset,
		message,
		remedy
	}];
}
// src/core/plan/format/bmad/story-fields.ts
/** Fields of a story's file that name the stories before it. */
const waitsName = /^(?:depends[ _-]?on|dependenc(?:y|ies)|blocked[ _-]?by|requires|prerequisites?)$/i;
/** These may also name a tool or a condition in words. */
const maybeWaits = /^(?:dependenc|requires|prereq)/i;
/** These say what else to read. */
const crossReference = /^(?:related|references?|see also|source|next|previous)\b/i;
const nothing = /^(?:[-\u2013\u2014]+$|(?:none|nothing|n\/a|no)\b)/i;
const storyId = /^(?:\d+[a-z]?[-.]\d+[a-z]?(?=$|[-._])|[a-z][a-z0-9]*-\d+(?=$|[-._]))/i;
/** Finds the stories that a text names, by key, number or title. Building is linear in the rows, at the first question. */
function storiesNamedIn(rows) {
	let index;
	return (value) => {
		index ??= indexed(rows);
		const { byKey, byNumber, byTitle } = index;
		const plain = value.replace(/\([^()]*\)/g, " ").replace(/[`*[\]"']/g, " ");
		const titled = byTitle.get(plain.trim().toLowerCase());
		if (titled !== void 0) return {
			keys: [titled],
			unknown: []
		};
		const stories = (plain.match(/[A-Za-z0-9][\w.-]*/g) ?? []).map((word) => word.replace(/[.-]+$|\.md$/i, "")).map((word) => {
			const alike = byNumber.get(storyNumber(word)) ?? [];
			return {
				word,
				key: byKey.get(word.toLowerCase()) ?? (storyId.test(word) ? alike[0]?.key : void 0)
			};
		});
		return {
			keys: [...new Set(stories.flatMap(({ key }) => key ?? []))],
			unknown: stories.flatMap(({ word, key }) => key === void 0 && storyId.test(word) ? [word] : [])
		};
	};
}
const indexed = (rows) => ({
	byKey: new Map(rows.map(({ key }) => [key.toLowerCase(), key])),
	byNumber: inGroups(rows, ({ key }) => storyNumber(key)),
	byTitle: new Map(rows.map(({ key, title }) => [(title ?? titleOfKey(key)).toLowerCase(), key]))
});
/** What the fields of a story's file say of its order, and what is wrong with them. */
function waitsOf({ row, text, file, status }, namedIn) {
	const fields = text?.fields ?? [];
	if (fields.length === 0 || status !== "pending" && status !== "in_progress") return {
		waits: [],
		faults: []
	};
	const place = {
		at: [row.key],
		...file && { file: file.path }
	};
	const waits = [];
	const faults = [];
	for (const field of fields) {
		if (!waitsName.test(field.name) || nothing.test(field.value)) continue;
		const { keys, unknown } = namedIn(field.value);
		waits.push(...keys.map((key) => ({
			key,
			offset: field.offset
		})));
		if (unknown.length > 0 || keys.length === 0 && !maybeWaits.test(field.name)) faults.push({
			...place,
			...namesNone(field, unknown[0])
		});
	}
	const others = fields.filter(({ name }) => !waitsName.test(name) && !crossReference.test(name));
	const ids = /* @__PURE__ */ new Set([row.key, ...waits.map(({ key }) => key)]);
	const members = others.map((field) => ({
		...field,
		value: orderValue(field, {
			row,
			namedIn,
			ids
		})
	}));
	faults.push(...unplacedMembers([{
		...inStory,
		at: [row.key],
		members
	}], ids).map((fault) => ({
		...place,
		...fault
	})));
	return {
		waits,
		faults: file ? faults : []
	};
}
const inStory = {
	whose: "story",
	known: /* @__PURE__ */ new Set(),
	meant: [],
	waits: "**Depends on:**",
	tells: "order"
};
/** The keys of the stories, if a field names nothing but these. */
function orderValue({ value }, { row, namedIn, ids }) {
	const words = value.replace(/\bstor(?:y|ies)\b|\band\b/gi, " ").match(/[^\s,;&]+/g) ?? [];
	const { keys } = namedIn(value);
	if (keys.length === 0 || keys.includes(row.key) || words.length !== keys.length) return value;
	for (const key of keys) ids.add(key);
	return keys;
}
function namesNone({ name, value, offset }, unknown) {
	const isId = unknown !== void 0;
	return {
		severity: isId ? "error" : "warning",
		code: "PLAN_UNKNOWN_DEPENDENCY",
		offset,
		message: isId ? `The field ${shown(name)} names ${shown(unknown)}, which is no story of the plan.` : `The field ${shown(name)} names no story of the plan (${shown(value)}), so the story waits for nothing.`,
		remedy: "Write the key of a story as the list has it, such as 1-2-login, or reword the line."
	};
}
// src/core/plan/format/bmad/unlisted.ts
/** Files that tell a story, and that no row leads to. An error if such a file says that there is work to do. */
function unlistedFiles(files, listed) {
	const { rows, byKey, hasList } = listed;
	const used = new Set([...byKey.values()].map(({ path }) => path));
	const folders = new Set([...used].map(folderOf));
	const isBeside = ({ path }) => folders.has(folderOf(path)) || /(?:^|\/)stories\/$/i.test(folderOf(path));
	const byNumber = new Map(rows.map(({ key }) => [storyNumber(key), key]));
	return files.filter((file) => !used.has(file.path) && (isBeside(file) || hasWork(file.text) || file.text.status !== void 0)).map((file) => {
		const severity = hasWork(file.text) && (hasList ? isOpenStatus(file.text) : isBeside(file)) && listed.isWhole ? "error" : "warning";
		const key = byNumber.get(storyNumber(stemOf(file.path)));
		const other = key === void 0 ? void 0 : {
			key,
			path: byKey.get(key)?.path
		};
		const words = hasList ? withoutRow(file, other) : noStory(file);
		return {
			severity,
			code: "PLAN_STORY_FILE",
			at: [],
			file: file.path,
			offset: 0,
			...words
		};
	});
}
const hasWork = ({ criteria, tasks }) => criteria.length > 0 || tasks.length > 0;
function withoutRow({ path }, other) {
	if (other) return {
		message: `Story ${shown(other.key)} is told by ${other.path ?? "another file"}, so this file is left out.`,
		remedy: "Rename this file to a number and a name of its own and add a row for it, or delete it."
	};
	return {
		message: "The list of stories does not mention this file, so it is left out.",
		remedy: `Add a row ${stemOf(path)} to the list, write "Status: done" if it is done, or delete the file.`
	};
}
const noStory = ({ text: { status } }) => status === void 0 ? {
	message: "This file has no status, so it is no story of the plan.",
	remedy: "Write a line \"Status: Draft\" below its title if it should be done, or \"Status: Done\" if it is done."
} : {
	message: "This file has no criteria and no tasks, so it is no story of the plan.",
	remedy: "Write what has to be done below \"## Acceptance Criteria\" or \"## Tasks\", or delete the file."
};
const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
function isOpenStatus({ status }) {
	if (status === void 0) return false;
	const means = bmadStatus(status.word, {
		at: [],
		offset: 0
	});
	return means === "pending" || means === "in_progress";
}
/** `Story 1.3: \u2026`; without a word there may be any part of a document. */
const storyNameIn = (text) => /^[*_]*(?:user )?(?:story[ \t]+(\d+[a-z]?[-.]\d+[a-z]?)|(story-\d+))\b/i.exec(text)?.slice(1).find(Boolean);
/** Stories that a document of epics names and that are not in the plan: a line for each document. */
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
		const have = names.length === 1 ? "is" : "are";
		return [{
			severity: "warning",
			code: "PLAN_STORY_FILE",
			at: [],
			file: path,
			offset: first.offset,
			message: `${plural(names.length, "story", "stories")} of this document ${have} ${hasList ? "not in the list of stories" : "told by no file"}, so no agent gets ${names.length === 1 ? "it" : "them"}: ${some(names)}.`,
			remedy: hasList ? "Add a row to the list for each that should be done." : "Write a file for each that should be done."
		}];
	});
}
// src/core/plan/format/bmad/read-bmad.ts
/** Reads a folder of BMAD documents as one plan: a story is a task. Never throws, and the same files are the same plan. */
function readBmad({ folder, files, scope }) {
	const texts = /* @__PURE__ */ new Map();
	const unreadable = files.flatMap((file) => readInto(texts, file));
	const nearest = sprintStatusIn(files);
	const own = nearest.length === 1 ? nearest[0]?.path : void 0;
	const linesOf = onceFor((path) => outline(texts.get(path) ?? ""));
	const ofKind = (...kinds) => [...texts.keys()].filter((path) => kinds.includes(kindOf(path) ?? ""));
	const isHalfMerged = unreadable.some(({ file, code }) => file === own && code === "PLAN_MERGE_MARKERS");
	const list = own === void 0 || isHalfMerged ? void 0 : texts.get(own);
	const listed = list === void 0 ? void 0 : readSprintStatus(list);
	const keys = new Set(listed?.rows.map(({ key }) => key.toLowerCase()));
	const named = ofKind("story").map((path) => ({
		path,
		text: storyText(linesOf(path))
	}));
	const storyFiles = amongStories(named, keys);
	const known = listed ?? ofFiles(storyFiles);
	const broken = [
		...unreadable,
		...ambiguous(nearest, folder),
		...known.faults,
		...locationFaults(known, own)
	];
	const unplaced = listed && broken.length === 0 ? unplacedInStatus(listed.document) : [];
	const isExplained = unplaced.some(({ severity }) => severity === "error");
	if (broken.length === 0 && known.rows.length === 0 && !isExplained) broken.push(nothingThere(folder, list !== void 0));
	const searchedPaths = ofKind("epics", "prd").filter((path) => (texts.get(path)?.length ?? 0) < mostSearched);
	const sections = sectionsOf(searchedPaths, linesOf);
	const target = scopeOf(scope);
	const { rows, faults: noSuch } = inScope(known, target);
	const filed = filesOf(known.rows, storyFiles);
	const namedIn = storiesNamedIn(known.rows);
	const stories = rows.map((row) => storyOf(row, {
		file: filed.byKey.get(row.key),
		sections,
		own
	})).map((story) => withOrder(story, namedIn));
	const listing = {
		rows: known.rows,
		byKey: filed.byKey,
		hasList: list !== void 0,
		isWhole: target.kind === "all"
	};
	const documents = documentsIn(texts);
	const notRead = new Set(unreadable.flatMap(({ file }) => file === void 0 || texts.has(file) ? [] : [file]));
	const linked = new Set(files.flatMap(({ path, link }) => link || notRead.has(path) ? [storyNumber(stemOf(path))] : []));
	const faults = [
		...broken,
		...noSuch,
		...filed.faults,
		...stories.flatMap((story) => [...story.faults, ...storyFaults(story, {
			anyFile: storyFiles.length > 0,
			linked
		})]),
		...stories.flatMap((story) => [...story.orderFaults, ...boxFaults(story)]),
		...dependencyFaults(known, stories),
		...unlistedFiles(storyFiles, listing),
		...unplaced,
		...unlistedSections(searchedPaths, linesOf, listing),
		...stories.flatMap(({ file }) => file ? linkFaults(file.path, linesOf) : []),
		...documents.flatMap(({ path, text }) => largeDocument(path, text))
	];
	const storyOfFault = storiesOfFaults(known.rows);
	const isAboutList = (fault) => (fault.file ?? own) === own;
	const unreadList = broken.some((one) => one.severity === "error" && isAboutList(one) && unread.has(one.code));
	const chosen = new Set(rows.map(({ key }) => key));
	const judged = faults.map((fault) => {
		const story = storyOfFault(fault);
		return story === void 0 || chosen.has(story) ? fault : {
			...fault,
			severity: "warning"
		};
	});
	const faulty = new Set(judged.flatMap((one) => one.severity === "error" ? storyOfFault(one) ?? [] : []));
	const context = contextOf(known.project, documents);
	const draft = {
		format: "BMAD",
		value: unreadList ? void 0 : planOf({
			stories,
			known,
			context,
			epics: sections.epics,
			folder
		}),
		faults: (unreadList ? broken : judged).map((fault) => inFile(fault, own)),
		texts,
		placeOf: (at) => placeOf(at, stories, own),
		doneBy: "status done",
		isThorough: true
	};
	return {
		...judgeDraft(draft, own === void 0 ? "" : texts.get(own) ?? "", `${nameOf(known.project, folder)}.json`),
		format: "BMAD",
		doneBy: "status done",
		sources: sourcesOf(own, storyFiles, sections.stories),
		choices: choicesOf(known),
		sound: rows.flatMap(({ key }) => faulty.has(key) ? [] : [key])
	};
}
/** Which story a fault is about: by its row, or by the file that tells it. */
function storiesOfFaults(rows) {
	const keys = new Set(rows.map(({ key }) => key));
	const byNumber = new Map(rows.map(({ key }) => [storyNumber(key), key]));
	const byFile = new Map(rows.flatMap(({ key, file }) => file === void 0 ? [] : [[file, key]]));
	return ({ at: [first], file }) => {
		if (typeof first === "string" && keys.has(first)) return first;
		if (file === void 0 || kindOf(file) !== "story") return void 0;
		return byFile.get(file) ?? byNumber.get(storyNumber(stemOf(file)));
	};
}
function scopeOf(said) {
	const read = readScope(said);
	return "value" in read ? read.value : { kind: "all" };
}
/** A PRD that is longer than this tells stories in files of their own. */
const mostSearched = 1e6;
const locationFaults = ({ storyLocation }, own) => storyLocation === void 0 || own === void 0 || storyFolder(storyLocation.path, own) !== void 0 ? [] : [{
	severity: "warning",
	code: "PLAN_LINK_OUTSIDE",
	at: ["story_location"],
	offset: storyLocation.offset,
	message: `story_location is ${shown(storyLocation.path)}, which points outside the repository, so it is not read.`,
	remedy: "Write it from the top of the repository, such as docs/stories."
}];
const inFile = (fault, own) => fault.file !== void 0 || own === void 0 ? fault : {
	...fault,
	file: own
};
function onceFor(make) {
	const known = /* @__PURE__ */ new Map();
	return (path) => {
		const value = known.get(path) ?? make(path);
		known.set(path, value);
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
/** Of a list that could not be read, nothing is said about what would be in it. */
const unread = /* @__PURE__ */ new Set([
	"PLAN_SYNTAX",
	"PLAN_MERGE_MARKERS",
	"PLAN_ENCODING",
	"PLAN_FOLDER",
	"PLAN_NO_TASKS",
	"PLAN_TOO_LARGE"
]);
function ambiguous(found, folder) {
	if (found.length < 2) return [];
	return [{
		severity: "error",
		code: "PLAN_FOLDER",
		at: [],
		message: `${folder} has several lists of stories: ${found.map(({ path }) => path).join(", ")}.`,
		remedy: "Name the folder of one of them."
	}];
}
const nothingThere = (folder, listed) => ({
	severity: "error",
	code: listed ? "PLAN_NO_TASKS" : "PLAN_FOLDER",
	at: [],
	message: listed ? "The list has no stories: neither rows below development_status nor a list named stories." : `${folder} has no sprint-status.yaml and no story files, such as stories/1-1-login.md.`,
	remedy: listed ? "Run sprint-planning, or add the rows yourself." : "Name the folder that holds them, or another plan."
});
const linkFaults = (path, linesOf) => outsideLinks(linesOf(path), path).map((fault) => ({
	...fault,
	file: path
}));
function planOf({ stories, known, context, epics, folder }) {
	if (stories.length === 0) return void 0;
	const there = new Set(stories.map(({ row }) => row.key));
	const keys = new Map(known.rows.map(({ key }) => [key, idOf(key)]));
	return {
		name: nameOf(known.project, folder),
		...known.project !== void 0 && { project: known.project },
		...context !== "" && { context },
		tasks: stories.map((story, index) => {
			const { row, id, text, status } = story;
			return {
				id,
				title: row.title ?? text?.title ?? titleOfKey(row.key),
				description: aboutOf(story, known, epics),
				acceptance_criteria: text && text.criteria.length > 0 ? text.criteria.map((one) => one.text) : row.criteria,
				depends_on: row.waits.filter((other) => there.has(other) || !keys.has(other)).map((other) => keys.get(other) ?? other),
				status,
				order: index
			};
		})
	};
}
/** The story waits for what its row names, and for what its file does. */
function withOrder(story, namedIn) {
	const { waits, faults } = waitsOf(story, namedIn);
	const { row } = story;
	if (waits.length === 0) return {
		...story,
		orderOffset: void 0,
		orderFaults: faults
	};
	const all = [.../* @__PURE__ */ new Set([...row.waits, ...waits.map(({ key }) => key)])];
	const orderOffset = row.waits.length === 0 ? waits[0]?.offset : void 0;
	return {
		...story,
		row: {
			...row,
			waits: all
		},
		orderOffset,
		orderFaults: faults
	};
}
const mostOfEpic = 1e3;
const shownTask = ({ text, isItem, ticked, depth }) => isItem ? `${"  ".repeat(depth - 1)}- ${ticked ? "(done) " : ""}${text}` : `${"  ".repeat(depth)}${text}`;
function aboutOf({ row, text, file }, { epics: listedEpics }, sections) {
	const tasks = (text?.tasks ?? []).map(shownTask);
	const named = row.epic === void 0 ? void 0 : epicName(row.epic);
	const listed = listedEpics.find(({ id }) => epicName(id) === named);
	const told = named === void 0 ? void 0 : sections.get(named)?.text;
	const title = listed?.title || told?.title;
	const goal = (listed?.about || told?.about || "").slice(0, mostOfEpic).trim();
	return [
		text?.about.trim() || row.about,
		text?.aboveCriteria ? `Of the acceptance criteria:\n${text.aboveCriteria}` : "",
		tasks.length > 0 ? `Tasks, one after the other:\n${tasks.join("\n")}` : "",
		title ? `Part of epic ${row.epic}, \u201c${title}\u201d.${goal === "" ? "" : `\n${goal}`}` : "",
		file ? `The story's file is ${file.path}. Its status and check boxes are ticked for you: leave it as it is.` : ""
	].filter(Boolean).join("\n\n");
}
/** The project's name, as a name of branches; else that of the folder. */
function nameOf(project, folder) {
	return ((project ?? folder.split("/").at(-1) ?? "").normalize("NFKD").match(/[A-Za-z0-9]+/g) ?? []).join("-").slice(0, 60).toLowerCase() || "bmad";
}
function placeOf([first, index, field], stories, own) {
	const story = first === "tasks" && typeof index === "number" ? stories[index] : void 0;
	const list = own === void 0 ? {} : { file: own };
	if (!story) return {
		at: [],
		offset: 0,
		...list
	};
	const { row, file, orderOffset } = story;
	const at = [row.key, ...field === void 0 ? [] : [field]];
	if (field === "depends_on" && file && orderOffset !== void 0) return {
		at,
		offset: orderOffset,
		file: file.path
	};
	if (field === "status") return {
		at,
		offset: row.statusOffset,
		...list
	};
	return file && (field === void 0 || field === "description" || field === "acceptance_criteria" || own === void 0) ? {
		at,
		offset: 0,
		file: file.path
	} : {
		at,
		offset: row.offset,
		...list
	};
}
const sourcesOf = (listPath, files, epics) => [.../* @__PURE__ */ new Set([
	...listPath === void 0 ? [] : [listPath],
	...files.map(({ path }) => path),
	...[...epics.values()].map(({ path }) => path)
])];
/** Where the list of stories says that their files are, from the top of the repository. */
function storyFolderIn(files) {
	const [list, ...others] = sprintStatusIn(files);
	const bytes = files.find(({ path }) => path === list?.path)?.bytes;
	if (list === void 0 || others.length > 0 || bytes === void 0) return void 0;
	const [, location] = /^story_location:[ \t]*["']?([^"'#\r\n]+)/m.exec(new TextDecoder("utf-8").decode(bytes)) ?? [];
	return location === void 0 ? void 0 : storyFolder(location.trim(), list.path);
}
export { readBmad, storyFolderIn };
