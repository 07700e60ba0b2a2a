import { judgeAmendments } from '../../../core/plan/change/amend.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { statusIn } from '../../../core/run/fold/task-in.ts'
import { Handoff } from '../../../schema/agent/handoff.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import type { Change } from '../../../schema/run/change.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { recordProgress } from './record-progress.ts'

interface Passed {
  readonly task: Pick<Task, 'id' | 'title'>
  readonly iteration: number
  readonly handoff: Handoff
  readonly changes: readonly Change[]
}

/** What a handoff does besides its commit: its amendments of the plan are judged, the progress log is renewed. */
export async function takeInHandoff(
  ports: Pick<Ports, 'clock'>,
  job: Pick<JobSettings, 'settings'>,
  { ledger, ...passed }: Passed & { ledger: Ledger },
): Promise<void> {
  amend(ledger, { ...passed, trusted: job.settings.amendments === 'trusted' })
  await recordProgress(ports, ledger, passed)
}

/** The same for an attempt of an earlier job, from the files that it left. */
export async function takeInStored(
  ports: Pick<Ports, 'clock'>,
  job: Pick<JobSettings, 'settings'>,
  { ledger, ...approved }: { ledger: Ledger; iteration: number; task: string },
): Promise<void> {
  const { iteration } = approved
  const task = ledger.plan.tasks.find(({ id }) => id === approved.task)
  const [stored, agent] = await Promise.all(
    ['handoff.json', 'agent.json'].map((file) => ledger.recall(iterationPath(iteration, file))),
  )
  const handoff = Handoff.safeParse(fieldOf(stored, 'handoff')).data
  if (!task || !handoff) return
  const changes = (fieldOf(agent, 'changes') ?? []) as Change[]
  await takeInHandoff(ports, job, { ledger, task, iteration, handoff, changes })
}

const fieldOf = (json: string | undefined, name: string): unknown =>
  json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>)[name]

function amend(ledger: Ledger, { iteration, task, handoff, trusted }: Passed & { trusted: boolean }): void {
  const amendments = handoff.plan_amendments ?? []
  if (amendments.length === 0) return
  const judged = judgeAmendments({
    plan: ledger.plan,
    statusOf: statusIn(ledger.state),
    current: task.id,
    amendments,
    trusted,
  })
  if (judged.accepted.length > 0) ledger.replacePlan(judged.plan)
  ledger.record(
    ...judged.accepted.map((amendment) => ({
      type: 'amendment_accepted' as const,
      iteration,
      amendment,
      ...(amendment.action === 'remove' && !trusted && { given_up: true }),
    })),
    ...judged.refused.map(({ amendment, why }) => ({ type: 'amendment_refused' as const, iteration, amendment, why })),
  )
}
