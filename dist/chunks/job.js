import { A as planSourcePath, D as iterationPath, E as issueOrderPath, F as mergeMessage, M as shortRef, N as stateRefOf, On as ralphCommand, kn as shortOid, yn as commandSpan, yr as RalphError } from "./through-proxy.js";
import { s as newestLanded } from "./evolve.js";
import { A as freeId, Dt as HandoffSource, Et as Handoff, F as sameWords, R as typeOf, S as endedInOrder, T as taskIn, cn as openAttempts, j as isActive, o as redParts, on as lanesAtWork, s as slicesOf, tn as heldCommits, w as statusIn } from "./slices.js";
import { D as callsAgent, a as settleLostAttempts, c as takeLease, h as planChangeNotice, m as baseOmittedNotice, r as recoverLostChecks, s as openLedger, v as stackConflictNotice } from "./lost-attempts.js";
import { J as conflictTask, St as maxIndexEntries, X as mergeByHand, Z as unresolvedConflict, _n as taskByIteration, ct as selectTask, l as nextStep, pn as indexFactsOf, q as baseConflict, vt as indexOfFields } from "./run-sentence.js";
import { l as templatePaths } from "./plan-folder.js";
import { x as leaseVerdict } from "./due.js";
import { C as formatUtc, D as plural } from "./one-line.js";
import { a as refuseUnchecked, i as missingFolder, r as inFolders } from "./checks.js";
import { a as protectedFindings } from "./protected-paths.js";
import { l as withOrderedSettings, o as limitsOf } from "./order-origin.js";
import { b as proveComplete, x as proveStep } from "./state-access.js";
import { a as requireConfinement, i as reportUncommitted } from "./surroundings2.js";
import { i as rejectOf } from "./judge-commit.js";
import { c as Task, o as Plan } from "./branch-name.js";
import { n as newErrors } from "./lint.js";
import { a as withoutTicks } from "./plan-file.js";
import { J as storedJson, Z as withdrawal } from "./state-files.js";
import { B as AgentRecord } from "./pass.js";
import { _ as Validation } from "./json-syntax.js";
// src/core/plan/change/adopt-edit.ts
/**
* Adopts a person's edit of the plan file during a run (docs/design.md#edits-of-the-plan), in a three-way merge by
* task: untouched fields keep their amendments, amendments' tasks stay, statuses in the file do not count, and done
* tasks do not change. Each task's edit is accepted or refused separately. Without `previousSource`, a task that the
* file lacks counts as an amendment's, and each difference as the person's.
*/
function adoptEdit(edit) {
	const refused = /* @__PURE__ */ new Map();
	for (;;) {
		const merged = mergeEdit(edit, refused);
		const refusals = refusedParts(edit, merged);
		for (const fault of refusals) if (fault.task !== null) refused.set(fault.task, fault);
		if (refusals.length > 0) continue;
		const { plan, source, added, removed, modified } = merged;
		return {
			plan,
			source,
			added,
			removed,
			modified: modified.filter((merge) => !isMoved(merge, edit)).map(({ task }) => task.id),
			refused: [...branchFaults(edit), ...refused.values()]
		};
	}
}
/** Merges the edit without its refused parts. */
function mergeEdit(edit, refused) {
	const { current } = edit;
	const previousTasks = byId(edit.previousSource);
	const currentTasks = byId(current);
	const previousVersion = (task) => [previousTasks.get(task.id) ?? currentTasks.get(task.id) ?? []].flat();
	const edited = edit.edited.tasks.flatMap((task) => refused.has(task.id) ? previousVersion(task) : [task]);
	const editedIds = new Set(edit.edited.tasks.map(({ id }) => id));
	const missing = current.tasks.filter(({ id }) => !editedIds.has(id));
	const isRemoved = ({ id }) => previousTasks.has(id) && !refused.has(id);
	const merges = mergeTasks(edited, {
		now: currentTasks,
		before: previousTasks,
		hasSource: edit.previousSource !== void 0
	});
	const { branch: _, ...rest } = edit.edited;
	const branch = current.branch === void 0 ? {} : { branch: current.branch };
	const keptTasks = new Set(missing.filter((task) => !isRemoved(task)));
	const tasks = withRunTasks({
		tasks: merges.map(({ task }) => task),
		order: current.tasks,
		kept: keptTasks
	});
	return {
		plan: {
			...rest,
			...branch,
			tasks
		},
		source: {
			...rest,
			...branch,
			tasks: [...edited, ...missing.filter((task) => !isRemoved(task)).flatMap(({ id }) => previousTasks.get(id) ?? [])]
		},
		added: merges.filter(({ current }) => current === void 0).map(({ task }) => task.id),
		removed: missing.filter(isRemoved).map(({ id }) => id),
		modified: merges.filter(({ current, changed }) => current !== void 0 && changed.length > 0)
	};
}
/** The refused parts with their reasons: first changes of done tasks, then what would break the plan. */
function refusedParts(edit, { plan, added, removed, modified }) {
	const { current, statusOf } = edit;
	const isDone = (id) => statusOf(id) === "done";
	const doneFaults = [...removed.filter(isDone).map((id) => doneFault(edit, id, "it stays in the plan")), ...modified.filter((merge) => isDone(merge.task.id) && !isMoved(merge, edit)).map(({ task, changed }) => {
		const names = changed.filter((name) => name !== "order");
		return doneFault(edit, task.id, `its new ${names.join(", ")} is not taken`);
	})];
	if (doneFaults.length > 0) return doneFaults;
	const addedIds = new Set(added);
	const touchedIds = /* @__PURE__ */ new Set([...added, ...modified.map(({ task }) => task.id)]);
	const removedIds = new Set(removed);
	return newErrors(current, plan).flatMap(({ message: why, at }) => {
		const task = typeof at[1] === "number" ? plan.tasks[at[1]] : void 0;
		if (task && touchedIds.has(task.id)) return [{
			task: task.id,
			kind: addedIds.has(task.id) ? "added" : "other",
			why
		}];
		const missingIds = task?.depends_on.filter((id) => removedIds.has(id)) ?? [];
		return (missingIds.length > 0 ? missingIds : [...touchedIds, ...removedIds]).map((id) => ({
			task: id,
			kind: addedIds.has(id) ? "added" : "other",
			why
		}));
	});
}
/** True if only the position of a done task changed, such as after an insertion above it. */
const isMoved = ({ task, changed }, { statusOf }) => statusOf(task.id) === "done" && changed.every((name) => name === "order");
function doneFault({ iterationOf }, id, what) {
	const iteration = iterationOf?.(id) ?? null;
	return {
		task: id,
		kind: "done",
		why: `Task "${id}" is done, so ${what}.${iteration === null ? "" : ` ${commandSpan("ralph", "redo", String(iteration))} with a reason adds a task that changes the work; ${commandSpan("ralph", "undo", String(iteration))} takes the work back, and then the edit counts.`}`
	};
}
function mergeTasks(edited, { now: currentTasks, before: previousTasks, hasSource }) {
	return edited.flatMap((edited) => {
		const current = currentTasks.get(edited.id);
		const previous = previousTasks.get(edited.id);
		if (current === void 0) {
			if (previous !== void 0 && differingFields(edited, previous).length === 0) return [];
			return [{
				task: {
					...edited,
					status: "pending",
					retry_count: 0
				},
				current,
				changed: []
			}];
		}
		const changed = (previous || !hasSource || edited.title !== current.title ? differingFields(edited, previous ?? current) : []).filter((name) => differs(edited, current, name));
		return [{
			task: withFields(current, edited, changed),
			current,
			changed
		}];
	});
}
/** Fields that people edit; the run sets status and attempts. */
const personFields = Object.keys(Task.shape).filter((name) => name !== "status" && name !== "retry_count");
function byId(plan) {
	return new Map(plan?.tasks.map((task) => [task.id, task]));
}
function differs(a, b, name) {
	if (a[name] === b[name]) return false;
	if (name === "description") return withoutTicks(a.description) !== withoutTicks(b.description);
	return JSON.stringify(a[name]) !== JSON.stringify(b[name]);
}
/** The differing fields among those that people edit. */
function differingFields(a, b) {
	return personFields.filter((name) => differs(a, b, name));
}
/** `mine` with the named fields of `theirs`, or without them if `theirs` lacks them. */
function withFields(mine, theirs, names) {
	const keptFields = Object.entries(mine).filter(([name]) => !names.includes(name));
	const newFields = Object.entries(theirs).filter(([name]) => names.includes(name));
	return Object.fromEntries([...keptFields, ...newFields]);
}
/** The run recorded its work branch at the start: a new name would have no effect. */
function branchFaults({ current, edited }) {
	if (current.branch === edited.branch) return [];
	const [oldName, newName] = [current.branch, edited.branch].map((name) => name === void 0 ? "none" : `"${name}"`);
	return [{
		task: null,
		kind: "other",
		why: `The branch changes from ${oldName} to ${newName}; a run keeps the branch that it began with.`
	}];
}
/** Inserts the tasks that only the run has after the task that they followed there. */
function withRunTasks(lists) {
	const presentIds = new Set(lists.tasks.map(({ id }) => id));
	const leading = [];
	const followers = /* @__PURE__ */ new Map();
	let target = leading;
	for (const task of lists.order) if (lists.kept.has(task)) target.push(task);
	else if (presentIds.has(task.id)) {
		target = [];
		followers.set(task.id, target);
	}
	return [...leading, ...lists.tasks.flatMap((task) => [task, ...followers.get(task.id) ?? []])];
}
// src/core/plan/change/reworded.ts
/** What a change has to be. The other fields say when and how an agent makes it. */
const textFields = [
	"title",
	"description",
	"acceptance_criteria",
	"paths"
];
/** Whether the plan asks for something else than `task`, the version that an agent read (docs/design.md#edits-of-the-plan). */
function isReworded(plan, task, statusOf) {
	const current = plan.tasks.find(({ id }) => id === task.id);
	if (current === void 0) return false;
	return current.depends_on.some((id) => !task.depends_on.includes(id) && statusOf(id) !== "done") || differingFields(task, current).some((name) => textFields.includes(name));
}
// src/app/phase/prepare/stored-iteration.ts
/** Undefined if there is none, or if it is invalid. */
async function readStoredHandoff(recall, iteration) {
	const stored = await recall(iterationPath(iteration, "handoff.json"));
	if (stored === void 0) return void 0;
	const { source, handoff } = storedJson(stored) ?? {};
	const parsed = {
		source: HandoffSource.safeParse(source),
		handoff: Handoff.safeParse(handoff)
	};
	return parsed.source.success && parsed.handoff.success ? {
		source: parsed.source.data,
		handoff: parsed.handoff.data
	} : void 0;
}
/** The stored facts of an ended iteration; handoffs by ralph are left out. */
async function readEndedIteration(recall, iteration) {
	const file = (name) => recall(iterationPath(iteration.iteration, name));
	const [handoff, agent, validation] = await Promise.all([
		readStoredHandoff(recall, iteration.iteration),
		file("agent.json"),
		file("validation.json")
	]);
	const call = agent === void 0 ? void 0 : AgentRecord.safeParse(JSON.parse(agent)).data;
	return {
		...iteration,
		why: iteration.passed ? null : call?.why ?? "it was reverted",
		handoff: handoff && handoff.source !== "synthetic" && handoff.source !== "engine" ? handoff.handoff : void 0,
		validation: validation === void 0 ? void 0 : Validation.safeParse(JSON.parse(validation)).data,
		changes: call?.changes ?? [],
		files: call?.files ?? 0
	};
}
// src/app/own/merge-with-own.ts
/**
* Merges two commits so that the engine's own files never conflict: after a conflict, both sides and their ancestor get
* the current engine edits, and are merged again.
*/
async function mergeWithEngineEdits(ports, request) {
	const { job, ledger, first, second, message } = request;
	const merge = await ports.workBranch.merge({
		first,
		second,
		message
	});
	if (merge.kind === "merged" || merge.ancestor === null) return merge;
	const [{ filesWith, applyEngineEdits: withOwnEdits }, { finishTimes }] = await Promise.all([import("./own-edits.js").then((n) => n.r), import("./write-back.js").then((n) => n.n)]);
	const now = ports.clock.now();
	const [theirs, ours] = await Promise.all([second, first].map((commit) => finishTimes({
		job,
		ledger,
		...filesWith(ports, commit)
	})));
	const times = new Map([...theirs ?? [], ...ours ?? []]);
	const show = () => void 0;
	const edited = async (tree) => (await withOwnEdits({
		...ports,
		show
	}, {
		job,
		ledger,
		becomes: {
			at: now,
			times
		},
		tree
	})).tree;
	const trees = {
		ancestor: await edited(merge.ancestor),
		first: await edited(first),
		second: await edited(second)
	};
	if (trees.ancestor === merge.ancestor && trees.first === first && trees.second === second) return merge;
	return ports.workBranch.merge({
		first,
		second,
		message,
		trees
	});
}
// src/app/branch/join-work.ts
/**
* Joins the run's commits with others that were pushed to its branch: continues from those, or merges the run's commits
* onto them. After a conflict, the run's commit is published on a fallback branch, and the reason to stop is returned.
*/
async function joinWork(ports, job, request) {
	const { workBranch } = ports;
	const { ledger, theirs } = request;
	const { work: from, work_branch, run } = ledger.state;
	if (await workBranch.contains(from, theirs)) return void 0;
	if (await workBranch.contains(theirs, from)) {
		const protects = await protectedArrivals({ workBranch }, job, {
			from,
			to: theirs
		});
		ledger.record({
			type: "work_moved",
			from,
			to: theirs,
			why: `${work_branch} holds newer commits`,
			...protects
		});
		return;
	}
	const merge = await mergeWithEngineEdits(ports, {
		job,
		ledger,
		first: theirs,
		second: from,
		message: mergeMessage({
			prefix: job.settings["commit-prefix"],
			branch: "the run's own commits",
			commit: from,
			into: work_branch,
			trailers: {
				plan: job.planName,
				run
			},
			signOff: job.signOff
		})
	});
	if (merge.kind === "merged") {
		const reason = `the run's commits were merged onto ${shortOid(theirs)}, which somebody pushed to ${work_branch}`;
		const protects = await protectedArrivals({ workBranch }, job, {
			from,
			to: merge.commit
		});
		ledger.record({
			type: "work_moved",
			from,
			to: merge.commit,
			why: reason,
			...protects
		});
		return;
	}
	const fallbackBranch = await workBranch.pushFallbackBranch(from);
	return {
		kind: "human_review",
		why: `Somebody pushed ${shortOid(theirs)} to ${work_branch}. It conflicts with the run's own ${shortOid(from)}, which is now on ${fallbackBranch}.`,
		conflict: mergeByHand({
			remote: job.remote,
			workBranch: work_branch,
			merge: { fetched: fallbackBranch },
			pair: {
				ours: from,
				theirs
			},
			paths: merge.paths
		})
	};
}
const maxPaths$1 = 20;
/**
* The protected files that others' commits change, for the event that records their arrival. A person's push is not
* refused, but the reviewer must know.
*/
async function protectedArrivals({ workBranch }, job, request) {
	const { from, to, isExpected = () => false } = request;
	const changes = (await workBranch.changedPaths(from, to)).filter((path) => !isExpected(path)).map((path) => ({ path }));
	const paths = protectedFindings(changes, [...job.steeringFiles, ...job.settings["protected-paths"]]).flatMap(({ path }) => path ?? []);
	return paths.length === 0 ? {} : { protects: {
		paths: paths.slice(0, maxPaths$1),
		total: paths.length
	} };
}
// src/app/phase/intake/mended-part.ts
/** The lowest red pull request whose branch a person pushed to. */
async function findMendedPart({ workBranch }, state) {
	for (const slice of redParts(state)) {
		if (slice.newest) continue;
		const [marked] = await workBranch.moveBranches([{
			branch: slice.branch,
			commit: slice.tip,
			create: false
		}]);
		if (marked?.kind === "moved" && await workBranch.contains(marked.tip, slice.tip)) return {
			slice,
			tip: marked.tip
		};
	}
}
/** Merges that push into each part above it; then all of them are checked. */
async function mergeMendedPart(ports, job, ledger) {
	const { state } = ledger;
	const mended = await findMendedPart(ports, state);
	if (!mended) return;
	const slices = slicesOf(state);
	const position = slices.findIndex(({ branch }) => branch === mended.slice.branch);
	const tips = [mended.tip];
	for (const slice of slices.slice(position + 1)) {
		const into = slice.newest ? state.work_branch : slice.branch;
		const lower = tips.at(-1) ?? mended.tip;
		const merge = await ports.workBranch.merge({
			first: slice.tip,
			second: lower,
			message: mergeMessageOf(job, {
				state,
				branch: mended.slice.branch,
				commit: mended.tip,
				into
			})
		});
		if (merge.kind !== "merged") {
			const text = `what was pushed to ${mended.slice.branch} conflicts with ${into} in ${merge.paths.join(", ")}, so it is not taken in; push one that merges, or merge the pull requests together`;
			ports.show({
				kind: "warning",
				text
			});
			return;
		}
		tips.push(merge.commit);
	}
	const to = tips.at(-1) ?? mended.tip;
	const protects = await protectedArrivals(ports, job, {
		from: state.work,
		to
	});
	ledger.record({
		type: "work_moved",
		from: state.work,
		to,
		why: `${mended.slice.branch} holds newer commits`,
		ends: tips.slice(0, -1),
		...protects
	});
}
const mergeMessageOf = (job, { state, branch, commit, into }) => mergeMessage({
	prefix: job.settings["commit-prefix"],
	branch,
	commit,
	into,
	trailers: {
		plan: job.planName,
		run: state.run
	},
	signOff: job.signOff
});
// src/app/phase/intake/merged-parts.ts
/**
* Records merged pull requests. GitHub is asked about squashes and rebases, which git cannot see, only if the base
* moved.
*/
async function recordMergedParts(ports, job, ledger) {
	const { state } = ledger;
	if (state.base_branch !== job.baseBranch || job.base === state.base) return;
	if (await ports.workBranch.contains(job.base, state.work)) return recordAllMerged(ledger);
	const slices = slicesOf(state);
	const mergedBefore = slices.filter(({ merged }) => merged).length;
	const count = await countMerged(ports, job, {
		slices,
		before: mergedBefore
	});
	if (count > mergedBefore) ledger.record({
		type: "parts_merged",
		parts: count,
		all: false
	});
}
function recordAllMerged({ state, record }) {
	const slices = slicesOf(state);
	if (state.lines > 0 || slices.some(({ merged, newest }) => !merged && !newest)) record({
		type: "parts_merged",
		parts: slices.length,
		all: true
	});
}
/** How many of the lowest slices the base contains: a merged slice contains those below. */
async function countMerged({ workBranch, mergeWitness }, { base }, { slices, before }) {
	for (let place = slices.length - 2; place >= before; place--) {
		const { branch, tip } = slices[place] ?? {
			branch: "",
			tip: ""
		};
		if (await workBranch.contains(base, tip)) return place + 1;
		const merge = await mergeWitness.findBranchMerge?.(branch, tip);
		if (merge && await workBranch.contains(base, merge.commit)) return place + 1;
	}
	return before;
}
// src/app/phase/intake/restack.ts
/**
* Updates the pull requests above one that was squashed or rebased into the base, each by a merge commit, so that each
* shows only its own commits. Git cannot see such a merge, so the merged part is used as the ancestor. Undefined if
* there was none.
*/
async function restack(ports, job, { ledger, branch }) {
	const { state } = ledger;
	const slices = slicesOf(state);
	const merged = await findHighestMerged(ports, job, {
		work: state.work,
		slices
	});
	if (merged === void 0) return void 0;
	const resolved = await findResolvedConflict(ports, state);
	if (state.stack_conflict?.base === job.base && !resolved) return { kind: "waits" };
	let lower = {
		commit: job.base,
		branch,
		ends: endsOf(slices[merged.place])
	};
	const ends = [];
	for (const slice of slices.slice(merged.place + 1)) {
		const tip = resolved?.branch === slice.branch ? resolved.tip : slice.tip;
		const into = slice.newest ? state.work_branch : slice.branch;
		const message = messageOf(job, {
			branch,
			into,
			run: state.run
		});
		const merge = await mergeLower(ports, {
			tip,
			lower,
			message,
			squash: merged.commit
		});
		if (merge.kind === "conflict") {
			const { paths, markedTree } = merge;
			return {
				kind: "conflict",
				place: merged.place + 1 + ends.length,
				branch: into,
				tip,
				onto: lower.commit,
				ontoBranch: lower.branch,
				paths,
				laid: markedTree,
				ends
			};
		}
		ends.push(merge.commit);
		lower = {
			commit: merge.commit,
			branch: slice.branch,
			ends: [
				merge.commit,
				tip,
				...endsOf(slice)
			]
		};
	}
	return {
		kind: "merged",
		commit: lower.commit,
		ends: ends.slice(0, -1)
	};
}
async function mergeLower(ports, request) {
	const { tip, lower, message, squash } = request;
	const { workBranch } = ports;
	if (await workBranch.contains(tip, lower.commit)) return {
		kind: "merged",
		commit: tip
	};
	const pair = {
		first: tip,
		second: lower.commit
	};
	if (await workBranch.contains(tip, squash)) return workBranch.merge({
		...pair,
		message
	});
	return workBranch.merge({
		...pair,
		message,
		trees: {
			ancestor: await findAncestor(ports, lower.ends, tip),
			...pair
		}
	});
}
const messageOf = (job, { branch, into, run }) => mergeMessage({
	prefix: job.settings["commit-prefix"],
	branch,
	commit: job.base,
	into,
	trailers: {
		plan: job.planName,
		run
	},
	signOff: job.signOff
});
/** Newest first. */
const endsOf = (slice) => slice ? [slice.tip, ...slice.ownEnd === null ? [] : [slice.ownEnd]] : [];
/** The newest of these commits that `tip` contains. */
async function findAncestor({ workBranch }, commits, tip) {
	for (const commit of commits) if (await workBranch.contains(tip, commit)) return commit;
	return commits.at(-1) ?? tip;
}
/** The tip of the conflict's branch, if a person pushed a merge of both sides. */
async function findResolvedConflict({ workBranch }, state) {
	const { stack_conflict: conflict } = state;
	const slice = slicesOf(state).find(({ branch, newest }) => !newest && branch === conflict?.branch);
	if (!conflict || !slice) return void 0;
	const { branch, tip: commit } = slice;
	const [marked] = await workBranch.moveBranches([{
		branch,
		commit,
		create: false
	}]);
	if (marked?.kind !== "moved") return void 0;
	const { tip } = marked;
	return await workBranch.contains(tip, commit) && await workBranch.contains(tip, conflict.onto) ? {
		branch,
		tip
	} : void 0;
}
/** The highest slice that was squashed into the base and is not in the work yet, with its merge commit. */
async function findHighestMerged({ workBranch, mergeWitness }, { base }, { work, slices }) {
	for (let place = slices.length - 2; place >= 0; place--) {
		const { branch, tip } = slices[place] ?? {
			branch: "",
			tip: ""
		};
		const merge = await mergeWitness.findBranchMerge?.(branch, tip);
		if (!merge || !await workBranch.contains(base, merge.commit)) continue;
		if (await workBranch.contains(base, tip) || await workBranch.contains(work, merge.commit)) return void 0;
		return {
			place,
			commit: merge.commit
		};
	}
}
// src/app/phase/intake/stack-conflict.ts
const maxPaths = 20;
/**
* Records a conflict in the stack and notifies people once. The merge with its markers is pushed to a branch: `git
* merge` would also show lines that two parts changed.
*/
async function recordStackConflict({ workBranch, show }, { base }, { ledger, branch, conflict }) {
	const { place, branch: into, tip, onto, ontoBranch, paths, laid, ends } = conflict;
	show({
		kind: "warning",
		text: `${branch} conflicts with ${into} in ${paths.join(", ")}; the run continues above it, without merging ${branch}`
	});
	let offered = null;
	if (laid !== null) {
		const message = `Merge ${ontoBranch} into ${into}\n\nResolve the conflict markers in: ${paths.join(", ")}\n`;
		const commit = await workBranch.write({
			tree: laid,
			parent: tip,
			second: onto,
			message,
			isOffBranch: true
		});
		offered = await workBranch.pushFallbackBranch(commit);
		if (offered === commit) ledger.keep(commit);
	}
	ledger.record({
		type: "stack_conflicted",
		base,
		branch: into,
		onto,
		onto_branch: ontoBranch,
		offered,
		paths: paths.slice(0, maxPaths),
		total: paths.length,
		place,
		ends: [...ends]
	});
	ledger.send([stackConflictNotice(ledger.state)].flatMap((notice) => notice ?? []));
}
/** A person may merge the base into the work branch, or switch merging off. */
async function recordResolvedStack({ workBranch }, { settings }, ledger) {
	const { stack_conflict: conflict, work, work_branch } = ledger.state;
	if (!conflict) return;
	const { branch, base } = conflict;
	if (!settings["merge-base"]) ledger.record({
		type: "stack_conflict_ended",
		branch,
		why: "merge-base is false"
	});
	else if (await workBranch.contains(work, base)) ledger.record({
		type: "stack_conflict_ended",
		branch,
		why: `${work_branch} holds ${base.slice(0, 7)} by now`
	});
}
/** On the part's branch or on the work branch. */
async function hasResolvedStack(ports, { run, remoteWork }) {
	const { stack_conflict: conflict, work } = run.state;
	if (!conflict) return false;
	if (await findResolvedConflict(ports, run.state)) return true;
	return remoteWork !== null && remoteWork !== work && ports.workBranch.contains(remoteWork, conflict.base);
}
// src/app/phase/intake/merge-base.ts
/**
* Merges a moved base into the work as one commit; the checks run on it before any money is spent. Only the work branch
* moves. By configuration a conflict becomes the next task, or a person's: then the reason to stop is returned.
*/
async function mergeBase(ports, job, ledger) {
	const { workBranch, show } = ports;
	const { base, settings } = job;
	await recordResolvedConflict(ports, job, ledger);
	await recordResolvedStack(ports, job, ledger);
	await mergeMendedPart(ports, job, ledger);
	const { work: from, work_branch, base_branch } = ledger.state;
	await recordMergedParts(ports, job, ledger);
	if (!settings["merge-base"] || await workBranch.contains(from, base)) return void 0;
	if (baseWaits(ledger.state, settings)) return void 0;
	if (base_branch !== null && base_branch !== job.baseBranch) {
		show({
			kind: "note",
			text: `the run's base is ${base_branch}; ${job.baseBranch ?? `the detached ${shortOid(base)}`} is checked out and is not merged`
		});
		return;
	}
	const branch = job.baseBranch ?? "the base";
	const baseInWords = `${branch} (${shortOid(base)})`;
	if (await workBranch.contains(base, from)) {
		if (await refusesWorkflows(ports, ledger, {
			branch,
			from,
			to: base
		})) return void 0;
		return recordMerge(ledger, {
			base,
			commit: base,
			why: `${baseInWords} holds all of ${work_branch}, which continues from there`,
			...await protectedArrivals(ports, job, {
				from,
				to: base
			})
		});
	}
	const merge = await mergeOrRestack(ports, job, {
		ledger,
		branch
	});
	if (!merge) return void 0;
	if (merge.kind === "merged") {
		if (await refusesWorkflows(ports, ledger, {
			branch,
			from,
			to: merge.commit
		})) return void 0;
		const reason = `${baseInWords} was merged into ${work_branch} as ${shortOid(merge.commit)}`;
		const protects = await protectedArrivals(ports, job, {
			from,
			to: merge.commit
		});
		return recordMerge(ledger, {
			base,
			commit: merge.commit,
			why: `${reason}${await forcePushNote(ports, job, ledger)}`,
			...protects,
			...merge.stack
		});
	}
	return handleConflict(job, ledger, {
		merge,
		branch
	});
}
/** A waiting commit was checked on this tip, and an older conflict is resolved first. */
const baseWaits = (state, settings) => state.awaiting !== null || state.merging !== null && settings["base-conflict"] === "task" && !unresolvedConflict(state);
/**
* Merges the base into the work or into each branch of a stack; undefined if a stack conflicts, which is reported.
*/
async function mergeOrRestack(ports, job, { ledger, branch }) {
	const { base, settings } = job;
	const { work, work_branch, run } = ledger.state;
	const stack = await restack(ports, job, {
		ledger,
		branch
	});
	if (stack?.kind === "merged") return {
		kind: "merged",
		commit: stack.commit,
		stack: { ends: [...stack.ends] }
	};
	if (stack?.kind === "conflict") await recordStackConflict(ports, job, {
		ledger,
		branch,
		conflict: stack
	});
	if (stack) return void 0;
	const merge = await mergeWithEngineEdits(ports, {
		job,
		ledger,
		first: work,
		second: base,
		message: mergeMessage({
			prefix: settings["commit-prefix"],
			branch,
			commit: base,
			into: work_branch,
			trailers: {
				plan: job.planName,
				run
			},
			signOff: job.signOff
		})
	});
	return merge.kind === "merged" ? {
		...merge,
		stack: {}
	} : merge;
}
/** The remote refuses workflow changes, so the base waits and people are notified. */
async function refusesWorkflows({ workBranch, show }, ledger, { branch, from, to }) {
	const paths = (await workBranch.changedPaths(from, to)).filter((path) => path.startsWith(".github/workflows/"));
	if (paths.length === 0 || !await workBranch.refusesWorkflows(to)) return false;
	show({
		kind: "note",
		text: `${branch} is not merged: it changed ${paths.join(", ")}, which this token may not push`
	});
	ledger.send([baseOmittedNotice(ledger.state, {
		branch,
		paths
	})]);
	return true;
}
/** After a force-push the work keeps commits that the base no longer has. */
async function forcePushNote({ workBranch }, { base }, { state }) {
	if (await workBranch.contains(base, state.base)) return "";
	return `; it no longer contains ${shortOid(state.base)}, on which ${state.work_branch} is built: to drop that commit's changes, revert them`;
}
/** Ends an earlier conflict if the work contains that base, or if merging is off. */
async function recordResolvedConflict({ workBranch }, { settings }, ledger) {
	const { merging, work, work_branch, awaiting } = ledger.state;
	if (!merging || awaiting) return;
	const { task } = merging;
	if (!settings["merge-base"]) ledger.record({
		type: "conflict_task_ended",
		task,
		why: "merge-base is false"
	});
	else if (await workBranch.contains(work, merging.base)) {
		const why = `${work_branch} holds ${shortOid(merging.base)} by now`;
		ledger.record({
			type: "conflict_task_ended",
			task,
			why
		});
	}
}
function recordMerge(ledger, request) {
	const { merging, work: from } = ledger.state;
	if (merging) ledger.record({
		type: "conflict_task_ended",
		task: merging.task,
		why: request.why
	});
	ledger.record({
		type: "base_merged",
		from,
		...request
	});
}
/**
* Adds a conflict task if that is configured, possible and was not tried; otherwise returns the conflict for a person.
*/
function handleConflict(job, ledger, { merge, branch }) {
	const { base, settings } = job;
	const { state } = ledger;
	if (state.merging?.base === base && unresolvedConflict(state)) return void 0;
	const { paths: files, markedTree, newCommits } = merge;
	const hasCommonHistory = files.length > 0;
	const reason = `${branch} (${shortOid(base)}) ${hasCommonHistory ? "conflicts with" : "has no history in common with"} ${state.work_branch}`;
	const steering = [...job.steeringFiles, ...settings["protected-paths"]];
	const isGuarded = protectedFindings(files.map((path) => ({ path })), steering).length > 0;
	if (settings["base-conflict"] === "person" || state.merging || markedTree === null || isGuarded) {
		const local = job.baseBranch ?? base;
		const agentMay = !state.merging && markedTree !== null && !isGuarded;
		return baseConflict({
			state,
			why: `The base changed: ${reason}.`,
			local,
			base,
			files,
			total: files.length,
			agentMay
		});
	}
	const task = conflictTask({
		branch,
		base,
		files,
		news: newCommits
	});
	const { plan } = ledger;
	ledger.replacePlan({
		...plan,
		tasks: [task, ...plan.tasks.filter(({ id }) => id !== task.id)]
	});
	ledger.record({
		type: "conflict_task_added",
		task: task.id,
		base,
		files: files.slice(0, 20),
		total: files.length,
		why: reason
	});
	ledger.keep(base);
}
/**
* After a squash or rebase of the whole work into the base, which git does not see, the work continues from the base if
* GitHub confirms it. Returns the tip that the work branch may leave.
*/
async function continueFromMerge(ports, job, request) {
	const { ledger } = request;
	const { work, awaiting, merging, base_branch } = ledger.state;
	if (!job.settings["merge-base"] || awaiting || merging || base_branch !== job.baseBranch) return void 0;
	const merge = await findSquashMerge(ports, job, request);
	if (merge?.tip !== work) return merge && findTipLeftBehind(ports, job, request);
	const reason = `pull request #${merge.number} was merged as ${shortOid(merge.commit)}; the work continues from ${shortOid(job.base)}`;
	const protects = await protectedArrivals(ports, job, {
		from: work,
		to: job.base
	});
	recordAllMerged(ledger);
	ledger.record({
		type: "base_merged",
		base: job.base,
		from: work,
		commit: job.base,
		why: reason,
		...protects
	});
	return merge.tip;
}
/** The remote tip, if it was squashed and the work continues from the merge. */
async function findTipLeftBehind(ports, job, request) {
	const merge = await findSquashMerge(ports, job, request);
	if (!merge) return void 0;
	return await ports.workBranch.contains(request.ledger.state.work, merge.tip) ? void 0 : merge.tip;
}
/** Undefined for a merge commit, which git sees. */
async function findSquashMerge({ mergeWitness, workBranch }, { base }, { ledger, remoteWork }) {
	const tip = remoteWork ?? ledger.state.work;
	const merge = await mergeWitness.findMerge(tip);
	if (!merge || !await workBranch.contains(base, merge.commit)) return void 0;
	return await workBranch.contains(base, tip) ? void 0 : {
		tip,
		...merge
	};
}
/**
* The start of the task's agent. A conflict task starts from the merge with its conflicts, made again for each attempt;
* `gone` if it merges cleanly now.
*/
async function checkoutTask(ports, job, { ledger, task }) {
	const { work, merging } = ledger.state;
	if (merging?.task !== task.id) return {
		kind: "there",
		laidOut: await checkoutEarlierChange(ports, ledger, task)
	};
	const { base } = merging;
	const message = `${task.id}: ${task.title}\n\nThis is what the agent starts from; it is not on a branch.\n`;
	const merge = await mergeWithEngineEdits(ports, {
		job,
		ledger,
		first: work,
		second: base,
		message
	});
	if (merge.kind === "conflict" && merge.markedTree !== null) return {
		kind: "there",
		laidOut: {
			start: await ports.workBranch.write({
				tree: merge.markedTree,
				parent: work,
				second: base,
				message,
				isOffBranch: true
			}),
			merge: {
				base,
				files: merge.paths
			}
		}
	};
	ledger.record({
		type: "conflict_task_ended",
		task: task.id,
		why: "the work has changed since"
	});
	return {
		kind: "gone",
		reason: await mergeBase(ports, job, ledger)
	};
}
/** For a task whose change conflicted with newer work: that change on the tip, with conflict markers. */
async function checkoutEarlierChange({ workBranch }, { state }, { id, title }) {
	const { rebase } = taskIn(state, id);
	if (!rebase) return void 0;
	const { candidate } = rebase;
	const { work: onto } = state;
	const merge = await workBranch.mergeTrees(onto, candidate);
	const tree = merge.kind === "merged" ? merge.tree : merge.markedTree;
	if (tree === null) return void 0;
	const message = `${id}: ${title}\n\nThis is what the agent starts from; it is not on a branch.\n`;
	return {
		start: await workBranch.write({
			tree,
			parent: onto,
			message,
			isOffBranch: true
		}),
		merge: null,
		rebase: {
			candidate,
			files: merge.kind === "merged" ? [] : merge.paths
		}
	};
}
// src/app/job/job-so-far.ts
const jobSoFar = ({ clock }, job) => ({
	started: clock.now(),
	iterations: 0,
	checks: job.checksDigest,
	baselineRan: false,
	longestMs: 0
});
const attemptsIn = ({ counts }) => counts.succeeded + counts.failed;
// src/core/plan/change/changed-format.ts
/** Why no part of an edit is adopted: another reader would find other tasks, and repeat done work. */
function changedFormat(edit) {
	const { recorded, detected, planFile, current, edited } = edit;
	if (recorded === null || detected === null || detected.name === recorded) return void 0;
	const ids = new Set(current.tasks.map(({ id }) => id));
	const sentences = [
		`${detected.line === null ? planFile : `${planFile}:${detected.line}`} now reads as the format ${detected.name}, and the run began with ${recorded}.`,
		"Nothing of the edit is adopted, and the run continues with its former plan.",
		`Write the tasks in the format ${recorded} again. To change it, add --format ${detected.name} --change-rules to \`ralph run\` (in a workflow: the inputs of these names).`
	];
	return {
		task: null,
		kind: edited.tasks.every(({ id }) => ids.has(id)) ? "other" : "added",
		why: sentences.join(" ")
	};
}
// src/app/phase/intake/adopt-plan.ts
function attachSource({ plan, issueOrder }, ledger) {
	ledger.attach(planSourcePath, JSON.stringify(plan));
	if (issueOrder) ledger.attach(issueOrderPath, JSON.stringify(issueOrder));
}
/**
* Whether the plan file has a new edit that a person made, or a refused edit of a task that is open again. An edit that
* an agent may have made needs approval.
*/
function shouldAdoptPlan({ planSource, consents }, state) {
	const { plan_source, doubted, refused_edits } = state;
	const statusOf = statusIn(state);
	const open = refused_edits.some(({ task, kind }) => kind === "done" && task !== null && statusOf(task) !== "done");
	if (plan_source === planSource && !open) return false;
	return consents || doubted.every((change) => change.plan_source !== planSource);
}
/** Applies an edited source like a person's amendments; parts may be refused with a reason and a remedy. */
async function adoptPlan(job, ledger) {
	const { state } = ledger;
	const { planFile, planSource, planFormat } = job;
	const isEdited = shouldAdoptPlan(job, state);
	const isFormatNamed = planFormat === null && state.plan_format !== null;
	if (isFormatNamed) ledger.record({
		type: "plan_format_recorded",
		format: null
	});
	else if (planFormat && state.plan_format === null && (isEdited || planSource === state.plan_source)) ledger.record({
		type: "plan_format_recorded",
		format: planFormat.name
	});
	if (!isEdited && !isFormatNamed) return;
	const fault = changedFormat({
		recorded: state.plan_format,
		detected: planFormat,
		planFile,
		current: ledger.plan,
		edited: job.plan
	});
	if (fault) return refuseEdit(job, ledger, fault);
	const previous = await ledger.recall(planSourcePath);
	const { plan, source, added, removed, modified, refused } = adoptEdit({
		current: ledger.plan,
		edited: job.plan,
		previousSource: previous === void 0 ? void 0 : Plan.parse(JSON.parse(previous)),
		statusOf: statusIn(state),
		iterationOf: (id) => taskIn(state, id).iteration
	});
	const before = ledger.plan;
	ledger.replacePlan(plan);
	attachSource({
		...job,
		plan: source
	}, ledger);
	const pending = added.map((id) => ({
		id,
		status: "pending"
	}));
	if (!(JSON.stringify(plan) === JSON.stringify(before) && refused.length === 0)) ledger.send([planChangeNotice(state, {
		planFile,
		source: planSource,
		added,
		removed,
		modified,
		refused
	})]);
	ledger.record({
		type: "plan_changed",
		plan_source: planSource,
		added: pending,
		removed: [...removed],
		modified: [...modified],
		...refused.length > 0 && { refused: refused.slice(0, maxRefused) }
	});
	rejectReworded(ledger, before);
}
/** A commit that waits for approval was made by its task's former text: a person's newer one counts. */
function rejectReworded(ledger, before) {
	const { plan, state } = ledger;
	for (const held of heldCommits(state)) {
		const task = before.tasks.find(({ id }) => id === held.task);
		if (!task || !isReworded(plan, task, statusIn(state))) continue;
		const order = {
			by: "an edit of the plan",
			why: "its task was changed while the commit waited for approval"
		};
		ledger.record(rejectOf(held, order));
		ledger.attach(...withdrawal(held.iteration, {
			what: "rejected",
			...order
		}));
	}
}
/** The whole edit is refused: the next one is compared with the last adopted plan. */
function refuseEdit({ planFile, planSource }, ledger, fault) {
	const noChanges = {
		added: [],
		removed: [],
		modified: [],
		refused: [fault]
	};
	ledger.send([planChangeNotice(ledger.state, {
		planFile,
		source: planSource,
		...noChanges
	})]);
	ledger.record({
		type: "plan_changed",
		plan_source: planSource,
		...noChanges
	});
}
const maxRefused = 50;
// src/app/branch/mark-milestones.ts
/**
* Returns a function that publishes each pull request's slice as a branch and returns the published tips. Only the
* newest slice, or one that was just cut off, is created: any other missing branch was deleted by a person.
*/
function milestoneMarker(ports, request) {
	const { ledger, endedInOrder, replaces } = request;
	const newestBefore = newestLanded(ledger.state);
	const shownWarnings = /* @__PURE__ */ new Set();
	const cutBefore = Math.max(0, ledger.state.slices.length - 1);
	const created = /* @__PURE__ */ new Set();
	/** A slice that was cut off and not published yet: its commits were on the newest branch. */
	function isNew(slice, position) {
		if (slice.last || created.has(slice.branch)) return false;
		return position >= cutBefore || !endedInOrder && position === ledger.state.slices.length - 2;
	}
	function warn(marked) {
		const text = warningFor(marked, ledger.state.work_branch);
		if (text === void 0 || shownWarnings.has(text)) return;
		shownWarnings.add(text);
		ports.show({
			kind: "warning",
			text
		});
	}
	return async () => {
		const hasGrown = newestLanded(ledger.state) > newestBefore;
		const expected = slicesOf(ledger.state).map((slice, place) => ({
			...slice,
			isNew: isNew(slice, place)
		})).filter(({ branch, newest }) => {
			return branch !== ledger.state.work_branch && (hasGrown || !newest || replaces === void 0);
		}).map(({ branch, tip, newest, isNew }) => {
			return {
				branch,
				commit: tip,
				create: isNew || newest && (hasGrown || !endedInOrder),
				replaces: newest ? replaces : void 0
			};
		});
		const results = expected.length === 0 ? [] : await ports.workBranch.moveBranches(expected);
		for (const result of results) {
			warn(result);
			if (result.kind === "there") created.add(result.branch);
		}
		return new Map(expected.flatMap(({ branch, commit }, index) => tipShown(results[index], {
			branch,
			commit
		})));
	};
}
function tipShown(marked, { branch, commit }) {
	if (marked?.kind === "there") return [[branch, commit]];
	return marked?.kind === "moved" ? [[branch, marked.tip]] : [];
}
function warningFor(marked, workBranch) {
	const { branch, kind } = marked;
	if (kind === "moved") return `${branch} holds ${shortOid(marked.tip)}, which is not from this run, so it stays unchanged; to add commits to the run, push them to ${workBranch}`;
	return kind === "refused" ? `${branch} could not be moved, so its pull request lags behind: ${marked.why}` : void 0;
}
/**
* For a job without work: syncs the branches and pull requests, since the job before may have died before that. Writes
* no state.
*/
async function syncBranches(ports, { run, remoteWork }) {
	if (!ports.display.repair || run.state.lease) return;
	const { work, work_branch } = run.state;
	const mark = milestoneMarker(ports, {
		ledger: run,
		endedInOrder: true,
		replaces: void 0
	});
	const tips = new Map(await mark());
	if (remoteWork === work) tips.set(work_branch, work);
	await ports.display.repair({
		...run,
		commit: run.oid
	}, tips);
}
// src/core/knowledge/inherit.ts
/** Beyond the limits of an index and a prompt the newest entries win. */
function inherit(current, older, from) {
	const active = current.filter(isActive);
	const isDuplicate = ({ by, text }) => active.some((entry) => (entry.by !== null || by === null) && sameWords(entry.text, text));
	const candidates = older.filter((entry) => isActive(entry) && !isDuplicate(entry));
	const people = candidates.filter(({ by }) => by !== null);
	const roomForPeople = 50 - active.filter(({ by }) => by !== null).length;
	const fitting = /* @__PURE__ */ new Set([...newest(people, roomForPeople), ...candidates.filter(({ by }) => by === null)]);
	const bounded = newest(candidates.filter((entry) => fitting.has(entry)), maxIndexEntries - current.length);
	const takenIds = new Set(current.map(({ id }) => id));
	const entries = bounded.map((entry) => {
		const id = takenIds.has(entry.id) ? freeId(typeOf(entry.id), entry.text, (one) => takenIds.has(one)) : entry.id;
		takenIds.add(id);
		return {
			...entry,
			id,
			supersedes: [],
			from: entry.from ?? from
		};
	});
	return {
		entries,
		leftOut: candidates.length - entries.length
	};
}
const newest = (items, count) => count <= 0 ? [] : items.slice(-count);
// src/app/phase/intake/inherit-knowledge.ts
/**
* The knowledge of the plan in `knowledge-from`, if the run has not inherited it yet. `run`: null before the start.
* Throws RalphError KNOWLEDGE_FROM_MISSING if that plan has no state.
*/
async function readHeritage({ olderRun, show }, { settings: { "knowledge-from": from } }, run) {
	if (from === void 0 || run?.inherited.includes(from)) return void 0;
	const entries = await olderRun(from, (run) => withLastHandoffs(run, ({ message }) => show({
		kind: "warning",
		text: `${from}: ${message} It is left out.`
	})));
	if (entries) return {
		from,
		entries
	};
	throw new RalphError({
		code: "KNOWLEDGE_FROM_MISSING",
		message: `knowledge-from names the plan ${from}, which has no state here or at origin.`,
		hint: "`ralph list` lists the runs; write the name of a plan, not of its file, or remove the setting."
	});
}
function inheritKnowledge({ show }, { settings: { mode } }, { ledger, heritage }) {
	if (heritage === void 0) return;
	const { from } = heritage;
	const { entries, leftOut } = inherit(ledger.state.knowledge, heritage.entries, from);
	ledger.record({
		type: "knowledge_inherited",
		from,
		entries: [...entries],
		...leftOut > 0 && { left_out: leftOut }
	});
	const learned = entries.filter(({ by }) => by === null).length;
	if (learned === 0 || mode !== "handoff-only") return;
	show({
		kind: "note",
		text: `Prompts include what people said in it; ${plural(learned, "entry that an agent", "entries that agents")} learned ${learned === 1 ? "is" : "are"} in them with \`mode: handoff-plus-index\`.`
	});
}
/**
* A finished plan's last handoffs were never indexed, so their fields are taken, as with `indexer: fields`. An invalid
* handoff excludes no other.
*/
async function withLastHandoffs({ state, readPast }, onFault) {
	const taught = taskByIteration(state);
	const unknown = [...taught.keys()].filter((one) => one > state.compaction.through).sort((a, b) => a - b);
	const paths = unknown.map((one) => iterationPath(one, "handoff.json"));
	const contents = new Map((await readPast(paths, onFault)).map((content, index) => [paths[index], content]));
	const handoffs = await Promise.all(unknown.map((one) => readStoredHandoff(async (path) => contents.get(path), one)));
	const handoffsByFields = unknown.flatMap((iteration, index) => {
		const stored = handoffs[index];
		const origin = {
			iteration,
			task: taught.get(iteration) ?? ""
		};
		return stored && stored.source !== "synthetic" ? [{
			...origin,
			handoff: stored.handoff
		}] : [];
	});
	const closes = !("index" in state.around || "post" in state.around);
	const withHandoffs = (index, added) => indexOfFields(index, {
		handoffs: added,
		closes,
		...indexFactsOf(state)
	});
	const withAll = withHandoffs(state.knowledge, handoffsByFields);
	if (withAll.kind === "applied") return withAll.index;
	return handoffsByFields.reduce((index, one) => {
		const applied = withHandoffs(index, [one]);
		return applied.kind === "applied" ? applied.index : index;
	}, state.knowledge);
}
// src/core/run/stored/memory.ts
const memoryLine = ({ run, epoch, iteration, commit }) => `<!-- ralph-memory run=${run} epoch=${epoch} iteration=${iteration} state=${commit} -->`;
function readMemory(text) {
	const [, run, epoch, iteration, commit] = /^<!-- ralph-memory run=([\w-]+) epoch=(\d+) iteration=(\d+) state=([0-9a-f]{40,64}) -->\r?$/m.exec(text) ?? [];
	if (run === void 0 || commit === void 0) return void 0;
	return {
		run,
		epoch: Number(epoch),
		iteration: Number(iteration),
		commit
	};
}
/** A memory is written after the state. If it is ahead, the state was moved back. */
const isAhead = (memory, state) => memory.run === state.run && (memory.epoch > state.epoch || memory.iteration > state.iteration);
// src/app/phase/intake/refuse-moved-back.ts
/**
* Refuses a state of another plan, or one that is older than the work branch or the status comment, since tasks would be
* done and paid for twice. Does not notice if all three are moved back or forged together (threat T16).
*/
async function refuseMovedBack({ workBranch, orderSource }, job, { run, remoteWork }) {
	const { state } = run;
	if (state.plan !== job.planName) throw stateOfOtherPlan(state.plan, job);
	const memory = orderSource.memory?.();
	if (memory && isAhead(memory, state)) throw stateMovedBack(job, run, {
		...memory,
		where: "the status comment",
		tip: remoteWork
	});
	if (remoteWork === null || remoteWork === state.work) return;
	const newestCommit = await workBranch.readOrigin(remoteWork);
	if (newestCommit && isAhead({
		...newestCommit,
		epoch: 0
	}, state)) throw stateMovedBack(job, run, {
		...newestCommit,
		where: state.work_branch,
		tip: remoteWork
	});
}
/** Refuses to restart a run whose state is gone while the status comment remembers it. */
async function refuseForgotten({ orderSource, clock }, job) {
	if (!orderSource.memory || job.fresh) return;
	const started = new Date(clock.now()).toISOString();
	await orderSource.incoming({
		since: null,
		started,
		consumed: [],
		to: "obey"
	});
	const memory = orderSource.memory();
	if (!memory) return;
	throw new RalphError({
		code: "STATE_DELETED",
		message: `${stateBranchOf(job)} is gone, but the status comment describes a run with ${plural(memory.iteration, "iteration")}.`,
		hint: `To continue it: ${pushBackCommand(job, memory.commit)}. To start over: set the input \`fresh: true\`, or close the tracking issue.`
	});
}
const stateRef = ({ planName, settings }) => stateRefOf(planName, settings["state-ref"]);
const stateBranchOf = (job) => shortRef(stateRef(job));
const pushBackCommand = (job, commit) => `${commandSpan("git", "push", job.remote, `${commit}:${stateRef(job)}`)} from a clone that has it${stateRef(job).startsWith("refs/heads/") ? ", or restore the branch on GitHub" : ""}`;
const stateOfOtherPlan = (plan, job) => new RalphError({
	code: "STATE_OF_OTHER_PLAN",
	message: `${stateBranchOf(job)} holds the state of the plan ${plan}, and not of ${job.planName}. Nothing was written.`,
	hint: `Somebody pushed another run there. Move the branch back to its own newest commit, or start over with \`--fresh\`.`
});
function stateMovedBack(job, { oid, state }, newer) {
	const { iteration, where, tip, commit } = newer;
	const newest = commit === void 0 ? "its newest commit" : shortOid(commit);
	const forward = commit === void 0 ? `move it to its newest commit again` : pushBackCommand(job, commit);
	const branch = `refs/heads/${state.work_branch}`;
	const lease = tip === null ? "--force" : `--force-with-lease=${branch}:${tip}`;
	return new RalphError({
		code: "STATE_MOVED_BACK",
		message: `${stateBranchOf(job)} was moved back to ${shortOid(oid)}, which knows ${plural(state.iteration, "iteration")}; ${where} tells of ${iteration}. Nothing was written.`,
		hint: `If that was a mistake, restore ${newest}: ${forward}. If it was intended, delete the status comment and move the work branch back too: ${commandSpan("git", "push", lease, job.remote, `${state.work}:${branch}`)}.`
	});
}
// src/app/phase/intake/intake.ts
/**
* First phase: loads and verifies the state, takes the lease, recovers a lost attempt, adopts plan edits. A job with
* nothing to do writes nothing. Throws RalphError BUSY, CHECKS_MISSING or KNOWLEDGE_FROM_MISSING.
*/
async function intake(ports, job, { soFar: jobSoFar, ...request }) {
	const { callsAgent } = request;
	const loaded = await ports.store.load();
	const { run } = loaded;
	if (!run || job.fresh) {
		refuseUnchecked(job);
		if (!run) await refuseForgotten(ports, job);
		await refuseMissingFolders(ports, job, loaded);
		await requireAgent(ports, job, { callsAgent });
		return {
			kind: "ours",
			...await beginRun(ports, job, {
				loaded,
				...request
			})
		};
	}
	refuseOtherRemote(run, job);
	await refuseHeldLease(ports, job, run);
	const { cursor, consumed } = run.control;
	const incoming = await ports.orderSource.incoming({
		since: cursor,
		started: run.state.started,
		consumed,
		to: "obey"
	});
	await refuseMovedBack(ports, job, {
		run,
		remoteWork: loaded.remoteWork
	});
	await proveStep(ports, run);
	if (selectTask(run.plan, statusIn(run.state)).kind === "complete") await proveComplete(ports, run);
	const hasNewOrders = incoming.orders.some(({ id }) => !consumed.includes(id));
	const reason = await findIdleReason(ports, job, {
		jobSoFar,
		run,
		remoteWork: loaded.remoteWork,
		ordered: hasNewOrders
	});
	if (reason) return {
		kind: "idle",
		reason,
		run,
		remoteWork: loaded.remoteWork
	};
	refuseUnchecked(withOrderedSettings(job, run.state));
	await requireAgent(ports, withOrderedSettings(job, run.state), {
		callsAgent,
		state: run.state
	});
	const heritage = await readHeritage(ports, job, run.state);
	const ledger = openLedger(ports, run, job);
	const { handed } = ledger.state;
	takeLease(ports, ledger);
	if (job.skipsWait && run.state.waiting) ledger.record({ type: "wait_lifted" });
	recordRulesChange(job, ledger);
	if (callsAgent) recoverLostChecks(ledger, run.state);
	settleLostAttempts(ledger, job.settings, handed);
	inheritKnowledge(ports, job, {
		ledger,
		heritage
	});
	await adoptPlan(job, ledger);
	await followRename(ports, job, ledger);
	const replaces = await continueFromMerge(ports, job, {
		ledger,
		remoteWork: loaded.remoteWork
	});
	const conflict = await joinAndMergeBase(ports, job, {
		ledger,
		remoteWork: replaces === void 0 ? loaded.remoteWork : null
	});
	await ledger.save(`take over ${job.planName}`, () => preload(ports, request));
	const inOrder = endedInOrder(run.state);
	const deleted = loaded.remoteWork === null && inOrder && !conflict;
	const branch = {
		remoteTip: loaded.remoteWork,
		replaces,
		deleted,
		endedInOrder: inOrder,
		conflict
	};
	const restReason = job.byComment && endedByPerson(run.state.stop) ? run.state.stop : void 0;
	return {
		kind: "ours",
		ledger,
		branch: {
			...branch,
			restReason,
			firstLook: hasNewOrders ? void 0 : incoming
		}
	};
}
const endedByPerson = (stop) => stop?.kind === "paused" || stop?.kind === "cancelled";
/** A run that starts from the base needs the folders of its checks there. */
async function refuseMissingFolders({ workBranch }, job, { remoteWork }) {
	if (remoteWork !== null || job.queue?.previous) return;
	for (const check of inFolders(job)) if (!await workBranch.mayHaveFolder(job.base, check.working_directory)) throw missingFolder(check, job.base);
}
/** A job that cannot or may not call its agent writes nothing. */
async function requireAgent(ports, job, { callsAgent, state }) {
	const { agent, show } = ports;
	await refuseLongTemplates(ports, job, state);
	if (callsAgent) requireConfinement(ports, job);
	reportUncommitted(ports, job.base);
	if (!callsAgent) return show({
		kind: "note",
		text: `agent ${agent.name}: in a separate job`,
		detail: true
	});
	const { program, version } = await agent.preflight();
	show({
		kind: "note",
		text: `agent ${agent.name}: ${program} (${version})`,
		detail: true
	});
}
/** Loads the templates only if there are own ones. Throws RalphError TEMPLATE_TOO_LONG. */
async function refuseLongTemplates(ports, job, state) {
	const paths = [...templatePaths["output-instructions"], ...templatePaths["first-iteration"]];
	if ((await Promise.all(paths.map((path) => ports.base.read(path)))).every((text) => text === void 0)) return;
	const { promptTemplates } = await import("./prompt-templates.js").then((n) => n.n);
	await promptTemplates(ports, job, {
		measured: state?.measured ?? [],
		isFirst: !state?.recent.length
	});
}
/** Prepares the workspace and the rules while git pushes the state. */
function preload({ workspace, credentialShapes }, { callsAgent, onSent }) {
	workspace.prefetch();
	onSent();
	if (callsAgent) credentialShapes.load().catch(() => void 0);
}
async function beginRun(ports, job, { loaded, ...request }) {
	if (loaded.run) await refuseHeldLease(ports, job, loaded.run);
	const heritage = await readHeritage(ports, job, null);
	const ledger = openLedger(ports, loaded.run, job);
	startRun(ports, job, ledger);
	inheritKnowledge(ports, job, {
		ledger,
		heritage
	});
	takeLease(ports, ledger);
	const { remoteWork } = loaded;
	if (remoteWork === null) await beginOnPrevious(ports, job, ledger);
	else if (!await ports.workBranch.contains(job.base, remoteWork)) {
		const reason = `${job.workBranch} existed before the run`;
		const isExpected = await findEngineWritten(ports, job, {
			before: loaded.run?.state,
			tip: remoteWork
		});
		const protects = await protectedArrivals(ports, job, {
			from: job.base,
			to: remoteWork,
			isExpected
		});
		ledger.record({
			type: "work_moved",
			from: job.base,
			to: remoteWork,
			why: reason,
			...protects
		});
	}
	const conflict = await joinAndMergeBase(ports, job, {
		ledger,
		remoteWork
	});
	await ledger.save(`start ${job.planName}`, () => preload(ports, request));
	return {
		ledger,
		branch: {
			remoteTip: remoteWork,
			replaces: void 0,
			deleted: false,
			endedInOrder: false,
			conflict,
			restReason: void 0,
			firstLook: void 0
		}
	};
}
/**
* The files that the run before wrote back, such as ticks in the plan. Unknown if others changed protected files in
* that run.
*/
async function findEngineWritten({ workBranch }, job, { before, tip }) {
	if (!(before?.work_branch === job.workBranch && before.steered.length === 0) || !await workBranch.contains(tip, before.work)) return () => false;
	const changedSince = new Set(await workBranch.changedPaths(before.work, tip));
	const { isEngineFileOf: isOwn } = await import("./own-edits.js").then((n) => n.r);
	const isEngineFile = isOwn(job);
	return (path) => isEngineFile(path) && !changedSince.has(path);
}
/** A queued plan may start from the plan before it; its instructions still come from the base. */
async function beginOnPrevious({ workBranch }, job, ledger) {
	const previous = job.queue?.previous;
	if (!previous || await workBranch.contains(job.base, previous.commit)) return;
	const { plan, branch, commit, steered } = previous;
	const isExpected = (path) => steered !== null && !steered.includes(path);
	const protects = await protectedArrivals({ workBranch }, job, {
		from: job.base,
		to: commit,
		isExpected
	});
	const reason = `it starts from ${branch}, the work of the plan ${plan}`;
	ledger.record({
		type: "work_moved",
		from: job.base,
		to: commit,
		why: reason,
		...protects
	});
}
function startRun({ clock }, job, ledger) {
	const statuses = job.plan.tasks.map(({ id, status, retry_count }) => ({
		id,
		status,
		failed_attempts: retry_count
	}));
	ledger.replacePlan(job.plan);
	attachSource(job, ledger);
	ledger.record({
		type: "run_started",
		run: clock.id(),
		plan: job.planName,
		base: job.base,
		base_branch: job.baseBranch,
		work_branch: job.workBranch,
		remote: job.remote,
		plan_source: job.planSource,
		plan_file: job.planAtTop,
		plan_format: job.planFormat?.name ?? null,
		started_by: job.startedBy,
		issue: job.issue,
		rules: job.rules.recorded,
		...job.queue?.moves && { queue: job.queue.folder },
		tasks: statuses
	});
}
/** Joins pushed commits first, which may contain a merge of the base; then merges the base. */
async function joinAndMergeBase(ports, job, request) {
	const { ledger, remoteWork: theirs } = request;
	return (theirs === null ? void 0 : await joinWork(ports, job, {
		ledger,
		theirs
	})) ?? mergeBase(ports, job, ledger);
}
async function refuseHeldLease(ports, job, run) {
	const { lease } = run.state;
	const life = lease ? await ports.liveness.check(lease.holder) : "gone";
	const verdict = leaseVerdict(lease, life, {
		now: ports.clock.now(),
		handed: run.state.handed !== null
	});
	if (verdict.kind !== "held") return;
	const lost = verdict.expires === void 0 ? "" : ` If it was lost, its lease expires at ${formatUtc(verdict.expires)}.`;
	throw new RalphError({
		code: "BUSY",
		message: `Another job is running this plan: ${verdict.why}.`,
		hint: `Wait for it to end, or watch it with \`${ralphCommand(job, "status")}\`.${lost}`
	});
}
function refuseOtherRemote(run, job) {
	if (run.state.remote === job.remote || run.state.remote === job.formerRemote) return;
	throw new RalphError({
		code: "OTHER_REMOTE",
		message: `This run keeps its branches at ${run.state.remote}, but this job is set to use ${job.remote}.`,
		hint: `Continue there with \`--remote ${run.state.remote}\`, or start a new run here with \`--fresh\`.`
	});
}
/**
* The loop's decision before anything is written, so that a tick without work makes no commit. If the state does not
* have it yet, the job before died, and this one ends the run in order.
*/
async function findIdleReason(ports, job, request) {
	const { run, jobSoFar } = request;
	if (openAttempts({
		...run.state,
		lanes: lanesAtWork(run.state)
	}).length > 0 || shouldAdoptPlan(job, run.state)) return void 0;
	if (run.state.unusable_edits.length > 0) return void 0;
	if (job.rules.change?.wanted || job.skipsWait && run.state.waiting) return void 0;
	if (request.ordered || await canDeliver(ports, run)) return void 0;
	if (await hasResolvedStack(ports, request) || await findMendedPart(ports, run.state)) return void 0;
	if (await isSameConflict(ports, job, request)) return run.state.stop ?? void 0;
	const step = nextStep({
		plan: run.plan,
		state: run.state,
		limits: limitsOf(withOrderedSettings(job, run.state), run.state),
		job: jobSoFar,
		now: ports.clock.now()
	});
	if (step.kind !== "stop" || step.reason.kind !== run.state.stop?.kind) return void 0;
	return dependsOnBranches(step.reason, run.state.stop) ? void 0 : step.reason;
}
/** Merges by people show only at the branches. */
function dependsOnBranches(reason, before) {
	if (reason.kind !== "human_review" || before.kind !== "human_review") return false;
	return reason.conflict !== void 0 || reason.unread?.base !== before.unread?.base;
}
/**
* Whether effects of a job that died can be delivered now. Only the run's holder notifies people, so that two jobs do
* not both do it.
*/
async function canDeliver(ports, { control: { outbox } }) {
	if (outbox.some(({ kind }) => kind === "notify")) return true;
	return outbox.length > 0 && (await ports.outbox.deliver(outbox)).length > 0;
}
/** Neither side has changed since a job stopped for this conflict. */
async function isSameConflict({ workBranch }, { base, settings }, { run, remoteWork }) {
	const { work, stop } = run.state;
	if (stop?.kind !== "human_review" || stop.conflict?.ours !== work) return false;
	if (stop.conflict.agent_may && settings["base-conflict"] === "task") return false;
	const { theirs } = stop.conflict;
	if (theirs === remoteWork) return true;
	if (theirs !== base || !settings["merge-base"]) return false;
	return remoteWork === null || workBranch.contains(work, remoteWork);
}
/**
* Follows a renamed base branch before the merge. Git does not follow renames (GitHub docs "Renaming a branch"): the
* old branch must be gone, and this job's must be the default and contain the base. Otherwise warns with a remedy.
*/
async function followRename({ workBranch, show }, { base, baseBranch: newBranch, remote }, ledger) {
	const { base_branch: oldBranch, base: runBase } = ledger.state;
	if (oldBranch === null || newBranch === null || oldBranch === newBranch) return;
	const { exists, defaultBranch } = await workBranch.findBranch(oldBranch);
	if (exists) return;
	const hasRunBase = await workBranch.contains(base, runBase);
	if (hasRunBase && defaultBranch === newBranch) {
		ledger.record({
			type: "base_renamed",
			from: oldBranch,
			to: newBranch
		});
		return;
	}
	show({
		kind: "warning",
		text: `the base branch ${oldBranch} is gone from the remote, and ${hasRunBase ? `nothing says that ${newBranch} is its new name` : `${newBranch} lacks ${shortOid(runBase)}, the run's base`}. ${`${commandSpan("git", "push", remote, `${runBase}:refs/heads/${oldBranch}`)} puts it back`}; \`fresh\` starts a new run on ${newBranch}`
	});
}
function recordRulesChange({ rules: { change } }, ledger) {
	if (!change) return;
	const { wanted: _, ...fact } = change;
	ledger.record({
		type: "rules_changed",
		...fact
	});
}
// src/app/job.ts
/**
* Runs one job: decides, acts and records until there is a reason to stop (docs/design.md#life-of-an-iteration). The
* result of an iteration is saved together with the start of the next one; then the work branch is published. After a
* fault the job saves the reason and throws it.
*/
async function runJob(ports, job, cancelled, previousJob) {
	const end = await beginJob(ports, job, {
		cancelled,
		scope: { until: "settled" },
		before: previousJob
	});
	if (end.kind === "handed_on") throw new Error("a job that finishes its own work handed something over");
	return end;
}
/** Loads about a megabyte of code that is needed only after the lease is taken; it loads while git pushes. */
async function loadPhases() {
	const [{ runLoop: loop }, openModule] = await Promise.all([
		import("./loop.js").then((n) => n.t),
		import("./open-work.js").then((n) => n.n),
		import("./own-edits.js").then((n) => n.r),
		import("./write-back.js").then((n) => n.n),
		import("./prompt-templates.js").then((n) => n.n)
	]);
	return {
		loop,
		...openModule
	};
}
const maxIntakes = 5;
/**
* An operator's tool may write the state in between; then intake is repeated. If another job took the run, the error is
* thrown.
*/
async function acquireRun(...intakeArgs) {
	const [{ store }] = intakeArgs;
	for (let count = 1;; count++) try {
		return await intake(...intakeArgs);
	} catch (error) {
		if (!(error instanceof RalphError) || error.code !== "LEASE_LOST" || count === maxIntakes) throw error;
		const { run } = await store.load();
		if (!run || run.state.lease) throw error;
	}
}
/**
* The same as far as `scope` says. The lease stays with the workflow run; `finishJob` settles what was delegated, or
* the next job finds it lost.
*/
async function beginJob(ports, job, { before, ...request }) {
	const started = {
		...jobSoFar(ports, job),
		...before,
		checks: job.checksDigest,
		baselineRan: false
	};
	const onSent = () => void loadPhases().catch(() => void 0);
	const intakeResult = await acquireRun(ports, job, {
		soFar: started,
		callsAgent: callsAgent(request.scope),
		onSent
	});
	if (intakeResult.kind === "idle") {
		await syncBranches(ports, intakeResult);
		const { reason, run } = intakeResult;
		return {
			kind: "stopped",
			reason,
			state: run.state,
			plan: run.plan,
			soFar: started
		};
	}
	const { ledger } = intakeResult;
	const { openJobContext: openWork, recordingFaults, loop } = await loadPhases();
	const context = openWork(ports, job, {
		...intakeResult,
		...request
	});
	const attemptsBefore = attemptsIn(ledger.state);
	const outcome = await recordingFaults(context, () => loop(context, started, attemptsBefore));
	const iterations = started.iterations + attemptsIn(ledger.state) - attemptsBefore;
	const soFar = {
		...started,
		iterations,
		longestMs: Math.max(started.longestMs, context.progress.longestMs)
	};
	return {
		...outcome,
		state: ledger.state,
		plan: ledger.plan,
		soFar
	};
}
export { readStoredHandoff as _, readMemory as a, adoptPlan as c, jobSoFar as d, checkoutTask as f, readEndedIteration as g, joinWork as h, memoryLine as i, shouldAdoptPlan as l, mergeBase as m, runJob as n, milestoneMarker as o, findTipLeftBehind as p, recordRulesChange as r, syncBranches as s, beginJob as t, attemptsIn as u, isReworded as v, differingFields as y };
