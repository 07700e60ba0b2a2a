import { A as planSourcePath, Z as planFormatNamed, yn as commandSpan, yr as RalphError } from "./through-proxy.js";
import { m as writeJson } from "./plan-file.js";
import { n as isRunOfText } from "./plan-name-taken.js";
import { J as storedJson, K as damagedRecord, h as openProject, m as isPlanFault } from "./state-files.js";
import { i as flagWords } from "./command-line.js";
import { l as TaskId, o as Plan } from "./branch-name.js";
import { a as settingSources, t as atTop } from "./setting-sources.js";
import { i as withRun } from "./look-at-run.js";
import { join, relative } from "node:path";
// src/entry/open/plan-of-state.ts
/** A plan without a file has a name instead of a path: that of its run. */
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
/** Also opens a run that began without a plan file (`ralph start`). Throws as `openProject` does. */
async function openFileOrState(context, flags) {
	try {
		const text = namesRun(flags) ? await planWithoutFile(context, flags, { isText: true }) : void 0;
		if (text) return {
			...text,
			project: await openProject(text.context, text.flags)
		};
		return {
			project: await openWithPlanFallback(context, flags),
			context,
			flags
		};
	} catch (error) {
		if (!(error instanceof RalphError) || error.code !== "PLAN_MISSING") throw error;
		const opened = await planWithoutFile(context, flags);
		if (opened === void 0) throw await goneFault(context, flags, error);
		const project = await openProject(opened.context, opened.flags);
		const { formerPlan } = opened.context;
		return {
			...opened,
			project: formerPlan ? {
				...project,
				planFile: formerPlan.plan.name,
				isDefaultPlan: false
			} : project
		};
	}
}
/** Files and folders of the same name may have come later, such as by the run's own work. */
const namesRun = (flags) => typeof flags["plan"] === "string" && TaskId.safeParse(flags["plan"]).success && !asksForFile(flags);
/** After a broken edit, a run continues with its last plan, and says so. Throws as `openProject` does. */
async function openWithPlanFallback(context, ...args) {
	try {
		return await openProject(context, ...args);
	} catch (error) {
		const [flags] = args;
		if (!isPlanFault(error) || asksForFile(flags)) throw error;
		const formerPlan = await readFormerPlan(context, flags).catch((reason) => {
			if (reason instanceof RalphError) return void 0;
			throw reason;
		});
		if (formerPlan === void 0) throw error;
		return openProject({
			...context,
			formerPlan
		}, ...args);
	}
}
/** The fault is then in the flags, and not in an edit. */
const asksForFile = (flags) => flags["fresh"] === true || flags["plan-scope"] !== void 0 || flags["format"] !== void 0;
/** Undefined if no run has begun from this file. */
async function readFormerPlan(context, flags) {
	const { planPath, base } = await settingSources(context, flags);
	const file = atTop(planPath, base.repository.toplevel);
	return readIntendedRun({
		...context,
		err: () => void 0
	}, flags, async ({ access, run: { state } }) => {
		const text = state.plan_file === file ? await access.state.read(planSourcePath) : void 0;
		if (text === void 0 || state.plan_source === null) return void 0;
		return {
			plan: planIn(text, state.plan),
			source: state.plan_source,
			format: planFormatNamed(state.plan_format) ?? null
		};
	});
}
function planIn(text, name) {
	const read = Plan.safeParse(storedJson(text));
	if (!read.success) throw damagedRecord(planSourcePath);
	return {
		...read.data,
		name
	};
}
/** For a run that never had a plan file, or whose file is gone; the latter only continues if it is named. */
const planWithoutFile = (context, flags, { isText = false } = {}) => readIntendedRun(context, flags, async ({ access, project, run: { state } }) => {
	const text = await access.state.read(planSourcePath);
	if (text === void 0) return void 0;
	const plan = planIn(text, state.plan);
	if (isRunOfText(state)) return withPlanText(context, flags, plan);
	if (isText || flags["plan"] !== state.plan || asksForFile(flags)) return void 0;
	if (state.plan_file === null || state.plan_source === null) return void 0;
	const format = planFormatNamed(state.plan_format) ?? null;
	return {
		context: {
			...context,
			formerPlan: {
				plan,
				source: state.plan_source,
				format,
				isGone: true
			}
		},
		flags: {
			...flags,
			plan: relative(context.cwd, join(project.repository.toplevel, state.plan_file))
		}
	};
});
/** The same fault, with the way on that a run has which began from this file. */
const goneFault = async (context, flags, fault) => {
	const { planPath, base } = await settingSources(context, flags);
	const file = atTop(planPath, base.repository.toplevel);
	const plan = await readIntendedRun({
		...context,
		err: () => void 0
	}, flags, async ({ run: { state } }) => state.plan_file === file ? state.plan : void 0);
	if (plan === void 0 || asksForFile(flags)) return fault;
	const again = commandSpan("ralph", "run", ...flagWords("plan", plan));
	return new RalphError({
		code: "PLAN_MISSING",
		message: fault.message,
		hint: `The run ${plan} began from it. Bring the file back, or continue with the plan that the run has: ${again}.`
	});
};
async function readIntendedRun(context, flags, look) {
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
	"PLAN_NAME_TAKEN",
	"RUN_UNKNOWN"
]);
export { openWithPlanFallback as n, withPlanText as r, openFileOrState as t };
