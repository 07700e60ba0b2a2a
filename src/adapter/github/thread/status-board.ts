import { setTimeout as sleep } from 'node:timers/promises'
import { commentMark } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { GitHub } from '../client/client.ts'
import { markOf } from './outbox.ts'

/** Edits of the status comment lie at least so far apart while a job works; its last one waits no longer than GitHub asks. */
const spacingMs = 15_000
const lastMs = 1_000
/** A comment whose facts are the same is written again this rarely: it then only says that the job is alive. */
const sameMs = 600_000

interface Shown {
  readonly body: string
  readonly facts: string
  /** A hidden line for later jobs. */
  readonly memory: string
}

interface StatusBoard {
  /** Shows this text soon; a newer one replaces one that waits. Returns at once, never throws. */
  show(status: Shown): void
  /** Nothing but the last text is to come: until the newest one is to be seen, or GitHub has refused it. */
  close(): Promise<void>
}

/**
 * The one comment that says how a run stands, edited in place. It is found by its mark, created where there is none,
 * and found anew where it was deleted; a creation whose answer was lost is looked for before another one.
 */
export function statusBoard(options: {
  github: GitHub
  /** The issue, or the pull request where issues are off; undefined while there is neither. */
  issue: () => number | undefined
  /** The one status comment that this job has seen, and its thread; undefined where it has to be looked for. */
  seen?: () => readonly [comment: number, issue: number] | undefined
  /** Nothing can be on the thread but what this job wrote there. */
  isNew?: () => boolean
  plan: string
  self: string
  now: () => number
  wait?: (ms: number, signal?: AbortSignal) => Promise<unknown>
  warn: (text: string) => void
  redact: (text: string) => string
}): StatusBoard {
  const { github, issue, seen, isNew, plan, self, now, warn, redact } = options
  const { wait = (ms, signal) => sleep(ms, undefined, { signal }) } = options
  const last = new AbortController()
  let wanted: Shown | undefined
  let shown = { facts: '', at: Number.NEGATIVE_INFINITY }
  let comment: number | undefined
  let tried = false
  const mark = markOf(plan, 'status')
  let working: Promise<void> | undefined

  function start(): void {
    working ??= write().finally(() => {
      working = undefined
      // One that came in the last moment.
      if (wanted && issue() !== undefined) start()
    })
  }

  async function write(): Promise<void> {
    while (wanted && issue() !== undefined) {
      // A wait that is cut short is over, too.
      await wait(left(spacingMs), last.signal).catch(() => undefined)
      await wait(left(lastMs))
      const next = wanted
      wanted = undefined
      try {
        await put(next)
      } catch (error) {
        const why = error instanceof RalphError ? `${error.message} ${error.hint}` : String(error)
        warn(`the status comment could not be written: ${why}`)
      }
      shown = { facts: next.facts, at: now() }
    }
  }

  const left = (spacing: number): number => Math.max(0, shown.at + spacing - now())

  async function put({ body, memory }: Shown): Promise<void> {
    const text = `${mark}\n${memory}\n${redact(body)}`
    comment ??= tried ? await find() : await first()
    tried = true
    if (comment !== undefined && (await edit(comment, text))) return
    comment = undefined
    // If the answer is lost, the next edit looks for the comment first.
    const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
    comment = Number((await github.request(route, { issue_number: issue() ?? 0, body: text })).id)
  }

  /** What is known already costs no look. */
  async function first(): Promise<number | undefined> {
    const [id, on] = seen?.() ?? []
    if (id !== undefined && on === issue()) return id
    return isNew?.() ? undefined : find()
  }

  async function find(): Promise<number | undefined> {
    const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
    const all = await github.list(route, { issue_number: issue() ?? 0 })
    const ours = all.filter(({ user, body = '' }) => user?.login === self && body.startsWith(commentMark))
    const [first, ...others] = ours.filter(({ body = '' }) => body.startsWith(mark)).map(({ id }) => Number(id))
    for (const comment_id of others) {
      await github.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id })
    }
    return first
  }

  /** False where somebody deleted it. */
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
      if (status.facts === shown.facts && now() - shown.at < sameMs) return
      wanted = status
      start()
    },
    async close() {
      last.abort()
      while (working) await working
    },
  }
}
