import { expect, test, vi } from 'vitest'
import { mask } from '../../src/entry/action/context/step-context.ts'

test('a secret of several lines is hidden line by line, and none of it is said besides', () => {
  const said: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  mask('-----BEGIN KEY-----\r\nabc%def\n\nghi\n')
  vi.restoreAllMocks()
  expect(said.join('')).toBe('::add-mask::-----BEGIN KEY-----\n::add-mask::abc%25def\n::add-mask::ghi\n')
})
