import { userName } from '../../adapter/disk/user-name.ts'
import { agentsHand } from '../../adapter/local/order-origin.ts'
import { foresee } from '../../core/control/foresee.ts'
import { obeyCommand } from '../../core/control/obey-command.ts'
import { RalphError } from '../../core/error/error.ts'
import { commandForms, readCommand } from '../../core/order/read-command.ts'
import { doneDependents } from '../../core/plan/graph/blocked.ts'
import { statusIn } from '../../core/run/fold/begin.ts'
import { taskOfIteration } from '../../core/run/fold/task-commits.ts'
import { holderInWords } from '../../core/run/lease/lease-verdict.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { operatorCommand, ralphCommand } from '../../core/text/report-context.ts'
import { redactor } from '../../core/text/secret/redact.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { Command, CommandContext, Typed } from '../project/context.ts'
import { type Flag, flagHelp, settingFlags } from '../project/flags.ts'
import { type OperatorWord, operatorWords } from '../project/operator-words.ts'
import { openProject, type Project } from '../project/project.ts'
import { noRunYet, waitingOrders } from '../wire/read-run.ts'
import { placeMark } from '../wire/runners.ts'
import { inboxOf, withTemporaryState } from '../wire/state-access.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...settingFlags('plan', 'remote', 'state-ref'),
  config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
  json: { help: 'one JSON object', toggle: true },
}

const undoFlags: typeof flags = {
  ...flags,
  'reopen-dependents': { help: 'also redo done tasks that build on it; otherwise they stay done', toggle: true },
}

const flagsOf = (word: OperatorWord) => (word === 'undo' ? undoFlags : flags)

/** One of the operator's words, as it also works in a comment (docs/design.md#settings). */
export const orderCommand = (kind: OperatorWord): Command => ({
  help: `${operatorWords[kind].summary}.

Usage: ralph ${commandForms[kind]} [options]

Examples:
  ${operatorWords[kind].example}

The order waits in the run's repository: a running job picks it up within a minute, otherwise the next job does.

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
  const clean = redactor(project.secrets)
  const by = project.repository.user.name ?? userName()
  const ordered = await withTemporaryState(project, context, async (access) => {
    const { run } = await access.state.load()
    if (!run) throw await noRunYet(project, access, context)
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
    return { id, text, at_work: run.state.lease !== null, dependents: buildsOn(command, foreseen), state: run.state }
  })
  const { state, ...said } = ordered
  if (values['json']) context.out(`${inertJson({ kind: 'ordered', by, ...said })}\n`)
  else {
    context.out(`Ordered: ${oneLine(said.text, 300)}. ${whenTaken(project, context, state)}\n`)
    context.out(dependentsText(command, state, said.dependents) + onceOver(command, state))
  }
  return 0
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

function dependentsText(command: OperatorCommand, state: RunState, dependents: readonly string[]): string {
  if (command.kind !== 'undo' || dependents.length === 0) return ''
  const fate = command.reopen_dependents ? 'are opened again too' : 'stay done; --reopen-dependents reopens them'
  const task = taskOfIteration(state, command.iteration)?.task ?? `iteration ${command.iteration}`
  return `Tasks that build on ${task} (${dependents.join(', ')}) ${fate}.\n`
}

/** How the attempt under way ends is not known yet. */
const onceOver = (command: OperatorCommand, { current }: RunState): string =>
  current && command.kind === 'skip' && command.task === current.task
    ? `An agent is working on ${current.task}: if this attempt passes, the task is done and the order is refused.\n`
    : ''

function whenTaken({ planFile, reachedBy, workBranch }: Project, context: CommandContext, { lease }: RunState): string {
  if (lease) return `${holderInWords(lease.holder)} picks it up within a minute.`
  const at = { planFile, reachedBy, workBranch, now: context.now() }
  return `No job is running; it takes effect when ${operatorCommand(at, 'run')} starts one. ${operatorCommand(at, 'log')} shows the outcome.`
}

const refusedToAgent = (text: string, why: string): RalphError =>
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
