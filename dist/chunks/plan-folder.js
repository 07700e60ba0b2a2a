import { _ as queuedFile, er as RalphError, g as isOverlooked, h as companionOf, m as byTurn } from "./through-proxy.js";
import { O as thousands } from "./one-line.js";
import { c as TaskId } from "./branch-name.js";
import { t as continuesUnattended } from "./due.js";
import { n as shown } from "./fault.js";
import { join, relative, resolve, sep } from "node:path";
import { createHash } from "node:crypto";
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
/** What stands beside stories and is about them, where no story is called so. */
const notStory = /retro|report|context|review|template|readme|index|checklist|summary/i;
const passedOver = /(?:^|\/)(?:node_modules|archive|archived|backup[^/]*|templates?|dist|vendor|\.[^/]+)\//i;
/** Undefined for a file that says nothing about the work. */
function kindOf(path) {
	if (passedOver.test(path)) return void 0;
	const name = path.slice(path.lastIndexOf("/") + 1);
	const named = names.find(([pattern]) => pattern.test(name));
	if (named) return named[1];
	if (!/\.md$/i.test(name)) return void 0;
	if (storyName.test(name)) return /^epic[-_. ]/i.test(name) ? void 0 : "story";
	return folders.find(([pattern]) => pattern.test(path))?.[1];
}
/**
* Of files whose names are like those of stories, the ones that are: `1-2-login-review.md` is about the story of
* `1-2-login.md`, while a row named `4-1-code-review` makes `4-1-code-review.md` one.
*/
function amongStories(files, keys) {
	const sure = files.filter(({ path }) => keys.has(stemOf(path).toLowerCase()) || !notStory.test(stemOf(path)));
	const told = new Set(sure.map(({ path }) => storyNumber(stemOf(path))));
	const known = new Set(sure);
	return files.filter((file) => known.has(file) || !told.has(storyNumber(stemOf(file.path))));
}
const stemOf = (path) => path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/i, "");
/** The artefacts of the method lie in folders beside each other: a plan is named by one of them as by the folder around. */
function rootOf(folder) {
	const parts = folder.split("/");
	return parts.length > 1 && /^(?:implementation-artifacts|planning-artifacts|sprint-artifacts|stories)$/i.test(parts.at(-1) ?? "") ? parts.slice(0, -1).join("/") : folder;
}
/** Folders of the method that may be links, which are not followed. */
const isFolderOfStories = (path) => /(?:^|\/)(?:stories|epics|prd|architecture|[a-z]+-artifacts)$/i.test(path) && !passedOver.test(path);
/** Whether a path is the list of stories itself, which stands for its folder. */
const isSprintStatus = (path) => kindOf(path.replaceAll("\\", "/")) === "status";
/** Whether the document of a plan is a folder, whose stories are listed nowhere. */
const isStoryFolder = (path) => !/\.(?:ya?ml|json|md)$/i.test(path);
/** The list of stories that counts: the one nearest to the top; several where two are as near. */
function sprintStatusIn(entries) {
	const found = entries.filter(({ path }) => kindOf(path) === "status");
	const depth = (path) => path.split("/").length;
	const nearest = Math.min(...found.map(({ path }) => depth(path)));
	return found.filter(({ path }) => depth(path) === nearest);
}
/**
* Story ids and file names in one spelling: `1-2` for `1.2`, `1-2-login`, `Story 1.2` and `story-1.2.login.md`, `story-001` for
* `STORY-001-login.md`; without a number, the name itself.
*/
function storyNumber(name) {
	const plain = name.trim().toLowerCase();
	const [, epic, story] = /^(?:story[-_. ]?)?(\d+[a-z]?)[-._](\d+[a-z]?)(?=$|[-._ :])/.exec(plain) ?? [];
	if (epic !== void 0) return `${epic}-${story}`;
	return /^[a-z][a-z0-9]*-\d+(?=$|[-._ :])/.exec(plain)?.[0] ?? plain;
}
/** A `story_location` as a folder from the top of the repository; undefined where it leads out of it. */
function storyFolder(location, statusFile) {
	const path = location.replace(/^\{project[-_]root\}\/?/i, "");
	if (/^[/\\~]|^[A-Za-z]:|^[a-z+]+:\/\/|^\{/i.test(path)) return void 0;
	const parts = [...path.startsWith(".") ? statusFile.split("/").slice(0, -1) : []];
	for (const name of path.split("/")) if (name === "..") {
		if (parts.pop() === void 0) return void 0;
	} else if (name !== "" && name !== ".") parts.push(name);
	return parts.join("/");
}
// src/core/plan/format/read/plan-name.ts
/**
* A plan's name: its `name`, else its file's name without extension. The name becomes part of refs. A file name that
* is no safe name is refused, not bent: two files bent to one name would share one state.
* Throws RalphError PLAN_NAME; `judgeDraft` reports the same as a finding.
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
/** The finding about a plan without `name` whose file's name cannot stand in for it. */
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
		message: `The plan has no "name", and its file name ${shown(stem)} cannot be used as one.`,
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
* Where a repository keeps its own templates, read at the base (docs/design.md#settings). The first path that exists counts; the
* second is an older name for the same thing.
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
/** The file of a task's skill. A name is no path (failure model D6); throws RalphError SKILL_NAME for one. */
function skillPath(name) {
	if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name)) return `.ralph/skills/${name}.md`;
	throw new RalphError({
		code: "SKILL_NAME",
		message: `"${name}" cannot be the name of a skill.`,
		hint: "Use letters, digits, \".\", \"_\" and \"-\" only: the skill \"api-style\" is the file .ralph/skills/api-style.md."
	});
}
/** A person's own templates are never cut, so together they may take half of a prompt. Throws RalphError TEMPLATE_TOO_LONG. */
function refuseLongTemplates(templates, { maxChars, setting }) {
	const persons = templates.filter(({ path }) => path !== null);
	const chars = persons.reduce((sum, { text }) => sum + text.trim().length, 0);
	const most = Math.floor(maxChars / 2);
	if (chars <= most) return;
	throw new RalphError({
		code: "TEMPLATE_TOO_LONG",
		message: `${persons.map(({ path }) => path).join(" and ")} ${persons.length > 1 ? "have" : "has"} ${thousands(chars)} characters, more than half of a prompt (${thousands(most)}).`,
		hint: `Shorten it, or raise \`${setting}\`.`
	});
}
// src/core/queue/queue.ts
/** The queue of a base, with what the runs of its plans say (docs/queue.md). `runs`: by the name of the plan. */
function queueOf(files, { folder, runs }) {
	const found = files.flatMap(({ path, planName }) => {
		const file = queuedFile(path, folder);
		return file === void 0 ? [] : [{
			...file,
			name: planName ?? file.name
		}];
	});
	const archived = found.filter(({ place }) => place === "complete").sort(byTurn);
	const rows = found.filter(({ place }) => place !== "complete").sort((a, b) => a.place === b.place ? byTurn(a, b) : a.place === "current" ? -1 : 1).map((file) => ({
		...file,
		...standingOf(file, runs.get(file.name))
	}));
	const nameOf = (path) => queuedFile(path ?? "", folder)?.name ?? "";
	const known = /* @__PURE__ */ new Set([...found.map(({ name }) => name), ...found.map(({ path }) => nameOf(path))]);
	return {
		folder,
		rows,
		archived,
		takenOut: [...runs].flatMap(([name, { queue, plan_file: file, stop }]) => {
			return queue === folder && stop?.kind !== "complete" && !known.has(name) && !known.has(nameOf(file ?? null)) ? [name] : [];
		}),
		overlooked: files.flatMap(({ path }) => isOverlooked(path, folder) ? [path] : []),
		findings: findingsIn(rows, archived)
	};
}
function standingOf(_, state) {
	return state === void 0 ? {
		standing: "waiting",
		state: null
	} : {
		standing: standingOfRun(state),
		state
	};
}
/** How a run stands for its queue. */
function standingOfRun({ lease, stop, paused, awaiting }) {
	if (lease) return "at_work";
	if (paused || awaiting) return "person";
	if (stop?.kind === "complete") return "complete";
	if (continuesUnattended(stop)) return "open";
	if (stop?.kind === "failed") return passes(stop.code) ? "open" : "failed";
	return stop?.kind === "paused" || stop?.kind === "cancelled" || stop?.kind === "human_review" ? "person" : "failed";
}
/** A fault of the network is none of the plan's. */
const passes = (code) => /^(?:REMOTE|GITHUB)_/.test(code);
/** Two files of one name would share one run, and which of them it carries out would be chance. */
function findingsIn(rows, archived) {
	const seen = /* @__PURE__ */ new Map();
	return rows.flatMap(({ path, name, state }) => {
		const first = seen.get(name.toLowerCase());
		seen.set(name.toLowerCase(), path);
		if (first !== void 0) return [`${path}: the plan is called ${name}, as ${first} is; rename one of the files (its number does not count)`];
		const before = archived.find((one) => one.name === name);
		if (before === void 0 || state?.stop?.kind !== "complete") return [];
		return [`${path}: a plan called ${name} is complete (${before.path}), so this one would never start; rename the file, or remove that run with \`ralph delete ${name}\``];
	});
}
/**
* Which plan is next: one at a time, and what has begun goes before what has not, wherever it stands in the order. A
* plan that is complete is never begun again, whatever folder its file lies in. Pure.
*/
function nextPlan({ rows }, { passesFailed }) {
	const first = (...standings) => rows.find(({ standing }) => standings.includes(standing));
	const busy = first("at_work");
	if (busy) return {
		kind: "busy",
		row: busy
	};
	const open = first("open");
	if (open) return {
		kind: "continue",
		row: open
	};
	const blocking = passesFailed ? first("person") : first("person", "failed");
	if (blocking) return {
		kind: "blocked",
		row: blocking
	};
	const row = first("waiting");
	return row ? {
		kind: "begin",
		row,
		previous: previousOf(rows)
	} : { kind: "empty" };
}
/** The newest complete plan whose work is not in the base, by when they began: the order of the files may have been changed since. */
function previousOf(rows) {
	return rows.filter(({ standing }) => standing === "complete").sort((a, b) => Date.parse(b.state?.started ?? "") - Date.parse(a.state?.started ?? "")).at(0);
}
/**
* The plan under way. Where there is none: for what is `ahead` the next one, since an order for a complete run is rarely
* meant; for what is `done` the newest complete one, merged or not. `runs`: also those of the archive. Pure.
*/
function planMeant({ rows, archived }, { next, runs, about }) {
	if (next.kind !== "empty" && next.kind !== "begin") return {
		file: next.row,
		is: "started"
	};
	const begun = ({ name }) => Date.parse(runs.get(name)?.started ?? "") || 0;
	const newest = [...archived, ...rows.filter(({ standing }) => standing === "complete")].sort((a, b) => begun(a) - begun(b)).at(-1);
	const complete = newest && {
		file: newest,
		is: "complete"
	};
	const ahead = next.kind === "begin" ? {
		file: next.row,
		is: "next"
	} : void 0;
	return about === "ahead" ? ahead ?? complete : complete ?? ahead;
}
/** `others`: of an earlier number of the plan, where it has one of this name with its own; they keep theirs. */
function companionsOf(file, paths) {
	const found = paths.flatMap((path) => {
		const rest = companionOf(file, path);
		return rest === void 0 ? [] : [{
			path,
			rest
		}];
	});
	const isExact = ({ path, rest }) => path.endsWith(`/${file.stem}.${rest}`);
	const named = new Map([...found.filter((one) => !isExact(one)), ...found.filter(isExact)].map((one) => [one.rest, one]));
	return {
		named: [...named.values()],
		others: found.filter((one) => named.get(one.rest) !== one)
	};
}
/** The name of a file that is added last: after all others by number, or by the moment where they are ordered so. */
function nameForAdded(file, queue, now) {
	const base = file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
	const own = queuedFile(`${queue.folder}/pending/${base}`, queue.folder);
	if (own && own.number !== null) return base;
	const last = Math.max(0, ...queue.rows.map(({ number }) => number ?? 0));
	const stamp = new Date(now).toISOString().replace(/[-:]/g, "").replace("T", "-").slice(0, 15);
	return `${last >= 1e7 ? stamp : String((Math.floor(last / 10) + 1) * 10).padStart(3, "0")}-${base}`;
}
// src/core/queue/move-due.ts
/**
* What has to move so that the folders say where the plan stands: into `current/` when it begins or goes on, into
* `complete/<date>-<name>/` when it is done. Undefined where they do, and where the plan lies in none of them: a person
* has taken it out. `paths`: every file below the queue's folder. `day`: `2026-11-23`.
*/
function moveDue(paths, request) {
	const due = movesDue(paths, request);
	return due && {
		...due,
		kept: foldersEmptied(paths, due.moves, request)
	};
}
function foldersEmptied(paths, moves, { folder }) {
	const gone = new Set(moves.map(({ from }) => from));
	const left = [...paths.filter((path) => !gone.has(path)), ...moves.map(({ to }) => to)];
	const isEmptied = (below) => [...gone].some((path) => path.startsWith(below)) && !left.some((path) => path.startsWith(below));
	return ["pending", "current"].map((place) => `${folder}/${place}/`).filter(isEmptied).map((below) => `${below}.gitkeep`);
}
function movesDue(paths, request) {
	const { folder, path, done, day } = request;
	const own = queuedFile(path, folder);
	const file = whereItLies(paths, request);
	if (own === void 0 || file === void 0) return void 0;
	const taken = new Set(paths);
	if (done) {
		if (file.place === "complete") return void 0;
		const home = freeFolder(`${folder}/complete/${day}-${own.name}`, paths);
		const { named, others } = companionsOf(file, paths);
		const to = `${home}/plan${file.extension}`;
		const hasProgress = named.some(({ rest }) => rest.startsWith("progress."));
		return {
			place: "complete",
			moves: [
				{
					from: file.path,
					to
				},
				...named.map(({ path, rest }) => ({
					from: path,
					to: `${home}/${rest}`
				})),
				...others.map(({ path }) => ({
					from: path,
					to: `${home}/${fileName(path)}`
				}))
			],
			file: to,
			progress: hasProgress ? null : `${home}/progress.md`
		};
	}
	const stem = file.place === "current" ? file.stem : own.stem;
	const to = `${folder}/current/${stem}${own.extension}`;
	const beside = file.place === "complete" ? archivedWith(file.path, stem, {
		folder,
		paths
	}) : besideAt(file, paths, {
		folder,
		stem
	});
	const free = [{
		from: file.path,
		to
	}, ...beside].filter((move) => !taken.has(move.to));
	return free.length === 0 ? void 0 : {
		place: "current",
		moves: free,
		file: to,
		progress: null
	};
}
/** A plan's file among those below the queue's folder, by its name; `path`: where it lay when somebody looked. */
function whereItLies(paths, { folder, path }) {
	const own = queuedFile(path, folder);
	if (own === void 0) return void 0;
	const same = paths.flatMap((one) => queuedFile(one, folder) ?? []).filter(({ name, extension }) => name === own.name && extension === own.extension);
	return same.find(({ place }) => place === "current") ?? same.find(({ place }) => place === "pending") ?? same.at(-1);
}
/** The log beside a plan, wherever the plan lies in the queue. */
function isLogOf(path, { folder, path: plan }) {
	const own = queuedFile(plan, folder);
	if (own === void 0) return false;
	if (["pending", "current"].map((place) => `${folder}/${place}/${own.stem}${own.extension}`).some((at) => companionOf({
		path: at,
		stem: own.stem
	}, path) === "progress.md")) return true;
	const home = path.slice(0, path.lastIndexOf("/") + 1);
	return path === `${home}progress.md` && queuedFile(`${home}plan.md`, folder)?.name === own.name;
}
/** What was put away on one day under one name must not be overwritten. */
function freeFolder(home, paths) {
	for (let n = 1;; n++) {
		const one = n === 1 ? home : `${home}-${n}`;
		if (!paths.some((path) => path.startsWith(`${one}/`))) return one;
	}
}
function besideAt(file, paths, { folder, stem }) {
	const { named, others } = companionsOf(file, paths);
	return [...named.map(({ path, rest }) => ({
		from: path,
		to: `${folder}/current/${stem}.${rest}`
	})), ...others.map(({ path }) => ({
		from: path,
		to: `${folder}/current/${fileName(path)}`
	}))];
}
const fileName = (path) => path.slice(path.lastIndexOf("/") + 1);
/** What lies in the archive's folder of a plan that is open again. */
function archivedWith(path, stem, { folder, paths }) {
	const home = path.slice(0, path.lastIndexOf("/") + 1);
	return paths.filter((one) => one.startsWith(home) && one !== path).map((from) => ({
		from,
		to: `${folder}/current/${stem}.${from.slice(home.length)}`
	}));
}
// src/entry/project/plan-folder.ts
/**
* A plan that is a folder of documents, or the list of stories in one; undefined where the path is neither. Findings name
* their files as `cwd` sees them.
*/
async function readPlanFolder(path, { files, toplevel, scope = "all", cwd }) {
	const inside = (of) => relative(toplevel, of).split(sep).join("/");
	const named = isSprintStatus(path) ? join(path, "..") : path;
	const root = resolve(toplevel, rootOf(inside(named)));
	if (!isSprintStatus(path) && await files.below(path) === void 0) return void 0;
	const below = await files.below(root);
	if (below === void 0) return void 0;
	const { readBmad, storyFolderIn } = await import("./read-bmad.js");
	const load = async (found) => {
		const wanted = found.filter(({ path: one, link }) => kindOf(inside(one)) !== void 0 || link);
		const bytes = await files.readAll(wanted.filter(({ link }) => !link).map((one) => one.path));
		let next = 0;
		return wanted.map(({ path: one, link }) => ({
			path: inside(one),
			link,
			bytes: link ? void 0 : bytes[next++]
		}));
	};
	const first = await load(below);
	const elsewhere = storyFolderIn(first);
	const location = elsewhere === void 0 ? void 0 : resolve(toplevel, elsewhere);
	const isLink = location !== void 0 && await leadsElsewhere(location, {
		files,
		toplevel
	});
	const more = location === void 0 || isLink ? void 0 : await files.below(location);
	const known = new Set(first.map((file) => file.path));
	const linked = isLink ? [{
		path: inside(location),
		link: true,
		folder: true,
		bytes: void 0
	}] : [];
	const all = [
		...first,
		...linked,
		...(await load(more ?? [])).filter((file) => !known.has(file.path))
	];
	const read = readBmad({
		folder: inside(named) || ".",
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
/** Whether a folder is a link, or lies below one: links are not followed. */
async function leadsElsewhere(path, { files, toplevel }) {
	const [real, top] = await Promise.all([files.real(path).catch(() => void 0), files.real(toplevel).catch(() => toplevel)]);
	return real !== void 0 && relative(top, real) !== relative(toplevel, path);
}
/** Folders in which the method keeps its documents, as far as it is known where it does. */
const usual = ["docs", "_bmad-output"];
/** Lists of stories at the usual places, by absolute path. */
async function usualFolders(toplevel, files) {
	return (await Promise.all(usual.map(async (name) => await files.below(join(toplevel, name)) ?? []))).flatMap((below) => {
		const entries = below.map(({ path, link }) => ({
			path: relative(toplevel, path).split(sep).join("/"),
			link
		}));
		const status = sprintStatusIn(entries).map(({ path }) => join(toplevel, path));
		const stories = entries.some(({ path }) => kindOf(path) === "story" && /(?:^|\/)stories\//.test(path));
		return status.length > 0 || !stories ? status : [join(toplevel, entries[0]?.path.split("/", 1)[0] ?? "")];
	});
}
export { sprintStatusIn as C, storyNumber as E, kindOf as S, storyFolder as T, planName as _, moveDue as a, isSprintStatus as b, nameForAdded as c, previousOf as d, queueOf as f, fileNameFault as g, templatePaths as h, isLogOf as i, nextPlan as l, skillPath as m, usualFolders as n, whereItLies as o, refuseLongTemplates as p, freeFolder as r, companionsOf as s, readPlanFolder as t, planMeant as u, amongStories as v, stemOf as w, isStoryFolder as x, isFolderOfStories as y };
