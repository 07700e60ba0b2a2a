import { test } from 'vitest'
import { failpointNames } from '../../../src/adapter/failpoint.ts'
import { expectConverges } from '../../support/failpoint-case.ts'

test.each(failpointNames)('P1, P5–P9, P11, P16: killed at %s, the run converges', (name) =>
  expectConverges(name, 'kill'),
)
