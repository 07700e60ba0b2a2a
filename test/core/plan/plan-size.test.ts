import { expect, test } from 'vitest'
import { adoptEdit } from '../../../src/core/plan/change/adopt-edit.ts'
import { judgeAmendments } from '../../../src/core/plan/change/amend.ts'
import { selectTask } from '../../../src/core/plan/graph/blocked.ts'
import type { Plan } from '../../../src/schema/plan/plan.ts'
import { withSlack } from '../../support/with-slack.ts'
import { encode, planIn } from './make-plan.ts'

/** The promise of issue "Plan": 20,000 tasks neither overflow nor take quadratic time. */
const count = 20_000
const promisedMs = 2_000

type Shape = (index: number) => { id?: string; depends_on?: string[] }

function file(shape: Shape): Uint8Array {
  const tasks = Array.from({ length: count }, (_, i) => ({ id: `T${i}`, title: 't', ...shape(i) }))
  return encode(JSON.stringify({ tasks }))
}

/** Processor time of this thread, so that other work on the machine does not count. */
function within(work: () => void): void {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  expect((user + system) / 1_000).toBeLessThan(withSlack(promisedMs))
}

const chain: Shape = (i) => ({ depends_on: i === 0 ? [] : [`T${i - 1}`] })
const reversed: Shape = (i) => ({ depends_on: i === count - 1 ? [] : [`T${i + 1}`] })
const wide: Shape = () => ({})
const fan: Shape = (i) => ({ depends_on: i === 0 ? Array.from({ length: count - 1 }, (_, k) => `T${k + 1}`) : [] })
const ring: Shape = (i) => ({ depends_on: [`T${(i + 1) % count}`] })
const comb: Shape = (i) => ({ depends_on: [`T${(i + 1) % count}`, 'T0'] })
const strangers: Shape = (i) => ({ depends_on: [`S${i}x${i}`] })
const twins: Shape = () => ({ id: 'T' })

const isRead = 'I4: %s of 20,000 tasks is read and linted in time'
const lint = (_: string, shape: Shape, errors: number): void => {
  const bytes = file(shape)
  within(() => {
    const { findings } = planIn(bytes, 'plan.json')
    expect(findings.filter(({ severity }) => severity === 'error')).toHaveLength(errors)
  })
}

test.each<[string, Shape, number]>([
  ['one task that waits for all', fan, 0],
  ['a ring whose every task also waits for the first', comb, 2],
])(isRead, lint)

test.each<[string, Shape, number]>([
  ['a chain', chain, 0],
  ['a chain that is listed backwards', reversed, 0],
  ['a wide plan', wide, 0],
  ['a ring', ring, 1],
  ['unknown dependencies everywhere', strangers, count],
  ['one id for all', twins, count - 1],
])(isRead, { tags: 'thorough/size' }, lint)

const isDecided = 'in %s of 20,000 tasks, selecting, explaining, amending and adopting take their time once'
test.each<[string, Shape]>([['a chain', chain]])(isDecided, decide)
test.each<[string, Shape]>([
  ['a chain that is listed backwards', reversed],
  ['a wide plan', wide],
  ['one task that waits for all', fan],
])(isDecided, { tags: 'thorough/size' }, decide)

function decide(_: string, shape: Shape): void {
  const plan = planIn(file(shape), 'plan.json').plan as Plan
  within(() => {
    expect(selectTask(plan, () => 'pending').kind).toBe('task')
    expect(selectTask(plan, (id) => (id === 'T0' || id === 'T19999' ? 'failed' : 'in_progress')).kind).toMatch(
      /task|blocked/,
    )
    expect(selectTask(plan, () => 'failed')).toMatchObject({ kind: 'blocked' })
    expect(selectTask(plan, () => 'done').kind).toBe('complete')
  })
  const amendments = [1, 2, 3].map((n) => ({
    action: 'add' as const,
    reason: '',
    task: { id: `N${n}`, title: 't', description: 'd' },
  }))
  within(() => {
    const judged = judgeAmendments({
      plan: { ...plan, tasks: plan.tasks.slice(3) },
      statusOf: () => 'pending',
      byAgent: () => false,
      trusted: true,
      current: 'T9',
      amendments,
    })
    expect(judged.accepted).toHaveLength(3)
  })
  within(() => {
    const edited = {
      ...plan,
      tasks: [...plan.tasks, { ...plan.tasks[0], id: 'NEW', depends_on: [] } as Plan['tasks'][number]],
    }
    expect(adoptEdit({ current: plan, edited, previousSource: plan, statusOf: () => 'done' })).toMatchObject({
      added: ['NEW'],
    })
  })
}
