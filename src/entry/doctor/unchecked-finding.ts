import { resolveSettings } from '../../core/config/resolve/resolve.ts'
import { RalphError } from '../../core/error/error.ts'
import { resolveChecks } from '../../core/validation/checks.ts'
import { remedyForUnchecked, whyUnchecked } from '../../core/validation/enough-checks.ts'
import type { Finding } from '../../schema/plan/finding.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { CommandContext } from '../project/context.ts'
import { settingSources } from '../project/project.ts'
import { checkedByWorkflow } from './probe/here.ts'

/**
 * That no check would count for this plan, as its strategy and the configuration around it say: a warning, since a run
 * may be given checks by flag. None where no repository or no readable configuration is around.
 */
export async function uncheckedFinding(context: CommandContext, plan: Plan): Promise<Finding[]> {
  const why = await whyHere(context, plan).catch((error: unknown) => {
    if (error instanceof RalphError) return undefined
    throw error
  })
  if (why === undefined) return []
  const message = `No check decides what is committed: ${why}. \`ralph run\` refuses that.`
  const place = { path: '', line: null, column: null }
  return [{ severity: 'warning', code: 'CHECKS_MISSING', ...place, message, remedy: remedyForUnchecked }]
}

async function whyHere(context: CommandContext, plan: Plan): Promise<string | undefined> {
  const { base, given } = await settingSources(context, {})
  const { settings, findings } = resolveSettings({ ...given, plan })
  if (findings.length > 0 || settings['no-checks']) return undefined
  const checks = resolveChecks(settings.validate, settings['working-directory'])
  const unchecked = whyUnchecked({ checks, checksElsewhere: false, settings })
  if (unchecked === undefined || (await checkedByWorkflow(base.repository.toplevel)) !== undefined) return undefined
  return unchecked
}
