import type { Handoff, HandoffSource, Signals } from '../../schema/agent/handoff.ts'
import { oneLine } from '../text/one-line.ts'

/** What an agent itself says of its task. Whoever else wrote the handoff (a small model, the engine) claims nothing. */
export interface AgentClaims {
  /** Undefined where it does not say. */
  readonly complete: boolean | undefined
  /** What is left to do; the first ones, a line each. */
  readonly left: readonly string[]
  /** Why it cannot go on. */
  readonly stuck: string | undefined
}

const mostLeft = 10
const longest = 300

/** Reads the account of a handoff. Being stuck is said in its field, or in a summary that begins with `stuck:`. */
export function agentClaims(request: { handoff: Handoff | null; handoffSource: HandoffSource | null }): AgentClaims {
  const { handoff, handoffSource: source } = request
  if (!handoff || (source !== 'structured' && source !== 'result_text')) {
    return { complete: undefined, left: [], stuck: undefined }
  }
  const { task_completed: done } = handoff
  const [, said] = /^\s*stuck:\s*(\S[\s\S]*)$/i.exec(handoff.summary) ?? []
  const stuck = oneLine(handoff.stuck ?? said ?? '', longest)
  const left = unfinished(handoff).slice(0, mostLeft)
  const instead = left.length === 0 && done?.summary ? [done.summary] : left
  return {
    complete: done?.fully_complete,
    left: instead.map((text) => oneLine(text, longest)).filter((text) => text !== ''),
    stuck: stuck === '' ? undefined : stuck,
  }
}

/** What an agent did not come to, an item each with its reason and priority. */
export const unfinished = ({ unfinished_business = [] }: Handoff): string[] =>
  unfinished_business.map(({ item, reason, priority }) => {
    const details = [priority && `${priority} priority`, reason].filter(Boolean).join(', ')
    return details === '' ? item : `${item} (${details})`
  })

const mostQuestions = 5

/**
 * What a person may want to act on: little confidence, and questions. Undefined where there is neither, and of a handoff
 * that the engine made, which claims nothing.
 */
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

/** What it could not find out, a line each; the first ones. */
export const questionsOf = ({ request_research = [] }: Handoff): string[] =>
  request_research
    .map((question) => oneLine(question, longest))
    .filter((question) => question !== '')
    .slice(0, mostQuestions)

/** `low confidence in its work; it could not find out: which zone the server is in`. */
export function signalsInWords(
  { confidence, research }: Pick<Signals, 'confidence' | 'research'>,
  foreign: (text: string) => string,
): string {
  const asks = research.length === 0 ? [] : [`it could not find out: ${research.map(foreign).join('; ')}`]
  return [...(confidence === null ? [] : [`${confidence} confidence in its work`]), ...asks].join('; ')
}
