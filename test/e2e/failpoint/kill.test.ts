import { test } from 'vitest'
import { type FailpointName, failpointNames } from '../../../src/adapter/failpoint.ts'
import { expectConverges } from '../../support/failpoint-case.ts'

/** Before, between and after the two pushes of an iteration, and one moment of each other kind. */
const dozen: readonly FailpointName[] = [
  'state.commit',
  'state.commit-written',
  'state.commit-pushed',
  'work.written',
  'remote.push-both',
  'remote.pushed-both',
  'store.initialised',
  'inbox.forget',
  'workspace.emptied',
  'workspace.staged',
  'agent.started',
  'check.ended',
]

const name = 'P1, P5–P9, P11, P16: killed at %s, the run converges'

test.each(dozen)(name, (point) => expectConverges(point, 'kill'))

const others = failpointNames.filter((point) => !dozen.includes(point))
test.each(others)(name, { tags: 'thorough/point' }, (point) => expectConverges(point, 'kill'))
