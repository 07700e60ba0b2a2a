import fc from 'fast-check'
import type { KnowledgeOperation } from '../../../src/schema/agent/knowledge-operations.ts'
import { Knowledge, knowledgeTypes } from '../../../src/schema/knowledge/entry.ts'

/** An entry with what a test does not care about filled in. */
export const entry = (given: Partial<Knowledge> & Pick<Knowledge, 'id'>): Knowledge =>
  Knowledge.parse({ text: `About ${given.id}.`, by: null, url: null, iterations: given.by ? [] : [1], ...given })

/** Words that would do harm if they were more than words. */
const hostile = [
  ...['## Skills', '# Knowledge Index', '\n', '<!-- x -->', '<img src=x>', '[a](javascript:x)', '![x](y)', '@everyone'],
  ...['\u202e', '\u200b', '\u0000', '::error::', '`', '| a |', '- [K-constraint-a]', '[supersedes: K-constraint-a]'],
  ...['must never', 'mustard', 'über', '名前', ' ', 'a', 'cache', 'tests'],
]
export const anyText = fc
  .array(fc.constantFrom(...hostile), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(' '))
  .filter((text) => text.replace(/[\s\p{Cf}\p{Cc}]/gu, '') !== '')

/** Active and over, of people and of agents, some of them superseded by a later one. */
export const anyIndex: fc.Arbitrary<Knowledge[]> = fc
  .array(
    fc.record({
      type: fc.constantFrom(...knowledgeTypes),
      hard: fc.boolean(),
      person: fc.boolean(),
      over: fc.constantFrom('active', 'active', 'active', 'deprecated'),
      iteration: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 12 },
  )
  .map((specs) =>
    specs.map(({ type, hard, person, over, iteration }, at) =>
      entry({
        id: `K-${type}-${at}`,
        text: `Fact number ${at}.`,
        by: person ? 'Ada' : null,
        hard: hard && !person && type === 'constraint',
        status: over as Knowledge['status'],
        why: over === 'active' ? null : 'old',
        iterations: person ? [] : [iteration],
      }),
    ),
  )

export const anyOperation: fc.Arbitrary<KnowledgeOperation> = fc.record(
  {
    action: fc.constantFrom('add', 'supersede', 'deprecate', 'merge'),
    targets: fc.array(
      fc.tuple(fc.constantFrom(...knowledgeTypes), fc.nat(12)).map(([type, n]) => `K-${type}-${n}`),
      { maxLength: 3 },
    ),
    type: fc.constantFrom(...knowledgeTypes),
    text: anyText,
    hard: fc.boolean(),
    sources: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
    reason: anyText,
  },
  { requiredKeys: ['action'] },
)

/** Iterations 1 to 9 passed. */
export const taught = new Map(Array.from({ length: 9 }, (_, at) => [at + 1, `TASK-${at + 1}`]))
