import { nextProgressLog, readProgressLog, type Success } from '../core/report/progress-log.ts'
import { progressLogMarkdown } from '../core/report/progress-log-markdown.ts'
import { taskRows } from '../core/report/task-rows.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/** Renews `progress-log.json` and `.md`: the task table and the newest successes (DESIGN §5 "State tree"). */
export async function recordProgress(
  { clock }: Pick<Ports, 'clock'>,
  ledger: Ledger,
  success: Omit<Success, 'at'>,
): Promise<void> {
  const generated = new Date(clock.now()).toISOString()
  const rows = taskRows(ledger.plan, ledger.state)
  const previous = readProgressLog(await ledger.recall('progress-log.json'))
  const log = nextProgressLog({ previous, newest: [{ ...success, at: generated }], rows, generated })
  ledger.attach('progress-log.json', `${JSON.stringify(log, null, 2)}\n`)
  ledger.attach('progress-log.md', progressLogMarkdown(log, { plan: ledger.state.plan, rows }))
}
