import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleOf } from '../support/example-workflows.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { replay, workTreeOf } from '../support/replaying.ts'
import { eventsOf, expectSoundRun } from '../support/run-on-disk.ts'
import { logOf, ownRepository } from '../support/workflow/own-repository.ts'

test('a run keeps its part of AGENTS.md in a commit of its own, and undo takes it back', {
  tags: 'thorough/story',
}, async () => {
  const project = makeProject({
    'plan.json': planOf(['A']),
    'AGENTS.md': '# Map\r\nMine.\r\n',
    '.gitattributes': '* -text\n',
    '.github/ralph.yml': 'agents-md: true\nvalidate: ["true"]\n',
  })
  const { repo } = project
  await project.ralph(['remember', 'gotcha: Tests need a clock.'])
  const recording = join(project.root, 'recording')
  const ran = await project.ralph(['run', ...project.agent(goodAgent), '--record', recording])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  const file = repo.git('show', 'ralph/work/demo:AGENTS.md')
  expect(file.startsWith('# Map\r\nMine.\r\n\r\n<!-- ralph:knowledge begin plan=demo -->\r\n')).toBe(true)
  expect(file).toContain('- Tests need a clock. [K-gotcha-tests-need-a-clock, said by Test User]')
  expect(repo.git('show', '--name-only', '--format=%B', 'ralph/work/demo')).toMatch(
    /ralph\[2\]: ralph-agents-md-2[\s\S]*Ralph-Iteration: 2[\s\S]*\n\nAGENTS\.md$/,
  )
  for (const args of [['status'], ['log'], ['log', '--iteration', '2'], ['report']]) {
    expect(await project.ralph(args), args.join(' ')).toMatchObject({ code: 0, stderr: '' })
  }
  for (const from of [recording, 'demo']) {
    const again = await replay(project, [from])
    expect(again, from).toMatchObject({ differences: [], prompts: [], ended: null })
    expect(workTreeOf(again), from).toBe(repo.git('rev-parse', `ralph/work/demo^{tree}`))
  }
  expect(await replay(project, ['demo', '--at', '2'])).toMatchObject({ differences: [], ended: null })
  await project.ralph(['undo', '2', 'not', 'here'])
  expect(await project.ralph(['run', ...project.agent(goodAgent)])).toMatchObject({ code: 0 })
  expect(repo.git('show', 'ralph/work/demo:AGENTS.md')).toBe('# Map\r\nMine.\r')
  expect((await project.ralph(['doctor', '--json'])).stdout).toContain('equal to its events')
})

/** A teaches what stays; B fails in the same way for ever. */
const learnsOrFails = `case $RALPH_TASK_ID in
A) echo good > A.txt; echo '{"summary":"Did A.","freeform":"As planned.","constraints_discovered":[{"constraint":"The API must stay."}]}' > "$RALPH_HANDOFF_FILE" ;;
B) echo rotten > B.txt; echo '{"summary":"Did B.","freeform":"As planned."}' > "$RALPH_HANDOFF_FILE" ;;
esac`
const settings = `mode: handoff-plus-index
indexer: fields
compaction-interval: 1
agents-md: true
stuck-after: 2
on-stuck: skip
`
const plan = planOf([
  { id: 'A', milestone: 'first' },
  { id: 'B', milestone: 'second', max_retries: 5 },
])
const ci = `on: { workflow_call: { inputs: { ref: { type: string } } } }
permissions: {}
jobs:
  test:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    steps:
      - uses: actions/checkout@v7
        with: { ref: "\${{ inputs.ref }}", persist-credentials: false }
      - run: "! grep rotten *.txt"
`
const ownCi = (): string =>
  exampleOf('Your own CI as the gate').replace('npm ci && npm install -g @anthropic-ai/claude-code', 'echo ready')

test.each([
  ['split jobs', ['--validate', '! grep rotten *.txt'], (): Record<string, string> => ({})],
  ['the user’s own CI', undefined, () => ({ '.github/workflows/ci.yml': ci, '.github/workflows/ralph.yml': ownCi() })],
])(
  'in %s AGENTS.md is renewed by a commit that the checks saw, and a task that is stuck is given up with retries left',
  {
    tags: 'thorough/story',
    timeout: 900_000,
  },
  async (_, init, workflows) => {
    const here = await ownRepository(
      { 'plan.json': plan, 'AGENTS.md': '# Mine\n' },
      { ...(init && { init }), settings },
    )
    here.agent(learnsOrFails)
    const more = workflows()
    if (Object.keys(more).length > 0) {
      here.project.repo.commit('The checks are ours', more)
      here.project.repo.git('push', '--quiet', here.github.world.git.path, 'main')
    }
    here.actions.dispatch('ralph.yml')
    const runs = await here.actions.settled()
    const log = runs.map(logOf).join('\n')
    const { git } = here.github.world
    const run = expectSoundRun(git)
    expect(run, log).toMatchObject({ stop: { kind: 'human_review' }, counts: { succeeded: 1, failed: 2 } })
    expect(run.tasks['B']).toMatchObject({ status: 'given_up', failed_attempts: 2 })
    expect(eventsOf(git).filter(({ type }) => type === 'stuck_detected')).toMatchObject([
      { task: 'B', sign: 'same_failure', action: 'skip', retries_left: 4 },
    ])
    const branch = 'refs/heads/ralph/work/demo'
    const file = git.git('show', `${branch}:AGENTS.md`)
    expect(file.startsWith('# Mine\n')).toBe(true)
    expect(file).toContain('- The API must stay. [K-constraint-the-api-must-stay, source: iter 1]')
    expect(git.git('log', '--format=%s', branch, '--', 'AGENTS.md')).toMatch(/^ralph\[(\d)\]: ralph-agents-md-\1 /m)
  },
)
