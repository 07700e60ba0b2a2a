import { expect, test } from 'vitest'
import { doIt, everyday, expectDone, story, taskOf } from '../../support/everyday.ts'

test('base moved: what conflicts is named, and the printed line has an agent resolve it', story, async () => {
  const day = await everyday((asked) =>
    taskOf(asked).startsWith('ralph-merge-')
      ? asked.turn > 0
        ? { answer: { summary: 'Took the work.', freeform: 'Nothing.' } }
        : { tools: [{ name: 'Bash', input: { command: 'git show HEAD^1:greet.js > greet.js', description: 'x' } }] }
      : doIt(asked),
  )
  await day.told('ralph run --validate "node --test" --max-iterations 1')
  day.repo.commit('Base moves', { 'greet.js': 'export const greet = (a, b) => b\n' })
  const { code, said, next } = await day.told('ralph run')
  expect(code, said).toBe(3)
  expect(said).toContain('conflict in greet.js')
  const line = next.find((one) => one.includes('--base-conflict task')) ?? ''
  expect(line, said).not.toBe('')
  const end = await day.told(line)
  expect(end.code, end.said).toBe(0)
  expectDone(day)
})

test('base moved where nothing conflicts: it is merged, said, and nothing has to be typed', story, async () => {
  const day = await everyday(doIt)
  const first = await day.told('ralph run --validate "node --test" --max-iterations 1')
  day.repo.commit('Base moves', { 'NEWS.md': 'new\n' })
  const end = await day.told(first.next[0] ?? '')
  expect(end.code, end.said).toBe(0)
  expect(end.said).toMatch(/the base moved: .*main/)
  expectDone(day)
})
