import { Kn as gitAt, hr as remoteName, mr as quietFetch, qn as gitFault, vr as failpoint, yr as RalphError } from "./through-proxy.js";
import { c as remoteCall } from "./user-repository.js";
import { n as historyOf } from "./history.js";
import { A as readObjects, F as folderMode, I as makeTree, J as splitNul, K as rawPath, L as parseTree, M as treeOf, q as showPath, w as besideStore } from "./due.js";
import { join } from "node:path";
// src/adapter/git/store/compare-trees.ts
/** `diff-tree` would cost a process for each iteration. Throws if a tree is missing. */
async function compareTrees(objects, before, after) {
	return (await compare(objects, {
		before,
		after,
		prefix: ""
	})).sort((a, b) => a.path < b.path ? -1 : 1);
}
async function compare(objects, options) {
	if (options.before === options.after) return [];
	const [before, after] = await Promise.all([entriesOf$1(objects, options.before), entriesOf$1(objects, options.after)]);
	const comparisons = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].map((name) => compareEntry(objects, {
		path: options.prefix + name,
		before: before.get(name),
		after: after.get(name)
	}));
	return (await Promise.all(comparisons)).flat();
}
async function compareEntry(objects, { path, before, after }) {
	if (before?.oid === after?.oid && before?.mode === after?.mode) return [];
	const inFolder = await compare(objects, {
		before: folderOf(before),
		after: folderOf(after),
		prefix: `${path}/`
	});
	const [fileBefore, fileAfter] = [fileOf(before), fileOf(after)];
	const previous = fileBefore ?? null;
	if (fileAfter) return [{
		path,
		action: fileBefore ? "modified" : "created",
		before: previous,
		now: fileAfter
	}, ...inFolder];
	return fileBefore ? [{
		path,
		action: "deleted",
		before: previous,
		now: null
	}, ...inFolder] : inFolder;
}
const folderOf = (entry) => entry?.mode === "40000" ? entry.oid : void 0;
const fileOf = (entry) => entry?.mode === "40000" ? void 0 : entry;
async function entriesOf$1(objects, tree) {
	if (tree === void 0) return /* @__PURE__ */ new Map();
	const object = await objects.read(`${tree}^{tree}`);
	if (!object) throw new Error(`the tree ${tree} is not in the store`);
	const entries = [...parseTree(object.content, tree.length / 2)];
	return new Map(entries.map(([name, { mode, oid }]) => [name, {
		mode: canonicalMode(mode),
		oid
	}]));
}
/** Old versions of git wrote other permissions (`100664`); an index knows only two. */
function canonicalMode(mode) {
	if (!mode.startsWith("100")) return mode;
	return Number.parseInt(mode, 8) & 64 ? "100755" : "100644";
}
async function treeDifferences(git, { from, to }) {
	const { stdout } = await git({ args: [
		"diff-tree",
		"-r",
		"-z",
		"--raw",
		"--no-renames",
		"--no-abbrev",
		from,
		to
	] });
	const fields = splitNul(stdout);
	const rows = [];
	for (let index = 0; index + 1 < fields.length; index += 2) {
		const [before = "", mode = "", , oid = "", status = ""] = (fields[index] ?? "").replace(/^:/, "").split(" ");
		rows.push({
			path: fields[index + 1] ?? "",
			before,
			mode,
			oid,
			status
		});
	}
	return rows;
}
async function objectSizes(git, oids) {
	const { stdout } = await git({
		args: ["cat-file", "--batch-check=%(objectname) %(objectsize)"],
		input: oids.map((oid) => `${oid}\n`).join("")
	});
	const rows = stdout.toString("utf8").split("\n");
	return new Map(rows.map((row) => [row.split(" ")[0] ?? "", Number(row.split(" ")[1]) || 0]));
}
/** Git shows no lines of larger files. */
const maxFileSize = "512k";
/** In a bare directory git reads no attributes, which could declare a text binary. */
async function fileDiffs(git, { from, to }) {
	const { stdout } = await git({ args: [
		"-c",
		`core.bigFileThreshold=${maxFileSize}`,
		"diff-tree",
		...[
			"-r",
			"-p",
			"--raw",
			"-z",
			"--no-renames",
			"--no-color",
			"--no-ext-diff",
			"--no-textconv",
			"-D"
		],
		from,
		to
	] });
	const end = stdout.indexOf("\0\0");
	if (end < 0) return [];
	const fields = stdout.subarray(0, end).toString("latin1").split("\0");
	const patches = stdout.subarray(end + 2).toString("utf8").split(/^(?=diff --git )/m);
	const files = [];
	for (let index = 0; index + 1 < fields.length; index += 2) {
		const patchCount = fields[index]?.endsWith(" T") ? 2 : 1;
		files.push({
			path: showPath(fields[index + 1] ?? ""),
			patch: patches.splice(0, patchCount).join("")
		});
	}
	return files;
}
/** Reads files and links of up to `limit` bytes, with three git processes. */
async function treeChanges(git, { from, to, limit }) {
	const rows = (await treeDifferences(git, {
		from,
		to
	})).map(({ path: raw, oid, mode, status }) => {
		const path = showPath(raw);
		return {
			path,
			isUtf8: Buffer.from(path, "utf8").toString("latin1") === raw,
			oid,
			mode: status === "D" ? null : mode
		};
	});
	const sizes = await objectSizes(git, rows.map(({ oid }) => oid));
	const readable = rows.filter(({ mode, oid }) => mode !== null && mode !== "160000" && (sizes.get(oid) ?? 0) <= limit);
	const objects = await readObjects(git, readable.map(({ oid }) => oid));
	const contents = new Map(readable.map(({ path }, index) => [path, objects[index]?.content ?? null]));
	return rows.map(({ path, isUtf8, mode, oid }) => ({
		path,
		isUtf8,
		mode,
		content: contents.get(path) ?? null,
		bytes: sizes.get(oid) ?? 0
	}));
}
// src/adapter/git/work/tree-files.ts
/** Applies edits to a tree and removes empty folders. `skipped` are paths that a link, folder or file blocks. */
async function withEntries(store, treeish, edits) {
	const blocked = [];
	const editTree = async (tree, pending) => {
		const entries = tree === void 0 ? /* @__PURE__ */ new Map() : await entriesOf(store, tree);
		const byFolder = /* @__PURE__ */ new Map();
		for (const step of pending) {
			const [name = "", ...rest] = step.names;
			if (rest.length === 0) setFile(entries, name, step);
			else {
				const folderEdits = byFolder.get(name) ?? [];
				folderEdits.push({
					...step,
					names: rest
				});
				byFolder.set(name, folderEdits);
			}
		}
		for (const [name, within] of byFolder) await setFolder(entries, name, within);
		return entries.size === 0 ? null : store.writer.add("tree", makeTree(entries));
	};
	const setFile = (entries, name, { path, replace }) => {
		const existing = entries.get(name);
		if (existing && !existing.mode.startsWith("100")) return void blocked.push(path);
		const replacement = replace(existing);
		if (replacement) entries.set(name, replacement);
		else entries.delete(name);
	};
	const setFolder = async (entries, name, edits) => {
		const existing = entries.get(name);
		if (existing && existing.mode !== "40000") return void blocked.push(...edits.map(({ path }) => path));
		const oid = await editTree(existing?.oid, edits);
		if (oid === null) entries.delete(name);
		else entries.set(name, {
			mode: folderMode,
			oid
		});
	};
	const tree = await editTree(treeish, edits.map((edit) => ({
		...edit,
		names: edit.path.split("/")
	}))) ?? store.writer.add("tree", /* @__PURE__ */ new Uint8Array());
	store.writer.flush();
	return {
		tree,
		skipped: blocked.map(showPath)
	};
}
async function entriesOf({ objects }, treeish) {
	const object = await objects.read(`${treeish}^{tree}`);
	if (!object) throw new Error(`the tree ${treeish} is not in the store`);
	return parseTree(object.content, object.oid.length / 2);
}
/** Returns `tree` with those paths as in `from` for which `keep` is true. */
async function withPathsFrom(store, { tree, from, keep }) {
	const differing = (await compareTrees(store.objects, tree, from)).filter(({ path }) => keep(showPath(path)));
	if (differing.length === 0) return tree;
	return (await withEntries(store, tree, differing.map(({ path, now }) => ({
		path,
		replace: () => now
	})))).tree;
}
function treeFiles({ store, remote }) {
	const filesIn = async (tree, folder) => {
		const paths = [];
		for (const [name, { mode, oid }] of await entriesOf(store, tree)) {
			const path = `${folder}/${showPath(name)}`;
			if (mode === "40000") paths.push(...await filesIn(oid, path));
			else if (mode.startsWith("100") && rawPath(path) === `${rawPath(folder)}/${name}`) paths.push(path);
		}
		return paths;
	};
	return {
		async filesBelow(treeish, folder) {
			let tree = treeish;
			for (const name of rawPath(folder).split("/")) {
				const entry = (await entriesOf(store, tree)).get(name);
				if (entry?.mode !== "40000") return [];
				tree = entry.oid;
			}
			return filesIn(tree, folder);
		},
		async mayHaveFolder(treeish, folder) {
			await remote.fetchCommit(treeish);
			let tree = treeish;
			for (const name of rawPath(folder).split("/")) {
				const there = (await entriesOf(store, tree)).get(name);
				if (there?.mode !== "40000") return there !== void 0 && !there.mode.startsWith("100");
				tree = there.oid;
			}
			return true;
		},
		async readTopFile(commit, name) {
			await remote.fetchCommit(commit);
			const sameName = [...await entriesOf(store, commit)].filter(([other]) => other.toLowerCase() === name.toLowerCase());
			const [match, ...others] = sameName;
			if (match === void 0) return null;
			const [spelled, { mode, oid }] = match;
			if (spelled !== name || others.length > 0) return { other: `there is ${sameName.map(([other]) => other).join(" and ")}` };
			if (!mode.startsWith("100")) return { other: mode === "120000" ? "it is a link" : "it is not a file" };
			return (await store.objects.read(oid))?.content ?? { other: "git does not have its content" };
		},
		withFiles: (treeish, files) => withEntries(store, treeish, files.map(({ path, content }) => ({
			path: rawPath(path),
			replace: (existing) => content && {
				mode: existing?.mode ?? "100644",
				oid: store.writer.add("blob", content)
			}
		})))
	};
}
// src/adapter/git/work/merge-trees.ts
const depths = [
	100,
	2e3,
	2147483647
];
/** Uses no work tree, attributes or merge drivers. Throws GIT_TOO_OLD below git 2.38. */
function treeMerger(options) {
	const { store, remote, history, ...retryLimits } = options;
	return async (first, second, sides) => {
		await remote.fetchCommit(first);
		await remote.fetchCommit(second);
		const git = (await ancestors(store.git, first, second)).length > 0 ? store.git : await withHistory(first, second);
		if (git === void 0) return {
			kind: "conflict",
			paths: [],
			markedTree: null,
			newCommits: [],
			ancestor: null
		};
		await fetchMissing(Object.values(sides ?? {}));
		const { ours, theirs } = sides ? await commitsOver(store, sides) : {
			ours: first,
			theirs: second
		};
		const args = [
			"merge-tree",
			"--write-tree",
			"-z",
			"--name-only",
			"--no-messages",
			ours,
			theirs
		];
		failpoint("work.merge");
		const result = await git({
			args,
			allow: "any"
		});
		failpoint("work.merged");
		const [tree = "", ...paths] = result.stdout.toString("utf8").split("\0").filter((field) => field !== "");
		if (result.code === 0) return {
			kind: "merged",
			tree
		};
		if (result.code !== 1) throw await oldGitFault(store.git) ?? gitFault(args, result);
		const conflicting = [...new Set(paths)];
		const hasMarkers = await haveMarkers(git, {
			tree,
			paths: conflicting,
			ours
		});
		const [newCommits, ancestor] = [await commitsOnlyIn(git, first, second), await onlyAncestor(git, first, second)];
		return {
			kind: "conflict",
			paths: conflicting,
			markedTree: hasMarkers ? tree : null,
			newCommits,
			ancestor
		};
	};
	/** A commit that replaces the ancestor may be missing; a tree never is. */
	async function fetchMissing(treeishes) {
		for (const treeish of treeishes) if (!await store.objects.stat(`${treeish}^{tree}`)) await remote.fetchCommit(treeish);
	}
	async function onlyAncestor(git, first, second) {
		const [ancestor, ...others] = await ancestors(git, first, second);
		if (ancestor === void 0 || others.length > 0) return null;
		await remote.fetchCommit(ancestor);
		return ancestor;
	}
	/** If the store is shallow (see `history.ts`). Merged objects go into the store. */
	async function withHistory(ours, theirs) {
		const cuts = [...await history.shallowBoundary(ours), ...await history.shallowBoundary(theirs)];
		if (cuts.length === 0) return void 0;
		const gitDir = besideStore(store, "merge.git");
		const env = {
			...store.env,
			GIT_OBJECT_DIRECTORY: join(store.gitDir, "objects"),
			GIT_ALTERNATE_OBJECT_DIRECTORIES: join(gitDir, "objects")
		};
		const merging = gitAt(gitDir, env, store.files);
		const call = remoteCall(gitAt(gitDir, store.env, store.files), store.remote, retryLimits);
		for (const depth of depths) {
			await call.repeatedly([
				"fetch",
				...quietFetch,
				`--depth=${depth}`,
				remoteName,
				...cuts
			]);
			if ((await ancestors(merging, ours, theirs)).length > 0) return merging;
		}
	}
}
const maxConflictFiles = 50;
/** True if each conflict has markers in its file; binary files, links and deletions have none. */
async function haveMarkers(git, options) {
	if (options.paths.length > maxConflictFiles) return false;
	for (const path of options.paths) {
		const { code, stdout } = await git({
			args: [
				"cat-file",
				"blob",
				`${options.tree}:${path}`
			],
			allow: [128]
		});
		if (code !== 0 || !stdout.includes(`<<<<<<< ${options.ours}`)) return false;
	}
	return true;
}
/** The newest commits that only `theirs` has. May be empty if the history is missing. */
async function commitsOnlyIn(git, ours, theirs) {
	const { code, stdout } = await git({
		args: [
			"log",
			"--no-show-signature",
			"--no-color",
			"--format=%h %s",
			"--max-count=20",
			theirs,
			`^${ours}`
		],
		allow: [128]
	});
	return code === 0 ? stdout.toString("utf8").split("\n").filter((line) => line !== "") : [];
}
async function ancestors(git, ours, theirs) {
	const { stdout } = await git({
		args: [
			"merge-base",
			"--all",
			ours,
			theirs
		],
		allow: [1, 128]
	});
	return stdout.toString("utf8").split("\n").filter(Boolean);
}
async function oldGitFault(git) {
	const { stdout } = await git({ args: ["version"] });
	const [version = "", major = "", minor = ""] = /(\d+)\.(\d+)[\w.]*/.exec(stdout.toString("utf8")) ?? [];
	if (Number(major) > 2 || Number(major) === 2 && Number(minor) >= 38) return void 0;
	return new RalphError({
		code: "GIT_TOO_OLD",
		message: `git ${version} cannot merge without a work tree; the base or the work branch has moved.`,
		hint: "Install git 2.38 or newer. Or merge into the work branch by hand, or turn the merge off with --merge-base false."
	});
}
/** The tree of `tip` without the changes of `commits`, except files to `keep`. `tip` must be in the store. */
async function revertTrees(git, { commits, tip, keep = () => false }) {
	let treeish = tip;
	for (const commit of commits) {
		const reverted = await revertTree(git, {
			commit,
			tip: treeish,
			keep
		});
		if (reverted.kind === "clean") treeish = reverted.tree;
		else if (reverted.kind !== "nothing") return reverted;
	}
	return treeish === tip || treeish === await treeInStore(git.store, tip) ? { kind: "nothing" } : {
		kind: "clean",
		tree: treeish
	};
}
/** A three-way merge of `tip` with the commit's parent. `tip`, a commit or a tree, must be in the store. */
async function revertTree({ store, remote }, { commit, tip, keep }) {
	await remote.fetchCommit(commit);
	const parent = await firstParent(store, commit);
	if (parent === void 0) return {
		kind: "unable",
		why: `${commit} is the first commit of the repository`
	};
	await remote.fetchCommit(parent);
	const { ours, theirs } = await commitsOver(store, {
		ancestor: commit,
		first: tip,
		second: parent
	});
	const result = await store.git({
		args: [
			"merge-tree",
			"--write-tree",
			"--name-only",
			"--no-messages",
			"-z",
			ours,
			theirs
		],
		allow: "any"
	});
	const [mergedTree = "", ...pathFields] = splitNul(result.stdout);
	if (result.code !== 0 && result.code !== 1) return unableToRevert(result);
	const paths = [...new Set(pathFields)].filter((path) => path !== "").map(showPath).filter((path) => !keep(path));
	if (paths.length > 0) return {
		kind: "conflict",
		paths
	};
	const tipTree = await treeInStore(store, tip);
	const tree = await withPathsFrom(store, {
		tree: mergedTree,
		from: tipTree,
		keep
	});
	return tree === tipTree ? { kind: "nothing" } : {
		kind: "clean",
		tree
	};
}
/** A fault that would repeat must not block the run; a full disk is thrown. */
function unableToRevert(result) {
	const fault = gitFault(["merge-tree"], result);
	if (fault.code === "DISK_FULL") throw fault;
	return {
		kind: "unable",
		why: result.code === 129 ? "it needs git 2.38 or newer on this machine" : fault.message
	};
}
async function firstParent(store, commit) {
	const { stdout } = await store.git({ args: [
		"cat-file",
		"commit",
		commit
	] });
	return /^parent ([0-9a-f]+)$/m.exec(stdout.toString("utf8").split("\n\n")[0] ?? "")?.[1];
}
async function treeInStore(store, commit) {
	const { stdout } = await store.git({ args: ["rev-parse", `${commit}^{tree}`] });
	return stdout.toString("utf8").trim();
}
/** Git before 2.40 always computes the merge base, so three commits of our own provide the intended one. */
async function commitsOver(store, { ancestor, first, second }) {
	const base = await makeCommit(store, ancestor, []);
	const [ours, theirs] = await Promise.all([makeCommit(store, first, [base]), makeCommit(store, second, [base])]);
	return {
		ours,
		theirs
	};
}
async function makeCommit(store, treeish, parents) {
	const env = Object.fromEntries(Object.entries({
		NAME: "ralph",
		EMAIL: "ralph@ralph.invalid",
		DATE: "@0 +0000"
	}).flatMap(([key, value]) => [`GIT_AUTHOR_${key}`, `GIT_COMMITTER_${key}`].map((name) => [name, value])));
	const args = [
		"commit-tree",
		await treeInStore(store, treeish),
		...parents.flatMap((parent) => ["-p", parent]),
		"-m",
		"for a merge"
	];
	return (await store.git({
		args,
		env
	})).stdout.toString("utf8").trim();
}
function mergeIntoBase({ store, remote }) {
	const history = historyOf({ store });
	const merge = treeMerger({
		store,
		remote,
		history
	});
	/** Squashed work counts as merged: a merge would change nothing. */
	return async (base, work) => {
		await remote.fetchCommit(base);
		await remote.fetchCommit(work);
		if (await history.contains(base, work)) return { kind: "there" };
		const merged = await merge(base, work);
		if (merged.kind === "conflict") return {
			kind: "conflict",
			paths: merged.paths
		};
		if (merged.tree === await treeOf(store, base)) return { kind: "there" };
		return {
			kind: "merged",
			tree: merged.tree
		};
	};
}
export { compareTrees as a, treeChanges as c, treeFiles as i, treeDifferences as l, revertTrees as n, fileDiffs as o, treeMerger as r, objectSizes as s, mergeIntoBase as t };
