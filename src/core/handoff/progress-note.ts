import type { Handoff } from '../../schema/agent/handoff.ts'
import { plainLine } from '../text/one-line.ts'

/** What an iteration leaves in the log that the programs before kept beside a plan (docs/design.md#the-programs-before). */
export interface ProgressNote {
  readonly iteration: number
  readonly task: string
  readonly completed: string
  /** Undefined where the agent says nothing that the next one needs. */
  readonly learning: string | undefined
  readonly next: string | undefined
}

export function progressNote(handoff: Handoff, at: Pick<ProgressNote, 'iteration' | 'task'>): ProgressNote {
  const {
    constraints_discovered = [],
    architectural_notes = [],
    recommendations = [],
    unfinished_business = [],
  } = handoff
  const learned = [...constraints_discovered.map(({ constraint }) => constraint), ...architectural_notes]
  const [next = unfinished_business[0]?.item] = recommendations
  return { ...at, completed: handoff.summary, learning: learned.join('; ') || undefined, next }
}

/** What an agent is asked for where the log is kept. */
export const askForNote =
  'A log beside the plan keeps `summary`, what you learned (`constraints_discovered`, `architectural_notes`) and a line for whoever comes next (`recommendations`).'

/** The two programs that kept one differ in its shape: `.md` is that of the queue, any other that of BMAD. */
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

/** The log with what became true; undefined where it says it already. It is only ever added to. */
export function withProgress(
  before: string | undefined,
  {
    path,
    plan,
    note,
    undone,
  }: { path: string; plan: string; note: ProgressNote | undefined; undone: readonly string[] },
): string | undefined {
  const { level, title, heading, words } = shapeOf(path)
  // One that another program began is gone on with below a heading that says whose the rest is.
  const own = before !== undefined && planOfLog(before) === plan
  const written = own ? before : [...(before === undefined ? [] : [before]), `${title(plan)}\n`].join('\n')
  const parts = undone.map((task) => `${level} ${task} was undone, and is open again\n`)
  const begins = note && `${level} ${heading(note)}`
  if (note && !written.includes(`${begins}\n`)) {
    const lines = [note.completed, note.learning, note.next].map((text, index) =>
      text === undefined ? [] : [`${words[index]} ${plainLine(text, 500)}`],
    )
    parts.push(`${[begins, ...lines.flat()].join('\n')}\n`)
  }
  return parts.length === 0 ? undefined : [written.replace(/\n*$/, '\n'), ...parts].join('\n')
}

/** The plan that the end of a log is about; what another program wrote says nothing of it. */
export const planOfLog = (text: string): string | undefined =>
  [...text.matchAll(/^# Progress(?: of|:) (\S+)[ \t]*$/gm)].at(-1)?.[1]

/** `plans/search.md` → `plans/search.progress.md` */
export const logBeside = (document: string): string => document.replace(/(?:\.[A-Za-z0-9]+)?$/, '.progress.md')

/** Where the log of a plan is by the setting `progress-file`; `known`: only where there is one already. */
export function logOf(
  setting: string,
  { format, document }: { format: string | undefined; document: string | null },
): { path: string; known: boolean } | undefined {
  if (setting !== 'auto') return setting === 'none' ? undefined : { path: setting, known: false }
  if (document === null) return undefined
  if (format === 'Markdown plan') return { path: logBeside(document), known: false }
  if (format !== 'prd.json' && format !== 'BMAD') return undefined
  return { path: `${document.slice(0, document.lastIndexOf('/') + 1)}progress.txt`, known: true }
}
