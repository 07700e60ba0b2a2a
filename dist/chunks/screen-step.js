import { t as surveyStates } from "./survey-states.js";
import { c as setOutput, f as inputValue, g as annotate, u as apiClient } from "./end-step.js";
import { Dt as errorExitCode, O as knownPrefixes, Ot as errorText, f as stepInputs, yr as RalphError } from "./through-proxy.js";
import { n as readIssueForm } from "./issue-form.js";
import { n as branchesOf } from "./slices.js";
import { h as openProject } from "./state-files.js";
import { a as settingSources } from "./setting-sources.js";
import { c as withRemoteStore, n as commentRefusal, s as atBase, t as commentPayload } from "./comment-event.js";
// src/entry/action/step/screen-step.ts
/** `command: screen`: outputs as `due` whether the comment is a permitted order for this run. Runs outside the run's concurrency group, so that other comments replace no waiting job; writes nothing. Returns the exit code. */
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
	const refusal = await commentRefusal(payload, {
		settings,
		context,
		github
	});
	if (refusal !== void 0 || !payload) return refusal;
	const plan = settings.queue !== void 0 && sources.before.sources.plan === "default" ? void 0 : await planNameAt(base, sources);
	return foreignThreadReason(payload.issue, {
		plan,
		stateRef: settings["state-ref"],
		context,
		github
	});
}
/** Undefined if the plan cannot be read: the run's own job reports its faults. */
async function planNameAt(base, sources) {
	const { flags, findings } = base.inputs;
	try {
		return (await openProject(base, flags, findings, Promise.resolve(sources))).planName;
	} catch (error) {
		if (error instanceof RalphError) return void 0;
		throw error;
	}
}
/** Why the thread does not belong to this workflow; `plan`: set if only its threads count. */
async function foreignThreadReason({ number, body, pull_request }, { plan, stateRef, context, github }) {
	const reason = `the comment is on #${number}, where no orders for this run are given`;
	const [, markedPlan] = /^<!-- ralph:([^\s:]+):\S* -->/.exec(body ?? "") ?? [];
	if (readIssueForm(body ?? "") !== void 0 || markedPlan?.startsWith("issue-") || inputValue(stepInputs.issue, context.inputs.flags["issue"]) === number) return void 0;
	if (markedPlan !== void 0) return plan === void 0 || plan === markedPlan ? void 0 : reason;
	const prefixes = knownPrefixes(stateRef);
	const states = (await withRemoteStore(context, github, (store) => surveyStates({
		store,
		prefixes
	}))).flatMap((survey) => survey.run && (plan === void 0 || survey.plan === plan) ? [survey.run.state] : []);
	if (states.some(({ issue }) => issue === number)) return void 0;
	if (!pull_request) return reason;
	const { head } = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number });
	return head.repo?.full_name === `${github.owner}/${github.repo}` && states.some((state) => branchesOf(state).includes(head.ref)) ? void 0 : reason;
}
export { screenStep };
