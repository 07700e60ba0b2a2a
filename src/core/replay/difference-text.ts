import { plainLine } from '../text/one-line.ts'
import type { Difference } from './compare-runs.ts'
import type { SectionDifference } from './prompt-difference.ts'

export interface PromptDifference extends SectionDifference {
  readonly iteration: number
}

const mostLines = 12

/** Where a replay differs from its recording, for people; first what was decided, then what the prompts said. */
export function differenceText(differences: readonly Difference[], prompts: readonly PromptDifference[]): string {
  const decided = differences.map(({ iteration, recorded, replayed }) =>
    [
      iteration === null ? 'The run' : `Iteration ${iteration}`,
      `  recorded: ${plainLine(recorded, 500)}`,
      `  replayed: ${plainLine(replayed, 500)}`,
    ].join('\n'),
  )
  const said = prompts.map(({ iteration, section, recorded, replayed }) =>
    [
      `Prompt of iteration ${iteration}, section ${plainLine(section, 60)}`,
      ...some('  - ', recorded),
      ...some('  + ', replayed),
    ].join('\n'),
  )
  const heads = [
    ...(decided.length === 0 ? [] : ['It went another way than the recording:', ...decided]),
    ...(said.length === 0 ? [] : ['Prompts are not as recorded (- recorded, + replayed):', ...said]),
  ]
  return heads.join('\n')
}

function some(mark: string, lines: readonly string[]): string[] {
  const shown = lines.slice(0, mostLines).map((line) => `${mark}${plainLine(line, 200)}`)
  return lines.length > mostLines ? [...shown, `${mark}… and ${lines.length - mostLines} more lines`] : shown
}
