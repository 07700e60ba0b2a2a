import { i as unparkGit } from "../chunks/checkout-git.js";
import { g as annotate, i as openStepContext, n as asApp, o as eventPayload, s as saveState, t as runAndExit } from "../chunks/end-step.js";
import { Un as isGreen, at as readsPayload, it as outsiderEvent, n as bypassesProxy, r as proxyBypassedWarning, t as applyProxySettings } from "../chunks/through-proxy.js";
import { r as keepHeapSmall } from "../chunks/small-heap.js";
// src/entry/main.ts
/** Loaded one at a time, but completely before an agent could change the files. */
const stepCommands = {
	run: async () => (await import("../chunks/run-step.js")).runStep,
	begin: async () => (await import("../chunks/begin-step.js")).beginStep,
	finish: async () => (await import("../chunks/finish-step.js")).finishStep,
	intake: async () => (await import("../chunks/split-steps.js")).intakeStep,
	agent: async () => (await import("../chunks/split-steps.js")).agentStep,
	validate: async () => (await import("../chunks/split-steps.js")).validateStep,
	compose: async () => (await import("../chunks/split-steps.js")).composeStep,
	apply: async () => (await import("../chunks/split-steps.js")).applyStep,
	ready: async () => (await import("../chunks/split-steps.js")).readyStep,
	screen: async () => (await import("../chunks/screen-step.js")).screenStep,
	tick: async () => (await import("../chunks/tick-step.js")).tickStep,
	lint: async () => (await import("../chunks/lint-step.js")).lintStep,
	doctor: async () => (await import("../chunks/doctor-step.js")).doctorStep
};
/** A cancelled job has 7.5 s from SIGINT to SIGTERM and 2.5 s more; then `post` does the rest. */
async function main() {
	keepHeapSmall();
	process.chdir("/");
	const controller = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => controller.abort());
	const { GITHUB_EVENT_NAME: event = "", GITHUB_ACTOR: actor = "", GITHUB_REPOSITORY: repository = "" } = process.env;
	const outsider = outsiderEvent({
		event,
		actor,
		repository,
		payload: readsPayload(event) ? await eventPayload() : void 0
	});
	if (outsider !== void 0) {
		process.stdout.write(`Nothing to do: ${outsider}.\n`);
		saveState("ended", "true");
		return 0;
	}
	const baseContext = await openStepContext(process.env, controller.signal);
	applyProxySettings(process.env);
	if (bypassesProxy(process.env)) annotate.warning(proxyBypassedWarning);
	unparkGit(baseContext.checkout);
	const step = await stepCommands[baseContext.inputs.command]();
	const { context, revoke } = await asApp(baseContext, process.env).catch((error) => {
		saveState("ended", "true");
		throw error;
	});
	const code = await step(context).finally(revoke);
	saveState("ended", "true");
	if (isGreen(code)) return 0;
	return code;
}
runAndExit(main);
export {};
