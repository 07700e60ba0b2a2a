import type { Recording } from '../../schema/run/cassette.ts'
import { normalize } from '../validation/fingerprint.ts'

/** A section that is not as it was recorded, with the lines that only one of the two has. */
export interface SectionDifference {
  readonly section: string
  readonly recorded: readonly string[]
  readonly replayed: readonly string[]
}

/**
 * The sections in which two prompts differ by more than what differs from run to run anyway: times, durations, numbers,
 * directories. Rendering puts each section below a line `## Name` (`renderPrompt`).
 */
export function promptDifferences(recorded: string, replayed: string): SectionDifference[] {
  const [before, now] = [sectionsOf(recorded), sectionsOf(replayed)]
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((section) => {
    const [was, is] = [before.get(section), now.get(section)]
    if (was !== undefined && is !== undefined && sameLines(was, is)) return []
    return [{ section, recorded: onlyIn(was ?? [], is ?? []), replayed: onlyIn(is ?? [], was ?? []) }]
  })
}

function sectionsOf(prompt: string): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of prompt.split(/\r?\n/)) {
    if (line.startsWith('## ')) {
      lines = []
      sections.set(line.slice(3), lines)
    } else if (line.trim() !== '') lines.push(line)
  }
  return sections
}

const sameLines = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((line, index) => alike(line) === alike(b[index] ?? ''))

function onlyIn(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map(alike))
  return lines.filter((line) => !known.has(alike(line)))
}

/** The text without what differs between a recording and its replay: `3m 20s` and `0s` are both a time that was taken. */
export const alike = (text: string): string =>
  normalize(text)
    .replace(/(?:<took>\s?)+/g, '<took> ')
    .trim()

/**
 * The recording of this attempt: of the same iteration where recordings have numbers, else of the same attempt at the task.
 * Past the last attempt that was written by hand, the last one again; what was really recorded is never played twice.
 */
export function findRecording(
  recordings: readonly Recording[],
  wanted: { call: Recording['call']; task: string; attempt: number; iteration: number },
): Recording | undefined {
  const ofTask = recordings.filter(({ task, call }) => task === wanted.task && call === wanted.call)
  const numbered = ofTask.filter(({ iteration }) => iteration !== undefined)
  const sameAttempt = numbered.filter(({ attempt }) => attempt === wanted.attempt)
  const recorded = sameAttempt.find(({ iteration }) => iteration === wanted.iteration) ?? sameAttempt[0]
  if (recorded !== undefined) return recorded
  const byHand = ofTask.filter(({ iteration }) => iteration === undefined).sort((a, b) => a.attempt - b.attempt)
  return byHand.findLast(({ attempt }) => attempt <= wanted.attempt) ?? byHand[0]
}
