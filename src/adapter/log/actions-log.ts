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
import { progressLines, rerunReason } from './progress-lines.ts'
import { nextLiveStatus, nothingLive } from './terminal.ts'

interface ActionsLogSink extends Repository {
  readonly write: (text: string) => void
  readonly redact: (text: string) => string
  readonly level: LogLevel
  /** In ms since the epoch. */
  readonly now: () => number
  readonly token: () => string
}

interface ActionsLog {
  readonly show: ShowProgress
  /** Closes groups and annotates lines that a check still blames; call once, at the end. */
  readonly finish: () => void
}

/** The platform silently drops more annotations of one kind in one step. */
const maxAnnotations = 10

const endGroup = workflowCommand('endgroup')

const layout = { paint: painter(false), columns: 300 }

/**
 * A group for each iteration and check, with the result below it. Foreign text cannot give commands to the runner: it
 * never starts a line, `##[` is broken, and output of checks is printed while commands are stopped (platform 25).
 */
export function actionsLog(sink: ActionsLogSink): ActionsLog {
  /** By check, from its last run: errors that a later attempt fixed are dropped. */
  const annotations = new Map<string, readonly string[]>()
  let live = nothingLive
  let groupOpen = false
  let groupShown = false
  let warnings = 0

  const close = (): string[] => {
    const lines = groupOpen ? [endGroup] : []
    groupOpen = false
    return lines
  }

  const group = (title: string): string[] => {
    const lines = [...close(), workflowCommand('group', title)]
    groupOpen = true
    return lines
  }

  const checkLines = (check: CheckFinished): string[] => {
    if (check.failure && check.counts) annotations.set(check.name, blamedLines(check, sink))
    else annotations.delete(check.name)
    const outputLines = check.failure ? inertOutput(check.failure.output, sink.token()) : []
    return [...outputLines, ...close(), ...progressLines({ ...check, again: true }, layout)]
  }

  const eventLines = (event: RunEvent): string[] => {
    if (event.type === 'attempt_started') return group(`#${event.iteration} ${eventInWords(event)}`)
    const lines = progressLines({ kind: 'event', event }, layout)
    const debugLines = lines.length === 0 && sink.level === 'debug' ? [`[debug] ${eventInWords(event)}`] : []
    return [...(endingEvents.has(event.type) ? close() : []), ...lines, ...debugLines]
  }

  const agentLines = (progress: Progress & { kind: 'agent' }): string[] => {
    const { kind } = progress.progress
    if (kind === 'spent') return sink.level === 'debug' ? [`[debug] ${spent(live)}`] : []
    return progressLines(progress, layout).map((line) => (kind === 'tool' ? withCost(line) : line))
  }

  const withCost = (line: string): string =>
    live.attempt && totalTokens(live.attempt.usage) > 0 ? `${line}  (${spent(live)})` : line

  const linesOf = (progress: Progress): string[] => {
    switch (progress.kind) {
      case 'event':
        return eventLines(progress.event)
      case 'agent':
        return agentLines(progress)
      case 'check_started':
        return group(`check ${plainLine(progress.name, 200)}${progress.rerun ? `: ${rerunReason(progress)}` : ''}`)
      case 'check_finished':
        return checkLines(progress)
      case 'warning':
        warnings += 1
        if (warnings > maxAnnotations) return progressLines(progress, layout)
        return [workflowCommand('warning', plainLine(progress.text, 1000))]
      default:
        return progressLines(progress, layout)
    }
  }

  const show = (progress: Progress): void => {
    const clean = mapStrings(progress, sink.redact)
    live = nextLiveStatus(live, clean, sink.now())
    const lines = linesOf(clean)
    write(isShown(clean, sink.level) ? lines : lines.filter((line) => line === endGroup))
  }

  const write = (lines: readonly string[]): void => {
    const shown = lines.filter((line) => {
      const isKept = line !== endGroup || groupShown
      if (line === endGroup) groupShown = false
      if (line.startsWith('::group::')) groupShown = true
      return isKept
    })
    if (shown.length > 0) sink.write(`${shown.join('\n')}\n`)
  }

  const finish = (): void => {
    const allAnnotations = [...annotations.values()].flat()
    const omittedCount = allAnnotations.length - maxAnnotations
    const omission =
      omittedCount > 0 ? [`${omittedCount} more lines have errors; the groups above hold the checks' output.`] : []
    write([...close(), ...allAnnotations.slice(0, maxAnnotations), ...omission])
  }

  return { show: (progress) => quietly(() => show(progress)), finish: () => quietly(finish) }
}

/** Events that end an iteration; printed below its group, so that they stay visible when it is folded. */
const endingEvents: ReadonlySet<RunEvent['type']> = new Set<RunEvent['type']>([
  ...(['attempt_succeeded', 'attempt_failed', 'attempt_interrupted', 'attempt_held', 'handed_on'] as const),
  ...(['undo_done', 'undo_failed', 'run_stopped', 'lease_released'] as const),
])

function spent({ attempt, spentBefore }: typeof nothingLive): string {
  if (!attempt) return ''
  const { usage } = attempt
  // An agent may report its price only at the end, so 0.00 would be wrong.
  const cost = usage.usd > 0 ? [formatUsd(usage.usd)] : []
  const job = spentBefore > 0 ? [`job ${formatUsd(spentBefore + usage.usd)}`] : []
  return [`${formatTokens(totalTokens(usage))} tokens`, ...cost, ...job].join(', ')
}

/** Each line behind a bar, while commands are stopped. */
function inertOutput(output: string, token: string): string[] {
  if (output === '') return ['  it printed nothing']
  const lines = visible(output).split('\n')
  const shownLines = lines.map((line) => `  │ ${withoutOldCommands(line)}`)
  return [workflowCommand('stop-commands', token), ...shownLines, `::${token}::`]
}

/** A broken log must not end the run; the state has everything. */
function quietly(write: () => void): void {
  try {
    write()
  } catch {}
}

interface Repository {
  readonly root: string
  readonly isFile: (path: string) => boolean
}

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

/** The end of the job is always shown, in the final report. */
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

/** Encoded, so that foreign text cannot start a line. The step's own annotations use `annotate`. */
function workflowCommand(
  name: 'group' | 'endgroup' | 'error' | 'warning' | 'notice' | 'stop-commands',
  data = '',
  properties: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const setProperties = Object.entries(properties).filter(([, value]) => value !== undefined)
  const propertyList = setProperties.map(([key, value]) => `${key}=${property(String(value))}`).join(',')
  return `::${name}${propertyList === '' ? '' : ` ${propertyList}`}::${encoded(data)}`
}

function encoded(text: string): string {
  return withoutOldCommands(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return encoded(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/** The runner obeys `##[name]` anywhere in a line, and the toolkit does not escape it. */
function withoutOldCommands(text: string): string {
  return text.replaceAll('##[', '## [')
}

/** Annotations with foreign text: the toolkit escapes the new syntax, and this the old one. */
export const annotate = {
  error: (text: string): void => error(withoutOldCommands(text)),
  notice: (text: string): void => notice(withoutOldCommands(text)),
  warning: (text: string): void => warning(withoutOldCommands(text)),
}
