import { agentsHand } from '../../adapter/local/order-origin.ts'
import { userName } from '../../adapter/process/environment.ts'
import { foresee } from '../../core/control/foresee.ts'
import { obeyCommand } from '../../core/control/obey-command.ts'
import { carriedOutText, dependentsText, waitsText } from '../../core/control/order-text.ts'
import { RalphError } from '../../core/error/error.ts'
import { type OperatorWord, operatorWords, readCommand } from '../../core/order/read-command.ts'
import { doneDependents } from '../../core/plan/graph/blocked.ts'
import { statusIn } from '../../core/run/fold/begin.ts'
import { taskOfIteration } from '../../core/run/fold/task-commits.ts'
import type { Look } from '../../core/text/display-width.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { redactor } from '../../core/text/redact.ts'
import { ralphCommand } from '../../core/text/report-context.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import { emptyControl, type OperatorCommand } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { Command, CommandContext, Typed } from '../project/context.ts'
import { type Flag, flagHelp, jsonFlag, runFlags } from '../project/flags.ts'
import { openProject, type Project } from '../project/project.ts'
import { imaginedState } from '../run/imagined-state.ts'
import { obeyHere } from '../wire/obey-here.ts'
import { noRunYet, waitingOrders } from '../wire/read-run.ts'
import { placeMark } from '../wire/runners.ts'
import { inboxOf, type StateAccess, withTemporaryState } from '../wire/state-access.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...runFlags,
  ...jsonFlag,
}

const undoFlags: typeof flags = {
  ...flags,
  'reopen-dependents': { help: 'also redo done tasks that build on it; otherwise they stay done', toggle: true },
}

const flagsOf = (word: OperatorWord) => (word === 'undo' ? undoFlags : flags)

/** One of the operator's words, as it also works in a comment (docs/design.md#settings). */
export const orderCommand = (kind: OperatorWord): Command => ({
  help: `${operatorWords[kind].summary}.

Usage: ralph ${operatorWords[kind].form} [options]

Examples:
  ${operatorWords[kind].example}

Where no job is at work the order takes effect at once, and the state is written here. A running job picks it up within
a minute; \`ralph orders\` lists what waits and takes it back.

Options:
${flagHelp(flagsOf(kind))}`,
  flags: flagsOf(kind),
  operands: 100,
  run: (context, typed) => order(kind, context, typed),
})

async function order(kind: OperatorWord, context: CommandContext, { values, operands }: Typed): Promise<number> {
  const [first = '', ...others] = operands
  const words = [kind, first, values['reopen-dependents'] ? '--reopen-dependents' : '', ...others]
  const typed = words.filter((word) => word !== '').join(' ')
  const command = readCommand(typed)
  if ('fault' in command) throw refusedNow(typed, command.fault)
  const project = await openProject(context, values)
  const by = project.repository.user.name ?? userName()
  const { columns: width, isTty } = context
  const look = values['json'] ? { width, color: false } : { width, color: context.color, isTty }
  const ordered = await withTemporaryState(project, context, (access) =>
    give({ project, context, access }, { command, typed, by, look }),
  )
  const { said, ...fields } = ordered
  if (values['json']) context.out(`${inertJson({ kind: 'ordered', by, ...fields, said })}\n`)
  else context.out(said.map((line) => `${line}\n`).join(''))
  return 0
}

type Where = { readonly project: Project; readonly context: CommandContext; readonly access: StateAccess }
type Given = { readonly command: OperatorCommand; readonly typed: string; readonly by: string; readonly look: Look }

/** Judges the order, puts it where every job finds it, and carries it out here where no job is at work. */
async function give({ project, context, access }: Where, { command, typed, by, look }: Given) {
  const clean = redactor(project.secrets)
  const { run } = await access.state.load()
  if (!run) return giveBefore({ project, context, access }, { command, typed, by })
  const agents = agentsHand(placeMark(project), run.state.lease?.holder)
  if (agents !== undefined) throw refusedToAgent(clean(typed), agents)
  const inbox = inboxOf(project, access, context.now)
  const foreseen = foresee(run, await waitingOrders(inbox, run))
  const exact = named(command, foreseen.state)
  // The order is a commit that others can read, and so no place for a secret.
  const text = clean(exact === command ? typed : `approve ${foreseen.state.awaiting?.commit}`)
  const obeyed = obeyCommand(exact, { id: '', by }, foreseen)
  if (obeyed.kind === 'refused') throw refusedNow(text, obeyed.why, project)
  if (obeyed.kind === 'stop' && !run.state.lease) throw refusedNow(text, 'no job is running', project)
  const id = await inbox.give({ by, text })
  const taken = await obeyHere(project, context, { access, inbox })
  const order = { id, text, command: exact, effects: obeyed.kind === 'done' ? obeyed.effects : [] }
  const state = taken?.state ?? run.state
  const dependents = buildsOn(command, foreseen)
  const at = { ...project, now: context.now() }
  if (taken?.kind !== 'taken') {
    const said = [...waitsText(state, order, at), ...dependentsText(order, state, dependents)]
    return { id, text, at_work: state.lease !== null, taken: false, dependents, said }
  }
  const own = taken.taken.find((one) => one.order.id === id)?.obeyed
  if (own?.kind === 'refused') throw refusedNow(text, own.why, project)
  const said = [...carriedOutText(taken, { order, at, look }), ...dependentsText(order, state, dependents)]
  return { id, text, at_work: false, taken: true, dependents, said }
}

/** What agents are to know and which tasks are not wanted can be said before there is a run; all else is about one. */
const early: readonly OperatorWord[] = ['remember', 'forget', 'hint', 'skip']

/** It waits for the first job. */
async function giveBefore(
  { project, context, access }: Where,
  { command, typed, by }: Pick<Given, 'command' | 'typed' | 'by'>,
) {
  const none = await noRunYet(project, access, context)
  if (none.code !== 'NO_RUN') throw none
  if (!early.some((word) => word === command.kind)) {
    const { code, message, hint } = none
    throw new RalphError({ code, message, hint: `${hint}. Before that, ${early.join(', ')} can be ordered.` })
  }
  const state = imaginedState(project, context)
  const inbox = inboxOf(project, access, context.now)
  const waiting = await waitingOrders(inbox, { control: emptyControl, state })
  const obeyed = obeyCommand(command, { id: '', by }, foresee({ plan: project.plan, state }, waiting))
  const text = redactor(project.secrets)(typed)
  if (obeyed.kind === 'refused') throw refusedNow(text, obeyed.why, project)
  const id = await inbox.give({ by, text })
  const said = [`Ordered: ${oneLine(text, 300)}. It waits for the first job: ${ralphCommand(project, 'run')}`]
  return { id, text, at_work: false, taken: false, dependents: [], said }
}

/** `ralph approve` alone means the commit that waits at this moment, and the order then says which one that is. */
function named(command: OperatorCommand, { awaiting }: RunState): OperatorCommand {
  const alone = command.kind === 'approve' && command.sha === ''
  return alone && awaiting ? { ...command, sha: awaiting.commit } : command
}

/** Done tasks that build on the one that is undone. */
function buildsOn(command: OperatorCommand, { plan, state }: { plan: Plan; state: RunState }): string[] {
  const task = command.kind === 'undo' ? taskOfIteration(state, command.iteration)?.task : undefined
  return task === undefined ? [] : doneDependents(plan, statusIn(state), task)
}

export const refusedToAgent = (text: string, why: string): RalphError =>
  new RalphError({
    code: 'ORDER_FROM_AGENT',
    message: `"${oneLine(text, 100)}" was refused: it may come from the agent or a check instead of a person: ${why}.`,
    hint: 'Give orders from a terminal that the job did not start: one opened before the job started, or any after it has ended. On GitHub, a comment works too.',
  })

const refusedNow = (text: string, why: string, project?: Project): RalphError =>
  new RalphError({
    code: 'COMMAND_REFUSED',
    message: `"${oneLine(text, 100)}" was refused: ${why}${why.endsWith('?') || why.endsWith('.') ? '' : '.'}`,
    hint: project
      ? `\`${ralphCommand(project, 'status')}\` shows the tasks and what they are waiting for.`
      : `See \`ralph ${text.split(' ')[0]} --help\`.`,
  })
