import type { Finding } from '../../../schema/plan/finding.ts'
import type { IssueOrder } from '../../../schema/plan/issue-order.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { IssuePlan } from '../../plan/format/issue/issue-plan.ts'
import { formatLimit, plural } from '../../text/amounts.ts'
import { cappedLines } from '../../text/capped.ts'
import { fenced } from '../../text/markdown/fences.ts'
import { inlineMarkdown, markdownCell } from '../../text/markdown/neutral-markdown.ts'
import { firstForecast } from '../facts/forecast.ts'
import { publicNotice } from '../words/after-init.ts'
import { forecastSentence } from '../words/forecast-text.ts'
import { dependencyGraph } from './graph.ts'

/** `current`: a run has begun with this text; `edited`: with an earlier one. */
export type Stage = 'new' | 'edited' | 'current'

const maxFindings = 30

/** The comment that shows an issue as a plan before it starts: tasks, graph, probable cost, and errors. */
export function issuePreview(issuePlan: IssuePlan, stage: Stage): string {
  const { order, findings } = issuePlan
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (order === undefined) {
    const count = errors.length === 1 ? 'One thing is' : `${errors.length} things are`
    return [
      `**This issue is not a plan yet: ${count} to fix.** Edit the text above; ralph then checks it again.`,
      listed(findings),
    ].join('\n\n')
  }
  const { plan, checks } = order
  const graph = dependencyGraph(plan, plan.tasks)
  return [
    opening[stage](plural(plan.tasks.length, 'task')),
    tasksTable(plan),
    ...(graph === undefined ? [] : [graph]),
    costs(order),
    ...(checks.length > 0
      ? [`In addition to the configured checks, these must pass:\n\n${fenced(checks.join('\n'))}`]
      : []),
    ...(findings.length > 0 ? [`Please check:\n\n${listed(findings)}`] : []),
    publicNotice(plan.name ?? ''),
  ].join('\n\n')
}

const opening: Record<Stage, (tasks: string) => string> = {
  new: (tasks) =>
    `**This is the plan, ${tasks} in total.** Nothing has started. Somebody with write access can start it as shown here with \`/ralph start\`.`,
  edited: () =>
    '**The text was edited after the run started.** The run continues with the old plan; `/ralph plan` switches to this one:',
  current: (tasks) => `**This is the run's plan, ${tasks} in total.**`,
}

function tasksTable({ tasks }: Plan): string {
  const rows = tasks.map(({ id, title, depends_on, acceptance_criteria }) => {
    const criteria = acceptance_criteria.map((criterion) => markdownCell(criterion, 200)).join('; ')
    return `| ${id} | ${markdownCell(title, 200)} | ${depends_on.join(', ')} | ${criteria} |`
  })
  return ['| Task | What to do | After | Done when |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

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

function listed(findings: readonly Finding[]): string {
  const lines = findings.map(({ line, message, remedy }) => {
    const place = line === null ? '' : `line ${line}: `
    return `${place}${inlineMarkdown(`${message} ${remedy}`, 400)}`
  })
  return cappedLines(lines, maxFindings)
    .map((line) => `- ${line}`)
    .join('\n')
}
