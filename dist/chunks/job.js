import { vn as RalphError } from "./through-proxy.js";
import { o as newestTaken } from "./evolve.js";
import { i as slicesOf } from "./slices.js";
import { O as shortOid } from "./due.js";
import { l as callsAgent } from "./recover-lost-attempt.js";
import { n as intake } from "./intake.js";
// src/app/job/so-far.ts
/** A job that has only begun. */
const jobSoFar = ({ clock }, job) => ({
	started: clock.now(),
	iterations: 0,
	checks: job.checksDigest,
	baselineRan: false,
	longestMs: 0
});
/** Attempts that count, over the whole run. */
const attemptsIn = ({ counts }) => counts.succeeded + counts.failed;
// src/app/branch/mark-milestones.ts
/**
* Shows each milestone's part of the work as a branch of its own, which follows the state like the work branch does.
* Only the newest one is ever created: any other that is missing was deleted by a person, as after a merge, and so was
* the newest one where a job ended in order, until the next commit. Returns the tips that are to be seen.
*/
function milestoneMarker(ports, request) {
	const { ledger, endedInOrder, replaces } = request;
	const before = newestTaken(ledger.state);
	const told = /* @__PURE__ */ new Set();
	function tell(marked) {
		const text = whatIsWrong(marked, ledger.state.work_branch);
		if (text === void 0 || told.has(text)) return;
		told.add(text);
		ports.show({
			kind: "warning",
			text
		});
	}
	return async () => {
		const grew = newestTaken(ledger.state) > before;
		const wanted = slicesOf(ledger.state).filter(({ milestone, newest }) => {
			return milestone !== null && (grew || !newest || replaces === void 0);
		}).map(({ branch, tip, newest }) => {
			return {
				branch,
				commit: tip,
				create: newest && (grew || !endedInOrder),
				replaces: newest ? replaces : void 0
			};
		});
		const marked = wanted.length === 0 ? [] : await ports.workBranch.mark(wanted);
		for (const one of marked) tell(one);
		return new Map(wanted.flatMap(({ branch, commit }, index) => tipShown(marked[index], {
			branch,
			commit
		})));
	};
}
function tipShown(marked, { branch, commit }) {
	if (marked?.kind === "there") return [[branch, commit]];
	return marked?.kind === "moved" ? [[branch, marked.tip]] : [];
}
function whatIsWrong(marked, workBranch) {
	const { branch, kind } = marked;
	if (kind === "moved") return `${branch} holds ${shortOid(marked.tip)}, which is not from this run, so it stays unchanged; to add commits to the run, push them to ${workBranch}`;
	return kind === "refused" ? `${branch} could not be moved, so its pull request lags behind: ${marked.why}` : void 0;
}
/**
* What a job does that has nothing else to do: the one before it may have died between its last word in the state and
* what is to see outside (a pull request that is still a draft), or a person may have merged one since. Writes no state.
*/
async function converge(ports, { run, remoteWork }) {
	if (!ports.display.converge || run.state.lease) return;
	const { work, work_branch } = run.state;
	const mark = milestoneMarker(ports, {
		ledger: run,
		endedInOrder: true,
		replaces: void 0
	});
	const tips = new Map(await mark());
	if (remoteWork === work) tips.set(work_branch, work);
	await ports.display.converge({
		...run,
		commit: run.oid
	}, tips);
}
// src/app/job.ts
/**
* One job: decide, do, record, until there is a reason to stop (docs/design.md#life-of-an-iteration). What an iteration settled is written
* together with the start of the next one, in one commit of the state ref; the work branch follows it. A fault ends
* the job in an orderly way, with its reason in the state, and is thrown on.
*/
async function runJob(ports, job, cancelled, before) {
	const end = await beginJob(ports, job, {
		cancelled,
		reach: { until: "settled" },
		before
	});
	if (end.kind === "handed_on") throw new Error("a job that finishes its own work handed something over");
	return end;
}
/** All that follows the taking of the run: a megabyte of code, for which there is time while the state is on its way. */
async function loadPhases() {
	const [{ loop }, work] = await Promise.all([
		import("./loop.js").then((n) => n.n),
		import("./open-work.js").then((n) => n.n),
		import("./own-edits.js").then((n) => n.n),
		import("./write-back.js").then((n) => n.n),
		import("./prompt-templates.js").then((n) => n.n)
	]);
	return {
		loop,
		...work
	};
}
/** How often the run is taken up anew where somebody's order was written first. */
const tries = 5;
/** An order that takes effect without a job may come in between; another job that took the run may not. */
async function takeUp(...given) {
	const [{ store }] = given;
	for (let round = 1;; round++) try {
		return await intake(...given);
	} catch (error) {
		if (!(error instanceof RalphError) || error.code !== "LEASE_LOST" || round === tries) throw error;
		const { run } = await store.load();
		if (!run || run.state.lease) throw error;
	}
}
/**
* The same as far as `reach`. What another job has to go on with is in the state when this returns, and the lease stays
* with the workflow run: `finishIteration` settles it, else the next job finds it lost.
*/
async function beginJob(ports, job, { before, ...request }) {
	const started = {
		...jobSoFar(ports, job),
		...before,
		checks: job.checksDigest,
		baselineRan: false
	};
	const onSent = () => void loadPhases().catch(() => void 0);
	const taken = await takeUp(ports, job, {
		soFar: started,
		callsAgent: callsAgent(request.reach),
		onSent
	});
	if (taken.kind === "idle") {
		await converge(ports, taken);
		const { reason, run } = taken;
		return {
			kind: "stopped",
			reason,
			state: run.state,
			plan: run.plan,
			soFar: started
		};
	}
	const { ledger } = taken;
	const { openWork, recordingFaults, loop } = await loadPhases();
	const work = openWork(ports, job, {
		...taken,
		...request
	});
	const attempts = attemptsIn(ledger.state);
	const ended = await recordingFaults(work, () => loop(work, started, attempts));
	const iterations = started.iterations + attemptsIn(ledger.state) - attempts;
	const soFar = {
		...started,
		iterations,
		longestMs: Math.max(started.longestMs, work.did.longestMs)
	};
	return {
		...ended,
		state: ledger.state,
		plan: ledger.plan,
		soFar
	};
}
export { attemptsIn as a, milestoneMarker as i, runJob as n, jobSoFar as o, converge as r, beginJob as t };
