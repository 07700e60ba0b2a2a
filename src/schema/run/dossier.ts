import { z } from 'zod'
import { AgentEnd, AgentSteps } from '../agent/agent-end.ts'
import { ExtractionCall, MadeCalls, PlannedCall } from '../agent/context-agent.ts'
import { Handoff, HandoffSource } from '../agent/handoff.ts'
import { ServersLeft } from '../agent/mcp-server.ts'
import { OwedCall, PassResult } from '../agent/pass.ts'
import { Reviewed } from '../agent/review.ts'
import { Usage } from '../agent/usage.ts'
import { Confined } from '../check/confinement.ts'
import { Counsel, MadeCounsel } from '../counsel/counsel.ts'
import { Task } from '../plan/plan.ts'
import { TaskCommit } from './attempts.ts'
import { StopReason } from './stop-reason.ts'

/** A part of an iteration that one job has done and another one settles (docs/design.md#several-jobs). */
export const HandedOn = z.object({
  what: z.enum(['attempt', 'baseline', 'undo', 'passes', 'counsel', 'agents_md', 'lanes', 'train']),
  /** Null if it is no iteration. */
  of: z.object({ iteration: z.int(), task: z.string() }).nullable(),
  /** The commit for the next jobs, reachable from the state; null if there is none yet. */
  commit: z.string().nullable(),
  /** Unique for each delegation. */
  nonce: z.string(),
  /** Its files are in the checkout of the delegating job. */
  laid_out: z.boolean(),
  /** Cost of the agent's call, even if nobody settles it. */
  usage: Usage,
  duration_ms: z.number(),
})
export type HandedOn = z.infer<typeof HandedOn>

export const ChangeAction = z.enum(['created', 'modified', 'deleted'])
export type ChangeAction = z.infer<typeof ChangeAction>

export const Change = z
  .object({
    path: z.string(),
    action: ChangeAction,
    /** Bytes of the new content; 0 for a deletion. */
    bytes: z.number(),
    /** Git's mode of the new entry (`100644`, `100755`, `120000`); null for a deletion. */
    mode: z.string().nullable(),
  })
  .readonly()
export type Change = z.infer<typeof Change>

const oid = z.string()
const paths = z.array(z.string()).readonly()
const listed = z.object({ paths, total: z.int() })

const LaidOut = z.object({
  /** The checked-out commit: the checkpoint, or its merge that has to be resolved. */
  start: oid,
  /** Set if the attempt resolves a merge: the other parent, and every path with conflict markers. */
  merge: z.object({ base: oid, files: paths }).nullable(),
  /** Set if it combines an earlier change with what landed since: that change, and the conflicting paths. */
  rebase: z.object({ candidate: oid, files: paths }).optional(),
})
export type LaidOut = z.infer<typeof LaidOut>

const Numbered = LaidOut.extend({
  iteration: z.int(),
  task: Task,
  attempt: z.int(),
  checkpoint: oid,
})

/** The plain data of one iteration: its phases can run in separate jobs (docs/design.md#several-jobs). */
export const Prepared = Numbered.extend({
  prompt: z.string(),
  /** Instructions of the base for the agent, such as CLAUDE.md, which its own settings would otherwise have loaded. */
  systemPrompt: z.string(),
  /** Calls before the agent's, in order; the prompt depends on their results. */
  calls: z.array(PlannedCall).optional(),
})
export type Prepared = z.infer<typeof Prepared>

/** Without the prompt, which is kept as `prompt.md`. */
export const Coded = Numbered.extend({
  end: AgentEnd,
  usage: Usage,
  durationMs: z.number(),
  lingeredMs: z.number().nullable(),
  denials: z.array(z.string()).readonly(),
  steps: AgentSteps.optional(),
  handoff: Handoff.nullable(),
  handoffSource: HandoffSource.nullable(),
  /** The captured tree, which is both validated and committed. */
  tree: oid,
  changes: z.array(Change).readonly(),
  /** Files of the tree that the engine itself changed. */
  own: paths.optional(),
  hidden: listed,
  /** Ignored files that the agent changed. */
  environment: listed,
  /** Why it cannot be checked: a command before the capture failed, a conflict is not resolved; else null. */
  unready: z.string().nullable(),
  /** The guards' findings, in words with the path. */
  findings: z.array(z.string()).readonly(),
  /** The agent's confinement, if it ran on another machine than the job that settles it. */
  confined: Confined.optional(),
  servers: ServersLeft.optional(),
  /** Its changes to what the checks run, in words with the path. */
  touched: z.array(z.string()).readonly().default([]),
  /** Set if the agent left no handoff, and a call made one from its words. */
  extraction: ExtractionCall.optional(),
  reviewed: Reviewed.optional(),
  /** Calls that another job had to make before this attempt, and those that it made, with unread answers. */
  before: z.object({ planned: z.array(PlannedCall), made: MadeCalls }).optional(),
  /** The commit on which its agent began, if others have landed since: `tree` and `checkpoint` include them. */
  begun_on: oid.optional(),
  passes: z.array(PassResult).readonly().optional(),
  /** Calls about earlier iterations, with unread answers. */
  owed: z.array(OwedCall).readonly().optional(),
})
export type Coded = z.infer<typeof Coded>

/** A task whose commits are reverted; the revert must still pass the checks. */
export const Reverting = z.object({
  iteration: z.int(),
  task: z.string(),
  /** Oldest first. */
  commits: z.array(TaskCommit).readonly(),
  undo: z.object({ undoes: z.int(), by: z.string(), why: z.string(), reopen_dependents: z.boolean() }),
})
export type Reverting = z.infer<typeof Reverting>

const tie = { schema: z.literal(1), run: z.string(), nonce: z.string() }

/** What one job passes to another, tied by its nonce to the delegation in the state. */
export const Dossier = z.discriminatedUnion('phase', [
  /** `made` and `spent`: the calls before its agent, and the agent's usage, if its job died. */
  z.object({
    phase: z.literal('prepared'),
    ...tie,
    prepared: Prepared,
    made: MadeCalls.optional(),
    spent: z.object({ usage: Usage, duration_ms: z.number() }).optional(),
  }),
  z.object({ phase: z.literal('coded'), ...tie, coded: Coded }),
  z.object({ phase: z.literal('baseline'), ...tie, commit: oid }),
  z.object({ phase: z.literal('undo'), ...tie, reverting: Reverting }),
  /** The state says which passes are due; `calls`: those that an agent's job has made. */
  z.object({ phase: z.literal('passes'), ...tie, calls: z.array(OwedCall).readonly().optional() }),
  /** A call about the plan as a whole; `made`: by an agent's job. */
  z.object({ phase: z.literal('counsel'), ...tie, counsel: Counsel, made: MadeCounsel.optional() }),
  z.object({
    phase: z.literal('lanes'),
    ...tie,
    parcels: z.array(z.object({ lane: z.int(), prepared: Prepared })).readonly(),
  }),
  /** The candidates of the state that are checked in this round, in landing order. `reason`: why the job ends then. */
  z.object({
    phase: z.literal('train'),
    ...tie,
    legs: z.array(z.object({ lane: z.int(), iteration: z.int() })).readonly(),
    reason: StopReason.optional(),
  }),
])
export type Dossier = z.infer<typeof Dossier>
