import { V as removeFolder } from "./due.js";
import { o as userGit } from "./user-repository.js";
import { a as workCommitsOf, i as refsOfRun, n as isOfRun, o as refsContaining, r as patternsOfRun } from "./end-of-run.js";
import { t as mergeIntoBase } from "./merge-trees.js";
import { M as shortRef, N as stateRefOf, kn as shortOid, yn as commandSpan, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { i as flagWords, n as commandLine } from "./command-line.js";
import { a as plainLine } from "./one-line.js";
import { l as TaskId, n as displayPath } from "./branch-name.js";
import { c as settingFlags, n as flagHelp, o as jsonFlag, t as configFlag } from "../cli/index.js";
import { x as forgetPlace } from "./state-files.js";
import { i as leaseHeldReason, o as runsAt, s as withRunRepository, t as findRunRepositories } from "./kept-runs.js";
import { existsSync } from "node:fs";
// src/entry/command/delete.ts
const flags = {
	...settingFlags("remote", "state-ref"),
	...configFlag,
	"dry-run": {
		help: "show what would be removed; change nothing",
		toggle: true
	},
	force: {
		help: "remove the run even if a job is working on it, its work is not in the base, or its state cannot be read",
		toggle: true
	},
	...jsonFlag
};
const deleteCommand = {
	help: `Removes a run: its branches, its state, the orders that wait for it, and ralph's own files for it on this machine.
Everything is shown first, each ref with its commit. The plan file stays. A run is not removed while a job is working
on it, if its base lacks some of its work, or if its state cannot be read. If the command is interrupted, what it has
removed is gone; run it again to remove the rest.

Usage: ralph delete PLAN [options]

Examples:
  ralph delete my-plan --dry-run
  ralph delete my-plan
  ralph delete my-plan --remote origin --force

Options:
${flagHelp(flags)}`,
	flags,
	operands: 1,
	run: async (context, { values, operands: [plan] }) => {
		if (plan === void 0) throw noneNamed();
		if (!TaskId.safeParse(plan).success) throw noSuchRun(plan);
		const { runRepositories, file, placeOf } = await findRunRepositories(context, values);
		const runRepository = await findRunRepository(plan, runRepositories, context, placeOf(plan)?.remote);
		if (runRepository === void 0) {
			if (placeOf(plan) === void 0) throw noSuchRun(plan);
			forgetPlace(file, plan);
			return 0;
		}
		const code = await withRunRepository(runRepository, context, (access) => removeRun({
			plan,
			runRepository,
			context,
			values
		}, access));
		if (code === 0 && !values["dry-run"]) forgetPlace(file, plan);
		return code;
	}
};
/** Searches the remembered place first, then the repository, then its remotes. */
async function findRunRepository(plan, runRepositories, context, preferredName) {
	const sorted = [...runRepositories.filter(({ name }) => name === preferredName), ...runRepositories.filter(({ name }) => name !== preferredName)];
	for (const runRepository of sorted) {
		if (existsSync(runRepository.home(plan))) return runRepository;
		const patterns = patternsOfRun(plan, stateRefsOf(plan, runRepository), null);
		const { refs } = await withRunRepository(runRepository, context, ({ remote }) => remote.list(patterns));
		if (refsOfRun(refs, {
			plan,
			stateRefs: stateRefsOf(plan, runRepository),
			state: null
		}).length > 0) return runRepository;
	}
}
const stateRefsOf = (plan, { prefixes }) => prefixes.map((prefix) => stateRefOf(plan, prefix));
async function removeRun(request, { store, remote }) {
	const { plan, runRepository, context, values } = request;
	const stateRefs = stateRefsOf(plan, runRepository);
	const surveys = (await runsAt(runRepository, store)).filter((survey) => survey.plan === plan);
	const state = surveys.find(({ run }) => run)?.run?.state ?? null;
	const { refs } = await remote.list([...patternsOfRun(plan, stateRefs, state)]);
	const ownRefs = refsOfRun(refs, {
		plan,
		stateRefs,
		state
	});
	const home = existsSync(runRepository.home(plan)) ? runRepository.home(plan) : null;
	if (!values["force"]) await refuseUnsafe(request, {
		surveys,
		state,
		ownRefs,
		store,
		remote
	});
	printRefs(request, ownRefs, home);
	if (values["dry-run"]) return 0;
	if (home !== null) await removeFolder(home);
	for (const ownRef of ownRefs) await removeRef(remote, ownRef);
	if (!values["json"]) context.out(`Removed. ${restoreHint(runRepository, ownRefs)}\n`);
	return 0;
}
function printRefs({ plan, runRepository, context, values }, ownRefs, home) {
	if (values["json"]) {
		const removed = values["dry-run"] !== true;
		context.out(`${inertJson({
			kind: "delete",
			plan,
			at: runRepository.shown,
			refs: ownRefs,
			folder: home,
			removed
		})}\n`);
		return;
	}
	const lines = ownRefs.map(({ ref, oid }) => `  ${oid}  ${plainLine(shortRef(ref), 300)}`);
	context.out([
		`The run ${plainLine(plan, 100)} at ${runRepository.shown}:`,
		...lines,
		...home === null ? [] : [`  ${displayPath(home, { home: context.env["HOME"] })}/ (ralph's own files on this machine)`],
		""
	].join("\n"));
}
/** Removes only the commit that was listed: a ref that has moved since then stays. */
async function removeRef(remote, { ref, oid }) {
	const result = await remote.push({
		ref,
		oid: "",
		expected: oid
	});
	if (result.kind === "won" || result.kind === "lost" && result.actual === null) return;
	const reason = result.kind === "lost" ? `it is at ${shortOid(result.actual ?? "")} now` : result.why;
	throw new RalphError({
		code: "REF_STAYS",
		message: `${shortRef(ref)} was not removed: ${reason}.`,
		hint: "The refs listed before it were removed. Fix that, then run the same command again."
	});
}
async function refuseUnsafe({ plan, runRepository, context }, { surveys, state, ownRefs, store, remote }) {
	const remoteWords = runRepository.name === null ? [] : flagWords("remote", runRepository.name);
	const retryCommand = commandLine("ralph", "delete", plan, ...remoteWords);
	const unreadable = surveys.find(({ fault }) => fault !== void 0);
	if (unreadable) throw new RalphError({
		code: "STATE_CORRUPT",
		message: `Nothing was removed: ${shortRef(unreadable.ref)} cannot be read, so a job may be working on the run, or the base may lack some of its work.`,
		hint: `Repair that state, or use the version that wrote it. To remove the state anyway and keep the run's branches: ${retryCommand} --force`,
		findings: [plainLine(unreadable.fault ?? "", 300)]
	});
	if (!state) return;
	const holder = await leaseHeldReason(state, context.now());
	if (holder !== void 0) throw new RalphError({
		code: "RUN_AT_WORK",
		message: `Nothing was removed: ${holder}.`,
		hint: `End that job first (${commandSpan("ralph", "stop", "--plan", plan, ...remoteWords)}), or remove it anyway: ${retryCommand} --force`
	});
	const bases = await basesOf(state, runRepository, remote);
	const missing = [];
	for (const { ref, oid } of workCommitsOf(ownRefs, state)) {
		if ((await refsContaining(userGit(runRepository.repository.toplevel, context.env), oid)).some((holder) => !isOfRun(holder, {
			state,
			stateRefs: stateRefsOf(plan, runRepository)
		}))) continue;
		if (!await anyContains(bases, oid, mergeIntoBase({
			store,
			remote
		}))) missing.push(`${shortRef(ref)} at ${shortOid(oid)}`);
	}
	if (missing.length === 0) return;
	const isHere = state.base_branch !== null && runRepository.repository.branch === state.base_branch;
	const finish = commandSpan("ralph", "finish", ...flagWords("plan", plan), ...isHere ? ["--here"] : []);
	throw new RalphError({
		code: "WORK_UNMERGED",
		message: state.base_branch === null ? "Nothing was removed: no branch or tag but the run's own contains its work." : `Nothing was removed: ${state.base_branch} does not contain the work of this run.`,
		hint: `${state.base_branch === null ? "Give it a branch" : "Merge it"} first (${finish}), or discard it: ${retryCommand} --force`,
		findings: missing
	});
}
/** Tips of the base, local and remote: work that one of them contains is not lost. */
async function basesOf({ base_branch: base }, { repository }, remote) {
	const ref = `refs/heads/${base}`;
	const remoteTip = base === null ? void 0 : (await remote.refs([ref])).get(ref);
	const localTip = base !== null && repository.branch === base ? [repository.head] : [];
	return [.../* @__PURE__ */ new Set([...localTip, ...remoteTip === void 0 ? [] : [remoteTip]])];
}
async function anyContains(bases, work, merge) {
	for (const base of bases) if ((await merge(base, work)).kind === "there") return true;
	return false;
}
function restoreHint({ name }, ownRefs) {
	if (ownRefs.length === 0) return "";
	return name === null ? "Until git cleans up, `git branch NAME COMMIT` restores a branch at the commit shown above." : `${commandLine("git", "fetch", "--prune", name)} removes this clone's remote-tracking branches.`;
}
const noneNamed = () => new RalphError({
	code: "USAGE",
	message: "delete: name the run to remove.",
	hint: "`ralph list` shows all of them. See `ralph delete --help`."
});
const noSuchRun = (plan) => new RalphError({
	code: "RUN_UNKNOWN",
	message: `There is no run named ${plainLine(plan, 100)}.`,
	hint: "`ralph list` shows all of them."
});
export { deleteCommand };
