import { g as annotate, u as apiClient } from "./end-step.js";
import { Dt as errorExitCode, Ot as errorText } from "./through-proxy.js";
import { i as issuePayload } from "./comment-event.js";
import { a as showIssue, i as readRecordedOrder, n as readLiveIssue } from "./issue-order.js";
// src/entry/action/step/lint-step.ts
/** Writes the preview of an issue's plan after it was opened or edited. Anybody may cause it: there is no checkout and no model, and nothing starts. Returns the exit code. */
async function lintStep(context) {
	try {
		const payload = await issuePayload(context);
		const github = apiClient(context);
		const number = payload === "other" ? void 0 : payload?.issue.number;
		const live = github && number !== void 0 ? await readLiveIssue(github, number) : void 0;
		if (!github || number === void 0 || !live) {
			context.out("Nothing to do: this issue was not created with the form \u201cNew ralph run\u201d.\n");
			return 0;
		}
		await showIssue(context, github, {
			live,
			recorded: await readRecordedOrder(context, github, number)
		});
		context.out(`#${number} is shown as a plan: ${live.order ? "it can be started" : "it has to be fixed"}.\n`);
		return 0;
	} catch (error) {
		annotate.error(errorText(error));
		return errorExitCode(error);
	}
}
export { lintStep };
