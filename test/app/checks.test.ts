import { expect, test } from 'vitest'
import { RalphError } from '../../src/core/error/error.ts'
import { Validation } from '../../src/schema/check/check.ts'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import type { FakeWorkspace } from '../support/fake-workspace.ts'
import { planOf } from '../support/run-state.ts'

const one = planOf({ id: 'TASK-1', max_retries: 0 })
const two = ['npm test', 'npm run lint']

const validationOf = ({ remote }: World, iteration: number): Validation =>
  Validation.parse(JSON.parse(remote.newest().files.get(`iterations/0/${iteration}/validation.json`) ?? ''))

test('a red baseline blocks the run: the checks are named and the agent is never called', async () => {
  const here = world({ plan: one, check: ({ check }) => check.kind === 'lint', settings: { validate: two } })
  const { reason } = await here.run()
  expect(reason).toEqual({ kind: 'blocked', by: ['the baseline is red: npm test'], red: ['npm test'] })
  expect(here.requests).toEqual([])
  expect(stateOf(here).usage.usd).toBe(0)
  expectSound(here)
})

test('a red check printed only its name: the baseline and each failed attempt keep the lines that decide', async () => {
  const output = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n')
  const here = world({ plan: one, check: () => ({ passed: false, output_head: output, output_bytes: output.length }) })
  const said = [{ name: 'npm test', lines: output.split('\n').slice(-12) }]
  await here.run()
  expect(eventsOf(here, 'baseline_finished')).toMatchObject([{ said }])
  const known = await here.run({ settings: { 'known-red': true } })
  expect(known.reason).toEqual({ kind: 'complete' })

  let checked = 0
  const later = world({ plan: one, check: () => (checked++ === 0 ? true : { passed: false, output_head: output }) })
  await later.run()
  expect(eventsOf(later, 'attempt_failed')).toMatchObject([{ said }])
})

test('a red baseline is looked at again by the next job, once', async () => {
  const here = world({ plan: one, check: () => false })
  await here.run()
  await here.run()
  expect(eventsOf(here, 'baseline_finished')).toHaveLength(2)
  here.check = () => true
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
})

test('known-red accepts what failed before; only new failures count, and the agent is told', async () => {
  const here = world({
    plan: planOf({ id: 'TASK-1' }, { id: 'TASK-2', max_retries: 0 }),
    settings: { validate: two, 'known-red': true },
    check: ({ check, files }) => (check.kind === 'lint' ? false : !files.has('src/TASK-2.txt')),
  })
  const { reason, state } = await here.run()
  expect(reason).toEqual({ kind: 'stuck', on: ['TASK-2 failed'], task: 'TASK-2' })
  expect(state.tasks['TASK-1']?.status).toBe('done')
  expect(validationOf(here, 1)).toMatchObject({ passed: true, known_red: ['npm run lint'] })
  expect(eventsOf(here, 'attempt_failed')[0]?.why).toMatch(/^npm test failed/)
  expect(here.requests[0]?.prompt).toContain('npm run lint')
  const lint = here.checkRuns.filter(({ name, label }) => name === 'npm run lint' && label !== 'baseline')
  expect(lint.map(({ label }) => label)).toEqual(['baseline-rerun', 'iteration-1', 'iteration-2'])
})

test('a known-red check that turns green counts from then on', async () => {
  const here = world({
    plan: planOf({ id: 'TASK-1' }, { id: 'TASK-2', max_retries: 0 }),
    settings: { 'known-red': true },
    check: ({ files }) => files.has('src/TASK-1.txt') && !files.has('src/TASK-2.txt'),
  })
  const { state } = await here.run()
  expect(eventsOf(here, 'attempt_succeeded')[0]?.turned_green).toEqual(['npm test'])
  expect(state.baseline?.red).toEqual([])
  expect(state.tasks['TASK-2']?.status).toBe('failed')
})

test('a check that fails and then passes on the same tree is kept and reported as flaky', async () => {
  const here = world({ plan: one, check: ({ label }) => label !== 'iteration-1' })
  const { reason } = await here.run()
  expect(reason).toEqual({ kind: 'complete' })
  expect(here.checkRuns.map(({ label }) => label)).toEqual(['baseline', 'iteration-1', 'iteration-1-rerun'])
  expect(eventsOf(here, 'attempt_succeeded')[0]?.flaky).toEqual(['npm test'])
  expect(validationOf(here, 1).checks).toMatchObject([{ passed: true, flaky: true }])
})

test('all checks run, though the first one fails', async () => {
  const here = world({
    plan: one,
    settings: { validate: ['a', 'b', 'c'] },
    check: ({ label, check }) => label === 'baseline' || check.name === 'b',
  })
  await here.run()
  const names = here.checkRuns.filter(({ label }) => label === 'iteration-1').map(({ name }) => name)
  expect(names).toEqual(['a', 'b', 'c'])
  expect(eventsOf(here, 'attempt_failed')[0]?.why).toMatch(/^a failed .*; c failed /)
})

test('lenient runs lint and only reports it; tests_only does not run it', async () => {
  const check = ({ check }: { check: { kind: string } }) => check.kind !== 'lint'
  const lenient = world({ plan: one, check, settings: { validate: two, strategy: 'lenient' } })
  expect((await lenient.run()).reason).toEqual({ kind: 'complete' })
  expect(validationOf(lenient, 1).checks.map(({ passed }) => passed)).toEqual([true, false])
  const testsOnly = world({ plan: one, check, settings: { validate: two, strategy: 'tests_only' } })
  expect((await testsOnly.run()).reason).toEqual({ kind: 'complete' })
  expect(testsOnly.checkRuns.map(({ name }) => name)).toEqual(['npm test', 'npm test'])
  expect(validationOf(testsOnly, 1).not_run).toEqual(['npm run lint'])
})

test('other checks than those of the baseline make a new baseline', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1' }, { id: 'TASK-2' }) })
  await here.run({ settings: { 'max-iterations': 1 } })
  await here.run({ settings: { validate: ['make test'] } })
  expect(here.checkRuns.map(({ label, name }) => `${label}: ${name}`)).toEqual([
    'baseline: npm test',
    'iteration-1: npm test',
    'baseline: make test',
    'iteration-2: make test',
  ])
})

test('what a check changes in tracked files is put back, told, and in no commit', async () => {
  const here = world({
    plan: one,
    check: ({ files, label }) => {
      if (label === 'iteration-1') (files as Map<string, string>).set('README.md', 'formatted')
      return true
    },
  })
  const { state } = await here.run()
  expect(validationOf(here, 1).changed_by_checks).toEqual(['README.md'])
  expect(here.remote.filesOf(state.work).get('README.md')).toBe('hello')
})

test('the set-up commands run once in each job that works, before the baseline', async () => {
  const setUps: (readonly string[])[][] = []
  const here = world({ plan: planOf({ id: 'TASK-1' }, { id: 'TASK-2' }), settings: { setup: ['npm ci'] } })
  const orders = { workspace: ({ setUps: ran }: { setUps: (readonly string[])[] }) => void setUps.push(ran) }
  await here.run({ ...orders, settings: { 'max-iterations': 1 } })
  await here.run(orders)
  expect(setUps).toEqual([[['npm ci']], [['npm ci']]])
})

test('A3: a check that ended without an exit code never passes', async () => {
  const here = world({ plan: one, check: ({ label }) => ({ passed: label === 'baseline', exit_code: null }) })
  const { reason } = await here.run()
  expect(reason.kind).toBe('stuck')
  expect(eventsOf(here, 'attempt_failed')[0]?.why).toContain('was stopped by a signal')
})

test('ignored files that the agent changed are told, and set-up commands run again before the checks', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1' }), settings: { setup: ['npm ci'] } })
  const environment = { paths: ['node_modules/.bin/tsc'], total: 1 }
  let setUps: FakeWorkspace['setUps'] = []
  const seen: number[] = []
  here.check = () => seen.push(setUps.length) > 0
  await here.run({
    workspace: (workspace) => {
      Object.assign(workspace.odd, { environment })
      setUps = workspace.setUps
    },
  })
  expect(eventsOf(here, 'environment_changed')).toMatchObject([{ iteration: 1, ...environment }])
  expect(seen).toEqual([1, 2])
})

test('set-up commands that fail on what the agent made fail the attempt by name, not the job', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1', max_retries: 0 }), settings: { setup: ['npm ci'] } })
  await here.run({
    workspace: (workspace) => {
      const { setUp } = workspace
      workspace.setUp = async (commands, signal) => {
        if (!workspace.files.has('src/TASK-1.txt')) return setUp(commands, signal)
        throw new RalphError({ code: 'SETUP_FAILED', message: '`npm ci` ended with 1', hint: '' })
      }
    },
  })
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ cause: 'checks', why: '`npm ci` ended with 1' }])
})

const web = { 'web/index.ts': '' }
const formatting = { 'before-capture': ['fmt'], 'working-directory': 'web' }

test('before-capture runs after the agent where it changed something, and the checks come after it', async () => {
  const here = world({
    plan: planOf({ id: 'TASK-1' }),
    script: ({ iteration }) => (iteration === 1 ? { write: {} } : {}),
    settings: formatting,
    files: web,
  })
  await here.run()
  expect(here.checkRuns.map(({ name, label }) => `${label} ${name}`)).toEqual([
    'baseline npm test',
    'iteration-2-before-capture fmt',
    'iteration-2 npm test',
  ])
  expect(here.requests[0]?.cwd).toBe('/workspace/web')
})

test('before-capture: what it changes is checked and committed with the rest', async () => {
  const here = world({ plan: one, settings: formatting, files: web })
  let files: FakeWorkspace['files'] = new Map()
  here.check = ({ check }) => check.name !== 'fmt' || files.set('src/TASK-1.txt', 'formatted') !== undefined
  await here.run({
    workspace: (workspace) => {
      files = workspace.files
    },
  })
  expect(workFiles(here).get('src/TASK-1.txt')).toBe('formatted')
})

test('before-capture: a command that fails, fails the attempt by name, and no check runs', async () => {
  const here = world({
    plan: one,
    settings: formatting,
    files: web,
    check: ({ check }) => ({ passed: check.name !== 'fmt', output_tail: 'cannot parse src/x' }),
  })
  await here.run()
  const [failed] = eventsOf(here, 'attempt_failed')
  expect(failed).toMatchObject({ cause: 'checks', why: expect.stringMatching(/^before-capture: fmt failed with exit/) })
  expect(failed?.why).toContain('cannot parse src/x')
  expect(here.checkRuns.filter(({ label }) => label === 'iteration-1')).toEqual([])
})

test("a task's own directory beats the setting, and a change outside of its paths is refused by name", async () => {
  const task = { id: 'TASK-1', max_retries: 0, working_directory: 'api', paths: ['api/**'] }
  const here = world({
    plan: planOf(task),
    script: () => ({ write: { 'api/a.ts': '1', 'web/b.ts': '2' } }),
    settings: formatting,
    files: web,
  })
  await here.run()
  expect(here.requests[0]?.cwd).toBe('/workspace/api')
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([
    { cause: 'guard', why: 'web/b.ts is outside the paths of this task (api/**)' },
  ])
})

type Editable = Map<string, string>
const edited = (files: ReadonlyMap<string, string>, path: string, text: string): void =>
  void (files as Editable).set(path, text)

/** One check edits what the other one looks at: whichever comes first, the commit holds what both have seen. */
const cheat = ({ check, files, label }: Parameters<World['check']>[0]): boolean => {
  if (!label.startsWith('iteration-1')) return true
  if (check.name === 'npm test') edited(files, 'src/TASK-1.txt', 'as the other one wants it')
  return check.name === 'npm test' || files.get('src/TASK-1.txt') === 'as the other one wants it'
}

test.each([[['npm test', 'npm run lint']], [['npm run lint', 'npm test']]])(
  'a check that edits a tracked file does not make another one pass: %s',
  async (validate) => {
    const here = world({ plan: one, settings: { validate }, check: cheat })
    await here.run()
    expect(eventsOf(here, 'attempt_failed')).toMatchObject([
      { cause: 'checks', why: expect.stringMatching(/^npm run lint failed with exit code 1/) },
    ])
    expect(stateOf(here).tasks['TASK-1']?.status).toBe('failed')
    expectSound(here)
  },
)

test('a check that edits tracked files runs once more on the restored tree, and that run counts', async () => {
  const seen: (string | undefined)[] = []
  const here = world({
    plan: one,
    check: ({ files, label }) => {
      if (!label.startsWith('iteration-1')) return true
      seen.push(files.get('README.md'))
      edited(files, 'README.md', 'formatted')
      return label === 'iteration-1'
    },
  })
  await here.run()
  expect(seen).toEqual(['hello', 'hello'])
  expect(validationOf(here, 1)).toMatchObject({
    passed: false,
    checks: [{ passed: false, flaky: false, changed: { paths: ['README.md'], total: 1 } }],
    changed_by_checks: ['README.md'],
  })
})

test('a check that edits tracked files each time runs twice and no more, and says which', async () => {
  const here = world({
    plan: one,
    check: ({ files }) => {
      edited(files, 'README.md', 'formatted')
      return true
    },
  })
  const { reason } = await here.run()
  expect(reason).toEqual({ kind: 'complete' })
  expect(here.checkRuns.map(({ label }) => label)).toEqual([
    'baseline',
    'baseline-rerun',
    'iteration-1',
    'iteration-1-rerun',
  ])
  expect(validationOf(here, 1).checks).toMatchObject([{ passed: true, flaky: false, changed: { total: 1 } }])
  const shown = here.shown.filter(({ kind }) => kind === 'check_started' || kind === 'check_finished')
  expect(shown.slice(-3)).toMatchObject([
    { kind: 'check_finished', changed: { paths: ['README.md'], total: 1 } },
    { kind: 'check_started', rerun: true, because: 'changed_files' },
    { kind: 'check_finished', passed: true, flaky: false },
  ])
})

test('new files of a check stay for the next one, and are told with the check that left them', async () => {
  const here = world({
    plan: one,
    settings: { validate: ['make', 'npm test'] },
    check: ({ check, files, label }) => {
      if (label !== 'iteration-1') return true
      if (check.name === 'make') edited(files, 'dist/out.js', 'built')
      return files.has('dist/out.js')
    },
  })
  const { reason } = await here.run()
  expect(reason).toEqual({ kind: 'complete' })
  const [make, npmTest] = validationOf(here, 1).checks
  expect(make).toMatchObject({ name: 'make', left: { paths: ['dist/out.js'], total: 1 } })
  expect(npmTest?.left).toBeUndefined()
  expect(workFiles(here).has('dist/out.js')).toBe(false)
})

test('what set-up commands edit is put back before the baseline too, and is no check’s', async () => {
  const here = world({
    plan: one,
    settings: { setup: ['npm ci'] },
    check: ({ files }) => files.get('README.md') === 'hello',
  })
  const { reason } = await here.run({
    workspace: (workspace) => {
      const { setUp } = workspace
      workspace.setUp = async (commands, signal) => {
        const ran = await setUp(commands, signal)
        if (ran) workspace.files.set('README.md', 'locked').set('.venv/x', 'new')
        return ran
      }
    },
  })
  expect(reason).toEqual({ kind: 'complete' })
  expect(here.checkRuns.map(({ label }) => label)).toEqual(['baseline', 'iteration-1'])
  expect(validationOf(here, 1).checks[0]?.left).toBeUndefined()
})

test('the next attempt is told which tracked files a failed check changed', async () => {
  const here = world({
    plan: planOf({ id: 'TASK-1' }),
    check: ({ files, label }) => {
      if (label.startsWith('iteration-1')) edited(files, 'README.md', 'formatted')
      return !label.startsWith('iteration-1')
    },
  })
  await here.run()
  expect(here.requests[1]?.prompt).toContain(
    'it changed tracked files, which were restored: README.md. What a check changes is not committed',
  )
})
