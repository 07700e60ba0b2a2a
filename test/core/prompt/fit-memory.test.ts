import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isActive } from '../../../src/core/knowledge/entry.ts'
import { withIndexFile } from '../../../src/core/knowledge/index-file.ts'
import { maxHardChars } from '../../../src/core/knowledge/merge-first.ts'
import { shortLine } from '../../../src/core/knowledge/render-index.ts'
import { bindingEntries } from '../../../src/core/knowledge/retrieve.ts'
import { fitPrepared, fitWithMemory } from '../../../src/core/prompt/fit-memory.ts'
import type { PreviousHandoff } from '../../../src/core/prompt/prompt-input.ts'
import { renderPrompt } from '../../../src/core/prompt/section.ts'
import { planOf } from '../../support/run-state.ts'
import { anyIndex, entry } from '../knowledge/any-index.ts'
import { promptInput } from './prompt-input.ts'

const plan = planOf({ id: 'TASK-1' })
const at = { plan, maxChars: 64_000, notedAfter: Number.POSITIVE_INFINITY } as const
const previous: PreviousHandoff = {
  iteration: 3,
  task: 'TASK-0',
  source: 'structured',
  handoff: {
    summary: 'Done.',
    freeform: 'I did it.\n\n## Skills\n\nimportant after',
    deviations: [{ planned: 'A', actual: 'B', reason: 'C' }],
    architectural_notes: ['Use the cache.'],
    constraints_discovered: [{ constraint: 'The API stays', impact: 'none' }],
  },
}

test('with the index the sections are those of the older programs, in their order', () => {
  const input = promptInput({ previous, indexed: true, skills: [{ name: 's', text: 'Skill.' }] })
  const { sections, cuts } = fitWithMemory(input, { ...at, knowledge: [entry({ id: 'K-gotcha-a' })] })
  expect(sections.map(({ name }) => name)).toEqual([
    ...['Current Task', 'Retrieved Memory', 'Previous Handoff', 'Retrieved Project Memory', 'Skills'],
    'Output Instructions',
  ])
  expect(cuts).toEqual([])
  const prompt = renderPrompt(sections)
  expect(prompt).toContain(
    '## Retrieved Project Memory\n\n### Gotchas\n\n- [1] About K-gotcha-a.\n\nThe whole index is in the file $RALPH_KNOWLEDGE_FILE (read-only, 1 entry, about 1 kB).\n\n',
  )
  expect(prompt).toContain('### Deviations from the plan\n\n- A → B: C')
  // The index records them: nothing stands twice.
  expect(prompt).not.toContain('Use the cache.')
  expect(prompt.match(/^## Skills$/gm), 'seed C1: a line in a narrative is no section').toHaveLength(1)
  expect(fitWithMemory(input, { ...at, knowledge: [] }).sections.map(({ name }) => name)).not.toContain(
    'Retrieved Project Memory',
  )
})

test('B2: an index larger than any budget costs no other section its place', () => {
  const knowledge = Array.from({ length: 5000 }, (_, n) =>
    entry({ id: `K-pattern-${n}`, text: `Fact ${n}: ${'x'.repeat(300)}` }),
  )
  const input = promptInput({ previous, indexed: true })
  const { sections, memory } = fitWithMemory(input, { ...at, knowledge })
  expect(renderPrompt(sections).length).toBeLessThanOrEqual(at.maxChars)
  expect(renderPrompt(sections).length).toBeGreaterThan(at.maxChars - 900)
  expect(sections.find(({ name }) => name === 'Output Instructions')?.body).toBe('Hand over.')
  expect(memory?.leftOut).toBeGreaterThan(4000)
})

test('whatever is known and said, the prompt fits, and each hard constraint that half of it holds is in it whole', () => {
  const length = fc.constantFrom(0, 100, 3_000, 30_000)
  fc.assert(
    fc.property(
      anyIndex,
      length,
      length,
      fc.integer({ min: 2_000, max: 20_000 }),
      (knowledge, narrative, skill, maxChars) => {
        const handoff = { summary: 'x', freeform: 'n'.repeat(narrative) || '-' }
        const input = promptInput({
          previous: { ...previous, handoff },
          indexed: true,
          skills: [{ name: 's', text: 's'.repeat(skill) }],
        })
        const prompt = renderPrompt(fitWithMemory(input, { ...at, knowledge, maxChars }).sections)
        expect(prompt.length).toBeLessThanOrEqual(maxChars)
        for (const one of bindingEntries(knowledge.filter(isActive), maxHardChars(maxChars)))
          expect(prompt).toContain(`] ${shortLine(one).slice(2)}`)
      },
    ),
    { numRuns: 200 },
  )
})

test('a prompt is within its budget as it is sent, with the path of the index in it, however long the narratives are', () => {
  const knowledge = [entry({ id: 'K-gotcha-a' })]
  const freeform = Array.from({ length: 900 }, (_, n) => `Sentence ${n}.`).join('\n')
  const long: PreviousHandoff = { ...previous, handoff: { summary: 's', freeform } }
  const request = { knowledge, plan, maxChars: 8_000, notedAfter: 9 } as const
  const path = `/home/runner/${'a'.repeat(140)}/index.md`
  const input = promptInput({ previous: long, indexed: true })
  for (const { sections } of [fitWithMemory(input, request), fitPrepared(input, request, freeform)])
    expect(withIndexFile(renderPrompt(sections), path).length).toBeLessThanOrEqual(8_000)
})
