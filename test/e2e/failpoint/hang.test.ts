import { test } from 'vitest'
import { failpointNames } from '../../../src/adapter/failpoint.ts'
import { expectConverges } from '../../support/failpoint-case.ts'

test.each(failpointNames)('P1, P2: where the engine stands still at %s until it is killed, the run converges', (name) =>
  expectConverges(name, 'hang'),
)
