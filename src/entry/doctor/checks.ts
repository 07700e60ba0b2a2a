import { RalphError } from '../../core/error/error.ts'
import { resolveChecks } from '../../core/validation/checks.ts'
import { remedyForUnchecked, whyUnchecked } from '../../core/validation/enough-checks.ts'
import type { Check } from '../../schema/check/check.ts'
import type { Project } from '../project/project.ts'
import { checkedByWorkflow } from './probe/here.ts'
import { fail, ok, type Probe, warn } from './probe/probe.ts'

/** What decides what is committed: a run that nothing would check is refused. */
export const checksProbe: Probe = {
  name: 'checks',
  needs: 'project',
  async look({ project }) {
    const { settings, repository } = await project()
    const { validate, setup } = settings
    const workflow = await checkedByWorkflow(repository.toplevel)
    if (workflow !== undefined) return ok(`the jobs or steps that ${workflow} requires`)
    const prepared = setup.length === 0 ? 'no set-up' : `${setup.length} set-up command${setup.length === 1 ? '' : 's'}`
    const checks = readable(settings)
    if (!checks) return []
    const unchecked = whyUnchecked({ checks, checksElsewhere: false, settings })
    if (unchecked === undefined) return ok(`${validate.length} check${validate.length === 1 ? '' : 's'}, ${prepared}`)
    if (settings['no-checks'])
      return warn(`Nothing checks these commits (no-checks): ${unchecked}.`, 'Name a check with `validate`.')
    return fail(`No check decides what is committed: ${unchecked}. A run is refused.`, remedyForUnchecked)
  },
}

/** What is wrong with them is told with the plan. */
function readable({ validate }: Project['settings']): Check[] | undefined {
  try {
    return resolveChecks(validate)
  } catch (error) {
    if (error instanceof RalphError) return undefined
    throw error
  }
}
