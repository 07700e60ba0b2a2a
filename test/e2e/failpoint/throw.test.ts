import { test } from 'vitest'
import { failpointNames } from '../../../src/adapter/failpoint.ts'
import { expectConverges } from '../../support/failpoint-case.ts'

test.each(failpointNames)('P18: where %s throws, the run converges', (name) => expectConverges(name, 'throw'))
