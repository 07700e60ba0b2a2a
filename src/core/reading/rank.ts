import { plural } from '../text/amounts.ts'
import { isReadLast } from './file-kind.ts'
import type { ChangedPiece } from './pieces.ts'
import { linesOf } from './rules.ts'

export interface CommitFacts {
  /** Attempts at its task, this one included. */
  readonly attempts: number
  /** An earlier commit of the task was undone. */
  readonly redone: boolean
  /** The agent asked a question or was unsure. */
  readonly doubt: string | null
  readonly findings: readonly { readonly path: string; readonly line: number | null; readonly text: string }[]
}

export interface RankedHunk {
  readonly piece: ChangedPiece
  readonly facts: CommitFacts
  /** Position of its commit, from 0 for the first to 1 for the last. */
  readonly place: number
  /** Tasks that changed the same function, including this one. */
  readonly tasks: number
  /** The commit also changes a test. */
  readonly tested: boolean
}

/** Chosen on separate histories; `npm run bench:review` measures them on others. */
export const weights = {
  /** For each further task that changed the same function, up to three. */
  shared: 1,
  /** A late commit builds on more, and less later work has tested it. */
  late: 0.5,
  /** A small change of existing code is easily overlooked. */
  small: 1,
  /** Branches among the added lines. */
  branches: 1.2,
  untested: 0.6,
  /** For each earlier failed attempt, up to three. */
  retried: 0.5,
  redone: 1.5,
  doubted: 1.5,
  found: 3,
} as const

type Fact = keyof typeof weights

const branch =
  /\b(?:if|else|elif|for|while|case|when|match|switch|catch|except|unless|guard|select)\b|&&|\|\||\?\?|\?[^.:]+:/g

/** The strength of each fact: 0 to 1, or a count up to three. */
function strengths({ piece, facts, place, tasks, tested }: RankedHunk): Record<Fact, number> {
  const added = linesOf(piece, '+')
  const lines = Math.max(1, added.split('\n').filter((line) => line.trim() !== '').length)
  const branches = added.match(branch)?.length ?? 0
  return {
    shared: Math.min(3, tasks - 1),
    late: place,
    small: piece.isNewFile ? 0 : Math.max(0, 1 - piece.changed / 30),
    branches: Math.min(1, branches / Math.max(3, lines)),
    untested: tested ? 0 : 1,
    retried: Math.min(3, facts.attempts - 1),
    redone: facts.redone ? 1 : 0,
    doubted: facts.doubt === null ? 0 : 1,
    found: findingOf(piece, facts) === undefined ? 0 : 1,
  }
}

/** Higher scores are read first; tests and prose come last. */
export function scoreOf(hunk: RankedHunk): number {
  const strength = strengths(hunk)
  const sum = (Object.keys(weights) as Fact[]).reduce((total, fact) => total + weights[fact] * strength[fact], 0)
  return isReadLast(hunk.piece.path) ? sum - 100 : sum
}

function findingOf({ path, lines }: ChangedPiece, { findings }: CommitFacts): string | undefined {
  const numbers = lines.flatMap(({ line }) => line ?? [])
  const [low = 0] = numbers
  const high = numbers.at(-1) ?? low
  return findings.find(
    (finding) => finding.path === path && (finding.line === null || (finding.line >= low && finding.line <= high)),
  )?.text
}

const sentences: Readonly<Record<Fact, (hunk: RankedHunk) => string>> = {
  found: ({ piece, facts }) => `The review found: ${findingOf(piece, facts) ?? ''}`,
  redone: () => 'It was done again after a commit of the task was taken back.',
  doubted: ({ facts }) => facts.doubt ?? '',
  shared: ({ tasks }) => `${tasks === 2 ? 'Two' : tasks === 3 ? 'Three' : String(tasks)} tasks changed this function.`,
  retried: ({ facts }) => `Done at attempt ${facts.attempts}.`,
  untested: () => 'No test is in this commit.',
  branches: ({ piece }) =>
    `${plural(linesOf(piece, '+').match(branch)?.length ?? 0, 'new branch', 'new branches')} in few lines.`,
  small: () => 'A small change of code that was there before.',
  late: () => 'One of the last commits.',
}

/** The facts that count most, strongest first. */
export function reasonsOf(hunk: RankedHunk): string[] {
  const strength = strengths(hunk)
  return (Object.keys(weights) as Fact[])
    .map((fact) => ({ fact, counts: weights[fact] * strength[fact] }))
    .filter(({ counts }) => counts > 0.2)
    .sort((a, b) => b.counts - a.counts)
    .map(({ fact }) => sentences[fact](hunk))
}
