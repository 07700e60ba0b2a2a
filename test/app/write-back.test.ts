import { expect, test } from 'vitest'
import { readPlan } from '../../src/core/plan/format/formats.ts'
import type { Plan } from '../../src/schema/plan/plan.ts'
import { expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'

const queue = `# Plan: Feeds

## Tasks

### T1: Parse
**Requires:** —
**Status:** open

**Done when:**
- [ ] it parses

**Subtasks:**
1. [ ] Atom
2. [ ] RSS

### T2: Store   <!-- kept -->
**Requires:** T1
**Status:** open

## Discovered
`

const planIn = (file: string, text: string): Plan =>
  readPlan({ from: 'file', file, bytes: new TextEncoder().encode(text) }).plan ?? expect.unreachable('no plan')

function at(file: string, text: string, given: Partial<Parameters<typeof world>[0]> = {}): World {
  const here = world({ plan: planIn(file, text), files: { [file]: text }, ...given })
  const { run, begin, finish } = here
  const job = { document: file, planFile: file, planAtTop: file, steeringFiles: [file] }
  return Object.assign(here, {
    run: (orders = {}) => run({ job, ...orders }),
    begin: (orders = {}) => begin({ job, ...orders }),
    finish: (orders: Parameters<typeof finish>[0]) => finish({ job, ...orders }),
  })
}

test('the commit of a task ticks it in the plan, and the checks see the tick', async () => {
  const seen: (string | undefined)[] = []
  const here = at('plan.md', queue, {
    check: ({ files }) => {
      seen.push(files.get('plan.md'))
      return true
    },
  })
  const { reason } = await here.run()
  expect(reason).toEqual({ kind: 'complete' })
  const end = queue.replaceAll('open', 'complete').replaceAll('[ ]', '[x]')
  expect(workFiles(here).get('plan.md')).toBe(end)
  const first = queue.replace('open', 'in_progress').replace('1. [ ]', '1. [x]')
  expect(seen.slice(1)).toEqual([first, expect.stringContaining('2. [x] RSS'), end])
  expectSound(here)
})

test('a file outside of the repository stays as it is, and so does one that is not to be written', async () => {
  const off = at('plan.md', queue, { settings: { 'write-back': false } })
  await off.run()
  expect(workFiles(off).get('plan.md')).toBe(queue)
  const outside = at('plan.md', queue)
  await outside.run({ job: { document: null } })
  expect(workFiles(outside).get('plan.md')).toBe(queue)
})

test('what the agent itself writes there fails its attempt', async () => {
  const here = at('plan.md', queue, { script: ({ attempt }) => (attempt === 1 ? { write: { 'plan.md': 'x' } } : {}) })
  await here.run()
  expect(stateOf(here).counts.failed).toBe(3)
  expect(workFiles(here).get('plan.md')).toContain('**Status:** complete')
})

test('an undo takes the tick back, although later ticks stand in the lines beside it', async () => {
  const boxes = '# Tasks\n\n- [ ] A-1: one\n- [ ] A-2: two\n- [ ] A-3: three\n'
  const here = at('todo.md', boxes)
  await here.run({ settings: { 'max-iterations': 2 } })
  expect(workFiles(here).get('todo.md')).toBe(boxes.replace('[ ] A-1', '[x] A-1').replace('[ ] A-2', '[x] A-2'))
  here.tracker.order('undo 1 not so')
  await here.run({ settings: { 'max-iterations': 0 } }).catch(() => undefined)
  expect(workFiles(here).get('todo.md')).toBe(boxes.replace('[ ] A-2', '[x] A-2'))
})
