import { parse } from 'node:path'
import { dirname } from 'node:path/posix'
import { RalphError } from '../../../core/error/error.ts'
import { commandLine } from '../../../core/text/command-line.ts'
import { lineSpan, ralphCommand } from '../../../core/text/report-context.ts'
import type { Environment } from '../../process/environment.ts'
import { configEnvironment } from '../call/engine-config.ts'
import { type Git, hardenedEnvironment, runGit } from '../call/exec.ts'
import { splitCredential, withCredential } from '../call/remote-address.ts'
import { isPathRemote, remoteName, withoutCredentials } from '../call/remote-url.ts'
import { userGit } from '../call/user-git.ts'
import type { UserRepository } from '../store/user-repository.ts'
import { brokenStateRef } from './state-fault.ts'

export type OriginState =
  | { kind: 'none' }
  | { kind: 'same' }
  | { kind: 'differs'; origin: string }
  /** Worth a note, but no reason to stop. */
  | { kind: 'unreachable'; note: string }

/**
 * If a laptop's run is in the local repository: checks whether `origin` has another state of the plan
 * (docs/design.md#one-remote). Uses the user's credentials and never prompts.
 */
export async function originState(question: {
  repository: Pick<UserRepository, 'toplevel' | 'remoteUrl' | 'carriedConfiguration'>
  env: Environment
  stateRef: string
  /** Oid of the local state. */
  local: string | null
  timeoutMs?: number
}): Promise<OriginState> {
  const { repository, env, stateRef, local, timeoutMs = 5_000 } = question
  try {
    const { git, name } = await gitForOrigin(repository, env)
    const { stdout } = await git({ args: ['ls-remote', name, stateRef], timeoutMs })
    const lines = stdout.toString('utf8').split('\n')
    const origin = lines.map((line) => line.split('\t')).find(([, name]) => name === stateRef)?.[0]
    if (origin === undefined) return { kind: 'none' }
    return origin === local ? { kind: 'same' } : { kind: 'differs', origin }
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    const reason = withoutCredentials(error.message).replace(/\s+/g, ' ')
    return { kind: 'unreachable', note: `Could not tell whether origin also holds a state of this plan: ${reason}` }
  }
}

/**
 * A server is reached outside of any repository, with the engine's own settings: a token in the address, or added by
 * `insteadOf`, would be on git's command line (failure model G19).
 */
async function gitForOrigin(
  repository: Pick<UserRepository, 'toplevel' | 'remoteUrl' | 'carriedConfiguration'>,
  env: Environment,
): Promise<{ git: Git; name: string }> {
  const url = await repository.remoteUrl('origin')
  if (url === null || isPathRemote(url)) return { git: userGit(repository.toplevel, env), name: 'origin' }
  const { address, ...access } = splitCredential(url)
  const settings = withCredential(repository.carriedConfiguration(address), access)
  const hardened = hardenedEnvironment(env, '/dev/null')
  const serverEnv = { ...hardened, ...configEnvironment([...settings, [`remote.${remoteName}.url`, address]]) }
  const { root } = parse(repository.toplevel)
  return { git: (call) => runGit([], serverEnv, { cwd: root, ...call }), name: remoteName }
}

/** The stop for `differs`, with both ways to continue. */
export function stateElsewhere(
  options: { readonly stateRef: string; readonly planFile: string; readonly reachedBy: readonly string[] },
  state: { origin: string; local: string | null },
): RalphError {
  const { stateRef, planFile } = options
  const reachedBy = [...options.reachedBy, '--remote', 'origin']
  const { origin, local } = state
  const localText =
    local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`
  const asideRef = brokenStateRef(stateRef, origin)
  const lease = `--force-with-lease=${stateRef}:${origin}`
  const fetchCommand = commandLine('git', 'fetch', 'origin', stateRef)
  const moveCommand = commandLine('git', 'push', '--atomic', lease, 'origin', `FETCH_HEAD:${asideRef}`, `:${stateRef}`)
  return new RalphError({
    code: 'STATE_ELSEWHERE',
    message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${localText}.`,
    hint: `To continue the run at origin: ${lineSpan(ralphCommand({ planFile, reachedBy }, 'run'))}. To continue here instead, move it aside there, where it is kept as ${asideRef} (${lineSpan(`${fetchCommand} && ${moveCommand}`)}), then run again.`,
  })
}

/** A second run would repeat all work of the first. */
export function stateUnderOtherName(url: string, options: { stateRef: string; other: string }): RalphError {
  const { stateRef, other } = options
  const remote = withoutCredentials(url)
  const fetchCommand = commandLine('git', 'fetch', remote, other)
  const moveCommand = `${fetchCommand} && ${commandLine('git', 'push', remote, `FETCH_HEAD:${stateRef}`, `:${other}`)}`
  return new RalphError({
    code: 'STATE_UNDER_OTHER_NAME',
    message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
    hint: `To continue with it there: \`state-ref: ${dirname(other)}\`. To move it, while no job is running: ${moveCommand}`,
  })
}
