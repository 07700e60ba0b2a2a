import { test } from 'vitest'
import { failpointNames } from '../../../src/adapter/failpoint.ts'
import { expectConverges } from '../../support/failpoint-case.ts'

const name = 'P14: where the disk is full at %s, the run converges'
const smoke = 'workspace.staged'

test.each([smoke] as const)(name, (point) => expectConverges(point, 'enospc'))

const others = failpointNames.filter((point) => point !== smoke)
test.each(others)(name, { tags: 'thorough/point' }, (point) => expectConverges(point, 'enospc'))
