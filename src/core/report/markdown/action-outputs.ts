import type { Plan } from '../../../schema/plan/plan.ts'
import type { HandedOn } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { recordsOf } from '../../run/fold/begin.ts'
import { countStatuses } from '../facts/task-rows.ts'

/** Numbers are of the whole run. */
export const outputHelp = {
  status:
    'why the job ended; from begin and intake also what comes next: attempt, baseline, undo or agents_md (a commit of AGENTS.md without an agent). Otherwise complete, iteration_limit, time_budget, cost_budget, paused, human_review, waiting, blocked, stuck, busy, cancelled or failed',
  due: 'from begin and intake: true if other jobs or steps continue, and finish or apply follows; from agent: true if it left a commit to check; otherwise false',
  commit: 'from begin: the commit to check; it is not on a branch, but can be fetched by its id',
  iteration: 'from begin: the number of the iteration; empty for the baseline',
  task: 'from begin: the id of its task; empty for the baseline',
  iterations: 'iterations of the run so far',
  'tasks-done': 'tasks that are done',
  'tasks-total': 'tasks of the plan',
  'cost-usd': 'what the run has cost so far, in USD, as a plain number such as 1.25',
  'state-ref': "the full name of the ref that holds the run's state",
  'work-branch': 'the name of the branch with one commit per task that passed',
  'head-sha': 'tip of the work branch',
  'resume-at': 'when the run can continue, ISO 8601 in UTC; empty unless status is waiting',
  report: 'the path of a Markdown file with the job summary',
} as const

export type ActionOutputs = Readonly<Record<keyof typeof outputHelp, string>>

/** The outputs of a tick instead. */
export const tickOutputHelp = {
  'due-plans':
    'from tick: a JSON list of the plans that need a job, each with plan (its file) and name; usable as a matrix',
  'next-at': 'from tick: when the next run becomes due, ISO 8601 in UTC; empty if none will',
  asleep:
    'from tick in ralph-watchdog.yml: true if it disabled its own workflow because no run needs it: each is complete, or has waited for a person for a day; otherwise empty',
} as const

/** Steps that end an iteration also have these, if there is a run. */
export const pageOutputHelp = {
  'report-html':
    'from run, finish and apply: the path of an HTML file with everything about the run, as ralph report --html writes it, to upload as an artifact; empty if no run was changed',
  'pages-html':
    'the path of the same page if it may be published, because the repository is public or `pages: public` is set; otherwise empty',
} as const

export const intakeOutputHelp = {
  lanes:
    'from intake and compose: a JSON list of the lanes whose jobs follow, usable as a matrix; empty where none has a job of its own',
  settings: 'from intake: its settings as JSON, for the input `settings` of the jobs that follow',
} as const

/** With `hold-ready` only. */
export const readyOutputHelp = {
  'ready-due':
    'with hold-ready: true if all tasks are done and a pull request waits for command: ready; otherwise empty',
} as const

/** Empty if a job that failed early does not know the value. */
export function actionOutputs(
  end: { status: string; reason?: StopReason; run?: { plan: Plan; state: RunState }; handed?: HandedOn | undefined },
  context: { stateRef: string; report: string },
): ActionOutputs {
  const { run, reason } = end
  return {
    status: end.status,
    due: String(end.handed !== undefined),
    commit: end.handed?.commit ?? '',
    iteration: end.handed?.of ? String(end.handed.of.iteration) : '',
    task: end.handed?.of?.task ?? '',
    iterations: run ? String(run.state.iteration) : '',
    'tasks-done': run ? String(countStatuses(recordsOf(run.plan, run.state)).done) : '',
    'tasks-total': run ? String(run.plan.tasks.length) : '',
    'cost-usd': run ? String(Math.round(run.state.usage.usd * 10_000) / 10_000) : '',
    'state-ref': context.stateRef,
    'work-branch': run?.state.work_branch ?? '',
    'head-sha': run?.state.work ?? '',
    'resume-at': reason?.kind === 'waiting' ? reason.until : '',
    report: context.report,
  }
}
