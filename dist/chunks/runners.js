import { i as __toESM, r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { Ct as noTokens, Et as record, G as readHostName, J as limitsFor, K as exceededLimit, Qn as findProgram, St as findPrice, Tt as sumOf$1, W as readAllowedHost, Xn as folderFault, Zn as startFailure, _t as commandAddresses, an as redactor, ar as tryRead, bt as anthropicApi, dt as homesOfAgents, er as bytesAsText, gt as paysForModel, ht as command, ir as tryJson, mt as watchedByAgents, nr as isReadable, pr as lazyFetch, q as kernelLimit, rr as isWritable, tr as isExecutable, ut as agentFacts, vr as failpoint, vt as programsIn, wt as readPriceOverrides, xt as costOf, yr as RalphError, yt as claude } from "./through-proxy.js";
import { o as userGit } from "./user-repository.js";
import { c as forceStop, n as isCi, s as programFolder } from "./context.js";
import { S as formatUsd, a as plainLine, i as oneLine, u as excerpt, x as formatTokens } from "./one-line.js";
import { A as unknown, E as string, S as object, _ as discriminatedUnion, b as looseObject, g as boolean, h as array, w as record$1, x as number$2, y as literal } from "./branch-name.js";
import { A as readObjects, H as temporaryFolder, V as removeFolder } from "./due.js";
import { An as closedFolder, S as isBelow$1, Sn as judgeTarget, T as missingIn, w as maySudo } from "./run-sentence.js";
import { K as noUsage, W as addUsage } from "./pass.js";
import { B as checkEnvironment, G as userName, H as hasCredential, I as loginVariables, L as agentEnvironment, R as belongsToPayer, U as homeFolder, V as cloudFiles, W as serverVariables, f as engineHome, z as cacheNames } from "./state-files.js";
import { i as readPlanFile, n as readOptionsOf } from "./plan-file.js";
import { c as committedBelow, o as filesOnDisk } from "./setting-sources.js";
import { i as watchSteering, n as digest } from "./trusted-files.js";
import { a as maxMemoryBytes, d as indexFileVariable, i as keepsMemory, m as withIndexFile, n as isModelVariable, o as memoryVariable, t as fillInVariables } from "./fill-in.js";
import { chmodSync, closeSync, constants, existsSync, fstatSync, lstatSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, rmSync, rmdirSync, statSync, statfsSync, symlinkSync, writeFileSync, writeSync } from "node:fs";
import { mkdir, mkdtemp, open, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { spawn, spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { availableParallelism, setPriority, totalmem, userInfo } from "node:os";
import { connect, createServer, isIP } from "node:net";
import { Agent, createServer as createServer$1, request } from "node:http";
import { once } from "node:events";
import { connect as connect$1 } from "node:tls";
import { StringDecoder } from "node:string_decoder";
import { Agent as Agent$1, request as request$1 } from "node:https";
import { lookup } from "node:dns/promises";
// src/core/evidence/test-title.ts
/** Group separators differ: `a > b`, `a \u203a b`, `A::b`, `TestA/b`, `A.b`, `a b`. */
const separators = /[\s_>\u203a:/.]+/g;
/** Normalises the separators. */
const comparableTitle = (title) => title.replace(separators, " ").trim();
/** Both are comparable titles. */
const endsWithTitle = (title, part) => part !== "" && (title === part || title.endsWith(` ${part}`));
/** Some agents put the file first: `test/a.py::test_x` means `test_x`. */
const titleInFile = (title, file) => title.startsWith(file) ? title.slice(file.length).replace(/^[\s>\u203a:]+/, "") : title;
/** A reported path may be absolute or relative to another folder. */
const isSameFile = (reported, cited) => {
	const path = reported.replaceAll("\\", "/").replace(/^(?:file:\/\/|\.\/)+/, "");
	return path === cited || path.endsWith(`/${cited}`) || cited.endsWith(`/${path}`);
};
// src/adapter/process/call-folder.ts
/** Beside a call's folder, for files that the call may only read. */
const readOnlyFolder = ({ path }) => `${path}-read`;
/**
* Runs `work` with a folder below `parent` and removes it afterwards: files in an agent's home would be a memory outside
* the state, and those of a check could decide the next one. An empty home costs the CLI nothing measurable.
*/
async function withCallFolder(parent, work) {
	const path = await mkdtemp(join(parent, "call-"));
	const folder = {
		path,
		home: join(path, "home"),
		tmp: join(path, "tmp")
	};
	try {
		await Promise.all([folder.home, folder.tmp].map((place) => mkdir(place, { mode: 448 })));
		failpoint("call.folder-made");
		return await work(folder);
	} finally {
		await Promise.all([path, readOnlyFolder(folder)].map((place) => removeFolder(place).catch(() => void 0)));
	}
}
/**
* A file from a call, or its size if it is above `maxBytes`; undefined if there is none. Never follows a link, which could
* point at a secret, nor reads a pipe, which would never end.
*/
async function readResultFile(path, maxBytes) {
	try {
		const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
		try {
			const stat = await file.stat();
			if (!stat.isFile()) return void 0;
			return stat.size > maxBytes ? { size: stat.size } : { text: await file.readFile("utf8") };
		} finally {
			await file.close();
		}
	} catch {
		return;
	}
}
// src/adapter/agent/call/admitted-call.ts
function withoutHeldKeys(env, { keyProxy }) {
	const withheld = keyProxy?.withheld ?? [];
	return Object.fromEntries(Object.entries(env).filter(([name]) => !withheld.includes(name)));
}
/** Uses the provider's answers for the cost: anything beside the program can print a cost line. */
function withMeteredUsage(outcome, admitted) {
	const { turns, first_tokens } = outcome.usage;
	const usage = {
		...admitted.usage(),
		turns,
		...first_tokens !== void 0 && { first_tokens }
	};
	const message = admitted.budgetRefusal();
	const endedByBudget = message !== void 0 && [
		"billing",
		"error",
		"no_result",
		"crashed"
	].includes(outcome.end.kind);
	return {
		...outcome,
		usage,
		...endedByBudget && { end: {
			kind: "error",
			what: "budget",
			message
		} }
	};
}
// src/adapter/agent/call/call-servers.ts
async function prepareServers({ servers, workspace }, context) {
	if (!servers) return void 0;
	const folder = join(context.folder.path, "mcp");
	const relay = join(folder, "relay.cjs");
	await mkdir(folder, { mode: 448 });
	await writeFile(relay, relayProgram, { mode: 384 });
	const memory = servers.list.some(keepsMemory) ? join(folder, "memory.jsonl") : void 0;
	if (memory !== void 0 && servers.memory !== "") await writeFile(memory, servers.memory, { mode: 384 });
	const prepared = servers.list.map((server) => prepareServer(server, {
		...context,
		workspace,
		memory
	}));
	const omitted = prepared.flatMap((server) => "why" in server ? [`MCP server ${server.name} was left out: ${server.why}`] : []);
	const usable = prepared.flatMap((server) => "why" in server ? [] : [server]);
	const entries = usable.map(async ({ name, server }) => [name, await entryOf(server, {
		script: join(folder, `${name}.sh`),
		relay,
		call: context.env
	})]);
	const file = join(folder, "servers.json");
	await writeFile(file, JSON.stringify({ mcpServers: Object.fromEntries(await Promise.all(entries)) }), { mode: 384 });
	const names = usable.map(({ name }) => name);
	return {
		file,
		names,
		async end(heard) {
			const memoryFile = memory === void 0 ? void 0 : await readResultFile(memory, maxMemoryBytes);
			const memoryTrouble = memoryFile && "size" in memoryFile ? [`what the memory server saved is larger than ${maxMemoryBytes / 1024} KiB`] : [];
			const hasChanged = memoryFile && "text" in memoryFile && memoryFile.text !== servers.memory;
			return {
				troubles: [
					...omitted,
					...troublesOf(names, heard),
					...memoryTrouble
				],
				memory: hasChanged ? memoryFile.text.split("\n").filter((line) => line !== "") : null
			};
		}
	};
}
function prepareServer({ name, server }, { environment, provider, keyProxy, workspace, memory }) {
	const valueOfVariable = (variable) => {
		if (variable === "RALPH_WORKSPACE") return workspace;
		if (keyProxy?.withheld.includes(variable)) return void 0;
		if (isModelVariable(variable) || belongsToPayer(provider, environment, variable)) return void 0;
		return environment[variable] || void 0;
	};
	const filled = fillInVariables(server, valueOfVariable);
	if ("missing" in filled) return {
		name,
		why: `it needs ${filled.missing.join(" and ")}, which is not set or not allowed for servers`
	};
	if (filled.server.type === "stdio") {
		const memoryEnv = memory !== void 0 && keepsMemory({
			name,
			server
		}) ? { [memoryVariable]: memory } : {};
		return {
			name,
			server: {
				...filled.server,
				env: {
					...filled.server.env,
					...memoryEnv
				}
			}
		};
	}
	if (JSON.stringify(filled.server).includes("${")) return {
		name,
		why: "the value of a variable contains another variable"
	};
	return {
		name,
		server: filled.server
	};
}
async function entryOf(server, { script, ...options }) {
	if (server.type === "http") return server;
	await writeFile(script, serverScript(server, options), { mode: 384 });
	return {
		type: "stdio",
		command: "/bin/sh",
		args: [script]
	};
}
const statusTexts = {
	failed: "could not be started or reached",
	pending: "did not answer in time",
	"needs-auth": "requires a login, which is not possible in a call",
	no_tools: "has no tools, or too long a list of them"
};
function troublesOf(names, { statuses, abandonedCalls }) {
	const absentTroubles = names.flatMap((name) => {
		const status = statuses?.get(name) ?? "missing";
		if (statuses === null || status === "connected") return [];
		return [`MCP server ${name} ${statusTexts[status] ?? `was not connected (${oneLine(status, 40)})`}; the call continued without it`];
	});
	const callTroubles = abandonedCalls.flatMap(({ server, tool, why }) => {
		if (!names.includes(server)) return [];
		const call = `a call of ${oneLine(tool, 60)}`;
		return [`MCP server ${server} ${why === "silent" ? `did not answer ${call} in time` : `ended, or sent too much, in ${call}`}`];
	});
	return [.../* @__PURE__ */ new Set([...absentTroubles, ...callTroubles])];
}
/**
* A shell script that starts a server with the allowed variables of the call and those of its configuration: the CLI would
* pass all of its own, including the model's key (measured with 2.1.330). It runs in the call's home, since a package in
* the workspace could be the agent's. Values are in this file, not on a command line.
*/
function serverScript({ command, args, env }, { call, relay }) {
	return [
		`[ "\${1-}" = clean ] || exec env -i ${["RALPH_TREE", ...serverVariables(call)].map((name) => `\${${name}+"${name}=$${name}"}`).join(" ")} /bin/sh "$0" clean`,
		"cd \"$HOME\" || exit 1",
		...Object.entries(env).map(([name, value]) => `export ${name}=${quote(value)}`),
		`exec ${[
			process.execPath,
			relay,
			command,
			...args
		].map(quote).join(" ")}`,
		""
	].join("\n");
}
const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;
/**
* Runs between the CLI and a server, because the CLI hangs if a server prints without end (measured with 2.1.330): passes
* messages on, and ends the server at other output. It is text, because the call's confinement contains nothing of ralph.
*/
const relayProgram = `
const { spawn } = require('node:child_process')
const [command, ...args] = process.argv.slice(2)
const most = { line: 16 * 2 ** 20, all: 256 * 2 ** 20, junk: 1000 }
const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'ignore'] })
let [rest, begun, all, junk] = [[], 0, 0, 0]
const end = () => { child.kill('SIGKILL'); process.exit(1) }
const say = (line) => {
  if (/^\\s*\\{/.test(line.toString('latin1', 0, 64))) return process.stdout.write(line)
  junk += line.length > 1 ? 1 : 0
  return true
}
child.stdout.on('data', (chunk) => {
  all += chunk.length
  let free = true
  let at = 0
  for (let feed = chunk.indexOf(10); feed >= 0; feed = chunk.indexOf(10, at)) {
    free = say(Buffer.concat([...rest, chunk.subarray(at, feed + 1)])) && free
    ;[rest, begun, at] = [[], 0, feed + 1]
    if (junk > most.junk) return end()
  }
  if (at < chunk.length) rest.push(chunk.subarray(at))
  begun += chunk.length - at
  if (begun > most.line || all > most.all) return end()
  if (!free) { child.stdout.pause(); process.stdout.once('drain', () => child.stdout.resume()) }
})
process.stdout.on('error', end)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', () => process.exit(127))
child.on('close', (code) => process.exit(code ?? 1))
`;
// src/adapter/agent/call/index-file.ts
/** Writes the index to a file of the call. Nobody reads it back, so changing it has no effect. */
async function prepareIndex({ knowledgeIndex, prompt }, folder) {
	if (knowledgeIndex === void 0) return {
		prompt,
		readable: [],
		env: {}
	};
	const readOnly = readOnlyFolder(folder);
	const file = join(readOnly, "knowledge-index.md");
	await mkdir(readOnly);
	await writeFile(file, knowledgeIndex, { mode: 292 });
	return {
		prompt: withIndexFile(prompt, file),
		readable: [readOnly],
		env: { [indexFileVariable]: file }
	};
}
// src/adapter/process/bounded-output.ts
/** Keeps the head and the tail of an endless output in bounded memory and counts all bytes (failure model A3). */
function boundedOutput(limits) {
	const head = Buffer.alloc(limits.headBytes);
	const ring = Buffer.alloc(limits.tailBytes);
	const file = openLog(limits.logFile, limits.logBytes ?? 268435456);
	const log = limits.redact === void 0 ? file : redactedLog(file, limits.redact);
	let bytes = 0;
	const push = (chunk) => {
		log.write(chunk);
		const room = Math.max(0, Math.min(chunk.length, head.length - bytes));
		head.set(chunk.subarray(0, room), Math.min(bytes, head.length));
		writeRing(ring, Math.max(0, bytes - head.length), chunk.subarray(room));
		bytes += chunk.length;
	};
	const finish = () => {
		const past = Math.max(0, bytes - head.length);
		const omitted = Math.max(0, past - ring.length);
		const [headText, tailText] = cutAtCharacters(head.subarray(0, Math.min(bytes, head.length)), readRing(ring, past), omitted > 0);
		return {
			head: plainText$1(headText),
			tail: plainText$1(tailText),
			bytes,
			omitted,
			note: log.close()
		};
	};
	return {
		push,
		finish
	};
}
function writeRing(ring, position, chunk) {
	if (ring.length === 0) return;
	const skipped = Math.max(0, chunk.length - ring.length);
	const rest = chunk.subarray(skipped);
	const offset = (position + skipped) % ring.length;
	const untilEnd = rest.subarray(0, ring.length - offset);
	ring.set(untilEnd, offset);
	ring.set(rest.subarray(untilEnd.length), 0);
}
function readRing(ring, written) {
	if (written <= ring.length) return ring.subarray(0, written);
	const offset = written % ring.length;
	return Buffer.concat([ring.subarray(offset), ring.subarray(0, offset)]);
}
function cutAtCharacters(head, tail, hasGap) {
	const completeBytes = head.length - incompleteBytes(head);
	if (!hasGap) return [head.subarray(0, completeBytes), Buffer.concat([head.subarray(completeBytes), tail])];
	let start = 0;
	while (start < 3 && isContinuation(tail[start])) start++;
	return [head.subarray(0, completeBytes), tail.subarray(start)];
}
function incompleteBytes(bytes) {
	for (let back = 1; back <= Math.min(3, bytes.length); back++) {
		const byte = bytes[bytes.length - back] ?? 0;
		if (isContinuation(byte)) continue;
		return (byte >= 240 ? 4 : byte >= 224 ? 3 : byte >= 192 ? 2 : 1) > back ? back : 0;
	}
	return 0;
}
const isContinuation = (byte) => byte !== void 0 && (byte & 192) === 128;
const plainText$1 = (bytes) => stripVTControlCharacters(bytes.toString("utf8"));
function redactedLog(log, redact) {
	const chunks = redactedChunks(redact, log.write);
	const write = (chunk) => log.isFull() ? void 0 : chunks.push(chunk);
	const close = () => {
		if (!log.isFull()) chunks.end();
		return log.close();
	};
	return {
		...log,
		write,
		close
	};
}
/** Synchronous: a slow disk slows the command down and never fills our memory. */
function openLog(path, maxBytes) {
	if (path === void 0) return {
		write: () => void 0,
		close: () => void 0,
		isFull: () => true
	};
	let note;
	let written = 0;
	let fd;
	const closeWith = (why) => {
		note ??= why;
		if (fd !== void 0) closeSync(fd);
		fd = void 0;
	};
	const attempt = (act) => {
		try {
			act();
		} catch (cause) {
			closeWith(`The log ${path} is incomplete: ${cause instanceof Error ? cause.message : String(cause)}`);
		}
	};
	attempt(() => {
		fd = openSync(path, "w", 384);
	});
	const write = (chunk) => {
		if (fd === void 0) return;
		const part = chunk.subarray(0, maxBytes - written);
		attempt(() => {
			for (let offset = 0; offset < part.length && fd !== void 0;) offset += writeSync(fd, part, offset);
		});
		written += part.length;
		if (part.length < chunk.length) closeWith(`The log ${path} ends at its limit of ${maxBytes} bytes.`);
	};
	const close = () => {
		if (fd !== void 0) closeSync(fd);
		fd = void 0;
		return note;
	};
	return {
		write,
		close,
		isFull: () => fd === void 0
	};
}
/** An unfinished line above this size is written in parts, except for its end. */
const maxPendingChars = 262144;
const heldBackChars = 16384;
/**
* Passes a byte stream on without its secrets, in whole lines and whole private keys, so that no chunk border cuts a secret
* in two. The result does not depend on the chunks, except for secrets in lines above 256 KiB.
*/
function redactedChunks(redact, write) {
	const decoder = new StringDecoder("utf8");
	let pending = "";
	const writeRedacted = (text) => {
		if (text !== "") write(Buffer.from(redact(text), "utf8"));
	};
	return {
		push(chunk) {
			pending += decoder.write(chunk);
			const cut = pending.length > maxPendingChars ? pending.length - heldBackChars : endOfWholeLines(pending);
			writeRedacted(pending.slice(0, cut));
			pending = pending.slice(cut);
		},
		end() {
			writeRedacted(pending + decoder.end());
			pending = "";
		}
	};
}
function endOfWholeLines(text) {
	const lines = text.slice(0, text.lastIndexOf("\n") + 1);
	const key = lines.lastIndexOf("-----BEGIN ");
	return key === -1 || lines.indexOf("-----END ", key) !== -1 ? lines.length : key;
}
// src/adapter/process/disk-watch.ts
const intervalMs$1 = 5e3;
const minFreeBytes = 536870912;
const minFreeFiles = 5e4;
/**
* Calls `onFull` once when less than 512 MiB or 50,000 files are free: an engine that cannot write its state would lose the
* run (failure model C20). Small and nearly full disks have lower limits: a tenth of the disk, and half of what was free.
*/
function watchDisk(paths, onFull, measure = spaceOf) {
	const disks = [...new Map(paths.map((path) => [deviceOf(path), path])).values()].map((path) => ({
		path,
		before: measure(path)
	}));
	let fault;
	const check = () => {
		if (fault !== void 0) return;
		for (const { path, before } of disks) fault ??= faultOf(before, measure(path));
		if (fault !== void 0) onFull();
	};
	const timer = setInterval(check, intervalMs$1);
	timer.unref();
	return { finish: () => {
		clearInterval(timer);
		check();
		return fault;
	} };
}
function faultOf(before, now) {
	if (before === void 0 || now === void 0) return void 0;
	if (now.freeBytes < Math.min(minFreeBytes, before.bytes / 10, before.freeBytes / 2)) return `${mebibytes(now.freeBytes)} MiB are left of the ${mebibytes(before.freeBytes)} MiB that were free`;
	if (now.files > 0 && now.freeFiles < Math.min(minFreeFiles, before.files / 10, before.freeFiles / 2)) return `there is room for ${now.freeFiles} of ${before.freeFiles} files`;
}
const mebibytes = (bytes) => Math.round(bytes / 1048576);
function spaceOf(path) {
	try {
		const { bsize, blocks, bavail, files, ffree } = statfsSync(path);
		return {
			freeBytes: bavail * bsize,
			bytes: blocks * bsize,
			freeFiles: ffree,
			files
		};
	} catch {
		return;
	}
}
function deviceOf(path) {
	return tryRead(() => statSync(path).dev) ?? path;
}
// src/adapter/process/foreign-files.ts
/** Files by which a step tells the runner what later steps get: writing them means acting with those steps' rights. */
const runnerFiles$1 = [
	"GITHUB_ENV",
	"GITHUB_PATH",
	"GITHUB_OUTPUT",
	"GITHUB_STATE",
	"GITHUB_STEP_SUMMARY"
];
const maxKeptBytes = 1048576;
/**
* Watches the files by which this step talks to the runner, since a separate HOME and environment do not hide them from an
* agent that searches (failure model C21). The returned function restores them and describes the changes.
*/
function watchForeignFiles(environment, startOthers = () => () => []) {
	const runnerSnapshots = runnerFiles$1.flatMap((name) => {
		const path = environment[name];
		return path === void 0 || path === "" ? [] : [{
			name,
			path,
			before: snapshotOf(path)
		}];
	});
	const endOthers = startOthers();
	return () => [...runnerSnapshots.flatMap(({ name, path, before }) => isSame(before, snapshotOf(path)) ? [] : [`${name}, a file of the runner, was changed${restoreFile(path, before) ? " and put back" : ""}`]), ...endOthers()];
}
/** Watches the real home's files that steer other programs; out of reach from C2 on. It restores none: a person may have changed them. */
function watchHome(environment) {
	const home = environment["HOME"];
	if (!home) return () => () => [];
	const systemEntries = systemPlaces$1(environment["USER"] || userName()).map((path) => ({
		name: path,
		path
	}));
	const homeEntries = homePlaces.map((name) => ({
		name: `~/${name}`,
		path: join(home, name)
	}));
	return watchPlaces([...homeEntries, ...systemEntries], (name) => `${name}, outside the workspace, was changed`);
}
const watchUserGit = (gitDir) => watchPlaces(gitPlaces.map((name) => ({
	name: `.git/${name}`,
	path: join(gitDir, name)
})), (name) => `${name} of your own repository was changed`);
const watchPlaces = (places, sentence) => () => {
	const snapshots = withFiles(places).map((place) => ({
		...place,
		before: snapshotOf(place.path)
	}));
	return () => snapshots.flatMap(({ name, path, before }) => isSame(before, snapshotOf(path)) ? [] : [sentence(name)]);
};
/** A folder with more files holds no settings. */
const maxFiles$2 = 200;
const withFiles = (places) => places.flatMap(({ name, path }) => [{
	name,
	path
}, ...filesIn(path).map((file) => ({
	name: `${name}/${file}`,
	path: join(path, file)
}))]);
function filesIn(folder) {
	try {
		return readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory()).slice(0, maxFiles$2).map(({ name }) => name);
	} catch {
		return [];
	}
}
function snapshotOf(path) {
	try {
		const stat = lstatSync(path);
		const content = (stat.isFile() || stat.isSymbolicLink()) && stat.size <= maxKeptBytes ? readFileSync(path) : null;
		return {
			content,
			fingerprint: `${stat.mode} ${stat.size} ${content === null ? stat.mtimeMs : ""}`
		};
	} catch {
		return "missing";
	}
}
function isSame(before, current) {
	if (before === "missing" || current === "missing") return before === current;
	if (before.fingerprint !== current.fingerprint) return false;
	return before.content === null || current.content === null || before.content.equals(current.content);
}
function restoreFile(path, before) {
	try {
		rmSync(path, {
			force: true,
			recursive: true
		});
		if (before === "missing") return true;
		if (before.content === null) return false;
		writeFileSync(path, before.content, { flag: "wx" });
		return true;
	} catch {
		return false;
	}
}
const homePlaces = [
	...[
		".profile",
		".bashrc",
		".bash_profile",
		".bash_login",
		".bash_logout",
		".bash_aliases",
		".inputrc"
	],
	...[
		".zshrc",
		".zshenv",
		".zprofile",
		".zlogin",
		".config/fish/config.fish",
		".config/fish/conf.d",
		".kshrc"
	],
	...[
		".pam_environment",
		".config/environment.d",
		".xprofile",
		".xsessionrc",
		".config/direnv",
		".direnvrc"
	],
	...[
		".gitconfig",
		".config/git",
		".git-credentials",
		".netrc",
		".gnupg/gpg-agent.conf",
		".gnupg/gpg.conf"
	],
	...[
		".ssh/config",
		".ssh/authorized_keys",
		".ssh/authorized_keys2",
		".ssh/rc",
		".ssh/environment"
	],
	...[
		".npmrc",
		".yarnrc",
		".yarnrc.yml",
		".config/pnpm/rc",
		".bunfig.toml",
		".nvm/alias/default",
		".nvm/nvm.sh"
	],
	...[
		".pip/pip.conf",
		".config/pip/pip.conf",
		".pypirc",
		".pydistutils.cfg",
		".condarc",
		".config/uv/uv.toml"
	],
	...[
		".cargo/config",
		".cargo/config.toml",
		".cargo/credentials.toml",
		".cargo/env",
		".gemrc",
		".bundle/config"
	],
	...[
		".gradle/gradle.properties",
		".gradle/init.gradle",
		".gradle/init.d",
		".m2/settings.xml",
		".m2/extensions.xml"
	],
	...[
		".config/go/env",
		".composer/config.json",
		".nuget/NuGet/NuGet.Config",
		".terraformrc",
		".tool-versions"
	],
	...[
		".docker/config.json",
		".aws/config",
		".aws/credentials",
		".azure/config",
		".kube/config",
		".config/gcloud/active_config",
		".config/gh"
	],
	...watchedByAgents,
	...[
		".codex/config.toml",
		".gemini/settings.json",
		".vscode/argv.json",
		".vimrc",
		".emacs"
	],
	...[
		".config/nvim/init.lua",
		".config/nvim/init.vim",
		".config/Code/User/settings.json",
		".config/Code/User/tasks.json"
	],
	...[
		".config/systemd/user",
		".config/autostart",
		"Library/LaunchAgents",
		".local/bin",
		"bin",
		".forward"
	]
];
const gitPlaces = [...[
	"config",
	"config.worktree",
	"commondir",
	"hooks",
	"info",
	"objects/info/alternates"
]];
/** Scheduled commands of each user, if they can be read. */
const systemPlaces$1 = (user) => [`/var/spool/cron/crontabs/${user}`, `/var/spool/cron/${user}`];
// src/adapter/process/lines.ts
const initialBytes = 65536;
function splitLines(sink) {
	const maxBytes = sink.maxBytes ?? 8388608;
	let buffer = Buffer.allocUnsafeSlow(initialBytes);
	let length = 0;
	const append = (part) => {
		const end = length + part.length;
		if (end > maxBytes) buffer = Buffer.alloc(0);
		else {
			if (end > buffer.length) buffer = enlarge(buffer, {
				usedBytes: length,
				minBytes: end,
				maxBytes
			});
			buffer.set(part, length);
		}
		length = end;
	};
	const flush = () => {
		if (length > maxBytes) sink.onTooLong(length);
		else sink.onLine(buffer.toString("utf8", 0, length).replace(/\r$/, ""));
		if (buffer.length !== initialBytes) buffer = Buffer.allocUnsafeSlow(initialBytes);
		length = 0;
	};
	const push = (chunk) => {
		let start = 0;
		for (let index = chunk.indexOf(10); index !== -1; index = chunk.indexOf(10, start)) {
			append(chunk.subarray(start, index));
			flush();
			start = index + 1;
		}
		append(chunk.subarray(start));
	};
	return {
		push,
		end: () => length > 0 ? flush() : void 0
	};
}
function enlarge(buffer, size) {
	const larger = Buffer.allocUnsafeSlow(Math.max(size.minBytes, Math.min(size.maxBytes, 2 * buffer.length)));
	buffer.copy(larger, 0, 0, size.usedBytes);
	return larger;
}
// src/adapter/process/limits/call-group.ts
const cpuPeriod = 1e5;
const pidsController = (folder) => ({
	folder,
	write: ({ processes }) => [["pids.max", String(processes)]],
	counter: {
		file: "pids.events",
		line: /^max (\d+)/m,
		sentence: ({ processes }) => `it had more than ${processes} processes and threads (agent-limits: processes: ${processes})`
	}
});
const memorySentence = ({ memory }) => `it used more than ${Math.round(memory / 1e6)} MB of memory (agent-limits: memory)`;
function versionOne(ownPath) {
	const [pids, memory, cpu] = [
		"pids",
		"memory",
		"cpu"
	].map(ownPath);
	if (pids === void 0 || memory === void 0) return void 0;
	return [
		pidsController(pids),
		{
			folder: memory,
			write: (limits) => [["memory.limit_in_bytes", String(limits.memory)]],
			counter: {
				file: "memory.oom_control",
				line: /^oom_kill (\d+)/m,
				sentence: memorySentence
			}
		},
		...cpu === void 0 ? [] : [{
			folder: cpu,
			write: (limits) => limits.cpu === void 0 ? [] : [["cpu.cfs_period_us", String(cpuPeriod)], ["cpu.cfs_quota_us", String(Math.round(limits.cpu * cpuPeriod))]]
		}]
	];
}
/** docs.kernel.org/admin-guide/cgroup-v2: one tree; limits do not apply below a group that has processes. */
const versionTwo = (folder) => [pidsController(folder), {
	folder,
	write: ({ memory, cpu }) => [["memory.max", String(memory)], ...cpu === void 0 ? [] : [["cpu.max", `${Math.round(cpu * cpuPeriod)} ${cpuPeriod}`]]],
	counter: {
		file: "memory.events",
		line: /^oom_kill (\d+)/m,
		sentence: memorySentence
	}
}];
const root = "/sys/fs/cgroup";
let probe$1;
function findControllers() {
	probe$1 ??= { controllers: candidates().find(canCreateGroup) };
	return probe$1.controllers;
}
const hasGroups = () => findControllers() !== void 0;
function candidates() {
	const lines = bytesAsText("/proc/self/cgroup").split("\n");
	const ownPath = (controller) => {
		const path = lines.map((line) => line.split(":")).find(([, names = ""]) => names.split(",").includes(controller))?.[2];
		return path === void 0 ? void 0 : join(root, controller, path);
	};
	const unified = lines.find((line) => line.startsWith("0::"))?.slice(3);
	const controllersV1 = versionOne(ownPath);
	if (controllersV1) return [controllersV1];
	return unified === void 0 ? [] : [join(root, dirname(unified)), root].map(versionTwo);
}
const probeLimits = {
	processes: 1e3,
	memory: 2 ** 30
};
function canCreateGroup(controllers) {
	for (const folder of foldersOf$1(controllers)) removeStaleGroups(folder);
	const group = makeGroup(controllers, probeLimits);
	group?.remove();
	return group !== void 0;
}
let groupCount = 0;
function createCallGroup(limits) {
	const controllers = findControllers();
	return controllers && makeGroup(controllers, limits);
}
function makeGroup(controllers, limits) {
	groupCount += 1;
	const name = `ralph-${process.pid}-${groupCount}`;
	const folders = foldersOf$1(controllers).map((folder) => join(folder, name));
	const remove = (tries = 20) => {
		if (folders.filter((folder) => !removeGroup(folder)).length > 0 && tries > 0) setTimeout(() => remove(tries - 1), 100).unref();
	};
	try {
		for (const folder of folders) mkdirSync(folder);
		for (const { folder, write } of controllers) for (const [file, value] of write(limits)) writeFileSync(join(folder, name, file), value);
	} catch {
		remove(0);
		return;
	}
	return {
		add(pid) {
			try {
				for (const folder of folders) writeFileSync(join(folder, "cgroup.procs"), String(pid));
			} catch {}
		},
		exceededLimit: () => controllers.flatMap(({ folder, counter }) => counter ? [{
			counter,
			path: join(folder, name, counter.file)
		}] : []).find(({ counter, path }) => Number(counter.line.exec(bytesAsText(path))?.[1] ?? 0) > 0)?.counter.sentence(limits),
		remove
	};
}
const foldersOf$1 = (controllers) => [...new Set(controllers.map(({ folder }) => folder))];
/** Groups of engines that were killed. */
function removeStaleGroups(folder) {
	for (const name of entriesOf(folder)) {
		const pid = /^ralph-(\d+)-\d+$/.exec(basename(name))?.[1];
		if (pid !== void 0 && bytesAsText(`/proc/${pid}/stat`) === "") removeGroup(join(folder, name));
	}
}
function removeGroup(folder) {
	try {
		rmdirSync(folder);
		return true;
	} catch (error) {
		return error.code === "ENOENT";
	}
}
const entriesOf = (folder) => tryRead(() => readdirSync(folder)) ?? [];
// src/adapter/process/limits/limit-watch.ts
const intervalMs = 250;
/**
* Measures a process and its descendants four times a second, and calls `onExceeded` once when they exceed a limit or the
* kernel enforced one. `folder`: where it writes. `group`: creates the group for the kernel, if it can.
*/
function watchLimits({ pid, folder }, limits, { onPassed: onExceeded, group: makeGroup }) {
	const group = makeGroup(limits);
	const addToGroup = (member) => {
		lowerPriority(member);
		group?.add(member);
	};
	addToGroup(pid);
	let measurements = 0;
	const freeBefore = limits.disk === void 0 ? 0 : freeBytes(folder);
	let exceeded;
	const timer = setInterval(() => {
		const disk = limits.disk === void 0 ? 0 : freeBefore - freeBytes(folder);
		const { pids, ...use } = treeUse(pid, limits.processes);
		if (measurements === 0) pids.forEach(addToGroup);
		measurements += 1;
		exceeded = group?.exceededLimit() ?? exceededLimit({
			...use,
			disk
		}, limits);
		if (exceeded === void 0) return;
		clearInterval(timer);
		onExceeded();
	}, intervalMs);
	timer.unref();
	return { finish: () => {
		clearInterval(timer);
		exceeded ??= group?.exceededLimit();
		group?.remove();
		return exceeded;
	} };
}
/** Of 1,000: the kernel's out-of-memory killer takes these processes first. */
const oomScore = "900";
const niceness = 5;
function lowerPriority(pid) {
	try {
		writeFileSync(`/proc/${pid}/oom_score_adj`, oomScore);
		setPriority(pid, niceness);
	} catch {}
}
/** Linux on arm64 can have larger pages: then a call is ended later. */
const pageBytes = 4096;
/**
* The use of all processes below `root`. In a namespace every orphan is below its pid 1; without one, processes that leave
* the tree are not counted, and without /proc none is.
*/
function treeUse(root, maxProcesses) {
	let memory = 0;
	let processes = 0;
	const pids = [];
	for (let round = [root]; round.length > 0 && processes <= maxProcesses;) {
		const next = [];
		pids.push(...round);
		for (const pid of round) {
			const threads = threadsOf(pid);
			processes += threads.length;
			memory += ownMemory(pid);
			for (const thread of threads) next.push(...numbersIn(`/proc/${pid}/task/${thread}/children`));
		}
		round = next;
	}
	return {
		processes,
		memory,
		pids
	};
}
/** Only memory without a file behind it that nobody shares: a library's pages count once for the machine. */
function ownMemory(pid) {
	const [, resident = 0, shared = 0] = bytesAsText(`/proc/${pid}/statm`).split(" ").map(Number);
	return Math.max(0, resident - shared) * pageBytes;
}
const numbersIn = (path) => bytesAsText(path).split(" ").filter((word) => word.trim() !== "").map(Number);
const threadsOf = (pid) => tryRead(() => readdirSync(`/proc/${pid}/task`)) ?? [];
function freeBytes(folder) {
	try {
		const { bavail, bsize } = statfsSync(folder);
		return bavail * bsize;
	} catch {
		return 0;
	}
}
// src/adapter/process/supervise.ts
/**
* Runs a command in its own session and ends its whole tree: at a limit, on `signal`, on `end()`, after the command's exit,
* and (through the confinement) when this process dies. It does not wait for the pipes, which a grandchild can hold open
* (failure model C11).
*/
function supervise(command, options) {
	if (options.signal.aborted) return {
		done: Promise.resolve({
			exitCode: null,
			signal: null,
			endedBy: "cancelled",
			durationMs: 0,
			leftovers: 0
		}),
		end: () => void 0
	};
	try {
		const env = {
			PERL_BADLANG: "0",
			...command.env
		};
		const confined = options.confinement.wrap({
			...command,
			env
		}, options.places);
		return watch$1(spawnCommand(confined), confined, options);
	} catch (cause) {
		return {
			done: Promise.reject(cause),
			end: () => void 0
		};
	}
}
const maxDrainMs = 2e3;
function watch$1(child, confined, options) {
	const startedAt = performance.now();
	const reason = { endedBy: "itself" };
	const timers = /* @__PURE__ */ new Set();
	const schedule = (ms, act) => {
		if (ms === void 0) return void 0;
		const timer = setTimeout(act, ms);
		timers.add(timer);
		return timer;
	};
	const stop = (cause) => {
		if (reason.endedBy !== "itself" || child.exitCode !== null || child.signalCode !== null) return;
		reason.endedBy = cause;
		signalGroup(child, options.stopSignal ?? "SIGTERM");
		if (forceStop.aborted) kill();
		forceStop.addEventListener("abort", kill, { once: true });
		schedule(cause === "limit" ? 0 : options.graceMs ?? 2e3, kill);
	};
	const kill = () => {
		lifelineOf(child, confined)?.destroy();
		schedule(confined.ender === "kernel" ? 0 : 1e3, () => signalGroup(child, "SIGKILL"));
	};
	const onAbort = () => stop("cancelled");
	options.signal.addEventListener("abort", onAbort, { once: true });
	schedule(options.wallMs, () => stop("wall"));
	const idleTimer = schedule(options.idleMs, () => stop("idle"));
	const limitWatch = startLimitWatch(child, confined, {
		limits: options.confinement.limits,
		onPassed: () => stop("limit")
	});
	let status = "";
	const pipes = [
		forwardOutput(child.stdout, (chunk) => {
			idleTimer?.refresh();
			options.onStdout(chunk);
		}),
		forwardOutput(child.stderr, (chunk) => {
			idleTimer?.refresh();
			options.onStderr(chunk);
		}),
		forwardOutput(statusPipe(child), (chunk) => {
			status = (status + chunk.toString("latin1")).slice(0, 100);
		})
	];
	child.stdin?.on("error", () => void 0);
	if (confined.lifeline === "descriptor") child.stdin?.end(confined.stdin);
	const instructions = child.stdio[4];
	instructions?.on("error", () => void 0);
	instructions?.end(confined.instructions);
	const exited = new Promise((resolve, reject) => {
		child.on("error", (error) => {
			const { file, cwd, env } = confined;
			reject(startFailure(error, {
				file,
				cwd,
				searchPath: env["PATH"]
			}) === "folder" ? new Error(`the folder ${cwd} ${folderFault(cwd)}`, { cause: error }) : error);
		});
		child.on("exit", (code, signal) => resolve([code, signal]));
	});
	const settle = async () => {
		try {
			const [exitCode, signal] = await exited;
			const durationMs = performance.now() - startedAt;
			await Promise.race([Promise.all(pipes), new Promise((resolve) => schedule(maxDrainMs, resolve))]);
			if (confined.statusFile !== void 0) status = readStatus(confined.statusFile);
			const passedLimit = limitWatch?.finish();
			const end = {
				endedBy: reason.endedBy,
				durationMs,
				leftovers: leftoversIn(status),
				...passedLimit !== void 0 && { passedLimit }
			};
			return confined.ender === "kernel" && status.trim() === "" && reason.endedBy === "itself" ? {
				...end,
				exitCode: null,
				signal: "SIGKILL"
			} : {
				...end,
				exitCode,
				signal
			};
		} finally {
			options.signal.removeEventListener("abort", onAbort);
			forceStop.removeEventListener("abort", kill);
			for (const timer of timers) clearTimeout(timer);
			limitWatch?.finish();
			for (const stream of child.stdio) stream?.destroy();
			confined.cleanUp?.();
		}
	};
	return {
		done: settle(),
		end: () => stop("caller")
	};
}
function startLimitWatch({ pid }, { cwd }, { limits, onPassed }) {
	if (pid === void 0 || limits === void 0) return void 0;
	return watchLimits({
		pid,
		folder: cwd
	}, limits, {
		onPassed,
		group: createCallGroup
	});
}
/** Without input, stdin is /dev/null: with a pipe, bash takes itself for a remote shell and runs ~/.bashrc, which the agent may have written. */
function spawnCommand({ file, args, cwd, env, stdin, lifeline, instructions }) {
	return spawn(file, args, {
		cwd,
		env,
		detached: true,
		stdio: [
			stdin === void 0 && lifeline === "descriptor" ? "ignore" : "pipe",
			"pipe",
			"pipe",
			"pipe",
			...instructions === void 0 ? [] : ["pipe"]
		]
	});
}
function signalGroup(child, signal) {
	if (child.pid === void 0) return;
	try {
		process.kill(-child.pid, signal);
	} catch {}
}
function forwardOutput(stream, onChunk) {
	if (stream === null || stream === void 0) return Promise.resolve();
	stream.on("data", (chunk) => {
		onChunk(chunk);
		release(chunk);
	});
	stream.on("error", () => void 0);
	return new Promise((resolve) => stream.on("close", resolve));
}
/** Frees a chunk's memory, of which V8 would pile up 64 MB. Node 20 has no `transfer`. */
function release({ buffer, byteLength }) {
	if (buffer.byteLength === byteLength) buffer.transfer?.(0);
}
const lifelineOf = (child, confined) => confined.lifeline === "stdin" ? child.stdin : child.stdio[3];
const statusPipe = (child) => child.stdio[3];
const readStatus = (path) => tryRead(() => readFileSync(path, "latin1").slice(0, 100)) ?? "";
const leftoversIn = (status) => Number(/^leftovers (\d+)/m.exec(status)?.[1] ?? 0);
// src/adapter/agent/call/reset-time.ts
const minute = 6e4;
/** A message may be slightly older than its limit; without this margin it would mean tomorrow. */
const maxPastMs = 10 * minute;
/** The longest limit is a month: a later time was misread. */
const maxAheadMs = 50400 * minute;
/**
* Epoch ms of the reset time in the CLI's words: `\u2026|1760000400`, `resets 2am`, `resets 1:30am (Asia/Dhaka)`, `resets May 5
* at 9pm (America/New_York)`, `resets Jan 2, 2027, 9am`, `will reset at 3pm (\u2026)`, `resets in 2h 5m`, `regain access on
* 2026-12-01 at 00:00 UTC`; undefined if none is plausible. Only for the text of an error result: a model can write anything
* (failure model C6).
*/
function resetTimeIn(message, moment) {
	const resetMs = epochTime(message) ?? calendarTime(message) ?? timeAfterSpan(message, moment) ?? wallTime(message, moment);
	if (resetMs === void 0 || resetMs < moment.now - maxPastMs || resetMs > moment.now + maxAheadMs) return void 0;
	return resetMs;
}
function epochTime(message) {
	const [, seconds] = /\|(\d{10})(?:\d{3})?\b/.exec(message) ?? [];
	return seconds === void 0 ? void 0 : Number(seconds) * 1e3;
}
function calendarTime(message) {
	const [, day, time] = /\bregain access on (\d{4}-\d\d-\d\d) at (\d\d:\d\d) UTC\b/.exec(message) ?? [];
	const resetMs = Date.parse(`${day}T${time}Z`);
	return Number.isNaN(resetMs) ? void 0 : resetMs;
}
const units = {
	d: 1440 * minute,
	h: 60 * minute,
	m: minute,
	s: 1e3
};
function timeAfterSpan(message, { now }) {
	const [, text] = /\bresets? in ((?:\d+ ?(?:d|h|m|s)[a-z]*[ ,]*)+)/i.exec(message) ?? [];
	if (text === void 0) return void 0;
	return [...text.matchAll(/(\d+) ?([dhms])/gi)].reduce((sum, [, count, unit = ""]) => sum + Number(count) * (units[unit.toLowerCase()] ?? 0), now);
}
const months = [
	"jan",
	"feb",
	"mar",
	"apr",
	"may",
	"jun",
	"jul",
	"aug",
	"sep",
	"oct",
	"nov",
	"dec"
];
const wallPattern = /\bresets? (?:at )?(?:(?<month>[A-Z][a-z]{2})[a-z]* (?<day>\d{1,2})(?:, \d{4})?)?(?:,? (?:at )?)?(?:(?<hour>\d{1,2})(?::(?<minute>\d{2}))?[ \u00a0\u202f]?(?<half>am|pm))?(?: \((?<zone>[\w/+-]+)\))?/i;
function wallTime(message, { now, localZone }) {
	const { month, day, hour, minute: minutes, half, zone = localZone } = wallPattern.exec(message)?.groups ?? {};
	const offset = offsetOf(zone);
	if (hour === void 0 && month === void 0 || offset === void 0) return void 0;
	if (month !== void 0 && monthOf(month) < 0) return void 0;
	const time = {
		hour: hour === void 0 ? 0 : hourOf(Number(hour), half),
		minute: Number(minutes ?? 0)
	};
	const today = new Date(now + offset(now));
	return (month === void 0 ? [
		-1,
		0,
		1
	].map((days) => ({
		year: today.getUTCFullYear(),
		month: today.getUTCMonth(),
		day: today.getUTCDate() + days
	})) : [
		-1,
		0,
		1
	].map((years) => ({
		year: today.getUTCFullYear() + years,
		month: monthOf(month),
		day: Number(day)
	}))).map(({ year, month, day }) => instant(Date.UTC(year, month, day, time.hour, time.minute), offset)).find((candidate) => candidate >= now - maxPastMs);
}
const monthOf = (name) => months.indexOf(name.toLowerCase());
const hourOf = (hour, half = "") => hour % 12 + (half.toLowerCase() === "pm" ? 12 : 0);
/** When the zone's clocks show this wall time; uses the offset of that moment. */
function instant(wallMs, offset) {
	return wallMs - offset(wallMs - offset(wallMs));
}
function offsetOf(zone) {
	try {
		const format = new Intl.DateTimeFormat("en-US", {
			timeZone: zone,
			timeZoneName: "longOffset"
		});
		return (atMs) => {
			const name = format.formatToParts(atMs).find(({ type }) => type === "timeZoneName")?.value ?? "";
			const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
			return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute;
		};
	} catch {
		return;
	}
}
// src/adapter/agent/call/classify-end.ts
/**
* How a call ended: by `is_error`, `api_error_status` and the CLI's own `error`, never by `subtype: "success"` or the
* model's text (docs/design.md#how-an-agent-call-ends).
*/
function classifyEnd(call) {
	const { result } = call.heard;
	if (call.diskFull !== void 0 && call.process.endedBy !== "cancelled") return {
		kind: "error",
		what: "disk",
		message: call.diskFull
	};
	if (call.process.passedLimit !== void 0) return {
		kind: "error",
		what: "limit",
		message: call.process.passedLimit
	};
	if (result === null || endedByEngine(result, call.process)) return withoutResult(call);
	return result.is_error === true ? failure(result, call) : success(result, call);
}
/** After SIGINT the CLI reports an error and its cost; the process knows the reason better. */
const endedByEngine = (result, process) => result.subtype === "error_during_execution" && process.endedBy !== "itself";
function success(result, { heard, process, stderrTail }) {
	if (process.endedBy === "itself" && process.exitCode !== 0) return crashed(process, stderrTail, heard.tail);
	if (result.stop_reason === "refusal") return {
		kind: "error",
		what: "refused",
		message: messageOf(result)
	};
	const text = result.result ?? "";
	if (result.structured_output === void 0 || result.structured_output === null) return {
		kind: "no_result",
		tail: text === "" ? heard.tail : text.slice(-65536)
	};
	return {
		kind: "finished",
		structured: result.structured_output,
		text
	};
}
const limits = {
	error_max_turns: "turns",
	error_max_budget_usd: "budget",
	error_max_structured_output_retries: "structured_output"
};
function failure(result, { heard, endedAt }) {
	const message = messageOf(result);
	const what = limits[result.subtype ?? ""];
	if (what !== void 0) return {
		kind: "error",
		what,
		message
	};
	if (result.stop_reason === "refusal") return {
		kind: "error",
		what: "refused",
		message
	};
	const kind = causeOf(result, heard, message);
	if (kind === "usage_limit") {
		const until = resetTime(heard) ?? resetInText(message, endedAt);
		return until === null && isSpendingLimit(message) ? {
			kind: "billing",
			message
		} : {
			kind,
			until,
			message
		};
	}
	return kind === "other" ? {
		kind: "error",
		what: "other",
		message
	} : {
		kind,
		message
	};
}
/** The CLI prints local times, in our `TZ`. */
function resetInText(message, endedAt) {
	const localZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
	const resetMs = resetTimeIn(message, {
		now: endedAt,
		localZone
	});
	return resetMs === void 0 ? null : new Date(resetMs).toISOString();
}
const resetTime = ({ resetsAt }) => resetsAt === null ? null : (/* @__PURE__ */ new Date(resetsAt * 1e3)).toISOString();
function messageOf(result) {
	const text = result.result ?? result.errors?.join(" ") ?? "";
	return text === "" ? result.subtype ?? "The agent reported an error without a message." : text.slice(0, 2e3);
}
function withoutResult({ heard, process, stderrTail }) {
	switch (process.endedBy) {
		case "cancelled": return { kind: "cancelled" };
		case "wall":
		case "idle": return {
			kind: "timed_out",
			limit: process.endedBy,
			afterMs: Math.round(process.durationMs)
		};
		case "caller": return refusedCredential(heard) ?? crashed(process, stderrTail, heard.tail);
		default:
			if (process.exitCode === 0) return {
				kind: "no_result",
				tail: heard.tail
			};
			return crashed(process, stderrTail, heard.tail);
	}
}
/** The call was ended at the first refusal of its credential, instead of the CLI's minutes of retries. */
function refusedCredential({ lastRetry }) {
	if (lastRetry?.error !== "authentication_failed") return void 0;
	return {
		kind: "auth",
		message: `The provider refused the credential (${lastRetry.status ?? "no status"}).`
	};
}
function crashed(process, stderrTail, textTail) {
	const tail = stderrTail.trim() === "" ? textTail : stderrTail;
	return {
		kind: "crashed",
		exitCode: process.exitCode,
		signal: process.signal,
		tail
	};
}
/**
* The cause of an error result: by the server's status, else the CLI's error word, else the beginning of the CLI's own text
* (`is_error`); older releases have neither status nor word.
*/
function causeOf(result, heard, message) {
	const status = result.api_error_status ?? null;
	const cause = causeByStatus(status, message) ?? causeByWord[heard.cliError ?? ""];
	if (cause !== void 0 || status !== null) return cause ?? "other";
	const causeInText = result.subtype === "success" ? causeByText(message) : void 0;
	if (causeInText !== void 0) return causeInText;
	return heard.lastRetry !== null && heard.lastRetry.status === null ? "overloaded" : "other";
}
/** Error words of 2.1.330 that are decisive; others, such as "unknown", are not. */
const causeByWord = {
	rate_limit: "usage_limit",
	overloaded: "overloaded",
	server_error: "overloaded",
	authentication_failed: "auth",
	oauth_org_not_allowed: "auth",
	account_on_hold: "auth",
	verification_required: "auth",
	cloud_credential_error: "auth",
	billing_error: "billing"
};
function causeByStatus(status, message) {
	if (status === 429) return "usage_limit";
	if (status === 401 || status === 403) return "auth";
	if (status === 402) return "billing";
	if (status === 400) return badRequests.find(([text]) => text.test(message))?.[1];
	return status === 408 || status !== null && status >= 500 ? "overloaded" : void 0;
}
const badRequests = [
	[/^(?:API Error: 400 \{.*"message": ?")?(?:your )?credit balance is too low/i, "billing"],
	[/^Your ANTHROPIC_API_KEY belongs to a disabled organization|\borganization has been disabled\b/i, "auth"],
	[/^API Error: 400 .*\byou have reached your specified (?:\w+ )?API usage limits\b/i, "usage_limit"]
];
const textCauses = [
	[/^(?:Claude (?:AI )?usage limit reached|(?:\S+ ){1,3}limit reached|You['\u2019]ve hit your |You['\u2019]re out of )/i, "usage_limit"],
	[/^(?:Invalid API key|Not logged in|OAuth token (?:revoked|has expired))/i, "auth"],
	[/^(?:API Error: )?(?:Request timed out|Connection error|Unable to connect to |Repeated 529 )/, "overloaded"]
];
function causeByText(message) {
	const [, status] = /^(?:Failed to authenticate\. )?API Error: (?:Request rejected )?\(?(\d{3})\b/.exec(message) ?? [];
	if (status !== void 0) return causeByStatus(Number(status), message);
	return [...badRequests, ...textCauses].find(([text]) => text.test(message))?.[1];
}
/** A spending limit without an end is raised by a person; waiting does not help. */
const isSpendingLimit = (message) => /\b(spend limit|monthly limit|API usage limits|usage credits?|out of extra usage)\b/i.test(message);
// src/adapter/agent/call/server-listener.ts
const maxAbandoned = 20;
/**
* Collects reports about useless servers. A tool's answer is foreign; the CLI's own sentences about a silent server, or one
* that sends more than 16 MB, are recognised by their form (measured with 2.1.330). A server that forges them harms itself.
*/
function serverListener() {
	let statuses = null;
	const abandonedCalls = [];
	const pendingCalls = /* @__PURE__ */ new Map();
	function recordCalls(blocks) {
		for (const { id, name } of blocks) {
			const [, server, tool] = /^mcp__(.+?)__(.+)$/.exec(name ?? "") ?? [];
			if (id !== void 0 && server !== void 0 && tool !== void 0) pendingCalls.set(id, {
				server,
				tool
			});
		}
	}
	function recordAnswer({ tool_use_id: id = "", is_error: failed, content }) {
		const call = pendingCalls.get(id);
		if (!call) return;
		pendingCalls.delete(id);
		const reason = failed && typeof content === "string" ? abandonReason(content) : void 0;
		if (reason !== void 0 && abandonedCalls.length < maxAbandoned) abandonedCalls.push({
			...call,
			why: reason
		});
	}
	function hear(line) {
		if (line.type === "assistant") recordCalls(line.message.content);
		if (line.type === "user") line.message?.content.forEach(recordAnswer);
		if (line.type !== "system" || line.subtype !== "init") return;
		const { mcp_servers: servers = [], tools } = line;
		const hasNoTools = (name) => tools?.some((tool) => tool.startsWith(`mcp__${name}__`)) === false;
		statuses = new Map(servers.map(({ name = "", status = "" }) => [name, status === "connected" && hasNoTools(name) ? "no_tools" : status]));
	}
	return {
		hear,
		soFar: () => ({
			statuses,
			abandonedCalls: [...abandonedCalls]
		})
	};
}
const goneMessages = [
	/^Connection closed$/,
	/^The response from MCP server ".*" for tool ".*" was larger than \d+MB, so it was not read\./,
	/^The connection to MCP server ".*" was closed because a message from the server was too large or could not be parsed/
];
function abandonReason(text) {
	if (/^MCP server ".*" tool ".*" timed out after \d+s$/.test(text)) return "silent";
	return goneMessages.some((form) => form.test(text)) ? "gone" : void 0;
}
// src/adapter/agent/call/stream-line.ts
/**
* The relevant fields of the CLI's stream-json (measured with 2.1.197 and 2.1.330). All are optional, and a wrong type counts
* as missing: the format changes, and a strange line must not lose a call.
*/
const text = string().optional().catch(void 0);
const number$1 = number$2().nonnegative().optional().catch(void 0);
const flag = boolean().optional().catch(void 0);
const count = number$1.transform((value) => Math.round(value ?? 0));
const TokenCounts = object({
	input_tokens: count,
	output_tokens: count,
	cache_read_input_tokens: count,
	cache_creation_input_tokens: count
}).optional().catch(void 0);
const ModelUsage = record$1(string(), object({
	inputTokens: count,
	outputTokens: count,
	cacheReadInputTokens: count,
	cacheCreationInputTokens: count
})).optional().catch(void 0);
const Block = looseObject({
	type: text,
	text,
	id: text,
	name: text,
	input: record$1(string(), unknown()).optional().catch(void 0)
});
const ToolResult = object({
	tool_use_id: text,
	is_error: flag,
	content: unknown()
});
const Line = discriminatedUnion("type", [
	object({
		type: literal("system"),
		subtype: text,
		model: text,
		tools: array(string()).optional().catch(void 0),
		mcp_servers: array(object({
			name: text,
			status: text
		})).optional().catch(void 0),
		attempt: number$1,
		retry_delay_ms: number$1,
		error_status: number$1,
		error: text
	}),
	object({
		type: literal("assistant"),
		/** Set if the CLI speaks for the model: `rate_limit`, `authentication_failed`, `billing_error`, \u2026 */
		error: text,
		message: object({
			id: text,
			/** `<synthetic>` if the CLI speaks for the model. */
			model: text,
			content: array(Block).catch([]),
			usage: TokenCounts
		})
	}),
	object({
		type: literal("user"),
		message: object({ content: array(ToolResult) }).optional().catch(void 0)
	}),
	object({
		type: literal("rate_limit_event"),
		rate_limit_info: object({
			status: text,
			resetsAt: number$1
		})
	}),
	object({
		type: literal("result"),
		subtype: text,
		is_error: flag,
		api_error_status: number$1,
		stop_reason: text,
		num_turns: number$1,
		result: text,
		errors: array(string()).optional().catch(void 0),
		structured_output: unknown().optional(),
		total_cost_usd: number$1,
		usage: TokenCounts,
		modelUsage: ModelUsage,
		permission_denials: array(object({
			tool_name: text,
			tool_input: record$1(string(), unknown()).catch({})
		})).optional().catch(void 0)
	})
]);
/** Undefined for unknown kinds and other text. */
function parseLine(line) {
	if (!line.trimStart().startsWith("{")) return void 0;
	return tryRead(() => Line.safeParse(JSON.parse(line)).data);
}
// src/adapter/agent/call/stream-reader.ts
const tailChars = 4e3;
function readStream() {
	let decisiveFacts = {
		answerTool: null,
		result: null,
		cliError: null,
		resetsAt: null,
		lastRetry: null
	};
	const texts = [];
	let textChars = 0;
	const messages = /* @__PURE__ */ new Map();
	let counted = noUsage;
	const servers = serverListener();
	const addText = (text) => {
		if (text.trim() === "") return [];
		textChars += texts[texts.push(text.slice(-4e3)) - 1]?.length ?? 0;
		while (textChars - (texts[0]?.length ?? 0) >= tailChars) textChars -= texts.shift()?.length ?? 0;
		return [{
			kind: "says",
			text
		}];
	};
	const count = (id, tokens) => {
		const usage = usageOfTokens(tokens);
		const previous = messages.get(id);
		messages.set(id, usage);
		counted = addUsage(previous === void 0 ? counted : subtractUsage(counted, previous), usage);
		return previous === void 0 ? [{
			kind: "spent",
			usage: counted
		}] : [];
	};
	const assistant = (line) => {
		if (line.message.model === "<synthetic>") {
			decisiveFacts = {
				...decisiveFacts,
				cliError: line.error ?? decisiveFacts.cliError
			};
			return [];
		}
		const progress = line.message.content.flatMap((block) => {
			if (block.type === "text") return addText(block.text ?? "");
			return block.type === "tool_use" ? toolProgress(block.name ?? "", block.input ?? {}) : [];
		});
		const { id, usage } = line.message;
		return id === void 0 || usage === void 0 ? progress : [...count(id, usage), ...progress];
	};
	const system = (line) => {
		if (line.subtype === "init") {
			decisiveFacts = {
				...decisiveFacts,
				answerTool: line.tools?.includes("StructuredOutput") ?? false
			};
			return [{
				kind: "started",
				model: line.model ?? "unknown"
			}];
		}
		if (line.subtype !== "api_retry") return [];
		const retry = {
			status: line.error_status ?? null,
			error: line.error ?? "unknown",
			delayMs: line.retry_delay_ms ?? 0
		};
		decisiveFacts = {
			...decisiveFacts,
			lastRetry: retry
		};
		return [{
			kind: "retrying",
			why: retry.error,
			attempt: line.attempt ?? 0,
			delayMs: retry.delayMs
		}];
	};
	const read = (text) => {
		const line = parseLine(text);
		if (line === void 0) return addText(text);
		servers.hear(line);
		switch (line.type) {
			case "system": return system(line);
			case "assistant": return assistant(line);
			case "rate_limit_event":
				if (line.rate_limit_info.status === "rejected") decisiveFacts = {
					...decisiveFacts,
					resetsAt: line.rate_limit_info.resetsAt ?? null
				};
				return [];
			case "result":
				if (decisiveFacts.result !== null && line.subtype === "error_during_execution") return [];
				decisiveFacts = {
					...decisiveFacts,
					result: line
				};
				return [{
					kind: "spent",
					usage: usageOfResult(line, counted)
				}];
			default: return [];
		}
	};
	const tail = () => texts.join("\n").trimStart().slice(-4e3);
	return {
		read,
		soFar: () => decisiveFacts,
		heard: () => ({
			...decisiveFacts,
			tail: tail(),
			usage: {
				...usageOfResult(decisiveFacts.result, counted),
				...firstTokens(messages)
			},
			servers: servers.soFar()
		})
	};
}
const descriptiveInputs = [
	"file_path",
	"path",
	"notebook_path",
	"command",
	"pattern",
	"url",
	"query",
	"description"
];
function toolProgress(name, input) {
	return name === "StructuredOutput" ? [] : [{
		kind: "tool",
		name,
		target: targetOf(input)
	}];
}
function targetOf(input) {
	const target = descriptiveInputs.map((key) => input[key]).find((value) => typeof value === "string") ?? "";
	return String(target).split("\n", 1)[0]?.slice(0, 200) ?? "";
}
const maxDenials = 20;
function denialsIn(result) {
	const denied = (result?.permission_denials ?? []).map(({ tool_name, tool_input }) => {
		const target = targetOf(tool_input);
		return `${(tool_name ?? "a tool").slice(0, 100)}${target === "" ? "" : `(${target})`}`;
	});
	return [...new Set(denied)].slice(0, maxDenials);
}
function firstTokens(messages) {
	const [first] = messages.values();
	const tokens = first ? first.input_tokens + first.cache_read_tokens + first.cache_creation_tokens : 0;
	return tokens > 0 ? { first_tokens: tokens } : {};
}
/** The price comes only with the result. */
const usageOfTokens = (tokens) => ({
	usd: 0,
	turns: 1,
	input_tokens: tokens.input_tokens,
	output_tokens: tokens.output_tokens,
	cache_read_tokens: tokens.cache_read_input_tokens,
	cache_creation_tokens: tokens.cache_creation_input_tokens
});
const subtractUsage = (from, part) => ({
	usd: from.usd - part.usd,
	turns: from.turns - part.turns,
	input_tokens: from.input_tokens - part.input_tokens,
	output_tokens: from.output_tokens - part.output_tokens,
	cache_read_tokens: from.cache_read_tokens - part.cache_read_tokens,
	cache_creation_tokens: from.cache_creation_tokens - part.cache_creation_tokens
});
/** From the result, else the sum of its messages. `modelUsage` includes subagents and calls that `usage` misses (zeros after error_max_budget_usd, measured). */
function usageOfResult(result, counted) {
	if (result === null) return counted;
	const models = Object.values(result.modelUsage ?? {});
	const tokens = result.usage === void 0 ? counted : usageOfTokens(result.usage);
	const total = models.reduce((sum, model) => addUsage(sum, {
		usd: 0,
		turns: 0,
		input_tokens: model.inputTokens,
		output_tokens: model.outputTokens,
		cache_read_tokens: model.cacheReadInputTokens,
		cache_creation_tokens: model.cacheCreationInputTokens
	}), noUsage);
	return {
		...models.length > 0 ? total : tokens,
		usd: result.total_cost_usd ?? 0,
		turns: Math.round(result.num_turns ?? counted.turns)
	};
}
// src/adapter/agent/call/streaming-call.ts
const defaultWallMs = 18e5;
const limitsOf = (limits, { limitMs }) => limitMs === void 0 ? limits : {
	...limits,
	wallMs: Math.min(limitMs, limits.wallMs ?? defaultWallMs)
};
/**
* Runs one agent process and reads its stream. The call ends early if waiting cannot help: a refused credential, a missing
* answer tool, or a process that goes on after its result.
*/
async function runStreamingCall(call) {
	const reader = readStream();
	const stderr = boundedOutput({
		headBytes: 0,
		tailBytes: 8192
	});
	let lingering;
	const report = limitTexts(call.onProgress);
	const readLine = (line) => {
		for (const progress of reader.read(line)) report(progress);
		const heard = reader.soFar();
		if (heard.result !== null && lingering === void 0) lingering = {
			since: performance.now(),
			timer: setTimeout(() => running.end(), call.limits.lingerMs ?? 15e3)
		};
		if (heard.result === null && isHopeless(heard, call)) running.end();
	};
	const lines = splitLines({
		onLine: readLine,
		onTooLong: (bytes) => report({
			kind: "says",
			text: `[a line of ${bytes} bytes was skipped]`
		})
	});
	const finishForeignWatch = watchForeignFiles(call.environment, call.watched);
	const disk = watchDisk([call.command.cwd, call.command.env["TMPDIR"] ?? call.command.cwd], () => running.end());
	failpoint("agent.start");
	const running = supervise(call.command, {
		confinement: call.confinement,
		places: call.places,
		signal: call.signal,
		onStdout: lines.push,
		onStderr: stderr.push,
		wallMs: call.limits.wallMs ?? defaultWallMs,
		idleMs: call.limits.idleMs ?? 6e5,
		stopSignal: call.stopSignal,
		...call.limits.graceMs === void 0 ? {} : { graceMs: call.limits.graceMs }
	});
	try {
		failpoint("agent.started");
		const process = await running.done.catch((error) => {
			finishForeignWatch();
			throw error;
		});
		failpoint("agent.ended");
		lines.end();
		const heard = reader.heard();
		const lingeredMs = lingering === void 0 || process.endedBy === "itself" ? null : Math.round(performance.now() - lingering.since);
		return {
			heard,
			process,
			stderrTail: stderr.finish().tail,
			endedAt: Date.now(),
			usage: heard.usage,
			durationMs: Math.round(process.durationMs),
			lingeredMs,
			denials: denialsIn(heard.result),
			diskFull: disk.finish(),
			outside: finishForeignWatch()
		};
	} finally {
		disk.finish();
		clearTimeout(lingering?.timer);
	}
}
function outcomeOf$2(call, end = classifyEnd(call)) {
	const { usage, durationMs, lingeredMs, denials, outside } = call;
	return {
		end,
		usage,
		durationMs,
		lingeredMs,
		denials,
		outside
	};
}
const isHopeless = ({ lastRetry, answerTool }, call) => lastRetry?.error === "authentication_failed" && !call.renewsLogin || answerTool === false && call.needsAnswerTool;
const maxShownTexts = 300;
function limitTexts(onProgress) {
	let texts = 0;
	return (progress) => {
		if (progress.kind === "says") texts += 1;
		if (progress.kind !== "says" || texts <= maxShownTexts) onProgress(progress);
		if (progress.kind === "says" && texts === 301) onProgress({
			kind: "says",
			text: "[the rest of its output is not shown]"
		});
	};
}
// src/adapter/agent/claude/claude-command.ts
/** The real CLI, without interaction. The prompt goes to stdin: it exceeds ARG_MAX, and process lists are public. All flags were tried with 2.1.330. */
function claudeCommand(call) {
	const { request } = call;
	return {
		file: call.program,
		args: [
			"-p",
			...[
				"--output-format",
				"stream-json",
				"--verbose"
			],
			...["--json-schema", JSON.stringify(request.schema)],
			...[
				"--strict-mcp-config",
				"--mcp-config",
				call.servers?.file ?? "{\"mcpServers\":{}}",
				"--setting-sources="
			],
			"--no-session-persistence",
			...["--max-turns", String(request.maxTurns)],
			...["--max-budget-usd", String(request.budgetUsd)],
			...option("--model", request.model),
			...option("--fallback-model", call.fallbackModels.join(",") || void 0),
			...option("--append-system-prompt-file", call.systemPromptFile),
			...(call.readable ?? []).flatMap((folder) => ["--add-dir", folder]),
			...permissionFlags(call.permissions, call.servers?.names ?? [])
		],
		cwd: request.cwd,
		env: {
			...defaults,
			...call.env,
			...forced,
			...call.root ? { IS_SANDBOX: "1" } : {}
		},
		stdin: request.prompt
	};
}
/** A user's own value in `agent-env` or the environment wins. */
const defaults = {
	CLAUDE_CODE_MAX_RETRIES: "3",
	MCP_TIMEOUT: "30000",
	MCP_TOOL_TIMEOUT: "120000"
};
const forced = {
	CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
	DISABLE_AUTOUPDATER: "1",
	DISABLE_TELEMETRY: "1",
	DISABLE_ERROR_REPORTING: "1",
	CLAUDE_CODE_DISABLE_AUTO_MEMORY: "1",
	CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: "1"
};
const option = (flag, value) => value === void 0 ? [] : [flag, value];
/** Root also needs IS_SANDBOX=1 for `--dangerously-skip-permissions`, which disables `--allowedTools`. The answer tool exists in every mode (measured with 2.1.330). */
function permissionFlags(permissions, servers) {
	if (permissions.kind === "skip") return ["--dangerously-skip-permissions"];
	const mode = permissions.kind === "mode" ? permissions.mode : "dontAsk";
	const cliTools = permissions.kind === "reads" ? permissions.tools.join(",") : "";
	const allowed = permissions.kind === "mode" ? permissions.allowedTools : servers.map((name) => `mcp__${name}`);
	return [
		...["--permission-mode", mode],
		...permissions.kind === "mode" ? [] : ["--tools", cliTools],
		...allowed.length === 0 ? [] : ["--allowedTools", ...allowed]
	];
}
// src/adapter/agent/claude/install-claude.ts
const claudePackage = "@anthropic-ai/claude-code";
/**
* Installs exactly this version of the CLI in its own directory if it is missing; returns the program. It is installed
* elsewhere and renamed, so an interrupted installation never counts. Nothing of the package is run: its script would only
* copy the platform's program. Throws RalphError AGENT_NOT_INSTALLED or AGENT_INTEGRITY.
*/
async function installClaude(options) {
	const folder = join(options.folder, `claude-${options.version}`);
	if (!existsSync(folder)) await install(options, folder);
	refuseOtherIntegrity(options, folder);
	return findInstalledProgram(options, folder);
}
async function install(options, folder) {
	const npm = findProgram("npm", options.environment["PATH"]);
	if (npm === void 0) throw notInstalled(options, "There is no `npm` on PATH.");
	options.onInstall(`installing ${claudePackage}@${options.version} in ${folder}`);
	await mkdir(options.folder, {
		recursive: true,
		mode: 448
	});
	await removeAbandoned(options.folder);
	const partial = await mkdtemp(join(options.folder, `partial-${options.version}-`));
	try {
		await writeFile(join(partial, "package.json"), packageJson(options.version));
		await runNpm(npm, options, partial);
		refuseOtherIntegrity(options, partial);
		findInstalledProgram(options, partial);
		await rename(partial, folder).catch((error) => {
			if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
		});
	} finally {
		await removeFolder(partial);
	}
}
async function removeAbandoned(folder) {
	const abandoned = readdirSync(folder).flatMap((name) => name.startsWith("partial-") ? join(folder, name) : []).filter((place) => (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - dayMs);
	for (const place of abandoned) await removeFolder(place);
}
const dayMs = 864e5;
const packageJson = (version) => `${JSON.stringify({
	private: true,
	dependencies: { [claudePackage]: version }
}, null, 2)}\n`;
const npmFlags = [...[
	"--no-global",
	"--ignore-scripts",
	"--include=optional",
	"--install-strategy=hoisted",
	"--package-lock"
], ...[
	"--no-audit",
	"--no-fund",
	"--no-progress",
	"--no-update-notifier",
	"--loglevel=error"
]];
async function runNpm(npm, options, folder) {
	const output = boundedOutput({
		headBytes: 0,
		tailBytes: 4e3
	});
	const { environment, confinement, signal } = options;
	const places = {
		call: {
			path: folder,
			home: folder,
			tmp: folder
		},
		writable: []
	};
	const env = Object.fromEntries(Object.entries(environment).flatMap(([k, v]) => v === void 0 ? [] : [[k, v]]));
	const end = await supervise({
		file: npm,
		args: [
			"install",
			"--prefix",
			folder,
			...npmFlags
		],
		cwd: folder,
		env
	}, {
		confinement: { wrap: await confinement.unconfined() },
		places,
		signal,
		onStdout: output.push,
		onStderr: output.push,
		wallMs: 9e5
	}).done;
	signal.throwIfAborted();
	if (end.exitCode === 0 && end.endedBy === "itself") return;
	const reason = end.endedBy === "wall" ? "it took more than 15 minutes" : output.finish().tail.trim() || "it printed nothing";
	throw notInstalled(options, `npm could not install ${claudePackage}@${options.version}: ${reason}`);
}
/** From npm's lock file; npm has checked each package's integrity. */
function installedPackages(folder) {
	const lock = JSON.parse(readFileSync(join(folder, "node_modules/.package-lock.json"), "utf8"));
	return Object.entries(lock.packages).map(([path, { integrity }]) => ({
		name: path.slice(path.lastIndexOf("node_modules/") + 13),
		integrity
	}));
}
function refuseOtherIntegrity(options, folder) {
	if (options.integrity.length === 0) return;
	const mismatches = installedPackages(folder).filter(({ integrity }) => !options.integrity.includes(integrity ?? ""));
	if (mismatches.length === 0) return;
	throw new RalphError({
		code: "AGENT_INTEGRITY",
		message: `The package from the registry, ${claudePackage}@${options.version}, does not match agent-integrity; it was not run.`,
		hint: "Compare with a registry that you trust. If these are right, pass each of them as --agent-integrity.",
		findings: mismatches.map(({ name, integrity }) => `${name}: ${integrity ?? "no integrity"}`)
	});
}
/** The platform's package contains the program. npm omits it silently if it is missing or has another hash (measured). Older releases are a script in the package itself. */
function findInstalledProgram(options, folder) {
	const scope = join(folder, "node_modules/@anthropic-ai");
	const native = readdirSync(scope).filter((name) => name.startsWith("claude-code-"));
	const program = (isNative(scope) ? native.map((name) => join(scope, name, "claude")) : [join(folder, "node_modules/.bin/claude")]).find(isExecutable);
	if (program !== void 0) return program;
	throw notInstalled(options, `npm installed no program from ${claudePackage}@${options.version} for this machine: the registry has none, did not send it, or sent one with another hash.`);
}
function isNative(scope) {
	const { optionalDependencies = {} } = JSON.parse(readFileSync(join(scope, "claude-code/package.json"), "utf8"));
	return Object.keys(optionalDependencies).some((name) => name.startsWith(`${claudePackage}-`));
}
const notInstalled = ({ version, folder }, message) => new RalphError({
	code: "AGENT_NOT_INSTALLED",
	message,
	hint: `Where npm works, run \`npm install --prefix ${JSON.stringify(join(folder, "by-hand"))} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${JSON.stringify(join(folder, "by-hand/node_modules/.bin/claude"))}\`.`
});
// src/adapter/agent/claude/claude-program.ts
/** The program with its version; installs one if it is missing or has another version, and that is allowed. Throws RalphError AGENT_MISSING or AGENT_VERSION_DIFFERS. */
async function claudeProgram(choice, options) {
	const path = findProgram(choice.path ?? "claude", choice.environment["PATH"]);
	const version = path === void 0 ? void 0 : await readVersion(path, choice, options);
	if (path !== void 0 && version !== void 0 && isWanted(version, choice.version)) return {
		program: path,
		version
	};
	if (choice.install === void 0 || choice.path !== void 0) throw wrongProgram(choice, path, version);
	const installed = await choice.install(choice.version);
	const installedVersion = await readVersion(installed, choice, options);
	if (!isWanted(installedVersion, choice.version)) throw wrongProgram(choice, installed, installedVersion);
	return {
		program: installed,
		version: installedVersion
	};
}
/** Compares with output such as `2.1.197 (Claude Code)`. */
const isWanted = (output, version) => version === void 0 || output.split(" ", 1)[0] === version;
/** `--version` makes no call and takes 44 ms. Confined like a call: an agent may have replaced the program. */
async function readVersion(program, { confinement }, { env, call }) {
	const stdout = boundedOutput({
		headBytes: 1e3,
		tailBytes: 0
	});
	const stderr = boundedOutput({
		headBytes: 0,
		tailBytes: 500
	});
	const end = await supervise({
		file: program,
		args: ["--version"],
		cwd: call.path,
		env
	}, {
		confinement,
		places: {
			call,
			writable: [],
			readable: programFiles(program)
		},
		signal: new AbortController().signal,
		onStdout: stdout.push,
		onStderr: stderr.push,
		wallMs: 6e4
	}).done;
	const version = stdout.finish().head.trim().split("\n", 1)[0] ?? "";
	if (end.exitCode === 0 && version !== "") return version;
	const errorText = stderr.finish().tail.trim();
	throw new RalphError({
		code: "AGENT_MISSING",
		message: `${program} --version did not answer: ${errorText || `exit code ${end.exitCode ?? "none"}`}`,
		hint: "Try it by hand. Reinstall Claude Code, or set `agent.path` to one that works."
	});
}
function wrongProgram({ path, version }, program, actual) {
	if (program !== void 0) return new RalphError({
		code: "AGENT_VERSION_DIFFERS",
		message: `${program} is version ${actual}, but agent-version requires ${version}.`,
		hint: `${installHint(version)} Or remove agent-version.`
	});
	return new RalphError({
		code: "AGENT_MISSING",
		message: path === void 0 ? "There is no program `claude` on PATH." : `There is no program at agent.path, ${path}.`,
		hint: installHint(version)
	});
}
function installHint(version) {
	if (version === void 0) return `Install it with \`npm install -g ${claudePackage}\`, let ralph install it with \`--agent-install missing\`, or set \`agent.path\` to where it is.`;
	const folder = `"$HOME/.local/share/claude-code-${version}"`;
	return `Let ralph install that version with \`--agent-install missing\` (without \`agent.path\`); or run \`npm install --prefix ${folder} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${folder}/node_modules/.bin/claude\`.`;
}
/** The release of Claude Code that ralph was tried with, with the integrity of the package and of each platform's program. */
const triedRelease = {
	version: "2.1.330",
	integrity: [
		"sha512-KQMl6kixLMGHRCDUhkUPebuBhw13MpxlH3+17QzHQx40FNVd1z3uFKUSqQXB5zF9vLQGcpoC/8wWe5R35lsWvQ==",
		"sha512-rgzAjrRJJsIdZXGF9CCFFbURxKuJNobRr+krV3dNmqNJWIws74rLD0CABe4+nXlx/9WwRECTrveprWB96mubqw==",
		"sha512-XenTNj2zXaFrnLmf47n25vChfFhlfeyaAR/vW5SFsEnLGwd2U1vDUY97+5etHBZu3xWBnlK8HhBVxzRi9YTUDw==",
		"sha512-V4yanAY5EA5UpwwRPtjSfqDbNqAlUJeVn3NYZw2AgmRHjdpSsLtHAzbxRXfkAnbjwTXzE0uedjQxUY02ARPcsA==",
		"sha512-NemfeTqZ30tQDhAeumZgDYoX4ewhAHkN3dbcsyvlgb+yvpKUlcYu5Bor8K+Du5azGe3uy9sftlJxbGhTsCR7zA==",
		"sha512-9Gn+V7DtJ8M1nztP9CeDVl9g3RtrepI7rOFTyPRRnZe8D6zebIHKmC7OvBauucuAP0X0k85SDN/LPVZyjsGezQ==",
		"sha512-OnduSSPY1b59FA8jTbq20Y1XkDUV0S1OVyvYBNslEbpX79P81JF7Ih4lgYvDKiFnnSv75z4Kv6qLE5DQqogYXA==",
		"sha512-UBG8oi9gyi2hBGrKYkNfXSAqEyC3wJ2CsmSfQw8XLNWM/GOlUWAqELJOW9eBaAlWsusvwhHKtiQeS0UEQ+skxQ==",
		"sha512-P3aamhGb7lZUsgj6kQzdZAKh3fNFoXvawxZFuUz+pC5HVLwEtX5eWgO6kpxzT9+qfHaPhoepZ9KU8K1sz3b2yw=="
	]
};
function programFiles(program) {
	const realProgram = realOf(program);
	const packagesIndex = realProgram.lastIndexOf("/node_modules/");
	return [program, packagesIndex < 0 ? realProgram : `${realProgram.slice(0, packagesIndex)}/node_modules`];
}
function realOf(program) {
	return tryRead(() => realpathSync(program)) ?? dirname(program);
}
// src/adapter/agent/claude/claude.ts
function claudeAgent(settings) {
	return {
		name: "claude",
		preflight: () => withCallFolder(settings.tmp, (folder) => claudeProgram(settings, {
			env: environmentOf(settings, folder),
			call: folder
		})),
		run: (request, signal, onProgress) => withCallFolder(settings.tmp, (folder) => run$1(settings, {
			request,
			folder,
			signal,
			onProgress
		})),
		ask: (question, signal) => withCallFolder(settings.tmp, async (folder) => {
			const cwd = join(folder.path, "empty");
			await mkdir(cwd);
			const request = {
				...question,
				pass: "code",
				cwd,
				workspace: cwd,
				systemPrompt: "",
				allowedTools: void 0
			};
			return run$1(settingsOfQuestion(settings), {
				request,
				folder,
				signal,
				onProgress: () => void 0
			});
		})
	};
}
const settingsOfQuestion = (settings) => ({
	...settings,
	permissions: { kind: "no_tools" },
	fallbackModels: [],
	limits: {
		...settings.limits,
		wallMs: Math.min(maxQuestionMs, settings.limits.wallMs ?? maxQuestionMs)
	}
});
const maxQuestionMs = 12e4;
async function run$1(settings, call) {
	const admitted = settings.confinement.keyProxy?.admit(call.request);
	try {
		return await runAdmitted$1(settings, call, admitted);
	} finally {
		admitted?.end();
	}
}
async function runAdmitted$1(settings, { request, folder, signal, onProgress }, admitted) {
	const callEnv = environmentOf(settings, folder);
	const { program } = await claudeProgram(settings, {
		env: callEnv,
		call: folder
	});
	const env = {
		...callEnv,
		...admitted?.env
	};
	const systemPromptFile = request.systemPrompt === "" ? void 0 : join(folder.path, "system-prompt.md");
	if (systemPromptFile !== void 0) await writeFile(systemPromptFile, request.systemPrompt);
	const { environment, confinement } = settings;
	const { keyProxy } = confinement;
	const servers = await prepareServers(request, {
		folder,
		environment,
		provider: claude.provider,
		env,
		keyProxy
	});
	const index = await prepareIndex(request, folder);
	const command = claudeCommand({
		program,
		servers,
		request: {
			...request,
			prompt: index.prompt
		},
		env: {
			...env,
			...index.env
		},
		readable: index.readable,
		permissions: permissionsOf(settings, request),
		fallbackModels: settings.fallbackModels,
		systemPromptFile,
		root: process.getuid?.() === 0
	});
	const renewsLogin = !hasCredential(claude, settings.environment);
	const call = await runStreamingCall({
		command,
		confinement,
		places: {
			call: folder,
			callsModel: true,
			writable: [request.workspace, ...loginFolder(env)],
			readable: [
				...programFiles(program),
				...servers ? [process.execPath] : [],
				...cloudFiles(claude.provider, env),
				...loginFolder(env).flatMap(steeringFiles),
				...index.readable
			]
		},
		environment,
		watched: settings.watched,
		limits: {
			graceMs: 3e3,
			...limitsOf(settings.limits, request)
		},
		signal,
		onProgress,
		renewsLogin,
		needsAnswerTool: true,
		stopSignal: "SIGINT"
	});
	const schemaRefused = call.heard.answerTool === null && call.stderrTail.includes("--json-schema");
	if (call.heard.answerTool === false || schemaRefused) throw noStructuredOutput(program, call.stderrTail);
	if (neverStarted(call)) throw notStarted$2(program, call);
	if (call.heard.cliError === "model_not_found" && call.heard.result?.is_error) throw modelNotFound(call.heard.result.result);
	const outcome = outcomeOf$2(call);
	return {
		...admitted ? withMeteredUsage(outcome, admitted) : outcome,
		servers: await servers?.end(call.heard.servers)
	};
}
/** A task with a list of tools gets only these, even if permissions are skipped otherwise. */
function permissionsOf({ permissions }, { pass, allowedTools }) {
	if (allowedTools === void 0) return permissions;
	return pass !== "code" ? {
		kind: "reads",
		tools: allowedTools
	} : {
		kind: "mode",
		mode: "dontAsk",
		allowedTools
	};
}
/** It ended before its first line: a fault of the machine or a setting, which no further attempt fixes. */
const neverStarted = ({ heard, process }) => heard.answerTool === null && heard.result === null && process.endedBy === "itself" && process.exitCode !== 0;
function environmentOf(settings, { home, tmp }) {
	return withoutHeldKeys(agentEnvironment(settings.environment, {
		home,
		tmp,
		extra: settings.extraEnv,
		provider: claude.provider,
		login: loginVariables(settings.environment)
	}), settings.confinement);
}
/** Writable for the agent, because the CLI renews the token there. */
const loginFolder = ({ CLAUDE_CONFIG_DIR: folder }) => folder === void 0 ? [] : [folder];
/** Files that the user's own sessions obey, which stay read-only. */
const steeringFiles = (folder) => [
	"settings.json",
	"settings.local.json",
	"CLAUDE.md",
	"agents",
	"commands",
	"hooks",
	"plugins",
	"rules",
	"skills"
].map((name) => join(folder, name));
const noStructuredOutput = (program, stderr) => new RalphError({
	code: "AGENT_NO_STRUCTURED_OUTPUT",
	message: `${program} did not offer its answer tool (StructuredOutput), so no iteration could leave a handoff. ${stderr.trim()}`.trimEnd(),
	hint: "Update Claude Code to 2.1.197 or newer. If it is newer already, please report this: it did not accept our JSON Schema."
});
/** It would fail for every task (failure model C4: a fault of the configuration ends the job). */
const modelNotFound = (message = "") => new RalphError({
	code: "AGENT_MODEL_NOT_FOUND",
	message: `The provider does not offer this model to this account: ${oneLine(message, 500)}`,
	hint: "Set `model` to one that it offers (--model, ralph.yml, or the task in the plan), then run the same command again."
});
const notStarted$2 = (program, { process, stderrTail }) => new RalphError({
	code: "AGENT_NOT_STARTED",
	message: `${program} exited with code ${process.exitCode ?? "none"} before it started: ${stderrTail.trim().slice(-1e3) || "it printed nothing"}`,
	hint: "Fix what it names, such as a CLAUDE_CODE_\u2026 variable, then run the same command again."
});
// src/adapter/agent/claude/claude-kind.ts
const claudeKind = {
	facts: claude,
	create,
	preview: (settings) => [
		settings["agent-path"] ?? "claude",
		...[
			"-p",
			"--output-format",
			"stream-json",
			"--json-schema",
			"\u2026",
			"--max-turns",
			String(settings["max-turns"])
		],
		...settings.model === void 0 ? [] : ["--model", settings.model]
	],
	refuse: () => void 0,
	probe,
	login: (environment) => Object.keys(loginVariables(environment)).length > 0 ? "the login of `claude` on this machine" : void 0
};
function create(settings, place) {
	const { environment, confinement } = place;
	const install = (version = triedRelease.version) => installClaude({
		version,
		integrity: integrityOf(version, settings["agent-integrity"]),
		folder: place.programs,
		environment,
		confinement,
		signal: place.cancelled,
		onInstall: place.note
	});
	return claudeAgent({
		environment,
		extraEnv: settings["agent-env"],
		tmp: place.tmp,
		confinement,
		...place.watched && { watched: place.watched },
		limits: {
			wallMs: settings["agent-timeout"],
			idleMs: settings["agent-idle-timeout"]
		},
		path: settings["agent-path"],
		version: settings["agent-version"],
		install: settings["agent-install"] === "missing" ? install : void 0,
		fallbackModels: settings["fallback-model"],
		permissions: settings["skip-permissions"] ? { kind: "skip" } : {
			kind: "mode",
			mode: settings["permission-mode"],
			allowedTools: settings["allowed-tools"]
		}
	});
}
const integrityOf = (version, configured) => configured.length === 0 && version === triedRelease.version ? triedRelease.integrity : configured;
async function probe(settings, place) {
	const program = await create({
		...settings,
		"agent-install": "never"
	}, place).preflight().catch((error) => {
		if (settings["agent-install"] === "never" || !canBeInstalled(error, settings["agent-path"])) throw error;
		return null;
	});
	if (program === null) return "claude is not installed in that version; the first job installs it (agent-install: missing)";
	const demanded = settings["agent-version"] === void 0 ? "" : ", as agent-version requires";
	return `${program.program} ${program.version}${demanded}`;
}
/** A program that the user names is never replaced. */
const canBeInstalled = (error, path) => path === void 0 && error instanceof RalphError && (error.code === "AGENT_MISSING" || error.code === "AGENT_VERSION_DIFFERS");
// src/core/agent/program-settings.ts
/**
* The configuration of three programs (codex 0.171, Gemini CLI 0.61 and opencode 1.18 each finished a call through the
* proxy). Codex reads the address only from its configuration (github.com/openai/codex: `openai_base_url` in
* codex-rs/config). Gemini CLI refuses the variable for a gateway without a terminal
* (github.com/google-gemini/gemini-cli/pull/27553). opencode has an address for each provider, with the version
* (opencode.ai/docs/providers, opencode.ai/docs/config).
*/
function programSettings(command, addresses, env) {
	const words = programsIn(command);
	const { anthropic, openai, gemini } = addresses;
	const provider = {
		...anthropic && { anthropic: baseUrl(`${anthropic}/v1`) },
		...openai && { openai: baseUrl(openai) },
		...gemini && { google: baseUrl(`${gemini}/v1beta`) }
	};
	const isOpencode = words.includes("opencode") && Object.keys(provider).length > 0;
	const config = withProviders(env["OPENCODE_CONFIG_CONTENT"] || "{}", provider);
	return {
		variables: isOpencode && config ? { OPENCODE_CONFIG_CONTENT: config } : {},
		files: {
			...openai && words.includes("codex") && { ".codex/config.toml": `openai_base_url = ${JSON.stringify(openai)}\n` },
			...gemini && words.includes("gemini") && { ".gemini/settings.json": JSON.stringify(geminiKeySettings) }
		}
	};
}
const baseUrl = (address) => ({ options: { baseURL: address } });
/** Keeps a person's own configuration except for the addresses; undefined if it is no JSON. */
function withProviders(text, provider) {
	const config = record(tryJson(text));
	if (!config) return void 0;
	const oldProviders = record(config["provider"]);
	const merged = Object.entries(provider).map(([name, { options }]) => {
		const existing = record(oldProviders?.[name]);
		return [name, {
			...existing,
			options: {
				...record(existing?.["options"]),
				...options
			}
		}];
	});
	return JSON.stringify({
		...config,
		provider: {
			...oldProviders,
			...Object.fromEntries(merged)
		}
	});
}
const geminiKeySettings = { security: { auth: { selectedType: "gemini-api-key" } } };
// src/adapter/agent/command/command-agent.ts
const commandKind = {
	facts: command,
	create: (settings, { environment, tmp, confinement, watched }) => commandAgent({
		environment,
		extraEnv: settings["agent-env"],
		tmp,
		confinement,
		...watched && { watched },
		limits: {
			wallMs: settings["agent-timeout"],
			idleMs: settings["agent-idle-timeout"]
		},
		command: settings["agent-command"] ?? ""
	}),
	preview: (settings) => [
		"sh",
		"-c",
		settings["agent-command"] ?? ""
	],
	refuse: refuse$1,
	probe: async (settings) => `the command ${settings["agent-command"]}`,
	login: () => void 0
};
function refuse$1(settings) {
	if (settings["agent-command"] === void 0) throw new RalphError({
		code: "AGENT_COMMAND_MISSING",
		message: "The agent is `command`, but no command is given.",
		hint: "Add --agent-command \"\u2026\" (see docs/agents.md)."
	});
	if (settings["agent-version"] !== void 0) throw new RalphError({
		code: "AGENT_VERSION_WITHOUT_CLAUDE",
		message: "agent-version is the version of Claude Code, but the agent is `command`.",
		hint: "Remove agent-version; the command is responsible for its own version."
	});
}
const { provider } = command;
function commandAgent(settings) {
	return {
		name: "command",
		preflight: () => Promise.resolve({
			program: settings.command,
			version: "shell command"
		}),
		run: (request, signal, onProgress) => run(settings, request, signal, onProgress)
	};
}
async function run(settings, request, signal, onProgress) {
	const admitted = settings.confinement.keyProxy?.admit(request);
	try {
		return await runAdmitted(settings, {
			request,
			admitted,
			signal,
			onProgress
		});
	} finally {
		admitted?.end();
	}
}
async function runAdmitted(settings, { request, admitted, signal, onProgress }) {
	return withCallFolder(settings.tmp, async (folder) => {
		const handoffFile = join(folder.path, "handoff.json");
		const index = await prepareIndex(request, folder);
		const place = {
			...folder,
			handoffFile
		};
		const { command, servers } = await prepareCommand(settings, {
			...request,
			...index
		}, place, admitted);
		const call = await runStreamingCall({
			command,
			confinement: settings.confinement,
			places: {
				callsModel: true,
				call: folder,
				writable: [request.workspace],
				readable: [
					...filesNamedIn(settings.command),
					...cloudFiles(provider, command.env),
					...servers ? [process.execPath] : [],
					...index.readable
				]
			},
			environment: settings.environment,
			watched: settings.watched,
			limits: limitsOf(settings.limits, request),
			signal,
			onProgress,
			renewsLogin: false,
			needsAnswerTool: false,
			stopSignal: "SIGTERM"
		});
		if (couldNotRun(call)) throw notStarted$1(settings.command, call);
		const end = classifyEnd(call);
		return {
			...withHigherCost(outcomeOf$2(call, end.kind === "no_result" ? await readAnswer(handoffFile, end) : end), admitted),
			servers: await servers?.end(call.heard.servers)
		};
	});
}
/** A program may also use keys of its own, so the higher cost counts. */
function withHigherCost(outcome, admitted) {
	if (!admitted) return outcome;
	const bill = withMeteredUsage(outcome, admitted);
	return bill.usage.usd >= outcome.usage.usd ? bill : {
		...bill,
		usage: outcome.usage
	};
}
/** Files that the command names by absolute path: it needs them. */
const filesNamedIn = (command) => Array.from(command.matchAll(/(?<![^\s'"=(;&|])\/[^\s'"`;&|<>()$*?]+/g), ([path]) => path).filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true);
const couldNotRun = ({ heard, process }) => process.endedBy === "itself" && (process.exitCode === 126 || process.exitCode === 127) && heard.result === null && heard.tail === "";
/** No further attempt fixes it, so none is counted (failure model C4). */
const notStarted$1 = (command, { process, stderrTail }) => new RalphError({
	code: "AGENT_NOT_STARTED",
	message: `The agent command \`${oneLine(command, 200)}\` could not be run (exit code ${process.exitCode}): ${oneLine(stderrTail, 500)}`,
	hint: hiddenFileHint(stderrTail) ?? "Fix `agent.command` (--agent-command): `sh -c` runs it in the workspace, with ralph's own PATH."
});
function hiddenFileHint(stderr) {
	const path = missingIn(stderr);
	if (path === void 0 || !existsSync(path)) return void 0;
	return `The confinement hides ${path} from the agent: write \`agent-read: [${path}]\` in .github/ralph.yml and commit it.`;
}
async function prepareCommand(settings, request, folder, admitted) {
	const schemaFile = join(folder.path, "handoff.schema.json");
	const systemPromptFile = join(folder.path, "system-prompt.md");
	await writeFile(schemaFile, JSON.stringify(request.schema, null, 2));
	await writeFile(systemPromptFile, request.systemPrompt);
	const { environment, extraEnv, confinement } = settings;
	const { keyProxy } = confinement;
	const { home, tmp } = folder;
	const unfiltered = agentEnvironment(environment, {
		home,
		tmp,
		extra: extraEnv,
		provider
	});
	const program = programSettings(settings.command, admitted?.addresses ?? {}, unfiltered);
	await Promise.all(Object.entries(program.files).map(([name, text]) => addHomeFile(join(home, name), text)));
	const env = {
		...withoutHeldKeys(unfiltered, confinement),
		...admitted?.env,
		...program.variables
	};
	const servers = await prepareServers(request, {
		folder,
		environment,
		provider,
		env,
		keyProxy
	});
	return {
		command: {
			file: "sh",
			args: ["-c", settings.command],
			cwd: request.cwd,
			stdin: request.prompt,
			env: {
				...env,
				...request.env,
				RALPH_PASS: request.pass,
				RALPH_ITERATION: String(request.iteration),
				RALPH_TASK_ID: request.task,
				RALPH_ATTEMPT: String(request.attempt),
				RALPH_MODEL: request.model ?? "",
				RALPH_MAX_TURNS: String(request.maxTurns),
				RALPH_BUDGET_USD: String(request.budgetUsd),
				RALPH_BUDGET_TOKENS: request.budgetTokens === void 0 ? "" : String(request.budgetTokens),
				RALPH_ALLOWED_TOOLS: (request.allowedTools ?? []).join("\n"),
				RALPH_SYSTEM_PROMPT_FILE: systemPromptFile,
				RALPH_HANDOFF_SCHEMA: schemaFile,
				RALPH_HANDOFF_FILE: folder.handoffFile,
				RALPH_MCP_CONFIG: servers?.file ?? ""
			}
		},
		servers
	};
}
async function addHomeFile(path, text) {
	await mkdir(dirname(path), {
		recursive: true,
		mode: 448
	});
	await writeFile(path, text, { mode: 384 });
}
const maxAnswerBytes = 1048576;
/** A missing file does not change the end; a file that is no JSON is reported, since the agent meant to answer. */
async function readAnswer(path, end) {
	const answerFile = await readResultFile(path, maxAnswerBytes);
	if (!answerFile || "size" in answerFile) return end;
	const { text } = answerFile;
	try {
		return {
			kind: "finished",
			structured: JSON.parse(text),
			text
		};
	} catch (cause) {
		return {
			kind: "no_result",
			tail: `RALPH_HANDOFF_FILE does not hold JSON: ${cause instanceof Error ? cause.message : String(cause)}\n${end.tail}`
		};
	}
}
// src/adapter/agent/agents.ts
const agents = {
	claude: claudeKind,
	command: commandKind
};
// src/core/network/call-budget.ts
/** A single request may exceed a limit, because its cost is known only at its end; several together may not. */
function callBudget(limit) {
	const limits = {
		usd: limit.usd,
		tokens: limit.tokens ?? Number.POSITIVE_INFINITY
	};
	let spent = {
		usd: 0,
		tokens: 0
	};
	let reserved = {
		usd: 0,
		tokens: 0
	};
	let running = 0;
	return {
		admit(more) {
			if (spent.usd >= limits.usd || spent.tokens >= limits.tokens) return "spent";
			const total = plus(plus(spent, reserved), more);
			if (running > 0 && (total.usd > limits.usd || total.tokens > limits.tokens)) return "wait";
			running += 1;
			reserved = plus(reserved, more);
			return "go";
		},
		settle(reservation, cost) {
			running -= 1;
			reserved = plus(reserved, {
				usd: -reservation.usd,
				tokens: -reservation.tokens
			});
			spent = plus(spent, cost);
		},
		spent: () => spent
	};
}
const plus = (a, b) => ({
	usd: a.usd + b.usd,
	tokens: a.tokens + b.tokens
});
const spentInWords = (spent, limit) => spent.usd >= limit.usd ? `this call has spent its budget: ${spent.usd.toFixed(2)} of ${formatUsd(limit.usd)}` : `this call has spent its budget: ${formatTokens(spent.tokens)} of ${formatTokens(limit.tokens ?? 0)} tokens`;
// src/core/network/model-api.ts
/** Undefined if the proxy does not forward the request. `target`: path and query below the provider's address. */
function routeOf({ routes, parameters }, method, target) {
	const [path = ""] = target.split("?");
	const names = [...new URLSearchParams(target.slice(path.length + 1)).keys()];
	if (parameters && !names.every((name) => parameters.includes(name))) return void 0;
	for (const route of routes) {
		const match = route.method === method && matchPath(route.path, path);
		if (match) return {
			route,
			...match
		};
	}
}
function matchPath(pattern, path) {
	const [start = "", end] = pattern.split("{model}");
	if (end === void 0) return path === pattern ? { model: void 0 } : void 0;
	if (!path.startsWith(start) || !path.endsWith(end)) return void 0;
	const model = path.slice(start.length, path.length - end.length);
	return /^\w[\w.-]*$/.test(model) ? { model } : void 0;
}
// src/core/network/proxy-variables.ts
const loopback = "localhost,127.0.0.1,::1";
/** Variables that lead programs to a proxy on their loopback; Java needs its own. */
function proxyVariables(port) {
	const url = `http://127.0.0.1:${port}`;
	const java = `-Dhttp.proxyHost=127.0.0.1 -Dhttp.proxyPort=${port} -Dhttps.proxyHost=127.0.0.1 -Dhttps.proxyPort=${port}`;
	return {
		HTTPS_PROXY: url,
		https_proxy: url,
		HTTP_PROXY: url,
		http_proxy: url,
		NO_PROXY: loopback,
		no_proxy: loopback,
		MAVEN_OPTS: java,
		GRADLE_OPTS: java,
		NODE_USE_ENV_PROXY: "1"
	};
}
/** Adds the loopback to this machine's proxy exceptions: a company's proxy would look for it on its own machine. */
function withoutProxy(env) {
	const exceptions = env["no_proxy"] || env["NO_PROXY"];
	const list = exceptions ? `${exceptions},${loopback}` : loopback;
	return {
		NO_PROXY: list,
		no_proxy: list
	};
}
// src/core/network/company-proxy.ts
/** This machine's proxy for a host, from the variables that curl and git read; undefined for a direct connection. */
function companyProxy(env, host, port) {
	const proxy = env["https_proxy"] || env["HTTPS_PROXY"] || env["all_proxy"] || env["ALL_PROXY"];
	if (!proxy) return void 0;
	return (env["no_proxy"] || env["NO_PROXY"] || "").split(/[\s,]+/).filter((entry) => entry !== "").some((exception) => isExcepted(exception.toLowerCase(), host, port)) ? void 0 : proxy;
}
function isExcepted(exception, host, port) {
	if (exception === "*") return true;
	const [, name = "", onlyPort] = /^(?:\*?\.)?(.*?)(?::(\d+))?$/.exec(exception) ?? [];
	return name !== "" && (onlyPort === void 0 || Number(onlyPort) === port) && (host === name || host.endsWith(`.${name}`));
}
// src/core/network/public-address.ts
/** True for addresses of the public internet, by the registries of special addresses (IANA, RFC 6890 and updates). Others are never dialled: an allowed name could lead to a local service. */
function isPublicAddress(address) {
	const four = fourBytes(address);
	if (four) return !inAny(four, privateV4);
	const sixteen = sixteenBytes(address);
	if (!sixteen) return false;
	return inAny(sixteen, ["2000::/3"]) && !inAny(sixteen, specialV6);
}
const privateV4 = [
	"0.0.0.0/8",
	"10.0.0.0/8",
	"100.64.0.0/10",
	"127.0.0.0/8",
	"169.254.0.0/16",
	"172.16.0.0/12",
	"192.0.0.0/24",
	"192.0.2.0/24",
	"192.31.196.0/24",
	"192.52.193.0/24",
	"192.88.99.0/24",
	"192.168.0.0/16",
	"192.175.48.0/24",
	"198.18.0.0/15",
	"198.51.100.0/24",
	"203.0.113.0/24",
	"224.0.0.0/3"
];
const specialV6 = [
	"2001::/23",
	"2001:db8::/32",
	"2002::/16",
	"2620:4f:8000::/48",
	"3fff::/20"
];
function inAny(bytes, blocks) {
	return blocks.some((block) => {
		const [start = "", length = "0"] = block.split("/");
		const first = fourBytes(start) ?? sixteenBytes(start);
		return first?.length === bytes.length && bitsOf(first, Number(length)) === bitsOf(bytes, Number(length));
	});
}
const bitsOf = (bytes, length) => bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("").slice(0, length);
function fourBytes(text) {
	if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return void 0;
	const bytes = text.split(".").map(Number);
	return bytes.every((byte) => byte < 256) ? bytes : void 0;
}
function sixteenBytes(text) {
	const [plain = ""] = text.split("%");
	const last = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
	const four = last ? fourBytes(last[2] ?? "") : void 0;
	if (last && !four) return void 0;
	const halves = (four ? `${last?.[1]}${hex(four.slice(0, 2))}:${hex(four.slice(2))}` : plain).split("::").map((half) => half === "" ? [] : half.split(":"));
	if (halves.length > 2) return void 0;
	const [head = [], tail] = halves;
	const missing = 8 - head.length - (tail?.length ?? 0);
	if (tail === void 0 ? missing !== 0 : missing < 1) return void 0;
	const groups = [
		...head,
		...Array(tail === void 0 ? 0 : missing).fill("0"),
		...tail ?? []
	];
	if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return void 0;
	return groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
}
const hex = (bytes) => bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
// src/adapter/network/dial.ts
const defaultDialTimeoutMs = 2e4;
const noAnswerText = (ms) => `nothing answers within ${Math.ceil(ms / 1e3)} s`;
/** The host cannot be reached or, if `isPrivate`, must not be. */
var DialFault = class extends Error {
	isPrivate;
	constructor(message, isPrivate = false) {
		super(message);
		this.isPrivate = isPrivate;
	}
};
/**
* Resolves the name once and connects to the checked address; a company's proxy resolves it itself. Rejects with
* DialFault.
*/
async function dial(target, access) {
	const { host, port } = target;
	const proxy = companyProxy(access.environment, host, port);
	if (proxy !== void 0) return connectThroughProxy(proxy, target, access);
	const addresses = await (access.resolve ?? systemAddresses)(host).catch((cause) => {
		throw new DialFault(`its name cannot be resolved (${cause.code ?? cause.message})`);
	});
	const candidates = target.mayBePrivate ? addresses : addresses.filter(isPublicAddress);
	if (candidates.length === 0) throw new DialFault(`its name leads to ${addresses.slice(0, 3).join(", ") || "no address"}, which is not public`, addresses.length > 0);
	const failures = [];
	for (const address of candidates) try {
		return await connectionOf(connect({
			host: address,
			port,
			allowHalfOpen: true
		}), access);
	} catch (error) {
		failures.push(error instanceof Error ? error.message : String(error));
	}
	throw new DialFault(failures[0] ?? "nothing answers");
}
/** IPv4 first, since many machines have no other network. */
async function systemAddresses(host) {
	return (await lookup(host, { all: true })).sort((a, b) => a.family - b.family).map(({ address }) => address);
}
function connectionOf(socket, { dialTimeoutMs = defaultDialTimeoutMs }, event = "connect") {
	return new Promise((resolve, reject) => {
		const fail = (error) => {
			socket.destroy();
			reject(error);
		};
		socket.setTimeout(dialTimeoutMs, () => fail(new DialFault(noAnswerText(dialTimeoutMs))));
		socket.once("error", (error) => fail(new DialFault(`the connection failed (${error.code ?? error.message})`)));
		socket.once(event, () => {
			socket.setTimeout(0);
			socket.removeAllListeners("timeout");
			socket.removeAllListeners("error");
			socket.on("error", () => void 0);
			resolve(socket);
		});
	});
}
async function connectThroughProxy(address, { host, port }, access) {
	const url = parseProxyUrl(address);
	const proxyAddress = {
		host: url.hostname.replace(/^\[|\]$/g, ""),
		port: Number(url.port || (url.protocol === "https:" ? 443 : 80))
	};
	const socket = await (url.protocol === "https:" ? connectionOf(connect$1({
		...proxyAddress,
		servername: url.hostname
	}), access, "secureConnect") : connectionOf(connect({
		...proxyAddress,
		allowHalfOpen: true
	}), access)).catch((error) => {
		throw new DialFault(`the proxy of HTTPS_PROXY does not answer: ${error.message}`);
	});
	const credentials = url.username === "" ? "" : `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
	const authHeader = credentials === "" ? "" : `Proxy-Authorization: Basic ${Buffer.from(credentials).toString("base64")}\r\n`;
	socket.write(`CONNECT ${host}:${port} HTTP/1.1\r\nHost: ${host}:${port}\r\n${authHeader}\r\n`);
	const status = await statusOf(socket, access);
	if (status === "200") return socket;
	socket.destroy();
	throw new DialFault(`the proxy of HTTPS_PROXY refuses it (${status || "no answer"})`);
}
function parseProxyUrl(address) {
	try {
		return new URL(/^[a-z]+:\/\//i.test(address) ? address : `http://${address}`);
	} catch {
		throw new DialFault("HTTPS_PROXY is not the address of a proxy");
	}
}
/** Bytes after the headers stay in the socket. */
function statusOf(socket, { dialTimeoutMs = defaultDialTimeoutMs }) {
	return new Promise((resolve) => {
		let answer = Buffer.alloc(0);
		const finish = (status, remainder) => {
			clearTimeout(timer);
			socket.off("data", onData).off("close", onClose).pause();
			if (remainder && remainder.length > 0) socket.unshift(remainder);
			resolve(status);
		};
		const onClose = () => finish("");
		const onData = (chunk) => {
			answer = Buffer.concat([answer, chunk]);
			const headersEnd = answer.indexOf("\r\n\r\n");
			if (headersEnd >= 0) finish(/^HTTP\/1\.[01] (\d{3})/.exec(answer.toString("latin1"))?.[1] ?? "", answer.subarray(headersEnd + 4));
			else if (answer.length > 65536) finish("");
		};
		const timer = setTimeout(onClose, dialTimeoutMs);
		socket.on("data", onData).on("close", onClose);
	});
}
// src/adapter/network/upstream-request.ts
/** Uses the machine's own route; connections are reused. */
function requesterFor(address, access) {
	const url = new URL(address);
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const { port, protocol } = url;
	if (protocol === "http:") {
		const agent = new Agent({ keepAlive: true });
		return (options) => request({
			...options,
			agent,
			host,
			port: port || 80
		});
	}
	const { dialTimeoutMs = defaultDialTimeoutMs } = access;
	const target = {
		host,
		port: Number(port || 443),
		mayBePrivate: true
	};
	const agent = Object.assign(new Agent$1({ keepAlive: true }), { createConnection(_, done) {
		dial(target, access).then((socket) => {
			const secure = connect$1({
				socket,
				host,
				ALPNProtocols: ["http/1.1"],
				...isIP(host) === 0 && { servername: host }
			});
			const fail = (error) => done(error);
			secure.setTimeout(dialTimeoutMs, () => secure.destroy(new DialFault(noAnswerText(dialTimeoutMs))));
			secure.once("error", fail).once("secureConnect", () => {
				secure.off("error", fail).setTimeout(0);
				secure.removeAllListeners("timeout");
				done(null, secure);
			});
		}, (error) => done(error));
	} });
	return (options) => request$1({
		...options,
		agent,
		host,
		port: target.port
	});
}
// src/adapter/network/key-proxy.ts
/** The API takes 32 MB (platform.claude.com/docs/en/api/overview). */
const maxBodyBytes = 34603008;
const defaultAnswerTimeoutMs = 6e5;
/** Each connection may hold a body of maximal size in memory. */
const maxConnections = 32;
/**
* A server at which an agent calls its models with nonces instead of keys. Only routes of `HeldKey.api` pass, with
* the key replaced. Costs are measured, and a call over its budget is refused. Not listening yet.
*/
function keyProxy(heldKeys, access, prices) {
	const calls = /* @__PURE__ */ new Set();
	const providers = heldKeys.map((held) => {
		const { upstream } = held;
		const { answerTimeoutMs = defaultAnswerTimeoutMs } = access;
		return {
			...held,
			answerTimeoutMs,
			send: requesterFor(upstream, access),
			basePath: new URL(upstream).pathname.replace(/\/$/, "")
		};
	});
	const server = createServer$1((request, response) => {
		response.on("error", () => response.destroy());
		handleRequest({
			calls,
			prices
		}, request, response).catch((error) => refuse(response, 502, error.message));
	});
	server.maxConnections = maxConnections;
	server.keepAliveTimeout = 6e4;
	server.on("clientError", (_, socket) => socket.destroy());
	const admit = ({ budgetUsd: usd, budgetTokens: tokens }, origin) => {
		const nonces = providers.flatMap((provider) => Object.entries(provider.keys).map(([variable, key]) => ({
			variable,
			key,
			provider,
			nonce: `ralph-${randomBytes(32).toString("hex")}`
		})));
		const limit = {
			usd,
			tokens
		};
		const call = {
			nonces,
			budget: callBudget(limit),
			limit,
			waitingRequests: [],
			usage: noUsage,
			refusal: void 0
		};
		calls.add(call);
		return {
			env: {
				...Object.fromEntries(nonces.map(({ variable, nonce }) => [variable, nonce])),
				...Object.fromEntries(providers.map((provider) => [provider.addressVariable, origin + provider.localPath])),
				...withoutProxy(access.environment)
			},
			addresses: Object.fromEntries(providers.map((one) => [one.api.name, origin + one.localPath])),
			usage: () => call.usage,
			budgetRefusal: () => call.refusal,
			end: () => void calls.delete(call)
		};
	};
	const withheld = providers.flatMap(({ keys, hidden }) => [...Object.keys(keys), ...hidden]);
	return {
		server,
		open: (origin) => ({
			withheld,
			admit: (call) => admit(call, origin)
		})
	};
}
async function handleRequest({ calls, prices }, request, response) {
	const { method = "", url = "/", headers } = request;
	const caller = callerOf(calls, headers);
	if (caller === void 0) return refuse(response, 401, "this key is of no call that is running");
	const { provider, call } = caller;
	const reject = (status, message) => refuse(response, status, message, provider.api);
	if (headers.upgrade !== void 0) return reject(426, "only HTTP is passed on");
	const target = url.startsWith(provider.localPath) ? url.slice(provider.localPath.length) : void 0;
	const match = target === void 0 ? void 0 : routeOf(provider.api, method, target);
	if (target === void 0 || match === void 0) return reject(404, `${method} ${url.split("?")[0]} is not passed on`);
	const body = await bodyOf(request);
	if (body === void 0) return reject(413, "the request is too large");
	const forwarded = {
		method,
		path: provider.basePath + target,
		headers: headersOf(headers, caller, body.length),
		body,
		provider
	};
	const { paid: format } = match.route;
	if (!format) return void await forward({
		...forwarded,
		meter: () => noMeter
	}, response);
	const paid = format.readRequest(body.toString(), match.model);
	if (paid === void 0) return reject(400, "the request names no model");
	await pay({
		...forwarded,
		meter: format.meter,
		paid,
		call,
		prices
	}, response);
}
const noMeter = {
	read: () => void 0,
	end: () => void 0
};
/** A nonce only counts in a header of its own provider. */
function callerOf(calls, headers) {
	for (const call of calls) for (const { nonce, key, provider } of call.nonces) for (const name of provider.api.keyHeaders) {
		const [, scheme = "", presented = ""] = /^(Bearer )?(.*)$/i.exec(String(headers[name] ?? "")) ?? [];
		if (isEqual$1(nonce, presented)) return {
			call,
			provider,
			header: [name, scheme + key]
		};
	}
}
function isEqual$1(nonce, presented) {
	const [expectedBytes, presentedBytes] = [Buffer.from(nonce), Buffer.from(presented)];
	return expectedBytes.length === presentedBytes.length && timingSafeEqual(expectedBytes, presentedBytes);
}
/** Undefined if it is too large. Complete, since model and length determine the cost. */
async function bodyOf(request) {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of request) {
		bytes += chunk.length;
		if (bytes > maxBodyBytes) return void 0;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
/** Headers of a connection, not of the message (RFC 9110, 7.6.1). */
const connectionHeaders = [...[
	"connection",
	"keep-alive",
	"proxy-authorization",
	"proxy-authenticate",
	"proxy-connection",
	"te",
	"trailer"
], ...[
	"transfer-encoding",
	"upgrade",
	"expect",
	"host",
	"content-length"
]];
/** Of all providers: no provider may see another's key. */
const allKeyHeaders = [
	"x-api-key",
	"authorization",
	"x-goog-api-key",
	"api-key"
];
function headersOf(headers, { provider, header }, length) {
	const dropped = [
		...connectionHeaders,
		...allKeyHeaders,
		...provider.api.droppedHeaders,
		"accept-encoding"
	];
	const keptHeaders = Object.entries(headers).filter(([name]) => !dropped.includes(name));
	return {
		...Object.fromEntries(keptHeaders.map(([name, value]) => [name, String(value)])),
		[header[0]]: header[1],
		...provider.headers,
		"accept-encoding": "identity",
		"content-length": String(length),
		host: new URL(provider.upstream).host
	};
}
async function pay(request, response) {
	const { call, paid, body, provider, prices } = request;
	const priceOfModel = (...names) => findPrice([paid.model, ...names], provider.api.prices, prices);
	const input = Math.ceil(body.length / 3) + (paid.storedTokens ?? 0);
	const maxTokens = {
		...noTokens,
		input,
		output: paid.maxTokens
	};
	const baseFactor = (paid.unnamedFactor ?? 1) * (provider.factor ?? 1);
	const reserved = {
		usd: costOf(maxTokens, priceOfModel(), paid.factor * baseFactor),
		tokens: sumOf$1(maxTokens)
	};
	for (;;) {
		const verdict = call.budget.admit(reserved);
		if (verdict === "spent") {
			call.refusal = spentInWords(call.budget.spent(), call.limit);
			return refuse(response, 402, call.refusal, provider.api);
		}
		if (verdict === "go") break;
		await new Promise((resolve) => call.waitingRequests.push(resolve));
		if (response.destroyed) return;
	}
	let spent = {
		usd: 0,
		tokens: 0
	};
	try {
		const result = await forward(request, response);
		if (result !== void 0) {
			const { tokens, model = "", factor = 1 } = result.bill ?? { tokens: maxTokens };
			const usd = costOf(tokens, priceOfModel(model), Math.max(paid.factor, factor) * baseFactor);
			spent = {
				usd,
				tokens: sumOf$1(tokens)
			};
			call.usage = withTokens(call.usage, tokens, usd);
		}
	} finally {
		call.budget.settle(reserved, spent);
		for (const proceed of call.waitingRequests.splice(0)) proceed();
	}
}
const withTokens = (usage, tokens, usd) => ({
	...usage,
	usd: usage.usd + usd,
	input_tokens: usage.input_tokens + tokens.input,
	output_tokens: usage.output_tokens + tokens.output,
	cache_read_tokens: usage.cache_read_tokens + tokens.cacheRead,
	cache_creation_tokens: usage.cache_creation_tokens + tokens.cacheWrite + tokens.cacheWriteHour
});
/** Resolves after the answer, or if either side closes; undefined if nothing must be paid. */
function forward({ provider, body, meter: meterOf, ...options }, response) {
	return new Promise((resolve) => {
		const upstream = provider.send(options);
		let isSilent = false;
		const answerTimer = setTimeout(() => {
			isSilent = true;
			const seconds = Math.ceil(provider.answerTimeoutMs / 1e3);
			upstream.destroy(/* @__PURE__ */ new Error(`it took the request and did not answer within ${seconds} s`));
		}, provider.answerTimeoutMs);
		response.on("close", () => {
			if (!response.writableFinished) upstream.destroy();
		});
		upstream.on("close", () => clearTimeout(answerTimer));
		upstream.on("error", (error) => {
			const gaveUp = response.destroyed || isSilent;
			refuse(response, 502, `${new URL(provider.upstream).host} cannot be reached: ${error.message}`, provider.api);
			const tokens = {
				...noTokens,
				input: Math.ceil(body.length / 4)
			};
			resolve(gaveUp ? { bill: {
				tokens,
				model: ""
			} } : void 0);
		});
		upstream.on("response", (incoming) => {
			clearTimeout(answerTimer);
			const status = incoming.statusCode ?? 502;
			const meter = meterOf(/event-stream/.test(incoming.headers["content-type"] ?? ""));
			response.writeHead(status, incoming.statusMessage, endToEnd(incoming.rawHeaders));
			response.flushHeaders();
			incoming.on("data", (chunk) => meter.read(chunk.toString("latin1")));
			incoming.on("error", () => response.destroy());
			incoming.on("close", () => {
				if (!incoming.complete) response.destroy();
				resolve(status < 400 ? { bill: meter.end() } : void 0);
			});
			incoming.pipe(response);
		});
		upstream.end(body);
	});
}
function endToEnd(rawHeaders) {
	const headers = [];
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const [name = "", value = ""] = rawHeaders.slice(index, index + 2);
		if (name.toLowerCase() === "content-length" || !connectionHeaders.includes(name.toLowerCase())) headers.push(name, value);
	}
	return headers;
}
/** In the provider's format, so that its programs show the text. */
function refuse(response, status, message, api = anthropicApi) {
	if (response.headersSent) return void response.destroy();
	const body = JSON.stringify(api.errorBody(status, `ralph: ${message}`));
	response.writeHead(status, {
		"content-type": "application/json",
		"content-length": Buffer.byteLength(body)
	});
	response.end(body);
}
// src/core/network/client-hello.ts
/** With post-quantum keys a hello has some 2 kB. */
const maxHelloBytes = 32768;
/** Reads the server name of a TLS ClientHello (RFC 8446, 4.1.2; RFC 6066, 3). Refuses bytes that two readers could read as two names, so that the server sees the allowed name. */
function readClientHello(bytes) {
	const records = handshakeIn(bytes);
	if ("wrong" in records) return records;
	const { handshake } = records;
	if (handshake.length > 0 && handshake[0] !== 1) return wrong("it does not begin with a ClientHello");
	const totalLength = 4 + number(handshake, 1, 3);
	if (handshake.length >= 4 && totalLength > maxHelloBytes) return wrong("its ClientHello is too long");
	if (handshake.length >= 4 && handshake.length >= totalLength) return nameInHello(handshake.slice(4, totalLength));
	if (bytes.length > 2 * maxHelloBytes) return wrong("its ClientHello is too long");
	return "more";
}
function handshakeIn(bytes) {
	const handshake = [];
	for (let offset = 0; offset < bytes.length;) {
		const [kind, version = 3] = bytes.subarray(offset, offset + 2);
		if (kind !== 22 || version !== 3) return { wrong: "it is not TLS" };
		if (bytes.length < offset + 5) break;
		const length = number(bytes, offset + 3, 2);
		if (length === 0 || length > 16384) return { wrong: "its TLS record has a wrong length" };
		handshake.push(...bytes.subarray(offset + 5, offset + 5 + length));
		if (handshake.length >= 4 && handshake.length >= 4 + number(handshake, 1, 3)) break;
		offset += 5 + length;
	}
	return { handshake };
}
const wrong = (why) => ({ wrong: why });
const number = (bytes, offset, length) => {
	let value = 0;
	for (let index = offset; index < offset + length; index++) value = value * 256 + (bytes[index] ?? 0);
	return value;
};
/** A block with a length of `size` bytes, and the next offset; undefined if it exceeds the data. */
function block(bytes, offset, size) {
	if (offset + size > bytes.length) return void 0;
	const start = offset + size;
	const next = start + number(bytes, offset, size);
	return next > bytes.length ? void 0 : {
		content: bytes.slice(start, next),
		next
	};
}
function nameInHello(hello) {
	const session = block(hello, 34, 1);
	const ciphers = session && block(hello, session.next, 2);
	const methods = ciphers && block(hello, ciphers.next, 1);
	if (!methods) return wrong("its ClientHello is malformed");
	if (methods.next === hello.length) return wrong("its ClientHello names no server");
	const extensions = block(hello, methods.next, 2);
	if (!extensions || extensions.next !== hello.length) return wrong("its ClientHello is malformed");
	const names = [];
	for (let offset = 0; offset < extensions.content.length;) {
		const extension = block(extensions.content, offset + 2, 2);
		if (!extension) return wrong("its ClientHello is malformed");
		if (number(extensions.content, offset, 2) === 0) names.push(extension.content);
		offset = extension.next;
	}
	const [only, ...others] = names;
	if (only === void 0) return wrong("its ClientHello names no server");
	return others.length > 0 ? wrong("its ClientHello names several servers") : nameInList(only);
}
function nameInList(extension) {
	const list = block(extension, 0, 2);
	const name = list && block(list.content, 1, 2);
	if (!name || list.next !== extension.length || list.content[0] !== 0 || name.content.length === 0) return wrong("its ClientHello is malformed");
	if (name.next !== list.content.length) return wrong("its ClientHello names several servers");
	if (!name.content.every((byte) => byte > 32 && byte < 127)) return wrong("its ClientHello is malformed");
	return { name: String.fromCharCode(...name.content).toLowerCase() };
}
// src/adapter/network/join-sockets.ts
/**
* Pipes in both directions with backpressure. If one side ends normally, the other may finish; if it breaks off, both
* are closed.
*/
function joinSockets(first, second) {
	pipeOneWay(first, second);
	pipeOneWay(second, first);
}
function pipeOneWay(from, to) {
	from.on("error", () => to.destroy());
	from.on("close", () => from.readableEnded ? to.destroySoon() : to.destroy());
	from.pipe(to);
}
// src/adapter/network/egress-proxy.ts
/**
* The only exit of a confined network: CONNECT to an allowed host, followed by TLS to the same host. Not listening
* yet.
*/
function egressProxy(options) {
	const server = createServer$1((request, response) => {
		const target = plainLine(request.url ?? "", 200);
		options.onRefused({
			target,
			why: "plain http is not passed on; a service of this machine is passed in by `ports`"
		});
		response.writeHead(403, {
			"content-type": "text/plain",
			connection: "close"
		});
		response.end(`ralph: ${target} is refused: plain http is not passed on.\n`);
	});
	server.maxConnections = 256;
	server.on("connect", (request, client, head) => {
		client.on("error", () => client.destroy());
		const target = request.url ?? "";
		tunnel(target, client, {
			head,
			options
		}).catch((error) => {
			options.onRefused({
				target: plainLine(target, 200),
				why: plainLine(String(error), 200)
			});
			client.destroy();
		});
	});
	server.on("clientError", (_, socket) => socket.destroy());
	return server;
}
async function tunnel(target, client, { head, options }) {
	const targetText = plainLine(target, 200);
	const verdict = judgeTarget(target, await options.allowed());
	if ("refused" in verdict) {
		options.onRefused({
			target: targetText,
			why: verdict.refused,
			line: verdict.line
		});
		return answer$1(client, 403, `${targetText} is refused: ${verdict.refused}.${verdict.line ? ` To allow it: ${verdict.line}` : ""}`);
	}
	const upstream = await dial(verdict, options).catch((error) => error);
	if (upstream instanceof Error) {
		const { message: why, isPrivate: isRefused } = upstream;
		if (isRefused) options.onRefused({
			target: targetText,
			why
		});
		return answer$1(client, isRefused ? 403 : 502, `${targetText} cannot be reached: ${why}.`);
	}
	const closeUpstream = () => void upstream.destroy();
	client.on("close", closeUpstream);
	client.write("HTTP/1.1 200 Connection established\r\n\r\n");
	const hello = await helloOf(client, head, options.helloTimeoutMs);
	if (hello.name !== verdict.host) {
		if (hello.bytes.length > 0) {
			const why = hello.name === void 0 ? hello.why : `it asks for the server ${plainLine(hello.name, 100)}`;
			options.onRefused({
				target: targetText,
				why
			});
		}
		client.destroy();
		upstream.destroy();
		return;
	}
	upstream.write(hello.bytes);
	client.off("close", closeUpstream);
	joinSockets(client, upstream);
}
function answer$1(client, status, text) {
	const body = `ralph: ${text}\n`;
	const reason = status === 403 ? "Forbidden" : "Bad Gateway";
	client.end(`HTTP/1.1 ${status} ${reason}\r\ncontent-type: text/plain\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
}
/** The first bytes of a connection and the server name in them; further bytes stay in the stream. */
function helloOf(client, head, helloTimeoutMs = 2e4) {
	return new Promise((resolve) => {
		let bytes = Buffer.alloc(0);
		const finish = (hello) => {
			clearTimeout(timer);
			client.off("data", onData).off("end", onEarlyEnd).off("close", onEarlyEnd).pause();
			resolve(hello);
		};
		const onEarlyEnd = () => finish({
			bytes,
			name: void 0,
			why: "it ended before it named a server"
		});
		const timer = setTimeout(() => finish({
			bytes,
			name: void 0,
			why: "it named no server in time"
		}), helloTimeoutMs);
		const onData = (chunk) => {
			bytes = Buffer.concat([bytes, chunk]);
			const parsed = readClientHello(bytes);
			if (parsed !== "more") finish("name" in parsed ? {
				bytes,
				name: parsed.name
			} : {
				bytes,
				name: void 0,
				why: parsed.wrong
			});
		};
		client.on("data", onData).on("end", onEarlyEnd).on("close", onEarlyEnd);
		if (head.length > 0) onData(head);
	});
}
// src/adapter/network/own-network.ts
/** A loopback port inside, where nothing else listens. */
const proxyPort = 61280;
const keyPort = 61281;
/** A limit, because a hostile program could invent any number of refusals. */
const maxRefusals = 100;
/** Opens sockets for the egress proxy and for local services. They end with this process and do not keep it alive. */
async function openNetwork(options) {
	const folder = temporaryFolder("net");
	const seenRefusals = /* @__PURE__ */ new Set();
	const newRefusals = [];
	const onRefused = (refusal) => {
		const key = `${refusal.target} ${refusal.why}`;
		if (seenRefusals.has(key) || seenRefusals.size >= maxRefusals) return;
		seenRefusals.add(key);
		newRefusals.push(refusal);
	};
	const servers = [];
	const open = async (server, name) => {
		const path = join(folder, name);
		await listenAt(server, path);
		servers.push(server);
		return path;
	};
	const proxy = async (allowed, name) => ({
		port: proxyPort,
		socket: await open(egressProxy({
			...options,
			allowed,
			onRefused
		}), name)
	});
	let hostsLookup;
	const listedHosts = async () => {
		hostsLookup ??= options.egress === "listed" ? options.allowed() : Promise.resolve([]);
		return hostsLookup;
	};
	const openPorts = [.../* @__PURE__ */ new Set([...options.ports, ...options.model.ports])];
	const doors = /* @__PURE__ */ new Map();
	for (const port of openPorts) doors.set(port, {
		port,
		socket: await open(portForwarder(port), `port-${port}`)
	});
	const others = [...options.ports.flatMap((port) => doors.get(port) ?? []), ...options.egress === "listed" ? [await proxy(listedHosts, "egress")] : []];
	const keyDoors = options.keyServer ? [{
		port: keyPort,
		socket: await open(options.keyServer, "key")
	}] : [];
	const model = [
		...doors.values(),
		...keyDoors,
		await proxy(async () => [...await listedHosts(), ...options.model.hosts], "model")
	];
	const close = () => {
		for (const server of servers) server.close();
		rmSync(folder, {
			recursive: true,
			force: true
		});
	};
	process.once("exit", close);
	return {
		egress: options.egress,
		doors: {
			model,
			others
		},
		environment: (doorsInUse) => doorsInUse.some(({ port }) => port === proxyPort) ? proxyVariables(proxyPort) : {},
		takeRefusals: () => newRefusals.splice(0),
		close() {
			process.off("exit", close);
			close();
		}
	};
}
async function listenAt(server, path) {
	await startListening(server, { path });
	chmodSync(path, 438);
}
/** A loopback port; the server does not keep the process alive. */
async function listenOnFreePort(server) {
	await startListening(server, {
		port: 0,
		host: "127.0.0.1"
	});
	return server.address().port;
}
function startListening(server, address) {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(address, () => {
			server.off("error", reject);
			server.on("error", () => void 0);
			server.unref();
			resolve();
		});
	});
}
/** Tries one address after the other: a Node socket with two addresses loses a half-close on its way to the second. */
async function connectToService(port) {
	const [first, ...others] = ["127.0.0.1", "::1"].map((host) => () => connectTo$1({
		host,
		port,
		allowHalfOpen: true
	}));
	return others.reduce((attempt, next) => attempt.catch(next), first?.() ?? Promise.reject(/* @__PURE__ */ new Error("no address")));
}
function connectTo$1(options) {
	return new Promise((resolve, reject) => {
		const service = connect(options, () => {
			service.off("error", reject);
			resolve(service);
		});
		service.once("error", reject);
	});
}
function portForwarder(port) {
	const server = createServer({
		allowHalfOpen: true,
		pauseOnConnect: true
	}, (client) => {
		client.on("error", () => client.destroy());
		connectToService(port).then((service) => joinSockets(client, service), () => client.destroy());
	});
	server.maxConnections = 256;
	return server;
}
// src/adapter/process/confinement/confine-command.ts
/** Our processes in a namespace with `rootProcesses` of them at its root. */
const countOwnProcesses = (rootProcesses, { ownNetwork }) => rootProcesses + (ownNetwork ? 1 : 0);
/** Ignored signals stay ignored across `exec`, and a shell cannot reset that for its children. */
const resetSignals = "--default-signal=INT,TERM,QUIT";
const withoutCopies = (layers) => layers.map((layer) => layer.access === "copy" ? {
	path: layer.path,
	access: "read"
} : layer);
const nulSeparated = (words) => words.map((word) => `${word}\0`).join("");
// src/adapter/process/confinement/layer.ts
const isBelow = (path, root) => path === root || path.startsWith(`${root}/`);
const depth = (path) => path.split(sep).length - 1;
function nearestAbove(path, layerByPath) {
	for (let parent = dirname(path); parent !== "/"; parent = dirname(parent)) {
		const layer = layerByPath.get(parent);
		if (layer) return layer;
	}
}
function sortLayers(layers) {
	return [...new Map(layers.map((layer) => [layer.path, layer])).values()].sort((a, b) => depth(a.path) - depth(b.path) || (a.path < b.path ? -1 : 1));
}
/** True if the machine's own content is visible there, read-only or as a copy. */
const isShown = ({ path, access, from = path }) => access === "copy" || (access === "read" || access === "system") && from === path;
/** Drops layers that change nothing: each costs a start some 0.2 ms. Expects and keeps outermost first. */
function dropRedundant(layers) {
	const keptLayers = /* @__PURE__ */ new Map();
	for (const layer of layers) if (isNeeded(layer, nearestAbove(layer.path, keptLayers))) keptLayers.set(layer.path, layer);
	return [...keptLayers.values()];
}
function isNeeded(layer, enclosing) {
	const isInEmpty = enclosing === void 0 || enclosing.access === "empty";
	if (layer.access === "text" && isInEmpty) return false;
	if (layer.access === "empty" && enclosing?.access === "write" && enclosing.from !== void 0) return enclosing.from === enclosing.path;
	if (enclosing === void 0 || !isShown(enclosing)) return true;
	return !(layer.access === "link" || isShown(layer) && layer.access !== "copy" && enclosing.access !== "copy");
}
/** An empty folder that needs no mount, because its surroundings are empty. */
function isFolderOnly({ path, access }, layerByPath) {
	const enclosing = nearestAbove(path, layerByPath);
	return access === "empty" && (enclosing === void 0 || enclosing.access === "empty");
}
// src/core/confinement/namespace-filter.ts
/** linux/filter.h and linux/bpf_common.h: load a word, compare, return. */
const [load, isEqual, isAtLeast, hasBits, answer] = [
	32,
	21,
	53,
	69,
	6
];
/** Offsets in linux/seccomp.h of the call's number, the machine and the first argument. */
const [callAt, machineAt, firstArgumentAt] = [
	0,
	4,
	16
];
const allowed = 2147418112;
const refused = (errno) => 327680 | errno;
const [notPermitted, notImplemented] = [1, 38];
const newUserNamespace = 268435456;
/** First call number of x32, an unused ABI of x86-64 with other numbers. */
const otherAbi = 1073741824;
/** Calls that create namespaces, by machine (linux/audit.h). `clone3` hides its flags in memory. */
const machines = [
	{
		machine: 3221225534,
		unshare: 272,
		clone: 56,
		clone3: 435
	},
	{
		machine: 1073741827,
		unshare: 310,
		clone: 120,
		clone3: 435
	},
	{
		machine: 3221225655,
		unshare: 97,
		clone: 220,
		clone3: 435
	},
	{
		machine: 1073741864,
		unshare: 337,
		clone: 120,
		clone3: 435
	}
];
/** A seccomp(2) filter for programs that may not create user namespaces. C libraries use `clone` without `clone3`. */
function namespaceFilter() {
	const blocks = machines.flatMap(({ machine, unshare, clone, clone3 }) => [
		[
			isEqual,
			0,
			10,
			machine
		],
		[
			load,
			0,
			0,
			callAt
		],
		[
			isAtLeast,
			5,
			0,
			otherAbi
		],
		[
			isEqual,
			4,
			0,
			clone3
		],
		[
			isEqual,
			1,
			0,
			unshare
		],
		[
			isEqual,
			0,
			3,
			clone
		],
		[
			load,
			0,
			0,
			firstArgumentAt
		],
		[
			hasBits,
			2,
			1,
			newUserNamespace
		],
		[
			answer,
			0,
			0,
			refused(notImplemented)
		],
		[
			answer,
			0,
			0,
			allowed
		],
		[
			answer,
			0,
			0,
			refused(notPermitted)
		]
	]);
	const instructions = [
		[
			load,
			0,
			0,
			machineAt
		],
		...blocks,
		[
			answer,
			0,
			0,
			refused(notImplemented)
		]
	];
	return Buffer.concat(instructions.map(encoded));
}
function encoded([code, ifTrue, ifFalse, value]) {
	const bytes = Buffer.alloc(8);
	bytes.writeUInt16LE(code, 0);
	bytes.writeUInt8(ifTrue, 2);
	bytes.writeUInt8(ifFalse, 3);
	bytes.writeUInt32LE(value, 4);
	return bytes;
}
// src/adapter/process/confinement/perl.ts
/** System call numbers; from 424 on they are the same on all machines. */
const numbers = {
	x64: {
		UNSHARE: 272,
		MOUNT: 165,
		CLOSE: 3,
		EXIT: 231,
		PRCTL: 157,
		SETNS: 308,
		PIVOT: 155,
		UMOUNT: 166
	},
	arm64: {
		UNSHARE: 97,
		MOUNT: 40,
		CLOSE: 57,
		EXIT: 94,
		PRCTL: 167,
		SETNS: 268,
		PIVOT: 41,
		UMOUNT: 39
	}
};
/**
* A perl program (perl is in every Debian and Ubuntu) with named system calls; undefined for machines with unknown numbers.
* Perl's `syscall` writes to its arguments, so they are no constants. `require POSIX` would take 13 ms of CPU.
*/
function perlProgram(...scripts) {
	const { arch } = process;
	if (arch !== "x64" && arch !== "arm64") return void 0;
	return [
		"use strict;",
		...Object.entries(numbers[arch]).map(([name, number]) => `my$${name}=${number};`),
		helpers,
		...scripts
	].join("");
}
const helpers = `my($NONE,$ROOT,$EMPTY,$R,$DOT)=("none","/","","/tmp",".");
sub must{my($n,$w)=@_;$n>=0 or die"$w: $!\\n";$n}
sub tree{my$p=shift;must(syscall(428,-100,$p,0x88001),"open_tree $p")}
sub attr{my($fd,$set,$ns,$deep)=@_;my$a=pack("Q4",$set,0,0,$ns||0);syscall(442,$fd,$EMPTY,0x1000|($deep//0x8000),$a,32)}
sub place{my($fd,$p)=@_;must(syscall(429,$fd,$EMPTY,-100,$p,4),"move_mount $p");syscall($CLOSE,$fd)}
`;
/** `attended`: the process ends with its parent, or now if the engine, which holds descriptor 3, has gone. */
const perlAttended = `sub attended{syscall($PRCTL,1,9,0,0,0);vec(my$v="",3,1)=1;select($v,undef,undef,0)and syscall($EXIT,137)}
`;
/**
* Reads the orders for a view from a descriptor, NUL-separated, so that paths are on no command line: `layer ACCESS PATH FROM
* UPPER` for each, outermost first; `run COMMAND\u2026` is the last; others are a name and a value. It closes all other
* descriptors above 3, since an open folder would lead past everything hidden.
*/
const perlOrders = `
opendir my$fds,"/proc/self/fd"or die"descriptors: $!\\n";my@fds=readdir$fds;closedir$fds;
for(@fds){syscall($CLOSE,$_+0)if/^\\d+$/&&$_>3&&$_!=$ARGV[0]}
open my$in,"<&=",shift or die"orders: $!\\n";my@o=do{local$/;split/\\0/,<$in>,-1};close$in;pop@o;
my(@layers,@env,@run,%set);
while(@o){my$w=shift@o;if($w eq"run"){@run=@o;last}if($w eq"env"){push@env,shift@o}
elsif($w eq"layer"){push@layers,[splice@o,0,4]}else{$set{$w}=shift@o}}
`;
/**
* Makes a view with system calls of Linux 5.12, one process for all mounts: mount(8) needs a process each, bubblewrap 0.4 ms
* each. `copies` shows caches as copies, `trees` opens the visible trees, `root` mounts an empty root at /tmp, `dev` makes a
* /dev of what `device` has opened, `places` attaches the trees, `pivot` leaves the machine's root. With a namespace, root's
* files appear as its uid's, except for the system's.
*/
const perlView = `
sub private{must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts")}
sub fresh{my($t,$p,$flags,$o)=@_;must(syscall($MOUNT,$t,$p,$t,$flags,$o),"$t on $p")}
sub parents{my$p=shift;my@m;while(($p)=$p=~m{^(.+)/[^/]+$}){last if-d$p;unshift@m,$p}mkdir$_,0755 for@m}
sub copies{my($ns,$u)=splice@_,0,2;for(@_){my($a,$p,$f,$d)=@$_;copy($p,$d,$u,$ns)if$a eq"copy"}}
sub trees{my$ns=shift;for(@_){my($a,$p,$f)=@$_;next if$a eq"empty"||$a eq"folder"||$a eq"link";
if($a eq"copy"){$_->[4]=tree($p);next}
my$fd=$_->[4]=syscall(428,-100,$f,0x88001);if($fd<0){die"$f: $!\\n"if$a eq"write";next}
if($a eq"write"){must(attr($fd,$ns?0x100006:6,$ns?fileno$ns:0),"idmap $f")}
else{if($ns&&$a eq"read"){attr($fd,0x100000,fileno$ns)==0||attr($fd,0x100000,fileno$ns,0)}must(attr($fd,7),"read-only $f")}}}
sub device{map{[$_,tree("/dev/$_")]}grep{-e"/dev/$_"}"null","zero","full","random","urandom","tty"}
sub root{my($t,$o)=("tmpfs","mode=755");fresh($t,$R,6,$o)}
sub dev{my($dev,$pts,$shm,$o1,$o2,$o3)=("$R/dev","$R/dev/pts","$R/dev/shm","mode=755,size=1m","newinstance,ptmxmode=0666,mode=620","mode=1777,size=1g");
mkdir$dev,0755;fresh("tmpfs",$dev,6,$o1);for(@_){my($n,$fd)=@$_;open my$f,">","$dev/$n"or die"$n: $!\\n";attr($fd,2);place($fd,"$dev/$n")}
mkdir$_,0755 for$pts,$shm;fresh("devpts",$pts,10,$o2);fresh("tmpfs",$shm,6,$o3);
my%l=("fd","/proc/self/fd","stdin","/proc/self/fd/0","stdout","/proc/self/fd/1","stderr","/proc/self/fd/2","core","/proc/kcore","ptmx","pts/ptmx");
symlink$l{$_},"$dev/$_"for keys%l}
sub readonly{my$p=shift;my$fd=must(syscall(428,-100,$p,0x80000),$p);must(attr($fd,1,0,0),"read-only $p");syscall($CLOSE,$fd)}
sub places{my$mode="mode=755";
for(@_){my($a,$to,$f,$d,$fd)=@$_;my$p="$R$to";
if($a eq"link"){parents($p);symlink$f,$p;next}
if($a eq"empty"||$a eq"folder"){parents($p);-d$p or mkdir$p,0755;fresh("tmpfs",$p,6,$mode)if$a eq"empty";next}
next if$fd<0;parents($p);
if(-d"/proc/self/fd/$fd/."){-d$p or mkdir$p,0755}elsif(!-e$p){open my$n,">",$p or die"$p: $!\\n"}
place($fd,$p)}
for(@_){my($a,$p)=@$_;readonly("$R$p")if$a eq"empty"}}
sub pivot{readonly($R);chdir$R or die"$R: $!\\n";must(syscall($PIVOT,$DOT,$DOT),"pivot_root");
must(syscall($UMOUNT,$DOT,2),"old root");chdir"/"or die"root: $!\\n"}
`;
/** An unused uid, so that nothing is chowned; between distributions' uids and 65,536, where containers end; systemd uses the same range. */
const agentUid = (pid) => 61184 + pid % 4e3;
/** `sub mapping`: a descriptor of a user namespace that maps root on the disk to the given uid. */
const perlMapping = `sub mapping{my$u=shift;pipe(my$r,my$w);pipe(my$e,my$f);my$k=fork;
if(!$k){close$f;syscall($UNSHARE,0x10000000)==0 or exit 1;syswrite$w,"x";sysread$e,my$x,1;syscall($EXIT,0)}
close$w;sysread($r,my$x,1)==1 or die"no user namespace\\n";
my$m="0 $u 1\\n1 1 ".($u-1)."\\n".($u+1)." ".($u+1)." ".(4294967294-$u-1)."\\n";
for my$n("uid_map","gid_map"){open my$o,">","/proc/$k/$n"or die"$n: $!\\n";defined syswrite($o,$m)or die"$n: $!\\n"}
open my$ns,"<","/proc/$k/ns/user"or die"ns/user: $!\\n";close$f;waitpid$k,0;$ns}
`;
/**
* `sub copy`: an overlayfs that sends writes elsewhere, with mapped files for root; read-only if the kernel refuses. Volatile
* (Linux 5.10), because each end would wait 2 to 100 ms for a sync; its mark must be removed before reuse. Not by sudo, whose
* user could not remove the mark.
*/
const perlCopies = `sub copy{my($p,$d,$u,$ns)=@_;
if($ns){my$fd=tree($p);if(attr($fd,0x100000,fileno$ns)==0){place($fd,$p)}else{syscall($CLOSE,$fd)}chown$u,$u,"$d/upper"}
my($t,$q,$o)=("overlay",$p,"lowerdir=$p,upperdir=$d/upper,workdir=$d/work".($ns?"":",userxattr"));my$v="$o,volatile";
my$mark="$d/work/work/incompat";unlink"$mark/volatile/dirty"and rmdir"$mark/volatile"and rmdir$mark;
return if($ns||$<)&&syscall($MOUNT,$t,$q,$t,6,$v)==0||syscall($MOUNT,$t,$q,$t,6,$o)==0;
my$fd=tree($p);must(attr($fd,1),"read-only $p");place($fd,$p)}
`;
/** `namespaces`: own mounts; for ordinary users in a user namespace with the same uid. */
const perlNamespaces = `sub namespaces{my@w=($<,$(+0);must(syscall($UNSHARE,$w[0]?0x10020000:0x20000),"namespaces");return if!$w[0];
for(["setgroups","deny"],["uid_map","$w[0] $w[0] 1"],["gid_map","$w[1] $w[1] 1"]){
open my$o,">","/proc/self/$$_[0]"or die"$$_[0]: $!\\n";defined syswrite($o,$$_[1])or die"$$_[0]: $!\\n"}}
`;
/**
* `perl -e \u2026 UID (-c PATH UPPER | -w PATH | -r PATH)\u2026 -- COMMAND\u2026`: the command in namespaces with copied caches and, with a
* UID, mapped paths; -r as far as the file system allows, without mapped places below. Capabilities end with `exec`.
*/
const perlPrepare = `syscall($PRCTL,1,9,0,0,0);my$u=shift;namespaces();
must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts");my$ns=$u?mapping($u):0;
while((my$k=shift)ne"--"){my$p=shift;if($k eq"-c"){copy($p,shift,$u,$ns);next}next if!$ns;
my$fd=tree($p);if(attr($fd,$k eq"-r"?0x100000:0x100006,fileno$ns)==0||$k eq"-r"&&attr($fd,0x100000,fileno$ns,0)==0){place($fd,$p)}
else{die"idmap $p: $!\\n"if$k eq"-w";syscall($CLOSE,$fd)}}
exec@ARGV;die"$ARGV[0]: $!\\n"`;
// src/adapter/process/confinement/system-places.ts
const systemPlaces = [
	...[
		"/usr",
		"/bin",
		"/sbin",
		"/lib",
		"/lib32",
		"/lib64",
		"/libx32",
		"/etc",
		"/sys"
	],
	...[
		"/nix/store",
		"/nix/var/nix/profiles",
		"/gnu/store",
		"/var/guix/profiles",
		"/snap",
		"/var/lib/snapd/lib"
	],
	...[
		"/home/linuxbrew",
		"/run/current-system",
		"/run/opengl-driver"
	],
	...[
		"/var/lib/dpkg",
		"/var/lib/rpm",
		"/var/lib/pacman",
		"/var/lib/apk",
		"/var/cache/fontconfig"
	],
	...[
		"/var/lib/ca-certificates",
		"/var/lib/dbus/machine-id",
		"/var/lib/flatpak/runtime"
	],
	...[
		"/var/lib/alternatives",
		"/var/lib/gems",
		"/var/lib/texmf"
	]
];
const systemPrograms = [...[
	"/usr/bin",
	"/usr/sbin",
	"/usr/local/bin",
	"/usr/local/sbin",
	"/bin",
	"/sbin"
]];
const sourceFolders = ["/usr/src", "/usr/local/src"];
const kernelSources = /^(linux-|kernels$|nvidia-)/;
/** Programs expect them, so they exist, empty. */
const emptyFolders = [
	"/home",
	"/root",
	"/run",
	"/tmp",
	"/var/tmp",
	"/mnt",
	"/opt",
	"/srv"
];
/** Public files of the system that may hold the password of a registry or a proxy. */
const systemSettings = [
	...[
		"/etc/pip.conf",
		"/etc/xdg/pip/pip.conf",
		"/etc/npmrc",
		"/usr/etc/npmrc",
		"/usr/local/etc/npmrc",
		"/etc/gitconfig"
	],
	...[
		"/usr/local/etc/gitconfig",
		"/etc/maven/settings.xml",
		"/etc/environment"
	],
	...[
		"/etc/wgetrc",
		"/etc/netrc",
		"/etc/curlrc",
		"/etc/nix/nix.conf",
		"/etc/nix/netrc",
		"/etc/conda/.condarc"
	],
	...[
		"/etc/containers/auth.json",
		"/etc/docker/daemon.json",
		"/etc/cargo/config.toml",
		"/etc/yum.conf",
		"/etc/dnf/dnf.conf"
	],
	...[
		"/etc/apt/auth.conf",
		"/etc/apt/sources.list",
		"/etc/apt/apt.conf",
		"/etc/xdg/uv/uv.toml",
		"/etc/uv/uv.toml"
	]
];
const systemSettingsFolders = [...[
	"/etc/apt/auth.conf.d",
	"/etc/apt/sources.list.d",
	"/etc/apt/apt.conf.d",
	"/etc/yum.repos.d",
	"/etc/zypp/repos.d"
], ...["/etc/profile.d", "/etc/environment.d"]];
// src/adapter/process/confinement/referenced-places.ts
/** Each place costs each start some 0.1 ms. */
const maxPlaces = 150;
/**
* Places outside the system that something refers to (docs/confinement.md#what-can-be-seen): PATH, tools' variables, links
* to programs, the loader's folders, the lists of package managers, pip's settings.
*/
function findReferencedPlaces(search) {
	const { environment, files } = search;
	const variablePaths = variablePathsIn(environment);
	const pathFolders = foldersOf(environment["PATH"]);
	const candidates = [
		...variablePaths,
		...pathFolders.flatMap((folder) => installationOf(folder, search)),
		...loaderFolders(files),
		...packageFolders(files),
		...pipFolders(files)
	];
	const places = new Set(candidates.filter((path) => /^\/[^/]/.test(path)));
	const programs = [
		...systemPrograms,
		...pathFolders,
		...variablePaths.flatMap((root) => [join(root, "bin")])
	];
	const searched = /* @__PURE__ */ new Set();
	for (let current = programs, count = 0; current.length > 0 && count < 4; count++) {
		const newPlaces = current.flatMap((folder) => {
			const real = files.real(folder);
			if (real === void 0 || searched.has(real)) return [];
			searched.add(real);
			return linksIn(real, search).filter(({ end }) => !search.isShown(end) && !isCovered(end, places));
		}).flatMap(({ link, end }) => [...withInstallation(end, search), link]);
		for (const place of newPlaces) places.add(place);
		current = newPlaces.flatMap((place) => files.isFolder(place) ? [place, join(place, "bin")] : []);
	}
	const existing = [...places].filter((path) => files.real(path) !== void 0);
	const counted = existing.filter((path) => !search.isShown(path));
	const [firstUnshown] = counted.slice(maxPlaces);
	return {
		places: firstUnshown === void 0 ? existing : existing.slice(0, existing.indexOf(firstUnshown)),
		unshown: counted.slice(maxPlaces)
	};
}
function pathsIn(environment) {
	const paths = Object.values(environment).flatMap((value = "") => {
		if (!value.includes("/")) return [];
		return [
			value,
			...value.split(":"),
			...value.replaceAll("file://", " ").split(/[\s:;,="']+/)
		];
	});
	return [...new Set(paths.filter((path) => /^\/[^/]/.test(path) && !path.includes("\0")).map((path) => resolve(path)))];
}
const foldersOf = (list = "") => list.split(":").filter((folder) => folder.startsWith("/"));
const toolVariables = /^(JAVA_HOME(_\w+)?|GOROOT|GOPATH|RUSTUP_HOME|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|DOTNET_ROOT|ANDROID_HOME|ANDROID_SDK_ROOT|RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY)$/;
const listVariables = /^(LD_LIBRARY_PATH|GEM_PATH|PKG_CONFIG_PATH)$/;
const fileVariables = /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/;
const variablePathsIn = (environment) => Object.entries(environment).flatMap(([name, value = ""]) => {
	if (toolVariables.test(name) || fileVariables.test(name)) return [value];
	return listVariables.test(name) ? value.split(":") : [];
});
const clones = /^\.?(pyenv|rbenv|nodenv|goenv|jenv|plenv|phpenv|nvm|asdf|fnm|volta|sdkman|flutter|emsdk|depot_tools|vcpkg|homebrew|linuxbrew|perlbrew|swiftenv|tfenv|tgenv)$/i;
const marksOfInstallation = [
	"pyvenv.cfg",
	"conda-meta",
	"release",
	"VERSION"
];
const besidePrograms = [
	"lib",
	"lib32",
	"lib64",
	"libexec",
	"share",
	"include"
];
const isProject = (folder, files) => files.real(join(folder, ".git")) !== void 0 && !clones.test(basename(folder));
function installationOf(folder, search) {
	const { files } = search;
	const root = dirname(folder);
	if (!/^(s?bin|shims)$/.test(basename(folder)) || basename(root) === ".local" || search.holdsHidden(root)) return [folder];
	if ((marksOfInstallation.some((name) => files.real(join(root, name)) !== void 0) || isBelow(root, "/opt") || search.isHidden(root)) && !isProject(root, files)) return [folder, root];
	return [folder, ...besidePrograms.map((name) => join(root, name))];
}
const linksIn = (folder, { files }) => files.entries(folder).flatMap((name) => {
	const link = join(folder, name);
	const end = files.link(link) === void 0 ? void 0 : files.real(link);
	return end === void 0 ? [] : [{
		link,
		end
	}];
});
function withInstallation(end, search) {
	const folder = dirname(end);
	if (search.isHidden(end)) return [end];
	const [modules] = /^.*?\/node_modules(?=\/)/.exec(end) ?? [];
	if (modules !== void 0 && !isProject(dirname(modules), search.files)) return [modules];
	if (/^s?bin$/.test(basename(folder))) return [end, ...installationOf(folder, search).filter((path) => path !== folder)];
	return [isBelow(end, "/opt") && depth(folder) > 1 && !isProject(folder, search.files) ? folder : end];
}
const isCovered = (path, places) => [...places].some((place) => isBelow(path, place));
const loaderConfig = "/etc/ld.so.conf";
function loaderFolders(files) {
	const configs = files.entries(`${loaderConfig}.d`).map((name) => join(`${loaderConfig}.d`, name));
	return [loaderConfig, ...configs].flatMap((path) => (files.text(path, 65536) ?? "").split("\n").map((line) => line.trim()));
}
const pipFolders = (files) => ["/etc/pip.conf", "/etc/xdg/pip/pip.conf"].flatMap((path) => pathsIn({ text: files.text(path, 65536) }));
const dpkg = "/var/lib/dpkg/info";
const pacman = "/var/lib/pacman/local";
const apk = "/lib/apk/db/installed";
/** Fedora and SUSE moved it. If it is missing, rpm is not run: it would create one. */
const rpmDatabases = ["/var/lib/rpm", "/usr/lib/sysimage/rpm"];
const packageRoots = ["/opt", "/srv"];
/** Folders below /opt and /srv of system packages: for each package the innermost with all its files there. */
function packageFolders(files) {
	const usedRoots = packageRoots.filter((top) => files.entries(top).length > 0);
	if (usedRoots.length === 0) return [];
	return listsOf(files, usedRoots).flatMap((paths) => usedRoots.flatMap((top) => rootsOf(paths, top)));
}
function listsOf(files, roots) {
	const ofDpkg = files.entries(dpkg).filter((name) => name.endsWith(".list")).map((name) => pathsBelow(files.text(join(dpkg, name), maxListBytes), roots, ""));
	const ofPacman = files.entries(pacman).map((name) => pathsBelow(files.text(join(pacman, name, "files"), maxListBytes), roots, "/"));
	const ofApk = [pathsBelow((files.text(apk, maxListBytes) ?? "").replace(/^F:/gm, ""), roots, "/")];
	const ofRpm = rpmDatabases.some((folder) => files.entries(folder).length > 0) ? files.readRpmFiles().split("\n\n").map((text) => pathsBelow(text, roots, "")) : [];
	return [
		...ofDpkg,
		...ofPacman,
		...ofApk,
		...ofRpm
	].filter((paths) => paths.length > 0);
}
const maxListBytes = 64 << 20;
function pathsBelow(text, roots, prefix) {
	if (text === void 0 || !roots.some((top) => text.includes(`${top.slice(prefix.length)}/`))) return [];
	return text.split("\n").map((line) => `${prefix}${line}`.replace(/\/$/, "")).filter((path) => roots.some((top) => path !== top && isBelow(path, top)));
}
/** The common folders of a package's files below `top`, at least one level below it. */
function rootsOf(paths, top) {
	const listed = paths.filter((path) => isBelow(path, top));
	const parents = new Set(listed.map((path) => dirname(path)));
	const files = listed.filter((path) => !parents.has(path));
	const roots = /* @__PURE__ */ new Map();
	for (const file of files) {
		const firstFolder = file.split("/").slice(0, 3).join("/");
		const root = roots.get(firstFolder);
		roots.set(firstFolder, root === void 0 ? file : commonFolder(root, file));
	}
	return [...roots.values()].map((root) => parents.has(root) || depth(root) < 3 ? root : dirname(root));
}
function commonFolder(a, b) {
	let root = a;
	while (!isBelow(b, root)) root = dirname(root);
	return root;
}
// src/core/confinement/blank-settings.ts
/**
* Removes credentials from a settings file that a confined command may read, and rather blanks one value too many.
* Knows properties, INI, TOML, YAML, JSON, XML and build scripts.
*/
function blankSettings(text) {
	const json = jsonIn(text);
	if (json !== void 0) {
		const blanked = blankJson(json, false);
		return JSON.stringify(blanked) === JSON.stringify(json) ? text : `${JSON.stringify(blanked, null, 2)}\n`;
	}
	return blankLines(blankXml(blankEverywhere(text)));
}
/** These name a credential anywhere in a name. */
const strongWords = /passw(or)?d|passphrase|secret|token|apikey|accesskey|privatekey/;
/** Names about a credential that contain none. */
const harmlessEnding = /(providers?|urls?|uri|files?|paths?|command|cmd|helper|enabled|required|type|expir(es|y|ation)|ttl|timeout|location|alias|algorithm|endpoint)$/;
const weakEnding = /(^|[^a-z])(pass|pwd|pw|credentials?|auths?|oauth|authorization|authident|ident|api keys?|access key|private key|signing key|encryption key|account key|auth key|write key|extra ?headers?|cookies?|bearer|pat|jwt|proxy user)$/;
function isSecretName(name) {
	const words = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== "").join(" ").replace(/ ?\d+$/, "");
	const joined = words.replaceAll(" ", "");
	if (weakEnding.test(words)) return true;
	return strongWords.test(joined) && !harmlessEnding.test(joined);
}
/** Names that tell whose credential it is and where it counts. */
const isPublicName = (name) => /^(user(name)?|login|url|uri|host(name)?|server|machine|realm|email|registry|index|type|id|service|scheme)$/i.test(name);
const formats = [
	[/-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(-----END [A-Z ]*PRIVATE KEY-----|$)/g, ""],
	[/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/"'<>]*@/gi, "$1"],
	[/(:\/\/[^\s"']*\/t\/)[^/\s"']+/g, "$1"],
	[/\b(Bearer|Basic)\s+[A-Za-z0-9+/=_~.-]{6,}/gi, "$1 "],
	[/\b(gh[pousr]_|github_pat_|glpat-|npm_|pypi-|dckr_pat_|xox[abprs]-|sk-|AKIA|ASIA|hf_|cio)[A-Za-z0-9_-]{12,}/g, ""],
	[/\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*/g, ""]
];
const blankEverywhere = (text) => formats.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
function jsonIn(text) {
	if (!/^\s*[[{]/.test(text)) return void 0;
	return tryRead(() => JSON.parse(text));
}
function blankJson(value, isSecret) {
	if (Array.isArray(value)) return value.map((item) => blankJson(item, isSecret));
	if (typeof value === "object" && value !== null) {
		const entries = Object.entries(value).map(([name, child]) => {
			const isPublic = isPublicName(name) && typeof child !== "object";
			return [name, blankJson(child, isSecretName(name) || isSecret && !isPublic)];
		});
		return Object.fromEntries(entries);
	}
	if (typeof value === "string") return isSecret ? "" : blankLines(blankEverywhere(value));
	return isSecret && typeof value === "number" ? 0 : value;
}
function blankXml(text) {
	if (!/<[A-Za-z_?!]/.test(text)) return text;
	return text.replace(/<([\w:.-]+)(\s[^<>]*)?>((?:(?!<\/?[A-Za-z_])[\s\S])*)<\/\1\s*>/g, (whole, name, attributes = "") => isSecretName(name) ? `<${name}${attributes}></${name}>` : whole).replace(/(<name>\s*)([^<]+?)(\s*<\/name>\s*<value>)[^<]*(<\/value>)/g, (whole, before, name, between, after) => isSecretName(name) ? `${before}${name}${between}${after}` : whole).replace(/<(api ?keys)\b[\s\S]*?<\/\1\s*>/gi, (section) => section.replace(/(\bvalue\s*=\s*")[^"]*(")/gi, "$1$2")).replace(/<[A-Za-z_][^<>]*>/g, (tag) => {
		const isNamed = /\b(?:key|name)\s*=\s*(["'])(.*?)\1/i.exec(tag);
		const hides = isNamed !== null && isSecretName(isNamed[2] ?? "");
		return tag.replace(/([\w:.-]+)(\s*=\s*)(["'])(.*?)\3/g, (whole, name, equals, quote) => isSecretName(name) || hides && /^value$/i.test(name) ? `${name}${equals}${quote}${quote}` : whole);
	});
}
/** All settings of a line; text before a name decides where its value ends. */
const setting = /(["']?)([A-Za-z_][A-Za-z0-9_.-]*)\1\s*(=>|:=|\?=|\+=|==|=|:(?!:))[ \t]*/g;
/** `password 'x'`, `password("x")`, `password.set("x")` in build scripts. */
const call = /\b([A-Za-z_]\w*)(?:\.set)?\s*[( ]\s*(["'])((?:\\.|(?!\2).)*)\2/g;
const login = /\b(password|passwd|account)[ \t]+(?!required|requisite|sufficient|optional|include|substack)(?!["'=:(])\S+/g;
const tuple = /(<<"|'|")([$\w-]+)(">>|'|")(\s*,\s*(?:<<)?")(?:[^"\\]|\\.)*(")/g;
function blankLines(text) {
	let open;
	let inSecretSection = false;
	const lines = text.split("\n").map((line) => {
		const rest = open && blankOpen(line, open);
		if (rest) {
			open = rest.open;
			if (rest.line !== void 0) return rest.line;
		}
		const section = /^\s*\[+([^\]]*)\]+\s*$/.exec(line);
		if (section) {
			inSecretSection = (section[1] ?? "").split(/[."' ]/).some(isSecretName);
			return line;
		}
		const blanked = blankLine(line, inSecretSection);
		open = blanked.open;
		return blanked.line;
	});
	return blankHeaders(blankCredentials(lines.join("\n")));
}
/** Without `line`, the line does not belong to the open value. */
function blankOpen(line, open) {
	if (open === "next line") return {
		line: "",
		open: line.endsWith("\\") ? open : void 0
	};
	if ("until" in open) {
		const end = line.indexOf(open.until);
		return end < 0 ? {
			line: "",
			open
		} : {
			line: line.slice(end),
			open: void 0
		};
	}
	return line.trim() === "" || indentOf(line) > open.indent ? {
		line: blankNested(line),
		open
	} : { open: void 0 };
}
const indentOf = (line) => /^\s*/.exec(line)?.[0].length ?? 0;
/** Below a secret name: keeps names and whose credential it is. */
function blankNested(line) {
	const [, indent = "", quote = "", name, colon = ""] = /^(\s*(?:- )?)(?:(["']?)([\w.@/-]+)\2(\s*:\s*))?(.*)$/.exec(line) ?? [];
	if (name === void 0) return indent;
	return isPublicName(name) ? blankLine(line, false).line : `${indent}${quote}${name}${quote}${colon}`;
}
function blankLine(line, inSecretSection) {
	let result = "";
	let rest = line.replace(call, (whole, name, quote, value) => isSecretName(name) ? `${whole.slice(0, whole.length - value.length - 2)}${quote}${quote}` : whole).replace(tuple, (whole, before, name, after, between, end) => isSecretName(name) ? `${before}${name}${after}${between}${end}` : whole).replace(login, "$1 ");
	setting.lastIndex = 0;
	for (let match = setting.exec(rest); match !== null; match = setting.exec(rest)) {
		const [whole, , name = ""] = match;
		const isFirst = result === "" && rest.slice(0, match.index).trim() === "";
		if (!(isSecretName(name) || inSecretSection && isFirst && !isPublicName(name) && !harmlessEnding.test(name.toLowerCase()) || isBundlerHost(name))) continue;
		const start = match.index + whole.length;
		const value = valueAt(rest, start, rest.slice(0, match.index));
		result += rest.slice(0, start) + value.replacement;
		rest = rest.slice(start + value.length);
		if (value.open) return {
			line: result,
			open: value.open
		};
		setting.lastIndex = 0;
	}
	return {
		line: result + rest,
		open: void 0
	};
}
/** Bundler uses a host as the name: `BUNDLE_GEMS__EXAMPLE__COM: "user:password"`. */
const isBundlerHost = (name) => /^BUNDLE_(?!BUILD__|MIRROR__|LOCAL__)\w+__\w+$/.test(name);
function valueAt(line, start, before) {
	const value = line.slice(start);
	const triple = /^("""|''')/.exec(value)?.[1];
	if (triple !== void 0) {
		const end = value.indexOf(triple, 3);
		if (end >= 0) return {
			length: end + 3,
			replacement: triple + triple
		};
		return {
			length: value.length,
			replacement: triple,
			open: { until: triple }
		};
	}
	const quoted = /^(["'])((?:\\.|(?!\1).)*)\1/.exec(value);
	if (quoted) return {
		length: quoted[0].length,
		replacement: `${quoted[1]}${quoted[1]}`
	};
	if (/^(true|false|null|yes|no)\s*([,;})#].*)?$/i.test(value)) return {
		length: 0,
		replacement: ""
	};
	const indent = indentOf(line);
	if (value.trim() === "" || /^[|>][+-]?\d?\s*$/.test(value)) return {
		length: value.length,
		replacement: "",
		open: { indent }
	};
	if (/^[[{]/.test(value)) return {
		length: value.length,
		replacement: withoutTexts(value)
	};
	const length = (/(^|\s)-{1,2}D?[\w.-]*$/.test(before) ? /\s|$/ : /[{,(]\s*["']?$/.test(before) ? /[,})]|$/ : /$/).exec(value)?.index ?? value.length;
	return {
		length,
		replacement: "",
		open: length === value.length && value.endsWith("\\") ? "next line" : void 0
	};
}
/** Keeps the names in a list or table. */
const withoutTexts = (value) => value.replace(/(["'])((?:\\.|(?!\1).)*)\1(\s*[:=])?/g, (whole, quote, _text, names) => names === void 0 ? `${quote}${quote}` : whole);
/** `Credentials("realm", "host", "user", "password")` of sbt. */
const blankCredentials = (text) => text.replace(/\bCredentials\s*\(([^()]*)\)/g, (whole, list) => (list.match(/"[^"]*"/g) ?? []).length < 2 ? whole : whole.replace(/"[^"]*"/g, "\"\""));
const headerName = /HttpHeaderCredentials|["'](?:[\w-]*token|[\w-]*authorization|x-[\w-]*key)["']/i;
/** `credentials(HttpHeaderCredentials) { name = "Private-Token"; value = "\u2026" }` of Gradle. */
const blankHeaders = (text) => text.replace(/\bcredentials\b[^{}\n]{0,200}\{[^{}]{0,2000}\}/g, (block) => headerName.test(block) ? block.replace(/(\bvalue\b\s*[=(]?\s*)(["'])((?:\\.|(?!\2).)*)\2/g, "$1$2$2") : block);
// src/adapter/process/confinement/settings-copies.ts
const bulkFolder = /^(bin|lib|lib32|lib64|libexec|share|include|registry|toolchains|repository|caches?|wrapper|packages|store|installs|downloads|node_modules|versions|sdk|shared|packs|host|pkg|src|mod|envs|pkgs|site-packages|candidates|archives|boot|launchers|_cacache|_npx|objects|install|platforms|system-images|build-tools|ndk|jdks|native|wheels|http|http-v2|python|test|tests|completions|plugins|daemon|index|db|checkouts|doc|docs|man|python-build|\.github|\.vscode|shims|_logs|tmp|update-hashes)$|^(wheels|archive|simple|sdists|builds)-v\d+$/;
const noSettings = /\.(sh|bash|zsh|fish|csh|py|js|mjs|cjs|ts|rb|pl|lua|go|rs|c|h|java|class|jar|md|rst|txt|html|css|lock|log|map|whl|gz|so)$|^(readme|licen[cs]e|notice|changelog|makefile|package(-lock)?\.json|tsconfig\.json)/i;
const privateKeys = /\.(pfx|p12|jks|keystore|key)$|^(adbkey|id_[a-z0-9]+|secring\.gpg)$/;
const credentialStore = /credential|(^|[._-])(auth|tokens?|secrets?|netrc|pgpass)([._-]|$)/i;
/** Text that somebody put aside, named for what it is. Source files are called so, too. */
const credentialNote = /^(?=.*(?:credential|passw(?:or)?d|(?:^|[._-])(?:tokens?|secrets?)(?:[._-]|$))).*\.(?:txt|log)$/i;
/** Folders that hold nothing else. */
const credentialFolder = /\/\.julia\/servers\//;
const maxTextBytes = 262144;
const maxDepth$3 = 4;
const maxEntries = 3e3;
function redactSettings(roots, singleFiles, files) {
	const layers = /* @__PURE__ */ new Map();
	const readPaths = /* @__PURE__ */ new Set();
	const redact = (path) => {
		if (noSettings.test(basename(path)) && !isStore(path)) return;
		readPaths.add(path);
		const layer = redactedFile(path, files);
		if (layer) layers.set(path, layer);
	};
	const isFile = (path) => files.real(path) === path && !files.isFolder(path);
	for (const path of [...singleFiles, ...roots.map((root) => join(root, ".git/config"))]) if (isFile(path)) redact(path);
	for (const root of roots) {
		const settings = settingsBelow(root, files);
		for (const path of settings.files) redact(path);
		for (const path of settings.folders) readPaths.add(path);
		for (const path of settings.beyond) layers.set(path, files.isFolder(path) ? {
			path,
			access: "empty"
		} : {
			path,
			access: "text",
			text: ""
		});
	}
	return {
		layers: [...layers.values()],
		readPaths: [...readPaths]
	};
}
/** `beyond`: too deep or too many to be read, and so hidden. */
function settingsBelow(root, machine) {
	const result = {
		files: [],
		folders: [],
		beyond: []
	};
	const sort = (path, level) => {
		const isFolder = machine.isFolder(path);
		if (result.files.length + result.folders.length >= maxEntries || level > maxDepth$3) result.beyond.push(path);
		else if (isFolder) walk(path, level);
		else result.files.push(path);
	};
	const walk = (folder, level) => {
		result.folders.push(folder);
		for (const name of machine.entries(folder)) {
			const path = join(folder, name);
			if (name === ".git" || machine.link(path) !== void 0 || bulkFolder.test(name) && machine.isFolder(path)) continue;
			sort(path, level + 1);
		}
	};
	if (machine.isFolder(root)) walk(root, 0);
	return result;
}
function redactedFile(path, files) {
	const name = basename(path);
	const emptied = {
		path,
		access: "text",
		text: ""
	};
	if (privateKeys.test(name)) return emptied;
	const text = files.text(path, maxTextBytes);
	const isSecret = isStore(path) || hasStoreName(path);
	if (text === void 0) return isSecret ? emptied : void 0;
	if (text.startsWith("#!")) return void 0;
	const redacted = path.startsWith("/etc/") ? withoutComments(text, blankSettings) : blankSettings(text);
	if (redacted !== text) return {
		path,
		access: "text",
		text: redacted
	};
	return isSecret && text !== "" ? emptied : void 0;
}
/** Also with an ending that no settings have. */
const isStore = (path) => credentialFolder.test(path) || credentialNote.test(basename(path));
const hasStoreName = (path) => path.split("/").slice(-2).some((part) => credentialStore.test(part));
/** Distributions' files have examples in comments; redacted, they would be unreadable without mounts. */
const withoutComments = (text, change) => text.split(/(<!--[\s\S]*?-->)/).map((part, index) => index % 2 === 0 ? change(part) : part).join("");
// src/adapter/process/confinement/tool-homes.ts
/** Folders of tools and their downloads below a home. Their settings appear without credentials. */
const toolHomes = [
	...[
		".nvm",
		".volta",
		".fnm",
		".local/share/fnm",
		".nodenv",
		".asdf",
		".local/share/mise",
		".local/share/pnpm",
		".bun",
		".deno"
	],
	...[
		".npm",
		".npm-global",
		".yarn",
		".cache/yarn",
		".cache/node",
		".cache/deno",
		".cache/pnpm",
		".local/share/pnpm/store"
	],
	...[
		".cache/ms-playwright",
		".cache/Cypress",
		".cache/puppeteer"
	],
	...[
		".pyenv",
		".local/bin",
		".local/lib",
		".local/share/uv",
		".local/share/pipx",
		".local/pipx",
		".cache/pip",
		".cache/uv"
	],
	...[
		"miniconda3",
		"anaconda3",
		".conda",
		".local/share/virtualenvs",
		".cache/pypoetry"
	],
	...[
		".rustup",
		".cargo",
		".elan",
		".opam",
		".ghcup",
		".cabal",
		".stack",
		".juliaup",
		".julia",
		".mix",
		".hex"
	],
	...[
		".sdkman",
		".jenv",
		".m2",
		".gradle",
		".konan",
		".ivy2",
		".sbt",
		".cache/coursier",
		".coursier"
	],
	...[
		".rbenv",
		".rvm",
		".gem",
		".bundle",
		".composer",
		".cache/composer",
		".config/composer"
	],
	...[
		"go",
		".goenv",
		".cache/go-build",
		".dotnet",
		".nuget",
		".pub-cache",
		".flutter",
		".foundry",
		".android"
	],
	...homesOfAgents
];
/** Folders in them without tools: projects, and certificates with their keys. */
const hiddenInTools = ["go/src", ".dotnet/corefx"];
/** Folders that tools write to: a command sees them as they were, and writes into its own copy. */
const writtenByTools = [
	...[
		".npm",
		".yarn",
		".cache/yarn",
		".cache/node",
		".cache/pnpm",
		".local/share/pnpm",
		".bun",
		".cache/deno",
		".deno"
	],
	...[
		".cache/pip",
		".cache/uv",
		".local/share/uv",
		".cache/pypoetry",
		".local/lib",
		".local/bin"
	],
	...[
		".pyenv/shims",
		".rbenv/shims",
		".asdf/shims"
	],
	...[
		".cargo",
		".rustup",
		".cabal",
		".stack",
		".julia",
		".mix",
		".hex",
		".opam"
	],
	...[
		".m2",
		".gradle",
		".konan",
		".ivy2",
		".sbt",
		".cache/coursier",
		".coursier"
	],
	...[
		".gem",
		".bundle",
		".composer",
		".cache/composer",
		"go",
		".cache/go-build",
		".nuget",
		".dotnet",
		".pub-cache"
	]
];
/**
* For Landlock, which cannot show copies: variables that make a tool write to the call's own folder and still read its
* cache. Tools that are missing here only read.
*/
const tools = {
	npm_config_cache: (_, own) => ({ npm_config_cache: own }),
	NPM_CONFIG_CACHE: (_, own) => ({ NPM_CONFIG_CACHE: own }),
	YARN_CACHE_FOLDER: (_, own) => ({ YARN_CACHE_FOLDER: own }),
	BUN_INSTALL_CACHE_DIR: (_, own) => ({ BUN_INSTALL_CACHE_DIR: own }),
	PIP_CACHE_DIR: (_, own) => ({ PIP_CACHE_DIR: own }),
	UV_CACHE_DIR: (_, own) => ({ UV_CACHE_DIR: own }),
	NUGET_PACKAGES: (cache, own) => ({
		NUGET_PACKAGES: own,
		RestoreAdditionalProjectFallbackFolders: cache
	}),
	COMPOSER_CACHE_DIR: (_, own) => ({ COMPOSER_CACHE_DIR: own }),
	GOCACHE: (_, own) => ({ GOCACHE: own }),
	GOPATH: (cache, ownFolder, { GOPROXY = "https://proxy.golang.org,direct", GOMODCACHE }) => ({
		GOPATH: ownFolder,
		GOMODCACHE: join(ownFolder, "pkg/mod"),
		GOPROXY: `file://${join(GOMODCACHE ?? join(cache, "pkg/mod"), "cache/download")},${GOPROXY}`,
		GOFLAGS: "-modcacherw"
	}),
	GRADLE_USER_HOME: (cache, own) => ({
		GRADLE_USER_HOME: own,
		GRADLE_RO_DEP_CACHE: join(cache, "caches")
	})
};
function withOwnCaches(env, folder) {
	const changed = Object.entries(tools).flatMap(([name, variablesFor]) => {
		const cache = env[name];
		return cache === void 0 ? [] : [variablesFor(cache, join(folder, name), env)];
	});
	return Object.assign({ ...env }, ...changed);
}
// src/adapter/process/confinement/view.ts
/** Never hidden, even if a variable names it: HOME is `/` for a container's unknown user. */
const systemFolder = /^\/(|usr|usr\/local|etc|bin|sbin|lib\d*|opt|var|var\/lib|dev|proc|sys|mnt|media|srv)$/;
const runnerFiles = [
	"GITHUB_ENV",
	"GITHUB_PATH",
	"GITHUB_OUTPUT",
	"GITHUB_STATE",
	"GITHUB_STEP_SUMMARY",
	"GITHUB_EVENT_PATH"
];
/** What a confined command sees: the system, tools, and referenced places (docs/confinement.md#what-can-be-seen). Nothing else exists. */
function machineView(request, files) {
	const existing = existingLayers(files);
	const hidden = existing(hiddenPlaces(request)).flatMap(({ path, access }) => access === "link" ? [] : [path]).filter((path) => !systemFolder.test(path) && files.isFolder(path));
	const isHidden = (path) => hidden.some((root) => isBelow(path, root));
	const systemLayers = existing(systemPlaces).map((layer) => asSystem(layer));
	const isSystem = (path) => systemLayers.some((place) => place.access === "system" && isBelow(path, place.path)) && !hidden.some((root) => isBelow(path, root) && !systemLayers.some((place) => isBelow(place.path, root)));
	const holdsHidden = (path) => path === "/" || systemFolder.test(path) || isNoTool(path) || hidden.some((root) => isBelow(root, path));
	const homes = request.homes.flatMap((home) => toolHomes.map((place) => join(home, place)));
	const { places: referenced, unshown } = findReferencedPlaces({
		environment: request.environment,
		files,
		isHidden,
		holdsHidden,
		isShown: isSystem
	});
	const toolLayers = existing([...homes, ...referenced]).filter(({ path, access, from = path }) => access === "link" || !isSystem(path) && !holdsHidden(from)).map((layer) => isHidden(layer.path) ? layer : asSystem(layer));
	const roots = toolLayers.flatMap(({ path, access }) => access !== "link" && files.isFolder(path) ? [path] : []);
	const settingsFiles = [...systemSettings, ...inFolders(systemSettingsFolders, files)];
	const settings = redactSettings(outermost(roots), settingsFiles, files);
	const hiddenSources = [...sourceFolders.filter((path) => files.entries(path).length > 0), ...[...request.homes.flatMap((home) => hiddenInTools.map((place) => join(home, place))), goSources(request)].filter((path) => path !== void 0 && files.isFolder(path))];
	const headers = sourceFolders.flatMap((folder) => files.entries(folder).flatMap((name) => kernelSources.test(name) ? [join(folder, name)] : []));
	const sockets = existing(request.sockets).flatMap(({ path, access }) => access === "link" ? [] : [{
		path,
		access: "text",
		text: ""
	}]);
	return {
		layers: sortLayers([
			...emptyFolders.filter((path) => files.isFolder(path) && files.link(path) === void 0).map(emptyLayer),
			...hidden.map(emptyLayer),
			...systemLayers,
			...toolLayers,
			...hiddenSources.map(emptyLayer),
			...existing(headers).map(asSystem),
			...settings.layers,
			...restrictedFiles(files),
			...sockets,
			...existing(request.readable),
			...existing(request.writable).map((layer) => layer.access === "link" ? layer : {
				...layer,
				access: "write"
			})
		]),
		caches: cachesIn(request, files),
		readPaths: settings.readPaths,
		unshown,
		isHidden
	};
}
const emptyLayer = (path) => ({
	path,
	access: "empty"
});
const asSystem = (layer) => layer.access === "read" ? {
	...layer,
	access: "system"
} : layer;
const isNoTool = (path) => depth(path) === 1 && !/^\/(go|__\w+|toolcache|conda|nix|gnu)$/.test(path);
const outermost = (paths) => [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && isBelow(path, other)));
const inFolders = (folders, files) => folders.flatMap((folder) => files.entries(folder).map((name) => join(folder, name)));
/** Projects in the old layout of Go. */
const goSources = ({ environment }) => environment["GOPATH"] === void 0 ? void 0 : join(environment["GOPATH"], "src");
/** Files below /etc that only some users may read, such as this one. */
function restrictedFiles(files) {
	const restrictedBelow = (folder, levels) => files.entries(folder).flatMap((name) => {
		const path = join(folder, name);
		if (files.link(path) !== void 0) return [];
		if (!files.isPublic(path)) return [path];
		return levels > 0 && files.isFolder(path) ? restrictedBelow(path, levels - 1) : [];
	});
	return restrictedBelow("/etc", 3).map((path) => files.isFolder(path) ? emptyLayer(path) : {
		path,
		access: "text",
		text: ""
	});
}
/** Adds the call's writable places, its own folders in place of shared ones, and places that its variables name. */
function viewOfCall(view, places, files) {
	const existing = existingLayers(files);
	const replacements = Object.entries(places.inPlaceOf).filter(([path]) => files.real(path) === path);
	const cachePaths = places.caches === void 0 ? [] : view.caches;
	const layers = sortLayers([
		...view.layers,
		...replacements.map(([path, from]) => ({
			path,
			access: "write",
			from
		})),
		...cachePaths.map((path) => ({
			path,
			access: "copy",
			upper: join(places.caches ?? "", path.replaceAll("/", "+"))
		})),
		...existing(places.read),
		...existing(places.write).map((layer) => layer.access === "link" ? layer : {
			...layer,
			access: "write"
		})
	]);
	return dropRedundant(sortLayers([...layersByVariables(layers, view, places, files), ...layers]));
}
function layersByVariables(layers, { isHidden }, { environment = {} }, files) {
	const layerByPath = new Map(layers.map((layer) => [layer.path, layer]));
	const isElsewhere = (path) => {
		const enclosing = layerByPath.get(path) ?? nearestAbove(path, layerByPath);
		return enclosing === void 0 || enclosing.access === "empty" || enclosing.from !== void 0 && enclosing.from !== enclosing.path;
	};
	const hasSpecialPart = (path) => layers.some(({ path: place, access }) => place !== path && isBelow(place, path) && (access === "write" || access === "empty"));
	return existingLayers(files)(pathsIn(environment).filter((path) => depth(path) > 1)).filter(({ path, access }) => isElsewhere(path) && (access === "link" || depth(path) > 1 && !hasSpecialPart(path))).map((layer) => isHidden(layer.path) ? layer : asSystem(layer)).filter(({ path }) => !files.link(path) || layerByPath.get(path) === void 0);
}
function cachesIn({ environment, homes }, files) {
	const variablePaths = [...cacheNames].flatMap((name) => environment[name] ?? []);
	const defaultPaths = homes.flatMap((home) => writtenByTools.map((place) => join(home, place)));
	const folders = existingLayers(files)([...defaultPaths, ...variablePaths]).flatMap(({ path, access }) => access === "link" ? [] : [path]);
	const isPlain = (path) => files.isFolder(path) && !systemFolder.test(path) && !isNoTool(path) && !/[,:\\]/.test(path);
	return folders.filter((path) => isPlain(path) && !folders.some((other) => other !== path && isBelow(path, other)));
}
function hiddenPlaces({ environment, homes, hidden }) {
	const workRoot = environment["RUNNER_WORKSPACE"] ? dirname(environment["RUNNER_WORKSPACE"]) : void 0;
	const variablePaths = [
		"HOME",
		"TMPDIR",
		"XDG_RUNTIME_DIR",
		"RUNNER_TEMP",
		"GITHUB_WORKSPACE"
	].map((name) => environment[name]);
	const runnerFolders = runnerFiles.map((name) => environment[name]).flatMap((path) => path ? [dirname(path)] : []);
	return [
		...[
			"/home",
			"/root",
			"/run",
			"/var/run",
			"/tmp",
			"/var/tmp"
		],
		...homes,
		...[...variablePaths, workRoot].filter((path) => path !== void 0),
		...runnerFolders,
		...hidden
	];
}
/** Existing paths at their real place, with the links that lead to them. */
const existingLayers = (files) => (paths) => {
	const layers = /* @__PURE__ */ new Map();
	for (const path of paths) {
		if (!path.startsWith("/") || files.real(resolve(path)) === void 0) continue;
		for (const layer of linksAndTarget(resolve(path), files)) layers.set(layer.path, layer);
	}
	return [...layers.values()];
};
function linksAndTarget(path, files) {
	const links = [];
	let rest = path.split("/").filter((name) => name !== "");
	let place = "";
	for (let hops = 0; rest.length > 0 && hops < 200; hops++) {
		const [name = "", ...others] = rest;
		const next = `${place}/${name}`;
		const target = files.link(next);
		rest = others;
		if (target === void 0) {
			place = next;
			continue;
		}
		links.push({
			path: next,
			access: "link",
			from: target
		});
		rest = [...resolve(place || "/", target).split("/").filter((part) => part !== ""), ...others];
		place = "";
	}
	return [...links, {
		path: place || "/",
		access: "read"
	}];
}
/** Folders that only root writes. PATH is not used: agents may write to one of its folders. */
const trustedFolders = "/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin:/usr/local/sbin:/run/current-system/sw/bin:/run/wrappers/bin";
const trustedProgram = (name) => findProgram(name, trustedFolders);
// src/adapter/process/confinement/no-user-namespaces.ts
/**
* Command prefix after which no user namespace can be created, in which a command of root would regain capabilities. Other
* ways use a limit of the namespace. Empty if perl or its system calls are missing.
*/
function withoutUserNamespaces() {
	const perl = trustedProgram("perl");
	const program = perlProgram(`my$f=pack"H*","${namespaceFilter().toString("hex")}";my$p=pack"Sx6P",length($f)/8,$f;`, "must(syscall($PRCTL,22,2,$p,0,0),\"seccomp\");exec{$ARGV[0]}@ARGV;die\"$ARGV[0]: $!\\n\"");
	return perl && program ? [
		perl,
		"-e",
		program
	] : [];
}
// src/adapter/process/confinement/pid-namespace.ts
/**
* C1: the kernel ends the tree, which cannot see the engine's processes. Root loses its capabilities inside, since `umount
* /proc` would show the processes again. Undefined without util-linux.
*/
const pidNamespace = (owner) => wrapInNamespace(owner, (setpriv) => [
	setpriv,
	...owner === "root" ? withoutCapabilities : ["--no-new-privs"],
	"--"
]);
/** For trusted commands: root stays root. */
const ownedNamespace = (owner) => wrapInNamespace(owner, () => []);
const withoutCapabilities = [
	"--no-new-privs",
	"--bounding-set=-all",
	"--inh-caps=-all"
];
function wrapInNamespace(owner, inside) {
	const [setpriv, unshare] = [trustedProgram("setpriv"), trustedProgram("unshare")];
	if (setpriv === void 0 || unshare === void 0) return void 0;
	return (command) => ({
		...command,
		file: setpriv,
		args: [
			...dyingWithTheEngine,
			unshare,
			...[
				"--pid",
				"--fork",
				"--kill-child",
				"--mount-proc"
			],
			...owner === "user" ? ["--user", "--map-current-user"] : [],
			...[
				"--",
				"/bin/sh",
				"-c",
				pidOne(1),
				"sh"
			],
			...inside(setpriv),
			command.file,
			...command.args
		],
		lifeline: "descriptor",
		ender: "kernel"
	});
}
/** Arguments of `setpriv`. Without them three processes outlived an engine that was killed by SIGKILL (measured). */
const dyingWithTheEngine = ["--pdeathsig", "KILL"];
/**
* C0: our own supervisor ends the tree. A daemon that left its group, environment, directory and pipes survives, and the
* same user can read the engine's `/proc` (threat T6).
*/
const processGroup = (supervisor) => (command) => ({
	...command,
	file: supervisor.file,
	args: [
		...supervisor.args,
		command.file,
		...command.args
	],
	env: {
		...command.env,
		RALPH_TREE: randomUUID()
	},
	lifeline: "descriptor",
	ender: "process"
});
/**
* The shell between a namespace and the command. As pid 1 it reaps orphans, keeps the exit code (a signal becomes 128 + n)
* and reports on descriptor 3 how many processes outlived the command besides `own`. Its own stderr is closed, so that
* "Terminated" is not in the output. If the engine has died, writing the empty line fails and nothing starts.
*/
const pidOne = (own) => initScript(`set -- /proc/[0-9]*; echo "leftovers $(($# - ${own}))" >&3`);
/** If /proc shows more than the namespace's processes. */
const pidOneWithoutCount = initScript("echo \"leftovers 0\" >&3");
function initScript(reportCount) {
	return `trap "" INT TERM; exec 4>&2 2>/dev/null; echo >&3 || exit 137; (trap - INT TERM; exec "\$@" 2>&4 3>&- 4>&-); code=$?; ${reportCount}; exit $code`;
}
// src/adapter/process/confinement/prepared-view.ts
/**
* Root's command becomes `uid`; others use a user namespace. Maps and copies are kept for all starts with the same caches;
* each start adds its own view. Undefined without perl.
*/
function preparedView(uid) {
	const [viewCommand, perl] = [viewCommandLine(), trustedProgram("perl")];
	const program = perlProgram(perlMapping, perlCopies, perlNamespaces, perlPrepare);
	if (!viewCommand || !perl || !program) return void 0;
	const keptNamespaces = keepNamespaces(uid === void 0 ? ["user", "mnt"] : ["mnt"]);
	const map = uid === void 0 ? [] : ["map", String(uid)];
	const prepareCommand = (layers, shared) => {
		const maps = uid === void 0 ? [] : [...mapArguments(layers, "-w", shared), ...mapArguments(layers, "-r", shared)];
		return [
			perl,
			"-e",
			program,
			uid === void 0 ? "" : String(uid),
			...copiesOf(layers),
			...maps,
			"--"
		];
	};
	const namespacesFor = (layers, shared) => {
		if (shared === void 0) return [];
		const command = prepareCommand(layers, shared);
		return keptNamespaces?.enter(command, command.filter((word) => word.startsWith("/"))) ?? [];
	};
	return {
		forget: () => keptNamespaces?.forget(),
		wrapCommand({ layers, sharedFolder }, run) {
			const [file, ...args] = viewCommand;
			return {
				file,
				args: [
					...args,
					"4",
					...namespacesFor(layers, sharedFolder)
				],
				instructions: nulSeparated([
					...map,
					...ordersOf(layers),
					"run",
					...run
				])
			};
		}
	};
}
function viewCommandLine() {
	const perl = trustedProgram("perl");
	const program = perlProgram(perlMapping, perlCopies, perlNamespaces, perlInto, perlView, perlOrders, perlAttended, perlShow);
	return perl && program ? [
		perl,
		"-e",
		program
	] : void 0;
}
function ordersOf(layers) {
	const layerByPath = new Map(layers.map((layer) => [layer.path, layer]));
	return layers.flatMap((layer) => {
		const { path, access, from = path, upper = "" } = layer;
		return [
			"layer",
			isFolderOnly(layer, layerByPath) ? "folder" : access,
			path,
			from,
			upper
		];
	});
}
/** Comes before the maps: copies take the files as they are on the disk. */
const copiesOf = (layers) => layers.flatMap(({ path, upper }) => upper === void 0 ? [] : [
	"-c",
	path,
	upper
]);
/**
* The outermost places that become the command's own, including tools below /root. `shared` stands for all writable
* places below it.
*/
function mapArguments(layers, flag, shared) {
	const pathsWith = (accesses) => layers.filter(({ access }) => accesses.includes(access)).map(({ path, access, from = path }) => access === "write" && isBelow(from, shared) ? shared : from);
	const enclosingPaths = pathsWith(flag === "-w" ? ["write"] : [
		"write",
		"copy",
		"read"
	]);
	return [...new Set(pathsWith([flag === "-w" ? "write" : "read"]))].filter((path) => !enclosingPaths.some((other) => other !== path && isBelow(path, other))).flatMap((path) => [flag, path]);
}
/**
* The group's signals are for the command. /proc is not replaced: none can be mounted in a user namespace if this one is
* read-only. What it runs is pid 1 of a namespace: a bubblewrap that was killed between two system calls left a child that
* waited for ever (11 of 300). If a system call filter refuses the kept namespaces, each start makes its own.
*/
const perlShow = `
attended();$SIG{INT}=$SIG{TERM}="IGNORE";my$ns=0;
if(@ARGV&&eval{into(@ARGV);1}){must(syscall($UNSHARE,0x20000),"mount namespace");private()}
else{namespaces();private();$ns=mapping($set{map})if$set{map};copies($ns,$set{map},@layers)}
attended();my@d=device();my$proc=tree("/proc");trees($ns,@layers);root();mkdir"$R/proc",0755;place($proc,"$R/proc");dev(@d);places(@layers);pivot();
must(syscall($UNSHARE,0x20000000),"pid namespace");my$k=fork//die"fork: $!\\n";
if($k){waitpid$k,0;syscall($EXIT,$?&127?128+($?&127):$?>>8)}
attended();exec@run;die"$run[0]: $!\\n"`;
function keepNamespaces(kinds) {
	const [perl, hold] = [trustedProgram("perl"), perlProgram(perlHold)];
	if (!perl || !hold) return void 0;
	let key;
	let descriptors = [];
	const forget = () => {
		for (const descriptor of descriptors) closeSync(descriptor);
		descriptors = [];
		key = void 0;
	};
	const paths = () => descriptors.map((descriptor) => `/proc/${process.pid}/fd/${descriptor}`);
	return {
		forget,
		enter(prepare, places) {
			const newKey = [...prepare, ...places.map(fingerprintOf)].join("\0");
			if (newKey !== key) {
				forget();
				descriptors = openNamespaces([
					...prepare,
					perl,
					"-e",
					hold
				], kinds);
				key = newKey;
			}
			return descriptors.length === 0 ? void 0 : paths();
		}
	};
}
const fingerprintOf = (path) => {
	const stat = statSync(path, { throwIfNoEntry: false });
	return stat ? `${stat.dev}:${stat.ino}` : "";
};
/** Opens the new namespaces close-on-exec, so they live as long as this process. */
function openNamespaces([file = "", ...args], kinds) {
	const { status, stdout } = spawnSync(file, args, {
		encoding: "utf8",
		stdio: [
			"ignore",
			"pipe",
			"ignore"
		]
	});
	const pid = Number(stdout);
	if (status !== 0 || !Number.isSafeInteger(pid) || pid < 2) return [];
	try {
		return kinds.map((kind) => openSync(`/proc/${pid}/ns/${kind}`, "r"));
	} catch {
		return [];
	} finally {
		process.kill(pid, "SIGKILL");
	}
}
/** Leaves a process in the namespaces until they are opened, and prints its pid. */
const perlHold = `my$k=fork//die"fork: $!\\n";if($k){print$k;exit}close STDOUT;sleep 10`;
/** `into`: enters namespaces. Entering a user namespace resets the parent-death signal. */
const perlInto = `sub into{my@n=map{open my$n,"<",$_ or die"$_: $!\\n";$n}@_;must(syscall($SETNS,fileno$_,0),"setns")for@n}
`;
// src/adapter/process/confinement/bubblewrap.ts
const bubblewrapFlavours = [
	{
		copies: true,
		forbidsNamespaces: true,
		ownProc: true
	},
	{
		copies: false,
		forbidsNamespaces: true,
		ownProc: true
	},
	{
		copies: false,
		forbidsNamespaces: false,
		ownProc: true
	},
	{
		copies: false,
		forbidsNamespaces: false,
		ownProc: false
	}
];
const lifetime = {
	lifeline: "descriptor",
	ender: "kernel"
};
/** C3 as an ordinary user, with the same uid. Undefined if a program is not installed. */
function bubblewrapAsUser(flavour) {
	const [bwrap, env] = ["bwrap", "env"].map(trustedProgram);
	const view = flavour.copies ? preparedView() : void 0;
	if (!bwrap || !env || flavour.copies && !view) return void 0;
	const userNamespace = ["--unshare-user", ...flavour.forbidsNamespaces ? ["--disable-userns"] : []];
	const entrance = (inside) => {
		const { command, layers, sharedFolder } = inside;
		const init = flavour.ownProc ? pidOne(countOwnProcesses(2, inside)) : pidOneWithoutCount;
		const commandLine = [
			env,
			resetSignals,
			"/bin/sh",
			"-c",
			init,
			"sh",
			command.file,
			...command.args
		];
		const inFolder = ["--chdir", command.cwd];
		if (view) {
			const viewCommand = [
				bwrap,
				...userNamespace,
				...namespacesOf(inside),
				...inMadeView,
				...inFolder,
				"--",
				...commandLine
			];
			return {
				...command,
				...view.wrapCommand({
					layers,
					sharedFolder
				}, viewCommand),
				...lifetime
			};
		}
		return {
			...command,
			file: "/bin/sh",
			args: [
				"-c",
				"trap \"\" INT TERM; exec \"$@\"",
				"sh",
				bwrap,
				"--args",
				"4",
				"--",
				...commandLine
			],
			instructions: nulSeparated([
				...userNamespace,
				...bubblewrapArguments({
					...inside,
					layers: withoutCopies(layers)
				}, flavour),
				...inFolder
			]),
			...lifetime
		};
	};
	return Object.assign(entrance, view && { forget: view.forget });
}
/** C3 as root: the command gets a uid that the system does not know. Undefined if a program is missing. */
function bubblewrapAsRoot() {
	const uid = agentUid(process.pid);
	const [bwrap, env, setpriv] = [
		"bwrap",
		"env",
		"setpriv"
	].map(trustedProgram);
	const view = preparedView(uid);
	if (!bwrap || !env || !setpriv || !view) return void 0;
	const asAgent = [
		...withoutUserNamespaces(),
		setpriv,
		"--reuid",
		String(uid),
		"--regid",
		String(uid),
		"--clear-groups",
		...withoutCapabilities,
		"--"
	];
	const entrance = (inside) => {
		const { command, layers, sharedFolder } = inside;
		const viewCommand = [...[
			bwrap,
			...namespacesOf(inside),
			...inMadeView,
			"--ro-bind",
			"/proc/sys",
			"/proc/sys",
			"--chdir",
			command.cwd,
			"--"
		], ...[
			...asAgent,
			env,
			resetSignals,
			"/bin/sh",
			"-c",
			pidOne(countOwnProcesses(2, inside)),
			"sh",
			command.file,
			...command.args
		]];
		return {
			...command,
			...view.wrapCommand({
				layers,
				sharedFolder
			}, viewCommand),
			...lifetime
		};
	};
	return Object.assign(entrance, { forget: view.forget });
}
const namespacesOf = ({ ownNetwork }) => [...[
	"--die-with-parent",
	"--unshare-pid",
	"--unshare-ipc",
	"--unshare-uts",
	"--unshare-cgroup-try"
], ...ownNetwork ? ["--unshare-net"] : []];
const inMadeView = [
	"--dev-bind",
	"/",
	"/",
	"--proc",
	"/proc"
];
/** Arguments for a view by bubblewrap itself. They go through a descriptor, because they are many and contain paths. */
function bubblewrapArguments({ layers, ownNetwork = false }, { ownProc, forbidsNamespaces }) {
	const layerByPath = new Map(layers.map((layer) => [layer.path, layer]));
	return [
		...[
			...namespacesOf({ ownNetwork }),
			"--dev",
			"/dev",
			"--perms",
			"1777"
		],
		...forbidsNamespaces ? ["--size", String(1024 ** 3)] : [],
		...[
			"--tmpfs",
			"/dev/shm",
			"--remount-ro",
			"/dev"
		],
		...ownProc ? ["--proc", "/proc"] : [
			"--ro-bind",
			"/proc",
			"/proc"
		],
		...layers.flatMap((layer) => [...parentsOf(layer, layerByPath), ...argumentsOf(layer, layerByPath)]),
		...layers.flatMap((layer) => layer.access === "empty" && !isFolderOnly(layer, layerByPath) ? ["--remount-ro", layer.path] : []),
		...["--remount-ro", "/"]
	];
}
function argumentsOf(layer, layerByPath) {
	const { path, access, from = path } = layer;
	if (access === "empty") return [
		"--perms",
		"0755",
		isFolderOnly(layer, layerByPath) ? "--dir" : "--tmpfs",
		path
	];
	if (access === "link") return [
		"--symlink",
		from,
		path
	];
	return [
		access === "write" ? "--bind" : "--ro-bind-try",
		from,
		path
	];
}
/** bubblewrap creates missing folders with mode 0700, which another uid cannot enter. */
function parentsOf({ path }, layerByPath) {
	const enclosing = nearestAbove(path, layerByPath);
	if (enclosing !== void 0 && enclosing.access !== "empty") return [];
	const root = enclosing?.path ?? "/";
	const between = relative(root, dirname(path)).split("/").filter((name) => name !== "");
	return between.flatMap((_, index) => [
		"--perms",
		"0755",
		"--dir",
		join(root, ...between.slice(0, index + 1))
	]);
}
// src/adapter/process/confinement/landlock.ts
/**
* C2: the kernel refuses files that are not listed. Works without rights or packages, also in containers and pods. As root
* the command becomes `uid`. Sockets with a path stay open; the wrap around it handles processes.
*/
function landlock(uid) {
	const [perl, setpriv] = [trustedProgram("perl"), trustedProgram("setpriv")];
	const program = perlProgram(perlLandlock);
	if (!perl || !program || uid !== void 0 && !setpriv) return void 0;
	const asUid = [
		"--reuid",
		String(uid),
		"--regid",
		String(uid),
		"--clear-groups",
		...withoutCapabilities,
		"--"
	];
	const [file = perl, ...prefix] = uid === void 0 ? [perl] : [
		setpriv ?? "",
		...asUid,
		perl
	];
	return ({ command, layers }) => ({
		...command,
		file,
		args: [
			...prefix,
			"-e",
			program,
			...writableOf(layers),
			"--",
			...readableOf(layers),
			"--",
			command.file,
			...command.args
		]
	});
}
/** Expected by every program; /dev/shm is shared and stays closed. */
const devices = [
	"/dev/null",
	"/dev/zero",
	"/dev/full",
	"/dev/tty",
	"/dev/ptmx",
	"/dev/pts"
];
const writableOf = (layers) => [...devices, ...layers.flatMap(({ path, access, from = path }) => access === "write" && from === path ? [path] : [])];
/** A rule covers everything below a folder, so a folder with hidden parts is replaced by its entries. */
function readableOf(layers) {
	const hidden = layers.filter(({ access }) => access === "empty" || access === "text").map(({ path }) => path);
	const visible = (path) => {
		if (hidden.includes(path)) return [];
		return hidden.some((place) => isBelow(place, path)) ? entries(path).flatMap(visible) : [path];
	};
	const devices = entries("/dev").filter((path) => !sharedDevices.test(path));
	return [.../* @__PURE__ */ new Set([
		"/proc",
		...devices,
		...layers.filter(isShown).flatMap(({ path }) => visible(path))
	])];
}
const sharedDevices = /^\/dev\/(shm|mqueue)$/;
const entries = (folder) => tryRead(() => readdirSync(folder).map((name) => join(folder, name))) ?? [];
const perlLandlock = `
my$abi=syscall(444,0,0,1);die"Landlock: $!\\n"if$abi<1;
my$fs=0x1fff|($abi>1?1<<13:0)|($abi>2?1<<14:0)|($abi>4?1<<15:0);
my$rules=pack("Q3",$fs,0,$abi>5?3:0);my$fd=must(syscall(444,$rules,$abi>5?24:$abi>3?16:8,0),"Landlock");
for my$access($fs,13){while(defined(my$p=shift)){last if$p eq"--";
sysopen(my$f,$p,0x280000)or next;
my$r=pack("Ql",$access&(-d$p?$fs:0xc007&$fs),fileno$f);syscall(445,$fd,1,$r,0)>=0||$!==77||die"Landlock $p: $!\\n";close$f}}
must(syscall($PRCTL,38,1,0,0,0),"no_new_privs");must(syscall(446,$fd,0),"Landlock");
exec{$ARGV[0]}@ARGV;print STDERR"$ARGV[0]: $!\\n";exit 127
`;
// src/adapter/process/confinement/machine-view.ts
/** This machine's files with a cache: a call asks for hundreds of places, most of which do not exist. */
function machineFiles() {
	const real = /* @__PURE__ */ new Map();
	const links = /* @__PURE__ */ new Map();
	return {
		real(path) {
			if (!real.has(path)) real.set(path, realPath(path));
			return real.get(path);
		},
		isFolder: isFolder$1,
		link(path) {
			if (!links.has(path)) links.set(path, linkAt(path));
			return links.get(path);
		},
		entries: (path) => tryRead(() => readdirSync(path)) ?? [],
		text(path, maxBytes) {
			return tryRead(() => {
				const stat = statSync(path);
				if (!stat.isFile() || stat.size > maxBytes) return void 0;
				const text = readFileSync(path, "utf8");
				return text.includes("\0") ? void 0 : text;
			});
		},
		isPublic(path) {
			const stat = tryRead(() => lstatSync(path));
			if (stat === void 0 || process.getuid?.() === 0 || (stat.mode & 4) !== 0) return true;
			return !isReadable(path);
		},
		readRpmFiles() {
			const rpm = trustedProgram("rpm");
			if (rpm === void 0) return "";
			return spawnSync(rpm, [
				"-qa",
				"--qf",
				"[%{FILENAMES}\\n]\\n"
			], {
				timeout: 2e4,
				maxBuffer: 256 << 20,
				encoding: "utf8",
				env: {
					PATH: "/usr/bin:/bin:/usr/sbin:/sbin",
					HOME: "/nonexistent",
					LC_ALL: "C"
				}
			}).stdout ?? "";
		}
	};
}
function linkAt(path) {
	return tryRead(() => lstatSync(path, { throwIfNoEntry: false }))?.isSymbolicLink() ? tryRead(() => readlinkSync(path)) : void 0;
}
const exists = (path) => tryRead(() => lstatSync(path, { throwIfNoEntry: false }) !== void 0) ?? false;
function realPath(path) {
	if (!exists(path)) return void 0;
	return tryRead(() => realpathSync.native(path));
}
function isFolder$1(path) {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
/** Paths of sockets with a listener, from /proc/net/unix. */
function listeningSockets() {
	try {
		const lines = readFileSync("/proc/net/unix", "utf8").split("\n");
		return [...new Set(lines.flatMap((line) => /^(?:\S+\s+){6}\d+ (\/.+)$/.exec(line)?.[1] ?? []))];
	} catch {
		return [];
	}
}
function writeTexts(layers, folder) {
	return layers.map((layer, index) => {
		if (layer.access !== "text") return layer;
		const file = join(folder, layer.text ? `text-${index}` : "nothing");
		writeFileSync(file, layer.text ?? "", { mode: 420 });
		return {
			path: layer.path,
			access: "read",
			from: file
		};
	});
}
/**
* Creates the mount points below folders of the call, since the process that mounts has no right to write there, and the
* folders for writes to caches. Returns the layers that remain to be mounted.
*/
function createMountPoints(layers) {
	const layerByPath = new Map(layers.map((layer) => [layer.path, layer]));
	return layers.filter((layer) => {
		const { path, upper } = layer;
		if (upper !== void 0) for (const name of ["upper", "work"]) mkdirSync(join(upper, name), { recursive: true });
		const enclosing = nearestAbove(path, layerByPath);
		if (enclosing?.from === void 0 || enclosing.from === enclosing.path) return true;
		return !createMountPoint(layer, join(enclosing.from, relative(enclosing.path, path)));
	});
}
/** True for a link, which needs no mount. */
function createMountPoint({ access, path, from = path }, mountPoint) {
	const isFolderPoint = access === "empty" || access !== "link" && isFolder$1(from);
	mkdirSync(isFolderPoint ? mountPoint : dirname(mountPoint), {
		recursive: true,
		mode: 493
	});
	if (access === "link") {
		if (!exists(mountPoint)) symlinkSync(from, mountPoint);
	} else if (!isFolderPoint) writeFileSync(mountPoint, "", { flag: "a" });
	return access === "link";
}
/**
* Caches the hundreds of places. Reads them again after an unconfined command (set-up may install tools), and if a place is
* gone or settings changed.
*/
function cacheMachineView(scene) {
	let view;
	let stamps = "";
	return {
		current() {
			const isCurrent = view?.layers.every(({ path }) => exists(path)) && stampsOf(view.readPaths) === stamps;
			if (view === void 0 || !isCurrent) {
				view = machineView(scene, machineFiles());
				stamps = stampsOf(view.readPaths);
			}
			return view;
		},
		forget() {
			view = void 0;
		}
	};
}
const stampsOf = (paths) => paths.map((path) => {
	const stat = tryRead(() => statSync(path, { throwIfNoEntry: false }));
	return stat === void 0 ? "" : `${stat.mtimeMs}:${stat.ctimeMs}:${stat.size}`;
}).join();
/**
* Gives folders to another uid if idmapped mounts are not possible. Skips files that are that uid's already and does not
* follow links: some 50 ms for 20,000 files.
*/
function changeOwner(uid, folders) {
	const find = trustedProgram("find") ?? "find";
	const owner = `${uid}:${uid}`;
	const condition = [
		"!",
		"-uid",
		String(uid),
		"-exec",
		"chown",
		"-h",
		owner,
		"{}",
		"+"
	];
	spawnSync(find, [
		...folders,
		"-xdev",
		...condition
	], {
		stdio: "ignore",
		env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin" }
	});
}
/** Opens our own folders above `path` for other uids (0711). Returns the first folder that is closed and not ours. */
function openFoldersAbove(path, ourFolders) {
	for (let folder = dirname(path); folder !== "/"; folder = dirname(folder)) {
		const stat = statSync(folder, { throwIfNoEntry: false });
		if (stat === void 0 || stat.mode & 1) continue;
		if (!ourFolders.some((ourFolder) => isBelow(folder, ourFolder))) return folder;
		chmodSync(folder, stat.mode & 4095 | 9);
	}
}
// src/adapter/process/confinement/own-network.ts
const folder = "/run/ralph";
/**
* Starts the command behind a process that forwards the doors' ports. It runs in the command's namespaces and ends with
* them. Without a network of its own, the command is unchanged.
*/
function withDoors(inside, network, { callsModel }) {
	if (network === void 0) return inside;
	const doors = callsModel ? network.doors.model : network.doors.others;
	const placedDoors = doors.map(({ port, socket }) => ({
		port,
		socket,
		path: `${folder}/${port}`
	}));
	const { command, layers } = inside;
	const words = placedDoors.flatMap(({ port, path }) => [String(port), path]);
	return {
		...inside,
		command: {
			...command,
			file: trustedProgram("perl") ?? "perl",
			args: [
				"-e",
				forwardScript,
				"--",
				...words,
				"--",
				command.file,
				...command.args
			],
			env: {
				...command.env,
				...network.environment(doors)
			}
		},
		layers: [
			...layers,
			...placedDoors.length > 0 ? [{
				path: folder,
				access: "empty"
			}] : [],
			...placedDoors.map(({ path, socket }) => ({
				path,
				access: "system",
				from: socket
			}))
		],
		ownNetwork: true
	};
}
const perlLoopback = `
sub loopback{socket(my$s,2,2,0)or die"loopback: $!\\n";my$q=pack("a16sx22","lo",0x49);ioctl($s,0x8914,$q)or die"loopback: $!\\n";close$s}
`;
/**
* `perl -e \u2026 (PORT SOCKET)\u2026 -- COMMAND\u2026`. One process for all connections, so the number of our processes is known; it is
* nobody's child, so no program waits for it. It reads only as fast as the other end accepts.
*/
const forwardScript = `
use strict;my@l;
while((my$p=shift)ne"--"){my$u=shift;socket(my$s,2,1,0)or die"port $p: $!\\n";setsockopt($s,1,2,pack("l",1));
bind($s,pack("Sna4x8",2,$p,"\\x7f\\0\\0\\1"))&&listen($s,128)or die"port $p: $!\\n";fcntl($s,4,2048);push@l,[$s,$u]}
my$k=fork//die"fork: $!\\n";
if($k){waitpid$k,0;exec{$ARGV[0]}@ARGV;print STDERR"$ARGV[0]: $!\\n";exit 127}
exit if fork;
$SIG{$_}="IGNORE"for"INT","TERM","HUP","PIPE","QUIT";chdir"/";
open STDIN,"<","/dev/null";open STDOUT,">","/dev/null";open STDERR,">","/dev/null";
my%c;
sub drop{my$f=shift;my$c=delete$c{$f}or return;my$q=delete$c{$$c[1]};close$$c[0];close$$q[0]if$q}
while(1){
my($r,$w)=("","");vec($r,fileno$$_[0],1)=1 for@l;
for my$f(keys%c){my$c=$c{$f};vec($r,$f,1)=1 if!$$c[3]&&length$c{$$c[1]}[2]<262144;vec($w,$f,1)=1 if length$$c[2]}
select($r,$w,undef,undef)>0 or next;
for(@l){vec($r,fileno$$_[0],1)&&accept(my$a,$$_[0])or next;
my$b;socket($b,1,1,0)&&connect($b,pack("Sa108",1,$$_[1]))or next;
fcntl($_,4,2048)for$a,$b;my($f,$g)=(fileno$a,fileno$b);$c{$f}=[$a,$g,"",0,0];$c{$g}=[$b,$f,"",0,0]}
for my$f(keys%c){my$c=$c{$f}or next;my$q=$c{$$c[1]};
if(vec($r,$f,1)){my$n=sysread$$c[0],$$q[2],65536,length$$q[2];
if(defined$n){$$c[3]=1 if!$n}elsif($!!=11&&$!!=4){drop($f);next}}
if(vec($w,$f,1)){my$n=syswrite$$c[0],$$c[2];
if(defined$n){substr($$c[2],0,$n)=""}elsif($!!=11&&$!!=4){drop($f);next}}
for([$c,$q],[$q,$c]){my($m,$o)=@$_;if($$o[3]&&!$$m[4]&&!length$$m[2]){shutdown($$m[0],1);$$m[4]=1}}
drop($f)if$$c[4]&&$$q[4]}}
`;
// src/adapter/process/confinement/mount-script.ts
/** C3 without bubblewrap: util-linux creates the namespaces, perl the view. Undefined if a program is missing. */
function mountScript(owner) {
	const script = scriptParts(owner === "root" ? agentUid(process.pid) : void 0);
	return script && ((inside) => ({
		...inside.command,
		file: script.setpriv,
		args: [...dyingWithTheEngine, ...script.enter(4, inside)],
		instructions: script.orders(inside),
		lifeline: "descriptor",
		ender: "kernel"
	}));
}
/** `uid`: root's command becomes it, with idmapped places; undefined: it keeps the uid of the user who creates the namespaces. */
function scriptParts(uid, asSudo) {
	const [unshare, setpriv, perl, env] = [
		"unshare",
		"setpriv",
		"perl",
		"env"
	].map(trustedProgram);
	const program = perlProgram(perlMapping, perlCopies, perlOrders, perlView, perlLoopback, perlEnter, perlInit);
	if (!unshare || !setpriv || !perl || !env || !program) return void 0;
	const asRoot = uid !== void 0 || asSudo !== void 0;
	const identity = asSudo ?? {
		uid,
		gid: uid
	};
	const dropRights = asRoot ? [
		"--reuid",
		String(identity.uid),
		"--regid",
		String(identity.gid),
		"--clear-groups",
		...withoutCapabilities
	] : [...withoutCapabilities, "--ambient-caps=-all"];
	const userNamespace = asRoot ? [] : [
		"--user",
		"--map-current-user",
		"--keep-caps"
	];
	return {
		setpriv,
		enter: (descriptor, { ownNetwork }) => [
			...[
				unshare,
				...userNamespace,
				"--mount",
				"--pid",
				"--ipc",
				"--uts",
				...ownNetwork ? ["--net"] : []
			],
			...[
				"--fork",
				"--kill-child",
				"--"
			],
			...[
				perl,
				"-e",
				program,
				String(descriptor)
			]
		],
		orders: ({ command, layers, ownNetwork = false }) => nulSeparated([
			...uid === void 0 ? [] : ["map", String(uid)],
			...[
				"root",
				asRoot ? "1" : "",
				"cwd",
				command.cwd,
				"net",
				ownNetwork ? "1" : ""
			],
			...["own", String(countOwnProcesses(1, { ownNetwork }))],
			...asSudo ? Object.entries(command.env).flatMap(([name, value]) => ["env", `${name}=${value}`]) : [],
			...ordersOf(layers),
			...[
				"run",
				...asRoot ? withoutUserNamespaces() : [],
				setpriv,
				...dropRights,
				"--",
				env,
				resetSignals,
				command.file,
				...command.args
			]
		])
	};
}
/** Mounts /proc and devices; the rest is in `perl.ts`. */
const perlEnter = `
loopback()if$set{net};private();my($proc,$nothing)=("/proc","");fresh("proc",$proc,0xe,$nothing);my$ns=$set{map}?mapping($set{map}):0;
copies($ns,$set{map},@layers);my@d=device();trees($ns,@layers);root();
mkdir"$R/proc",0755;fresh("proc","$R/proc",0xe,$nothing);
if($set{root}){my$fd=tree("$R/proc/sys");must(attr($fd,1),"read-only /proc/sys");place($fd,"$R/proc/sys")}
elsif(open my$n,">","$R/proc/sys/user/max_user_namespaces"){syswrite$n,"0"}
dev(@d);if(-d"/dev/mqueue"){mkdir"$R/dev/mqueue",0755;fresh("mqueue","$R/dev/mqueue",14,$nothing)}
places(@layers);pivot();
`;
/**
* Stays pid 1: reaps orphans, keeps the exit code, and reports on descriptor 3 how many processes outlived the command
* (`glob` would load a module). The empty line checks that the engine is still there.
*/
const perlInit = `
chdir$set{cwd}or die"$set{cwd}: $!\\n";%ENV=map{split/=/,$_,2}@env if@env;
open my$status,">&=",3 or die"status: $!\\n";open my$err,">&",\\*STDERR;$SIG{INT}=$SIG{TERM}="IGNORE";
defined syswrite$status,"\\n"or syscall($EXIT,137);
my$k=fork;if(!$k){syscall($CLOSE,3);exec{$run[0]}@run;print STDERR"$run[0]: $!\\n";syscall($EXIT,127)}
syscall($CLOSE,$_)for 1,2,fileno$err;
my$code;while(!defined$code){my$p=wait;last if$p<0;$code=$?if$p==$k}
opendir my$d,"/proc";my$left=grep(/^\\d/,readdir$d)-$set{own};syswrite$status,"leftovers $left\\n";
syscall($EXIT,$code&127?128+($code&127):$code>>8)
`;
// src/adapter/process/confinement/self-probe.ts
const script = `
name=$1 sudo=$2 harmless=$3 perl=$4 connect=$5 own=$6 kind=; shift 6
for word in "$@"; do
  case $word in --write|--closed|--socket|--door|--engine) kind=$word; continue;; esac
  case $kind in
  --write) { [ -f "$word" ] && (: >> "$word") || (: > "$word/$name"); } 2>/dev/null || { echo "$word cannot be written"; exit 1; };;
  --closed) (: > "$word/$name") 2>/dev/null;;
  --door) "$perl" -e "$connect" "$word" || { echo "nothing listens at its port $word"; exit 1; };;
  --engine) "$perl" -e "$connect" "$word" && { echo "port $word of this machine can be reached"; exit 1; };;
  --socket) [ -S "$word" ] && { echo "the socket $word can be reached"; exit 1; };;
  esac
done
[ -z "$own" ] || { while read -r line; do
  case $line in Inter-*|face*|lo:*) ;; *) echo "it has a network: \${line%%:*}"; exit 1;; esac
done < /proc/net/dev; }
[ "$harmless" = yes ] || { echo fine; exit; }
grep -qs "$name" /proc/[0-9]*/environ && { echo "the environment of a process outside can be read"; exit 1; }
while read -r key value; do
  case $key in NoNewPrivs:) private=$value;; CapEff:) able=$value;; esac
done < /proc/self/status
[ "$private" = 1 ] || { echo "it can gain privileges"; exit 1; }
[ "$able" = 0000000000000000 ] || { echo "it has capabilities: $able"; exit 1; }
[ -n "$sudo" ] && "$sudo" -n true 2>/dev/null </dev/null && { echo "sudo works"; exit 1; }
echo fine
`;
/** Runs a small attack inside the confinement. Undefined if it keeps its promises, else the reason. Two starts of a shell; leaves no files. */
async function probeConfinement(wrap, promises) {
	const folder = temporaryFolder("probe");
	chmodSync(folder, 457);
	const name = `.ralph-probe-${randomUUID()}`;
	const markedProcess = promises.isHarmless ? startMarkedProcess(name) : void 0;
	const network = await networkProbe(promises.doors, name);
	try {
		const callFolder = join(folder, "call");
		const [workspace, home, tmp] = [
			join(folder, "workspace"),
			join(callFolder, "home"),
			join(callFolder, "tmp")
		];
		for (const path of [
			workspace,
			home,
			tmp
		]) mkdirSync(path, { recursive: true });
		const closedFolders = [folder, ...promises.closedFolders].filter(isWritable);
		const places = {
			call: {
				path: callFolder,
				home,
				tmp
			},
			writable: [workspace]
		};
		const testWords = [
			...[
				"--write",
				workspace,
				home,
				tmp,
				...promises.writable
			],
			...["--closed", ...closedFolders],
			...["--socket", ...promises.sockets],
			...network.words
		];
		const output = await runProbe(wrap, places, [
			name,
			trustedProgram("sudo") ?? "",
			promises.isHarmless ? "yes" : "no",
			...network.probeCommand,
			...testWords
		]);
		const writtenFolders = removeMarks(closedFolders, name);
		if (output !== "fine") return output;
		if (writtenFolders.length > 0 && promises.closedFolders.length > 0) return `${writtenFolders[0]} can be written`;
		removeMarks(promises.writable.filter(isFolder), name);
		return lstatSync(join(workspace, name), { throwIfNoEntry: false })?.uid === process.getuid?.() ? void 0 : "files that it writes belong to another user";
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	} finally {
		markedProcess?.kill("SIGKILL");
		network.close();
		await removeFolder(folder).catch(() => void 0);
	}
}
/** A process with the mark in its environment, since the engine's own cannot be changed. */
function startMarkedProcess(mark) {
	const child = spawn("/bin/sh", ["-c", "read -r _"], {
		env: { RALPH_PROBE: mark },
		stdio: [
			"pipe",
			"ignore",
			"ignore"
		]
	});
	child.on("error", () => void 0);
	return child;
}
async function runProbe(wrap, places, args) {
	const chunks = [];
	const collect = (chunk) => void chunks.push(Buffer.from(chunk));
	const env = {
		PATH: "/usr/bin:/bin:/usr/sbin:/sbin:/run/current-system/sw/bin",
		HOME: places.call.home
	};
	const end = await supervise({
		file: "/bin/sh",
		args: [
			"-c",
			script,
			"sh",
			...args
		],
		cwd: places.writable[0] ?? "/",
		env
	}, {
		confinement: { wrap },
		places,
		signal: new AbortController().signal,
		onStdout: collect,
		onStderr: collect,
		wallMs: 6e4
	}).done;
	return Buffer.concat(chunks).toString("utf8").trim().split("\n").join("; ") || `exit code ${end.exitCode ?? end.signal}`;
}
const removeMarks = (folders, name) => folders.filter((folder) => {
	const path = join(folder, name);
	if (!lstatSync(path, { throwIfNoEntry: false })) return false;
	rmSync(path, { force: true });
	return true;
});
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const userList = "/etc/passwd";
/** The list of users with the agent's uid, without which Java and Maven find no home, Node's `userInfo` throws, and git has no author. */
function userListWith(uid, { home, file }) {
	writeFileSync(file, `${readUserList(userList).trimEnd()}\nralph-agent:x:${uid}:${uid}::${home}:/bin/sh\n`, { mode: 420 });
	return {
		path: userList,
		access: "read",
		from: file
	};
}
function readUserList(path) {
	return tryRead(() => readFileSync(path, "utf8")) ?? "root:x:0:0:root:/root:/bin/sh\n";
}
/** With perl: to a port of the loopback, or to an abstract socket, which has no path and belongs to a network. */
const connectTo = String.raw`my$w=shift;my$p=$w=~/^\d+$/;my$s;socket($s,$p?2:1,1,0)&&connect($s,$p?pack("Sna4x8",2,$w,"\x7f\0\0\1"):pack("Sxa*",1,$w))or exit 1`;
/** The engine listens at a port and an abstract socket, which must not be reachable inside; each door must be. */
async function networkProbe(doors, name) {
	if (doors === void 0) return {
		probeCommand: [
			"",
			"",
			""
		],
		words: [],
		close: () => void 0
	};
	const [tcp, abstract] = await Promise.all([listen({
		port: 0,
		host: "127.0.0.1"
	}), listen({ path: `\0${name}` })]);
	return {
		probeCommand: [
			trustedProgram("perl") ?? "",
			connectTo,
			"own"
		],
		words: [
			"--door",
			...doors.map(String),
			"--engine",
			String(tcp.address().port),
			name
		],
		close() {
			tcp.close();
			abstract.close();
		}
	};
}
async function listen(address) {
	const server = createServer((socket) => socket.destroy()).listen(address);
	await once(server, "listening");
	return server;
}
// src/adapter/process/confinement/sudo.ts
/**
* `sudo` closes all descriptors from 3 on, and its user can kill it without its children. So the engine holds stdin, a watcher
* kills when it ends, and input, orders and status are files. The group's signals are for the command; this shell waits for
* the exit code. The watcher waits up to five seconds for the first line, because an earlier kill can leave a forked command
* behind (14 of 24 engines that died together).
*/
const launcher = `
s=$3; exec 5<&0 9<"$1" 8<"$2" 3>"$s"; rm -f "$1"; [ "$2" = /dev/null ] || rm -f "$2"; shift 3
"$@" <&8 5<&- 8<&- & b=$!; exec 9<&- 8<&- 3>&-
{ trap "" INT TERM; while read -r _ <&5; do :; done; n=500
while [ ! -s "$s" ] && [ $n -gt 0 ] && kill -0 $b; do sleep .01; n=$((n-1)); done; kill -9 $b; rm -f "$s"; rmdir "\${s%/*}"; } >/dev/null 2>&1 & w=$!
trap "" INT TERM; wait $b; c=$?; kill -9 $w; exit $c`;
/** C3 by `sudo -n` and bubblewrap, for users without user namespaces. The uid stays. */
function bubblewrapBySudo() {
	const [sudo, bwrap, env, setpriv] = [
		"sudo",
		"bwrap",
		"env",
		"setpriv"
	].map(trustedProgram);
	const identity = currentUser();
	if (!sudo || !bwrap || !env || !setpriv || !identity) return void 0;
	const dropRights = [
		"--reuid",
		String(identity.uid),
		"--regid",
		String(identity.gid),
		"--clear-groups",
		...withoutCapabilities
	];
	return (inside) => {
		const { command, layers } = inside;
		return runBySudo(sudo, command, {
			line: [...[
				env,
				resetSignals,
				bwrap,
				"--args",
				"9",
				"--"
			], ...[
				...withoutUserNamespaces(),
				setpriv,
				...dropRights,
				"--",
				"/bin/sh",
				"-c",
				pidOne(countOwnProcesses(2, inside)),
				"sh",
				command.file,
				...command.args
			]],
			orders: nulSeparated([
				...bubblewrapArguments({
					...inside,
					layers: withoutCopies(layers)
				}, {
					ownProc: true,
					forbidsNamespaces: false
				}),
				...[
					"--ro-bind",
					"/proc/sys",
					"/proc/sys",
					"--chdir",
					command.cwd,
					"--clearenv"
				],
				...Object.entries(command.env).flatMap(([name, value]) => [
					"--setenv",
					name,
					value
				])
			])
		});
	};
}
function mountScriptBySudo() {
	const identity = currentUser();
	const [sudo, script] = [trustedProgram("sudo"), identity && scriptParts(void 0, identity)];
	if (!sudo || !script) return void 0;
	return (inside) => runBySudo(sudo, inside.command, {
		line: [
			script.setpriv,
			...dyingWithTheEngine,
			...script.enter(9, inside)
		],
		orders: script.orders(inside)
	});
}
const currentUser = () => {
	const [uid, gid] = [process.getuid?.(), process.getgid?.()];
	return uid === void 0 || gid === void 0 ? void 0 : {
		uid,
		gid
	};
};
/** Passes orders and input as files with mode 0600, which are removed as soon as they are open. */
function runBySudo(sudo, command, options) {
	const folder = temporaryFolder("sudo");
	const writeTemp = (name, content) => {
		const path = join(folder, name);
		writeFileSync(path, content, { mode: 384 });
		return path;
	};
	const input = command.stdin === void 0 ? "/dev/null" : writeTemp("input", command.stdin);
	const statusFile = writeTemp("status", "");
	const { stdin: _, ...withoutInput } = command;
	return {
		...withoutInput,
		file: sudo,
		args: [
			"-n",
			"/bin/sh",
			"-c",
			launcher,
			"ralph",
			writeTemp("orders", options.orders),
			input,
			statusFile,
			...options.line
		],
		env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin" },
		lifeline: "stdin",
		statusFile,
		ender: "process",
		cleanUp: () => rmSync(folder, {
			recursive: true,
			force: true
		})
	};
}
// src/adapter/process/confinement/find-confinement.ts
/**
* The strongest confinement that passes its own probe on this machine. Called once per job: a failed way costs some
* 10 ms, the chosen one 20 to 40. The report names each refused way with its reason.
*/
async function findConfinement(choice) {
	const supervised = processGroup(choice.supervisor);
	let treeWrap;
	const findTreeWrap = () => {
		treeWrap ??= findOwnedTree(supervised);
		return treeWrap;
	};
	if (choice.mode === "none") {
		const wrap = await findTreeWrap();
		return {
			report: reportOf(wrap === supervised ? "process-group" : "pid-namespace"),
			wrap,
			unconfined: findTreeWrap
		};
	}
	const confinement = await findStrongest(choice, supervised);
	const unconfined = async () => {
		const wrap = await findTreeWrap();
		return (command, places) => {
			confinement.wrap.forget?.();
			return wrap(command, places);
		};
	};
	return {
		...confinement,
		unconfined
	};
}
async function findStrongest(choice, supervised) {
	const scene = sceneOf(choice);
	const machine = cacheMachineView(scene);
	const refused = [];
	for (const way of choice.ways ?? (isRoot ? waysOfRoot : waysOfUser(choice.sudo))) {
		const result = await findWorkingWrap(wrapsOf(way, scene, {
			...choice,
			supervised,
			seen: machine
		}), promisesOf(levels[way], scene, choice.network));
		if (typeof result !== "string") {
			const { unshown } = machine.current();
			const isWhole = levels[way] < "C2" || unshown.length === 0;
			const network = levels[way] === "C3" && choice.network ? { network: choice.network.egress } : {};
			return {
				report: {
					...reportOf(way, refused),
					...network,
					...!isWhole && { unshown }
				},
				wrap: result
			};
		}
		refused.push({
			way,
			why: result.slice(0, 300)
		});
	}
	return {
		report: reportOf("process-group", refused),
		wrap: supervised
	};
}
const reportOf = (way, refused = []) => ({
	level: levels[way],
	way,
	refused
});
async function findWorkingWrap(wraps, promises) {
	const reasons = [];
	for (const wrap of wraps) {
		const failure = typeof wrap === "function" ? await probeConfinement(wrap, promises) : wrap ?? "one of its programs is not installed";
		if (typeof wrap === "function" && failure === void 0) return wrap;
		reasons.push(failure ?? "");
	}
	return [...new Set(reasons)].join("; ") || "not available to this user";
}
const isRoot = process.getuid?.() === 0;
/** Root in a container may need a user namespace, too. */
const namespaceOwners = isRoot ? ["root", "user"] : ["user"];
async function findOwnedTree(supervised) {
	if (process.getuid === void 0) return supervised;
	for (const owner of namespaceOwners) {
		const wrap = ownedNamespace(owner);
		if (wrap && await probeConfinement(wrap, noPromises) === void 0) return wrap;
	}
	return supervised;
}
const noPromises = {
	closedFolders: [],
	writable: [],
	sockets: [],
	isHarmless: false
};
const promisesOf = (level, { hidden, homes, writable, sockets }, network) => ({
	closedFolders: level === "C2" || level === "C3" ? [...homes, ...hidden] : [],
	writable: level === "C2" || level === "C3" ? writable : [],
	sockets: level === "C3" ? sockets : [],
	isHarmless: level !== "C0",
	...level === "C3" && network && { doors: network.doors.others.map(({ port }) => port) }
});
function sceneOf({ environment, home, hidden, network, readable, writable }) {
	const doorSockets = [...network?.doors.model ?? [], ...network?.doors.others ?? []].map(({ socket }) => socket);
	const homes = [
		environment["HOME"],
		homeFolder({}),
		homeInUserList()
	].filter((path) => path !== void 0 && path !== "");
	return {
		environment,
		homes: [...new Set(homes)],
		hidden: [home, ...hidden],
		readable,
		writable,
		sockets: listeningSockets().filter((path) => !doorSockets.includes(path))
	};
}
/** A container may run as a uid without an entry. */
const homeInUserList = () => tryRead(() => userInfo().homedir);
function wrapsOf(way, scene, { home, network, processes, supervised, seen: machine }) {
	const sudoOptions = {
		engine: home,
		network,
		seen: machine
	};
	const options = {
		...sudoOptions,
		processes
	};
	if (way === "bubblewrap") return bubblewrapFlavours.map((flavour) => wrapWithView(scene, bubblewrapAsUser(flavour), options));
	if (way === "bubblewrap-root") return [wrapWithView(scene, bubblewrapAsRoot(), {
		...options,
		uid: agentUid(process.pid)
	})];
	if (way === "bubblewrap-sudo") return [wrapWithView(scene, bubblewrapBySudo(), sudoOptions)];
	if (way === "mount-script-root") return [wrapWithView(scene, mountScript("root"), {
		...options,
		uid: agentUid(process.pid)
	})];
	if (way === "mount-script-sudo") return [wrapWithView(scene, mountScriptBySudo(), sudoOptions)];
	if (way === "mount-script-user-namespace") return [wrapWithView(scene, mountScript("user"), options)];
	if (way === "landlock" && isRoot) return [ownedNamespace("root"), supervised].map((tree) => wrapWithLandlockAsRoot(machine, home, tree));
	if (way === "landlock") return [pidNamespace("user"), supervised].map((tree) => wrapWithLandlock(machine, tree));
	return way === "pid-namespace" ? namespaceOwners.map((owner) => pidNamespace(owner)) : [supervised];
}
const levels = {
	bubblewrap: "C3",
	"bubblewrap-root": "C3",
	"bubblewrap-sudo": "C3",
	"mount-script-root": "C3",
	"mount-script-sudo": "C3",
	"mount-script-user-namespace": "C3",
	landlock: "C2",
	"pid-namespace": "C1",
	"process-group": "C0"
};
const waysOfUser = (sudo) => [
	"bubblewrap",
	...sudo ? ["bubblewrap-sudo", "mount-script-sudo"] : [],
	...[
		"mount-script-user-namespace",
		"landlock",
		"pid-namespace",
		"process-group"
	]
];
const waysOfRoot = [
	"bubblewrap-root",
	"mount-script-root",
	"landlock",
	"pid-namespace",
	"process-group"
];
/** Wraps a command in a view of the files, with the call's temporary files at /tmp. `uid`: the command's new user. */
function wrapWithView(scene, way, { engine, network, processes, seen: machine, uid }) {
	if (way === void 0 || network && trustedProgram("perl") === void 0) return void 0;
	const wrap = (command, places) => {
		const { tmp } = places.call;
		const callPath = realPath(places.call.path) ?? places.call.path;
		const sharedFolder = places.caches === void 0 ? void 0 : realPath(engine);
		const homes = Object.fromEntries(scene.homes.map((home, index) => [home, join(callPath, `in-place-of-home-${index}`)]));
		for (const home of Object.values(homes)) mkdirSync(home, { recursive: true });
		const inPlaceOf = {
			"/tmp": tmp,
			"/var/tmp": tmp,
			...homes
		};
		const view = layersOf(machine.current(), places, command, {
			inPlaceOf,
			caches: places.caches ?? join(callPath, "caches")
		});
		const [home = "/root"] = scene.homes;
		const userLists = uid === void 0 ? [] : [userListWith(uid, {
			home,
			file: join(callPath, "passwd")
		})];
		const layers = createMountPoints(writeTexts([...view, ...userLists], callPath));
		const env = command.env["TMPDIR"] === tmp ? {
			...command.env,
			TMPDIR: "/tmp"
		} : command.env;
		const inside = withDoors({
			command: {
				...limitProcesses(command, processes),
				cwd: realPath(command.cwd) ?? command.cwd,
				env
			},
			layers
		}, network, places);
		return way(sharedFolder !== void 0 && isBelow(callPath, sharedFolder) ? {
			...inside,
			sharedFolder
		} : inside);
	};
	const forget = () => {
		machine.forget();
		way.forget?.();
	};
	return Object.assign(wrap, { forget });
}
/**
* Limits processes and threads by the kernel, which counts them by user and user namespace. So it needs a uid of its own:
* with sudo the user's other processes would count.
*/
function limitProcesses(command, maxProcesses) {
	const prlimit = maxProcesses === void 0 ? void 0 : trustedProgram("prlimit");
	if (prlimit === void 0) return command;
	return {
		...command,
		file: prlimit,
		args: [
			`--nproc=${maxProcesses}`,
			"--",
			command.file,
			...command.args
		]
	};
}
function withOwnPlaces(command, { call }, layers) {
	const env = withOwnCaches(command.env, join(call.path, "caches"));
	const git = layers.find(({ path, access }) => access === "text" && path === "/etc/gitconfig");
	if (git === void 0) return {
		...command,
		env
	};
	const copy = join(call.path, "gitconfig");
	writeFileSync(copy, git.text ?? "");
	return {
		...command,
		env: {
			GIT_CONFIG_SYSTEM: copy,
			...env
		}
	};
}
function wrapWithLandlock(machine, tree) {
	const way = landlock();
	if (way === void 0 || tree === void 0) return void 0;
	const wrap = (command, places) => {
		const layers = layersOf(machine.current(), places, command);
		return tree(way({
			command: withOwnPlaces(command, places, layers),
			layers
		}), places);
	};
	return Object.assign(wrap, { forget: machine.forget });
}
/** Root's command becomes another user: while it runs, its writable folders belong to that uid. */
function wrapWithLandlockAsRoot(machine, home, tree) {
	const uid = agentUid(process.pid);
	const way = landlock(uid);
	if (way === void 0 || tree === void 0) return void 0;
	const closedParent = openFoldersAbove(join(home, "any"), [home]);
	if (closedParent !== void 0) return `${closedFolder} ${closedParent}, which contains the workspace`;
	const wrap = (command, places) => {
		const ownFolders = [places.call.path, ...places.writable];
		const layers = layersOf(machine.current(), places, command);
		const separated = withOwnPlaces(command, places, layers);
		for (const path of ownFolders) openFoldersAbove(path, [home]);
		changeOwner(uid, ownFolders);
		return {
			...tree(way({
				command: separated,
				layers
			}), places),
			cleanUp: () => changeOwner(0, ownFolders)
		};
	};
	return Object.assign(wrap, { forget: machine.forget });
}
const layersOf = (view, { call, writable, readable = [] }, { file, env }, ownPlaces = { inPlaceOf: {} }) => {
	const places = {
		read: [...file.startsWith("/") ? [file] : [], ...readable],
		write: [call.path, ...writable],
		environment: env
	};
	return viewOfCall(view, {
		...ownPlaces,
		...places
	}, machineFiles());
};
// src/core/agent/held-keys.ts
/** Keys that can pay for every agent of a job without reaching it: none of the agents gets these. */
function heldKeysOf([first, ...others], choice, env) {
	const heldByOthers = others.map((name) => agentFacts[name].heldKeys(env, choice).map(({ api }) => api.name));
	return agentFacts[first].heldKeys(env, choice).filter(({ api }) => heldByOthers.every((list) => list.includes(api.name)));
}
// src/core/network/model-addresses.ts
/** `addresses`: the configured URLs of the model. */
function wayToModel(addresses) {
	const hosts = [];
	const ports = [];
	const unreachable = [];
	for (const address of addresses) {
		const url = parseUrl(address);
		const port = url && Number(url.port || (url.protocol === "http:" ? 80 : 443));
		const host = url && readHostName(url.hostname);
		if (!url || !port) unreachable.push(address);
		else if (isThisMachine(url.hostname)) ports.push(port);
		else if (host !== void 0 && url.protocol === "https:") hosts.push({
			host,
			port,
			below: false,
			mayBePrivate: true
		});
		else unreachable.push(url.origin);
	}
	return {
		hosts,
		ports,
		unreachable
	};
}
/** Stops early: a run without its model would waste an hour unnoticed. */
const modelOutOfReach = (address) => new RalphError({
	code: "EGRESS_MODEL_UNREACHABLE",
	message: `The agent calls its model at ${address}, which cannot be reached unless \`egress: open\` is set.`,
	hint: "Give the model an https address with a host name, or set `egress: open`."
});
const isThisMachine = (host) => host === "localhost" || /^127(\.\d+){3}$/.test(host);
const parseUrl = (address) => tryRead(() => new URL(address));
// src/core/network/registries.ts
const url = String.raw`https://[^\s"'<>;,)#]+`;
/** From the tools' documentation: hosts of the default registry and the packages. */
const ecosystems = [
	{
		files: /^(?:package\.json|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|\.npmrc|\.yarnrc(?:\.yml)?)$/,
		hosts: ["registry.npmjs.org", "registry.yarnpkg.com"],
		registryPatterns: [
			new RegExp(String.raw`registry"?\s*[=:]\s*"?(${url})`, "gi"),
			new RegExp(String.raw`(?:npmRegistryServer:|registry\s)\s*"?(${url})`, "g"),
			new RegExp(String.raw`"?resolved"?:?\s*"(${url})`, "g"),
			new RegExp(String.raw`tarball:\s*(${url})`, "g")
		]
	},
	{
		files: /^(?:requirements.*\.(?:txt|in)|constraints.*\.txt|pyproject\.toml|setup\.(?:py|cfg)|Pipfile(?:\.lock)?|poetry\.lock|uv\.(?:lock|toml)|pip\.conf)$/,
		hosts: ["pypi.org", "files.pythonhosted.org"],
		registryPatterns: [
			new RegExp(String.raw`(?:--)?(?:extra-)?index-url[\s=]+"?(${url})`, "g"),
			new RegExp(String.raw`^\s*"?(?:url|registry)"?\s*[=:]\s*"(${url})`, "gm"),
			new RegExp(String.raw`registry = "(${url})`, "g")
		]
	},
	{
		files: /^(?:Cargo\.(?:toml|lock)|\.cargo\/config(?:\.toml)?)$/,
		hosts: [
			"index.crates.io",
			"static.crates.io",
			"crates.io"
		],
		registryPatterns: [new RegExp(String.raw`(?:index|registry|source)\s*=\s*"(?:(?:sparse|registry)\+)(${url})`, "g")]
	},
	{
		files: /^go\.(?:mod|work)$/,
		hosts: ["proxy.golang.org", "sum.golang.org"],
		registryPatterns: []
	},
	{
		files: /^(?:pom\.xml|settings\.xml|maven-wrapper\.properties)$/,
		hosts: ["repo.maven.apache.org", "repo1.maven.org"],
		registryPatterns: [new RegExp(String.raw`<(?:repository|pluginRepository|mirror)>[\s\S]*?<url>\s*(${url})`, "g"), new RegExp(String.raw`distributionUrl=(${url})`, "g")]
	},
	{
		files: /^(?:(?:build|settings)\.gradle(?:\.kts)?|gradle-wrapper\.properties)$/,
		hosts: [
			"plugins.gradle.org",
			"services.gradle.org",
			"downloads.gradle.org",
			"repo.maven.apache.org",
			"dl.google.com"
		],
		registryPatterns: [new RegExp(String.raw`url\s*=?\s*(?:uri\()?["'](${url})`, "g"), /distributionUrl=(https\\?:\/\/[^\s]+)/g]
	},
	{
		files: /^(?:nuget\.config|.*\.(?:cs|fs|vb)proj|packages\.lock\.json)$/i,
		hosts: ["api.nuget.org", "www.nuget.org"],
		registryPatterns: [new RegExp(String.raw`<add\s[^>]*value="(${url})`, "g")]
	},
	{
		files: /^composer\.(?:json|lock)$/,
		hosts: [
			"repo.packagist.org",
			"api.github.com",
			"codeload.github.com"
		],
		registryPatterns: [new RegExp(String.raw`"url":\s*"(${url})`, "g")]
	},
	{
		files: /^(?:Gemfile(?:\.lock)?|.*\.gemspec)$/,
		hosts: ["rubygems.org", "index.rubygems.org"],
		registryPatterns: [new RegExp(String.raw`(?:source|remote:)\s*\(?\s*["']?(${url})`, "g")]
	}
];
/** Hosts of binaries and headers that packages download at their installation, by package name in a lock file. */
const nativeHosts = {
	"node-gyp": ["nodejs.org"],
	"better-sqlite3": [
		"nodejs.org",
		"github.com",
		"release-assets.githubusercontent.com"
	],
	sqlite3: [
		"nodejs.org",
		"github.com",
		"release-assets.githubusercontent.com"
	],
	canvas: ["github.com", "release-assets.githubusercontent.com"],
	bcrypt: [
		"nodejs.org",
		"github.com",
		"release-assets.githubusercontent.com"
	],
	electron: ["github.com", "release-assets.githubusercontent.com"],
	cypress: ["download.cypress.io", "cdn.cypress.io"],
	puppeteer: ["storage.googleapis.com"],
	playwright: ["cdn.playwright.dev", "playwright.download.prss.microsoft.com"]
};
/** Hosts of clones and archives, if a submodule or a dependency names a repository. */
const gitUrl = /(?:git\+)?(?:https|ssh):\/\/(?:[^\s"'@/]+@)?([\w.-]+)\/[^\s"']+?\.git\b|(?:^|["'\s])(?:git@([\w.-]+):|(github|gitlab|bitbucket):[\w.-]+\/[\w.-]+)/gm;
const gitDependency = /git\s*=\s*"(https:\/\/[^"]+)"|git\+(https:\/\/[^\s"'#]+)/g;
const archives = { "github.com": ["codeload.github.com"] };
const forges = {
	github: "github.com",
	gitlab: "gitlab.com",
	bitbucket: "bitbucket.org"
};
const baseName = (path) => /(?:^|\/)((?:\.cargo\/)?[^/]+)$/.exec(path)?.[1] ?? path;
/** The agent calls MCP servers by address (docs/mcp.md). */
const isServerFile = (path) => path === ".mcp.json" || /^\.ralph\/config\/[^/]+\.json$/.test(path);
const serverAddress = [new RegExp(String.raw`"(${url})`, "g")];
/** Hosts of local servers, by a word of their command: registry and own service (each package's README). */
const serverHosts = {
	npx: ["registry.npmjs.org"],
	bunx: ["registry.npmjs.org"],
	uvx: ["pypi.org", "files.pythonhosted.org"],
	pipx: ["pypi.org", "files.pythonhosted.org"],
	"@perplexity-ai/mcp-server": ["api.perplexity.ai"],
	"@upstash/context7-mcp": ["context7.com", "mcp.context7.com"]
};
const hostsOfServers = (text) => [...namedIn(text, serverAddress), ...Object.entries(serverHosts).flatMap(([word, hosts]) => text.includes(`"${word}"`) || text.includes(`"${word}@`) ? hosts : [])];
/** The folder of ralph's own server files, and the file that interactive sessions share. */
const serverFiles = {
	folder: ".ralph/config",
	shared: ".mcp.json"
};
/** Ports of this machine where an MCP server of these files listens. */
function findServerPorts(files) {
	const byPort = /* @__PURE__ */ new Map();
	for (const { path, text } of files.filter((file) => isServerFile(file.path))) for (const [, address = ""] of text.matchAll(/"url"\s*:\s*"(https?:\/\/[^"\s]+)"/g)) {
		const port = localPort(address);
		if (port !== void 0 && !byPort.has(port)) byPort.set(port, {
			port,
			file: path
		});
	}
	return [...byPort.values()].sort((a, b) => a.port - b.port);
}
function localPort(address) {
	if (!URL.canParse(address)) return void 0;
	const { hostname, port, protocol } = new URL(address);
	if (!isThisMachine(hostname)) return void 0;
	return Number(port) || (protocol === "http:" ? 80 : 443);
}
const isRegistryFile = (path) => isServerFile(path) || !/(?:^|\/)(?:node_modules|vendor)\//.test(path) && (path === ".gitmodules" || ecosystems.some(({ files }) => files.test(baseName(path))));
/** The hosts of package managers and MCP servers in these files, in the notation of `allow-hosts`: defaults and named ones. */
function findRegistryHosts(files) {
	const byHost = /* @__PURE__ */ new Map();
	for (const file of files) for (const host of hostsIn(file)) if (!byHost.has(host)) byHost.set(host, {
		host,
		file: file.path
	});
	return [...byHost.values()].sort((a, b) => a.host < b.host ? -1 : 1);
}
function hostsIn({ path, text }) {
	return [
		...ecosystems.filter((ecosystem) => ecosystem.files.test(baseName(path))).flatMap((ecosystem) => [...ecosystem.hosts, ...namedIn(text, ecosystem.registryPatterns)]),
		...nativesIn(path, text),
		...gitHosts(text),
		...isServerFile(path) ? hostsOfServers(text) : []
	];
}
const namedIn = (text, patterns) => patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, address = ""]) => hostOf(address)));
function nativesIn(path, text) {
	if (!/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml)$/.test(path)) return [];
	return Object.entries(nativeHosts).flatMap(([name, hosts]) => new RegExp(String.raw`(?:node_modules/|^\s*["'/]?)${name}["'@:/]`, "m").test(text) ? hosts : []);
}
function gitHosts(text) {
	const cloneHosts = [...text.matchAll(gitUrl)].map(([, web, shell, forge]) => web ?? shell ?? forges[forge ?? ""] ?? "");
	const dependencyHosts = [...text.matchAll(gitDependency)].flatMap(([, tomlUrl, plusUrl]) => hostOf(tomlUrl ?? plusUrl ?? ""));
	return [...cloneHosts, ...dependencyHosts].filter((host) => host !== "").flatMap((host) => [host, ...archives[host] ?? []]);
}
/** With its port unless it is 443. */
function hostOf(address) {
	try {
		const { host } = new URL(address.replaceAll("\\", ""));
		return host === "" ? [] : [host];
	} catch {
		return [];
	}
}
// src/adapter/git/store/registries-of-commit.ts
/** A monorepo has a manifest in each folder; further ones most likely name the same hosts. */
const maxFiles$1 = 1e3;
/** `lazy`: git arguments that allow a fetch of what the store does not hold. */
async function registriesOfCommit(git, commit, lazy = []) {
	return findRegistryHosts(await readFiles(git, {
		commit,
		paths: (await committedBelow(git, {
			commit,
			folder: ""
		}) ?? []).filter(({ path, link }) => !link && !path.includes("\n") && isRegistryFile(path)).map(({ path }) => path).sort((a, b) => a.split("/").length - b.split("/").length).slice(0, maxFiles$1),
		lazy
	}));
}
/** Ports of this machine at which the MCP servers of a commit listen. `shared`: those of `.mcp.json`, too. */
async function serverPortsOfCommit(git, { commit, shared }) {
	return findServerPorts(await readFiles(git, {
		commit,
		paths: [...(await committedBelow(git, {
			commit,
			folder: serverFiles.folder
		}) ?? []).filter(({ path, link }) => !link && !path.includes("\n") && isRegistryFile(path)).slice(0, maxFiles$1).map(({ path }) => path), ...shared ? [serverFiles.shared] : []]
	}));
}
async function readFiles(git, { commit, paths, lazy = [] }) {
	if (paths.length === 0) return [];
	const objects = await readObjects(git, paths.map((path) => `${commit}:${path}`), lazy);
	return paths.map((path, index) => ({
		path,
		text: objects[index]?.content.toString("utf8") ?? ""
	}));
}
// src/entry/wire/network-of-base.ts
function baseReader({ env, checkout }, repository) {
	if (!repository) return void 0;
	return checkout ? readerOnRunner(repository) : readerAtHome(repository, env);
}
/** Agents do not see the user's repository. */
const readerAtHome = ({ toplevel, head }, env) => ({
	registries: () => registriesOfCommit(userGit(toplevel, env), head),
	async serverPorts(shared) {
		if (![serverFiles.folder, ...shared ? [serverFiles.shared] : []].some((place) => existsSync(join(toplevel, place)))) return [];
		return (await serverPortsOfCommit(userGit(toplevel, env), {
			commit: head,
			shared
		})).map(({ port }) => port);
	}
});
function readerOnRunner({ toplevel, head }) {
	let trustedGit;
	return {
		registries: async () => trustedGit ? registriesOfCommit(trustedGit, head, lazyFetch) : [],
		/** By the files of the fresh checkout: no agent has worked in it yet, and its `.git` may just be moved away. */
		serverPorts(shared) {
			const files = [...[...namesIn$1(join(toplevel, serverFiles.folder)).map((name) => `${serverFiles.folder}/${name}`)].filter(isRegistryFile), ...shared ? [serverFiles.shared] : []].flatMap((path) => {
				const text = plainText(join(toplevel, path));
				return text === void 0 ? [] : [{
					path,
					text
				}];
			});
			return Promise.resolve(findServerPorts(files).map(({ port }) => port));
		},
		readFrom(git) {
			trustedGit = git;
		}
	};
}
function namesIn$1(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
function plainText(path) {
	try {
		return lstatSync(path).isFile() ? readFileSync(path, "utf8") : void 0;
	} catch {
		return;
	}
}
// src/entry/wire/confinement-here.ts
const programRoot = resolve(programFolder, "..");
const supervisor = {
	file: process.execPath,
	args: [resolve(programRoot, "supervisor/index.js")]
};
const confinementSettings = [
	...[
		"confinement",
		"confinement-sudo",
		"agent-read",
		"agent-writable"
	],
	...[
		"egress",
		"allow-hosts",
		"ports",
		"agent",
		"consensus-agent",
		"model-prices"
	],
	...[
		"agent-command",
		"agent-env",
		"agent-limits",
		"mcp-project"
	]
];
const limitsOfMachine = (limits) => limitsFor(limits, {
	bytes: totalmem(),
	cores: availableParallelism()
});
/** The strongest confinement of this machine. `project` adds folders to hide. */
async function confinementHere(context, settings, project) {
	const { env, checkout } = context;
	const resolveHere = (path) => resolvePath(path, context, project);
	const { agent, "consensus-agent": second = agent } = settings;
	const choice = {
		command: settings["agent-command"] ?? "",
		names: settings["agent-env"]
	};
	const held = heldKeysOf([agent, second], choice, env);
	const proxy = held.length > 0 ? keyProxy(held, { environment: env }, readPriceOverrides(settings["model-prices"])) : void 0;
	const base = baseReader(context, project?.repository);
	const { network, unreachable } = await networkHere(settings, {
		env,
		held,
		server: proxy?.server,
		base
	});
	const limits = limitsOfMachine(settings["agent-limits"]);
	const confinement = await findConfinement({
		processes: kernelLimit(limits),
		network,
		supervisor,
		environment: env,
		mode: settings.confinement,
		sudo: maySudo(settings, isCi(context)),
		home: checkout?.home ?? engineHome(env),
		hidden: [
			engineHome(env),
			...project ? [
				project.repository.toplevel,
				project.repository.commonDir,
				project.home
			] : [],
			...checkout ? [checkout.temp] : [],
			...project?.agents ? [dirname(project.agents)] : []
		],
		readable: [
			programRoot,
			resolve(programRoot, "../templates"),
			process.execPath,
			...project ? [project.agents] : [],
			...settings["agent-read"].map(resolveHere)
		],
		writable: settings["agent-writable"].map(resolveHere).filter((path) => existsSync(path))
	});
	const report = {
		...confinement.report,
		...unreachable !== void 0 && confinement.report.level === "C3" && { model_out_of_reach: unreachable },
		...givenKeys(settings, env).length > 0 && { key: "agent" }
	};
	if (network && report.network === void 0) network.close();
	return {
		...confinement,
		report,
		limits,
		...network && {
			takeRefusals: network.takeRefusals,
			readBaseFrom: base?.readFrom
		},
		...proxy && report.level !== "C0" && await withKeyProxy(proxy, report, modelKeysGiven(settings, env))
	};
}
/** At C0 an agent could read the key from the engine's memory. `modelKeys`: variables of the agent's environment that pay for a model. */
async function withKeyProxy({ server, open }, report, modelKeys) {
	const proxy = open(`http://127.0.0.1:${report.network ? keyPort : await listenOnFreePort(server)}`);
	const isWhole = modelKeys.every((name) => proxy.withheld.includes(name));
	return {
		report: {
			...report,
			key: isWhole ? "proxied" : "agent"
		},
		keyProxy: proxy
	};
}
/** Variables of the agent's environment that hold a key of something that costs money. */
function givenKeys(settings, env) {
	const { provider } = agentFacts[settings.agent];
	const isGiven = (name) => settings["agent-env"].includes(name) || provider.variables.test(name) || belongsToPayer(provider, env, name);
	return Object.entries(env).flatMap(([name, value]) => value && keyName.test(name) && isGiven(name) ? [name] : []);
}
function modelKeysGiven(settings, env) {
	const isAnyProgram = [settings.agent, settings["consensus-agent"]].includes("command");
	return givenKeys(settings, env).filter((name) => paysForModel(name, isAnyProgram));
}
const keyName = /(?:_KEY|_TOKEN|_SECRET|_PASSWORD)$/;
/** `unreachable`: an address of the model without a route; by default the network then stays open. */
async function networkHere(settings, networkContext) {
	const { egress = "listed" } = settings;
	if (egress === "open") return {};
	const { env, held, server, base } = networkContext;
	const addresses = [settings.agent, settings["consensus-agent"]].includes("command") ? addressesGiven(settings, env) : [];
	const origins = held.map(({ upstream }) => new URL(upstream).origin);
	const model = wayToModel([...agentFacts[settings.agent].provider.addresses(env), ...addresses].filter((address) => !origins.includes(originOf(address))));
	const [unreachable] = model.unreachable;
	if (unreachable !== void 0) {
		if (settings.egress === void 0) return { unreachable };
		throw modelOutOfReach(unreachable);
	}
	const allowed = async () => {
		const registries = await base?.registries() ?? [];
		return [...settings["allow-hosts"], ...registries.map(({ host }) => host)].flatMap((line) => readAllowedHost(line) ?? []);
	};
	const serverPorts = egress === "listed" && base ? await base.serverPorts(settings["mcp-project"]) : [];
	const agentWays = {
		...model,
		ports: [...model.ports, ...serverPorts]
	};
	return { network: await openNetwork({
		egress,
		allowed,
		ports: settings.ports,
		model: agentWays,
		environment: env,
		keyServer: server
	}) };
}
const originOf = (address) => URL.canParse(address) ? new URL(address).origin : address;
const addressesGiven = (settings, env) => commandAddresses(settings["agent-command"] ?? "", settings["agent-env"], env);
/** Paths of `agent-writable` that this machine does not have: nobody can write there. */
const missingWritable = (context, settings, project) => settings["agent-writable"].filter((path) => !existsSync(resolvePath(path, context, project)));
const resolvePath = (path, { env, cwd }, project) => resolve(project?.repository.toplevel ?? cwd, path.replace(/^~(?=\/|$)/, env["HOME"] ?? "~"));
/** The confinement of a job, with the facts that decide whether it is enough and how to get more. */
const confinedAt = ({ report }, settings, { context, shape }) => ({
	report,
	setting: settings.confinement,
	shape,
	login: agents[settings.agent].login(context.env) !== void 0,
	machine: machineOf(context)
});
const machineOf = (context) => ({
	platform: process.platform,
	distribution: distributionIn(readText("/etc/os-release")),
	isRoot: process.getuid?.() === 0,
	isCi: isCi(context),
	inContainer: containerMarks.some((path) => existsSync(path)) || context.env["KUBERNETES_SERVICE_HOST"] !== void 0,
	hasBubblewrap: findProgram("bwrap", context.env["PATH"]) !== void 0,
	hasPerl: trustedProgram("perl") !== void 0
});
const containerMarks = ["/.dockerenv", "/run/.containerenv"];
/** The fields of os-release(5), without their quotes. */
function distributionIn(text) {
	const field = (name) => new RegExp(`^${name}="?([^"\n]*)"?$`, "m").exec(text)?.[1] ?? "";
	return {
		id: field("ID"),
		version: field("VERSION_ID"),
		like: field("ID_LIKE").split(" ").filter(Boolean)
	};
}
const readText = (path) => tryRead(() => readFileSync(path, "utf8")) ?? "";
// src/entry/project/current-edits.ts
async function editsNow(project) {
	if (project.settingsNow === null) {
		const { planFault, planPath } = project;
		if (!planFault) return {
			plan: void 0,
			unusable: []
		};
		return {
			plan: void 0,
			unusable: [await unusableEdit(planPath, {
				file: shownFile(project),
				kind: "plan",
				...faultsOf(planFault)
			})]
		};
	}
	const [, configPath = ""] = project.steeringPaths;
	const [plan, config] = await Promise.all([readCurrentPlan(project), project.settingsNow()]);
	const edits = await Promise.all([plan instanceof RalphError && unusableEdit(project.planPath, {
		file: shownFile(project),
		kind: "plan",
		...faultsOf(plan)
	}), config.findings.length > 0 && unusableEdit(configPath, {
		file: config.name,
		kind: "settings",
		faults: config.findings
	})]);
	return {
		plan: plan instanceof RalphError ? void 0 : plan,
		unusable: edits.filter((edit) => edit !== false),
		...config.findings.length === 0 && config.changed.length > 0 && { settings: {
			file: config.name,
			keys: config.changed
		} }
	};
}
async function readCurrentPlan({ planFile, planPath, planFormat, settings, repository: { toplevel } }) {
	const options = readOptionsOf(planFormat ? {
		...settings,
		format: "auto"
	} : settings);
	const reading = {
		files: filesOnDisk(),
		toplevel,
		cwd: toplevel,
		options
	};
	try {
		const { plan, source, detected } = await readPlanFile(planPath, planFile, reading);
		return {
			plan,
			planSource: source,
			planFormat: planFormat && detected
		};
	} catch (error) {
		if (error instanceof RalphError) return error;
		throw error;
	}
}
/** A run whose file is gone is called by its name. */
const shownFile = ({ planFault, planFile, planAtTop }) => planFault?.code === "PLAN_MISSING" ? planAtTop : planFile;
const faultsOf = ({ code, message, findings }) => ({ faults: code === "PLAN_MISSING" ? [] : findings.length > 0 ? findings : [message] });
const maxFaultChars = 500;
async function unusableEdit(path, { faults, ...edit }) {
	const print = createHash("sha256").update(JSON.stringify([await digest(path), faults])).digest("hex");
	return {
		...edit,
		print,
		fault: faults[0]?.slice(0, maxFaultChars) ?? null,
		total: faults.length
	};
}
// src/core/evidence/match-records.ts
const noMatches = () => ({
	counts: {
		passed: 0,
		failed: 0,
		skipped: 0
	},
	inFile: true,
	title: void 0,
	isOneTitle: true
});
/** Matches records with cited tests; memory depends on the cited tests only. */
function matchRecords(cited) {
	const matches = cited.map((one) => ({
		cited: one,
		comparable: comparableTitle(one.title),
		whole: noMatches(),
		ending: noMatches()
	}));
	return {
		see(test) {
			const titles = test.titles.map(comparableTitle);
			const plain = titles.map((title) => title.replace(/\[.*\]$/, ""));
			for (const { cited: one, comparable, whole, ending } of matches) {
				const inFile = isInFile(test, one.file);
				if (inFile === void 0) continue;
				if (titles.includes(comparable) || plain.includes(comparable)) add(whole, test, inFile);
				else if (titles.some((title) => endsWithTitle(title, comparable))) add(ending, test, inFile);
			}
		},
		records: (from) => matches.flatMap(({ cited: one, whole, ending }) => {
			const matched = total$2(whole) > 0 ? whole : ending;
			if (total$2(matched) === 0) return [];
			const outcome = matched === ending && !ending.isOneTitle ? "ambiguous" : outcomeOf$1(matched);
			return [{
				file: one.file,
				title: one.title,
				outcome,
				from,
				in_file: matched.inFile
			}];
		})
	};
}
const total$2 = ({ counts }) => counts.passed + counts.failed + counts.skipped;
function add(matches, { outcome, titles }, inFile) {
	matches.counts[outcome] += 1;
	matches.inFile &&= inFile;
	const title = titles[0] ?? "";
	matches.isOneTitle &&= matches.title === void 0 || matches.title === title;
	matches.title = title;
}
/** Of tests with the same title in unknown files, the skipped one may be the cited one. */
function outcomeOf$1({ counts, inFile }) {
	if (counts.failed > 0) return "failed";
	if (counts.skipped === 0) return "passed";
	return counts.passed === 0 ? "skipped" : inFile ? "passed" : "ambiguous";
}
/** Undefined if the record names another file; false if it names none. */
function isInFile({ file, className }, cited) {
	if (file !== void 0) return isSameFile(file, cited) ? true : void 0;
	if (className === void 0) return false;
	const dotted = cited.replace(/\.[^./]+$/, "").replaceAll("/", ".");
	const outer = className.replace(/\$.*$/, "");
	return outer === dotted || outer.startsWith(`${dotted}.`) || outer.includes(".") && dotted.endsWith(`.${outer}`);
}
// src/core/evidence/read/record-reader.ts
const notToldApart = "the lines of the runner cannot be told from what tests print";
// src/core/evidence/read/cargo.ts
const begins = /^running (\d+) tests?$/;
const testLine$2 = /^test (?<title>\S.*?)(?: - should panic)? \.\.\. (?<word>ok|FAILED|ignored)(?:, .*)?$/;
const ends = /^test result: (?:ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored;/;
/** With `--nocapture`, a test's output splits its line. */
const torn$4 = /^test .* \.\.\. |^(?:ok|FAILED|ignored)$|\S.*test \S.* \.\.\. (?:ok|FAILED|ignored)/;
/** Output of `cargo test`, in parts for each test program. */
function cargoReader(onTest) {
	let expected;
	let lines = 0;
	let tests = 0;
	let programs = 0;
	let fits = true;
	const begin = (count) => {
		fits &&= expected === void 0;
		expected = Number(count);
		lines = 0;
	};
	const readTest = (title, word) => {
		fits &&= expected !== void 0;
		lines += 1;
		tests += 1;
		onTest({
			titles: [title],
			outcome: word === "ok" ? "passed" : word === "ignored" ? "skipped" : "failed"
		});
	};
	return {
		line(text) {
			const count = begins.exec(text)?.[1];
			const { title, word } = testLine$2.exec(text)?.groups ?? {};
			if (count !== void 0) begin(count);
			else if (title !== void 0) readTest(title, word);
			else if (ends.test(text)) {
				fits &&= expected === lines;
				expected = void 0;
				programs += 1;
			} else if (expected !== void 0) fits &&= !torn$4.test(text);
		},
		end: () => programs === 0 && expected === void 0 ? void 0 : {
			tests,
			fault: fits && expected === void 0 ? null : notToldApart
		}
	};
}
// src/core/evidence/read/go.ts
const event = /^=== (?<what>RUN|PAUSE|CONT|NAME) +(?<name>\S+)$/;
const result = /^(?<indent>(?: {4})*)--- (?<word>PASS|FAIL|SKIP): (?<name>\S+) \([\d.]+s\)$/;
/** A test's output without a line feed precedes its result. */
const lateResult = /^.+--- (?<word>PASS|FAIL|SKIP): (?<name>[^\s/]+) \([\d.]+s\)$/;
const packageEnd = /^(?:ok|FAIL|---) {0,2}\t/;
/** Bound of tests without a result. */
const maxOpen = 1e5;
/**
* Output of `go test -v`. A test begins once and ends once; top-level tests do not overlap, and parallel ones come
* last. Subtest results follow the test's own.
*/
function goReader(onTest) {
	const open = /* @__PURE__ */ new Set();
	const paused = /* @__PURE__ */ new Set();
	let working;
	let goesOn = false;
	/** The top-level test whose result was the last line: its subtests follow. */
	let endedTest;
	let packages = 0;
	let results = 0;
	let fits = true;
	const begin = (name) => {
		fits &&= !open.has(name) && open.size < maxOpen;
		if (!name.includes("/")) {
			fits &&= working === void 0 && !goesOn;
			working = name;
		} else fits &&= open.has(name.split("/")[0] ?? "");
		open.add(name);
	};
	const finish = (name, word) => {
		results += 1;
		fits &&= open.delete(name);
		paused.delete(name);
		if (working === name) working = void 0;
		onTest({
			titles: [name],
			outcome: word === "PASS" ? "passed" : word === "SKIP" ? "skipped" : "failed"
		});
	};
	const follow = (what, name) => {
		const isPart = name.includes("/");
		if (what === "RUN") begin(name);
		if (what === "PAUSE" && !isPart) {
			fits &&= working === name;
			paused.add(name);
			working = void 0;
		}
		if (what === "CONT" && !isPart) {
			fits &&= paused.has(name);
			goesOn = true;
		}
	};
	/** `before`: the top-level test whose results ended with the previous line. */
	const readResult = (line, before) => {
		const { name = "", word, indent = "" } = line;
		const [top = "", ...subtests] = name.split("/");
		fits &&= subtests.length === 0 ? indent === "" && (working === name || paused.has(name)) : indent.length === 4 * subtests.length && before === top;
		endedTest = top;
		finish(name, word);
	};
	return {
		line(text) {
			const before = endedTest;
			endedTest = void 0;
			const { what, name } = event.exec(text)?.groups ?? {};
			const match = (result.exec(text) ?? lateResult.exec(text))?.groups;
			if (name !== void 0) follow(what, name);
			else if (match) readResult(match, before);
			else if (/^ {4}/.test(text)) endedTest = before;
			else if (packageEnd.test(text)) {
				fits &&= open.size === 0;
				packages += 1;
				goesOn = false;
			}
		},
		end() {
			if (results === 0 && packages === 0) return void 0;
			return {
				tests: results,
				fault: fits && open.size === 0 && packages > 0 ? null : notToldApart
			};
		}
	};
}
// src/core/evidence/read/marks.ts
const marked$1 = /^(?<indent> *)(?<mark>[\u25b6\u2714\u2713\u221a\u2716\u2715\u2717\ufe63\u25cb\u270e-]) (?<title>\S.*)$/u;
/** Another output was printed into this line. */
const torn$3 = /\S.*[\u25b6\u2714\u2713\u221a\u2716\u2715\ufe63\u25cb\u270e] \S/u;
const timed$1 = / \(\d+(?:\.\d+)?\s*m?s\)(?= #|$)/;
const group = /^(?<indent> *)(?<title>\S.*)$/;
const jestFile = /^(?:PASS|FAIL) +(?:\S+ )??(?<file>\S+\.\S+)(?: \([\d.]+ m?s\))?$/;
const totals$1 = [
	["node", /^\u2139 (?<what>tests|suites) (?<count>\d+)$/],
	["jest", /^Tests: +(?:.*, )?(?<count>\d+) passed, (?:.*, )?\d+ total$/],
	["mocha", /^ +(?<count>\d+) passing(?: \(.*\))?$/]
];
/** Output of `node --test` (spec), `jest --verbose` and mocha: a mark and a title below its groups. */
function marksReader(onTest) {
	/** The current groups by indentation. */
	let groups = [];
	let file;
	let lines = 0;
	let passed = 0;
	let isTorn = false;
	const counted = {
		node: /* @__PURE__ */ new Map(),
		jest: /* @__PURE__ */ new Map(),
		mocha: /* @__PURE__ */ new Map()
	};
	let isRepeated = false;
	const below = (indent) => groups.filter((one) => one.indent < indent);
	const open = (indent, title) => {
		groups = [...below(indent), {
			indent,
			title
		}].slice(-maxDepth$2);
	};
	const countTotals = (text) => {
		for (const [program, form] of totals$1) {
			const { what = "tests", count } = form.exec(text)?.groups ?? {};
			if (count === void 0) continue;
			isRepeated ||= counted[program].has(what);
			counted[program].set(what, Number(count));
			return true;
		}
		return false;
	};
	const readMark = (indent, mark, title) => {
		isTorn ||= torn$3.test(title);
		if (mark === "\u25b6") {
			open(indent, title);
			return;
		}
		lines += 1;
		const plain = title.replace(timed$1, "");
		const name = plain.replace(/ # (?:SKIP|TODO)\b.*$/, "").replace(/^(?:skipped|todo) /, "");
		groups = below(indent);
		const parents = groups.map((one) => one.title);
		const outcome = outcomeOf(mark, plain);
		if (outcome === "passed") passed += 1;
		onTest({
			titles: [[...parents, name].join(" "), [...parents, title].join(" ")],
			file,
			outcome
		});
	};
	const readHeading = (text) => {
		isTorn ||= torn$3.test(text);
		const { indent = "", title } = group.exec(text)?.groups ?? {};
		const header = jestFile.exec(text)?.groups?.["file"];
		if (header !== void 0) {
			file = header;
			groups = [];
		} else if (title !== void 0) open(indent.length, title);
	};
	return {
		line(text) {
			if (countTotals(text)) return;
			const { indent = "", mark = "", title } = marked$1.exec(text)?.groups ?? {};
			if (title === void 0) readHeading(text);
			else readMark(indent.length, mark, title);
		},
		end() {
			const programs = totals$1.map(([program]) => program).filter((program) => counted[program].size > 0);
			const [program] = programs;
			if (program === void 0) return void 0;
			const expected = [...counted[program].values()].reduce((sum, count) => sum + count, 0);
			const counts = program === "node" ? lines : passed;
			const fits = !isTorn && !isRepeated && programs.length === 1 && expected === counts;
			return {
				tests: lines,
				fault: fits ? null : notToldApart
			};
		}
	};
}
const maxDepth$2 = 50;
function outcomeOf(mark, title) {
	if (/ # (?:SKIP|TODO)\b/.test(title) || /[\ufe63\u25cb\u270e-]/u.test(mark)) return "skipped";
	return /[\u2714\u2713\u221a]/u.test(mark) ? "passed" : "failed";
}
// src/core/evidence/read/other-runners.ts
/** Totals of runners whose test lines cannot be recognised. */
const totals = [
	/^\d+ examples?, \d+ failures?/,
	/^\d+ (?:runs|tests), \d+ assertions/,
	/^OK \(\d+ tests?/,
	/^Ran \d+ tests? (?:in|across)\b/,
	/\bTests run: \d+/,
	/^ok \| \d+ passed/,
	/^\s*\d+% tests passed/,
	/^Passed! +- Failed:/,
	/^\s*\d+ tests? passed$/
];
/** Detects such a runner, so that its output is not read as another runner's. */
function otherRunners() {
	let isAtWork = false;
	return {
		line(text) {
			isAtWork ||= totals.some((form) => form.test(text));
		},
		end: () => isAtWork ? {
			tests: 0,
			fault: null
		} : void 0
	};
}
// src/core/evidence/read/pytest.ts
const start = /^=+ test session starts =+$/;
const testLine$1 = /^(?<file>\S+?)::(?<title>\S.*?) (?<word>PASSED|FAILED|SKIPPED|XFAIL|XPASS|ERROR)(?: \(.*\))?(?: +\[ *\d+%\])?$/;
const workerLine = /^\[gw\d+\] \[ *\d+%\] (?<word>PASSED|FAILED|SKIPPED|XFAIL|XPASS|ERROR) (?<file>\S+?)::(?<title>\S.*?)$/;
/** With `-s`, a test's output splits its line. */
const torn$2 = /^\S+\.py::|(?:PASSED|FAILED|SKIPPED|XFAIL|XPASS|ERROR)(?: +\[ *\d+%\])?$/;
const header = /^=+ .* =+$/;
const total$1 = /^=+ (?<counts>.*\b(?:passed|failed|skipped|error|errors|deselected|xfailed|xpassed)\b.*) in [\d.]+m?s.*=+$/;
/** Output of `pytest -v`. */
function pytestReader(onTest) {
	let begun = 0;
	let isOver = false;
	let passed = 0;
	let tests = 0;
	let totals = 0;
	let reported = 0;
	let isTorn = false;
	const countTotal = (text) => {
		const counts = total$1.exec(text)?.groups?.["counts"];
		if (counts === void 0) return;
		totals += 1;
		reported = Number(/(\d+) passed/.exec(counts)?.[1] ?? 0);
	};
	const readTest = (text) => {
		const { file, title, word } = (testLine$1.exec(text) ?? workerLine.exec(text))?.groups ?? {};
		if (title === void 0 || file === void 0) {
			isTorn ||= torn$2.test(text);
			return;
		}
		const outcome = word === "PASSED" ? "passed" : word === "FAILED" || word === "ERROR" ? "failed" : "skipped";
		if (outcome === "passed") passed += 1;
		tests += 1;
		onTest({
			titles: [title],
			file,
			outcome
		});
	};
	return {
		line(text) {
			if (start.test(text)) {
				begun += 1;
				return;
			}
			countTotal(text);
			isOver ||= begun > 0 && header.test(text);
			if (begun > 0 && !isOver) readTest(text);
		},
		end() {
			if (begun === 0 && totals === 0) return void 0;
			return {
				tests,
				fault: begun === 1 && totals === 1 && !isTorn && passed === reported ? null : notToldApart
			};
		}
	};
}
// src/core/evidence/read/tap.ts
const testLine = /^(?<not>not )?ok\b(?: (?<number>\d+))?(?: *- *| +)?(?<rest>.*)$/;
const planLine = /^1\.\.(?<count>\d+)(?: *#.*)?$/;
const subtest = /^# Subtest: (?<title>.+)$/;
const directive = / *# *(?<word>skip|todo)\b.*$/i;
const measured = / *# time=[\d.]+m?s$/;
/** Another output was printed into this line. */
const torn$1 = /^\s*[^\s#].*ok \d+(?: |$)|^\s*[^\s#].*1\.\.\d+$/;
const maxDepth$1 = 50;
/**
* A TAP document, 12 to 14, with nested subtests. Its tests are numbered, so a printed line breaks the order. `isFile`:
* a report file without other output.
*/
function tapReader(onTest, { isFile = false } = {}) {
	let levels = [newLevel()];
	let tests = 0;
	let yamlIndent;
	let isDeclared = false;
	let fault = null;
	const blame = (why) => {
		fault ??= isFile ? why : notToldApart;
	};
	const close = (level) => {
		if (level.count > 0 && level.plan !== level.count) blame(`its plan says ${level.plan ?? "nothing"}, and it has ${level.count} tests`);
	};
	const goTo = (depth) => {
		for (const level of levels.slice(depth + 1)) close(level);
		levels = levels.slice(0, depth + 1);
		while (levels.length <= depth) levels.push(newLevel());
		return levels[depth];
	};
	const titleOf = (depth) => levels.slice(0, depth).flatMap(({ title }) => title ?? []);
	const readTest = (depth, { not, number, rest = "" }) => {
		const level = goTo(depth);
		level.count += 1;
		tests += 1;
		if (number !== void 0 && Number(number) !== level.count) blame(`its tests are not numbered in order at ${number}`);
		const opens = / *\{$/.test(rest) && rest.length > 1;
		const text = rest.replace(/ *\{$/, "").replace(measured, "");
		const title = text.replace(directive, "").replace(measured, "").replace(/\\([#\\])/g, "$1");
		level.title = opens ? title : void 0;
		if (opens) goTo(depth + 1);
		const outcome = directive.test(text) ? "skipped" : not === void 0 ? "passed" : "failed";
		onTest({
			titles: [[...titleOf(depth), title].join(" ")],
			...fileIn(titleOf(depth), title),
			outcome
		});
	};
	const readPlan = (depth, count) => {
		const level = goTo(depth);
		if (level.plan !== void 0) blame("it has a second plan");
		level.plan = Number(count);
	};
	/** A version line, or YAML below a test. */
	const isAside = (text, trimmed) => {
		if (yamlIndent !== void 0) {
			if (text === `${yamlIndent}...`) yamlIndent = void 0;
			return true;
		}
		if (trimmed === "---" && text !== trimmed && tests > 0) {
			yamlIndent = text.slice(0, text.length - trimmed.length);
			return true;
		}
		if (!/^TAP version 1[234]$/.test(text)) return false;
		if (isDeclared) blame("it holds several documents");
		isDeclared = true;
		return true;
	};
	const readStructure = (depth, trimmed) => {
		const title = subtest.exec(trimmed)?.groups?.["title"];
		const plan = planLine.exec(trimmed)?.groups?.["count"];
		if (title !== void 0) goTo(depth).title = title;
		else if (plan !== void 0) readPlan(depth, plan);
		else if (trimmed === "}") goTo(depth);
		else if (/^Bail out!/.test(trimmed)) blame("the run was given up (Bail out!)");
		else return false;
		return true;
	};
	return {
		line(text) {
			const trimmed = text.trimStart();
			if (isAside(text, trimmed)) return;
			const depth = Math.floor((text.length - trimmed.length) / 4);
			const match = testLine.exec(trimmed)?.groups;
			const isTest = match !== void 0 && (match["number"] !== void 0 || isDeclared);
			if (depth > maxDepth$1) {
				if (isTest || planLine.test(trimmed)) blame(`it is nested more than ${maxDepth$1} times`);
			} else if (isTest) readTest(depth, match);
			else if (!readStructure(depth, trimmed) && !isFile && torn$1.test(text)) blame(notToldApart);
		},
		end() {
			for (const level of levels) close(level);
			if (!isFile && !isDeclared && levels[0]?.plan === void 0) return void 0;
			return {
				tests,
				fault: fault ?? (tests === 0 ? "it names no test" : null)
			};
		}
	};
}
const newLevel = () => ({
	count: 0,
	plan: void 0,
	title: void 0
});
/** Vitest puts the file into the outermost subtest or before the title. */
function fileIn(parents, title) {
	const [first, ...groups] = [...parents, ...title.split(" > ")];
	if (first === void 0 || groups.length === 0 || !/^\S+\.[cm]?[jt]sx?$/.test(first)) return {};
	return {
		file: first,
		titles: [groups.join(" ")]
	};
}
// src/core/evidence/read/vitest.ts
const marked = /^ +(?<mark>[\u2713×\u2193\u25a1]) (?:\|[^|]+\| )?(?<file>\S+) > (?<title>.+)$/;
const timed = /(?:\s+\((?:retry|repeat) x\d+\))*\s+\d+(?:\.\d+)?m?s$|\s+\[.*\]$/;
/** Another output was printed into this line. */
const torn = /\S.*[\u2713×\u2193\u25a1] (?:\|[^|]+\| )?\S+ > /;
const total = /^ +Tests {2}(?<counts>.+) \((?<all>\d+)\)$/;
const outcomes = {
	"\u2713": "passed",
	"×": "failed"
};
/** Output of `vitest --reporter=verbose`. */
function vitestReader(onTest) {
	let lines = 0;
	let passed = 0;
	let totals = 0;
	let fits = true;
	return {
		line(text) {
			const { mark = "", file, title } = marked.exec(text)?.groups ?? {};
			if (title !== void 0 && file !== void 0) {
				const outcome = outcomes[mark] ?? "skipped";
				lines += 1;
				if (outcome === "passed") passed += 1;
				fits &&= totals === 0 && !torn.test(text);
				onTest({
					titles: [title.replace(timed, ""), title],
					file,
					outcome
				});
				return;
			}
			const { counts = "", all } = total.exec(text)?.groups ?? {};
			if (all !== void 0) {
				totals += 1;
				const expected = sumOf(counts, /(\d+) (?:passed|expected fail)/g);
				fits &&= totals === 1 && Number(all) === lines && expected === passed;
			} else fits &&= !torn.test(text);
		},
		end: () => totals === 0 ? void 0 : {
			tests: lines,
			fault: fits ? null : notToldApart
		}
	};
}
const sumOf = (text, form) => [...text.matchAll(form)].reduce((sum, [, count]) => sum + Number(count), 0);
// src/core/evidence/output-tests.ts
const runners = [
	pytestReader,
	cargoReader,
	goReader,
	vitestReader,
	marksReader,
	otherRunners,
	(onTest) => tapReader(onTest)
];
/**
* Reads a check's output line by line, each stream separately. Only one runner may be active: a test can print another
* runner's lines.
*/
function outputTests(cited) {
	const readersOf = () => runners.map((runner) => {
		const matches = matchRecords(cited);
		return {
			reader: runner(matches.see),
			matches
		};
	});
	const streams = {
		stdout: readersOf(),
		stderr: readersOf()
	};
	return {
		line(stream, text) {
			for (const { reader } of streams[stream]) reader.line(text);
		},
		end() {
			const activeReaders = [...streams.stdout, ...streams.stderr].flatMap(({ reader, matches }) => {
				const end = reader.end();
				return end ? [{
					...end,
					matches
				}] : [];
			});
			const [first, ...others] = activeReaders;
			if (!first || activeReaders.every(({ tests }) => tests === 0)) return { tests: [] };
			const fault = others.length > 0 ? notToldApart : first.fault;
			return fault === null ? { tests: first.matches.records("output") } : {
				tests: [],
				fault
			};
		}
	};
}
/*! http://mths.be/fromcodepoint v0.1.0 by @mathias */
// src/core/evidence/read/junit.ts
var import_sax = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	(function(sax) {
		sax.parser = function(strict, opt) {
			return new SAXParser(strict, opt);
		};
		sax.SAXParser = SAXParser;
		sax.SAXStream = SAXStream;
		sax.createStream = createStream;
		sax.MAX_BUFFER_LENGTH = 65536;
		var buffers = [
			"comment",
			"sgmlDecl",
			"textNode",
			"tagName",
			"doctype",
			"procInstName",
			"procInstBody",
			"entity",
			"attribName",
			"attribValue",
			"cdata",
			"script"
		];
		sax.EVENTS = [
			"text",
			"processinginstruction",
			"sgmldeclaration",
			"doctype",
			"comment",
			"opentagstart",
			"attribute",
			"opentag",
			"closetag",
			"opencdata",
			"cdata",
			"closecdata",
			"error",
			"end",
			"ready",
			"script",
			"opennamespace",
			"closenamespace"
		];
		function SAXParser(strict, opt) {
			if (!(this instanceof SAXParser)) return new SAXParser(strict, opt);
			var parser = this;
			clearBuffers(parser);
			parser.q = parser.c = "";
			parser.bufferCheckPosition = sax.MAX_BUFFER_LENGTH;
			parser.encoding = null;
			parser.opt = opt || {};
			parser.opt.lowercase = parser.opt.lowercase || parser.opt.lowercasetags;
			parser.looseCase = parser.opt.lowercase ? "toLowerCase" : "toUpperCase";
			parser.opt.maxEntityCount = parser.opt.maxEntityCount || 512;
			parser.opt.maxEntityDepth = parser.opt.maxEntityDepth || 4;
			parser.entityCount = parser.entityDepth = 0;
			parser.tags = [];
			parser.closed = parser.closedRoot = parser.sawRoot = false;
			parser.tag = parser.error = null;
			parser.strict = !!strict;
			parser.noscript = !!(strict || parser.opt.noscript);
			parser.state = S.BEGIN;
			parser.strictEntities = parser.opt.strictEntities;
			parser.ENTITIES = parser.strictEntities ? Object.create(sax.XML_ENTITIES) : Object.create(sax.ENTITIES);
			parser.attribList = [];
			if (parser.opt.xmlns) parser.ns = Object.create(rootNS);
			if (parser.opt.unquotedAttributeValues === void 0) parser.opt.unquotedAttributeValues = !strict;
			parser.trackPosition = parser.opt.position !== false;
			if (parser.trackPosition) parser.position = parser.line = parser.column = 0;
			emit(parser, "onready");
		}
		if (!Object.create) Object.create = function(o) {
			function F() {}
			F.prototype = o;
			return new F();
		};
		if (!Object.keys) Object.keys = function(o) {
			var a = [];
			for (var i in o) if (o.hasOwnProperty(i)) a.push(i);
			return a;
		};
		function checkBufferLength(parser) {
			var maxAllowed = Math.max(sax.MAX_BUFFER_LENGTH, 10);
			var maxActual = 0;
			for (var i = 0, l = buffers.length; i < l; i++) {
				var len = parser[buffers[i]].length;
				if (len > maxAllowed) switch (buffers[i]) {
					case "textNode":
						closeText(parser);
						break;
					case "cdata":
						emitNode(parser, "oncdata", parser.cdata);
						parser.cdata = "";
						break;
					case "script":
						emitNode(parser, "onscript", parser.script);
						parser.script = "";
						break;
					default: error(parser, "Max buffer length exceeded: " + buffers[i]);
				}
				maxActual = Math.max(maxActual, len);
			}
			parser.bufferCheckPosition = sax.MAX_BUFFER_LENGTH - maxActual + parser.position;
		}
		function clearBuffers(parser) {
			for (var i = 0, l = buffers.length; i < l; i++) parser[buffers[i]] = "";
		}
		function flushBuffers(parser) {
			closeText(parser);
			if (parser.cdata !== "") {
				emitNode(parser, "oncdata", parser.cdata);
				parser.cdata = "";
			}
			if (parser.script !== "") {
				emitNode(parser, "onscript", parser.script);
				parser.script = "";
			}
		}
		SAXParser.prototype = {
			end: function() {
				end(this);
			},
			write,
			resume: function() {
				this.error = null;
				return this;
			},
			close: function() {
				return this.write(null);
			},
			flush: function() {
				flushBuffers(this);
			}
		};
		var Stream;
		try {
			Stream = __require("stream").Stream;
		} catch (ex) {
			Stream = function() {};
		}
		if (!Stream) Stream = function() {};
		var streamWraps = sax.EVENTS.filter(function(ev) {
			return ev !== "error" && ev !== "end";
		});
		function createStream(strict, opt) {
			return new SAXStream(strict, opt);
		}
		function determineBufferEncoding(data, isEnd) {
			if (data.length >= 2) {
				if (data[0] === 255 && data[1] === 254) return "utf-16le";
				if (data[0] === 254 && data[1] === 255) return "utf-16be";
			}
			if (data.length >= 3 && data[0] === 239 && data[1] === 187 && data[2] === 191) return "utf8";
			if (data.length >= 4) {
				if (data[0] === 60 && data[1] === 0 && data[2] === 63 && data[3] === 0) return "utf-16le";
				if (data[0] === 0 && data[1] === 60 && data[2] === 0 && data[3] === 63) return "utf-16be";
				return "utf8";
			}
			return isEnd ? "utf8" : null;
		}
		function SAXStream(strict, opt) {
			if (!(this instanceof SAXStream)) return new SAXStream(strict, opt);
			Stream.apply(this);
			this._parser = new SAXParser(strict, opt);
			this.writable = true;
			this.readable = true;
			var me = this;
			this._parser.onend = function() {
				me.emit("end");
			};
			this._parser.onerror = function(er) {
				me.emit("error", er);
				me._parser.error = null;
			};
			this._decoder = null;
			this._decoderBuffer = null;
			streamWraps.forEach(function(ev) {
				Object.defineProperty(me, "on" + ev, {
					get: function() {
						return me._parser["on" + ev];
					},
					set: function(h) {
						if (!h) {
							me.removeAllListeners(ev);
							me._parser["on" + ev] = h;
							return h;
						}
						me.on(ev, h);
					},
					enumerable: true,
					configurable: false
				});
			});
		}
		SAXStream.prototype = Object.create(Stream.prototype, { constructor: { value: SAXStream } });
		SAXStream.prototype._decodeBuffer = function(data, isEnd) {
			if (this._decoderBuffer) {
				data = Buffer.concat([this._decoderBuffer, data]);
				this._decoderBuffer = null;
			}
			if (!this._decoder) {
				var encoding = determineBufferEncoding(data, isEnd);
				if (!encoding) {
					this._decoderBuffer = data;
					return "";
				}
				this._parser.encoding = encoding;
				this._decoder = new TextDecoder(encoding);
			}
			return this._decoder.decode(data, { stream: !isEnd });
		};
		SAXStream.prototype.write = function(data) {
			if (typeof Buffer === "function" && typeof Buffer.isBuffer === "function" && Buffer.isBuffer(data)) data = this._decodeBuffer(data, false);
			else if (this._decoderBuffer) {
				var remaining = this._decodeBuffer(Buffer.alloc(0), true);
				if (remaining) {
					this._parser.write(remaining);
					this.emit("data", remaining);
				}
			}
			this._parser.write(data.toString());
			this.emit("data", data);
			return true;
		};
		SAXStream.prototype.end = function(chunk) {
			if (chunk && chunk.length) this.write(chunk);
			if (this._decoderBuffer) {
				var finalChunk = this._decodeBuffer(Buffer.alloc(0), true);
				if (finalChunk) {
					this._parser.write(finalChunk);
					this.emit("data", finalChunk);
				}
			} else if (this._decoder) {
				var remaining = this._decoder.decode();
				if (remaining) {
					this._parser.write(remaining);
					this.emit("data", remaining);
				}
			}
			this._parser.end();
			return true;
		};
		SAXStream.prototype.on = function(ev, handler) {
			var me = this;
			if (!me._parser["on" + ev] && streamWraps.indexOf(ev) !== -1) me._parser["on" + ev] = function() {
				var args = arguments.length === 1 ? [arguments[0]] : Array.apply(null, arguments);
				args.splice(0, 0, ev);
				me.emit.apply(me, args);
			};
			return Stream.prototype.on.call(me, ev, handler);
		};
		var CDATAre = /^\[CDATA\[$/i;
		var DOCTYPEre = /^DOCTYPE$/i;
		var XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
		var XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";
		var rootNS = {
			xml: XML_NAMESPACE,
			xmlns: XMLNS_NAMESPACE
		};
		var nameStart = /[:_A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD]/;
		var nameBody = /[:_A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u00B7\u0300-\u036F\u203F-\u2040.\d-]/;
		var entityStart = /[#:_A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD]/;
		var entityBody = /[#:_A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u00B7\u0300-\u036F\u203F-\u2040.\d-]/;
		function isWhitespace(c) {
			return c === " " || c === "\n" || c === "\r" || c === "	";
		}
		function isQuote(c) {
			return c === "\"" || c === "'";
		}
		function isAttribEnd(c) {
			return c === ">" || isWhitespace(c);
		}
		function isMatch(regex, c) {
			return regex.test(c);
		}
		function notMatch(regex, c) {
			return !isMatch(regex, c);
		}
		var S = 0;
		sax.STATE = {
			BEGIN: S++,
			BEGIN_WHITESPACE: S++,
			TEXT: S++,
			TEXT_ENTITY: S++,
			OPEN_WAKA: S++,
			SGML_DECL: S++,
			SGML_DECL_QUOTED: S++,
			DOCTYPE: S++,
			DOCTYPE_QUOTED: S++,
			DOCTYPE_DTD: S++,
			DOCTYPE_DTD_QUOTED: S++,
			COMMENT_STARTING: S++,
			COMMENT: S++,
			COMMENT_ENDING: S++,
			COMMENT_ENDED: S++,
			CDATA: S++,
			CDATA_ENDING: S++,
			CDATA_ENDING_2: S++,
			PROC_INST: S++,
			PROC_INST_BODY: S++,
			PROC_INST_ENDING: S++,
			OPEN_TAG: S++,
			OPEN_TAG_SLASH: S++,
			ATTRIB: S++,
			ATTRIB_NAME: S++,
			ATTRIB_NAME_SAW_WHITE: S++,
			ATTRIB_VALUE: S++,
			ATTRIB_VALUE_QUOTED: S++,
			ATTRIB_VALUE_CLOSED: S++,
			ATTRIB_VALUE_UNQUOTED: S++,
			ATTRIB_VALUE_ENTITY_Q: S++,
			ATTRIB_VALUE_ENTITY_U: S++,
			CLOSE_TAG: S++,
			CLOSE_TAG_SAW_WHITE: S++,
			SCRIPT: S++,
			SCRIPT_ENDING: S++
		};
		sax.XML_ENTITIES = Object.assign(Object.create(null), {
			amp: "&",
			gt: ">",
			lt: "<",
			quot: "\"",
			apos: "'"
		});
		sax.ENTITIES = Object.assign(Object.create(null), {
			amp: "&",
			gt: ">",
			lt: "<",
			quot: "\"",
			apos: "'",
			AElig: 198,
			Aacute: 193,
			Acirc: 194,
			Agrave: 192,
			Aring: 197,
			Atilde: 195,
			Auml: 196,
			Ccedil: 199,
			ETH: 208,
			Eacute: 201,
			Ecirc: 202,
			Egrave: 200,
			Euml: 203,
			Iacute: 205,
			Icirc: 206,
			Igrave: 204,
			Iuml: 207,
			Ntilde: 209,
			Oacute: 211,
			Ocirc: 212,
			Ograve: 210,
			Oslash: 216,
			Otilde: 213,
			Ouml: 214,
			THORN: 222,
			Uacute: 218,
			Ucirc: 219,
			Ugrave: 217,
			Uuml: 220,
			Yacute: 221,
			aacute: 225,
			acirc: 226,
			aelig: 230,
			agrave: 224,
			aring: 229,
			atilde: 227,
			auml: 228,
			ccedil: 231,
			eacute: 233,
			ecirc: 234,
			egrave: 232,
			eth: 240,
			euml: 235,
			iacute: 237,
			icirc: 238,
			igrave: 236,
			iuml: 239,
			ntilde: 241,
			oacute: 243,
			ocirc: 244,
			ograve: 242,
			oslash: 248,
			otilde: 245,
			ouml: 246,
			szlig: 223,
			thorn: 254,
			uacute: 250,
			ucirc: 251,
			ugrave: 249,
			uuml: 252,
			yacute: 253,
			yuml: 255,
			copy: 169,
			reg: 174,
			nbsp: 160,
			iexcl: 161,
			cent: 162,
			pound: 163,
			curren: 164,
			yen: 165,
			brvbar: 166,
			sect: 167,
			uml: 168,
			ordf: 170,
			laquo: 171,
			not: 172,
			shy: 173,
			macr: 175,
			deg: 176,
			plusmn: 177,
			sup1: 185,
			sup2: 178,
			sup3: 179,
			acute: 180,
			micro: 181,
			para: 182,
			middot: 183,
			cedil: 184,
			ordm: 186,
			raquo: 187,
			frac14: 188,
			frac12: 189,
			frac34: 190,
			iquest: 191,
			times: 215,
			divide: 247,
			OElig: 338,
			oelig: 339,
			Scaron: 352,
			scaron: 353,
			Yuml: 376,
			fnof: 402,
			circ: 710,
			tilde: 732,
			Alpha: 913,
			Beta: 914,
			Gamma: 915,
			Delta: 916,
			Epsilon: 917,
			Zeta: 918,
			Eta: 919,
			Theta: 920,
			Iota: 921,
			Kappa: 922,
			Lambda: 923,
			Mu: 924,
			Nu: 925,
			Xi: 926,
			Omicron: 927,
			Pi: 928,
			Rho: 929,
			Sigma: 931,
			Tau: 932,
			Upsilon: 933,
			Phi: 934,
			Chi: 935,
			Psi: 936,
			Omega: 937,
			alpha: 945,
			beta: 946,
			gamma: 947,
			delta: 948,
			epsilon: 949,
			zeta: 950,
			eta: 951,
			theta: 952,
			iota: 953,
			kappa: 954,
			lambda: 955,
			mu: 956,
			nu: 957,
			xi: 958,
			omicron: 959,
			pi: 960,
			rho: 961,
			sigmaf: 962,
			sigma: 963,
			tau: 964,
			upsilon: 965,
			phi: 966,
			chi: 967,
			psi: 968,
			omega: 969,
			thetasym: 977,
			upsih: 978,
			piv: 982,
			ensp: 8194,
			emsp: 8195,
			thinsp: 8201,
			zwnj: 8204,
			zwj: 8205,
			lrm: 8206,
			rlm: 8207,
			ndash: 8211,
			mdash: 8212,
			lsquo: 8216,
			rsquo: 8217,
			sbquo: 8218,
			ldquo: 8220,
			rdquo: 8221,
			bdquo: 8222,
			dagger: 8224,
			Dagger: 8225,
			bull: 8226,
			hellip: 8230,
			permil: 8240,
			prime: 8242,
			Prime: 8243,
			lsaquo: 8249,
			rsaquo: 8250,
			oline: 8254,
			frasl: 8260,
			euro: 8364,
			image: 8465,
			weierp: 8472,
			real: 8476,
			trade: 8482,
			alefsym: 8501,
			larr: 8592,
			uarr: 8593,
			rarr: 8594,
			darr: 8595,
			harr: 8596,
			crarr: 8629,
			lArr: 8656,
			uArr: 8657,
			rArr: 8658,
			dArr: 8659,
			hArr: 8660,
			forall: 8704,
			part: 8706,
			exist: 8707,
			empty: 8709,
			nabla: 8711,
			isin: 8712,
			notin: 8713,
			ni: 8715,
			prod: 8719,
			sum: 8721,
			minus: 8722,
			lowast: 8727,
			radic: 8730,
			prop: 8733,
			infin: 8734,
			ang: 8736,
			and: 8743,
			or: 8744,
			cap: 8745,
			cup: 8746,
			int: 8747,
			there4: 8756,
			sim: 8764,
			cong: 8773,
			asymp: 8776,
			ne: 8800,
			equiv: 8801,
			le: 8804,
			ge: 8805,
			sub: 8834,
			sup: 8835,
			nsub: 8836,
			sube: 8838,
			supe: 8839,
			oplus: 8853,
			otimes: 8855,
			perp: 8869,
			sdot: 8901,
			lceil: 8968,
			rceil: 8969,
			lfloor: 8970,
			rfloor: 8971,
			lang: 9001,
			rang: 9002,
			loz: 9674,
			spades: 9824,
			clubs: 9827,
			hearts: 9829,
			diams: 9830
		});
		Object.keys(sax.ENTITIES).forEach(function(key) {
			var e = sax.ENTITIES[key];
			var s = typeof e === "number" ? String.fromCharCode(e) : e;
			sax.ENTITIES[key] = s;
		});
		for (var s in sax.STATE) sax.STATE[sax.STATE[s]] = s;
		S = sax.STATE;
		function emit(parser, event, data) {
			parser[event] && parser[event](data);
		}
		function getDeclaredEncoding(body) {
			var match = body && body.match(/(?:^|\s)encoding\s*=\s*(['"])([^'"]+)\1/i);
			return match ? match[2] : null;
		}
		function normalizeEncodingName(encoding) {
			if (!encoding) return null;
			return encoding.toLowerCase().replace(/[^a-z0-9]/g, "");
		}
		function encodingsMatch(detectedEncoding, declaredEncoding) {
			const detected = normalizeEncodingName(detectedEncoding);
			const declared = normalizeEncodingName(declaredEncoding);
			if (!detected || !declared) return true;
			if (declared === "utf16") return detected === "utf16le" || detected === "utf16be";
			return detected === declared;
		}
		function validateXmlDeclarationEncoding(parser, data) {
			if (!parser.strict || !parser.encoding || !data || data.name !== "xml") return;
			var declaredEncoding = getDeclaredEncoding(data.body);
			if (declaredEncoding && !encodingsMatch(parser.encoding, declaredEncoding)) strictFail(parser, "XML declaration encoding " + declaredEncoding + " does not match detected stream encoding " + parser.encoding.toUpperCase());
		}
		function emitNode(parser, nodeType, data) {
			if (parser.textNode) closeText(parser);
			emit(parser, nodeType, data);
		}
		function closeText(parser) {
			parser.textNode = textopts(parser.opt, parser.textNode);
			if (parser.textNode) emit(parser, "ontext", parser.textNode);
			parser.textNode = "";
		}
		function textopts(opt, text) {
			if (opt.trim) text = text.trim();
			if (opt.normalize) text = text.replace(/\s+/g, " ");
			return text;
		}
		function error(parser, er) {
			closeText(parser);
			if (parser.trackPosition) er += "\nLine: " + parser.line + "\nColumn: " + parser.column + "\nChar: " + parser.c;
			er = new Error(er);
			parser.error = er;
			emit(parser, "onerror", er);
			return parser;
		}
		function end(parser) {
			if (parser.sawRoot && !parser.closedRoot) strictFail(parser, "Unclosed root tag");
			if (parser.state !== S.BEGIN && parser.state !== S.BEGIN_WHITESPACE && parser.state !== S.TEXT) error(parser, "Unexpected end");
			closeText(parser);
			parser.c = "";
			parser.closed = true;
			emit(parser, "onend");
			SAXParser.call(parser, parser.strict, parser.opt);
			return parser;
		}
		function strictFail(parser, message) {
			if (typeof parser !== "object" || !(parser instanceof SAXParser)) throw new Error("bad call to strictFail");
			if (parser.strict) error(parser, message);
		}
		function newTag(parser) {
			if (!parser.strict) parser.tagName = parser.tagName[parser.looseCase]();
			var parent = parser.tags[parser.tags.length - 1] || parser;
			var tag = parser.tag = {
				name: parser.tagName,
				attributes: {}
			};
			if (parser.opt.xmlns) tag.ns = parent.ns;
			parser.attribList.length = 0;
			emitNode(parser, "onopentagstart", tag);
		}
		function qname(name, attribute) {
			var qualName = name.indexOf(":") < 0 ? ["", name] : name.split(":");
			var prefix = qualName[0];
			var local = qualName[1];
			if (attribute && name === "xmlns") {
				prefix = "xmlns";
				local = "";
			}
			return {
				prefix,
				local
			};
		}
		function attrib(parser) {
			if (!parser.strict) parser.attribName = parser.attribName[parser.looseCase]();
			if (parser.attribList.indexOf(parser.attribName) !== -1 || parser.tag.attributes.hasOwnProperty(parser.attribName)) {
				parser.attribName = parser.attribValue = "";
				return;
			}
			if (parser.opt.xmlns) {
				var qn = qname(parser.attribName, true);
				var prefix = qn.prefix;
				var local = qn.local;
				if (prefix === "xmlns") {
					if (local === "xml" && parser.attribValue !== XML_NAMESPACE) strictFail(parser, "xml: prefix must be bound to " + XML_NAMESPACE + "\nActual: " + parser.attribValue);
					else if (local === "xmlns" && parser.attribValue !== XMLNS_NAMESPACE) strictFail(parser, "xmlns: prefix must be bound to " + XMLNS_NAMESPACE + "\nActual: " + parser.attribValue);
					else {
						var tag = parser.tag;
						var parent = parser.tags[parser.tags.length - 1] || parser;
						if (tag.ns === parent.ns) tag.ns = Object.create(parent.ns);
						tag.ns[local] = parser.attribValue;
					}
				}
				parser.attribList.push([parser.attribName, parser.attribValue]);
			} else {
				parser.tag.attributes[parser.attribName] = parser.attribValue;
				emitNode(parser, "onattribute", {
					name: parser.attribName,
					value: parser.attribValue
				});
			}
			parser.attribName = parser.attribValue = "";
		}
		function openTag(parser, selfClosing) {
			if (parser.opt.xmlns) {
				var tag = parser.tag;
				var qn = qname(parser.tagName);
				tag.prefix = qn.prefix;
				tag.local = qn.local;
				tag.uri = tag.ns[qn.prefix] || "";
				if (tag.prefix && !tag.uri) {
					strictFail(parser, "Unbound namespace prefix: " + JSON.stringify(parser.tagName));
					tag.uri = qn.prefix;
				}
				var parent = parser.tags[parser.tags.length - 1] || parser;
				if (tag.ns && parent.ns !== tag.ns) Object.keys(tag.ns).forEach(function(p) {
					emitNode(parser, "onopennamespace", {
						prefix: p,
						uri: tag.ns[p]
					});
				});
				for (var i = 0, l = parser.attribList.length; i < l; i++) {
					var nv = parser.attribList[i];
					var name = nv[0];
					var value = nv[1];
					var qualName = qname(name, true);
					var prefix = qualName.prefix;
					var local = qualName.local;
					var uri = prefix === "" ? "" : tag.ns[prefix] || "";
					var a = {
						name,
						value,
						prefix,
						local,
						uri
					};
					if (prefix && prefix !== "xmlns" && !uri) {
						strictFail(parser, "Unbound namespace prefix: " + JSON.stringify(prefix));
						a.uri = prefix;
					}
					parser.tag.attributes[name] = a;
					emitNode(parser, "onattribute", a);
				}
				parser.attribList.length = 0;
			}
			parser.tag.isSelfClosing = !!selfClosing;
			parser.sawRoot = true;
			parser.tags.push(parser.tag);
			emitNode(parser, "onopentag", parser.tag);
			if (!selfClosing) {
				if (!parser.noscript && parser.tagName.toLowerCase() === "script") parser.state = S.SCRIPT;
				else parser.state = S.TEXT;
				parser.tag = null;
				parser.tagName = "";
			}
			parser.attribName = parser.attribValue = "";
			parser.attribList.length = 0;
		}
		function closeTag(parser) {
			if (!parser.tagName) {
				strictFail(parser, "Weird empty close tag.");
				parser.textNode += "</>";
				parser.state = S.TEXT;
				return;
			}
			if (parser.script) {
				if (parser.tagName !== "script") {
					parser.script += "</" + parser.tagName + ">";
					parser.tagName = "";
					parser.state = S.SCRIPT;
					return;
				}
				emitNode(parser, "onscript", parser.script);
				parser.script = "";
			}
			var t = parser.tags.length;
			var tagName = parser.tagName;
			if (!parser.strict) tagName = tagName[parser.looseCase]();
			var closeTo = tagName;
			while (t--) if (parser.tags[t].name !== closeTo) strictFail(parser, "Unexpected close tag");
			else break;
			if (t < 0) {
				strictFail(parser, "Unmatched closing tag: " + parser.tagName);
				parser.textNode += "</" + parser.tagName + ">";
				parser.state = S.TEXT;
				return;
			}
			parser.tagName = tagName;
			var s = parser.tags.length;
			while (s-- > t) {
				var tag = parser.tag = parser.tags.pop();
				parser.tagName = parser.tag.name;
				emitNode(parser, "onclosetag", parser.tagName);
				var x = {};
				for (var i in tag.ns) x[i] = tag.ns[i];
				var parent = parser.tags[parser.tags.length - 1] || parser;
				if (parser.opt.xmlns && tag.ns !== parent.ns) Object.keys(tag.ns).forEach(function(p) {
					var n = tag.ns[p];
					emitNode(parser, "onclosenamespace", {
						prefix: p,
						uri: n
					});
				});
			}
			if (t === 0) parser.closedRoot = true;
			parser.tagName = parser.attribValue = parser.attribName = "";
			parser.attribList.length = 0;
			parser.state = S.TEXT;
		}
		function parseEntity(parser) {
			var entity = parser.entity;
			var entityLC = entity.toLowerCase();
			var num;
			var numStr = "";
			if (parser.ENTITIES[entity]) return parser.ENTITIES[entity];
			if (parser.ENTITIES[entityLC]) return parser.ENTITIES[entityLC];
			entity = entityLC;
			if (entity.charAt(0) === "#") {
				if (entity.charAt(1) === "x") {
					entity = entity.slice(2);
					num = parseInt(entity, 16);
					numStr = num.toString(16);
				} else {
					entity = entity.slice(1);
					num = parseInt(entity, 10);
					numStr = num.toString(10);
				}
			}
			entity = entity.replace(/^0+/, "");
			if (isNaN(num) || numStr.toLowerCase() !== entity || num < 0 || num > 1114111 || !isXmlChar(num)) {
				strictFail(parser, "Invalid character entity");
				return "&" + parser.entity + ";";
			}
			return String.fromCodePoint(num);
		}
		function isXmlChar(num) {
			return num === 9 || num === 10 || num === 13 || num >= 32 && num <= 55295 || num >= 57344 && num <= 65533 || num >= 65536 && num <= 1114111;
		}
		function beginWhiteSpace(parser, c) {
			if (c === "<") {
				parser.state = S.OPEN_WAKA;
				parser.startTagPosition = parser.position;
			} else if (!isWhitespace(c)) {
				strictFail(parser, "Non-whitespace before first tag.");
				parser.textNode = c;
				parser.state = S.TEXT;
			}
		}
		function charAt(chunk, i) {
			var result = "";
			if (i < chunk.length) result = chunk.charAt(i);
			return result;
		}
		function write(chunk) {
			var parser = this;
			if (this.error) throw this.error;
			if (parser.closed) return error(parser, "Cannot write after close. Assign an onready handler.");
			if (chunk === null) return end(parser);
			if (typeof chunk === "object") chunk = chunk.toString();
			var i = 0;
			var c = "";
			while (true) {
				c = charAt(chunk, i++);
				parser.c = c;
				if (!c) break;
				if (parser.trackPosition) {
					parser.position++;
					if (c === "\n") {
						parser.line++;
						parser.column = 0;
					} else parser.column++;
				}
				switch (parser.state) {
					case S.BEGIN:
						parser.state = S.BEGIN_WHITESPACE;
						if (c === "\ufeff") continue;
						beginWhiteSpace(parser, c);
						continue;
					case S.BEGIN_WHITESPACE:
						beginWhiteSpace(parser, c);
						continue;
					case S.TEXT:
						if (parser.sawRoot && !parser.closedRoot) {
							var starti = i - 1;
							while (c && c !== "<" && c !== "&") {
								c = charAt(chunk, i++);
								if (c && parser.trackPosition) {
									parser.position++;
									if (c === "\n") {
										parser.line++;
										parser.column = 0;
									} else parser.column++;
								}
							}
							parser.textNode += chunk.substring(starti, i - 1);
						}
						if (c === "<" && !(parser.sawRoot && parser.closedRoot && !parser.strict)) {
							parser.state = S.OPEN_WAKA;
							parser.startTagPosition = parser.position;
						} else {
							if (!isWhitespace(c) && (!parser.sawRoot || parser.closedRoot)) strictFail(parser, "Text data outside of root node.");
							if (c === "&") parser.state = S.TEXT_ENTITY;
							else parser.textNode += c;
						}
						continue;
					case S.SCRIPT:
						if (c === "<") parser.state = S.SCRIPT_ENDING;
						else parser.script += c;
						continue;
					case S.SCRIPT_ENDING:
						if (c === "/") parser.state = S.CLOSE_TAG;
						else {
							parser.script += "<" + c;
							parser.state = S.SCRIPT;
						}
						continue;
					case S.OPEN_WAKA:
						if (c === "!") {
							parser.state = S.SGML_DECL;
							parser.sgmlDecl = "";
						} else if (isWhitespace(c)) {} else if (isMatch(nameStart, c)) {
							parser.state = S.OPEN_TAG;
							parser.tagName = c;
						} else if (c === "/") {
							parser.state = S.CLOSE_TAG;
							parser.tagName = "";
						} else if (c === "?") {
							parser.state = S.PROC_INST;
							parser.procInstName = parser.procInstBody = "";
						} else {
							strictFail(parser, "Unencoded <");
							if (parser.startTagPosition + 1 < parser.position) {
								var pad = parser.position - parser.startTagPosition;
								c = new Array(pad).join(" ") + c;
							}
							parser.textNode += "<" + c;
							parser.state = S.TEXT;
						}
						continue;
					case S.SGML_DECL:
						if (parser.sgmlDecl + c === "--") {
							parser.state = S.COMMENT;
							parser.comment = "";
							parser.sgmlDecl = "";
							continue;
						}
						if (parser.doctype && parser.doctype !== true && parser.sgmlDecl) {
							parser.state = S.DOCTYPE_DTD;
							parser.doctype += "<!" + parser.sgmlDecl + c;
							parser.sgmlDecl = "";
						} else if (CDATAre.test(parser.sgmlDecl + c)) {
							emitNode(parser, "onopencdata");
							parser.state = S.CDATA;
							parser.sgmlDecl = "";
							parser.cdata = "";
						} else if (DOCTYPEre.test(parser.sgmlDecl + c)) {
							parser.state = S.DOCTYPE;
							if (parser.doctype || parser.sawRoot) strictFail(parser, "Inappropriately located doctype declaration");
							parser.doctype = "";
							parser.sgmlDecl = "";
						} else if (c === ">") {
							emitNode(parser, "onsgmldeclaration", parser.sgmlDecl);
							parser.sgmlDecl = "";
							parser.state = S.TEXT;
						} else if (isQuote(c)) {
							parser.state = S.SGML_DECL_QUOTED;
							parser.sgmlDecl += c;
						} else parser.sgmlDecl += c;
						continue;
					case S.SGML_DECL_QUOTED:
						if (c === parser.q) {
							parser.state = S.SGML_DECL;
							parser.q = "";
						}
						parser.sgmlDecl += c;
						continue;
					case S.DOCTYPE:
						if (c === ">") {
							parser.state = S.TEXT;
							emitNode(parser, "ondoctype", parser.doctype);
							parser.doctype = true;
						} else {
							parser.doctype += c;
							if (c === "[") parser.state = S.DOCTYPE_DTD;
							else if (isQuote(c)) {
								parser.state = S.DOCTYPE_QUOTED;
								parser.q = c;
							}
						}
						continue;
					case S.DOCTYPE_QUOTED:
						parser.doctype += c;
						if (c === parser.q) {
							parser.q = "";
							parser.state = S.DOCTYPE;
						}
						continue;
					case S.DOCTYPE_DTD:
						if (c === "]") {
							parser.doctype += c;
							parser.state = S.DOCTYPE;
						} else if (c === "<") {
							parser.state = S.OPEN_WAKA;
							parser.startTagPosition = parser.position;
						} else if (isQuote(c)) {
							parser.doctype += c;
							parser.state = S.DOCTYPE_DTD_QUOTED;
							parser.q = c;
						} else parser.doctype += c;
						continue;
					case S.DOCTYPE_DTD_QUOTED:
						parser.doctype += c;
						if (c === parser.q) {
							parser.state = S.DOCTYPE_DTD;
							parser.q = "";
						}
						continue;
					case S.COMMENT:
						if (c === "-") parser.state = S.COMMENT_ENDING;
						else parser.comment += c;
						continue;
					case S.COMMENT_ENDING:
						if (c === "-") {
							parser.state = S.COMMENT_ENDED;
							parser.comment = textopts(parser.opt, parser.comment);
							if (parser.comment) emitNode(parser, "oncomment", parser.comment);
							parser.comment = "";
						} else {
							parser.comment += "-" + c;
							parser.state = S.COMMENT;
						}
						continue;
					case S.COMMENT_ENDED:
						if (c !== ">") {
							strictFail(parser, "Malformed comment");
							parser.comment += "--" + c;
							parser.state = S.COMMENT;
						} else if (parser.doctype && parser.doctype !== true) parser.state = S.DOCTYPE_DTD;
						else parser.state = S.TEXT;
						continue;
					case S.CDATA:
						var starti = i - 1;
						while (c && c !== "]") {
							c = charAt(chunk, i++);
							if (c && parser.trackPosition) {
								parser.position++;
								if (c === "\n") {
									parser.line++;
									parser.column = 0;
								} else parser.column++;
							}
						}
						parser.cdata += chunk.substring(starti, i - 1);
						if (c === "]") parser.state = S.CDATA_ENDING;
						continue;
					case S.CDATA_ENDING:
						if (c === "]") parser.state = S.CDATA_ENDING_2;
						else {
							parser.cdata += "]" + c;
							parser.state = S.CDATA;
						}
						continue;
					case S.CDATA_ENDING_2:
						if (c === ">") {
							if (parser.cdata) emitNode(parser, "oncdata", parser.cdata);
							emitNode(parser, "onclosecdata");
							parser.cdata = "";
							parser.state = S.TEXT;
						} else if (c === "]") parser.cdata += "]";
						else {
							parser.cdata += "]]" + c;
							parser.state = S.CDATA;
						}
						continue;
					case S.PROC_INST:
						if (c === "?") parser.state = S.PROC_INST_ENDING;
						else if (isWhitespace(c)) parser.state = S.PROC_INST_BODY;
						else parser.procInstName += c;
						continue;
					case S.PROC_INST_BODY:
						if (!parser.procInstBody && isWhitespace(c)) continue;
						else if (c === "?") parser.state = S.PROC_INST_ENDING;
						else parser.procInstBody += c;
						continue;
					case S.PROC_INST_ENDING:
						if (c === ">") {
							const procInstEndData = {
								name: parser.procInstName,
								body: parser.procInstBody
							};
							validateXmlDeclarationEncoding(parser, procInstEndData);
							emitNode(parser, "onprocessinginstruction", procInstEndData);
							parser.procInstName = parser.procInstBody = "";
							parser.state = S.TEXT;
						} else {
							parser.procInstBody += "?" + c;
							parser.state = S.PROC_INST_BODY;
						}
						continue;
					case S.OPEN_TAG:
						if (isMatch(nameBody, c)) parser.tagName += c;
						else {
							newTag(parser);
							if (c === ">") openTag(parser);
							else if (c === "/") parser.state = S.OPEN_TAG_SLASH;
							else {
								if (!isWhitespace(c)) strictFail(parser, "Invalid character in tag name");
								parser.state = S.ATTRIB;
							}
						}
						continue;
					case S.OPEN_TAG_SLASH:
						if (c === ">") {
							openTag(parser, true);
							closeTag(parser);
						} else {
							strictFail(parser, "Forward-slash in opening tag not followed by >");
							parser.state = S.ATTRIB;
						}
						continue;
					case S.ATTRIB:
						if (isWhitespace(c)) continue;
						else if (c === ">") openTag(parser);
						else if (c === "/") parser.state = S.OPEN_TAG_SLASH;
						else if (isMatch(nameStart, c)) {
							parser.attribName = c;
							parser.attribValue = "";
							parser.state = S.ATTRIB_NAME;
						} else strictFail(parser, "Invalid attribute name");
						continue;
					case S.ATTRIB_NAME:
						if (c === "=") parser.state = S.ATTRIB_VALUE;
						else if (c === ">") {
							strictFail(parser, "Attribute without value");
							parser.attribValue = parser.attribName;
							attrib(parser);
							openTag(parser);
						} else if (isWhitespace(c)) parser.state = S.ATTRIB_NAME_SAW_WHITE;
						else if (isMatch(nameBody, c)) parser.attribName += c;
						else strictFail(parser, "Invalid attribute name");
						continue;
					case S.ATTRIB_NAME_SAW_WHITE:
						if (c === "=") parser.state = S.ATTRIB_VALUE;
						else if (isWhitespace(c)) continue;
						else {
							strictFail(parser, "Attribute without value");
							parser.tag.attributes[parser.attribName] = "";
							parser.attribValue = "";
							emitNode(parser, "onattribute", {
								name: parser.attribName,
								value: ""
							});
							parser.attribName = "";
							if (c === ">") openTag(parser);
							else if (isMatch(nameStart, c)) {
								parser.attribName = c;
								parser.state = S.ATTRIB_NAME;
							} else {
								strictFail(parser, "Invalid attribute name");
								parser.state = S.ATTRIB;
							}
						}
						continue;
					case S.ATTRIB_VALUE:
						if (isWhitespace(c)) continue;
						else if (isQuote(c)) {
							parser.q = c;
							parser.state = S.ATTRIB_VALUE_QUOTED;
						} else {
							if (!parser.opt.unquotedAttributeValues) error(parser, "Unquoted attribute value");
							parser.state = S.ATTRIB_VALUE_UNQUOTED;
							parser.attribValue = c;
						}
						continue;
					case S.ATTRIB_VALUE_QUOTED:
						if (c !== parser.q) {
							if (c === "&") parser.state = S.ATTRIB_VALUE_ENTITY_Q;
							else parser.attribValue += c;
							continue;
						}
						attrib(parser);
						parser.q = "";
						parser.state = S.ATTRIB_VALUE_CLOSED;
						continue;
					case S.ATTRIB_VALUE_CLOSED:
						if (isWhitespace(c)) parser.state = S.ATTRIB;
						else if (c === ">") openTag(parser);
						else if (c === "/") parser.state = S.OPEN_TAG_SLASH;
						else if (isMatch(nameStart, c)) {
							strictFail(parser, "No whitespace between attributes");
							parser.attribName = c;
							parser.attribValue = "";
							parser.state = S.ATTRIB_NAME;
						} else strictFail(parser, "Invalid attribute name");
						continue;
					case S.ATTRIB_VALUE_UNQUOTED:
						if (!isAttribEnd(c)) {
							if (c === "&") parser.state = S.ATTRIB_VALUE_ENTITY_U;
							else parser.attribValue += c;
							continue;
						}
						attrib(parser);
						if (c === ">") openTag(parser);
						else parser.state = S.ATTRIB;
						continue;
					case S.CLOSE_TAG:
						if (!parser.tagName) {
							if (isWhitespace(c)) continue;
							else if (notMatch(nameStart, c)) {
								if (parser.script) {
									parser.script += "</" + c;
									parser.state = S.SCRIPT;
								} else strictFail(parser, "Invalid tagname in closing tag.");
							} else parser.tagName = c;
						} else if (c === ">") closeTag(parser);
						else if (isMatch(nameBody, c)) parser.tagName += c;
						else if (parser.script) {
							parser.script += "</" + parser.tagName + c;
							parser.tagName = "";
							parser.state = S.SCRIPT;
						} else {
							if (!isWhitespace(c)) strictFail(parser, "Invalid tagname in closing tag");
							parser.state = S.CLOSE_TAG_SAW_WHITE;
						}
						continue;
					case S.CLOSE_TAG_SAW_WHITE:
						if (isWhitespace(c)) continue;
						if (c === ">") closeTag(parser);
						else strictFail(parser, "Invalid characters in closing tag");
						continue;
					case S.TEXT_ENTITY:
					case S.ATTRIB_VALUE_ENTITY_Q:
					case S.ATTRIB_VALUE_ENTITY_U:
						var returnState;
						var buffer;
						switch (parser.state) {
							case S.TEXT_ENTITY:
								returnState = S.TEXT;
								buffer = "textNode";
								break;
							case S.ATTRIB_VALUE_ENTITY_Q:
								returnState = S.ATTRIB_VALUE_QUOTED;
								buffer = "attribValue";
								break;
							case S.ATTRIB_VALUE_ENTITY_U:
								returnState = S.ATTRIB_VALUE_UNQUOTED;
								buffer = "attribValue";
						}
						if (c === ";") {
							var parsedEntity = parseEntity(parser);
							if (parser.opt.unparsedEntities && !Object.values(sax.XML_ENTITIES).includes(parsedEntity)) {
								if ((parser.entityCount += 1) > parser.opt.maxEntityCount) error(parser, "Parsed entity count exceeds max entity count");
								if ((parser.entityDepth += 1) > parser.opt.maxEntityDepth) error(parser, "Parsed entity depth exceeds max entity depth");
								parser.entity = "";
								parser.state = returnState;
								parser.write(parsedEntity);
								parser.entityDepth -= 1;
							} else {
								parser[buffer] += parsedEntity;
								parser.entity = "";
								parser.state = returnState;
							}
						} else if (isMatch(parser.entity.length ? entityBody : entityStart, c)) parser.entity += c;
						else {
							strictFail(parser, "Invalid character in entity name");
							parser[buffer] += "&" + parser.entity + c;
							parser.entity = "";
							parser.state = returnState;
						}
						continue;
					default: throw new Error(parser, "Unknown state: " + parser.state);
				}
			}
			if (parser.position >= parser.bufferCheckPosition) checkBufferLength(parser);
			return parser;
		}
		/* istanbul ignore next */
		if (!String.fromCodePoint) (function() {
			var stringFromCharCode = String.fromCharCode;
			var floor = Math.floor;
			var fromCodePoint = function() {
				var MAX_SIZE = 16384;
				var codeUnits = [];
				var highSurrogate;
				var lowSurrogate;
				var index = -1;
				var length = arguments.length;
				if (!length) return "";
				var result = "";
				while (++index < length) {
					var codePoint = Number(arguments[index]);
					if (!isFinite(codePoint) || codePoint < 0 || codePoint > 1114111 || floor(codePoint) !== codePoint) throw RangeError("Invalid code point: " + codePoint);
					if (codePoint <= 65535) codeUnits.push(codePoint);
					else {
						codePoint -= 65536;
						highSurrogate = (codePoint >> 10) + 55296;
						lowSurrogate = codePoint % 1024 + 56320;
						codeUnits.push(highSurrogate, lowSurrogate);
					}
					if (index + 1 === length || codeUnits.length > MAX_SIZE) {
						result += stringFromCharCode.apply(null, codeUnits);
						codeUnits.length = 0;
					}
				}
				return result;
			};
			/* istanbul ignore next */
			if (Object.defineProperty) Object.defineProperty(String, "fromCodePoint", {
				value: fromCodePoint,
				configurable: true,
				writable: true
			});
			else String.fromCodePoint = fromCodePoint;
		})();
	})(typeof exports === "undefined" ? this$1.sax = {} : exports);
})))(), 1);
const maxDepth = 100;
function junitReader(onTest) {
	const parser = import_sax.default.parser(true, { position: true });
	const suites = [];
	let depth = 0;
	let test;
	let tests = 0;
	let fault = null;
	const blame = (why) => {
		fault ??= why;
	};
	parser.onerror = ({ message }) => {
		blame(`it is not well-formed XML: ${oneLine(message.split("\n")[0] ?? "", 200)} in line ${parser.line + 1}`);
	};
	parser.ondoctype = () => blame("it declares a document type, which is not read");
	parser.onprocessinginstruction = ({ name, body }) => {
		const encoding = /encoding\s*=\s*["']([^"']*)["']/.exec(body)?.[1];
		if (name === "xml" && encoding !== void 0 && !/^(?:utf-?8|us-ascii)$/i.test(encoding)) blame(`its encoding is ${oneLine(encoding, 40)}, and only UTF-8 is read`);
	};
	const enter = (name) => {
		depth += 1;
		if (depth === 1 && name !== "testsuites" && name !== "testsuite") blame(`its outermost element is ${oneLine(name, 40)}, which is no JUnit report`);
		if (depth > maxDepth) blame(`it is nested more than ${maxDepth} times`);
	};
	parser.onopentag = ({ name, attributes }) => {
		enter(name);
		const texts = attributes;
		if (name === "testsuite") suites.push(texts);
		if (name === "testcase") test = {
			attributes: texts,
			outcome: notRun(texts) ? "skipped" : "passed"
		};
		else if (test) test.outcome = outcomeWith(name, test.outcome);
	};
	parser.onclosetag = (name) => {
		depth -= 1;
		if (name === "testsuite") suites.pop();
		if (name !== "testcase" || !test) return;
		tests += 1;
		onTest(reported(test, suites));
		test = void 0;
	};
	return {
		write(text) {
			if (fault === null) parser.write(text);
		},
		end() {
			if (fault === null) parser.close();
			return {
				tests,
				fault: fault ?? (tests === 0 ? "it names no test" : null)
			};
		}
	};
}
function outcomeWith(element, outcome) {
	if (element === "failure" || element === "error") return "failed";
	return element === "skipped" && outcome === "passed" ? "skipped" : outcome;
}
/** Googletest's disabled tests. */
const notRun = ({ status }) => /^(?:notrun|skipped|disabled)$/i.test(status ?? "");
const pathLike = /[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|exs?)$/;
/** Groups may be in the name, the class or the suites. */
function reported({ attributes, outcome }, suites) {
	const { name = "", classname, file } = attributes;
	const groups = suites.map((suite) => suite["name"] ?? "").filter((title) => title !== "");
	const inSuites = groups.map((_, index) => [...groups.slice(index), name].join(" "));
	const inClass = classname === void 0 ? [] : partsOf(classname).map((part) => `${part} ${name}`);
	const classFile = classname !== void 0 && pathLike.test(classname) ? classname : void 0;
	return {
		titles: [
			...inSuites.toReversed(),
			...inClass,
			name
		],
		file: file ?? suites.findLast((suite) => suite["file"] !== void 0)?.["file"] ?? classFile,
		className: classname,
		outcome
	};
}
/** `a.b.C` as `a.b.C`, `b.C` and `C`. */
const partsOf = (className) => {
	const parts = className.split(".").slice(-8);
	return [className, ...parts.map((_, index) => parts.slice(index).join("."))];
};
// src/adapter/local/watch-tests.ts
/** No test runner prints longer lines. */
const maxPrintedBytes = 16384;
/** Finds cited tests in the check's report, or else in its output. */
function watchTests({ workspace }, { check, cwd, cited }) {
	if (cited.length === 0) return {
		push: () => void 0,
		end: () => ({})
	};
	if (check.report !== void 0) {
		const readReport = watchReport({
			workspace,
			cwd,
			report: check.report
		}, cited);
		return {
			push: () => void 0,
			end: () => toTestResult(readReport())
		};
	}
	const output = outputTests(cited);
	const linesOf = (stream) => splitLines({
		onLine: (line) => output.line(stream, stripVTControlCharacters(line).trimEnd()),
		onTooLong: () => void 0,
		maxBytes: maxPrintedBytes
	});
	const streams = {
		stdout: linesOf("stdout"),
		stderr: linesOf("stderr")
	};
	return {
		push: (stream, chunk) => streams[stream].push(chunk),
		end() {
			for (const lines of Object.values(streams)) lines.end();
			return toTestResult(output.end());
		}
	};
}
const toTestResult = ({ tests, fault }) => ({
	...tests.length > 0 && { tests: [...tests] },
	...fault !== void 0 && { report_fault: fault }
});
const maxBytes = 67108864;
const tooLarge = `is larger than ${maxBytes / 1024 / 1024} MiB`;
const maxLineBytes = 65536;
/** Surefire and others write one file for each class. */
const maxFiles = 2e3;
const chunkBytes = 65536;
/** Call before a check starts. Unchanged files, links, devices and too large files count as faults. */
function watchReport(request, cited) {
	const stampsBefore = new Map(pathsOf(request).map((path) => [path, stampOf(path)]));
	return () => {
		const paths = pathsOf(request);
		const matcher = matchRecords(cited);
		const faults = paths.flatMap((path) => {
			const fault = stampsBefore.get(path) === stampOf(path) ? "was not written by this run of the check" : readReport(path, request, matcher.see);
			return fault === void 0 ? [] : [`the report ${oneLine(relative(request.cwd, path), 200)} ${fault}`];
		});
		const fault = paths.length === 0 ? `the report ${oneLine(request.report, 200)} does not exist` : faults[0];
		return {
			tests: matcher.records("report"),
			...fault !== void 0 && { fault }
		};
	};
}
function pathsOf({ cwd, report }) {
	let paths = [cwd];
	for (const namePattern of report.split("/")) paths = paths.flatMap((folder) => namesIn(folder, namePattern).map((name) => join(folder, name))).slice(0, maxFiles);
	return paths.filter((path) => stampOf(path) !== void 0);
}
function namesIn(folder, pattern) {
	if (!pattern.includes("*")) return [pattern];
	const regex = new RegExp(`^${pattern.split("*").map((text) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&")).join(".*")}$`);
	return tryRead(() => readdirSync(folder).filter((name) => regex.test(name)).sort()) ?? [];
}
/** Changes with each write; undefined if there is no file. */
function stampOf(path) {
	try {
		const { ino, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
		return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
	} catch {
		return;
	}
}
/** The reason to ignore the file, as the end of a sentence about it. */
function readReport(path, { workspace }, onTest) {
	let descriptor;
	try {
		if (!`${realpathSync(dirname(path))}/`.startsWith(`${realpathSync(workspace)}/`)) return "lies outside of the workspace";
		if (!lstatSync(path).isFile()) return "is not a regular file";
		descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
		const stat = fstatSync(descriptor);
		if (!stat.isFile()) return "is not a regular file";
		if (stat.size > maxBytes) return tooLarge;
		return readAll(descriptor, () => void 0) ?? readAll(descriptor, onTest);
	} catch (cause) {
		return `cannot be read: ${oneLine(cause instanceof Error ? cause.message : String(cause), 200)}`;
	} finally {
		if (descriptor !== void 0) closeSync(descriptor);
	}
}
function readAll(descriptor, onTest) {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	const buffer = Buffer.alloc(chunkBytes);
	let reader;
	for (let position = 0, length = 1; length > 0; position += length) {
		length = readSync(descriptor, buffer, 0, chunkBytes, position);
		if (position + length > maxBytes) return tooLarge;
		const text = decode(decoder, buffer.subarray(0, length), length > 0);
		if (text === void 0) return "is not UTF-8";
		if (text.trim() !== "") reader ??= readerOf(text, onTest);
		reader?.write(text);
	}
	if (!reader) return "is empty";
	const { fault } = reader.end();
	return fault === null ? void 0 : `does not count: ${fault}`;
}
const decode = (decoder, bytes, stream) => tryRead(() => decoder.decode(bytes, { stream }));
function readerOf(start, onTest) {
	if (start.trimStart().startsWith("<")) return junitReader(onTest);
	const tap = tapReader(onTest, { isFile: true });
	const lines = splitLines({
		onLine: (line) => tap.line(line),
		onTooLong: () => void 0,
		maxBytes: maxLineBytes
	});
	return {
		write: (text) => lines.push(Buffer.from(text)),
		end: () => {
			lines.end();
			return tap.end() ?? {
				tests: 0,
				fault: "it is neither JUnit XML nor TAP"
			};
		}
	};
}
// src/adapter/local/check-runner.ts
const headBytes = 16384;
const tailBytes = 65536;
/** With `bash -c` (`sh -c` if there is no bash), without further options. */
function checkRunner(settings) {
	return async (check, label, signal, cited = []) => {
		signal.throwIfAborted();
		const cwd = join(settings.workspace, check.working_directory);
		if (!isDirectory(cwd)) return notStarted(check, `The working directory ${check.working_directory} does not exist.`);
		const result = await withCallFolder(settings.folder, (callFolder) => runIn(settings, {
			check,
			label,
			signal,
			cwd,
			callFolder,
			cited
		}));
		signal.throwIfAborted();
		return result;
	};
}
async function runIn(settings, run) {
	const { check, label, signal, cwd, callFolder } = run;
	const env = settings.env(callFolder);
	const shell = findProgram("bash", env["PATH"]) ?? "sh";
	const logFile = logFileOf(settings.logDir, label);
	const { redact, graceMs } = settings;
	const log = {
		...logFile && { logFile },
		...redact && { redact }
	};
	const output = boundedOutput({
		headBytes,
		tailBytes,
		...log
	});
	const tests = watchTests(settings, run);
	const endWatch = watchForeignFiles(settings.environment ?? {}, settings.watchOutside);
	const disk = watchDisk([
		cwd,
		callFolder.tmp,
		settings.logDir
	], () => running.end());
	failpoint("check.start");
	const running = supervise({
		file: shell,
		args: ["-c", check.run],
		cwd,
		env
	}, {
		confinement: settings.confinement,
		places: {
			call: callFolder,
			writable: [settings.workspace],
			caches: join(settings.folder, "caches-of-checks")
		},
		signal,
		onStdout: (chunk) => {
			output.push(chunk);
			tests.push("stdout", chunk);
		},
		onStderr: (chunk) => {
			output.push(chunk);
			tests.push("stderr", chunk);
		},
		wallMs: check.timeout_ms,
		...graceMs === void 0 ? {} : { graceMs }
	});
	const processEnd = await running.done.catch((cause) => String(cause instanceof Error ? cause.message : cause));
	const fullDisk = disk.finish();
	const outputParts = output.finish();
	const violations = endWatch();
	if (typeof processEnd === "string") return notStarted(check, `The check could not be started: ${processEnd}`);
	failpoint("check.ended");
	return withFullDisk(withViolations({
		...resultOf(check, processEnd, outputParts, logFile),
		...tests.end()
	}, violations), fullDisk);
}
const isDirectory = (path) => tryRead(() => statSync(path).isDirectory()) ?? false;
/** Undefined if the folder cannot be created: a full disk must not fail a check. */
function logFileOf(folder, label) {
	try {
		mkdirSync(folder, { recursive: true });
		return join(folder, `${label.replace(/[^A-Za-z0-9._-]+/g, "-").slice(0, 100)}.log`);
	} catch {
		return;
	}
}
function resultOf(check, processEnd, { head, tail, bytes, note }, logFile) {
	const remarks = [hint(check, processEnd), note].filter((remark) => remark !== void 0);
	return {
		...identity(check),
		passed: processEnd.exitCode === 0 && processEnd.endedBy === "itself" && processEnd.passedLimit === void 0,
		exit_code: processEnd.endedBy === "itself" ? processEnd.exitCode : null,
		timed_out: processEnd.endedBy === "wall",
		...processEnd.passedLimit !== void 0 && { passed_limit: processEnd.passedLimit },
		duration_ms: Math.round(processEnd.durationMs),
		output_head: head,
		output_tail: [tail.replace(/\n$/, ""), ...remarks.map((remark) => `[ralph] ${remark}`)].join("\n").replace(/^\n/, ""),
		output_bytes: bytes,
		...logFile === void 0 ? {} : { log_file: logFile }
	};
}
const withViolations = (result, violations) => violations.length === 0 ? result : {
	...result,
	passed: false,
	output_tail: [result.output_tail, ...violations.map((what) => `[ralph] ${what}`)].join("\n")
};
/** A check on a full disk is not reliable: it may have failed to write its findings. */
const withFullDisk = (result, fullDisk) => fullDisk === void 0 ? result : {
	...result,
	passed: false,
	filled_disk: true,
	output_tail: `${result.output_tail}\n[ralph] It filled the disk and was stopped: ${fullDisk}.`
};
function hint(check, processEnd) {
	if (processEnd.endedBy === "wall") return `Ended after its timeout of ${check.timeout_ms / 1e3} s.`;
	if (processEnd.passedLimit !== void 0) return `Ended because ${processEnd.passedLimit}.`;
	if (processEnd.exitCode === 127) return "Exit code 127: a program was not found. Is it installed and on PATH where the checks run?";
	if (processEnd.exitCode === 126) return "Exit code 126: a program could not be run. Is it installed and executable?";
}
const identity = ({ name, run, kind }) => ({
	name,
	run,
	kind,
	flaky: false
});
const notStarted = (check, reason) => ({
	...identity(check),
	passed: false,
	exit_code: null,
	timed_out: false,
	duration_ms: 0,
	output_head: "",
	output_tail: `[ralph] ${reason}`,
	output_bytes: 0
});
/** An hour, since installing dependencies over a slow line is no fault. */
const setUpTimeoutMs = 36e5;
function setUpRunner(settings) {
	const run = checkRunner(settings);
	return async (command, signal) => {
		const { passed, exit_code, output_head, output_tail, filled_disk = false } = await run({
			name: command,
			run: command,
			kind: "build",
			timeout_ms: setUpTimeoutMs,
			working_directory: "."
		}, "set-up", signal);
		return {
			code: passed ? 0 : exit_code || 1,
			tail: excerpt(output_head + output_tail, 4e3, .5),
			filledDisk: filled_disk
		};
	};
}
// src/port/steering.ts
const unreachableSteering = { watch: async () => async () => ({
	paths: [],
	plan: null
}) };
// src/entry/wire/runners.ts
const logsOf = ({ home }) => join(home, "logs");
/** Checks are confined; so is set-up if an agent may have changed what it runs. */
function runnersOf(project, environments, request) {
	const { confinement, workspace, scratch, watches } = request;
	const extra = project.settings["check-env"];
	const redact = redactor(project.secrets);
	const common = {
		workspace,
		folder: scratch,
		logDir: logsOf(project),
		redact,
		watchOutside: watches.engine
	};
	const confined = {
		...common,
		confinement
	};
	const asUser = async () => ({
		...common,
		confinement: { wrap: await confinement.unconfined() }
	});
	const protectsFiles = !isBelow$1(confinement.report.level, "C2");
	const env = (folders) => checkEnvironment(environments.env, {
		...folders,
		extra,
		network: false
	});
	const checks = {
		env,
		environment: environments.engine
	};
	const userSetUp = async (...args) => {
		const env = ({ home, tmp }) => checkEnvironment(environments.env, {
			home: environments.env["HOME"] || home,
			tmp,
			extra,
			network: true
		});
		return setUpRunner({
			...await asUser(),
			env
		})(...args);
	};
	const confinedSetUp = setUpRunner({
		...confined,
		env: (folders) => checkEnvironment(environments.env, {
			...folders,
			extra,
			network: true
		})
	});
	return {
		runCheck: checkRunner({
			...confined,
			...checks,
			watchOutside: watches.all
		}),
		runUnconfined: protectsFiles ? async (...args) => checkRunner({
			...await asUser(),
			...checks
		})(...args) : null,
		setUp: (command, signal, { untouched }) => (untouched || !protectsFiles ? userSetUp : confinedSetUp)(command, signal)
	};
}
function watchesOf({ repository }, { env, checkout }, request) {
	const users = isBelow$1(request.level, "C2") ? [watchHome(env), ...checkout ? [] : [watchUserGit(repository.commonDir)]] : [];
	return {
		engine: combineWatches(request.engine),
		all: combineWatches([...request.engine, ...users])
	};
}
const combineWatches = (watches) => () => {
	const endings = watches.map((watch) => watch());
	return () => endings.flatMap((end) => end());
};
/** From level C2 on, only people reach the user's tree; in a workflow the base is a commit. */
function steeringOf(project, { checkout }, { report }) {
	const [plan, config, ...others] = project.steeringPaths;
	if (checkout || report.level >= "C2" || plan === void 0 || config === void 0) return unreachableSteering;
	const print = async () => (await editsNow(project)).plan?.planSource ?? digest(plan);
	return watchSteering(project.repository.toplevel, {
		plan: {
			paths: [plan, ...others],
			digest: print
		},
		config
	});
}
export { titleInFile as C, endsWithTitle as S, hasGroups as _, editsNow as a, withCallFolder as b, confinementSettings as c, registriesOfCommit as d, serverPortsOfCommit as f, supervise as g, classifyEnd as h, watchesOf as i, limitsOfMachine as l, readStream as m, runnersOf as n, confinedAt as o, agents as p, steeringOf as r, confinementHere as s, logsOf as t, missingWritable as u, splitLines as v, comparableTitle as x, prepareServers as y };
