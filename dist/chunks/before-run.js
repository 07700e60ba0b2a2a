import { yr as RalphError } from "./through-proxy.js";
import { a as nodeProbe, c as credentialsProbe, i as gitProbe, r as diskProbe, t as subjectOf } from "./subject.js";
import { o as runProbe } from "./probe.js";
import { tmpdir } from "node:os";
// src/entry/doctor/before-run.ts
/** Quick, and without a remote. */
const probes = [
	gitProbe,
	nodeProbe,
	credentialsProbe,
	diskProbe
];
/** Stops a run with a quickly detectable error of `ralph doctor` before any money is spent. Throws RalphError NOT_READY with all of them. */
async function refuseUnready(project, context, flags = {}) {
	const subject = subjectOf(context, flags, tmpdir(), project);
	const failures = (await Promise.all(probes.map((probe) => runProbe(probe, subject)))).flat().filter(({ level }) => level === "fail");
	if (failures.length > 0) throw notReady(failures);
}
function notReady([first, ...others]) {
	const isSingle = others.length === 0;
	return new RalphError({
		code: "NOT_READY",
		message: isSingle ? `Nothing was started. ${first?.found}` : "Nothing was started; several things are missing:",
		hint: isSingle ? `${first?.remedy} Then run the same command again.` : "`ralph doctor` checks these and everything else.",
		findings: isSingle ? [] : [first, ...others].flatMap((failure) => failure ? [`${failure.found} ${failure.remedy}`] : [])
	});
}
export { refuseUnready as t };
