import { a as leaveCandidate } from "./job-settings.js";
import { i as finishJob, n as isDue, p as failedJobs, r as readResults, t as begunIn } from "./read-results.js";
import { f as inputValue, g as annotate } from "./end-step.js";
import { Nt as errorExitCode, Pt as errorText, er as RalphError, f as stepInputs, vn as meantName } from "./through-proxy.js";
import { i as outputExcerpt, t as decisiveLines } from "./decisive-lines.js";
import { i as failureSentence } from "./failure-sentence.js";
import { i as plainLine, r as oneLine, u as excerpt } from "./one-line.js";
import { partOfRun } from "./run-step.js";
// src/core/validation/own-checks.ts
/** Entries that are told besides the required ones. */
const mostTold = 100;
/**
* A workflow's own jobs or steps as results of checks: the required ones, in the order of the names, then what else
* failed, which is told and does not count. Only `success` passes; a required name without an entry has failed.
*/
function ownChecks(results, request) {
	const { of, entries } = results;
	const { require, begun, printed = () => void 0 } = request;
	const byName = new Map(entries.map((entry) => [entry.name, entry]));
	const others = entries.filter(({ name, outcome }) => !require.includes(name) && name !== begun && outcome !== "success");
	const known = entries.map(({ name }) => name).filter((name) => name !== begun);
	const told = (name, entry, required) => {
		const { text = "", url } = entry?.outcome === "failure" && printed(name) || {};
		const meant = entry ? void 0 : meantName(name, known);
		return {
			name: oneLine(name, 80),
			run: `${of} ${oneLine(name, 80)}`,
			kind: "test",
			passed: entry?.outcome === "success",
			exit_code: null,
			timed_out: false,
			duration_ms: 0,
			output_head: "",
			output_tail: text,
			output_bytes: new TextEncoder().encode(text).length,
			flaky: false,
			elsewhere: {
				of,
				outcome: entry?.outcome ?? "missing",
				required,
				...url !== void 0 && { url },
				...meant !== void 0 && { meant: oneLine(meant, 80) }
			}
		};
	};
	return [...[...new Set(require)].map((name) => told(name, byName.get(name), true)), ...others.slice(0, mostTold).map((entry) => told(entry.name, entry, false))];
}
const longest = 3e4;
/**
* Which failed entry of `toJSON(needs)` the failed jobs belong to. GitHub shows jobs by their `name:`, which need not be
* their id: what fits no entry is told with the first one.
*/
function printedBy(jobs, failed) {
	const [first] = failed;
	const owner = ({ name }) => failed.find((entry) => belongs(name, entry)) ?? first;
	return (entry) => {
		const own = jobs.filter((job) => owner(job) === entry);
		if (own.length === 0) return void 0;
		const share = Math.floor(longest / own.length);
		return {
			text: own.map(({ name, log }) => `${plainLine(name, 200)}:\n${excerpt(log, share)}`).join("\n\n"),
			url: own[0]?.url
		};
	};
}
const belongs = (shown, entry) => shown === entry || shown.startsWith(`${entry} / `) || shown.startsWith(`${entry} (`);
// src/entry/action/step/finish-step.ts
/** `command: finish`: settles what `begin` handed on by how the workflow's own jobs or steps ended. Returns the exit code. */
async function finishStep(context) {
	const { flags, findings } = context.inputs;
	let given;
	try {
		given = readGiven(flags);
		if (findings.length === 0 && !isDue(given.results)) {
			context.out("Nothing to do: begin left nothing to finish.\n");
			return 0;
		}
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		annotate.error(errorText(error));
		return errorExitCode(error);
	}
	let wasLaidOut = false;
	return partOfRun(context, {
		checksElsewhere: true,
		settles: true,
		writesPage: true,
		startsNext: !given.results.entries.some(({ outcome }) => outcome === "cancelled"),
		act: (here) => async (ports, job, cancelled) => {
			const results = async (handed, dossier) => {
				wasLaidOut = handed.laid_out;
				tellBegun(here, dossier);
				const { require } = job.rules;
				if (require.length === 0) throw incomplete("require");
				const checks = await checked({
					...given,
					require,
					handed
				}, context, here);
				for (const check of checks) tellCheck(ports.show, check);
				return {
					results: checks,
					changed: []
				};
			};
			return {
				kind: "stopped",
				...await finishJob(ports, job, {
					cancelled,
					results
				})
			};
		},
		async after() {
			if (wasLaidOut) await leaveCandidate({
				workspace: context.checkout.workspace,
				env: context.env
			});
		}
	});
}
function readGiven(flags) {
	const text = inputValue(stepInputs.results, flags["results"]);
	if (text === void 0) throw incomplete("results");
	return { results: readResults(text) };
}
/** `require` may be recorded in the run. */
const incomplete = (input) => new RalphError({
	code: "FINISH_INPUTS",
	message: `finish needs \`${input}\`.`,
	hint: "`results` is `toJSON(needs)` in a separate job, or `toJSON(steps)`; `require` names the jobs or steps that must succeed, such as `test,lint`."
});
async function checked(request, context, here) {
	const { results, require, handed } = request;
	const begun = begunIn(results, handed.commit ?? "").name;
	const failed = results.entries.filter(({ outcome }) => outcome === "failure").map(({ name }) => name);
	return ownChecks(results, {
		require,
		begun,
		printed: printedBy(failed.length === 0 || results.of === "step" ? [] : await logsOf(context, here), failed)
	});
}
/** What failed jobs printed is worth a lot to the next agent, and nothing is decided by it. */
async function logsOf({ checkout }, { github, warn }) {
	if (!github) return [];
	const { run_id: id, attempt } = checkout.holder;
	try {
		return await failedJobs(github.client, {
			id,
			attempt
		});
	} catch (error) {
		warn(`the logs of the failed jobs could not be read, so the next agent does not see them: ${String(error)}`);
		return [];
	}
}
/** Its beginning was in another job: the summary tells of the iteration all the same. */
function tellBegun({ happened }, dossier) {
	if (dossier.phase !== "coded") return;
	const { iteration, task, attempt, checkpoint } = dossier.coded;
	happened({
		type: "attempt_started",
		at: (/* @__PURE__ */ new Date(0)).toISOString(),
		iteration,
		task: task.id,
		attempt,
		checkpoint
	});
}
function tellCheck(show, check) {
	const { name, passed } = check;
	const counts = check.elsewhere?.required ?? true;
	const failure = {
		directory: ".",
		output: [
			`${name} ${failureSentence(check)}`,
			check.elsewhere?.url ?? "",
			outputExcerpt(check, 3e4)
		].filter((part) => part !== "").join("\n"),
		decisive: [failureSentence(check), ...decisiveLines(check)]
	};
	show({
		kind: "check_started",
		name,
		rerun: false
	});
	show({
		kind: "check_finished",
		name,
		passed,
		durationMs: 0,
		flaky: false,
		counts,
		...passed ? {} : { failure }
	});
}
export { finishStep };
