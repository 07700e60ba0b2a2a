import { noUsage } from '../../../schema/agent/usage.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { lostCounsel } from './counsel.ts'
import { fold } from './evolve.ts'
import { openCalls } from './open-attempts.ts'

/**
 * The run as it stands where the job that holds it is gone: nothing is at work, the attempt that it left counts for
 * nothing, and what its last call cost is not known. For readers alone; the next job records the same (failure model P2).
 */
export function withoutLostJob(state: RunState): RunState {
  const { updated: at } = state
  const open = openCalls(state)
  const left: RunEvent[] = []
  const call = lostCounsel(state)
  if (call) left.push({ type: 'counsel_lost', at, ...call })
  for (const { iteration, task } of open) {
    const spent = { usage: noUsage, duration_ms: 0 }
    left.push({
      ...{
        type: 'attempt_interrupted',
        at,
        iteration,
        task,
        cause: 'runner_lost',
        why: 'its job is gone',
        until: null,
      },
      ...spent,
      ...(open.length > 1 && { beside: true as const }),
    })
  }
  return fold(state, [...left, { type: 'lease_released', at }]) ?? state
}
