import type { IncomingCommand } from '../../port/outside.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import { emptyControl } from '../../schema/run/control.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { noRunYet, waitingOrders } from '../wire/read-run.ts'
import { inboxOf, type StateAccess } from '../wire/state-access.ts'
import { imaginedState } from './imagined-state.ts'

/** A run and the orders that no job has taken yet; before the first job, what waits for that. Throws what `noRunYet` gives where neither is there. */
export async function ordersSoFar(
  project: Project,
  access: StateAccess,
  context: CommandContext,
): Promise<Pick<LoadedRun, 'plan' | 'state' | 'control'> & { readonly waiting: readonly IncomingCommand[] }> {
  const inbox = inboxOf(project, access, context.now)
  const { run } = await access.state.load()
  if (run) return { ...run, waiting: await waitingOrders(inbox, run) }
  const none = await noRunYet(project, access, context)
  if (none.code !== 'NO_RUN') throw none
  const begun = { plan: project.plan, state: imaginedState(project, context), control: emptyControl }
  const waiting = await waitingOrders(inbox, begun)
  if (waiting.length === 0) throw none
  return { ...begun, waiting }
}
