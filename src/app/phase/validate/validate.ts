import { RalphError } from '../../../core/error/error.ts'
import { citedTests } from '../../../core/evidence/criterion-levels.ts'
import type { CitedTest } from '../../../core/evidence/match-records.ts'
import { decisiveLines } from '../../../core/validation/decisive-lines.ts'
import { outputExcerpt } from '../../../core/validation/output-excerpt.ts'
import { checksToRun, validationOf } from '../../../core/validation/verdict.ts'
import type { Traces } from '../../../port/workspace.ts'
import type { Check, CheckResult, ListedPaths, Validation } from '../../../schema/check/check.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'
import type { ChecksWatch } from '../../job/prefetch-orders.ts'

/** Failures from before the run that were accepted. */
export const knownRedIn = ({ baseline }: Pick<RunState, 'baseline'>): readonly string[] =>
  baseline?.accepted ? baseline.red : []

/**
 * Fourth phase: the checks decide, on the exact tree that will be committed, in the set-up workspace. Returns a
 * sentence if set-up failed.
 */
export async function validate(
  ports: Ports,
  job: JobSettings,
  request: { coded: Coded; state: RunState; signal: AbortSignal; onChecks?: ChecksWatch },
): Promise<Validation | string> {
  const { coded, state } = request
  const { iteration, tree } = coded
  // Set-up commands restore ignored files, so that no check passes because of the agent's version.
  const unready = await whyUnready(ports, job, { ...request, tree, before: coded.checkpoint })
  if (unready !== undefined) return unready
  const knownRed = knownRedIn(state)
  const cited = citedIn(coded)
  const checksRun = await runChecks(ports, job, {
    ...{ ...request, tree, label: `iteration-${iteration}`, knownRed, cited },
    before: coded.checkpoint,
  })
  const { checks, settings } = job
  const { path: workspace } = ports.workspace
  return validationOf({ iteration, tree, strategy: settings.strategy, checks, knownRed, workspace, ...checksRun })
}

export const citedIn = ({ task, handoff }: Pick<Coded, 'task' | 'handoff'>): readonly CitedTest[] =>
  citedTests({ criteria: task.acceptance_criteria, evidence: handoff?.evidence ?? [] })

/** For display; the whole output is in `validation.json`. */
const maxShownChars = 30_000
const maxListed = 20

export interface ChecksRun {
  readonly results: readonly CheckResult[]
  /** A check filled the disk: the workspace was discarded, and later checks did not run. */
  readonly discarded: boolean
}

type RunPorts = Pick<Ports, 'runCheck' | 'show' | 'workspace' | 'clean'>

interface CheckRequest {
  readonly tree: string
  /** The commit before the change, if there is one. */
  readonly before?: string
  readonly label: string
  readonly signal: AbortSignal
  readonly cited?: readonly CitedTest[]
}

/**
 * Runs every check of the strategy on `tree`, in order, each with its exact tracked files. A check that failed or
 * changed such files runs once more. Rejects with an AbortError when `signal` fires.
 */
export async function runChecks(
  ports: RunPorts,
  job: Pick<JobSettings, 'checks' | 'settings'>,
  request: CheckRequest & { readonly knownRed: readonly string[]; readonly onChecks?: ChecksWatch },
): Promise<ChecksRun> {
  const results: CheckResult[] = []
  request.onChecks?.begin()
  for (const check of checksToRun(job.settings.strategy, job.checks)) {
    const result = await runCheckWithRetry(ports, check, { ...request, counts: !request.knownRed.includes(check.name) })
    results.push(result)
    if (result.filled_disk) {
      // Frees the disk before the state is written (failure model C20).
      await ports.workspace.discard()
      return { results, discarded: true }
    }
  }
  request.onChecks?.end()
  return { results, discarded: false }
}

/**
 * A check that fails and then passes is marked flaky (design rule 4). If a passing run changed tracked files, the
 * second run counts.
 */
async function runCheckWithRetry(
  ports: RunPorts,
  check: Check,
  request: CheckRequest & { counts: boolean },
): Promise<CheckResult> {
  const first = await runCheckOnce(ports, check, request)
  const rerunReason = rerunReasonOf(first, request.counts)
  if (rerunReason === undefined) return first
  const second = await runCheckOnce(ports, check, { ...request, because: rerunReason })
  if (second.filled_disk) return second
  const flaky = !first.passed && second.passed
  const verdict = first.passed || second.passed ? second : first
  return { ...verdict, flaky, ...mergedTraces('changed', first, second), ...mergedTraces('left', first, second) }
}

function rerunReasonOf(
  { passed, filled_disk, changed }: CheckResult,
  counts: boolean,
): 'failed' | 'changed_files' | undefined {
  if (filled_disk) return undefined
  if (!passed) return counts ? 'failed' : undefined
  return changed && 'changed_files'
}

async function runCheckOnce(
  { runCheck, show, clean, workspace }: RunPorts,
  check: Check,
  request: CheckRequest & { counts: boolean; because?: 'failed' | 'changed_files' },
): Promise<CheckResult> {
  const { because, counts } = request
  const rerun = because !== undefined
  show({ kind: 'check_started', name: check.name, rerun, ...(because && { because }) })
  const label = rerun ? `${request.label}-rerun` : request.label
  const outcome = await runCheck(check, label, request.signal, request.cited)
  const cleaned = { ...outcome, output_head: clean(outcome.output_head), output_tail: clean(outcome.output_tail) }
  const result = cleaned.filled_disk
    ? cleaned
    : { ...cleaned, ...listTraces(await workspace.resetTracked(request.tree, request.before)) }
  const { passed, duration_ms: durationMs, changed, left } = result
  const flaky = because === 'failed' && passed
  const failure = () => ({
    directory: check.working_directory,
    output: outputExcerpt(result, maxShownChars),
    decisive: decisiveLines(result),
  })
  show({
    kind: 'check_finished',
    ...{ name: check.name, passed, durationMs, flaky, counts },
    ...(changed && { changed }),
    ...(left && { left }),
    ...(because === 'failed' && { again: true }),
    ...(passed ? {} : { failure: failure() }),
  })
  return result
}

function listTraces({ changed, left }: Traces): Pick<CheckResult, 'changed' | 'left'> {
  const list = (paths: readonly string[]): ListedPaths => ({ paths: paths.slice(0, maxListed), total: paths.length })
  return { ...(changed.length > 0 && { changed: list(changed) }), ...(left.length > 0 && { left: list(left) }) }
}

function mergedTraces(
  field: 'changed' | 'left',
  first: CheckResult,
  second: CheckResult,
): Pick<CheckResult, 'changed' | 'left'> {
  const lists = [first[field], second[field]].filter((one) => one !== undefined)
  if (lists.length === 0) return {}
  const paths = [...new Set(lists.flatMap(({ paths }) => paths))]
  // Beyond the cap it is unknown which of them are the same.
  const total = Math.max(paths.length, ...lists.map((one) => one.total))
  return { [field]: { paths: paths.slice(0, maxListed), total } }
}

/**
 * Runs the set-up commands if needed. Tracked files that they change are restored: the commit is what counts. Throws
 * RalphError SETUP_FAILED.
 */
export async function setUp(
  { workspace }: Pick<Ports, 'workspace'>,
  { settings }: Pick<JobSettings, 'settings'>,
  { tree, before, signal }: { tree: string; before?: string; signal: AbortSignal },
): Promise<void> {
  if (await workspace.setUp(settings.setup, signal)) await workspace.resetTracked(tree, before)
}

/** The same; returns the failure as a sentence. */
export async function whyUnready(...setUpArgs: Parameters<typeof setUp>): Promise<string | undefined> {
  try {
    await setUp(...setUpArgs)
    return undefined
  } catch (error) {
    if (error instanceof RalphError && error.code === 'SETUP_FAILED') return error.message
    throw error
  }
}
