import { z } from 'zod'

export const TaskCommit = z.object({ iteration: z.int(), commit: z.string(), summary: z.string() })
export type TaskCommit = z.infer<typeof TaskCommit>

/** A commit is a part if the agent says that the task is not complete. */
export const Part = z.object({
  /** Its place among the commits of the task, from 1. */
  number: z.int(),
  /** Remaining work in the agent's words; the first entries. */
  left: z.array(z.string()),
  /** No continuation is left: the task has failed. */
  final: z.boolean(),
})
export type Part = z.infer<typeof Part>

/** Each counts against the task's retries. */
export const FailureCause = z.enum([
  'checks',
  'no_changes',
  'guard',
  'agent_error',
  'agent_crashed',
  'agent_timed_out',
  'no_result',
  'runner_lost',
  'review',
  /** The agent says that the task is not complete, or that it cannot continue. */
  'incomplete',
  'stuck',
  /** It conflicts with what landed since it began, and not for the first time. */
  'conflict',
])
export type FailureCause = z.infer<typeof FailureCause>

/** An agent that changed nothing asks a person; its attempt is not counted. */
export const AgentQuestion = z.object({
  /** `no_change`: everything that the task asks for exists already. */
  kind: z.enum(['question', 'no_change']),
  why: z.string(),
  /** Proof of that; empty for a question. */
  evidence: z.string(),
  /** At most four answers to choose from. */
  options: z.array(z.string()).optional(),
  /** Tests that ran for its criteria, a line each, if a verifier is asked before a person. */
  verify: z.array(z.string()).optional(),
  /** Why a person must decide although the settings accept such a claim. */
  person: z.string().optional(),
})
export type AgentQuestion = z.infer<typeof AgentQuestion>

/** Tells if the next attempt will fail in the same way. */
export const Failure = z.object({ iteration: z.int(), cause: FailureCause, fingerprint: z.string() })
export type Failure = z.infer<typeof Failure>

/** The first red checks, each with the decisive lines of its output. */
export const SaidByRed = z.array(z.object({ name: z.string(), lines: z.array(z.string()) }))

/** A failed attempt for reports. */
export const RecentFailure = z.object({
  iteration: z.int(),
  /** The agent's summary of its work; null without a handoff. */
  tried: z.string().nullable().default(null),
  why: z.string(),
  /** Only for the newest failure. */
  said: SaidByRed.default([]),
})
export type RecentFailure = z.infer<typeof RecentFailure>

/** Signs that more attempts at a task do not help (docs/steering.md#when-a-task-is-stuck). */
export const StuckSign = z.enum(['said_stuck', 'same_failure', 'no_changes', 'in_turns'])
export type StuckSign = z.infer<typeof StuckSign>

const facts = {
  /** The newest attempt of `rests_on`. */
  iteration: z.int(),
  sign: StuckSign,
  rests_on: z.array(z.int()),
  why: z.string(),
  /** `ask`: the task fails and a person is notified; `pause`: the run waits; `skip`: the task is given up. */
  action: z.enum(['ask', 'pause', 'skip']),
  retries_left: z.int(),
}

/** Kept on the task until a person decides or a later attempt succeeds. */
export const Stuck = z.object(facts)
export type Stuck = z.infer<typeof Stuck>

/** More attempts at a task would only cost money. */
export const StuckDetected = z.object({
  type: z.literal('stuck_detected'),
  at: z.iso.datetime(),
  task: z.string(),
  ...facts,
})
