import { expect, test } from 'vitest'
import { defaultIndexWhen } from '../../../src/core/knowledge/index-when.ts'
import { indexDue, overlapOf } from '../../../src/core/knowledge/trigger.ts'
import { nothingToIndex } from '../../../src/schema/knowledge/index-file.ts'

const task = {
  title: 'Parse dates',
  description: 'Read ISO dates from text.',
  libraries: [] as string[],
  needs_docs: false,
}
const known = [{ summary: 'Parse dates', freeform: 'I read ISO dates from text.' }]
const at = {
  task,
  iteration: 10,
  handoffs: known,
  compaction: { ...nothingToIndex, iterations: 2, bytes: 100 },
  thresholds: defaultIndexWhen,
}

test('the first trigger that fires counts: metadata, novelty, bytes, periodic', () => {
  const new_ = [{ summary: 'Unrelated', freeform: 'Something else.' }]
  const all = { ...at, handoffs: new_, compaction: { ...at.compaction, bytes: 32_001, iterations: 5 } }
  expect(indexDue({ ...all, task: { ...task, libraries: ['zod'] } })).toBe('task_metadata')
  expect(indexDue({ ...all, task: { ...task, needs_docs: true } })).toBe('task_metadata')
  expect(indexDue(all)).toBe('novelty')
  expect(indexDue({ ...all, handoffs: known })).toBe('bytes')
  expect(indexDue({ ...all, handoffs: known, compaction: { ...all.compaction, bytes: 32_000 } })).toBe('periodic')
  expect(indexDue(at)).toBeUndefined()
})

test('where nothing passed since, nothing is due', () => {
  expect(indexDue({ ...at, task: { ...task, needs_docs: true }, compaction: nothingToIndex })).toBeUndefined()
})

test('B1: after a refusal it is tried again two iterations later, and never in the next one', () => {
  const refused = (iteration: number) =>
    indexDue({ ...at, iteration, compaction: { ...at.compaction, iterations: 5, refused: 1, refused_at: 10 } })
  expect([10, 11].map(refused)).toEqual([undefined, undefined])
  expect(refused(12)).toBeDefined()
})

test('novelty is the share of the task’s words in the newest handoffs, in any script', () => {
  expect(overlapOf(task, known)).toBe(1)
  expect(
    overlapOf({ ...task, title: 'Größe prüfen', description: '' }, [{ summary: 'x', freeform: 'Die Größe ist neu' }]),
  ).toBe(0.5)
  expect(
    overlapOf({ ...task, title: '名前を変える', description: '' }, [{ summary: '名前', freeform: '名前を変える' }]),
  ).toBe(1)
  expect(overlapOf(task, [])).toBeUndefined()
  const half = {
    ...at,
    task: { ...task, title: 'Größe prüfen', description: '' },
    handoffs: [{ summary: 'x', freeform: 'Größe' }],
  }
  expect(indexDue({ ...half, thresholds: { ...at.thresholds, overlap: 0.5 } }), 'only below it').toBeUndefined()
  expect(indexDue({ ...half, thresholds: { ...at.thresholds, overlap: 0.51 } })).toBe('novelty')
  const old = [...Array.from({ length: 3 }, () => ({ summary: 'a', freeform: 'Other things' })), ...known]
  expect(indexDue({ ...at, handoffs: old }), 'only the newest three are looked at').toBe('novelty')
})
