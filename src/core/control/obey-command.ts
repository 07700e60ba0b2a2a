import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { adjustable } from '../config/rules/overrides.ts'
import { defaultRaw, isRule, type RuleName, rawOfText } from '../config/rules/rule-table.ts'
import { commandForms } from '../order/read-command.ts'
import { addFollowUp, placeOf } from '../plan/change/follow-up.ts'
import { nextMarkdown } from '../report/words/next-steps.ts'
import { runSentence } from '../report/words/run-sentence.ts'
import { statusIn, taskIn } from '../run/fold/begin.ts'
import { evolve } from '../run/fold/evolve.ts'
import { heldCommits } from '../run/fold/open-attempts.ts'
import { fenced } from '../text/markdown/fences.ts'
import { agentLine } from '../text/markdown/neutral-markdown.ts'
import { meantName, similarIn } from '../text/nearest.ts'
import { code, shortOid } from '../text/report-context.ts'
import { answerAgent } from './answer-agent.ts'
import { answerCounsel } from './answer-counsel.ts'
import { addTask, approve, redo, rejectOf, undo } from './judge-commit.ts'
import { forgotten, knownSoFar, remembered } from './keep-knowledge.ts'
import type { Effect, Order, OrderResult } from './obeyed.ts'
import { unmetMarkdown, unmetPromise } from './unmet-promise.ts'

/** What an order does to the run, or why it cannot be done; its answer promises what comes of it. Pure. */
export function obeyCommand(command: OperatorCommand, order: Order, run: { plan: Plan; state: RunState }): OrderResult {
  const obeyed = effectsOf(command, order, run)
  const unmet = obeyed.kind === 'done' ? unmetPromise(obeyed.effects, withEffects(obeyed.effects, run)) : undefined
  if (obeyed.kind !== 'done' || !unmet) return obeyed
  const besides = unmetMarkdown(unmet, run.state.work_branch)
  const answer = [besides, obeyed.answer?.replace(/^The next attempt\b/, 'Once there is one, the next attempt')]
  return { ...obeyed, unmet, answer: answer.filter((part) => part !== undefined).join('\n\n') }
}

/** The run after the effects of an order. */
export function withEffects(effects: readonly Effect[], { plan, state }: Run, at = state.updated): Run {
  return effects.reduce(
    (now: Run, effect) => {
      const added =
        effect.type === 'follow_up_added' ? addFollowUp(effect.amendment, now.plan, statusIn(now.state)) : ''
      return { plan: typeof added === 'string' ? now.plan : added, state: evolve(now.state, { ...effect, at }) }
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
      return remembered(command, order, run.state)
    case 'forget':
      return forgotten(command, order, run.state)
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

/** The reader sees exactly what the next agent will: nothing in a comment can say one thing to each (threat T4). */
function hint(command: OperatorCommand & { kind: 'hint' }, { id, by, about }: Order, run: Run): OrderResult {
  const { task, words } = addressed(command.text, run.plan)
  if (words === '') return refused(`say what ${task} should be told: hint ${task} TEXT`)
  if (task !== null && statusIn(run.state)(task) === 'done') {
    const { iteration } = taskIn(run.state, task)
    const again = iteration === null ? '' : `; \`redo ${iteration}\` has it changed`
    return refused(`${task} is done and will not be attempted again${again}`)
  }
  const [remark] = about?.remarks ?? []
  const place = remark ? placeOf(remark) : about?.commit ? `the work as of ${shortOid(about.commit)}` : ''
  const text = place === '' ? words : `About ${place}: ${words}`
  const whose = task === null ? 'The next attempt, whichever task it is of,' : `The next attempt of ${code(task)}`
  return {
    ...done({ type: 'note', id, by, text, task }),
    answer: `${whose} reads exactly this:\n\n${fenced(text)}`,
  }
}

/** A hint is a task's where its first word is exactly the id of one. */
export function addressed(text: string, { tasks }: Pick<Plan, 'tasks'>): { task: string | null; words: string } {
  const [, first = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? []
  return tasks.some(({ id }) => id === first) ? { task: first, words: rest } : { task: null, words: text }
}

const done = (...effects: readonly Effect[]): OrderResult & { kind: 'done' } => ({ kind: 'done', effects })
const refused = (why: string): OrderResult => ({ kind: 'refused', why })

type Run = { plan: Plan; state: RunState }

function skip({ task, why }: OperatorCommand & { kind: 'skip' }, by: string, run: Run): OrderResult {
  const skipped = { type: 'skip_task', task, by, why } as const
  const held = heldCommits(run.state).find((one) => one.task === task)
  if (held) return done(rejectOf(held, { by, why }), skipped)
  // The attempt at it ends when the job sees that.
  if (run.state.lanes.some((lane) => lane.task === task)) return done(skipped)
  return wrongTask(run, task, ['pending', 'failed', 'given_up'], 'be skipped') ?? done(skipped)
}

/** A waiting commit is rejected with the reason; for any other task a reason is a hint. */
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

/** No commit could be undone to have it done after all. */
const isDoneUnchanged = ({ state }: Run, task: string): boolean => {
  const { status, commit, closed } = taskIn(state, task)
  return status === 'done' && commit === null && closed !== null
}

/** Its run is paused for it; it gets all its attempts again, as one that has failed. */
const isStuck = ({ state }: Run, task: string): boolean =>
  taskIn(state, task).stuck !== null && statusIn(state)(task) === 'pending'

function unknownTask(plan: Plan, task: string): string {
  const meant = similarIn(plan.tasks.map(({ id }) => id))(task)
  return `the plan has no task ${task}${meant === undefined ? '' : `. Did you mean ${meant}?`}`
}

function wrongTask(
  { plan, state }: Run,
  task: string,
  allowed: readonly string[],
  what: string,
): OrderResult | undefined {
  if (!plan.tasks.some(({ id }) => id === task)) return refused(unknownTask(plan, task))
  const status = statusIn(state)(task)
  if (allowed.includes(status)) return undefined
  const { iteration } = taskIn(state, task)
  const back = status === 'done' && iteration !== null ? `; \`undo ${iteration}\` takes its commit back` : ''
  const words = allowed
    .map((one) => one.replace('_', ' '))
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ')
  return refused(`${task} is ${status.replace('_', ' ')}; only a task that is ${words} can ${what}${back}`)
}

/** Rules that a job under way takes over; of the others it was made when it began. */
const atOnce: ReadonlySet<string> = new Set<RuleName>([
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

/** Sets these for the rest of the run, all or none; null stands for one that was not named. */
function changeSettings(
  wanted: Readonly<Record<string, string | null>>,
  by: string,
  { rules, base }: Pick<RunState, 'rules' | 'base'>,
): OrderResult {
  const given = Object.entries(wanted).flatMap(([name, text]) => (text === null ? [] : [read(name, text)]))
  const faults = given.flatMap((one) => ('fault' in one ? [one.fault] : []))
  if (faults.length > 0) return { kind: 'refused', why: faults.join('; ') }
  const settled = given.flatMap((one) => ('fault' in one ? [] : [one]))
  const free = settled.filter(({ name }) => !isRule(name))
  const ruled = settled.filter(({ name }) => isRule(name))
  const changes = ruled.map(({ name, raw }) => {
    const then = rules?.values[name]
    const rule = { ...then, value: raw, from: `an order of ${by}`, source: 'order' as const }
    return { name, before: then?.value ?? defaultRaw(name), after: raw, rule }
  })
  const late = ruled.filter(({ name }) => !atOnce.has(name)).map(({ name }) => code(name))
  const effects: Effect[] = [
    ...free.map(({ name, text: value }) => ({ type: 'setting_changed' as const, name, value, by })),
    ...(changes.length === 0
      ? []
      : [{ type: 'rules_changed' as const, by, why: 'ordered', base: rules?.base ?? base, changes }]),
  ]
  const answer = late.length > 0 ? `${late.join(', ')} counts from the next job on.` : undefined
  return { kind: 'done', effects, ...(answer && { answer }) }
}

function read(name: string, text: string): { name: RuleName; text: string; raw: unknown } | { fault: string } {
  const known = adjustable.find((one) => one === name)
  if (known === undefined) {
    const meant = meantName(name, adjustable)
    const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`
    return { fault: `${name} cannot be changed in a run.${nearest} You can set ${adjustable.join(', ')}` }
  }
  const found = rawOfText(known, text)
  return 'raw' in found
    ? { name: known, text, raw: found.raw }
    : { fault: `${name} takes ${found.expected}, not "${text}"` }
}

type Informing = OperatorCommand & { kind: 'start' | 'plan' | 'status' | 'help' | 'knowledge' }

/** Orders that change no fact of the run: they are answered, or refused by name. */
function inform(command: Informing, run: { plan: Plan; state: RunState }): OrderResult {
  switch (command.kind) {
    case 'start':
      // The comment itself has started the job that reads this.
      return run.state.paused ? refused('the run is paused; `resume` lifts the pause and continues') : answered()
    case 'plan':
      return answered(
        'Each job adopts the plan when it starts, as this one did. The next job adopts later edits; for the text of an issue, order `plan` again then.',
      )
    case 'status':
      return answered(status(run))
    case 'knowledge':
      return answered(knownSoFar(command, run.state))
    case 'help':
      return answered(help)
  }
}

const answered = (answer?: string): OrderResult => ({ kind: 'done', effects: [], ...(answer && { answer }) })

const help = [
  'A command is the first line of a new comment, one per comment:',
  '',
  ...Object.values(commandForms).map((form) => `- ${code(`/ralph ${form}`)}`),
].join('\n')

function status(run: { plan: Plan; state: RunState }): string {
  const at = { planFile: 'the plan file', workBranch: run.state.work_branch, now: null, surface: 'issue' } as const
  const { happened, details, next } = runSentence(run, at, (text) => agentLine(text, 500))
  return [happened, ...details.map((detail) => `- ${detail}`), nextMarkdown(next)].join('\n\n')
}
