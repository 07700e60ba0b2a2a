import { lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'

/**
 * The absolute path of a directory of the workspace, made where it is missing: git keeps no empty one. Throws RalphError
 * WORKING_DIRECTORY_INVALID where a file is in the way, or a link, which could lead out of the workspace.
 */
export function workspaceFolder(directory: string, path: string): string {
  let place = directory
  for (const part of path.split('/').filter((name) => name !== '' && name !== '.')) {
    place = join(place, part)
    const stat = lstatSync(place, { throwIfNoEntry: false })
    if (stat === undefined) mkdirSync(place)
    else if (part === '..' || !stat.isDirectory()) throw invalid(path, stat.isSymbolicLink() ? 'a link' : 'a file')
  }
  return place
}

const invalid = (path: string, what: string): RalphError =>
  new RalphError({
    code: 'WORKING_DIRECTORY_INVALID',
    message: `The agent cannot work in ${path}: ${what} is in its way.`,
    hint: "Name a directory of the repository in `working-directory`, or in the task's `working_directory`.",
  })
