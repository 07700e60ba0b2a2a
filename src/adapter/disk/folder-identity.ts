import { statSync } from 'node:fs'

/** Changes if a folder is removed and created again; undefined if there is none. */
export function folderIdentity(path: string): string | undefined {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stat && `${stat.ino} ${stat.birthtimeNs}`
}
