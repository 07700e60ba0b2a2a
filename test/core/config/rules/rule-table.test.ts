import { expect, test } from 'vitest'
import { resolveSettings } from '../../../../src/core/config/resolve/resolve.ts'
import {
  defaultRaw,
  isRule,
  type RuleName,
  rawOf,
  readRaw,
  ruleNames,
  weakens,
} from '../../../../src/core/config/rules/rule-table.ts'
import { type SettingName, settings } from '../../../../src/core/config/table/settings.ts'

type Row = readonly [before: unknown, after: unknown, weakens: boolean]

const added = (one: string, other: string, demands: boolean): readonly Row[] => [
  [[one], [one, other], !demands],
  [[one, other], [one], demands],
  [[one], [other], true],
  [[one, other], [one, other], false],
]
const ranks = (...weakestFirst: readonly unknown[]): readonly Row[] =>
  weakestFirst.flatMap((weak, at) => weakestFirst.map((other, place): Row => [other, weak, at < place]))
const limits = (low: number, high: number, none: readonly Row[] = []): readonly Row[] => [
  [low, high, true],
  [high, low, false],
  [low, low, false],
  ...none,
]
const edits = (one: unknown, other: unknown): readonly Row[] => [
  [one, other, true],
  [other, one, true],
  [one, one, false],
]

/** What belongs to each job, and where the run is; everything else the run keeps. */
const ofEachJob: readonly RuleName[] = [
  'queue',
  'queue-base',
  'queue-failed',
  'branch-prefix',
  'pages',
  'notify',
  'plan',
  'remote',
  'state-ref',
  'max-iterations',
  'lanes',
  'checks-at-once',
  'lane-setup',
  'time-budget',
  'job-limit',
  'log-level',
  'agent-path',
  'agent-install',
  'mcp-transport',
  'confinement-sudo',
  'command-permission',
  'command-bots',
]

/** For each rule pairs of raw values, and whether the second one weakens the first. */
const directions: Partial<Record<RuleName, readonly Row[]>> = {
  validate: [
    ...added('npm test', 'npm run lint', true),
    [['npm test'], ['npm run lint', 'npm test'], false],
    [['npm test'], [{ run: 'npm test' }], true],
    [[{ run: 'x', timeout: 5 }], [{ timeout: 5, run: 'x' }], false],
    [['a', 'b'], ['b', 'a'], true],
    [[], ['npm test'], false],
  ],
  'plan-subtasks': edits('own', 'joined'),
  format: edits('markdown', 'queue'),
  strategy: ranks('tests_only', 'lenient', 'strict'),
  'no-checks': ranks(true, false),
  'known-red': ranks(true, false),
  setup: [...edits(['npm ci'], ['npm ci', 'npm link']), ...edits([], ['npm ci'])],
  'setup-inputs': edits(['a'], ['a', 'b']),
  'before-capture': edits(['fmt'], ['fmt --all']),
  'working-directory': edits('.', 'web'),
  'run-iterations': limits(5, 9, [
    [null, 5, false],
    [5, null, true],
  ]),
  'cost-budget': limits(5, 9),
  'token-budget': limits(500, 900, [
    [null, 500, false],
    [500, null, true],
  ]),
  'lane-env': added('PORT=310{lane}', 'CACHE=/tmp/{lane}', false),
  'agent-limits': [
    [{}, { processes: 5 }, false],
    [{ processes: 5 }, {}, true],
    [{ processes: 5, memory: 9 }, { processes: 5, memory: 10 }, true],
    [{ memory: 9 }, { memory: 8, disk: 5 }, false],
  ],
  'model-prices': edits(['a=3/15'], ['a=1/5']),
  'stop-at': limits(5, 9, [
    [0, 5, false],
    [5, 0, true],
  ]),
  'max-change': limits(5, 9, [
    [0, 5, false],
    [5, 0, true],
  ]),
  'agent-env': added('A', 'B', false),
  'check-env': added('A', 'B', false),
  'protected-paths': added('a/', 'b/', true),
  'test-guard': ranks('report', 'fail'),
  amendments: ranks('trusted', 'reviewed'),
  approval: ranks('none', 'iteration'),
  'no-change': ranks('accept', 'ask'),
  'human-review': ranks('note', 'ask', 'stop'),
  contradictions: ranks('note', 'ask'),
  incomplete: ranks('done', 'continue', 'fail'),
  'max-continuations': limits(3, 9),
  review: ranks('none', 'comment', 'gate'),
  'plan-review': ranks('none', 'comment', 'gate'),
  consensus: ranks('none', 'report', 'gate'),
  'agent-passes-enabled': ranks(false, true),
  'on-complete': [
    ['pull-request', 'merge', true],
    ['none', 'merge', true],
    ['merge', 'merge', false],
    ['merge', 'pull-request', false],
    ['none', 'pull-request', false],
  ],
  'mcp-project': ranks(true, false),
  'mirror-status': edits({ test: 'npm test' }, { test: 'true' }),
  'skip-permissions': ranks(true, false),
  'permission-mode': ranks('auto', 'acceptEdits', 'dontAsk'),
  'allowed-tools': added('Bash(ls)', 'Edit', false),
  confinement: ranks('none', 'auto'),
  'min-confinement': ranks(null, 'C0', 'C1', 'C2', 'C3'),
  egress: ranks('open', 'listed', 'none'),
  'allow-hosts': added('a.com', 'b.com', false),
  ports: [
    [[], [5432], true],
    [[5432], [], false],
    [[5432], [5432], false],
  ],
  'agent-read': added('/a', '/b', false),
  'agent-writable': added('/a', '/b', false),
  require: added('test', 'lint', true),
}

test('each setting has an answer to whose it is, and each rule to what weakens it', () => {
  const all: RuleName[] = [...(Object.keys(settings) as SettingName[]), 'require']
  const answers = all.filter((name) => isRule(name) === name in directions)
  expect(
    all.filter((name) => !answers.includes(name)),
    'rules without a direction here, or the reverse',
  ).toEqual([])
  expect(all.filter((name) => !ruleNames.includes(name)).sort()).toEqual([...ofEachJob].sort())
})

test.each(Object.entries(directions))('%s', (name, rows) => {
  for (const [before, after, answer] of rows) {
    expect(weakens(name as RuleName, before, after), `${JSON.stringify([before, after])}`).toBe(answer)
  }
})

test('a value that this program cannot read may mean anything', () => {
  expect(weakens('approval', 'iteration', 'two-people')).toBe(true)
  expect(weakens('approval', 'two-people', 'iteration')).toBe(true)
})

test('what is recorded of a setting reads back as the same', () => {
  const given = { flags: {}, environment: {}, plan: undefined, fileName: '' }
  for (const name of ruleNames)
    expect(rawOf(name, readRaw(name, defaultRaw(name))?.value), name).toEqual(defaultRaw(name))
  const { settings: some } = resolveSettings({ ...given, file: { 'agent-timeout': '45m', 'fallback-model': 'a, b' } })
  expect(readRaw('agent-timeout', rawOf('agent-timeout', some['agent-timeout']))).toEqual({ value: 45 * 60_000 })
  expect(readRaw('fallback-model', rawOf('fallback-model', some['fallback-model']))).toEqual({ value: ['a', 'b'] })
})
