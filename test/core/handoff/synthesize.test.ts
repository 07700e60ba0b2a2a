import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { syntheticHandoff } from '../../../src/core/handoff/synthesize.ts'
import { handoffJsonSchema } from '../../../src/schema/agent/handoff.ts'

const task = { id: 'TASK-1', title: 'Parse dates' }
const change = (path: string) => ({ path, action: 'modified' as const })

test.each([
  [[], ''],
  [[change('a.ts')], 'Done, I think.'],
  [Array.from({ length: 60 }, (_, index) => change(`src/${index}.ts`)), 'x'.repeat(2_000)],
])('a synthetic handoff is valid, says that it is one, and claims nothing (row %#)', (changes, text) => {
  const handoff = syntheticHandoff({ task, changes, text, turns: 3 })
  expect(new Ajv().validate(handoffJsonSchema(), handoff)).toBe(true)
  expect(handoff.freeform).toContain('left no handoff')
  expect(handoff.freeform).toContain('3 turns')
  expect(handoff.task_completed).toEqual({ task_id: 'TASK-1', fully_complete: false })
  expect(handoff.confidence_level).toBe('low')
  expect(handoff.freeform.length).toBeLessThan(2_500)
})

test('it lists the changed files, at most fifty, and the start of what the agent said', () => {
  const changes = Array.from({ length: 53 }, (_, index) => change(`src/${index}.ts`))
  const { freeform, files_touched } = syntheticHandoff({ task, changes, text: '## Done\nAll good.', turns: 1 })
  expect(freeform).toContain('- modified: src/49.ts\n- and 3 more')
  expect(freeform).toContain('#### Done\nAll good.')
  expect(files_touched).toHaveLength(50)
})
