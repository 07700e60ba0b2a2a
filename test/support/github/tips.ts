import type { World } from './world.ts'

/** What git says in the bare repository; undefined where it refuses. */
export function tryGit({ git }: World, ...args: string[]): string | undefined {
  try {
    return git.git(...args)
  } catch {
    return undefined
  }
}

/** The commit of a branch, a full ref or an oid; undefined where there is none. */
export const tipOf = (world: World, name: string): string | undefined =>
  tryGit(world, 'rev-parse', '--verify', '--quiet', `refs/heads/${name}^{commit}`) ??
  tryGit(world, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)
