import { dirname, isAbsolute, relative } from 'node:path'
import { resolveSettings } from '../../core/config/resolve/resolve.ts'
import { RalphError } from '../../core/error/error.ts'
import { filesOnDisk } from './base-files.ts'
import type { CommandContext } from './context.ts'
import { type PlanReadRequest, readOptionsOf } from './plan-file.ts'
import { pathNamed, settingSources } from './setting-sources.ts'

interface LocatedPlan {
  /** As displayed. */
  readonly file: string
  readonly path: string
  readonly reading: PlanReadRequest
  /** Faults of the configuration. */
  readonly faults: readonly string[]
}

/** Locates the plan as a run would; outside of a repository, by flags and environment only. */
export async function locatePlan(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  typedPath: string | undefined,
): Promise<LocatedPlan> {
  const { cwd, env: environment, cancelled } = context
  const allFlags = { ...flags, ...(typedPath !== undefined && { plan: typedPath }) }
  const sources = await settingSources(context, allFlags).catch((error: unknown) => {
    if (error instanceof RalphError && error.code !== 'PLAN_FOLDER') return undefined
    throw error
  })
  if (sources) {
    const { before, base, planFile, planPath, file: config } = sources
    const options = readOptionsOf(before.settings)
    const file = before.sources.plan === 'flag' ? planFile : sources.shownPlan
    const { toplevel } = base.repository
    const place = isBelow(toplevel, planPath)
      ? { files: filesOnDisk(cancelled), toplevel }
      : standaloneFiles(planPath, cancelled)
    return { file, path: planPath, reading: { ...place, cwd, options }, faults: config.findings }
  }
  const { plan: file = 'plan.json', ...rest } = allFlags as { plan?: string }
  const { settings } = resolveSettings({ flags: rest, environment, plan: undefined, file: {}, fileName: '' })
  const path = pathNamed(cwd, file)
  return {
    file,
    path,
    reading: { ...standaloneFiles(path, cancelled), cwd, options: readOptionsOf(settings) },
    faults: [],
  }
}

const isBelow = (folder: string, path: string): boolean => {
  const inside = relative(folder, path)
  return !inside.startsWith('..') && !isAbsolute(inside)
}

/** Outside of the repository, no link leads out of it. */
const standaloneFiles = (path: string, signal: AbortSignal): Pick<PlanReadRequest, 'files' | 'toplevel'> => ({
  files: { ...filesOnDisk(signal), realPath: async (file) => file },
  toplevel: dirname(path),
})
