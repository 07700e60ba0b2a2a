import { error, notice, warning } from '@actions/core'
import type { Settings } from '../../core/config/table/settings.ts'
import { eventInWords } from '../../core/report/words/log-lines.ts'
import { formatTokens, formatUsd, totalTokens } from '../../core/text/amounts.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { painter } from '../../core/text/paint.ts'
import { mapStrings } from '../../core/text/redact.ts'
import { visible } from '../../core/text/visible.ts'
import { failureLocations, pathInRepository } from '../../core/validation/failure-locations.ts'
import type { CheckFinished, Progress, ShowProgress } from '../../port/progress.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import { progressLines, whyAgain } from './progress-lines.ts'
import { follow, nothingLive } from './terminal.ts'

interface ActionsLogSink extends Repository {
  readonly write: (text: string) => void
  readonly redact: (text: string) => string
  readonly level: LogLevel
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Nobody can guess it. */
  readonly token: () => string
}

interface ActionsLog {
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
    return [...said, ...close(), ...progressLines({ ...check, isRerun: true }, look)]
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
    const unsaid = more > 0 ? [`${more} more lines have errors; the groups above hold the checks' output.`] : []
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

/** Where the repository lies, and whether it holds a file of this path now. */
interface Repository {
  readonly root: string
  readonly isFile: (path: string) => boolean
}

/** The lines of the repository that a failed check blames: a command for the runner each. */
function blamedLines(check: CheckFinished, { root, isFile }: Repository): string[] {
  const { failure } = check
  if (!failure) return []
  return failureLocations(failure.output).flatMap(({ paths, line, column, message }) => {
    const candidates = paths.map((path) => pathInRepository(path, { root, directory: failure.directory }))
    const file = candidates.find((path) => path !== undefined && isFile(path))
    if (file === undefined) return []
    return [
      workflowCommand('error', plainLine(message, 500), { file, line, col: column, title: plainLine(check.name, 100) }),
    ]
  })
}

export type LogLevel = Settings['log-level']

const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

/** Whether this is shown at this level; how the job ended is the final report's to say and always shown. */
const isShown = (progress: Progress, level: LogLevel): boolean =>
  levels.indexOf(levelOf(progress)) >= levels.indexOf(level)

function levelOf(progress: Progress): LogLevel {
  switch (progress.kind) {
    case 'event':
      return ['attempt_failed', 'undo_failed', 'work_refused'].includes(progress.event.type) ? 'error' : 'info'
    case 'check_finished':
      return progress.passed ? 'info' : 'error'
    case 'warning':
      return 'warn'
    default:
      return 'info'
  }
}

/**
 * An order to the runner as text, for the log of a run, which is redacted and filtered as a whole before it is written;
 * a step's own annotations are `annotate`'s. The runner decodes `%0A` and the like in what it is given, so these are
 * encoded: nothing in a title or a message becomes a line of its own.
 */
function workflowCommand(
  name: 'group' | 'endgroup' | 'error' | 'warning' | 'notice' | 'stop-commands',
  data = '',
  properties: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined)
  const list = given.map(([key, value]) => `${key}=${property(String(value))}`).join(',')
  return `::${name}${list === '' ? '' : ` ${list}`}::${encoded(data)}`
}

function encoded(text: string): string {
  return withoutOlderOrders(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return encoded(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/** The runner obeys `##[name]` anywhere in a line, and the toolkit leaves it as it is. */
function withoutOlderOrders(text: string): string {
  return text.replaceAll('##[', '## [')
}

/** Annotations of the step, whose text may be foreign: the toolkit keeps it to one command, the runner's older syntax is broken here. */
export const annotate = {
  error: (text: string): void => error(withoutOlderOrders(text)),
  notice: (text: string): void => notice(withoutOlderOrders(text)),
  warning: (text: string): void => warning(withoutOlderOrders(text)),
}
