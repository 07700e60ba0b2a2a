import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { FailpointName, failpointActions } from '../../src/adapter/failpoint.ts'
import { inboxPrefix } from '../../src/adapter/git/remote/inbox.ts'
import type { Engine, Finished } from './cli.ts'
import { repositoryAt, type TempRepo } from './git-repositories.ts'
import { goodAgent, leftovers, makeProject, type Project, planOf } from './project.ts'
import { committedTasks, expectSoundRun, refsOf } from './run-on-disk.ts'

type Action = (typeof failpointActions)[number]

/** Points that a job comes by once, or whose first time is the one that matters. All others fail in the second round. */
const firstTime: ReadonlySet<FailpointName> = new Set<FailpointName>([
  'store.configured',
  'store.initialised',
  'store.opened',
  'state.load',
  'state.read',
  'inbox.order-read',
  'inbox.forget',
  'inbox.forgotten',
  'remote.fetch',
  'remote.fetched',
  'workspace.emptied',
  'set-up.command',
  'set-up.command-ended',
  'set-up.marked',
  'template.fill',
  'template.filled',
])

/** What the exit code and stderr of the job that met the failpoint must be; a swallowed fault ends in 0. */
const ends: Record<Action, (end: Finished) => void> = {
  kill: ({ code }) => expect(code).toBe(137),
  hang: ({ code }) => expect(code).toBe(137),
  throw: ({ code, stderr }) => expect(code, stderr).toBe(70),
  enospc: ({ code, stderr }) => {
    expect(code, stderr).toBe(1)
    expect(stderr).toContain('[DISK_FULL]')
  },
}

const inMilestones = ['A', 'B', 'C'].map((id) => ({ id, milestone: id === 'A' ? 'first' : 'second' }))

/** In lanes, changes are merged onto what landed meanwhile; one at a time has nothing to merge. */
const severalLanes = 3

/**
 * A plan and an operator's hint, on a bare remote. One job meets the failpoint, or one after the other each meets the next;
 * then at most two more jobs complete the run, with one commit a task, nothing half-written and no process left.
 */
export async function expectConverges(
  names: FailpointName | readonly FailpointName[],
  action: Action,
  { inLanes = false } = {},
): Promise<void> {
  const points = [names].flat()
  // Each job completes one task before its second round, and some work is left when the last one has failed.
  const rounds = points.filter((name) => !firstTime.has(name)).length
  const isOf = (family: string): boolean => points.some((name) => name.startsWith(family))
  const lanes = inLanes || isOf('work.merge') ? severalLanes : 1
  const tasks = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].slice(0, lanes * (rounds + 1) + (lanes === 1 ? 1 : 0))
  const project = makeProject({ 'plan.json': planOf(isOf('milestone.') ? inMilestones : tasks) })
  const origin = bareOrigin(project)
  // What calls itself shallow is fetched from, also where it is on this machine.
  if (isOf('remote.fetch')) writeFileSync(join(origin.path, 'shallow'), '')
  hint(origin)
  const checks = ['--setup', 'true', '--validate', 'true', '--lanes', String(lanes)]
  const command = ['run', '--remote', origin.path, ...project.agent(goodAgent), ...checks]
  // A job reads what it did not write itself.
  if (isOf('state.read')) await project.ralph([...command, '--max-iterations', '1'])
  for (const name of points) {
    const order = `${name}:${firstTime.has(name) ? 1 : 2}:${action}`
    const engine = project.start(command, { env: { RALPH_FAILPOINT: order } })
    await engine.says(`failpoint ${name}: ${action}`)
    if (action === 'hang') await expectStill(engine)
    ends[action](await engine.ended)
    expect(await leftovers(project), `what the job had started is gone (${name})`).toEqual([])
  }

  let end = await project.ralph(command)
  if (end.code !== 0) end = await project.ralph(command)
  expect(end.code, end.stdout + end.stderr).toBe(0)
  const run = expectSoundRun(origin)
  expect(committedTasks(origin).sort()).toEqual(tasks)
  expect(run.counts.failed, 'the fault is never charged to a task').toBe(0)
  expect(run.told.length + run.hints.length, 'the order took effect once').toBeLessThanOrEqual(1)
  expect(refsOf(origin)).not.toContain(inboxPrefix('demo'))
  expect(await leftovers(project)).toEqual([])
}

/** It does nothing by itself any more, not even at a SIGTERM; then it is killed. */
async function expectStill(engine: Engine): Promise<void> {
  const said = engine.output()
  engine.kill('SIGTERM')
  const ended = await Promise.race([engine.ended, new Promise((done) => setTimeout(done, 100, 'still there'))])
  expect(ended).toBe('still there')
  expect(engine.output()).toBe(said)
  engine.kill('SIGKILL')
}

function bareOrigin({ repo, root }: Project): TempRepo {
  const path = join(root, 'origin.git')
  repo.git('clone', '--quiet', '--bare', '.', path)
  return repositoryAt(path, repo.env)
}

/** As `ralph hint` gives it, without the time that it takes. */
function hint(origin: TempRepo): void {
  const order = JSON.stringify({ at: '2026-01-01T00:00:00Z', by: 'Somebody', text: 'hint use the cache' })
  const commit = origin.git('commit-tree', 'main^{tree}', '-m', order)
  origin.git('update-ref', `${inboxPrefix('demo')}20260101T000000-1`, commit)
}
