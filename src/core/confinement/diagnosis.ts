import type { ConfinementReport } from '../../schema/check/confinement.ts'
import { plainLine } from '../text/one-line.ts'
import { type ConfinementHere, confinedIn, judgeConfinement } from './policy.ts'
import { remedies } from './remedies.ts'
import { confinementInWords, levelsInWords, wayInWords } from './words.ts'

/** What `ralph doctor` says of the confinement, and as data what was tried. */
export interface ConfinementDiagnosis {
  readonly level: 'ok' | 'warn' | 'fail'
  readonly found: string
  readonly remedy: string | null
  readonly confinement: ConfinementReport
}

/** The level reached, why each better way did not work, and exactly what to install or to write for more. */
export function diagnoseConfinement(
  asked: Parameters<typeof judgeConfinement>[0],
  here: ConfinementHere,
): ConfinementDiagnosis {
  const { report } = here
  const verdict = judgeConfinement(asked, here)
  const said = { confinement: report }
  if (verdict && 'refused' in verdict) {
    const { message, hint } = verdict.refused
    return { level: 'fail', found: `${message}${better(report)}`, remedy: hint, ...said }
  }
  const remedy = [...remedies(here), ...(verdict ? [inOneJob] : [])].join(' ') || null
  const found = `${confinementInWords(confinedIn(here))}. ${levelsInWords[report.level]}.${better(report)}`
  const givenUp = here.asked === 'none' ? 'Remove `confinement: none` from the settings.' : remedy
  return { level: verdict ? 'warn' : 'ok', found, remedy: givenUp, ...said }
}

const inOneJob =
  'For now, GitHub jobs in which an agent works beside secrets (`command: run` and `begin`) are refused here.'

const better = ({ refused }: ConfinementReport): string =>
  refused.length === 0
    ? ''
    : ` Did not work here: ${refused.map(({ way, why }) => `${wayInWords[way]} (${plainLine(why, 150)})`).join('; ')}.`
