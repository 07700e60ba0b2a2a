import { z } from 'zod'

/** A commit of a task that is part of the work. */
export const TaskCommit = z.object({ iteration: z.int(), commit: z.string(), summary: z.string() })
export type TaskCommit = z.infer<typeof TaskCommit>

/** What makes a commit a part of its task: the agent says that the task is not complete. */
export const Part = z.object({
  /** Its place among the commits of the task, from 1. */
  number: z.int(),
  /** What is left to do, in the agent's words; the first ones. */
  left: z.array(z.string()),
  /** No continuation is left: the task is failed. */
  final: z.boolean(),
})
export type Part = z.infer<typeof Part>

/** Why an attempt failed; each counts against the task's retries. */
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
  /** The agent itself says that the task is not complete, or that it cannot go on. */
  'incomplete',
  'stuck',
  /** It does not go with what landed since it began, and not for the first time. */
  'conflict',
])
export type FailureCause = z.infer<typeof FailureCause>

/** What an agent that changed nothing wants a person to say; its attempt is not counted. */
export const AgentQuestion = z.object({
  /** `no_change`: everything that the task asks for is there already. */
  kind: z.enum(['question', 'no_change']),
  why: z.string(),
  /** What shows that; empty of a question. */
  evidence: z.string(),
  /** Answers that its agent offers, at most four. */
  options: z.array(z.string()).optional(),
  /** The tests that ran for its criteria, a line each, if a verifier is asked before a person. */
  verify: z.array(z.string()).optional(),
  /** Why a person has to decide, though the settings accept such a claim. */
  person: z.string().optional(),
})
export type AgentQuestion = z.infer<typeof AgentQuestion>

/** Of a failed attempt what tells whether the next one will fail in the same way. */
export const Failure = z.object({ iteration: z.int(), cause: FailureCause, fingerprint: z.string() })
export type Failure = z.infer<typeof Failure>

/** Of red checks the first ones, each with the lines of its output that decide. */
export const SaidByRed = z.array(z.object({ name: z.string(), lines: z.array(z.string()) }))

/** A failed attempt as reports show it. */
export const RecentFailure = z.object({
  iteration: z.int(),
  /** What its agent says that it did; null without a handoff. */
  tried: z.string().nullable().default(null),
  why: z.string(),
  /** Only of the newest failure. */
  said: SaidByRed.default([]),
})
export type RecentFailure = z.infer<typeof RecentFailure>

/** By what attempts at a task show that more of them do not help (docs/steering.md#when-a-task-is-stuck). */
export const StuckSign = z.enum(['said_stuck', 'same_failure', 'no_changes', 'in_turns'])
export type StuckSign = z.infer<typeof StuckSign>

const facts = {
  /** Of the newest attempt that it rests on. */
  iteration: z.int(),
  sign: StuckSign,
  /** Failed iterations, oldest first. */
  rests_on: z.array(z.int()),
  /** The same in words, with the newest failure. */
  why: z.string(),
  /** What was done about it: the task fails now and a person is told; the run waits; the task is given up. */
  action: z.enum(['ask', 'pause', 'skip']),
  /** Retries that the task had left. */
  retries_left: z.int(),
}

/** What the record of a task keeps of it, until a person has decided or the task got on. */
export const Stuck = z.object(facts)
export type Stuck = z.infer<typeof Stuck>

/** More attempts at a task would only cost money. */
export const StuckDetected = z.object({
  type: z.literal('stuck_detected'),
  at: z.iso.datetime(),
  task: z.string(),
  ...facts,
})
