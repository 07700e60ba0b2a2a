import type { Touched } from '../../../schema/run/check-events.ts'
import type { Neutralise } from './stop-sentence.ts'

/** What an iteration changed of its checks, as one phrase. Paths and scripts are foreign. */
export function touchedWords({ what, total }: Pick<Touched, 'what' | 'total'>, foreign: Neutralise): string {
  const more = total > what.length ? `; and ${total - what.length} more` : ''
  return `what the checks run was changed: ${what.map((one) => foreign(one)).join('; ')}${more}`
}
