import { fold } from '../../core/run/fold/evolve.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'

/** The state as it would be right after a start; `previous`: of the run before a fresh one. */
export function imaginedState(project: Project, context: CommandContext, previous: RunState | null = null): RunState {
  const state = fold(previous, [
    {
      type: 'run_started',
      at: new Date(context.now()).toISOString(),
      run: 'dry-run',
      plan: project.planName,
      base: project.repository.head,
      base_branch: project.repository.branch,
      work_branch: project.workBranch,
      remote: project.remote,
      plan_source: project.planSource,
      plan_file: project.planFile,
      plan_format: project.planFormat?.name ?? null,
      started_by: null,
      issue: null,
      rules: null,
      tasks: tasksOf(project.plan),
    },
  ])
  if (!state) throw new Error('a run that was started has a state')
  return state
}

const tasksOf = (plan: Plan) =>
  plan.tasks.map(({ id, status, retry_count }) => ({ id, status, failed_attempts: retry_count }))
