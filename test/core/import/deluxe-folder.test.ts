import { describe, expect, test } from 'vitest'
import { handoffNumber, readDeluxeFolder } from '../../../src/core/import/deluxe-folder.ts'
import { seedFolder } from '../../support/seed-folder.ts'

const read = (more: Record<string, string | undefined> = {}) => {
  const files = Object.entries({ ...seedFolder, ...more })
  return readDeluxeFolder(new Map(files.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]))))
}
const folderOf = (more: Record<string, string | undefined> = {}) => {
  const found = read(more)
  if ('findings' in found) throw new Error(found.findings.join('\n'))
  return found.folder
}
const findingsOf = (more: Record<string, string>) => {
  const found = read(more)
  return 'findings' in found ? found.findings : []
}

test('a whole folder: its numbers, handoffs, index, progress, hints and settings', () => {
  const folder = folderOf()
  expect(folder.iteration).toBe(12)
  expect([...folder.handoffs.keys()]).toEqual([11, 12])
  expect(folder.handoffs.get(12)).toMatchObject({ summary: 'Added the cache.', confidence_level: 'low' })
  expect(folder.taskOf.get(12)).toBe('TASK-2')
  expect(folder.compaction).toEqual({ through: 10, iterations: 2, bytes: 900 })
  expect(folder.hints).toEqual(['Use the small model.'])
  expect(folder.progress).toMatchObject([{ task_id: 'TASK-1', iteration: 11, files_total: 1 }])
  expect(folder.conf?.values.map(({ setting }) => setting)).toContain('strategy')
  expect(folder.memory).toContain('listens on 8080')
  expect(folder.remarks).toEqual(['knowledge-index.md:16 is not an entry of the index'])
})

test('the index: ids, sources, what is hard, and what was superseded or deprecated', () => {
  const entries = folderOf().knowledge
  expect(entries.map(({ id, status, hard, iterations, from }) => [id, status, hard, iterations, from])).toEqual([
    ['K-constraint-api', 'superseded', true, [3], 'ralph-deluxe'],
    ['K-constraint-api-v2', 'active', true, [7, 8], 'ralph-deluxe'],
    ['K-constraint-mustard-is-no-rule', 'active', false, [], 'ralph-deluxe'],
    ['K-gotcha-clock', 'active', false, [9], 'ralph-deluxe'],
    ['K-pattern-only-in-json', 'deprecated', false, [5], 'ralph-deluxe'],
  ])
  expect(entries[1]?.text).toBe('The API of v2 must not change.')
})

test('an older handoff without the two texts of today takes them from what it has', () => {
  const old = JSON.stringify({ task_completed: { task_id: 'T', summary: 'Did T.', fully_complete: true } })
  expect(folderOf({ 'handoffs/handoff-011.json': old }).handoffs.get(11)).toMatchObject({
    summary: 'Did T.',
    freeform: 'Did T.',
  })
})

describe('all that is wrong is told at once, with file and line', () => {
  test('over several files', () => {
    const findings = findingsOf({
      'state.json': '{\n  "current_iteration": "twelve"\n}',
      'handoffs/handoff-011.json': '{\n  "summary": "x",\n}',
      'knowledge-index.json': '[\n  {"iteration": 1},\n  {"task": "T"}\n]',
      'progress-log.json': '{"entries": [\n  {"task_id": "T"}\n]}',
    })
    expect(findings.map((text) => text.split(': ')[0])).toEqual([
      'state.json:2 current_iteration',
      'handoffs/handoff-011.json:3',
      'progress-log.json:2 entries[0].iteration',
      'progress-log.json:2 entries[0].timestamp',
      'knowledge-index.json:3 [1].iteration',
    ])
  })

  test('a folder of something else', () => {
    expect(readDeluxeFolder(new Map())).toEqual({ findings: [expect.stringContaining('not a .ralph folder')] })
  })
})

test.each([
  ['handoffs/handoff-001.json', 1],
  ['handoffs/handoff-1234.json', 1234],
  ['handoffs/handoff-abc.json', undefined],
  ['handoffs/handoff-001.json.bak', undefined],
])('%s has the number %s', (name, number) => {
  expect(handoffNumber(name)).toBe(number)
})
