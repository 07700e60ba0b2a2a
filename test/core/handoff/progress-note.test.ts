import { expect, test } from 'vitest'
import { logOf, planOfLog, progressNote, withProgress } from '../../../src/core/handoff/progress-note.ts'

const note = progressNote(
  {
    summary: 'Reads Atom.',
    freeform: 'x',
    constraints_discovered: [{ constraint: 'Dates have\nno zone' }],
    architectural_notes: ['One reader'],
    recommendations: ['Start at feed.js', 'Later'],
  },
  { iteration: 2, task: 'STORY-001' },
)

test('the log of BMAD: completed, learning, note for next', () => {
  const text = withProgress(undefined, { path: 'ralph/progress.txt', plan: 'cart', note, undone: [] })
  expect(text).toBe(`# Progress of cart

## Iteration 2 - STORY-001
Completed: Reads Atom.
Learning: Dates have no zone; One reader
Note for next: Start at feed.js
`)
  const bare = progressNote({ summary: 'Did it.', freeform: 'x' }, { iteration: 3, task: 'STORY-002' })
  const more = withProgress(text, { path: 'ralph/progress.txt', plan: 'cart', note: bare, undone: [] })
  expect(more).toBe(`${text}\n## Iteration 3 - STORY-002\nCompleted: Did it.\n`)
  expect(withProgress(more, { path: 'ralph/progress.txt', plan: 'cart', note: bare, undone: [] })).toBeUndefined()
  const undone = withProgress(more, { path: 'x.txt', plan: 'cart', note: undefined, undone: ['STORY-002'] })
  expect(undone).toBe(`${more}\n## STORY-002 was undone, and is open again\n`)
})

test('the log of a plan queue, and one that another program began', () => {
  const text = withProgress('# Notes\n', { path: 'plan.progress.md', plan: 'feeds', note, undone: [] })
  expect(text).toBe(`# Notes

# Progress: feeds

### Iteration 2: STORY-001
**Completed:** Reads Atom.
**Gotcha:** Dates have no zone; One reader
**Next:** Start at feed.js
`)
  expect(planOfLog(text ?? '')).toBe('feeds')
  expect(planOfLog('# Ralph Progress Log\nStarted: today\n')).toBeUndefined()
})

test.each([
  ['auto', 'Markdown plan', 'plans/search.md', { path: 'plans/search.progress.md', onlyIfPresent: false }],
  ['auto', 'prd.json', 'ralph/prd.json', { path: 'ralph/progress.txt', onlyIfPresent: true }],
  ['auto', 'BMAD', 'docs/sprint-status.yaml', { path: 'docs/progress.txt', onlyIfPresent: true }],
  ['auto', 'Markdown', 'todo.md', undefined],
  ['auto', 'Markdown plan', null, undefined],
  ['none', 'Markdown plan', 'plan.md', undefined],
  ['log.txt', 'plan.json', null, { path: 'log.txt', onlyIfPresent: false }],
])('%s, %s, %s', (setting, format, document, at) => {
  expect(logOf(setting, { format, document })).toEqual(at)
})
