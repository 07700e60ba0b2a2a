import fc from 'fast-check'
import { expect, test } from 'vitest'
import { untouchedTask } from '../../../../src/core/run/fold/begin.ts'
import { evolve, fold } from '../../../../src/core/run/fold/evolve.ts'
import {
  nothingGathered,
  type RunFileContents,
  runFilesWriter,
  runOfFiles,
} from '../../../../src/core/run/stored/run-files.ts'
import { redactor } from '../../../../src/core/text/redact.ts'
import { IndexFile } from '../../../../src/schema/knowledge/index-file.ts'
import type { RunEvent } from '../../../../src/schema/run/event.ts'
import { GatheredTasks, RunFile, type RunState, type TaskState } from '../../../../src/schema/run/run-state.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { chainOf, doneTask, runState } from '../../../support/run-state.ts'

const asItIs = (text: string): string => text

/** The state tree, of which a write sets files and never removes one. */
type Tree = ReadonlyMap<string, string>

function read(tree: Tree): { state: RunState; gathered: RunFileContents } {
  const run = RunFile.parse(JSON.parse(tree.get('run.json') ?? ''))
  const tasks = run.schema % 2 === 0 ? GatheredTasks.parse(JSON.parse(tree.get('tasks.json') ?? '')) : undefined
  const indexed = run.schema > 2 ? IndexFile.parse(JSON.parse(tree.get('knowledge-index.json') ?? '')) : undefined
  return runOfFiles(run, { tasks, index: indexed })
}

const taskLines = (text = ''): string[] =>
  text.split('\n').filter((line) => /^ {4}"[^"]+": \{"status":.*\},?$/.test(line))

/** A run that has been written once. */
function written(tasks: number, write = runFilesWriter(asItIs)) {
  const state = runState(chainOf(tasks))
  const { files, gathered } = write(state, nothingGathered)
  return { state, tree: files, gathered, write }
}

function change(state: RunState, id: string, to: TaskState): RunState {
  return { ...state, tasks: { ...state.tasks, [id]: to } }
}

const startOf = (task: string): RunEvent => ({ ...oneOfEach.attempt_started, task })
const removalOf = (task_id: string): RunEvent => ({
  ...oneOfEach.amendment_accepted,
  amendment: { action: 'remove', reason: '', task_id },
})

test('Up to 200 tasks run.json is the state as JSON, with each task on a line of its own, and the only file', () => {
  const { state, tree, gathered } = written(200)
  expect([...tree.keys()]).toEqual(['run.json'])
  expect(JSON.parse(tree.get('run.json') ?? '')).toMatchObject({ schema: 1 })
  expect(taskLines(tree.get('run.json'))).toHaveLength(200)
  expect(read(tree).state).toEqual(state)
  expect(gathered.tasks.size).toBe(0)
  const empty = { ...state, tasks: {} }
  expect(read(runFilesWriter(asItIs)(empty, nothingGathered).files).state).toEqual(empty)
})

test('Of more tasks tasks.json holds all records, and run.json those that are others since', () => {
  const { state, tree, gathered, write } = written(201)
  expect(taskLines(tree.get('tasks.json'))).toHaveLength(201)
  expect(taskLines(tree.get('run.json'))).toEqual([])
  const next = evolve(state, startOf('TASK-7'))
  const second = write(next, gathered)
  expect([...second.files.keys()]).toEqual(['run.json'])
  expect(JSON.parse(second.files.get('run.json') ?? '')).toMatchObject({
    schema: 2,
    tasks: { 'TASK-7': { status: 'in_progress' } },
  })
  expect(taskLines(second.files.get('run.json'))).toHaveLength(1)
  expect(read(new Map([...tree, ...second.files])).state).toEqual(next)
})

test('What an iteration writes at 5,000 tasks is no more than at 300', () => {
  const bytes = [300, 5000].map((tasks) => {
    const { state, gathered, write } = written(tasks)
    const { files } = write(change(state, 'TASK-7', doneTask(1)), gathered)
    return [...files.values()].join('').length
  })
  expect(bytes[0]).toBeGreaterThan(1000)
  expect(bytes[1]).toBe(bytes[0])
})

test('When more than 200 are others, all are gathered anew, once in 201 changes of a task', () => {
  const { state: begun, tree: first, gathered: held, write } = written(1000)
  let [state, tree, gathered] = [begun, first, held]
  const gatherings: number[] = []
  for (let n = 1; n <= 500; n++) {
    state = change(state, `TASK-${n}`, doneTask(n))
    const made = write(state, gathered)
    gathered = made.gathered
    tree = new Map([...tree, ...made.files])
    if (made.files.has('tasks.json')) gatherings.push(n)
    expect(taskLines(made.files.get('run.json')).length).toBeLessThanOrEqual(200)
  }
  expect(gatherings).toEqual([201, 402])
  expect(read(tree).state).toEqual(state)
})

test('A record that tasks.json has and the run no longer is not read again', () => {
  const { state, tree, gathered, write } = written(300)
  const next = evolve(state, removalOf('TASK-300'))
  const { files } = write(next, gathered)
  expect(Object.keys(read(new Map([...tree, ...files])).state.tasks)).toEqual(Object.keys(next.tasks))
  expect(taskLines(files.get('tasks.json'))).toHaveLength(299)
})

test('A fresh run of few tasks on top of a long one is written as a short one, and the old records are gone', () => {
  const { state, tree, gathered, write } = written(300)
  const fresh = evolve(state, oneOfEach.run_started)
  const made = write(fresh, gathered)
  const now = new Map([...tree, ...made.files])
  expect(JSON.parse(now.get('run.json') ?? '')).toMatchObject({ schema: 1 })
  expect(taskLines(now.get('tasks.json'))).toEqual([])
  expect(read(now)).toEqual({ state: fresh, gathered: nothingGathered })
  expect([...write(fresh, made.gathered).files.keys()]).toEqual(['run.json'])
})

test('What was made and not written changes nothing: the next files are made from what is written', () => {
  const { state, tree, gathered, write } = written(300)
  const lost = Array.from({ length: 250 }, (_, n) => `TASK-${n + 1}`).reduce(
    (now, id) => evolve(now, startOf(id)),
    state,
  )
  expect(write(lost, gathered).files.has('tasks.json')).toBe(true)
  const next = evolve(state, startOf('TASK-7'))
  expect(read(new Map([...tree, ...write(next, gathered).files])).state).toEqual(next)
})

test('What a task has not changed is not written: of 5,000 tasks most lines are short', () => {
  const failed = { ...untouchedTask, failed_attempts: 1, failed_iterations: [3], usd: 0.5 }
  for (const tasks of [2, 300]) {
    const state = change(runState(chainOf(tasks)), 'TASK-1', failed)
    const { files } = runFilesWriter(asItIs)(state, nothingGathered)
    const text = [...files.values()].at(-1)
    expect(text).toContain(
      '    "TASK-1": {"status":"pending","failed_attempts":1,"failed_iterations":[3],"usd":0.5},\n',
    )
    expect(text).toContain('    "TASK-2": {"status":"pending"}')
  }
})

test.each([50, 500])('Of %d tasks only the one that changed is made anew', (tasks) => {
  const made: string[] = []
  const write = runFilesWriter((text) => {
    made.push(text)
    return text
  })
  const { state, tree, gathered } = written(tasks, write)
  made.length = 0
  const next = evolve(state, startOf('TASK-7'))
  const { files } = write(next, gathered)
  expect(read(new Map([...tree, ...files])).state).toEqual(next)
  expect(made.map((text) => text.slice(0, 12))).toEqual(expect.arrayContaining(['    "TASK-7"', '{\n  "schema"']))
  expect(made).toHaveLength(2)
})

test.each([2, 300])('No secret stays in the files of %d tasks, whether a task or the run itself holds it', (tasks) => {
  const secret = 'correct-horse-battery'
  const state = runState(chainOf(tasks), { paused: { by: 'Somebody', why: secret } })
  const leaky = change(state, 'TASK-1', doneTask(1, { summary: `it is ${secret}` }))
  const text = [...runFilesWriter(redactor([secret]))(leaky, nothingGathered).files.values()].join('')
  expect(text).not.toContain(secret)
  expect(text.match(/\*\*\*/g)).toHaveLength(2)
})

const ids = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
const someTask = fc.constantFrom(...ids)
const pendingTasks = fc
  .uniqueArray(someTask)
  .map((some) => some.map((id) => ({ id, status: 'pending' as const, failed_attempts: 0 })))
const someEvent: fc.Arbitrary<RunEvent> = fc.oneof(
  someTask.map(startOf),
  someTask.map((task) => ({ ...oneOfEach.attempt_succeeded, task })),
  someTask.map((task) => ({ ...oneOfEach.attempt_failed, task })),
  someTask.map(removalOf),
  someTask.map(
    (id): RunEvent => ({
      ...oneOfEach.amendment_accepted,
      amendment: { action: 'add', reason: '', task: { id } },
    }),
  ),
  fc
    .tuple(fc.uniqueArray(someTask, { maxLength: 3 }), pendingTasks)
    .map(([removed, added]): RunEvent => ({ ...oneOfEach.plan_changed, removed, added })),
  pendingTasks.map((tasks): RunEvent => ({ ...oneOfEach.run_started, tasks })),
)
/** A write may win, or be lost; afterwards a job may go on with what it knows, or another one with what it reads. */
const someStep = fc.oneof(
  { weight: 3, arbitrary: someEvent },
  { weight: 2, arbitrary: fc.constantFrom('written', 'lost', 'read anew') },
)

test('Any events with any writes between them: what the files tell is the fold', () => {
  const begin: RunEvent = {
    ...oneOfEach.run_started,
    tasks: ids.map((id) => ({ id, status: 'pending', failed_attempts: 0 })),
  }
  fc.assert(
    fc.property(fc.array(someStep, { maxLength: 60 }), fc.integer({ min: 0, max: 7 }), (steps, most) => {
      let write = runFilesWriter(asItIs, most)
      let state = evolve(null, begin)
      let events: RunEvent[] = [begin]
      let saved = events
      let { files: tree, gathered } = write(state, nothingGathered)
      for (const step of steps) {
        if (typeof step !== 'string') {
          state = evolve(state, step)
          events = [...events, step]
          continue
        }
        const made = write(state, gathered)
        if (step === 'written') {
          tree = new Map([...tree, ...made.files])
          gathered = made.gathered
          saved = events
        }
        if (step === 'read anew') {
          write = runFilesWriter(asItIs, most)
          ;({ state, gathered } = read(tree))
          events = saved
        }
        expect(read(tree).state).toEqual(fold(null, saved))
        expect(RunFile.parse(JSON.parse(tree.get('run.json') ?? '')).tasks).toSatisfy(
          (tasks: object) => Object.keys(tasks).length <= most,
        )
      }
    }),
    { numRuns: 500 },
  )
})

test('A state of the first number is read as ever, whatever lies beside it', () => {
  const { state, tree } = written(3)
  const beside = new Map([...written(300).tree, ...tree])
  expect(read(beside)).toEqual({ state, gathered: nothingGathered })
})
