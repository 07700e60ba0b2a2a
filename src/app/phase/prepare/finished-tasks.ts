import type { FinishedTask } from '../../../core/prompt/finished-dependencies.ts'
import { queryOf } from '../../../core/prompt/fit-memory.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { taskIn } from '../../../core/run/fold/begin.ts'
import { commitsOf } from '../../../core/run/fold/task-commits.ts'
import { AgentRecord } from '../../../schema/agent/agent-end.ts'
import type { Plan, Task } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { type ReadStateFile, readStoredHandoff } from './stored-iteration.ts'

/** More have no room in a prompt. */
const maxTasks = 12

/** The finished tasks that this one depends on, nearest first. */
export async function readFinishedTasks(
  recall: ReadStateFile,
  { state, plan, task }: { readonly state: RunState; readonly plan: Plan; readonly task: Task },
): Promise<FinishedTask[]> {
  if (task.depends_on.length === 0) return []
  const nearest = [...queryOf(task, plan).distances].filter(
    ([id, steps]) => steps > 0 && commitsIn(state, id).length > 0,
  )
  return Promise.all(nearest.slice(0, maxTasks).map(([id, steps]) => readFinishedTask(recall, { state, id, steps })))
}

const commitsIn = (state: RunState, id: string) => commitsOf(taskIn(state, id))

async function readFinishedTask(
  recall: ReadStateFile,
  { state, id, steps }: { state: RunState; id: string; steps: number },
): Promise<FinishedTask> {
  const commits = commitsIn(state, id)
  const iteration = commits.at(-1)?.iteration ?? 0
  const [stored, agentFile] = await Promise.all([
    readStoredHandoff(recall, iteration),
    recall(iterationPath(iteration, 'agent.json')),
  ])
  const record = agentFile === undefined ? undefined : AgentRecord.safeParse(JSON.parse(agentFile)).data
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
