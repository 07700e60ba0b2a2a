import { M as needIn, j as missingIn } from "./evolve.js";
import { c as outputExcerpt, l as saidByRed } from "./failure-sentence.js";
import { i as validationOf, n as countingChecks, r as judge, t as checksToRun } from "./verdict.js";
import { _n as RalphError } from "./through-proxy.js";
import { n as citedTests } from "./criterion-levels.js";
// src/app/phase/validate/validate.ts
/** Failures that were there before the run and were accepted. */
const knownRedIn = ({ baseline }) => baseline?.accepted ? baseline.red : [];
/**
* Fourth phase: the checks decide, on exactly the tree that will be committed and in what set-up commands made. Where
* these cannot make it from that tree, the sentence says why.
*/
async function validate(ports, job, request) {
	const { coded, state } = request;
	const { iteration, tree } = coded;
	const unready = await whyUnready(ports, job, {
		...request,
		tree,
		before: coded.checkpoint
	});
	if (unready !== void 0) return unready;
	const knownRed = knownRedIn(state);
	const cited = citedIn(coded);
	const ran = await runChecks(ports, job, {
		...request,
		tree,
		label: `iteration-${iteration}`,
		knownRed,
		cited,
		before: coded.checkpoint
	});
	const { checks, settings } = job;
	return validationOf({
		iteration,
		tree,
		strategy: settings.strategy,
		checks,
		knownRed,
		...ran
	});
}
/** The tests that an attempt's handoff cites. */
const citedIn = ({ task, handoff }) => citedTests({
	criteria: task.acceptance_criteria,
	evidence: handoff?.evidence ?? []
});
/** Of a failed check's output, for whoever watches; all that was kept of it is in `validation.json`. */
const shownChars = 3e4;
const mostListed = 20;
/**
* Runs every check of the strategy on `tree`, all of them, in order. Each begins with exactly the tracked files of
* `tree`: what another one changed in them was put back. A check that failed, or that changed such files, runs once more,
* and no third time. Rejects with an AbortError when `signal` fires.
*/
async function runChecks(ports, job, request) {
	const results = [];
	request.onChecks?.begin();
	for (const check of checksToRun(job.settings.strategy, job.checks)) {
		const result = await settled(ports, check, {
			...request,
			counts: !request.knownRed.includes(check.name)
		});
		results.push(result);
		if (result.filled_disk) {
			await ports.workspace.discard();
			return {
				results,
				discarded: true
			};
		}
	}
	request.onChecks?.end();
	return {
		results,
		discarded: false
	};
}
/**
* One check and its verdict. Failing first and passing then is kept and marked flaky (design rule 4); of a check that
* passed and changed tracked files on the way the second run counts, which began with what will be committed.
*/
async function settled(ports, check, request) {
	const first = await once(ports, check, request);
	const because = whyAgain(first, request.counts);
	if (because === void 0) return first;
	const second = await once(ports, check, {
		...request,
		because
	});
	if (second.filled_disk) return second;
	const flaky = !first.passed && second.passed;
	return {
		...first.passed || second.passed ? second : first,
		flaky,
		...both("changed", first, second),
		...both("left", first, second)
	};
}
function whyAgain({ passed, filled_disk, changed }, counts) {
	if (filled_disk) return void 0;
	if (!passed) return counts ? "failed" : void 0;
	return changed && "changed_files";
}
async function once({ runCheck, show, clean, workspace }, check, request) {
	const { because, counts } = request;
	const rerun = because !== void 0;
	show({
		kind: "check_started",
		name: check.name,
		rerun,
		...because && { because }
	});
	const said = await runCheck(check, rerun ? `${request.label}-rerun` : request.label, request.signal, request.cited);
	const ran = {
		...said,
		output_head: clean(said.output_head),
		output_tail: clean(said.output_tail)
	};
	const result = ran.filled_disk ? ran : {
		...ran,
		...listed(await workspace.resetTracked(request.tree, request.before))
	};
	const { passed, duration_ms: durationMs, changed, left } = result;
	const flaky = because === "failed" && passed;
	const failure = {
		directory: check.working_directory,
		output: outputExcerpt(result, shownChars)
	};
	show({
		kind: "check_finished",
		name: check.name,
		passed,
		durationMs,
		flaky,
		counts,
		...changed && { changed },
		...left && { left },
		...because === "failed" && { again: true },
		...passed ? {} : { failure }
	});
	return result;
}
function listed({ changed, left }) {
	const list = (paths) => ({
		paths: paths.slice(0, mostListed),
		total: paths.length
	});
	return {
		...changed.length > 0 && { changed: list(changed) },
		...left.length > 0 && { left: list(left) }
	};
}
/** What two runs of a check did, as one. */
function both(what, first, second) {
	const found = [first[what], second[what]].filter((one) => one !== void 0);
	if (found.length === 0) return {};
	const paths = [...new Set(found.flatMap(({ paths }) => paths))];
	const total = Math.max(paths.length, ...found.map((one) => one.total));
	return { [what]: {
		paths: paths.slice(0, mostListed),
		total
	} };
}
/**
* Runs the set-up commands where they have to run. They may rewrite tracked files such as a lock file: those of `tree`
* are put back, since what will be committed is what counts. Throws RalphError SETUP_FAILED.
*/
async function setUp({ workspace }, { settings }, { tree, before, signal }) {
	if (await workspace.setUp(settings.setup, signal)) await workspace.resetTracked(tree, before);
}
/** The same; the sentence that says why they failed, where they did. */
async function whyUnready(...given) {
	try {
		await setUp(...given);
		return;
	} catch (error) {
		if (error instanceof RalphError && error.code === "SETUP_FAILED") return error.message;
		throw error;
	}
}
// src/app/phase/prepare/baseline.ts
/**
* Runs the checks once on the untouched checkpoint, before any money is spent. Red blocks the run unless `known-red`
* accepts those failures; then only new ones count (docs/design.md#baseline). Returns whether the workspace is ready for an agent.
*/
async function baseline(ports, job, request) {
	const { ledger } = request;
	const commit = ledger.state.work;
	const started = ports.clock.now();
	const { results, discarded } = await checkUntouched(ports, job, {
		...request,
		commit
	});
	recordBaseline(job, ledger, {
		...ports,
		commit,
		results,
		durationMs: ports.clock.now() - started
	});
	return !discarded;
}
/** Own checks, or those of the workflow that must succeed. */
const countingOf = ({ strategy, checks, results }) => countingChecks(strategy, checks).length + results.filter(({ elsewhere }) => elsewhere?.required).length;
/** What the checks said of the untouched commit, wherever they ran. */
function recordBaseline({ checks, checksDigest, settings }, ledger, request) {
	const { commit, results, durationMs } = request;
	const { failures, missing } = judge({
		strategy: settings.strategy,
		checks,
		results,
		knownRed: []
	});
	const confined = results.flatMap(({ name, needs, missing }) => needs === void 0 ? [] : [{
		name,
		needs,
		...missing !== void 0 && { missing }
	}]);
	const red = [...failures.map(({ name }) => name), ...missing];
	ledger.attach("baseline.json", `${JSON.stringify({
		commit,
		checks: results
	}, null, 2)}\n`);
	ledger.record({
		type: "baseline_finished",
		commit,
		checks: checksDigest,
		red,
		accepted: red.length > 0 && settings["known-red"] && confined.length === 0,
		...confined.length > 0 && { confined },
		...saidByRed(failures),
		counting: countingOf({
			strategy: settings.strategy,
			checks,
			results
		}),
		duration_ms: durationMs
	});
	if (commit !== ledger.state.base) ledger.send(request.outbox.effectsOf({
		commit,
		checks: results,
		knownRed: []
	}));
}
/**
* The checks on a commit as it is, set up anew; `red` are those that count and failed, `discarded`: a check filled the
* disk and its workspace was thrown away. What is red only in the confinement says what it needs.
* Throws RalphError SETUP_FAILED.
*/
async function checkUntouched(ports, job, request) {
	const { commit, signal } = request;
	await ports.workspace.restore(commit);
	await setUp(ports, job, {
		tree: commit,
		signal
	});
	const { results, discarded } = await withNeeds(ports, job, {
		commit,
		signal,
		ran: await runChecks(ports, job, {
			...request,
			tree: commit,
			label: "baseline",
			knownRed: []
		})
	});
	return {
		results,
		red: redIn(job, results),
		discarded
	};
}
/**
* Red checks once more without the confinement, so that no money is spent on what no agent could turn green; what is
* green then says what it seems to lack. Only where nobody but the user has had a hand in these files.
*/
async function withNeeds({ runUnconfined, workspace, show }, job, { commit, signal, ran }) {
	const red = ran.discarded ? [] : redIn(job, ran.results);
	if (!runUnconfined || red.length === 0 || !workspace.isUntouched(commit)) return ran;
	const needs = /* @__PURE__ */ new Map();
	for (const check of job.checks) {
		const failed = red.find(({ name }) => name === check.name);
		if (!failed) continue;
		show({
			kind: "note",
			text: `again without the confinement: ${check.name}`
		});
		const { passed, filled_disk } = await runUnconfined(check, "baseline-unconfined", signal);
		if (filled_disk) {
			await workspace.discard();
			return {
				...ran,
				discarded: true
			};
		}
		await workspace.resetTracked(commit);
		if (passed) {
			const output = outputExcerpt(failed);
			const missing = missingIn(output);
			needs.set(check.name, {
				needs: needIn(output),
				...missing !== void 0 && { missing }
			});
		}
	}
	const results = ran.results.map((result) => {
		const need = needs.get(result.name);
		return need === void 0 ? result : {
			...result,
			...need
		};
	});
	return {
		...ran,
		results
	};
}
/** Those that count and failed. */
const redIn = ({ checks, settings }, results) => judge({
	strategy: settings.strategy,
	checks,
	results,
	knownRed: []
}).failures;
export { citedIn as a, setUp as c, withNeeds as i, validate as l, checkUntouched as n, knownRedIn as o, recordBaseline as r, runChecks as s, baseline as t, whyUnready as u };
