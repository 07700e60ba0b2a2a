import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'
import { type LivePage, withChanges } from '../../core/report/page/live-page.ts'
import { pageTitle } from '../../core/report/page/page-data.ts'
import type { PageDetail } from '../../core/report/page/page-detail.ts'
import { heldCommits } from '../../core/run/fold/open-attempts.ts'
import { formatUtc } from '../../core/text/amounts.ts'
import type { LiveAttempt } from '../../schema/run/live-attempt.ts'
import { Commits } from '../commits.tsx'
import { Head } from '../first/head.tsx'
import { Iteration } from '../iteration.tsx'
import { Iterations } from '../iterations.tsx'
import { focusSearch, isTyping } from '../keys.ts'
import { Knowledge } from '../knowledge.tsx'
import { Tasks } from '../tasks.tsx'
import { ask, type Events, type Link, listen, type Snapshot } from './connection.ts'
import { Settings, TaskOrders, Undo } from './control.tsx'
import { Log } from './log.tsx'
import { liveAttemptIn, Now } from './now.tsx'
import { type Orders, useOrders } from './orders.ts'
import { Charts, LiveOverview } from './overview.tsx'
import { hashByKey, type LiveRoute, liveNames, liveRouteOf, liveViews } from './route.ts'

interface DashboardState {
  readonly link: Link
  readonly right: 'control' | 'read'
  readonly list: Events['runs'] | null
  readonly key: string | undefined
  readonly page: LivePage | null
  readonly live: Events['live'] | null
}

type Message = { link: Link } | { [E in keyof Events]: { name: E; data: Events[E] } }[keyof Events]

function nextState(state: DashboardState, message: Message): DashboardState {
  if ('link' in message) return { ...state, link: message.link }
  switch (message.name) {
    case 'hello':
      return { ...state, right: message.data.right }
    case 'runs':
      return { ...state, list: message.data }
    case 'page':
      return message.data ? { ...state, ...message.data } : state
    case 'live':
      return { ...state, live: message.data }
    case 'changes': {
      const { key, changes } = message.data
      return state.page && key === state.key ? { ...state, page: withChanges(state.page, changes) } : state
    }
  }
}

const initialState = (snapshot: Snapshot | null): DashboardState => ({
  link: 'connecting',
  right: snapshot?.right ?? 'read',
  list: snapshot?.list ?? null,
  key: snapshot?.shown?.key,
  page: snapshot?.shown?.page ?? null,
  live: null,
})

/** All runs, live; one of them in its views. */
export function Dashboard({ snapshot }: { snapshot: Snapshot | null }) {
  const [wantedRun, setWantedRun] = useState(() => new URLSearchParams(location.search).get('run'))
  const [state, dispatch] = useReducer(nextState, snapshot, initialState)
  const initialShown = useRef(snapshot?.shown ?? null)
  useEffect(() => {
    const shown = initialShown.current
    initialShown.current = null
    return listen(wantedRun, shown, {
      event: (name, data) => dispatch({ name, data } as Message),
      link: (link) => dispatch({ link }),
    })
  }, [wantedRun])
  const { page, list, key, right, link } = state
  const now = page && state.live?.key === key ? liveAttemptIn(page, state.live?.live ?? null) : undefined
  const route = useRoute()
  const orders = useOrders(key)
  const mayOrder = right === 'control'
  useKeys(page, route, mayOrder ? orders : undefined)
  useEffect(() => {
    document.title = page ? pageTitle(page) : 'ralph'
  }, [page?.headline.badge.word, page?.status.plan])
  // Changes of the connection or of other runs redraw nothing of this one.
  const view = useMemo(
    () =>
      page &&
      key !== undefined && <View page={page} run={key} route={route} orders={orders} mayOrder={mayOrder} now={now} />,
    [page, key, route, orders, mayOrder, now],
  )
  const choose = (run: string): void => {
    const address = new URL(location.href)
    address.searchParams.set('run', run)
    history.replaceState(null, '', address)
    setWantedRun(run)
  }
  return (
    <>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <Head data={page}>
        <Runs list={list} chosen={key} choose={choose} />
        <nav aria-label="Views">
          {liveViews.map((view) => (
            <a
              key={view}
              href={`#/${view}`}
              aria-current={
                route.view === view || (route.view === 'iteration' && view === 'iterations') ? 'page' : undefined
              }
            >
              {liveNames[view]}
            </a>
          ))}
        </nav>
        <span class={`link asof ${link}`} role="status">
          {linkWords[link]}
        </span>
      </Head>
      {list?.faults.map(({ where, message, since }) => (
        <p key={where} class="fault" role="alert">
          {where} has not answered since {formatUtc(since)}: {message} It is shown as it was then.
        </p>
      ))}
      {link === 'refused' && (
        <p class="fault" role="alert">
          This address is not, or no longer, valid. {view && 'What you see is no longer renewed. '}Open the one that
          `ralph dashboard` printed last.
        </p>
      )}
      <Outcomes orders={orders} />
      <div id="content" tabIndex={-1}>
        {view || <Waiting link={link} list={list} wantedRun={wantedRun} />}
      </div>
      <footer>
        {page && `Run ${page.status.run}, as of ${page.made.slice(0, 19).replace('T', ' ')} UTC. `}
        Keys: 1–6 change the view, {mayOrder && 'Space pauses and resumes the run, '}/ searches, j and k walk through
        the iterations.
      </footer>
      <Confirm orders={orders} />
    </>
  )
}

const linkWords: Readonly<Record<Link, string>> = {
  connecting: 'connecting',
  live: 'live',
  reconnecting: 'reconnecting',
  refused: 'not connected',
}

function Runs({
  list,
  chosen,
  choose,
}: {
  list: DashboardState['list']
  chosen: string | undefined
  choose: (key: string) => void
}) {
  if (!list || list.runs.length < 2) return null
  return (
    <label>
      Run{' '}
      <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {list.runs.map(({ key, plan, where, standing, done, total }) => (
          <option key={key} value={key}>
            {plan} at {where}: {standing}, {done} of {total}
          </option>
        ))}
      </select>
    </label>
  )
}

function Waiting({ link, list, wantedRun }: { link: Link; list: DashboardState['list']; wantedRun: string | null }) {
  if (link === 'refused') return null
  if (!list) return <p>Looking for runs…</p>
  if (wantedRun !== null && list.runs.length > 0) return <p>There is no run {wantedRun}; choose another one above.</p>
  return <p>There is no run yet. Start one with `ralph run`, and it appears here</p>
}

function View({
  page,
  run,
  route,
  orders,
  mayOrder,
  now,
}: {
  page: LivePage
  run: string
  route: LiveRoute
  orders: Orders
  mayOrder: boolean
  now: LiveAttempt | undefined
}) {
  const detail = useDetail(run, page, route.view === 'iteration' ? route.of.iteration : null)
  const waitingIterations = route.view === 'overview' ? heldCommits(page.status).map(({ iteration }) => iteration) : []
  const awaited = useDetails(run, waitingIterations.slice(0, maxPreloaded))
  switch (route.view) {
    case 'iteration':
      return <OneIteration page={page} iteration={route.of.iteration} detail={detail} now={now} />
    case 'overview':
      return <LiveOverview page={page} orders={mayOrder ? orders : null} now={now} awaited={awaited} />
    case 'tasks': {
      const { search = '', status = '' } = route.of.view === 'tasks' ? route.of : {}
      return (
        <>
          <Tasks data={page} search={search} status={status} />
          {mayOrder && <TaskOrders page={page} orders={orders} />}
        </>
      )
    }
    case 'iterations':
      return (
        <>
          {mayOrder && <Undo page={page} orders={orders} />}
          <Iterations data={page} />
        </>
      )
    case 'commits':
      return <Commits data={page} />
    case 'graph':
      return <Charts page={page} part="graph" />
    case 'knowledge':
      return <Knowledge data={page} />
    case 'log':
      return <Log page={page} />
    case 'settings':
      if (!mayOrder)
        return <p>This address is read-only. To give orders, open the other one that `ralph dashboard` printed.</p>
      return <Settings page={page} orders={orders} />
  }
}

function OneIteration({
  page,
  iteration,
  detail,
  now,
}: {
  page: LivePage
  iteration: number
  detail: PageDetail | undefined
  now: LiveAttempt | undefined
}) {
  const exists = page.iterations.some((candidate) => candidate.iteration === iteration)
  if (exists && !detail) return <p>Iteration {iteration} is loading.</p>
  return (
    <>
      {now?.iteration === iteration && <Now live={now} maxSteps={now.steps.length} />}
      <Iteration data={detail ? { ...page, details: { [iteration]: detail } } : page} iteration={iteration} />
    </>
  )
}

/** The details of one iteration, loaded when it is opened, and again when it has changed. */
function useDetail(run: string, { iterations }: LivePage, iteration: number | null): PageDetail | undefined {
  const [loaded, setFound] = useState<{ key: string; detail: PageDetail }>()
  const current = iterations.find((candidate) => candidate.iteration === iteration)
  const key = `${run} ${iteration}`
  useEffect(() => {
    if (iteration === null) return
    let isStale = false
    void detailOf(run, iteration).then((detail) => detail && !isStale && setFound({ key, detail }))
    return () => {
      isStale = true
    }
  }, [key, current?.outcome, current?.ended])
  return loaded?.key === key ? loaded.detail : undefined
}

/** Changes are loaded for this many commits that wait for approval; the others follow when one is decided. */
const maxPreloaded = 20

/** The details of several iterations, as they arrive. */
function useDetails(run: string, iterations: readonly number[]): ReadonlyMap<number, PageDetail> {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, PageDetail>>(new Map())
  useEffect(() => {
    for (const iteration of iterations) {
      const key = `${run} ${iteration}`
      if (loaded.has(key)) continue
      void detailOf(run, iteration).then((detail) => detail && setLoaded((all) => new Map(all).set(key, detail)))
    }
  }, [run, iterations.join()])
  return new Map(
    iterations.flatMap((iteration) => {
      const detail = loaded.get(`${run} ${iteration}`)
      return detail ? [[iteration, detail] as const] : []
    }),
  )
}

/** Undefined if the server does not answer: the next change of the iteration asks again. */
const detailOf = (run: string, iteration: number): Promise<PageDetail | undefined> =>
  ask(`/api/iteration?run=${encodeURIComponent(run)}&iteration=${iteration}`)
    .then((response) => (response.ok ? (response.json() as Promise<PageDetail>) : undefined))
    .catch(() => undefined)

function Outcomes({ orders: { outcomes } }: { orders: Orders }) {
  const [closed, close] = useState(0)
  const shown = outcomes.filter(({ number }) => number >= closed).slice(0, 3)
  return (
    <div class="outcomes" role="status">
      {shown.map(({ number, order, said, refused }) => (
        <div key={number} class={refused ? 'outcome-card refused' : 'outcome-card'}>
          <code>{order}</code>
          {said.filter(Boolean).map((line, index) => (
            <p key={index}>{line}</p>
          ))}
          <button type="button" onClick={() => close(number + 1)}>
            Close<span class="unseen"> what was said to {order}</span>
          </button>
        </div>
      ))}
    </div>
  )
}

/** Orders that weaken the rules or revert work must be confirmed. */
function Confirm({ orders: { question, answer } }: { orders: Orders }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (question) dialog.current?.showModal()
  }, [question])
  if (!question) return null
  return (
    <dialog ref={dialog} aria-labelledby="question" onCancel={() => answer(false)}>
      <h2 id="question">Give this order?</h2>
      <p>
        <code>{question.text}</code>
      </p>
      <ul>
        {question.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button type="button" onClick={() => answer(true)}>
        Yes, order it
      </button>{' '}
      <button type="button" onClick={() => answer(false)}>
        No
      </button>
    </dialog>
  )
}

function useRoute(): LiveRoute {
  const [route, setRoute] = useState(() => liveRouteOf(location.hash))
  useEffect(() => {
    const follow = (): void =>
      setRoute((before) => {
        // The skip link changes no view.
        if (location.hash === '#content') return before
        const next = liveRouteOf(location.hash)
        if (next.view !== before.view || next.view === 'iteration') scrollTo(0, 0)
        return next
      })
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return route
}

/** Digits change the view, Space pauses and resumes, `/` searches, `j` and `k` walk through the iterations. */
function useKeys(page: LivePage | null, route: LiveRoute, orders: Orders | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event) || document.querySelector('dialog[open]')) return
      if (event.key === ' ') toggle(event)
      const hash = hashByKey(event.key, route, page?.iterations ?? [])
      if (event.key === '/') {
        event.preventDefault()
        focusSearch(hash === undefined)
      }
      if (hash !== undefined) location.hash = hash
    }
    const toggle = (event: KeyboardEvent): void => {
      if (isOfControl(event)) return
      event.preventDefault()
      if (page && orders && !orders.sending && !event.repeat) orders.give(page.paused ? 'resume' : 'pause')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [page, route, orders])
}

/** On a button or a link, Space belongs to it. */
const isOfControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('a, button, summary') !== null
