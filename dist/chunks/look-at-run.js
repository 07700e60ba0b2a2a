import { y as queuedFile, yn as commandSpan, yr as RalphError } from "./through-proxy.js";
import { n as isRunOfText, r as matchRun, t as planNameTaken } from "./plan-name-taken.js";
import { i as flagWords, n as commandLine } from "./command-line.js";
import { h as openProject } from "./state-files.js";
import { a as settingSources, i as pathNamed, r as openSettings, t as atTop } from "./setting-sources.js";
import { s as withRunRepository } from "./kept-runs.js";
import { c as withIntendedPlan, l as storedRuns } from "./queue-here.js";
import { c as runGone, n as noRunYet, s as refsBeside, t as loadWithHistory } from "./read-run.js";
import { a as withTemporaryState, t as accessIn } from "./state-access.js";
import { t as projectOfRun } from "./project-of-run.js";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
// src/entry/open/look-at-run.ts
/** By the plan file, or else from the refs: a missing or half saved plan file blocks no order. */
async function withRun(context, flags, use) {
	const settings = await openSettings(context, flags);
	const opened = await openByPlan(context, flags, {
		settings,
		use
	});
	if (!("fault" in opened)) return opened.result;
	const stored = await findStoredRun(context, flags, {
		settings,
		fault: opened.fault
	});
	if (!stored) throw opened.fault;
	return openStored(stored, use, {
		settings,
		context
	});
}
const lookAtRun = (context, flags, look) => withRun(context, flags, {
	look,
	readsOrigin: true
});
/** For commands that read the run's whole past. */
const lookAtPast = (context, flags, look) => withRun(context, flags, {
	look,
	readsOrigin: true,
	isWhole: true
});
/** Lists all refs that the command reads in one request. */
async function loadRun(project, access, { isWhole }) {
	const others = refsBeside(project);
	if (isWhole) return loadWithHistory(project, access, others);
	await access.remote.lookAhead([
		project.stateRef,
		project.workRef,
		...others
	]);
	return (await access.state.load()).run;
}
/** `fault` is the reason why the plan file leads to no run. */
async function openByPlan(context, typedFlags, { settings, use }) {
	const planProject = async () => {
		try {
			const flags = await withIntendedPlan(context, typedFlags, use.about ?? "done", settings);
			const sources = flags === typedFlags ? settingSources(context, flags, settings) : void 0;
			return {
				project: await openProject(context, flags, [], sources),
				flags
			};
		} catch (error) {
			if (error instanceof RalphError) return { fault: error };
			throw error;
		}
	};
	const openRunOf = (project) => withTemporaryState(project, context, async (access, folder) => {
		const run = await loadRun(project, access, use);
		const otherPlan = run ? await planNameTaken(project, run.state) : void 0;
		if (otherPlan) return { fault: otherPlan };
		if (run) return { result: await use.look({
			project,
			access,
			folder,
			run
		}) };
		const missing = await noRunYet(project, access, context);
		if (missing.code !== "NO_RUN") throw missing;
		if (use.unbegun) return { result: await use.unbegun({
			project,
			access,
			folder
		}) };
		return { fault: missing };
	});
	const opened = await planProject();
	if ("fault" in opened) return opened;
	try {
		return await openRunOf(opened.project);
	} catch (error) {
		if (!(error instanceof RalphError && error.code === "STATE_ELSEWHERE") || !use.readsOrigin || opened.flags["remote"] !== void 0) throw error;
		context.err("This run is stored at origin; everything below is read from there (--remote origin).\n");
		return openRunOf(await openProject(context, {
			...opened.flags,
			remote: "origin"
		}));
	}
}
/** By name, by the plan file, or the only one. Throws RalphError PLAN_MISSING if several are possible. */
async function findStoredRun(context, flags, { settings, fault }) {
	const { planFile } = settings;
	const { choice, runs, isNamed, file } = await chooseRun(context, flags, settings);
	if (choice.kind === "none" && isNamed && fault.code === "PLAN_MISSING" && runs.length > 0) throw noSuchRun(planFile, runs);
	if (choice.kind === "none" || isValidFile(fault) && !isChosen(choice)) return void 0;
	if (choice.kind === "several") throw severalRuns(planFile, choice.runs);
	const { plan } = choice.run;
	const remark = choice.by === "only" ? ", the only plan that was run here" : "";
	if (choice.by !== "name") context.err(`This is about ${plan}${remark}; name another with --plan.\n`);
	const remedy = choice.by !== "name" || file === choice.run.planFile || fault.code === "CONFIG_INVALID" ? remedies[fault.code]?.(planFile) : void 0;
	if (remedy !== void 0) context.err(`${remedy} This is from the stored run.\n`);
	return choice.run.stored;
}
async function chooseRun(context, flags, settings) {
	const { base, before, planFile } = settings;
	const isNamed = before.sources.plan !== "default";
	const { toplevel } = base.repository;
	const file = atTop(pathNamed(before.sources.plan === "flag" ? context.cwd : toplevel, planFile), toplevel);
	const runs = await storedRuns(context, flags, settings);
	const rows = runs.map((stored) => {
		const state = stored.run?.state;
		const planFile = state && !isRunOfText(state) ? state.plan_file : null;
		return {
			plan: stored.plan,
			planFile,
			stop: state?.stop ?? null,
			stored
		};
	});
	return {
		choice: matchRun(rows, {
			input: isNamed ? planFile : void 0,
			file,
			queued: queuedFile(file ?? "", before.settings.queue)?.name
		}),
		runs,
		isNamed,
		file
	};
}
/** The plan file that the stored run began from; undefined if no run is meant or it has none. */
async function planFileOfRun(context, flags) {
	const settings = await openSettings(context, flags);
	const { choice, file } = await chooseRun(context, flags, settings);
	const recorded = choice.kind === "run" ? choice.run.planFile : null;
	if (recorded === null || recorded === file) return void 0;
	const path = join(settings.base.repository.toplevel, recorded);
	return existsSync(path) ? relative(context.cwd, path) : void 0;
}
/** What a person has to fix before the next job. */
const remedies = {
	PLAN_INVALID: (file) => `The plan file has faults now: ${commandSpan("ralph", "plan", "lint", file)} lists them.`,
	CONFIG_INVALID: () => "The configuration has faults now: `ralph config` lists them."
};
const isValidFile = ({ code }) => code === "NO_RUN" || code === "PLAN_NAME_TAKEN";
const isChosen = (choice) => choice.kind === "run" && choice.by !== "only";
async function openStored({ runRepository, plan, ref, run: loadedRun }, use, { settings, context }) {
	const { repository } = runRepository;
	const workRef = `refs/heads/${loadedRun?.state.work_branch ?? `ralph/work/${plan}`}`;
	return withRunRepository(runRepository, context, async ({ store, home: folder }) => {
		const access = accessIn(store, {
			repository,
			stateRef: ref,
			workRef
		}, { now: context.now });
		const run = await loadRun({
			stateRef: ref,
			workRef,
			planName: plan
		}, access, use);
		if (!run) throw runGone(plan);
		const project = projectOfRun(run, {
			sources: settings,
			runRepository,
			stateRef: ref,
			context
		});
		return use.look({
			project,
			access,
			folder,
			run
		});
	});
}
const maxNames = 5;
const severalRuns = (planFile, runs) => new RalphError({
	code: "PLAN_MISSING",
	message: `${planFile} does not say which run is meant, and several could be.`,
	hint: nameHint(runs)
});
const noSuchRun = (planFile, runs) => new RalphError({
	code: "PLAN_MISSING",
	message: `There is no plan and no run named ${planFile}.`,
	hint: nameHint(runs)
});
function nameHint(runs) {
	return `Name one: ${runs.slice(0, maxNames).map(({ plan }) => `\`${commandLine(...flagWords("plan", plan))}\``).join(", ")}${runs.length > maxNames ? ", \u2026" : ""}. \`ralph list\` shows all runs.`;
}
export { withRun as i, lookAtRun as n, planFileOfRun as r, lookAtPast as t };
