import { gitHubTracker } from '../../../src/adapter/github/tracker.ts'
import type { Look, Tracker } from '../../../src/port/tracker.ts'
import { clientAt } from './client.ts'
import type { LoopbackGitHub } from './loopback.ts'

export interface TestTracker extends Tracker {
  readonly warnings: string[]
  readonly client: ReturnType<typeof clientAt>
}

type Options = Parameters<typeof gitHubTracker>[0]

/** The engine's tracker of issue 1 at the loopback GitHub, as one job has it. It waits for nothing. */
export function trackerAt(github: LoopbackGitHub, change: Partial<Options> = {}): TestTracker {
  const warnings: string[] = []
  const client = clientAt(github)
  const tracker = gitHubTracker({
    github: client,
    threads: () => [1],
    self: github.token.login,
    plan: 'demo',
    least: {},
    bots: [],
    place: () => ({
      planFile: 'plan.json',
      repositoryUrl: `${github.url}/octo/garden`,
      costBudgetUsd: 10,
      stateRef: 'refs/heads/ralph/state/demo',
      confinement: 'process namespace',
    }),
    now: github.world.now,
    wait: () => Promise.resolve(),
    warn: (text) => void warnings.push(text),
    redact: (text) => text,
    ...change,
  })
  return { ...tracker, warnings, client }
}

export const look = (change: Partial<Look> = {}): Look => ({
  since: null,
  consumed: [],
  to: 'obey',
  ...change,
})
