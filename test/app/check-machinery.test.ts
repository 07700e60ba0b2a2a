import { expect, test } from 'vitest'
import { eventsOf, expectSound, workFiles, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'

const files = {
  'package.json': JSON.stringify({ scripts: { test: 'bash scripts/test.sh' } }),
  'scripts/test.sh': '. "$(dirname "$0")/lib/common.sh"\nnode scripts/run.mjs\n',
  'scripts/lib/common.sh': 'set -e\n',
  'scripts/run.mjs': "import { rules } from './rules.mjs'\nimport { app } from '../src/app.mjs'\n",
  'scripts/rules.mjs': 'export const rules = 1\n',
  'src/app.mjs': 'export const app = 1\n',
}

const changing = (write: Record<string, string>, settings = {}) =>
  world({
    plan: planOf({ id: 'A', max_retries: 0 }, { id: 'B', max_retries: 0 }),
    settings,
    script: ({ task }) => ({ write: task === 'A' ? files : write }),
  })

test('what the commands of a check come to by their text is named with its class, ordinary source never', async () => {
  const here = changing({
    'scripts/lib/common.sh': 'exit 0\n',
    'scripts/rules.mjs': 'export const rules = 0\n',
    'src/app.mjs': 'export const app = 2\n',
    'action.yml': 'runs: {}\n',
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(
    eventsOf(here, 'checks_touched')
      .at(-1)
      ?.what.map((one) => one.replaceAll('npm test ', '')),
  ).toEqual([
    'scripts/lib/common.sh, which the check runs, was changed (machinery of a check)',
    'scripts/rules.mjs, which the check runs, was changed (machinery of a check)',
    'action.yml, which people and other programs run, was added (run by others)',
  ])
  expectSound(here)
})

test('with test-guard: fail machinery fails the attempt, and an edited test is told', async () => {
  const sourced = changing({ 'scripts/lib/common.sh': 'exit 0\n' }, { 'test-guard': 'fail' })
  await sourced.run()
  expect(eventsOf(sourced, 'attempt_failed').at(-1)?.why).toContain('scripts/lib/common.sh, which the check npm test')
  const test = (value: number) => `test('a', () => {\n  expect(a).toBe(${value})\n})\n`
  const here = world({
    plan: planOf({ id: 'A', max_retries: 0 }, { id: 'B', max_retries: 0 }),
    settings: { 'test-guard': 'fail' },
    script: ({ task }) => ({ write: { 'src/a.test.js': test(task === 'A' ? 1 : 2) } }),
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(workFiles(here).get('src/a.test.js')).toBe(test(2))
  expect(eventsOf(here, 'checks_touched').map(({ what }) => what)).toEqual([
    ['src/a.test.js: a line of an existing test was changed or removed: "expect(a).toBe(1)" (edited test)'],
  ])
})
