import { failureWords } from '../../core/report/words/log-lines.ts'
import { ordinal } from '../../core/text/amounts.ts'
import { clip } from '../../core/text/display-width.ts'
import { indentedLine, plainLine } from '../../core/text/one-line.ts'
import type { Paint } from '../../core/text/paint.ts'
import { shortOid } from '../../core/text/report-context.ts'
import type { Progress } from '../../port/progress.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { EventOf, RunEvent } from '../../schema/run/event.ts'
import { progressLines } from './progress-lines.ts'

interface BriefLayout {
  readonly paint: Paint
  readonly columns: number
  readonly titles: ReadonlyMap<string, string>
  readonly checks: ReadonlySet<string>
  readonly started: ReadonlySet<number>
}

const maxColumns = 100

/** Two lines for each attempt, and anything that may need an operator; `--verbose` prints the rest. */
export function briefLines(progress: Progress, layout: BriefLayout): string[] {
  const { paint, columns } = layout
  switch (progress.kind) {
    case 'event':
      return eventLines(progress.event, { ...layout, columns: Math.min(columns, maxColumns) })
    case 'agent':
      return progress.progress.kind === 'retrying' ? progressLines(progress, { paint, columns }) : []
    case 'check_started':
    case 'check_finished':
      return []
    case 'note':
      return progress.detail === true ? [] : progressLines(progress, layout)
    default:
      return progressLines(progress, layout)
  }
}

/** Bookkeeping, and facts that a later report repeats. */
const hiddenEvents: ReadonlySet<RunEvent['type']> = new Set<RunEvent['type']>([
  ...(['run_started', 'confined', 'lease_taken', 'lease_renewed', 'lease_released', 'run_stopped'] as const),
  ...(['knowledge_changed', 'knowledge_inherited', 'evidence_gathered', 'hints_told', 'prompt_cut'] as const),
  ...([
    'agent_call',
    'agent_lingered',
    'environment_changed',
    'passes_owed',
    'passes_begun',
    'set_up_again',
    'network_refused',
  ] as const),
  ...(['plan_format_recorded', 'stuck_detected', 'handed_on', 'wait_lifted'] as const),
])

function eventLines(event: RunEvent, layout: BriefLayout): string[] {
  const { paint, columns } = layout
  const line = (text: string): string => clip(`   ${text}`, columns)
  switch (event.type) {
    case 'baseline_finished':
      return baselineLines(event, layout)
    case 'attempt_started':
      return [...(layout.started.size === 1 ? [''] : []), paint(clip(headOf(event, layout), columns), 'bold')]
    case 'attempt_succeeded':
      return [paint(line(`✓ ${doneIn(event)}`), 'green')]
    case 'attempt_failed':
      return failedLines(event, layout)
    case 'amendment_accepted':
      return addedLines(event, line) ?? otherLines(event, layout)
    default:
      return hiddenEvents.has(event.type) ? [] : otherLines(event, layout)
  }
}

const otherLines = (event: RunEvent, { paint, columns }: BriefLayout): string[] =>
  progressLines({ kind: 'event', event }, { paint, columns })

function headOf({ iteration, task, attempt }: EventOf<'attempt_started'>, { titles }: BriefLayout): string {
  const description =
    attempt > 1 ? `${ordinal(attempt)} attempt, told what failed` : plainLine(titles.get(task) ?? '', 200)
  return `#${iteration} ${task}  ${description}`.trimEnd()
}

function doneIn({ commit, summary, part }: EventOf<'attempt_succeeded'>): string {
  const summaryLine = plainLine(summary, 300)
  const partPrefix = part ? `part ${part.number}: ` : ''
  return commit === null
    ? `done, nothing was left to change: ${summaryLine}`
    : `${shortOid(commit)}  ${partPrefix}${summaryLine}`
}

function failedLines(event: EventOf<'attempt_failed'>, { paint, columns }: BriefLayout): string[] {
  const [first, ...others] = event.said ?? []
  const othersText = others.length === 0 ? '' : ` and ${others.length} more`
  const reason = first ? `${plainLine(first.name, 60)}${othersText} failed` : failureWords[event.cause]
  // A check can fail without output.
  const lines = first && first.lines.length > 0 ? first.lines : [plainLine(event.why, 300)]
  const head = `   ✗ ${reason}, so nothing was committed:`
  return [
    paint(clip(head, columns), 'red'),
    ...lines.map((text) => paint(clip(`       ${indentedLine(text)}`, columns), 'dim')),
  ]
}

function addedLines(
  { amendment, given_up }: EventOf<'amendment_accepted'>,
  line: (text: string) => string,
): string[] | undefined {
  const id = amendment.task?.['id']
  if (given_up || amendment.action !== 'add' || typeof id !== 'string') return undefined
  const reason = amendment.reason === '' ? '' : `: ${plainLine(amendment.reason, 300)}`
  return [line(`+ ${id} is new in the plan${reason}`)]
}

function baselineLines(event: EventOf<'baseline_finished'>, layout: BriefLayout): string[] {
  if (event.red.length > 0 || event.counting === 0) return otherLines(event, layout)
  const names = [...layout.checks].map((name) => plainLine(name, 100)).join(', ')
  return [clip(`Checks   ${names} (green before the first task)`, layout.columns)]
}

export function progressNames({ tasks }: Pick<Plan, 'tasks'>): {
  readonly titles: ReadonlyMap<string, string>
  readonly checks: ReadonlySet<string>
  readonly started: ReadonlySet<number>
  readonly update: (progress: Progress) => void
} {
  const titles = new Map(tasks.map(({ id, title }) => [id, title]))
  const checks = new Set<string>()
  const started = new Set<number>()
  return {
    titles,
    checks,
    started,
    update(progress) {
      if (progress.kind === 'check_finished') checks.add(progress.name)
      if (progress.kind !== 'event') return
      const { event } = progress
      if (event.type === 'attempt_started') started.add(event.iteration)
      const newTask = 'amendment' in event ? event.amendment?.task : undefined
      if (typeof newTask?.['id'] === 'string') titles.set(newTask['id'], String(newTask['title'] ?? ''))
    },
  }
}
