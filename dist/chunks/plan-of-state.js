import { X as planFormatNamed, er as RalphError, k as planSourcePath } from "./through-proxy.js";
import { m as writeJson } from "./plan-file.js";
import { a as Plan } from "./branch-name.js";
import { a as isPlanFault, o as openProject } from "./state-files.js";
import { a as settingSources, t as atTop } from "./setting-sources.js";
import { i as withRun } from "./look-at-run.js";
// src/entry/open/plan-of-state.ts
/** How a plan without a file is named: the same word is the name of its run. */
const withPlanText = (context, flags, plan) => ({
	context: {
		...context,
		planText: Buffer.from(writeJson(plan))
	},
	flags: {
		...flags,
		plan: plan.name
	}
});
/**
* The project of the plan file, or else of a run that began without one (`ralph start`): its plan lives in its state.
* Throws as `openProject` does.
*/
async function openFileOrState(context, flags) {
	try {
		return {
			project: await openWithPlanFallback(context, flags),
			context,
			flags
		};
	} catch (error) {
		if (!(error instanceof RalphError) || error.code !== "PLAN_MISSING") throw error;
		const plan = await planOfState(context, flags);
		if (plan === void 0) throw error;
		const opened = withPlanText(context, flags, plan);
		return {
			...opened,
			project: await openProject(opened.context, opened.flags)
		};
	}
}
/**
* The project of the plan file. If the file of a run that has begun cannot be used, the run goes on with the plan that it
* was given last, and says so. Throws as `openProject` does.
*/
async function openWithPlanFallback(context, ...opened) {
	try {
		return await openProject(context, ...opened);
	} catch (error) {
		const [flags] = opened;
		if (!isPlanFault(error) || asksForFile(flags)) throw error;
		const formerPlan = await formerPlanOf(context, flags).catch((reason) => {
			if (reason instanceof RalphError) return void 0;
			throw reason;
		});
		if (formerPlan === void 0) throw error;
		return openProject({
			...context,
			formerPlan
		}, ...opened);
	}
}
/** Then the fault is in what was asked for now, and not in an edit. */
const asksForFile = (flags) => flags["fresh"] === true || flags["plan-scope"] !== void 0 || flags["format"] !== void 0;
/** Undefined if no run has begun from this file. */
async function formerPlanOf(context, flags) {
	const { planPath, base } = await settingSources(context, flags);
	const file = atTop(planPath, base.repository.toplevel);
	return ofMeantRun({
		...context,
		err: () => void 0
	}, flags, async ({ access, run: { state } }) => {
		const text = state.plan_file === file ? await access.state.read(planSourcePath) : void 0;
		if (text === void 0 || state.plan_source === null) return void 0;
		return {
			plan: {
				...Plan.parse(JSON.parse(text)),
				name: state.plan
			},
			source: state.plan_source,
			format: planFormatNamed(state.plan_format) ?? null
		};
	});
}
/** Undefined if no run is meant, or if its plan was a file: then that file is missing. */
const planOfState = (context, flags) => ofMeantRun(context, flags, async ({ access, run: { state } }) => {
	if (state.plan_file !== state.plan || state.plan_format !== null) return void 0;
	const text = await access.state.read(planSourcePath);
	return text === void 0 ? void 0 : {
		...Plan.parse(JSON.parse(text)),
		name: state.plan
	};
});
/** Undefined if no run is meant. */
async function ofMeantRun(context, flags, look) {
	try {
		return await withRun(context, flags, { look });
	} catch (error) {
		if (error instanceof RalphError && noRunCodes.has(error.code)) return void 0;
		throw error;
	}
}
const noRunCodes = /* @__PURE__ */ new Set([
	"PLAN_MISSING",
	"PLAN_INVALID",
	"FILE_UNREADABLE",
	"NO_RUN",
	"RUN_UNKNOWN"
]);
export { openWithPlanFallback as n, withPlanText as r, openFileOrState as t };
