import { er as RalphError } from "./through-proxy.js";
import { a as nodeProbe, c as credentialsProbe, i as gitProbe, r as diskProbe, t as subjectOf } from "./subject.js";
import { n as findingsOf } from "./probe.js";
import { tmpdir } from "node:os";
// src/entry/doctor/before-run.ts
/** Quick, and nobody has to answer them. */
const probes = [
	gitProbe,
	nodeProbe,
	credentialsProbe,
	diskProbe
];
/**
* What `ralph doctor` calls an error and can tell at once stops a run before its set-up and before any money is spent.
* Throws RalphError NOT_READY with every such finding; all else comes up by itself, as early.
*/
async function refuseUnready(project, context, flags = {}) {
	const subject = subjectOf(context, flags, tmpdir(), project);
	const wrong = (await Promise.all(probes.map((probe) => findingsOf(probe, subject)))).flat().filter(({ level }) => level === "fail");
	if (wrong.length > 0) throw notReady(wrong);
}
function notReady([first, ...others]) {
	const one = others.length === 0;
	return new RalphError({
		code: "NOT_READY",
		message: one ? `Nothing was started. ${first?.found}` : "Nothing was started; several things are missing:",
		hint: one ? `${first?.remedy} Then run the same command again.` : "`ralph doctor` checks these and everything else.",
		findings: one ? [] : [first, ...others].flatMap((each) => each ? [`${each.found} ${each.remedy}`] : [])
	});
}
export { refuseUnready as t };
