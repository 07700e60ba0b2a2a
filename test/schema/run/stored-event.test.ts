import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readLog } from '../../../src/app/job/prove.ts'
import { fold } from '../../../src/core/run/fold/evolve.ts'
import { RunEvent } from '../../../src/schema/run/event.ts'
import { formerNames, StoredEvent } from '../../../src/schema/run/stored-event.ts'
import { oneOfEach } from '../../support/run-events.ts'

describe('a log of a version before', () => {
  test.each(Object.entries(formerNames))('%s is read as %s', (former, now) => {
    const event = oneOfEach[now]
    expect(StoredEvent.parse({ ...event, type: former })).toEqual(event)
    expect(RunEvent.safeParse({ ...event, type: former }).success).toBe(false)
  })

  test('what has its name of today stays as it is', () => {
    for (const event of Object.values(oneOfEach)) expect(StoredEvent.parse(event)).toEqual(event)
  })

  test('is folded into the same state', async () => {
    const { run_started, skip_task, pause, resume, note, human_review_requested } = oneOfEach
    const events = [run_started, { ...skip_task, task: 'TASK-1' }, pause, resume, note, human_review_requested]
    const before = Object.fromEntries(Object.entries(formerNames).map(([former, now]) => [now, former]))
    const lines = events.map((event) => JSON.stringify({ ...event, type: before[event.type] ?? event.type }))
    const state = { readMany: async () => [`${lines.join('\n')}\n`] }
    const read = await readLog(state, { seq: 1 })
    expect(read).toEqual(events)
    expect(fold(null, read)).toEqual(fold(null, events))
  })

  test.each([null, 'pause', 7, {}, { type: 7 }, { type: 'toString' }, { type: '__proto__' }])(
    'what is no event is none: %j',
    (value) => {
      expect(StoredEvent.safeParse(value).success).toBe(false)
    },
  )

  test('is what each reader expects; only the ledger makes facts', () => {
    const strict = globSync('src/**/*.ts').filter((file) =>
      /\bRunEvent\.(?:safeP|p)arse\(/.test(readFileSync(file, 'utf8')),
    )
    expect(strict).toEqual(['src/app/job/ledger.ts'])
  })
})
