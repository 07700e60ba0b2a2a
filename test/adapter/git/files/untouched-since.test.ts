import { join } from 'node:path'
import { expect, test } from 'vitest'
import { untouchedMarker } from '../../../../src/adapter/git/workspace/environment-watch.ts'
import { tempDir } from '../../../support/git-repositories.ts'

test('a workspace is untouched while only the base was laid out in it and no agent came; another engine knows it too', () => {
  const marker = join(tempDir(), 'state', 'entrusted')
  const here = untouchedMarker(marker, { commit: 'base' })
  here.recordCheckout('base')
  expect([here.isUntouched('base'), here.isUntouched('work')]).toEqual([true, false])
  here.markTouched()
  expect(here.isUntouched('base')).toBe(false)
  expect(untouchedMarker(marker, { commit: 'base' }).isUntouched('base')).toBe(false)
  here.reset()
  expect(here.isUntouched('base')).toBe(true)
  here.recordCheckout('work')
  here.recordCheckout('base')
  expect(here.isUntouched('base')).toBe(false)
})
