import { lstatSync, realpathSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { type FolderBackup, keepFolder } from '../disk/kept-file.ts'
import type { StartWatch } from '../process/foreign-files.ts'

/**
 * Programs that run with this job's secrets after an agent was here: ralph's own files, which it loads as it needs
 * them, its post step, and the other actions of the job, whose post steps the runner starts with their inputs.
 */
export interface LaterPrograms {
  readonly watch: StartWatch
  /** At the end of a job. Throws RalphError PROGRAM_CHANGED where anything differed since the beginning. */
  end(): void
}

/** Of ralph itself all is held in memory, of other actions so much. */
const othersBytes = 48 * 1024 * 1024

/**
 * `program` is a folder of the running program, such as `dist/main`; those beside it share its chunks. In a workflow (`inWorkflow`) files are put back,
 * since post steps run whatever lies there; on a person's machine they may be an upgrade. What lies in `workspace`
 * (`uses: ./`) is the agent's to change and is put back with the checkout.
 */
export function laterPrograms(options: { program: string; workspace: string; inWorkflow: boolean }): LaterPrograms {
  const { program, inWorkflow: putsBack } = options
  const places = [resolve(program, '..'), resolve(program, '../../templates')]
  const own = places.filter((place) => !isWithin(place, options.workspace))
  const actions = putsBack ? actionsOf(program) : undefined
  const folders: { root: string; kept: FolderBackup }[] = [
    ...own.map((root) => ({
      root: dirname(root),
      kept: keepFolder(root, { bytes: Number.POSITIVE_INFINITY, putsBack }),
    })),
    ...(actions === undefined
      ? []
      : [{ root: actions, kept: keepFolder(actions, { bytes: othersBytes, putsBack, except: own }) }]),
  ]
  const changed = new Set<string>()

  const compare = (): string[] => {
    const found = folders.flatMap(({ root, kept }) =>
      kept.compare().map(({ path, isBack }) => ({ name: relative(root, path), isBack })),
    )
    const told = found.filter(({ name }) => !changed.has(name))
    for (const { name } of found) changed.add(name)
    return told.map(
      ({ name, isBack }) => `${name}, part of a program that runs later, was changed${isBack ? ' and put back' : ''}`,
    )
  }

  const refuse = (): void => {
    if (changed.size > 0) throw programChanged([...changed], putsBack)
  }

  return {
    watch: () => {
      refuse()
      return compare
    },
    end() {
      compare()
      refuse()
    },
  }
}

/** The runner's folder of all actions of the job, where this program is one of them. */
function actionsOf(program: string): string | undefined {
  const parts = program.split(sep)
  const at = parts.lastIndexOf('_actions')
  const folder = at === -1 ? undefined : parts.slice(0, at + 1).join(sep)
  return folder !== undefined && lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ? folder : undefined
}

function isWithin(place: string, folder: string): boolean {
  try {
    return `${realpathSync(place)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`)
  } catch {
    return false
  }
}

const programChanged = (names: readonly string[], isBack: boolean): RalphError =>
  new RalphError({
    code: 'PROGRAM_CHANGED',
    message: `Programs that run with this job's secrets changed while an agent or a check ran: ${names.slice(0, 5).join(', ')}.`,
    hint: isBack
      ? 'They were restored where possible. Look at what the agent did; use split jobs, as `ralph init` writes them, or a machine that confines it (`ralph doctor`).'
      : 'If you just updated ralph, run again. If not, look at what the agent did, reinstall ralph, and confine the agent better (`ralph doctor`).',
  })
