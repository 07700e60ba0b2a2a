import { setTimeout as sleep } from 'node:timers/promises'
import { channelName } from '../../core/notify/read-channels.ts'
import { discordMessage, noticeText, noticeTitle, slackMessage } from '../../core/report/words/notice.ts'
import { objectIn } from '../../core/setting/setting.ts'
import type { NotifyChannel } from '../../schema/notify/channel.ts'
import { Notice } from '../../schema/notify/notice.ts'
import type { Outgoing } from '../../schema/run/control.ts'
import { desktopProgram, notifyByProgram } from './notify-program.ts'
import { type SendResult, sendHook } from './send-hook.ts'

/** `deliver` waits at most this long; unfinished attempts continue in the background. */
const maxWaitMs = 5_000
/** Pauses between the tries of one `deliver`. */
const pausesMs = [1_000, 5_000]
const maxAgeMs = 24 * 3_600_000
/** Pause after failed tries, doubled each time. */
const minPauseMs = 60_000
const maxPauseMs = 600_000

export interface Notifier {
  /**
   * Sends each `notify` effect once in this process. Returns keys that are settled: sent, older than a day, or
   * refused for good, which is logged. Other keys remain for a later call or job. Never rejects.
   */
  deliver(effects: readonly Outgoing[]): Promise<readonly string[]>
  close(): void
}

export function notifier(options: {
  readonly channels: readonly NotifyChannel[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  /** An empty folder, where programs run. */
  readonly folder: string
  readonly now: () => number
  readonly warn: (text: string) => void
  readonly pausesMs?: readonly number[]
  readonly patienceMs?: number
}): Notifier {
  const { channels, env, now, warn } = options
  const closed = new AbortController()
  const attempts = new Map<string, Promise<boolean>>()
  const pauses = new Map<string, { readonly ms: number; readonly until: number }>()
  const warned = new Set<string>()

  const warnOnce = (text: string): void => {
    if (!warned.has(text)) warn(text)
    warned.add(text)
  }

  function warnOfFailure(name: string, notice: Notice, result: SendResult): void {
    if (result.kind === 'never')
      warnOnce(`notify: ${name} was not notified of “${noticeTitle(notice)}”: ${result.why}.`)
    if (result.kind !== 'again') return
    const next = closed.signal.aborted ? 'The next job of the run tries again.' : 'ralph tries again.'
    warnOnce(`notify: ${name} could not be notified yet: ${result.why}. ${next}`)
  }

  /** Null if it is settled; else the minimal pause in ms until the next try. */
  async function trySeveralTimes(channel: NotifyChannel, notice: Notice): Promise<number | null> {
    const route = routeTo(channel, env)
    if ('missing' in route) {
      warnOnce(`notify: ${route.missing} is not set in this job, so nothing is sent there.`)
      return 0
    }
    let result = await send(route, notice)
    for (const pause of options.pausesMs ?? pausesMs) {
      // The address asks for a longer pause.
      if (result.kind !== 'again' || result.afterMs > pause) break
      await sleep(pause, undefined, { signal: closed.signal }).catch(() => undefined)
      if (closed.signal.aborted) break
      result = await send(route, notice)
    }
    warnOfFailure(channelName(channel), notice, result)
    return result.kind === 'again' ? result.afterMs : null
  }

  function send(route: Route, notice: Notice): Promise<SendResult> {
    const { id } = notice
    if ('hook' in route) {
      return sendHook(route.hook, { id, body: JSON.stringify(route.body(notice)), at: now() }, closed.signal)
    }
    const command = route.program(notice, options.platform)
    if (!command) return Promise.resolve({ kind: 'never', why: 'this system has no desktop notifications' })
    return notifyByProgram(
      command,
      { input: `${JSON.stringify(notice)}\n`, folder: options.folder, env: route.env },
      closed.signal,
    )
  }

  async function attemptDelivery({ key, body }: Outgoing): Promise<boolean> {
    const pause = pauses.get(key)
    if (pause && now() < pause.until) return false
    const notice = Notice.safeParse(objectIn(body))
    const channel = channels.find((candidate) => key.endsWith(`/${channelName(candidate)}`))
    // The channel was removed, the notice is too old, or a newer program wrote it.
    if (!channel || !notice.success || now() - Date.parse(notice.data.at) > maxAgeMs) return true
    const minDelayMs = await trySeveralTimes(channel, notice.data)
    if (minDelayMs === null) return true
    const ms = Math.min(maxPauseMs, pause ? 2 * pause.ms : minPauseMs)
    pauses.set(key, { ms, until: now() + Math.max(ms, Math.min(minDelayMs, maxAgeMs)) })
    return false
  }

  return {
    async deliver(effects) {
      const timeLimit = sleep(options.patienceMs ?? maxWaitMs, false, { ref: false })
      const settledKeys = await Promise.all(
        effects.map(async (effect) => {
          const { key } = effect
          const attempt = attempts.get(key) ?? attemptDelivery(effect)
          attempts.set(key, attempt)
          const isSettled = await Promise.race([attempt, timeLimit])
          // After a failure the next call tries again.
          attempt.then((isDone) => isDone || attempts.delete(key))
          return isSettled ? [key] : []
        }),
      )
      return settledKeys.flat()
    },
    close: () => closed.abort(),
  }
}

type Environment = Readonly<Record<string, string | undefined>>

type Route =
  | { readonly hook: { readonly url: string; readonly key: string | undefined }; body(notice: Notice): unknown }
  | {
      program(notice: Notice, platform: NodeJS.Platform): readonly string[] | undefined
      readonly env: Readonly<Record<string, string>>
    }

const bodies = {
  webhook: (notice: Notice): unknown => notice,
  slack: slackMessage,
  discord: discordMessage,
} as const

function routeTo(channel: NotifyChannel, env: Environment): Route | { readonly missing: string } {
  if (channel.to === 'command') {
    return { program: () => channel.run, env: pickVariables(env, ['PATH', 'HOME', 'LANG', ...channel.env]) }
  }
  if (channel.to === 'desktop') {
    const desktopText = (notice: Notice) => ({ title: noticeTitle(notice), text: noticeText(notice, 250) })
    return {
      program: (notice, platform) => desktopProgram(platform, desktopText(notice)),
      env: pickVariables(env, Object.keys(env)),
    }
  }
  const url = env[channel['url-env']]
  const keyName = channel.to === 'webhook' ? channel['secret-env'] : undefined
  const key = keyName === undefined ? undefined : env[keyName]
  if (!url) return { missing: channel['url-env'] }
  if (keyName !== undefined && !key) return { missing: keyName }
  return { hook: { url, key }, body: bodies[channel.to] }
}

const pickVariables = (env: Environment, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))
