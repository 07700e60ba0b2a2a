import fc from 'fast-check'
import type { Plan } from '../../src/schema/plan/plan.ts'
import { planOf } from '../support/run-state.ts'

/** What becomes of an attempt. */
export interface Attempt {
  readonly outcome: (typeof outcomes)[number]
  readonly minutes: number
  readonly usd: number
}

const outcomes = [
  ...['good', 'good', 'good', 'shared', 'shared', 'odd', 'odd', 'flaky', 'bad'],
  ...['nothing', 'crash', 'limit', 'overload'],
] as const satisfies string[] as readonly (
  | ('good' | 'shared' | 'odd' | 'flaky' | 'bad')
  | ('nothing' | 'crash' | 'limit' | 'overload')
)[]

/** How the remote answers a write. */
export interface Answer {
  readonly kind: 'promptly' | 'no_answer' | 'late'
  readonly lagMs: number
}

export interface Job {
  /** Minutes after the start of the one before. */
  readonly after: number
  readonly lanes: number
  readonly checksAtOnce: number
  readonly checkMinutes: number
  /** Whether it can see that a job before it is gone. */
  readonly sees: boolean
}

/** What people and machines do, at a minute of the whole. */
export interface Happening {
  readonly minute: number
  readonly what: (typeof happenings)[number]
}

const happenings = [
  ...['lost', 'lost', 'stalled', 'cancelled', 'tool'],
  ...['pause', 'resume', 'stop', 'skip TASK-2 no', 'skip TASK-4 no', 'hint TASK-3 mind it', 'retry TASK-1'],
  ...['undo 1 wrong', 'undo 2 wrong', 'redo 1 better', 'status'],
]

/** All that may differ between two plays. */
export interface Schedule {
  /** For each task the numbers of tasks before it that it waits for. */
  readonly waits: readonly (readonly number[])[]
  readonly jobs: readonly Job[]
  readonly attempts: readonly Attempt[]
  readonly happenings: readonly Happening[]
  readonly answers: readonly Answer[]
  readonly budgetUsd: number
}

const number = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max })

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  waits: fc.array(fc.array(fc.nat(11), { maxLength: 2 }), { minLength: 3, maxLength: 12 }),
  jobs: fc.array(
    fc.record({
      after: number(0, 40),
      lanes: number(1, 8),
      checksAtOnce: number(1, 4),
      checkMinutes: number(0, 6),
      sees: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  attempts: fc.array(fc.record({ outcome: fc.constantFrom(...outcomes), minutes: number(0, 9), usd: number(0, 4) }), {
    maxLength: 12,
  }),
  happenings: fc.array(fc.record({ minute: number(0, 60), what: fc.constantFrom(...happenings) }), { maxLength: 4 }),
  answers: fc.array(
    fc.record({
      kind: fc.constantFrom('promptly', 'promptly', 'no_answer', 'late'),
      lagMs: fc.constantFrom(0, 300, 20_000),
    }),
    { maxLength: 10 },
  ),
  budgetUsd: fc.constantFrom(10_000, 10_000, 12),
})

export const planFrom = ({ waits }: Pick<Schedule, 'waits'>): Plan =>
  planOf(
    ...waits.map((some, index) => {
      const before = index === 0 ? [] : [...new Set(some.map((one) => one % index))]
      return { id: `TASK-${index + 1}`, depends_on: before.map((place) => `TASK-${place + 1}`), max_retries: 20 }
    }),
  )
