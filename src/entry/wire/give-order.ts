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
import { refsBeside, waitingOrders } from './read-run.ts'
import { inboxOf, type StateAccess } from './state-access.ts'

interface OrderInput {
  readonly command: OperatorCommand
  readonly typed: string
  readonly by: string
  readonly look: TextStyle
  /** False if nobody has seen yet which rules of the run it weakens; missing if the order was written out. */
  readonly confirmed?: boolean
}

export interface GivenOrder {
  readonly id: string
  readonly text: string
  readonly at_work: boolean
  readonly taken: boolean
  readonly dependents: readonly string[]
  readonly said: readonly string[]
}

/** Judges the order, stores it where every job finds it, and applies it here if no job is running. */
export async function giveOrder(
  { project, context, access }: { project: ProjectOfRun; context: CommandContext; access: StateAccess },
  run: LoadedRun,
  { command, typed, by, look, confirmed = true }: OrderInput,
): Promise<GivenOrder> {
  const clean = redactor(project.secrets)
  const agents = signOfAgent(remoteMark(project), run.state.lease?.holder)
  if (agents !== undefined) throw refusedToAgent(clean(typed), agents)
  const inbox = inboxOf(project, access, context.now)
  const expectedRun = withWaitingOrders(run, await waitingOrders(inbox, run))
  const exactCommand = withWaitingCommit(command, expectedRun.state)
  // Others can read the order's commit, so it must hold no secret.
  const text = clean(
    exactCommand === command || exactCommand.kind !== 'approve' ? typed : `approve ${exactCommand.sha}`,
  )
  const outcome = obeyCommand(exactCommand, { id: '', by }, expectedRun)
  if (outcome.kind === 'refused') throw refusedNow(text, outcome.why, project)
  if (outcome.kind === 'stop' && !run.state.lease) throw refusedNow(text, 'no job is running', project)
  const effects = outcome.kind === 'done' ? outcome.effects : []
  const weakened = weakenedLines(effects)
  if (weakened.length > 0 && !confirmed) throw confirmationNeeded(text, weakened)
  const id = await inbox.send({ by, text })
  const applied = await applyHere(project, context, { access, inbox })
  const order = { id, text, command: exactCommand, effects }
  const state = applied?.state ?? run.state
  const dependents = buildsOn(command, expectedRun)
  const place = { ...project, now: context.now() }
  if (applied?.kind !== 'taken') {
    const lines = [...waitsText(state, order, place), ...dependentsText(order, state, dependents)]
    return { id, text, at_work: state.lease !== null, taken: false, dependents, said: lines }
  }
  const ownOutcome = applied.applied.find((entry) => entry.order.id === id)?.result
  if (ownOutcome?.kind === 'refused') throw refusedNow(text, ownOutcome.why, project)
  const lines = [
    ...carriedOutText(applied, { order, context: place, look }),
    ...dependentsText(order, state, dependents),
  ]
  return { id, text, at_work: false, taken: true, dependents, said: lines }
}

/** `ralph approve` alone means the only waiting commit; the stored order names it. */
function withWaitingCommit(command: OperatorCommand, state: RunState): OperatorCommand {
  const [held, ...others] = heldCommits(state)
  const isBare = command.kind === 'approve' && command.sha === '' && command.task === undefined
  return isBare && held && others.length === 0 ? { ...command, sha: held.commit } : command
}

/** Done tasks that build on the one that is undone. */
function buildsOn(command: OperatorCommand, { plan, state }: { plan: Plan; state: RunState }): string[] {
  const task = command.kind === 'undo' ? taskOfIteration(state, command.iteration)?.task : undefined
  return task === undefined ? [] : doneDependents(plan, statusIn(state), task)
}

export const refusedToAgent = (text: string, reason: string): RalphError =>
  new RalphError({
    code: 'ORDER_FROM_AGENT',
    message: `"${oneLine(text, 100)}" was refused, because it may come from the agent or a check instead of a person: ${reason}.`,
    hint: 'Give orders from a terminal that the job did not start: one opened before the job started, or any after it has ended. On GitHub, a comment works too.',
  })

const confirmationNeeded = (text: string, findings: readonly string[]): RalphError =>
  new RalphError({
    code: 'RULES_WEAKENED',
    message: `"${oneLine(text, 100)}" is less strict than the rules of the run. Nothing was ordered yet.`,
    findings,
    hint: 'If you confirm it, it applies for the rest of the run.',
  })

const aboutKnowledge = /^(?:remember|forget)\b/
const aboutValues = /^(?:set|mode|budget)\b/

export function refusedNow(text: string, refusal: string, project?: ProjectOfRun): RalphError {
  const reason = project ? commandsInWords(refusal, (verb, ...words) => ralphCommand(project, verb, ...words)) : refusal
  return new RalphError({
    code: 'COMMAND_REFUSED',
    message: `"${oneLine(text, 100)}" was refused: ${reason}${/[?.]$/.test(reason) ? '' : '.'}`,
    hint: hintFor(text, project),
  })
}

function hintFor(text: string, project: ProjectOfRun | undefined): string {
  const [verb = ''] = text.split(' ')
  if (!project || aboutValues.test(text)) return `See \`ralph ${verb} --help\`.`
  return aboutKnowledge.test(text)
    ? `\`${ralphCommand(project, 'knowledge', '--status', 'all')}\` lists what is known, and what no longer counts.`
    : `\`${ralphCommand(project, 'status')}\` shows the tasks and what they are waiting for.`
}

/** Applies waiting orders if no job is running. */
async function applyHere(
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
  await access.remote.lookAhead([project.stateRef, project.workRef, ...refsBeside(project)])
  return applyOrdersWithoutJob(ports, { ...project, rules: noRules(project) })
}
