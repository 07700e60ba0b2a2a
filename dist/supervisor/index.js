import { execFileSync, spawn } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, readdirSync, readlinkSync, statSync } from "node:fs";
import { Socket } from "node:net";
import { constants as constants$1 } from "node:os";
import { delimiter, join } from "node:path";
// src/core/text/try-read.ts
/** Undefined if reading throws: what is missing, closed to this user, on a faulty file system or not in its form. */
function tryRead(read) {
	try {
		return read();
	} catch {
		return;
	}
}
// src/adapter/process/process-tree.ts
function listProcesses() {
	return tryRead(() => readdirSync("/proc").flatMap((name) => /^\d+$/.test(name) ? readEntry(Number(name)) ?? [] : [])) ?? listWithPs();
}
function readEntry(pid) {
	const stat = tryRead(() => readFileSync(`/proc/${pid}/stat`, "latin1"));
	if (stat === void 0) return void 0;
	const [state, ppid, group, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return {
		pid,
		ppid: Number(ppid),
		group: Number(group),
		started: Number(rest[16]),
		zombie: state === "Z"
	};
}
function listWithPs() {
	return execFileSync("ps", [
		"-A",
		"-o",
		"pid=,ppid=,pgid=,stat="
	], { encoding: "utf8" }).split("\n").flatMap((line) => {
		const [pid, ppid, group, state] = line.trim().split(/\s+/);
		if (pid === void 0 || pid === "") return [];
		return {
			pid: Number(pid),
			ppid: Number(ppid),
			group: Number(group),
			started: 0,
			zombie: state?.[0] === "Z"
		};
	});
}
/**
* Running members of the tree: the group, all descendants, processes with the marker, and orphans that started after the
* command and hold its pipes or work in its directory. `env -i setsid` and a double fork leave such orphans; only a
* namespace would find them reliably.
*/
function membersOf(tree, processes, self) {
	const adopters = adoptersOf(processes, self);
	const belongs = ({ pid, ppid, group, started }) => group === tree.root || started >= tree.started && (hasMarker(pid, tree.marker) || adopters.has(ppid) && isOrphanOf(pid, tree));
	const members = new Set(processes.filter(belongs).map(({ pid }) => pid));
	for (let sizeBefore = -1; sizeBefore !== members.size;) {
		sizeBefore = members.size;
		for (const { pid, ppid } of processes) if (members.has(ppid)) members.add(pid);
	}
	return processes.filter(({ pid, zombie }) => pid !== self && members.has(pid) && !zombie);
}
/** Processes that adopt our orphans: init, or an ancestor that is a subreaper (systemd's user manager). Never the engine. */
function adoptersOf(processes, self) {
	const parents = new Map(processes.map(({ pid, ppid }) => [pid, ppid]));
	const adopters = /* @__PURE__ */ new Set([1]);
	const engine = parents.get(self);
	for (let pid = parents.get(engine ?? 0); pid !== void 0 && pid > 0; pid = parents.get(pid)) adopters.add(pid);
	return adopters;
}
const hasMarker = (pid, marker) => tryRead(() => readFileSync(`/proc/${pid}/environ`, "latin1"))?.includes(`RALPH_TREE=${marker}`) ?? false;
function isOrphanOf(pid, tree) {
	const cwd = tryRead(() => readlinkSync(`/proc/${pid}/cwd`));
	if (cwd === tree.cwd || cwd?.startsWith(`${tree.cwd}/`)) return true;
	return (tryRead(() => readdirSync(`/proc/${pid}/fd`)) ?? []).some((fd) => tree.pipes.includes(tryRead(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? ""));
}
// src/adapter/process/start-failure.ts
/**
* Why the system did not start a program: it is in no folder of `searchPath`, the working folder is wrong, or another
* reason. The error's code alone is ambiguous: ENOENT means either, EACCES also an unreadable folder of `searchPath` or a
* program without the right to run it.
*/
function startFailure({ code }, { file, cwd, searchPath }) {
	if (code !== "ENOENT" && code !== "EACCES" && code !== "ENOTDIR") return "other";
	if (cwd !== void 0 && folderFault(cwd) !== void 0) return "folder";
	if (code === "ENOENT") return "program";
	if (code === "ENOTDIR" || /[/\\]/.test(file)) return "other";
	return (searchPath ?? "").split(delimiter).some((folder) => existsSync(join(folder || ".", file))) ? "other" : "program";
}
function folderFault(path) {
	try {
		if (!statSync(path).isDirectory()) return "is not a folder";
		accessSync(path, constants.X_OK);
		return;
	} catch (error) {
		return error.code === "ENOENT" ? "does not exist" : "may not be entered by this user";
	}
}
// src/core/error/codes/exit-codes.ts
/**
* In the order of the documents. `green`: a workflow's step succeeds, since nothing is wrong; only work or a decision
* is left.
*/
const exits = {
	complete: {
		code: 0,
		green: true,
		means: "complete"
	},
	failed: {
		code: 1,
		green: false,
		means: "stuck, blocked or failed"
	},
	limit: {
		code: 2,
		green: true,
		means: "a limit was reached (iterations, time, cost); work remains"
	},
	person: {
		code: 3,
		green: true,
		means: "a person is needed"
	},
	waiting: {
		code: 4,
		green: true,
		means: "waiting until a known time, such as the reset of a usage limit (in CI, or with `--no-wait`)"
	},
	usage: {
		code: 64,
		green: false,
		means: "wrong usage"
	},
	data: {
		code: 65,
		green: false,
		means: "bad plan, configuration or state"
	},
	bug: {
		code: 70,
		green: false,
		means: "a bug in ralph"
	},
	busy: {
		code: 75,
		green: true,
		means: "another job is working on this run"
	},
	interrupted: {
		code: 130,
		green: false,
		means: "interrupted"
	}
};
// src/entry/supervisor.ts
/**
* `supervisor <file> <args\u2026>`: owns one tree of processes where no pid namespace can be made. It runs the command in a
* group of its own and kills the tree when the command exits or when file descriptor 3, which the engine holds, ends:
* that is how the tree dies with an engine that was killed by SIGKILL.
*/
const [file, ...args] = process.argv.slice(2);
if (file === void 0) {
	process.stderr.write("usage: supervisor <file> <args\u2026>\n");
	process.exit(exits.usage.code);
}
for (const signal of [
	"SIGTERM",
	"SIGINT",
	"SIGHUP"
]) process.on(signal, () => signalGroup(signal));
const engine = new Socket({ fd: 3 });
const child = spawn(file, args, {
	detached: true,
	stdio: [
		"inherit",
		"inherit",
		"inherit"
	]
});
const tree = treeOf(child);
engine.resume();
engine.on("error", () => void 0);
engine.on("close", () => {
	killTree();
	process.exit(137);
});
child.on("error", (cause) => {
	process.stderr.write(`${file}: ${cause.message}\n`);
	process.exit(startFailure(cause, {
		file,
		searchPath: process.env["PATH"]
	}) === "program" ? 127 : 126);
});
child.on("exit", (code, signal) => {
	const leftovers = killTree();
	const exitCode = code ?? 128 + (signal === null ? 0 : constants$1.signals[signal]);
	engine.write(`leftovers ${leftovers}\n`, () => process.exit(exitCode));
});
function treeOf(command) {
	const pipes = [1, 2].flatMap((fd) => {
		return tryRead(() => readlinkSync(`/proc/self/fd/${fd}`)) ?? [];
	});
	const self = readEntry(process.pid);
	return {
		root: command.pid ?? 0,
		marker: process.env["RALPH_TREE"] ?? "",
		started: self?.started ?? 0,
		cwd: process.cwd(),
		pipes: pipes.filter((target) => /^(pipe|socket):/.test(target))
	};
}
/** Kills until no process is found, since one can fork during the search. Returns how many were killed. */
function killTree() {
	if (tree.root === 0) return 0;
	const killed = /* @__PURE__ */ new Set();
	for (let round = 0, quiet = 0; round < 50 && quiet < 2; round++) {
		const members = membersOf(tree, listProcesses(), process.pid);
		quiet = members.length === 0 ? quiet + 1 : 0;
		for (const { pid } of members) {
			killed.add(pid);
			kill(pid, "SIGKILL");
		}
	}
	return killed.size;
}
function signalGroup(signal) {
	if (tree.root !== 0) kill(-tree.root, signal);
}
function kill(pid, signal) {
	try {
		process.kill(pid, signal);
	} catch {}
}
export {};
