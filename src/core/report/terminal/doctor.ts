import type { ConfinementReport } from '../../../schema/check/confinement.ts'
import { fitLines, pad, type TextStyle } from '../../text/display-width.ts'
import { inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { plainLine } from '../../text/one-line.ts'
import { paintCode, painter } from '../../text/paint.ts'
import { markdownOf } from '../document/markdown.ts'

/** A finding of `ralph doctor` with its remedy. */
export interface Diagnosis {
  /** Stable, such as `remote`. */
  readonly probe: string
  readonly level: 'ok' | 'warn' | 'fail'
  readonly found: string
  readonly remedy: string | null
  /** For the probe `confinement` only. */
  readonly confinement?: ConfinementReport
}

const title = '### ralph doctor'
const marks = { ok: ['✓', 'green'], warn: ['!', 'yellow'], fail: ['✗', 'red'] } as const

/** A line for each diagnosis with its remedy below, and a summary. Lines without their newline. */
export function doctorText(diagnoses: readonly Diagnosis[], look: TextStyle): string[] {
  const paint = painter(look.color)
  const width = Math.max(0, ...diagnoses.map(({ probe }) => probe.length))
  const lines = diagnoses.flatMap(({ probe, level, found, remedy }) => {
    const [mark, colour] = marks[level]
    const line = `${paint(mark, colour)} ${pad(probe, width)}  ${plainLine(found, 1000)}`
    return remedy === null ? [line] : [line, `  ${' '.repeat(width)}  → ${paintCode(plainLine(remedy, 1000), paint)}`]
  })
  return fitLines([...lines, '', doctorSentence(diagnoses)], look)
}

/** For a step summary: faults first, the rest folded. */
export function doctorMarkdown(diagnoses: readonly Diagnosis[]): string {
  const list = (shown: readonly Diagnosis[]): string[] =>
    shown.map(({ probe, level, found, remedy }) => {
      const arrow = remedy === null ? '' : ` → ${inlineMarkdown(remedy, 1000)}`
      return `${marks[level][0]} **${inlineMarkdown(probe, 60)}** ${inlineMarkdown(found, 1000)}${arrow}`
    })
  const right = diagnoses.filter(({ level }) => level === 'ok')
  return `${markdownOf([
    title,
    doctorSentence(diagnoses),
    { list: list(diagnoses.filter(({ level }) => level !== 'ok')) },
    { title: `In order: ${right.length}`, blocks: [{ list: list(right) }], isFolded: true },
  ])}\n`
}

/** GitHub allows 65,536 characters (platform fact 26). */
const maxCommentChars = 60_000

/** For a comment on the pull request; `page` is the workflow run's. */
export function doctorComment(diagnoses: readonly Diagnosis[], page: string | undefined): string {
  const whole = doctorMarkdown(diagnoses).trimEnd()
  const text = whole.length <= maxCommentChars ? whole : `${title}\n\n${doctorSentence(diagnoses)}`
  return page === undefined ? `${text}\n` : `${text}\n\n[The log](${page})\n`
}

/** Warnings do not prevent a run. */
export const isHealthy = (diagnoses: readonly Diagnosis[]): boolean => diagnoses.every(({ level }) => level !== 'fail')

function doctorSentence(diagnoses: readonly Diagnosis[]): string {
  const count = (level: Diagnosis['level'], word: string): string[] => {
    const number = diagnoses.filter((diagnosis) => diagnosis.level === level).length
    return number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`]
  }
  const wrong = [...count('fail', 'fault'), ...count('warn', 'warning')]
  if (wrong.length === 0) return 'Everything is in order.'
  return `${wrong.join(', ')}. ${isHealthy(diagnoses) ? 'A run can start.' : 'Fix what is marked ✗ before you start a run.'}`
}
