import { expect, test } from 'vitest'
import { byTurn, companionRest, queuedFile } from '../../../src/core/ref/queue-paths.ts'

const file = (path: string) => {
  const { place, name, number, extension } = queuedFile(path) ?? {}
  return [place, name, number, extension]
}

test.each([
  ['plans/pending/010-search.md', ['pending', 'search', 10, '.md']],
  ['plans/pending/7_search.json', ['pending', 'search', 7, '.json']],
  ['plans/pending/search.md', ['pending', 'search', null, '.md']],
  ['plans/current/20260201-120000-search.md', ['current', 'search', 20260201120000, '.md']],
  ['plans/complete/2026-02-01-search/plan.md', ['complete', 'search', 20260201, '.md']],
  ['plans/complete/20260201-120000-search/plan.json', ['complete', 'search', 20260201120000, '.json']],
  ['plans/pending/010.md', ['pending', '010', null, '.md']],
  ['plans/pending/v1.2-cut.md', ['pending', 'v1.2-cut', null, '.md']],
])('%s is a plan of the queue', (path, expected) => {
  expect(file(path)).toEqual(expected)
})

test.each([
  'plans/pending/010-search.progress.md',
  'plans/pending/010-search.feedback.md',
  'plans/pending/README.md',
  'plans/pending/.draft.md',
  'plans/pending/notes.txt',
  'plans/pending/deeper/x.md',
  'plans/complete/2026-02-01-search/progress.md',
  'plans/complete/plan.md',
  'plans/other/x.md',
  'other/pending/x.md',
  'plans/x.md',
])('%s is none', (path) => {
  expect(queuedFile(path)).toBeUndefined()
})

test('a queue may lie deeper', () => {
  expect(queuedFile('work/plans/pending/1-a.md', 'work/plans')?.name).toBe('a')
  expect(queuedFile('plans/pending/1-a.md', 'work/plans')).toBeUndefined()
})

test('the order is by number, then by name; what has no number comes last', () => {
  const names = ['b', '10-z', '9-a', '010-a', 'a', '20260201-120001-x', '20260201-120000-y']
  const files = names.flatMap((name) => queuedFile(`plans/pending/${name}.md`) ?? [])
  expect(files.sort(byTurn).map(({ stem }) => stem)).toEqual([
    ...['9-a', '010-a', '10-z'],
    ...['20260201-120000-y', '20260201-120001-x', 'a', 'b'],
  ])
})

test.each([
  ['010-search.progress.md', 'progress.md'],
  ['010-search.feedback.md', 'feedback.md'],
  ['050-search.progress.md', 'progress.md'],
  ['search.progress.md', 'progress.md'],
  ['010-search-more.progress.md', undefined],
  ['010-search.md', undefined],
  ['deeper/010-search.progress.md', undefined],
])('beside 010-search.md, %s is its %s, whatever number a person has given to one of them', (name, rest) => {
  expect(companionRest({ path: 'plans/current/010-search.md', stem: '010-search' }, `plans/current/${name}`)).toBe(rest)
})
