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

/** A part of an iteration that one job has done and another one settles (docs/design.md#several-jobs): what ties the two together. */
export const HandedOn = z.object({
  what: z.enum(['attempt', 'baseline', 'undo', 'passes', 'counsel', 'agents_md', 'lanes', 'train']),
  /** Null for what is no iteration. */
  of: z.object({ iteration: z.int(), task: z.string() }).nullable(),
  /** The commit that the next jobs look at, reachable from the state; null where there is none yet. */
  commit: z.string().nullable(),
  /** Tells this handing on from every other one. */
  nonce: z.string(),
  /** Its files are in the checkout of the job that handed it on. */
  laid_out: z.boolean(),
  /** What the agent's call cost, also where nobody settles it. */
  usage: Usage,
  duration_ms: z.number(),
})
export type HandedOn = z.infer<typeof HandedOn>

export const ChangeAction = z.enum(['created', 'modified', 'deleted'])
export type ChangeAction = z.infer<typeof ChangeAction>

/** One path that differs between the checkpoint and the captured tree. */
export const Change = z
  .object({
    path: z.string(),
    action: ChangeAction,
    /** Size of the new content in bytes; 0 for a deletion. */
    bytes: z.number(),
    /** Git's file mode of the new entry (`100644`, `100755`, `120000`); null for a deletion. */
    mode: z.string().nullable(),
  })
  .readonly()
export type Change = z.infer<typeof Change>

const oid = z.string()
const paths = z.array(z.string()).readonly()
const listed = z.object({ paths, total: z.int() })

/** What the agent finds in its workspace. */
const LaidOut = z.object({
  /** The commit that fills it: the checkpoint, or the merge of it that is to be resolved. */
  start: oid,
  /** Where the attempt resolves a merge: the other parent, and every path with conflict markers. */
  merge: z.object({ base: oid, files: paths }).nullable(),
  /** Where it brings an earlier change of the task together with what landed meanwhile: that change, and every path with conflict markers. */
  rebase: z.object({ candidate: oid, files: paths }).optional(),
})
export type LaidOut = z.infer<typeof LaidOut>

const Numbered = LaidOut.extend({
  iteration: z.int(),
  task: Task,
  attempt: z.int(),
  checkpoint: oid,
})

/**
 * The data of one iteration on its way through the phases: each phase takes it and leaves it fuller. Plain data, so
 * that the phases can run in jobs of their own (docs/design.md#several-jobs).
 */
export const Prepared = Numbered.extend({
  prompt: z.string(),
  /** What the base has for the agent to read, such as CLAUDE.md; its own settings would otherwise have given it. */
  systemPrompt: z.string(),
  /** To be made before the agent is called, in this order; its prompt is by what comes of them. */
  calls: z.array(PlannedCall).optional(),
})
export type Prepared = z.infer<typeof Prepared>

/** The prompt has done its work, and is kept as `prompt.md`. */
export const Coded = Numbered.extend({
  end: AgentEnd,
  usage: Usage,
  durationMs: z.number(),
  lingeredMs: z.number().nullable(),
  /** What the agent was not allowed to do. */
  denials: z.array(z.string()).readonly(),
  steps: AgentSteps.optional(),
  handoff: Handoff.nullable(),
  handoffSource: HandoffSource.nullable(),
  /** The captured tree: what is validated is what is committed. */
  tree: oid,
  changes: z.array(Change).readonly(),
  /** Files of the tree that the engine itself has changed, beside the agent. */
  own: paths.optional(),
  hidden: listed,
  /** Ignored files that the agent changed. */
  environment: listed,
  /** Why it cannot go to the checks: a command before the capture failed, a conflict is not resolved; else null. */
  unready: z.string().nullable(),
  /** What the guards found, in words with the path. */
  findings: z.array(z.string()).readonly(),
  /** What its agent worked in, where that was another machine than that of the job that settles it. */
  confined: Confined.optional(),
  /** What its MCP servers left. */
  servers: ServersLeft.optional(),
  /** What it changes of what the checks run, in words with the path. */
  touched: z.array(z.string()).readonly().default([]),
  /** Where its agent left no handoff, and another was asked to make one of its words. */
  extraction: ExtractionCall.optional(),
  /** What a reviewer said of it, where one was asked. */
  reviewed: Reviewed.optional(),
  /** The calls that another job was to make before this attempt, and those that it made, whose answers nobody has read. */
  before: z.object({ planned: z.array(PlannedCall), made: MadeCalls }).optional(),
  /** The commit that its agent began on, where others have landed since: `tree` and `checkpoint` are by these. */
  begun_on: oid.optional(),
  /** What the passes of the configuration said of it. */
  passes: z.array(PassResult).readonly().optional(),
  /** What was asked about earlier iterations, whose answers nobody has read. */
  owed: z.array(OwedCall).readonly().optional(),
})
export type Coded = z.infer<typeof Coded>

/** A task whose commits are taken back; what reverts them has yet to pass the checks. */
export const Reverting = z.object({
  iteration: z.int(),
  task: z.string(),
  /** Oldest first. */
  commits: z.array(TaskCommit).readonly(),
  undo: z.object({ undoes: z.int(), by: z.string(), why: z.string(), reopen_dependents: z.boolean() }),
})
export type Reverting = z.infer<typeof Reverting>

const tie = { schema: z.literal(1), run: z.string(), nonce: z.string() }

/** What crosses from one job to another, tied by its nonce to what the state says was handed on. */
export const Dossier = z.discriminatedUnion('phase', [
  /** `made` and `spent`: the calls before its agent and what that had used, where its job died before it came to an end. */
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
  /** The state says which are owed; the calls, where an agent's job has made them. */
  z.object({ phase: z.literal('passes'), ...tie, calls: z.array(OwedCall).readonly().optional() }),
  /** A call about the plan as a whole; `made`, where an agent's job has made it. */
  z.object({ phase: z.literal('counsel'), ...tie, counsel: Counsel, made: MadeCounsel.optional() }),
  /** Several attempts, each for the job of its lane. */
  z.object({
    phase: z.literal('lanes'),
    ...tie,
    parcels: z.array(z.object({ lane: z.int(), prepared: Prepared })).readonly(),
  }),
  /** The state says which candidates are to be checked, and in which order they are to land. `reason`: why the job ends then. */
  z.object({ phase: z.literal('train'), ...tie, reason: StopReason.optional() }),
])
export type Dossier = z.infer<typeof Dossier>
