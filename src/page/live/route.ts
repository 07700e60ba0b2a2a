import { hashOf, type PageRoute, routeByKey, routeOf } from '../route.ts'

/** The views in the order of their keys, and one iteration. */
export const liveViews = ['overview', 'tasks', 'iterations', 'commits', 'log', 'settings'] as const
export type LiveView = (typeof liveViews)[number]

export const liveNames: Readonly<Record<LiveView, string>> = {
  overview: 'Overview',
  tasks: 'Tasks',
  iterations: 'Iterations',
  commits: 'Commits',
  log: 'Log',
  settings: 'Settings',
}

export type LiveRoute =
  | { readonly view: LiveView | 'graph' | 'knowledge'; readonly of: PageRoute }
  | { readonly view: 'iteration'; readonly of: PageRoute & { readonly view: 'iteration' } }

/** Links of the report's page lead to the same views here; log and settings exist only here. */
export function liveRouteOf(hash: string): LiveRoute {
  const liveOnly = (['log', 'settings'] as const).find((view) => hash.replace(/^#\/?/, '') === view)
  const of = routeOf(hash)
  if (liveOnly !== undefined) return { view: liveOnly, of }
  return of.view === 'iteration' ? { view: 'iteration', of } : { view: of.view, of }
}

/** The target of a key in a view; undefined if it has none. */
export function hashByKey(
  key: string,
  from: LiveRoute,
  iterations: readonly { readonly iteration: number }[],
): string | undefined {
  const view = liveViews[Number(key) - 1]
  if (view) return `#/${view}`
  // The tasks and the log have a search of their own.
  if (key === '/') return from.view === 'tasks' || from.view === 'log' ? undefined : '#/tasks'
  if (key !== 'j' && key !== 'k') return undefined
  const next = routeByKey(key, from.of, iterations)
  return next && hashOf(next)
}
