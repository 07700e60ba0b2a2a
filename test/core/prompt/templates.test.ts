import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RalphError } from '../../../src/core/error/error.ts'
import { askForNote } from '../../../src/core/handoff/progress-note.ts'
import { refuseLongTemplates, skillPath, templatePaths } from '../../../src/core/prompt/overrides.ts'
import { Handoff, handoffJsonSchema } from '../../../src/schema/agent/handoff.ts'

const read = (name: string) => readFileSync(new URL(`../../../templates/prompt/${name}.md`, import.meta.url), 'utf8')

test('seed C5: the first iteration is told about the project it is in, and nothing about ralph', () => {
  const text = read('first-iteration')
  expect(text).not.toMatch(/ralph|bats|orchestrat/i)
  expect(text).toMatch(/README/)
  expect(text).toMatch(/tests/)
})

test('our instructions for the answer have at most 1,200 characters and name only fields that the handoff has', () => {
  const text = [read('output-instructions'), askForNote].join('\n\n')
  expect(text.length).toBeLessThanOrEqual(1_200)
  const fields = Object.keys(Handoff.shape)
  const named = Array.from(text.matchAll(/`([a-z]+_[a-z_]+)/g), ([, field]) => field ?? '')
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((field) => !fields.includes(field))).toEqual([])
})

test('what belongs into a field of the handoff is said in its schema', () => {
  const { properties } = handoffJsonSchema() as { properties: Record<string, { description?: string }> }
  const silent = Object.keys(properties).filter((name) => (properties[name]?.description ?? '').length < 10)
  expect(silent).toEqual([])
})

test('ralph’s own templates are short; a person’s are refused above half of the budget, in which they are never cut', () => {
  const at = { maxChars: 4_000, setting: 'context-budget' }
  const mine = (chars: number) => ({ path: '.ralph/templates/output-instructions.md', text: 'x'.repeat(chars) })
  refuseLongTemplates([mine(2_000), { path: null, text: 'x'.repeat(9_000) }], at)
  expect(() => refuseLongTemplates([mine(2_001)], at)).toThrow(
    expect.objectContaining({
      code: 'TEMPLATE_TOO_LONG',
      message: '.ralph/templates/output-instructions.md has 2,001 characters, more than half of a prompt (2,000).',
      hint: 'Shorten it, or raise `context-budget`.',
    }),
  )
})

test.each(Object.keys(templatePaths))('the template %s is there, short, and without a section header', (name) => {
  expect(read(name).length).toBeLessThan(3_200)
  expect(read(name)).not.toMatch(/^#/m)
})

test('D6: the name of a skill is no path', () => {
  expect(skillPath('api-style')).toBe('.ralph/skills/api-style.md')
  for (const name of ['../x', 'a/b', '', '.', '..', '*', 'a b', 'a\0', '-x']) {
    expect(() => skillPath(name)).toThrow(RalphError)
  }
})
