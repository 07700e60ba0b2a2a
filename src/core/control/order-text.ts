import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { isRule, weakens } from '../config/rules/rule-table.ts'
import { nextLines } from '../report/words/next-steps.ts'
import { changeInWords } from '../report/words/rules-text.ts'
import { runSentence } from '../report/words/run-sentence.ts'
import { statusIn } from '../run/fold/begin.ts'
import { taskOfIteration } from '../run/fold/task-commits.ts'
import { holderInWords } from '../run/lease/lease-verdict.ts'
import { assertNever } from '../text/assert-never.ts'
import { columnsOf, fitLines, type TextStyle } from '../text/display-width.ts'
import { oneLine, some } from '../text/one-line.ts'
import { painter } from '../text/paint.ts'
import { lineSpan, operatorCommand, type ReportContext, ralphCommand, shortOid } from '../text/report-context.ts'
import type { AppliedOrder } from './acknowledge.ts'
import { answeredInWords } from './answer-counsel.ts'
import type { Effect, Unmet } from './obeyed.ts'
import { unmetText } from './unmet-promise.ts'

/** An order that was just given on a command line. */
interface Given {
  readonly id: string
  readonly text: string
  readonly command: OperatorCommand
  /** As they were foreseen. */
  readonly effects: readonly Effect[]
}

type Run = { readonly plan: Plan; readonly state: RunState }

/** No job is at work: what is so now, by this order and by those that were still waiting before it. */
export function carriedOutText(
  { applied, ...run }: Run & { readonly applied: readonly AppliedOrder[] },
  { order, at, look }: { order: Given; at: ReportContext; look: TextStyle },
): string[] {
  const { happened, next } = runSentence(run, at)
  const own = applied.some((one) => one.order.id === order.id)
  const lines = [
    ...applied.map((one) => takenLine(one, { order, at, run })),
    ...(own ? [] : [`Done: ${oneLine(order.text, 300)}. Another job or command carried it out.`]),
    happened,
  ]
  return [...fitLines(lines, look), ...nextLines(next, { paint: painter(look.color), columns: columnsOf(look) })]
}

function takenLine(
  { order: { id, by, text }, obeyed }: AppliedOrder,
  { order, at, run }: { order: Given; at: ReportContext; run: Run },
): string {
  const what = oneLine(text, 300)
  const whose = id === order.id ? '' : ` (by ${oneLine(by, 60)}, waiting until now)`
  if (obeyed.kind === 'refused') return `Refused: ${what}${whose}: ${oneLine(obeyed.why, 300)}.`
  const unmet = obeyed.kind === 'done' ? obeyed.unmet : undefined
  const effects = obeyed.kind === 'done' ? obeyed.effects.map((effect) => outcome(effect, run, at, unmet)) : []
  const known = obeyed.kind === 'done' && obeyed.known ? [`That is known already, as ${obeyed.known}.`] : []
  return [
    `Done: ${what}${whose}${/[.?!]$/.test(`${what}${whose}`) ? '' : '.'}`,
    ...effects,
    ...known,
    ...(unmet ? [unmetText(unmet, at)] : []),
  ].join(' ')
}

/** A job is at work, and takes it. */
export function waitsText({ lease, current }: RunState, order: Given, context: ReportContext): string[] {
  const { id, text, command, effects } = order
  const who = lease ? `${holderInWords(lease.holder)} picks it up within a minute.` : 'The next job carries it out.'
  const [hint] = effects.filter((effect) => effect.type === 'note')
  const whose = hint?.task ? ` The next attempt of ${hint.task} reads it.` : ' The next attempt reads it, of any task.'
  const back = lineSpan(ralphCommand(context, 'orders', 'withdraw', id))
  const once =
    current && command.kind === 'skip' && command.task === current.task
      ? [`An agent is working on ${current.task}: if this attempt passes, the task is done and the order is refused.`]
      : []
  return [`Ordered: ${oneLine(text, 300)}. ${who}${hint ? whose : ''} To withdraw it before that: ${back}`, ...once]
}

/** What of the rules of the run these effects make weaker, a line each. */
export const weakenedLines = (effects: readonly Effect[]): string[] =>
  effects.flatMap((effect) =>
    effect.type === 'rules_changed'
      ? effect.changes
          .filter(({ name, before, after }) => isRule(name) && weakens(name, before, after))
          .map(changeInWords)
      : [],
  )

/** What becomes of done tasks that build on the one that is undone. */
export function dependentsText({ command }: Given, state: RunState, dependents: readonly string[]): string[] {
  if (command.kind !== 'undo' || dependents.length === 0) return []
  const fate = command.reopen_dependents ? 'are opened again too' : 'stay done; --reopen-dependents reopens them'
  const task = taskOfIteration(state, command.iteration)?.task ?? `iteration ${command.iteration}`
  return [`Tasks that build on ${task} (${dependents.join(', ')}) ${fate}.`]
}

/** What is so now by this effect of an order, in one sentence for a terminal. `run` as it is after that. */
function outcome(
  effect: Effect,
  { plan, state }: { plan: Plan; state: RunState },
  context: ReportContext,
  unmet: Unmet | undefined,
): string {
  const first = unmet === undefined ? 'The next attempt' : 'Once there is one, the next attempt'
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
      return `${effect.task} is skipped.${heldUp(effect.task, plan, state)}`
    case 'task_reopened':
      return `${effect.task} is open again, with all its attempts.`
    case 'note':
      return effect.task ? `${first} of ${effect.task} reads it.` : `${first} reads it, of any task.`
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
      return answeredInWords(effect)
    case 'forgotten':
      return `No later attempt reads ${effect.id}.${effect.restores ? ` What it had replaced counts again: ${effect.restores.join(', ')}.` : ''}`
    case 'remembered':
      return `Every later attempt reads it, as ${effect.id}.`
    default:
      return assertNever(effect)
  }
}

function revertedInWords(undoes: number, state: RunState): string {
  const found = taskOfIteration(state, undoes)
  return found && found.commits.length > 1
    ? `the ${found.commits.length} commits of ${found.task}`
    : `the commit of iteration ${undoes}`
}

const shownValue = (value: unknown): string => oneLine(typeof value === 'string' ? value : JSON.stringify(value), 200)

/** Open tasks that build on one that nobody will do. */
function heldUp(task: string, plan: Plan, state: RunState): string {
  const statusOf = statusIn(state)
  const waiting = plan.tasks.filter(({ id, depends_on }) => depends_on.includes(task) && statusOf(id) === 'pending')
  const ids = waiting.map(({ id }) => id)
  return ids.length === 0 ? '' : ` Tasks that depend on it cannot start: ${some(ids)}.`
}
