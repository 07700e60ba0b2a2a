import { lstatSync, realpathSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { tryRead } from '../../core/text/try-read.ts'
import { backUpFolder, type FolderBackup } from '../disk/kept-file.ts'
import type { StartWatch } from '../process/foreign-files.ts'

/** Such as ralph's own files and post steps of other actions, which get secrets after an agent worked. */
export interface LaterPrograms {
  readonly watch: StartWatch
  /** At the end of a job. Throws RalphError PROGRAM_CHANGED if anything changed since the start. */
  assertUnchanged(): void
}

/** Memory for other actions; ralph itself is held completely. */
const maxOtherBytes = 48 * 1024 * 1024

/**
 * `program` is a folder of the running program, such as `dist/main`. In a workflow files are restored, since post
 * steps run them; on a laptop they may be an upgrade. Files in `workspace` (`uses: ./`) are restored with the
 * checkout.
 */
export function laterPrograms(options: { program: string; workspace: string; inWorkflow: boolean }): LaterPrograms {
  const { program, inWorkflow: restores } = options
  const places = [resolve(program, '..'), resolve(program, '../../templates')]
  const ownFolders = places.filter((place) => !isWithin(place, options.workspace))
  const actions = restores ? actionsOf(program) : undefined
  const folders: { root: string; backup: FolderBackup }[] = [
    ...ownFolders.map((root) => ({
      root: dirname(root),
      backup: backUpFolder(root, { bytes: Number.POSITIVE_INFINITY, restores }),
    })),
    ...(actions === undefined
      ? []
      : [{ root: actions, backup: backUpFolder(actions, { bytes: maxOtherBytes, restores, except: ownFolders }) }]),
  ]
  const changed = new Set<string>()

  const compare = (): string[] => {
    const differences = folders.flatMap(({ root, backup }) =>
      backup.restoreChanged().map(({ path, isRestored }) => ({ name: relative(root, path), isRestored })),
    )
    const newDifferences = differences.filter(({ name }) => !changed.has(name))
    for (const { name } of differences) changed.add(name)
    return newDifferences.map(
      ({ name, isRestored }) =>
        `${name}, part of a program that runs later, was changed${isRestored ? ' and put back' : ''}`,
    )
  }

  const throwIfChanged = (): void => {
    if (changed.size > 0) throw programChanged([...changed], restores)
  }

  return {
    watch: () => {
      throwIfChanged()
      return compare
    },
    assertUnchanged() {
      compare()
      throwIfChanged()
    },
  }
}

function actionsOf(program: string): string | undefined {
  const names = program.split(sep)
  const index = names.lastIndexOf('_actions')
  const folder = index === -1 ? undefined : names.slice(0, index + 1).join(sep)
  return folder !== undefined && lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ? folder : undefined
}

const isWithin = (path: string, folder: string): boolean =>
  tryRead(() => `${realpathSync(path)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`)) ?? false

const programChanged = (names: readonly string[], isRestored: boolean): RalphError =>
  new RalphError({
    code: 'PROGRAM_CHANGED',
    message: `Programs that run with this job's secrets changed while an agent or a check ran: ${names.slice(0, 5).join(', ')}.`,
    hint: isRestored
      ? 'They were restored where possible. Look at what the agent did; use split jobs, as `ralph init` writes them, or a machine that confines it (`ralph doctor`).'
      : 'If you just updated ralph, run again. If not, look at what the agent did, reinstall ralph, and confine the agent better (`ralph doctor`).',
  })
