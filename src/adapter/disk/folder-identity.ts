import { statSync } from 'node:fs'

/** A folder that was removed and made again is another one; undefined where there is none. */
export function folderIdentity(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.ino} ${found.birthtimeNs}`
}
