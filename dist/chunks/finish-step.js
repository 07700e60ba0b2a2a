import { a as leaveCandidateCheckout } from "./job-settings.js";
import { a as finishJob, n as isDue, p as failedJobs, r as readResults, t as beginEntryOf } from "./read-results.js";
import { f as inputValue, g as annotate } from "./end-step.js";
import { Dt as errorExitCode, Ot as errorText, f as stepInputs, ln as nearestName, yr as RalphError } from "./through-proxy.js";
import { i as outputExcerpt, t as decisiveLines } from "./decisive-lines.js";
import { i as failureSentence } from "./failure-sentence.js";
import { a as plainLine, i as oneLine, u as excerpt } from "./one-line.js";
import { runPart } from "./run-step.js";
// src/core/validation/own-checks.ts
/** Failed entries that are reported besides the required ones. */
const maxOthers = 100;
/**
* A workflow's own jobs or steps as check results: the required ones in the order of the names, then other failures,
* which do not count. Only `success` passes; a required name without an entry has failed.
*/
function ownChecks(results, request) {
	const { of, entries } = results;
	const { require, beginEntry, printedBy = () => void 0 } = request;
	const byName = new Map(entries.map((entry) => [entry.name, entry]));
	const others = entries.filter(({ name, outcome }) => !require.includes(name) && name !== beginEntry && outcome !== "success");
	const names = entries.map(({ name }) => name).filter((name) => name !== beginEntry);
	const resultOf = (name, entry, required) => {
		const { text = "", url } = entry?.outcome === "failure" && printedBy(name) || {};
		const suggestion = entry ? void 0 : nearestName(name, names);
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
				...suggestion !== void 0 && { meant: oneLine(suggestion, 80) }
			}
		};
	};
	return [...[...new Set(require)].map((name) => resultOf(name, byName.get(name), true)), ...others.slice(0, maxOthers).map((entry) => resultOf(entry.name, entry, false))];
}
const maxChars = 3e4;
/**
* Assigns the failed jobs to failed entries of `toJSON(needs)`. GitHub shows jobs by their `name:`, which may differ
* from their id: a job without an entry is assigned to the first one.
*/
function printedByEntry(jobs, failed) {
	const [first] = failed;
	const owner = ({ name }) => failed.find((entry) => belongs(name, entry)) ?? first;
	return (entry) => {
		const jobsOfEntry = jobs.filter((job) => owner(job) === entry);
		if (jobsOfEntry.length === 0) return void 0;
		const share = Math.floor(maxChars / jobsOfEntry.length);
		return {
			text: jobsOfEntry.map(({ name, log }) => `${plainLine(name, 200)}:\n${excerpt(log, share)}`).join("\n\n"),
			url: jobsOfEntry[0]?.url
		};
	};
}
const belongs = (shown, entry) => shown === entry || shown.startsWith(`${entry} / `) || shown.startsWith(`${entry} (`);
// src/entry/action/step/finish-step.ts
/** `command: finish`: settles the delegated iteration by the results of the workflow's jobs or steps. Returns the exit code. */
async function finishStep(context) {
	const { flags, findings } = context.inputs;
	let request;
	try {
		request = readRequest(flags);
		if (findings.length === 0 && !isDue(request.results)) {
			context.out("Nothing to do: begin left nothing to finish.\n");
			return 0;
		}
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		annotate.error(errorText(error));
		return errorExitCode(error);
	}
	let wasCheckedOut = false;
	return runPart(context, {
		checksElsewhere: true,
		settles: true,
		writesPage: true,
		startsNext: !request.results.entries.some(({ outcome }) => outcome === "cancelled"),
		act: (step) => async (ports, job, cancelled) => {
			const results = async (handed, dossier) => {
				wasCheckedOut = handed.laid_out;
				recordStart(step, dossier);
				const { require } = job.rules;
				if (require.length === 0) throw incomplete("require");
				const checks = await readChecks({
					...request,
					require,
					handed
				}, context, step);
				for (const check of checks) showCheck(ports.show, check);
				return {
					results: checks,
					changed: []
				};
			};
			return {
				kind: "stopped",
				...await finishJob(ports, job, {
					cancelled,
					readResults: results
				})
			};
		},
		async after() {
			if (wasCheckedOut) await leaveCandidateCheckout({
				workspace: context.checkout.workspace,
				env: context.env
			});
		}
	});
}
function readRequest(flags) {
	const text = inputValue(stepInputs.results, flags["results"]);
	if (text === void 0) throw incomplete("results");
	return { results: readResults(text) };
}
/** The run may have a recorded `require`. */
const incomplete = (input) => new RalphError({
	code: "FINISH_INPUTS",
	message: `finish needs \`${input}\`.`,
	hint: "`results` is `toJSON(needs)` in a separate job, or `toJSON(steps)`; `require` names the jobs or steps that must succeed, such as `test,lint`."
});
async function readChecks(request, context, step) {
	const { results, require, handed } = request;
	const begun = beginEntryOf(results, handed.commit ?? "").name;
	const failed = results.entries.filter(({ outcome }) => outcome === "failure").map(({ name }) => name);
	return ownChecks(results, {
		require,
		beginEntry: begun,
		printedBy: printedByEntry(failed.length === 0 || results.of === "step" ? [] : await readLogs(context, step), failed)
	});
}
/** Output of failed jobs helps the next agent; nothing depends on it. */
async function readLogs({ checkout }, { github, warn }) {
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
/** The iteration began in another job: adds its start for the summary. */
function recordStart({ addEvent }, dossier) {
	if (dossier.phase !== "coded") return;
	const { iteration, task, attempt, checkpoint } = dossier.coded;
	addEvent({
		type: "attempt_started",
		at: (/* @__PURE__ */ new Date(0)).toISOString(),
		iteration,
		task: task.id,
		attempt,
		checkpoint
	});
}
function showCheck(show, check) {
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
