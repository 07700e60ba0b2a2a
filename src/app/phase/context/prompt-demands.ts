import type { PromptDemands } from '../../../core/context/check-prompt.ts'
import { isActive, isHard } from '../../../core/knowledge/entry.ts'
import { hintsFor } from '../../../core/run/fold/orders.ts'
import { budgetChars, type JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Numbered } from './numbered.ts'

/** Longer texts of an answer are cut (`core/text/excerpt.ts`). */
const longestAnswer = 60_000

/** What the prepared prompt of an attempt has to be, by what is known now. */
export function demandsOn(
  { task }: Pick<Numbered, 'task'>,
  { settings }: Pick<JobSettings, 'settings'>,
  { state }: Pick<Ledger, 'state'>,
): PromptDemands {
  const hard = state.knowledge.filter((entry) => isActive(entry) && isHard(entry)).map(({ text }) => text)
  const hints = hintsFor(state, task.id).map(({ text }) => text)
  return { task: task.id, maxChars: Math.min(budgetChars(settings, state), longestAnswer), words: [...hard, ...hints] }
}
