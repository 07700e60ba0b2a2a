import { expect, test } from 'vitest'
import { translateSeedFlags } from '../../../src/entry/run/seed-flags.ts'

test('flags of the program before mean those of this one, and say so in a line each', () => {
  expect(
    translateSeedFlags({ 'review-plan': true, 'review-passes': '3', max: '30', loop: true, 'create-pr': true }),
  ).toEqual({
    values: {
      'plan-review': 'gate',
      'plan-review-passes': '3',
      'max-iterations': '30',
      queue: true,
      'on-complete': 'pull-request',
    },
    notes: [
      '--review-plan is --plan-review gate here.',
      '--review-passes is --plan-review-passes 3 here.',
      '--create-pr is --on-complete pull-request here.',
      '--loop is --queue here.',
      '--max is --max-iterations 30 here.',
    ],
  })
})

test('what is said in both words counts by this program’s, and what was switched off is not said', () => {
  expect(translateSeedFlags({ max: '30', 'max-iterations': '5', loop: false, plan: 'a.md' })).toEqual({
    values: { 'max-iterations': '5', plan: 'a.md' },
    notes: ['--max is --max-iterations 30 here, and --max-iterations 5 counts.'],
  })
})
