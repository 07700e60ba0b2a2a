import { failureLocations, pathInRepository } from '../../core/annotation/failure-locations.ts'
import { plainLine } from '../../core/text/one-line.ts'
import type { CheckFinished } from '../../port/progress.ts'
import { workflowCommand } from './workflow-command.ts'

/** Where the repository lies, and whether it holds a file of this path now. */
export interface Repository {
  readonly root: string
  readonly isFile: (path: string) => boolean
}

/** The lines of the repository that a failed check blames: a command for the runner each. */
export function blamedLines(check: CheckFinished, { root, isFile }: Repository): string[] {
  const { failure } = check
  if (!failure) return []
  return failureLocations(failure.output).flatMap(({ paths, line, column, message }) => {
    const candidates = paths.map((path) => pathInRepository(path, { root, directory: failure.directory }))
    const file = candidates.find((path) => path !== undefined && isFile(path))
    if (file === undefined) return []
    return [
      workflowCommand('error', plainLine(message, 500), { file, line, col: column, title: plainLine(check.name, 100) }),
    ]
  })
}
