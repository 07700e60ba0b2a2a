import { expect, test, vi } from 'vitest'
import { doIt, everyday, expectDone, firstLine, story } from '../../support/everyday.ts'
import { nextCommands } from '../../support/printed-commands.ts'

test('stop by Ctrl-C: nothing is lost, and the printed line goes on', story, async () => {
  let hangs = true
  const day = await everyday((asked) => (hangs ? { hang: true } : doIt(asked)))
  const engine = day.start(firstLine)
  await vi.waitFor(() => expect(day.model.requests.length).toBeGreaterThan(0), { timeout: 60_000 })
  engine.kill('SIGINT')
  const stopped = await engine.ended
  expect(stopped.code).toBe(130)
  expect(stopped.stdout).toContain('The job was cancelled.')
  hangs = false
  const [line = ''] = nextCommands(stopped.stdout)
  expect(line).toBe('ralph run')
  const end = await day.told(line)
  expect(end.code, end.said).toBe(0)
  expectDone(day)
})

test(
  'pause and hint: `ralph status` has both lines, and the job that they end has the one that goes on',
  story,
  async () => {
    let hangs = true
    const day = await everyday((asked) => (hangs ? { hang: true } : doIt(asked)))
    const engine = day.start(firstLine)
    await vi.waitFor(() => expect(day.model.requests.length).toBeGreaterThan(0), { timeout: 60_000 })
    const { next: atWork, said } = await day.told('ralph status')
    const hint = atWork.find((line) => line.startsWith('ralph hint ')) ?? ''
    const pause = atWork.find((line) => line.startsWith('ralph pause')) ?? ''
    expect([hint, pause], said).not.toContain('')
    hangs = false
    expect((await day.told(`${hint} 'greet in French'`)).code).toBe(0)
    expect((await day.told(pause)).code).toBe(0)
    const paused = await engine.ended
    expect(paused.code, paused.stdout).toBe(3)
    const [line = ''] = nextCommands(paused.stdout)
    expect(line).toBe('ralph resume && ralph run')
    const end = await day.told(line)
    expect(end.code, end.said).toBe(0)
    expectDone(day)
    expect(day.model.requests.some(({ prompt }) => prompt.includes('greet in French'))).toBe(true)
  },
)
