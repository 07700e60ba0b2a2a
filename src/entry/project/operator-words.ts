import type { OperatorCommand } from '../../schema/run/control.ts'

/** What a laptop has programs of its own for makes no order there. */
export type OperatorWord = Exclude<OperatorCommand['kind'], 'start' | 'plan' | 'status' | 'help'>

/** The orders that a laptop can give, as the overview lists them. */
export const operatorWords: Readonly<Record<OperatorWord, { summary: string; example: string }>> = {
  pause: {
    summary: 'end the attempt under way, and let no job work until resume',
    example: 'ralph pause "review first"',
  },
  resume: { summary: 'lift a pause', example: 'ralph resume' },
  stop: { summary: 'end the job that is at work', example: 'ralph stop' },
  skip: { summary: 'give a task up', example: 'ralph skip TASK-7 "no longer wanted"' },
  retry: {
    summary: 'try a failed, skipped or given-up task again, or one whose commit waits',
    example: 'ralph retry TASK-7',
  },
  approve: {
    summary: 'take the waiting commit in (approval: iteration)',
    example: 'ralph approve 1a2b3c4',
  },
  undo: {
    summary: "take an iteration's commit back and open its task again",
    example: 'ralph undo 7 "it breaks the search"',
  },
  budget: {
    summary: 'change what the run may cost, or how many attempts it may make',
    example: 'ralph budget 20usd 10iter',
  },
  mode: { summary: 'change how memory reaches the next iteration', example: 'ralph mode handoff-only' },
  set: { summary: 'change a setting for the rest of the run', example: 'ralph set max-turns 30' },
  redo: {
    summary: "have an iteration's work changed by a task of its own",
    example: 'ralph redo 7 "no globals, please"',
  },
  remember: {
    summary: 'tell every later agent something',
    example: 'ralph remember "constraint: the API stays as it is"',
  },
  hint: { summary: 'tell the next agent something', example: 'ralph hint "use the cache of src/http.ts"' },
}
