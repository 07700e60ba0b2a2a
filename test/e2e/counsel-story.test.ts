import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, leftovers, planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, runOf, stateFile } from '../support/run-on-disk.ts'
import { logOf, type OwnRepository, ownRepository } from '../support/workflow/own-repository.ts'
import type { EndedRun } from '../support/workflow/run-workflow.ts'

// Looks at the plan as a whole in a workflow: what a person is told, what they answer in comments, and what a killed job leaves.

const app = {
  'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
  'two.test.js': "import { test } from 'node:test'\ntest('two', () => {})\n",
}

const issue = { severity: 'critical', category: 'risk', description: 'The old rows are lost.', tasks: ['A'] }
const small = { severity: 'minor', category: 'debt', description: 'Nothing is logged.', tasks: [] }
const answered = (id: string) => ({ id, valid: 'partially', argument: 'A keeps them.', mitigation: 'A copy.' })
const open = { id: 'C1', settled: false, severity: 'critical', description: 'Not shown.', action_item: '' }
const agreed = { id: 'C2', settled: true, severity: 'minor', description: 'Log it.', action_item: 'Log each row.' }
const missing = {
  ...{ task: 'A', what: 'Nobody reads A.txt.', title: 'Read it', description: 'Add a reader.' },
  acceptance_criteria: ['It is read'],
}

/** Each call with what it cost; the key is noted as the engine gave it, and the prompt where the test finds it. */
const call = (part: string, answer: object): string =>
  `printf %s "$prompt" > "$MOMENTS/prompt-${part}"; echo "${part} \${ANTHROPIC_API_KEY:+keyed}" >> "$MOMENTS/asked"
echo '${JSON.stringify({ type: 'result', structured_output: answer, total_cost_usd: 0.11 })}'; exit`

/** Counters die once with the engine; reviews find the plan unready once; something is missing once. */
const agent = `prompt=$(cat)
once() { [ ! -e "$MOMENTS/$1" ] && touch "$MOMENTS/$1"; }
case $RALPH_PASS in
consensus) case "$prompt" in
  *'each was answered'*) ${call('synthesis', { summary: 'Half.', issues: [open, agreed] })} ;;
  *'on behalf of the plan'*) if once die; then sleep 300; fi
    ${call('counter', { summary: 'Partly.', answers: [answered('C1'), answered('C2')] })} ;;
  *C1*) ${call('challenge', { summary: 'Still.', issues: [] })} ;;
  *) ${call('challenge', { summary: 'Risky.', issues: [issue, small] })} ;;
  esac ;;
plan-review) ${call('review', { verdict: 'not_ready', summary: 'Nobody says why.', changes: [] })} ;;
verify) if once missed; then ${call('verify', { complete: false, summary: 'No reader.', missing: [missing] })}; fi
  ${call('verify', { complete: true, summary: 'All there.', missing: [] })} ;;
esac
printf %s "$prompt" > "$MOMENTS/prompt-$RALPH_TASK_ID"
${goodAgent.replace('cat > /dev/null\n', '')}`

/** The engine of a step dies like a lost machine as soon as a call asks for it. */
const mortal = `import fs from 'node:fs'
const file = process.env.MOMENTS + '/die'
if (process.argv[1]?.includes('/dist/main/') && !fs.existsSync(file))
  setInterval(() => fs.existsSync(file) && process.kill(process.pid, 'SIGKILL'), 20).unref()`

const consensus = 'consensus: gate\nconsensus-rounds: 1\nverify: both\n'

const state = ({ github }: OwnRepository) => runOf(github.world.git)
const asked = ({ project }: OwnRepository): string[] =>
  readFileSync(join(project.moments, 'asked'), 'utf8').trim().split('\n')
const promptOf = ({ project }: OwnRepository, name: string): string =>
  readFileSync(join(project.moments, `prompt-${name}`), 'utf8')
const comments = ({ github }: OwnRepository): string[] => [...github.world.comments.values()].map(({ body }) => body)
const file = ({ github }: OwnRepository) => JSON.parse(stateFile(github.world.git, 'consensus.json'))
const told = (here: OwnRepository): (string | undefined)[] => asked(here).map((line) => line.split(' ')[0])
const logs = (runs: readonly EndedRun[]): string => runs.map(logOf).join('\n')

/** A run whose engine was lost while the agent answered what the second model had raised. */
async function lostInMidDialogue(init: readonly string[], settings: string): Promise<OwnRepository> {
  const here = await ownRepository({ ...app, 'plan.json': planOf(['A']) }, { init, settings })
  here.agent(agent)
  here.preload(mortal)
  here.actions.dispatch('ralph.yml')
  const killed = await here.actions.settled()
  expect(
    killed.some(({ conclusion }) => conclusion === 'failure'),
    logs(killed),
  ).toBe(true)
  here.preload('')
  return here
}

/** What stays critical waits for a person, who is told what they can do. */
function expectHeld(here: OwnRepository): void {
  expect(state(here)).toMatchObject({ stop: { kind: 'blocked', counsel: 'consensus' }, lease: null })
  const [status = ''] = comments(here)
  expect(status).toContain('C1: The old rows are lost.')
  for (const order of ['accept', 'revise', 'override', 'abort']) expect(status).toContain(`/ralph ${order}`)
}

const parts = ['challenge', 'counter', 'synthesis']
const saidIn = (rounds: readonly number[]) =>
  rounds.flatMap((round) => parts.map((type) => ({ round, type, usd: 0.11, source: 'command' })))

test('consensus goes on after a lost job, in another round with a person’s words, and against what was found; then the plan review and the verifier', {
  tags: 'thorough/story',
  timeout: 900_000,
}, async () => {
  const here = await lostInMidDialogue(['--one-job'], `${consensus}plan-review: gate\nplan-review-passes: 1\n`)
  const { github, actions } = here
  actions.schedule()
  const first = await actions.settled()
  expect(told(here), logs(first)).toEqual(parts)
  expectHeld(here)
  actions.schedule()
  expect(logs(await actions.settled())).not.toContain('##[error]')
  expect(told(here), 'nobody is asked again by the clock').toEqual(parts)

  // A stranger's word is none.
  github.comment('eve', 1, '/ralph override I say so')
  await actions.settled()
  expectHeld(here)
  github.comment('ada', 1, '/ralph revise the old rows are thrown away anyway')
  const second = await actions.settled()
  expect(told(here), logs(second)).toEqual([...parts, ...parts])
  expect(promptOf(here, 'challenge')).toContain('the old rows are thrown away anyway')
  expectHeld(here)

  github.comment('ada', 1, '/ralph override known, and worth it')
  const third = await actions.settled()
  expect(told(here).slice(6), logs(third)).toEqual(['review'])
  expect(state(here)).toMatchObject({ stop: { kind: 'blocked', counsel: 'plan-review' } })
  expect(comments(here)[0]).toContain('Nobody says why.')
  github.comment('ada', 1, '/ralph accept')
  const last = await actions.settled()
  expect(state(here).stop, logs(last)).toEqual({ kind: 'complete' })
  expectSoundRun(github.world.git)
  expect(committedTasks(github.world.git)).toEqual(['A', 'A-missing-1-1'])
  expect(promptOf(here, 'A')).toContain('agreed before coding started, C2: Log each row.')

  // The file is the older program's, each round has its cost, and the receipt names each role's.
  expect(file(here)).toMatchObject({
    version: '1.0',
    rounds: saidIn([1, 2]),
    userCheckpoint: { decision: 'override', overrides: ['C1'] },
    finalAgreement: {
      ...{ consensusReached: false, rounds: 2, proceedToImplementation: true, unresolvedDisputes: [{ id: 'C1' }] },
      acceptedRisks: [{ id: 'C1', acceptedBy: 'override', mitigation: 'A copy.' }],
      agreements: [{ id: 'C2', actionRequired: true, actionItem: 'Log each row.' }],
    },
  })
  const readme = stateFile(github.world.git, 'README.md')
  for (const cost of ['consensus | 0.66 USD', 'plan-review | 0.11 USD', 'verify | 0.22 USD'])
    expect(readme).toContain(cost)
  expect(state(here).usage.usd).toBeCloseTo(0.99)
  expect(eventsOf(github.world.git).filter(({ type }) => type === 'completion_judged')).toMatchObject([
    { complete: false, missing: [{ added: 'A-missing-1-1' }] },
    { complete: true },
  ])
  expect(await leftovers({ root: actions.root })).toEqual([])
})

test('in split jobs each call is one of the job that has the key; abort pauses, and what is accepted is begun', {
  tags: 'thorough/story',
  timeout: 1_800_000,
}, async () => {
  const here = await lostInMidDialogue([], consensus)
  const { github, actions, project } = here
  // Here a lost job starts no other one: what was lost may be lost again.
  actions.dispatch('ralph.yml')
  const first = await actions.settled()
  expect(told(here), logs(first)).toEqual(parts)
  expectHeld(here)
  github.comment('ada', 1, '/ralph abort not this month')
  await actions.settled()
  expect(state(here)).toMatchObject({ paused: { by: 'ada' }, counts: { succeeded: 0 } })
  github.comment('ada', 1, '/ralph accept')
  writeFileSync(join(project.moments, 'missed'), '')
  github.comment('ada', 1, '/ralph resume')
  const last = await actions.settled()
  expect(state(here).stop, logs(last)).toEqual({ kind: 'complete' })
  expectSoundRun(github.world.git)
  expect(file(here)).toMatchObject({ rounds: saidIn([1]), userCheckpoint: { decision: 'accept' } })
  expect(asked(here)).toEqual([...parts, 'verify'].map((part) => `${part} keyed`))
})
