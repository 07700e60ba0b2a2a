import { Task } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { Conflict, StopReason } from '../../../schema/run/stop-reason.ts'
import { reservedIds } from '../../plan/graph/milestones.ts'
import { plural } from '../../text/amounts.ts'
import { cappedLines } from '../../text/capped-list.ts'
import { commandLine } from '../../text/command-line.ts'
import { plainLine } from '../../text/one-line.ts'
import { code, shortOid } from '../../text/report-context.ts'

/** Limits of the prompt; `git` in the workspace lists all of them. */
const maxFiles = 50
const maxCommits = 20

/** The engine's own task; it goes before every other one, and no plan file may use its id. */
export function conflictTask(conflict: {
  readonly branch: string
  readonly base: string
  readonly files: readonly string[]
  /** `1234567 subject` of the base's new commits. */
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
      list(files, maxFiles),
      'Resolve them: keep the intent of both sides, remove every marker, and elsewhere change only what the merge needs.',
      "`git show HEAD^1:FILE` is the run's version of a file and `git show HEAD^2:FILE` the base's; `git log --oneline" +
        ' HEAD^1..HEAD^2` is what happened on the base. Do not merge or commit: your result is committed as the merge.',
      ...(news.length === 0
        ? []
        : [`The newest commits of the base that are missing from the work:\n\n${list(news, maxCommits)}`]),
    ].join('\n\n'),
    acceptance_criteria: [
      'No conflict marker is left.',
      "What the run's commits did and what the base's commits did both still work.",
    ],
  })
}

const list = (texts: readonly string[], max: number): string =>
  cappedLines(
    texts.map((text) => plainLine(text, 300)),
    max,
  )
    .map((line) => `- ${line}`)
    .join('\n')

export function baseConflict(request: {
  readonly state: RunState
  readonly why: string
  readonly local: string
  readonly base: string
  readonly files: readonly string[]
  readonly total: number
  /** No agent tried it only because the rules do not allow that. */
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

export function unresolvedConflict(state: RunState): StopReason | undefined {
  const { merging } = state
  const task = merging && state.tasks[merging.task]
  if (!merging || (task?.status !== 'failed' && task?.status !== 'skipped')) return undefined
  const outcome = task.status === 'failed' ? `${merging.task} failed to resolve it` : `${merging.task} was skipped`
  const local = state.base_branch ?? merging.base
  const reason = `${state.base_branch ?? 'The base'} (${shortOid(merging.base)}) conflicts with ${state.work_branch}, and ${outcome}.`
  return baseConflict({ state, why: reason, local, ...merging })
}

/** Bounds the state after a reformatted base; git lists all files. */
const maxStoredFiles = 20

/** The address without user, password or token, since people read these commands. */
export const withoutCredentials = (address: string): string => address.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1')

/** Commands that merge into the tip of the work branch and push it, in a clone or in the remote itself. */
export function mergeByHand(request: {
  readonly remote: string
  readonly workBranch: string
  /** A local branch or commit, or one to fetch first. */
  readonly merge: { readonly local: string } | { readonly fetched: string }
  readonly pair: Pick<Conflict, 'ours' | 'theirs'>
  readonly paths: readonly string[]
}): Conflict {
  const { workBranch, merge } = request
  const remote = withoutCredentials(request.remote)
  const mergeCommands =
    'local' in merge
      ? [commandLine('git', 'merge', merge.local)]
      : [commandLine('git', 'fetch', remote, merge.fetched), 'git merge FETCH_HEAD']
  return {
    ...request.pair,
    files: request.paths.slice(0, maxStoredFiles),
    total: request.paths.length,
    commands: [
      commandLine('git', 'fetch', remote, workBranch),
      'git switch --detach FETCH_HEAD',
      ...mergeCommands,
      commandLine('git', 'push', remote, `HEAD:refs/heads/${workBranch}`),
      'git switch -',
    ],
  }
}

const marker = /^(<{7}|\|{7}|={7}|>{7})( .*)?\r?$/

/** A line that one side already had, such as `=======` below a heading, is no conflict marker. */
export function hasConflictMarkers(text: string, sides: readonly string[]): boolean {
  const existingLines = new Set(sides.flatMap((side) => side.split('\n')))
  return text.split('\n').some((line) => marker.test(line) && !existingLines.has(line))
}
