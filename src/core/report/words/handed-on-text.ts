import type { HandedOn } from '../../../schema/run/handed-on.ts'
import { code, shortOid } from '../../text/report-context.ts'
import type { StopText } from './stop-sentence.ts'

/** What waits for the other jobs or steps of a workflow run, in one sentence, and who settles it. */
export function handedOnText({ what, of, commit }: HandedOn): StopText {
  const subject = of ? `Iteration ${of.iteration} (${of.task})` : 'The baseline, the untouched checkpoint,'
  const as = commit === null ? 'its agent' : `the checks of ${code(shortOid(commit))}`
  return {
    happened: `${subject} waits for ${as}${what === 'undo' ? ', which takes an earlier commit back' : ''}.`,
    details: [],
    next: `Nothing is needed: a later job or step of this workflow settles it. Where that never comes, the next job begins anew and nothing is lost.`,
  }
}
