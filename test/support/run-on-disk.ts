import { execFileSync } from 'node:child_process'
import { expect } from 'vitest'
import { readStateFiles, stateFiles } from '../../src/adapter/git/state/state-files.ts'
import { fold } from '../../src/core/run/fold/evolve.ts'
import { commitsOf } from '../../src/core/run/fold/task-commits.ts'
import { RunEvent } from '../../src/schema/run/event.ts'
import type { RunState } from '../../src/schema/run/run-state.ts'
import type { TempRepo } from './git-repositories.ts'

export const stateRef = 'refs/heads/ralph/state/demo'
export const workRef = 'refs/heads/ralph/work/demo'

/** Every ref with its oid. */
export const refsOf = (repo: TempRepo): string => repo.git('for-each-ref', '--format=%(refname) %(objectname)')

export const hasRef = (repo: TempRepo, ref: string): boolean => refsOf(repo).includes(`${ref} `)

export const stateFile = (repo: TempRepo, path: string, ref = stateRef): string => repo.git('show', `${ref}:${path}`)

export function runOf(repo: TempRepo, ref = stateRef): RunState {
  const there = repo.git('ls-tree', '--name-only', ref).split('\n')
  const content = (path: string) => (there.includes(path) ? Buffer.from(stateFile(repo, path, ref)) : undefined)
  const read = readStateFiles(stateFiles.map(content))
  if (read.kind !== 'good') throw new Error(`the state at ${ref} cannot be read: ${JSON.stringify(read)}`)
  return read.state
}

/** Every fact of the run, oldest first. */
export function eventsOf(repo: TempRepo, ref = stateRef): RunEvent[] {
  const segments = repo
    .git('ls-tree', '-r', '--name-only', ref, 'log/')
    .split('\n')
    .sort((a, b) => numberOf(a) - numberOf(b))
  const lines = segments.flatMap((segment) => stateFile(repo, segment, ref).split('\n'))
  return lines.filter((line) => line !== '').map((line) => RunEvent.parse(JSON.parse(line)))
}

const numberOf = (segment: string): number => Number(/(\d+)\.jsonl$/.exec(segment)?.[1])

/**
 * Task ids of the commits on the work branch above `base`, oldest first; of one run where `run` names it. A commit that
 * was taken back and the one that did it are left out.
 */
export function committedTasks(repo: TempRepo, request: { base?: string; tip?: string; run?: string } = {}): string[] {
  const { base = 'main', tip = workRef, run } = request
  const trailer = (key: string): string => `%(trailers:key=${key},valueonly,separator=%x2C)`
  const format = `--format=%H ${trailer('Ralph-Run')} ${trailer('Ralph-Task')} ${trailer('Ralph-Reverts')}`
  const commits = repo
    .git('log', '--reverse', format, `${base}..${tip}`)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' '))
  const undone = new Set(commits.flatMap(([, , , reverts = '']) => reverts.split(',')))
  return commits
    .filter(([oid = '', , , reverts = '']) => reverts === '' && !undone.has(oid))
    .filter(([, of]) => run === undefined || of === run)
    .flatMap(([, , task]) => task || [])
}

/**
 * What must hold whenever no job is running, whatever happened before: the repository is sound, the state is the fold
 * of the log, the work branch is where the state says, each done task has its commits there (one, or one for each part)
 * and each commit a task, and no iteration number was given out twice.
 */
export function expectSoundRun(repo: TempRepo, refs = { state: stateRef, work: workRef }): RunState {
  execFileSync('git', ['fsck', '--strict', '--full', '--no-dangling'], { cwd: repo.path, env: repo.env, stdio: 'pipe' })
  const run = runOf(repo, refs.state)
  const events = eventsOf(repo, refs.state)
  expect(fold(null, events), 'the state is the fold of the log').toEqual(run)
  expect(run.work, 'the work branch is where the state says').toBe(
    hasRef(repo, refs.work) ? repo.git('rev-parse', refs.work) : run.base,
  )
  const done = Object.entries(run.tasks).flatMap(([id, { status, unchanged }]) =>
    status === 'done' && !unchanged ? [id] : [],
  )
  const begun = events.flatMap((event) => (event.type === 'run_started' ? event.base : [])).at(-1)
  const committed = committedTasks(repo, { base: begun ?? run.base, tip: run.work, run: run.run })
  const recorded = Object.entries(run.tasks).flatMap(([id, task]) => commitsOf(task).map(() => id))
  expect(committed.sort(), 'the commits are those of the tasks').toEqual(recorded.sort())
  expect([...new Set(committed)], 'a done task has a commit').toEqual(expect.arrayContaining(done))
  const numbers = events.flatMap((event) => (event.type === 'attempt_started' ? [event.iteration] : []))
  expect(new Set(numbers).size, 'no iteration number twice').toBe(numbers.length)
  return run
}
