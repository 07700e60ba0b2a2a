import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { firstFailures } from '../support/failed-tests.ts'
import { tempDir, tempRepo } from '../support/git-repositories.ts'

const failingFiles = {
  'a.test.ts': `
    test('passes', () => {})
    describe('sums', () => { test('one and one', () => expect(1 + 1, 'the sum').toBe(3)) })
    test.each([1, 2])('row %s', (row) => expect(row).toBe(1))`,
  'empty.test.ts': '',
  'hook.test.ts': `
    describe('with a hook', () => {
      beforeAll(() => { throw new Error('no server\\nsecond line') })
      test('never runs', () => {})
    })`,
  'unhandled.test.ts': `
    test('leaves a promise', async () => {
      void Promise.reject(new TypeError('nobody waits'))
      await new Promise((done) => setTimeout(done, 50))
    })`,
}

const expectedFailures = [
  'failed: a.test.ts: sums > one and one\n          AssertionError: the sum: expected 2 to be 3 // Object.is equality',
  'failed: a.test.ts: row 2\n          AssertionError: expected 2 to be 1 // Object.is equality',
  'failed: empty.test.ts\n          Error: No test suite found in file empty.test.ts',
  'failed: hook.test.ts: with a hook\n          Error: no server',
  'failed outside of a test\n          TypeError: nobody waits',
]

test('the last lines of a run are its failures, and a file gets them, too', () => {
  const root = tempDir()
  for (const [name, text] of Object.entries(failingFiles)) writeFileSync(join(root, name), text)
  const reporter = JSON.stringify(resolve('test/support/end-of-run.ts'))
  writeFileSync(
    join(root, 'vitest.config.mjs'),
    `import { endOfRun } from ${reporter}
export default { test: { globals: true, reporters: ['default', endOfRun] } }`,
  )
  const file = join(root, 'failures')
  const run = spawnSync(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', root], {
    encoding: 'utf8',
    env: { ...process.env, RALPH_FAILED_TESTS: file, NO_COLOR: '1' },
  })
  expect(run.status).toBe(1)
  const lastLines = run.stdout.slice(run.stdout.indexOf('failed: ')).trimEnd()
  const failures = lastLines.split(/\n(?=failed)/).map((failure) => failure.replace(`${root}/`, ''))
  expect(failures.toSorted()).toEqual(expectedFailures.toSorted())
  const written = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(written.map((line) => JSON.parse(line).replace(`${root}/`, ''))).toEqual(failures)
})

test('the thorough part names each failed test after all other output', () => {
  const { path, env } = tempRepo({
    'package.json': JSON.stringify({ scripts: { 'test:thorough': 'sh part.sh' } }),
    'part.sh': `echo "part $1"
case "$1" in
*=3/12) printf '%s\\n' '"failed: x.test.ts: a row\\n          Error: no"' >> "$RALPH_FAILED_TESTS"; exit 1 ;;
*=5/12) exit 1 ;;
esac`,
  })
  const run = spawnSync(process.execPath, [resolve('scripts/thorough-part.ts')], {
    cwd: path,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  expect(run.status).toBe(1)
  expect(run.stdout).toContain('part --shard=12/12')
  expect(run.stdout.trimEnd().split('\n').slice(-4)).toEqual([
    'Thorough tests in 12 parts, in 0 minutes: passed: 2, 4, 6, 7, 8, 9, 10, 11, 12, 1; failed: 3, 5',
    'The next part by hand: npm run test:thorough -- --shard=3/12',
    'failed: x.test.ts: a row',
    '          Error: no',
  ])
})

test('a hundred failures fit in the last hundred lines', () => {
  const lines = firstFailures(Array.from({ length: 100 }, (_, index) => `failed: test ${index}\n          Error`))
  expect(lines.join('\n').split('\n').length).toBeLessThan(100)
  expect(lines.at(-1)).toBe('failed: 70 more')
})
