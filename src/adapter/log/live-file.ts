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
import { nextLiveStatus, nothingLive } from './terminal.ts'

export const liveFileName = 'live.json'

/** The first step of a burst is written immediately, the others together. */
const writeIntervalMs = 100
const maxSteps = 100
const columns = 200
/** More than a hundred steps with four bytes a character. */
const maxBytes = 256 * 1024

/** For watchers on this machine. An agent may be able to change it, so it is only displayed. Never throws. */
export function openLiveFile(
  path: string,
  { now, redact }: { now: () => number; redact: (text: string) => string },
): { readonly show: ShowProgress; readonly close: () => void } {
  let live = nothingLive
  let steps: LiveAttempt['steps'] = []
  let count = 0
  let exists = false
  let timer: NodeJS.Timeout | undefined
  let writtenAtMs = Number.NEGATIVE_INFINITY

  const remove = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (exists) quietly(() => rmSync(path, { force: true }))
    exists = false
  }
  const write = (): void => {
    timer = undefined
    if (!live.attempt) return
    const { iteration, task, phase, usage } = live.attempt
    const content: LiveAttempt = { iteration, task, phase, usage, steps, older_steps: count - steps.length }
    writtenAtMs = performance.now()
    exists = true
    quietly(() => replace(path, JSON.stringify(content)))
  }
  return {
    show(progress) {
      const clean = mapStrings(progress, redact)
      live = nextLiveStatus(live, clean, now())
      if (progress.kind === 'event') {
        if (progress.event.type === 'attempt_started') [steps, count] = [[], 0]
      } else {
        const time = new Date(now()).toISOString()
        const lines = progressLines(clean, { paint: (text) => text, columns })
        count += lines.length
        steps = [...steps, ...lines.map((line) => ({ at: time, text: line.trim() }))].slice(-maxSteps)
      }
      if (!live.attempt) return remove()
      timer ??= setTimeout(write, Math.max(0, writtenAtMs + writeIntervalMs - performance.now())).unref()
    },
    close: remove,
  }
}

/** Atomic, and through no link. */
function replace(path: string, content: string): void {
  const newFile = `${path}.new`
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  rmSync(newFile, { force: true })
  const file = openSync(newFile, 'wx', 0o600)
  try {
    writeSync(file, content)
  } finally {
    closeSync(file)
  }
  renameSync(newFile, path)
}

/** Undefined if no attempt is running or the file is invalid. */
export function readLiveFile(path: string): LiveAttempt | undefined {
  try {
    // Opening a pipe would block.
    const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      const stat = fstatSync(file)
      if (!stat.isFile() || stat.size > maxBytes) return undefined
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
    // Others report a full disk.
  }
}
