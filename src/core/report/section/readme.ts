import type { TaskStatus } from '../../../schema/plan/plan.ts'
import { statusIn, taskIn } from '../../run/fold/begin.ts'
import { formatUtc } from '../../text/amounts.ts'
import { inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { code, commandSpan, operatorCommand, shortOid } from '../../text/report-context.ts'
import type { Block, Table } from '../document/block.ts'
import { ruleLines } from '../words/rules-text.ts'
import type { RunReport } from './run-report.ts'

export const runOfPlan = ({ plan, state }: RunReport): Block[] => {
  const name = plan.project === undefined ? state.plan : `${inlineMarkdown(plan.project, 100)} (${state.plan})`
  return [{ heading: `Run of plan ${name}`, level: 1 }]
}

export const picture = (): Block[] => ['![Progress](progress.svg)']

export function workSoFar({ state: { updated, iteration, work_branch, work } }: RunReport): Block[] {
  const moment = iteration === 0 ? 'before the first iteration' : `after iteration ${iteration}`
  return [`As of ${formatUtc(updated)}, ${moment}. Work is on ${code(work_branch)} at ${code(shortOid(work))}.`]
}

/** Empty if all settings have their defaults. */
export const rules = ({ state }: RunReport): Block[] => {
  const list = ruleLines(state.rules).map((line) => inlineMarkdown(line, 500))
  return list.length === 0 ? [] : [{ title: 'Rules', blocks: [rulesIntroduction, { list }] }]
}

const rulesIntroduction =
  'The run was started with these settings and keeps them; all others have their defaults. Weakening one needs an explicit change.'

export function howToContinue({ plan, state, context }: RunReport): Block[] {
  const statusOf = statusIn(state)
  const first = (...statuses: readonly TaskStatus[]) => plan.tasks.find(({ id }) => statuses.includes(statusOf(id)))
  const [open, failed] = [first('pending'), first('failed', 'given_up', 'skipped')]
  const records = plan.tasks.map(({ id }) => taskIn(state, id))
  const newest = Math.max(
    ...records.map(({ status, commit, iteration }) => (status === 'done' && commit !== null && iteration) || 0),
  )
  const list = [
    `Continue: ${operatorCommand(context, 'run')}`,
    `Give the agent a hint: ${operatorCommand(context, 'hint')}`,
    `Pause before the next iteration, and resume later: ${operatorCommand(context, 'pause')}, ${operatorCommand(context, 'resume')}`,
    ...(open ? [`Give up a task, such as the next one: ${operatorCommand(context, 'skip', open.id)}`] : []),
    ...(failed ? [`Try a task again: ${operatorCommand(context, 'retry', failed.id)}`] : []),
    ...(newest > 0
      ? [`Revert the work of a task, such as the newest: ${operatorCommand(context, 'undo', String(newest))}`]
      : []),
    `See the work: ${commandSpan('git', 'log', '--oneline', context.workBranch)}`,
  ]
  return [{ title: 'How to continue', blocks: [{ list }] }]
}

const files: Table = {
  head: ['File', 'What it is'],
  rows: [
    [
      '[`run.json`](run.json)',
      'The state of the run: statuses, counters, lease. It follows from the events in `log/`.',
    ],
    ['`tasks.json`', 'For a plan of more than 200 tasks: every task as of the last snapshot. `run.json` overrides it.'],
    ['[`plan.json`](plan.json)', 'The plan with all amendments. This file counts; the source file was only the start.'],
    ['`control.json`', 'Which orders took effect, and which posts are still due.'],
    ['`log/`', 'Every event of the run, one JSON object per line; append-only.'],
    ['`iterations/`', 'For each iteration its prompt, handoff, check results and agent record.'],
    [
      '`knowledge-index.json`',
      'What people want remembered and what agents learned. `run.json` takes precedence over it.',
    ],
    ['`knowledge-index.md`', 'The same as text, without outdated entries.'],
    ['[`badge.svg`](badge.svg), [`progress.svg`](progress.svg)', "The run's progress as pictures, for a README."],
    ['[`progress-log.md`](progress-log.md), `.json`', 'The newest successful iterations in detail.'],
  ],
}

export const stateFiles = (): Block[] => [
  {
    title: 'Files on this branch',
    blocks: [files, 'Do not edit these files by hand: ralph writes them, and this branch is never merged.'],
  },
]
