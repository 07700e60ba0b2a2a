import type { AgentSteps } from '../../../schema/agent/agent-end.ts'
import { oneLine } from '../../text/one-line.ts'

export const maxSteps = 200
const maxChars = { name: 60, target: 200 }

/** Counts the steps of one call; equal steps in a row are one. Times in ms since the epoch. */
export function countSteps(): {
  add(step: { readonly name: string; readonly target: string }, now: number): void
  end(now: number): AgentSteps
} {
  const steps: AgentSteps['kept'] = []
  let more = 0
  let openStep: { step: AgentSteps['kept'][number] | null; since: number } | undefined
  const close = (now: number): void => {
    if (openStep?.step) openStep.step.duration_ms += Math.max(0, now - openStep.since)
    openStep = undefined
  }
  return {
    add(next, now) {
      const previous = openStep?.step
      close(now)
      const [name, target] = [oneLine(next.name, maxChars.name), oneLine(next.target, maxChars.target)]
      if (previous?.name === name && previous.target === target) {
        previous.count += 1
        openStep = { step: previous, since: now }
      } else if (steps.length < maxSteps) {
        const step = { name, target, count: 1, duration_ms: 0 }
        steps.push(step)
        openStep = { step, since: now }
      } else {
        more += 1
      }
    },
    end(now) {
      close(now)
      return { kept: steps, more }
    },
  }
}
