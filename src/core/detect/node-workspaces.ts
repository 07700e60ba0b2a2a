import { parse } from 'yaml'
import { pathBelow } from './detected.ts'
import { readJson, tableAt, textsOf } from './manifest.ts'
import type { Folder } from './project-files.ts'

/** Globs of a workspace's members: `workspaces` of npm, yarn and bun, `packages` of pnpm. */
function workspaceGlobs(folder: Folder): string[] {
  const manifest = readJson(folder.text('package.json')) ?? {}
  const own = manifest['workspaces']
  return [...textsOf(own), ...textsOf(tableAt({ own }, 'own')['packages']), ...pnpmGlobs(folder)]
}

function pnpmGlobs(folder: Folder): string[] {
  const text = folder.text('pnpm-workspace.yaml')
  if (text === undefined) return []
  try {
    return textsOf(tableAt(parse(text, { maxAliasCount: 20 }))['packages'])
  } catch {
    return []
  }
}

/** Whether a directory of the repository is a member of the workspace in `folder`. */
export function isMember(folder: Folder, directory: string): boolean {
  const path = pathBelow(folder, directory)
  if (path === undefined) return false
  const globs = workspaceGlobs(folder).map((glob) => glob.trim().replace(/^\.\//, '').replace(/\/$/, ''))
  const matches = (glob: string): boolean => toPattern(glob).test(path)
  const [out, into] = [globs.filter((glob) => glob.startsWith('!')), globs.filter((glob) => !glob.startsWith('!'))]
  return into.some(matches) && !out.some((glob) => matches(glob.slice(1)))
}

/** Directories of the members, relative to the folder. */
export function membersOf(folder: Folder): string[] {
  const packages = folder.below.filter((path) => path.endsWith('/package.json'))
  const directories = packages.map((path) => path.slice(0, -'/package.json'.length))
  const from = folder.directory === '.' ? '' : `${folder.directory}/`
  return directories.filter((directory) => isMember(folder, from + directory))
}

/** `*` stays in one directory, `**` does not. */
function toPattern(glob: string): RegExp {
  const parts = glob.split(/(\*\*\/|\*\*|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?'
    if (part === '**') return '.*'
    return part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}
