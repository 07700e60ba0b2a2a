import { z as processDirectory } from "./due.js";
import { o as ownComment } from "./issue-order.js";
import { c as setOutput, d as ownLogin, g as annotate, l as writeSummary, u as apiClient } from "./end-step.js";
import { n as secretValues } from "./secret-values.js";
import { t as checkUntouched } from "./baseline.js";
import { r as commentMark } from "./issue-form.js";
import { Hn as exits, an as redactor, yr as RalphError } from "./through-proxy.js";
import { a as isHealthy, i as doctorText, n as doctorComment, r as doctorMarkdown, t as examine } from "./examine.js";
import { a as plainLine } from "./one-line.js";
import { i as failureSentence } from "./failure-sentence.js";
import { g as openValidProject } from "./state-files.js";
import { r as wire, t as jobSettings } from "./job-settings.js";
import { s as withFirstQueuedPlan } from "./queue-here.js";
import { r as surroundingsOf } from "./surroundings.js";
import { openLog } from "./run-step.js";
// src/entry/action/step/doctor-step.ts
/** GitHub's maximum for each kind in one step. */
const maxAnnotations = 10;
/** Probes without which the checks cannot run. A missing key must not delay the report about the checks. */
const neededForChecks = /* @__PURE__ */ new Set([
	"inputs",
	"git",
	"repository",
	"plan",
	"confinement",
	"disk"
]);
/** Examines the set-up and runs the checks once on the unchanged commit, for the pull request that adds ralph, with a comment there. Calls no model, writes no branch. Returns 1 if a run could not start. */
async function doctorStep(context) {
	const { inputs, env } = context;
	const token = context.token();
	const probed = {
		...context,
		env: {
			...env,
			...token && {
				GITHUB_TOKEN: token,
				GH_TOKEN: void 0
			}
		}
	};
	const redact = redactor([...inputs.secrets, ...secretValues(env)]);
	const examined = [...inputs.findings.map((found) => ({
		probe: "inputs",
		level: "fail",
		found,
		remedy: null
	})), ...await examine(probed, inputs.flags)];
	const diagnoses = examined.some(({ probe, level }) => level === "fail" && neededForChecks.has(probe)) ? examined : [...examined, ...await checkBaseline(context)];
	context.out(`${redact(doctorText(diagnoses, {
		width: 100,
		color: false
	}).join("\n"))}\n`);
	annotateFaults(diagnoses, redact);
	await writeSummary(redact(doctorMarkdown(diagnoses)));
	await commentOnPull(context, redact(doctorComment(diagnoses, context.checkout.holder.url)));
	setOutput("status", isHealthy(diagnoses) ? "healthy" : "faults");
	return isHealthy(diagnoses) ? 0 : exits.failed.code;
}
/** The checks in a run's environment, with the installations of earlier steps. */
async function checkBaseline(context) {
	const diagnosis = (level, finding, remedy = null) => ({
		probe: "baseline",
		level,
		found: finding,
		remedy
	});
	try {
		const project = await openValidProject(context, await withFirstQueuedPlan(context, context.inputs.flags));
		const job = jobSettings(project);
		const log = openLog(project, context);
		const surroundings = await surroundingsOf(project, context);
		const scratch = await processDirectory(project.home, "process");
		try {
			const ports = await wire(project, context, {
				...surroundings,
				show: log.show,
				scratch: scratch.path,
				shape: "split jobs"
			});
			const options = {
				commit: project.repository.head,
				signal: context.cancelled
			};
			const { red, results } = await checkUntouched(ports, job, options);
			log.finish();
			if (results.length === 0) return [];
			if (red.length === 0) return [diagnosis("ok", `${results.length === 1 ? "the check passes" : `all ${results.length} checks pass`} on this commit`)];
			const advice = "Fix the failing checks first, or accept them with `known-red: true`: a run does not start on a red baseline.";
			return red.map((result) => diagnosis("fail", `${result.name} ${failureSentence(result)}`, advice));
		} finally {
			await Promise.all([surroundings.leave(), scratch.remove()]);
		}
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		return [diagnosis("fail", error.message, error.hint)];
	}
}
function annotateFaults(diagnoses, redact) {
	for (const [level, annotateWith] of [["fail", annotate.error], ["warn", annotate.warning]]) for (const { probe, found, remedy } of diagnoses.filter((diagnosis) => diagnosis.level === level).slice(0, maxAnnotations)) annotateWith(redact(plainLine(`${probe}: ${found}${remedy === null ? "" : ` \u2192 ${remedy}`}`, 1e3)));
}
/** Posts or edits the comment on this job's pull request, if it has one. */
async function commentOnPull(context, text) {
	const [, number] = /^refs\/pull\/(\d+)\//.exec(context.env["GITHUB_REF"] ?? "") ?? [];
	const github = apiClient(context);
	if (!github || number === void 0) return;
	try {
		const self = await ownLogin(context, github);
		const comment = ownComment({
			github,
			issue: Number(number),
			mark: `${commentMark}doctor -->`,
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
