import type { FinishedTask } from '../../../core/prompt/built-on.ts'
import { queryOf } from '../../../core/prompt/fit-memory.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { taskIn } from '../../../core/run/fold/begin.ts'
import { commitsOf } from '../../../core/run/fold/task-commits.ts'
import { AgentRecord } from '../../../schema/agent/agent-end.ts'
import type { Plan, Task } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { type ReadStateFile, storedHandoff } from './stored-iteration.ts'

/** More tasks have no room in a prompt. */
const mostTasks = 12

/** The tasks that this one depends on and that are done, nearest first, with what their newest iterations left. */
export async function finishedTasks(
  recall: ReadStateFile,
  { state, plan, task }: { readonly state: RunState; readonly plan: Plan; readonly task: Task },
): Promise<FinishedTask[]> {
  if (task.depends_on.length === 0) return []
  const nearest = [...queryOf(task, plan).distances].filter(
    ([id, steps]) => steps > 0 && commitsIn(state, id).length > 0,
  )
  return Promise.all(nearest.slice(0, mostTasks).map(([id, steps]) => finishedTask(recall, { state, id, steps })))
}

const commitsIn = (state: RunState, id: string) => commitsOf(taskIn(state, id))

async function finishedTask(
  recall: ReadStateFile,
  { state, id, steps }: { state: RunState; id: string; steps: number },
): Promise<FinishedTask> {
  const commits = commitsIn(state, id)
  const iteration = commits.at(-1)?.iteration ?? 0
  const [stored, agent] = await Promise.all([
    storedHandoff(recall, iteration),
    recall(iterationPath(iteration, 'agent.json')),
  ])
  const record = agent === undefined ? undefined : AgentRecord.safeParse(JSON.parse(agent)).data
  return {
    task: id,
    iteration,
    summary: commits.map(({ summary }) => summary).join(' '),
    files: record?.changes ?? [],
    fileCount: record?.files ?? 0,
    handoff: stored?.handoff,
    steps,
  }
}
