import { branchNameFault } from '../../ref/branch-name.ts'
import { defaultQueue } from '../../ref/queue-paths.ts'
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
    help: `the folder of the plan queue, with pending/, current/ and complete/; once set, a run moves its plan file between them; \`ralph run --queue\` defaults to ${defaultQueue}`,
    example: 'plans',
  }),
  'queue-base': setting({
    read: oneOf('base', 'previous'),
    fallback: 'base',
    rule: 'job',
    help: 'where the next plan of the queue starts. base: on the base; previous: on the work of the plan before it, while that is not merged',
    example: 'previous',
  }),
  'queue-failed': setting({
    read: oneOf('stop', 'pass'),
    fallback: 'stop',
    rule: 'job',
    help: 'what the queue does after a plan that is stuck, blocked, failed or over its budget. stop: no other plan starts; pass: the next plan starts',
    example: 'pass',
  }),
  'on-complete': setting({
    read: oneOf('pull-request', 'merge', 'none'),
    fallback: 'pull-request',
    rule: { weakens: (before, after) => after === 'merge' && before !== 'merge' },
    help: 'what happens to a complete run on GitHub. pull-request: its pull request is marked ready for review; merge: it is merged once the required checks have passed on exactly its commit; none: no pull request is opened',
    example: 'merge',
  }),
  'branch-prefix': setting({
    read: optional(branchPrefix),
    fallback: undefined,
    rule: 'place',
    help: "the first part of the work branch's name for a plan without `branch`; default: ralph/work/",
    example: 'feat/',
  }),
} as const
