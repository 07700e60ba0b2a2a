import { accessSync, constants, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { tryRead } from '../../core/text/try-read.ts'
import { isWritable } from '../disk/may-access.ts'

const programNames = ['git', 'ssh', 'ssh-keygen', 'sh', 'bash', 'perl', 'gpg', 'gpg2', 'gpgsm']

const helperNames = ['git', 'git-remote-http', 'git-remote-https', 'git-receive-pack', 'git-upload-pack']

/** Programs as PATH named them at first: a shim that comes later has no effect, or is an error. */
interface Programs {
  /** Absolute path of git, or its bare name. Throws RalphError PROGRAM_CHANGED if one of the programs changed. */
  git(): string
}

const programsByPath = new Map<string, Programs>()

export function programsOn(searchPath: string | undefined): Programs {
  const path = searchPath ?? ''
  const cached = programsByPath.get(path)
  if (cached) return cached
  const programs = lookUp(path)
  programsByPath.set(path, programs)
  return programs
}

function lookUp(searchPath: string): Programs {
  const folders = [...new Set(searchPath.split(delimiter).filter(isAbsolute))].filter(isWritable)
  const paths = resolvePrograms(searchPath)
  const git = paths.get('git')
  const files = [...paths.values(), ...(git === undefined ? [] : helperPaths(git))].filter(
    (path) => isWritable(path) || isWritable(dirname(path)),
  )
  const fingerprints = new Map([...new Set(files)].map((path) => [path, fingerprintOf(path)]))
  const folderFingerprints = new Map(folders.map((path) => [path, fingerprintOf(path)]))

  const findShims = (): string[] => {
    const changedFolders = [...folderFingerprints].filter(([path, print]) => fingerprintOf(path) !== print)
    if (changedFolders.length === 0) return []
    for (const [path] of changedFolders) folderFingerprints.set(path, fingerprintOf(path))
    const currentPaths = resolvePrograms(searchPath)
    return [...currentPaths].flatMap(([name, path]) =>
      // Git is started by its path. Its subcommands are run by name, so a new one counts.
      name === 'git' || paths.get(name) === path || (!paths.has(name) && !name.startsWith('git-'))
        ? []
        : [`${name} is now ${path}`],
    )
  }

  let changed: readonly string[] = []
  return {
    git() {
      if (changed.length === 0) {
        const others = [...fingerprints].flatMap(([path, print]) =>
          fingerprintOf(path) === print ? [] : [`${path} was replaced`],
        )
        changed = [...others, ...findShims()]
      }
      if (changed.length > 0) throw programsChanged(changed)
      return git ?? 'git'
    },
  }
}

/** Real path of each name, so a link that is changed later has no effect. */
function resolvePrograms(searchPath: string): ReadonlyMap<string, string> {
  const commands = searchPath
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && isWritable(folder))
    .flatMap((folder) => namesIn(folder).filter((name) => name.startsWith('git-')))
  return new Map(
    [...programNames, ...new Set(commands)].flatMap((name): [string, string][] => {
      const path = findProgram(name, searchPath)
      return path === undefined ? [] : [[name, name === 'git' ? realpathSync(path) : path]]
    }),
  )
}

const helperPaths = (git: string): readonly string[] =>
  ['../libexec/git-core', '../lib/git-core']
    .flatMap((folder) => helperNames.map((name) => join(dirname(git), folder, name)))
    .filter(existsSync)

const namesIn = (folder: string): readonly string[] => tryRead(() => readdirSync(folder)) ?? []

/** Includes the change time, which only root can set, and a link's target. */
function fingerprintOf(path: string): string {
  try {
    const real = realpathSync(path)
    return [...new Set([path, real])].map(statText).join(' ')
  } catch {
    return 'missing'
  }
}

function statText(path: string): string {
  const { dev, ino, mode, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true })
  return [path, dev, ino, mode, size, mtimeNs, ctimeNs].join(' ')
}

const programsChanged = (changes: readonly string[]): RalphError =>
  new RalphError({
    code: 'PROGRAM_CHANGED',
    message: `Programs that run with ralph's own rights changed during the job: ${changes.slice(0, 5).join('; ')}.`,
    hint: 'If you just updated them, run again: nothing is lost. If not, an agent or a check changed them: remove what it put there, and confine it better (`ralph doctor`).',
  })

/** Undefined if it is missing. Relative entries of PATH are skipped: they would name the agent's files. */
export function findProgram(name: string, searchPath: string | undefined): string | undefined {
  const candidates = isAbsolute(name)
    ? [name]
    : (searchPath ?? '').split(delimiter).flatMap((folder) => (isAbsolute(folder) ? join(folder, name) : []))
  return candidates.find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
