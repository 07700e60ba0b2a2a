import { select } from '@clack/prompts'
import { answered } from '../init/ask.ts'

export type RunAnswer = 'run' | 'edit' | 'no'

/** The one question about a plan that was just shown. Throws Cancelled. */
export const askRun = (): Promise<RunAnswer> =>
  answered((asked) =>
    select<RunAnswer>({
      ...asked,
      message: 'Run it?',
      options: [
        { value: 'run', label: 'Yes, run it' },
        { value: 'edit', label: 'Edit it first' },
        { value: 'no', label: 'No, not now' },
      ],
    }),
  )
