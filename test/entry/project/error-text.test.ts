import { expect, test } from 'vitest'
import { findingLines } from '../../../src/entry/project/error-text.ts'
import type { Finding } from '../../../src/schema/plan/finding.ts'

const finding = (line: number, code = 'PLAN_NO_CRITERIA'): Finding =>
  ({
    severity: 'warning',
    code,
    line,
    column: 1,
    path: '',
    message: `Task ${line} has none.`,
    remedy: 'Add one.',
  }) as Finding

test('of many warnings of one kind three are shown, and the command that lists the others', () => {
  const many = Array.from({ length: 12 }, (_, index) => finding(index + 1))
  expect(findingLines([...many, finding(40, 'PLAN_TASK_TOO_LARGE')], 'my plan.json')).toEqual([
    'my plan.json:1:1: Task 1 has none. Add one. [PLAN_NO_CRITERIA]',
    'my plan.json:2:1: Task 2 has none. Add one. [PLAN_NO_CRITERIA]',
    'my plan.json:3:1: Task 3 has none. Add one. [PLAN_NO_CRITERIA]',
    "9 more like it; `ralph plan lint 'my plan.json'` lists them. [PLAN_NO_CRITERIA]",
    'my plan.json:40:1: Task 40 has none. Add one. [PLAN_TASK_TOO_LARGE]',
  ])
  expect(findingLines(many.slice(0, 4), 'plan.json')).toHaveLength(4)
})
