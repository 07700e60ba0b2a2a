import { test } from 'vitest'
import { failpointNames } from '../../../src/adapter/failpoint.ts'
import { expectConverges } from '../../support/failpoint-case.ts'

test.each(failpointNames)('P14: where the disk is full at %s, the run converges', (name) =>
  expectConverges(name, 'enospc'),
)
