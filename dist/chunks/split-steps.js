import { c as setOutput, f as inputValue, g as annotate, l as writeSummary } from "./end-step.js";
import { E as confinedIn } from "./evolve.js";
import { G as noUsage, U as addUsage } from "./pass.js";
import { r as adjusted } from "./order-origin.js";
import { g as openLedger, m as unlessStopped } from "./recover-lost-attempt.js";
import { o as tellServers } from "./servers.js";
import { a as tellUncommitted, i as tellNetworkRefusals, r as stateConfinement, t as demandConfinement } from "./surroundings2.js";
import { c as askCounsel, d as spentOn, f as askOwed, l as codedAfterCalls, p as takeOwed, u as isDecided } from "./loop.js";
import { S as claimToCheck, _ as contributionOf, f as askPasses, m as askReviewer } from "./settle-attempt.js";
import { c as readyJob, i as applyJob, l as attemptToCheck, o as handedOn, r as readResults, s as notForThisJob, u as obtainStart } from "./read-results.js";
import { i as withNeeds } from "./baseline.js";
import { n as knownRedIn, o as whyUnready, r as runChecks, t as citedIn } from "./validate.js";
import { t as beginJob } from "./job.js";
import { f as stepInputs } from "./through-proxy.js";
import { D as plural, S as formatUsd } from "./one-line.js";
import { n as oneJob } from "./final.js";
import { r as openRun } from "./watch-over.js";
import { logOf, n as onGitHub, partOfRun, r as outsideOf, t as reportFault } from "./run-step.js";
import { notBegunYet } from "./begin-step.js";
// src/app/delegated/agent-job.ts
/**
* The third phase in a job of its own, which may only read: calls the agent for what was handed on, and leaves its
* commit and its words for the job that settles them. The lease is the workflow run's, and nobody renews it here; an
* order to pause or stop still ends the call. Throws RalphError NOT_UNDER_WAY where nothing waits for an agent.
*/
async function agentJob(ports, given, { cancelled }) {
	const { run } = await ports.store.load();
	const { handed, stored } = await handedOn(ports, run);
	if (!run || stored.phase !== "prepared" && stored.phase !== "passes" && stored.phase !== "counsel") throw notForThisJob("what waits needs no agent");
	const job = adjusted(given, run.state);
	const ledger = openLedger(ports, run, job);
	demandConfinement(ports, job);
	if (run.state.confined === null) stateConfinement(ledger, ports.confinement);
	tellUncommitted(ports, given.base);
	await ports.agent.preflight();
	await ports.credentialShapes.load();
	const at = {
		spent: run.state.usage,
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
	const owed = counsel ? [] : await askOwed(ports, job, {
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
		nonce: handed.nonce,
		...call,
		...bounds,
		...owed.length > 0 && { owed: [...owed] },
		...counsel && { counsel }
	};
	tellNetworkRefusals(ports);
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
const nothing = {
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
	hidden: nothing,
	environment: nothing,
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
	tellServers(ports, left);
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
// src/app/delegated/checks-job.ts
/**
* The fourth phase in a job of its own, in a clean checkout and without a secret: runs the checks on the commit that
* another job left, or on the one that the state names, and leaves what they said. It judges nothing.
*/
async function checksJob(ports, given, { cancelled }) {
	const { run } = await ports.store.load();
	const { handed, stored } = await handedOn(ports, run);
	if (!run) throw notForThisJob("the plan has no run yet");
	const job = adjusted(given, run.state);
	demandConfinement(ports, job);
	const { commit, tree, cited } = await filesOf(ports, job, {
		stored,
		named: handed.commit,
		run
	});
	await ports.workspace.restore(commit);
	const baseline = stored.phase === "baseline";
	const report = (said) => {
		tellNetworkRefusals(ports);
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
	const { results } = baseline ? await withNeeds(ports, job, {
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
			reach: { until: "prepared" }
		})
	});
}
/** `command: agent`: calls the agent for what was handed on, and writes nothing. */
const agentStep = (context) => readingPart(context, async (ports, job, cancelled) => {
	const end = await agentJob(ports, job, { cancelled });
	return {
		due: end.candidate,
		said: agentJobText(end)
	};
});
/** `command: validate`: the checks on what the agent left, and nothing is judged. */
const validateStep = (context) => readingPart(context, async (ports, job, cancelled) => {
	return {
		due: true,
		said: checksJobText(await checksJob(ports, job, { cancelled }))
	};
});
/** `command: apply`: settles what the jobs of the agent and of the checks left, and starts the next iteration. */
const applyStep = (context) => partOfRun(context, {
	checksElsewhere: false,
	settles: true,
	writesPage: true,
	showsAtEnd: true,
	act: () => async (ports, job, cancelled) => ({
		kind: "stopped",
		...await applyJob(ports, job, {
			cancelled,
			ends: endsOf(context)
		})
	})
});
/** Throws RalphError RESULTS_INVALID. */
function endsOf({ inputs }) {
	const { entries } = readResults(inputValue(stepInputs.results, inputs.flags["results"]) ?? "");
	const outcome = (name) => entries.find((entry) => entry.name === name)?.outcome ?? "missing";
	return {
		agent: outcome("agent"),
		validate: outcome("validate")
	};
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
export { agentStep, applyStep, intakeStep, readyStep, validateStep };
