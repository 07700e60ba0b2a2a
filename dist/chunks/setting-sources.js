import { _ as queuedFile, ft as unreadable, g as isOverlooked, gn as RalphError, h as companionOf, m as byTurn, mt as whyUnread, o as placeOfInput, p as settings } from "./through-proxy.js";
import { n as openRepository, o as userGit } from "./user-repository.js";
import { c as TaskId } from "./branch-name.js";
import { A as leaseVerdict, E as handedLifetimeMs, O as leaseLifetimeMs, z as readObjects } from "./milestones.js";
import { t as resolveSettings } from "./resolve.js";
import { n as shown } from "./fault.js";
import { t as readNamed } from "./named-file.js";
import { readdir, realpath } from "node:fs/promises";
import { isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { createHash } from "node:crypto";
// src/core/run/lease/due.ts
/**
* Whether a run is due at this moment: what a tick decides before anything is set up. A job that
* starts without being due ends at once; one that is not started costs hours. Pure.
*/
function due(request) {
	const { state, orders, now, life = "unknown" } = request;
	const { lease } = state;
	const handed = state.handed !== null;
	const verdict = leaseVerdict(lease, life, {
		now,
		handed
	});
	if (lease && verdict.kind === "held") {
		const ends = Date.parse(lease.renewed) + (handed ? handedLifetimeMs : leaseLifetimeMs);
		return {
			due: false,
			why: verdict.why,
			at: handed && life === "alive" ? null : ends
		};
	}
	if (orders > 0) return {
		due: true,
		why: orders === 1 ? "an order is waiting" : `${orders} orders are waiting`
	};
	if (verdict.kind === "over") return {
		due: true,
		why: `its last job was lost: ${verdict.why}`
	};
	return atRest(state, now);
}
/** No job is at work, and nobody has ordered anything. */
function atRest({ stop, paused, awaiting, waiting, ended_in_order }, now) {
	if (paused) return resting(`${paused.by} paused it`);
	if (awaiting) return resting(`a commit of ${awaiting.task} waits for approval`);
	if (waiting && Date.parse(waiting.until) > now) return {
		due: false,
		why: `it is waiting until ${waiting.until}`,
		at: Date.parse(waiting.until)
	};
	if (stop === null && ended_in_order) return {
		due: true,
		why: "an order has changed it since its last job"
	};
	if (stop === null) return {
		due: true,
		why: "its last job ended with work left"
	};
	if (continuesUnattended(stop)) return {
		due: true,
		why: `its last job ended with ${stop.kind}`
	};
	if (stop.kind === "failed" && /^(?:REMOTE|GITHUB)_/.test(stop.code)) return {
		due: true,
		why: `its last job could not reach what it needs (${stop.code})`
	};
	return resting(stop.kind === "complete" ? "it is complete" : `a person is needed: it ended with ${stop.kind}`);
}
const resting = (why) => ({
	due: false,
	why,
	at: null
});
/** Whether a job that ended so is followed by another one without anybody's word: by cron, or by the job itself. */
function continuesUnattended(stop) {
	if (stop === null) return true;
	if (stop.kind === "iteration_limit") return stop.scope === "job";
	return stop.kind === "time_budget" || stop.kind === "waiting" || stop.kind === "busy";
}
/**
* Whether a job should start the next one: it met a limit of its own, and another job has that limit anew. What a person
* must do or what has to be waited for is left to the person and the schedule, and so is a job that got nowhere.
*/
function startsNextJob(reason, job) {
	if (job.attempts === 0) return false;
	return reason.kind === "time_budget" || reason.kind === "iteration_limit" && reason.scope === "job";
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
/** What stands beside stories and is about them, where no story is called so. */
const notStory = /retro|report|context|review|template|readme|index|checklist|summary/i;
const passedOver$1 = /(?:^|\/)(?:node_modules|archive|archived|backup[^/]*|templates?|dist|vendor|\.[^/]+)\//i;
/** Undefined for a file that says nothing about the work. */
function kindOf(path) {
	if (passedOver$1.test(path)) return void 0;
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
const isFolderOfStories = (path) => /(?:^|\/)(?:stories|epics|prd|architecture|[a-z]+-artifacts)$/i.test(path) && !passedOver$1.test(path);
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
// src/adapter/disk/files-below.ts
const passedOver = /* @__PURE__ */ new Set([
	"node_modules",
	".git",
	"vendor",
	"dist"
]);
/**
* Every file and link below a folder, by absolute path, without those of installed packages and of git; undefined where it is no
* folder. Links are named and not followed.
*/
async function filesBelow(folder) {
	const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
		if (error.code === "ENOENT" || error.code === "ENOTDIR") return void 0;
		throw error;
	});
	if (entries === void 0) return void 0;
	const found = [];
	for (const entry of entries.toSorted((a, b) => a.name < b.name ? -1 : 1)) {
		const path = join(folder, entry.name);
		if (entry.isDirectory() && !passedOver.has(entry.name)) found.push(...await filesBelow(path) ?? []);
		else if (entry.isFile() || entry.isSymbolicLink()) found.push({
			path,
			link: entry.isSymbolicLink()
		});
	}
	return found;
}
// src/adapter/git/store/committed-files.ts
const limit = 5242880;
/** A file of the commit, links followed within it; undefined where it has no such file. `lazy` as in `readObjects`. */
async function committedFile(git, options) {
	const { commit, path, lazy = [] } = options;
	if (path.includes("\n")) return void 0;
	const { stdout } = await git({
		args: [
			...lazy,
			"cat-file",
			"--batch",
			"--follow-symlinks"
		],
		input: `${commit}:${path}\n`
	});
	const end = stdout.indexOf(10);
	const [, type, size] = stdout.toString("utf8", 0, end).split(" ");
	if (type !== "blob") return void 0;
	return stdout.subarray(end + 1, end + 1 + Number(size));
}
const mostLinks = 40;
/** The path that one of the commit leads to through links: it may be absolute, or climb out of the tree. */
async function committedTarget(git, { commit, path }) {
	let at = path;
	for (let links = 0; links < mostLinks && !posix.isAbsolute(at) && !at.startsWith(".."); links += 1) {
		const parts = at.split("/");
		const folders = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
		const { stdout } = await git({ args: [
			"ls-tree",
			"-z",
			"--full-tree",
			commit,
			"--",
			...folders
		] });
		const [first] = stdout.toString("utf8").split("\0").flatMap((entry) => {
			const [, oid = "", name = ""] = /^120000 blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
			return folders.includes(name) ? [{
				oid,
				link: name
			}] : [];
		});
		if (first === void 0) return at;
		const { oid, link } = first;
		const target = (await git({ args: [
			"cat-file",
			"blob",
			oid
		] })).stdout.toString("utf8");
		const from = posix.isAbsolute(target) ? "/" : posix.dirname(link);
		at = posix.join(from, target, at.slice(link.length));
	}
	return at;
}
/** Every file and link of the commit below a folder, by path from the top; undefined where it has no such folder. */
async function committedBelow(git, { commit, folder }) {
	const { stdout } = await git({ args: [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commit,
		...folder === "" ? [] : ["--", `${folder}/`]
	] });
	const entries = stdout.toString("utf8").split("\0").filter(Boolean);
	if (entries.length === 0) return void 0;
	return entries.flatMap((entry) => {
		const [, mode = "", path = ""] = /^(\d+) [^\t]*\t(.*)$/s.exec(entry) ?? [];
		return mode.startsWith("100") || mode === "120000" ? [{
			path,
			link: mode === "120000"
		}] : [];
	});
}
/**
* Files of a commit that is trusted: what lies in the directory beside it counts for nothing, since an agent works there.
* Throws RalphError FILE_TOO_LARGE above 5 MiB, FILE_NOT_TEXT for what is not UTF-8.
*/
function committedFiles(git, options) {
	return { read: async (path) => {
		const bytes = await committedFile(git, {
			...options,
			path
		});
		if (bytes === void 0) return void 0;
		if (bytes.length > limit) throw unusable(path, "FILE_TOO_LARGE", `has ${bytes.length} bytes, more than ${limit}`);
		try {
			return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		} catch {
			throw unusable(path, "FILE_NOT_TEXT", "is not UTF-8 text");
		}
	} };
}
const unusable = (path, code, what) => new RalphError({
	code,
	message: `${path} ${what}.`,
	hint: "Save it as UTF-8 text of at most 5 MiB, and commit it."
});
// src/entry/project/checkout.ts
/** The checkout as a repository whose HEAD is the base. Throws RalphError NOT_CHECKED_OUT or BASE_NOT_CHECKED_OUT. */
async function openCheckout(checkout, env) {
	const { workspace, commit, branch, committer, holdsFiles } = checkout;
	const repository = await openRepository({
		cwd: workspace,
		env
	}).catch((error) => {
		throw error instanceof RalphError && error.code === "NOT_A_REPOSITORY" ? notCheckedOut(workspace) : error;
	});
	const asked = {
		args: [
			"cat-file",
			"-e",
			`${commit}^{commit}`
		],
		allow: [1, 128]
	};
	const { code } = await userGit(workspace, env)(asked);
	if (code !== 0) throw baseMissing(commit, repository.head);
	const uncommitted = holdsFiles ? await repository.uncommitted() : 0;
	const { name, email } = repository.user;
	const user = name === null || email === null ? committer : null;
	return {
		...repository,
		head: commit,
		uncommitted: () => Promise.resolve(uncommitted),
		branch: repository.branch ?? branch,
		user: user ?? repository.user
	};
}
const notCheckedOut = (workspace) => new RalphError({
	code: "NOT_CHECKED_OUT",
	message: `The workspace ${workspace} does not contain a repository.`,
	hint: "Add a step `uses: actions/checkout` before this one, without `path:`."
});
const baseMissing = (commit, head) => new RalphError({
	code: "BASE_NOT_CHECKED_OUT",
	message: `The workflow runs for ${commit.slice(0, 12)}, but ${head.slice(0, 12)} is checked out, and the first commit is missing from this clone.`,
	hint: "Remove `ref:` from the checkout step: plan and configuration are read from the commit that the workflow runs for."
});
// src/entry/project/base-files.ts
/** On a laptop the user's own working tree counts; in a workflow the commit that it runs for, whatever lies there. */
async function openBase(context) {
	const { cwd, env, checkout } = context;
	if (!checkout) {
		const repository = await (context.repositoryAhead?.() ?? openRepository({
			cwd,
			env
		}));
		const files = filesOnDisk(context.cancelled);
		const list = listOf(repository.toplevel, files.below);
		return {
			repository,
			...files,
			list,
			remote: void 0,
			home: void 0
		};
	}
	const repository = await openCheckout(checkout, env);
	const { toplevel } = repository;
	const git = userGit(toplevel, env);
	const { commit } = checkout;
	const inside = (path) => relative(toplevel, path).split(sep).join("/");
	const read = async (path) => {
		const named = inside(path);
		if (isAbsolute(named) || named.startsWith("..")) return readNamed(path, { signal: context.cancelled });
		const found = await committedFile(git, {
			commit,
			path: named
		});
		if (found === void 0) throw Object.assign(/* @__PURE__ */ new Error(`commit ${commit} has no such file`), { code: "ENOENT" });
		return found;
	};
	const below = async (folder) => (await committedBelow(git, {
		commit,
		folder: inside(folder)
	}))?.map((file) => ({
		...file,
		path: join(toplevel, file.path)
	}));
	const readAll = async (paths) => {
		const names = paths.map((path) => `${commit}:${inside(path)}`);
		return (await readObjects(git, names)).map((object) => object?.content ?? Buffer.alloc(0));
	};
	const real = async (path) => {
		const named = inside(path);
		if (named === "" || isAbsolute(named) || named.startsWith("..")) return path;
		return resolve(toplevel, await committedTarget(git, {
			commit,
			path: named
		}));
	};
	return {
		repository,
		read,
		below,
		real,
		readAll,
		list: listOf(toplevel, below),
		remote: "origin",
		home: checkout.home
	};
}
/** The files of this machine as they are, committed or not. `signal` ends the wait for a pipe. */
const filesOnDisk = (signal) => ({
	read: (path) => readNamed(path, { signal }),
	below: filesBelow,
	real: (path) => realpath(path),
	readAll: async (paths) => {
		const contents = [];
		for (const path of paths) contents.push(await readNamed(path));
		return contents;
	}
});
const listOf = (toplevel, below) => async (folder) => (await below(join(toplevel, folder)) ?? []).filter(({ link }) => !link).map(({ path }) => relative(toplevel, path).split(sep).join("/")).sort();
// src/entry/project/config-file.ts
const usualFile = ".github/ralph.yml";
/** Where people put it, too, and where nothing reads it. */
const elsewhere$1 = ["ralph.yml", ".github/ralph.yaml"];
/**
* Keys of `ralph.yml` and what is wrong with it; empty where the usual file is missing. `elsewhere`: a file that was
* meant, or so it seems. Throws RalphError FILE_UNREADABLE for a file that was named.
*/
async function readConfig(base, cwd, configFile) {
	const { toplevel } = base.repository;
	const path = configFile === void 0 ? join(toplevel, usualFile) : resolve(cwd, configFile);
	const name = configFile ?? usualFile;
	const bytes = await base.read(path).catch((error) => {
		if (configFile !== void 0) throw unreadable(name, error);
		return error.code === "ENOENT" ? void 0 : error;
	});
	if (bytes instanceof Error) return {
		name,
		path,
		values: {},
		findings: [`${name} cannot be read: ${whyUnread(bytes)}`],
		elsewhere: []
	};
	if (bytes === void 0) return {
		name,
		path,
		values: {},
		findings: [],
		elsewhere: await misplaced(base)
	};
	return {
		name,
		path,
		elsewhere: [],
		...await parsed(bytes, name)
	};
}
/** A parser of YAML is large, and many a repository has nothing for it. */
async function parsed(bytes, name) {
	const { readConfigFile } = await import("./read-config-file.js");
	return readConfigFile(bytes.toString("utf8"), name);
}
/** Files of other programs have such names as well: one counts that has a key of ours. */
async function misplaced({ repository: { toplevel }, read }) {
	return (await Promise.all(elsewhere$1.map(async (name) => {
		const bytes = await read(join(toplevel, name)).catch(() => void 0);
		if (bytes === void 0) return [];
		const { values } = await parsed(bytes, name);
		return Object.keys(values).some((key) => Object.hasOwn(settings, key)) ? [unread(name)] : [];
	}))).flat();
}
const unread = (name) => ({
	severity: "warning",
	code: "CONFIG_ELSEWHERE",
	file: name,
	path: "",
	line: null,
	column: null,
	message: `This file is not read; the configuration is ${usualFile}.`,
	remedy: `Move it (mv ${name} ${usualFile}) or name it (--config ${name}).`
});
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
// src/entry/project/setting-sources.ts
/** Reads what settings are resolved from, but for the plan: one of them names it. */
async function openSettings(context, flags) {
	const { env, cwd } = context;
	const base = await openBase(context);
	const configFile = typeof flags["config"] === "string" ? flags["config"] : void 0;
	const [config, words] = await Promise.all([readConfig(base, cwd, configFile), projectWords(base)]);
	const file = {
		...config,
		findings: [...config.findings, ...words]
	};
	const flagName = (name) => context.checkout ? placeOfInput(name) : `--${name}`;
	const given = {
		flags,
		flagName,
		environment: env,
		file: file.values,
		fileName: file.name
	};
	const before = resolveSettings({
		...given,
		plan: void 0
	});
	return {
		base,
		file,
		given,
		before,
		planFile: before.settings.plan ?? "plan.json"
	};
}
/** The same, with the path of the plan. Throws RalphError PLAN_FOLDER if several folders could be it. */
async function settingSources(context, flags, settings = openSettings(context, flags)) {
	const { cwd } = context;
	const opened = await settings;
	const { base, before, planFile } = opened;
	const named = before.sources.plan === "flag" ? pathNamed(cwd, planFile) : await nearer(planFile, cwd, base);
	const planPath = context.planText ? named : await whereItIs(named, before.settings.queue, base);
	const path = (before.sources.plan === "default" && before.settings.queue === void 0 && !context.planText ? await elsewhere(planPath, base) : void 0) ?? planPath;
	return {
		...opened,
		planPath: path,
		shownPlan: relative(cwd, path) || "."
	};
}
/** What is wrong with the words of the project, where it has any. */
async function projectWords({ list, read, readAll, repository: { toplevel } }) {
	const [config, files] = await Promise.all([read(join(toplevel, ".ralph/config.yaml")).catch(() => void 0), list(".ralph/templates")]);
	const templates = Object.values(templatePaths).flatMap((paths) => paths.find((path) => files.includes(path)) ?? []);
	if (config === void 0 && templates.length === 0) return [];
	const { wordFaults } = await import("./project-words.js").then((n) => n.n);
	const texts = await readAll(templates.map((path) => join(toplevel, path)));
	return wordFaults(config?.toString("utf8"), templates.map((path, index) => [path, texts[index]?.toString("utf8") ?? ""]));
}
/** Without a word of where the plan is and without a plan.json: the one folder of documents at the usual places. */
async function elsewhere(planPath, base) {
	const { toplevel } = base.repository;
	const there = await base.read(planPath).catch((error) => error);
	if (!(there instanceof Error) || there.code !== "ENOENT") return void 0;
	const folders = await usualFolders(toplevel, base);
	if (folders.length < 2) return folders[0];
	const names = folders.map((path) => relative(toplevel, path));
	throw new RalphError({
		code: "PLAN_FOLDER",
		message: `There is no plan.json, and several folders could be the plan: ${names.join(", ")}.`,
		hint: `Name one: --plan ${names[0]} (in a workflow: the input \`plan\`).`
	});
}
/** A plan of the queue is found by its name: a merge may have moved its file since somebody wrote down where it lay. */
async function whereItIs(path, queue, base) {
	const { toplevel } = base.repository;
	const folder = queue ?? "plans";
	const named = queuedFile(atTop(path, toplevel) ?? "", folder);
	if (named === void 0) return path;
	const files = await base.list(folder);
	const found = files.includes(named.path) ? void 0 : whereItLies(files, {
		folder,
		path: named.path
	});
	return found === void 0 ? path : resolve(toplevel, found.path);
}
/** Where no flag names the plan, it is looked for beside the user first, then at the top of the repository. */
async function nearer(planFile, cwd, { repository, read }) {
	const here = resolve(cwd, planFile);
	return await read(here).then(() => true, () => false) ? here : resolve(repository.toplevel, planFile);
}
/** `-` is the standard input, as for most programs. */
const pathNamed = (cwd, file) => file === "-" ? "/dev/stdin" : resolve(cwd, file);
/** A path from the top of the repository; undefined if it is outside. */
const atTop = (path, toplevel) => {
	const inside = relative(toplevel, path);
	return isInside(inside) ? inside : void 0;
};
const isInside = (path) => path !== "" && !path.startsWith("..") && !isAbsolute(path);
export { kindOf as A, templatePaths as C, isFolderOfStories as D, amongStories as E, continuesUnattended as F, due as I, startsNextJob as L, stemOf as M, storyFolder as N, isSprintStatus as O, storyNumber as P, skillPath as S, planName as T, nameForAdded as _, settingSources as a, previousOf as b, readConfig as c, committedFiles as d, freeFolder as f, companionsOf as g, whereItLies as h, pathNamed as i, sprintStatusIn as j, isStoryFolder as k, filesOnDisk as l, moveDue as m, isInside as n, readPlanFolder as o, isLogOf as p, openSettings as r, usualFolders as s, atTop as t, openBase as u, nextPlan as v, fileNameFault as w, queueOf as x, planMeant as y };
