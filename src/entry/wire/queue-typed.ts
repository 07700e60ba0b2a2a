import { relative, resolve } from 'node:path'
import type { QueueCommands } from '../../core/report/terminal/queue-text.ts'
import type { CommandContext } from '../project/context.ts'
import { queueReachedBy } from '../project/job-flags.ts'
import type { LocalQueue } from './queue-here.ts'

/** What a reader would type to go on with the queue from where they are. `chosen`: what else a run of it was told. */
export function queueTyped(
  flags: Readonly<Record<string, unknown>>,
  { cwd }: Pick<CommandContext, 'cwd'>,
  { toplevel }: Pick<LocalQueue, 'toplevel'>,
  { once = false, chosen = [] }: { readonly once?: boolean; readonly chosen?: readonly string[] } = {},
): QueueCommands {
  const reachedBy = queueReachedBy(flags)
  const queued = ['--queue', ...(once ? ['--once'] : [])]
  return {
    run: ['ralph', 'run', ...queued, ...reachedBy, ...chosen],
    reachedBy,
    displayPath: (path) => relative(cwd, resolve(toplevel, path)),
  }
}
