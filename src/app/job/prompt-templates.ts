import { askForNote } from '../../core/handoff/progress-note.ts'
import { refuseLongTemplates } from '../../core/prompt/overrides.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { namedTemplate } from './from-base.ts'
import { budgetChars, type JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'

interface PromptTemplates {
  readonly firstIteration: string
  /** That text is a person's own. */
  readonly isFirstUsers: boolean
  readonly outputInstructions: string
}

/**
 * The templates that a prompt holds whole; the first iteration's only if nothing has passed yet. Throws RalphError
 * TEMPLATE_TOO_LONG if a person's own leave too little room for the rest.
 */
export async function promptTemplates(
  ports: Pick<Ports, 'base' | 'embedded'>,
  job: Pick<JobSettings, 'settings' | 'asksForNote'>,
  { measured, isFirst }: Pick<RunState, 'measured'> & { readonly isFirst: boolean },
): Promise<PromptTemplates> {
  const [first, output] = await Promise.all([
    namedTemplate(ports, 'first-iteration'),
    namedTemplate(ports, 'output-instructions'),
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
