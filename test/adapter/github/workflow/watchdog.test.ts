import { expect, test } from 'vitest'
import { hasGoneToSleep, wakeWatchdog } from '../../../../src/adapter/github/workflow/watchdog.ts'
import { loopbackGitHub } from '../../../support/github/loopback.ts'
import { trackingContext } from '../../../support/github/tracker.ts'
import { addRun, addWorkflow } from '../../../support/github/workflows.ts'
import type { Workflow, WorkflowJob } from '../../../support/github/world.ts'

const asleepStep = 'Asleep until the next run'
const watchdog = { file: 'ralph-watchdog.yml', asleepStep }

/** A watchdog whose last job carried out a step of this name. */
async function garden(state: Workflow['state'], step: { name: string; conclusion: 'success' | 'skipped' } | null) {
  const loopback = await loopbackGitHub({ files: { 'a.txt': 'one\n' } })
  const { world } = loopback
  const workflow = addWorkflow(world, `.github/workflows/${watchdog.file}`)
  workflow.state = state
  if (step) {
    const run = addRun(world, { workflow: workflow.id, event: 'schedule', branch: 'main', actor: 'ada' })
    const now = world.now()
    const job: WorkflowJob = {
      ...{ id: world.nextId(), run: run.id, attempt: 1, name: 'tick', status: 'completed', conclusion: 'success' },
      ...{ createdAt: now, startedAt: now, completedAt: now, log: '', summary: '', annotations: [], outputs: {} },
      steps: [{ id: '', ...step, outcome: step.conclusion, outputs: {} }],
    }
    world.jobs.set(job.id, job)
  }
  return { github: trackingContext(loopback).github, workflow }
}

const slept = { name: asleepStep, conclusion: 'success' } as const

test.each<[string, Workflow['state'], Parameters<typeof garden>[1], 'woken' | 'left']>([
  ['GitHub switched off after 60 days', 'disabled_inactivity', null, 'woken'],
  ['went to sleep by itself', 'disabled_manually', slept, 'woken'],
  ['a person switched off while a run went on', 'disabled_manually', { ...slept, conclusion: 'skipped' }, 'left'],
  ['a person switched off before it ever ran', 'disabled_manually', null, 'left'],
])('a watchdog that %s', async (_, state, step, wanted) => {
  const { github, workflow } = await garden(state, step)
  expect(await wakeWatchdog(github, watchdog)).toBe(wanted === 'woken' ? 'awake' : 'a person turned it off')
  expect(workflow.state).toBe(wanted === 'woken' ? 'active' : state)
})

test('one that is awake costs one question', async () => {
  const { github, workflow } = await garden('active', slept)
  expect(await wakeWatchdog(github, watchdog)).toBe('awake')
  expect(workflow.state).toBe('active')
  expect(await hasGoneToSleep(github, watchdog)).toBe(true)
})
