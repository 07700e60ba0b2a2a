import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { mapStrings } from '../../core/text/redact.ts'
import type { ShowProgress } from '../../port/progress.ts'
import { LiveAttempt } from '../../schema/run/live-attempt.ts'
import { progressLines } from './progress-lines.ts'
import { follow, nothingLive } from './terminal.ts'

/** In the engine's folder of a run. */
export const liveFileName = 'live.json'

/** The first of a burst of steps is there at once, the others together. */
const everyMs = 100
const mostSteps = 100
/** Clipped like the lines of a log that is no terminal. */
const columns = 200
/** A hundred steps of four bytes a character stay below. */
const mostBytes = 256 * 1024

/**
 * Keeps a file in step with the attempt that is under way, for those who watch it on this machine; there is none between
 * two attempts. An agent that shares the user's files could write it too, so nothing but a display reads it. `close`
 * removes it. Neither throws: a display is no reason for a run to end.
 */
export function liveFile(
  path: string,
  { now, redact }: { now: () => number; redact: (text: string) => string },
): { readonly show: ShowProgress; readonly close: () => void } {
  let live = nothingLive
  let steps: LiveAttempt['steps'] = []
  let count = 0
  let isThere = false
  let due: NodeJS.Timeout | undefined
  let wroteAt = Number.NEGATIVE_INFINITY

  const remove = (): void => {
    clearTimeout(due)
    due = undefined
    if (isThere) quietly(() => rmSync(path, { force: true }))
    isThere = false
  }
  const write = (): void => {
    due = undefined
    if (!live.attempt) return
    const { iteration, task, phase, usage } = live.attempt
    const content: LiveAttempt = { iteration, task, phase, usage, steps, older_steps: count - steps.length }
    wroteAt = performance.now()
    isThere = true
    quietly(() => replace(path, JSON.stringify(content)))
  }
  return {
    show(progress) {
      const clean = mapStrings(progress, redact)
      live = follow(live, clean, now())
      if (progress.kind === 'event') {
        if (progress.event.type === 'attempt_started') [steps, count] = [[], 0]
      } else {
        const at = new Date(now()).toISOString()
        const lines = progressLines(clean, { paint: (text) => text, columns })
        count += lines.length
        steps = [...steps, ...lines.map((line) => ({ at, text: line.trim() }))].slice(-mostSteps)
      }
      if (!live.attempt) return remove()
      due ??= setTimeout(write, Math.max(0, wroteAt + everyMs - performance.now())).unref()
    },
    close: remove,
  }
}

/** Whole or not at all, and through no link that somebody has put there. */
function replace(path: string, content: string): void {
  const fresh = `${path}.new`
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  rmSync(fresh, { force: true })
  const file = openSync(fresh, 'wx', 0o600)
  try {
    writeSync(file, content)
  } finally {
    closeSync(file)
  }
  renameSync(fresh, path)
}

/** The attempt that is under way; undefined where none is, or what is there cannot be such a file. */
export function readLiveFile(path: string): LiveAttempt | undefined {
  try {
    // A pipe in its place would hold whoever opens it.
    const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      const stat = fstatSync(file)
      if (!stat.isFile() || stat.size > mostBytes) return undefined
      return LiveAttempt.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
    } finally {
      closeSync(file)
    }
  } catch {
    return undefined
  }
}

function quietly(act: () => void): void {
  try {
    act()
  } catch {
    // A full disk is told by those who cannot go on with it.
  }
}
