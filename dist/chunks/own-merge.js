import { Qn as programsOn } from "./through-proxy.js";
import { o as userGit, s as withoutRepository } from "./user-repository.js";
import { existsSync, lstatSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
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
		text("rev-parse", ...[...names, "index.lock"].flatMap((name) => ["--git-path", name])),
		text("status", "--porcelain", "-z", "--no-renames", "--untracked-files=no")
	]);
	const paths = files.split("\n");
	const unfinished = names.find((_, index) => existsSync(resolve(tree, paths[index] ?? ".")) && paths[index] !== "");
	return {
		branch: branch.trim() || null,
		head: head.trim(),
		unfinished: unfinished ? operations[unfinished] : null,
		isLocked: existsSync(resolve(tree, paths[names.length] || ".git/index.lock")),
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
/** Ignored files of the user in places that the work fills: git's merge overwrites such files without a word. */
async function ignoredInTheWay(tree, env, work) {
	const git = userGit(tree, {
		...env,
		GIT_LITERAL_PATHSPECS: "1"
	});
	const list = async (...args) => (await git({ args })).stdout.toString("utf8").split("\0").filter(Boolean);
	const added = await list("diff", "--name-only", "-z", "--no-renames", "--diff-filter=A", `HEAD...${work}`);
	const present = [...new Set(added.flatMap((path) => occupant(tree, path) ?? []))];
	const chunks = Array.from({ length: Math.ceil(present.length / maxPaths) }, (_, index) => present.slice(index * maxPaths, (index + 1) * maxPaths));
	return (await Promise.all(chunks.map((paths) => list("ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--", ...paths)))).flat();
}
const maxPaths = 500;
/** What stands at this path, or the file where one of its folders has to be. */
function occupant(tree, path) {
	if (kindOf(join(tree, path)) !== void 0) return path;
	const folder = dirname(path);
	if (folder === "." || kindOf(join(tree, folder)) === "folder") return void 0;
	return occupant(tree, folder);
}
function kindOf(path) {
	try {
		return lstatSync(path).isDirectory() ? "folder" : "file";
	} catch {
		return;
	}
}
/** Merges as if the user had typed it, with hooks, filters and signature; undoes it if git fails. */
async function mergeInOwnTree(tree, env, request) {
	const { work, message, squash, interactive, cancelled } = request;
	const run = (...args) => runOwnGit(tree, env, {
		args,
		interactive,
		cancelled
	});
	const undo = (...args) => runOwnGit(tree, env, {
		args,
		interactive
	});
	const initial = await readOwnTree(tree, env);
	const merge = squash ? await run("merge", "--ff", "--squash", work) : await run("merge", "--no-ff", "-m", message, work);
	const result = squash && merge.code === 0 ? await run("commit", "-m", message) : merge;
	const final = await readOwnTree(tree, env);
	if (merge.code === 0 && final.unfinished === null && final.changed.length === 0 || result.code === 0 && final.head !== initial.head) return {
		kind: "merged",
		head: final.head
	};
	const { stdout } = await userGit(tree, env)({ args: [
		"diff",
		"--name-only",
		"--diff-filter=U",
		"-z"
	] });
	if (final.unfinished !== null) await undo("merge", "--abort");
	else if (final.changed.length > 0) await undo("reset", "--merge");
	const restored = await readOwnTree(tree, env);
	return {
		kind: "refused",
		conflicts: stdout.toString("utf8").split("\0").filter(Boolean),
		output: result.output,
		undone: restored.head === initial.head && restored.unfinished === null && restored.changed.length === 0
	};
}
/** In the foreground: Ctrl-C at the terminal reaches it. */
function runOwnGit(cwd, env, { args, interactive, cancelled }) {
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
		const end = () => void child.kill("SIGTERM");
		cancelled?.addEventListener("abort", end, { once: true });
		const finish = (code) => {
			cancelled?.removeEventListener("abort", end);
			done({
				code: code ?? 128,
				output
			});
		};
		child.on("close", finish);
		child.on("exit", (code) => cancelled?.aborted && finish(code));
	});
}
export { readOwnTree as a, mergeInOwnTree as i, changedSubmodules as n, runOwnGit as o, ignoredInTheWay as r, canMergeInto as t };
