import { t as surveyStates } from "./survey-states.js";
import { c as setOutput, f as inputValue, g as annotate, u as apiClient } from "./end-step.js";
import { D as knownPrefixes, Nt as errorExitCode, Pt as errorText, er as RalphError, f as stepInputs } from "./through-proxy.js";
import { n as readIssueForm } from "./issue-form.js";
import { n as branchesOf } from "./slices.js";
import { o as openProject } from "./state-files.js";
import { a as settingSources } from "./setting-sources.js";
import { c as withRemoteStore, i as refusedComment, s as atBase, t as commentPayload } from "./comment-event.js";
// src/entry/action/step/screen-step.ts
/**
* `command: screen`: whether the comment that started the workflow is an order for this run by somebody who may give it,
* as the output `due`. It reads and writes nothing, in a job outside of the run's concurrency group: what is no order must
* not push out a job that waits there. Returns the exit code.
*/
async function screenStep(context) {
	try {
		const reason = await reasonToEnd(context);
		context.out(reason === void 0 ? "The comment is an order.\n" : `Nothing to do: ${reason}.\n`);
		setOutput("due", String(reason === void 0));
		return 0;
	} catch (error) {
		annotate.error(errorText(error));
		return errorExitCode(error);
	}
}
async function reasonToEnd(context) {
	const payload = await commentPayload(context);
	if (payload === "other") return void 0;
	const github = apiClient(context);
	if (!github) return "without `github-token`, ralph cannot check who may give orders";
	const base = await atBase(context);
	const sources = await settingSources(base, base.inputs.flags);
	const { settings } = sources.before;
	const refusal = await refusedComment(payload, {
		settings,
		context,
		github
	});
	if (refusal !== void 0 || !payload) return refusal;
	const plan = settings.queue !== void 0 && sources.before.sources.plan === "default" ? void 0 : await planNameAt(base, sources);
	return otherThread(payload.issue, {
		plan,
		stateRef: settings["state-ref"],
		context,
		github
	});
}
/** Undefined if the plan cannot be read: the run's own job says what is wrong with it. */
async function planNameAt(base, sources) {
	const { flags, findings } = base.inputs;
	try {
		return (await openProject(base, flags, findings, Promise.resolve(sources))).planName;
	} catch (error) {
		if (error instanceof RalphError) return void 0;
		throw error;
	}
}
/** Why the thread is none of this workflow's; `plan`: the only one whose threads count, if there is only one. */
async function otherThread({ number, body, pull_request }, { plan, stateRef, context, github }) {
	const other = `the comment is on #${number}, where no orders for this run are given`;
	const [, marked] = /^<!-- ralph:([^\s:]+):\S* -->/.exec(body ?? "") ?? [];
	if (readIssueForm(body ?? "") !== void 0 || marked?.startsWith("issue-") || inputValue(stepInputs.issue, context.inputs.flags["issue"]) === number) return void 0;
	if (marked !== void 0) return plan === void 0 || plan === marked ? void 0 : other;
	const prefixes = knownPrefixes(stateRef);
	const states = (await withRemoteStore(context, github, (store) => surveyStates({
		store,
		prefixes
	}))).flatMap((one) => one.run && (plan === void 0 || one.plan === plan) ? [one.run.state] : []);
	if (states.some(({ issue }) => issue === number)) return void 0;
	if (!pull_request) return other;
	const { head } = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number });
	return head.repo?.full_name === `${github.owner}/${github.repo}` && states.some((state) => branchesOf(state).includes(head.ref)) ? void 0 : other;
}
export { screenStep };
