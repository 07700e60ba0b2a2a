import { expect, test } from 'vitest'
import { tokens } from '../../support/claude-run.ts'
import { doIt, everyday, expectDone, firstLine, story } from '../../support/everyday.ts'
import { printedCommands } from '../../support/printed-commands.ts'
import { hasRef, stateRef } from '../../support/run-on-disk.ts'

test('budget reached: the printed line allows as much again and goes on', story, async () => {
  const day = await everyday((asked) => ({ ...doIt(asked), ...tokens(100_000, 10_000) }))
  const { code, said, next } = await day.told(`${firstLine} --cost-budget 0.5`)
  expect(code, said).toBe(2)
  expect(said).toMatch(/cost budget of 0\.50 USD/)
  expect(next[0], said).toMatch(/^ralph budget [\d.]+usd && ralph run/)
  let end = await day.told(next[0] ?? '')
  for (let more = 0; end.code === 2 && more < 3; more++) end = await day.told(end.next[0] ?? '')
  expect(end.code, end.said).toBe(0)
  expectDone(day)
})

test(
  'finished: the printed line brings the work in where the base is checked out, and what is left goes by another',
  story,
  async () => {
    const day = await everyday(doIt)
    const { code, said, next } = await day.told(firstLine)
    expect(code, said).toBe(0)
    const finish = next.find((line) => line.startsWith('ralph finish')) ?? ''
    expect(finish).toContain('--here')
    const asked = await day.told(finish.replace(' --here', ''))
    expect(asked.code, asked.said).toBe(3)
    expect(asked.said).toContain('main is checked out in this repository')
    expect(asked.next).toEqual([finish, expect.stringMatching(/^git merge /)])
    const merged = await day.told(finish)
    expect(merged.code, merged.said).toBe(0)
    const done = await day.told(finish)
    expect(done.code, done.said).toBe(0)
    expect(day.repo.git('ls-files')).toContain('greet.js')
    const removed = await day.told(done.next[0] ?? '')
    expect(removed.code, removed.said).toBe(0)
    expect(hasRef(day.repo, stateRef)).toBe(false)
  },
)

test(
  'plan wrong: every fault is named with its place, and the printed line says when it is mended',
  story,
  async () => {
    const wrong = JSON.stringify({ name: 'demo', tasks: [{ id: 'GREET', title: 'Greet', depends_on: ['SHUOT'] }] })
    const day = await everyday(doIt, { 'plan.json': wrong })
    const { code, said } = await day.told(firstLine)
    expect(code, said).toBe(65)
    expect(said).toMatch(/plan\.json:1:\d+ tasks\[0\]\.depends_on\[0\]: .*SHUOT/)
    day.repo.write({ 'plan.json': JSON.stringify({ name: 'demo', tasks: [{ id: 'GREET', title: 'Greet' }] }) })
    const [lint = ''] = printedCommands(said)
    expect(lint, said).toBe('ralph plan lint plan.json')
    expect((await day.told(lint)).code).toBe(0)
    const end = await day.told(firstLine)
    expect(end.code, end.said).toBe(0)
    expectDone(day, ['GREET'])
  },
)
