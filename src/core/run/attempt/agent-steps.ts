import type { AgentSteps } from '../../../schema/agent/agent-end.ts'
import { oneLine } from '../../text/one-line.ts'

/** Of a call that went in circles the first ones are kept, and the others counted. */
export const mostSteps = 200
const longest = { name: 60, target: 200 }

/** Counts the steps of one call as they are heard: what follows upon itself is one of them. Moments in ms since the epoch. */
export function countSteps(): {
  hear(step: { readonly name: string; readonly target: string }, now: number): void
  /** The call is over. */
  end(now: number): AgentSteps
} {
  const kept: AgentSteps['kept'] = []
  let more = 0
  let open: { step: AgentSteps['kept'][number] | null; since: number } | undefined
  const close = (now: number): void => {
    if (open?.step) open.step.duration_ms += Math.max(0, now - open.since)
    open = undefined
  }
  return {
    hear(heard, now) {
      const before = open?.step
      close(now)
      const [name, target] = [oneLine(heard.name, longest.name), oneLine(heard.target, longest.target)]
      if (before?.name === name && before.target === target) {
        before.count += 1
        open = { step: before, since: now }
      } else if (kept.length < mostSteps) {
        const step = { name, target, count: 1, duration_ms: 0 }
        kept.push(step)
        open = { step, since: now }
      } else {
        more += 1
      }
    },
    end(now) {
      close(now)
      return { kept, more }
    },
  }
}
