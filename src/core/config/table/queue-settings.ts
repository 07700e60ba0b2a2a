import { branchNameFault } from '../../ref/branch-name.ts'
import { usualQueue } from '../../ref/queue-paths.ts'
import { directory, oneOf, optional, type Reader, setting, text } from '../../setting/setting.ts'

const branchPrefix: Reader<string> = (raw) => {
  const read = text(raw)
  const fits = 'value' in read && branchNameFault(`${read.value}plan`) === undefined
  return fits ? read : { expected: 'what the name of a branch can begin with' }
}

/** The queue of plans: docs/queue.md. */
export const queueSettings = {
  queue: setting({
    read: optional(directory),
    fallback: undefined,
    rule: 'place',
    help: `folder of the queue of plans, with pending/, current/ and complete/; once it is set, a run moves its plan there; \`ralph run --queue\` takes ${usualQueue} without it`,
    example: 'plans',
  }),
  'queue-base': setting({
    read: oneOf('base', 'previous'),
    fallback: 'base',
    rule: 'job',
    help: 'where the next plan of the queue begins. base: on the base; previous: on the work of the plan before it, while that is not merged',
    example: 'previous',
  }),
  'queue-failed': setting({
    read: oneOf('stop', 'pass'),
    fallback: 'stop',
    rule: 'job',
    help: 'what a plan that ended stuck, blocked, failed or over its budget does to its queue. stop: nothing else begins; pass: the next plan does',
    example: 'pass',
  }),
  'on-complete': setting({
    read: oneOf('pull-request', 'merge', 'none'),
    fallback: 'pull-request',
    rule: { weakens: (before, after) => after === 'merge' && before !== 'merge' },
    help: "what becomes of a complete run on GitHub. pull-request: it is ready for review; merge: it is merged once the server's required checks have passed on exactly its commit; none: there is no pull request",
    example: 'merge',
  }),
  'branch-prefix': setting({
    read: optional(branchPrefix),
    fallback: undefined,
    rule: 'place',
    help: 'what the work branch of a plan without `branch` begins with; default: ralph/work/',
    example: 'feat/',
  }),
} as const
