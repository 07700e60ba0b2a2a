import { E as planSourcePath, Sn as RalphError } from "./through-proxy.js";
import { u as writeJson } from "./plan-file.js";
import { a as Plan } from "./branch-name.js";
import { a as openProject } from "./state-files.js";
import { r as withRun } from "./look-at-run.js";
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
			project: await openProject(context, flags),
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
/** Undefined if no run is meant, or if its plan was a file: then that file is missing. */
async function planOfState(context, flags) {
	try {
		return await withRun(context, flags, { look: async ({ access, run: { state } }) => {
			if (state.plan_file !== state.plan || state.plan_format !== null) return void 0;
			const text = await access.state.read(planSourcePath);
			return text === void 0 ? void 0 : {
				...Plan.parse(JSON.parse(text)),
				name: state.plan
			};
		} });
	} catch (error) {
		if (error instanceof RalphError && [
			"PLAN_MISSING",
			"NO_RUN",
			"RUN_UNKNOWN"
		].includes(error.code)) return void 0;
		throw error;
	}
}
export { withPlanText as n, openFileOrState as t };
