import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjustable } from '../../../../src/core/config/rules/overrides.ts'
import { settings } from '../../../../src/core/config/table/settings.ts'
import { obeyCommand } from '../../../../src/core/control/obey-command.ts'
import { weakenedLines } from '../../../../src/core/control/order-text.ts'
import { readCommand } from '../../../../src/core/order/read-command.ts'
import {
  changesOf,
  type LivePage,
  livePage,
  maxLogRows,
  type PageTexts,
  type PartChange,
  pageTexts,
  wholePage,
  withChanges,
} from '../../../../src/core/report/page/live-page.ts'
import { emptyBurnDown, extendBurnDown, pageData } from '../../../../src/core/report/page/page-data.ts'
import { fold } from '../../../../src/core/run/fold/evolve.ts'
import type { RunEvent } from '../../../../src/schema/run/event.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { at, planOf, runState, testNow, usageOf } from '../../../support/run-state.ts'

const count = 6
const plan = planOf(...Array.from({ length: count }, (_, n) => ({ id: `T${n}` })))
const defaults = Object.fromEntries(Object.entries(settings).map(([name, { fallback }]) => [name, fallback])) as never

/** A run of six tasks, each of which fails once. */
const history: RunEvent[] = [
  {
    ...oneOfEach.run_started,
    at: at(0),
    tasks: plan.tasks.map(({ id }) => ({ id, status: 'pending', failed_attempts: 0 })),
  },
  ...Array.from({ length: 2 * count }, (_, n): RunEvent[] => {
    const of = { iteration: n + 1, task: `T${Math.floor(n / 2)}` }
    const end = { ...of, at: at(n * 60_000 + 50_000), usage: usageOf(0.1), duration_ms: 30_000 }
    return [
      { ...oneOfEach.attempt_started, ...of, at: at(n * 60_000), attempt: 1 + (n % 2) },
      n % 2 === 0 ? { ...oneOfEach.attempt_failed, ...end } : { ...oneOfEach.attempt_succeeded, ...end },
    ]
  }).flat(),
]

function pageAfter(events: readonly RunEvent[], now = testNow): LivePage {
  const state = fold(null, events) ?? runState(plan)
  const words = {
    planFile: 'plan.json',
    stateRef: 'refs/heads/x',
    workBranch: 'w',
    now,
    repository: null,
    exportOne: 'x N',
  }
  const data = pageData({ plan, state }, { events, records: new Map(), details: new Map(), evidence: null }, words)
  // As a watcher gets it.
  return JSON.parse(JSON.stringify(livePage(data, { events, state, inForce: defaults }))) as LivePage
}

const asIs = (text: string): string => text
const textsAfter = (events: readonly RunEvent[], now = testNow): PageTexts => pageTexts(pageAfter(events, now), asIs)
const changed = (before: PageTexts, after: PageTexts): PartChange[] => JSON.parse(changesOf(before, after) ?? '[]')

test('what changed turns any page of a run into any other one of it', () => {
  const moment = fc.integer({ min: 1, max: history.length })
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [before, after] = [history.slice(0, one), history.slice(0, other)]
      const changes = changed(textsAfter(before), textsAfter(after, testNow + other))
      expect(withChanges(pageAfter(before), changes)).toEqual(pageAfter(after, testNow + other))
      expect(JSON.parse(wholePage(textsAfter(before)))).toEqual(pageAfter(before))
    }),
  )
})

test('a page that is the same has no changes, and one more event says little', () => {
  const before = textsAfter(history.slice(0, -1))
  expect(changesOf(before, before)).toBeUndefined()
  const changes = changed(before, textsAfter(history))
  expect(changes.find(({ part }) => part === 'log')).toMatchObject({
    from: history.length - 1,
    items: [{ iteration: 12 }],
  })
  expect(changes.find(({ part }) => part === 'iterations')).toMatchObject({ from: 11 })
  expect(changes.map(({ part }) => part)).not.toContain('settings')
})

test('secrets are taken out of each text of a page, also where what is taken out reaches over several of them', () => {
  const page = pageAfter(history)
  const named = pageTexts({ ...page, receipt: ['the key is hunter22', 'x'] }, (text) =>
    text.replaceAll('hunter22', '***'),
  )
  expect(JSON.parse(wholePage(named)).receipt).toEqual(['the key is ***', 'x'])
  const greedy = pageTexts({ ...page, receipt: ['BEGIN', 'END'] }, (text) => text.replace(/BEGIN[\s\S]*END/, '***'))
  expect(JSON.parse(wholePage(greedy))).toEqual({ ...page, receipt: ['BEGIN', 'END'] })
})

test('a burn-down that is followed event by event is the one of the whole log', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: history.length }), (at) => {
      const followed = extendBurnDown(extendBurnDown(emptyBurnDown, history.slice(0, at)), history.slice(at))
      expect(followed).toEqual(extendBurnDown(emptyBurnDown, history))
    }),
  )
})

test('of a long log the newest rows are there, and the others are counted', () => {
  const renewed: RunEvent = { ...oneOfEach.lease_renewed, at: at(1) }
  const long = [...history, ...Array.from({ length: maxLogRows }, () => ({ ...oneOfEach.resume, at: at(1) })), renewed]
  const { log, older_events } = pageAfter(long)
  expect([log.length, older_events]).toEqual([maxLogRows, history.length])
})

test.each([
  ['attempt_failed', ['attempts', 'checks', 'trouble']],
  ['attempt_succeeded', ['attempts', 'checks']],
  ['baseline_finished', ['checks']],
  ['command_taken', ['orders']],
  ['pause', ['orders']],
  ['resume', ['orders']],
  ['skip_task', ['orders']],
  ['note', ['orders']],
  ['setting_changed', ['orders']],
  ['remembered', ['knowledge']],
  ['stuck_detected', ['trouble']],
  ['run_stopped', ['other']],
] as const)('a reader finds %s among %j', (type, groups) => {
  const { log } = pageAfter([...history.slice(0, 1), { ...oneOfEach[type], at: at(1) }])
  expect(log.at(-1)).toMatchObject({ type, groups })
})

test('every setting that an order can change is there, with its value and what it may be', () => {
  const rows = new Map(pageAfter(history).settings.map((row) => [row.name, row]))
  expect([...rows.keys()]).toEqual(adjustable.filter((name) => name !== 'require'))
  expect(rows.get('strategy')).toMatchObject({
    value: 'strict',
    choices: ['strict', 'lenient', 'tests_only'],
    rule: true,
  })
  expect(rows.get('max-turns')).toMatchObject({ value: '200', choices: null, rule: false })
  expect(rows.get('run-iterations')).toMatchObject({ value: '' })
})

test.each([
  ['set strategy lenient', ['strategy: strict → lenient']],
  ['budget 20usd', ['cost-budget: 10.00 USD → 20.00 USD']],
  ['budget 5usd', []],
  ['mode handoff-plus-index', []],
  ['set approval iteration', []],
  ['pause', []],
])('%s weakens %j', (text, lines) => {
  const command = readCommand(text)
  if ('fault' in command) return expect.unreachable(command.fault)
  const obeyed = obeyCommand(command, { id: 'c1', by: 'Ada' }, { plan, state: runState(plan) })
  expect(weakenedLines(obeyed.kind === 'done' ? obeyed.effects : [])).toEqual(lines)
})
