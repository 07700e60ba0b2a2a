import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isPathRemote } from '../../adapter/git/call/remote-url.ts'
import type { Project } from '../project/project.ts'

/** Names the run's remote without telling it, and the same one however its path is written. */
export const placeMark = ({ remote }: Pick<Project, 'remote'>): string =>
  createHash('sha256')
    .update(isPathRemote(remote) ? realPath(remote) : remote)
    .digest('hex')
    .slice(0, 16)

function realPath(remote: string): string {
  try {
    const path = realpathSync(/^file:/i.test(remote) ? fileURLToPath(remote) : remote)
    return existsSync(join(path, '.git', 'objects')) ? join(path, '.git') : path
  } catch {
    return remote
  }
}
