import type { Inbox } from '../../adapter/git/remote/inbox.ts'
import { systemClock } from '../../adapter/local/clock.ts'
import { processLiveness } from '../../adapter/local/liveness.ts'
import { noPlatform } from '../../adapter/local/no-platform.ts'
import { remoteMark, signOfAgent } from '../../adapter/local/order-origin.ts'
import { applyOrdersWithoutJob } from '../../app/apply-orders.ts'
import { noRules } from '../../app/job/job-settings.ts'
import { obeyCommand } from '../../core/control/obey-command.ts'
import { carriedOutText, dependentsText, waitsText, weakenedLines } from '../../core/control/order-text.ts'
import { withWaitingOrders } from '../../core/control/with-waiting-orders.ts'
import { RalphError } from '../../core/error/error.ts'
import { commandsInWords } from '../../core/order/commands-in-words.ts'
import { doneDependents } from '../../core/plan/graph/blocked.ts'
import { statusIn } from '../../core/run/fold/begin.ts'
import { heldCommits } from '../../core/run/fold/open-attempts.ts'
import { taskOfIteration } from '../../core/run/fold/task-commits.ts'
import type { TextStyle } from '../../core/text/display-width.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { redactor } from '../../core/text/redact.ts'
import { ralphCommand } from '../../core/text/report-context.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { CommandContext } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { waitingOrders } from './read-run.ts'
import { inboxOf, type StateAccess } from './state-access.ts'

interface Given {
  readonly command: OperatorCommand
  /** As it was written. */
  readonly typed: string
  readonly by: string
  readonly look: TextStyle
  /** Whether a person has seen what it weakens of the rules of the run; missing where they wrote the order out. */
  readonly confirmed?: boolean
}

/** What became of an order, with the sentences that say so. */
export interface GivenOrder {
  readonly id: string
  readonly text: string
  readonly at_work: boolean
  readonly taken: boolean
  /** Done tasks that build on the one that is undone. */
  readonly dependents: readonly string[]
  readonly said: readonly string[]
}

/** Judges the order, puts it where every job finds it, and carries it out here where no job is at work. */
export async function giveOrder(
  { project, context, access }: { project: ProjectOfRun; context: CommandContext; access: StateAccess },
  run: LoadedRun,
  { command, typed, by, look, confirmed = true }: Given,
): Promise<GivenOrder> {
  const clean = redactor(project.secrets)
  const agents = signOfAgent(remoteMark(project), run.state.lease?.holder)
  if (agents !== undefined) throw refusedToAgent(clean(typed), agents)
  const inbox = inboxOf(project, access, context.now)
  const foreseen = withWaitingOrders(run, await waitingOrders(inbox, run))
  const exact = named(command, foreseen.state)
  // The order is a commit that others can read, and so no place for a secret.
  const text = clean(exact === command || exact.kind !== 'approve' ? typed : `approve ${exact.sha}`)
  const obeyed = obeyCommand(exact, { id: '', by }, foreseen)
  if (obeyed.kind === 'refused') throw refusedNow(text, obeyed.why, project)
  if (obeyed.kind === 'stop' && !run.state.lease) throw refusedNow(text, 'no job is running', project)
  const effects = obeyed.kind === 'done' ? obeyed.effects : []
  const weakened = weakenedLines(effects)
  if (weakened.length > 0 && !confirmed) throw asksFirst(text, weakened)
  const id = await inbox.send({ by, text })
  const taken = await obeyHere(project, context, { access, inbox })
  const order = { id, text, command: exact, effects }
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

/** `ralph approve` alone means the only commit that waits at this moment, and the order then says which one that is. */
function named(command: OperatorCommand, state: RunState): OperatorCommand {
  const [held, ...others] = heldCommits(state)
  const alone = command.kind === 'approve' && command.sha === '' && command.task === undefined
  return alone && held && others.length === 0 ? { ...command, sha: held.commit } : command
}

/** Done tasks that build on the one that is undone. */
function buildsOn(command: OperatorCommand, { plan, state }: { plan: Plan; state: RunState }): string[] {
  const task = command.kind === 'undo' ? taskOfIteration(state, command.iteration)?.task : undefined
  return task === undefined ? [] : doneDependents(plan, statusIn(state), task)
}

export const refusedToAgent = (text: string, why: string): RalphError =>
  new RalphError({
    code: 'ORDER_FROM_AGENT',
    message: `"${oneLine(text, 100)}" was refused, because it may come from the agent or a check instead of a person: ${why}.`,
    hint: 'Give orders from a terminal that the job did not start: one opened before the job started, or any after it has ended. On GitHub, a comment works too.',
  })

const asksFirst = (text: string, findings: readonly string[]): RalphError =>
  new RalphError({
    code: 'RULES_WEAKENED',
    message: `"${oneLine(text, 100)}" is less strict than the rules of the run. Nothing was ordered yet.`,
    findings,
    hint: 'If you confirm it, it applies for the rest of the run.',
  })

const aboutKnowledge = /^(?:remember|forget)\b/
const aboutValues = /^(?:set|mode|budget)\b/

export function refusedNow(text: string, why: string, project?: ProjectOfRun): RalphError {
  const reason = project ? commandsInWords(why, (verb, ...words) => ralphCommand(project, verb, ...words)) : why
  return new RalphError({
    code: 'COMMAND_REFUSED',
    message: `"${oneLine(text, 100)}" was refused: ${reason}${/[?.]$/.test(reason) ? '' : '.'}`,
    hint: whatHelps(text, project),
  })
}

function whatHelps(text: string, project: ProjectOfRun | undefined): string {
  const [verb = ''] = text.split(' ')
  if (!project || aboutValues.test(text)) return `See \`ralph ${verb} --help\`.`
  return aboutKnowledge.test(text)
    ? `\`${ralphCommand(project, 'knowledge', '--status', 'all')}\` lists what is known, and what no longer counts.`
    : `\`${ralphCommand(project, 'status')}\` shows the tasks and what they are waiting for.`
}

/** Carries out what waits in the inbox where no job is at work; see `obeyAtOnce`. */
async function obeyHere(
  project: ProjectOfRun,
  context: CommandContext,
  { access, inbox }: { access: StateAccess; inbox: Inbox },
): ReturnType<typeof applyOrdersWithoutJob> {
  const ports = {
    ...noPlatform,
    store: access.state,
    orderSource: inbox,
    clock: systemClock(context.now),
    liveness: await processLiveness(),
    show: () => undefined,
    redact: redactor(project.secrets),
  }
  return applyOrdersWithoutJob(ports, { ...project, rules: noRules(project) })
}
