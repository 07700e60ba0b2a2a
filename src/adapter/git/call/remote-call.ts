import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorCode } from '../../../core/error/catalogue.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { Git, GitResult } from './exec.ts'
import { withoutCredentials } from './remote-url.ts'

export interface RetryLimits {
  /** Pauses before repetitions after a network fault; their number limits the attempts. */
  readonly backoffMs?: readonly number[]
  readonly timeoutMs?: number
  /** For silence, also of a push over HTTP. Only HTTP has a low-speed limit, and protocol version 1 waits forever for a broken pack. */
  readonly silentMs?: number
}

interface RemoteCall {
  /** Any exit code; a timeout looks like a broken connection. */
  once(args: readonly string[]): Promise<GitResult>
  /** Repeats after network faults. Throws RalphError `REMOTE_…`. */
  repeatedly(args: readonly string[]): Promise<GitResult>
  pause(round: number): Promise<boolean>
}

export function remoteCall(git: Git, remote: string, retryLimits: RetryLimits): RemoteCall {
  const { backoffMs = [1_000, 2_000, 4_000, 8_000, 16_000], timeoutMs = 600_000, silentMs = 60_000 } = retryLimits

  const runOnce = async (args: readonly string[], silentLimitMs?: number): Promise<GitResult> => {
    try {
      return await git({ args, allow: 'any', timeoutMs, silentMs: silentLimitMs })
    } catch (error) {
      if (!(error instanceof RalphError) || error.code !== 'GIT_TIMED_OUT') throw error
      return { code: 128, stdout: Buffer.alloc(0), stderr: error.message }
    }
  }

  // Git's push waits forever for the rest of an HTTP answer that ended early (tried; git 2.39).
  const pushSilentMs = /^https?:/i.test(remote) ? silentMs : undefined

  const once: RemoteCall['once'] = (args) => runOnce(withProgress(args), pushSilentMs)

  const pause: RemoteCall['pause'] = async (round) => {
    const delay = backoffMs[round]
    if (delay === undefined) return false
    // Jobs that failed together must not repeat together.
    await sleep(delay * (0.5 + Math.random()))
    return true
  }

  const repeatedly: RemoteCall['repeatedly'] = async (args) => {
    for (let round = 0; ; round++) {
      const result = await runOnce(withProgress(args), silentMs)
      if (result.code === 0) return result
      const fault = transportFault(remote, result.stderr)
      if (fault?.transient && (await pause(round))) continue
      throw fault?.error ?? unknownFault(remote, result.stderr)
    }
  }

  return { once, repeatedly, pause }
}

/** Shows progress, so that silence means that no data arrives. */
const withProgress = (args: readonly string[]): string[] =>
  args.flatMap((arg) => (arg === 'fetch' || arg === 'push' ? [arg, '--progress'] : arg === '--quiet' ? [] : arg))

interface Fault {
  readonly pattern: RegExp
  readonly code: ErrorCode & `REMOTE_${string}`
  readonly sentence: string
  readonly hint: string
  readonly transient: boolean
}

const unreachable = {
  code: 'REMOTE_UNREACHABLE',
  sentence: 'it cannot be reached, or the connection broke',
  hint: 'Check the network, proxy and status of the host, then run again; nothing is lost.',
  transient: true,
} as const

const faults: readonly Fault[] = [
  {
    pattern: /no space left on device|out of disk ?space|disk quota exceeded/i,
    code: 'REMOTE_FULL',
    sentence: 'the disk is full, on the remote or here',
    hint: 'Free some space and run again. Nothing was overwritten; the run continues from its last state.',
    transient: false,
  },
  {
    pattern: /SSL certificate problem|certificate verif|unable to get local issuer|Host key verification failed/i,
    code: 'REMOTE_UNTRUSTED',
    sentence: 'its certificate or host key is not trusted here',
    hint: 'Set http.sslCAInfo in your git configuration, or add the host to ~/.ssh/known_hosts.',
    transient: false,
  },
  {
    pattern: /repository was archived|is read-only/i,
    code: 'REMOTE_ARCHIVED',
    sentence: 'the repository is archived, so nothing can be written there',
    hint: 'Settings → General → Unarchive, or choose another remote.',
    transient: false,
  },
  {
    pattern: /enforced SAML|SAML SSO|IP allow ?list|forbids access via a/i,
    code: 'REMOTE_POLICY',
    sentence: 'a policy of the organisation does not allow this token or this machine',
    hint: 'SAML: authorise the token for the organisation. IP allow list: use a runner whose address is on it. Token type: use one that the organisation accepts.',
    transient: false,
  },
  {
    // A broken answer looks like a plain file server, which GitHub refuses with 403 (tried; git 2.39).
    pattern: /dumb http transport|git-http-push failed|curl_result = \d+|Unable to find [0-9a-f]{40,} under http/i,
    ...unreachable,
  },
  {
    pattern:
      /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied \(|returned error: 40[13]|HTTP 40[13]|Invalid username or|Permission to .* denied|Write access to repository not granted/i,
    code: 'REMOTE_AUTH',
    sentence: 'it refuses the credentials',
    hint: 'Check the token or key: it must be valid and have write access to the contents of the repository (in Actions: permissions: contents: write).',
    transient: false,
  },
  {
    pattern:
      /Repository not found|repository '.*' not found|returned error: 404|does not appear to be a git repository|ERROR: The project you were looking for/i,
    code: 'REMOTE_NOT_FOUND',
    sentence: 'there is no such repository, or the credentials have no access to it',
    hint: 'Check the address (git remote -v) and whether the token may see the repository.',
    transient: false,
  },
  {
    pattern:
      /Could not resolve|Couldn't resolve|Failed to connect|Couldn't connect|Connection (?:refused|reset|timed out|closed)|returned error: (?:5\d\d|429)|HTTP (?:5\d\d|429)|Operation too slow|early EOF|transfer closed|unexpected disconnect|hung up|RPC failed|Empty reply|curl \d+|gnutls|\bTLS\b|SSL_|Network is unreachable|No route to host|timed out|did not end in time|expected flush after|of body (?:is|are) still expected|bad pack header|Could not read from remote repository/i,
    ...unreachable,
  },
]

export function transportFault(
  remote: string,
  stderr: string,
): { readonly error: RalphError; readonly transient: boolean } | undefined {
  const fault = faults.find(({ pattern }) => pattern.test(stderr))
  if (fault === undefined) return undefined
  const message = `The remote ${withoutCredentials(remote)} cannot be used: ${fault.sentence}. Git says: ${excerptOf(stderr)}`
  return {
    error: new RalphError({ code: fault.code, message, hint: fault.hint }),
    transient: fault.transient,
  }
}

export const unknownFault = (remote: string, stderr: string): RalphError =>
  new RalphError({
    code: 'REMOTE_FAILED',
    message: `The remote ${withoutCredentials(remote)} gave an answer that ralph does not know. Git says: ${excerptOf(stderr)}`,
    hint: 'Try `git ls-remote` with that address: it shows what ralph saw. Then run again: nothing is lost.',
  })

const excerptOf = (stderr: string): string => withoutCredentials(stderr.trim()).slice(-800)
