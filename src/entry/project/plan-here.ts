import { dirname, isAbsolute, relative } from 'node:path'
import { resolveSettings } from '../../core/config/resolve/resolve.ts'
import { RalphError } from '../../core/error/error.ts'
import { filesOnDisk } from './base-files.ts'
import type { CommandContext } from './context.ts'
import { type PlanReadRequest, readOptionsOf } from './plan-file.ts'
import { pathNamed, settingSources } from './setting-sources.ts'

/** The plan that a command is told of or finds. */
interface PlanHere {
  /** As it is shown. */
  readonly file: string
  readonly path: string
  readonly reading: PlanReadRequest
  /** What is wrong with the configuration beside it. */
  readonly faults: readonly string[]
}

/** Where the plan is and how it is read here: as a run would, and by flags and environment alone where there is no repository. */
export async function locatePlan(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  named: string | undefined,
): Promise<PlanHere> {
  const { cwd, env: environment, cancelled } = context
  const given = { ...flags, ...(named !== undefined && { plan: named }) }
  const found = await settingSources(context, given).catch((error: unknown) => {
    if (error instanceof RalphError && error.code !== 'PLAN_FOLDER') return undefined
    throw error
  })
  if (found) {
    const { before, base, planFile, planPath, file: config } = found
    const options = readOptionsOf(before.settings)
    const file = before.sources.plan === 'flag' ? planFile : found.shownPlan
    const { toplevel } = base.repository
    const place = isBelow(toplevel, planPath) ? { files: filesOnDisk(cancelled), toplevel } : alone(planPath, cancelled)
    return { file, path: planPath, reading: { ...place, cwd, options }, faults: config.findings }
  }
  const { plan: file = 'plan.json', ...rest } = given as { plan?: string }
  const { settings } = resolveSettings({ flags: rest, environment, plan: undefined, file: {}, fileName: '' })
  const path = pathNamed(cwd, file)
  return { file, path, reading: { ...alone(path, cancelled), cwd, options: readOptionsOf(settings) }, faults: [] }
}

const isBelow = (folder: string, path: string): boolean => {
  const inside = relative(folder, path)
  return !inside.startsWith('..') && !isAbsolute(inside)
}

/** In no repository, or in another one: then no link leads out of it. */
const alone = (path: string, signal: AbortSignal): Pick<PlanReadRequest, 'files' | 'toplevel'> => ({
  files: { ...filesOnDisk(signal), real: async (one) => one },
  toplevel: dirname(path),
})
