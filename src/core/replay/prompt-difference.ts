import type { Recording } from '../../schema/run/cassette.ts'
import { normalize } from '../validation/fingerprint.ts'

/** The lines that only one of the two prompts has. */
export interface SectionDifference {
  readonly section: string
  readonly recorded: readonly string[]
  readonly replayed: readonly string[]
}

/** Ignores times, durations, numbers and directories. Each section begins with `## Name` (`renderPrompt`). */
export function promptDifferences(recorded: string, replayed: string): SectionDifference[] {
  const [oldSections, newSections] = [sectionsOf(recorded), sectionsOf(replayed)]
  return [...new Set([...oldSections.keys(), ...newSections.keys()])].flatMap((section) => {
    const [before, after] = [oldSections.get(section), newSections.get(section)]
    if (before !== undefined && after !== undefined && sameLines(before, after)) return []
    return [
      { section, recorded: linesOnlyIn(before ?? [], after ?? []), replayed: linesOnlyIn(after ?? [], before ?? []) },
    ]
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

function linesOnlyIn(lines: readonly string[], others: readonly string[]): string[] {
  const otherLines = new Set(others.map(alike))
  return lines.filter((line) => !otherLines.has(alike(line)))
}

/** `3m 20s` and `0s` are both a time that was taken. */
export const alike = (text: string): string =>
  normalize(text)
    .replace(/(?:<took>\s?)+/g, '<took> ')
    .trim()

/** By iteration if recordings have numbers, else by attempt; after the last handwritten attempt, that one repeats. */
export function findRecording(
  recordings: readonly Recording[],
  request: { call: Recording['call']; task: string; attempt: number; iteration: number },
): Recording | undefined {
  const ofTask = recordings.filter(({ task, call }) => task === request.task && call === request.call)
  const numbered = ofTask.filter(({ iteration }) => iteration !== undefined)
  const sameAttempt = numbered.filter(({ attempt }) => attempt === request.attempt)
  const recorded = sameAttempt.find(({ iteration }) => iteration === request.iteration) ?? sameAttempt[0]
  if (recorded !== undefined) return recorded
  const byHand = ofTask.filter(({ iteration }) => iteration === undefined).sort((a, b) => a.attempt - b.attempt)
  return byHand.findLast(({ attempt }) => attempt <= request.attempt) ?? byHand[0]
}
