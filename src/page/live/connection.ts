import type { LivePage, PartChange, RunRow } from '../../core/report/page/live-page.ts'
import type { LiveAttempt } from '../../schema/run/live-attempt.ts'

/** Messages of the server, by the name of the event. */
export interface Events {
  readonly hello: { readonly right: 'control' | 'read' }
  readonly runs: {
    readonly runs: readonly RunRow[]
    readonly faults: readonly { readonly where: string; readonly message: string; readonly since: string }[]
  }
  readonly page: { readonly key: string; readonly page: LivePage } | null
  readonly changes: { readonly key: string; readonly changes: readonly PartChange[] }
  readonly live: { readonly key: string; readonly live: LiveAttempt | null }
}

/** What the document already holds of the server's first messages; `shown`: the run that was open before. */
export interface Snapshot {
  readonly right: 'control' | 'read'
  readonly list: Events['runs'] | null
  readonly shown: (NonNullable<Events['page']> & { readonly edition: string }) | null
}

/** `refused`: the server does not accept the token, or no longer; only a new address helps. */
export type Link = 'connecting' | 'live' | 'reconnecting' | 'refused'

const tokenName = 'ralph-token'

/** Moves the token out of the address, where others could read it, into the storage of this tab. */
export function takeToken(): void {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  if (token === null) return
  sessionStorage.setItem(tokenName, token)
  address.searchParams.delete('token')
  history.replaceState(null, '', address)
}

/** Sends a request to the page's own server. A header, not a cookie: cookies go to every port of this machine. */
export const ask = (path: string, request: RequestInit = {}): Promise<Response> =>
  fetch(path, {
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${sessionStorage.getItem(tokenName)}` },
  })

/** The server sends a sign of life every ten seconds. */
const maxSilenceMs = 25_000
const retryMs = 1_000

/**
 * Listens to a run, or without a key to the one that matters most, until it is closed. Reconnects after a failure and
 * after silence, as after a laptop's sleep. `shown`: content that need not be sent again.
 */
export function listen(
  key: string | null,
  shown: Snapshot['shown'],
  on: { event: <E extends keyof Events>(name: E, data: Events[E]) => void; link: (link: Link) => void },
): () => void {
  let isClosed = false
  const query = new URLSearchParams({
    ...(key !== null && { run: key }),
    ...(shown && { run: shown.key, has: shown.edition }),
  })
  let lastHeard = Date.now()
  let connection = new AbortController()
  let wake: () => void = () => undefined

  const connectOnce = async (): Promise<Link> => {
    connection = new AbortController()
    const response = await ask(`/api/stream?${query}`, { signal: connection.signal })
    // Changes during a lost connection are missed: the next one begins with everything.
    query.delete('has')
    if (response.status === 401) return 'refused'
    if (!response.ok || !response.body) return 'reconnecting'
    on.link('live')
    await readMessages(response.body, (message) => {
      lastHeard = Date.now()
      dispatchMessage(message, on.event)
    })
    return 'reconnecting'
  }

  const follow = async (): Promise<void> => {
    on.link('connecting')
    while (!isClosed) {
      lastHeard = Date.now()
      const link = await connectOnce().catch((): Link => 'reconnecting')
      if (isClosed) return
      on.link(link)
      if (link === 'refused') return
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, retryMs)
      })
    }
  }

  const silenceTimer = setInterval(() => {
    if (Date.now() - lastHeard > maxSilenceMs) connection.abort()
  }, 2_000)
  const wakeNow = (): void => wake()
  addEventListener('online', wakeNow)
  document.addEventListener('visibilitychange', wakeNow)
  void follow()
  return () => {
    isClosed = true
    clearInterval(silenceTimer)
    removeEventListener('online', wakeNow)
    document.removeEventListener('visibilitychange', wakeNow)
    connection.abort()
  }
}

async function readMessages(body: ReadableStream<Uint8Array>, on: (message: string) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const messages = (text + value).split('\n\n')
    text = messages.pop() ?? ''
    for (const message of messages) on(message)
  }
}

/** A comment is only a sign of life. */
function dispatchMessage(message: string, on: <E extends keyof Events>(name: E, data: Events[E]) => void): void {
  const [, name, data] = /^event: (\w+)\ndata: ([\s\S]*)$/.exec(message) ?? []
  if (name !== undefined && data !== undefined) on(name as keyof Events, JSON.parse(data))
}
