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

/** Raised when an older program could misread what a newer one writes; a newer number is refused (failure model I10). */
export const stateSchemaVersion = 1
/** Of a `run.json` that lacks the records that `tasks.json` holds: a program that does not know that file must refuse it. */
export const gatheredSchemaVersion = 2
/** What is added to either number where `knowledge-index.json` holds what is known. */
export const indexedBy = 2
/** What is added to those where attempts are open in lanes: a program that knows one attempt at a time would lose them. */
export const lanedBy = 4

/** An attempt that has begun and has not ended. */
const OpenAttempt = z.object({
  iteration: z.int(),
  task: z.string(),
  attempt: z.int(),
  checkpoint: z.string(),
  started: z.iso.datetime(),
  prompt_chars: z.int().optional(),
})
export type OpenAttempt = z.infer<typeof OpenAttempt>

/** One of several under way together, each in a workspace of its own. */
const LaneAttempt = OpenAttempt.extend({
  /** Of its workspace, from 0. */
  lane: z.int(),
  /** USD of the run's budget that its calls may use. */
  reserved_usd: z.number(),
  /** The same of its tokens, if the run has such a budget. */
  reserved_tokens: z.int().optional(),
  /** Ids of the hints that it has read. */
  told: z.array(z.string()).default([]),
  /** What its agent left, on the checkpoint: it waits in the train to be checked and to land. */
  candidate: z.string().nullable().default(null),
  /** Its checks have passed, and a person is asked; with `approved_by` it is in the train again. */
  held: z
    .object({
      commit: z.string(),
      /** What the commit was made on. */
      checkpoint: z.string(),
      summary: z.string(),
      part: Part.optional(),
      /** Of the change without what the engine writes: the same change elsewhere has the same digest. */
      patch: z.string(),
      /** The commit that a person approved, where the change came to another one on what landed since. */
      approved_before: z.string().optional(),
      approved_by: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** How often the job that was to check it came to no end. */
  checks_lost: z.int().default(0),
})
export type LaneAttempt = z.infer<typeof LaneAttempt>

/** What is as it was at the start is not written: of 5,000 tasks most lines are short. */
export const TaskState = z.object({
  status: TaskStatus,
  /** Null of a task that a person wrote, or has changed since. */
  added_by: z.literal('agent').nullable().default(null),
  /** Attempts that count against `max_retries`; interrupted ones do not. */
  failed_attempts: z.int().default(0),
  /** Runners lost in a row on this task; too many of them count as a failure, since the task may be what kills them. */
  runners_lost: z.int().default(0),
  /** Iterations whose attempt failed, newest last, for the failure context; bounded by `max_retries`. */
  failed_iterations: z.array(z.int()).default([]),
  /** Its newest commit that is part of the work, with the iteration that made it and what that says of it. */
  iteration: z.int().nullable().default(null),
  commit: z.string().nullable().default(null),
  summary: z.string().nullable().default(null),
  /** What its agent did not come to, or wanted and was refused, in one line each. */
  left: z.array(z.string()).default([]),
  /** The commits before that one, oldest first: the task was not complete with them. */
  parts: z.array(TaskCommit).default([]),
  /** The iteration that found nothing left to do, where the task is done without a commit of that one. */
  closed: z.int().nullable().default(null),
  /** Set while the task is done without a change: who agreed, or that a model verified it instead, and the work as it then was. */
  unchanged: z.object({ by: z.string(), verified: z.boolean(), work: z.string() }).nullable().default(null),
  /** Nobody goes on with it before a person decides: the iteration, and the reason of its agent or, where `by` says so, ours. */
  given_up: z
    .object({ iteration: z.int(), why: z.string(), by: z.literal('ralph').optional() })
    .nullable()
    .default(null),
  /** The newest failures in a row, oldest first, since it got on or a person said something about it. */
  failures: z.array(Failure).default([]),
  /** Its newest failures, oldest first, until it is done. */
  recent_failures: z.array(RecentFailure).default([]),
  stuck: Stuck.nullable().default(null),
  /** What its agents asked instead of changing anything, oldest first. */
  questions: z.array(z.string()).default([]),
  /** How often a change of its did not go with what landed meanwhile, since its newest commit. */
  rebases: z.int().default(0),
  /** That change, for the attempt that brings it together with what landed. */
  rebase: z
    .object({ iteration: z.int(), candidate: z.string(), fingerprint: z.string().optional() })
    .nullable()
    .default(null),
  /** A machine was lost with several attempts of which this task's was one: the next one has no other beside it. */
  alone: z.boolean().default(false),
  /** Attempts that a call before them held back, since the last one whose agent was called. */
  held_back: z.int().default(0),
  usd: z.number().default(0),
  /** Of its agents' calls. */
  duration_ms: z.number().default(0),
  /** Of its attempts from their start to their end, with checks, reviews and waits for machines; 0 of older runs. */
  time_ms: z.number().default(0),
})
export type TaskState = z.infer<typeof TaskState>

/** All counters and statuses of the run, and nothing that grows with its past. `core/run/run-files.ts` says how it is written. */
export const RunState = z.object({
  schema: z.literal(stateSchemaVersion),
  run: z.string(),
  plan: z.string(),
  plan_source: z.string(),
  plan_file: z.string().nullable().default(null),
  /** Which reader of plans reads the plan; an edit that changes it is refused. */
  plan_format: z.string().nullable().default(null),
  /** Who is told when a person is needed. */
  started_by: z.string().nullable().default(null),
  issue: z.int().nullable().default(null),
  /** The commit of the base that the work holds: the start of the run, or the newest merge. */
  base: z.string(),
  /** Null where HEAD was detached at the start: then any HEAD counts as the base. */
  base_branch: z.string().nullable().default(null),
  work_branch: z.string(),
  remote: z.string(),
  /** How the run was started: a later job that is told less goes on with it. Null of a run that an older program began. */
  rules: Rules.nullable().default(null),
  /** The folder of the queue whose folders say where the plan stands; null of a run outside of any. */
  queue: z.string().nullable().default(null),
  started: z.iso.datetime(),
  updated: z.iso.datetime(),
  /** Tip of the work branch as the run knows it. */
  work: z.string(),
  /** The work cut into pull requests, oldest first: where each ends, from which iteration it goes on. The newest has no end. */
  slices: z
    .array(
      z.object({
        milestone: z.string().nullable(),
        iteration: z.int(),
        end: z.string().nullable(),
        /** Of its commits, once it has ended. */
        lines: z.int().optional(),
        /** The base holds it. */
        merged: z.literal(true).optional(),
        /** The newest of its own commits, if the base was merged into it and not into the part above. */
        own_end: z.string().optional(),
        /** Of its end, if the base was merged into it: null until the checks have run there, then the names of the red ones. */
        red: z.array(z.string()).nullable().optional(),
        said: SaidByRed.optional(),
      }),
    )
    .default([]),
  /** Set until a person, or the base, has resolved it. */
  stack_conflict: StackConflict.nullable().default(null),
  /** Lines to review of the commits since the newest slice began. */
  lines: z.int().default(0),
  epoch: z.int(),
  lease: Lease.nullable(),
  /** The newest iteration number that was given out. */
  iteration: z.int(),
  /** The attempt under way where there is one at a time. */
  current: OpenAttempt.nullable(),
  /** The attempts under way where there are several together, in the order in which they began; candidates in that of the train. */
  lanes: z.array(LaneAttempt).default([]),
  /** Why no further attempt begins beside those under way; until one does. */
  lanes_limited: z.string().nullable().default(null),
  /** What the newest agent worked in. */
  confined: Confined.nullable().default(null),
  /** What waits for another job of the workflow run that holds the lease. */
  handed: HandedOn.nullable().default(null),
  tasks: z.record(z.string(), TaskState),
  baseline: z
    .object({
      commit: z.string(),
      checks: z.string(),
      red: z.array(z.string()),
      accepted: z.boolean(),
      /** Those of `red` that are green without a confinement. */
      confined: z.array(RedConfined).optional(),
      /** Checks whose failure keeps a commit out; unknown of older runs. */
      counting: z.int().optional(),
    })
    .nullable(),
  /** The task that resolves the conflict with this base, until the work holds that base. */
  merging: z
    .object({ task: z.string(), base: z.string(), files: z.array(z.string()), total: z.int() })
    .nullable()
    .default(null),
  /** What came onto the work branch without a task, until the checks have passed on it. */
  unproven: z.object({ commit: z.string(), why: z.string() }).nullable().default(null),
  /** The newest five arrivals of commits that no task made and that change protected files, newest first. */
  steered: z
    .array(z.object({ from: z.string(), to: z.string(), paths: z.array(z.string()), total: z.int() }))
    .default([]),
  /** Changes of files that steer the run, made while an agent ran that may have reached them; the newest five. */
  doubted: z.array(z.object({ paths: z.array(z.string()), plan_source: z.string().nullable() })).default([]),
  /** Why set-up ran again, and the newest iteration by then; the newest three, newest first. */
  set_ups: z.array(z.object({ iteration: z.int(), why: z.string() })).default([]),
  /** What the network refused, and the newest iteration by then; the newest twenty, newest first. */
  network_refused: z.array(z.object({ iteration: z.int(), ...NetworkRefusal.shape })).default([]),
  /** The newest thirty attempts that have ended, oldest first, for pictures. */
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
  /** What of that went to calls around the coding agent, by role; a pass has `pass:` and its name. The rest is the coding agent's. */
  around: z.record(z.string(), RoleSpent).default({}),
  /** USD of the newest attempts that count, newest first: what the next one will probably cost. */
  costs: z.array(z.number()).default([]),
  /** Jobs that worked on the run, and how long those held it that have ended. */
  runner: z.object({ jobs: z.int(), ms: z.number() }).default({ jobs: 0, ms: 0 }),
  /** Budgets that people were told are nearly used; those of a job are forgotten when the next one begins. */
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
  /** Set by an operator, or where a task is stuck, which is then named; no job works until it is lifted. */
  paused: z.object({ by: z.string(), why: z.string(), task: z.string().optional() }).nullable(),
  /** Settings that are no rules and that operators changed, by name, as they wrote them. */
  overrides: z.record(z.string(), z.string()).default({}),
  /** The newest twenty orders and what became of each, newest first. */
  commands: z
    .array(
      z.object({
        at: z.iso.datetime(),
        by: z.string(),
        text: z.string(),
        /** Why it was refused, or could not be carried out. */
        refused: z.string().nullable(),
        /** A whole job has begun and ended since: reports have said it for long enough. */
        told: z.boolean().optional(),
      }),
    )
    .default([]),
  /** A commit that passed its checks and waits for a person's word; nothing else is worked on until then. */
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
  /** Iterations whose commits are to be taken back, oldest order first. */
  undos: z.array(z.object({ undoes: z.int(), by: z.string(), why: z.string(), reopen_dependents: z.boolean() })),
  /**
   * What operators want an agent to know, of this task or, where that is null, whichever is next; each is told until an
   * attempt has passed that read it, or three have failed. Without `attempts` it is an older program's, told once.
   */
  hints: z.array(
    z.object({
      id: z.string(),
      by: z.string(),
      text: z.string(),
      task: z.string().nullish(),
      attempts: z.int().optional(),
    }),
  ),
  /** Tasks that reviewers asked for, each with the places where its commit is to be told. */
  follow_ups: z
    .array(z.object({ task: z.string(), url: z.string().nullable(), threads: z.array(z.string()) }))
    .default([]),
  /** What is known, oldest first, with what does not count any more. */
  knowledge: z.array(Knowledge).default([]),
  /** Older plans whose knowledge was taken over. */
  inherited: z.array(z.string()).default([]),
  compaction: Compaction.default(nothingToIndex),
  /** The newest iteration that a post has looked back at. */
  looked_back: z.int().default(0),
  /** The newest prompts and the tokens that their first requests had, newest first. */
  measured: z.array(MeasuredPrompt).default([]),
  /** Ids of the hints that the attempt under way has read. */
  told: z.array(z.string()),
  /** The newest five requests of an agent that a person look at its work, newest first. */
  reviews: z.array(z.object({ iteration: z.int(), task: z.string(), why: z.string() })),
  /** Where agents are not sure of their work, or left questions: the newest five, newest first, one for a task. */
  signals: z.array(Signals).default([]),
  /** Those that wait for an answer: until then nothing is built on the task; with a `question` it is not attempted itself. */
  asks: z
    .array(z.object({ iteration: z.int(), task: z.string(), why: z.string(), question: AgentQuestion.optional() }))
    .default([]),
  /** What the newest five reviews of a reviewer said, newest first. */
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
  /** Passes that wait for the next agent's job, oldest iteration first. */
  owed: z.array(OwedPasses).default([]),
  /** What shows that the plan is complete, as of the newest commit that somebody called so. */
  evidence: z.preprocess(summaryToday, EvidenceSummary.nullable()).default(null),
  counsel: CounselState.default(noCounsel),
  /** What the newest iterations changed of what their checks run, newest first. */
  touched: z.array(Touched).default([]),
  /** What of the plan file as it was taken over last is not taken. */
  refused_edits: z.array(RefusedEdit).default([]),
  /** Edits that cannot be used, until they are mended; at most one for a file. */
  unusable_edits: z.array(UnusableEdit).default([]),
  last_agent_start: z.iso.datetime().nullable(),
  stop: StopReason.nullable(),
  /** The workflow whose next job the newest one starts, as it met a limit of its own. */
  next_job: z.string().nullable().default(null),
  /** The newest job had such a reason, and an order that took effect since has made it void. */
  ended_in_order: z.boolean().default(false),
})
export type RunState = z.infer<typeof RunState>

/**
 * `run.json`: the state. With the second and the fourth number, `tasks` holds only the records that are not as
 * `tasks.json` has them; with the third and the fourth, `knowledge` only the entries that are not as
 * `knowledge-index.json` has them. Above the fourth number attempts are open in lanes.
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

/** `tasks.json`: the records of a long plan's tasks as they were when they were last gathered. */
export const GatheredTasks = z.object({
  schema: z.literal(gatheredSchemaVersion),
  tasks: z.record(z.string(), TaskState),
})
export type GatheredTasks = z.infer<typeof GatheredTasks>
