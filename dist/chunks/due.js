import { $n as programsOn, Gn as fixedArguments, Jn as hardenedEnvironment, Kn as gitAt, ar as tryRead, cr as configEnvironment, fr as isPathRemote, hr as remoteName, lr as engineConfig, or as machineFault, tn as datetime, ur as mayHoldSecret, vr as failpoint, yr as RalphError } from "./through-proxy.js";
import { E as string, S as object, _ as discriminatedUnion, g as boolean, h as array, k as union, m as _enum, v as int, y as literal } from "./branch-name.js";
import { n as dependencyEdges, o as memoize, t as dependenciesFirst } from "./dependency-graph.js";
import { chmodSync, copyFileSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { hostname, tmpdir } from "node:os";
import { basename as basename$1, dirname as dirname$1 } from "node:path/posix";
import { deflateSync } from "node:zlib";
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
// src/adapter/disk/process-directory.ts
/**
* Creates `<home>/<kind>-<host>-<pid>-<random>` with mode 0700, and removes such directories of dead processes on
* this host. Throws RalphError HOME_NOT_WRITABLE.
*/
async function processDirectory(home, kind) {
	const prefix = `${kind}-${hostname().replaceAll(/[^A-Za-z0-9.]/g, "_")}-`;
	const path = await createDirectory(home, `${prefix}${process.pid}-`);
	await removeLeftovers(home, prefix);
	failpoint("process-directory.made");
	const remove = async () => {
		failpoint("process-directory.remove");
		await removeFolder(path);
	};
	return {
		path,
		remove
	};
}
/**
* Creates a folder of this process for temporary files, and removes those that a killed ralph of this user left on this
* machine. A person may still need those of a demo or a replay. Its name is short: it may hold sockets.
*/
function temporaryFolder(kind, parent = tmpdir()) {
	const path = mkdtempSync(join(parent, `ralph-${kind}-${machine}-${process.pid}-`));
	for (const name of readdirSync(parent)) {
		const [, leftKind, pid] = leftPattern.exec(name) ?? [];
		if (leftKind === void 0 || processExists(Number(pid))) continue;
		try {
			if (isOwn(join(parent, name))) rmSync(join(parent, name), {
				recursive: true,
				force: true
			});
		} catch {}
	}
	return path;
}
const temporaryKinds = [
	"doctor",
	"look",
	"net",
	"probe",
	"propose",
	"sudo"
];
/** Process numbers of another container say nothing here. */
const machine = createHash("sha256").update(hostname()).digest("hex").slice(0, 4);
const leftPattern = new RegExp(`^ralph-(${temporaryKinds.join("|")})-${machine}-(\\d+)-\\w+$`);
/** Everybody may make a folder of that name; in one that others can change, a link could appear while it is removed. */
function isOwn(path) {
	const { uid, mode } = lstatSync(path);
	return uid === process.getuid?.() && (mode & 61458) === 16384;
}
async function createDirectory(home, prefix) {
	try {
		await makeFolder(home);
		return await mkdtemp(join(home, prefix));
	} catch (cause) {
		const { code = "", message } = cause;
		if (![
			"EACCES",
			"EPERM",
			"EROFS",
			"ENOTDIR",
			"EEXIST",
			"ENOENT"
		].includes(code)) throw cause;
		throw new RalphError({
			code: "HOME_NOT_WRITABLE",
			message: `ralph stores its own files in ${home}, but cannot write there: ${message}`,
			hint: "Set RALPH_HOME to a writable folder, such as RALPH_HOME=/var/tmp/ralph (the default comes from XDG_STATE_HOME or HOME), and run again.",
			cause
		});
	}
}
/** Parents get 0711 for the user of a confined call. Node's `recursive` never ends in a folder such as /proc. */
async function makeFolder(path, mode = 448) {
	const create = () => mkdir(path, { mode }).catch((error) => {
		if (error.code !== "EEXIST") throw error;
	});
	try {
		await create();
	} catch (error) {
		if (error.code !== "ENOENT") throw error;
		await makeFolder(dirname(path), 457);
		await create();
	}
}
async function removeLeftovers(home, prefix) {
	for (const name of await readdir(home)) {
		const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : NaN;
		if (pid > 0 && !processExists(pid)) await removeFolder(join(home, name));
	}
}
/** Also another user's process. Does not notice a reused pid. */
function processExists(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code !== "ESRCH";
	}
}
/** Also removes read-only directories, which tools leave (a Go module cache). Links are not followed. */
async function removeFolder(path) {
	try {
		await rm(path, {
			recursive: true,
			force: true
		});
	} catch (error) {
		if (![
			"EACCES",
			"EPERM",
			"ENOTEMPTY"
		].includes(error.code ?? "")) throw error;
		unlockFolders(Buffer.from(path));
		await rm(path, {
			recursive: true,
			force: true
		});
	}
}
/** Names are bytes, because they may not be UTF-8. */
function unlockFolders(root) {
	const folders = [root];
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) for (const entry of unlockAndList(folder)) if (entry.isDirectory()) folders.push(Buffer.concat([
		folder,
		Buffer.from("/"),
		entry.name
	]));
}
/** Node's `rm` rejects at its first error while other removals continue, so any folder may vanish. */
function unlockAndList(folder) {
	try {
		chmodSync(folder, 448);
		return readdirSync(folder, {
			encoding: "buffer",
			withFileTypes: true
		});
	} catch (error) {
		if (error.code !== "ENOENT") throw error;
		return [];
	}
}
// src/adapter/disk/kept-file.ts
/** Records what is at `path` now. Without `isHeld` it is compared by its times only and cannot be restored. */
function backUpFile(root, path, { isHeld = true } = {}) {
	const recorded = isHeld ? readResource(path) : void 0;
	let stamp = stampOf(path);
	return {
		path,
		differs() {
			const current = stampOf(path);
			if (current === stamp) return false;
			const isSame = isHeld && isSameResource(recorded, readResource(path));
			if (isSame) stamp = current;
			return !isSame;
		},
		restore() {
			if (!isHeld) throw new Error("its content was not kept");
			replaceParentLinks(root, path);
			rmSync(path, {
				force: true,
				recursive: true
			});
			if (recorded) writeResource(path, recorded);
			stamp = stampOf(path);
		}
	};
}
function readResource(path) {
	try {
		const stat = lstatSync(path);
		if (stat.isSymbolicLink()) return { link: readlinkSync(path) };
		return stat.isFile() ? {
			content: readFileSync(path),
			mode: stat.mode & 511
		} : "other";
	} catch {
		return;
	}
}
function isSameResource(a, b) {
	if (a === void 0 || a === "other" || b === void 0 || b === "other") return a === b;
	if ("link" in a) return "link" in b && a.link === b.link;
	return "content" in b && a.mode === b.mode && a.content.equals(b.content);
}
function writeResource(path, resource) {
	if (resource === "other") throw new Error("it was neither a file nor a link");
	mkdirSync(dirname(path), { recursive: true });
	if ("link" in resource) symlinkSync(resource.link, path);
	else writeFileSync(path, resource.content, {
		flag: "wx",
		mode: resource.mode
	});
}
const missing = "nothing";
function stampOf(path) {
	try {
		const stat = lstatSync(path, {
			bigint: true,
			throwIfNoEntry: false
		});
		if (stat === void 0) return missing;
		return [
			stat.dev,
			stat.ino,
			stat.mode,
			stat.size,
			stat.mtimeNs,
			stat.ctimeNs
		].join(" ");
	} catch {
		return "unreachable";
	}
}
/** Removes links that replaced a folder, so that nothing is written through them. */
function replaceParentLinks(root, path) {
	const names = relative(root, path).split(sep);
	for (let depth = 0; depth < names.length; depth++) {
		const folder = [root, ...names.slice(0, depth)].join(sep);
		const stat = lstatSync(folder, { throwIfNoEntry: false });
		if (stat === void 0) return;
		if (stat.isDirectory()) chmodSync(folder, stat.mode | 448);
		else rmSync(folder, { force: true });
	}
}
const maxFiles = 2e4;
/** If the files exceed `maxBytes`, contents of the larger ones are not kept: changes are noticed, but not undone. */
function backUpFolder(root, { bytes: maxBytes, restores, except = [] }) {
	const filesBelow = () => pathsBelow(root, except);
	const backups = /* @__PURE__ */ new Map();
	let remainingBytes = maxBytes;
	const sized = filesBelow().map((path) => ({
		path,
		size: lstatSync(path, { throwIfNoEntry: false })?.size ?? 0
	}));
	for (const { path, size } of sized.sort((a, b) => a.size - b.size)) {
		const isHeld = size <= remainingBytes;
		if (isHeld) remainingBytes -= size;
		backups.set(path, backUpFile(root, path, { isHeld }));
	}
	const reported = /* @__PURE__ */ new Set();
	const restore = (path) => {
		if (!restores) return false;
		try {
			const file = backups.get(path);
			if (file) file.restore();
			else rmSync(path, {
				recursive: true,
				force: true
			});
			return true;
		} catch {
			return false;
		}
	};
	return { restoreChanged() {
		const changed = [...backups.values()].filter((file) => file.differs()).map(({ path }) => path);
		return [...filesBelow().filter((path) => !backups.has(path)), ...changed].flatMap((path) => {
			const isRestored = restore(path);
			if (!isRestored && reported.has(path)) return [];
			reported.add(path);
			return [{
				path,
				isRestored
			}];
		});
	} };
}
/** Links count as files and are not followed. */
function pathsBelow(root, except) {
	const paths = [];
	const walk = (folder) => {
		for (const entry of entriesOf(folder)) {
			if (paths.length >= maxFiles) return;
			const path = join(folder, entry.name);
			if (except.includes(path)) continue;
			if (entry.isDirectory()) walk(path);
			else paths.push(path);
		}
	};
	if (lstatSync(root, { throwIfNoEntry: false })?.isDirectory()) walk(root);
	return paths;
}
function entriesOf(folder) {
	return tryRead(() => readdirSync(folder, { withFileTypes: true })) ?? [];
}
// src/adapter/git/call/engine-files.ts
/** What git runs, where else it looks, and what it leaves out. git 2.53 gitrepository-layout(5). */
const steeringFiles = [
	...[
		"config",
		"config.worktree",
		"HEAD",
		"packed-refs",
		"refs/heads/none",
		"commondir",
		"gitdir",
		"hooks"
	],
	...[
		"info/attributes",
		"info/exclude",
		"info/grafts",
		"info/sparse-checkout",
		"shallow"
	],
	...["objects/info/alternates", "objects/info/http-alternates"]
];
function engineFiles() {
	const backups = /* @__PURE__ */ new Map();
	const fetches = /* @__PURE__ */ new Map();
	let changes = [];
	let activeWatchers = 0;
	const record = (gitDir, names = steeringFiles) => {
		for (const name of names) {
			const file = backUpFile(gitDir, join(gitDir, name));
			backups.set(file.path, {
				...file,
				name: `${basename(gitDir)}/${name}`
			});
		}
	};
	const restoreFiles = () => {
		for (const file of backups.values()) {
			if (fetches.has(file.path) || !file.differs()) continue;
			changes.push(`${file.name}, a file of the engine's git, was changed and put back`);
			try {
				file.restore();
			} catch (cause) {
				throw filesChanged([`${file.name} was changed, and cannot be restored`], cause);
			}
		}
	};
	const takeChanges = () => {
		const names = changes;
		changes = [];
		return names;
	};
	return {
		record,
		isRecorded: (gitDir) => backups.has(join(gitDir, "config")),
		restoreChanged() {
			restoreFiles();
			if (changes.length > 0 && activeWatchers === 0) throw filesChanged(takeChanges());
		},
		allowShallow(gitDir) {
			const path = join(gitDir, "shallow");
			fetches.set(path, (fetches.get(path) ?? 0) + 1);
			return () => {
				const remaining = (fetches.get(path) ?? 1) - 1;
				if (remaining > 0) return void fetches.set(path, remaining);
				fetches.delete(path);
				record(gitDir, ["shallow"]);
			};
		},
		watch() {
			activeWatchers += 1;
			let isWatching = true;
			return () => {
				if (isWatching) activeWatchers -= 1;
				isWatching = false;
				restoreFiles();
				return takeChanges();
			};
		}
	};
}
const filesChanged = (changes, cause) => new RalphError({
	code: "ENGINE_FILES_CHANGED",
	message: `Somebody changed ralph's own files: ${changes.slice(0, 5).join("; ")}.`,
	hint: "Agents and checks must not be able to: `ralph doctor` says how to confine them better. Look at what they did, then run again.",
	cause
});
// src/adapter/git/store/tree-object.ts
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
// src/adapter/git/store/listed-path.ts
/**
* True if a tree lists this `<commit>:<path>`. For such a path `cat-file` says "missing" if its object is damaged or gone,
* just as for a path that no tree lists.
*/
async function isListed(name, read) {
	const { treeish, path } = partsOf(name);
	if (path === "") return false;
	const folder = folderNameOf(name);
	const tree = await read(folder);
	if (tree === void 0) return isTop(path) ? await read(treeish) !== void 0 : isListed(folder, read);
	if (tree.type !== "tree") return false;
	const entry = parseTree(tree.content, tree.oid.length / 2).get(rawPath(basename$1(path)));
	return entry !== void 0 && entry.mode !== submoduleMode;
}
/** What `isListed` reads for these names: their folders up to the root and the commits, each once. */
function foldersOf(names) {
	const folders = /* @__PURE__ */ new Set();
	for (const name of names) for (let one = name; partsOf(one).path !== "" && !folders.has(folderNameOf(one));) {
		folders.add(partsOf(one).treeish);
		one = folderNameOf(one);
		folders.add(one);
	}
	return [...folders];
}
const isTop = (path) => !path.includes("/");
const submoduleMode = "160000";
function folderNameOf(name) {
	const { treeish, path } = partsOf(name);
	return isTop(path) ? `${treeish}^{tree}` : `${treeish}:${dirname$1(path)}`;
}
function partsOf(name) {
	const [, treeish = "", path = ""] = /^([^:]+):(.+)$/.exec(name) ?? [];
	return {
		treeish,
		path
	};
}
// src/adapter/git/store/object-reader.ts
/** Runs for the engine's life: a process for each object took a third of an iteration's time. */
function objectReader(start) {
	const contentProcess = batchProcess({
		...start,
		mode: "--batch"
	});
	const statProcess = batchProcess({
		...start,
		mode: "--batch-check"
	});
	const folders = rememberingReader(contentProcess.ask);
	return {
		async read(name) {
			const answer = await contentProcess.ask(name);
			if (answer === void 0 && await isListed(name, folders.read)) throw unreadableObject(name);
			return answer && {
				oid: answer.oid,
				type: answer.type,
				content: answer.content
			};
		},
		stat: (name) => statProcess.ask(name),
		close: () => {
			contentProcess.close();
			statProcess.close();
		}
	};
}
/** Most paths that a tree does not have are asked for together with others of their folder. */
function rememberingReader(ask) {
	const answers = /* @__PURE__ */ new Map();
	return { read(name) {
		if (answers.size >= maxFolders) answers.clear();
		const answer = answers.get(name) ?? ask(name);
		answers.set(name, answer);
		const forget = () => void answers.delete(name);
		answer.then((content) => content ?? forget(), forget);
		return answer;
	} };
}
const maxFolders = 64;
function batchProcess(start) {
	const withContent = start.mode === "--batch";
	let child;
	let pending = [];
	let chunks = [];
	let bytes = 0;
	/** Bytes needed for the next answer, since a large object comes in many chunks. */
	let minBytes = 1;
	const rejectAll = (error, rejected = pending) => {
		pending = [];
		chunks = [];
		bytes = 0;
		minBytes = 1;
		child = void 0;
		for (const { reject } of rejected) reject(error);
	};
	/** Git ends at an object that it cannot read; the questions behind that one are asked again. */
	const rejectFirst = (stderr) => {
		const [first, ...others] = pending;
		rejectAll(unreadableObject(first?.name ?? "", stderr), first === void 0 ? [] : [first]);
		for (const question of others) put(question);
	};
	const put = (question) => {
		child ??= startChild();
		setReferenced(child, true);
		pending.push(question);
		child.stdin.write(`${question.name}\n`);
	};
	const startChild = () => {
		start.checkFiles?.();
		const args = [
			...start.args,
			"cat-file",
			start.mode
		];
		const newChild = spawn(programsOn(start.env["PATH"]).git(), args, {
			env: start.env,
			stdio: [
				"pipe",
				"pipe",
				"pipe"
			],
			detached: true
		});
		let stderr = "";
		newChild.stderr.setEncoding("utf8").on("data", (text) => {
			stderr = (stderr + text).slice(-1e3);
		});
		newChild.on("error", () => {
			if (child === newChild) rejectAll(unreadableObject(pending[0]?.name ?? "", stderr));
		});
		newChild.on("close", () => {
			if (child === newChild) rejectFirst(stderr);
		});
		newChild.stdin.on("error", () => void 0);
		newChild.stdout.on("data", onData);
		return newChild;
	};
	const onData = (chunk) => {
		chunks.push(chunk);
		bytes += chunk.length;
		if (bytes < minBytes) return;
		const data = Buffer.concat(chunks, bytes);
		let offset = 0;
		minBytes = 1;
		for (;;) {
			const reading = parseAnswer(data, offset, withContent);
			if (reading.kind === "partial") {
				minBytes = reading.needs - offset;
				break;
			}
			offset = reading.end;
			pending.shift()?.resolve(reading.answer);
		}
		chunks = [data.subarray(offset)];
		bytes = data.length - offset;
		if (pending.length === 0) setReferenced(child, false);
	};
	return {
		ask: (name) => new Promise((resolve, reject) => put({
			name,
			resolve,
			reject
		})),
		close: () => {
			child?.stdin.end();
			child = void 0;
		}
	};
}
/** Git ends if an object is empty or cut off, and says "missing" if its bytes are damaged or it is gone. */
const unreadableObject = (name, stderr) => new RalphError({
	code: "OBJECT_UNREADABLE",
	message: `git cannot read ${name} in the repository: ${stderr === void 0 ? "its object is damaged or gone" : stderr.trim() || "it ended without an answer"}`,
	hint: "`git fsck --full` names what is damaged. Remove that file and fetch the object from another clone, or restore it from a backup; then run again."
});
/** Node waits for the child and its pipes only while a question is open. */
function setReferenced(child, referenced) {
	for (const handle of [
		child,
		child?.stdin,
		child?.stdout,
		child?.stderr
	]) if (referenced) handle?.ref?.();
	else handle?.unref?.();
}
/** `<oid> <type> <size>\n` and, with content, that many bytes and a newline. Any other line means a missing object. */
function parseAnswer(data, offset, withContent) {
	const lineEnd = data.indexOf(10, offset);
	if (lineEnd === -1) return {
		kind: "partial",
		needs: data.length + 1
	};
	const [, oid = "", type = "", digits = ""] = /^(\S+) (\S+) (\d+)$/.exec(data.toString("utf8", offset, lineEnd)) ?? [];
	if (digits === "") return {
		kind: "answer",
		answer: void 0,
		end: lineEnd + 1
	};
	const size = Number(digits);
	const end = withContent ? lineEnd + 1 + size + 1 : lineEnd + 1;
	if (end > data.length) return {
		kind: "partial",
		needs: end
	};
	return {
		kind: "answer",
		answer: {
			oid,
			type,
			size,
			content: withContent ? Buffer.from(data.subarray(lineEnd + 1, lineEnd + 1 + size)) : Buffer.alloc(0)
		},
		end
	};
}
// src/adapter/git/store/object-writer.ts
/** Writes loose objects: two dozen take 2 ms, less than the start of a git process. */
function objectWriter({ gitDir, format }) {
	const written = /* @__PURE__ */ new Set();
	const pending = /* @__PURE__ */ new Map();
	const write = (oid, object) => {
		const folder = join(gitDir, "objects", oid.slice(0, 2));
		mkdirSync(folder, { recursive: true });
		const tempFile = join(folder, "tmp_obj_ralph");
		writeFileSync(tempFile, deflateSync(object, compression));
		renameSync(tempFile, join(folder, oid.slice(2)));
	};
	return {
		add(type, content) {
			const oid = oidOf(format, type, content);
			if (!written.has(oid)) pending.set(oid, Buffer.concat([header(type, content), content]));
			return oid;
		},
		flush() {
			try {
				for (const [oid, object] of pending) {
					write(oid, object);
					written.add(oid);
					pending.delete(oid);
				}
			} catch (cause) {
				const { code, message } = cause;
				throw machineFault({
					errno: code,
					what: `objects could not be written (${message}).`,
					cause
				}) ?? cause;
			}
		}
	};
}
function oidOf(format, type, content) {
	return createHash(format).update(header(type, content)).update(content).digest("hex");
}
const header = (type, content) => Buffer.from(`${type} ${content.length}\0`);
/** Small objects need no large tables, which are cleared for each of them. */
const compression = {
	level: 1,
	memLevel: 4
};
function commitObject({ tree, parents, author, committer, seconds, message }) {
	const header = [
		`tree ${tree}`,
		...parents.map((parent) => `parent ${parent}`),
		`author ${signature(author, seconds)}`,
		`committer ${signature(committer, seconds)}`
	];
	return Buffer.from(`${header.join("\n")}\n\n${message.replaceAll("\0", "")}`);
}
const signature = (identity, seconds) => `${withoutSpecialChars(identity.name)} <${withoutSpecialChars(identity.email)}> ${seconds} +0000`;
const withoutSpecialChars = (text) => text.replace(/[<>\r\n\0]/g, " ").trim();
// src/adapter/git/store/store.ts
/** Belongs to this process alone, so that no lock of another engine interferes. Removes leftovers of dead processes. */
async function openStore(place) {
	const { home, repository, remote } = place;
	const directory = await processDirectory(home, "store");
	const userConfig = withoutWrongCase(repository.carriedConfiguration(remote), directory.path);
	const configFile = join(directory.path, "gitconfig");
	await writeFile(configFile, engineConfig(userConfig), { mode: 384 });
	failpoint("store.configured");
	const env = {
		...hardenedEnvironment(place.env, configFile),
		...configEnvironment(remoteEntries(remote, userConfig))
	};
	const gitDir = join(directory.path, "store.git");
	makeBareDirectory(gitDir, repository.objectFormat);
	failpoint("store.initialised");
	const isComplete = borrowObjects(gitDir, repository, remote);
	const files = engineFiles();
	files.record(directory.path, ["gitconfig"]);
	files.record(gitDir);
	const objects = objectReader({
		args: fixedArguments(gitDir),
		env,
		checkFiles: files.restoreChanged
	});
	failpoint("store.opened");
	return {
		gitDir,
		git: gitAt(gitDir, env, files),
		objects,
		writer: objectWriter({
			gitDir,
			format: repository.objectFormat
		}),
		env,
		remote,
		isComplete,
		objectFormat: repository.objectFormat,
		files,
		contentSettings: userConfig.filter((entry) => !mayHoldSecret(entry)),
		renewHeader(before, after) {
			for (const [name, value] of Object.entries(env)) if (value === before) env[name] = after;
		},
		close: async () => {
			objects.close();
			await directory.remove();
		}
	};
}
/** If it was copied from another machine: git would miss a file that is renamed to another case (tried). */
function withoutWrongCase(config, directory) {
	return existsSync(join(dirname(directory), basename(directory).toUpperCase())) ? config : config.filter(([key]) => key !== "core.ignorecase");
}
const remoteEntries = (remote, config) => [
	...config.filter(mayHoldSecret),
	[`remote.${remoteName}.url`, remote],
	["transfer.fsckObjects", "true"],
	["fetch.writeCommitGraph", "false"]
];
/** A partial clone lends nothing: it lacks objects that only its promisor has. True if the remote lends all of its own. */
function borrowObjects(gitDir, repository, remote) {
	const userObjects = repository.partial ? [] : [join(repository.commonDir, "objects").replaceAll("\\", "/")];
	const remoteObjects = objectsOfPath(remote);
	const modules = submoduleObjects(repository.commonDir).map((path) => path.replaceAll("\\", "/"));
	const folders = /* @__PURE__ */ new Set([
		...userObjects,
		...modules,
		...remoteObjects === void 0 || repository.shallow ? [] : [remoteObjects]
	]);
	writeFileSync(join(gitDir, "objects", "info", "alternates"), [...folders].map((place) => `${place}\n`).join(""));
	if (repository.shallow && !repository.partial) copyFileSync(join(repository.commonDir, "shallow"), join(gitDir, "shallow"));
	return remoteObjects !== void 0 && !repository.shallow;
}
/** Like `git init --bare` without a template, but without a process. */
function makeBareDirectory(gitDir, objectFormat) {
	for (const folder of [
		"objects/info",
		"objects/pack",
		"refs/heads",
		"refs/tags"
	]) mkdirSync(join(gitDir, folder), { recursive: true });
	const version = objectFormat === "sha256" ? 1 : 0;
	const extensions = objectFormat === "sha256" ? "[extensions]\n	objectFormat = sha256\n" : "";
	writeFileSync(join(gitDir, "config"), `[core]\n\trepositoryformatversion = ${version}\n\tbare = true\n${extensions}`);
	writeFileSync(join(gitDir, "HEAD"), "ref: refs/heads/none\n");
}
/** A further git directory beside the store, created on first use. An existing one is not ours. */
function besideStore(store, name) {
	const gitDir = join(store.gitDir, "..", name);
	if (store.files.isRecorded(gitDir)) return gitDir;
	rmSync(gitDir, {
		recursive: true,
		force: true
	});
	makeBareDirectory(gitDir, store.objectFormat);
	store.files.record(gitDir);
	return gitDir;
}
/** The object folder of a path remote, if it or its alternates have all objects; otherwise undefined. */
function objectsOfPath(remote) {
	if (!isPathRemote(remote)) return void 0;
	const path = pathOf(remote);
	if (path === void 0) return void 0;
	const gitDir = [
		join(path, ".git"),
		path,
		`${path}.git`
	].find((place) => existsSync(join(place, "objects")));
	if (gitDir === void 0 || existsSync(join(gitDir, "shallow")) || isPartial(gitDir)) return void 0;
	const objects = join(gitDir, "objects").replaceAll("\\", "/");
	return /[\n\r]|^"|^#/.test(objects) ? void 0 : objects;
}
/** Git accepts some addresses that are not valid file URLs, such as those with a host. */
function pathOf(remote) {
	if (!/^file:\/\//i.test(remote)) return remote;
	try {
		return fileURLToPath(remote);
	} catch {
		return;
	}
}
const isPartial = (gitDir) => {
	const packs = join(gitDir, "objects", "pack");
	return existsSync(packs) && readdirSync(packs).some((name) => name.endsWith(".promisor"));
};
/** Includes nested submodules. */
function submoduleObjects(gitDir) {
	const worktrees = join(gitDir, "worktrees");
	const linked = existsSync(worktrees) ? readdirSync(worktrees).map((name) => join(worktrees, name, "modules")) : [];
	return [join(gitDir, "modules"), ...linked].flatMap(objectsBelow);
}
/** A submodule's name may contain slashes, so its git directory may be nested. */
function objectsBelow(modules) {
	if (!existsSync(modules)) return [];
	return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
		const folder = join(modules, entry.name);
		if (!entry.isDirectory()) return [];
		if (!existsSync(join(folder, "HEAD"))) return objectsBelow(folder);
		return [join(folder, "objects"), ...objectsBelow(join(folder, "modules"))];
	});
}
async function hasCommit({ objects }, oid) {
	return await objects.read(`${oid}^{commit}`) !== void 0;
}
async function parentsOf({ objects }, commit) {
	const [header = ""] = ((await objects.read(commit))?.content.toString("utf8") ?? "").split("\n\n", 1);
	return [...header.matchAll(/^parent (\S+)$/gm)].map(([, oid = ""]) => oid);
}
async function treeOf({ objects }, commit) {
	return (await objects.stat(`${commit}^{tree}`))?.oid;
}
/**
* Answers in the order of `names` (such as `<commit>:<path>`). `lazy` are git arguments that allow a fetch. Throws
* RalphError OBJECT_UNREADABLE for a path that a tree lists and git cannot read.
*/
async function readObjects(git, names, lazy = []) {
	const folders = foldersOf(names);
	const objects = await readableObjects(git, [...names, ...folders], lazy);
	const folderObjects = new Map(folders.map((folder, index) => [folder, objects[names.length + index]]));
	const answers = objects.slice(0, names.length);
	for (const [index, name] of names.entries()) if (answers[index] === void 0 && await isListed(name, (folder) => folderObjects.get(folder))) throw unreadableObject(name);
	return answers;
}
/** As `readObjects`, but undefined also for what git cannot read. */
async function readableObjects(git, names, lazy = []) {
	const { stdout } = await git({
		args: [
			...lazy,
			"cat-file",
			"--batch"
		],
		input: names.map((name) => `${name}\n`).join("")
	});
	let offset = 0;
	return names.map(() => {
		const end = stdout.indexOf(10, offset);
		const [oid = "", type = "", size = ""] = stdout.toString("utf8", offset, end).split(" ");
		offset = end + 1;
		if (!/^\d+$/.test(size)) return void 0;
		const content = stdout.subarray(offset, offset + Number(size));
		offset += Number(size) + 1;
		return {
			oid,
			type,
			content
		};
	});
}
// src/core/run/lease/lease-verdict.ts
/** Without proof of life, a lease ends this long after its last renewal (docs/design.md#lease). */
const leaseLifetimeMs = 6e5;
/** Nobody renews a handed-over lease; it ends when the platform would have ended the next job. */
const handedLifetimeMs = 216e5;
/** Often enough that one lost renewal does no harm. */
const leaseRenewalMs = 18e4;
/**
* Decides by the holder's life if known, else by the last renewal. A running workflow run does not prove that its job
* is alive, unless the lease was `handed` to its other jobs.
*/
function leaseVerdict(lease, life, request) {
	if (!lease) return { kind: "free" };
	const { now, handed } = request;
	const holder = holderInWords(lease.holder);
	if (life === "alive" && (handed || lease.holder.kind === "process")) return {
		kind: "held",
		why: `${holder} has been working on this run since ${lease.taken}`
	};
	if (life === "gone") return {
		kind: "over",
		why: `${holder} is gone`
	};
	const expires = Date.parse(lease.renewed) + (handed ? handedLifetimeMs : leaseLifetimeMs);
	if (now >= expires) return {
		kind: "over",
		why: `${holder} has not renewed its lease since ${lease.renewed}`
	};
	return {
		kind: "held",
		why: `${holder} renewed its lease at ${lease.renewed}`,
		expires: new Date(expires).toISOString()
	};
}
function holderInWords(holder) {
	return holder.kind === "process" ? `process ${holder.pid} on ${holder.host}` : `workflow run ${holder.run_id} (attempt ${holder.attempt})`;
}
/** Machine time in ms of ended jobs and of the current one, up to `now` (ms since the epoch) or its last event. */
function runnerMs({ runner, lease, updated }, now) {
	if (!lease) return runner.ms;
	const end = Math.max(Date.parse(updated), now);
	return runner.ms + Math.max(0, end - Date.parse(lease.taken));
}
/** For reports: the time of a silent job ends with its last event. */
function reportedRunnerMs(state, now) {
	return runnerMs(state, now - Date.parse(state.updated) >= 6e5 ? 0 : now);
}
// src/schema/check/criterion.ts
const text = string();
/** An entry of a handoff's `evidence`: a criterion with the test, line or check that an agent cites for it. */
const CitedEvidence = object({
	criterion: union([int(), text]).describe("The criterion's number in the prompt's list, from 1; or its words, exactly."),
	file: text.describe("The file of the test, or of the line, from the top of the repository.").optional(),
	test: text.describe("Full title of the test in that file, with its groups: \"login > rejects a wrong password\".").optional(),
	line: int().describe("Without a test: the line of the file that meets the criterion.").optional(),
	check: text.describe("Without a file: name or command of a check.").optional()
});
/** A citation as stored by the engine. */
const Citation = discriminatedUnion("kind", [
	object({
		kind: literal("test"),
		file: text,
		title: text
	}),
	object({
		kind: literal("place"),
		file: text,
		line: int().positive()
	}),
	object({
		kind: literal("check"),
		name: text
	})
]);
/** A test runner's result for a cited test, read by the job of the check. */
const TestRecord = object({
	file: text,
	title: text,
	/** `ambiguous`: several tests have this title, and the runner does not name their files. */
	outcome: _enum([
		"passed",
		"failed",
		"skipped",
		"ambiguous"
	]),
	from: _enum(["report", "output"]),
	/** The record itself names the cited file. */
	in_file: boolean()
});
/** `exists`: the cited thing exists. `claimed`: only an agent says so (docs/design.md#evidence). */
const CriterionLevel = _enum([
	"ran",
	"exists",
	"claimed"
]);
const JudgedCriterion = object({
	criterion: text,
	citation: Citation.nullable(),
	level: CriterionLevel,
	/** The check that ran it, for level `ran`. */
	check: text.nullable(),
	why: text.nullable()
});
// src/schema/check/confinement.ts
/**
* How strongly agents and checks are separated from the machine, weakest first. C0: only a process group. C1: a pid
* namespace: they see no process of the engine, and none outlives them. C2: also files (Landlock). C3: own mount, pid,
* ipc and uts namespaces, no capabilities, `no_new_privs`. Only C3 can have its own network.
*/
const ConfinementLevel = _enum([
	"C0",
	"C1",
	"C2",
	"C3"
]);
/** How a level is reached, in the order of the attempts. */
const ConfinementWay = _enum([
	"bubblewrap",
	"bubblewrap-root",
	"bubblewrap-sudo",
	"mount-script-root",
	"mount-script-sudo",
	"mount-script-user-namespace",
	"landlock",
	"pid-namespace",
	"process-group"
]);
/** The confinement of one job, found by its self-probe; for reports and `min-confinement`. */
const ConfinementReport = object({
	level: ConfinementLevel,
	way: ConfinementWay,
	/** Its own network: `listed` reaches allowed hosts, `none` only the model. Absent: the machine's network. */
	network: _enum(["listed", "none"]).optional(),
	/** `proxied`: the engine keeps the model's key; `agent`: the agent can reach it. Absent: no key. */
	key: _enum(["proxied", "agent"]).optional(),
	/** The model's address, if that is why it lacks its own network although the machine could provide one. */
	model_out_of_reach: string().optional(),
	/** Ways tried before, with their errors of at most 300 characters. */
	refused: array(object({
		way: ConfinementWay,
		why: string()
	})),
	/** Tools outside of the system, behind links, beyond the number that the confinement shows. */
	unshown: array(string()).readonly().optional()
});
/** What a check seems to lack in the confinement, judging by its output, if it passes without it. */
const ConfinementNeed = _enum([
	"read",
	"write",
	"docker",
	"sandbox",
	"service",
	"network",
	"unknown"
]);
/** `missing`: the missing path in its output, or the port without an answer. */
const RedConfined = object({
	name: string(),
	needs: ConfinementNeed,
	missing: string().optional()
});
/** The confinement of the run's agents: part of every report. */
const Confined = ConfinementReport.omit({
	refused: true,
	unshown: true,
	model_out_of_reach: true
}).extend({
	/** True if a person wrote `confinement: none`: the machine could do more. */
	given_up: boolean(),
	/** The agent uses the login stored on the machine, and can read and change it. */
	login: boolean()
});
/** The confinement from here on; written if it changed. */
const ConfinementStated = object({
	type: literal("confined"),
	at: datetime(),
	...Confined.shape,
	/** Ways tried before that did not work; unknown for another job's machine. */
	refused: ConfinementReport.shape.refused.default([])
});
// src/core/plan/graph/milestones.ts
/**
* A task without a milestone belongs to the first one whose tasks depend on it. Undefined if the plan has none. Linear.
*/
const milestonesOf = memoize((plan) => {
	const names = [...new Set(plan.tasks.flatMap(({ milestone }) => milestone ?? []))];
	if (names.length === 0) return void 0;
	const ranks = ranksOf(plan, new Map(names.map((name, rank) => [name, rank])));
	const rankOf = (id) => ranks.get(id) ?? names.length;
	return {
		names,
		of: (id) => names[rankOf(id)] ?? null,
		rank: ({ id }) => isReserved(id) ? -1 : rankOf(id)
	};
});
/** Dependents come first, so that each passes its rank on. */
function ranksOf(plan, order) {
	const edges = dependencyEdges(plan);
	const minRanks = plan.tasks.map(() => order.size);
	const ranks = /* @__PURE__ */ new Map();
	for (const position of dependenciesFirst(edges).reverse()) {
		const task = plan.tasks[position];
		if (!task) continue;
		const rank = task.milestone === void 0 ? minRanks[position] ?? order.size : order.get(task.milestone) ?? order.size;
		ranks.set(task.id, rank);
		for (const to of edges[position] ?? []) minRanks[to] = Math.min(minRanks[to] ?? order.size, rank);
	}
	return ranks;
}
/** Prefixes of the engine's own task ids, which no plan may use. */
const reservedIds = {
	merge: "ralph-merge-",
	agentsMd: "ralph-agents-md-"
};
/** The engine's prefix that an id has. */
const reservedPrefix = (id) => Object.values(reservedIds).find((reserved) => id.toLowerCase().startsWith(reserved));
const isReserved = (id) => reservedPrefix(id) !== void 0;
/** The engine updates AGENTS.md in such a task itself, without an agent. */
const isAgentsMd = (id) => id.startsWith(reservedIds.agentsMd);
// src/core/run/lease/due.ts
/** Decides before anything is set up: an early job ends quickly, a missing one costs hours. Pure. */
function dueVerdict(request) {
	const { state, orders, now, life = "unknown", base } = request;
	const { lease } = state;
	const handed = state.handed !== null;
	const verdict = leaseVerdict(lease, life, {
		now,
		handed
	});
	if (lease && verdict.kind === "held") {
		const freeFrom = Date.parse(lease.renewed) + (handed ? handedLifetimeMs : leaseLifetimeMs);
		return {
			due: false,
			why: verdict.why,
			at: handed && life === "alive" ? null : freeFrom
		};
	}
	if (orders > 0) return {
		due: true,
		why: orders === 1 ? "an order is waiting" : `${orders} orders are waiting`
	};
	if (verdict.kind === "over") return {
		due: true,
		why: `its last job was lost: ${verdict.why}`
	};
	if (hasNewBase(state, base)) return {
		due: true,
		why: "the base moved: somebody may have merged a pull request"
	};
	return verdictAtRest(state, now);
}
/** True if a run that waits for merged pull requests sees a new base commit. */
function hasNewBase({ stop, paused, base_branch }, base) {
	if (paused || !isUnread(stop) || base?.branch !== base_branch) return false;
	return base?.commit !== stop.unread.base;
}
const isUnread = (stop) => stop?.kind === "human_review" && stop.unread !== void 0;
function verdictAtRest({ stop, paused, awaiting, waiting, ended_in_order }, now) {
	if (paused) return notDue(`${paused.by} paused it`);
	if (awaiting) return notDue(`a commit of ${awaiting.task} waits for approval`);
	if (waiting && Date.parse(waiting.until) > now) return {
		due: false,
		why: `it is waiting until ${waiting.until}`,
		at: Date.parse(waiting.until)
	};
	if (stop === null && ended_in_order) return {
		due: true,
		why: "an order has changed it since its last job"
	};
	if (stop === null) return {
		due: true,
		why: "its last job ended with work left"
	};
	if (continuesUnattended(stop)) return {
		due: true,
		why: `its last job ended with ${stop.kind}`
	};
	if (stop.kind === "failed" && /^(?:REMOTE|GITHUB)_/.test(stop.code)) return {
		due: true,
		why: `its last job could not reach what it needs (${stop.code})`
	};
	return notDue(stop.kind === "complete" ? "it is complete" : `a person is needed: it ended with ${stop.kind}`);
}
const notDue = (why) => ({
	due: false,
	why,
	at: null
});
/** True if another job follows without an order, started by cron or by the job itself. */
function continuesUnattended(stop) {
	if (stop === null) return true;
	if (stop.kind === "iteration_limit") return stop.scope === "job";
	return stop.kind === "time_budget" || stop.kind === "waiting" || stop.kind === "busy";
}
/**
* Only a job that made an attempt and met a limit of its own starts the next one; other waits are left to the
* schedule.
*/
function startsNextJob(reason, job) {
	return job.attempts > 0 && meetsLimitOfJob(reason);
}
const meetsLimitOfJob = (reason) => reason.kind === "time_budget" || reason.kind === "iteration_limit" && reason.scope === "job";
export { readObjects as A, processExists as B, runnerMs as C, objectsOfPath as D, makeBareDirectory as E, folderMode as F, onDisk as G, temporaryFolder as H, makeTree as I, splitNul as J, rawPath as K, parseTree as L, treeOf as M, commitObject as N, openStore as O, oidOf as P, backUpFolder as R, reportedRunnerMs as S, hasCommit as T, bytesOf as U, removeFolder as V, joinNul as W, TestRecord as _, startsNextJob as a, leaseRenewalMs as b, milestonesOf as c, Confined as d, ConfinementNeed as f, JudgedCriterion as g, CitedEvidence as h, meetsLimitOfJob as i, readableObjects as j, parentsOf as k, reservedIds as l, RedConfined as m, dueVerdict as n, isAgentsMd as o, ConfinementStated as p, showPath as q, isUnread as r, isReserved as s, continuesUnattended as t, reservedPrefix as u, holderInWords as v, besideStore as w, leaseVerdict as x, leaseLifetimeMs as y, processDirectory as z };
