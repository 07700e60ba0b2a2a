import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TerminalSink, terminalProgress } from '../../../src/adapter/log/terminal.ts'
import { displayWidth } from '../../../src/core/text/display-width.ts'
import type { Progress } from '../../../src/port/progress.ts'
import { hostile, oneOfEach } from '../../support/run-events.ts'
import { testNow, usageOf } from '../../support/run-state.ts'

/** A sink that remembers what was written, with a clock that the test moves. */
function recorded(change: Partial<TerminalSink> = {}) {
  const written: string[] = []
  const clock = { now: testNow }
  const sink = {
    write: (text: string) => void written.push(text),
    color: false,
    columns: () => 80,
    isTty: false,
    now: () => clock.now,
    redact: (text: string) => text,
    ...change,
  }
  return { ...terminalProgress(sink), written, clock, text: () => written.join('') }
}

const started: Progress = { kind: 'event', event: oneOfEach.attempt_started }
const tool: Progress = { kind: 'agent', iteration: 12, progress: { kind: 'tool', name: 'Edit', target: 'src/a.ts' } }
const usage = usageOf(0.84, { input_tokens: 5_200, output_tokens: 40_000 })
const spent: Progress = { kind: 'agent', iteration: 12, progress: { kind: 'spent', usage } }
const check = {
  kind: 'check_finished',
  name: 'npm test',
  passed: true,
  durationMs: 4_200,
  flaky: false,
  counts: true,
} as const

/** The screen after everything: what `\r` and newlines leave of it. */
function screen(text: string): string[] {
  return text.split('\n').map((line) => {
    let shown = ''
    for (const part of line.split('\r')) shown = part + shown.slice(part.length)
    return shown.trimEnd()
  })
}

test('the live line fits a window that became narrower, also where it wipes what it had drawn', () => {
  let columns = 100
  const out = recorded({ isTty: true, columns: () => columns })
  out.show(started)
  out.show(spent)
  out.show({ ...tool, progress: { kind: 'tool', name: 'Edit', target: 'src/'.repeat(20) } })
  out.clock.now += 1_000
  out.tick()
  columns = 40
  const before = out.written.length
  out.clock.now += 1_000
  out.tick()
  out.clear()
  for (const part of out.written.slice(before).flatMap((text) => text.split('\r')))
    expect(displayWidth(part)).toBeLessThan(40)
})

test('an iteration in a pipe is one line for each thing that happened', () => {
  const out = recorded()
  const story: Progress[] = [
    { kind: 'event', event: oneOfEach.lease_taken },
    started,
    { kind: 'agent', iteration: 12, progress: { kind: 'started', model: 'claude-opus' } },
    tool,
    { kind: 'agent', iteration: 12, progress: { kind: 'says', text: 'I will\nparse it.' } },
    { kind: 'agent', iteration: 12, progress: { kind: 'retrying', why: 'overloaded', attempt: 2, delayMs: 5_000 } },
    spent,
    { kind: 'check_started', name: 'npm test', rerun: false },
    check,
    { kind: 'check_started', name: 'lint', rerun: true },
    { ...check, name: 'lint', passed: false, counts: false },
    { ...check, name: 'types', flaky: true },
    { ...check, name: 'build', passed: false },
    { kind: 'event', event: { ...oneOfEach.attempt_succeeded, handoff: 'structured', flaky: [], turned_green: [] } },
    { kind: 'event', event: oneOfEach.attempt_failed },
    { kind: 'note', text: 'Pushed to origin.' },
    { kind: 'warning', text: 'The branch is protected.' },
    { kind: 'event', event: oneOfEach.run_stopped },
  ]
  for (const progress of story) out.show(progress)
  expect(out.text().split('\n')).toEqual([
    '▶ #12 TASK-3: attempt 2 started from bbbbbbb',
    '    agent started, model claude-opus',
    '    Edit src/a.ts',
    '    “I will parse it.”',
    '    ↻ the agent retries, attempt 2 in 5s: overloaded',
    '  ✓ npm test (4.2s)',
    '  ↻ lint failed; it runs again on the same tree',
    '  ✗ lint (4.2s, does not count)',
    '  ✓ types (4.2s, flaky: it failed first)',
    '  ✗ build (4.2s)',
    '✓ #12 TASK-3 done in ccccccc (3m 12s, 0.84 USD): Parses durations.',
    '✗ #12 TASK-3 failed: checks failed (3m 12s, 0.84 USD): npm test ended with 1 [rolled back; it will be retried; rejected tree kept as ddddddd]',
    'Pushed to origin.',
    '! The branch is protected.',
    '',
  ])
})

const progress: fc.Arbitrary<Progress> = fc.oneof(
  fc.constantFrom(...Object.values(oneOfEach)).map((event) => ({ kind: 'event', event }) as const),
  fc.constantFrom<Progress>(started, tool, spent, check, { kind: 'check_started', name: 'npm test', rerun: false }),
  fc
    .oneof(fc.string({ unit: 'grapheme' }), fc.constant(hostile))
    .chain((text) =>
      fc.constantFrom<Progress>(
        { kind: 'note', text },
        { kind: 'warning', text },
        { kind: 'agent', iteration: 1, progress: { kind: 'says', text } },
        { kind: 'agent', iteration: 1, progress: { kind: 'tool', name: text, target: text } },
        { kind: 'agent', iteration: 1, progress: { kind: 'retrying', why: text, attempt: 1, delayMs: 1 } },
        { ...check, name: text },
      ),
    ),
)

test('the live line never appears in a pipe: nothing is rewritten, and every line is whole', () => {
  fc.assert(
    fc.property(fc.array(progress), (all) => {
      const out = recorded({ isTty: false })
      for (const one of all) {
        out.show(one)
        out.clock.now += 300
        out.tick()
      }
      out.clear()
      expect(out.text()).not.toMatch(/[^\P{Control}\n]|\p{Format}|##\[/u)
      for (const text of out.written) expect(text.endsWith('\n')).toBe(true)
    }),
  )
})

test('without colour a terminal gets no ESC byte, and the live line always fits its columns', () => {
  fc.assert(
    fc.property(fc.array(progress), fc.integer({ min: 10, max: 60 }), (all, columns) => {
      const out = recorded({ isTty: true, columns: () => columns })
      for (const one of all) {
        out.show(one)
        out.clock.now += 300
        out.tick()
      }
      expect(out.text()).not.toContain('\u001b')
      const live = out.written.filter((text) => text.startsWith('\r'))
      for (const text of live) expect(displayWidth(text.replaceAll('\r', ''))).toBeLessThan(columns)
    }),
  )
})

test('with colour a success is green', () => {
  const out = recorded({ color: true })
  out.show({ kind: 'event', event: oneOfEach.attempt_succeeded })
  expect(out.text().startsWith('\u001b[32m✓ ')).toBe(true)
  expect(out.text().endsWith('\u001b[39m\n')).toBe(true)
})

test('a terminal shows below its lines what is under way, and takes it away at the end', () => {
  const out = recorded({ isTty: true })
  out.show(started)
  out.clock.now += 192_000
  out.show(tool)
  out.clock.now += 300
  out.show(spent)
  expect(screen(out.text()).at(-1)).toBe('#12 TASK-3 · 3m 12s · 45.2k tokens · 0.84 USD · Edit src/a.ts')
  out.show({ kind: 'note', text: 'short' })
  expect(screen(out.text()).slice(-2)).toEqual(['short', ''])
  out.clock.now += 60_000
  out.tick()
  expect(screen(out.text()).at(-1)).toBe('#12 TASK-3 · 4m 12s · 45.2k tokens · 0.84 USD · Edit src/a.ts')
  out.clear()
  expect(screen(out.text()).at(-1)).toBe('')
})

test('the second attempt of a job shows what the job has cost so far', () => {
  const out = recorded({ isTty: true })
  out.show({ kind: 'event', event: oneOfEach.attempt_failed })
  out.show(started)
  out.clock.now += 1_000
  out.show(spent)
  expect(screen(out.text()).at(-1)).toBe('#12 TASK-3 · 1s · 45.2k tokens · 0.84 USD · job 1.68 USD')
})

test('a price that is not known yet is not shown as nothing', () => {
  const out = recorded({ isTty: true })
  out.show(started)
  out.clock.now += 1_000
  out.show({ kind: 'agent', iteration: 12, progress: { kind: 'spent', usage: { ...usage, usd: 0 } } })
  expect(screen(out.text()).at(-1)).toBe('#12 TASK-3 · 1s · 45.2k tokens')
})

test('the live line is rewritten at most four times a second', () => {
  const out = recorded({ isTty: true })
  out.show(started)
  const before = out.written.length
  for (let n = 0; n < 100; n += 1) {
    out.clock.now += 10
    out.show(spent)
    out.tick()
  }
  expect(out.written.length - before).toBeLessThanOrEqual(4)
  expect(out.written.length - before).toBeGreaterThanOrEqual(3)
})

test('a secret is gone before anything is clipped, from the agent, from events and from check names', () => {
  const secret = 'sk-secret-0123456789'
  const out = recorded({ isTty: true, columns: () => 30, redact: (text) => text.replaceAll(secret, '***') })
  const target = `${'x'.repeat(12)}${secret}`
  out.show(started)
  out.clock.now += 300
  out.show({ kind: 'agent', iteration: 12, progress: { kind: 'tool', name: 'Bash', target } })
  out.show({ kind: 'event', event: { ...oneOfEach.attempt_failed, why: 'w'.repeat(290) + secret } })
  out.show({ ...check, name: secret })
  expect(out.text()).not.toContain('sk-')
  expect(out.text()).toContain('***')
})

test('a writer that throws does not end the run', () => {
  const out = recorded({
    isTty: true,
    write: () => {
      throw new Error('EPIPE')
    },
  })
  expect(() => {
    out.show(started)
    out.tick()
    out.clear()
  }).not.toThrow()
})

test('a red check printed counts of tests where the failed assertion belongs: the lines that decide follow it, once', () => {
  const out = recorded()
  const decisive = ['line 1', 'line 2']
  const red = { ...check, passed: false, failure: { directory: '', output: '# tests 7', decisive } }
  out.show(red)
  out.show({ ...red, again: true })
  const lines = screen(out.text()).map((line) => line.trim())
  expect(lines.filter((line) => line.startsWith('line'))).toEqual(decisive)
  expect(out.text()).not.toContain('# tests')
})
