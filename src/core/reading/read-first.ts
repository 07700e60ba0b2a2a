import { isTestFile } from '../guard/check-configuration.ts'
import { oneLine } from '../text/one-line.ts'
import { isGenerated } from './file-kind.ts'
import { type ChangedPiece, isHead } from './pieces.ts'
import { type CommitFacts, type RankedHunk, reasonsOf, scoreOf } from './rank.ts'
import type { ExcerptLine, ReadHunk, Reading } from './reading.ts'
import { ruleOf } from './rules.ts'

/** A commit of the work with its pieces. */
export interface CommitChange {
  readonly iteration: number
  readonly task: string
  readonly commit: string
  readonly pieces: readonly ChangedPiece[]
  readonly facts: CommitFacts
  /** Paths that a guard remarked on, with its words. */
  readonly remarked: ReadonlyMap<string, string>
}

const maxMust = 10
/** Of one rule: the tenth process that is started says less than the first schema. */
const maxOfRule = 3
const share = 0.05
const maxLines = 300
const maxExcerpt = 6

interface Candidate extends RankedHunk {
  readonly of: CommitChange
  readonly score: number
}

/**
 * What to read first of these commits, oldest first: what rules demand, then the ranked pieces that fit into five
 * percent of the changed lines, 300 at most. Linear but for one sort.
 */
export function readFirst(commits: readonly CommitChange[], unreadCommits = 0): Reading {
  const candidates = candidatesOf(commits)
  const must = mustBeSeen(candidates)
  const lines = candidates.reduce((sum, { piece }) => sum + piece.changed, 0)
  const ranked = rankedPieces(candidates, { lines, taken: must })
  const hunks = [...must.map(({ one, says }) => hunkOf(one, says)), ...ranked.map((one) => hunkOf(one, undefined))]
  return {
    hunks,
    shown: hunks.reduce((sum, hunk) => sum + hunk.lines, 0),
    lines,
    generated: generatedIn(commits),
    unread_commits: unreadCommits,
  }
}

/** All pieces that somebody wrote, each with what is known of it among the others. */
export function candidatesOf(commits: readonly CommitChange[]): Candidate[] {
  const tasks = new Map<string, Set<string>>()
  for (const { task, pieces } of commits)
    for (const piece of pieces) {
      const key = functionOf(piece)
      if (key !== undefined) tasks.set(key, (tasks.get(key) ?? new Set()).add(task))
    }
  return commits.flatMap((of, index) => {
    const tested = of.pieces.some(({ path }) => isTestFile(path))
    return of.pieces
      .filter(({ path }) => !isGenerated(path))
      .map((piece) => {
        const place = commits.length < 2 ? 0 : index / (commits.length - 1)
        const others = tasks.get(functionOf(piece) ?? '')?.size ?? 1
        const ranked = { piece, facts: of.facts, place, tasks: others, tested }
        return { ...ranked, of, score: scoreOf(ranked) }
      })
  })
}

/** The function that a piece is in, by its head; undefined if that is not known. */
const functionOf = ({ path, heading }: ChangedPiece): string | undefined =>
  isHead(heading) ? `${path} ${heading.trim().replace(/[({].*$/, '')}` : undefined

interface Demanded {
  readonly one: Candidate
  readonly says: string
}

function mustBeSeen(candidates: readonly Candidate[]): Demanded[] {
  const all = candidates.flatMap((one) => {
    const remark = one.of.remarked.get(one.piece.path)
    if (remark !== undefined) return { one, says: remark, name: 'guard', place: -1 }
    const rule = ruleOf(one.piece)
    return rule ? { one, ...rule } : []
  })
  const counts = new Map<string, number>()
  return all
    .sort((a, b) => a.place - b.place || b.one.score - a.one.score)
    .filter(({ name }) => {
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return count <= maxOfRule
    })
    .slice(0, maxMust)
}

function rankedPieces(
  candidates: readonly Candidate[],
  { lines, taken }: { lines: number; taken: readonly Demanded[] },
): Candidate[] {
  const demanded = new Set(taken.map(({ one }) => one))
  let room = Math.min(maxLines, Math.floor(lines * share)) - taken.reduce((sum, { one }) => sum + one.piece.changed, 0)
  const chosen: Candidate[] = []
  const sorted = candidates.filter((one) => !demanded.has(one) && one.score > 0).sort((a, b) => b.score - a.score)
  for (const one of sorted) {
    if (one.piece.changed > room) continue
    room -= one.piece.changed
    chosen.push(one)
  }
  // A small change has a first line to read all the same.
  return chosen.length === 0 && taken.length === 0 ? sorted.slice(0, 1) : chosen
}

const maxReasons = 2

function hunkOf(one: Candidate, says: string | undefined): ReadHunk {
  const { piece, of } = one
  const numbers = piece.lines.flatMap(({ line, sign }) => (line === null || sign === ' ' ? [] : line))
  const [first] = numbers.length > 0 ? numbers : piece.lines.flatMap(({ line }) => line ?? [])
  const from = first ?? 1
  return {
    path: piece.path,
    from,
    to: Math.max(from, numbers.at(-1) ?? from),
    commit: of.commit,
    iteration: of.iteration,
    task: of.task,
    reasons: [...(says === undefined ? [] : [says]), ...reasonsOf(one)]
      .slice(0, maxReasons)
      .map((text) => oneLine(text, 240)),
    must: says !== undefined,
    lines: piece.changed,
    excerpt: excerptOf(piece),
  }
}

/** From the first changed line, with one line before it, without the indentation that all have. */
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
