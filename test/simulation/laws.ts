import { fold } from '../../src/core/run/fold/evolve.ts'
import { openAttempts } from '../../src/core/run/fold/open-attempts.ts'
import type { EventOf, RunEvent } from '../../src/schema/run/event.ts'
import { runState } from '../support/run-state.ts'
import { runJob } from './job.ts'
import type { Happening, Job, Schedule } from './schedule.ts'
import { planFrom } from './schedule.ts'
import { type Machine, minute, openWorld, treeOf, type World } from './world.ts'

/** A job alone, on a remote that answers, takes the plan to one of these, or one of three does. */
const restful = ['complete', 'human_review', 'stuck', 'blocked', 'cost_budget']
const mostJobs = 3
/** Sums of thirds. */
const roundingUsd = 1e-6

interface Playing {
  readonly world: World
  readonly machines: Machine[]
  readonly budgetUsd: number
  readonly isCancelled: Map<string, { is: boolean }>
  readonly ends: string[]
}

/** Plays a schedule; throws where a law is broken. */
export async function play(schedule: Schedule): Promise<void> {
  const world = openWorld(schedule)
  const base = { id: 'base', parent: null, marks: [] }
  world.commits.set(base.id, base)
  const plan = planFrom(schedule)
  const state = runState(plan, { base: oid, work: oid })
  const first = { ...state, base: base.id, work: base.id }
  world.remote.begin({ state: first, plan, log: [], consumed: new Set() })
  const playing: Playing = { world, machines: [], budgetUsd: schedule.budgetUsd, isCancelled: new Map(), ends: [] }
  let start = world.now()
  for (const job of schedule.jobs) {
    start += job.after * minute
    world.at(start, () => begin(playing, job))
  }
  const zero = world.now()
  for (const happening of schedule.happenings)
    world.at(zero + happening.minute * minute, () => happen(playing, happening))
  await world.play()
  holds(fold(first, world.remote.read().log), world.remote.read().state, 'the state is the fold of its log')
  await endsSoon(playing)
  expectLaws(playing, first.iteration)
}

const oid = 'a'.repeat(40)

function begin({ world, machines, budgetUsd, isCancelled, ends }: Playing, job: Job): void {
  const machine: Machine = { name: `machine-${machines.length}`, isGone: false, stalledUntil: 0 }
  const cancelled = { is: false }
  machines.push(machine)
  isCancelled.set(machine.name, cancelled)
  void runJob(world, job, { machine, machines, budgetUsd, cancelled }).then(
    (end) => {
      machine.isGone = true
      ends.push(end)
    },
    (error: unknown) => ends.push(`fault: ${error instanceof Error ? error.stack : error}`),
  )
}

function happen({ world, machines, isCancelled }: Playing, { what }: Happening): void {
  const machine = machines.findLast(({ isGone }) => !isGone)
  if (what === 'tool') noteByTool(world)
  else if (!['lost', 'stalled', 'cancelled'].includes(what))
    world.orders.push({ id: world.nextId('order'), text: what })
  else if (!machine) return
  else if (what === 'lost') machine.isGone = true
  // Longer than a lease lives.
  else if (what === 'stalled') machine.stalledUntil = world.now() + 12 * minute
  else {
    const cancelled = isCancelled.get(machine.name)
    if (cancelled) cancelled.is = true
  }
}

/** Somebody's tool writes into the state while a job holds it. */
function noteByTool({ remote, now, nextId }: World): void {
  const before = remote.read()
  const at = new Date(now()).toISOString()
  const event: RunEvent = { type: 'wait_lifted', at }
  const state = fold(before.state, [event]) ?? before.state
  remote.send(
    { ...before, version: nextId('tool'), state, log: [...before.log, event] },
    before.version,
    () => undefined,
  )
}

/** After all of it: a person resumes, and jobs run one after the other. */
async function endsSoon(playing: Playing): Promise<void> {
  const { world, ends } = playing
  world.calm()
  world.orders.push({ id: world.nextId('order'), text: 'resume' })
  const before = ends.length
  for (let jobs = 0; jobs <= mostJobs; jobs++) {
    const { waiting } = world.remote.read().state
    const start = Math.max(world.now() + 15 * minute, waiting ? Date.parse(waiting.until) + 1 : 0)
    world.at(start, () => begin(playing, { after: 0, lanes: 4, checksAtOnce: 2, checkMinutes: 1, sees: true }))
    await world.play()
    if (restful.includes(ends.at(-1) ?? '')) return
  }
  throw new Error(`after ${mostJobs + 1} further jobs the plan does not rest: ${ends.slice(before).join('; ')}`)
}

function expectLaws({ world, budgetUsd, ends, machines }: Playing, firstIteration: number): void {
  const fault = ends.find((end) => end.startsWith('fault: '))
  if (fault) throw new Error(fault)
  const { state, log, consumed } = world.remote.read()
  holds(openAttempts(state), [], 'nothing is open at the end')
  holds(state.lease, null, 'the lease is given back')
  expectLanded(world)
  const iterations = all(log, 'attempt_started').map(({ iteration }) => iteration)
  holds(iterations, [...new Set(iterations)], 'each iteration begins once')
  if (iterations.some((one) => one <= firstIteration)) throw new Error('an iteration has a number that was used')
  const taken = all(log, 'command_taken').map(({ id }) => id)
  holds(taken.toSorted(), world.orders.map(({ id }) => id).toSorted(), 'each order is taken once')
  holds([...consumed].toSorted(), taken.toSorted(), 'each order that was taken is noted')
  if (state.usage.usd > budgetUsd + roundingUsd) throw new Error(`${state.usage.usd} USD of ${budgetUsd} were spent`)
  if (Object.values(state.tasks).some(({ rebases }) => rebases > 2)) throw new Error('a task was rebased three times')
  const died = all(log, 'attempt_failed').filter(({ cause }) => cause === 'runner_lost')
  if (died.length > 0 && machines.length <= 3) throw new Error('a lost machine failed a task')
  const lost = all(log, 'attempt_captured').find((event) => !endsOnce(log, event))
  if (lost) throw new Error(`the change of iteration ${lost.iteration} is gone, or ended twice`)
}

const all = <T extends RunEvent['type']>(log: readonly RunEvent[], type: T): EventOf<T>[] =>
  log.filter((event): event is EventOf<T> => event.type === type)

/** Each commit on the branch was checked green as exactly what it is; what is done is there once, and nothing else. */
function expectLanded({ remote, commits, green }: World): void {
  const { state, log } = remote.read()
  const landed = all(log, 'attempt_succeeded')
  for (const { task } of landed) {
    const times = landed.filter((one) => one.task === task).length
    const opened = all(log, 'task_reopened').filter((one) => one.task === task).length
    const undone = all(log, 'undo_done').filter((one) => one.task === task || one.reopened.includes(task)).length
    if (times > 1 + opened + undone) throw new Error(`${task} landed ${times} times`)
  }
  expectSkipped(log)
  for (let at = state.work; at !== 'base'; ) {
    const commit = commits.get(at)
    if (!commit?.parent) throw new Error(`${at} does not lead to the base`)
    if (!green.has(treeOf(commit))) throw new Error(`${at} was not checked as what it is: ${treeOf(commit)}`)
    at = commit.parent
  }
  const marks = commits
    .get(state.work)
    ?.marks.map((mark) => mark.split(' ')[0])
    .toSorted()
  const done = Object.entries(state.tasks).flatMap(([id, { commit }]) => (commit === null ? [] : [id]))
  holds(marks, done.toSorted(), 'what is done is on the branch, and nothing else')
}

/** What a person gave up does not land, unless it was opened again. */
function expectSkipped(log: readonly RunEvent[]): void {
  const skipped = new Set<string>()
  for (const event of log) {
    if (event.type === 'skip_task') skipped.add(event.task)
    if (event.type === 'task_reopened') skipped.delete(event.task)
    if (event.type === 'attempt_succeeded' && skipped.has(event.task))
      throw new Error(`${event.task} was skipped, and landed`)
  }
}

/** What an agent left comes to exactly one end. */
function endsOnce(log: readonly RunEvent[], { iteration }: EventOf<'attempt_captured'>): boolean {
  const ends = ['attempt_succeeded', 'attempt_failed', 'attempt_interrupted']
  return (
    log.filter((event) => ends.includes(event.type) && 'iteration' in event && event.iteration === iteration).length ===
    1
  )
}

function holds(actual: unknown, expected: unknown, law: string): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (one !== other) throw new Error(`${law}: ${one} is not ${other}`)
}
