import { S as readLog, _ as readPromptFacts, f as sectionSizes, p as sizeOf, v as inboxPrefix } from "./state-access.js";
import { D as iterationPath, Dn as queueCommand, Jn as hardenedEnvironment, N as stateRefOf, O as knownPrefixes, On as ralphCommand, T as evidencePath, Yn as runGit, ar as tryRead, cr as configEnvironment, fr as isPathRemote, gr as withoutCredentials, hr as remoteName, xn as lineSpan, yr as RalphError } from "./through-proxy.js";
import { n as commandLine } from "./command-line.js";
import { d as splitCredential, f as withCredential, o as userGit } from "./user-repository.js";
import { D as runElsewhere, J as storedJson, K as damagedRecord, S as otherPlace, a as brokenStateRef } from "./state-files.js";
import { B as AgentRecord, K as noUsage, W as addUsage, l as PassResults } from "./pass.js";
import { Dt as HandoffSource, Et as Handoff, gt as Evidence, wt as Reviewed } from "./slices.js";
import { _ as Validation } from "./json-syntax.js";
import { h as callOutsideAttempt } from "./evolve.js";
import { a as openRunRepository, o as runsAt, s as withRunRepository } from "./kept-runs.js";
import { basename, join, parse } from "node:path";
import { dirname as dirname$1 } from "node:path/posix";
// src/adapter/git/state/origin-state.ts
/** If a laptop's run is in the local repository (docs/design.md#one-remote). Never prompts. */
async function originState(question) {
	const { repository, env, stateRef, local, timeoutMs = 5e3 } = question;
	try {
		const { git, name } = await gitForOrigin(repository, env);
		const { stdout } = await git({
			args: [
				"ls-remote",
				name,
				stateRef
			],
			timeoutMs
		});
		const origin = stdout.toString("utf8").split("\n").map((line) => line.split("	")).find(([, name]) => name === stateRef)?.[0];
		if (origin === void 0) return { kind: "none" };
		return origin === local ? { kind: "same" } : {
			kind: "differs",
			origin
		};
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		return {
			kind: "unreachable",
			note: `Could not tell whether origin also holds a state of this plan: ${withoutCredentials(error.message).replace(/\s+/g, " ")}`
		};
	}
}
/** Outside of any repository: a token in the address would be on git's command line (failure model G19). */
async function gitForOrigin(repository, env) {
	const url = await repository.remoteUrl("origin");
	if (url === null || isPathRemote(url)) return {
		git: userGit(repository.toplevel, env),
		name: "origin"
	};
	const { address, ...access } = splitCredential(url);
	const settings = withCredential(repository.carriedConfiguration(address), access);
	const serverEnv = {
		...hardenedEnvironment(env, "/dev/null"),
		...configEnvironment([...settings, [`remote.${remoteName}.url`, address]])
	};
	const { root } = parse(repository.toplevel);
	return {
		git: (call) => runGit([], serverEnv, {
			cwd: root,
			...call
		}),
		name: remoteName
	};
}
function stateElsewhere(options, state) {
	const { stateRef, planFile } = options;
	const reachedBy = [
		...options.reachedBy,
		"--remote",
		"origin"
	];
	const { origin, local } = state;
	const localText = local === null ? "this repository holds none" : `this repository holds another one (${local.slice(0, 12)})`;
	const asideRef = brokenStateRef(stateRef, origin);
	const lease = `--force-with-lease=${stateRef}:${origin}`;
	const fetchCommand = commandLine("git", "fetch", "origin", stateRef);
	const moveCommand = commandLine("git", "push", "--atomic", lease, "origin", `FETCH_HEAD:${asideRef}`, `:${stateRef}`);
	return new RalphError({
		code: "STATE_ELSEWHERE",
		message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${localText}.`,
		hint: `To continue the run at origin: ${lineSpan(ralphCommand({
			planFile,
			reachedBy
		}, "run"))}. To continue here instead, move it aside there, where it is kept as ${asideRef} (${lineSpan(`${fetchCommand} && ${moveCommand}`)}), then run again.`
	});
}
/** A second run would repeat all work of the first. */
function stateUnderOtherName(url, options) {
	const { stateRef, other } = options;
	const remote = withoutCredentials(url);
	const moveCommand = `${commandLine("git", "fetch", remote, other)} && ${commandLine("git", "push", remote, `FETCH_HEAD:${stateRef}`, `:${other}`)}`;
	return new RalphError({
		code: "STATE_UNDER_OTHER_NAME",
		message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
		hint: `To continue with it there: \`state-ref: ${dirname$1(other)}\`. To move it, while no job is running: ${moveCommand}`
	});
}
// src/core/report/facts/iteration-view.ts
/** `events` of this iteration, oldest first; `awaiting`: iterations that wait for approval, if known. */
function iterationView(iteration, context) {
	const { events, record } = context;
	const start = events.find((event) => event.type === "attempt_started");
	const ends = events.filter(isEnd);
	const end = ends.at(-1);
	const undo = end ? void 0 : undoOf(iteration, events);
	const cuts = events.filter((event) => event.type === "prompt_cut");
	return {
		iteration,
		task: start?.task ?? events.flatMap((event) => "task" in event ? event.task : [])[0] ?? null,
		attempt: start?.attempt ?? null,
		outcome: outcomeOf(iteration, context, end),
		why: whyOf(end ?? undo),
		started: start?.at ?? null,
		checkpoint: start?.checkpoint ?? null,
		commit: end ? commitOf(end) : undo?.commit ?? null,
		time_ms: start && ends[0] ? timesOf(start, ends[0], record) : null,
		usage: ends[0]?.usage ?? null,
		around: usageAround(iteration, events),
		prompt: record.prompt === null ? null : {
			...sizeOf(record.prompt, record.facts?.chars_per_token),
			chars_per_token: record.facts?.chars_per_token ?? 4,
			measured_calls: record.facts?.measured_calls ?? 0,
			sections: withSources(record.prompt, record.facts),
			cuts: cuts.map(({ section, from_chars, to_chars }) => ({
				section,
				from_chars,
				to_chars
			}))
		},
		handoff: record.handoff,
		validation: record.validation,
		agent: record.agent,
		review: record.review,
		passes: record.passes,
		events
	};
}
function usageAround(iteration, events) {
	return events.map(callOutsideAttempt).filter((call) => call?.iteration === iteration).reduce((sum, call) => call ? addUsage(sum ?? noUsage, call.usage) : sum, null);
}
/** Matched by their order; neither list contains dropped sections. */
const withSources = (prompt, facts) => sectionSizes(prompt, facts?.chars_per_token).map((size, index) => {
	const recorded = facts?.sections[index];
	return {
		...size,
		source: recorded?.name === size.name && recorded.source !== "" ? recorded.source : null
	};
});
const whyOf = (end) => end && "why" in end ? end.why : null;
const isEnd = (event) => event.type === "attempt_succeeded" || event.type === "attempt_held" || event.type === "attempt_failed" || event.type === "attempt_interrupted";
const outcomes = {
	attempt_succeeded: "succeeded",
	attempt_held: "waits for approval",
	attempt_failed: "failed",
	attempt_interrupted: "interrupted"
};
/** Later decisions of people take precedence over the end of the attempt. */
function outcomeOf(iteration, { events, awaiting }, end) {
	if (!end) return undoOf(iteration, events)?.outcome ?? "at work";
	if (events.some((event) => event.type === "undo_done" && event.undoes === iteration)) return "taken back";
	const approved = events.find((event) => event.type === "attempt_approved");
	if (approved && !approved.rejoins) return "succeeded";
	if (events.some(({ type }) => type === "attempt_rejected")) return "rejected by a person";
	if (end.type === "attempt_held" && awaiting && !awaiting.includes(iteration)) return "dropped";
	return outcomes[end.type];
}
/** Set if the iteration undid another one. */
function undoOf(iteration, events) {
	for (const event of events) {
		if (event.type === "undo_done" && event.iteration === iteration) return {
			outcome: "undo",
			commit: event.commit,
			why: event.why
		};
		if (event.type === "undo_failed" && event.iteration === iteration) return {
			outcome: "refused undo",
			commit: event.rejected,
			why: event.why
		};
	}
}
function commitOf(end) {
	if (end.type === "attempt_interrupted") return null;
	return end.type === "attempt_failed" ? end.rejected : end.commit;
}
function timesOf(start, end, { validation, review, passes }) {
	const all = Math.max(0, Date.parse(end.at) - Date.parse(start.at));
	const checks = (validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0);
	const reviewTimes = [review?.duration_ms ?? 0, ...passes.map(({ duration_ms }) => duration_ms)];
	const reviewMs = Math.min(end.duration_ms, reviewTimes.reduce((sum, ms) => sum + ms, 0));
	return {
		all,
		agent: end.duration_ms - reviewMs,
		review: reviewMs,
		checks
	};
}
const files = [
	"prompt.md",
	"handoff.json",
	"validation.json",
	"agent.json",
	"review.json",
	"passes.json",
	"prompt.json"
];
/** In the order that `iterationRecord` expects. */
const recordPaths = (iteration) => files.map((file) => iterationPath(iteration, file));
/** For lists of iterations; null for files that only a detailed view needs. */
const listedPaths = (iteration) => files.map((file) => listed.has(file) ? iterationPath(iteration, file) : null);
const listed = /* @__PURE__ */ new Set([
	"handoff.json",
	"validation.json",
	"review.json"
]);
function iterationRecord(contents) {
	const [prompt, handoff, validation, agent, review, passes, facts] = contents;
	const stored = parseJson(handoff);
	const source = HandoffSource.safeParse(stored?.source);
	const parsedHandoff = Handoff.safeParse(stored?.handoff);
	return {
		prompt: prompt ?? null,
		facts: readPromptFacts(facts) ?? null,
		handoff: source.success && parsedHandoff.success ? {
			source: source.data,
			handoff: parsedHandoff.data
		} : null,
		validation: Validation.safeParse(parseJson(validation)).data ?? null,
		agent: AgentRecord.safeParse(parseJson(agent)).data ?? null,
		review: Reviewed.safeParse(parseJson(review)).data ?? null,
		passes: PassResults.safeParse(parseJson(passes)).data ?? []
	};
}
const parseJson = (text) => tryRead(() => text === void 0 ? void 0 : JSON.parse(text));
// src/entry/wire/former-run.ts
const tasksFile = "tasks.md";
/** A run of a tasks.md at the top was once named after the folder of the repository. */
async function formerRun(project, context) {
	const { planAtTop, planName, repository, settings, read } = project;
	if (planAtTop !== tasksFile) return void 0;
	const prefixes = knownPrefixes(settings["state-ref"]);
	const runRepository = await openRunRepository({
		name: settings.remote ?? null,
		repository,
		prefixes,
		context
	});
	const runs = await withRunRepository(runRepository, context, ({ store }) => runsAt(runRepository, store));
	for (const { plan, run } of runs) {
		const formerPath = run?.state.plan_file ?? (plan === basename(repository.toplevel) ? tasksFile : "");
		if (plan === planName || run?.state.stop?.kind === "complete" || basename(formerPath) !== tasksFile) continue;
		if (!(formerPath !== tasksFile && await read(join(repository.toplevel, formerPath)).then(Boolean, () => false))) return runUnderOldName(plan);
	}
}
function runUnderOldName(plan) {
	const to = `${plan}/${tasksFile}`;
	const moveCommand = [
		commandLine("mkdir", "-p", plan),
		commandLine("git", "mv", tasksFile, to),
		commandLine("git", "commit", "-m", `Move the plan to ${to}`, tasksFile, to),
		commandLine("ralph", "run", "--plan", to)
	].join(" && ");
	return new RalphError({
		code: "RUN_ELSEWHERE",
		message: `A run of ${tasksFile} is stored under the name ${plan}, and a ${tasksFile} at the top is called tasks. Nothing was written.`,
		hint: `To continue that run, put the file into a folder of its name: \`${moveCommand}\`. To start a new one here, add --fresh.`
	});
}
// src/entry/wire/read-run.ts
/**
* Fetches the newest state commit with its history, then loads the run: reading its past then needs no remote. `others`
* are patterns of refs that are read next, listed by the same request.
*/
async function loadWithHistory({ stateRef, workRef }, { remote, state }, others = []) {
	const stateCommit = (await remote.lookAhead([
		stateRef,
		workRef,
		...others
	])).refs.get(stateRef);
	if (stateCommit !== void 0) await remote.fetchCommit(stateCommit);
	return (await state.load()).run;
}
/** Refs that a command reads after the run: its orders, and states of its plan under other names. */
const refsBeside = ({ planName, stateRef }) => [`${inboxPrefix(planName)}*`, ...otherStateRefs(planName, stateRef)];
const otherStateRefs = (planName, stateRef) => knownPrefixes().map((prefix) => stateRefOf(planName, prefix)).filter((ref) => ref !== stateRef);
/** Warns about damaged records; the others are still read. */
function warnOf({ err }) {
	let warnings = 0;
	return ({ message, hint, code }) => {
		warnings += 1;
		if (warnings <= maxWarnings) err(`${message} It is left out. [${code}]\n`);
		if (warnings === 1 && hint !== void 0) err(`${hint}\n`);
		if (warnings === maxWarnings + 1) err("More of the state is damaged, and left out.\n");
	};
}
const maxWarnings = 10;
const runGone = (plan) => new RalphError({
	code: "NO_RUN",
	message: `The run of ${plan} was deleted while it was read.`,
	hint: "`ralph list` shows all runs."
});
/** Everything that is stored of a run, after `loadWithHistory`. By default, what is damaged there is thrown. */
async function readHistory(access, run, onFault) {
	const events = ofNewestRun(await readLog(access.state, run, 0, onFault));
	const numbers = events.flatMap((event) => event.type === "attempt_started" ? event.iteration : []);
	const [records, evidence] = await Promise.all([readRecords(access.state, numbers, { onFault }), readEvidence(access.state, run, onFault)]);
	return {
		run,
		events,
		records,
		evidence
	};
}
/** A log also holds the runs before it (`--fresh`). */
function ofNewestRun(events) {
	return events.slice(Math.max(0, events.findLastIndex(({ type }) => type === "run_started")));
}
function refuse(fault) {
	throw fault;
}
/** Reads the records of these iterations in one call; with `listedPaths`, only what lists show. */
async function readRecords(state, iterations, { pathsOf = recordPaths, onFault = refuse } = {}) {
	const pathsByIteration = iterations.map(pathsOf);
	const paths = pathsByIteration.flat().filter((path) => path !== null);
	const contents = await state.readMany(paths, onFault);
	for (const [index, path] of paths.entries()) tellDamage(path, contents[index], onFault);
	let next = 0;
	return new Map(iterations.map((iteration, index) => [iteration, iterationRecord((pathsByIteration[index] ?? []).map((path) => path === null ? void 0 : contents[next++]))]));
}
/** Null if the run has no verification yet, or one that this version cannot read. */
async function readEvidence(state, run, onFault = refuse) {
	const [text] = run.state.evidence === null ? [] : await state.readMany([evidencePath], onFault);
	tellDamage(evidencePath, text, onFault);
	return text === void 0 ? null : Evidence.safeParse(storedJson(text)).data ?? null;
}
function tellDamage(path, text, onFault) {
	if (text !== void 0 && path.endsWith(".json") && storedJson(text) === void 0) onFault(damagedRecord(path));
}
/** Explains why there is nothing to read: the run is stored under another name or at origin, or it never started. */
async function noRunYet(project, { remote }, context) {
	const { env } = context;
	const { planFile, planName, stateRef, remoteIsOwn, repository } = project;
	const otherRefs = otherStateRefs(planName, stateRef);
	const refs = await remote.refs(otherRefs);
	const otherRef = otherRefs.find((ref) => refs.has(ref));
	if (otherRef !== void 0) return stateUnderOtherName(remote.url, {
		stateRef,
		other: otherRef
	});
	if (remoteIsOwn && repository.origin !== null) {
		const origin = await originState({
			repository,
			env,
			stateRef,
			local: null
		});
		if (origin.kind === "differs") return stateElsewhere(project, {
			origin: origin.origin,
			local: null
		});
	}
	const place = otherPlace(project);
	if (place) return runElsewhere(project, place);
	const oldNameError = await formerRun(project, context);
	if (oldNameError) return oldNameError;
	return new RalphError({
		code: "NO_RUN",
		message: `The plan ${planFile} has not been run yet.`,
		hint: project.queue?.moves ? `Work through the queue: ${lineSpan(queueCommand(project))}. Or begin this plan now: ${lineSpan(ralphCommand(project, "run"))}` : `Start it: ${ralphCommand(project, "run")}`
	});
}
/** Orders in the run's repository that no job has picked up, oldest first; those in comments are on GitHub only. */
async function waitingOrders({ incoming }, { control, state }) {
	const { cursor: since, consumed } = control;
	const { orders } = await incoming({
		since,
		started: state.started,
		consumed,
		to: "watch"
	});
	return orders.filter(({ id }) => !consumed.includes(id));
}
export { stateUnderOtherName as _, readHistory as a, runGone as c, formerRun as d, isEnd as f, stateElsewhere as g, originState as h, readEvidence as i, waitingOrders as l, listedPaths as m, noRunYet as n, readRecords as o, iterationView as p, otherStateRefs as r, refsBeside as s, loadWithHistory as t, warnOf as u };
