import type { Queue } from '../../queue/queue.ts'
import { plural } from '../../text/amounts.ts'

/** What comes after this plan in its queue, for whoever reads of its run. Names of plans are harmless as they are. */
export function queueSentence({ rows, folder }: Pick<Queue, 'rows' | 'folder'>, plan: string): string {
  const [next, ...more] = rows.filter(({ standing, name }) => standing === 'waiting' && name !== plan)
  const others = more.length === 0 ? '' : `, and ${plural(more.length, 'more plan')} after it`
  const then = next === undefined ? 'no other plan waits' : `next is ${next.name}${others}`
  return `A plan of the queue in ${folder}/; ${then}.`
}
