import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { heldCommits } from '../../src/core/run/fold/open-attempts.ts'
import { leftovers, planOf } from '../support/project.ts'
import { redTips } from '../support/red-tips.ts'
import { committedTasks, eventsOf, expectSoundRun, hasRef, runOf, stateRef, workRef } from '../support/run-on-disk.ts'
import { logOf, ownRepository } from '../support/workflow/own-repository.ts'

const name = (kills: number): string =>
  `P21: four lanes as a matrix, whose jobs are killed ${kills} times at random: nothing is lost, nothing lands twice, no process is left, each tip is green`

/** More by hand: `RALPH_TEST_KILLS=60`. */
const many = Number(process.env['RALPH_TEST_KILLS'] ?? '20')

test(name(many), { tags: 'thorough/race', timeout: 120_000 + many * 60_000 }, () => killedTimes(many, false))

const fewer = Math.ceil(many / 4)
const nameOfHeld = `P21: the same with commits that wait for a person, whose jobs are killed ${fewer} times: what was approved lands once, and only that`
test(nameOfHeld, { tags: 'thorough/race', timeout: 300_000 + fewer * 60_000 }, () => killedTimes(fewer, true))

async function killedTimes(kills: number, approval: boolean): Promise<void> {
  const killed: string[] = []
  while (killed.length < kills) killed.push(...(await planKilled(kills - killed.length, approval)))
  const figures = [...new Set(killed)].sort().map((one) => `${one} ${killed.filter((other) => other === one).length}`)
  process.stdout.write(`${killed.length} kills: ${figures.join(', ')}\n`)
}

const check = '! grep -qE "^(<<<<<<<|=======|>>>>>>>)" shared-*.txt 2> /dev/null'

/** Every third task writes the last line of a file that another one writes, too. */
const agent = `cat > /dev/null
number=\${RALPH_TASK_ID#T}
echo "$RALPH_TASK_ID $RALPH_ATTEMPT" >> "$MOMENTS/calls"
sleep 0.$(($$ % 8))
echo "$RALPH_TASK_ID" > "$RALPH_TASK_ID.txt"
if [ $((number % 3)) = 0 ]; then
  shared="shared-$((number % 2)).txt"
  touch "$shared"
  grep -vE '^(<<<<<<<|=======|>>>>>>>)' "$shared" > "$shared.new"
  mv "$shared.new" "$shared"
  grep -qx "$RALPH_TASK_ID" "$shared" || echo "$RALPH_TASK_ID" >> "$shared"
fi
echo '{"summary":"Did '$RALPH_TASK_ID'.","freeform":"Notes."}' > "$RALPH_HANDOFF_FILE"
`

/** In every third step of ours: kills itself within two seconds, unless enough were. */
const killing = (kills: number): string => `
const fs = process.getBuiltinModule('node:fs')
const { INPUT_COMMAND: command, MOMENTS: at } = process.env
const file = at + '/kills'
const kill = () => {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8').split('\\n').length > ${kills}) return
  fs.appendFileSync(file, command + '\\n')
  process.kill(process.pid, 'SIGKILL')
}
if (command && Math.random() < 0.35) setTimeout(kill, Math.random() * 2000).unref()
`

/** One plan to its end, of as many tasks as keep its jobs busy for so many kills. Returns which steps were killed. */
async function planKilled(kills: number, approval: boolean): Promise<string[]> {
  const ids = Array.from({ length: approval ? 6 : Math.max(8, Math.min(24, kills)) }, (_, index) => `T${index + 1}`)
  const plan = planOf(ids.map((id) => ({ id, depends_on: [], max_retries: 20 })))
  const files = { 'package.json': '{ "scripts": { "test": "sh check.sh" } }\n', 'check.sh': `${check}\n` }
  const here = await ownRepository(
    { ...files, 'plan.json': plan },
    {
      init: [],
      settings: `lanes: 4\n${approval ? 'approval: iteration\n' : ''}`,
    },
  )
  const { actions, github, project } = here
  const { git } = github.world
  here.agent(agent)
  here.preload(killing(kills))
  const logs: string[] = []
  let tip = ''
  const approved = new Set<string>()
  for (let times = 0; !isComplete(git); times++) {
    expect(times, logs.slice(-6).join('\n')).toBeLessThan(10 + 3 * kills)
    actions.dispatch('ralph.yml')
    logs.push(...(await actions.settled()).map(logOf))
    logs.push(...(await approveWaiting(here, approved)))
    if (!hasRef(git, workRef)) continue
    if (tip !== '') git.git('merge-base', '--is-ancestor', tip, workRef)
    tip = git.git('rev-parse', workRef)
  }
  const log = logs.join('\n')
  expect(expectSoundRun(git), log).toMatchObject({ lanes: [], current: null, lease: null })
  expect(committedTasks(git).toSorted(), log).toEqual(ids.toSorted())
  if (approval) expect(unapproved(git), log).toEqual([])
  expect(git.git('rev-list', '--merges', workRef)).toBe('')
  expect(redTips(git, check)).toEqual([])
  expect(lostAgain(git), 'what an agent left is not made again because a job died').toEqual([])
  expect(await leftovers({ root: actions.root })).toEqual([])
  expect(await leftovers(project)).toEqual([])
  const file = join(project.moments, 'kills')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

type Git = Parameters<typeof eventsOf>[0]
type Repository = Awaited<ReturnType<typeof ownRepository>>

/** Approves by comments the commits that wait and are not in `approved` yet, and adds them to it. Returns the logs of the runs that follow. */
async function approveWaiting({ actions, github }: Repository, approved: Set<string>): Promise<string[]> {
  const { git, issues } = github.world
  const [issue] = [...issues.values()].filter(({ pull }) => !pull)
  if (!issue || !hasRef(git, stateRef)) return []
  const commits = heldCommits(runOf(git)).flatMap(({ commit }) => (approved.has(commit) ? [] : [commit]))
  for (const commit of commits) {
    approved.add(commit)
    github.comment('ada', issue.number, `/ralph approve ${commit.slice(0, 12)}`)
  }
  return commits.length === 0 ? [] : (await actions.settled()).map(logOf)
}

/** Tasks that landed without a person's approval. */
function unapproved(git: Git): string[] {
  const events = eventsOf(git)
  const approvals = new Set(events.flatMap((event) => (event.type === 'attempt_approved' ? [event.iteration] : [])))
  return events.flatMap((event) =>
    event.type === 'attempt_succeeded' && !approvals.has(event.iteration) ? [event.task] : [],
  )
}

const isComplete = (git: Git): boolean => hasRef(git, stateRef) && runOf(git).stop?.kind === 'complete'

/** Iterations that a lost machine ended although their agent had ended before, and fewer than three jobs of their checks were lost. */
function lostAgain(git: Git): number[] {
  const events = eventsOf(git)
  const captures = (iteration: number): number =>
    events.filter((event) => event.type === 'attempt_captured' && event.iteration === iteration).length
  return events.flatMap((event) =>
    event.type === 'attempt_interrupted' && event.cause === 'runner_lost' && [1, 2].includes(captures(event.iteration))
      ? [event.iteration]
      : [],
  )
}
