import { formatDuration, formatTokens, formatUsd, totalTokens } from '../../core/text/amounts.ts'
import { clip, displayWidth } from '../../core/text/display-width.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { painter } from '../../core/text/paint.ts'
import { mapStrings } from '../../core/text/redact.ts'
import type { AgentProgress } from '../../port/agent.ts'
import type { Progress, ShowProgress } from '../../port/progress.ts'
import { noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import { progressLines, stepInWords } from './progress-lines.ts'

export interface TerminalSink {
  readonly write: (text: string) => void
  /** Escape sequences are written only then. */
  readonly color: boolean
  /** Asked each time: people resize their windows. */
  readonly columns: () => number
  /** Only a terminal gets the live line; a pipe or a file gets whole lines alone. */
  readonly isTty: boolean
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Applied before anything is clipped, so that no part of a secret is left. */
  readonly redact: (text: string) => string
}

interface TerminalProgress {
  readonly show: ShowProgress
  /** Renews the live line; to be called about once a second, so that its clock goes on while the agent is silent. */
  readonly tick: () => void
  /** Takes the live line away: call it before anything else writes, and at the end. */
  readonly clear: () => void
}

/** The live line is rewritten at most four times a second. */
const redrawMs = 250
const pipeColumns = 200

/**
 * Progress for people: one line for each thing that happened, and on a terminal a line below that says what is under
 * way. It is rewritten by `\r` and spaces, so it needs no escape sequence and no colour.
 */
export function terminalProgress(sink: TerminalSink): TerminalProgress {
  const paint = painter(sink.color)
  let live = nothingLive
  let drawn = 0
  let drawnAt = Number.NEGATIVE_INFINITY

  const clear = (): void => {
    if (drawn > 0) sink.write(`\r${' '.repeat(drawn)}\r`)
    drawn = 0
  }

  const draw = (): void => {
    const text = sink.isTty ? liveText(live, sink.now()) : undefined
    if (text === undefined) clear()
    if (text === undefined || sink.now() - drawnAt < redrawMs) return
    // The last column stays free: a full line would wrap, and `\r` then returns to the wrong one.
    const line = clip(text, sink.columns() - 1)
    const width = displayWidth(line)
    sink.write(`\r${line}${' '.repeat(Math.max(0, drawn - width))}`)
    drawn = width
    drawnAt = sink.now()
  }

  const show = (progress: Progress): void => {
    const clean = mapStrings(progress, sink.redact)
    live = follow(live, clean, sink.now())
    const lines = progressLines(clean, { paint, columns: sink.isTty ? sink.columns() - 1 : pipeColumns })
    if (lines.length > 0) {
      clear()
      sink.write(`${lines.join('\n')}\n`)
    }
    draw()
  }

  return {
    show: (progress) => quietly(() => show(progress)),
    tick: () => quietly(draw),
    clear: () => quietly(clear),
  }
}

/** A terminal that went away must not end the run; what happened is in the state. */
function quietly(write: () => void): void {
  try {
    write()
  } catch {
    // Nobody is left to be told.
  }
}

/** What the live line tells: the attempt under way and what this job has spent before it. */
interface LiveStatus {
  readonly attempt: { iteration: number; task: string; since: number; usage: Usage; doing: string } | null
  readonly spentBefore: number
  /** Until when nothing is at work, in ms since the epoch. */
  readonly waitsUntil: number | null
}

export const nothingLive: LiveStatus = { attempt: null, spentBefore: 0, waitsUntil: null }

/** The live status after one more progress. `now` in ms since the epoch. */
export function follow(live: LiveStatus, progress: Progress, now: number): LiveStatus {
  if (progress.kind === 'waiting') return { ...live, attempt: null, waitsUntil: Date.parse(progress.until) }
  if (live.waitsUntil !== null) return follow({ ...live, waitsUntil: null }, progress, now)
  if (progress.kind === 'event') return followEvent(live, progress.event, now)
  if (!live.attempt) return live
  const change = progress.kind === 'agent' ? fromAgent(progress.progress) : fromCheck(progress)
  return change ? { ...live, attempt: { ...live.attempt, ...change } } : live
}

function followEvent(live: LiveStatus, event: RunEvent, now: number): LiveStatus {
  switch (event.type) {
    case 'attempt_started': {
      const { iteration, task } = event
      return { ...live, attempt: { iteration, task, since: now, usage: noUsage, doing: '' } }
    }
    case 'attempt_succeeded':
    case 'attempt_failed':
    case 'attempt_interrupted':
      return { ...live, attempt: null, spentBefore: live.spentBefore + event.usage.usd }
    case 'run_stopped':
      return { ...live, attempt: null }
    default:
      return live
  }
}

function fromAgent(progress: AgentProgress): { doing?: string; usage?: Usage } | undefined {
  if (progress.kind === 'tool') return { doing: stepInWords(progress) }
  if (progress.kind === 'spent') return { usage: progress.usage }
  return undefined
}

function fromCheck(progress: Progress): { doing: string } | undefined {
  return progress.kind === 'check_started' ? { doing: `check ${plainLine(progress.name, 100)}` } : undefined
}

/** `#12 TASK-3 · 3m 12s · 45.2k tokens · 0.84 USD · Edit src/a.ts`; undefined where nothing is under way. */
function liveText({ attempt, spentBefore, waitsUntil }: LiveStatus, now: number): string | undefined {
  if (waitsUntil !== null) return waitsUntil > now ? `waiting · ${formatDuration(waitsUntil - now)} left` : undefined
  if (!attempt) return undefined
  const { iteration, task, since, usage, doing } = attempt
  // An agent may know its price only at the end: 0.00 would be a lie until then.
  const attemptCost = usage.usd > 0 ? [formatUsd(usage.usd)] : []
  const jobCost = spentBefore > 0 ? [`job ${formatUsd(spentBefore + usage.usd)}`] : []
  const parts = [
    `#${iteration} ${task}`,
    formatDuration(Math.max(0, now - since)),
    `${formatTokens(totalTokens(usage))} tokens`,
    ...attemptCost,
    ...jobCost,
    ...(doing === '' ? [] : [doing]),
  ]
  return parts.join(' · ')
}
