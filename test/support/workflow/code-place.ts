import { mergeRef } from '../github/pull-shown.ts'
import { tipOf, tryGit } from '../github/tips.ts'
import type { Trigger, WorkflowRun, World } from '../github/world.ts'
import type { About } from './filters.ts'

/** Where a run of an event is, and what filters ask of it. */
export interface Place {
  readonly at: Pick<WorkflowRun, 'branch' | 'ref' | 'sha' | 'commit'>
  readonly about: About
}

/** Of an event of code: the files that count are those of its own commit. Undefined where nothing starts. */
export function codePlace(world: World, { event, payload }: Trigger): Place | undefined {
  const place = event === 'push' ? pushPlace(world, payload) : pullPlace(world, payload)
  const skips = event !== 'pull_request_review' && place && isSkipped(world, place.at.sha)
  return skips ? undefined : place
}

/** Not for a ref that was deleted. */
function pushPlace(world: World, payload: Trigger['payload']): Place | undefined {
  const { ref, before, after, created, deleted } = payload as Record<'ref' | 'before' | 'after', string> &
    Record<'created' | 'deleted', boolean>
  const [, kind, name = ''] = /^refs\/(heads|tags)\/(.+)$/.exec(ref) ?? []
  if (deleted || kind === undefined) return undefined
  // Of a new branch: what came with it, since the commit that it stands on.
  const since = (): string =>
    created ? (tryGit(world, 'merge-base', `refs/heads/${world.defaultBranch}`, after) ?? after) : before
  const paths = (): string[] => changed(world, since(), after)
  const commit = tipOf(world, after) ?? after
  return {
    at: { branch: name, ref, sha: commit, commit },
    about: kind === 'tags' ? { tag: name, paths } : { branch: name, paths },
  }
}

/** At the merge into its base; where the two conflict there is none, and nothing starts. */
function pullPlace(world: World, payload: Trigger['payload']): Place | undefined {
  const { number, head, base } = (payload as { pull_request: { number: number; head: End; base: End } }).pull_request
  const ref = mergeRef(number)
  const commit = tipOf(world, ref)
  if (commit === undefined) return undefined
  // What the pull request shows: since where it left its base.
  const paths = (): string[] => changed(world, tryGit(world, 'merge-base', base.sha, head.sha) ?? base.sha, head.sha)
  return { at: { branch: head.ref, ref, sha: head.sha, commit }, about: { branch: base.ref, paths } }
}

interface End {
  readonly ref: string
  readonly sha: string
}

const changed = (world: World, from: string, to: string): string[] =>
  world.git.git('diff', '--name-only', '--no-renames', from, to).split('\n').filter(Boolean)

/** The words by which a commit's message skips the workflows of `push` and `pull_request` (skipping workflow runs). */
const isSkipped = (world: World, commit: string): boolean =>
  /\[(skip ci|ci skip|no ci|skip actions|actions skip)\]|\n\nskip-checks: ?true\s*$/.test(
    tryGit(world, 'show', '-s', '--format=%B', commit) ?? '',
  )
