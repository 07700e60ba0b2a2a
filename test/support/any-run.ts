import fc from 'fast-check'
import type { Plan } from '../../src/schema/plan/plan.ts'
import { TaskStatus } from '../../src/schema/plan/plan.ts'
import type { RunState, TaskState } from '../../src/schema/run/run-state.ts'
import { oidOf, planOf, runState, taskState } from './run-state.ts'

const record: fc.Arbitrary<TaskState> = fc
  .record({
    status: fc.constantFrom(...TaskStatus.options),
    failed_attempts: fc.nat(3),
    failed_iterations: fc.array(fc.nat(50), { maxLength: 2 }),
    iteration: fc.option(fc.nat(50)),
    commit: fc.option(fc.constantFrom(oidOf('c'), oidOf('d'))),
    usd: fc.constantFrom(0, 0.1, 0.2, 3),
    duration_ms: fc.constantFrom(0, 1, 60_000),
  })
  .map(taskState)

/** Ids that an object has of its own, one that sorts before all others, and ordinary ones. */
const ids = ['constructor', 'toString', '7', ...Array.from({ length: 30 }, (_, n) => `T${n}`)]

/** Any tasks with any dependencies in any state: also records of tasks that the plan has not, and tasks without one. */
export const anyRun: fc.Arbitrary<{ plan: Plan; state: RunState }> = fc
  .record({
    tasks: fc.uniqueArray(
      fc.record({ id: fc.constantFrom(...ids), depends_on: fc.array(fc.constantFrom(...ids), { maxLength: 3 }) }),
      { selector: ({ id }) => id, minLength: 1 },
    ),
    records: fc.dictionary(fc.constantFrom(...ids), record),
    current: fc.option(fc.constantFrom(...ids)),
  })
  .map(({ tasks, records, current }) => {
    const plan = planOf(...tasks)
    const started = '2026-01-01T00:00:00.000Z'
    const under =
      current === null ? null : { iteration: 51, task: current, attempt: 1, checkpoint: oidOf('a'), started }
    return { plan, state: { ...runState(plan, { current: under }), tasks: records } }
  })
