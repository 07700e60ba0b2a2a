import { join, relative } from 'node:path'
import { withoutCredentials } from '../../adapter/git/call/remote-url.ts'
import { resolveSettings } from '../../core/config/resolve/resolve.ts'
import { stateRefOf } from '../../core/ref/state-paths.ts'
import { flagWords } from '../../core/text/command-line.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { CommandContext } from '../project/context.ts'
import { type ProjectOfRun, secretsIn, type settingSources } from '../project/project.ts'
import type { Keeper } from '../wire/kept-runs.ts'

/**
 * The project of a stored run, by what the run itself says: its plan file may be gone, or be in the middle of an edit,
 * and a person still wants to pause it.
 */
export function projectOfRun(
  { plan, state }: Pick<LoadedRun, 'plan' | 'state'>,
  from: {
    sources: Awaited<ReturnType<typeof settingSources>>
    keeper: Keeper
    stateRef: string
    context: Pick<CommandContext, 'env' | 'cwd'>
  },
): ProjectOfRun {
  const { sources, keeper, stateRef, context } = from
  const { env, cwd } = context
  const { repository, name: remote, address } = keeper
  const { settings } = resolveSettings({ ...sources.given, plan })
  const planAtTop = state.plan_file ?? sources.planFile
  const prefix = stateRef.slice(0, -(state.plan.length + 1))
  const config = sources.given.flags['config']
  return {
    repository,
    remote: address,
    stateRef,
    workRef: `refs/heads/${state.work_branch}`,
    workBranch: state.work_branch,
    shownBranch: remote !== null && /^[\w.-]+$/.test(remote) ? `${remote}/${state.work_branch}` : state.work_branch,
    plan,
    planName: state.plan,
    planFile: relative(cwd, join(repository.toplevel, planAtTop)),
    planAtTop,
    reachedBy: [
      ...(typeof config === 'string' ? flagWords('config', config) : []),
      ...(remote === null ? [] : flagWords('remote', withoutCredentials(remote))),
      ...(stateRef === stateRefOf(state.plan) ? [] : flagWords('state-ref', prefix)),
    ],
    settings,
    secrets: secretsIn({
      env,
      settings,
      access: keeper.secrets,
      headers: repository.carriedConfiguration(address),
    }),
  }
}
