import { confinedIn, type JobConfinement, judgeConfinement } from '../../core/confinement/policy.ts'
import { refusalInWords } from '../../core/network/judge-target.ts'
import { plainLine } from '../../core/text/one-line.ts'
import type { Confined, ConfinementReport } from '../../schema/check/confinement.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/**
 * Checks the confinement before a job writes or spends anything, and warns if it is weak. Throws RalphError
 * CONFINEMENT_BELOW_MINIMUM, CONFINEMENT_BESIDE_SECRETS or EGRESS_NOT_CONFINED.
 */
export function requireConfinement(
  { confinement, show }: Pick<Ports, 'confinement' | 'show'>,
  { settings }: Pick<JobSettings, 'settings'>,
): void {
  const verdict = confinement && judgeConfinement(settings, confinement)
  if (!verdict) return
  if ('refused' in verdict) throw verdict.refused
  show({ kind: 'warning', text: verdict.warning })
}

/** Records the confinement of this job, if the run does not have it yet. */
export function recordConfinement(ledger: Ledger, confinement: JobConfinement | null): void {
  if (confinement) recordConfined(ledger, confinedIn(confinement), confinement.report.refused)
}

/** The same for another job's machine. */
export function recordConfined(ledger: Ledger, confined: Confined, refused: ConfinementReport['refused'] = []): void {
  const { confined: recorded } = ledger.state
  const { level, way, network, key, given_up, login } = confined
  const isRecorded =
    recorded?.level === level &&
    recorded.way === way &&
    recorded.network === network &&
    recorded.key === key &&
    recorded.given_up === given_up &&
    recorded.login === login
  if (isRecorded) return
  const optional = { ...(network && { network }), ...(key && { key }) }
  ledger.record({ type: 'confined', level, way, ...optional, given_up, login, refused })
}

/** Notes how many uncommitted files are not part of the run; nothing waits for it. */
export function reportUncommitted({ uncommitted, show }: Pick<Ports, 'uncommitted' | 'show'>, base: string): void {
  uncommitted().then(
    (count) => {
      const files = count === 1 ? '1 uncommitted file is' : `${count} uncommitted files are`
      if (count > 0) show({ kind: 'note', text: `${files} not part of the run; it starts from ${base.slice(0, 7)}` })
    },
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      show({ kind: 'warning', text: `could not tell whether all files are committed: ${reason}` })
    },
  )
}

/** For jobs that write no run. */
export function reportNetworkRefusals({
  takeNetworkRefusals,
  show,
}: Pick<Ports, 'takeNetworkRefusals' | 'show'>): void {
  const plain = (text: string): string => plainLine(text, 300)
  for (const refusal of takeNetworkRefusals()) show({ kind: 'note', text: refusalInWords(refusal, plain) })
}
