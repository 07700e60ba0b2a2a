import { setTimeout as sleep } from 'node:timers/promises'
import { channelName } from '../../core/notify/read-channels.ts'
import { discordMessage, noticeText, noticeTitle, slackMessage } from '../../core/report/words/notice-formats.ts'
import { objectIn } from '../../core/setting/setting.ts'
import type { NotifyChannel } from '../../schema/notify/channel.ts'
import { Notice } from '../../schema/notify/notice.ts'
import type { Outgoing } from '../../schema/run/control.ts'
import { type SendResult, sendHook } from './send-hook.ts'
import { desktopProgram, tellProgram } from './tell-program.ts'

/** What `deliver` waits for at most; the rest goes on beside the run and is asked for at the next look. */
const patienceMs = 5_000
/** Between the tries of one look. */
const pausesMs = [1_000, 5_000]
/** What is older is no news. */
const newsMs = 24 * 3_600_000
/** After a look that failed, doubled each time. */
const restMs = 60_000
const longestRestMs = 600_000

export interface Notifier {
  /**
   * Sends each effect of the kind `notify`, once in this process however often it is called, and returns the keys that
   * need not be sent any more: they arrived, are older than a day, or will never be taken, which is then said. What may
   * still arrive keeps its key for a later look or job. Never rejects.
   */
  deliver(effects: readonly Outgoing[]): Promise<readonly string[]>
  /** Ends what is under way. */
  close(): void
}

/** Word to people outside of the run (`notify`), each in a way of its own. */
export function notifier(options: {
  readonly channels: readonly NotifyChannel[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  /** An empty folder for programs. */
  readonly folder: string
  readonly now: () => number
  readonly warn: (text: string) => void
  readonly pausesMs?: readonly number[]
  readonly patienceMs?: number
}): Notifier {
  const { channels, env, now, warn } = options
  const over = new AbortController()
  const told = new Map<string, Promise<boolean>>()
  const rests = new Map<string, { readonly ms: number; readonly until: number }>()
  const warned = new Set<string>()

  const warnOnce = (text: string): void => {
    if (!warned.has(text)) warn(text)
    warned.add(text)
  }

  function sayWhy(name: string, notice: Notice, sent: SendResult): void {
    if (sent.kind === 'never') warnOnce(`notify: ${name} was not notified of “${noticeTitle(notice)}”: ${sent.why}.`)
    if (sent.kind !== 'again') return
    const next = over.signal.aborted ? 'The next job of the run tries again.' : 'ralph tries again.'
    warnOnce(`notify: ${name} could not be notified yet: ${sent.why}. ${next}`)
  }

  /** Null where nothing is left to do; else how long to leave the address alone at least: it may arrive at a later look. */
  async function trySeveralTimes(channel: NotifyChannel, notice: Notice): Promise<number | null> {
    const way = wayTo(channel, env)
    if ('missing' in way) {
      // Another job may have it.
      warnOnce(`notify: ${way.missing} is not set in this job, so nothing is sent there.`)
      return 0
    }
    let sent = await send(way, notice)
    for (const pause of options.pausesMs ?? pausesMs) {
      // An address that asks for time is not asked again at once.
      if (sent.kind !== 'again' || sent.afterMs > pause) break
      await sleep(pause, undefined, { signal: over.signal }).catch(() => undefined)
      if (over.signal.aborted) break
      sent = await send(way, notice)
    }
    sayWhy(channelName(channel), notice, sent)
    return sent.kind === 'again' ? sent.afterMs : null
  }

  function send(way: Way, notice: Notice): Promise<SendResult> {
    const { id } = notice
    if ('hook' in way) {
      return sendHook(way.hook, { id, body: JSON.stringify(way.body(notice)), at: now() }, over.signal)
    }
    const command = way.program(notice, options.platform)
    if (!command) return Promise.resolve({ kind: 'never', why: 'this system has no desktop notifications' })
    return tellProgram(
      command,
      { input: `${JSON.stringify(notice)}\n`, folder: options.folder, env: way.env },
      over.signal,
    )
  }

  async function begin({ key, body }: Outgoing): Promise<boolean> {
    const rest = rests.get(key)
    if (rest && now() < rest.until) return false
    const notice = Notice.safeParse(objectIn(body))
    const channel = channels.find((one) => key.endsWith(`/${channelName(one)}`))
    // It was taken out of the configuration, is no news any more, or a newer program's.
    if (!channel || !notice.success || now() - Date.parse(notice.data.at) > newsMs) return true
    const askedMs = await trySeveralTimes(channel, notice.data)
    if (askedMs === null) return true
    const ms = Math.min(longestRestMs, rest ? 2 * rest.ms : restMs)
    rests.set(key, { ms, until: now() + Math.max(ms, Math.min(askedMs, newsMs)) })
    return false
  }

  return {
    async deliver(effects) {
      const patience = sleep(options.patienceMs ?? patienceMs, false, { ref: false })
      const ended = await Promise.all(
        effects.map(async (effect) => {
          const { key } = effect
          const under = told.get(key) ?? begin(effect)
          told.set(key, under)
          const arrived = await Promise.race([under, patience])
          // One that failed begins anew at the next look; one that is under way goes on.
          under.then((sent) => sent || told.delete(key))
          return arrived ? [key] : []
        }),
      )
      return ended.flat()
    },
    close: () => over.abort(),
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** How a channel is reached with what the environment holds. */
type Way =
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

function wayTo(channel: NotifyChannel, env: Environment): Way | { readonly missing: string } {
  if (channel.to === 'command') {
    return { program: () => channel.run, env: seen(env, ['PATH', 'HOME', 'LANG', ...channel.env]) }
  }
  if (channel.to === 'desktop') {
    const shown = (notice: Notice) => ({ title: noticeTitle(notice), text: noticeText(notice, 250) })
    return {
      program: (notice, platform) => desktopProgram(platform, shown(notice)),
      env: seen(env, Object.keys(env)),
    }
  }
  const url = env[channel['url-env']]
  const keyName = channel.to === 'webhook' ? channel['secret-env'] : undefined
  const key = keyName === undefined ? undefined : env[keyName]
  if (!url) return { missing: channel['url-env'] }
  if (keyName !== undefined && !key) return { missing: keyName }
  return { hook: { url, key }, body: bodies[channel.to] }
}

const seen = (env: Environment, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))
