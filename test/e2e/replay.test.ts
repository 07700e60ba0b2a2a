import { lstatSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { RunEvent } from '../../src/schema/run/event.ts'
import { RunState } from '../../src/schema/run/run-state.ts'
import { dist } from '../support/cli.ts'
import { goodAgent, leftovers, makeProject, type Project, planOf } from '../support/project.ts'
import { callsIn, fileAt, filesWith, refsOf, replay, replayText, workTreeOf } from '../support/replaying.ts'
import { eventsOf, stateFile } from '../support/run-on-disk.ts'

const secret = 'hunter2-canary-of-a-recording'
const token = 'sk-ant-api03-canary-of-a-recording'

/** Every way in which an attempt can go, one after the other; what differs goes into `$MOMENTS`. */
const script = `cat > /dev/null
echo "working on $RALPH_TASK_ID, attempt $RALPH_ATTEMPT, with $SECRET_TOKEN"
case $RALPH_TASK_ID-$RALPH_ATTEMPT in
ODD-1) echo broken > state.txt;;
ODD-2)
  rm old.txt; rm -r folder; echo file > folder
  printf 'a\\000b' > new.bin; chmod 755 new.bin
  ln -s new.bin link; echo good > state.txt;;
LEAK-1) echo "key = ${token}" > leak.txt;;
LEAK-2) echo half > half.txt; exit 7;;
*) echo "$RALPH_TASK_ID" > "$RALPH_TASK_ID.txt";;
esac
echo '{"summary":"Did '$RALPH_TASK_ID'.","freeform":"It holds ${token} and '$SECRET_TOKEN'."}' > "$RALPH_HANDOFF_FILE"
`

const check = 'test "$(cat state.txt 2>/dev/null || echo good)" = good'

async function recorded(): Promise<{ project: Project; recording: string }> {
  const project = makeProject({
    'plan.json': planOf(['ODD', 'LEAK', 'LAST']),
    'old.txt': 'old\n',
    'folder/inside.txt': 'inside\n',
    'CLAUDE.md': `The house has a rule: ${token}.\n`,
  })
  const recording = join(project.root, 'recording')
  const agent = [...project.agent(script), '--agent-env', 'SECRET_TOKEN', '--record', recording]
  const end = await project.ralph(['run', ...agent, '--validate', check], { env: { SECRET_TOKEN: secret } })
  expect(end, end.stdout + end.stderr).toMatchObject({ code: 0 })
  return { project, recording }
}

test('a recorded job is replayed twice, offline, to the same commit of the state, and no secret is in the recording', async () => {
  const { project, recording } = await recorded()
  expect(filesWith(recording, secret)).toEqual([])
  expect(filesWith(recording, token)).toEqual([])
  expect(callsIn(recording)).toHaveLength(6)

  const first = await replay(project, [recording])
  const second = await replay(project, [recording])
  expect(first).toMatchObject({ differences: [], prompts: [], ended: null })
  expect(refsOf(first)).toBe(refsOf(second))
  expect(first.repository).not.toBe(second.repository)

  const [was, is] = [project.repo.git('show', 'ralph/state/demo:run.json'), fileAt(first, `${first.state}:run.json`)]
  const [before, now] = [was, is].map((text) => RunState.parse(JSON.parse(text)))
  expect(now).toMatchObject({ run: before?.run, counts: before?.counts, usage: before?.usage, stop: before?.stop })
  const tree = 'ralph/work/demo^{tree}'
  expect(fileAt(first, 'ralph/work/demo:CLAUDE.md')).toBe(`The house has a rule: ${token}.\n`)
  expect(project.repo.git('rev-parse', tree)).toBe(workTreeOf(first))
  expect(await leftovers(project)).toEqual([])
})

test('--at stops at an iteration, leaves its tree, and shows it in the order in which it happened', {
  tags: 'thorough/variant',
}, async () => {
  const { project, recording } = await recorded()
  const { workspace, events } = await replay(project, [recording, '--at', '2'])
  expect(readFileSync(join(workspace, 'folder'), 'utf8')).toBe('file\n')
  expect(readFileSync(join(workspace, 'new.bin'))).toEqual(Buffer.from('a\0b'))
  expect(lstatSync(join(workspace, 'new.bin')).mode & 0o111).not.toBe(0)
  expect(readlinkSync(join(workspace, 'link'))).toBe('new.bin')
  expect(() => lstatSync(join(workspace, 'old.txt'))).toThrow('ENOENT')
  expect(events.filter(({ type }) => type === 'attempt_started')).toHaveLength(2)

  const { code, stdout } = await replayText(project, [recording, '--at', '1'])
  expect(code).toBe(0)
  const order = ['Iteration 1: ODD', 'Prompt, ', 'ID: ODD', 'Agent (', 'working on ODD', 'Changes', 'written state.txt']
  const places = [...order, 'Checks', '✗ test', 'Verdict', 'ODD failed (checks)', 'as recorded'].map((text) =>
    stdout.lastIndexOf(text),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(stdout).not.toContain('attempt 2')
})

test("without a recording, a run's state is replayed: all of it, and one iteration from where it began", {
  tags: 'thorough/variant',
}, async () => {
  const { project } = await recorded()
  const whole = await replay(project, ['demo'])
  expect(whole).toMatchObject({ differences: [], prompts: [] })
  expect(whole.events.filter(({ type }) => type === 'attempt_started')).toHaveLength(6)
  expect(workTreeOf(whole)).toBe(project.repo.git('rev-parse', 'ralph/work/demo^{tree}'))

  const one = await replay(project, ['ralph/state/demo', '--at', '4'])
  const again = await replay(project, ['demo', '--at', '4'])
  expect(one).toMatchObject({ differences: [], prompts: [] })
  expect(refsOf(one)).toBe(refsOf(again))
  expect(one.events.filter(({ type }) => type === 'attempt_started')).toEqual([
    expect.objectContaining({ iteration: 4 }),
  ])
  expect(readFileSync(join(one.workspace, 'half.txt'), 'utf8')).toBe('half\n')
})

test.each([
  [
    'prd.json',
    JSON.stringify({
      branchName: 'ralph/demo',
      userStories: ['A', 'B'].map((id) => ({ id, title: id, passes: false })),
    }),
  ],
  ['demo.md', '# Plan: demo\n\n### A: a\n**Status:** open\n\n### B: b\n**Status:** open\n\n## Discovered\n'],
])(
  'a run that writes into its plan is replayed to the same trees, from a recording and from its state: %s',
  {
    tags: 'thorough/variant',
  },
  async (file, text) => {
    const project = makeProject({ [file]: text })
    const recording = join(project.root, 'recording')
    const run = ['run', '--plan', file, ...project.agent(goodAgent), '--validate', 'true', '--record', recording]
    const end = await project.ralph(run)
    expect(end, end.stdout + end.stderr).toMatchObject({ code: 0 })
    const branch = file === 'prd.json' ? 'ralph/demo' : 'ralph/work/demo'
    const written = project.repo.git('show', `${branch}:${file}`)
    expect(written).not.toBe(text.trimEnd())
    for (const source of [recording, 'demo']) {
      const replayed = await replay(project, [source])
      expect(replayed, source).toMatchObject({ differences: [], prompts: [] })
      expect(fileAt(replayed, `${branch}:${file}`).trimEnd(), source).toBe(written)
    }
  },
)

/** Each of the calls around an agent; `one` passes at its second attempt, `three` is skipped. */
const orchestrated = `prompt=$(cat)
answer() { printf '%s' "$1" > "$RALPH_HANDOFF_FILE"; }
briefing="## Approach\\n\\nWrite the file of $RALPH_TASK_ID."
case $RALPH_PASS-$RALPH_TASK_ID in
prep-three) answer '{"action":"skip","reason":"It is there."}';;
prep-one) answer '{"action":"research","reason":"unsure","research":["how?"]}';;
prep-*|research-*) answer '{"action":"proceed","reason":"go","prepared_prompt":"'"$briefing"'"}';;
post-*) answer '{"operations":[{"action":"add","type":"gotcha","text":"Learned before '$RALPH_ITERATION'.","sources":['$((RALPH_ITERATION - 1))']}],"recommended_action":"proceed","summary":"Fine."}';;
pass:security-*) answer '{"issues":[{"severity":"critical","description":"It trusts its caller."}],"summary":"One."}';;
*)
  echo "work $RALPH_ATTEMPT" > "$RALPH_TASK_ID.txt"
  answer '{"summary":"Did it.","freeform":"Notes."}';;
esac
`

test("calls around the agent and passes are replayed from the run's state, and attempts that they held back", {
  tags: 'thorough/variant',
}, async () => {
  const passes = [{ name: 'security', trigger: 'on_success', prompt_template: 'security', fail_on: 'never' }]
  const project = makeProject({
    'plan.json': planOf(['one', 'two', 'three']),
    '.ralph/config/agents.json': JSON.stringify({ passes }),
  })
  const check = 'test "$(cat one.txt 2>/dev/null || echo work 2)" != "work 1"'
  const flags = [...project.agent(orchestrated), '--mode', 'agent-orchestrated', '--validate', check]
  const end = await project.ralph(['run', ...flags])
  expect(end, end.stdout + end.stderr).toMatchObject({ code: 3 })
  const calls = eventsOf(project.repo).flatMap((event) =>
    event.type === 'agent_call' ? `${event.role} ${event.iteration} ${event.outcome}` : [],
  )
  expect(calls.map((call) => call.split(' ').slice(0, 2).join(' '))).toEqual([
    ...['prep 1', 'research 1', 'post 2', 'prep 2', 'research 2', 'post 3', 'prep 3', 'post 4', 'prep 4'],
  ])

  const again = await replay(project, ['demo'])
  expect(again).toMatchObject({ differences: [], prompts: [], ended: null })
  const replayed = again.events as unknown as RunEvent[]
  expect(
    replayed.flatMap((event) =>
      event.type === 'agent_call' ? `${event.role} ${event.iteration} ${event.outcome}` : [],
    ),
  ).toEqual(calls)
  expect(replayed.filter(({ type }) => type === 'agent_pass')).toMatchObject([{ critical: 1 }, { critical: 1 }])
  const index = fileAt(again, `${again.state}:knowledge-index.md`)
  expect(index).toContain('Learned before 3.')
  expect(index.trimEnd()).toBe(stateFile(project.repo, 'knowledge-index.md'))
  expect(replayed).toContainEqual(expect.objectContaining({ type: 'amendment_accepted', given_up: true }))
  expect(workTreeOf(again)).toBe(project.repo.git('rev-parse', 'ralph/work/demo^{tree}'))

  const one = await replay(project, ['demo', '--at', '3'])
  expect(one).toMatchObject({ differences: [], prompts: [] })
  const held = await replay(project, ['demo', '--at', '4'])
  expect(held.events).toContainEqual(expect.objectContaining({ type: 'attempt_interrupted', cause: 'held_back' }))
})

const sums = {
  'package.json': '{ "type": "module" }\n',
  'add.test.js': `import { test } from 'node:test'\nimport assert from 'node:assert'\ntest('adds', () => { assert.equal(1 + 2, 3) })\n`,
}

/** The agent of B finds everything there already and cites the test of the base; a verifier agrees. */
const claiming = `cat > /dev/null
answer() { echo '{"type":"result","structured_output":'"$1"',"total_cost_usd":0.02}'; exit; }
cited='"evidence":[{"criterion":1,"file":"add.test.js","test":"adds"}]'
[ "$RALPH_PASS" = verify ] && answer '{"complete":true,"summary":"It adds.","missing":[]}'
[ "$RALPH_TASK_ID" = B ] && answer '{"summary":"Nothing to do.","freeform":"It is there.","no_change_needed":{"why":"It adds.","evidence":"add.test.js"},'"$cited"'}'
echo "$RALPH_TASK_ID" > "$RALPH_TASK_ID.txt"
answer '{"summary":"Did it.","freeform":"Notes.",'"$cited"'}'`

test('a claim that a verifier accepted is replayed, from a recording and from the state, with what is known of each criterion', {
  tags: 'thorough/variant',
}, async () => {
  const tasks = ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id, acceptance_criteria: ['It adds'] }))
  const project = makeProject({ ...sums, 'plan.json': planOf(tasks) })
  const recording = join(project.root, 'recording')
  const run = [
    'run',
    ...project.agent(claiming),
    '--validate',
    'node --test --test-reporter=tap',
    '--no-change',
    'accept',
  ]
  await project.ralph([...run, '--max-iterations', '2', '--record', recording])
  const end = await project.ralph(run)
  expect(end, end.stdout + end.stderr).toMatchObject({ code: 0 })
  const factsOf = (events: readonly object[]): (string | number)[] =>
    (events as RunEvent[]).flatMap((event): (string | number)[] => {
      if (event.type === 'unchanged_accepted') return [event.task]
      return event.type === 'evidence_gathered' ? [event.ran] : []
    })
  expect(factsOf(eventsOf(project.repo))).toEqual(['B', 5])

  const again = await replay(project, [recording])
  expect(again).toMatchObject({ differences: [], prompts: [], ended: null })
  expect(factsOf(again.events)).toEqual(['B'])
  const { code, stdout } = await replayText(project, ['demo', '--json'])
  expect(code, stdout).toBe(0)
  const parts = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  for (const part of parts) expect(part).toMatchObject({ differences: [], prompts: [], ended: null })
  expect(
    parts.map(({ events }) => factsOf(events)),
    'the second part begins with what the first one found',
  ).toEqual([['B'], [5]])
})

test('jobs, approvals and runs begun anew are replayed part by part, each from the state that it began with', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const run = ['run', ...project.agent(goodAgent), '--validate', 'true']
  await project.ralph([...run, '--approval', 'iteration'])
  await project.ralph(['approve'])
  await project.ralph(run)
  project.repo.commit('The base moves', { 'more.txt': 'more' })
  expect((await project.ralph([...run, '--fresh'])).code).toBe(1)
  const { code, stdout, stderr } = await replayText(project, ['demo'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout.match(/\d iterations? replayed, as recorded/g)).toHaveLength(3)
  expect(stdout).toContain('waits for approval')
})

test("today's checks decide: where the verdict is another one, the replay says so and ends with 1", {
  tags: 'thorough/variant',
}, async () => {
  const { project, recording } = await recorded()
  const { differences, ended } = await replay(project, [recording, '--validate', 'true'], 1)
  expect(differences[0]).toMatchObject({ iteration: 1, replayed: 'ODD passed' })
  expect(differences[0]?.recorded).toContain('ODD failed (checks)')
  expect(ended).toBeNull()
  const one = await replay(project, ['demo', '--at', '3', '--validate', 'true'])
  expect(one.differences).toEqual([])
})

test('orders that were given take effect again, and a prompt that would be another one today is shown', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']), 'CLAUDE.md': 'rule\n' })
  const recording = join(project.root, 'recording')
  await project.ralph(['run', ...project.agent(goodAgent), '--max-iterations', '1'])
  await project.ralph(['hint', 'HINT-CANARY'])
  await project.ralph(['run', ...project.agent(goodAgent), '--record', recording])
  expect(callsIn(recording)).toHaveLength(1)
  const first = await replay(project, [recording])
  expect(first).toMatchObject({ differences: [], prompts: [] })
  expect(fileAt(first, `${first.state}:iterations/0/2/prompt.md`)).toContain('HINT-CANARY')

  const call = join(recording, 'calls/000001/prompt.md')
  writeFileSync(call, readFileSync(call, 'utf8').replace('HINT-CANARY', 'ANOTHER'))
  const { prompts, differences } = await replay(project, [recording])
  expect(differences).toEqual([])
  expect(prompts).toEqual([
    expect.objectContaining({
      iteration: 2,
      recorded: [expect.stringContaining('ANOTHER')],
      replayed: [expect.stringContaining('HINT-CANARY')],
    }),
  ])
})

test('the demo is a cassette that can be replayed', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'README.md': 'elsewhere\n' })
  const replayed = await replay(project, [resolve(dist, '../templates/demo')])
  const { events } = replayed
  expect(events.filter(({ type }) => type === 'attempt_succeeded')).toHaveLength(7)
  expect(events.filter(({ type }) => type === 'amendment_accepted')).toHaveLength(1)
  expect(fileAt(replayed, 'ralph/work/demo:README.md')).toContain('--help')
})

test('a recording is never written over, and one that lost files names all of them', {
  tags: 'thorough/variant',
}, async () => {
  const { project, recording } = await recorded()
  const again = await project.ralph(['run', ...project.agent(goodAgent), '--record', recording, '--fresh'])
  expect(again.code).toBe(64)
  expect(again.stderr).toContain('is not empty')

  writeFileSync(join(recording, 'calls/000001/call.json'), '{')
  rmSync(join(recording, 'calls/000002/prompt.md'))
  rmSync(join(recording, 'plan.json'))
  const end = await project.ralph(['replay', recording])
  expect(end.code).toBe(65)
  for (const text of ['calls/000001/call.json', 'calls/000002/prompt.md is missing', 'plan.json is missing'])
    expect(end.stderr).toContain(text)
})

test('elsewhere, a recording replays with a bundle of its objects, and says how to make one', {
  tags: 'thorough/variant',
}, async () => {
  const { project, recording } = await recorded()
  const other = makeProject({ 'README.md': 'elsewhere\n' })
  const refused = await other.ralph(['replay', recording])
  expect(refused.code).toBe(65)
  expect(refused.stderr).toContain('git bundle create objects.bundle main')
  project.repo.git('bundle', 'create', '--quiet', join(recording, 'objects.bundle'), 'main')
  expect(await replay(other, [recording])).toMatchObject({ differences: [] })
})
