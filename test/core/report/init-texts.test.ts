import { expect, test } from 'vitest'
import { detect } from '../../../src/core/detect/detect.ts'
import { detectedLines, difference } from '../../../src/core/report/terminal/init-text.ts'
import { afterInit } from '../../../src/core/report/words/after-init.ts'
import { packageJson, projectOf } from '../../support/detected.ts'

test.each(
  (['green', 'red', 'cancelled', 'none', undefined] as const).flatMap((baseline) =>
    [true, false].flatMap((workflow) =>
      [undefined, '.', 'my run'].map((madeIn) => ({
        baseline: baseline === 'none' ? undefined : baseline,
        unchecked: baseline === 'none',
        workflow,
        unnamed: !workflow && madeIn === undefined,
        madeIn,
        samplePlan: workflow,
        planFile: 'p/x.json',
        also: ['CLAUDE.md'],
        queue: false,
        agent: [],
      })),
    ),
  ),
)('what to do next has at most five lines: $baseline, workflow $workflow, made in $madeIn', (done) => {
  const [title, ...steps] = afterInit(done)
  expect(title).toBe('Next')
  expect(steps.length).toBeLessThanOrEqual(5)
  expect(steps.join('\n')).toContain('ralph run --plan p/x.json')
  expect(steps.some((step) => step.includes('--known-red'))).toBe(done.baseline === 'red')
  expect(steps[0]?.includes('`validate: ["npm test"]`'), 'a check comes first').toBe(done.unchecked)
  expect(steps.some((step) => step.includes('git add p/x.json CLAUDE.md .github && git commit'))).toBe(
    done.madeIn === undefined,
  )
})

test('after init of a queue, its run is the whole queue, and a merge begins it', () => {
  const done = {
    baseline: undefined,
    unchecked: false,
    workflow: true,
    unnamed: false,
    madeIn: undefined,
    also: [],
    agent: [],
  }
  const steps = afterInit({ ...done, samplePlan: true, planFile: 'plans/pending/010-first.json', queue: true })
  expect(steps).toContain('  3. ralph run --queue')
  expect(steps.at(-1)).toContain('and merge it, which begins the first plan.')
})

test('what was found is told with the commands as they will be run', () => {
  const files = { 'web/package.json': packageJson({ scripts: { test: 'jest' }, dependencies: { a: '1' } }) }
  expect(detectedLines(detect(projectOf(files)))).toEqual([
    'Found',
    '  npm in web',
    '    set-up: cd web && npm install --no-package-lock',
    '    check: web: npm test',
  ])
  expect(detectedLines(detect(projectOf({})))[0]).toContain('Found nothing')
})

test('a difference shows lines that go and come, with a few around them', () => {
  const before = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n')
  const shown = difference(
    { path: 'a.yml', before, after: before.replace('line 10', 'new\u001b[2J') },
    { color: false },
  )
  expect(shown.slice(0, 2)).toEqual(['--- a.yml', '@@ -8,7 +8,7 @@'])
  expect(shown).toContain('-line 10')
  expect(shown).toContain('+new')
  expect(shown).toHaveLength(10)
  expect(difference({ path: 'a', before: '', after: 'x\n'.repeat(999) }, { color: false }).at(-1)).toMatch(
    /more lines$/,
  )
})
