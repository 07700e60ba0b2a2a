import { join } from 'node:path'
import { writeAll } from '../../adapter/disk/write-all.ts'
import { RalphError } from '../../core/error/error.ts'
import { difference } from '../../core/report/terminal/difference.ts'
import type { CommandContext } from '../project/context.ts'
import { askReplace } from './ask.ts'
import type { PlannedFile } from './planned-files.ts'

type How = { readonly force: boolean; readonly interactive: boolean }

/**
 * Writes what is new, and what differs where a person or `--force` says so, after it was shown. All or nothing: without
 * a terminal and without `--force` one file that differs refuses everything (RalphError INIT_WOULD_OVERWRITE).
 */
export async function writePlanned(
  toplevel: string,
  files: readonly PlannedFile[],
  context: CommandContext,
  how: How,
): Promise<void> {
  const differing = files.filter(({ before, after }) => before !== undefined && before !== after)
  const kept = new Set<PlannedFile>()
  for (const file of differing) {
    const before = file.before ?? ''
    context.out(`${difference({ ...file, before }, context).join('\n')}\n`)
    if (!how.force && how.interactive && !(await askReplace(file.path))) kept.add(file)
  }
  if (differing.length > 0 && !how.force && !how.interactive) throw wouldOverwrite(differing)
  const written = files.filter((file) => file.before !== file.after && !kept.has(file))
  await writeAll(written.map(({ path, after }) => ({ path: join(toplevel, path), content: after })))
  const lines = files.map((file) => `  ${file.path}${remark(file, kept.has(file))}`)
  context.out(`\nWritten\n${lines.join('\n')}\n`)
}

function remark({ before, after }: PlannedFile, kept: boolean): string {
  if (kept) return ' (kept as it is)'
  if (before === undefined) return ''
  return before === after ? ' (was there, unchanged)' : ' (replaced)'
}

function wouldOverwrite(files: readonly PlannedFile[]): RalphError {
  const names = files.map(({ path }) => path).join(', ')
  return new RalphError({
    code: 'INIT_WOULD_OVERWRITE',
    message: `${names} ${files.length === 1 ? 'is' : 'are'} there already and would change as shown above; nothing was written.`,
    hint: 'Run `ralph init` on a terminal to choose, or take the changes with --force.',
  })
}
