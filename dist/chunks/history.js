import { Kn as gitAt, Yn as runGit, hr as remoteName, pr as lazyFetch } from "./through-proxy.js";
import { c as remoteCall } from "./user-repository.js";
import { T as hasCommit, k as parentsOf, w as besideStore } from "./due.js";
import { t as remoteAt } from "./remote.js";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
// src/adapter/git/remote/history.ts
const depths = [
	100,
	2e3,
	2147483647
];
function historyOf({ store, ...retryLimits }) {
	const gitDir = join(store.gitDir, "..", "history.git");
	const git = gitAt(gitDir, store.env, store.files);
	const call = remoteCall(git, store.remote, retryLimits);
	const fetch = async (commit, depth, filter) => {
		besideStore(store, "history.git");
		const quietFlags = [
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-auto-maintenance"
		];
		const target = [
			`--filter=${filter}`,
			`--depth=${depth}`,
			remoteName,
			commit
		];
		await call.repeatedly([
			...lazyFetch,
			"fetch",
			...quietFlags,
			...target
		]);
	};
	const shallowBoundary = async (commit) => {
		if (!await hasCommit(store, commit)) return [commit];
		const shallow = shallowCommits(store.gitDir);
		if (shallow.size === 0) return [];
		const roots = await store.git({ args: [
			"rev-list",
			"--max-parents=0",
			commit
		] });
		return lines(roots.stdout.toString("utf8")).filter((root) => shallow.has(root));
	};
	const deepenUntil = async (commit, matches) => {
		for (const depth of depths) {
			await fetch(commit, depth, "tree:0");
			if (await matches(git)) return true;
			if (shallowCommits(gitDir).size === 0) return false;
		}
		return false;
	};
	const contains = async (commit, ancestor) => {
		if (commit === ancestor || (await parentsOf(store, commit)).includes(ancestor)) return true;
		if (await isAncestor(store.git, ancestor, commit)) return true;
		for (const boundary of await shallowBoundary(commit)) if (await deepenUntil(boundary, (deeperGit) => isAncestor(deeperGit, ancestor, boundary))) return true;
		return false;
	};
	return {
		contains,
		shallowBoundary,
		deepenUntil,
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
/** Filled by one fetch: single fetches would cost a round trip each, and the store must not get these objects. */
function completeStateGit({ store, ...patience }) {
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
/** A file at the top of the first of these refs that exists at the remote. */
async function readTopFile(store, refs, file) {
	const remote = remoteAt({ store });
	const oids = await remote.refs(refs);
	const oid = refs.map((ref) => oids.get(ref)).find((oid) => oid !== void 0);
	if (oid === void 0) return void 0;
	await remote.fetchState(oid);
	return (await store.objects.read(`${oid}:${file}`))?.content.toString("utf8");
}
export { historyOf as n, readTopFile as r, completeStateGit as t };
