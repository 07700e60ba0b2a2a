import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueWords } from '../../../src/core/text/issue-words.ts'

const wrong: readonly unknown[] = [
  ...[undefined, null, 0, -1, 1.5, 1e9, Number.NaN, true, '', 'x', 'x'.repeat(300), '../x', 'a\nb'],
  ...[[], [null], [{}], [[]], {}, { a: 1 }, { to: 'x' }, { type: 'x' }],
]

/** What zod says by itself. */
const fallback =
  /Invalid|expected (?:string|number|array|object|nonoptional|record)|received|Too (?:small|big)|Unrecognized|undefined/

const schemas = await Promise.all(
  globSync('src/schema/**/*.ts').map(async (file) => ({
    file,
    shapes: Object.entries((await import(resolve(file))) as Record<string, unknown>).filter(
      (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
    ),
  })),
)
const all = schemas.flatMap(({ file, shapes }) => shapes.map(([name, shape]) => [`${file}: ${name}`, shape] as const))

test('there are schemas', () => expect(all.length).toBeGreaterThan(60))

/** A value of the shape with other values in its fields. */
const broken = (shape: z.ZodType): unknown[] => {
  const fields = shape instanceof z.ZodObject ? Object.keys(shape.shape as object) : []
  const whole = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]))
  return [...wrong, ...wrong.map(whole), ...wrong.map((value) => [whole(value)]), { ...whole(1), unknown: 1 }]
}

test.each(all)('no text that a validator falls back to reaches a person: %s', (_, shape) => {
  for (const value of broken(shape))
    for (const issue of shape.safeParse(value).error?.issues ?? []) {
      const words = issueWords(issue, value)
      expect(words.replace(/found .*$/s, 'found'), JSON.stringify([issue, value])).not.toMatch(fallback)
      expect(words.length).toBeLessThan(500)
    }
})

test('any value in the place of any schema is told in these words', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.anything(), ([, shape], value) => {
      for (const issue of shape.safeParse(value).error?.issues ?? [])
        expect(issueWords(issue, value).replace(/found .*$/s, 'found')).not.toMatch(fallback)
    }),
    { numRuns: 300 },
  )
})

test.each<[z.ZodType, unknown, string]>([
  [z.object({ a: z.string() }), {}, 'is missing'],
  [z.object({ a: z.string() }), { a: 3 }, 'must be a text; found 3'],
  [z.object({ a: z.int() }), { a: 1.5 }, 'must be a whole number; found 1.5'],
  [z.object({ a: z.array(z.string()).min(1) }), { a: [] }, 'must be a list that is not empty; found an empty list'],
  [z.object({ a: z.enum(['b', 'c']) }), { a: 'd' }, 'must be one of b, c; found "d"'],
  [z.object({ a: z.union([z.string(), z.number()]) }), { a: true }, 'must be a text or a number; found true'],
  [z.strictObject({}), { b: 1 }, 'has fields that are not known: b'],
  [z.object({ a: z.number().positive() }), { a: 0 }, 'must be a number above 0; found 0'],
  [z.string().refine(() => false, 'write a name'), 'x', 'write a name'],
])('%# says what is wrong and what is expected', (shape, value, words) => {
  const [issue] = shape.safeParse(value).error?.issues ?? []
  expect(issue && issueWords(issue, value)).toBe(words)
})
