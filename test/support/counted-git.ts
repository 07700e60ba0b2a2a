import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A `git` before the real one on PATH, which notes the name of each operation. */
export function countedGit(root: string, path: string | undefined) {
  const bin = join(root, 'counted-bin')
  const log = join(root, 'git-operations')
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  // The operation is the first word that is neither an option nor a setting.
  const note = `for word; do case "$word" in -*|*=*) ;; *) echo "$word" >> '${log}'; break ;; esac; done`
  mkdirSync(bin)
  writeFileSync(join(bin, 'git'), `#!/bin/sh\n${note}\nexec '${real}' "$@"\n`)
  chmodSync(join(bin, 'git'), 0o755)
  return {
    env: { PATH: `${bin}:${path}` },
    log,
    /** What was noted since the last time, in the order in which it was started. */
    take(): string[] {
      const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
      rmSync(log, { force: true })
      return lines
    },
  }
}
