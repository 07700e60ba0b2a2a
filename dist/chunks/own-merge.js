import { Xn as programsOn } from "./through-proxy.js";
import { o as userGit, s as withoutRepository } from "./user-repository.js";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { spawn } from "node:child_process";
// src/adapter/git/work/own-merge.ts
const operations = {
	MERGE_HEAD: "a merge",
	"rebase-merge": "a rebase",
	"rebase-apply": "a rebase",
	CHERRY_PICK_HEAD: "a cherry-pick",
	REVERT_HEAD: "a revert"
};
async function readOwnTree(tree, env) {
	const git = userGit(tree, env);
	const text = async (...args) => (await git({
		args,
		allow: "any"
	})).stdout.toString("utf8");
	const names = Object.keys(operations);
	const [branch, head, files, status] = await Promise.all([
		text("symbolic-ref", "--quiet", "--short", "HEAD"),
		text("rev-parse", "HEAD"),
		text("rev-parse", ...names.flatMap((name) => ["--git-path", name])),
		text("status", "--porcelain", "-z", "--no-renames", "--untracked-files=no")
	]);
	const paths = files.split("\n");
	const unfinished = names.find((_, index) => existsSync(resolve(tree, paths[index] ?? ".")) && paths[index] !== "");
	return {
		branch: branch.trim() || null,
		head: head.trim(),
		unfinished: unfinished ? operations[unfinished] : null,
		changed: status.split("\0").filter((line) => line !== "").map((line) => line.slice(3))
	};
}
const canMergeInto = (branch, tree) => branch !== null && tree?.branch === branch && tree.unfinished === null && tree.changed.length === 0;
/** Submodules that the work changes: git's merge updates their entries, but not their files. */
async function changedSubmodules(tree, env, work) {
	const args = [
		"diff",
		"--raw",
		"-z",
		"--no-renames",
		"--ignore-submodules=none",
		`HEAD...${work}`
	];
	const fields = (await userGit(tree, env)({ args })).stdout.toString("utf8").split("\0");
	return fields.flatMap((field, index) => /^:(?:160000 \d|\d+ 160000)/.test(field) ? [fields[index + 1] ?? ""] : []);
}
/** Merges as if the user had typed it, with hooks, filters and signature; undoes it if git fails. */
async function mergeInOwnTree(tree, env, request) {
	const { work, message, squash, interactive } = request;
	const run = (...args) => runOwnGit(tree, env, {
		args,
		interactive
	});
	const initial = await readOwnTree(tree, env);
	const merge = squash ? await run("merge", "--ff", "--squash", work) : await run("merge", "--no-ff", "-m", message, work);
	const result = squash && merge.code === 0 ? await run("commit", "-m", message) : merge;
	const final = await readOwnTree(tree, env);
	if (result.code === 0 && final.head !== initial.head) return {
		kind: "merged",
		head: final.head
	};
	const { stdout } = await userGit(tree, env)({ args: [
		"diff",
		"--name-only",
		"--diff-filter=U",
		"-z"
	] });
	if (final.unfinished !== null) await run("merge", "--abort");
	else if (final.changed.length > 0) await run("reset", "--merge");
	const restored = await readOwnTree(tree, env);
	return {
		kind: "refused",
		conflicts: stdout.toString("utf8").split("\0").filter(Boolean),
		output: result.output,
		undone: restored.head === initial.head && restored.unfinished === null && restored.changed.length === 0
	};
}
/** In the foreground: Ctrl-C at the terminal reaches it. */
function runOwnGit(cwd, env, { args, interactive }) {
	return new Promise((done, reject) => {
		const child = spawn(programsOn(env["PATH"]).git(), args, {
			cwd,
			env: withoutRepository(env),
			stdio: [
				interactive ? "inherit" : "ignore",
				"pipe",
				"pipe"
			]
		});
		let output = "";
		const append = (chunk) => {
			output = (output + chunk.toString("utf8")).slice(-64e3);
		};
		child.stdout?.on("data", append);
		child.stderr?.on("data", append);
		child.on("error", reject);
		child.on("close", (code) => done({
			code: code ?? 128,
			output
		}));
	});
}
export { runOwnGit as a, readOwnTree as i, changedSubmodules as n, mergeInOwnTree as r, canMergeInto as t };
