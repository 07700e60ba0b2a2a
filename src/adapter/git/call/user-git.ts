import { RalphError } from '../../../core/error/error.ts'
import type { Environment } from '../../process/environment.ts'
import { type Git, type GitResult, gitFault, runGit } from './exec.ts'

/** Git sets these for its hooks and aliases: they would point to another repository. */
const repositoryVariables = new Set([
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
  'GIT_CEILING_DIRECTORIES',
])

export function withoutRepository(env: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === undefined || repositoryVariables.has(name) ? [] : [[name, value]],
    ),
  )
}

/**
 * Git with the user's configuration, for reading: no lock, hook, daemon or prompt. Throws NOT_A_REPOSITORY or
 * SAFE_DIRECTORY with a remedy.
 */
export function userGit(cwd: string, env: Environment): Git {
  const fixed = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false']
  const readOnly = { ...withoutRepository(env), LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' }
  return async (call) => {
    const result = await runGit(fixed, readOnly, { cwd, ...call, allow: 'any' })
    throwRepositoryFault(result, cwd)
    if (result.code === 0 || call.allow === 'any' || call.allow?.includes(result.code)) return result
    throw gitFault(call.args, result)
  }
}

function throwRepositoryFault({ code, stderr }: GitResult, cwd: string): void {
  if (code === 0) return
  if (/dubious ownership/.test(stderr)) {
    const path = /repository at '([^']+)'/.exec(stderr)?.[1] ?? cwd
    throw new RalphError({
      code: 'SAFE_DIRECTORY',
      message: `Git refuses to read ${path}: it belongs to another user on this machine.`,
      hint: `If you trust it: git config --global --add safe.directory '${path}'`,
    })
  }
  if (/not a git repository/i.test(stderr)) throw notARepository(`${cwd} is not inside a git repository.`)
}

export const notARepository = (message: string): RalphError =>
  new RalphError({
    code: 'NOT_A_REPOSITORY',
    message,
    hint: 'Change to the working tree of your project, or make one with: git init',
  })
