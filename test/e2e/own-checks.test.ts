import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleOf } from '../support/example-workflows.ts'
import { goodAgent, leftovers, planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, runOf } from '../support/run-on-disk.ts'
import { logOf, type OwnRepository, ownRepository } from '../support/workflow/own-repository.ts'
import type { EndedRun } from '../support/workflow/run-workflow.ts'

/** The user's own CI as the README asks for it: also for pull requests, with a matrix. */
const ci = `name: ci
on:
  pull_request:
  workflow_call: { inputs: { ref: { type: string } } }
permissions: {}
jobs:
  test:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    strategy:
      fail-fast: false
      matrix: { shell: [sh, bash] }
    steps:
      - uses: actions/checkout@v7
        with: { ref: "\${{ inputs.ref }}", persist-credentials: false }
      - run: \${{ matrix.shell }} test.sh
`

/** Wants \`good\` in every file of a task, and says what it found. */
const check = `for file in [A-Z].txt; do
  [ -e "$file" ] || continue
  grep -q good "$file" || { echo "::warning::::set-output name=due::false"; echo "$file holds $(cat "$file")"; exit 1; }
done
git log --oneline -1 >/dev/null
`

/** First bad, then good; notes its prompt where the test finds it. */
const learning = `cat > "$MOMENTS/prompt-$RALPH_TASK_ID-$RALPH_ATTEMPT"
[ "$RALPH_TASK_ID-$RALPH_ATTEMPT" = A-1 ] && word=rotten || word=good
${goodAgent.replace('cat > /dev/null\n', '').replace('work of', '$word work of')}`

/** A repository with one of the README's workflows, as its reader would put it there. */
async function withExample(heading: string, files: Record<string, string>, tasks = ['A', 'B']): Promise<OwnRepository> {
  const here = await ownRepository({ 'plan.json': planOf(tasks), 'test.sh': check, 'lint.sh': 'true\n' })
  const example = exampleOf(heading)
  const text = example
    .replace('npm ci && npm install -g @anthropic-ai/claude-code', 'echo ready')
    .replace('npm test', 'sh test.sh')
    .replace('npx eslint .', 'sh lint.sh')
  here.agent(learning)
  push(here, { '.github/workflows/ralph.yml': text, ...files })
  return here
}

function push({ project, github }: OwnRepository, files: Record<string, string>): void {
  project.repo.commit('Change the workflows', files)
  project.repo.git('push', '--quiet', github.world.git.path, 'main')
}

/** What each run did: its conclusion, and what \`begin\` and \`finish\` said by their outputs. */
const said = (run: EndedRun) => {
  const steps = Object.values(run.jobs).flatMap((job) => job.steps)
  return steps.flatMap(({ outputs }) => outputs['status'] ?? [])
}

test('the user’s own CI, matrix included, is the gate: baseline, a failure that the next agent reads, two commits', {
  tags: 'thorough/story',
  timeout: 300_000,
}, async () => {
  const here = await withExample('Your own CI as the gate', { '.github/workflows/ci.yml': ci })
  const { actions, github, project } = here
  actions.dispatch('ralph.yml')
  const runs = await actions.settled()
  const logs = runs.map(logOf).join('\n')
  expect(runs.map(said), logs).toEqual([
    ['baseline', 'iteration_limit'],
    ['attempt', 'iteration_limit'],
    ['attempt', 'iteration_limit'],
    ['attempt', 'complete'],
  ])
  expect(runs.map(({ conclusion }) => conclusion)).toEqual(['success', 'failure', 'success', 'success'])
  expect(eventsOf(github.world.git).filter(({ type }) => type === 'attempt_failed')).toMatchObject([
    { task: 'A', cause: 'checks', why: 'ci failed' },
  ])
  const prompt = readFileSync(join(project.moments, 'prompt-A-2'), 'utf8')
  expect(prompt).toContain('ci / test (sh):')
  expect(prompt).toContain('A.txt holds rotten work of A')
  expectSoundRun(github.world.git)
  expect(committedTasks(github.world.git)).toEqual(['A', 'B'])

  // What was checked is what was published, and nothing else was ever on a branch.
  const checked = runs.map(({ jobs }) => jobs['begin']?.outputs['commit'] ?? '')
  const branch = github.world.git.git('rev-list', '--first-parent', 'refs/heads/ralph/work/demo').split('\n')
  expect(checked.map((commit) => branch.includes(commit))).toEqual([true, false, true, true])

  // A job of the past that is run again changes nothing, and is not red.
  const tip = github.world.git.git('for-each-ref')
  const [, second] = github.world.runs.values()
  if (second) actions.rerun(second)
  const again = await actions.settled()
  expect(again.map(said), again.map(logOf).join('\n')).toEqual([['complete']])
  expect(github.world.git.git('for-each-ref')).toBe(tip)
  expect(await leftovers({ root: actions.root })).toEqual([])
})

test('a red baseline calls no agent and names the job', { tags: 'thorough/story', timeout: 120_000 }, async () => {
  const here = await withExample('Your own CI as the gate', {
    '.github/workflows/ci.yml': ci,
    'Z.txt': 'bad from the beginning\n',
  })
  here.actions.dispatch('ralph.yml')
  const runs = await here.actions.settled()
  expect(runs.map(said), runs.map(logOf).join('\n')).toEqual([['baseline', 'blocked']])
  expect(runOf(here.github.world.git).stop).toEqual({ kind: 'blocked', by: ['the baseline is red: ci'], red: ['ci'] })
  expect(existsSync(join(here.project.moments, 'prompt-A-1'))).toBe(false)
})

test('the user’s own steps in one job, with an agent that is trusted', {
  tags: 'thorough/story',
  timeout: 300_000,
}, async () => {
  const here = await withExample('Your own steps as the checks', {}, ['A'])
  const { actions, github } = here
  actions.dispatch('ralph.yml')
  const runs = await actions.settled()
  expect(runs.map(said), runs.map(logOf).join('\n')).toEqual([
    ['baseline', 'iteration_limit'],
    ['attempt', 'iteration_limit'],
    ['attempt', 'complete'],
  ])
  expect(runs.map(({ conclusion }) => conclusion)).toEqual(['success', 'success', 'success'])
  expect(eventsOf(github.world.git).filter(({ type }) => type === 'attempt_failed')).toMatchObject([
    { task: 'A', why: 'test failed' },
  ])
  expectSoundRun(github.world.git)
  expect(committedTasks(github.world.git)).toEqual(['A'])
})

test('without `trust-agent`, steps of the same job have seen nothing, and nothing passes by their word', async () => {
  const here = await withExample('Your own steps as the checks', {})
  const file = '.github/workflows/ralph.yml'
  push(here, {
    [file]: here.project.repo.git('show', `HEAD:${file}`).replace('trust-agent: true', 'trust-agent: false'),
  })
  here.actions.dispatch('ralph.yml')
  const runs = await here.actions.settled()
  expect(runs[0]?.conclusion).toBe('failure')
  expect(logOf(runs[0])).toContain('CHECKED_IN_THE_SAME_JOB')
  expect(runOf(here.github.world.git)).toMatchObject({ baseline: null, counts: { succeeded: 0 } })
}, 120_000)
