import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Engine } from '../support/cli.ts'
import { goodAgent, leftovers, makeProject, planOf } from '../support/project.ts'
import { expectSoundRun, stateFile } from '../support/run-on-disk.ts'

/** Most memory that the process ever held, in MB, looked at until it ends. */
async function highWater(engine: Engine): Promise<number> {
  let most = 0
  let over = false
  void engine.ended.then(() => {
    over = true
  })
  while (!over) {
    try {
      const status = readFileSync(`/proc/${engine.pid}/status`, 'utf8')
      most = Math.max(most, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
    } catch {
      // It ended in this instant.
    }
    await wait(20)
  }
  return most
}

const mega = 200
const flood = `yes 'a line of output that goes on and on' | head -c ${mega}M`

test(`A3: ${mega} MB from a failing check fail the attempt, within bounded memory and state`, {
  tags: 'thorough/size',
}, async () => {
  const project = makeProject({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }]) })
  const check = `test ! -e A.txt || { echo FIRST; ${flood}; echo LAST; exit 1; }`
  const engine = project.start(['run', ...project.agent(goodAgent), '--validate', check])
  const memory = await highWater(engine)
  expect((await engine.ended).code).toBe(1)
  expect(memory).toBeGreaterThan(20)
  expect(memory).toBeLessThan(240)
  const run = expectSoundRun(project.repo)
  expect(run).toMatchObject({ work: run.base, tasks: { A: { status: 'failed' } } })
  const validation = stateFile(project.repo, 'iterations/0/1/validation.json')
  expect(validation.length).toBeLessThan(300_000)
  expect(validation).toContain('FIRST')
  expect(validation).toContain('LAST')
  expect(await leftovers(project)).toEqual([])
})

test(`${mega} MB from an agent, in one line and in many, stay within bounded memory too`, {
  tags: 'thorough/size',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const script = `cat > /dev/null; head -c ${mega / 2}M /dev/zero | tr '\\0' x; echo; yes "$(printf %04000d 0)" | head -c ${mega / 2}M\n${goodAgent.replace('cat > /dev/null', '')}`
  const engine = project.start(['run', ...project.agent(script), '--validate', 'true'])
  const memory = await highWater(engine)
  expect((await engine.ended).code).toBe(0)
  expect(memory).toBeLessThan(240)
  expectSoundRun(project.repo)
})
