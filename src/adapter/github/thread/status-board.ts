import { setTimeout as sleep } from 'node:timers/promises'
import { commentMark } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { GitHub } from '../client/client.ts'
import { markOf } from './outbox.ts'

/** Minimum time between two edits while a job works, and before its last one. */
const minSpacingMs = 15_000
const minLastSpacingMs = 1_000
/** A status with the same facts is written again only to show that the job is alive. */
const minSameSpacingMs = 600_000

interface RunStatus {
  readonly body: string
  readonly facts: string
  readonly memory: string
}

interface StatusBoard {
  /** Shows this text soon, and drops older ones that wait. Returns immediately, never throws. */
  show(status: RunStatus): void
  /** Waits until the newest text is written or refused. Call it after the last `show`. */
  close(): Promise<void>
}

/**
 * The run's one status comment, edited in place. It is found by its mark, and created if it is missing or was deleted;
 * after a creation whose answer was lost, it is searched for before another creation.
 */
export function statusBoard(options: {
  github: GitHub
  /** The issue, or the pull request if issues are off; undefined if there is neither yet. */
  thread: () => number | undefined
  knownComment?: () => readonly [comment: number, issue: number] | undefined
  isNewThread?: () => boolean
  plan: string
  self: string
  now: () => number
  wait?: (ms: number, signal?: AbortSignal) => Promise<unknown>
  warn: (text: string) => void
  redact: (text: string) => string
}): StatusBoard {
  const { github, thread, knownComment, isNewThread, plan, self, now, warn, redact } = options
  const { wait = (ms, signal) => sleep(ms, undefined, { signal }) } = options
  const closing = new AbortController()
  let pending: RunStatus | undefined
  let written = { facts: '', writtenAt: Number.NEGATIVE_INFINITY }
  let comment: number | undefined
  let hasTried = false
  const mark = markOf(plan, 'status')
  let writing: Promise<void> | undefined

  function startWriting(): void {
    writing ??= write().finally(() => {
      writing = undefined
      // A status may have come in the last moment.
      if (pending && thread() !== undefined) startWriting()
    })
  }

  async function write(): Promise<void> {
    while (pending && thread() !== undefined) {
      // A wait that was cut short is over.
      await wait(remainingMs(minSpacingMs), closing.signal).catch(() => undefined)
      await wait(remainingMs(minLastSpacingMs))
      const next = pending
      pending = undefined
      try {
        await writeComment(next)
      } catch (error) {
        const why = error instanceof RalphError ? `${error.message} ${error.hint}` : String(error)
        warn(`the status comment could not be written: ${why}`)
      }
      written = { facts: next.facts, writtenAt: now() }
    }
  }

  const remainingMs = (spacing: number): number => Math.max(0, written.writtenAt + spacing - now())

  async function writeComment({ body, memory }: RunStatus): Promise<void> {
    const text = `${mark}\n${memory}\n${redact(body)}`
    comment ??= hasTried ? await find() : await findFirst()
    hasTried = true
    if (comment !== undefined && (await edit(comment, text))) return
    comment = undefined
    // If the answer is lost, the next write searches for the comment first.
    const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
    comment = Number((await github.request(route, { issue_number: thread() ?? 0, body: text })).id)
  }

  async function findFirst(): Promise<number | undefined> {
    const [id, threadOfComment] = knownComment?.() ?? []
    if (id !== undefined && threadOfComment === thread()) return id
    return isNewThread?.() ? undefined : find()
  }

  async function find(): Promise<number | undefined> {
    const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
    const comments = await github.list(route, { issue_number: thread() ?? 0 })
    const ours = comments.filter(({ user, body = '' }) => user?.login === self && body.startsWith(commentMark))
    const [oldest, ...others] = ours.filter(({ body = '' }) => body.startsWith(mark)).map(({ id }) => Number(id))
    for (const comment_id of others) {
      await github.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id })
    }
    return oldest
  }

  async function edit(comment_id: number, body: string): Promise<boolean> {
    try {
      await github.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id, body })
      return true
    } catch (error) {
      if (error instanceof RalphError && error.code === 'GITHUB_NOT_FOUND') return false
      throw error
    }
  }

  return {
    show(status) {
      if (status.facts === written.facts && now() - written.writtenAt < minSameSpacingMs) return
      pending = status
      startWriting()
    },
    async close() {
      closing.abort()
      while (writing) await writing
    },
  }
}
