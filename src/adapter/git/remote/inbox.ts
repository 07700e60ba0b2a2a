import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { RalphError } from '../../../core/error/error.ts'
import { withinSentence } from '../../../core/text/one-line.ts'
import type { IncomingCommand, OrderSource } from '../../../port/outside.ts'
import { failpoint } from '../../failpoint.ts'
import type { Identity } from '../store/object-writer.ts'
import type { Store } from '../store/store.ts'
import type { Remote } from './remote.ts'

const Order = z.object({ at: z.iso.datetime(), by: z.string().max(200), text: z.string().max(5000) })

/** One ref for each order, so that two people never conflict. */
export const inboxPrefix = (plan: string): string => `refs/ralph/inbox/${plan}/`

export interface Inbox extends OrderSource {
  /** Returns the id. Throws RalphError INBOX_REFUSED. */
  send(order: { by: string; text: string }): Promise<string>
  /** False if the order is not waiting any more. */
  withdraw(id: string): Promise<boolean>
}

/** Operator commands as refs in the run's remote: they reach a job on any machine, or wait for the next one. */
export function inboxAt(options: {
  store: Store
  remote: Remote
  plan: string
  by: Identity
  /** In ms since the epoch. */
  now: () => number
}): Inbox {
  const { store, remote, by, now } = options
  const prefix = inboxPrefix(options.plan)
  const seenIds = new Set<string>()

  async function read(oid: string): Promise<z.infer<typeof Order> | undefined> {
    const commit = await store.objects.read(oid)
    const text = commit?.content.toString('utf8') ?? ''
    try {
      return Order.parse(JSON.parse(text.slice(text.indexOf('\n\n') + 2)))
    } catch {
      return undefined
    }
  }

  return {
    incoming: async () => {
      failpoint('inbox.look')
      const { refs } = await remote.list([`${prefix}*`])
      const orders: IncomingCommand[] = []
      const orderRefs = [...refs].filter(([name]) => name.startsWith(prefix)).sort()
      await remote.fetchCommits(orderRefs.map(([, oid]) => oid))
      for (const [ref, oid] of orderRefs) {
        const order = await read(oid)
        failpoint('inbox.order-read')
        const id = ref.slice(prefix.length)
        seenIds.add(id)
        orders.push(order ? { id, ...order } : { id, at: '', by: 'somebody', text: `(unreadable order ${id})` })
      }
      return { orders, cursor: null }
    },
    forget: async (ids) => {
      failpoint('inbox.forget')
      // A remaining ref is harmless: its id is already consumed.
      await remote.remove(ids.filter((id) => seenIds.delete(id)).map((id) => `${prefix}${id}`)).catch(unlessFault)
      failpoint('inbox.forgotten')
    },
    send: async ({ by: author, text }) => {
      const time = new Date(now()).toISOString()
      const id = `${time.replace(/[^0-9]/g, '')}-${randomBytes(4).toString('hex')}`
      const { stdout } = await store.git({ args: ['mktree'], input: '' })
      const commit = await store.git({
        args: ['commit-tree', stdout.toString('utf8').trim(), '-F', '-'],
        input: JSON.stringify({ at: time, by: author, text }),
        env: identity(by, time),
      })
      const pushed = await remote.push({
        ref: `${prefix}${id}`,
        oid: commit.stdout.toString('utf8').trim(),
        expected: null,
      })
      if (pushed.kind === 'won') return id
      throw refusedOrder(remote.url, pushed.kind === 'refused' ? pushed.why : 'its name was taken')
    },
    withdraw: async (id) => {
      const ref = `${prefix}${id}`
      const oid = (await remote.refs([ref])).get(ref)
      if (oid === undefined) return false
      const pushed = await remote.push({ ref, oid: '', expected: oid })
      if (pushed.kind === 'refused') throw refusedOrder(remote.url, pushed.why)
      return pushed.kind === 'won'
    },
  }
}

const identity = ({ name, email }: Identity, time: string): Record<string, string> => ({
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: email,
  GIT_AUTHOR_DATE: time,
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: email,
  GIT_COMMITTER_DATE: time,
})

function unlessFault(error: unknown): void {
  if (!(error instanceof RalphError)) throw error
}

const refusedOrder = (remote: string, why: string): RalphError =>
  new RalphError({
    code: 'INBOX_REFUSED',
    message: `${remote} does not accept the order: ${withinSentence(why)}.`,
    hint: 'Nothing was changed. Orders are refs under refs/ralph/inbox/: allow them on the remote.',
  })
