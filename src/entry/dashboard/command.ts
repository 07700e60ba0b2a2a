import { RalphError } from '../../core/error/error.ts'
import { plainLine } from '../../core/text/one-line.ts'
import type { Command } from '../project/context.ts'
import { configFlag, type Flag, flagHelp, settingFlags } from '../project/flags.ts'
import { disableOptimizers } from '../small-heap.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...settingFlags('remote', 'state-ref'),
  ...configFlag,
  port: { help: 'the port on 127.0.0.1; default 0: any free port', example: '4711' },
  'read-only': { help: 'accept no orders', toggle: true },
}

export const dashboardCommand: Command = {
  help: `Serves a page on 127.0.0.1 that shows every run of this repository live, including those at origin, and accepts orders
for them. It prints two addresses: the first allows giving orders, the second only looking.

Usage: ralph dashboard [options]

Examples:
  ralph dashboard
  ralph dashboard --remote origin --port 4711
  ralph dashboard --read-only

Options:
${flagHelp(flags)}

Ctrl-C stops it; the runs continue. Each start prints new addresses.`,
  flags,
  run: async (context, { values }) => {
    const port = portIn(values['port'])
    const { port: _, 'read-only': readOnly, ...others } = values
    disableOptimizers()
    const { runDashboard } = await import('./dashboard.ts')
    await runDashboard(context, { port, readOnly: readOnly === true, flags: others })
    return 0
  },
}

function portIn(value: unknown): number {
  const text = value === undefined ? '0' : String(value)
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  throw new RalphError({
    code: 'USAGE',
    message: `dashboard: --port "${plainLine(text, 80)}" is not a port; write a number from 0 to 65535.`,
    hint: 'See `ralph dashboard --help`.',
  })
}
