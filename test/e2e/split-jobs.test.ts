import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modelKey } from '../support/claude-run.ts'
import { goodAgent, leftovers, planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, runOf, stateFile } from '../support/run-on-disk.ts'
import { logOf, type OwnRepository, ownRepository, reached } from '../support/workflow/own-repository.ts'
import type { EndedRun } from '../support/workflow/run-workflow.ts'

const app = {
  'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
  'two.test.js': "import { test } from 'node:test'\ntest('two', () => {})\n",
}

const repository = (tasks: readonly string[], init: readonly string[] = []) =>
  ownRepository({ ...app, 'plan.json': planOf(tasks) }, { init })

/** How each job of run.yml ended, by its name there. */
const jobsOf = (run: EndedRun | undefined): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(run?.jobs ?? {}).flatMap(([name, { conclusion }]) => {
      const [, inner] = name.split(' / ')
      // One at a time is made by the leg of lane 0.
      return inner === undefined ? [] : [[inner.replace(/ \(0\)$/, ''), conclusion]]
    }),
  )

async function ended({ actions }: OwnRepository): Promise<EndedRun[]> {
  const runs = await actions.settled()
  for (const run of runs) expect(run.conclusion, logOf(run)).not.toBe('failure')
  return runs
}

/** What an agent finds that looks for credentials: every process's environment, and every file that it may read. */
const spy = (label: string): string => `
{ cat /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n'; grep -rsh -e ghs_ -e sk- "$RUNNER_TEMP" "$HOME" . ; } > "$MOMENTS/found-${label}" 2>/dev/null; true
`

test('a `workflow_dispatch` input of the user’s own changes nothing, given or not, also if it has the name of a setting', {
  tags: 'thorough/story',
  timeout: 300_000,
}, async () => {
  const here = await repository(['A'])
  const { github, project, actions } = here
  const file = join(project.repo.path, '.github/workflows/ralph.yml')
  const inputs = `      reason: { default: '' }
      verbose: { type: boolean }
      max-turns: { default: 'many' }
      chain:`
  writeFileSync(file, readFileSync(file, 'utf8').replace('      chain:', inputs))
  project.repo.commit('Inputs of our own')
  project.repo.git('push', '--quiet', github.world.git.path, 'main')
  here.agent(goodAgent)
  actions.dispatch('ralph.yml', { reason: 'nightly' })
  const log = (await ended(here)).map(logOf).join('\n')
  expect(committedTasks(github.world.git), log).toEqual(['A'])
  expect(log).not.toMatch(/unknown key|CONFIG_INVALID|max-turns:/)
})

const all = { intake: 'success', agent: 'success', compose: 'skipped', validate: 'success', apply: 'success' }
const untouched = { ...all, agent: 'skipped' }

test('split jobs that call ours: baseline, a guard, a stop while the agent works, and the iteration that is committed', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const here = await repository(['A'])
  const { github, project, actions } = here
  const file = join(project.repo.path, '.github/workflows/ralph.yml')
  // `budget` is an older name, and `settings` holds what run.yml has no input for.
  const given = '      environment: review\n      budget: "9"\n      settings: "max-turns: 33"\n'
  writeFileSync(file, readFileSync(file, 'utf8').replace('    with:\n', `    with:\n${given}`))
  project.repo.commit('Ask before it is ready')
  project.repo.git('push', '--quiet', github.world.git.path, 'main')

  const bad = "mkdir -p .github/workflows; echo 'on: push' > .github/workflows/x.yml"
  const held = 'touch "$MOMENTS/here"; sleep 300'
  here.agent(`${spy('agent')}
case "$RALPH_ATTEMPT" in 1) ${bad};; 2) ${held};; esac
${goodAgent}`)
  actions.dispatch('ralph.yml')
  await reached(project, 'here')
  github.comment('ada', 1, '/ralph pause')
  const paused = await ended(here)
  // The guard needs no checks, nor does a call that was ended.
  const unchecked = { ...all, validate: 'skipped' }
  const started = paused.filter(({ event }) => event === 'workflow_dispatch')
  expect(started.map(jobsOf), paused.map(logOf).join('\n')).toEqual(
    [untouched, unchecked, unchecked].map((jobs) => ({ ...jobs, ready: 'skipped' })),
  )
  const after = runOf(github.world.git)
  expect(after).toMatchObject({ counts: { failed: 1, interrupted: 1 }, paused: { by: 'ada' } })
  expect(after.rules?.values).toMatchObject({ 'cost-budget': { value: 9, from: 'input cost-budget' } })
  for (const run of started)
    expect(logOf(run).split('`budget` of run.yml is now called `cost-budget`'), 'one notice').toHaveLength(2)

  here.agent(goodAgent)
  github.comment('ada', 1, '/ralph resume')
  const last = await ended(here)
  expect(last.map(jobsOf), last.map(logOf).join('\n')).toEqual([{ ...all, ready: 'success' }])
  const applied = Object.entries(last[0]?.jobs ?? {}).find(([name]) => name.endsWith('apply'))?.[1]
  expect(applied?.outputs).toMatchObject({ status: 'complete', 'ready-due': 'true' })
  expect(committedTasks(github.world.git)).toEqual(['A'])
  expect(expectSoundRun(github.world.git).stop).toEqual({ kind: 'complete' })
  const [pull] = [...github.world.issues.values()].flatMap(({ pull: one }) => (one ? [one] : []))
  expect(pull).toMatchObject({ draft: false })

  // No token that may write was anywhere near the agent; its own may read, and no more.
  const found = readFileSync(join(project.moments, 'found-agent'), 'utf8')
  const writing = github.tokens.filter(({ permissions }) => Object.values(permissions).includes('write'))
  expect(writing.length).toBeGreaterThan(6)
  for (const { value } of writing) expect(found).not.toContain(value)
  expect(await leftovers({ root: actions.root })).toEqual([])
})

test('split jobs: the plan that people keep is ticked in the commit that the checks saw, and each job finds the run of a tasks.md', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const plan = '# Tasks: Album\n\n- [ ] T001 Write T001.txt\n- [ ] T002 Write T002.txt\n'
  const here = await ownRepository(
    { ...app, 'tasks.md': plan, 'see.sh': 'cp tasks.md "$MOMENTS/checked"\n' },
    { init: ['--plan', 'tasks.md', '--validate', 'sh see.sh'], settings: 'check-env: [MOMENTS]\n' },
  )
  const { github, actions, project } = here
  const work = (): string => github.world.git.git('show', 'refs/heads/ralph/work/tasks:tasks.md')
  here.agent(goodAgent)
  actions.dispatch('ralph.yml')
  const runs = await ended(here)
  expect(work(), runs.map(logOf).join('\n')).toBe(plan.replaceAll('[ ]', '[x]').trimEnd())
  expect(readFileSync(join(project.moments, 'checked'), 'utf8')).toBe(plan.replaceAll('[ ]', '[x]'))
})

test('split jobs: a cited test ran in the job of the checks, an empty one and a line exist, and nothing else is known', {
  tags: 'thorough/story',
  timeout: 300_000,
}, async () => {
  const acceptance_criteria = ['It adds', 'It is empty', 'It is there', 'Users like it']
  const plan = planOf([{ id: 'ADD', acceptance_criteria }])
  const here = await ownRepository({ ...app, 'plan.json': plan })
  const tests = `import { test } from 'node:test'
import assert from 'node:assert'
test('adds', () => { console.log('ok 9 - users like it'); assert.equal(1 + 2, 3) })
test('is empty', () => {})
`
  const evidence = [
    { criterion: 1, file: 'add.test.js', test: 'adds' },
    { criterion: 2, file: 'add.test.js', test: 'is empty' },
    { criterion: 3, file: 'add.js', line: 1 },
    { criterion: 4, file: 'add.test.js', test: 'users like it' },
  ]
  here.agent(`cat > /dev/null; echo 'export const add = (a, b) => a + b' > add.js
cat > add.test.js <<'END'
${tests}END
cat > "$RALPH_HANDOFF_FILE" <<'END'
${JSON.stringify({ summary: 'Added add.', freeform: 'Nothing to watch for.', evidence })}
END
`)
  here.actions.dispatch('ralph.yml')
  const log = (await ended(here)).map(logOf).join('\n')
  const { git } = here.github.world
  expect(committedTasks(git), log).toEqual(['ADD'])
  const { criteria } = JSON.parse(stateFile(git, 'counsel/evidence.json'))
  expect(criteria.map((one: { criterion: string; level: string }) => [one.criterion, one.level])).toEqual([
    ['It adds', 'ran'],
    ['It is empty', 'exists'],
    ['It is there', 'exists'],
    ['Users like it', 'claimed'],
  ])
  const [pull] = [...here.github.world.issues.values()].filter((one) => one.pull)
  for (const row of [/It adds .* ran \|/, /It is empty .* exists \|/, /Users like it .* claimed \|/])
    expect(pull?.body).toMatch(row)
  expectSoundRun(git)
})

test('split jobs: the checks see no secret, and no log shows one', {
  timeout: 600_000,
}, async () => {
  const here = await ownRepository(
    { ...app, 'plan.json': planOf(['A']), 'spy.sh': spy('check') },
    { init: ['--validate', 'sh spy.sh'], settings: 'check-env: [MOMENTS]\n' },
  )
  here.agent(goodAgent)
  here.actions.dispatch('ralph.yml')
  const runs = await ended(here)
  expect(runs.map(jobsOf), runs.map(logOf).join('\n')).toEqual(
    [untouched, all].map((jobs) => ({ ...jobs, ready: 'skipped' })),
  )
  expect(runOf(here.github.world.git).stop).toEqual({ kind: 'complete' })
  expect(readFileSync(join(here.project.moments, 'found-check'), 'utf8')).not.toContain(modelKey)
  for (const run of runs) expect(logOf(run)).not.toContain(modelKey)
  for (const run of runs) expect(logOf(run), 'each job may do what it tries').not.toContain('##[warning]')
})

test('a run that a person cancels while its agent works settles that, starts nothing, and converges when started again', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const here = await repository(['A'])
  const { github, actions, project } = here
  here.agent(`touch "$MOMENTS/here"; sleep 300`)
  const first = actions.dispatch('ralph.yml')
  await reached(project, 'here')
  const [, second] = [...github.world.runs.values()]
  actions.cancel(second ?? first)
  await actions.settled()
  expect(runOf(github.world.git)).toMatchObject({
    stop: { kind: 'cancelled' },
    lease: null,
    counts: { interrupted: 1 },
  })
  here.agent(goodAgent)
  actions.dispatch('ralph.yml')
  const runs = await ended(here)
  expect(runOf(github.world.git).stop, runs.map(logOf).join('\n')).toEqual({ kind: 'complete' })
  expectSoundRun(github.world.git)
})

test('a run that is cancelled while its agent works keeps what the calls before it came to: they count, and stand in the log', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const here = await ownRepository(
    { ...app, 'plan.json': planOf(['A']) },
    { init: [], settings: 'mode: agent-orchestrated\n' },
  )
  const { github, actions, project } = here
  here.agent(`case $RALPH_PASS in
prep) echo '{"action":"proceed","reason":"all is known"}' > "$RALPH_HANDOFF_FILE"; exit ;;
esac
echo '{"type":"assistant","message":{"id":"m1","content":[],"usage":{"input_tokens":900,"output_tokens":80}}}'
touch "$MOMENTS/here"; sleep 300`)
  const first = actions.dispatch('ralph.yml')
  await reached(project, 'here')
  const [, second] = [...github.world.runs.values()]
  actions.cancel(second ?? first)
  const runs = await actions.settled()
  expect(runOf(github.world.git), runs.map(logOf).join('\n')).toMatchObject({
    ...{ stop: { kind: 'cancelled' }, lease: null, counts: { interrupted: 1 } },
  })
  expect(eventsOf(github.world.git).filter(({ type }) => type === 'agent_call')).toMatchObject([
    { role: 'prep', iteration: 1, outcome: 'proceed: all is known' },
  ])
  // What its agent had used when it was heard of last.
  expect(eventsOf(github.world.git).find(({ type }) => type === 'attempt_interrupted')).toMatchObject({
    usage: { input_tokens: 900, output_tokens: 80, turns: 1 },
  })
  expectSoundRun(github.world.git)
})
