import { yn as commandSpan, yr as RalphError } from "./through-proxy.js";
import { i as flagWords } from "./command-line.js";
import { n as isInside } from "./setting-sources.js";
import { join } from "node:path";
// src/core/run/next/match-run.ts
/** A run that began from a text instead of a file has its name in the file's place. */
const isRunOfText = ({ plan, plan_file, plan_format, rules }) => plan_file === plan && plan_format === null && (rules?.values["format"]?.value ?? "auto") === "auto";
/** `input`: the user's argument, a run's name or a file. `file`: the plan file from the top of the repository. */
function matchRun(runs, { input, file, queued }) {
	const byName = runs.find(({ plan }) => plan === input || plan === queued);
	if (byName) return {
		kind: "run",
		run: byName,
		by: "name"
	};
	const byFile = runs.filter(({ planFile }) => planFile !== null && planFile === file);
	const [run, ...others] = openRuns(byFile);
	if (run && others.length === 0) return {
		kind: "run",
		run,
		by: "file"
	};
	if (byFile.length > 0) return {
		kind: "several",
		runs: byFile
	};
	if (input !== void 0 || runs.length === 0) return { kind: "none" };
	const [only, ...rest] = runs;
	return only && rest.length === 0 ? {
		kind: "run",
		run: only,
		by: "only"
	} : {
		kind: "several",
		runs
	};
}
function openRuns(runs) {
	const open = runs.filter(({ stop }) => stop?.kind !== "complete");
	return open.length > 0 ? open : runs;
}
// src/entry/wire/plan-name-taken.ts
/**
* The run of this name began from another plan, which is still there: adopted as an edit, this one would remove its
* open tasks. A file that was moved or copied is the same plan.
*/
async function planNameTaken(project, state) {
	const { plan, plan_file: recorded, plan_source } = state;
	if (recorded === null || project.planSource === plan_source) return void 0;
	const isText = isRunOfText(state);
	if (recorded === project.planAtTop && !(isText && project.planFormat !== null)) return void 0;
	if (!isText && !await isAnotherFile(project, recorded)) return void 0;
	return new RalphError({
		code: "PLAN_NAME_TAKEN",
		message: `The run ${plan} began from ${isText ? "a sentence" : recorded}, and ${project.planFile} is another plan of that name.`,
		hint: `${renameHint(project)} To continue that run: ${commandSpan("ralph", "run", ...flagWords("plan", isText ? plan : recorded))}. To give it up and begin it from ${project.planFile}, add --fresh.`
	});
}
async function isAnotherFile({ planAtTop, planPath, read, repository: { toplevel } }, recorded) {
	if (!isInside(recorded)) return false;
	if (`${planAtTop}/`.startsWith(`${recorded}/`) || `${recorded}/`.startsWith(`${planAtTop}/`)) return false;
	const contentOf = (path) => read(path).catch(({ code }) => code === "EISDIR" ? "folder" : void 0);
	const [former, present] = await Promise.all([contentOf(join(toplevel, recorded)), contentOf(planPath)]);
	if (former === void 0) return false;
	return former === "folder" || present === "folder" || present === void 0 || !former.equals(present);
}
function renameHint({ planAtTop, planFile }) {
	const words = planAtTop.replace(/\.[^./]*$/, "").match(/[A-Za-z0-9]+/g) ?? [];
	const name = words.slice(-2).join("-").slice(0, 60);
	const suggestion = words.length > 1 ? name : `${name || "plan"}-2`;
	return /\.json$/i.test(planFile) ? `Give ${planFile} a name of its own, such as "name": "${suggestion}".` : `Give ${planFile} another name, such as ${suggestion}${/\.\w+$/.exec(planFile)?.[0] ?? ""}.`;
}
export { isRunOfText as n, matchRun as r, planNameTaken as t };
