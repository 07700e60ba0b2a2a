import { test } from 'vitest'
import { failpointNames } from '../../../src/adapter/failpoint.ts'
import { expectConverges } from '../../support/failpoint-case.ts'

const name = 'P18: where %s throws, the run converges'
const smoke = 'work.written'

test.each([smoke] as const)(name, (point) => expectConverges(point, 'throw'))

const others = failpointNames.filter((point) => point !== smoke)
test.each(others)(name, { tags: 'thorough/point' }, (point) => expectConverges(point, 'throw'))
