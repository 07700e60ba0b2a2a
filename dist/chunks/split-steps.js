import { er as RalphError, f as stepInputs, hn as mapStrings, st as issueWords } from "./through-proxy.js";
import { a as finishLoaded, c as readyJob, d as takeOver, f as validationIn, l as settleAndDecide, m as jobsOf, o as loadDelegatedWork, r as readResults, s as notForThisJob, u as takeBefore } from "./read-results.js";
import { T as string, _ as int, b as number, m as array, v as literal, x as object } from "./branch-name.js";
import { c as setOutput, f as inputValue, g as annotate, l as writeSummary } from "./end-step.js";
import { v as confinedIn } from "./run-sentence.js";
import { Bt as MadeCounsel, Ot as Handoff, Tt as ReviewCall, an as laneOf$1, kt as HandoffSource } from "./slices.js";
import { n as legNonce, r as legOf, t as lanesDue } from "./leg-of-round.js";
import { B as AgentSteps, G as noUsage, H as Usage, L as AgentEnd, U as addUsage, a as PassCall, g as ExtractionCall, k as ServersLeft, n as OwedCall, y as MadeCalls } from "./pass.js";
import { E as unlessStopped, S as noCallCost, o as openLedger, t as loseAttempt } from "./recover-lost-attempt.js";
import { r as adjusted } from "./order-origin.js";
import { r as reportUnusedServers } from "./servers.js";
import { a as stateConfinement, i as stateConfined, n as reportNetworkRefusals, r as reportUncommitted, t as demandConfinement } from "./surroundings2.js";
import { A as isStillWanted, C as takeOwed, D as unresolvedReason, E as notCalled, O as guard, S as askOwed, T as settleHalt, _ as unsavedCopy, a as settleLanding, b as spentOn, c as toCheck, g as trainIn, h as readableTrain, i as onTip, k as delegate, m as captureOrSettle, o as commitOf, p as askCounsel, s as landingBehind, v as codedAfterCalls, x as spentInLane, y as isDecided } from "./loop.js";
import { S as claimToCheck, _ as contributionOf, b as withOwnPart, f as askPasses, h as readReviewer, m as askReviewer, p as readPasses } from "./settle-attempt.js";
import { f as ChecksReport } from "./json-syntax.js";
import { d as Confined } from "./due.js";
import { D as plural, S as formatUsd, c as boundedValue, r as oneLine } from "./one-line.js";
import { t as applyOrders } from "./apply-orders.js";
import { i as retryUnconfined } from "./baseline.js";
import { n as knownRedIn, o as whyUnready, r as runChecks, t as citedIn } from "./validate.js";
import { i as validationOf } from "./verdict.js";
import { t as beginJob } from "./job.js";
import { n as oneJob } from "./final.js";
import { r as openRun } from "./watch-over.js";
import { logOf, n as onGitHub, partOfRun, r as outsideOf, t as reportFault } from "./run-step.js";
import { notBegunYet } from "./begin-step.js";
// src/adapter/github/workflow/leg-ends.ts
/** `agent (2)`, or `call / agent (2)` where the workflow was called: the name that GitHub gives the job of a matrix. */
const legName = /(?:^| \/ )(agent|validate) \((\d+)\)$/;
/** How GitHub words that a job took longer than its `timeout-minutes`; such a job counts as cancelled there. */
const tookTooLong = /exceeded the maximum execution time/;
/**
* How the jobs of single lanes ended, by `agent 2`: of a matrix `needs` tells one result for all. A job that GitHub ended
* for its time is `timed_out`, so that what is left as `cancelled` was cancelled with its run. Two jobs of one name, where
* a run calls the workflow twice, say nothing.
*/
async function legEnds(github, run) {
	const ends = /* @__PURE__ */ new Map();
	const doubled = /* @__PURE__ */ new Set();
	for (const { id, name, conclusion } of await jobsOf(github, run)) {
		const [, job, lane] = legName.exec(name) ?? [];
		if (job === void 0 || conclusion === null) continue;
		const key = `${job} ${lane}`;
		if (ends.has(key)) doubled.add(key);
		ends.set(key, conclusion === "cancelled" && await timedOut(github, Number(id)) ? "timed_out" : conclusion);
	}
	for (const key of doubled) ends.delete(key);
	return ends;
}
/** A job is a check run; without `checks: read`, or where GitHub cannot be asked, nobody knows. */
async function timedOut(github, check_run_id) {
	try {
		return (await github.request("GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations", { check_run_id })).some(({ message }) => tookTooLong.test(message ?? ""));
	} catch (error) {
		if (error instanceof RalphError) return false;
		throw error;
	}
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
	const read = readCheckedTrees(text, request);
	if ("why" in read) return read;
	return read.find(({ tree }) => tree === request.tree)?.checked ?? { why: "it is about files other than those that were handed over" };
}
/** The same of each tree that the checks ran on. */
function readCheckedTrees(text, request) {
	const read = tiedTo(request.nonce, ChecksReport, text);
	if ("why" in read) return read;
	return [read, ...read.alone ? [read.alone] : []].map((one) => ({
		tree: one.tree,
		checked: checkedOf(one, request.checks)
	}));
}
function checkedOf(read, checks) {
	if (read.unready !== null) return { unready: oneLine(read.unready, 4 * lineChars) };
	return { results: checks.flatMap(({ name, run, kind }) => {
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
/** A person cancelled the workflow run. */
const wasCancelled = ({ agent, validate }) => [agent, validate].includes("cancelled");
/** What GitHub's one result for the jobs of all lanes means, where it is known how each ended. */
function endsByLegs(ends, legs) {
	const whole = (job) => {
		const all = [...legs].flatMap(([key, end]) => key.startsWith(`${job} `) ? [end] : []);
		if (all.includes("cancelled")) return "cancelled";
		return ends[job] === "cancelled" && all.length > 0 ? "timed_out" : ends[job];
	};
	return {
		agent: whole("agent"),
		validate: whole("validate")
	};
}
/** How the job of a lane ended; in a run that was cancelled one that never began was cancelled, too. */
function endOfLeg(ends, job, lane) {
	const end = ends.legs?.get(`${job} ${lane}`) ?? ends[job];
	return end === "skipped" && wasCancelled(ends) ? "cancelled" : end;
}
/**
* What the agent's job made of a prepared iteration: its words are bounded, and of its commit everything is found out
* anew, by the guards too. What cannot be taken in fails the attempt by its reason. The dossier itself where that job
* left nothing. `bare`: without what the engine itself changes beside the agent.
*/
async function broughtByAgent(ports, job, { stored, run, bare = false }) {
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
		run,
		bare
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
async function codedOf(ports, job, { prepared, call, run, bare }) {
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
	const unready = call.unready ?? await unresolvedReason(ports, {
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
	const coded = guarded.findings.length > 0 || unready !== null || bare ? left : await withOwnPart(ports, job, {
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
// src/app/delegated/agent-job.ts
/**
* The third phase in a job of its own, which may only read: calls the agent for what was handed on, and leaves its
* commit and its words for the job that settles them. The lease is the workflow run's, and nobody renews it here; an
* order to pause or stop still ends the call. `lane`: of several jobs, each asks for its own. Throws RalphError NOT_UNDER_WAY where nothing waits for an agent.
*/
async function agentJob(ports, given, { cancelled, lane = 0 }) {
	const { run } = await ports.store.load();
	const { stored: all } = await loadDelegatedWork(ports, run);
	const stored = run && legOf(run.state, all, lane);
	if (!stored || stored.phase !== "prepared" && stored.phase !== "passes" && stored.phase !== "counsel") throw notForThisJob("what waits needs no agent");
	const job = adjusted(given, run.state);
	const ledger = openLedger(ports, run, job);
	demandConfinement(ports, job);
	if (run.state.confined === null) stateConfinement(ledger, ports.confinement);
	reportUncommitted(ports, given.base);
	await ports.agent.preflight();
	await ports.credentialShapes.load();
	const at = {
		spent: spentBefore(run.state, job, stored),
		guarded: (act) => unlessStopped(ports, {
			ledger,
			signal: cancelled
		}, act)
	};
	const counsel = stored.phase === "counsel" ? await askCounsel(ports, job, {
		...at,
		ledger,
		counsel: stored.counsel
	}) : void 0;
	const owed = counsel || !asksOwed(all, lane) ? [] : await askOwed(ports, job, {
		...at,
		ledger
	});
	await takeOwed(ports, job, {
		ledger,
		calls: owed
	});
	const spent = addUsage(at.spent, spentOn(owed));
	const { call, candidate } = stored.phase === "prepared" ? await iterationOf(ports, job, {
		...at,
		...stored,
		spent,
		ledger,
		cancelled
	}) : {
		call: noCall,
		candidate: false
	};
	const bounds = ports.confinement && { confined: confinedIn(ports.confinement) };
	const said = {
		schema: 1,
		nonce: stored.nonce,
		...call,
		...bounds,
		...owed.length > 0 && { owed: [...owed] },
		...counsel && { counsel }
	};
	reportNetworkRefusals(ports);
	await ports.parcel.put("call", ports.redact(JSON.stringify(said)));
	const closing = stored.phase !== "prepared";
	const asked = counsel ? counsel.usage : spentOn(owed);
	return {
		end: call.end,
		usage: closing ? asked : call.usage,
		findings: call.findings,
		candidate,
		closing
	};
}
/** Of several one asks the passes that waited. */
const asksOwed = (all, lane) => all.phase !== "lanes" || all.parcels[0]?.lane === lane;
/** What is left of the budget then is what was reserved for it, where several calls share that. */
function spentBefore(state, job, stored) {
	const open = stored.phase === "prepared" ? laneOf$1(state, stored.prepared.iteration) : void 0;
	return open ? spentInLane({
		usd: open.reserved_usd,
		tokens: open.reserved_tokens
	}, job.settings) : state.usage;
}
const nothing$1 = {
	paths: [],
	total: 0
};
const noCall = {
	end: {
		kind: "no_result",
		tail: ""
	},
	usage: noUsage,
	durationMs: 0,
	lingeredMs: null,
	denials: [],
	handoff: null,
	handoffSource: null,
	hidden: nothing$1,
	environment: nothing$1,
	unready: null,
	findings: []
};
/** One iteration as far as the checks; its commit is left for them. */
async function iterationOf(ports, job, request) {
	const { ledger, prepared, cancelled } = request;
	await obtainStart(ports, prepared);
	await ports.workspace.restore(prepared.start);
	await ports.workspace.setUp(job.settings.setup, cancelled);
	const asking = {
		...request,
		recall: ledger.recall,
		onSpent: () => void 0
	};
	const { coded: left, made } = await codedAfterCalls(ports, job, asking);
	reportUnusedServers(ports, left);
	const at = {
		...asking,
		spent: addUsage(request.spent, spentOn(made))
	};
	const { closes } = contributionOf(job, ledger.state, left);
	const candidate = (left.changes.length > 0 || closes || claimToCheck(job, ledger.state, left) !== void 0) && !isDecided(left);
	const { coded: seen, call: review } = candidate ? await askReviewer(ports, job, {
		...at,
		coded: left,
		checked: false
	}) : {
		coded: left,
		call: void 0
	};
	const { coded, calls: passes } = candidate ? await askPasses(ports, job, {
		...at,
		coded: seen,
		checks: null
	}) : {
		coded: seen,
		calls: []
	};
	const { end, usage, durationMs, lingeredMs, denials, handoff, handoffSource } = coded;
	const { hidden, environment, unready, findings, tree, servers, extraction, steps } = coded;
	if (candidate) {
		const message = `candidate of iteration ${prepared.iteration}\n`;
		const commit = await ports.workBranch.write({
			tree,
			parent: prepared.start,
			message
		});
		await ports.parcel.putCommit({
			commit,
			start: prepared.start
		});
	}
	return {
		call: {
			end,
			usage,
			durationMs,
			lingeredMs,
			denials: [...denials],
			...steps && { steps },
			handoff,
			handoffSource,
			hidden: {
				paths: [...hidden.paths],
				total: hidden.total
			},
			environment: {
				paths: [...environment.paths],
				total: environment.total
			},
			unready,
			findings: [...findings],
			...servers && { servers },
			...extraction && { extraction },
			...review && { review },
			...made.length > 0 && { calls: [...made] },
			...passes.length > 0 && { passes: [...passes] }
		},
		candidate
	};
}
// src/core/run/next/fate-in-train.ts
/**
* What becomes of a candidate whose turn it is: settled as the tree that would land was checked, settled as its own tree
* was, or kept for the next round. Only a green tree lands, and only the very tree; a change that is red without the
* others is nobody else's fault; what was checked behind one that did not land says nothing. Pure.
*/
function fateInTrain(trees, checked) {
	const landing = checked.find(({ tree }) => tree === trees.landing);
	if (landing?.passed) return "landing";
	if (checked.some(({ tree, passed }) => tree === trees.alone && !passed)) return "alone";
	return landing ? "landing" : "waits";
}
// src/app/delegated/take-agents.ts
/** Takes in what the agents' jobs left, one lane after the other; a reason to stop, where a person has to do something. */
async function takeAgents(work, request) {
	const { parcels } = request.stored;
	const outcomes = [];
	for (const [index, parcel] of parcels.entries()) outcomes.push(await takeAgent(work, request, {
		...parcel,
		takesOwed: index === 0
	}));
	return lostJobsReason("agents", outcomes);
}
/** If all jobs were lost, the next ones may be, too; one lost among others holds nobody up. */
function lostJobsReason(which, outcomes) {
	if (outcomes.length > 0 && outcomes.every((outcome) => outcome === "lost")) return {
		kind: "failed",
		code: "JOB_LOST",
		why: `the jobs of the ${which} ended without a result`
	};
	return outcomes.find((outcome) => outcome !== "lost" && outcome !== void 0);
}
async function takeAgent(work, { run, stored, ends }, { lane, prepared, takesOwed }) {
	const { job, ledger } = work;
	const leg = legOf(ledger.state, stored, lane);
	if (!leg) return void 0;
	const brought = await broughtByAgent({
		...work.ports,
		parcel: work.ports.lane(lane).parcel
	}, job, {
		stored: leg,
		run,
		bare: true
	});
	const confined = brought.phase === "coded" ? brought.coded.confined : void 0;
	const isFirstConfined = confined !== void 0 && ledger.state.confined === null;
	if (confined) stateConfined(ledger, confined);
	const halted = await takeBefore(work, brought, {
		isFirstConfined,
		takesOwed
	});
	if (halted) return settleHalt(ledger, job, halted);
	const attempt = {
		iteration: prepared.iteration,
		task: prepared.task.id
	};
	if (brought.phase !== "coded") {
		const spent = brought.phase === "prepared" && brought.spent || noCallCost;
		loseAgent(work, {
			...attempt,
			spent,
			end: endOfLeg(ends, "agent", lane)
		});
		return "lost";
	}
	const { coded } = brought;
	if (!isStillWanted(ledger.plan, ledger.state, attempt.task)) {
		dropUnwanted(ledger, {
			...attempt,
			spent: {
				usage: coded.usage,
				duration_ms: coded.durationMs
			}
		});
		return;
	}
	const captured = await captureOrSettle(work, coded);
	return captured.kind === "settled" ? captured.reason : void 0;
}
function loseAgent({ ledger, job }, { end, spent, ...attempt }) {
	const how = `the job of the agent ended without a result (${oneLine(end, 20)})`;
	if (end === "cancelled") interrupt(ledger, {
		...attempt,
		spent,
		why: how
	});
	else loseAttempt(ledger, job.settings, {
		...attempt,
		how,
		spent
	});
}
/** Its task was skipped or decided about meanwhile: it counts for nothing. */
const dropUnwanted = (ledger, request) => interrupt(ledger, {
	...request,
	why: "an order decided about its task"
});
function interrupt(ledger, { iteration, task, spent, why }) {
	const fact = {
		iteration,
		task,
		cause: "cancelled",
		why,
		until: null
	};
	ledger.record({
		type: "attempt_interrupted",
		...fact,
		...spent
	});
}
// src/app/delegated/land-train.ts
/** Lands what was checked green as exactly what lands, in its order; what was red without the others fails, and the rest waits. */
async function landTrain(work, { nonce, reason }, ends) {
	const { ports, job, ledger } = work;
	const before = {
		ports,
		job,
		ledger: unsavedCopy(ports, job, ledger)
	};
	const outcomes = [];
	for (const candidate of await readableTrain(ports, ledger)) {
		const alone = () => toCheck(before, candidate);
		outcomes.push(await landCandidate(work, candidate, {
			nonce,
			ends,
			alone
		}));
	}
	return reason ?? lostJobsReason("checks", outcomes);
}
async function landCandidate(work, candidate, { nonce, ends, alone }) {
	const { ledger } = work;
	const { lane, coded: captured } = candidate;
	const { iteration, usage, durationMs: duration_ms } = captured;
	if (!isStillWanted(ledger.plan, ledger.state, captured.task.id)) {
		dropUnwanted(ledger, {
			iteration,
			task: captured.task.id,
			spent: {
				usage,
				duration_ms
			}
		});
		return;
	}
	const on = await onTip(work, candidate);
	if ("reason" in on) return on.reason;
	const checked = await checkedTrees(work, {
		nonce,
		lane,
		landing: on.coded
	});
	if (!checked) {
		loseChecks(work, candidate, endOfLeg(ends, "validate", lane));
		return "lost";
	}
	const itself = await alone();
	const passed = ({ validation }) => typeof validation === "object" && validation.passed;
	const fate = fateInTrain({
		landing: on.coded.tree,
		alone: itself?.tree
	}, checked.map((one) => ({
		tree: one.tree,
		passed: passed(one)
	})));
	const coded = fate === "alone" ? itself : on.coded;
	const verdict = fate === "waits" ? void 0 : checked.find(({ tree }) => tree === coded?.tree);
	if (!coded || !verdict) return void 0;
	const commit = await commitOf(work, coded);
	return settleLanding(work, {
		coded,
		commit,
		validation: verdict.validation
	});
}
/** What the job of a lane's checks says, by tree; undefined where it left nothing. What cannot be taken in speaks of what would land. */
async function checkedTrees(work, { nonce, lane, landing: { iteration, tree: landing } }) {
	const { ports, job } = work;
	const part = await ports.lane(lane).parcel.text("checks");
	if (part === void 0) return void 0;
	const read = "why" in part ? part : readCheckedTrees(part.text, {
		nonce: legNonce(nonce, lane),
		checks: job.checks
	});
	if ("why" in read) return [{
		tree: landing,
		validation: `what the checks\u2019 job handed over was refused: ${oneLine(read.why, 500)}`
	}];
	return read.map(({ tree, checked }) => ({
		tree,
		validation: "unready" in checked ? checked.unready : validationIn(work, checked, {
			iteration,
			tree
		})
	}));
}
/** What an agent left is not lost with the job that was to check it; where that happens again and again, its checks kill machines. */
function loseChecks({ ledger, job }, { coded, candidate }, end) {
	if (end === "cancelled") return;
	const { iteration, usage, durationMs: duration_ms } = coded;
	const attempt = {
		iteration,
		task: coded.task.id
	};
	if ((laneOf$1(ledger.state, iteration)?.checks_lost ?? 0) < 2) {
		ledger.record({
			type: "attempt_captured",
			...attempt,
			candidate,
			checks_lost: true
		});
		return;
	}
	const how = `the job of its checks ended without a result 3 times in a row (${oneLine(end, 20)})`;
	loseAttempt(ledger, job.settings, {
		...attempt,
		how,
		spent: {
			usage,
			duration_ms
		}
	});
}
// src/app/delegated/round.ts
/**
* Between the agents of a round and its checks: what each agent left becomes a candidate at the end of the train, behind
* the rest of the round before, or is settled where no check has anything to say. From here on nothing of it is lost.
*/
async function composeJob(ports, job, { cancelled, ends }) {
	const loaded = await ports.store.load();
	const { run, stored } = await roundOf(ports, loaded);
	if (stored.phase !== "lanes") throw notForThisJob("its agents were heard already");
	const { work } = await takeOver(ports, job, loaded, { cancelled });
	const { ledger } = work;
	try {
		const reason = await takeAgents(work, {
			run,
			stored,
			ends
		});
		const dossier = delegate(work, {
			phase: "train",
			...reason && { reason }
		}, { commit: null });
		await ledger.save("hand on what waits for its checks");
		return {
			kind: "handed_on",
			dossier,
			state: ledger.state,
			plan: ledger.plan
		};
	} finally {
		await ports.display.close();
	}
}
/** The end of a round: what was checked lands in the order of the train, and what cannot be decided yet waits for the next one. */
async function landRound(ports, job, loaded, { cancelled, ends }) {
	const { run, stored } = await roundOf(ports, loaded);
	const { work, before } = await takeOver(ports, job, loaded, { cancelled });
	return settleAndDecide(work, before, async () => {
		const ordered = await applyOrders(work, void 0);
		const settled = stored.phase === "lanes" ? await takeAgents(work, {
			run,
			stored,
			ends
		}) : await landTrain(work, stored, ends);
		return wasCancelled(ends) ? { kind: "cancelled" } : ordered ?? settled;
	});
}
async function roundOf(ports, { run }) {
	const { stored } = await loadDelegatedWork(ports, run);
	if (!run || stored.phase !== "lanes" && stored.phase !== "train") throw notForThisJob("no round of lanes was handed over");
	return {
		run,
		stored
	};
}
// src/app/delegated/apply.ts
/**
* The fifth phase in a job of its own, which may write, as intake does: takes in what the jobs of the agent and of the
* checks left, and settles it. Where a person has cancelled the workflow run, nothing goes on after that.
*/
async function applyJob(ports, job, { cancelled: signal, ends }) {
	const loaded = await ports.store.load();
	const cancelled = wasCancelled(ends) ? AbortSignal.abort() : signal;
	const what = loaded.run?.state.handed?.what;
	if (what === "lanes" || what === "train") return landRound(ports, job, loaded, {
		cancelled,
		ends
	});
	return finishLoaded(ports, job, loaded, {
		cancelled,
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
}
// src/app/delegated/check-lane.ts
/** Nothing that could be checked: it conflicts wherever it would stand, and the job that lands the train says so. */
const nothing = {
	tree: "",
	unready: null,
	results: []
};
/**
* The checks of one lane's candidate, with all that is to land before it; where that is red, without them, too, so that
* it is known whose fault it is. Composed of the state alone, as the job that lands it composes it again.
*/
async function checkLane(ports, job, { run, nonce, lane, signal }) {
	const place = {
		ports,
		job,
		ledger: openLedger(ports, run, job)
	};
	const train = await trainIn(ports, place.ledger);
	const index = train.findIndex((one) => one.lane === lane);
	const candidate = train[index];
	if (!candidate) throw notForThisJob(`nothing of lane ${lane} waits for its checks`);
	const check = (landing) => checkLanding(ports, job, {
		run,
		landing,
		signal
	});
	const report = async (withAhead, alone) => {
		reportNetworkRefusals(ports);
		const text = JSON.stringify({
			schema: 1,
			nonce: legNonce(nonce, lane),
			...withAhead,
			...alone && { alone }
		});
		await ports.parcel.put("checks", ports.redact(text));
	};
	const ahead = train.slice(0, index);
	const behind = ahead.length === 0 ? void 0 : await landingBehind(place, ahead, candidate);
	const first = behind && await check(behind);
	if (first) await report(first);
	if (first && isGreen(job, run, first)) return first;
	const itself = await landingBehind(place, [], candidate);
	if (first && itself?.coded.tree === first.tree) return first;
	const alone = itself ? await check(itself) : nothing;
	await (first ? report(first, alone) : report(alone));
	return first ?? alone;
}
async function checkLanding(ports, job, { run, landing, signal }) {
	const { coded, commit } = landing;
	const { tree } = coded;
	await ports.workspace.restore(commit ?? coded.checkpoint);
	const unready = await whyUnready(ports, job, {
		tree,
		signal
	});
	if (unready !== void 0) return {
		tree,
		unready,
		results: []
	};
	const about = {
		tree,
		before: coded.checkpoint,
		label: "checks",
		cited: citedIn(coded),
		signal
	};
	const { results } = await runChecks(ports, job, {
		...about,
		knownRed: knownRedIn(run.state)
	});
	return {
		tree,
		unready: null,
		results: [...results]
	};
}
function isGreen({ checks, settings }, { state }, { tree, unready, results }) {
	const { strategy } = settings;
	const report = {
		iteration: state.iteration,
		tree,
		strategy,
		checks,
		results,
		knownRed: knownRedIn(state)
	};
	return unready === null && validationOf(report).passed;
}
// src/app/delegated/checks-job.ts
/**
* The fourth phase in a job of its own, in a clean checkout and without a secret: runs the checks on the commit that
* another job left, or on the one that the state names, and leaves what they said. It judges nothing.
*/
async function checksJob(ports, given, { cancelled, lane = 0 }) {
	const { run } = await ports.store.load();
	const { handed, stored } = await loadDelegatedWork(ports, run);
	if (!run) throw notForThisJob("the plan has no run yet");
	const job = adjusted(given, run.state);
	demandConfinement(ports, job);
	if (stored.phase === "train") return checkLane(ports, job, {
		run,
		nonce: stored.nonce,
		lane,
		signal: cancelled
	});
	const { commit, tree, cited } = await filesOf(ports, job, {
		stored,
		named: handed.commit,
		run
	});
	await ports.workspace.restore(commit);
	const baseline = stored.phase === "baseline";
	const report = (said) => {
		reportNetworkRefusals(ports);
		return ports.parcel.put("checks", ports.redact(JSON.stringify({
			schema: 1,
			nonce: handed.nonce,
			tree,
			...said
		})));
	};
	const unready = await whyUnready(ports, job, {
		tree,
		signal: cancelled
	});
	if (unready !== void 0) {
		await report({
			unready,
			results: []
		});
		return {
			unready,
			results: []
		};
	}
	const knownRed = baseline ? [] : knownRedIn(run.state);
	const before = baseline ? {} : { before: run.state.work };
	const ran = await runChecks(ports, job, {
		tree,
		...before,
		label: "checks",
		knownRed,
		cited,
		signal: cancelled
	});
	const { results } = baseline ? await retryUnconfined(ports, job, {
		commit,
		signal: cancelled,
		ran
	}) : ran;
	await report({
		unready: null,
		results: [...results]
	});
	return {
		unready: null,
		results
	};
}
/** The commit that fills the workspace, what the checks are said to have run on, and the tests to look for. */
async function filesOf(ports, job, { stored, named, run }) {
	const { parcel, workBranch } = ports;
	if (stored.phase !== "prepared") {
		const commit = named ?? "";
		await workBranch.contains(commit, commit);
		return stored.phase === "coded" ? {
			commit,
			tree: stored.coded.tree,
			cited: citedIn(stored.coded)
		} : {
			commit,
			tree: commit,
			cited: []
		};
	}
	const { start } = stored.prepared;
	await obtainStart({ workBranch }, stored.prepared);
	const taken = await parcel.takeCommit(start);
	if (taken.kind === "missing") throw notForThisJob("the agent's job left no commit");
	if (taken.kind === "refused") throw notForThisJob(taken.why);
	if (taken.refused.length > 0) throw notForThisJob(taken.refused.map(({ path, why }) => `${path} is ${why}`).join("; "));
	const { prepared, nonce } = stored;
	const attempt = await attemptToCheck(ports, job, {
		prepared,
		nonce,
		run,
		taken
	});
	const { tree } = attempt;
	return {
		commit: await workBranch.write({
			tree,
			parent: start,
			message: "candidate\n"
		}),
		tree,
		cited: citedIn(attempt)
	};
}
// src/core/report/words/split-job-text.ts
const ended = {
	finished: "The agent has finished",
	no_result: "The agent ended without an answer",
	error: "The agent reported an error",
	usage_limit: "The provider's usage limit was reached",
	overloaded: "The provider is overloaded",
	billing: "The model account has no credit",
	auth: "The model credential was refused",
	crashed: "The agent crashed",
	timed_out: "The agent ran out of time",
	cancelled: "The agent was ended because the run was stopped or cancelled"
};
/** What the job of an agent did, in sentences; the agent's own words are told where they are judged. */
function agentJobText(job) {
	const { end, usage, findings, candidate, closing } = job;
	if (closing) return `The passes that were waiting gave their answers (${formatUsd(usage.usd)}). The job "apply" records them.`;
	const next = candidate ? "Next, its commit is checked." : "There is no commit to check.";
	const found = findings.length > 0 ? ` The guards object to ${findings.length} of its changes.` : "";
	return `${ended[end.kind]} (${formatUsd(usage.usd)}).${found} ${next} The job "apply" finishes it.`;
}
/** What the job of the checks did. */
function checksJobText(job) {
	if (job.unready !== null) return "The set-up commands failed, so no check was run. The job \"apply\" finishes it.";
	const failed = job.results.filter(({ passed }) => !passed).length;
	const count = job.results.length;
	return `${failed === 0 ? count === 1 ? "The check passed" : `All ${count} checks passed` : `${failed} of ${plural(count, "check")} failed`}. The job "apply" finishes it.`;
}
// src/entry/action/step/split-steps.ts
/**
* `command: intake`: everything before the agent, in a job that runs nothing of the repository's. What it was told is read
* here once and is its output, for the jobs that follow. Returns the exit code.
*/
function intakeStep(context) {
	for (const note of context.inputs.notes) annotate.notice(note);
	const given = context.inputs.flags;
	const legs = legsOf(context);
	return partOfRun(context, {
		checksElsewhere: false,
		settles: false,
		showsAtEnd: true,
		idle: notBegunYet,
		opened: ({ inputs: { flags } }) => {
			const { "app-id": _, ...handedOn } = given["plan"] === void 0 && !flags["issue"] ? flags : given;
			setOutput("settings", JSON.stringify(handedOn));
		},
		act: () => (ports, job, cancelled) => beginJob(ports, job, {
			cancelled,
			reach: {
				until: "prepared",
				legs
			}
		}),
		after: tellLanes
	});
}
/** The lanes whose jobs are to follow, for the matrix of the workflow: GitHub refuses one without a value, so none is empty. */
async function tellLanes(end) {
	const dossier = end.kind === "handed_on" ? end.dossier : void 0;
	const lanes = dossier ? lanesDue(end.state, dossier) : [];
	if (lanes.length > 0) setOutput("lanes", JSON.stringify(lanes));
}
/** `command: agent`: calls the agent for what was handed on, and writes nothing. */
const agentStep = (context) => readingPart(context, async (ports, job, cancelled) => {
	const end = await agentJob(ports, job, {
		cancelled,
		lane: laneOf(context)
	});
	return {
		due: end.candidate,
		said: agentJobText(end)
	};
});
/** `command: compose`: makes one train of what the agents of a round left, and hands it to its checks. Returns the exit code. */
const composeStep = (context) => partOfRun(context, {
	checksElsewhere: false,
	settles: true,
	showsAtEnd: true,
	act: (here) => async (ports, job, cancelled) => composeJob(ports, job, {
		cancelled,
		ends: await endsOf(context, here)
	}),
	after: tellLanes
});
/** `command: validate`: the checks on what the agent left, and nothing is judged. */
const validateStep = (context) => readingPart(context, async (ports, job, cancelled) => {
	return {
		due: true,
		said: checksJobText(await checksJob(ports, job, {
			cancelled,
			lane: laneOf(context)
		}))
	};
});
const laneOf = ({ env }) => atMost(7, env["RALPH_LANE"]) ?? 0;
/** What `run.yml` says of its matrix. A workflow without one says nothing, and has one job for the agent. */
const legsOf = ({ env }) => atMost(8, env["RALPH_LEGS"]) ?? 1;
const atMost = (most, text) => text !== void 0 && /^\d$/.test(text) ? Math.min(most, Number(text)) : void 0;
/** `command: apply`: settles what the jobs of the agent and of the checks left, and starts the next iteration. */
const applyStep = (context) => partOfRun(context, {
	checksElsewhere: false,
	settles: true,
	writesPage: true,
	showsAtEnd: true,
	act: (here) => async (ports, job, cancelled) => ({
		kind: "stopped",
		...await applyJob(ports, job, {
			cancelled,
			ends: await endsOf(context, here)
		})
	})
});
/**
* Of jobs that all succeeded, or were skipped, `needs` says enough; of others GitHub is asked how each ended. One that it
* ended for its time is no word of a person's. Throws RalphError RESULTS_INVALID.
*/
async function endsOf({ inputs, checkout }, { github, warn }) {
	const { entries } = readResults(inputValue(stepInputs.results, inputs.flags["results"]) ?? "");
	const outcome = (name) => entries.find((entry) => entry.name === name)?.outcome ?? "missing";
	const ends = {
		agent: outcome("agent"),
		validate: outcome("validate")
	};
	if (!Object.values(ends).some((end) => end === "failure" || end === "cancelled") || !github) return ends;
	const { run_id: id, attempt } = checkout.holder;
	try {
		const legs = await legEnds(github.client, {
			id,
			attempt
		});
		return {
			...endsByLegs(ends, legs),
			legs
		};
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		warn(`GitHub could not be asked how the jobs of this run ended: ${error.message} ${error.hint}`);
		return ends;
	}
}
/** A step of a job that writes neither the run nor to GitHub: another one takes in what it leaves. Returns the exit code. */
async function readingPart(given, act) {
	let context = given;
	let project;
	let finish = () => void 0;
	try {
		const opened = await openRun(given, "recorded");
		if (!opened) return 0;
		({context, project} = opened);
		const log = logOf(project, context);
		finish = log.finish;
		const warn = (text) => log.show({
			kind: "warning",
			text
		});
		const github = await onGitHub(project, context, {
			warn,
			onlyReads: true
		});
		const { due, said } = await oneJob(project, context, {
			act,
			shape: "split jobs",
			lane: laneOf(context),
			fresh: false,
			changeRules: inputValue(stepInputs["change-rules"], context.inputs.flags["change-rules"]),
			show: log.show,
			...github && { outside: outsideOf(github) }
		});
		finish();
		context.out(`\n${said}\n`);
		setOutput("due", String(due));
		await writeSummary(`${said}\n`);
		return 0;
	} catch (error) {
		finish();
		return reportFault(error, {
			context,
			project,
			records: [],
			run: null
		});
	}
}
/** `command: ready`: shows a complete run as ready, in a job that a person may have had to approve. Returns the exit code. */
const readyStep = (context) => partOfRun(context, {
	checksElsewhere: "unused",
	settles: true,
	startsNext: false,
	act: () => async (ports) => ({
		kind: "stopped",
		...await readyJob(ports)
	})
});
export { agentStep, applyStep, composeStep, intakeStep, readyStep, validateStep };
