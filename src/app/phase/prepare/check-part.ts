import type { PullSlice } from '../../../core/run/next/slices.ts'
import { decisiveOutput } from '../../../core/validation/decisive-lines.ts'
import { judge } from '../../../core/validation/verdict.ts'
import type { CheckResult } from '../../../schema/check/check.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import type { ChecksWatch } from '../../job/prefetch-orders.ts'
import { knownRedIn, whyUnready } from '../validate/validate.ts'
import { checkUntouched } from './baseline.ts'

export type PartToCheck = Pick<PullSlice, 'branch' | 'tip'>

/** Runs the checks on the newest commit of a lower pull request, into which the base was merged. Red keeps nothing else from going on. */
export async function checkPart(
  ports: Ports,
  job: JobSettings,
  request: { ledger: Ledger; part: PartToCheck; signal: AbortSignal; onChecks: ChecksWatch },
): Promise<void> {
  const { ledger, part, signal } = request
  const { clock, workspace } = ports
  const started = clock.now()
  await workspace.restore(part.tip)
  const unready = await whyUnready(ports, job, { tree: part.tip, signal })
  const results =
    unready === undefined ? (await checkUntouched(ports, job, { ...request, commit: part.tip })).results : unready
  recordPart(job, ledger, { ...ports, part, results, durationMs: clock.now() - started })
}

/** What the checks said of the part, wherever they ran; a sentence if its set-up failed. */
export function recordPart(
  { checks, settings }: Pick<JobSettings, 'checks' | 'settings'>,
  ledger: Ledger,
  request: Pick<Ports, 'outbox'> & { part: PartToCheck; results: readonly CheckResult[] | string; durationMs: number },
): void {
  const { outbox, part, results, durationMs: duration_ms } = request
  const { branch, tip: commit } = part
  const fact = { type: 'part_checked' as const, branch, commit, duration_ms }
  if (typeof results === 'string') {
    ledger.record({ ...fact, red: ['set-up'], said: [{ name: 'set-up', lines: [results] }] })
    return
  }
  const knownRed = knownRedIn(ledger.state)
  const { failures, missing } = judge({ strategy: settings.strategy, checks, results, knownRed })
  ledger.record({ ...fact, red: [...failures.map(({ name }) => name), ...missing], ...decisiveOutput(failures) })
  ledger.send(outbox.effectsOf({ commit, checks: results, knownRed: [...knownRed] }))
}
