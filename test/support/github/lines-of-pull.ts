import { Refusal } from './route.ts'
import { tipOf, tryGit } from './tips.ts'
import type { Pull, World } from './world.ts'

/** Refuses what GitHub refuses: a commit that the pull request does not hold, and lines that its diff does not show. */
export function refuseOtherLines(
  world: World,
  pull: Pull,
  { commit, lines }: { commit: string; lines: readonly { path: string; line: number }[] },
): void {
  const [head, base] = [tipOf(world, pull.head) ?? '', tipOf(world, pull.base) ?? '']
  const held = tryGit(world, 'rev-list', `${base}..${head}`)?.split('\n') ?? []
  if (!held.includes(commit)) {
    throw new Refusal(422, 'Unprocessable Entity', { errors: ['commit_id is not part of the pull request'] })
  }
  const start = world.git.git('merge-base', base, commit)
  for (const { path, line } of lines) {
    const diff = tryGit(world, 'diff', start, commit, '--', path) ?? ''
    const shown = [...diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].some(([, from, count = '1']) => {
      return line >= Number(from) && line < Number(from) + Number(count)
    })
    if (!shown) throw new Refusal(422, 'Unprocessable Entity', { errors: ['Line could not be resolved'] })
  }
}
