import { expect, test } from 'vitest'
import { commands } from '../../../src/entry/commands.ts'
import { readFlags } from '../../../src/entry/project/flags.ts'

const read = async (words: string, ...argv: readonly string[]) => {
  const listed = commands.find((command) => command.words === words)
  if (!listed) throw new Error(`no command ${words}`)
  return readFlags(argv, await listed.load(), words)
}

test.each([
  ['report', ['--iteration', '7'], 'report: --iteration has an effect only with --html.'],
  ['report', ['--json', '--markdown'], 'report: --markdown and --json cannot be combined.'],
  ['report', ['--json', '--html', 'x.html'], 'report: --json and --html cannot be combined.'],
  ['log', ['--iteration', '7', '--kind', 'failed'], 'log: --iteration and --kind cannot be combined.'],
  ['log', ['--iteration', '7', '--follow'], 'log: --iteration and --follow cannot be combined.'],
  ['status', ['--watch', '--json'], 'status: --watch and --json cannot be combined.'],
  ['plan graph', ['--mermaid', '--json'], 'plan graph: --mermaid and --json cannot be combined.'],
  ['run', ['--dry-run', '--json'], 'run: --dry-run and --json cannot be combined.'],
  ['run', ['--dry-run', '--record', 'x'], 'run: --dry-run and --record cannot be combined.'],
  ['start', ['--as-is', '--budget', '1'], 'start: --budget and --as-is cannot be combined.'],
  ['finish', ['--squash', '--merge'], 'finish: --merge and --squash cannot be combined.'],
  ['finish', ['--here', '--pr'], 'finish: --pr and --here cannot be combined.'],
  ['init', ['--run-iterations', '9'], 'init: --run-iterations has an effect only with --bmad.'],
  ['init', ['--model', 'opus'], 'init: --model has an effect only with --ai.'],
  ['init', ['--no-workflow', '--one-job'], 'init: --no-workflow and --one-job cannot be combined.'],
  ['init', ['--skills', '--validate', 'x'], 'init: --skills and --validate cannot be combined.'],
])('%s %j is refused: one of the two would be dropped', async (words, argv, message) => {
  await expect(read(words, ...argv)).rejects.toMatchObject({ code: 'USAGE', message })
})

test('a flag that is switched off is in no conflict', async () => {
  expect((await read('run', '--dry-run=false', '--json')).values).toEqual({ 'dry-run': false, json: true })
  expect((await read('report', '--iteration', '7', '--html', 'x.html')).values).toMatchObject({ iteration: '7' })
})
