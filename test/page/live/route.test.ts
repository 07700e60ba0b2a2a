import { expect, test } from 'vitest'
import { hashByKey, liveRouteOf } from '../../../src/page/live/route.ts'

test.each([
  ['', 'overview'],
  ['#/log', 'log'],
  ['#/settings', 'settings'],
  ['#/tasks?search=x', 'tasks'],
  ['#/graph', 'graph'],
  ['#/knowledge', 'knowledge'],
  ['#/commits', 'commits'],
  ['#/nonsense', 'overview'],
])('%s leads to %s', (hash, view) => {
  expect(liveRouteOf(hash)).toMatchObject({ view })
})

test('an iteration keeps its number, and a search its words', () => {
  expect(liveRouteOf('#/iterations/7')).toMatchObject({ view: 'iteration', of: { iteration: 7 } })
  expect(liveRouteOf('#/tasks?search=x&status=done')).toMatchObject({ of: { search: 'x', status: 'done' } })
})

test('keys lead to the views, to the search, and through the iterations', () => {
  const all = [{ iteration: 1 }, { iteration: 2 }]
  const at = (hash: string, key: string) => hashByKey(key, liveRouteOf(hash), all)
  expect(['1', '2', '3', '4', '5', '6', '7'].map((key) => at('#/', key))).toEqual([
    '#/overview',
    '#/tasks',
    '#/iterations',
    '#/commits',
    '#/log',
    '#/settings',
    undefined,
  ])
  expect([at('#/settings', '/'), at('#/log', '/'), at('#/tasks', '/')]).toEqual(['#/tasks', undefined, undefined])
  expect([at('#/', 'j'), at('#/iterations/1', 'j'), at('#/iterations/2', 'j'), at('#/', 'k')]).toEqual([
    '#/iterations/1',
    '#/iterations/2',
    undefined,
    '#/iterations/2',
  ])
})
