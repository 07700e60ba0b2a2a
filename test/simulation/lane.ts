import type { TrainCandidate, TrainCheck } from '../../src/core/run/next/train.ts'
import type { AgentEnd } from '../../src/schema/agent/agent-end.ts'
import type { Task } from '../../src/schema/plan/plan.ts'
import type { Candidate, Commit } from './world.ts'

/** An attempt in a lane, as the simulation plays it. */
export interface Lane {
  readonly lane: number
  readonly iteration: number
  readonly task: Pick<Task, 'id'>
  /** What its agent began on. */
  readonly base: Commit
  readonly mark: string
  readonly usd: number
  readonly reservedUsd: number
  end?: AgentEnd
  candidate?: Candidate | undefined
  check?: Check | undefined
  apartFrom?: string
  isEnding: boolean
}

export interface Check {
  readonly ahead: readonly number[]
  readonly parent: string
  readonly marks: readonly string[]
  isStale: boolean
  wasRed: boolean
  verdict: TrainCheck['verdict']
}

export const inTrain = ({ iteration, isEnding, apartFrom, check }: Lane, isWanted: boolean): TrainCandidate => ({
  ...{ iteration, isWanted, isEnding, apartFrom },
  check: check && { ...check, lands: true },
})

/** How an agent ends whose attempt came to that. */
export function endOf(outcome: string, usd: number, mayUse: number): AgentEnd {
  if (usd > mayUse) return { kind: 'error', what: 'budget', message: 'the budget of this call' }
  if (outcome === 'crash') return { kind: 'crashed', exitCode: 1, signal: null, tail: '' }
  if (outcome === 'limit') return { kind: 'usage_limit', until: null, message: 'limit' }
  if (outcome === 'overload') return { kind: 'overloaded', message: '529' }
  return { kind: 'finished', structured: {}, text: '' }
}
