import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { withoutCredentials } from '../../adapter/git/call/remote-url.ts'
import { resolveSettings } from '../../core/config/resolve/resolve.ts'
import { queuedFile } from '../../core/ref/queue-paths.ts'
import { stateRefOf } from '../../core/ref/state-paths.ts'
import { flagWords } from '../../core/text/command-line.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { CommandContext } from '../project/context.ts'
import { engineHome, type ProjectOfRun, queueOfJob, secretsIn } from '../project/project.ts'
import { placesFile } from '../project/run-place.ts'
import type { OpenedSettings } from '../project/setting-sources.ts'
import type { RunRepository } from '../wire/kept-runs.ts'

/** The plan file may be missing or half saved: the run can still be paused. */
export function projectOfRun(
  { plan, state }: Pick<LoadedRun, 'plan' | 'state'>,
  request: {
    sources: OpenedSettings
    runRepository: RunRepository
    stateRef: string
    context: Pick<CommandContext, 'env' | 'cwd'>
  },
): ProjectOfRun {
  const { sources, runRepository, stateRef, context } = request
  const { env, cwd } = context
  const { repository, name: remote, address } = runRepository
  const { settings } = resolveSettings({ ...sources.inputs, plan })
  const planAtTop = state.plan_file ?? sources.planFile
  const planPath = resolve(repository.toplevel, planAtTop)
  const prefix = stateRef.slice(0, -(state.plan.length + 1))
  const config = sources.inputs.flags['config']
  return {
    repository,
    read: sources.base.read,
    remote: address,
    remoteIsOwn: address === repository.commonDir,
    stateRef,
    workRef: `refs/heads/${state.work_branch}`,
    workBranch: state.work_branch,
    shownBranch: remote !== null && /^[\w.-]+$/.test(remote) ? `${remote}/${state.work_branch}` : state.work_branch,
    home: runRepository.home(state.plan),
    plan,
    planName: state.plan,
    // Without its file, the run is found by its name.
    planFile: existsSync(planPath) ? relative(cwd, planPath) : state.plan,
    isDefaultPlan: false,
    planAtTop,
    queue: queueOfJob(queuedFile(planAtTop, settings.queue), settings.queue),
    config: typeof config === 'string' ? config : undefined,
    places: placesFile(engineHome(env), repository.commonDir),
    reachedBy: [
      ...(typeof config === 'string' ? flagWords('config', config) : []),
      ...(remote === null ? [] : flagWords('remote', withoutCredentials(remote))),
      ...(stateRef === stateRefOf(state.plan) ? [] : flagWords('state-ref', prefix)),
    ],
    settings,
    secrets: secretsIn({
      env,
      settings,
      access: runRepository.secrets,
      headers: repository.carriedConfiguration(address),
    }),
  }
}
