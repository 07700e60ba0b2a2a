import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fold } from '../../src/core/run/fold/evolve.ts'
import { goodAgent, leftovers, makeProject, type Project, planOf, processesOf } from '../support/project.ts'
import { redTips } from '../support/red-tips.ts'
import { committedTasks, eventsOf, expectSoundRun, hasRef, runOf, stateRef, workRef } from '../support/run-on-disk.ts'
import { killAll } from '../support/survivors.ts'

const name = (kills: number): string =>
  `P20: an engine with four lanes, killed ${kills} times at random: nothing is lost, nothing lands twice, no process is left, each tip is green`

test(name(3), { timeout: 900_000 }, () => killedWithLanes(3))

/** More by hand: `RALPH_TEST_KILLS=200`. */
const many = Number(process.env['RALPH_TEST_KILLS'] ?? '60')
test(name(many), { tags: 'thorough/race', timeout: 120_000 + many * 60_000 }, () => killedWithLanes(many))

test('C4: an agent of one lane that dies ends no other: the others land, and its task is made again, uncounted', async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B', 'C'].map((id) => ({ id, max_retries: 0 }))) })
  const waits = `touch "$MOMENTS/$RALPH_TASK_ID"; until [ -e "$MOMENTS/go" ]; do sleep 0.05; done`
  const engine = project.start(['run', '--lanes', '3', ...project.agent(`${waits}\n${goodAgent}`)])
  for (const id of ['A', 'B', 'C']) await project.moment(id, 120_000)
  const isOfB = (pid: number): boolean => readFileSync(`/proc/${pid}/environ`, 'utf8').includes('RALPH_TASK_ID=B')
  const isAgent = ({ command }: { command: string }): boolean =>
    command.startsWith('sh ') && command.includes('agent.sh')
  killAll(processesOf(project).flatMap((one) => (isAgent(one) && isOfB(one.pid) ? one.pid : [])))
  await engine.says(/#\d+ B interrupted/)
  writeFileSync(join(project.moments, 'go'), '')
  const end = await engine.ended
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(expectSoundRun(project.repo).counts).toMatchObject({ succeeded: 3, failed: 0, interrupted: 1 })
  expect(eventsOf(project.repo).filter(({ type }) => type === 'attempt_interrupted')).toMatchObject([
    { task: 'B', cause: 'agent_killed' },
  ])
  expect(await leftovers(project)).toEqual([])
})

const tasks = Array.from({ length: 16 }, (_, index) => `T${index + 1}`)

/** Where checks are slow, changes wait in the train; where agents are, several of them are at work. In seconds, of a shell. */
const paces = [
  { agent: '0.$(($$ % 5))', check: '0.2' },
  { agent: '1.$(($$ % 5))', check: '0' },
]

/**
 * Every third task writes the last line of a file that another one writes, too. T5 and T6 are green alone, and red together
 * until somebody who has seen both says so.
 */
const agentTaking = (seconds: string): string => `cat > /dev/null
number=\${RALPH_TASK_ID#T}
sleep ${seconds}
echo "$RALPH_TASK_ID" > "$RALPH_TASK_ID.txt"
if [ $((number % 3)) = 0 ]; then
  shared="shared-$((number % 2)).txt"
  touch "$shared"
  grep -vE '^(<<<<<<<|=======|>>>>>>>)' "$shared" > "$shared.new"
  mv "$shared.new" "$shared"
  grep -qx "$RALPH_TASK_ID" "$shared" || echo "$RALPH_TASK_ID" >> "$shared"
fi
case $RALPH_TASK_ID in
  T5|T6)
    mkdir -p odd
    touch "odd/$RALPH_TASK_ID"
    [ ! -e odd/T5 ] || [ ! -e odd/T6 ] || touch odd/both;;
esac
echo '{"summary":"Did '$RALPH_TASK_ID'.","freeform":"Notes."}' > "$RALPH_HANDOFF_FILE"
`

const check = `! grep -qE '^(<<<<<<<|=======|>>>>>>>)' shared-*.txt 2> /dev/null && { [ ! -e odd/T5 ] || [ ! -e odd/T6 ] || [ -e odd/both ]; }`

/** Moments of a job with lanes: as it takes up what was left, at beginnings, where several begin, at captures, at landings. */
const moments = [/^/, /▶ #/, /▶ #.*\n▶ #/, /▶ #.*\n▶ #/, /waits for its checks/, /✓ #\d+/]

interface Kill {
  /** How many agents were at work, and how many changes waited in the train, as the state has it. */
  readonly agents: number
  readonly train: number
  readonly when: string
}

/** Plans of the same kind, one after the other, until so many engines were killed; then the last one is made to its end. */
async function killedWithLanes(kills: number): Promise<void> {
  const killed: Kill[] = []
  for (let round = 0; killed.length < kills; round++) {
    await planKilled({ kills, ...(paces[round % paces.length] ?? expect.unreachable()) }, killed)
    process.stdout.write(`${killed.length} of ${kills} kills\n`)
  }
  const share = (is: (kill: Kill) => boolean): string => `${killed.filter(is).length}`
  process.stdout.write(
    `${killed.length} kills: ${share(({ agents }) => agents > 1)} with several agents at work, ${share(({ train }) => train > 0)} with changes in the train, ${share(({ train }) => train > 1)} with several\n`,
  )
}

async function planKilled(
  { kills, ...pace }: { kills: number; agent: string; check: string },
  killed: Kill[],
): Promise<void> {
  const project = makeProject({ 'plan.json': planOf(tasks.map((id) => ({ id, depends_on: [], max_retries: 20 }))) })
  const limits = ['--max-iterations', '1000']
  const agent = project.agent(agentTaking(pace.agent))
  const command = [
    'run',
    '--verbose',
    '--lanes',
    '4',
    ...agent,
    '--validate',
    `sleep ${pace.check}; ${check}`,
    ...limits,
  ]
  const here: Kill[] = []
  let tip = ''
  while (killed.length < kills) {
    const kill = await killOnce(project, command)
    if (!kill) break
    killed.push(kill)
    here.push(kill)
    const when = here.map((one) => one.when).join(', ')
    expect(await leftovers(project), when).toEqual([])
    tip = expectNothingHalf(project, { tip, when })
  }
  const when = here.map((one) => one.when).join(', ')
  const end = await project.ralph(command)
  expect(end.code, `${when}\n${end.stdout}${end.stderr}`).toBe(0)
  const run = expectSoundRun(project.repo)
  expect(run, when).toMatchObject({ stop: { kind: 'complete' }, lanes: [], current: null, lease: null })
  expect(committedTasks(project.repo).toSorted(), when).toEqual(tasks.toSorted())
  expect(project.repo.git('rev-list', '--merges', workRef), when).toBe('')
  expect(redTips(project.repo, check), when).toEqual([])
  expect(lostAgain(project), `${when}: what an agent left is not made again because a machine died`).toEqual([])
  expect(await leftovers(project), when).toEqual([])
}

/** Returns undefined where the plan was done before. */
async function killOnce(project: Project, command: readonly string[]): Promise<Kill | undefined> {
  const engine = project.start(command)
  const moment = moments[Math.floor(Math.random() * moments.length)] ?? /^/
  const times = 1 + Math.floor(Math.random() * 5)
  const seen = new RegExp(`(?:${moment.source}[\\s\\S]*?){${times}}`, 'm')
  const offset = Math.round(Math.random() * (moment.source === '^' ? 1500 : 400))
  await engine.says(seen).catch(() => undefined)
  await wait(offset)
  engine.kill('SIGKILL')
  const { code, stdout, stderr } = await engine.ended
  const when = `${moment.source} ${times} times and ${offset} ms`
  if (code !== 137) {
    expect(code, `${when}\n${stdout}${stderr}`).toBe(0)
    return undefined
  }
  const lanes = hasRef(project.repo, stateRef) ? runOf(project.repo).lanes : []
  const train = lanes.filter(({ candidate }) => candidate !== null).length
  return { agents: lanes.length - train, train, when }
}

/** After any kill: the state is the fold of its log, and the branch is at it or behind it, and never goes back. Returns its tip. */
function expectNothingHalf({ repo }: Project, { tip, when }: { tip: string; when: string }): string {
  repo.git('fsck', '--strict', '--full', '--no-dangling')
  if (!hasRef(repo, stateRef)) return tip
  const run = runOf(repo)
  expect(fold(null, eventsOf(repo)), when).toEqual(run)
  if (!hasRef(repo, workRef)) return tip
  repo.git('merge-base', '--is-ancestor', workRef, run.work)
  if (tip !== '') repo.git('merge-base', '--is-ancestor', tip, workRef)
  return repo.git('rev-parse', workRef)
}

/** Iterations that a lost machine ended although their agent had ended before, and fewer than three machines died in their checks. */
function lostAgain({ repo }: Project): number[] {
  const events = eventsOf(repo)
  const captures = (iteration: number): number =>
    events.filter((event) => event.type === 'attempt_captured' && event.iteration === iteration).length
  return events.flatMap((event) =>
    event.type === 'attempt_interrupted' && event.cause !== 'rebase' && [1, 2, 3].includes(captures(event.iteration))
      ? [event.iteration]
      : [],
  )
}
