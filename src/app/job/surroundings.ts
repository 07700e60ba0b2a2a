import { confinedIn, type JobConfinement, judgeConfinement } from '../../core/confinement/policy.ts'
import { refusalInWords } from '../../core/network/judge-target.ts'
import { plainLine } from '../../core/text/one-line.ts'
import type { Confined, ConfinementReport } from '../../schema/check/confinement.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/**
 * Before a job writes or spends anything: whether an agent and checks may work in what is reached here, and a loud
 * word where that is little. Throws RalphError CONFINEMENT_BELOW_MINIMUM, CONFINEMENT_BESIDE_SECRETS or EGRESS_NOT_CONFINED.
 */
export function demandConfinement(
  { confinement, show }: Pick<Ports, 'confinement' | 'show'>,
  { settings }: Pick<JobSettings, 'settings'>,
): void {
  const verdict = confinement && judgeConfinement(settings, confinement)
  if (!verdict) return
  if ('refused' in verdict) throw verdict.refused
  show({ kind: 'warning', text: verdict.warning })
}

/** States what the agent and the checks of this job work in, where the run does not know it yet. */
export function stateConfinement(ledger: Ledger, here: JobConfinement | null): void {
  if (here) stateConfined(ledger, confinedIn(here), here.report.refused)
}

/** The same of another job's machine. */
export function stateConfined(ledger: Ledger, confined: Confined, refused: ConfinementReport['refused'] = []): void {
  const { confined: known } = ledger.state
  const { level, way, network, key, given_up, login } = confined
  const isKnown =
    known?.level === level &&
    known.way === way &&
    known.network === network &&
    known.key === key &&
    known.given_up === given_up &&
    known.login === login
  if (isKnown) return
  const optional = { ...(network && { network }), ...(key && { key }) }
  ledger.record({ type: 'confined', level, way, ...optional, given_up, login, refused })
}

/** Says that files of the user's are no part of the run; only a remark, so nothing waits for it. */
export function reportUncommitted({ uncommitted, show }: Pick<Ports, 'uncommitted' | 'show'>, base: string): void {
  uncommitted().then(
    (count) => {
      const files = count === 1 ? '1 uncommitted file is' : `${count} uncommitted files are`
      if (count > 0) show({ kind: 'note', text: `${files} not part of the run; it starts from ${base.slice(0, 7)}` })
    },
    (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      show({ kind: 'warning', text: `could not tell whether all files are committed: ${why}` })
    },
  )
}

/** Where no run is written: the job's own output has them. */
export function reportNetworkRefusals({
  takeNetworkRefusals,
  show,
}: Pick<Ports, 'takeNetworkRefusals' | 'show'>): void {
  const plain = (text: string): string => plainLine(text, 300)
  for (const refusal of takeNetworkRefusals()) show({ kind: 'note', text: refusalInWords(refusal, plain) })
}
