import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPrompt, promptHeaders } from '../../../src/core/context/check-prompt.ts'

const promptOf = (bodies: Partial<Record<(typeof promptHeaders)[number], string>> = {}): string =>
  promptHeaders.map((name) => `## ${name}\n\n${bodies[name] ?? 'None.'}`).join('\n\n')
const good = promptOf({ 'Current Task': 'ID: TASK-1' })
const demands = { task: 'TASK-1', maxChars: 64_000, words: [] as string[] }

test('the headers are those of the older programs', () => {
  expect(promptHeaders).toEqual([
    ...['Current Task', 'Failure Context', 'Retrieved Memory', 'Previous Handoff', 'Retrieved Project Memory'],
    ...['Skills', 'Output Instructions'],
  ])
})

test('a prompt with the seven headers in their order, about its task, can be sent', () => {
  expect(checkPrompt(good, demands)).toEqual([])
})

test.each(promptHeaders)('without "## %s" it is not used, nor with that line twice', (name) => {
  const without = good.replace(`## ${name}`, `### ${name}`)
  expect(checkPrompt(without, demands)).toContain(`it has no line "## ${name}"`)
  expect(checkPrompt(`${good}\n\n## ${name}\n\nagain`, demands)).toContain(`it has the line "## ${name}" twice`)
})

test.each<[string, string, RegExp]>([
  ['in another order', [...good.split(/^(?=## )/m)].reverse().join('\n\n'), /another order/],
  ['about another task', promptOf({ 'Current Task': 'ID: OTHER' }), /current task is not TASK-1/],
  ['that names its task elsewhere only', promptOf({ Skills: 'TASK-1' }), /current task is not TASK-1/],
  ['that is too long', `${good}${'x'.repeat(64_000)}`, /characters, more than 64,000/],
  ['that is empty', '', /no line "## Current Task"/],
])('a prompt %s is not used', (_, prompt, why) => {
  expect(checkPrompt(prompt, demands).join()).toMatch(why)
})

test('a hard constraint or hint is in it in whatever spacing and case, also as the files show it; a changed one is missing', () => {
  const words = ['The API must stay.', 'Never log <b>tokens</b>.', 'Use the port 8080']
  const told = promptOf({
    'Current Task': 'TASK-1, hint: use the\n    port 8080',
    'Retrieved Project Memory':
      '- [K-constraint-a] the API  must\nstay.\n- [K-constraint-b] Never log ＜b>tokens＜/b>.',
  })
  expect(checkPrompt(told, { ...demands, words })).toEqual([])
  expect(checkPrompt(told.replace('must', 'may'), { ...demands, words })).toEqual(['it omits: The API must stay.'])
})

test('a prompt may be as long as its budget, and no longer', () => {
  expect(checkPrompt(good, { ...demands, maxChars: good.length })).toEqual([])
  expect(checkPrompt(good, { ...demands, maxChars: good.length - 1 })).toHaveLength(1)
})

test('however many words are missing, few are named and the rest is counted', () => {
  const words = Array.from({ length: 40 }, (_, n) => `The rule number ${n} holds.`)
  expect(checkPrompt(good, { ...demands, words })).toHaveLength(4)
  expect(checkPrompt(good, { ...demands, words })[3]).toBe('and 37 more hard constraints or hints')
  expect(checkPrompt(good, { ...demands, words: words.slice(0, 3) })).toEqual([
    ...['it omits: The rule number 0 holds.', 'it omits: The rule number 1 holds.'],
    'it omits: The rule number 2 holds.',
  ])
})

test('whatever comes as a prompt, it is judged without a fault, and only one that holds every word passes', () => {
  const words = ['K must stay']
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...promptHeaders.map((name) => `## ${name}`), 'TASK-1', 'K must stay', '\n', '# x'), {
        maxLength: 30,
      }),
      (parts) => {
        const prompt = parts.join('\n')
        const faults = checkPrompt(prompt, { ...demands, words })
        if (faults.length === 0) expect(prompt).toContain('K must stay')
        if (faults.length === 0) for (const name of promptHeaders) expect(prompt).toContain(`## ${name}`)
      },
    ),
  )
})
