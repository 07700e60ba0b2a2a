import { askForNote } from '../../core/handoff/progress-note.ts'
import { refuseLongTemplates } from '../../core/prompt/overrides.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { findTemplate } from './from-base.ts'
import { budgetChars, type JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'

interface PromptTemplates {
  readonly firstIteration: string
  readonly isFirstUsers: boolean
  readonly outputInstructions: string
}

/**
 * The templates that are never cut; the first iteration's only before the first success. Throws RalphError
 * TEMPLATE_TOO_LONG if a user's own leave too little room.
 */
export async function promptTemplates(
  ports: Pick<Ports, 'base' | 'embedded'>,
  job: Pick<JobSettings, 'settings' | 'asksForNote'>,
  { measured, isFirst }: Pick<RunState, 'measured'> & { readonly isFirst: boolean },
): Promise<PromptTemplates> {
  const [first, output] = await Promise.all([
    findTemplate(ports, 'first-iteration'),
    findTemplate(ports, 'output-instructions'),
  ])
  refuseLongTemplates(isFirst ? [output, first] : [output], {
    maxChars: budgetChars(job.settings, { measured }),
    setting: job.settings.mode === 'handoff-only' ? 'context-budget' : 'context-budget-hpi',
  })
  return {
    firstIteration: first.text,
    isFirstUsers: first.path !== null,
    outputInstructions: [output.text, ...(job.asksForNote ? [askForNote] : [])].join('\n\n'),
  }
}
