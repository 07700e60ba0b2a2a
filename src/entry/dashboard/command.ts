import { randomBytes } from 'node:crypto'
import { RalphError } from '../../core/error/error.ts'
import { plainLine } from '../../core/text/one-line.ts'
import type { Command } from '../project/context.ts'
import { configFlag, type Flag, flagHelp, settingFlags } from '../project/flags.ts'
import { settingSources } from '../project/project.ts'
import { keepersOf } from '../wire/kept-runs.ts'
import { pageParts } from '../wire/report-page.ts'
import { openHub } from './hub.ts'
import { serveDashboard } from './serve.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...settingFlags('remote', 'state-ref'),
  ...configFlag,
  port: { help: 'port on 127.0.0.1; default 0: any that is free', example: '4711' },
  'read-only': { help: 'take no orders from anybody', toggle: true },
}

export const dashboardCommand: Command = {
  help: `Serves a page on 127.0.0.1 that shows every run of this repository live, those at origin too, and takes orders for
them. It prints two addresses: whoever has the first one can give orders, whoever has the second one can only look.

Usage: ralph dashboard [options]

Examples:
  ralph dashboard
  ralph dashboard --remote origin --port 4711
  ralph dashboard --read-only

Options:
${flagHelp(flags)}

Ctrl-C ends it; the runs continue. Each start has new addresses.`,
  flags,
  run: async (context, { values }) => {
    const port = portIn(values['port'])
    const { port: _, 'read-only': readOnly, ...settings } = values
    const sources = await settingSources(context, settings)
    const { keepers } = await keepersOf(context, settings)
    const parts = await pageParts('live.js')
    const tokens = { control: readOnly === true ? null : newToken(), read: newToken() }
    const hub = await openHub(keepers, { context, sources })
    try {
      const { port: served, server } = await serveDashboard(port, { hub, tokens, parts })
      const at = (token: string): string => `http://127.0.0.1:${served}/?token=${token}`
      if (tokens.control === null) context.out(`Dashboard, read only: ${at(tokens.read)}\n`)
      else context.out(`Dashboard: ${at(tokens.control)}\nRead only, to share: ${at(tokens.read)}\n`)
      await new Promise<void>((resolve) => {
        if (context.cancelled.aborted) resolve()
        context.cancelled.addEventListener('abort', () => resolve(), { once: true })
      })
      server.close()
      server.closeAllConnections()
    } finally {
      await hub.close()
    }
    return 0
  },
}

const newToken = (): string => randomBytes(24).toString('base64url')

function portIn(value: unknown): number {
  const text = value === undefined ? '0' : String(value)
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  throw new RalphError({
    code: 'USAGE',
    message: `dashboard: --port "${plainLine(text, 80)}" is no port; write a number from 0 to 65535.`,
    hint: 'See `ralph dashboard --help`.',
  })
}
