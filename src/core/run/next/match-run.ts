import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'

export interface RunName {
  readonly plan: string
  /** Path from the top of the repository; null if unknown. */
  readonly planFile: string | null
  readonly stop: StopReason | null
}

/** A run that began from a text instead of a file has its name in the file's place. */
export const isRunOfText = ({
  plan,
  plan_file,
  plan_format,
  rules,
}: Pick<RunState, 'plan' | 'plan_file' | 'plan_format' | 'rules'>): boolean =>
  // A folder of stories or a file can have the name of its run: its format was recorded, or named by a setting.
  plan_file === plan && plan_format === null && (rules?.values['format']?.value ?? 'auto') === 'auto'

export type RunChoice<Run> =
  | { readonly kind: 'run'; readonly run: Run; readonly by: 'name' | 'file' | 'only' }
  | { readonly kind: 'none' }
  | { readonly kind: 'several'; readonly runs: readonly Run[] }

/** `input`: the user's argument, a run's name or a file. `file`: the plan file from the top of the repository. */
export function matchRun<Run extends RunName>(
  runs: readonly Run[],
  { input, file, queued }: { input: string | undefined; file: string | undefined; queued?: string | undefined },
): RunChoice<Run> {
  const byName = runs.find(({ plan }) => plan === input || plan === queued)
  if (byName) return { kind: 'run', run: byName, by: 'name' }
  const byFile = runs.filter(({ planFile }) => planFile !== null && planFile === file)
  const [run, ...others] = openRuns(byFile)
  if (run && others.length === 0) return { kind: 'run', run, by: 'file' }
  if (byFile.length > 0) return { kind: 'several', runs: byFile }
  if (input !== undefined || runs.length === 0) return { kind: 'none' }
  const [only, ...rest] = runs
  return only && rest.length === 0 ? { kind: 'run', run: only, by: 'only' } : { kind: 'several', runs }
}

function openRuns<Run extends RunName>(runs: readonly Run[]): readonly Run[] {
  const open = runs.filter(({ stop }) => stop?.kind !== 'complete')
  return open.length > 0 ? open : runs
}
