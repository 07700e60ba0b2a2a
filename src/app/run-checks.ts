import { outputExcerpt } from '../core/validation/output-excerpt.ts'
import { checksToRun } from '../core/validation/verdict.ts'
import type { Check, CheckResult } from '../schema/check.ts'
import type { ChecksWatch } from './early-look.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'

/** Of a failed check's output, for whoever watches; all that was kept of it is in `validation.json`. */
const shownChars = 30_000

export interface ChecksRun {
  readonly results: readonly CheckResult[]
  /** Tracked files that a check changed on the way. */
  readonly changed: readonly string[]
  /** A check filled the disk: its workspace was thrown away, and what comes after it was not run. */
  readonly discarded: boolean
}

/**
 * Runs every check of the strategy on `tree`, all of them, in order. A failed one is run once more on the same tree;
 * passing then is kept and marked flaky (DESIGN §9.4). Rejects with an AbortError when `signal` fires.
 */
export async function runChecks(
  ports: Pick<Ports, 'runCheck' | 'show' | 'workspace' | 'redact'>,
  job: Pick<JobSettings, 'checks' | 'settings'>,
  at: {
    tree: string
    label: string
    knownRed: readonly string[]
    signal: AbortSignal
    onChecks?: ChecksWatch
  },
): Promise<ChecksRun> {
  const results: CheckResult[] = []
  const changed = new Set<string>()
  at.onChecks?.begin()
  for (const check of checksToRun(job.settings.strategy, job.checks)) {
    const counts = !at.knownRed.includes(check.name)
    const first = await once(ports, check, { ...at, counts, rerun: false })
    if (first.filled_disk) return discarded(ports, [...results, first], changed)
    if (first.passed || !counts) {
      results.push(first)
      continue
    }
    for (const path of await ports.workspace.resetTracked(at.tree)) changed.add(path)
    const second = await once(ports, check, { ...at, counts, rerun: true })
    if (second.filled_disk) return discarded(ports, [...results, second], changed)
    results.push(second.passed ? { ...second, flaky: true } : first)
  }
  at.onChecks?.end()
  for (const path of await ports.workspace.resetTracked(at.tree)) changed.add(path)
  return { results, changed: [...changed], discarded: false }
}

/** What fills the disk must go before the state can be written (reliability C20). */
async function discarded(
  { workspace }: Pick<Ports, 'workspace'>,
  results: readonly CheckResult[],
  changed: ReadonlySet<string>,
): Promise<ChecksRun> {
  await workspace.discard()
  return { results, changed: [...changed], discarded: true }
}

async function once(
  { runCheck, show, redact }: Pick<Ports, 'runCheck' | 'show' | 'redact'>,
  check: Check,
  at: { label: string; signal: AbortSignal; counts: boolean; rerun: boolean },
): Promise<CheckResult> {
  show({ kind: 'check_started', name: check.name, rerun: at.rerun })
  const result = await runCheck(check, at.rerun ? `${at.label}-rerun` : at.label, at.signal)
  const flaky = at.rerun && result.passed
  const { passed, duration_ms: durationMs } = result
  const failure = { directory: check.working_directory, output: redact(outputExcerpt(result, shownChars)) }
  const { counts } = at
  show({ kind: 'check_finished', name: check.name, passed, durationMs, flaky, counts, ...(passed ? {} : { failure }) })
  return result
}
