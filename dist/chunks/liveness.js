import { I as processExists } from "./due.js";
import { readFile, readlink } from "node:fs/promises";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { hostname } from "node:os";
// src/adapter/local/liveness.ts
/**
* Liveness of processes on this machine. A pid alone proves nothing: the start time tells a reused one, the boot id a
* rebooted host. Holders on other hosts, in other pid namespaces and in workflow runs are `unknown`.
*/
async function processLiveness(pid = process.pid) {
	const [host, boot, sight] = await Promise.all([
		hostName(),
		bootId(),
		look(pid)
	]);
	return {
		self: {
			kind: "process",
			host,
			boot,
			pid,
			started: sight.kind === "running" ? sight.started : ""
		},
		check: async (holder) => {
			if (holder.kind !== "process" || holder.host !== host) return "unknown";
			if (holder.boot === "" || boot === "" || holder.started === "") return "unknown";
			if (holder.boot !== boot) return "gone";
			const found = await look(holder.pid);
			if (found.kind === "hidden") return "unknown";
			return found.kind === "running" && found.started === holder.started ? "alive" : "gone";
		}
	};
}
/** The kernel's first pid namespace has this fixed number. */
const firstNamespace = "pid:[4026531836]";
/** In a container, pids mean something else than on the host of the same name: such a process signs with its namespace. */
async function hostName() {
	const namespace = await readlink("/proc/self/ns/pid").catch(() => firstNamespace);
	return namespace === firstNamespace ? hostname() : `${hostname()}/${namespace}`;
}
/** Empty where the system names none: then nothing can be told from a pid. */
async function bootId() {
	if (process.platform === "darwin") return await output("sysctl", ["-n", "kern.bootsessionuuid"]) ?? "";
	return (await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "")).trim();
}
async function look(pid) {
	if (!Number.isInteger(pid) || pid <= 0) return { kind: "gone" };
	const stat = process.platform === "linux" ? await readStat(pid) : await askPs(pid);
	if (stat === void 0) return { kind: processExists(pid) ? "hidden" : "gone" };
	return /^[ZX]/.test(stat.state) ? { kind: "gone" } : {
		kind: "running",
		started: stat.started
	};
}
/** proc_pid_stat(5): the command, in parentheses, may itself hold spaces and parentheses; state is field 3, start 22. */
function parseStat(line) {
	const fields = line.slice(line.lastIndexOf(")") + 1).trim().split(" ");
	const [state, started] = [fields[0], fields[19]];
	return state === void 0 || started === void 0 ? void 0 : {
		state,
		started
	};
}
const readStat = async (pid) => parseStat(await readFile(`/proc/${pid}/stat`, "utf8").catch(() => ""));
async function askPs(pid) {
	const said = await output("ps", [
		"-o",
		"stat=,lstart=",
		"-p",
		String(pid)
	]);
	const found = /^(\S+)\s+(.+)$/.exec(said ?? "");
	return found === null ? void 0 : {
		state: found[1] ?? "",
		started: (found[2] ?? "").trim()
	};
}
const run = promisify(execFile);
const output = async (program, args) => run(program, args, {
	env: {
		PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
		LC_ALL: "C",
		TZ: "UTC"
	},
	timeout: 5e3
}).then(({ stdout }) => stdout.trim(), () => void 0);
export { processLiveness as t };
