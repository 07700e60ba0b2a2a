import { setTimeout as sleep } from 'node:timers/promises'
import { RalphError } from '../../../core/error/error.ts'
import type { Git, GitResult } from './exec.ts'
import { transportFault, unknownFault } from './remote-fault.ts'

export interface Patience {
  /** Pauses before each repetition after a network fault; their number bounds the attempts. */
  readonly backoffMs?: readonly number[]
  /** For one git call; git's own low-speed limit ends most hung transfers earlier. */
  readonly timeoutMs?: number
  /**
   * For one call that may be repeated, while nothing comes: what is not HTTP has no low-speed limit, and by the first
   * version of the protocol git waits for ever for the rest of a pack that ended early.
   */
  readonly silentMs?: number
}

/** Calls of git that talk to a remote. */
export interface RemoteCall {
  /** One call, whatever its exit code; a time-out is reported like a broken connection. */
  once(args: readonly string[]): Promise<GitResult>
  /** A call that may be repeated at will: it is, after network faults. Throws RalphError `REMOTE_…`. */
  repeatedly(args: readonly string[]): Promise<GitResult>
  /** Waits before repetition `round`, with jitter; false when none is left. */
  pause(round: number): Promise<boolean>
}

export function remoteCall(git: Git, remote: string, patience: Patience): RemoteCall {
  const { backoffMs = [1_000, 2_000, 4_000, 8_000, 16_000], timeoutMs = 600_000, silentMs = 60_000 } = patience

  const within = async (args: readonly string[], silent?: number): Promise<GitResult> => {
    try {
      return await git({ args, allow: 'any', timeoutMs, silentMs: silent })
    } catch (error) {
      if (!(error instanceof RalphError) || error.code !== 'GIT_TIMED_OUT') throw error
      return { code: 128, stdout: Buffer.alloc(0), stderr: error.message }
    }
  }

  const once: RemoteCall['once'] = (args) => within(args)

  const pause: RemoteCall['pause'] = async (round) => {
    const delay = backoffMs[round]
    if (delay === undefined) return false
    // Jobs that failed together must not come back together.
    await sleep(delay * (0.5 + Math.random()))
    return true
  }

  const repeatedly: RemoteCall['repeatedly'] = async (args) => {
    for (let round = 0; ; round++) {
      const result = await within(telling(args), silentMs)
      if (result.code === 0) return result
      const fault = transportFault(remote, result.stderr)
      if (fault?.passing && (await pause(round))) continue
      throw fault?.error ?? unknownFault(remote, result.stderr)
    }
  }

  return { once, repeatedly, pause }
}

/** A fetch tells how far it is, so that its silence means that nothing comes. */
const telling = (args: readonly string[]): string[] =>
  args.flatMap((arg) => (arg === 'fetch' ? ['fetch', '--progress'] : arg === '--quiet' ? [] : arg))
