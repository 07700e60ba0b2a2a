// Measures what prompts keep of a long run, in the product's own loop, and writes the tables into docs/memory.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sectionSizes } from '../../../src/core/prompt/section.ts'
import { median } from '../median.ts'
import { git } from '../shell.ts'
import { assemblyMs, manyEntries, promptsWithoutLoop } from './assembly.ts'
import { type Figures, figuresOf } from './figures.ts'
import { type History, historyOf } from './history.ts'
import { type Mode, modes, promptsOf } from './loop.ts'
import { promptsBy, ways } from './ways.ts'
import { englishWords, inventedWords } from './words.ts'

/** The last one in English with changing forms: the constants of the ranking were chosen without it. */
const histories = [historyOf(1, inventedWords), historyOf(2, inventedWords), historyOf(21, englishWords)]
const middle = 100
const root = resolve(import.meta.dirname, '../../..')
const started = Date.now()

interface ModeRuns {
  readonly mode: Mode
  /** By history. */
  readonly prompts: readonly (readonly string[])[]
}

/** All at the same time: most of a run is waiting. Each mode's row is logged when it is known, so a bench that is cut off is of use. */
const allRuns = (): Promise<ModeRuns[]> =>
  Promise.all(
    modes.map(async (mode) => {
      const prompts = await Promise.all(histories.map((history) => promptsOf(history, mode)))
      const seconds = Math.round((Date.now() - started) / 1000)
      process.stderr.write(`${row(mode.name, figuresOfRuns(prompts))} ${seconds} s since the start\n`)
      return { mode, prompts }
    }),
  )

/** Of several runs the worst one counts. */
const lowest = (values: readonly (number | null)[]): string => {
  const counted = values.filter((value) => value !== null)
  if (counted.length === 0) return 'none'
  const least = Math.min(...counted)
  return `${Number.isInteger(least) ? least : least.toFixed(1)} %`
}

const header = `| mode | hard constraints | needed, from dependencies | needed, otherwise | precision | left by the dependency | contradictions shown | over, without successor | lines twice | longest, tokens |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|`

function row(name: string, figures: readonly Figures[]): string {
  const cells = [
    name,
    lowest(figures.map(({ hard }) => hard)),
    lowest(figures.map(({ relevant }) => relevant.depends)),
    lowest(figures.map(({ relevant }) => relevant.free)),
    lowest(figures.map(({ precision }) => precision)),
    lowest(figures.map(({ leftByDependency }) => leftByDependency)),
    lowest(figures.map(({ pairs }) => pairs)),
    Math.max(...figures.map(({ aloneAndOver }) => aloneAndOver)),
    Math.max(...figures.map(({ repeated }) => repeated)),
    Math.ceil(Math.max(...figures.map(({ longestChars }) => longestChars)) / 4).toLocaleString('en'),
  ]
  return `| ${cells.join(' | ')} |`
}

const figuresOfRuns = (prompts: readonly (readonly string[])[]): Figures[] =>
  histories.map((history, index) => figuresOf(history, prompts[index] ?? []))

/** What a mode promises of a run, each with the value that does not keep it. */
const promises: readonly ((figures: Figures, mode: Mode) => string | false)[] = [
  ({ hard }, mode) => hasIndex(mode) && hard !== 100 && `hard constraints: ${hard} %`,
  ({ relevant }, mode) =>
    hasIndex(mode) && below(relevant.depends, 95) && `needed, by dependency: ${relevant.depends} %`,
  ({ relevant }, mode) => hasIndex(mode) && below(relevant.free, 90) && `needed, otherwise: ${relevant.free} %`,
  ({ pairs }, mode) => hasIndex(mode) && below(pairs, 100) && `contradictions: ${pairs} %`,
  ({ aloneAndOver }, mode) => hasIndex(mode) && aloneAndOver > 0 && `over, without successor: ${aloneAndOver}`,
  ({ leftByDependency }, mode) =>
    !hasIndex(mode) && below(leftByDependency, 100) && `left by the dependency: ${leftByDependency} %`,
  ({ repeated }) => repeated > 0 && `lines twice: ${repeated}`,
  ({ longestChars }, { budgetTokens }) => longestChars > budgetTokens * 4 && `longest: ${longestChars} characters`,
]

const hasIndex = ({ args }: Mode): boolean => !args.includes('handoff-only')
const below = (value: number | null, least: number): boolean => value !== null && value < least

const missed = ({ mode, prompts }: ModeRuns): string[] =>
  figuresOfRuns(prompts).flatMap((figures, index) =>
    promises.flatMap((promise) => {
      const fault = promise(figures, mode)
      return fault === false ? [] : [`${mode.name}, seed ${histories[index]?.seed}: ${fault}`]
    }),
  )

/** Median characters of each section of the prompts of one iteration. */
function sectionTable(columns: readonly (readonly [string, readonly (readonly string[])[]])[]): string {
  const sizes = columns.map(([, prompts]) => prompts.map((all) => sectionSizes(all[middle - 1] ?? '')))
  const names = [...new Set(sizes.flat(2).map(({ name }) => name))]
  const of = (column: number, name: string): number =>
    median((sizes[column] ?? []).map((one) => one.find((size) => size.name === name)?.bytes ?? 0))
  const cell = (bytes: number): string => (bytes === 0 ? '' : bytes.toLocaleString('en'))
  const rows = names.map((name) => `| ${[name, ...columns.map((_, column) => cell(of(column, name)))].join(' | ')} |`)
  const total = columns.map(([, prompts]) => cell(median(prompts.map((all) => (all[middle - 1] ?? '').length))))
  return [
    `| section | ${columns.map(([name]) => name).join(' | ')} |`,
    `|---|${columns.map(() => '--:').join('|')}|`,
    ...rows,
    `| all | ${total.join(' | ')} |`,
  ].join('\n')
}

const byWay = (name: string, { prompts, mode }: ModeRuns): string[][] => {
  const way = ways[name]
  if (!way) throw new Error(`there is no way ${name}`)
  return histories.map((history: History, index) =>
    promptsBy(way, history, prompts[index] ?? [], mode.budgetTokens * 4),
  )
}

/** What the ranking chooses if the index is much longer than its room. */
const rankingRow = (tokens: number): string =>
  row(
    `the ranking alone, within ${tokens.toLocaleString('en')} tokens`,
    figuresOfRuns(histories.map((history) => promptsWithoutLoop(history, tokens * 4))),
  )

const runs = await allRuns()
const fields = runs[1]
if (!fields) throw new Error('a mode was removed')
const { first, later } = assemblyMs(histories[0] as History)
const commit = git(root, 'rev-parse', '--short', 'HEAD')
const minutes = Math.round((Date.now() - started) / 60_000)
const before = 'before entries were recorded at once'
const text = `Written by \`npm run bench:memory\` on ${new Date().toISOString().slice(0, 10)} at commit ${commit}, in ${minutes} minutes. The built program runs
${histories.length} generated histories in each mode, at its default settings, with a scripted agent: 200 iterations state 400 facts in their handoffs, of
which 60 are hard constraints, 40 replace an older fact by its number, and 10 contradict one. An answer of the indexer or the post is
wrong in 20 % of cases. Each task needs six facts about its part of the program. Its text has their words, other words, or no word
in common; in every other part its tasks name what they build on. The third history is in English with inflected forms, and nobody looked
at it while the ranking was tuned. Each cell is the worst of the histories. Needed facts and precision (the share of the facts in a prompt
that are about the task's part) are those of the second half, where not everything fits; all else is counted in every prompt.

${header}
${runs.map(({ mode, prompts }) => row(mode.name, figuresOfRuns(prompts))).join('\n')}

Other ways, assembled from the handoffs of the same histories around the other sections of the second row's prompts:

${header}
${Object.keys(ways)
  .map((name) => row(name, figuresOfRuns(byWay(name, fields))))
  .join('\n')}
${rankingRow(8_000)}
${rankingRow(4_000)}

A prompt has the whole index while it fits: that is what keeps the needed facts of a task that shares no word with them. So its precision
is close to ${lowest(figuresOfRuns(fields.prompts).map(({ chance }) => chance))}, which is the share of a part of the program among all facts that hold. What the ranking can do shows in the last rows.
\`handoff-only\` tells what the newest iteration and the dependencies of a task left, and promises nothing about the rest.

The prompt of iteration ${middle}, by sections (median characters):

${sectionTable([...runs.map(({ mode, prompts }) => [mode.name, prompts] as const), [before, byWay(before, fields)]])}

With ${manyEntries.toLocaleString('en')} entries a prompt takes ${later.toFixed(1)} ms of processor time (the first one of a process in ${first.toFixed(0)} ms).`

const page = resolve(root, 'docs/memory.md')
const between = /(<!-- bench:memory -->\n)[\s\S]*?(<!-- \/bench:memory -->)/
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace(between, (_, open, close) => `${open}\n${text}\n\n${close}`),
)
process.stdout.write(`${text}\n`)
const broken = [...runs.flatMap(missed), ...(later < 20 ? [] : [`assembly takes ${later.toFixed(1)} ms`])]
for (const promise of broken) process.stderr.write(`missed: ${promise}\n`)
process.exitCode = broken.length === 0 ? 0 : 1
