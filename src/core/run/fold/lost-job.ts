import { noUsage } from '../../../schema/agent/usage.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { lostCounsel } from './counsel.ts'
import { fold } from './evolve.ts'
import { openCalls } from './open-attempts.ts'

/**
 * For reports about a lost job: its attempts and call end without a result, as the next job will record (failure model
 * P2).
 */
export function withoutLostJob(state: RunState): RunState {
  const { updated } = state
  const open = openCalls(state)
  const events: RunEvent[] = []
  const call = lostCounsel(state)
  if (call) events.push({ type: 'counsel_lost', at: updated, ...call })
  for (const { iteration, task } of open) {
    const spent = { usage: noUsage, duration_ms: 0 }
    events.push({
      ...{
        type: 'attempt_interrupted',
        at: updated,
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
  return fold(state, [...events, { type: 'lease_released', at: updated }]) ?? state
}
