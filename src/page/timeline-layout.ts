import type { PageIteration } from '../core/report/page/page-data.ts'
import { formatUtc } from '../core/text/amounts.ts'

/** An attempt on the time line; places and widths in units of the layout. */
export interface Bar {
  readonly attempt: PageIteration
  readonly x: number
  readonly width: number
  readonly phases: readonly (Phase & { readonly x: number; readonly width: number })[]
  readonly wait: Wait | null
}

/** Time between attempts, drawn at most as wide as a median attempt. */
export interface Wait {
  readonly x: number
  readonly width: number
  readonly ms: number
  /** Why the job before ended; null if it continued. */
  readonly why: string | null
}

interface TimelineLayout {
  readonly bars: readonly Bar[]
  readonly waits: readonly Wait[]
  readonly width: number
}

const shownWaitMs = 1_000

/** The phases of an attempt, a row for each. */
export const rows = ['prepare', 'agent', 'checks', 'review', 'waiting'] as const

/** One unit is one ms of work. */
export function timelineLayout(iterations: readonly PageIteration[]): TimelineLayout {
  const lengths = iterations.map(totalOf).filter((ms) => ms > 0)
  const typical = [...lengths].sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 1
  const bars: Bar[] = []
  const waits: Wait[] = []
  let x = 0
  let previousEnd: number | undefined
  for (const attempt of iterations) {
    const started = attempt.started === null ? undefined : Date.parse(attempt.started)
    let wait: Wait | null = null
    const waitedMs = previousEnd === undefined || started === undefined ? 0 : started - previousEnd
    if (waitedMs > shownWaitMs) {
      const width = Math.min(waitedMs, typical)
      wait = { x, width, ms: waitedMs, why: attempt.waited_for }
      waits.push(wait)
      x += width
    }
    const width = Math.max(totalOf(attempt), typical / 20)
    bars.push({ attempt, x, width, phases: placePhases(phasesOf(attempt), x), wait })
    x += width
    if (attempt.ended !== null) previousEnd = Date.parse(attempt.ended)
  }
  return { bars, waits, width: x }
}

function placePhases(phases: readonly Phase[], from: number): Bar['phases'] {
  let x = from
  return phases.map((phase) => {
    const start = x
    x += phase.ms
    return { ...phase, x: start, width: phase.ms }
  })
}

interface Phase {
  /** `prepare` is all other time: the prompt, git, the calls before the agent. */
  readonly name: Exclude<(typeof rows)[number], 'waiting'>
  readonly ms: number
}

/** The phases of an attempt in order; empty while it is running. */
export function phasesOf({ time_ms }: PageIteration): readonly Phase[] {
  if (!time_ms) return []
  const { all, agent, review, checks } = time_ms
  const phases: Phase[] = [
    { name: 'prepare', ms: Math.max(0, all - agent - review - checks) },
    { name: 'agent', ms: agent },
    { name: 'checks', ms: checks },
    { name: 'review', ms: review },
  ]
  return phases.filter(({ ms }) => ms > 0)
}

export const totalOf = (attempt: PageIteration): number => phasesOf(attempt).reduce((sum, { ms }) => sum + ms, 0)

/** When an attempt began, in UTC; with the day on the first mark and if it changed. */
export interface ClockMark {
  readonly x: number
  readonly text: string
}

/** Marks at attempts, at most one a minute, each at least `minGap` units after the one before and before the end. */
export function clockMarks({ bars, width }: TimelineLayout, minGap: number): ClockMark[] {
  const marks: ClockMark[] = []
  let nextFree = 0
  let lastMinute = ''
  for (const { x, attempt } of bars) {
    if (attempt.started === null || x < nextFree || (marks.length > 0 && x + minGap > width)) continue
    const minute = formatUtc(attempt.started)
    if (minute === lastMinute) continue
    marks.push({ x, text: minute.slice(lastMinute.startsWith(minute.slice(0, 10)) ? 11 : 5, 16) })
    lastMinute = minute
    nextFree = x + minGap
  }
  return marks
}
