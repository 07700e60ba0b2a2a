import { select } from '@clack/prompts'
import { askOrCancel } from '../init/ask.ts'

export type RunAnswer = 'run' | 'edit' | 'no'

/** About a plan that was just shown. Throws Cancelled. */
export const askRun = (): Promise<RunAnswer> =>
  askOrCancel((prompt) =>
    select<RunAnswer>({
      ...prompt,
      message: 'Run it?',
      options: [
        { value: 'run', label: 'Yes, run it' },
        { value: 'edit', label: 'Edit it first' },
        { value: 'no', label: 'No, not now' },
      ],
    }),
  )
