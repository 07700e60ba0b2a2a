import { iterationPath } from '../../../core/ref/state-paths.ts'
import { shownInWords, whyNotShown, whyPersonDecides } from '../../../core/run/attempt/accept-unchanged.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { Validation } from '../../../schema/check/check.ts'
import type { AgentQuestion } from '../../../schema/run/attempts.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import type { JobContext } from '../../job/job-context.ts'
import { questionIn } from '../validate/unchanged.ts'
import { notifyQuestion } from './ask-people.ts'
import { levelsOn, recordCriteria } from './record-criteria.ts'
import { failuresInWords, settleInterruption } from './settle.ts'

/** With the reason why a person has to decide, though the settings accept a task without a change. */
export function questionFor({ job, ledger: { state } }: JobContext, coded: Coded): AgentQuestion | undefined {
  const question = questionIn(state, coded)
  const { settings } = job
  if (question?.kind !== 'no_change' || settings['no-change'] === 'ask') return question
  const why = whyPersonDecides(state, { task: coded.task, settings }) ?? 'its agent cites no test'
  return { ...question, person: why }
}

/** An agent says that its task is done already, and the checks ran: a verifier is asked, or a person. Nothing is committed. */
export async function settleClaim(
  context: JobContext,
  { coded, claim, validation }: { coded: Coded; claim: AgentQuestion; validation: Validation | string },
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  const levels = typeof validation === 'string' ? [] : await levelsOn(ports, coded, validation)
  const person =
    typeof validation === 'string'
      ? validation
      : validation.passed
        ? whyNotShown(levels)
        : `the checks fail without a change: ${failuresInWords(job, validation)}`
  if (typeof validation === 'object') {
    ledger.attach(iterationPath(coded.iteration, 'validation.json'), `${JSON.stringify(validation, null, 2)}\n`)
    await recordCriteria(ports, ledger, { coded, validation })
  }
  const question = {
    ...claim,
    ...(person === undefined ? { verify: shownInWords(levels) } : { person: oneLine(person, 1000) }),
  }
  const verdict = { kind: 'interrupt' as const, cause: 'asked' as const, why: claim.why, until: null }
  settleInterruption(ledger, coded, { verdict, settings: job.settings })
  return notifyQuestion(context, coded, question)
}
