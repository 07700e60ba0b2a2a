import { eventInWords } from '../../core/report/words/log-lines.ts'
import { formatTokens, formatUsd, totalTokens } from '../../core/text/amounts.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { painter } from '../../core/text/paint.ts'
import { mapStrings } from '../../core/text/secret/map-strings.ts'
import { visible } from '../../core/text/visible.ts'
import type { CheckFinished, Progress, ShowProgress } from '../../port/progress.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import { blamedLines, type Repository } from './blamed-lines.ts'
import { follow, nothingLive } from './live-status.ts'
import { isShown, type LogLevel } from './log-level.ts'
import { progressLines, whyAgain } from './progress-lines.ts'
import { withoutOlderOrders, workflowCommand } from './workflow-command.ts'

export interface ActionsLogSink extends Repository {
  readonly write: (text: string) => void
  readonly redact: (text: string) => string
  readonly level: LogLevel
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Nobody can guess it. */
  readonly token: () => string
}

export interface ActionsLog {
  readonly show: ShowProgress
  /** Closes what is open and annotates the lines that a check still blames; to be called once, at the end. */
  readonly finish: () => void
}

/** What the platform shows of one kind in one step; more would be dropped without a word. */
const mostAnnotations = 10

const endGroup = workflowCommand('endgroup')

const look = { paint: painter(false), columns: 300 }

/**
 * Progress in the log of a workflow: a group for each iteration and each check, what came of it below the group. Nothing
 * foreign is obeyed, in either syntax: it is never at the start of a line, `##[` is broken, and what a check printed
 * stands where commands are stopped (platform 25).
 */
export function actionsLog(sink: ActionsLogSink): ActionsLog {
  /** By check, from its newest run: what a later attempt mended is no error any more. */
  const blamed = new Map<string, readonly string[]>()
  let live = nothingLive
  let open = false
  let groupShown = false
  let warnings = 0

  const close = (): string[] => {
    const lines = open ? [endGroup] : []
    open = false
    return lines
  }

  const group = (title: string): string[] => {
    const lines = [...close(), workflowCommand('group', title)]
    open = true
    return lines
  }

  const checkLines = (check: CheckFinished): string[] => {
    if (check.failure && check.counts) blamed.set(check.name, blamedLines(check, sink))
    else blamed.delete(check.name)
    const said = check.failure ? stopped(check.failure.output, sink.token()) : []
    return [...said, ...close(), ...progressLines(check, look)]
  }

  const eventLines = (event: RunEvent): string[] => {
    if (event.type === 'attempt_started') return group(`#${event.iteration} ${eventInWords(event)}`)
    const lines = progressLines({ kind: 'event', event }, look)
    const unsaid = lines.length === 0 && sink.level === 'debug' ? [`[debug] ${eventInWords(event)}`] : []
    return [...(ends.has(event.type) ? close() : []), ...lines, ...unsaid]
  }

  const agentLines = (progress: Progress & { kind: 'agent' }): string[] => {
    const { kind } = progress.progress
    if (kind === 'spent') return sink.level === 'debug' ? [`[debug] ${spent(live)}`] : []
    return progressLines(progress, look).map((line) => (kind === 'tool' ? withCost(line) : line))
  }

  /** Nothing is known of the cost until the agent has said something of it. */
  const withCost = (line: string): string =>
    live.attempt && totalTokens(live.attempt.usage) > 0 ? `${line}  (${spent(live)})` : line

  const linesOf = (progress: Progress): string[] => {
    switch (progress.kind) {
      case 'event':
        return eventLines(progress.event)
      case 'agent':
        return agentLines(progress)
      case 'check_started':
        return group(`check ${plainLine(progress.name, 200)}${progress.rerun ? `: ${whyAgain(progress)}` : ''}`)
      case 'check_finished':
        return checkLines(progress)
      case 'warning':
        warnings += 1
        if (warnings > mostAnnotations) return progressLines(progress, look)
        return [workflowCommand('warning', plainLine(progress.text, 1000))]
      default:
        return progressLines(progress, look)
    }
  }

  const show = (progress: Progress): void => {
    const clean = mapStrings(progress, sink.redact)
    live = follow(live, clean, sink.now())
    const lines = linesOf(clean)
    write(isShown(clean, sink.level) ? lines : lines.filter((line) => line === endGroup))
  }

  /** The end of a group whose beginning the level hid is not shown either. */
  const write = (lines: readonly string[]): void => {
    const shown = lines.filter((line) => {
      const kept = line !== endGroup || groupShown
      if (line === endGroup) groupShown = false
      if (line.startsWith('::group::')) groupShown = true
      return kept
    })
    if (shown.length > 0) sink.write(`${shown.join('\n')}\n`)
  }

  const finish = (): void => {
    const all = [...blamed.values()].flat()
    const more = all.length - mostAnnotations
    const unsaid = more > 0 ? [`${more} more lines are blamed; the groups above have what the checks printed.`] : []
    write([...close(), ...all.slice(0, mostAnnotations), ...unsaid])
  }

  return { show: (progress) => quietly(() => show(progress)), finish: () => quietly(finish) }
}

/** What an iteration ends with; its group does not hold it, so that it is seen while the group is folded. */
const ends: ReadonlySet<RunEvent['type']> = new Set<RunEvent['type']>([
  ...(['attempt_succeeded', 'attempt_failed', 'attempt_interrupted', 'attempt_held', 'handed_on'] as const),
  ...(['undo_done', 'undo_failed', 'run_stopped', 'lease_released'] as const),
])

/** What the attempt has used up so far, and the job with it. */
function spent({ attempt, spentBefore }: typeof nothingLive): string {
  if (!attempt) return ''
  const { usage } = attempt
  // An agent may know its price only at the end: 0.00 would be a lie until then.
  const cost = usage.usd > 0 ? [formatUsd(usage.usd)] : []
  const job = spentBefore > 0 ? [`job ${formatUsd(spentBefore + usage.usd)}`] : []
  return [`${formatTokens(totalTokens(usage))} tokens`, ...cost, ...job].join(', ')
}

/** Output of a check, each line behind a bar, between a stop of all commands and its end. */
function stopped(output: string, token: string): string[] {
  if (output === '') return ['  it printed nothing']
  const lines = visible(output).split('\n')
  const shown = lines.map((line) => `  │ ${withoutOlderOrders(line)}`)
  return [workflowCommand('stop-commands', token), ...shown, `::${token}::`]
}

/** A log that went away must not end the run; what happened is in the state. */
function quietly(write: () => void): void {
  try {
    write()
  } catch {
    // Nobody is left to be told.
  }
}
