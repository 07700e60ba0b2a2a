import { ct as issueWords, ir as tryJson, kn as shortOid, w as dossierPath, yr as RalphError } from "./through-proxy.js";
import { M as cappedLines, a as plainLine } from "./one-line.js";
import { v as holderInWords } from "./due.js";
import { a as partToCheck, it as Dossier } from "./slices.js";
import { r as failedStepOutput } from "./decisive-lines.js";
import { i as validationOf } from "./verdict.js";
import { P as saveAndPublish, a as settleLostAttempts, c as takeLease, n as recordLostCounsel, s as openLedger } from "./lost-attempts.js";
import { b as proveComplete } from "./state-access.js";
import { g as StepsContext, h as NeedsContext } from "./json-syntax.js";
import { d as jobSoFar, p as findTipLeftBehind, r as recordRulesChange, s as syncBranches, u as attemptsIn } from "./job.js";
import { D as readDelegatedCalls, E as recordOwedPasses, O as settleHalt, a as settleLanding, l as settleUndo, n as runLoop, r as stopJob, u as recordPart, y as applyCounsel } from "./loop.js";
import { n as attachPrompt, r as currentPrompt } from "./prepare.js";
import { r as verdictOn } from "./settle-attempt.js";
import { n as knownRedIn } from "./validate.js";
import { t as recordConfined } from "./surroundings2.js";
import { n as recordBaseline } from "./baseline.js";
import { r as recordingFaults, t as openJobContext } from "./open-work.js";
// src/adapter/github/workflow/failed-jobs.ts
/** Each log costs two requests. */
const maxLogs = 5;
const maxPartChars = 2e4;
/** In GitHub's order, with the failed part of each log. A log that cannot be read is replaced by a remark. */
async function failedJobs(github, run) {
	const failed = (await readJobs(github, run)).filter(({ conclusion }) => conclusion === "failure" || conclusion === "timed_out");
	return Promise.all(failed.map(async ({ id, name, html_url }, index) => {
		const log = index < maxLogs ? await readLog(github, Number(id)) : "(its log was not read: others failed before it)";
		return {
			name,
			url: html_url ?? "",
			log
		};
	}));
}
async function readJobs(github, { id, attempt }) {
	const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs";
	const maxPages = 10;
	const jobs = [];
	for (let page = 1; page <= maxPages; page++) {
		const listing = await github.request(route, {
			run_id: Number(id),
			attempt_number: attempt,
			per_page: 100,
			page
		});
		jobs.push(...listing.jobs);
		if (listing.jobs.length === 0 || jobs.length >= listing.total_count) break;
	}
	return jobs;
}
async function readLog(github, job_id) {
	try {
		return failedStepOutput(await github.text("GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs", { job_id }), maxPartChars);
	} catch (error) {
		return `(its log could not be read: ${error instanceof Error ? error.message : String(error)})`;
	}
}
// src/core/run/lease/awaited-dossier.ts
/** Undefined if an iteration handed over by this workflow run still waits for its results. */
function whyNothingAwaited(state, self) {
	const { handed, lease } = state;
	if (!handed || !lease) return "no iteration waits for its results; it was already settled, or given up";
	if (!sameRun(lease.holder, self)) return `what is waiting was handed over by ${holderInWords(lease.holder)}, and this is ${holderInWords(self)}`;
}
/** True if this job handed the iteration over while its later steps saw the files of something else. */
const sawOtherFiles = ({ handed, lease }, self) => handed?.laid_out === false && lease?.holder.kind === "workflow" && self.kind === "workflow" && lease.holder.attempt === self.attempt && lease.holder.job === self.job;
/** Undefined if this is the awaited dossier. Otherwise none of it may be used (docs/design.md#several-jobs). */
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
		counsel: ["counsel"],
		lanes: ["lanes"],
		train: ["train"]
	}[dossier.phase].includes(handed.what)) return `it is of the phase ${dossier.phase}, but the ${handed.what} is waiting`;
	if (dossier.phase !== "coded") return void 0;
	const { iteration, task, checkpoint } = dossier.coded;
	if (iteration !== current?.iteration) return `it is iteration ${iteration}, but ${iterationInWords(current?.iteration)} is running`;
	if (task.id !== current.task) return `it is about ${task.id}, and iteration ${iteration} is about ${current.task}`;
	return checkpoint === current.checkpoint && checkpoint === state.work ? void 0 : `it was made on ${shortOid(checkpoint)}, and iteration ${iteration} starts from ${shortOid(current.checkpoint)}`;
}
const iterationInWords = (iteration) => iteration === void 0 ? "none" : String(iteration);
/** A later attempt of a workflow run may continue what an earlier one began. */
const sameRun = (holder, self) => holder.kind === "workflow" && self.kind === "workflow" ? holder.run_id === self.run_id && holder.attempt <= self.attempt : holder.kind === "process" && self.kind === "process" && holder.host === self.host;
// src/app/delegated/settle-delegated.ts
/** Runs the settle phase on work that came back from other jobs. Returns a reason to stop, if any. */
async function settleDelegated(context, { handed, dossier, candidate, results }) {
	const { ports, job, ledger, progress } = context;
	if (dossier.phase === "coded") return settleCoded(context, {
		handed,
		coded: dossier.coded,
		candidate,
		results
	});
	if (isLost(results)) {
		const spent = dossier.phase === "prepared" ? dossier.spent : void 0;
		return recordLostJob(context, results, {
			...handed,
			...spent
		});
	}
	const part = dossier.phase === "baseline" ? delegatedPart(context, dossier.commit) : void 0;
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
		const validation = validationIn(context, results, {
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
		progress.baselineRan = true;
		recordBaseline(job, ledger, {
			...ports,
			commit: dossier.commit,
			results: results.results,
			durationMs: 0
		});
	}
}
/** The lower pull request whose newest commit was delegated, unless that is the work itself. */
function delegatedPart({ ledger: { state } }, commit) {
	const part = partToCheck(state);
	return part?.tip === commit && commit !== state.work ? part : void 0;
}
function settleCoded(context, request) {
	const { handed, coded, candidate, results } = request;
	const verdict = verdictOn(context, coded);
	const { usage, durationMs: duration_ms } = coded;
	if (verdict.kind === "validate" && isLost(results)) return recordLostJob(context, results, {
		...handed,
		usage,
		duration_ms
	});
	const outcome = isLost(results) ? results.lost : results;
	const validation = typeof outcome === "string" ? outcome : validationIn(context, outcome, coded);
	return settleLanding(context, {
		coded,
		commit: candidate,
		validation
	});
}
const isLost = (results) => typeof results === "object" && "lost" in results;
/** An interrupted attempt does not count. The job also stops, since the next attempt could be lost in the same way. */
function recordLostJob({ ledger, job }, { lost, cancelled }, handed) {
	const { current } = ledger.state;
	recordLostCounsel(ledger);
	if (current && !cancelled) settleLostAttempts(ledger, job.settings, handed, lost);
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
// src/app/delegated/finish.ts
/**
* Settles what `beginJob` delegated, by the results of the other jobs, and decides which step comes next; another job
* takes it. Throws RalphError NOT_UNDER_WAY, and changes nothing, if the state waits for something else.
*/
const finishJob = async (ports, job, request) => finishLoaded(ports, job, await ports.store.load(), request);
async function finishLoaded(ports, job, loaded, request) {
	const delegated = await loadWaitingWork(ports, loaded.run, request);
	const { handed, dossier } = delegated;
	const results = await request.readResults(handed, dossier);
	const confined = dossier.phase === "coded" ? dossier.coded.confined : void 0;
	const { context, attemptsBefore, isFirstConfined } = await continueRun(ports, job, loaded, {
		...request,
		confined
	});
	const { ledger } = context;
	context.progress.spent = handed;
	if (dossier.phase === "passes") await recordOwedPasses(ports, job, {
		ledger,
		calls: dossier.calls ?? []
	});
	return settleAndDecide(context, attemptsBefore, async () => {
		const counselReason = dossier.phase === "counsel" && dossier.made ? await applyCounsel(ports, context.job, {
			...dossier,
			made: dossier.made,
			ledger
		}) : void 0;
		if (counselReason) return counselReason;
		const halted = await recordEarlierCalls(context, dossier, {
			isFirstConfined,
			recordsOwed: true
		});
		return halted ? settleHalt(ledger, context.job, halted) : settleDelegated(context, {
			...delegated,
			results
		});
	});
}
/** Takes the lease and opens the run that other jobs of this workflow run began. */
async function continueRun(ports, job, { run, remoteWork }, { cancelled, confined }) {
	const ledger = openLedger(ports, run, job);
	const attemptsBefore = attemptsIn(ledger.state);
	takeLease(ports, ledger);
	const isFirstConfined = confined !== void 0 && ledger.state.confined === null;
	if (confined) recordConfined(ledger, confined);
	recordRulesChange(job, ledger);
	const branch = {
		remoteTip: remoteWork,
		replaces: await findTipLeftBehind(ports, job, {
			ledger,
			remoteWork
		}),
		deleted: remoteWork === null,
		endedInOrder: true,
		conflict: void 0,
		restReason: void 0,
		firstLook: void 0
	};
	return {
		context: openJobContext(ports, job, {
			ledger,
			branch,
			scope: { until: "decided" },
			cancelled
		}),
		attemptsBefore,
		isFirstConfined
	};
}
/** Settles with `settle`, and decides which step comes next; another job takes it. */
async function settleAndDecide(context, attemptsBefore, settle) {
	const { ports, ledger } = context;
	const outcome = await recordingFaults(context, async () => {
		const reason = await settle();
		await saveAndPublish(context);
		return reason ? stopJob(context, reason) : runLoop(context, jobSoFar(ports, context.job), attemptsBefore);
	});
	if (outcome.kind === "handed_on") throw new Error("a job that only decides handed something over");
	return {
		reason: outcome.reason,
		state: ledger.state,
		plan: ledger.plan
	};
}
/**
* Records the calls that were made before the attempt: they count even if the attempt or its job was lost. Returns the
* attempt if one of them kept its agent from being called.
*/
async function recordEarlierCalls({ ports, job, ledger }, dossier, { isFirstConfined, recordsOwed }) {
	if (dossier.phase !== "coded" && dossier.phase !== "prepared") return void 0;
	const { owed = [], before } = dossier.phase === "coded" ? dossier.coded : {};
	const attempt = dossier.phase === "coded" ? dossier.coded : dossier.prepared;
	if (recordsOwed) await recordOwedPasses(ports, job, {
		ledger,
		calls: owed
	});
	const madeByLostJob = dossier.phase === "prepared" && dossier.made;
	const calls = madeByLostJob ? dossier.prepared.calls : before?.planned;
	const madeCalls = madeByLostJob || before?.made;
	if (calls && madeCalls) {
		const answers = await readDelegatedCalls(ports, job, {
			ledger,
			at: attempt,
			calls,
			made: madeCalls
		});
		return answers.kind === "halted" ? {
			halt: answers.halt,
			at: attempt
		} : void 0;
	}
	if (owed.length > 0 || isFirstConfined) attachPrompt(ledger, attempt.iteration, await currentPrompt(ports, job, {
		ledger,
		...attempt
	}));
}
/** The agent's job died after calls that it had paid for. */
const leftOnlyCalls = (dossier) => dossier.phase === "prepared" && dossier.made !== void 0;
async function loadWaitingWork(ports, run, request) {
	const { handed, storedDossier } = await loadDelegatedWork(ports, run);
	if (run && sawOtherFiles(run.state, ports.liveness.self)) throw checkedInSameJob();
	const dossier = (run && await request.receiveAgentResult?.(storedDossier, run)) ?? storedDossier;
	const isAgentJobLost = request.receiveAgentResult !== void 0 && (dossier === storedDossier || leftOnlyCalls(dossier));
	const mismatch = run && !isAgentJobLost ? whyNotAwaited(run.state, dossier) : void 0;
	if (mismatch !== void 0) throw notUnderWay(mismatch);
	return {
		handed,
		dossier,
		candidate: storedDossier.phase === "prepared" ? null : handed.commit
	};
}
/** Loads the dossier that this workflow run delegated. Throws RalphError NOT_UNDER_WAY if there is none. */
async function loadDelegatedWork(ports, run) {
	const handed = run?.state.handed;
	const reason = run ? whyNothingAwaited(run.state, ports.liveness.self) : "the plan has no run yet";
	if (reason !== void 0 || !handed) throw notUnderWay(reason ?? "nothing was handed over");
	const storedDossier = readDossier(await ports.store.read(dossierPath));
	if (!storedDossier) throw notUnderWay(`${dossierPath} on the state branch is missing, or from another version of ralph`);
	return {
		handed,
		storedDossier
	};
}
function readDossier(text) {
	try {
		return Dossier.parse(JSON.parse(text ?? ""));
	} catch {
		return;
	}
}
const checkedInSameJob = () => new RalphError({
	code: "CHECKED_IN_THE_SAME_JOB",
	message: "The steps between begin and finish have not seen the commit: it was not laid out in the checkout of this job.",
	hint: "Move the checks and `finish` to jobs of their own, where nothing that the agent left can reach them. Or, if you trust the agent, set `trust-agent: true` for begin."
});
const notUnderWay = (reason) => new RalphError({
	code: "NOT_UNDER_WAY",
	message: `There is nothing to finish for this job: ${reason}.`,
	hint: "Nothing was changed and nothing is lost: the next job of the run continues from the state."
});
/**
* Marks a complete run as ready for review, once everybody who must agree has agreed. Writes no state. Throws
* RalphError BUSY if the run continues.
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
	if (state.stop?.kind === "complete") await syncBranches(ports, {
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
/** The runner passes an input as one variable, which Linux limits to 128 KiB; anything longer is no context. */
const maxInputChars = 1e7;
/** Reads the input `results`. Throws RalphError RESULTS_INVALID with all findings. */
function readResults(text) {
	if (text.length > maxInputChars) throw invalid([`it has ${text.length} characters`]);
	const json = tryJson(text);
	if (json === void 0) throw invalid([`it is not JSON: ${plainLine(text, 80)}`]);
	const [first] = typeof json === "object" && json !== null ? Object.values(json) : [];
	if (typeof first === "object" && first !== null && "outcome" in first) return {
		of: "step",
		entries: entriesOf(parseContext(StepsContext, json), ({ outcome }) => outcome)
	};
	return {
		of: "job",
		entries: entriesOf(parseContext(NeedsContext, json), ({ result }) => result)
	};
}
function entriesOf(context, outcomeOf) {
	return Object.entries(context).map(([name, entry]) => ({
		name,
		outcome: outcomeOf(entry),
		outputs: entry.outputs
	}));
}
function parseContext(shape, json) {
	const parsed = shape.safeParse(json);
	if (parsed.success) return parsed.data;
	const findings = parsed.error.issues.map((issue) => {
		const place = issue.path.map((part) => plainLine(String(part), 80)).join(".");
		return `${place === "" ? "" : `${place}: `}${plainLine(issueWords(issue, json), 200)}`;
	});
	throw invalid(cappedLines(findings, 20));
}
const invalid = (findings) => new RalphError({
	code: "RESULTS_INVALID",
	message: "The input `results` does not say how the jobs or the steps ended.",
	hint: "Pass it in full, as an expression: `toJSON(needs)` in a separate job, `toJSON(steps)` in the job of `begin`.",
	findings
});
/** Outputs of `begin`: whether anything is to be checked, and which commit. */
const beginOutputs = {
	due: "due",
	commit: "commit"
};
const commitOf = ({ outputs }) => outputs[beginOutputs.commit] ?? "";
const dueOf = ({ outputs }) => outputs[beginOutputs.due];
/** Whether `begin` delegated anything. Throws RalphError RESULTS_WITHOUT_BEGIN if no entry is from `begin`. */
function isDue(results) {
	const dueOutputs = results.entries.map(dueOf).filter((due) => due !== void 0);
	if (dueOutputs.length === 0) throw withoutBegin(results);
	return dueOutputs.includes("true");
}
/**
* The entry of `begin`, which ties the results to their commit. Throws RalphError RESULTS_WITHOUT_BEGIN, or
* RESULTS_OF_ANOTHER for results of an older job.
*/
function beginEntryOf(results, commit) {
	const match = results.entries.find((entry) => commitOf(entry) === commit);
	if (match) return match;
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
export { finishJob as a, notUnderWay as c, settleAndDecide as d, validationIn as f, continueRun as i, readyJob as l, readJobs as m, isDue as n, finishLoaded as o, failedJobs as p, readResults as r, loadDelegatedWork as s, beginEntryOf as t, recordEarlierCalls as u };
