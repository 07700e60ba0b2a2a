import { accessSync, constants, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import { RalphError } from '../../core/error/error.ts'

/** What runs with the engine's environment: git, and what git starts by name. */
const names = ['git', 'ssh', 'ssh-keygen', 'sh', 'bash', 'perl', 'gpg', 'gpg2', 'gpgsm']

/** What git starts from its own folder to reach a server. */
const helpers = ['git', 'git-remote-http', 'git-remote-https', 'git-receive-pack', 'git-upload-pack']

/** Programs as PATH named them when the engine first asked: a shim that comes later has no effect, or is told. */
interface Programs {
  /** Absolute path of git; its bare name where there is none. Throws RalphError PROGRAM_CHANGED where one of them has changed. */
  git(): string
}

const known = new Map<string, Programs>()

/** Looked up once for each PATH. Afterwards one `lstat` for each folder and program that this user can write (0.1 ms). */
export function programsOn(searchPath: string | undefined): Programs {
  const path = searchPath ?? ''
  const before = known.get(path)
  if (before) return before
  const made = lookUp(path)
  known.set(path, made)
  return made
}

function lookUp(searchPath: string): Programs {
  const folders = [...new Set(searchPath.split(delimiter).filter(isAbsolute))].filter(isWritable)
  const found = resolved(searchPath)
  const git = found.get('git')
  const files = [...found.values(), ...(git === undefined ? [] : ownHelpers(git))].filter(
    (path) => isWritable(path) || isWritable(dirname(path)),
  )
  const prints = new Map([...new Set(files)].map((path) => [path, printOf(path)]))
  const folderPrints = new Map(folders.map((path) => [path, printOf(path)]))

  const shims = (): string[] => {
    const changed = [...folderPrints].filter(([path, print]) => printOf(path) !== print)
    if (changed.length === 0) return []
    for (const [path] of changed) folderPrints.set(path, printOf(path))
    const now = resolved(searchPath)
    return [...now].flatMap(([name, path]) =>
      // Git is started by its path; a command of its family is run as soon as somebody names it, so a new one counts.
      name === 'git' || found.get(name) === path || (!found.has(name) && !name.startsWith('git-'))
        ? []
        : [`${name} is now ${path}`],
    )
  }

  let changed: readonly string[] = []
  return {
    git() {
      if (changed.length === 0) {
        const others = [...prints].flatMap(([path, print]) => (printOf(path) === print ? [] : [`${path} was replaced`]))
        changed = [...others, ...shims()]
      }
      if (changed.length > 0) throw replaced(changed)
      return git ?? 'git'
    },
  }
}

/** Name → real path, so that a link that is turned elsewhere later has no effect. */
function resolved(searchPath: string): ReadonlyMap<string, string> {
  const commands = searchPath
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && isWritable(folder))
    .flatMap((folder) => namesIn(folder).filter((name) => name.startsWith('git-')))
  return new Map(
    [...names, ...new Set(commands)].flatMap((name): [string, string][] => {
      const path = findProgram(name, searchPath)
      return path === undefined ? [] : [[name, name === 'git' ? realpathSync(path) : path]]
    }),
  )
}

/** Where git keeps them on Linux, with Homebrew and in its own prefix. */
const ownHelpers = (git: string): readonly string[] =>
  ['../libexec/git-core', '../lib/git-core']
    .flatMap((folder) => helpers.map((name) => join(dirname(git), folder, name)))
    .filter(existsSync)

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Nobody but root can set a change time. Where it is a link, of what it leads to as well. */
function printOf(path: string): string {
  try {
    const real = realpathSync(path)
    return [...new Set([path, real])].map(oneLook).join(' ')
  } catch {
    return 'missing'
  }
}

function oneLook(path: string): string {
  const { dev, ino, mode, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true })
  return [path, dev, ino, mode, size, mtimeNs, ctimeNs].join(' ')
}

const replaced = (what: readonly string[]): RalphError =>
  new RalphError({
    code: 'PROGRAM_CHANGED',
    message: `Programs that run with ralph's own rights changed during the job: ${what.slice(0, 5).join('; ')}.`,
    hint: 'If you just updated them, run again: nothing is lost. If not, an agent or a check changed them: remove what it put there, and confine it better (`ralph doctor`).',
  })

/** The program's absolute path, or undefined. Relative entries of PATH are skipped: they would name the agent's files. */
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
