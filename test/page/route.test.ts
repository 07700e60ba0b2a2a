import { expect, test } from 'vitest'
import { hashOf, type PageRoute, routeByKey, routeOf, routeTo, views } from '../../src/page/route.ts'

const routes: PageRoute[] = [
  ...views.map(routeTo),
  { view: 'iteration', iteration: 12 },
  { view: 'tasks', search: 'a b/c?d=e', status: 'failed' },
]

test.each(routes)('a link to $view leads back to it', (route) => expect(routeOf(hashOf(route))).toEqual(route))

test.each(['', '#', '#/nothing', '#/iterations/', '#/iterations/x', '#/iterations/99999999999', '#content'])(
  '%j shows a page all the same',
  (hash) => expect(['overview', 'iterations']).toContain(routeOf(hash).view),
)

test('j and k walk through the iterations, from either end where none is shown, and stop there', () => {
  const iterations = [3, 5, 6].map((iteration) => ({ iteration }))
  const key = (pressed: string, from: PageRoute) => routeByKey(pressed, from, iterations)
  const at = (iteration: number): PageRoute => ({ view: 'iteration', iteration })
  expect([key('j', at(3)), key('k', at(6)), key('j', routeTo('overview')), key('k', routeTo('overview'))]).toEqual([
    at(5),
    at(5),
    at(3),
    at(6),
  ])
  expect([key('j', at(6)), key('k', at(3)), key('x', at(3)), key('9', at(3))]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(key('2', at(3))).toEqual(routeTo('tasks'))
})
