import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { plural } from '../../text/amounts.ts'
import { commandLine } from '../../text/command-line.ts'
import { inert, inertOfAgent } from '../../text/markdown/inert.ts'
import { plainLine } from '../../text/one-line.ts'

export type FinishWay = 'merge' | 'squash' | 'pr'

/** Message of the commit that brings a run into its base: what was done, a line for each task. */
export function finishMessage(plan: Plan, { plan: name, tasks }: RunState, way: FinishWay): string {
  const done = plan.tasks.filter(({ id }) => tasks[id]?.status === 'done')
  const harmless = (id: string, title: string): string =>
    tasks[id]?.added_by === 'agent' ? inertOfAgent(title) : inert(title)
  const subject = `${way === 'merge' ? 'Merge the work of' : 'Complete'} ${name} (${plural(done.length, 'task')})`
  return `${[subject, '', ...done.map(({ id, title }) => `- ${id}: ${plainLine(harmless(id, title), 100)}`)].join('\n')}\n`
}

/** The commands by which a person brings it in, as they stand for a shell in the repository. */
export function finishCommands(context: {
  readonly way: FinishWay
  /** Null if the run began on a detached HEAD. */
  readonly base: string | null
  readonly workBranch: string
  /** A new branch for the work if there is no base. */
  readonly branch: string
  /** The remote that keeps the run; null for the repository itself. */
  readonly remote: string | null
  /** Where a pull request would be opened; null where there is no remote. */
  readonly origin: string | null
  /** The tree that has the base checked out, where that is not the one that the reader is in. */
  readonly tree: string | null
  readonly message: string
}): readonly string[] {
  const { way, base, workBranch, branch, remote, origin, tree, message } = context
  const subject = message.split('\n', 1)[0] ?? ''
  if (way === 'pr') {
    const head = ['--head', workBranch, ...(base === null ? [] : ['--base', base])]
    return [
      ...(remote === null && origin !== null ? [commandLine('git', 'push', origin, workBranch)] : []),
      commandLine('gh', 'pr', 'create', ...head, '--title', subject, '--body', message.slice(subject.length).trim()),
    ]
  }
  // Merged into a detached HEAD, it would be on no branch.
  if (base === null) {
    return remote === null
      ? [commandLine('git', 'branch', branch, workBranch)]
      : [commandLine('git', 'fetch', remote, `${workBranch}:${branch}`)]
  }
  const git = ['git', ...(tree === null ? [] : ['-C', tree])]
  const fetch = remote === null ? [] : [commandLine(...git, 'fetch', remote, workBranch)]
  const work = remote === null ? workBranch : 'FETCH_HEAD'
  const take =
    way === 'merge'
      ? [commandLine(...git, 'merge', '--no-ff', '-m', subject, work)]
      : [commandLine(...git, 'merge', '--squash', work), commandLine(...git, 'commit', '-m', subject)]
  const push = remote === null ? [] : [commandLine(...git, 'push', remote, base)]
  return [...fetch, ...take, ...push]
}
