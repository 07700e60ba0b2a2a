import { E as iterationPath, M as stateRefOf, P as mergeMessage, T as issueOrderPath, Vt as commandSpan, Xt as ralphCommand, Zt as shortOid, er as RalphError, j as shortRef, k as planSourcePath } from "./through-proxy.js";
import { o as newestTaken } from "./evolve.js";
import { B as typeOf, D as taskIn, E as statusIn, L as sameWords, M as freeId, N as isActive, Ot as Handoff, cn as openAttempts, kt as HandoffSource, o as redParts, on as lanesAtWork, s as slicesOf, w as endedInOrder } from "./slices.js";
import { _ as callsAgent, f as planChange, n as recoverLostAttempt, o as openLedger, p as stackConflict, s as takeLease, u as baseLeftOut } from "./recover-lost-attempt.js";
import { G as mergeByHand, H as baseConflict, K as unresolvedConflict, U as conflictTask, _n as knownOf, bt as maxIndexEntries, gt as indexOfFields, nt as selectTask, s as nextStep, xn as taughtBy } from "./run-sentence.js";
import { h as templatePaths } from "./plan-folder.js";
import { x as leaseVerdict } from "./due.js";
import { C as formatUtc, D as plural } from "./one-line.js";
import { r as refuseUnchecked } from "./checks.js";
import { a as protectedFindings } from "./protected-paths.js";
import { r as adjusted, s as limitsOf } from "./order-origin.js";
import { S as proveStep, x as proveComplete } from "./state-access.js";
import { r as reportUncommitted, t as demandConfinement } from "./surroundings2.js";
import { a as Plan, s as Task } from "./branch-name.js";
import { n as newErrors } from "./lint.js";
import { a as withoutTicks } from "./plan-file.js";
import { z as AgentRecord } from "./pass.js";
import { h as Validation } from "./json-syntax.js";
// src/app/phase/prepare/stored-iteration.ts
/** What an iteration left; undefined where it left none, or nothing that is one. */
async function storedHandoff(recall, iteration) {
	const stored = await recall(iterationPath(iteration, "handoff.json"));
	if (stored === void 0) return void 0;
	const { source, handoff } = JSON.parse(stored);
	const read = {
		source: HandoffSource.safeParse(source),
		handoff: Handoff.safeParse(handoff)
	};
	return read.source.success && read.handoff.success ? {
		source: read.source.data,
		handoff: read.handoff.data
	} : void 0;
}
/** What the state keeps of an iteration that has ended. What ralph wrote in the place of its agent is not the agent's. */
async function endedFacts(recall, ended) {
	const file = (name) => recall(iterationPath(ended.iteration, name));
	const [left, agent, validation] = await Promise.all([
		storedHandoff(recall, ended.iteration),
		file("agent.json"),
		file("validation.json")
	]);
	const call = agent === void 0 ? void 0 : AgentRecord.safeParse(JSON.parse(agent)).data;
	return {
		...ended,
		why: ended.passed ? null : call?.why ?? "it was reverted",
		handoff: left && left.source !== "synthetic" && left.source !== "engine" ? left.handoff : void 0,
		validation: validation === void 0 ? void 0 : Validation.safeParse(JSON.parse(validation)).data,
		changes: call?.changes ?? [],
		files: call?.files ?? 0
	};
}
// src/app/own/merge-with-own.ts
/**
* A merge in which nothing that the engine writes is in anybody's way: where git finds a conflict, each side and what both
* began with get all that the run has to say now, and are merged as they are then. What differs is what people wrote.
*/
async function mergeWithOwn(ports, request) {
	const { job, ledger, first, second, message } = request;
	const merge = await ports.workBranch.merge({
		first,
		second,
		message
	});
	if (merge.kind === "merged" || merge.ancestor === null) return merge;
	const [{ filesWith, withOwnEdits }, { finishTimes }] = await Promise.all([import("./own-edits.js").then((n) => n.n), import("./write-back.js").then((n) => n.n)]);
	const at = ports.clock.now();
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
			at,
			times
		},
		tree
	})).tree;
	const sides = {
		ancestor: await edited(merge.ancestor),
		first: await edited(first),
		second: await edited(second)
	};
	if (sides.ancestor === merge.ancestor && sides.first === first && sides.second === second) return merge;
	return ports.workBranch.merge({
		first,
		second,
		message,
		sides
	});
}
// src/app/branch/join-work.ts
/**
* Brings together what the run made and what people pushed to its branch: their commits are built upon, or ours are
* merged onto them as one commit, and the checks run again. A conflict leaves both as they are: ours is offered under
* another name, and the reason to stop is returned.
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
	const merge = await mergeWithOwn(ports, {
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
		const why = `the run's commits were merged onto ${shortOid(theirs)}, which somebody pushed to ${work_branch}`;
		const protects = await protectedArrivals({ workBranch }, job, {
			from,
			to: merge.commit
		});
		ledger.record({
			type: "work_moved",
			from,
			to: merge.commit,
			why,
			...protects
		});
		return;
	}
	const offered = await workBranch.offer(from);
	return {
		kind: "human_review",
		why: `Somebody pushed ${shortOid(theirs)} to ${work_branch}. It conflicts with the run's own ${shortOid(from)}, which is now on ${offered}.`,
		conflict: mergeByHand({
			remote: job.remote,
			workBranch: work_branch,
			merge: { fetched: offered },
			pair: {
				ours: from,
				theirs
			},
			paths: merge.paths
		})
	};
}
const mostNamed = 20;
/**
* The protected files that commits of others change on their way into the work, as a part of the fact that they came:
* nobody refuses a person's own push, but whoever reviews the work must know of it.
*/
async function protectedArrivals({ workBranch }, job, request) {
	const { from, to, known = () => false } = request;
	const changes = (await workBranch.changed(from, to)).filter((path) => !known(path)).map((path) => ({ path }));
	const paths = protectedFindings(changes, [...job.steeringFiles, ...job.settings["protected-paths"]]).flatMap(({ path }) => path ?? []);
	return paths.length === 0 ? {} : { protects: {
		paths: paths.slice(0, mostNamed),
		total: paths.length
	} };
}
// src/app/phase/intake/mended-part.ts
/** The lowest pull request that is red on its own and to whose branch a person has pushed; undefined if there is none. */
async function mendedPart({ workBranch }, state) {
	for (const slice of redParts(state)) {
		if (slice.newest) continue;
		const [marked] = await workBranch.mark([{
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
/** Takes such a commit into the run: it is merged into each part above it, and the checks run on all of them. */
async function takeMendedPart(ports, job, ledger) {
	const { state } = ledger;
	const mended = await mendedPart(ports, state);
	if (!mended) return;
	const slices = slicesOf(state);
	const place = slices.findIndex(({ branch }) => branch === mended.slice.branch);
	const tips = [mended.tip];
	for (const slice of slices.slice(place + 1)) {
		const into = slice.newest ? state.work_branch : slice.branch;
		const lower = tips.at(-1) ?? mended.tip;
		const merge = await ports.workBranch.merge({
			first: slice.tip,
			second: lower,
			message: messageOf$1(job, {
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
const messageOf$1 = (job, { state, branch, commit, into }) => mergeMessage({
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
* Records which of the run's pull requests people have merged. GitHub is asked about squashes and rebases, which git
* cannot see, only if the base has moved.
*/
async function recordMergedParts(ports, job, ledger) {
	const { state } = ledger;
	if (state.base_branch !== job.baseBranch || job.base === state.base) return;
	if (await ports.workBranch.contains(job.base, state.work)) return recordAllMerged(ledger);
	const slices = slicesOf(state);
	const before = slices.filter(({ merged }) => merged).length;
	const count = await countMerged(ports, job, {
		slices,
		before
	});
	if (count > before) ledger.record({
		type: "parts_merged",
		parts: count,
		all: false
	});
}
/** Nothing is recorded if nobody had anything to read. */
function recordAllMerged({ state, record }) {
	const slices = slicesOf(state);
	if (state.lines > 0 || slices.some(({ merged, newest }) => !merged && !newest)) record({
		type: "parts_merged",
		parts: slices.length,
		all: true
	});
}
/** How many of the lowest slices the base holds: the uppermost one that was merged holds those below it. */
async function countMerged({ workBranch, mergeWitness }, { base }, { slices, before }) {
	for (let place = slices.length - 2; place >= before; place--) {
		const { branch, tip } = slices[place] ?? {
			branch: "",
			tip: ""
		};
		if (await workBranch.contains(base, tip)) return place + 1;
		const merge = await mergeWitness.mergedBranch?.(branch, tip);
		if (merge && await workBranch.contains(base, merge.commit)) return place + 1;
	}
	return before;
}
// src/app/phase/intake/restack.ts
/**
* Brings the pull requests above one that was squashed or rebased into the base up to date, each by a merge commit on its own
* branch: then each shows its own commits only. Git cannot see such a merge, and would find conflicts in every line that two
* parts changed. So what was merged is the ancestor. No commit gets another name. Undefined if no lower one was merged so.
*/
async function restack(ports, job, { ledger, branch }) {
	const { state } = ledger;
	const slices = slicesOf(state);
	const merged = await highestMerged(ports, job, {
		work: state.work,
		slices
	});
	if (merged === void 0) return void 0;
	const resolved = await resolvedConflict(ports, state);
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
			const { paths, laid } = merge;
			return {
				kind: "conflict",
				place: merged.place + 1 + ends.length,
				branch: into,
				tip,
				onto: lower.commit,
				ontoBranch: lower.branch,
				paths,
				laid,
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
		sides: {
			ancestor: await newestIn(ports, lower.ends, tip),
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
/** Commits with which a slice has ended, the newest first. */
const endsOf = (slice) => slice ? [slice.tip, ...slice.ownEnd === null ? [] : [slice.ownEnd]] : [];
/** The first of these commits that the tip of the part above holds: a part above a conflict does not hold the newest one. */
async function newestIn({ workBranch }, commits, tip) {
	for (const commit of commits) if (await workBranch.contains(tip, commit)) return commit;
	return commits.at(-1) ?? tip;
}
/** What a person has pushed to the branch of the conflict, if it holds both sides. */
async function resolvedConflict({ workBranch }, state) {
	const { stack_conflict: conflict } = state;
	const slice = slicesOf(state).find(({ branch, newest }) => !newest && branch === conflict?.branch);
	if (!conflict || !slice) return void 0;
	const { branch, tip: commit } = slice;
	const [marked] = await workBranch.mark([{
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
/** The uppermost slice that the base holds in a form that git does not recognise, and the work does not hold yet; the commit that merged it. */
async function highestMerged({ workBranch, mergeWitness }, { base }, { work, slices }) {
	for (let place = slices.length - 2; place >= 0; place--) {
		const { branch, tip } = slices[place] ?? {
			branch: "",
			tip: ""
		};
		const merge = await mergeWitness.mergedBranch?.(branch, tip);
		if (!merge || !await workBranch.contains(base, merge.commit)) continue;
		if (await workBranch.contains(base, tip) || await workBranch.contains(work, merge.commit)) return void 0;
		return {
			place,
			commit: merge.commit
		};
	}
}
// src/app/phase/intake/stack-conflict.ts
const keptPaths = 20;
/**
* Records that a part of the stack conflicts with the base, and tells people once. They get the merge with its conflict
* markers on a branch of its own: `git merge` would also show every line that two parts changed.
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
			aside: true
		});
		offered = await workBranch.offer(commit);
		if (offered === commit) ledger.keep(commit);
	}
	ledger.record({
		type: "stack_conflicted",
		base,
		branch: into,
		onto,
		onto_branch: ontoBranch,
		offered,
		paths: paths.slice(0, keptPaths),
		total: paths.length,
		place,
		ends: [...ends]
	});
	ledger.send([stackConflict(ledger.state)].flatMap((notice) => notice ?? []));
}
/** A person may merge the base into the work branch instead, or switch merging off. */
async function endStackConflict({ workBranch }, { settings }, ledger) {
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
/** Whether a person has resolved the conflict since the last job: on the branch of that part, or on the work branch. */
async function hasResolvedStack(ports, { run, remoteWork }) {
	const { stack_conflict: conflict, work } = run.state;
	if (!conflict) return false;
	if (await resolvedConflict(ports, run.state)) return true;
	return remoteWork !== null && remoteWork !== work && ports.workBranch.contains(remoteWork, conflict.base);
}
// src/app/phase/intake/merge-base.ts
/**
* Merges a base that moved since the run began into the work, as one commit that says so; the checks run on it before
* any money is spent. No ref but the work branch will show it. A conflict becomes the next task or a person's, by
* configuration: for a person the reason to stop is returned.
*/
async function mergeBase(ports, job, ledger) {
	const { workBranch, show } = ports;
	const { base, settings } = job;
	await endResolved(ports, job, ledger);
	await endStackConflict(ports, job, ledger);
	await takeMendedPart(ports, job, ledger);
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
	const named = `${branch} (${shortOid(base)})`;
	if (await workBranch.contains(base, from)) {
		if (await leftOut(ports, ledger, {
			branch,
			from,
			to: base
		})) return void 0;
		return merged(ledger, {
			base,
			commit: base,
			why: `${named} holds all of ${work_branch}, which continues from there`,
			...await protectedArrivals(ports, job, {
				from,
				to: base
			})
		});
	}
	const merge = await combine(ports, job, {
		ledger,
		branch
	});
	if (!merge) return void 0;
	if (merge.kind === "merged") {
		if (await leftOut(ports, ledger, {
			branch,
			from,
			to: merge.commit
		})) return void 0;
		const why = `${named} was merged into ${work_branch} as ${shortOid(merge.commit)}`;
		const protects = await protectedArrivals(ports, job, {
			from,
			to: merge.commit
		});
		return merged(ledger, {
			base,
			commit: merge.commit,
			why: `${why}${await movedBack$1(ports, job, ledger)}`,
			...protects,
			...merge.stack
		});
	}
	return apart(job, ledger, {
		merge,
		branch
	});
}
/**
* A commit that waits for approval was validated on this tip, and the task that resolves an older conflict comes first:
* what the base did since is merged after it.
*/
const baseWaits = (state, settings) => state.awaiting !== null || state.merging !== null && settings["base-conflict"] === "task" && !unresolvedConflict(state);
/** The base with the work, or with each branch of a stack; undefined if a stack conflicts with it, which a comment says. */
async function combine(ports, job, { ledger, branch }) {
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
	const merge = await mergeWithOwn(ports, {
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
/** No state could be written on top of a commit that the remote refuses: the base waits, and the issue says for what. */
async function leftOut({ workBranch, show }, ledger, { branch, from, to }) {
	const paths = (await workBranch.changed(from, to)).filter((path) => path.startsWith(".github/workflows/"));
	if (paths.length === 0 || !await workBranch.refusesWorkflows(to)) return false;
	show({
		kind: "note",
		text: `${branch} is not merged: it changed ${paths.join(", ")}, which this token may not push`
	});
	ledger.send([baseLeftOut(ledger.state, {
		branch,
		paths
	})]);
	return true;
}
/** After a force-push the work holds what people took out of the base: it was built on that, and nothing of it is dropped. */
async function movedBack$1({ workBranch }, { base }, { state }) {
	if (await workBranch.contains(base, state.base)) return "";
	return `; it no longer contains ${shortOid(state.base)}, on which ${state.work_branch} is built: to drop that commit's changes, revert them`;
}
/** The conflict of an earlier job is none any more where the work holds that base, or where no base is merged. */
async function endResolved({ workBranch }, { settings }, ledger) {
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
function merged(ledger, request) {
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
/** A task, where that is wanted, has not been tried in vain, and can be carried out by an agent; else a person's. */
function apart(job, ledger, { merge, branch }) {
	const { base, settings } = job;
	const { state } = ledger;
	if (state.merging?.base === base && unresolvedConflict(state)) return void 0;
	const { paths: files, laid, news } = merge;
	const related = files.length > 0;
	const why = `${branch} (${shortOid(base)}) ${related ? "conflicts with" : "has no history in common with"} ${state.work_branch}`;
	const steering = [...job.steeringFiles, ...settings["protected-paths"]];
	const guarded = protectedFindings(files.map((path) => ({ path })), steering).length > 0;
	if (settings["base-conflict"] === "person" || state.merging || laid === null || guarded) {
		const local = job.baseBranch ?? base;
		const agentMay = !state.merging && laid !== null && !guarded;
		return baseConflict({
			state,
			why: `The base changed: ${why}.`,
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
		news
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
		why
	});
	ledger.keep(base);
}
/**
* A pull request that was squashed or rebased into the base leaves commits that git does not find there. Where GitHub
* says that all of the work was merged so, and the base holds that merge, the work goes on from the base, as after a
* merge commit. Returns the tip that the work branch may be moved away from.
*/
async function goOnFromMerge(ports, job, request) {
	const { ledger } = request;
	const { work, awaiting, merging, base_branch } = ledger.state;
	if (!job.settings["merge-base"] || awaiting || merging || base_branch !== job.baseBranch) return void 0;
	const merge = await squashed(ports, job, request);
	if (merge?.tip !== work) return merge && leftBehind(ports, job, request);
	const why = `pull request #${merge.number} was merged as ${shortOid(merge.commit)}; the work continues from ${shortOid(job.base)}`;
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
		why,
		...protects
	});
	return merge.tip;
}
/** The tip at the remote, where that was merged so and the work has gone on from the merge. */
async function leftBehind(ports, job, request) {
	const merge = await squashed(ports, job, request);
	if (!merge) return void 0;
	return await ports.workBranch.contains(request.ledger.state.work, merge.tip) ? void 0 : merge.tip;
}
/** Undefined also after a merge commit: git sees that one, too. */
async function squashed({ mergeWitness, workBranch }, { base }, { ledger, remoteWork }) {
	const tip = remoteWork ?? ledger.state.work;
	const merge = await mergeWitness.merged(tip);
	if (!merge || !await workBranch.contains(base, merge.commit)) return void 0;
	return await workBranch.contains(base, tip) ? void 0 : {
		tip,
		...merge
	};
}
/**
* What the task's agent begins with. For the task that resolves a conflict that is the merge as far as git gets it,
* made anew for each attempt, since the work may have moved; where git merges it by then, the task is gone.
*/
async function checkoutTask(ports, job, { ledger, task }) {
	const { work, merging } = ledger.state;
	if (merging?.task !== task.id) return {
		kind: "there",
		laidOut: await layOutEarlier(ports, ledger, task)
	};
	const { base } = merging;
	const message = `${task.id}: ${task.title}\n\nThis is what the agent starts from; it is not on a branch.\n`;
	const merge = await mergeWithOwn(ports, {
		job,
		ledger,
		first: work,
		second: base,
		message
	});
	if (merge.kind === "conflict" && merge.laid !== null) return {
		kind: "there",
		laidOut: {
			start: await ports.workBranch.write({
				tree: merge.laid,
				parent: work,
				second: base,
				message,
				aside: true
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
/** Of a task whose change did not go with what landed meanwhile: that change on the present work, with markers where both differ. */
async function layOutEarlier({ workBranch }, { state }, { id, title }) {
	const { rebase } = taskIn(state, id);
	if (!rebase) return void 0;
	const { candidate } = rebase;
	const { work: onto } = state;
	const merge = await workBranch.mergeTrees(onto, candidate);
	const tree = merge.kind === "merged" ? merge.tree : merge.laid;
	if (tree === null) return void 0;
	const message = `${id}: ${title}\n\nThis is what the agent starts from; it is not on a branch.\n`;
	return {
		start: await workBranch.write({
			tree,
			parent: onto,
			message,
			aside: true
		}),
		merge: null,
		rebase: {
			candidate,
			files: merge.kind === "merged" ? [] : merge.paths
		}
	};
}
// src/core/plan/change/adopt-edit.ts
/**
* Takes over what a person changed in the plan file while the run was under way (docs/design.md#edits-of-the-plan). It is a three-way merge
* by task: what the person did not touch keeps its amendments, what an amendment added stays, statuses in the file
* do not count, and a done task neither changes nor goes. Each task's edit is taken or refused by itself. Without
* `previousSource`, a task that the file lacks counts as added by an amendment, and each difference as the person's.
*/
function adoptEdit(edit) {
	const refused = /* @__PURE__ */ new Map();
	for (;;) {
		const merged = mergeEdit(edit, refused);
		const faults = faultsOf(edit, merged);
		for (const fault of faults) if (fault.task !== null) refused.set(fault.task, fault);
		if (faults.length > 0) continue;
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
/** The edit without what is refused of it. */
function mergeEdit(edit, refused) {
	const { current } = edit;
	const before = byId(edit.previousSource);
	const now = byId(current);
	const asBefore = (task) => [before.get(task.id) ?? now.get(task.id) ?? []].flat();
	const edited = edit.edited.tasks.flatMap((task) => refused.has(task.id) ? asBefore(task) : [task]);
	const wanted = new Set(edit.edited.tasks.map(({ id }) => id));
	const missing = current.tasks.filter(({ id }) => !wanted.has(id));
	const goes = ({ id }) => before.has(id) && !refused.has(id);
	const merges = mergeTasks(edited, {
		now,
		before,
		hasSource: edit.previousSource !== void 0
	});
	const { branch: _, ...rest } = edit.edited;
	const branch = current.branch === void 0 ? {} : { branch: current.branch };
	const kept = new Set(missing.filter((task) => !goes(task)));
	const tasks = withKept({
		tasks: merges.map(({ task }) => task),
		order: current.tasks,
		kept
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
			tasks: [...edited, ...missing.filter((task) => !goes(task)).flatMap(({ id }) => before.get(id) ?? [])]
		},
		added: merges.filter(({ was }) => was === void 0).map(({ task }) => task.id),
		removed: missing.filter(goes).map(({ id }) => id),
		modified: merges.filter(({ was, changed }) => was !== void 0 && changed.length > 0)
	};
}
/** What of the edit is at fault, each with the reason; first what is done, then what the plan would break by. */
function faultsOf(edit, { plan, added, removed, modified }) {
	const { current, statusOf } = edit;
	const isDone = (id) => statusOf(id) === "done";
	const done = [...removed.filter(isDone).map((id) => doneFault(edit, id, "it stays in the plan")), ...modified.filter((merge) => isDone(merge.task.id) && !isMoved(merge, edit)).map(({ task, changed }) => {
		const names = changed.filter((name) => name !== "order");
		return doneFault(edit, task.id, `its new ${names.join(", ")} is not taken`);
	})];
	if (done.length > 0) return done;
	const fresh = new Set(added);
	const touched = /* @__PURE__ */ new Set([...added, ...modified.map(({ task }) => task.id)]);
	const gone = new Set(removed);
	return newErrors(current, plan).flatMap(({ message: why, at }) => {
		const task = typeof at[1] === "number" ? plan.tasks[at[1]] : void 0;
		if (task && touched.has(task.id)) return [{
			task: task.id,
			kind: fresh.has(task.id) ? "added" : "other",
			why
		}];
		const missed = task?.depends_on.filter((id) => gone.has(id)) ?? [];
		return (missed.length > 0 ? missed : [...touched, ...gone]).map((id) => ({
			task: id,
			kind: fresh.has(id) ? "added" : "other",
			why
		}));
	});
}
/** Whether nothing but the place of a done task is new, which decides nothing: a task that is added above it moves it. */
const isMoved = ({ task, changed }, { statusOf }) => statusOf(task.id) === "done" && changed.every((name) => name === "order");
function doneFault({ iterationOf }, id, what) {
	const iteration = iterationOf?.(id) ?? null;
	return {
		task: id,
		kind: "done",
		why: `Task "${id}" is done, so ${what}.${iteration === null ? "" : ` ${commandSpan("ralph", "redo", String(iteration))} with a reason adds a task that changes the work; ${commandSpan("ralph", "undo", String(iteration))} takes the work back, and then the edit counts.`}`
	};
}
function mergeTasks(edited, { now, before, hasSource }) {
	return edited.flatMap((theirs) => {
		const was = now.get(theirs.id);
		const base = before.get(theirs.id);
		if (was === void 0) {
			if (base !== void 0 && differing(theirs, base).length === 0) return [];
			return [{
				task: {
					...theirs,
					status: "pending",
					retry_count: 0
				},
				was,
				changed: []
			}];
		}
		const changed = (base || !hasSource || theirs.title !== was.title ? differing(theirs, base ?? was) : []).filter((name) => differs(theirs, was, name));
		return [{
			task: withFields(was, theirs, changed),
			was,
			changed
		}];
	});
}
/** Fields that a person decides; status and attempts are the run's. */
const ownFields = Object.keys(Task.shape).filter((name) => name !== "status" && name !== "retry_count");
function byId(plan) {
	return new Map(plan?.tasks.map((task) => [task.id, task]));
}
function differs(a, b, name) {
	if (a[name] === b[name]) return false;
	if (name === "description") return withoutTicks(a.description) !== withoutTicks(b.description);
	return JSON.stringify(a[name]) !== JSON.stringify(b[name]);
}
/** The fields of which a person decides, and which say something else. */
function differing(a, b) {
	return ownFields.filter((name) => differs(a, b, name));
}
/** `mine` with the named fields of `theirs`; a field that they took out goes. */
function withFields(mine, theirs, names) {
	const kept = Object.entries(mine).filter(([name]) => !names.includes(name));
	const taken = Object.entries(theirs).filter(([name]) => names.includes(name));
	return Object.fromEntries([...kept, ...taken]);
}
/** The run's work branch was recorded when it began: a new name would silently have no effect. */
function branchFaults({ current, edited }) {
	if (current.branch === edited.branch) return [];
	const [from, to] = [current.branch, edited.branch].map((name) => name === void 0 ? "none" : `"${name}"`);
	return [{
		task: null,
		kind: "other",
		why: `The branch changes from ${from} to ${to}; a run keeps the branch that it began with.`
	}];
}
/** Puts the tasks that only the run has behind whatever they followed there. */
function withKept(lists) {
	const present = new Set(lists.tasks.map(({ id }) => id));
	const first = [];
	const behind = /* @__PURE__ */ new Map();
	let target = first;
	for (const task of lists.order) if (lists.kept.has(task)) target.push(task);
	else if (present.has(task.id)) {
		target = [];
		behind.set(task.id, target);
	}
	return [...first, ...lists.tasks.flatMap((task) => [task, ...behind.get(task.id) ?? []])];
}
// src/app/job/so-far.ts
/** A job that has only begun. */
const jobSoFar = ({ clock }, job) => ({
	started: clock.now(),
	iterations: 0,
	checks: job.checksDigest,
	baselineRan: false,
	longestMs: 0
});
/** Attempts that count, over the whole run. */
const attemptsIn = ({ counts }) => counts.succeeded + counts.failed;
// src/core/plan/change/changed-format.ts
/** Why nothing of an edit is adopted: another reader would find other tasks, and what is done would be done again. */
function changedFormat(edit) {
	const { recorded, detected, planFile, current, edited } = edit;
	if (recorded === null || detected === null || detected.name === recorded) return void 0;
	const ids = new Set(current.tasks.map(({ id }) => id));
	const why = [
		`${detected.line === null ? planFile : `${planFile}:${detected.line}`} now reads as the format ${detected.name}, and the run began with ${recorded}.`,
		"Nothing of the edit is adopted, and the run continues with its former plan.",
		`Write the tasks in the format ${recorded} again. To change it, add --format ${detected.name} --change-rules to \`ralph run\` (in a workflow: the inputs of these names).`
	];
	return {
		task: null,
		kind: edited.tasks.every(({ id }) => ids.has(id)) ? "other" : "added",
		why: why.join(" ")
	};
}
// src/app/phase/intake/adopt-plan.ts
/** What a later edit is compared with, and what a run goes on with that began from an issue. */
function keepSource({ plan, issueOrder }, ledger) {
	ledger.attach(planSourcePath, JSON.stringify(plan));
	if (issueOrder) ledger.attach(issueOrderPath, JSON.stringify(issueOrder));
}
/**
* Whether the plan file says something new that a person has said, or said before about a task that was done and is
* open again; what an agent may have written waits for a word.
*/
function takesOver({ planSource, consents }, state) {
	const { plan_source, doubted, refused_edits } = state;
	const statusOf = statusIn(state);
	const open = refused_edits.some(({ task, kind }) => kind === "done" && task !== null && statusOf(task) !== "done");
	if (plan_source === planSource && !open) return false;
	return consents || doubted.every((change) => change.plan_source !== planSource);
}
/**
* The state's plan is the plan. Each part of an edited source is applied as a person's amendment, or refused with its
* reason and what helps; the run goes on with what was taken.
*/
async function adoptPlan(job, ledger) {
	const { state } = ledger;
	const { planFile, planSource, planFormat } = job;
	const isEdited = takesOver(job, state);
	const becomesNamed = planFormat === null && state.plan_format !== null;
	if (becomesNamed) ledger.record({
		type: "plan_format_recorded",
		format: null
	});
	else if (planFormat && state.plan_format === null && (isEdited || planSource === state.plan_source)) ledger.record({
		type: "plan_format_recorded",
		format: planFormat.name
	});
	if (!isEdited && !becomesNamed) return;
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
	const before = JSON.stringify(ledger.plan);
	ledger.replacePlan(plan);
	keepSource({
		...job,
		plan: source
	}, ledger);
	const pending = added.map((id) => ({
		id,
		status: "pending"
	}));
	if (!(JSON.stringify(plan) === before && refused.length === 0)) ledger.send([planChange(state, {
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
		...refused.length > 0 && { refused: refused.slice(0, mostRefused) }
	});
}
/** Nothing of it counts: the next edit is compared with what the run took over last. */
function refuseEdit({ planFile, planSource }, ledger, fault) {
	const nothing = {
		added: [],
		removed: [],
		modified: [],
		refused: [fault]
	};
	ledger.send([planChange(ledger.state, {
		planFile,
		source: planSource,
		...nothing
	})]);
	ledger.record({
		type: "plan_changed",
		plan_source: planSource,
		...nothing
	});
}
/** So many are told one by one; the state does not grow with a file that was rewritten. */
const mostRefused = 50;
// src/app/branch/mark-milestones.ts
/**
* Shows each pull request's part of the work as a branch of its own, which follows the state like the work branch does.
* Only the newest one, and one that was cut off from it since the last job ended in order, is ever created: any other
* that is missing was deleted by a person, as after a merge, and so was the newest one after a job that ended in order,
* until the next commit. Returns the tips that are to be seen.
*/
function milestoneMarker(ports, request) {
	const { ledger, endedInOrder, replaces } = request;
	const before = newestTaken(ledger.state);
	const told = /* @__PURE__ */ new Set();
	const cutBefore = Math.max(0, ledger.state.slices.length - 1);
	const created = /* @__PURE__ */ new Set();
	/** Cut off where a pull request was full, and not shown yet: its commits were on the branch of the newest one. */
	function isNew(slice, place) {
		if (slice.last || created.has(slice.branch)) return false;
		return place >= cutBefore || !endedInOrder && place === ledger.state.slices.length - 2;
	}
	function tell(marked) {
		const text = whatIsWrong(marked, ledger.state.work_branch);
		if (text === void 0 || told.has(text)) return;
		told.add(text);
		ports.show({
			kind: "warning",
			text
		});
	}
	return async () => {
		const grew = newestTaken(ledger.state) > before;
		const wanted = slicesOf(ledger.state).map((slice, place) => ({
			...slice,
			isNew: isNew(slice, place)
		})).filter(({ branch, newest }) => {
			return branch !== ledger.state.work_branch && (grew || !newest || replaces === void 0);
		}).map(({ branch, tip, newest, isNew }) => {
			return {
				branch,
				commit: tip,
				create: isNew || newest && (grew || !endedInOrder),
				replaces: newest ? replaces : void 0
			};
		});
		const marked = wanted.length === 0 ? [] : await ports.workBranch.mark(wanted);
		for (const one of marked) {
			tell(one);
			if (one.kind === "there") created.add(one.branch);
		}
		return new Map(wanted.flatMap(({ branch, commit }, index) => tipShown(marked[index], {
			branch,
			commit
		})));
	};
}
function tipShown(marked, { branch, commit }) {
	if (marked?.kind === "there") return [[branch, commit]];
	return marked?.kind === "moved" ? [[branch, marked.tip]] : [];
}
function whatIsWrong(marked, workBranch) {
	const { branch, kind } = marked;
	if (kind === "moved") return `${branch} holds ${shortOid(marked.tip)}, which is not from this run, so it stays unchanged; to add commits to the run, push them to ${workBranch}`;
	return kind === "refused" ? `${branch} could not be moved, so its pull request lags behind: ${marked.why}` : void 0;
}
/**
* What a job does that has nothing else to do: the one before it may have died between its last word in the state and
* what is to see outside (a pull request that is still a draft), or a person may have merged one since. Writes no state.
*/
async function syncBranches(ports, { run, remoteWork }) {
	if (!ports.display.converge || run.state.lease) return;
	const { work, work_branch } = run.state;
	const mark = milestoneMarker(ports, {
		ledger: run,
		endedInOrder: true,
		replaces: void 0
	});
	const tips = new Map(await mark());
	if (remoteWork === work) tips.set(work_branch, work);
	await ports.display.converge({
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
* What a run is to take over, once: what the plan of `knowledge-from` knows, with what its last handoffs say that its index does
* not know yet. `run`: where the run stands; null of one that is about to begin. Throws RalphError KNOWLEDGE_FROM_MISSING where
* that plan has no state.
*/
async function heritageOf({ olderRun }, { settings: { "knowledge-from": from } }, run) {
	if (from === void 0 || run?.inherited.includes(from)) return void 0;
	const entries = await olderRun(from, withLastHandoffs);
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
* Nobody calls a model for what a plan learned last, since nobody knows at its end whether another one follows: the heir takes the
* fields of those handoffs, as `indexer: fields` does. One that breaks a rule costs no other.
*/
async function withLastHandoffs({ state, readPast }) {
	const taught = taughtBy(state);
	const unknown = [...taught.keys()].filter((one) => one > state.compaction.through).sort((a, b) => a - b);
	const paths = unknown.map((one) => iterationPath(one, "handoff.json"));
	const contents = new Map((await readPast(paths)).map((content, at) => [paths[at], content]));
	const handoffs = await Promise.all(unknown.map((one) => storedHandoff(async (path) => contents.get(path), one)));
	const said = unknown.flatMap((iteration, at) => {
		const stored = handoffs[at];
		const own = {
			iteration,
			task: taught.get(iteration) ?? ""
		};
		return stored && stored.source !== "synthetic" ? [{
			...own,
			handoff: stored.handoff
		}] : [];
	});
	const closes = !("index" in state.around || "post" in state.around);
	const after = (index, added) => indexOfFields(index, {
		handoffs: added,
		closes,
		...knownOf(state)
	});
	const all = after(state.knowledge, said);
	if (all.kind === "applied") return all.index;
	return said.reduce((index, one) => {
		const applied = after(index, [one]);
		return applied.kind === "applied" ? applied.index : index;
	}, state.knowledge);
}
// src/core/run/stored/memory.ts
/** A hidden line; ids are the engine's own. */
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
/** Memories are only ever written after the state: one that is ahead of it means that the state was moved back. */
const isAhead = (memory, state) => memory.run === state.run && (memory.epoch > state.epoch || memory.iteration > state.iteration);
// src/app/phase/intake/refuse-moved-back.ts
/**
* Refuses a state that belongs to another plan, or that is older than what was made from it: tasks would be done and
* paid for twice. The work branch's newest commit and the status comment tell; who moves all of them back together, and
* whoever writes a whole run that agrees with itself, is not noticed (threat T16).
*/
async function refuseMovedBack({ workBranch, orderSource }, job, { run, remoteWork }) {
	const { state } = run;
	if (state.plan !== job.planName) throw otherPlan(state.plan, job);
	const memory = orderSource.memory?.();
	if (memory && isAhead(memory, state)) throw movedBack(job, run, {
		...memory,
		where: "the status comment",
		tip: remoteWork
	});
	if (remoteWork === null || remoteWork === state.work) return;
	const made = await workBranch.madeIn(remoteWork);
	if (made && isAhead({
		...made,
		epoch: 0
	}, state)) throw movedBack(job, run, {
		...made,
		where: state.work_branch,
		tip: remoteWork
	});
}
/** A state that is gone while a place outside remembers it: nothing is done a second time behind anybody's back. */
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
		message: `${stateBranch(job)} is gone, but the status comment describes a run with ${plural(memory.iteration, "iteration")}.`,
		hint: `To continue it: ${pushBack(job, memory.commit)}. To start over: set the input \`fresh: true\`, or close the tracking issue.`
	});
}
const stateRef = ({ planName, settings }) => stateRefOf(planName, settings["state-ref"]);
const stateBranch = (job) => shortRef(stateRef(job));
const pushBack = (job, commit) => `${commandSpan("git", "push", job.remote, `${commit}:${stateRef(job)}`)} from a clone that has it${stateRef(job).startsWith("refs/heads/") ? ", or restore the branch on GitHub" : ""}`;
const otherPlan = (plan, job) => new RalphError({
	code: "STATE_OF_OTHER_PLAN",
	message: `${stateBranch(job)} holds the state of the plan ${plan}, and not of ${job.planName}. Nothing was written.`,
	hint: `Somebody pushed another run there. Move the branch back to its own newest commit, or start over with \`--fresh\`.`
});
function movedBack(job, { oid, state }, found) {
	const { iteration, where, tip, commit } = found;
	const newest = commit === void 0 ? "its newest commit" : shortOid(commit);
	const forward = commit === void 0 ? `move it to its newest commit again` : pushBack(job, commit);
	const branch = `refs/heads/${state.work_branch}`;
	const lease = tip === null ? "--force" : `--force-with-lease=${branch}:${tip}`;
	return new RalphError({
		code: "STATE_MOVED_BACK",
		message: `${stateBranch(job)} was moved back to ${shortOid(oid)}, which knows ${plural(state.iteration, "iteration")}; ${where} tells of ${iteration}. Nothing was written.`,
		hint: `If that was a mistake, restore ${newest}: ${forward}. If it was intended, delete the status comment and move the work branch back too: ${commandSpan("git", "push", lease, job.remote, `${state.work}:${branch}`)}.`
	});
}
// src/app/phase/intake/intake.ts
/**
* First phase: load the state, verify it, take the lease, recover what a lost runner left, adopt plan edits.
* A job with nothing to do writes nothing. Throws RalphError BUSY where another job holds the lease,
* CHECKS_MISSING where nothing would check what is committed, KNOWLEDGE_FROM_MISSING.
*/
async function intake(ports, job, { soFar: jobSoFar, ...request }) {
	const { callsAgent } = request;
	const loaded = await ports.store.load();
	const { run } = loaded;
	if (!run || job.fresh) {
		refuseUnchecked(job);
		if (!run) await refuseForgotten(ports, job);
		await demandAgent(ports, job, { callsAgent });
		return {
			kind: "ours",
			...await begin(ports, job, {
				loaded,
				...request
			})
		};
	}
	refuseOtherRemote(run, job);
	await refuseHeldLease(ports, job, run);
	const { cursor, consumed } = run.control;
	const found = await ports.orderSource.incoming({
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
	const ordered = found.orders.some(({ id }) => !consumed.includes(id));
	const reason = await nothingToDo(ports, job, {
		jobSoFar,
		run,
		remoteWork: loaded.remoteWork,
		ordered
	});
	if (reason) return {
		kind: "idle",
		reason,
		run,
		remoteWork: loaded.remoteWork
	};
	refuseUnchecked(adjusted(job, run.state));
	await demandAgent(ports, adjusted(job, run.state), {
		callsAgent,
		state: run.state
	});
	const heritage = await heritageOf(ports, job, run.state);
	const ledger = openLedger(ports, run, job);
	const { handed } = ledger.state;
	takeLease(ports, ledger);
	if (job.atOnce && run.state.waiting) ledger.record({ type: "wait_lifted" });
	changeRules(job, ledger);
	recoverLostAttempt(ledger, job.settings, handed);
	inheritKnowledge(ports, job, {
		ledger,
		heritage
	});
	await adoptPlan(job, ledger);
	await followRename(ports, job, ledger);
	const replaces = await goOnFromMerge(ports, job, {
		ledger,
		remoteWork: loaded.remoteWork
	});
	const conflict = await bringTogether(ports, job, {
		ledger,
		remoteWork: replaces === void 0 ? loaded.remoteWork : null
	});
	await ledger.save(`take over ${job.planName}`, () => lookAhead(ports, request));
	const inOrder = endedInOrder(run.state);
	const deleted = loaded.remoteWork === null && inOrder && !conflict;
	const branch = {
		remoteTip: loaded.remoteWork,
		replaces,
		deleted,
		endedInOrder: inOrder,
		conflict
	};
	const rests = job.byComment && endedByPerson(run.state.stop) ? run.state.stop : void 0;
	return {
		kind: "ours",
		ledger,
		branch: {
			...branch,
			rests,
			looked: ordered ? void 0 : found
		}
	};
}
const endedByPerson = (stop) => stop?.kind === "paused" || stop?.kind === "cancelled";
/** A job that cannot call its agent, or may not call it here, writes nothing; one that has nothing to do does not need it. */
async function demandAgent(ports, job, { callsAgent, state }) {
	const { agent, show } = ports;
	await refuseLongTemplates(ports, job, state);
	if (callsAgent) demandConfinement(ports, job);
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
/** Nobody without templates of their own pays for what reads them. Throws RalphError TEMPLATE_TOO_LONG. */
async function refuseLongTemplates(ports, job, state) {
	const paths = [...templatePaths["output-instructions"], ...templatePaths["first-iteration"]];
	if ((await Promise.all(paths.map((path) => ports.base.read(path)))).every((text) => text === void 0)) return;
	const { promptTemplates } = await import("./prompt-templates.js").then((n) => n.n);
	await promptTemplates(ports, job, {
		measured: state?.measured ?? [],
		isFirst: !state?.recent.length
	});
}
/** What an agent's job needs next is made ready while the state is on its way to the remote. */
function lookAhead({ workspace, credentialShapes }, { callsAgent, onSent }) {
	workspace.lookAhead();
	onSent();
	if (callsAgent) credentialShapes.load().catch(() => void 0);
}
async function begin(ports, job, { loaded, ...request }) {
	if (loaded.run) await refuseHeldLease(ports, job, loaded.run);
	const heritage = await heritageOf(ports, job, null);
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
		const why = `${job.workBranch} existed before the run`;
		const known = await writtenBefore(ports, job, {
			before: loaded.run?.state,
			tip: remoteWork
		});
		const protects = await protectedArrivals(ports, job, {
			from: job.base,
			to: remoteWork,
			known
		});
		ledger.record({
			type: "work_moved",
			from: job.base,
			to: remoteWork,
			why,
			...protects
		});
	}
	const conflict = await bringTogether(ports, job, {
		ledger,
		remoteWork
	});
	await ledger.save(`start ${job.planName}`, () => lookAhead(ports, request));
	return {
		ledger,
		branch: {
			remoteTip: remoteWork,
			replaces: void 0,
			deleted: false,
			endedInOrder: false,
			conflict,
			rests: void 0,
			looked: void 0
		}
	};
}
/**
* Which files of the branch are as the run before this one wrote them back, such as ticks in the plan: no task may change
* them. Where others changed protected files in that run, its branch says nothing of who wrote what.
*/
async function writtenBefore({ workBranch }, job, { before, tip }) {
	if (!(before?.work_branch === job.workBranch && before.steered.length === 0) || !await workBranch.contains(tip, before.work)) return () => false;
	const since = new Set(await workBranch.changed(before.work, tip));
	const { isOwn } = await import("./own-edits.js").then((n) => n.n);
	const own = isOwn(job);
	return (path) => own(path) && !since.has(path);
}
/** A plan of a queue may begin on the work of the one before it; what it is told to do still comes from the base. */
async function beginOnPrevious({ workBranch }, job, ledger) {
	const previous = job.queue?.previous;
	if (!previous || await workBranch.contains(job.base, previous.commit)) return;
	const { plan, branch, commit, steered } = previous;
	const known = (path) => steered !== null && !steered.includes(path);
	const protects = await protectedArrivals({ workBranch }, job, {
		from: job.base,
		to: commit,
		known
	});
	const why = `it starts from ${branch}, the work of the plan ${plan}`;
	ledger.record({
		type: "work_moved",
		from: job.base,
		to: commit,
		why,
		...protects
	});
}
/** States that a run of the plan begins, as the plan's source has its tasks. */
function startRun({ clock }, job, ledger) {
	const statuses = job.plan.tasks.map(({ id, status, retry_count }) => ({
		id,
		status,
		failed_attempts: retry_count
	}));
	ledger.replacePlan(job.plan);
	keepSource(job, ledger);
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
/** First what people pushed to the work branch, who may have merged the base there; then the base. */
async function bringTogether(ports, job, request) {
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
	if (run.state.remote === job.remote) return;
	throw new RalphError({
		code: "OTHER_REMOTE",
		message: `This run keeps its branches at ${run.state.remote}, but this job is set to use ${job.remote}.`,
		hint: `Continue there with \`--remote ${run.state.remote}\`, or start a new run here with \`--fresh\`.`
	});
}
/**
* The same decision as in the loop, taken before anything is written: a tick with nothing to do makes no commit. Where
* the state does not say so yet, the job before died; this one publishes what it left and ends the run in order.
*/
async function nothingToDo(ports, job, request) {
	const { run, jobSoFar } = request;
	if (openAttempts({
		...run.state,
		lanes: lanesAtWork(run.state)
	}).length > 0 || takesOver(job, run.state)) return void 0;
	if (run.state.unusable_edits.length > 0) return void 0;
	if (job.rules.change?.wanted || job.atOnce && run.state.waiting) return void 0;
	if (request.ordered || await canTell(ports, run)) return void 0;
	if (await hasResolvedStack(ports, request) || await mendedPart(ports, run.state)) return void 0;
	if (await sameConflict(ports, job, request)) return run.state.stop ?? void 0;
	const step = nextStep({
		plan: run.plan,
		state: run.state,
		limits: limitsOf(adjusted(job, run.state), run.state),
		job: jobSoFar,
		now: ports.clock.now()
	});
	if (step.kind !== "stop" || step.reason.kind !== run.state.stop?.kind) return void 0;
	return showsAtBranches(step.reason, run.state.stop) ? void 0 : step.reason;
}
/** Whether a person has merged meanwhile shows at the branches alone; a pull request cannot be merged without a new base. */
function showsAtBranches(reason, before) {
	if (reason.kind !== "human_review" || before.kind !== "human_review") return false;
	return reason.conflict !== void 0 || reason.unread?.base !== before.unread?.base;
}
/**
* A job may have died between writing what it had to tell and telling it; what nobody can be told changes nothing. Only
* the holder of the run tells people (`notify`): two jobs that come after a lost one would both do it. All else is
* compared with what is there.
*/
async function canTell(ports, { control: { outbox } }) {
	if (outbox.some(({ kind }) => kind === "notify")) return true;
	return outbox.length > 0 && (await ports.outbox.deliver(outbox)).length > 0;
}
/** Nobody has touched either side since a job stopped for this conflict: another look would find the same. */
async function sameConflict({ workBranch }, { base, settings }, { run, remoteWork }) {
	const { work, stop } = run.state;
	if (stop?.kind !== "human_review" || stop.conflict?.ours !== work) return false;
	if (stop.conflict.agent_may && settings["base-conflict"] === "task") return false;
	const { theirs } = stop.conflict;
	if (theirs === remoteWork) return true;
	if (theirs !== base || !settings["merge-base"]) return false;
	return remoteWork === null || workBranch.contains(work, remoteWork);
}
/**
* Follows the base branch to its new name, before anything is merged from it. Git redirects nobody (GitHub docs
* "Renaming a branch"), so it is taken for renamed where the remote has it no more, its default branch is the one that
* this job runs for, and that one holds the base. Else a warning says what is known, and what a person can do.
*/
async function followRename({ workBranch, show }, { base, baseBranch: now, remote }, ledger) {
	const { base_branch: old, base: known } = ledger.state;
	if (old === null || now === null || old === now) return;
	const { there, defaultBranch } = await workBranch.find(old);
	if (there) return;
	const holds = await workBranch.contains(base, known);
	if (holds && defaultBranch === now) {
		ledger.record({
			type: "base_renamed",
			from: old,
			to: now
		});
		return;
	}
	show({
		kind: "warning",
		text: `the base branch ${old} is gone from the remote, and ${holds ? `nothing says that ${now} is its new name` : `${now} lacks ${shortOid(known)}, the run's base`}. ${`${commandSpan("git", "push", remote, `${known}:refs/heads/${old}`)} puts it back`}; \`fresh\` starts a new run on ${now}`
	});
}
/** Records what this job makes of the rules of the run. */
function changeRules({ rules: { change } }, ledger) {
	if (!change) return;
	const { wanted: _, ...said } = change;
	ledger.record({
		type: "rules_changed",
		...said
	});
}
// src/app/job.ts
/**
* One job: decide, do, record, until there is a reason to stop (docs/design.md#life-of-an-iteration). What an iteration settled is written
* together with the start of the next one, in one commit of the state ref; the work branch follows it. A fault ends
* the job in an orderly way, with its reason in the state, and is thrown on.
*/
async function runJob(ports, job, cancelled, before) {
	const end = await beginJob(ports, job, {
		cancelled,
		reach: { until: "settled" },
		before
	});
	if (end.kind === "handed_on") throw new Error("a job that finishes its own work handed something over");
	return end;
}
/** All that follows the taking of the run: a megabyte of code, for which there is time while the state is on its way. */
async function loadPhases() {
	const [{ loop }, work] = await Promise.all([
		import("./loop.js").then((n) => n.n),
		import("./open-work.js").then((n) => n.n),
		import("./own-edits.js").then((n) => n.n),
		import("./write-back.js").then((n) => n.n),
		import("./prompt-templates.js").then((n) => n.n)
	]);
	return {
		loop,
		...work
	};
}
/** How often the run is taken up anew where somebody's order was written first. */
const tries = 5;
/** An order that takes effect without a job may come in between; another job that took the run may not. */
async function takeUp(...given) {
	const [{ store }] = given;
	for (let round = 1;; round++) try {
		return await intake(...given);
	} catch (error) {
		if (!(error instanceof RalphError) || error.code !== "LEASE_LOST" || round === tries) throw error;
		const { run } = await store.load();
		if (!run || run.state.lease) throw error;
	}
}
/**
* The same as far as `reach`. What another job has to go on with is in the state when this returns, and the lease stays
* with the workflow run: `finishIteration` settles it, else the next job finds it lost.
*/
async function beginJob(ports, job, { before, ...request }) {
	const started = {
		...jobSoFar(ports, job),
		...before,
		checks: job.checksDigest,
		baselineRan: false
	};
	const onSent = () => void loadPhases().catch(() => void 0);
	const taken = await takeUp(ports, job, {
		soFar: started,
		callsAgent: callsAgent(request.reach),
		onSent
	});
	if (taken.kind === "idle") {
		await syncBranches(ports, taken);
		const { reason, run } = taken;
		return {
			kind: "stopped",
			reason,
			state: run.state,
			plan: run.plan,
			soFar: started
		};
	}
	const { ledger } = taken;
	const { openWork, recordingFaults, loop } = await loadPhases();
	const work = openWork(ports, job, {
		...taken,
		...request
	});
	const attempts = attemptsIn(ledger.state);
	const ended = await recordingFaults(work, () => loop(work, started, attempts));
	const iterations = started.iterations + attemptsIn(ledger.state) - attempts;
	const soFar = {
		...started,
		iterations,
		longestMs: Math.max(started.longestMs, work.did.longestMs)
	};
	return {
		...ended,
		state: ledger.state,
		plan: ledger.plan,
		soFar
	};
}
export { endedFacts as _, readMemory as a, adoptPlan as c, jobSoFar as d, differing as f, joinWork as g, mergeBase as h, memoryLine as i, takesOver as l, leftBehind as m, runJob as n, milestoneMarker as o, checkoutTask as p, changeRules as r, syncBranches as s, beginJob as t, attemptsIn as u, storedHandoff as v };
