import type { Counsel, Verified } from '../../../schema/counsel/counsel.ts'
import type { EvidenceSummary, Proof } from '../../../schema/counsel/evidence.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { plural } from '../../text/amounts.ts'
import { cappedLines } from '../../text/capped.ts'
import type { Neutralise } from './stop-sentence.ts'

const mostClaims = 5

/** What calls about the plan as a whole came to, a line each, for whoever reads a report. */
export const counselRemarks = ({ evidence, counsel }: RunState, foreign: Neutralise): string[] => [
  ...(evidence === null ? [] : [`Evidence: ${evidenceInWords(evidence, foreign)}.`]),
  ...(counsel.verified === null ? [] : [`Verification: ${judgedInWords(counsel.verified, foreign)}.`]),
]

const parts: Readonly<Record<Counsel['role'], string>> = {
  verify: 'verification',
  'plan-review': 'plan review',
  consensus: 'consensus',
}

/** `plan review 2`, `consensus 1 (challenge)`. */
export const counselInWords = ({ role, part, round }: Counsel): string =>
  `${parts[role]} ${round}${part === role ? '' : ` (${part})`}`

/** What a model that was asked says of the end of the plan. */
export function judgedInWords({ complete, summary, missing }: Omit<Verified, 'work'>, foreign: Neutralise): string {
  const said = foreign(summary.replace(/\.$/, ''))
  if (complete === null) return `no answer that counts: ${said}`
  if (complete) return `a model finds the plan complete: ${said}`
  const each = missing.map(({ what, added, why }) => {
    const fate = added === null ? `no task was added: ${foreign(why ?? '')}` : `task ${added}`
    return `${foreign(what.replace(/\.$/, ''))} (${fate})`
  })
  return `a model finds something missing: ${[...(each.length === 0 ? [said] : []), ...cappedLines(each, mostClaims)].join('; ')}`
}

/** `src/login.ts:12`, `test/login.test.ts:4, run by npm test`, `check typecheck`. */
export function proofInWords(proof: Proof): string {
  if (proof.kind === 'check') return `check ${proof.name}`
  const place = proof.line === null ? `${proof.path}, which is gone` : `${proof.path}:${proof.line}`
  return proof.kind === 'test' ? `${place}, run by ${proof.check}` : place
}

/** `3 of 5 acceptance criteria are shown …`: what is proven, and the claims that are not. */
export function evidenceInWords({ proven, total, unproven, silent }: EvidenceSummary, foreign: Neutralise): string {
  const criteria = plural(total, 'acceptance criterion', 'acceptance criteria')
  const shown = `${proven} of ${criteria} ${proven === 1 ? 'is' : 'are'} shown by a check, a test or a file of the work`
  const claims = unproven.map(({ task, criterion }) => `${task}: ${foreign(criterion)}`)
  const rest = cappedLines(claims.slice(0, mostClaims), mostClaims, total - proven).join('; ')
  const without = claims.length === 0 ? '' : `; only claimed: ${rest}`
  return `${shown}${without}${silent === 0 ? '' : `; ${plural(silent, 'done task')} ${silent === 1 ? 'states' : 'state'} no criterion`}`
}
