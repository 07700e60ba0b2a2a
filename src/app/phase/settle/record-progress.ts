import {
  nextProgressLog,
  readProgressLog,
  type Success,
  withoutIteration,
} from '../../../core/report/facts/progress-log.ts'
import { rowsInState } from '../../../core/report/facts/shown-rows.ts'
import { progressLogMarkdown } from '../../../core/report/markdown/progress-log-markdown.ts'
import { recordsOf } from '../../../core/run/fold/records-of.ts'
import type { ProgressLog } from '../../../schema/run/progress-log.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

type ProgressPorts = Pick<Ports, 'clock'>

const logFile = 'progress-log.json'

/** Renews `progress-log.json` and `.md`: the task table and the newest successes (docs/design.md#state-tree). */
export async function recordProgress(
  ports: ProgressPorts,
  ledger: Ledger,
  success: Omit<Success, 'at'>,
): Promise<void> {
  renew(ports, ledger, { previous: readProgressLog(await ledger.recall(logFile)), newest: [success] })
}

/** Prepares to take an iteration out of it again; what it returns does so at once, beside the facts that say why. */
export async function forgetProgress(ports: ProgressPorts, ledger: Ledger, iteration: number): Promise<() => void> {
  const previous = withoutIteration(readProgressLog(await ledger.recall(logFile)), iteration)
  return () => renew(ports, ledger, { previous, newest: [] })
}

function renew(
  { clock }: ProgressPorts,
  ledger: Ledger,
  { previous, newest }: { previous: ProgressLog | null; newest: readonly Omit<Success, 'at'>[] },
): void {
  const generated = new Date(clock.now()).toISOString()
  const { plan, state } = ledger
  const dated = newest.map((success) => ({ ...success, at: generated }))
  const log = nextProgressLog({ previous, newest: dated, rows: recordsOf(plan, state), generated })
  ledger.attach(logFile, `${JSON.stringify(log, null, 2)}\n`)
  ledger.attach('progress-log.md', progressLogMarkdown(log, { plan: state.plan, ...rowsInState({ plan, state }) }))
}
