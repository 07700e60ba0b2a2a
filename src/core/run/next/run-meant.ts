import type { StopReason } from '../../../schema/run/stop-reason.ts'

/** What tells one stored run from another. */
export interface RunName {
  readonly plan: string
  /** Its plan file from the top of the repository; null if it is unknown. */
  readonly planFile: string | null
  readonly stop: StopReason | null
}

export type RunChoice<Run> =
  | { readonly kind: 'run'; readonly run: Run; readonly by: 'name' | 'file' | 'only' }
  | { readonly kind: 'none' }
  | { readonly kind: 'several'; readonly runs: readonly Run[] }

/**
 * The stored run that a command is about if its plan file does not say so. `named`: what the user wrote, a name as
 * `ralph list` prints it or a file. `file`: the plan file from the top of the repository.
 */
export function runMeant<Run extends RunName>(
  runs: readonly Run[],
  { named, file, queued }: { named: string | undefined; file: string | undefined; queued?: string | undefined },
): RunChoice<Run> {
  const byName = runs.find(({ plan }) => plan === named || plan === queued)
  if (byName) return { kind: 'run', run: byName, by: 'name' }
  const byFile = runs.filter(({ planFile }) => planFile !== null && planFile === file)
  const [run, ...others] = openRuns(byFile)
  if (run && others.length === 0) return { kind: 'run', run, by: 'file' }
  if (byFile.length > 0) return { kind: 'several', runs: byFile }
  if (named !== undefined || runs.length === 0) return { kind: 'none' }
  const [only, ...rest] = runs
  return only && rest.length === 0 ? { kind: 'run', run: only, by: 'only' } : { kind: 'several', runs }
}

/** The runs that are not complete, or all of them if every run is. */
function openRuns<Run extends RunName>(runs: readonly Run[]): readonly Run[] {
  const open = runs.filter(({ stop }) => stop?.kind !== 'complete')
  return open.length > 0 ? open : runs
}
