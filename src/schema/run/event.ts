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

/** Why an attempt ended without being the task's failure (docs/design.md#how-an-agent-call-ends): nothing is counted against it. */
export const InterruptCause = z.enum([
  'runner_lost',
  /** Its process, and not the runner: 137 or 143, as when memory runs out. */
  'agent_killed',
  'cancelled',
  'usage_limit',
  'overloaded',
  'billing',
  'auth',
  /** Somebody pushed to the work branch before the agent was called. */
  'work_moved',
  /** The run's money was used up in the middle of the attempt. */
  'budget',
  /** A call before its agent's said that it must not begin: `context_directive` says what instead. */
  'held_back',
  /** It changed nothing and asks a person: the task waits for the answer. */
  'asked',
  /** Its change does not go with what landed meanwhile: the next attempt works on that. */
  'rebase',
  /** A full disk, an unreachable remote, a missing program: the machine's fault. */
  'infrastructure',
])
export type InterruptCause = z.infer<typeof InterruptCause>

const passed = {
  iteration,
  task,
  commit: oid,
  summary: z.string(),
  handoff: HandoffSource,
  /** What the index will have to take in; unknown of older programs. */
  handoff_bytes: z.int().optional(),
  usage: Usage,
  duration_ms: z.number(),
  flaky: z.array(z.string()),
  /** Checks of the baseline's red list that pass now; from here on they count. */
  turned_green: z.array(z.string()),
  /** The task goes on after this commit. */
  part: Part.optional(),
  /** What it leaves undone of a task that is done, in one line each: for whoever plans what comes next. */
  left: z.array(z.string()).optional(),
  /** Lines that a reviewer reads, generated and lock files apart; only if pull requests show the run. */
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
    /** Null where HEAD was detached. */
    base_branch: z.string().nullable().default(null),
    work_branch: z.string(),
    remote: z.string(),
    /** SHA-256 of the plan source that was taken over. */
    plan_source: z.string(),
    /** As a job names it: what a tick hands to the next one. */
    plan_file: z.string().nullable().default(null),
    /** Which reader of plans read it; null if a setting names the format, and if the plan is no file. */
    plan_format: z.string().nullable().default(null),
    /** Account of the person who began the run at GitHub; null where that is not known or was nobody. */
    started_by: z.string().nullable().default(null),
    /** The issue that was named for it; null where ralph makes one, or there is none. */
    issue: z.int().nullable().default(null),
    rules: Rules.nullable().default(null),
    /** The folder of the queue that it belongs to. */
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
    /** Characters of its prompt. */
    prompt_chars: z.int().optional(),
    /** Where several are under way together: its workspace, and USD that its calls may use. */
    in_lane: z.object({ lane: z.int(), reserved_usd: z.number(), reserved_tokens: z.int().optional() }).optional(),
  }),
  /** What its agent left waits in the train to be checked on what lands before it. */
  AttemptCaptured,
  LanesLimited,
  z.object({
    type: z.literal('attempt_succeeded'),
    at,
    ...passed,
    /** Null where its parts were all that the task needed. */
    commit: oid.nullable(),
  }),
  /** The next commit begins a pull request for this milestone, its first or a further one; the commits before it end at `from`. Null: for no milestone. */
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
    /** What its agent says that it did. */
    tried: z.string().optional(),
    /** Equal for failures that are the same but for numbers, paths and times; feeds the circuit breaker. */
    fingerprint: z.string(),
    handoff: HandoffSource.nullable(),
    usage: Usage,
    duration_ms: z.number(),
    /** Commit that keeps the rejected tree reachable, where there was one. */
    rejected: oid.nullable(),
    /** No retry is left: the task is failed. */
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
    /** When it makes sense to go on, where that is known. */
    until: at.nullable(),
    usage: Usage,
    duration_ms: z.number(),
    /** Others were under way beside it, so that nobody knows whose fault it is. */
    beside: yes.optional(),
    /** Of a rebase: the commit with its change, for the next attempt, and how its checks failed. */
    ...{ candidate: oid.optional(), fingerprint: z.string().optional() },
  }),
  /** The iteration goes on in another job: its state waits there for what the workflow's own jobs and steps say. */
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
    /** What depends on the task waits until a person has answered. */
    holds: z.boolean().optional(),
    /** Nothing was changed: the task itself waits. */
    question: AgentQuestion.optional(),
  }),
  /** A verifier does not agree that a task needs no change: a person decides. */
  z.object({ type: z.literal('unchanged_doubted'), at, iteration, task, why: z.string() }),
  /** A person or a verifier agreed that a task needs no change: it is done without one. */
  z.object({
    type: z.literal('unchanged_accepted'),
    at,
    iteration,
    task,
    by: z.string(),
    why: z.string(),
    /** A model verified it, and no person was asked. */
    verified: yes.optional(),
  }),
  /** What depends on the task may go on. */
  z.object({ type: z.literal('review_answered'), at, task, by: z.string() }),
  ServerTrouble,
  /** Set-up had run before, and ran again for this reason. */
  z.object({ type: z.literal('set_up_again'), at, iteration: z.int(), why: z.string() }),
  /** What confined programs were refused by their network, as far as it was not said before in this job. */
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
  /** Ignored files that the agent changed, made or removed: no diff shows them, and checks may depend on them. */
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
  /** The engine moved the plan's file in the folders of its queue, by a commit of its own. */
  z.object({
    type: z.literal('queue_moved'),
    at,
    from: oid,
    to: oid,
    place: z.enum(['current', 'complete']),
    file: z.string(),
  }),
  /** Files that steer the run were changed while an agent ran that may have reached them; of the plan, as it is now. */
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
  /** A job was told not to wait for the provider any longer: a limit was lifted early, or it comes with another key. */
  z.object({ type: z.literal('wait_lifted'), at }),
  SettingChanged,
  RulesChanged,
  z.object({ type: z.literal('skip_task'), at, task, by: z.string(), why: z.string() }),
  z.object({ type: z.literal('task_reopened'), at, task, by: z.string() }),
  /** The hints that the attempt's prompt holds. */
  z.object({ type: z.literal('hints_told'), at, iteration, ids: z.array(z.string()) }),
  /** The checks passed, and the commit waits for a person: it is reachable from the state, and not on the work branch. */
  z.object({
    type: z.literal('attempt_held'),
    at,
    ...passed,
    /** What the commit was made on. */
    checkpoint: oid,
    /** Of an attempt in a lane: the digest of its change, and the commit of it that was approved before others landed. */
    patch: z.string().optional(),
    approved_before: oid.optional(),
  }),
  AttemptApproved,
  AttemptRejected,
  z.object({
    type: z.literal('undo_ordered'),
    at,
    /** The iteration whose commit is to be taken back. */
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
    /** The other iterations of the task, whose commits went with it. */
    also: z.array(iteration).default([]),
    /** Whether the task is to be done again; one that failed or was given up is not begun anew by this. */
    opens: z.boolean().default(true),
    /** The reverting commit; null where nothing of the change was left on the work branch. */
    commit: oid.nullable(),
    by: z.string(),
    why: z.string(),
    /** Done tasks that build on it. */
    dependents: z.array(task),
    /** Those of them that are opened again. */
    reopened: z.array(task),
  }),
  z.object({
    type: z.literal('undo_failed'),
    at,
    iteration,
    undoes: iteration,
    why: z.string(),
    /** Commit that keeps the refused tree reachable, where there was one. */
    rejected: oid.nullable(),
  }),
  z.object({
    type: z.literal('note'),
    at,
    id: z.string(),
    by: z.string(),
    text: z.string(),
    /** Whose attempts read it; null: those of whichever task is next. Older logs do not say. */
    task: task.nullable().optional(),
  }),
  /** Four fifths of a budget are used; said once for each limit, so that a person can still choose. */
  z.object({ type: z.literal('budget_warning'), at, ...BudgetUse.shape }),
  z.object({
    type: z.literal('run_stopped'),
    at,
    reason: StopReason,
    /** The workflow whose next job this one starts, as it met a limit of its own. */
    starts_next: z.string().optional(),
  }),
])
export type RunEvent = z.infer<typeof RunEvent>
export type EventOf<T extends RunEvent['type']> = Extract<RunEvent, { type: T }>
