import { expect, test } from 'vitest'
import { planName } from '../../../../../src/core/plan/format/read/plan-name.ts'
import { makePlan } from '../../make-plan.ts'

const unnamed = makePlan([{ id: 'A' }])

test('the name in the plan comes first', () => {
  expect(planName(makePlan([{ id: 'A' }], { name: 'shop' }), 'my plan.json')).toBe('shop')
})

test.each([
  ['plan.json', 'plan'],
  ['docs/plans/shop.json', 'shop'],
  ['docs\\plans\\shop.json', 'shop'],
  ['plan.v2.json', 'plan.v2'],
  ['Makeplan', 'Makeplan'],
])('the file %s names the plan %s', (file, name) => {
  expect(planName(unnamed, file)).toBe(name)
})

test.each([
  ['my plan.json', 'my-plan'],
  ['.json', 'json'],
  ['a..b.json', 'a-b'],
  ['-rf.json', 'rf'],
  ['größe.json', 'gro'],
  ['计划.json', 'my-plan'],
  ['a.lock.json', 'a-lock'],
])('%s is refused with a name that would do', (file, suggestion) => {
  expect(() => planName(unnamed, file)).toThrow(
    expect.objectContaining({
      code: 'PLAN_NAME',
      exit: 'data',
      hint: expect.stringContaining(`"name": "${suggestion}`),
    }),
  )
})
