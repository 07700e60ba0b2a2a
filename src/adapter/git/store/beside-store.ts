import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeBareDirectory } from './bare-directory.ts'
import type { Store } from './store.ts'

/** A further git directory beside the store, made when it is first asked for. Whatever stood there before is not ours. */
export function besideStore(store: Pick<Store, 'gitDir' | 'objectFormat' | 'files'>, name: string): string {
  const gitDir = join(store.gitDir, '..', name)
  if (store.files.keeps(gitDir)) return gitDir
  rmSync(gitDir, { recursive: true, force: true })
  makeBareDirectory(gitDir, store.objectFormat)
  store.files.keep(gitDir)
  return gitDir
}
