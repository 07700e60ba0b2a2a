import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { missingText } from '../../../../src/core/control/missing-text.ts'
import { readCommand } from '../../../../src/core/order/read-command.ts'
import { stopSentence } from '../../../../src/core/report/words/stop-sentence.ts'
import type { OperatorCommand } from '../../../../src/schema/run/control.ts'
import type { StopReason } from '../../../../src/schema/run/stop-reason.ts'
import { oidOf, planOf } from '../../../support/run-state.ts'

const plan = planOf({ id: 'A' }, { id: 'B' })
const why = 'because'
const reasons: Record<string, StopReason> = {
  complete: { kind: 'complete' },
  'iteration limit of a job': { kind: 'iteration_limit', scope: 'job', limit: 3 },
  'iteration limit of the run': { kind: 'iteration_limit', scope: 'run', limit: 3 },
  'time budget': { kind: 'time_budget', budget_ms: 60_000 },
  'cost budget': { kind: 'cost_budget', budget_usd: 5, spent_usd: 5 },
  paused: { kind: 'paused', why },
  'paused on a stuck task': { kind: 'paused', why, task: 'A' },
  'a stopped job': { kind: 'paused', why, scope: 'job' },
  'a person': { kind: 'human_review', why },
  approval: { kind: 'human_review', why, approve: { iteration: 2, task: 'A', commit: oidOf('c') } },
  asks: { kind: 'human_review', why, asks: { tasks: [{ task: 'A', iteration: 2, why }], total: 1 } },
  'given up': { kind: 'human_review', why, given_up: { tasks: [{ task: 'A', iteration: 2, why }], total: 1 } },
  unread: { kind: 'human_review', why, unread: { lines: 24, limit: 20, parts: 3, lowest: 'ralph/x+1', base: 'b' } },
  waiting: { kind: 'waiting', until: '2026-11-25T00:00:00.000Z', why },
  blocked: { kind: 'blocked', by: [why] },
  'red baseline': { kind: 'blocked', by: [why], red: ['npm test'] },
  'plan review': { kind: 'blocked', by: [why], counsel: 'plan-review' },
  consensus: { kind: 'blocked', by: [why], counsel: 'consensus' },
  stuck: { kind: 'stuck', on: [why], task: 'A' },
  'the same failures': { kind: 'stuck', on: [why] },
  busy: { kind: 'busy', why },
  cancelled: { kind: 'cancelled' },
  failed: { kind: 'failed', code: 'X', why },
}

/** Programs with commands of their own; all other words are orders. */
const notOrders = /^(?:run|status|log|report|orders|checkout|finish)\b/

describe.each(Object.entries(reasons))('%s', (_, reason) => {
  test.each(['terminal', 'issue', 'workflow'] as const)(
    'what is printed for a %s can be given as it stands',
    (surface) => {
      const context = { planFile: 'plan.json', workBranch: 'ralph/work/demo', now: null, surface }
      const lines = stopSentence(reason, context).next.flatMap(({ commands }) => commands)
      for (const line of lines.flatMap((text) => text.split(' && '))) {
        expect(line).not.toMatch(/…|\.\.\.|\b(?:TASK|ITERATION|SHA|TEXT)\b/)
        const order = line.replace(/^(?:\/ralph|ralph) /, '').replace(/ ?--plan plan\.json/, '')
        if (order === line || notOrders.test(order)) continue
        const [kind = '', ...words] = order.split(' ')
        const asked = missingText(kind as OperatorCommand['kind'], words, plan)
        // A terminal asks for the words; a comment has nobody to ask.
        if (asked && !asked.optional) expect(surface).not.toBe('issue')
        else expect(readCommand(order), order).toMatchObject({ kind })
      }
    },
  )
})

test('no code prints a command with a placeholder that it could fill', () => {
  const printing =
    /\b(?:operatorCommand|operatorLine|ralphCommand|orderAndRun|tellAgent)\([^;]*?'(?:TASK|ITERATION|SHA|TEXT)'/
  const files = globSync('src/**/*.ts').filter((file) => printing.test(readFileSync(file, 'utf8')))
  expect(files).toEqual([])
})
