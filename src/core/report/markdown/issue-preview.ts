import type { Finding } from '../../../schema/plan/finding.ts'
import type { IssueOrder } from '../../../schema/plan/issue-order.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { IssuePlan } from '../../plan/format/issue/issue-plan.ts'
import { formatLimit, plural } from '../../text/amounts.ts'
import { cappedLines } from '../../text/capped-list.ts'
import { inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import type { Block, Table } from '../document/block.ts'
import { markdownOf } from '../document/markdown.ts'
import { firstForecast } from '../facts/forecast.ts'
import { dependencyGraph } from '../section/progress.ts'
import { publicNotice } from '../words/after-init.ts'
import { forecastSentence } from '../words/forecast-text.ts'

/** `current`: a run has begun with this text; `edited`: with an earlier one. */
export type Stage = 'new' | 'edited' | 'current'

const maxFindings = 30

/** The comment that shows an issue as a plan before it starts: tasks, graph, probable cost, and errors. */
export function issuePreview({ order, findings }: IssuePlan, stage: Stage): string {
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (order === undefined) {
    const count = errors.length === 1 ? 'One thing is' : `${errors.length} things are`
    return markdownOf([
      `**This issue is not a plan yet: ${count} to fix.** Edit the text above; ralph then checks it again.`,
      listed(findings),
    ])
  }
  const { plan, checks } = order
  return markdownOf([
    opening[stage](plural(plan.tasks.length, 'task')),
    tasksTable(plan),
    ...dependencyGraph(plan, plan.tasks),
    costs(order),
    ...(checks.length > 0
      ? ['In addition to the configured checks, these must pass:', { code: checks.join('\n') }]
      : []),
    ...(findings.length > 0 ? ['Please check:', listed(findings)] : []),
    publicNotice(plan.name ?? ''),
  ])
}

const opening: Record<Stage, (tasks: string) => string> = {
  new: (tasks) =>
    `**This is the plan, ${tasks} in total.** Nothing has started. Somebody with write access can start it as shown here with \`/ralph start\`.`,
  edited: () =>
    '**The text was edited after the run started.** The run continues with the old plan; `/ralph plan` switches to this one:',
  current: (tasks) => `**This is the run's plan, ${tasks} in total.**`,
}

const tasksTable = ({ tasks }: Plan): Table => ({
  head: ['Task', 'What to do', 'After', 'Done when'],
  rows: tasks.map(({ id, title, depends_on, acceptance_criteria }) => [
    id,
    inlineMarkdown(title, 200),
    depends_on.join(', '),
    acceptance_criteria.map((criterion) => inlineMarkdown(criterion, 200)).join('; '),
  ]),
})

function costs({ plan, budget, model }: IssueOrder): string {
  const forecast = forecastSentence(firstForecast(plan, { costBudgetUsd: budget }))
  return [
    ...(forecast ? [forecast] : []),
    budget === null
      ? 'It may cost up to the configured budget.'
      : `It may cost ${formatLimit(budget)}, or less if the configured budget is lower.`,
    ...(model === null ? [] : [`Model: ${inlineMarkdown(model, 100)}.`]),
  ].join(' ')
}

function listed(findings: readonly Finding[]): Block {
  const lines = findings.map(({ line, message, remedy }) => {
    const place = line === null ? '' : `line ${line}: `
    return `${place}${inlineMarkdown(`${message} ${remedy}`, 400)}`
  })
  return { list: cappedLines(lines, maxFindings) }
}
