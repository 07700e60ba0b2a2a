import { RalphError } from '../../../core/error/error.ts'
import type { ReadStateFiles } from '../../../port/state-store.ts'
import type { Git } from '../call/exec.ts'
import { lazyFetch } from '../call/remote-url.ts'
import type { GitObject } from '../store/object-reader.ts'
import { readObjects, type Store } from '../store/store.ts'
import { unreadableFile } from './state-fault.ts'

/** Files of the state commit `oid`. `git` may fetch objects; without it, all must be at hand. */
export function filesOfState(place: {
  store: Pick<Store, 'objects'>
  remote: string
  oid: string
  git: Git | undefined
}): ReadStateFiles {
  const { store, remote, oid, git } = place
  const nameOf = (path: string): string => `${oid}:${path}`

  const readOne = async (path: string): Promise<GitObject | undefined> =>
    git ? (await readObjects(git, [nameOf(path)], lazyFetch))[0] : store.objects.read(nameOf(path))

  return async (paths, onFault = refuse) => {
    const readEach = (): Promise<(GitObject | undefined)[]> =>
      Promise.all(
        paths.map((path) =>
          readOne(path).catch((error: unknown) => {
            onFault(unreadableFile(remote, path, unlessUnreadable(error)), path)
            return undefined
          }),
        ),
      )
    const readTogether = (from: Git) => readObjects(from, paths.map(nameOf), lazyFetch)
    const objects = await (git
      ? readTogether(git).catch((error: unknown) => unlessUnreadable(error) && readEach())
      : readEach())
    return objects.map((object) => (object?.type === 'blob' ? object.content.toString('utf8') : undefined))
  }
}

export function unlessUnreadable(error: unknown): RalphError {
  if (error instanceof RalphError && error.code === 'OBJECT_UNREADABLE') return error
  throw error
}

function refuse(fault: RalphError): never {
  throw fault
}
