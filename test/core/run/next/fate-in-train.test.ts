import { expect, test } from 'vitest'
import { fateInTrain } from '../../../../src/core/run/next/fate-in-train.ts'

const trees = { landing: 'behind', alone: 'itself' }
const green = (tree: string) => ({ tree, passed: true })
const red = (tree: string) => ({ tree, passed: false })

test.each([
  ['it was green as exactly what lands', [green('behind')], 'landing'],
  ['it was green as what lands, though red by itself', [green('behind'), red('itself')], 'landing'],
  ['it is red with those ahead of it, and green by itself', [red('behind'), green('itself')], 'landing'],
  ['it is red with those ahead of it, and by itself nobody knows', [red('behind')], 'landing'],
  ['it is red with those ahead of it and by itself: no fault of theirs', [red('behind'), red('itself')], 'alone'],
  ['it was red behind one that did not land, and green by itself', [red('other'), green('itself')], 'waits'],
  ['it was green behind one that did not land', [green('other')], 'waits'],
  ['it was red behind one that did not land, and by itself', [red('other'), red('itself')], 'alone'],
  ['nothing could be checked', [red('')], 'waits'],
  ['no tree is spoken of', [], 'waits'],
])('%s', (_, checked, fate) => {
  expect(fateInTrain(trees, checked)).toBe(fate)
})

test('where nothing landed since, its own tree is the one that would land', () => {
  const same = { landing: 'itself', alone: 'itself' }
  expect(fateInTrain(same, [red('behind'), green('itself')])).toBe('landing')
  expect(fateInTrain(same, [red('itself')])).toBe('alone')
})

test('a change that conflicts by itself has no tree of its own, and a red one of nobody is not its', () => {
  expect(fateInTrain({ landing: 'behind', alone: undefined }, [red('other')])).toBe('waits')
})
