import type { LivePage, PartChange, RunRow } from '../../core/report/page/live-page.ts'
import type { LiveAttempt } from '../../schema/run/live-attempt.ts'

/** What the server says, by the name of the event. */
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

/** What the document holds of what the server would say first; `shown` where the run was looked at before. */
export interface Snapshot {
  readonly right: 'control' | 'read'
  readonly list: Events['runs'] | null
  readonly shown: (NonNullable<Events['page']> & { readonly edition: string }) | null
}

/** `refused`: the token is not, or no longer, that of the server; only a new address helps. */
export type Link = 'connecting' | 'live' | 'reconnecting' | 'refused'

const tokenName = 'ralph-token'

/** Takes the token out of the address, where others could read it, and keeps it for this tab. */
export function takeToken(): void {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  if (token === null) return
  sessionStorage.setItem(tokenName, token)
  address.searchParams.delete('token')
  history.replaceState(null, '', address)
}

/** Asks the server that the page came from. A header, not a cookie: cookies go to every port of this machine. */
export const ask = (path: string, request: RequestInit = {}): Promise<Response> =>
  fetch(path, {
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${sessionStorage.getItem(tokenName)}` },
  })

/** The server says each ten seconds that it is there. */
const silentMs = 25_000
const pauseMs = 1_000

/**
 * Hears of a run, or where none is named of the one that is worth it most, until it is ended. A connection that breaks,
 * or falls silent as after a laptop's sleep, is made again. `shown`: what is there already need not be sent.
 */
export function listen(
  key: string | null,
  shown: Snapshot['shown'],
  on: { event: <E extends keyof Events>(name: E, data: Events[E]) => void; link: (link: Link) => void },
): () => void {
  let ended = false
  const asked = new URLSearchParams({
    ...(key !== null && { run: key }),
    ...(shown && { run: shown.key, has: shown.edition }),
  })
  let heard = Date.now()
  let connection = new AbortController()
  let wake: () => void = () => undefined

  const once = async (): Promise<Link> => {
    connection = new AbortController()
    const response = await ask(`/api/stream?${asked}`, { signal: connection.signal })
    // What changes while there is no connection is not heard of: the next one begins with all of it.
    asked.delete('has')
    if (response.status === 401) return 'refused'
    if (!response.ok || !response.body) return 'reconnecting'
    on.link('live')
    await hear(response.body, (message) => {
      heard = Date.now()
      tell(message, on.event)
    })
    return 'reconnecting'
  }

  const follow = async (): Promise<void> => {
    on.link('connecting')
    while (!ended) {
      heard = Date.now()
      const link = await once().catch((): Link => 'reconnecting')
      if (ended) return
      on.link(link)
      if (link === 'refused') return
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, pauseMs)
      })
    }
  }

  const watch = setInterval(() => {
    if (Date.now() - heard > silentMs) connection.abort()
  }, 2_000)
  const now = (): void => wake()
  addEventListener('online', now)
  document.addEventListener('visibilitychange', now)
  void follow()
  return () => {
    ended = true
    clearInterval(watch)
    removeEventListener('online', now)
    document.removeEventListener('visibilitychange', now)
    connection.abort()
  }
}

/** Message by message, until the connection ends. */
async function hear(body: ReadableStream<Uint8Array>, on: (message: string) => void): Promise<void> {
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

/** One server-sent event; a comment is only a sign of life. */
function tell(message: string, on: <E extends keyof Events>(name: E, data: Events[E]) => void): void {
  const [, name, data] = /^event: (\w+)\ndata: ([\s\S]*)$/.exec(message) ?? []
  if (name !== undefined && data !== undefined) on(name as keyof Events, JSON.parse(data))
}
