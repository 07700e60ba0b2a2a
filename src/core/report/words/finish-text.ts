import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { plural } from '../../text/amounts.ts'
import { commandLine } from '../../text/command-line.ts'
import { inert, inertOfAgent } from '../../text/markdown/inert.ts'
import { plainLine } from '../../text/one-line.ts'

export type FinishWay = 'merge' | 'squash' | 'pr'

/** A line for each done task. */
export function finishMessage(plan: Plan, { plan: name, tasks }: RunState, way: FinishWay): string {
  const done = plan.tasks.filter(({ id }) => tasks[id]?.status === 'done')
  const harmless = (id: string, title: string): string =>
    tasks[id]?.added_by === 'agent' ? inertOfAgent(title) : inert(title)
  const subject = `${way === 'merge' ? 'Merge the work of' : 'Complete'} ${name} (${plural(done.length, 'task')})`
  return `${[subject, '', ...done.map(({ id, title }) => `- ${id}: ${plainLine(harmless(id, title), 100)}`)].join('\n')}\n`
}

/** Shell commands for a person. */
export function finishCommands(context: {
  readonly way: FinishWay
  /** Null if the run began on a detached HEAD. */
  readonly base: string | null
  readonly workBranch: string
  /** For the work, if there is no base. */
  readonly branch: string
  /** Null if the run is in the repository itself. */
  readonly remote: string | null
  /** Where to open a pull request; null without a remote. */
  readonly origin: string | null
  /** The tree that has the base checked out, if the reader is elsewhere. */
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
  // A merge into a detached HEAD would be on no branch.
  if (base === null) {
    return remote === null
      ? [commandLine('git', 'branch', branch, workBranch)]
      : [commandLine('git', 'fetch', remote, `${workBranch}:${branch}`)]
  }
  const git = ['git', ...(tree === null ? [] : ['-C', tree])]
  const fetch = remote === null ? [] : [commandLine(...git, 'fetch', remote, workBranch)]
  const work = remote === null ? workBranch : 'FETCH_HEAD'
  const mergeCommands =
    way === 'merge'
      ? [commandLine(...git, 'merge', '--no-ff', '-m', subject, work)]
      : [commandLine(...git, 'merge', '--squash', work), commandLine(...git, 'commit', '-m', subject)]
  const push = remote === null ? [] : [commandLine(...git, 'push', remote, base)]
  return [...fetch, ...mergeCommands, ...push]
}
