import { execFileSync } from 'node:child_process'
import { isGenerated, isReadLast } from '../../../src/core/reading/file-kind.ts'
import { piecesOf } from '../../../src/core/reading/pieces.ts'
import type { CommitChange } from '../../../src/core/reading/read-first.ts'

/** A part of a real history as if it were a run: each commit a task, and which of its lines later fixes changed. */
export interface Window {
  readonly commits: readonly CommitChange[]
  /** Of each later fix, the lines of these commits that it changed or removed: `commit path:line`. */
  readonly fixes: readonly (readonly string[])[]
}

export const perWindow = 100
const maxCommits = 3_000
/** A fix of more lines is a rewrite. */
const maxFixLines = 60
const maxBuffer = 2 ** 30
const fixWords = /\b(?:fix(?:e[sd])?|bug(?:fix)?|regressions?|crash(?:es)?)\b/i

const git = (clone: string, args: readonly string[]): string =>
  execFileSync('git', ['-C', clone, ...args], { encoding: 'utf8', maxBuffer, stdio: ['ignore', 'pipe', 'ignore'] })

interface Commit {
  readonly oid: string
  readonly subject: string
  readonly patch: string
}

/** The newest commits of a clone without its merges, in windows of a hundred, the oldest first. */
export function windowsOf(clone: string): Window[] {
  const format = '--format=%x01%H%x00%s%x00'
  const order = ['--no-merges', '--topo-order', '--reverse', `--max-count=${maxCommits}`]
  const log = git(clone, ['log', ...order, '-p', '--no-renames', '--no-ext-diff', '--no-textconv', format])
  const commits = log.split('\u0001').flatMap((text): Commit[] => {
    const [oid, subject, patch] = text.split('\0')
    return oid && subject !== undefined ? [{ oid, subject, patch: patch ?? '' }] : []
  })
  const windowOf = new Map(commits.map(({ oid }, at) => [oid, Math.floor(at / perWindow)]))
  const fixes = commits
    .filter(({ subject }) => fixWords.test(subject))
    .map((fix) => ({ window: windowOf.get(fix.oid), lines: changedBefore(clone, fix) }))
  const count = Math.floor(commits.length / perWindow)
  return Array.from({ length: count }, (_, at) => ({
    commits: commits.slice(at * perWindow, (at + 1) * perWindow).map(changeOf),
    fixes: fixes
      .map(({ lines }) => lines.filter((line) => windowOf.get(line.slice(0, line.indexOf(' '))) === at))
      .filter((lines) => lines.length > 0),
  }))
}

const changeOf = ({ oid, patch }: Commit, at: number): CommitChange => ({
  ...{ iteration: at + 1, task: oid, commit: oid, pieces: piecesOf(patch), remarked: new Map() },
  facts: { attempts: 1, redone: false, doubt: null, findings: [] },
})

/** Where the lines come from that a fix removed or replaced: code only. */
function changedBefore(clone: string, { oid, patch }: Commit): string[] {
  const ranges = patch.split(/^(?=diff --git )/m).flatMap((file) => {
    const path = /^--- a\/(.+)$/m.exec(file)?.[1]
    if (path === undefined || isGenerated(path) || isReadLast(path)) return []
    const removed = removedLines(file)
    return removed.length === 0 ? [] : [{ path, removed }]
  })
  if (ranges.reduce((sum, { removed }) => sum + removed.length, 0) > maxFixLines) return []
  return ranges.flatMap(({ path, removed }) => blamed(clone, `${oid}^`, path, removed))
}

/** Numbers in the file before the change. */
function removedLines(file: string): number[] {
  const lines: number[] = []
  let next = 0
  for (const text of file.split('\n')) {
    const begins = /^@@ -(\d+)/.exec(text)?.[1]
    if (begins !== undefined) next = Number(begins)
    else if (next > 0 && text.startsWith('-')) {
      if (text.slice(1).trim() !== '') lines.push(next)
      next += 1
    } else if (next > 0 && text.startsWith(' ')) next += 1
  }
  return lines
}

function blamed(clone: string, revision: string, path: string, lines: readonly number[]): string[] {
  try {
    const ranges = lines.flatMap((line) => ['-L', `${line},${line}`])
    const text = git(clone, ['blame', '-w', '--line-porcelain', ...ranges, revision, '--', path])
    return text.split(/^\t.*\n?/m).flatMap((entry) => {
      const [, oid, line] = /^(?:[^\n]*\n)*?([0-9a-f]{40}) (\d+) /.exec(entry) ?? []
      const name = /^filename (.+)$/m.exec(entry)?.[1]
      return oid && line && name ? [`${oid} ${name}:${line}`] : []
    })
  } catch {
    // A path that git cannot blame, such as one below a submodule, tells of no line.
    return []
  }
}
