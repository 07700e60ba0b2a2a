import { o as userGit } from "./user-repository.js";
import { Ln as fitLines, h as byTurn, hn as step, mn as nextStepLines, y as queuedFile, yr as RalphError } from "./through-proxy.js";
import { c as readPlan, i as readPlanFile, n as readOptionsOf } from "./plan-file.js";
import { E as queueOf, S as impliedPlan, w as nextPlan } from "./plan-folder.js";
import { D as plural, a as plainLine } from "./one-line.js";
import { i as flagWords, n as commandLine, r as commitLine } from "./command-line.js";
import { a as tableLines } from "./terminal.js";
import { _ as inlineMarkdown } from "./slices.js";
import { a as standingInWords, c as withoutLostJob } from "./status.js";
import "./evolve.js";
import { r as openSettings, s as openBase } from "./setting-sources.js";
import { o as runsAt, r as isLost, s as withRunRepository, t as findRunRepositories } from "./kept-runs.js";
import { relative, resolve } from "node:path";
// src/core/report/words/queue-words.ts
const standings = {
	waiting: "waits for its turn",
	at_work: "at work",
	open: "started",
	person: "needs a person",
	failed: "failed",
	complete: "complete, not merged yet",
	archived: "archived"
};
const standingOfPlan = ({ standing, state }) => state === null || standing === "complete" || standing === "at_work" ? standings[standing] : `${standings[standing]}: ${standingInWords(state)}`;
/** Explains why a plan is missing from the queue, a line each. */
const queueRemarks = ({ takenOut, overlooked, folder }) => [...takenOut.map((plan) => `${plan} has begun, and its file is no longer in ${folder}/: bring it back, or remove the run with \`${commandLine("ralph", "delete", plan)}\``), ...overlooked.map((path) => `${path} is not a plan of the queue: that is a .md or .json file directly in pending/`)];
/** The next plan in the queue. Names of plans contain no markup. */
function queueSentence({ rows, folder }, plan) {
	const [next, ...more] = rows.filter(({ standing, name }) => standing === "waiting" && name !== plan);
	const others = more.length === 0 ? "" : `, and ${plural(more.length, "more plan")} after it`;
	return `A plan of the queue in ${folder}/; ${next === void 0 ? "no other plan waits" : `next is ${next.name}${others}`}.`;
}
/** `ralph queue --json`, and `queue` in `ralph list --json`; fields are only ever added. */
const queueDocument = (queue, next) => ({
	schema: 1,
	folder: queue.folder,
	plans: queue.rows.map((row) => rowDocument(row, queue)),
	taken_out: queue.takenOut,
	overlooked: queue.overlooked,
	archived: queue.archived.map(({ name, path }) => ({
		plan: name,
		file: path
	})),
	findings: queue.findings,
	next: nextDocument(next, queue)
});
const nextDocument = (next, queue) => ({
	kind: next.kind,
	plan: next.kind === "empty" ? null : rowDocument(next.row, queue)
});
/** `queue` in `ralph status --json`. `position` counts from 1; null in the archive. */
function planInQueue(queue, next, plan) {
	const row = queue.rows.find(({ name }) => name === plan);
	const archived = queue.archived.findLast(({ name }) => name === plan);
	const { file, place, position, standing } = row ? rowDocument(row, queue) : {
		plan,
		file: archived?.path ?? null,
		place: archived?.place ?? null,
		position: null,
		standing: archived ? "archived" : null
	};
	return {
		folder: queue.folder,
		file,
		place,
		position,
		plans: queue.rows.length,
		standing,
		next: nextDocument(next, queue)
	};
}
const rowDocument = (row, { rows }) => ({
	plan: row.name,
	file: row.path,
	place: row.place,
	position: rows.findIndex(({ path }) => path === row.path) + 1,
	standing: row.standing,
	status: standingOfPlan(row)
});
/** For a log. */
function queueOutcomeText({ before, file = "", after = "" }) {
	const text = `${before}${file}${after}`;
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}
/** For a summary. `tree`: address of the branch's files; without it there is no link. */
function queueOutcomeMarkdown(outcome, tree) {
	const { file } = outcome;
	const text = inlineMarkdown(queueOutcomeText(outcome), 500);
	if (file === void 0 || tree === void 0) return text;
	return `${text} [See the plan](${`${tree}/${file.split("/").map(inAddress).join("/")}`})`;
}
/** A bracket would end the link. */
const inAddress = (part) => encodeURIComponent(part).replace(/[()]/g, (bracket) => `%${bracket.charCodeAt(0).toString(16)}`);
/** `https://github.com/OWNER/REPO/blob/main` */
const treeAddress = (repository, branch) => `${repository}/blob/${branch.split("/").map(inAddress).join("/")}`;
// src/core/report/terminal/queue-text.ts
/**
* A table of the queue and its newest archived plans, then the next step. Lines without their newline. `faults`: of
* unreadable plans.
*/
function queueText(queue, next, look, { faults = [], ...commands }) {
	const { rows, archived, findings, folder } = queue;
	const newest = archived.slice(-5);
	const cells = [...rows.map((row) => [
		row.name,
		`${row.place}/${row.stem}${row.extension}`,
		tasksOf(row),
		standingOfPlan(row)
	]), ...newest.map((file) => [
		file.name,
		`complete/${file.stem}/`,
		"",
		standings.archived
	])].map((row) => row.map((cell) => plainLine(cell, 200)));
	if (cells.length === 0) {
		const add = nextStepLines([step("Add a plan", "ralph queue add FILE")], look);
		return [...fitLines([`The queue in ${folder}/ is empty.`, ...queueRemarks(queue)], look), ...add];
	}
	const table = tableLines({
		head: [
			"Plan",
			"File",
			"Tasks",
			"Status"
		],
		rows: cells,
		clipped: 3
	}, look);
	const more = archived.length - newest.length;
	return fitLines([
		...table,
		...more > 0 ? [`and ${plural(more, "more plan")} in ${folder}/complete/`] : [],
		...[...findings, ...faults].map((finding) => `error: ${finding}`),
		...queueRemarks(queue),
		"",
		...nextOfQueue(queue, next, look, commands)
	], look);
}
const tasksOf = ({ state }) => {
	const tasks = Object.values(state?.tasks ?? {});
	return tasks.length === 0 ? "" : `${tasks.filter(({ status }) => status === "done").length}/${tasks.length}`;
};
function nextOfQueue({ folder, findings }, next, look, commands) {
	const steps = (nextStep) => nextStepLines([nextStep], look);
	const run = commandLine(...commands.run);
	const status = ({ path }) => commandLine("ralph", "status", ...flagWords("plan", commands.displayPath(path)), ...commands.reachedBy);
	if (next.kind !== "unreadable" && findings.length > 0) return steps(step("Do what the errors say; nothing starts before that"));
	if (next.kind === "empty") return [`Nothing is left to start in ${folder}/pending/.`];
	const { row } = next;
	switch (next.kind) {
		case "busy": return [`A job is working on ${row.name}.`, ...steps(step("Watch it", status(row)))];
		case "blocked": return [`The queue in ${folder}/ waits for a person: ${row.name} ${standings[row.standing]}.`, ...steps(step("See what it needs", status(row)))];
		case "uncommitted": return steps(step(`Commit ${row.name}; a run starts from a commit`, commitCommand(commands.displayPath(row.path), row.name)));
		case "unreadable": {
			const lint = commandLine("ralph", "plan", "lint", commands.displayPath(row.path));
			return steps(step(`Fix ${row.name}; nothing starts before that. This checks it`, lint));
		}
		case "continue": return steps(step(`Continue with ${row.name}`, run));
		case "begin": return steps(step(`Begin ${row.name}`, run));
	}
}
const commitCommand = (path, plan) => commitLine(`Queue ${plan}`, [path]);
// src/entry/wire/runs-here.ts
/** One for each name: the first place counts. Reports and skips a place that does not answer. */
async function storedRuns(context, flags, settings) {
	const runs = /* @__PURE__ */ new Map();
	const { runRepositories } = await findRunRepositories(context, flags, settings ?? openSettings(context, flags));
	for (const runRepository of runRepositories) {
		const surveys = await withRunRepository(runRepository, context, ({ store }) => runsAt(runRepository, store)).catch((error) => {
			if (!(error instanceof RalphError)) throw error;
			context.err(`${runRepository.shown} : its runs could not be listed: ${error.message}\n`);
			return [];
		});
		for (const survey of surveys) if (!runs.has(survey.plan)) runs.set(survey.plan, {
			...survey,
			runRepository
		});
	}
	return [...runs.values()];
}
/** States of these runs by plan name. Reports and skips a state that cannot be read. */
async function runsHere(context, flags, liveness) {
	const runs = /* @__PURE__ */ new Map();
	for (const { plan, ref, run, fault } of await storedRuns(context, flags)) {
		if (fault !== void 0) context.err(`The state of ${plan} (${ref}) cannot be read: ${fault}\n`);
		if (run) runs.set(plan, await withCurrentStanding(run.state, context.now(), liveness));
	}
	return runs;
}
const withCurrentStanding = async (...args) => await isLost(...args) ? withoutLostJob(args[0]) : args[0];
// src/entry/wire/queue-here.ts
/** Knows the runs of every known place, so that no plan starts twice. Skips and reports a silent place. */
async function openQueue(context, flags, preloaded = {}) {
	const { base, before } = await openSettings(context, flags);
	const { toplevel } = base.repository;
	const folder = before.settings.queue ?? "plans";
	const [files, runs] = await Promise.all([queueFiles(base, {
		folder,
		toplevel,
		settings: before.settings
	}), preloaded.runs ?? runsHere(context, flags, preloaded.liveness)]);
	const { settings, sources } = before;
	return {
		queue: queueOf(files, {
			folder,
			runs
		}),
		runs,
		toplevel,
		settings,
		sources
	};
}
const nextInQueue = ({ queue, settings }) => nextPlan(queue, { passesFailed: settings["queue-failed"] === "pass" });
/** A plan that cannot be read blocks the queue, or is skipped as failed; `skip` is called for the latter. */
async function nextReadablePlan(localQueue, context, skip) {
	const { queue, settings } = localQueue;
	const passesFailed = settings["queue-failed"] === "pass";
	const refused = /* @__PURE__ */ new Set();
	for (;;) {
		const rows = queue.rows.filter(({ path }) => !refused.has(path));
		const next = nextPlan({ rows }, { passesFailed });
		if (next.kind !== "begin") return next;
		const fault = await findPlanFault(localQueue, next.row, context);
		if (fault === void 0) return await isUncommitted(localQueue, next.row, context) ? {
			...next,
			kind: "uncommitted"
		} : next;
		if (!passesFailed) return {
			kind: "unreadable",
			row: next.row,
			fault
		};
		refused.add(next.row.path);
		skip(next.row, fault);
	}
}
/** A user's queue is read from the working tree, while a run starts from a commit. */
async function isUncommitted({ toplevel }, { path }, { env, checkout }) {
	if (checkout) return false;
	const { stdout } = await userGit(toplevel, env)({ args: [
		"ls-tree",
		"--name-only",
		"-z",
		"HEAD",
		"--",
		path
	] });
	return stdout.length === 0;
}
/** Throws RalphError QUEUE_INVALID. `shown`: the file as the user names it. */
async function refuseUncommitted(localQueue, { kind, row }, { context, shown }) {
	if (kind !== "begin" || !await isUncommitted(localQueue, row, context)) return;
	throw new RalphError({
		code: "QUEUE_INVALID",
		message: `${row.path} is not committed, and a run starts from a commit, which moves the plan; nothing was started.`,
		hint: `Commit it: \`${commitCommand(shown, row.name)}\`. To run it as it is, without the queue: \`${commandLine("ralph", "run", ...flagWords("plan", shown))}\`.`
	});
}
/** The reason why a plan cannot start, by its file in the base. */
async function findPlanFault({ toplevel, settings }, { path }, context) {
	const reading = {
		files: await openBase(context),
		toplevel,
		cwd: toplevel,
		options: anyFormat(settings)
	};
	return readPlanFile(resolve(toplevel, path), path, reading).then(() => void 0, (error) => {
		if (error instanceof RalphError) return error;
		throw error;
	});
}
/** The plans of a queue may have different formats. */
const anyFormat = (settings) => readOptionsOf({
	...settings,
	format: "auto"
});
/** Files below the queue's folder; only a plan in JSON can name itself. */
async function queueFiles({ list, read }, location) {
	const { folder, toplevel, settings } = location;
	const options = anyFormat(settings);
	const paths = await list(folder);
	return Promise.all(paths.map(async (path) => {
		if (!queuedFile(path, folder)?.extension.toLowerCase().endsWith("json")) return { path };
		const bytes = await read(resolve(toplevel, path));
		return {
			path,
			planName: readPlan({
				file: path,
				bytes,
				options
			}).plan?.name
		};
	}));
}
/** With `queue-base`, a plan starts from the newest unmerged work whose run is stored in the same place. */
function basedOnPrevious(project, previous) {
	const previousState = previous?.state;
	if (!project.queue || !previousState || project.settings["queue-base"] === "base") return project;
	if (previousState.remote !== project.remote) return project;
	const { plan, work_branch: branch, work: commit } = previousState;
	const steered = steeredPaths(previousState);
	return {
		...project,
		queue: {
			...project.queue,
			previous: {
				plan,
				branch,
				commit,
				steered
			}
		}
	};
}
/** Protected files that others changed in that run. Null if its state, limited to five arrivals, names only some. */
function steeredPaths({ steered }) {
	return steered.length < 5 && steered.every(({ paths, total }) => paths.length === total) ? steered.flatMap(({ paths }) => paths) : null;
}
/** Throws RalphError QUEUE_INVALID. */
function refuseTwins({ findings }) {
	if (findings.length === 0) return;
	throw new RalphError({
		code: "QUEUE_INVALID",
		message: "The queue cannot be run; nothing was started.",
		hint: "Rename the files that are named above. `ralph queue` shows the queue.",
		findings
	});
}
/** For commands that only read: without a named plan, the first plan of the queue, done or not. */
async function withFirstQueuedPlan(context, flags) {
	const choice = await queueThatChooses(context, flags);
	if (choice === void 0) return flags;
	const { base, folder } = choice;
	const files = (await base.list(folder)).flatMap((path) => queuedFile(path, folder) ?? []).sort(byTurn);
	const first = [
		"current",
		"pending",
		"complete"
	].map((place) => files.find((file) => file.place === place)).find((file) => file !== void 0);
	return first === void 0 ? flags : withPlan(flags, first, {
		context,
		toplevel: base.repository.toplevel
	});
}
/** Chooses a plan of the queue if none is named, and prints which. `about`: finished work, or work to come. */
async function withIntendedPlan(context, flags, about, settings) {
	if (await queueThatChooses(context, flags, settings) === void 0) return flags;
	const localQueue = await openQueue(context, flags);
	const { queue, runs, toplevel } = localQueue;
	const intended = impliedPlan(queue, {
		next: nextInQueue(localQueue),
		runs,
		about
	});
	if (intended === void 0) throw queueEmpty(queue);
	const { file, status } = intended;
	const description = status === "next" ? "the next plan of the queue" : status === "complete" ? "the newest complete plan" : "the plan under way";
	context.err(`This is about ${file.name}, ${description} (${file.path}); name another with --plan.\n`);
	return withPlan(flags, file, {
		context,
		toplevel
	});
}
const queueEmpty = ({ folder }) => new RalphError({
	code: "PLAN_MISSING",
	message: `The queue in ${folder}/ is empty, and no plan was named.`,
	hint: "Add one with `ralph queue add FILE`, or name another with --plan."
});
/** The folder of the queue, if it chooses the plan. */
async function queueThatChooses(context, flags, settings) {
	if (flags["plan"] !== void 0 || context.planText) return void 0;
	const { base, before } = settings ?? await openSettings(context, flags);
	const folder = before.settings.queue;
	return folder === void 0 || before.sources.plan !== "default" ? void 0 : {
		base,
		folder
	};
}
const withPlan = (flags, { path }, { context, toplevel }) => ({
	...flags,
	plan: relative(context.cwd, resolve(toplevel, path))
});
export { queueOutcomeText as _, refuseTwins as a, treeAddress as b, withIntendedPlan as c, nextOfQueue as d, queueText as f, queueOutcomeMarkdown as g, queueDocument as h, openQueue as i, storedRuns as l, planInQueue as m, nextInQueue as n, refuseUncommitted as o, nextDocument as p, nextReadablePlan as r, withFirstQueuedPlan as s, basedOnPrevious as t, commitCommand as u, queueSentence as v, standingOfPlan as y };
