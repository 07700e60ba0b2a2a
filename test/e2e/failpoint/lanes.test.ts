import { test } from 'vitest'
import type { FailpointName } from '../../../src/adapter/failpoint.ts'
import { expectConverges } from '../../support/failpoint-case.ts'

/** Where lanes differ: a change is captured, composed on what landed, checked there and lands, with others under way. */
const points: readonly FailpointName[] = [
  'agent.ended',
  'workspace.staged',
  'workspace.captured',
  'work.merge',
  'work.merged',
  'work.write',
  'work.written',
  'workspace.reset-tracked',
  'workspace.tracked-reset',
  'check.start',
  'check.ended',
  'state.commit',
  'state.commit-written',
  'state.commit-pushed',
  'remote.push-both',
  'remote.pushed-both',
  'state.read',
]

/** As it is composed, checked and landed. */
const killed: readonly FailpointName[] = ['work.merged', 'check.ended', 'state.commit-written']
/** As a settlement reads what it needs, with facts of others before it. */
const thrown: readonly FailpointName[] = ['state.read']

const ends = [
  ['P20: killed at %s with three in lanes, the run converges', 'kill', killed],
  ['P18: where %s throws with three in lanes, the run converges', 'throw', thrown],
] as const

for (const [name, action, few] of ends) {
  test.each(few)(name, (point) => expectConverges(point, action, { inLanes: true }))
  const others = points.filter((point) => !few.includes(point))
  test.each(others)(name, { tags: 'thorough/point' }, (point) => expectConverges(point, action, { inLanes: true }))
}
