import { formatDuration, formatTokens, formatUsd, totalTokens } from '../../core/text/amounts.ts'
import { clip, displayWidth } from '../../core/text/display-width.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { painter } from '../../core/text/paint.ts'
import { mapStrings } from '../../core/text/redact.ts'
import type { AgentProgress } from '../../port/agent.ts'
import type { Progress, ShowProgress } from '../../port/progress.ts'
import { noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import { briefLines, namesIn } from './brief-lines.ts'
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
  /** Two lines for each attempt instead of one for each thing that happens. */
  readonly brief?: Pick<Plan, 'tasks'> | undefined
  /** Where what is under way is drawn; without it, on one line that `\r` rewrites. */
  readonly area?: LiveArea | undefined
}

/** The end of a terminal, below the lines that stay. */
export interface LiveArea {
  draw(live: LiveStatus): void
  clear(): void
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
 * Progress for people: one line for each thing that happened, and on a terminal what is under way below them.
 */
export function terminalProgress(sink: TerminalSink): TerminalProgress {
  const paint = painter(sink.color)
  const area = sink.area ?? (sink.isTty ? liveLine(sink) : undefined)
  const names = namesIn(sink.brief ?? { tasks: [] })
  let live = nothingLive
  let drawnAt = Number.NEGATIVE_INFINITY

  const draw = (): void => {
    if (!area || sink.now() - drawnAt < redrawMs) return
    area.draw(live)
    drawnAt = sink.now()
  }

  const show = (progress: Progress): void => {
    const clean = mapStrings(progress, sink.redact)
    const look = { paint, columns: sink.isTty ? sink.columns() - 1 : pipeColumns }
    names.learn(clean)
    const lines = sink.brief ? briefLines(clean, { ...look, ...names }) : progressLines(clean, look)
    live = follow(live, clean, sink.now())
    const [newest] = progressLines(clean, { ...look, paint: (text) => text })
    if (newest !== undefined) live = { ...live, last: { text: newest.trim(), at: sink.now() } }
    if (lines.length > 0) {
      area?.clear()
      sink.write(`${lines.join('\n')}\n`)
      // A board that comes and goes flickers.
      if (sink.area) drawnAt = Number.NEGATIVE_INFINITY
    }
    draw()
  }

  return {
    show: (progress) => quietly(() => show(progress)),
    tick: () => quietly(draw),
    clear: () => quietly(() => area?.clear()),
  }
}

/** One line, rewritten by `\r` and spaces: it needs no escape sequence and no colour. */
function liveLine({ write, columns, now }: TerminalSink): LiveArea {
  let drawn = 0
  // In a window that became narrower, as many spaces as before would wrap.
  const left = (from: number): string => ' '.repeat(Math.max(0, Math.min(drawn, columns() - 1) - from))
  const clear = (): void => {
    if (drawn > 0) write(`\r${left(0)}\r`)
    drawn = 0
  }
  return {
    clear,
    draw(live) {
      const text = liveText(live, now())
      if (text === undefined) return clear()
      // The last column stays free: a full line would wrap, and `\r` then returns to the wrong one.
      const line = clip(text, columns() - 1)
      const width = displayWidth(line)
      write(`\r${line}${left(width)}`)
      drawn = width
    },
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

/** What is told of the moment: the attempt under way, and what this job has spent before it. */
export interface LiveStatus {
  readonly attempt: Attempt | null
  readonly spentBefore: number
  /** Until when nothing is at work, in ms since the epoch. */
  readonly waitsUntil: number | null
  /** The newest thing that was said. */
  readonly last: { readonly text: string; readonly at: number } | null
}

interface Attempt {
  readonly iteration: number
  readonly task: string
  readonly since: number
  readonly usage: Usage
  readonly doing: string
  readonly phase: string
}

export const nothingLive: LiveStatus = { attempt: null, spentBefore: 0, waitsUntil: null, last: null }

/** The live status after one more progress. `now` in ms since the epoch. */
export function follow(live: LiveStatus, progress: Progress, now: number): LiveStatus {
  if (progress.kind === 'waiting') return { ...live, attempt: null, waitsUntil: Date.parse(progress.until) }
  if (live.waitsUntil !== null) return follow({ ...live, waitsUntil: null }, progress, now)
  if (progress.kind === 'event') return followEvent(live, progress.event, now)
  if (!live.attempt) return live
  const change = progress.kind === 'agent' ? fromAgent(progress.progress, live.attempt) : fromCheck(progress)
  return change ? { ...live, attempt: { ...live.attempt, ...change } } : live
}

function followEvent(live: LiveStatus, event: RunEvent, now: number): LiveStatus {
  switch (event.type) {
    case 'attempt_started': {
      const { iteration, task } = event
      return { ...live, attempt: { iteration, task, since: now, usage: noUsage, doing: '', phase: 'agent' } }
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

/** An agent that works after the checks is one that looks at what was made. */
function fromAgent(progress: AgentProgress, { phase }: Attempt): Partial<Attempt> | undefined {
  const now = phase.startsWith('check') || phase === 'review' ? 'review' : 'agent'
  if (progress.kind === 'tool') return { phase: now, doing: stepInWords(progress) }
  if (progress.kind === 'spent') return { usage: progress.usage }
  return progress.kind === 'started' ? { phase: now } : undefined
}

function fromCheck(progress: Progress): Partial<Attempt> | undefined {
  if (progress.kind !== 'check_started') return undefined
  const check = `check ${plainLine(progress.name, 100)}`
  return { phase: check, doing: check }
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
