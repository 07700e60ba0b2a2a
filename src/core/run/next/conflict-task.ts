import { Task } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { Conflict, StopReason } from '../../../schema/run/stop-reason.ts'
import { reservedIds } from '../../plan/graph/milestones.ts'
import { plural } from '../../text/amounts.ts'
import { cappedLines } from '../../text/capped.ts'
import { commandLine } from '../../text/command-line.ts'
import { plainLine } from '../../text/one-line.ts'
import { code, shortOid } from '../../text/report-context.ts'

/** The prompt names so many files and commits; `git` in the workspace names all of them. */
const namedFiles = 50
const namedCommits = 20

/**
 * The engine's own task that resolves a conflict with a moved base. It stands in the run's plan, goes
 * before every other one, and its id is one that no plan file may use.
 */
export function conflictTask(conflict: {
  /** A branch, or what stands for it. */
  readonly branch: string
  readonly base: string
  readonly files: readonly string[]
  /** `1234567 subject` of what happened on the base. */
  readonly news: readonly string[]
}): Task {
  const { base, files, news } = conflict
  const branch = plainLine(conflict.branch, 100)
  return Task.parse({
    id: `${reservedIds.merge}${base.slice(0, 12)}`,
    title: `Merge ${branch} (${shortOid(base)}): resolve ${plural(files.length, 'conflicting file')}`,
    order: Number.MIN_SAFE_INTEGER,
    description: [
      `The base ${code(branch)} moved while this run was working, and git cannot merge ${shortOid(base)} into the work by itself.`,
      'The merge is in the files: what git could merge is merged, and these contain conflict markers, with the' +
        " run's own side above `=======` and the base's below it:",
      list(files, namedFiles),
      'Resolve them: keep the intent of both sides, remove every marker, and elsewhere change only what the merge needs.',
      "`git show HEAD^1:FILE` is the run's version of a file and `git show HEAD^2:FILE` the base's; `git log --oneline" +
        ' HEAD^1..HEAD^2` is what happened on the base. Do not merge or commit: your result is committed as the merge.',
      ...(news.length === 0
        ? []
        : [`The newest commits of the base that are missing from the work:\n\n${list(news, namedCommits)}`]),
    ].join('\n\n'),
    acceptance_criteria: [
      'No conflict marker is left.',
      "What the run's commits did and what the base's commits did both still work.",
    ],
  })
}

const list = (texts: readonly string[], most: number): string =>
  cappedLines(
    texts.map((text) => plainLine(text, 300)),
    most,
  )
    .map((line) => `- ${line}`)
    .join('\n')

/** That a person has to merge the base, and how. */
export function baseConflict(request: {
  readonly state: RunState
  readonly why: string
  /** What is merged: a local branch, or the commit itself. */
  readonly local: string
  readonly base: string
  readonly files: readonly string[]
  readonly total: number
  /** It was not tried, for want of leave alone. */
  readonly agentMay?: boolean
}): StopReason & { conflict: Conflict } {
  const { remote, work_branch: workBranch, work: ours } = request.state
  const conflict = mergeByHand({
    remote,
    workBranch,
    merge: { local: request.local },
    pair: { ours, theirs: request.base },
    paths: request.files,
  })
  return {
    kind: 'human_review',
    why: request.why,
    conflict: { ...conflict, total: request.total, ...(request.agentMay && { agent_may: true }) },
  }
}

/** The task could not do it, or was given up: undefined while it may yet be tried. */
export function unresolvedConflict(state: RunState): StopReason | undefined {
  const { merging } = state
  const task = merging && state.tasks[merging.task]
  if (!merging || (task?.status !== 'failed' && task?.status !== 'skipped')) return undefined
  const how = task.status === 'failed' ? `${merging.task} failed to resolve it` : `${merging.task} was skipped`
  const local = state.base_branch ?? merging.base
  const why = `${state.base_branch ?? 'The base'} (${shortOid(merging.base)}) conflicts with ${state.work_branch}, and ${how}.`
  return baseConflict({ state, why, local, ...merging })
}

/** The state does not grow with a base that was reformatted; git names all of them again. */
const keptFiles = 20

/** The remote's address without user, password or token: these commands are read by people. */
export const withoutCredentials = (address: string): string => address.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1')

/**
 * How a person ends a conflict: merge into the work branch's tip and push that. The commands fit a clone of the remote
 * and the remote itself, where that is the user's own repository, and leave every local branch alone.
 */
export function mergeByHand(request: {
  readonly remote: string
  readonly workBranch: string
  /** What is merged: a local branch or commit, or one that has to be fetched first. */
  readonly merge: { readonly local: string } | { readonly fetched: string }
  readonly pair: Pick<Conflict, 'ours' | 'theirs'>
  readonly paths: readonly string[]
}): Conflict {
  const { workBranch, merge } = request
  const remote = withoutCredentials(request.remote)
  const mergeIt =
    'local' in merge
      ? [commandLine('git', 'merge', merge.local)]
      : [commandLine('git', 'fetch', remote, merge.fetched), 'git merge FETCH_HEAD']
  return {
    ...request.pair,
    files: request.paths.slice(0, keptFiles),
    total: request.paths.length,
    commands: [
      commandLine('git', 'fetch', remote, workBranch),
      'git switch --detach FETCH_HEAD',
      ...mergeIt,
      commandLine('git', 'push', remote, `HEAD:refs/heads/${workBranch}`),
      'git switch -',
    ],
  }
}

const marker = /^(<{7}|\|{7}|={7}|>{7})( .*)?\r?$/

/**
 * Whether a conflict marker is left in a resolved file. A line that a side had itself is none: seven `=` may underline a
 * heading.
 */
export function hasLeftMarkers(text: string, sides: readonly string[]): boolean {
  const own = new Set(sides.flatMap((side) => side.split('\n')))
  return text.split('\n').some((line) => marker.test(line) && !own.has(line))
}
