import { z } from 'zod'
import { Signals } from '../agent/handoff.ts'
import { OwedPasses } from '../agent/pass.ts'
import { Review } from '../agent/review.ts'
import { RoleSpent, Usage } from '../agent/usage.ts'
import { Confined, RedConfined } from '../check/confinement.ts'
import { NetworkRefusal } from '../check/network-refusal.ts'
import { CounselState, noCounsel } from '../counsel/counsel.ts'
import { EvidenceSummary, summaryToday } from '../counsel/evidence.ts'
import { Knowledge } from '../knowledge/entry.ts'
import { Compaction, nothingToIndex } from '../knowledge/index-file.ts'
import { RefusedEdit } from '../plan/finding.ts'
import { TaskStatus } from '../plan/plan.ts'
import { AgentQuestion, Failure, Part, RecentFailure, SaidByRed, Stuck, TaskCommit } from './attempts.ts'
import { BudgetUse } from './budget.ts'
import { Touched } from './check-events.ts'
import { HandedOn } from './dossier.ts'
import { UnusableEdit } from './edit-events.ts'
import { Lease } from './lease.ts'
import { MeasuredPrompt } from './prompt-facts.ts'
import { Rules } from './rules.ts'
import { StackConflict } from './stack-events.ts'
import { StopReason } from './stop-reason.ts'

/** Raised if an older program could misread a newer state; a program refuses higher numbers (failure model I10). */
export const stateSchemaVersion = 1
/** For a `run.json` whose other records are in `tasks.json`: a program that does not know that file must refuse it. */
export const gatheredSchemaVersion = 2
/** Added if the knowledge is in `knowledge-index.json`. */
export const indexedBy = 2
/** Added if attempts are open in lanes: a program for one attempt at a time would lose them. */
export const lanedBy = 4

const OpenAttempt = z.object({
  iteration: z.int(),
  task: z.string(),
  attempt: z.int(),
  checkpoint: z.string(),
  started: z.iso.datetime(),
  prompt_chars: z.int().optional(),
})
export type OpenAttempt = z.infer<typeof OpenAttempt>

/** One of several parallel attempts, each in its own workspace. */
const LaneAttempt = OpenAttempt.extend({
  /** Its workspace, from 0. */
  lane: z.int(),
  reserved_usd: z.number(),
  reserved_tokens: z.int().optional(),
  /** Ids of the hints that it has read. */
  told: z.array(z.string()).default([]),
  /** The agent's work on the checkpoint: it waits in the train to be checked and to land. */
  candidate: z.string().nullable().default(null),
  /** Its checks passed and a person is asked; with `approved_by` it is in the train again. */
  held: z
    .object({
      commit: z.string(),
      /** The parent of the commit. */
      checkpoint: z.string(),
      summary: z.string(),
      part: Part.optional(),
      /** Digest of the change without the engine's own edits: the same change elsewhere has the same digest. */
      patch: z.string(),
      /** The commit that a person approved, if what landed since then made another one of it. */
      approved_before: z.string().optional(),
      approved_by: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  checks_lost: z.int().default(0),
})
export type LaneAttempt = z.infer<typeof LaneAttempt>

/** Default values are not written: of 5,000 tasks most lines are short. */
export const TaskState = z.object({
  status: TaskStatus,
  /** Null for a task that a person wrote, or has changed since. */
  added_by: z.literal('agent').nullable().default(null),
  /** Attempts that count against `max_retries`; interrupted ones do not. */
  failed_attempts: z.int().default(0),
  /** Runners lost in a row; too many count as a failure, since the task may be what kills them. */
  runners_lost: z.int().default(0),
  /** Failed iterations, newest last, for the failure context; bounded by `max_retries`. */
  failed_iterations: z.array(z.int()).default([]),
  /** Its newest commit in the work, with its iteration and summary. */
  iteration: z.int().nullable().default(null),
  commit: z.string().nullable().default(null),
  summary: z.string().nullable().default(null),
  /** Its agent's unfinished work and refused wishes, a line each. */
  left: z.array(z.string()).default([]),
  /** Earlier commits, oldest first, with which the task was not complete. */
  parts: z.array(TaskCommit).default([]),
  /** The iteration that found nothing left to do, if the task is done without a commit of that iteration. */
  closed: z.int().nullable().default(null),
  /** Set if done without a change: who agreed, or that a model verified it, and the work at that time. */
  unchanged: z.object({ by: z.string(), verified: z.boolean(), work: z.string() }).nullable().default(null),
  /** It waits for a person's decision: the iteration, and the reason of its agent or, with `by`, of the engine. */
  given_up: z
    .object({ iteration: z.int(), why: z.string(), by: z.literal('ralph').optional() })
    .nullable()
    .default(null),
  /** Failures in a row, oldest first, since its last success or a person's comment. */
  failures: z.array(Failure).default([]),
  recent_failures: z.array(RecentFailure).default([]),
  stuck: Stuck.nullable().default(null),
  /** Questions of its agents instead of a change, oldest first. */
  questions: z.array(z.string()).default([]),
  /** Conflicts of its changes with what landed in the meantime, since its newest commit. */
  rebases: z.int().default(0),
  /** The change in conflict, for the attempt that resolves it. */
  rebase: z
    .object({ iteration: z.int(), candidate: z.string(), fingerprint: z.string().optional() })
    .nullable()
    .default(null),
  /** A machine was lost during parallel attempts, this task's among them: its next one runs alone. */
  alone: z.boolean().default(false),
  /** Attempts held back by a call before them, since the last agent call. */
  held_back: z.int().default(0),
  usd: z.number().default(0),
  /** Of its agents' calls. */
  duration_ms: z.number().default(0),
  /** Of its attempts from start to end, with checks, reviews and waits for machines; 0 in older runs. */
  time_ms: z.number().default(0),
})
export type TaskState = z.infer<typeof TaskState>

/** Counters and statuses of the run; nothing grows with its past. `core/run/stored/run-files.ts` writes it. */
export const RunState = z.object({
  schema: z.literal(stateSchemaVersion),
  run: z.string(),
  plan: z.string(),
  plan_source: z.string(),
  plan_file: z.string().nullable().default(null),
  /** The format of the plan; an edit that changes it is refused. */
  plan_format: z.string().nullable().default(null),
  /** The person to notify. */
  started_by: z.string().nullable().default(null),
  issue: z.int().nullable().default(null),
  /** The base's commit in the work: from the start of the run, or the newest merge. */
  base: z.string(),
  /** Null if HEAD was detached at the start: then any HEAD counts as the base. */
  base_branch: z.string().nullable().default(null),
  work_branch: z.string(),
  remote: z.string(),
  /** Settings at the start, kept by later jobs that do not state them. Null for a run of an older version. */
  rules: Rules.nullable().default(null),
  /** The queue's folder, whose folders show the plan's progress; null outside of a queue. */
  queue: z.string().nullable().default(null),
  started: z.iso.datetime(),
  updated: z.iso.datetime(),
  /** Tip of the work branch as the run knows it. */
  work: z.string(),
  /** The pull requests of the work, oldest first: the end of each, and its first iteration. The newest has no end. */
  slices: z
    .array(
      z.object({
        milestone: z.string().nullable(),
        iteration: z.int(),
        end: z.string().nullable(),
        /** Of its commits, once it has ended. */
        lines: z.int().optional(),
        merged: z.literal(true).optional(),
        /** Its newest own commit, if the base was merged into it and not into the part above. */
        own_end: z.string().optional(),
        /** Checks of its end after a merge of the base: null until they have run, then the names of the failed ones. */
        red: z.array(z.string()).nullable().optional(),
        said: SaidByRed.optional(),
      }),
    )
    .default([]),
  /** Set until a person, or the base, has resolved it. */
  stack_conflict: StackConflict.nullable().default(null),
  /** Lines to review since the newest slice began. */
  lines: z.int().default(0),
  epoch: z.int(),
  lease: Lease.nullable(),
  /** The highest iteration number so far. */
  iteration: z.int(),
  /** The running attempt, if they run one at a time. */
  current: OpenAttempt.nullable(),
  /** The parallel attempts, in the order in which they began; candidates in that of the train. */
  lanes: z.array(LaneAttempt).default([]),
  /** Why no further parallel attempt begins; until one does. */
  lanes_limited: z.string().nullable().default(null),
  confined: Confined.nullable().default(null),
  /** Work delegated to another job of the workflow run that holds the lease. */
  handed: HandedOn.nullable().default(null),
  tasks: z.record(z.string(), TaskState),
  baseline: z
    .object({
      commit: z.string(),
      checks: z.string(),
      red: z.array(z.string()),
      accepted: z.boolean(),
      confined: z.array(RedConfined).optional(),
      /** Number of checks whose failure blocks a commit; unknown in older runs. */
      counting: z.int().optional(),
    })
    .nullable(),
  /** The task that resolves the conflict with this base, until the work contains that base. */
  merging: z
    .object({ task: z.string(), base: z.string(), files: z.array(z.string()), total: z.int() })
    .nullable()
    .default(null),
  /** Commits on the work branch without a task, until the checks have passed on them. */
  unproven: z.object({ commit: z.string(), why: z.string() }).nullable().default(null),
  /** The newest five arrivals of such commits that change protected files, newest first. */
  steered: z
    .array(z.object({ from: z.string(), to: z.string(), paths: z.array(z.string()), total: z.int() }))
    .default([]),
  /** Changes of steering files while an agent ran that may have reached them; the newest five. */
  doubted: z.array(z.object({ paths: z.array(z.string()), plan_source: z.string().nullable() })).default([]),
  /** Repeated set-ups, with the newest iteration at that time; the newest three, newest first. */
  set_ups: z.array(z.object({ iteration: z.int(), why: z.string() })).default([]),
  /** Refused connections, with the newest iteration at that time; the newest twenty, newest first. */
  network_refused: z.array(z.object({ iteration: z.int(), ...NetworkRefusal.shape })).default([]),
  /** The newest thirty ended attempts, oldest first, for charts. */
  timeline: z
    .array(
      z.object({
        iteration: z.int(),
        task: z.string(),
        started: z.iso.datetime(),
        ended: z.iso.datetime(),
        outcome: z.enum(['passed', 'failed', 'interrupted']),
        usd: z.number(),
      }),
    )
    .default([]),
  /** The newest four successes, newest first: the previous handoff and the three one-liners before it. */
  recent: z.array(z.object({ iteration: z.int(), task: z.string(), summary: z.string() })),
  usage: Usage,
  /** The part for calls around the coding agent, by role; a pass is `pass:` and its name. */
  around: z.record(z.string(), RoleSpent).default({}),
  /** USD of the newest attempts that count, newest first, to estimate the next one. */
  costs: z.array(z.number()).default([]),
  /** Number of jobs that worked on the run, and how long the ended ones held it. */
  runner: z.object({ jobs: z.int(), ms: z.number() }).default({ jobs: 0, ms: 0 }),
  /** Budgets whose warning was sent; a job's are dropped when the next job begins. */
  warned: z.array(BudgetUse).default([]),
  counts: z.object({
    succeeded: z.int(),
    failed: z.int(),
    interrupted: z.int(),
    synthetic: z.int(),
    refused_amendments: z.int(),
  }),
  /** The same normalised failure in a row, over all tasks. */
  breaker: z.object({ fingerprint: z.string(), count: z.int(), why: z.string() }).nullable(),
  waiting: z.object({ until: z.iso.datetime(), why: z.string(), count: z.int() }).nullable(),
  /** Set by an operator, or for a stuck task, which is then named; no job works until it is lifted. */
  paused: z.object({ by: z.string(), why: z.string(), task: z.string().optional() }).nullable(),
  /** Settings that are no rules and that operators changed, by name, as written. */
  overrides: z.record(z.string(), z.string()).default({}),
  /** The newest twenty orders with their outcome, newest first. */
  commands: z
    .array(
      z.object({
        at: z.iso.datetime(),
        by: z.string(),
        text: z.string(),
        /** Why it was refused or failed. */
        refused: z.string().nullable(),
        /** A whole job has run since: reports leave it out. */
        told: z.boolean().optional(),
      }),
    )
    .default([]),
  /** A commit that passed its checks and waits for approval; nothing else is worked on until then. */
  awaiting: z
    .object({
      iteration: z.int(),
      task: z.string(),
      commit: z.string(),
      checkpoint: z.string(),
      summary: z.string(),
      turned_green: z.array(z.string()),
      part: Part.optional(),
      left: z.array(z.string()).optional(),
      handoff_bytes: z.int().optional(),
      lines: z.int().optional(),
    })
    .nullable(),
  /** Iterations whose commits will be reverted, oldest order first. */
  undos: z.array(z.object({ undoes: z.int(), by: z.string(), why: z.string(), reopen_dependents: z.boolean() })),
  /** Of one task or, if null, the next. Kept until an attempt with it passed, or three failed. */
  hints: z.array(
    z.object({
      id: z.string(),
      by: z.string(),
      text: z.string(),
      task: z.string().nullish(),
      attempts: z.int().optional(),
    }),
  ),
  /** Tasks that reviewers asked for, with the places where their commits are reported. */
  follow_ups: z
    .array(z.object({ task: z.string(), url: z.string().nullable(), threads: z.array(z.string()) }))
    .default([]),
  /** Entries oldest first, also those that no longer count. */
  knowledge: z.array(Knowledge).default([]),
  inherited: z.array(z.string()).default([]),
  compaction: Compaction.default(nothingToIndex),
  /** The newest iteration reviewed by a post. */
  looked_back: z.int().default(0),
  /** The newest prompts with the tokens of their first requests, newest first. */
  measured: z.array(MeasuredPrompt).default([]),
  /** Ids of the hints that the running attempt has read. */
  told: z.array(z.string()),
  /** The newest five requests by agents for a person's review, newest first. */
  reviews: z.array(z.object({ iteration: z.int(), task: z.string(), why: z.string() })),
  /** Agents' doubts and questions: the newest five, newest first, one for a task. */
  signals: z.array(Signals).default([]),
  /** Unanswered: nothing is built on the task; with a `question` it is not attempted either. */
  asks: z
    .array(z.object({ iteration: z.int(), task: z.string(), why: z.string(), question: AgentQuestion.optional() }))
    .default([]),
  /** The newest five reviews, newest first. */
  reviewed: z
    .array(
      z.object({
        iteration: z.int(),
        task: z.string(),
        verdict: Review.shape.verdict.nullable(),
        findings: z.int(),
        summary: z.string(),
      }),
    )
    .default([]),
  /** Passes that wait for the next job with an agent, oldest iteration first. */
  owed: z.array(OwedPasses).default([]),
  /** Evidence that the plan is complete, for the newest commit that was called complete. */
  evidence: z.preprocess(summaryToday, EvidenceSummary.nullable()).default(null),
  counsel: CounselState.default(noCounsel),
  /** Changes of the newest iterations to their own checks, newest first. */
  touched: z.array(Touched).default([]),
  /** Parts of the current plan file that the run did not adopt. */
  refused_edits: z.array(RefusedEdit).default([]),
  /** Unusable edits, until they are fixed; at most one for a file. */
  unusable_edits: z.array(UnusableEdit).default([]),
  last_agent_start: z.iso.datetime().nullable(),
  stop: StopReason.nullable(),
  /** The workflow whose next job the newest one starts, since it met a limit of its own. */
  next_job: z.string().nullable().default(null),
  /** The newest job had such a reason, and a later order has made it void. */
  ended_in_order: z.boolean().default(false),
})
export type RunState = z.infer<typeof RunState>

/**
 * `run.json`: the state. With the second and the fourth number, `tasks` holds only the records that differ from
 * `tasks.json`; with the third and the fourth, `knowledge` only the entries that differ from `knowledge-index.json`.
 * Above the fourth number, attempts are open in lanes.
 */
export const RunFile = RunState.extend({
  schema: z.literal([
    stateSchemaVersion,
    gatheredSchemaVersion,
    (stateSchemaVersion + indexedBy) as 3,
    (gatheredSchemaVersion + indexedBy) as 4,
    (stateSchemaVersion + lanedBy) as 5,
    (gatheredSchemaVersion + lanedBy) as 6,
    (stateSchemaVersion + indexedBy + lanedBy) as 7,
    (gatheredSchemaVersion + indexedBy + lanedBy) as 8,
  ]),
})
export type RunFile = z.infer<typeof RunFile>

/** `tasks.json`: the records of a long plan's tasks when they were last gathered. */
export const GatheredTasks = z.object({
  schema: z.literal(gatheredSchemaVersion),
  tasks: z.record(z.string(), TaskState),
})
export type GatheredTasks = z.infer<typeof GatheredTasks>
