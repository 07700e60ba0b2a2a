import { clip, displayWidth } from '../../core/text/display-width.ts'
import { painter } from '../../core/text/paint.ts'
import { mapStrings } from '../../core/text/secret/map-strings.ts'
import type { Progress, ShowProgress } from '../../port/progress.ts'
import { follow, liveText, nothingLive } from './live-status.ts'
import { progressLines } from './progress-lines.ts'

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

export interface TerminalProgress {
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
