import { expect, test } from 'vitest'
import { pathReach, reachLines, unmatchedFindings } from '../../../../src/core/plan/lint/path-reach.ts'
import { makePlan } from '../make-plan.ts'

const files = ['README.md', 'src/a.ts', 'src/b.tsx', 'src/lib/c.ts', 'src/lib/deep/d.ts', 'docs/x.md', 'app/[id]/p.ts']
const reachOf = (...paths: string[]) => pathReach(makePlan([{ id: 'A', paths }]), files)

test.each([
  ['src/**/*.{ts,tsx}', 'paths src/**/*.{ts,tsx} (A): 4 files, such as src/a.ts, src/b.tsx, src/lib/c.ts'],
  ['src/*', 'paths src/* (A): 2 files: src/a.ts, src/b.tsx; not 2 files in folders below (src/** allows those)'],
  ['*', 'paths * (A): 1 file: README.md; not 6 files in folders below (** allows those)'],
  ['src/*/', 'paths src/*/ (A): 2 files: src/a.ts, src/b.tsx; not 2 files in folders below (src/** allows those)'],
  ['src', 'paths src (A): 4 files, such as src/a.ts, src/b.tsx, src/lib/c.ts'],
  ['app/[id]', 'paths app/[id] (A): 1 file: app/[id]/p.ts'],
  ['docs/*.md', 'paths docs/*.md (A): 1 file: docs/x.md'],
  ['scr/**', 'paths scr/** (A): no file'],
])('lint shows what %s matches in the base', (pattern, line) => {
  expect(reachLines(reachOf(pattern))).toEqual([line])
})

test('a pattern that matches nothing is a warning at its place; one that matches is none', () => {
  expect(unmatchedFindings(reachOf('src', 'scr/**'))).toMatchObject([
    {
      severity: 'warning',
      code: 'PATHS_MATCH_NOTHING',
      path: 'tasks[0].paths[1]',
      message: expect.stringContaining('"scr/**"'),
    },
  ])
  const [folders] = unmatchedFindings(pathReach(makePlan([{ id: 'A', paths: ['lib/*'] }]), ['lib/a/b.ts']))
  expect(folders?.remedy).toContain('lib/** allows them')
})

test('a pattern of several tasks is named once, and what is done is not looked at', () => {
  const plan = makePlan([
    { id: 'A', paths: ['src'], status: 'done' },
    { id: 'B', paths: ['src'] },
    { id: 'C', paths: ['src', 'docs'] },
  ])
  expect(reachLines(pathReach(plan, files)).map((line) => line.replace(/:.*/, ''))).toEqual([
    'paths src (B, C)',
    'paths docs (C)',
  ])
})
