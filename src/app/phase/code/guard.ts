import { outsideFindings } from '../../../core/guard/allowed-paths.ts'
import { findingSentence, type GuardFinding } from '../../../core/guard/finding.ts'
import { protectedFindings } from '../../../core/guard/protected-paths.ts'
import { sizeFindings } from '../../../core/guard/size.ts'
import type { Capture } from '../../../port/workspace.ts'
import type { Prepared } from '../../../schema/run/dossier.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'
import { secretsIn } from './secrets-in.ts'
import { touchedChecks } from './touched-checks.ts'

/** A tree that an agent left, and what it started from. */
type Guardable = Pick<Capture, 'tree' | 'changes' | 'refused'> & Pick<Prepared, 'start' | 'task'>

/** What the guards make of a tree, in words with the path. */
interface Guarded {
  /** What may not be committed. */
  readonly findings: readonly string[]
  /** What it changes of what the checks run: told, unless `test-guard` makes it a finding. */
  readonly touched: readonly string[]
}

/** Everything that may not be committed, at once: what git must not take, protected paths, size, secrets; and what the checks run. */
export async function guard(
  { workspace }: Pick<Ports, 'workspace'>,
  job: JobSettings,
  capture: Guardable,
): Promise<Guarded> {
  const refused: GuardFinding[] = capture.refused.map(({ path, why }) => ({ path, why }))
  const tooLarge = sizeFindings(capture.changes)
  // What is refused for its size is not read: that bounds the time and the memory of the search.
  const isLarge = new Set(tooLarge.map(({ path }) => path))
  const searched = isLarge.has(null) ? [] : capture.changes.filter(({ path }) => !isLarge.has(path))
  const found = [
    ...refused,
    ...protectedFindings(capture.changes, [...job.steeringFiles, ...job.settings['protected-paths']]),
    ...outsideFindings(capture.changes, capture.task.paths),
    ...tooLarge,
    ...(await secretsIn(workspace, job.secrets, { ...capture, changes: searched })),
  ]
  const touched = await touchedChecks(workspace, job.checks, { ...capture, changes: searched })
  const fails = job.settings['test-guard'] === 'fail'
  return { findings: [...found.map(findingSentence), ...(fails ? touched : [])], touched: fails ? [] : touched }
}
