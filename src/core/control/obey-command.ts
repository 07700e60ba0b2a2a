import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { adjustable } from '../config/rules/overrides.ts'
import { defaultRaw, isRule, type RuleName, rawOfText } from '../config/rules/rule-table.ts'
import { formerNames } from '../config/table/settings.ts'
import { commandForms } from '../order/read-command.ts'
import { addFollowUp, placeOf } from '../plan/change/follow-up.ts'
import { unknownTask } from '../plan/graph/unknown-task.ts'
import { markdownOf } from '../report/document/markdown.ts'
import { runSentence } from '../report/words/run-sentence.ts'
import { statusIn, taskIn } from '../run/fold/begin.ts'
import { evolve } from '../run/fold/evolve.ts'
import { heldCommits } from '../run/fold/open-attempts.ts'
import { fenced } from '../text/markdown/fences.ts'
import { agentLine } from '../text/markdown/neutral-markdown.ts'
import { nearestName } from '../text/nearest.ts'
import { code, shortOid } from '../text/report-context.ts'
import { answerAgent } from './answer-agent.ts'
import { answerCounsel } from './answer-counsel.ts'
import { addTask, approve, redo, rejectOf, undo } from './judge-commit.ts'
import { forgetEntry, knowledgeAnswer, rememberFact } from './keep-knowledge.ts'
import { type Effect, type Order, type OrderResult, refused } from './order-result.ts'
import { unmetMarkdown, unmetPromise } from './unmet-promise.ts'

/** The effects of an order, or why it is refused. The answer also says what else is needed before they count. Pure. */
export function obeyCommand(command: OperatorCommand, order: Order, run: { plan: Plan; state: RunState }): OrderResult {
  const result = effectsOf(command, order, run)
  const unmet = result.kind === 'done' ? unmetPromise(result.effects, withEffects(result.effects, run)) : undefined
  if (result.kind !== 'done' || !unmet) return result
  const warning = unmetMarkdown(unmet, run.state.work_branch)
  const answer = [warning, result.answer?.replace(/^The next attempt\b/, 'Once there is one, the next attempt')]
  return { ...result, unmet, answer: answer.filter((part) => part !== undefined).join('\n\n') }
}

/** The run after these effects, which happen at `timestamp`. */
export function withEffects(effects: readonly Effect[], { plan, state }: Run, timestamp = state.updated): Run {
  return effects.reduce(
    (before: Run, effect) => {
      const amendedPlan =
        effect.type === 'follow_up_added' ? addFollowUp(effect.amendment, before.plan, statusIn(before.state)) : ''
      return {
        plan: typeof amendedPlan === 'string' ? before.plan : amendedPlan,
        state: evolve(before.state, { ...effect, at: timestamp }),
      }
    },
    { plan, state },
  )
}

function effectsOf(command: OperatorCommand, order: Order, run: { plan: Plan; state: RunState }): OrderResult {
  const { by } = order
  switch (command.kind) {
    case 'pause':
      return done({ type: 'pause', by, why: command.why || `${by} paused it` })
    case 'resume':
      return run.state.paused ? done({ type: 'resume', by }) : refused('the run is not paused')
    case 'stop':
      return { kind: 'stop', why: command.why || `${by} stopped it` }
    case 'hint':
      return hint(command, order, run)
    case 'answer':
      return answerAgent(command, order, run)
    case 'skip':
      return skip(command, by, run)
    case 'retry':
      return retry(command, order, run)
    case 'approve':
      return approve(command, by, run.state)
    case 'undo':
      return undo(command, by, run.state)
    case 'add':
      return addTask(command, order, run)
    case 'redo':
      return redo(command, order, run)
    case 'remember':
      return rememberFact(command, order, run.state)
    case 'forget':
      return forgetEntry(command, order, run.state)
    case 'accept':
    case 'revise':
    case 'override':
    case 'abort':
      return answerCounsel(command, order, run)
    case 'budget':
      return changeSettings(
        { 'cost-budget': command.usd, 'run-iterations': command.iterations, 'token-budget': command.tokens },
        ...[by, run.state],
      )
    case 'mode':
      return changeSettings({ mode: command.value }, by, run.state)
    case 'set':
      return changeSettings({ [command.name]: command.value }, by, run.state)
    default:
      return inform(command, run)
  }
}

/** Quotes exactly what the next agent will read (threat T4). */
function hint(command: OperatorCommand & { kind: 'hint' }, { id, by, about }: Order, run: Run): OrderResult {
  const { task, words } = splitHint(command.text, run.plan)
  if (words === '') return refused(`say what ${task} should be told: hint ${task} TEXT`)
  if (task !== null && statusIn(run.state)(task) === 'done') {
    const { iteration } = taskIn(run.state, task)
    const redoHint = iteration === null ? '' : `; \`redo ${iteration}\` has it changed`
    return refused(`${task} is done and will not be attempted again${redoHint}`)
  }
  const [remark] = about?.remarks ?? []
  const place = remark ? placeOf(remark) : about?.commit ? `the work as of ${shortOid(about.commit)}` : ''
  const text = place === '' ? words : `About ${place}: ${words}`
  const reader = task === null ? 'The next attempt, whichever task it is of,' : `The next attempt of ${code(task)}`
  return {
    ...done({ type: 'note', id, by, text, task }),
    answer: `${reader} reads exactly this:\n\n${fenced(text)}`,
  }
}

/** A hint is for one task if its first word is exactly that task's id. */
export function splitHint(text: string, { tasks }: Pick<Plan, 'tasks'>): { task: string | null; words: string } {
  const [, first = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? []
  return tasks.some(({ id }) => id === first) ? { task: first, words: rest } : { task: null, words: text }
}

const done = (...effects: readonly Effect[]): OrderResult & { kind: 'done' } => ({ kind: 'done', effects })

type Run = { plan: Plan; state: RunState }

function skip({ task, why }: OperatorCommand & { kind: 'skip' }, by: string, run: Run): OrderResult {
  const skipEffect = { type: 'skip_task', task, by, why } as const
  const held = heldCommits(run.state).find((one) => one.task === task)
  if (held) return done(rejectOf(held, { by, why }), skipEffect)
  // The job ends a running attempt when it sees the event.
  if (run.state.lanes.some((lane) => lane.task === task)) return done(skipEffect)
  return wrongTask(run, task, ['pending', 'failed', 'given_up'], 'be skipped') ?? done(skipEffect)
}

/** For a waiting commit the reason explains the rejection; for any other task it is a hint. */
function retry(
  { task, why }: OperatorCommand & { kind: 'retry' },
  { id, by }: { id: string; by: string },
  run: Run,
): OrderResult {
  const held = heldCommits(run.state).find((one) => one.task === task)
  if (held) return done(rejectOf(held, { by, why }))
  const hint = why === '' ? [] : [{ type: 'note', id, by, text: why, task } as const]
  return (
    (isStuck(run, task) || waitsForAnswer(run, task) || isDoneUnchanged(run, task)
      ? undefined
      : wrongTask(run, task, ['failed', 'skipped', 'given_up'], 'be retried')) ??
    done({ type: 'task_reopened', task, by }, ...hint)
  )
}

const waitsForAnswer = ({ state }: Run, task: string): boolean =>
  state.asks.some((ask) => ask.task === task && ask.question)

/** Such a task has no commit that could be undone. */
const isDoneUnchanged = ({ state }: Run, task: string): boolean => {
  const { status, commit, closed } = taskIn(state, task)
  return status === 'done' && commit === null && closed !== null
}

/** The run is paused because of this task. A retry gives it all its attempts again. */
const isStuck = ({ state }: Run, task: string): boolean =>
  taskIn(state, task).stuck !== null && statusIn(state)(task) === 'pending'

function wrongTask(
  { plan, state }: Run,
  task: string,
  allowed: readonly string[],
  action: string,
): OrderResult | undefined {
  if (!plan.tasks.some(({ id }) => id === task)) return refused(unknownTask(plan, task))
  const status = statusIn(state)(task)
  if (allowed.includes(status)) return undefined
  const { iteration } = taskIn(state, task)
  const undoHint = status === 'done' && iteration !== null ? `; \`undo ${iteration}\` takes its commit back` : ''
  const statuses = allowed
    .map((one) => one.replace('_', ' '))
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ')
  return refused(`${task} is ${status.replace('_', ' ')}; only a task that is ${statuses} can ${action}${undoHint}`)
}

/** Rules that also change in a running job; the others change in the next one. */
const appliedWhileRunning: ReadonlySet<string> = new Set<RuleName>([
  'approval',
  'before-capture',
  'cost-budget',
  'human-review',
  'incomplete',
  'known-red',
  'max-continuations',
  'protected-paths',
  'review',
  'run-iterations',
  'setup',
  'strategy',
  'token-budget',
])

/** Sets all of them for the rest of the run, or none. Null: not named in the order. */
function changeSettings(
  requested: Readonly<Record<string, string | null>>,
  by: string,
  { rules, base }: Pick<RunState, 'rules' | 'base'>,
): OrderResult {
  const parsed = Object.entries(requested).flatMap(([name, text]) => (text === null ? [] : [parseSetting(name, text)]))
  const faults = parsed.flatMap((setting) => ('fault' in setting ? [setting.fault] : []))
  if (faults.length > 0) return { kind: 'refused', why: faults.join('; ') }
  const valid = parsed.flatMap((setting) => ('fault' in setting ? [] : [setting]))
  const plainSettings = valid.filter(({ setting }) => !isRule(setting))
  const ruleSettings = valid.filter(({ setting }) => isRule(setting))
  const changes = ruleSettings.map(({ setting: name, raw }) => {
    const previous = rules?.values[name]
    const rule = { ...previous, value: raw, from: `an order of ${by}`, source: 'order' as const }
    return { name, before: previous?.value ?? defaultRaw(name), after: raw, rule }
  })
  const nextJobNames = ruleSettings.filter(({ name }) => !appliedWhileRunning.has(name)).map(({ name }) => code(name))
  const effects: Effect[] = [
    ...plainSettings.map(({ name, text: value }) => ({ type: 'setting_changed' as const, name, value, by })),
    ...(changes.length === 0
      ? []
      : [{ type: 'rules_changed' as const, by, why: 'ordered', base: rules?.base ?? base, changes }]),
  ]
  const answer = nextJobNames.length > 0 ? `${nextJobNames.join(', ')} counts from the next job on.` : undefined
  return { kind: 'done', effects, ...(answer && { answer }) }
}

/** `name` may be a former one, which the event keeps: it changes that field alone. */
function parseSetting(
  name: string,
  text: string,
): { name: string; setting: RuleName; text: string; raw: unknown } | { fault: string } {
  const current = formerNames.get(name)
  const setting = adjustable.find((one) => one === (current?.name ?? name))
  if (setting === undefined) {
    const suggestion = nearestName(name, adjustable)
    const nearest = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`
    return { fault: `${name} cannot be changed in a run.${nearest} You can set ${adjustable.join(', ')}` }
  }
  const value = rawOfText(setting, current ? `${current.field}=${text}` : text)
  return 'raw' in value
    ? { name, setting, text, raw: value.raw }
    : { fault: `${name} takes ${value.expected}, not "${text}"` }
}

type Informing = OperatorCommand & { kind: 'start' | 'plan' | 'status' | 'help' | 'knowledge' }

/** Orders that change nothing: each is answered or refused. */
function inform(command: Informing, run: { plan: Plan; state: RunState }): OrderResult {
  switch (command.kind) {
    case 'start':
      // The comment has already started the job that reads it.
      return run.state.paused ? refused('the run is paused; `resume` lifts the pause and continues') : doneWithAnswer()
    case 'plan':
      return doneWithAnswer(
        'Each job adopts the plan when it starts, as this one did. The next job adopts later edits; for the text of an issue, order `plan` again then.',
      )
    case 'status':
      return doneWithAnswer(status(run))
    case 'knowledge':
      return doneWithAnswer(knowledgeAnswer(command, run.state))
    case 'help':
      return doneWithAnswer(help)
  }
}

const doneWithAnswer = (answer?: string): OrderResult => ({ kind: 'done', effects: [], ...(answer && { answer }) })

const help = [
  'A command is the first line of a new comment, one per comment:',
  '',
  ...Object.values(commandForms).map((form) => `- ${code(`/ralph ${form}`)}`),
].join('\n')

function status(run: { plan: Plan; state: RunState }): string {
  const context = { planFile: 'the plan file', workBranch: run.state.work_branch, now: null, surface: 'issue' } as const
  const { happened, details, next } = runSentence(run, context, (text) => agentLine(text, 500))
  return markdownOf([happened, { list: details }, { steps: next }])
}
