import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RalphError } from '../../../src/core/error/error.ts'
import { skillPath, templatePaths } from '../../../src/core/prompt/overrides.ts'
import { Handoff } from '../../../src/schema/agent/handoff.ts'

const read = (name: string) => readFileSync(new URL(`../../../templates/prompt/${name}.md`, import.meta.url), 'utf8')

test('seed C5: the first iteration is told about the project it is in, and nothing about ralph', () => {
  const text = read('first-iteration')
  expect(text).not.toMatch(/ralph|bats|orchestrat/i)
  expect(text).toMatch(/README/)
  expect(text).toMatch(/tests/)
})

test('the output instructions name only fields that the handoff has', () => {
  const fields = Object.keys(Handoff.shape)
  const named = Array.from(read('output-instructions').matchAll(/`([a-z]+_[a-z_]+)/g), ([, field]) => field ?? '')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((field) => !fields.includes(field))).toEqual([])
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
