import { $n as failpoint, A as segmentPath, E as iterationPath, Ut as lineSpan, Vt as commandSpan, Yn as lazily, Zn as withoutCredentials, an as About, dn as datetime, er as RalphError, j as shortRef } from "./through-proxy.js";
import { M as cappedLines, s as withinSentence } from "./one-line.js";
import { S as preprocess, T as string, _ as int, b as number, g as discriminatedUnion, h as boolean, i as Amendment, l as TaskStatus, m as array, p as _enum, v as literal, x as object } from "./branch-name.js";
import { n as commandLine } from "./command-line.js";
import { f as rawPath, i as makeTree, o as parseTree, r as folderMode } from "./compare-trees.js";
import { A as readObjects, M as commitObject, N as oidOf, O as openStore, j as treeOf, k as parentsOf, p as ConfinementStated } from "./due.js";
import { gn as iterationsOf, mn as commitsOf } from "./run-sentence.js";
import { $ as PromptFacts, At as SignalsGiven, Ct as IterationReviewed, Ft as CounselBegun, G as PartChecked, Ht as CounselAnswered, It as CounselCalled, J as StackConflicted, K as PartsMerged, Lt as CounselInterrupted, Pt as CompletionJudged, Q as SettingChanged, Rt as CounselLost, St as NetworkRefusal, U as BaseMerged, W as MilestoneBegun, Wt as PlanReviewed, X as Rules, Y as WorkMoved, Z as RulesChanged, _t as StuckDetected, ct as StopReason, dt as BudgetUse, et as LeaseHolder, gt as SaidByRed, ht as Part, it as PlanFormatRecorded, kt as HandoffSource, lt as BaselineFinished, mt as FailureCause, nt as EditUnusable, pt as AgentQuestion, q as StackConflictEnded, qt as ConsensusSaid, rt as PlanChanged, st as HandedOn, tt as EditMended, ut as ChecksTouched, xt as summaryToday, yt as EvidenceGathered } from "./slices.js";
import { C as PreparedPromptRefused, H as Usage, N as Knowledge, O as ServerTrouble, P as KnowledgeId, _ as FailurePattern, d as PassesOwed, h as ContextDirective, p as AgentCalled, s as PassMade, u as PassesBegun } from "./pass.js";
import { n as fold } from "./evolve.js";
import { n as stateFiles, t as readStateFiles } from "./state-files.js";
import { h as Validation } from "./json-syntax.js";
import { n as remoteAt, t as askedAhead } from "./remote.js";
import { r as wholeState, t as historyOf } from "./history.js";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomBytes, randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { dirname as dirname$1 } from "node:path/posix";
// src/core/run/stored/stored-json.ts
/** What a JSON file of the state holds; undefined if it is damaged: all of them hold an object or a list. */
function storedJson(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null ? value : void 0;
	} catch {
		return;
	}
}
/** A file, or a line of it, that cannot be read. The task states do not depend on any of these. */
const damagedRecord = (path, line) => new RalphError({
	code: "STATE_CORRUPT",
	message: `${line === void 0 ? "" : `Line ${line} of `}${path} in the state of the run is damaged.`,
	hint: "`ralph log` shows what can still be read. The task states do not depend on it: `ralph status` shows them."
});
// src/schema/knowledge/events.ts
const at$3 = datetime();
/** A person's words become an entry; they take the place of those that it supersedes. */
const Remembered = object({
	type: literal("remembered"),
	at: at$3,
	id: KnowledgeId,
	text: string(),
	by: string(),
	url: string().nullable(),
	supersedes: array(KnowledgeId).optional()
});
/** A person withdraws an entry. */
const Forgotten = object({
	type: literal("forgotten"),
	at: at$3,
	id: KnowledgeId,
	by: string(),
	why: string(),
	/** Entries that it had replaced and that count again. */
	restores: array(KnowledgeId).optional()
});
/** Where operations on the index came from. */
const source = _enum([
	"handoffs",
	"indexer",
	"context_post"
]);
/** Verified operations were applied: each entry as it is now, new ones and those whose status or sources changed. */
const KnowledgeChanged = object({
	type: literal("knowledge_changed"),
	at: at$3,
	source,
	/** Why the index was due, as `core/knowledge/trigger.ts` names it. */
	trigger: string(),
	/** The newest iteration whose handoff was looked at. */
	through: int(),
	entries: array(Knowledge),
	/** Operations of the same answer that were left out, each with its reason: the index is then due again. */
	refused: array(string()).optional(),
	/** The iteration before which that answer was given; only with `refused`. */
	refused_at: int().optional(),
	/** Constraints that do not bind every prompt, since their handoff already has as many hard ones as one may have. */
	softened: array(KnowledgeId).optional(),
	/** What an agent said of entries by number and was not followed, in sentences. */
	ignored: array(string()).optional(),
	/** Statements of a handoff that were not recorded, since it lists more than an index takes of one. */
	left_out: int().optional(),
	/** New entries that are too long and lack the end of their statement; the handoff has it. */
	shortened: int().optional()
});
/** The old index was kept: the operations were malformed, or what came of them broke a rule. */
const KnowledgeRefused = object({
	type: literal("knowledge_refused"),
	at: at$3,
	source,
	trigger: string(),
	/** The iteration before which it was tried. */
	iteration: int(),
	why: array(string())
});
/** A new plan begins with what an older one knew. */
const KnowledgeInherited = object({
	type: literal("knowledge_inherited"),
	at: at$3,
	from: string(),
	entries: array(Knowledge),
	/** Entries that count there and did not fit here. */
	left_out: int().optional()
});
/** The part of AGENTS.md that the engine keeps is out of date: renewing it is a task of the engine's own. */
const AgentsMdDue = object({
	type: literal("agents_md_due"),
	at: at$3,
	task: string(),
	/** Entries of the index in it. */
	entries: int()
});
/** The task is given up: the checks, a guard or a person did not want that commit. */
const AgentsMdEnded = object({
	type: literal("agents_md_ended"),
	at: at$3,
	task: string(),
	why: string()
});
/** The file is not touched. */
const AgentsMdLeft = object({
	type: literal("agents_md_left"),
	at: at$3,
	why: string()
});
// src/schema/plan/events.ts
const at$2 = datetime();
const task$1 = string();
/** An agent changed the plan. */
const AmendmentAccepted = object({
	type: literal("amendment_accepted"),
	at: at$2,
	iteration: int(),
	amendment: Amendment,
	/** The task stays in the plan as given up, until a person decides. */
	given_up: boolean().optional(),
	/** Who added the task, unless a person agreed to it: agents may rewrite only what agents added. */
	added_by: literal("agent").optional()
});
/** A reviewer wants an iteration's work changed: a task of its own, and where its commit is to be told. */
const FollowUpAdded = object({
	type: literal("follow_up_added"),
	at: at$2,
	task: task$1,
	by: string(),
	amendment: Amendment,
	/** Page of the words; null where they were said on a laptop. */
	url: string().nullable(),
	threads: array(string())
});
/** The task is done or given up, and the answers went into the outbox. */
const FollowUpAnswered = object({
	type: literal("follow_up_answered"),
	at: at$2,
	task: task$1
});
/** The base conflicts with the work, and resolving that is a task of the engine's own, which goes first. */
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
	/** In lanes it lands when it has been checked on what landed since. */
	rejoins: literal(true).optional()
});
const AttemptRejected = object({
	type: literal("attempt_rejected"),
	...heldCommit,
	why: string()
});
// src/schema/run/imported.ts
const at$1 = datetime();
/** A run of another program goes on as this one: its numbers go on, too, and what its newest iterations left. */
const RunImported = object({
	type: literal("run_imported"),
	at: at$1,
	from: string(),
	/** SHA-256 of all that was read: the same folder is not imported twice. */
	digest: string(),
	/** The newest number that was given out there. */
	iteration: int(),
	/** Newest first. */
	recent: array(object({
		iteration: int(),
		task: string(),
		summary: string()
	})),
	/** What the triggers of the index counted there. */
	compaction: object({
		through: int(),
		iterations: int(),
		bytes: int()
	})
});
// src/schema/run/lane-events.ts
const moment = datetime();
/** What its agent left waits in the train to be checked. `checks_lost`: it did already, and the job of its checks was lost. */
const AttemptCaptured = object({
	type: literal("attempt_captured"),
	at: moment,
	iteration: int(),
	task: string(),
	candidate: string(),
	checks_lost: literal(true).optional()
});
/** No further attempt begins beside those under way, until the machine has more room. */
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
/** Why an attempt ended without being the task's failure (docs/design.md#how-an-agent-call-ends): nothing is counted against it. */
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
	/** What the index will have to take in; unknown of older programs. */
	handoff_bytes: int().optional(),
	usage: Usage,
	duration_ms: number(),
	flaky: array(string()),
	/** Checks of the baseline's red list that pass now; from here on they count. */
	turned_green: array(string()),
	/** The task goes on after this commit. */
	part: Part.optional(),
	/** What it leaves undone of a task that is done, in one line each: for whoever plans what comes next. */
	left: array(string()).optional(),
	/** Lines that a reviewer reads, generated and lock files apart; only if pull requests show the run. */
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
		/** Null where HEAD was detached. */
		base_branch: string().nullable().default(null),
		work_branch: string(),
		remote: string(),
		/** SHA-256 of the plan source that was taken over. */
		plan_source: string(),
		/** As a job names it: what a tick hands to the next one. */
		plan_file: string().nullable().default(null),
		/** Which reader of plans read it; null if a setting names the format, and if the plan is no file. */
		plan_format: string().nullable().default(null),
		/** Account of the person who began the run at GitHub; null where that is not known or was nobody. */
		started_by: string().nullable().default(null),
		/** The issue that was named for it; null where ralph makes one, or there is none. */
		issue: int().nullable().default(null),
		rules: Rules.nullable().default(null),
		/** The folder of the queue that it belongs to. */
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
		/** Characters of its prompt. */
		prompt_chars: int().optional(),
		/** Where several are under way together: its workspace, and USD that its calls may use. */
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
		/** Null where its parts were all that the task needed. */
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
		/** What its agent says that it did. */
		tried: string().optional(),
		/** Equal for failures that are the same but for numbers, paths and times; feeds the circuit breaker. */
		fingerprint: string(),
		handoff: HandoffSource.nullable(),
		usage: Usage,
		duration_ms: number(),
		/** Commit that keeps the rejected tree reachable, where there was one. */
		rejected: oid.nullable(),
		/** No retry is left: the task is failed. */
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
		/** When it makes sense to go on, where that is known. */
		until: at.nullable(),
		usage: Usage,
		duration_ms: number(),
		/** Others were under way beside it, so that nobody knows whose fault it is. */
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
		/** What depends on the task waits until a person has answered. */
		holds: boolean().optional(),
		/** Nothing was changed: the task itself waits. */
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
		/** A model verified it, and no person was asked. */
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
		/** What the commit was made on. */
		checkpoint: oid,
		/** Of an attempt in a lane: the digest of its change, and the commit of it that was approved before others landed. */
		patch: string().optional(),
		approved_before: oid.optional()
	}),
	AttemptApproved,
	AttemptRejected,
	object({
		type: literal("undo_ordered"),
		at,
		/** The iteration whose commit is to be taken back. */
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
		/** The other iterations of the task, whose commits went with it. */
		also: array(iteration).default([]),
		/** Whether the task is to be done again; one that failed or was given up is not begun anew by this. */
		opens: boolean().default(true),
		/** The reverting commit; null where nothing of the change was left on the work branch. */
		commit: oid.nullable(),
		by: string(),
		why: string(),
		/** Done tasks that build on it. */
		dependents: array(task),
		/** Those of them that are opened again. */
		reopened: array(task)
	}),
	object({
		type: literal("undo_failed"),
		at,
		iteration,
		undoes: iteration,
		why: string(),
		/** Commit that keeps the refused tree reachable, where there was one. */
		rejected: oid.nullable()
	}),
	object({
		type: literal("note"),
		at,
		id: string(),
		by: string(),
		text: string(),
		/** Whose attempts read it; null: those of whichever task is next. Older logs do not say. */
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
		/** The workflow whose next job this one starts, as it met a limit of its own. */
		starts_next: string().optional()
	})
]);
// src/core/run/stored/state-against-log.ts
/**
* What only tells of the run and decides nothing. A newer program may make more of the same old facts, so this is not
* compared: a run goes on over an update.
*/
const told$1 = /* @__PURE__ */ new Set([...[
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
/** Of a task, what decides; seconds and words do not. */
const deciding = [
	"status",
	"failed_attempts",
	"iteration",
	"commit",
	"parts",
	"closed"
];
/**
* Where a state is not what its events make of the state before them, in words; none where it is. Whoever edits
* `run.json` without the log shows here (docs/design.md#decide-then-do).
*/
function stateAgainstLog(before, events, state) {
	const folded = foldOf(before, events);
	if (folded === void 0) return ["its log was not written by ralph"];
	const others = Object.keys({
		...folded,
		...state
	}).filter((name) => name !== "tasks" && !told$1.has(name)).flatMap((name) => difference(name, valueIn(folded, name), valueIn(state, name)));
	return [...taskDifferences(folded.tasks, state.tasks), ...others];
}
function foldOf(before, events) {
	try {
		return fold(before, events) ?? void 0;
	} catch {
		return;
	}
}
function taskDifferences(folded, now) {
	return [.../* @__PURE__ */ new Set([...Object.keys(folded), ...Object.keys(now)])].flatMap((id) => {
		const [was, is] = [Object.hasOwn(folded, id) ? folded[id] : void 0, Object.hasOwn(now, id) ? now[id] : void 0];
		if (was === is) return [];
		if (!was || !is) return [`run.json ${is ? "has" : "lacks"} the task ${id}, and the events say otherwise`];
		return deciding.flatMap((name) => difference(`${name} of ${id}`, was[name], is[name]));
	});
}
function difference(name, was, is) {
	const [then, now] = [plain(was), plain(is)];
	return then === now ? [] : [`${name} is ${short(now)} in run.json and ${short(then)} by the events`];
}
const valueIn = (state, name) => state[name];
/** The same text for values that are alike, in whatever order their keys were written. */
const plain = (value) => JSON.stringify(value, (_, part) => sorted(part)) ?? "missing";
const sorted = (part) => typeof part === "object" && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a < b ? -1 : 1)) : part;
const short = (text) => text.length > 60 ? `${text.slice(0, 59)}\u2026` : text;
/** The commits by which the run's tasks count as done or begun. */
const countedCommits = ({ tasks }) => Object.values(tasks).flatMap((task) => commitsOf(task).map(({ commit }) => commit));
/** The iterations that must have passed their checks for that. */
const countedIterations = ({ tasks }) => Object.values(tasks).flatMap(iterationsOf);
/**
* Which done tasks, and parts of others, no commit has earned, in words. `found` are commits in the history of the work, by what their
* trailers say; `passed` are the iterations whose checks let them through. A task without a commit was done before the
* run began: its events say so.
*/
function doneAgainstCommits({ state, plan }, found, passed) {
	const planned = new Set(plan.tasks.map(({ id }) => id));
	return Object.entries(state.tasks).flatMap(([id, record]) => {
		const { status, closed } = record;
		const how = status === "done" ? "done" : "begun";
		const without = commitsOf(record).flatMap((one) => unearned({
			id,
			how,
			...one,
			state
		}, found, passed));
		if (closed !== null && record.commit !== null && !passed.has(closed)) without.push(`${id} counts as done, and iteration ${closed} has no validation that passed`);
		if (status === "done" || status === "skipped" || planned.has(id)) return without;
		return [...without, `${id} is ${status}, and plan.json lacks it`];
	});
}
function unearned({ id, how, commit, iteration, state }, found, passed) {
	const made = found.get(commit);
	const named = `${id} counts as ${how} by ${commit.slice(0, 12)}`;
	if (!found.has(commit)) return [`${named}, which is not in the history of ${state.work_branch}`];
	if (!made || made.run !== state.run || made.task !== id || made.iteration !== iteration) return [`${named}, whose trailers do not say so`];
	return passed.has(made.iteration) ? [] : [`${named}, and iteration ${iteration} has no validation that passed`];
}
/** What a tool of an operator's may state while a job holds the run; each leaves every task as far from done as it was. */
const allowed = /* @__PURE__ */ new Set([...[
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
/**
* Whether a fact may stand in a state commit that the holder of the lease did not write. What orders cost or give up
* goes by the inbox, where the job itself carries it out; work is stated by whoever did it.
*/
function mayStandBeside(event) {
	if (event.type === "plan_changed") return event.removed.length === 0 && event.added.every(({ status }) => status === "pending");
	return allowed.has(event.type);
}
// src/schema/run/stored-event.ts
/** What events were called before they had the names of the programs before; logs and recordings with them are still read. */
const formerNames = {
	review_requested: "human_review_requested",
	run_paused: "pause",
	run_resumed: "resume",
	hint_given: "note",
	task_skipped: "skip_task"
};
/** A fact as a log or a recording holds it: of this version or of one before it. */
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
* Compares a run that is about to be called complete with all that made it so: its whole log, the commits of its done
* tasks and the checks that let them through. Throws RalphError STATE_NOT_ITS_EVENTS or STATE_FORGED. Its cost grows
* with the past, so it is done once: what a job on this machine has proven is not looked at again.
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
	if (!events || differs.length > 0) throw await store.untrue("STATE_NOT_ITS_EVENTS", differs);
	const unearned = doneAgainstCommits(run, await workBranch.madeBehind(tipsOf(events, state), {
		wanted: countedCommits(state),
		since: begunAt(events)
	}), new Set(files.slice(segments.length).flatMap(passedIn)));
	if (unearned.length > 0) throw await store.untrue("STATE_FORGED", unearned);
	store.prove();
}
/**
* Looks at the newest state commit alone, where that costs nothing: whether its facts make it of the one before. Throws
* RalphError STATE_NOT_ITS_EVENTS before anything is done by a state that somebody edited.
*/
async function proveStep({ store }, run) {
	if (run.proven) return;
	const step = await store.step();
	if (!step) return;
	const events = factsIn$1(await store.readMany(segmentsOf(run, step.before?.seq ?? 0)));
	const differs = differences({
		before: step.before?.state ?? null,
		events,
		replans: step.replans
	}, run.state);
	if (differs.length > 0) throw await store.untrue("STATE_NOT_ITS_EVENTS", differs);
}
function differences({ before, events, replans }, state) {
	if (!events) return ["its log was not written by ralph"];
	const silent = replans && events.every(({ type }) => !replanning.has(type));
	return [...stateAgainstLog(before, events, state), ...silent ? ["plan.json was changed without an event"] : []];
}
const replanning = /* @__PURE__ */ new Set([...[
	"run_started",
	"plan_changed",
	"amendment_accepted"
], ...[
	"follow_up_added",
	"conflict_task_added",
	"agents_md_due"
]]);
/**
* Somebody wrote between two writes of the job that holds the lease: an operator's tool may, and only what no task is
* done, skipped or paid for by; whoever has taken the run over may write all. Throws RalphError STATE_NOT_ITS_EVENTS or
* STATE_FORGED, after the ref was reset to what this job wrote last: the next one must not go on from a forgery.
*/
async function refuseForeign({ store }, request) {
	const { run, head, before, plan, seq } = request;
	const own = new Set(factsIn$1(request.own)?.map((event) => JSON.stringify(event)));
	const back = head ?? void 0;
	const events = factsIn$1(await store.readMany(segmentsOf(run, seq)));
	const differs = differences({
		before,
		events,
		replans: JSON.stringify(plan) !== JSON.stringify(run.plan)
	}, run.state);
	if (!events || differs.length > 0) throw await store.untrue("STATE_NOT_ITS_EVENTS", differs, back);
	const taken = events.findIndex((event) => event.type === "lease_taken" && event.epoch > (before?.epoch ?? 0));
	const forged = (taken === -1 ? events : events.slice(0, taken)).filter((event) => !own.has(JSON.stringify(event))).filter((event) => !mayStandBeside(event)).map(({ type }) => type);
	if (forged.length === 0) return;
	const what = [...new Set(forged)].join(", ");
	throw await store.untrue("STATE_FORGED", [`somebody else wrote while this job held the run: ${what}`], back);
}
/**
* How many of these facts, a line each, already stand in the log behind `seq`: a push that seemed to fail may have won, and
* what it wrote is not to be written twice.
*/
async function writtenOf({ store }, { run, seq, own }) {
	const events = factsIn$1(await store.readMany(segmentsOf(run, seq))) ?? [];
	const there = new Set(events.map((event) => JSON.stringify(event)));
	const missing = (factsIn$1(own) ?? []).findIndex((event) => !there.has(JSON.stringify(event)));
	return missing === -1 ? own.length : missing;
}
function factsIn$1(segments) {
	try {
		return segments.flatMap((segment) => eventsOf(segment, "log", refuse));
	} catch {
		return;
	}
}
/** Of a squash or a rebase, only the work before it leads to the commits that the tasks are done by. */
function tipsOf(events, { work }) {
	const before = ofNewestRun(events).flatMap((event) => event.type === "base_merged" || event.type === "work_moved" ? [event.from] : []);
	return [.../* @__PURE__ */ new Set([work, ...before.reverse()])];
}
const ofNewestRun = (events) => events.slice(events.findLastIndex(({ type }) => type === "run_started"));
function begunAt(events) {
	const [begun] = ofNewestRun(events);
	return begun?.type === "run_started" ? begun.base : "";
}
function passedIn(text) {
	try {
		const { iteration, passed } = Validation.parse(JSON.parse(text ?? ""));
		return passed ? [iteration] : [];
	} catch {
		return [];
	}
}
/** Where the log's segments lie: all, or those after `after`. */
const segmentsOf = ({ seq }, after = 0) => Array.from({ length: Math.max(0, seq - after) }, (_, index) => segmentPath(after + index + 1));
/** The facts of the run that was just loaded, oldest first: all, or those of the segments after `after`. */
async function readLog(state, run, after = 0, onFault = refuse) {
	const paths = segmentsOf(run, after);
	return (await state.readMany(paths)).flatMap((segment, index) => eventsOf(segment, paths[index] ?? "", onFault));
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
// src/adapter/git/state/state-fault.ts
const newerState = (place, read) => new RalphError({
	code: "STATE_NEWER",
	message: `${read.file} in ${place.ref} (commit ${place.commit}) has schema ${read.version}; this ralph knows schemas up to ${read.known}. Nothing was written.`,
	hint: "A newer version wrote it: update ralph here, or use the Action version of the other jobs."
});
/** `good` is an earlier state commit that can be loaded. */
const corruptState = (place, findings, good) => new RalphError({
	code: "STATE_CORRUPT",
	message: `The state in ${place.ref} (commit ${place.commit}) cannot be read: ${shown(findings).join("; ")}. Nothing was written.`,
	hint: waysOn(place, good, "None of the 50 states before it can be used."),
	findings: shown(findings)
});
/** Its objects are damaged, so that git cannot even look for an earlier one; anything else is passed on. */
function unreadableState({ remote, ref, commit }, error) {
	if (!(error instanceof RalphError) || error.code !== "OBJECT_UNREADABLE") return error;
	const before = commandSpan("git", "reflog", "show", shortRef(ref));
	return new RalphError({
		code: "STATE_UNREADABLE",
		message: `The state in ${ref} (commit ${commit}) of ${withoutCredentials(remote)} is damaged. ${withinSentence(error.message)}. Nothing was written.`,
		hint: `${error.hint} If there is no other copy, ${before} lists the states before it: ${commandSpan("git", "update-ref", ref, "COMMIT", commit)} goes back to one.`,
		cause: error
	});
}
/** A state that can be read and cannot be true: the engine did not come to it. */
const untrueState = (place, options) => untrue(place, options, `${commandSpan("git", "log", shortRef(place.ref))} shows who. ${waysOn(place, options.good, "It is not known which earlier state is genuine.")}`);
/** The same, where the job that found it held the run and has put its own state back. */
const putBackState = (place, options) => untrue(place, options, `${shortRef(place.ref)} was reset to ${options.good}, the state that this job wrote; ${commandSpan("git", "log", shortRef(asideName(place.ref, place.commit)))} shows the other one. Find out who wrote it, then run again: the run continues from the genuine state.`);
const untrue = (place, { code, findings }, hint) => new RalphError({
	code,
	message: `The state in ${place.ref} (commit ${place.commit}) ${told[code]}: ${shown(findings).join("; ")}. Somebody wrote it, or an agent with access to the repository did.`,
	hint,
	findings: shown(findings)
});
const told = {
	STATE_FORGED: "describes work that did not happen",
	STATE_NOT_ITS_EVENTS: "does not match its events"
};
/** Where a state that nobody goes on from is kept. */
const asideName = (ref, commit) => `${ref}-broken-${commit.slice(0, 7)}`;
function waysOn(place, good, without) {
	const remote = withoutCredentials(place.remote);
	const pushed = (...refs) => {
		const lease = `--force-with-lease=${place.ref}:${place.commit}`;
		return `${commandLine("git", "fetch", remote, place.ref)} && ${commandLine("git", "push", lease, remote, ...refs)}`;
	};
	const back = good === void 0 ? without : `To go back to the last good state: ${lineSpan(pushed(`${good}:${place.ref}`))}.`;
	const aside = pushed(`${place.commit}:${asideName(place.ref, place.commit)}`, `:${place.ref}`);
	return `${back} To move it aside and start a new run: ${lineSpan(aside)}`;
}
/** Another version's file can be wrong in every line. */
const shown = (findings) => cappedLines(findings, 10);
const refusedState = (place, refusal) => new RalphError({
	code: refusal.hint === void 0 ? "REMOTE_REFUSED" : "REF_LOCKED",
	message: `The remote ${withoutCredentials(place.remote)} refuses the state ref ${place.ref}: ${withinSentence(refusal.why)}.`,
	hint: refusal.hint ?? rulesHint(place.ref)
});
const rulesHint = (ref) => ref.startsWith("refs/heads/") ? `Exempt ${dirname$1(shortRef(ref))}/** from the rules of the repository, or give the token the right to push there.` : `Give the token the right to push there, or keep the state in a branch: the setting \`state-ref\`.`;
// src/core/prompt/prompt-facts.ts
/** What is kept of a prompt beside its text: where each section came from, and what its budget was counted by. */
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
/** Undefined for a text that is none, or that an older program did not write. */
function readPromptFacts(stored) {
	try {
		return stored === void 0 ? void 0 : PromptFacts.safeParse(JSON.parse(stored)).data;
	} catch {
		return;
	}
}
const [fewest, most] = [2, 6];
/** Two prompts that differ by less say too little: the program around them takes tokens, too, and not always as many. */
const leastApart = 2e3;
const leastPairs = 3;
/**
* Characters to a token by what calls reported. A first request holds the prompt and what the agent's program puts around it, its
* instructions and tools; that share is the same in each, so only what longer prompts have more of counts: the median slope between
* each two of them (Theil and Sen), from 2 to 6. Pure.
*/
function charsPerToken(measured) {
	const slopes = measured.flatMap((one, at) => measured.slice(at + 1).flatMap((other) => {
		const [chars, tokens] = [one.chars - other.chars, one.tokens - other.tokens];
		return Math.abs(chars) < leastApart ? [] : [tokens / chars];
	}));
	const slope = median(slopes);
	if (slopes.length < leastPairs || slope <= 0) return {
		ratio: 4,
		calls: 0
	};
	const ratio = Math.min(most, Math.max(fewest, 1 / slope));
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
* Ranks of what a prompt is made of, in the order in which they give way (docs/design.md#prompt), with what shortening leaves
* of a piece at first, in characters: enough to be of use. `index` was chosen to fit; `fixed` is never cut.
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
/** The sections of a prompt in their order, each with the rank of what it consists of unless a piece has its own. */
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
/** The same section of other pieces; empty ones go. */
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
/** The prompt as it goes to the agent: for each section the exact line `## Name`, a blank line and its body. */
function renderPrompt(sections) {
	return sections.map(renderSection).join("\n\n");
}
/** Characters of `renderPrompt(sections)`. */
function promptLength(sections) {
	const separators = Math.max(0, sections.length - 1) * 2;
	return sections.reduce((sum, section) => sum + renderSection(section).length, separators);
}
const renderSection = ({ name, body }) => body === "" ? `## ${name}` : `## ${name}\n\n${body}`;
/** The sizes of a rendered prompt's sections, in order: no section's body holds a line that begins with `## `. */
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
// src/adapter/git/remote/inbox.ts
const Order = object({
	at: datetime(),
	by: string().max(200),
	text: string().max(5e3)
});
/** One ref per order under this prefix: giving an order is creating a ref, so two people are never in each other's way. */
const inboxPrefix = (plan) => `refs/ralph/inbox/${plan}/`;
/**
* Operator commands in the run's own remote: they reach any job on any machine, need no server, and wait for the next
* job where none is at work.
*/
function inboxAt(options) {
	const { store, remote, by, now } = options;
	const prefix = inboxPrefix(options.plan);
	const seen = /* @__PURE__ */ new Set();
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
			const given = [...refs].filter(([name]) => name.startsWith(prefix)).sort();
			await remote.fetchCommits(given.map(([, oid]) => oid));
			for (const [ref, oid] of given) {
				const order = await read(oid);
				failpoint("inbox.order-read");
				const id = ref.slice(prefix.length);
				seen.add(id);
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
			await remote.remove(ids.filter((id) => seen.delete(id)).map((id) => `${prefix}${id}`)).catch(unlessFault);
			failpoint("inbox.forgotten");
		},
		give: async ({ by: who, text }) => {
			const at = new Date(now()).toISOString();
			const id = `${at.replace(/[^0-9]/g, "")}-${randomBytes(4).toString("hex")}`;
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
					at,
					by: who,
					text
				}),
				env: identity(by, at)
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
const identity = ({ name, email }, at) => ({
	GIT_AUTHOR_NAME: name,
	GIT_AUTHOR_EMAIL: email,
	GIT_AUTHOR_DATE: at,
	GIT_COMMITTER_NAME: name,
	GIT_COMMITTER_EMAIL: email,
	GIT_COMMITTER_DATE: at
});
function unlessFault(error) {
	if (!(error instanceof RalphError)) throw error;
}
const refusedOrder = (remote, why) => new RalphError({
	code: "INBOX_REFUSED",
	message: `${remote} does not accept the order: ${withinSentence(why)}.`,
	hint: "Nothing was changed. Orders are refs under refs/ralph/inbox/: allow them on the remote."
});
// src/adapter/git/state/state-objects.ts
function stateReader({ store, remote, copy }) {
	/** The state that the copy holds. */
	let kept;
	let isFetched = false;
	let wanted = [];
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
	const obtain = async () => {
		for (const fetch of wanted) await fetch();
		wanted = [];
		isFetched = true;
	};
	const keep = async (oid, objects) => {
		await copy?.write(objects);
		kept = oid;
	};
	return {
		async read(oid) {
			const known = await copy?.read(oid);
			wanted = [() => remote.fetchState(oid)];
			isFetched = false;
			if (known) {
				kept = oid;
				return known;
			}
			await obtain();
			const objects = await objectsOf(oid);
			await keep(oid, objects);
			return objects;
		},
		async want(commits) {
			for (const commit of commits) wanted.push(() => remote.fetchCommit(commit));
			if (isFetched) await obtain();
		},
		obtain,
		async remember(oid, proven) {
			if (copy && kept !== oid) await keep(oid, await objectsOf(oid));
			if (proven) await copy?.prove(oid);
		},
		isProven: async (oid) => await copy?.isProven(oid) ?? false
	};
}
const proof = "proven";
/**
* A copy needs no trust: the oid is the hash of the commit, which holds that of the tree, which holds those of the
* files, and has no entry for a file that is not there. What does not add up is no copy.
*/
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
		return stateFiles.every((name, at) => entries.get(name)?.oid === (files[at] && oidOf(format, "blob", files[at])));
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
				const asNew = {
					mode: 384,
					flag: "wx"
				};
				const contents = [
					commit,
					tree,
					...files
				];
				const put = async (name, content) => content && await writeFile(join(folder, name), content, asNew);
				await Promise.all(names.map((name, at) => put(name, contents[at])));
			} catch {}
		},
		prove: (oid) => writeFile(join(folder, proof), oid, { mode: 384 }).catch(() => void 0),
		isProven: async (oid) => await readFile(join(folder, proof), "utf8").catch(() => "") === oid
	};
}
// src/adapter/git/state/state-commit.ts
/** What the engine may write to: no `../evil`, no `.git/config`. */
const safePath = /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,99}\/){0,5}[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/**
* Makes a state commit's objects and returns its oid; no ref leads to it, and nothing but the folders that the files
* lie in is read. Every parent must be in the store.
*/
function stateCommits(store) {
	const putFiles = stateTrees(store);
	return async ({ previous, parents, files, message, by, at }) => {
		const bad = [...files.keys()].filter((path) => !safePath.test(path));
		if (bad.length > 0) throw new Error(`The engine made state paths that are not allowed: ${JSON.stringify(bad)}`);
		const tree = await putFiles(previous === null ? void 0 : await treeBefore(store, previous), files);
		const all = previous === null ? parents : [previous, ...parents];
		const oid = store.writer.add("commit", commitObject({
			tree,
			parents: all,
			author: by,
			committer: by,
			at,
			message
		}));
		store.writer.flush();
		return oid;
	};
}
/** Without it the new tree would hold the new files alone, and the run would lose its past. */
async function treeBefore(store, previous) {
	const tree = await treeOf(store, previous);
	if (tree !== void 0) return tree;
	throw new RalphError({
		code: "STATE_UNREADABLE",
		exit: "failed",
		message: `The state commit ${previous} is gone, so nothing can be written on top of it.`,
		hint: "Look at the repository with `git fsck`; then run again: the state is fetched again."
	});
}
/**
* Only the folders that the files lie in are read, and those that the tree before was made of are remembered: a writer
* that goes on from its own commit reads nothing. What a state that was fetched in part lacks, is fetched.
*/
function stateTrees({ git, objects, writer }) {
	let known = /* @__PURE__ */ new Map();
	const entriesOf = async (tree) => {
		const before = known.get(tree);
		if (before) return before;
		const object = await objects.read(tree) ?? (await readObjects(git, [tree], lazily))[0];
		if (object?.type !== "tree") throw new Error(`the tree ${tree} of the state cannot be read`);
		return parseTree(object.content, tree.length / 2);
	};
	return async (base, files) => {
		const made = /* @__PURE__ */ new Map();
		const put = async (tree, some) => {
			const entries = new Map(tree === void 0 ? [] : await entriesOf(tree));
			const { here, below } = byFolder(some);
			for (const [name, content] of here) entries.set(name, {
				mode: "100644",
				oid: writer.add("blob", Buffer.from(content))
			});
			for (const [name, within] of below) {
				const before = entries.get(name);
				const folder = before?.mode === "40000" ? before.oid : void 0;
				entries.set(name, {
					mode: folderMode,
					oid: await put(folder, within)
				});
			}
			const oid = writer.add("tree", makeTree(entries));
			made.set(oid, entries);
			return oid;
		};
		const root = await put(base, files);
		known = made;
		return root;
	};
}
function byFolder(files) {
	const here = /* @__PURE__ */ new Map();
	const below = /* @__PURE__ */ new Map();
	for (const [path, content] of files) {
		const [name = "", ...rest] = path.split("/");
		if (rest.length === 0) here.set(rawPath(name), content);
		else {
			const within = below.get(rawPath(name)) ?? /* @__PURE__ */ new Map();
			below.set(rawPath(name), within.set(rest.join("/"), content));
		}
	}
	return {
		here,
		below
	};
}
/**
* How a state commit came out of the one before it, read from objects that are here; undefined where they are not. Where
* the one before is not the engine's, nothing before counts, and all facts have to make up the state.
*/
async function stepOf({ objects }, oid) {
	const [previous = ""] = await parentsOf({ objects }, oid);
	if (previous === "") return fromNothing;
	const [before, ...files] = await Promise.all([previous, ...stateFiles.map((file) => `${previous}:${file}`)].map(objects.read));
	if (!before) return void 0;
	const seq = seqInMessage(textOf$1(before));
	const read = readStateFiles(files.map((file) => file?.content));
	if (seq === void 0 || read.kind !== "good") return fromNothing;
	const [was, is] = await Promise.all([previous, oid].map((commit) => objects.look(`${commit}:plan.json`)));
	return {
		before: {
			state: read.state,
			seq
		},
		replans: was?.oid !== is?.oid
	};
}
const fromNothing = {
	before: null,
	replans: false
};
const textOf$1 = (commit) => commit.content.toString("utf8");
/** The message of a state commit: no CI runs for it, the number of its log segment, and a nonce. */
function stateMessage(subject, nonce, seq) {
	const trailers = [...seq === void 0 ? [] : [`Ralph-Seq: ${seq}`], `Ralph-Nonce: ${nonce}`];
	return `${subject.replace(/\s+/g, " ").trim()} [skip ci]\n\n${trailers.join("\n")}\n`;
}
/** Undefined where a person made the commit. */
function seqInMessage(commit) {
	const found = /^Ralph-Seq: (\d+)$/m.exec(commit)?.[1];
	return found === void 0 ? void 0 : Number(found);
}
// src/adapter/git/state/last-good-state.ts
/** How far back a usable state is looked for. */
const bound = 50;
/** The newest first-parent ancestor of a corrupt state commit that can be loaded; undefined where none is near. */
async function lastGoodState(history, corrupt) {
	const { commits } = await ancestors(history, corrupt);
	return commits.find(({ state }, at) => at > 0 && state !== void 0)?.oid;
}
/**
* The newest state before everything that does not follow from the state before it by its own facts; undefined where all
* of the newest ones do, or none is near.
*/
async function lastTrueState(history, untrue) {
	const { commits: all, segmentAt } = await ancestors(history, untrue);
	const commits = all.slice(0, all.findLastIndex(({ state }) => state !== void 0) + 1);
	const oldest = (await Promise.all(commits.slice(0, -1).map(async ({ oid, state, seq }, at) => {
		const before = commits[at + 1];
		if (!state || !before?.state || seq === void 0 || before.seq !== seq - 1) return false;
		const facts = factsIn(await segmentAt(oid, seq));
		return facts !== void 0 && stateAgainstLog(before.state, facts, state).length === 0;
	}))).lastIndexOf(false);
	return oldest === -1 ? void 0 : commits.slice(oldest + 1).find(({ state }) => state !== void 0)?.oid;
}
/** The commit itself and its first parents, newest first. */
async function ancestors(history, newest) {
	const git = await history.stateHistory(newest, bound);
	const oids = (await git({ args: [
		"rev-list",
		"--first-parent",
		`--max-count=51`,
		newest
	] })).stdout.toString("utf8").split("\n").filter(Boolean);
	const names = oids.flatMap((oid) => [oid, ...stateFiles.map((file) => `${oid}:${file}`)]);
	const objects = await readObjects(git, names);
	const each = stateFiles.length + 1;
	const commits = oids.map((oid, at) => {
		const [commit, ...files] = objects.slice(at * each, (at + 1) * each);
		const read = readStateFiles(files.map((object) => object?.content));
		return {
			oid,
			seq: seqInMessage(textOf(commit)),
			state: read.kind === "good" ? read.state : void 0
		};
	});
	const segmentAt = async (oid, seq) => textOf((await readObjects(git, [`${oid}:${segmentPath(seq)}`], lazily))[0]);
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
* The state ref as a StateStore. Of two writers that read the same commit exactly one wins; each commit holds a nonce,
* because two equal commits of the same second would be one object and both would think that they won (docs/design.md#the-transaction).
*/
function stateStoreAt(options) {
	const { store, remote, ref, workRef, by, now, nonce = randomUUID } = options;
	const reader = stateReader(options);
	const writeCommit = stateCommits(store);
	/** The newest state commit that was loaded or written, and its log's end. */
	let newest = null;
	let proven = false;
	/** In a repository that is damaged nothing can be looked for. */
	const goodBefore = (oid) => lastGoodState(historyOf({ store }), oid).catch(() => void 0);
	const loadRun = async (oid) => {
		const { commit, files } = await reader.read(oid).catch((error) => {
			throw unreadableState({
				remote: remote.url,
				ref,
				commit: oid
			}, error);
		});
		const read = readStateFiles(files);
		const place = {
			remote: remote.url,
			ref,
			commit: oid
		};
		if (read.kind === "newer") throw newerState(place, read);
		if (read.kind === "corrupt") throw corruptState(place, read.findings, await goodBefore(oid));
		const text = commit?.toString("utf8") ?? "";
		const forged = speaksOfAnother(text, read.state.work);
		if (forged) throw corruptState(place, [forged], await goodBefore(oid));
		const seq = seqInMessage(text) ?? await seqInTree(oid);
		const { state, plan, control, gathered } = read;
		proven = proven && newest?.oid === oid || await reader.isProven(oid);
		return {
			oid,
			state,
			plan,
			control,
			gathered,
			seq,
			proven
		};
	};
	/** A person's own commit on the ref has no such trailer: then the tree is asked. */
	const seqInTree = async (oid) => {
		await reader.obtain();
		const { stdout } = await store.git({ args: [
			...lazily,
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
		await reader.want([run.state.work, ...remoteWork === null ? [] : [remoteWork]]);
		newest = {
			oid,
			seq: run.seq
		};
		return {
			remoteWork,
			run
		};
	};
	/** Every parent must be in the store before it is named: git would fetch it by itself, with all its history. */
	const obtainParents = async ({ expected, keep, work }) => {
		await reader.obtain();
		if (expected !== null && expected !== newest?.oid) await remote.fetchState(expected);
		for (const parent of [...keep, work]) await remote.fetchCommit(parent);
	};
	/**
	* The work branch moves in the same push where it goes one commit forward; `publish` then finds it there. Git moves
	* refs in the order of their names: where a receiver dies between the two, the state must be the one that moved.
	*/
	const nextOnBranch = async (work) => {
		const tip = remote.tip(workRef);
		if (tip === void 0 || tip === work || ref > workRef) return void 0;
		return (await parentsOf(store, work)).includes(tip) ? {
			ref: workRef,
			oid: work,
			expected: tip
		} : void 0;
	};
	/** Undefined where the commit before is not known; the commit then names no number, and loading asks the tree. */
	const nextSeq = ({ expected, files }) => {
		const written = lastSegment(files.keys());
		if (written !== void 0 || expected === null) return written ?? 0;
		return newest?.oid === expected ? newest.seq : void 0;
	};
	const commit = async (change, onSent) => {
		failpoint("state.commit");
		await obtainParents(change);
		const seq = nextSeq(change);
		const oid = await writeCommit({
			previous: change.expected,
			parents: [...change.keep, change.work],
			files: change.files,
			message: stateMessage(change.subject, nonce(), seq),
			by,
			at: Math.floor(now() / 1e3)
		});
		failpoint("state.commit-written");
		const pushing = remote.push({
			ref,
			oid,
			expected: change.expected,
			follower: await nextOnBranch(change.work)
		});
		onSent?.();
		const result = await pushing;
		failpoint("state.commit-pushed");
		if (result.kind === "refused") throw refusedState({
			remote: remote.url,
			ref
		}, result);
		if (result.kind === "lost") return result;
		newest = {
			oid,
			seq
		};
		return {
			kind: "won",
			oid
		};
	};
	const readWith = async (paths, gitFor) => {
		failpoint("state.read");
		const { oid } = newest ?? {};
		if (oid === void 0 || paths.length === 0) return paths.map(() => void 0);
		await reader.obtain();
		const names = paths.map((path) => `${oid}:${path}`);
		return (await readObjects(await gitFor(oid), names, lazily)).map((object) => object?.type === "blob" ? object.content.toString("utf8") : void 0);
	};
	const readMany = (paths) => readWith(paths, async () => store.git);
	return {
		load,
		commit,
		readMany,
		readPast: (paths) => readWith(paths, wholeState({ store })),
		read: async (path) => (await readMany([path]))[0],
		step: async () => newest && remote.isPath ? stepOf(store, newest.oid) : void 0,
		prove: () => {
			proven = true;
		},
		untrue: async (code, findings, back) => {
			const commit = newest?.oid ?? "";
			const place = {
				remote: remote.url,
				ref,
				commit
			};
			if (back !== void 0 && await putBack({
				remote,
				ref
			}, {
				from: commit,
				to: back
			})) return putBackState(place, {
				code,
				findings,
				good: back
			});
			const good = await lastTrueState(historyOf({ store }), commit).catch(() => void 0);
			return untrueState(place, {
				code,
				findings,
				good
			});
		},
		remember: async () => newest === null ? void 0 : reader.remember(newest.oid, proven)
	};
}
/** Of the engine's own commits the last parent is the work that they speak of; a person's edit has no nonce. */
function speaksOfAnother(commit, work) {
	const [header = ""] = commit.split("\n\n", 1);
	const last = [...header.matchAll(/^parent (\S+)$/gm)].at(-1)?.[1];
	if (last === work || !/^Ralph-Nonce: /m.test(commit)) return void 0;
	return `run.json names the work commit ${work}, but the state commit names ${last}: it was not written by the engine`;
}
/** What is there now is kept beside it first; whether the ref is back. */
async function putBack({ remote, ref }, { from, to }) {
	await remote.push({
		ref: asideName(ref, from),
		oid: from,
		expected: null
	});
	return (await remote.push({
		ref,
		oid: to,
		expected: from
	})).kind === "won";
}
const segment = /^log\/\d+\/(\d+)\.jsonl$/;
function lastSegment(paths) {
	const numbers = [...paths].flatMap((path) => segment.exec(path)?.[1] ?? []).map(Number);
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
	const remote = askedAhead(remoteAt({
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
	const home = await mkdtemp(join(tmpdir(), "ralph-look-"));
	try {
		return await read(await openState(project, context, { home }), home);
	} finally {
		await rm(home, {
			recursive: true,
			force: true
		});
	}
}
export { storedJson as A, readLog as C, formerNames as D, StoredEvent as E, RunEvent as O, proveStep as S, writtenOf as T, promptFacts as _, withTemporaryState as a, refusedState as b, promptLength as c, section as d, sectionRanks as f, charsPerToken as g, withPieces as h, ralphIdentity as i, damagedRecord as k, rankFloors as l, sizeOf as m, inboxOf as n, stateStoreAt as o, sectionSizes as p, openState as r, inboxPrefix as s, accessIn as t, renderPrompt as u, readPromptFacts as v, refuseForeign as w, proveComplete as x, asideName as y };
