import { expect, test } from 'vitest'
import { untouchedTask } from '../../../src/core/run/begin.ts'
import { evolve } from '../../../src/core/run/evolve.ts'
import { runJsonWriter } from '../../../src/core/run/run-json.ts'
import { redactor } from '../../../src/core/text/redact.ts'
import { RunState } from '../../../src/schema/run-state.ts'
import { at, chainOf, runState } from '../../support/run-state.ts'

test('It is the state as JSON, with each task on a line of its own', () => {
  const state = runState(chainOf(3))
  const text = runJsonWriter((clean) => clean)(state)
  expect(RunState.parse(JSON.parse(text))).toEqual(state)
  expect(text.split('\n').filter((line) => /^ {4}"TASK-\d": \{"status":.*\},?$/.test(line))).toHaveLength(3)
  expect(JSON.parse(runJsonWriter((clean) => clean)({ ...state, tasks: {} }))).toEqual({ ...state, tasks: {} })
})

test('What a task has not changed is not written: of 5,000 tasks most lines are short', () => {
  const state = runState(chainOf(2))
  const failed = { ...untouchedTask, failed_attempts: 1, failed_iterations: [3], usd: 0.5 }
  const text = runJsonWriter((clean) => clean)({ ...state, tasks: { ...state.tasks, 'TASK-1': failed } })
  expect(text).toContain('    "TASK-1": {"status":"pending","failed_attempts":1,"failed_iterations":[3],"usd":0.5},\n')
  expect(text).toContain('    "TASK-2": {"status":"pending"}\n')
})

test('Only the task that changed is made anew', () => {
  const made: string[] = []
  const write = runJsonWriter((text) => {
    made.push(text)
    return text
  })
  const state = runState(chainOf(50))
  write(state)
  made.length = 0
  const event = { type: 'attempt_started', at: at(1), iteration: 1, task: 'TASK-7', attempt: 1 } as const
  const next = evolve(state, { ...event, checkpoint: state.work })
  expect(RunState.parse(JSON.parse(write(next)))).toEqual(next)
  expect(made.map((text) => text.slice(0, 14))).toEqual(
    ['    "TASK-7": {', '{\n  "schema": 1'].map((text) => text.slice(0, 14)),
  )
})

test('No secret stays in it, whether a task or the run itself holds it', () => {
  const secret = 'correct-horse-battery'
  const state = runState(chainOf(2))
  const first = { ...state.tasks['TASK-1'], summary: `it is ${secret}` } as RunState['tasks'][string]
  const text = runJsonWriter(redactor([secret]))({
    ...state,
    tasks: { ...state.tasks, 'TASK-1': first },
    paused: { by: 'Somebody', why: secret },
  })
  expect(text).not.toContain(secret)
  expect(text.match(/\*\*\*/g)).toHaveLength(2)
})
