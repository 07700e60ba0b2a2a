import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import { expect, onTestFinished, test } from 'vitest'
import { formerNames, settings } from '../../../src/core/config/table/settings.ts'
import { handoffJsonSchema } from '../../../src/schema/agent/handoff.ts'

const published = resolve('schemas')
const read = (name: string) => JSON.parse(readFileSync(join(published, `${name}.schema.json`), 'utf8'))

/** Every object inside a JSON value. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner]
}

test('the published schemas are what the script writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-schemas-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  execFileSync(process.execPath, [resolve('scripts/json-schema.ts')], { cwd: folder })
  const written = readdirSync(join(folder, 'schemas')).sort()
  expect(readdirSync(published).sort()).toEqual(written)
  for (const name of written) {
    expect(readFileSync(join(published, name), 'utf8'), `${name}: run \`npm run schema\``).toBe(
      readFileSync(join(folder, 'schemas', name), 'utf8'),
    )
  }
})

test('the handoff schema is draft-07 and names no format: the CLI would silently give no structured output', () => {
  expect(read('handoff')).toEqual(handoffJsonSchema())
  expect(handoffJsonSchema().$schema).toBe('http://json-schema.org/draft-07/schema#')
  // A property may be called `format`; a keyword of that name has a text.
  expect(objectsIn(handoffJsonSchema()).filter((one) => typeof one['format'] === 'string')).toEqual([])
})

test.each(['handoff', 'plan', 'config', 'cassette', 'recording'])('the %s schema compiles', (name) => {
  expect(() => new Ajv({ strict: false }).compile(read(name))).not.toThrow()
})

test('the least handoff and the least plan are valid, and what lacks a needed field is not', () => {
  const handoff = new Ajv().compile(read('handoff'))
  expect(handoff({ summary: 's', freeform: 'f' })).toBe(true)
  expect(handoff({ summary: 's' })).toBe(false)
  const plan = new Ajv({ strict: false }).compile(read('plan'))
  expect(plan({ tasks: [{ id: 'A', title: 'a' }] })).toBe(true)
  expect([plan({ tasks: [] }), plan({ tasks: [{ id: '../A', title: 'a' }] })]).toEqual([false, false])
})

test('the configuration schema names every setting, and the former ones as such', () => {
  const { properties } = read('config')
  expect(Object.keys(properties)).toEqual([...Object.keys(settings), ...formerNames.keys()])
  for (const name of formerNames.keys()) expect(properties[name]).toMatchObject({ deprecated: true })
})
