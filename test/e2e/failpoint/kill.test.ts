import { test } from 'vitest'
import { type FailpointName, failpointNames } from '../../../src/adapter/failpoint.ts'
import { expectConverges } from '../../support/failpoint-case.ts'

/**
 * Before, between and after the two pushes of an iteration, and one moment of each other kind. In each row a job is killed at
 * the first, the next one, which recovers from that, at the second, and so on.
 */
const dozen: readonly (readonly FailpointName[])[] = [
  ['inbox.forget', 'state.commit', 'state.commit-written', 'state.commit-pushed'],
  ['store.initialised', 'work.written', 'remote.push-both', 'remote.pushed-both'],
  ['workspace.emptied', 'workspace.staged', 'agent.started', 'check.ended'],
]

const name = 'P1, P5–P9, P11, P16: killed at %s, the run converges'

test.each(dozen.map((points) => [points.join(', then at '), points] as const))(name, (_, points) =>
  expectConverges(points, 'kill'),
)

test.each(failpointNames)(name, { tags: 'thorough/point' }, (point) => expectConverges(point, 'kill'))
