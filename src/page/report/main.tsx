import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { PageData } from '../../core/report/page/page-data.ts'
import { dayAndClock, formatUtc } from '../../core/text/amounts.ts'
import { Commits } from '../commits.tsx'
import { Head } from '../first/head.tsx'
import { Graph } from '../graph.tsx'
import { Iteration } from '../iteration.tsx'
import { Iterations } from '../iterations.tsx'
import { focusSearch, isTyping } from '../keys.ts'
import { Knowledge } from '../knowledge.tsx'
import { hashOf, type PageRoute, routeByKey, routeOf, routeTo, viewNames, views } from '../route.ts'
import { Tasks } from '../tasks.tsx'
import { Overview } from './overview.tsx'

const data = JSON.parse(document.getElementById('data')?.textContent ?? 'null') as PageData
const page = document.getElementById('page')
if (page) render(<App data={data} />, page)

function App({ data }: { data: PageData }) {
  const route = useRoute()
  useKeys(data, route)
  const { status } = data
  return (
    <>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <Head data={data}>
        <nav aria-label="Views">
          {views.map((view) => (
            <a
              key={view}
              href={hashOf(routeTo(view))}
              aria-current={
                route.view === view || (route.view === 'iteration' && view === 'iterations') ? 'page' : undefined
              }
            >
              {viewNames[view]}
            </a>
          ))}
        </nav>
        <span class="asof">As of {dayAndClock(data.made)} UTC</span>
      </Head>
      <div id="content" tabIndex={-1}>
        <View data={data} route={route} />
      </div>
      <footer>
        Run {status.run}, as of {formatUtc(data.made)}.{' '}
        <span class="keys">Keys: 1–5 change the view, / searches, j and k walk through the iterations.</span>
      </footer>
    </>
  )
}

function View({ data, route }: { data: PageData; route: PageRoute }) {
  switch (route.view) {
    case 'overview':
      return <Overview data={data} />
    case 'tasks':
      return <Tasks data={data} search={route.search} status={route.status} />
    case 'iterations':
      return <Iterations data={data} />
    case 'iteration':
      return <Iteration data={data} iteration={route.iteration} />
    case 'graph':
      return <Graph data={data} />
    case 'knowledge':
      return <Knowledge data={data} />
    case 'commits':
      return <Commits data={data} />
  }
}

function useRoute(): PageRoute {
  const [route, setRoute] = useState(() => routeOf(location.hash))
  useEffect(() => {
    const follow = (): void => {
      // The skip link changes no view.
      if (location.hash === '#content') return
      setRoute(routeOf(location.hash))
      scrollTo(0, 0)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return route
}

/** Digits change the view, `/` searches, `j` and `k` walk through the iterations. */
function useKeys({ iterations }: PageData, route: PageRoute): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event)) return
      if (event.key === '/') event.preventDefault()
      const next = routeByKey(event.key, route, iterations)
      if (event.key === '/') focusSearch(route.view === 'tasks')
      if (next) location.hash = hashOf(next)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [iterations, route])
}
