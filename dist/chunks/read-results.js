import { C as dossierPath, Zt as shortOid, er as RalphError, st as issueWords } from "./through-proxy.js";
import { M as cappedLines, i as plainLine } from "./one-line.js";
import { v as holderInWords } from "./due.js";
import { a as partToCheck, ot as Dossier } from "./slices.js";
import { r as failedPart } from "./decisive-lines.js";
import { i as validationOf } from "./verdict.js";
import { C as saveAndPublish, i as tellLostCounsel, n as recoverLostAttempt, o as openLedger, s as takeLease } from "./recover-lost-attempt.js";
import { x as proveComplete } from "./state-access.js";
import { m as StepsContext, p as NeedsContext } from "./json-syntax.js";
import { C as takeOwed, T as settleHalt, d as recordPart, f as takeCounsel, l as settleAndOwe, r as stop, t as loop, u as settleUndo, w as readDelegatedCalls } from "./loop.js";
import { c as promptNow, o as attachPrompt } from "./call-order.js";
import { n as settleAttempt, r as verdictOn } from "./settle-attempt.js";
import { d as jobSoFar, m as leftBehind, r as changeRules, s as syncBranches, u as attemptsIn } from "./job.js";
import { n as knownRedIn } from "./validate.js";
import { i as stateConfined } from "./surroundings2.js";
import { r as recordBaseline } from "./baseline.js";
import { r as recordingFaults, t as openWork } from "./open-work.js";
// src/adapter/github/workflow/failed-jobs.ts
/** Jobs whose logs are read: each costs two requests. */
const mostLogs = 5;
const longestPart = 2e4;
/**
* The jobs of this attempt of a workflow run that failed, in GitHub's order, with the failed part of their logs. A log
* that cannot be read says so in its place.
*/
async function failedJobs(github, run) {
	const failed = (await jobsOf(github, run)).filter(({ conclusion }) => conclusion === "failure" || conclusion === "timed_out");
	return Promise.all(failed.map(async ({ id, name, html_url }, at) => {
		const log = at < mostLogs ? await logOf(github, Number(id)) : "(its log was not read: others failed before it)";
		return {
			name,
			url: html_url ?? "",
			log
		};
	}));
}
/** All jobs of this attempt of a workflow run. */
async function jobsOf(github, { id, attempt }) {
	const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs";
	const pages = 10;
	const jobs = [];
	for (let page = 1; page <= pages; page++) {
		const found = await github.request(route, {
			run_id: Number(id),
			attempt_number: attempt,
			per_page: 100,
			page
		});
		jobs.push(...found.jobs);
		if (found.jobs.length === 0 || jobs.length >= found.total_count) break;
	}
	return jobs;
}
async function logOf(github, job_id) {
	try {
		return failedPart(await github.text("GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs", { job_id }), longestPart);
	} catch (error) {
		return `(its log could not be read: ${error instanceof Error ? error.message : String(error)})`;
	}
}
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
		counsel: ["counsel"],
		lanes: ["lanes"],
		train: ["train"]
	}[dossier.phase].includes(handed.what)) return `it is of the phase ${dossier.phase}, but the ${handed.what} is waiting`;
	if (dossier.phase !== "coded") return void 0;
	const { iteration, task, checkpoint } = dossier.coded;
	if (iteration !== current?.iteration) return `it is iteration ${iteration}, but ${inWords(current?.iteration)} is running`;
	if (task.id !== current.task) return `it is about ${task.id}, and iteration ${iteration} is about ${current.task}`;
	return checkpoint === current.checkpoint && checkpoint === state.work ? void 0 : `it was made on ${shortOid(checkpoint)}, and iteration ${iteration} starts from ${shortOid(current.checkpoint)}`;
}
const inWords = (iteration) => iteration === void 0 ? "none" : String(iteration);
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
// src/app/delegated/finish.ts
/**
* The end of what `beginJob` handed on: its verdict by the results that other jobs give, one commit or none, and the
* decision what comes next, which another job does. Throws RalphError NOT_UNDER_WAY, and changes nothing, where the
* state waits for something else.
*/
const finishJob = async (ports, job, request) => finishLoaded(ports, job, await ports.store.load(), request);
/** The same of a state that is loaded already. */
async function finishLoaded(ports, job, loaded, request) {
	const waiting = await whatWaits(ports, loaded.run, request);
	const { handed, dossier } = waiting;
	const results = await request.results(handed, dossier);
	const confined = dossier.phase === "coded" ? dossier.coded.confined : void 0;
	const { work, before, isFirstConfined } = await takeOver(ports, job, loaded, {
		...request,
		confined
	});
	const { ledger } = work;
	work.did.spent = handed;
	if (dossier.phase === "passes") await takeOwed(ports, job, {
		ledger,
		calls: dossier.calls ?? []
	});
	return settleAndDecide(work, before, async () => {
		const person = dossier.phase === "counsel" && dossier.made ? await takeCounsel(ports, work.job, {
			...dossier,
			made: dossier.made,
			ledger
		}) : void 0;
		if (person) return person;
		const halted = await takeBefore(work, dossier, {
			isFirstConfined,
			takesOwed: true
		});
		return halted ? settleHalt(ledger, work.job, halted) : settleElsewhere(work, {
			...waiting,
			results
		});
	});
}
/** The run as this job goes on with it: what other jobs of the same workflow run began. */
async function takeOver(ports, job, { run, remoteWork }, { cancelled, confined }) {
	const ledger = openLedger(ports, run, job);
	const before = attemptsIn(ledger.state);
	takeLease(ports, ledger);
	const isFirstConfined = confined !== void 0 && ledger.state.confined === null;
	if (confined) stateConfined(ledger, confined);
	changeRules(job, ledger);
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
	return {
		work: openWork(ports, job, {
			ledger,
			branch,
			reach: { until: "decided" },
			cancelled
		}),
		before,
		isFirstConfined
	};
}
/** Settles it, and decides what comes next, which another job does. */
async function settleAndDecide(work, before, settle) {
	const { ports, ledger } = work;
	const ended = await recordingFaults(work, async () => {
		const reason = await settle();
		await saveAndPublish(work);
		return reason ? stop(work, reason) : loop(work, jobSoFar(ports, work.job), before);
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
async function takeBefore({ ports, job, ledger }, dossier, { isFirstConfined, takesOwed }) {
	if (dossier.phase !== "coded" && dossier.phase !== "prepared") return void 0;
	const { owed = [], before } = dossier.phase === "coded" ? dossier.coded : {};
	const at = dossier.phase === "coded" ? dossier.coded : dossier.prepared;
	if (takesOwed) await takeOwed(ports, job, {
		ledger,
		calls: owed
	});
	const died = dossier.phase === "prepared" && dossier.made;
	const calls = died ? dossier.prepared.calls : before?.planned;
	const made = died || before?.made;
	if (calls && made) {
		const taken = await readDelegatedCalls(ports, job, {
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
	const { handed, stored } = await loadDelegatedWork(ports, run);
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
async function loadDelegatedWork(ports, run) {
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
export { finishLoaded as a, readyJob as c, takeOver as d, validationIn as f, finishJob as i, settleAndDecide as l, jobsOf as m, isDue as n, loadDelegatedWork as o, failedJobs as p, readResults as r, notForThisJob as s, begunIn as t, takeBefore as u };
