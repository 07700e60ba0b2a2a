import type { Handoff } from '../../schema/agent/handoff.ts'
import { plainLine } from '../text/one-line.ts'

/** An iteration's entry in the progress log of the programs before (docs/design.md#the-programs-before). */
export interface ProgressNote {
  readonly iteration: number
  readonly task: string
  readonly completed: string
  /** Undefined if the agent leaves nothing for the next one. */
  readonly learning: string | undefined
  readonly next: string | undefined
}

export function progressNote(handoff: Handoff, attempt: Pick<ProgressNote, 'iteration' | 'task'>): ProgressNote {
  const {
    constraints_discovered = [],
    architectural_notes = [],
    recommendations = [],
    unfinished_business = [],
  } = handoff
  const learned = [...constraints_discovered.map(({ constraint }) => constraint), ...architectural_notes]
  const [next = unfinished_business[0]?.item] = recommendations
  return { ...attempt, completed: handoff.summary, learning: learned.join('; ') || undefined, next }
}

/** Added to the prompt if the log is kept. */
export const askForNote =
  'A log beside the plan keeps `summary`, what you learned (`constraints_discovered`, `architectural_notes`) and a line for whoever comes next (`recommendations`).'

/** Two earlier programs kept such a log: `.md` belongs to the queue, other names to BMAD. */
interface Shape {
  readonly level: string
  readonly title: (plan: string) => string
  readonly heading: (note: ProgressNote) => string
  readonly words: readonly [completed: string, learning: string, next: string]
}

const queue: Shape = {
  level: '###',
  title: (plan) => `# Progress: ${plan}`,
  heading: ({ iteration, task }) => `Iteration ${iteration}: ${task}`,
  words: ['**Completed:**', '**Gotcha:**', '**Next:**'],
}
const bmad: Shape = {
  level: '##',
  title: (plan) => `# Progress of ${plan}`,
  heading: ({ iteration, task }) => `Iteration ${iteration} - ${task}`,
  words: ['Completed:', 'Learning:', 'Note for next:'],
}
const shapeOf = (path: string): Shape => (path.endsWith('.md') ? queue : bmad)

/** Appends to the log; undefined if it already contains everything. */
export function withProgress(
  existing: string | undefined,
  {
    path,
    plan,
    note,
    undone,
  }: { path: string; plan: string; note: ProgressNote | undefined; undone: readonly string[] },
): string | undefined {
  const { level, title, heading, words } = shapeOf(path)
  // A log of another program is continued below a heading with the plan's name.
  const isOwn = existing !== undefined && planOfLog(existing) === plan
  const log = isOwn ? existing : [...(existing === undefined ? [] : [existing]), `${title(plan)}\n`].join('\n')
  const entries = undone.map((task) => `${level} ${task} was undone, and is open again\n`)
  const firstLine = note && `${level} ${heading(note)}`
  if (note && !log.includes(`${firstLine}\n`)) {
    const lines = [note.completed, note.learning, note.next].map((text, index) =>
      text === undefined ? [] : [`${words[index]} ${plainLine(text, 500)}`],
    )
    entries.push(`${[firstLine, ...lines.flat()].join('\n')}\n`)
  }
  return entries.length === 0 ? undefined : [log.replace(/\n*$/, '\n'), ...entries].join('\n')
}

/** Undefined if another program wrote the last entries. */
export const planOfLog = (text: string): string | undefined =>
  [...text.matchAll(/^# Progress(?: of|:) (\S+)[ \t]*$/gm)].at(-1)?.[1]

/** `plans/search.md` → `plans/search.progress.md` */
export const logBeside = (document: string): string => document.replace(/(?:\.[A-Za-z0-9]+)?$/, '.progress.md')

/** By the setting `progress-file`. `onlyIfPresent`: the log is not created. */
export function logOf(
  setting: string,
  { format, document }: { format: string | undefined; document: string | null },
): { path: string; onlyIfPresent: boolean } | undefined {
  if (setting !== 'auto') return setting === 'none' ? undefined : { path: setting, onlyIfPresent: false }
  if (document === null) return undefined
  if (format === 'Markdown plan') return { path: logBeside(document), onlyIfPresent: false }
  if (format !== 'prd.json' && format !== 'BMAD') return undefined
  return { path: `${document.slice(0, document.lastIndexOf('/') + 1)}progress.txt`, onlyIfPresent: true }
}
