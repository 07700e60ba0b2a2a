import { isTestFile } from '../guard/check-configuration.ts'
import { oneLine } from '../text/one-line.ts'
import { isGenerated } from './file-kind.ts'
import { type ChangedPiece, isHead } from './pieces.ts'
import { type CommitFacts, type RankedHunk, reasonsOf, scoreOf } from './rank.ts'
import type { ExcerptLine, ReadHunk, Reading } from './reading.ts'
import { ruleOf } from './rules.ts'

export interface CommitChange {
  readonly iteration: number
  readonly task: string
  readonly commit: string
  readonly pieces: readonly ChangedPiece[]
  readonly facts: CommitFacts
  /** Remarks of guards, by path. */
  readonly remarked: ReadonlyMap<string, string>
}

const maxMust = 10
/** For each rule: the tenth started process says less than the first schema. */
const maxOfRule = 3
const maxShare = 0.05
const maxLines = 300
const maxExcerpt = 6

interface Candidate extends RankedHunk {
  readonly change: CommitChange
  readonly score: number
}

/**
 * Pieces that rules demand, then the best ranked up to five percent of the lines, at most 300. Linear but for one
 * sort.
 */
export function readFirst(commits: readonly CommitChange[], unreadCommits = 0): Reading {
  const candidates = candidatesOf(commits)
  const demanded = demandedPieces(candidates)
  const lines = candidates.reduce((sum, { piece }) => sum + piece.changed, 0)
  const ranked = rankedPieces(candidates, { lines, demanded })
  const hunks = [
    ...demanded.map(({ candidate, says }) => hunkOf(candidate, says)),
    ...ranked.map((one) => hunkOf(one, undefined)),
  ]
  return {
    hunks,
    shown: hunks.reduce((sum, hunk) => sum + hunk.lines, 0),
    lines,
    generated: generatedIn(commits),
    unread_commits: unreadCommits,
  }
}

/** All pieces that a person or agent wrote. */
export function candidatesOf(commits: readonly CommitChange[]): Candidate[] {
  const tasks = new Map<string, Set<string>>()
  for (const { task, pieces } of commits)
    for (const piece of pieces) {
      const key = functionOf(piece)
      if (key !== undefined) tasks.set(key, (tasks.get(key) ?? new Set()).add(task))
    }
  return commits.flatMap((change, index) => {
    const tested = change.pieces.some(({ path }) => isTestFile(path))
    return change.pieces
      .filter(({ path }) => !isGenerated(path))
      .map((piece) => {
        const place = commits.length < 2 ? 0 : index / (commits.length - 1)
        const taskCount = tasks.get(functionOf(piece) ?? '')?.size ?? 1
        const ranked = { piece, facts: change.facts, place, tasks: taskCount, tested }
        return { ...ranked, change, score: scoreOf(ranked) }
      })
  })
}

/** Undefined if the head is unknown. */
const functionOf = ({ path, heading }: ChangedPiece): string | undefined =>
  isHead(heading) ? `${path} ${heading.trim().replace(/[({].*$/, '')}` : undefined

interface Demanded {
  readonly candidate: Candidate
  readonly says: string
}

function demandedPieces(candidates: readonly Candidate[]): Demanded[] {
  const matches = candidates.flatMap((candidate) => {
    const remark = candidate.change.remarked.get(candidate.piece.path)
    if (remark !== undefined) return { candidate, says: remark, name: 'guard', place: -1 }
    const rule = ruleOf(candidate.piece)
    return rule ? { candidate, ...rule } : []
  })
  const counts = new Map<string, number>()
  return matches
    .sort((a, b) => a.place - b.place || b.candidate.score - a.candidate.score)
    .filter(({ name }) => {
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return count <= maxOfRule
    })
    .slice(0, maxMust)
}

function rankedPieces(
  candidates: readonly Candidate[],
  { lines, demanded }: { lines: number; demanded: readonly Demanded[] },
): Candidate[] {
  const demandedCandidates = new Set(demanded.map(({ candidate }) => candidate))
  let room =
    Math.min(maxLines, Math.floor(lines * maxShare)) -
    demanded.reduce((sum, { candidate }) => sum + candidate.piece.changed, 0)
  const chosen: Candidate[] = []
  const sorted = candidates
    .filter((candidate) => !demandedCandidates.has(candidate) && candidate.score > 0)
    .sort((a, b) => b.score - a.score)
  for (const candidate of sorted) {
    if (candidate.piece.changed > room) continue
    room -= candidate.piece.changed
    chosen.push(candidate)
  }
  // A small change also gets something to read first.
  return chosen.length === 0 && demanded.length === 0 ? sorted.slice(0, 1) : chosen
}

const maxReasons = 2

function hunkOf(candidate: Candidate, says: string | undefined): ReadHunk {
  const { piece, change } = candidate
  const numbers = piece.lines.flatMap(({ line, sign }) => (line === null || sign === ' ' ? [] : line))
  const [first] = numbers.length > 0 ? numbers : piece.lines.flatMap(({ line }) => line ?? [])
  const from = first ?? 1
  return {
    path: piece.path,
    from,
    to: Math.max(from, numbers.at(-1) ?? from),
    commit: change.commit,
    iteration: change.iteration,
    task: change.task,
    reasons: [...(says === undefined ? [] : [says]), ...reasonsOf(candidate)]
      .slice(0, maxReasons)
      .map((text) => oneLine(text, 240)),
    must: says !== undefined,
    lines: piece.changed,
    excerpt: excerptOf(piece),
  }
}

/** From the line before the first change, without common indentation. */
function excerptOf({ lines }: ChangedPiece): ExcerptLine[] {
  const shown = lines.slice(0, maxExcerpt)
  const indents = shown.filter(({ text }) => text.trim() !== '').map(({ text }) => text.search(/\S/))
  const indent = indents.length === 0 ? 0 : Math.min(...indents)
  return shown.map((line) => ({ ...line, text: line.text.slice(indent, indent + 200) }))
}

function generatedIn(commits: readonly CommitChange[]): Reading['generated'] {
  const paths = new Set<string>()
  let lines = 0
  for (const { pieces } of commits)
    for (const { path, changed } of pieces)
      if (isGenerated(path)) {
        paths.add(path)
        lines += changed
      }
  return { files: paths.size, lines }
}
