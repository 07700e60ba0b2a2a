import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { testEnvironment } from '../git-repositories.ts'
import { processesOf } from '../project.ts'

/** A fresh runner for one job, as a hosted one is: nothing of another job is on it. */
export interface Machine {
  readonly root: string
  readonly workspace: string
  readonly temp: string
  readonly tools: string
  /** What every process sees before the workflow adds anything. */
  readonly env: Readonly<Record<string, string>>
  /** As the runner ends a job: what is still running is killed. Returns what it was. */
  sweep(): string[]
  remove(): void
}

export function freshMachine(root: string, repository: string, more: Readonly<Record<string, string>>): Machine {
  const at = (...parts: string[]): string => {
    const path = join(root, ...parts)
    mkdirSync(path, { recursive: true })
    return path
  }
  const temp = at('_work/_temp')
  const tools = at('_tool')
  const place = { root, temp, tools, workspace: at('_work', repository, repository) }
  return {
    ...place,
    env: {
      ...testEnvironment(at('home')),
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      RUNNER_ARCH: 'X64',
      RUNNER_DEBUG: '',
      RUNNER_ENVIRONMENT: 'github-hosted',
      RUNNER_NAME: 'loopback runner',
      RUNNER_OS: 'Linux',
      RUNNER_TEMP: temp,
      RUNNER_TOOL_CACHE: tools,
      TMPDIR: at('tmp'),
      ...more,
    },
    sweep() {
      const left = processesOf({ root })
      for (const { pid } of left) endProcess(pid)
      return left.map(({ command }) => command)
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }),
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone by now.
  }
}
