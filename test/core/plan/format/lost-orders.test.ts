import { describe, expect, test } from 'vitest'
import { readPlan } from '../../../../src/core/plan/format/formats.ts'
import { encode } from '../make-plan.ts'

const read = (file: string, text: string) => {
  const { plan, findings } = readPlan({ file, bytes: encode(text) })
  return { plan, named: findings.filter(({ code }) => !/NO_DESCRIPTION|NO_CRITERIA/.test(code)) }
}

const queue = (below: string, own = '') =>
  `# Plan: Kiln\n\n## Tasks\n\n### T1: Buy clay\n**Status:** open\n\n### T2: Fire\n${own}**Status:** open\n\n${below}\n\n### T3: Sell\n**Status:** open\n`
const headings = (below: string, own = '') =>
  `# Kiln\n\n## Task 1: Buy clay\nBuy.\n\n## Task 2: Fire\n${own}Fire.\n\n${below}\n\n## Task 3: Sell\nDepends on: none\n\nSell.\n`

describe('I11: an order that no reader takes is an error that says what to write', () => {
  test.each([
    '### Requires\nT1',
    '### Depends on\n\n- T1',
    '### **Requires:**\nT1',
    '## Requires\nT1',
    '| Field | Value |\n|---|---|\n| Requires | T1 |',
    '| Requires | T1 |\n|---|---|',
    '| **Depends on** | Effort |\n|---|---|\n| `T1` | 3h |',
    'Requires | Effort\n--- | ---\nT1 | 3h',
    '| Requires | T1 |',
    '- A list\n\n  | Requires | T1 |\n  |---|---|',
  ])('a queue: %j', (below) => {
    const { plan, named } = read('kiln.md', queue(below))
    expect(plan, below).toBeUndefined()
    expect(named).toMatchObject([{ severity: 'error', code: 'PLAN_UNPLACED' }])
    expect(named[0]?.message).toContain('T2')
    expect(named[0]?.remedy).toContain('"**Requires:** T1"')
  })

  test.each([
    '## Requires\nTask 3',
    '## Blocked by\n\n- Task 3',
    '| Requires | Task 3 |\n|---|---|',
    '| Needs |\n|---|\n| Task 3 |',
  ])('headings that are tasks: %j', (below) => {
    const { plan, named } = read('kiln.md', headings(below))
    expect(plan, below).toBeUndefined()
    expect(named).toMatchObject([{ severity: 'error', code: 'PLAN_UNPLACED' }])
    expect(named[0]?.remedy).toContain('"Depends on: Task 3"')
  })

  test('a table of all tasks: only the row is named whose task would not wait', () => {
    const table =
      '## Overview\n\n| Task | Title | Depends on |\n|---|---|---|\n| T1 | Buy clay | — |\n| T2 | Fire | T1 |\n| T3 | Sell | T1, T2 |\n'
    const { named } = read('kiln.md', `${queue('Text.', '**Requires:** T1\n')}\n${table}`)
    expect(named.map(({ message, remedy }) => `${message} ${remedy}`)).toEqual([
      'This row of a table says that T3 waits for T1, T2, and nothing reads it, so T3 would not wait. Write "**Requires:** T1, T2" right below the title of T3, or remove the row.',
    ])
  })

  test('a box that waits for one below it', () => {
    const text = '# Chores\n\n- [ ] T1: Sweep\n\n  | Requires | T2 |\n  |---|---|\n- [ ] T2: Water\n'
    expect(read('chores.md', text).named).toMatchObject([{ severity: 'error', code: 'PLAN_UNPLACED' }])
  })
})

describe('what says nothing new, or names no task, stays context', () => {
  test.each([
    '### Requires\nT1',
    '| Requires | T1 |\n|---|---|',
    '| Task | Requires |\n|---|---|\n| T2 | T1 |\n| T3 | none |',
  ])('a queue whose field says the same: %j', (below) => {
    expect(read('kiln.md', queue(below, '**Requires:** T1\n'))).toMatchObject({
      named: [],
      plan: { tasks: [{}, {}, {}] },
    })
  })

  test.each([
    '### Requires\nNode 20',
    '### Requires\nA kiln of 1200 degrees, see T1.',
    '### Dependencies\n\n- node20\n- clay3',
    '### Notes\nT1',
    '| Requires | Node 20 |\n|---|---|',
    '| Requires | Effort |\n|---|---|\n| clay | 3h |',
    '| After | Before |\n|---|---|\n| x = T1 | y |',
    'a | b\nRequires | nothing',
    '```\n| Requires | T1 |\n```',
    '<!--\n### Requires\nT1\n-->',
  ])('a queue: %j', (below) => {
    expect(read('kiln.md', queue(below)).named).toEqual([])
  })

  test.each(['## Requires\nTask 1', '| Requires | Task 1 |\n|---|---|'])(
    'headings, each of which waits for the one before it: %j',
    (below) => {
      expect(read('kiln.md', headings(below)).named).toEqual([])
    },
  )

  test('boxes that wait for those above them anyway', () => {
    const text =
      '# Chores\n\n- [ ] T1: Sweep\n- [ ] T2: Water\n\n  | Requires | T1 |\n  |---|---|\n\n### Requires\nT1\n'
    expect(read('chores.md', text).named).toEqual([])
  })
})
