import { expect, test } from 'vitest'
import { exampleOf } from '../support/example-workflows.ts'
import { addCheckRun } from '../support/github/check-runs.ts'
import { mergePull } from '../support/github/merge-pull.ts'
import { goodAgent } from '../support/project.ts'
import { eventsOf, expectSoundRun, hasRef, runOf } from '../support/run-on-disk.ts'
import { garden, green, plans, pullOf, push, state, tree, work } from '../support/workflow/garden-queue.ts'
import { logOf, type OwnRepository } from '../support/workflow/own-repository.ts'

const [dig, sow] = Object.entries(plans)
const two = Object.fromEntries([dig ?? [], sow ?? []])
const story = { tags: 'thorough/story', timeout: 600_000 } as const
const ended = ({ github }: OwnRepository, name: string) => runOf(github.world.git, state(name)).stop
const issueOf = ({ github }: OwnRepository, name: string): number =>
  [...github.world.issues.values()].find(({ body }) => body.startsWith(`<!-- ralph:${name}:issue -->`))?.number ?? 0
const pulls = ({ github }: OwnRepository) => [...github.world.issues.values()].filter(({ pull }) => pull)

test('on-complete: none opens no pull request, and the queue goes on', story, async () => {
  const here = await garden(['--one-job'], 'on-complete: none\nbranch-prefix: feat/\n')
  await push(here, two)
  const runs = green(await here.actions.settled())
  expect(runs.map(({ event }) => event)).toEqual(['push', 'workflow_dispatch'])
  expect([ended(here, 'dig'), ended(here, 'sow')]).toEqual([{ kind: 'complete' }, { kind: 'complete' }])
  expect(pulls(here)).toEqual([])
  for (const name of ['dig', 'sow']) {
    expectSoundRun(here.github.world.git, { state: state(name), work: `refs/heads/feat/${name}` })
    expect(tree(here, `refs/heads/feat/${name}`).join()).toMatch(new RegExp(`complete/[-\\d]+-${name}/plan\\.md`))
  }
  expect(hasRef(here.github.world.git, work('dig'))).toBe(false)
})

test('queue-failed: pass goes on in CI past a plan that failed, and nobody begins it anew', story, async () => {
  const here = await garden(['--one-job'], 'queue-failed: pass\n')
  here.agent(`[ "$RALPH_TASK_ID" = T1 ] && { cat > /dev/null; exit 0; }\n${goodAgent}`)
  await push(here, two)
  const runs = await here.actions.settled()
  expect(runs.map(({ event }) => event)).toEqual(['push', 'workflow_dispatch'])
  expect(ended(here, 'dig')?.kind, runs.map(logOf).join('\n')).toBe('stuck')
  expect(ended(here, 'sow')).toEqual({ kind: 'complete' })
  const attempts = runOf(here.github.world.git, state('dig')).iteration
  here.actions.schedule()
  const [tick, ...none] = green(await here.actions.settled())
  expect(logOf(tick)).toMatch(/no plan is left to \w+ in plans\/pending\//)
  expect(none).toEqual([])
  expect(runOf(here.github.world.git, state('dig')).iteration).toBe(attempts)
})

test(
  'without queue-failed a failed plan holds the queue, and its next plan begins when an order has helped it',
  story,
  async () => {
    const here = await garden(['--one-job'])
    const { github, actions } = here
    here.agent(`[ "$RALPH_TASK_ID" = T1 ] && { cat > /dev/null; exit 0; }\n${goodAgent}`)
    await push(here, two)
    const [held, ...none] = await actions.settled()
    expect([ended(here, 'dig')?.kind, none]).toEqual(['stuck', []])
    expect(logOf(held)).toContain('The queue waits for a person: dig failed.')
    expect(held?.jobs['run']?.summary).toContain('The queue waits for a person: dig failed.')
    expect(hasRef(github.world.git, state('sow'))).toBe(false)
    github.comment('ada', issueOf(here, 'dig'), '/ralph skip T1 "not this year"')
    const runs = green(await actions.settled())
    expect(runs.map(({ event }) => event)).toEqual(['issue_comment', 'workflow_dispatch'])
    expect([ended(here, 'dig'), ended(here, 'sow')]).toEqual([{ kind: 'complete' }, { kind: 'complete' }])
  },
)

test(
  'an order on a thread reaches the plan of that thread: issue or pull request, complete, under way or of nobody',
  story,
  async () => {
    const here = await garden(['--one-job'])
    const { github, actions } = here
    const { git } = github.world
    await push(here, two)
    green(await actions.settled())
    const orders = (name: string) =>
      eventsOf(git, state(name)).flatMap((event) => (event.type === 'command_taken' ? [event.text.split(' ')[0]] : []))
    expect(new Set([issueOf(here, 'dig'), issueOf(here, 'sow'), pullOf(here, 'dig'), pullOf(here, 'sow')]).size).toBe(4)
    github.comment('ada', pullOf(here, 'dig'), '/ralph remember "decision: deeper"')
    green(await actions.settled())
    expect([orders('dig'), orders('sow')]).toEqual([['remember'], []])
    // Sow is open again, while dig is complete: a comment on dig's issue is dig's all the same.
    github.comment('ada', issueOf(here, 'sow'), '/ralph pause "rain"')
    green(await actions.settled())
    github.comment('ada', issueOf(here, 'dig'), '/ralph hint deeper still')
    green(await actions.settled())
    expect([orders('dig'), orders('sow')]).toEqual([['remember', 'hint'], ['pause']])
    expect([runOf(git, state('dig')).paused, runOf(git, state('sow')).paused?.by]).toEqual([null, 'ada'])
    github.comment('ada', pullOf(here, 'sow'), '/ralph undo 1 "too early"')
    green(await actions.settled())
    expect(orders('sow')).toEqual(['pause', 'undo'])
    const other = github.issue('ada', 'A remark of hers')
    github.comment('ada', other.number, '/ralph resume')
    const stray = green(await actions.settled()).find(({ event }) => event === 'issue_comment')
    expect(logOf(stray)).toContain(`the comment is on #${other.number}, where no orders for this run are given`)
    github.comment('ada', issueOf(here, 'sow'), '/ralph resume')
    green(await actions.settled())
    expect(ended(here, 'sow')).toEqual({ kind: 'complete' })
    expect(runOf(git, state('dig')).counts.succeeded).toBe(1)
  },
)

/** The first main step that asks for this dies there: before it, or after the answer has come. */
const dyingAt = (end: string, when: 'before' | 'after'): string => `import fs from 'node:fs'
const { fetch } = globalThis, file = process.env.MOMENTS + '/died'
const die = () => { fs.writeFileSync(file, ''); process.kill(process.pid, 'SIGKILL') }
globalThis.fetch = async (...given) => {
  const dies = String(given[0]?.url ?? given[0]).endsWith('${end}') && !fs.existsSync(file)
  if (dies && '${when}' === 'before') die()
  const answer = await fetch(...given)
  if (dies) die()
  return answer
}`

const required = (name: string, app?: number) => ({
  type: 'required_status_checks',
  branches: /^main$/,
  parameters: { required_status_checks: [{ context: name, ...(app !== undefined && { integration_id: app }) }] },
})

test.each([
  ['--one-job', 'before'],
  ['--one-job', 'after'],
  ['', 'before'],
])('on-complete: merge %s by the check of another app, killed %s the request to merge', story, async (init, when) => {
  const here = await garden(init === '' ? [] : [init], 'on-complete: merge\n')
  const { github, actions } = here
  const { git } = github.world
  const builder = { id: 77, slug: 'builder' }
  github.world.rules.push(required('build', builder.id))
  await push(here, Object.fromEntries([dig ?? []]))
  const first = green(await actions.settled())
  expect(first.map(logOf).join('\n')).toContain('the required check build has not run on it')
  const number = pullOf(here, 'dig')
  addCheckRun(github.world, {
    sha: git.git('rev-parse', work('dig')),
    name: 'build',
    conclusion: 'success',
    app: builder,
  })
  here.preload(dyingAt('/merge', when as 'before'))
  actions.schedule()
  const [tick, killed] = await actions.settled()
  expect(logOf(tick)).toContain(`so #${number} is merged now`)
  expect(killed?.conclusion).toBe('failure')
  expect(github.world.issues.get(number)?.state).toBe(when === 'before' ? 'open' : 'closed')
  here.preload('')
  actions.schedule()
  green(await actions.settled())
  expect(github.world.issues.get(number)?.pull?.mergedAt).not.toBeNull()
  expect(git.git('rev-list', '--count', '--merges', '--first-parent', 'main')).toBe('1')
  expect(tree(here, 'main').join()).toContain('-dig/plan.md')
  expect(github.requests.filter(({ method, path }) => method === 'PUT' && path.endsWith('/merge'))).toHaveLength(1)
})

test(
  'a job that is killed at work on the second plan gives that one back, by its flags as they were',
  story,
  async () => {
    const here = await garden(['--one-job'])
    here.preload(`import child from 'node:child_process'; import { syncBuiltinESMExports } from 'node:module'
let pushes = 0
const { spawn } = child
child.spawn = (...given) => {
  const isPush = process.argv[1]?.includes('/dist/main/') && Array.isArray(given[1]) && given[1].includes('push')
  if (isPush && process.env.GITHUB_EVENT_NAME === 'workflow_dispatch' && ++pushes === 2) process.kill(process.pid, 'SIGKILL')
  return spawn(...given)
}
syncBuiltinESMExports()`)
    await push(here, two)
    const runs = await here.actions.settled()
    const [, killed] = runs
    expect([killed?.event, killed?.conclusion]).toEqual(['workflow_dispatch', 'failure'])
    expect(logOf(killed)).toContain('The run is free for the next job.')
    expect([runOf(here.github.world.git, state('sow')).lease, ended(here, 'dig')]).toEqual([null, { kind: 'complete' }])
    here.preload('')
    here.actions.schedule()
    green(await here.actions.settled())
    expect(ended(here, 'sow')).toEqual({ kind: 'complete' })
    expectSoundRun(here.github.world.git, { state: state('sow'), work: work('sow') })
  },
)

test(
  'queue-base: previous takes the work of the plan before and the configuration that a person has changed since',
  story,
  async () => {
    const here = await garden(['--one-job'], 'queue-base: previous\nbranch-prefix: feat/\n')
    const { github, actions, project } = here
    const { git } = github.world.git
    await push(here, Object.fromEntries([dig ?? []]))
    green(await actions.settled())
    const config = project.repo.git('show', 'main:.github/ralph.yml')
    await push(here, { ...Object.fromEntries([sow ?? []]), '.github/ralph.yml': `${config}\ncommit-prefix: garden\n` })
    green(await actions.settled())
    expect(git('merge-base', '--is-ancestor', 'refs/heads/feat/dig', 'refs/heads/feat/sow')).toBe('')
    const files = git('ls-tree', '-r', '--name-only', 'refs/heads/feat/sow').split('\n')
    expect(files).toEqual(expect.arrayContaining(['T1.txt', 'T2.txt']))
    expect(git('log', '--format=%s', 'refs/heads/feat/dig..refs/heads/feat/sow')).toContain('garden[1]')
    const heads = pulls(here).map(({ pull }) => pull?.head)
    expect(heads).toEqual(['feat/dig', 'feat/sow'])
    for (const { number } of pulls(here)) {
      mergePull(github.world, number, { how: 'merge', deletesBranch: true })
      green(await actions.settled())
    }
    expect(tree(here, 'main').filter((path) => path.endsWith('plan.md'))).toHaveLength(2)
    expect(git('show', 'main:.github/ralph.yml')).toContain('commit-prefix: garden')
  },
)

const ci = `name: ci
on:
  workflow_call: { inputs: { ref: { type: string } } }
permissions: {}
jobs:
  test:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    steps:
      - uses: actions/checkout@v7
        with: { ref: "\${{ inputs.ref }}", persist-credentials: false }
      - run: npm test
`

test('the user’s own CI is the gate of each plan of a queue (begin, finish)', story, async () => {
  const here = await garden(['--one-job'])
  const example = exampleOf('Your own CI as the gate')
  const text = example.replace('npm ci && npm install -g @anthropic-ai/claude-code', 'echo ready')
  await push(here, { ...two, '.github/workflows/ci.yml': ci, '.github/workflows/ralph.yml': text })
  here.actions.dispatch('ralph.yml')
  const runs = green(await here.actions.settled())
  expect([ended(here, 'dig'), ended(here, 'sow')], runs.map(logOf).join('\n')).toEqual([
    { kind: 'complete' },
    { kind: 'complete' },
  ])
  for (const name of ['dig', 'sow']) {
    expectSoundRun(here.github.world.git, { state: state(name), work: work(name) })
    mergePull(here.github.world, pullOf(here, name), { how: 'squash', deletesBranch: true })
    green(await here.actions.settled())
  }
  expect(tree(here, 'main').filter((path) => path.endsWith('plan.md'))).toHaveLength(2)
})
