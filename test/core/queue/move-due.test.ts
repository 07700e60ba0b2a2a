import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLogOf, movesDue } from '../../../src/core/queue/move-due.ts'

const plan = { folder: 'plans', path: 'plans/pending/010-search.md', day: '2026-11-23' }
const due = (paths: readonly string[], done: boolean) => movesDue(paths, { ...plan, done })
const moves = (paths: readonly string[], done: boolean) =>
  due(paths, done)?.moves.map(({ from, to }) => `${from.slice(6)} → ${to.slice(6)}`)

test('a plan that begins moves into current with what belongs to it, and with nothing else', () => {
  const paths = [
    'pending/010-search.md',
    'pending/010-search.progress.md',
    'pending/010-search.md.bak',
    'pending/020-b.md',
  ]
  expect(
    moves(
      paths.map((path) => `plans/${path}`),
      false,
    ),
  ).toEqual([
    'pending/010-search.md → current/010-search.md',
    'pending/010-search.progress.md → current/010-search.progress.md',
  ])
})

test('one that is done moves into a folder of its own, with its progress', () => {
  const paths = ['plans/current/010-search.md', 'plans/current/010-search.feedback.md']
  expect(due(paths, true)).toEqual({
    place: 'complete',
    moves: [
      { from: paths[0], to: 'plans/complete/2026-11-23-search/plan.md' },
      { from: paths[1], to: 'plans/complete/2026-11-23-search/feedback.md' },
    ],
    file: 'plans/complete/2026-11-23-search/plan.md',
    progress: 'plans/complete/2026-11-23-search/progress.md',
    keepFiles: ['plans/current/.gitkeep'],
  })
  expect(
    due([...paths, 'plans/current/010-search.progress.md'], true)?.progress,
    'a file that is there stays',
  ).toBeNull()
})

test('it is found by its name, whatever its number is by now', () => {
  expect(moves(['plans/pending/005-search.md'], false)).toEqual(['pending/005-search.md → current/010-search.md'])
})

test('what lies beside a plan takes the number that the plan gets, and that a person gives it while it is at work', () => {
  const renumbered = ['plans/pending/005-search.md', 'plans/pending/005-search.progress.md']
  expect(moves(renumbered, false)).toEqual([
    'pending/005-search.md → current/010-search.md',
    'pending/005-search.progress.md → current/010-search.progress.md',
  ])
  const atWork = [
    'plans/current/005-search.md',
    'plans/current/002-search.progress.md',
    'plans/current/002-b.progress.md',
  ]
  expect(moves(atWork, false)).toEqual(['current/002-search.progress.md → current/005-search.progress.md'])
  expect(moves(atWork.slice(0, 1), false)).toBeUndefined()
})

test('the log of an earlier number is archived beside the newer one', () => {
  const beside = ['005-search.progress.md', '002-search.progress.md', '002-search.feedback.md']
  expect(moves(['plans/current/005-search.md', ...beside.map((name) => `plans/current/${name}`)], true)).toEqual([
    'current/005-search.md → complete/2026-11-23-search/plan.md',
    'current/005-search.progress.md → complete/2026-11-23-search/progress.md',
    'current/002-search.feedback.md → complete/2026-11-23-search/feedback.md',
    'current/002-search.progress.md → complete/2026-11-23-search/002-search.progress.md',
  ])
})

test('an archive of the same day and name is not written over', () => {
  const paths = ['plans/current/010-search.md', 'plans/complete/2026-11-23-search/plan.md']
  expect(due(paths, true)?.file).toBe('plans/complete/2026-11-23-search-2/plan.md')
})

test('a plan that is open again comes back with its progress', () => {
  const paths = ['plans/complete/2026-11-23-search/plan.md', 'plans/complete/2026-11-23-search/progress.md']
  expect(moves(paths, false)).toEqual([
    'complete/2026-11-23-search/plan.md → current/010-search.md',
    'complete/2026-11-23-search/progress.md → current/010-search.progress.md',
  ])
})

test.each([
  ['it lies there', ['plans/current/010-search.md'], false],
  ['it is archived', ['plans/complete/2026-11-23-search/plan.md'], true],
  ['a person took it out', ['plans/pending/020-b.md'], false],
  ['it was never committed', [], true],
])('nothing moves where %s', (_, paths, done) => {
  expect(due(paths, done)).toBeUndefined()
})

test('moves lose nothing, write over nothing, and a second look finds nothing to move', () => {
  const stems = fc.constantFrom('010-search', '010-search.progress', '010-search.feedback', '020-other', '3-search2')
  const files = fc.uniqueArray(
    fc.tuple(fc.constantFrom('pending', 'current', 'complete/2026-11-23-search', 'complete/2026-11-22-search'), stems),
    { maxLength: 8, selector: ([folder, stem]) => `${folder}/${folder.startsWith('complete') ? 'plan' : stem}` },
  )
  fc.assert(
    fc.property(files, fc.boolean(), (given, done) => {
      const paths = given.map(([folder, stem]) =>
        folder.startsWith('complete') ? `plans/${folder}/plan.md` : `plans/${folder}/${stem}.md`,
      )
      const found = due(paths, done)
      if (!found) return
      const from = new Set(found.moves.map((move) => move.from))
      const after = [...paths.filter((path) => !from.has(path)), ...found.moves.map(({ to }) => to)]
      expect(new Set(after).size).toBe(paths.length)
      if (!paths.includes('plans/pending/010-search.md') || !paths.includes('plans/current/010-search.md'))
        expect(due(after, done)?.moves ?? []).toEqual([])
    }),
  )
})

test('a folder that the moves empty stays: else git takes it for renamed, and moves after it what others add there', () => {
  expect(due(['plans/pending/010-search.md'], false)?.keepFiles).toEqual(['plans/pending/.gitkeep'])
  expect(due(['plans/pending/010-search.md', 'plans/pending/.gitkeep'], false)?.keepFiles).toEqual([])
  expect(due(['plans/pending/010-search.md', 'plans/pending/020-b.md'], true)?.keepFiles).toEqual([])
  const archived = ['plans/complete/2026-11-20-search/plan.md']
  expect(due(archived, false)?.keepFiles, 'an archive is no folder to keep').toEqual([])
})

test.each([
  ['pending/010-search.progress.md', true],
  ['current/002-search.progress.md', true],
  ['complete/2026-11-23-search/progress.md', true],
  ['complete/2026-11-23-search-more/progress.md', false],
  ['complete/2026-11-23-search/notes.md', false],
  ['current/010-search.feedback.md', false],
  ['progress.md', false],
])('%s is the log of the plan: %s', (path, is) => {
  expect(isLogOf(`plans/${path}`, plan)).toBe(is)
})
