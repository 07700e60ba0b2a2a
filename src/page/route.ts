/** The view of the page, kept in its address after `#`, so that a link shows the same. */
export type PageRoute =
  | { readonly view: 'overview' | 'graph' | 'iterations' | 'knowledge' | 'commits' }
  | { readonly view: 'tasks'; readonly search: string; readonly status: string }
  | { readonly view: 'iteration'; readonly iteration: number }

/** The views in the order of their keys, from 1. */
export const views = ['overview', 'tasks', 'iterations', 'commits', 'knowledge'] as const

export const viewNames: Readonly<Record<(typeof views)[number], string>> = {
  overview: 'Overview',
  tasks: 'Tasks',
  iterations: 'Iterations',
  commits: 'Commits',
  knowledge: 'Knowledge',
}

/** The overview for any other address. */
export function routeOf(hash: string): PageRoute {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [view, id] = path.split('/')
  const parameters = new URLSearchParams(query)
  switch (view) {
    case 'tasks':
      return { view, search: parameters.get('search') ?? '', status: parameters.get('status') ?? '' }
    case 'iterations':
      return id !== undefined && /^\d{1,9}$/.test(id) ? { view: 'iteration', iteration: Number(id) } : { view }
    case 'graph':
    case 'knowledge':
    case 'commits':
      return { view }
    default:
      return { view: 'overview' }
  }
}

export function hashOf(route: PageRoute): string {
  if (route.view === 'overview') return '#/'
  if (route.view === 'iteration') return `#/iterations/${route.iteration}`
  if (route.view !== 'tasks') return `#/${route.view}`
  const { search, status } = route
  const query = new URLSearchParams({ ...(search && { search }), ...(status && { status }) }).toString()
  return query === '' ? '#/tasks' : `#/tasks?${query}`
}

export const routeTo = (view: (typeof views)[number]): PageRoute =>
  view === 'tasks' ? { view, search: '', status: '' } : { view }

/** The target of a key in a view; undefined if it has none. */
export function routeByKey(
  key: string,
  from: PageRoute,
  iterations: readonly { readonly iteration: number }[],
): PageRoute | undefined {
  if (key === '/') return routeTo('tasks')
  const view = views[Number(key) - 1]
  if (view) return routeTo(view)
  if (key !== 'j' && key !== 'k') return undefined
  const position =
    from.view === 'iteration'
      ? iterations.findIndex(({ iteration }) => iteration === from.iteration)
      : key === 'j'
        ? -1
        : iterations.length
  const next = iterations[position + (key === 'j' ? 1 : -1)]
  return next && { view: 'iteration', iteration: next.iteration }
}
