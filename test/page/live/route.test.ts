import { expect, test } from 'vitest'
import { hashByKey, liveRouteOf } from '../../../src/page/live/route.ts'

test.each([
  ['', 'run', null],
  ['#/run', 'run', null],
  ['#/log', 'log', null],
  ['#/insights', 'insights', null],
  ['#/control', 'control', null],
  ['#/tasks?search=x', 'run', 'tasks'],
  ['#/graph', 'insights', 'graph'],
  ['#/knowledge', 'insights', 'knowledge'],
  ['#/nonsense', 'run', null],
])('%s leads to %s', (hash, view, part) => {
  expect(liveRouteOf(hash)).toMatchObject({ view, part })
})

test('an iteration keeps its number, and a search its words', () => {
  expect(liveRouteOf('#/iterations/7')).toMatchObject({ view: 'iteration', of: { iteration: 7 } })
  expect(liveRouteOf('#/tasks?search=x&status=done')).toMatchObject({ of: { search: 'x', status: 'done' } })
})

test('keys lead to the four views, to the search, and through the iterations', () => {
  const all = [{ iteration: 1 }, { iteration: 2 }]
  const at = (hash: string, key: string) => hashByKey(key, liveRouteOf(hash), all)
  expect(['1', '2', '3', '4', '5'].map((key) => at('#/run', key))).toEqual([
    '#/run',
    '#/log',
    '#/insights',
    '#/control',
    undefined,
  ])
  expect([at('#/control', '/'), at('#/log', '/'), at('#/run', '/')]).toEqual(['#/run', undefined, undefined])
  expect([at('#/run', 'j'), at('#/iterations/1', 'j'), at('#/iterations/2', 'j'), at('#/run', 'k')]).toEqual([
    '#/iterations/1',
    '#/iterations/2',
    undefined,
    '#/iterations/2',
  ])
})
