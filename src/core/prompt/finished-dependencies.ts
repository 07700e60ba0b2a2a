import type { Handoff } from '../../schema/agent/handoff.ts'
import { type Knowledge, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import { contradictionsIn } from '../knowledge/contradictions.ts'
import { isActive, isHard, typeOf } from '../knowledge/entry.ts'
import { numberedLine } from '../knowledge/render-index.ts'
import { plural } from '../text/amounts.ts'
import { cappedRow } from '../text/capped-list.ts'
import { inlineMarkdown } from '../text/markdown/neutral-markdown.ts'
import { wholeSentences } from '../text/markdown/whole-parts.ts'
import { oneLine } from '../text/one-line.ts'

export interface FinishedTask {
  readonly task: string
  readonly iteration: number
  readonly summary: string
  /** As the engine read them from its commits; bounded. */
  readonly files: readonly { readonly path: string; readonly action: string }[]
  readonly fileCount: number
  readonly handoff: Pick<Handoff, 'summary' | 'freeform' | 'tests_added'> | undefined
  /** Distance in the dependency graph: 1 if the current task names it. */
  readonly steps: number
}

/** Over all tasks. */
export const maxBuiltOnChars = 2_000

interface BuiltOn {
  readonly text: string
  readonly shown: readonly Knowledge[]
  readonly iterations: readonly number[]
}

interface Line {
  readonly task: string
  readonly text: string
  /** The lowest is chosen first. */
  readonly rank: number
  readonly entry?: Knowledge
  readonly objection: string
  readonly isSummary: boolean
}

/**
 * The results of the tasks that this one depends on, nearest first: summary, entries, files and names. If there is too
 * little room, entries are dropped last. Returns the entries in the order of their numbers, from `firstNumber`.
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
  const lines = finished.flatMap((finishedTask) => {
    const ownEntries = entries.filter(({ task }) => task === finishedTask.task)
    return linesOf(finishedTask, ownEntries, (entry) => objections?.get(entry) ?? '')
  })
  const chosen = new Set<Line>()
  // For headings and the line that counts what was dropped.
  let room = maxBuiltOnChars - 80
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
  const iterations = finished.flatMap((finishedTask) =>
    summarised.has(finishedTask.task) ? finishedTask.iteration : [],
  )
  return { text: blocks.length === 0 ? '' : [...blocks, ...rest].join('\n\n'), shown, iterations }
}

/** `[12] ` and `constraint: `. */
const numberChars = 24
const headingChars = ' (iteration 1234)\n\n'.length

/** Active entries that these tasks recorded, the most binding first. */
export function entriesOf(knowledge: readonly Knowledge[], finished: readonly FinishedTask[]): Knowledge[] {
  const tasks = new Set(finished.map(({ task }) => task))
  return knowledge
    .filter((entry) => isActive(entry) && entry.by === null && entry.from === null && tasks.has(entry.task ?? ''))
    .toSorted((a, b) => weight(a) - weight(b))
}

/**
 * Notes for entries that a newer one contradicts; a person's entry wins against an agent's. The other text is repeated
 * unless `isInPrompt`.
 */
export function objectionsTo(
  knowledge: readonly Knowledge[],
  isInPrompt: (entry: Knowledge) => boolean,
): ReadonlyMap<Knowledge, string> {
  return new Map(
    contradictionsIn(knowledge).map(({ newer, older }) => {
      const [entry, contradicting] = older.by !== null && newer.by === null ? [newer, older] : [older, newer]
      const author = contradicting.by !== null ? 'a person' : originOf(contradicting)
      const claim = isInPrompt(contradicting) ? 'otherwise' : `instead: ${inlineMarkdown(contradicting.text, 1000)}`
      return [entry, ` (${author} says ${claim})`]
    }),
  )
}

const originOf = ({ from, iterations }: Knowledge): string =>
  from === null ? `iteration ${iterations.at(-1)}` : `plan ${inlineMarkdown(from, 64)}`

const weight = (entry: Knowledge): number => (isHard(entry) ? -1 : knowledgeTypes.indexOf(typeOf(entry.id)))

/** Ranks of the nearest tasks; farther tasks come after all of them. */
const ranks = { hard: 0, summary: 1, binding: 2, files: 3, other: 4, names: 5 } as const
const ranksPerStep = 10

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
            rank: ranks[rank] + ranksPerStep * (steps - 1),
            isSummary: rank === 'summary',
            objection: entry ? objectionTo(entry) : '',
            ...(entry && { entry }),
          },
        ]
  const created = files.filter(({ action }) => action === 'created').map(({ path }) => path)
  const changed = files.filter(({ action }) => action === 'modified').map(({ path }) => path)
  return [
    ...line(bullet('', wholeSentences(oneLine(summary, Number.MAX_SAFE_INTEGER), 300)), 'summary'),
    ...entries.flatMap((entry) => line(`- ${inlineMarkdown(entry.text, 1000)}`, rankOf(entry), entry)),
    ...line(bullet('Made: ', pathList(created)), 'files'),
    ...line(bullet('Changed: ', pathList(changed)), 'files'),
    ...line(fileCount > files.length ? `- ${plural(fileCount, 'file')} in all.` : '', 'names'),
    ...line(bullet('Names: ', handoff ? namesIn(handoff, [...created, ...changed]).join(', ') : ''), 'names'),
  ]
}

const bullet = (title: string, text: string): string => (text === '' ? '' : `- ${title}${inlineMarkdown(text, 1000)}`)

function rankOf(entry: Knowledge): keyof typeof ranks {
  if (isHard(entry)) return 'hard'
  return ['constraint', 'decision'].includes(typeOf(entry.id)) ? 'binding' : 'other'
}

const pathList = (names: readonly string[]): string =>
  cappedRow(
    names.map((name) => oneLine(name, 120)),
    8,
  )

const maxNames = 10

/** Names in code spans: functions, types, commands, tests. */
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
  ].slice(0, maxNames)
}

const withoutCode = (text: string): string => text.replace(/^ {0,3}(```+|~~~+)[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))/gm, '')
