import { ct as issueWords, f as stepInputs, in as mapStrings, ir as tryJson, yr as RalphError } from "./through-proxy.js";
import { c as notUnderWay, d as settleAndDecide, f as validationIn, i as continueRun, l as readyJob, m as readJobs, o as finishLoaded, r as readResults, s as loadDelegatedWork, u as recordEarlierCalls } from "./read-results.js";
import { E as string, S as object, h as array, v as int, x as number, y as literal } from "./branch-name.js";
import { c as setOutput, f as inputValue, g as annotate, l as writeSummary } from "./end-step.js";
import { b as confinedIn, n as checksJobText, t as agentJobText } from "./run-sentence.js";
import { Ct as ReviewCall, Dt as HandoffSource, Et as Handoff, Rt as MadeCounsel, an as laneOf$1 } from "./slices.js";
import { a as trainLegs, n as legNonce, r as legOf, t as lanesDue } from "./leg-of-round.js";
import { A as ServersLeft, K as noUsage, R as AgentEnd, U as Usage, V as AgentSteps, W as addUsage, _ as ExtractionCall, a as PassCall, b as MadeCalls, n as OwedCall } from "./pass.js";
import { C as guard, E as recordOwedPasses, O as settleHalt, S as unresolvedReason, T as callOwedPasses, _ as usageOf, a as settleLanding, b as askCounsel, c as writeLandingCommit, d as captureOrSettle, f as readableTrain, g as hasFailed, h as codeAfterCalls, i as composeOnTip, k as unwantedReason, m as unsavedCopy, o as composeBehind, p as trainIn, s as composeForChecks, v as spentInLane, w as delegate, x as uncalledResult } from "./loop.js";
import { D as claimToCheck, S as contributionOf, T as withEngineEdits, b as readReviewer, h as askPasses, l as landsUnasked, v as readPasses, y as askReviewer } from "./settle-attempt.js";
import { L as unlessStopped, M as machinesOf, N as noCallCost, s as openLedger, t as recordLostAttempt } from "./lost-attempts.js";
import { l as withOrderedSettings } from "./order-origin.js";
import { r as reportUnusedServers } from "./servers.js";
import { a as requireConfinement, i as reportUncommitted, n as recordConfinement, r as reportNetworkRefusals, t as recordConfined } from "./surroundings2.js";
import { m as ChecksReport } from "./json-syntax.js";
import { d as Confined } from "./due.js";
import { c as boundedValue, i as oneLine } from "./one-line.js";
import { t as applyOrders } from "./apply-orders.js";
import { i as validationOf } from "./verdict.js";
import { r as retryUnconfined } from "./baseline.js";
import { n as knownRedIn, o as whyUnready, r as runChecks, t as citedIn } from "./validate.js";
import { t as beginJob } from "./job.js";
import { t as oneJob } from "./one-job.js";
import { r as openRun } from "./enable-watchdog.js";
import { n as followersOf, openLog, r as openGitHubTracking, runPart, t as reportFault } from "./run-step.js";
import { reasonNotBegun } from "./begin-step.js";
// src/adapter/github/workflow/leg-ends.ts
/** GitHub's name for a job of a matrix: `agent (2)`, or `call / agent (2)` in a called workflow. */
const legName = /(?:^| \/ )(agent|validate) \((\d+)\)$/;
/** GitHub's words for a job that exceeded its `timeout-minutes`; its conclusion is `cancelled`. */
const timeoutMessage = /exceeded the maximum execution time/;
/**
* How the jobs of single lanes ended, by `agent 2`: `needs` has one result for a whole matrix. A job that GitHub ended for
* its time is `timed_out`; the remaining `cancelled` ones were cancelled with their run. Names that occur twice, because
* a run calls the workflow twice, are left out.
*/
async function legEnds(github, run) {
	const ends = /* @__PURE__ */ new Map();
	const ambiguousKeys = /* @__PURE__ */ new Set();
	for (const { id, name, conclusion } of await readJobs(github, run)) {
		const [, job, lane] = legName.exec(name) ?? [];
		if (job === void 0 || conclusion === null) continue;
		const key = `${job} ${lane}`;
		if (ends.has(key)) ambiguousKeys.add(key);
		ends.set(key, conclusion === "cancelled" && await hasTimedOut(github, Number(id)) ? "timed_out" : conclusion);
	}
	for (const key of ambiguousKeys) ends.delete(key);
	return ends;
}
/** A job is a check run. False without `checks: read`, or if GitHub does not answer. */
async function hasTimedOut(github, check_run_id) {
	try {
		return (await github.request("GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations", { check_run_id })).some(({ message }) => timeoutMessage.test(message ?? ""));
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
/** Hostile (docs/threats.md#what-the-agents-job-says): nothing here names a task, a checkpoint or a tree. */
const AgentCall = object({
	schema: literal(1),
	/** Of the delegated attempt: another attempt's call has another nonce. */
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
	/** The guards' findings on the agent's machine; they look again when the commit is made. */
	findings: array(string()).max(1e4),
	/** On that job's machine. */
	confined: Confined.optional(),
	/** Results of its MCP servers; their memory is unread. */
	servers: ServersLeft.optional(),
	/** Set if the agent left no handoff, and a call made one from its words. */
	extraction: ExtractionCall.extend({
		usage: bounded,
		duration_ms: duration
	}).optional(),
	/** A reviewer's call; its answer is unread. */
	review: ReviewCall.optional(),
	/** Calls before it; their answers are unread. */
	calls: MadeCalls.optional(),
	/** Passes due before the checks; their answers are unread. */
	passes: array(PassCall).max(20).optional(),
	/** Passes about earlier iterations; their answers are unread. */
	owed: array(OwedCall).max(100).optional(),
	/** A call about the plan as a whole; its answer is unread. */
	counsel: MadeCounsel.optional()
});
/** Last known usage of the coding agent: tokens, and the price if it had a result. */
const SpentSoFar = object({
	usage: bounded,
	duration_ms: duration
});
/** The same job during its work, in case it dies; the answers are unread too. */
const CallsSoFar = AgentCall.pick({
	schema: true,
	nonce: true
}).extend({
	calls: MadeCalls,
	spent: SpentSoFar.optional()
});
// src/core/run/stored/read-parcel.ts
/** For the whole file; a handoff has at most half of it. */
const maxChars = 4194304;
/** No provider's limit lasts longer; a call that claims more would stop the run for good. */
const maxWaitMs = 3024e6;
const maxPaths = 50;
const lineChars = 500;
const maxTests = 500;
/** Reads the report of an agent's job. Bounds its numbers and makes its texts single lines. */
function readAgentCall(text, request) {
	const read = parseForNonce(request.nonce, AgentCall, text);
	if ("why" in read) return read;
	const { end, hidden, steps, environment, denials, unready, findings, servers, extraction } = read;
	return {
		...read,
		end: end.kind === "usage_limit" ? {
			...end,
			until: plausible(end.until, request.now)
		} : end,
		denials: boundedLines(denials),
		...steps && { steps: {
			...steps,
			kept: steps.kept.slice(0, 200).map(boundedStep)
		} },
		hidden: {
			...hidden,
			paths: boundedLines(hidden.paths)
		},
		environment: {
			...environment,
			paths: boundedLines(environment.paths)
		},
		unready: unready === null ? null : oneLine(unready, 4 * lineChars),
		findings: boundedLines(findings),
		...extraction && { extraction: boundedExtraction(extraction) },
		...servers && { servers: {
			...servers,
			troubles: boundedLines(servers.troubles)
		} }
	};
}
/** Reads the calls before the agent from a job that died. */
const readCallsSoFar = (text, { nonce }) => parseForNonce(nonce, CallsSoFar, text);
/**
* Name, command and kind of a check come from the rules, and each check counts once. `unready`: why none could begin.
*/
function readChecksReport(text, request) {
	const read = readCheckedTrees(text, request);
	if ("why" in read) return read;
	return read.find(({ tree }) => tree === request.tree)?.checked ?? { why: "it is about files other than those that were handed over" };
}
function readCheckedTrees(text, request) {
	const read = parseForNonce(request.nonce, ChecksReport, text);
	if ("why" in read) return read;
	return [read, ...read.alone ? [read.alone] : []].map((tree) => ({
		tree: tree.tree,
		checked: trustedResults(tree, request.checks)
	}));
}
function trustedResults(read, checks) {
	if (read.unready !== null) return { unready: oneLine(read.unready, 4 * lineChars) };
	return { results: checks.flatMap(({ name, run, kind }) => {
		const matches = read.results.filter((result) => result.name === name);
		const [result] = matches;
		if (!result || matches.length > 1) return [];
		const { changed, left, tests, report_fault, ...fields } = result;
		return [{
			...fields,
			run,
			kind,
			...tests && { tests: tests.slice(0, maxTests) },
			...report_fault !== void 0 && { report_fault: oneLine(report_fault, lineChars) },
			...changed && { changed: {
				...changed,
				paths: boundedLines(changed.paths)
			} },
			...left && { left: {
				...left,
				paths: boundedLines(left.paths)
			} }
		}];
	}) };
}
function parseForNonce(nonce, schema, text) {
	const value = tryJson(text);
	if (value === void 0) return { why: "it is not JSON" };
	const bounded = boundedValue(value, maxChars);
	if ("fault" in bounded) return { why: `it ${bounded.fault}` };
	const read = schema.safeParse(bounded.value);
	if (!read.success) {
		const [issue] = read.error.issues;
		return { why: oneLine(`${issue?.path.join(".") || "the whole"} ${issue ? issueWords(issue, bounded.value) : "is not valid"}`, lineChars) };
	}
	return read.data.nonce === nonce ? read.data : { why: "it is not about what was handed over" };
}
const boundedStep = (step) => ({
	...step,
	name: oneLine(step.name, 60),
	target: oneLine(step.target, 200)
});
const boundedExtraction = (call) => ({
	...call,
	model: oneLine(call.model, 100),
	why: call.why === null ? null : oneLine(call.why, lineChars)
});
const boundedLines = (texts) => texts.slice(0, maxPaths).map((text) => oneLine(text, lineChars));
function plausible(until, now) {
	const time = until === null ? NaN : Date.parse(until);
	return time <= now + maxWaitMs ? new Date(time).toISOString() : null;
}
// src/app/delegated/take-parcel.ts
const wasCancelled = ({ agent, validate }) => [agent, validate].includes("cancelled");
/** GitHub has one result for the jobs of all lanes; this is what it means if each job's end is known. */
function endsByLegs(ends, legs) {
	const endOfAll = (job) => {
		const laneEnds = [...legs].flatMap(([key, end]) => key.startsWith(`${job} `) ? [end] : []);
		if (laneEnds.includes("cancelled")) return "cancelled";
		return ends[job] === "cancelled" && laneEnds.length > 0 ? "timed_out" : ends[job];
	};
	return {
		agent: endOfAll("agent"),
		validate: endOfAll("validate")
	};
}
/** How the job of a lane ended. In a cancelled run, a job that never started counts as cancelled. */
function endOfLeg(ends, job, lane) {
	const end = ends.legs?.get(`${job} ${lane}`) ?? ends[job];
	return end === "skipped" && wasCancelled(ends) ? "cancelled" : end;
}
/**
* Adds the agent job's result to a prepared dossier. The answer is bounded, and the commit is read and guarded again;
* if it is refused, the attempt fails with the reason. Returns the same dossier if that job left nothing. `bare`:
* without the engine's own edits.
*/
async function receiveAgentResult(ports, job, { stored: dossier, run, bare = false }) {
	if (dossier.phase !== "prepared" && dossier.phase !== "passes" && dossier.phase !== "counsel") return dossier;
	const file = await ports.parcel.readText("call");
	if (file === void 0) return withCallsOfLostJob(ports, dossier);
	const parsed = "why" in file ? file : readAgentCall(file.text, {
		nonce: dossier.nonce,
		now: ports.clock.now()
	});
	const call = mapStrings(parsed, ports.clean);
	if (dossier.phase === "passes") return {
		...dossier,
		calls: "why" in call ? [] : call.owed ?? []
	};
	if (dossier.phase === "counsel") {
		const counselAnswer = "why" in call ? unansweredCounsel(dossier.counsel, call.why) : call.counsel;
		return counselAnswer ? {
			...dossier,
			made: {
				...counselAnswer,
				...dossier.counsel
			}
		} : dossier;
	}
	const { prepared, ...identity } = dossier;
	const coded = "why" in call ? refusedResult(prepared, call.why) : await codedFromCall(ports, job, {
		prepared,
		call,
		run,
		bare
	});
	return {
		...identity,
		phase: "coded",
		coded
	};
}
/** Calls that were paid for before the agent's job died still count. */
async function withCallsOfLostJob({ parcel, clean }, stored) {
	if (stored.phase !== "prepared") return stored;
	const file = await parcel.readText("calls");
	if (file === void 0 || "why" in file) return stored;
	const parsed = readCallsSoFar(file.text, stored);
	if ("why" in parsed) return stored;
	const { calls, spent } = parsed;
	return {
		...stored,
		made: mapStrings(calls, clean),
		...spent && { spent }
	};
}
async function codedFromCall(ports, job, { prepared, call, run, bare }) {
	const { review, passes: calls } = call;
	const unchanged = codedWithoutChanges(prepared, call);
	const { end } = call;
	if (end.kind !== "finished" && end.kind !== "no_result" || call.findings.length > 0) return unchanged;
	await obtainStart(ports, prepared);
	const agentCommit = await ports.parcel.receiveCommit(prepared.start);
	if (agentCommit.kind === "missing") return unchanged;
	if (agentCommit.kind === "refused") return {
		...unchanged,
		findings: [refusalText(agentCommit.why)]
	};
	const guardResult = await guard(ports, job, {
		...agentCommit,
		...prepared
	});
	const unready = call.unready ?? await unresolvedReason(ports, {
		...prepared,
		tree: agentCommit.tree
	});
	const passes = await readPasses(ports, job, calls ?? []);
	const captured = {
		...unchanged,
		tree: agentCommit.tree,
		changes: agentCommit.changes,
		...guardResult,
		unready,
		passes
	};
	const coded = guardResult.findings.length > 0 || unready !== null || bare ? captured : await withEngineEdits(ports, job, {
		ledger: readOnlyLedger(ports, run),
		coded: captured
	});
	if (!review || job.settings.review === "none") return coded;
	return {
		...coded,
		reviewed: await readReviewer(ports, coded, review)
	};
}
/** The attempt as its report says, without any change. */
function codedWithoutChanges(prepared, call) {
	const { prompt: _, systemPrompt: __, calls: planned, ...numbered } = prepared;
	const { schema: ___, nonce: ____, review: _____, calls: madeCalls = [], passes: ______, owed, counsel: _______, ...answer } = call;
	return {
		...numbered,
		...answer,
		...planned && { before: {
			planned,
			made: madeCalls
		} },
		...owed && { owed },
		tree: prepared.start,
		changes: [],
		touched: []
	};
}
const readOnlyLedger = ({ store }, { plan, state }) => ({
	plan,
	state,
	recall: store.read
});
/** The agent's tree with the engine's own edits, and its handoff. The guards run in another job. */
async function attemptToCheck(ports, job, request) {
	const { prepared, nonce, run, agentCommit } = request;
	const withoutHandoff = {
		tree: agentCommit.tree,
		task: prepared.task,
		handoff: null
	};
	const file = await ports.parcel.readText("call");
	if (file === void 0 || "why" in file) return withoutHandoff;
	const call = mapStrings(readAgentCall(file.text, {
		nonce,
		now: ports.clock.now()
	}), ports.clean);
	if ("why" in call) return withoutHandoff;
	const coded = {
		...codedWithoutChanges(prepared, call),
		tree: agentCommit.tree,
		changes: agentCommit.changes
	};
	return withEngineEdits(ports, job, {
		ledger: readOnlyLedger(ports, run),
		coded
	});
}
const unansweredCounsel = (counsel, why) => ({
	...counsel,
	model: null,
	end: {
		kind: "error",
		what: "other",
		message: refusalText(why)
	},
	usage: noUsage,
	duration_ms: 0,
	edited: []
});
const refusalText = (why) => `what the agent\u2019s job handed over was refused: ${oneLine(why, 500)}`;
const refusedResult = (prepared, why) => ({
	...uncalledResult(prepared),
	end: {
		kind: "no_result",
		tail: ""
	},
	findings: [refusalText(why)]
});
/** The result of the checks' job for this tree; lost if that job, or the agent's before it, left none. */
async function readCheckResults({ parcel }, job, request) {
	const { handed, dossier, ends } = request;
	if (dossier.phase === "prepared" || dossier.phase === "passes" && !dossier.calls || dossier.phase === "counsel" && !dossier.made) return lostJob("the job of the agent", ends.agent);
	if (dossier.phase === "passes" || dossier.phase === "counsel") return { results: [] };
	const file = await parcel.readText("checks");
	if (file === void 0) return lostJob("the job of the checks", ends.validate);
	const tree = dossier.phase === "coded" ? dossier.coded.tree : handed.commit ?? "";
	const parsed = "why" in file ? file : readChecksReport(file.text, {
		nonce: handed.nonce,
		tree,
		checks: job.checks
	});
	if ("why" in parsed) return `what the checks\u2019 job handed over was refused: ${oneLine(parsed.why, 500)}`;
	return "unready" in parsed ? parsed.unready : parsed;
}
const lostJob = (jobName, end) => ({
	lost: `${jobName} ended without a result (${oneLine(end, 20)})`,
	cancelled: end === "cancelled"
});
/** Fetches the commits that an attempt starts from into a job that did not prepare it. */
async function obtainStart({ workBranch }, { start, checkpoint, merge }) {
	await workBranch.contains(start, checkpoint);
	if (merge) await workBranch.contains(merge.base, merge.base);
}
// src/app/delegated/agent-job.ts
/**
* Runs the code phase in a job of its own that may only read. Leaves the commit and the answer for the job that settles
* them. Nobody renews the lease here; an order to pause or stop still ends the call. Throws RalphError NOT_UNDER_WAY if
* nothing waits for an agent.
*/
async function agentJob(ports, jobSettings, { cancelled, lane = 0 }) {
	const { run } = await ports.store.load();
	const { storedDossier } = await loadDelegatedWork(ports, run);
	const dossier = run && legOf(run.state, storedDossier, lane);
	if (!dossier || dossier.phase !== "prepared" && dossier.phase !== "passes" && dossier.phase !== "counsel") throw notUnderWay("what waits needs no agent");
	const job = withOrderedSettings(jobSettings, run.state);
	const ledger = openLedger(ports, run, job);
	requireConfinement(ports, job);
	if (run.state.confined === null) recordConfinement(ledger, ports.confinement);
	reportUncommitted(ports, jobSettings.base);
	await ports.agent.preflight();
	await ports.credentialShapes.load();
	const callOptions = {
		spent: spentBefore(run.state, job, dossier),
		guarded: (act) => unlessStopped(ports, {
			ledger,
			signal: cancelled
		}, act)
	};
	const counsel = dossier.phase === "counsel" ? await askCounsel(ports, job, {
		...callOptions,
		ledger,
		counsel: dossier.counsel
	}) : void 0;
	const owedCalls = counsel || !asksOwedPasses(storedDossier, lane) ? [] : await callOwedPasses(ports, job, {
		...callOptions,
		ledger
	});
	await recordOwedPasses(ports, job, {
		ledger,
		calls: owedCalls
	});
	const spent = addUsage(callOptions.spent, usageOf(owedCalls));
	const { call, candidate } = dossier.phase === "prepared" ? await runIteration(ports, job, {
		...callOptions,
		...dossier,
		spent,
		ledger,
		cancelled
	}) : {
		call: noCall,
		candidate: false
	};
	const confinement = ports.confinement && { confined: confinedIn(ports.confinement) };
	const report = {
		schema: 1,
		nonce: dossier.nonce,
		...call,
		...confinement,
		...owedCalls.length > 0 && { owed: [...owedCalls] },
		...counsel && { counsel }
	};
	reportNetworkRefusals(ports);
	await ports.parcel.putText("call", ports.redact(JSON.stringify(report)));
	const ranNoAgent = dossier.phase !== "prepared";
	const otherUsage = counsel ? counsel.usage : usageOf(owedCalls);
	return {
		end: call.end,
		usage: ranNoAgent ? otherUsage : call.usage,
		findings: call.findings,
		candidate,
		ranNoAgent
	};
}
/** Only the first job of a round calls the passes that waited. */
const asksOwedPasses = (dossier, lane) => dossier.phase !== "lanes" || dossier.parcels[0]?.lane === lane;
/** In a lane, so much counts as spent that the reserved part of the budget remains. */
function spentBefore(state, job, dossier) {
	const lane = dossier.phase === "prepared" ? laneOf$1(state, dossier.prepared.iteration) : void 0;
	return lane ? spentInLane({
		usd: lane.reserved_usd,
		tokens: lane.reserved_tokens
	}, job.settings) : state.usage;
}
const noPaths = {
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
	hidden: noPaths,
	environment: noPaths,
	unready: null,
	findings: []
};
/** Runs one iteration up to the checks, and leaves its commit for them. */
async function runIteration(ports, job, request) {
	const { ledger, prepared, cancelled } = request;
	await obtainStart(ports, prepared);
	await ports.workspace.restore(prepared.start);
	await ports.workspace.setUp(job.settings.setup, cancelled);
	const codeRequest = {
		...request,
		recall: ledger.recall,
		onSpent: () => void 0
	};
	const { coded: agentResult, made } = await codeAfterCalls(ports, job, codeRequest);
	reportUnusedServers(ports, agentResult);
	const callOptions = {
		...codeRequest,
		spent: addUsage(request.spent, usageOf(made))
	};
	const { closes } = contributionOf(job, ledger.state, agentResult);
	const candidate = (agentResult.changes.length > 0 || closes || claimToCheck(job, ledger.state, agentResult) !== void 0) && !hasFailed(agentResult);
	const { coded: reviewedResult, call: review } = candidate ? await askReviewer(ports, job, {
		...callOptions,
		coded: agentResult,
		checked: false
	}) : {
		coded: agentResult,
		call: void 0
	};
	const { coded, calls: passes } = candidate ? await askPasses(ports, job, {
		...callOptions,
		coded: reviewedResult,
		checks: null
	}) : {
		coded: reviewedResult,
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
/** Only the very tree that was green lands, and a change that is red on its own leaves the train. Pure. */
function fateInTrain(trees, checked) {
	const landing = checked.find(({ tree }) => tree === trees.landing);
	if (landing?.passed) return "landing";
	if (checked.some(({ tree, passed }) => tree === trees.alone && !passed)) return "alone";
	return landing ? "landing" : "waits";
}
// src/app/delegated/take-agents.ts
/** Receives the results of the agents' jobs, lane by lane. Returns a reason to stop if a person has to act. */
async function receiveAgents(context, request) {
	const { parcels } = request.storedDossier;
	const outcomes = [];
	for (const [index, parcel] of parcels.entries()) outcomes.push(await receiveAgent(context, request, {
		...parcel,
		takesOwed: index === 0
	}));
	return lostJobsReason("agents", outcomes);
}
/** If all jobs were lost, the next ones may be lost too, so the run stops. */
function lostJobsReason(jobKind, outcomes) {
	if (outcomes.length > 0 && outcomes.every((outcome) => outcome === "lost")) return {
		kind: "failed",
		code: "JOB_LOST",
		why: `the jobs of the ${jobKind} ended without a result`
	};
	return outcomes.find((outcome) => outcome !== "lost" && outcome !== void 0);
}
async function receiveAgent(context, { run, storedDossier, ends }, { lane, prepared, takesOwed }) {
	const { job, ledger } = context;
	const leg = legOf(ledger.state, storedDossier, lane);
	if (!leg) return void 0;
	const dossier = await receiveAgentResult({
		...context.ports,
		parcel: context.ports.lane(lane).parcel
	}, job, {
		stored: leg,
		run,
		bare: true
	});
	const confined = dossier.phase === "coded" ? dossier.coded.confined : void 0;
	const isFirstConfined = confined !== void 0 && ledger.state.confined === null;
	if (confined) recordConfined(ledger, confined);
	const skippedCall = await recordEarlierCalls(context, dossier, {
		isFirstConfined,
		recordsOwed: takesOwed
	});
	if (skippedCall) return settleHalt(ledger, job, skippedCall);
	const attempt = {
		iteration: prepared.iteration,
		task: prepared.task.id
	};
	if (dossier.phase !== "coded") {
		const spent = dossier.phase === "prepared" && dossier.spent || noCallCost;
		recordLostAgent(context, {
			...attempt,
			spent,
			end: endOfLeg(ends, "agent", lane)
		});
		return "lost";
	}
	const { coded } = dossier;
	const dropReason = unwantedReason(ledger.plan, ledger.state, prepared.task);
	if (dropReason !== void 0) {
		recordInterruption(ledger, {
			...attempt,
			spent: {
				usage: coded.usage,
				duration_ms: coded.durationMs
			},
			why: dropReason
		});
		return;
	}
	const capture = await captureOrSettle(context, coded);
	return capture.kind === "settled" ? capture.reason : void 0;
}
function recordLostAgent({ ledger, job }, { end, spent, ...attempt }) {
	const reason = `the job of the agent ended without a result (${oneLine(end, 20)})`;
	if (end === "cancelled") recordInterruption(ledger, {
		...attempt,
		spent,
		why: reason
	});
	else recordLostAttempt(ledger, job.settings, {
		...attempt,
		reason,
		spent
	});
}
/** Ends an attempt that does not count. */
function recordInterruption(ledger, { iteration, task, spent, why }) {
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
// src/app/delegated/round.ts
/**
* Runs between the agents of a round and its checks. Each agent's change becomes a candidate at the end of the train,
* or is settled if it needs no checks. After this the changes are safe in the state.
*/
async function composeJob(ports, job, { cancelled, ends }) {
	const loaded = await ports.store.load();
	const { run, storedDossier } = await loadRound(ports, loaded);
	if (storedDossier.phase !== "lanes") throw notUnderWay("its agents were heard already");
	const { context } = await continueRun(ports, job, loaded, { cancelled });
	const { ledger } = context;
	try {
		const reason = await receiveAgents(context, {
			run,
			storedDossier,
			ends
		});
		const legs = trainLegs(ledger.state, machinesOf(context.job));
		const dossier = delegate(context, {
			phase: "train",
			legs,
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
/** Ends a round: lands the checked candidates in train order. Undecided ones wait for the next round. */
async function landRound(ports, job, loaded, { cancelled, ends }) {
	const { run, storedDossier } = await loadRound(ports, loaded);
	const { context, attemptsBefore } = await continueRun(ports, job, loaded, { cancelled });
	return settleAndDecide(context, attemptsBefore, async () => {
		const orderReason = await applyOrders(context, void 0);
		const landReason = storedDossier.phase === "lanes" ? await receiveAgents(context, {
			run,
			storedDossier,
			ends
		}) : await landTrain(context, storedDossier, ends);
		return wasCancelled(ends) ? { kind: "cancelled" } : orderReason ?? landReason;
	});
}
async function loadRound(ports, { run }) {
	const { storedDossier } = await loadDelegatedWork(ports, run);
	if (!run || storedDossier.phase !== "lanes" && storedDossier.phase !== "train") throw notUnderWay("no round of lanes was handed over");
	return {
		run,
		storedDossier
	};
}
/** Lands the candidates whose exact tree was checked green, in order. One that is red alone fails; the rest wait. */
async function landTrain(context, { nonce, legs, reason }, ends) {
	const { ports, job, ledger } = context;
	const beforeLanding = {
		ports,
		job,
		ledger: unsavedCopy(ports, job, ledger)
	};
	const outcomes = [];
	for (const candidate of await readableTrain(ports, ledger)) {
		const leg = legs.find(({ iteration }) => iteration === candidate.coded.iteration);
		if (!leg) continue;
		const composeAlone = () => composeForChecks(beforeLanding, candidate);
		outcomes.push(await landCandidate(context, candidate, {
			nonce,
			ends,
			composeAlone,
			lane: leg.lane
		}));
	}
	return reason ?? lostJobsReason("checks", outcomes);
}
async function landCandidate(context, candidate, request) {
	const { ledger } = context;
	const { nonce, lane, ends, composeAlone } = request;
	const { coded: captured } = candidate;
	const { iteration, usage, durationMs: duration_ms } = captured;
	const reason = unwantedReason(ledger.plan, ledger.state, captured.task);
	if (reason !== void 0) {
		recordInterruption(ledger, {
			iteration,
			task: captured.task.id,
			spent: {
				usage,
				duration_ms
			},
			why: reason
		});
		return;
	}
	const landing = await composeOnTip(context, candidate);
	if ("reason" in landing) return landing.reason;
	const verdicts = await readTreeVerdicts(context, {
		nonce,
		lane,
		landing: landing.coded
	});
	if (!verdicts) {
		recordLostChecks(context, candidate, endOfLeg(ends, "validate", lane));
		return "lost";
	}
	const codedAlone = await composeAlone();
	const isGreen = ({ validation }) => typeof validation === "object" && validation.passed;
	const fate = fateInTrain({
		landing: landing.coded.tree,
		alone: codedAlone?.tree
	}, verdicts.map((verdict) => ({
		tree: verdict.tree,
		passed: isGreen(verdict)
	})));
	const coded = fate === "alone" ? codedAlone : landing.coded;
	const verdict = fate === "waits" ? void 0 : verdicts.find(({ tree }) => tree === coded?.tree);
	if (!coded || !verdict) return void 0;
	const commit = await writeLandingCommit(context, coded);
	return settleLanding(context, {
		coded,
		commit,
		validation: verdict.validation
	});
}
/**
* The results of a lane's checks, by tree; undefined if its job left none. An unreadable report counts against the tree
* that would land.
*/
async function readTreeVerdicts(context, { nonce, lane, landing: { iteration, tree: landing } }) {
	const { ports, job } = context;
	const file = await ports.lane(lane).parcel.readText("checks");
	if (file === void 0) return void 0;
	const parsed = "why" in file ? file : readCheckedTrees(file.text, {
		nonce: legNonce(nonce, lane),
		checks: job.checks
	});
	if ("why" in parsed) return [{
		tree: landing,
		validation: `what the checks\u2019 job handed over was refused: ${oneLine(parsed.why, 500)}`
	}];
	return parsed.map(({ tree, checked }) => ({
		tree,
		validation: "unready" in checked ? checked.unready : validationIn(context, checked, {
			iteration,
			tree
		})
	}));
}
/**
* A lost checks job does not lose the candidate. After several losses the checks are assumed to kill machines, and the
* attempt fails.
*/
function recordLostChecks({ ledger, job }, { coded, candidate }, end) {
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
	const reason = `the job of its checks ended without a result 3 times in a row (${oneLine(end, 20)})`;
	recordLostAttempt(ledger, job.settings, {
		...attempt,
		reason,
		spent: {
			usage,
			duration_ms
		}
	});
}
// src/app/delegated/apply.ts
/**
* Runs the settle phase in a job of its own that may write: reads what the jobs of the agent and of the checks left,
* and settles it. If an operator cancelled the workflow run, nothing starts after that.
*/
async function applyJob(ports, job, { cancelled: signal, ends }) {
	const loaded = await ports.store.load();
	const cancelled = wasCancelled(ends) ? AbortSignal.abort() : signal;
	const handedPhase = loaded.run?.state.handed?.what;
	if (handedPhase === "lanes" || handedPhase === "train") return landRound(ports, job, loaded, {
		cancelled,
		ends
	});
	return finishLoaded(ports, job, loaded, {
		cancelled,
		receiveAgentResult: (stored, run) => receiveAgentResult(ports, job, {
			stored,
			run
		}),
		readResults: (handed, dossier) => readCheckResults(ports, job, {
			handed,
			dossier,
			ends
		})
	});
}
// src/app/delegated/checks-job.ts
/**
* Runs the checks in a job of its own, in a clean checkout without secrets, on the commit that the agent's job left or
* that the state names. Reports the results and judges nothing.
*/
async function checksJob(ports, jobSettings, { cancelled, lane = 0 }) {
	const { run } = await ports.store.load();
	const { handed, storedDossier } = await loadDelegatedWork(ports, run);
	if (!run) throw notUnderWay("the plan has no run yet");
	const job = withOrderedSettings(jobSettings, run.state);
	requireConfinement(ports, job);
	if (storedDossier.phase === "train") return checkLane(ports, job, {
		run,
		train: storedDossier,
		lane,
		signal: cancelled
	});
	const { commit, tree, cited } = await commitToCheck(ports, job, {
		stored: storedDossier,
		handedCommit: handed.commit,
		run
	});
	await ports.workspace.restore(commit);
	const baseline = storedDossier.phase === "baseline";
	const report = (outcome) => {
		reportNetworkRefusals(ports);
		return ports.parcel.putText("checks", ports.redact(JSON.stringify({
			schema: 1,
			nonce: handed.nonce,
			tree,
			...outcome
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
	const checkRun = await runChecks(ports, job, {
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
		checksRun: checkRun
	}) : checkRun;
	await report({
		unready: null,
		results: [...results]
	});
	return {
		unready: null,
		results
	};
}
/** The commit to check out, the tree that the results are for, and the tests that the handoff cites. */
async function commitToCheck(ports, job, { stored: dossier, handedCommit, run }) {
	const { parcel, workBranch } = ports;
	if (dossier.phase !== "prepared") {
		const commit = handedCommit ?? "";
		await workBranch.contains(commit, commit);
		return dossier.phase === "coded" ? {
			commit,
			tree: dossier.coded.tree,
			cited: citedIn(dossier.coded)
		} : {
			commit,
			tree: commit,
			cited: []
		};
	}
	const { start } = dossier.prepared;
	await obtainStart({ workBranch }, dossier.prepared);
	const agentCommit = await parcel.receiveCommit(start);
	if (agentCommit.kind === "missing") throw notUnderWay("the agent's job left no commit");
	if (agentCommit.kind === "refused") throw notUnderWay(agentCommit.why);
	if (agentCommit.refused.length > 0) throw notUnderWay(agentCommit.refused.map(({ path, why }) => `${path} is ${why}`).join("; "));
	const { prepared, nonce } = dossier;
	const attempt = await attemptToCheck(ports, job, {
		prepared,
		nonce,
		run,
		agentCommit
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
/** For a candidate that conflicts in every position; the job that lands the train reports it. */
const nothingChecked = {
	tree: "",
	unready: null,
	results: []
};
/**
* Checks one lane's candidate on top of all that lands before it. If that is red, checks it alone too, to see which
* change is at fault. Uses the state only, like the job that lands it.
*/
async function checkLane(ports, job, request) {
	const { run, lane, signal } = request;
	const { nonce, legs } = request.train;
	const context = {
		ports,
		job,
		ledger: openLedger(ports, run, job)
	};
	const leg = legs.find((one) => one.lane === lane);
	const train = await trainIn(ports, context.ledger);
	const index = train.findIndex(({ coded }) => coded.iteration === leg?.iteration);
	const candidate = train[index];
	if (!candidate) throw notUnderWay(`nothing of lane ${lane} waits for its checks`);
	const check = (landing) => checkLanding(ports, job, {
		run,
		landing,
		signal
	});
	const report = async (behindOthers, alone) => {
		reportNetworkRefusals(ports);
		const text = JSON.stringify({
			schema: 1,
			nonce: legNonce(nonce, lane),
			...behindOthers,
			...alone && { alone }
		});
		await ports.parcel.putText("checks", ports.redact(text));
	};
	const ahead = train.slice(0, index).filter(({ coded }) => landsUnasked(job.settings, run.state, coded));
	const landingBehindOthers = ahead.length === 0 ? void 0 : await composeBehind(context, ahead, candidate);
	const checkedBehindOthers = landingBehindOthers && await check(landingBehindOthers);
	if (checkedBehindOthers) await report(checkedBehindOthers);
	if (checkedBehindOthers && isGreen(job, run, checkedBehindOthers)) return checkedBehindOthers;
	const landingAlone = await composeBehind(context, [], candidate);
	if (checkedBehindOthers && landingAlone?.coded.tree === checkedBehindOthers.tree) return checkedBehindOthers;
	const checkedAlone = landingAlone ? await check(landingAlone) : nothingChecked;
	await (checkedBehindOthers ? report(checkedBehindOthers, checkedAlone) : report(checkedAlone));
	return checkedBehindOthers ?? checkedAlone;
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
	const checkRequest = {
		tree,
		before: coded.checkpoint,
		label: "checks",
		cited: citedIn(coded),
		signal
	};
	const { results } = await runChecks(ports, job, {
		...checkRequest,
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
// src/entry/action/step/split-steps.ts
/** `command: intake`: everything before the agent, in a job that runs nothing of the repository's. It outputs its settings for the following jobs. Returns the exit code. */
function intakeStep(context) {
	for (const note of context.inputs.notes) annotate.notice(note);
	const inputFlags = context.inputs.flags;
	const legs = legsOf(context);
	return runPart(context, {
		checksElsewhere: false,
		settles: false,
		reportsAtEnd: true,
		idleReason: reasonNotBegun,
		onOpened: ({ inputs: { flags } }) => {
			const { "app-id": _, ...handedOn } = inputFlags["plan"] === void 0 && !flags["issue"] ? flags : inputFlags;
			setOutput("settings", JSON.stringify(handedOn));
		},
		act: () => (ports, job, cancelled) => beginJob(ports, job, {
			cancelled,
			scope: {
				until: "prepared",
				legs
			}
		}),
		after: outputLanes
	});
}
/** Outputs the lanes for the workflow's matrix, which may not be empty. */
async function outputLanes(end) {
	const dossier = end.kind === "handed_on" ? end.dossier : void 0;
	const lanes = dossier ? lanesDue(dossier) : [];
	if (lanes.length > 0) setOutput("lanes", JSON.stringify(lanes));
}
/** `command: agent`: calls the agent for the delegated step; writes nothing. */
const agentStep = (context) => runReadingPart(context, async (ports, job, cancelled) => {
	const end = await agentJob(ports, job, {
		cancelled,
		lane: laneOf(context)
	});
	return {
		due: end.candidate,
		text: agentJobText(end)
	};
});
/** `command: compose`: queues the agents' results of a round as candidates for the checks. Returns the exit code. */
const composeStep = (context) => runPart(context, {
	checksElsewhere: false,
	settles: true,
	reportsAtEnd: true,
	act: (step) => async (ports, job, cancelled) => composeJob(ports, job, {
		cancelled,
		ends: await readJobEnds(context, step)
	}),
	after: outputLanes
});
/** `command: validate`: runs the checks on the agent's result, without a verdict. */
const validateStep = (context) => runReadingPart(context, async (ports, job, cancelled) => {
	const end = await checksJob(ports, job, {
		cancelled,
		lane: laneOf(context)
	});
	return {
		due: true,
		text: checksJobText(end)
	};
});
const laneOf = ({ env }) => digitUpTo(7, env["RALPH_LANE"]) ?? 0;
/** From the matrix of `run.yml`; a workflow without one has one job for the agent. */
const legsOf = ({ env }) => digitUpTo(8, env["RALPH_LEGS"]) ?? 1;
const digitUpTo = (max, text) => text !== void 0 && /^\d$/.test(text) ? Math.min(max, Number(text)) : void 0;
/** `command: apply`: settles the results of the agent's and the checks' jobs, and starts the next iteration. */
const applyStep = (context) => runPart(context, {
	checksElsewhere: false,
	settles: true,
	writesPage: true,
	reportsAtEnd: true,
	act: (step) => async (ports, job, cancelled) => ({
		kind: "stopped",
		...await applyJob(ports, job, {
			cancelled,
			ends: await readJobEnds(context, step)
		})
	})
});
/** `needs` suffices if all jobs succeeded or were skipped; otherwise GitHub says how each ended. A job that GitHub ended for its time was not cancelled by a person. Throws RalphError RESULTS_INVALID. */
async function readJobEnds({ inputs, checkout }, { github, warn }) {
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
/** A step that writes neither the run nor to GitHub; another job reads its results. Returns the exit code. */
async function runReadingPart(step, act) {
	let context = step;
	let project;
	let finish = () => void 0;
	try {
		const opened = await openRun(step, "recorded");
		if (!opened) return 0;
		({context, project} = opened);
		const log = openLog(project, context);
		finish = log.finish;
		const warn = (text) => log.show({
			kind: "warning",
			text
		});
		const github = await openGitHubTracking(project, context, {
			warn,
			onlyReads: true
		});
		const { due, text } = await oneJob(project, context, {
			act,
			shape: "split jobs",
			lane: laneOf(context),
			fresh: false,
			changeRules: inputValue(stepInputs["change-rules"], context.inputs.flags["change-rules"]),
			show: log.show,
			...github && { outside: followersOf(github) }
		});
		finish();
		context.out(`\n${text}\n`);
		setOutput("due", String(due));
		await writeSummary(`${text}\n`);
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
/** `command: ready`: marks a complete run's pull requests ready, in a job that may need approval. Returns the exit code. */
const readyStep = (context) => runPart(context, {
	checksElsewhere: "unused",
	settles: true,
	startsNext: false,
	act: () => async (ports) => ({
		kind: "stopped",
		...await readyJob(ports)
	})
});
export { agentStep, applyStep, composeStep, intakeStep, readyStep, validateStep };
