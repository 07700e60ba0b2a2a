import { $ as engineMark, Dt as alike, Jn as isPathRemote } from "./through-proxy.js";
import "./run-sentence.js";
import { Sn as ruleNames, xn as recordedValue } from "./slices.js";
import { o as shortenMarkdown } from "./fences.js";
import { t as shortenWhole } from "./whole-parts.js";
import { G as withOverrides } from "./state-files.js";
import { c as promptLength, g as charsPerToken, h as withPieces, l as rankFloors } from "./state-access.js";
import { existsSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
// src/core/prompt/budget.ts
const charsFor = (tokens, ratio = 4) => Math.floor(tokens * ratio);
const givingWay = Object.keys(rankFloors).filter((rank) => rank !== "fixed");
/**
* Sections that fit into `maxChars` when rendered, and every cut that this took. First pieces are shortened by rank and
* down to a floor, then to nothing, in the same order. So no section vanishes while another could give way
* (failure model B2: 90,173 characters fell to 448), and what is fixed stays.
*/
function fitToBudget(sections, maxChars) {
	let fitted = sections;
	for (const rank of givingWay) fitted = shortenRank(fitted, {
		rank,
		maxChars,
		toNothing: false
	});
	for (const rank of givingWay) fitted = shortenRank(fitted, {
		rank,
		maxChars,
		toNothing: true
	});
	return {
		sections: fitted,
		cuts: sections.flatMap((before) => cutOf(before, fitted))
	};
}
/** How long the sections are if logs and narratives have given way as far as they first do. */
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
			const cut = shortened(piece, {
				excess,
				toNothing
			});
			excess -= piece.text.length - cut.text.length;
			return cut;
		});
		return withPieces(section, pieces);
	}).filter(({ pieces }, index) => pieces.length > 0 || sections[index]?.pieces.length === 0);
}
function shortened(piece, { excess, toNothing }) {
	const { rank, text } = piece;
	const floor = toNothing ? 0 : rankFloors[rank];
	if (text.length <= floor) return piece;
	const cut = shorter(piece, Math.max(floor, text.length - excess));
	return cut === "" && !toNothing ? piece : {
		rank,
		text: cut
	};
}
function shorter({ rank, text }, room) {
	if (rank === "log") return shortenMarkdown(text, room);
	if (rank === "narrative") return shortenWhole(text, room, narrativeHead) || shortenMarkdown(text, room);
	const whole = shortenWhole(text, room);
	return whole === "" && rank === "task" ? shortenMarkdown(text, room) : whole;
}
/** What comes next and what is fragile stands at the end of a narrative. */
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
		counsel: {
			verifies: settings.verify === "model" || settings.verify === "both",
			seeksConsensus: settings.consensus !== "none",
			reviewsPlan: settings["plan-review"] !== "none",
			acceptsUnchanged: settings["no-change"] === "accept" && settings.approval !== "iteration"
		},
		unread: {
			limit: settings["stop-at"],
			base
		}
	};
}
/** Whether no model keeps the index: it rests on the fields of handoffs, by setting or since the indexer's answers were refused. */
const keepsIndexByFields = ({ settings }, { compaction }) => settings.indexer === "fields" || settings.agent === "command" || compaction.refused >= 2;
/** What a prompt may have, in characters. */
const budgetChars = (settings, { measured }) => Math.max(leastPromptChars, charsFor(settings[settings.mode === "handoff-only" ? "context-budget" : "context-budget-hpi"], charsPerToken(measured).ratio));
/** Of the smallest budget at four characters a token: with less there is no room for the instructions. */
const leastPromptChars = 2e3;
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
export { jobLimitReached as a, noRules as c, lengthWithoutNarratives as d, budgetChars as i, whyAborted as l, placeMark as n, keepsIndexByFields as o, adjusted as r, limitsOf as s, agentsHand as t, fitToBudget as u };
