import type { Handoff } from '../../schema/agent/handoff.ts'
import { type Knowledge, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import { contradictionsIn } from '../knowledge/contradictions.ts'
import { isActive, isHard, typeOf } from '../knowledge/entry.ts'
import { numberedLine } from '../knowledge/render-index.ts'
import { plural } from '../text/amounts.ts'
import { cappedRow } from '../text/capped.ts'
import { inlineMarkdown } from '../text/markdown/neutral-markdown.ts'
import { wholeSentences } from '../text/markdown/whole-parts.ts'
import { oneLine } from '../text/one-line.ts'

/** A task that the current one depends on and that is done: what it left, but not what failed on it. */
export interface FinishedTask {
  readonly task: string
  /** The newest iteration that brought it on. */
  readonly iteration: number
  readonly summary: string
  /** Paths that its commits created or changed, as the engine saw them. */
  readonly files: readonly { readonly path: string; readonly action: string }[]
  /** How many there are in all. */
  readonly fileCount: number
  readonly handoff: Pick<Handoff, 'summary' | 'freeform' | 'tests_added'> | undefined
  /** Dependencies between the two tasks: 1 if the current one names it. */
  readonly steps: number
}

/** In characters, over all tasks. */
export const longestBuiltOn = 2_000

interface BuiltOn {
  readonly text: string
  readonly shown: readonly Knowledge[]
  /** Iterations whose summaries it tells. */
  readonly iterations: readonly number[]
}

interface Line {
  readonly task: string
  readonly text: string
  /** Lower goes first. */
  readonly rank: number
  readonly entry?: Knowledge
  /** Says that another entry contradicts this one; empty if none does. */
  readonly objection: string
  readonly isSummary: boolean
}

/**
 * What the tasks that this one depends on left, nearest first: summary, entries, files and names that they made. Of what has no
 * room, entries go last. `firstNumber` is that of the first entry; returns the entries in the order of their numbers.
 * `objections`: what contradicts an entry, in a few words.
 */
export function builtOn(
  finished: readonly FinishedTask[],
  {
    entries,
    firstNumber,
    objections,
  }: {
    readonly entries: readonly Knowledge[]
    readonly firstNumber: number
    readonly objections?: ReadonlyMap<Knowledge, string>
  },
): BuiltOn {
  const lines = finished.flatMap((one) => {
    const own = entries.filter(({ task }) => task === one.task)
    return linesOf(one, own, (entry) => objections?.get(entry) ?? '')
  })
  const chosen = new Set<Line>()
  // Headings and the line that counts what has no room.
  let room = longestBuiltOn - 80
  const headed = new Set<string>()
  for (const line of lines.toSorted((a, b) => a.rank - b.rank)) {
    const cost =
      line.text.length +
      line.objection.length +
      numberChars +
      (headed.has(line.task) ? 0 : line.task.length + headingChars)
    if (cost > room) continue
    room -= cost
    headed.add(line.task)
    chosen.add(line)
  }
  const shown: Knowledge[] = []
  const blocks = finished.flatMap(({ task, iteration }) => {
    const ofTask = lines.filter((line) => line.task === task && chosen.has(line))
    if (ofTask.length === 0) return []
    const texts = ofTask.map(({ text, entry, objection }) => {
      if (!entry) return text
      const line = numberedLine(entry, firstNumber - 1 + shown.push(entry))
      return `${line.replace('] ', `] ${typeOf(entry.id)}: `)}${objection}`
    })
    return [`${task} (iteration ${iteration})\n${texts.join('\n')}`]
  })
  const missing = lines.length - chosen.size
  const rest = missing === 0 ? [] : [`${plural(missing, 'more line')} about these tasks had no room.`]
  const summarised = new Set([...chosen].flatMap((line) => (line.isSummary ? line.task : [])))
  const iterations = finished.flatMap((one) => (summarised.has(one.task) ? one.iteration : []))
  return { text: blocks.length === 0 ? '' : [...blocks, ...rest].join('\n\n'), shown, iterations }
}

/** Of `[12] ` with what stands around it, and of `constraint: `. */
const numberChars = 24
const headingChars = ' (iteration 1234)\n\n'.length

/** Entries that these tasks recorded and that count, the most binding first. */
export function entriesOf(knowledge: readonly Knowledge[], finished: readonly FinishedTask[]): Knowledge[] {
  const tasks = new Set(finished.map(({ task }) => task))
  return knowledge
    .filter((entry) => isActive(entry) && entry.by === null && entry.from === null && tasks.has(entry.task ?? ''))
    .toSorted((a, b) => weight(a) - weight(b))
}

/**
 * What stands behind an entry that a newer one contradicts. Of a person's and an agent's, the person's is the one that counts.
 * The other text is repeated unless `isTold` says that the prompt has it anyway.
 */
export function objectionsIn(
  knowledge: readonly Knowledge[],
  isTold: (entry: Knowledge) => boolean,
): ReadonlyMap<Knowledge, string> {
  return new Map(
    contradictionsIn(knowledge).map(({ newer, older }) => {
      const [one, against] = older.by !== null && newer.by === null ? [newer, older] : [older, newer]
      const who = against.by !== null ? 'a person' : originOf(against)
      const what = isTold(against) ? 'otherwise' : `instead: ${inlineMarkdown(against.text, 1000)}`
      return [one, ` (${who} says ${what})`]
    }),
  )
}

const originOf = ({ from, iterations }: Knowledge): string =>
  from === null ? `iteration ${iterations.at(-1)}` : `plan ${inlineMarkdown(from, 64)}`

const weight = (entry: Knowledge): number => (isHard(entry) ? -1 : knowledgeTypes.indexOf(typeOf(entry.id)))

/** Ranks of the nearest tasks; those that these build on come after all of them. */
const ranks = { hard: 0, summary: 1, binding: 2, files: 3, other: 4, names: 5 } as const
const perStep = 10

function linesOf(
  { task, summary, files, fileCount, handoff, steps }: FinishedTask,
  entries: readonly Knowledge[],
  objectionTo: (entry: Knowledge) => string,
): Line[] {
  const line = (text: string, rank: keyof typeof ranks, entry?: Knowledge): Line[] =>
    text === ''
      ? []
      : [
          {
            task,
            text,
            rank: ranks[rank] + perStep * (steps - 1),
            isSummary: rank === 'summary',
            objection: entry ? objectionTo(entry) : '',
            ...(entry && { entry }),
          },
        ]
  const made = files.filter(({ action }) => action === 'created').map(({ path }) => path)
  const changed = files.filter(({ action }) => action === 'modified').map(({ path }) => path)
  return [
    ...line(bullet('', wholeSentences(oneLine(summary, Number.MAX_SAFE_INTEGER), 300)), 'summary'),
    ...entries.flatMap((entry) => line(`- ${inlineMarkdown(entry.text, 1000)}`, rankOf(entry), entry)),
    ...line(bullet('Made: ', paths(made)), 'files'),
    ...line(bullet('Changed: ', paths(changed)), 'files'),
    ...line(fileCount > files.length ? `- ${plural(fileCount, 'file')} in all.` : '', 'names'),
    ...line(bullet('Names: ', handoff ? namesIn(handoff, [...made, ...changed]).join(', ') : ''), 'names'),
  ]
}

const bullet = (title: string, text: string): string => (text === '' ? '' : `- ${title}${inlineMarkdown(text, 1000)}`)

function rankOf(entry: Knowledge): keyof typeof ranks {
  if (isHard(entry)) return 'hard'
  return ['constraint', 'decision'].includes(typeOf(entry.id)) ? 'binding' : 'other'
}

const paths = (names: readonly string[]): string =>
  cappedRow(
    names.map((name) => oneLine(name, 120)),
    8,
  )

const mostNames = 10

/** What its agent names in code: functions, types, commands, tests. */
function namesIn(
  { summary, freeform, tests_added = [] }: NonNullable<FinishedTask['handoff']>,
  files: readonly string[],
): string[] {
  const spans = Array.from(
    `${summary}\n${withoutCode(freeform)}`.matchAll(/(?<!`)`([^`\n]{2,60})`(?!`)/g),
    ([, name = '']) => name.trim(),
  )
  const tests = tests_added.flatMap(({ test_names }) => test_names)
  const isName = (text: string): boolean => /^[\p{L}_$@][\w$.:#<>()[\]/,-]*$/u.test(text) && !files.includes(text)
  return [
    ...new Set([
      ...spans.filter(isName).map((name) => `\`${name}\``),
      ...tests.map((name) => `"${oneLine(name, 80)}"`),
    ]),
  ].slice(0, mostNames)
}

const withoutCode = (text: string): string => text.replace(/^ {0,3}(```+|~~~+)[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))/gm, '')
