import { Vt as commandSpan, _ as queuedFile, er as RalphError } from "./through-proxy.js";
import { i as flagWords, n as commandLine } from "./command-line.js";
import { o as openProject } from "./state-files.js";
import { a as settingSources, i as pathNamed, r as openSettings, t as atTop } from "./setting-sources.js";
import { s as withKeeper } from "./kept-runs.js";
import { l as storedRuns, o as planMeantHere } from "./queue-here.js";
import { n as noRunYet, o as runGone, t as loadWithHistory } from "./read-run.js";
import { a as withTemporaryState, t as accessIn } from "./state-access.js";
import { t as projectOfRun } from "./project-of-run.js";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
// src/core/run/next/run-meant.ts
/**
* The stored run that a command is about if its plan file does not say so. `named`: what the user wrote, a name as
* `ralph list` prints it or a file. `file`: the plan file from the top of the repository.
*/
function runMeant(runs, { named, file, queued }) {
	const byName = runs.find(({ plan }) => plan === named || plan === queued);
	if (byName) return {
		kind: "run",
		run: byName,
		by: "name"
	};
	const byFile = runs.filter(({ planFile }) => planFile !== null && planFile === file);
	const [run, ...others] = openRuns(byFile);
	if (run && others.length === 0) return {
		kind: "run",
		run,
		by: "file"
	};
	if (byFile.length > 0) return {
		kind: "several",
		runs: byFile
	};
	if (named !== void 0 || runs.length === 0) return { kind: "none" };
	const [only, ...rest] = runs;
	return only && rest.length === 0 ? {
		kind: "run",
		run: only,
		by: "only"
	} : {
		kind: "several",
		runs
	};
}
/** The runs that are not complete, or all of them if every run is. */
function openRuns(runs) {
	const open = runs.filter(({ stop }) => stop?.kind !== "complete");
	return open.length > 0 ? open : runs;
}
// src/entry/open/look-at-run.ts
/**
* Finds the run that a command is about and opens it: the run of the plan file, or else the run that was named or the only
* one, from the refs. So a plan file that is missing or half saved keeps nobody from giving an order.
*/
async function withRun(context, flags, use) {
	const settings = await openSettings(context, flags);
	const opened = await ofPlan(context, flags, {
		settings,
		use
	});
	if (!("fault" in opened)) return opened.result;
	const stored = await storedRun(context, flags, {
		settings,
		fault: opened.fault
	});
	if (!stored) throw opened.fault;
	return withStored(stored, use, {
		settings,
		context
	});
}
/** For commands that only read. */
const lookAtRun = (context, flags, look) => withRun(context, flags, {
	look,
	readsOrigin: true
});
/** For those that read all of its past. */
const lookAtPast = (context, flags, look) => withRun(context, flags, {
	look,
	readsOrigin: true,
	isWhole: true
});
const loaded = async (project, access, { isWhole }) => isWhole ? loadWithHistory(project, access) : (await access.state.load()).run;
/** By the plan file; `fault` says why it names no run. */
async function ofPlan(context, given, { settings, use }) {
	const planProject = async () => {
		try {
			const flags = await planMeantHere(context, given, use.about ?? "done", settings);
			const sources = flags === given ? settingSources(context, flags, settings) : void 0;
			return {
				project: await openProject(context, flags, [], sources),
				flags
			};
		} catch (error) {
			if (error instanceof RalphError) return { fault: error };
			throw error;
		}
	};
	const at = (project) => withTemporaryState(project, context, async (access, folder) => {
		const run = await loaded(project, access, use);
		if (run) return { result: await use.look({
			project,
			access,
			folder,
			run
		}) };
		const none = await noRunYet(project, access, context);
		if (none.code !== "NO_RUN") throw none;
		if (use.unbegun) return { result: await use.unbegun({
			project,
			access,
			folder
		}) };
		return { fault: none };
	});
	const opened = await planProject();
	if ("fault" in opened) return opened;
	try {
		return await at(opened.project);
	} catch (error) {
		if (!(error instanceof RalphError && error.code === "STATE_ELSEWHERE") || !use.readsOrigin || opened.flags["remote"] !== void 0) throw error;
		context.err("This run is stored at origin; everything below is read from there (--remote origin).\n");
		return at(await openProject(context, {
			...opened.flags,
			remote: "origin"
		}));
	}
}
/** By name, by the file that it was begun from, or the only one. Throws RalphError PLAN_MISSING if several could be meant. */
async function storedRun(context, flags, { settings, fault }) {
	const { planFile } = settings;
	const { choice, runs, isNamed, file } = await chooseRun(context, flags, settings);
	if (choice.kind === "none" && isNamed && fault.code === "PLAN_MISSING" && runs.length > 0) throw noSuchRun(planFile, runs);
	if (choice.kind === "none" || fault.code === "NO_RUN" && !isChosen(choice)) return void 0;
	if (choice.kind === "several") throw severalRuns(planFile, choice.runs);
	const { plan } = choice.run;
	const which = choice.by === "only" ? ", the only plan that was run here" : "";
	if (choice.by !== "name") context.err(`This is about ${plan}${which}; name another with --plan.\n`);
	const remedy = choice.by !== "name" || file === choice.run.planFile || fault.code === "CONFIG_INVALID" ? remedies[fault.code]?.(planFile) : void 0;
	if (remedy !== void 0) context.err(`${remedy} This is from the stored run.\n`);
	return choice.run.stored;
}
/** The stored run that a command is about, by its name, its plan file, or as the only one. */
async function chooseRun(context, flags, settings) {
	const { base, before, planFile } = settings;
	const isNamed = before.sources.plan !== "default";
	const { toplevel } = base.repository;
	const file = atTop(pathNamed(before.sources.plan === "flag" ? context.cwd : toplevel, planFile), toplevel);
	const runs = await storedRuns(context, flags, settings);
	return {
		choice: runMeant(runs.map((one) => {
			const { plan_file: recorded = null, stop = null } = one.run?.state ?? {};
			return {
				plan: one.plan,
				planFile: recorded,
				stop,
				stored: one
			};
		}), {
			named: isNamed ? planFile : void 0,
			file,
			queued: queuedFile(file ?? "", before.settings.queue)?.name
		}),
		runs,
		isNamed,
		file
	};
}
/** The plan file that the stored run was begun from, for what needs that file; undefined if no run is meant or it has none. */
async function planFileOfRun(context, flags) {
	const settings = await openSettings(context, flags);
	const { choice, file } = await chooseRun(context, flags, settings);
	const recorded = choice.kind === "run" ? choice.run.planFile : null;
	if (recorded === null || recorded === file) return void 0;
	const path = join(settings.base.repository.toplevel, recorded);
	return existsSync(path) ? relative(context.cwd, path) : void 0;
}
/** What a person has to mend before the next job. */
const remedies = {
	PLAN_INVALID: (file) => `The plan file has faults now: ${commandSpan("ralph", "plan", "lint", file)} lists them.`,
	CONFIG_INVALID: () => "The configuration has faults now: `ralph config` lists them."
};
const isChosen = (choice) => choice.kind === "run" && choice.by !== "only";
async function withStored({ keeper, plan, ref, run: surveyed }, use, { settings, context }) {
	const { repository } = keeper;
	const workRef = `refs/heads/${surveyed?.state.work_branch ?? `ralph/work/${plan}`}`;
	return withKeeper(keeper, context, async ({ store, home: folder }) => {
		const access = accessIn(store, {
			repository,
			stateRef: ref,
			workRef
		}, { now: context.now });
		const run = await loaded({ stateRef: ref }, access, use);
		if (!run) throw runGone(plan);
		const project = projectOfRun(run, {
			sources: settings,
			keeper,
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
const mostNamed = 5;
const severalRuns = (planFile, runs) => new RalphError({
	code: "PLAN_MISSING",
	message: `${planFile} does not say which run is meant, and several could be.`,
	hint: nameOne(runs)
});
const noSuchRun = (planFile, runs) => new RalphError({
	code: "PLAN_MISSING",
	message: `There is no plan and no run named ${planFile}.`,
	hint: nameOne(runs)
});
function nameOne(runs) {
	return `Name one: ${runs.slice(0, mostNamed).map(({ plan }) => `\`${commandLine(...flagWords("plan", plan))}\``).join(", ")}${runs.length > mostNamed ? ", \u2026" : ""}. \`ralph list\` shows all runs.`;
}
export { withRun as i, lookAtRun as n, planFileOfRun as r, lookAtPast as t };
