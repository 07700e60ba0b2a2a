import { Lt as isSameJson, ar as tryRead, et as engineMark, fr as isPathRemote } from "./through-proxy.js";
import "./run-sentence.js";
import { Cn as recordedValue, En as withCurrentNames, wn as ruleNames } from "./slices.js";
import { o as shortenMarkdown } from "./fences.js";
import { t as shortenWhole } from "./whole-parts.js";
import { rt as withOverrides } from "./state-files.js";
import { c as rankFloors, h as charsPerToken, m as withPieces, s as promptLength } from "./state-access.js";
import { existsSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
// src/core/prompt/budget.ts
const charsFor = (tokens, ratio = 4) => Math.floor(tokens * ratio);
const cutOrder = Object.keys(rankFloors).filter((rank) => rank !== "fixed");
/**
* Shortens sections to `maxChars` when rendered, and lists the cuts. Pieces are shortened by rank down to a floor
* first, then to nothing in the same order, so that no section vanishes while another could be shorter (failure model
* B2: 90,173 characters fell to 448).
*/
function fitToBudget(sections, maxChars) {
	let fitted = sections;
	for (const rank of cutOrder) fitted = shortenRank(fitted, {
		rank,
		maxChars,
		toNothing: false
	});
	for (const rank of cutOrder) fitted = shortenRank(fitted, {
		rank,
		maxChars,
		toNothing: true
	});
	return {
		sections: fitted,
		cuts: sections.flatMap((before) => cutOf(before, fitted))
	};
}
const lengthWithoutNarratives = (sections) => promptLength(["log", "narrative"].reduce((shorter, rank) => shortenRank(shorter, {
	rank,
	maxChars: 0,
	toNothing: false
}), sections));
function shortenRank(sections, { rank, maxChars, toNothing }) {
	let excess = promptLength(sections) - maxChars;
	if (excess <= 0) return sections;
	return sections.map((section) => {
		if (excess <= 0 || section.pieces.every((piece) => piece.rank !== rank)) return section;
		const pieces = section.pieces.map((piece) => {
			if (piece.rank !== rank || excess <= 0) return piece;
			const shorterPiece = shortenPiece(piece, {
				excess,
				toNothing
			});
			excess -= piece.text.length - shorterPiece.text.length;
			return shorterPiece;
		});
		return withPieces(section, pieces);
	}).filter(({ pieces }, index) => pieces.length > 0 || sections[index]?.pieces.length === 0);
}
function shortenPiece(piece, { excess, toNothing }) {
	const { rank, text } = piece;
	const floor = toNothing ? 0 : rankFloors[rank];
	if (text.length <= floor) return piece;
	const shorterText = shortenText(piece, Math.max(floor, text.length - excess));
	return shorterText === "" && !toNothing ? piece : {
		rank,
		text: shorterText
	};
}
function shortenText({ rank, text }, room) {
	if (rank === "log") return shortenMarkdown(text, room);
	if (rank === "narrative") return shortenWhole(text, room, narrativeHead) || shortenMarkdown(text, room);
	const whole = shortenWhole(text, room);
	return whole === "" && rank === "task" ? shortenMarkdown(text, room) : whole;
}
/** The end of a narrative says what comes next and what is fragile. */
const narrativeHead = .3;
function cutOf(before, fitted) {
	const after = fitted.find(({ name }) => name === before.name);
	const toChars = after?.body.length ?? 0;
	const fromChars = before.body.length;
	return toChars < fromChars || !after ? [{
		section: before.name,
		fromChars,
		toChars
	}] : [];
}
// src/app/job/job-settings.ts
/** The job with operators' orders since it began, which take precedence over its own settings. */
function withOrderedSettings(job, { overrides, rules: stored }) {
	const rules = stored && withCurrentNames(stored);
	const settings = withOverrides(job.settings, overrides, rules === null);
	const atStart = job.rules.recorded;
	if (rules === null || isSameJson(rules.values, atStart.values)) return {
		...job,
		settings
	};
	const changed = ruleNames.filter((name) => !isSameJson(rules.values[name]?.value, atStart.values[name]?.value)).map((name) => [name, recordedValue(name, rules)]);
	return {
		...job,
		settings: {
			...settings,
			...Object.fromEntries(changed)
		}
	};
}
/** More than the attempts of one task with default retries: one bad task does not stop the run. */
const sameFailures = 5;
function limitsOf({ settings, base }, { measured }) {
	return {
		maxIterations: settings["max-iterations"],
		runIterations: settings["run-iterations"] ?? null,
		timeBudgetMs: settings["time-budget"] ?? null,
		jobLimitMs: settings["job-limit"] ?? null,
		costBudgetUsd: settings["cost-budget"],
		tokenBudget: settings["token-budget"] ?? null,
		minDelayMs: settings["min-delay"],
		sameFailures,
		indexChars: settings.mode === "handoff-only" ? null : budgetChars(settings, { measured }),
		charsPerToken: charsPerToken(measured).ratio,
		counsel: settings,
		unread: {
			limit: settings["stop-at"],
			base
		}
	};
}
/** True if no model keeps the index: by setting, or after repeated refusals of the indexer. */
const keepsIndexByFields = ({ settings }, { compaction }) => settings.indexer === "fields" || settings.agent === "command" || compaction.refused >= 2;
const budgetChars = (settings, { measured }) => Math.max(minPromptChars, charsFor(settings[settings.mode === "handoff-only" ? "context-budget" : "context-budget-hpi"], charsPerToken(measured).ratio));
/** The smallest budget at four characters a token; less has no room for the instructions. */
const minPromptChars = 2e3;
/** The abort reason shortly before the machine would end the job (failure model P4). */
const jobLimitReached = new DOMException("the job limit is near", "AbortError");
/** Why an aborted job stops; the current attempt does not count. */
const whyAborted = ({ reason }, { settings }) => reason === jobLimitReached ? {
	kind: "time_budget",
	budget_ms: settings["job-limit"] ?? 0,
	scope: "limit"
} : { kind: "cancelled" };
/** For commands that continue no run. */
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
* Why an order may come from an agent; undefined if nothing indicates it. `place` marks the run's remote, `holder` is
* the active job. Checks what an agent cannot hide by a clean environment, a session or a double fork: environments
* and pids of all ancestors, the pid namespace, and an orphan's age and control group. It misses processes started by
* other services (`systemd-run`, cron) and refs written by git alone. From level C2 on, the agent cannot find the
* repository.
*/
function signOfAgent(place, holder, proc = "/proc") {
	if (process.platform !== "linux") return void 0;
	const processes = processReader(proc);
	const self = processes.self();
	if (self === void 0) return holder && "this process is not visible in /proc, so it is not known who started it";
	const chain = ancestry(processes, self);
	const marked = chain.find(({ pid }) => processes.engineMarkOf(pid) === place);
	if (marked) return `process ${marked.pid} (${marked.name}) above it works for this run`;
	if (holder?.kind !== "process" || holder.boot === "" || processes.boot() !== holder.boot) return void 0;
	const namespaceSign = foreignNamespaceSign(processes, holder);
	if (namespaceSign !== void 0) return namespaceSign;
	const engine = processes.process(holder.pid);
	if (!engine || String(engine.started) !== holder.started) return void 0;
	if (chain.some(({ pid }) => pid === engine.pid)) return `it was started from below the job (process ${engine.pid})`;
	return orphanSign(processes, {
		chain,
		engine
	});
}
/** A namespace other than the engine's may be below it; the machine's own is below none. */
function foreignNamespaceSign(processes, { host }) {
	const ownNamespace = processes.namespace();
	const engineNamespace = /\/(pid:\[\d+\])$/.exec(host)?.[1] ?? firstNamespace;
	return ownNamespace === firstNamespace || ownNamespace === engineNamespace ? void 0 : "it runs in another pid namespace of this machine than the job, as agents do";
}
/** A young orphan in the job's control group was started by the job or its terminal. */
function orphanSign(processes, { chain, engine }) {
	const top = chain.find(({ parent }) => parent === 1 || basename(processes.process(parent)?.name ?? "") === "systemd");
	if (!top || top.started <= engine.started) return void 0;
	if (processes.controlGroupOf(top.pid) !== processes.controlGroupOf(engine.pid)) return void 0;
	return `process ${top.pid} (${top.name}) above it has left whoever started it since the job began`;
}
function ancestry(processes, self) {
	const chain = [];
	for (let pid = self; pid > 0 && chain.length < 500;) {
		const entry = processes.process(pid);
		if (!entry) break;
		chain.push(entry);
		pid = entry.parent;
	}
	return chain;
}
/** Fixed by the kernel. */
const firstNamespace = "pid:[4026531836]";
function processReader(proc) {
	const text = (path) => tryRead(() => readFileSync(`${proc}/${path}`, "latin1"));
	return {
		/** From /proc: if it belongs to another namespace, our pid is another process there. */
		self: () => {
			const pid = Number(tryRead(() => readlinkSync(`${proc}/self`)));
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
		engineMarkOf: (pid) => text(`${pid}/environ`)?.split("\0").find((line) => line.startsWith(`${engineMark}=`))?.slice(engineMark.length + 1),
		controlGroupOf: (pid) => text(`${pid}/cgroup`),
		namespace: () => tryRead(() => readlinkSync(`${proc}/self/ns/pid`)) ?? firstNamespace,
		boot: () => text("sys/kernel/random/boot_id")?.trim() ?? ""
	};
}
/** A digest of the run's remote, equal for all spellings of its path. */
const remoteMark = ({ remote }) => createHash("sha256").update(isPathRemote(remote) ? realPath(remote) : remote).digest("hex").slice(0, 16);
function realPath(remote) {
	try {
		const path = realpathSync(/^file:/i.test(remote) ? fileURLToPath(remote) : remote);
		return existsSync(join(path, ".git", "objects")) ? join(path, ".git") : path;
	} catch {
		return remote;
	}
}
export { keepsIndexByFields as a, whyAborted as c, lengthWithoutNarratives as d, jobLimitReached as i, withOrderedSettings as l, signOfAgent as n, limitsOf as o, budgetChars as r, noRules as s, remoteMark as t, fitToBudget as u };
