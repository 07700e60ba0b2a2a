import { randomBytes } from 'node:crypto'
import type { CommandContext } from '../project/context.ts'
import { openSettings } from '../project/setting-sources.ts'
import { collector } from '../small-heap.ts'
import { findRunRepositories } from '../wire/kept-runs.ts'
import { loadPageAssets } from '../wire/report-page.ts'
import { openHub } from './hub.ts'
import { serveDashboard } from './serve.ts'

export async function runDashboard(
  context: CommandContext,
  { port, readOnly, flags }: { port: number; readOnly: boolean; flags: Readonly<Record<string, unknown>> },
): Promise<void> {
  // Most memory after loading the program is garbage.
  const collectGarbage = collector()
  collectGarbage()
  const sources = await openSettings(context, flags)
  const { runRepositories: keepers } = await findRunRepositories(context, flags, sources)
  const tokens = { control: readOnly ? null : newToken(), read: newToken() }
  const hub = await openHub(keepers, { context, sources, afterRefresh: collectGarbage })
  try {
    const { port: servedPort, server } = await serveDashboard(port, {
      hub,
      tokens,
      // Not kept: the server holds them in the form that it sends.
      parts: await loadPageAssets('live'),
    })
    const addressWith = (token: string): string => `http://127.0.0.1:${servedPort}/?token=${token}`
    if (tokens.control === null) context.out(`Dashboard, read only: ${addressWith(tokens.read)}\n`)
    else context.out(`Dashboard: ${addressWith(tokens.control)}\nRead only, to share: ${addressWith(tokens.read)}\n`)
    await new Promise<void>((resolve) => {
      if (context.cancelled.aborted) resolve()
      context.cancelled.addEventListener('abort', () => resolve(), { once: true })
    })
    server.close()
    server.closeAllConnections()
  } finally {
    await hub.close()
  }
}

const newToken = (): string => randomBytes(24).toString('base64url')
