import { resolveSettings } from '../../core/config/resolve/resolve.ts'
import { RalphError } from '../../core/error/error.ts'
import type { ReadOptions } from '../../core/plan/format/read/read-options.ts'
import type { CommandContext } from './context.ts'
import { readOptionsOf } from './plan-file.ts'
import { settingSources } from './project.ts'

/** How plans are read here: as a run would, and by flags and environment alone where there is no repository. */
export async function readOptionsHere(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
): Promise<ReadOptions> {
  const { plan: _, ...given } = flags
  const found = await settingSources(context, given).catch((error: unknown) => {
    if (error instanceof RalphError) return undefined
    throw error
  })
  if (found) return readOptionsOf(found.before.settings)
  const { env: environment } = context
  return readOptionsOf(resolveSettings({ flags: given, environment, plan: undefined, file: {}, fileName: '' }).settings)
}
