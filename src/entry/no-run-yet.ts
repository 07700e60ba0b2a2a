import { RalphError } from '../core/error.ts'
import { shellWord } from '../core/report/report-context.ts'

export const noRunYet = (planFile: string): RalphError =>
  new RalphError({
    code: 'NO_RUN',
    kind: 'failed',
    message: `The plan ${planFile} has not been run yet.`,
    hint: `Start it: ralph run --plan ${shellWord(planFile)}`,
  })
