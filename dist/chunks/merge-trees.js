import { Fn as gitFault, Pn as gitAt, Xn as remoteName, er as RalphError } from "./through-proxy.js";
import { c as remoteCall } from "./user-repository.js";
import { t as historyOf } from "./history.js";
import { f as rawPath, i as makeTree, m as splitNul, o as parseTree, p as showPath, r as folderMode, t as compareTrees } from "./compare-trees.js";
import { j as treeOf, w as besideStore } from "./due.js";
import { join } from "node:path";
// src/adapter/git/work/tree-files.ts
/** The tree with these edits; a folder that is empty then goes. What a link, a folder or a file is in the way of is `left` out. */
async function withEntries(store, treeish, edits) {
	const left = [];
	const edited = async (tree, steps) => {
		const entries = tree === void 0 ? /* @__PURE__ */ new Map() : await entriesOf(store, tree);
		const below = /* @__PURE__ */ new Map();
		for (const step of steps) {
			const [name = "", ...rest] = step.names;
			if (rest.length === 0) setFile(entries, name, step);
			else {
				const within = below.get(name) ?? [];
				within.push({
					...step,
					names: rest
				});
				below.set(name, within);
			}
		}
		for (const [name, within] of below) await setFolder(entries, name, within);
		return entries.size === 0 ? null : store.writer.add("tree", makeTree(entries));
	};
	const setFile = (entries, name, { path, entry }) => {
		const there = entries.get(name);
		if (there && !there.mode.startsWith("100")) return void left.push(path);
		const now = entry(there);
		if (now) entries.set(name, now);
		else entries.delete(name);
	};
	const setFolder = async (entries, name, within) => {
		const there = entries.get(name);
		if (there && there.mode !== "40000") return void left.push(...within.map(({ path }) => path));
		const oid = await edited(there?.oid, within);
		if (oid === null) entries.delete(name);
		else entries.set(name, {
			mode: folderMode,
			oid
		});
	};
	const tree = await edited(treeish, edits.map((edit) => ({
		...edit,
		names: edit.path.split("/")
	}))) ?? store.writer.add("tree", /* @__PURE__ */ new Uint8Array());
	store.writer.flush();
	return {
		tree,
		left: left.map(showPath)
	};
}
async function entriesOf({ objects }, treeish) {
	const object = await objects.read(`${treeish}^{tree}`);
	if (!object) throw new Error(`the tree ${treeish} is not in the store`);
	return parseTree(object.content, object.oid.length / 2);
}
/** `tree`, but what `keep` names is as `from` has it. */
async function keeping(store, { tree, from, keep }) {
	const differing = (await compareTrees(store.objects, tree, from)).filter(({ path }) => keep(showPath(path)));
	if (differing.length === 0) return tree;
	return (await withEntries(store, tree, differing.map(({ path, now }) => ({
		path,
		entry: () => now
	})))).tree;
}
/** Reads a file at the top of a commit, and replaces files of a tree, without an index or a work tree. */
function treeFiles({ store, remote }) {
	const below = async (tree, folder) => {
		const paths = [];
		for (const [name, { mode, oid }] of await entriesOf(store, tree)) {
			const path = `${folder}/${showPath(name)}`;
			if (mode === "40000") paths.push(...await below(oid, path));
			else if (mode.startsWith("100") && rawPath(path) === `${rawPath(folder)}/${name}`) paths.push(path);
		}
		return paths;
	};
	return {
		async filesBelow(treeish, folder) {
			let tree = treeish;
			for (const name of rawPath(folder).split("/")) {
				const there = (await entriesOf(store, tree)).get(name);
				if (there?.mode !== "40000") return [];
				tree = there.oid;
			}
			return below(tree, folder);
		},
		async topFile(commit, name) {
			await remote.fetchCommit(commit);
			const near = [...await entriesOf(store, commit)].filter(([other]) => other.toLowerCase() === name.toLowerCase());
			const [found, ...others] = near;
			if (found === void 0) return null;
			const [spelled, { mode, oid }] = found;
			if (spelled !== name || others.length > 0) return { other: `there is ${near.map(([other]) => other).join(" and ")}` };
			if (!mode.startsWith("100")) return { other: mode === "120000" ? "it is a link" : "it is not a file" };
			return (await store.objects.read(oid))?.content ?? { other: "git does not have its content" };
		},
		withFiles: (treeish, files) => withEntries(store, treeish, files.map(({ path, content }) => ({
			path: rawPath(path),
			entry: (there) => content && {
				mode: there?.mode ?? "100644",
				oid: store.writer.add("blob", content)
			}
		})))
	};
}
// src/adapter/git/work/merge-trees.ts
const quietly = [
	"--quiet",
	"--no-tags",
	"--no-write-fetch-head",
	"--no-recurse-submodules",
	"--no-auto-maintenance"
];
/** Commits to fetch before a common ancestor is looked for again; the last one means all of them. */
const depths = [
	100,
	2e3,
	2147483647
];
/**
* Merges two commits into a tree in the store, without a work tree, an index or a ref: git's own three-way merge with
* renames. No `.gitattributes` and no merge driver of anybody is read. Throws GIT_TOO_OLD below git 2.38.
*/
function treeMerger(options) {
	const { store, remote, history, ...patience } = options;
	return async (first, second, sides) => {
		await remote.fetchCommit(first);
		await remote.fetchCommit(second);
		const git = (await ancestors(store.git, first, second)).length > 0 ? store.git : await withHistory(first, second);
		if (git === void 0) return {
			kind: "conflict",
			paths: [],
			laid: null,
			news: [],
			ancestor: null
		};
		await fetchMissing(Object.values(sides ?? {}));
		const { ours, theirs } = sides ? await pairOver(store, sides) : {
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
		const result = await git({
			args,
			allow: "any"
		});
		const [tree = "", ...paths] = result.stdout.toString("utf8").split("\0").filter((field) => field !== "");
		if (result.code === 0) return {
			kind: "merged",
			tree
		};
		if (result.code !== 1) throw await tooOld(store.git) ?? gitFault(args, result);
		const conflicting = [...new Set(paths)];
		const shown = await holdMarkers(git, {
			tree,
			paths: conflicting,
			ours
		});
		const [news, ancestor] = [await newsOf(git, first, second), await onlyAncestor(git, first, second)];
		return {
			kind: "conflict",
			paths: conflicting,
			laid: shown ? tree : null,
			news,
			ancestor
		};
	};
	/** A commit that stands in for the ancestor may not be here yet; a tree always is. */
	async function fetchMissing(treeishes) {
		for (const treeish of treeishes) if (!await store.objects.look(`${treeish}^{tree}`)) await remote.fetchCommit(treeish);
	}
	async function onlyAncestor(git, first, second) {
		const [ancestor, ...others] = await ancestors(git, first, second);
		if (ancestor === void 0 || others.length > 0) return null;
		await remote.fetchCommit(ancestor);
		return ancestor;
	}
	/**
	* A git that holds enough of both histories, where the store has only the newest commits of a branch. As in
	* `history.ts` it has a directory of its own; what a merge makes goes into the store all the same.
	*/
	async function withHistory(ours, theirs) {
		const cuts = [...await history.cuts(ours), ...await history.cuts(theirs)];
		if (cuts.length === 0) return void 0;
		const gitDir = besideStore(store, "merge.git");
		const env = {
			...store.env,
			GIT_OBJECT_DIRECTORY: join(store.gitDir, "objects"),
			GIT_ALTERNATE_OBJECT_DIRECTORIES: join(gitDir, "objects")
		};
		const merging = gitAt(gitDir, env, store.files);
		const call = remoteCall(gitAt(gitDir, store.env, store.files), store.remote, patience);
		for (const depth of depths) {
			await call.repeatedly([
				"fetch",
				...quietly,
				`--depth=${depth}`,
				remoteName,
				...cuts
			]);
			if ((await ancestors(merging, ours, theirs)).length > 0) return merging;
		}
	}
}
/** More conflicts than these are no single task. */
const mostLaid = 50;
/** Whether each conflict shows as markers in its file; not so where one side deleted it, and in binary files and links. */
async function holdMarkers(git, options) {
	if (options.paths.length > mostLaid) return false;
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
/** The newest commits that only `theirs` has, as lines. None is no loss: the history may not be here. */
async function newsOf(git, ours, theirs) {
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
/** The best common ancestors of the two, as far as this git sees. */
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
async function tooOld(git) {
	const { stdout } = await git({ args: ["version"] });
	const [version = "", major = "", minor = ""] = /(\d+)\.(\d+)[\w.]*/.exec(stdout.toString("utf8")) ?? [];
	if (Number(major) > 2 || Number(major) === 2 && Number(minor) >= 38) return void 0;
	return new RalphError({
		code: "GIT_TOO_OLD",
		message: `git ${version} cannot merge without a work tree; the base or the work branch has moved.`,
		hint: "Install git 2.38 or newer. Or merge into the work branch by hand, or turn the merge off with --merge-base false."
	});
}
/** The tree of `tip` without what these commits changed, one after the other, but for files to `keep`. `tip` must be in the store. */
async function revertTrees(git, { commits, tip, keep = () => false }) {
	let left = tip;
	for (const commit of commits) {
		const reverted = await revertTree(git, {
			commit,
			tip: left,
			keep
		});
		if (reverted.kind === "clean") left = reverted.tree;
		else if (reverted.kind !== "nothing") return reverted;
	}
	return left === tip || left === await treeInStore(git.store, tip) ? { kind: "nothing" } : {
		kind: "clean",
		tree: left
	};
}
/**
* The tree of `tip` without what `commit` changed: a three-way merge of `tip` with the parent of `commit`, over
* `commit` itself, in the object database alone. `tip`, a commit or a tree, must be in the store.
*/
async function revertTree({ store, remote }, { commit, tip, keep }) {
	await remote.fetchCommit(commit);
	const parent = await firstParent(store, commit);
	if (parent === void 0) return {
		kind: "unable",
		why: `${commit} is the first commit of the repository`
	};
	await remote.fetchCommit(parent);
	const { ours, theirs } = await pairOver(store, {
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
	const [laid = "", ...named] = splitNul(result.stdout);
	if (result.code !== 0 && result.code !== 1) return unable(result);
	const paths = [...new Set(named)].filter((path) => path !== "").map(showPath).filter((path) => !keep(path));
	if (paths.length > 0) return {
		kind: "conflict",
		paths
	};
	const before = await treeInStore(store, tip);
	const tree = await keeping(store, {
		tree: laid,
		from: before,
		keep
	});
	return tree === before ? { kind: "nothing" } : {
		kind: "clean",
		tree
	};
}
/** What would fail again and again must not stand in the run's way; a full disk passes. */
function unable(result) {
	const fault = gitFault(["merge-tree"], result);
	if (fault.code === "DISK_FULL") throw fault;
	return {
		kind: "unable",
		why: result.code === 129 ? "it needs git 2.38 or newer on this machine" : fault.message
	};
}
/** From the commit itself: the store may hold it without its history. */
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
/** Git before 2.40 finds the base of a merge by itself only: three commits of our own make it the one we mean. */
async function pairOver(store, { ancestor, first, second }) {
	const base = await commitOf(store, ancestor, []);
	const [ours, theirs] = await Promise.all([commitOf(store, first, [base]), commitOf(store, second, [base])]);
	return {
		ours,
		theirs
	};
}
async function commitOf(store, treeish, parents) {
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
/** Bringing a commit into a base: whether that is done already, and the tree of it otherwise. Writes into the store alone. */
function mergeIntoBase({ store, remote }) {
	const history = historyOf({ store });
	const merge = treeMerger({
		store,
		remote,
		history
	});
	/** Taken in too is work that came as one squashed commit: then a merge would change nothing. */
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
export { treeFiles as i, revertTrees as n, treeMerger as r, mergeIntoBase as t };
