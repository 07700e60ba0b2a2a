import type { Plan } from '../../schema/plan/plan.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { readCommand } from '../order/read-command.ts'
import { heldCommits } from '../run/fold/open-attempts.ts'
import { refusedIn } from '../run/fold/orders.ts'
import { taskOfIteration } from '../run/fold/task-commits.ts'
import { fromNow } from '../text/amounts.ts'
import { plainLine } from '../text/one-line.ts'
import { lineSpan, type ReportContext, ralphCommand } from '../text/report-context.ts'
import { splitHint } from './obey-command.ts'
import type { WaitingOrder } from './with-waiting-orders.ts'

type Run = { readonly plan: Plan; readonly state: RunState }

/** `ralph orders --json`. Moments in ISO 8601 UTC; fields are only ever added. */
export interface OrdersReport {
  readonly schema: 1
  /** Not applied yet, oldest first. */
  readonly waiting: readonly (Pick<WaitingOrder, 'id' | 'at' | 'by' | 'text'> & { readonly task: string | null })[]
  /** Newest first, kept until the next job has ended. */
  readonly refused: ReturnType<typeof refusedIn>
}

export const ordersReport = (run: Run, waiting: readonly WaitingOrder[]): OrdersReport => ({
  schema: 1,
  waiting: waiting.map(({ id, at, by, text }) => ({ id, at, by, text, task: taskOf(text, run) })),
  refused: refusedIn(run.state),
})

/** Null if the order is about no task or about the whole run. */
function taskOf(text: string, { plan, state }: Run): string | null {
  const command = readCommand(text)
  if ('fault' in command) return null
  if (command.kind === 'skip' || command.kind === 'retry') return command.task
  if (command.kind === 'hint') return splitHint(command.text, plan).task
  if (command.kind === 'approve') {
    const held = heldCommits(state)
    return (held.find(({ commit }) => command.sha !== '' && commit.startsWith(command.sha)) ?? held[0])?.task ?? null
  }
  if (command.kind !== 'undo' && command.kind !== 'redo') return null
  return command.iteration === null ? null : (taskOfIteration(state, command.iteration)?.task ?? null)
}

/** The output of `ralph orders`, lines without their newline. */
export function ordersText(
  { waiting, refused }: OrdersReport,
  context: ReportContext & { now: number; begun: boolean },
): string[] {
  const lines = waiting.map(({ id, at: orderedAt, by, text, task }) => {
    const about = task === null ? '' : `, about ${task}`
    const when = orderedAt === '' ? '' : `, ${fromNow(orderedAt, context.now)}`
    return `  ${plainLine(id, 80)}  ${plainLine(text, 200)} (by ${plainLine(by, 60)}${when}${about})`
  })
  const [first] = waiting
  const withdrawCommand = first && lineSpan(ralphCommand(context, 'orders', 'withdraw', first.id))
  return [
    ...(withdrawCommand === undefined
      ? noOrderLines(context)
      : ['Waiting for a job:', ...lines, `To withdraw one: ${withdrawCommand}`]),
    ...(refused.length === 0 ? [] : ['', 'Failed:']),
    ...refused.map(
      ({ at: when, by, text, why }) =>
        `  ${plainLine(text, 200)} (by ${plainLine(by, 60)}, ${fromNow(when, context.now)}): ${plainLine(why, 500)}`,
    ),
  ]
}

const noOrderLines = (context: ReportContext & { begun: boolean }): string[] =>
  context.begun
    ? ['No order is waiting.']
    : [
        `No order is waiting, and no job has started: ${lineSpan(ralphCommand(context, 'run'))} starts the first one.`,
        `To tell every agent something before that: ${lineSpan(ralphCommand(context, 'remember'))}`,
      ]
