import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isActive, superseded } from '../../../src/core/knowledge/entry.ts'
import {
  indexFileLine,
  indexFileText,
  maxFileLineChars,
  numberedIds,
  withIndexFile,
} from '../../../src/core/knowledge/index-file.ts'
import { anyIndex, entry } from './any-index.ts'

const hard = entry({ id: 'K-constraint-a', text: 'The API must stay.', hard: true, iterations: [7, 12] })
const person = entry({ id: 'K-decision-p', text: 'Green is fine.', by: 'Ada' })
const old = superseded(entry({ id: 'K-decision-o', text: 'Red is fine.' }), 'K-decision-p')
const gotcha = entry({ id: 'K-gotcha-g', text: 'Tests need a clock.', iterations: [3] })
const index = [old, gotcha, hard, person]

test('the file has every entry in force, with its number, who says so, and whether it is hard', () => {
  const text = indexFileText(index, ['K-constraint-a'])
  expect(text).toContain('3 entries in force.')
  expect(text).toContain('Your prompt has numbers 1 to 1.')
  expect(text).toContain('## Constraints\n\n- [1] hard: The API must stay. (an agent, iteration 7, 12)\n')
  expect(text).toContain('- [4] Green is fine. (a person)\n')
  expect(text).toContain('- [3] Tests need a clock. (an agent, iteration 3)\n')
  expect(text).not.toContain('Red is fine')
})

test('the line of the prompt names the file, its size, and what is only there', () => {
  expect(indexFileLine([old], [])).toBe('')
  expect(indexFileLine(index, [hard, person, gotcha])).toBe(
    'The whole index is in the file $RALPH_KNOWLEDGE_FILE (read-only, 3 entries, about 1 kB).',
  )
  expect(indexFileLine(index, [person])).toContain(
    ' 2 entries (1 hard constraint among them) that seem less relevant to this task are only there.',
  )
  const path = `/${'x'.repeat(140)}/$&.md`
  const sent = withIndexFile(indexFileLine(index, [person]), path)
  expect(sent).toContain(`in the file ${path} (`)
  expect(sent.length).toBeLessThanOrEqual(maxFileLineChars(index))
})

test('B8: a number means the same entry in the file and to whoever reads the answer, also when the index has grown since', () => {
  fc.assert(
    fc.property(anyIndex, fc.array(fc.nat()), anyIndex, (entries, picks, later) => {
      const active = entries.filter(isActive)
      const shown = [...new Set(picks.flatMap((pick) => active[pick % active.length]?.id ?? []))]
      const text = indexFileText(entries, shown)
      const known = new Set(entries.map(({ id }) => id))
      const grown = [...entries, ...later.filter(({ id }) => !known.has(id))]
      const ids = numberedIds(grown, shown, entries.length)
      expect(ids).toHaveLength(entries.length)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { id } of active) expect(text).toContain(`- [${ids.indexOf(id) + 1}]`)
      expect(text.match(/^- \[\d+\]/gm) ?? []).toHaveLength(active.length)
    }),
  )
})
