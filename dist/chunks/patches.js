import { D as plural } from "./one-line.js";
import { n as commandLine } from "./command-line.js";
// src/adapter/git/work/patches.ts
const maxFileSize = "1m";
/** Binary files are only named, and too large texts have the command that shows them. */
async function patchesOf({ store, remote }, pairs) {
	if (pairs.length === 0) return [];
	await remote.fetchCommits([...new Set(pairs.flatMap(({ from, to }) => [from, to]))]);
	const lines = (await Promise.all(pairs.map(({ from, to }) => Promise.all([treeIn(store, from), treeIn(store, to)])))).map(([from, to]) => `${from} ${to}`);
	const { stdout } = await store.git({
		args: [
			"-c",
			`core.bigFileThreshold=${maxFileSize}`,
			...diffTree
		],
		input: `${lines.join("\n")}\n`
	});
	const fields = stdout.toString("utf8").split(/^((?:[0-9a-f]{40}|[0-9a-f]{64}) [0-9a-f]+)\n/m);
	const byLine = /* @__PURE__ */ new Map();
	for (let index = 1; index < fields.length; index += 2) byLine.set(fields[index] ?? "", fields[index + 1] ?? "");
	return Promise.all(pairs.map(async (pair, index) => {
		const patch = byLine.get(lines[index] ?? "") ?? "";
		return binaryMarker.test(patch) ? withLargeTexts(patch, pair, await statOf(store, pair)) : patch;
	}));
}
/** Git prints it for binary files and for texts above the limit. */
const binaryMarker = /^Binary files .* differ$/m;
/** Someone who approves a change must not read that a text is binary. */
function withLargeTexts(patch, { from, to }, stats) {
	let index = -1;
	let previousHeader;
	return patch.split(/^(?=diff --git )/m).map((file) => {
		const [header] = file.split("\n", 1);
		if (header !== previousHeader) index += 1;
		previousHeader = header;
		const { path, added, removed } = stats[index] ?? {
			path: "",
			added: null,
			removed: null
		};
		if (added === null || removed === null) return file;
		const showAll = commandLine("git", "diff", from, to, "--", path);
		return file.replace(binaryMarker, () => `Too large to show here: ${plural(added, "line")} added, ${removed} removed. All of it: ${showAll}`);
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
/** From the commit itself, which needs no further process. */
async function treeIn({ objects }, commit) {
	const header = (await objects.read(commit))?.content.toString("latin1") ?? "";
	const tree = /^tree ([0-9a-f]+)$/m.exec(header)?.[1];
	if (tree === void 0) throw new Error(`${commit} has no tree`);
	return tree;
}
/** Missing commits are fetched. A rename is a removal and an addition. */
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
