import type { RunState } from '../../../schema/run/run-state.ts'

type Baseline = Pick<NonNullable<RunState['baseline']>, 'red' | 'accepted' | 'counting'>

/** What every report says while no check stands between an agent and a commit; undefined where one does, or that is not known yet. */
export function uncheckedWords(baseline: Baseline | null): string | undefined {
  if (baseline?.counting === undefined) return undefined
  if (baseline.counting === 0) return 'Nothing checks these commits: the run has no check that counts (`no-checks`)'
  if (!baseline.accepted || baseline.red.length < baseline.counting) return undefined
  return 'Nothing checks these commits: every check was red before them, and that was accepted (`known-red`)'
}
