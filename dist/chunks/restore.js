import { $n as failpoint, Hn as machineFault, er as RalphError } from "./through-proxy.js";
import { f as rawPath, l as bytesOf, m as splitNul, o as parseTree, p as showPath, u as joinNul } from "./compare-trees.js";
import { A as readObjects } from "./due.js";
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createHash } from "node:crypto";
// src/adapter/git/files/hidden-files.ts
const maxListed = 20;
/** For reports: at most 20 paths, and how many there are. */
const listHidden = (hidden) => ({
	paths: hidden.slice(0, maxListed).map(showPath),
	total: hidden.length
});
/**
* Ignored files that the checkpoint's rules would have captured: only rules of this iteration hide them. (A task that
* adds `.gitignore` and installs its dependencies does so rightly; one that hides its work does not.)
* Promises: `entries` are the checkpoint's, and the private index still holds them.
*/
async function hiddenFiles(tree, allIgnored, entries) {
	const environment = readSelfIgnored(tree);
	const ignored = allIgnored.filter((path) => !isWithin(path, environment));
	if (ignored.length === 0) return [];
	const rules = await checkpointRules(tree, entries);
	try {
		for (const path of ignored) if (path.endsWith("/")) makeDirectory$1(rules, path);
		const newlyIgnored = await notIgnored(tree, rules, ignored);
		const whole = newlyIgnored.filter((path) => path.endsWith("/"));
		return [...newlyIgnored.filter((path) => !path.endsWith("/")), ...await notIgnored(tree, rules, await filesIn(tree, whole))].sort();
	} finally {
		rmSync(rules, {
			recursive: true,
			force: true
		});
	}
}
/** A directory that holds the checkpoint's `.gitignore` files and nothing else. */
async function checkpointRules(tree, entries) {
	const directory = join(tree.stateDir, "rules");
	rmSync(directory, {
		recursive: true,
		force: true
	});
	mkdirSync(directory);
	const files = entries.filter(({ mode, path }) => mode.startsWith("100") && basename(path) === ".gitignore");
	await tree.git({
		args: [
			"checkout-index",
			"--force",
			`--prefix=${directory}/`,
			"-z",
			"--stdin"
		],
		input: joinNul(files.map(({ path }) => path))
	});
	return directory;
}
function makeDirectory$1(rules, path) {
	try {
		mkdirSync(bytesOf(`${rawPath(rules)}/${path}`), { recursive: true });
	} catch (error) {
		if (!["EEXIST", "ENOTDIR"].includes(error.code ?? "")) throw error;
	}
}
async function notIgnored(tree, rules, paths) {
	if (paths.length === 0) return [];
	const { stdout } = await tree.git({
		args: [
			"check-ignore",
			"--no-index",
			"-z",
			"--stdin"
		],
		input: joinNul(paths.map((path) => `./${path}`)),
		cwd: rules,
		env: {
			GIT_WORK_TREE: rules,
			GIT_LITERAL_PATHSPECS: "0"
		},
		allow: [1]
	});
	const ignored = new Set(splitNul(stdout));
	return paths.filter((path) => !ignored.has(`./${path}`));
}
async function filesIn(tree, directories) {
	if (directories.length === 0) return [];
	const { stdout } = await tree.git({ args: [
		"ls-files",
		"-z",
		"--others",
		"--ignored",
		"--exclude-standard"
	] });
	const within = new Set(directories);
	return splitNul(stdout).filter((path) => isWithin(path, within));
}
const isWithin = (path, directories) => parents(path).some((parent) => directories.has(parent));
/** `a/b/c` \u2192 `a/`, `a/b/`. */
function parents(path) {
	const parts = path.split("/").slice(0, -1);
	return parts.map((_, at) => `${parts.slice(0, at + 1).join("/")}/`);
}
const file = (tree) => join(tree.stateDir, "self-ignored");
/**
* Remembers directories that ignore themselves by a `.gitignore` of their own, as `python -m venv` makes them. Called
* after the set-up commands, with what is ignored then: what those left is environment, and the same trick of the
* agent's is not.
*/
function rememberSelfIgnored(tree, ignored) {
	const rules = ignored.filter((path) => path.endsWith("/.gitignore"));
	writeFileSync(file(tree), joinNul(rules.map((path) => path.slice(0, -10))));
}
const forgetSelfIgnored = (tree) => rmSync(file(tree), { force: true });
const readSelfIgnored = (tree) => new Set(existsSync(file(tree)) ? splitNul(readFileSync(file(tree))) : []);
// src/adapter/git/files/work-tree.ts
/**
* `git` is bound to the store, whose configuration leaves `core.trustctime` and `core.checkStat` at their defaults: an
* edit that keeps size and mtime is noticed by its ctime or inode.
*/
function workTree(options) {
	const { directory, stateDir } = options;
	mkdirSync(stateDir, { recursive: true });
	const index = join(stateDir, options.index);
	const env = {
		GIT_WORK_TREE: directory,
		GIT_INDEX_FILE: index,
		GIT_LITERAL_PATHSPECS: "1"
	};
	return {
		directory,
		index,
		stateDir,
		store: options.git,
		git: (call) => options.git({
			cwd: directory,
			...call,
			env: {
				...env,
				...call.env
			}
		})
	};
}
/** The store has no HEAD commit: `status` compares the index with nothing and so lists all of it (`1 A\u2026`). */
async function lookAt(tree) {
	const { stdout } = await tree.git({ args: [
		"status",
		"--porcelain=v2",
		"-z",
		...[
			"--untracked-files=all",
			"--ignored=matching",
			"--ignore-submodules=all",
			"--no-renames"
		]
	] });
	const found = {
		entries: [],
		gone: [],
		changed: [],
		untracked: [],
		ignored: []
	};
	for (const line of splitNul(stdout)) if (line.startsWith("? ")) found.untracked.push(line.slice(2));
	else if (line.startsWith("! ")) found.ignored.push(line.slice(2));
	else addTracked(found, line);
	return found;
}
/** `1 A<state of the file> <submodule> <three modes> <two oids> <path>`, of which the second of each is the index's. */
function addTracked(found, line) {
	const [, state = "", , , mode = "", , , oid = "", ...rest] = line.split(" ");
	const path = rest.join(" ");
	found.entries.push({
		mode,
		oid,
		path
	});
	if (mode === "160000") return;
	if (state[1] === "D") found.gone.push(path);
	else if (state[1] !== ".") found.changed.push(path);
}
const gitlink = "160000";
/** What is new beside the tracked files and not ignored; a directory that is new as a whole is one path ending in `/`. */
async function newFiles(tree) {
	return splitNul((await tree.git({ args: [
		"ls-files",
		"-z",
		"--others",
		"--exclude-standard",
		"--directory",
		"--no-empty-directory"
	] })).stdout);
}
/** The same work tree, whose git is killed when `signal` fires. */
const interruptible = (tree, signal) => ({
	...tree,
	git: (call) => tree.git({
		signal,
		...call
	}),
	store: (call) => tree.store({
		signal,
		...call
	})
});
/**
* Mode and object of one path of a tree or a commit, through the reader that is open anyway; undefined where there is none,
* and for a path that is no plain one.
*/
async function findFile(objects, written, path) {
	const parts = path.split("/");
	if (parts.some((part) => [
		"",
		".",
		".."
	].includes(part) || part.includes("\n"))) return void 0;
	const name = parts.pop() ?? "";
	const folder = await objects.read(parts.length === 0 ? `${written}^{tree}` : `${written}:${parts.join("/")}`);
	if (folder?.type !== "tree") return void 0;
	const entry = parseTree(folder.content, folder.oid.length / 2).get(rawPath(name));
	return entry && {
		...entry,
		mode: entry.mode.padStart(6, "0")
	};
}
// src/adapter/git/files/submodules.ts
/** The submodules of what the index holds. */
async function submodulesIn(tree, entries) {
	const links = entries.filter(({ mode }) => mode === gitlink);
	if (links.length === 0) return {
		filled: [],
		empty: []
	};
	const there = await present(tree.store, links.map(({ oid }) => oid));
	const filled = links.flatMap(({ path, oid }, at) => {
		const shown = showPath(path);
		return there[at] && rawPath(shown) === path ? {
			path,
			commit: oid,
			tree: below$1(tree, shown)
		} : [];
	});
	const known = new Set(filled.map(({ path }) => path));
	return {
		filled,
		empty: links.flatMap(({ path }) => known.has(path) ? [] : path)
	};
}
/** Whether no link stands in the way of the directory, so that git may read and write in it. */
function isInPlace(outer, { path }) {
	const directory = join(realpathSync(outer.directory), showPath(path));
	return existsSync(directory) && realpathSync(directory) === directory;
}
function below$1(outer, path) {
	const directory = join(outer.directory, path);
	const index = `submodule-${createHash("sha256").update(directory).digest("hex").slice(0, 16)}`;
	return workTree({
		git: outer.store,
		stateDir: outer.stateDir,
		directory,
		index
	});
}
/** Paths of a commit's submodules that nothing can be put into, because the user's repository has not got them. */
async function emptySubmodules({ git }, commit) {
	const { stdout } = await git({ args: [
		"ls-tree",
		"-r",
		"-z",
		commit
	] });
	const links = stdout.toString("utf8").split("\0").flatMap((line) => {
		const [, oid = "", path = ""] = /^160000 commit ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
		return oid === "" ? [] : {
			oid,
			path
		};
	});
	const there = await present(git, links.map(({ oid }) => oid));
	return links.flatMap(({ path }, at) => there[at] ? [] : path);
}
async function present(git, oids) {
	const names = oids.map((oid) => `${oid}^{tree}`);
	return oids.length === 0 ? [] : (await readObjects(git, names)).map((found) => found?.type === "tree");
}
// src/adapter/git/files/unlisted-files.ts
/** Walks the tree once and never follows a link. The `.git` at the root is the disposable one and is skipped. */
function findUnlisted(directory, walk) {
	const unlisted = [];
	const emptyFolders = [];
	let unlocked = false;
	const ignored = new Set(walk.ignored);
	const submodules = new Set(walk.submodules);
	const folders = [""];
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
		if (ignored.has(folder)) continue;
		const place = bytesOf(`${rawPath(directory)}/${folder}`);
		if (walk.unlock && unlock(place)) unlocked = true;
		const inside = look(place, folder, submodules);
		for (const file of inside.unlisted) unlisted.push(file);
		if (inside.isEmpty && !submodules.has(folder.slice(0, -1))) emptyFolders.push(folder);
		for (const path of inside.folders) folders.push(path);
	}
	return {
		unlisted,
		unlocked,
		emptyFolders
	};
}
function look(place, folder, submodules) {
	const inSubmodule = submodules.has(folder.slice(0, -1));
	const entries = list(place);
	if (entries === void 0) return {
		unlisted: [{
			path: folder.slice(0, -1),
			kind: "locked"
		}],
		folders: [],
		isEmpty: false
	};
	const unlisted = [];
	const folders = [];
	for (const entry of entries) {
		const path = folder + entry.name;
		const isReplaced = submodules.has(path) && !entry.isDirectory();
		const kind = inSubmodule || isReplaced ? "submodule" : kindOf(entry);
		if (kind === "folder") folders.push(`${path}/`);
		else if (kind !== "file" && path !== ".git") unlisted.push({
			path,
			kind
		});
	}
	return {
		unlisted,
		folders,
		isEmpty: entries.length === 0
	};
}
function kindOf(entry) {
	if (entry.name === ".git") return "git";
	if (entry.isDirectory()) return "folder";
	return entry.isFile() || entry.isSymbolicLink() ? "file" : "special";
}
function list(place) {
	try {
		return readdirSync(place, {
			encoding: "latin1",
			withFileTypes: true
		});
	} catch (error) {
		return error.code === "ENOENT" ? [] : void 0;
	}
}
function unlock(place) {
	const { mode } = lstatSync(place);
	if ((mode & 448) === 448) return false;
	chmodSync(place, mode & 4095 | 448);
	return true;
}
// src/adapter/git/workspace/foreign-paths.ts
/**
* Folders in which all is new: they hold nothing that is tracked or ignored. Of one in another the outer one is named,
* with a trailing `/`.
*/
function foreignFolders({ entries, ignored, untracked }, emptyFolders) {
	const known = /* @__PURE__ */ new Set();
	for (const { path } of entries) for (const folder of foldersOf(`${path}/`)) known.add(folder);
	for (const path of ignored) for (const folder of foldersOf(path)) known.add(folder);
	const found = /* @__PURE__ */ new Set();
	for (const path of [...untracked, ...emptyFolders]) {
		const outer = foldersOf(path).find((folder) => !known.has(folder));
		if (outer !== void 0) found.add(outer);
	}
	return [...found];
}
/** `a/b/c` \u2192 `a/`, `a/b/`; of `a/b/` itself too. */
function foldersOf(path) {
	const folders = [];
	for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) folders.push(path.slice(0, at + 1));
	return folders;
}
/**
* Attributes beside tracked files that no commit holds, also where an ignore rule hides them: by them git writes files
* otherwise than a clone has them, and takes such files for unchanged. Of tracked ones it takes those of the index.
*/
function foreignAttributes({ directory }, entries) {
	const folders = /* @__PURE__ */ new Set([""]);
	const own = /* @__PURE__ */ new Set();
	for (const { path } of entries) {
		if (path.endsWith(".gitattributes")) own.add(path);
		for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) {
			const folder = path.slice(0, at + 1);
			if (folders.has(folder)) break;
			folders.add(folder);
		}
	}
	return [...folders].map((folder) => `${folder}.gitattributes`).filter((path) => !own.has(path) && isThere(bytesOf(`${rawPath(directory)}/${path}`)));
}
function isThere(place) {
	try {
		return lstatSync(place, { throwIfNoEntry: false }) !== void 0;
	} catch {
		return false;
	}
}
// src/adapter/git/workspace/restore.ts
/**
* Leaves exactly the files of the commit, ignored ones excepted, and no `.git`. What git does not put right within two
* rounds is written anew without its stat data; after that the directory is thrown away and filled again.
* `refilled`: it was, and what set-up commands had made is gone. Throws RalphError WORKSPACE_UNUSABLE.
*/
async function restoreTree(tree, commit, { isIndexed = false, putAway = () => false } = {}) {
	rmSync(`${tree.index}.lock`, { force: true });
	const rounds = isIndexed ? ["look", ...allRounds] : allRounds;
	const kept = isOwnDirectory(tree.directory) ? await restoreInPlace(tree, commit, {
		putAway,
		rounds
	}) : void 0;
	const { ignored } = kept ?? await refill(tree, commit);
	return {
		refilled: kept === void 0,
		ignored
	};
}
/** A link in the workspace's place would lead git into a foreign directory. */
function isOwnDirectory(directory) {
	return lstatSync(directory, { throwIfNoEntry: false })?.isDirectory() === true;
}
const allRounds = [
	"first",
	"second",
	"anew"
];
async function restoreInPlace(tree, commit, { putAway, rounds = allRounds }) {
	for (const round of rounds) {
		if (round === "second") await demand(tree, commit);
		if (round === "anew") rmSync(tree.index, { force: true });
		try {
			const left = await restoreRound(tree, commit, {
				isIndexed: round === "look",
				putAway
			});
			if (left) return left;
		} catch (error) {
			if (!isGivingUp(error)) throw error;
		}
	}
}
/** Git or the file system would not: the next round, or a new directory, may do. A full disk is told at once. */
function isGivingUp(error) {
	if (error instanceof RalphError) return error.code === "GIT_FAILED";
	return [
		"EPERM",
		"EACCES",
		"EBUSY",
		"ENOTEMPTY",
		"EROFS"
	].includes(error.code ?? "");
}
/** One attempt; what is in the directory where that then is the commit and nothing else. */
async function restoreRound(tree, commit, { isIndexed = false, putAway }) {
	chmodSync(tree.directory, lstatSync(tree.directory).mode | 448);
	remove(Buffer.from(join(tree.directory, ".git")));
	const reset = isIndexed ? { code: 0 } : await readTree(tree, commit);
	failpoint("workspace.tree-read");
	let seen = await cleaned(tree, putAway);
	if (seen === void 0) return void 0;
	failpoint("workspace.cleaned");
	const hidden = await hiddenFiles(tree, seen.ignored, seen.entries);
	const odd = [...hidden, ...seen.unlisted.map(({ path }) => path)];
	for (const path of odd) remove(placeOf(tree, path));
	if (hidden.length > 0) return void 0;
	if (odd.length > 0) seen = await survey(tree);
	if (seen.unlocked || seen.gone.length + seen.changed.length + seen.untracked.length > 0) return void 0;
	if (reset.code !== 0 && !await indexHolds(tree, commit)) return void 0;
	for (const path of seen.empty) mkdirSync(placeOf(tree, path), { recursive: true });
	for (const submodule of seen.filled) {
		makeDirectory(submodule.tree.directory);
		if (!await restoreInPlace(submodule.tree, submodule.commit, { putAway })) return void 0;
	}
	return seen;
}
/** Undefined where rules of somebody else's decided how files were written: no index knows them, all are written anew. */
async function cleaned(tree, putAway) {
	const first = await survey(tree);
	const foreign = foreignAttributes(tree, first.entries);
	if (foreign.length > 0) {
		rmSync(tree.index, { force: true });
		for (const path of foreign) remove(placeOf(tree, path));
		return;
	}
	const seen = first.unlocked ? await survey(tree) : first;
	if (seen.emptyFolders.length === 0 && seen.untracked.length === 0) return seen;
	for (const path of foreignFolders(seen, seen.emptyFolders)) putAway(placeOf(tree, path.slice(0, -1)));
	await tree.git({
		args: ["clean", "-ffdq"],
		allow: "any"
	});
	return survey(tree);
}
const placeOf = (tree, path) => bytesOf(`${rawPath(tree.directory)}/${path}`);
async function readTree(tree, commit) {
	const reset = await tree.git({
		args: [
			"read-tree",
			"-u",
			"--reset",
			commit
		],
		allow: "any"
	});
	refuseMachineFault(reset.stderr);
	return reset;
}
/** What git sees, and what it does not. */
async function survey(tree) {
	const seen = await lookAt(tree);
	const { filled, empty } = await submodulesIn(tree, seen.entries);
	const ignored = [...seen.ignored, ...filled.map(({ path }) => `${path}/`)];
	return {
		...seen,
		filled,
		empty,
		...findUnlisted(tree.directory, {
			ignored,
			submodules: empty,
			unlock: true
		})
	};
}
/** Whatever stands there instead goes. */
function makeDirectory(place) {
	if (!isOwnDirectory(place)) remove(Buffer.from(place));
	mkdirSync(place, { recursive: true });
}
async function indexHolds(tree, commit) {
	const args = [
		"diff-index",
		"--cached",
		"--name-only",
		"--ignore-submodules=none",
		commit
	];
	return (await tree.git({ args })).stdout.length === 0;
}
async function demand(tree, commit) {
	await tree.store({ args: [
		"cat-file",
		"-e",
		`${commit}^{tree}`
	] });
}
async function refill(tree, commit) {
	if (lstatSync(tree.directory, { throwIfNoEntry: false })) await demand(tree, commit);
	try {
		discard(tree.directory);
		mkdirSync(tree.directory, { recursive: true });
		rmSync(tree.index, { force: true });
		failpoint("workspace.emptied");
		const left = await restoreRound(tree, commit, { putAway: () => false });
		if (left) return left;
	} catch (error) {
		if (!isGivingUp(error)) throw error;
		await demand(tree, commit);
		throw unusable(tree, error);
	}
	throw unusable(tree, void 0);
}
/**
* Leaves nothing of what is in the directory. It itself stays where that works: a runner's checkout may be a file
* system of its own, and later steps stand in it; on a full disk not even a directory can be made to move it to.
*/
function discard(directory) {
	if (!isOwnDirectory(directory)) rmSync(directory, { force: true });
	else if (!emptied(directory)) putOutOfTheWay(directory);
}
function emptied(directory) {
	try {
		chmodSync(directory, lstatSync(directory).mode | 448);
		for (const entry of readdirSync(directory, { encoding: "buffer" })) remove(below(Buffer.from(directory), entry));
		return true;
	} catch (error) {
		if (!isGivingUp(error)) throw error;
		return false;
	}
}
function putOutOfTheWay(directory) {
	const aside = mkdtempSync(`${directory}.discarded-`);
	chmodSync(directory, 448);
	renameSync(directory, join(aside, basename(directory)));
	try {
		remove(Buffer.from(aside));
	} catch {}
}
const below = (folder, name) => Buffer.concat([
	folder,
	Buffer.from("/"),
	name
]);
/** Removes whatever is there, read-only directories included; throws what the file system says where it cannot. */
function remove(place) {
	try {
		rmSync(place, {
			recursive: true,
			force: true
		});
	} catch (error) {
		if (!isGivingUp(error) || !lstatSync(place).isDirectory()) throw error;
		unlockAll(place);
		rmSync(place, {
			recursive: true,
			force: true
		});
	}
}
/** Even the owner cannot empty a directory that is read-only. */
function unlockAll(folder) {
	chmodSync(folder, 448);
	for (const entry of readdirSync(folder, {
		encoding: "buffer",
		withFileTypes: true
	})) if (entry.isDirectory()) unlockAll(below(folder, entry.name));
}
/** What no other directory mends is told at once; one that is mounted read-only may have been put there by an agent. */
function refuseMachineFault(said) {
	const fault = machineFault({
		said,
		what: "the workspace could not be filled."
	});
	if (fault && fault.code !== "DISK_READ_ONLY") throw fault;
}
const unusable = (tree, cause) => new RalphError({
	code: "WORKSPACE_UNUSABLE",
	message: `The workspace ${tree.directory} could not be filled${cause instanceof Error ? `: ${cause.message}` : "."}`,
	hint: "Remove that directory (files in it may be immutable or belong to another user), then run again.",
	cause
});
export { listHidden as _, findUnlisted as a, submodulesIn as c, interruptible as d, lookAt as f, hiddenFiles as g, forgetSelfIgnored as h, restoreTree as i, findFile as l, workTree as m, isOwnDirectory as n, emptySubmodules as o, newFiles as p, remove as r, isInPlace as s, discard as t, gitlink as u, readSelfIgnored as v, rememberSelfIgnored as y };
