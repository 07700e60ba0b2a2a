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
    run: { started: '2026-02-03T00:00:00Z', completed: undefined, iteration: 0 },
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
    .replace(/^\*\*Status:\*\*[^\r\n]*\r?\n?/gm, '')
    .replace(/^Status:[^\r\n]*/gm, '')
    .replace(/,?\s*"(?:passes|completedAt|status|attempts|notes)": ?(?:true|false|null|\d+|"(?:[^"\\]|\\.)*")/g, '')
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
      { numRuns: 12 },
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
      { numRuns: 12 },
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
