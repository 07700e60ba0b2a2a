import { _ as getState, a as stepContext, g as annotate, l as writeSummary, n as asApp, r as mask, t as endStep, u as apiClient } from "../chunks/end-step.js";
import { n as configurationLost, r as putGitBack, t as checkoutChanged } from "../chunks/checkout-git.js";
import { r as workflowLiveness } from "../chunks/workflow-liveness.js";
import { n as systemClock, t as noPlatform } from "../chunks/no-platform.js";
import { m as stateReadme, r as releaseOwnLease } from "../chunks/recover-lost-attempt.js";
import { gn as redactor, t as applyProxySettings } from "../chunks/through-proxy.js";
import { n as openWithPlanFallback } from "../chunks/plan-of-state.js";
import { a as withTemporaryState } from "../chunks/state-access.js";
import { t as enterCheckout } from "../chunks/surroundings.js";
import { i as startOfRun, n as issueRun, t as watchOver } from "../chunks/watch-over.js";
import { l as withoutCheckout } from "../chunks/comment-event.js";
import { t as flagsAfterKill } from "../chunks/plan-of-job.js";
// src/entry/action/step/after-kill.ts
/**
* What a killed `main` left undone: the checkout gets its files and its own `.git` back, the lease is released where it
* is still this job's, and what is known is told. Harmless where nothing is left to do.
*/
async function afterKill(given, env) {
	const { wasAside, changed, isBare } = putGitBack(given.checkout);
	if (isBare) annotate.warning(configurationLost);
	const { context, leave } = await asApp(given, env);
	await repair(context, wasAside);
	await leave();
	if (changed.length > 0) throw checkoutChanged(changed);
}
/** Those that may have been killed before they wrote anything. */
const begins = /* @__PURE__ */ new Set([
	"run",
	"begin",
	"intake"
]);
async function repair(given, wasAside) {
	const github = begins.has(given.inputs.command) ? apiClient(given) : void 0;
	await watchOver(github, {
		context: given,
		warn: annotate.warning
	});
	const chosen = await issueRun(given);
	const context = await withoutCheckout(chosen.kind === "run" ? chosen.context : given);
	const { checkout, inputs } = context;
	const project = await openWithPlanFallback(context, chosen.kind === "run" ? inputs.flags : await flagsAfterKill(context));
	for (const secret of project.secrets) mask(secret);
	if (wasAside && checkout.holdsFiles) {
		await (await enterCheckout(project, context, checkout)).leave();
		context.out("The step was killed: the checkout has its own .git and its files again.\n");
	}
	if (inputs.command === "agent" || inputs.command === "validate") return;
	const released = await withTemporaryState(project, context, (access) => release(project, context, access));
	context.out(released ? "The run is free for the next job.\n" : "The run was already free.\n");
}
async function release(project, context, access) {
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
			start: await startOfRun(context.env, project.planFile)
		});
		await writeSummary(redact(text));
	}
	return released;
}
// src/entry/post.ts
/** Cleans up after the job, also after a cancel or a kill of `main`. May run twice. */
async function post() {
	process.chdir("/");
	const controller = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => controller.abort());
	const context = await stepContext(process.env, controller.signal);
	applyProxySettings(process.env);
	if ([
		"screen",
		"tick",
		"lint"
	].includes(context.inputs.command)) return 0;
	if (getState("ended") !== "true") await afterKill(context, process.env);
	else putGitBack(context.checkout);
	return 0;
}
endStep(post);
export {};
