import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { isRule, weakens } from '../config/rules/rule-table.ts'
import { nextStepLines } from '../report/document/next-steps.ts'
import { changeInWords } from '../report/words/rules-text.ts'
import { runSentence } from '../report/words/run-sentence.ts'
import { statusIn } from '../run/fold/begin.ts'
import { taskOfIteration } from '../run/fold/task-commits.ts'
import { holderInWords } from '../run/lease/lease-verdict.ts'
import { assertNever } from '../text/assert-never.ts'
import { fitLines, type TextStyle } from '../text/display-width.ts'
import { firstThree, oneLine } from '../text/one-line.ts'
import { lineSpan, operatorCommand, type ReportContext, ralphCommand, shortOid } from '../text/report-context.ts'
import type { AppliedOrder } from './acknowledge.ts'
import { counselAnswerInWords } from './answer-counsel.ts'
import type { Effect, Unmet } from './order-result.ts'
import { unmetText } from './unmet-promise.ts'

/** An order from a command line, with its expected effects. */
interface CommandLineOrder {
  readonly id: string
  readonly text: string
  readonly command: OperatorCommand
  readonly effects: readonly Effect[]
}

type Run = { readonly plan: Plan; readonly state: RunState }

/** No job is running: the order was applied right away, after those that waited before it. */
export function carriedOutText(
  { applied, ...run }: Run & { readonly applied: readonly AppliedOrder[] },
  { order, context, look }: { order: CommandLineOrder; context: ReportContext; look: TextStyle },
): string[] {
  const { happened, next } = runSentence(run, context)
  const isApplied = applied.some((one) => one.order.id === order.id)
  const lines = [
    ...applied.map((one) => appliedOrderLine(one, { order, context: context, run })),
    ...(isApplied ? [] : [`Done: ${oneLine(order.text, 300)}. Another job or command carried it out.`]),
    happened,
  ]
  return [...fitLines(lines, look), ...nextStepLines(next, look)]
}

function appliedOrderLine(
  { order: { id, by, text }, result }: AppliedOrder,
  { order, context, run }: { order: CommandLineOrder; context: ReportContext; run: Run },
): string {
  const quoted = oneLine(text, 300)
  const source = id === order.id ? '' : ` (by ${oneLine(by, 60)}, waiting until now)`
  if (result.kind === 'refused') return `Refused: ${quoted}${source}: ${oneLine(result.why, 300)}.`
  const unmet = result.kind === 'done' ? result.unmet : undefined
  const effects = result.kind === 'done' ? result.effects.map((effect) => effectText(effect, run, context, unmet)) : []
  const knownEntry = result.kind === 'done' && result.known ? [`That is known already, as ${result.known}.`] : []
  return [
    `Done: ${quoted}${source}${/[.?!]$/.test(`${quoted}${source}`) ? '' : '.'}`,
    ...effects,
    ...knownEntry,
    ...(unmet ? [unmetText(unmet, context)] : []),
  ].join(' ')
}

/** A job is running and will apply the order. */
export function waitsText({ lease, current }: RunState, order: CommandLineOrder, context: ReportContext): string[] {
  const { id, text, command, effects } = order
  const who = lease ? `${holderInWords(lease.holder)} picks it up within a minute.` : 'The next job carries it out.'
  const [hint] = effects.filter((effect) => effect.type === 'note')
  const readerText = hint?.task
    ? ` The next attempt of ${hint.task} reads it.`
    : ' The next attempt reads it, of any task.'
  const withdrawCommand = lineSpan(ralphCommand(context, 'orders', 'withdraw', id))
  const caveat =
    current && command.kind === 'skip' && command.task === current.task
      ? [`An agent is working on ${current.task}: if this attempt passes, the task is done and the order is refused.`]
      : []
  return [
    `Ordered: ${oneLine(text, 300)}. ${who}${hint ? readerText : ''} To withdraw it before that: ${withdrawCommand}`,
    ...caveat,
  ]
}

/** One line for each rule that these effects weaken. */
export const weakenedLines = (effects: readonly Effect[]): string[] =>
  effects.flatMap((effect) =>
    effect.type === 'rules_changed'
      ? effect.changes
          .filter(({ name, before, after }) => isRule(name) && weakens(name, before, after))
          .map(changeInWords)
      : [],
  )

/** What happens to done tasks that build on the undone one. */
export function dependentsText(
  { command }: CommandLineOrder,
  state: RunState,
  dependents: readonly string[],
): string[] {
  if (command.kind !== 'undo' || dependents.length === 0) return []
  const fate = command.reopen_dependents ? 'are opened again too' : 'stay done; --reopen-dependents reopens them'
  const task = taskOfIteration(state, command.iteration)?.task ?? `iteration ${command.iteration}`
  return [`Tasks that build on ${task} (${dependents.join(', ')}) ${fate}.`]
}

/** One sentence for a terminal about the effect. `run` already contains it. */
function effectText(
  effect: Effect,
  { plan, state }: { plan: Plan; state: RunState },
  context: ReportContext,
  unmet: Unmet | undefined,
): string {
  const nextAttempt = unmet === undefined ? 'The next attempt' : 'Once there is one, the next attempt'
  switch (effect.type) {
    case 'pause':
      return `No job works on the run until ${operatorCommand(context, 'resume')}.`
    case 'resume':
      return 'The run is no longer paused.'
    case 'setting_changed':
      return `${effect.name} is ${effect.value} for the rest of the run.`
    case 'rules_changed':
      return effect.changes
        .map(({ name, after }) => `${name} is ${shownValue(after)} for the rest of the run.`)
        .join(' ')
    case 'skip_task':
      return `${effect.task} is skipped.${blockedText(effect.task, plan, state)}`
    case 'task_reopened':
      return `${effect.task} is open again, with all its attempts.`
    case 'note':
      return effect.task ? `${nextAttempt} of ${effect.task} reads it.` : `${nextAttempt} reads it, of any task.`
    case 'attempt_approved':
      if (effect.rejoins)
        return `${effect.task} is approved: ${shortOid(effect.commit)} is checked on what landed since, and lands if its change is still the same.`
      return `${effect.task} ${effect.part ? `goes on after part ${effect.part.number}` : 'is done'}: ${shortOid(effect.commit)} is part of the work.`
    case 'review_answered':
      return `Its agent waits no longer for an answer about ${effect.task}.`
    case 'unchanged_accepted':
      return `${effect.task} is done without a change.`
    case 'attempt_rejected':
      return `${shortOid(effect.commit)} is rejected, and ${effect.task} is open again.`
    case 'undo_ordered':
      return `The next job reverts ${revertedInWords(effect.undoes, state)}.`
    case 'follow_up_added':
      return `The plan now has the task ${effect.task}.`
    case 'counsel_answered':
      return counselAnswerInWords(effect)
    case 'forgotten':
      return `No later attempt reads ${effect.id}.${effect.restores ? ` What it had replaced counts again: ${effect.restores.join(', ')}.` : ''}`
    case 'remembered':
      return `Every later attempt reads it, as ${effect.id}.`
    default:
      return assertNever(effect)
  }
}

function revertedInWords(undoes: number, state: RunState): string {
  const target = taskOfIteration(state, undoes)
  return target && target.commits.length > 1
    ? `the ${target.commits.length} commits of ${target.task}`
    : `the commit of iteration ${undoes}`
}

const shownValue = (value: unknown): string => oneLine(typeof value === 'string' ? value : JSON.stringify(value), 200)

/** Open tasks that depend on a skipped one. */
function blockedText(task: string, plan: Plan, state: RunState): string {
  const statusOf = statusIn(state)
  const waiting = plan.tasks.filter(({ id, depends_on }) => depends_on.includes(task) && statusOf(id) === 'pending')
  const ids = waiting.map(({ id }) => id)
  return ids.length === 0 ? '' : ` Tasks that depend on it cannot start: ${firstThree(ids)}.`
}
