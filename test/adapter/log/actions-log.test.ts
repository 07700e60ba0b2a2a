import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actionsLog, type LogLevel } from '../../../src/adapter/log/actions-log.ts'
import type { Progress } from '../../../src/port/progress.ts'
import { noUsage } from '../../../src/schema/agent/usage.ts'
import type { RunEvent } from '../../../src/schema/run/event.ts'
import { readRunnerLog } from '../../support/runner-log.ts'

const at = '2026-11-22T01:00:00.000Z'
const started: Progress = {
  kind: 'event',
  event: { type: 'attempt_started', at, iteration: 3, task: 'A', attempt: 1, checkpoint: 'c'.repeat(40) },
}
const failed: Progress = {
  kind: 'event',
  event: {
    ...{ type: 'attempt_failed', at, iteration: 3, task: 'A', cause: 'checks', why: 'npm test failed' },
    ...{ fingerprint: 'x', handoff: null, usage: noUsage, duration_ms: 1, rejected: null, final: false },
  },
}
const check = (output: string | undefined, name = 'npm test'): Progress[] => [
  { kind: 'check_started', name, rerun: false },
  {
    ...{ kind: 'check_finished', name, passed: output === undefined, durationMs: 1200, flaky: false, counts: true },
    ...(output === undefined ? {} : { failure: { directory: '.', output, decisive: [] } }),
  },
]

/** What is written while these happen. */
function written(progress: readonly Progress[], level: LogLevel = 'info'): string {
  let text = ''
  const log = actionsLog({
    write: (more) => {
      text += more
    },
    redact: (said) => said.replaceAll('secret', '***'),
    level,
    now: () => 0,
    root: '/work/repo',
    isFile: (path) => !path.includes('missing'),
    token: () => 'a-token',
  })
  for (const one of progress) log.show(one)
  log.finish()
  return text
}

test('a group for the iteration with a line for each step, one for the check, results below them', () => {
  const usage = { ...noUsage, usd: 0.04, input_tokens: 12_300 }
  const text = written([
    started,
    { kind: 'agent', iteration: 3, progress: { kind: 'spent', usage } },
    { kind: 'agent', iteration: 3, progress: { kind: 'tool', name: 'Edit', target: 'src/a.ts' } },
    ...check('it broke'),
    failed,
  ])
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^::group::#3 A/),
    '    Edit src/a.ts  (12.3k tokens, 0.04 USD)',
    '::endgroup::',
    '::group::check npm test',
    '::stop-commands::a-token',
    '  │ it broke',
    '::a-token::',
    '::endgroup::',
    '  ✗ npm test (1.2s)',
    expect.stringMatching(/^✗ #3 A failed/),
    '',
  ])
})

test('annotations: only lines of files that are there, at most ten, and none that a later attempt has mended', () => {
  const blames = (count: number) =>
    Array.from({ length: count }, (_, i) => `src/a.ts(${i + 1},1): error TS1: broken ${i}`).join('\n')
  const errors = (progress: readonly Progress[]) =>
    readRunnerLog(written(progress)).obeyed.filter(({ name }) => name === 'error')
  expect(errors(check('missing.ts(1,1): error TS1: x\n/etc/passwd(1,1): error TS1: x'))).toEqual([])
  expect(errors(check(blames(2)))).toEqual([
    { name: 'error', properties: { file: 'src/a.ts', line: '1', col: '1', title: 'npm test' }, data: 'TS1: broken 0' },
    { name: 'error', properties: { file: 'src/a.ts', line: '2', col: '1', title: 'npm test' }, data: 'TS1: broken 1' },
  ])
  expect(errors(check(blames(30)))).toHaveLength(10)
  expect(written(check(blames(30)))).toContain('20 more lines have errors')
  expect(errors([...check(blames(2)), ...check(undefined)])).toEqual([])
  expect(errors([...check(blames(2)), ...check(blames(1))])).toHaveLength(1)
})

test('what a level hides is hidden, and a failure never is', () => {
  const progress: Progress[] = [started, { kind: 'note', text: 'a note' }, ...check('it broke'), failed]
  expect(written(progress, 'error')).toContain('it broke')
  expect(written(progress, 'error')).not.toContain('a note')
  expect(written([{ kind: 'warning', text: 'careful' }], 'warn')).toBe('::warning::careful\n')
  expect(written([{ kind: 'warning', text: 'careful' }], 'error')).toBe('')
})

test('secrets are gone before anything is written, in titles and annotations too', () => {
  const text = written(check('src/secret.ts(1,1): error TS1: the secret is out', 'a secret check'))
  expect(text).not.toContain('secret')
  expect(text).toContain('::error file=src/***.ts')
})

test('the eleventh warning is a plain line: the platform shows ten', () => {
  const text = written(Array.from({ length: 12 }, (_, i): Progress => ({ kind: 'warning', text: `w${i}` })))
  expect(readRunnerLog(text).obeyed).toHaveLength(10)
  expect(text).toContain('! w11')
})

/** What the runner looks for, what it decodes, what its lines end with, mixed with any text. */
const pieces = [
  ...[
    '::',
    '::error::',
    '::error file=a,line=1::',
    '::set-env name=PATH::',
    '::stop-commands::x',
    '::a-token::',
    '##[',
  ],
  ...[
    '##[group]',
    '##[add-mask]x',
    '##',
    '[',
    ']',
    '%0A',
    '%3A',
    '%2C',
    '%25',
    ',',
    '=',
    ':',
    ';',
    '\n',
    '\r',
    '\u2028',
  ],
  ...[
    ' ',
    '\t',
    '\u0085',
    '\u200b',
    '\ufeff',
    '\u001b[2K',
    '\u001b]0;',
    '\u0007',
    '\b',
    '\ud800',
    'src/a.ts(1,1): error TS1: ',
  ],
]
const foreign = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'binary', maxLength: 6 })), {
    maxLength: 10,
  })
  .map((parts) => parts.join(''))

/** Each way that foreign text has into the log, and the commands of our own that come with it. */
const ways: readonly ((text: string) => { readonly progress: readonly Progress[]; readonly own: readonly string[] })[] =
  [
    (text) => ({ progress: [{ kind: 'note', text }], own: [] }),
    (text) => ({ progress: [{ kind: 'warning', text }], own: ['warning'] }),
    (text) => ({ progress: [{ kind: 'agent', iteration: 1, progress: { kind: 'says', text } }], own: [] }),
    (text) => ({
      progress: [{ kind: 'agent', iteration: 1, progress: { kind: 'tool', name: text, target: text } }],
      own: [],
    }),
    (text) => ({ progress: check(undefined, text), own: ['group', 'endgroup'] }),
    (text) => ({ progress: check(`x${text}`, text), own: ['group', 'stop-commands', 'endgroup', 'error'] }),
    (text) => ({
      progress: check(`src/a.ts(1,1): error TS1: ${text}`),
      own: ['group', 'stop-commands', 'endgroup', 'error'],
    }),
    (why) => ({ progress: [{ ...failed, event: { ...failed.event, why } as RunEvent }], own: [] }),
  ]

const law = 'I7: of %i foreign texts, wherever they come in, the runner obeys none'
test.each([2_000])(law, obeysNone)
test.each([10_000])(law, { tags: 'thorough/size' }, obeysNone)

function obeysNone(numRuns: number): void {
  fc.assert(
    fc.property(fc.constantFrom(...ways), foreign, (way, text) => {
      const { progress, own } = way(text)
      const { obeyed } = readRunnerLog(written(progress))
      for (const { name, properties, data } of obeyed) {
        expect(own).toContain(name)
        expect(data).not.toMatch(/[\r\n]/)
        // The runner has no way to be told of a file whose name begins with `=`, and shows that remark without it.
        expect(Object.keys(properties).join()).toMatch(name === 'error' ? /^(file,)?line(,col)?(,title)?$/ : /^$/)
        if (name === 'stop-commands') expect(data).toBe('a-token')
      }
      const once = own.filter((name) => name !== 'error')
      expect(obeyed.map(({ name }) => name).filter((name) => name !== 'error')).toEqual(once)
    }),
    // Of seed 1903332609.
    { numRuns, examples: ways.map((way) => [way, '\n=src/a.ts(1,1): error TS1: ']) },
  )
}
