import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adoptEdit } from '../../../../src/core/plan/change/adopt-edit.ts'
import { meaningOf } from '../../../../src/core/plan/change/plan-meaning.ts'
import { planDocument, readPlan } from '../../../../src/core/plan/format/formats.ts'
import type { PlanFacts, TaskFact } from '../../../../src/core/plan/format/read/plan-facts.ts'
import { type Plan, Task } from '../../../../src/schema/plan/plan.ts'
import { samples } from './plan-samples.ts'

const options = (subtasks: 'own' | 'joined') => ({ subtasks, tag: undefined })
const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

function factsOf(ids: readonly string[], status: TaskFact['status'], more: Partial<PlanFacts> = {}): PlanFacts {
  const at = '2026-02-03T04:05:06Z'
  return {
    tasks: new Map(ids.map((id) => [id, { status, at, attempts: 0 }])),
    added: [],
    changed: [],
    discovered: [],
    left: [],
    run: { started: '2026-02-03T00:00:00Z', completed: undefined },
    ...more,
  }
}

function written(file: string, bytes: Uint8Array, facts: PlanFacts, subtasks: 'own' | 'joined' = 'own'): Uint8Array {
  const found = planDocument({ file, bytes, options: options(subtasks) })
  if (!found || 'why' in found) return expect.unreachable(`${file}: ${JSON.stringify(found)}`)
  return found.write(facts) ?? bytes
}

const planIn = (file: string, bytes: Uint8Array, subtasks: 'own' | 'joined' = 'own'): Plan =>
  readPlan({ file, bytes, options: options(subtasks) }).plan ?? expect.unreachable(`no plan: ${text(bytes)}`)

const statuses = ({ tasks }: Plan) => Object.fromEntries(tasks.map(({ id, status }) => [id, status]))

/** The text without what a run writes into it. */
const bare = (source: string): string =>
  source
    .replace(/^([ \t]*(?:[-*+]|\d+[.)])[ \t]+)\[[ xX]\] /gm, '$1')
    .replace(/^(#+ \d+\. )\[[ xX]\] /gm, '$1')
    .replace(/^\*\*Status:\*\*[^\r\n]*\r?\n?/gm, '')
    .replace(/^Status:[^\r\n]*/gm, '')
    .replace(
      /,?\s*"(?:passes|completedAt|completed_at|status|attempts|notes)": ?(?:true|false|null|\d+|"(?:[^"\\]|\\.)*")/g,
      '',
    )
    .replace(/"stats": ?\{[^}]*\}/g, '')
    .replace(/(\r?\n)(?:\r?\n)+/g, '$1')
    .trimEnd()

/** Nothing is written into a `plan.json`. */
const kept = samples.filter(([, , format]) => format !== 'plan.json')
const cases = kept.flatMap(([file, source]) =>
  (['\n', '\r\n'] as const).flatMap((eol) =>
    (['', '\ufeff'] as const).flatMap((mark) =>
      (['own', 'joined'] as const).map((subtasks) => ({
        name: `${file}, ${eol === '\n' ? 'LF' : 'CRLF'}${mark && ' with a mark'}, ${subtasks}`,
        file,
        subtasks,
        bytes: new TextEncoder().encode(mark + source.replaceAll('\n', eol)),
      })),
    ),
  ),
)

test('lines below Discovered are the engine’s where they say so; people’s stay, and so does the rest of the file', () => {
  const file = 'plan.md'
  const about = (...discovered: string[]): PlanFacts => factsOf([], 'done', { discovered })
  for (const [, source] of samples.filter(([, , format]) => format === 'Markdown plan'))
    for (const eol of ['\n', '\r\n']) {
      const bytes = new TextEncoder().encode(source.replaceAll('\n', eol))
      const one = written(file, bytes, about('T2 was given up: why', 'T3 was changed: title is "<x>"'))
      expect(text(one)).toContain(`- ralph: T2 was given up: why${eol}- ralph: T3 was changed: title is "<x>"${eol}`)
      expect(
        text(one)
          .replace(/^- ralph: .*\r?\n/gm, '')
          .replace(/\s+/g, ' '),
      ).toBe(text(bytes).replace(/\s+/g, ' '))
      expect(written(file, one, about('T2 was given up: why', 'T3 was changed: title is "<x>"'))).toBe(one)
      expect(text(written(file, one, about('T3 was changed: title is "<x>"')))).not.toContain('T2 was given up')
      expect(meaningOf(planIn(file, one))).toBe(meaningOf(planIn(file, bytes)))
    }
})

test('lines below Discovered that come one by one, in any order, stand as those that come at once', () => {
  const lines = ['A1 was changed: x', 'B1 was given up: y', 'A1 left undone: z', 'B1 left undone: u']
  const about = (discovered: readonly string[]): PlanFacts => factsOf([], 'done', { discovered })
  fc.assert(
    fc.property(fc.shuffledSubarray(lines, { minLength: 4 }), fc.constantFrom('\n', '\r\n'), (order, eol) => {
      for (const [, source] of samples.filter(([, , format]) => format === 'Markdown plan')) {
        const bytes = new TextEncoder().encode(source.replaceAll('\n', eol))
        const known = (count: number) => lines.filter((line) => order.slice(0, count).includes(line))
        let now: Uint8Array = bytes
        for (let count = 1; count <= order.length; count += 1) now = written('plan.md', now, about(known(count)))
        expect(text(now)).toBe(text(written('plan.md', bytes, about(lines))))
      }
    }),
    { numRuns: 24 },
  )
})

test('the words of a changed task are written where they stood, and nothing else of the file changes', () => {
  const jsons = samples.filter(([, , format]) => format === 'prd.json' || format === 'Task Master')
  for (const [file, source] of jsons)
    for (const subtasks of ['own', 'joined'] as const) {
      const bytes = new TextEncoder().encode(source)
      const { tasks } = planIn(file, bytes, subtasks)
      const task = {
        ...(tasks.at(-1) as Task),
        title: 'Now "so"',
        description: 'Other\nwords.',
        acceptance_criteria: ['it shows'],
      }
      const fields = ['title', 'description', 'acceptance_criteria'] as const
      const changed = [{ task, fields, line: 'changed' }]
      const once = written(file, bytes, factsOf([], 'done', { changed }), subtasks)
      const now = planIn(file, once, subtasks).tasks
      expect(now.at(-1), file).toMatchObject({ title: task.title, acceptance_criteria: ['it shows'] })
      expect(now.at(-1)?.description, file).toMatch(/^Other\nwords\./)
      expect(now.slice(0, -1).map(({ title, status }) => [title, status])).toEqual(
        tasks.slice(0, -1).map(({ title, status }) => [title, status]),
      )
      expect(written(file, once, factsOf([], 'done', { changed }), subtasks)).toBe(once)
    }
})

test('the count of iterations goes on from what another program has counted, by one for each success, and back', () => {
  const file = 'ralph/prd.json'
  const [, source = ''] = samples.find(([name]) => name === file) ?? []
  const bytes = new TextEncoder().encode(source)
  const open = planIn(file, bytes).tasks.filter(({ status }) => status === 'pending')
  const ids = open.map(({ id }) => id)
  expect(text(bytes)).toMatch(/"iterationsRun": ?2/)
  const done = written(file, bytes, factsOf(ids, 'done'))
  expect(text(done)).toMatch(new RegExp(`"iterationsRun": ?${2 + ids.length}`))
  expect(written(file, done, factsOf(ids, 'done'))).toBe(done)
  expect(text(written(file, done, factsOf(ids, 'open')))).toMatch(/"iterationsRun": ?2/)
})

test('the boxes below a box are ticked with it', () => {
  const list = '# x\n\n- [ ] Add logout\n  - [ ] button\n  - [x] route\n- [ ] Other\n'
  const bytes = new TextEncoder().encode(list)
  expect(text(written('x.md', bytes, factsOf(['add-logout'], 'done')))).toBe(
    '# x\n\n- [x] Add logout\n  - [x] button\n  - [x] route\n- [ ] Other\n',
  )
})

describe('what a changed task of Task Master waits for is written back', () => {
  const list = `{
  "master": {
    "tasks": [
      { "id": 1, "title": "A", "details": "a", "dependencies": [], "status": "done", "subtasks": [
        { "id": 1, "title": "A1", "details": "", "status": "done", "dependencies": [] },
        { "id": 2, "title": "A2", "details": "", "status": "pending", "dependencies": [1] }] },
      { "id": 2, "title": "B", "details": "b", "dependencies": [1], "status": "pending" },
      { "id": 3, "title": "C", "details": "c", "dependencies": ["1.1"], "status": "pending", "subtasks": [
        { "id": 1, "title": "C1", "details": "", "dependencies": [] },
        { "id": 2, "title": "C2", "details": "", "dependencies": [] },
        { "id": 3, "title": "C3", "details": "", "dependencies": [1] }] },
      { "id": 4, "title": "D", "details": "d", "status": "pending" }
    ]
  },
  "other": { "tasks": [{ "id": 1, "title": "A", "details": "a", "dependencies": [], "status": "pending" }] }
}
`
  const file = '.taskmaster/tasks/tasks.json'
  const bytes = new TextEncoder().encode(list)
  test.each([
    ['2', ['3.3'], '"dependencies": [3]', 'own'],
    ['2', ['1.2', '4'], '"dependencies": [1, 4]', 'own'],
    ['2', ['1.1', '1.2'], '"dependencies": ["1.1", 1]', 'own'],
    ['2', [], '"title": "B", "details": "b", "dependencies": []', 'own'],
    ['4', ['2'], '"title": "D", "details": "d", "status": "pending", "dependencies": [2]', 'own'],
    ['3.1', ['1.1', '1.2'], '"title": "C1", "details": "", "dependencies": ["1.2"]', 'own'],
    ['3.2', ['1.1', '3.1'], '"title": "C2", "details": "", "dependencies": [1]', 'own'],
    ['3.3', ['1.1', '3.1', '3.2'], undefined, 'own'],
    ['3.1', ['1.1', '2'], null, 'own'],
    ['3.2', [], null, 'own'],
    ['3', ['1', '2'], '"title": "C", "details": "c", "dependencies": [1, 2]', 'joined'],
  ] as const)('%s waits for %j', (id, waits, said, subtasks) => {
    const { tasks } = planIn(file, bytes, subtasks)
    const task = { ...(tasks.find((one) => one.id === id) as Task), depends_on: [...waits] }
    const facts = factsOf(['2'], 'done', { changed: [{ task, fields: ['depends_on'], line: 'changed' }] })
    const found = planDocument({ file, bytes, options: options(subtasks) })
    if (!found || 'why' in found) return expect.unreachable()
    const after = found.write(facts) ?? bytes
    expect(found.unwritable(facts)).toEqual(said === null ? ['changed'] : [])
    expect(statuses(planIn(file, after, subtasks))['2'], 'ticks are written in any case').toBe('done')
    expect(text(after).split('"other"')[1], 'other tags stay').toBe(list.split('"other"')[1])
    if (said) expect(text(after)).toContain(said)
  })
})

describe.each(cases)('$name', ({ file, bytes, subtasks }) => {
  const plan = planIn(file, bytes, subtasks)
  const open = plan.tasks.filter(({ status }) => status === 'pending' || status === 'in_progress').map(({ id }) => id)

  test('says exactly what was done, and a person has changed nothing; taken back it is as it was', () => {
    fc.assert(
      fc.property(fc.subarray(open), fc.subarray(open), (first, second) => {
        const ticked = written(
          file,
          written(file, bytes, factsOf(first, 'done'), subtasks),
          factsOf(second, 'done'),
          subtasks,
        )
        const after = planIn(file, ticked, subtasks)
        const done = new Set([...first, ...second])
        for (const { id, status } of plan.tasks)
          expect(statuses(after)[id] === 'done', id).toBe(done.has(id) || status === 'done')
        expect(meaningOf(after)).toBe(meaningOf(plan))
        expect(bare(text(ticked))).toBe(bare(text(bytes)))
        expect(written(file, ticked, factsOf([...done], 'done'), subtasks)).toBe(ticked)
        const back = written(file, ticked, factsOf([...done], 'open'), subtasks)
        expect(bare(text(back))).toBe(bare(text(bytes)))
        for (const id of done) expect(statuses(planIn(file, back, subtasks))[id]).not.toBe('done')
      }),
      { numRuns: 3 },
    )
  })

  test('facts that come one by one make the file that they make at once, so that a merge finds nothing in its way', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(open), (ids) => {
        const said = (count: number): PlanFacts => factsOf(ids.slice(0, count), 'done')
        let now: Uint8Array = bytes
        for (let count = 0; count <= ids.length; count += 1) now = written(file, now, said(count), subtasks)
        expect(text(written(file, bytes, said(ids.length), subtasks))).toBe(text(now))
      }),
      { numRuns: 3 },
    )
  })

  test('a task that came by an amendment is written where the format has a place for it, and read as no new one', () => {
    const task = Task.parse({
      id: 'T901',
      title: 'Look at T901',
      description: 'Because\nof it.',
      acceptance_criteria: ['seen'],
    })
    const added = [{ task, after: plan.tasks[0]?.id }]
    const more = written(file, bytes, factsOf([], 'done', { added }), subtasks)
    const edited = planIn(file, more, subtasks)
    const current = { ...plan, tasks: [...plan.tasks, task] }
    const taken = adoptEdit({
      current,
      edited,
      previousSource: plan,
      statusOf: (id) => (id === 'T901' ? 'done' : 'pending'),
    })
    expect([taken.added, taken.removed, taken.modified, taken.refused]).toEqual([[], [], [], []])
    if (!/^# |^- /.test(text(bytes).replace('\ufeff', '')) || text(bytes).includes('**Requires:**'))
      expect(edited.tasks.map(({ id }) => id)).toContain('T901')
  })
})

const headings = (...titles: readonly string[]) => titles.map((title) => `${title}\n\nWords.\n`).join('\n')

test.each<readonly [string, string]>([
  ...kept.map(([file, source]) => [file, source] as const),
  ['ids.md', headings('# Work', '### T1: a', '### T2: b')],
  ['plan.md', headings('# Plan', '### ADR-7: x', '### Task 1: a', '### Task 2: b')],
  ['levels.md', headings('# Work', '## US-1: a', '## US-2: b')],
  ['words.md', headings('# Work', '### Step 1 – a', '### Step 2 – b')],
  ['below.md', headings('# Work', '## Tasks', '### First', '### Second')],
])('what a run writes into %s leaves its format', (file, source) => {
  const bytes = new TextEncoder().encode(source)
  const { format, plan } = readPlan({ file, bytes })
  const ids = plan?.tasks.map(({ id }) => id) ?? []
  for (const count of [1, ids.length]) {
    const after = readPlan({ file, bytes: written(file, bytes, factsOf(ids.slice(0, count), 'done')) })
    expect(after.format).toBe(format)
    expect(after.plan?.tasks.map(({ id }) => id)).toEqual(ids)
    expect(after.plan?.tasks[0]?.status).toBe('done')
  }
})
