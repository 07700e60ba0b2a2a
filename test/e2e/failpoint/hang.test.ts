import { test } from 'vitest'
import { failpointNames } from '../../../src/adapter/failpoint.ts'
import { expectConverges } from '../../support/failpoint-case.ts'

const name = 'P1, P2: where the engine stands still at %s until it is killed, the run converges'
const smoke = 'state.commit-written'

test.each([smoke] as const)(name, (point) => expectConverges(point, 'hang'))

const others = failpointNames.filter((point) => point !== smoke)
test.each(others)(name, { tags: 'thorough/point' }, (point) => expectConverges(point, 'hang'))
