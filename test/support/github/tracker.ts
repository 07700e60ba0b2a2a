import type { TrackingContext } from '../../../src/adapter/github/client/tracking-context.ts'
import { gitHubTracker } from '../../../src/adapter/github/tracker/tracker.ts'
import type { OrderQuery } from '../../../src/port/outside.ts'
import { clientAt } from './client.ts'
import type { LoopbackGitHub } from './loopback.ts'

export interface TestTracker extends ReturnType<typeof gitHubTracker> {
  readonly warnings: string[]
  readonly client: ReturnType<typeof clientAt>
}

type Options = Parameters<typeof gitHubTracker>[0]

/** What every part of one job's tracker is told at the loopback GitHub; `warnings` are what it said. It waits for nothing. */
export function trackingContext(github: LoopbackGitHub): TrackingContext & {
  readonly warnings: string[]
  readonly github: ReturnType<typeof clientAt>
} {
  const warnings: string[] = []
  return {
    github: clientAt(github),
    warnings,
    self: github.token.login,
    plan: 'demo',
    minStanding: {},
    bots: [],
    place: () => ({
      planFile: 'plan.json',
      repositoryUrl: `${github.url}/octo/garden`,
      costBudgetUsd: 10,
      stateRef: 'refs/heads/ralph/state/demo',
    }),
    mirror: {},
    now: github.world.now,
    wait: () => Promise.resolve(),
    warn: (text) => void warnings.push(text),
    redact: (text) => text,
  }
}

/** The engine's tracker of issue 1 at the loopback GitHub, as one job has it. */
export function trackerAt(github: LoopbackGitHub, change: Partial<Options> = {}): TestTracker {
  const at = trackingContext(github)
  const tracker = gitHubTracker({
    ...at,
    threads: () => [1],
    findThreads: () => Promise.resolve(true),
    pulls: () => [],
    pullOf: () => Promise.resolve(undefined),
    workBranch: 'ralph/work/demo',
    ...change,
  })
  return { ...tracker, warnings: at.warnings, client: at.github }
}

export const look = (change: Partial<OrderQuery> = {}): OrderQuery => ({
  since: null,
  started: '2026-01-01T00:00:00.000Z',
  consumed: [],
  to: 'obey',
  ...change,
})
