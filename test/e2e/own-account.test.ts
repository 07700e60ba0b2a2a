import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeProject, type Project, planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, runOf, stateFile, workRef } from '../support/run-on-disk.ts'

/**
 * An agent that writes one more file for its task at each attempt, and says of task A what the shell text `account` makes of
 * `$n`, the number of files before.
 */
const saying = (account: string): string => `prompt=$(cat)
n=$(ls | grep -c "^$RALPH_TASK_ID-")
said=
if [ "$RALPH_TASK_ID" = A ]; then ${account}; fi
[ "$said" = nothing ] && { said=',"task_completed":{"task_id":"A","fully_complete":true}'; } || echo "$n" > "$RALPH_TASK_ID-$n.txt"
printf '{"summary":"Did %s of %s.","freeform":"Notes."%s}' "$n" "$RALPH_TASK_ID" "$said" > "$RALPH_HANDOFF_FILE"
`
const open = (left: string): string =>
  `said=',"task_completed":{"task_id":"A","fully_complete":false},"unfinished_business":[{"item":"${left}"}]'`

const story = { tags: 'thorough/story' } as const

function project(account: string, tasks: Parameters<typeof planOf>[0] = ['A', { id: 'B', depends_on: ['A'] }]) {
  const at = makeProject({ 'plan.json': planOf(tasks) })
  const run = (...more: string[]) =>
    at.ralph(['run', '--verbose', ...at.agent(saying(account)), '--confinement', 'none', '--validate', 'true', ...more])
  return { ...at, run }
}

const partsOf = ({ repo }: Pick<Project, 'repo'>): string[] =>
  repo
    .git('log', '--reverse', '--format=%s', `main..${workRef}`)
    .split('\n')
    .filter((line) => / part \d+ of A /.test(line))

test(
  'parts: an agent that is not complete goes on from its part until nothing is left, and an undo takes all of them',
  story,
  async () => {
    const here = project(`[ $n -lt 2 ] && ${open('piece $n')} || said=nothing`)
    const end = await here.run()
    expect(end.code, end.stdout + end.stderr).toBe(0)
    expect(partsOf(here)).toEqual(['ralph[1]: part 1 of A — Do A', 'ralph[2]: part 2 of A — Do A'])
    expect(end.stdout.replace(/\s+/g, ' ')).toContain('A done; nothing was left to do after its parts')
    expect(end.stdout).toMatch(/A +Do A +✓ done +3 .*\(2 parts\)/)
    expect(stateFile(here.repo, 'iterations/0/3/prompt.md')).toContain('This task has been started')
    expectSoundRun(here.repo)

    const ordered = await here.ralph(['undo', '1', 'not', 'what', 'I', 'meant'])
    expect(ordered.stdout).toContain('The next job reverts the 2 commits of A.')
    expect((await here.run('--time-budget', '0s')).code).toBe(2)
    expect(here.repo.git('ls-tree', '--name-only', workRef)).toBe('B-0.txt\nplan.json')
    expect(committedTasks(here.repo)).toEqual(['B'])
    expectSoundRun(here.repo)
  },
)

test(
  'incomplete: continue ends at max-continuations, the parts stay and are named, and a retry goes on from them',
  story,
  async () => {
    const here = project(open('the rest'))
    const end = await here.run('--max-continuations', '1')
    expect(end.code, end.stdout).toBe(1)
    expect(partsOf(here)).toHaveLength(2)
    expect(end.stdout.replace(/\s+/g, ' ')).toContain('A failed, and 2 parts of it are in the work')
    expect(end.stdout.replace(/\s+/g, ' ')).toContain('no continuation is left')
    expect((await here.ralph(['retry', 'A'])).code).toBe(0)
    await here.run('--max-iterations', '1')
    expect(partsOf(here)).toHaveLength(3)
    expectSoundRun(here.repo)
  },
)

test.each([
  ['done', 0, 'done', ['A', 'B', 'C']],
  ['fail', 1, 'failed', ['C']],
] as const)('incomplete: %s lets no part in', story, async (incomplete, code, status, commits) => {
  const here = project(open('the rest'), ['A', { id: 'B', depends_on: ['A'] }, 'C'])
  const end = await here.run('--incomplete', incomplete)
  expect(end.code, end.stdout).toBe(code)
  expect(partsOf(here)).toEqual([])
  expect(runOf(here.repo).tasks['A']).toMatchObject({ status, parts: [] })
  expect(committedTasks(here.repo)).toEqual(commits)
  expect(end.stdout).toContain(
    incomplete === 'done'
      ? 'the agent says that the task is not fully complete'
      : 'A is stuck: the same failure 3 times in a row',
  )
  expectSoundRun(here.repo)
})

test(
  'a part that waits for approval holds the next one; a milestone and its branch cover all parts',
  story,
  async () => {
    const here = project(`[ $n -lt 1 ] && ${open('piece $n')} || true`, [
      { id: 'A', milestone: 'one' },
      { id: 'B', milestone: 'two' },
    ])
    for (const [part, name] of [
      ['passed as part 1', 'goes on after part 1'],
      ['A passed as', 'A is done'],
    ] as const) {
      const end = await here.run('--approval', 'iteration')
      expect([end.code, end.stdout]).toEqual([3, expect.stringContaining(part)])
      expect((await here.run('--approval', 'iteration')).code, 'nothing goes on meanwhile').toBe(3)
      expect((await here.ralph(['approve'])).stdout).toContain(name)
    }
    expect((await here.run('--approval', 'iteration')).code).toBe(3)
    const slice = here.repo.git('log', '--reverse', '--format=%s', 'main..ralph/work/demo.one').split('\n')
    expect(slice).toEqual(['ralph[1]: part 1 of A — Do A', 'ralph[2]: part 2 of A — Do A'])
    expect((await here.ralph(['report'])).stdout).toMatch(/A .*done/)
    expectSoundRun(here.repo)
  },
)

const asks = `said=',"request_human_review":{"needed":true,"reason":"a column is dropped"}'`
const free: Parameters<typeof planOf>[0] = [{ id: 'A', max_retries: 3 }, { id: 'B', depends_on: ['A'] }, 'C']

test(
  'human-review: ask holds what depends on the task: exit 3 when only that is left, until it is approved',
  story,
  async () => {
    const here = project(asks, free)
    const end = await here.run('--human-review', 'ask')
    expect(end.code, end.stdout).toBe(3)
    expect(committedTasks(here.repo)).toEqual(['A', 'C'])
    expect(end.stdout.replace(/\s+/g, ' ')).toContain('A (iteration 1): a column is dropped')
    expect(end.stdout.replace(/\s+/g, ' ')).toContain('ralph approve A && ralph run')
    expect((await here.ralph(['approve', 'B'])).stderr).toContain('B does not wait for approval; ')
    expect((await here.ralph(['approve', 'A'])).stdout).toContain('Its agent waits no longer for an answer about A.')
    expect((await here.run('--human-review', 'ask')).code).toBe(0)
    expect(committedTasks(here.repo)).toEqual(['A', 'C', 'B'])
    expectSoundRun(here.repo)
  },
)

test('human-review: a question is kept when its attempt fails, and stop ends the job after it', story, async () => {
  const here = project(asks, free)
  const flag = join(here.moments, 'broken')
  writeFileSync(flag, '')
  const check = ['--validate', `test ! -e A-0.txt || test ! -e '${flag}'`]
  const end = await here.run('--human-review', 'stop', ...check)
  expect([end.code, end.stdout]).toEqual([
    3,
    expect.stringContaining('the agent of A (iteration 1) asks: a column is dropped'),
  ])
  expect(eventsOf(here.repo).filter(({ type }) => type === 'attempt_failed')).toHaveLength(1)
  expect(existsSync(flag)).toBe(true)
  expect((await here.ralph(['status'])).stdout).toContain('asks a person to review it: a column is dropped')
  expectSoundRun(here.repo)
})

test(
  'an honest stuck costs the attempt; said twice the task is set aside, and a hint with retry helps',
  story,
  async () => {
    const here = project(`case "$prompt" in *'there is one'*) ;; *) said=',"stuck":"no database here"' ;; esac`, free)
    const end = await here.run()
    expect(end.code, end.stdout).toBe(1)
    expect(end.stdout.replace(/\s+/g, ' ')).toContain('A failed: the agent cannot go on')
    expect(end.stdout).toContain(
      'A is stuck (2 retries saved): 2 agents in a row say that they cannot go on (iterations 1, 2)',
    )
    expect(committedTasks(here.repo)).toEqual(['C'])
    expect((await here.ralph(['retry', 'A', 'there', 'is', 'one', 'at', '/db'])).code).toBe(0)
    await here.run('--max-iterations', '1')
    expect(stateFile(here.repo, 'iterations/0/4/prompt.md')).toContain(
      '## Operator Hints\n\nWhat people want you to know',
    )
    expect(stateFile(here.repo, 'iterations/0/4/prompt.md')).toContain('there is one at /db')
    expectSoundRun(here.repo)
  },
)

test(
  'on-stuck: pause waits for a person over any number of jobs; skip gives up and asks at the end',
  story,
  async () => {
    const here = project(`true`, [{ id: 'A', max_retries: 9 }, 'C'])
    const red = ['--validate', 'test ! -e A-0.txt', '--on-stuck', 'pause']
    const end = await here.run(...red)
    expect([end.code, end.stdout]).toEqual([
      3,
      expect.stringContaining('The run is paused: A is stuck: the same failure 3 times'),
    ])
    expect((await here.run(...red)).code).toBe(3)
    expect(runOf(here.repo).iteration).toBe(3)
    expect((await here.ralph(['set', 'on-stuck', 'skip'])).code).toBe(0)
    expect((await here.ralph(['resume'])).code).toBe(0)
    const given = await here.run('--validate', 'test ! -e A-0.txt')
    expect([given.code, given.stdout]).toEqual([
      3,
      expect.stringContaining('A was given up after iteration 6: the same failure 3 times'),
    ])
    expect(committedTasks(here.repo)).toEqual(['C'])
    const log = await here.ralph(['log', '--kind', 'stuck_detected'])
    expect(log.stdout.match(/is stuck/g)).toHaveLength(2)
    expect((await here.ralph(['skip', 'A'])).code).toBe(0)
    expect((await here.run('--validate', 'test ! -e A-0.txt')).code).toBe(0)
    expectSoundRun(here.repo)
  },
)
