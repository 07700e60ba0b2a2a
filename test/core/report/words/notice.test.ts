import { expect, test } from 'vitest'
import {
  discordMessage,
  type NoticeContext,
  noticeOf,
  noticesOf,
  noticeText,
  slackMessage,
} from '../../../../src/core/report/words/notice.ts'
import { NoticeEvent, NotifyChannel } from '../../../../src/schema/notify/channel.ts'
import { Notice } from '../../../../src/schema/notify/notice.ts'
import type { RunEvent } from '../../../../src/schema/run/event.ts'
import type { StopReason } from '../../../../src/schema/run/stop-reason.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { planOf, runState } from '../../../support/run-state.ts'

const at = '2026-11-23T03:00:00.000Z'
const here: NoticeContext = {
  report: { planFile: 'plan.json', workBranch: 'ralph/work/demo', now: null, cd: '/srv/app' },
  repository: null,
  url: null,
  unattended: false,
}
const inWorkflow = { ...here, unattended: true }
const state = runState(planOf({ id: 'A' }))
const stopped = (reason: StopReason): RunEvent => ({ type: 'run_stopped', at, reason })

test.each<[StopReason, NoticeEvent | undefined, NoticeEvent | undefined]>([
  [{ kind: 'complete' }, 'complete', 'complete'],
  [{ kind: 'human_review', why: 'x' }, 'needs-person', 'needs-person'],
  [{ kind: 'blocked', by: ['x'] }, 'needs-person', 'needs-person'],
  [{ kind: 'failed', code: 'X', why: 'x' }, 'needs-person', 'needs-person'],
  [{ kind: 'stuck', on: ['x'], task: 'A' }, 'stuck', 'stuck'],
  [{ kind: 'cost_budget', budget_usd: 10 }, 'limit', 'limit'],
  [{ kind: 'iteration_limit', scope: 'run', limit: 3 }, 'limit', 'limit'],
  [{ kind: 'iteration_limit', scope: 'job', limit: 3 }, 'limit', undefined],
  [{ kind: 'time_budget', budget_ms: 1000 }, 'limit', undefined],
  [{ kind: 'waiting', until: at, why: 'usage limit' }, 'limit', undefined],
  [{ kind: 'paused', why: 'x' }, undefined, undefined],
  [{ kind: 'cancelled' }, undefined, undefined],
  [{ kind: 'busy', why: 'x' }, undefined, undefined],
])('%j is news where nobody starts the next job, and where cron does', (reason, alone, unattended) => {
  const ofLaptop = noticeOf(stopped(reason), state, here)
  expect(ofLaptop?.event).toBe(alone)
  if (ofLaptop) expect(Notice.parse(ofLaptop)).toEqual(ofLaptop)
  expect(noticeOf(stopped(reason), state, inWorkflow)?.event).toBe(unattended)
})

test('a job that finds the same again has the same id, and one that got on another', () => {
  const id = (iteration: number) => noticeOf(stopped({ kind: 'blocked', by: ['x'] }), { ...state, iteration }, here)?.id
  expect(id(3)).toBe(id(3))
  expect(id(3)).not.toBe(id(4))
})

test('what can be done works as it stands', () => {
  const notice = noticeOf(stopped({ kind: 'cost_budget', budget_usd: 10 }), state, here)
  expect(notice?.next[0]?.commands).toEqual([
    'cd /srv/app && ralph budget --plan plan.json 20usd && ralph run --plan plan.json',
  ])
})

test('a stuck task, a request, and a budget of the run are told at once, a budget of one job is not', () => {
  const stuck: RunEvent = {
    type: 'stuck_detected',
    at,
    iteration: 3,
    task: 'A',
    sign: 'same_failure',
    rests_on: [1, 2, 3],
    why: 'the same failure\n::error::',
    action: 'ask',
    retries_left: 2,
  }
  expect(noticeOf(stuck, state, here)).toMatchObject({
    event: 'stuck',
    task: 'A',
    message: 'A is stuck: the same failure ::error::',
  })
  const asked: RunEvent = {
    type: 'human_review_requested',
    at,
    iteration: 3,
    task: 'A',
    why: 'Which one?',
    holds: true,
  }
  expect(noticeOf(asked, state, here)).toMatchObject({
    event: 'needs-person',
    next: [{ commands: ['cd /srv/app && ralph approve --plan plan.json A'] }],
  })
  const nearly = (budget: 'cost' | 'time'): RunEvent => ({ type: 'budget_warning', at, budget, used: 8, limit: 10 })
  expect(noticeOf(nearly('cost'), state, here)).toMatchObject({
    event: 'budget',
    next: [{ commands: ['cd /srv/app && ralph budget --plan plan.json 20usd'] }],
  })
  expect(noticeOf(nearly('time'), state, here)).toBeUndefined()
})

test('each channel hears of what it asks for', () => {
  const channels = [
    { to: 'desktop', on: ['complete'] },
    { to: 'slack', 'url-env': 'A', on: ['stuck'] },
    { to: 'discord', 'url-env': 'B' },
  ].map((one) => NotifyChannel.parse(one))
  const sent = noticesOf(stopped({ kind: 'complete' }), state, { channels, context: here })
  expect(sent.map(({ key }) => key.split('/').at(-1))).toEqual(['desktop', 'discord B'])
  expect(sent.every(({ kind }) => kind === 'notify')).toBe(true)
})

test('a very long reason fits every channel', () => {
  const notice = noticeOf(
    stopped({ kind: 'blocked', by: Array.from({ length: 500 }, () => '<@1>*x*_y_'.repeat(200)) }),
    state,
    here,
  )
  if (!notice) throw new Error('no notice')
  expect(noticeText(notice, 250).length).toBeLessThanOrEqual(250)
  expect(discordMessage(notice).content.length).toBeLessThanOrEqual(2000)
  expect(slackMessage(notice).text.length).toBeLessThanOrEqual(20_000)
})

test('the names of events are those that a channel may ask for', () => {
  expect(NoticeEvent.options).toEqual(['needs-person', 'stuck', 'limit', 'budget', 'complete'])
})

test('a commit of a lane that waits for approval is news, with both choices; without lanes the end of the job is', () => {
  const held = { ...oneOfEach.attempt_held, patch: 'p' }
  expect(noticeOf(held, state, here)).toMatchObject({ event: 'needs-person', task: 'TASK-3' })
  expect(noticeOf(held, state, here)?.message).toMatch(
    /TASK-3 .* its commit ccccccc waits for approval. Other tasks go on/,
  )
  expect(noticeOf(held, state, here)?.next).toHaveLength(3)
  expect(noticeOf(oneOfEach.attempt_held, state, here)).toBeUndefined()
})
