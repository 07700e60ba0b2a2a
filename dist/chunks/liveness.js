import { B as processExists } from "./due.js";
import { readFile, readlink } from "node:fs/promises";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { hostname } from "node:os";
// src/adapter/local/liveness.ts
/** The start time reveals a reused pid, the boot id a reboot. Holders elsewhere are `unknown`. */
async function processLiveness(pid = process.pid) {
	const [host, boot, ownStatus] = await Promise.all([
		hostName(),
		bootId(),
		readStatus(pid)
	]);
	return {
		self: {
			kind: "process",
			host,
			boot,
			pid,
			started: ownStatus.kind === "running" ? ownStatus.started : ""
		},
		check: async (holder) => {
			if (holder.kind !== "process" || holder.host !== host) return "unknown";
			if (holder.boot === "" || boot === "" || holder.started === "") return "unknown";
			if (holder.boot !== boot) return "gone";
			const status = await readStatus(holder.pid);
			if (status.kind === "hidden") return "unknown";
			return status.kind === "running" && status.started === holder.started ? "alive" : "gone";
		}
	};
}
/** Fixed by the kernel. */
const firstNamespace = "pid:[4026531836]";
/** In a container, pids differ from those of the host with the same name, so the namespace is added. */
async function hostName() {
	const namespace = await readlink("/proc/self/ns/pid").catch(() => firstNamespace);
	return namespace === firstNamespace ? hostname() : `${hostname()}/${namespace}`;
}
/** Empty if the system has none: then a pid proves nothing. */
async function bootId() {
	if (process.platform === "darwin") return await runTool("sysctl", ["-n", "kern.bootsessionuuid"]) ?? "";
	return (await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "")).trim();
}
async function readStatus(pid) {
	if (!Number.isInteger(pid) || pid <= 0) return { kind: "gone" };
	const stat = process.platform === "linux" ? await readStat(pid) : await askPs(pid);
	if (stat === void 0) return { kind: processExists(pid) ? "hidden" : "gone" };
	return /^[ZX]/.test(stat.state) ? { kind: "gone" } : {
		kind: "running",
		started: stat.started
	};
}
/** proc_pid_stat(5): the command in parentheses may contain spaces and parentheses; state is field 3, start 22. */
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
	const psOutput = await runTool("ps", [
		"-o",
		"stat=,lstart=",
		"-p",
		String(pid)
	]);
	const match = /^(\S+)\s+(.+)$/.exec(psOutput ?? "");
	return match === null ? void 0 : {
		state: match[1] ?? "",
		started: (match[2] ?? "").trim()
	};
}
const run = promisify(execFile);
const runTool = async (program, args) => run(program, args, {
	env: {
		PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
		LC_ALL: "C",
		TZ: "UTC"
	},
	timeout: 5e3
}).then(({ stdout }) => stdout.trim(), () => void 0);
export { processLiveness as t };
