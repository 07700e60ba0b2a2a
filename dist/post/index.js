import { _ as getState, g as annotate, i as openStepContext, l as writeSummary, n as asApp, r as mask, t as runAndExit, u as apiClient } from "../chunks/end-step.js";
import { i as unparkGit, n as configurationLost, t as checkoutChanged } from "../chunks/checkout-git.js";
import { r as workflowLiveness } from "../chunks/workflow-liveness.js";
import { n as systemClock, t as noPlatform } from "../chunks/no-platform.js";
import { i as releaseOwnLease, y as stateReadme } from "../chunks/lost-attempts.js";
import { an as redactor, t as applyProxySettings } from "../chunks/through-proxy.js";
import { i as commandForNextJob, n as findIssueRun, t as enableWatchdog } from "../chunks/enable-watchdog.js";
import { l as withoutCheckout } from "../chunks/comment-event.js";
import { r as flagsAfterKill } from "../chunks/plan-of-job.js";
import { n as openWithPlanFallback } from "../chunks/plan-of-state.js";
import { a as withTemporaryState } from "../chunks/state-access.js";
import { t as enterCheckout } from "../chunks/surroundings.js";
// src/entry/post.ts
/** Cleans up after the job, also after a cancel or a kill of `main`. May run twice. */
async function post() {
	process.chdir("/");
	const controller = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => controller.abort());
	const context = await openStepContext(process.env, controller.signal);
	applyProxySettings(process.env);
	if ([
		"screen",
		"tick",
		"lint"
	].includes(context.inputs.command)) return 0;
	if (getState("ended") !== "true") await afterKill(context, process.env);
	else unparkGit(context.checkout);
	return 0;
}
runAndExit(post);
/** Cleans up after a killed `main`: restores the checkout's files and `.git`, and releases the lease if it is still this job's. Safe to repeat. */
async function afterKill(step, env) {
	const { wasParked: wasAside, changed, configLost: isBare } = unparkGit(step.checkout);
	if (isBare) annotate.warning(configurationLost);
	const { context, revoke } = await asApp(step, env);
	await repair(context, wasAside);
	await revoke();
	if (changed.length > 0) throw checkoutChanged(changed);
}
/** Commands that may have been killed before their first write. */
const startsRun = /* @__PURE__ */ new Set([
	"run",
	"begin",
	"intake"
]);
async function repair(step, wasAside) {
	const github = startsRun.has(step.inputs.command) ? apiClient(step) : void 0;
	await enableWatchdog(github, {
		context: step,
		warn: annotate.warning
	});
	const issueRun = await findIssueRun(step);
	const context = await withoutCheckout(issueRun.kind === "run" ? issueRun.context : step);
	const { checkout, inputs } = context;
	const project = await openWithPlanFallback(context, issueRun.kind === "run" ? inputs.flags : await flagsAfterKill(context));
	for (const secret of project.secrets) mask(secret);
	if (wasAside && checkout.holdsFiles) {
		await (await enterCheckout(project, context, checkout)).leave();
		context.out("The step was killed: the checkout has its own .git and its files again.\n");
	}
	if (inputs.command === "agent" || inputs.command === "validate") return;
	const released = await withTemporaryState(project, context, (access) => releaseLease(project, context, access));
	context.out(released ? "The run is free for the next job.\n" : "The run was already free.\n");
}
async function releaseLease(project, context, access) {
	const { state } = access;
	const redact = redactor(project.secrets);
	const ports = {
		store: state,
		display: noPlatform.display,
		clock: systemClock(context.now),
		liveness: workflowLiveness(context.checkout.holder),
		redact,
		show: () => void 0
	};
	const released = await releaseOwnLease(ports, project);
	const { run } = await state.load();
	if (released && run && context.env["GITHUB_STEP_SUMMARY"]) {
		const text = stateReadme(run, {
			planFile: project.planFile,
			reachedBy: project.reachedBy,
			workBranch: project.shownBranch,
			surface: "workflow",
			start: await commandForNextJob(context.env, project.planFile)
		});
		await writeSummary(redact(text));
	}
	return released;
}
export {};
