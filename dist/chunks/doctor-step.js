import { F as processDirectory } from "./due.js";
import { o as ownComment } from "./issue-order.js";
import { c as setOutput, d as ownLogin, g as annotate, l as writeSummary, u as apiClient } from "./end-step.js";
import { n as secretValues } from "./secret-values.js";
import { n as checkUntouched } from "./baseline.js";
import { i as ownMark } from "./issue-form.js";
import { An as exits, er as RalphError, gn as redactor } from "./through-proxy.js";
import { a as isHealthy, i as doctorText, n as doctorComment, r as doctorMarkdown, t as examine } from "./examine.js";
import { i as plainLine } from "./one-line.js";
import { i as failureSentence } from "./failure-sentence.js";
import { s as openValidProject } from "./state-files.js";
import { r as wire, t as jobSettings } from "./job-settings.js";
import { s as withFirstQueuedPlan } from "./queue-here.js";
import { r as surroundingsOf } from "./surroundings.js";
import { logOf } from "./run-step.js";
// src/entry/action/step/doctor-step.ts
/** GitHub shows so many annotations of a kind in one step. */
const mostAnnotations = 10;
/** Without these the checks cannot be tried; a key that is missing is no reason to tell of them in a second round. */
const neededForChecks = /* @__PURE__ */ new Set([
	"inputs",
	"git",
	"repository",
	"plan",
	"confinement",
	"disk"
]);
/**
* What stands in the way of a run here, and the checks once on the untouched commit: for the pull request that sets ralph
* up, where a comment says the same. No model is called and no branch is touched. Returns 1 where a run could not be started.
*/
async function doctorStep(context) {
	const { inputs, env } = context;
	const token = context.token();
	const known = {
		...context,
		env: {
			...env,
			...token && {
				GITHUB_TOKEN: token,
				GH_TOKEN: void 0
			}
		}
	};
	const clean = redactor([...inputs.secrets, ...secretValues(env)]);
	const looked = [...inputs.findings.map((found) => ({
		probe: "inputs",
		level: "fail",
		found,
		remedy: null
	})), ...await examine(known, inputs.flags)];
	const all = looked.some(({ probe, level }) => level === "fail" && neededForChecks.has(probe)) ? looked : [...looked, ...await baseline(context)];
	context.out(`${clean(doctorText(all, {
		width: 100,
		color: false
	}).join("\n"))}\n`);
	annotateFaults(all, clean);
	await writeSummary(clean(doctorMarkdown(all)));
	await tellPullRequest(context, clean(doctorComment(all, context.checkout.holder.url)));
	setOutput("status", isHealthy(all) ? "healthy" : "faults");
	return isHealthy(all) ? 0 : exits.failed.code;
}
/** The checks where a run would have them, with what earlier steps installed. */
async function baseline(context) {
	const of = (level, found, remedy = null) => ({
		probe: "baseline",
		level,
		found,
		remedy
	});
	try {
		const project = await openValidProject(context, await withFirstQueuedPlan(context, context.inputs.flags));
		const job = jobSettings(project);
		const log = logOf(project, context);
		const around = await surroundingsOf(project, context);
		const scratch = await processDirectory(project.home, "process");
		try {
			const ports = await wire(project, context, {
				...around,
				show: log.show,
				scratch: scratch.path,
				shape: "split jobs"
			});
			const at = {
				commit: project.repository.head,
				signal: context.cancelled
			};
			const { red, results } = await checkUntouched(ports, job, at);
			log.finish();
			if (results.length === 0) return [];
			if (red.length === 0) return [of("ok", `${results.length === 1 ? "the check passes" : `all ${results.length} checks pass`} on this commit`)];
			const advice = "Fix the failing checks first, or accept them with `known-red: true`: a run does not start on a red baseline.";
			return red.map((result) => of("fail", `${result.name} ${failureSentence(result)}`, advice));
		} finally {
			await Promise.all([around.leave(), scratch.remove()]);
		}
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		return [of("fail", error.message, error.hint)];
	}
}
function annotateFaults(all, clean) {
	for (const [level, say] of [["fail", annotate.error], ["warn", annotate.warning]]) for (const { probe, found, remedy } of all.filter((one) => one.level === level).slice(0, mostAnnotations)) say(clean(plainLine(`${probe}: ${found}${remedy === null ? "" : ` \u2192 ${remedy}`}`, 1e3)));
}
/** Puts the text on the pull request that this job is about, in one comment that each look edits; elsewhere nothing. */
async function tellPullRequest(context, text) {
	const [, number] = /^refs\/pull\/(\d+)\//.exec(context.env["GITHUB_REF"] ?? "") ?? [];
	const github = apiClient(context);
	if (!github || number === void 0) return;
	try {
		const self = await ownLogin(context, github);
		const comment = ownComment({
			github,
			issue: Number(number),
			mark: `${ownMark}doctor -->`,
			self
		});
		await comment.write(text, await comment.find());
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		const why = `This could not be posted on the pull request: ${error.message} ${error.hint}`;
		annotate.warning(why);
	}
}
export { doctorStep };
