import type { OperatorCommand } from '../../schema/run/control.ts'

/** What a laptop has programs of its own for makes no order there. */
export type OperatorWord = Exclude<OperatorCommand['kind'], 'start' | 'plan' | 'status' | 'help' | 'knowledge'>

/** The orders that a laptop can give, as the overview lists them. */
export const operatorWords: Readonly<Record<OperatorWord, { summary: string; example: string }>> = {
  pause: {
    summary: 'end the current attempt, and start no job until resume',
    example: 'ralph pause "review first"',
  },
  resume: { summary: 'lift a pause', example: 'ralph resume' },
  stop: { summary: 'end the running job', example: 'ralph stop' },
  skip: { summary: 'give up a task', example: 'ralph skip TASK-7 "no longer wanted"' },
  retry: {
    summary: 'retry a task that failed, was skipped or given up, or whose commit waits',
    example: 'ralph retry TASK-7',
  },
  approve: {
    summary: 'accept the waiting commit (approval: iteration), or answer the agent of a task (human-review: ask)',
    example: 'ralph approve 1a2b3c4',
  },
  undo: {
    summary: "revert all commits of an iteration's task and reopen it",
    example: 'ralph undo 7 "it breaks the search"',
  },
  budget: {
    summary: "change the run's budget, or its number of attempts",
    example: 'ralph budget 20usd 10iter',
  },
  mode: { summary: 'change how memory reaches the next iteration', example: 'ralph mode handoff-only' },
  set: { summary: 'change a setting for the rest of the run', example: 'ralph set max-turns 30' },
  redo: {
    summary: "have an iteration's work changed in a new task",
    example: 'ralph redo 7 "no globals, please"',
  },
  remember: {
    summary: 'tell every later agent something, or correct an entry',
    example: 'ralph remember "constraint: the API stays as it is"',
  },
  forget: { summary: 'withdraw an entry of what is known', example: 'ralph forget K-gotcha-slow-tests "fixed"' },
  accept: {
    summary: 'take over what a review of the plan proposes, or begin a plan as it is',
    example: 'ralph accept P1',
  },
  revise: { summary: 'have the plan looked at once more', example: 'ralph revise "the API stays as it is"' },
  override: { summary: 'begin the plan against what was found', example: 'ralph override "known"' },
  abort: { summary: 'do not begin the plan', example: 'ralph abort "wrong plan"' },
  hint: {
    summary: 'tell the next attempt something: that of a task, where TASK is the id of one',
    example: 'ralph hint TASK-7 "use the cache of src/http.ts"',
  },
}
