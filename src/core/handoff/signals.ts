import type { Handoff, HandoffSource, Signals } from '../../schema/agent/handoff.ts'
import { oneLine } from '../text/one-line.ts'

const mostQuestions = 5
const longest = 300

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
