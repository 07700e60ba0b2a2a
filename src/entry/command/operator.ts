import { userName } from '../../adapter/process/environment.ts'
import { obeyCommand } from '../../core/control/obey-command.ts'
import { withWaitingOrders } from '../../core/control/with-waiting-orders.ts'
import { RalphError } from '../../core/error/error.ts'
import {
  beginsWithoutRun,
  type OperatorWord,
  operatorWords,
  orderedEarly,
  readCommand,
  takesOf,
} from '../../core/order/read-command.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { redactor } from '../../core/text/redact.ts'
import { queueCommand, ralphCommand } from '../../core/text/report-context.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import { emptyControl } from '../../schema/run/control.ts'
import { withRun } from '../open/look-at-run.ts'
import type { Command, CommandContext, TypedArguments } from '../project/context.ts'
import { type Flag, flagHelp, jsonFlag, runFlags } from '../project/flags.ts'
import { askText, orderWords, questionFor } from '../project/order-input.ts'
import type { Project } from '../project/project.ts'
import { imaginedState } from '../run/imagined-state.ts'
import { giveOrder, refusedNow } from '../wire/give-order.ts'
import { waitingOrders } from '../wire/read-run.ts'
import { inboxOf, type StateAccess } from '../wire/state-access.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...runFlags,
  ...jsonFlag,
}

const undoFlags: typeof flags = {
  ...flags,
  'reopen-dependents': { help: 'also reopen finished tasks that build on it; otherwise they stay done', toggle: true },
}

const flagsOf = (word: OperatorWord) => (word === 'undo' ? undoFlags : flags)

const textHelp = (kind: OperatorWord): string =>
  takesOf(kind) === 'line'
    ? ''
    : 'To give a text of several lines, put `-` in its place and the text on standard input.\n\n'

/** An order that also works in a comment (docs/design.md#settings). */
export const orderCommand = (kind: OperatorWord): Command => ({
  help: `${operatorWords[kind].summary}.

Usage: ralph ${operatorWords[kind].form} [options]

Examples:
  ${operatorWords[kind].example}

${textHelp(kind)}If no job is running, the order takes effect at once. A running job picks it up within a minute; until then,
\`ralph orders\` lists it and can withdraw it.

Options:
${flagHelp(flagsOf(kind))}`,
  flags: flagsOf(kind),
  operands: 100,
  run: (context, typed) => submitOrder(kind, context, typed),
})

/** These orders change finished work, so they apply to the plan that was run, not to the next one. */
const ordersOnFinishedWork: ReadonlySet<OperatorWord> = new Set(['undo', 'redo', 'retry'])

async function submitOrder(
  kind: OperatorWord,
  context: CommandContext,
  { values, operands }: TypedArguments,
): Promise<number> {
  const { words, cut } = await orderWords(context, kind, withFlag(operands, values))
  const questionInput = { kind, words, json: values['json'] === true }
  if (!questionFor(context, { ...questionInput, plan: { tasks: [] } })) commandOf([kind, ...words])
  const commandFor = async (plan: Plan) => {
    const question = questionFor(context, { ...questionInput, plan })
    return commandOf([kind, ...words, ...(question ? await askText(question) : [])])
  }
  const { columns: width, isTty } = context
  const look = values['json'] ? { width, color: false } : { width, color: context.color, isTty }
  const { by, ...ordered } = await withRun(context, values, {
    about: ordersOnFinishedWork.has(kind) ? 'done' : 'ahead',
    look: async ({ project, access, run }) => {
      const operator = operatorName(project)
      return {
        by: operator,
        ...(await giveOrder({ project, context, access }, run, {
          ...(await commandFor(run.plan)),
          by: operator,
          look,
        })),
      }
    },
    ...(beginsWithoutRun(kind) && {
      unbegun: async (opened) => {
        const operator = operatorName(opened.project)
        return {
          by: operator,
          ...(await queueEarlyOrder(opened, context, { ...(await commandFor(opened.project.plan)), by: operator })),
        }
      },
    }),
  }).catch((error: unknown) => {
    throw error instanceof RalphError && error.code === 'NO_RUN' ? withEarlyOrders(error) : error
  })
  const { said: effect, ...fields } = ordered
  const lines = cut === undefined ? effect : [...effect, cut]
  if (values['json']) context.out(`${inertJson({ kind: 'ordered', by, ...fields, said: lines })}\n`)
  else context.out(lines.map((line) => `${line}\n`).join(''))
  return 0
}

const operatorName = ({ repository }: Pick<Project, 'repository'>): string => repository.user.name ?? userName()

const withEarlyOrders = ({ code, message, hint }: RalphError): RalphError =>
  new RalphError({ code, message, hint: `${hint}. Before that, only ${orderedEarly.join(', ')} can be ordered.` })

/** As in a comment, the flag follows the iteration. */
const withFlag = ([first = '', ...others]: readonly string[], values: TypedArguments['values']): readonly string[] =>
  [first, values['reopen-dependents'] ? '--reopen-dependents' : '', ...others].filter((word) => word !== '')

function commandOf(words: readonly string[]): Pick<Parameters<typeof giveOrder>[2], 'command' | 'typed'> {
  const typed = words.join(' ')
  const command = readCommand(typed)
  if ('fault' in command) throw refusedNow(typed, command.fault)
  return { command, typed }
}

/** The order waits for the first job. */
async function queueEarlyOrder(
  { project, access }: { project: Project; access: StateAccess },
  context: CommandContext,
  { command, typed, by }: Pick<Parameters<typeof giveOrder>[2], 'command' | 'typed' | 'by'>,
) {
  const state = imaginedState(project, context)
  const inbox = inboxOf(project, access, context.now)
  const waiting = await waitingOrders(inbox, { control: emptyControl, state })
  const outcome = obeyCommand(command, { id: '', by }, withWaitingOrders({ plan: project.plan, state }, waiting))
  const text = redactor(project.secrets)(typed)
  if (outcome.kind === 'refused') throw refusedNow(text, outcome.why, project)
  const id = await inbox.send({ by, text })
  const lines = [
    `Ordered: ${oneLine(text, 300)}. It waits for the first job: ${project.queue?.moves ? queueCommand(project) : ralphCommand(project, 'run')}`,
  ]
  return { id, text, at_work: false, taken: false, dependents: [], said: lines }
}
