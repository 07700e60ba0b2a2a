import { hashOf, type Route, routeByKey, routeOf } from '../route.ts'

/** The four views, in the order of their keys, and one iteration. */
export const liveViews = ['run', 'log', 'insights', 'control'] as const
export type LiveView = (typeof liveViews)[number]

export const liveNames: Readonly<Record<LiveView, string>> = {
  run: 'Run',
  log: 'Log',
  insights: 'Insights',
  control: 'Control',
}

export type LiveRoute =
  | {
      readonly view: LiveView
      readonly of: Route /** The part of the view that a link leads to. */
      readonly part: string | null
    }
  | { readonly view: 'iteration'; readonly of: Route & { readonly view: 'iteration' } }

/** Links of the report's page lead to the view that has the same part. */
export function liveRouteOf(hash: string): LiveRoute {
  const own = liveViews.find((view) => hash.replace(/^#\/?/, '') === view)
  const of = routeOf(hash)
  if (own !== undefined) return { view: own, of, part: null }
  switch (of.view) {
    case 'iteration':
      return { view: 'iteration', of }
    case 'overview':
      return { view: 'run', of, part: null }
    case 'tasks':
      return { view: 'run', of, part: 'tasks' }
    default:
      return { view: 'insights', of, part: of.view }
  }
}

/** Where a key leads from a view; undefined where it leads nowhere. */
export function hashByKey(
  key: string,
  from: LiveRoute,
  iterations: readonly { readonly iteration: number }[],
): string | undefined {
  const view = liveViews[Number(key) - 1]
  if (view) return `#/${view}`
  // The run and its log have a search of their own.
  if (key === '/') return from.view === 'run' || from.view === 'log' ? undefined : '#/run'
  if (key !== 'j' && key !== 'k') return undefined
  const next = routeByKey(key, from.of, iterations)
  return next && hashOf(next)
}
