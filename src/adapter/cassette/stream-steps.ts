import type { AgentProgress } from '../../port/agent.ts'
import type { CassetteStep } from '../../schema/cassette/cassette.ts'

/** Of one call's stream; the rest is counted. */
const mostSteps = 1000
const mostChars = 2000

/**
 * Collects what a call's stream showed as steps of a cassette, each with the time that it was waited for. Texts are
 * redacted before they are cut: half a secret is not found.
 */
export function stepsOf({ now, redact }: { now: () => number; redact: (text: string) => string }) {
  const steps: CassetteStep[] = []
  let last = now()
  let dropped = 0
  let cut = 0

  const bounded = (said: string): string => {
    const text = redact(said)
    if (text.length <= mostChars) return text
    cut += 1
    return `${text.slice(0, mostChars)} […]`
  }

  const add = (progress: AgentProgress): void => {
    const step = stepOf(progress, bounded)
    if (step === undefined) return
    if (steps.length === mostSteps) {
      dropped += 1
      return
    }
    // A clock that was set back waits for nothing.
    steps.push({ wait_ms: Math.max(0, Math.round(now() - last)), ...step })
    last = now()
  }

  const finish = (): { steps: CassetteStep[]; leftOut: string[] } => ({
    steps,
    leftOut: [
      ...(dropped === 0 ? [] : [`the stream: ${dropped} steps after the first ${mostSteps}`]),
      ...(cut === 0 ? [] : [`the stream: the ends of ${cut} texts of more than ${mostChars} characters`]),
    ],
  })

  return { add, finish }
}

function stepOf(progress: AgentProgress, bounded: (text: string) => string): CassetteStep | undefined {
  switch (progress.kind) {
    case 'says':
      return { say: bounded(progress.text) }
    case 'tool':
      return { tool: { name: bounded(progress.name), target: bounded(progress.target) } }
    case 'retrying':
      return { say: `[the agent retries: ${bounded(progress.why)}]` }
    default:
      return undefined
  }
}
