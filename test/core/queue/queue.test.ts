import fc from 'fast-check'
import { expect, test } from 'vitest'
import { impliedPlan, nameOfAdded, nextPlan, queueOf, standingOfRun } from '../../../src/core/queue/queue.ts'
import type { RunState } from '../../../src/schema/run/run-state.ts'
import { at, chainOf, runState } from '../../support/run-state.ts'

type Change = Partial<RunState>
const lease = {
  holder: { kind: 'process', host: 'h', boot: 'b', pid: 1, started: '1' },
  epoch: 1,
  taken: at(0),
  renewed: at(0),
} as NonNullable<RunState['lease']>

/** How a run may stand, by the word that the queue has for it. */
const stands = {
  at_work: { lease },
  complete: { stop: { kind: 'complete' } },
  open: { stop: { kind: 'iteration_limit', scope: 'job', limit: 1 } },
  person: { stop: { kind: 'paused', why: 'lunch' } },
  failed: { stop: { kind: 'stuck', on: [] } },
} as unknown as Record<string, Change>

const queue = (files: readonly string[], runs: Record<string, Change> = {}) =>
  queueOf(
    files.map((path) => ({ path: `plans/${path}` })),
    {
      folder: 'plans',
      runs: new Map(Object.entries(runs).map(([name, change]) => [name, runState(chainOf(1), change)])),
    },
  )

const next = (given: ReturnType<typeof queue>, passesFailed = false) => {
  const found = nextPlan(given, { passesFailed })
  return found.kind === 'empty' ? 'empty' : `${found.kind} ${found.row.name}`
}

const three = ['pending/30-c.md', 'pending/010-a.md', 'pending/20-b.md']

test.each<[string, Record<string, Change>, string]>([
  ['nothing has begun', {}, 'begin a'],
  ['the first is started', { a: stands['open'] ?? {} }, 'continue a'],
  ['a job has it', { a: stands['at_work'] ?? {} }, 'busy a'],
  ['it is complete and not merged: its file still waits', { a: stands['complete'] ?? {} }, 'begin b'],
  ['a later one was begun by hand', { c: stands['open'] ?? {} }, 'continue c'],
  ['a job has a later one', { c: stands['at_work'] ?? {} }, 'busy c'],
  ['it needs a person', { a: stands['person'] ?? {} }, 'blocked a'],
  ['it failed', { a: stands['failed'] ?? {} }, 'blocked a'],
  [
    'all are complete',
    { a: stands['complete'] ?? {}, b: stands['complete'] ?? {}, c: stands['complete'] ?? {} },
    'empty',
  ],
])('%s', (_, runs, expected) => {
  expect(next(queue(three, runs))).toBe(expected)
})

test('a failed plan is passed over where that is configured, one that a person paused is not', () => {
  expect(next(queue(three, { a: stands['failed'] ?? {} }), true)).toBe('begin b')
  expect(next(queue(three, { a: stands['person'] ?? {} }), true)).toBe('blocked a')
})

test('what lies in current comes first, and the archive is never begun', () => {
  const given = queue(['pending/1-a.md', 'current/2-b.md', 'complete/2026-01-01-c/plan.md'])
  expect(next(given)).toBe('begin b')
  expect(given.archived.map(({ name }) => name)).toEqual(['c'])
})

test('the plan before the next one is the newest that is complete and not merged', () => {
  const runs = {
    a: { ...stands['complete'], started: at(-2000) },
    b: { ...stands['complete'], started: at(-1000) },
  } as Record<string, Change>
  const found = nextPlan(queue(three, runs), { passesFailed: false })
  expect(found.kind === 'begin' && found.previous?.name).toBe('b')
  const merged = queue(['complete/2026-01-01-a/plan.md', 'complete/2026-01-01-b/plan.md', 'pending/30-c.md'], runs)
  const fresh = nextPlan(merged, { passesFailed: false })
  expect(fresh.kind === 'begin' && fresh.previous).toBeUndefined()
})

const done = (started: number): Change => ({ ...stands['complete'], started: at(started) })

test.each<[string, readonly string[], Record<string, Change>, ahead: string, done: string]>([
  ['one is started', three, { a: done(-9), b: stands['open'] ?? {} }, 'b started', 'b started'],
  ['one waits for a person', three, { a: stands['person'] ?? {} }, 'a started', 'a started'],
  ['nothing has begun', three, {}, 'a next', 'a next'],
  ['the next one has not begun', three, { a: done(-9) }, 'b next', 'a complete'],
  ['all are complete', three, { a: done(-9), b: done(-1), c: done(-5) }, 'b complete', 'b complete'],
  [
    'the newest is merged, an older one is not',
    ['pending/1-a.md', 'complete/2026-01-01-c/plan.md', 'complete/2026-01-02-b/plan.md', 'pending/4-d.md'],
    { a: done(-9), b: done(-5), c: done(-1) },
    'd next',
    'c complete',
  ],
  ['there is none', [], {}, 'none', 'none'],
])('where no plan is named and %s, that plan is meant', (_, files, changes, ahead, past) => {
  const given = queue(files, changes)
  const runs = new Map(Object.entries(changes).map(([name, change]) => [name, runState(chainOf(1), change)]))
  const meant = (about: 'ahead' | 'done'): string => {
    const found = impliedPlan(given, { next: nextPlan(given, { passesFailed: false }), runs, about })
    return found === undefined ? 'none' : `${found.file.name} ${found.status}`
  }
  expect([meant('ahead'), meant('done')]).toEqual([ahead, past])
})

test('a plan that has begun and whose file is gone is told, and so is what is no plan', () => {
  const begun = { ...stands['open'], queue: 'plans' } as Change
  const given = queue(['pending/2-b.md', 'pending/notes.txt', 'pending/c/plan.json', 'pending/.gitkeep', 'README.md'], {
    a: begun,
    b: begun,
    c: { ...stands['complete'], queue: 'plans' },
    other: { ...begun, queue: null },
  })
  expect(given.takenOut).toEqual(['a'])
  expect(given.overlooked).toEqual(['plans/pending/notes.txt', 'plans/pending/c/plan.json'])
})

test('two files of one name are told with both places, since they would share one run', () => {
  expect(queue(['pending/1-a.md', 'pending/2-a.md']).findings).toEqual([
    'plans/pending/2-a.md: the plan is called a, as plans/pending/1-a.md is; rename one of the files (its number does not count)',
  ])
  expect(queue(['pending/1-A.md', 'pending/2-a.md']).findings, 'on a disk that tells no case').toHaveLength(1)
})

test('a new plan with the name of one that is complete and archived is told: it would never start', () => {
  const files = ['pending/2-a.md', 'complete/2026-01-01-a/plan.md']
  expect(queue(files, { a: stands['complete'] ?? {} }).findings[0]).toContain('would never start')
  expect(queue(files).findings, 'its run was deleted').toEqual([])
  expect(queue(['pending/2-a.md'], { a: stands['complete'] ?? {} }).findings, 'not merged yet').toEqual([])
})

test("a plan's own name counts before that of its file", () => {
  const runs = new Map([['shop', runState(chainOf(1), stands['complete'])]])
  const found = queueOf([{ path: 'plans/pending/1-a.json', planName: 'shop' }], { folder: 'plans', runs })
  expect(found.rows.map(({ name, standing }) => [name, standing])).toEqual([['shop', 'complete']])
})

test('a run that lost its network goes on by itself, one that failed otherwise does not', () => {
  const ended = (code: string) =>
    standingOfRun(runState(chainOf(1), { stop: { kind: 'failed', code, why: 'x' } as RunState['stop'] }))
  expect([ended('REMOTE_UNREACHABLE'), ended('SETUP_FAILED')]).toEqual(['open', 'failed'])
})

test('carried out to its end, each plan begins once, in order, whatever is merged meanwhile', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(names, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (plans, merges) => {
      const files = plans.map((name, at) => `pending/${(at + 1) * 10}-${name}.md`)
      const runs: Record<string, Change> = {}
      const begun: string[] = []
      for (let step = 0; step <= plans.length; step++) {
        const found = nextPlan(queue(files, runs), { passesFailed: false })
        if (found.kind === 'empty') break
        expect(found.kind).toBe('begin')
        if (found.kind !== 'begin') return
        begun.push(found.row.name)
        runs[found.row.name] = stands['open'] ?? {}
        expect(next(queue(files, runs))).toBe(`continue ${found.row.name}`)
        runs[found.row.name] = stands['complete'] ?? {}
        const where = files.indexOf(found.row.path.replace('plans/', ''))
        if (merges[step]) files[where] = `complete/2026-01-01-${found.row.name}/plan.md`
      }
      expect(begun).toEqual(plans)
    }),
  )
})

test.each([
  ['drafts/search.md', [], '010-search.md'],
  ['drafts/search.md', ['pending/010-a.md', 'current/035-b.md'], '040-search.md'],
  ['drafts/5-search.md', ['pending/010-a.md'], '5-search.md'],
  ['drafts/search.md', ['pending/20260201-120000-a.md'], '20261121-143000-search.md'],
] as const)('%s is added to %j as %s', (file, files, expected) => {
  expect(nameOfAdded(file, queue(files), Date.parse('2026-11-21T14:30:00Z'))).toBe(expected)
})
