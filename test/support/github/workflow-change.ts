import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './route.ts'
import { tryGit } from './tips.ts'
import type { Token } from './token.ts'
import type { World } from './world.ts'

/** Of nothing. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** GitHub says "create or update": a tree without the files, such as that of a state ref, is neither. */
const added = ['--name-only', '--no-renames', '--diff-filter=d']

/**
 * Refuses a ref that would bring a change of `.github/workflows/` by a token without `workflows` (platform fact 9): also a
 * change of somebody else's, which a merge carries (ad-m/github-push-action#322, github/gh-aw "allow-workflows").
 */
export function refuseWorkflowChange(world: World, token: Token, move: { before: string | null; after: string }): void {
  if (token.permissions.workflows === 'write') return
  const since = move.before ?? tryGit(world, 'merge-base', world.defaultBranch, move.after) ?? emptyTree
  const changed = tryGit(world, 'diff', ...added, since, move.after, '--', '.github/workflows')
  if (changed) throw new Refusal(403, 'Resource not accessible by integration')
}

/** Environment of a push by such a token: an `update` hook judges each ref before it moves, then the repository's own does. */
export function workflowGuard(world: World, token: Token): Record<string, string> {
  if (token.permissions.workflows === 'write') return {}
  const folder = join(world.git.path, 'loopback-hooks')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'update'), hook(world.defaultBranch))
  chmodSync(join(folder, 'update'), 0o755)
  return { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.hooksPath', GIT_CONFIG_VALUE_0: folder }
}

const hook = (branch: string): string => `#!/bin/sh
path=
case "$3" in *[!0]*)
  case "$2" in *[!0]*) since=$2 ;; *) since=$(git merge-base '${branch}' "$3") || since=${emptyTree} ;; esac
  path=$(git diff ${added.join(' ')} "$since" "$3" -- .github/workflows | head -n 1) ;;
esac
if [ -n "$path" ]; then
  printf 'refusing to allow a GitHub App to create or update workflow \\140%s\\140 without \\140workflows\\140 permission\\n' "$path" >&2
  exit 1
fi
own="$(git rev-parse --absolute-git-dir)/hooks/update"
[ ! -x "$own" ] || exec "$own" "$@"
`
