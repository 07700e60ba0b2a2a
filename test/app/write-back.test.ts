import { expect, test } from 'vitest'
import { readBmad } from '../../src/core/plan/format/bmad/read-bmad.ts'
import { readPlan } from '../../src/core/plan/format/formats.ts'
import type { CheckResult } from '../../src/schema/check/check.ts'
import type { Plan } from '../../src/schema/plan/plan.ts'
import { method, shards } from '../core/plan/format/bmad/folders.ts'
import { expectSound, type Orders, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { workflow } from '../support/split-workflow.ts'

const queue = `# Plan: Feeds

## Tasks

### T1: Parse
**Requires:** —
**Status:** open

**Done when:**
- [ ] it parses

**Subtasks:**
1. [ ] Atom
2. [ ] RSS

### T2: Store   <!-- kept -->
**Requires:** T1
**Status:** open

## Discovered
`

const planIn = (file: string, text: string): Plan =>
  readPlan({ file, bytes: new TextEncoder().encode(text) }).plan ?? expect.unreachable('no plan')

const documentAt = (file: string) => ({ document: file, planFile: file, planAtTop: file, steeringFiles: [file] })

function at(file: string, text: string, given: Partial<Parameters<typeof world>[0]> = {}): World {
  const here = world({ plan: planIn(file, text), files: { [file]: text }, ...given })
  const { run, begin, finish } = here
  const job = documentAt(file)
  return Object.assign(here, {
    run: (orders: Orders = {}) => run({ ...orders, job: { ...job, ...orders.job } }),
    begin: (orders: Parameters<typeof begin>[0] = {}) => begin({ ...orders, job: { ...job, ...orders.job } }),
    finish: (orders: Parameters<typeof finish>[0]) => finish({ ...orders, job: { ...job, ...orders.job } }),
  })
}

test('the commit of a task ticks it in the plan, and the checks see the tick', async () => {
  const seen: (string | undefined)[] = []
  const here = at('plan.md', queue, {
    check: ({ files }) => {
      seen.push(files.get('plan.md'))
      return true
    },
  })
  const { reason } = await here.run()
  expect(reason).toEqual({ kind: 'complete' })
  const end = queue.replaceAll('open', 'complete').replaceAll('[ ]', '[x]')
  expect(workFiles(here).get('plan.md')).toBe(end)
  const first = queue.replace('open', 'in_progress').replace('1. [ ]', '1. [x]')
  expect(seen.slice(1)).toEqual([first, expect.stringContaining('2. [x] RSS'), end])
  expectSound(here)
})

test('a file outside of the repository stays as it is, and so does one that is not to be written', async () => {
  const off = at('plan.md', queue, { settings: { 'write-back': false } })
  await off.run()
  expect(workFiles(off).get('plan.md')).toBe(queue)
  const outside = at('plan.md', queue)
  await outside.run({ job: { document: null } })
  expect(workFiles(outside).get('plan.md')).toBe(queue)
})

const boxes = '# Tasks\n\n- [ ] A-1: one\n- [ ] A-2: two\n- [ ] A-3: three\n'
const done = (text: string, ...ids: readonly string[]): string =>
  ids.reduce((now, id) => now.replace(`[ ] ${id}`, `[x] ${id}`), text)

test('in split jobs the checks see the tick, and the last job comes to the tree that was checked', async () => {
  const seen: (string | undefined)[] = []
  const here = at('todo.md', boxes, {
    check: ({ files, label }) => {
      if (label === 'checks') seen.push(files.get('todo.md'))
      return true
    },
  })
  const job = documentAt('todo.md')
  await here.begin({ until: 'prepared' })
  const first = workflow(here, job)
  await first.validate()
  await first.apply({ agent: 'skipped' })
  await here.begin({ until: 'prepared' })
  const flow = workflow(here, job)
  await flow.agent()
  await flow.validate()
  expect((await flow.apply()).reason).toMatchObject({ kind: 'iteration_limit' })
  expect(seen).toEqual([boxes, done(boxes, 'A-1')])
  expect(workFiles(here).get('todo.md')).toBe(done(boxes, 'A-1'))
  expectSound(here)
})

test('with the checks of a workflow the candidate that they run on holds the tick, and an undo takes it back', async () => {
  const here = at('todo.md', boxes, { settings: { validate: [] } })
  const pass = async (): Promise<string> => {
    const begun = await here.begin()
    if (begun.kind !== 'handed_on') return expect.unreachable(begun.reason.kind)
    const commit = stateOf(here).handed?.commit ?? ''
    await here.finish({ results: { results: [green] } })
    return commit
  }
  await pass()
  expect(here.remote.filesOf(await pass()).get('todo.md')).toBe(done(boxes, 'A-1'))
  expect(workFiles(here).get('todo.md')).toBe(done(boxes, 'A-1'))
  here.tracker.order('undo 1 not so')
  await pass()
  expect(workFiles(here).get('todo.md')).toBe(boxes)
})

const green: CheckResult = {
  ...{ name: 'ci', run: 'job ci', kind: 'test', passed: true, exit_code: 0, timed_out: false, duration_ms: 0 },
  ...{ output_head: '', output_tail: '', output_bytes: 0, flaky: false },
}

const prd = JSON.stringify({
  userStories: [1, 2, 3].map((n) => ({ id: `US-${n}`, title: `Do ${n}`, passes: false, priority: n, notes: '' })),
})

test.each([
  { file: 'plan.md', text: queue, edit: (text: string) => text.replace('T1: Parse', 'T1: Parse it') },
  { file: 'prd.json', text: prd, edit: (text: string) => text.replace('Do 1', 'Do one') },
])('an edit of a task that is done merges with its tick: $file', async ({ file, text, edit }) => {
  const here = at(file, text)
  await here.run({ settings: { 'max-iterations': 2 } })
  const ticked = workFiles(here).get(file) ?? ''
  here.clock.set(here.clock.now() + 90_000_000)
  const { remote } = here
  const files = new Map([...remote.filesOf(remote.base), [file, edit(text)]])
  const base = remote.addCommit({ tree: remote.addTree(files), parents: [remote.base], message: 'on the base' })
  await here.run({
    job: { base, plan: planIn(file, edit(text)), planSource: 'edited' },
    settings: { 'time-budget': 0 },
  })
  expect(stateOf(here).base).toBe(base)
  expect(workFiles(here).get(file), 'with the times that it said').toBe(edit(ticked))
  expectSound(here)
})

test('an edit that a person made there and one of the same words on the base are a person’s to bring together', async () => {
  const here = at('plan.md', queue)
  await here.run({ settings: { 'max-iterations': 1 } })
  const { remote } = here
  const push = (parent: string, from: string, to: string): string => {
    const files = new Map(remote.filesOf(parent))
    files.set('plan.md', (files.get('plan.md') ?? '').replace(from, to))
    return remote.addCommit({ tree: remote.addTree(files), parents: [parent], message: to })
  }
  remote.work = push(stateOf(here).work, 'Parse', 'Parse here')
  const { reason } = await here.run({ job: { base: push(remote.base, 'Parse', 'Parse there') } })
  expect(reason).toMatchObject({ kind: 'human_review', conflict: { files: ['plan.md'] } })
})

const three = (title = 'Three'): string =>
  ['A', 'B', 'C'].map((id) => `### ${id}1: ${id === 'C' ? title : id}\n**Requires:** —\n**Status:** open\n`).join('\n')
const renamed = { title: 'Write the fourth' }
const noted = { acceptance_criteria: ['It is short'] }
const amending = (changes: object) => ({
  plan_amendments: [
    { action: 'modify', reason: 'the name was wrong', task_id: 'C1', changes },
    { action: 'remove', reason: 'it is there', task_id: 'B1' },
    { action: 'add', reason: 'needed', task: { id: 'D1', title: 'Also this', description: 'Because.' } },
  ],
})

test.each(['agents', 'trusted'] as const)(
  'accepted amendments stand in the plan file, and a person who takes one over ends its line: %s',
  async (how) => {
    const text = `# Plan: x\n\n## Tasks\n\n${three()}`
    const here = at('plan.md', text, {
      ...(how === 'trusted' && { settings: { amendments: 'trusted' } }),
      script: ({ task }) => (task === 'A1' ? { handoff: amending(how === 'trusted' ? renamed : noted) as never } : {}),
    })
    await here.run({ settings: { 'max-iterations': 2 } })
    const written = workFiles(here).get('plan.md') ?? ''
    const removed = how === 'trusted' ? 'B1 was removed from the plan' : 'B1 was given up: it is there'
    const changed =
      how === 'trusted'
        ? 'C1 was changed: title is "Write the fourth"'
        : 'C1 was changed: acceptance_criteria is ["It is short (added by an agent)"]'
    expect(written.split('## Discovered\n\n')[1]).toBe(`- ralph: ${changed}\n- ralph: ${removed}\n`)
    expect(written).toContain('### D1: Also this')
    expect(written.indexOf('### D1')).toBeLessThan(written.indexOf('## Discovered'))

    const { remote } = here
    const edited = text.replace(three(), three('Write the fourth'))
    const files = new Map([...remote.filesOf(remote.base), ['plan.md', edited]])
    const base = remote.addCommit({ tree: remote.addTree(files), parents: [remote.base], message: 'adopted' })
    await here.run({ job: { base, plan: planIn('plan.md', edited), planSource: 'edited', consents: true } })
    const after = workFiles(here).get('plan.md') ?? ''
    expect(after).toContain('C1: Write the fourth')
    expect(after.includes(changed), 'what the person took over is told no more').toBe(how === 'agents')
    expect(after).toContain(removed)
    expectSound(here)
  },
)

test('what the newest attempt makes of the plan stands in the file with its own commit', async () => {
  const text = `# Plan: x\n\n## Tasks\n\n${three()}`
  const here = at('plan.md', text, { script: () => ({ handoff: amending(noted) as never }) })
  await here.run({ settings: { 'max-iterations': 1 } })
  const first = workFiles(here).get('plan.md') ?? ''
  expect(first).toContain('### D1: Also this')
  expect(first).toContain(
    '- ralph: C1 was changed: acceptance_criteria is ["It is short (added by an agent)"]\n- ralph: B1 was given up: it is there\n',
  )
})

test('what an agent left undone and what it was refused stand below Discovered, until its work is undone', async () => {
  const left = {
    unfinished_business: [{ item: 'Images\nin tables', reason: 'no size', priority: 'low' }],
    plan_amendments: [{ action: 'add', reason: 'r', task: { id: 'C1', title: 'Again', description: 'It is there.' } }],
  }
  const here = at('plan.md', `# Plan: x\n\n## Tasks\n\n${three()}`, {
    script: ({ task }) => (task === 'A1' ? { handoff: structuredClone(left) as never } : {}),
  })
  const lines =
    '- ralph: A1 left undone: Images in tables (low priority, no size)\n- ralph: A1 left undone: a new task “Again”, refused because the id "C1" is taken by the task C1\n'
  const found = (): string | undefined => workFiles(here).get('plan.md')?.split('## Discovered\n\n')[1]
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(found()).toBe(lines)
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(found(), 'with the commit of another task').toBe(lines)
  expect(planIn('plan.md', workFiles(here).get('plan.md') ?? '').tasks).toHaveLength(3)
  here.tracker.order('undo 1 not so')
  await here.run({ settings: { 'max-iterations': 0 } }).catch(() => undefined)
  expect(workFiles(here).get('plan.md')).not.toContain('left undone')
  expectSound(here)
})

test('a task that an amendment changed says so in its own words where the format has fields for them', async () => {
  const change = { title: 'Newer', description: 'Do it so.', acceptance_criteria: ['a', 'b'], depends_on: ['US-1'] }
  const here = at('prd.json', prd, {
    settings: { amendments: 'trusted' },
    script: ({ task }) =>
      task === 'US-1'
        ? {
            handoff: {
              plan_amendments: [{ action: 'modify', reason: 'r', task_id: 'US-3', changes: change }],
            } as never,
          }
        : {},
  })
  await here.run({ settings: { 'max-iterations': 1 } })
  const stories = () => JSON.parse(workFiles(here).get('prd.json') ?? '').userStories
  const { depends_on: dependencies, acceptance_criteria: acceptanceCriteria, ...rest } = change
  expect(stories()[2]).toMatchObject({ ...rest, dependencies, acceptanceCriteria, passes: false })
  expect(here.shown.filter(({ kind }) => kind === 'warning')).toEqual([])
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(stories()[2]).toMatchObject({ title: 'Newer', passes: true })
  expectSound(here)
})

test('a story that an agent adds gets its row and its file, and the next job finds no edit in them', async () => {
  const file = 'docs/sprint-status.yaml'
  const bytes = (text: string) => new TextEncoder().encode(text)
  const read = (files: ReadonlyMap<string, string>) => {
    const all = [...files].map(([path, text]) => ({ path, link: false, bytes: bytes(text) }))
    return readBmad({ folder: 'docs', files: all, scope: 'all' }).plan ?? expect.unreachable('no plan')
  }
  const add = { id: '1-3-undo', title: 'Take it back', description: 'Of a book.', acceptance_criteria: ['gone'] }
  const wants = [
    { action: 'add', reason: 'r', task: add, after: '1-1-add-a-book' },
    { action: 'modify', reason: 'r', task_id: '2-1-search-by-title', changes: { title: 'Find' } },
  ]
  const here = world({
    plan: read(new Map(Object.entries(method))),
    files: method,
    settings: { amendments: 'trusted' },
    script: ({ task }) => (task === '1-1-add-a-book' ? { handoff: { plan_amendments: wants } as never } : {}),
  })
  const job = { ...documentAt(file), planFile: 'docs' }
  await here.run({ job, settings: { 'max-iterations': 1 } })
  expect(workFiles(here).get(file)).toContain('\n  1-1-add-a-book: done\n  1-3-undo: ready-for-dev\n')
  expect(workFiles(here).get('docs/stories/1-3-undo.md')).toMatch(
    /^# Take it back\n\nStatus: ready-for-dev\n[\s\S]*1\. gone\n$/,
  )
  expect(here.shown.filter(({ kind }) => kind === 'warning')).toEqual([
    {
      kind: 'warning',
      text: `${file} has no place for these changes of the plan: 2-1-search-by-title was changed: title is "Find"`,
    },
  ])
  const { remote } = here
  const base = remote.addCommit({ tree: remote.addTree(workFiles(here)), parents: [remote.base], message: 'merged' })
  const merged = { ...job, base, plan: read(workFiles(here)), planSource: 'merged' }
  expect((await here.run({ job: merged })).reason).toEqual({ kind: 'complete' })
  expect(workFiles(here).get('docs/stories/1-3-undo.md')).toContain('Status: done')
  expect(stateOf(here).tasks['1-3-undo']?.status).toBe('done')
  const warnings = here.shown.flatMap((one) => (one.kind === 'warning' ? [one.text] : []))
  expect([...new Set(warnings)], 'nothing of the story that is written').toHaveLength(1)
})

test('stories without a list tell themselves that they are done, and what an agent made of them', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const all = Object.entries(shards).map(([path, text]) => ({ path, link: false, bytes: bytes(text) }))
  const plan = readBmad({ folder: 'docs', files: all, scope: 'all' }).plan ?? expect.unreachable('no plan')
  const wants = [
    { action: 'modify', reason: 'r', task_id: '1.2.story', changes: { title: 'A shuttle of oak' } },
    { action: 'add', reason: 'r', task: { id: 'oil', title: 'Oil it', description: 'x', acceptance_criteria: ['x'] } },
  ]
  const here = world({
    plan,
    files: shards,
    settings: { amendments: 'trusted' },
    script: ({ task }) => (task === '1.1.story' ? { handoff: { plan_amendments: wants } as never } : {}),
  })
  const job = { ...documentAt('docs/stories'), planFile: 'docs' }
  await here.run({ job, settings: { 'max-iterations': 1 } })
  const { 'docs/stories/1.1.story.md': first = '', 'docs/stories/1.2.story.md': second = '' } = shards
  const is = (path: string) => workFiles(here).get(`docs/stories/${path}.story.md`)
  expect(is('1.1')).toBe(first.replace('Approved', 'Done').replaceAll('[ ]', '[x]'))
  expect(is('1.2')).toBe(second.replace('A shuttle', 'A shuttle of oak'))
  expect(here.shown.filter(({ kind }) => kind === 'warning')).toEqual([
    { kind: 'warning', text: 'docs/stories has no place for these changes of the plan: oil was added: Oil it' },
  ])
  expect((await here.run({ job })).reason).toEqual({ kind: 'complete' })
  expect(is('1.2')).toBe(
    second.replace('A shuttle', 'A shuttle of oak').replace('Approved', 'Done').replaceAll('[ ]', '[x]'),
  )
})

test.each([1, 2])(
  'a plan that is edited on the base while the run moves and archives it keeps the edit: after %i',
  async (most) => {
    const path = 'plans/pending/010-x.md'
    const text = `# Plan: x\n\n## Context\n\nShort.\n\n## Tasks\n\n${three()}`
    const here = at(path, text)
    const job = { queue: { folder: 'plans', moves: true, previous: null } }
    await here.run({ job, settings: { 'max-iterations': most } })
    expect([...workFiles(here).keys()]).toContain('plans/current/010-x.md')
    const { remote } = here
    const edited = text.replace('Short.', 'Long.').replace('C1: Three', 'C1: Third')
    const files = new Map([...remote.filesOf(remote.base), [path, edited]])
    const base = remote.addCommit({ tree: remote.addTree(files), parents: [remote.base], message: 'edited' })
    const { reason } = await here.run({ job: { ...job, base, plan: planIn(path, edited), planSource: 'edited' } })
    expect(reason).toEqual({ kind: 'complete' })
    const end = [...workFiles(here)].filter(([name]) => /^plans\/.*\/(?:plan|010-x)\.md$/.test(name))
    expect(end).toEqual([
      [
        expect.stringMatching(/^plans\/complete\/[\d-]+-x\/plan\.md$/),
        edited.replaceAll(': open', ': complete').replaceAll(':** open', ':** complete'),
      ],
    ])
    expectSound(here)
  },
)

test('what a format has no place for is said', async () => {
  const here = at('todo.md', boxes, {
    settings: { amendments: 'trusted' },
    script: ({ task }) =>
      task === 'A-1'
        ? {
            handoff: {
              plan_amendments: [{ action: 'modify', reason: 'r', task_id: 'A-3', changes: { title: 'new' } }],
            },
          }
        : {},
  })
  await here.run({ settings: { 'max-iterations': 2 } })
  expect(workFiles(here).get('todo.md')).toBe(done(boxes, 'A-1', 'A-2'))
  expect(here.shown).toContainEqual({
    kind: 'warning',
    text: 'todo.md has no place for these changes of the plan: A-3 was changed: title is "new"',
  })
})

test('what the agent itself writes there fails its attempt', async () => {
  const here = at('plan.md', queue, { script: ({ attempt }) => (attempt === 1 ? { write: { 'plan.md': 'x' } } : {}) })
  await here.run()
  expect(stateOf(here).counts.failed).toBe(3)
  expect(workFiles(here).get('plan.md')).toContain('**Status:** complete')
})

test('an undo takes the tick back, although later ticks stand in the lines beside it', async () => {
  const here = at('todo.md', boxes)
  await here.run({ settings: { 'max-iterations': 2 } })
  expect(workFiles(here).get('todo.md')).toBe(boxes.replace('[ ] A-1', '[x] A-1').replace('[ ] A-2', '[x] A-2'))
  here.tracker.order('undo 1 not so')
  await here.run({ settings: { 'max-iterations': 0 } }).catch(() => undefined)
  expect(workFiles(here).get('todo.md')).toBe(boxes.replace('[ ] A-2', '[x] A-2'))
})

test('the log beside the plan grows with each task, says what an undo took back, and another plan finds it in the archive', async () => {
  const path = 'ralph/progress.txt'
  const here = at('prd.json', prd, { files: { 'prd.json': prd, [path]: '# Progress of before\n\nold\n' } })
  await here.run({ job: { progress: path } })
  const log = workFiles(here).get(path) ?? ''
  expect(log.match(/^(?:#.*|Completed: .*)$/gm)).toEqual([
    '# Progress of demo',
    '## Iteration 1 - US-1',
    expect.stringMatching(/^Completed: ./),
    '## Iteration 2 - US-2',
    expect.stringMatching(/^Completed: ./),
    '## Iteration 3 - US-3',
    expect.stringMatching(/^Completed: ./),
  ])
  const archived = [...workFiles(here)].filter(([file]) => file.startsWith('ralph/archive/'))
  expect(archived).toEqual([
    [expect.stringMatching(/^ralph\/archive\/\d{4}-\d\d-\d\d-before\/progress\.txt$/), '# Progress of before\n\nold\n'],
  ])
  here.tracker.order('undo 3 not so')
  await here.run({ job: { progress: path } })
  expect(workFiles(here).get(path)).toContain('\n## US-3 was undone, and is open again\n\n## Iteration 5 - US-3\n')
  expectSound(here)
})

test('a fresh run on a branch that holds ticks warns of no protected file; of a person’s edit after them it does', async () => {
  const file = 'todo.md'
  const begun = async (pushed: Record<string, string>) => {
    const here = at(file, boxes)
    await here.run({ settings: { 'max-iterations': 1 } })
    expect(workFiles(here).get(file)).toBe(done(boxes, 'A-1'))
    if (Object.keys(pushed).length > 0) {
      const tip = stateOf(here).work
      const tree = here.remote.addTree(new Map([...here.remote.filesOf(tip), ...Object.entries(pushed)]))
      here.remote.work = here.remote.addCommit({ tree, parents: [tip], message: 'by hand' })
    }
    await here.run({ fresh: true, settings: { 'max-iterations': 1 } })
    return stateOf(here).steered
  }
  expect(await begun({})).toEqual([])
  expect(await begun({ [file]: done(boxes, 'A-1', 'A-3') })).toMatchObject([{ paths: [file] }])
  expect(await begun({ '.github/workflows/ci.yml': 'on: push' })).toMatchObject([
    { paths: ['.github/workflows/ci.yml'] },
  ])
})
