import { or as machineFault, vr as failpoint, yr as RalphError } from "./through-proxy.js";
import { A as readObjects, J as splitNul, K as rawPath, L as parseTree, U as bytesOf, W as joinNul, q as showPath } from "./due.js";
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createHash } from "node:crypto";
// src/adapter/git/files/hidden-files.ts
const maxListed = 20;
const listHidden = (hidden) => ({
	paths: hidden.slice(0, maxListed).map(showPath),
	total: hidden.length
});
/** New rules may be right, as for installed dependencies, or hide work. The private index must be the checkpoint's. */
async function hiddenFiles(tree, allIgnored, entries) {
	const selfIgnored = readSelfIgnored(tree);
	const ignored = allIgnored.filter((path) => !isWithin(path, selfIgnored));
	if (ignored.length === 0) return [];
	const rules = await checkpointRules(tree, entries);
	try {
		for (const path of ignored) if (path.endsWith("/")) makeDirectory(rules, path);
		const newlyIgnored = await notIgnored(tree, rules, ignored);
		const folders = newlyIgnored.filter((path) => path.endsWith("/"));
		return [...newlyIgnored.filter((path) => !path.endsWith("/")), ...await notIgnored(tree, rules, await filesIn(tree, folders))].sort();
	} finally {
		rmSync(rules, {
			recursive: true,
			force: true
		});
	}
}
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
function makeDirectory(rules, path) {
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
	const folders = new Set(directories);
	return splitNul(stdout).filter((path) => isWithin(path, folders));
}
const isWithin = (path, directories) => parents(path).some((parent) => directories.has(parent));
function parents(path) {
	const parts = path.split("/").slice(0, -1);
	return parts.map((_, index) => `${parts.slice(0, index + 1).join("/")}/`);
}
const listFile = (tree) => join(tree.stateDir, "self-ignored");
/** As `python -m venv` makes them. Called after set-up, because the agent's own such directories are no environment. */
function rememberSelfIgnored(tree, ignored) {
	const rules = ignored.filter((path) => path.endsWith("/.gitignore"));
	writeFileSync(listFile(tree), joinNul(rules.map((path) => path.slice(0, -10))));
}
const forgetSelfIgnored = (tree) => rmSync(listFile(tree), { force: true });
const readSelfIgnored = (tree) => new Set(existsSync(listFile(tree)) ? splitNul(readFileSync(listFile(tree))) : []);
// src/adapter/git/files/work-tree.ts
/** With `core.trustctime` and `core.checkStat` at their defaults, ctime or inode show any edit. */
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
/** The store has no HEAD commit, so `status` lists the whole index (`1 A\u2026`). */
async function compareWithIndex(tree) {
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
	const difference = {
		entries: [],
		missing: [],
		changed: [],
		untracked: [],
		ignored: []
	};
	for (const line of splitNul(stdout)) if (line.startsWith("? ")) difference.untracked.push(line.slice(2));
	else if (line.startsWith("! ")) difference.ignored.push(line.slice(2));
	else addTracked(difference, line);
	return difference;
}
/** `1 A<state> <submodule> <three modes> <two oids> <path>`; the second mode and oid are the index's. */
function addTracked(difference, line) {
	const [, state = "", , , mode = "", , , oid = "", ...rest] = line.split(" ");
	const path = rest.join(" ");
	difference.entries.push({
		mode,
		oid,
		path
	});
	if (mode === "160000") return;
	if (state[1] === "D") difference.missing.push(path);
	else if (state[1] !== ".") difference.changed.push(path);
}
const gitlink = "160000";
/** Neither tracked nor ignored; a new directory is one path with a trailing `/`. */
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
/** Mode and object of a path in a tree or commit, without a new process; undefined if there is none. */
async function findFile(objects, treeish, path) {
	const names = path.split("/");
	if (names.some((name) => [
		"",
		".",
		".."
	].includes(name) || name.includes("\n"))) return void 0;
	const name = names.pop() ?? "";
	const folder = await objects.read(names.length === 0 ? `${treeish}^{tree}` : `${treeish}:${names.join("/")}`);
	if (folder?.type !== "tree") return void 0;
	const entry = parseTree(folder.content, folder.oid.length / 2).get(rawPath(name));
	return entry && {
		...entry,
		mode: entry.mode.padStart(6, "0")
	};
}
// src/adapter/git/files/submodules.ts
async function submodulesIn(tree, entries) {
	const links = entries.filter(({ mode }) => mode === gitlink);
	if (links.length === 0) return {
		filled: [],
		empty: []
	};
	const isPresent = await arePresent(tree.store, links.map(({ oid }) => oid));
	const filled = links.flatMap(({ path, oid }, index) => {
		const pathText = showPath(path);
		return isPresent[index] && rawPath(pathText) === path ? {
			path,
			commit: oid,
			tree: submoduleTree(tree, pathText)
		} : [];
	});
	const filledPaths = new Set(filled.map(({ path }) => path));
	return {
		filled,
		empty: links.flatMap(({ path }) => filledPaths.has(path) ? [] : path)
	};
}
/** True if no link replaces the directory, so git may read and write there. */
function isInPlace(outer, { path }) {
	const directory = join(realpathSync(outer.directory), showPath(path));
	return existsSync(directory) && realpathSync(directory) === directory;
}
function submoduleTree(outer, path) {
	const directory = join(outer.directory, path);
	const index = `submodule-${createHash("sha256").update(directory).digest("hex").slice(0, 16)}`;
	return workTree({
		git: outer.store,
		stateDir: outer.stateDir,
		directory,
		index
	});
}
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
	const isPresent = await arePresent(git, links.map(({ oid }) => oid));
	return links.flatMap(({ path }, index) => isPresent[index] ? [] : path);
}
async function arePresent(git, oids) {
	const names = oids.map((oid) => `${oid}^{tree}`);
	return oids.length === 0 ? [] : (await readObjects(git, names)).map((object) => object?.type === "tree");
}
// src/adapter/git/files/unlisted-files.ts
/** Follows no link. The disposable `.git` at the root is skipped. */
function findUnlisted(directory, walk) {
	const unlisted = [];
	const emptyFolders = [];
	let unlocked = false;
	const ignored = new Set(walk.ignored);
	const submodules = new Set(walk.submodules);
	const folders = [""];
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
		if (ignored.has(folder)) continue;
		const absolutePath = bytesOf(`${rawPath(directory)}/${folder}`);
		if (walk.unlock && unlock(absolutePath)) unlocked = true;
		const listing = inspectFolder(absolutePath, folder, submodules);
		for (const file of listing.unlisted) unlisted.push(file);
		if (listing.isEmpty && !submodules.has(folder.slice(0, -1))) emptyFolders.push(folder);
		for (const path of listing.folders) folders.push(path);
	}
	return {
		unlisted,
		unlocked,
		emptyFolders
	};
}
function inspectFolder(absolutePath, folder, submodules) {
	const inSubmodule = submodules.has(folder.slice(0, -1));
	const entries = entriesOf(absolutePath);
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
function entriesOf(path) {
	try {
		return readdirSync(path, {
			encoding: "latin1",
			withFileTypes: true
		});
	} catch (error) {
		return error.code === "ENOENT" ? [] : void 0;
	}
}
function unlock(path) {
	const { mode } = lstatSync(path);
	if ((mode & 448) === 448) return false;
	chmodSync(path, mode & 4095 | 448);
	return true;
}
// src/adapter/git/workspace/foreign-paths.ts
/** The outermost folders with no tracked and no ignored file, each with a trailing `/`. */
function foreignFolders({ entries, ignored, untracked }, emptyFolders) {
	const knownFolders = /* @__PURE__ */ new Set();
	for (const { path } of entries) for (const folder of foldersOf(`${path}/`)) knownFolders.add(folder);
	for (const path of ignored) for (const folder of foldersOf(path)) knownFolders.add(folder);
	const foreign = /* @__PURE__ */ new Set();
	for (const path of [...untracked, ...emptyFolders]) {
		const outer = foldersOf(path).find((folder) => !knownFolders.has(folder));
		if (outer !== void 0) foreign.add(outer);
	}
	return [...foreign];
}
function foldersOf(path) {
	const folders = [];
	for (let index = path.indexOf("/"); index !== -1; index = path.indexOf("/", index + 1)) folders.push(path.slice(0, index + 1));
	return folders;
}
/** Git would write files by them and consider such files unchanged. */
function foreignAttributes({ directory }, entries) {
	const folders = /* @__PURE__ */ new Set([""]);
	const tracked = /* @__PURE__ */ new Set();
	for (const { path } of entries) {
		if (path.endsWith(".gitattributes")) tracked.add(path);
		for (let index = path.lastIndexOf("/"); index > 0; index = path.lastIndexOf("/", index - 1)) {
			const folder = path.slice(0, index + 1);
			if (folders.has(folder)) break;
			folders.add(folder);
		}
	}
	return [...folders].map((folder) => `${folder}.gitattributes`).filter((path) => !tracked.has(path) && exists(bytesOf(`${rawPath(directory)}/${path}`)));
}
function exists(file) {
	try {
		return lstatSync(file, { throwIfNoEntry: false }) !== void 0;
	} catch {
		return false;
	}
}
// src/adapter/git/workspace/restore.ts
/**
* Without `.git`. Two rounds of git, one without stat data, then the directory is emptied (`refilled`). Throws
* RalphError WORKSPACE_UNUSABLE.
*/
async function restoreTree(tree, commit, { isIndexed = false, discardFolder = () => false } = {}) {
	rmSync(`${tree.index}.lock`, { force: true });
	const rounds = isIndexed ? ["look", ...allRounds] : allRounds;
	const inPlace = isOwnDirectory(tree.directory) ? await restoreInPlace(tree, commit, {
		discardFolder,
		rounds
	}) : void 0;
	const { ignored } = inPlace ?? await refill(tree, commit);
	return {
		refilled: inPlace === void 0,
		ignored
	};
}
/** A link in its place would lead git into a foreign directory. */
function isOwnDirectory(directory) {
	return lstatSync(directory, { throwIfNoEntry: false })?.isDirectory() === true;
}
const allRounds = [
	"first",
	"second",
	"anew"
];
async function restoreInPlace(tree, commit, { discardFolder, rounds = allRounds }) {
	for (const round of rounds) {
		if (round === "second") await requireCommit(tree, commit);
		if (round === "anew") rmSync(tree.index, { force: true });
		try {
			const difference = await restoreRound(tree, commit, {
				isIndexed: round === "look",
				discardFolder
			});
			if (difference) return difference;
		} catch (error) {
			if (!isFileFault(error)) throw error;
		}
	}
}
/** Git or the file system refused: another round or a new directory may help. A full disk is fatal. */
function isFileFault(error) {
	if (error instanceof RalphError) return error.code === "GIT_FAILED";
	return [
		"EPERM",
		"EACCES",
		"EBUSY",
		"ENOTEMPTY",
		"EROFS"
	].includes(error.code ?? "");
}
async function restoreRound(tree, commit, { isIndexed = false, discardFolder }) {
	chmodSync(tree.directory, lstatSync(tree.directory).mode | 448);
	remove(Buffer.from(join(tree.directory, ".git")));
	const readResult = isIndexed ? { code: 0 } : await readTree(tree, commit);
	failpoint("workspace.tree-read");
	let surveyed = await cleanTree(tree, discardFolder);
	if (surveyed === void 0) return void 0;
	failpoint("workspace.cleaned");
	const hidden = await hiddenFiles(tree, surveyed.ignored, surveyed.entries);
	const unwanted = [...hidden, ...surveyed.unlisted.map(({ path }) => path)];
	for (const path of unwanted) remove(absolutePath(tree, path));
	if (hidden.length > 0) return void 0;
	if (unwanted.length > 0) surveyed = await survey(tree);
	if (surveyed.unlocked || surveyed.missing.length + surveyed.changed.length + surveyed.untracked.length > 0) return void 0;
	if (readResult.code !== 0 && !await indexHolds(tree, commit)) return void 0;
	for (const path of surveyed.empty) mkdirSync(absolutePath(tree, path), { recursive: true });
	for (const submodule of surveyed.filled) {
		replaceWithDirectory(submodule.tree.directory);
		if (!await restoreInPlace(submodule.tree, submodule.commit, { discardFolder })) return void 0;
	}
	return surveyed;
}
/** Undefined if foreign attributes decided how files were written: all are then written again. */
async function cleanTree(tree, discardFolder) {
	const first = await survey(tree);
	const foreign = foreignAttributes(tree, first.entries);
	if (foreign.length > 0) {
		rmSync(tree.index, { force: true });
		for (const path of foreign) remove(absolutePath(tree, path));
		return;
	}
	const surveyed = first.unlocked ? await survey(tree) : first;
	if (surveyed.emptyFolders.length === 0 && surveyed.untracked.length === 0) return surveyed;
	for (const path of foreignFolders(surveyed, surveyed.emptyFolders)) discardFolder(absolutePath(tree, path.slice(0, -1)));
	await tree.git({
		args: ["clean", "-ffdq"],
		allow: "any"
	});
	return survey(tree);
}
const absolutePath = (tree, path) => bytesOf(`${rawPath(tree.directory)}/${path}`);
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
async function survey(tree) {
	const difference = await compareWithIndex(tree);
	const { filled, empty } = await submodulesIn(tree, difference.entries);
	const ignored = [...difference.ignored, ...filled.map(({ path }) => `${path}/`)];
	return {
		...difference,
		filled,
		empty,
		...findUnlisted(tree.directory, {
			ignored,
			submodules: empty,
			unlock: true
		})
	};
}
function replaceWithDirectory(path) {
	if (!isOwnDirectory(path)) remove(Buffer.from(path));
	mkdirSync(path, { recursive: true });
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
async function requireCommit(tree, commit) {
	await tree.store({ args: [
		"cat-file",
		"-e",
		`${commit}^{tree}`
	] });
}
async function refill(tree, commit) {
	if (lstatSync(tree.directory, { throwIfNoEntry: false })) await requireCommit(tree, commit);
	try {
		discard(tree.directory);
		mkdirSync(tree.directory, { recursive: true });
		rmSync(tree.index, { force: true });
		failpoint("workspace.emptied");
		const difference = await restoreRound(tree, commit, { discardFolder: () => false });
		if (difference) return difference;
	} catch (error) {
		if (!isFileFault(error)) throw error;
		await requireCommit(tree, commit);
		throw unusable(tree, error);
	}
	throw unusable(tree, void 0);
}
/** The directory stays if possible: it may be a file system of its own, and later steps stand in it. */
function discard(directory) {
	if (!isOwnDirectory(directory)) rmSync(directory, { force: true });
	else if (!emptyDirectory(directory)) moveAway(directory);
}
function emptyDirectory(directory) {
	try {
		chmodSync(directory, lstatSync(directory).mode | 448);
		for (const entry of readdirSync(directory, { encoding: "buffer" })) remove(below(Buffer.from(directory), entry));
		return true;
	} catch (error) {
		if (!isFileFault(error)) throw error;
		return false;
	}
}
function moveAway(directory) {
	const discarded = mkdtempSync(`${directory}.discarded-`);
	chmodSync(directory, 448);
	renameSync(directory, join(discarded, basename(directory)));
	try {
		remove(Buffer.from(discarded));
	} catch {}
}
const below = (folder, name) => Buffer.concat([
	folder,
	Buffer.from("/"),
	name
]);
/** Also removes read-only directories; throws the file system's error if it fails. */
function remove(path) {
	try {
		rmSync(path, {
			recursive: true,
			force: true
		});
	} catch (error) {
		if (!isFileFault(error) || !lstatSync(path).isDirectory()) throw error;
		unlockFolders(path);
		rmSync(path, {
			recursive: true,
			force: true
		});
	}
}
/** Even the owner cannot empty a read-only directory. */
function unlockFolders(folder) {
	chmodSync(folder, 448);
	for (const entry of readdirSync(folder, {
		encoding: "buffer",
		withFileTypes: true
	})) if (entry.isDirectory()) unlockFolders(below(folder, entry.name));
}
/** No other directory helps against these faults. A read-only mount may be an agent's work. */
function refuseMachineFault(stderr) {
	const fault = machineFault({
		said: stderr,
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
export { listHidden as _, findUnlisted as a, submodulesIn as c, gitlink as d, interruptible as f, hiddenFiles as g, forgetSelfIgnored as h, restoreTree as i, compareWithIndex as l, workTree as m, isOwnDirectory as n, emptySubmodules as o, newFiles as p, remove as r, isInPlace as s, discard as t, findFile as u, readSelfIgnored as v, rememberSelfIgnored as y };
