import type { RunState } from '../../../schema/run/run-state.ts'
import { commandLine } from '../../text/command-line.ts'
import { withoutCredentials } from './conflict-task.ts'

export function pushInClone(
  run: Pick<RunState, 'remote'>,
  branch: string,
): { readonly get: string; readonly push: string } {
  const remote = withoutCredentials(run.remote)
  return {
    get: `${commandLine('git', 'fetch', remote, branch)} && git switch --detach FETCH_HEAD`,
    push: commandLine('git', 'push', remote, `HEAD:refs/heads/${branch}`),
  }
}

export function resolveInClone(
  run: Pick<RunState, 'remote'>,
  { branch, offered, onto_branch }: Pick<NonNullable<RunState['stack_conflict']>, 'branch' | 'offered' | 'onto_branch'>,
): { readonly get: string; readonly push: string } {
  const remote = withoutCredentials(run.remote)
  const fetch = (name: string): string => commandLine('git', 'fetch', remote, name)
  const detach = 'git switch --detach FETCH_HEAD'
  const push = commandLine('git', 'push', remote, `HEAD:refs/heads/${branch}`)
  return offered === null
    ? {
        get: [fetch(branch), detach, fetch(onto_branch), 'git merge FETCH_HEAD'].join(' && '),
        push: `git commit -a --no-edit && ${push}`,
      }
    : { get: [fetch(offered), detach].join(' && '), push: `git commit -a --amend --no-edit && ${push}` }
}
