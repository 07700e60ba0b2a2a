import { expect, test } from 'vitest'
import { mergePull } from '../support/github/merge-pull.ts'
import { leftovers } from '../support/project.ts'
import { expectSoundRun, hasRef, runOf } from '../support/run-on-disk.ts'
import { garden, green, plans, pullOf, push, state, tree, work } from '../support/workflow/garden-queue.ts'
import { logOf, type OwnRepository } from '../support/workflow/own-repository.ts'

const names = ['dig', 'sow', 'reap']

/** Ada merges them in turn; each merge starts a job, which has nothing to do. Then the folders of the base are right. */
async function mergeAll(here: OwnRepository, how: 'squash' | 'merge' | 'rebase'): Promise<void> {
  for (const name of names) {
    mergePull(here.github.world, pullOf(here, name), { how, deletesBranch: true })
    const [run, ...more] = green(await here.actions.settled())
    expect([run?.event, more], logOf(run)).toEqual(['push', []])
    expect(logOf(run)).toContain('Nothing to do')
  }
  const day = new Date().toISOString().slice(0, 10)
  const archived = names.toSorted().flatMap((name) => {
    return ['plan.md', 'progress.md'].map((file) => `plans/complete/${day}-${name}/${file}`)
  })
  expect(tree(here, 'main').filter((path) => !path.endsWith('.gitkeep'))).toEqual(archived)
}

test('a queue in CI: whoever ends a plan starts the next one, and says so', {
  timeout: 200_000,
  tags: 'thorough/story',
}, async () => {
  const here = await garden(['--one-job'])
  await push(here, Object.fromEntries(Object.entries(plans).slice(0, 2)))
  const runs = green(await here.actions.settled())
  expect(runs.map(({ event }) => event)).toEqual(['push', 'workflow_dispatch'])
  for (const name of ['dig', 'sow']) expectSoundRun(here.github.world.git, { state: state(name), work: work(name) })
  expect(logOf(runs[0])).toContain('The next plan of the queue was started: plans/pending/020-sow.md')
  const summaries = Object.values(runs[0]?.jobs ?? {}).map(({ summary }) => summary)
  expect(summaries.join()).toMatch(/\[See the plan\]\(http[^)]*\/blob\/main\/plans\/pending\/020-sow\.md\)/)
  expect(logOf(runs[1])).toContain('The queue is done')
})

test('a queue of three plans in CI, from the push to the third merged pull request: each starts the next one', {
  tags: 'thorough/story',
  timeout: 400_000,
}, async () => {
  const here = await garden(['--one-job'])
  await push(here, plans)
  const runs = green(await here.actions.settled())
  expect(runs.map(({ event }) => event)).toEqual(['push', 'workflow_dispatch', 'workflow_dispatch'])
  for (const name of names) {
    expect(expectSoundRun(here.github.world.git, { state: state(name), work: work(name) }).stop).toEqual({
      kind: 'complete',
    })
    expect(pullOf(here, name)).toBeGreaterThan(0)
  }
  expect(logOf(runs[0])).toContain('The next plan of the queue was started: plans/pending/020-sow.md')
  expect(logOf(runs[2])).toContain('The queue is done')
  // Complete and not merged: neither a person nor the clock begins one of them again.
  const tips = here.github.world.git.git('for-each-ref')
  here.actions.dispatch('ralph.yml')
  here.actions.schedule()
  green(await here.actions.settled())
  expect(here.github.world.git.git('for-each-ref')).toBe(tips)
  await mergeAll(here, 'squash')
  expect(await leftovers({ root: here.actions.root })).toEqual([])
})

test('the same in split jobs', { tags: 'thorough/story', timeout: 900_000 }, async () => {
  const here = await garden([])
  await push(here, plans)
  const runs = green(await here.actions.settled())
  expect(new Set(runs.map(({ event }) => event))).toEqual(new Set(['push', 'workflow_dispatch']))
  for (const name of names) expectSoundRun(here.github.world.git, { state: state(name), work: work(name) })
  await mergeAll(here, 'merge')
})

/** The first attempt asks for one more task, which the next iteration does. */
const amending = `cat > /dev/null
echo "work of $RALPH_TASK_ID" > "$RALPH_TASK_ID.txt"
wants='[]'
[ "$RALPH_TASK_ID" = T1 ] && wants='[{"action":"add","reason":"it needs water","task":{"id":"T9","title":"Water it","description":"Write T9.txt."}}]'
echo '{"summary":"Did it.","freeform":"Notes.","plan_amendments":'"$wants"'}' > "$RALPH_HANDOFF_FILE"
`

test('split jobs write an amendment into the plan that they move: prepared on one machine, finished on another', {
  tags: 'thorough/story',
  timeout: 900_000,
}, async () => {
  const here = await garden([])
  here.agent(amending)
  await push(here, { 'plans/pending/010-dig.md': plans['plans/pending/010-dig.md'] })
  const runs = green(await here.actions.settled())
  const { git } = here.github.world.git
  const run = expectSoundRun(here.github.world.git, { state: state('dig'), work: work('dig') })
  expect(run.stop, runs.map(logOf).join('\n')).toEqual({ kind: 'complete' })
  expect(run.counts.succeeded).toBe(2)
  const plan = tree(here, work('dig')).find((path) => /complete\/[-\d]+-dig\/plan\.md$/.test(path)) ?? ''
  const [begun = ''] = git('log', '--reverse', '--format=%H', '--grep=T1', `main..${work('dig')}`).split('\n')
  const first = git('show', `${begun}:plans/current/010-dig.md`)
  expect(first, 'with the commit of the task that asked for it').toContain('### T9: Water it')
  expect(first.match(/\*\*Status:\*\* complete/g)).toHaveLength(1)
  const text = git('show', `${work('dig')}:${plan}`)
  expect(text.match(/\*\*Status:\*\* complete/g)).toHaveLength(2)
  expect(git('show', `${work('dig')}:${plan.replace('plan.md', 'progress.md')}`)).toMatch(/T1[\s\S]*T9/)
  expect(tree(here, work('dig')).filter((path) => /(?:pending|current)\/[^.]/.test(path))).toEqual([])
})

/**
 * The engine kills itself, as a lost machine would, now before and now after a push or the start of another job, with
 * growing gaps: else each job would die at the same place for ever. Loaded into each step, so that nothing of the program has to know.
 */
const mortal = `import child from 'node:child_process'; import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'
const count = (name) => { const file = process.env.MOMENTS + '/' + name; fs.appendFileSync(file, 'x'); return fs.statSync(file).size }
const die = () => process.kill(process.pid, 'SIGKILL')
const { spawn } = child
child.spawn = (...given) => {
  if (!process.env.MOMENTS || !Array.isArray(given[1]) || !given[1].includes('push')) return spawn(...given)
  const at = [2, 4, 7, 12, 18, 25, 33].indexOf(count('pushes'))
  if (at >= 0 && at % 2 === 0) die()
  const started = spawn(...given)
  if (at % 2 === 1) started.on('exit', die)
  return started
}
syncBuiltinESMExports()
const { fetch } = globalThis
globalThis.fetch = async (...given) => {
  if (!String(given[0]?.url ?? given[0]).endsWith('/dispatches')) return fetch(...given)
  const at = [1, 3, 6, 10].indexOf(count('dispatches'))
  if (at >= 0 && at % 2 === 0) die()
  const answer = await fetch(...given)
  if (at % 2 === 1) die()
  return answer
}`

test.each([
  ['base', 'squash'],
  ['previous', 'merge'],
] as const)(
  'killed in each move, with queue-base: %s, nothing is begun twice and nothing lost',
  {
    tags: 'thorough/race',
    timeout: 1_800_000,
  },
  async (base, how) => {
    const here = await garden(['--one-job'], `queue-base: ${base}\n`)
    here.preload(mortal)
    await push(here, plans)
    const done = (): boolean =>
      names.every((name) => {
        const run = hasRef(here.github.world.git, state(name)) && runOf(here.github.world.git, state(name))
        return run && run.stop?.kind === 'complete' && run.lease === null
      })
    let killed = 0
    for (let round = 0; !done(); round++) {
      expect(round, 'the watchdog alone brings it to its end').toBeLessThan(40)
      killed += (await here.actions.settled()).filter(({ conclusion }) => conclusion === 'failure').length
      here.actions.schedule()
    }
    killed += (await here.actions.settled()).filter(({ conclusion }) => conclusion === 'failure').length
    expect(killed).toBeGreaterThan(3)
    here.preload('')
    for (const name of names) {
      const run = expectSoundRun(here.github.world.git, { state: state(name), work: work(name) })
      expect(run.counts.succeeded).toBe(1)
    }
    // What was killed before it was shown is shown by the next look at it.
    for (const name of names) here.actions.dispatch('ralph.yml', { plan: `plans/pending/${name}.md` })
    green(await here.actions.settled())
    if (base === 'previous') {
      const { git } = here.github.world.git
      expect(git('merge-base', '--is-ancestor', work('sow'), work('reap'))).toBe('')
    }
    await mergeAll(here, how)
  },
)

test('the first job of a queue that dies before its first write is made up for; the workflow alone begins nothing', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const here = await garden(['--one-job'])
  const { github, actions } = here
  // Plans that were there before the workflow.
  here.project.repo.commit('Plans', { 'plans/pending/010-dig.md': plans['plans/pending/010-dig.md'] })
  here.project.repo.git('push', '--quiet', github.world.git.path, 'main')
  actions.schedule()
  const [idle, ...none] = green(await actions.settled())
  expect(logOf(idle)).toContain('dig comes next and is not started: no plan of the queue has begun')
  expect(none).toEqual([])
  here.preload(`import fs from 'node:fs'
if (process.argv[1]?.includes('main')) { const file = process.env.MOMENTS + '/first'; if (!fs.existsSync(file)) { fs.writeFileSync(file, ''); process.kill(process.pid, 'SIGKILL') } }`)
  await push(here, { 'plans/pending/020-sow.md': plans['plans/pending/020-sow.md'] })
  const [killed, ...others] = await actions.settled()
  expect([killed?.event, killed?.conclusion, others]).toEqual(['push', 'failure', []])
  expect(github.world.git.git('for-each-ref', 'refs/heads/ralph')).toBe('')
  actions.schedule()
  const runs = green(await actions.settled())
  expect(runs.map(({ event }) => event)).toEqual(['schedule', 'workflow_dispatch', 'workflow_dispatch'])
  for (const name of ['dig', 'sow']) {
    expect(expectSoundRun(github.world.git, { state: state(name), work: work(name) }).counts.succeeded).toBe(1)
  }
})

test('a plan that arrives while another is at work waits for its turn, and merges without a conflict', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const here = await garden(['--one-job'])
  const [first] = Object.entries(plans)
  await push(here, Object.fromEntries(first ? [first] : []))
  green(await here.actions.settled())
  // Its branch has emptied plans/pending/: git must not take that folder for renamed.
  await push(here, { 'plans/pending/020-sow.md': plans['plans/pending/020-sow.md'] })
  const runs = green(await here.actions.settled())
  expect(runs.map(({ event }) => event)).toEqual(['push'])
  for (const name of ['dig', 'sow']) {
    mergePull(here.github.world, pullOf(here, name), { how: 'merge', deletesBranch: true })
    green(await here.actions.settled())
  }
  expect(tree(here, 'main').filter((path) => path.endsWith('plan.md'))).toHaveLength(2)
  expect(tree(here, 'main').filter((path) => /pending\/.*\.md$/.test(path))).toEqual([])
})

const ci = `name: ci
on: pull_request
permissions: { contents: read }
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - run: 'true'
`

test('on-complete: merge waits for the required check of the server on exactly that commit, says so, and merges then', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const here = await garden(['--one-job'], 'on-complete: merge\n')
  const { github, actions } = here
  const [first] = Object.entries(plans)
  await push(here, Object.fromEntries([...(first ? [first] : []), ['.github/workflows/ci.yml', ci]]))
  const [unruled] = green(await actions.settled())
  expect(logOf(unruled)).toContain('was not merged (on-complete: merge): no status check is required on main')
  const number = pullOf(here, 'dig')
  github.world.rules.push({
    type: 'required_status_checks',
    branches: /^main$/,
    parameters: { required_status_checks: [{ context: 'test' }] },
  })
  actions.dispatch('ralph.yml', { plan: 'plans/pending/010-dig.md' })
  const [held] = green(await actions.settled())
  expect(logOf(held)).toContain("a push by the workflow's own token starts no checks")
  expect(github.world.issues.get(number)?.state).toBe('open')
  const own = [...github.world.runs.values()].findLast(({ conclusion }) => conclusion === 'action_required')
  if (own) actions.approve(own)
  green(await actions.settled())
  actions.schedule()
  const [tick, merging] = green(await actions.settled())
  expect(logOf(tick)).toContain(`its required checks have passed, so #${number} is merged now`)
  expect(logOf(merging)).toContain(`Pull request #${number} was merged`)
  expect(github.world.issues.get(number)?.pull?.mergedAt).not.toBeNull()
})

test.each([
  ['--one-job', 'push'],
  ['--one-job', 'start'],
  ['', 'push'],
])(
  'a watchdog that sleeps is woken by a job %s that dies before its first write (%s), and begins the plan again',
  { tags: 'thorough/story', timeout: 600_000 },
  async (init, moment) => {
    const here = await garden(init === '' ? [] : [init])
    const { github, actions } = here
    const watchdog = () => [...github.world.workflows.values()].find(({ path }) => path.endsWith('ralph-watchdog.yml'))
    await push(here, { 'plans/pending/010-dig.md': plans['plans/pending/010-dig.md'] })
    green(await actions.settled())
    actions.schedule()
    green(await actions.settled())
    expect(watchdog()?.state).toBe('disabled_manually')
    // The whole machine is lost: no step after this one, and no clock while the watchdog is off.
    here.preload(moment === 'push' ? dyingAtPush : dyingAtOnce)
    await push(here, { 'plans/pending/020-sow.md': plans['plans/pending/020-sow.md'] })
    const [killed] = await actions.settled()
    expect([killed?.event, killed?.conclusion]).toEqual(['push', 'failure'])
    expect(hasRef(github.world.git, state('sow'))).toBe(false)
    here.preload('')
    expect(watchdog()?.state).toBe('active')
    actions.schedule()
    const runs = green(await actions.settled())
    expect(runs.map(({ event }) => event).slice(0, 2)).toEqual(['schedule', 'workflow_dispatch'])
    expect(expectSoundRun(github.world.git, { state: state('sow'), work: work('sow') }).counts.succeeded).toBe(1)
  },
)

/** In the step, and in what GitHub runs after it: what it would have mended is left. */
const dyingAtPush = `import child from 'node:child_process'; import { syncBuiltinESMExports } from 'node:module'
const { spawn } = child
child.spawn = (...given) => {
  if (Array.isArray(given[1]) && given[1].includes('push')) process.kill(process.pid, 'SIGKILL')
  return spawn(...given)
}
syncBuiltinESMExports()
if (process.argv[1]?.includes('/dist/post/')) process.kill(process.pid, 'SIGKILL')`

/** The step alone: GitHub still runs what comes after it. */
const dyingAtOnce = `if (process.argv[1]?.includes('/dist/main/')) process.kill(process.pid, 'SIGKILL')`
