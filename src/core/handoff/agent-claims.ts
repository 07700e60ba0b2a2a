import type { Handoff, HandoffSource, Signals } from '../../schema/agent/handoff.ts'
import { oneLine } from '../text/one-line.ts'

/** Statements of the agent itself about its task; a handoff written by a small model or the engine claims nothing. */
export interface AgentClaims {
  /** Undefined if the agent does not say. */
  readonly complete: boolean | undefined
  /** Unfinished work, a line each, the first ones only. */
  readonly left: readonly string[]
  /** Why the agent cannot go on. */
  readonly stuck: string | undefined
}

const maxLeft = 10
const maxLineChars = 300

/** An agent is stuck by its field, or by a summary that begins with `stuck:`. */
export function agentClaims(request: { handoff: Handoff | null; handoffSource: HandoffSource | null }): AgentClaims {
  const { handoff, handoffSource: source } = request
  if (!handoff || (source !== 'structured' && source !== 'result_text')) {
    return { complete: undefined, left: [], stuck: undefined }
  }
  const { task_completed: done } = handoff
  const [, stuckSummary] = /^\s*stuck:\s*(\S[\s\S]*)$/i.exec(handoff.summary) ?? []
  const stuck = oneLine(handoff.stuck ?? stuckSummary ?? '', maxLineChars)
  const openItems = unfinished(handoff).slice(0, maxLeft)
  const lines = openItems.length === 0 && done?.summary ? [done.summary] : openItems
  return {
    complete: done?.fully_complete,
    left: lines.map((text) => oneLine(text, maxLineChars)).filter((text) => text !== ''),
    stuck: stuck === '' ? undefined : stuck,
  }
}

/** Each item with its reason and priority. */
export const unfinished = ({ unfinished_business = [] }: Handoff): string[] =>
  unfinished_business.map(({ item, reason, priority }) => {
    const details = [priority && `${priority} priority`, reason].filter(Boolean).join(', ')
    return details === '' ? item : `${item} (${details})`
  })

const maxQuestions = 5

/** Undefined if there is nothing to act on, or the engine wrote the handoff. */
export function signalsOf(request: {
  handoff: Handoff | null
  handoffSource: HandoffSource | null
}): Pick<Signals, 'confidence' | 'research'> | undefined {
  const { handoff, handoffSource } = request
  if (!handoff || handoffSource === null || handoffSource === 'synthetic') return undefined
  const research = questionsOf(handoff)
  const { confidence_level: confidence = null } = handoff
  return confidence === 'low' || research.length > 0 ? { confidence, research } : undefined
}

/** Open questions, a line each, the first ones only. */
export const questionsOf = ({ request_research = [] }: Handoff): string[] =>
  request_research
    .map((question) => oneLine(question, maxLineChars))
    .filter((question) => question !== '')
    .slice(0, maxQuestions)

/** `low confidence in its work; it could not find out: which zone the server is in`. */
export function signalsInWords(
  { confidence, research }: Pick<Signals, 'confidence' | 'research'>,
  foreign: (text: string) => string,
): string {
  const questions = research.length === 0 ? [] : [`it could not find out: ${research.map(foreign).join('; ')}`]
  return [...(confidence === null ? [] : [`${confidence} confidence in its work`]), ...questions].join('; ')
}
