import { settleLostAttempts } from '../../src/app/branch/lost-attempts.ts'
import { doneDependents } from '../../src/core/plan/graph/blocked.ts'
import { statusIn, taskIn } from '../../src/core/run/fold/begin.ts'
import { iterationsOf, taskOfIteration } from '../../src/core/run/fold/task-commits.ts'
import { leaseVerdict } from '../../src/core/run/lease/lease-verdict.ts'
import { type JobSoFar, type Limits, nextStep, type Step } from '../../src/core/run/next/next-step.ts'
import type { LeaseHolder } from '../../src/schema/run/lease.ts'
import { obey } from './apply-orders.ts'
import { runLanes } from './lanes.ts'
import type { Job } from './schedule.ts'
import { openSimulated, type SimulatedLedger, TakenOver } from './simulated-ledger.ts'
import { type SimulatedWork, settings } from './simulated-work.ts'
import { isGreen, type Machine, minute, treeOf, type World } from './world.ts'

const limitsOf = (budgetUsd: number): Limits => ({
  maxIterations: 60,
  runIterations: null,
  timeBudgetMs: null,
  jobLimitMs: null,
  costBudgetUsd: budgetUsd,
  tokenBudget: null,
  minDelayMs: 0,
  sameFailures: 50,
  indexChars: null,
  charsPerToken: 4,
  counsel: { consensus: 'none', 'plan-review': 'none', verify: 'none', 'no-change': 'ask', approval: 'none' },
  unread: { limit: 0, base: '' },
})

export const holderOf = ({ name }: Machine): LeaseHolder => ({
  ...{ kind: 'process', host: name, boot: 'b', pid: 1, started: '1' },
})

/** More turns without an end are a job that never ends. */
const mostTurns = 500

/**
 * One job from its lease to its end, in the steps of `src/app/loop.ts`, with the product's own decisions and states.
 * Returns why it ended; never, where its machine is lost.
 */
export async function runJob(
  world: World,
  job: Job,
  own: { machine: Machine; machines: readonly Machine[]; budgetUsd: number; cancelled: { is: boolean } },
): Promise<string> {
  try {
    const ledger = await take(world, job, own)
    if (!ledger) return 'busy'
    const before = ledger.state.counts
    const soFar = (): JobSoFar => {
      const { counts } = ledger.state
      const iterations = counts.succeeded + counts.failed - before.succeeded - before.failed
      return {
        started: world.now(),
        iterations,
        checks: 'checks',
        baselineRan: ledger.state.baseline !== null,
        longestMs: 0,
      }
    }
    const { machine, cancelled } = own
    return await loop({ world, machine, ledger, job, limits: limitsOf(own.budgetUsd), soFar, cancelled })
  } catch (error) {
    if (error instanceof TakenOver) return 'taken over'
    throw error
  }
}

async function take(
  world: World,
  { sees }: Job,
  { machine, machines }: { machine: Machine; machines: readonly Machine[] },
): Promise<SimulatedLedger | undefined> {
  const self = holderOf(machine)
  const { lease } = world.remote.read().state
  const holder = machines.find((one) => JSON.stringify(holderOf(one)) === JSON.stringify(lease?.holder))
  const life = !sees || !holder ? 'unknown' : holder.isGone ? 'gone' : 'alive'
  if (leaseVerdict(lease, life, { now: world.now(), handed: false }).kind === 'held') return undefined
  const ledger = openSimulated(world, machine, self)
  ledger.record({ type: 'lease_taken', epoch: ledger.state.epoch + 1, holder: self })
  settleLostAttempts(ledger, settings)
  await ledger.save()
  return ledger
}

async function loop(work: SimulatedWork): Promise<string> {
  const { world, machine, ledger, limits, soFar, cancelled } = work
  for (let turns = 0; turns < mostTurns; turns++) {
    const ordered = await obey(work)
    if (ordered) return stop(work, ordered)
    if (cancelled.is) return stop(work, 'cancelled')
    const { plan, state } = ledger
    const step = nextStep({ plan, state, limits, job: soFar(), now: world.now() })
    if (step.kind === 'stop') return stop(work, step.reason.kind)
    if (step.kind === 'attempt' || step.kind === 'land') {
      const reason = await runLanes(work)
      if (reason) return stop(work, reason)
    } else await act(work, step)
    if (machine.isGone) return 'lost'
  }
  throw new Error(`a job did not end in ${mostTurns} turns`)
}

async function act({ world, machine, ledger, job }: SimulatedWork, step: Step): Promise<void> {
  if (step.kind === 'baseline') {
    await world.until(world.now() + job.checkMinutes * minute, machine)
    const { work: commit } = ledger.state
    ledger.record({ type: 'baseline_finished', commit, checks: 'checks', red: [], accepted: false, duration_ms: 0 })
  } else if (step.kind === 'wait') await world.until(step.until, machine)
  else if (step.kind === 'undo') await undo({ world, machine, ledger, job }, step.undo)
  else throw new Error(`a step that no simulated job makes: ${step.kind}`)
  await ledger.save()
}

/** As `src/app/phase/settle/undo.ts` has it: what reverts a task's commits is checked as it lands. */
async function undo(
  { world, machine, ledger, job }: Pick<SimulatedWork, 'world' | 'machine' | 'ledger' | 'job'>,
  { undoes, by, why, reopen_dependents }: Extract<Step, { kind: 'undo' }>['undo'],
): Promise<void> {
  const { plan, state } = ledger
  const iteration = state.iteration + 1
  const found = taskOfIteration(state, undoes)
  const tip = world.commits.get(state.work)
  if (!found || !tip)
    return ledger.record({ type: 'undo_failed', iteration, undoes, why: 'nothing to undo', rejected: null })
  const { task } = found
  const marks = tip.marks.filter((mark) => !mark.startsWith(`${task} `))
  await world.until(world.now() + job.checkMinutes * minute, machine)
  if (!isGreen(world, treeOf({ marks })) && !isGreen(world, treeOf({ marks })))
    return ledger.record({ type: 'undo_failed', iteration, undoes, why: 'red without it', rejected: null })
  world.green.add(treeOf({ marks }))
  const commit = world.nextId('undo')
  world.commits.set(commit, { id: commit, parent: tip.id, marks })
  const dependents = doneDependents(plan, statusIn(ledger.state), task)
  const also = iterationsOf(taskIn(ledger.state, task)).filter((one) => one !== undoes)
  const opens = !['failed', 'skipped', 'given_up'].includes(statusIn(ledger.state)(task))
  const reopened = reopen_dependents ? dependents : []
  ledger.record({ type: 'undo_done', iteration, undoes, also, task, opens, commit, by, why, dependents, reopened })
}

async function stop({ ledger }: SimulatedWork, reason: string): Promise<string> {
  ledger.record({ type: 'run_stopped', reason: { kind: 'complete' } })
  ledger.record({ type: 'lease_released' })
  await ledger.save()
  return reason
}
