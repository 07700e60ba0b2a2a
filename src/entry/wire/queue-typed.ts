import { relative, resolve } from 'node:path'
import type { QueueTyped } from '../../core/report/terminal/queue-text.ts'
import type { CommandContext } from '../project/context.ts'
import { queueReachedBy } from '../project/job-flags.ts'
import type { LocalQueue } from './queue-here.ts'

/** Words to type to continue with the queue. `extraFlags`: other flags of its run. */
export function queueTyped(
  flags: Readonly<Record<string, unknown>>,
  { cwd }: Pick<CommandContext, 'cwd'>,
  { toplevel }: Pick<LocalQueue, 'toplevel'>,
  { once = false, extraFlags = [] }: { readonly once?: boolean; readonly extraFlags?: readonly string[] } = {},
): QueueTyped {
  const reachedBy = queueReachedBy(flags)
  const queueFlags = ['--queue', ...(once ? ['--once'] : [])]
  return {
    run: ['ralph', 'run', ...queueFlags, ...reachedBy, ...extraFlags],
    reachedBy,
    shown: (path) => relative(cwd, resolve(toplevel, path)),
  }
}
