import { join } from 'node:path'
import { expect, test } from 'vitest'
import { untouchedSince } from '../../../../src/adapter/git/workspace/environment-watch.ts'
import { tempDir } from '../../../support/git-repositories.ts'

test('a workspace is untouched while only the base was laid out in it and no agent came; another engine knows it too', () => {
  const marker = join(tempDir(), 'state', 'entrusted')
  const here = untouchedSince(marker, { commit: 'base' })
  here.layOut('base')
  expect([here.isUntouched('base'), here.isUntouched('work')]).toEqual([true, false])
  here.end()
  expect(here.isUntouched('base')).toBe(false)
  expect(untouchedSince(marker, { commit: 'base' }).isUntouched('base')).toBe(false)
  here.begin()
  expect(here.isUntouched('base')).toBe(true)
  here.layOut('work')
  here.layOut('base')
  expect(here.isUntouched('base')).toBe(false)
})
