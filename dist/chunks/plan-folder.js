import { g as companionRest, h as byTurn, v as isOverlooked, y as queuedFile, yr as RalphError } from "./through-proxy.js";
import { O as thousands } from "./one-line.js";
import { i as namesFrom, l as TaskId } from "./branch-name.js";
import { t as continuesUnattended } from "./due.js";
import { n as quoteValue } from "./fault.js";
import { join, relative, resolve, sep } from "node:path";
import { createHash } from "node:crypto";
// src/core/queue/queue.ts
/** The queue of a base, combined with the runs of its plans (docs/queue.md). `runs`: by the name of the plan. */
function queueOf(files, { folder, runs }) {
	const queuedFiles = files.flatMap(({ path, planName }) => {
		const file = queuedFile(path, folder);
		return file === void 0 ? [] : [{
			...file,
			name: planName ?? file.name
		}];
	});
	const archived = queuedFiles.filter(({ place }) => place === "complete").sort(byTurn);
	const rows = queuedFiles.filter(({ place }) => place !== "complete").sort((a, b) => a.place === b.place ? byTurn(a, b) : a.place === "current" ? -1 : 1).map((file) => ({
		...file,
		...standingOf(runs.get(file.name))
	}));
	const nameOf = (path) => queuedFile(path ?? "", folder)?.name ?? "";
	const namesInFiles = /* @__PURE__ */ new Set([...queuedFiles.map(({ name }) => name), ...queuedFiles.map(({ path }) => nameOf(path))]);
	return {
		folder,
		rows,
		archived,
		takenOut: [...runs].flatMap(([name, { queue: queueFolder, plan_file: file, stop }]) => {
			return queueFolder === folder && stop?.kind !== "complete" && !namesInFiles.has(name) && !namesInFiles.has(nameOf(file ?? null)) ? [name] : [];
		}),
		overlooked: files.flatMap(({ path }) => isOverlooked(path, folder) ? [path] : []),
		findings: findingsIn(rows, archived)
	};
}
function standingOf(state) {
	return state === void 0 ? {
		standing: "waiting",
		state: null
	} : {
		standing: standingOfRun(state),
		state
	};
}
function standingOfRun({ lease, stop, paused, awaiting }) {
	if (lease) return "at_work";
	if (paused || awaiting) return "person";
	if (stop?.kind === "complete") return "complete";
	if (continuesUnattended(stop)) return "open";
	if (stop?.kind === "failed") return isTransient(stop.code) ? "open" : "failed";
	return stop?.kind === "paused" || stop?.kind === "cancelled" || stop?.kind === "human_review" ? "person" : "failed";
}
const isTransient = (code) => /^(?:REMOTE|GITHUB)_/.test(code);
/** Two files of one name would share one run. */
function findingsIn(rows, archived) {
	const pathsByName = /* @__PURE__ */ new Map();
	return rows.flatMap(({ path, name, state }) => {
		const samePath = pathsByName.get(name.toLowerCase());
		pathsByName.set(name.toLowerCase(), path);
		if (samePath !== void 0) return [`${path}: the plan is called ${name}, as ${samePath} is; rename one of the files (its number does not count)`];
		const archivedPlan = archived.find((file) => file.name === name);
		if (archivedPlan === void 0 || state?.stop?.kind !== "complete") return [];
		return [`${path}: a plan called ${name} is complete (${archivedPlan.path}), so this one would never start; rename the file, or remove that run with \`ralph delete ${name}\``];
	});
}
/**
* Decides which plan is next: one at a time, and a plan that has begun goes before the others in any order. A complete
* plan never begins again, in any folder. Pure.
*/
function nextPlan({ rows }, { passesFailed: skipsFailed }) {
	const firstRow = (...standings) => rows.find(({ standing }) => standings.includes(standing));
	const busy = firstRow("at_work");
	if (busy) return {
		kind: "busy",
		row: busy
	};
	const open = firstRow("open");
	if (open) return {
		kind: "continue",
		row: open
	};
	const blocking = skipsFailed ? firstRow("person") : firstRow("person", "failed");
	if (blocking) return {
		kind: "blocked",
		row: blocking
	};
	const row = firstRow("waiting");
	return row ? {
		kind: "begin",
		row,
		previous: previousPlan(rows)
	} : { kind: "empty" };
}
/** By the start of their runs: the order of the files may have changed since. */
function previousPlan(rows) {
	return rows.filter(({ standing }) => standing === "complete").sort((a, b) => Date.parse(b.state?.started ?? "") - Date.parse(a.state?.started ?? "")).at(0);
}
/**
* The plan under way. If there is none: with `ahead` the next plan, since an order for a complete run is rarely
* intended; with `done` the newest complete one, merged or not. `runs`: also those of the archive. Pure.
*/
function impliedPlan({ rows, archived }, { next, runs, about }) {
	if (next.kind !== "empty" && next.kind !== "begin") return {
		file: next.row,
		status: "started"
	};
	const startOf = ({ name }) => Date.parse(runs.get(name)?.started ?? "") || 0;
	const newest = [...archived, ...rows.filter(({ standing }) => standing === "complete")].sort((a, b) => startOf(a) - startOf(b)).at(-1);
	const complete = newest && {
		file: newest,
		status: "complete"
	};
	const ahead = next.kind === "begin" ? {
		file: next.row,
		status: "next"
	} : void 0;
	return about === "ahead" ? ahead ?? complete : complete ?? ahead;
}
/**
* `outdated`: companions with an earlier number, if there is also one with the current number; they keep their names.
*/
function companionsOf(file, paths) {
	const companions = paths.flatMap((path) => {
		const rest = companionRest(file, path);
		return rest === void 0 ? [] : [{
			path,
			rest
		}];
	});
	const isExact = ({ path, rest }) => path.endsWith(`/${file.stem}.${rest}`);
	const byRest = new Map([...companions.filter((one) => !isExact(one)), ...companions.filter(isExact)].map((one) => [one.rest, one]));
	return {
		current: [...byRest.values()],
		outdated: companions.filter((one) => byRest.get(one.rest) !== one)
	};
}
/** The next number, or the time if the other files are ordered by time, before the file's name. */
function nameOfAdded(file, queue, now) {
	const base = file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
	const queued = queuedFile(`${queue.folder}/pending/${base}`, queue.folder);
	if (queued && queued.number !== null) return base;
	const maxNumber = Math.max(0, ...queue.rows.map(({ number }) => number ?? 0));
	const stamp = new Date(now).toISOString().replace(/[-:]/g, "").replace("T", "-").slice(0, 15);
	return `${maxNumber >= 1e7 ? stamp : String((Math.floor(maxNumber / 10) + 1) * 10).padStart(3, "0")}-${base}`;
}
// src/core/plan/format/bmad/folder.ts
const folders = [
	[/(?:^|\/)prd\//i, "prd"],
	[/(?:^|\/)architecture\//i, "architecture"],
	[/(?:^|\/)epics?\//i, "epics"]
];
const names = [
	[/^sprint-status\.ya?ml$/i, "status"],
	[/^project-context\.md$/i, "rules"],
	[/^(?:product-|project-)?brief(?:[-_.].*)?\.md$/i, "brief"],
	[/^(?:prd|product-requirements?)(?:[-_.].*)?\.md$/i, "prd"],
	[/^(?:architecture|tech-spec|solution-architecture)(?:[-_.].*)?\.md$/i, "architecture"],
	[/^(?:sprint-plan|epics?|epics-and-stories|stories)(?:[-_.].*)?\.md$/i, "epics"]
];
const storyName = /^(?:story[-_. ]?)?\d+[a-z]?[-._]\d+[a-z]?(?:[-._ ].*)?\.md$|^(?:story[-_. ])?[a-z][a-z0-9]*-\d+(?:[-._ ].*)?\.md$/i;
/** Files beside stories and about them, unless a story has that name. */
const notStory = /retro|report|context|review|template|readme|index|checklist|summary/i;
const ignoredFolder = /(?:^|\/)(?:node_modules|archive|archived|backup[^/]*|templates?|dist|vendor|\.[^/]+)\//i;
/** Undefined for files without information about the work. */
function kindOf(path) {
	if (ignoredFolder.test(path)) return void 0;
	const name = path.slice(path.lastIndexOf("/") + 1);
	const match = names.find(([pattern]) => pattern.test(name));
	if (match) return match[1];
	if (!/\.md$/i.test(name)) return void 0;
	if (storyName.test(name)) return /^epic[-_. ]/i.test(name) ? void 0 : "story";
	return folders.find(([pattern]) => pattern.test(path))?.[1];
}
/**
* Story files among files with similar names: `1-2-login-review.md` is about the story of `1-2-login.md`, but a row
* `4-1-code-review` makes `4-1-code-review.md` a story.
*/
function storiesAmong(files, keys) {
	const sureStories = files.filter(({ path }) => keys.has(stemOf(path).toLowerCase()) || !notStory.test(stemOf(path)));
	const sureNumbers = new Set(sureStories.map(({ path }) => storyNumber(stemOf(path))));
	const sureFiles = new Set(sureStories);
	return files.filter((file) => sureFiles.has(file) || !sureNumbers.has(storyNumber(stemOf(file.path))));
}
const stemOf = (path) => path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/i, "");
/** A plan may be named by one of the method's sibling folders, or by the folder around them. */
function rootOf(folder) {
	const segments = folder.split("/");
	return segments.length > 1 && /^(?:implementation-artifacts|planning-artifacts|sprint-artifacts|stories)$/i.test(segments.at(-1) ?? "") ? segments.slice(0, -1).join("/") : folder;
}
/** Folders of the method that may be links. */
const isFolderOfStories = (path) => /(?:^|\/)(?:stories|epics|prd|architecture|[a-z]+-artifacts)$/i.test(path) && !ignoredFolder.test(path);
/** True for the list of stories, which stands for its folder. */
const isSprintStatus = (path) => kindOf(path.replaceAll("\\", "/")) === "status";
/** True if a plan's document is a folder without a list of stories. */
const isStoryFolder = (path) => !/\.(?:ya?ml|json|md)$/i.test(path);
/** The list nearest to the top; several if they are equally near. */
function sprintStatusIn(entries) {
	const lists = entries.filter(({ path }) => kindOf(path) === "status");
	const depth = (path) => path.split("/").length;
	const nearest = Math.min(...lists.map(({ path }) => depth(path)));
	return lists.filter(({ path }) => depth(path) === nearest);
}
/**
* Story ids and file names in one spelling: `1-2` for `1.2`, `1-2-login`, `Story 1.2` and `story-1.2.login.md`,
* `story-001` for `STORY-001-login.md`; a name without a number stays.
*/
function storyNumber(name) {
	const plain = name.trim().toLowerCase();
	const [, epic, story] = /^(?:story[-_. ]?)?(\d+[a-z]?)[-._](\d+[a-z]?)(?=$|[-._ :])/.exec(plain) ?? [];
	if (epic !== void 0) return `${epic}-${story}`;
	return /^[a-z][a-z0-9]*-\d+(?=$|[-._ :])/.exec(plain)?.[0] ?? plain;
}
/** A `story_location` as a folder from the top of the repository; undefined if it leads outside. */
function storyFolder(location, statusFile) {
	const path = location.replace(/^\{project[-_]root\}\/?/i, "");
	if (/^[/\\~]|^[A-Za-z]:|^[a-z+]+:\/\/|^\{/i.test(path)) return void 0;
	const baseFolders = path.startsWith(".") ? statusFile.split("/").slice(0, -1) : [];
	return namesFrom(baseFolders, path)?.join("/");
}
// src/core/plan/format/read/plan-name.ts
/**
* `name`, or the file's name without extension. It becomes part of refs. An unsafe file name is refused, not adapted:
* two files could otherwise share one state. Throws RalphError PLAN_NAME; `judgeDraft` reports the same as a finding.
*/
function planName(plan, file) {
	const name = plan.name ?? fileStem(file);
	const fault = plan.name === void 0 ? fileNameFault(file) : void 0;
	if (fault === void 0) return name;
	throw new RalphError({
		code: fault.code,
		message: fault.message,
		hint: fault.remedy
	});
}
function fileNameFault(file) {
	const stem = fileStem(file);
	if (TaskId.safeParse(stem).success) return void 0;
	const suggestion = safeName(stem);
	if (file === "-") return {
		severity: "error",
		code: "PLAN_NAME",
		at: [],
		message: "The plan has no \"name\", and standard input has none.",
		remedy: "Save it as a file, such as my-plan.md, or in JSON add \"name\": \"my-plan\"."
	};
	return {
		severity: "error",
		code: "PLAN_NAME",
		at: [],
		message: `The plan has no "name", and its file name ${quoteValue(stem)} cannot be used as one.`,
		remedy: /\.json$/i.test(file) ? `Add "name": "${suggestion}" (letters, digits, ".", "_", "-"; at most 64) to the plan, or rename the file.` : `Rename the file, such as to ${suggestion}.md (letters, digits, ".", "_", "-"; at most 64).`
	};
}
function fileStem(file) {
	const base = file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
	const dot = base.lastIndexOf(".");
	return dot > 0 ? base.slice(0, dot) : base;
}
function safeName(stem) {
	return (stem.normalize("NFKD").match(/[A-Za-z0-9]+/g) ?? []).join("-").slice(0, 60) || "my-plan";
}
// src/core/prompt/overrides.ts
/**
* Templates of a repository, read at the base (docs/design.md#settings). The first existing path counts; the second is
* an older name.
*/
const templatePaths = {
	"first-iteration": [".ralph/templates/first-iteration.md", ".ralph/first-iteration.md"],
	"handoff-extraction": [".ralph/templates/handoff-extraction.md", ".ralph/templates/handoff-extraction-prompt.md"],
	"output-instructions": [".ralph/templates/output-instructions.md", ".ralph/templates/coding-prompt-footer.md"],
	"knowledge-index": [".ralph/templates/knowledge-index.md", ".ralph/templates/knowledge-index-prompt.md"],
	"context-prep": [".ralph/templates/context-prep.md", ".ralph/templates/context-prep-prompt.md"],
	"context-post": [".ralph/templates/context-post.md", ".ralph/templates/context-post-prompt.md"],
	"plan-review": [".ralph/templates/plan-review.md"],
	"consensus-challenge": [".ralph/templates/consensus-challenge.md"],
	"consensus-counter": [".ralph/templates/consensus-counter.md"],
	"consensus-synthesis": [".ralph/templates/consensus-synthesis.md"],
	verify: [".ralph/templates/verify.md"],
	"verify-unchanged": [".ralph/templates/verify-unchanged.md"],
	"plan-create": [".ralph/templates/plan-create.md"],
	"init-ai": [".ralph/templates/init-ai.md"],
	review: [".ralph/templates/review.md", ".ralph/templates/review-agent-prompt.md"]
};
/** A name must be no path (failure model D6): throws RalphError SKILL_NAME. */
function skillPath(name) {
	if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name)) return `.ralph/skills/${name}.md`;
	throw new RalphError({
		code: "SKILL_NAME",
		message: `"${name}" cannot be the name of a skill.`,
		hint: "Use letters, digits, \".\", \"_\" and \"-\" only: the skill \"api-style\" is the file .ralph/skills/api-style.md."
	});
}
/**
* A user's own templates are never cut, so together they may take half of a prompt. Throws RalphError
* TEMPLATE_TOO_LONG.
*/
function refuseLongTemplates(templates, { maxChars, setting }) {
	const ownTemplates = templates.filter(({ path }) => path !== null);
	const chars = ownTemplates.reduce((sum, { text }) => sum + text.trim().length, 0);
	const maxOwnChars = Math.floor(maxChars / 2);
	if (chars <= maxOwnChars) return;
	throw new RalphError({
		code: "TEMPLATE_TOO_LONG",
		message: `${ownTemplates.map(({ path }) => path).join(" and ")} ${ownTemplates.length > 1 ? "have" : "has"} ${thousands(chars)} characters, more than half of a prompt (${thousands(maxOwnChars)}).`,
		hint: `Shorten it, or raise \`${setting}\`.`
	});
}
// src/core/queue/move-due.ts
/**
* The moves that make the folders show the plan's state: into `current/` when it begins or continues, into
* `complete/<date>-<name>/` when it is done. Undefined if nothing has to move, or if a person took the plan out of the
* queue. `paths`: every file below the queue's folder. `day`: `2026-11-23`.
*/
function movesDue(paths, request) {
	const due = planMoves(paths, request);
	return due && {
		...due,
		keepFiles: keepFilesFor(paths, due.moves, request)
	};
}
function keepFilesFor(paths, moves, { folder }) {
	const movedPaths = new Set(moves.map(({ from }) => from));
	const remainingPaths = [...paths.filter((path) => !movedPaths.has(path)), ...moves.map(({ to }) => to)];
	const isEmptied = (folderPath) => [...movedPaths].some((path) => path.startsWith(folderPath)) && !remainingPaths.some((path) => path.startsWith(folderPath));
	return ["pending", "current"].map((place) => `${folder}/${place}/`).filter(isEmptied).map((below) => `${below}.gitkeep`);
}
function planMoves(paths, request) {
	const { folder, path, done, day } = request;
	const plan = queuedFile(path, folder);
	const file = locatePlan(paths, request);
	if (plan === void 0 || file === void 0) return void 0;
	const usedPaths = new Set(paths);
	if (done) {
		if (file.place === "complete") return void 0;
		const home = freeFolder(`${folder}/complete/${day}-${plan.name}`, paths);
		const { current, outdated } = companionsOf(file, paths);
		const to = `${home}/plan${file.extension}`;
		const progressExists = current.some(({ rest }) => rest.startsWith("progress."));
		return {
			place: "complete",
			moves: [
				{
					from: file.path,
					to
				},
				...current.map(({ path, rest }) => ({
					from: path,
					to: `${home}/${rest}`
				})),
				...outdated.map(({ path }) => ({
					from: path,
					to: `${home}/${fileName(path)}`
				}))
			],
			file: to,
			progress: progressExists ? null : `${home}/progress.md`
		};
	}
	const stem = file.place === "current" ? file.stem : plan.stem;
	const to = `${folder}/current/${stem}${plan.extension}`;
	const companions = file.place === "complete" ? archivedCompanionMoves(file.path, stem, {
		folder,
		paths
	}) : companionMoves(file, paths, {
		folder,
		stem
	});
	const moves = [{
		from: file.path,
		to
	}, ...companions].filter((move) => !usedPaths.has(move.to));
	return moves.length === 0 ? void 0 : {
		place: "current",
		moves,
		file: to,
		progress: null
	};
}
/** Finds the file by the name of its plan; `path`: its last known path. */
function locatePlan(paths, { folder, path }) {
	const plan = queuedFile(path, folder);
	if (plan === void 0) return void 0;
	const matches = paths.flatMap((candidate) => queuedFile(candidate, folder) ?? []).filter(({ name, extension }) => name === plan.name && extension === plan.extension);
	return matches.find(({ place }) => place === "current") ?? matches.find(({ place }) => place === "pending") ?? matches.at(-1);
}
function isLogOf(logPath, { folder, path: planPath }) {
	const plan = queuedFile(planPath, folder);
	if (plan === void 0) return false;
	if (["pending", "current"].map((place) => `${folder}/${place}/${plan.stem}${plan.extension}`).some((planFile) => companionRest({
		path: planFile,
		stem: plan.stem
	}, logPath) === "progress.md")) return true;
	const home = logPath.slice(0, logPath.lastIndexOf("/") + 1);
	return logPath === `${home}progress.md` && queuedFile(`${home}plan.md`, folder)?.name === plan.name;
}
/** Plans archived on one day under one name must not overwrite each other. */
function freeFolder(folder, paths) {
	for (let n = 1;; n++) {
		const candidate = n === 1 ? folder : `${folder}-${n}`;
		if (!paths.some((path) => path.startsWith(`${candidate}/`))) return candidate;
	}
}
function companionMoves(file, paths, { folder, stem }) {
	const { current, outdated } = companionsOf(file, paths);
	return [...current.map(({ path, rest }) => ({
		from: path,
		to: `${folder}/current/${stem}.${rest}`
	})), ...outdated.map(({ path }) => ({
		from: path,
		to: `${folder}/current/${fileName(path)}`
	}))];
}
const fileName = (path) => path.slice(path.lastIndexOf("/") + 1);
function archivedCompanionMoves(planPath, stem, { folder, paths }) {
	const home = planPath.slice(0, planPath.lastIndexOf("/") + 1);
	return paths.filter((path) => path.startsWith(home) && path !== planPath).map((from) => ({
		from,
		to: `${folder}/current/${stem}.${from.slice(home.length)}`
	}));
}
// src/entry/project/plan-folder.ts
/** A folder, or the list of stories in one; undefined for any other path. Findings are relative to `cwd`. */
async function readPlanFolder(path, { files, toplevel, scope = "all", cwd }) {
	const inside = (file) => relative(toplevel, file).split(sep).join("/");
	const planFolder = isSprintStatus(path) ? join(path, "..") : path;
	const root = resolve(toplevel, rootOf(inside(planFolder)));
	if (!isSprintStatus(path) && await files.listBelow(path) === void 0) return void 0;
	const below = await files.listBelow(root);
	if (below === void 0) return void 0;
	const { readBmad, storyFolderIn } = await import("./read-bmad.js");
	const load = async (entries) => {
		const documents = entries.filter(({ path: file, link }) => kindOf(inside(file)) !== void 0 || link);
		const bytes = await files.readAll(documents.filter(({ link }) => !link).map((document) => document.path));
		let next = 0;
		return documents.map(({ path: file, link }) => ({
			path: inside(file),
			link,
			bytes: link ? void 0 : bytes[next++]
		}));
	};
	const rootFiles = await load(below);
	const storyPath = storyFolderIn(rootFiles);
	const storyFolder = storyPath === void 0 ? void 0 : resolve(toplevel, storyPath);
	const isLink = storyFolder !== void 0 && await isBehindLink(storyFolder, {
		files,
		toplevel
	});
	const storyEntries = storyFolder === void 0 || isLink ? void 0 : await files.listBelow(storyFolder);
	const rootPaths = new Set(rootFiles.map((file) => file.path));
	const unreadLink = isLink ? [{
		path: inside(storyFolder),
		link: true,
		folder: true,
		bytes: void 0
	}] : [];
	const all = [
		...rootFiles,
		...unreadLink,
		...(await load(storyEntries ?? [])).filter((file) => !rootPaths.has(file.path))
	];
	const read = readBmad({
		folder: inside(planFolder) || ".",
		files: all,
		scope
	});
	const digest = createHash("sha256").update(scope);
	for (const file of all) digest.update(`\0${file.path}\0`).update(file.bytes ?? "");
	const shown = (file) => relative(cwd, join(toplevel, file)) || file;
	return {
		read: {
			...read,
			findings: read.findings.map((finding) => finding.file === void 0 ? finding : {
				...finding,
				file: shown(finding.file)
			})
		},
		source: digest.digest("hex"),
		sources: read.sources.map((source) => join(toplevel, source))
	};
}
/** True for a link and below a link: links are not followed. */
async function isBehindLink(path, { files, toplevel }) {
	const [real, top] = await Promise.all([files.realPath(path).catch(() => void 0), files.realPath(toplevel).catch(() => toplevel)]);
	return real !== void 0 && relative(top, real) !== relative(toplevel, path);
}
/** Folders in which BMAD usually keeps its documents. */
const usualNames = ["docs", "_bmad-output"];
/** Lists of stories in the usual folders, by absolute path. */
async function findUsualFolders(toplevel, files) {
	return (await Promise.all(usualNames.map(async (name) => await files.listBelow(join(toplevel, name)) ?? []))).flatMap((below) => {
		const entries = below.map(({ path, link }) => ({
			path: relative(toplevel, path).split(sep).join("/"),
			link
		}));
		const status = sprintStatusIn(entries).map(({ path }) => join(toplevel, path));
		const stories = entries.some(({ path }) => kindOf(path) === "story" && /(?:^|\/)stories\//.test(path));
		return status.length > 0 || !stories ? status : [join(toplevel, entries[0]?.path.split("/", 1)[0] ?? "")];
	});
}
export { nameOfAdded as C, queueOf as E, impliedPlan as S, previousPlan as T, stemOf as _, locatePlan as a, storyNumber as b, skillPath as c, planName as d, isFolderOfStories as f, sprintStatusIn as g, kindOf as h, isLogOf as i, templatePaths as l, isStoryFolder as m, readPlanFolder as n, movesDue as o, isSprintStatus as p, freeFolder as r, refuseLongTemplates as s, findUsualFolders as t, fileNameFault as u, storiesAmong as v, nextPlan as w, companionsOf as x, storyFolder as y };
