import { expect, test } from 'vitest'
import { gateLines, type PromptGate } from '../../../src/core/prompt/gate.ts'
import type { Check } from '../../../src/schema/check/check.ts'

const check = (given: Partial<Check>): Check => ({
  ...{ name: 'npm test', run: 'npm test', kind: 'test', timeout_ms: 1, working_directory: '.' },
  ...given,
})
const gateOf = (given: Partial<PromptGate>): PromptGate => ({
  checks: [check({})],
  strategy: 'strict',
  elsewhere: null,
  knownRed: [],
  redConfined: [],
  confined: null,
  protectedPaths: [],
  failsOnTests: false,
  secrets: [],
  ...given,
})
const linesOf = (given: Partial<PromptGate>) => gateLines(gateOf(given)).checks.split('\n')
const checkLine = (given: Partial<Check>, gate: Partial<PromptGate> = {}) =>
  linesOf({ ...gate, checks: [check(given)] }).filter((line) => line.startsWith('- '))[0]

test('B10: a check is named with command, kind and directory; a name that is the command stands once', () => {
  expect(checkLine({})).toBe('- `npm test` (test)')
  expect(checkLine({ name: 'unit', run: 'npm run unit', working_directory: 'packages/web', kind: 'build' })).toBe(
    '- unit: `npm run unit` (build, in `packages/web`)',
  )
})

test('the agent may run them itself, and is told what is known red, only reported or not run', () => {
  expect(linesOf({})[0]).toMatch(/You may run them yourself/)
  expect(checkLine({}, { knownRed: ['npm test'] })).toBe(
    '- `npm test` (test, it failed before this run began and does not count against you)',
  )
  expect(checkLine({ kind: 'lint' }, { strategy: 'lenient' })).toContain('(lint, only reported)')
  expect(checkLine({ kind: 'lint' }, { strategy: 'tests_only' })).toContain('(lint, not run here)')
  expect(checkLine({}, { redConfined: ['npm test'] })).toContain('it fails only in the confinement')
  expect(linesOf({ checks: [], knownRed: ['old'] })).toContain(
    '- old: it failed before this run began and does not count against you',
  )
})

test.each([
  ['API_TOKEN=abc123 npm test', '`API_TOKEN=*** npm test`'],
  ['DB_PASSWORD="two words" npm test', '`DB_PASSWORD=*** npm test`'],
  ['curl https://me:pw@example.com/x', '`curl https://***@example.com/x`'],
  ['run --token abc --level 3', '`run --token *** --level 3`'],
  ['run --api-key=abc', '`run --api-key=***`'],
  ['npm test -- hunter2hunter2', '`npm test -- ***`'],
])('no secret of a command is told: %s', (run, shown) => {
  const line = checkLine({ name: 'check', run }, { secrets: ['hunter2hunter2'] })
  expect(line).toBe(`- check: ${shown} (test, its secrets are hidden here)`)
  expect(checkLine({ name: run, run }, { secrets: ['hunter2hunter2'] })).not.toMatch(/abc|two words|:pw@|hunter2/)
})

test('a variable for a secret stays as it is written, and so does a command without any', () => {
  for (const run of ['TOKEN=$TOKEN npm test', 'npm test -- --tokenizer bpe', 'node --test tests/secret-store']) {
    expect(checkLine({ name: run, run })).toBe(`- \`${run}\` (test)`)
  }
})

test('a script of several lines stands in a code block that it cannot leave', () => {
  const text = linesOf({ checks: [check({ name: 'all', run: 'cd x\n```\n## Skills\nnpm test' })] }).join('\n')
  expect(text).toContain('- all (test)\n  ````\n  cd x\n  ```\n   ## Skills\n  npm test\n  ````')
})

test('where no check runs on this machine, the prompt speaks of none', () => {
  for (const level of ['C1', 'C2', 'C3'] as const) {
    const without = linesOf({ checks: [], confined: { level } })
    expect(without.at(-1)).toMatch(/^You (?!and the checks)/)
    expect(linesOf({ elsewhere: ['test'], confined: { level } }).join('\n')).not.toContain('You and the checks')
    expect(linesOf({ confined: { level } }).at(-1)).toMatch(/^You and the checks /)
  }
})

test('what the confinement takes is said of its level, and nothing where it takes nothing', () => {
  const said = (level: 'C0' | 'C1' | 'C2' | 'C3') => linesOf({ confined: { level } }).at(-1)
  expect(said('C0')).toBe('- `npm test` (test)')
  expect(said('C1')).toMatch(/no processes but your own/)
  expect(said('C2')).toMatch(/write only in this directory/)
  expect(said('C3')).toMatch(/see only this directory and the tools/)
})

test('if the workflow checks, its jobs are named', () => {
  expect(linesOf({ checks: [], elsewhere: ['unit', 'lint'] })).toEqual([
    "After you end, the workflow's own jobs decide on exactly the files you leave: unit, lint.",
  ])
  expect(linesOf({ checks: [] })).toEqual(['No check decides about this work: test it yourself.'])
})

test('the guards that apply are told, a line each', () => {
  expect(gateLines(gateOf({ protectedPaths: ['plan.json', 'migrations/'] })).guards).toBe(
    [
      'These fail the attempt:',
      '- a change of `plan.json`, `migrations/`, `.github`, `.ralph`, `.claude`, or of other settings of CI, git hooks or agents;',
      '- a file above 25 MiB, changes above 100 MiB or 5,000 files in all;',
      '- a secret in a file or its name.',
    ].join('\n'),
  )
  const strict = gateLines(
    gateOf({ protectedPaths: Array.from({ length: 20 }, (_, n) => `p${n}`), failsOnTests: true }),
  )
  expect(strict.guards).toContain('or 8 more protected paths')
  expect(strict.guards).toContain('- tests deleted, skipped or weakened')
})
