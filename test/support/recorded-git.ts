import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from './project.ts'

/** A `git` that writes down how it was called; `path` comes first in PATH. */
export function recordingGit({ root }: Pick<Project, 'root'>): { path: string; calls: string } {
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  const [bin, calls] = [join(root, 'bin'), join(root, 'git-calls')]
  mkdirSync(bin)
  writeFileSync(join(bin, 'git'), `#!/bin/sh\nprintf '%s\\n' "$*" >> '${calls}'\nexec '${real}' "$@"\n`)
  chmodSync(join(bin, 'git'), 0o755)
  return { path: bin, calls }
}
