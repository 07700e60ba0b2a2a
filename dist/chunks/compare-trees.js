import { A as readObjects } from "./due.js";
// src/adapter/git/store/raw-path.ts
const bytesOf = (path) => Buffer.from(path, "latin1");
const rawPath = (text) => Buffer.from(text, "utf8").toString("latin1");
const onDisk = (path) => /[^ -~]/.test(path) ? bytesOf(path) : path;
function splitNul(output) {
	const fields = output.toString("latin1").split("\0");
	fields.pop();
	return fields;
}
const joinNul = (paths) => bytesOf(paths.map((path) => `${path}\0`).join(""));
const strict = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
/** For people and JSON: UTF-8, with `\xE9` for each byte of an invalid name. */
function showPath(path) {
	try {
		return strict.decode(bytesOf(path));
	} catch {
		return path.replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
	}
}
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
	const [before, after] = await Promise.all([entriesOf(objects, options.before), entriesOf(objects, options.after)]);
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
async function entriesOf(objects, tree) {
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
const folderMode = "40000";
/** Repeated `<mode> <name>\0<oid as bytes>`; an oid has 20 or 32 bytes. */
function parseTree(content, oidBytes) {
	const entries = /* @__PURE__ */ new Map();
	for (let offset = 0; offset < content.length;) {
		const space = content.indexOf(32, offset);
		const end = content.indexOf(0, space);
		if (space === -1 || end === -1) break;
		const next = end + 1 + oidBytes;
		entries.set(content.toString("latin1", space + 1, end), {
			mode: content.toString("latin1", offset, space),
			oid: content.toString("hex", end + 1, next)
		});
		offset = next;
	}
	return entries;
}
/** Git compares a folder as if its name ended with `/`. */
function makeTree(entries) {
	const rows = [...entries].map(([name, { mode, oid }]) => ({
		key: mode === "40000" ? `${name}/` : name,
		head: `${mode} ${name}\0`,
		oid
	}));
	rows.sort((a, b) => a.key < b.key ? -1 : 1);
	const content = Buffer.alloc(rows.reduce((bytes, { head, oid }) => bytes + head.length + oid.length / 2, 0));
	let offset = 0;
	for (const { head, oid } of rows) {
		offset += content.write(head, offset, "latin1");
		offset += content.write(oid, offset, "hex");
	}
	return content;
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
export { objectSizes as a, treeDifferences as c, onDisk as d, rawPath as f, makeTree as i, bytesOf as l, splitNul as m, fileDiffs as n, parseTree as o, showPath as p, folderMode as r, treeChanges as s, compareTrees as t, joinNul as u };
