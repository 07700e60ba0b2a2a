import { postJsonSchema, prepJsonSchema } from '../../schema/agent/context-agent.ts'
import { handoffJsonSchema } from '../../schema/agent/handoff.ts'
import { knowledgeJsonSchema } from '../../schema/agent/knowledge-operations.ts'
import { passJsonSchema } from '../../schema/agent/pass.ts'
import { reviewJsonSchema } from '../../schema/agent/review.ts'
import { challengeJsonSchema, counterJsonSchema, synthesisJsonSchema } from '../../schema/counsel/consensus.ts'
import { type CounselRole, verifyJsonSchema } from '../../schema/counsel/counsel.ts'
import { planReviewJsonSchema } from '../../schema/counsel/plan-review.ts'
import type { Settings } from '../config/table/settings.ts'
import type { Pass } from './agents-file.ts'

/** A question to a model: without tools, in an empty directory. */
export type QuestionRole = 'extraction' | 'index'

/** An agent that reads the work. */
export type ReaderRole = 'review' | 'post' | 'prep' | 'research' | CounselRole | `pass:${string}`

interface Bounds {
  /** Of its answer. */
  readonly schema: () => object
  /** USD, however much budget is left; undefined: the budget is the only bound. */
  readonly maxUsd?: number
  /** Undefined: `max-turns`. */
  readonly maxTurns?: number
  readonly limitMs?: number
  /** An agent that cannot start gives no answer; false: the fault ends the job. */
  readonly mayFail?: boolean
}

/** A call beside the coding agent's: what it is for, and what bounds it. */
export type CallRow = Bounds &
  (
    | { readonly role: QuestionRole; readonly workspace: 'none' }
    /** What becomes of the workspace after it: tracked files are put back; `set_up`: all of it, for the coding agent. */
    | { readonly role: ReaderRole; readonly workspace: 'put_back' | 'set_up' }
  )

const minute = 60_000
/** Before an attempt. It costs cents; this only stops one that runs wild. */
const beforeAttempt = { workspace: 'set_up', maxUsd: 2, limitMs: 10 * minute } as const
const aboutPlan = { workspace: 'put_back', limitMs: 15 * minute } as const
const verifying = { ...aboutPlan, role: 'verify', schema: verifyJsonSchema, maxUsd: 1, maxTurns: 20 } as const
const consensus = { ...aboutPlan, role: 'consensus', maxUsd: 2 } as const

/** All calls but the coding agent's and the passes. */
export const callTable = {
  index: { role: 'index', workspace: 'none', schema: knowledgeJsonSchema, maxUsd: 1 },
  post: { ...beforeAttempt, role: 'post', schema: postJsonSchema },
  prep: { ...beforeAttempt, role: 'prep', schema: prepJsonSchema },
  research: { ...beforeAttempt, role: 'research', schema: prepJsonSchema },
  extraction: {
    ...{ role: 'extraction', workspace: 'none', schema: handoffJsonSchema, maxUsd: 0.25, maxTurns: 3 },
    // It says itself what fails.
    mayFail: false,
  },
  review: { role: 'review', workspace: 'put_back', schema: reviewJsonSchema },
  challenge: { ...consensus, schema: challengeJsonSchema },
  counter: { ...consensus, schema: counterJsonSchema },
  synthesis: { ...consensus, schema: synthesisJsonSchema },
  'plan-review': { ...aboutPlan, role: 'plan-review', schema: planReviewJsonSchema, maxUsd: 3 },
  verify: verifying,
  unchanged: verifying,
} as const satisfies Readonly<Record<string, CallRow>>

/** The row of a pass of `agents.json`. */
export const rowOfPass = ({
  name,
  schema,
  max_turns: maxTurns,
}: Pick<Pass, 'name' | 'schema' | 'max_turns'>): CallRow => ({
  ...{ role: `pass:${name}`, workspace: 'put_back', maxTurns },
  schema: schema === undefined ? passJsonSchema : () => schema,
})

/** After so many starts in jobs that died, a call is given up. */
export const maxStarts = 2

interface CallNeeds {
  readonly mode: Settings['mode']
  readonly indexIsDue: boolean
  /** The index is due because hard constraints leave no room to work. */
  readonly mergesConstraints: boolean
  /** An iteration has ended that no post has looked at. */
  readonly hasUnreviewed: boolean
}

/**
 * The calls before the agent's, in any kind of job: `index`, or `post` for the last iterations and then `prep`. If
 * constraints have to be merged, `index` comes first.
 */
export function callsBefore({
  mode,
  indexIsDue,
  mergesConstraints,
  hasUnreviewed,
}: CallNeeds): readonly ('index' | 'post' | 'prep')[] {
  if (mode === 'agent-orchestrated')
    return [...(mergesConstraints ? (['index'] as const) : []), ...(hasUnreviewed ? (['post'] as const) : []), 'prep']
  return mode === 'handoff-plus-index' && indexIsDue ? ['index'] : []
}
