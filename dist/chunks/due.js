import { $n as failpoint, Gn as engineConfig, Hn as machineFault, In as hardenedEnvironment, Jn as isPathRemote, Kn as mayHoldSecret, Nn as fixedArguments, Pn as gitAt, Vn as programsOn, Wn as configEnvironment, Xn as remoteName, dn as datetime, er as RalphError } from "./through-proxy.js";
import { O as union, T as string, _ as int, g as discriminatedUnion, h as boolean, m as array, p as _enum, v as literal, x as object } from "./branch-name.js";
import { n as dependencyEdges, o as memoize, t as dependenciesFirst } from "./dependency-graph.js";
import { chmodSync, copyFileSync, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { hostname } from "node:os";
import { deflateSync } from "node:zlib";
// src/adapter/disk/process-directory.ts
/**
* Makes `<home>/<kind>-<host>-<pid>-<random>`, and removes what dead processes of this host left under the same kind: a
* killed engine's locks and files are in nobody's way. 0700, since it may hold what others must not read. Throws
* RalphError HOME_NOT_WRITABLE.
*/
async function processDirectory(home, kind) {
	const prefix = `${kind}-${hostname().replaceAll(/[^A-Za-z0-9.]/g, "_")}-`;
	const path = await made(home, `${prefix}${process.pid}-`);
	await sweep(home, prefix);
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
async function made(home, prefix) {
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
/**
* With those above it, which the user of a confined call must be able to pass (0711). Node's `recursive` never ends where a folder
* is there that takes no other, such as /proc.
*/
async function makeFolder(path, mode = 448) {
	const make = () => mkdir(path, { mode }).catch((error) => {
		if (error.code !== "EEXIST") throw error;
	});
	try {
		await make();
	} catch (error) {
		if (error.code !== "ENOENT") throw error;
		await makeFolder(dirname(path), 457);
		await make();
	}
}
async function sweep(home, prefix) {
	for (const name of await readdir(home)) {
		const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : NaN;
		if (pid > 0 && !processExists(pid)) await removeFolder(join(home, name));
	}
}
/** Whether a process has this pid, be it another user's. A reused pid is told apart by its start time, not here. */
function processExists(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code !== "ESRCH";
	}
}
/**
* Removes a directory that somebody else filled, read-only directories included: tools leave them (a Go module cache),
* and even their owner cannot empty them. Links are removed, never followed. Rejects where the system still refuses.
*/
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
		unlock(Buffer.from(path));
		await rm(path, {
			recursive: true,
			force: true
		});
	}
}
/** Names are bytes: an agent may have made ones that are no UTF-8. */
function unlock(root) {
	const folders = [root];
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) for (const entry of unlocked(folder)) if (entry.isDirectory()) folders.push(Buffer.concat([
		folder,
		Buffer.from("/"),
		entry.name
	]));
}
/** Node's `rm` rejects at its first error while its other removals still run, so any folder may vanish here. */
function unlocked(folder) {
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
/**
* Remembers what is at `path` now. What is not held in memory is compared by its times alone, and cannot be put back.
*/
function keepFile(root, path, { isHeld = true } = {}) {
	const before = isHeld ? foundAt(path) : void 0;
	let print = printOf(path);
	return {
		path,
		differs() {
			const now = printOf(path);
			if (now === print) return false;
			const isSame = isHeld && same(before, foundAt(path));
			if (isSame) print = now;
			return !isSame;
		},
		putBack() {
			if (!isHeld) throw new Error("its content was not kept");
			clearParents(root, path);
			rmSync(path, {
				force: true,
				recursive: true
			});
			if (before) write(path, before);
			print = printOf(path);
		}
	};
}
function foundAt(path) {
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
function same(one, other) {
	if (one === void 0 || one === "other" || other === void 0 || other === "other") return one === other;
	if ("link" in one) return "link" in other && one.link === other.link;
	return "content" in other && one.mode === other.mode && one.content.equals(other.content);
}
function write(path, before) {
	if (before === "other") throw new Error("it was neither a file nor a link");
	mkdirSync(dirname(path), { recursive: true });
	if ("link" in before) symlinkSync(before.link, path);
	else writeFileSync(path, before.content, {
		flag: "wx",
		mode: before.mode
	});
}
const nothing = "nothing";
function printOf(path) {
	try {
		const stat = lstatSync(path, {
			bigint: true,
			throwIfNoEntry: false
		});
		if (stat === void 0) return nothing;
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
/** Nothing is written or removed through a link that took the place of a folder. */
function clearParents(root, path) {
	const parts = relative(root, path).split(sep);
	for (let at = 0; at < parts.length; at++) {
		const folder = [root, ...parts.slice(0, at)].join(sep);
		const stat = lstatSync(folder, { throwIfNoEntry: false });
		if (stat === void 0) return;
		if (stat.isDirectory()) chmodSync(folder, stat.mode | 448);
		else rmSync(folder, { force: true });
	}
}
/** Beyond so many files a folder is no program's. */
const mostFiles = 2e4;
/**
* Remembers every file below `root`. Where its files are more than `bytes`, the contents of the larger ones are not
* kept: they can be told by their change of time, and not be put back. `except` are folders below it.
*/
function keepFolder(root, { bytes, putsBack, except = [] }) {
	const filesBelow = () => pathsBelow(root, except);
	const kept = /* @__PURE__ */ new Map();
	let left = bytes;
	const sized = filesBelow().map((path) => ({
		path,
		size: lstatSync(path, { throwIfNoEntry: false })?.size ?? 0
	}));
	for (const { path, size } of sized.sort((one, other) => one.size - other.size)) {
		const isHeld = size <= left;
		if (isHeld) left -= size;
		kept.set(path, keepFile(root, path, { isHeld }));
	}
	const told = /* @__PURE__ */ new Set();
	const restored = (path) => {
		if (!putsBack) return false;
		try {
			const file = kept.get(path);
			if (file) file.putBack();
			else rmSync(path, {
				recursive: true,
				force: true
			});
			return true;
		} catch {
			return false;
		}
	};
	return { compare() {
		const changed = [...kept.values()].filter((file) => file.differs()).map(({ path }) => path);
		return [...filesBelow().filter((path) => !kept.has(path)), ...changed].flatMap((path) => {
			const isBack = restored(path);
			if (!isBack && told.has(path)) return [];
			told.add(path);
			return [{
				path,
				isBack
			}];
		});
	} };
}
/** Links are files here, and not followed. */
function pathsBelow(root, except) {
	const found = [];
	const walk = (folder) => {
		for (const entry of entriesOf(folder)) {
			if (found.length >= mostFiles) return;
			const path = join(folder, entry.name);
			if (except.includes(path)) continue;
			if (entry.isDirectory()) walk(path);
			else found.push(path);
		}
	};
	if (lstatSync(root, { throwIfNoEntry: false })?.isDirectory()) walk(root);
	return found;
}
function entriesOf(folder) {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}
// src/adapter/git/call/engine-files.ts
/**
* Everything in a bare git directory that git obeys or takes for given: what it runs (`config`, `hooks`), where else it
* looks (`commondir`, `alternates`), and what it leaves out (`info`, `shallow`). git 2.53 gitrepository-layout(5).
*/
const steering = [
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
	const kept = /* @__PURE__ */ new Map();
	const fetches = /* @__PURE__ */ new Map();
	let found = [];
	let atWork = 0;
	const keep = (gitDir, names = steering) => {
		for (const name of names) {
			const file = keepFile(gitDir, join(gitDir, name));
			kept.set(file.path, {
				...file,
				name: `${basename(gitDir)}/${name}`
			});
		}
	};
	const compare = () => {
		for (const file of kept.values()) {
			if (fetches.has(file.path) || !file.differs()) continue;
			found.push(`${file.name}, a file of the engine's git, was changed and put back`);
			try {
				file.putBack();
			} catch (cause) {
				throw filesChanged([`${file.name} was changed, and cannot be restored`], cause);
			}
		}
	};
	const told = () => {
		const names = found;
		found = [];
		return names;
	};
	return {
		keep,
		keeps: (gitDir) => kept.has(join(gitDir, "config")),
		demand() {
			compare();
			if (found.length > 0 && atWork === 0) throw filesChanged(told());
		},
		fetching(gitDir) {
			const path = join(gitDir, "shallow");
			fetches.set(path, (fetches.get(path) ?? 0) + 1);
			return () => {
				const left = (fetches.get(path) ?? 1) - 1;
				if (left > 0) return void fetches.set(path, left);
				fetches.delete(path);
				keep(gitDir, ["shallow"]);
			};
		},
		begin() {
			atWork += 1;
			let isAtWork = true;
			return () => {
				if (isAtWork) atWork -= 1;
				isAtWork = false;
				compare();
				return told();
			};
		}
	};
}
const filesChanged = (what, cause) => new RalphError({
	code: "ENGINE_FILES_CHANGED",
	message: `Somebody changed ralph's own files: ${what.slice(0, 5).join("; ")}.`,
	hint: "Agents and checks must not be able to: `ralph doctor` says how to confine them better. Look at what they did, then run again.",
	cause
});
// src/adapter/git/store/object-reader.ts
/**
* One `cat-file` that answers for as long as the engine lives, since a process of its own for each look took a
* third of an iteration's time. It keeps no engine alive, and ends with it: its stdin is closed then.
*/
function objectReader(start) {
	const contents = conversation({
		...start,
		mode: "--batch"
	});
	const facts = conversation({
		...start,
		mode: "--batch-check"
	});
	return {
		async read(name) {
			const answer = await contents.ask(name);
			return answer && {
				oid: answer.oid,
				type: answer.type,
				content: answer.content
			};
		},
		look: (name) => facts.ask(name),
		close: () => {
			contents.close();
			facts.close();
		}
	};
}
function conversation(start) {
	const withContent = start.mode === "--batch";
	let child;
	let waiting = [];
	let heard = [];
	let bytes = 0;
	/** So many bytes are needed before it is worth looking again: a large object comes in many chunks. */
	let needed = 1;
	const give = (error) => {
		const left = waiting;
		waiting = [];
		heard = [];
		bytes = 0;
		needed = 1;
		child = void 0;
		for (const { reject } of left) reject(error);
	};
	const open = () => {
		start.demand?.();
		const args = [
			...start.args,
			"cat-file",
			start.mode
		];
		const started = spawn(programsOn(start.env["PATH"]).git(), args, {
			env: start.env,
			stdio: [
				"pipe",
				"pipe",
				"pipe"
			],
			detached: true
		});
		let said = "";
		started.stderr.setEncoding("utf8").on("data", (text) => {
			said = (said + text).slice(-1e3);
		});
		const ended = () => {
			if (child === started) give(unreadable(waiting[0]?.name ?? "", said));
		};
		started.on("error", ended);
		started.on("close", ended);
		started.stdin.on("error", () => void 0);
		started.stdout.on("data", hear);
		return started;
	};
	const hear = (chunk) => {
		heard.push(chunk);
		bytes += chunk.length;
		if (bytes < needed) return;
		const all = Buffer.concat(heard, bytes);
		let at = 0;
		needed = 1;
		for (;;) {
			const next = answerAt(all, at, withContent);
			if (next.kind === "partial") {
				needed = next.needs - at;
				break;
			}
			at = next.end;
			waiting.shift()?.resolve(next.answer);
		}
		heard = [all.subarray(at)];
		bytes = all.length - at;
		if (waiting.length === 0) hold(child, false);
	};
	return {
		ask: (name) => new Promise((resolve, reject) => {
			child ??= open();
			hold(child, true);
			waiting.push({
				name,
				resolve,
				reject
			});
			child.stdin.write(`${name}\n`);
		}),
		close: () => {
			child?.stdin.end();
			child = void 0;
		}
	};
}
/** Git ends at an object that it finds emptied or cut off, as a full disk, a crash or an agent may leave one. */
const unreadable = (name, said) => new RalphError({
	code: "OBJECT_UNREADABLE",
	message: `git cannot read ${name} in the repository: ${said.trim() || "it ended without an answer"}`,
	hint: "`git fsck --full` names what is damaged. Remove that file and fetch the object from another clone, or restore it from a backup; then run again."
});
/** Node waits for a child and its pipes only while there is a question. */
function hold(child, wanted) {
	for (const handle of [
		child,
		child?.stdin,
		child?.stdout,
		child?.stderr
	]) if (wanted) handle?.ref?.();
	else handle?.unref?.();
}
/** `<oid> <type> <size>\n` and, with content, that many bytes and a newline; anything else names what is missing. */
function answerAt(all, at, withContent) {
	const line = all.indexOf(10, at);
	if (line === -1) return {
		kind: "partial",
		needs: all.length + 1
	};
	const [, oid = "", type = "", digits = ""] = /^(\S+) (\S+) (\d+)$/.exec(all.toString("utf8", at, line)) ?? [];
	if (digits === "") return {
		kind: "answer",
		answer: void 0,
		end: line + 1
	};
	const size = Number(digits);
	const end = withContent ? line + 1 + size + 1 : line + 1;
	if (end > all.length) return {
		kind: "partial",
		needs: end
	};
	return {
		kind: "answer",
		answer: {
			oid,
			type,
			size,
			content: withContent ? Buffer.from(all.subarray(line + 1, line + 1 + size)) : Buffer.alloc(0)
		},
		end
	};
}
// src/adapter/git/store/object-writer.ts
/** A loose object for each: two dozen of them take 2 ms, less than a process of git's needs to start. */
function objectWriter({ gitDir, format }) {
	const written = /* @__PURE__ */ new Set();
	const added = /* @__PURE__ */ new Map();
	const write = (oid, object) => {
		const folder = join(gitDir, "objects", oid.slice(0, 2));
		mkdirSync(folder, { recursive: true });
		const half = join(folder, "tmp_obj_ralph");
		writeFileSync(half, deflateSync(object, compression));
		renameSync(half, join(folder, oid.slice(2)));
	};
	return {
		add(type, content) {
			const oid = oidOf(format, type, content);
			if (!written.has(oid)) added.set(oid, Buffer.concat([header(type, content), content]));
			return oid;
		},
		flush() {
			try {
				for (const [oid, object] of added) {
					write(oid, object);
					written.add(oid);
					added.delete(oid);
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
/** Small objects need no large tables, which would have to be cleared for each of them. */
const compression = {
	level: 1,
	memLevel: 4
};
/** A commit's content as git keeps it. */
function commitObject({ tree, parents, author, committer, at, message }) {
	const header = [
		`tree ${tree}`,
		...parents.map((parent) => `parent ${parent}`),
		`author ${signature(author, at)}`,
		`committer ${signature(committer, at)}`
	];
	return Buffer.from(`${header.join("\n")}\n\n${message.replaceAll("\0", "")}`);
}
const signature = (by, at) => `${clean(by.name)} <${clean(by.email)}> ${at} +0000`;
const clean = (text) => text.replace(/[<>\r\n\0]/g, " ").trim();
// src/adapter/git/store/store.ts
/**
* Makes a store under `home`. Each engine process has one of its own, so that no lock of a killed engine, no half-made
* directory and no second engine on this home can be in its way. What dead processes of this host left is removed.
* Objects of others are read, never written, through `alternates`.
*/
async function openStore(place) {
	const { home, repository, remote } = place;
	const directory = await processDirectory(home, "store");
	const carried = asFilesAreHere(repository.carriedConfiguration(remote), directory.path);
	const configFile = join(directory.path, "gitconfig");
	await writeFile(configFile, engineConfig(carried), { mode: 384 });
	failpoint("store.configured");
	const env = {
		...hardenedEnvironment(place.env, configFile),
		...configEnvironment(remoteEntries(remote, carried))
	};
	const gitDir = join(directory.path, "store.git");
	makeBareDirectory(gitDir, repository.objectFormat);
	failpoint("store.initialised");
	borrowObjects(gitDir, repository, remote);
	const files = engineFiles();
	files.keep(directory.path, ["gitconfig"]);
	files.keep(gitDir);
	const objects = objectReader({
		args: fixedArguments(gitDir),
		env,
		demand: files.demand
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
		objectFormat: repository.objectFormat,
		files,
		contentSettings: carried.filter((entry) => !mayHoldSecret(entry)),
		renewHeader(before, after) {
			for (const [name, value] of Object.entries(env)) if (value === before) env[name] = after;
		},
		close: async () => {
			objects.close();
			await directory.remove();
		}
	};
}
/**
* A repository that was copied from another machine still says that case is ignored. Where it is not, git would take a
* file that is renamed to another case for gone, and not see the new one (tried).
*/
function asFilesAreHere(carried, directory) {
	return existsSync(join(dirname(directory), basename(directory).toUpperCase())) ? carried : carried.filter(([key]) => key !== "core.ignorecase");
}
const remoteEntries = (remote, carried) => [
	...carried.filter(mayHoldSecret),
	[`remote.${remoteName}.url`, remote],
	["transfer.fsckObjects", "true"],
	["fetch.writeCommitGraph", "false"]
];
/**
* Reads objects where they are: in the user's repository, and in a remote on this machine, which then need not be
* fetched from. A partial clone lacks objects that only its own promisor can bring: the store fetches them itself then.
*/
function borrowObjects(gitDir, repository, remote) {
	const own = repository.partial ? [] : [join(repository.commonDir, "objects").replaceAll("\\", "/")];
	const lent = objectsOfPath(remote);
	const modules = submoduleObjects(repository.commonDir).map((path) => path.replaceAll("\\", "/"));
	const places = /* @__PURE__ */ new Set([
		...own,
		...modules,
		...lent === void 0 || repository.shallow ? [] : [lent]
	]);
	writeFileSync(join(gitDir, "objects", "info", "alternates"), [...places].map((place) => `${place}\n`).join(""));
	if (repository.shallow && !repository.partial) copyFileSync(join(repository.commonDir, "shallow"), join(gitDir, "shallow"));
}
/** An empty bare git directory, as `git init --bare` makes it without a template, and without the process. */
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
/** A further git directory beside the store, made when it is first asked for. Whatever stood there before is not ours. */
function besideStore(store, name) {
	const gitDir = join(store.gitDir, "..", name);
	if (store.files.keeps(gitDir)) return gitDir;
	rmSync(gitDir, {
		recursive: true,
		force: true
	});
	makeBareDirectory(gitDir, store.objectFormat);
	store.files.keep(gitDir);
	return gitDir;
}
/**
* The object folder of a remote on this machine where everything that its refs lead to lies there or in folders that it
* borrows from; undefined for all others, which have to be fetched from.
*/
function objectsOfPath(remote) {
	if (!isPathRemote(remote)) return void 0;
	const path = pathOf(remote);
	if (path === void 0) return void 0;
	const found = [
		join(path, ".git"),
		path,
		`${path}.git`
	].find((place) => existsSync(join(place, "objects")));
	if (found === void 0 || existsSync(join(found, "shallow")) || isPartial(found)) return void 0;
	const objects = join(found, "objects").replaceAll("\\", "/");
	return /[\n\r]|^"|^#/.test(objects) ? void 0 : objects;
}
/** Git reads some addresses that are no file URLs by the standard, such as those that name a host. */
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
/** Where the user's repository keeps the objects of its submodules, and of theirs. */
function submoduleObjects(gitDir) {
	const worktrees = join(gitDir, "worktrees");
	const linked = existsSync(worktrees) ? readdirSync(worktrees).map((name) => join(worktrees, name, "modules")) : [];
	return [join(gitDir, "modules"), ...linked].flatMap(objectsBelow);
}
/** A submodule's name may hold slashes, so its git directory may lie some folders down. */
function objectsBelow(modules) {
	if (!existsSync(modules)) return [];
	return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
		const place = join(modules, entry.name);
		if (!entry.isDirectory()) return [];
		if (!existsSync(join(place, "HEAD"))) return objectsBelow(place);
		return [join(place, "objects"), ...objectsBelow(join(place, "modules"))];
	});
}
/** Whether the store holds this commit. */
async function isThere({ objects }, oid) {
	return await objects.read(`${oid}^{commit}`) !== void 0;
}
/** Parents as the commit names them; none where the store lacks it. */
async function parentsOf({ objects }, commit) {
	const [header = ""] = ((await objects.read(commit))?.content.toString("utf8") ?? "").split("\n\n", 1);
	return [...header.matchAll(/^parent (\S+)$/gm)].map(([, oid = ""]) => oid);
}
/** The tree of a commit; undefined where the store lacks it. */
async function treeOf({ objects }, commit) {
	return (await objects.look(`${commit}^{tree}`))?.oid;
}
/**
* Reads many objects in one process. The answers stand in the order of `names` (`<commit>:<path>` and the like);
* undefined where there is none. `lazy` are git arguments under which missing ones may be fetched.
*/
async function readObjects(git, names, lazy = []) {
	const { stdout } = await git({
		args: [
			...lazy,
			"cat-file",
			"--batch"
		],
		input: names.map((name) => `${name}\n`).join("")
	});
	let at = 0;
	return names.map(() => {
		const end = stdout.indexOf(10, at);
		const [oid = "", type = "", size = ""] = stdout.toString("utf8", at, end).split(" ");
		at = end + 1;
		if (!/^\d+$/.test(size)) return void 0;
		const content = stdout.subarray(at, at + Number(size));
		at += Number(size) + 1;
		return {
			oid,
			type,
			content
		};
	});
}
// src/core/run/lease/lease-verdict.ts
/** A lease that nobody can vouch for ends this long after its last renewal (docs/design.md#lease). */
const leaseLifetimeMs = 6e5;
/** Nobody renews what was handed on: where nobody can be asked, it ends when the platform would have ended the next job. */
const handedLifetimeMs = 216e5;
/** Renewed well before that, so that one lost renewal does no harm. */
const leaseRenewalMs = 18e4;
/**
* Whether the run may be taken over. Where the holder's life can be seen, that decides; else the age of the renewal.
* That a workflow run goes on says nothing of the job in it that held the lease, unless it was handed on to the others:
* `handed`. A clock that runs backwards makes a lease young, never old: then it is held.
*/
function leaseVerdict(lease, life, request) {
	if (!lease) return { kind: "free" };
	const { now, handed } = request;
	const who = holderInWords(lease.holder);
	if (life === "alive" && (handed || lease.holder.kind === "process")) return {
		kind: "held",
		why: `${who} has been working on this run since ${lease.taken}`
	};
	if (life === "gone") return {
		kind: "over",
		why: `${who} is gone`
	};
	const expires = Date.parse(lease.renewed) + (handed ? handedLifetimeMs : leaseLifetimeMs);
	if (now >= expires) return {
		kind: "over",
		why: `${who} has not renewed its lease since ${lease.renewed}`
	};
	return {
		kind: "held",
		why: `${who} renewed its lease at ${lease.renewed}`,
		expires: new Date(expires).toISOString()
	};
}
function holderInWords(holder) {
	return holder.kind === "process" ? `process ${holder.pid} on ${holder.host}` : `workflow run ${holder.run_id} (attempt ${holder.attempt})`;
}
/**
* Milliseconds that machines have worked on the run: what ended jobs held it, and the one that holds it now, up to
* `now` (ms since the epoch), but at least to the last fact that it wrote.
*/
function runnerMs({ runner, lease, updated }, now) {
	if (!lease) return runner.ms;
	const last = Math.max(Date.parse(updated), now);
	return runner.ms + Math.max(0, last - Date.parse(lease.taken));
}
/** The same for a reader: of a job that gives no sign of life any more, nothing after the last one counts. */
function runnerMsSeen(state, now) {
	return runnerMs(state, now - Date.parse(state.updated) >= 6e5 ? 0 : now);
}
// src/schema/check/criterion.ts
const text = string();
/** One entry of a handoff's `evidence`: a criterion, and the test, line or check that an agent cites for it. */
const CitedEvidence = object({
	criterion: union([int(), text]).describe("The criterion's number in the prompt's list, from 1; or its words, exactly."),
	file: text.describe("The file of the test, or of the line, from the top of the repository.").optional(),
	test: text.describe("Full title of the test in that file, with its groups: \"login > rejects a wrong password\".").optional(),
	line: int().describe("Without a test: the line of the file that meets the criterion.").optional(),
	check: text.describe("Without a file: name or command of a check.").optional()
});
/** The same as the engine keeps it. */
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
/** What a check's test runner reports of a cited test, read by the job that ran the check. */
const TestRecord = object({
	file: text,
	title: text,
	/** `ambiguous`: several tests answer to this title, and the runner does not say which file each is in. */
	outcome: _enum([
		"passed",
		"failed",
		"skipped",
		"ambiguous"
	]),
	/** A report file, or the lines that the runner prints. */
	from: _enum(["report", "output"]),
	/** The record itself names the cited file. */
	in_file: boolean()
});
/**
* How sure it is that a criterion is met (docs/design.md#evidence). `ran`: a cited test ran and passed. `exists`: what is cited
* is there. `claimed`: an agent says so.
*/
const CriterionLevel = _enum([
	"ran",
	"exists",
	"claimed"
]);
/** An acceptance criterion with its level. */
const JudgedCriterion = object({
	criterion: text,
	citation: Citation.nullable(),
	level: CriterionLevel,
	/** The check that ran it, if its level is `ran`. */
	check: text.nullable(),
	/** Why the level is not higher; null if it is `ran`. */
	why: text.nullable()
});
// src/schema/check/confinement.ts
/**
* What keeps an agent and a check from the rest of the machine, weakest first. C0: nothing but a process group. C1: a pid
* namespace: they see no process of the engine's, and none outlives them. C2: files as well (Landlock). C3: mount, pid, ipc
* and uts namespaces of their own, no capabilities, `no_new_privs`. Only C3 can have a network of its own.
*/
const ConfinementLevel = _enum([
	"C0",
	"C1",
	"C2",
	"C3"
]);
/** How a level is reached, in the order in which the ways are tried. */
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
/** The confinement of one job, as its self-probe found it; facts for reports and for `min-confinement`. */
const ConfinementReport = object({
	level: ConfinementLevel,
	way: ConfinementWay,
	/** A network of its own: `listed` leads to allowed hosts, `none` to the model alone. Without it the network is the machine's. */
	network: _enum(["listed", "none"]).optional(),
	/** `proxied`: the key of the model stays with the engine; `agent`: it is within the agent's reach. Without it the environment holds none. */
	key: _enum(["proxied", "agent"]).optional(),
	/** Where the agent calls its model, if that is why it has no network of its own though the machine could give it one. */
	model_out_of_reach: string().optional(),
	/** Ways that were tried before and refused, with what each said, at most 300 characters. */
	refused: array(object({
		way: ConfinementWay,
		why: string()
	})),
	/** Tools outside of the system that something leads to, beyond the number that the confinement shows. */
	unshown: array(string()).readonly().optional()
});
/** What a check that is red in the confinement, and green without it, seems to lack there, as far as its output tells. */
const ConfinementNeed = _enum([
	"read",
	"write",
	"docker",
	"sandbox",
	"service",
	"network",
	"unknown"
]);
/** `missing`: the path that its output names as not there, or the port at which nobody answers. */
const RedConfined = object({
	name: string(),
	needs: ConfinementNeed,
	missing: string().optional()
});
/** The confinement that agents of the run work in: a fact that every report tells. */
const Confined = ConfinementReport.omit({
	refused: true,
	unshown: true,
	model_out_of_reach: true
}).extend({
	/** `confinement: none` is written: a person's choice, and not all that the machine can do. */
	given_up: boolean(),
	/** The agent pays by the login that is stored on the machine, and can read and change it. */
	login: boolean()
});
/** What keeps agents and checks in from here on; said where that differs from what the run knew. */
const ConfinementStated = object({
	type: literal("confined"),
	at: datetime(),
	...Confined.shape,
	/** Ways that were tried before and did not work; not known of another job's machine. */
	refused: ConfinementReport.shape.refused.default([])
});
// src/core/plan/graph/milestones.ts
/**
* The milestones of a plan. A task without one of its own belongs to the first milestone that
* waits for it. Undefined for a plan without milestones. Linear in tasks and dependencies.
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
/** Those that wait come before what they wait for, so that each hands its rank on. */
function ranksOf(plan, order) {
	const edges = dependencyEdges(plan);
	const needed = plan.tasks.map(() => order.size);
	const ranks = /* @__PURE__ */ new Map();
	for (const at of dependenciesFirst(edges).reverse()) {
		const task = plan.tasks[at];
		if (!task) continue;
		const rank = task.milestone === void 0 ? needed[at] ?? order.size : order.get(task.milestone) ?? order.size;
		ranks.set(task.id, rank);
		for (const to of edges[at] ?? []) needed[to] = Math.min(needed[to] ?? order.size, rank);
	}
	return ranks;
}
/** How the ids of the engine's own tasks begin; no plan may use them, so that these never meet. */
const reservedIds = {
	merge: "ralph-merge-",
	agentsMd: "ralph-agents-md-"
};
/** The beginning of an engine's own id that this one has. */
const reservedIn = (id) => Object.values(reservedIds).find((reserved) => id.toLowerCase().startsWith(reserved));
const isReserved = (id) => reservedIn(id) !== void 0;
/** Whether a task is to renew the block in AGENTS.md: the engine does that itself, without an agent. */
const isAgentsMd = (id) => id.startsWith(reservedIds.agentsMd);
// src/core/run/lease/due.ts
/**
* Whether a run is due at this moment: what a tick decides before anything is set up. A job that
* starts without being due ends at once; one that is not started costs hours. Pure.
*/
function due(request) {
	const { state, orders, now, life = "unknown", base } = request;
	const { lease } = state;
	const handed = state.handed !== null;
	const verdict = leaseVerdict(lease, life, {
		now,
		handed
	});
	if (lease && verdict.kind === "held") {
		const ends = Date.parse(lease.renewed) + (handed ? handedLifetimeMs : leaseLifetimeMs);
		return {
			due: false,
			why: verdict.why,
			at: handed && life === "alive" ? null : ends
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
	if (mayBeRead(state, base)) return {
		due: true,
		why: "the base moved: somebody may have merged a pull request"
	};
	return atRest(state, now);
}
/** A run that waits for its pull requests to be merged continues after a merge. */
function mayBeRead({ stop, paused, base_branch }, base) {
	if (paused || !isUnread(stop) || base?.branch !== base_branch) return false;
	return base?.commit !== stop.unread.base;
}
/** Whether the run waits for people to merge pull requests. */
const isUnread = (stop) => stop?.kind === "human_review" && stop.unread !== void 0;
/** No job is at work, and nobody has ordered anything. */
function atRest({ stop, paused, awaiting, waiting, ended_in_order }, now) {
	if (paused) return resting(`${paused.by} paused it`);
	if (awaiting) return resting(`a commit of ${awaiting.task} waits for approval`);
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
	return resting(stop.kind === "complete" ? "it is complete" : `a person is needed: it ended with ${stop.kind}`);
}
const resting = (why) => ({
	due: false,
	why,
	at: null
});
/** Whether a job that ended so is followed by another one without anybody's word: by cron, or by the job itself. */
function continuesUnattended(stop) {
	if (stop === null) return true;
	if (stop.kind === "iteration_limit") return stop.scope === "job";
	return stop.kind === "time_budget" || stop.kind === "waiting" || stop.kind === "busy";
}
/**
* Whether a job should start the next one: it met a limit of its own, and another job has that limit anew. What a person
* must do or what has to be waited for is left to the person and the schedule, and so is a job that got nowhere.
*/
function startsNextJob(reason, job) {
	return job.attempts > 0 && meetsLimitOfJob(reason);
}
/** Another job has that limit anew. */
const meetsLimitOfJob = (reason) => reason.kind === "time_budget" || reason.kind === "iteration_limit" && reason.scope === "job";
export { readObjects as A, runnerMsSeen as C, objectsOfPath as D, makeBareDirectory as E, processDirectory as F, processExists as I, removeFolder as L, commitObject as M, oidOf as N, openStore as O, keepFolder as P, runnerMs as S, isThere as T, TestRecord as _, startsNextJob as a, leaseRenewalMs as b, milestonesOf as c, Confined as d, ConfinementNeed as f, JudgedCriterion as g, CitedEvidence as h, meetsLimitOfJob as i, treeOf as j, parentsOf as k, reservedIds as l, RedConfined as m, due as n, isAgentsMd as o, ConfinementStated as p, isUnread as r, isReserved as s, continuesUnattended as t, reservedIn as u, holderInWords as v, besideStore as w, leaseVerdict as x, leaseLifetimeMs as y };
