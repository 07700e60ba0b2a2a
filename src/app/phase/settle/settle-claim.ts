import { iterationPath } from '../../../core/ref/state-paths.ts'
import { criteriaInWords, whyPersonDecides, whyUnproven } from '../../../core/run/attempt/accept-unchanged.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { Validation } from '../../../schema/check/check.ts'
import type { AgentQuestion } from '../../../schema/run/attempts.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import type { JobContext } from '../../job/job-context.ts'
import { questionIn } from '../validate/unchanged.ts'
import { notifyQuestion } from './ask-people.ts'
import { readLevels, recordCriteria } from './record-criteria.ts'
import { failuresInWords, settleInterruption } from './settle.ts'

/** With the reason why a person decides, if the settings would accept no change. */
export function questionFor({ job, ledger: { state } }: JobContext, coded: Coded): AgentQuestion | undefined {
  const question = questionIn(state, coded)
  const { settings } = job
  if (question?.kind !== 'no_change' || settings['no-change'] === 'ask') return question
  const reason = whyPersonDecides(state, { task: coded.task, settings }) ?? 'its agent cites no test'
  return { ...question, person: reason }
}

/** For a claim that the task is done, after the checks ran: asks a verifier or a person. Commits nothing. */
export async function settleClaim(
  context: JobContext,
  { coded, claim, validation }: { coded: Coded; claim: AgentQuestion; validation: Validation | string },
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  const levels = typeof validation === 'string' ? [] : await readLevels(ports, coded, validation)
  const person =
    typeof validation === 'string'
      ? validation
      : validation.passed
        ? whyUnproven(levels)
        : `the checks fail without a change: ${failuresInWords(job, validation)}`
  if (typeof validation === 'object') {
    ledger.attach(iterationPath(coded.iteration, 'validation.json'), `${JSON.stringify(validation, null, 2)}\n`)
    await recordCriteria(ports, ledger, { coded, validation })
  }
  const question = {
    ...claim,
    ...(person === undefined ? { verify: criteriaInWords(levels) } : { person: oneLine(person, 1000) }),
  }
  const verdict = { kind: 'interrupt' as const, cause: 'asked' as const, why: claim.why, until: null }
  settleInterruption(ledger, coded, { verdict, settings: job.settings })
  return notifyQuestion(context, coded, question)
}
