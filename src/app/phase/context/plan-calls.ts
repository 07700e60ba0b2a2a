import { callsBefore } from '../../../core/context/call-order.ts'
import { newestEnded } from '../../../core/context/ended-iteration.ts'
import type { PlannedCall } from '../../../schema/agent/context-agent.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import { agentsOfBase, contextModel } from '../../job/agents-of-base.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { dueIndex, indexFields, unknownHandoffs } from './due-index.ts'

/**
 * The calls before an attempt at this task, as plain data: the job that has the key for a model makes them. An index that
 * is due and needs no agent, or has none that can be asked, is renewed at once.
 */
export async function planCalls(
  ports: Pick<Ports, 'base' | 'embedded'>,
  job: JobSettings,
  { ledger, task, canAsk }: { ledger: Ledger; task: Task; canAsk: boolean },
): Promise<PlannedCall[]> {
  const { settings } = job
  const due = await dueIndex(job, ledger, task)
  const byAgent = settings.indexer === 'agent' && canAsk
  if (due && !byAgent) indexFields(ledger, due)
  const [last] = newestEnded(ledger.state, 1)
  const unseen = last !== undefined && last.iteration > ledger.state.looked_back
  const roles = callsBefore({
    mode: settings.mode,
    indexIsDue: due !== undefined && byAgent,
    merges: due?.merge !== undefined,
    unseen,
  })
  if (roles.length === 0) return []
  const { context } = await agentsOfBase(ports)
  const model = await contextModel(ports, job)
  const { through } = await unknownHandoffs(ledger)
  return roles.map((role): PlannedCall => {
    if (role === 'prep') return { role, model, max_turns: context.prep.max_turns }
    if (role === 'post') return { role, model, max_turns: context.post.max_turns, through, of: last?.iteration ?? 0 }
    return { role, model, max_turns: settings['compaction-max-turns'], through, trigger: due?.trigger ?? '' }
  })
}
