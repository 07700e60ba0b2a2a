import { E as needIn, T as missingIn } from "./run-sentence.js";
import { i as outputExcerpt, n as decisiveOutput } from "./decisive-lines.js";
import { n as countingChecks, r as judge } from "./verdict.js";
import { i as setUp, r as runChecks } from "./validate.js";
// src/app/phase/prepare/baseline.ts
/**
* Runs the checks once on the untouched checkpoint, before any money is spent. Failures block the run unless
* `known-red` accepts them; then only new ones count (docs/design.md#baseline). Returns whether the workspace is ready
* for an agent.
*/
async function runBaseline(ports, job, request) {
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
const countDecisive = ({ strategy, checks, results }) => countingChecks(strategy, checks).length + results.filter(({ elsewhere }) => elsewhere?.required).length;
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
		...decisiveOutput(failures),
		counting: countDecisive({
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
* Runs the checks on a freshly set-up commit. `discarded`: a check filled the disk. Checks that are red only in the
* confinement say what they lack. Throws RalphError SETUP_FAILED.
*/
async function checkUntouched(ports, job, request) {
	const { commit, signal } = request;
	await ports.workspace.restore(commit);
	await setUp(ports, job, {
		tree: commit,
		signal
	});
	const { results, discarded } = await retryUnconfined(ports, job, {
		commit,
		signal,
		checksRun: await runChecks(ports, job, {
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
* Runs red checks again without the confinement, to see what they lack. Only if nobody but the user changed these
* files.
*/
async function retryUnconfined({ runUnconfined, workspace, show }, job, { commit, signal, checksRun: ran }) {
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
const redIn = ({ checks, settings }, results) => judge({
	strategy: settings.strategy,
	checks,
	results,
	knownRed: []
}).failures;
export { runBaseline as i, recordBaseline as n, retryUnconfined as r, checkUntouched as t };
