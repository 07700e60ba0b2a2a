import { z } from 'zod'
import { AgentCalled, ContextDirective, FailurePattern, PreparedPromptRefused } from '../agent/context-agent.ts'
import { HandoffSource, SignalsGiven } from '../agent/handoff.ts'
import { ServerTrouble } from '../agent/mcp-server.ts'
import { PassesBegun, PassesOwed, PassMade } from '../agent/pass.ts'
import { IterationReviewed } from '../agent/review.ts'
import { Usage } from '../agent/usage.ts'
import { ConfinementStated } from '../check/confinement.ts'
import { NetworkRefusal } from '../check/network-refusal.ts'
import { ConsensusSaid } from '../counsel/consensus.ts'
import { CompletionJudged, CounselBegun, CounselCalled, CounselInterrupted, CounselLost } from '../counsel/counsel.ts'
import { EvidenceGathered } from '../counsel/evidence.ts'
import { CounselAnswered, PlanReviewed } from '../counsel/plan-review.ts'
import {
  AgentsMdDue,
  AgentsMdEnded,
  AgentsMdLeft,
  Forgotten,
  KnowledgeChanged,
  KnowledgeInherited,
  KnowledgeRefused,
  Remembered,
} from '../knowledge/events.ts'
import {
  AmendmentAccepted,
  ConflictTaskAdded,
  ConflictTaskEnded,
  FollowUpAdded,
  FollowUpAnswered,
} from '../plan/events.ts'
import { Amendment, TaskStatus } from '../plan/plan.ts'
import { AttemptApproved, AttemptRejected } from './approval-events.ts'
import { AgentQuestion, FailureCause, Part, SaidByRed, StuckDetected } from './attempts.ts'
import { BudgetUse } from './budget.ts'
import { BaselineFinished, ChecksTouched } from './check-events.ts'
import { About } from './control.ts'
import { HandedOn } from './dossier.ts'
import { EditMended, EditUnusable, PlanChanged, PlanFormatRecorded } from './edit-events.ts'
import { RunImported } from './imported.ts'
import { AttemptCaptured, LanesLimited } from './lane-events.ts'
import { LeaseHolder } from './lease.ts'
import { Rules, RulesChanged, SettingChanged } from './rules.ts'
import {
  BaseMerged,
  MilestoneBegun,
  PartChecked,
  PartsMerged,
  StackConflictEnded,
  StackConflicted,
  WorkMoved,
} from './stack-events.ts'
import { StopReason } from './stop-reason.ts'

const yes = z.literal(true)
const at = z.iso.datetime()
const task = z.string()

const oid = z.string()
const iteration = z.int()

/** Why an attempt ended without counting as the task's failure (docs/design.md#how-an-agent-call-ends). */
export const InterruptCause = z.enum([
  'runner_lost',
  /** Its process was killed, not the runner: 137 or 143, as when memory runs out. */
  'agent_killed',
  'cancelled',
  'usage_limit',
  'overloaded',
  'billing',
  'auth',
  /** Somebody pushed to the work branch before the agent was called. */
  'work_moved',
  /** The run's money was used up during the attempt. */
  'budget',
  /** A call before the agent's forbade it: see `context_directive`. */
  'held_back',
  'asked',
  /** Its change conflicts with what landed in the meantime: the next attempt resolves that. */
  'rebase',
  /** The machine's fault: a full disk, an unreachable remote, a missing program. */
  'infrastructure',
])
export type InterruptCause = z.infer<typeof InterruptCause>

const passed = {
  iteration,
  task,
  commit: oid,
  summary: z.string(),
  handoff: HandoffSource,
  /** Bytes for the index to read; unknown in older records. */
  handoff_bytes: z.int().optional(),
  usage: Usage,
  duration_ms: z.number(),
  flaky: z.array(z.string()),
  /** Checks that failed at the baseline and pass now; from here on they count. */
  turned_green: z.array(z.string()),
  /** Set if the task continues after this commit. */
  part: Part.optional(),
  /** What it leaves undone of a done task, a line each, for later plans. */
  left: z.array(z.string()).optional(),
  /** Lines to review, without generated and lock files; only if pull requests show the run. */
  lines: z.int().optional(),
}

/** A fact of the run: appended to `log/`, never changed. The state is the fold of these (`core/run/evolve.ts`). */
export const RunEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('run_started'),
    at,
    run: z.string(),
    plan: z.string(),
    base: oid,
    /** Null if HEAD was detached. */
    base_branch: z.string().nullable().default(null),
    work_branch: z.string(),
    remote: z.string(),
    /** SHA-256 of the adopted plan source. */
    plan_source: z.string(),
    /** As a job names it; a tick passes it to the next job. */
    plan_file: z.string().nullable().default(null),
    /** The plan's detected format; null if a setting names it, and if the plan is no file. */
    plan_format: z.string().nullable().default(null),
    /** GitHub account of the person who began the run; null if unknown or nobody. */
    started_by: z.string().nullable().default(null),
    /** The issue named for it; null if ralph opens one, or there is none. */
    issue: z.int().nullable().default(null),
    rules: Rules.nullable().default(null),
    queue: z.string().optional(),
    tasks: z.array(z.object({ id: task, status: TaskStatus, failed_attempts: z.int() })),
  }),
  z.object({ type: z.literal('lease_taken'), at, epoch: z.int(), holder: LeaseHolder }),
  z.object({ type: z.literal('lease_renewed'), at }),
  z.object({ type: z.literal('lease_released'), at }),
  ConfinementStated,
  BaselineFinished,
  z.object({
    ...{ type: z.literal('attempt_started'), at, iteration, task },
    ...{ attempt: z.int(), checkpoint: oid },
    prompt_chars: z.int().optional(),
    /** For parallel attempts: the workspace, and USD and tokens that its calls may use. */
    in_lane: z.object({ lane: z.int(), reserved_usd: z.number(), reserved_tokens: z.int().optional() }).optional(),
  }),
  /** The agent's work waits in the train to be checked on what lands before it. */
  AttemptCaptured,
  LanesLimited,
  z.object({
    type: z.literal('attempt_succeeded'),
    at,
    ...passed,
    /** Null if its parts were all that the task needed. */
    commit: oid.nullable(),
  }),
  /** The next commit begins a pull request; those before it end at `from`. Null: no milestone. */
  MilestoneBegun,
  PartChecked,
  PartsMerged,
  StackConflicted,
  StackConflictEnded,
  z.object({
    type: z.literal('attempt_failed'),
    at,
    iteration,
    task,
    cause: FailureCause,
    why: z.string(),
    said: SaidByRed.optional(),
    tried: z.string().optional(),
    /** Equal for failures that differ only in numbers, paths and times; feeds the circuit breaker. */
    fingerprint: z.string(),
    handoff: HandoffSource.nullable(),
    usage: Usage,
    duration_ms: z.number(),
    /** The commit that keeps the rejected tree reachable, if there is one. */
    rejected: oid.nullable(),
    /** No retry is left: the task has failed. */
    final: z.boolean(),
    /** Only a verifier asked for the task, and its agent found nothing to change: it is left out. */
    moot: z.boolean().optional(),
    /** It failed on what landed since it began. */
    left_train: yes.optional(),
  }),
  z.object({
    type: z.literal('attempt_interrupted'),
    at,
    iteration,
    task,
    cause: InterruptCause,
    why: z.string(),
    /** When to try again, if known. */
    until: at.nullable(),
    usage: Usage,
    duration_ms: z.number(),
    /** Others ran in parallel, so nobody knows which one is at fault. */
    beside: yes.optional(),
    /** For a rebase: the commit with its change for the next attempt, and the failure of its checks. */
    ...{ candidate: oid.optional(), fingerprint: z.string().optional() },
  }),
  /** The iteration continues in another job, which waits for the workflow's own jobs and steps. */
  z.object({ type: z.literal('handed_on'), at, ...HandedOn.shape }),
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
  z.object({
    type: z.literal('human_review_requested'),
    at,
    iteration,
    task,
    why: z.string(),
    /** Dependent tasks wait for a person's answer. */
    holds: z.boolean().optional(),
    /** Set if nothing was changed: the task itself waits. */
    question: AgentQuestion.optional(),
  }),
  /** A verifier disagrees that a task needs no change: a person decides. */
  z.object({ type: z.literal('unchanged_doubted'), at, iteration, task, why: z.string() }),
  /** A person or a verifier agreed that a task needs no change: it is done without one. */
  z.object({
    type: z.literal('unchanged_accepted'),
    at,
    iteration,
    task,
    by: z.string(),
    why: z.string(),
    /** A model verified it; no person was asked. */
    verified: yes.optional(),
  }),
  /** Dependent tasks may continue. */
  z.object({ type: z.literal('review_answered'), at, task, by: z.string() }),
  ServerTrouble,
  /** Set-up ran once more, for this reason. */
  z.object({ type: z.literal('set_up_again'), at, iteration: z.int(), why: z.string() }),
  /** A refused connection of a confined program, once per job. */
  z.object({ type: z.literal('network_refused'), at, iteration: z.int(), ...NetworkRefusal.shape }),
  z.object({ type: z.literal('agent_lingered'), at, iteration, after_ms: z.number() }),
  z.object({
    type: z.literal('prompt_cut'),
    at,
    iteration,
    section: z.string(),
    from_chars: z.int(),
    to_chars: z.int(),
  }),
  z.object({ type: z.literal('files_hidden'), at, iteration, paths: z.array(z.string()), total: z.int() }),
  /** Ignored files that the agent changed: no diff shows them, and checks may depend on them. */
  z.object({ type: z.literal('environment_changed'), at, iteration, paths: z.array(z.string()), total: z.int() }),
  AmendmentAccepted,
  ChecksTouched,
  z.object({ type: z.literal('amendment_refused'), at, iteration, amendment: Amendment, why: z.string() }),
  PlanChanged,
  PlanFormatRecorded,
  EditUnusable,
  EditMended,
  BaseMerged,
  z.object({ type: z.literal('base_renamed'), at, from: z.string(), to: z.string() }),
  ConflictTaskAdded,
  ConflictTaskEnded,
  WorkMoved,
  /** The engine moved the plan's file between the folders of its queue, in a commit of its own. */
  z.object({
    type: z.literal('queue_moved'),
    at,
    from: oid,
    to: oid,
    place: z.enum(['current', 'complete']),
    file: z.string(),
  }),
  /** Files that steer the run changed while an agent ran that may have reached them; `plan_source`: the plan now. */
  z.object({
    type: z.literal('steering_changed'),
    at,
    iteration,
    paths: z.array(z.string()),
    plan_source: z.string().nullable(),
  }),
  z.object({ type: z.literal('work_refused'), at, branch: z.string(), why: z.string(), offered: z.string() }),
  z.object({
    type: z.literal('command_taken'),
    at,
    id: z.string(),
    by: z.string(),
    text: z.string(),
    refused: z.string().nullable(),
    about: About.optional(),
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
  z.object({ type: z.literal('pause'), at, by: z.string(), why: z.string() }),
  z.object({ type: z.literal('resume'), at, by: z.string() }),
  /** A job may stop waiting for the provider: a limit was lifted early, or it has another key. */
  z.object({ type: z.literal('wait_lifted'), at }),
  SettingChanged,
  RulesChanged,
  z.object({ type: z.literal('skip_task'), at, task, by: z.string(), why: z.string() }),
  z.object({ type: z.literal('task_reopened'), at, task, by: z.string() }),
  z.object({ type: z.literal('hints_told'), at, iteration, ids: z.array(z.string()) }),
  /** The checks passed, and the commit waits for a person: reachable from the state, not on the work branch. */
  z.object({
    type: z.literal('attempt_held'),
    at,
    ...passed,
    checkpoint: oid,
    /** For an attempt in a lane: the digest of its change, and the commit that was approved before others landed. */
    patch: z.string().optional(),
    approved_before: oid.optional(),
  }),
  AttemptApproved,
  AttemptRejected,
  z.object({
    type: z.literal('undo_ordered'),
    at,
    undoes: iteration,
    by: z.string(),
    why: z.string(),
    reopen_dependents: z.boolean(),
  }),
  z.object({
    type: z.literal('undo_done'),
    at,
    iteration,
    undoes: iteration,
    task,
    /** Other iterations of the task whose commits were reverted too. */
    also: z.array(iteration).default([]),
    /** True if the task becomes open; a failed or given up task stays so. */
    opens: z.boolean().default(true),
    /** The reverting commit; null if nothing of the change was left on the work branch. */
    commit: oid.nullable(),
    by: z.string(),
    why: z.string(),
    dependents: z.array(task),
    reopened: z.array(task),
  }),
  z.object({
    type: z.literal('undo_failed'),
    at,
    iteration,
    undoes: iteration,
    why: z.string(),
    /** The commit that keeps the refused tree reachable, if there is one. */
    rejected: oid.nullable(),
  }),
  z.object({
    type: z.literal('note'),
    at,
    id: z.string(),
    by: z.string(),
    text: z.string(),
    /** The task whose attempts read it; null: the next task, whichever it is. Missing in older logs. */
    task: task.nullable().optional(),
  }),
  /** Four fifths of a budget are used; written once for each limit, while a person can still choose. */
  z.object({ type: z.literal('budget_warning'), at, ...BudgetUse.shape }),
  z.object({
    type: z.literal('run_stopped'),
    at,
    reason: StopReason,
    /** The workflow whose next job this one starts, since it met a limit of its own. */
    starts_next: z.string().optional(),
  }),
])
export type RunEvent = z.infer<typeof RunEvent>
export type EventOf<T extends RunEvent['type']> = Extract<RunEvent, { type: T }>
