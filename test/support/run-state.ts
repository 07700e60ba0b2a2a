import { untouchedTask } from '../../src/core/run/fold/begin.ts'
import { noUsage, type Usage } from '../../src/schema/agent/usage.ts'
import { Plan, type Task } from '../../src/schema/plan/plan.ts'
import { RunState, stateSchemaVersion, type TaskState } from '../../src/schema/run/run-state.ts'

/** The moment at which the states of these builders were written. */
export const testNow = Date.parse('2026-11-21T14:30:00.000Z')
export const at = (offsetMs: number): string => new Date(testNow + offsetMs).toISOString()

export const oidOf = (digit: string): string => digit.repeat(40).slice(0, 40)

/** A task with the fields that the test is about; the rest as the schema fills it in. */
export type TaskSpec = Partial<Task> & { id: string }

/** A plan as if read from a file: `planOf({ id: 'TASK-1' }, { id: 'TASK-2', depends_on: ['TASK-1'] })`. */
export const planOf = (...tasks: readonly TaskSpec[]): Plan =>
  Plan.parse({ name: 'demo', tasks: tasks.map((task) => ({ title: `Title of ${task.id}`, ...task })) })

/** `count` tasks in a chain, TASK-1 first. */
export const chainOf = (count: number): Plan =>
  planOf(
    ...Array.from({ length: count }, (_, n) => ({
      id: `TASK-${n + 1}`,
      depends_on: n === 0 ? [] : [`TASK-${n}`],
    })),
  )

export const taskState = (change: Partial<TaskState> = {}): TaskState => ({ ...untouchedTask, ...change })

export const doneTask = (iteration: number, change: Partial<TaskState> = {}): TaskState =>
  taskState({
    status: 'done',
    iteration,
    commit: oidOf('c'),
    summary: 'did it',
    usd: 0.5,
    duration_ms: 200_000,
    ...change,
  })

export const usageOf = (usd: number, change: Partial<Usage> = {}): Usage => ({ ...noUsage, usd, ...change })

/** The state of a run of this plan: nothing tried yet, but for what `change` says. Checked against the schema. */
export function runState(plan: Plan, change: Partial<RunState> = {}): RunState {
  return RunState.parse({
    schema: stateSchemaVersion,
    run: 'run-1',
    plan: plan.name ?? 'demo',
    plan_source: 'f'.repeat(64),
    base: oidOf('a'),
    base_branch: 'main',
    work_branch: 'ralph/work/demo',
    remote: 'origin',
    started: at(-3_600_000),
    updated: at(0),
    work: oidOf('b'),
    epoch: 1,
    lease: null,
    iteration: 0,
    current: null,
    handed: null,
    baseline: null,
    merging: null,
    unproven: null,
    recent: [],
    usage: noUsage,
    counts: { succeeded: 0, failed: 0, interrupted: 0, synthetic: 0, refused_amendments: 0 },
    breaker: null,
    waiting: null,
    paused: null,
    awaiting: null,
    undos: [],
    hints: [],
    told: [],
    reviews: [],
    last_agent_start: null,
    stop: null,
    ...change,
    tasks: { ...Object.fromEntries(plan.tasks.map(({ id, status }) => [id, taskState({ status })])), ...change.tasks },
  })
}
