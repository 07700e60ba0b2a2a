import { commentMark } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import { tryRead } from '../../../core/text/try-read.ts'
import type { Outgoing } from '../../../schema/run/control.ts'
import type { GitHub } from '../client/client.ts'
import { commentsByMark, conversation, findThread, placeOf, type Thread } from './threads.ts'

const reactions: Readonly<Record<string, 'eyes' | '+1' | 'confused'>> = {
  seen: 'eyes',
  done: '+1',
  refused: 'confused',
}

/** After a creation whose answer was lost: lists may lag, so an early look would create a second one. */
const uncertainMs = 10_000

export interface Poster {
  /** Returns the keys that are delivered or undeliverable. Never rejects for a fault of GitHub's. */
  deliver(effects: readonly Outgoing[]): Promise<readonly string[]>
}

/** `deliverOne` returns false for an effect that is tried again later. */
export const posterOf = (deliverOne: (effect: Outgoing) => Promise<boolean>): Poster => ({
  async deliver(effects) {
    const delivered: string[] = []
    for (const effect of effects) if (await deliverOne(effect)) delivered.push(effect.key)
    return delivered
  },
})

/** What may be there although its creation failed. */
export function creations(now: () => number) {
  const uncertainUntil = new Map<string, number>()
  return {
    isUncertain: (key: string): boolean => now() < (uncertainUntil.get(key) ?? 0),
    forget: (key: string) => uncertainUntil.delete(key),
    async create(key: string, request: () => Promise<unknown>): Promise<void> {
      uncertainUntil.set(key, now() + uncertainMs)
      await request()
      uncertainUntil.delete(key)
    },
  }
}

/** Undefined for a body that no job of ours wrote. */
export const bodyOf = <T>(shape: { parse: (value: unknown) => T }, body: string): T | undefined =>
  tryRead(() => shape.parse(JSON.parse(body)))

/** The hidden line by which a comment of ours is found; the plan tells two plans in one issue apart. */
export const markOf = (plan: string, key: string): string => `${commentMark}${plan}:${key} -->`

export interface ThreadOutbox extends Poster {
  sign(order: string, sign: string): Promise<void>
}

/**
 * Answers and reactions. A comment is created only if no comment of ours has its mark; after a lost answer the list
 * decides (failure model H1, H2). A second comment with the same mark is removed.
 */
export function outboxAt(options: {
  github: GitHub
  plan: string
  /** Only comments of this account are ours: anybody can copy a mark. */
  self: string
  noticeThread: () => number | undefined
  now: () => number
  warn: (text: string) => void
  redact: (text: string) => string
}): ThreadOutbox {
  const { github, plan, self, noticeThread, now, warn, redact } = options
  const comments = creations(now)

  async function sign(order: string, name: string): Promise<void> {
    const place = placeOf(order)
    const content = reactions[name]
    if (!place?.comment || !content) return
    const parameters = { comment_id: place.comment, content }
    // This API has no reactions to reviews; their orders are answered in the conversation.
    if (place.kind === 'comment') {
      await github.request('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', parameters)
    } else if (place.kind === 'line') {
      await github.request('POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', parameters)
    } else if (place.kind === 'commit') {
      await github.request('POST /repos/{owner}/{repo}/comments/{comment_id}/reactions', parameters)
    }
  }

  function threadOf({ key, kind }: Outgoing): Promise<Thread> | Thread | undefined {
    if (kind === 'notice') {
      const issue = noticeThread()
      return issue === undefined ? undefined : conversation(github, { issue, at: key.split('/')[1] ?? '' })
    }
    const place = placeOf(key.slice(key.indexOf('/') + 1))
    return place && (kind === 'reply' ? findThread(github, place) : conversation(github, place))
  }

  async function deliverComment(effect: Outgoing): Promise<void> {
    const { key } = effect
    if (comments.isUncertain(key)) throw stillUncertain(key)
    const thread = await threadOf(effect)
    if (!thread) return
    try {
      await writeOnce(effect, thread)
    } catch (error) {
      const place = placeOf(key.slice(key.indexOf('/') + 1))
      if (place?.kind !== 'commit' || !isClosed(error)) throw error
      // The commit is gone, or comments on commits are switched off: the author still needs an answer.
      comments.forget(key)
      await writeOnce(effect, conversation(github, place))
    }
  }

  async function writeOnce({ key, body }: Outgoing, thread: Thread): Promise<void> {
    const mark = markOf(plan, key)
    const [first, ...others] = commentsByMark(await thread.list(), self).get(mark) ?? []
    for (const other of others) await thread.remove(other)
    if (first !== undefined) return
    await comments.create(key, () => thread.create(`${mark}\n${redact(body)}`))
  }

  async function deliverOne(effect: Outgoing): Promise<boolean> {
    try {
      if (effect.kind === 'sign') await sign(effect.key.slice(effect.key.indexOf('/') + 1), effect.body)
      else await deliverComment(effect)
      return true
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      // Nobody may react in a locked conversation, and the refusal does not say that it is locked.
      if (undeliverable.has(error.code) || (effect.kind === 'sign' && error.code === 'GITHUB_FORBIDDEN')) return true
      if (error.code !== 'GITHUB_NOT_YET')
        warn(`${effect.key} could not be delivered yet: ${error.message} ${error.hint}`)
      return false
    }
  }

  return { ...posterOf(deliverOne), sign: (order, name) => sign(order, name).catch(ignoreFault) }
}

/** The comment or its thread is gone or closed: there is nobody to answer. */
const undeliverable: ReadonlySet<string> = new Set([
  'GITHUB_NOT_FOUND',
  'GITHUB_GONE',
  'GITHUB_MOVED',
  'GITHUB_LOCKED',
  'GITHUB_REFUSED',
])

const isClosed = (error: unknown): boolean =>
  error instanceof RalphError && (error.code === 'GITHUB_REFUSED' || error.code === 'GITHUB_FORBIDDEN')

const stillUncertain = (key: string): RalphError =>
  new RalphError({
    code: 'GITHUB_NOT_YET',
    message: `Whether ${key} was created is not known yet.`,
    hint: 'The list of comments will show it in a few seconds.',
  })

function ignoreFault(error: unknown): void {
  if (!(error instanceof RalphError)) throw error
}
