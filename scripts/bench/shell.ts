import { execFileSync } from 'node:child_process'

const identity = {
  GIT_AUTHOR_NAME: 'bench',
  GIT_AUTHOR_EMAIL: 'bench@ralph.invalid',
  GIT_COMMITTER_NAME: 'bench',
  GIT_COMMITTER_EMAIL: 'bench@ralph.invalid',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
}

/** Runs a program to its end and returns what it printed, trimmed. */
export function run(program: string, args: readonly string[], request: { cwd: string; input?: string }): string {
  return execFileSync(program, args, {
    cwd: request.cwd,
    input: request.input ?? '',
    env: { ...process.env, ...identity },
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['pipe', 'pipe', 'inherit'],
  }).trim()
}

export const git = (cwd: string, ...args: string[]): string => run('git', args, { cwd })
