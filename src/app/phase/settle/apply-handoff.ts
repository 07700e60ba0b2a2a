import { iterationPath } from '../../../core/ref/state-paths.ts'
import {
  nextProgressLog,
  progressEntry,
  readProgressLog,
  type Success,
  withoutIterations,
} from '../../../core/report/facts/progress-log.ts'
import { rowsInState } from '../../../core/report/facts/task-rows.ts'
import { progressLogMarkdown } from '../../../core/report/markdown/progress-log-markdown.ts'
import { recordsOf } from '../../../core/run/fold/begin.ts'
import { beginsSlice, slicesOf } from '../../../core/run/next/slices.ts'
import { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import { Reviewed } from '../../../schema/agent/review.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import type { Change } from '../../../schema/run/dossier.ts'
import type { ProgressLog } from '../../../schema/run/progress-log.ts'
import { amendPlan } from '../../job/amend-plan.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { approvedMemory } from '../../job/servers.ts'
import { promptEntries, recordKnowledge } from './record-knowledge.ts'

interface Passed {
  readonly task: Pick<Task, 'id' | 'title'>
  readonly iteration: number
  readonly handoff: Handoff
  readonly source: HandoffSource
  readonly changes: readonly Change[]
}

/** What a handoff is applied to, as it stands in the state. */
interface BeforeHandoff {
  readonly numbered: readonly string[]
  readonly previous: ProgressLog | null
}

/** Reads it before the first fact of a settlement, so that nothing waits, and nothing can fail, between two of them. */
export async function beforeHandoff(ledger: Ledger, iteration: number): Promise<BeforeHandoff> {
  return {
    numbered: await promptEntries(ledger, iteration),
    previous: readProgressLog(await ledger.recall(logFile)),
  }
}

/** What a handoff does besides its commit: its statements are recorded, its amendments judged, the progress log is renewed. */
export function applyHandoff(
  ports: Pick<Ports, 'clock'>,
  job: Pick<JobSettings, 'settings'>,
  { ledger, before: { numbered, previous }, ...passed }: Passed & { ledger: Ledger; before: BeforeHandoff },
): void {
  const { iteration, handoff, source } = passed
  recordKnowledge(ledger, job, { iteration, task: passed.task.id, handoff, source, numbered })
  const amendments = handoff.plan_amendments ?? []
  const trusted = job.settings.amendments === 'trusted'
  amendPlan(ledger, { iteration, current: passed.task.id, amendments, trusted })
  renew(ports, ledger, { previous, newest: [passed] })
}

/**
 * The same for a commit of an earlier job that a person approves, and what its reviewer found: prepared from the files
 * that it left; what it returns does it at once, beside the fact of the approval.
 */
export async function prepareApproved(
  ports: TellPorts,
  job: Pick<JobSettings, 'settings'>,
  { ledger, ...approved }: { ledger: Ledger; iteration: number; task: string; commit: string },
): Promise<() => void> {
  const { iteration } = approved
  const takeMemory = await approvedMemory(ledger, iteration)
  const [stored, agent, review] = await Promise.all(
    ['handoff.json', 'agent.json', 'review.json'].map((file) => ledger.recall(iterationPath(iteration, file))),
  )
  const before = await beforeHandoff(ledger, iteration)
  const handoff = Handoff.safeParse(fieldOf(stored, 'handoff')).data
  const source = HandoffSource.safeParse(fieldOf(stored, 'source')).data ?? 'synthetic'
  const changes = (fieldOf(agent, 'changes') ?? []) as Change[]
  const reviewed = review === undefined ? undefined : Reviewed.safeParse(JSON.parse(review)).data
  return () => {
    takeMemory()
    const task = ledger.plan.tasks.find(({ id }) => id === approved.task)
    if (task && handoff) applyHandoff(ports, job, { ledger, before, task, iteration, handoff, source, changes })
    tellReview(ports, ledger, { ...approved, reviewed })
  }
}

const fieldOf = (json: string | undefined, name: string): unknown =>
  json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>)[name]

type ProgressPorts = Pick<Ports, 'clock'>

const logFile = 'progress-log.json'

/** Prepares to take iterations out of it again; what it returns does so at once, beside the facts that say why. */
export async function forgetProgress(
  ports: ProgressPorts,
  ledger: Ledger,
  iterations: readonly number[],
): Promise<() => void> {
  const previous = withoutIterations(readProgressLog(await ledger.recall(logFile)), iterations)
  return () => renew(ports, ledger, { previous, newest: [] })
}

/** Renews `progress-log.json` and `.md`: the task table and the newest successes (docs/design.md#state-tree). */
function renew(
  { clock }: ProgressPorts,
  ledger: Ledger,
  { previous, newest }: { previous: ProgressLog | null; newest: readonly Omit<Success, 'at'>[] },
): void {
  const generated = new Date(clock.now()).toISOString()
  const { plan, state } = ledger
  const dated = newest.map((success) => ({ ...success, at: generated }))
  const log = nextProgressLog({ previous, newest: dated, rows: recordsOf(plan, state), generated })
  for (const success of dated) {
    const entry = `${JSON.stringify(progressEntry(success), null, 2)}\n`
    ledger.attach(iterationPath(success.iteration, 'progress.json'), entry)
  }
  ledger.attach(logFile, `${JSON.stringify(log, null, 2)}\n`)
  ledger.attach('progress-log.md', progressLogMarkdown(log, { plan: state.plan, ...rowsInState({ plan, state }) }))
}

type TellPorts = Pick<Ports, 'outbox' | 'clock'>

interface Of {
  readonly iteration: number
  readonly task: string
  readonly commit: string
}

/** Puts what a reviewer found into the outbox, with the fact that its commit is part of the work. */
export function tellReview(ports: TellPorts, ledger: Ledger, of: Of & { reviewed: Reviewed | undefined }): void {
  const { iteration, task, commit, reviewed } = of
  if (!reviewed?.review) return
  const { review, model } = reviewed
  const branch = slicesOf(ledger.state).at(-1)?.branch ?? ledger.state.work_branch
  const at = new Date(ports.clock.now()).toISOString()
  const said = { commit, branch, iteration, task, at, model, review }
  ledger.send(ports.outbox.effectsOf({ commit, checks: [], knownRed: [], review: said }))
}

/** Cuts the work if the commit that is about to be taken in is the first for its milestone, or too much for the newest pull request. */
export function recordSlice(
  { settings }: Pick<JobSettings, 'settings'>,
  ledger: Ledger,
  { iteration, task, lines }: { iteration: number; task: string; lines?: number | undefined },
): void {
  // What the engine merges at the end is one pull request.
  const limit = settings['on-complete'] === 'merge' ? 0 : settings['pr-size']
  const size = lines === undefined ? undefined : { limit, lines }
  const milestone = beginsSlice(ledger.plan, ledger.state, task, size)
  if (milestone === undefined) return
  ledger.record({ type: 'milestone_begun', iteration, milestone, from: ledger.state.work })
}
