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
import { asideName } from './state-fault.ts'

export type OriginState =
  /** Origin holds no state of this plan, or the same one. */
  | { kind: 'none' }
  | { kind: 'same' }
  | { kind: 'differs'; origin: string }
  /** Nothing is known; worth a note, not a stop. */
  | { kind: 'unreachable'; note: string }

/**
 * Where a laptop's run lives in the local repository: does `origin` hold the plan's state as well, and another one
 * (docs/design.md#one-remote)? One look with the user's own credentials; asks nobody and gives up after `timeoutMs`.
 */
export async function originState(question: {
  repository: Pick<UserRepository, 'toplevel' | 'remoteUrl' | 'carriedConfiguration'>
  env: Environment
  stateRef: string
  /** What the local repository holds. */
  local: string | null
  timeoutMs?: number
}): Promise<OriginState> {
  const { repository, env, stateRef, local, timeoutMs = 5_000 } = question
  try {
    const { git, name } = await reaching(repository, env)
    const { stdout } = await git({ args: ['ls-remote', name, stateRef], timeoutMs })
    const lines = stdout.toString('utf8').split('\n')
    const origin = lines.map((line) => line.split('\t')).find(([, name]) => name === stateRef)?.[0]
    if (origin === undefined) return { kind: 'none' }
    return origin === local ? { kind: 'same' } : { kind: 'differs', origin }
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    const why = withoutCredentials(error.message).replace(/\s+/g, ' ')
    return { kind: 'unreachable', note: `Could not tell whether origin also holds a state of this plan: ${why}` }
  }
}

/**
 * Git that reaches `origin` under a name. A server is reached outside of any repository and by the engine's own settings:
 * an address that holds a token, or is given one by `insteadOf`, would stand on git's command line (failure model G19).
 */
async function reaching(
  repository: Pick<UserRepository, 'toplevel' | 'remoteUrl' | 'carriedConfiguration'>,
  env: Environment,
): Promise<{ git: Git; name: string }> {
  const given = await repository.remoteUrl('origin')
  if (given === null || isPathRemote(given)) return { git: userGit(repository.toplevel, env), name: 'origin' }
  const { address, ...access } = splitCredential(given)
  const settings = withCredential(repository.carriedConfiguration(address), access)
  const hardened = hardenedEnvironment(env, '/dev/null')
  const own = { ...hardened, ...configEnvironment([...settings, [`remote.${remoteName}.url`, address]]) }
  const { root } = parse(repository.toplevel)
  return { git: (call) => runGit([], own, { cwd: root, ...call }), name: remoteName }
}

/** The stop for `differs`, with both ways to go on. */
export function stateElsewhere(
  options: { readonly stateRef: string; readonly planFile: string; readonly reachedBy: readonly string[] },
  state: { origin: string; local: string | null },
): RalphError {
  const { stateRef, planFile } = options
  const reachedBy = [...options.reachedBy, '--remote', 'origin']
  const { origin, local } = state
  const here =
    local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`
  const aside = asideName(stateRef, origin)
  const lease = `--force-with-lease=${stateRef}:${origin}`
  const fetch = commandLine('git', 'fetch', 'origin', stateRef)
  const move = commandLine('git', 'push', '--atomic', lease, 'origin', `FETCH_HEAD:${aside}`, `:${stateRef}`)
  return new RalphError({
    code: 'STATE_ELSEWHERE',
    message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
    hint: `To continue the run at origin: ${lineSpan(ralphCommand({ planFile, reachedBy }, 'run'))}. To continue here instead, move it aside there, where it is kept as ${aside} (${lineSpan(`${fetch} && ${move}`)}), then run again.`,
  })
}

/** The plan's state lies under another of the names that one can have: a second run would do all of it again. */
export function stateUnderOtherName(url: string, options: { stateRef: string; other: string }): RalphError {
  const { stateRef, other } = options
  const remote = withoutCredentials(url)
  const fetch = commandLine('git', 'fetch', remote, other)
  const move = `${fetch} && ${commandLine('git', 'push', remote, `FETCH_HEAD:${stateRef}`, `:${other}`)}`
  return new RalphError({
    code: 'STATE_UNDER_OTHER_NAME',
    message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
    hint: `To continue with it there: \`state-ref: ${dirname(other)}\`. To move it, while no job is running: ${move}`,
  })
}
