import { agentsHand, placeMark } from '../../adapter/local/order-origin.ts'
import { ordersReport, ordersText } from '../../core/control/orders.ts'
import { RalphError } from '../../core/error/error.ts'
import { holderInWords } from '../../core/run/lease/lease-verdict.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { redactor } from '../../core/text/redact.ts'
import { lineSpan, ralphCommand } from '../../core/text/report-context.ts'
import type { IncomingCommand } from '../../port/outside.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import { emptyControl } from '../../schema/run/control.ts'
import { withRun } from '../open/look-at-run.ts'
import type { Command, CommandContext } from '../project/context.ts'
import { type Flag, flagHelp, jsonFlag, runFlags } from '../project/flags.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { imaginedState } from '../run/imagined-state.ts'
import { refusedToAgent } from '../wire/give-order.ts'
import { waitingOrders } from '../wire/read-run.ts'
import { inboxOf, type StateAccess } from '../wire/state-access.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...runFlags,
  ...jsonFlag,
}

export const ordersCommand: Command = {
  help: `Lists the orders that no job has picked up yet and those that failed, or withdraws one that is still waiting.
Orders given in comments are shown on GitHub only.

Usage: ralph orders [withdraw] [ID] [options]

Examples:
  ralph orders
  ralph orders withdraw 20261121143000000-1a2b3c4d

Options:
${flagHelp(flags)}`,
  flags,
  operands: 2,
  run: async (context, { values, operands }) => {
    const [word, id, ...more] = operands
    if (word === undefined) return listOrders(context, values)
    if (word !== 'withdraw' || id === undefined || more.length > 0) throw refused('usage: orders withdraw ID')
    return withdrawOrder(context, values, id)
  },
}

async function listOrders(context: CommandContext, values: Readonly<Record<string, unknown>>): Promise<number> {
  const { project, report, begun } = await withOrders(context, values, {
    readsOrigin: true,
    look: async ({ project: openedProject, orders }) => ({
      project: openedProject,
      report: ordersReport(orders, orders.waiting),
      begun: orders.begun,
    }),
  })
  const place = { ...project, now: context.now(), begun }
  const text = values['json'] ? inertJson(report, 2) : ordersText(report, place).join('\n')
  context.out(`${redactor(project.secrets)(text)}\n`)
  return 0
}

async function withdrawOrder(
  context: CommandContext,
  values: Readonly<Record<string, unknown>>,
  id: string,
): Promise<number> {
  const { project, order, lease } = await withOrders(context, values, {
    look: async ({ project, access, orders }) => {
      const agents = agentsHand(placeMark(project), orders.state.lease?.holder)
      if (agents !== undefined) throw refusedToAgent(`orders withdraw ${id}`, agents)
      const inbox = inboxOf(project, access, context.now)
      const waitingOrder = orders.waiting.find((candidate) => candidate.id === id)
      const isPickedUp = orders.control.consumed.includes(id)
      if (!waitingOrder || !(await inbox.withdraw(id))) {
        throw refused(isPickedUp ? `a job has picked up ${id} already` : `no order ${id} is waiting`, project)
      }
      const { run: reloaded } = await access.state.load()
      if (reloaded?.control.consumed.includes(id)) throw refused(`a job picked up ${id} at the same moment`, project)
      return { project, order: waitingOrder, lease: reloaded?.state.lease ?? null }
    },
  })
  const { by, text } = order
  if (values['json']) context.out(`${inertJson({ kind: 'withdrawn', id, by, text })}\n`)
  else {
    // A job may have read it without writing that yet; nobody can see that.
    const status = lineSpan(ralphCommand(project, 'status'))
    const late = lease ? ` If ${holderInWords(lease.holder)} read it just before, ${status} shows its effect.` : ''
    context.out(`Withdrawn: ${oneLine(text, 300)} (by ${oneLine(by, 60)}).${late}\n`)
  }
  return 0
}

const refused = (reason: string, project?: ProjectOfRun): RalphError =>
  new RalphError({
    code: 'COMMAND_REFUSED',
    message: `Nothing was withdrawn: ${oneLine(reason, 200)}.`,
    hint: project
      ? `${lineSpan(ralphCommand(project, 'orders'))} lists the orders that are waiting.`
      : 'See `ralph orders --help`.',
  })

interface RunOrders extends Pick<LoadedRun, 'plan' | 'state' | 'control'> {
  readonly waiting: readonly IncomingCommand[]
  /** False before the first job. */
  readonly begun: boolean
}

/** The run with its waiting orders; before the first job, an imagined run. */
function withOrders<T>(
  context: CommandContext,
  values: Readonly<Record<string, unknown>>,
  {
    look,
    readsOrigin = false,
  }: {
    look: (opened: { project: ProjectOfRun; access: StateAccess; orders: RunOrders }) => Promise<T>
    readsOrigin?: boolean
  },
): Promise<T> {
  const waitingOf = (project: ProjectOfRun, access: StateAccess, run: Pick<LoadedRun, 'state' | 'control'>) =>
    waitingOrders(inboxOf(project, access, context.now), run)
  return withRun(context, values, {
    about: 'ahead',
    readsOrigin,
    look: async ({ project, access, run }) =>
      look({ project, access, orders: { ...run, begun: true, waiting: await waitingOf(project, access, run) } }),
    unbegun: async ({ project, access }) => {
      const run = { plan: project.plan, state: imaginedState(project, context), control: emptyControl }
      return look({ project, access, orders: { ...run, begun: false, waiting: await waitingOf(project, access, run) } })
    },
  })
}
