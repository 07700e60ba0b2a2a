import type { DeluxeFolder } from '../../import/deluxe-folder.ts'
import type { TakenSettings } from '../../import/settings-of-run.ts'
import { plural } from '../../text/amounts.ts'
import { fitLines, type Look } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'

/** What an import took and what it left, for people and as data. */
export interface ImportFacts {
  readonly kind: 'imported' | 'known'
  readonly plan: string
  readonly folder: DeluxeFolder
  readonly settings: TakenSettings
  /** Files that have no place in a run, and why. */
  readonly left: readonly { readonly file: string; readonly why: string }[]
  /** What goes on with the run. */
  readonly next: string
}

/** The same as data. */
export const importJson = ({ folder, settings: { taken, without }, ...facts }: ImportFacts) => ({
  ...facts,
  iteration: folder.iteration,
  handoffs: folder.handoffs.size,
  knowledge: folder.knowledge.length,
  progress: folder.progress.length,
  hints: folder.hints.length,
  memory: folder.memory !== undefined,
  settings: taken,
  without,
  remarks: folder.remarks,
})

/** Lines without their newline. */
export function importText(facts: ImportFacts, look: Look): string[] {
  const { kind, plan, folder, left, next } = facts
  const { taken, without } = facts.settings
  const { handoffs, knowledge, progress, hints, iteration, remarks } = folder
  if (kind === 'known')
    return fitLines(
      [`This folder was imported before: the run ${plan} starts from it. Nothing was changed.`, `Next: ${next}`],
      look,
    )
  const active = knowledge.filter(({ status }) => status === 'active').length
  const took = [
    `iterations up to ${iteration}; the next one is ${iteration + 1}`,
    plural(handoffs.size, 'handoff'),
    `${plural(knowledge.length, 'entry', 'entries')} of the index, of which ${active} are in force`,
    `${plural(progress.length, 'entry', 'entries')} of the progress log`,
    ...(folder.memory === undefined ? [] : ['memory.jsonl, for a memory server of this run']),
    ...(hints.length > 0 ? [plural(hints.length, 'hint')] : []),
    ...(taken.length > 0 ? [`settings: ${taken.map(({ name, setting }) => `${name} (${setting})`).join(', ')}`] : []),
  ]
  const gone = [
    ...remarks,
    ...without.map(({ name, line, why }) => `ralph.conf:${line} ${name}: ${why}`),
    ...left.map(({ file, why }) => `${file}: ${why}`),
  ]
  const lines = [
    `Imported the run ${plan} of ralph-deluxe:`,
    ...took.map((line) => `  ${plainLine(line, 2_000)}`),
    ...(gone.length > 0 ? ['Left:', ...gone.map((line) => `  ${plainLine(line, 500)}`)] : []),
    `Next: ${next}`,
  ]
  return fitLines(lines, look)
}
