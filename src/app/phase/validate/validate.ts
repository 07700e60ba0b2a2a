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

/** Failures that were there before the run and were accepted. */
export const knownRedIn = ({ baseline }: Pick<RunState, 'baseline'>): readonly string[] =>
  baseline?.accepted ? baseline.red : []

/**
 * Fourth phase: the checks decide, on exactly the tree that will be committed and in what set-up commands made. Where
 * these cannot make it from that tree, the sentence says why.
 */
export async function validate(
  ports: Ports,
  job: JobSettings,
  request: { coded: Coded; state: RunState; signal: AbortSignal; onChecks?: ChecksWatch },
): Promise<Validation | string> {
  const { coded, state } = request
  const { iteration, tree } = coded
  // What the agent did to ignored files is undone where set-up commands can: no check passes because of it.
  const unready = await whyUnready(ports, job, { ...request, tree, before: coded.checkpoint })
  if (unready !== undefined) return unready
  const knownRed = knownRedIn(state)
  const cited = citedIn(coded)
  const ran = await runChecks(ports, job, {
    ...{ ...request, tree, label: `iteration-${iteration}`, knownRed, cited },
    before: coded.checkpoint,
  })
  const { checks, settings } = job
  const { path: workspace } = ports.workspace
  return validationOf({ iteration, tree, strategy: settings.strategy, checks, knownRed, workspace, ...ran })
}

/** The tests that an attempt's handoff cites. */
export const citedIn = ({ task, handoff }: Pick<Coded, 'task' | 'handoff'>): readonly CitedTest[] =>
  citedTests({ criteria: task.acceptance_criteria, evidence: handoff?.evidence ?? [] })

/** Of a failed check's output, for whoever watches; all that was kept of it is in `validation.json`. */
const shownChars = 30_000
const mostListed = 20

export interface ChecksRun {
  readonly results: readonly CheckResult[]
  /** A check filled the disk: its workspace was thrown away, and what comes after it was not run. */
  readonly discarded: boolean
}

type RunPorts = Pick<Ports, 'runCheck' | 'show' | 'workspace' | 'clean'>

interface At {
  readonly tree: string
  /** What the change began with, where the checks judge one. */
  readonly before?: string
  readonly label: string
  readonly signal: AbortSignal
  /** Tests that a handoff cites. */
  readonly cited?: readonly CitedTest[]
}

/**
 * Runs every check of the strategy on `tree`, all of them, in order. Each begins with exactly the tracked files of
 * `tree`: what another one changed in them was put back. A check that failed, or that changed such files, runs once more,
 * and no third time. Rejects with an AbortError when `signal` fires.
 */
export async function runChecks(
  ports: RunPorts,
  job: Pick<JobSettings, 'checks' | 'settings'>,
  request: At & { readonly knownRed: readonly string[]; readonly onChecks?: ChecksWatch },
): Promise<ChecksRun> {
  const results: CheckResult[] = []
  request.onChecks?.begin()
  for (const check of checksToRun(job.settings.strategy, job.checks)) {
    const result = await settled(ports, check, { ...request, counts: !request.knownRed.includes(check.name) })
    results.push(result)
    if (result.filled_disk) {
      // What fills the disk must go before the state can be written (failure model C20).
      await ports.workspace.discard()
      return { results, discarded: true }
    }
  }
  request.onChecks?.end()
  return { results, discarded: false }
}

/**
 * One check and its verdict. Failing first and passing then is kept and marked flaky (design rule 4); of a check that
 * passed and changed tracked files on the way the second run counts, which began with what will be committed.
 */
async function settled(ports: RunPorts, check: Check, request: At & { counts: boolean }): Promise<CheckResult> {
  const first = await once(ports, check, request)
  const because = whyAgain(first, request.counts)
  if (because === undefined) return first
  const second = await once(ports, check, { ...request, because })
  if (second.filled_disk) return second
  const flaky = !first.passed && second.passed
  const verdict = first.passed || second.passed ? second : first
  return { ...verdict, flaky, ...both('changed', first, second), ...both('left', first, second) }
}

function whyAgain(
  { passed, filled_disk, changed }: CheckResult,
  counts: boolean,
): 'failed' | 'changed_files' | undefined {
  if (filled_disk) return undefined
  if (!passed) return counts ? 'failed' : undefined
  return changed && 'changed_files'
}

async function once(
  { runCheck, show, clean, workspace }: RunPorts,
  check: Check,
  request: At & { counts: boolean; because?: 'failed' | 'changed_files' },
): Promise<CheckResult> {
  const { because, counts } = request
  const rerun = because !== undefined
  show({ kind: 'check_started', name: check.name, rerun, ...(because && { because }) })
  const label = rerun ? `${request.label}-rerun` : request.label
  const said = await runCheck(check, label, request.signal, request.cited)
  const ran = { ...said, output_head: clean(said.output_head), output_tail: clean(said.output_tail) }
  const result = ran.filled_disk
    ? ran
    : { ...ran, ...listed(await workspace.resetTracked(request.tree, request.before)) }
  const { passed, duration_ms: durationMs, changed, left } = result
  const flaky = because === 'failed' && passed
  const failure = () => ({
    directory: check.working_directory,
    output: outputExcerpt(result, shownChars),
    decisive: decisiveLines(result),
  })
  show({
    kind: 'check_finished',
    ...{ name: check.name, passed, durationMs, flaky, counts },
    ...(changed && { changed }),
    ...(left && { left }),
    ...(because === 'failed' && { isRerun: true }),
    ...(passed ? {} : { failure: failure() }),
  })
  return result
}

function listed({ changed, left }: Traces): Pick<CheckResult, 'changed' | 'left'> {
  const list = (paths: readonly string[]): ListedPaths => ({ paths: paths.slice(0, mostListed), total: paths.length })
  return { ...(changed.length > 0 && { changed: list(changed) }), ...(left.length > 0 && { left: list(left) }) }
}

/** What two runs of a check did, as one. */
function both(
  what: 'changed' | 'left',
  first: CheckResult,
  second: CheckResult,
): Pick<CheckResult, 'changed' | 'left'> {
  const found = [first[what], second[what]].filter((one) => one !== undefined)
  if (found.length === 0) return {}
  const paths = [...new Set(found.flatMap(({ paths }) => paths))]
  // Beyond the cap nobody knows which of them are the same.
  const total = Math.max(paths.length, ...found.map((one) => one.total))
  return { [what]: { paths: paths.slice(0, mostListed), total } }
}

/**
 * Runs the set-up commands where they have to run. They may rewrite tracked files such as a lock file: those of `tree`
 * are put back, since what will be committed is what counts. Throws RalphError SETUP_FAILED.
 */
export async function setUp(
  { workspace }: Pick<Ports, 'workspace'>,
  { settings }: Pick<JobSettings, 'settings'>,
  { tree, before, signal }: { tree: string; before?: string; signal: AbortSignal },
): Promise<void> {
  if (await workspace.setUp(settings.setup, signal)) await workspace.resetTracked(tree, before)
}

/** The same; the sentence that says why they failed, where they did. */
export async function whyUnready(...given: Parameters<typeof setUp>): Promise<string | undefined> {
  try {
    await setUp(...given)
    return undefined
  } catch (error) {
    if (error instanceof RalphError && error.code === 'SETUP_FAILED') return error.message
    throw error
  }
}
