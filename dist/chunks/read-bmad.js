import { n as shown } from "./fault.js";
import { i as outline, n as outsideLinks, s as sourceText, t as mergeMarkers } from "./merge-markers.js";
import { s as judgeDraft } from "./task-body.js";
import { O as thousands } from "./one-line.js";
import { o as shortenMarkdown } from "./fences.js";
import { C as sprintStatusIn, E as storyNumber, S as kindOf, T as storyFolder, v as amongStories, w as stemOf, y as isFolderOfStories } from "./plan-folder.js";
import { c as storyOf, d as bmadStatus, f as readSprintStatus, i as inGroups, l as titleOfKey, n as filesOf, o as ofFiles, r as idOf, s as sectionsOf, t as epicName, u as storyText } from "./stories.js";
import { V as readScope } from "./through-proxy.js";
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
/** Files that tell a story, and that no row leads to. */
function notListed(files, rows, byKey) {
	const used = new Set([...byKey.values()].map(({ path }) => path));
	const numbers = new Set(rows.map(({ key }) => storyNumber(key)));
	return files.filter(({ path, text }) => !used.has(path) && text.status !== void 0 && !numbers.has(storyNumber(stemOf(path)))).map(({ path }) => ({
		severity: "warning",
		code: "PLAN_STORY_FILE",
		at: [],
		file: path,
		offset: 0,
		message: "The list of stories does not mention this file, so it is left out.",
		remedy: `Add a row ${stemOf(path)} to the list, or delete the file.`
	}));
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
	if (broken.length === 0 && known.rows.length === 0) broken.push(nothingThere(folder, list !== void 0));
	const sections = sectionsOf(ofKind("epics", "prd").filter((path) => (texts.get(path)?.length ?? 0) < mostSearched), linesOf);
	const { rows, faults: noSuch } = inScope(known, scopeOf(scope));
	const filed = filesOf(known.rows, storyFiles);
	const stories = rows.map((row) => storyOf(row, {
		file: filed.byKey.get(row.key),
		sections,
		own
	}));
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
		...dependencyFaults(known, stories),
		...list === void 0 ? [] : notListed(storyFiles, known.rows, filed.byKey),
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
const mostOfEpic = 1e3;
function aboutOf({ row, text, file }, { epics: listedEpics }, sections) {
	const tasks = (text?.tasks ?? []).map(({ text: task, ticked, depth }) => `${"  ".repeat(depth - 1)}- ${ticked ? "(done) " : ""}${task}`);
	const named = row.epic === void 0 ? void 0 : epicName(row.epic);
	const listed = listedEpics.find(({ id }) => epicName(id) === named);
	const told = named === void 0 ? void 0 : sections.get(named)?.text;
	const title = listed?.title || told?.title;
	const goal = (listed?.about || told?.about || "").slice(0, mostOfEpic).trim();
	return [
		text?.about.trim() || row.about,
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
	const { row, file } = story;
	const at = [row.key, ...field === void 0 ? [] : [field]];
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
const sourcesOf = (own, files, told) => [.../* @__PURE__ */ new Set([
	...own === void 0 ? [] : [own],
	...files.map(({ path }) => path),
	...[...told.values()].map(({ path }) => path)
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
