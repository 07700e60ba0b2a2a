import { formatDuration, formatUsd, plural } from '../../../text/amounts.ts'
import { oneLine, plainLine } from '../../../text/one-line.ts'
import { operatorLine, ordersAndRun, type RunVerb } from '../../../text/report-context.ts'
import { decisiveLines } from '../../../validation/decisive-lines.ts'
import type { IterationView } from '../../facts/iteration-view.ts'
import { type Card, card, type FirstInput, failing } from './first-screen.ts'

const maxTries = 5
const maxLines = 12

/** The failed check, what each attempt tried, and what a person can do. */
export function failedCard(task: string, input: FirstInput): Card {
  const { status, views, state, context } = input
  const row = status.tasks.find(({ id }) => id === task)
  const tried = views.filter((view) => view.task === task && view.outcome === 'failed')
  const last = tried.at(-1)
  const waits = status.held_up.filter((blocked) => blocked.task !== task && blocked.failed.includes(task)).length
  const isPaused = state.paused?.task === task
  const orders = (verb: RunVerb): [RunVerb, ...string[]][] => [
    [verb, task],
    ...(isPaused ? [['resume'] as [RunVerb]] : []),
  ]
  const evidence = last ? evidenceOf(last) : []
  return card({
    id: `failed ${task}`,
    badge: failing(evidence.length > 0 ? 'Failed check' : 'Failed'),
    meta: [task, ...(tried.length > 0 ? [numbers(tried.map(({ iteration }) => iteration))] : [])].join(', '),
    title: row?.title ?? task,
    text: evidence.length > 0 || !last?.why ? [] : [oneLine(last.why, 300)],
    evidence,
    tries: tried.slice(-maxTries).map((view) => ({
      iteration: view.iteration,
      text: oneLine(view.handoff?.handoff.summary ?? view.why ?? '', 200),
      remark: [
        ...(view.time_ms ? [formatDuration(view.time_ms.all)] : []),
        ...((view.usage?.usd ?? 0) > 0 ? [formatUsd(view.usage?.usd ?? 0)] : []),
      ].join(', '),
    })),
    ask: 'What should the next agent know?',
    iteration: last?.iteration ?? null,
    actions: [
      { label: 'Try again', command: ordersAndRun(context, orders('retry')), order: `retry ${task}` },
      {
        label: waits > 0 ? `Skip it; ${plural(waits, 'other task needs', 'other tasks need')} it` : 'Skip it',
        command: ordersAndRun(context, orders('skip')),
        order: `skip ${task}`,
      },
      ...(last
        ? [{ label: 'See its files', command: operatorLine(context, 'checkout', String(last.iteration)), order: null }]
        : []),
    ],
  })
}

/** The command and the decisive lines. */
function evidenceOf({ validation }: IterationView): string[] {
  const knownRed = new Set(validation?.known_red ?? [])
  const red = (validation?.checks ?? []).find(({ passed, name }) => !passed && !knownRed.has(name))
  if (!red) return []
  const lines = decisiveLines(red).slice(0, maxLines)
  return [`$ ${plainLine(red.run, 300)}`, ...(lines.length > 0 ? lines : ['(it printed nothing that names the fault)'])]
}

/** `iteration 7`, `iterations 25 to 27`, `iterations 3, 9 and 12`. */
function numbers(iterations: readonly number[]): string {
  const [first = 0] = iterations
  const last = iterations.at(-1) ?? first
  if (iterations.length === 1) return `iteration ${first}`
  if (last - first === iterations.length - 1) return `iterations ${first} to ${last}`
  return `iterations ${iterations.slice(-4, -1).join(', ')} and ${last}`
}
