import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'

/** Records what this job makes of the rules of the run. */
export function changeRules({ rules: { change } }: JobSettings, ledger: Ledger): void {
  if (!change) return
  const { wanted: _, ...said } = change
  ledger.record({ type: 'rules_changed', ...said })
}
