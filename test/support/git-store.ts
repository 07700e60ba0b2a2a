import { onTestFinished } from 'vitest'
import type { RetryLimits } from '../../src/adapter/git/call/remote-call.ts'
import { remoteAt } from '../../src/adapter/git/remote/remote.ts'
import { stateStoreAt } from '../../src/adapter/git/state/state-ref.ts'
import { openStore } from '../../src/adapter/git/store/store.ts'
import { openRepository } from '../../src/adapter/git/store/user-repository.ts'
import { workBranchAt } from '../../src/adapter/git/work/work-branch.ts'
import { stateRefOf } from '../../src/core/ref/state-paths.ts'
import type { SignCommit } from '../../src/port/work-branch.ts'
import { type TempRepo, tempDir } from './git-repositories.ts'

export const stateRef = stateRefOf('demo')
export const workRef = 'refs/heads/ralph/work/demo'
export const ralph = { name: 'ralph', email: 'ralph@example.invalid' }

/** One engine's view of a run: an own store on top of `user`'s objects, talking to `url`. Retries hardly wait. */
export async function engine(
  user: TempRepo,
  url: string,
  { sign, ...patience }: RetryLimits & { sign?: SignCommit } = { backoffMs: [1, 1, 1] },
) {
  const repository = await openRepository({ cwd: user.path, env: user.env })
  const store = await openStore({ home: tempDir('ralph-engine-'), repository, remote: url, env: user.env })
  onTestFinished(() => store.close())
  const remote = remoteAt({ store, ...patience })
  const now = () => 1_750_000_000_000
  const states = stateStoreAt({ store, remote, ref: stateRef, workRef, by: ralph, now })
  const work = workBranchAt({ store, remote, ref: workRef, author: ralph, committer: ralph, now, sign })
  return { repository, store, remote, states, work }
}

/** Content of the three state files, valid; `change` goes into `run.json`. */
export function stateFilesOf(work: string, change: Record<string, unknown> = {}): Map<string, string> {
  const run = {
    schema: 1,
    run: 'run-1',
    plan: 'demo',
    plan_source: 'source',
    base: work,
    base_branch: 'main',
    work_branch: 'ralph/work/demo',
    remote: 'origin',
    started: '2026-01-01T00:00:00Z',
    updated: '2026-01-01T00:00:00Z',
    work,
    epoch: 0,
    lease: null,
    iteration: 0,
    current: null,
    handed: null,
    tasks: {},
    baseline: null,
    unproven: null,
    recent: [],
    usage: { usd: 0, turns: 0, input_tokens: 0, output_tokens: 0, cache_read_tokens: 0, cache_creation_tokens: 0 },
    counts: { succeeded: 0, failed: 0, interrupted: 0, synthetic: 0, refused_amendments: 0 },
    breaker: null,
    waiting: null,
    paused: null,
    awaiting: null,
    undos: [],
    hints: [],
    told: [],
    reviews: [],
    last_agent_start: null,
    stop: null,
    ...change,
  }
  const plan = { tasks: [{ id: 'TASK-1', title: 'First' }] }
  const control = { schema: 1, consumed: [], outbox: [] }
  return new Map([
    ['run.json', JSON.stringify(run)],
    ['plan.json', JSON.stringify(plan)],
    ['control.json', JSON.stringify(control)],
    ['README.md', '# Run\n'],
  ])
}
