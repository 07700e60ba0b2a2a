import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type TempRepo, tempDir } from './git-repositories.ts'
import { workRef } from './run-on-disk.ts'

/** Commits of the work branch above `base` on which this shell command fails, each laid out in a fresh clone. */
export function redTips({ path, env }: TempRepo, check: string, base = 'main'): string[] {
  const clone = join(tempDir('ralph-tips-'), 'clone')
  const git = (...args: string[]): string => execFileSync('git', args, { env, encoding: 'utf8', stdio: 'pipe' })
  git('init', '--quiet', clone)
  git('-C', clone, 'fetch', '--quiet', path, workRef, base)
  const commits = git('-C', path, 'rev-list', '--reverse', `${base}..${workRef}`).split('\n')
  return commits.filter((commit) => {
    if (commit === '') return false
    git('-C', clone, 'checkout', '--quiet', '--force', commit)
    git('-C', clone, 'clean', '--quiet', '-ffdx')
    try {
      execFileSync('sh', ['-c', check], { cwd: clone, env, stdio: 'pipe' })
      return false
    } catch {
      return true
    }
  })
}
