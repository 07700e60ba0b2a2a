import { D as plural } from "./one-line.js";
import { n as commandLine } from "./command-line.js";
// src/adapter/git/work/patches.ts
/** A larger file is named with its count of lines: nobody reads it in a diff. */
const largestFile = "1m";
/**
* What differs between the two commits of each pair, as `git diff` shows it: one call of git for all. Commits are
* fetched where they are missing. Binary files are named only, text that is too large with the command that shows it;
* bytes that are no UTF-8 are replaced.
*/
async function patchesOf({ store, remote }, pairs) {
	if (pairs.length === 0) return [];
	await remote.fetchCommits([...new Set(pairs.flatMap(({ from, to }) => [from, to]))]);
	const lines = (await Promise.all(pairs.map(({ from, to }) => Promise.all([treeOf(store, from), treeOf(store, to)])))).map(([from, to]) => `${from} ${to}`);
	const { stdout } = await store.git({
		args: [
			"-c",
			`core.bigFileThreshold=${largestFile}`,
			...diffTree
		],
		input: `${lines.join("\n")}\n`
	});
	const parts = stdout.toString("utf8").split(/^((?:[0-9a-f]{40}|[0-9a-f]{64}) [0-9a-f]+)\n/m);
	const byLine = /* @__PURE__ */ new Map();
	for (let at = 1; at < parts.length; at += 2) byLine.set(parts[at] ?? "", parts[at + 1] ?? "");
	return Promise.all(pairs.map(async (pair, at) => {
		const patch = byLine.get(lines[at] ?? "") ?? "";
		return notShown.test(patch) ? withLargeTexts(patch, pair, await statOf(store, pair)) : patch;
	}));
}
/** What git says of a binary file, and of a text beyond the limit. */
const notShown = /^Binary files .* differ$/m;
/** A person who approves a change must not read that a text is binary. */
function withLargeTexts(patch, { from, to }, stats) {
	let at = -1;
	let before;
	return patch.split(/^(?=diff --git )/m).map((file) => {
		const [header] = file.split("\n", 1);
		if (header !== before) at += 1;
		before = header;
		const { path, added, removed } = stats[at] ?? {
			path: "",
			added: null,
			removed: null
		};
		if (added === null || removed === null) return file;
		const all = commandLine("git", "diff", from, to, "--", path);
		return file.replace(notShown, () => `Too large to show here: ${plural(added, "line")} added, ${removed} removed. All of it: ${all}`);
	}).join("");
}
const diffTree = [
	"diff-tree",
	"--stdin",
	"-r",
	"-p",
	"--no-renames",
	"--no-ext-diff",
	"--no-textconv"
];
async function treeOf({ objects }, commit) {
	const tree = await objects.look(`${commit}^{tree}`);
	if (!tree) throw new Error(`${commit} has no tree`);
	return tree.oid;
}
/** What differs between two commits, which are fetched where they are missing. A rename is a removal and an addition. */
async function diffStat({ store, remote }, from, to) {
	await remote.fetchCommit(from);
	await remote.fetchCommit(to);
	return statOf(store, {
		from,
		to
	});
}
async function statOf({ git }, { from, to }) {
	const { stdout } = await git({ args: [
		"diff-tree",
		"-r",
		"-z",
		"--numstat",
		"--no-renames",
		from,
		to
	] });
	return stdout.toString("utf8").split("\0").flatMap((entry) => {
		const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(entry) ?? [];
		return path === void 0 ? [] : [{
			path,
			added: count(added),
			removed: count(removed)
		}];
	});
}
const count = (text = "-") => text === "-" ? null : Number(text);
export { patchesOf as n, diffStat as t };
