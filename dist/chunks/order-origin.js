import { H as engineMark, dn as isPathRemote, rt as alike } from "./through-proxy.js";
import "./remarks.js";
import { Bt as ruleNames, zt as recordedValue } from "./render-index.js";
import { o as shortenMarkdown } from "./fences.js";
import { W as withOverrides } from "./state-files.js";
import { i as sectionRows, s as charsPerToken, t as promptLength } from "./section.js";
import { existsSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
// src/core/prompt/budget.ts
const charsFor = (tokens, ratio = 4) => Math.floor(tokens * ratio);
/**
* Sections that fit into `maxChars` when rendered, and every cut that this took. First sections are shortened inside, by
* priority and down to a floor, with a marker that says how much is missing; then whole ones are dropped by priority;
* the Current Task is kept and cut to whatever room there is. So no section vanishes while another could give way
* (failure model B2: 90,173 characters fell to 448).
*/
function fitToBudget(sections, maxChars) {
	const order = sections.filter(({ whole }) => !whole).map(({ name, priority }) => ({
		name,
		priority
	})).sort((a, b) => a.priority - b.priority);
	let fitted = sections;
	const excess = () => promptLength(fitted) - maxChars;
	for (const { name } of order) if (excess() > 0) fitted = shorten(fitted, name, {
		by: excess(),
		floor: sectionRows[name].floor
	});
	for (const { name } of order) if (excess() > 0 && name !== "Current Task") fitted = fitted.filter((one) => one.name !== name);
	if (excess() > 0) fitted = shorten(fitted, "Current Task", {
		by: excess(),
		floor: 0
	});
	return {
		sections: fitted,
		cuts: sections.flatMap((before) => cutOf(before, fitted))
	};
}
function shorten(sections, name, room) {
	return sections.map((one) => {
		if (one.name !== name || one.body.length <= room.floor) return one;
		return {
			...one,
			body: shortenMarkdown(one.body, Math.max(room.floor, one.body.length - room.by))
		};
	});
}
function cutOf(before, fitted) {
	const toChars = fitted.find(({ name }) => name === before.name)?.body.length ?? 0;
	const fromChars = before.body.length;
	const dropped = fitted.every(({ name }) => name !== before.name);
	return toChars < fromChars || dropped ? [{
		section: before.name,
		fromChars,
		toChars
	}] : [];
}
// src/app/job/job-settings.ts
/**
* The same job with what operators changed while the run went on. What was ordered since the job began counts before
* what it was started with.
*/
function adjusted(job, { overrides, rules }) {
	const settings = withOverrides(job.settings, overrides, rules === null);
	const before = job.rules.recorded;
	if (rules === null || alike(rules.values, before.values)) return {
		...job,
		settings
	};
	const changed = ruleNames.filter((name) => !alike(rules.values[name]?.value, before.values[name]?.value)).map((name) => [name, recordedValue(name, rules)]);
	return {
		...job,
		settings: {
			...settings,
			...Object.fromEntries(changed)
		}
	};
}
/** More than the attempts of one task with default retries, so that one bad task alone does not stop the run. */
const sameFailures = 5;
function limitsOf({ settings }, { measured }) {
	return {
		maxIterations: settings["max-iterations"],
		runIterations: settings["run-iterations"] ?? null,
		timeBudgetMs: settings["time-budget"] ?? null,
		jobLimitMs: settings["job-limit"] ?? null,
		costBudgetUsd: settings["cost-budget"],
		minDelayMs: settings["min-delay"],
		sameFailures,
		indexChars: settings.mode === "handoff-only" ? null : budgetChars(settings, { measured }),
		charsPerToken: charsPerToken(measured).ratio,
		counsel: {
			verifies: settings.verify === "model" || settings.verify === "both",
			seeksConsensus: settings.consensus !== "none",
			reviewsPlan: settings["plan-review"] !== "none"
		}
	};
}
/** Whether no model keeps the index: it rests on the fields of handoffs, by setting or since the indexer's answers were refused. */
const keepsIndexByFields = ({ settings }, { compaction }) => settings.indexer === "fields" || settings.agent === "command" || compaction.refused >= 2;
/** What a prompt may have, in characters. */
const budgetChars = (settings, { measured }) => charsFor(settings[settings.mode === "handoff-only" ? "context-budget" : "context-budget-hpi"], charsPerToken(measured).ratio);
/** The reason of an abort that comes before the machine ends the job itself (failure model P4). */
const jobLimitReached = new DOMException("the job limit is near", "AbortError");
/** Why a job that was aborted stops: what it was in the middle of is rolled back either way, and counts for nothing. */
const whyAborted = ({ reason }, { settings }) => reason === jobLimitReached ? {
	kind: "time_budget",
	budget_ms: settings["job-limit"] ?? 0,
	scope: "limit"
} : { kind: "cancelled" };
/** For what does not go on with a run. */
const noRules = ({ repository }) => ({
	recorded: {
		base: repository.head,
		values: {}
	},
	require: [],
	change: null
});
// src/adapter/local/order-origin.ts
/**
* Why an order that this process is about to give may come from an agent and not from a person; undefined where nothing
* says so. `place` is the mark of the run's remote, `holder` the job that is at work.
*
* What is looked at is what an agent cannot put off by a clean environment, a session of its own or a double fork: the
* environments and pids of all ancestors, the pid namespace, and an orphan's age and control group. What it cannot tell:
* a process that was started for the agent by somebody else's service (`systemd-run`, cron, a terminal that listens),
* and refs that are written by git alone. From level C2 on, the agent does not find the repository.
*/
function agentsHand(place, holder, proc = "/proc") {
	if (process.platform !== "linux") return void 0;
	const look = lookingIn(proc);
	const self = look.self();
	if (self === void 0) return holder && "this process is not visible in /proc, so it is not known who started it";
	const chain = ancestry(look, self);
	const marked = chain.find(({ pid }) => look.mark(pid) === place);
	if (marked) return `process ${marked.pid} (${marked.name}) above it works for this run`;
	if (holder?.kind !== "process" || holder.boot === "" || look.boot() !== holder.boot) return void 0;
	const elsewhere = otherNamespace(look, holder);
	if (elsewhere !== void 0) return elsewhere;
	const engine = look.process(holder.pid);
	if (!engine || String(engine.started) !== holder.started) return void 0;
	if (chain.some(({ pid }) => pid === engine.pid)) return `it was started from below the job (process ${engine.pid})`;
	return orphan(look, {
		chain,
		engine
	});
}
/** A namespace that is not the engine's may be one below it; the machine's own is below nobody's. */
function otherNamespace(look, { host }) {
	const own = look.namespace();
	const theirs = /\/(pid:\[\d+\])$/.exec(host)?.[1] ?? firstNamespace;
	return own === firstNamespace || own === theirs ? void 0 : "it runs in another pid namespace of this machine than the job, as agents do";
}
/**
* A process that has left its parents is the child of init or of a service manager. One that is younger than the job and
* in its control group was left by something that the job, or its terminal, started.
*/
function orphan(look, { chain, engine }) {
	const top = chain.find(({ parent }) => parent === 1 || basename(look.process(parent)?.name ?? "") === "systemd");
	if (!top || top.started <= engine.started) return void 0;
	if (look.group(top.pid) !== look.group(engine.pid)) return void 0;
	return `process ${top.pid} (${top.name}) above it has left whoever started it since the job began`;
}
/** The process itself and all above it; what cannot be read ends it. */
function ancestry(look, self) {
	const chain = [];
	for (let pid = self; pid > 0 && chain.length < 500;) {
		const seen = look.process(pid);
		if (!seen) break;
		chain.push(seen);
		pid = seen.parent;
	}
	return chain;
}
/** The kernel's first pid namespace has this fixed number. */
const firstNamespace = "pid:[4026531836]";
function lookingIn(proc) {
	const text = (path) => quiet(() => readFileSync(`${proc}/${path}`, "latin1"));
	return {
		/** By /proc itself: where another one is mounted than that of our namespace, our own pid names somebody else there. */
		self: () => {
			const pid = Number(quiet(() => readlinkSync(`${proc}/self`)));
			return Number.isInteger(pid) && pid > 0 ? pid : void 0;
		},
		process: (pid) => {
			const stat = text(`${pid}/stat`);
			if (stat === void 0) return void 0;
			const end = stat.lastIndexOf(")");
			const fields = stat.slice(end + 2).split(" ");
			const name = stat.slice(stat.indexOf("(") + 1, end);
			return {
				pid,
				parent: Number(fields[1]),
				started: Number(fields[19]),
				name
			};
		},
		mark: (pid) => text(`${pid}/environ`)?.split("\0").find((line) => line.startsWith(`${engineMark}=`))?.slice(engineMark.length + 1),
		group: (pid) => text(`${pid}/cgroup`),
		namespace: () => quiet(() => readlinkSync(`${proc}/self/ns/pid`)) ?? firstNamespace,
		boot: () => text("sys/kernel/random/boot_id")?.trim() ?? ""
	};
}
function quiet(look) {
	try {
		return look();
	} catch {
		return;
	}
}
/** Names the run's remote without telling it, and the same one however its path is written. */
const placeMark = ({ remote }) => createHash("sha256").update(isPathRemote(remote) ? realPath(remote) : remote).digest("hex").slice(0, 16);
function realPath(remote) {
	try {
		const path = realpathSync(/^file:/i.test(remote) ? fileURLToPath(remote) : remote);
		return existsSync(join(path, ".git", "objects")) ? join(path, ".git") : path;
	} catch {
		return remote;
	}
}
export { jobLimitReached as a, noRules as c, budgetChars as i, whyAborted as l, placeMark as n, keepsIndexByFields as o, adjusted as r, limitsOf as s, agentsHand as t, fitToBudget as u };
