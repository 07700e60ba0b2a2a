import { join } from 'node:path'
import { readNamedFile } from '../../adapter/disk/named-file.ts'
import { resolveSettings } from '../../core/config/resolve/resolve.ts'
import { readJson, tableAt } from '../../core/detect/project-files.ts'
import { testNamesAdvice } from '../../core/detect/test-names.ts'
import { RalphError } from '../../core/error/error.ts'
import { appsForAllBranches, otherCiFiles } from '../../core/github/other-ci.ts'
import { plural } from '../../core/text/amounts.ts'
import { remedyForUnchecked, resolveChecks, whyUnchecked } from '../../core/validation/checks.ts'
import type { Check } from '../../schema/check/check.ts'
import type { Finding } from '../../schema/plan/finding.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { settingSources } from '../project/setting-sources.ts'
import { fail, ok, type Probe, type ProbeFinding, warn } from './probe.ts'
import { checkedByWorkflow } from './probed-repository.ts'

/** A run without any check is refused. */
export const checksProbe: Probe = {
  name: 'checks',
  needs: 'project',
  async examine({ project }) {
    const { settings, repository } = await project()
    const { validate, setup } = settings
    const workflow = await checkedByWorkflow(repository.toplevel)
    if (workflow !== undefined) return ok(`the jobs or steps that ${workflow} requires`)
    const setupText = setup.length === 0 ? 'no set-up' : plural(setup.length, 'set-up command')
    const checks = checksOrUndefined(settings)
    if (!checks) return []
    const unchecked = whyUnchecked({ checks, checksElsewhere: false, settings })
    if (unchecked === undefined) {
      const advice = await testNameAdvice(repository.toplevel, checks)
      return [ok(`${plural(validate.length, 'check')}, ${setupText}`), ...advice]
    }
    if (settings['no-checks'])
      return warn(`Nothing checks these commits (no-checks): ${unchecked}.`, 'Name a check with `validate`.')
    return fail(`No check decides what is committed: ${unchecked}. A run will not start.`, remedyForUnchecked)
  },
}

/** For the first check whose runner prints no names of tests: a run works without them. */
async function testNameAdvice(toplevel: string, checks: readonly Check[]): Promise<ProbeFinding[]> {
  for (const check of checks) {
    const path = join(toplevel, check.working_directory, 'package.json')
    const manifest = await readNamedFile(path).then(String, () => undefined)
    const advice = testNamesAdvice(check, tableAt(readJson(manifest), 'scripts'))
    if (advice) return [{ level: 'ok', ...advice }]
  }
  return []
}

/** Undefined if they are invalid, which the plan's probe reports. */
function checksOrUndefined({ validate }: Project['settings']): Check[] | undefined {
  try {
    return resolveChecks(validate)
  } catch (error) {
    if (error instanceof RalphError) return undefined
    throw error
  }
}

/** Apps that build every branch, and so each state commit. */
export const otherCiProbe: Probe = {
  name: 'other apps',
  needs: 'repository',
  async examine({ repository }) {
    const { toplevel } = await repository()
    const reads = otherCiFiles.map(async (file) => {
      const text = await readNamedFile(join(toplevel, file)).then(String, () => undefined)
      return text === undefined ? [] : [[file, text] as const]
    })
    const files = new Map((await Promise.all(reads)).flat())
    return appsForAllBranches(files).map(({ app, file, remedy }) =>
      warn(`${app} (${file}) builds every branch, including ralph's.`, `Exclude them: ${remedy}`),
    )
  },
}

/** A warning if no check counts for this plan by its strategy and the configuration: flags may still add checks. None without a repository or a readable configuration. */
export async function uncheckedFinding(context: CommandContext, plan: Plan): Promise<Finding[]> {
  const reason = await uncheckedReason(context, plan).catch((error: unknown) => {
    if (error instanceof RalphError) return undefined
    throw error
  })
  if (reason === undefined) return []
  const message = `No check decides what is committed: ${reason}. \`ralph run\` refuses that.`
  const place = { path: '', line: null, column: null }
  return [{ severity: 'warning', code: 'CHECKS_MISSING', ...place, message, remedy: remedyForUnchecked }]
}

async function uncheckedReason(context: CommandContext, plan: Plan): Promise<string | undefined> {
  const { base, inputs } = await settingSources(context, {})
  const { settings, findings } = resolveSettings({ ...inputs, plan })
  if (findings.length > 0 || settings['no-checks']) return undefined
  const checks = resolveChecks(settings.validate, settings['working-directory'])
  const unchecked = whyUnchecked({ checks, checksElsewhere: false, settings })
  if (unchecked === undefined || (await checkedByWorkflow(base.repository.toplevel)) !== undefined) return undefined
  return unchecked
}
