import type { RunEvent } from '../../src/schema/event.ts'
import type { StopReason } from '../../src/schema/stop-reason.ts'
import { at as moment, oidOf, usageOf } from './run-state.ts'

const at = moment(0)
const spent = { usage: usageOf(0.84, { input_tokens: 5200, output_tokens: 40_000 }), duration_ms: 192_000 }
const attempt = { at, iteration: 12, task: 'TASK-3' }

/** One event of every type; the compiler asks for a new one where a type is added. */
export const oneOfEach: { [T in RunEvent['type']]: Extract<RunEvent, { type: T }> } = {
  run_started: {
    type: 'run_started',
    at,
    run: 'run-1',
    plan: 'demo',
    base: oidOf('a'),
    work_branch: 'ralph/work/demo',
    remote: 'origin',
    plan_source: 'f'.repeat(64),
    tasks: [{ id: 'TASK-1', status: 'pending', failed_attempts: 0 }],
  },
  lease_taken: {
    type: 'lease_taken',
    at,
    epoch: 3,
    holder: { kind: 'workflow', run_id: '4711', attempt: 1 },
  },
  lease_renewed: { type: 'lease_renewed', at },
  lease_released: { type: 'lease_released', at },
  baseline_finished: {
    type: 'baseline_finished',
    at,
    commit: oidOf('a'),
    checks: 'digest',
    red: ['npm test', 'lint'],
    accepted: false,
  },
  attempt_started: { type: 'attempt_started', ...attempt, attempt: 2, checkpoint: oidOf('b') },
  attempt_succeeded: {
    type: 'attempt_succeeded',
    ...attempt,
    ...spent,
    commit: oidOf('c'),
    summary: 'Parses durations.',
    handoff: 'synthetic',
    flaky: ['npm test'],
    turned_green: ['lint'],
  },
  attempt_failed: {
    type: 'attempt_failed',
    ...attempt,
    ...spent,
    cause: 'checks',
    why: 'npm test ended with 1',
    fingerprint: 'x',
    handoff: 'structured',
    rejected: oidOf('d'),
    final: false,
  },
  attempt_interrupted: {
    type: 'attempt_interrupted',
    ...attempt,
    ...spent,
    cause: 'usage_limit',
    why: 'limit reached',
    until: moment(7_200_000),
  },
  review_requested: { type: 'review_requested', ...attempt, why: 'a column is dropped' },
  agent_lingered: { type: 'agent_lingered', at, iteration: 12, after_ms: 5_000 },
  prompt_cut: { type: 'prompt_cut', at, iteration: 12, section: 'Skills', from_chars: 9000, to_chars: 1200 },
  environment_changed: {
    type: 'environment_changed',
    at,
    iteration: 12,
    paths: ['node_modules/.bin/tsc', '.env'],
    total: 2,
  },
  files_hidden: { type: 'files_hidden', at, iteration: 12, paths: ['a', 'b', 'c', 'd'], total: 3002 },
  amendment_accepted: {
    type: 'amendment_accepted',
    at,
    iteration: 12,
    amendment: { action: 'add', reason: 'found on the way', task: { id: 'TASK-9' } },
  },
  amendment_refused: {
    type: 'amendment_refused',
    at,
    iteration: 12,
    amendment: { action: 'remove', reason: '', task_id: 'TASK-1' },
    why: 'TASK-1 is done and stays in the plan.',
  },
  plan_changed: {
    type: 'plan_changed',
    at,
    plan_source: 'f',
    added: [{ id: 'TASK-9', status: 'pending' }],
    removed: ['TASK-4'],
    modified: [],
  },
  command_taken: { type: 'command_taken', at, id: 'c1', by: 'Ada', text: 'skip TASK-2 obsolete', refused: null },
  run_paused: { type: 'run_paused', at, by: 'Ada', why: 'lunch' },
  run_resumed: { type: 'run_resumed', at, by: 'Ada' },
  task_skipped: { type: 'task_skipped', at, task: 'TASK-2', by: 'Ada', why: 'obsolete' },
  task_reopened: { type: 'task_reopened', at, task: 'TASK-2', by: 'Ada' },
  hint_given: { type: 'hint_given', at, id: 'c2', by: 'Ada', text: 'use the cache' },
  hints_told: { type: 'hints_told', at, iteration: 12, ids: ['c2'] },
  work_moved: { type: 'work_moved', at, from: oidOf('b'), to: oidOf('c'), why: 'a person pushed' },
  work_refused: {
    type: 'work_refused',
    at,
    branch: 'ralph/work/demo',
    why: 'protected branch',
    offered: 'ralph/offer/demo',
  },
  run_stopped: { type: 'run_stopped', at, reason: { kind: 'complete' } },
}

/** A reason of every kind to stop, with the texts that others put in. */
export const oneOfEachReason: { [K in StopReason['kind']]: Extract<StopReason, { kind: K }> } = {
  complete: { kind: 'complete' },
  iteration_limit: { kind: 'iteration_limit', scope: 'job', limit: 20 },
  time_budget: { kind: 'time_budget', budget_ms: 7_200_000 },
  cost_budget: { kind: 'cost_budget', budget_usd: 10 },
  paused: { kind: 'paused', why: 'asked for on the issue' },
  human_review: { kind: 'human_review', why: 'the migration drops a column' },
  waiting: { kind: 'waiting', until: moment(7_500_000), why: 'usage limit reached' },
  blocked: { kind: 'blocked', by: ['npm test is red on the untouched base'] },
  stuck: { kind: 'stuck', on: ['TASK-5 failed', 'TASK-6 waits for TASK-5, which failed'] },
  busy: { kind: 'busy', why: 'process 1 on build-3 renewed its lease' },
  cancelled: { kind: 'cancelled' },
  failed: { kind: 'failed', code: 'DISK_FULL', why: 'The disk is full.' },
}

/** Text as a hostile agent would write it: workflow commands, mentions, markup, hidden characters, colours. */
export const hostile =
  '::error::x\n##[add-mask]y @team <!-- ralph:key --> | a \\| b ``` **c** \u001b[31mred\u001b[0m \u202eback\u200b fixes #1'
