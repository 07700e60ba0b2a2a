import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import { taskIn } from './begin.ts'

type Tasks = RunState['tasks']

/** Puts the record of a task into the tasks, or takes it out where there is none. */
export type PutTask = (tasks: Tasks, id: string, record: TaskState | undefined) => Tasks

/** Changes the record of one task. */
export type EditTask = (state: RunState, id: string, change: (task: TaskState) => Partial<TaskState>) => RunState

export const putInPlace: PutTask = (tasks, id, record) => {
  if (record) tasks[id] = record
  else delete tasks[id]
  return tasks
}

/** Copies the tasks at the first change, however many an event makes. */
export function putInOneCopy(): PutTask {
  let copy: Tasks | undefined
  return (tasks, id, record) => {
    copy = tasks === copy ? copy : copyOf(tasks)
    return putInPlace(copy, id, record)
  }
}

/**
 * One by one into an object without a prototype, which is a dictionary from the start: an attempt copies the tasks
 * twice, and spreading 5,000 of them takes twice as long (measured).
 */
export function copyOf(tasks: Tasks): Tasks {
  const copy: Tasks = Object.create(null)
  for (const id in tasks) {
    const record = tasks[id]
    if (record) copy[id] = record
  }
  return copy
}

export function withTask(
  state: RunState,
  put: PutTask,
  { id, ...change }: { id: string } & Partial<TaskState>,
): RunState {
  return { ...state, tasks: put(state.tasks, id, { ...taskIn(state, id), ...change }) }
}

export const editing =
  (put: PutTask): EditTask =>
  (state, id, change) =>
    withTask(state, put, { id, ...change(taskIn(state, id)) })
