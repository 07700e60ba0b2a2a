import { C as dossierPath, Zt as shortOid, er as RalphError, hn as mapStrings, st as issueWords } from "./through-proxy.js";
import { M as cappedLines, c as boundedValue, i as plainLine, r as oneLine } from "./one-line.js";
import { T as string, _ as int, b as number, m as array, v as literal, x as object } from "./branch-name.js";
import { d as Confined, v as holderInWords } from "./due.js";
import { Ct as ReviewCall, Dt as HandoffSource, Et as Handoff, Rt as MadeCounsel, a as partToCheck, at as Dossier } from "./slices.js";
import { B as AgentSteps, G as noUsage, H as Usage, L as AgentEnd, a as PassCall, g as ExtractionCall, k as ServersLeft, n as OwedCall, y as MadeCalls } from "./pass.js";
import { i as validationOf } from "./verdict.js";
import { _ as takeLease, d as settled, g as openLedger, r as tellLostCounsel, t as recoverLostAttempt } from "./recover-lost-attempt.js";
import { x as proveComplete } from "./state-access.js";
import { f as ChecksReport, m as StepsContext, p as NeedsContext } from "./json-syntax.js";
import { _ as unresolved, a as settleUndo, g as notCalled, h as settleHalt, i as settleAndOwe, m as takeMade, o as recordPart, p as takeOwed, r as stop, s as takeCounsel, t as loop, v as guard } from "./loop.js";
import { c as promptNow, o as attachPrompt } from "./call-order.js";
import { b as withOwnPart, h as readReviewer, n as settleAttempt, p as readPasses, r as verdictOn } from "./settle-attempt.js";
import { d as jobSoFar, m as leftBehind, o as converge, r as changeRules, u as attemptsIn } from "./job.js";
import { n as knownRedIn } from "./validate.js";
import { n as stateConfined } from "./surroundings2.js";
import { r as recordBaseline } from "./baseline.js";
import { r as recordingFaults, t as openWork } from "./open-work.js";
// src/core/run/lease/awaited-dossier.ts
/** Why nothing waits for this job's word: it was settled, or another workflow run has the run by now. */
function whyNothingAwaited(state, self) {
	const { handed, lease } = state;
	if (!handed || !lease) return "no iteration waits for its results; it was already settled, or given up";
	if (!sameRun(lease.holder, self)) return `what is waiting was handed over by ${holderInWords(lease.holder)}, and this is ${holderInWords(self)}`;
}
/** Whether this is the job that handed it on, and its later steps had the files of something else before them. */
const sawOtherFiles = ({ handed, lease }, self) => handed?.laid_out === false && lease?.holder.kind === "workflow" && self.kind === "workflow" && lease.holder.attempt === self.attempt && lease.holder.job === self.job;
/** Why this dossier is not the one that waits (docs/design.md#several-jobs): nothing of it may be taken in then. */
function whyNotAwaited(state, dossier) {
	const { handed, current } = state;
	if (dossier.run !== state.run) return `it is of the run ${dossier.run}, and this is ${state.run}`;
	if (dossier.nonce !== handed?.nonce) return "another one has been handed over since";
	if (dossier.phase === "prepared") return "no agent has worked on it";
	if (!{
		coded: ["attempt", "agents_md"],
		baseline: ["baseline"],
		undo: ["undo"],
		passes: ["passes"],
		counsel: ["counsel"]
	}[dossier.phase].includes(handed.what)) return `it is of the phase ${dossier.phase}, but the ${handed.what} is waiting`;
	if (dossier.phase !== "coded") return void 0;
	const { iteration, task, checkpoint } = dossier.coded;
	if (iteration !== current?.iteration) return `it is iteration ${iteration}, but ${inWords$1(current?.iteration)} is running`;
	if (task.id !== current.task) return `it is about ${task.id}, and iteration ${iteration} is about ${current.task}`;
	return checkpoint === current.checkpoint && checkpoint === state.work ? void 0 : `it was made on ${shortOid(checkpoint)}, and iteration ${iteration} starts from ${shortOid(current.checkpoint)}`;
}
const inWords$1 = (iteration) => iteration === void 0 ? "none" : String(iteration);
/** Another attempt of the same workflow run may go on with what an earlier one began. */
const sameRun = (holder, self) => holder.kind === "workflow" && self.kind === "workflow" ? holder.run_id === self.run_id && holder.attempt <= self.attempt : holder.kind === "process" && self.kind === "process" && holder.host === self.host;
// src/app/delegated/settle-elsewhere.ts
/** Fifth phase of what other jobs went on with; a reason to stop where there is one. */
async function settleElsewhere(work, { handed, dossier, candidate, results }) {
	const { ports, job, ledger, did } = work;
	if (dossier.phase === "coded") return settleCoded(work, {
		handed,
		coded: dossier.coded,
		candidate,
		results
	});
	if (isLost(results)) {
		const spent = dossier.phase === "prepared" ? dossier.spent : void 0;
		return lose(work, results, {
			...handed,
			...spent
		});
	}
	const part = dossier.phase === "baseline" ? partWith(work, dossier.commit) : void 0;
	if (part) {
		const checkResults = typeof results === "string" ? results : results.results;
		recordPart(job, ledger, {
			...ports,
			part,
			results: checkResults,
			durationMs: 0
		});
		return;
	}
	if (typeof results === "string") return {
		kind: "failed",
		code: "CHECKS_NOT_BEGUN",
		why: results
	};
	if (dossier.phase === "undo") {
		const { reverting } = dossier;
		const commit = candidate ?? "";
		const validation = validationIn(work, results, {
			iteration: reverting.iteration,
			tree: commit
		});
		await settleUndo(ports, job, {
			ledger,
			reverting,
			commit,
			validation
		});
	} else if (dossier.phase === "baseline") {
		did.baseline = true;
		recordBaseline(job, ledger, {
			...ports,
			commit: dossier.commit,
			results: results.results,
			durationMs: 0
		});
	}
}
/** The lower pull request whose newest commit was handed on, if it was not the work itself. */
function partWith({ ledger: { state } }, commit) {
	const part = partToCheck(state);
	return part?.tip === commit && commit !== state.work ? part : void 0;
}
function settleCoded(work, given) {
	const { handed, coded, candidate, results } = given;
	const verdict = verdictOn(work, coded);
	const { usage, durationMs: duration_ms } = coded;
	if (verdict.kind === "validate" && isLost(results)) return lose(work, results, {
		...handed,
		usage,
		duration_ms
	});
	const said = isLost(results) ? results.lost : results;
	const validation = typeof said === "string" ? said : validationIn(work, said, coded);
	if (typeof validation === "object" && verdict.kind === "validate") return settleAndOwe(work, {
		coded,
		verdict,
		validation,
		candidate
	});
	const check = async () => validation;
	return settleAttempt(work, {
		coded,
		verdict,
		candidate: candidate ?? void 0
	}, { check });
}
const isLost = (results) => typeof results === "object" && "lost" in results;
/** An attempt is interrupted and counts for nothing. No job starts the next one then: what was lost may be lost again. */
function lose({ ledger, job }, { lost, cancelled }, handed) {
	const { current } = ledger.state;
	tellLostCounsel(ledger);
	if (current && !cancelled) recoverLostAttempt(ledger, job.settings, handed, lost);
	if (current && cancelled) {
		const { iteration, task } = current;
		const { usage, duration_ms } = handed;
		const fact = {
			iteration,
			task,
			cause: "cancelled",
			why: lost,
			until: null,
			usage,
			duration_ms
		};
		ledger.record({
			type: "attempt_interrupted",
			...fact
		});
	}
	return cancelled ? { kind: "cancelled" } : {
		kind: "failed",
		code: "JOB_LOST",
		why: lost
	};
}
function validationIn({ job, ledger }, { results }, { iteration, tree }) {
	const { checks, settings } = job;
	const knownRed = knownRedIn(ledger.state);
	return validationOf({
		iteration,
		tree,
		strategy: settings.strategy,
		checks,
		results,
		knownRed
	});
}
// src/schema/run/agent-call.ts
const duration = number().nonnegative().max(6048e5);
const bounded = Usage.extend({ usd: number().nonnegative().max(1e5) });
const listed = object({
	paths: array(string()).max(1e3),
	total: int().nonnegative()
});
/**
* What the job of an agent says of its call (docs/threats.md#what-the-agents-job-says). Hostile: whatever can be found out from the commit beside it
* is found out by whoever takes it in, and nothing here names a task, a checkpoint or a tree.
*/
const AgentCall = object({
	schema: literal(1),
	/** Of what was handed on: another attempt's call is none of this one. */
	nonce: string(),
	end: AgentEnd,
	usage: bounded,
	durationMs: duration,
	lingeredMs: duration.nullable(),
	denials: array(string()).max(1e3),
	steps: AgentSteps.optional(),
	handoff: Handoff.nullable(),
	handoffSource: HandoffSource.nullable(),
	hidden: listed,
	environment: listed,
	unready: string().nullable(),
	/** What the guards found where the agent was; they look again where the commit is made. */
	findings: array(string()).max(1e4),
	/** As the machine of that job has it. */
	confined: Confined.optional(),
	/** What its MCP servers left; nobody has read what they remember. */
	servers: ServersLeft.optional(),
	/** Where its agent left no handoff, and another was asked to make one of its words. */
	extraction: ExtractionCall.extend({
		usage: bounded,
		duration_ms: duration
	}).optional(),
	/** Where a reviewer was asked; its answer has not been read. */
	review: ReviewCall.optional(),
	/** The calls that were made before it; nobody has read their answers. */
	calls: MadeCalls.optional(),
	/** Passes that were due before the checks; nobody has read their answers. */
	passes: array(PassCall).max(20).optional(),
	/** Passes about earlier iterations; nobody has read their answers. */
	owed: array(OwedCall).max(100).optional(),
	/** A call about the plan as a whole; nobody has read its answer. */
	counsel: MadeCounsel.optional()
});
/** What its coding agent had used when it was heard of last: tokens, and the price where it had come to its result. */
const SpentSoFar = object({
	usage: bounded,
	duration_ms: duration
});
/** What the same job says while it is at work, in case that it dies: nobody has read these answers either. */
const CallsSoFar = AgentCall.pick({
	schema: true,
	nonce: true
}).extend({
	calls: MadeCalls,
	spent: SpentSoFar.optional()
});
// src/core/run/stored/read-parcel.ts
/** Of all that one file says; a handoff has at most half of it. */
const mostChars = 4194304;
/** No provider's limit lasts longer; a call that says so would stop the run for good. */
const longestWaitMs = 3024e6;
const shownPaths = 50;
const lineChars = 500;
const maxTests = 500;
/** What an agent's job says of its call, or why nothing of it counts. Numbers are bounded, and texts are single lines. */
function readAgentCall(text, request) {
	const read = tiedTo(request.nonce, AgentCall, text);
	if ("why" in read) return read;
	const { end, hidden, steps, environment, denials, unready, findings, servers, extraction } = read;
	return {
		...read,
		end: end.kind === "usage_limit" ? {
			...end,
			until: plausible(end.until, request.now)
		} : end,
		denials: inLines(denials),
		...steps && { steps: {
			...steps,
			kept: steps.kept.slice(0, 200).map(stepInLine)
		} },
		hidden: {
			...hidden,
			paths: inLines(hidden.paths)
		},
		environment: {
			...environment,
			paths: inLines(environment.paths)
		},
		unready: unready === null ? null : oneLine(unready, 4 * lineChars),
		findings: inLines(findings),
		...extraction && { extraction: inOneLine(extraction) },
		...servers && { servers: {
			...servers,
			troubles: inLines(servers.troubles)
		} }
	};
}
/** What an agent's job that died says of the calls before its agent, or why nothing of it counts. */
const readCallsSoFar = (text, { nonce }) => tiedTo(nonce, CallsSoFar, text);
/**
* What the checks' job says, as results of the checks that are trusted: their names, commands and kinds are ours, and
* each counts once. A sentence where they could not be begun; `why` where nothing of it counts.
*/
function readChecksReport(text, request) {
	const read = tiedTo(request.nonce, ChecksReport, text);
	if ("why" in read) return read;
	if (read.tree !== request.tree) return { why: "it is about files other than those that were handed over" };
	if (read.unready !== null) return { unready: oneLine(read.unready, 4 * lineChars) };
	return { results: request.checks.flatMap(({ name, run, kind }) => {
		const found = read.results.filter((result) => result.name === name);
		const [result] = found;
		if (!result || found.length > 1) return [];
		const { changed, left, tests, report_fault, ...said } = result;
		return [{
			...said,
			run,
			kind,
			...tests && { tests: tests.slice(0, maxTests) },
			...report_fault !== void 0 && { report_fault: oneLine(report_fault, lineChars) },
			...changed && { changed: {
				...changed,
				paths: inLines(changed.paths)
			} },
			...left && { left: {
				...left,
				paths: inLines(left.paths)
			} }
		}];
	}) };
}
function tiedTo(nonce, shape, text) {
	const value = parsed(text);
	if (value === void 0) return { why: "it is not JSON" };
	const bounded = boundedValue(value, mostChars);
	if ("fault" in bounded) return { why: `it ${bounded.fault}` };
	const read = shape.safeParse(bounded.value);
	if (!read.success) {
		const [issue] = read.error.issues;
		return { why: oneLine(`${issue?.path.join(".") || "the whole"} ${issue ? issueWords(issue, bounded.value) : "is not valid"}`, lineChars) };
	}
	return read.data.nonce === nonce ? read.data : { why: "it is not about what was handed over" };
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
const stepInLine = (step) => ({
	...step,
	name: oneLine(step.name, 60),
	target: oneLine(step.target, 200)
});
const inOneLine = (call) => ({
	...call,
	model: oneLine(call.model, 100),
	why: call.why === null ? null : oneLine(call.why, lineChars)
});
const inLines = (texts) => texts.slice(0, shownPaths).map((text) => oneLine(text, lineChars));
function plausible(until, now) {
	const at = until === null ? NaN : Date.parse(until);
	return at <= now + longestWaitMs ? new Date(at).toISOString() : null;
}
// src/app/delegated/take-parcel.ts
/**
* What the agent's job made of a prepared iteration: its words are bounded, and of its commit everything is found out
* anew, by the guards too. What cannot be taken in fails the attempt by its reason. The dossier itself where that job
* left nothing.
*/
async function broughtByAgent(ports, job, { stored, run }) {
	if (stored.phase !== "prepared" && stored.phase !== "passes" && stored.phase !== "counsel") return stored;
	const part = await ports.parcel.text("call");
	if (part === void 0) return withCalls(ports, stored);
	const read = "why" in part ? part : readAgentCall(part.text, {
		nonce: stored.nonce,
		now: ports.clock.now()
	});
	const call = mapStrings(read, ports.clean);
	if (stored.phase === "passes") return {
		...stored,
		calls: "why" in call ? [] : call.owed ?? []
	};
	if (stored.phase === "counsel") {
		const made = "why" in call ? noAnswer(stored.counsel, call.why) : call.counsel;
		return made ? {
			...stored,
			made: {
				...made,
				...stored.counsel
			}
		} : stored;
	}
	const { prepared, ...tie } = stored;
	const coded = "why" in call ? refused(prepared, call.why) : await codedOf(ports, job, {
		prepared,
		call,
		run
	});
	return {
		...tie,
		phase: "coded",
		coded
	};
}
/** The calls that the agent's job had made when it died, and how far its agent had come: what they cost and taught counts all the same. */
async function withCalls({ parcel, clean }, stored) {
	if (stored.phase !== "prepared") return stored;
	const part = await parcel.text("calls");
	if (part === void 0 || "why" in part) return stored;
	const read = readCallsSoFar(part.text, stored);
	if ("why" in read) return stored;
	const { calls, spent } = read;
	return {
		...stored,
		made: mapStrings(calls, clean),
		...spent && { spent }
	};
}
async function codedOf(ports, job, { prepared, call, run }) {
	const { review, passes: calls } = call;
	const without = withoutChanges(prepared, call);
	const { end } = call;
	if (end.kind !== "finished" && end.kind !== "no_result" || call.findings.length > 0) return without;
	await obtainStart(ports, prepared);
	const taken = await ports.parcel.takeCommit(prepared.start);
	if (taken.kind === "missing") return without;
	if (taken.kind === "refused") return {
		...without,
		findings: [inWords(taken.why)]
	};
	const guarded = await guard(ports, job, {
		...taken,
		...prepared
	});
	const unready = call.unready ?? await unresolved(ports, {
		...prepared,
		tree: taken.tree
	});
	const passes = await readPasses(ports, job, calls ?? []);
	const left = {
		...without,
		tree: taken.tree,
		changes: taken.changes,
		...guarded,
		unready,
		passes
	};
	const coded = guarded.findings.length > 0 || unready !== null ? left : await withOwnPart(ports, job, {
		ledger: ledgerOf(ports, run),
		coded: left
	});
	if (!review || job.settings.review === "none") return coded;
	return {
		...coded,
		reviewed: await readReviewer(ports, coded, review)
	};
}
/** What the job of the agent says of its call, as an attempt that changed nothing. */
function withoutChanges(prepared, call) {
	const { prompt: _, systemPrompt: __, calls: planned, ...numbered } = prepared;
	const { schema: ___, nonce: ____, review: _____, calls: made = [], passes: ______, owed, counsel: _______, ...words } = call;
	return {
		...numbered,
		...words,
		...planned && { before: {
			planned,
			made
		} },
		...owed && { owed },
		tree: prepared.start,
		changes: [],
		touched: []
	};
}
const ledgerOf = ({ store }, { plan, state }) => ({
	plan,
	state,
	recall: store.read
});
/** What the checks are about: the agent's tree, with what the engine itself adds to it, and its handoff. The guards are asked elsewhere. */
async function attemptToCheck(ports, job, request) {
	const { prepared, nonce, run, taken } = request;
	const unread = {
		tree: taken.tree,
		task: prepared.task,
		handoff: null
	};
	const part = await ports.parcel.text("call");
	if (part === void 0 || "why" in part) return unread;
	const call = mapStrings(readAgentCall(part.text, {
		nonce,
		now: ports.clock.now()
	}), ports.clean);
	if ("why" in call) return unread;
	const coded = {
		...withoutChanges(prepared, call),
		tree: taken.tree,
		changes: taken.changes
	};
	return withOwnPart(ports, job, {
		ledger: ledgerOf(ports, run),
		coded
	});
}
const noAnswer = (counsel, why) => ({
	...counsel,
	model: null,
	end: {
		kind: "error",
		what: "other",
		message: inWords(why)
	},
	usage: noUsage,
	duration_ms: 0,
	edited: []
});
const inWords = (why) => `what the agent\u2019s job handed over was refused: ${oneLine(why, 500)}`;
const refused = (prepared, why) => ({
	...notCalled(prepared),
	end: {
		kind: "no_result",
		tail: ""
	},
	findings: [inWords(why)]
});
/** What the checks' job said about these files; lost where it came to no end, or where no agent did before it. */
async function saidByChecks({ parcel }, job, request) {
	const { handed, dossier, ends } = request;
	if (dossier.phase === "prepared" || dossier.phase === "passes" && !dossier.calls || dossier.phase === "counsel" && !dossier.made) return lost("the job of the agent", ends.agent);
	if (dossier.phase === "passes" || dossier.phase === "counsel") return { results: [] };
	const part = await parcel.text("checks");
	if (part === void 0) return lost("the job of the checks", ends.validate);
	const tree = dossier.phase === "coded" ? dossier.coded.tree : handed.commit ?? "";
	const read = "why" in part ? part : readChecksReport(part.text, {
		nonce: handed.nonce,
		tree,
		checks: job.checks
	});
	if ("why" in read) return `what the checks\u2019 job handed over was refused: ${oneLine(read.why, 500)}`;
	return "unready" in read ? read.unready : read;
}
const lost = (which, end) => ({
	lost: `${which} ended without a result (${oneLine(end, 20)})`,
	cancelled: end === "cancelled"
});
/** Brings what an attempt starts from to a job that did not prepare it: where a merge is to be resolved, three commits. */
async function obtainStart({ workBranch }, { start, checkpoint, merge }) {
	await workBranch.contains(start, checkpoint);
	if (merge) await workBranch.contains(merge.base, merge.base);
}
// src/app/delegated/finish.ts
/**
* The end of what `beginJob` handed on: its verdict by the results that other jobs give, one commit or none, and the
* decision what comes next, which another job does. Throws RalphError NOT_UNDER_WAY, and changes nothing, where the
* state waits for something else.
*/
async function finishJob(ports, job, request) {
	const { run, remoteWork } = await ports.store.load();
	const waiting = await whatWaits(ports, run, request);
	const { handed } = waiting;
	const results = await request.results(handed, waiting.dossier);
	const ledger = openLedger(ports, run, job);
	const before = attemptsIn(ledger.state);
	takeLease(ports, ledger);
	const { dossier } = waiting;
	const confined = dossier.phase === "coded" ? dossier.coded.confined : void 0;
	const isFirstConfined = confined !== void 0 && ledger.state.confined === null;
	if (confined) stateConfined(ledger, confined);
	changeRules(job, ledger);
	if (dossier.phase === "passes") await takeOwed(ports, job, {
		ledger,
		calls: dossier.calls ?? []
	});
	const branch = {
		remoteTip: remoteWork,
		replaces: await leftBehind(ports, job, {
			ledger,
			remoteWork
		}),
		deleted: remoteWork === null,
		endedInOrder: true,
		conflict: void 0,
		rests: void 0,
		looked: void 0
	};
	const work = openWork(ports, job, {
		ledger,
		branch,
		reach: { until: "decided" },
		cancelled: request.cancelled
	});
	work.did.spent = handed;
	const ended = await recordingFaults(work, async () => {
		const person = dossier.phase === "counsel" && dossier.made ? await takeCounsel(ports, work.job, {
			...dossier,
			made: dossier.made,
			ledger
		}) : void 0;
		if (person) return stop(work, person);
		const halted = await takeBefore(work, dossier, isFirstConfined);
		const reason = halted ? settleHalt(ledger, work.job, halted) : await settleElsewhere(work, {
			...waiting,
			results
		});
		await settled(work);
		return reason ? stop(work, reason) : loop(work, jobSoFar(ports, job), before);
	});
	if (ended.kind === "handed_on") throw new Error("a job that only decides handed something over");
	return {
		reason: ended.reason,
		state: ledger.state,
		plan: ledger.plan
	};
}
/**
* What was said before the attempt counts, whatever became of the attempt and of the job that heard it; the prompt is kept
* as it was sent. An attempt that was held back, where it was. `isFirstConfined`: the agent's job told its agent what confines it.
*/
async function takeBefore({ ports, job, ledger }, dossier, isFirstConfined) {
	if (dossier.phase !== "coded" && dossier.phase !== "prepared") return void 0;
	const { owed = [], before } = dossier.phase === "coded" ? dossier.coded : {};
	const at = dossier.phase === "coded" ? dossier.coded : dossier.prepared;
	await takeOwed(ports, job, {
		ledger,
		calls: owed
	});
	const died = dossier.phase === "prepared" && dossier.made;
	const calls = died ? dossier.prepared.calls : before?.planned;
	const made = died || before?.made;
	if (calls && made) {
		const taken = await takeMade(ports, job, {
			ledger,
			at,
			calls,
			made
		});
		return taken.kind === "halted" ? {
			halt: taken.halt,
			at
		} : void 0;
	}
	if (owed.length > 0 || isFirstConfined) attachPrompt(ledger, at.iteration, await promptNow(ports, job, {
		ledger,
		...at
	}));
}
/** Its agent's job left the calls that it had paid for, and no answer. */
const diedOnTheWay = (dossier) => dossier.phase === "prepared" && dossier.made !== void 0;
async function whatWaits(ports, run, request) {
	const { handed, stored } = await handedOn(ports, run);
	if (run && sawOtherFiles(run.state, ports.liveness.self)) throw sameJob();
	const dossier = (run && await request.brought?.(stored, run)) ?? stored;
	const gotNoFurther = request.brought !== void 0 && (dossier === stored || diedOnTheWay(dossier));
	const other = run && !gotNoFurther ? whyNotAwaited(run.state, dossier) : void 0;
	if (other !== void 0) throw notForThisJob(other);
	return {
		handed,
		dossier,
		candidate: stored.phase === "prepared" ? null : handed.commit
	};
}
/** What this workflow run has handed on, as the state holds it. Throws RalphError NOT_UNDER_WAY where nothing waits for it. */
async function handedOn(ports, run) {
	const handed = run?.state.handed;
	const why = run ? whyNothingAwaited(run.state, ports.liveness.self) : "the plan has no run yet";
	if (why !== void 0 || !handed) throw notForThisJob(why ?? "nothing was handed over");
	const stored = readDossier(await ports.store.read(dossierPath));
	if (!stored) throw notForThisJob(`${dossierPath} on the state branch is missing, or from another version of ralph`);
	return {
		handed,
		stored
	};
}
function readDossier(text) {
	try {
		return Dossier.parse(JSON.parse(text ?? ""));
	} catch {
		return;
	}
}
const sameJob = () => new RalphError({
	code: "CHECKED_IN_THE_SAME_JOB",
	message: "The steps between begin and finish have not seen the commit: it was not laid out in the checkout of this job.",
	hint: "Move the checks and `finish` to jobs of their own, where nothing that the agent left can reach them. Or, if you trust the agent, set `trust-agent: true` for begin."
});
/** The error of a job that finds nothing to do for it. */
const notForThisJob = (why) => new RalphError({
	code: "NOT_UNDER_WAY",
	message: `There is nothing to finish for this job: ${why}.`,
	hint: "Nothing was changed and nothing is lost: the next job of the run continues from the state."
});
/**
* The fifth phase in a job of its own, the only one besides intake that may write: takes in what the jobs of the agent
* and of the checks left, and settles it. Where a person has cancelled the workflow run, nothing goes on after that.
*/
const applyJob = (ports, job, { cancelled, ends }) => finishJob(ports, job, {
	cancelled: Object.values(ends).includes("cancelled") ? AbortSignal.abort() : cancelled,
	brought: (stored, run) => broughtByAgent(ports, job, {
		stored,
		run
	}),
	results: (handed, dossier) => saidByChecks(ports, job, {
		handed,
		dossier,
		ends
	})
});
/**
* Shows a complete run as ready for review, when whoever has to agree has agreed. Writes no state; a run that has gone on
* meanwhile is left alone. Throws RalphError BUSY where a job is at work.
*/
async function readyJob(ports) {
	const { run, remoteWork } = await ports.store.load();
	if (!run?.state.stop || run.state.lease) throw new RalphError({
		code: "BUSY",
		message: "The run has continued since, so nothing is marked ready.",
		hint: "The job that completes it asks again."
	});
	const { state, plan } = run;
	if (state.stop?.kind === "complete") await proveComplete(ports, run);
	if (state.stop?.kind === "complete") await converge(ports, {
		run,
		remoteWork
	});
	return {
		reason: run.state.stop,
		state,
		plan
	};
}
// src/core/validation/read-results.ts
/** The runner passes an input on as one variable, which no Linux takes above 128 KiB; anything longer is no context. */
const longest = 1e7;
/** Reads the input `results`. Throws RalphError RESULTS_INVALID with all findings. */
function readResults(text) {
	if (text.length > longest) throw invalid([`it has ${text.length} characters`]);
	const json = jsonIn(text);
	if (json === void 0) throw invalid([`it is not JSON: ${plainLine(text, 80)}`]);
	const [first] = typeof json === "object" && json !== null ? Object.values(json) : [];
	if (typeof first === "object" && first !== null && "outcome" in first) return {
		of: "step",
		entries: entriesOf(read(StepsContext, json), ({ outcome }) => outcome)
	};
	return {
		of: "job",
		entries: entriesOf(read(NeedsContext, json), ({ result }) => result)
	};
}
function entriesOf(context, outcomeOf) {
	return Object.entries(context).map(([name, entry]) => ({
		name,
		outcome: outcomeOf(entry),
		outputs: entry.outputs
	}));
}
function read(shape, json) {
	const found = shape.safeParse(json);
	if (found.success) return found.data;
	const findings = found.error.issues.map((issue) => {
		const place = issue.path.map((part) => plainLine(String(part), 80)).join(".");
		return `${place === "" ? "" : `${place}: `}${plainLine(issueWords(issue, json), 200)}`;
	});
	throw invalid(cappedLines(findings, 20));
}
function jsonIn(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
const invalid = (findings) => new RalphError({
	code: "RESULTS_INVALID",
	message: "The input `results` does not say how the jobs or the steps ended.",
	hint: "Pass it in full, as an expression: `toJSON(needs)` in a separate job, `toJSON(steps)` in the job of `begin`.",
	findings
});
/** What `begin` says by its outputs: whether anything is to be checked, and which commit. */
const beginOutputs = {
	due: "due",
	commit: "commit"
};
const commitOf = ({ outputs }) => outputs[beginOutputs.commit] ?? "";
const dueOf = ({ outputs }) => outputs[beginOutputs.due];
/** Whether `begin` handed anything on, by any entry's word. Throws RalphError RESULTS_WITHOUT_BEGIN where none speaks of it. */
function isDue(results) {
	const told = results.entries.map(dueOf).filter((due) => due !== void 0);
	if (told.length === 0) throw withoutBegin(results);
	return told.includes("true");
}
/**
* The entry of `begin`, which ties the results to the commit that they are about: those of an older job name another
* one. Throws RalphError RESULTS_WITHOUT_BEGIN or RESULTS_OF_ANOTHER.
*/
function begunIn(results, commit) {
	const found = results.entries.find((entry) => commitOf(entry) === commit);
	if (found) return found;
	const others = results.entries.map(commitOf).filter((other) => /^[0-9a-f]{40,64}$/.test(other));
	if (others.length === 0) throw withoutBegin(results);
	throw new RalphError({
		code: "RESULTS_OF_ANOTHER",
		message: `The results are about ${others.map(shortOid).join(", ")}, but ${shortOid(commit)} is waiting for them.`,
		hint: "This is an old job that was run again, or one in which `begin` ran twice. Nothing was changed; start the workflow again."
	});
}
const withoutBegin = ({ of }) => new RalphError({
	code: "RESULTS_WITHOUT_BEGIN",
	message: `Nothing in \`results\` says which commit the ${of}s have checked.`,
	hint: of === "step" ? "If `begin` failed, its own log says why. If not, give the step with `command: begin` an `id:`; it must be in this job and come first." : "If `begin` failed, its own log says why. If not, list its job in `needs:`, and let that job pass on the step's outputs `due` and `commit` as its own."
});
export { finishJob as a, readyJob as c, applyJob as i, attemptToCheck as l, isDue as n, handedOn as o, readResults as r, notForThisJob as s, begunIn as t, obtainStart as u };
