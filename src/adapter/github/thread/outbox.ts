import { commentMark } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { Outgoing } from '../../../schema/run/control.ts'
import type { GitHub } from '../client/client.ts'
import { conversation, ownMarks, placeOf, type Thread, threadAt } from './threads.ts'

/** GitHub's signs for what became of an order. */
const signs: Readonly<Record<string, 'eyes' | '+1' | 'confused'>> = { seen: 'eyes', done: '+1', refused: 'confused' }

/** After a creation whose answer was lost: lists may lag, and asking too early would make a second one. */
const unsureMs = 10_000

/** The hidden line by which a comment of ours is found again; the plan keeps two of them in one issue apart. */
export const markOf = (plan: string, key: string): string => `${commentMark}${plan}:${key} -->`

export interface ThreadOutbox {
  /** Keys of those effects that are there now. Never rejects for a fault of GitHub's: what failed is tried again later. */
  deliver(effects: readonly Outgoing[]): Promise<readonly string[]>
  /** Puts a sign at an order's comment; a sign is there or not, so that twice is once. */
  sign(order: string, sign: string): Promise<void>
}

/**
 * Answers and signs. A sign may be given again and again. A comment is created only where no comment of ours with its
 * mark is in the list, and after a lost answer the list decides (failure model H1, H2); a second one with the same mark
 * is removed.
 */
export function outboxAt(options: {
  github: GitHub
  /** Name of the plan, in every mark. */
  plan: string
  /** Only comments of this account are ours: anybody can copy a mark. */
  self: string
  /** Where a notice goes: the issue, or the pull request where there is none; undefined while there is neither. */
  notices: () => number | undefined
  now: () => number
  warn: (text: string) => void
  redact: (text: string) => string
}): ThreadOutbox {
  const { github, plan, self, notices, now, warn, redact } = options
  const unsure = new Map<string, number>()

  async function sign(order: string, name: string): Promise<void> {
    const place = placeOf(order)
    const content = signs[name]
    if (!place?.comment || !content) return
    const given = { comment_id: place.comment, content }
    // A review takes no sign by this API; what it ordered is answered in the conversation.
    if (place.kind === 'comment') {
      await github.request('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', given)
    } else if (place.kind === 'line') {
      await github.request('POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', given)
    } else if (place.kind === 'commit') {
      await github.request('POST /repos/{owner}/{repo}/comments/{comment_id}/reactions', given)
    }
  }

  /** An answer stands where its order does; a notice where the run is tracked. */
  function threadOf({ key, kind }: Outgoing): Promise<Thread> | Thread | undefined {
    if (kind === 'notice') {
      const issue = notices()
      return issue === undefined ? undefined : conversation(github, { issue, at: key.split('/')[1] ?? '' })
    }
    const place = placeOf(key.slice(key.indexOf('/') + 1))
    return place && (kind === 'reply' ? threadAt(github, place) : conversation(github, place))
  }

  async function comment(effect: Outgoing): Promise<void> {
    const { key } = effect
    if (now() < (unsure.get(key) ?? 0)) throw notYet(key)
    const thread = await threadOf(effect)
    if (!thread) return
    try {
      await writeOnce(effect, thread)
    } catch (error) {
      const place = placeOf(key.slice(key.indexOf('/') + 1))
      if (place?.kind !== 'commit' || !isClosed(error)) throw error
      // The commit is gone, or comments on commits are switched off: who ordered still wants an answer.
      unsure.delete(key)
      await writeOnce(effect, conversation(github, place))
    }
  }

  async function writeOnce({ key, body }: Outgoing, thread: Thread): Promise<void> {
    const mark = markOf(plan, key)
    const [first, ...others] = ownMarks(await thread.list(), self).get(mark) ?? []
    for (const other of others) await thread.remove(other)
    if (first !== undefined) return
    unsure.set(key, now() + unsureMs)
    await thread.create(`${mark}\n${redact(body)}`)
    unsure.delete(key)
  }

  async function deliverOne(effect: Outgoing): Promise<boolean> {
    try {
      if (effect.kind === 'sign') await sign(effect.key.slice(effect.key.indexOf('/') + 1), effect.body)
      else await comment(effect)
      return true
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      // Nobody may react in a locked conversation, and the refusal does not say that it is locked.
      if (pointless.has(error.code) || (effect.kind === 'sign' && error.code === 'GITHUB_FORBIDDEN')) return true
      if (error.code !== 'GITHUB_NOT_YET')
        warn(`${effect.key} could not be delivered yet: ${error.message} ${error.hint}`)
      return false
    }
  }

  return {
    sign: (order, name) => sign(order, name).catch(unlessFault),
    async deliver(effects) {
      const delivered: string[] = []
      for (const effect of effects) if (await deliverOne(effect)) delivered.push(effect.key)
      return delivered
    },
  }
}

/** The comment or its thread is gone, or closed to everybody: nobody can be told there any more. */
const pointless: ReadonlySet<string> = new Set([
  'GITHUB_NOT_FOUND',
  'GITHUB_GONE',
  'GITHUB_MOVED',
  'GITHUB_LOCKED',
  'GITHUB_REFUSED',
])

const isClosed = (error: unknown): boolean =>
  error instanceof RalphError && (error.code === 'GITHUB_REFUSED' || error.code === 'GITHUB_FORBIDDEN')

const notYet = (key: string): RalphError =>
  new RalphError({
    code: 'GITHUB_NOT_YET',
    message: `Whether ${key} was created is not known yet.`,
    hint: 'The list of comments will show it in a few seconds.',
  })

function unlessFault(error: unknown): void {
  if (!(error instanceof RalphError)) throw error
}
