import { Ln as runGit, Pn as gitAt, Xn as remoteName, Yn as lazily } from "./through-proxy.js";
import { c as remoteCall } from "./user-repository.js";
import { T as isThere, k as parentsOf, w as besideStore } from "./due.js";
import { n as remoteAt } from "./remote.js";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
// src/adapter/git/remote/history.ts
/** Commits to fetch before the answer is looked for again; the last one means all of them. */
const depths = [
	100,
	2e3,
	2147483647
];
function historyOf({ store, ...patience }) {
	const gitDir = join(store.gitDir, "..", "history.git");
	const git = gitAt(gitDir, store.env, store.files);
	const call = remoteCall(git, store.remote, patience);
	const fetch = async (commit, depth, filter) => {
		besideStore(store, "history.git");
		const quiet = [
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-auto-maintenance"
		];
		const what = [
			`--filter=${filter}`,
			`--depth=${depth}`,
			remoteName,
			commit
		];
		await call.repeatedly([
			...lazily,
			"fetch",
			...quiet,
			...what
		]);
	};
	const cuts = async (commit) => {
		if (!await isThere(store, commit)) return [commit];
		const cut = shallowCommits(store.gitDir);
		if (cut.size === 0) return [];
		const roots = await store.git({ args: [
			"rev-list",
			"--max-parents=0",
			commit
		] });
		return lines(roots.stdout.toString("utf8")).filter((root) => cut.has(root));
	};
	const searched = async (commit, found) => {
		for (const depth of depths) {
			await fetch(commit, depth, "tree:0");
			if (await found(git)) return true;
			if (shallowCommits(gitDir).size === 0) return false;
		}
		return false;
	};
	const contains = async (commit, ancestor) => {
		if (commit === ancestor || (await parentsOf(store, commit)).includes(ancestor)) return true;
		if (await isAncestor(store.git, ancestor, commit)) return true;
		for (const cut of await cuts(commit)) if (await searched(cut, (deeper) => isAncestor(deeper, ancestor, cut))) return true;
		return false;
	};
	return {
		contains,
		cuts,
		searched,
		stateHistory: async (commit, depth) => {
			await fetch(commit, depth, "tree:2");
			return git;
		}
	};
}
async function isAncestor(git, ancestor, commit) {
	return (await git({
		args: [
			"merge-base",
			"--is-ancestor",
			ancestor,
			commit
		],
		allow: [1, 128]
	})).code === 0;
}
function shallowCommits(gitDir) {
	const file = join(gitDir, "shallow");
	return new Set(existsSync(file) ? lines(readFileSync(file, "utf8")) : []);
}
const lines = (text) => text.split("\n").filter((line) => line !== "");
/**
* A git that holds a state commit with all its files: the store where it does, else a directory beside it, filled by one
* fetch. One after the other they would cost a round trip for each iteration, and the store must not learn of them.
*/
function wholeState({ store, ...patience }) {
	const gitDir = join(store.gitDir, "..", "whole.git");
	const git = gitAt(gitDir, store.env);
	return async (commit) => {
		const args = [
			"rev-list",
			"--objects",
			"--no-walk",
			"--missing=print",
			commit
		];
		const { stdout } = await store.git({
			args,
			allow: [128]
		});
		if (stdout.length > 0 && !/^\?/m.test(stdout.toString("utf8"))) return store.git;
		if (!existsSync(gitDir)) {
			const format = `--object-format=${store.objectFormat}`;
			await runGit([], store.env, { args: [
				"init",
				"--quiet",
				"--bare",
				"--template=",
				format,
				gitDir
			] });
		}
		await remoteCall(git, store.remote, patience).repeatedly([
			"fetch",
			...[
				"--quiet",
				"--no-tags",
				"--no-write-fetch-head",
				"--no-auto-maintenance"
			],
			"--depth=1",
			remoteName,
			commit
		]);
		return git;
	};
}
/** A file at the top of the tree that the first of these refs has which the remote has; undefined where either is missing. */
async function readTopFile(store, refs, file) {
	const remote = remoteAt({ store });
	const found = await remote.refs(refs);
	const oid = refs.map((ref) => found.get(ref)).find((one) => one !== void 0);
	if (oid === void 0) return void 0;
	await remote.fetchState(oid);
	return (await store.objects.read(`${oid}:${file}`))?.content.toString("utf8");
}
export { readTopFile as n, wholeState as r, historyOf as t };
