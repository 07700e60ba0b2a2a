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

interface BriefLook {
  readonly paint: Paint
  readonly columns: number
  readonly titles: ReadonlyMap<string, string>
  /** Checks that ran so far. */
  readonly checks: ReadonlySet<string>
  /** Numbers of the iterations that have started in this job. */
  readonly started: ReadonlySet<number>
}

/** No line is wider, however wide the terminal is. */
const maxColumns = 100

/**
 * Progress as most people want it: two lines for each attempt, and what a person may have to act on. The acts of the
 * agent and the checks at work are on the live line; everything else is printed with `--verbose`.
 */
export function briefLines(progress: Progress, look: BriefLook): string[] {
  const { paint, columns } = look
  switch (progress.kind) {
    case 'event':
      return eventLines(progress.event, { ...look, columns: Math.min(columns, maxColumns) })
    case 'agent':
      return progress.progress.kind === 'retrying' ? progressLines(progress, { paint, columns }) : []
    case 'check_started':
    case 'check_finished':
      return []
    case 'note':
      return progress.detail === true ? [] : progressLines(progress, look)
    default:
      return progressLines(progress, look)
  }
}

/** What most people never need: bookkeeping of the run, and facts that the end of the job or of the attempt repeats. */
const silent: ReadonlySet<RunEvent['type']> = new Set<RunEvent['type']>([
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

function eventLines(event: RunEvent, look: BriefLook): string[] {
  const { paint, columns } = look
  const line = (text: string): string => clip(`   ${text}`, columns)
  switch (event.type) {
    case 'baseline_finished':
      return baselineLines(event, look)
    case 'attempt_started':
      return [...(look.started.size === 1 ? [''] : []), paint(clip(headOf(event, look), columns), 'bold')]
    case 'attempt_succeeded':
      return [paint(line(`✓ ${doneIn(event)}`), 'green')]
    case 'attempt_failed':
      return failedLines(event, look)
    case 'amendment_accepted':
      return addedLines(event, line) ?? otherLines(event, look)
    default:
      return silent.has(event.type) ? [] : otherLines(event, look)
  }
}

const otherLines = (event: RunEvent, { paint, columns }: BriefLook): string[] =>
  progressLines({ kind: 'event', event }, { paint, columns })

function headOf({ iteration, task, attempt }: EventOf<'attempt_started'>, { titles }: BriefLook): string {
  const what = attempt > 1 ? `${ordinal(attempt)} attempt, told what failed` : plainLine(titles.get(task) ?? '', 200)
  return `#${iteration} ${task}  ${what}`.trimEnd()
}

function doneIn({ commit, summary, part }: EventOf<'attempt_succeeded'>): string {
  const said = plainLine(summary, 300)
  const which = part ? `part ${part.number}: ` : ''
  return commit === null ? `done, nothing was left to change: ${said}` : `${shortOid(commit)}  ${which}${said}`
}

function failedLines(event: EventOf<'attempt_failed'>, { paint, columns }: BriefLook): string[] {
  const [first, ...others] = event.said ?? []
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  const reason = first ? `${plainLine(first.name, 60)}${more} failed` : failureWords[event.cause]
  // A check that fails without a word.
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

function baselineLines(event: EventOf<'baseline_finished'>, look: BriefLook): string[] {
  if (event.red.length > 0 || event.counting === 0) return otherLines(event, look)
  const names = [...look.checks].map((name) => plainLine(name, 100)).join(', ')
  return [clip(`Checks   ${names} (green before the first task)`, look.columns)]
}

/** The titles of a plan's tasks and of those that agents add while the job works, and the checks that it runs. */
export function namesIn({ tasks }: Pick<Plan, 'tasks'>): {
  readonly titles: ReadonlyMap<string, string>
  readonly checks: ReadonlySet<string>
  readonly started: ReadonlySet<number>
  readonly learn: (progress: Progress) => void
} {
  const titles = new Map(tasks.map(({ id, title }) => [id, title]))
  const checks = new Set<string>()
  const started = new Set<number>()
  return {
    titles,
    checks,
    started,
    learn(progress) {
      if (progress.kind === 'check_finished') checks.add(progress.name)
      if (progress.kind !== 'event') return
      const { event } = progress
      if (event.type === 'attempt_started') started.add(event.iteration)
      const added = 'amendment' in event ? event.amendment?.task : undefined
      if (typeof added?.['id'] === 'string') titles.set(added['id'], String(added['title'] ?? ''))
    },
  }
}
