import { expect, test } from 'vitest'
import { readPlan } from '../../../../../src/core/plan/format/formats.ts'
import { encode } from '../../make-plan.ts'

const boxes = (...items: readonly string[]): string => `# Chores\n\n${items.map((item) => `- [ ] ${item}\n`).join('')}`

const orders = (text: string): (readonly string[])[] | undefined =>
  readPlan({ file: 'chores.md', bytes: encode(text) }).plan?.tasks.map(({ depends_on }) => depends_on)

test('each check box waits for the one before it', () => {
  expect(orders(boxes('T1: Sweep', 'T2: Water', 'T3: Fold'))).toEqual([[], ['T1'], ['T2']])
})

// "Depends on: none" below a box was dropped: the plan stayed a chain, and nothing could be made beside it.
test.each([
  'T3: Fold (after nothing)',
  'T3: Fold\n  Depends on: none',
  'T3: Fold\n  - Depends on: –',
  'T3: Fold (depends on: none)',
])('I11: a box that says that it waits for none waits for none: %j', (item) => {
  expect(orders(boxes('T1: Sweep', 'T2: Water', item))).toEqual([[], ['T1'], []])
})

test.each(['T3: Fold (after T1)', 'T3: Fold\n  Depends on: T1'])(
  'a box waits for the box above that it names: %j',
  (item) => {
    expect(orders(boxes('T1: Sweep', 'T2: Water', item))).toEqual([[], ['T1'], ['T1']])
  },
)

// "(after 1)" was dropped without a word, and so was "(after Task 1)", which the documents name.
test.each([
  ['Fold (after 1)', ['sweep']],
  ['Fold (after #1)', ['sweep']],
  ['Fold (after Task 1)', ['sweep']],
  ['Fold (after tasks 1 and 2)', ['sweep', 'water-it']],
  ['Fold (after 1, 2)', ['sweep', 'water-it']],
  ['Fold (after water it)', ['water-it']],
  ['Fold\n  Depends on: 1', ['sweep']],
])('a box waits for the boxes above that it names by number or by their words: %j', (item, waits) => {
  expect(orders(boxes('Sweep', 'Water it (after nothing)', item))?.[2]).toEqual(waits)
})

test('a box that names one below it by number is refused with what to do', () => {
  const { findings } = readPlan({ file: 'chores.md', bytes: encode(boxes('Sweep (after 2)', 'Water')) })
  expect(findings.map(({ message }) => message).join()).toContain('waits for "water", which stands below it')
})

test.each(['T3: Fold (after lunch)', 'T3: Fold\n  Needs: patience', 'T3: Fold (after T1 and lunch)'])(
  'words that name no task leave the order of the list: %j',
  (item) => {
    expect(orders(boxes('T1: Sweep', 'T2: Water', item))).toEqual([[], ['T1'], ['T2']])
  },
)

test.each(['Fold (after nothing)', 'Fold (after 1, 2)', 'Fold (after tasks 1 and 2)', 'Fold (depends on: T1)', 'Fold'])(
  'an order behind a title is no part of the id, so that the task stays the same when it changes: %j',
  (item) => {
    const { plan } = readPlan({ file: 'chores.md', bytes: encode(boxes('T1: Sweep', 'Water', item)) })
    expect(plan?.tasks[2]?.id).toBe('fold')
  },
)

// Both were dropped without a word, and the box began too early.
test('a box waits for several that it names by their words', () => {
  expect(orders(boxes('Dig', 'Buy seeds (after nothing)', 'Sow (after Dig, Buy seeds)'))?.[2]).toEqual([
    'dig',
    'buy-seeds',
  ])
})

test.each(['(after box 9)', '(after Dog)'])('an order behind a title that names no box is told: %s', (order) => {
  const { plan, findings } = readPlan({ file: 'chores.md', bytes: encode(boxes('Dig', 'Fence', `Gate ${order}`)) })
  expect(plan?.tasks[2]?.depends_on).toEqual(['fence'])
  expect(findings.map(({ message }) => message).join()).toContain(`"${order}" names something that is no task above`)
})
