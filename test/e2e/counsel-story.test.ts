import { readFileSync } from 'node:fs'
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
  *'Answer each for the plan'*) if once die; then sleep 300; fi
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

const settings = `consensus: gate
consensus-rounds: 1
plan-review: gate
plan-review-passes: 1
verify: both
`

const state = ({ github }: OwnRepository) => runOf(github.world.git)
const asked = ({ project }: OwnRepository): string[] =>
  readFileSync(join(project.moments, 'asked'), 'utf8').trim().split('\n')
const promptOf = ({ project }: OwnRepository, name: string): string =>
  readFileSync(join(project.moments, `prompt-${name}`), 'utf8')
const comments = ({ github }: OwnRepository): string[] => [...github.world.comments.values()].map(({ body }) => body)
const file = ({ github }: OwnRepository) => JSON.parse(stateFile(github.world.git, 'consensus.json'))
const logs = (runs: readonly EndedRun[]): string => runs.map(logOf).join('\n')

test.each([
  ['one job', ['--one-job']],
  ['split jobs', []],
] as const)(
  '%s: consensus with a killed job, revise and override; a plan review that is accepted; a verifier that misses something',
  {
    tags: 'thorough/story',
    timeout: 900_000,
  },
  async (shape, init) => {
    const here = await ownRepository({ ...app, 'plan.json': planOf(['A']) }, { init, settings })
    const { github, actions } = here
    here.agent(agent)
    here.preload(mortal)
    actions.dispatch('ralph.yml')
    const killed = await actions.settled()
    expect(
      killed.some(({ conclusion }) => conclusion === 'failure'),
      logs(killed),
    ).toBe(true)
    here.preload('')

    // The next job goes on in mid-dialogue: the watchdog's, or a person's where the job of an agent was lost.
    if (shape === 'one job') actions.schedule()
    else actions.dispatch('ralph.yml')
    const first = await actions.settled()
    expect(
      asked(here).map((line) => line.split(' ')[0]),
      logs(first),
    ).toEqual(['challenge', 'counter', 'synthesis'])
    // What stays critical waits for a person, who is told what they can do.
    expect(state(here)).toMatchObject({ stop: { kind: 'blocked', counsel: 'consensus' }, lease: null })
    const [status = ''] = comments(here)
    expect(status).toContain('C1: The old rows are lost.')
    for (const order of ['accept', 'revise', 'override', 'abort']) expect(status).toContain(`/ralph ${order}`)
    actions.schedule()
    expect(logs(await actions.settled())).not.toContain('##[error]')
    expect(asked(here), 'nobody is asked again by the clock').toHaveLength(3)

    // Another round with a person's words; a stranger's word is none.
    github.comment('eve', 1, '/ralph override I say so')
    await actions.settled()
    expect(state(here)).toMatchObject({ stop: { kind: 'blocked', counsel: 'consensus' } })
    github.comment('ada', 1, '/ralph revise the old rows are thrown away anyway')
    const second = await actions.settled()
    expect(
      asked(here)
        .slice(3)
        .map((line) => line.split(' ')[0]),
      logs(second),
    ).toEqual([...['challenge', 'counter', 'synthesis']])
    expect(promptOf(here, 'challenge')).toContain('the old rows are thrown away anyway')
    expect(state(here)).toMatchObject({ stop: { kind: 'blocked', counsel: 'consensus' } })

    // Begun against what was found: then the review of the plan holds it, until that is accepted, too.
    github.comment('ada', 1, '/ralph override known, and worth it')
    const third = await actions.settled()
    expect(asked(here).slice(6), logs(third)).toHaveLength(1)
    expect(state(here)).toMatchObject({ stop: { kind: 'blocked', counsel: 'plan-review' } })
    expect(comments(here)[0]).toContain('Nobody says why.')
    github.comment('ada', 1, '/ralph accept')
    const last = await actions.settled()
    expect(state(here).stop, logs(last)).toEqual({ kind: 'complete' })
    expectSoundRun(github.world.git)
    expect(committedTasks(github.world.git)).toEqual(['A', 'A-missing-1-1'])
    expect(promptOf(here, 'A')).toContain('agreed before coding began, C2: Log each row.')

    // The file is the older program's, each round has its cost, and the receipt names each role's.
    const calls = [1, 2].flatMap((round) =>
      ['challenge', 'counter', 'synthesis'].map((type) => ({ round, type, usd: 0.11 })),
    )
    expect(file(here)).toMatchObject({
      version: '1.0',
      rounds: calls.map((one) => ({ ...one, source: 'command', data: { summary: expect.any(String) } })),
      userCheckpoint: { decision: 'override', overrides: ['C1'] },
      finalAgreement: {
        ...{ consensusReached: false, rounds: 2, proceedToImplementation: true, unresolvedDisputes: [{ id: 'C1' }] },
        acceptedRisks: [{ id: 'C1', acceptedBy: 'override', mitigation: 'A copy.' }],
        agreements: [{ id: 'C2', actionRequired: true, actionItem: 'Log each row.' }],
      },
    })
    const readme = stateFile(github.world.git, 'README.md')
    expect(readme).toContain('consensus | 0.66 USD')
    expect(readme).toContain('plan-review | 0.11 USD')
    expect(readme).toContain('verify | 0.22 USD')
    expect(eventsOf(github.world.git).filter(({ type }) => type === 'completion_judged')).toMatchObject([
      { complete: false, missing: [{ added: 'A-missing-1-1' }] },
      { complete: true },
    ])
    expect(state(here).usage.usd).toBeCloseTo(0.99)
    // Each was made where the key is.
    expect(asked(here).map((line) => line.split(' ')[1])).toEqual(Array(9).fill('keyed'))
    expect(await leftovers({ root: actions.root })).toEqual([])
  },
)
