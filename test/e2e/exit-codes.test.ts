import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, leftovers, makeProject, type Project, planOf } from '../support/project.ts'
import { expectSoundRun, hasRef, refsOf, runOf, stateRef } from '../support/run-on-disk.ts'

/** An agent that answers with one result line of the CLI's kind. */
const answering = (fields: object, before = ''): string =>
  `cat > /dev/null\ntouch "$MOMENTS/called"\n${before}\necho '${JSON.stringify({ type: 'result', ...fields })}'\n`

const handoff = { summary: 'Done.', freeform: 'Nothing to know.' }
const called = ({ moments }: Project): boolean => existsSync(join(moments, 'called'))

test('0: every task is done', async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const end = await project.ralph([
    'run',
    ...project.agent(goodAgent),
    '--validate',
    'test -f A.txt || test ! -f B.txt',
  ])
  expect(end).toMatchObject({ code: 0, stderr: '' })
  expect(end.stdout).toContain('All 2 tasks are done')
  expectSoundRun(project.repo)
  expect(await leftovers(project)).toEqual([])
  const status = async (flag: string) => (await project.ralph(['status', flag])).stdout
  expect(JSON.parse(await status('--json'))).toMatchObject({ read_first: { lines: 2 }, pull_requests: [] })
  expect(await status('--verbose')).toMatch(/^Read {6}\d places?, \d of 2 changed lines$/m)
  const before = refsOf(project.repo)
  expect((await project.ralph(['run', ...project.agent('exit 1')])).code).toBe(0)
  expect(refsOf(project.repo), 'a job with nothing to do writes nothing').toBe(before)
})

test('1: a task without a retry left makes the run stuck, and says how to go on', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({
    'plan.json': planOf([
      { id: 'A', max_retries: 1 },
      { id: 'B', depends_on: ['A'] },
    ]),
  })
  const end = await project.ralph(['run', ...project.agent(answering({ structured_output: handoff }))])
  expect(end.code).toBe(1)
  expect(end.stdout).toContain('the agent finished without changing a file')
  expect(end.stdout).toMatch(
    /^Stopped: A failed twice\. 0 of 2 tasks are done; 1 waits for it\.[\s\S]*^Try again +ralph retry /m,
  )
  expect(expectSoundRun(project.repo)).toMatchObject({ stop: { kind: 'stuck' }, counts: { failed: 2, succeeded: 0 } })
})

test('1: a red baseline blocks the run before anything is spent', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const flags = ['--validate', 'echo "the old fault"; exit 3', '--validate', 'true']
  const end = await project.ralph(['run', ...project.agent(answering({ structured_output: handoff })), ...flags])
  expect(end.code).toBe(1)
  expect(end.stdout).toContain('the baseline is red: echo')
  expect(called(project)).toBe(false)
  expect(expectSoundRun(project.repo)).toMatchObject({ iteration: 0, usage: { usd: 0 }, stop: { kind: 'blocked' } })
})

test.each([
  { limit: 'iterations', flags: ['--max-iterations', '1'], work: '', stop: 'iteration_limit' },
  { limit: 'time', flags: ['--time-budget', '1s', '--cost-budget', '20'], work: 'sleep 1', stop: 'time_budget' },
  { limit: 'cost', flags: ['--cost-budget', '5'], work: '', stop: 'cost_budget' },
])(
  '2: the limit of $limit is reached, and the same command goes on',
  { tags: 'thorough/variant' },
  async ({ flags, work, stop }) => {
    const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
    const edit = `${work}\necho x > $RALPH_TASK_ID.txt`
    const agent = project.agent(answering({ structured_output: handoff, total_cost_usd: 6 }, edit))
    const end = await project.ralph(['run', ...agent, ...flags])
    expect(end.code).toBe(2)
    expect(end.stdout).toContain('work remains')
    expect(expectSoundRun(project.repo)).toMatchObject({ stop: { kind: stop }, tasks: { A: { status: 'done' } } })
    const again = await project.ralph(['run', ...agent, '--cost-budget', '20', '--change-rules'])
    expect(again.code).toBe(0)
    expect(expectSoundRun(project.repo).usage.usd).toBe(12)
  },
)

test('3: a refused credential needs a person, and the attempt does not count', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }]) })
  const refused = { subtype: 'success', is_error: true, api_error_status: 401, result: 'Invalid API key' }
  const end = await project.ralph(['run', ...project.agent(answering(refused, 'echo x > A.txt'))])
  expect(end.code).toBe(3)
  expect(end.stdout).toMatch(/credential was refused; set ANTHROPIC_API_KEY/)
  expect(expectSoundRun(project.repo)).toMatchObject({
    counts: { failed: 0, interrupted: 1 },
    work: runOf(project.repo).base,
  })
  expect((await project.ralph(['run', ...project.agent(goodAgent)])).code).toBe(0)
})

test('4: a usage limit ends the job until it is lifted; a job before that calls nobody and writes nothing', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }]) })
  const limited = { subtype: 'success', is_error: true, api_error_status: 429, result: 'Limit reached' }
  const end = await project.ralph(['run', '--no-wait', ...project.agent(answering(limited, 'echo x > A.txt'))])
  expect(end.code).toBe(4)
  expect(end.stdout).toContain('Waiting until')
  expect(expectSoundRun(project.repo)).toMatchObject({ counts: { failed: 0, interrupted: 1 } })
  const before = refsOf(project.repo)
  const early = await project.ralph(['run', '--no-wait', ...project.agent('touch "$MOMENTS/early"')])
  expect(early.code).toBe(4)
  expect(existsSync(join(project.moments, 'early'))).toBe(false)
  expect(refsOf(project.repo)).toBe(before)
})

test.each([
  { what: 'an unknown command', args: ['rnu'], says: "unknown command 'rnu'" },
  { what: 'an unknown flag', args: ['run', '--valdate', 'true'], says: '--valdate' },
  { what: 'a stray argument', args: ['run', 'plan.json'], says: 'plan.json' },
  { what: 'an agent without its command', args: ['run', '--agent', 'command'], says: '--agent-command' },
])('64: $what', { tags: 'thorough/variant' }, async ({ args, says }) => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const end = await project.ralph(args)
  expect(end).toMatchObject({ code: 64, stdout: '' })
  expect(end.stderr).toContain(says)
  expect(hasRef(project.repo, stateRef)).toBe(false)
})

test('64: outside of a repository, and in one without a commit', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const outside = await project.ralph(['run'], { cwd: join(project.root, 'home') })
  expect(outside.code).toBe(64)
  expect(outside.stderr).toMatch(/git/)
})

test('65: A9: every defect of the plan is named at once, with its line, before anything starts', async () => {
  const tasks = [
    { id: 'A', depends_on: ['B'] },
    { id: 'B', depends_on: ['A'] },
    { id: 'C', depends_on: ['NOBODY'] },
    { id: 'C' },
  ]
  const project = makeProject({ 'plan.json': planOf(tasks) })
  const end = await project.ralph(['run', ...project.agent(goodAgent)])
  expect(end.code).toBe(65)
  expect(end.stderr).toContain('[PLAN_INVALID]')
  for (const part of ['PLAN_CYCLE', 'PLAN_UNKNOWN_DEPENDENCY', 'PLAN_DUPLICATE_ID', 'plan.json:']) {
    expect(end.stderr).toContain(part)
  }
  expect(hasRef(project.repo, stateRef)).toBe(false)
})

test('65: a configuration that cannot be used names every fault, and a missing plan its remedy', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  project.repo.write({ '.github/ralph.yml': 'cost-budget: many\nvalidte: [true]\n' })
  const end = await project.ralph(['run', ...project.agent(goodAgent)])
  expect(end.code).toBe(65)
  expect(end.stderr).toMatch(/cost-budget/)
  expect(end.stderr).toMatch(/validte/)
  writeFileSync(join(project.repo.path, '.github/ralph.yml'), '')
  const missing = await project.ralph(['run', '--plan', 'nowhere.json'])
  expect(missing.code).toBe(65)
  expect(missing.stderr).toContain('There is no plan at nowhere.json.')
})

test('70: P18: a bug in ralph is told with its stack, charged to nobody, and the same command goes on', async () => {
  const project = makeProject({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }]) })
  const command = ['run', ...project.agent(goodAgent), '--validate', 'true']
  const end = await project.ralph(command, { env: { RALPH_FAILPOINT: 'workspace.captured:1:throw' } })
  expect(end.code).toBe(70)
  expect(end.stderr).toMatch(/ralph: internal error, please report it:\nError: failpoint workspace\.captured\n {4}at /)
  expect(expectSoundRun(project.repo)).toMatchObject({
    stop: { kind: 'failed', code: 'INTERNAL' },
    counts: { failed: 0, interrupted: 1 },
    lease: null,
  })
  expect((await project.ralph(command)).code).toBe(0)
  expect(await leftovers(project)).toEqual([])
})

test('70: P18: also before there is a run, and then nothing is written', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const end = await project.ralph(['run', ...project.agent(goodAgent)], {
    env: { RALPH_FAILPOINT: 'store.opened:1:throw' },
  })
  expect(end).toMatchObject({ code: 70, stdout: '' })
  expect(hasRef(project.repo, stateRef)).toBe(false)
})

test('2: P4: what runs when the machine is about to end the job is ended before it, and counts for nothing', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }]) })
  const agent = project.agent(`test -e "$MOMENTS/once" || { touch "$MOMENTS/once"; sleep 1000; }\n${goodAgent}`)
  const end = await project.ralph(['run', ...agent, '--validate', 'true', '--job-limit', '4s'])
  expect(end.code, end.stdout + end.stderr).toBe(2)
  expect(end.stdout).toContain("ended before the machine's limit of 4s")
  expect(expectSoundRun(project.repo)).toMatchObject({ counts: { failed: 0, interrupted: 1 }, lease: null })
  expect(await leftovers(project)).toEqual([])
  expect((await project.ralph(['run', ...agent, '--validate', 'true'])).code).toBe(0)
})
