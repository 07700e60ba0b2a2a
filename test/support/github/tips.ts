import type { World } from './world.ts'

/** What git says in the bare repository; undefined where it refuses. */
export function tryGit({ git }: World, ...args: string[]): string | undefined {
  try {
    return git.git(...args)
  } catch {
    return undefined
  }
}

export const hasCommit = (world: World, sha: string): boolean =>
  tryGit(world, 'cat-file', '-e', `${sha}^{commit}`) !== undefined

/** The commit of a branch, a full ref or an oid; undefined where there is none. */
export const tipOf = (world: World, name: string): string | undefined =>
  tryGit(world, 'rev-parse', '--verify', '--quiet', `refs/heads/${name}^{commit}`) ??
  tryGit(world, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)
