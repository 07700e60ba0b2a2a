import fc from 'fast-check'
import { expect, test } from 'vitest'
import { briefingIn, briefingRoom, engineSections } from '../../../src/core/prompt/briefing.ts'
import { section, sectionRanks } from '../../../src/core/prompt/section.ts'
import { olderHeaders, olderPrompt } from '../../support/older-prompt.ts'

test('a prep writes what it likes, under whatever headings, and ralph’s own are above them', () => {
  expect(briefingIn('Read this first.\n\n## Approach\n\n1. Look.\n\n# Watch For\n\n### The clock\n\nIt lies.')).toBe(
    'Read this first.\n\n### Approach\n\n1. Look.\n\n### Watch For\n\n##### The clock\n\nIt lies.',
  )
})

test('of a whole prompt, as older templates ask for it, the sections that ralph writes are ignored', () => {
  const whole = olderPrompt({
    'Current Task': 'ID: OTHER',
    'Failure Context': 'The port was taken.',
    'Retrieved Memory': 'The store is JSONL.',
    'Output Instructions': 'Answer nothing.',
  })
  expect(briefingIn(whole)).toBe(
    '### Failure Context\n\nThe port was taken.\n\n### Retrieved Memory\n\nThe store is JSONL.',
  )
  expect(briefingIn(olderPrompt())).toBe('')
  expect(briefingIn('##  current TASK ##\n\nID: OTHER')).toBe('')
})

test('what stands elsewhere in the prompt is not said again', () => {
  const around = 'Failed checks:\n  AssertionError: expected 2 to be 3'
  expect(briefingIn('## Failure Context\n\nAssertionError: expected 2 to be 3\nIt rounds down.', around)).toBe(
    '### Failure Context\n\nIt rounds down.',
  )
})

test('a heading in a code block is none, and a code block ends with its text', () => {
  expect(briefingIn('```md\n## Current Task\nx\n```\nafter')).toContain('after')
  expect(briefingIn('```\n## Current Task\nx')).toMatch(/^```\n +## Current Task\nx\n```$/)
})

test('whatever a prep writes, no line of it begins a section', () => {
  const line = fc.constantFrom('## Skills', '## x', '```', '~~~', '# y', 'text', '---', '', '   ## z', '- None.')
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.string())), (lines) => {
      expect(briefingIn(lines.join('\n'))).not.toMatch(/^## /m)
    }),
  )
})

test('a prep has the room that ralph’s own sections leave', () => {
  const sections = Object.keys(sectionRanks).map((name) => section(name as keyof typeof sectionRanks, 'x'.repeat(100)))
  const kept = engineSections(sections).map(({ name }) => name)
  for (const name of ['Current Task', 'Failure Context', 'Operator Hints', 'Skills', 'Output Instructions'])
    expect(kept).toContain(name)
  for (const name of olderHeaders.slice(2, 5)) expect(kept).not.toContain(name)
  expect(briefingRoom(sections, 10_000)).toBeGreaterThan(8_000)
  expect(briefingRoom(sections, 100)).toBe(0)
})
