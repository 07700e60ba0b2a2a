import { A as readObjects } from "./due.js";
// src/adapter/git/store/raw-path.ts
const bytesOf = (path) => Buffer.from(path, "latin1");
const rawPath = (text) => Buffer.from(text, "utf8").toString("latin1");
/** For the file system. Most names are ASCII, and those need no bytes of their own. */
const onDisk = (place) => /[^ -~]/.test(place) ? bytesOf(place) : place;
/** The fields of git's `-z` output. */
function splitNul(output) {
	const fields = output.toString("latin1").split("\0");
	fields.pop();
	return fields;
}
/** The input for git's `-z --stdin`. */
const joinNul = (paths) => bytesOf(paths.map((path) => `${path}\0`).join(""));
const strict = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
/** The path for people and for JSON: UTF-8, and where it is none, `\xE9` for each byte above ASCII. */
function showPath(path) {
	try {
		return strict.decode(bytesOf(path));
	} catch {
		return path.replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
	}
}
// src/adapter/git/store/compare-trees.ts
/**
* What differs between two trees, by path, read through the reader that is open anyway: `diff-tree` would be one more
* process of each iteration. Reads the folders that differ and nothing else. Throws where a tree is missing.
*/
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
	const below = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].map((name) => compareEntry(objects, {
		path: options.prefix + name,
		was: before.get(name),
		is: after.get(name)
	}));
	return (await Promise.all(below)).flat();
}
async function compareEntry(objects, { path, was, is }) {
	if (was?.oid === is?.oid && was?.mode === is?.mode) return [];
	const within = await compare(objects, {
		before: folderOf(was),
		after: folderOf(is),
		prefix: `${path}/`
	});
	const [wasFile, isFile] = [fileOf(was), fileOf(is)];
	const before = wasFile ?? null;
	if (isFile) return [{
		path,
		action: wasFile ? "modified" : "created",
		before,
		now: isFile
	}, ...within];
	return wasFile ? [{
		path,
		action: "deleted",
		before,
		now: null
	}, ...within] : within;
}
const folderOf = (entry) => entry?.mode === "40000" ? entry.oid : void 0;
const fileOf = (entry) => entry?.mode === "40000" ? void 0 : entry;
async function entriesOf(objects, tree) {
	if (tree === void 0) return /* @__PURE__ */ new Map();
	const object = await objects.read(`${tree}^{tree}`);
	if (!object) throw new Error(`the tree ${tree} is not in the store`);
	const entries = [...parseTree(object.content, tree.length / 2)];
	return new Map(entries.map(([name, { mode, oid }]) => [name, {
		mode: canonical(mode),
		oid
	}]));
}
/** Git of old wrote other permissions too (`100664`), and every index knows but two. */
function canonical(mode) {
	if (!mode.startsWith("100")) return mode;
	return Number.parseInt(mode, 8) & 64 ? "100755" : "100644";
}
const folderMode = "40000";
/** `<mode> <name>\0<oid as bytes>`, again and again; an oid has 20 bytes or 32. */
function parseTree(content, oidBytes) {
	const entries = /* @__PURE__ */ new Map();
	for (let at = 0; at < content.length;) {
		const space = content.indexOf(32, at);
		const end = content.indexOf(0, space);
		if (space === -1 || end === -1) break;
		const next = end + 1 + oidBytes;
		entries.set(content.toString("latin1", space + 1, end), {
			mode: content.toString("latin1", at, space),
			oid: content.toString("hex", end + 1, next)
		});
		at = next;
	}
	return entries;
}
/** In git's order, which compares a folder as if its name ended in `/`. */
function makeTree(entries) {
	const rows = [...entries].map(([name, { mode, oid }]) => ({
		key: mode === "40000" ? `${name}/` : name,
		head: `${mode} ${name}\0`,
		oid
	}));
	rows.sort((a, b) => a.key < b.key ? -1 : 1);
	const content = Buffer.alloc(rows.reduce((bytes, { head, oid }) => bytes + head.length + oid.length / 2, 0));
	let at = 0;
	for (const { head, oid } of rows) {
		at += content.write(head, at, "latin1");
		at += content.write(oid, at, "hex");
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
	for (let at = 0; at + 1 < fields.length; at += 2) {
		const [before = "", mode = "", , oid = "", status = ""] = (fields[at] ?? "").replace(/^:/, "").split(" ");
		rows.push({
			path: fields[at + 1] ?? "",
			before,
			mode,
			oid,
			status
		});
	}
	return rows;
}
/** Sizes in bytes by object, in one process; a missing one is not among them. */
async function objectSizes(git, oids) {
	const { stdout } = await git({
		args: ["cat-file", "--batch-check=%(objectname) %(objectsize)"],
		input: oids.map((oid) => `${oid}\n`).join("")
	});
	const rows = stdout.toString("utf8").split("\n");
	return new Map(rows.map((row) => [row.split(" ")[0] ?? "", Number(row.split(" ")[1]) || 0]));
}
/** Of files above this git shows no lines. */
const largest = "512k";
/** The unified diff of two trees, cut by file. A bare directory reads no attributes, which could call a text binary. */
async function fileDiffs(git, { from, to }) {
	const { stdout } = await git({ args: [
		"-c",
		`core.bigFileThreshold=${largest}`,
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
	for (let at = 0; at + 1 < fields.length; at += 2) {
		const parts = fields[at]?.endsWith(" T") ? 2 : 1;
		files.push({
			path: showPath(fields[at + 1] ?? ""),
			patch: patches.splice(0, parts).join("")
		});
	}
	return files;
}
/** What lies between two trees, with the contents of files and links up to `limit` bytes each. Three git processes. */
async function treeChanges(git, { from, to, limit }) {
	const rows = (await treeDifferences(git, {
		from,
		to
	})).map(({ path: raw, oid, mode, status }) => {
		const path = showPath(raw);
		return {
			path,
			named: Buffer.from(path, "utf8").toString("latin1") === raw,
			oid,
			mode: status === "D" ? null : mode
		};
	});
	const sizes = await objectSizes(git, rows.map(({ oid }) => oid));
	const wanted = rows.filter(({ mode, oid }) => mode !== null && mode !== "160000" && (sizes.get(oid) ?? 0) <= limit);
	const objects = await readObjects(git, wanted.map(({ oid }) => oid));
	const contents = new Map(wanted.map(({ path }, index) => [path, objects[index]?.content ?? null]));
	return rows.map(({ path, named, mode, oid }) => ({
		path,
		named,
		mode,
		content: contents.get(path) ?? null,
		bytes: sizes.get(oid) ?? 0
	}));
}
export { objectSizes as a, treeDifferences as c, onDisk as d, rawPath as f, makeTree as i, bytesOf as l, splitNul as m, fileDiffs as n, parseTree as o, showPath as p, folderMode as r, treeChanges as s, compareTrees as t, joinNul as u };
