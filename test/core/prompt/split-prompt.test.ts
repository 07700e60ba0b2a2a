import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderPrompt, section, sectionSizes } from '../../../src/core/prompt/section.ts'

test('the sections of a prompt as it was sent are those that it was made of', () => {
  const names = fc.uniqueArray(fc.constantFrom('Current Task', 'Failure Context', 'Skills', 'Previous Handoff'))
  const body = fc.string().map((text) => text.replace(/^## /gm, '### '))
  fc.assert(
    fc.property(names, body, (chosen, text) => {
      const sections = chosen.map((name) => section(name as 'Skills', text))
      const sizes = sectionSizes(renderPrompt(sections))
      expect(sizes.map(({ name }) => name)).toEqual(chosen)
      const all = new TextEncoder().encode(renderPrompt(sections)).length
      expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(all)
    }),
  )
})
