import { D as iterationPath, Yt as About, ar as tryRead, j as segmentPath, pr as lazyFetch, tn as datetime, vr as failpoint, yr as RalphError } from "./through-proxy.js";
import { s as withinSentence } from "./one-line.js";
import { C as preprocess, E as string, S as object, _ as discriminatedUnion, a as Amendment, g as boolean, h as array, m as _enum, u as TaskStatus, v as int, x as number, y as literal } from "./branch-name.js";
import { A as readObjects, F as folderMode, H as temporaryFolder, I as makeTree, K as rawPath, L as parseTree, M as treeOf, N as commitObject, O as openStore, P as oidOf, j as readableObjects, k as parentsOf, p as ConfinementStated } from "./due.js";
import { fn as commitsOf, mn as iterationsOf } from "./run-sentence.js";
import { $ as EditMended, Dt as HandoffSource, Ft as CounselInterrupted, G as StackConflictEnded, H as MilestoneBegun, Ht as CounselAnswered, It as CounselLost, J as Rules, K as StackConflicted, Mt as CompletionJudged, Nt as CounselBegun, Ot as SignalsGiven, Pt as CounselCalled, Q as LeaseHolder, U as PartChecked, V as BaseMerged, W as PartsMerged, Wt as PlanReviewed, X as SettingChanged, Y as RulesChanged, Z as PromptFacts, _t as EvidenceGathered, at as HandedOn, bt as NetworkRefusal, ct as ChecksTouched, dt as AgentQuestion, et as EditUnusable, ft as FailureCause, ht as StuckDetected, lt as BudgetUse, mt as SaidByRed, nt as PlanFormatRecorded, ot as StopReason, pt as Part, q as WorkMoved, qt as ConsensusSaid, st as BaselineFinished, tt as PlanChanged, xt as IterationReviewed, yt as summaryToday } from "./slices.js";
import { F as KnowledgeId, P as Knowledge, U as Usage, d as PassesOwed, h as ContextDirective, k as ServerTrouble, p as AgentCalled, s as PassMade, u as PassesBegun, v as FailurePattern, w as PreparedPromptRefused } from "./pass.js";
import { n as fold } from "./evolve.js";
import { K as damagedRecord, a as brokenStateRef, c as putBackState, d as untrueState, i as unlessUnreadable, l as refusedState, n as stateFiles, o as corruptState, q as missingSegment, r as filesOfState, s as newerState, t as readStateFiles, u as unreadableState } from "./state-files.js";
import { _ as Validation } from "./json-syntax.js";
import { n as withPrefetch, t as remoteAt } from "./remote.js";
import { n as historyOf, t as completeStateGit } from "./history.js";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomBytes, randomUUID } from "node:crypto";
// src/schema/knowledge/events.ts
const at$3 = datetime();
/** A person's statement becomes an entry and replaces those that it supersedes. */
const Remembered = object({
	type: literal("remembered"),
	at: at$3,
	id: KnowledgeId,
	text: string(),
	by: string(),
	url: string().nullable(),
	supersedes: array(KnowledgeId).optional()
});
const Forgotten = object({
	type: literal("forgotten"),
	at: at$3,
	id: KnowledgeId,
	by: string(),
	why: string(),
	/** Entries that it had replaced and that count again. */
	restores: array(KnowledgeId).optional()
});
const source = _enum([
	"handoffs",
	"indexer",
	"context_post"
]);
/** Operations were applied; `entries`: new entries, and those with a new status or source. */
const KnowledgeChanged = object({
	type: literal("knowledge_changed"),
	at: at$3,
	source,
	/** Why the index was due, as `core/knowledge/trigger.ts` names it. */
	trigger: string(),
	/** The newest iteration whose handoff was read. */
	through: int(),
	entries: array(Knowledge),
	/** Operations of the same answer that were left out, with the reason; the index is then due again. */
	refused: array(string()).optional(),
	/** The iteration before which that answer was given; only with `refused`. */
	refused_at: int().optional(),
	/** Constraints that are not in every prompt, since their handoff already has the maximum of hard ones. */
	softened: array(KnowledgeId).optional(),
	/** An agent's statements about entries, by number, that were not applied. */
	ignored: array(string()).optional(),
	/** Statements of a handoff beyond the maximum for one handoff. */
	left_out: int().optional(),
	/** New entries that were cut to the maximum; the handoff has the whole text. */
	shortened: int().optional()
});
/** The old index stays: the operations were malformed, or their result broke a rule. */
const KnowledgeRefused = object({
	type: literal("knowledge_refused"),
	at: at$3,
	source,
	trigger: string(),
	/** The iteration before which it was tried. */
	iteration: int(),
	why: array(string())
});
/** A new plan starts with the knowledge of an older one. */
const KnowledgeInherited = object({
	type: literal("knowledge_inherited"),
	at: at$3,
	from: string(),
	entries: array(Knowledge),
	/** Active entries there that did not fit. */
	left_out: int().optional()
});
/** The engine's part of AGENTS.md is out of date; a task of the engine's own renews it. */
const AgentsMdDue = object({
	type: literal("agents_md_due"),
	at: at$3,
	task: string(),
	entries: int()
});
/** The task is given up: the checks, a guard or a person refused the commit. */
const AgentsMdEnded = object({
	type: literal("agents_md_ended"),
	at: at$3,
	task: string(),
	why: string()
});
/** The file stays as a person has it. */
const AgentsMdLeft = object({
	type: literal("agents_md_left"),
	at: at$3,
	why: string()
});
// src/schema/plan/events.ts
const at$2 = datetime();
const task$1 = string();
const AmendmentAccepted = object({
	type: literal("amendment_accepted"),
	at: at$2,
	iteration: int(),
	amendment: Amendment,
	/** The task stays in the plan as given up until a person decides. */
	given_up: boolean().optional(),
	/** Set unless a person agreed to the task: agents may rewrite only agents' tasks. */
	added_by: literal("agent").optional()
});
/** A reviewer asks for a change of an iteration's work: it becomes a task, and its commit is reported in `threads`. */
const FollowUpAdded = object({
	type: literal("follow_up_added"),
	at: at$2,
	task: task$1,
	by: string(),
	amendment: Amendment,
	/** The page of the request; null on a laptop. */
	url: string().nullable(),
	threads: array(string())
});
/** The task is done or given up, and the answers are in the outbox. */
const FollowUpAnswered = object({
	type: literal("follow_up_answered"),
	at: at$2,
	task: task$1
});
/** The base conflicts with the work; a task of the engine's own resolves that first. */
const ConflictTaskAdded = object({
	type: literal("conflict_task_added"),
	at: at$2,
	task: task$1,
	base: string(),
	/** The first ones; `total` counts all. */
	files: array(string()),
	total: int(),
	why: string()
});
/** The conflict is gone without that task. */
const ConflictTaskEnded = object({
	type: literal("conflict_task_ended"),
	at: at$2,
	task: task$1,
	why: string()
});
// src/schema/run/approval-events.ts
const heldCommit = {
	at: datetime(),
	iteration: int(),
	task: string(),
	commit: string(),
	by: string()
};
const AttemptApproved = object({
	type: literal("attempt_approved"),
	...heldCommit,
	part: Part.optional(),
	/** In lanes: it lands after checks on what landed in the meantime. */
	rejoins: literal(true).optional()
});
const AttemptRejected = object({
	type: literal("attempt_rejected"),
	...heldCommit,
	why: string()
});
// src/schema/run/imported.ts
const at$1 = datetime();
/** A run of another program continues as this one, with its numbers and the results of its newest iterations. */
const RunImported = object({
	type: literal("run_imported"),
	at: at$1,
	from: string(),
	/** SHA-256 of everything that was read: the same folder is not imported twice. */
	digest: string(),
	iteration: int(),
	/** Newest first. */
	recent: array(object({
		iteration: int(),
		task: string(),
		summary: string()
	})),
	/** Counters of the index triggers there. */
	compaction: object({
		through: int(),
		iterations: int(),
		bytes: int()
	})
});
// src/schema/run/lane-events.ts
const moment = datetime();
/** The agent's work waits in the train to be checked. `checks_lost`: again, since the job of its checks was lost. */
const AttemptCaptured = object({
	type: literal("attempt_captured"),
	at: moment,
	iteration: int(),
	task: string(),
	candidate: string(),
	checks_lost: literal(true).optional()
});
/** No further attempt begins in parallel until the machine has more room. */
const LanesLimited = object({
	type: literal("lanes_limited"),
	at: moment,
	why: string()
});
// src/schema/run/event.ts
const yes = literal(true);
const at = datetime();
const task = string();
const oid = string();
const iteration = int();
/** Why an attempt ended without counting as the task's failure (docs/design.md#how-an-agent-call-ends). */
const InterruptCause = _enum([
	"runner_lost",
	"agent_killed",
	"cancelled",
	"usage_limit",
	"overloaded",
	"billing",
	"auth",
	"work_moved",
	"budget",
	"held_back",
	"asked",
	"rebase",
	"infrastructure"
]);
const passed = {
	iteration,
	task,
	commit: oid,
	summary: string(),
	handoff: HandoffSource,
	/** Bytes for the index to read; unknown in older records. */
	handoff_bytes: int().optional(),
	usage: Usage,
	duration_ms: number(),
	flaky: array(string()),
	/** Checks that failed at the baseline and pass now; from here on they count. */
	turned_green: array(string()),
	/** Set if the task continues after this commit. */
	part: Part.optional(),
	/** What it leaves undone of a done task, a line each, for later plans. */
	left: array(string()).optional(),
	/** Lines to review, without generated and lock files; only if pull requests show the run. */
	lines: int().optional()
};
/** A fact of the run: appended to `log/`, never changed. The state is the fold of these (`core/run/evolve.ts`). */
const RunEvent = discriminatedUnion("type", [
	object({
		type: literal("run_started"),
		at,
		run: string(),
		plan: string(),
		base: oid,
		/** Null if HEAD was detached. */
		base_branch: string().nullable().default(null),
		work_branch: string(),
		remote: string(),
		/** SHA-256 of the adopted plan source. */
		plan_source: string(),
		/** As a job names it; a tick passes it to the next job. */
		plan_file: string().nullable().default(null),
		/** The plan's detected format; null if a setting names it, and if the plan is no file. */
		plan_format: string().nullable().default(null),
		/** GitHub account of the person who began the run; null if unknown or nobody. */
		started_by: string().nullable().default(null),
		/** The issue named for it; null if ralph opens one, or there is none. */
		issue: int().nullable().default(null),
		rules: Rules.nullable().default(null),
		queue: string().optional(),
		tasks: array(object({
			id: task,
			status: TaskStatus,
			failed_attempts: int()
		}))
	}),
	object({
		type: literal("lease_taken"),
		at,
		epoch: int(),
		holder: LeaseHolder
	}),
	object({
		type: literal("lease_renewed"),
		at
	}),
	object({
		type: literal("lease_released"),
		at
	}),
	ConfinementStated,
	BaselineFinished,
	object({
		type: literal("attempt_started"),
		at,
		iteration,
		task,
		attempt: int(),
		checkpoint: oid,
		prompt_chars: int().optional(),
		/** For parallel attempts: the workspace, and USD and tokens that its calls may use. */
		in_lane: object({
			lane: int(),
			reserved_usd: number(),
			reserved_tokens: int().optional()
		}).optional()
	}),
	AttemptCaptured,
	LanesLimited,
	object({
		type: literal("attempt_succeeded"),
		at,
		...passed,
		/** Null if its parts were all that the task needed. */
		commit: oid.nullable()
	}),
	MilestoneBegun,
	PartChecked,
	PartsMerged,
	StackConflicted,
	StackConflictEnded,
	object({
		type: literal("attempt_failed"),
		at,
		iteration,
		task,
		cause: FailureCause,
		why: string(),
		said: SaidByRed.optional(),
		tried: string().optional(),
		/** Equal for failures that differ only in numbers, paths and times; feeds the circuit breaker. */
		fingerprint: string(),
		handoff: HandoffSource.nullable(),
		usage: Usage,
		duration_ms: number(),
		/** The commit that keeps the rejected tree reachable, if there is one. */
		rejected: oid.nullable(),
		/** No retry is left: the task has failed. */
		final: boolean(),
		/** Only a verifier asked for the task, and its agent found nothing to change: it is left out. */
		moot: boolean().optional(),
		/** It failed on what landed since it began. */
		left_train: yes.optional()
	}),
	object({
		type: literal("attempt_interrupted"),
		at,
		iteration,
		task,
		cause: InterruptCause,
		why: string(),
		/** When to try again, if known. */
		until: at.nullable(),
		usage: Usage,
		duration_ms: number(),
		/** Others ran in parallel, so nobody knows which one is at fault. */
		beside: yes.optional(),
		candidate: oid.optional(),
		fingerprint: string().optional()
	}),
	object({
		type: literal("handed_on"),
		at,
		...HandedOn.shape
	}),
	StuckDetected,
	SignalsGiven,
	IterationReviewed,
	PassMade,
	PassesOwed,
	PassesBegun,
	AgentCalled,
	FailurePattern,
	ContextDirective,
	PreparedPromptRefused,
	object({
		type: literal("human_review_requested"),
		at,
		iteration,
		task,
		why: string(),
		/** Dependent tasks wait for a person's answer. */
		holds: boolean().optional(),
		/** Set if nothing was changed: the task itself waits. */
		question: AgentQuestion.optional()
	}),
	object({
		type: literal("unchanged_doubted"),
		at,
		iteration,
		task,
		why: string()
	}),
	object({
		type: literal("unchanged_accepted"),
		at,
		iteration,
		task,
		by: string(),
		why: string(),
		/** A model verified it; no person was asked. */
		verified: yes.optional()
	}),
	object({
		type: literal("review_answered"),
		at,
		task,
		by: string()
	}),
	ServerTrouble,
	object({
		type: literal("set_up_again"),
		at,
		iteration: int(),
		why: string()
	}),
	object({
		type: literal("network_refused"),
		at,
		iteration: int(),
		...NetworkRefusal.shape
	}),
	object({
		type: literal("agent_lingered"),
		at,
		iteration,
		after_ms: number()
	}),
	object({
		type: literal("prompt_cut"),
		at,
		iteration,
		section: string(),
		from_chars: int(),
		to_chars: int()
	}),
	object({
		type: literal("files_hidden"),
		at,
		iteration,
		paths: array(string()),
		total: int()
	}),
	object({
		type: literal("environment_changed"),
		at,
		iteration,
		paths: array(string()),
		total: int()
	}),
	AmendmentAccepted,
	ChecksTouched,
	object({
		type: literal("amendment_refused"),
		at,
		iteration,
		amendment: Amendment,
		why: string()
	}),
	PlanChanged,
	PlanFormatRecorded,
	EditUnusable,
	EditMended,
	BaseMerged,
	object({
		type: literal("base_renamed"),
		at,
		from: string(),
		to: string()
	}),
	ConflictTaskAdded,
	ConflictTaskEnded,
	WorkMoved,
	object({
		type: literal("queue_moved"),
		at,
		from: oid,
		to: oid,
		place: _enum(["current", "complete"]),
		file: string()
	}),
	object({
		type: literal("steering_changed"),
		at,
		iteration,
		paths: array(string()),
		plan_source: string().nullable()
	}),
	object({
		type: literal("work_refused"),
		at,
		branch: string(),
		why: string(),
		offered: string()
	}),
	object({
		type: literal("command_taken"),
		at,
		id: string(),
		by: string(),
		text: string(),
		refused: string().nullable(),
		about: About.optional()
	}),
	FollowUpAdded,
	FollowUpAnswered,
	Remembered,
	Forgotten,
	KnowledgeChanged,
	KnowledgeRefused,
	KnowledgeInherited,
	RunImported,
	AgentsMdDue,
	AgentsMdEnded,
	AgentsMdLeft,
	EvidenceGathered,
	CounselBegun,
	CounselCalled,
	CounselInterrupted,
	CounselLost,
	CompletionJudged,
	PlanReviewed,
	ConsensusSaid,
	CounselAnswered,
	object({
		type: literal("pause"),
		at,
		by: string(),
		why: string()
	}),
	object({
		type: literal("resume"),
		at,
		by: string()
	}),
	object({
		type: literal("wait_lifted"),
		at
	}),
	SettingChanged,
	RulesChanged,
	object({
		type: literal("skip_task"),
		at,
		task,
		by: string(),
		why: string()
	}),
	object({
		type: literal("task_reopened"),
		at,
		task,
		by: string()
	}),
	object({
		type: literal("hints_told"),
		at,
		iteration,
		ids: array(string())
	}),
	object({
		type: literal("attempt_held"),
		at,
		...passed,
		checkpoint: oid,
		/** For an attempt in a lane: the digest of its change, and the commit that was approved before others landed. */
		patch: string().optional(),
		approved_before: oid.optional()
	}),
	AttemptApproved,
	AttemptRejected,
	object({
		type: literal("undo_ordered"),
		at,
		undoes: iteration,
		by: string(),
		why: string(),
		reopen_dependents: boolean()
	}),
	object({
		type: literal("undo_done"),
		at,
		iteration,
		undoes: iteration,
		task,
		/** Other iterations of the task whose commits were reverted too. */
		also: array(iteration).default([]),
		/** True if the task becomes open; a failed or given up task stays so. */
		opens: boolean().default(true),
		/** The reverting commit; null if nothing of the change was left on the work branch. */
		commit: oid.nullable(),
		by: string(),
		why: string(),
		dependents: array(task),
		reopened: array(task)
	}),
	object({
		type: literal("undo_failed"),
		at,
		iteration,
		undoes: iteration,
		why: string(),
		/** The commit that keeps the refused tree reachable, if there is one. */
		rejected: oid.nullable()
	}),
	object({
		type: literal("note"),
		at,
		id: string(),
		by: string(),
		text: string(),
		/** The task whose attempts read it; null: the next task, whichever it is. Missing in older logs. */
		task: task.nullable().optional()
	}),
	object({
		type: literal("budget_warning"),
		at,
		...BudgetUse.shape
	}),
	object({
		type: literal("run_stopped"),
		at,
		reason: StopReason,
		/** The workflow whose next job this one starts, since it met a limit of its own. */
		starts_next: string().optional()
	})
]);
// src/core/run/stored/state-against-log.ts
/** Not compared, since a newer version may derive more from the same events. */
const descriptiveFields = /* @__PURE__ */ new Set([...[
	"updated",
	"costs",
	"around",
	"runner",
	"warned",
	"commands",
	"recent",
	"reviews",
	"reviewed",
	"signals",
	"slices",
	"told",
	"compaction",
	"measured",
	"timeline"
]]);
const decidingFields = [
	"status",
	"failed_attempts",
	"iteration",
	"commit",
	"parts",
	"closed"
];
/** Shows that somebody edited `run.json` without the log (docs/design.md#decide-then-do). */
function stateAgainstLog(before, events, state) {
	const folded = foldOf(before, events);
	if (folded === void 0) return ["its log was not written by ralph"];
	const others = Object.keys({
		...folded,
		...state
	}).filter((name) => name !== "tasks" && !descriptiveFields.has(name)).flatMap((name) => difference(name, valueIn(folded, name), valueIn(state, name)));
	return [...taskDifferences(folded.tasks, state.tasks), ...others];
}
const foldOf = (before, events) => tryRead(() => fold(before, events) ?? void 0);
function taskDifferences(folded, now) {
	return [.../* @__PURE__ */ new Set([...Object.keys(folded), ...Object.keys(now)])].flatMap((id) => {
		const [was, is] = [Object.hasOwn(folded, id) ? folded[id] : void 0, Object.hasOwn(now, id) ? now[id] : void 0];
		if (was === is) return [];
		if (!was || !is) return [`run.json ${is ? "has" : "lacks"} the task ${id}, and the events say otherwise`];
		return decidingFields.flatMap((name) => difference(`${name} of ${id}`, was[name], is[name]));
	});
}
function difference(name, was, is) {
	const [then, now] = [canonicalText(was), canonicalText(is)];
	return then === now ? [] : [`${name} is ${shortened(now)} in run.json and ${shortened(then)} by the events`];
}
const valueIn = (state, name) => state[name];
/** The same text for equal values, in any order of their keys. */
const canonicalText = (value) => JSON.stringify(value, (_, part) => withSortedKeys(part)) ?? "missing";
const withSortedKeys = (part) => typeof part === "object" && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a < b ? -1 : 1)) : part;
const shortened = (text) => text.length > 60 ? `${text.slice(0, 59)}\u2026` : text;
const countedCommits = ({ tasks }) => Object.values(tasks).flatMap((task) => commitsOf(task).map(({ commit }) => commit));
const countedIterations = ({ tasks }) => Object.values(tasks).flatMap(iterationsOf);
/** Tasks that no commit of the work justifies. One without a commit was done before the run began. */
function doneAgainstCommits({ state, plan }, commits, passedIterations) {
	const planned = new Set(plan.tasks.map(({ id }) => id));
	return Object.entries(state.tasks).flatMap(([id, record]) => {
		const { status, closed } = record;
		const how = status === "done" ? "done" : "begun";
		const faults = commitsOf(record).flatMap((commit) => unearned({
			id,
			how,
			...commit,
			state
		}, commits, passedIterations));
		if (closed !== null && record.commit !== null && !passedIterations.has(closed)) faults.push(`${id} counts as done, and iteration ${closed} has no validation that passed`);
		if (status === "done" || status === "skipped" || planned.has(id)) return faults;
		return [...faults, `${id} is ${status}, and plan.json lacks it`];
	});
}
function unearned({ id, how, commit, iteration, state }, commits, passedIterations) {
	const trailers = commits.get(commit);
	const claim = `${id} counts as ${how} by ${commit.slice(0, 12)}`;
	if (!commits.has(commit)) return [`${claim}, which is not in the history of ${state.work_branch}`];
	if (!trailers || trailers.run !== state.run || trailers.task !== id || trailers.iteration !== iteration) return [`${claim}, whose trailers do not say so`];
	return passedIterations.has(trailers.iteration) ? [] : [`${claim}, and iteration ${iteration} has no validation that passed`];
}
/** An operator's tool may write these while a job holds the run: none brings a task closer to done. */
const allowedTypes = /* @__PURE__ */ new Set([...[
	"note",
	"remembered",
	"forgotten",
	"command_taken",
	"amendment_refused"
], ...[
	"pause",
	"task_reopened",
	"lease_taken",
	"lease_released"
]]);
/** Orders that spend money or give work up go through the inbox instead, and the job applies them. */
function mayStandBeside(event) {
	if (event.type === "plan_changed") return event.removed.length === 0 && event.added.every(({ status }) => status === "pending");
	return allowedTypes.has(event.type);
}
// src/schema/run/stored-event.ts
/** Former names of events; logs and recordings with them can still be read. */
const formerNames = {
	review_requested: "human_review_requested",
	run_paused: "pause",
	run_resumed: "resume",
	hint_given: "note",
	task_skipped: "skip_task"
};
/** A fact in a log or a recording, of this version or an older one. */
const StoredEvent = preprocess(asNamedNow, RunEvent);
function asNamedNow(stored) {
	if (typeof stored !== "object" || stored === null || !("type" in stored)) return stored;
	const { type } = stored;
	if (type === "evidence_gathered") return summaryToday(stored);
	if (typeof type !== "string" || !Object.hasOwn(formerNames, type)) return stored;
	return {
		...stored,
		type: formerNames[type]
	};
}
// src/app/job/prove.ts
/**
* Verifies a complete run against its log, the commits of its done tasks and their checks. Throws RalphError
* STATE_NOT_ITS_EVENTS or STATE_FORGED. Its cost grows with the run, so it is done once on a machine.
*/
async function proveComplete({ store, workBranch }, run) {
	if (run.proven) return;
	const { state } = run;
	const segments = segmentsOf(run);
	const validations = countedIterations(state).map((iteration) => iterationPath(iteration, "validation.json"));
	const files = await store.readPast([...segments, ...validations]);
	const events = factsIn$1(files.slice(0, segments.length));
	const differs = differences({
		before: null,
		events,
		replans: false
	}, state);
	if (!events || differs.length > 0) throw await store.rejectState("STATE_NOT_ITS_EVENTS", differs);
	const unearned = doneAgainstCommits(run, await workBranch.readCommitsBehind(tipsOf(events, state), {
		wanted: countedCommits(state),
		since: baseOf(events)
	}), new Set(files.slice(segments.length).flatMap(passedIterationIn)));
	if (unearned.length > 0) throw await store.rejectState("STATE_FORGED", unearned);
	store.markProven();
}
/**
* Verifies the newest state commit against its facts and the commit before, if both are here. Throws RalphError
* STATE_NOT_ITS_EVENTS.
*/
async function proveStep({ store }, run) {
	if (run.proven) return;
	const step = await store.lastTransition();
	if (!step) return;
	const events = factsIn$1(await store.readMany(segmentsOf(run, step.before?.seq ?? 0)));
	const differs = differences({
		before: step.before?.state ?? null,
		events,
		replans: step.changesPlan
	}, run.state);
	if (differs.length > 0) throw await store.rejectState("STATE_NOT_ITS_EVENTS", differs);
}
function differences({ before, events, replans }, state) {
	if (!events) return ["its log was not written by ralph"];
	const isUnexplained = replans && events.every(({ type }) => !replanEvents.has(type));
	return [...stateAgainstLog(before, events, state), ...isUnexplained ? ["plan.json was changed without an event"] : []];
}
const replanEvents = /* @__PURE__ */ new Set([...[
	"run_started",
	"plan_changed",
	"amendment_accepted"
], ...[
	"follow_up_added",
	"conflict_task_added",
	"agents_md_due"
]]);
/**
* For a write between two writes of the lease's holder: an operator's tool may write only events that complete, skip or
* pay for nothing. Throws RalphError STATE_NOT_ITS_EVENTS or STATE_FORGED, after the ref was reset to this job's last
* write.
*/
async function refuseForeign({ store }, request) {
	const { run, head, before, plan, seq } = request;
	const ownFactLines = new Set(factsIn$1(request.ownFacts)?.map((event) => JSON.stringify(event)));
	const resetTo = head ?? void 0;
	const events = factsIn$1(await store.readMany(segmentsOf(run, seq)));
	const differs = differences({
		before,
		events,
		replans: JSON.stringify(plan) !== JSON.stringify(run.plan)
	}, run.state);
	if (!events || differs.length > 0) throw await store.rejectState("STATE_NOT_ITS_EVENTS", differs, resetTo);
	const takeoverIndex = events.findIndex((event) => event.type === "lease_taken" && event.epoch > (before?.epoch ?? 0));
	const forged = (takeoverIndex === -1 ? events : events.slice(0, takeoverIndex)).filter((event) => !ownFactLines.has(JSON.stringify(event))).filter((event) => !mayStandBeside(event)).map(({ type }) => type);
	if (forged.length === 0) return;
	const types = [...new Set(forged)].join(", ");
	throw await store.rejectState("STATE_FORGED", [`somebody else wrote while this job held the run: ${types}`], resetTo);
}
/** How many of these facts are already in the log after `seq`: a push that seemed to fail may have written them. */
async function countWritten({ store }, { run, seq, ownFacts }) {
	const events = factsIn$1(await store.readMany(segmentsOf(run, seq))) ?? [];
	const loggedLines = new Set(events.map((event) => JSON.stringify(event)));
	const missing = (factsIn$1(ownFacts) ?? []).findIndex((event) => !loggedLines.has(JSON.stringify(event)));
	return missing === -1 ? ownFacts.length : missing;
}
function factsIn$1(segments) {
	try {
		return segments.flatMap((segment) => eventsOf(segment, "log", refuse));
	} catch {
		return;
	}
}
/** After a squash or a rebase, only earlier tips lead to the commits of the tasks. */
function tipsOf(events, { work }) {
	const earlierTips = eventsOfNewestRun(events).flatMap((event) => event.type === "base_merged" || event.type === "work_moved" ? [event.from] : []);
	return [.../* @__PURE__ */ new Set([work, ...earlierTips.reverse()])];
}
const eventsOfNewestRun = (events) => events.slice(events.findLastIndex(({ type }) => type === "run_started"));
function baseOf(events) {
	const [firstEvent] = eventsOfNewestRun(events);
	return firstEvent?.type === "run_started" ? firstEvent.base : "";
}
function passedIterationIn(text) {
	try {
		const { iteration, passed } = Validation.parse(JSON.parse(text ?? ""));
		return passed ? [iteration] : [];
	} catch {
		return [];
	}
}
const segmentsOf = ({ seq }, after = 0) => Array.from({ length: Math.max(0, seq - after) }, (_, index) => segmentPath(after + index + 1));
/** The facts of a loaded run, oldest first, from the segments after `after`. */
async function readLog(state, run, after = 0, onFault = refuse) {
	const paths = segmentsOf(run, after);
	const unreadable = /* @__PURE__ */ new Set();
	return (await state.readMany(paths, (fault, path) => {
		unreadable.add(path);
		onFault(fault);
	})).flatMap((segment, index) => {
		const path = paths[index] ?? "";
		if (segment === void 0 && !unreadable.has(path)) onFault(missingSegment(path));
		return eventsOf(segment, path, onFault);
	});
}
function eventsOf(segment, path, onFault) {
	return (segment ?? "").split("\n").flatMap((line, index) => {
		if (line === "") return [];
		const event = eventIn(line);
		if (event === void 0) onFault(damagedRecord(path, index + 1));
		return event ?? [];
	});
}
function eventIn(line) {
	try {
		return StoredEvent.safeParse(JSON.parse(line)).data;
	} catch {
		return;
	}
}
function refuse(fault) {
	throw fault;
}
// src/adapter/git/remote/inbox.ts
const Order = object({
	at: datetime(),
	by: string().max(200),
	text: string().max(5e3)
});
/** One ref for each order, so that two people never conflict. */
const inboxPrefix = (plan) => `refs/ralph/inbox/${plan}/`;
/** Operator commands as refs in the run's remote: they reach a job on any machine, or wait for the next one. */
function inboxAt(options) {
	const { store, remote, by, now } = options;
	const prefix = inboxPrefix(options.plan);
	const seenIds = /* @__PURE__ */ new Set();
	async function read(oid) {
		const text = (await store.objects.read(oid))?.content.toString("utf8") ?? "";
		try {
			return Order.parse(JSON.parse(text.slice(text.indexOf("\n\n") + 2)));
		} catch {
			return;
		}
	}
	return {
		incoming: async () => {
			failpoint("inbox.look");
			const { refs } = await remote.list([`${prefix}*`]);
			const orders = [];
			const orderRefs = [...refs].filter(([name]) => name.startsWith(prefix)).sort();
			await remote.fetchCommits(orderRefs.map(([, oid]) => oid));
			for (const [ref, oid] of orderRefs) {
				const order = await read(oid);
				failpoint("inbox.order-read");
				const id = ref.slice(prefix.length);
				seenIds.add(id);
				orders.push(order ? {
					id,
					...order
				} : {
					id,
					at: "",
					by: "somebody",
					text: `(unreadable order ${id})`
				});
			}
			return {
				orders,
				cursor: null
			};
		},
		forget: async (ids) => {
			failpoint("inbox.forget");
			await remote.remove(ids.filter((id) => seenIds.delete(id)).map((id) => `${prefix}${id}`)).catch(unlessFault);
			failpoint("inbox.forgotten");
		},
		send: async ({ by: author, text }) => {
			const time = new Date(now()).toISOString();
			const id = `${time.replace(/[^0-9]/g, "")}-${randomBytes(4).toString("hex")}`;
			const { stdout } = await store.git({
				args: ["mktree"],
				input: ""
			});
			const commit = await store.git({
				args: [
					"commit-tree",
					stdout.toString("utf8").trim(),
					"-F",
					"-"
				],
				input: JSON.stringify({
					at: time,
					by: author,
					text
				}),
				env: identity(by, time)
			});
			const pushed = await remote.push({
				ref: `${prefix}${id}`,
				oid: commit.stdout.toString("utf8").trim(),
				expected: null
			});
			if (pushed.kind === "won") return id;
			throw refusedOrder(remote.url, pushed.kind === "refused" ? pushed.why : "its name was taken");
		},
		withdraw: async (id) => {
			const ref = `${prefix}${id}`;
			const oid = (await remote.refs([ref])).get(ref);
			if (oid === void 0) return false;
			const pushed = await remote.push({
				ref,
				oid: "",
				expected: oid
			});
			if (pushed.kind === "refused") throw refusedOrder(remote.url, pushed.why);
			return pushed.kind === "won";
		}
	};
}
const identity = ({ name, email }, time) => ({
	GIT_AUTHOR_NAME: name,
	GIT_AUTHOR_EMAIL: email,
	GIT_AUTHOR_DATE: time,
	GIT_COMMITTER_NAME: name,
	GIT_COMMITTER_EMAIL: email,
	GIT_COMMITTER_DATE: time
});
function unlessFault(error) {
	if (!(error instanceof RalphError)) throw error;
}
const refusedOrder = (remote, reason) => new RalphError({
	code: "INBOX_REFUSED",
	message: `${remote} does not accept the order: ${withinSentence(reason)}.`,
	hint: "Nothing was changed. Orders are refs under refs/ralph/inbox/: allow them on the remote."
});
// src/core/prompt/prompt-facts.ts
/** Stored beside a prompt: where each section came from, and how its budget was counted. */
const promptFacts = (sections, { ratio, calls, entries, indexEntries }) => ({
	schema: 1,
	sections: sections.map(({ name, source }) => ({
		name,
		source
	})),
	entries: [...entries],
	index_entries: indexEntries,
	chars_per_token: ratio,
	measured_calls: calls
});
/** Undefined for invalid or older files. */
const readPromptFacts = (stored) => tryRead(() => stored === void 0 ? void 0 : PromptFacts.safeParse(JSON.parse(stored)).data);
const [minRatio, maxRatio] = [2, 6];
/** Prompts that differ by less are not compared: the agent's program adds a varying number of tokens. */
const minCharsApart = 2e3;
const minPairs = 3;
/**
* Measures characters per token. Each first request also holds the program's own instructions and tools, so only
* differences between prompts count: the median slope of all pairs (Theil and Sen), from 2 to 6.
*/
function charsPerToken(measured) {
	const slopes = measured.flatMap((prompt, index) => measured.slice(index + 1).flatMap((otherPrompt) => {
		const [chars, tokens] = [prompt.chars - otherPrompt.chars, prompt.tokens - otherPrompt.tokens];
		return Math.abs(chars) < minCharsApart ? [] : [tokens / chars];
	}));
	const slope = median(slopes);
	if (slopes.length < minPairs || slope <= 0) return {
		ratio: 4,
		calls: 0
	};
	const ratio = Math.min(maxRatio, Math.max(minRatio, 1 / slope));
	return {
		ratio: Math.round(ratio * 100) / 100,
		calls: measured.length
	};
}
function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
// src/core/prompt/section.ts
/**
* Ranks of prompt pieces in the order in which they are shortened (docs/design.md#prompt), with the characters that the
* first round leaves. `index` is selected to fit; `fixed` is never cut.
*/
const rankFloors = {
	log: 600,
	narrative: 1500,
	knowledge: 1e3,
	skill: 800,
	plan: 1e3,
	dependency: 1e3,
	account: 1500,
	check: 1500,
	hint: 2e3,
	task: 3e3,
	criteria: 2e3,
	index: Number.POSITIVE_INFINITY,
	fixed: Number.POSITIVE_INFINITY
};
/** The sections in prompt order, with the rank of their pieces. */
const sectionRanks = {
	"Current Task": "task",
	"Operator Hints": "hint",
	Checks: "check",
	"Plan Context": "plan",
	"Plan Map": "plan",
	"Failure Context": "account",
	"What This Task Builds On": "dependency",
	"Retrieved Memory": "knowledge",
	"Accumulated Knowledge": "knowledge",
	"Previous Handoff": "narrative",
	Briefing: "knowledge",
	"Retrieved Project Memory": "index",
	Skills: "skill",
	"Output Instructions": "fixed"
};
function section(name, content, source = "") {
	const pieces = typeof content === "string" ? [{
		rank: sectionRanks[name],
		text: content
	}] : content;
	return withPieces({
		name,
		source
	}, pieces);
}
function withPieces({ name, source }, pieces) {
	const trimmed = pieces.map(({ rank, text }) => ({
		rank,
		text: text.trim()
	})).filter(({ text }) => text !== "");
	return {
		name,
		source,
		pieces: trimmed,
		body: trimmed.map(({ text }) => text).join("\n\n")
	};
}
/** Each section is the exact line `## Name`, a blank line and its body. */
function renderPrompt(sections) {
	return sections.map(renderSection).join("\n\n");
}
function promptLength(sections) {
	const separators = Math.max(0, sections.length - 1) * 2;
	return sections.reduce((sum, section) => sum + renderSection(section).length, separators);
}
const renderSection = ({ name, body }) => body === "" ? `## ${name}` : `## ${name}\n\n${body}`;
function sectionSizes(prompt, ratio = 4) {
	return prompt.split(/^(?=## )/m).flatMap((part) => {
		const name = /^## (.*)$/m.exec(part)?.[1];
		return name === void 0 ? [] : [{
			name,
			...sizeOf(part, ratio)
		}];
	});
}
const sizeOf = (text, ratio = 4) => ({
	bytes: new TextEncoder().encode(text).length,
	tokens: Math.floor(text.length / ratio)
});
// src/adapter/git/state/state-objects.ts
function stateReader({ store, remote, copy }) {
	let copiedOid;
	let isFetched = false;
	let requestedFetches = [];
	const objectsOf = async (oid) => {
		const names = [
			oid,
			`${oid}^{tree}`,
			...stateFiles.map((file) => `${oid}:${file}`)
		];
		const [commit, tree, ...files] = (await Promise.all(names.map(store.objects.read))).map((object) => object?.content);
		return {
			commit,
			tree,
			files
		};
	};
	const fetchRequested = async () => {
		for (const fetch of requestedFetches) await fetch();
		requestedFetches = [];
		isFetched = true;
	};
	const writeCopy = async (oid, objects) => {
		await copy?.write(objects);
		copiedOid = oid;
	};
	return {
		async read(oid) {
			const cached = await copy?.read(oid);
			requestedFetches = [() => remote.fetchState(oid)];
			isFetched = false;
			if (cached) {
				copiedOid = oid;
				return cached;
			}
			await fetchRequested();
			const objects = await objectsOf(oid);
			await writeCopy(oid, objects);
			return objects;
		},
		async requestCommits(commits) {
			for (const commit of commits) requestedFetches.push(() => remote.fetchCommit(commit));
			if (isFetched) await fetchRequested();
		},
		fetchRequested,
		async saveCopy(oid, proven) {
			if (copy && copiedOid !== oid) await writeCopy(oid, await objectsOf(oid));
			if (proven) await copy?.markProven(oid);
		},
		isProven: async (oid) => await copy?.isProven(oid) ?? false
	};
}
const proofFile = "proven";
/** The copy proves itself: the oid is the hash of the commit, which contains the tree's, which contains the files'. */
function stateCopyIn(folder, format) {
	const names = [
		"commit",
		"tree",
		...stateFiles
	];
	const isCommit = (oid, { commit, tree, files }) => {
		if (!commit || !tree) return false;
		const [, root = ""] = /^tree ([0-9a-f]+)\n/.exec(commit.toString("latin1")) ?? [];
		if (oidOf(format, "commit", commit) !== oid || oidOf(format, "tree", tree) !== root) return false;
		const entries = parseTree(tree, root.length / 2);
		return stateFiles.every((name, index) => entries.get(name)?.oid === (files[index] && oidOf(format, "blob", files[index])));
	};
	return {
		async read(oid) {
			const contents = names.map((name) => readFile(join(folder, name)).catch(() => void 0));
			const [commit, tree, ...files] = await Promise.all(contents);
			const objects = {
				commit,
				tree,
				files
			};
			return isCommit(oid, objects) ? objects : void 0;
		},
		async write({ commit, tree, files }) {
			try {
				await rm(folder, {
					recursive: true,
					force: true
				});
				await mkdir(folder, {
					recursive: true,
					mode: 448
				});
				const exclusive = {
					mode: 384,
					flag: "wx"
				};
				const contents = [
					commit,
					tree,
					...files
				];
				const writeIfPresent = async (name, content) => content && await writeFile(join(folder, name), content, exclusive);
				await Promise.all(names.map((name, index) => writeIfPresent(name, contents[index])));
			} catch {}
		},
		markProven: (oid) => writeFile(join(folder, proofFile), oid, { mode: 384 }).catch(() => void 0),
		isProven: async (oid) => await readFile(join(folder, proofFile), "utf8").catch(() => "") === oid
	};
}
// src/adapter/git/state/state-commit.ts
/** Paths that the engine may write: no `../evil`, no `.git/config`. */
const safePath = /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,99}\/){0,5}[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/** Creates the objects of a state commit, without a ref, and returns its oid. All parents must be in the store. */
function stateCommits(store) {
	const putFiles = stateTrees(store);
	return async ({ previous, parents, files, message, by, seconds }) => {
		const unsafePaths = [...files.keys()].filter((path) => !safePath.test(path));
		if (unsafePaths.length > 0) throw new Error(`The engine made state paths that are not allowed: ${JSON.stringify(unsafePaths)}`);
		const tree = await putFiles(previous === null ? void 0 : await previousTree(store, previous), files);
		const allParents = previous === null ? parents : [previous, ...parents];
		const oid = store.writer.add("commit", commitObject({
			tree,
			parents: allParents,
			author: by,
			committer: by,
			seconds,
			message
		}));
		store.writer.flush();
		return oid;
	};
}
/** Without it, the new tree would have only the new files. */
async function previousTree(store, previous) {
	const tree = await treeOf(store, previous);
	if (tree !== void 0) return tree;
	throw new RalphError({
		code: "STATE_UNREADABLE",
		exit: "failed",
		message: `The state commit ${previous} is gone, so nothing can be written on top of it.`,
		hint: "Look at the repository with `git fsck`; then run again: the state is fetched again."
	});
}
/** Remembers the folders that it read, so that a writer that continues from its own commit reads nothing. */
function stateTrees({ git, objects, writer }) {
	let cachedFolders = /* @__PURE__ */ new Map();
	const entriesOf = async (tree) => {
		const cached = cachedFolders.get(tree);
		if (cached) return cached;
		const object = await objects.read(tree) ?? (await readObjects(git, [tree], lazyFetch))[0];
		if (object?.type !== "tree") throw new Error(`the tree ${tree} of the state cannot be read`);
		return parseTree(object.content, tree.length / 2);
	};
	return async (base, files) => {
		const newFolders = /* @__PURE__ */ new Map();
		const put = async (tree, subset) => {
			const entries = new Map(tree === void 0 ? [] : await entriesOf(tree));
			const { ownFiles, subfolders } = byFolder(subset);
			for (const [name, content] of ownFiles) entries.set(name, {
				mode: "100644",
				oid: writer.add("blob", Buffer.from(content))
			});
			for (const [name, folderFiles] of subfolders) {
				const existing = entries.get(name);
				const folder = existing?.mode === "40000" ? existing.oid : void 0;
				entries.set(name, {
					mode: folderMode,
					oid: await put(folder, folderFiles)
				});
			}
			const oid = writer.add("tree", makeTree(entries));
			newFolders.set(oid, entries);
			return oid;
		};
		const root = await put(base, files);
		cachedFolders = newFolders;
		return root;
	};
}
function byFolder(files) {
	const ownFiles = /* @__PURE__ */ new Map();
	const subfolders = /* @__PURE__ */ new Map();
	for (const [path, content] of files) {
		const [name = "", ...rest] = path.split("/");
		if (rest.length === 0) ownFiles.set(rawPath(name), content);
		else {
			const folderFiles = subfolders.get(rawPath(name)) ?? /* @__PURE__ */ new Map();
			subfolders.set(rawPath(name), folderFiles.set(rest.join("/"), content));
		}
	}
	return {
		ownFiles,
		subfolders
	};
}
/** Undefined if objects are missing. After a commit that is not the engine's, all events must make up the state. */
async function stepOf({ objects }, oid) {
	const [previous = ""] = await parentsOf({ objects }, oid);
	if (previous === "") return fromNothing;
	const previousCommit = await objects.read(previous);
	const files = await Promise.all(stateFiles.map((file) => objects.read(`${previous}:${file}`).catch((error) => void unlessUnreadable(error))));
	if (!previousCommit) return void 0;
	const seq = seqInMessage(textOf$1(previousCommit));
	const previousState = readStateFiles(files.map((file) => file?.content));
	if (seq === void 0 || previousState.kind !== "good") return fromNothing;
	const [planBefore, planAfter] = await Promise.all([previous, oid].map((commit) => objects.stat(`${commit}:plan.json`)));
	return {
		before: {
			state: previousState.state,
			seq
		},
		changesPlan: planBefore?.oid !== planAfter?.oid
	};
}
const fromNothing = {
	before: null,
	changesPlan: false
};
const textOf$1 = (commit) => commit.content.toString("utf8");
/** Prevents CI runs; has the number of its log segment and a nonce. */
function stateMessage(subject, nonce, seq) {
	const trailers = [...seq === void 0 ? [] : [`Ralph-Seq: ${seq}`], `Ralph-Nonce: ${nonce}`];
	return `${subject.replace(/\s+/g, " ").trim()} [skip ci]\n\n${trailers.join("\n")}\n`;
}
function seqInMessage(commit) {
	const digits = /^Ralph-Seq: (\d+)$/m.exec(commit)?.[1];
	return digits === void 0 ? void 0 : Number(digits);
}
// src/adapter/git/state/last-good-state.ts
const maxDepth = 50;
/** The newest loadable first-parent ancestor of a corrupt state commit. */
async function lastGoodState(history, corrupt) {
	const { commits } = await ancestors(history, corrupt);
	return commits.find(({ state }, index) => index > 0 && state !== void 0)?.oid;
}
/** The newest state before the oldest one that does not follow from its predecessor; undefined if all follow, or there is none. */
async function lastTrueState(history, newest) {
	const { commits: ancestorCommits, segmentAt } = await ancestors(history, newest);
	const commits = ancestorCommits.slice(0, ancestorCommits.findLastIndex(({ state }) => state !== void 0) + 1);
	const oldestUntrue = (await Promise.all(commits.slice(0, -1).map(async ({ oid, state, seq }, index) => {
		const previous = commits[index + 1];
		if (!state || !previous?.state || seq === void 0 || previous.seq !== seq - 1) return false;
		const facts = factsIn(await segmentAt(oid, seq));
		return facts !== void 0 && stateAgainstLog(previous.state, facts, state).length === 0;
	}))).lastIndexOf(false);
	return oldestUntrue === -1 ? void 0 : commits.slice(oldestUntrue + 1).find(({ state }) => state !== void 0)?.oid;
}
async function ancestors(history, newest) {
	const git = await history.stateHistory(newest, maxDepth);
	const oids = (await git({ args: [
		"rev-list",
		"--first-parent",
		`--max-count=51`,
		newest
	] })).stdout.toString("utf8").split("\n").filter(Boolean);
	const names = oids.flatMap((oid) => [oid, ...stateFiles.map((file) => `${oid}:${file}`)]);
	const objects = await readableObjects(git, names);
	const objectsPerCommit = stateFiles.length + 1;
	const commits = oids.map((oid, index) => {
		const [commit, ...files] = objects.slice(index * objectsPerCommit, (index + 1) * objectsPerCommit);
		const stateFilesRead = readStateFiles(files.map((object) => object?.content));
		return {
			oid,
			seq: seqInMessage(textOf(commit)),
			state: stateFilesRead.kind === "good" ? stateFilesRead.state : void 0
		};
	});
	const segmentAt = async (oid, seq) => textOf((await readableObjects(git, [`${oid}:${segmentPath(seq)}`], lazyFetch))[0]);
	return {
		commits,
		segmentAt
	};
}
const textOf = (object) => object?.content.toString("utf8") ?? "";
function factsIn(segment) {
	try {
		return segment.split("\n").filter((line) => line !== "").map((line) => StoredEvent.parse(JSON.parse(line)));
	} catch {
		return;
	}
}
// src/adapter/git/state/state-ref.ts
/**
* Exactly one of two writers wins: the nonce keeps equal commits of one second apart
* (docs/design.md#the-transaction).
*/
function stateStoreAt(options) {
	const { store, remote, ref, workRef, by, now, nonce = randomUUID } = options;
	const reader = stateReader(options);
	const writeCommit = stateCommits(store);
	/** The newest state commit that was loaded or written, with its log's end. */
	let latest = null;
	let isProven = false;
	const findGoodBefore = (oid) => lastGoodState(historyOf({ store }), oid).catch(() => null);
	const loadRun = async (oid) => {
		const { commit, files } = await reader.read(oid).catch((error) => {
			throw unreadableState({
				remote: remote.url,
				ref,
				commit: oid
			}, error);
		});
		const stateRead = readStateFiles(files);
		const place = {
			remote: remote.url,
			ref,
			commit: oid
		};
		if (stateRead.kind === "newer") throw newerState(place, stateRead);
		if (stateRead.kind === "corrupt") throw corruptState(place, stateRead.findings, await findGoodBefore(oid));
		const text = commit?.toString("utf8") ?? "";
		const mismatch = workMismatch(text, stateRead.state.work);
		if (mismatch) throw corruptState(place, [mismatch], await findGoodBefore(oid));
		const seq = seqInMessage(text) ?? await seqInTree(oid);
		const { state, plan, control, gathered } = stateRead;
		isProven = isProven && latest?.oid === oid || await reader.isProven(oid);
		return {
			oid,
			state,
			plan,
			control,
			gathered,
			seq,
			proven: isProven
		};
	};
	/** A person's commit has no such trailer, so the log's files are listed. */
	const seqInTree = async (oid) => {
		await reader.fetchRequested();
		const { stdout } = await store.git({ args: [
			...lazyFetch,
			"ls-tree",
			"-r",
			"--name-only",
			oid,
			"log/"
		] });
		return lastSegment(stdout.toString("utf8").split("\n")) ?? 0;
	};
	const load = async () => {
		failpoint("state.load");
		const refs = await remote.refs([ref, workRef]);
		const remoteWork = refs.get(workRef) ?? null;
		const oid = refs.get(ref);
		if (oid === void 0) return {
			remoteWork,
			run: null
		};
		const run = await loadRun(oid);
		await reader.requestCommits([run.state.work, ...remoteWork === null ? [] : [remoteWork]]);
		latest = {
			oid,
			seq: run.seq
		};
		return {
			remoteWork,
			run
		};
	};
	/** Git itself would fetch a missing parent with its whole history. */
	const fetchParents = async ({ expected, keep, work }) => {
		await reader.fetchRequested();
		if (expected !== null && expected !== latest?.oid) await remote.fetchState(expected);
		for (const parent of [...keep, work]) await remote.fetchCommit(parent);
	};
	/**
	* Moves it in the same push. Git moves refs by name: if a receiver dies between the two, the state must have moved.
	*/
	const branchMove = async (work) => {
		const tip = remote.tip(workRef);
		if (tip === void 0 || tip === work || ref > workRef) return void 0;
		return (await parentsOf(store, work)).includes(tip) ? {
			ref: workRef,
			oid: work,
			expected: tip
		} : void 0;
	};
	/** Undefined if the previous number is unknown: loading then lists the log's files. */
	const nextSeq = ({ expected, files }) => {
		const writtenSeq = lastSegment(files.keys());
		if (writtenSeq !== void 0 || expected === null) return writtenSeq ?? 0;
		return latest?.oid === expected ? latest.seq : void 0;
	};
	const commit = async (change, onSent) => {
		failpoint("state.commit");
		await fetchParents(change);
		const seq = nextSeq(change);
		const oid = await writeCommit({
			previous: change.expected,
			parents: [...change.keep, change.work],
			files: change.files,
			message: stateMessage(change.subject, nonce(), seq),
			by,
			seconds: Math.floor(now() / 1e3)
		});
		failpoint("state.commit-written");
		const pushResult = remote.push({
			ref,
			oid,
			expected: change.expected,
			follower: await branchMove(change.work)
		});
		onSent?.();
		const result = await pushResult;
		failpoint("state.commit-pushed");
		if (result.kind === "refused") throw refusedState({
			remote: remote.url,
			ref
		}, result);
		if (result.kind === "lost") return result;
		latest = {
			oid,
			seq
		};
		return {
			kind: "won",
			oid
		};
	};
	const readWith = (gitFor) => async (paths, onFault) => {
		failpoint("state.read");
		const { oid } = latest ?? {};
		if (oid === void 0 || paths.length === 0) return paths.map(() => void 0);
		await reader.fetchRequested();
		return filesOfState({
			store,
			remote: remote.url,
			oid,
			git: await gitFor?.(oid)
		})(paths, onFault);
	};
	const readMany = readWith(store.isComplete ? void 0 : async () => store.git);
	return {
		load,
		commit,
		readMany,
		readPast: readWith(store.isComplete ? void 0 : completeStateGit({ store })),
		read: async (path) => (await readMany([path]))[0],
		lastTransition: async () => latest && remote.isPath ? stepOf(store, latest.oid) : void 0,
		markProven: () => {
			isProven = true;
		},
		rejectState: async (code, findings, restoreTo) => {
			const commit = latest?.oid ?? "";
			const place = {
				remote: remote.url,
				ref,
				commit
			};
			if (restoreTo !== void 0 && await restoreRef({
				remote,
				ref
			}, {
				from: commit,
				to: restoreTo
			})) return putBackState(place, {
				code,
				findings,
				good: restoreTo
			});
			const lastGood = await lastTrueState(historyOf({ store }), commit).catch(() => null);
			return untrueState(place, {
				code,
				findings,
				good: lastGood
			});
		},
		remember: async () => latest === null ? void 0 : reader.saveCopy(latest.oid, isProven)
	};
}
/** In the engine's commits the last parent is the work commit; a person's commit has no nonce. */
function workMismatch(commit, work) {
	const [header = ""] = commit.split("\n\n", 1);
	const lastParent = [...header.matchAll(/^parent (\S+)$/gm)].at(-1)?.[1];
	if (lastParent === work || !/^Ralph-Nonce: /m.test(commit)) return void 0;
	return `run.json names the work commit ${work}, but the state commit names ${lastParent}: it was not written by the engine`;
}
/** Keeps the current state under another ref first. True if the ref was restored. */
async function restoreRef({ remote, ref }, { from, to }) {
	await remote.push({
		ref: brokenStateRef(ref, from),
		oid: from,
		expected: null
	});
	return (await remote.push({
		ref,
		oid: to,
		expected: from
	})).kind === "won";
}
const segmentPattern = /^log\/\d+\/(\d+)\.jsonl$/;
function lastSegment(paths) {
	const numbers = [...paths].flatMap((path) => segmentPattern.exec(path)?.[1] ?? []).map(Number);
	return numbers.length === 0 ? void 0 : Math.max(...numbers);
}
// src/entry/wire/state-access.ts
/** Author of everything that ralph commits; the address belongs to nobody. */
const ralphIdentity = {
	name: "ralph",
	email: "ralph@ralph.invalid"
};
/** Opens the run's state for reading and writing; `home` holds the engine's git directory while it is open. */
async function openState(project, context, request) {
	const { home, ...others } = request;
	const { repository, remote: address } = project;
	const store = await openStore({
		home,
		repository,
		remote: address,
		env: context.env
	});
	context.onNewHeader?.(store.renewHeader);
	return accessIn(store, project, {
		now: context.now,
		...others
	});
}
/** The same in an open git directory of the engine. */
function accessIn(store, { repository, stateRef, workRef }, request) {
	const { now, nonce, copy, ...retryLimits } = request;
	const remote = withPrefetch(remoteAt({
		store,
		...retryLimits
	}));
	return {
		store,
		remote,
		state: stateStoreAt({
			store,
			remote,
			ref: stateRef,
			workRef,
			by: ralphIdentity,
			now,
			...nonce && { nonce },
			...copy && { copy: stateCopyIn(copy, repository.objectFormat) }
		})
	};
}
const inboxOf = (project, { store, remote }, now) => inboxAt({
	store,
	remote,
	plan: project.planName,
	by: ralphIdentity,
	now
});
/** A temporary state for commands that only read; it is removed afterwards. */
async function withTemporaryState(project, context, read) {
	const home = temporaryFolder("look");
	try {
		return await read(await openState(project, context, { home }), home);
	} finally {
		await rm(home, {
			recursive: true,
			force: true
		});
	}
}
export { refuseForeign as C, RunEvent as E, readLog as S, formerNames as T, readPromptFacts as _, withTemporaryState as a, proveComplete as b, rankFloors as c, sectionRanks as d, sectionSizes as f, promptFacts as g, charsPerToken as h, ralphIdentity as i, renderPrompt as l, withPieces as m, inboxOf as n, stateStoreAt as o, sizeOf as p, openState as r, promptLength as s, accessIn as t, section as u, inboxPrefix as v, StoredEvent as w, proveStep as x, countWritten as y };
