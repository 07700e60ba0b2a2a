// Measures how often a task is found stuck that would have passed, and writes the table into docs/steering.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { stuckFigures } from './stuck-figures.ts'
import { recorded, type Task, tasksOf, ways } from './stuck-histories.ts'

const root = resolve(import.meta.dirname, '../..')
const seeds = [1, 2, 3]
const tasksEach = 1_000

const cassettes = ['templates/demo/cassette.json', 'test/fixtures/sample-cassette.json']
const recordings = cassettes.flatMap((file) => recorded(JSON.parse(readFileSync(resolve(root, file), 'utf8'))))

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

function row(name: string, after: number, tasks: readonly Task[]): string {
  const { found, wrong, passed, made, saved } = stuckFigures(tasks, after)
  const cells = [name, after, tasks.length, found, wrong, percent(wrong, passed), percent(saved, made)]
  return `| ${cells.join(' | ')} |`
}

const generated = Object.entries(ways).map(([name, way]) => ({
  name,
  tasks: seeds.flatMap((seed) => tasksOf(way, { seed, count: tasksEach })),
}))
const [, learning, , hopeless] = generated
const mixed = {
  name: 'the second and the fourth, half and half',
  tasks: [learning, hopeless].flatMap((one) => one?.tasks ?? []),
}
const kinds = [{ name: 'recordings in `templates/` and `test/`', tasks: recordings }, ...generated, mixed]

const table = [
  '| history | `stuck-after` | tasks | found stuck | of these, would have passed | of all that pass | attempts saved |',
  '|---|--:|--:|--:|--:|--:|--:|',
  ...kinds.flatMap(({ name, tasks }) => [2, 3, 4].map((after) => row(name, after, tasks))),
].join('\n')

const text = `Written by \`npm run bench:stuck\`. Each history is played to its end without the detector; then the detector is asked where it
would have stopped. In a recording every failed attempt counts as the same failure, which is the worst case. The generated histories are
${seeds.length} × ${tasksEach.toLocaleString('en')} tasks of each kind. Their attempts pass with the same chance whatever failed before, so every task that can pass would pass
in the end: the worst case for a detector. How real agents behave was not measured.

${table}
`

const page = resolve(root, 'docs/steering.md')
const before = readFileSync(page, 'utf8')
const between = /(<!-- bench:stuck -->\n)[\s\S]*?(<!-- \/bench:stuck -->)/
if (!between.test(before)) throw new Error(`${page} has no place for the table`)
writeFileSync(
  page,
  before.replace(between, (_, start: string, end: string) => `${start}\n${text}\n${end}`),
)
process.stdout.write(`${table}\n`)
